## La lección de Dominations
lesson-dominations-welcome = ¡Te damos la bienvenida! Guías a un pueblo por tres Eras de cinco turnos cada una. En el centro del mapa está la Cuna; a su alrededor crece el mundo, loseta a loseta.
    Las losetas dan Conocimiento de seis Dominios: Comercio, Oficios, Arte, Ciencia, Política y Religión. El Conocimiento paga Ciudades, Monumentos y Maestrías, y estos dan puntos.
lesson-dominations-tile = El turno empieza con el Crecimiento: colocas una de tus losetas. Cada loseta tiene un Campo en el centro y un recurso en cada punta. Elige la loseta con el Campo de Comercio.
lesson-dominations-tile-otherwise = Una buena loseta para después. Elige la única cuyo Campo, en el centro, es de Comercio.
lesson-dominations-tile-done = En las puntas tiene Comercio, Política y Religión.
lesson-dominations-colours = Un lado entero tiene que quedar unido a la Cuna o a otra loseta. Los cuatro recursos de los extremos del lado unido producen 1 de Conocimiento cada uno, y el Campo también. Donde se encuentran colores iguales, producen 1 más.
    Únela al lado de la Cuna entre Comercio y Oficios, girada de modo que Comercio toque Comercio y Religión toque Oficios.
lesson-dominations-colours-otherwise = Todos los lugares están permitidos, pero este da menos Comercio. Busca el lado de la Cuna entre Comercio y Oficios y gira la loseta hasta que Comercio toque Comercio y Religión toque Oficios.
lesson-dominations-colours-done = Cuatro de Comercio: dos de las puntas que se encuentran, uno porque son iguales, uno del Campo. Y uno de Oficios y uno de Religión del otro extremo.
lesson-dominations-city = Ahora la Construcción. Una Ciudad se levanta en un Campo libre y cuesta 3 de Conocimiento de su Dominio. Construye una en tu loseta.
lesson-dominations-city-otherwise = Podrías pasar o cambiar 2 de Conocimiento por 1 de otro Dominio. Pero tienes justo lo que cuesta una Ciudad: constrúyela.
lesson-dominations-city-done = La Ciudad da 1 de Influencia y te deja guardar hasta 10 de Comercio en lugar de 5. Y mira: Iris ha unido una loseta a la tuya, y eso ha activado tu Ciudad, así que has recibido 1 de Comercio en su turno.
lesson-dominations-locus = Unos turnos después. Alrededor de un punto hay cinco losetas, y el sexto lugar está abierto. Quien cierra un anillo así crea un Locus: en lugar de los lados unidos, producen los seis recursos de ese punto, sin nada extra por colores iguales. Y se activan todas las Ciudades del anillo.
    Tu loseta está lista. Cierra el anillo, girada como quieras.
lesson-dominations-locus-otherwise = Así no se cierra el anillo. Busca el hueco entre las losetas, el más alejado de la Cuna, donde ya se encuentran cinco puntas.
lesson-dominations-locus-done = Ocho de Conocimiento con una sola loseta: seis del punto, uno del Campo y uno de tu Ciudad del anillo. Así que vigila los anillos a los que les falta una loseta y no se los dejes a Iris.
lesson-dominations-mastery = La tercera fase es el Desarrollo: puedes desarrollar una Maestría. Cuesta su valor en Conocimiento de su Dominio y después te ayuda hasta el final de la partida. Tienes 4 de Religión: desarrolla Templos, por 3.
lesson-dominations-mastery-otherwise = Otra vez será. En esta lección desarrolla Templos, una Maestría de Religión.
lesson-dominations-mastery-done = Pagado. Ahora la carta necesita su lugar en tu árbol, que empieza con la Hoguera.
lesson-dominations-nodus = Donde se tocan dos cartas de tu árbol, sus mitades deben tener el mismo color, y juntas forman un Nodus de ese Dominio. La Hoguera es Vestigium, blanca, y se une a cualquier color.
    De cada Maestría hay cuatro copias con mitades distintas. Templos da 2 de Religión cada vez que creas un Nodus de Religión. Así que elige una copia y un lugar en los que una mitad de Religión toque la Hoguera.
lesson-dominations-nodus-otherwise = Eso forma un Nodus, pero de otro Dominio, y Templos no da nada. Elige una copia cuya mitad de Religión toque la Hoguera.
lesson-dominations-nodus-done = Un Nodus de Religión, y 2 de Religión en el acto. Muchas Maestrías y Objetivos cuentan Nodus, así que piensa dónde irán las próximas cartas: cada una tiene que encajar con todas las contiguas.
lesson-dominations-era = El último turno de la Era. Te quedan 2 de Comercio y 2 de Religión, y a Iris 3 de Oficios. Podrías gastar algo, pero quien conserva más Conocimiento de un Dominio se lleva su Rol. Termina el turno.
lesson-dominations-era-otherwise = Cambiar te costaría un Rol. Simplemente termina el turno.
lesson-dominations-era-done = Cada uno anota puntos por su Influencia: 3 para ti, 1 para Iris. En Comercio y en Religión te quedaba a ti más: Mercader y Sumo Sacerdote son tuyos en la próxima Era, 3 y 5 puntos. Después todo el Conocimiento vuelve a 0.
lesson-dominations-end = Después de tres Eras cuentan también las metas de tu Objetivo, hasta 100 puntos. Los Monumentos los construyen todos, nivel a nivel: los redondos se levantan sobre un Locus.
    Quien tiene más Influencia al final de una Era también puede asimilar una Maestría de otra persona. El resto lo encontrarás en la ayuda mientras juegas.
