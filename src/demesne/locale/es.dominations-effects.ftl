## What cards of Dominations do, made from their effects
dominations-when-immediate = De inmediato, { $what }.
dominations-when-start_turn = Al empezar tu turno, { $what }.
dominations-when-start_era =
    { $by ->
        [role] Al empezar la Era, { $what }.
       *[card] Al empezar cada Era, { $what }.
    }
dominations-when-end_era = Al final de cada Era, { $what }.
dominations-when-produced = En tu turno, { $what }.
dominations-when-nodus_created =
    { $of ->
        [any] Cada vez que creas un Nodus, { $what }.
        [not] Cada vez que creas un Nodus que no sea de { $domain }, { $what }.
       *[single] Cada vez que creas un Nodus de { $domain }, { $what }.
    }
dominations-when-city_built =
    { $of ->
        [any] Cada vez que construyes o mejoras una Ciudad, { $what }.
        [not] Cada vez que construyes o mejoras una Ciudad que no sea de { $domain }, { $what }.
       *[single] Cada vez que construyes o mejoras una Ciudad de { $domain }, { $what }.
    }
dominations-when-city_activated =
    { $of ->
        [any] Cada vez que se activa una de tus Ciudades, { $what }.
        [not] Cada vez que se activa una de tus Ciudades que no sea de { $domain }, { $what }.
       *[single] Cada vez que se activa una de tus Ciudades de { $domain }, { $what }.
    }
dominations-when-mastery_developed = Cada vez que desarrollas una Maestría, { $what }.
dominations-when-mastery_upgraded = Cada vez que mejoras una Maestría, { $what }.
dominations-when-monument_level = Cada vez que construyes un nivel de un Monumento, { $what }.
dominations-when-locus = Cada vez que completas un Locus, { $what }.
dominations-when-role_obtained = Por cada Rol que recibes, { $what }.
dominations-when-passive =
    { $by ->
        [role] En esta Era, { $what }.
       *[card] A partir de ahora, { $what }.
    }
dominations-when-once_per_era = Una vez en esta Era, { $what }.
dominations-do-knowledge =
    { $of ->
        [any] ganas { $n } de Conocimiento Vestigium
        [city] ganas { $n } de Conocimiento del Dominio de la Ciudad
       *[single] ganas { $n } de { $domain }
    }
dominations-do-vp = ganas { $n } PV
dominations-do-influence = ganas { $n } de Influencia
dominations-do-discount =
    { $of ->
        [any] pagas { $n } menos { $target }
       *[single] pagas { $n } de { $domain } menos { $target }
    }
dominations-do-camp_bonus =
    { $of ->
        [camp] los Campos de las losetas que colocas producen { $n } más de su propio Dominio
       *[single] los Campos de las losetas que colocas producen también { $n } de { $domain }
    }
dominations-do-exchange = puedes cambiar { $give } por { $get } en tu turno, cuantas veces quieras
dominations-do-reserve =
    { $of ->
        [all] todos tus límites de Reserva son { $n } más altos
       *[single] tu límite de Reserva de { $domain } es { $n } más alto
    }
dominations-do-role_bonus =
    { $of ->
        [all] cuentas { $n } más de Conocimiento en cada Dominio cuando se deciden los Roles
       *[single] cuentas { $n } más de { $domain } cuando se deciden los Roles
    }
dominations-do-fill_reserve = ganas { $domain } hasta el límite de la Reserva
dominations-do-tiles =
    { $n ->
        [one] tu mano tiene { $n } loseta más
       *[other] tu mano tiene { $n } losetas más
    }
dominations-do-second_tile = colocas una segunda loseta justo después de la primera
dominations-do-reactivate_tile = reactivas una loseta del mapa en vez de colocar otra
dominations-do-set_initiative = fijas el orden de Iniciativa
dominations-given =
    { $of ->
        [any] { $n } de Conocimiento
        [not] { $n } de Conocimiento que no sea de { $domain }
       *[single] { $n } de { $domain }
    }
dominations-got =
    { $of ->
        [any] { $n } de otro Dominio
        [not] { $n } de otro Dominio que no sea { $domain }
       *[single] { $n } de { $domain }
    }
dominations-both = { $one } y { $other }
dominations-several = { $one }, { $other }
dominations-nothing = nada
dominations-no-effect = Sin otro efecto.
dominations-per =
    { $step ->
        [1] { $what } por cada { $counted }
       *[other] { $what } por cada { $step } { $counted }
    }
dominations-per-amount = { $what } por cada { $step } de { $counted }
dominations-count-nodus =
    { $of ->
        [any] Nodus de tu árbol
        [all] Nodus de tu árbol
        [not] Nodus de tu árbol que no sea de { $domain }
       *[single] Nodus de { $domain } de tu árbol
    }
dominations-count-domains_with_nodus =
    { $step ->
        [1] Dominio con un Nodus en tu árbol
       *[other] Dominios con un Nodus en tu árbol
    }
dominations-count-domains_with_city =
    { $step ->
        [1] Dominio en el que tienes una Ciudad
       *[other] Dominios en los que tienes una Ciudad
    }
dominations-count-city =
    { $step ->
        [1] Ciudad tuya
       *[other] Ciudades tuyas
    }{ $of ->
        [single] {" "}de { $domain }
        [not] {" "}fuera de { $domain }
       *[other] {""}
    }{ $level ->
        [1] {""}
       *[other] {" "}de nivel { $level } o más
    }
dominations-count-city_level =
    { $step ->
        [1] nivel de tus Ciudades
       *[other] niveles de tus Ciudades
    }{ $of ->
        [single] {" "}de { $domain }
        [not] {" "}fuera de { $domain }
       *[other] {""}
    }
dominations-count-largest_group =
    { $step ->
        [1] Ciudad de tu mayor grupo de Ciudades contiguas
       *[other] Ciudades de tu mayor grupo de Ciudades contiguas
    }
dominations-count-city_level_near_monument =
    { $step ->
        [1] nivel de tus Ciudades junto a un Monumento
       *[other] niveles de tus Ciudades junto a un Monumento
    }
dominations-count-monument_level_card =
    { $step ->
        [1] nivel de Monumento de tu árbol
       *[other] niveles de Monumento de tu árbol
    }
dominations-count-mastery =
    { $step ->
        [1] Maestría
       *[other] Maestrías
    }{ $side ->
        [basic] {" "}{ $step ->
        [1] básica
       *[other] básicas
    }
        [advanced] {" "}{ $step ->
        [1] avanzada
       *[other] avanzadas
    }
       *[any] {""}
    }{ $of ->
        [single] {" "}de { $domain }
        [not] {" "}fuera de { $domain }
       *[other] {""}
    } de tu árbol{ $values ->
        [all] {""}
       *[other] {" "}con valor { $values }
    }
dominations-count-remaining =
    { $of ->
        [single] { $domain } que te quede
        [not] Conocimiento que te quede fuera de { $domain }
       *[other] Conocimiento que te quede
    }
dominations-count-produced =
    { $domain } que produces
dominations-count-influence = Influencia que tengas
dominations-count-board_city =
    { $step ->
        [1] Ciudad
       *[other] Ciudades
    }{ $of ->
        [single] {" "}de { $domain }
        [not] {" "}fuera de { $domain }
       *[other] {""}
    } en el mapa
dominations-count-board_monument =
    { $step ->
        [1] Monumento en el mapa
       *[other] Monumentos en el mapa
    }
dominations-target-develop = al desarrollar Maestrías
dominations-target-upgrade = al mejorar Maestrías
dominations-target-city = al construir o mejorar Ciudades
dominations-target-monument = al construir niveles de Monumentos
dominations-reward-diamond = Cada Ciudad junto a un lado con la recompensa, una vez: { $what }.
dominations-reward-circle = Cada Ciudad de { $domain } en las losetas de su Locus, una vez: { $what }.
dominations-known-printed = impreso
dominations-known-inferred = deducido
dominations-known-public = de fuente pública
dominations-known-reconstructed = reconstruido
dominations-known-own = datos propios
