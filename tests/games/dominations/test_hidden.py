"""Who knows which tiles and choices."""

import demesne
from demesne.games.dominations.state import Dominations
from tests.games.dominations.positions import GAME, play, table


def in_supply(state: Dominations, seat: int) -> dict[int, str | None]:
    """What a seat sees of the supply, by place."""
    return {one["place"]: one["tile"] for one in state.view(seat)["known"] if "place" in one}


def refreshed(**fields: object) -> Dominations:
    """The start of the second Era: seat 0 has returned two tiles that it knows, seat 1 is to return."""
    state = table(hands=[["t01", "t02", "t31"], ["t03", "t04"]], agenda=["next_era"], **fields)
    return play(state, "return t01", "return t02", "done", "done")


def test_one_remembers_what_one_returned() -> None:
    """DN-20, DN-133: the tiles at the back of the supply are known to who put them there, and to nobody else."""
    state = refreshed()
    last = state.view(None)["supply"]
    assert in_supply(state, 0) == {last - 2: "t01", last - 1: "t02"}
    assert in_supply(state, 1) == {last - 2: None, last - 1: None}
    assert state.save()["supply"][-2:] == ["t01", "t02"]
    for seed in range(20):
        assert state.guess(0, seed).save()["supply"][-2:] == ["t01", "t02"]
    assert {tuple(state.guess(1, seed).save()["supply"][-2:]) for seed in range(20)} != {("t01", "t02")}
    assert GAME.load(state.save()) == state


def test_open_hands_are_returned_openly() -> None:
    """DN-20: with open hands everybody has seen what went to the back of the supply."""
    state = refreshed(options={"hidden_hands": False})
    last = state.view(None)["supply"]
    for seat in (None, 0, 1):
        assert in_supply(state, seat) == {last - 2: "t01", last - 1: "t02"}  # type: ignore[arg-type]
    assert state.view(1)["hands"][0] == state.view(0)["hands"][0]


def drawn_by_the_other() -> Dominations:
    """Seat 1 draws one of the two tiles that seat 0 has returned."""
    names = [f"t{number:02}" for number in range(1, 91)]
    known = [{"place": 0, "by": 0}, {"place": 1, "by": 0}]
    hands = [names[:7], names[7:13]]
    return table(hands=hands, supply=names[13:], known=known, agenda=["construct", {"what": "draw", "seat": 1}])


def test_one_remembers_who_drew_it() -> None:
    """A tile that one returned and another drew is known to be in that hand."""
    state = drawn_by_the_other()
    assert {"hand": 1, "tile": "t14", "by": 0} in state.view(0)["known"]
    assert state.view(1)["known"] == [{"place": 0, "by": 0, "tile": None}]
    assert state.view(0)["hands"][1] is None
    for seed in range(10):
        assert "t14" in state.guess(0, seed).save()["hands"][1]
        assert state.guess(0, seed).save()["supply"][0] == "t15"
    assert GAME.load(state.save()) == state


def test_one_forgets_what_may_have_gone() -> None:
    """Once the other has returned tiles unseen, nobody knows whether that one is still there."""
    state = drawn_by_the_other()
    position = state.save() | {"agenda": [{"what": "return", "seat": 1}]}
    state = play(GAME.load(position), "return t08")
    assert state.view(0)["known"] == [{"place": 0, "by": 0, "tile": "t15"}]
    assert state.view(0)["aside"] == 1


def test_the_tile_about_to_be_placed_is_a_secret() -> None:
    """DN-20, DN-156: others see a tile when it lies on the map, and so it can be taken back until then."""
    state = table(hands=[["t01", "t31"], ["t03", "t04"]], agenda=["tile"])
    before = state.reveals
    play(state, "take t31")
    assert state.view(0)["question"] == {"what": "place", "seat": 0, "tile": "t31"}
    assert state.view(1)["question"] == {"what": "place", "seat": 0}
    assert state.reveals == before
    assert {state.guess(1, seed).say(state.guess(1, seed).actions()[0]) for seed in range(9)} != {said_first(state)}
    play(state, said_first(state))
    assert state.reveals > before


def said_first(state: Dominations) -> str:
    """The first action in words."""
    return str(state.say(state.actions()[0]))


def test_choices_are_secret_until_revealed() -> None:
    """DN-16: nobody sees the others' offers, nor what they keep, until all have chosen."""
    state = GAME.new(3, 5, listen=True)
    first = int(state.actor)
    other = (first + 1) % 3
    mine = state.view(first)["offer"]
    kept = said_first(state)
    play(state, kept)
    assert state.view(first)["kept"][first]["objective"] == kept.removeprefix("keep ")
    assert state.view(other)["kept"][first] is None
    assert state.view(None)["offer"] is None
    guessed = {state.guess(first, seed).save()["kept"][first]["objective"] for seed in range(5)}
    assert guessed == {kept.removeprefix("keep ")}
    for seed in range(10):
        offers = state.guess(first, seed).save()["offers"]
        assert offers[first] == mine
        names = [name for offer in offers for name in offer["objectives"]]
        assert len(set(names)) == 6
    while state.view(None)["kept"][first] is None:
        state.apply(state.actions()[0])
    assert all(one["objective"] for one in state.view(None)["kept"])
    assert state.actor != demesne.OVER


def test_drawn_tiles_are_told_to_their_owner() -> None:
    """Everybody hears how many, the owner which."""
    state = GAME.new(2, 5, listen=True)
    while not any(event.kind == "drawn" for event in state.events or []):
        state.apply(state.actions()[0])
    drawn = next(event for event in state.events or [] if event.kind == "drawn")
    seat = drawn.facts["seat"]
    assert [drawn.is_seen_by(one) for one in (seat, 1 - seat, None)] == [True, False, False]
    assert drawn.facts["tiles"]
    assert set(drawn.facts["tiles"]) <= set(state.view(seat)["hands"][seat])
