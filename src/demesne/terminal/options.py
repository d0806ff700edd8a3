"""Options of a game as people write and read them."""

import re
from typing import Any, Final

from demesne.core.game import CHOICE, NUMBER, SWITCH, Game, Option
from demesne.locale import LANGUAGES, Language, language

ON: Final = ("yes", "true")  # besides what is said for it in any language
OFF: Final = ("false",)


def read_option(game: str, option: Option, text: str) -> Any:
    """The value that a person wrote for an option; whether it can be is for the game to say."""
    word = text.strip()
    if option.kind == SWITCH:
        return True if not word or is_on(word) else False if is_off(word) else word
    if option.kind == NUMBER and word.isdecimal():
        return int(word)
    if option.kind == CHOICE:
        said = {plain(words): choice for choice in option.choices for words in called(game, option, choice)}
        return said.get(plain(word), word)
    return option.default if means(word, "terminal-none") and not option.default else word


def is_on(word: str) -> bool:
    """Whether a word turns a switch on."""
    return word.lower() in ON or means(word, "terminal-on")


def is_off(word: str) -> bool:
    """Whether a word turns a switch off."""
    return word.lower() in OFF or means(word, "terminal-off")


def means(word: str, key: str) -> bool:
    """Whether a word is what is said for a key in any language."""
    return any(word.lower() == language(code).say(key).lower() for code in LANGUAGES)


def called(game: str, option: Option, value: Any) -> list[str]:
    """How a value can be written: as it is, or in the words of any language."""
    return [str(value), *[show_option(game, option, value, language(code)) for code in LANGUAGES]]


def show_option(game: str, option: Option, value: Any, words: Language) -> str:
    """A value as it can be written."""
    if option.kind == SWITCH:
        return words.say("terminal-on" if value else "terminal-off")
    key = f"option-{game}-{option.name}-" + re.sub(r"\W", "", str(value).lower())
    if words.has(key):
        return words.say(key)
    shown = ", ".join(map(str, value)) if isinstance(value, (dict, list)) else str(value)
    return shown or words.say("terminal-none")


def read_changes(game: Game[Any], answer: str) -> dict[str, Any]:
    """What `harmony, no dynasty` or `kingdom First Game` changes: switches with their like, any other by itself."""
    changes: dict[str, Any] = {}
    rest = answer.strip()
    while rest:
        without = bool(re.match(r"(no|not|without)\s", rest, re.IGNORECASE))
        rest = rest.partition(" ")[2].strip() if without else rest
        option, value = first_option(game, rest)
        if option is None:
            word, _, rest = rest.partition(" ")
            changes[word.strip(",=")] = True
        elif option.kind == SWITCH:
            word = re.split(r"[\s,;]+", value, maxsplit=1)[0]
            given = word if is_on(word) or is_off(word) else ""
            changes[option.name] = read_option(game.name, option, "off" if without else given)
            rest = value[len(given) :].lstrip(" ,;")
        else:
            return changes | {option.name: read_option(game.name, option, value)}
    return changes


def first_option(game: Game[Any], words: str) -> tuple[Option | None, str]:
    """The option that the words begin with, and what follows it."""
    for option in game.options:
        name = re.sub("_", r"[\\s_-]", option.name)
        if found := re.match(rf"{name}(?![\w-])\s*[=:,]?\s*", words, re.IGNORECASE):
            return option, words[found.end() :]
    return None, words


def plain(word: Any) -> str:
    """A word with spaces, hyphens and capitals as in the names of choices."""
    return re.sub(r"[\s-]+", "_", str(word).lower())
