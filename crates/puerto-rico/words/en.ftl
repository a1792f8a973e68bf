# Everything Puerto Rico says, in English.

## Goods, tiles, buildings, roles

good-corn = corn
    .of = of corn
good-indigo = indigo
    .of = of indigo
good-sugar = sugar
    .of = of sugar
good-tobacco = tobacco
    .of = of tobacco
good-coffee = coffee
    .of = of coffee
tile-corn = corn plantation
    .the = the corn plantation
    .a = a corn plantation
    .button = a corn plantation
    .on = on a corn plantation
tile-indigo = indigo plantation
    .the = the indigo plantation
    .a = an indigo plantation
    .button = an indigo plantation
    .on = on an indigo plantation
tile-sugar = sugar plantation
    .the = the sugar plantation
    .a = a sugar plantation
    .button = a sugar plantation
    .on = on a sugar plantation
tile-tobacco = tobacco plantation
    .the = the tobacco plantation
    .a = a tobacco plantation
    .button = a tobacco plantation
    .on = on a tobacco plantation
tile-coffee = coffee plantation
    .the = the coffee plantation
    .a = a coffee plantation
    .button = a coffee plantation
    .on = on a coffee plantation
tile-quarry = quarry
    .the = the quarry
    .a = a quarry
    .button = a quarry
    .on = on a quarry
building-small-indigo-plant = small indigo plant
    .the = the small indigo plant
    .button = the small indigo plant
    .on = in the small indigo plant
building-small-sugar-mill = small sugar mill
    .the = the small sugar mill
    .button = the small sugar mill
    .on = in the small sugar mill
building-indigo-plant = indigo plant
    .the = the indigo plant
    .button = the indigo plant
    .on = in the indigo plant
building-sugar-mill = sugar mill
    .the = the sugar mill
    .button = the sugar mill
    .on = in the sugar mill
building-tobacco-storage = tobacco storage
    .the = the tobacco storage
    .button = the tobacco storage
    .on = in the tobacco storage
building-coffee-roaster = coffee roaster
    .the = the coffee roaster
    .button = the coffee roaster
    .on = in the coffee roaster
building-small-market = small market
    .the = the small market
    .button = the small market
    .on = in the small market
building-hacienda = hacienda
    .the = the hacienda
    .button = the hacienda
    .on = in the hacienda
building-construction-hut = construction hut
    .the = the construction hut
    .button = the construction hut
    .on = in the construction hut
building-small-warehouse = small warehouse
    .the = the small warehouse
    .button = the small warehouse
    .on = in the small warehouse
building-hospice = hospice
    .the = the hospice
    .button = the hospice
    .on = in the hospice
building-office = office
    .the = the office
    .button = the office
    .on = in the office
building-large-market = large market
    .the = the large market
    .button = the large market
    .on = in the large market
building-large-warehouse = large warehouse
    .the = the large warehouse
    .button = the large warehouse
    .on = in the large warehouse
building-factory = factory
    .the = the factory
    .button = the factory
    .on = in the factory
building-university = university
    .the = the university
    .button = the university
    .on = in the university
building-harbor = harbour
    .the = the harbour
    .button = the harbour
    .on = at the harbour
building-wharf = wharf
    .the = the wharf
    .button = the wharf
    .on = at the wharf
building-guild-hall = guild hall
    .the = the guild hall
    .button = the guild hall
    .on = in the guild hall
building-residence = residence
    .the = the residence
    .button = the residence
    .on = in the residence
building-fortress = fortress
    .the = the fortress
    .button = the fortress
    .on = in the fortress
building-customs-house = customs house
    .the = the customs house
    .button = the customs house
    .on = in the customs house
building-city-hall = city hall
    .the = the city hall
    .button = the city hall
    .on = in the city hall
role-settler = settler
    .the = the settler
role-mayor = mayor
    .the = the mayor
role-builder = builder
    .the = the builder
role-craftsman = craftsman
    .the = the craftsman
role-trader = trader
    .the = the trader
role-captain = captain
    .the = the captain
role-prospector = prospector
    .the = the prospector
role-prospector-2 = second prospector
    .the = the second prospector

## What is being asked, in a word

step-role = choosing a role
step-hacienda = deciding on the hacienda
step-settle = choosing a tile
step-hospice = deciding on the hospice
step-privilege = deciding on the mayor’s colonist
step-place = placing colonists
step-build = choosing a building
step-university = deciding on the university
step-produce = deciding whether to produce
step-extra = choosing the craftsman’s extra barrel
step-trade = selling a barrel
step-load = loading barrels
step-bonus = deciding on the bonus points
step-store = filling the warehouses
step-keep = choosing the barrel to keep
step-over = nothing

## Options

option-factory-university = Factory and university
option-factory-university-standard = as printed (7 and 8)
option-factory-university-swapped = swapped (8 and 7)
option-open-scores = Victory points
option-open-scores-on = visible to everyone
option-open-scores-off = hidden during the game
option-together = Placing colonists
option-together-off = in turn
option-together-on = at the same time where possible

## Points and endings

score-chips = Victory point chips
score-buildings = Buildings
score-guild-hall = Guild hall
score-residence = Residence
score-fortress = Fortress
score-customs-house = Customs house
score-city-hall = City hall
ending-colonists = the colonist ship could not be refilled
ending-city-full = a city is full
ending-chips = the last victory point chip was taken

## Standing orders

order-produce = Produce automatically
order-extra = Take the craftsman’s extra barrel when there is only one kind
order-bonus = Always take the captain’s and the harbour’s bonus points
order-colonist = Always take an offered colonist
order-hacienda = Always draw with the hacienda
ahead-role = My next role
ahead-settle = If the settler is played, I take
ahead-place = If the mayor is played, my colonists go here, one after the other
ahead-build = If the builder is played, I build
ahead-trade = If the trader is played, I sell

## Asked of a player

ask-role = Choose a role.
ask-hacienda = Your hacienda: draw a face-down plantation first?
ask-settle = Settler: choose a tile for your island, or take none.
ask-hospice = Your hospice: a colonist for { $place }?
ask-privilege = Mayor’s privilege: take one more colonist from the supply?
ask-place = Place your colonists: { $left } left to place.
ask-build = Builder: choose a building, or none. You have { $doubloons ->
    [one] one doubloon
   *[other] { $doubloons } doubloons
}.
ask-university = Your university: a colonist for { $place }?
ask-produce = Craftsman: produce your goods?
ask-extra = Craftsman’s privilege: choose one extra barrel, or none.
ask-trade = Trader: sell one barrel, or nothing.
ask-load = Captain: you must load. Choose which goods.
ask-wharf = Captain: no ship takes your goods. Use your wharf, or pass.
ask-bonus = Captain: { $left ->
    [one] one victory point is
   *[other] { $left } victory points are
} left in the supply, and the last one ends the game after this round. { $bonus ->
    [one] Take your bonus point?
   *[other] How many of your { $bonus } bonus points do you take?
}
ask-store = Your warehouses: choose a kind to store, or stop ({ $left ->
    [one] room for one more kind
   *[other] room for { $left } more kinds
}).
ask-keep = Keep one barrel; the rest are lost. Which one?

## Said to those who wait

waiting-role = { $who } chooses a role.
waiting-hacienda = { $who } may draw with the hacienda.
waiting-settle = { $who } chooses a tile.
waiting-hospice = { $who } may take a colonist with the hospice.
waiting-privilege = { $who } may take one extra colonist.
waiting-place = { $who } places colonists.
waiting-place-many = { $who } are placing colonists.
waiting-build = { $who } may build.
waiting-university = { $who } may take a colonist with the university.
waiting-produce = { $who } may produce.
waiting-extra = { $who } may take one extra barrel.
waiting-trade = { $who } may sell a barrel.
waiting-load = { $who } loads.
waiting-bonus = { $who } may take or decline bonus points.
waiting-store = { $who } fills the warehouses.
waiting-keep = { $who } chooses a barrel to keep.
waiting-over = { $who } has nothing more to do.

## Actions

# An amount of one kind, in lists: 3 corn and 1 sugar.
amount = { $count } { $good }
action-take = Take { $role }{ $coins ->
    [0] {""}
    [one] {" and one doubloon"}
   *[other] {" and "}{ $coins } doubloons
}
action-place = Colonist { $place }
action-build = Build { $building } ({ $price ->
    [0] free
    [one] one doubloon
   *[other] { $price } doubloons
})
action-draw-plantation = Draw a plantation
action-decline-plantation = Do not draw
action-take-colonist = Take the colonist
action-decline-colonist = No colonist
action-load = Load { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} { $good } onto ship { $ship } ({ $points ->
    [one] one point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
    [one] {", and one bonus point if you want"}
   *[other] {", and up to "}{ $bonus } bonus points if you want
})
action-wharf = Ship { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} { $good } from your wharf ({ $points ->
    [one] one point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
    [one] {", and one bonus point if you want"}
   *[other] {", and up to "}{ $bonus } bonus points if you want
})
action-store = Store { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} { $good }
action-keep = Keep one barrel { $good }
action-settle = Take { $tile }
action-extra = One extra barrel { $good }
action-sell = Sell one barrel { $good } for { $price ->
    [0] nothing
    [one] one doubloon
   *[other] { $price } doubloons
}
action-produce = Produce { $goods }{ $factory ->
    [0] {""}
    [one] {" (factory: one doubloon)"}
   *[other] {" (factory: "}{ $factory } doubloons)
}
action-decline-production = Do not produce
action-pass-settle = Take no tile
action-pass-build = Build nothing
action-pass-trade = Sell nothing
action-pass-load = Pass
action-done-storing = Store nothing more
action-decline-extra = No extra barrel
action-bonus = { $points ->
    [0] Take no bonus point
    [one] Take one bonus point
   *[other] Take { $points } bonus points
} ({ $left ->
    [0] empties the supply: the game ends after this round
    [one] one point stays in the supply
   *[other] { $left } points stay in the supply
})

## What happened

event-row-laid = { $count ->
    [0] There are no plantations left to lay out.
   *[other] Face-up plantations: { $goods }.
}
event-reshuffled = The discarded plantations are reshuffled.
event-role-taken = { $who } takes { $role }{ $coins ->
    [0] {""}
    [one] {" and the doubloon on the card"}
   *[other] {" and the "}{ $coins } doubloons on the card
}.
event-drawn = { $who } draws { $tile } with the hacienda.
event-settled = { $who } places { $tile }.
event-colonist-placed = { $who } receives a colonist { $place }.
event-extra-colonist = { $who } takes one extra colonist from the supply.
event-colonists-arrived = { $who } receives { $count ->
    [one] one colonist
   *[other] { $count } colonists
} from the ship.
event-placed = { $who } places a colonist { $place }.
event-all-placed = { $who } fills every circle{ $left ->
    [0] {""}
    [one] {"; one colonist stays in San Juan"}
   *[other] {"; "}{ $left } colonists stay in San Juan
}.
event-ship-refilled = { $count ->
    [0] No colonist boards the colonist ship.
    [one] One colonist boards the colonist ship.
   *[other] { $count } colonists board the colonist ship.
}
event-built = { $who } builds { $building } for { $price ->
    [0] free
    [one] one doubloon
   *[other] { $price } doubloons
}.
event-produced = { $who } produces { $goods }{ $factory ->
    [0] {""}
    [one] {"; the factory pays one doubloon"}
   *[other] {"; the factory pays "}{ $factory } doubloons
}.
event-extra-taken = { $who } takes one extra barrel { $good }.
event-sold = { $who } sells one barrel { $good } for { $price ->
    [0] nothing
    [one] one doubloon
   *[other] { $price } doubloons
}.
event-house-emptied = The full trading house is emptied.
event-loaded = { $who } loads { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} { $good } onto ship { $ship } and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
event-wharfed = { $who } ships { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} { $good } from the wharf and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
event-bonus-taken = { $who } takes { $offered ->
    [one] the bonus point
   *[other] { $points } of { $offered } bonus points
}.
event-stored = { $who } stores { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} { $good }.
event-kept = { $who } keeps one barrel { $good }.
event-lost = { $who } loses { $goods }.
event-sailed = Ship { $ship } sails with its cargo { $good }.
event-prospected = { $who } gets { $doubloons ->
    [one] one doubloon
   *[other] { $doubloons } doubloons
}.
event-last-round = The game ends after this round: { $why }.
event-round-began = A new round begins. { $who } is governor.
event-game-over = The game is over: { $why }.
event-declined-hacienda = { $who } does not draw with the hacienda.
event-declined-settle = { $who } takes no tile.
event-declined-hospice = { $who } declines the hospice’s colonist.
event-declined-privilege = { $who } declines the mayor’s colonist.
event-declined-build = { $who } builds nothing.
event-declined-university = { $who } declines the university’s colonist.
event-declined-produce = { $who } does not produce.
event-declined-extra = { $who } declines the extra barrel.
event-declined-trade = { $who } sells nothing.
event-declined-load = { $who } does not load.
event-declined-bonus = { $who } takes no bonus point.
event-declined-store = { $who } stores nothing more.

## Why not

why-not-now = Not now. The current decision: { $step }.
why-role-taken = Someone has already taken { $role } this round.
why-role-not-in-play = With this number of players, { $role } is not in play.
why-no-plantation = No plantation { $good } is face up.
why-no-quarry-left = There are no quarries left.
why-no-quarry = Only the settler, or the owner of an occupied construction hut, may take a quarry.
why-no-such-place = You do not have this: { $place }.
why-place-full = Every circle is occupied: { $place }.
why-building-owned = You already have { $building }.
why-building-sold-out = None are left: { $building }.
why-city-full = Not enough room in your city for { $building }: it needs { $needs ->
    [one] one space
   *[other] { $needs } spaces
}, { $free } { $free ->
    [one] is
   *[other] are
} free.
why-too-expensive = Too expensive: { $building } costs { $price ->
    [one] one doubloon
   *[other] { $price } doubloons
}, you lack { $missing }.
why-supply-empty = There are no barrels { $good } left in the supply.
why-not-produced = You have not just produced a barrel { $good }.
why-no-barrel = You have no barrel { $good }.
why-house-has-kind = The trading house already has a barrel { $good }, and you have no occupied office.
why-no-such-ship = There is no ship { $ship } with this number of players.
why-ship-full = Ship { $ship } is full.
why-ship-carries = Ship { $ship } is carrying something else: { $carried }.
why-other-ship-carries = Ship { $ship } already carries barrels { $good }.
why-another-takes-more = Another empty ship has room for more barrels { $good } than ship { $ship }.
why-no-wharf = You have no occupied wharf.
why-wharf-used = You have already used your wharf this phase.
why-must-load = You can load, so you must.
why-one-bonus = This load gives you only one bonus point.
why-already-stored = Your barrels { $good } are already stored.
why-no-warehouse = Your warehouses have no room for another kind.
