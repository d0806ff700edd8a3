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
terminal-nothing-to-undo = Aún no has decidido nada.
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
