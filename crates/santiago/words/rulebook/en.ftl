# The numbered statements of the rules. Each is proven by the tests named in src/rulebook.

## components

chapter-components = Components
rule-components-1 = The street is a loop of ten stops: nine Cubans and the harbour. All players share one car.
rule-components-2 = There are twelve buildings in town, three under each colour of flower: yellow, blue, red and white.
rule-components-3 = There are eight of every good in all, counting the players’ goods and the supply.
rule-components-4 = Pesos and points are unlimited.
rule-components-5 = Each good except wood has a die with the faces 0, 1, 1, 2, 2, 3; the citrus die has 0, 1, 2, 2, 3, 4.
rule-components-6 = Pedro and Alonso have a white flower, Miguel a blue one, El Zorro none.
rule-components-7 = José has a yellow flower.
rule-components-8 = Martinez has a yellow flower, Conchita and Maria have a red one, Pablo a blue one: these four colours are reconstructed.

## setup

chapter-setup = Set-up
rule-setup-1 = Cubans and buildings are laid out at random.
rule-setup-2 = Everyone starts with 3 pesos, 2 points, 1 sugar, 1 tobacco and 1 citrus; the brokers are off the board.
rule-setup-3 = The car starts at the harbour, the first ship is in port, and each good is worth 2 points.
rule-setup-4 = The last player in turn order rolls the five dice for the first ship and places four of them on it, unchanged.
rule-setup-5 = The first player is drawn at random when the table is set up: seat 1 begins.
rule-setup-6 = Turns go clockwise.

## car

chapter-car = The car
rule-car-1 = The car must move clockwise, at least one stop.
rule-car-2 = The first stop is free, each further one costs 1 peso.
rule-car-3 = Without pesos the car goes exactly one stop.
rule-car-4 = Driving past the harbour without stopping moves the value marker one flag to the right.
rule-car-5 = Leaving the harbour at the start of a turn does not count as driving past it.
rule-car-6 = If driving past the harbour moves the value marker onto the chequered flag, the ship leaves at once; the car drives on.
rule-car-7 = The whole trip is paid for first; then the car moves stop by stop, and passing the harbour a second time moves the new ship’s marker.
rule-car-8 = Up to 19 stops are allowed if they are paid for; 10 stops from the harbour is a stop at the harbour.
rule-car-9 = Stopping at the harbour starts a delivery round; the broker stays put and no building is used.

## cubans

chapter-cubans = The Cubans
rule-cubans-1 = Pedro gives 2 tobacco, José 2 sugar, Conchita 2 citrus, Miguel 2 wood.
rule-cubans-2 = Players can only take what the supply has: 1 instead of 2 if only one is left, nothing if there is none.
rule-cubans-3 = Pablo gives 1 good of the player’s choice, except wood.
rule-cubans-4 = Maria gives 2 points, Martinez 3 pesos.
rule-cubans-5 = Every effect may be declined.
rule-cubans-6 = At El Zorro, every opponent gives 1 peso, 1 point or 1 good other than wood; the opponent chooses which.
rule-cubans-7 = Opponents choose in turn order, and the result is public.
rule-cubans-8 = An opponent with nothing to give (wood does not count) gives nothing.

## lawyer

chapter-lawyer = The lawyer
rule-lawyer-1 = At Alonso’s, a player may claim a building nobody owns.
rule-lawyer-2 = A building may be claimed whether it is occupied or not.
rule-lawyer-3 = Nobody owns more than three buildings.
rule-lawyer-4 = Instead, a player may use a building they already own, whoever’s broker is there.
rule-lawyer-5 = After the lawyer the broker moves to a white building as usual.
rule-lawyer-6 = The building just used through Alonso may be used again by moving the broker there.
rule-lawyer-7 = A player with no markers left and no usable building of their own does nothing at Alonso’s.
rule-lawyer-8 = Using one’s own building through Alonso earns nobody a point.

## broker

chapter-broker = The broker
rule-broker-1 = After a Cuban, used or not, the broker must move to another building under a flower of the Cuban’s colour.
rule-broker-2 = It may not move to a building occupied by a broker, nor stay on its own building.
rule-broker-3 = Ownership markers do not block anyone.
rule-broker-4 = Then the player may use the building.
rule-broker-5 = After El Zorro the broker stays put, and the player may use its building again.
rule-broker-6 = If all three buildings of that colour are occupied, the broker stays put, and the player may use its present building, whatever its colour.
rule-broker-7 = A broker that is not on the board yet stays off it in these cases: no building, no rent.
rule-broker-8 = If the broker is on another player’s building at the end of the turn, that player gets 1 point.
rule-broker-9 = This also applies if the broker merely stayed there; with the option “rent-on-stay” off, only if it moved there this turn.

## buildings

chapter-buildings = The buildings
rule-buildings-1 = Bank: 2 pesos.
rule-buildings-2 = Church: 1 point.
rule-buildings-3 = Distillery: exchange any number of sugar for the same number of rum.
rule-buildings-4 = Cigar factory: exchange any number of tobacco for the same number of cigars.
rule-buildings-5 = An exchange cannot give more than the supply holds.
rule-buildings-6 = Black market: exchange 1 good for 1 other good, no wood either way.
rule-buildings-7 = Sawmill: exchange 1 wood for 1 point and 1 peso.
rule-buildings-8 = Café: hand in 1 cigar, 1 rum or one of each, for 2 points apiece.
rule-buildings-9 = Customs office: turn one die on the ship to 0.
rule-buildings-10 = Casino: exchange 3 pesos for 1 point, or 1 point for 3 pesos, any number of times.
rule-buildings-11 = All exchanges of one visit to the casino go in the same direction.
rule-buildings-12 = Harbour master: move the value marker one flag left or right; at 2, only right.
rule-buildings-13 = If the harbour master moves the value marker onto the chequered flag, the ship leaves.
rule-buildings-14 = Office: deliver exactly 1 good in demand, no wood, for exactly 2 points; the die goes down by 1.
rule-buildings-15 = A use that would change nothing is not offered.

## newspaper

chapter-newspaper = The newspaper
rule-newspaper-1 = Newspaper: take 1 peso, then one Cuban may be turned face down.
rule-newspaper-2 = At a face-down Cuban, neither the Cuban nor a building is used, and the broker stays put.
rule-newspaper-3 = The car may stop at or drive past a face-down Cuban at the normal cost.
rule-newspaper-4 = Once the car has been there and moves on, the Cuban is turned face up again.
rule-newspaper-5 = Even the Cuban where the car stands may be turned face down: this turn continues unchanged, and the Cuban stays face down until the car has come back.
rule-newspaper-6 = Several Cubans may be face down; only a face-up one can be turned face down, and never the harbour.

## delivery

chapter-delivery = Deliveries
rule-delivery-1 = Starting with the active player and in turn order, as many times round as needed, each player may deliver goods of one type: at least 1, and at most the number shown by its die.
rule-delivery-2 = Each good delivered earns the current value, 2, 3 or 4 points; the die goes down by as many, and the goods return to the supply.
rule-delivery-3 = Goods that are not, or no longer, in demand cannot be delivered.
rule-delivery-4 = A player who cannot or does not want to deliver passes and is out for this delivery round.
rule-delivery-5 = When everyone has passed, the value marker moves one flag to the right.
rule-delivery-6 = If it reaches the chequered flag that way, the ship leaves.
rule-delivery-7 = When all dice show 0, the ship leaves.
rule-delivery-8 = Wood may be delivered, on its own, in place of one type in demand, for 1 point each whatever the value.
rule-delivery-9 = Wood may reduce a die only in part.
rule-delivery-10 = Wood cannot be delivered when no good is in demand.

## ship

chapter-ship = A new ship
rule-ship-1 = When a ship leaves, the next one arrives and the value goes back to 2.
rule-ship-2 = At the end of the turn the active player rolls the dice and chooses the new demand, even if the ship left because of an opponent’s delivery or because everyone passed.
rule-ship-3 = Until then, the new ship has no dice: nothing is in demand, and office and customs office are not offered.
rule-ship-4 = While there are no dice, the harbour master may still move the value marker; in a delivery round everyone can only pass, which moves the marker too.
rule-ship-5 = Two ships may leave in one turn; the dice are still rolled only once.
rule-ship-6 = Five zeros are rolled again, also during set-up.
rule-ship-7 = The four dice chosen must not all show zero.

## end

chapter-end = End of the game
rule-end-1 = The game ends immediately when the seventh ship leaves.
rule-end-2 = Whatever made it leave is still paid; the rest of the turn is not played, and no rent is due.
rule-end-3 = Every three goods a player has left, of any types and including wood, are worth 1 point.
rule-end-4 = Pesos are worth nothing. The player with the most points wins.
rule-end-5 = Ties go to the player with the most goods left after that exchange, then to the one with the most pesos; otherwise the victory is shared.
rule-end-6 = Standstill: if no ship leaves for 20 rounds in a row, the game ends as it stands. A round is one turn of every player, counted from the turn after a ship left.
rule-end-7 = A standstill is announced three rounds in advance and shown to everyone until it happens or a ship leaves. It happens at the end of a turn, after the rent.

## hidden

chapter-hidden = Hidden information
rule-hidden-1 = All gains and payments are public, so everyone can count what the others have; the option “open-stocks” only decides what the pages show.
rule-hidden-2 = When there is only one option, the program plays it.
