"""What the cards do beyond the numbers of their rows, in our own words and by language."""

from typing import Final

#: by id: the text in English
ENGLISH: Final[dict[str, str]] = {
    "artisan": "Gain to your hand a card costing up to 5. Then put a card of your hand on your deck.",
    "bandit": "Gain a Gold. Each other player shows the top 2 cards of their deck, trashes one Treasure among them "
    "other than Copper, and discards the rest.",
    "bureaucrat": "Gain a Silver onto your deck. Each other player shows a Victory card and puts it on their deck, "
    "or shows a hand without any.",
    "cellar": "Discard as many cards as you like, then draw that many.",
    "chapel": "Trash up to 4 cards of your hand.",
    "council_room": "Each other player draws a card.",
    "gardens": "At the end worth 1 point for every 10 cards you own, rounded down.",
    "harbinger": "Look through your discard pile; you may put one of its cards on your deck.",
    "library": "Draw until you hold 7 cards. Actions may be set aside as you draw them, and are discarded afterwards.",
    "merchant": "The first Silver you play this turn pays 1 coin more.",
    "militia": "Each other player discards down to 3 cards in hand.",
    "mine": "You may trash a Treasure of your hand for one costing up to 3 more, gained to your hand.",
    "moat": "When somebody else plays an Attack, you may show this from your hand: the Attack does not touch you.",
    "moneylender": "You may trash a Copper of your hand for 3 coins.",
    "poacher": "Discard a card for each empty pile of the supply.",
    "remodel": "Trash a card of your hand; gain one costing up to 2 more than it.",
    "sentry": "Look at the top 2 cards of your deck. Trash some, discard some, put the others back in any order.",
    "throne_room": "You may play an Action of your hand twice.",
    "vassal": "Discard the top card of your deck; if it is an Action, you may play it.",
    "witch": "Each other player gains a Curse.",
    "workshop": "Gain a card costing up to 4.",
    "baron": "You may discard an Estate for 4 coins; if you do not, gain an Estate.",
    "bridge": "For the rest of the turn all cards cost 1 less, but never less than 0.",
    "conspirator": "If this is at least your third Action of the turn, draw a card and have one more action.",
    "coppersmith": "Each Copper you play this turn pays 1 coin more.",
    "courtyard": "Put a card of your hand on your deck.",
    "duke": "At the end worth 1 point for each Duchy you own.",
    "ironworks": "Gain a card costing up to 4. For an Action you have one more action, for a Treasure one more coin, "
    "for a Victory card you draw a card.",
    "masquerade": "Everybody passes a card of their hand to the left, all at once. Then you may trash a card of your hand.",
    "mining_village": "You may trash this for 2 coins.",
    "minion": "Choose: 2 coins; or discard your hand and draw 4 cards, and so does everybody else who holds 5 or more.",
    "nobles": "Choose: draw 3 cards, or have 2 more actions.",
    "pawn": "Choose two different ones: draw a card, one more action, one more buy, one more coin.",
    "saboteur": "Each other player shows cards from their deck until one costs 3 or more, trashes it, and may gain a card "
    "costing at least 2 less. The other cards shown are discarded.",
    "scout": "Show the top 4 cards of your deck. Victory cards go to your hand, the others back in any order.",
    "secret_chamber": "Discard as many cards as you like, for a coin each. When somebody else plays an Attack, you may show "
    "this: draw 2 cards, then put 2 cards of your hand on your deck.",
    "shanty_town": "Show your hand. If there is no Action in it, draw 2 cards.",
    "steward": "Choose: draw 2 cards, or 2 coins, or trash 2 cards of your hand.",
    "swindler": "Each other player trashes the top card of their deck and gains one of the same cost that you choose.",
    "torturer": "Each other player chooses: discard 2 cards, or gain a Curse to their hand.",
    "trading_post": "Trash 2 cards of your hand; if you did, gain a Silver to your hand.",
    "tribute": "The player to your left shows and discards the top 2 cards of their deck. For each differently named one: "
    "an Action brings 2 actions, a Treasure 2 coins, a Victory card 2 cards.",
    "upgrade": "Trash a card of your hand; gain one costing exactly 1 more.",
    "wishing_well": "Name a card and show the top one of your deck: if it is the one you named, it goes to your hand.",
    "adventurer": "Show cards from your deck until two Treasures have come; they go to your hand, the others are discarded.",
    "chancellor": "You may put your whole deck into your discard pile.",
    "feast": "Trash this; gain a card costing up to 5.",
    "spy": "Everybody shows the top card of their deck; for each of them you say whether it is discarded or stays.",
    "thief": "Each other player shows the top 2 cards of their deck and trashes one Treasure that you choose; you may gain any "
    "of those. The rest is discarded.",
    "courtier": "Show a card of your hand. For each of its types choose something else: one more action, one more buy, 3 coins, "
    "or gain a Gold.",
    "diplomat": "If you then hold 5 cards or fewer, have 2 more actions. When somebody else plays an Attack and you hold 5 or "
    "more, you may show this: draw 2 cards, then discard 3.",
    "lurker": "Choose: trash an Action from the supply, or gain an Action from the trash.",
    "mill": "You may discard 2 cards for 2 coins.",
    "patrol": "Show the top 4 cards of your deck. Victory cards and Curses go to your hand, the others back in any order.",
    "replace": "Trash a card of your hand; gain one costing up to 2 more. An Action or Treasure goes onto your deck; "
    "for a Victory card each other player gains a Curse.",
    "secret_passage": "Put a card of your hand anywhere in your deck.",
}
