## What a choice brings, as parts of sentences, and the sentences made of them

claim-ship = { $own ->
    [yes] you ship
    [yes-again] ship
    [no-again] ships
    [same] {""}
   *[no] { $who } ships
} { $count } { $n ->
    [one] barrel
   *[other] barrels
} { $thing } for { $gain } { $m ->
    [one] point
   *[other] points
}
claim-sell = { $own ->
    [yes] you sell one barrel
    [yes-again] sell one barrel
    [no-again] sells one barrel
    [same] one barrel
   *[no] { $who } sells one barrel
} { $thing } for { $gain } { $m ->
    [one] doubloon
   *[other] doubloons
}
claim-build = { $own ->
    [yes] you build
    [yes-again] build
    [no-again] builds
    [same] {""}
   *[no] { $who } builds
} { $thing }
claim-erect = { $own ->
    [yes] you build
    [yes-again] build
    [no-again] builds
    [same] {""}
   *[no] { $who } builds
} { $thing }
claim-settle = { $own ->
    [yes] you take
    [yes-again] take
    [no-again] takes
    [same] {""}
   *[no] { $who } takes
} { $thing }
claim-produce = { $own ->
    [yes] you produce
    [yes-again] produce
    [no-again] produces
    [same] {""}
   *[no] { $who } produces
} { $count } { $n ->
    [one] barrel
   *[other] barrels
} { $thing }
claim-lose = { $own ->
    [yes] you lose
    [yes-again] lose
    [no-again] loses
    [same] {""}
   *[no] { $who } loses
} { $count } { $n ->
    [one] barrel
   *[other] barrels
} { $thing }
claim-make = { $own ->
    [yes] you produce
    [yes-again] produce
    [no-again] produces
    [same] {""}
   *[no] { $who } produces
} { $count } { $n ->
    [one] good
   *[other] goods
}
claim-lost = { $own ->
    [yes] you lose
    [yes-again] lose
    [no-again] loses
    [same] {""}
   *[no] { $who } loses
} { $count } { $n ->
    [one] good
   *[other] goods
}
claim-colonists = { $own ->
    [yes] you receive
    [yes-again] receive
    [no-again] receives
    [same] {""}
   *[no] { $who } receives
} { $count } { $n ->
    [one] colonist
   *[other] colonists
}
claim-manned = { $own ->
    [yes] you occupy
    [yes-again] occupy
    [no-again] occupies
    [same] {""}
   *[no] { $who } occupies
} { $thing }
claim-quarries = { $own ->
    [yes] you have
    [yes-again] have
    [no-again] has
    [same] {""}
   *[no] { $who } has
} { $count } occupied { $n ->
    [one] quarry
   *[other] quarries
}
claim-ready = { $own ->
    [yes] you are ready to produce
    [yes-again] are ready to produce
    [no-again] is ready to produce
    [same] {""}
   *[no] { $who } is ready to produce
} { $count } { $n ->
    [one] barrel
   *[other] barrels
} { $thing }
claim-doubloons = { $own ->
    [yes] you get
    [yes-again] get
    [no-again] gets
    [same] {""}
   *[no] { $who } gets
} { $count } { $n ->
    [one] doubloon
   *[other] doubloons
}
claim-spend = { $own ->
    [yes] you spend
    [yes-again] spend
    [no-again] spends
    [same] {""}
   *[no] { $who } spends
} { $count } { $n ->
    [one] doubloon
   *[other] doubloons
}
claim-points = { $own ->
    [yes] you score
    [yes-again] score
    [no-again] scores
    [same] {""}
   *[no] { $who } scores
} { $count } { $n ->
    [one] point
   *[other] points
}
claim-forfeit = { $own ->
    [yes] you lose
    [yes-again] lose
    [no-again] loses
    [same] {""}
   *[no] { $who } loses
} { $count } { $n ->
    [one] point
   *[other] points
}
claim-cards = { $own ->
    [yes] you gain
    [yes-again] gain
    [no-again] gains
    [same] {""}
   *[no] { $who } gains
} { $count } { $n ->
    [one] card
   *[other] cards
}
claim-discard = { $own ->
    [yes] you spend
    [yes-again] spend
    [no-again] spends
    [same] {""}
   *[no] { $who } spends
} { $count } { $n ->
    [one] card
   *[other] cards
}
claim-keep = { $own ->
    [yes] you keep
    [yes-again] keep
    [no-again] keeps
    [same] {""}
   *[no] { $who } keeps
} { $thing }
claim-trade = { $own ->
    [yes] you sell
    [yes-again] sell
    [no-again] sells
    [same] {""}
   *[no] { $who } sells
} { $count } { $n ->
    [one] good
   *[other] goods
} for { $gain } { $m ->
    [one] card
   *[other] cards
}
claim-deliver = { $own ->
    [yes] you deliver
    [yes-again] deliver
    [no-again] delivers
    [same] {""}
   *[no] { $who } delivers
} { $count } { $thing } for { $gain } { $m ->
    [one] point
   *[other] points
}
claim-goods = { $own ->
    [yes] you get
    [yes-again] get
    [no-again] gets
    [same] {""}
   *[no] { $who } gets
} { $count } { $thing }
claim-taken = { $own ->
    [yes] you give away
    [yes-again] give away
    [no-again] gives away
    [same] {""}
   *[no] { $who } gives away
} { $count } { $thing }
claim-pesos = { $own ->
    [yes] you get
    [yes-again] get
    [no-again] gets
    [same] {""}
   *[no] { $who } gets
} { $count } { $n ->
    [one] peso
   *[other] pesos
}
claim-fare = { $own ->
    [yes] you pay
    [yes-again] pay
    [no-again] pays
    [same] {""}
   *[no] { $who } pays
} { $count } { $n ->
    [one] peso
   *[other] pesos
}
claim-own = { $own ->
    [yes] you own
    [yes-again] own
    [no-again] owns
    [same] {""}
   *[no] { $who } owns
} { $thing }
claim-develop = { $own ->
    [yes] you take
    [yes-again] take
    [no-again] takes
    [same] {""}
   *[no] { $who } takes
} “{ $thing }”
claim-resource = { $own ->
    [yes] you get
    [yes-again] get
    [no-again] gets
    [same] {""}
   *[no] { $who } gets
} { $count } { $n ->
    [one] { $thing }
   *[other] × { $thing }
}
claim-give = { $own ->
    [yes] you give up
    [yes-again] give up
    [no-again] gives up
    [same] {""}
   *[no] { $who } gives up
} { $count } { $n ->
    [one] { $thing }
   *[other] × { $thing }
}
claim-different = { $own ->
    [yes] you play
    [yes-again] play
    [no-again] plays
    [same] {""}
   *[no] { $who } plays
} a set of { $count } different resources for { $gain } { $m ->
    [one] doubloon
   *[other] doubloons
}
claim-relics = { $own ->
    [yes] you sell
    [yes-again] sell
    [no-again] sells
    [same] {""}
   *[no] { $who } sells
} { $count } { $n ->
    [one] relic
   *[other] relics
} for { $gain } { $m ->
    [one] doubloon
   *[other] doubloons
}
claim-perfect = { $own ->
    [yes] you show
    [yes-again] show
    [no-again] shows
    [same] {""}
   *[no] { $who } shows
} the perfect combination
claim-income = { $own ->
    [yes] you earn
    [yes-again] earn
    [no-again] earns
    [same] {""}
   *[no] { $who } earns
} { $count } { $n ->
    [one] doubloon
   *[other] doubloons
} more each round
claim-caravel = { $own ->
    [yes] you get
    [yes-again] get
    [no-again] gets
    [same] {""}
   *[no] { $who } gets
} { $count } more { $n ->
    [one] card
   *[other] cards
} each Supply
claim-merchant = { $own ->
    [yes] you can turn
    [yes-again] can turn
    [no-again] can turn
    [same] {""}
   *[no] { $who } can turn
} one card each round into { $thing }
claim-room = { $own ->
    [yes] you can store
    [yes-again] can store
    [no-again] can store
    [same] {""}
   *[no] { $who } can store
} { $count } more { $n ->
    [one] card
   *[other] cards
}
claim-shipyard = { $own ->
    [yes] you earn
    [yes-again] earn
    [no-again] earns
    [same] {""}
   *[no] { $who } earns
} 1 doubloon more each round for every opponent with more caravels
claim-can-different = { $own ->
    [yes] you can play
    [yes-again] can play
    [no-again] can play
    [same] play
   *[no] { $who } can play
} a set of { $count } different resources for { $gain } { $m ->
    [one] doubloon
   *[other] doubloons
}
claim-can-identical = { $own ->
    [yes] you can play
    [yes-again] can play
    [no-again] can play
    [same] play
   *[no] { $who } can play
} a set of { $count } × { $thing } for { $m ->
    [one] the first development of the line
   *[other] one of the first { $gain } developments of the line
}
claim-can-relics = { $own ->
    [yes] you can sell
    [yes-again] can sell
    [no-again] can sell
    [same] sell
   *[no] { $who } can sell
} { $count } { $n ->
    [one] relic
   *[other] relics
} for { $gain } { $m ->
    [one] doubloon
   *[other] doubloons
}
claim-plunder = { $own ->
    [yes] you lose
    [yes-again] lose
    [no-again] loses
    [same] {""}
   *[no] { $who } loses
} { $count } { $n ->
    [one] card
   *[other] cards
} to the pirates
claim-master = { $own ->
    [yes] you become
    [yes-again] become
    [no-again] becomes
    [same] {""}
   *[no] { $who } becomes
} Trade Master
claim-unused = { $own ->
    [yes] you discard
    [yes-again] discard
    [no-again] discards
    [same] {""}
   *[no] { $who } discards
} { $count } unused { $n ->
    [one] card
   *[other] cards
}
claim-stash = { $own ->
    [yes] you keep
    [yes-again] keep
    [no-again] keeps
    [same] {""}
   *[no] { $who } keeps
} { $count } { $n ->
    [one] card
   *[other] cards
} for the next round
claim-about = about { $number }

lead-points = { $points ->
    [one] about one point
   *[other] about { $points } points
}
lead-doubloons = { $points ->
    [one] about one doubloon
   *[other] about { $points } doubloons
}

why-and-others = { $own }, and { $others }
why-sure = { $sure }.
why-likely = If play goes as expected, { $likely }.
why-both = { $sure }; if play goes as expected, { $likely }.
why-instead = With “{ $other }”{ $sure ->
    [yes] {""}
   *[no] , if play goes as expected
}, { $instead }.
why-instead-lead = With “{ $other }”{ $sure ->
    [yes] {""}
   *[no] , if play goes as expected
}, { $instead }; in the end that means { $lead } { $more ->
    [yes] fewer
   *[no] more
} for you.
why-lead = In the end you can expect { $lead } { $more ->
    [yes] more
   *[no] fewer
} than with “{ $other }”.
why-chance = Your chance to win is { $chance }%; with “{ $other }” it is { $instead }%.
why-alike = About as good as “{ $other }”.

## Kinds of decision

decision-puerto-rico-role = Choosing a role
decision-puerto-rico-settle = Settling
decision-puerto-rico-colonists = Placing colonists
decision-puerto-rico-build = Building
decision-puerto-rico-produce = Producing
decision-puerto-rico-trade = Trading
decision-puerto-rico-ship = Shipping
decision-puerto-rico-store = Storing goods
decision-san-juan-role = Choosing a role
decision-san-juan-build = Building
decision-san-juan-pay = Paying with cards
decision-san-juan-produce = Producing
decision-san-juan-trade = Trading
decision-san-juan-draw = Drawing and keeping cards
decision-san-juan-prospect = Prospecting
decision-san-juan-hand = Managing your hand
decision-santiago-drive = Driving the car
decision-santiago-visit = Visiting Cubans
decision-santiago-broker = Moving the broker
decision-santiago-building = Using buildings
decision-santiago-deliver = Delivering goods
decision-santiago-ship = Setting up the ship
decision-mundus-novus-supply = Supply
decision-mundus-novus-announce = Leading the trade
decision-mundus-novus-offer = Offering cards
decision-mundus-novus-take = Taking cards
decision-mundus-novus-sets = Playing sets
decision-mundus-novus-store = Storing cards
