## The house
home = Inicio
help = Reglas y ayuda
close = Cerrar
cancel = Cancelar
theme = Colores
theme-system = Auto
theme-light = Claro
theme-dark = Oscuro
language = Idioma
guest = Visita
name = Nombre
your-name = Tu nombre
games = Juegos
home-title = Una mesa para juegos de construir reinos
home-promise = Reglas exactas, bots que piensan, amigos por un enlace. Sin cuenta, nada que instalar.
players = De { $least } a { $most } jugadores
about-kingdomino = Elige dominós, colócalos en torno a tu castillo y multiplica tus tierras por coronas.
about-carcassonne = Forma un solo paisaje con losetas y envía seguidores a ciudades, caminos, monasterios y campos.
about-dominion = Construye un mazo, turno a turno, hasta que te dé provincias.
about-dominations = Levanta una civilización a través de las eras con triángulos, ciudades y maestrías.
play-bots = Jugar contra bots
new-table = Nueva mesa …
new-table-of = Nueva mesa de { $game }
lobby = Mesas abiertas
lobby-empty = Ninguna mesa espera jugadores. Abre una y envía el enlace a tus amigos.
notices = Licencias del software de esta página
import-record = Abrir un registro …
seats-free = { $count ->
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
go-there = Ir allí
how-many = Número de jugadores
seats = Sitios
seat-number = Jugador { $number }
seat-you = Tú
seat-local = Otra persona en esta pantalla
seat-open = Alguien por enlace
seat-bot = Un bot
seat-open-note = Quien abra primero el enlace
which-bot = Qué bot
options = Opciones
open-table = Abrir la mesa
bot-random = al azar (amable con principiantes)
bot-greedy = codicioso (juega bien)
bot-full-greedy = codicioso atento (mira a todos)

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
resigned = abandonó
bot-kind = bot: { $bot }
your-seat = tu sitio
seat-free = libre
decides = decide
sit-here = Sentarse
invite-link = Enlace de invitación
invite-code = Enlace de invitación como código para escanear
curtain = Pasa la pantalla a { $name }
unveil = Soy { $name }: mostrar mi lado
copy = Copiar enlace
share = Enlace de esta mesa
share-note = Quien lo abra toma un sitio libre o mira. Trae de vuelta aquí cualquier día.
copied = Copiado
waiting-for-people = Esperando gente: envía este enlace.
waiting-for = { $name } decide …
prompt = Tu turno
prompt-kingdomino-take = Tu turno: toma un dominó
prompt-kingdomino-place = Tu turno: coloca tu dominó
prompt-carcassonne-lay = Tu turno: coloca la loseta
prompt-carcassonne-follower = Tu turno: ¿colocar un seguidor?

confirm = Confirmar
rotate = Girar
undo = Deshacer
undo-here = Deshacer hasta aquí
reset-turn = Reiniciar turno
resign = Abandonar
resign-really = Abandonar de verdad: sigue un bot
asks-undo = { $name } pide deshacer una jugada.
asking-undo = { $name } pide a los demás deshacer una jugada …
agree = Permitir
refuse = Rechazar
looking-on = Estás mirando.
moves-list = { $count ->
    [one] { $count } jugada legal
   *[other] { $count } jugadas legales
}
no-moves = Nada que decidir ahora.
tab-board = Tablero
tab-moves = Jugadas
tab-log = Registro
tab-result = Resultado
log = Lo que ha pasado
since = desde tu último turno
note-sit = { $name } se sienta
note-undo = { $name } deshace
note-ask_undo = { $name } pide deshacer
note-agree_undo = { $name } lo permite
note-refuse_undo = { $name } se niega
note-resign = { $name } abandona; sigue un bot
note-rematch = { $name } abre la próxima partida
winners = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
source = Puntos de
source-earlier = Partidas anteriores
source-middle_kingdom = Reino central
source-harmony = Armonía
total = Total
rematch = Jugar otra vez
rematch-go = A la próxima partida
export-record = Registro (JSON)
export-points = Puntos (CSV)
nobody = nadie
keys = Teclas
key-Enter = elegir, luego confirmar
key-R = girar lo elegido
key-Esc = devolverlo
key-M = ir a la lista de jugadas legales
key-U = deshacer
key-arrows = ir de casilla en casilla
key-shift = pasar también por casillas no legales, diciendo por qué
key-help = reglas, ajustes y teclas
key-zoom = agrandar o reducir la mesa
key-fit = mostrar toda la mesa
confirm-switch = Elegir y confirmar son pasos separados
settings = Ajustes
motion = Velocidad de las piezas
motion-none = sin movimiento

## Refusals
refused-no-table = Esta mesa no existe.
refused-no-page = Aquí no hay nada.
refused-no-seat = Este asiento no existe.
refused-seat-taken = Este asiento no está libre.
refused-name-taken = Alguien en esta mesa ya se llama { $name }.
refused-no-name = Di quién eres: el nombre está vacío.
refused-not-yours = Este asiento no es tuyo.
refused-resigned = Has abandonado; un bot sigue jugando por ti.
refused-not-begun = La partida empieza cuando todos los asientos estén ocupados.
refused-over = La partida ha terminado.
refused-goes-on = La partida sigue; esto solo es posible cuando termine.
refused-gone-on = La partida ha avanzado entretanto; mira de nuevo.
refused-not-your-turn = No es tu turno.
refused-illegal = ‘{ $words }’ no se puede jugar ahora.
refused-nothing-to-undo = No hay nada tuyo que deshacer.
refused-asking-already = Alguien ya está pidiendo deshacer.
refused-nobody-asks = Nadie te está pidiendo deshacer.
refused-stranger = Solo quien tiene un asiento, o toma uno, puede hacerlo; permite las cookies y recarga la página.
refused-too-long = Este mensaje es demasiado largo: el máximo son { $most } caracteres.
refused-too-fast = Demasiado rápido; espera un momento.
refused-malformed = Este mensaje no tiene la forma correcta.
refused-too-many-tables = Has abierto { $count } mesas con partidas en curso; termina una de ellas primero.
refused-no-bot = Aquí no hay un bot ‘{ $bot }’.
refused-impossible-table = No puede haber una mesa así.
refused-bad-record = Este no es el registro de una partida que se pueda reproducir.
refused-record-goes-on = La partida registrada no ha terminado tras { $count } acciones; solo se pueden traer partidas enteras.
refused-elsewhere = Solo una página de este servidor puede hacerlo.
refused-too-big = Esto es más de lo que el servidor acepta de una vez.
refused-method = Esto no se puede hacer aquí.
refused-broken = Algo falló en el servidor; nada ha cambiado.
refused-no-action = «{ $words }» no es una jugada; aquí se puede jugar, por ejemplo, «{ $example }».
refused-kingdomino-place-first = Hay que colocar el dominó { $domino } antes de elegir otro.
refused-kingdomino-take-first = Ahora no hay nada que colocar: hay que elegir un dominó de la línea nueva.
refused-kingdomino-king-there = Ya hay un rey en el dominó { $domino }.
refused-kingdomino-not-in-line = El dominó { $domino } no está en la línea nueva.
refused-kingdomino-other-domino = Ahora no toca colocar el dominó { $domino }, sino el { $due }.
refused-kingdomino-taken = La casilla { $x },{ $y } está ocupada.
refused-kingdomino-too-wide = El reino tendría { $squares } casillas de ancho; el límite es { $size }.
refused-kingdomino-too-high = El reino tendría { $squares } casillas de alto; el límite es { $size }.
refused-kingdomino-half-outside = Una de las mitades quedaría fuera de las { $size } por { $size } casillas del reino.
refused-kingdomino-no-room = No hay sitio al lado para la otra mitad.
refused-kingdomino-no-match = Ahí el dominó { $domino } no tocaría ni el castillo ni una casilla de uno de sus terrenos ({ $one }, { $other }).

## Replay
replay = Repetición
step-of = Jugada { $at } de { $last }
first = Al principio
back = Una atrás
forward = Una adelante
to-end = Al final
autoplay = Reproducir
pause = Pausa
speed = Velocidad
seen-by = Visto por
onlooker = espectador
chart = Puntos a lo largo de la partida

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
line-placing = Por colocar ahora
line-offer = Por tomar
line-last = Última ronda: nada que tomar.
pile = { $count ->
    [one] { $count } dominó en el montón
   *[other] { $count } dominós en el montón
}
half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } con 1 corona
   *[other] { $terrain } con { $crowns } coronas
}
domino-of = Dominó { $domino } ({ $what }), rey de { $name }
domino-free = Dominó { $domino } ({ $what }), libre
kingdom-of = Reino de { $name }
property = { $terrain }: { $squares } × { $crowns } = { $points }
legal-square = Casilla legal en { $x }, { $y } desde el castillo
move-kingdomino-take = Tomar el dominó { $domino }: { $what }
move-kingdomino-place = { $at } del castillo, rumbo { $direction }: { $gain }
offset-east = { $count } al este
offset-west = { $count } al oeste
offset-south = { $count } al sur
offset-north = { $count } al norte
event-kingdomino-line = Nueva fila: { $dominoes }
event-kingdomino-king = Sale un rey de { $name }
event-kingdomino-take = { $name } toma el dominó { $domino }
event-kingdomino-place = { $name } coloca el dominó { $domino }
event-kingdomino-discard = { $name } debe descartar el dominó { $domino }
event-kingdomino-end = Fin de la partida: { $scores }
option-kingdomino-dynasty = Dinastía
option-kingdomino-dynasty-help = Tres partidas seguidas; se suman los puntos.
option-kingdomino-middle_kingdom = Reino central
option-kingdomino-middle_kingdom-help = 10 puntos más si el castillo queda en el centro.
option-kingdomino-harmony = Armonía
option-kingdomino-harmony-help = 5 puntos más si no se descartó ningún dominó.
option-kingdomino-mighty_duel = El gran duelo
option-kingdomino-mighty_duel-help = Para dos: reinos de 7 por 7 con todos los dominós.

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
carcassonne-tile-J = borde de ciudad, curva a la derecha
carcassonne-tile-K = borde de ciudad, curva a la izquierda
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
carcassonne-tile-V = curva de camino
carcassonne-tile-W = cruce de tres caminos
carcassonne-tile-X = cruce de cuatro caminos
compass-n = norte
compass-ne = noreste
compass-e = este
compass-se = sureste
compass-s = sur
compass-sw = suroeste
compass-w = oeste
compass-nw = noroeste
compass-middle = centro
table-of-tiles = La mesa, { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
legal-spot = Lugar legal en { $x }, { $y }
why-spot = No encaja de ninguna forma. Lo más cercano: { $clashes }.
why-edge = { $side }: { $mine } contra { $theirs }
why-claim-taken = Aquí ({ $feature }) ya hay un seguidor: { $owners }.
why-claim-none = No se puede colocar un seguidor aquí ({ $feature }).
pays = { $name } +{ $points }
pays-now = Da { $points } ahora
pays-nothing = No da nada ahora
zoom-in = Acercar
zoom-out = Alejar
fit = Ajustar
tint-fields = Campos
remaining = Losetas restantes: { $count }
tile-to-lay = Por colocar
followers-of = Seguidores de { $name }: { $count }
feature = { $feature }, { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} · { $owners } · ahora { $points }, completa { $projected }
move-carcassonne-lay = Colocar en { $x }, { $y }, girada { $rotation }°
move-carcassonne-follower = { $role } en: { $feature } ({ $place })
move-carcassonne-no_follower = Ningún seguidor
event-carcassonne-draw = { $name } roba: { $tile }
event-carcassonne-remove = No encaja: { $tile } se retira
event-carcassonne-place = { $name } coloca una loseta en { $x }, { $y }
event-carcassonne-follower = { $name } coloca un { $role }
event-carcassonne-score = { $feature } completa: { $names } +{ $points }
event-carcassonne-return = Vuelve el { $role } de { $name }
event-carcassonne-final = Al final, { $feature }: { $names } +{ $points }
event-carcassonne-end = Fin de la partida: { $scores }
option-carcassonne-random_start = Sortear quién empieza
option-carcassonne-random_start-help = Si no, empieza el primer sitio.
