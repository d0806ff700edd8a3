"""Everything that is said about a game in a language: its messages, its page of rules, its names."""

import re
from pathlib import Path
from typing import Final

import demesne
from demesne.games.dominations.data import packaged

LANGUAGES: Final = ("en", "pt", "es")
COMMON: Final = "common"  # what is said about no game
LOCALE: Final = Path(demesne.__file__).parent / "locale"
GAMES: Final = LOCALE.with_name("games")
RULES: Final = Path(__file__).parents[2] / "client" / "src" / "rules"
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) = *(.*)$")
PLACEABLE: Final = re.compile(r"\{ *\$\w+ *\}")
SELECTION: Final = re.compile(r"\{ *\$\w+ *->|\*?\[[\w-]+\]|\}")


def files(language: str) -> list[Path]:
    """Where a language stands."""
    return [file for folder in (LOCALE, *GAMES.glob("*/locale")) for file in sorted(folder.glob(f"{language}.*ftl"))]


def messages(language: str) -> dict[str, tuple[str, str]]:
    """By key: the game that a message is about, and its words as they are written."""
    found: dict[str, tuple[str, str]] = {}
    for path in files(language):
        heading = key = ""
        for line in path.read_text("utf-8").splitlines():
            start = MESSAGE.match(line)
            if line.startswith("#"):
                heading = line.strip("# ").lower()
            elif start:
                key = start[1]
                about = [game for game in demesne.games() if game in f"{path.name} {heading} {key}"]
                found[key] = (about[0] if about else COMMON, start[2])
            elif line.strip():
                found[key] = (found[key][0], f"{found[key][1]}\n{line}")
    return found


def spoken(words: str) -> str:
    """A message as it is read: what is filled in is three dots."""
    return SELECTION.sub("", PLACEABLE.sub("…", words))


def page(game: str, language: str) -> str:
    """The page of rules of a game, with its tags."""
    return (RULES / f"{game}.{language}.html").read_text("utf-8")


def said(game: str, language: str) -> dict[str, str]:
    """All texts about a game, by where they stand."""
    found = {key: spoken(words) for key, (about, words) in messages(language).items() if about == game}
    if game != COMMON:
        found["rules"] = re.sub(r"<[^>]*>", " ", page(game, language))
    if game == "dominations":
        listed = [*packaged()["masteries.json"], *packaged()["roles.json"], *packaged()["domains.json"]]
        found["names"] = "\n".join(record["name"].get(language, "") for record in listed)
    return found
