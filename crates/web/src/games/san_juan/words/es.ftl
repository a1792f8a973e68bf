## Puerto Rico, the card game: the board
board-sj-hand = Tu mano
board-sj-no-cards = Sin cartas en mano
board-sj-deck = Mazo
board-sj-deck-rule = Todas las cartas se roban de aquí, también las mercancías. Cuando se agota, se baraja la pila de descartes para formar un mazo nuevo.
board-sj-discard = Descartes
board-sj-discard-rule = Aquí las cartas están boca abajo y nadie puede mirarlas.
board-sj-known = Las que conoces:
board-sj-drawn = Cartas robadas
board-sj-prices-rule = Cinco cartas de la casa de comercio, en un orden que se repite. La siguiente se descubre cuando alguien toma al mercader; indica por cuántas cartas se vende cada mercancía.
board-sj-prices-now = ahora
board-sj-prices-last = última
board-sj-prices-unseen = Aún sin ver
board-sj-prices-in = { $n ->
    [one] En la próxima fase del mercader
   *[other] Dentro de { $n } fases del mercader
}
board-sj-standstill-nothing-built = { $n ->
    [one] Nadie construye: la partida termina al final de esta ronda salvo que alguien lo haga.
   *[other] Nadie construye: la partida termina dentro de { $n } rondas salvo que alguien lo haga.
}
board-sj-standstill-no-cards = { $n ->
    [one] No quedan cartas que robar: la partida termina al final de esta ronda si no vuelven cartas al mazo o a la pila de descartes.
   *[other] No quedan cartas que robar: la partida termina dentro de { $n } rondas si no vuelven cartas al mazo o a la pila de descartes.
}
board-sj-empty = sin mercancía
board-sj-over = Construido sobre:
board-sj-loses-good = se perdería la mercancía que tiene
board-sj-tie = Empate: cartas en mano y mercancías
board-sj-tray-pay = Pagado
board-sj-tray-discard = Descartado
board-sj-tray-keep = Conservado
board-sj-tray-tuck = Guardado
board-sj-tray-produce = Producido
board-sj-tray-sell = Vendido
board-sj-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
board-sj-in-hand = { $n ->
    [one] { $n } carta en mano
   *[other] { $n } cartas en mano
}
board-sj-limit = límite de mano de { $n } al empezar la ronda
board-sj-buildings = { $n ->
    [one] { $n } edificio
   *[other] { $n } edificios
} de doce
board-sj-tucked = { $n ->
    [one] { $n } carta guardada
   *[other] { $n } cartas guardadas
}
board-sj-unseen = { $n ->
    [one] { $n } más sin ver
   *[other] { $n } más sin ver
}
board-sj-gain = Da { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
board-sj-sale = Se vende por { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
board-sj-you-draw = tú: robas { $n }
board-sj-you-produce = tú: { $n ->
    [one] { $n } mercancía
   *[other] { $n } mercancías
}
board-sj-you-sell = tú: { $n ->
    [one] { $n } mercancía
   *[other] { $n } mercancías
}
board-sj-role-builder-rule = Todos pueden construir un edificio y pagan su coste con cartas de la mano. El constructor paga una carta menos.
board-sj-role-producer-rule = Todos pueden producir una mercancía en un edificio de producción vacío. El capataz puede producir una más.
board-sj-role-trader-rule = Se descubre una carta de la casa de comercio y después todos pueden vender una mercancía. El mercader puede vender una más.
board-sj-role-councillor-rule = Todos roban dos cartas y conservan una. El alcalde roba cinco y conserva una.
board-sj-role-prospector-rule = El buscador de oro roba una carta. Los demás no reciben nada.

## Beside the board
run-produced = { $who } produce { $what }.
run-sold = { $who } vende { $what } por { $price } en total.
run-paid = { $who } paga { $count } cartas.
run-paid-own = { $who } paga { $count } cartas: { $what }.

## The page of the rules
rules-cards = Las cartas

# What Confirm does
board-confirm-pay =
    { $n ->
        [one] Pagar con esta carta
       *[other] Pagar con estas { $n } cartas
    }
board-confirm-discard =
    { $n ->
        [one] Descartar esta carta
       *[other] Descartar estas { $n } cartas
    }
board-confirm-keep =
    { $n ->
        [one] Conservar esta carta
       *[other] Conservar estas { $n } cartas
    }
board-confirm-produce =
    { $n ->
        [one] Producir esta mercancía
       *[other] Producir estas { $n } mercancías
    }
board-confirm-sell =
    { $n ->
        [one] Vender esta mercancía
       *[other] Vender estas { $n } mercancías
    }
curve-rounds-here = Ronda
