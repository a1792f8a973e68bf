# Everything Mundus Novus says, in English.

game-name = Mundus Novus
game-tagline = Lay out, take, swap: the exchanges of the New World.

option-hidden-money = Doubloons
option-hidden-money-off = shown to everybody
option-hidden-money-on = not shown during the game

score-different = Sets of different resources
score-relics = Relics
score-income = Income
score-shipyards = Shipyards
score-orellana = Orellana
score-coronado = Coronado
ending-perfect = Somebody showed the perfect combination.
ending-doubloons = Somebody has at least 75 doubloons.
ending-line = The line of developments could not be refilled.

order-no-event = Never pay for an event
order-one-squadron = Never split my caravels

nothing = nothing
resource-cacao = cacao
resource-corn = corn
resource-tobacco = tobacco
resource-coffee = coffee
resource-cotton = cotton
resource-sugar-cane = sugar cane
resource-potato = potato
resource-indigo = indigo
resource-vanilla = vanilla
resource-relic = Inca relic

class-common = common
class-uncommon = uncommon
class-rare = rare

happening-kings-help = King’s help
    .effect = Any number of sets of identical resources, one development each.
happening-natives = Natives
    .effect = Sets of different resources pay 1 doubloon a card.
happening-storm = Storm
    .effect = Sets of identical resources give the first card of the line only.
happening-fire = Fire
    .effect = Warehouses hold nothing at the end of this round.
happening-pirates = Pirates
    .effect = Everybody discards a card for each squadron of two or more caravels.
mark-rebuilt = Nobody remembers the printed values; these fit everything that is known.

development-diego-de-almagro = Diego de Almagro
    .effect = Pays 2 doubloons a round. Instead of the card earned, its owner may take the top card of the deck, unseen.
development-juan-de-la-cosa = Juan de la Cosa
    .effect = Pays 1 doubloon a round. Events do not touch its owner.
development-bartolome-de-las-casas = Bartolomé de las Casas
    .effect = Pays 1 doubloon a round. Its owner may lay out fewer cards than announced, even none.
development-gonzalo-pizarro = Gonzalo Pizarro
    .effect = Its owner’s highest caravel counts 0.
development-juan-ponce-de-leon = Juan Ponce de León
    .effect = Its owner may split the caravels into two squadrons.
development-pedro-de-valdivia = Pedro de Valdivia
    .effect = Pays 1 doubloon a round. Adds 3 when the Trade Master is decided.
development-francisco-de-orellana = Francisco de Orellana
    .effect = 2 doubloons for a swap that leaves three alike or three in a row in the market.
development-francisco-de-coronado = Francisco de Coronado
    .effect = When the head card shows no event, its owner may pay 2 to choose one.
development-hernan-cortes = Hernán Cortés
    .effect = Pays 3 doubloons a round.
development-caravel-1 = caravel 1
    .effect = One more resource each Supply.
development-caravel-2 = caravel 2
    .effect = One more resource each Supply.
development-caravel-3 = caravel 3
    .effect = One more resource each Supply.
development-caravel-4 = caravel 4
    .effect = One more resource each Supply.
development-caravel-5 = caravel 5
    .effect = One more resource each Supply.
development-caravel-6 = caravel 6
    .effect = One more resource each Supply.
development-caravel-7 = caravel 7
    .effect = One more resource each Supply.
development-caravel-8 = caravel 8
    .effect = One more resource each Supply.
development-caravel-9 = caravel 9
    .effect = One more resource each Supply.
development-caravel-10 = caravel 10
    .effect = One more resource each Supply.
development-caravel-11 = caravel 11
    .effect = One more resource each Supply.
development-caravel-12 = caravel 12
    .effect = One more resource each Supply.
development-common-merchant-1 = merchant of commons (1)
    .effect = Pays 2 doubloons a round. Once a round turns a card into a resource 1 to 3.
development-common-merchant-2 = merchant of commons (2)
    .effect = Pays 2 doubloons a round. Once a round turns a card into a resource 1 to 3.
development-common-merchant-3 = merchant of commons (3)
    .effect = Pays 2 doubloons a round. Once a round turns a card into a resource 1 to 3.
development-uncommon-merchant-1 = merchant of uncommons (1)
    .effect = Pays 1 doubloon a round. Once a round turns a card into a resource 4 to 6.
development-uncommon-merchant-2 = merchant of uncommons (2)
    .effect = Pays 1 doubloon a round. Once a round turns a card into a resource 4 to 6.
development-uncommon-merchant-3 = merchant of uncommons (3)
    .effect = Pays 1 doubloon a round. Once a round turns a card into a resource 4 to 6.
development-rare-merchant-1 = merchant of rares (1)
    .effect = Once a round turns a card into a resource 7 to 9.
development-rare-merchant-2 = merchant of rares (2)
    .effect = Once a round turns a card into a resource 7 to 9.
development-rare-merchant-3 = merchant of rares (3)
    .effect = Once a round turns a card into a resource 7 to 9.
development-large-warehouse-1 = large warehouse (1)
    .effect = Holds 2 cards.
development-large-warehouse-2 = large warehouse (2)
    .effect = Holds 2 cards.
development-large-warehouse-3 = large warehouse (3)
    .effect = Holds 2 cards.
development-large-warehouse-4 = large warehouse (4)
    .effect = Holds 2 cards.
development-small-warehouse-1 = small warehouse (1)
    .effect = Holds 1 card and pays 1 doubloon a round.
development-small-warehouse-2 = small warehouse (2)
    .effect = Holds 1 card and pays 1 doubloon a round.
development-small-warehouse-3 = small warehouse (3)
    .effect = Holds 1 card and pays 1 doubloon a round.
development-small-warehouse-4 = small warehouse (4)
    .effect = Holds 1 card and pays 1 doubloon a round.
development-shipyard-1 = shipyard (1)
    .effect = 1 doubloon for each opponent with more caravels.
development-shipyard-2 = shipyard (2)
    .effect = 1 doubloon for each opponent with more caravels.
development-shipyard-3 = shipyard (3)
    .effect = 1 doubloon for each opponent with more caravels.
development-shipyard-4 = shipyard (4)
    .effect = 1 doubloon for each opponent with more caravels.
development-shipyard-5 = shipyard (5)
    .effect = 1 doubloon for each opponent with more caravels.
development-shipyard-6 = shipyard (6)
    .effect = 1 doubloon for each opponent with more caravels.

step-call = choosing the event
step-split = splitting caravels
step-pick = taking face-up cards
step-pirates = giving cards up to the pirates
step-announce = the announcement
step-offer = laying out cards
step-appoint = naming the Trade Master
step-take = taking a card
step-market = keeping or swapping the card taken
step-gift = giving a card
step-begin = choosing who begins
step-progress = playing sets
step-identical = a set of identical resources
step-different = a set of different resources
step-perfect = the perfect combination
step-convert = a merchant’s work
step-develop = taking a development
step-store = filling warehouses
step-end = nothing

ask-call = Pay { $price } doubloons to choose the event of this round?
ask-split = Which caravels form a second squadron?
ask-pick = Take { $left ->
    [one] a face-up card
   *[other] { $left } face-up cards
}
ask-pirates = Pirates! Give up { $left ->
    [one] one card
   *[other] { $left } cards
}
ask-announce = How many cards shall everybody lay out?
ask-offer = Lay out { $left ->
    [one] one more card
   *[other] { $left } more cards
}
ask-offer-free = Lay out up to { $left ->
    [one] one more card
   *[other] { $left } more cards
}
ask-appoint = Who becomes Trade Master?
ask-take = Take a card from another player
ask-market = Keep it or swap it with the market: { $resource }
ask-gift = Choose the card you give to { $to }
ask-begin = Who begins?
ask-progress = Play sets, or end your turn
ask-identical = A set of identical resources: { $resource } ({ $size } so far)
ask-different = { $given ->
    [0] A set of different resources ({ $size } so far)
   *[other] What does the merchant make of this card: { $resource }?
}
ask-perfect = { $given ->
    [0] The perfect combination ({ $size } of 10)
   *[other] What does the merchant make of this card: { $resource }?
}
ask-develop = Take { $reach ->
    [one] the first development of the line
   *[other] one of the first { $reach } developments
}
ask-store = Store up to { $left ->
    [one] one card
   *[other] { $left } cards
}

waiting-call = { $who } may choose the event
waiting-split = { $who } may split the caravels
waiting-pick = { $who } takes face-up cards
waiting-pirates = { $who } chooses what to give up to the pirates
waiting-announce = { $who } announces
waiting-offer = { $who } chooses cards to lay out
waiting-appoint = { $who } names the Trade Master
waiting-take = { $who } takes a card
waiting-market = { $who } may swap with the market
waiting-gift = { $who } chooses a card to give
waiting-begin = { $who } chooses who begins
waiting-progress = { $who } plays sets
waiting-develop = { $who } takes a development
waiting-store = { $who } fills warehouses

action-offer = Lay out: { $resource }
action-done-offering = Lay out no more
action-discard = Give up: { $resource }
action-give = Give: { $resource }
action-pick = Take: { $resource }
action-keep = Keep it
action-swap = Swap for: { $resource }{ $doubloons ->
    [0] {""}
   *[other] {" "}(+{ $doubloons } doubloons)
}
action-begin = { $who } begins
action-appoint = { $who } becomes Trade Master
action-take = Take from { $from }: { $resource }
action-call = { $happening } ({ $price } doubloons)
action-call-nothing = No event
action-detach = Caravel { $caravel } into the second squadron
action-done-splitting = The squadrons are right
action-announce = Announce { $count }
action-develop = Take: { $development }
action-develop-unseen = Take the top card of the deck, unseen
action-as = Make it: { $resource }
action-identical = A set of: { $resource }
action-different = A set of different resources
action-perfect = The perfect combination
action-sell = Sell { $count ->
    [one] one relic
   *[other] { $count } relics
} for { $doubloons } doubloons
action-end-turn = End my turn
action-add = Add: { $resource }
action-convert = To a merchant: { $resource }
action-declare-identical = Play this set ({ $reach ->
    [one] the first development
   *[other] one of the first { $reach }
})
action-declare-different = Play this set for { $doubloons } doubloons
action-declare-perfect = Show the perfect combination
action-store = Store: { $resource }
action-done-storing = Discard the rest

event-market = The market: { $cards }.
event-line = New in the line: { $development }.
event-round = Round { $round }: no event.
event-round-happening = Round { $round }: { $happening }.
event-called = { $who } pays for an event: { $happening }.
event-called-nothing = { $who } calls no event.
event-split = { $who } splits the caravels; the second squadron: { $caravels }.
event-no-split = { $who } keeps the caravels together.
event-dealt = { $who } gets { $count } cards.
event-dealt-own = { $who } gets: { $cards }.
event-displayed = Face up for the caravels: { $cards }.
event-picked = { $who } takes { $resource }.
event-reshuffled = The discard becomes the deck.
event-chose = { $who } has chosen.
event-plundered = The pirates take { $count ->
    [one] a card
   *[other] { $count } cards
} from { $who }.
event-plundered-own = The pirates take from { $who }: { $cards }.
event-announced = { $who } announces { $count } cards.
event-revealed = { $who } laid out: { $cards } ({ $total }).
event-trade-master = { $who } is Trade Master.
event-took = { $who } takes { $resource } from { $from }.
event-swapped = { $who } swaps { $put } for { $got } in the market.
event-swapped-paid = { $who } swaps { $put } for { $got } in the market and earns { $doubloons } doubloons.
event-took-back = { $who } takes back: { $cards }.
event-gave = { $who } gives { $to } a card.
event-gave-seen = { $who } gives { $to } a card: { $resource }.
event-begins = { $who } begins.
event-identical = { $who } plays a set of { $resource } ({ $cards }) and may take { $reach ->
    [one] the first development
   *[other] one of the first { $reach } developments
}.
event-different = { $who } plays different resources ({ $cards }) for { $doubloons } doubloons.
event-relics = { $who } sells { $count ->
    [one] one relic
   *[other] { $count } relics
} for { $doubloons } doubloons.
event-perfect = { $who } shows the perfect combination: { $cards }.
event-developed = { $who } takes: { $development }.
event-developed-unseen = { $who } takes the top card of the deck: { $development }.
event-line-short = The line cannot be refilled: this is the last round.
event-paid = { $who } earns { $income } from developments and { $shipyards } from shipyards.
event-cleared = { $who } stores { $stored } and discards { $discarded }.
event-cleared-own = { $who } stores { $stored } and discards: { $cards }.
event-over = The game is over. { $why }

why-not-now = That is not asked for now; it is about { $step }.
why-not-in-hand = You do not hold this card: { $resource }.
why-no-casas = You have to lay out { $count } cards.
why-not-face-up = This card does not lie face up: { $resource }.
why-not-in-market = This card is not in the market: { $resource }.
why-not-at-table = Nobody sits there.
why-not-highest = { $who } does not have the highest total.
why-own-card = You cannot take your own card.
why-not-laid-out = { $who } has no such card laid out: { $resource }.
why-third-exchange = After two exchanges between you and { $who } you have to take from somebody else.
why-no-caravel = You do not have caravel { $caravel }.
why-detached = Caravel { $caravel } is in the second squadron already.
why-lowest-stays = Caravel { $caravel } is your lowest: it stays in the first squadron.
why-out-of-reach = Your set does not reach this card: { $development }.
why-not-in-line = This card is not in the line: { $development }.
why-deck-empty = The development deck is empty.
why-no-almagro = Only Diego de Almagro takes from the deck.
why-line-empty = There is no development left to take.
why-one-identical = You have played your set of identical resources.
why-no-such-set = You cannot make a set of at least three: { $resource }.
why-one-different = You have played your set of different resources.
why-too-few-different = A set of different resources needs at least four.
why-too-few-identical = A set of identical resources needs at least three cards, one of them not a relic.
why-perfect-shown = You have shown the perfect combination.
why-not-perfect = The perfect combination needs the nine resources and one relic.
why-relics-sold = You have sold relics in this turn.
why-too-few-relics = You do not have { $count } relics.
why-set-full = A set of identical resources has at most five cards.
why-only-relics = One card of the set must not be a relic.
why-not-identical = This is another resource: { $resource }.
why-not-different = This resource is in the set already: { $resource }.
why-no-relic-here = No more relics belong into this set.
why-convert-itself = No merchant is needed for this card: { $resource }.
why-no-merchant = You have no merchant that could use this card for the set: { $resource }.
why-no-merchant-for = No merchant of yours can make this for the set: { $resource }.
