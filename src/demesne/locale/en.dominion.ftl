## Dominion
prompt-dominion-by = { $card }: { $question }
prompt-dominion-action = Which Action do you play?
prompt-dominion-treasure = Which Treasures do you play before you buy?
prompt-dominion-buy = What do you buy for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}?
dominion-picks = { $amount ->
    [exactly] { $count } cards
    [down_to] { $count } cards
    [up_to] cards
    [any] cards
   *[single] { dominion-pick }
}
dominion-pick = { $sought ->
    [up_to] { $kinds } costing up to { $cost }
    [exactly] { $kinds } costing exactly { $cost }
    [supply] { $kinds } from the Supply
    [trash] { $kinds } from the trash
    [discard] { $kinds } from your discard pile
    [owner] { $kinds } of { $name }’s
   *[any] { $kinds }
}
dominion-amount = { $amount ->
    [optional] , if any
    [down_to] , down to { $keep } in hand
    [up_to] , up to { $count }
    [any] , as many as you like
   *[single] { "" }
}
dominion-kind-card = card
dominion-kind-action = Action
dominion-kind-treasure = Treasure
dominion-kind-victory = Victory card
dominion-kind-curse = Curse
dominion-kind-attack = Attack
dominion-kind-reaction = Reaction
prompt-dominion-discard = Which { dominion-picks } do you discard{ dominion-amount }?
prompt-dominion-discard_to_draw = Which cards do you discard, if any, to draw as many?
prompt-dominion-discard_for_coins = Which cards do you discard, if any, for a coin each?
prompt-dominion-trash = Which { dominion-picks } do you trash{ dominion-amount }?
prompt-dominion-trash_for_3_coins = Do you trash a Copper for 3 coins?
prompt-dominion-gain = Which { dominion-picks } do you gain{ dominion-amount }?
prompt-dominion-gain_to_hand = Which { dominion-picks } do you gain into your hand{ dominion-amount }?
prompt-dominion-gain_for = Which { dominion-picks } does { $name } gain?
prompt-dominion-play_twice = Which { dominion-picks } do you play twice{ dominion-amount }?
prompt-dominion-put = Which { dominion-picks } do you put on your deck{ dominion-amount }?
prompt-dominion-put_in_order = Which card do you put on your deck next? The last one will be on top.
prompt-dominion-put_into = Which { dominion-picks } do you put into your deck{ dominion-amount }?
prompt-dominion-pass = Which card do you pass to { $to }?
prompt-dominion-reveal = Which { dominion-picks } do you reveal{ dominion-amount }?
prompt-dominion-react = Do you reveal a Reaction?
prompt-dominion-set = Do you set { $what } aside?
prompt-dominion-name = Which card do you name?
prompt-dominion-insert = Where in your deck do you put { $what }?
prompt-dominion-choose = Which one do you choose?
prompt-dominion-several = { $count ->
    [one] Which one do you choose besides?
   *[other] Which { $count } different ones do you choose?
}
prompt-dominion-may_play_the_discarded_card = Do you play { $what }, which you have discarded?
prompt-dominion-may_discard_the_deck = Do you discard your whole deck?
prompt-dominion-may_trash_this_for_2_coins = Do you trash this card for 2 coins?
prompt-dominion-may_discard_2_for_2_coins = Do you discard 2 cards for 2 coins?
prompt-dominion-spy = Do you discard the { $what } on top of { $name }’s deck?
prompt-dominion-spy_own = Do you discard the { $what } on top of your deck?
dominion-to-the-end = { $provinces ->
    [one] { $provinces } Province left
   *[other] { $provinces } Provinces left
} · { $empty ->
    [0] no pile is empty
    [one] { $empty } pile is empty
   *[other] { $empty } piles are empty
}
dominion-supply = Supply
dominion-kingdom = Kingdom
dominion-in-play = In play
dominion-hand = Your hand
dominion-picked = Picked so far: { $cards }
dominion-deck = Deck
dominion-discard = Discard pile
dominion-all = all cards
dominion-last-play = played
dominion-last-gain = gained
dominion-more = { $verb ->
    [discard] Discard
    [trash] Trash
   *[other] Pick
} { $amount ->
    [up_to] up to { $count } more
    [any] as many as you like
    [optional] one, if you like
   *[exactly] { $count } more
}
dominion-pick-all = { $verb ->
    [discard] Discard
    [trash] Trash
   *[other] Pick
} { $count ->
    [0] these
   *[other] { $count }
}
dominion-enough = That is all.
dominion-clear = Clear
dominion-aside = Set aside
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
dominion-left = { $count } left in the pile. You own { $owned }.
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
dominion-short = { $count } short
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
refused-dominion-empty = There is no { $card } left in the Supply.
refused-dominion-dear = { $card } costs { $cost }; you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
refused-dominion-later = You buy cards after playing your Actions and Treasures.
refused-dominion-not-action = { $card } is not an Action, and only Actions can be played now.
refused-dominion-not-treasure = { $card } is not a Treasure, and only Treasures can be played now.
refused-dominion-only-buys = { $card } can no longer be played: all that is left in this turn is buying.
refused-dominion-not-here = { $card } cannot be chosen here.
refused-dominion-too-dear = { $card } costs { $cost }, more than { $most }.
refused-dominion-too-cheap = { $card } costs { $cost }, less than { $least }.
refused-dominion-other-kind = { $card } is none of what is looked for: { $kinds }.
refused-dominion-in-order = Of several cards, those that come first in the order of the Supply are picked first; { $card } is not next.
refused-dominion-not-reaction = { $card } is not a Reaction, and only Reactions can be revealed now.
refused-dominion-revealed = { $card } protects you from this Attack already.
refused-dominion-small-hand = { $card } can be revealed only with { $number } or more cards in hand.
refused-dominion-not-in-hand = You have no { $card } in hand.
refused-dominion-no-such-card = There is no ‘{ $words }’ in this game; possible here: { $possible }.
refused-dominion-not-possible = ‘{ $words }’ is not possible here; possible: { $possible }.
refused-dominion-no-kingdom = kingdom: there is no recommended set and no card called ‘{ $word }’.
refused-dominion-kingdom-size = kingdom: a kingdom has { $size } cards, not { $number }.
refused-dominion-no-cards = kingdom: these cards are not here: { $names }.
refused-dominion-basic-card = kingdom: { $card } is a basic card, which is in every game anyway.
refused-dominion-card-again = kingdom: { $card } is there { $number } times.
refused-dominion-no-set = sets: there is no set called ‘{ $word }’; there is { $sets }, or all.
refused-dominion-set-number = sets: ‘{ $word }’ is not a number of cards from { $set }, which has { $number }.
refused-dominion-set-twice = sets: { $set } is there twice.
refused-dominion-set-full = kingdom: { $named } cards of { $set } are named, but only { $number } are wanted.
refused-dominion-set-size = sets: a kingdom has { $size } cards; this gives { $number }.
refused-dominion-not-a-seat = previous_winners: ‘{ $word }’ is not the number of a seat.
refused-dominion-no-seat = previous_winners: there is no seat { $place } with { $players } players.
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
   *[other] { $below ->
        [0] Put it at the bottom of the deck
       *[other] Put it under { $above ->
            [one] { $above } card
           *[other] { $above } cards
        }
    }
}
move-dominion-no_more = { $declines ->
    [none] None
    [it] Keep it
   *[more] No more
}
move-dominion-no = No
move-dominion-choose = { $way }
dominion-way-play_the_discarded_card = Play the discarded card
dominion-way-leave_it = Leave it
dominion-way-discard_the_deck = Discard the deck
dominion-way-discard_it = Discard it
dominion-way-keep_it = Put it back
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
dominion-kingdom-recommended = Recommended
dominion-kingdom-random = Drawn
dominion-kingdom-own = Own ten
dominion-box-base = Base game ({ $count } cards)
dominion-box-intrigue = Intrigue ({ $count } cards)
dominion-box-base-first-edition = Base game, only in the first edition ({ $count } cards)
dominion-box-intrigue-second-edition = Intrigue, only in the second edition ({ $count } cards)
dominion-draw-again = Draw again
dominion-ban = Click a card to keep it when you draw again. A banned card makes room for another.
dominion-ban-card = Ban { $card }
dominion-banned = Banned
dominion-own-count = Your ten: { $count } of { $size }. What you do not pick is drawn.
dominion-own-write = Or write their names, with commas between
dominion-draw-from = Draw from
dominion-keep-card = Keep { $card }
dominion-allow-card = Allow { $card } again
dominion-put-back = Put { $card } back
dominion-all-cards = All
dominion-seek = Search a card
dominion-kinds = Kinds of cards
dominion-attacks = { $count ->
    [0] no Attacks
    [one] { $count } Attack
   *[other] { $count } Attacks
}
dominion-reactions = { $count ->
    [one] { $count } Reaction
   *[other] { $count } Reactions
}
dominion-auto-treasure = Play all Treasures without asking
dominion-auto-moat = Reveal Moat against every Attack
option-dominion-kingdom = Kingdom
option-dominion-kingdom-help = “random”, some cards and “random”, the name of a recommended set, or ten cards; separated by commas.
option-dominion-sets = Sets
option-dominion-sets-help = The sets from which a random kingdom is drawn; each may have its number of cards.
option-dominion-previous_winners = Winners of the last game
option-dominion-previous_winners-help = Their seats; this decides who begins.
bot-big-money = big-money
bot-big-money-about = buys Treasures and Provinces
bot-big-money-ultimate = big-money-ultimate
bot-big-money-ultimate-about = the best rule for money alone
