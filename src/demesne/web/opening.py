"""What a new table is made of: an id and a seed, options in one form, and its seats."""

from __future__ import annotations

import secrets
from typing import Any, Final

from demesne.bots import bot_names, make_bot
from demesne.games import part_of
from demesne.table import BOT, OPEN, PERSON, Refused, Seat, clean_name
from demesne.web.messages import Wanted

#: of bots, who have one like everybody at the table
NAMES: Final = (
    "Inês", "Tomás", "Lucía", "Nuno", "Vera", "Otto", "Alma", "Bento", "Irene", "Diego", "Rosa", "Gil",
)  # fmt: skip


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(60)


def normal_options(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options of a game in the one form in which they are kept."""
    own = part_of("games", f"{game}.options")
    return options | own.normal(options) if own else options


def make_seats(game: str, wanted: list[Wanted], guest: str) -> list[Seat]:
    """The seats of a new table; a person's seats belong to whoever opens it, a bot without a name gets one."""
    seats = []
    names = [name for name in NAMES if name not in [clean_name(one.name) for one in wanted]]
    secrets.SystemRandom().shuffle(names)
    for number, one in enumerate(wanted, 1):
        name = clean_name(one.name)
        if one.kind == BOT:
            check_bot(one.bot, game)
            seats.append(Seat(BOT, name or names.pop(), bot=one.bot))
        elif one.kind == PERSON:
            seats.append(Seat(PERSON, name or f"Player {number}", guest=guest))
        else:
            seats.append(Seat(OPEN, ""))
    return seats


def check_bot(name: str, game: str) -> None:
    """Only bots that come with Demesne play here."""
    names = bot_names(game)
    if name.partition(":")[0] not in names:
        raise Refused("no-bot", f"There is {', '.join(names)}.", bot=name)
    try:
        make_bot(name, game, 0)
    except ValueError as error:
        raise Refused("no-bot", str(error), bot=name) from None
