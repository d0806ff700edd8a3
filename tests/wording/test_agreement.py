"""Words agree with what they are about, in gender and in number."""

import re

import pytest

from tests.wording.texts import LANGUAGES, chosen, messages

FEATURES = {
    "pt": {"cidade": "cidade completa", "estrada": "estrada completa", "mosteiro": "mosteiro completo"},
    "es": {"ciudad": "ciudad completa", "camino": "camino completo", "monasterio": "monasterio completo"},
}


@pytest.mark.parametrize("language", FEATURES)
def test_what_is_finished_agrees_with_the_feature(language: str) -> None:
    """A city is feminine, a monastery masculine; roads differ between the languages."""
    score = messages(language)["event-carcassonne-score"][1]
    for feature, finished in FEATURES[language].items():
        assert finished in chosen(score, feature).replace("{ $feature }", feature).lower()


@pytest.mark.parametrize("language", FEATURES)
def test_what_a_feature_may_become_agrees_with_it(language: str) -> None:
    """The sheet of a feature says what it pays when it is finished."""
    told = messages(language)["feature"][1]
    for feature, finished in FEATURES[language].items():
        last = told[told.rindex("{ $feature ->") :]
        assert finished.split()[1] in chosen(last, feature)


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_by_a_feature_name_features(language: str) -> None:
    """A choice by a word of the language breaks silently when the word changes: so the two are held together."""
    words = {key: text for key, (_, text) in messages(language).items()}
    features = {text for key, text in words.items() if key.startswith("carcassonne-feature-")}
    for key, text in words.items():
        for choice in re.findall(r"\{ *\$feature ->(.*?\n)\}", text, re.DOTALL):
            assert set(re.findall(r"\[(\w+)\]", choice)) - {"other"} <= features, key


def test_nothing_is_told_in_the_plural_in_portuguese() -> None:
    """0 pontos, 0 moedas: the plural rules of Portuguese put 0 with 1, so a single thing is told by its number."""
    assert [key for key, (_, text) in messages("pt").items() if "[one]" in text] == []


def test_one_point_less_is_one_point_in_portuguese() -> None:
    """A Curse is worth -1 ponto."""
    assert chosen(messages("pt")["dominion-bonus-points"][1], "-1") == "{ $count } ponto"
