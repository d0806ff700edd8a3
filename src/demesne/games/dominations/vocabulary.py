"""Reading records of the data files, and effects in the vocabulary of components.py."""

from collections.abc import Iterable
from typing import Any, Final

from demesne.core.fields import Fields
from demesne.games.dominations.components import (
    ALL,
    ANY,
    COUNTS,
    DOMAINS,
    DOS,
    GOALS,
    HALVES,
    NOT,
    OF_CAMP,
    OF_CITY,
    SIDES,
    TARGETS,
    WHENS,
)

#: fields that tell people about a record and change nothing in the game
TOLD: Final = {"id", "name", "source", "provenance", "notes", "text_en", "slot", "family", "kind", "color", "role"}
VALUES: Final = [3, 6, 9]
SMALL: Final = range(0, 101)

Numbers = dict[str, list[int]]


def records(file: str, data: Any, number: int, what: str) -> list[Fields]:
    """The records of a file, each known by its id."""
    if not isinstance(data, list):
        raise ValueError(f"{file}: expected a list of {what}, not {type(data).__name__}.")
    if len(data) != number:
        raise ValueError(f"{file}: there are {len(data)} {what} instead of {number}.")
    found: list[Fields] = []
    seen: set[str] = set()
    for i, record in enumerate(data):
        fields = Fields(record, f"{file} [{i}]")
        name = fields.value("id", str, "a name of its own")
        if name.lower() in seen:
            raise ValueError(f"{file} [{i}].id: there are two records called {name!r}.")
        seen.add(name.lower())
        fields.path = f"{file} {name}"
        found.append(fields)
    return found


def finish(fields: Fields) -> None:
    """Refuse fields that mean nothing."""
    fields.asked |= TOLD
    fields.finish()


def inner(fields: Fields, field: str, default: dict[str, Any] | None = None) -> Fields:
    """A field that is an object itself."""
    return Fields(fields.value(field, dict, "an object with named fields", default), fields.name(field))


def one_of(fields: Fields, field: str, words: list[str], default: str | None = None) -> int:
    """The place of a word in a list of words."""
    word = fields.value(field, str, f"one of {', '.join(words)}", default)
    if word not in words:
        raise ValueError(f"{fields.name(field)}: {word!r} is not one of {', '.join(words)}.")
    return words.index(word)


def words_of(fields: Fields, field: str, words: list[str], number: int | None = None) -> list[int]:
    """The places of several words in a list of words."""
    found = fields.value(field, list, f"a list of {', '.join(words)}")
    if number is not None and len(found) != number:
        raise ValueError(f"{fields.name(field)}: there are {len(found)} entries instead of {number}.")
    for i, word in enumerate(found):
        if word not in words:
            raise ValueError(f"{fields.name(field)}[{i}]: {word!r} is not one of {', '.join(words)}.")
    return [words.index(word) for word in found]


def add_face(numbers: Numbers, fields: Fields, field: str) -> None:
    """The effects of one face."""
    numbers["first_effect"].append(len(numbers["effects"]))
    moments = 0
    for effect in fields.objects(field):
        row = read_effect(effect)
        moments |= 2 ** row[0]
        numbers["effects"] += row
    numbers["face_moments"].append(moments)


def read_effect(fields: Fields) -> list[int]:
    """An effect's row, in the order of the fields in components.py."""
    when, do = WHENS[one_of(fields, "when", WHENS)], DOS[one_of(fields, "do", DOS)]
    per = inner(fields, "per", {}) if "per" in fields.data else None
    row = [
        WHENS.index(when),
        DOS.index(do),
        fields.whole("n", SMALL, 0),
        domain_of(fields, "any" if do not in ("fill_reserve",) else None),
        -1 if per is None else one_of(per, "count", COUNTS),
        int(ANY) if per is None else domain_of(per, "any"),
        0 if per is None else argument_of(per),
        fields.whole("step", range(1, 101), 1),
        sum(2**target for target in set(words_of(fields, "target", TARGETS))) if do == "discount" else 0,
    ]
    for part in ("give", "get"):
        exchange = inner(fields, part) if do == "exchange" else None
        row += [0, int(ANY)] if exchange is None else [exchange.whole("n", range(1, 31)), domain_of(exchange, "any")]
    row.append(domain_of(fields, None, "nodus") if when == "nodus_created" else int(ANY))
    if when == "produced" and (per is None or COUNTS[row[4]] != "produced" or row[5] >= len(DOMAINS)):
        raise ValueError(f"{fields.name('per')}: what acts when produced counts 'produced' of one Domain.")
    if do in ("knowledge", "vp", "influence", "discount", "camp_bonus", "reserve", "role_bonus", "tiles"):
        if "n" not in fields.data:
            raise ValueError(f"{fields.name('n')}: missing; expected a whole number.")
    if per is not None:
        finish(per)
    fields.finish()
    return row


def domain_of(fields: Fields, default: str | None, field: str = "domain") -> int:
    """A Domain of an effect: one, any, all, that of the Camp or City, or all but one."""
    codes = {name: i for i, name in enumerate(DOMAINS)} | {"any": ANY, "all": ALL, "camp": OF_CAMP, "city": OF_CITY}
    codes |= {f"not:{name}": NOT + i for i, name in enumerate(DOMAINS)}
    return int(list(codes.values())[one_of(fields, field, list(codes), default)])


def argument_of(per: Fields) -> int:
    """The least level of Cities; for Masteries, bits of sides and, above them, of values."""
    if per.data["count"] == "mastery":
        side = one_of(per, "side", ["basic", "advanced", "any"], "any")
        values = per.wholes("values", range(10), list(VALUES))
        return [2, 4, 6][side] + sum([1 << 2 + value for value in set(values)])
    return per.whole("min_level", range(1, 4), 1)


def read_goal(fields: Fields) -> list[int]:
    """A goal's kind and numbers."""
    kind = GOALS[one_of(fields, "type", GOALS)]
    if kind == "cities":
        found = by_word(inner(fields, "at_least"), ["1", "2", "3"])
    elif kind == "nodus":
        found = by_word(inner(fields, "need"), DOMAINS)
    elif kind == "masteries":
        found = []
        for group in fields.objects("groups"):
            bits = sum(2**domain for domain in set(words_of(group, "domains", DOMAINS)))
            found += [group.whole("n", SMALL), group.whole("value", range(10)), bits]
            finish(group)
    else:
        found = [fields.whole("n", SMALL)]
    finish(fields)
    return [GOALS.index(kind), *found]


def by_word(fields: Fields, words: Iterable[str]) -> list[int]:
    """A number for each word, 0 for those not named."""
    found = [fields.whole(word, SMALL, 0) for word in words]
    fields.finish()
    return found


def read_copies(fields: Fields, numbers: Numbers) -> None:
    """The Nodus of the four copies, A to D."""
    copies = fields.objects("nodus")
    if len(copies) != 4:
        raise ValueError(f"{fields.name('nodus')}: there are {len(copies)} copies instead of 4.")
    for copy, letter in zip(copies, "ABCD", strict=True):
        one_of(copy, "copy", [letter])
        add_layout(numbers, copy)


def add_layout(numbers: Numbers, fields: Fields) -> None:
    """The half Nodus at the four sides of a card."""
    numbers["layout"] += [one_of(fields, side, HALVES) for side in SIDES]
    finish(fields)
