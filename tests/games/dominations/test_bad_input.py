"""Bad input is answered by one clear sentence, and nothing changes."""

import copy
from typing import Any

import pytest

import demesne
from demesne.core.chance import pick, seeded, step
from tests.games.dominations.positions import GAME, play, refusal, said, table

TREE = ["science_writing d at 0,1", "art_music a at 1,0", "art_theatre c at 0,-1", "art_oratory c at -1,0"]


@pytest.mark.parametrize(
    ("fields", "words", "sentence"),
    [
        (
            {"map": ["t01 at 0,0 down"], "hands": [["t06"]], "agenda": ["tile"]},
            "place t06 at 1,1 up turned 0",
            "At 1, 1, pointing up, the tile would touch others at a corner only: a whole side has to be joined.",
        ),
        (
            {"map": ["t01 at 0,0 down city 1 level 1"], "knowledge": [{"trade": 5}], "agenda": ["construct"]},
            "city at 0,0 down",
            "The Camp at 0, 0, pointing down, is occupied: somebody else has a City there.",
        ),
        (
            {"map": ["t01 at 0,0 down"], "knowledge": [{"trade": 2, "art": 3}], "agenda": ["construct"]},
            "city at 0,0 down",
            "The City at 0, 0, pointing down, costs 3 Trade, and there is only 2.",
        ),
        (
            {"trees": [TREE], "knowledge": [{"trade": 3}], "agenda": ["develop"]},
            "develop trade_barter",
            "No copy of Barter that is left fits into the tree.",
        ),
        (
            {"trees": [["trade_caravan a at 1,0"]], "knowledge": [{"trade": 3}], "agenda": ["develop"]},
            "develop trade_caravan",
            "Caravan is in the tree already: one copy of each Mastery is the limit.",
        ),
    ],
)
def test_what_cannot_be_done(fields: dict[str, Any], words: str, sentence: str) -> None:
    """DN-10, DN-59, DN-60, DN-93, DN-96: the sentence says why."""
    assert refusal(table(**fields), words) == sentence


def test_a_position_in_the_tree_that_does_not_fit() -> None:
    """DN-96: a card that can be taken, put where it is not joined to every card beside it."""
    state = play(table(knowledge=[{"trade": 3}], agenda=["develop"]), "develop trade_caravan")
    assert refusal(state, "put d at 0,-1") == (
        "At 0,-1 the card would not be joined to every card beside it by a Nodus of one colour."
    )


def test_an_illegal_action_changes_nothing() -> None:
    """`apply` takes only what `actions` lists."""
    state = table(map=["t01 at 0,0 down"], knowledge=[{"art": 3}], agenda=["construct"])
    before = state.save()
    for action in (10**6, -1, 4, "city", None, True):
        if action not in state.actions():
            with pytest.raises(ValueError, match="not a legal action"):
                state.apply(action)
    assert state.save() == before
    assert said(state) == ["done", "trade"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"map": [{"tile": "t01", "at": "5,5 up"}]}, r"map\[0\].at: the tile is not joined to the Cradle"),
        ({"map": [{"tile": "t01", "at": "0,0 up"}]}, r"map\[0\]: a tile cannot lie at '0,0 up'"),
        ({"monuments": [{"monument": "petra", "built": 1}]}, "monuments: petra_1 is built, but in no tree"),
        ({"trees": [[{"level": "petra_1", "at": "1,0"}], []]}, "petra_1 is there, but not built"),
        ({"agenda": [{"what": "dance"}]}, r"agenda\[0\].what: 'dance' is neither a step nor a question"),
        ({"agenda": [{"what": "tile"}, {"what": "turn"}]}, r"agenda\[1\]: 'turn' cannot come before"),
        ({"agenda": [{"what": "fit", "card": "petra_2", "how": "bought"}]}, "petra_2 is not the next level"),
        ({"agenda": [{"what": "order", "number": 2}]}, "there are not 2 effects of the same seat"),
        ({"agenda": [{"what": "trade"}]}, "a trade comes before another decision"),
        ({"agenda": [{"what": "pay", "monument": "petra", "more": 9}]}, "'petra' is not a Monument in play"),
        ({"aside": ["t01"]}, "aside: nobody is returning tiles"),
        ({"harvest": {"art": 2}}, "harvest: no placement is being resolved"),
        ({"agenda": [{"what": "objective"}]}, "offers: expected what seat 0 may choose from"),
        ({"known": [{"place": 95, "by": 0}]}, r"known\[0\].place: 95 is not from 0 to 89"),
        ({"known": [{"hand": 1, "tile": "t01", "by": 0}]}, "this cannot be known of the hand of seat 1"),
        ({"offers": [{}, {}]}, r"offers\[0\].objectives: expected two names"),
    ],
)
def test_positions_that_cannot_be(change: dict[str, Any], sentence: str) -> None:
    """Whatever does not hang together is named."""
    kept = [{"objective": "roman"}, {"objective": "greek"}]
    assert GAME.load({"game": "dominations", "players": 2, "kept": kept}).scores() == [0, 0]
    with pytest.raises(ValueError, match=sentence):
        GAME.load({"game": "dominations", "players": 2, "kept": kept} | change)


class Spoiler:
    """Changes saved positions at random, the same way every time."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def below(self, number: int) -> int:
        """A random number."""
        self.chance = step(self.chance)
        return int(pick(self.chance, number))

    def spoil(self, position: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
        """One field anywhere is dropped, doubled, shuffled, replaced by that of another position, or nonsense."""
        spoiled = copy.deepcopy(position)
        place: Any = spoiled
        twin: Any = other
        field: Any = list(spoiled)[self.below(len(spoiled))]
        while isinstance(place[field], dict | list) and place[field] and self.below(4):
            twin = twin[field] if isinstance(twin, dict) and field in twin else None
            place = place[field]
            field = list(place)[self.below(len(place))] if isinstance(place, dict) else self.below(len(place))
        way = self.below(5)
        if way == 0:
            del place[field]
        elif way == 1 and isinstance(place, list):
            place.append(copy.deepcopy(place[field]))
        elif way == 2 and isinstance(twin, dict) and field in twin:
            place[field] = copy.deepcopy(twin[field])
        elif way == 3 and isinstance(place[field], int):
            place[field] += [1, -1, 7, 1000][self.below(4)]
        else:
            place[field] = [None, 0, -1, "", "art", [], {}, [1], True, 2.5][self.below(10)]
        return spoiled

    def random_positions(self) -> list[dict[str, Any]]:
        """Positions of two random games."""
        found = []
        for players in (2, 3):
            state = GAME.new(players, players)
            while state.actor != demesne.OVER:
                if not self.below(8):
                    found.append(state.save())
                state.apply(state.actions()[self.below(len(state.actions()))])
        return found


def test_spoiled_positions_are_refused_or_playable() -> None:
    """A ValueError with a sentence, or a game that can be looked at and played to its end."""
    spoiler = Spoiler(5)
    positions = spoiler.random_positions()
    played, sentences = 0, []
    for _ in range(150):
        one, other = (positions[spoiler.below(len(positions))] for _ in range(2))
        try:
            state = GAME.load(spoiler.spoil(one, other))
        except ValueError as error:
            sentences.append(str(error))
            continue
        assert GAME.load(state.save()) == state
        for seat in range(int(state.players)):
            assert state.guess(seat, 1).view(seat) == state.view(seat)
        while state.actor != demesne.OVER:
            state.apply(state.actions()[spoiler.below(len(state.actions()))])
        assert len(state.breakdown()) == len(state.scores())
        played += 1
    assert played > 20
    assert all(sentence.endswith(".") for sentence in sentences)
