"""A text as a short line of letters that are safe in a link, and back.

Each bit of the text is foretold from the letters before it, by what followed them earlier, and written with as little
as its surprise takes (an arithmetic coder). All in whole numbers, so that the same text has the same code everywhere.
"""

from __future__ import annotations

import binascii
import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

VERSION: Final = "1"  # before every code
CHECK: Final = 2  # letters after it that tell whether the rest is undamaged
FORM: Final = re.compile(rf"{VERSION}[A-Za-z0-9_-]{{{CHECK},}}")
DAMAGED: Final = "This code is damaged, or of another version."
LONGEST: Final = 100_000  # letters of a text
END: Final = 10  # a line break closes a text
BITS: Final = 8  # in a letter

# Probabilities are in 4096ths, and their logits in 256ths.
ONE: Final[i64] = 4096  # a certain bit
HALF: Final[i64] = 2048
STEEPEST: Final[i64] = 2047  # the logit of a bit that is nearly certain
#: 4096 / (1 + exp(-x)) from -8 to 8 in steps of a half
CURVE: Final = vec[i64](
    [
        1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901,
        3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
    ]
)  # fmt: skip


def squash(logit: i64) -> i64:
    """The probability that a logit stands for."""
    logit = min(max(logit, -STEEPEST), STEEPEST)
    place, rest = (logit >> 7) + 16, logit & 127
    return (CURVE[place] * (128 - rest) + CURVE[place + 1] * rest + 64) >> 7


def make_logits() -> vec[i64]:
    """By probability: its logit, the inverse of `squash`."""
    found = vec[i64]()
    logit: i64 = -STEEPEST
    probability: i64 = 0
    while probability < ONE:
        while logit < STEEPEST and squash(logit) < probability:
            logit += 1
        found = append(found, logit)
        probability += 1
    return found


LOGITS: Final = make_logits()

#: which of the letters before each memory looks at: none, the last one, two, three, four, six
MASKS: Final = vec[i64]([0, 0xFF, 0xFFFF, 0xFFFFFF, 0xFFFFFFFF, 0xFFFFFFFFFFFF])
ORDERS: Final[i64] = 6
RECENT: Final[i64] = 0xFFFFFFFFFFFF  # the letters that any of them looks at
TRUST: Final[i64] = 24000  # what a memory's word is worth at first, in 65536ths
SPEED: Final[i64] = 10  # how fast trust changes
STEADIEST: Final[i64] = 30  # how often something must have been seen to change no more slowly
SEEN: Final[i64] = 32  # what is remembered: a probability, and below it how often its like was seen
UNKNOWN: Final[i64] = HALF * SEEN


class Foresight:
    """Foretells a text bit by bit, and learns from what comes."""

    def __init__(self) -> None:
        self.memories: list[dict[int, int]] = [{} for _ in range(ORDERS)]
        self.trust = vec[i64]([TRUST] * ORDERS)
        self.recent: i64 = 0  # the last letters
        self.partial: i64 = 1  # the bits of the present letter, after a leading 1
        self.logits = vec[i64]([0] * ORDERS)  # what each memory foretold
        self.foretold: i64 = HALF

    def copy(self) -> Foresight:
        """One that knows the same, at the beginning of a letter, and learns for itself."""
        other = Foresight()
        other.memories = [memory.copy() for memory in self.memories]
        other.trust = self.trust[:]
        other.recent = self.recent
        return other

    def context(self, order: i64) -> int:
        """What a memory goes by."""
        return int((self.recent & MASKS[order]) * 256 + self.partial)

    def foretell(self) -> i64:
        """The probability that the next bit is set."""
        total: i64 = 0
        order: i64 = 0
        while order < ORDERS:
            known: i64 = self.memories[order].get(self.context(order), UNKNOWN)
            logit = LOGITS[known // SEEN] if known % SEEN else 0
            self.logits[order] = logit
            total += self.trust[order] * logit
            order += 1
        self.foretold = min(max(squash(total >> 16), 1), ONE - 1)
        return self.foretold

    def learn(self, bit: i64) -> None:
        """Take in the bit that came after it was foretold."""
        error = (bit * ONE - self.foretold) * SPEED
        order: i64 = 0
        while order < ORDERS:
            self.trust[order] += (self.logits[order] * error + 512) >> 10
            memory, context = self.memories[order], self.context(order)
            known: i64 = memory.get(context, UNKNOWN)
            probability, seen = known // SEEN, known % SEEN
            probability += (bit * ONE - probability) * 2 // (2 * seen + 3)
            memory[context] = int(min(max(probability, 1), ONE - 1) * SEEN + min(seen + 1, STEADIEST))
            order += 1
        self.partial = self.partial * 2 + bit
        if self.partial >= 256:
            self.recent = (self.recent * 256 + self.partial % 256) & RECENT
            self.partial = 1

    def read(self, text: str) -> None:
        """Learn from a text."""
        for letter in text.encode("ascii"):
            for place in range(BITS - 1, -1, -1):
                self.foretell()
                self.learn(letter >> place & 1)


WORD: Final[i64] = 0xFFFFFFFF
TOP_BYTE: Final[i64] = 0xFF000000


class Interval:
    """The numbers with which a code can still go on: their first 32 bits, of the first and of the last of them."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = WORD

    def narrow(self, probability: i64, bit: i64) -> None:
        """Take the part that belongs to a bit."""
        middle = self.middle(probability)
        if bit:
            self.high = middle
        else:
            self.low = middle + 1

    def middle(self, probability: i64) -> i64:
        """The last number that belongs to a set bit."""
        return self.low + (self.high - self.low) // ONE * probability

    def is_settled(self) -> bool:
        """Whether all have the same first byte, which is written then."""
        return (self.low ^ self.high) & TOP_BYTE == 0

    def shift(self) -> None:
        """Go on to the next byte."""
        self.low = self.low * 256 & WORD
        self.high = (self.high * 256 & WORD) + 255


def encode(text: str, foresight: Foresight) -> str:
    """The code of a text, foretold by one who knows its like, and who is used up by it."""
    if len(text) > LONGEST:
        raise ValueError(f"A text of {len(text)} letters is too long for a code.")
    interval = Interval()
    written = bytearray()
    for letter in text.encode("ascii") + bytes([END]):
        for place in range(BITS - 1, -1, -1):
            bit: i64 = letter >> place & 1
            interval.narrow(foresight.foretell(), bit)
            foresight.learn(bit)
            while interval.is_settled():
                written.append(int(interval.high >> 24))
                interval.shift()
    if interval.low > 0:
        written.append(int((interval.low >> 24) + 1))
    return VERSION + check_letters(text) + letters_of(bytes(written))


def decode(code: str, foresight: Foresight) -> str:
    """The text of a code; a ValueError if it is none that could have been written."""
    if not FORM.fullmatch(code):
        raise ValueError(f"A code begins with {VERSION} and has nothing but letters, digits, - and _.")
    check, body = code[1 : 1 + CHECK], code[1 + CHECK :]
    try:
        data = binascii.a2b_base64(body.replace("-", "+").replace("_", "/") + "=" * (-len(body) % 4))
    except ValueError:
        raise ValueError(DAMAGED) from None
    text = unravel(data, foresight)
    if check != check_letters(text):
        raise ValueError(DAMAGED)
    return text


def unravel(data: bytes, foresight: Foresight) -> str:
    """The letters that bytes stand for, up to the end of the text."""
    interval = Interval()
    number: i64 = 0
    taken = 0
    while taken < 4:
        number = number * 256 + byte_at(data, taken)
        taken += 1
    text = bytearray()
    while len(text) <= LONGEST and taken <= len(data) + 4:
        letter: i64 = 0
        for _ in range(BITS):
            probability = foresight.foretell()
            bit: i64 = 1 if number <= interval.middle(probability) else 0
            interval.narrow(probability, bit)
            foresight.learn(bit)
            letter = letter * 2 + bit
            while interval.is_settled():
                interval.shift()
                number = (number * 256 & WORD) + byte_at(data, taken)
                taken += 1
        if letter == END:
            return text.decode("latin-1")
        text.append(int(letter))
    raise ValueError(DAMAGED)


def byte_at(data: bytes, place: int) -> i64:
    """A byte; zeros follow the last one."""
    return data[place] if place < len(data) else 0


def check_letters(text: str) -> str:
    """Two letters that are others if the text is another, in all but one case of 4096."""
    return letters_of((binascii.crc32(text.encode("latin-1")) & 0xFFF0).to_bytes(2, "big"))[:CHECK]


def letters_of(data: bytes) -> str:
    """Bytes as letters that are safe in a link."""
    return binascii.b2a_base64(data, newline=False).decode().rstrip("=").replace("+", "-").replace("/", "_")
