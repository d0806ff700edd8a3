"""What is good in Dominion: a sensible answer to every kind of question that a card can ask."""

from collections.abc import Callable
from typing import Any, Final

from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.state import ACTION, CURSED, SHIELD, TREASURE

View = dict[str, Any]
NEAR_THE_END: Final = 4  # Provinces left: now points count more than money
CARDS_FOR_ACTION: Final = 12  # so many cards in the deck can bear one copy of an Action
ENOUGH_MONEY: Final = 6  # coins of all Treasures together: what is more can be spared as Copper
PROVINCE_COST: Final = 8
#: how good a way is, where that depends on nothing; saying no is 1, and so is what stands nowhere
WAYS: Final = {
    "discard_an_estate": 9, "gain_an_estate": 0, "draw_3_cards": 5, "draw_1_card": 6, "take_1_action": 5,
    "take_1_coin": 4, "take_1_buy": 1, "take_2_coins": 5, "draw_2_cards": 4, "take_3_coins": 6, "gain_a_gold": 7,
    "play_the_discarded_card": 5, "leave_it": 0, "discard_the_deck": 5, "trash_an_action_of_the_supply": 1,
}  # fmt: skip
#: Actions that cost a card of the hand: how many cards that are no loss they need
NEED_JUNK: Final = {"remodel": 1, "replace": 1, "upgrade": 1, "trading_post": 2}


def rate_answers(view: View, described: dict[int, View]) -> dict[int, float]:
    """How good each answer to the present question is."""
    asked = view["question"]
    is_set = asked["kind"] == "pick" and asked["most"] > 1 and not asked["ordered"]
    return {action: rate_for_set(view, one) if is_set else rate(view, one) for action, one in described.items()}


def rate_for_set(view: View, described: View) -> float:
    """How good it is to pick a card next where several are picked, or to stop."""
    if "card" not in described:
        return 0.0
    wanted, order = set_to_pick(view, described["verb"]), list(view["supply"])
    return 100.0 - order.index(described["card"]) if described["card"] in wanted else -1.0


def set_to_pick(view: View, verb: str) -> list[str]:
    """The cards to pick where several are, and those passed over cannot be picked any more."""
    asked, order = view["question"], list(view["supply"])
    picked = asked["picked"]
    first = order.index(picked[-1]) if picked else 0
    cards = own(view)["hand"] if asked["from"]["zone"] == "hand" else cards_aside(view, view["seat"])
    rated = sorted([(RATINGS[verb](view, card), card) for card in cards if order.index(card) >= first], reverse=True)
    return [card for number, (good, card) in enumerate(rated[: asked["most"] - len(picked)], 1 + len(picked))
            if number <= asked["least"] or good > 0]  # fmt: skip


def own(view: View) -> View:
    """The cards of the player who looks."""
    seat: View = view["seats"][view["seat"]]
    return seat


def cards_aside(view: View, owner: int) -> list[str]:
    """The cards that lie before a player, as far as they are known."""
    return [one if isinstance(one, str) else one["card"] for one in view["seats"][owner]["aside"] if one]


# What cards are good for


def is_junk(card: str) -> bool:
    """Whether a card does nothing in hand."""
    return not CARDS[card].types & (ACTION | TREASURE)


def is_early(view: View) -> bool:
    """Whether cards are still trashed for a better deck."""
    return bool(view["supply"]["province"] > NEAR_THE_END)


def is_stranded(view: View, card: str) -> bool:
    """Whether it is an Action that cannot be played any more this turn."""
    return view["turn"] == view["seat"] and view["actions"] == 0 and not CARDS[card].types & TREASURE


def use(card: str) -> float:
    """What a card in hand is worth."""
    if CARDS[card].types & CURSED:
        return -1.0
    return 0.0 if is_junk(card) else 1.0 + float(CARDS[card].cost)


def use_now(view: View, card: str) -> float:
    """What a card in hand is worth in this turn."""
    return min(use(card), 0.2) if is_stranded(view, card) else use(card)


def keep(view: View, card: str) -> float:
    """What it is worth to own a card for the rest of the game."""
    if card in ("curse", "copper"):
        return -2.0 if card == "curse" else 0.5
    if is_junk(card):
        points = float(CARDS[card].points) or 3.0
        return points - (1.5 if is_early(view) else 0.0)
    return 1.0 + float(CARDS[card].cost) + float(CARDS[card].points)


def has_room(view: View, card: str) -> bool:
    """Whether the deck can bear another copy: any number of what replaces itself and more, few of other Actions."""
    facts, owned = CARDS[card], own(view)["owned"]
    if is_junk(card):
        return not is_early(view)
    if not facts.types & ACTION or (facts.actions and facts.cards + facts.coins >= 2):
        return True
    return bool((owned.get(card, 0) + 1) * CARDS_FOR_ACTION <= sum(owned.values()) + 2)


def gaining(view: View, card: str) -> float:
    """What it is worth to gain a card now."""
    if card == "province":
        return keep(view, card) + 5.0
    if is_junk(card):
        return keep(view, card) + (4.0 if not is_early(view) and card != "curse" else -3.0)
    extra = 0.5 if CARDS[card].types & TREASURE else 0.0
    return keep(view, card) + extra - (0.0 if has_room(view, card) else 3.0)


def coins_of(cards: list[str]) -> int:
    """The coins of the Treasures among cards."""
    return int(sum(CARDS[card].coins for card in cards if CARDS[card].types & TREASURE))


def money(view: View) -> int:
    """The coins of all Treasures owned, without those being trashed."""
    owned = [card for card, number in own(view)["owned"].items() for _ in range(number)]
    return coins_of(owned) - coins_of(view["question"].get("picked", []))


def is_no_loss(view: View, card: str) -> bool:
    """Whether the deck is better without a card: Curses, Estates early, Coppers when there is money enough."""
    if card == "copper":
        return money(view) > ENOUGH_MONEY
    return card == "curse" or (card == "estate" and is_early(view))


# Rating the answers to a question


def rate(view: View, described: View) -> float:
    """How good an answer is; declining is 0 unless something else is said."""
    verb, card = described["verb"], described.get("card", "")
    if verb in RATINGS:
        return RATINGS[verb](view, card)
    if verb == "choose":
        return rate_way(view, described["way"])
    if verb == "insert":
        return float(described["above"]) * (1.0 if is_junk(view["question"]["picked"][0]) else -1.0)
    return {"play all treasures": 50.0, "no": 1.0, "name another": -1.0}.get(verb, 0.0)


def is_optional(view: View) -> bool:
    """Whether a pick may be declined."""
    return bool(view["question"]["least"] == 0)


def rate_play(view: View, card: str) -> float:
    """What gives Actions first, then the dearest; nothing that would cost a good card."""
    facts, hand = CARDS[card], own(view)["hand"]
    if not facts.types & ACTION:
        return 1.0 + float(facts.coins)
    if sum(is_no_loss(view, other) for other in hand) < NEED_JUNK.get(card, 0) and not becomes_province(view, card):
        return -1.0
    others = [other for other in hand if CARDS[other].types & ACTION and other != card]
    if card == "throne_room" and others:
        return 9.5
    return 10.0 * float(facts.actions) + float(facts.cost) + float(facts.cards) + 0.1


def becomes_province(view: View, card: str) -> bool:
    """Whether the card could turn something of the hand into a Province."""
    if card not in ("remodel", "replace") or not view["supply"]["province"]:
        return False
    return any(view["costs"][other] >= view["costs"]["province"] - 2 for other in own(view)["hand"])


def rate_buy(view: View, card: str) -> float:
    """Buy what is worth gaining, and no Copper."""
    return gaining(view, card) + float(view["costs"][card]) - 1.6


def rate_gain(view: View, card: str) -> float:
    """Gain the best, or let another gain the worst."""
    if view["question"]["from"].get("of", view["seat"]) != view["seat"]:
        return -gaining(view, card)
    return gaining(view, card) - (1.6 if is_optional(view) else 0.0)


def rate_discard(view: View, card: str) -> float:
    """Discard the least useful; if it is optional, only what is of no use."""
    if view["question"]["step"] == "discard_for_coins":
        return 1.2 - use_now(view, card)
    return (0.5 if is_optional(view) else 20.0) - use_now(view, card)


def rate_trash(view: View, card: str) -> float:
    """Trash what is no loss, or what becomes something better; if it must be, the worst."""
    step = view["question"]["step"]
    if step == "trash_for_3_coins":
        return 1.0
    if step == "trash_as_loot":
        return 20.0 + keep(view, card)
    if view["question"]["from"]["zone"] == "supply":
        return keep(view, card) if "lurker" in own(view)["hand"] else -keep(view, card)
    if step == "trash_to_mine":
        return {"silver": 3.0, "copper": 2.0}.get(card, -1.0)
    if step in ("trash_to_remodel", "trash_to_replace") and becomes_province(view, "remodel"):
        return 40.0 - keep(view, card) if view["costs"][card] >= view["costs"]["province"] - 2 else 0.0
    bad = 20.0 - keep(view, card)
    return bad if not is_optional(view) or is_no_loss(view, card) else -1.0


def rate_put(view: View, card: str) -> float:
    """Onto the deck: the best of the discard pile, else the least useful, so that the best comes last, on top."""
    zone = view["question"]["from"]["zone"]
    if zone == "discard":
        return use(card) - 1.5
    if zone == "hand":
        if is_stranded(view, card) and use(card) > 0:
            return 30.0 + use(card)
        if view["question"]["this"] == "militia":  # what would have to be discarded anyhow
            best = sorted(own(view)["hand"], key=use)[-3:]
            return 0.0 if card in best else 20.0 + use(card)
    return 20.0 - use(card)


def rate_pass(view: View, card: str) -> float:
    """Pass the worst."""
    return 20.0 - keep(view, card)


def rate_reveal(view: View, card: str) -> float:
    """A shield always; Secret Chamber once; Diplomat for a bad hand; of a hand, the card with most types."""
    if view["question"]["step"] == "reveal_for_types":
        return float(bin(int(CARDS[card].types) & ~SHIELD).count("1"))
    if CARDS[card].types & SHIELD:
        return 9.0
    if view["question"]["this"] == "militia" and card == "diplomat":
        return 5.0
    if card == "secret_chamber":
        return -1.0 if any(one["above"] == 0 for one in own(view)["deck"]) else 4.0
    return 5.0 if sum(map(is_junk, own(view)["hand"])) >= 3 else -1.0


def rate_set(view: View, card: str) -> float:
    """Set Actions aside that cannot be played any more."""
    return 1.0 if view["actions"] == 0 else -1.0


def rate_name(view: View, card: str) -> float:
    """Name the card that is on top as far as one knows, else the one that is most often in deck and discard pile."""
    if any(one["above"] == 0 and one["card"] == card for one in own(view)["deck"]):
        return 100.0
    return float(own(view)["owned"].get(card, 0) - own(view)["hand"].count(card) - view["in_play"].count(card))


RATINGS: Final[dict[str, Callable[[View, str], float]]] = {
    "play": rate_play, "buy": rate_buy, "gain": rate_gain, "discard": rate_discard, "trash": rate_trash,
    "put": rate_put, "put into": rate_put, "pass": rate_pass, "reveal": rate_reveal, "set": rate_set, "name": rate_name,
}  # fmt: skip


def rate_way(view: View, way: str) -> float:
    """How good one of several ways is; saying no is 1."""
    hand = own(view)["hand"]
    coins = view["coins"] + coins_of(hand)
    worst_two = sorted(hand, key=lambda card: use_now(view, card))[:2]
    if way == "trash_this_for_2_coins":
        return 5.0 if coins < PROVINCE_COST <= coins + 2 else 0.0
    if way == "discard_2_for_2_coins":
        lost = sum(use_now(view, card) > 1.0 for card in worst_two) * 2 + coins_of(worst_two)
        return 5.0 if len(worst_two) == 2 and lost < 2 else 0.0
    if way == "change_hands":
        return 9.0 if coins < 3 else 0.0
    if way == "take_2_actions":
        return 9.0 if view["actions"] == 0 and any(CARDS[card].types & ACTION for card in hand) else 3.0
    if way == "trash_2_cards":
        return 9.0 if sum(is_no_loss(view, card) for card in hand) >= 2 else 0.0
    if way == "gain_a_curse_to_hand":
        loses_province = coins_of(hand) >= PROVINCE_COST > coins_of(hand) - coins_of(worst_two)
        return 4.0 if view["supply"]["curse"] > 0 and not loses_province else 6.0
    if way == "discard_2_cards":
        return 5.0
    if way in ("discard_it", "keep_it"):
        return rate_spying(view, way)
    if way == "gain_an_action_of_the_trash":
        return 5.0 if any(CARDS[card].types & ACTION for card in view["trash"]) else 0.0
    return float(WAYS.get(way, 1.0))


def rate_spying(view: View, way: str) -> float:
    """Let the own junk go, and the others' good cards."""
    owner = view["question"]["from"].get("of", view["seat"])
    is_bad = use(cards_aside(view, owner)[-1]) < 1.5
    return 5.0 if (way == "discard_it") == (is_bad == (owner == view["seat"])) else 0.0
