## Dominion
prompt-dominion-by = { $card }: { $question }
prompt-dominion-action = ¿Qué Acción juegas?
prompt-dominion-treasure = ¿Qué Tesoros juegas antes de comprar?
prompt-dominion-buy = ¿Qué compras con { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}?
dominion-picks = { $amount ->
    [exactly] { $count } cartas
    [down_to] { $count } cartas
    [up_to] cartas
    [any] cartas
   *[single] { dominion-pick }
}
dominion-pick = { $sought ->
    [up_to] { $kinds } que cueste hasta { $cost }
    [exactly] { $kinds } que cueste exactamente { $cost }
    [supply] { $kinds } del Suministro
    [trash] { $kinds } de las Cartas Eliminadas
    [discard] { $kinds } de tu Pila de Descartes
    [owner] { $kinds } de { $name }
   *[any] { $kinds }
}
dominion-amount = { $amount ->
    [optional] , si quieres
    [down_to] , hasta quedarte con { $keep } en la mano
    [up_to] , hasta { $count }
    [any] , tantas como quieras
   *[single] { "" }
}
dominion-kind-card = carta
dominion-kind-action = Acción
dominion-kind-treasure = Tesoro
dominion-kind-victory = carta de Victoria
dominion-kind-curse = Maldición
dominion-kind-attack = Ataque
dominion-kind-reaction = Reacción
prompt-dominion-discard = ¿Qué { dominion-picks } descartas{ dominion-amount }?
prompt-dominion-discard_to_draw = ¿Qué cartas descartas, si quieres, para robar otras tantas?
prompt-dominion-discard_for_coins = ¿Qué cartas descartas, si quieres, a una moneda cada una?
prompt-dominion-trash = ¿Qué { dominion-picks } eliminas{ dominion-amount }?
prompt-dominion-trash_for_3_coins = ¿Eliminas un Cobre a cambio de 3 monedas?
prompt-dominion-gain = ¿Qué { dominion-picks } ganas{ dominion-amount }?
prompt-dominion-gain_to_hand = ¿Qué { dominion-picks } ganas directamente en la mano{ dominion-amount }?
prompt-dominion-gain_for = ¿Qué { dominion-picks } gana { $name }?
prompt-dominion-play_twice = ¿Qué { dominion-picks } juegas dos veces{ dominion-amount }?
prompt-dominion-put = ¿Qué { dominion-picks } pones encima del mazo{ dominion-amount }?
prompt-dominion-put_in_order = ¿Qué carta pones ahora encima del mazo? La última quedará arriba.
prompt-dominion-put_into = ¿Qué { dominion-picks } pones en el mazo{ dominion-amount }?
prompt-dominion-pass = ¿Qué carta pasas a { $to }?
prompt-dominion-reveal = ¿Qué { dominion-picks } revelas{ dominion-amount }?
prompt-dominion-react = ¿Revelas una Reacción?
prompt-dominion-set = ¿Apartas { $what }?
prompt-dominion-name = ¿Qué carta nombras?
prompt-dominion-insert = ¿En qué lugar del mazo pones { $what }?
prompt-dominion-choose = ¿Qué eliges?
prompt-dominion-several = { $count ->
    [one] ¿Qué más eliges?
   *[other] ¿Qué { $count } cosas diferentes eliges?
}
prompt-dominion-may_play_the_discarded_card = ¿Juegas { $what }, que acabas de descartar?
prompt-dominion-may_discard_the_deck = ¿Descartas todo el mazo?
prompt-dominion-may_trash_this_for_2_coins = ¿Eliminas esta carta a cambio de 2 monedas?
prompt-dominion-may_discard_2_for_2_coins = ¿Descartas 2 cartas a cambio de 2 monedas?
prompt-dominion-spy = ¿Descartas { $what } de encima del mazo de { $name }?
prompt-dominion-spy_own = ¿Descartas { $what } de encima de tu mazo?
dominion-to-the-end = { $provinces ->
    [one] Queda { $provinces } Provincia
   *[other] Quedan { $provinces } Provincias
} · { $empty ->
    [0] ninguna pila vacía
    [one] { $empty } pila vacía
   *[other] { $empty } pilas vacías
}
dominion-supply = Suministro
dominion-kingdom = Reino
dominion-in-play = En juego
dominion-hand = Tu mano
dominion-picked = Elegidas hasta ahora: { $cards }
dominion-deck = Mazo
dominion-discard = Descartes
dominion-all = en total
dominion-last-play = jugó
dominion-last-gain = ganó
dominion-more = { $verb ->
    [discard] Descarta
    [trash] Elimina
   *[other] Elige
} { $amount ->
    [up_to] hasta { $count } más
    [any] las que quieras
    [optional] una, si quieres
   *[exactly] { $count } más
}
dominion-pick-all = { $verb ->
    [discard] Descartar
    [trash] Eliminar
   *[other] Elegir
} { $count ->
    [0] estas
   *[other] { $count }
}
dominion-enough = Son todas.
dominion-clear = Borrar
dominion-aside = Apartadas
dominion-trash = Cartas Eliminadas
dominion-none = nada
dominion-turn-of = Turno de { $name }
dominion-actions = { $count ->
    [one] { $count } Acción
   *[other] { $count } Acciones
}
dominion-buys = { $count ->
    [one] { $count } Compra
   *[other] { $count } Compras
}
dominion-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
dominion-pile = { $card }: cuesta { $cost }, { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
dominion-left = { $count ->
    [one] Queda { $count } en la pila.
   *[other] Quedan { $count } en la pila.
} Tienes { $owned }.
dominion-in-hand = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } copias
}
dominion-seat-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
dominion-seat-deck = mazo: { $count }
dominion-seat-owned = { $count ->
    [one] { $count } carta en total
   *[other] { $count } cartas en total
}
dominion-seat-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
dominion-seat-discard = Pila de Descartes: { $card }
dominion-card-costs = Cuesta { $cost }
dominion-bonus-cards = { $count ->
    [one] +{ $count } carta
   *[other] +{ $count } cartas
}
dominion-bonus-actions = { $count ->
    [one] +{ $count } Acción
   *[other] +{ $count } Acciones
}
dominion-bonus-buys = { $count ->
    [one] +{ $count } Compra
   *[other] +{ $count } Compras
}
dominion-short = { $count ->
    [1] falta 1
   *[other] faltan { $count }
}
dominion-bonus-coins = { $count ->
    [one] +{ $count } moneda
   *[other] +{ $count } monedas
}
dominion-bonus-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
dominion-look = Señala una carta, o mantenla pulsada, para leer lo que hace.
dominion-type-action = Acción
dominion-type-treasure = Tesoro
dominion-type-victory = Victoria
dominion-type-curse = Maldición
dominion-type-attack = Ataque
dominion-type-reaction = Reacción
refused-dominion-empty = Ya no queda { $card } en el Suministro.
refused-dominion-dear = { $card } cuesta { $cost }; tienes { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
refused-dominion-later = Las compras van después de jugar las Acciones y los Tesoros.
refused-dominion-not-action = { $card } no es una Acción, y ahora solo se pueden jugar Acciones.
refused-dominion-not-treasure = { $card } no es un Tesoro, y ahora solo se pueden jugar Tesoros.
refused-dominion-only-buys = { $card } ya no se puede jugar: en este turno solo queda comprar.
refused-dominion-not-here = { $card } no se puede elegir aquí.
refused-dominion-too-dear = { $card } cuesta { $cost }, más que { $most }.
refused-dominion-too-cheap = { $card } cuesta { $cost }, menos que { $least }.
refused-dominion-other-kind = { $card } no sirve; se busca: { $kinds }.
refused-dominion-in-order = De varias cartas se eligen antes las primeras en el orden del Suministro; { $card } no es la siguiente.
refused-dominion-not-reaction = { $card } no es una Reacción, y ahora solo se pueden revelar Reacciones.
refused-dominion-revealed = { $card } ya te protege de este Ataque.
refused-dominion-small-hand = { $card } solo se puede revelar con { $number } o más cartas en la mano.
refused-dominion-not-in-hand = No tienes { $card } en la mano.
refused-dominion-no-such-card = No hay «{ $words }» en esta partida; aquí es posible: { $possible }.
refused-dominion-not-possible = «{ $words }» no es posible aquí; es posible: { $possible }.
refused-dominion-no-kingdom = { option-dominion-kingdom }: no hay conjunto recomendado ni carta que se llame ‘{ $word }’.
refused-dominion-kingdom-size = { option-dominion-kingdom }: un reino tiene { $size } cartas, no { $number }.
refused-dominion-no-cards = { option-dominion-kingdom }: estas cartas no están aquí: { $names }.
refused-dominion-basic-card = { option-dominion-kingdom }: { $card } es una carta básica, que está en todas las partidas.
refused-dominion-card-again = { option-dominion-kingdom }: { $card } aparece { $number } veces.
refused-dominion-no-set = { option-dominion-sets }: no hay expansión que se llame ‘{ $word }’; hay { $sets }, o all.
refused-dominion-set-number = { option-dominion-sets }: ‘{ $word }’ no es un número de cartas de { $set }, que tiene { $number }.
refused-dominion-set-twice = { option-dominion-sets }: { $set } aparece dos veces.
refused-dominion-set-full = { option-dominion-kingdom }: hay { $named } cartas de { $set } elegidas, pero solo se quieren { $number }.
refused-dominion-set-size = { option-dominion-sets }: un reino tiene { $size } cartas; así son { $number }.
refused-dominion-not-a-seat = { option-dominion-previous_winners }: ‘{ $word }’ no es el número de un asiento.
refused-dominion-no-seat = { option-dominion-previous_winners }: no hay asiento { $place } con { $players } jugadores.
group-dominion-play = Jugar
group-dominion-buy = Comprar
group-dominion-gain = Ganar
group-dominion-discard = Descartar
group-dominion-trash = Eliminar
group-dominion-name = Nombrar
group-dominion-other = Continuar
move-dominion-play = Jugar { $card }
move-dominion-play_all_treasures = Jugar todos los Tesoros
move-dominion-end_actions = Terminar la Fase de Acción
move-dominion-no_more_treasures = Ningún Tesoro más
move-dominion-end_turn = Terminar el turno
move-dominion-buy = Comprar { $card } por { $cost }
move-dominion-gain = Ganar { $card }
move-dominion-discard = Descartar { $card }
move-dominion-trash = Eliminar { $card }
move-dominion-put = Poner { $card } encima del mazo
move-dominion-put_into = Poner { $card } en el mazo
move-dominion-pass = Pasar { $card }
move-dominion-reveal = Revelar { $card }
move-dominion-set = Apartar { $card }
move-dominion-name = Nombrar { $card }
move-dominion-name_another = Nombrar otra carta
move-dominion-insert = { $above ->
    [0] Ponerla encima del mazo
   *[other] { $below ->
        [0] Ponerla debajo del mazo
       *[other] Ponerla debajo de { $above ->
            [one] { $above } carta
           *[other] { $above } cartas
        }
    }
}
move-dominion-no_more = { $declines ->
    [none] Ninguna
    [it] Quedártela
   *[more] Nada más
}
move-dominion-no = No
move-dominion-choose = { $way }
dominion-way-play_the_discarded_card = Jugar la carta descartada
dominion-way-leave_it = No jugarla
dominion-way-discard_the_deck = Descartar el mazo
dominion-way-discard_it = Descartarla
dominion-way-keep_it = Dejarla donde está
dominion-way-discard_an_estate = Descartar una Finca a cambio de 4 monedas
dominion-way-gain_an_estate = Ganar una Finca
dominion-way-trash_this_for_2_coins = Eliminar esta carta a cambio de 2 monedas
dominion-way-take_2_coins = 2 monedas
dominion-way-change_hands = Descartar la mano y robar cuatro cartas
dominion-way-draw_3_cards = Robar 3 cartas
dominion-way-take_2_actions = 2 Acciones
dominion-way-draw_1_card = Robar 1 carta
dominion-way-take_1_action = 1 Acción
dominion-way-take_1_buy = 1 Compra
dominion-way-take_1_coin = 1 moneda
dominion-way-draw_2_cards = Robar 2 cartas
dominion-way-trash_2_cards = Eliminar 2 cartas
dominion-way-discard_2_cards = Descartar 2 cartas
dominion-way-gain_a_curse_to_hand = Ganar una Maldición, que va a la mano
dominion-way-take_3_coins = 3 monedas
dominion-way-gain_a_gold = Ganar un Oro
dominion-way-trash_an_action_of_the_supply = Eliminar una Acción del Suministro
dominion-way-gain_an_action_of_the_trash = Ganar una Acción de las Cartas Eliminadas
dominion-way-discard_2_for_2_coins = Descartar 2 cartas a cambio de 2 monedas
dominion-zone-hand = mano
dominion-zone-deck = mazo
dominion-zone-aside = apartadas
dominion-zone-latest = apartadas
dominion-zone-trash = Cartas Eliminadas
dominion-zone-discard = Pila de Descartes
event-dominion-setup = El reino: { $kingdom }
event-dominion-turn = Turno { $number } de { $name }
event-dominion-play = { $name } juega { $card }
event-dominion-buy = { $name } compra { $card }
event-dominion-gain = { $name } gana { $card } ({ $to })
event-dominion-trash = { $name } elimina { $cards }
event-dominion-discard = { $name } descarta { $cards }
event-dominion-discard-hidden = { $name } descarta { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}, con { $top } encima
event-dominion-draw = { $name } roba { $cards }
event-dominion-draw-hidden = { $name } roba { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
event-dominion-look = { $name } mira { $cards }
event-dominion-look-hidden = { $name } mira { $number ->
    [one] una carta
   *[other] { $number } cartas
} del mazo
event-dominion-discard_deck = { $name } pone todo el mazo en la Pila de Descartes; { $top } queda encima
event-dominion-reveal = { $name } revela { $cards } ({ $from })
event-dominion-put_on_deck = { $name } pone { $cards } encima del mazo
event-dominion-put_on_deck-hidden = { $name } pone { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} encima del mazo
event-dominion-put_into_deck = { $name } pone { $card } en el mazo, { $above ->
    [0] encima
    [one] debajo de { $above } carta
   *[other] debajo de { $above } cartas
}
event-dominion-put_into_deck-hidden = { $name } pone una carta en el mazo, { $above ->
    [0] encima
    [one] debajo de { $above } carta
   *[other] debajo de { $above } cartas
}
event-dominion-set_aside = { $name } aparta { $cards }
event-dominion-shuffle = { $name } baraja
event-dominion-pass = { $name } pasa { $card } a { $to }
event-dominion-pass-hidden = { $name } pasa una carta a { $to }
event-dominion-name = { $name } nombra { $card }
event-dominion-name-hidden = { $name } nombra una carta que no está en esta partida
event-dominion-clean_up = { $name } termina el turno
event-dominion-end = Fin de la partida: { $scores }
dominion-kingdom-recommended = Recomendados
dominion-kingdom-random = Al azar
dominion-kingdom-own = Mis diez
dominion-box-base = Juego básico ({ $count } cartas)
dominion-box-intrigue = Intriga ({ $count } cartas)
dominion-box-base-first-edition = Juego básico, solo en la primera edición ({ $count } cartas)
dominion-box-intrigue-second-edition = Intriga, solo en la segunda edición ({ $count } cartas)
dominion-draw-again = Sortear de nuevo
dominion-ban = Haz clic en una carta para conservarla al sortear de nuevo. Una carta vetada deja sitio a otra.
dominion-ban-card = Vetar { $card }
dominion-banned = Vetadas
dominion-own-count = Tus diez: { $count } de { $size }. Lo que no elijas se sortea.
dominion-own-write = O escribe sus nombres, separados por comas
dominion-draw-from = Sortear de
dominion-keep-card = Conservar { $card }
dominion-allow-card = Permitir { $card } de nuevo
dominion-put-back = Devolver { $card }
dominion-all-cards = Todas
dominion-seek = Buscar una carta
dominion-kinds = Tipos de cartas
dominion-attacks = { $count ->
    [0] ningún Ataque
    [one] { $count } Ataque
   *[other] { $count } Ataques
}
dominion-reactions = { $count ->
    [one] { $count } Reacción
   *[other] { $count } Reacciones
}
dominion-auto-treasure = Jugar todos los Tesoros sin preguntar
dominion-auto-moat = Revelar Foso contra todo Ataque
option-dominion-kingdom = Reino
option-dominion-kingdom-help = «random» (al azar), algunas cartas y «random», el nombre de un conjunto recomendado, o diez cartas; separadas por comas.
option-dominion-sets = Colecciones
option-dominion-sets-help = Las colecciones de las que se sortea el reino; cada una puede tener su número de cartas.
option-dominion-previous_winners = Ganadores de la partida anterior
option-dominion-previous_winners-help = Sus asientos; esto decide quién empieza.
bot-big-money = big-money
bot-big-money-about = compra Tesoros y Provincias
bot-big-money-ultimate = big-money-ultimate
bot-big-money-ultimate-about = la mejor regla solo con dinero
