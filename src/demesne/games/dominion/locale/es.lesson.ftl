## La lección de Dominion
lesson-dominion-welcome = ¡Te damos la bienvenida! Todos empiezan con el mismo mazo modesto de diez cartas: siete Cobres y tres Fincas. Cada turno compras cartas mejores, y quien tenga más puntos al final gana.
    Tienes cinco cartas en la mano. En el centro está el Suministro: ahí se compra.
lesson-dominion-treasures = Un turno tiene tres fases: Acción, Compra y Mantenimiento. Todavía no tienes cartas de Acción, así que esta es tu Fase de Compra. Primero convierte tus Tesoros en monedas: juégalos todos.
lesson-dominion-treasures-otherwise = Puedes jugar los Tesoros uno a uno o parar aquí. Pero queremos los cuatro Cobres: pulsa ‘{ move-dominion-play_all_treasures }’.
lesson-dominion-treasures-done = Cuatro monedas. La Finca no da monedas: vale un punto al final y, hasta entonces, solo ocupa tu mano.
lesson-dominion-smithy = Tienes una Compra. El número de una carta es lo que cuesta. Gasta tus cuatro monedas en una Herrería, una carta de Acción con la que robas tres cartas.
lesson-dominion-smithy-otherwise = Puedes comprarla. Pero en esta lección queremos una buena carta de Acción: la Herrería, por cuatro monedas.
lesson-dominion-smithy-done = La Herrería ha ido a tu Pila de Descartes, no a tu mano. En la Fase de Mantenimiento has descartado todo y has robado cinco cartas. Iris ha comprado una Plata.
lesson-dominion-village = Tu segundo turno. Tus Tesoros ya están jugados y han dado tres monedas. Compra una Aldea: da una carta y dos Acciones, y pronto verás para qué.
lesson-dominion-village-otherwise = Esta vez no. Compra una Aldea, por tres monedas.
lesson-dominion-village-done = Tu mazo se ha acabado, así que la Pila de Descartes se ha barajado y es tu nuevo mazo. Así llegan a tu mano las cartas que compras.
lesson-dominion-actions = Unos turnos después tienes las dos en la mano. En la Fase de Acción tienes una Acción: te permite jugar una carta de Acción. Si juegas antes la Herrería, la Aldea se queda en la mano, sin usar.
    Así que juega primero la Aldea. Gasta una Acción y da dos, además de una carta.
lesson-dominion-actions-otherwise = Así la fase acabaría con una carta sin usar. Juega primero la Aldea: te da Acciones para la Herrería.
lesson-dominion-actions-done = Has robado un Cobre y te quedan dos Acciones.
lesson-dominion-cards = Ahora juega la Herrería: tres cartas más.
lesson-dominion-cards-otherwise = Te queda una Acción, así que aprovéchala: juega la Herrería.
lesson-dominion-cards-done = Siete cartas en la mano. Entre ellas no hay otra carta de Acción, así que empieza la Fase de Compra.
lesson-dominion-gold = Tus Tesoros han dado seis monedas. Es el precio de un Oro, que vale tres monedas cada vez que lo juegas. Cómpralo.
lesson-dominion-gold-otherwise = Podrías. Pero es raro tener seis monedas tan pronto, y el Oro es el mejor Tesoro que hay: cómpralo.
lesson-dominion-gold-done = Buena compra. Los Tesoros y las Acciones hacen más fuerte tu mazo; los puntos vienen después.
lesson-dominion-reaction = Ahora, los demás jugadores. Iris ha jugado una Milicia, un Ataque: los demás jugadores tienen que descartar hasta quedarse con tres cartas.
    Pero en tu mano hay un Foso, una Reacción. Cuando se juega un Ataque, puedes revelarlo antes de que el Ataque haga nada, y el Ataque no te afecta. Revélalo.
lesson-dominion-reaction-otherwise = Así perderías dos cartas. Revela el Foso: no te cuesta nada.
lesson-dominion-reaction-done = Sigues con cinco cartas, y el Foso ha vuelto a tu mano: solo se ha mostrado. Te protege de cualquier Ataque, también de la Bruja y sus Maldiciones. Iris ha tenido sus dos monedas de todos modos y ha comprado un Oro.
lesson-dominion-discard = Otra Milicia, y esta vez tu Foso está en algún lugar del mazo. Tienes que descartar dos cartas. Piensa en tu próximo turno: ¿qué cartas te ayudan menos? Descarta las Fincas.
lesson-dominion-discard-otherwise = Esa te serviría en el próximo turno. Las Fincas no hacen nada en la mano: descártalas primero.
lesson-dominion-discard-done = El Ataque apenas ha dolido: el Oro, la Plata y el Cobre siguen contigo. Las cartas de la Pila de Descartes no se pierden, vuelven.
lesson-dominion-province = Mucho más tarde. Tienes ocho monedas y queda una Provincia, que vale seis puntos. Cuando se agotan las Provincias, o tres montones cualesquiera, la partida termina con ese turno. Cómprala.
lesson-dominion-province-otherwise = Más dinero ya no ayuda: la partida está a punto de acabar, y deciden los puntos. Compra la Provincia.
lesson-dominion-province-done = Era la última Provincia, así que la partida ha terminado.
lesson-dominion-end = Cuentan todas tus cartas, estén donde estén: cinco Provincias, un Ducado y tres Fincas suman 36 puntos. Iris tiene 24.
    Las cartas de Victoria ganan la partida, pero estorban en la mano. Saber cuándo empezar a comprarlas es el arte de Dominion.
