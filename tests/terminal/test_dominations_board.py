"""Dominations at the terminal: the map, the tree, the lists of choices, and what people may ask for."""

import json
from typing import Any

import pytest

from demesne.core.state import Event
from demesne.games.dominations.changes import preview
from demesne.games.dominations.data import packaged
from demesne.games.dominations.state import Dominations
from demesne.locale import LANGUAGES, language
from demesne.terminal.answers import meant
from tests.games.dominations.positions import RING, play, table
from tests.terminal.dominations import asked, board, screen, shown

NAMES = ["Ana", "Bo"]


def test_a_map_is_drawn_exactly() -> None:
    """Camps, resources in the corners, Cities with owner and level, Loci, both kinds of Monuments, the Cradle."""
    laid = [*RING, "t10 at 1,1 up city 1 level 2"]
    state = table(map=laid, phase="develop")
    assert shown(board(NAMES).map(state.view(None), []))[:11] == [
        "                     _____",
        "                  /s\\s   g/s\\",
        "  1              / T \\ T /TB2\\",
        "         _____  /c___g(a)a___r\\",
        "      /r r   t t\\c   a(a)g   r/",
        "  0  /           \\ T / T \\ T /",
        "    /g           c\\t/c___r\\c/",
        "    \\g           c/       x1",
        " -1  \\           /",
        "      \\s s___a a/",
        "      x-1     x0",
    ]
    state = table(
        map=laid,
        monuments=["hanging_gardens on 1,1 built 1", "lighthouse at 2,0 up point 2,0 built 1"],
        trees=[["hanging_gardens_1 at 0,1", "lighthouse_1 at 1,0"]],
        phase="develop",
    )
    assert shown(board(NAMES).map(state.view(None), []))[3:8] == [
        "         _____  /c___g(1)a___r\\  +++++",
        "      /r r   t t\\c   a(1)g   r+* *   tx",
        "  0  /           \\ T / T \\ T +M2  M2 x",
        "    /g           c\\t/c___r\\c+txxxx  x",
        "    \\g           c/       x1      x2",
    ]


def test_a_map_too_wide_is_shown_in_slices() -> None:
    """Nothing is lost where there is little room."""
    state = table(map=RING, phase="develop")
    lines = shown(board(NAMES).map(state.view(None), []), 29)
    assert "... and to the right of that:" in lines
    second = lines[lines.index("... and to the right of that:") :]
    assert any("\\ T / T \\ T /" in line for line in second)


def test_a_tree_is_drawn_exactly() -> None:
    """Cards with their half Nodus, Domain, value and how sure they are, and numbers where the card in question fits."""
    state = table(
        knowledge=[{"science": 3}],
        trees=[["trade_caravan a at 1,0 advanced", "art_bards a at -1,0"]],
        agenda=["develop"],
    )
    play(state, "develop science_navigation")
    lines = screen(board(NAMES), state)
    assert lines[1:15] == [
        "         -2           -1            0            1            2",
        "                                . . . . .    . . . . .",
        " -1                                1-3           8",
        "",
        "                                . . . . .    . . . . .",
        "      . . . . .  .-----A-----..-----*-----..-----T-----.  . . . . .",
        "  0      12      |   Bards   || Campfire  ||  Caravan  |     11",
        "                 R   A3 ?    C*  2 for 1  *T  T3 adv.  G",
        "      . . . . .  '-----G-----''-----*-----''-----S-----'  . . . . .",
        "                                . . . . .    . . . . .",
        "  1                                4-7         9-10",
        "",
        "                                . . . . .    . . . . .",
        "Nodus of Ana: T1 C1; * Vestigium, # Corruptio",
    ]
    assert "at -2,0  12 copy D (reconstructed), Nodus R, leaves n:S s:# w:S" in lines
    assert lines[-1] == "Ana: Where in your tree does this card go: Navigation?"
    state.apply(board(NAMES).choices(state)[11][0])
    card = state.view(None)["trees"][0][-1]
    assert (card["x"], card["y"]) == (-2, 0)


def test_placements_are_numbered_on_the_map_with_what_they_bring() -> None:
    """Three rotations in a row; concentration, what the limits leave, the Locus, and the Cities of others."""
    state = table(map=RING, hands=[["t10", "t11"]], agenda=["tile"], knowledge=[{"art": 3}])
    play(state, "take t10")
    lines = screen(board(NAMES), state)
    assert "  1          /   \\   / T \\ T /   \\" in lines
    assert "     _____  /_7-9_\\ /c___g\\a/22-24\\" in lines
    assert " 22 T1 A4 G2 =5      23 T1 A3 G2 R1 =6  24 T1 A3 S1 G2 =6  Locus 1,1" in lines
    (found,) = preview(state, board(NAMES).choices(state)[21][0])
    assert found["knowledge"] == {"trade": 1, "art": 4, "government": 2}
    state = table(map=["t01 at 0,0 down city 1 level 2"], hands=[["t05", "t06"]], agenda=["tile"])
    play(state, "take t05")
    assert " 10 T4^ A1 G1       11 T3 A1 R1        12 T2 A1 G1 R1    Bo T2" in screen(board(NAMES), state)


def test_cities_and_levels_with_what_they_cost_and_give() -> None:
    """The same Cities in different places are one line, with numbers on the map."""
    state = table(
        map=["t01 at 0,0 down city 0 level 1", "t06 at 1,0 up", "t07 at 0,1 up"],
        monuments=["petra", "great_pyramid"],
        knowledge=[{"trade": 6}],
        phase="construct",
    )
    lines = screen(board(NAMES), state, 100)
    assert "  1 City of Trade to level 2 for 6 Trade: +2 Influence, limit 10 to 15 (0,0 down)" in lines
    assert "2-3 City of Trade for 3 Trade: +1 Influence (1,0 up, 0,1 up)" in lines
    assert "  0  /           \\TA1/ T \\" in lines
    assert "    /g           c\\t/c_2_r\\" in lines
    assert lines[-1] == "Ana: Build a City or a level of a Monument?"
    play(state, "trade")
    assert "6 Trade" not in screen(board(NAMES), state)[-2]
    assert "2 Trade for 1    1 C    2 A    3 S    4 G    5 R" in screen(board(NAMES), state)


def test_cards_are_sorted_with_effect_and_origin() -> None:
    """Points for the price first; what the card does, and whether that is printed."""
    state = table(knowledge=[{"art": 5, "science": 3}], trees=[["art_bards a at -1,0"]], agenda=["develop"])
    narrow, wide = screen(board(NAMES), state), screen(board(NAMES), state, 140)
    assert "  1  Bards (advanced)  A3    +1 VP, +2 Influence  in place" in narrow
    assert narrow[narrow.index("  1  Bards (advanced)  A3    +1 VP, +2 Influence  in place") + 1].strip() == (
        "At once, gain 2 Influence. (reconstructed)"
    )
    (line,) = [line for line in wide if "Painting" in line]
    assert line.endswith("places  At the start of your turn, gain 1 Art. (printed)")
    play(state, "develop art_painting")
    positions = {"{x},{y}".format(**state.describe(action)) for action in state.actions()}
    assert f" A3 {len(positions)} places " in " ".join(line.split())


def test_effects_to_be_ordered_and_vestigium() -> None:
    """What each effect gives, and a trade before it; Vestigium by Domain."""
    state = table(trees=[["trade_caravan b at 0,1"]], hands=[["t01", "t02"]], knowledge=[{"trade": 5}], agenda=["turn"])
    lines = screen(board(NAMES), state)
    assert "  1 First Caravan: 1 Trade" in lines
    assert "  2 Trade Knowledge" in lines
    assert lines[-1] == "Ana: What comes first?"
    full = dict.fromkeys(["trade", "craft", "art", "science", "government", "religion"], 5)
    agenda = ["construct", {"what": "wild", "seat": 0, "number": 2}]
    state = table(knowledge=[full | {"art": 3, "craft": 4}], agenda=agenda)
    lines = screen(board(NAMES), state)
    assert "Art      2 +1    3 +2" in lines
    assert lines[-1] == "Ana: Name the Domain of what you gain (2 left to name)"
    state = table(knowledge=[full | {"art": 4}], agenda=agenda)
    lines = screen(board(NAMES), state)
    assert "  1 Trade Knowledge     2 Take what there is room for, and lose 1" in lines


def test_why_not() -> None:
    """Whatever keeps somebody from a card is said in a sentence."""
    state = table(
        monuments=["petra", "great_pyramid"],
        knowledge=[{"trade": 5, "art": 5, "craft": 4}],
        trees=[["trade_caravan a at 1,0 advanced", "art_bards a at -1,0"]],
        agenda=["develop"],
    )
    one = board(NAMES)
    reasons = {
        "caravan": "Caravan is advanced already.",
        "Barter": "Nothing is in the way: you can develop Barter when you develop in your turn.",
        "bards": "Nothing is in the way: you can upgrade Bards when you develop in your turn.",
        "bank": "To develop Bank costs 6 Trade, and there is only 5.",
        "epics": "Epics needs another Mastery of Craft with value 3 or more in the tree.",
        "petra": "The next level of Petra costs 5 Craft, which cannot be paid.",
        "colossus": "The Colossus is not in play; the Monuments are Petra, The Great Pyramid.",
        "worker": "Worker: this cannot be bought; only Masteries and levels of Monuments can.",
        "caravn": "There is no card called “caravn”. Did you mean Caravan?",
        "": "Which card? Say its name.",
    }
    assert {word: asked(one, state, f"why not {word}") for word in reasons} == reasons


def test_titles_are_understood_as_answers() -> None:
    """People say what a card is called; other answers stay as they are."""
    one = board(NAMES)
    assert one.reworded("Develop  Promissory Notes") == "develop trade_promissory_notes"
    assert one.reworded("monument lighthouse") == "monument lighthouse"
    assert one.reworded("keep excalibur") == "keep excalibur"
    assert one.reworded("place t01 at 0,0 down turned 0") == "place t01 at 0,0 down turned 0"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_listed_is_typed_in_every_language(code: str) -> None:
    """A place with its turn, a Mastery with or without the verb, what is traded for what, and what is named."""
    one, say = board(NAMES, code=code), language(code).say

    def typed(state: Dominations, answer: str) -> str:
        wordings = {action: one.wordings(state, action, line) for action, line in one.choices(state)}
        action = meant(answer, wordings)
        return "" if action is None else state.say(action)

    state = table(map=["t01 at 0,0 down"], hands=[["t05", "t06"]], agenda=["tile"])
    play(state, "take t05")
    up = {"en": "up", "pt": "cima", "es": "arriba"}[code]
    turned = say("terminal-dominations-turned", {"turned": 120})
    assert typed(state, f"1,0 {up} {turned}") == "place t05 at 1,0 up turned 120"
    state = table(knowledge=[{"trade": 5}], agenda=["develop"])
    caravan, develop = say("dominations-mastery-trade_caravan"), say("group-dominations-develop")
    assert typed(state, caravan) == typed(state, f"{develop} {caravan}") == "develop trade_caravan"
    assert one.reworded(f"{develop} {say('dominations-mastery-trade_bank')}") == "develop trade_bank"
    play(state, "trade")
    given = say("terminal-dominations-trade", {"give": 2, "domain": say("dominations-domain-trade"), "get": 1})
    assert typed(state, f"{given} {say('dominations-domain-art')}") == "trade 2 trade for 1 art"


def test_a_card_says_what_is_printed_and_what_is_reconstructed() -> None:
    """Field by field; and with somebody's own data, theirs."""
    state = table(agenda=["develop"], knowledge=[{"trade": 5}])
    seen = asked(board(NAMES), state, "card caravan")
    assert "Basic, 0 VP: At the start of your turn, gain 1 Trade. (printed)" in seen
    assert (
        "Printed: Portuguese name, value, basic side, advanced side. Inferred: Domain. Reconstructed: upgrade cost"
        in seen
    )
    own: Any = json.loads(json.dumps({"masteries.json": packaged()["masteries.json"]}))
    own["masteries.json"][0]["name"] = {"en": "Camel Train"}
    assert "Camel Train" in asked(board(NAMES, {"data": own}), state, "card trade_caravan")


def test_every_face_says_how_sure_it_is() -> None:
    """Tiles in hand and on the map, cards in the tree, copies, levels, Roles and Objectives."""
    one = board(NAMES)
    state = table(map=["t01 at 0,0 down"], hands=[["t05", "t06"]], monuments=["petra", "lighthouse"], phase="tile")
    lines = screen(one, state)
    assert "The Cradle and the tiles on the map: reconstructed." in lines
    assert any("T05~" in line for line in lines)
    assert "~ reconstructed, ? inferred, = own data, no mark printed" in lines
    seen = {
        name: asked(one, state, f"card {name}") for name in ("petra", "t01", "ruler", "roman", "campfire", "cradle")
    }
    assert [word for word in ("(reconstructed)", "(printed)") if word in seen["t01"]] == ["(reconstructed)"]
    assert "set the Initiative order. (printed)" in seen["ruler"]
    assert "as often as you like. (printed)" in seen["campfire"]
    assert all("(" in said for said in seen.values())
    assert "copies: A n:T e:G s:S w:T (reconstructed)" in asked(one, state, "card caravan")
    assert "At once, gain Trade up to its Reserve limit. (printed)" in asked(one, state, "monuments")


def test_goals_and_players() -> None:
    """Progress on every goal of everybody; points by source."""
    state = table(objectives=["roman", "egyptian"], influence=[45, 3], points=[{"roles": 6}], agenda=["develop"],
                  knowledge=[{"trade": 5}])  # fmt: skip
    seen = asked(board(NAMES), state, "goals")
    assert "Ana: Roman, 1 of 5 goals met" in seen
    assert "met Influence 45 of 45" in seen
    assert "Trade Nodus 0 of 3; Craft Nodus 0 of 5; Government Nodus 0 of 7" in seen
    assert "10 for 1, 20 for 2, 40 for 3, 70 for 4, 100 for 5" in seen
    assert "Ana: 6 points (Roles 6); 0 cards in the tree; Nodus: none." in asked(board(NAMES), state, "players")
    assert "Nobody here is called ‘Cleo’" in asked(board(NAMES), state, "tree Cleo")


def test_prompts_say_what_is_left() -> None:
    """DN-19, DN-87: how many tiles are put aside so far; the Domain to pay of, and how much is due."""
    state = table(hands=[["t01", "t17", "t68"]], agenda=[{"what": "return", "seat": 0, "more": 1}])
    assert board(NAMES).question(state) == "Ana: Return tiles, or keep your hand"
    play(state, "return t68", "return t17")
    assert board(NAMES).question(state) == "Ana: Return more tiles, or go on (2 so far)"
    state = table(
        map=["t01 at 0,0 down city 0 level 1", "t46 at 0,-2 down city 0 level 1"],
        monuments=["lighthouse at 1,0 up point 1,0 built 2", "petra"],
        trees=[["art_oratory b at 1,0"], ["lighthouse_1 at 1,0", "lighthouse_2 at 0,1"]],
        knowledge=[{"trade": 6, "science": 5}],
        agenda=["construct"],
    )
    play(state, "monument lighthouse")
    assert board(NAMES).question(state) == "Ana: How much Trade do you pay? (10 due in all)"


def test_prompts_ask_for_nothing_that_is_impossible() -> None:
    """DN-104: where only a trade is possible, the question is about that."""
    for phase in ("construct", "develop"):
        state = table(knowledge=[{"trade": 2}], phase=phase)
        assert board(NAMES).question(state) == "Ana: Trade Knowledge, or go on?"
    state = table(knowledge=[{"trade": 2}], agenda=["farewell"])
    assert board(NAMES).question(state) == "Ana: Trade Knowledge, or go on?"
    state = table(map=["t01 at 0,0 down"], knowledge=[{"trade": 3}], phase="construct")
    assert board(NAMES).question(state) == "Ana: Build a City or a level of a Monument?"


def test_places_are_told_as_what_they_are() -> None:
    """DN-43, DN-74: a Locus and a circle by their vertex, a tile and a diamond by their cell."""
    one = board(NAMES)
    told = {
        ("locus", "x", 1): "Ana uses the Locus at 1, 1",
        ("piece", "monument", "hanging_gardens"): "Ana places The Hanging Gardens at 1, 1",
    }
    for (kind, field, value), wanted in told.items():
        assert one.tell(Event(kind, {"seat": 0, "x": 1, "y": 1} | {field: value}, -1)).startswith(wanted)
    facts = {"seat": 0, "monument": "lighthouse", "x": 1, "y": 0, "pointing": "up"}
    assert one.tell(Event("piece", facts, -1)) == "Ana places The Lighthouse at 1, 0."
    assert one.tell(Event("lost", {"seat": 0, "number": 2}, -1)) == "Ana loses 2 Vestigium for want of room."


def test_the_ruler_is_worth_nothing_with_two_players() -> None:
    """DN-119: what a card says is what it brings at this table."""
    state = table(knowledge=[{"trade": 5}], agenda=["develop"])
    assert "at the end of an Era: 0 VP, in the last Era 3." in asked(board(NAMES), state, "card ruler")
    assert "at the end of an Era: 5 VP, in the last Era 3." in asked(board(NAMES), state, "card high priest")
    three = table(players=3, knowledge=[{"trade": 5}], agenda=["develop"])
    assert "at the end of an Era: 6 VP, in the last Era 3." in asked(board([*NAMES, "Cy"]), three, "card ruler")
