# The board of Mundus Novus in English.

board-number = { $n }
board-mn-round = Round { $n }
board-mn-phase-event = Event
board-mn-phase-supply = Supply
board-mn-phase-trade = Trade
board-mn-phase-progression = Progression

board-mn-event = Events
board-mn-no-event = No event
board-mn-event-rule = From round 2 on, the icon on the first card of the line is the event for the whole round, even if that card is taken.
board-mn-event-now = this round’s event
board-mn-omen = event if it is first in line when a round begins

board-mn-line = Development line
board-mn-head = first in line
board-mn-place = number { $n } in line
board-mn-besides = your hand reaches it and could still earn { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
board-mn-reach = { $n ->
        [1] the first
        [2] one of the first two
        [3] one of the first three
        [4] one of the first four
       *[5] any of five
    }
board-mn-development-deck = Development deck
board-mn-development-deck-rule = Refills the line at once. When a place cannot be refilled, the game ends after this round. Only the owner of Diego de Almagro may take from here.
board-mn-rebuilt = reconstructed: the printed values are lost
board-mn-detached = in the second squadron
board-mn-last-round = Last round

board-mn-ring = Cards on offer
board-mn-market = Market
board-mn-market-rule = A player who takes a card may put it here and take one of these three instead.
board-mn-display = Face up, for the caravels
board-mn-taken = just taken
board-mn-taken-rule = Keep it, or put it into the market and take a card from there instead.
board-mn-announce = How many cards?
board-mn-announce-rule = Everyone secretly offers that many cards. The highest total becomes Trade Master and takes first.
board-mn-announced = { $n } cards each
board-mn-total = total { $n }
board-mn-master = Trade Master
board-mn-master-rule = Announces how many cards everyone offers, takes first, gives the last card, and decides who starts the progression.
board-mn-choosing = choosing…
board-mn-chosen = has chosen
board-mn-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-mn-exchanges = Exchanges
board-mn-no-exchanges = None this round.
board-mn-swapped = swapped with the market
board-mn-perfect = Perfect combination

board-mn-squadrons = Picking order
board-mn-squadrons-rule = The squadron with the lowest total picks first, one face-up card per caravel; if tied, the one with the lowest caravel.
board-mn-no-squadrons = Nobody has a caravel.
board-mn-deck = in the deck
board-mn-deck-rule = When the deck runs out, the discard pile is shuffled.

board-mn-hand = Your hand
board-mn-jokers = jokers
board-mn-held = you hold { $n }
board-mn-known = { $n ->
        [one] everyone knows of { $n }
       *[other] everyone knows of { $n }
    }
board-mn-unseen = { $n } you have not seen
board-mn-common-rule = Common: three take the first development, four one of the first three, five any. Or one card in a set of different resources.
board-mn-uncommon-rule = Uncommon: three take one of the first three developments, four any. Or one card in a set of different resources.
board-mn-rare-rule = Rare: three take any development. Or one card in a set of different resources.
board-mn-relic-rule = A joker in sets of identical resources; or sold alone: 3, 7, 12, 18 or 25 doubloons for one to five. Counts as 10 for Trade Master.
board-mn-merchants-common = Common merchants
board-mn-merchants-uncommon = Uncommon merchants
board-mn-merchants-rare = Rare merchants
board-mn-merchants-rule = Each turns one card of a set into a resource of this class, once per round.
board-mn-merchants-left = { $n ->
        [0] none left this round
        [one] { $n } still available
       *[other] { $n } still available
    }

board-mn-bench = What can I make of this?
board-mn-bench-rule = Four to nine different resources pay 5, 7, 10, 15, 20 or 25 doubloons. Three to five identical ones take a development.
board-mn-plans = The best sets in your hand
board-mn-plan-identical = { $count } as { $resource }: { $reach ->
        [1] the first development
        [5] any development
       *[other] one of the first { $reach } developments
    }
board-mn-plan-different = { $count } different resources for { $doubloons } doubloons
board-mn-tray-offer = On offer, face down:
board-mn-tray-pirates = For the pirates:
board-mn-tray-gift = The card you give
board-mn-tray-identical = Set of identical resources:
board-mn-tray-different = Set of different resources:
board-mn-tray-convert = For the merchant; the set:
board-mn-tray-perfect = Perfect combination:
board-mn-tray-store = Into the warehouses:
board-mn-offer-rule = Nobody sees these cards until everyone has chosen. You get as many cards back in the exchanges.
board-mn-gift-rule = Only the player who gets it sees it.
board-mn-identical-rule = Three to five cards, relics included; merchants may turn other cards into the resource.
board-mn-different-rule = Four or more different resources, no relics; merchants may turn duplicates into missing resources.
board-mn-perfect-rule = All nine resources and one relic: show it and you win, no matter who is richest.
board-mn-store-rule = They return to your hand in the next Supply phase. All other cards are discarded.

board-mn-developments = Developments
board-mn-no-developments = no developments yet
board-mn-income = { $n ->
        [one] { $n } doubloon per round
       *[other] { $n } doubloons per round
    }
board-mn-shipyards-pay = { $n } from shipyards now
board-mn-goal = { $n } doubloons end the game
board-mn-goal-rule = The round is played to its end; then the richest player wins, unless someone has shown the perfect combination.
board-mn-hidden-money = doubloons hidden
board-mn-room = room for { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-mn-known-rule = Everyone saw these cards being taken.

rules-mn-developments = The development deck
rules-mn-rebuilt = The rulebook’s pictures of the development cards are lost. Which card shows which event, how many players it needs, how many there are of each kind, and four incomes have been reconstructed to fit everything that is known. Only what is not marked comes from the rulebook.
rules-mn-from = Minimum players
rules-mn-event = Event
rules-mn-income = Income
rules-mn-rebuilt-mark = reconstructed
rules-mn-resources = Resources
rules-mn-resource = Resource
rules-mn-number = Number
rules-mn-class = Class

people-my-result-here = Your result: place { $place }, { $points ->
    [one] { $points } doubloon
   *[other] { $points } doubloons
}
coach-points-here = { $points } { $points ->
    [one] doubloon
   *[other] doubloons
}
analysis-luck-points-here = { $sign ->
    [more] { $points } { $points ->
        [one] doubloon
       *[other] doubloons
    } more than expected
    [less] { $points } { $points ->
        [one] doubloon
       *[other] doubloons
    } less than expected
   *[even] as expected
}
result-curve-here = Doubloons over time
daily-points-here = Doubloons
table-won-here = { $names } { $count ->
    [one] wins
   *[other] share the victory
} with { $points } doubloons.

# What Confirm does
board-confirm-offer =
    { $n ->
        [one] Offer this card
       *[other] Offer these { $n } cards
    }
board-confirm-discard =
    { $n ->
        [one] Give this card
       *[other] Give these { $n } cards
    }
board-confirm-store =
    { $n ->
        [one] Store this card
       *[other] Store these { $n } cards
    }
board-confirm-pick =
    { $n ->
        [one] Take this card
       *[other] Take these { $n } cards
    }
board-confirm-declare =
    { $n ->
        [one] Play this set
       *[other] Play these { $n } sets
    }
board-confirm-sell = Sell relics
board-confirm-detach =
    { $n ->
        [one] Move this caravel to the second squadron
       *[other] Move these { $n } caravels to the second squadron
    }
