"""Finding a bot by what a person writes: `random`, `name:option=value`, `module:Class`, or `stdio:./program`."""

import importlib
import inspect
import os
import sys
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

from demesne.bots.bot import Bot, MakeBot
from demesne.bots.greedy import Greedy, points_now
from demesne.bots.random import Random
from demesne.bots.stdio import Stdio, read_name
from demesne.core.refused import Refused
from demesne.games import part_of

EVERYWHERE: Final[dict[str, MakeBot]] = {"greedy": partial(Greedy, points_now), "random": Random}
USUAL: Final = "medium"
STDIO: Final = "stdio"


def bots_for(game: str) -> dict[str, MakeBot]:
    """The bots that play a game, by name: those in the module of its name, and those that play any."""
    own: dict[str, MakeBot] = getattr(part_of("bots", game), "BOTS", {})
    return own | {name: make for name, make in EVERYWHERE.items() if name not in own}


def bot_names(game: str) -> list[str]:
    """The names of the bots that play a game: levels first, then yardsticks."""
    return list(bots_for(game))


def usual_bot(game: str) -> str:
    """The bot that one plays against if one does not say."""
    names = bot_names(game)
    return USUAL if USUAL in names else names[0]


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """The bot of this name; a ValueError says what is wrong with the name."""
    return recipe(name, game)(seed)


@cache
def recipe(name: str, game: str) -> Callable[[int], Bot]:
    """What makes the bot of this name from a seed."""
    known = bots_for(game)
    kind, _, rest = name.partition(":")
    if kind in known:
        return read_recipe(name, known[kind], rest)
    if kind == STDIO:
        command, seconds = read_name(rest)
        return lambda seed: Stdio(command, seed, seconds)
    if rest and "=" not in rest.partition(":")[0]:
        attribute, _, options = rest.partition(":")
        return read_recipe(name, import_class(name, kind, attribute), options)
    raise Refused("unknown-bot", bot=name, game=game, bots=list(known))


def timed(name: str, game: str, seconds: float) -> str:
    """The bot with so much time for a decision, if it is one that can be given time and its name does not say."""
    kind, _, options = name.partition(":")
    make = bots_for(game).get(kind)
    if make is None or "time" not in inspect.signature(make).parameters or "time=" in options:
        return name
    return f"{name},time={seconds}" if options else f"{name}:time={seconds}"


def wishes(names: list[str], game: str) -> dict[str, Any]:
    """The options of a game without which these bots could not do what they are for."""
    wish = getattr(part_of("bots", game), "wishes", None)
    found: dict[str, Any] = wish([make_bot(name, game) for name in names]) if wish else {}
    return found


def import_class(name: str, module: str, attribute: str) -> MakeBot:
    """The class of somebody's own bot; modules in the current folder are found too."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: MakeBot = getattr(importlib.import_module(module), attribute)
    except ImportError as error:
        raise ValueError(f"The bot {name!r} cannot be imported: {error}.") from None
    except AttributeError:
        raise ValueError(f"The bot {name!r} cannot be found: {module} has no {attribute}.") from None
    if not callable(getattr(found, "choose", None)):
        raise ValueError(f"{name!r} is not a bot: it has no method choose(window).")
    return found


def read_recipe(name: str, make: MakeBot, options: str) -> Callable[[int], Bot]:
    """What makes the bot with its options set from words such as `depth=2,risk=0.5`."""
    parameters = inspect.signature(make).parameters
    known = [one for one in parameters if one != "seed"]
    settings: dict[str, Any] = {}
    for setting in [one for one in options.split(",") if one]:
        option, equals, text = setting.partition("=")
        if option not in known or not equals:
            choices = f"its options are {', '.join(known)}" if known else "it has no options"
            raise ValueError(f"The bot {name!r} cannot be made: {setting!r} is not an option=value; {choices}.")
        settings[option] = convert(name, option, text, parameters[option])
    make = partial(make, **settings)
    return (lambda seed: make(seed=seed)) if "seed" in parameters else (lambda seed: make())


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
