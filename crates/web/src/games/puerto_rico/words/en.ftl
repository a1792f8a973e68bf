## The board of Puerto Rico
board-confirm-place =
    { $n ->
        [one] Place this colonist
       *[other] Place these { $n } colonists
    }
board-confirm-store =
    { $n ->
        [one] Store this kind
       *[other] Store these { $n } kinds
    }
board-confirm-wharf = Ship from your wharf
board-confirm-load =
    { $n ->
        [one] Load this kind
       *[other] Load these { $n } kinds
    }
board-plantations = Plantations on offer
board-buildings = Buildings
board-island = Island
board-colonists = colonists
board-occupied = occupied
board-unoccupied = unoccupied
board-quarries = Quarries
board-stack = Face-down plantations
board-colonist-ship = Colonist ship
board-aboard = { $n } aboard
board-barrels = { $n ->
    [one] { $n } barrel
   *[other] { $n } barrels
}
board-cargo-ship = Ship for { $n } barrels
board-colonists-left = { $n } in the supply
board-in-san-juan = { $n } in San Juan
board-quarries-count = At most { $n ->
    [one] one quarry counts
   *[other] { $n } quarries count
}
board-worth = Worth { $n ->
    [one] one point
   *[other] { $n } points
}

## Beside the board
table-draft-proposed = Your colonists stay where they were; new ones go where they are useful. Confirm, or move them.
result-tie-doubloons-barrels = Doubloons and barrels
run-placed =
    { $listed ->
        [1] { $who } places { $count } colonists: { $what }.
       *[other] { $who } places { $count } colonists.
    }

## What things do
board-trading-house-rule = Holds four barrels, normally of different kinds. If it is full at the end of a trader phase, it is emptied.
board-quarries-rule = Each occupied quarry makes a building 1 doubloon cheaper, up to the number of the building’s column.
board-stack-rule = The face-up row is refilled from here after every settler phase.
board-cargo-ship-rule = Carries only one kind of goods. A full ship sails at the end of the captain phase.
board-colonist-ship-rule = These colonists are handed out in the mayor phase.
board-building-small-indigo-plant-rule = Makes one barrel of indigo if it is occupied and you have an occupied indigo plantation.
board-building-indigo-plant-rule = Makes up to three barrels of indigo: one for each colonist here, as long as you have as many occupied indigo plantations.
board-building-small-sugar-mill-rule = Makes one barrel of sugar if it is occupied and you have an occupied sugar plantation.
board-building-sugar-mill-rule = Makes up to three barrels of sugar: one for each colonist here, as long as you have as many occupied sugar plantations.
board-building-tobacco-storage-rule = Makes up to three barrels of tobacco: one for each colonist here, as long as you have as many occupied tobacco plantations.
board-building-coffee-roaster-rule = Makes up to two barrels of coffee: one for each colonist here, as long as you have as many occupied coffee plantations.
board-building-small-market-rule = You get 1 extra doubloon when you sell.
board-building-hacienda-rule = In the settler phase, you may first draw a face-down plantation.
board-building-construction-hut-rule = In the settler phase, you may take a quarry instead of a plantation.
board-building-small-warehouse-rule = Lets you keep all barrels of one kind at the end of the captain phase.
board-building-hospice-rule = The tile you take in the settler phase may come with a colonist.
board-building-office-rule = You may sell a kind of goods that is already in the trading house.
board-building-large-market-rule = You get 2 extra doubloons when you sell.
board-building-large-warehouse-rule = Lets you keep all barrels of two kinds at the end of the captain phase.
board-building-factory-rule = You earn doubloons for producing several kinds of goods: 1 for two kinds, 2 for three, 3 for four, 5 for five.
board-building-university-rule = A building you build may come with a colonist.
board-building-harbor-rule = You score 1 extra victory point each time you load.
board-building-wharf-rule = Once per captain phase, you may ship all your barrels of one kind without using a cargo ship.
board-building-guild-hall-rule = At the end of the game: 1 point for each small production building, 2 for each large one.
board-building-residence-rule = At the end of the game: 4 points for up to nine island tiles, 5 for ten, 6 for eleven, 7 for twelve.
board-building-fortress-rule = At the end of the game: 1 point for every three of your colonists.
board-building-customs-house-rule = At the end of the game: 1 point for every four points in victory point chips.
board-building-city-hall-rule = At the end of the game: 1 point for each of your violet buildings, including this one.
board-role-settler-rule = Everyone may take a plantation. The settler may take a quarry instead.
board-role-mayor-rule = Everyone gets colonists and may rearrange all of theirs. The mayor gets one extra.
board-role-builder-rule = Everyone may build one building. The builder pays 1 doubloon less.
board-role-craftsman-rule = Everyone produces goods. The craftsman gets one extra barrel.
board-role-trader-rule = Everyone may sell one barrel. The trader gets 1 extra doubloon.
board-role-captain-rule = Everyone must load goods and scores victory points for them. The captain gets 1 extra.
board-role-prospector-rule = Take 1 doubloon from the bank. The others do nothing.

## The page of the rules
rules-buildings = Buildings
rules-building = Building
rules-circles = Circles
rules-barrels = Barrels
rules-plantations = Plantations
rules-by-players = By number of players
rules-players = Players
rules-doubloons = Doubloons
rules-chips = Victory points
rules-colonists = Colonists
rules-ships = Ships
rules-roles = Roles
rules-row = Face-up plantations
