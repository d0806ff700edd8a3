"""What the cards say, in our own words: beside their plain bonuses, which are in their rows."""

from typing import Final

#: by language and id; a card that is not here says no more than its bonuses
TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "artisan": "A card costing up to 5 goes from the Supply straight into your hand. Then one card of your hand"
        " goes onto your deck.",
        "bandit": "Gain a Gold. Each opponent reveals the top two cards of their deck, trashes a Treasure among them"
        " that is not a Copper, and discards the rest.",
        "bureaucrat": "Gain a Silver onto your deck. Each opponent puts a Victory card from their hand onto their"
        " deck, or shows a hand that has none.",
        "cellar": "Discard as many cards as you like, then draw just as many.",
        "chapel": "You may trash as many as four cards of your hand.",
        "council_room": "Your opponents draw a card each.",
        "gardens": "1 point for every ten cards you own, rounded down.",
        "harbinger": "Look through your discard pile; one card of it may go onto your deck.",
        "library": "Draw until you have seven cards in hand. Actions may be set aside as you draw them; they are"
        " discarded afterwards.",
        "merchant": "The first Silver you play this turn gives 1 extra coin.",
        "militia": "Each opponent keeps three cards in hand and discards the rest.",
        "mine": "You may trash a Treasure of your hand. If you do, gain one costing up to 3 more, straight into your"
        " hand.",
        "moat": "Reaction: when an opponent plays an Attack, show this card from your hand and that Attack leaves you"
        " alone.",
        "moneylender": "You may trash a Copper of your hand for 3 coins.",
        "poacher": "Discard one card for every pile of the Supply that is empty.",
        "remodel": "Swap a card of your hand for one costing up to 2 more: the old one is trashed, the new one gained.",
        "sentry": "Look at the top two cards of your deck; trash, discard or put back each of them.",
        "throne_room": "You may choose an Action of your hand and play it two times.",
        "vassal": "Discard the top card of your deck. If it is an Action, you may play it at once.",
        "witch": "Your opponents gain a Curse each.",
        "workshop": "Gain any card costing up to 4.",
        "baron": "You may discard an Estate for 4 coins. If you do not, you gain an Estate.",
        "bridge": "For the rest of this turn everything costs 1 less.",
        "conspirator": "As the third Action of your turn, or a later one, it also gives a card and an Action.",
        "coppersmith": "This turn every Copper gives 1 extra coin.",
        "courtyard": "Afterwards one card of your hand goes onto your deck.",
        "duke": "1 point for each Duchy you own.",
        "ironworks": "Gain any card costing up to 4. An Action brings you an Action, a Treasure a coin, a Victory card"
        " a card.",
        "masquerade": "All players pass a card of their hand to the left at the same time. Then you may trash a card"
        " of your hand.",
        "mining_village": "You may trash this card at once for 2 coins.",
        "minion": "Choose: 2 coins; or discard your hand and draw four cards, and every opponent with five or more"
        " cards in hand does the same.",
        "nobles": "Choose: three cards or two Actions.",
        "pawn": "Choose two different things: a card, an Action, a Buy, a coin.",
        "saboteur": "Each opponent reveals cards of their deck until one costs 3 or more, trashes it, and may gain a"
        " card costing at least 2 less. The other revealed cards are discarded.",
        "scout": "Reveal the top four cards of your deck. Victory cards go into your hand, the others back on top in"
        " any order.",
        "secret_chamber": "Discard as many cards as you like, for 1 coin each. Reaction: when an opponent plays an"
        " Attack, you may show this card, draw two cards and put any two cards of your hand onto your deck.",
        "shanty_town": "Show your hand. If there is no Action in it, draw two cards.",
        "steward": "Choose: draw two cards, take 2 coins, or trash two cards of your hand.",
        "swindler": "Each opponent trashes the top card of their deck and gains a card of the same cost, which you"
        " choose.",
        "torturer": "Each opponent chooses: discard two cards, or gain a Curse into their hand.",
        "trading_post": "Trash two cards of your hand; in return you gain a Silver, straight into your hand.",
        "tribute": "The player to your left reveals the top two cards of their deck and discards them. Each"
        " differently named card brings you two Actions if it is an Action, 2 coins if it is a Treasure, two cards if"
        " it is a Victory card.",
        "upgrade": "Swap a card of your hand for one costing exactly 1 more: the old one is trashed, the new one"
        " gained.",
        "wishing_well": "Name a card, then reveal the top card of your deck. If you were right, it goes into your"
        " hand.",
        "adventurer": "Reveal cards of your deck until two of them are Treasures. These go into your hand, the others"
        " are discarded.",
        "chancellor": "You may put your whole deck onto your discard pile.",
        "feast": "This card is trashed itself, and you gain any card costing up to 5.",
        "spy": "All players, you included, reveal the top card of their deck; for each you decide whether it is"
        " discarded or stays.",
        "thief": "Each opponent reveals the top two cards of their deck. If there are Treasures among them, you choose"
        " one to be trashed; the rest is discarded. Of what was trashed so, you may gain as much as you like.",
        "courtier": "Reveal a card of your hand. For each of its types choose something different: an Action, a Buy, 3"
        " coins, gaining a Gold.",
        "diplomat": "If you then have five or fewer cards in hand: two Actions. Reaction: when an opponent plays an"
        " Attack while you have five or more cards in hand, you may show this card, draw two cards and discard three.",
        "lurker": "Either send an Action of the Supply to the trash, or gain one that lies there.",
        "mill": "You may discard two cards for 2 coins.",
        "patrol": "Reveal the top four cards of your deck. Victory cards and Curses go into your hand, the others back"
        " on top in any order.",
        "replace": "Swap a card of your hand for one costing up to 2 more: the old one is trashed, the new one gained."
        " An Action or a Treasure goes onto your deck; for a Victory card your opponents gain a Curse each.",
        "secret_passage": "Slip a card of your hand into your deck, wherever you like.",
    },
}
