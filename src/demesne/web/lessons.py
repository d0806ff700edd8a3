"""Lessons: each game's `lesson.json`, taught step by step to whoever says what was done so far."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.datastructures import State as Shared
from litestar.params import FromPath, JSONBody

from demesne.core.state import State
from demesne.data_folder import describe_box
from demesne.games import GAMES, find_game
from demesne.table import Refused
from demesne.web.messages import Number
from demesne.web.news import result, told
from demesne.web.refusals import documented

FILE: Final = "lesson.json"  # in a game's folder
MOST_STEPS: Final = 50

Made = Annotated[list[Annotated[str, msgspec.Meta(max_length=1000)]], msgspec.Meta(max_length=MOST_STEPS)]


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is taught: where it begins, what is to be done there, and what the others do then."""

    name: str
    position: dict[str, Any] | None = None  # without one it goes on where the step before it ends
    before: list[str] = []  # played before anything is said
    right: list[str] = []  # moves, in which `*` is anything; none: there is only something to read
    then: list[str] = []  # played when the right thing has been done
    lists: bool = False  # whether the moves are listed at once, since the board has no place for them


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """The lesson of a game; the learner is who has no name."""

    names: list[str]
    steps: list[Step]
    first_game: dict[str, Any] = {}  # the options of the game that is offered at the end


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """Where a learner is, and what was done in each step so far: "" where there was nothing to do, or not yet."""

    step: Number
    made: Made = []


@post("/api/lessons/{game:str}", status_code=200, responses=documented(403, 404, 409, 413))
async def learn(game: FromPath[str], data: JSONBody[Progress], state: Shared) -> dict[str, Any]:
    """One step of the lesson of a game, before or after what is to be done in it."""
    found: dict[str, Any] = await state.house.aside(teach, game, data.step, data.made)
    return found


@get("/api/lessons/{game:str}/box", responses=documented(404))
async def look_into_box_of_lesson(game: FromPath[str], state: Shared) -> dict[str, Any]:
    """What is in the box that a lesson is taught with, as of a table."""
    players = len(find_lesson(game).names)
    options = find_game(game).settle(players, {})
    found: dict[str, Any] = await state.house.aside(describe_box, game, options)
    return found


@cache
def lessons() -> dict[str, Lesson]:
    """The lessons by game."""
    found = {name: files("demesne.games").joinpath(name, FILE) for name in GAMES}
    return {name: msgspec.json.decode(file.read_bytes(), type=Lesson) for name, file in found.items() if file.is_file()}


def find_lesson(game: str) -> Lesson:
    """The lesson of a game, if there is one."""
    if game not in lessons():
        raise Refused("no-lesson", games=list(lessons()))
    return lessons()[game]


def teach(game: str, number: int, made: list[str]) -> dict[str, Any]:
    """All that the page shows of a step."""
    lesson = find_lesson(game)
    if number >= len(lesson.steps):
        raise Refused("no-step", count=len(lesson.steps))
    state, since = reach(game, lesson, number, made)
    seat, step = lesson.names.index(""), lesson.steps[number]
    is_asked = bool(step.right) and not given(made, number)
    choices = state.menu() if is_asked else []
    return {
        "game": game,
        "step": number,
        "steps": len(lesson.steps),
        "began": beginning(lesson, number),
        "name": step.name,
        "names": lesson.names,
        "seat": seat,
        "actor": int(state.actor),
        "asks": bool(step.right),
        "lists": step.lists,
        "first_game": lesson.first_game,
        "view": state.view(seat),
        "events": [told(event, [seat]) for event in state.events or []],
        "since": since,
        "question": state.question() if is_asked else None,
        "choices": choices,
        "barred": state.barred() if is_asked else [],
        "right": [choice["words"] for choice in choices if is_right(step, choice["words"])],
        "result": result(state),
    }


def beginning(lesson: Lesson, number: int) -> int:
    """The step with whose position the game of a step began."""
    return max(at for at in range(number + 1) if lesson.steps[at].position is not None)


def reach(game: str, lesson: Lesson, number: int, made: list[str]) -> tuple[State, int]:
    """The state of a step, after what was made in it, and how many events there were before that.

    What was skipped on the way is done as it should have been.
    """
    first = beginning(lesson, number)
    state: State = find_game(game).load(lesson.steps[first].position)
    state.listen()
    for at, step in enumerate(lesson.steps[first:number], first):
        play(state, step.before)
        answer(state, step, given(made, at))
    since = len(state.events or [])
    play(state, lesson.steps[number].before)
    if words := given(made, number):
        since = len(state.events or [])
        answer(state, lesson.steps[number], words)
    return state, since


def answer(state: State, step: Step, words: str) -> None:
    """Do what a step asks for: what the learner has made, if that is right, or else the first right thing."""
    right = [one for one in map(state.say, state.actions()) if is_right(step, one)]
    made = [state.say(state.read(words))] if words else right[:1]
    if not set(made) <= set(right):
        raise Refused("not-asked", words=made[0])
    play(state, [*made, *step.then])


def is_right(step: Step, words: str) -> bool:
    """Whether a move is what a step asks for."""
    return any(fnmatchcase(words, one) for one in step.right)


def given(made: list[str], number: int) -> str:
    """What was made in a step, "" if nothing."""
    return made[number] if number < len(made) else ""


def play(state: State, moves: list[str]) -> None:
    """Carry out moves."""
    for words in moves:
        state.perform(state.read(words))
