"""Words agree with what they are about, in gender and in number."""

import re

import pytest

from demesne.locale import LANGUAGES, language
from tests.locale.texts import messages

#: by language and feature: how it is called when it is finished
FINISHED = {
    "pt": {"city": "cidade completa", "road": "estrada completa", "monastery": "mosteiro completo"},
    "es": {"city": "ciudad completa", "road": "camino completo", "monastery": "monasterio completo"},
}


@pytest.mark.parametrize("code", FINISHED)
def test_what_is_finished_agrees_with_the_feature(code: str) -> None:
    """A city is feminine, a monastery masculine; roads differ between the languages."""
    for kind, finished in FINISHED[code].items():
        feature = language(code).say(f"carcassonne-feature-{kind}")
        facts = {"feature": feature, "names": "Ana", "people": 1, "points": 9}
        assert language(code).say("event-carcassonne-score", facts).lower() == f"{finished}: ana +9"


@pytest.mark.parametrize("code", FINISHED)
def test_what_a_feature_may_become_agrees_with_it(code: str) -> None:
    """What is told of a feature says what it pays when it is finished."""
    for kind, finished in FINISHED[code].items():
        feature = language(code).say(f"carcassonne-feature-{kind}")
        facts = {"feature": feature, "tiles": 1, "owners": "Ana", "points": 0, "projected": 9}
        assert language(code).say("feature", facts).endswith(f", {finished.split()[1]} 9")


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_by_a_feature_name_features(code: str) -> None:
    """A choice by a word of the language breaks silently when the word changes: so the two are held together."""
    words = {key: text for key, (_, text) in messages(code).items()}
    features = {text for key, text in words.items() if key.startswith("carcassonne-feature-")}
    for key, text in words.items():
        for choice in re.findall(r"\{ *\$feature ->(.*?\n)\}", text, re.DOTALL):
            assert set(re.findall(r"\[(\w+)\]", choice)) - {"other"} <= features, key


@pytest.mark.parametrize(
    ("code", "points", "coins"), [("en", "points", "coins"), ("pt", "pontos", "moedas"), ("es", "puntos", "monedas")]
)
def test_only_one_is_told_in_the_singular(code: str, points: str, coins: str) -> None:
    """0 points and 2 points, 1 point and -1 point."""
    for number in (0, 2):
        assert language(code).say("points", {"points": number}) == f"{number} {points}"
        assert language(code).say("dominion-coins", {"count": number}) == f"{number} {coins}"
    for number in (1, -1):
        assert language(code).say("dominion-bonus-points", {"count": number}) == f"{number} {points.removesuffix('s')}"


def test_portuguese_never_counts_nothing_with_one() -> None:
    """The plural rules of Portuguese put 0 with 1, so a single thing is told by its number."""
    assert [key for key, (_, text) in messages("pt").items() if "[one]" in text] == []
