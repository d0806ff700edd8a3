## What cards of Dominations do, made from their effects
dominations-when-immediate = At once, { $what }.
dominations-when-start_turn = At the start of your turn, { $what }.
dominations-when-start_era =
    { $by ->
        [role] At the start of the Era, { $what }.
       *[card] At the start of each Era, { $what }.
    }
dominations-when-end_era = At the end of each Era, { $what }.
dominations-when-produced = On your turn, { $what }.
dominations-when-nodus_created =
    { $of ->
        [any] Whenever you create a Nodus, { $what }.
        [not] Whenever you create a Nodus other than { $domain }, { $what }.
       *[single] Whenever you create a Nodus of { $domain }, { $what }.
    }
dominations-when-city_built =
    { $of ->
        [any] Whenever you build or upgrade a City, { $what }.
        [not] Whenever you build or upgrade a City outside { $domain }, { $what }.
       *[single] Whenever you build or upgrade a City of { $domain }, { $what }.
    }
dominations-when-city_activated =
    { $of ->
        [any] Whenever one of your Cities is activated, { $what }.
        [not] Whenever one of your Cities outside { $domain } is activated, { $what }.
       *[single] Whenever one of your Cities of { $domain } is activated, { $what }.
    }
dominations-when-mastery_developed = Whenever you develop a Mastery, { $what }.
dominations-when-mastery_upgraded = Whenever you upgrade a Mastery, { $what }.
dominations-when-monument_level = Whenever you build a level of a Monument, { $what }.
dominations-when-locus = Whenever you complete a Locus, { $what }.
dominations-when-role_obtained = For each Role you take, { $what }.
dominations-when-passive =
    { $by ->
        [role] In this Era, { $what }.
       *[card] From now on, { $what }.
    }
dominations-when-once_per_era = Once in this Era, { $what }.
dominations-do-knowledge =
    { $of ->
        [any] gain { $n } Vestigium Knowledge
        [city] gain { $n } Knowledge of the City's Domain
       *[single] gain { $n } { $domain }
    }
dominations-do-vp = score { $n } VP
dominations-do-influence = gain { $n } Influence
dominations-do-discount =
    { $of ->
        [any] pay { $n } less { $target }
       *[single] pay { $n } { $domain } less { $target }
    }
dominations-do-camp_bonus =
    { $of ->
        [camp] the Camps of tiles you place produce { $n } more of their own Domain
       *[single] the Camps of tiles you place also produce { $n } { $domain }
    }
dominations-do-exchange = you may exchange { $give } for { $get } on your turn, as often as you like
dominations-do-reserve =
    { $of ->
        [all] all your Reserve limits are { $n } higher
       *[single] your Reserve limit of { $domain } is { $n } higher
    }
dominations-do-role_bonus =
    { $of ->
        [all] count { $n } more Knowledge in every Domain when Roles are decided
       *[single] count { $n } more { $domain } when Roles are decided
    }
dominations-do-fill_reserve = gain { $domain } up to its Reserve limit
dominations-do-tiles =
    { $n ->
        [one] your hand is { $n } tile larger
       *[other] your hand is { $n } tiles larger
    }
dominations-do-second_tile = place a second tile right after the first
dominations-do-reactivate_tile = reactivate a tile on the map instead of placing one
dominations-do-set_initiative = set the Initiative order
dominations-given =
    { $of ->
        [any] { $n } Knowledge
        [not] { $n } Knowledge other than { $domain }
       *[single] { $n } { $domain }
    }
dominations-got =
    { $of ->
        [any] { $n } of another Domain
        [not] { $n } of another Domain, not { $domain }
       *[single] { $n } { $domain }
    }
dominations-both = { $one } and { $other }
dominations-several = { $one }, { $other }
dominations-nothing = nothing
dominations-no-effect = No further effect.
dominations-per =
    { $step ->
        [1] { $what } for each { $counted }
       *[other] { $what } for every { $step } { $counted }
    }
dominations-per-amount =
    { $step ->
        [1] { $what } for each { $counted }
       *[other] { $what } for every { $step } { $counted }
    }
dominations-count-nodus =
    { $of ->
        [any] Nodus in your tree
        [all] Nodus in your tree
        [not] Nodus in your tree other than { $domain }
       *[single] { $domain } Nodus in your tree
    }
dominations-count-domains_with_nodus =
    { $step ->
        [1] Domain with a Nodus in your tree
       *[other] Domains with a Nodus in your tree
    }
dominations-count-domains_with_city =
    { $step ->
        [1] Domain in which you have a City
       *[other] Domains in which you have a City
    }
dominations-count-city =
    { $of ->
        [single] { $domain }{" "}
       *[other] {""}
    }{ $step ->
        [1] City of yours
       *[other] Cities of yours
    }{ $of ->
        [not] {" "}outside { $domain }
       *[other] {""}
    }{ $level ->
        [1] {""}
       *[other] {" "}with level { $level } or more
    }
dominations-count-city_level =
    { $step ->
        [1] level of your
       *[other] levels of your
    } { $of ->
        [single] { $domain } Cities
        [not] Cities outside { $domain }
       *[other] Cities
    }
dominations-count-largest_group =
    { $step ->
        [1] City in your largest group of adjacent Cities
       *[other] Cities in your largest group of adjacent Cities
    }
dominations-count-city_level_near_monument =
    { $step ->
        [1] level of your Cities beside a Monument
       *[other] levels of your Cities beside a Monument
    }
dominations-count-monument_level_card =
    { $step ->
        [1] Monument level in your tree
       *[other] Monument levels in your tree
    }
dominations-count-mastery =
    { $side ->
        [basic] basic{" "}
        [advanced] advanced{" "}
       *[any] {""}
    }{ $of ->
        [single] { $domain }{" "}
       *[other] {""}
    }{ $step ->
        [1] Mastery in your tree
       *[other] Masteries in your tree
    }{ $of ->
        [not] {" "}outside { $domain }
       *[other] {""}
    }{ $values ->
        [all] {""}
       *[other] {" "}with value { $values }
    }
dominations-count-remaining =
    { $of ->
        [single] { $domain } you have left
        [not] Knowledge you have left other than { $domain }
       *[other] Knowledge you have left
    }
dominations-count-produced = { $domain } you produce
dominations-count-influence = Influence you have
dominations-count-board_city =
    { $of ->
        [single] { $domain }{" "}
       *[other] {""}
    }{ $step ->
        [1] City on the map
       *[other] Cities on the map
    }{ $of ->
        [not] {" "}outside { $domain }
       *[other] {""}
    }
dominations-count-board_monument =
    { $step ->
        [1] Monument on the map
       *[other] Monuments on the map
    }
dominations-target-develop = to develop Masteries
dominations-target-upgrade = to upgrade Masteries
dominations-target-city = to build or upgrade Cities
dominations-target-monument = to build levels of Monuments
dominations-reward-diamond = Each City beside a side with the reward, once: { $what }.
dominations-reward-circle = Each { $domain } City on the tiles of its Locus, once: { $what }.
dominations-known-printed = printed
dominations-known-inferred = inferred
dominations-known-public = from a public source
dominations-known-reconstructed = reconstructed
dominations-known-own = own data
