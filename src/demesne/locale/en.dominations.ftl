## Dominations
prompt-dominations-wild = Name the Domain of what you gain ({ $number } left to name)
prompt-dominations-wild_harvest = Name the Domain of what you produce ({ $number } left to name)
prompt-dominations-objective = Keep an Objective
prompt-dominations-monument = Keep a Monument
prompt-dominations-return = { $count ->
    [0] Return tiles, or keep your hand
   *[other] Return more tiles, or go on ({ $count } so far)
}
prompt-dominations-tile = Choose a tile
prompt-dominations-second = Place a second tile, as Worker?
prompt-dominations-place = Place the tile
prompt-dominations-reactivate = Reactivate a tile
hint-dominations-place = Click a dashed space; another click or R turns the tile. Numbers: the most it can yield there.
hint-dominations-construct = Click a Camp with a price, or a Monument beside the map.
prompt-dominations-source = What shall produce?
prompt-dominations-construct = Build a City or a level of a Monument?
prompt-dominations-piece = Place the piece of { $monument }
prompt-dominations-pay = How much { $domain } do you pay? ({ $number } due in all)
prompt-dominations-fit = Put the card into your tree
prompt-dominations-develop = Develop or upgrade a Mastery?
prompt-dominations-farewell = Trade Knowledge, or go on?
prompt-dominations-trade = Trade Knowledge
prompt-dominations-assimilate = Assimilate a Mastery?
prompt-dominations-order = What comes first?
prompt-dominations-initiative = Who is next in the Initiative order?
dominations-map = Map
dominations-era = Era { $era } of { $eras }, turn { $turn } of { $turns }
dominations-supply = { $count ->
    [one] { $count } tile left to draw
   *[other] { $count } tiles left to draw
}
dominations-knowledge = Knowledge (Reserve limit)
dominations-influence = Influence
dominations-markers = Markers
dominations-tiles-held = Tiles in hand
dominations-roles = Roles
dominations-hand = Your tiles
dominations-tree = Masteries
dominations-objective = Objective
dominations-monuments = Monuments
dominations-built = { $count ->
    [one] { $count } level built
   *[other] { $count } levels built
}
dominations-not-placed = not placed yet
dominations-city = City of { $name }, level { $level }
dominations-tile = Tile with a Camp of { $camp }: { $corners } ({ $known })
dominations-cradle = The Cradle: { $corners } ({ $known })
dominations-card-known = { $card } ({ $known })
dominations-cell = { $x }, { $y }, pointing { $pointing ->
    [up] up
   *[down] down
}
dominations-mastery-about = { $domain } { $value } · costs { $cost } · { $effect } ({ $known })
dominations-basic = Basic
dominations-advanced = Advanced
dominations-goal-adjacent_cities = Adjacent Cities
dominations-goal-nonadjacent_cities = Cities not adjacent to each other
dominations-goal-monument_control = Monuments controlled
dominations-goal-influence = Influence
dominations-goal-city = Cities of level { $level } or more
dominations-goal-nodus-of = { $domain } Nodus
dominations-goal-mastery = Masteries of value { $value } of { $domains }
dominations-goal-wanted = { $what }: { $number }
dominations-progress = { $has } of { $wanted }
source-masteries = Masteries
source-monuments = Monuments
source-influence = Influence
source-roles = Roles
source-objectives = Objectives
source-overflow = Knowledge above 20
group-dominations-place = Places for the tile
group-dominations-develop = Develop
group-dominations-upgrade = Upgrade
group-dominations-assimilate = Assimilate
group-dominations-turn_over = Turn over
group-dominations-city = Cities
group-dominations-trade = Trade
group-dominations-other = Go on
move-dominations-keep = Keep: { $what }
move-dominations-return = Return: { $what }
move-dominations-tile = Take: { $what }
move-dominations-place = Place at { dominations-cell }, turned { $turned }°: { $gain }
move-dominations-reactivate = Reactivate a tile
move-dominations-reactivate_tile = Reactivate { dominations-cell }: { $gain }
move-dominations-all_sides = All sides: { $gain }
move-dominations-side = The side towards { dominations-cell }: { $gain }
move-dominations-locus = The Locus at { $x }, { $y }: { $gain }
move-dominations-gain = Gain { $number } { $domain }
move-dominations-produce = Produce { $number } { $domain }
move-dominations-city = City at { dominations-cell }: { $price } → { $gain }
move-dominations-monument = Build { $monument }
move-dominations-diamond = Lay { $monument } at { dominations-cell }, tip at { $tip_x }, { $tip_y }: { $gain }
move-dominations-circle = Lay { $monument } on { $x }, { $y }: { $gain }
move-dominations-pay = Pay { $number } { $domain }
move-dominations-develop = { $mastery }: { $about }
move-dominations-upgrade = { $mastery }: { $about }
move-dominations-assimilate = { $mastery }: { $about }
move-dominations-turn_over = { $mastery }: { $about }
move-dominations-put = Put { $what } at { $x }, { $y }: { $gain }
move-dominations-put_turned = Put { $what } at { $x }, { $y }, turned { $turned }°: { $gain }
move-dominations-to_trade = Trade Knowledge
move-dominations-trade = Trade { $give } { $from } for { $get } { $to }
move-dominations-resolve = First { $what }
move-dominations-let_go = Take what there is room for, and lose { $number }
move-dominations-next = { $who }
move-dominations-done = Go on
dominations-copy = copy { $letter } ({ $known })
dominations-level-card = { $monument }, level { $level }
event-dominations-reveal = { $name } leads the { $objective } people and keeps { $monument }
event-dominations-draw = { $name } draws { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
event-dominations-drawn = The tiles of { $name }: { $what }
event-dominations-return = { $name } returns { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
event-dominations-era = Era { $era } begins
event-dominations-era_end = End of Era { $era }: { $step }
event-dominations-initiative = Initiative order: { $names }
event-dominations-turn = Turn of { $name }
event-dominations-place = { $name } places a tile at { dominations-cell }
event-dominations-reactivate = { $name } reactivates { dominations-cell }
event-dominations-locus = { $name } uses the Locus at { $x }, { $y }
event-dominations-activate = A City of { $name } is activated: { $level } { $domain }
event-dominations-knowledge = { $name } +{ $number } { $domain } (limit { $limit })
event-dominations-lost = { $name } loses { $number } Vestigium for want of room
event-dominations-pay = { $name } pays { $number } { $domain }
event-dominations-trade = { $name } trades { $give } for { $get }
event-dominations-city = { $name } builds a City of level { $level } at { dominations-cell }
event-dominations-piece = { $name } places { $monument } at { $x }, { $y }
event-dominations-level = { $name } builds { $level }
event-dominations-develop = { $name } develops { $mastery }
event-dominations-upgrade = { $name } upgrades { $mastery }
event-dominations-assimilate = { $name } assimilates { $mastery }
event-dominations-influence = { $name } +{ $number } Influence
event-dominations-points = { $name } +{ $points } ({ $source })
event-dominations-objective = { $name } meets { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
} of the { $objective } Objective
event-dominations-role = { $name } becomes the { $role }
event-dominations-role_used = { $name } uses the Role of { $role }
event-dominations-end = The game is over: { $scores }
refused-dominations-not-now = ‘{ $words }’ cannot be done now: something else is asked.
refused-dominations-other-tile = The tile to be placed is { $due }, not { $tile }.
refused-dominations-too-far = { dominations-cell }: that is too far away.
refused-dominations-taken = There is something at { dominations-cell } already.
refused-dominations-turned = Tile { $tile } cannot be turned by { $turned } degrees; it lies turned 0, 120 or 240, or 0 if all look alike.
refused-dominations-closed-side = At { dominations-cell }, the tile would touch a side of a Monument that may not be joined.
refused-dominations-corner-only = At { dominations-cell }, the tile would touch others at a corner only: a whole side has to be joined.
refused-dominations-alone = At { dominations-cell }, the tile would lie by itself: a whole side has to be joined.
refused-dominations-no-camp = There is no tile with a Camp at { dominations-cell }.
refused-dominations-occupied = The Camp at { dominations-cell }, is occupied: somebody else has a City there.
refused-dominations-highest = The City at { dominations-cell }, has the highest level already.
refused-dominations-no-marker = There is no City marker left.
refused-dominations-city-cost = The City at { dominations-cell }, costs { $cost } { $domain }, and there is only { $has }.
refused-dominations-no-mastery = There is no Mastery called ‘{ $words }’.
refused-dominations-advanced-already = { $mastery } is advanced already.
refused-dominations-not-in-tree = { $mastery } is not in the tree.
refused-dominations-in-tree-already = { $mastery } is in the tree already: one copy of each Mastery is the limit.
refused-dominations-requires = { $mastery } needs another Mastery of { $domain } with value { $value } or more in the tree.
refused-dominations-develop-cost = To develop { $mastery } costs { $cost } { $domain }, and there is only { $has }.
refused-dominations-upgrade-cost = To upgrade { $mastery } costs { $cost } { $domain }, and there is only { $has }.
refused-dominations-no-fit = No copy of { $mastery } that is left fits into the tree.
refused-dominations-nobody-has = Nobody else has { $mastery }, so it cannot be assimilated.
refused-dominations-nobody-advanced = Nobody else has the advanced side of { $mastery }, so it cannot be turned over without paying.
refused-dominations-too-valuable = { $mastery } has value { $value }, which is too much to assimilate with { $influence } Influence.
refused-dominations-no-copy = There is no copy ‘{ $copy }’ of this card left.
refused-dominations-card-there = There is a card at { $x },{ $y } already.
refused-dominations-not-beside = At { $x },{ $y } the card would not be beside another one.
refused-dominations-not-joined = At { $x },{ $y } the card would not be joined to every card beside it by a Nodus of one colour.
refused-dominations-not-in-hand = Tile { $tile } is not in the hand; it holds { $tiles }.
refused-dominations-not-in-play = { $monument } is not in play; the Monuments are { $monuments }.
refused-dominations-all-built = All levels of { $monument } are built.
refused-dominations-level-cost = The next level of { $monument } costs { $cost }{ $less ->
    [0] {""}
   *[other] {" "}less { $less }
}, which cannot be paid.
refused-dominations-no-place = There is no place on the map for the piece of { $monument }.
refused-dominations-level-no-fit = The next level of { $monument } does not fit into the tree.
refused-dominations-no-domain = There is no Domain called ‘{ $words }’.
refused-dominations-no-trade = { $from } cannot be traded for { $to }: too little of it, no room, or got by trading just now.
refused-dominations-data = data:
dominations-amount = { $number } { $domain }
dominations-barred = What cannot be had now, and why
dominations-advanced-for = Advanced for { $number } { $domain } more
dominations-all = All you can take
dominations-choice = What can be chosen
dominations-choosing = is choosing …
dominations-scale = Goals met at the end:
dominations-then-monument = Then you keep one of these Monuments
dominations-secret = Objectives and Monuments are shown once all have chosen.
dominations-city-activated = City of { $name }
dominations-city-level = City, level { $level }
dominations-controlled = controlled by { $name }
dominations-choose-copy = Choose a copy, then its place
dominations-copies-fit = { $count ->
    [one] fits
   *[other] fit
}
dominations-fits-here = would fit in the dashed places: its copies A to D, and the Nodus that they would make there.
dominations-look-where = Look at a card to see where in your tree it would fit.
dominations-era-ended = How Era { $era } ended
dominations-era-before = Before
dominations-era-now = Now
dominations-era-nothing = Nothing came of it.
dominations-era-show = How the last Era ended
dominations-step-effects = Effects of cards
dominations-step-assimilation = Assimilation
dominations-step-influence = Influence
dominations-step-roles = Roles
dominations-about-effects = Cards that act at the end of an Era score.
dominations-about-assimilation = Whoever has the most Influence may take over a Mastery of somebody else without paying.
dominations-about-influence = Everybody scores 1 VP for each Influence.
dominations-about-roles = In each Domain, whoever has the most Knowledge left gets the Role and its VP.
dominations-about-era = All Knowledge drops to 0, and everybody draws new tiles.
dominations-copies = The copies of the card
dominations-filters = Show
dominations-free = free
dominations-gain = Here you gain { $count }
dominations-give = Give
dominations-goals-met = { $count } of { $all } goals met
dominations-history = History
dominations-what-if = What might have been
dominations-initiative = Initiative
dominations-limit = Limit of { $domain }: { $limit }
dominations-locus = The Locus produces
dominations-pairs = Equal pairs meet
dominations-lost = { $count } lost to the limits
dominations-masteries = Masteries
dominations-met = met
dominations-needs = Needs { $domain } { $value }
dominations-nodus = Nodus
dominations-none-to-take = Nothing of this can be taken now.
dominations-out-of-reach = Out of reach now
dominations-people = The people
dominations-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
dominations-placing = Placing
dominations-returned = Returned: { $tile }
dominations-rewards-nobody = Rewards nobody at once
dominations-spot = Place { $at } of { $count }. { $move }
dominations-to-choice = Back to the choice
dominations-to-map = See the map
dominations-track = { $domain }: { $has } of { $limit }
dominations-tree-of = Whose tree
dominations-tab-map = Map
dominations-tab-players = Players
dominations-tab-goals = Goals
dominations-tab-tree = Trees
dominations-tab-monuments = Monuments
dominations-tab-roles = Roles
dominations-phase-growth = Growth
dominations-phase-construction = Construction
dominations-phase-development = Development
dominations-shape-circle = Monument: a circle on a Locus
dominations-shape-diamond = Monument: a diamond beside a City
option-dominations-concentration_counts_for_per_two = Concentration counts for production
option-dominations-concentration_counts_for_per_two-help = What concentration adds counts for gains by production.
option-dominations-cradle_counts_for_locus = The Cradle counts for a Locus
option-dominations-cradle_counts_for_locus-help = The Cradle may be part of the ring around a Locus.
option-dominations-multi_edge = Tile joining several sides
option-dominations-multi_edge-help = What produces when a tile joins several sides.
option-dominations-multi_edge-all_once = all sides, each once
option-dominations-multi_edge-choose_one = one side of your choice
option-dominations-multi_edge-per_edge = each side for itself
option-dominations-locus_mandatory = A Locus must be scored
option-dominations-locus_mandatory-help = A completed Locus produces instead of the sides, whether the player wants it or not.
option-dominations-city_influence_cumulative = Influence of every City level
option-dominations-city_influence_cumulative-help = Each level of a City adds its whole Influence.
option-dominations-card_rotation = Cards may be turned
option-dominations-card_rotation-help = Cards may be turned in the tree.
option-dominations-role_bonus_needs_remaining = Bonus for Roles needs Knowledge
option-dominations-role_bonus_needs_remaining-help = A bonus for Roles counts only in Domains where Knowledge is left.
option-dominations-hidden_hands = Hidden tiles
option-dominations-hidden_hands-help = Tiles in hand are hidden from the others.
option-dominations-data = Own data files
option-dominations-data-help = What you have corrected: JSON files, tables, or a zip of them.
