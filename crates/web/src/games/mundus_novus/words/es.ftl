# The board of Mundus Novus in Spanish.

board-number = { $n }
board-mn-round = Ronda { $n }
board-mn-phase-event = Evento
board-mn-phase-supply = Suministro
board-mn-phase-trade = Comercio
board-mn-phase-progression = Progresión

board-mn-event = Eventos
board-mn-no-event = Sin evento
board-mn-event-rule = A partir de la ronda 2, el símbolo de la primera carta de la fila es el evento de toda la ronda, aunque alguien tome esa carta.
board-mn-event-now = el evento de esta ronda
board-mn-omen = evento si es la primera de la fila al empezar una ronda

board-mn-line = Fila de desarrollos
board-mn-head = primera de la fila
board-mn-place = número { $n } de la fila
board-mn-besides = tu mano llega hasta aquí y aún podría dar { $n ->
        [one] { $n } doblón
       *[other] { $n } doblones
    }
board-mn-reach = { $n ->
        [1] la primera
        [2] una de las dos primeras
        [3] una de las tres primeras
        [4] una de las cuatro primeras
       *[5] una de las cinco
    }
board-mn-development-deck = Mazo de desarrollos
board-mn-development-deck-rule = Repone la fila al momento. Cuando un hueco no se puede reponer, la partida termina después de esta ronda. Solo el dueño de Diego de Almagro puede tomar cartas de aquí.
board-mn-rebuilt = reconstruido: los valores impresos se han perdido
board-mn-detached = en la segunda escuadra
board-mn-last-round = Última ronda

board-mn-ring = Cartas ofrecidas
board-mn-market = Mercado
board-mn-market-rule = Quien toma una carta puede ponerla aquí y llevarse una de estas tres en su lugar.
board-mn-display = Boca arriba, para las carabelas
board-mn-taken = recién tomada
board-mn-taken-rule = Consérvala, o ponla en el mercado y llévate una carta de allí.
board-mn-announce = ¿Cuántas cartas?
board-mn-announce-rule = Todos ofrecen en secreto ese número de cartas. Quien sume más es Maestro Comerciante y toma primero.
board-mn-announced = { $n } cartas cada uno
board-mn-total = total { $n }
board-mn-master = Maestro Comerciante
board-mn-master-rule = Anuncia cuántas cartas ofrece cada uno, toma primero, da la última carta y decide quién empieza la progresión.
board-mn-choosing = eligiendo…
board-mn-chosen = ha elegido
board-mn-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
board-mn-exchanges = Intercambios
board-mn-no-exchanges = Ninguno en esta ronda.
board-mn-swapped = cambiada con el mercado
board-mn-perfect = Combinación perfecta

board-mn-squadrons = Orden de elección
board-mn-squadrons-rule = Elige primero la escuadra con el total más bajo, una carta boca arriba por carabela; en caso de empate, la que tiene la carabela más baja.
board-mn-no-squadrons = Nadie tiene carabelas.
board-mn-deck = en el mazo
board-mn-deck-rule = Cuando el mazo se agota, se baraja la pila de descartes.

board-mn-hand = Tu mano
board-mn-jokers = comodín
board-mn-held = tienes { $n }
board-mn-known = { $n ->
        [one] todos conocen { $n }
       *[other] todos conocen { $n }
    }
board-mn-unseen = { $n } que no has visto
board-mn-common-rule = Común: tres cartas dan el primer desarrollo, cuatro uno de los tres primeros, cinco cualquiera. O una carta en una combinación de recursos diferentes.
board-mn-uncommon-rule = Poco común: tres cartas dan uno de los tres primeros desarrollos, cuatro cualquiera. O una carta en una combinación de recursos diferentes.
board-mn-rare-rule = Raro: tres cartas dan cualquier desarrollo. O una carta en una combinación de recursos diferentes.
board-mn-relic-rule = Comodín en las combinaciones de recursos idénticos; o se venden aparte: 3, 7, 12, 18 o 25 doblones por una a cinco. Cuenta como 10 para ser Maestro Comerciante.
board-mn-merchants-common = Mercaderes de recursos comunes
board-mn-merchants-uncommon = Mercaderes de recursos poco comunes
board-mn-merchants-rare = Mercaderes de recursos raros
board-mn-merchants-rule = Cada uno convierte una carta de una combinación en un recurso de esta clase, una vez por ronda.
board-mn-merchants-left = { $n ->
        [0] ninguno más en esta ronda
        [one] { $n } disponible todavía
       *[other] { $n } disponibles todavía
    }

board-mn-bench = ¿Qué puedo hacer con esto?
board-mn-bench-rule = De cuatro a nueve recursos diferentes dan 5, 7, 10, 15, 20 o 25 doblones. De tres a cinco idénticos dan un desarrollo.
board-mn-plans = Las mejores combinaciones de tu mano
board-mn-plan-identical = { $count } cartas como { $resource }: { $reach ->
        [1] el primer desarrollo
        [5] cualquier desarrollo
       *[other] uno de los { $reach } primeros desarrollos
    }
board-mn-plan-different = { $count } recursos diferentes por { $doubloons } doblones
board-mn-tray-offer = Ofrecidas, boca abajo:
board-mn-tray-pirates = Para los piratas:
board-mn-tray-gift = La carta que das
board-mn-tray-identical = Combinación de recursos idénticos:
board-mn-tray-different = Combinación de recursos diferentes:
board-mn-tray-convert = Para el mercader; la combinación:
board-mn-tray-perfect = Combinación perfecta:
board-mn-tray-store = A los almacenes:
board-mn-offer-rule = Nadie ve estas cartas hasta que todos han elegido. En los intercambios recibes otras tantas.
board-mn-gift-rule = Solo la ve el jugador que la recibe.
board-mn-identical-rule = De tres a cinco cartas, reliquias incluidas; los mercaderes pueden convertir otras cartas en el recurso.
board-mn-different-rule = Cuatro o más recursos diferentes, sin reliquias; los mercaderes pueden convertir cartas repetidas en recursos que faltan.
board-mn-perfect-rule = Los nueve recursos y una reliquia: quien la muestra gana, aunque no sea el más rico.
board-mn-store-rule = Vuelven a tu mano en el próximo suministro. Todas las demás cartas se descartan.

board-mn-developments = Desarrollos
board-mn-no-developments = todavía sin desarrollos
board-mn-income = { $n ->
        [one] { $n } doblón por ronda
       *[other] { $n } doblones por ronda
    }
board-mn-shipyards-pay = { $n } de los astilleros ahora
board-mn-goal = { $n } doblones acaban la partida
board-mn-goal-rule = La ronda se juega hasta el final; después gana el jugador más rico, salvo que alguien haya mostrado la combinación perfecta.
board-mn-hidden-money = doblones ocultos
board-mn-room = sitio para { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
board-mn-known-rule = Todos han visto tomar estas cartas.

rules-mn-developments = El mazo de desarrollos
rules-mn-rebuilt = Las imágenes de las cartas de desarrollo del reglamento se han perdido. Qué carta muestra qué evento, a partir de cuántos jugadores se usa, cuántas hay de cada tipo y cuatro ingresos se han reconstruido para que encajen con todo lo que se sabe. Solo lo que no está marcado procede del reglamento.
rules-mn-from = Jugadores como mínimo
rules-mn-event = Evento
rules-mn-income = Ingresos
rules-mn-rebuilt-mark = reconstruido
rules-mn-resources = Recursos
rules-mn-resource = Recurso
rules-mn-number = Número
rules-mn-class = Clase

people-my-result-here = Tu resultado: puesto { $place }, { $points ->
    [one] { $points } doblón
   *[other] { $points } doblones
}
coach-points-here = { $points } { $points ->
    [one] doblón
   *[other] doblones
}
analysis-luck-points-here = { $sign ->
    [more] { $points } { $points ->
        [one] doblón
       *[other] doblones
    } más de lo esperado
    [less] { $points } { $points ->
        [one] doblón
       *[other] doblones
    } menos de lo esperado
   *[even] lo esperado
}
result-curve-here = Los doblones a lo largo de la partida
daily-points-here = Doblones
table-won-here = { $names } { $count ->
    [one] gana
   *[other] comparten la victoria
} con { $points } doblones.

# What Confirm does
board-confirm-offer =
    { $n ->
        [one] Ofrecer esta carta
       *[other] Ofrecer estas { $n } cartas
    }
board-confirm-discard =
    { $n ->
        [one] Dar esta carta
       *[other] Dar estas { $n } cartas
    }
board-confirm-store =
    { $n ->
        [one] Almacenar esta carta
       *[other] Almacenar estas { $n } cartas
    }
board-confirm-pick =
    { $n ->
        [one] Tomar esta carta
       *[other] Tomar estas { $n } cartas
    }
board-confirm-declare =
    { $n ->
        [one] Jugar esta combinación
       *[other] Jugar estas { $n } combinaciones
    }
board-confirm-sell = Vender reliquias
board-confirm-detach =
    { $n ->
        [one] Pasar esta carabela a la segunda escuadra
       *[other] Pasar estas { $n } carabelas a la segunda escuadra
    }
