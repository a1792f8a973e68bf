# Puerto Rico, the card game: what the rules say in Spanish.

option-expansion = Expansión «Nuevos edificios»
option-expansion-off = sin ella
option-expansion-on = diez edificios nuevos y la catedral
option-draft-start = Comienzo
option-draft-start-off = cuatro cartas cada uno
option-draft-start-on = conservar cuatro de cinco a ocho cartas
option-customs-office-cost = Coste de la aduana
option-customs-office-cost-3 = 3 cartas
option-customs-office-cost-1 = 1 carta
option-first-edition = Edición
option-first-edition-off = segunda edición
option-first-edition-on = primera edición (otras cartas)
option-together = Decisiones
option-together-off = por turnos
option-together-on = a la vez cuando sea posible
contradiction-customs-office = La aduana es una carta de la expansión: su coste solo se puede elegir con la expansión.

score-buildings = Edificios
score-tucked = Cartas guardadas
score-guild-hall = Gremio
score-city-hall = Ayuntamiento
score-triumphal-arch = Arco de triunfo
score-residence = Residencia
score-cathedral = Catedral
score-palace = Palacio
ending-twelve-buildings = Alguien tiene doce edificios.
ending-standstill = La partida no avanzaba: no se construyó nada en 20 rondas, o no quedaban cartas que robar.

order-draw = Robar siempre tantas cartas como permita el personaje
order-produce = Producir cuando solo hay una manera de hacerlo
order-use-gold-mine = Usar siempre la mina de oro
order-use-goldsmith = Usar siempre la orfebrería
order-use-harbor = Usar siempre el puerto
ahead-role = Mi próximo personaje
ahead-build = Si se juega el constructor, construyo
ahead-produce = Si se juega el capataz, produzco, uno tras otro
ahead-sell = Si se juega el mercader, vendo, uno tras otro

role-builder = constructor
    .privilege = paga una carta menos
role-producer = capataz
    .privilege = puede producir una mercancía más
role-trader = mercader
    .privilege = puede vender una mercancía más
role-councillor = alcalde
    .privilege = roba cinco cartas en vez de dos
role-prospector = buscador de oro
    .privilege = roba una carta; los demás no reciben nada

good-indigo = añil
    .many = de añil
good-sugar = azúcar
    .many = de azúcar
good-tobacco = tabaco
    .many = de tabaco
good-coffee = café
    .many = de café
good-silver = plata
    .many = de plata
good-import = importaciones
    .many = importaciones

when-production = Producción
when-builder = Fase del constructor
when-producer = Fase del capataz
when-trader = Fase del mercader
when-councillor = Fase del alcalde
when-prospector = Fase del buscador de oro
when-all-roles = Todas las fases
when-round-start = Comienzo de la ronda
when-covered = Al quedar cubierto
when-monument = Monumento
when-end = Final de la partida
mark-weak = Solo un jugador recuerda este valor.
mark-rebuilt = Este valor está reconstruido para que encaje con todo lo que se sabe.

card-indigo-plant = añilería
    .the = la añilería
    .effect = Admite un añil.
card-sugar-mill = ingenio azucarero
    .the = el ingenio azucarero
    .effect = Admite un azúcar.
card-tobacco-storage = secadero de tabaco
    .the = el secadero de tabaco
    .effect = Admite un tabaco.
card-coffee-roaster = tostadero de café
    .the = el tostadero de café
    .effect = Admite un café.
card-silver-smelter = fundición de plata
    .the = la fundición de plata
    .effect = Admite una plata.
card-smithy = herrería
    .the = la herrería
    .effect = Los edificios de producción te cuestan una carta menos.
card-gold-mine = mina de oro
    .the = la mina de oro
    .effect = Descubre cuatro cartas: si los cuatro costes son distintos, quédate la más barata.
card-archive = archivo
    .the = el archivo
    .effect = Añade las cartas que robas a tu mano antes de descartar.
card-poor-house = hospicio
    .the = el hospicio
    .effect = Después de construir, roba una carta si tienes como mucho una en la mano.
card-black-market = mercado negro
    .the = el mercado negro
    .effect = Paga con mercancías hasta dos cartas del coste de un edificio.
card-trading-post = puesto comercial
    .the = el puesto comercial
    .effect = Vende una mercancía más.
card-well = pozo
    .the = el pozo
    .effect = Roba una carta si produces al menos dos mercancías.
card-market-stand = tenderete
    .the = el tenderete
    .effect = Roba una carta si vendes al menos dos mercancías.
card-crane = grúa
    .the = la grúa
    .effect = Construye sobre uno de tus edificios; su coste se descuenta del precio.
card-tower = torre
    .the = la torre
    .effect = Conserva hasta doce cartas en la mano.
card-chapel = capilla
    .the = la capilla
    .effect = Guarda una carta de la mano cada ronda: un punto de victoria por cada una.
card-aqueduct = acueducto
    .the = el acueducto
    .effect = Produce una mercancía más.
card-carpenter = carpintería
    .the = la carpintería
    .effect = Roba una carta después de construir un edificio beis.
card-prefecture = prefectura
    .the = la prefectura
    .effect = Conserva dos de las cartas robadas en vez de una.
card-market-hall = mercado cubierto
    .the = el mercado cubierto
    .effect = Roba una carta más cuando vendes al menos una mercancía.
card-quarry = cantera
    .the = la cantera
    .effect = Los edificios beis te cuestan una carta menos.
card-library = biblioteca
    .the = la biblioteca
    .effect = Usa dos veces el privilegio del personaje que eliges.
card-statue = estatua
    .the = la estatua
    .effect = Un monumento.
card-victory-column = columna
    .the = la columna
    .effect = Un monumento.
card-hero = héroe
    .the = el héroe
    .effect = Un monumento.
card-guild-hall = gremio
    .the = el gremio
    .effect = Un punto por cada edificio de producción y uno por cada tipo distinto de edificio de producción.
card-city-hall = ayuntamiento
    .the = el ayuntamiento
    .effect = Un punto por cada edificio beis, incluido este.
card-triumphal-arch = arco de triunfo
    .the = el arco de triunfo
    .effect = Cuatro, seis u ocho puntos por uno, dos o tres monumentos.
card-palace = palacio
    .the = el palacio
    .effect = Un punto por cada cuatro puntos de todo lo demás.
card-office-building = casa de negocios
    .the = la casa de negocios
    .effect = Descarta una o dos cartas y roba otras tantas.
card-guard-room = cuartel
    .the = el cuartel
    .effect = Los jugadores sin él solo pueden conservar seis cartas en la mano.
card-hut = cabaña
    .the = la cabaña
    .effect = Roba una carta después de una fase del mercader sin ninguna venta.
card-tavern = taberna
    .the = la taberna
    .effect = Roba una carta después de una fase del constructor si nadie tiene menos edificios que tú.
card-park = parque
    .the = el parque
    .effect = Descuenta seis del precio cuando se construye sobre él con la grúa.
card-customs-office = aduana
    .the = la aduana
    .effect = Recibe una mercancía en la fase del alcalde; siempre se vende por dos cartas.
card-bank = banco
    .the = el banco
    .effect = Una vez por partida, guarda cualquier número de cartas de la mano: un punto de victoria por cada una.
card-harbor = puerto
    .the = el puerto
    .effect = Guarda una mercancía vendida en cada fase del mercader: un punto de victoria por cada una.
card-goldsmith = orfebrería
    .the = la orfebrería
    .effect = Descubre una carta; quédatela si nadie tiene ese edificio.
card-residence = residencia
    .the = la residencia
    .effect = Cuatro, tres, dos y un punto por grupos de tres edificios distintos del mismo coste.
card-cathedral = catedral
    .the = la catedral
    .effect = Cuatro, tres, dos y un punto por los edificios de coste 6 de los rivales.

ask-draft = Elige tu mano inicial: descarta { $left ->
    [one] una carta
   *[other] { $left } cartas
}.
ask-office = Casa de negocios: ¿cambias hasta { $most ->
    [one] una carta
   *[other] { $most } cartas
}?
ask-chapel = ¿Guardas una carta bajo tu capilla?
ask-bank = ¿Guardas cartas bajo tu banco? Solo puedes hacerlo una vez por partida.
ask-limit = Tu límite de mano es { $limit }: descarta { $left }.
ask-role = Elige un personaje.
ask-library = ¿Usas tu biblioteca con este personaje o la reservas para el segundo?
ask-build = ¿Construyes un edificio?
ask-over = ¿Qué quieres construir sobre { $card }?
ask-pay = Paga { $left ->
    [one] una carta más
   *[other] { $left } cartas más
}.
ask-produce = Producir: { $left ->
    [one] una mercancía
   *[other] hasta { $left } mercancías
}.
ask-sell = Vender: { $left ->
    [one] una mercancía
   *[other] hasta { $left } mercancías
}.
ask-harbor = ¿Guardas bajo tu puerto una de las mercancías vendidas?
ask-draw = ¿Robas cartas?
ask-keep = Elige { $left ->
    [one] la carta
   *[other] las { $left } cartas
} que conservas.
ask-discard = Descarta { $left ->
    [one] una carta
   *[other] { $left } cartas
} de la mano.
ask-prospect = ¿Robas tu carta de buscador de oro?
ask-gold-mine = ¿Usas tu mina de oro?
ask-gold-keep = Elige una de las cartas descubiertas.
ask-goldsmith = ¿Usas tu orfebrería?

waiting-draft = { $who } elige su mano inicial.
waiting-draft-many = { $who } eligen su mano inicial.
waiting-office = { $who } puede cambiar cartas.
waiting-chapel = { $who } puede guardar una carta.
waiting-bank = { $who } puede guardar cartas.
waiting-limit = { $who } descarta hasta su límite de mano.
waiting-limit-many = { $who } descartan hasta su límite de mano.
waiting-role = { $who } elige un personaje.
waiting-library = { $who } decide sobre la biblioteca.
waiting-build = { $who } puede construir.
waiting-pay = { $who } paga.
waiting-produce = { $who } puede producir.
waiting-produce-many = { $who } pueden producir.
waiting-sell = { $who } puede vender.
waiting-sell-many = { $who } pueden vender.
waiting-harbor = { $who } decide sobre el puerto.
waiting-draw = { $who } puede robar.
waiting-draw-many = { $who } pueden robar.
waiting-keep = { $who } elige una carta.
waiting-keep-many = { $who } eligen una carta cada uno.
waiting-discard = { $who } descarta.
waiting-discard-many = { $who } descartan.
waiting-gold-mine = { $who } decide sobre la mina de oro.
waiting-goldsmith = { $who } decide sobre la orfebrería.

action-take = Tomar al { $role }
action-build = Construir: { $card } ({ $price ->
    [0] gratis
    [one] una carta
   *[other] { $price } cartas
})
action-cover = Construir sobre { $card }
action-draw = Robar { $count ->
    [one] una carta
   *[other] { $count } cartas
}
action-use = Usar { $card }
action-save-library = Reservar la biblioteca
action-produce = Producir { $good }
action-pay = Pagar con: { $card }
action-pay-good = Pagar con la mercancía: { $good }
action-sell = Vender { $good } por { $price ->
    [one] una carta
   *[other] { $price } cartas
}
action-keep = Conservar: { $card }
action-discard = Descartar: { $card }
action-tuck = Guardar: { $card }
action-done = Listo
action-pass-build = No construir
action-pass-produce = No producir
action-pass-sell = No vender
action-pass-draw = No robar
action-pass-office = No cambiar nada
action-pass-tuck = No guardar nada
action-pass-power = No usarlo

event-round = Empieza una nueva ronda. Gobierna { $who }.
event-take = { $who } toma al { $role }.
event-library-used = { $who } usa la biblioteca con este personaje.
event-library-saved = { $who } reserva la biblioteca.
event-no-build = { $who } no construye nada.
event-no-produce = { $who } no produce nada.
event-no-sell = { $who } no vende nada.
event-no-draw = { $who } no roba nada.
event-no-office = { $who } no cambia nada.
event-no-tuck = { $who } no guarda nada.
event-no-power = { $who } no usa el edificio.
event-build = { $who } construye { $card } { $price ->
    [0] gratis
    [one] por una carta
   *[other] por { $price } cartas
}.
event-build-over = { $who } construye { $card } sobre { $over } { $price ->
    [0] gratis
    [one] por una carta
   *[other] por { $price } cartas
}.
event-good-lost = { $who } pierde la mercancía que había bajo el nuevo edificio: { $good }.
event-pay-good = { $who } paga con { $good }.
event-produce = { $who } produce { $good }.
event-prices = Precios: añil { $indigo }, azúcar { $sugar }, tabaco { $tobacco }, café { $coffee }, plata { $silver }.
event-sell = { $who } vende { $good } por { $price }.
event-harbor = { $who } guarda una mercancía bajo el puerto.
event-customs = La aduana de { $who } recibe una carta.
event-pay = { $who } paga { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-pay-own = { $who } paga { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $cards }.
event-draw = { $who } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-draw-own = { $who } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $cards }.
event-keep = { $who } conserva { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-keep-own = { $who } conserva { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $cards }.
event-discard = { $who } descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-discard-own = { $who } descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $cards }.
event-tuck = { $who } guarda una carta bajo { $under }.
event-tuck-own = { $who } guarda una carta bajo { $under }: { $cards }.
event-bonus = { $who } puede robar una carta con { $card }.
event-mine = La mina de oro de { $who } descubre: { $cards }.
event-smith = La orfebrería de { $who } descubre: { $card }.
event-take-revealed = { $who } toma una carta descubierta: { $card }.
event-reshuffle = Se baraja la pila de descartes para formar un mazo nuevo.
event-over = Doce edificios: la partida ha terminado.
event-standstill-near-nothing-built = { $rounds ->
    [one] Hace mucho que nadie construye: la partida termina al final de esta ronda salvo que alguien lo haga.
   *[other] Hace mucho que nadie construye: la partida termina dentro de { $rounds } rondas salvo que alguien lo haga.
}
event-standstill-near-no-cards = { $rounds ->
    [one] No quedan cartas que robar: la partida termina al final de esta ronda si no vuelven cartas al mazo o a la pila de descartes.
   *[other] No quedan cartas que robar: la partida termina dentro de { $rounds } rondas si no vuelven cartas al mazo o a la pila de descartes.
}
event-standstill-nothing-built = No se ha construido nada en 20 rondas: la partida ha terminado.
event-standstill-no-cards = No quedan cartas que robar: la partida ha terminado.

why-not-now = Esa no es la decisión en curso.
why-role-taken = El { $role } ya se ha tomado en esta ronda.
why-not-in-hand = No tienes esta carta en la mano: { $card }.
why-already-built = Ya tienes { $card }.
why-too-expensive = No puedes pagar { $price } por { $card }.
why-no-cathedral = La catedral ya está construida o no se usa en esta partida.
why-identical = Un edificio idéntico no puede cubrir { $card }.
why-no-crane = No tienes grúa.
why-not-the-crane = La grúa no se puede cubrir.
why-not-built = No tienes { $card }.
why-nothing-over = No tienes nada que construir sobre { $card }.
why-no-good = No tienes esta mercancía: { $good }.
why-no-room = No tienes ningún edificio vacío para esto: { $good }.
why-no-black-market = Solo un mercado negro permite pagar con mercancías, dos como máximo.
why-not-so-many = No puedes robar { $count } cartas.
why-not-drawn = Esta carta no se ha robado: { $card }.
why-no-power = No tienes { $card }.
why-must-discard = Tienes que descartar.
why-must-pay = Hay que pagar el precio.
why-must-take = Tienes que tomar un personaje.
