## Puerto Rico, the card game: the board
board-sj-hand = Your hand
board-sj-no-cards = No cards in hand
board-sj-deck = Deck
board-sj-deck-rule = All cards are drawn from here, goods too. When it is empty, the discard pile is shuffled to form a new deck.
board-sj-discard = Discard pile
board-sj-discard-rule = Cards lie here face down; nobody may look at them.
board-sj-known = Known to you:
board-sj-drawn = Drawn cards
board-sj-prices-rule = Five trading house cards in an order that repeats. The next one is turned over when someone takes the trader; it says how many cards each good sells for.
board-sj-prices-now = now
board-sj-prices-last = last
board-sj-prices-unseen = Not seen yet
board-sj-prices-in = { $n ->
    [one] In the next trader phase
   *[other] { $n } trader phases from now
}
board-sj-standstill-nothing-built = { $n ->
    [one] Nobody is building: the game ends after this round unless someone does.
   *[other] Nobody is building: the game ends in { $n } rounds unless someone does.
}
board-sj-standstill-no-cards = { $n ->
    [one] No cards left to draw: the game ends after this round unless cards return to the deck or the discard pile.
   *[other] No cards left to draw: the game ends in { $n } rounds unless cards return to the deck or the discard pile.
}
board-sj-empty = no good on it
board-sj-over = Built on top of:
board-sj-loses-good = the good on it would be lost
board-sj-tie = Tie: cards in hand and goods
board-sj-tray-pay = Paid
board-sj-tray-discard = Discarded
board-sj-tray-keep = Kept
board-sj-tray-tuck = Tucked
board-sj-tray-produce = Produced
board-sj-tray-sell = Sold
board-sj-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-sj-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
board-sj-limit = hand limit { $n } at the start of a round
board-sj-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
} of twelve
board-sj-tucked = { $n ->
    [one] { $n } tucked card
   *[other] { $n } tucked cards
}
board-sj-unseen = { $n ->
    [one] { $n } more not seen
   *[other] { $n } more not seen
}
board-sj-gain = Brings { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-sj-sale = Sells for { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-sj-you-draw = you: draw { $n }
board-sj-you-produce = you: { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
board-sj-you-sell = you: { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
board-sj-role-builder-rule = Everyone may build one building, paying its cost with cards from their hand. The builder pays one card less.
board-sj-role-producer-rule = Everyone may produce one good on an empty production building. The producer may produce one more.
board-sj-role-trader-rule = A trading house card is turned over, then everyone may sell one good. The trader may sell one more.
board-sj-role-councillor-rule = Everyone draws two cards and keeps one. The councillor draws five and keeps one.
board-sj-role-prospector-rule = The prospector draws a card. The others get nothing.

## Beside the board
run-produced = { $who } produces { $what }.
run-sold = { $who } sells { $what } for { $price } in all.
run-paid = { $who } pays { $count } cards.
run-paid-own = { $who } pays { $count } cards: { $what }.

## The page of the rules
rules-cards = The cards

# What Confirm does
board-confirm-pay =
    { $n ->
        [one] Pay with this card
       *[other] Pay with these { $n } cards
    }
board-confirm-discard =
    { $n ->
        [one] Discard this card
       *[other] Discard these { $n } cards
    }
board-confirm-keep =
    { $n ->
        [one] Keep this card
       *[other] Keep these { $n } cards
    }
board-confirm-produce =
    { $n ->
        [one] Produce this good
       *[other] Produce these { $n } goods
    }
board-confirm-sell =
    { $n ->
        [one] Sell this good
       *[other] Sell these { $n } goods
    }
curve-rounds-here = Round
