"""A table by itself: seats, turns, taking back, and what each guest is told."""

import json
from random import Random

import pytest

import demesne
from demesne.core.replay import last_state
from demesne.core.state import OVER, State
from demesne.games import find_game, list_games
from demesne.table import BOT, OPEN, PERSON, Refused, Seat, Table, table_of
from demesne.table.table import NEAR, STRIDE
from demesne.web.news import news


def people(*names: str) -> list[Seat]:
    """A seat for each, with the name as the guest's token."""
    return [Seat(PERSON, name, guest=name.lower()) for name in names]


def new_table(seats: list[Seat], game: str = "kingdomino") -> Table:
    """A table with the same deal every time."""
    return Table("t", game, demesne.game(game).settle(len(seats), {}), 7, seats)


def play_first(table: Table) -> None:
    """The actor plays its first action."""
    seat = int(table.state.actor)
    words = table.state.say(table.state.actions()[0])
    table.add(table.play(table.seats[seat].guest, seat, words, len(table.actions)))


def test_only_the_owner_acts_and_only_in_turn() -> None:
    """Strangers, the wrong seat, repeated and illegal actions are refused, and nothing changes."""
    table = new_table(people("Ana", "Bo"))
    actor = int(table.state.actor)
    owner, other = table.seats[actor].guest, table.seats[1 - actor].guest
    words = table.state.say(table.state.actions()[0])
    before = news(table, owner)
    for guest, seat, said, number, why in [
        ("", actor, words, 0, "not your seat"),
        ("stranger", actor, words, 0, "not your seat"),
        (other, actor, words, 0, "not your seat"),
        (other, 1 - actor, words, 0, "not your turn"),
        (owner, actor, words, 1, "has gone on"),
        (owner, actor, "take 49", 0, "not in the new line"),
        (owner, 5, words, 0, "not your seat"),
    ]:
        with pytest.raises(Refused, match=why):
            table.play(guest, seat, said, number)
    assert news(table, owner) == before


def test_the_game_begins_when_every_seat_is_taken() -> None:
    """An open seat is taken by the first who comes, with a name of their own."""
    table = new_table([Seat(PERSON, "Ana", guest="ana"), Seat(OPEN, "")])
    assert news(table, "ana")["choices"] == []
    assert news(table, "ana")["actor"] is None
    with pytest.raises(Refused, match="called Ana already"):
        table.sit("bo", 1, "Ana")
    table.add(table.sit("bo", 1, "Bo"))
    with pytest.raises(Refused, match="not free"):
        table.sit("cleo", 1, "Cleo")
    assert news(table, "bo")["mine"] == [1]
    play_first(table)


def test_a_table_is_made_again_from_its_log() -> None:
    """Whatever happened, the log alone gives the same table."""
    table = new_table(people("Ana", "Bo"))
    for number in range(14):
        play_first(table)
        if number == 9:
            last = next(seat for seat in range(2) if table.decisions(seat)[-1:] == [len(table.actions) - 1])
            entry = table.undo(table.seats[last].guest, last)
            table.add(entry)
            if entry["kind"] == "ask_undo":
                other = 1 - last
                table.add(table.answer_undo(table.seats[other].guest, other, agree=True))
    log = json.loads(json.dumps(table.entries))
    again = Table("t", table.game, table.options, table.seed, people("Ana", "Bo"), log)
    assert again.state == table.state
    for guest in ("ana", "bo", ""):
        assert news(again, guest) == news(table, guest)


def test_against_bots_one_takes_back_freely() -> None:
    """Also when something new has come to light."""
    table = new_table([Seat(PERSON, "Ana", guest="ana"), Seat(BOT, "greedy", bot="greedy")])
    while len(table.actions) < 6:
        if table.state.actor == 0:
            play_first(table)
        else:
            words = table.state.say(table.state.actions()[0])
            table.add(table.play_bot(1, words, len(table.actions)))
    mine = table.decisions(0)[-1]
    table.add(table.undo("ana", 0))
    assert len(table.actions) == mine
    assert table.state.actor == 0


def test_among_people_others_are_asked() -> None:
    """Once another has acted or seen more, it takes their consent; a refusal ends the matter."""
    table = new_table(people("Ana", "Bo"))
    while True:
        seat = int(table.state.actor)
        play_first(table)
        to = table.decisions(seat)[-1]
        if not table.may_take_back(seat, to):
            break
    guest, other = table.seats[seat].guest, table.seats[1 - seat].guest
    table.add(table.undo(guest, seat))
    assert news(table, other)["to_answer"] == [1 - seat]
    with pytest.raises(Refused, match="Nobody asks you"):
        table.answer_undo(guest, seat, agree=True)
    number = len(table.actions)
    table.add(table.answer_undo(other, 1 - seat, agree=False))
    assert (table.asking, len(table.actions)) == (None, number)
    table.add(table.undo(guest, seat))
    table.add(table.answer_undo(other, 1 - seat, agree=True))
    assert len(table.actions) == to


def test_whoever_resigns_leaves_the_seat_to_a_bot() -> None:
    """The game goes on for the others."""
    table = new_table(people("Ana", "Bo"))
    seat = int(table.state.actor)
    table.add(table.resign(table.seats[seat].guest, seat))
    assert table.bot_to_move() == "greedy"
    with pytest.raises(Refused, match="You have resigned"):
        table.play(table.seats[seat].guest, seat, "take 1", 0)


def test_the_end_is_taken_back_only_by_consent() -> None:
    """The record, which tells everything, can be read then."""
    table = new_table(people("Ana", "Bo"))
    while table.state.actor != OVER:
        seat = int(table.state.actor)
        play_first(table)
    assert table.free_undo(table.seats[seat].guest) == []
    assert table.undo(table.seats[seat].guest, seat)["kind"] == "ask_undo"


def test_an_entry_says_when_it_was_made() -> None:
    """So that clocks follow from the log; what was written before entries had a time has none."""
    table = new_table(people("Ana", "Bo"))
    for at in (1_000, 4_500):
        seat = int(table.state.actor)
        words = table.state.say(table.state.actions()[0])
        table.add(table.play(table.seats[seat].guest, seat, words, len(table.actions)) | {"at": at})
    play_first(table)
    assert [moment.at for moment in table.moments] == [0, 1_000, 4_500, 0]
    table.add(table.resign("ana", 0) | {"at": 9_000})
    assert table.notes[-1]["at"] == 9_000


def test_a_recorded_game_is_a_table_again() -> None:
    """With the same seats, log and undo as if it had been played here."""
    table = new_table(people("Ana", "Bo"))
    for _ in range(5):
        play_first(table)
    again = table_of(table.record(), "t", ["ana", "bo"])
    assert again.state == table.state
    assert again.entries == table.entries
    assert again.seats == table.seats
    assert again.free_undo("ana") == table.free_undo("ana")


@pytest.mark.parametrize("game", list_games())
def test_whatever_is_taken_back_the_game_stands_as_if_it_had_never_been(game: str) -> None:
    """States that were kept on the way lead to the same place as all actions from the start."""
    table, chance = new_table(people("Ana", "Bo"), game), Random(5)
    for number in range(400):
        if table.state.actor == OVER or (table.actions and number % 9 == 8):
            to = max(0, len(table.actions) - chance.choice([1, 2, 30, 70]))
            table.add({"kind": "undo", "seat": 0, "to": to})
            afresh = last_state(find_game(game), table.unfinished_record(), listen=True)
            assert table.state == afresh
            assert told(table.state) == told(afresh)
        else:
            words = table.state.say(chance.choice(table.state.actions()))
            table.add({"kind": "play", "seat": int(table.state.actor), "words": words})


def test_taking_back_a_little_costs_little_however_long_the_game() -> None:
    """Neither time nor memory grows with the history: few states are kept, and few actions replayed."""
    table, chance = new_table(people("Ana", "Bo"), "dominion"), Random(5)
    while table.state.actor != OVER and len(table.actions) < 3000:
        words = table.state.say(table.state.actions()[0] if chance.random() < 0.9 else table.state.actions()[-1])
        table.add({"kind": "play", "seat": int(table.state.actor), "words": words})
    length = len(table.actions)
    assert length > 300
    for back in (1, 10, 40, 100, 200):
        number = max(number for number, _ in table.kept if number <= length - back)
        assert length - back - number < max(2 * STRIDE, back)
    assert len(table.kept) < NEAR * length.bit_length()


def told(state: State) -> list[tuple[str, dict[str, object], int]]:
    """All that was told."""
    return [(event.kind, event.facts, event.audience) for event in state.events or []]
