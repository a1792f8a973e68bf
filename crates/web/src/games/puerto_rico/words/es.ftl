## The board of Puerto Rico
board-confirm-place =
    { $n ->
        [one] Colocar este colono
       *[other] Colocar estos { $n } colonos
    }
board-confirm-store =
    { $n ->
        [one] Almacenar este tipo
       *[other] Almacenar estos { $n } tipos
    }
board-confirm-wharf = Enviar desde tu embarcadero
board-confirm-load =
    { $n ->
        [one] Embarcar este tipo
       *[other] Embarcar estos { $n } tipos
    }
board-plantations = Plantaciones disponibles
board-buildings = Edificios
board-island = Isla
board-colonists = colonos
board-occupied = ocupado
board-unoccupied = desocupado
board-quarries = Canteras
board-stack = Plantaciones boca abajo
board-colonist-ship = Barco de colonos
board-aboard = { $n } a bordo
board-barrels = { $n ->
    [one] { $n } barril
   *[other] { $n } barriles
}
board-cargo-ship = Barco de { $n } barriles
board-colonists-left = { $n } en la reserva
board-in-san-juan = { $n } en San Juan
board-quarries-count = { $n ->
    [one] Cuenta una cantera
   *[other] Cuentan { $n } canteras
} como máximo
board-worth = Vale { $n ->
    [one] un punto
   *[other] { $n } puntos
}

## Beside the board
table-draft-proposed = Tus colonos siguen en su sitio; los nuevos, donde hacen falta. Confirma o muévelos.
result-tie-doubloons-barrels = Doblones y barriles
run-placed =
    { $listed ->
        [1] { $who } coloca { $count } colonos: { $what }.
       *[other] { $who } coloca { $count } colonos.
    }

## What things do
board-trading-house-rule = Tiene sitio para cuatro barriles, normalmente de tipos distintos. Si está llena al final de una fase del mercader, se vacía.
board-quarries-rule = Cada cantera ocupada abarata un edificio en 1 doblón, hasta el número de la columna del edificio.
board-stack-rule = De aquí se repone la hilera boca arriba después de cada fase del colonizador.
board-cargo-ship-rule = Solo lleva un tipo de mercancía. Si está lleno, zarpa al final de la fase del capitán.
board-colonist-ship-rule = Estos colonos se reparten en la fase del alcalde.
board-building-small-indigo-plant-rule = Produce un barril de añil si está ocupada y tienes una plantación de añil ocupada.
board-building-indigo-plant-rule = Produce hasta tres barriles de añil: uno por cada colono que haya aquí, siempre que tengas otras tantas plantaciones de añil ocupadas.
board-building-small-sugar-mill-rule = Produce un barril de azúcar si está ocupado y tienes una plantación de azúcar ocupada.
board-building-sugar-mill-rule = Produce hasta tres barriles de azúcar: uno por cada colono que haya aquí, siempre que tengas otras tantas plantaciones de azúcar ocupadas.
board-building-tobacco-storage-rule = Produce hasta tres barriles de tabaco: uno por cada colono que haya aquí, siempre que tengas otras tantas plantaciones de tabaco ocupadas.
board-building-coffee-roaster-rule = Produce hasta dos barriles de café: uno por cada colono que haya aquí, siempre que tengas otras tantas plantaciones de café ocupadas.
board-building-small-market-rule = Recibes 1 doblón más cuando vendes.
board-building-hacienda-rule = En la fase del colonizador puedes robar antes una plantación boca abajo.
board-building-construction-hut-rule = En la fase del colonizador puedes tomar una cantera en vez de una plantación.
board-building-small-warehouse-rule = Te permite conservar todos los barriles de un tipo al final de la fase del capitán.
board-building-hospice-rule = La loseta que tomas en la fase del colonizador puede llegar con un colono.
board-building-office-rule = Puedes vender un tipo de mercancía que ya esté en la casa de comercio.
board-building-large-market-rule = Recibes 2 doblones más cuando vendes.
board-building-large-warehouse-rule = Te permite conservar todos los barriles de dos tipos al final de la fase del capitán.
board-building-factory-rule = Ganas doblones si produces varios tipos de mercancía: 1 por dos tipos, 2 por tres, 3 por cuatro, 5 por cinco.
board-building-university-rule = El edificio que construyes puede llegar con un colono.
board-building-harbor-rule = Ganas 1 punto de victoria más con cada embarque.
board-building-wharf-rule = Una vez por fase del capitán puedes embarcar todos tus barriles de un tipo sin usar un barco de carga.
board-building-guild-hall-rule = Al final de la partida: 1 punto por cada edificio de producción pequeño, 2 por cada uno grande.
board-building-residence-rule = Al final de la partida: 4 puntos con hasta nueve losetas en la isla, 5 con diez, 6 con once, 7 con doce.
board-building-fortress-rule = Al final de la partida: 1 punto por cada tres de tus colonos.
board-building-customs-house-rule = Al final de la partida: 1 punto por cada cuatro puntos en fichas de puntos de victoria.
board-building-city-hall-rule = Al final de la partida: 1 punto por cada uno de tus edificios violetas, incluido este.
board-role-settler-rule = Todos pueden tomar una plantación. El colonizador puede tomar una cantera en su lugar.
board-role-mayor-rule = Todos reciben colonos y pueden recolocar los suyos. El alcalde recibe uno más.
board-role-builder-rule = Todos pueden construir un edificio. El constructor paga 1 doblón menos.
board-role-craftsman-rule = Todos producen mercancías. El capataz recibe un barril más.
board-role-trader-rule = Todos pueden vender un barril. El mercader recibe 1 doblón más.
board-role-captain-rule = Todos deben embarcar mercancías y ganan puntos de victoria por ellas. El capitán gana 1 más.
board-role-prospector-rule = Toma 1 doblón de la banca. Los demás no hacen nada.

## The page of the rules
rules-buildings = Edificios
rules-building = Edificio
rules-circles = Círculos
rules-barrels = Barriles
rules-plantations = Plantaciones
rules-by-players = Según el número de jugadores
rules-players = Jugadores
rules-doubloons = Doblones
rules-chips = Puntos de victoria
rules-colonists = Colonos
rules-ships = Barcos
rules-roles = Personajes
rules-row = Plantaciones boca arriba
