# The numbered statements of the rules, in Spanish.

## setup

chapter-setup = Componentes y preparación
rule-setup-1 = Puerto Rico es para tres a cinco jugadores; dos pueden jugar con la variante oficial.
rule-setup-2 = Cada uno empieza con 2 doblones si juegan tres, 3 si juegan cuatro y 4 si juegan cinco.
rule-setup-3 = En la reserva hay 75 puntos de victoria para tres jugadores, 100 para cuatro y 122 para cinco.
rule-setup-4 = En la reserva hay 55, 75 o 95 colonos para tres, cuatro o cinco jugadores.
rule-setup-5 = El barco de colonos empieza con tantos colonos como jugadores.
rule-setup-6 = Hay tres barcos de carga: de 4, 5 y 6 casillas para tres jugadores; de 5, 6 y 7 para cuatro; de 6, 7 y 8 para cinco.
rule-setup-7 = El colonizador, el alcalde, el constructor, el capataz, el mercader y el capitán se usan siempre; con cuatro jugadores hay además un buscador de oro y con cinco hay dos.
rule-setup-8 = Boca arriba hay una plantación más que jugadores.
rule-setup-9 = A partir del gobernador y en sentido horario, tres jugadores empiezan con añil, añil y maíz; cuatro, con añil, añil, maíz y maíz; cinco, con añil, añil, añil, maíz y maíz.
rule-setup-10 = Aparte de su dinero y de una plantación, nadie tiene nada al empezar: ni colonos, ni barriles, ni edificios, ni puntos.
rule-setup-11 = Hay 10 barriles de maíz, 11 de añil, 11 de azúcar, 9 de tabaco y 9 de café, todos en la reserva al empezar.
rule-setup-12 = Hay 10 plantaciones de maíz, 12 de añil, 11 de azúcar, 9 de tabaco y 8 de café.
rule-setup-13 = Hay 8 canteras; forman una pila aparte, boca arriba, y nunca están entre las losetas que se roban.
rule-setup-14 = Cada plantación y cada cantera tiene un círculo.
rule-setup-15 = Las plantaciones iniciales se apartan antes de mezclar las demás: la hilera boca arriba y las pilas contienen exactamente el resto.
rule-setup-16 = Una isla tiene 12 casillas y una ciudad tiene 12 casillas.
rule-setup-17 = Hay 20 losetas de edificios de producción, dos de cada edificio violeta pequeño y una de cada edificio grande.
rule-setup-18 = El precio, los puntos de victoria, los círculos, el número de copias y el tamaño de cada edificio son los de la tabla de edificios.
rule-setup-19 = La banca nunca se queda sin dinero.
rule-setup-20 = El primer jugador, en la plaza 1, es el primer gobernador; quién la ocupa se sortea o se elige al crear la mesa.
rule-setup-21 = La reserva de puntos de victoria se cuenta en puntos, sean cuales sean las fichas, y es visible para todos.

## round

chapter-round = La ronda
rule-round-1 = Primero elige personaje el gobernador; después eligen los demás por turno, en sentido horario, un personaje cada uno.
rule-round-2 = Un personaje ya tomado no se puede volver a tomar en la misma ronda.
rule-round-3 = Tomar un personaje es obligatorio.
rule-round-4 = Quien toma un personaje toma enseguida los doblones que tenga encima, antes de su acción.
rule-round-5 = Quien eligió el personaje realiza primero su acción; después, todos los demás en sentido horario, una vez cada uno.
rule-round-6 = Solo quien eligió el personaje tiene su privilegio.
rule-round-7 = Se puede renunciar a una acción o a un privilegio, salvo a embarcar. Los privilegios del constructor, del mercader y del buscador de oro se aplican automáticamente, y también el del capitán, salvo si los puntos adicionales vaciaran la reserva.
rule-round-8 = Quien renuncia a una acción o no puede realizarla no impide que los demás la realicen.
rule-round-9 = No se puede renunciar a los colonos del barco.
rule-round-10 = Cuando todos han elegido y todas las acciones están hechas, se pone un doblón en cada personaje que nadie ha tomado: en tres personajes con tres a cinco jugadores.
rule-round-11 = Los doblones de los personajes se acumulan de una ronda a otra.
rule-round-12 = Después todos los personajes vuelven a la mesa y el jugador a la izquierda del gobernador pasa a ser gobernador.
rule-round-13 = Los dos buscadores de oro de una partida de cinco son dos cartas distintas, cada una con sus propios doblones.

## settler

chapter-settler = El colonizador
rule-settler-1 = A partir del colonizador y en sentido horario, cada jugador puede tomar una plantación boca arriba.
rule-settler-2 = Una loseta tomada va a la isla del jugador y ya no está disponible para los siguientes.
rule-settler-3 = El colonizador puede tomar en su lugar una cantera: es su privilegio.
rule-settler-4 = Los demás jugadores no pueden tomar una cantera.
rule-settler-5 = El dueño de una caseta de obras ocupada puede tomar una cantera en vez de una plantación, aunque no sea el colonizador.
rule-settler-6 = Un colonizador con caseta de obras no puede tomar dos canteras, ni una cantera y una plantación.
rule-settler-7 = Cuando no quedan canteras, el privilegio del colonizador y la caseta de obras no tienen efecto.
rule-settler-8 = Las losetas de la isla nunca se retiran.
rule-settler-9 = Quien tiene la isla completa no toma nada.
rule-settler-10 = Se puede renunciar a tomar una plantación o una cantera.
rule-settler-11 = Antes de su elección normal, el dueño de una hacienda ocupada puede robar una plantación boca abajo.
rule-settler-12 = La plantación robada con la hacienda se tiene que colocar en la isla; no se puede descartar.
rule-settler-13 = La hacienda nunca da una cantera, ni siquiera al dueño de una caseta de obras o al colonizador.
rule-settler-14 = Si la plantación de la hacienda completa la isla, no hay elección normal.
rule-settler-15 = Si la isla está completa, la hacienda no roba nada.
rule-settler-16 = La plantación robada se ve antes de la elección normal, que el jugador todavía puede hacer o a la que puede renunciar.
rule-settler-17 = Usar la hacienda es opcional, y roba como máximo una vez por fase del colonizador.
rule-settler-18 = El dueño de un hospicio ocupado puede poner un colono en la plantación o cantera de su elección normal.
rule-settler-19 = El hospicio nunca pone un colono en la plantación robada con la hacienda.
rule-settler-20 = El colono del hospicio viene de la reserva o, si está vacía, del barco de colonos; si ambos están vacíos, no hay colono.
rule-settler-21 = Se puede renunciar al colono del hospicio.
rule-settler-22 = Cuando todos han tenido su turno, las plantaciones boca arriba que quedan se descartan y se ponen otras nuevas: una más que jugadores.
rule-settler-23 = Las losetas descartadas se mezclan para formar pilas nuevas solo cuando hace falta una loseta y no queda ninguna; antes se ponen las losetas restantes.
rule-settler-24 = También se mezclan las losetas que se acaban de descartar.
rule-settler-25 = Si aun así faltan plantaciones, se pone una hilera más corta.
rule-settler-26 = Las cinco pilas boca abajo cuentan como una: cada loseta boca abajo tiene la misma probabilidad de ser la siguiente.
rule-settler-27 = Si las pilas están vacías cuando roba la hacienda, las losetas descartadas se mezclan del mismo modo.
rule-settler-28 = Si no hay ni pilas ni losetas descartadas, la hacienda no tiene efecto.

## mayor

chapter-mayor = El alcalde
rule-mayor-1 = El privilegio del alcalde es un colono de la reserva, no del barco.
rule-mayor-2 = Si la reserva de colonos está vacía, el alcalde pierde el privilegio.
rule-mayor-3 = Se puede renunciar al privilegio del alcalde.
rule-mayor-4 = A partir del alcalde y en sentido horario, los jugadores toman del barco un colono cada vez, hasta vaciarlo.
rule-mayor-5 = Después cada jugador puede colocar todos sus colonos, los nuevos, los antiguos y los que están en San Juan, en cualquier círculo de su isla y de su ciudad.
rule-mayor-6 = Coloca colonos primero el alcalde y después los demás en sentido horario.
rule-mayor-7 = En un círculo cabe un colono.
rule-mayor-8 = En San Juan se quedan los menos colonos posibles: solo aquellos para los que no hay un círculo libre.
rule-mayor-9 = Los colonos sin círculo esperan en San Juan hasta una fase del alcalde posterior.
rule-mayor-10 = Los colonos se colocan solo en la fase del alcalde y mediante el hospicio y la universidad.
rule-mayor-11 = Después el barco se llena desde la reserva con tantos colonos como círculos vacíos hay en los edificios de todos los jugadores.
rule-mayor-12 = Los círculos vacíos de plantaciones y canteras no cuentan para llenar el barco.
rule-mayor-13 = Al barco suben por lo menos tantos colonos como jugadores.
rule-mayor-14 = Si la reserva no llega a ese número, lo que queda sube al barco y la partida termina después de esta ronda.
rule-mayor-15 = Si la reserva alcanza justo, la partida no termina.
rule-mayor-16 = El barco siempre se llena: no hace falta el remedio del reglamento para cuando se olvida.

## builder

chapter-builder = El constructor
rule-builder-1 = A partir del constructor y en sentido horario, cada jugador puede construir un edificio, y solo uno.
rule-builder-2 = Nadie puede construir un edificio que ya tiene.
rule-builder-3 = El edificio pequeño y el grande de la misma clase son edificios distintos: una ciudad puede tener ambos.
rule-builder-4 = Solo se pueden construir edificios que queden en la reserva.
rule-builder-5 = Un edificio necesita casillas libres en la ciudad: una, o dos si es grande.
rule-builder-6 = Los edificios se pueden mover dentro de la ciudad, así que dos casillas libres cualesquiera bastan para un edificio grande.
rule-builder-7 = Los edificios nunca se retiran de una ciudad.
rule-builder-8 = Cada cantera ocupada abarata un edificio en 1 doblón.
rule-builder-9 = El número de canteras que cuentan está limitado por el número de la columna del edificio, de 1 a 4.
rule-builder-10 = El constructor paga 1 doblón menos, además de la rebaja por canteras: es su privilegio.
rule-builder-11 = El precio nunca baja de 0 y nunca se devuelve dinero.
rule-builder-12 = Un constructor que no construye no recibe ningún doblón.
rule-builder-13 = El precio se paga enseguida a la banca; quien no puede pagar no puede construir.
rule-builder-14 = Un edificio nuevo está desocupado hasta que se le pone un colono.
rule-builder-15 = El dueño de una universidad ocupada puede poner un colono en el edificio nuevo.
rule-builder-16 = El colono de la universidad viene de la reserva o, si está vacía, del barco de colonos; si ambos están vacíos, no hay colono.
rule-builder-17 = Se puede renunciar al colono de la universidad.
rule-builder-18 = La universidad da un solo colono, aunque el edificio tenga varios círculos.
rule-builder-19 = Construir en la duodécima casilla de la ciudad pone fin a la partida después de esta ronda.
rule-builder-20 = Se puede renunciar a construir.

## craftsman

chapter-craftsman = El capataz
rule-craftsman-1 = A partir del capataz y en sentido horario, todos producen.
rule-craftsman-2 = De cada tipo, un jugador produce tantos barriles como plantaciones ocupadas tenga o como círculos ocupados tenga en sus edificios, lo que sea menor.
rule-craftsman-3 = El maíz no necesita edificio: cada plantación de maíz ocupada produce un barril.
rule-craftsman-4 = Los círculos ocupados del edificio pequeño y del grande de un tipo se suman.
rule-craftsman-5 = Los colonos sobrantes no producen nada, ya estén en una plantación sin círculo ocupado que le corresponda o en un círculo sin plantación ocupada que le corresponda.
rule-craftsman-6 = Nadie toma más barriles de los que hay en la reserva; si no alcanzan, se reparten por orden de turno, aunque sea en parte.
rule-craftsman-7 = Los barriles que faltan en la reserva no se sustituyen por otras mercancías.
rule-craftsman-8 = Una fábrica ocupada paga 1, 2, 3 o 5 doblones por producir 2, 3, 4 o 5 tipos, y nada por un solo tipo.
rule-craftsman-9 = La fábrica cuenta los tipos realmente producidos, no la capacidad ni los barriles.
rule-craftsman-10 = Al final de la fase, el capataz toma un barril más de un tipo que acabe de producir, a su elección: es su privilegio.
rule-craftsman-11 = El barril adicional se toma cuando todos han producido, y solo si queda alguno de ese tipo en la reserva.
rule-craftsman-12 = Se puede renunciar al barril adicional.
rule-craftsman-13 = Un capataz que no ha podido producir nada no recibe barril adicional.
rule-craftsman-14 = Se puede renunciar a producir, pero solo por completo: se producen todos los tipos posibles o ninguno.
rule-craftsman-15 = Un capataz que ha renunciado a producir no recibe barril adicional.

## trader

chapter-trader = El mercader
rule-trader-1 = A partir del mercader y en sentido horario, cada jugador puede vender un barril a la casa de comercio, y solo uno.
rule-trader-2 = La casa de comercio paga 0 por el maíz, 1 por el añil, 2 por el azúcar, 3 por el tabaco y 4 por el café.
rule-trader-3 = El mercader recibe 1 doblón más por su venta: es su privilegio.
rule-trader-4 = Un mercado pequeño ocupado suma 1 doblón a la venta de su dueño.
rule-trader-5 = Un mercado grande ocupado suma 2 doblones a la venta de su dueño.
rule-trader-6 = Los dos mercados juntos suman 3 doblones.
rule-trader-7 = Sin venta, ni el privilegio del mercader ni los mercados pagan nada.
rule-trader-8 = El maíz se puede vender, aunque la casa de comercio no pague nada por él.
rule-trader-9 = En la casa de comercio caben cuatro barriles.
rule-trader-10 = La casa de comercio rechaza un tipo que ya tiene.
rule-trader-11 = El dueño de una oficina ocupada puede vender un tipo que la casa de comercio ya tiene.
rule-trader-12 = Una casa de comercio llena no compra a nadie, ni siquiera al dueño de una oficina.
rule-trader-13 = Al final de la fase, una casa de comercio llena se vacía en la reserva.
rule-trader-14 = Una casa de comercio que no está llena conserva sus barriles hasta la siguiente fase del mercader.
rule-trader-15 = Se puede renunciar a vender.

## captain

chapter-captain = El capitán
rule-captain-1 = A partir del capitán y en sentido horario, los jugadores embarcan por turnos hasta que nadie puede o quiere embarcar más.
rule-captain-2 = Quien puede cargar un barco tiene que hacerlo.
rule-captain-3 = En cada turno un jugador embarca un solo tipo de mercancía.
rule-captain-4 = Un barco lleva un solo tipo de mercancía.
rule-captain-5 = Un tipo que ya está en un barco solo se puede embarcar en ese barco.
rule-captain-6 = Un barco lleno sigue contando como barco que lleva su tipo: ese tipo no se puede embarcar en otro barco durante esta fase.
rule-captain-7 = Un tipo que no está en ningún barco va a un barco vacío: aquel en el que quepan más barriles del jugador.
rule-captain-8 = Entre barcos vacíos en los que quepan los mismos, el jugador elige libremente.
rule-captain-9 = El jugador tiene que embarcar tantos barriles de ese tipo como quepan.
rule-captain-10 = El jugador elige libremente el tipo; no tiene que ser aquel del que más se pueda embarcar.
rule-captain-11 = Cada barril embarcado da 1 punto de victoria, sea del tipo que sea.
rule-captain-12 = Los puntos se toman de la reserva.
rule-captain-13 = El capitán gana 1 punto más con su primer embarque de la fase, una sola vez: es su privilegio.
rule-captain-14 = Un capitán que no embarca nada no recibe el punto adicional.
rule-captain-15 = Un puerto ocupado da a su dueño 1 punto más con cada embarque.
rule-captain-16 = En vez de cargar un barco, el dueño de un embarcadero ocupado puede devolver a la reserva todos sus barriles de un tipo, a 1 punto cada uno.
rule-captain-17 = El embarcadero se puede usar una sola vez por fase del capitán.
rule-captain-18 = El embarcadero admite cualquier tipo: uno que esté en un barco, aunque esté lleno, o uno para el que no haya barco.
rule-captain-19 = El punto del puerto se gana también con el embarcadero.
rule-captain-20 = El punto del capitán se gana también con el embarcadero, si es su primer embarque.
rule-captain-21 = Quien solo puede usar el embarcadero puede pasar: nadie está nunca obligado a usar un edificio.
rule-captain-22 = Quien ha pasado todavía puede usar el embarcadero en un turno posterior de la fase.
rule-captain-23 = El dueño de un embarcadero que puede cargar un barco tiene que cargarlo o usar el embarcadero.
rule-captain-24 = Un turno sin embarque cuenta como pase; la fase termina cuando todos los jugadores han pasado uno tras otro.
rule-captain-25 = Cualquier embarque, por barco o por embarcadero, reinicia la cuenta de pases.
rule-captain-26 = Después del almacenamiento, los barcos llenos se descargan en la reserva.
rule-captain-27 = Los barcos que no están llenos conservan sus barriles.
rule-captain-28 = Cuando se agotan las fichas de puntos de victoria, los puntos siguientes también cuentan.
rule-captain-29 = Se puede renunciar a los puntos adicionales del capitán y del puerto: nadie está nunca obligado a usar un privilegio o un edificio. A los puntos por los barriles no se puede renunciar.
rule-captain-30 = El programa solo pregunta cuando los puntos adicionales de un embarque, y no los barriles por sí solos, se llevarían los últimos puntos de la reserva, aunque la partida termine de todos modos después de esta ronda; en los demás casos los toma automáticamente.
rule-captain-31 = Quien tiene derecho a ambos puntos adicionales toma los dos, uno o ninguno; cuál de ellos da igual, pues ambos son de este embarque.
rule-captain-32 = Un punto adicional pertenece a su embarque: si se renuncia a él, el del capitán no vuelve con un embarque posterior; el del puerto vuelve con el siguiente.

## storage

chapter-storage = El almacenamiento
rule-storage-1 = Después de embarcar, los jugadores almacenan sus barriles, a partir del capitán y en sentido horario.
rule-storage-2 = Sin almacén, un jugador conserva un solo barril a su elección.
rule-storage-3 = Con un almacén pequeño ocupado, su dueño conserva además todos los barriles de un tipo.
rule-storage-4 = Con un almacén grande ocupado, su dueño conserva además todos los barriles de dos tipos.
rule-storage-5 = Con ambos almacenes, un jugador conserva tres tipos, además del barril suelto.
rule-storage-6 = Un almacén puede quedar sin usar.
rule-storage-7 = Un tipo que se almacena se almacena entero: conservar menos barriles no aporta nada y no se ofrece.
rule-storage-8 = Lo que no se conserva vuelve a la reserva.
rule-storage-9 = En cualquier otro momento se puede tener cualquier número de barriles.
rule-storage-10 = Tener un almacén no exime de embarcar.

## prospector

chapter-prospector = El buscador de oro
rule-prospector-1 = El buscador de oro toma un doblón de la banca.
rule-prospector-2 = No hay acción: los demás jugadores no reciben nada.
rule-prospector-3 = Los doblones de la carta se suman: si hay dos, el buscador de oro toma tres en total.

## buildings

chapter-buildings = El uso de los edificios
rule-buildings-1 = Un edificio solo tiene efecto mientras está ocupado; lo mismo vale para una plantación o una cantera.
rule-buildings-2 = Con un colono el edificio está ocupado, tenga los círculos que tenga.
rule-buildings-3 = Usar un edificio nunca es obligatorio. Los mercados y la fábrica pagan automáticamente, y también el puerto, salvo si sus puntos adicionales vaciaran la reserva.
rule-buildings-4 = El añil se produce en las añilerías; el azúcar, en los ingenios azucareros; el tabaco, en el secadero de tabaco; el café, en el tostadero de café.
rule-buildings-5 = Todos los edificios que no son de producción son violetas.
rule-buildings-6 = «Edificio grande» significa siempre uno de los cinco que ocupan dos casillas de la ciudad; cada uno cuenta como un solo edificio.
rule-buildings-7 = El número de la columna de un edificio indica tanto sus puntos de victoria como el máximo de canteras que cuentan para él.

## end

chapter-end = El final de la partida
rule-end-1 = La partida termina después de la ronda en la que el barco de colonos no se puede llenar con el número exigido de colonos.
rule-end-2 = La partida termina después de la ronda en la que alguien construye en la duodécima casilla de su ciudad.
rule-end-3 = La partida termina después de la ronda en la que se toma el último punto de victoria de la reserva: con 0 termina, con 1 no.
rule-end-4 = La ronda se juega entera: quien aún no ha elegido personaje lo elige.
rule-end-5 = Después del final ya nadie actúa.

## scoring

chapter-scoring = La puntuación
rule-scoring-1 = La puntuación de un jugador son los puntos de victoria tomados durante la partida, los puntos impresos en todos sus edificios y los puntos adicionales de sus edificios grandes ocupados.
rule-scoring-2 = Los puntos impresos cuentan esté o no ocupado el edificio.
rule-scoring-3 = Un edificio grande da sus puntos adicionales solo si está ocupado.
rule-scoring-4 = El gremio da 1 punto por cada edificio de producción pequeño (añilería pequeña, ingenio azucarero pequeño) y 2 puntos por cada otro edificio de producción, ocupado o no.
rule-scoring-5 = La residencia da 4 puntos con hasta 9 losetas en la isla, 5 con 10, 6 con 11 y 7 con 12.
rule-scoring-6 = Para la residencia, las canteras cuentan igual que las plantaciones, ocupadas o no.
rule-scoring-7 = La fortaleza da 1 punto por cada tres colonos de su dueño, incluidos los que están en San Juan.
rule-scoring-8 = La aduana da 1 punto por cada cuatro puntos de victoria tomados durante la partida.
rule-scoring-9 = Para la aduana cuentan también los puntos obtenidos después de agotarse las fichas; los puntos de los edificios, no.
rule-scoring-10 = El ayuntamiento da 1 punto por cada edificio violeta de su dueño, ocupado o no, incluido él mismo.
rule-scoring-11 = Gana la puntuación más alta.
rule-scoring-12 = En caso de empate gana quien sume más doblones y barriles.
rule-scoring-13 = Quienes siguen empatados comparten la victoria.

## options

chapter-options = Dos jugadores y opciones
rule-options-1 = Con dos jugadores, cada uno empieza con 3 doblones; el gobernador, con una plantación de añil, y el otro jugador, con una de maíz.
rule-options-2 = Con dos jugadores hay 65 puntos de victoria, 40 colonos en la reserva y 2 en el barco, y los barcos de carga de 4 y 6 casillas.
rule-options-3 = Con dos jugadores hay siete personajes, incluido un buscador de oro, y tres plantaciones boca arriba.
rule-options-4 = Con dos jugadores se retiran tres plantaciones de cada tipo, tres canteras y dos barriles de cada tipo.
rule-options-5 = Con dos jugadores hay dos copias de cada edificio de producción y una de cada edificio violeta.
rule-options-6 = Con dos jugadores, eligen personaje por turnos, tres cada uno por ronda.
rule-options-7 = Con dos jugadores, se pone un doblón en el único personaje que nadie ha tomado.
rule-options-8 = Con la opción de equilibrio, la fábrica cuesta 8 y la universidad 7; los demás precios no cambian.
rule-options-9 = Sin la opción valen los precios impresos: fábrica 7, universidad 8.
rule-options-10 = Con la opción «a la vez», todos los jugadores colocan sus colonos al mismo tiempo.
rule-options-11 = Con esa opción se sigue colocando por turnos mientras la propia colocación pueda decidir si la reserva no alcanza para el barco y la partida termina.
rule-options-12 = Sea cual sea el orden en que los jugadores colocan al mismo tiempo, el resultado es el mismo.

## hidden

chapter-hidden = Información oculta
rule-hidden-1 = El dinero, los barriles, las islas, las ciudades, los barcos y la casa de comercio son visibles para todos.
rule-hidden-2 = Solo se desconoce el orden de las plantaciones boca abajo.
rule-hidden-3 = Como todo embarque es público y se puede contar, cada jugador puede saber los puntos de victoria de todos.
rule-hidden-4 = La opción open-scores, activada por defecto, solo decide si las páginas muestran los totales; las reglas no cambian.

## program

chapter-program = Cómo juega el programa
rule-program-1 = Cuando solo hay una cosa que hacer y todos lo pueden ver, el programa la hace sin preguntar.
rule-program-2 = El doblón del buscador de oro y los doblones de los personajes se pagan automáticamente.
rule-program-3 = Una acción que las reglas no permiten se rechaza y no cambia nada.
rule-program-4 = Una acción automática produce por el jugador en la fase del capataz, salvo que la desactive.
rule-program-5 = Una posición que viene de fuera se comprueba; si es imposible, se rechaza con todas las razones a la vez.
rule-program-6 = Una partida continúa con la versión de las reglas con la que empezó: con la versión 1, el programa nunca pregunta por los puntos adicionales.
