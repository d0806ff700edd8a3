"""What the cards say, in our own words: beside their plain bonuses, which are in their rows."""

from typing import Final

#: by language and id; a card that is not here says no more than its bonuses
TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "artisan": "Gain a card costing up to 5 to your hand. Then put a card from your hand on your deck.",
        "bandit": "Gain a Gold. Each other player reveals two cards of the deck, loses a Treasure other than Copper"
        " among them to the trash, and discards the rest.",
        "bureaucrat": "Gain a Silver onto your deck. Each other player puts a Victory card from hand on the deck, or"
        " shows a hand without any.",
        "cellar": "Discard as many cards as you like and draw the same number.",
        "chapel": "Trash up to four cards from your hand.",
        "council_room": "Every other player draws a card.",
        "gardens": "1 point for every 10 cards you own.",
        "harbinger": "Look through your discard pile; you may put one card of it on your deck.",
        "library": "Draw until you hold seven cards. You may skip Actions on the way; they are discarded afterwards.",
        "merchant": "Your first Silver this turn gives 1 coin more.",
        "militia": "Each other player keeps three cards in hand and discards the rest.",
        "mine": "You may trash a Treasure from hand to gain one costing up to 3 more, straight to your hand.",
        "moat": "Reaction: show it when another player plays an Attack, and that Attack leaves you alone.",
        "moneylender": "You may trash a Copper from hand for 3 coins.",
        "poacher": "Discard a card for each empty pile.",
        "remodel": "Trash a card from hand and gain one costing up to 2 more.",
        "sentry": "Look at the top two cards of your deck. Trash, discard or put back each of them.",
        "throne_room": "You may play an Action from hand twice.",
        "vassal": "Discard the top card of your deck. If it is an Action, you may play it.",
        "witch": "Each other player gains a Curse.",
        "workshop": "Gain a card costing up to 4.",
        "baron": "You may discard an Estate for 4 coins. If you do not, gain an Estate.",
        "bridge": "All cards cost 1 less this turn.",
        "conspirator": "If it is at least the third Action of your turn: a card and an Action.",
        "coppersmith": "Every Copper gives 1 coin more this turn.",
        "courtyard": "Put a card from your hand on your deck.",
        "duke": "1 point for every Duchy you own.",
        "ironworks": "Gain a card costing up to 4. An Action gives an Action, a Treasure a coin, a Victory a card.",
        "masquerade": "Everybody passes a card from hand to the left at once. Then you may trash a card from hand.",
        "mining_village": "You may trash this card at once for 2 coins.",
        "minion": "Choose: 2 coins; or discard your hand and draw four, as must all others who hold five or more.",
        "nobles": "Choose: three cards, or two Actions.",
        "pawn": "Choose two different ones: a card, an Action, a Buy, a coin.",
        "saboteur": "Each other player reveals cards until one costs 3 or more, trashes it, and may gain a card that"
        " costs at least 2 less. The other cards are discarded.",
        "scout": "Reveal four cards of your deck. Take the Victory cards, put the others back in any order.",
        "secret_chamber": "Discard as many cards as you like, for 1 coin each. Reaction: when another player plays an"
        " Attack, show it, draw two cards and put any two on your deck.",
        "shanty_town": "Show your hand. If there is no Action in it, draw two cards.",
        "steward": "Choose: two cards, or 2 coins, or trash two cards from hand.",
        "swindler": "Each other player trashes the top card of the deck and gains one of the same cost: you choose.",
        "torturer": "Each other player chooses: discard two cards, or take a Curse in hand.",
        "trading_post": "Trash two cards from hand; a Silver comes to your hand for them.",
        "tribute": "The player to your left discards two cards of the deck. For each different one you get: for an"
        " Action two Actions, for a Treasure 2 coins, for a Victory card two cards.",
        "upgrade": "Trash a card from hand and gain one costing exactly 1 more.",
        "wishing_well": "Name a card and reveal the top one of your deck. If you were right, take it.",
        "adventurer": "Reveal cards until you have two Treasures and take them. The others are discarded.",
        "chancellor": "You may discard your whole deck.",
        "feast": "Trash this card and gain one costing up to 5.",
        "spy": "Everybody reveals the top card of the deck; you say whether it is discarded or stays.",
        "thief": "Each other player reveals two cards of the deck; one Treasure among them, which you choose, is"
        " trashed, the rest is discarded. You may gain what was trashed so.",
        "courtier": "Show a card from hand. For each of its types choose something different: an Action, a Buy,"
        " 3 coins, a Gold.",
        "diplomat": "With five or fewer cards in hand: two Actions. Reaction: when another player plays an Attack and"
        " you hold five or more, show it, draw two cards and discard three.",
        "lurker": "Choose: trash an Action from the supply, or gain one from the trash.",
        "mill": "You may discard two cards for 2 coins.",
        "patrol": "Reveal four cards of your deck. Take Victory cards and Curses, put the others back in any order.",
        "replace": "Trash a card from hand and gain one costing up to 2 more: an Action or Treasure onto your deck; for"
        " a Victory card each other player gains a Curse.",
        "secret_passage": "Put a card from your hand anywhere into your deck.",
    },
}
