# The numbered statements of the rules, in Spanish.

## components

chapter-components = Componentes
rule-components-1 = La calle es un circuito de diez paradas: nueve ciudadanos y el puerto. Todos los jugadores comparten un coche.
rule-components-2 = En la ciudad hay doce edificios, tres por cada color de flor: amarilla, azul, roja y blanca.
rule-components-3 = Hay ocho de cada mercancía en total, contando las de los jugadores y las de la reserva.
rule-components-4 = Los pesos y los puntos son ilimitados.
rule-components-5 = Cada mercancía, salvo la madera, tiene un dado con las caras 0, 1, 1, 2, 2, 3; el dado de los cítricos tiene 0, 1, 2, 2, 3, 4.
rule-components-6 = Pedro y Alonso tienen una flor blanca; Miguel, una azul; El Zorro, ninguna.
rule-components-7 = José tiene una flor amarilla.
rule-components-8 = Martínez tiene una flor amarilla; Conchita y María, una roja; Pablo, una azul: estos cuatro colores están reconstruidos.

## setup

chapter-setup = Preparación
rule-setup-1 = Los ciudadanos y los edificios se colocan al azar.
rule-setup-2 = Cada uno empieza con 3 pesos, 2 puntos, 1 caña de azúcar, 1 tabaco y 1 cítrico; los peones están fuera del tablero.
rule-setup-3 = El coche empieza en el puerto, el primer barco está atracado y cada mercancía vale 2 puntos.
rule-setup-4 = El último jugador en el orden de turno tira los cinco dados para el primer barco y pone en él cuatro de ellos, sin cambiarlos.
rule-setup-5 = El primer jugador se sortea al crear la mesa: empieza la plaza 1.
rule-setup-6 = Los turnos van en sentido horario.

## car

chapter-car = El coche
rule-car-1 = El coche tiene que avanzar en sentido horario, al menos una parada.
rule-car-2 = La primera parada es gratis; cada una de las siguientes cuesta 1 peso.
rule-car-3 = Sin pesos, el coche avanza exactamente una parada.
rule-car-4 = Pasar de largo por el puerto sin parar mueve el marcador de valor una bandera a la derecha.
rule-car-5 = Salir del puerto al comienzo de un turno no cuenta como pasar de largo.
rule-car-6 = Si al pasar de largo por el puerto el marcador de valor llega a la bandera a cuadros, el barco zarpa en el acto; el coche sigue su camino.
rule-car-7 = Primero se paga todo el trayecto; después el coche avanza parada a parada, y pasar por el puerto una segunda vez mueve el marcador del barco nuevo.
rule-car-8 = Se permiten hasta 19 paradas si se pagan; 10 paradas desde el puerto es parar en el puerto.
rule-car-9 = Parar en el puerto inicia una ronda de entregas; el peón se queda donde está y no se usa ningún edificio.

## cubans

chapter-cubans = Los ciudadanos
rule-cubans-1 = Pedro da 2 tabacos; José, 2 cañas de azúcar; Conchita, 2 cítricos; Miguel, 2 maderas.
rule-cubans-2 = Solo se puede tomar lo que hay en la reserva: 1 en vez de 2 si solo queda una pieza, nada si no queda ninguna.
rule-cubans-3 = Pablo da 1 mercancía a elección del jugador, salvo madera.
rule-cubans-4 = María da 2 puntos; Martínez, 3 pesos.
rule-cubans-5 = Se puede renunciar a cualquier efecto.
rule-cubans-6 = Con El Zorro, cada rival da 1 peso, 1 punto o 1 mercancía que no sea madera; el rival elige qué.
rule-cubans-7 = Los rivales eligen por orden de turno, y el resultado es público.
rule-cubans-8 = Un rival que no tiene nada que dar (la madera no cuenta) no da nada.

## lawyer

chapter-lawyer = El abogado
rule-lawyer-1 = Con Alonso, un jugador puede adquirir un edificio sin dueño.
rule-lawyer-2 = Un edificio se puede adquirir esté o no ocupado.
rule-lawyer-3 = Nadie posee más de tres edificios.
rule-lawyer-4 = En su lugar, un jugador puede usar un edificio que ya posee, sea de quien sea el peón que esté allí.
rule-lawyer-5 = Después del abogado, el peón va como siempre a un edificio con flor blanca.
rule-lawyer-6 = El edificio recién usado por medio de Alonso se puede usar otra vez moviendo allí el peón.
rule-lawyer-7 = Quien no tiene fichas ni ningún edificio propio que pueda usar no hace nada con Alonso.
rule-lawyer-8 = Usar un edificio propio por medio de Alonso no da puntos a nadie.

## broker

chapter-broker = El peón
rule-broker-1 = Después de un ciudadano, usado o no, el peón tiene que ir a otro edificio con una flor del color del ciudadano.
rule-broker-2 = No puede ir a un edificio ocupado por un peón ni quedarse en el suyo.
rule-broker-3 = Las fichas de propiedad no cierran el paso a nadie.
rule-broker-4 = Después el jugador puede usar el edificio.
rule-broker-5 = Después de El Zorro el peón se queda donde está, y el jugador puede usar de nuevo su edificio.
rule-broker-6 = Si los tres edificios de ese color están ocupados, el peón se queda donde está, y el jugador puede usar el edificio en que se encuentra, sea del color que sea.
rule-broker-7 = Un peón que todavía no está en el tablero sigue fuera en estos casos: sin edificio, no hay renta.
rule-broker-8 = Si al final del turno el peón está en un edificio de otro jugador, ese jugador recibe 1 punto.
rule-broker-9 = Esto vale también si el peón solo se ha quedado allí; con la opción «rent-on-stay» desactivada, solo si ha llegado en este turno.

## buildings

chapter-buildings = Los edificios
rule-buildings-1 = Banco: 2 pesos.
rule-buildings-2 = Iglesia: 1 punto.
rule-buildings-3 = Destilería: se cambia cualquier número de cañas de azúcar por el mismo número de rones.
rule-buildings-4 = Fábrica de puros: se cambia cualquier número de tabacos por el mismo número de puros.
rule-buildings-5 = Un cambio no puede dar más de lo que hay en la reserva.
rule-buildings-6 = Mercado negro: se cambia 1 mercancía por 1 distinta; ninguna de las dos puede ser madera.
rule-buildings-7 = Aserradero: se cambia 1 madera por 1 punto y 1 peso.
rule-buildings-8 = Café: se entrega 1 puro, 1 ron o uno de cada, a 2 puntos cada uno.
rule-buildings-9 = Aduana: se pone a 0 un dado del barco.
rule-buildings-10 = Casino: se cambian 3 pesos por 1 punto, o 1 punto por 3 pesos, cualquier número de veces.
rule-buildings-11 = Todos los cambios de una visita al casino van en el mismo sentido.
rule-buildings-12 = Capitanía: se mueve el marcador de valor una bandera a la izquierda o a la derecha; desde el 2, solo a la derecha.
rule-buildings-13 = Si la capitanía mueve el marcador de valor a la bandera a cuadros, el barco zarpa.
rule-buildings-14 = Oficina: se entrega exactamente 1 mercancía pedida, nunca madera, por 2 puntos exactos; el dado baja en 1.
rule-buildings-15 = Un uso que no cambiaría nada no se ofrece.

## newspaper

chapter-newspaper = El periódico
rule-newspaper-1 = Periódico: se toma 1 peso y después se puede poner boca abajo a un ciudadano.
rule-newspaper-2 = Con un ciudadano boca abajo no se usa ni el ciudadano ni un edificio, y el peón se queda donde está.
rule-newspaper-3 = El coche puede parar junto a un ciudadano boca abajo o pasar de largo, al coste normal.
rule-newspaper-4 = Cuando el coche ha estado allí y sigue su camino, el ciudadano se pone de nuevo boca arriba.
rule-newspaper-5 = Se puede poner boca abajo incluso al ciudadano junto al que está el coche: este turno sigue sin cambios, y el ciudadano queda boca abajo hasta que el coche haya vuelto.
rule-newspaper-6 = Puede haber varios ciudadanos boca abajo; solo se puede poner boca abajo a uno que esté boca arriba, y nunca el puerto.

## delivery

chapter-delivery = Las entregas
rule-delivery-1 = A partir del jugador activo y por orden de turno, con tantas vueltas como haga falta, cada jugador puede entregar mercancías de un tipo: al menos 1, y como máximo las que muestre su dado.
rule-delivery-2 = Cada mercancía entregada da el valor actual, 2, 3 o 4 puntos; el dado baja en ese número y las mercancías vuelven a la reserva.
rule-delivery-3 = Las mercancías que no se piden, o que ya no se piden, no se pueden entregar.
rule-delivery-4 = Quien no puede o no quiere entregar pasa y queda fuera de esta ronda de entregas.
rule-delivery-5 = Cuando todos han pasado, el marcador de valor avanza una bandera a la derecha.
rule-delivery-6 = Si llega así a la bandera a cuadros, el barco zarpa.
rule-delivery-7 = Cuando todos los dados muestran 0, el barco zarpa.
rule-delivery-8 = La madera se puede entregar, por sí sola, en lugar de un tipo pedido, a 1 punto por pieza sea cual sea el valor.
rule-delivery-9 = La madera puede rebajar un dado solo en parte.
rule-delivery-10 = La madera no se puede entregar cuando no se pide ninguna mercancía.

## ship

chapter-ship = Un barco nuevo
rule-ship-1 = Cuando un barco zarpa, llega el siguiente y el valor vuelve a 2.
rule-ship-2 = Al final del turno, el jugador activo tira los dados y elige la nueva demanda, aunque el barco haya zarpado por la entrega de un rival o porque todos han pasado.
rule-ship-3 = Hasta entonces el barco nuevo no tiene dados: no se pide nada, y ni la oficina ni la aduana se ofrecen.
rule-ship-4 = Mientras no hay dados, la capitanía todavía puede mover el marcador de valor; en una ronda de entregas todos solo pueden pasar, lo que también mueve el marcador.
rule-ship-5 = Pueden zarpar dos barcos en un turno; aun así, los dados se tiran una sola vez.
rule-ship-6 = Cinco ceros se vuelven a tirar, también durante la preparación.
rule-ship-7 = Los cuatro dados elegidos no pueden mostrar todos cero.

## end

chapter-end = Final de la partida
rule-end-1 = La partida termina inmediatamente cuando zarpa el séptimo barco.
rule-end-2 = Lo que lo ha hecho zarpar todavía se cobra; el resto del turno no se juega y no se debe ninguna renta.
rule-end-3 = Cada tres mercancías que le queden a un jugador, de cualquier tipo e incluida la madera, valen 1 punto.
rule-end-4 = Los pesos no valen nada. Gana el jugador con más puntos.
rule-end-5 = En caso de empate gana quien tenga más mercancías después de ese cambio y, si persiste, quien tenga más pesos; si no, se comparte la victoria.
rule-end-6 = Estancamiento: si no zarpa ningún barco en 20 rondas seguidas, la partida termina tal como está. Una ronda es un turno de cada jugador, contando desde el turno siguiente a la salida de un barco.
rule-end-7 = Un estancamiento se anuncia con tres rondas de antelación y se muestra a todos hasta que se produce o zarpa un barco. Se produce al final de un turno, después de la renta.

## hidden

chapter-hidden = Información oculta
rule-hidden-1 = Todas las ganancias y los pagos son públicos, así que cualquiera puede contar lo que tienen los demás; la opción «open-stocks» solo decide lo que muestran las páginas.
rule-hidden-2 = Cuando solo hay una opción, el programa la juega.
