## Before a game at the terminal
terminal-which-game = ¿Qué juego ({ $games })?
terminal-how-many = ¿Cuántos jugadores ({ $least } a { $most })?
terminal-players = { $game } es para { $least } a { $most } jugadores.
terminal-who = ¿Quién ocupa el asiento { $number }: un nombre o un bot ({ $bots })?
terminal-options-of = Las opciones de { $game }
terminal-option = opción
terminal-value = ahora
terminal-meaning = qué significa
terminal-examples = Por ejemplo: { $values }.
terminal-values = Puede ser: { $values }.
terminal-change = ¿Qué cambias, por ejemplo { $example }?
terminal-nothing = nada
terminal-on = sí
terminal-off = no
terminal-none = ninguno

## At every prompt
terminal-answer = Responde con un número de la lista, con palabras, o di help.
terminal-numbers = La lista tiene los números del 1 al { $count }.
terminal-help = Responde con un número de la lista o con palabras, o di:
terminal-command-undo = deshacer tu última decisión
terminal-command-save = guardar la partida en un archivo, para seguir otro día
terminal-command-quit = salir; la partida queda guardada
terminal-command-log = lo que ha pasado hasta ahora
terminal-command-rules = las reglas (en inglés), o las que contienen una palabra
terminal-command-rules-number = las reglas (en inglés), o las que contienen una palabra o un número como { $rule }
terminal-command-help = esta lista
terminal-command-seat = ver la partida como este jugador, o como espectador
terminal-no-game = Elige primero un juego; después podrás leer sus reglas.
terminal-no-rule = Ninguna regla contiene «{ $word }».
terminal-too-early = La partida aún no ha empezado.

## A game at the terminal
terminal-curtain = Pasa la pantalla a { $name }, que pulsa Intro.
terminal-curtain-first = Pasa primero la pantalla.
terminal-undo-others = Otros han jugado después. ¿Están todos de acuerdo en deshacerlo (sí/no)?
terminal-undo-seen = Algo nuevo ha salido a la luz. ¿Están todos de acuerdo en deshacerlo (sí/no)?
terminal-taken-back = Deshecho.
terminal-saved = Guardado. Sigue con: demesne play --resume { $file }
terminal-recorded = La partida está grabada. Mírala con: demesne replay { $file }
terminal-record = { $game }: { $names }; { $count } decisiones, semilla { $seed }.
terminal-step = { $at } de { $last }
terminal-where = Intro para el siguiente, un número para ir allí, back, end, quit:
terminal-points = Puntos
terminal-join = { $names } y { $last }

## Kingdomino at the terminal
terminal-kingdomino-place = { $name }, ¿dónde colocas { $domino }?
terminal-kingdomino-take = { $name }, ¿qué dominó de la nueva fila eliges?
terminal-kingdomino-placements = La casilla de la primera mitad, el lado en que queda la segunda, los puntos que da:
terminal-kingdomino-choice = elegir { $domino }
terminal-kingdomino-placed = { $name } coloca { $domino } en { $at }.
terminal-kingdomino-earlier = { $points }, { $earlier } de partidas anteriores
terminal-kingdomino-discarded = { $count ->
    [one] { $count } descartado
   *[other] { $count } descartados
}
terminal-kingdomino-game = Partida { $number } de { $games }
terminal-kingdomino-game-over = Fin de la partida { $number } de { $games }; puntos hasta ahora: { $scores }
terminal-kingdomino-dynasty-over = Fin de la Dinastía: { $scores }
terminal-kingdomino-bonuses = Al final: { $bonuses }
terminal-kingdomino-crown = corona

## Carcassonne at the terminal
terminal-carcassonne-lay = { $name }, ¿dónde colocas la loseta { $letter }?
terminal-carcassonne-follower = { $name }, ¿colocas un seguidor?
terminal-carcassonne-choice-lay = { $x },{ $y } girada { $rotation }
terminal-carcassonne-choice-follower = { $role } en { $segment }, { $place }
terminal-carcassonne-choice-no_follower = ningún seguidor
terminal-carcassonne-at-once = Tras el +, los puntos que anotas ahora:
terminal-carcassonne-event-draw = { $name } roba la loseta { $letter }, { $tile }.
terminal-carcassonne-event-remove = La loseta { $letter } no encaja en ningún lugar y sale del juego.
terminal-carcassonne-event-place = { $name } coloca la loseta { $letter } en { $x },{ $y }, girada { $rotation }.
terminal-carcassonne-event-follower = { $name } coloca un { $role } en { $segment }.
terminal-carcassonne-event-return = { $name } recupera un seguidor de { $x },{ $y }.
terminal-carcassonne-what = { $feature ->
    [ciudad] una ciudad
    [camino] un camino
   *[other] un monasterio
} de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}{ $pennants ->
    [0] {""}
    [one] {" "}y { $pennants } escudo
   *[other] {" "}y { $pennants } escudos
}
terminal-carcassonne-what-field = un campo con { $cities ->
    [one] { $cities } ciudad completa
   *[other] { $cities } ciudades completas
}
terminal-carcassonne-paid = { $who }: { $points }{ $count ->
    [1] {""}
   *[other] {" "}para cada uno
} por { $what }.
terminal-carcassonne-paid-nobody = { $feature ->
    [ciudad] { $what } está completa
   *[other] { $what } está completo
}; nadie tiene un seguidor allí.
terminal-carcassonne-player = { $name }: { $points } ({ $scores } si la partida acabara ahora), { $count ->
    [one] { $count } seguidor
   *[other] { $count } seguidores
} en la reserva
terminal-carcassonne-pennant = escudo
terminal-carcassonne-hand = Loseta { $letter }:
terminal-carcassonne-turned = girada { $rotation }
terminal-carcassonne-finished = { $feature ->
    [ciudad] { $feature } completa
   *[other] { $feature } completo
}
terminal-carcassonne-unfinished = { $feature ->
    [ciudad] { $feature } incompleta
   *[other] { $feature } incompleto
}
terminal-carcassonne-sheet-map = el mapa; si es más ancho que la ventana, con esta columna en el centro
terminal-carcassonne-sheet-fields = de quién es cada campo, y cuánto vale
terminal-carcassonne-sheet-features = cada camino, ciudad y monasterio que es de alguien
terminal-carcassonne-sheet-tiles = las losetas que quedan por robar
terminal-carcassonne-nobody-there = Nadie tiene un seguidor en ninguno de ellos.
terminal-carcassonne-column-feature = qué
terminal-carcassonne-column-who = quién
terminal-carcassonne-column-tiles = losetas
terminal-carcassonne-column-now = ahora
terminal-carcassonne-column-most = como máximo
terminal-carcassonne-columns = { $first } a { $last }
terminal-carcassonne-wide = El mapa es más ancho que la ventana: para ver las columnas { $columns }, di { $commands }.

## Dominion at the terminal
terminal-dominion-asked = { $name }: { $question }
terminal-dominion-asked-by = { $name } ({ $card }): { $question }
terminal-dominion-name-all = Dilas todas, por ejemplo: 2 { dominion-card-copper }, { dominion-card-estate }.
terminal-dominion-name-or-none = Dilas todas, por ejemplo: 2 { dominion-card-copper }, { dominion-card-estate }; o ninguna.
terminal-dominion-name-ways = Dilas todas, por ejemplo: { $numbers }.
terminal-dominion-choose = { $count ->
    [one] Elige una de ellas, por ejemplo: { $example }.
   *[other] Elige { $count } diferentes, por ejemplo: { $example }.
}
terminal-dominion-none-of-them = «{ $word }» no está entre ellas.
terminal-dominion-only = { $count ->
    [one] Solo hay { $count } { $card }.
   *[other] Solo hay { $count } { $card }.
}
terminal-dominion-none-there = No hay { $card } que elegir.
terminal-dominion-no-card = No hay ninguna carta llamada «{ $word }».
terminal-dominion-cards = qué hacen las cartas de esta partida, o una de ellas
terminal-dominion-column-card = carta
terminal-dominion-column-cost = coste
terminal-dominion-column-types = tipos
terminal-dominion-column-text = qué hace
terminal-dominion-supply = Suministro: coste, carta, cuántas quedan
terminal-dominion-face-down = cartas boca abajo
terminal-dominion-deck = { $count ->
    [one] tu mazo: { $count } carta
   *[other] tu mazo: { $count } cartas
}
terminal-dominion-known = { $above ->
    [0] { $card } encima
    [one] { $card } debajo de { $above } carta
   *[other] { $card } debajo de { $above } cartas
}
