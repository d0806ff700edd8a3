## Before a game at the terminal
terminal-which-game = Which game ({ $games })?
terminal-how-many = How many players ({ $least } to { $most })?
terminal-players = { $game } is for { $least } to { $most } players.
terminal-who = Who has seat { $number }: a name, or a bot ({ $bots })?
terminal-options-of = The options of { $game }
terminal-option = option
terminal-value = now
terminal-meaning = what it means
terminal-examples = For example: { $values }.
terminal-values = It can be: { $values }.
terminal-change = What do you change, such as { $example }?
terminal-nothing = nothing
terminal-on = on
terminal-off = off
terminal-none = none

## At every prompt
terminal-answer = Answer with a number of the list, in words, or say help.
terminal-numbers = The list has the numbers 1 to { $count }.
terminal-help = Answer with a number of the list or in words, or say:
terminal-command-undo = take back your last decision
terminal-command-save = write the game to a file, to go on another day
terminal-command-quit = leave; the game is saved
terminal-command-log = what has happened so far
terminal-command-rules = the rules, or those with a word in them
terminal-command-rules-number = the rules, or those with a word in them or a number such as { $rule }
terminal-command-help = this list
terminal-command-seat = see the game as this player does, or as an onlooker
terminal-no-game = Choose a game first; then its rules can be read.
terminal-no-rule = No rule has “{ $word }” in it.
terminal-too-early = The game has not begun yet.

## A game at the terminal
terminal-curtain = Pass the screen to { $name }, who presses Enter.
terminal-curtain-first = Pass the screen on first.
terminal-undo-others = Others have played since. Does everybody agree to take it back (yes/no)?
terminal-undo-seen = Something new has come to light since. Does everybody agree to take it back (yes/no)?
terminal-taken-back = Taken back.
terminal-saved = Saved. Go on with: demesne play --resume { $file }
terminal-recorded = The game is recorded. Look at it with: demesne replay { $file }
terminal-record = { $game }: { $names }; { $count } decisions, seed { $seed }.
terminal-step = { $at } of { $last }
terminal-where = Enter for the next, a number to go there, back, end, quit:
terminal-points = Points
terminal-join = { $names } and { $last }

## Kingdomino at the terminal
terminal-kingdomino-place = { $name }, where do you place { $domino }?
terminal-kingdomino-take = { $name }, which domino of the new line do you take?
terminal-kingdomino-placements = The square of the first half, the side on which the second one lies, the points it brings:
terminal-kingdomino-choice = take { $domino }
terminal-kingdomino-placed = { $name } places { $domino } at { $at }.
terminal-kingdomino-earlier = { $points }, { $earlier } from earlier games
terminal-kingdomino-discarded = { $count } discarded
terminal-kingdomino-game = Game { $number } of { $games }
terminal-kingdomino-game-over = Game { $number } of { $games } is over; points so far: { $scores }
terminal-kingdomino-dynasty-over = The Dynasty is over: { $scores }
terminal-kingdomino-bonuses = At the end: { $bonuses }
terminal-kingdomino-crown = crown

## Carcassonne at the terminal
terminal-carcassonne-lay = { $name }, where do you lay tile { $letter }?
terminal-carcassonne-follower = { $name }, do you place a follower?
terminal-carcassonne-choice-lay = { $x },{ $y } turned { $rotation }
terminal-carcassonne-choice-follower = { $role } on { $segment }, { $place }
terminal-carcassonne-choice-no_follower = no follower
terminal-carcassonne-at-once = After the +, the points that you score at once:
terminal-carcassonne-event-draw = { $name } draws tile { $letter }, { $tile }.
terminal-carcassonne-event-remove = Tile { $letter } fits nowhere and is removed.
terminal-carcassonne-event-place = { $name } lays tile { $letter } at { $x },{ $y } turned { $rotation }.
terminal-carcassonne-event-follower = { $name } places a { $role } on { $segment }.
terminal-carcassonne-event-return = { $name } takes back a follower from { $x },{ $y }.
terminal-carcassonne-what = a { $feature } of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $pennants ->
    [0] {""}
    [one] {" "}and { $pennants } pennant
   *[other] {" "}and { $pennants } pennants
}
terminal-carcassonne-what-field = a field with { $cities ->
    [one] { $cities } finished city
   *[other] { $cities } finished cities
}
terminal-carcassonne-paid = { $who }: { $points }{ $count ->
    [1] {""}
   *[other] {" "}each
} for { $what }.
terminal-carcassonne-paid-nobody = { $feature ->
   *[other] { $what } is finished
}; nobody has a follower there.
terminal-carcassonne-player = { $name }: { $points } ({ $scores } if the game ended now), { $count ->
    [one] { $count } follower
   *[other] { $count } followers
} left
terminal-carcassonne-pennant = pennant
terminal-carcassonne-hand = Tile { $letter }:
terminal-carcassonne-turned = turned { $rotation }
terminal-carcassonne-finished = { $feature }, finished
terminal-carcassonne-unfinished = { $feature }, unfinished
terminal-carcassonne-sheet-map = the map; where it is wider than the window, with this column in the middle
terminal-carcassonne-sheet-fields = who owns which field, and what it pays
terminal-carcassonne-sheet-features = every road, city and monastery that somebody owns
terminal-carcassonne-sheet-tiles = the tiles that are still to be drawn
terminal-carcassonne-nobody-there = Nobody has a follower on any of them.
terminal-carcassonne-column-feature = what
terminal-carcassonne-column-who = who
terminal-carcassonne-column-tiles = tiles
terminal-carcassonne-column-now = now
terminal-carcassonne-column-most = at most
terminal-carcassonne-columns = { $first } to { $last }
terminal-carcassonne-wide = The map is wider than the window: to see the columns { $columns }, say { $commands }.

## Dominion at the terminal
terminal-dominion-asked = { $name }: { $question }
terminal-dominion-asked-by = { $name } ({ $card }): { $question }
terminal-dominion-name-all = Name all, such as: 2 { dominion-card-copper }, { dominion-card-estate }.
terminal-dominion-name-or-none = Name all, such as: 2 { dominion-card-copper }, { dominion-card-estate }; or none.
terminal-dominion-name-ways = Name all, such as: { $numbers }.
terminal-dominion-choose = { $count ->
    [one] Choose one of them, such as: { $example }.
   *[other] Choose { $count } different ones, such as: { $example }.
}
terminal-dominion-none-of-them = “{ $word }” is none of them.
terminal-dominion-only = { $count ->
    [one] There is only { $count } { $card }.
   *[other] There are only { $count } { $card }.
}
terminal-dominion-none-there = There is no { $card } to pick.
terminal-dominion-no-card = There is no card called “{ $word }”.
terminal-dominion-cards = what the cards of this game do, or one of them
terminal-dominion-column-card = card
terminal-dominion-column-cost = cost
terminal-dominion-column-types = types
terminal-dominion-column-text = what it does
terminal-dominion-supply = Supply: cost, card, how many are left
terminal-dominion-face-down = cards face down
terminal-dominion-deck = { $count ->
    [one] your deck: { $count } card
   *[other] your deck: { $count } cards
}
terminal-dominion-known = { $above ->
    [0] { $card } on top
    [one] { $card } under { $above } card
   *[other] { $card } under { $above } cards
}
