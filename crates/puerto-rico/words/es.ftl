# Everything Puerto Rico says, in Spanish.

## Goods, tiles, buildings, roles

good-corn = maíz
    .of = de maíz
good-indigo = añil
    .of = de añil
good-sugar = azúcar
    .of = de azúcar
good-tobacco = tabaco
    .of = de tabaco
good-coffee = café
    .of = de café
tile-corn = plantación de maíz
    .the = la plantación de maíz
    .a = una plantación de maíz
    .button = una plantación de maíz
    .on = en una plantación de maíz
tile-indigo = plantación de añil
    .the = la plantación de añil
    .a = una plantación de añil
    .button = una plantación de añil
    .on = en una plantación de añil
tile-sugar = plantación de azúcar
    .the = la plantación de azúcar
    .a = una plantación de azúcar
    .button = una plantación de azúcar
    .on = en una plantación de azúcar
tile-tobacco = plantación de tabaco
    .the = la plantación de tabaco
    .a = una plantación de tabaco
    .button = una plantación de tabaco
    .on = en una plantación de tabaco
tile-coffee = plantación de café
    .the = la plantación de café
    .a = una plantación de café
    .button = una plantación de café
    .on = en una plantación de café
tile-quarry = cantera
    .the = la cantera
    .a = una cantera
    .button = una cantera
    .on = en una cantera
building-small-indigo-plant = añilería pequeña
    .the = la añilería pequeña
    .button = la añilería pequeña
    .on = en la añilería pequeña
building-small-sugar-mill = ingenio azucarero pequeño
    .the = el ingenio azucarero pequeño
    .button = el ingenio azucarero pequeño
    .on = en el ingenio azucarero pequeño
building-indigo-plant = añilería
    .the = la añilería
    .button = la añilería
    .on = en la añilería
building-sugar-mill = ingenio azucarero
    .the = el ingenio azucarero
    .button = el ingenio azucarero
    .on = en el ingenio azucarero
building-tobacco-storage = secadero de tabaco
    .the = el secadero de tabaco
    .button = el secadero de tabaco
    .on = en el secadero de tabaco
building-coffee-roaster = tostadero de café
    .the = el tostadero de café
    .button = el tostadero de café
    .on = en el tostadero de café
building-small-market = mercado pequeño
    .the = el mercado pequeño
    .button = el mercado pequeño
    .on = en el mercado pequeño
building-hacienda = hacienda
    .the = la hacienda
    .button = la hacienda
    .on = en la hacienda
building-construction-hut = caseta de obras
    .the = la caseta de obras
    .button = la caseta de obras
    .on = en la caseta de obras
building-small-warehouse = almacén pequeño
    .the = el almacén pequeño
    .button = el almacén pequeño
    .on = en el almacén pequeño
building-hospice = hospicio
    .the = el hospicio
    .button = el hospicio
    .on = en el hospicio
building-office = oficina
    .the = la oficina
    .button = la oficina
    .on = en la oficina
building-large-market = mercado grande
    .the = el mercado grande
    .button = el mercado grande
    .on = en el mercado grande
building-large-warehouse = almacén grande
    .the = el almacén grande
    .button = el almacén grande
    .on = en el almacén grande
building-factory = fábrica
    .the = la fábrica
    .button = la fábrica
    .on = en la fábrica
building-university = universidad
    .the = la universidad
    .button = la universidad
    .on = en la universidad
building-harbor = puerto
    .the = el puerto
    .button = el puerto
    .on = en el puerto
building-wharf = embarcadero
    .the = el embarcadero
    .button = el embarcadero
    .on = en el embarcadero
building-guild-hall = gremio
    .the = el gremio
    .button = el gremio
    .on = en el gremio
building-residence = residencia
    .the = la residencia
    .button = la residencia
    .on = en la residencia
building-fortress = fortaleza
    .the = la fortaleza
    .button = la fortaleza
    .on = en la fortaleza
building-customs-house = aduana
    .the = la aduana
    .button = la aduana
    .on = en la aduana
building-city-hall = ayuntamiento
    .the = el ayuntamiento
    .button = el ayuntamiento
    .on = en el ayuntamiento
role-settler = colonizador
    .the = al colonizador
role-mayor = alcalde
    .the = al alcalde
role-builder = constructor
    .the = al constructor
role-craftsman = capataz
    .the = al capataz
role-trader = mercader
    .the = al mercader
role-captain = capitán
    .the = al capitán
role-prospector = buscador de oro
    .the = al buscador de oro
role-prospector-2 = segundo buscador de oro
    .the = al segundo buscador de oro

## What is being asked, in a word

step-role = elegir un personaje
step-hacienda = decidir sobre la hacienda
step-settle = elegir una loseta
step-hospice = decidir sobre el hospicio
step-privilege = decidir sobre el colono del alcalde
step-place = colocar colonos
step-build = elegir un edificio
step-university = decidir sobre la universidad
step-produce = decidir si se produce
step-extra = elegir el barril adicional del capataz
step-trade = vender un barril
step-load = embarcar barriles
step-bonus = decidir sobre los puntos adicionales
step-store = llenar los almacenes
step-keep = elegir el barril que se conserva
step-over = nada

## Options

option-factory-university = Fábrica y universidad
option-factory-university-standard = precios impresos (7 y 8)
option-factory-university-swapped = precios intercambiados (8 y 7)
option-open-scores = Puntos de victoria
option-open-scores-on = visibles para todos
option-open-scores-off = ocultos durante la partida
option-together = Colocación de colonos
option-together-off = por turnos
option-together-on = a la vez cuando sea posible

## Points and endings

score-chips = Fichas de puntos de victoria
score-buildings = Edificios
score-guild-hall = Gremio
score-residence = Residencia
score-fortress = Fortaleza
score-customs-house = Aduana
score-city-hall = Ayuntamiento
ending-colonists = no se pudo llenar el barco de colonos
ending-city-full = hay una ciudad completa
ending-chips = se tomó el último punto de victoria

## Standing orders

order-produce = Producir automáticamente
order-extra = Tomar el barril adicional del capataz cuando solo hay un tipo
order-bonus = Tomar siempre los puntos adicionales del capitán y del puerto
order-colonist = Tomar siempre el colono ofrecido
order-hacienda = Robar siempre con la hacienda
ahead-role = Mi próximo personaje
ahead-settle = Si se juega el colonizador, tomo
ahead-place = Si se juega el alcalde, mis colonos van aquí, uno tras otro
ahead-build = Si se juega el constructor, construyo
ahead-trade = Si se juega el mercader, vendo

## Asked of a player

ask-role = Elige un personaje.
ask-hacienda = Tu hacienda: ¿robas antes una plantación boca abajo?
ask-settle = Colonizador: elige una loseta para tu isla, o ninguna.
ask-hospice = Tu hospicio: ¿un colono para { $place }?
ask-privilege = Privilegio del alcalde: ¿tomas un colono más de la reserva?
ask-place = Coloca a tus colonos: { $left ->
    [one] falta uno
   *[other] faltan { $left }
}.
ask-build = Constructor: elige un edificio, o ninguno. Tienes { $doubloons ->
    [one] un doblón
   *[other] { $doubloons } doblones
}.
ask-university = Tu universidad: ¿un colono para { $place }?
ask-produce = Capataz: ¿produces tus mercancías?
ask-extra = Privilegio del capataz: elige un barril más, o ninguno.
ask-trade = Mercader: vende un barril, o nada.
ask-load = Capitán: tienes que embarcar. Elige qué mercancía.
ask-wharf = Capitán: ningún barco admite tus mercancías. Usa tu embarcadero o pasa.
ask-bonus = Capitán: { $left ->
    [one] queda un punto de victoria
   *[other] quedan { $left } puntos de victoria
} en la reserva, y el último pone fin a la partida después de esta ronda. { $bonus ->
    [one] ¿Tomas tu punto adicional?
   *[other] ¿Cuántos de tus { $bonus } puntos adicionales tomas?
}
ask-store = Tus almacenes: elige una mercancía para almacenar, o termina ({ $left ->
    [one] sitio para un tipo más
   *[other] sitio para { $left } tipos más
}).
ask-keep = Conserva un barril; los demás se pierden. ¿Cuál?

## Said to those who wait

waiting-role = { $who } elige un personaje.
waiting-hacienda = { $who } puede robar con la hacienda.
waiting-settle = { $who } elige una loseta.
waiting-hospice = { $who } puede tomar un colono con el hospicio.
waiting-privilege = { $who } puede tomar un colono más.
waiting-place = { $who } coloca a sus colonos.
waiting-place-many = { $who } colocan a sus colonos.
waiting-build = { $who } puede construir.
waiting-university = { $who } puede tomar un colono con la universidad.
waiting-produce = { $who } puede producir.
waiting-extra = { $who } puede tomar un barril más.
waiting-trade = { $who } puede vender un barril.
waiting-load = { $who } embarca mercancías.
waiting-bonus = { $who } puede tomar puntos adicionales o renunciar a ellos.
waiting-store = { $who } llena sus almacenes.
waiting-keep = { $who } elige el barril que conserva.
waiting-over = { $who } ya no tiene nada que hacer.

## Actions

# An amount of one kind, in lists: 3 corn and 1 sugar.
amount = { $count } { $good }
action-take = Tomar { $role }{ $coins ->
    [0] {""}
    [one] {" y un doblón"}
   *[other] {" y "}{ $coins } doblones
}
action-place = Colono { $place }
action-build = Construir { $building } ({ $price ->
    [0] gratis
    [one] un doblón
   *[other] { $price } doblones
})
action-draw-plantation = Robar una plantación
action-decline-plantation = No robar
action-take-colonist = Tomar el colono
action-decline-colonist = Sin colono
action-load = Embarcar { $barrels ->
    [one] un barril
   *[other] { $barrels } barriles
} { $good } en el barco { $ship } ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}{ $bonus ->
    [0] {""}
    [one] {", y uno adicional si quieres"}
   *[other] {", y hasta "}{ $bonus } adicionales si quieres
})
action-wharf = Enviar { $barrels ->
    [one] un barril
   *[other] { $barrels } barriles
} { $good } desde tu embarcadero ({ $points ->
    [one] un punto
   *[other] { $points } puntos
}{ $bonus ->
    [0] {""}
    [one] {", y uno adicional si quieres"}
   *[other] {", y hasta "}{ $bonus } adicionales si quieres
})
action-store = Almacenar { $barrels ->
    [one] un barril
   *[other] { $barrels } barriles
} { $good }
action-keep = Conservar un barril { $good }
action-settle = Tomar { $tile }
action-extra = Un barril { $good } más
action-sell = Vender un barril { $good } por { $price ->
    [0] nada
    [one] un doblón
   *[other] { $price } doblones
}
action-produce = Producir { $goods }{ $factory ->
    [0] {""}
    [one] {" (fábrica: un doblón)"}
   *[other] {" (fábrica: "}{ $factory } doblones)
}
action-decline-production = No producir
action-pass-settle = No tomar ninguna loseta
action-pass-build = No construir
action-pass-trade = No vender
action-pass-load = Pasar
action-done-storing = No almacenar nada más
action-decline-extra = Sin barril adicional
action-bonus = { $points ->
    [0] No tomar ningún punto adicional
    [one] Tomar un punto adicional
   *[other] Tomar { $points } puntos adicionales
} ({ $left ->
    [0] vacía la reserva: la partida termina después de esta ronda
    [one] queda un punto en la reserva
   *[other] quedan { $left } puntos en la reserva
})

## What happened

event-row-laid = { $count ->
    [0] No quedan plantaciones que poner boca arriba.
   *[other] Plantaciones boca arriba: { $goods }.
}
event-reshuffled = Se mezclan de nuevo las plantaciones descartadas.
event-role-taken = { $who } toma { $role }{ $coins ->
    [0] {""}
    [one] {" y el doblón de la carta"}
   *[other] {" y los "}{ $coins } doblones de la carta
}.
event-drawn = { $who } roba { $tile } con la hacienda.
event-settled = { $who } coloca { $tile }.
event-colonist-placed = { $who } recibe un colono { $place }.
event-extra-colonist = { $who } toma un colono más de la reserva.
event-colonists-arrived = { $who } recibe { $count ->
    [one] un colono
   *[other] { $count } colonos
} del barco.
event-placed = { $who } coloca un colono { $place }.
event-all-placed = { $who } llena todos sus círculos{ $left ->
    [0] {""}
    [one] {"; un colono se queda en San Juan"}
   *[other] {"; "}{ $left } colonos se quedan en San Juan
}.
event-ship-refilled = { $count ->
    [0] Ningún colono sube al barco de colonos.
    [one] Un colono sube al barco de colonos.
   *[other] { $count } colonos suben al barco de colonos.
}
event-built = { $who } construye { $building } { $price ->
    [0] gratis
    [one] por un doblón
   *[other] por { $price } doblones
}.
event-produced = { $who } produce { $goods }{ $factory ->
    [0] {""}
    [one] {"; la fábrica paga un doblón"}
   *[other] {"; la fábrica paga "}{ $factory } doblones
}.
event-extra-taken = { $who } toma un barril { $good } más.
event-sold = { $who } vende un barril { $good } por { $price ->
    [0] nada
    [one] un doblón
   *[other] { $price } doblones
}.
event-house-emptied = La casa de comercio está llena y se vacía.
event-loaded = { $who } embarca { $barrels ->
    [one] un barril
   *[other] { $barrels } barriles
} { $good } en el barco { $ship } y gana { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
event-wharfed = { $who } envía { $barrels ->
    [one] un barril
   *[other] { $barrels } barriles
} { $good } desde su embarcadero y gana { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
event-bonus-taken = { $who } toma { $offered ->
    [one] el punto adicional
   *[other] { $points } de { $offered } puntos adicionales
}.
event-stored = { $who } almacena { $barrels ->
    [one] un barril
   *[other] { $barrels } barriles
} { $good }.
event-kept = { $who } conserva un barril { $good }.
event-lost = { $who } pierde { $goods }.
event-sailed = El barco { $ship } zarpa con su carga { $good }.
event-prospected = { $who } recibe { $doubloons ->
    [one] un doblón
   *[other] { $doubloons } doblones
}.
event-last-round = La partida termina después de esta ronda: { $why }.
event-round-began = Empieza una nueva ronda. Gobierna { $who }.
event-game-over = La partida ha terminado: { $why }.
event-declined-hacienda = { $who } no roba con la hacienda.
event-declined-settle = { $who } no toma ninguna loseta.
event-declined-hospice = { $who } renuncia al colono del hospicio.
event-declined-privilege = { $who } renuncia al colono del alcalde.
event-declined-build = { $who } no construye nada.
event-declined-university = { $who } renuncia al colono de la universidad.
event-declined-produce = { $who } no produce.
event-declined-extra = { $who } renuncia al barril adicional.
event-declined-trade = { $who } no vende nada.
event-declined-load = { $who } no embarca nada.
event-declined-bonus = { $who } no toma ningún punto adicional.
event-declined-store = { $who } no almacena nada más.

## Why not

why-not-now = Ahora no. La decisión en curso: { $step }.
why-role-taken = Alguien ya ha tomado { $role } en esta ronda.
why-role-not-in-play = Con este número de jugadores no se puede tomar { $role }.
why-no-plantation = No hay boca arriba ninguna plantación { $good }.
why-no-quarry-left = No quedan canteras.
why-no-quarry = Solo el colonizador, o el dueño de una caseta de obras ocupada, puede tomar una cantera.
why-no-such-place = No tienes esto: { $place }.
why-place-full = Todos los círculos están ocupados: { $place }.
why-building-owned = Ya tienes { $building }.
why-building-sold-out = No queda ninguno: { $building }.
why-city-full = No hay bastante sitio en tu ciudad para { $building }: ocupa { $needs ->
    [one] una casilla
   *[other] { $needs } casillas
} y { $free ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $free }
}.
why-too-expensive = Demasiado caro: { $building } cuesta { $price ->
    [one] un doblón
   *[other] { $price } doblones
}, te { $missing ->
    [one] falta uno
   *[other] faltan { $missing }
}.
why-supply-empty = En la reserva no quedan barriles { $good }.
why-not-produced = No acabas de producir ningún barril { $good }.
why-no-barrel = No tienes ningún barril { $good }.
why-house-has-kind = La casa de comercio ya tiene un barril { $good }, y tú no tienes una oficina ocupada.
why-no-such-ship = Con este número de jugadores no hay barco { $ship }.
why-ship-full = El barco { $ship } está lleno.
why-ship-carries = El barco { $ship } lleva otra cosa: { $carried }.
why-other-ship-carries = El barco { $ship } ya lleva barriles { $good }.
why-another-takes-more = Otro barco vacío tiene sitio para más barriles { $good } que el barco { $ship }.
why-no-wharf = No tienes un embarcadero ocupado.
why-wharf-used = Ya has usado tu embarcadero en esta fase.
why-must-load = Puedes embarcar, así que tienes que hacerlo.
why-one-bonus = Este embarque solo te da un punto adicional.
why-already-stored = Tus barriles { $good } ya están almacenados.
why-no-warehouse = En tus almacenes no cabe otro tipo de mercancía.
