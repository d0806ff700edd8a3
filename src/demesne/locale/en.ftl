## The house
unreachable = The table cannot be reached
unreachable-about = There is no connection, or the server is not running. Your games are safe there and go on where you left them.
try-again = Try again
home = Home
help = Rules and help
close = Close
cancel = Cancel
theme = Colours
theme-system = Auto
theme-light = Light
theme-dark = Dark
this-language = English
language = Language
guest = Guest
name = Name
your-name = Your name
games = Games
home-title = One table for kingdom-building games
home-promise = Exact rules, bots that think, friends by link. No account, nothing to install.
players = { $least } to { $most } players
about-kingdomino = Pick dominoes, place them around your castle, and let crowns multiply your lands.
about-carcassonne = Lay tiles to form one landscape and send followers to its cities, roads, monasteries and fields.
about-dominion = Build a deck of cards, turn by turn, until it brings you Provinces.
about-dominations = Lead a civilisation through the ages with triangular tiles, Cities and Masteries.
play-bots = Play against bots
new-table = New table …
new-table-of = New table of { $game }
lobby = Open tables
lobby-empty = No table is waiting for players. Open one and send its link to friends.
notices = Licences of the software in this page
import-record = Open a record …
your-games = Your games
waiting-for-you = { $count } waiting for you
moves-made = { $count ->
    [one] { $count } move so far
   *[other] { $count } moves so far
}
continue = Continue
leave = Leave
leave-really = Really leave? A bot plays on
about-what = Demesne is a table for kingdom-building games: exact rules, bots that think, friends by link.
about-glyphs = Glyphs
about-glyphs-by = The glyphs on cards, on pieces and for bots are by { $authors } and others:
about-glyphs-changed = Their colours are ours.
about-fonts = Typefaces
about-fonts-by = { $fonts }, by { $author }, under the
about-pictures = Pictures
about-pictures-own = Landscapes, tiles, dominoes, cards and figures are drawn by the page itself, from tables.
about-games = The games
about-games-whose = The games belong to their authors and publishers; the rules are told here in our own words, and no picture of theirs is used.
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
go-there = Go there
how-many = Number of players
seats = Seats
seat-number = Player { $number }
seat-you = You
seat-here = At this screen
seat-open = By link
seat-bot = Bot
seat-open-note = Whoever opens the link first
which-bot = Which bot
options = Options
open-table = Open the table
plans = Who plays
plan-duel = Quick game
plan-duel-about = you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
plan-full = Full table
plan-full-about = you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
plan-friends = With friends
plan-friends-about = free seats, invite by link
plan-here = At one screen
plan-here-about = you take turns here
plan-watch = Look on
plan-watch-about = bots among themselves
sum-here = { $count ->
    [one] { $count } person here
   *[other] { $count } people here
}
sum-bot = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
sum-open = { $count ->
    [one] { $count } seat by link
   *[other] { $count } seats by link
}
bots-other = other
more-options = More options
pick-files = Pick files …
own-data = Own data
bot-beginner = beginner
bot-beginner-about = plays, and often errs
bot-easy = easy
bot-easy-about = errs now and then
bot-medium = medium
bot-medium-about = a fair match
bot-hard = hard
bot-hard-about = thinks a little ahead
bot-master = master
bot-master-about = thinks far ahead
bot-random = random
bot-random-about = kind to beginners
bot-greedy = greedy
bot-greedy-about = plays well
bot-full-greedy = full-greedy
bot-full-greedy-about = looks at everybody

## At the table
table = Table
board = Board
views = Views
status-connecting = Connecting …
status-live = Live
status-lost = Connection lost, trying again …
status-gone = Not found
no-table = There is no such table.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } ahead of { $name }
points-even = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as many as { $name }
resigned = resigned
bot-kind = bot: { $bot }
bot-choice = { $bot } ({ $about })
bot-name = { $bot } { $number }
bot-named = { $name } · { $bot }
your-seat = your seat
seat-free = free
decides = deciding
sit-here = Sit down
invite-link = Invitation link
invite-local = This link works on this machine only. To play with others on the network, start the server with: demesne serve --host 0.0.0.0
invite-code = Invitation link as a code to scan
curtain = Hand the screen to { $name }
unveil = I am { $name }: show my side
copy = Copy link
share = Link of this table
share-note = Whoever opens it can take a free seat or look on. The link keeps working.
copied = Copied
waiting-for-people = Waiting for people: send them this link.
waiting-for = { $name } is deciding …
prompt = Your turn
prompt-kingdomino-take = Your turn: take a domino
prompt-kingdomino-place = Your turn: place your domino
prompt-carcassonne-lay = Your turn: lay the tile
hint-kingdomino-take = Click the one you will place next; the lower its number, the sooner you choose again.
hint-kingdomino-place = Click a ring; another click, the wheel or R turns the domino.
hint-carcassonne-lay = Click a dashed place; another click, the wheel or R turns the tile.
prompt-carcassonne-follower = Your turn: place a follower?

confirm = Confirm
rotate = Turn
undo = Take back
undo-here = Take back to here
reset-turn = Restart turn
resign = Resign
resign-really = Really resign? A bot plays on
free-seat = Free this seat
allow-several = Let others take several seats
close-table = Close the table
close-really = Really close it? The game ends here
closed = This table is closed.
trouble = The server has trouble keeping this table; it tries again by itself.
asks-undo = { $name } asks to take back a move.
asking-undo = { $name } asks the others to take back a move …
agree = Allow
refuse = Refuse
looking-on = You are watching.
moves-list = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
no-moves = Nothing to decide now.
tab-moves = Moves
tab-log = Log
tab-result = Result
log = What has happened
since = since your last turn
note-sit = { $name } sits down
note-undo = { $name } takes back
note-ask_undo = { $name } asks to take back
note-agree_undo = { $name } allows it
note-refuse_undo = { $name } refuses
note-resign = { $name } resigns; a bot plays on
note-rematch = { $name } opens the next game
note-free = The owner of the table frees a seat
note-allow_several = The owner of the table lets everybody take several seats
note-close = The owner of the table closes it
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
source = Points from
source-earlier = Earlier games
source-middle_kingdom = Middle Kingdom
source-harmony = Harmony
total = Total
rematch = Play again
rematch-go = To the next game
export-record = Record (JSON)
export-points = Points (CSV)
nobody = nobody
keys = Keys
key-Enter = pick, then confirm
key-R = turn what is picked
key-Esc = put it back
key-M = go to the list of possible moves
key-U = take back
key-arrows = go from square to square
key-shift = also go over squares that are not possible, and say why
key-help = rules, settings and keys
key-zoom = make the table larger or smaller
key-fit = show the whole table
confirm-switch = Picking and confirming are separate steps
confirm-switch-turned = Picking and confirming are separate steps (always for what can be turned)
forced = Nothing else was possible: { $what }.
forced-switch = Show me forced moves
sound = Sounds
settings = Settings
motion = Speed of the pieces
motion-none = no motion
pace = Pace of the bots
pace-instant = at once
pace-normal = normal
pace-slow = slow
pace-step = one step at a time
next-step = Next step
skip-ahead = Skip
looking-back = What happened
to-present = Back to now
look-again = Show again what { $name } did
see-board = See the board
about = About Demesne
key-L = show the log

## Refusals
refused-no-table = There is no such table.
refused-no-page = There is nothing here.
refused-no-seat = There is no such seat.
refused-no-lesson = There is no lesson for this game; there is one for { $games }.
refused-no-step = The lesson has { $count } steps, counted from 0.
refused-not-asked = ‘{ $words }’ is not what this step asks for.
refused-seat-taken = That seat is not free.
refused-closed = This table is closed.
refused-one-seat = You have a seat at this table; its owner can let everybody take several.
refused-not-owner = Only who opened this table can do that.
refused-not-theirs = That seat cannot be freed: only one that another guest holds, and who has not played yet.
refused-name-taken = Somebody at this table is called { $name } already.
refused-no-name = Say who you are: the name is empty.
refused-not-yours = That is not your seat.
refused-resigned = You have resigned; a bot plays on for you.
refused-not-begun = The game begins when every seat is taken.
refused-over = The game is over.
refused-goes-on = The game goes on; you can have this when it is over.
refused-gone-on = The game has gone on since; look again.
refused-not-your-turn = It is not your turn.
refused-illegal = ‘{ $words }’ cannot be played now.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-asking-already = Somebody is already asking to take back.
refused-nobody-asks = Nobody asks you to take anything back.
refused-stranger = Only those who have a seat, or take one, can do that; allow cookies and load the page again.
refused-too-long = That message is too long: { $most } characters are the most.
refused-too-fast = That is too fast; wait a moment.
refused-full-log = So much has happened at this table ({ $most } entries) that nothing more can be added.
refused-too-many-lines = You have too many tables open at once; close some of them.
refused-too-many-imports = At most { $most } records can be brought in an hour; come back later.
refused-malformed = That message does not have the right form.
refused-too-many-tables = You have { $count } tables open with games still going on; finish one of them first.
refused-no-bot = There is no bot ‘{ $bot }’ here.
refused-impossible-table = Such a table is not possible.
refused-bad-data = These data files cannot be played with. { $what }
refused-bad-record = This is not the record of a game that can be replayed.
refused-record-goes-on = The recorded game is not over after { $count } actions; only finished games can be opened here.
refused-elsewhere = Only a page of this server can do that.
refused-too-big = That is more than the server takes at once.
refused-method = That cannot be done here.
refused-broken = Something went wrong at the server; look again whether it was done.
refused-strange-host = This server does not go by the name ‘{ $name }’; whoever runs it can add it with --host-name.
refused-wrong-players = players: { $game } is for { $least } to { $most } players, not { $players }.
refused-no-option = { $option }: { $game } has no such option; it has { $options }.
refused-no-value = { $option }: { $value } is not possible; it is one of { $values }.
refused-no-game = There is no game called '{ $word }'; there is { $games }.
refused-unknown-bot = There is no bot called '{ $bot }' for { $game }; there is { $bots }, or module:Class of your own.
refused-nobody-called = Nobody here is called ‘{ $word }’; there are { $people }.
refused-no-action = ‘{ $words }’ is not an action; one that can be played here is ‘{ $example }’.
refused-kingdomino-place-first = Domino { $domino } has to be placed before another is taken.
refused-kingdomino-take-first = There is nothing to place now: a domino of the new line has to be taken.
refused-kingdomino-king-there = There is a king on domino { $domino } already.
refused-kingdomino-not-in-line = Domino { $domino } is not in the new line.
refused-kingdomino-other-domino = Domino { $domino } is not to be placed now, but domino { $due }.
refused-kingdomino-taken = The square { $x },{ $y } is taken.
refused-kingdomino-too-wide = The kingdom would be { $squares } squares wide; { $size } are allowed.
refused-kingdomino-too-high = The kingdom would be { $squares } squares high; { $size } are allowed.
refused-kingdomino-half-outside = One half would lie outside the { $size } by { $size } squares of a kingdom.
refused-kingdomino-no-room = There is no room for the other half beside it.
refused-kingdomino-no-match = Domino { $domino } would touch neither the castle nor a square of one of its own terrains there ({ $one }, { $other }).
refused-kingdomino-duel = mighty_duel: the Mighty Duel is for 2 players, not { $players }.
refused-carcassonne-lay-first = Tile { $letter } has to be laid first.
refused-carcassonne-laid = The tile is laid; now a follower may be placed on it, or none.
refused-carcassonne-other-tile = Tile { $letter } is not to be laid now, but tile { $due }.
refused-carcassonne-cell-taken = There is a tile at { $x },{ $y } already.
refused-carcassonne-alone = Tile { $letter } would lie by itself at { $x },{ $y }: one side at least has to meet a tile.
refused-carcassonne-corner-only = Tile { $letter } would touch others at a corner only at { $x },{ $y }: one side at least has to meet a tile.
refused-carcassonne-clash = Tile { $letter } turned { $rotation } does not fit at { $x },{ $y }: to the { $side } it has { $mine }, but the tile there has { $theirs }.
refused-carcassonne-no-fit = Does not fit, whichever way it is turned. Closest: { $clashes }.
refused-carcassonne-no-followers = There is no follower left in the supply.
refused-carcassonne-no-segment = Tile { $letter } has no segment ‘{ $segment }’; it has { $segments }.
refused-carcassonne-other-role = A follower on { $segment } is a { $proper }, not a { $role }.
refused-carcassonne-occupied = This { $feature } already has a follower: { $names }.

## Lessons
learn = Learn to play
learn-on = Lesson: { $at } of { $last }
learn-again = Repeat the lesson
lesson = Lesson
lesson-words = What is said
lesson-steps = Steps
lesson-step = Step { $at } of { $last }
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-end = Finish
lesson-over = That was the lesson
lesson-over-about = Now you know enough to play. Your first rival is a beginner and makes mistakes, so there is no hurry.
lesson-play = Play your first game
lesson-others = Other lessons
lesson-start = From the beginning
lesson-offer = New to this game? Learn it by playing, in a few minutes.
lesson-offer-no = No, thanks

## Replay
replay = Replay
step-of = Action { $at } of { $last }
first = To the start
back = One step back
forward = One step forward
to-end = To the end
autoplay = Play
pause = Pause
speed = Speed
seen-by = Seen by
onlooker = onlooker
all-hands = all hands open
play-on = Play on from here
play-on-about = A new table begins with this position. Cards and tiles come in the order in which they came in this game.
play-on-as = As
play-on-against = Against
play-on-go = Play
chart = Points over the game
reading-start = Look for mistakes
reading-about = A bot reads every decision, by what the player knew then.
reading-at = Decision { $at } of { $last }
reading-stop = Stop
reading-found = Doubtful moves: { $slips } · Grave mistakes: { $blunders }
reading-back = To the mistake before
reading-on = To the next mistake
verdict-best = The best move
verdict-fine = A good move
verdict-slip = A doubtful move
verdict-blunder = A grave mistake
verdict-better = Better: { $move }

## Kingdomino
letter-wheat = W
letter-forest = F
letter-lake = L
letter-grass = G
letter-swamp = S
letter-mine = M
kingdomino-terrain-wheat = wheat
kingdomino-terrain-forest = forest
kingdomino-terrain-lake = lake
kingdomino-terrain-grass = grass
kingdomino-terrain-swamp = swamp
kingdomino-terrain-mine = mine
kingdomino-direction-east = east
kingdomino-direction-south = south
kingdomino-direction-west = west
kingdomino-direction-north = north
castle = Castle
lines = Dominoes
line-placing = To place now
line-offer = To take
line-last = Last turn: nothing to take.
pile = { $count ->
    [one] { $count } domino left in the pile
   *[other] { $count } dominoes left in the pile
}
half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } with 1 crown
   *[other] { $terrain } with { $crowns } crowns
}
domino-of = Domino { $domino } ({ $what }), king of { $name }
domino-free = Domino { $domino } ({ $what }), free
domino-own = Domino { $domino } ({ $what }), your king
kingdom-of = Kingdom of { $name }
kingdom-own = Your kingdom
look-closer = Look closer
coming = Still to come: { $count }
standing = Standing
squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
crowns = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
counted-so-far = Counted so far
count-skip = Count it all
count-again = Count again
property = { $terrain }: { $squares } × { $crowns } = { $points }
legal-square = Possible square at { $x }, { $y } from the castle
move-kingdomino-take = Take domino { $domino }: { $what }
move-kingdomino-place = { $at } of the castle, towards { $direction }: { $gain }
offset-east = { $count } east
offset-west = { $count } west
offset-south = { $count } south
offset-north = { $count } north
event-kingdomino-line = New line: { $dominoes }
event-kingdomino-king = A king of { $name } is drawn
event-kingdomino-take = { $name } takes domino { $domino }
event-kingdomino-place = { $name } places domino { $domino }
event-kingdomino-discard = { $name } has to discard domino { $domino }
event-kingdomino-end = The game is over: { $scores }
option-kingdomino-dynasty = Dynasty
option-kingdomino-dynasty-help = Three games in a row; their points are added up.
option-kingdomino-middle_kingdom = Middle Kingdom
option-kingdomino-middle_kingdom-help = 10 extra points if the castle is in the centre.
option-kingdomino-harmony = Harmony
option-kingdomino-harmony-help = 5 extra points if no domino was discarded.
option-kingdomino-mighty_duel = The Mighty Duel
option-kingdomino-mighty_duel-help = For two players: kingdoms of 7 by 7 with all dominoes.

## Carcassonne
carcassonne-feature-city = city
carcassonne-feature-road = road
carcassonne-feature-field = field
carcassonne-feature-monastery = monastery
carcassonne-role-farmer = farmer
carcassonne-role-thief = thief
carcassonne-role-knight = knight
carcassonne-role-monk = monk
carcassonne-tile-A = monastery with a road
carcassonne-tile-B = monastery
carcassonne-tile-C = city on all sides, pennant
carcassonne-tile-D = city cap and straight road
carcassonne-tile-E = city cap
carcassonne-tile-F = city from side to side, pennant
carcassonne-tile-G = city from side to side
carcassonne-tile-H = two city caps, opposite
carcassonne-tile-I = two city caps, side by side
carcassonne-tile-J = city cap, road curving right
carcassonne-tile-K = city cap, road curving left
carcassonne-tile-L = city cap and crossing
carcassonne-tile-M = city corner, pennant
carcassonne-tile-N = city corner
carcassonne-tile-O = city corner, road, pennant
carcassonne-tile-P = city corner and road
carcassonne-tile-Q = city on three sides, pennant
carcassonne-tile-R = city on three sides
carcassonne-tile-S = city gate, pennant
carcassonne-tile-T = city gate
carcassonne-tile-U = straight road
carcassonne-tile-V = road curve
carcassonne-tile-W = crossing of three roads
carcassonne-tile-X = crossing of four roads
carcassonne-place-n = north
carcassonne-place-ne = north-east
carcassonne-place-e = east
carcassonne-place-se = south-east
carcassonne-place-s = south
carcassonne-place-sw = south-west
carcassonne-place-w = west
carcassonne-place-nw = north-west
carcassonne-place-middle = middle
table-of-tiles = The table, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
legal-spot = Possible place at { $x }, { $y }
carcassonne-clash = { $side }: { $mine } against { $theirs }
pays = { $name } +{ $points }
pays-now = Scores { $points } at once
pays-nothing = Scores nothing at once
zoom-in = Zoom in
zoom-out = Zoom out
fit = Fit
tint-fields = Fields
fields-pay = 3 points for each finished city that a field touches
remaining = Tiles left: { $count }
tile-to-lay = To lay
followers-of = Followers of { $name }: { $count }
points-now = now
points-if-ended = if it ended now
points-played = in play
carcassonne-players = Players, points and followers
feature = { $feature }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} · { $owners } · now { $points }, finished { $projected }
move-carcassonne-lay = Lay at { $x }, { $y }, turned { $rotation }°
move-carcassonne-follower = { $role } { $feature ->
    [road] on the road
    [city] in the city
    [field] in the field
   *[other] in the monastery
} ({ $place })
move-carcassonne-no_follower = No follower
event-carcassonne-draw = { $name } draws: { $tile }
event-carcassonne-remove = It fits nowhere: { $tile } is removed from the game
event-carcassonne-place = { $name } lays a tile at { $x }, { $y }
event-carcassonne-follower = { $name } places a { $role }
event-carcassonne-decline = { $name } places no follower
event-carcassonne-score = { $feature ->
    [city] City finished
    [road] Road finished
   *[other] Monastery finished
}: { $people ->
    [0] nobody has a follower there
   *[other] { $names } +{ $points }
}
event-carcassonne-return = The { $role } of { $name } returns
event-carcassonne-final = At the end, { $feature }: { $names } +{ $points }
event-carcassonne-end = The game is over: { $scores }
option-carcassonne-random_start = Draw who begins
option-carcassonne-random_start-help = Otherwise the first seat begins.
