"""The pages of rules say what the games do, with the games' own numbers."""

import re
from itertools import pairwise

import pytest

from demesne.games.dominations.data import packaged
from tests.locale.texts import LANGUAGES, messages, page

DIAMONDS = {"en": "Diamond", "pt": "Losango", "es": "Rombo"}
CIRCLES = {"en": "Circle", "pt": "Círculo", "es": "Círculo"}


def rows(game: str, language: str) -> list[list[str]]:
    """The rows of all tables on a page, cell by cell."""
    found = re.findall(r"<tr>(.*?)</tr>", page(game, language), re.DOTALL)
    return [re.findall(r"<t[hd]>(.*?)</t[hd]>", row) for row in found]


def below(game: str, language: str, heading: str) -> str:
    """The paragraph that follows a heading."""
    (found,) = re.findall(rf"<h3>{heading}</h3>\n<p>(.*?)</p>", page(game, language))
    return str(found)


def told(language: str, key: str) -> str:
    """A message."""
    return messages(language)[key][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_end_where_the_laid_tiles_end(language: str) -> None:
    """CC-22: not at the edge of the table."""
    laid = {"en": "laid tiles", "pt": "cartelas colocadas", "es": "losetas colocadas"}[language]
    assert laid in below("carcassonne", language, told(language, "tint-fields"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_stands_with_its_points_and_its_ability(language: str) -> None:
    """DN-119, DN-135: by Domain; the Ruler counts less with two players, and in the last Era all count the same."""
    table = {row[0]: row[1:] for row in rows("dominations", language)}
    for role in packaged()["roles.json"]:
        domain, points, ability = table[told(language, f"dominations-role-{role['id']}")]
        assert domain == told(language, f"dominations-domain-{role['domain']}")
        assert points == str(role["vp"])
        assert str(role.get("vp_two_players", "")) in ability
        assert len(ability) > 10
    last = str(packaged()["constants.json"]["role_vp_final_era"])
    (after,) = re.findall(
        rf"<h3>{told(language, 'dominations-roles')}</h3>\n<p>(.*?)</p>", page("dominations", language)
    )
    assert last in re.findall(r"\d+", after)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scale_of_objectives_is_told(language: str) -> None:
    """DN-136: the more goals, the more points."""
    scale = {goals: points for goals, points in packaged()["constants.json"]["objective_scale"].items() if points}
    table = rows("dominations", language)
    goals = next(row for row in table if row[1:] == list(scale))
    assert table[table.index(goals) + 1][1:] == [str(points) for points in scale.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_thresholds_of_assimilation_are_told(language: str) -> None:
    """DN-112: which values Influence opens."""
    steps = packaged()["constants.json"]["assimilation"]
    least = [step["min_influence"] for step in steps]
    ranges = [f"{low}–{high - 1}" for low, high in pairwise(least)] + [f"{least[-1]}+"]
    for influence, step in zip(ranges, steps, strict=True):
        values = ", ".join(str(value) for value in (3, 6, 9) if value <= step["max_value"])
        assert [influence, values] in rows("dominations", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_and_their_markers_are_told(language: str) -> None:
    """DN-60 to DN-62: cost, Influence and limit of each level, and how many markers there are."""
    constants = packaged()["constants.json"]
    limits = constants["reserve_levels"][1:]
    for level, facts in enumerate(zip(constants["city_cost"], constants["city_influence"], limits, strict=True), 1):
        assert [str(level), *[str(fact) for fact in facts]] in rows("dominations", language)
    markers = told(language, "dominations-markers").lower()
    assert re.search(rf"\b{constants['city_markers_per_player']} {markers}", page("dominations", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rewards_of_monuments_are_told(language: str) -> None:
    """DN-75 to DN-79: where diamonds and circles go, and what Cities beside them bring."""
    table = {row[0]: row for row in rows("dominations", language)}
    diamond, circle = table[DIAMONDS[language]], table[CIRCLES[language]]
    for shape, row in (("diamond", diamond), ("circle", circle)):
        rewards = {one["reward"]["vp"] for one in packaged()["monuments.json"] if one["shape"] == shape}
        assert {str(points) for points in rewards} == set(re.findall(r"\d+", row[2])), shape
    assert "Locus" in circle[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ties_and_the_locus_have_headings(language: str) -> None:
    """DN-25, DN-43 to DN-46: who wins a tie, and what a Locus activates."""
    headings = re.findall(r"<h3>(.*?)</h3>", page("dominations", language))
    assert {"en": "Ties", "pt": "Empates", "es": "Empates"}[language] in headings
    assert "Locus" in headings
