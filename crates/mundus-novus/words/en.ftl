# Everything Mundus Novus says, in English.

option-hidden-money = Doubloons
option-hidden-money-off = visible to everyone
option-hidden-money-on = hidden during the game

score-different = Sets of different resources
score-relics = Relics
score-income = Income
score-shipyards = Shipyards
score-orellana = Orellana
score-coronado = Coronado
ending-perfect = Someone showed the perfect combination.
ending-doubloons = Someone has at least 75 doubloons.
ending-line = The development line could not be refilled.

order-no-event = Never pay for an event
order-one-squadron = Never split my caravels
ahead-announce = If I set how many cards are offered
ahead-offer = I offer next, one after the other
ahead-develop = The development I take next

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
    .one = a common resource
class-uncommon = uncommon
    .one = an uncommon resource
class-rare = rare
    .one = a rare resource

happening-kings-help = King’s help
    .effect = Play any number of sets of identical resources, one development each.
happening-natives = Natives
    .effect = Sets of different resources pay 1 doubloon per card.
happening-storm = Storm
    .effect = Sets of identical resources give only the first card of the line.
happening-fire = Fire
    .effect = Warehouses hold nothing at the end of this round.
happening-pirates = Pirates
    .effect = Everyone discards a card for each squadron of two or more caravels.
mark-rebuilt = The printed values are lost; these are reconstructed to fit everything that is known.

development-diego-de-almagro = Diego de Almagro
    .effect = Pays 2 doubloons per round. Instead of the card you earned, you may take the top card of the deck, unseen.
development-juan-de-la-cosa = Juan de la Cosa
    .effect = Pays 1 doubloon per round. Events do not affect you.
development-bartolome-de-las-casas = Bartolomé de las Casas
    .effect = Pays 1 doubloon per round. You may offer fewer cards than announced, even none.
development-gonzalo-pizarro = Gonzalo Pizarro
    .effect = Your highest caravel counts as 0.
development-juan-ponce-de-leon = Juan Ponce de León
    .effect = You may split your caravels into two squadrons.
development-pedro-de-valdivia = Pedro de Valdivia
    .effect = Pays 1 doubloon per round. Adds 3 to your total for Trade Master.
development-francisco-de-orellana = Francisco de Orellana
    .effect = 2 doubloons for a swap that leaves three identical or three consecutive resources in the market.
development-francisco-de-coronado = Francisco de Coronado
    .effect = When the first card of the line shows no event, you may pay 2 doubloons to choose one.
development-hernan-cortes = Hernán Cortés
    .effect = Pays 3 doubloons per round.
development-caravel-1 = caravel 1
    .effect = One extra resource each Supply phase.
development-caravel-2 = caravel 2
    .effect = One extra resource each Supply phase.
development-caravel-3 = caravel 3
    .effect = One extra resource each Supply phase.
development-caravel-4 = caravel 4
    .effect = One extra resource each Supply phase.
development-caravel-5 = caravel 5
    .effect = One extra resource each Supply phase.
development-caravel-6 = caravel 6
    .effect = One extra resource each Supply phase.
development-caravel-7 = caravel 7
    .effect = One extra resource each Supply phase.
development-caravel-8 = caravel 8
    .effect = One extra resource each Supply phase.
development-caravel-9 = caravel 9
    .effect = One extra resource each Supply phase.
development-caravel-10 = caravel 10
    .effect = One extra resource each Supply phase.
development-caravel-11 = caravel 11
    .effect = One extra resource each Supply phase.
development-caravel-12 = caravel 12
    .effect = One extra resource each Supply phase.
development-common-merchant-1 = common merchant
    .which = common merchant (1)
    .effect = Pays 2 doubloons per round. Once per round, turns a card into resource 1, 2 or 3.
development-common-merchant-2 = common merchant
    .which = common merchant (2)
    .effect = Pays 2 doubloons per round. Once per round, turns a card into resource 1, 2 or 3.
development-common-merchant-3 = common merchant
    .which = common merchant (3)
    .effect = Pays 2 doubloons per round. Once per round, turns a card into resource 1, 2 or 3.
development-uncommon-merchant-1 = uncommon merchant
    .which = uncommon merchant (1)
    .effect = Pays 1 doubloon per round. Once per round, turns a card into resource 4, 5 or 6.
development-uncommon-merchant-2 = uncommon merchant
    .which = uncommon merchant (2)
    .effect = Pays 1 doubloon per round. Once per round, turns a card into resource 4, 5 or 6.
development-uncommon-merchant-3 = uncommon merchant
    .which = uncommon merchant (3)
    .effect = Pays 1 doubloon per round. Once per round, turns a card into resource 4, 5 or 6.
development-rare-merchant-1 = rare merchant
    .which = rare merchant (1)
    .effect = Once per round, turns a card into resource 7, 8 or 9.
development-rare-merchant-2 = rare merchant
    .which = rare merchant (2)
    .effect = Once per round, turns a card into resource 7, 8 or 9.
development-rare-merchant-3 = rare merchant
    .which = rare merchant (3)
    .effect = Once per round, turns a card into resource 7, 8 or 9.
development-large-warehouse-1 = large warehouse
    .which = large warehouse (1)
    .effect = Holds 2 cards.
development-large-warehouse-2 = large warehouse
    .which = large warehouse (2)
    .effect = Holds 2 cards.
development-large-warehouse-3 = large warehouse
    .which = large warehouse (3)
    .effect = Holds 2 cards.
development-large-warehouse-4 = large warehouse
    .which = large warehouse (4)
    .effect = Holds 2 cards.
development-small-warehouse-1 = small warehouse
    .which = small warehouse (1)
    .effect = Holds 1 card and pays 1 doubloon per round.
development-small-warehouse-2 = small warehouse
    .which = small warehouse (2)
    .effect = Holds 1 card and pays 1 doubloon per round.
development-small-warehouse-3 = small warehouse
    .which = small warehouse (3)
    .effect = Holds 1 card and pays 1 doubloon per round.
development-small-warehouse-4 = small warehouse
    .which = small warehouse (4)
    .effect = Holds 1 card and pays 1 doubloon per round.
development-shipyard-1 = shipyard
    .which = shipyard (1)
    .effect = 1 doubloon per round for each opponent with more caravels.
development-shipyard-2 = shipyard
    .which = shipyard (2)
    .effect = 1 doubloon per round for each opponent with more caravels.
development-shipyard-3 = shipyard
    .which = shipyard (3)
    .effect = 1 doubloon per round for each opponent with more caravels.
development-shipyard-4 = shipyard
    .which = shipyard (4)
    .effect = 1 doubloon per round for each opponent with more caravels.
development-shipyard-5 = shipyard
    .which = shipyard (5)
    .effect = 1 doubloon per round for each opponent with more caravels.
development-shipyard-6 = shipyard
    .which = shipyard (6)
    .effect = 1 doubloon per round for each opponent with more caravels.

step-call = choosing the event
step-split = splitting caravels
step-pick = taking face-up cards
step-pirates = giving cards to the pirates
step-announce = announcing the number of cards
step-offer = offering cards
step-appoint = naming the Trade Master
step-take = taking a card
step-market = keeping or swapping the card taken
step-gift = giving a card
step-begin = choosing who begins
step-progress = playing sets
step-identical = choosing a set of identical resources
step-different = choosing a set of different resources
step-perfect = choosing the perfect combination
step-convert = using a merchant
step-develop = taking a development
step-store = filling warehouses
step-end = nothing

ask-call = Pay { $price } doubloons to choose this round’s event?
ask-split = Which caravels form a second squadron?
ask-pick = Take { $left ->
    [one] a face-up card
   *[other] { $left } face-up cards
}.
ask-pirates = Pirates! Give them { $left ->
    [one] one card
   *[other] { $left } cards
}.
ask-announce = How many cards must everyone offer?
ask-offer = Offer { $chosen ->
    [0] { $left ->
        [one] one card
       *[other] { $left } cards
    }
   *[other] { $left ->
        [one] one more card
       *[other] { $left } more cards
    }
}.
ask-offer-free = Offer up to { $chosen ->
    [0] { $left ->
        [one] one card
       *[other] { $left } cards
    }
   *[other] { $left ->
        [one] one more card
       *[other] { $left } more cards
    }
}.
ask-appoint = Who becomes Trade Master?
ask-take = Take a card from another player.
ask-market = Keep it or swap it with the market: { $resource }.
ask-gift = Choose the card you give to { $to }.
ask-begin = Who begins?
ask-progress = Play sets, or end your turn.
ask-identical = A set of identical resources: { $resource } ({ $size } so far).
ask-different = { $given ->
    [0] A set of different resources ({ $size } so far).
   *[other] What should the merchant turn this card into: { $resource }?
}
ask-perfect = { $given ->
    [0] The perfect combination ({ $size } of 10).
   *[other] What should the merchant turn this card into: { $resource }?
}
ask-develop = Take { $reach ->
    [one] the first development of the line
   *[other] one of the first { $reach } developments
}.
ask-store = Store up to { $left ->
    [one] one card
   *[other] { $left } cards
}.

waiting-call = { $who } may choose the event.
waiting-split = { $who } may split the caravels.
waiting-pick = { $who } takes face-up cards.
waiting-pirates = { $who } chooses cards for the pirates.
waiting-pirates-many = { $who } are choosing cards for the pirates.
waiting-announce = { $who } announces how many cards to offer.
waiting-offer = { $who } chooses cards to offer.
waiting-offer-many = { $who } are choosing cards to offer.
waiting-appoint = { $who } names the Trade Master.
waiting-take = { $who } takes a card.
waiting-market = { $who } may swap with the market.
waiting-gift = { $who } chooses a card to give.
waiting-begin = { $who } chooses who begins.
waiting-progress = { $who } plays sets.
waiting-develop = { $who } takes a development.
waiting-store = { $who } fills warehouses.

action-offer = Offer: { $resource }
action-done-offering = Offer no more
action-discard = Give to the pirates: { $resource }
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
action-done-splitting = Keep these squadrons
action-announce = Announce { $count }
action-develop = Take: { $development }
action-develop-unseen = Take the top card of the deck, unseen
action-as = Turn it into: { $resource }
action-identical = A set of: { $resource }
action-different = A set of different resources
action-perfect = The perfect combination
action-sell = Sell { $count ->
    [one] one relic
   *[other] { $count } relics
} for { $doubloons } doubloons
action-end-turn = End turn
action-add = Add: { $resource }
action-convert = Give to a merchant: { $resource }
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
event-called-nothing = { $who } does not choose an event.
event-split = { $who } splits the caravels; second squadron: { $caravels }.
event-no-split = { $who } keeps the caravels together.
event-dealt = { $who } is dealt { $count } cards.
event-dealt-own = { $who } is dealt: { $cards }.
event-displayed = Face up for the caravels: { $cards }.
event-picked = { $who } takes { $resource }.
event-reshuffled = The discard pile is shuffled into a new deck.
event-chose = { $who } has chosen.
event-plundered = The pirates take { $count ->
    [one] a card
   *[other] { $count } cards
} from { $who }.
event-plundered-own = The pirates take from { $who }: { $cards }.
event-announced = { $who } announces { $count } cards.
event-revealed = { $who } offers: { $cards } (total { $total }).
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
event-paid = { $who } earns { $shipyards ->
    [0] { $income } from developments
   *[other] { $income ->
        [0] { $shipyards } from shipyards
       *[other] { $income } from developments and { $shipyards } from shipyards
    }
}.
event-cleared = { $who } { $stored ->
    [0] stores nothing
    [one] stores one card
   *[other] stores { $stored } cards
} and discards { $discarded ->
    [0] nothing
    [one] one card
   *[other] { $discarded } cards
}.
event-cleared-own = { $who } { $stored ->
    [0] stores nothing
    [one] stores one card
   *[other] stores { $stored } cards
} and discards: { $cards }.
event-over = The game is over. { $why }

why-not-now = Not now. The current decision: { $step }.
why-not-in-hand = You do not have this card in hand: { $resource }.
why-no-casas = You have to offer { $count } cards.
why-not-face-up = This card is not face up: { $resource }.
why-not-in-market = This card is not in the market: { $resource }.
why-not-at-table = There is nobody in that seat.
why-not-highest = { $who } does not have the highest total.
why-own-card = You cannot take your own card.
why-not-laid-out = { $who } is not offering this card: { $resource }.
why-third-exchange = After two exchanges in a row with { $who }, you have to take from someone else.
why-no-caravel = You do not have caravel { $caravel }.
why-detached = Caravel { $caravel } is already in the second squadron.
why-lowest-stays = Caravel { $caravel } is your lowest: it stays in the first squadron.
why-out-of-reach = Your set does not let you take this card: { $development }.
why-not-in-line = This card is not in the line: { $development }.
why-deck-empty = The development deck is empty.
why-no-almagro = Only the owner of Diego de Almagro may take from the deck.
why-line-empty = There is no development left to take.
why-one-identical = You have already played your set of identical resources.
why-no-such-set = You cannot make a set of at least three: { $resource }.
why-one-different = You have already played your set of different resources.
why-too-few-different = A set of different resources needs at least four.
why-too-few-identical = A set of identical resources needs at least three cards, one of them not a relic.
why-perfect-shown = You have already shown the perfect combination.
why-not-perfect = The perfect combination needs all nine resources and one relic.
why-relics-sold = You have already sold relics this turn.
why-too-few-relics = You do not have { $count } relics.
why-set-full = A set of identical resources has at most five cards.
why-only-relics = At least one card of the set must not be a relic.
why-not-identical = This is a different resource: { $resource }.
why-not-different = This resource is already in the set: { $resource }.
why-no-relic-here = This set cannot take another relic.
why-convert-itself = No merchant is needed for this card: { $resource }.
why-no-merchant = None of your merchants can use this card for the set: { $resource }.
why-no-merchant-for = None of your merchants can make this resource for the set: { $resource }.
