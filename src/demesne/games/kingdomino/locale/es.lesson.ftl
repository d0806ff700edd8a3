## La lección de Kingdomino
lesson-kingdomino-welcome = ¡Te damos la bienvenida! En el centro está tu castillo. A su alrededor crece tu reino, dominó a dominó.
    Cada dominó tiene dos casillas de terreno. Algunas llevan coronas: sin coronas, la tierra no vale nada.
    El número de un dominó dice lo bueno que es: los bajos son sencillos, los altos tienen coronas.
lesson-kingdomino-king = Hay cuatro dominós en la fila, y tú tienes dos reyes, igual que Iris. Los reyes se sacan al azar; el primero que sale es tuyo.
    Ponlo en el dominó 41: dos coronas de una vez.
lesson-kingdomino-king-otherwise = Ese está permitido. Pero hoy queremos coronas: busca el dominó 41, al final de la fila.
lesson-kingdomino-king-done = Iris eligió el 19 y el 26, así que a tu segundo rey le quedó el 4. Ahora se forma una nueva fila junto a la primera.
lesson-kingdomino-castle = Los reyes actúan en el orden de sus dominós, empezando por el número más bajo. El tuyo está en el 4, así que empiezas tú.
    Coloca el dominó 4 junto al castillo: el castillo admite cualquier terreno en sus cuatro lados. Gíralo como quieras.
lesson-kingdomino-castle-done = Tu primer bosque. Una vez colocado, un dominó ya no se mueve.
lesson-kingdomino-order = El mismo rey elige ahora un dominó de la nueva fila, y aquí está el corazón del juego: el orden de los números es el orden del próximo turno.
    El 45 tiene dos coronas, pero quien lo elige actúa el último. El 7 es sencillo, pero quien lo elige actúa el primero. Elige el 7.
lesson-kingdomino-order-otherwise = Un buen dominó, quizá, pero con un número más alto no actuarías primero en el próximo turno. Elige el 7, el más bajo.
lesson-kingdomino-order-done = Iris ha colocado sus dos dominós y ha elegido el 15 y el 27. Tu rey del 41 va el último.
lesson-kingdomino-last = Coloca el dominó 41, trigo y prado. Una de sus mitades tiene que tocar el castillo o una casilla de su mismo terreno. De momento solo tienes bosque, así que esta vez tiene que ser el castillo.
lesson-kingdomino-last-done = Para este rey solo quedaba el 45: quien actúa el último se lleva lo que queda. Y se forma una nueva fila.
lesson-kingdomino-first = Mira quién empieza este turno: tu rey del 7, el número más bajo. Primero coloca su lago.
lesson-kingdomino-first-done = Muy bien. Ahora el rey puede elegir, antes que nadie.
lesson-kingdomino-choice = Toda la fila está libre para ti. Elige el 48: tres coronas, el mejor dominó de todos.
lesson-kingdomino-choice-otherwise = Ese puede esperar. Eliges antes que nadie, así que quédate con el mejor: el 48.
lesson-kingdomino-choice-done = Era la recompensa por el sencillo 7. Los números bajos dan la primera elección, los altos dan coronas: lo sopesas cada turno.
lesson-kingdomino-property = Un poco más tarde. Las casillas del mismo terreno que se tocan por los lados son una propiedad. Vale sus casillas por sus coronas: tus 3 casillas de trigo con 1 corona valen 3 puntos.
    Coloca el 41 de modo que su trigo se una a tu trigo y sus dos coronas al otro prado con coronas. Eso da 7 puntos.
lesson-kingdomino-property-otherwise = Eso da menos. Encima del castillo hay un prado con dos coronas, y a su derecha está tu trigo. Pon el 41 entre los dos, con el prado arriba, junto al otro.
lesson-kingdomino-property-done = Siete puntos en una jugada: 2 casillas de prado con 4 coronas valen 8, y tu trigo ha crecido a 4.
lesson-kingdomino-frame = Tu reino nunca puede tener más de 5 casillas de ancho ni de alto, incluido el castillo. El tuyo ya tiene 5 de alto, así que solo puede crecer hacia los lados.
    Toca una casilla apagada y la página te dice por qué ahí no se puede. Después coloca el dominó 43 donde quepa.
lesson-kingdomino-frame-done = Cabe. No dejes huecos de una sola casilla: ningún dominó los llena.
lesson-kingdomino-discard = El último turno: la pila está vacía y los dominós solo se colocan. Tienes dos, el 25 y el 31. Coloca el 25.
lesson-kingdomino-discard-done = Ya no había dónde poner el 31, así que se ha descartado. Descartar no se elige: lo que cabe hay que colocarlo. Iris también ha tenido que descartar uno.
lesson-kingdomino-end = La partida ha terminado: 30 puntos para ti, 22 para Iris. Solo tu bosque, 6 casillas con 3 coronas, ha valido 18. Tu prado no tiene corona y no ha valido nada.
    En caso de empate, decide la propiedad más grande y después el mayor número de coronas. ¡Ya conoces todas las reglas!
