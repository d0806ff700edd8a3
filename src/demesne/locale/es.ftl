## The house
unreachable = No se puede llegar a la mesa
unreachable-about = No hay conexión, o el servidor no está en marcha. Tus partidas están guardadas allí y siguen donde las dejaste.
try-again = Intentar de nuevo
home = Inicio
help = Reglas y ayuda
close = Cerrar
cancel = Cancelar
theme = Colores
theme-system = Auto
theme-light = Claro
theme-dark = Oscuro
this-language = Español
language = Idioma
guest = Invitado
name = Nombre
your-name = Tu nombre
games = Juegos
home-title = Una mesa para juegos de construir reinos
home-promise = Reglas exactas, bots que piensan, amigos por un enlace. Sin cuenta y sin instalar nada.
players = De { $least } a { $most } jugadores
about-kingdomino = Elige dominós, colócalos alrededor de tu castillo y deja que las coronas multipliquen tus tierras.
about-carcassonne = Forma un solo paisaje con losetas y envía seguidores a ciudades, caminos, monasterios y campos.
about-dominion = Construye un mazo, turno a turno, hasta que te dé Provincias.
about-dominations = Guía a una civilización a través de las eras con losetas triangulares, Ciudades y Maestrías.
play-bots = Jugar contra bots
new-table = Nueva mesa …
new-table-of = Nueva mesa de { $game }
lobby = Mesas abiertas
lobby-empty = Ninguna mesa está esperando jugadores. Abre una y envía el enlace a tus amigos.
notices = Licencias del software de esta página
import-record = Abrir un registro …
your-games = Tus partidas
waiting-for-you = { $count ->
    [one] { $count } te espera
   *[other] { $count } te esperan
}
moves-made = { $count ->
    [one] { $count } jugada hasta ahora
   *[other] { $count } jugadas hasta ahora
}
continue = Continuar
leave = Salir
leave-really = ¿Salir de verdad? Un bot sigue en tu lugar
about-what = Demesne es una mesa para juegos de construir reinos: reglas exactas, bots que piensan, amigos por enlace.
about-glyphs = Glifos
about-glyphs-by = Los glifos de las cartas, las piezas y los bots son de { $authors } y otros:
about-glyphs-changed = Los colores son nuestros.
about-fonts = Tipos de letra
about-fonts-by = { $fonts }, de { $author }, con la
about-pictures = Imágenes
about-pictures-own = La propia página dibuja los paisajes, las losetas, los dominós, las cartas y las figuras a partir de tablas.
about-games = Los juegos
about-games-whose = Los juegos pertenecen a sus autores y editoriales; las reglas se cuentan aquí con nuestras propias palabras y no se usa ninguna imagen suya.
seats-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
go-there = Ir allí
how-many = Número de jugadores
seats = Asientos
seat-number = Jugador { $number }
seat-you = Tú
seat-here = En esta pantalla
seat-open = Por enlace
seat-bot = Bot
seat-open-note = Quien abra primero el enlace
which-bot = Qué bot
options = Opciones
open-table = Abrir la mesa
plans = Quién juega
plan-duel = Partida rápida
plan-duel-about = tú y { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
plan-full = Mesa llena
plan-full-about = tú y { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
plan-friends = Con amigos
plan-friends-about = asientos libres, invita por enlace
plan-here = En una pantalla
plan-here-about = cada cual juega aquí en su turno
plan-watch = Mirar
plan-watch-about = bots entre sí
sum-here = { $count ->
    [one] { $count } persona aquí
   *[other] { $count } personas aquí
}
sum-bot = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
sum-open = { $count ->
    [one] { $count } asiento por enlace
   *[other] { $count } asientos por enlace
}
bots-other = otro
more-options = Más opciones
pick-files = Elegir archivos …
own-data = Datos propios
bot-beginner = principiante
bot-beginner-about = juega y se equivoca a menudo
bot-easy = fácil
bot-easy-about = se equivoca de vez en cuando
bot-medium = intermedio
bot-medium-about = un rival parejo
bot-hard = difícil
bot-hard-about = piensa un poco por adelantado
bot-master = maestro
bot-master-about = piensa mucho por adelantado
bot-random = al azar
bot-random-about = amable con principiantes
bot-greedy = codicioso
bot-greedy-about = juega bien
bot-full-greedy = codicioso atento
bot-full-greedy-about = observa a todos

## At the table
table = Mesa
board = Tablero
views = Vistas
status-connecting = Conectando …
status-live = En vivo
status-lost = Conexión perdida, reintentando …
status-gone = No encontrada
no-table = Esa mesa no existe.
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
points-ahead = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $lead } por delante de { $name }
points-even = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, tantos como { $name }
resigned = abandonó
bot-kind = bot: { $bot }
bot-choice = { $bot } ({ $about })
bot-name = { $bot } { $number }
bot-named = { $name } · { $bot }
your-seat = tu asiento
seat-free = libre
decides = decidiendo
sit-here = Sentarse
invite-link = Enlace de invitación
invite-local = Este enlace solo funciona en esta máquina. Para jugar con otros en la red, abre el servidor con: demesne serve --host 0.0.0.0
invite-code = Enlace de invitación como código para escanear
curtain = Pasa la pantalla a { $name }
unveil = Soy { $name }: mostrar mi lado
copy = Copiar enlace
share = Enlace de esta mesa
share-note = Quien lo abra puede ocupar un asiento libre o mirar. El enlace sigue valiendo.
copied = Copiado
waiting-for-people = Esperando jugadores: envía este enlace.
waiting-for = { $name } está decidiendo …
prompt = Tu turno
prompt-kingdomino-take = Tu turno: elige un dominó
prompt-kingdomino-place = Tu turno: coloca tu dominó
prompt-carcassonne-lay = Tu turno: coloca la loseta
hint-kingdomino-take = Haz clic en el que colocarás después; cuanto menor el número, antes vuelves a elegir.
hint-kingdomino-place = Haz clic en un anillo; otro clic, la rueda o R gira el dominó.
hint-carcassonne-lay = Haz clic en un lugar punteado; otro clic, la rueda o R gira la loseta.
prompt-carcassonne-follower = Tu turno: ¿colocar un seguidor?

confirm = Confirmar
rotate = Girar
undo = Deshacer
undo-here = Deshacer hasta aquí
reset-turn = Reiniciar el turno
resign = Abandonar
resign-really = ¿Abandonar de verdad? Un bot sigue por ti
free-seat = Liberar este asiento
allow-several = Dejar que los demás ocupen varios asientos
close-table = Cerrar la mesa
close-really = ¿Cerrarla de verdad? La partida acaba aquí
closed = Esta mesa está cerrada.
trouble = El servidor tiene problemas para guardar esta mesa; lo intenta de nuevo por sí solo.
asks-undo = { $name } pide deshacer una jugada.
asking-undo = { $name } pide a los demás deshacer una jugada …
agree = Permitir
refuse = Rechazar
looking-on = Estás mirando.
moves-list = { $count ->
    [one] { $count } jugada posible
   *[other] { $count } jugadas posibles
}
no-moves = Nada que decidir ahora.
tab-moves = Jugadas
tab-log = Historial
tab-result = Resultado
log = Lo que ha pasado
since = desde tu último turno
note-sit = { $name } se sienta
note-undo = { $name } deshace
note-ask_undo = { $name } pide deshacer
note-agree_undo = { $name } lo permite
note-refuse_undo = { $name } se niega
note-resign = { $name } abandona; sigue un bot
note-rematch = { $name } abre la siguiente partida
note-free = Quien abrió la mesa libera un asiento
note-allow_several = Quien abrió la mesa deja que cada uno ocupe varios asientos
note-close = Quien abrió la mesa la cierra
winners = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
source = Origen de los puntos
source-earlier = Partidas anteriores
source-middle_kingdom = Reino Central
source-harmony = Armonía
total = Total
rematch = Jugar otra vez
rematch-go = Ir a la siguiente partida
export-record = Registro (JSON)
export-points = Puntos (CSV)
nobody = nadie
keys = Teclas
key-Enter = elegir, luego confirmar
key-R = girar lo elegido
key-Esc = devolverlo
key-M = ir a la lista de jugadas posibles
key-U = deshacer
key-arrows = ir de casilla en casilla
key-shift = pasar también por casillas no permitidas, diciendo por qué
key-help = reglas, ajustes y teclas
key-zoom = agrandar o reducir la mesa
key-fit = mostrar toda la mesa
confirm-switch = Elegir y confirmar son pasos separados
confirm-switch-turned = Elegir y confirmar son pasos separados (siempre, para lo que se puede girar)
forced = No había otra jugada posible: { $what }.
forced-switch = Mostrar jugadas forzadas
sound = Sonidos
settings = Ajustes
motion = Velocidad de las piezas
motion-none = sin movimiento
pace = Ritmo de los bots
pace-instant = al instante
pace-normal = normal
pace-slow = lento
pace-step = paso a paso
next-step = Siguiente paso
skip-ahead = Saltar
looking-back = Lo que ocurrió
to-present = Volver al presente
look-again = Mostrar otra vez lo que hizo { $name }
see-board = Ver el tablero
about = Acerca de Demesne
key-L = mostrar el historial

## Refusals
refused-no-table = Esta mesa no existe.
refused-no-page = Aquí no hay nada.
refused-no-seat = Este asiento no existe.
refused-no-lesson = No hay lección para este juego; la hay para { $games }.
refused-no-step = La lección tiene { $count } pasos, contados desde 0.
refused-not-asked = ‘{ $words }’ no es lo que pide este paso.
refused-seat-taken = Este asiento no está libre.
refused-closed = Esta mesa está cerrada.
refused-one-seat = Ya tienes un asiento en esta mesa; quien la abrió puede dejar que cada uno ocupe varios.
refused-not-owner = Solo quien abrió esta mesa puede hacer eso.
refused-not-theirs = Ese asiento no se puede liberar: solo el de otra persona que aún no ha jugado.
refused-name-taken = Alguien en esta mesa ya se llama { $name }.
refused-no-name = Di quién eres: el nombre está vacío.
refused-not-yours = Este asiento no es tuyo.
refused-resigned = Has abandonado; un bot sigue jugando por ti.
refused-not-begun = La partida empieza cuando todos los asientos estén ocupados.
refused-over = La partida ha terminado.
refused-goes-on = La partida sigue en curso; esto solo es posible cuando termine.
refused-gone-on = La partida ya ha avanzado; mira de nuevo.
refused-not-your-turn = No es tu turno.
refused-illegal = «{ $words }» no se puede jugar ahora.
refused-nothing-to-undo = No hay nada tuyo que deshacer.
refused-asking-already = Alguien ya está pidiendo deshacer.
refused-nobody-asks = Nadie te está pidiendo deshacer nada.
refused-stranger = Solo puede hacerlo quien tiene u ocupa un asiento; permite las cookies y recarga la página.
refused-too-long = Este mensaje es demasiado largo: el máximo son { $most } caracteres.
refused-too-fast = Demasiado rápido; espera un momento.
refused-full-log = Ya ha pasado tanto en esta mesa ({ $most } anotaciones) que no se puede añadir nada más.
refused-too-many-lines = Tienes demasiadas mesas abiertas a la vez; cierra algunas.
refused-too-many-imports = Se pueden traer como máximo { $most } registros por hora; vuelve más tarde.
refused-malformed = Este mensaje no tiene el formato correcto.
refused-too-many-tables = Tienes { $count } mesas abiertas con partidas en curso; termina una de ellas primero.
refused-no-bot = Aquí no hay ningún bot «{ $bot }».
refused-impossible-table = Una mesa así no es posible.
refused-bad-data = No se puede jugar con estos archivos de datos. { $what }
refused-bad-record = Este no es el registro de una partida que se pueda reproducir.
refused-record-goes-on = La partida registrada no ha terminado tras { $count } acciones; aquí solo se pueden abrir partidas terminadas.
refused-elsewhere = Solo una página de este servidor puede hacerlo.
refused-too-big = Esto es más de lo que el servidor acepta de una vez.
refused-method = Esto no se puede hacer aquí.
refused-broken = Algo ha fallado en el servidor; mira de nuevo si se ha hecho.
refused-strange-host = Este servidor no responde al nombre ‘{ $name }’; quien lo mantiene puede añadirlo con --host-name.
refused-wrong-players = { $game } es para { $least } a { $most } jugadores, no { $players }.
refused-no-option = { $option }: { $game } no tiene esa opción; tiene { $options }.
refused-no-value = { $option }: { $value } no es posible; puede ser { $values }.
refused-no-game = No hay ningún juego llamado «{ $word }»; hay { $games }.
refused-unknown-bot = No hay ningún bot llamado «{ $bot }» para { $game }; hay { $bots }, o module:Class hecho por ti.
refused-nobody-called = Nadie aquí se llama «{ $word }»; están { $people }.
refused-no-action = «{ $words }» no es una jugada; aquí se puede jugar, por ejemplo, «{ $example }».
refused-kingdomino-place-first = Hay que colocar el dominó { $domino } antes de elegir otro.
refused-kingdomino-take-first = Ahora no hay nada que colocar: hay que elegir un dominó de la fila nueva.
refused-kingdomino-king-there = Ya hay un rey en el dominó { $domino }.
refused-kingdomino-not-in-line = El dominó { $domino } no está en la fila nueva.
refused-kingdomino-other-domino = Ahora no toca colocar el dominó { $domino }, sino el { $due }.
refused-kingdomino-taken = La casilla { $x },{ $y } está ocupada.
refused-kingdomino-too-wide = El reino tendría { $squares } casillas de ancho; el límite es { $size }.
refused-kingdomino-too-high = El reino tendría { $squares } casillas de alto; el límite es { $size }.
refused-kingdomino-half-outside = Una de las mitades quedaría fuera de las { $size } por { $size } casillas del reino.
refused-kingdomino-no-room = No hay espacio al lado para la otra mitad.
refused-kingdomino-no-match = Ahí el dominó { $domino } no tocaría ni el castillo ni una casilla de uno de sus terrenos ({ $one }, { $other }).
refused-kingdomino-duel = El Gran Duelo es para 2 jugadores, no { $players }.
refused-carcassonne-lay-first = Primero hay que colocar la loseta { $letter }.
refused-carcassonne-laid = La loseta ya está colocada; ahora se puede colocar en ella un seguidor, o ninguno.
refused-carcassonne-other-tile = Ahora no toca colocar la loseta { $letter }, sino la loseta { $due }.
refused-carcassonne-cell-taken = Ya hay una loseta en { $x },{ $y }.
refused-carcassonne-alone = La loseta { $letter } quedaría aislada en { $x },{ $y }: al menos un lado tiene que tocar otra loseta.
refused-carcassonne-corner-only = La loseta { $letter } solo tocaría otras por la esquina en { $x },{ $y }: al menos un lado tiene que tocar otra loseta.
refused-carcassonne-clash = La loseta { $letter } girada { $rotation } no encaja en { $x },{ $y }: al { $side } tiene { $mine }, pero la loseta contigua tiene { $theirs }.
refused-carcassonne-no-fit = No encaja en ninguna posición. La más cercana: { $clashes }.
refused-carcassonne-no-followers = No queda ningún seguidor en la reserva.
refused-carcassonne-no-segment = La loseta { $letter } no tiene la parte «{ $segment }»; tiene { $segments }.
refused-carcassonne-other-role = Un seguidor en { $segment } es { $proper }, y no { $role }.
refused-carcassonne-occupied = { $feature ->
    [ciudad] En esta ciudad
    [camino] En este camino
    [campo] En este campo
   *[other] En este monasterio
} ya hay un seguidor: { $names }.

## Lessons
learn = Aprender a jugar
learn-on = Lección: { $at } de { $last }
learn-again = Repetir la lección
lesson = Lección
lesson-words = Lo que se dice
lesson-steps = Pasos
lesson-step = Paso { $at } de { $last }
lesson-back = Atrás
lesson-next = Siguiente
lesson-show = Muéstrame
lesson-end = Terminar
lesson-over = Esa era la lección
lesson-over-about = Ya sabes lo suficiente para jugar. Tu primer rival es principiante y se equivoca, así que no hay prisa.
lesson-play = Jugar la primera partida
lesson-others = Otras lecciones
lesson-start = Desde el principio
lesson-offer = ¿Primera vez con este juego? Apréndelo jugando, en pocos minutos.
lesson-offer-no = No, gracias

## Replay
replay = Repetición
step-of = Jugada { $at } de { $last }
first = Ir al principio
back = Retroceder una
forward = Avanzar una
to-end = Ir al final
autoplay = Reproducir
pause = Pausa
speed = Velocidad
seen-by = Visto por
onlooker = espectador
all-hands = todas las manos abiertas
play-on = Seguir jugando desde aquí
play-on-about = Una mesa nueva empieza con esta posición. Cartas y losetas salen en el orden en que salieron en esta partida.
play-on-as = En el lugar de
play-on-against = Contra
play-on-go = Jugar
chart = Puntos a lo largo de la partida
reading-start = Buscar errores
reading-about = Un bot examina cada decisión con lo que el jugador sabía entonces.
reading-at = Decisión { $at } de { $last }
reading-stop = Parar
reading-found = Jugadas dudosas: { $slips } · Errores graves: { $blunders }
reading-back = Al error anterior
reading-on = Al error siguiente
verdict-best = La mejor jugada
verdict-fine = Una buena jugada
verdict-slip = Una jugada dudosa
verdict-blunder = Un error grave
verdict-better = Mejor: { $move }

## Kingdomino
letter-wheat = T
letter-forest = B
letter-lake = L
letter-grass = P
letter-swamp = C
letter-mine = M
kingdomino-terrain-wheat = trigo
kingdomino-terrain-forest = bosque
kingdomino-terrain-lake = lago
kingdomino-terrain-grass = prado
kingdomino-terrain-swamp = ciénaga
kingdomino-terrain-mine = mina
kingdomino-direction-east = este
kingdomino-direction-south = sur
kingdomino-direction-west = oeste
kingdomino-direction-north = norte
castle = Castillo
lines = Dominós
line-placing = Para colocar ahora
line-offer = Para elegir
line-last = Último turno: nada que elegir.
pile = { $count ->
    [one] queda { $count } dominó en el montón
   *[other] quedan { $count } dominós en el montón
}
half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } con 1 corona
   *[other] { $terrain } con { $crowns } coronas
}
domino-of = Dominó { $domino } ({ $what }), rey de { $name }
domino-free = Dominó { $domino } ({ $what }), libre
domino-own = Dominó { $domino } ({ $what }), tu rey
kingdom-of = Reino de { $name }
kingdom-own = Tu reino
look-closer = Ver de cerca
coming = Por venir: { $count }
standing = Clasificación
squares = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
crowns = { $count ->
    [one] { $count } corona
   *[other] { $count } coronas
}
counted-so-far = Contado hasta ahora
count-skip = Contar todo
count-again = Contar otra vez
property = { $terrain }: { $squares } × { $crowns } = { $points }
legal-square = Casilla posible en { $x }, { $y } desde el castillo
move-kingdomino-take = Elegir el dominó { $domino }: { $what }
move-kingdomino-place = { $at } del castillo, hacia el { $direction }: { $gain }
offset-east = { $count } al este
offset-west = { $count } al oeste
offset-south = { $count } al sur
offset-north = { $count } al norte
event-kingdomino-line = Nueva fila: { $dominoes }
event-kingdomino-king = Sale un rey de { $name }
event-kingdomino-take = { $name } elige el dominó { $domino }
event-kingdomino-place = { $name } coloca el dominó { $domino }
event-kingdomino-discard = { $name } tiene que descartar el dominó { $domino }
event-kingdomino-end = Fin de la partida: { $scores }
option-kingdomino-dynasty = Dinastía
option-kingdomino-dynasty-help = Tres partidas seguidas; se suman los puntos.
option-kingdomino-middle_kingdom = Reino Central
option-kingdomino-middle_kingdom-help = 10 puntos extra si el castillo queda en el centro.
option-kingdomino-harmony = Armonía
option-kingdomino-harmony-help = 5 puntos extra si no se ha descartado ningún dominó.
option-kingdomino-mighty_duel = El Gran Duelo
option-kingdomino-mighty_duel-help = Para dos jugadores: reinos de 7 por 7 con todos los dominós.

## Carcassonne
carcassonne-feature-city = ciudad
carcassonne-feature-road = camino
carcassonne-feature-field = campo
carcassonne-feature-monastery = monasterio
carcassonne-role-farmer = granjero
carcassonne-role-thief = ladrón
carcassonne-role-knight = caballero
carcassonne-role-monk = monje
carcassonne-tile-A = monasterio con camino
carcassonne-tile-B = monasterio
carcassonne-tile-C = ciudad por todos los lados, escudo
carcassonne-tile-D = borde de ciudad y camino recto
carcassonne-tile-E = borde de ciudad
carcassonne-tile-F = ciudad de lado a lado, escudo
carcassonne-tile-G = ciudad de lado a lado
carcassonne-tile-H = dos bordes de ciudad opuestos
carcassonne-tile-I = dos bordes de ciudad contiguos
carcassonne-tile-J = borde de ciudad, camino en curva a la derecha
carcassonne-tile-K = borde de ciudad, camino en curva a la izquierda
carcassonne-tile-L = borde de ciudad y cruce
carcassonne-tile-M = esquina de ciudad, escudo
carcassonne-tile-N = esquina de ciudad
carcassonne-tile-O = esquina de ciudad, camino, escudo
carcassonne-tile-P = esquina de ciudad y camino
carcassonne-tile-Q = ciudad por tres lados, escudo
carcassonne-tile-R = ciudad por tres lados
carcassonne-tile-S = puerta de ciudad, escudo
carcassonne-tile-T = puerta de ciudad
carcassonne-tile-U = camino recto
carcassonne-tile-V = camino en curva
carcassonne-tile-W = cruce de tres caminos
carcassonne-tile-X = cruce de cuatro caminos
carcassonne-place-n = norte
carcassonne-place-ne = noreste
carcassonne-place-e = este
carcassonne-place-se = sureste
carcassonne-place-s = sur
carcassonne-place-sw = suroeste
carcassonne-place-w = oeste
carcassonne-place-nw = noroeste
carcassonne-place-middle = centro
table-of-tiles = La mesa, { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
legal-spot = Lugar posible en { $x }, { $y }
carcassonne-clash = { $side }: { $mine } contra { $theirs }
pays = { $name } +{ $points }
pays-now = Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ahora
pays-nothing = No da nada ahora
zoom-in = Acercar
zoom-out = Alejar
fit = Ajustar
tint-fields = Campos
fields-pay = 3 puntos por cada ciudad terminada que el campo toca
remaining = Losetas restantes: { $count }
tile-to-lay = Para colocar
followers-of = Seguidores de { $name }: { $count }
points-now = ahora
points-if-ended = si acabara ahora
points-played = en el juego
carcassonne-players = Jugadores, puntos y seguidores
feature = { $feature }, { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} · { $owners } · ahora { $points }, { $feature ->
    [ciudad] completa
   *[other] completo
} { $projected }
move-carcassonne-lay = Colocar en { $x }, { $y }, girada { $rotation }°
move-carcassonne-follower = { $role } { $feature ->
    [ciudad] en la ciudad
    [camino] en el camino
    [campo] en el campo
   *[other] en el monasterio
} ({ $place })
move-carcassonne-no_follower = Ningún seguidor
event-carcassonne-draw = { $name } roba: { $tile }
event-carcassonne-remove = No encaja en ningún lugar y sale del juego: { $tile }
event-carcassonne-place = { $name } coloca una loseta en { $x }, { $y }
event-carcassonne-follower = { $name } coloca un { $role }
event-carcassonne-decline = { $name } no coloca ningún seguidor
event-carcassonne-score = { $feature ->
    [ciudad] Ciudad completa
    [camino] Camino completo
   *[other] Monasterio completo
}: { $people ->
    [0] nadie tiene un seguidor allí
   *[other] { $names } +{ $points }
}
event-carcassonne-return = El { $role } de { $name } vuelve a la reserva
event-carcassonne-final = Al final, { $feature }: { $names } +{ $points }
event-carcassonne-end = Fin de la partida: { $scores }
option-carcassonne-random_start = Sortear quién empieza
option-carcassonne-random_start-help = Si no, empieza el primer asiento.
