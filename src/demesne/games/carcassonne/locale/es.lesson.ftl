## La lección de Carcassonne
lesson-carcassonne-welcome = ¡Te damos la bienvenida! Loseta a loseta, Iris y tú vais a formar un solo paisaje, con ciudades, caminos, monasterios y campos. Es de los dos; lo que da puntos son las partes donde están tus seguidores.
    Cada uno tiene siete seguidores. Jugaremos una pequeña partida de diez losetas.
lesson-carcassonne-road = En tu turno robas una loseta y la colocas junto a las de la mesa. Lo que se toca debe continuar: camino con camino, ciudad con ciudad, campo con campo.
    Coloca tu camino recto a la derecha de la primera loseta, de modo que continúe el camino que hay allí.
lesson-carcassonne-road-otherwise = Ahí también encaja. Pero en esta lección queremos que el camino siga a la derecha de la primera loseta. Si está atravesado, gíralo.
lesson-carcassonne-road-done = El camino pasa ahora por dos losetas y está abierto por los dos extremos.
lesson-carcassonne-thief = Ahora puedes colocar un seguidor en la loseta que acabas de colocar, y solo en ella. En un camino es un ladrón. Coloca uno en el camino.
lesson-carcassonne-thief-otherwise = Está permitido, pero esta vez queremos el camino: un ladrón, por favor.
lesson-carcassonne-thief-done = Iris ha cerrado la pequeña ciudad y ha colocado en ella un caballero. Una ciudad completa vale 2 puntos por loseta, así que ha ganado 4 en el acto, y el caballero ha vuelto enseguida con ella.
lesson-carcassonne-monastery = Un camino termina en un monasterio, en una ciudad o en un cruce. Has robado un monasterio con camino. Colócalo en el extremo derecho de tu camino, girado de modo que los caminos se encuentren.
lesson-carcassonne-monastery-otherwise = Ahí encaja, pero tu camino no terminaría en él. Busca el lugar en el extremo derecho de tu camino.
lesson-carcassonne-monastery-done = Un extremo de tu camino está cerrado. Estará completo cuando lo esté también el otro.
lesson-carcassonne-monk = En el camino ya está tu ladrón, así que ningún otro seguidor puede ir allí. Pero el monasterio está libre: coloca un monje. Vale 1 punto por sí mismo y por cada una de las ocho losetas de alrededor.
lesson-carcassonne-monk-otherwise = ¡Otra vez será! Ahora coloca el monje en el monasterio, en el centro de la loseta.
lesson-carcassonne-monk-done = Iris ha empezado una ciudad más grande, abierta por arriba y por la derecha, con un caballero dentro.
lesson-carcassonne-crossing = Has robado un cruce, donde terminan los caminos. Colócalo en el extremo izquierdo de tu camino, con los otros dos caminos saliendo hacia la izquierda y hacia abajo.
lesson-carcassonne-crossing-otherwise = Casi: va en el extremo izquierdo de tu camino, y los otros dos caminos salen hacia la izquierda y hacia abajo. Gíralo hasta que quede así.
lesson-carcassonne-crossing-done = Tu camino está completo: cuatro losetas, cuatro puntos. Se puntúa enseguida, después de que puedas colocar un seguidor.
lesson-carcassonne-farmer = Ahora la regla difícil: los campos. Un seguidor en un campo es un granjero. Los granjeros solo dan puntos al final de la partida: 3 por cada ciudad completa que linde con su campo.
    Los campos terminan en los caminos y en las ciudades. El gran campo de encima de tu camino linda con la ciudad completa y con la que está construyendo Iris; detrás del monasterio, donde termina el camino, da la vuelta hacia el otro lado. Coloca en él un granjero; ‘{ tint-fields }’ da a cada campo un color propio.
lesson-carcassonne-farmer-otherwise = Ahí no. El rincón de abajo a la izquierda no linda con ninguna ciudad, y un ladrón no es un granjero. Elige el gran campo que va a lo largo de tu camino.
lesson-carcassonne-farmer-done = Tu camino ha dado 4 puntos y tu ladrón ha vuelto. El granjero no: se queda tumbado en el campo hasta el final, así que nunca gastes todos tus seguidores. Iris ha seguido con su ciudad; en tu campo no puede colocar a nadie.
lesson-carcassonne-beside = En la ciudad de Iris hay un caballero suyo, así que no puedes colocar uno allí. Pero puedes empezar una ciudad al lado y unir las dos más tarde.
    Coloca tu loseta arriba a la derecha, encima de la última loseta de Iris, con la ciudad hacia la izquierda.
lesson-carcassonne-beside-otherwise = Esa no. El lugar está arriba a la derecha, encima de la última loseta de Iris, y la ciudad de tu loseta tiene que mirar a la izquierda.
lesson-carcassonne-beside-done = Entre las dos ciudades queda un solo lugar.
lesson-carcassonne-knight = En este momento la tuya es una ciudad aparte, sin nadie dentro. Coloca un caballero.
lesson-carcassonne-knight-otherwise = Sin un caballero, la ciudad de Iris será solo suya. Coloca uno.
lesson-carcassonne-knight-done = Iris no ha encontrado la loseta que necesitaba. Tú sí: una esquina de ciudad.
lesson-carcassonne-join = Coloca la esquina en el hueco, de modo que una las dos ciudades y las cierre.
lesson-carcassonne-join-otherwise = Así no se unen las dos. El hueco está encima de la primera loseta de ciudad de Iris, a la izquierda de tu caballero.
lesson-carcassonne-join-done = Una ciudad de cuatro losetas. Cada uno tiene en ella un caballero y, en caso de empate, cada uno de los empatados se lleva todos los puntos.
lesson-carcassonne-again = Antes de que se puntúe, puedes colocar un seguidor. Mira el campo de esta loseta: no es aquel en el que está tu granjero, y linda con la ciudad que acabas de completar. Una ciudad cuenta para cada campo con el que linda. Coloca un segundo granjero.
lesson-carcassonne-again-otherwise = Podrías guardar el seguidor. Pero la partida casi ha terminado, y este campo linda con una ciudad completa: 3 puntos para un granjero.
lesson-carcassonne-again-done = 8 puntos para ti y 8 para Iris, y los dos caballeros vuelven. Iris tiene la última loseta.
lesson-carcassonne-end = La última loseta está colocada. Ahora puntúa lo incompleto, aunque menos: 1 punto por loseta. Tu monasterio con cinco losetas alrededor da 6. Después vienen los campos: 6 por el grande, con dos ciudades, y 3 por el pequeño.
    27 a 13: los granjeros han marcado la diferencia. Una partida de verdad tiene 72 losetas; ya conoces las reglas.
