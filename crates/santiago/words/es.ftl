# Santiago de Cuba in Spanish.

option-rent-on-stay = Renta por un peón que no se mueve
    .help = Al final de un turno, el dueño del edificio donde está el peón recibe 1 punto. ¿También si el peón no ha llegado allí en este turno?
option-rent-on-stay-on = Sí
option-rent-on-stay-off = No, solo si acaba de llegar
option-open-stocks = Reservas visibles
    .help = ¿Muestra la mesa las mercancías, los pesos y los puntos de los demás jugadores? Quien preste atención puede contarlos de todos modos.
option-open-stocks-off = No, tras las pantallas
option-open-stocks-on = Sí, visibles para todos

score-chips = Puntos reunidos
score-goods = Mercancías restantes, 1 punto por cada tres
ending-last-ship = Ha zarpado el séptimo barco.
ending-standstill = La partida no avanzaba: no zarpó ningún barco en 20 rondas.

good-sugar = caña de azúcar
    .many = cañas de azúcar
    .die = caña de azúcar
good-tobacco = tabaco
    .many = tabacos
    .die = tabaco
good-citrus = cítrico
    .many = cítricos
    .die = cítricos
good-rum = ron
    .many = rones
    .die = ron
good-cigars = puro
    .many = puros
    .die = puros
good-wood = madera
    .many = maderas

flower-yellow = amarilla
flower-blue = azul
flower-red = roja
flower-white = blanca

harbour = el puerto
    .to = hasta el puerto

cuban-pedro = Pedro
    .to = hasta Pedro
    .at = de Pedro
    .role = vendedor de tabaco
    .help = Toma 2 tabacos.
cuban-jose = José
    .to = hasta José
    .at = de José
    .role = cultivador de caña
    .help = Toma 2 cañas de azúcar.
cuban-conchita = Conchita
    .to = hasta Conchita
    .at = de Conchita
    .role = vendedora de fruta
    .help = Toma 2 cítricos.
cuban-miguel = Miguel
    .to = hasta Miguel
    .at = de Miguel
    .role = leñador
    .help = Toma 2 maderas.
cuban-pablo = Pablo
    .to = hasta Pablo
    .at = de Pablo
    .role = perista
    .help = Toma 1 mercancía a tu elección (madera no).
cuban-maria = María
    .to = hasta María
    .at = de María
    .role = bailarina
    .help = Toma 2 puntos.
cuban-martinez = Martínez
    .to = hasta Martínez
    .at = de Martínez
    .role = músico
    .help = Toma 3 pesos.
cuban-el-zorro = El Zorro
    .to = hasta El Zorro
    .at = de El Zorro
    .role = carterista
    .help = Cada rival te da 1 peso, 1 punto o 1 mercancía (madera no), a su elección. Tu peón no se mueve y puede volver a usar su edificio.
cuban-alonso = Alonso
    .to = hasta Alonso
    .at = de Alonso
    .role = abogado
    .help = Adquiere un edificio sin dueño, o usa uno que ya sea tuyo.

building-bank = Banco
    .the = el banco
    .to = al banco
    .at = en el banco
    .help = Toma 2 pesos.
building-church = Iglesia
    .the = la iglesia
    .to = a la iglesia
    .at = en la iglesia
    .help = Toma 1 punto.
building-distillery = Destilería
    .the = la destilería
    .to = a la destilería
    .at = en la destilería
    .help = Cambia cualquier número de cañas de azúcar por el mismo número de rones.
building-cigar-factory = Fábrica de puros
    .the = la fábrica de puros
    .to = a la fábrica de puros
    .at = en la fábrica de puros
    .help = Cambia cualquier número de tabacos por el mismo número de puros.
building-black-market = Mercado negro
    .the = el mercado negro
    .to = al mercado negro
    .at = en el mercado negro
    .help = Cambia 1 mercancía por otra distinta (madera no, ni la que das ni la que tomas).
building-sawmill = Aserradero
    .the = el aserradero
    .to = al aserradero
    .at = en el aserradero
    .help = Entrega 1 madera a cambio de 1 punto y 1 peso.
building-cafe = Café
    .the = el café
    .to = al café
    .at = en el café
    .help = Entrega 1 puro, 1 ron o uno de cada: 2 puntos por cada uno.
building-customs-office = Aduana
    .the = la aduana
    .to = a la aduana
    .at = en la aduana
    .help = Pon a 0 un dado del barco.
building-casino = Casino
    .the = el casino
    .to = al casino
    .at = en el casino
    .help = Cambia 3 pesos por 1 punto, o 1 punto por 3 pesos, tantas veces como quieras pero en un solo sentido.
building-harbour-master = Capitanía
    .the = la capitanía
    .to = a la capitanía
    .at = en la capitanía
    .help = Mueve el marcador de valor una bandera a la izquierda o a la derecha. Si llega a la bandera a cuadros, el barco zarpa.
building-office = Oficina
    .the = la oficina
    .to = a la oficina
    .at = en la oficina
    .help = Entrega 1 mercancía que pida el barco (madera no) por 2 puntos exactos.
building-newspaper = Periódico
    .the = el periódico
    .to = al periódico
    .at = en el periódico
    .help = Toma 1 peso; después puedes poner boca abajo a un ciudadano. El próximo que pare allí no recibe nada.

order-use = Usar el ciudadano o edificio que visito cuando no hay nada que elegir
ahead-drive = La próxima vez que conduzca: número de paradas
ahead-go = Cuando mueva mi peón, irá a

ask-car = Conduce el coche: la primera parada es gratis, cada una de las siguientes cuesta 1 peso.
ask-cuban = Visitas a { $cuban }. ¿Qué quieres hacer?
ask-robbery = El Zorro te vacía los bolsillos para { $robber }: da 1 peso, 1 punto o 1 mercancía.
ask-broker = Mueve tu peón a un edificio con flor { $flower }.
ask-building = ¿Usas { $building }?
ask-casino = ¿Cambias otra vez en el casino?
ask-delivery = Entrega mercancías de un solo tipo, a { $value } puntos cada una, o pasa.
ask-demand = Un barco nuevo: elige el dado que se descarta.
ask-over = La partida ha terminado.

waiting-car = { $who } conduce el coche.
waiting-cuban = { $who } visita a { $cuban }.
waiting-robbery = { $who } tiene que dar algo a { $robber }.
waiting-broker = { $who } mueve su peón a un edificio con flor { $flower }.
waiting-building = { $who } puede usar { $building }.
waiting-casino = { $who } está en el casino.
waiting-delivery = { $who } puede entregar a { $value } puntos por mercancía.
waiting-demand = { $who } elige lo que pide el barco nuevo.
waiting-over = La partida ha terminado para { $who }.

action-drive = Avanzar { $stops ->
        [one] 1 parada
       *[other] { $stops } paradas
    } { $to } ({ $price ->
        [0] gratis
        [one] 1 peso
       *[other] { $price } pesos
    })
action-goods = Tomar { $count } { $good }
action-points = Tomar { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
action-pesos = Tomar { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    }
action-rob = Robar a todos los rivales
action-skip = No usar { $place }
used-cuban = a { $cuban }
action-pass = Pasar
action-stop = Listo
action-give-peso = Dar 1 peso a { $to }
action-give-point = Dar 1 punto a { $to }
action-give-good = Dar 1 { $good } a { $to }
action-claim = Adquirir { $building }
action-use-own = Usar { $building }, que es propiedad tuya
action-go = Ir { $building }
action-go-rent = Ir { $building } (1 punto para { $owner })
action-exchange = Cambiar { $count } { $give } por { $count } { $take }
one-good = 1 { $good }
action-serve = Entregar { $goods } por { $points } puntos
action-clear = Poner a 0 el dado de { $good } (ahora { $demand })
action-buy = Cambiar { $pesos } pesos por 1 punto
action-sell = Cambiar 1 punto por { $pesos } pesos
action-flag-left = Bajar el valor a { $value }
action-flag-right = Subir el valor a { $value }
action-flag-chequered = Mover a la bandera a cuadros: el barco zarpa
action-saw = Entregar 1 madera por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    }
action-newspaper = Tomar { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    } sin poner a nadie boca abajo
action-turn-down = Tomar { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    } y poner a { $cuban } boca abajo
action-deliver = Entregar { $count } { $good } ({ $points } puntos)
action-deliver-wood = Entregar { $count ->
        [one] 1 madera
       *[other] { $count } maderas
    } en lugar de { $good } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    })
action-leave-out = Descartar el dado de { $good } (muestra { $face })

event-laid-out = La calle a partir del puerto: { $street }.
event-rolled = { $who } tira: caña de azúcar { $sugar }, tabaco { $tobacco }, cítricos { $citrus }, ron { $rum }, puros { $cigars }.
event-rolled-zeros = { $who } saca cinco ceros y vuelve a tirar.
event-demanded = { $who } descarta el dado de { $good }: el barco no pide nada de eso.
event-drove = { $who } avanza { $stops ->
        [one] 1 parada
       *[other] { $stops } paradas
    } { $to }{ $price ->
        [0] {""}
        [one] {" "}por 1 peso
       *[other] {" "}por { $price } pesos
    }.
event-crossed-harbour = { $who } pasa de largo por el puerto.
event-value = Cada mercancía vale ahora { $value } puntos.
event-ship-full = El barco { $ship } está completo y zarpa.
event-ship-flag = El marcador de valor llega a la bandera a cuadros: zarpa el barco { $ship }.
event-turned-up = { $cuban } vuelve a estar boca arriba.
event-inactive = { $cuban } está boca abajo: { $who } no recibe nada.
event-declined = { $who } no usa { $place }.
event-got-goods = { $who } recibe { $count } { $good } { $at }.
event-got-pesos = { $who } recibe { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    } { $at }.
event-got-points = { $who } recibe { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } { $at }.
event-robs = El Zorro vacía los bolsillos de los demás para { $who }.
event-gave-peso = { $who } da 1 peso a { $to }.
event-gave-point = { $who } da 1 punto a { $to }.
event-gave-good = { $who } da 1 { $good } a { $to }.
event-claimed = { $who } adquiere { $building }.
event-uses-own = { $who } usa { $building }, que es de su propiedad.
event-went = { $who } va { $building }.
event-stays-crowded = Los tres edificios están ocupados: el peón de { $who } se queda donde está.
event-exchanged = { $who } cambia { $count } { $give } por { $count } { $take } { $at }.
event-sawed = { $who } sierra 1 madera: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    }.
event-served = { $who } entrega { $goods } en el café por { $points } puntos.
event-cleared = { $who } pone a 0 el dado de { $good }.
event-bought-point = { $who } cambia { $pesos } pesos por 1 punto.
event-sold-point = { $who } cambia 1 punto por { $pesos } pesos.
event-turned-down = { $who } pone a { $cuban } boca abajo.
event-delivery-round = { $who } inicia una ronda de entregas a { $value } puntos por mercancía.
event-delivered = { $who } entrega { $count } { $good } por { $points } puntos.
event-delivered-wood = { $who } entrega { $count ->
        [one] 1 madera
       *[other] { $count } maderas
    } en lugar de { $good } por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
event-passed = { $who } pasa.
event-rent = { $owner } recibe { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } porque el peón de { $who } está { $at }.
event-ended = Ha zarpado el séptimo barco: la partida ha terminado.
event-standstill-near = { $rounds ->
    [one] Hace mucho que no zarpa ningún barco: la partida termina al final de esta ronda salvo que zarpe uno.
   *[other] Hace mucho que no zarpa ningún barco: la partida termina dentro de { $rounds } rondas salvo que zarpe uno.
}
event-standstill = No ha zarpado ningún barco en 20 rondas: la partida ha terminado.

why-step-car = Antes hay que mover el coche.
why-step-effect = La decisión en curso es sobre { $place }.
why-step-robbery = Antes hay que dar algo a El Zorro.
why-step-broker = Antes hay que mover tu peón.
why-step-delivery = Es el momento de entregar mercancías.
why-step-demand = Antes hay que elegir los dados del barco nuevo.
why-too-far = Eso cuesta { $price ->
        [one] 1 peso
       *[other] { $price } pesos
    }; tienes { $pesos } y te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }.
why-lacks-good = No tienes: { $good }.
why-supply-lacks = En la reserva ya no hay: { $good }.
why-nobody-to-rob = Nadie tiene nada que dar.
why-owned = { $owner } ya posee { $building }.
why-no-marker = Ya has usado tus { $markers } fichas.
why-no-use = Usar { $building } no cambiaría nada ahora.
why-not-own = No posees { $building }.
why-name-it = Elige cuál.
why-no-peso = No tienes pesos.
why-no-point = No tienes puntos.
why-other-flower = Necesitas una flor { $needed }, pero { $building } tiene una flor { $flower }.
why-occupied = { $who } ya ocupa { $building }.
why-own-broker = Tu peón ocupa { $building } y tiene que ir a otro edificio.
why-lawyer-chosen = Con el abogado has elegido { $building }: usa ese edificio.
why-has-only = Solo tienes { $count } { $good }.
why-supply-only = En la reserva solo hay { $count } { $good }.
why-casino-pesos = Un punto cuesta { $pesos } pesos.
why-lowest-value = El valor no puede bajar de { $value }.
why-office-one = En la oficina se entrega exactamente 1 mercancía.
why-face-down = { $cuban } ya está boca abajo.
why-one-direction = El casino solo cambia en un sentido.
why-casino-begun = Ya has cambiado: elige «Listo» para terminar.
why-not-wanted = El barco no pide: { $good }.
why-wants-only = El barco solo pide { $count } { $good }.
why-only-demand = Es el único dado que no muestra 0: tiene que ir al barco ({ $good }).
why-not-now = Las reglas no lo permiten ahora.
