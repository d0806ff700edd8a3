"""Languages are found by their files, and everything is said in each of them."""

import pytest

from demesne.locale import ENGLISH, LANGUAGES, language, usual_language


def test_languages_are_those_that_have_files() -> None:
    """A set of files is a language."""
    assert {"en", "es", "pt"} <= set(LANGUAGES)
    with pytest.raises(ValueError, match=f"There is no language 'xx'; there is {', '.join(LANGUAGES)}"):
        language("xx")


def test_numbers_agree_in_every_language() -> None:
    """One point, two points, and the zero of each language."""
    said = {code: [language(code).say("points", {"points": points}) for points in (0, 1, 2)] for code in LANGUAGES}
    assert said["en"] == ["0 points", "1 point", "2 points"]
    assert said["es"] == ["0 puntos", "1 punto", "2 puntos"]
    assert said["pt"][1:] == ["1 ponto", "2 pontos"]


def test_a_key_without_words_shows_itself() -> None:
    """So that it is found."""
    assert not language("pt").has("no-such-key")
    assert language("pt").say("no-such-key") == language(ENGLISH).say("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("environment", "code"),
    [({"LANG": "pt_BR.UTF-8"}, "pt"), ({"LANG": "pt_BR", "LC_ALL": "es_ES"}, "es"), ({"LANG": "C"}, "en"), ({}, "en")],
)
def test_the_environment_says_which_language_is_usual(
    environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As other programs take it; English where it names none that is here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert usual_language() == code
