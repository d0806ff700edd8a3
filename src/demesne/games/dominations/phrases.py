"""What cards do, as phrases free of any language, made from their effects: keys of messages with their facts."""

from typing import Any, Final

from demesne.games.dominations.components import DOMAINS
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
    return {"of": kind or ("single" if word in DOMAINS else word), "domain": phrase(f"domain-{name}")}


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


def together(phrases: list[Phrase]) -> Phrase:
    """Several phrases as one."""
    first, *others = phrases
    if not others:
        return first
    return phrase("both" if len(others) == 1 else "several", one=first, other=together(others))
