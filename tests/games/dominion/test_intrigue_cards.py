"""The kingdom cards of Intrigue, ruling by ruling."""

from tests.games.dominion.positions import (
    asked,
    counters,
    deck,
    discard,
    hand,
    in_play,
    left,
    options,
    pile,
    say,
    table,
    trash,
)


def test_baron() -> None:
    """DM-185, DM-186: an Estate for 4 coins, or gain one; never the Buy alone."""
    state = table("baron, 2 estate", "")
    say(state, "play baron")
    assert options(state) == ["discard an estate", "gain an estate"]
    say(state, "discard an estate")
    assert counters(state) == (0, 2, 4)
    state = table("baron", "")
    say(state, "play baron")
    assert discard(state) == ["estate"]
    state = table("baron", "", empty=["estate"])
    say(state, "play baron")
    assert counters(state) == (0, 2, 0)


def test_bridge() -> None:
    """DM-187, DM-188, DM-189: Village, Bridge, Workshop gains a Duchy; then Silver for 2 and Estate for 1."""
    state = table("village, bridge, workshop, 2 copper", "")
    say(state, "play village", "play bridge", "play workshop", "gain duchy", "play all treasures")
    say(state, "buy silver", "buy estate")
    assert (left(state, "silver"), left(state, "estate"), left(state, "duchy")) == (39, 13, 7)
    assert state.discount == 0


def test_bridge_throned() -> None:
    """DM-188, DM-191: cumulative, not below 0, and over with the turn."""
    state = table("throne room, bridge", "")
    say(state, "play throne room", "play bridge")
    assert counters(state) == (0, 3, 2)
    assert state.view(0)["costs"]["copper"] == 0
    assert state.view(0)["costs"]["duchy"] == 3
    say(state, "end turn")
    assert state.view(0)["costs"]["duchy"] == 5


def test_conspirator() -> None:
    """DM-192, DM-193, DM-195: the third Action, counting those that have left play, gives a card and an Action."""
    state = table("2 mining village, conspirator", "", decks=["3 copper", ""])
    say(state, "play mining village", "trash this for 2 coins", "play mining village", "trash this for 2 coins")
    say(state, "play conspirator")
    assert counters(state) == (4 - 1, 1, 6)
    assert hand(state) == ["copper"] * 3


def test_conspirator_throned() -> None:
    """DM-194, DM-177: Throne Room is the first, the two plays the second and third: only one draws."""
    state = table("throne room, conspirator", "", decks=["2 gold", ""])
    say(state, "play throne room", "play conspirator")
    assert hand(state) == ["gold"]
    assert counters(state) == (1, 1, 4)


def test_coppersmith() -> None:
    """DM-196, DM-197, DM-198: each Copper gives more, nothing else does, and its cost stays."""
    state = table("throne room, coppersmith, 2 copper, silver", "")
    say(state, "play throne room", "play coppersmith", "play all treasures")
    assert state.coins == 3 + 3 + 2
    assert state.view(0)["costs"]["copper"] == 0


def test_courtyard() -> None:
    """DM-199, DM-200: any card of the hand must go back."""
    state = table("courtyard, estate", "", decks=["3 copper", ""])
    say(state, "play courtyard")
    assert options(state) == ["put copper on the deck", "put estate on the deck"]
    say(state, "put estate on the deck")
    assert deck(state) == ["estate"]


def test_great_hall_harem_nobles() -> None:
    """DM-203, DM-205, DM-222, DM-34: what they do when played; their points count at the end."""
    state = table("great hall, nobles, harem", "", decks=["estate, 3 copper", ""])
    say(state, "play great hall", "play nobles")
    assert options(state) == ["draw 3 cards", "take 2 actions"]
    say(state, "take 2 actions")
    assert state.actions_left == 2
    say(state, "play harem")
    assert state.coins == 2
    assert state.scores()[0] == 1 + 2 + 2 + 1


def test_ironworks() -> None:
    """DM-207, DM-208, DM-209: a bonus for each type; the gain comes before the draw; Curse gives nothing."""
    state = table("ironworks", "", decks=["gold", ""], kingdom="great hall")
    say(state, "play ironworks", "gain great hall")
    assert (hand(state), counters(state)) == (["gold"], (1, 1, 0))
    state = table("ironworks", "")
    say(state, "play ironworks", "gain estate")
    assert hand(state) == ["estate"]
    state = table("ironworks", "", decks=["gold", ""])
    say(state, "play ironworks", "gain silver")
    assert (hand(state), counters(state)) == ([], (0, 1, 1))
    state = table("ironworks", "", decks=["gold", ""])
    say(state, "play ironworks", "gain curse")
    assert (hand(state), counters(state)) == ([], (0, 1, 0))


def test_masquerade() -> None:
    """DM-210, DM-211, DM-212, DM-215, DM-79: all choose, then all pass at once; only its player may trash one."""
    state = table("masquerade, estate", "copper, silver", "gold, curse", decks=["2 duchy", "", ""])
    say(state, "play masquerade", "pass estate")
    assert asked(state) == (1, ["pass copper", "pass silver"])
    say(state, "pass silver", "pass curse")
    assert (hand(state, 1), hand(state, 2)) == (["copper", "estate"], ["gold", "silver"])
    assert asked(state) == (0, ["no more", "trash curse", "trash duchy"])
    say(state, "no more")
    assert trash(state) == discard(state, 1) == []


def test_masquerade_is_no_attack() -> None:
    """DM-213, DM-214: nobody reacts; who has nothing passes nothing, but receives."""
    state = table("masquerade, estate", "", "moat", decks=["", "", ""])
    say(state, "play masquerade")
    assert (hand(state), hand(state, 1), hand(state, 2)) == (["moat"], ["estate"], [])


def test_mining_village() -> None:
    """DM-216, DM-217: the bonuses always; it may be trashed at once for 2 coins."""
    state = table("mining village", "", decks=["copper", ""])
    say(state, "play mining village")
    assert (hand(state), options(state)) == (["copper"], ["no", "trash this for 2 coins"])
    say(state, "trash this for 2 coins")
    assert counters(state) == (2, 1, 2)
    assert in_play(state) == []


def test_mining_village_throned() -> None:
    """DM-218, DM-176: it is trashed once, even next to another one, and played twice."""
    state = table("2 mining village, throne room", "", decks=["9 copper", ""])
    say(state, "play mining village", "no", "play throne room", "play mining village", "trash this for 2 coins")
    assert trash(state) == ["mining_village"]
    assert in_play(state) == ["mining_village", "throne_room"]
    assert counters(state) == (5, 1, 2)


def test_minion() -> None:
    """DM-219, DM-221: an Action anyhow; coins, or new hands for all who hold 5 or more."""
    state = table("minion, 2 estate", "5 copper", "4 copper", decks=["4 gold", "4 silver", ""])
    say(state, "play minion", "change hands")
    assert (hand(state), hand(state, 1), hand(state, 2)) == (["gold"] * 4, ["silver"] * 4, ["copper"] * 4)
    assert discard(state) == ["estate", "estate"]
    assert state.actions_left == 1
    state = table("minion", "5 copper")
    say(state, "play minion", "take 2 coins")
    assert state.coins == 2


def test_nobles_for_cards() -> None:
    """DM-222, DM-95: 3 cards; whatever is chosen, even if little of it can be done."""
    state = table("nobles", "", decks=["copper", ""])
    say(state, "play nobles", "draw 3 cards")
    assert hand(state) == ["copper"]


def test_pawn() -> None:
    """DM-224, DM-225: two different things, both chosen before a card is seen."""
    state = table("pawn", "", decks=["gold", ""])
    say(state, "play pawn", "draw 1 card")
    assert hand(state) == []
    assert options(state) == ["take 1 action", "take 1 buy", "take 1 coin"]
    say(state, "take 1 buy")
    assert (hand(state), counters(state)) == (["gold"], (0, 2, 0))


def test_saboteur() -> None:
    """DM-226, DM-227, DM-229, DM-230: the first card of 3 or more is trashed; a 5 may become a card of up to 3."""
    state = table("saboteur", "", decks=["", "copper, estate, duchy, gold"])
    say(state, "play saboteur")
    assert trash(state) == ["duchy"]
    assert asked(state)[0] == 1
    assert {"gain silver", "no more"} <= set(options(state))
    assert "gain smithy" not in options(state)
    say(state, "gain silver")
    assert sorted(discard(state, 1)) == ["copper", "estate", "silver"]


def test_saboteur_finds_nothing() -> None:
    """DM-228, DM-86: what was revealed is not shuffled in, and is discarded at the end."""
    state = table("saboteur", "", decks=["", "copper"], discards=["", "estate"])
    say(state, "play saboteur")
    assert trash(state) == []
    assert sorted(discard(state, 1)) == ["copper", "estate"]


def test_scout() -> None:
    """DM-231, DM-232, DM-233, DM-116: Victory cards to the hand, Curses not; the others back in any order, unseen."""
    state = table("scout", "", decks=["harem, gold, curse, copper, silver", ""])
    say(state, "play scout")
    assert hand(state) == ["harem"]
    assert [one["card"] for one in state.view(1)["seats"][0]["aside"]] == ["copper", "gold", "curse"]
    say(state, "put copper on the deck")
    assert [one["card"] for one in state.view(1)["seats"][0]["aside"]] == ["copper", "gold", "curse"]
    say(state, "put gold on the deck")
    assert deck(state)[:4] == ["curse", "gold", "copper", "silver"]
    assert [one["card"] for one in state.view(0)["seats"][0]["deck"]] == ["curse", "gold", "copper"]
    assert state.view(1)["seats"][0]["deck"] == []


def test_secret_chamber() -> None:
    """DM-234, DM-235: coins for cards; as a reaction 2 cards, and 2 back, itself too."""
    state = table("secret chamber, 3 estate", "")
    say(state, "play secret chamber", "discard estate", "discard estate", "no more")
    assert state.coins == 2
    state = table("secret chamber, estate", "")
    say(state, "play secret chamber", "no more")
    assert state.coins == 0
    state = table("militia", "secret chamber", decks=["", "gold, silver"])
    say(state, "play militia", "reveal secret chamber", "put gold on the deck", "put secret chamber on the deck")
    assert deck(state, 1) == ["secret_chamber", "gold"]


def test_secret_chamber_with_one_card() -> None:
    """DM-238: as many as there are."""
    state = table("witch", "secret chamber")
    say(state, "play witch", "reveal secret chamber")
    assert deck(state, 1) == ["secret_chamber"]


def test_shanty_town() -> None:
    """DM-239, DM-240, DM-76: the hand is shown; without an Action in it, 2 cards are drawn."""
    state = table("shanty town, estate", "", decks=["village, copper", ""])
    say(state, "play shanty town")
    assert hand(state) == ["copper", "estate", "village"]
    assert state.view(1)["seen"][0]["card"] == "estate"
    state = table("shanty town, great hall", "", decks=["2 copper", ""])
    say(state, "play shanty town")
    assert hand(state) == ["great_hall"]


def test_steward() -> None:
    """DM-241, DM-242: one of three things; exactly 2 cards are trashed, or what there is."""
    state = table("steward, estate", "")
    say(state, "play steward")
    assert options(state) == ["draw 2 cards", "take 2 coins", "trash 2 cards"]
    say(state, "trash 2 cards")
    assert trash(state) == ["estate"]
    state = table("steward, estate, copper, silver", "")
    say(state, "play steward", "trash 2 cards", "trash copper")
    assert "no more" not in options(state)


def test_swindler() -> None:
    """DM-243, DM-245, DM-246: the attacker chooses a card of the same cost, perhaps a Curse for a Copper."""
    state = table("swindler", "", decks=["", "copper"])
    say(state, "play swindler")
    assert asked(state) == (0, ["gain copper", "gain curse"])
    say(state, "gain curse")
    assert (discard(state, 1), trash(state), state.coins) == (["curse"], ["copper"], 2)


def test_swindler_shuffles() -> None:
    """DM-244: an empty deck is shuffled; without any cards nothing happens."""
    state = table("swindler", "", "", discards=["", "province", ""])
    say(state, "play swindler")
    assert (discard(state, 1), discard(state, 2)) == (["province"], [])


def test_torturer() -> None:
    """DM-247, DM-248, DM-249: discard 2 or a Curse in hand, even if it cannot be done, one after the other."""
    state = table("torturer", "estate", "copper", decks=["3 copper", "", ""])
    pile(state, "curse", 1)
    say(state, "play torturer")
    assert asked(state) == (1, ["discard 2 cards", "gain a curse to hand"])
    say(state, "gain a curse to hand", "gain a curse to hand")
    assert (hand(state, 1), hand(state, 2)) == (["curse", "estate"], ["copper"])
    state = table("torturer", "estate")
    say(state, "play torturer", "discard 2 cards")
    assert discard(state, 1) == ["estate"]


def test_trading_post() -> None:
    """DM-250, DM-251, DM-252: two cards become a Silver in hand; one card becomes nothing."""
    state = table("trading post, 2 estate, copper", "")
    say(state, "play trading post", "trash estate")
    assert hand(state) == ["copper", "silver"]
    state = table("trading post, estate", "")
    say(state, "play trading post")
    assert (hand(state), trash(state)) == ([], ["estate"])
    state = table("trading post, 2 estate", "", empty=["silver"])
    say(state, "play trading post")
    assert (hand(state), trash(state)) == ([], ["estate", "estate"])


def test_tribute() -> None:
    """DM-253, DM-254: a bonus for each different card and each of its types."""
    state = table("tribute", "", decks=["5 copper", "copper, harem"])
    say(state, "play tribute")
    assert (state.coins, len(hand(state)), discard(state, 1)) == (4, 2, ["copper", "harem"])
    state = table("tribute", "", decks=["", "2 silver"])
    say(state, "play tribute")
    assert state.coins == 2
    state = table("tribute", "", decks=["", "village, curse"])
    say(state, "play tribute")
    assert counters(state) == (2, 1, 0)


def test_tribute_with_one_card() -> None:
    """DM-255: that player shuffles for the second one, or reveals what there is; it is no Attack."""
    state = table("tribute", "moat", decks=["", "copper"], discards=["", "silver"])
    say(state, "play tribute")
    assert (state.coins, sorted(discard(state, 1))) == (4, ["copper", "silver"])


def test_upgrade() -> None:
    """DM-256, DM-257: a card of exactly 1 more; if there is none, only the trash happens."""
    state = table("upgrade, estate", "", decks=["copper", ""])
    say(state, "play upgrade", "trash estate")
    assert {one for one in options(state) if "gain" in one} >= {"gain silver", "gain village"}
    say(state, "gain silver")
    assert discard(state) == ["silver"]
    state = table("upgrade", "", decks=["copper", ""])
    say(state, "play upgrade")
    assert (trash(state), discard(state)) == (["copper"], [])


def test_upgrade_after_bridge() -> None:
    """DM-190, DM-258: at 0 a Bridge does not cancel out: a Copper becomes an Estate or a Pawn."""
    state = table("upgrade, copper", "", discount=1, kingdom="pawn")
    say(state, "play upgrade")
    assert "gain estate" in options(state)
    assert "gain pawn" in options(state)


def test_wishing_well() -> None:
    """DM-259, DM-260, DM-261: the card named, if it is on top, comes to the hand; else it goes back, seen by all."""
    state = table("wishing well", "", decks=["copper, gold", ""])
    say(state, "play wishing well", "name gold")
    assert hand(state) == ["copper", "gold"]
    state = table("wishing well", "", decks=["copper, gold", ""])
    say(state, "play wishing well", "name curse")
    assert deck(state) == ["gold"]
    assert state.view(1)["seats"][0]["deck"][0]["card"] == "gold"
    state = table("wishing well", "")
    say(state, "play wishing well", "name curse")
    assert hand(state) == []


# Cards of the second edition


def test_courtier() -> None:
    """DM-273: as many different things as the revealed card has types."""
    state = table("courtier, nobles, copper", "")
    say(state, "play courtier", "reveal nobles", "take 1 buy", "gain a gold")
    assert (hand(state), discard(state)) == (["copper", "nobles"], ["gold"])
    assert counters(state) == (0, 2, 0)
    state = table("courtier, moat, copper", "")
    say(state, "play courtier", "reveal copper", "take 3 coins")
    assert counters(state) == (0, 1, 3)


def test_diplomat() -> None:
    """DM-274: 2 Actions with a hand of 5 or fewer."""
    state = table("diplomat, 3 copper", "", decks=["2 copper", ""])
    say(state, "play diplomat")
    assert state.actions_left == 2
    state = table("diplomat, 4 copper", "", decks=["2 copper", ""])
    say(state, "play diplomat")
    assert state.actions_left == 0


def test_diplomat_as_a_reaction() -> None:
    """DM-275: with 5 cards or more: 2 cards, discard 3; again as long as there are 5."""
    state = table("witch", "diplomat, 5 copper", decks=["", "4 estate"])
    say(state, "play witch", "reveal diplomat", "discard copper", "discard copper", "discard copper")
    assert options(state) == ["no more", "reveal diplomat"]
    say(state, "reveal diplomat", "discard estate", "discard estate")
    assert len(hand(state, 1)) == 4
    assert discard(state, 1)[-1] == "curse"
    state = table("witch", "diplomat, 3 copper")
    say(state, "play witch")
    assert discard(state, 1) == ["curse"]


def test_lurker() -> None:
    """DM-276: an Action of the supply to the trash, or one of the trash to the discard pile."""
    state = table("2 lurker", "", kingdom="nobles")
    say(state, "play lurker", "trash an action of the supply", "trash nobles")
    assert (trash(state), left(state, "nobles")) == (["nobles"], 7)
    say(state, "play lurker", "gain an action of the trash")
    assert (trash(state), discard(state)) == ([], ["nobles"])


def test_mill() -> None:
    """DM-277: two cards for 2 coins, if one likes; one card for nothing."""
    state = table("mill, 2 estate, copper", "")
    say(state, "play mill", "discard 2 for 2 coins", "discard estate")
    assert counters(state) == (1, 1, 2)
    state = table("mill, estate", "")
    say(state, "play mill", "discard 2 for 2 coins")
    assert (discard(state), state.coins) == (["estate"], 0)


def test_patrol() -> None:
    """DM-278: Victory cards and Curses to the hand, the others back."""
    state = table("patrol", "", decks=["3 copper, estate, curse, 2 gold", ""])
    say(state, "play patrol")
    assert hand(state) == ["copper"] * 3 + ["curse", "estate"]
    assert deck(state) == ["gold", "gold"]


def test_replace() -> None:
    """DM-279, DM-280: Actions and Treasures onto the deck, Curses for a Victory card; it is an Attack."""
    state = table("replace, silver, copper", "moat", kingdom="nobles")
    say(state, "play replace", "no more", "trash silver", "gain smithy")
    assert deck(state) == ["smithy"]
    state = table("replace, duchy, copper", "", kingdom="nobles")
    say(state, "play replace", "trash duchy", "gain nobles")
    assert (deck(state), discard(state, 1)) == (["nobles"], ["curse"])
    state = table("replace, silver, copper", "")
    say(state, "play replace", "trash silver", "gain duchy")
    assert (deck(state), discard(state), discard(state, 1)) == ([], ["duchy"], ["curse"])


def test_secret_passage() -> None:
    """DM-281: a card of the hand anywhere into the deck; others do not see which."""
    state = table("secret passage, estate", "", decks=["copper, copper, silver, gold", ""])
    say(state, "play secret passage", "put estate on the deck")
    assert options(state) == ["put it under 0 cards", "put it under 1 cards", "put it under 2 cards"]
    say(state, "put it under 1 cards")
    assert deck(state) == ["silver", "estate", "gold"]
    assert state.view(0)["seats"][0]["deck"][0] == {"above": 1, "card": "estate", "known_by": [0]}
    assert state.view(1)["seats"][0]["deck"] == []
