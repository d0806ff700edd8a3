"""Nothing is left out: the random games of the conformance suite use every card of every set."""

import demesne
from demesne.core.chance import pick, seeded, step
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.state import ACTION, TREASURE
from tests.conformance.tables import Table, every_table

SEEDS = range(1, 14)  # those of the suite


def used(table: Table, seed: int) -> set[str]:
    """The cards that are played in a random game, and those gained that cannot be played."""
    name, players, options = table
    state = demesne.game(name).new(players=players, seed=seed, listen=True, **options)
    chance = seeded(seed + 1000)
    while state.actor != demesne.OVER:
        chance = step(chance)
        state.apply(state.actions()[pick(chance, len(state.actions()))])
    happened = [(event.kind, event.facts.get("card", "")) for event in state.events or []]
    played = {card for kind, card in happened if kind == "play"}
    return played | {card for kind, card in happened if kind == "gain" and not CARDS[card].types & (ACTION | TREASURE)}


def test_every_card_is_used() -> None:
    """All 71, of the base set and of Intrigue, both editions."""
    tables = [table for table in every_table() if table[0] == "dominion"]
    assert {players for _, players, _ in tables} == {2, 3, 4, 5, 6}
    found = set().union(*[used(table, seed) for table in tables for seed in SEEDS])
    assert len(CARDS) == 71
    assert found == set(CARDS)
