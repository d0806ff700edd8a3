"""What cards do, as phrases free of any language, made from their effects: keys of messages with their facts."""

from itertools import pairwise
from typing import Any, Final

from demesne.core.bits import BIT
from demesne.games.dominations.components import (
    DOMAINS,
    GOAL_CITIES,
    GOAL_MASTERIES,
    GOAL_NODUS,
    GOALS,
    GOALS_OF_AN_OBJECTIVE,
    Components,
)
from demesne.games.dominations.files.vocabulary import ABOUT_WHAT, VALUES

CARD: Final = "card"
ROLE: Final = "role"
#: what is counted that is no number of things
AMOUNTS: Final = {"remaining", "produced", "influence"}
EVERY_VALUE: Final = "all"

Data = dict[str, Any]
Phrase = dict[str, Any]


def phrase(key: str, **facts: Any) -> Phrase:
    """A message of this game with its facts."""
    return {"key": f"dominations-{key}", "facts": facts}


def of(word: str) -> Data:
    """A Domain as facts: which kind of word it is, for messages to choose by, and its name."""
    kind, _, name = word.rpartition(":")
    return {"of": kind or ("single" if word in DOMAINS else word), "domain": tell_domain(name)}


def tell_effects(effects: list[Data], by: str = CARD) -> list[Phrase]:
    """What a face does, a sentence for each effect."""
    return [tell_effect(effect, by) for effect in effects] or [phrase("no-effect")]


def tell_effect(effect: Data, by: str) -> Phrase:
    """One effect: when it acts, what it does, and what it counts."""
    what = tell_deed(effect)
    if effect.get("per"):
        per = "per-amount" if effect["per"]["count"] in AMOUNTS else "per"
        what = phrase(per, what=what, counted=tell_count(effect), step=effect.get("step", 1))
    field, default = ABOUT_WHAT.get(effect["when"], ("", None))
    about = of(effect.get(field) or default or "any") if field else {}
    return phrase(f"when-{effect['when']}", what=what, by=by, **about)


def tell_deed(effect: Data) -> Phrase:
    """What an effect does."""
    does = effect["do"]
    if does == "exchange":
        given, got = (of(effect[part].get("domain", "any")) | {"n": effect[part]["n"]} for part in ("give", "get"))
        return phrase("do-exchange", give=phrase("given", **given), get=phrase("got", **got))
    default = {"camp_bonus": "camp", "reserve": "all", "role_bonus": "all"}.get(does, "any")
    facts = of(effect.get("domain", default)) | {"n": effect.get("n", 0)}
    if does == "discount":
        facts["target"] = together([phrase(f"target-{target}") for target in effect["target"]])
    return phrase(f"do-{does}", **facts)


def tell_count(effect: Data) -> Phrase:
    """What an effect counts: one, or as many as it takes."""
    per = effect["per"]
    values = sorted(set(per.get("values", VALUES)))
    return phrase(
        f"count-{per['count']}",
        **of(per.get("domain", "any")),
        step=effect.get("step", 1),
        level=per.get("min_level", 1),
        side=per.get("side", "any"),
        values=EVERY_VALUE if values == VALUES else ", ".join(map(str, values)),
    )


def tell_reward(monument: Data) -> Phrase:
    """DN-77, DN-79: what a Monument gives to Cities, and to which."""
    reward = monument["reward"]
    gifts = [phrase(f"do-{what}", n=reward[what], **of("any")) for what in ("vp", "influence") if reward.get(what)]
    if reward.get("knowledge"):
        gifts.append(phrase("do-knowledge", n=reward["knowledge"], **of(reward.get("domain", "any"))))
    what = together(gifts) if gifts else phrase("nothing")
    return phrase(f"reward-{monument['shape']}", what=what, **of(monument["domain"]))


def tell_goals(parts: Components, objective: int) -> list[list[tuple[Phrase, int]]]:
    """By goal of an Objective: what is counted in each part of it, in the order of progress, and how much is wanted."""
    first = GOALS_OF_AN_OBJECTIVE * objective
    ends = [int(end) for end in parts.first_goal[first : first + GOALS_OF_AN_OBJECTIVE + 1]]
    return [tell_goal([int(number) for number in parts.goals[start:end]]) for start, end in pairwise(ends)]


def tell_goal(goal: list[int]) -> list[tuple[Phrase, int]]:
    """DN-137, DN-141, DN-143: the parts of a goal, which is its kind and its numbers."""
    kind, *numbers = goal
    if kind == GOAL_CITIES:
        wanted = {level: sum(numbers[level - 1 :]) for level in (3, 2, 1) if numbers[level - 1]}
        return [(phrase("goal-city", level=level), number) for level, number in wanted.items()]
    if kind == GOAL_NODUS:
        return [(phrase("goal-nodus-of", domain=tell_domain(name)), number)
                for name, number in zip(DOMAINS, numbers, strict=True) if number]  # fmt: skip
    if kind == GOAL_MASTERIES:
        groups = [numbers[i : i + 3] for i in range(0, len(numbers), 3)]
        return [(phrase("goal-mastery", value=value, domains=tell_domains(bits)), number)
                for number, value, bits in groups]  # fmt: skip
    return [(phrase(f"goal-{GOALS[kind]}"), numbers[0])]


def tell_domain(name: str) -> Phrase:
    """The name of a Domain."""
    return phrase(f"domain-{name}")


def tell_domains(bits: int) -> Phrase:
    """The names of several Domains, by their bits."""
    return together([tell_domain(name) for i, name in enumerate(DOMAINS) if bits & BIT[i]])


def together(phrases: list[Phrase]) -> Phrase:
    """Several phrases as one."""
    first, *others = phrases
    if not others:
        return first
    return phrase("both" if len(others) == 1 else "several", one=first, other=together(others))
