## Puerto Rico, the card game: the board
board-sj-hand = Your hand
board-sj-no-cards = No cards in hand
board-sj-deck = Deck
board-sj-deck-rule = Everything is drawn from here, goods too. When it is empty, the discard becomes the deck.
board-sj-discard = Discard
board-sj-discard-rule = Cards lie here face down and nobody looks at them.
board-sj-known = You know of:
board-sj-drawn = Drawn cards
board-sj-prices-rule = Five price cards in an order that repeats. The next one is turned over when somebody takes the trader; each good brings so many cards.
board-sj-prices-now = now
board-sj-prices-last = last
board-sj-prices-unseen = Not seen yet
board-sj-prices-in = { $n ->
    [one] In the next trader phase
   *[other] { $n } trader phases from now
}
board-sj-standstill-nothing-built = { $n ->
    [one] Nobody builds: the game ends with this round unless somebody builds.
   *[other] Nobody builds: the game ends in { $n } rounds unless somebody builds.
}
board-sj-standstill-no-cards = { $n ->
    [one] No cards to draw: the game ends with this round unless cards come back to the deck or the discard.
   *[other] No cards to draw: the game ends in { $n } rounds unless cards come back to the deck or the discard.
}
board-sj-empty = no good on it
board-sj-over = Built over this:
board-sj-loses-good = the good on it would be lost
board-sj-points = Points
board-sj-total = Total
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
board-sj-limit = at most { $n } at the start of a round
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
board-sj-role-builder-rule = Everybody may build one building and pays its cost with cards from the hand. The builder pays one card less.
board-sj-role-producer-rule = Everybody may produce one good on an empty production building. The producer may produce one more.
board-sj-role-trader-rule = A price card is turned over, then everybody may sell one good. The trader may sell one more.
board-sj-role-councillor-rule = Everybody draws two cards and keeps one. The councillor draws five and keeps one.
board-sj-role-prospector-rule = The prospector draws a card. The others get nothing.
