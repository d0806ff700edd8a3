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
terminal-no-action = ‘{ $words }’ is not an action. { terminal-answer }
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
terminal-asked = { $name }: { $question }
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
terminal-carcassonne-event-decline = { $name } places no follower.
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
terminal-no-card = There is no card called “{ $word }”.
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

## Dominations at the terminal
terminal-dominations-letter-trade = T
terminal-dominations-letter-craft = C
terminal-dominations-letter-art = A
terminal-dominations-letter-science = S
terminal-dominations-letter-government = G
terminal-dominations-letter-religion = R
terminal-dominations-side-n = n
terminal-dominations-side-e = e
terminal-dominations-side-s = s
terminal-dominations-side-w = w
terminal-dominations-cell = { $x },{ $y } { $pointing ->
    [up] up
    [down] down
   *[other] {""}
}
terminal-dominations-at = at { $at }
terminal-dominations-turned = turned { $turned }
terminal-dominations-vp = { $points } VP
terminal-dominations-tiles = Tiles
terminal-dominations-further = ... and to the right of that:
terminal-dominations-sheet-all = every choice, where only the best are listed
terminal-dominations-sheet-map = the map
terminal-dominations-sheet-hand = your tiles
terminal-dominations-sheet-tree = your civilization tree, or somebody else's
terminal-dominations-sheet-cards = all Masteries, or those of a Domain with what keeps you from them
terminal-dominations-sheet-card = what a card, Monument, Role or tile does, and what of it is printed
terminal-dominations-sheet-fits = where a card fits into your tree, by the letters of its copies
terminal-dominations-sheet-why = what keeps you from a Mastery or a Monument
terminal-dominations-sheet-goals = how far everybody is with the goals of the Objectives
terminal-dominations-sheet-players = Knowledge, points by source, Roles and Nodus of everybody
terminal-dominations-sheet-monuments = the Monuments in play and their next levels
terminal-dominations-map = { $camp } a Camp, { $city } with a City of { $name } of level 1; small letters resources; ({ $locus }) a Locus
terminal-dominations-map-monuments = M1 or (1) Monument 1, its sides + with reward, x never joined; * Vestigium
terminal-dominations-map-known = The Cradle and the tiles on the map: { $known }.
terminal-dominations-marks = ~ reconstructed, ? inferred, = own data, no mark printed
terminal-dominations-nodus = Nodus of { $name }: { $nodus }; * Vestigium, # Corruptio
terminal-dominations-two-for-one = 2 for 1
terminal-dominations-short-advanced = adv.
terminal-dominations-fit-card = Where in your tree does this card go: { $card }?
terminal-dominations-your-points = You have { $points }.
terminal-dominations-goals-met = { $objective }, { $met } of { $goals } goals met
terminal-dominations-met = met
terminal-dominations-not-revealed = The Objectives are not revealed yet.
terminal-dominations-scale = Points for goals met: { $steps }.
terminal-dominations-scale-step = { $points } for { $met }
terminal-dominations-points-met = { $points } (goals met: { $met })
terminal-dominations-tree = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the tree; Nodus: { $nodus }
terminal-dominations-shape-diamond = diamond
terminal-dominations-shape-circle = circle
terminal-dominations-built = { $monument } ({ $where }): { $built } of { $total }
terminal-dominations-next = next { $cost } for { $points } VP
terminal-dominations-controlled = controlled by { $name }
terminal-dominations-which-card = Which card? Say its name.
terminal-dominations-meant = Did you mean { $near }?
terminal-dominations-mastery = { $domain } Mastery of value { $value }: costs { $cost }, to upgrade { $upgrade }.
terminal-dominations-needs = It needs another Mastery of { $domain } with value { $value } or more.
terminal-dominations-face = { $face }, { $points } VP: { $effect } ({ $known })
terminal-dominations-copies = Half Nodus of the copies: { $copies }
terminal-dominations-put-diamond = A diamond, joined to the map beside a City of { $domain }.
terminal-dominations-put-circle = A circle, put on a free Locus.
terminal-dominations-level-of = Level { $level }: { $about }
terminal-dominations-level = costs { $cost }; { $points } VP. { $effect } ({ $known })
terminal-dominations-role = For the most { $domain } left at the end of an Era: { $points } VP, in the last Era { $last }.
terminal-dominations-campfire = The first card of every tree.
terminal-dominations-cradle = The hexagon in the middle of the map; no City can stand on it.
terminal-dominations-as-a-whole = As a whole: { $known }.
terminal-dominations-field-name = name
terminal-dominations-field-name_en = English name
terminal-dominations-field-name_pt = Portuguese name
terminal-dominations-field-domain = Domain
terminal-dominations-field-value = value
terminal-dominations-field-basic = basic side
terminal-dominations-field-advanced = advanced side
terminal-dominations-field-cost = cost
terminal-dominations-field-upgrade_cost = upgrade cost
terminal-dominations-field-vp = points
terminal-dominations-field-nodus = Nodus
terminal-dominations-field-effect = effect
terminal-dominations-field-levels = levels
terminal-dominations-field-shape = shape
terminal-dominations-field-reward = reward
terminal-dominations-field-piece = piece
terminal-dominations-field-piece_corners = corners of the piece
terminal-dominations-field-goals = goals
terminal-dominations-field-corners_clockwise = corners
terminal-dominations-value = value { $value }
terminal-dominations-market = + you can have it now, [ ] in your tree, [adv.] advanced; say cards DOMAIN for what they do
terminal-dominations-can-develop = Nothing is in the way: you can develop { $card } when you develop in your turn.
terminal-dominations-can-upgrade = Nothing is in the way: you can upgrade { $card } when you develop in your turn.
terminal-dominations-can-construct = Nothing is in the way: you can build a level of { $card } when you build in your turn.
terminal-dominations-not-bought = { $card }: this cannot be bought; only Masteries and levels of Monuments can.
terminal-dominations-not-in-trees = { $card }: this does not go into a tree; Masteries and levels of Monuments do.
terminal-dominations-fits = fits
terminal-dominations-more = { $count ->
    [one] ... and { $count } more choice: say all to see it.
   *[other] ... and { $count } more choices: say all to see every one.
}
terminal-dominations-take = { $tile }: at best { $knowledge }, of which { $kept } can be kept, at { $at } turned { $turned }
terminal-dominations-locus = Locus { $at }
terminal-dominations-ways = { $count } ways
terminal-dominations-produced = ^ with concentration, * Vestigium to be named, = what your limits leave
terminal-dominations-city = { $level ->
    [1] City of { $domain }
   *[other] City of { $domain } to level { $level }
} for { $price }: { $gain }
terminal-dominations-limit = limit { $before } to { $limit }
terminal-dominations-lay-diamond = at { $at } with its point at { $tip_x },{ $tip_y }
terminal-dominations-free = free
terminal-dominations-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
terminal-dominations-in-place = in place
terminal-dominations-column-card = card
terminal-dominations-column-cost = cost
terminal-dominations-column-now = at once
terminal-dominations-column-fits = fits
terminal-dominations-column-effect = effect
terminal-dominations-fit = Nodus { $nodus }, leaves { $sides }
terminal-dominations-trade = { $give } { $domain } for { $get }
terminal-dominations-event-place = { $name } places { $tile } at { $at }
terminal-dominations-event-reactivate = { $name } reactivates the tile at { $at }
terminal-dominations-event-activate = A City of { $name } at { $at } is activated
terminal-dominations-event-city = { $name } builds a City of level { $level } at { $at }

## The arena
arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
arena-bot = bot
arena-wins = wins
arena-share = share
arena-interval = 95 % interval
arena-from-to = { $low } to { $high }
arena-points = mean points
arena-time = time per decision
arena-faults = faults
arena-ratings = Ratings, with 95 % intervals
arena-ratings-about = Bradley and Terry’s rating is counted from the average of these bots; 400 more are ten victories to one. A weak prior keeps it finite. The interval is the wider of two: that for games independent of each other, and that by how much the deals differ. openskill’s rating depends on the order of the games.
arena-elo = Bradley-Terry, Elo
arena-skill = openskill
arena-decided = What the games have decided
arena-table = table
arena-games = games
arena-known = what is known
arena-against = { $bot } against { $others }
arena-verdict = { $verdict ->
    [less] the first bot’s share is { $low } or less, not { $high } or more
    [more] the first bot’s share is { $high } or more, not { $low } or less
    [narrow] the interval of the share is no wider than { $width }
   *[open] the games did not decide: it takes more of them
}
arena-about = Demesne { $version }; bots: { $bots }.
arena-before = How often the bot of the line came before that of the column (of so many games)
arena-course = Share of victories as the games went on
arena-spread = Points
arena-seats = Share of victories by seat
arena-seat = seat
arena-broken-off = Broken off after { $played } of { $games } games.
arena-selfplay = { $folder }: { $games } games; decisions written just now: { $rows }.

## Analysis
analysis-seats = How the players decided
analysis-losses = What cost most
analysis-record = game
analysis-player = player
analysis-decisions = decisions
analysis-same = as the bot would
analysis-mean = mean loss
analysis-number = decision
analysis-played = played
analysis-best = better
analysis-loss = loss
