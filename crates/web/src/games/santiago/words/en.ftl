# The board of Santiago de Cuba in English.

board-street = The street
board-town = The town
board-stop-harbour = Harbour
board-stop-harbour-rule = Stop here to start a delivery round; your broker stays put. Drive past it to raise the value by one flag.
board-delivery = deliveries
board-car-here = The car is here.
board-at-the-wheel = at the wheel
board-free = free
board-stops-away = { $n ->
        [one] { $n } stop away
       *[other] { $n } stops away
    }
board-pesos = { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
board-crossing = drives past the harbour: the value goes up { $n ->
        [one] one flag
       *[other] { $n } flags
    }
board-standstill = { $n ->
        [one] No ship is leaving: the game ends after this round unless one does.
       *[other] No ship is leaving: the game ends in { $n } rounds unless one does.
    }
board-inactive = face down
board-inactive-rule = Face down: a player who stops here uses neither the Cuban nor a building. The tile turns face up once the car has come by and moves on.
board-up-again = face up again once the car arrives

board-district-yellow = Yellow flower
board-district-blue = Blue flower
board-district-red = Red flower
board-district-white = White flower
board-owned-by = owned by { $name }
board-owned-by-nobody = unowned
board-broker-of = broker: { $name }
board-no-use-now = no use to you now
board-uses-now = { $n ->
        [one] of use to you now
       *[other] { $n } ways for you to use it now
    }
board-broker = Broker
board-broker-off = not in town yet
board-broker-rule = After a Cuban, it moves to another free building under the same flower and may use it. If someone else owns the building, the owner gets 1 point.
board-markers-left = { $n ->
        [one] { $n } ownership marker left
       *[other] { $n } ownership markers left
    }
board-markers-rule = Alonso lets you put a marker on a building nobody owns. When another player’s broker stands there at the end of their turn, you get 1 point.

board-ship-number = Ship { $n } of 7
curve-rounds-here = Ship
board-ships-gone = All { $n } ships have left
board-ship-track-rule = The game ends as soon as the seventh ship leaves.
board-ship-rule = It leaves when all its dice show 0 or the value marker reaches the chequered flag.
board-value = { $n } points per good
board-value-rule = What each good delivered is worth. The value goes up when the car drives past the harbour, and after a delivery round that ends with everyone passing.
board-value-now = the value now
board-chequered = Chequered flag
board-chequered-rule = When the value marker gets here, the ship leaves and a new one arrives at 2 points per good.
board-die-rule = The ship wants as many as the die shows. Wood can be delivered instead, for 1 point each.
board-die-shows = the die shows { $n }
board-wanted = { $n } wanted
board-demand-met = nothing more to deliver
board-not-in-demand = not in demand
board-demand-waiting = no demand yet
board-demand-rolled = one die is left out
board-dice-wait = The dice are rolled at the end of the turn.
board-each = { $n } points each

board-round = Delivery round
board-round-over = Last delivery round
board-delivers-now = delivering…
board-passed = passed

board-supply-rule = There are eight of every good in all. Only what is in the supply can be taken.
board-screen = Behind the screen
board-screen-rule = Goods, pesos and points are hidden here; but all gains and payments are public, so anyone who keeps count knows.
board-screen-own = Behind your screen
board-own-pesos = Your pesos
board-own-pesos-rule = The first stop is free, each further one costs 1 peso. Pesos are worth nothing at the end.
board-own-points = Your points
board-own-points-rule = Most points when the seventh ship leaves wins.
board-own-good-rule = Can be delivered at the harbour if the ship wants it. At the end, every three goods are worth 1 point.
board-own-wood-rule = Delivered in place of a good in demand, for 1 point each. At the end, every three goods are worth 1 point.
board-pieces = you have { $n }

board-letter-sugar = S
board-letter-tobacco = T
board-letter-citrus = Ci
board-letter-rum = R
board-letter-cigars = Cg
board-letter-wood = W
board-letter-yellow = Y
board-letter-blue = B
board-letter-red = R
board-letter-white = W

## Beside the board
run-bought-points = { $who } exchanges { $pesos } pesos for { $count } points.
run-sold-points = { $who } exchanges { $count } points for { $pesos } pesos.

## The page of the rules
rules-cubans = The Cubans
rules-cuban = Cuban
rules-flower = Flower
rules-rebuilt-flower = The colour of this flower is reconstructed: it could not be read off the tiles and was chosen to fit what is known.
rules-pieces = Pieces
rules-die = Faces of its die
board-sc-turn = { $first } – { $then }
board-sc-one-point = Exchange one point for { $pesos } pesos, and no more
board-sc-all-pesos = Exchange { $pesos } pesos for { $points } { $points ->
    [one] point
   *[other] points
}

# What Confirm does
board-confirm-buy =
    { $n ->
        [one] Exchange pesos for 1 point
       *[other] Exchange pesos for { $n } points
    }
board-confirm-sell =
    { $n ->
        [one] Exchange 1 point for pesos
       *[other] Exchange { $n } points for pesos
    }
board-confirm-deliver =
    { $n ->
        [one] Make this delivery
       *[other] Make these { $n } deliveries
    }
board-confirm-clear =
    { $n ->
        [one] Turn this die to 0
       *[other] Turn these { $n } dice to 0
    }
board-confirm-exchange = Exchange these goods
