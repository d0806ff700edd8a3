"""The kingdom cards of the base set, ruling by ruling."""

import pytest

from tests.games.dominion.positions import (
    asked,
    costs,
    counters,
    deck,
    discard,
    hand,
    in_play,
    left,
    options,
    say,
    table,
    trash,
)


def test_artisan() -> None:
    """DM-117, DM-118: a card of up to 5 to the hand, whatever the coins; then any card onto the deck."""
    state = table("artisan, estate", "", coins=9)
    say(state, "play artisan")
    assert "gain duchy" in options(state)
    assert "gain gold" not in options(state)
    say(state, "gain duchy")
    assert options(state) == ["put duchy on the deck", "put estate on the deck"]
    say(state, "put duchy on the deck")
    assert deck(state) == ["duchy"]


def test_artisan_without_a_card_to_gain() -> None:
    """DM-119: a card goes back all the same."""
    cheap = [card for card, cost in costs(table("artisan", "")).items() if cost <= 5]
    state = table("artisan, estate, copper", "", piles=dict.fromkeys(cheap, 0))
    say(state, "play artisan", "put estate on the deck")
    assert deck(state) == ["estate"]


def test_bandit() -> None:
    """DM-120, DM-121, DM-76: a Gold; the victim picks a better Treasure to trash, the rest is discarded."""
    state = table("bandit", "", "", decks=["", "silver, gold, copper", "copper, estate"])
    say(state, "play bandit")
    assert discard(state) == ["gold"]
    assert asked(state) == (1, ["trash gold", "trash silver"])
    say(state, "trash silver")
    assert trash(state) == ["silver"]
    assert discard(state, 1) == ["gold"]
    assert discard(state, 2) == ["copper", "estate"]


def test_bandit_takes_harem_and_no_copper() -> None:
    """DM-122: both are discarded if there is no such Treasure; Harem is one."""
    state = table("bandit", "", decks=["", "harem, copper"])
    say(state, "play bandit")
    assert trash(state) == ["harem"]


def test_bandit_with_little_left() -> None:
    """DM-123: an empty Gold pile and a deck of one card stop nothing."""
    state = table("bandit", "", decks=["", "silver"], piles={"gold": 0})
    say(state, "play bandit")
    assert trash(state) == ["gold"] * 30 + ["silver"]
    assert discard(state) == []


def test_bureaucrat() -> None:
    """DM-124, DM-126: a Silver onto the deck; the victim chooses a Victory card, or shows a hand without one."""
    state = table("bureaucrat", "estate, harem, copper", "2 copper", decks=["gold", "", ""])
    say(state, "play bureaucrat")
    assert deck(state) == ["silver", "gold"]
    assert asked(state) == (1, ["put estate on the deck", "put harem on the deck"])
    say(state, "put harem on the deck")
    assert deck(state, 1) == ["harem"]
    assert [fact["card"] for fact in state.view(0)["seen"] if fact["seat"] == 2] == ["copper", "copper"]


def test_bureaucrat_without_silver() -> None:
    """DM-126: the attack happens all the same."""
    state = table("bureaucrat", "estate, copper", piles={"silver": 0})
    say(state, "play bureaucrat")
    assert deck(state) == []
    assert deck(state, 1) == ["estate"]


def test_cellar() -> None:
    """DM-127, DM-128: discard, then draw as many, perhaps the same cards."""
    state = table("cellar, 2 estate, copper", "", decks=["gold", ""])
    say(state, "play cellar", "discard estate", "discard estate")
    assert hand(state) == ["copper", "estate", "gold"]
    assert state.actions_left == 1


def test_cellar_for_nothing() -> None:
    """DM-130: zero is allowed."""
    state = table("cellar, estate", "", decks=["gold", ""])
    say(state, "play cellar", "no more")
    assert hand(state) == ["estate"]


def test_chapel() -> None:
    """DM-131, DM-132: up to 4 cards of the hand; Chapel itself is not there."""
    state = table("chapel, 5 estate, chapel", "")
    say(state, "play chapel", *["trash estate"] * 4)
    assert trash(state) == ["estate"] * 4
    assert in_play(state) == ["chapel"]


def test_council_room() -> None:
    """DM-133: the others draw too, and Moat is not asked for."""
    state = table("council room", "moat", decks=["4 copper", "gold"])
    say(state, "play council room")
    assert hand(state, 1) == ["gold", "moat"]
    assert counters(state) == (0, 2, 0)
    assert len(hand(state)) == 4


@pytest.mark.parametrize(
    ("card", "drawn", "after"),
    [
        ("festival", 0, (2, 2, 2)),  # DM-134
        ("laboratory", 2, (1, 1, 0)),  # DM-139
        ("market", 1, (1, 2, 1)),  # DM-145
        ("smithy", 3, (0, 1, 0)),  # DM-171
        ("village", 1, (2, 1, 0)),  # DM-181
        ("woodcutter", 0, (0, 2, 2)),  # DM-272
    ],
)
def test_plain_bonuses(card: str, drawn: int, after: tuple[int, int, int]) -> None:
    """Cards that say only what they give."""
    state = table(card, "", decks=["5 estate", ""])
    say(state, f"play {card}")
    assert (len(hand(state)), counters(state)) == (drawn, after)


def test_harbinger() -> None:
    """DM-137, DM-138, DM-92: first the draw, then any card of the discard pile, unseen by others."""
    state = table("harbinger", "", decks=["copper", ""], discards=["gold, estate", ""])
    say(state, "play harbinger")
    assert options(state) == ["no more", "put estate on the deck", "put gold on the deck"]
    assert state.view(0)["seats"][0]["discard"] == ["gold", "estate"]
    assert "discard" not in state.view(1)["seats"][0]
    say(state, "put gold on the deck")
    assert deck(state) == ["gold"]
    assert state.view(0)["seats"][0]["deck"][0]["card"] == "gold"
    assert state.view(1)["seats"][0]["deck"] == []


def test_library() -> None:
    """DM-140, DM-141: up to 7 cards; Actions, and only those, may be set aside and are discarded."""
    state = table("library, 4 copper", "", decks=["village, estate, nobles, gold, gold", ""])
    say(state, "play library")
    assert options(state) == ["no more", "set village aside"]
    say(state, "set village aside")
    assert options(state) == ["no more", "set nobles aside"]
    say(state, "no more")
    assert hand(state) == ["copper"] * 4 + ["estate", "gold", "nobles"]
    assert discard(state) == ["village"]


def test_library_with_a_big_hand() -> None:
    """DM-142: nothing is drawn."""
    state = table("library, 7 copper", "", decks=["gold", ""])
    say(state, "play library")
    assert deck(state) == ["gold"]


def test_library_runs_out() -> None:
    """DM-143, DM-144, DM-86, DM-77: what is set aside is not shuffled in; when there is nothing more, it stops."""
    state = table("library, copper", "", decks=["village", ""], discards=["gold", ""])
    say(state, "play library", "set village aside")
    assert hand(state) == ["copper", "gold"]
    assert discard(state) == ["village"]


def test_merchant() -> None:
    """DM-146, DM-147, DM-111: the first Silver gives a coin more for each Merchant, further ones nothing."""
    state = table("2 merchant, 2 silver", "")
    say(state, "play merchant", "play merchant", "play silver")
    assert state.coins == 4
    say(state, "play silver")
    assert state.coins == 6


def test_merchant_throned() -> None:
    """DM-148: two plays are two Merchants; Harem is no Silver; the bonus ends with the turn."""
    state = table("throne room, merchant, silver, harem", "", decks=["", "5 copper"])
    say(state, "play throne room", "play merchant", "play harem")
    assert state.coins == 2
    say(state, "play silver")
    assert state.coins == 6
    say(state, "end turn")
    assert state.save()["first_bonuses"] == {}


def test_militia() -> None:
    """DM-149, DM-150: 3 cards are kept; who has no more discards nothing."""
    state = table("militia", "2 estate, 3 copper", "3 copper")
    say(state, "play militia", "discard estate")
    assert hand(state, 1) == hand(state, 2) == ["copper"] * 3
    assert state.coins == 2


def test_mine() -> None:
    """DM-151, DM-152, DM-154: a Treasure for one of up to 3 more, to the hand; perhaps a cheaper one."""
    state = table("mine, silver, copper", "")
    say(state, "play mine", "trash silver")
    assert options(state) == ["gain copper", "gain gold", "gain silver"]
    say(state, "gain gold", "play gold")
    assert state.coins == 3


def test_mine_is_optional() -> None:
    """DM-105, DM-152, DM-153: nothing trashed, nothing gained; Silver may become Harem."""
    state = table("mine, silver", "", kingdom="harem")
    say(state, "play mine")
    assert options(state) == ["no more", "trash silver"]
    say(state, "trash silver")
    assert "gain harem" in options(state)


def test_moneylender() -> None:
    """DM-160, DM-161, DM-105: a Copper for 3 coins, if one likes; each play needs its own."""
    state = table("throne room, moneylender, copper, estate", "")
    say(state, "play throne room", "play moneylender", "trash copper")
    assert state.coins == 3
    assert trash(state) == ["copper"]
    state = table("moneylender, copper", "")
    say(state, "play moneylender", "no more")
    assert state.coins == 0


def test_poacher() -> None:
    """DM-162, DM-163: draw first, then discard a card for each empty pile of any kind."""
    state = table("poacher, estate, copper", "", decks=["gold", ""], piles={"curse": 0})
    say(state, "play poacher")
    assert options(state) == ["discard copper", "discard estate", "discard gold"]
    say(state, "discard estate")
    assert counters(state) == (1, 1, 1)


def test_poacher_with_a_small_hand() -> None:
    """DM-164: the whole hand; with no empty pile nothing."""
    state = table("poacher, estate", "", piles={"curse": 0, "duchy": 0})
    say(state, "play poacher")
    assert hand(state) == []
    state = table("poacher, estate", "")
    say(state, "play poacher")
    assert hand(state) == ["estate"]


def test_remodel() -> None:
    """DM-165, DM-167: a card costing up to 2 more, or the same again; coins do not help."""
    state = table("remodel, estate, silver", "", coins=9)
    say(state, "play remodel", "trash estate")
    assert {"gain estate", "gain copper", "gain smithy"} <= set(options(state))
    assert "gain duchy" not in options(state)
    say(state, "gain smithy")
    assert discard(state) == ["smithy"]


def test_remodel_alone() -> None:
    """DM-166: it is not in hand itself."""
    state = table("remodel", "")
    say(state, "play remodel")
    assert trash(state) == []
    assert discard(state) == []


@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (["trash gold", "trash curse"], ([], [], ["curse", "gold"])),
        (["no more", "discard gold", "discard curse"], ([], ["gold", "curse"], [])),
        (["no more", "no more", "put gold on the deck"], (["curse", "gold"], [], [])),
        (["no more", "no more", "put curse on the deck"], (["gold", "curse"], [], [])),
        (["trash curse", "discard gold"], ([], ["gold"], ["curse"])),
        (["trash curse", "no more"], (["gold"], [], ["curse"])),
        (["no more", "discard curse"], (["gold"], ["curse"], [])),
    ],
)
def test_sentry(answers: list[str], after: tuple[list[str], list[str], list[str]]) -> None:
    """DM-168, DM-169, DM-74: each of the two cards is trashed, discarded or put back, in any order."""
    state = table("sentry", "", decks=["copper, gold, curse", ""])
    say(state, "play sentry")
    assert state.view(1)["seats"][0]["aside"] == [None, None]
    for one in answers:
        if one in options(state):
            say(state, one)
    assert (deck(state), sorted(discard(state), reverse=True), trash(state)) == after


def test_sentry_with_one_card() -> None:
    """DM-170: it looks at what there is."""
    state = table("sentry", "", decks=["copper, curse", ""])
    say(state, "play sentry")
    assert options(state) == ["no more", "trash curse"]


def test_throne_room() -> None:
    """DM-172, DM-174, DM-38: an Action twice, without spending Actions; it stays one card in play."""
    state = table("throne room, village", "", decks=["2 copper", ""])
    say(state, "play throne room", "play village")
    assert state.actions_left == 4
    assert in_play(state) == ["throne_room", "village"]


def test_throne_room_is_optional() -> None:
    """DM-105, DM-172: it may play nothing."""
    state = table("throne room, village", "")
    say(state, "play throne room", "no more")
    assert hand(state) == ["village"]


def test_throne_room_on_throne_room() -> None:
    """DM-173, DM-175: one Action twice, then another one twice."""
    state = table("2 throne room, festival, smithy", "", decks=["9 copper", ""])
    say(state, "play throne room", "play throne room", "play festival")
    assert state.coins == 4
    assert options(state) == ["no more", "play smithy"]
    say(state, "play smithy")
    assert hand(state) == ["copper"] * 6


def test_throned_card_that_leaves_play() -> None:
    """DM-176, DM-267: Feast is trashed once and gains twice."""
    state = table("throne room, feast", "")
    say(state, "play throne room", "play feast", "gain duchy", "gain market")
    assert trash(state) == ["feast"]
    assert discard(state) == ["duchy", "market"]


def test_vassal() -> None:
    """DM-178, DM-179, DM-75: the top card is discarded, and an Action may be played from there for nothing."""
    state = table("vassal", "", decks=["village, gold", ""])
    say(state, "play vassal")
    assert options(state) == ["leave it", "play the discarded card"]
    say(state, "play the discarded card")
    assert in_play(state) == ["vassal", "village"]
    assert hand(state) == ["gold"]
    assert counters(state) == (2, 1, 2)
    state = table("vassal", "", decks=["village", ""])
    say(state, "play vassal", "leave it")
    assert discard(state) == ["village"]


def test_vassal_shuffles() -> None:
    """DM-180: an empty deck is shuffled; with no cards there are only coins."""
    state = table("vassal", "", discards=["estate", ""])
    say(state, "play vassal")
    assert (deck(state), discard(state), state.coins) == ([], ["estate"], 2)
    state = table("vassal", "")
    say(state, "play vassal")
    assert state.coins == 2


def test_witch() -> None:
    """DM-182, DM-183: a Curse each, as long as there are any, in turn order."""
    state = table("witch", "", "", decks=["2 copper", "", ""], piles={"curse": 1})
    say(state, "play witch")
    assert (discard(state, 1), discard(state, 2)) == (["curse"], [])
    state = table("witch", "", decks=["2 copper", ""], piles={"curse": 0})
    say(state, "play witch")
    assert hand(state) == ["copper", "copper"]


def test_workshop() -> None:
    """DM-184: up to 4, whatever the coins."""
    state = table("workshop", "", coins=9)
    say(state, "play workshop")
    assert "gain smithy" in options(state)
    assert "gain market" not in options(state)
    say(state, "gain smithy")
    assert left(state, "smithy") == 9
