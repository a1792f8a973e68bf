# The numbered statements of the rules, in Spanish.

## setup

chapter-setup = Componentes y preparación
rule-setup-1 = El juego básico tiene 112 cartas: 44 edificios de producción y 68 beis.
rule-setup-2 = Los edificios de producción y los beis de coste 1, 2, 3, 4 y 5 valen 1, 1, 2, 2 y 3 puntos; los monumentos de coste 3, 4 y 5 valen 3, 4 y 5; los edificios de coste 6 no tienen puntos impresos.
rule-setup-3 = Cada jugador empieza con una añilería en la mesa, apartada antes de barajar, y cuatro cartas en la mano.
rule-setup-4 = Las cinco cartas de la casa de comercio son 11122, 11222, 11223, 12223 y 12233, del añil a la plata.
rule-setup-5 = Las cartas de la casa de comercio se barajan una sola vez; la usada va debajo de la pila, así que el orden se repite.

## round

chapter-round = La ronda
rule-round-1 = A partir del gobernador y en sentido horario, cada uno toma uno de los personajes que quedan; tomar un personaje es obligatorio.
rule-round-2 = Todos realizan la acción: primero quien eligió el personaje y después los demás en sentido horario.
rule-round-3 = Cuando todos han elegido, los personajes se devuelven y el jugador a la izquierda del gobernador pasa a ser gobernador.
rule-round-4 = Con dos jugadores se toman tres personajes por ronda: el gobernador, el rival y otra vez el gobernador.
rule-round-5 = Al comienzo de cada ronda, salvo la primera, quien tiene más de siete cartas descarta hasta quedarse con siete, a su elección.
rule-round-6 = Con una torre, el límite es de doce.
rule-round-7 = Durante una ronda no hay límite.
rule-round-8 = Antes de comprobar el límite de mano, el dueño de una capilla puede guardar bajo ella una carta de la mano, que vale un punto al final.
rule-round-9 = Cada paso del comienzo de una ronda se completa para todos los jugadores, a partir del nuevo gobernador y en sentido horario, antes del paso siguiente.
rule-round-10 = Cuando hace falta una carta y el mazo está vacío, se baraja la pila de descartes, incluso mientras se están robando cartas.
rule-round-11 = Si aun así faltan cartas, se roba lo que hay.
rule-round-12 = La biblioteca permite a su dueño usar dos veces el privilegio del personaje que ha elegido.
rule-round-13 = Con dos jugadores, la biblioteca se puede usar con un personaje por ronda: el gobernador la usa con el primero o la reserva para el segundo.
rule-round-14 = Esto se decide en el momento de usar el privilegio: con el mercader, después de descubrir la carta de la casa de comercio; con el alcalde, después de llenar las aduanas.

## builder

chapter-builder = El constructor
rule-builder-1 = Un jugador construye un edificio de su mano y lo paga descartando otras cartas de la mano.
rule-builder-2 = El constructor paga una carta menos; con la biblioteca, dos.
rule-builder-3 = Un precio nunca baja de cero y nunca se devuelve nada.
rule-builder-4 = Cada edificio beis se puede construir una sola vez en una ciudad; los edificios de producción, cualquier número de veces.
rule-builder-5 = Una herrería abarata en una carta los edificios de producción; una cantera, los edificios beis.
rule-builder-6 = Con un mercado negro, hasta dos cartas del precio se pueden pagar con mercancías propias.
rule-builder-7 = Con una carpintería, un jugador roba una carta después de construir y pagar un edificio beis; construir la propia carpintería no da carta.
rule-builder-8 = Con un hospicio, quien ha construido y tiene como mucho una carta en la mano, incluida la de la carpintería, roba una carta; si no construye, no hay carta.
rule-builder-9 = El poder de un edificio nuevo se puede usar desde el final de esta fase del constructor, incluso más tarde en la misma ronda.
rule-builder-10 = Se puede renunciar a construir.

## crane

chapter-crane = La grúa
rule-crane-1 = Con una grúa, un jugador puede construir sobre uno de sus propios edificios; el coste de este se descuenta del precio.
rule-crane-2 = No se devuelve nada si el edificio cubierto costaba más.
rule-crane-3 = El edificio cubierto pierde su poder y sus puntos y deja de contar; si tenía una mercancía, se descarta.
rule-crane-4 = Las cartas guardadas bajo una capilla cubierta siguen puntuando; la carta de encima no es un punto de la capilla, sino que tiene sus propios puntos.
rule-crane-5 = Primero se cubre y después se paga: una cantera, herrería, biblioteca o mercado negro cubiertos ya no ayudan.
rule-crane-6 = No se puede cubrir ni la propia grúa ni un edificio idéntico.
rule-crane-7 = Un edificio beis cubierto se puede volver a construir.
rule-crane-8 = Si un jugador tiene varios edificios de producción de la clase que se va a cubrir, se cubre uno vacío, si lo hay.

## producer

chapter-producer = El capataz
rule-producer-1 = Cada uno puede poner una carta, sin verla, en un edificio de producción vacío; el capataz puede poner dos, o tres con la biblioteca.
rule-producer-2 = Con un acueducto, un jugador produce una más: dos, tres o cuatro mercancías.
rule-producer-3 = En un edificio de producción cabe una sola mercancía.
rule-producer-4 = Con un pozo, quien ha producido al menos dos mercancías roba una carta.
rule-producer-5 = Se pueden producir menos mercancías, o ninguna.

## trader

chapter-trader = El mercader
rule-trader-1 = Se descubre una carta de la casa de comercio; cada uno puede vender una mercancía, el mercader dos, o tres con la biblioteca.
rule-trader-2 = Con un puesto comercial, un jugador puede vender una más: dos, tres o cuatro mercancías.
rule-trader-3 = Un jugador anuncia todas las mercancías que vende y las descarta sin verlas; después roba todas las cartas, cada mercancía a su precio.
rule-trader-4 = Con un tenderete, quien ha vendido al menos dos mercancías roba una carta.
rule-trader-5 = Con un mercado cubierto, quien ha vendido al menos una mercancía roba una carta, una vez por fase.
rule-trader-6 = Se pueden vender menos mercancías, o ninguna.

## councillor

chapter-councillor = El alcalde
rule-councillor-1 = Cada uno roba dos cartas y conserva una; el alcalde roba cinco, u ocho con la biblioteca, y conserva una.
rule-councillor-2 = Con una prefectura, un jugador conserva dos de las dos, cinco u ocho cartas.
rule-councillor-3 = Con un archivo, un jugador añade a su mano todas las cartas robadas y después descarta una, cuatro o siete cartas de toda la mano; si además tiene una prefectura, ninguna, tres o seis.
rule-councillor-4 = Se puede renunciar a robar, y el alcalde puede renunciar al privilegio y robar solo dos cartas.

## prospector

chapter-prospector = El buscador de oro
rule-prospector-1 = El buscador de oro roba una carta, o dos con la biblioteca; los demás no reciben nada.
rule-prospector-2 = Después, el dueño de una mina de oro puede descubrir cuatro cartas: si los cuatro costes son distintos, conserva la más barata; si no, ninguna.
rule-prospector-3 = Primero se usan todas las minas de oro y después todas las orfebrerías, en ambos casos en sentido horario a partir de quien eligió el personaje.
rule-prospector-4 = Si hay menos de cuatro cartas disponibles, no se conserva ninguna.

## end

chapter-end = Final de la partida y puntuación
rule-end-1 = La partida termina inmediatamente después de una fase del constructor, completada para todos, en la que alguien tiene doce edificios.
rule-end-2 = Una puntuación se compone de los puntos impresos, las cartas guardadas y los puntos de los edificios que cuentan otras cosas; el palacio se cuenta el último.
rule-end-3 = Un palacio da un punto por cada cuatro puntos de todo lo demás, redondeando hacia abajo.
rule-end-4 = Un gremio da un punto por cada edificio de producción y uno por cada tipo distinto de edificio de producción.
rule-end-5 = Un ayuntamiento da un punto por cada edificio beis, incluido él mismo.
rule-end-6 = Un arco de triunfo da cuatro, seis u ocho puntos por uno, dos o tres monumentos; estos cuentan también para el ayuntamiento.
rule-end-7 = Una ciudad puede tener una estatua y un héroe, pero no dos estatuas.
rule-end-8 = Los empates se deciden por el número de cartas en la mano más las mercancías en edificios de producción; una carta en una aduana no cuenta. Quienes siguen empatados comparten la victoria.
rule-end-9 = Estancamiento: si nadie construye nada en 20 rondas seguidas, la partida termina tal como está. Construir sobre otro edificio cuenta como construir.
rule-end-10 = Estancamiento: si el mazo y la pila de descartes están ambos vacíos al final de una ronda, y también al final de cada una de las tres siguientes, la partida termina tal como está.
rule-end-11 = Un estancamiento se anuncia con tres rondas de antelación y se muestra a todos hasta que se produce o se evita. Se produce al final de una ronda, antes de que cambie el gobernador.

## expansion

chapter-expansion = Expansión «Nuevos edificios»
rule-expansion-1 = La expansión añade 29 cartas, todas beis, y la catedral, también beis, que está junto a los personajes.
rule-expansion-2 = Casa de negocios: al comienzo de una ronda, antes de todo lo demás, su dueño puede descartar una o dos cartas y robar otras tantas.
rule-expansion-3 = Cuartel: mientras haya en la mesa un cuartel sin cubrir, quienes no tienen ni cuartel ni torre solo pueden conservar seis cartas; los dueños de un cuartel conservan siete, y los de una torre, doce.
rule-expansion-4 = Cabaña (coste 1, 1 punto): su dueño roba una carta al final de una fase del mercader en la que nadie ha vendido nada.
rule-expansion-5 = Taberna: desde la fase del constructor siguiente a aquella en que se construyó, su dueño roba una carta al final de cada fase del constructor si ningún jugador tiene menos edificios y al menos uno tiene más.
rule-expansion-6 = Parque: cuando se construye sobre él con la grúa, descuenta seis del precio en vez de tres.
rule-expansion-7 = Aduana: al comienzo de la fase del alcalde, una aduana vacía recibe como mercancía la primera carta del mazo. Siempre se vende por dos cartas y cuenta para el tenderete, el mercado cubierto, el mercado negro y el puerto.
rule-expansion-8 = Banco: una vez por partida y jugador, antes de comprobar el límite de mano, su dueño puede guardar bajo él cualquier número de cartas de la mano, a un punto cada una.
rule-expansion-9 = Puerto: en cada fase del mercader, una mercancía vendida se puede guardar bajo él, sin verla, en vez de descartarla, y vale un punto.
rule-expansion-10 = Orfebrería: después del privilegio del buscador de oro, su dueño puede descubrir la primera carta del mazo y la conserva si ningún jugador, incluido él mismo, tiene ese edificio.
rule-expansion-11 = Residencia: cuatro, tres, dos y un punto por el primer, segundo, tercer y cuarto grupo de tres edificios distintos del mismo coste; cada edificio cuenta en un solo grupo.
rule-expansion-12 = Catedral: cualquier jugador puede construirla como su único edificio de una fase del constructor; al final da cuatro, tres, dos y un punto por los cuatro primeros edificios de coste 6 de los rivales.
rule-expansion-13 = La catedral es beis: una cantera reduce su coste.

## options

chapter-options = Opciones
rule-options-1 = Comienzo con elección: los jugadores reciben 5, 6, 7 u 8 cartas según su plaza y conservan cuatro.
rule-options-2 = La aduana cuesta 3 o, como opción, 1, siempre que importe su coste; solo con la expansión.
rule-options-3 = Primera edición: el gremio da dos puntos por edificio de producción; una mina de oro conserva cualquiera de las cuatro cartas si los cuatro costes son distintos; hay ocho cartas de tabaco y ocho de café.
rule-options-4 = Con la opción «a la vez», en las fases del capataz, del mercader y del alcalde todos deciden al mismo tiempo: qué producen, qué venden, cuántas cartas roban y cuáles conservan.
rule-options-5 = Con esa opción, todos deciden también al mismo tiempo qué cartas ponen bajo la capilla y el banco y cuáles descartan al comienzo de la partida o de una ronda.
rule-options-6 = Las cartas que se roban por esas decisiones llegan cuando todos han decidido, en sentido horario desde quien eligió el personaje.
rule-options-7 = Con esa opción se sigue decidiendo por turnos en una fase en la que el mazo podría no alcanzar para todo lo que se pueda tomar.
rule-options-8 = Sea cual sea el orden en que los jugadores deciden al mismo tiempo, el resultado es el mismo.

## hidden

chapter-hidden = Información oculta
rule-hidden-1 = El número de cartas de una mano es público; las cartas, no.
rule-hidden-2 = Nadie conoce las cartas que están en los edificios y bajo el puerto, ni siquiera su dueño.
rule-hidden-3 = Las cartas bajo la capilla y el banco solo las conoce su dueño.
rule-hidden-4 = Si todos han visto entrar una carta en una mano, se sabe que está ahí hasta que esa mano vuelva a perder una carta boca abajo.
rule-hidden-5 = Un jugador sigue conociendo sus propios descartes, y las cartas que ha visto descartar, hasta la siguiente vez que se baraje.

## program

chapter-program = Cómo juega el programa
rule-program-1 = Si todos pueden ver que una decisión solo tiene una opción, el programa la juega; si solo se puede saber por cartas ocultas, pregunta.
rule-program-2 = Los descuentos, las cartas que se roban por edificios, la torre y el llenado de una aduana son automáticos.
rule-program-3 = Las cartas que nadie ha visto solo se determinan cuando alguien las mira; antes de volver a barajar se determinan las mercancías aún no vistas, por plaza y edificio, y después las cartas bajo los puertos.
