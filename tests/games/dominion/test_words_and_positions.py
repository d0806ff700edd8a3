"""Words for actions, positions that anybody may have written, and what is printed on cards."""

import json
from typing import Any

import pytest

import demesne
from demesne.core.refused import Refused
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.printed import printed
from demesne.games.dominion.words import PHRASES
from demesne.scenarios import run_file
from tests.games.dominion.positions import GAME, options, table


def position(**fields: Any) -> dict[str, Any]:
    """A position of two players, with some fields otherwise."""
    return table("village, copper", "moat").save() | fields


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"players": 7}, "2 to 6 players, not 7"),
        ({"kingdom": ["moat"]}, "10 cards, not 1"),
        ({"seats": []}, "seats: there are 0 for 2 players"),
        ({"seats": [{"hand": ["dragon"]}, {}]}, r"seats\[0\].hand\[0\]: 'dragon' is not a card of this game"),
        ({"seats": [{"hand": ["village"] * 11}, {}], "supply": {}}, r"supply.village: -1 in the pile and 11"),
        ({"trash": ["gold"]}, r"supply.gold: 30 in the pile and 1 elsewhere are not the 30 of Gold"),
        ({"supply": {"province": 9}}, "supply.province"),
        ({"turn": 2}, "turn: 2 is not from 0 to 1"),
        ({"coins": -1}, "coins"),
        ({"agenda": [{"phase": "tea", "player": 0}]}, "'tea' is none of"),
        ({"agenda": [{"do": "sing", "player": 0, "cards": []}]}, "no step called 'sing'"),
        ({"agenda": [{"do": "draw", "player": 0, "cards": []}]}, "no step called 'draw'"),
        ({"seen": [{"seat": 5, "card": "copper", "known_by": []}]}, "seat: 5"),
        ({"weather": "fine"}, "weather: there is no such field"),
    ],
)
def test_an_impossible_position_is_refused(fields: dict[str, Any], reason: str) -> None:
    """One sentence names the field."""
    with pytest.raises(ValueError, match=reason):
        GAME.load(position(**fields))


def test_a_position_can_be_written_by_hand() -> None:
    """What is left out is usual: piles are what is nowhere else, and it is the Action phase."""
    state = table("village, copper", "moat")
    assert options(state) == ["end actions", "play village"]
    state = table("village, copper", "moat", phase="buy", coins=3)
    assert "buy silver" in options(state)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("play dragon", "no ‘dragon’ in this game"),
        ("play moat", "You have no Moat in hand"),
        ("play copper", "Copper is not an Action"),
        ("buy gold", "You buy cards after playing your Actions and Treasures"),
        ("discard copper", "‘discard copper’ is not possible here; possible: end actions, play village"),
        ("end turn", "‘end turn’ is not possible here"),
        ("dance", "‘dance’ is not an action"),
    ],
)
def test_words_that_mean_nothing_here(words: str, reason: str) -> None:
    """The sentence says why."""
    with pytest.raises(Refused, match=reason):
        table("village, copper", "", kingdom="moat").read(words)


def test_words_are_read_in_any_writing() -> None:
    """Capitals, spaces and underscores do not matter."""
    state = table("throne room, village", "")
    assert state.read(" Play  Throne_Room ") == state.read("play throne room")


def test_every_card_is_printed() -> None:
    """Its cost and its types, as plain data."""
    cards = printed()["cards"]
    assert len(cards) == len(CARDS) == 71
    assert json.loads(json.dumps(cards)) == cards
    assert all(card["types"] for card in cards.values())


def test_steps_are_named_after_their_verb() -> None:
    """All that can be picked can be said."""
    seen = set()
    for seed in range(60):
        state = GAME.new(2 + seed % 3, seed, sets="all")
        for number in range(300):
            if state.actor == demesne.OVER:
                break
            said = state.describe(state.actions()[number % len(state.actions())])
            seen.add(said["verb"])
            assert state.actions()
            state.apply(state.actions()[number % len(state.actions())])
    assert seen >= set(PHRASES) - {"set", "name", "pass"}


def test_a_wrong_scenario_is_found_out(tmp_path: Any) -> None:
    """What differs is told, and what cannot be done."""
    scenario: dict[str, Any] = {
        "id": "x", "kind": "play", "players": ["A", "B"],
        "before": {"turn": "A", "phase": "action", "zones": {"A": {"hand": ["village", "moat"]}, "B": {}}},
        "do": [["A", "play", "village"]],
        "after": {"actions": 3, "zones": {"A": {"hand": ["moat"], "deck": ["gold"]}}},
    }  # fmt: skip
    refused = scenario | {"id": "y", "do": [["A", "refused", ["play", "village"]]], "after": {}}
    misfit = scenario | {"id": "z", "do": [["B", "play", "village"]], "after": {}}
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps([scenario, refused, misfit]))
    found = dict(run_file(path))
    assert len(found["x"]) == 2
    assert len(found["y"]) == len(found["z"]) == 1
