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
terminal-no-action = «{ $words }» no es una jugada. { terminal-answer }
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
terminal-asked = { $name }: { $question }
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
terminal-carcassonne-event-decline = { $name } no coloca ningún seguidor.
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
terminal-no-card = No hay ninguna carta llamada «{ $word }».
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

## Dominations at the terminal
terminal-dominations-letter-trade = C
terminal-dominations-letter-craft = O
terminal-dominations-letter-art = A
terminal-dominations-letter-science = I
terminal-dominations-letter-government = P
terminal-dominations-letter-religion = R
terminal-dominations-side-n = n
terminal-dominations-side-e = e
terminal-dominations-side-s = s
terminal-dominations-side-w = o
terminal-dominations-cell = { $x },{ $y } { $pointing ->
    [up] arriba
    [down] abajo
   *[other] {""}
}
terminal-dominations-at = en { $at }
terminal-dominations-turned = girada { $turned }
terminal-dominations-vp = { $points } PV
terminal-dominations-tiles = Losetas
terminal-dominations-further = ... y a la derecha de eso:
terminal-dominations-sheet-all = todas las opciones, cuando la lista solo muestra las principales
terminal-dominations-sheet-map = el mapa
terminal-dominations-sheet-hand = tus losetas
terminal-dominations-sheet-tree = tu árbol de la civilización, o el de otra persona
terminal-dominations-sheet-cards = todas las Maestrías, o las de un Dominio y lo que te impide tenerlas
terminal-dominations-sheet-card = qué hace una carta, un Monumento, un Rol o una loseta, y qué de ello está impreso
terminal-dominations-sheet-fits = dónde cabe una carta en tu árbol, por las letras de sus copias
terminal-dominations-sheet-why = qué te impide tener una Maestría o un Monumento
terminal-dominations-sheet-goals = cuánto le falta a cada cual para las metas de los Objetivos
terminal-dominations-sheet-players = Conocimiento, puntos por origen, Roles y Nodus de todos
terminal-dominations-sheet-monuments = los Monumentos en juego y sus próximos niveles
terminal-dominations-map = { $camp } un Campo, { $city } con una Ciudad de { $name } de nivel 1; letras minúsculas: recursos; ({ $locus }) un Locus
terminal-dominations-map-monuments = M1 o (1) Monumento 1, con lados + de recompensa y x que nada puede tocar; * Vestigium
terminal-dominations-map-known = La Cuna y las losetas del mapa: { $known }.
terminal-dominations-marks = ~ reconstruido, ? deducido, = datos propios, sin signo: impreso
terminal-dominations-nodus = Nodus de { $name }: { $nodus }; * Vestigium, # Corruptio
terminal-dominations-two-for-one = 2 por 1
terminal-dominations-short-advanced = av.
terminal-dominations-fit-card = ¿En qué lugar de tu árbol va esta carta: { $card }?
terminal-dominations-your-points = Tienes { $points }.
terminal-dominations-goals-met = { $objective }, metas cumplidas: { $met } de { $goals }
terminal-dominations-met = cumplida
terminal-dominations-not-revealed = Los Objetivos aún no se han revelado.
terminal-dominations-scale = Puntos por metas cumplidas: { $steps }.
terminal-dominations-scale-step = { $points } por { $met }
terminal-dominations-points-met = { $points } (metas cumplidas: { $met })
terminal-dominations-tree = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en el árbol; Nodus: { $nodus }
terminal-dominations-shape-diamond = rombo
terminal-dominations-shape-circle = círculo
terminal-dominations-built = { $monument } ({ $where }): { $built } de { $total }
terminal-dominations-next = el próximo cuesta { $cost } y vale { $points } PV
terminal-dominations-controlled = quien controla: { $name }
terminal-dominations-which-card = ¿Qué carta? Di su nombre.
terminal-dominations-meant = ¿Querías decir { $near }?
terminal-dominations-mastery = Maestría de { $domain } de valor { $value }: cuesta { $cost }; mejorarla cuesta { $upgrade }.
terminal-dominations-needs = Requiere otra Maestría de { $domain } con valor { $value } o más.
terminal-dominations-face = { $face }, { $points } PV: { $effect } ({ $known })
terminal-dominations-copies = Medios Nodus de las copias: { $copies }
terminal-dominations-put-diamond = Un rombo, unido al mapa junto a una Ciudad de { $domain }.
terminal-dominations-put-circle = Un círculo, puesto en un Locus libre.
terminal-dominations-level-of = Nivel { $level }: { $about }
terminal-dominations-level = cuesta { $cost }; { $points } PV. { $effect } ({ $known })
terminal-dominations-role = Para quien tiene más { $domain } al final de una Era: { $points } PV, en la última Era { $last }.
terminal-dominations-campfire = La primera carta de todo árbol.
terminal-dominations-cradle = El hexágono en medio del mapa; ninguna Ciudad puede estar en él.
terminal-dominations-as-a-whole = En conjunto: { $known }.
terminal-dominations-field-name = nombre
terminal-dominations-field-name_en = nombre en inglés
terminal-dominations-field-name_pt = nombre en portugués
terminal-dominations-field-domain = Dominio
terminal-dominations-field-value = valor
terminal-dominations-field-basic = lado básico
terminal-dominations-field-advanced = lado avanzado
terminal-dominations-field-cost = coste
terminal-dominations-field-upgrade_cost = coste de mejorar
terminal-dominations-field-vp = puntos
terminal-dominations-field-nodus = Nodus
terminal-dominations-field-effect = efecto
terminal-dominations-field-levels = niveles
terminal-dominations-field-shape = forma
terminal-dominations-field-reward = recompensa
terminal-dominations-field-piece = pieza
terminal-dominations-field-piece_corners = esquinas de la pieza
terminal-dominations-field-goals = metas
terminal-dominations-field-corners_clockwise = esquinas
terminal-dominations-value = valor { $value }
terminal-dominations-market = + puede ser tuya ahora, [ ] en tu árbol, [av.] avanzada; di cards DOMINIO para ver qué hacen
terminal-dominations-can-develop = Nada lo impide: puedes desarrollar { $card } cuando desarrolles en tu turno.
terminal-dominations-can-upgrade = Nada lo impide: puedes mejorar { $card } cuando desarrolles en tu turno.
terminal-dominations-can-construct = Nada lo impide: puedes construir un nivel de este Monumento cuando construyas en tu turno: { $card }.
terminal-dominations-not-bought = { $card }: no está en venta; solo las Maestrías y los niveles de Monumentos.
terminal-dominations-not-in-trees = { $card }: no va a un árbol; solo las Maestrías y los niveles de Monumentos.
terminal-dominations-fits = cabe
terminal-dominations-more = { $count ->
    [one] ... y { $count } opción más: di all para verla.
   *[other] ... y { $count } opciones más: di all para verlas todas.
}
terminal-dominations-take = { $tile }: como mucho { $knowledge }, de lo que caben { $kept }, en { $at } girada { $turned }
terminal-dominations-locus = Locus { $at }
terminal-dominations-ways = { $count } maneras
terminal-dominations-produced = ^ con Concentración, * Vestigium por nombrar, = lo que dejan tus límites
terminal-dominations-city = { $level ->
    [1] Ciudad de { $domain }
   *[other] Ciudad de { $domain } al nivel { $level }
} por { $price }: { $gain }
terminal-dominations-limit = límite de { $before } a { $limit }
terminal-dominations-lay-diamond = en { $at } con la punta en { $tip_x },{ $tip_y }
terminal-dominations-free = gratis
terminal-dominations-places = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
terminal-dominations-in-place = en su lugar
terminal-dominations-column-card = carta
terminal-dominations-column-cost = coste
terminal-dominations-column-now = ya
terminal-dominations-column-fits = cabe
terminal-dominations-column-effect = efecto
terminal-dominations-fit = Nodus { $nodus }, deja { $sides }
terminal-dominations-trade = { $give } de { $domain } por { $get } de
terminal-dominations-event-place = { $name } coloca { $tile } en { $at }
terminal-dominations-event-reactivate = { $name } reactiva la loseta en { $at }
terminal-dominations-event-activate = Se activa una Ciudad de { $name } en { $at }
terminal-dominations-event-city = { $name } construye una Ciudad de nivel { $level } en { $at }

## The arena
arena-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, semilla { $seed }
arena-bot = bot
arena-wins = victorias
arena-share = proporción
arena-interval = intervalo del 95 %
arena-from-to = { $low } a { $high }
arena-points = media de puntos
arena-time = tiempo por decisión
arena-faults = fallos
arena-ratings = Clasificación, con intervalos del 95 %
arena-ratings-about = La clasificación de Bradley y Terry se cuenta desde la media de estos bots; 400 más son diez victorias contra una. Una distribución previa débil la mantiene finita. El intervalo es el más ancho de dos: el de partidas independientes entre sí y el de cuánto difieren los repartos. La clasificación openskill depende del orden de las partidas.
arena-elo = Bradley-Terry, Elo
arena-skill = openskill
arena-decided = Lo que han decidido las partidas
arena-table = mesa
arena-games = partidas
arena-known = qué se sabe
arena-against = { $bot } contra { $others }
arena-verdict = { $verdict ->
    [less] la proporción del primer bot es del { $low } o menos, no del { $high } o más
    [more] la proporción del primer bot es del { $high } o más, no del { $low } o menos
    [narrow] el intervalo de la proporción no pasa del { $width }
   *[open] las partidas no lo han decidido: hacen falta más
}
arena-about = Demesne { $version }; bots: { $bots }.
arena-before = Cuántas veces el bot de la fila quedó por delante del de la columna (de tantas partidas)
arena-course = Proporción de victorias a lo largo de las partidas
arena-spread = Puntos
arena-seats = Proporción de victorias por asiento
arena-seat = asiento
arena-broken-off = Interrumpido tras { $played } de { $games } partidas.
arena-selfplay = { $folder }: { $games } partidas; decisiones escritas ahora: { $rows }.

## Analysis
analysis-seats = Cómo decidieron los jugadores
analysis-losses = Lo que más costó
analysis-record = partida
analysis-player = jugador
analysis-decisions = decisiones
analysis-same = como haría el bot
analysis-mean = pérdida media
analysis-number = decisión
analysis-played = jugado
analysis-best = mejor
analysis-loss = pérdida
