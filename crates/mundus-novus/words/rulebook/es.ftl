# The numbered statements of the rules, in Spanish.

## setup

chapter-setup = Componentes y preparación
rule-setup-1 = Hay 120 cartas de recurso: 16 de cada uno de cacao 1, maíz 2 y tabaco 3 (comunes), 12 de cada uno de café 4, algodón 5 y caña de azúcar 6 (poco comunes), 8 de cada uno de patata 7, índigo 8 y vainilla 9 (raros), y 12 reliquias incas.
rule-setup-2 = Hay 44 cartas de desarrollo; se retiran las marcadas con un número mayor que el de jugadores.
rule-setup-3 = Las imágenes de las cartas se han perdido: sus símbolos, su número de jugadores, cuántas hay de cada tipo y cuatro ingresos están reconstruidos para que encajen con lo que se sabe (27, 32, 37, 41 y 44 cartas con 2 a 6 jugadores; cada evento, cuatro veces). Están todos en una tabla.
rule-setup-4 = Las cinco primeras cartas de desarrollo forman la fila, y tres cartas de recurso, el mercado; todos empiezan sin doblones.
rule-setup-5 = La plaza 1 es el primer Maestro Comerciante; las plazas se sortean al crear la mesa.
rule-setup-6 = El mercado se mantiene de una ronda a otra y solo varía con los cambios de cartas.

## events

chapter-events = Eventos
rule-events-1 = Al comienzo de una ronda, el símbolo de la primera carta de la fila es el evento de la ronda; sin símbolo, no hay evento.
rule-events-2 = En la primera ronda no hay evento.
rule-events-3 = El evento vale para toda la ronda, aunque alguien tome su carta.
rule-events-4 = Ayuda del rey: un jugador puede jugar cualquier número de combinaciones de recursos idénticos, un desarrollo por cada una, incluso del mismo recurso; sigue habiendo una sola combinación de recursos diferentes y una sola venta de reliquias.
rule-events-5 = Indígenas: una combinación de recursos diferentes da 1 doblón por carta.
rule-events-6 = También con Indígenas, una combinación de recursos diferentes necesita al menos cuatro cartas.
rule-events-7 = Tormenta: las combinaciones de recursos idénticos solo dan la primera carta de la fila.
rule-events-8 = Incendio: los almacenes no guardan nada al final de esta ronda.
rule-events-9 = Durante un incendio, los almacenes siguen dando sus ingresos.
rule-events-10 = Piratas: después de la fase de suministro, cada uno descarta una carta a su elección por cada escuadra de dos o más carabelas; las carabelas solas están a salvo.
rule-events-11 = Todos los jugadores eligen a la vez las cartas para los piratas, y esas cartas no se ven.

## supply

chapter-supply = Suministro
rule-supply-1 = Las cartas almacenadas vuelven a la mano.
rule-supply-2 = Cada uno recibe cinco cartas boca abajo.
rule-supply-3 = Después se ponen boca arriba tantas cartas como carabelas hay en juego, y cada escuadra toma una carta por carabela.
rule-supply-4 = El valor de una escuadra es la suma de sus carabelas; elige primero la escuadra más baja; en caso de empate, la que tenga la carabela más baja.
rule-supply-5 = Cuando el mazo se agota, se baraja la pila de descartes y se sigue repartiendo; en ningún otro caso se baraja.
rule-supply-6 = Las cartas se reparten de una en una, en sentido horario a partir del Maestro Comerciante.

## trade

chapter-trade = Anuncio y ofertas
rule-trade-1 = El Maestro Comerciante anuncia un número de cartas: 2, 3 o 4.
rule-trade-2 = Cada uno ofrece en secreto ese número de cartas, todos a la vez; después se descubren todas.
rule-trade-3 = El jugador con el total más alto pasa a ser Maestro Comerciante; una reliquia cuenta como 10.
rule-trade-4 = En caso de empate, el Maestro Comerciante actual conserva el título si está entre los empatados; si no, elige a uno de ellos.

## chain

chapter-chain = Los intercambios
rule-chain-1 = El nuevo Maestro Comerciante toma primero: el jugador al que le toca tiene que tomar una carta ofrecida por otro jugador.
rule-chain-2 = Conserva la carta, o la pone en el mercado y toma una de las tres cartas que había allí, aunque sea del mismo recurso.
rule-chain-3 = Después le toca al jugador cuya carta se ha tomado, que puede tomar del jugador que la tomó.
rule-chain-4 = Con tres o más jugadores, un jugador no puede tomar de otro si las dos últimas cartas se tomaron entre ellos dos; con dos jugadores esto no se aplica.
rule-chain-5 = Tampoco se aplica cuando nadie más que esos dos tiene cartas ofrecidas.
rule-chain-6 = Los intercambios terminan en cuanto nadie más que el jugador al que le toca tiene cartas ofrecidas, incluso antes de que se tome la primera carta.
rule-chain-7 = Ese jugador recupera entonces las cartas propias que siga ofreciendo.
rule-chain-8 = Si ese jugador no es el Maestro Comerciante, el Maestro Comerciante le da exactamente una carta de su mano, a elección del Maestro Comerciante, que solo ven ellos dos.
rule-chain-9 = Al final, cada uno ha recibido tantas cartas como ofreció.

## progression

chapter-progression = Progresión
rule-progression-1 = El Maestro Comerciante elige quién empieza; después se sigue en sentido horario.
rule-progression-2 = Cada combinación y cada venta es opcional y puede ir en cualquier orden.
rule-progression-3 = Una combinación de recursos idénticos, de tres a cinco cartas, da una carta de desarrollo.
rule-progression-4 = Las reliquias son comodines en esa combinación.
rule-progression-5 = Al menos una carta de la combinación no debe ser una reliquia.
rule-progression-6 = Tres cartas comunes toman la primera carta de la fila, cuatro toman una de las tres primeras y cinco toman cualquiera; tres cartas poco comunes toman una de las tres primeras, cuatro o cinco toman cualquiera; las raras toman siempre cualquiera.
rule-progression-7 = La fila se corre y su quinto hueco se repone enseguida.
rule-progression-8 = Una combinación de recursos diferentes, sin reliquias, da doblones.
rule-progression-9 = Cuatro recursos diferentes dan 5 doblones, cinco 7, seis 10, siete 15, ocho 20, nueve 25; menos de cuatro no dan nada.
rule-progression-10 = Las reliquias vendidas aparte dan 3, 7, 12, 18 o 25 doblones por una a cinco reliquias.
rule-progression-11 = Un jugador puede vender reliquias una vez por ronda, cinco como máximo.
rule-progression-12 = Una carta se puede usar una sola vez; las cartas no usadas conservan su recurso.
rule-progression-13 = Cada mercader convierte una carta en un recurso de su clase, una vez por ronda.
rule-progression-14 = Los mercaderes solo actúan mientras se juega una combinación; se pueden usar varios para una misma combinación, cuya clase es la del recurso resultante.
rule-progression-15 = Los mercaderes no pueden convertir reliquias en nada, ni nada en reliquia.
rule-progression-16 = Después de las combinaciones, un jugador recibe los ingresos de todos sus desarrollos y astilleros; luego las cartas no usadas se descartan sin mostrarlas.
rule-progression-17 = Cuando un hueco no se puede reponer, «las tres primeras» y «cualquiera» se refieren a lo que queda; si no hay nada que tomar, no se puede jugar ninguna combinación de recursos idénticos.

## developments

chapter-developments = Desarrollos
rule-developments-1 = Un almacén guarda dos cartas, o bien guarda una y da 1 doblón por ronda.
rule-developments-2 = Nadie está obligado a llenar los almacenes.
rule-developments-3 = Al final de la progresión de un jugador, cada uno de sus astilleros da 1 doblón por cada rival con más carabelas.
rule-developments-4 = Un desarrollo actúa desde el momento en que se toma: los mercaderes, los almacenes y De la Cosa, enseguida; una carabela cuenta enseguida para los astilleros.
rule-developments-5 = Los ingresos se reciben desde la ronda en que se toma el desarrollo.

## characters

chapter-characters = Personajes
rule-characters-1 = En cada ronda, Almagro da 2 doblones; De la Cosa, Las Casas y Valdivia, 1; Cortés, 3.
rule-characters-2 = Pizarro, Ponce de León, Orellana y Coronado no dan nada.
rule-characters-3 = En vez de la carta ganada, el dueño de Almagro puede tomar la primera carta del mazo de desarrollos, sin verla, y tiene que quedársela; la fila no cambia.
rule-characters-4 = Puede hacerlo también con Tormenta, pero no si el mazo está vacío; tomar su última carta no pone fin a la partida.
rule-characters-5 = Los eventos, buenos o malos, no afectan al dueño de De la Cosa.
rule-characters-6 = El dueño de Las Casas puede ofrecer cualquier número de cartas desde 0 hasta el número anunciado, incluso como Maestro Comerciante.
rule-characters-7 = Quien no ofrece nada nunca tiene turno y no recibe nada; si es Maestro Comerciante, toma una carta y da una al final.
rule-characters-8 = La carabela más alta del dueño de Pizarro, entre ambas escuadras, cuenta como 0, también en los empates; sigue contando como carabela.
rule-characters-9 = El dueño de Ponce de León puede dividir sus carabelas en dos escuadras, para el orden de elección y para los Piratas.
rule-characters-10 = Esto se decide al comienzo de cada fase de suministro, antes de repartir ninguna carta.
rule-characters-11 = Valdivia suma 3 al total de su dueño cuando se decide quién es Maestro Comerciante.
rule-characters-12 = El dueño de Orellana gana enseguida 2 doblones cada vez que su cambio deja en el mercado tres recursos idénticos o tres consecutivos, aunque cambie por el mismo recurso.
rule-characters-13 = Las reliquias cuentan como idénticas, nunca como consecutivas.
rule-characters-14 = Cuando la primera carta de la fila no tiene símbolo, el dueño de Coronado puede pagar 2 doblones antes de la fase de suministro para elegir el evento, aunque también posea a De la Cosa.

## end

chapter-end = El final de la partida
rule-end-1 = Quien muestra la combinación perfecta, los nueve recursos y una reliquia, gana al final de la ronda, tengan los doblones que tengan los demás.
rule-end-2 = Se pueden usar mercaderes para completarla.
rule-end-3 = Sus cartas y sus mercaderes quedan usados; no da nada y no cuenta como la combinación de recursos diferentes.
rule-end-4 = Si varios jugadores muestran una combinación perfecta en la misma ronda, gana el que tenga más doblones entre ellos.
rule-end-5 = Si no, cuando alguien tiene al menos 75 doblones al final de una ronda, gana el jugador con más doblones.
rule-end-6 = Si no, cuando la fila no se ha podido reponer hasta cinco cartas, gana el jugador con más doblones; un mazo vacío no pone fin a la partida mientras haya cinco cartas en la fila.
rule-end-7 = Los jugadores empatados comparten la victoria.
rule-end-8 = Nada obliga a la partida a avanzar si todos renuncian a todo.

## hidden

chapter-hidden = Información oculta
rule-hidden-1 = Las manos, las cartas almacenadas, las cartas no usadas que se descartan, las que se dan a los piratas y los mazos están ocultos; el número de cartas es público.
rule-hidden-2 = Antes de descubrir, nadie sabe nada de una elección secreta salvo quién ha terminado: ni qué cartas ni cuántas, ni siquiera con Las Casas.
rule-hidden-3 = Los demás ven una combinación que se está formando, o unas cartas que se están almacenando, solo cuando está terminada.
rule-hidden-4 = Si todos han visto entrar una carta en una mano (cartas boca arriba, tomadas, cambiadas o recuperadas), se sabe que está ahí hasta que esa mano vuelva a perder una carta boca abajo (piratas, la carta que se da, cartas descartadas sin usar), y desde entonces cuenta como no vista; de las cartas ofrecidas o jugadas a la vista ya no se sabe que estén en la mano.
rule-hidden-5 = Después de dar una carta, quien la da sabe que quien la recibe la tiene, y quien la recibe sigue conociendo las demás cartas que todos vieron entrar en la mano de quien la da; cada uno lo sabe hasta que termina la progresión del otro en esta ronda.
rule-hidden-6 = Los descartes propios de un jugador, y las combinaciones jugadas, se conocen hasta la siguiente vez que se baraje.
rule-hidden-7 = Los doblones son públicos; la opción hidden-money solo decide si las páginas los muestran.

## program

chapter-program = Cómo juega el programa
rule-program-1 = El programa juega por sí mismo una decisión si todos pueden ver que solo tiene una respuesta: tenga el jugador las cartas que tenga, hasta donde saben los demás, no debe haber nada más que elegir. Si no, pregunta.
rule-program-2 = Una combinación se forma carta a carta; solo se ofrecen las cartas que todavía permiten completarla.
rule-program-3 = Los bots consideran cada combinación una sola vez, y un cambio por el mismo recurso solo si da algo.
rule-program-4 = Antes de mostrar una combinación, su jugador sabe exactamente qué da: qué cartas de la fila alcanza o cuántos doblones paga.
rule-program-5 = Da igual cuál de las dos escuadras se llame segunda, así que la carabela más baja se queda siempre en la primera.
