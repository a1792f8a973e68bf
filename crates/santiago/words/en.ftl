# Santiago de Cuba in English.

option-rent-on-stay = Rent for a broker that stays
    .help = At the end of a turn, the owner of the building the broker is on gets 1 point. Even if the broker did not move there this turn?
option-rent-on-stay-on = Yes
option-rent-on-stay-off = No, only if it moved there
option-open-stocks = Open stocks
    .help = Does the table show the other players’ goods, pesos and points? Anyone who pays attention can count them anyway.
option-open-stocks-off = No, behind screens
option-open-stocks-on = Yes, visible to all

score-chips = Points collected
score-goods = Goods left, 1 point for every three
ending-last-ship = The seventh ship has left.
ending-standstill = The game came to a standstill: no ship left for 20 rounds.

good-sugar = sugar
    .many = sugar
    .die = sugar
good-tobacco = tobacco
    .many = tobacco
    .die = tobacco
good-citrus = citrus
    .many = citrus
    .die = citrus
good-rum = rum
    .many = rum
    .die = rum
good-cigars = cigar
    .many = cigars
    .die = cigars
good-wood = wood
    .many = wood

flower-yellow = yellow
flower-blue = blue
flower-red = red
flower-white = white

harbour = the harbour
    .to = to the harbour

cuban-pedro = Pedro
    .to = to Pedro
    .at = from Pedro
    .role = tobacco dealer
    .help = Take 2 tobacco.
cuban-jose = José
    .to = to José
    .at = from José
    .role = cane grower
    .help = Take 2 sugar.
cuban-conchita = Conchita
    .to = to Conchita
    .at = from Conchita
    .role = fruit seller
    .help = Take 2 citrus.
cuban-miguel = Miguel
    .to = to Miguel
    .at = from Miguel
    .role = woodcutter
    .help = Take 2 wood.
cuban-pablo = Pablo
    .to = to Pablo
    .at = from Pablo
    .role = fence
    .help = Take 1 good of your choice (no wood).
cuban-maria = Maria
    .to = to Maria
    .at = from Maria
    .role = dancer
    .help = Take 2 points.
cuban-martinez = Martinez
    .to = to Martinez
    .at = from Martinez
    .role = musician
    .help = Take 3 pesos.
cuban-el-zorro = El Zorro
    .to = to El Zorro
    .at = from El Zorro
    .role = pickpocket
    .help = Every opponent gives you 1 peso, 1 point or 1 good (no wood), their choice. Your broker stays put and may use its building again.
cuban-alonso = Alonso
    .to = to Alonso
    .at = from Alonso
    .role = lawyer
    .help = Claim a building nobody owns, or use one you already own.

building-bank = Bank
    .the = the bank
    .to = to the bank
    .at = at the bank
    .help = Take 2 pesos.
building-church = Church
    .the = the church
    .to = to the church
    .at = at the church
    .help = Take 1 point.
building-distillery = Distillery
    .the = the distillery
    .to = to the distillery
    .at = at the distillery
    .help = Exchange any number of sugar for the same number of rum.
building-cigar-factory = Cigar factory
    .the = the cigar factory
    .to = to the cigar factory
    .at = at the cigar factory
    .help = Exchange any number of tobacco for the same number of cigars.
building-black-market = Black market
    .the = the black market
    .to = to the black market
    .at = at the black market
    .help = Exchange 1 good for 1 other good (no wood either way).
building-sawmill = Sawmill
    .the = the sawmill
    .to = to the sawmill
    .at = at the sawmill
    .help = Hand in 1 wood for 1 point and 1 peso.
building-cafe = Café
    .the = the café
    .to = to the café
    .at = at the café
    .help = Hand in 1 cigar, 1 rum or one of each for 2 points apiece.
building-customs-office = Customs office
    .the = the customs office
    .to = to the customs office
    .at = at the customs office
    .help = Turn one die on the ship to 0.
building-casino = Casino
    .the = the casino
    .to = to the casino
    .at = at the casino
    .help = Exchange 3 pesos for 1 point, or 1 point for 3 pesos, as often as you like but only in one direction.
building-harbour-master = Harbour master
    .the = the harbour master’s
    .to = to the harbour master’s
    .at = at the harbour master’s
    .help = Move the value marker one flag left or right. If it reaches the chequered flag, the ship leaves.
building-office = Office
    .the = the office
    .to = to the office
    .at = at the office
    .help = Deliver 1 good that the ship wants (no wood) for exactly 2 points.
building-newspaper = Newspaper
    .the = the newspaper
    .to = to the newspaper
    .at = at the newspaper
    .help = Take 1 peso; then you may turn one Cuban face down. The next player to stop there gets nothing.

order-use = Use the Cuban or building I visit when there is nothing to choose
ahead-drive = Next time I drive: number of stops
ahead-go = Next time my broker moves, it goes to
ask-car = Drive the car: the first stop is free, each further one costs 1 peso.
ask-cuban = You are visiting { $cuban }. What do you want to do?
ask-robbery = El Zorro picks your pocket for { $robber }: give 1 peso, 1 point or 1 good.
ask-broker = Move your broker to a building under a { $flower } flower.
ask-building = Use { $building }?
ask-casino = Exchange again at the casino?
ask-delivery = Deliver goods of one type, { $value } points each, or pass.
ask-demand = A new ship: choose the die to leave out.
ask-over = The game is over.

waiting-car = { $who } is driving the car.
waiting-cuban = { $who } is visiting { $cuban }.
waiting-robbery = { $who } must give something to { $robber }.
waiting-broker = { $who } moves their broker under a { $flower } flower.
waiting-building = { $who } may use { $building }.
waiting-casino = { $who } is at the casino.
waiting-delivery = { $who } may deliver at { $value } points per good.
waiting-demand = { $who } chooses what the new ship wants.
waiting-over = The game is over for { $who }.

action-drive = Drive { $stops ->
        [one] 1 stop
       *[other] { $stops } stops
    } { $to } ({ $price ->
        [0] free
        [one] 1 peso
       *[other] { $price } pesos
    })
action-goods = Take { $count } { $good }
action-points = Take { $points ->
        [one] 1 point
       *[other] { $points } points
    }
action-pesos = Take { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    }
action-rob = Rob every opponent
action-skip = Do not use { $place }
used-cuban = { $cuban }
action-pass = Pass
action-stop = Done
action-give-peso = Give { $to } 1 peso
action-give-point = Give { $to } 1 point
action-give-good = Give { $to } 1 { $good }
action-claim = Claim { $building }
action-use-own = Use { $building }, which you own
action-go = Move { $building }
action-go-rent = Move { $building } (1 point for { $owner })
action-exchange = Exchange { $count } { $give } for { $count } { $take }
one-good = 1 { $good }
action-serve = Hand in { $goods } for { $points } points
action-clear = Turn the die for { $good } from { $demand } to 0
action-buy = Exchange { $pesos } pesos for 1 point
action-sell = Exchange 1 point for { $pesos } pesos
action-flag-left = Lower the value to { $value }
action-flag-right = Raise the value to { $value }
action-flag-chequered = Move to the chequered flag: the ship leaves
action-saw = Hand in 1 wood for { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    }
action-newspaper = Take { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    } and turn no one face down
action-turn-down = Take { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    } and turn { $cuban } face down
action-deliver = Deliver { $count } { $good } ({ $points } points)
action-deliver-wood = Deliver { $count } wood in place of { $good } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
action-leave-out = Leave out { $good } (the die shows { $face })

event-laid-out = The street, starting from the harbour: { $street }.
event-rolled = { $who } rolls: sugar { $sugar }, tobacco { $tobacco }, citrus { $citrus }, rum { $rum }, cigars { $cigars }.
event-rolled-zeros = { $who } rolls five zeros and rolls again.
event-demanded = { $who } leaves out { $good }: the ship does not want any.
event-drove = { $who } drives { $stops ->
        [one] 1 stop
       *[other] { $stops } stops
    } { $to }{ $price ->
        [0] {""}
        [one] {" "}for 1 peso
       *[other] {" "}for { $price } pesos
    }.
event-crossed-harbour = { $who } drives past the harbour.
event-value = Each good is now worth { $value } points.
event-ship-full = Ship { $ship } is full and leaves.
event-ship-flag = The value marker reaches the chequered flag: ship { $ship } leaves.
event-turned-up = { $cuban } turns face up again.
event-inactive = { $cuban } is face down: { $who } gets nothing.
event-declined = { $who } does not use { $place }.
event-got-goods = { $who } gets { $count } { $good } { $at }.
event-got-pesos = { $who } gets { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    } { $at }.
event-got-points = { $who } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $at }.
event-robs = El Zorro picks everyone else’s pockets for { $who }.
event-gave-peso = { $who } gives { $to } 1 peso.
event-gave-point = { $who } gives { $to } 1 point.
event-gave-good = { $who } gives { $to } 1 { $good }.
event-claimed = { $who } now owns { $building }.
event-uses-own = { $who } uses { $building } as its owner.
event-went = { $who } moves { $building }.
event-stays-crowded = All three buildings are occupied: { $who }’s broker stays put.
event-exchanged = { $who } exchanges { $count } { $give } for { $count } { $take } { $at }.
event-sawed = { $who } saws 1 wood: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
    }.
event-served = { $who } hands in { $goods } at the café for { $points } points.
event-cleared = { $who } turns the die for { $good } to 0.
event-bought-point = { $who } exchanges { $pesos } pesos for 1 point.
event-sold-point = { $who } exchanges 1 point for { $pesos } pesos.
event-turned-down = { $who } turns { $cuban } face down.
event-delivery-round = { $who } starts a delivery round at { $value } points per good.
event-delivered = { $who } delivers { $count } { $good } for { $points } points.
event-delivered-wood = { $who } delivers { $count } wood in place of { $good } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-passed = { $who } passes.
event-rent = { $owner } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } because { $who } stands { $at }.
event-ended = The seventh ship has left: the game is over.
event-standstill-near = { $rounds ->
    [one] No ship has left for a long time: the game ends after this round unless one leaves.
   *[other] No ship has left for a long time: the game ends after { $rounds } more rounds unless one leaves.
}
event-standstill = No ship has left for 20 rounds: the game is over.

why-step-car = The car has to move first.
why-step-effect = The current decision is about { $place }.
why-step-robbery = El Zorro has to be paid first.
why-step-broker = Your broker has to move first.
why-step-delivery = It is time to deliver goods.
why-step-demand = The new ship needs its dice first.
why-too-far = That costs { $price } pesos; you have { $pesos } and need { $missing } more.
why-lacks-good = You have no { $good }.
why-supply-lacks = There is no { $good } left in the supply.
why-nobody-to-rob = Nobody has anything to give.
why-owned = { $owner } already owns { $building }.
why-no-marker = You have already used all { $markers } of your markers.
why-no-use = Using { $building } would not change anything now.
why-not-own = You do not own { $building }.
why-name-it = Choose which one.
why-no-peso = You have no peso.
why-no-point = You have no point.
why-other-flower = You need a { $needed } flower, but { $building } is under a { $flower } one.
why-occupied = { $who } already occupies { $building }.
why-own-broker = Your broker occupies { $building } and must move to another building.
why-lawyer-chosen = You chose { $building } at the lawyer’s: use it.
why-has-only = You have only { $count } { $good }.
why-supply-only = The supply has only { $count } { $good }.
why-casino-pesos = A point costs { $pesos } pesos.
why-lowest-value = The value cannot be lower than { $value }.
why-office-one = At the office you deliver exactly 1 good.
why-face-down = { $cuban } is already face down.
why-one-direction = The casino exchanges in one direction only.
why-casino-begun = You have already exchanged: choose “Done” to finish.
why-not-wanted = The ship does not want any { $good }.
why-wants-only = The ship wants only { $count } { $good }.
why-only-demand = Only the die for { $good } does not show 0: it must go on the ship.
why-not-now = The rules do not allow this now.
