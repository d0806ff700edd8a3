"""What is good in Dominion: a sensible answer to every kind of question, and big money."""

from collections.abc import Callable
from typing import Any, Final

from demesne.bots.bot import Window
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.kingdoms import find_card
from demesne.games.dominion.state import ACTION, CURSED, SHIELD, TREASURE

View = dict[str, Any]
NEAR_THE_END: Final = 4  # Provinces left: now points count more than money
TERMINAL_FOR: Final = 12  # cards in the deck for each terminal Action
#: how good a way is, where that does not depend on much
WAYS: Final = {
    "discard_an_estate": 9, "gain_an_estate": 0, "draw_3_cards": 5, "take_2_actions": 3, "draw_1_card": 6,
    "take_1_action": 5, "take_1_coin": 4, "take_1_buy": 1, "take_2_coins": 5, "draw_2_cards": 4, "take_3_coins": 6,
    "gain_a_gold": 7, "play_the_discarded_card": 5, "leave_it": 0, "discard_the_deck": 5,
    "trash_an_action_of_the_supply": 1,
}  # fmt: skip


def value(state: Dominion, action: int) -> float:
    """How good an action of the actor is, for bots that only compare."""
    return rate(state.view(int(state.actor)), state.describe(action))


class BigMoney:
    """Buys Provinces, Gold and Silver, and of one kingdom card as many as the deck can bear."""

    def __init__(self, card: str = "", seed: int = 0) -> None:
        self.card = find_card(card) if card else ""
        if card and not self.card:
            raise ValueError(f"There is no card called {card!r}.")

    def choose(self, window: Window) -> int:
        """Buy by the rule; everything else by what is sensible."""
        view = window.view
        described = {action: window.describe(action) for action in window.actions()}
        if view["question"]["kind"] == "buy":
            wanted = self.purchases(view)
            rated = {action: float(wanted.get(str(one.get("card")), -1)) for action, one in described.items()}
            rated = {action: 0.0 if described[action]["verb"] == "end turn" else rated[action] for action in described}
        else:
            rated = {action: rate(view, one) for action, one in described.items()}
        return max(rated, key=lambda action: rated[action])

    def purchases(self, view: View) -> dict[str, int]:
        """What is worth buying, the best with the highest number."""
        left = view["supply"]["province"]
        wanted = ["silver"]
        if self.card and self.card in view["supply"] and has_room(view, self.card):
            wanted = ["silver", self.card] if CARDS[self.card].cost < CARDS["gold"].cost else ["silver"]
        if left <= 2:
            wanted = ["estate", *wanted]
        wanted = [*wanted, "gold"]
        if left <= NEAR_THE_END:
            wanted = [*wanted, "duchy"] if left > 2 else ["estate", "silver", "gold", "duchy"]
        return {card: number for number, card in enumerate([*wanted, "province"], 1)}


def has_room(view: View, card: str) -> bool:
    """Whether the deck can bear another copy: one terminal Action for so many cards, but any number of others."""
    owned = own(view)["owned"]
    if CARDS[card].actions:
        return True
    return bool((owned.get(card, 0) + 1) * TERMINAL_FOR <= sum(owned.values()) + 2)


def own(view: View) -> View:
    """The cards of the player who looks."""
    seat: View = view["seats"][view["seat"]]
    return seat


# What cards are good for


def is_junk(card: str) -> bool:
    """Whether a card does nothing in hand."""
    return not CARDS[card].types & (ACTION | TREASURE)


def use(card: str) -> float:
    """What a card in hand is worth."""
    if CARDS[card].types & CURSED:
        return -1.0
    return 0.0 if is_junk(card) else 1.0 + float(CARDS[card].cost)


def is_early(view: View) -> bool:
    """Whether cards are still trashed for a better deck."""
    return bool(view["supply"]["province"] > NEAR_THE_END)


def keep(view: View, card: str) -> float:
    """What it is worth to own a card for the rest of the game."""
    if card in ("curse", "copper"):
        return -2.0 if card == "curse" else 0.5
    if is_junk(card):
        points = float(CARDS[card].points) or 3.0
        return points - (1.5 if is_early(view) else 0.0)
    return 1.0 + float(CARDS[card].cost) + float(CARDS[card].points)


def gaining(view: View, card: str) -> float:
    """What it is worth to gain a card now."""
    if is_junk(card) and card != "province":
        return keep(view, card) + (4.0 if not is_early(view) and card != "curse" else -3.0)
    extra = 5.0 if card == "province" else 0.5 if CARDS[card].types & TREASURE else 0.0
    return keep(view, card) + extra - (3.0 if CARDS[card].types & ACTION and not has_room(view, card) else 0.0)


def money(view: View) -> int:
    """The coins of all Treasures owned."""
    return int(sum(CARDS[card].coins * number for card, number in own(view)["owned"].items()
                   if CARDS[card].types & TREASURE))  # fmt: skip


def playing(view: View, card: str) -> float:
    """In which order to play: what gives Actions first, then the dearest."""
    facts = CARDS[card]
    return 10.0 * float(facts.actions) + float(facts.cost) + float(facts.cards) + 0.1


# Rating the answers to a question


def rate(view: View, described: View) -> float:
    """How good an answer is; declining is 0 unless something else is said."""
    verb, card = described["verb"], described.get("card", "")
    if verb in RATINGS:
        return RATINGS[verb](view, card)
    if verb == "choose":
        return rate_way(view, described["way"])
    if verb == "insert":
        return float(described["above"])
    return {"play all treasures": 50.0, "end turn": 0.0, "no": 1.0}.get(verb, 0.0)


def step_of(view: View) -> str:
    """For what cards are picked now."""
    return str(view["question"].get("step", ""))


def is_optional(view: View) -> bool:
    """Whether a pick may be declined."""
    return bool(view["question"].get("least") == 0)


def rate_play(view: View, card: str) -> float:
    """Play it, the best first."""
    return playing(view, card) if CARDS[card].types & ACTION else 1.0 + float(CARDS[card].coins)


def rate_buy(view: View, card: str) -> float:
    """Buy what is worth gaining."""
    return gaining(view, card) + float(view["costs"][card])


def rate_gain(view: View, card: str) -> float:
    """Gain the best, or let another gain the worst."""
    if view["question"]["from"].get("of", view["seat"]) != view["seat"]:
        return -gaining(view, card)
    good = gaining(view, card)
    return good - 1.6 if is_optional(view) else good


def rate_discard(view: View, card: str) -> float:
    """Discard the least useful; if it is optional, only what is of no use."""
    bad = -use(card)
    return bad + 0.5 if is_optional(view) else 20.0 + bad


def rate_trash(view: View, card: str) -> float:
    """Trash Curses, Estates early, Coppers when there is money enough; or what becomes something better."""
    step = step_of(view)
    if step == "trash_for_3_coins":
        return 1.0
    if step == "trash_as_loot" or (step == "trash" and view["question"]["from"]["zone"] == "supply"):
        return 20.0 + keep(view, card)
    if step == "trash_to_mine":
        return 5.0 - abs(float(CARDS[card].cost) - 3.0) + 0.1 * float(CARDS[card].cost)
    if step in ("trash_to_remodel", "trash_to_replace") and card == "gold" and not is_early(view):
        return 40.0
    bad = 20.0 - keep(view, card)
    if not is_optional(view):
        return bad
    is_spare_copper = card == "copper" and money(view) > 5 + 1
    is_early_estate = card == "estate" and is_early(view)
    return bad if card == "curse" or is_spare_copper or is_early_estate else -1.0


def rate_put(view: View, card: str) -> float:
    """Onto the deck: a good card from the discard pile, what cannot be used, else the least useful; the best on top."""
    zone = view["question"]["from"]["zone"]
    if zone == "discard":
        return use(card) - 1.5
    if zone == "aside":
        return 20.0 - use(card)
    is_mine = view["turn"] == view["seat"]
    if is_mine and view["actions"] == 0 and CARDS[card].types & ACTION:
        return 30.0 + use(card)
    return 20.0 - use(card)


def rate_pass(view: View, card: str) -> float:
    """Pass the worst."""
    return 20.0 - keep(view, card)


def rate_reveal(view: View, card: str) -> float:
    """Reveal a shield; of a hand, the card with most types; leave other reactions alone."""
    if step_of(view) == "reveal_for_types":
        return float(bin(int(CARDS[card].types) & ~SHIELD).count("1"))
    return 1.0 if CARDS[card].types & SHIELD else -1.0


def rate_set(view: View, card: str) -> float:
    """Set Actions aside that cannot be played any more."""
    return 1.0 if view["actions"] == 0 else -1.0


def rate_name(view: View, card: str) -> float:
    """Name the card that is most often outside the hand."""
    return float(own(view)["owned"].get(card, 0) - own(view)["hand"].count(card))


RATINGS: Final[dict[str, Callable[[View, str], float]]] = {
    "play": rate_play, "buy": rate_buy, "gain": rate_gain, "discard": rate_discard, "trash": rate_trash,
    "put": rate_put, "pass": rate_pass, "reveal": rate_reveal, "set": rate_set, "name": rate_name,
}  # fmt: skip


def rate_way(view: View, way: str) -> float:
    """How good one of several ways is; saying no is 1."""
    hand = own(view).get("hand", [])
    coins = view["coins"] + sum(int(CARDS[card].coins) for card in hand if CARDS[card].types & TREASURE)
    junk = sum(is_junk(card) for card in hand)
    if way in ("trash_this_for_2_coins", "discard_2_for_2_coins"):
        helps = coins < CARDS["province"].cost <= coins + 2
        return 5.0 if helps or (way == "discard_2_for_2_coins" and junk >= 2) else 0.0
    if way == "change_hands":
        return 9.0 if coins < 3 else 0.0
    if way == "take_2_actions":
        return 9.0 if view["actions"] == 0 and any(CARDS[card].types & ACTION for card in hand) else 3.0
    if way == "trash_2_cards":
        trashed = sum(card == "curse" or (card == "estate" and is_early(view)) for card in hand)
        return 9.0 if trashed >= 2 else 0.0
    if way == "discard_2_cards":
        return 5.0 if junk >= 2 or view["supply"]["curse"] > 0 else 0.0
    if way == "gain_a_curse_to_hand":
        return 4.0 if view["supply"]["curse"] > 0 else 6.0
    if way in ("discard_it", "keep_it"):
        return rate_spying(view, way)
    if way == "gain_an_action_of_the_trash":
        return 5.0 if any(CARDS[card].types & ACTION for card in view["trash"]) else 0.0
    return float(WAYS.get(way, 2))


def rate_spying(view: View, way: str) -> float:
    """Let the own junk go, and the others' good cards."""
    owner = view["question"]["from"].get("of", view["seat"])
    shown = view["seats"][owner]["aside"]
    card = shown[-1]["card"] if shown and shown[-1] else "copper"
    is_bad = use(card) < 1.5
    wanted = "discard_it" if is_bad == (owner == view["seat"]) else "keep_it"
    return 5.0 if way == wanted else 0.0
