# The board of Santiago de Cuba in Spanish.

board-street = La calle
board-town = La ciudad
board-stop-harbour = Puerto
board-stop-harbour-rule = Si paras aquí, empieza una ronda de entregas y tu peón se queda donde está. Si pasas de largo, el valor sube una bandera.
board-delivery = entregas
board-car-here = El coche está aquí.
board-at-the-wheel = al volante
board-free = gratis
board-stops-away = { $n ->
        [one] a { $n } parada
       *[other] a { $n } paradas
    }
board-pesos = { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
board-crossing = pasa de largo por el puerto: el valor sube { $n ->
        [one] una bandera
       *[other] { $n } banderas
    }
board-standstill = { $n ->
        [one] No zarpa ningún barco: la partida termina al final de esta ronda salvo que zarpe uno.
       *[other] No zarpa ningún barco: la partida termina dentro de { $n } rondas salvo que zarpe uno.
    }
board-inactive = boca abajo
board-inactive-rule = Boca abajo: quien para aquí no usa ni al ciudadano ni un edificio. La pieza se pone boca arriba cuando el coche ha pasado por aquí y sigue su camino.
board-up-again = boca arriba otra vez cuando llegue el coche

board-district-yellow = Flor amarilla
board-district-blue = Flor azul
board-district-red = Flor roja
board-district-white = Flor blanca
board-owned-by = propiedad de { $name }
board-owned-by-nobody = sin dueño
board-broker-of = peón: { $name }
board-no-use-now = ahora no te sirve
board-uses-now = { $n ->
        [one] ahora te sirve
       *[other] { $n } formas de usarlo ahora
    }
board-broker = Peón
board-broker-off = aún fuera de la ciudad
board-broker-rule = Después de un ciudadano, va a otro edificio libre con la misma flor y puede usarlo. Si el edificio es de otro jugador, su dueño recibe 1 punto.
board-markers-left = { $n ->
        [one] queda { $n } ficha de propiedad
       *[other] quedan { $n } fichas de propiedad
    }
board-markers-rule = Alonso te permite poner una ficha en un edificio sin dueño. Si el peón de otro jugador está ahí al final de su turno, recibes 1 punto.

board-ship-number = Barco { $n } de 7
curve-rounds-here = Barco
board-ships-gone = Los { $n } barcos han zarpado
board-ship-track-rule = La partida termina en cuanto zarpa el séptimo barco.
board-ship-rule = Zarpa cuando todos sus dados muestran 0 o el marcador de valor llega a la bandera a cuadros.
board-value = { $n } puntos por mercancía
board-value-rule = Lo que vale cada mercancía entregada. El valor sube cuando el coche pasa de largo por el puerto y después de una ronda de entregas en la que al final pasan todos.
board-value-now = el valor actual
board-chequered = Bandera a cuadros
board-chequered-rule = Cuando el marcador de valor llega aquí, el barco zarpa y llega otro, a 2 puntos por mercancía.
board-die-rule = El barco pide la cantidad que muestra el dado. En su lugar se puede entregar madera, a 1 punto por pieza.
board-die-shows = el dado muestra { $n }
board-wanted = pide { $n }
board-demand-met = nada más que entregar
board-not-in-demand = no se pide
board-demand-waiting = aún sin demanda
board-demand-rolled = se descarta un dado
board-dice-wait = Los dados se tiran al final del turno.
board-each = a { $n } puntos cada una

board-round = Ronda de entregas
board-round-over = Última ronda de entregas
board-delivers-now = entrega…
board-passed = ha pasado

board-supply-rule = Hay ocho de cada mercancía en total. Solo se puede tomar lo que hay en la reserva.
board-screen = Detrás de la pantalla
board-screen-rule = Aquí se ocultan mercancías, pesos y puntos; pero todas las ganancias y pagos son públicos: quien lleva la cuenta lo sabe.
board-screen-own = Detrás de tu pantalla
board-own-pesos = Tus pesos
board-own-pesos-rule = La primera parada es gratis; cada una de las siguientes cuesta 1 peso. Al final, los pesos no valen nada.
board-own-points = Tus puntos
board-own-points-rule = Gana quien tenga más cuando zarpe el séptimo barco.
board-own-good-rule = Se puede entregar en el puerto si el barco la pide. Al final, cada tres mercancías valen 1 punto.
board-own-wood-rule = Se entrega en lugar de una mercancía pedida, a 1 punto por pieza. Al final, cada tres mercancías valen 1 punto.
board-pieces = tienes { $n }

board-letter-sugar = A
board-letter-tobacco = T
board-letter-citrus = C
board-letter-rum = R
board-letter-cigars = P
board-letter-wood = M
board-letter-yellow = Am
board-letter-blue = Az
board-letter-red = R
board-letter-white = B

## Beside the board
run-bought-points = { $who } cambia { $pesos } pesos por { $count } puntos.
run-sold-points = { $who } cambia { $count } puntos por { $pesos } pesos.

## The page of the rules
rules-cubans = Los ciudadanos
rules-cuban = Ciudadano
rules-flower = Flor
rules-rebuilt-flower = El color de esta flor está reconstruido: no se pudo leer en las piezas y se eligió para que encajara con lo que se sabe.
rules-pieces = Piezas
rules-die = Caras de su dado
board-sc-turn = { $first } – { $then }
board-sc-one-point = Cambiar un punto por { $pesos } pesos y nada más
board-sc-all-pesos = Cambiar { $pesos } pesos por { $points } { $points ->
    [one] punto
   *[other] puntos
}

# What Confirm does
board-confirm-buy =
    { $n ->
        [one] Cambiar pesos por 1 punto
       *[other] Cambiar pesos por { $n } puntos
    }
board-confirm-sell =
    { $n ->
        [one] Cambiar 1 punto por pesos
       *[other] Cambiar { $n } puntos por pesos
    }
board-confirm-deliver =
    { $n ->
        [one] Hacer esta entrega
       *[other] Hacer estas { $n } entregas
    }
board-confirm-clear =
    { $n ->
        [one] Poner este dado a 0
       *[other] Poner estos { $n } dados a 0
    }
board-confirm-exchange = Cambiar estas mercancías
