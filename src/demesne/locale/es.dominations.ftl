## Dominations
prompt-dominations-wild = Di de qué Dominio es lo que ganas (por nombrar: { $number })
prompt-dominations-wild_harvest = Di de qué Dominio es lo que produces (por nombrar: { $number })
prompt-dominations-objective = Quédate con un Objetivo
prompt-dominations-monument = Quédate con un Monumento
prompt-dominations-return = { $count ->
    [0] Devuelve losetas o quédate con la mano que tienes
   *[other] Devuelve más losetas o continúa (hasta ahora: { $count })
}
prompt-dominations-tile = Elige una loseta
prompt-dominations-second = ¿Colocar una segunda loseta, como Trabajador?
prompt-dominations-place = Coloca la loseta
prompt-dominations-reactivate = Reactiva una loseta
hint-dominations-place = Haz clic en un espacio punteado; otro clic o R gira la loseta. Números: lo máximo que rinde allí.
hint-dominations-construct = Haz clic en un Campo con precio, o en un Monumento junto al mapa.
prompt-dominations-source = ¿Qué debe producir?
prompt-dominations-construct = ¿Construir una Ciudad o un nivel de un Monumento?
prompt-dominations-piece = Coloca el Monumento: { $monument }
prompt-dominations-pay = ¿Cuánto pagas de { $domain }? (en total: { $number })
prompt-dominations-fit = Pon la carta en tu árbol
prompt-dominations-develop = ¿Desarrollar o mejorar una Maestría?
prompt-dominations-farewell = ¿Cambiar Conocimiento o continuar?
prompt-dominations-trade = Cambia Conocimiento
prompt-dominations-assimilate = ¿Asimilar una Maestría?
prompt-dominations-order = ¿Qué va primero?
prompt-dominations-initiative = ¿Quién sigue en el orden de Iniciativa?
dominations-map = Mapa
dominations-era = Era { $era } de { $eras }, turno { $turn } de { $turns }
dominations-supply = { $count ->
    [one] { $count } loseta por robar
   *[other] { $count } losetas por robar
}
dominations-knowledge = Conocimiento (límite de Reserva)
dominations-influence = Influencia
dominations-markers = Marcadores
dominations-tiles-held = Losetas en la mano
dominations-roles = Roles
dominations-hand = Tus losetas
dominations-tree = Maestrías
dominations-objective = Objetivo
dominations-monuments = Monumentos
dominations-built = { $count ->
    [one] { $count } nivel construido
   *[other] { $count } niveles construidos
}
dominations-not-placed = aún sin colocar
dominations-city = Ciudad de { $name }, nivel { $level }
dominations-tile = Loseta con Campo de { $camp }: { $corners } ({ $known })
dominations-cradle = La Cuna: { $corners } ({ $known })
dominations-card-known = { $card } ({ $known })
dominations-cell = { $x }, { $y }, apuntando hacia { $pointing ->
    [up] arriba
   *[down] abajo
}
dominations-mastery-about = { $domain } { $value } · cuesta { $cost } · { $effect } ({ $known })
dominations-basic = Básica
dominations-advanced = Avanzada
dominations-goal-adjacent_cities = Ciudades contiguas
dominations-goal-nonadjacent_cities = Ciudades separadas
dominations-goal-monument_control = Monumentos controlados
dominations-goal-influence = Influencia
dominations-goal-city = Ciudades de nivel { $level } o más
dominations-goal-nodus-of = Nodus de { $domain }
dominations-goal-mastery = Maestrías de valor { $value } de { $domains }
dominations-goal-wanted = { $what }: { $number }
dominations-progress = { $has } de { $wanted }
source-masteries = Maestrías
source-monuments = Monumentos
source-influence = Influencia
source-roles = Roles
source-objectives = Objetivos
source-overflow = Conocimiento por encima de 20
group-dominations-place = Lugares para la loseta
group-dominations-develop = Desarrollar
group-dominations-upgrade = Mejorar
group-dominations-assimilate = Asimilar
group-dominations-turn_over = Dar la vuelta
group-dominations-city = Ciudades
group-dominations-trade = Cambiar
group-dominations-other = Continuar
move-dominations-keep = Quedarse con: { $what }
move-dominations-return = Devolver: { $what }
move-dominations-tile = Elegir: { $what }
move-dominations-place = Colocar en { dominations-cell }, girada { $turned }°: { $gain }
move-dominations-reactivate = Reactivar una loseta
move-dominations-reactivate_tile = Reactivar { dominations-cell }: { $gain }
move-dominations-all_sides = Todos los lados: { $gain }
move-dominations-side = El lado hacia { dominations-cell }: { $gain }
move-dominations-locus = El Locus en { $x }, { $y }: { $gain }
move-dominations-gain = Ganar { $number } de { $domain }
move-dominations-produce = Producir { $number } de { $domain }
move-dominations-city = Ciudad en { dominations-cell }: { $price } → { $gain }
move-dominations-monument = Construir { $monument }
move-dominations-diamond = Colocar { $monument } en { dominations-cell }, con la punta en { $tip_x }, { $tip_y }: { $gain }
move-dominations-circle = Colocar { $monument } en { $x }, { $y }: { $gain }
move-dominations-pay = Pagar { $number } de { $domain }
move-dominations-develop = { $mastery }: { $about }
move-dominations-upgrade = { $mastery }: { $about }
move-dominations-assimilate = { $mastery }: { $about }
move-dominations-turn_over = { $mastery }: { $about }
move-dominations-put = Poner { $what } en { $x }, { $y }: { $gain }
move-dominations-put_turned = Poner { $what } en { $x }, { $y }, girada { $turned }°: { $gain }
move-dominations-to_trade = Cambiar Conocimiento
move-dominations-trade = Cambiar { $give } de { $from } por { $get } de { $to }
move-dominations-resolve = Primero { $what }
move-dominations-let_go = Recibir lo que cabe y perder { $number }
move-dominations-next = { $who }
move-dominations-done = Continuar
dominations-copy = copia { $letter } ({ $known })
dominations-level-card = { $monument }, nivel { $level }
event-dominations-reveal = { $name } lidera la civilización { $objective } y se queda con { $monument }
event-dominations-draw = { $name } roba { $number ->
    [one] { $number } loseta
   *[other] { $number } losetas
}
event-dominations-drawn = Las losetas de { $name }: { $what }
event-dominations-return = { $name } devuelve { $number ->
    [one] { $number } loseta
   *[other] { $number } losetas
}
event-dominations-era = Empieza la Era { $era }
event-dominations-era_end = Fin de la Era { $era }: { $step }
event-dominations-initiative = Orden de Iniciativa: { $names }
event-dominations-turn = Turno de { $name }
event-dominations-place = { $name } coloca una loseta en { dominations-cell }
event-dominations-reactivate = { $name } reactiva { dominations-cell }
event-dominations-locus = { $name } usa el Locus en { $x }, { $y }
event-dominations-activate = Se activa una Ciudad de { $name }: { $level } de { $domain }
event-dominations-knowledge = { $name } +{ $number } de { $domain } (límite { $limit })
event-dominations-lost = { $name } pierde { $number } de Vestigium por falta de espacio
event-dominations-pay = { $name } paga { $number } de { $domain }
event-dominations-trade = { $name } cambia { $give } por { $get }
event-dominations-city = { $name } construye una Ciudad de nivel { $level } en { dominations-cell }
event-dominations-piece = { $name } coloca { $monument } en { $x }, { $y }
event-dominations-level = { $name } construye { $level }
event-dominations-develop = { $name } desarrolla { $mastery }
event-dominations-upgrade = { $name } mejora { $mastery }
event-dominations-assimilate = { $name } asimila { $mastery }
event-dominations-influence = { $name } +{ $number } de Influencia
event-dominations-points = { $name } +{ $points } ({ $source })
event-dominations-objective = { $name } cumple { $goals ->
    [one] { $goals } meta
   *[other] { $goals } metas
} de la civilización { $objective }
event-dominations-role = { $name } recibe el Rol de { $role }
event-dominations-role_used = { $name } usa el Rol de { $role }
event-dominations-end = Fin de la partida: { $scores }
refused-dominations-not-now = «{ $words }» no se puede hacer ahora: se pregunta otra cosa.
refused-dominations-other-tile = La loseta que hay que colocar es { $due }, no { $tile }.
refused-dominations-too-far = { dominations-cell }: queda demasiado lejos.
refused-dominations-taken = Ya hay algo en { dominations-cell }.
refused-dominations-turned = La loseta { $tile } no se puede girar { $turned } grados; queda girada 0, 120 o 240, o 0 si todos los lados son iguales.
refused-dominations-closed-side = En { dominations-cell }, la loseta tocaría un lado de un Monumento al que no se puede unir nada.
refused-dominations-corner-only = En { dominations-cell }, la loseta tocaría otras solo en una esquina: hay que unir un lado entero.
refused-dominations-alone = En { dominations-cell }, la loseta quedaría aislada: hay que unir un lado entero.
refused-dominations-no-camp = No hay ninguna loseta con un Campo en { dominations-cell }.
refused-dominations-occupied = El Campo en { dominations-cell }, está ocupado: otra persona tiene una Ciudad ahí.
refused-dominations-highest = La Ciudad en { dominations-cell }, ya tiene el nivel más alto.
refused-dominations-no-marker = No queda ningún marcador de Ciudad.
refused-dominations-city-cost = La Ciudad en { dominations-cell }, cuesta { $cost } de { $domain }, y solo hay { $has }.
refused-dominations-no-mastery = No hay ninguna Maestría llamada «{ $words }».
refused-dominations-advanced-already = { $mastery } ya está por el lado avanzado.
refused-dominations-not-in-tree = { $mastery } no está en el árbol.
refused-dominations-in-tree-already = { $mastery } ya está en el árbol: el límite es una copia de cada Maestría.
refused-dominations-requires = { $mastery } requiere en el árbol otra Maestría de { $domain } con valor { $value } o más.
refused-dominations-develop-cost = Desarrollar { $mastery } cuesta { $cost } de { $domain }, y solo hay { $has }.
refused-dominations-upgrade-cost = Mejorar { $mastery } cuesta { $cost } de { $domain }, y solo hay { $has }.
refused-dominations-no-fit = Ninguna copia restante de { $mastery } encaja en el árbol.
refused-dominations-nobody-has = Nadie más tiene { $mastery }; no se puede asimilar esa Maestría.
refused-dominations-nobody-advanced = Nadie más tiene el lado avanzado de { $mastery }; no se puede dar la vuelta a esa Maestría sin pagar.
refused-dominations-too-valuable = { $mastery } tiene valor { $value }, demasiado para asimilar con { $influence } de Influencia.
refused-dominations-no-copy = No queda ninguna copia «{ $copy }» de esta carta.
refused-dominations-card-there = Ya hay una carta en { $x },{ $y }.
refused-dominations-not-beside = En { $x },{ $y } la carta no quedaría junto a otra.
refused-dominations-not-joined = En { $x },{ $y } la carta no quedaría unida a cada carta vecina por un Nodus de un solo color.
refused-dominations-not-in-hand = La loseta { $tile } no está en la mano, que tiene { $tiles }.
refused-dominations-not-in-play = { $monument } no está en juego; los Monumentos son { $monuments }.
refused-dominations-all-built = Todos los niveles de este Monumento están construidos: { $monument }.
refused-dominations-level-cost = El siguiente nivel de este Monumento ({ $monument }) cuesta { $cost }{ $less ->
    [0] {""}
   *[other] {" "}menos { $less }
}, lo que no se puede pagar.
refused-dominations-no-place = No hay lugar en el mapa para este Monumento: { $monument }.
refused-dominations-level-no-fit = El siguiente nivel de este Monumento no encaja en el árbol: { $monument }.
refused-dominations-no-domain = No hay ningún Dominio llamado «{ $words }».
refused-dominations-no-trade = { $from } no se puede cambiar por { $to }: hay poco, no hay sitio, o acaba de venir de un cambio.
refused-dominations-data = { option-dominations-data }:
dominations-amount = { $number } de { $domain }
dominations-barred = Lo que no se puede tener ahora, y por qué
dominations-advanced-for = Avanzada por { $number } { $domain } más
dominations-all = A tu alcance
dominations-choice = Lo que se puede elegir
dominations-choosing = está eligiendo …
dominations-scale = Metas cumplidas al final:
dominations-then-monument = Después te quedas con uno de estos Monumentos
dominations-secret = Los Objetivos y Monumentos se muestran cuando todos hayan elegido.
dominations-city-activated = Ciudad de { $name }
dominations-city-level = Ciudad, nivel { $level }
dominations-controlled = controlado por { $name }
dominations-choose-copy = Elige una copia y después su lugar
dominations-copies-fit = { $count ->
    [one] encaja
   *[other] encajan
}
dominations-fits-here = encajaría en los lugares punteados: sus copias A a D y los Nodus que harían allí.
dominations-look-where = Mira una carta para ver dónde encajaría en tu árbol.
dominations-era-ended = Cómo terminó la Era { $era }
dominations-era-before = Antes
dominations-era-now = Ahora
dominations-era-nothing = No pasó nada.
dominations-era-show = Cómo terminó la última Era
dominations-step-effects = Efectos de cartas
dominations-step-assimilation = Asimilación
dominations-step-influence = Influencia
dominations-step-roles = Roles
dominations-about-effects = Puntúan las cartas que actúan al final de una Era.
dominations-about-assimilation = Quien tiene más Influencia puede adoptar sin pagar una Maestría de otra persona.
dominations-about-influence = Todos ganan 1 PV por cada Influencia.
dominations-about-roles = En cada Dominio, quien tiene más Conocimiento restante recibe el Rol y sus PV.
dominations-about-era = Todo el Conocimiento baja a 0 y todos roban losetas nuevas.
dominations-copies = Las copias de la carta
dominations-filters = Mostrar
dominations-free = gratis
dominations-gain = Aquí ganas { $count }
dominations-give = Dar
dominations-goals-met = { $count } de { $all } metas cumplidas
dominations-history = Historia
dominations-what-if = Lo que pudo haber sido
dominations-initiative = Iniciativa
dominations-limit = Límite de { $domain }: { $limit }
dominations-locus = El Locus produce
dominations-pairs = Se juntan pares iguales
dominations-lost = { $count } por encima de los límites: se pierde
dominations-masteries = Maestrías
dominations-met = cumplida
dominations-needs = Exige { $domain } { $value }
dominations-nodus = Nodus
dominations-none-to-take = Nada de esto se puede tomar ahora.
dominations-out-of-reach = Fuera de alcance ahora
dominations-people = El pueblo
dominations-places = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
dominations-placing = Colocando
dominations-returned = Devuelta: { $tile }
dominations-rewards-nobody = No recompensa a nadie al instante
dominations-spot = Lugar { $at } de { $count }. { $move }
dominations-to-choice = Volver a la elección
dominations-to-map = Ver el mapa
dominations-track = { $domain }: { $has } de { $limit }
dominations-tree-of = De quién es el árbol
dominations-tab-map = Mapa
dominations-tab-players = Jugadores
dominations-tab-goals = Metas
dominations-tab-tree = Árboles
dominations-tab-monuments = Monumentos
dominations-tab-roles = Roles
dominations-phase-growth = Crecimiento
dominations-phase-construction = Construcción
dominations-phase-development = Desarrollo
dominations-shape-circle = Monumento: un círculo en un Locus
dominations-shape-diamond = Monumento: un rombo junto a una Ciudad
option-dominations-concentration_counts_for_per_two = La concentración cuenta como producción
option-dominations-concentration_counts_for_per_two-help = Lo que añade la concentración cuenta para las ganancias por producción.
option-dominations-cradle_counts_for_locus = La Cuna cuenta para un Locus
option-dominations-cradle_counts_for_locus-help = La Cuna puede formar parte del anillo de un Locus.
option-dominations-multi_edge = Loseta que une varios lados
option-dominations-multi_edge-help = Qué produce cuando una loseta une varios lados.
option-dominations-multi_edge-all_once = todos los lados, cada uno una vez
option-dominations-multi_edge-choose_one = un lado a tu elección
option-dominations-multi_edge-per_edge = cada lado por separado
option-dominations-locus_mandatory = Locus obligatorio
option-dominations-locus_mandatory-help = Un Locus completo produce en lugar de los lados, aunque el jugador no quiera.
option-dominations-city_influence_cumulative = Influencia de cada nivel de Ciudad
option-dominations-city_influence_cumulative-help = Cada nivel de una Ciudad suma toda su Influencia.
option-dominations-card_rotation = Las cartas se pueden girar
option-dominations-card_rotation-help = Las cartas se pueden girar en el árbol.
option-dominations-role_bonus_needs_remaining = La bonificación de Rol exige Conocimiento
option-dominations-role_bonus_needs_remaining-help = Una bonificación para Roles solo cuenta en los Dominios en los que queda Conocimiento.
option-dominations-hidden_hands = Losetas ocultas
option-dominations-hidden_hands-help = Las losetas de la mano quedan ocultas para los demás.
option-dominations-data = Archivos de datos propios
option-dominations-data-help = Lo que has corregido: archivos JSON, tablas o un zip con ellos.
