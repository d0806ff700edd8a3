"""What greedy makes of Dominations."""

from demesne.bots import Window, make_bot
from demesne.games.dominations.data import packaged
from demesne.games.dominations.state import Dominations
from demesne.minds.dominations.outlook import POINT, UNIT, monument_promise, outlook
from tests.games.dominations.positions import GAME, play, said, table


def chosen(state: Dominations, seed: int = 1) -> str:
    """What greedy does here."""
    return state.say(make_bot("greedy", "dominations", seed).choose(Window(state, int(state.actor))))


def test_greedy_reactivates_the_best_tile() -> None:
    """DN-127: the Inventor is used where a tile on the map brings more than one of the hand."""
    ring = [
        "t01 at 0,0 down",
        "t06 at 1,0 up city 0 level 3",
        "t07 at 0,1 up city 0 level 3",
        "t08 at 1,0 down city 0 level 3",
        "t09 at 0,1 down city 0 level 3",
        "t10 at 1,1 up",
    ]
    state = table(map=ring, hands=[["t31", "t32"]], roles={"inventor": 0}, phase="tile")
    assert chosen(state) == "reactivate"
    play(state, "reactivate")
    found = {words: outlook(play(state.clone(), words, "locus 1,1"), 0) for words in said(state) if "-" not in words}
    assert outlook(play(state.clone(), chosen(state), "locus 1,1"), 0) == max(found.values())


def test_the_ruler_is_worth_nothing_with_two_players() -> None:
    """DN-119, DN-135: at the end of an Era, the most Government is worth the Ruler's points at this table."""
    worth = {}
    for players, era in ((2, 1), (3, 1), (2, 3)):
        fields = {"players": players, "era": era, "turn": 5 * players, "phase": "develop"}
        first, other = (table(knowledge=[{domain: 3}], **fields) for domain in ("government", "religion"))
        worth[players, era] = outlook(other, 0) - outlook(first, 0)
    assert worth == {(2, 1): 500, (3, 1): -100, (2, 3): 0}


def test_greedy_keeps_what_promises_most() -> None:
    """DN-16: of two Objectives that whose goals take less, of two Monuments that whose levels bring more."""
    position = GAME.new(2, 0).save()
    first, second = position["order"]
    for seat, objectives, monuments in (
        (first, ["roman", "egyptian"], ["grand_bazaar", "lighthouse"]),
        (second, ["viking", "greek"], ["petra", "colossus"]),
    ):
        position["offers"][seat] = {"objectives": objectives, "monuments": monuments}
    for seed in range(8):
        state = GAME.load(position)
        assert chosen(state, seed) == "keep egyptian"
        assert chosen(play(state, "keep egyptian"), seed) == "keep lighthouse"


def test_a_monument_promises_its_own_reward() -> None:
    """DN-72, DN-77: the points for a City, and of each level its points less its price."""
    state = GAME.new(2, 1)
    for number, monument in enumerate(packaged()["monuments.json"]):
        levels = monument["levels"]
        price = sum(level["cost"]["amount_each"] * len(level["cost"]["domains"]) for level in levels)
        points = monument["reward"].get("vp", 0) + sum(level["vp"] for level in levels)
        assert monument_promise(state, number) == POINT * points - UNIT * price, monument["id"]
