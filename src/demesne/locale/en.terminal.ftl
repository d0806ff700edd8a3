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
terminal-nothing-to-undo = You have not decided anything yet.
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
