"""What can be asked for: by HTTP a table, by the live line all that is done at it."""

from typing import Annotated, Final, Literal

import msgspec

from demesne.table import LONGEST_NAME, LogEntry, Refused, Table

LONGEST_MESSAGE: Final = 4096  # characters

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it is asked for: a person's with a name, a bot's, or an open one."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=60)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as it is asked for."""

    game: str
    seats: Annotated[list[Wanted], msgspec.Meta(max_length=8)]
    options: dict[str, bool | int | str | list[str]] = {}
    #: somebody's own data files by name: texts, archives as base64
    files: dict[Annotated[str, msgspec.Meta(max_length=100)], str] = {}


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """Take an open seat."""

    seat: int
    name: Name


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """Play action `number` of the game."""

    seat: int
    number: int
    words: Words


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back to action `to`, or one's last decision, or ask whether one may."""

    seat: int
    to: int | None = None


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Answer somebody who asks to take back."""

    seat: int
    agree: bool


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """Leave a seat to a bot."""

    seat: int


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """Play again at another table."""

    seat: int


Message = Sit | Play | Undo | Answer | Resign | Rematch
DECODER: Final = msgspec.json.Decoder(Message)


def read_message(text: str | bytes) -> Message:
    """The message in a text; what is too long or has not the right form is refused."""
    if len(text) > LONGEST_MESSAGE:
        raise Refused("too-long", most=LONGEST_MESSAGE)
    message: Message = DECODER.decode(text)
    return message


def propose(table: Table, guest: str, message: Message, table_id: str) -> LogEntry:
    """The entry that a message asks for; a rematch would be at the table of this id."""
    if not guest:
        raise Refused("stranger")
    if isinstance(message, Sit):
        return table.sit(guest, message.seat, message.name)
    if isinstance(message, Play):
        return table.play(guest, message.seat, message.words, message.number)
    if isinstance(message, Undo):
        return table.undo(guest, message.seat, message.to)
    if isinstance(message, Answer):
        return table.answer_undo(guest, message.seat, message.agree)
    if isinstance(message, Resign):
        return table.resign(guest, message.seat)
    return table.rematch(guest, message.seat, table_id)
