"""Every game as a game of OpenSpiel: `register()`, then `pyspiel.load_game("demesne_kingdomino(players=2)")`."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from demesne.adapters.arrays import observed
from demesne.core.chance import fold
from demesne.core.game import FILES, Game, Option
from demesne.core.state import OVER, Event
from demesne.core.state import State as Position
from demesne.games import find_game, list_games
from demesne.minds.batch import rewards

DEALS: Final = 1024  # outcomes of each draw of the deal
DRAWS: Final = 2  # of chance before the first decision, which together choose one of DEALS ** DRAWS games
LONGEST: Final = 100_000  # decisions, far more than any game has
PREFIX: Final = "demesne_"


def register() -> list[str]:
    """Let OpenSpiel know every game; what they are called there."""
    known = set(pyspiel.registered_names())
    for name in list_games():
        if PREFIX + name not in known:
            register_game(find_game(name))
    return [PREFIX + name for name in list_games()]


def register_game(game: Game[Any]) -> None:
    """Let OpenSpiel know a game, with its number of players and its options as parameters."""
    kind = pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0]}
        | {one.name: without_commas(one.default) for one in parameters(game)},
    )

    class Registered(Table):
        """The game; OpenSpiel lets go of it after Python has ended, which a class survives and a function does not."""

        def __init__(self, given: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, given or {})

    pyspiel.register_game(kind, Registered)


def parameters(game: Game[Any]) -> list[Option]:
    """The options that OpenSpiel can be told: all but files."""
    return [option for option in game.options if option.kind != FILES]


def without_commas(value: Any) -> Any:
    """A list as OpenSpiel can write it among parameters: `base+intrigue`."""
    return value.replace(", ", ",").replace(",", "+") if isinstance(value, str) else value


def with_commas(value: Any) -> Any:
    """The same as the game understands it: `base, intrigue`."""
    return value.replace("+", ", ") if isinstance(value, str) else value


class Table(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with a number of players and options."""

    def __init__(self, kind: Any, game: Game[Any], given: dict[str, Any]) -> None:
        self.game = game
        self.players = int(given.get("players", game.players[0]))
        given = {name: without_commas(value) for name, value in given.items()}
        self.options = {option.name: with_commas(given.get(option.name, option.default)) for option in parameters(game)}
        self.encoding = game.encoding(self.players, **self.options)
        facts = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.actions),
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, facts, given)

    def new_initial_state(self, state: Any = None) -> State:
        """A game that is to be dealt."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What turns states into arrays and words."""
        if params:
            raise ValueError("An observer of this game has no parameters.")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.encoding, recalls)


class Dealt:
    """A position of the engine with all that happened, which OpenSpiel copies and writes down with a state."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, _: Any) -> Dealt:
        copy = self.position.clone()
        copy.events = [*(self.position.events or [])]
        return Dealt(copy)

    def __reduce__(self) -> Any:
        events = [(event.kind, event.facts, int(event.audience)) for event in self.position.events or []]
        return restore, (self.position.game.name, self.position.save(), events)


def restore(game: str, saved: dict[str, Any], events: list[tuple[str, dict[str, Any], int]]) -> Dealt:
    """What was written down."""
    position = find_game(game).load(saved)
    position.events = [Event(*event) for event in events]
    return Dealt(position)


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game in progress; before the first decision, chance chooses the deal."""

    def __init__(self, game: Table) -> None:
        super().__init__(game)
        self.drawn: list[int] = []
        self.dealt: Dealt | None = None

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()

    @property
    def table(self) -> Table:
        """The game that this is one of."""
        table: Table = self.get_game()
        return table

    @property
    def position(self) -> Position:
        """The position of the engine, once it is dealt."""
        assert self.dealt is not None
        return self.dealt.position

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody at the end."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = int(self.position.actor)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.dealt is not None and self.position.actor == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any deal is as likely as any other."""
        return [(outcome, 1 / DEALS) for outcome in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        """The indices of the legal actions, ascending."""
        encoding, position = self.table.encoding, self.position
        return sorted(int(encoding.index(position, action)) for action in position.legal())

    def _apply_action(self, action: int) -> None:
        """Draw for the deal, or let the actor choose an index."""
        if self.dealt is not None:
            self.position.perform(self.table.encoding.action(self.position, action))
            return
        self.drawn.append(action)
        if len(self.drawn) == DRAWS:
            table = self.table
            self.dealt = Dealt(table.game.new(table.players, fold(0, *self.drawn), listen=True, **table.options))

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in words."""
        if self.dealt is None:
            return f"deal {action}"
        return self.position.say(int(self.table.encoding.action(self.position, action)))

    def returns(self) -> list[float]:
        """At the end, by seat: the share of the others who came behind, less the share of those before."""
        return rewards(self.position) if self.is_terminal() else [0.0] * self.table.players

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat observes, and all that it has seen happen."""
        seat = self.current_player() if player is None else player
        return json.dumps([self.observation_string(seat), self.seen_by(seat)])

    def seen_by(self, seat: int) -> list[Any]:
        """The events that a seat may know of."""
        events = [] if self.dealt is None else self.position.events or []
        return [[event.kind, event.facts] for event in events if event.is_seen_by(seat)]

    def observation_string(self, player: int | None = None) -> str:
        """What a seat observes, byte by byte in hexadecimal digits."""
        seat = self.current_player() if player is None else player
        return "" if self.dealt is None else bytes(self.position.observe(seat)).hex()

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class Observer:
    """What a seat observes, as an array of numbers and in words."""

    def __init__(self, encoding: Any, recalls: bool) -> None:
        self.encoding = encoding
        self.recalls = recalls
        self.tensor = np.zeros(int(encoding.size), np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in encoding.fields
        }

    def set_from(self, state: State, player: int) -> None:
        """Fill the array with what a seat observes."""
        if state.dealt is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observed(state.position, player)

    def string_from(self, state: State, player: int) -> str:
        """The same in words; with perfect recall, all that the seat has seen."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)
