"""What the cards say, in our own words: beside their plain bonuses, which are in their rows."""

from typing import Final

#: by language and id; a card that is not here says no more than its bonuses
TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "artisan": "A card worth at most 5 comes from the supply to your hand; then one goes onto your deck.",
        "bandit": "Gain a Gold. Each other player reveals two cards of the deck, loses a Treasure other than Copper"
        " among them to the trash, and discards the rest.",
        "bureaucrat": "Gain a Silver onto your deck. Each other player puts a Victory card from hand on the deck, or"
        " shows a hand without any.",
        "cellar": "Discard as many cards as you like and draw the same number.",
        "chapel": "Up to four cards of your hand go to the trash.",
        "council_room": "The others draw a card each.",
        "gardens": "1 point for every ten of your cards, rounded down.",
        "harbinger": "Search your discard pile; one card of it may go onto your deck.",
        "library": "Draw until you hold seven cards. You may skip Actions on the way; they are discarded afterwards.",
        "merchant": "Your first Silver this turn gives 1 coin more.",
        "militia": "Each other player keeps three cards in hand and discards the rest.",
        "mine": "You may trash a Treasure from hand to gain one costing up to 3 more, straight to your hand.",
        "moat": "Reaction: show it when another player plays an Attack, and that Attack leaves you alone.",
        "moneylender": "A Copper of your hand may go to the trash, for 3 coins.",
        "poacher": "One card is discarded for every pile that has run out.",
        "remodel": "Turn a card of your hand into one that costs at most 2 more.",
        "sentry": "See the two top cards of your deck, and trash, discard or return each of them.",
        "throne_room": "An Action of your hand may be played two times.",
        "vassal": "The top card of your deck is discarded; if that is an Action you may play it at once.",
        "witch": "All others gain a Curse each.",
        "workshop": "Gain any card worth 4 or less.",
        "baron": "An Estate of your hand may be discarded, for 4 coins; otherwise you gain one.",
        "bridge": "Everything costs 1 less for the rest of this turn.",
        "conspirator": "If it is at least the third Action of your turn: a card and an Action.",
        "coppersmith": "Every Copper gives 1 coin more this turn.",
        "courtyard": "One card of your hand goes onto your deck.",
        "duke": "1 point for each of your Duchies.",
        "ironworks": "Gain any card worth 4 or less. Actions give an Action, Treasures a coin, Victory cards a card.",
        "masquerade": "Everybody passes a card from hand to the left at once. Then you may trash a card from hand.",
        "mining_village": "It may go to the trash at once, for 2 coins.",
        "minion": "Choose: 2 coins; or discard your hand and draw four, as must all others who hold five or more.",
        "nobles": "Choose: three cards, or two Actions.",
        "pawn": "Choose two different ones: a card, an Action, a Buy, a coin.",
        "saboteur": "Each other player reveals cards until one costs 3 or more, trashes it, and may gain a card that"
        " costs at least 2 less. The other cards are discarded.",
        "scout": "Reveal four cards of your deck. Take the Victory cards, put the others back in any order.",
        "secret_chamber": "Discard as many cards as you like, for 1 coin each. Reaction: when another player plays an"
        " Attack, show it, draw two cards and put any two on your deck.",
        "shanty_town": "Show your hand. If there is no Action in it, draw two cards.",
        "steward": "Two cards, or 2 coins, or two cards of your hand to the trash: as you choose.",
        "swindler": "Every other deck loses its top card to the trash; its owner gains one as dear: you say which.",
        "torturer": "Each other player chooses: discard two cards, or take a Curse in hand.",
        "trading_post": "Trash two cards from hand; a Silver comes to your hand for them.",
        "tribute": "The player to your left discards two cards of the deck. For each different one you get: for an"
        " Action two Actions, for a Treasure 2 coins, for a Victory card two cards.",
        "upgrade": "Turn a card of your hand into one that costs precisely 1 more.",
        "wishing_well": "Name a card and reveal the top one of your deck. If you were right, take it.",
        "adventurer": "Reveal cards until you have two Treasures and take them. The others are discarded.",
        "chancellor": "You may discard your whole deck.",
        "feast": "It goes to the trash itself, and you gain a card worth at most 5.",
        "spy": "Everybody reveals the top card of the deck; you say whether it is discarded or stays.",
        "thief": "Each other player reveals two cards of the deck; one Treasure among them, which you choose, is"
        " trashed, the rest is discarded. You may gain what was trashed so.",
        "courtier": "Show a card from hand. For each of its types choose something different: an Action, a Buy,"
        " 3 coins, a Gold.",
        "diplomat": "With five or fewer cards in hand: two Actions. Reaction: when another player plays an Attack and"
        " you hold five or more, show it, draw two cards and discard three.",
        "lurker": "Either an Action of the supply goes to the trash, or you gain one that is there.",
        "mill": "Two cards may be discarded, for 2 coins.",
        "patrol": "Reveal four cards of your deck. Take Victory cards and Curses, put the others back in any order.",
        "replace": "Turn a card of your hand into one that costs at most 2 more. Actions and Treasures come onto your"
        " deck; for a Victory card all others gain a Curse each.",
        "secret_passage": "A card of your hand goes into your deck, wherever you like.",
    },
}
