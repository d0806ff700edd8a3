## Dominion
prompt-dominion-action = Your turn: play an Action, or go on
prompt-dominion-treasure = Your turn: play Treasures
prompt-dominion-buy = Your turn: buy
prompt-dominion-pick = { $card }: your choice
prompt-dominion-choose = { $card }: choose
dominion-supply = Supply
dominion-kingdom = Kingdom
dominion-in-play = In play
dominion-hand = Your hand
dominion-picked = Picked so far: { $cards }
dominion-aside = Set aside
dominion-others = The others
dominion-trash = Trash
dominion-none = nothing
dominion-turn-of = Turn of { $name }
dominion-actions = { $count ->
    [one] { $count } Action
   *[other] { $count } Actions
}
dominion-buys = { $count ->
    [one] { $count } Buy
   *[other] { $count } Buys
}
dominion-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
dominion-pile = { $card }: costs { $cost }, { $count } left
dominion-in-hand = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } copies
}
dominion-seat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
dominion-seat-deck = deck { $count }
dominion-seat-owned = { $count ->
    [one] { $count } card in all
   *[other] { $count } cards in all
}
dominion-seat-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
dominion-seat-discard = discard pile: { $card }
dominion-card-costs = Costs { $cost }
dominion-bonus-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
}
dominion-bonus-actions = { $count ->
    [one] +{ $count } Action
   *[other] +{ $count } Actions
}
dominion-bonus-buys = { $count ->
    [one] +{ $count } Buy
   *[other] +{ $count } Buys
}
dominion-bonus-coins = { $count ->
    [one] +{ $count } coin
   *[other] +{ $count } coins
}
dominion-bonus-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
dominion-look = Point at a card, or hold it, to read what it does.
dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
why-dominion-empty = There is no { $card } left in the Supply.
why-dominion-dear = { $card } costs { $cost }; you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
why-dominion-no-buy = You have no Buy left.
why-dominion-later = You buy cards after playing your Actions and Treasures.
why-dominion-not-action = { $card } is not an Action, and only Actions can be played now.
why-dominion-not-treasure = { $card } is not a Treasure, and only Treasures can be played now.
why-dominion-only-buys = { $card } can no longer be played: all that is left in this turn is buying.
why-dominion-not-here = { $card } cannot be chosen here.
why-dominion-wait = It is not your turn to decide.
group-dominion-play = Play
group-dominion-buy = Buy
group-dominion-gain = Gain
group-dominion-discard = Discard
group-dominion-trash = Trash
group-dominion-name = Name
group-dominion-other = Go on
move-dominion-play = Play { $card }
move-dominion-play_all_treasures = Play all Treasures
move-dominion-end_actions = End the Action phase
move-dominion-no_more_treasures = No more Treasures
move-dominion-end_turn = End the turn
move-dominion-buy = Buy { $card } for { $cost }
move-dominion-gain = Gain { $card }
move-dominion-discard = Discard { $card }
move-dominion-trash = Trash { $card }
move-dominion-put = Put { $card } on the deck
move-dominion-put_into = Put { $card } into the deck
move-dominion-pass = Pass { $card }
move-dominion-reveal = Reveal { $card }
move-dominion-set = Set { $card } aside
move-dominion-name = Name { $card }
move-dominion-name_another = Name another card
move-dominion-insert = { $above ->
    [0] Put it on top of the deck
    [one] Put it under { $above } card
   *[other] Put it under { $above } cards
}
move-dominion-no_more = No more
move-dominion-no = No
move-dominion-choose = { $way }
dominion-way-play_the_discarded_card = Play the discarded card
dominion-way-leave_it = Leave it
dominion-way-discard_the_deck = Discard the deck
dominion-way-discard_it = Discard it
dominion-way-keep_it = Keep it
dominion-way-discard_an_estate = Discard an Estate for 4 coins
dominion-way-gain_an_estate = Gain an Estate
dominion-way-trash_this_for_2_coins = Trash this card for 2 coins
dominion-way-take_2_coins = 2 coins
dominion-way-change_hands = Discard your hand and draw four cards
dominion-way-draw_3_cards = Draw 3 cards
dominion-way-take_2_actions = 2 Actions
dominion-way-draw_1_card = Draw 1 card
dominion-way-take_1_action = 1 Action
dominion-way-take_1_buy = 1 Buy
dominion-way-take_1_coin = 1 coin
dominion-way-draw_2_cards = Draw 2 cards
dominion-way-trash_2_cards = Trash 2 cards
dominion-way-discard_2_cards = Discard 2 cards
dominion-way-gain_a_curse_to_hand = Gain a Curse into your hand
dominion-way-take_3_coins = 3 coins
dominion-way-gain_a_gold = Gain a Gold
dominion-way-trash_an_action_of_the_supply = Trash an Action from the Supply
dominion-way-gain_an_action_of_the_trash = Gain an Action from the trash
dominion-way-discard_2_for_2_coins = Discard 2 cards for 2 coins
dominion-zone-hand = hand
dominion-zone-deck = deck
dominion-zone-aside = set aside
dominion-zone-latest = set aside
dominion-zone-trash = trash
dominion-zone-discard = discard pile
event-dominion-setup = The kingdom: { $kingdom }
event-dominion-turn = Turn { $number } of { $name }
event-dominion-play = { $name } plays { $card }
event-dominion-buy = { $name } buys { $card }
event-dominion-gain = { $name } gains { $card } ({ $to })
event-dominion-trash = { $name } trashes { $cards }
event-dominion-discard = { $name } discards { $cards }
event-dominion-discard-hidden = { $name } discards { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, { $top } on top
event-dominion-draw = { $name } draws { $cards }
event-dominion-draw-hidden = { $name } draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
event-dominion-look = { $name } looks at { $cards }
event-dominion-look-hidden = { $name } looks at { $number ->
    [one] a card
   *[other] { $number } cards
} of the deck
event-dominion-discard_deck = { $name } puts the whole deck onto the discard pile; { $top } is on top
event-dominion-reveal = { $name } reveals { $cards } ({ $from })
event-dominion-put_on_deck = { $name } puts { $cards } on the deck
event-dominion-put_on_deck-hidden = { $name } puts { $number ->
    [one] { $number } card
   *[other] { $number } cards
} on the deck
event-dominion-put_into_deck = { $name } puts { $card } into the deck, { $above ->
    [0] on top
    [one] under { $above } card
   *[other] under { $above } cards
}
event-dominion-put_into_deck-hidden = { $name } puts a card into the deck, { $above ->
    [0] on top
    [one] under { $above } card
   *[other] under { $above } cards
}
event-dominion-set_aside = { $name } sets { $cards } aside
event-dominion-shuffle = { $name } shuffles
event-dominion-pass = { $name } passes { $card } to { $to }
event-dominion-pass-hidden = { $name } passes a card to { $to }
event-dominion-name = { $name } names { $card }
event-dominion-name-hidden = { $name } names a card that is not in this game
event-dominion-clean_up = { $name } cleans up
event-dominion-end = The game is over: { $scores }
option-dominion-kingdom = Kingdom
option-dominion-kingdom-help = “random”, some cards and “random”, the name of a recommended set, or ten cards; separated by commas.
option-dominion-sets = Sets
option-dominion-sets-help = The sets from which a random kingdom is drawn; each may have its number of cards.
option-dominion-previous_winners = Winners of the last game
option-dominion-previous_winners-help = Their seats; this decides who begins.
bot-big-money = big-money (buys Treasures and Provinces)
