# The board of Santiago de Cuba in English.

board-street = The street
board-town = The town
board-stop-harbour = Harbour
board-stop-harbour-rule = Stopping here opens a delivery round. The broker stays put. Driving over it moves the value one flag on.
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
board-crossing = drives over the harbour: the value moves { $n ->
        [one] one flag
       *[other] { $n } flags
    }
board-standstill = { $n ->
        [one] No ship leaves: the game ends with this round unless a ship leaves.
       *[other] No ship leaves: the game ends in { $n } rounds unless a ship leaves.
    }
board-inactive = face down
board-inactive-rule = Face down: whoever stops here uses neither the Cuban nor a building. The tile turns up when the car, having come by, moves on.
board-up-again = face up again when the car arrives

board-district-yellow = Yellow flower
board-district-blue = Blue flower
board-district-red = Red flower
board-district-white = White flower
board-owned-by = owned by { $name }
board-owned-by-nobody = nobody’s
board-broker-of = broker: { $name }
board-no-use-now = would change nothing for you now
board-uses-now = { $n ->
        [one] of use to you now
       *[other] { $n } possible uses for you now
    }
board-broker = Broker
board-broker-off = not in town yet
board-broker-rule = After a Cuban it goes to another free building under the same flower and may use it. If somebody else owns it, the owner gets 1 point.
board-markers-left = { $n ->
        [one] { $n } ownership marker left
       *[other] { $n } ownership markers left
    }
board-markers-rule = Alonso puts a marker on a building that nobody owns. At the end of another’s turn whose broker stands there, the owner gets 1 point.

board-ship-number = Ship { $n } of 7
board-ships-gone = All { $n } ships have left
board-ship-track-rule = The game ends as soon as the seventh ship leaves.
board-ship-rule = It leaves when all its dice show 0 or the value reaches the chequered flag.
board-value = { $n } points per good
board-value-rule = What every good delivered is worth. The value moves on when the car drives over the harbour, and after a delivery round in which all have passed.
board-value-now = the value now
board-chequered = Chequered flag
board-chequered-rule = When the value gets here the ship leaves and a new one comes, at 2 points.
board-die-rule = The ship wants as many as the die shows. Wood may take their place, for 1 point each.
board-die-shows = the die shows { $n }
board-wanted = { $n } wanted
board-demand-met = nothing more to deliver
board-not-in-demand = not in demand
board-demand-waiting = no demand yet
board-demand-rolled = one die stays ashore
board-dice-wait = The dice are rolled at the end of the turn.
board-each = { $n } points each

board-round = Deliveries
board-round-over = Last deliveries
board-delivers-now = delivering…
board-passed = passed

board-supply-rule = Eight pieces of every good in all. Only what is in the supply can be taken.
board-screen = Behind the screen
board-screen-rule = Goods, pesos and points are hidden there; everything gained and paid is seen, so whoever counts knows.
board-screen-own = Behind your screen
board-own-pesos = Your pesos
board-own-pesos-rule = The first stop is free, every further one costs 1 peso. At the end they are worth nothing.
board-own-points = Your points
board-own-points-rule = Whoever has most when the seventh ship leaves wins.
board-own-good-rule = Can be delivered at the harbour if the ship wants it. At the end three goods make 1 point.
board-own-wood-rule = Delivered in place of a good in demand, 1 point each. At the end three goods make 1 point.
board-pieces = you have { $n }

board-letter-sugar = S
board-letter-tobacco = T
board-letter-citrus = O
board-letter-rum = R
board-letter-cigars = C
board-letter-wood = W
board-letter-yellow = Y
board-letter-blue = B
board-letter-red = R
board-letter-white = W
