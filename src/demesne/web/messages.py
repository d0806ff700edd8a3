"""What can be asked for: by HTTP a table, by the live line all that is done at it."""

from typing import Annotated, Any, Final, Literal

import msgspec

from demesne.table import LONGEST_NAME, LogEntry, Refused, Table

LONGEST_MESSAGE: Final = 4096  # characters
MOST_FILES: Final = 40

Place = Annotated[int, msgspec.Meta(ge=0, lt=100)]  # of a seat
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]  # of an action
Title = Annotated[str, msgspec.Meta(max_length=40)]  # of a game or an option
Text = Annotated[str, msgspec.Meta(max_length=500)]
Value = (
    bool
    | Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
    | Text
    | Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=20)]
)
Options = Annotated[dict[Title, Value], msgspec.Meta(max_length=20)]
#: of a record, in which stands what was in data files, too
RecordOptions = Annotated[dict[Title, Value | dict[str, Any]], msgspec.Meta(max_length=20)]
BotName = Annotated[str, msgspec.Meta(max_length=60)]
FileName = Annotated[str, msgspec.Meta(max_length=100)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it is asked for: a person's with a name, a bot's, or an open one."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    bot: BotName = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as it is asked for."""

    game: Title
    seats: Annotated[list[Wanted], msgspec.Meta(max_length=8)]
    options: Options = {}
    #: somebody's own data files by name: texts, archives as base64
    files: Annotated[dict[FileName, str], msgspec.Meta(max_length=MOST_FILES)] = {}


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game that shall go on after so many of its actions: one's seat, and who plays the others."""

    actions: Number
    seat: Place
    bot: BotName
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """Take an open seat."""

    seat: Place
    name: Name


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """Play action `number` of the game."""

    seat: Place
    number: Number
    words: Words


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back to action `to`, or one's last decision, or ask whether one may."""

    seat: Place
    to: Number | None = None


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Answer somebody who asks to take back."""

    seat: Place
    agree: bool


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """Leave a seat to a bot."""

    seat: Place


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """Play again at another table."""

    seat: Place


class Free(msgspec.Struct, tag="free", forbid_unknown_fields=True):
    """Free the seat of another guest at one's own table."""

    seat: Place


class Allow(msgspec.Struct, tag="allow", forbid_unknown_fields=True):
    """Let other guests have several seats each at one's own table."""


class Close(msgspec.Struct, tag="close", forbid_unknown_fields=True):
    """End everything at one's own table."""


Message = Sit | Play | Undo | Answer | Resign | Rematch | Free | Allow | Close
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
    if isinstance(message, Free):
        return table.free(guest, message.seat)
    if isinstance(message, Allow):
        return table.allow_several(guest)
    if isinstance(message, Close):
        return table.close(guest)
    return table.rematch(guest, message.seat, table_id)
