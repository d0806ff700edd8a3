"""Dominion's bots: a sensible answer to every kind of question that a card can ask."""

from typing import Any

import pytest

import demesne
from demesne import engine
from demesne.arena.match import Tournament, play_match
from demesne.bots import Window, make_bot, wishes
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.state import ACTION
from demesne.games.dominion.steps import FORKS_BY_NAMES, ONE_PICKED_CARD, PICKED_CARDS, STEPS, name_of
from demesne.minds.dominion.picks import VALUES
from demesne.minds.dominion.sense import USES
from demesne.minds.dominion.ways import WAYS
from tests.conformance.tables import every_table
from tests.conformance.test_every_game import random_game
from tests.games.dominion.positions import GAME, say, table


def answers(state: Dominion, bot: str, number: int) -> list[str]:
    """The next answers, all by the bot."""
    found = []
    for _ in range(number):
        seat = int(state.actor)
        action = make_bot(bot, "dominion", 1).choose(Window(state, seat))
        found.append(state.say(action))
        state.apply(action)
    return found


def scene(*hands: str, said: str, **fields: Any) -> Dominion:
    """A position in which something has been said already."""
    state = table(*hands, **fields)
    say(state, *[one.strip() for one in said.split(",") if one.strip()])
    return state


ONE_MARKET = "market, cellar, chapel, village, smithy, workshop, militia, remodel, moat"
HAND = "copper, gold, estate, curse"
FEW_PROVINCES = {"province": 3}
#: by card: a position in which it asks something, and what should be answered
CASES: dict[str, tuple[Dominion, list[str]]] = {
    # What to play
    "village first": (scene("village, smithy, 3 copper", "", said=""), ["play village"]),
    "throne room before its target": (scene("throne room, smithy, copper", "", said=""), ["play throne room"]),
    "throne room on the best": (scene("throne room, laboratory, moat", "", said="play throne room"),
                                ["play laboratory"]),
    "no trading post for good cards": (scene("trading post, 2 gold, silver", "", said=""), ["end actions"]),
    "trading post for as many coins": (scene("trading post, 2 copper, 2 silver", "", said=""), ["play trading post"]),
    "masquerade for more coins": (scene("masquerade, 2 copper, 2 silver", "", said="", decks=["2 gold", ""]),
                                  ["play masquerade"]),
    "chapel for much": (scene("chapel, smithy, 3 estate", "", said=""), ["play chapel"]),
    "smithy rather than chapel for little": (scene("chapel, smithy, estate, 2 gold", "", said=""), ["play smithy"]),
    "no upgrade of good cards": (scene("upgrade, 2 gold, silver", "", said=""), ["end actions"]),
    "no remodel of good cards": (scene("remodel, 2 silver", "", said=""), ["end actions"]),
    "all treasures": (scene("copper, silver", "", said=""), ["play all treasures"]),
    "vassal": (scene("vassal", "", said="play vassal", decks=["village", ""]), ["play the discarded card"]),
    # Gaining
    "artisan": (scene("artisan, estate", "", said="play artisan", kingdom=ONE_MARKET), ["gain market"]),
    "workshop": (scene("workshop", "", said="play workshop", kingdom="gardens"), ["gain silver"]),
    "workshop late": (scene("workshop", "", said="play workshop", piles=FEW_PROVINCES, kingdom="gardens"),
                      ["gain gardens"]),
    "ironworks": (scene("ironworks", "", said="play ironworks"), ["gain silver"]),
    "feast": (scene("feast", "", said="play feast", kingdom=ONE_MARKET), ["gain market"]),
    "mine a silver": (scene("mine, copper, silver", "", said="play mine"), ["trash silver", "gain gold"]),
    "mine a copper": (scene("mine, copper, gold", "", said="play mine"), ["trash copper", "gain silver"]),
    "remodel an estate": (scene("remodel, estate, silver", "", said="play remodel"), ["trash estate"]),
    "remodel a gold": (scene("remodel, gold, estate", "", said="play remodel"), ["trash gold", "gain province"]),
    "upgrade": (scene("upgrade, estate, gold", "", said="play upgrade"), ["trash estate", "gain silver"]),
    "replace": (scene("replace, estate, gold", "", said="play replace, trash estate"), ["gain silver"]),
    "thief": (scene("thief", "", said="play thief", decks=["", "copper, gold"]), ["trash gold", "gain gold"]),
    "saboteur": (scene("saboteur", "", said="play saboteur", decks=["", "gold"], kingdom="duke"), ["gain silver"]),
    "saboteur leaves only bad cards": (scene("saboteur", "", said="play saboteur", decks=["", "silver"]), ["no more"]),
    "swindler copper": (scene("swindler", "", said="play swindler", decks=["", "copper"]), ["gain curse"]),
    "swindler duchy": (scene("swindler", "", said="play swindler", decks=["", "market"]), ["gain duchy"]),
    # Trashing
    "chapel": (scene(f"chapel, {HAND}", "", said="play chapel", decks=["9 silver", ""]),
               ["trash copper", "trash estate", "trash curse", "play gold"]),
    "chapel with little money": (scene("chapel, 4 copper, estate", "", said="play chapel", decks=["3 copper", ""]),
                                 ["trash copper", "trash estate", "play all treasures"]),
    "chapel late": (scene("chapel, estate, duchy, gold", "", said="play chapel", piles=FEW_PROVINCES), ["no more"]),
    "moneylender": (scene("moneylender, copper", "", said="play moneylender"), ["trash copper"]),
    "steward trashes": (scene("steward, 2 estate, gold", "", said="play steward"), ["trash 2 cards", "trash estate"]),
    "steward keeps": (scene("steward, 2 gold, silver", "", said="play steward"), ["take 2 coins"]),
    "trading post": (scene("trading post, gold, estate, curse", "", said="play trading post"), ["trash estate"]),
    "masquerade": (scene(f"masquerade, {HAND}", "copper, estate", said="play masquerade"),
                   ["pass curse", "pass estate"]),
    "masquerade trashes": (scene("masquerade, gold, curse", "copper", said="play masquerade, pass curse"),
                           ["no more"]),
    "masquerade trashes an estate": (scene("masquerade, gold, curse", "estate", said="play masquerade, pass curse"),
                                     ["trash estate"]),
    "masquerade leaves what buys a gold": (
        scene("masquerade, copper, curse", "copper", said="play masquerade, pass curse", decks=["9 silver", ""]),
        ["no more"]),
    "sentry": (scene("sentry", "", said="play sentry", decks=["copper, curse, gold", ""]), ["trash curse"]),
    "sentry discards": (scene("sentry", "", said="play sentry", decks=["copper, gold, duchy", ""]),
                        ["no more", "discard duchy"]),
    "sentry orders": (scene("sentry", "", said="play sentry", decks=["copper, gold, silver", ""]),
                      ["no more", "no more", "put silver on the deck"]),
    "bandit": (scene("bandit", "", said="play bandit", decks=["", "silver, gold"]), ["trash silver"]),
    "lurker with another": (scene("2 lurker", "", said="play lurker, trash an action of the supply",
                                  kingdom="nobles"), ["trash nobles", "play lurker"]),
    "lurker gains": (scene("lurker", "", said="play lurker", trash="nobles, moat"),
                     ["gain an action of the trash", "gain nobles"]),
    "mining village stays": (scene("mining village", "", said="play mining village"), ["no"]),
    "mining village for a province": (scene("mining village, 2 gold", "", said="play mining village"),
                                      ["trash this for 2 coins"]),
    # Discarding
    "cellar": (scene(f"cellar, {HAND}", "", said="play cellar"),
               ["discard estate", "discard curse", "play all treasures"]),
    "militia": (scene("militia", "copper, gold, smithy, curse, estate", said="play militia"),
                ["discard estate", "discard curse"]),
    "militia where good cards come last": (scene("militia", "copper, 2 gold, curse, smithy", said="play militia"),
                                           ["discard copper", "discard curse"]),
    "poacher": (scene("poacher, gold, estate", "", said="play poacher", piles={"curse": 0}), ["discard estate"]),
    "secret chamber": (scene("secret chamber, smithy, gold, estate", "", said="play secret chamber"),
                       ["discard estate", "discard smithy", "play gold"]),
    "torturer": (scene("torturer", "gold, 2 estate", said="play torturer"), ["discard 2 cards", "discard estate"]),
    "torturer without curses": (scene("torturer", "2 gold", said="play torturer", piles={"curse": 0}),
                                ["gain a curse to hand"]),
    "torturer against a province": (scene("torturer", "2 gold, silver", said="play torturer"),
                                    ["gain a curse to hand"]),
    "mill": (scene("mill, 2 estate, gold", "", said="play mill"), ["discard 2 for 2 coins", "discard estate"]),
    "mill keeps": (scene("mill, 2 gold, silver", "", said="play mill"), ["no"]),
    "minion": (scene("minion, gold", "", said="play minion"), ["take 2 coins"]),
    "minion with a bad hand": (scene("minion, 2 estate", "", said="play minion", decks=["4 gold", ""]),
                               ["change hands"]),
    "chancellor": (scene("chancellor", "", said="play chancellor", decks=["3 copper", ""]), ["discard the deck"]),
    # Onto the deck
    "courtyard": (scene("courtyard, gold, estate", "", said="play courtyard"), ["put estate on the deck"]),
    "courtyard with an action left over": (scene("courtyard, laboratory, estate", "", said="play courtyard"),
                                           ["put laboratory on the deck"]),
    "harbinger": (scene("harbinger", "", said="play harbinger", decks=["copper", ""], discards=["gold, estate", ""]),
                  ["put gold on the deck"]),
    "harbinger finds junk": (scene("harbinger", "", said="play harbinger", decks=["copper", ""],
                                   discards=["curse, estate", ""]), ["no more"]),
    "scout": (scene("scout", "", said="play scout", decks=["gold, curse, copper", ""]),
              ["put curse on the deck", "put copper on the deck"]),
    "patrol": (scene("patrol", "", said="play patrol", decks=["3 estate, gold, copper", ""]),
               ["put copper on the deck"]),
    "bureaucrat": (scene("bureaucrat", "harem, estate", said="play bureaucrat"), ["put estate on the deck"]),
    "secret passage": (scene("secret passage, estate, gold", "", said="play secret passage", decks=["6 copper", ""]),
                       ["put estate into the deck", "put it under 4 cards"]),
    # Reactions
    "moat": (scene("militia", "moat, 4 copper", said="play militia"), ["reveal moat"]),
    "moat before secret chamber": (scene("witch", "moat, secret chamber", said="play witch"), ["reveal moat"]),
    "secret chamber once": (scene("witch", "secret chamber, gold, 2 estate", said="play witch", decks=["", "2 copper"]),
                            ["reveal secret chamber", "put estate on the deck", "put estate on the deck", "no more"]),
    "secret chamber against militia": (
        scene("militia", "secret chamber, gold, silver, estate, copper", said="play militia",
              decks=["", "2 gold"]),
        ["reveal secret chamber", "put secret chamber on the deck", "put silver on the deck", "discard copper"]),
    "diplomat": (scene("witch", "diplomat, gold, 3 estate", said="play witch", decks=["", "2 silver"]),
                 ["reveal diplomat", "discard estate", "discard estate", "end turn"]),
    "diplomat with a good hand": (scene("witch", "diplomat, 3 gold, silver", said="play witch"), ["no more"]),
    "diplomat against militia": (scene("militia", "diplomat, 3 gold, silver", said="play militia"),
                                 ["reveal diplomat"]),
    # Choosing
    "baron": (scene("baron, estate", "", said="play baron"), ["discard an estate"]),
    "nobles": (scene("nobles, copper", "", said="play nobles"), ["draw 3 cards"]),
    "nobles with actions": (scene("nobles, smithy", "", said="play nobles"), ["take 2 actions"]),
    "pawn": (scene("pawn", "", said="play pawn", decks=["copper", ""]), ["draw 1 card", "take 1 action"]),
    "courtier": (scene("courtier, nobles, copper", "", said="play courtier"),
                 ["reveal nobles", "take 3 coins", "play copper"]),
    "library": (scene("library", "", said="play library", decks=["smithy, 9 copper", ""]), ["set smithy aside"]),
    "library with actions": (scene("library", "", said="play library", decks=["smithy, 9 copper", ""], actions=2),
                             ["no more"]),
    "spy": (scene("spy", "", said="play spy", decks=["gold, estate", "silver"]), ["discard it", "discard it"]),
    "spy the other way": (scene("spy", "", said="play spy", decks=["gold, silver", "curse"]), ["keep it", "keep it"]),
    "wishing well": (scene("wishing well", "", said="play wishing well", decks=["gold, 3 silver, 2 estate", ""]),
                     ["name silver"]),
    "wishing well knows the top": (
        scene("scout, wishing well", "", said="play scout, put copper on the deck, put copper on the deck, "
              "put gold on the deck", decks=["gold, silver, 9 copper", ""]), ["play wishing well", "name gold"]),
    "the last province but one, though behind": (
        scene("2 gold, silver", "", said="play all treasures", piles={"province": 2}, discards=["", "5 province"]),
        ["buy province"]),
    "no copper": (scene("", "", said=""), ["end turn"]),
}  # fmt: skip


def test_lurker_leaves_nothing_good_to_others() -> None:
    """Without a second Lurker a cheap card goes to the trash."""
    state = scene("lurker", "", said="play lurker", kingdom="nobles, witch")
    way, trashed = answers(state, "big-money", 2)
    assert way == "trash an action of the supply"
    assert CARDS[trashed.removeprefix("trash ").replace(" ", "_")].cost == 2


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("bot", ["big-money", "greedy"])
def test_a_sensible_answer(bot: str, case: str) -> None:
    """Good cards are kept, bad ones are lost, and reactions are used."""
    state, expected = CASES[case]
    assert answers(state.clone(), bot, len(expected)) == expected


def play(names: list[str], seed: int, **settings: Any) -> Any:
    """A game between bots."""
    state = GAME.new(len(names), seed, **settings)
    bots = [make_bot(name, "dominion", seed) for name in names]
    for _ in range(5000):
        if state.actor == demesne.OVER:
            return state
        seat = int(state.actor)
        state.apply(bots[seat].choose(Window(state, seat)))
    raise AssertionError("this game does not end")


def test_smithy_helps_big_money() -> None:
    """A terminal that draws wins clearly more than half of the games."""
    won = sum(
        0 in play(["big-money:card=smithy", "big-money"], seed, kingdom="First Game").winners() for seed in range(40)
    )
    assert won > 23


@pytest.mark.skipif(not engine.is_compiled(), reason="this takes hundreds of games")
def test_ultimate_big_money_is_better_than_the_plain_rule() -> None:
    """It turns to Provinces later and to Duchies earlier, and wins about 59 % of the games."""
    tournament = Tournament("dominion", ("big-money-ultimate", "big-money"), (), 1)
    results = [play_match(tournament, number) for number in range(400)]
    won = sum((result.seats.index(0) in result.winners) / len(result.winners) for result in results)
    assert won > 400 * 0.53


def test_a_card_that_a_bot_is_about_is_wished_for() -> None:
    """So that a tournament without options shows what the card does; without a card there is nothing to wish."""
    assert wishes(["big-money:card=smithy", "greedy", "big-money:card=Foso"], "dominion") == {
        "kingdom": "moat, smithy, random"
    }
    assert wishes(["big-money", "random"], "dominion") == wishes(["greedy"], "kingdomino") == {}


def test_bots_play_every_kingdom() -> None:
    """Whatever the cards ask, there is an answer, and it beats chance."""
    for seed in range(12):
        scores = play(["greedy", "big-money", "random"], seed, sets="all").scores()
        assert min(scores[:2]) > scores[2]


def test_an_unknown_card_is_no_strategy() -> None:
    """One sentence."""
    with pytest.raises(ValueError, match="no card called 'dragon'"):
        make_bot("big-money:card=dragon", "dominion", 1)


def test_every_question_of_every_card_has_an_answer() -> None:
    """Every step that cards are picked for, and every choice between ways; every Action is good for something."""
    asks = {name for name, row in STEPS.items() if row.takes in (PICKED_CARDS, ONE_PICKED_CARD)}
    assert asks == {name_of(step) for step in VALUES}
    assert set(FORKS_BY_NAMES.values()) == set(WAYS)
    assert {key for key, card in CARDS.items() if card.types & ACTION} == set(USES)


def test_there_is_an_answer_to_everything() -> None:
    """At every decision of random games with all cards."""
    for table_ in [one for one in every_table() if one[0] == "dominion"]:
        for state, action in random_game(table_, 1):
            if action is not None:
                seat = int(state.actor)
                assert make_bot("big-money", "dominion", 1).choose(Window(state, seat)) in state.actions()
