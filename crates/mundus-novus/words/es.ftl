# Everything Mundus Novus says, in Spanish.

option-hidden-money = Doblones
option-hidden-money-off = visibles para todos
option-hidden-money-on = ocultos durante la partida

score-different = Combinaciones de recursos diferentes
score-relics = Reliquias
score-income = Ingresos
score-shipyards = Astilleros
score-orellana = Orellana
score-coronado = Coronado
ending-perfect = Alguien ha mostrado la combinación perfecta.
ending-doubloons = Alguien tiene al menos 75 doblones.
ending-line = No se ha podido reponer la fila de desarrollos.

order-no-event = No pagar nunca por un evento
order-one-squadron = No dividir nunca mis carabelas
ahead-announce = Si decido cuántas cartas se ofrecen
ahead-offer = Después ofrezco, una tras otra
ahead-develop = El desarrollo que tomo después

nothing = nada
resource-cacao = cacao
resource-corn = maíz
resource-tobacco = tabaco
resource-coffee = café
resource-cotton = algodón
resource-sugar-cane = caña de azúcar
resource-potato = patata
resource-indigo = índigo
resource-vanilla = vainilla
resource-relic = reliquia inca

class-common = común
    .one = un recurso común
class-uncommon = poco común
    .one = un recurso poco común
class-rare = raro
    .one = un recurso raro

happening-kings-help = Ayuda del rey
    .effect = Juega cualquier número de combinaciones de recursos idénticos, un desarrollo por cada una.
happening-natives = Indígenas
    .effect = Las combinaciones de recursos diferentes dan 1 doblón por carta.
happening-storm = Tormenta
    .effect = Las combinaciones de recursos idénticos solo dan la primera carta de la fila.
happening-fire = Incendio
    .effect = Al final de esta ronda los almacenes no guardan nada.
happening-pirates = Piratas
    .effect = Cada uno descarta una carta por cada escuadra de dos o más carabelas.
mark-rebuilt = Los valores impresos se han perdido; estos están reconstruidos para que encajen con todo lo que se sabe.

development-diego-de-almagro = Diego de Almagro
    .effect = Da 2 doblones por ronda. En vez de la carta ganada puedes tomar la primera carta del mazo, sin verla.
development-juan-de-la-cosa = Juan de la Cosa
    .effect = Da 1 doblón por ronda. Los eventos no te afectan.
development-bartolome-de-las-casas = Bartolomé de las Casas
    .effect = Da 1 doblón por ronda. Puedes ofrecer menos cartas de las anunciadas, incluso ninguna.
development-gonzalo-pizarro = Gonzalo Pizarro
    .effect = Tu carabela más alta cuenta como 0.
development-juan-ponce-de-leon = Juan Ponce de León
    .effect = Puedes dividir tus carabelas en dos escuadras.
development-pedro-de-valdivia = Pedro de Valdivia
    .effect = Da 1 doblón por ronda. Suma 3 a tu total para ser Maestro Comerciante.
development-francisco-de-orellana = Francisco de Orellana
    .effect = 2 doblones por un cambio que deje en el mercado tres recursos idénticos o tres consecutivos.
development-francisco-de-coronado = Francisco de Coronado
    .effect = Cuando la primera carta de la fila no muestra ningún evento, puedes pagar 2 doblones para elegir uno.
development-hernan-cortes = Hernán Cortés
    .effect = Da 3 doblones por ronda.
development-caravel-1 = carabela 1
    .effect = Un recurso más en cada suministro.
development-caravel-2 = carabela 2
    .effect = Un recurso más en cada suministro.
development-caravel-3 = carabela 3
    .effect = Un recurso más en cada suministro.
development-caravel-4 = carabela 4
    .effect = Un recurso más en cada suministro.
development-caravel-5 = carabela 5
    .effect = Un recurso más en cada suministro.
development-caravel-6 = carabela 6
    .effect = Un recurso más en cada suministro.
development-caravel-7 = carabela 7
    .effect = Un recurso más en cada suministro.
development-caravel-8 = carabela 8
    .effect = Un recurso más en cada suministro.
development-caravel-9 = carabela 9
    .effect = Un recurso más en cada suministro.
development-caravel-10 = carabela 10
    .effect = Un recurso más en cada suministro.
development-caravel-11 = carabela 11
    .effect = Un recurso más en cada suministro.
development-caravel-12 = carabela 12
    .effect = Un recurso más en cada suministro.
development-common-merchant-1 = mercader de recursos comunes
    .which = mercader de recursos comunes (1)
    .effect = Da 2 doblones por ronda. Una vez por ronda convierte una carta en el recurso 1, 2 o 3.
development-common-merchant-2 = mercader de recursos comunes
    .which = mercader de recursos comunes (2)
    .effect = Da 2 doblones por ronda. Una vez por ronda convierte una carta en el recurso 1, 2 o 3.
development-common-merchant-3 = mercader de recursos comunes
    .which = mercader de recursos comunes (3)
    .effect = Da 2 doblones por ronda. Una vez por ronda convierte una carta en el recurso 1, 2 o 3.
development-uncommon-merchant-1 = mercader de recursos poco comunes
    .which = mercader de recursos poco comunes (1)
    .effect = Da 1 doblón por ronda. Una vez por ronda convierte una carta en el recurso 4, 5 o 6.
development-uncommon-merchant-2 = mercader de recursos poco comunes
    .which = mercader de recursos poco comunes (2)
    .effect = Da 1 doblón por ronda. Una vez por ronda convierte una carta en el recurso 4, 5 o 6.
development-uncommon-merchant-3 = mercader de recursos poco comunes
    .which = mercader de recursos poco comunes (3)
    .effect = Da 1 doblón por ronda. Una vez por ronda convierte una carta en el recurso 4, 5 o 6.
development-rare-merchant-1 = mercader de recursos raros
    .which = mercader de recursos raros (1)
    .effect = Una vez por ronda convierte una carta en el recurso 7, 8 o 9.
development-rare-merchant-2 = mercader de recursos raros
    .which = mercader de recursos raros (2)
    .effect = Una vez por ronda convierte una carta en el recurso 7, 8 o 9.
development-rare-merchant-3 = mercader de recursos raros
    .which = mercader de recursos raros (3)
    .effect = Una vez por ronda convierte una carta en el recurso 7, 8 o 9.
development-large-warehouse-1 = almacén grande
    .which = almacén grande (1)
    .effect = Guarda 2 cartas.
development-large-warehouse-2 = almacén grande
    .which = almacén grande (2)
    .effect = Guarda 2 cartas.
development-large-warehouse-3 = almacén grande
    .which = almacén grande (3)
    .effect = Guarda 2 cartas.
development-large-warehouse-4 = almacén grande
    .which = almacén grande (4)
    .effect = Guarda 2 cartas.
development-small-warehouse-1 = almacén pequeño
    .which = almacén pequeño (1)
    .effect = Guarda 1 carta y da 1 doblón por ronda.
development-small-warehouse-2 = almacén pequeño
    .which = almacén pequeño (2)
    .effect = Guarda 1 carta y da 1 doblón por ronda.
development-small-warehouse-3 = almacén pequeño
    .which = almacén pequeño (3)
    .effect = Guarda 1 carta y da 1 doblón por ronda.
development-small-warehouse-4 = almacén pequeño
    .which = almacén pequeño (4)
    .effect = Guarda 1 carta y da 1 doblón por ronda.
development-shipyard-1 = astillero
    .which = astillero (1)
    .effect = 1 doblón por ronda por cada rival con más carabelas.
development-shipyard-2 = astillero
    .which = astillero (2)
    .effect = 1 doblón por ronda por cada rival con más carabelas.
development-shipyard-3 = astillero
    .which = astillero (3)
    .effect = 1 doblón por ronda por cada rival con más carabelas.
development-shipyard-4 = astillero
    .which = astillero (4)
    .effect = 1 doblón por ronda por cada rival con más carabelas.
development-shipyard-5 = astillero
    .which = astillero (5)
    .effect = 1 doblón por ronda por cada rival con más carabelas.
development-shipyard-6 = astillero
    .which = astillero (6)
    .effect = 1 doblón por ronda por cada rival con más carabelas.

step-call = elegir el evento
step-split = dividir las carabelas
step-pick = tomar cartas boca arriba
step-pirates = dar cartas a los piratas
step-announce = anunciar el número de cartas
step-offer = ofrecer cartas
step-appoint = nombrar al Maestro Comerciante
step-take = tomar una carta
step-market = conservar o cambiar la carta tomada
step-gift = dar una carta
step-begin = elegir quién empieza
step-progress = jugar combinaciones
step-identical = elegir una combinación de recursos idénticos
step-different = elegir una combinación de recursos diferentes
step-perfect = elegir la combinación perfecta
step-convert = usar un mercader
step-develop = tomar un desarrollo
step-store = llenar los almacenes
step-end = nada

ask-call = ¿Pagas { $price } doblones para elegir el evento de esta ronda?
ask-split = ¿Qué carabelas forman una segunda escuadra?
ask-pick = Toma { $left ->
    [one] una carta boca arriba
   *[other] { $left } cartas boca arriba
}.
ask-pirates = ¡Piratas! Dales { $left ->
    [one] una carta
   *[other] { $left } cartas
}.
ask-announce = ¿Cuántas cartas tiene que ofrecer cada uno?
ask-offer = Ofrece { $left ->
    [one] una carta
   *[other] { $left } cartas
}{ $chosen ->
    [0] {""}
   *[other] {" "}más
}.
ask-offer-free = Ofrece hasta { $left ->
    [one] una carta
   *[other] { $left } cartas
}{ $chosen ->
    [0] {""}
   *[other] {" "}más
}.
ask-appoint = ¿Quién será Maestro Comerciante?
ask-take = Toma una carta de otro jugador.
ask-market = Consérvala o cámbiala con el mercado: { $resource }.
ask-gift = Elige la carta que das a { $to }.
ask-begin = ¿Quién empieza?
ask-progress = Juega combinaciones o termina tu turno.
ask-identical = Una combinación de recursos idénticos: { $resource } ({ $size } por ahora).
ask-different = { $given ->
    [0] Una combinación de recursos diferentes ({ $size } por ahora).
   *[other] ¿En qué convierte el mercader esta carta: { $resource }?
}
ask-perfect = { $given ->
    [0] La combinación perfecta ({ $size } de 10).
   *[other] ¿En qué convierte el mercader esta carta: { $resource }?
}
ask-develop = Toma { $reach ->
    [one] el primer desarrollo de la fila
   *[other] uno de los { $reach } primeros desarrollos
}.
ask-store = Almacena hasta { $left ->
    [one] una carta
   *[other] { $left } cartas
}.

waiting-call = { $who } puede elegir el evento.
waiting-split = { $who } puede dividir sus carabelas.
waiting-pick = { $who } toma cartas boca arriba.
waiting-pirates = { $who } elige cartas para los piratas.
waiting-pirates-many = { $who } eligen cartas para los piratas.
waiting-announce = { $who } anuncia cuántas cartas se ofrecen.
waiting-offer = { $who } elige las cartas que ofrece.
waiting-offer-many = { $who } eligen las cartas que ofrecen.
waiting-appoint = { $who } nombra al Maestro Comerciante.
waiting-take = { $who } toma una carta.
waiting-market = { $who } puede cambiar con el mercado.
waiting-gift = { $who } elige la carta que da.
waiting-begin = { $who } elige quién empieza.
waiting-progress = { $who } juega combinaciones.
waiting-develop = { $who } toma un desarrollo.
waiting-store = { $who } llena sus almacenes.

action-offer = Ofrecer: { $resource }
action-done-offering = No ofrecer nada más
action-discard = Dar a los piratas: { $resource }
action-give = Dar: { $resource }
action-pick = Tomar: { $resource }
action-keep = Conservarla
action-swap = Cambiar por: { $resource }{ $doubloons ->
    [0] {""}
   *[other] {" "}(+{ $doubloons } doblones)
}
action-begin = Empieza { $who }
action-appoint = Maestro Comerciante: { $who }
action-take = Tomar de { $from }: { $resource }
action-call = { $happening } ({ $price } doblones)
action-call-nothing = Ningún evento
action-detach = Carabela { $caravel } a la segunda escuadra
action-done-splitting = Dejar así las escuadras
action-announce = Anunciar { $count }
action-develop = Tomar: { $development }
action-develop-unseen = Tomar la primera carta del mazo, sin verla
action-as = Convertirla en: { $resource }
action-identical = Una combinación de: { $resource }
action-different = Una combinación de recursos diferentes
action-perfect = La combinación perfecta
action-sell = Vender { $count ->
    [one] una reliquia
   *[other] { $count } reliquias
} por { $doubloons } doblones
action-end-turn = Terminar el turno
action-add = Añadir: { $resource }
action-convert = Dar a un mercader: { $resource }
action-declare-identical = Jugar esta combinación ({ $reach ->
    [one] el primer desarrollo
   *[other] uno de los { $reach } primeros
})
action-declare-different = Jugar esta combinación por { $doubloons } doblones
action-declare-perfect = Mostrar la combinación perfecta
action-store = Almacenar: { $resource }
action-done-storing = Descartar el resto

event-market = El mercado: { $cards }.
event-line = Nuevo en la fila: { $development }.
event-round = Ronda { $round }: sin evento.
event-round-happening = Ronda { $round }: { $happening }.
event-called = { $who } paga por un evento: { $happening }.
event-called-nothing = { $who } no elige ningún evento.
event-split = { $who } divide sus carabelas; segunda escuadra: { $caravels }.
event-no-split = { $who } no divide sus carabelas.
event-dealt = { $who } recibe { $count } cartas.
event-dealt-own = { $who } recibe: { $cards }.
event-displayed = Boca arriba para las carabelas: { $cards }.
event-picked = { $who } toma { $resource }.
event-reshuffled = Se baraja la pila de descartes para formar un mazo nuevo.
event-chose = { $who } ha elegido.
event-plundered = Los piratas quitan { $count ->
    [one] una carta
   *[other] { $count } cartas
} a { $who }.
event-plundered-own = Los piratas quitan a { $who }: { $cards }.
event-announced = { $who } anuncia { $count } cartas.
event-revealed = { $who } ofrece: { $cards } (total { $total }).
event-trade-master = Maestro Comerciante: { $who }.
event-took = { $who } toma una carta de { $from }: { $resource }.
event-swapped = { $who } cambia en el mercado { $put } por { $got }.
event-swapped-paid = { $who } cambia en el mercado { $put } por { $got } y gana { $doubloons } doblones.
event-took-back = { $who } recupera: { $cards }.
event-gave = { $who } da una carta a { $to }.
event-gave-seen = { $who } da una carta a { $to }: { $resource }.
event-begins = Empieza { $who }.
event-identical = { $who } juega una combinación de { $resource } ({ $cards }) y puede tomar { $reach ->
    [one] el primer desarrollo
   *[other] uno de los { $reach } primeros desarrollos
}.
event-different = { $who } juega recursos diferentes ({ $cards }) por { $doubloons } doblones.
event-relics = { $who } vende { $count ->
    [one] una reliquia
   *[other] { $count } reliquias
} por { $doubloons } doblones.
event-perfect = { $who } muestra la combinación perfecta: { $cards }.
event-developed = { $who } toma: { $development }.
event-developed-unseen = { $who } toma la primera carta del mazo: { $development }.
event-line-short = La fila no se puede reponer: es la última ronda.
event-paid = { $who } gana { $shipyards ->
    [0] { $income } por sus desarrollos
   *[other] { $income ->
        [0] { $shipyards } por sus astilleros
       *[other] { $income } por sus desarrollos y { $shipyards } por sus astilleros
    }
}.
event-cleared = { $who } { $stored ->
    [0] no almacena nada
    [one] almacena una carta
   *[other] almacena { $stored } cartas
} y { $discarded ->
    [0] no descarta nada
    [one] descarta una carta
   *[other] descarta { $discarded } cartas
}.
event-cleared-own = { $who } { $stored ->
    [0] no almacena nada
    [one] almacena una carta
   *[other] almacena { $stored } cartas
} y descarta: { $cards }.
event-over = La partida ha terminado. { $why }

why-not-now = Ahora no. La decisión en curso: { $step }.
why-not-in-hand = No tienes esta carta en la mano: { $resource }.
why-no-casas = Tienes que ofrecer { $count } cartas.
why-not-face-up = Esta carta no está boca arriba: { $resource }.
why-not-in-market = Esta carta no está en el mercado: { $resource }.
why-not-at-table = No hay nadie en esa plaza.
why-not-highest = { $who } no tiene el total más alto.
why-own-card = No puedes tomar tu propia carta.
why-not-laid-out = { $who } no ofrece esta carta: { $resource }.
why-third-exchange = Después de dos intercambios seguidos con { $who }, tienes que tomar de otro jugador.
why-no-caravel = No tienes la carabela { $caravel }.
why-detached = La carabela { $caravel } ya está en la segunda escuadra.
why-lowest-stays = La carabela { $caravel } es la más baja que tienes: se queda en la primera escuadra.
why-out-of-reach = Tu combinación no te permite tomar esta carta: { $development }.
why-not-in-line = Esta carta no está en la fila: { $development }.
why-deck-empty = El mazo de desarrollos está vacío.
why-no-almagro = Solo el dueño de Diego de Almagro puede tomar del mazo.
why-line-empty = No queda ningún desarrollo que tomar.
why-one-identical = Ya has jugado tu combinación de recursos idénticos.
why-no-such-set = No puedes reunir al menos tres cartas: { $resource }.
why-one-different = Ya has jugado tu combinación de recursos diferentes.
why-too-few-different = Una combinación de recursos diferentes necesita al menos cuatro.
why-too-few-identical = Una combinación de recursos idénticos necesita al menos tres cartas, una de ellas que no sea reliquia.
why-perfect-shown = Ya has mostrado la combinación perfecta.
why-not-perfect = La combinación perfecta necesita los nueve recursos y una reliquia.
why-relics-sold = Ya has vendido reliquias en este turno.
why-too-few-relics = No tienes { $count } reliquias.
why-set-full = Una combinación de recursos idénticos tiene como máximo cinco cartas.
why-only-relics = Al menos una carta de la combinación no debe ser una reliquia.
why-not-identical = Es un recurso distinto: { $resource }.
why-not-different = Este recurso ya está en la combinación: { $resource }.
why-no-relic-here = Esta combinación no admite otra reliquia.
why-convert-itself = Esta carta no necesita mercader: { $resource }.
why-no-merchant = Ninguno de tus mercaderes puede usar esta carta para la combinación: { $resource }.
why-no-merchant-for = Ninguno de tus mercaderes puede dar este recurso para la combinación: { $resource }.
