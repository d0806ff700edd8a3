"""Finding a bot by what a person writes: `random`, `name:option=value`, or `module:Class`."""

import importlib
import inspect
import os
import sys
from collections.abc import Callable
from typing import Any, Final

from demesne.bots import dominion, kingdomino
from demesne.bots.bot import Bot
from demesne.bots.greedy import Greedy
from demesne.bots.random import Random

EVERYWHERE: Final[dict[str, Callable[..., Bot]]] = {"random": Random, "greedy": Greedy}
#: by game: the bots made for it
TAILORED: Final[dict[str, dict[str, Callable[..., Bot]]]] = {
    "kingdomino": {"full-greedy": kingdomino.FullGreedy},
    "dominion": {"big-money": dominion.BigMoney},
}

#: by game: what its bots wish for
WISHES: Final[dict[str, Callable[[list[Bot]], dict[str, Any]]]] = {"dominion": dominion.wishes}


def bots_for(game: str) -> dict[str, Callable[..., Bot]]:
    """The bots that play a game, by name."""
    return EVERYWHERE | TAILORED.get(game, {})


def bot_names(game: str) -> list[str]:
    """The names of the bots that play a game."""
    return list(bots_for(game))


def make_bot(name: str, game: str, seed: int) -> Bot:
    """The bot of this name; a ValueError says what is wrong with the name."""
    known = bots_for(game)
    kind, _, rest = name.partition(":")
    if kind in known:
        return build(name, known[kind], rest, seed)
    if rest and "=" not in rest.partition(":")[0]:
        attribute, _, options = rest.partition(":")
        return build(name, import_class(name, kind, attribute), options, seed)
    raise ValueError(
        f"There is no bot called {name!r} for {game}; there is {', '.join(known)}, or module:Class of your own."
    )


def wishes(names: list[str], game: str) -> dict[str, Any]:
    """The options of a game without which these bots could not do what they are for."""
    bots = [make_bot(name, game, 0) for name in names]
    return WISHES[game](bots) if game in WISHES else {}


def import_class(name: str, module: str, attribute: str) -> Callable[..., Bot]:
    """The class of somebody's own bot; modules in the current folder are found too."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Callable[..., Bot] = getattr(importlib.import_module(module), attribute)
    except ImportError as error:
        raise ValueError(f"The bot {name!r} cannot be imported: {error}.") from None
    except AttributeError:
        raise ValueError(f"The bot {name!r} cannot be found: {module} has no {attribute}.") from None
    if not callable(getattr(found, "choose", None)):
        raise ValueError(f"{name!r} is not a bot: it has no method choose(window).")
    return found


def build(name: str, make: Callable[..., Bot], options: str, seed: int) -> Bot:
    """The bot with its options set from words such as `depth=2,risk=0.5`."""
    parameters = inspect.signature(make).parameters
    settings: dict[str, Any] = {"seed": seed} if "seed" in parameters else {}
    for setting in [one for one in options.split(",") if one]:
        option, equals, text = setting.partition("=")
        if option not in parameters or option == "seed" or not equals:
            known = [one for one in parameters if one != "seed"]
            choices = f"its options are {', '.join(known)}" if known else "it has no options"
            raise ValueError(f"The bot {name!r} cannot be made: {setting!r} is not an option=value; {choices}.")
        settings[option] = convert(name, option, text, parameters[option])
    return make(**settings)


def convert(name: str, option: str, text: str, parameter: inspect.Parameter) -> Any:
    """An option's value, of the kind of its default."""
    default = parameter.default
    if isinstance(default, bool):
        if text.lower() not in ("true", "false"):
            raise ValueError(f"The bot {name!r} cannot be made: {option} is true or false, not {text!r}.")
        return text.lower() == "true"
    if isinstance(default, int | float):
        try:
            return type(default)(text)
        except ValueError:
            raise ValueError(f"The bot {name!r} cannot be made: {option} is a number, not {text!r}.") from None
    return text
