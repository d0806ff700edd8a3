"""Every numbered statement of a game's rules is named by a test, or there is nothing in it to test."""

import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = sorted((TESTS.parent / "src" / "demesne" / "games").glob("*/rules.md"))
NO_BEHAVIOUR = Path(__file__).with_name("no_behaviour.txt")

STATEMENT = re.compile(r"^\s*[-*] \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
NUMBER = re.compile(r"(?<![\w-])[A-Z]+-\d+(?![\w-])")
RANGE = re.compile(rf"{NUMBER.pattern}\s+(?:to|through|until)\s+{NUMBER.pattern}")
EXCUSE = re.compile(r"([A-Z]+-\d+) (\S.*)")


def statements(rules: str) -> list[str]:
    """The numbers of the statements of a file of rules, in its order."""
    return STATEMENT.findall(rules)


def named(text: str) -> set[str]:
    """The numbers that a text names one by one; ranges name nothing."""
    return set(NUMBER.findall(RANGE.sub("", text)))


def named_by_tests() -> set[str]:
    """The numbers that any test names."""
    return {number for path in TESTS.rglob("test_*.py") for number in named(path.read_text("utf-8"))}


def excused() -> dict[str, str]:
    """The statements without behaviour, and why they have none."""
    excuses = {}
    for line in NO_BEHAVIOUR.read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            words = EXCUSE.fullmatch(line)
            assert words, f"{NO_BEHAVIOUR.name}: {line!r} is not a number and a reason"
            excuses[words[1]] = words[2]
    return excuses


def test_there_are_rules() -> None:
    """Some game has rules: otherwise the tests below would look at nothing."""
    assert RULES
    assert all(statements(path.read_text("utf-8")) for path in RULES)


@pytest.mark.parametrize("path", RULES, ids=[path.parent.name for path in RULES])
def test_every_number_is_given_once(path: Path) -> None:
    """No two statements of a game have the same number."""
    twice = [number for number, times in Counter(statements(path.read_text("utf-8"))).items() if times > 1]
    assert not twice, f"given twice in {path.parent.name}/rules.md: {', '.join(twice)}"


@pytest.mark.parametrize("path", RULES, ids=[path.parent.name for path in RULES])
def test_every_statement_is_named_by_a_test(path: Path) -> None:
    """A test names each statement, but for those that are excused."""
    covered = named_by_tests() | set(excused())
    missing = [number for number in statements(path.read_text("utf-8")) if number not in covered]
    assert not missing, f"no test names {', '.join(missing)} of {path.parent.name}/rules.md"


def test_excuses_are_true() -> None:
    """Whatever is excused exists, and no test names it."""
    known = {number for path in RULES for number in statements(path.read_text("utf-8"))}
    unknown = sorted(set(excused()) - known)
    assert not unknown, f"{NO_BEHAVIOUR.name} has statements that no rules have: {', '.join(unknown)}"
    tested = sorted(set(excused()) & named_by_tests())
    assert not tested, f"{NO_BEHAVIOUR.name} has statements that tests name: {', '.join(tested)}"


def test_how_statements_are_found() -> None:
    """A statement is an item of a list that begins with its number in bold."""
    rules = "# **ZZ-1**\n- **ZZ-2** Text, see **ZZ-3**.\n- ZZ-4 Text.\n  - **ZZ-50** More.\n"
    assert statements(rules) == ["ZZ-2", "ZZ-50"]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("ZZ-22: text", {"ZZ-22"}),
        ("ZZ-2, ZZ-3: text (ZZ-4).", {"ZZ-2", "ZZ-3", "ZZ-4"}),
        ("ZZ-2 to ZZ-4", set()),
        ("ZZ-2 to\n    ZZ-4, and ZZ-9", {"ZZ-9"}),
        ("AZZ-2 zz-2 ZZ-2b ZZ-2-3", {"AZZ-2"}),
    ],
)
def test_how_names_are_found(text: str, numbers: set[str]) -> None:
    """Only whole numbers given one by one count."""
    assert named(text) == numbers
