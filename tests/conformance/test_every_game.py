"""One suite for the laws of the contract, at every decision of random games at every table."""

import importlib
import json
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import demesne
from demesne.core.chance import pick, seeded, step
from demesne.core.game import no_encoding
from demesne.locale import LANGUAGES
from demesne.spoken import speech
from tests.conformance.census import CENSUS
from tests.conformance.shapes import misfit
from tests.conformance.tables import Table, every_table, label

QUICK = {name: next(table for table in every_table() if table[0] == name) for name in demesne.games()}
at_every_table = pytest.mark.parametrize(
    "table",
    [pytest.param(one, marks=() if one == QUICK[one[0]] else pytest.mark.slow) for one in every_table()],
    ids=label,
)


def random_game(table: Table, seed: int) -> Iterator[tuple[demesne.State, int | None]]:
    """Every state of a random game, each before the action that follows, and at last the end."""
    name, players, options = table
    state = demesne.game(name).new(players=players, seed=seed, **options)
    chance = seeded(seed + 1000)
    while state.actor != demesne.OVER:
        actions = state.actions()
        chance = step(chance)
        action = actions[pick(chance, len(actions))]
        yield state, action
        state.apply(action)
    yield state, None


@at_every_table
def test_actions_are_ascending_distinct_and_more_than_one(table: Table) -> None:
    """A decision has two answers at least; after the end there is none."""
    chance = seeded(1)
    for state, action in random_game(table, 1):
        actions = state.actions()
        chance = step(chance)
        assert action is None or state.at_random(chance) == actions[pick(chance, len(actions))]
        assert actions == sorted(set(actions))
        assert all(type(one) is int for one in actions)
        assert len(actions) > 1 if action is not None else actions == []
        assert [state.way(place) for place in range(state.ways())] == actions


@at_every_table
def test_a_saved_game_is_plain_data_and_loads_as_the_same_state(table: Table) -> None:
    """load(save(s)) == s, also by way of a file, and the loaded game goes on in the same way."""
    for number, (state, action) in enumerate(random_game(table, 2)):
        saved = state.save()
        text = json.dumps(saved)
        loaded = state.game.load(json.loads(text))
        assert loaded == state
        assert (loaded.actor, loaded.actions(), loaded.scores()) == (
            state.actor,
            state.actions(),
            state.scores(),
        )
        assert json.dumps(saved) == text
        if action is not None and number % 5 == 0:
            twin = state.clone()
            loaded.apply(action)
            twin.apply(action)
            assert loaded == twin


@at_every_table
def test_a_clone_never_moves_with_its_original(table: Table) -> None:
    """A clone stays what it was, and both play on alike."""
    for state, action in random_game(table, 3):
        clone = state.clone()
        assert clone == state
        before = state.save()
        if action is not None:
            clone.apply(action)
            assert state.save() == before
            again = state.clone()
            again.apply(action)
            assert again == clone


def two_seats(state: demesne.State, number: int) -> set[int]:
    """Who decides, and another one each time."""
    return {number % state.players, max(0, int(state.actor))}


@at_every_table
def test_a_view_is_plain_data_and_a_guess_keeps_it(table: Table) -> None:
    """guess(seat, k).view(seat) == view(seat), for who decides and one seat more."""
    for number, (state, _) in enumerate(random_game(table, 4)):
        json.dumps(state.view(None))
        for seat in two_seats(state, number):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert state.guess(seat, 11).view(seat) == view


@at_every_table
def test_a_guess_depends_on_the_view_alone(table: Table) -> None:
    """s.guess(seat, a).guess(seat, b) == s.guess(seat, b): nothing hidden leaks."""
    for number, (state, _) in enumerate(random_game(table, 5)):
        before = state.save()
        for seat in two_seats(state, number):
            assert state.guess(seat, 1).guess(seat, 2) == state.guess(seat, 2)
        assert state.save() == before


@at_every_table
def test_a_guess_can_be_played_to_the_end(table: Table) -> None:
    """What a seat guesses is a whole game with the same decisions to take now."""
    for number, (state, action) in enumerate(random_game(table, 6)):
        if action is None or number % 7:
            continue
        guess = state.guess(int(state.actor), number)
        assert guess.actions() == state.actions()
        chance = seeded(number)
        while guess.actor != demesne.OVER:
            chance = step(chance)
            guess.apply(guess.actions()[pick(chance, len(guess.actions()))])


@at_every_table
def test_a_code_is_the_whole_state(table: Table) -> None:
    """decode(code) == state, and the same state has the same code, which is safe in a link."""
    game = demesne.game(table[0])
    for number, (state, _) in enumerate(random_game(table, 6)):
        if number in (1, 35):
            code = state.code()
            assert game.decode(code) == state
            assert state.clone().code() == code
            assert game.load(json.loads(json.dumps(state.save()))).code() == code
            assert re.fullmatch(r"[A-Za-z0-9_-]+", code)


@at_every_table
def test_words_and_actions_are_the_same(table: Table) -> None:
    """read(say(a)) == a, and no two actions are said alike or described alike."""
    for state, _ in random_game(table, 7):
        said = {action: state.say(action) for action in state.actions()}
        assert len(set(said.values())) == len(said)
        described = [json.dumps(state.describe(action), sort_keys=True) for action in said]
        assert len(set(described)) == len(said)
        for action, words in said.items():
            assert state.read(words) == action
            assert state.read(f"  {words.upper()} ") == action


@at_every_table
def test_what_is_illegal_is_refused_and_changes_nothing(table: Table) -> None:
    """apply, say, describe and read refuse with a ValueError."""
    for state, _ in random_game(table, 8):
        before = state.save()
        for nonsense in nonsense_at(state):
            for border in (state.apply, state.say, state.describe):
                with pytest.raises(ValueError, match="not a legal action"):
                    border(nonsense)
        with pytest.raises(ValueError, match="There is no seat"):
            state.view(table[1])
        with pytest.raises(ValueError, match="There is no seat"):
            state.guess(-1, 1)
        with pytest.raises(ValueError, match=r"not an action|over"):
            state.read("sing a song")
        assert state.save() == before


def nonsense_at(state: demesne.State) -> list[Any]:
    """What is no legal action: numbers beside those that are, of any size, and things that are no whole numbers."""
    actions = state.actions()
    first = next(number for number in count(-1) if number not in actions)
    last = next(number for number in count(max(actions, default=0)) if number not in actions)
    return [first, last, -(2**70), 2**62, 2**70, True, False, str(last), "", 1.0, None, actions]


@at_every_table
def test_all_pieces_are_conserved(table: Table) -> None:
    """What the census counts at the start is there at every decision."""
    census = CENSUS[table[0]]
    first = None
    for state, _ in random_game(table, 9):
        found = census(state.save())
        first = first or found
        assert found == first


@at_every_table
def test_events_are_free_of_charge_and_complete(table: Table) -> None:
    """The game is the same whether anybody listens or not; events are plain data."""
    name, players, options = table
    heard = demesne.game(name).new(players=players, seed=10, listen=True, **options)
    for state, action in random_game(table, 10):
        assert state.events is None
        assert heard == state
        if action is not None:
            heard.apply(action)
    assert heard.events
    for event in heard.events:
        json.dumps(event.facts)
        assert any(event.is_seen_by(seat) for seat in [None, *range(players)])


@at_every_table
def test_reveals_never_shrinks_and_the_same_seed_gives_the_same_game(table: Table) -> None:
    """A game is decided by its arguments and actions."""
    reveals = 0
    twins = zip(random_game(table, 12), random_game(table, 12), strict=True)
    for (state, action), (twin, twin_action) in twins:
        assert action == twin_action
        assert state == twin
        assert state.reveals >= reveals
        reveals = state.reveals


@at_every_table
def test_whoever_acts_and_sees_something_hidden_sees_reveals_grow(table: Table) -> None:
    """If two states differ only in what is hidden, and after an action its actor sees a difference, both reveal it."""
    for number, (state, action) in enumerate(random_game(table, 13)):
        if action is None:
            continue
        me = int(state.actor)
        guess = state.guess(me, 77 + number)
        for one in [action, *state.actions()[:: 1 + len(state.actions()) // 3]]:
            after, twin = state.clone(), guess.clone()
            after.apply(one)
            twin.apply(one)
            if twin.view(me) != after.view(me):
                assert after.reveals > state.reveals
                assert twin.reveals > state.reveals


@at_every_table
def test_what_a_seat_cannot_tell_apart_it_guesses_alike(table: Table) -> None:
    """If two states differ only in what is hidden, and an action tells its actor no difference, so do later guesses."""
    for number, (state, action) in enumerate(random_game(table, 14)):
        if action is None:
            continue
        me = int(state.actor)
        twins = [state.clone(), state.guess(me, number)]
        for twin in twins:
            twin.listen()
            twin.apply(action)
        seen = [[twin.view(me), *[(one.kind, one.facts) for one in twin.events or [] if one.is_seen_by(me)]]
                for twin in twins]  # fmt: skip
        if seen[0] == seen[1]:
            assert twins[0].guess(me, 5) == twins[1].guess(me, 5)


@at_every_table
def test_the_end_has_winners(table: Table) -> None:
    """Every game ends with scores for all and at least one winner, whose place is the first."""
    for seed in range(3):
        *_, (state, _) = random_game(table, seed)
        assert len(state.scores()) == table[1]
        assert state.winners()
        assert [place == 1 for place in state.places()] == [seat in state.winners() for seat in range(table[1])]
        assert [part["total"] for part in state.breakdown()] == state.scores()
        with pytest.raises(ValueError, match="over"):
            state.read("anything")


@pytest.mark.parametrize("name", demesne.games())
def test_impossible_tables_are_refused(name: str) -> None:
    """Too many players, unknown options and wrong values are a ValueError that says what is allowed."""
    game = demesne.game(name)
    players = game.players[0]
    with pytest.raises(ValueError, match=f"{game.players[0]} to {game.players[-1]} players, not 9"):
        game.new(players=9, seed=1)
    with pytest.raises(ValueError, match="has no such option"):
        game.new(players=players, seed=1, colour="green")
    with pytest.raises(ValueError, match="seed"):
        game.new(players=players, seed="x")
    for option in game.options:
        with pytest.raises(ValueError, match=option.name):
            game.new(players, 1, False, **{option.name: "perhaps"})
        assert option.help.endswith(".")
        assert option.default in option.choices


@pytest.mark.parametrize("name", demesne.games())
def test_seeds_of_any_size_are_taken(name: str) -> None:
    """Any whole number is a seed."""
    game = demesne.game(name)
    for seed in (0, -1, 2**61, 10**40):
        assert game.new(players=game.players[0], seed=seed) == game.new(players=game.players[0], seed=seed)


def test_an_unknown_game_is_refused() -> None:
    """The sentence lists the games there are."""
    with pytest.raises(ValueError, match="kingdomino"):
        demesne.game("chess")


@at_every_table
def test_what_a_game_tells_has_the_shape_that_it_declares(table: Table) -> None:
    """Views, questions, choices, what is barred, events and points: the page's types are made from the same shapes."""
    shapes = importlib.import_module(f"demesne.games.{table[0]}.shapes")
    view, choice, barred, question, happening = (
        getattr(shapes, name, Any) for name in ("View", "Choice", "Barred", "Question", "Happening")
    )
    for number, (state, _) in enumerate(random_game(table, 12)):
        state.listen()
        if number % 9 == 0:
            for seat in [None, *range(table[1])]:
                assert not misfit(state.view(seat), view)
            assert not misfit(state.question(), question | None if question is not Any else Any)
            assert not [misfit(one, choice) for one in state.menu() if misfit(one, choice)]
            assert not [misfit(one, barred) for one in state.barred() if misfit(one, barred)]
            assert {one["words"] for one in state.menu()} == {state.say(action) for action in state.actions()}
    name, players, options = table
    state = demesne.game(name).new(players=players, seed=13, listen=True, **options)
    while state.actor != demesne.OVER:
        state.apply(state.actions()[-1])
    for event in state.events or []:
        assert not misfit({"kind": event.kind} | event.facts, happening)


@at_every_table
def test_everything_barred_and_asked_has_words_in_every_language(table: Table) -> None:
    """A code with facts is a sentence everywhere, and no key shows itself."""
    for number, (state, action) in enumerate(random_game(table, 14)):
        if number % 12 or action is None:
            continue
        for language in LANGUAGES:
            told = speech(language, table[0])
            said = [told.refusal(one["why"], one["facts"]) for one in state.barred()]
            assert all(not sentence.startswith("refused-") for sentence in said)
            question = state.question()
            assert question is not None
            assert not told.question(question).startswith("prompt-")


@at_every_table
def test_observations_are_honest_and_masks_are_complete(table: Table) -> None:
    """Observations keep to their bounds and show what a seat knows alone, whether they are written over earlier ones or
    not; every legal action has one index."""
    name, players, options = table
    if demesne.game(name).encoding_of is no_encoding:
        pytest.skip(f"{name} has none")
    encoding = demesne.game(name).encoding(players, **options)
    bounds = list(zip(encoding.high, encoding.names, strict=True))
    sheet = encoding.sheet(vec[u8](capacity=encoding.size))
    for number, (state, _) in enumerate(random_game(table, 15)):
        indices = {int(encoding.index(state, action)): action for action in state.actions()}
        assert len(indices) == len(state.actions())
        assert {index for index, allowed in enumerate(state.mask()) if allowed} == set(indices)
        assert all(encoding.action(state, index) == action for index, action in indices.items())
        for seat in range(players):
            observed = state.observe(seat)
            assert state.guess(seat, 3).observe(seat) == observed
            if seat == state.actor or number % 3 == 0:
                encoding.write(state, seat, sheet)
                assert sheet.array == observed
            if number % 5 == 0:
                assert state.game.load(state.save()).observe(seat) == observed
                assert not [name for place, (high, name) in zip(observed, bounds, strict=True) if place > high]
