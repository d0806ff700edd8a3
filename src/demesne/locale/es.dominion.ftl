## Dominion
prompt-dominion-action = Tu turno: juega una Acción o continúa
prompt-dominion-treasure = Tu turno: juega Tesoros
prompt-dominion-buy = Tu turno: compra
prompt-dominion-pick = { $card }: tú decides
prompt-dominion-choose = { $card }: elige
dominion-supply = Suministro
dominion-kingdom = Reino
dominion-in-play = En juego
dominion-hand = Tu mano
dominion-picked = Elegidas hasta ahora: { $cards }
dominion-aside = Apartadas
dominion-others = Los demás
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
why-dominion-empty = Ya no queda { $card } en el Suministro.
why-dominion-dear = { $card } cuesta { $cost }; tienes { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
why-dominion-no-buy = No te quedan Compras.
why-dominion-later = Las compras van después de jugar las Acciones y los Tesoros.
why-dominion-not-action = { $card } no es una Acción, y ahora solo se pueden jugar Acciones.
why-dominion-not-treasure = { $card } no es un Tesoro, y ahora solo se pueden jugar Tesoros.
why-dominion-only-buys = { $card } ya no se puede jugar: en este turno solo queda comprar.
why-dominion-not-here = { $card } no se puede elegir aquí.
why-dominion-wait = No te toca decidir.
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
    [one] Ponerla debajo de { $above } carta
   *[other] Ponerla debajo de { $above } cartas
}
move-dominion-no_more = Nada más
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
option-dominion-kingdom = Reino
option-dominion-kingdom-help = “random” (al azar), algunas cartas y “random”, el nombre de un conjunto recomendado, o diez cartas; separadas por comas.
option-dominion-sets = Colecciones
option-dominion-sets-help = Las colecciones de las que se sortea el reino; cada una puede tener su número de cartas.
option-dominion-previous_winners = Ganadores de la partida anterior
option-dominion-previous_winners-help = Sus asientos; esto decide quién empieza.
bot-big-money = big-money (compra Tesoros y Provincias)
