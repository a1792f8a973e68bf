# Puerto Rico, the card game: what the rules say in English.

option-expansion = Expansion “New Buildings”
option-expansion-off = without
option-expansion-on = ten new buildings and the cathedral
option-draft-start = Start
option-draft-start-off = four cards each
option-draft-start-on = keep four of five to eight cards
option-customs-office-cost = Cost of the customs office
option-customs-office-cost-3 = 3 cards
option-customs-office-cost-1 = 1 card
option-first-edition = Edition
option-first-edition-off = second edition
option-first-edition-on = first edition (some cards differ)
option-together = Choosing
option-together-off = in turn
option-together-on = at the same time where possible
contradiction-customs-office = The customs office is a card of the expansion: its cost can only be chosen with the expansion.

score-buildings = Buildings
score-tucked = Tucked cards
score-guild-hall = Guild hall
score-city-hall = City hall
score-triumphal-arch = Triumphal arch
score-residence = Residence
score-cathedral = Cathedral
score-palace = Palace
ending-twelve-buildings = Someone has twelve buildings.
ending-standstill = The game came to a standstill: nothing was built for 20 rounds, or there were no cards left to draw.

order-draw = Always draw as many cards as a role allows
order-produce = Produce when there is only one way to do it
order-use-gold-mine = Always use the gold mine
order-use-goldsmith = Always use the goldsmith
order-use-harbor = Always use the harbour
ahead-role = My next role
ahead-build = If the builder is played, I build
ahead-produce = If the producer is played, I produce, one after the other
ahead-sell = If the trader is played, I sell, one after the other

role-builder = builder
    .privilege = pays one card less
role-producer = producer
    .privilege = may produce one extra good
role-trader = trader
    .privilege = may sell one extra good
role-councillor = councillor
    .privilege = draws five cards instead of two
role-prospector = prospector
    .privilege = draws a card; the others get nothing

good-indigo = indigo
    .many = indigo
good-sugar = sugar
    .many = sugar
good-tobacco = tobacco
    .many = tobacco
good-coffee = coffee
    .many = coffee
good-silver = silver
    .many = silver
good-import = imports
    .many = imports

when-production = Production
when-builder = Builder phase
when-producer = Producer phase
when-trader = Trader phase
when-councillor = Councillor phase
when-prospector = Prospector phase
when-all-roles = All roles
when-round-start = Start of a round
when-covered = When covered
when-monument = Monument
when-end = End of the game
mark-weak = Only one player remembers this value.
mark-rebuilt = This value is reconstructed to fit everything that is known.

card-indigo-plant = indigo plant
    .the = the indigo plant
    .effect = Holds one indigo.
card-sugar-mill = sugar mill
    .the = the sugar mill
    .effect = Holds one sugar.
card-tobacco-storage = tobacco storage
    .the = the tobacco storage
    .effect = Holds one tobacco.
card-coffee-roaster = coffee roaster
    .the = the coffee roaster
    .effect = Holds one coffee.
card-silver-smelter = silver smelter
    .the = the silver smelter
    .effect = Holds one silver.
card-smithy = smithy
    .the = the smithy
    .effect = Production buildings cost you one card less.
card-gold-mine = gold mine
    .the = the gold mine
    .effect = Reveal four cards: if all four costs differ, keep the cheapest.
card-archive = archive
    .the = the archive
    .effect = Add the cards you draw to your hand before you discard.
card-poor-house = poor house
    .the = the poor house
    .effect = After building, draw a card if you have at most one card in hand.
card-black-market = black market
    .the = the black market
    .effect = Pay for up to two cards of a building’s cost with goods.
card-trading-post = trading post
    .the = the trading post
    .effect = Sell one extra good.
card-well = well
    .the = the well
    .effect = Draw a card after producing at least two goods.
card-market-stand = market stand
    .the = the market stand
    .effect = Draw a card after selling at least two goods.
card-crane = crane
    .the = the crane
    .effect = Build over one of your buildings; its cost is deducted from the price.
card-tower = tower
    .the = the tower
    .effect = Keep up to twelve cards in hand.
card-chapel = chapel
    .the = the chapel
    .effect = Tuck one card from your hand each round: one victory point each.
card-aqueduct = aqueduct
    .the = the aqueduct
    .effect = Produce one extra good.
card-carpenter = carpenter
    .the = the carpenter
    .effect = Draw a card after building a beige building.
card-prefecture = prefecture
    .the = the prefecture
    .effect = Keep two of the cards drawn instead of one.
card-market-hall = market hall
    .the = the market hall
    .effect = Draw one extra card when you sell at least one good.
card-quarry = quarry
    .the = the quarry
    .effect = Beige buildings cost you one card less.
card-library = library
    .the = the library
    .effect = Use the privilege of the role you choose twice.
card-statue = statue
    .the = the statue
    .effect = A monument.
card-victory-column = victory column
    .the = the victory column
    .effect = A monument.
card-hero = hero
    .the = the hero
    .effect = A monument.
card-guild-hall = guild hall
    .the = the guild hall
    .effect = One point for each production building and one for each different kind of production building.
card-city-hall = city hall
    .the = the city hall
    .effect = One point for each beige building, including this one.
card-triumphal-arch = triumphal arch
    .the = the triumphal arch
    .effect = Four, six or eight points for one, two or three monuments.
card-palace = palace
    .the = the palace
    .effect = One point for every four points you have otherwise.
card-office-building = office building
    .the = the office building
    .effect = Discard one or two cards and draw the same number.
card-guard-room = guard room
    .the = the guard room
    .effect = Players without one may keep only six cards in hand.
card-hut = hut
    .the = the hut
    .effect = Draw a card after a trader phase in which nobody sold anything.
card-tavern = tavern
    .the = the tavern
    .effect = Draw a card after a builder phase if you have the fewest buildings.
card-park = park
    .the = the park
    .effect = Reduces the price by six when built over with the crane.
card-customs-office = customs office
    .the = the customs office
    .effect = Gets a good in the councillor phase; it always sells for two cards.
card-bank = bank
    .the = the bank
    .effect = Once per game, tuck any number of cards from your hand: one victory point each.
card-harbor = harbour
    .the = the harbour
    .effect = Tuck one good you sell each trader phase: one victory point each.
card-goldsmith = goldsmith
    .the = the goldsmith
    .effect = Reveal a card; keep it if nobody has that building.
card-residence = residence
    .the = the residence
    .effect = Four, three, two, one points for sets of three different buildings with the same cost.
card-cathedral = cathedral
    .the = the cathedral
    .effect = Four, three, two, one points for the opponents’ cost-6 buildings.

ask-draft = Choose your starting hand: discard { $left ->
    [one] one card
   *[other] { $left } cards
}.
ask-office = Office building: exchange up to { $most ->
    [one] one card
   *[other] { $most } cards
}?
ask-chapel = Tuck a card under your chapel?
ask-bank = Tuck cards under your bank? You can only do this once per game.
ask-limit = Your hand limit is { $limit }: discard { $left }.
ask-role = Choose a role.
ask-library = Use your library for this role, or save it for your second one?
ask-build = Build a building?
ask-over = What do you want to build over { $card }?
ask-pay = Pay { $left ->
    [one] one more card
   *[other] { $left } more cards
}.
ask-produce = Produce: { $left ->
    [one] one good
   *[other] up to { $left } goods
}.
ask-sell = Sell: { $left ->
    [one] one good
   *[other] up to { $left } goods
}.
ask-harbor = Tuck one of the goods you sold under your harbour?
ask-draw = Draw cards?
ask-keep = Choose { $left ->
    [one] the card
   *[other] the { $left } cards
} to keep.
ask-discard = Discard { $left ->
    [one] one card
   *[other] { $left } cards
} from your hand.
ask-prospect = Draw your card as prospector?
ask-gold-mine = Use your gold mine?
ask-gold-keep = Choose one of the revealed cards.
ask-goldsmith = Use your goldsmith?

waiting-draft = { $who } chooses a starting hand.
waiting-draft-many = { $who } are choosing starting hands.
waiting-office = { $who } may exchange cards.
waiting-chapel = { $who } may tuck a card.
waiting-bank = { $who } may tuck cards.
waiting-limit = { $who } discards down to the hand limit.
waiting-limit-many = { $who } are discarding down to the hand limit.
waiting-role = { $who } chooses a role.
waiting-library = { $who } decides about the library.
waiting-build = { $who } may build.
waiting-pay = { $who } pays.
waiting-produce = { $who } may produce.
waiting-produce-many = { $who } may produce.
waiting-sell = { $who } may sell.
waiting-sell-many = { $who } may sell.
waiting-harbor = { $who } decides about the harbour.
waiting-draw = { $who } may draw.
waiting-draw-many = { $who } may draw.
waiting-keep = { $who } chooses a card.
waiting-keep-many = { $who } are each choosing a card.
waiting-discard = { $who } discards.
waiting-discard-many = { $who } are discarding.
waiting-gold-mine = { $who } decides about the gold mine.
waiting-goldsmith = { $who } decides about the goldsmith.

action-take = Take the { $role }
action-build = Build: { $card } ({ $price ->
    [0] free
    [one] one card
   *[other] { $price } cards
})
action-cover = Build over { $card }
action-draw = Draw { $count ->
    [one] one card
   *[other] { $count } cards
}
action-use = Use { $card }
action-save-library = Save the library
action-produce = Produce { $good }
action-pay = Pay with: { $card }
action-pay-good = Pay with the good: { $good }
action-sell = Sell { $good } for { $price ->
    [one] one card
   *[other] { $price } cards
}
action-keep = Keep: { $card }
action-discard = Discard: { $card }
action-tuck = Tuck: { $card }
action-done = Done
action-pass-build = Build nothing
action-pass-produce = Produce nothing
action-pass-sell = Sell nothing
action-pass-draw = Draw nothing
action-pass-office = Exchange nothing
action-pass-tuck = Tuck nothing
action-pass-power = Do not use it

event-round = A new round begins. { $who } is governor.
event-take = { $who } takes the { $role }.
event-library-used = { $who } uses the library for this role.
event-library-saved = { $who } saves the library.
event-no-build = { $who } builds nothing.
event-no-produce = { $who } produces nothing.
event-no-sell = { $who } sells nothing.
event-no-draw = { $who } draws nothing.
event-no-office = { $who } exchanges nothing.
event-no-tuck = { $who } tucks nothing.
event-no-power = { $who } does not use the building.
event-build = { $who } builds { $card } for { $price ->
    [0] nothing
    [one] one card
   *[other] { $price } cards
}.
event-build-over = { $who } builds { $card } over { $over } for { $price ->
    [0] nothing
    [one] one card
   *[other] { $price } cards
}.
event-good-lost = { $who } loses the { $good } under the new building.
event-pay-good = { $who } pays with { $good }.
event-produce = { $who } produces { $good }.
event-prices = Prices: indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }.
event-sell = { $who } sells { $good } for { $price }.
event-harbor = { $who } tucks a good under the harbour.
event-customs = { $who }’s customs office gets a card.
event-pay = { $who } pays { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-pay-own = { $who } pays { $count ->
    [one] a card
   *[other] { $count } cards
}: { $cards }.
event-draw = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-draw-own = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}: { $cards }.
event-keep = { $who } keeps { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-keep-own = { $who } keeps { $count ->
    [one] a card
   *[other] { $count } cards
}: { $cards }.
event-discard = { $who } discards { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-discard-own = { $who } discards { $count ->
    [one] a card
   *[other] { $count } cards
}: { $cards }.
event-tuck = { $who } tucks a card under { $under }.
event-tuck-own = { $who } tucks a card under { $under }: { $cards }.
event-bonus = { $who } may draw a card thanks to { $card }.
event-mine = { $who }’s gold mine reveals: { $cards }.
event-smith = { $who }’s goldsmith reveals: { $card }.
event-take-revealed = { $who } takes a revealed card: { $card }.
event-reshuffle = The discard pile is shuffled into a new deck.
event-over = Twelve buildings: the game is over.
event-standstill-near-nothing-built = { $rounds ->
    [one] Nothing has been built for a long time: the game ends after this round unless someone builds.
   *[other] Nothing has been built for a long time: the game ends after { $rounds } more rounds unless someone builds.
}
event-standstill-near-no-cards = { $rounds ->
    [one] There are no cards left to draw: the game ends after this round unless cards return to the deck or the discard pile.
   *[other] There are no cards left to draw: the game ends after { $rounds } more rounds unless cards return to the deck or the discard pile.
}
event-standstill-nothing-built = Nothing was built for 20 rounds: the game is over.
event-standstill-no-cards = There are no cards left to draw: the game is over.

why-not-now = This is not the current decision.
why-role-taken = The { $role } has already been taken this round.
why-not-in-hand = You do not have this card in hand: { $card }.
why-already-built = You already have { $card }.
why-too-expensive = You cannot pay { $price } for { $card }.
why-no-cathedral = The cathedral has already been built, or is not in this game.
why-identical = An identical building cannot cover { $card }.
why-no-crane = You have no crane.
why-not-the-crane = The crane cannot be covered.
why-not-built = You do not have { $card }.
why-nothing-over = You have nothing you could build over { $card }.
why-no-good = You do not have this good: { $good }.
why-no-room = You have no empty building for { $good }.
why-no-black-market = Only a black market lets you pay with goods, two at most.
why-not-so-many = You may not draw { $count } cards.
why-not-drawn = This card was not drawn: { $card }.
why-no-power = You do not have { $card }.
why-must-discard = You have to discard.
why-must-pay = The price has to be paid.
why-must-take = You have to take a role.
