# The numbered statements of the rules. Each is proven by the tests named in src/rulebook.

## setup

chapter-setup = Components and set-up
rule-setup-1 = The base game has 112 cards: 44 production buildings and 68 beige ones.
rule-setup-2 = Production and beige buildings costing 1, 2, 3, 4, 5 are worth 1, 1, 2, 2, 3 points; monuments costing 3, 4, 5 are worth 3, 4, 5; buildings costing 6 have no printed points.
rule-setup-3 = Each player starts with one indigo plant on the table, set aside before shuffling, and four cards in hand.
rule-setup-4 = The five trading house cards are 11122, 11222, 11223, 12223 and 12233, from indigo to silver.
rule-setup-5 = The trading house cards are shuffled once; a used card goes under the pile, so the order repeats.

## round

chapter-round = The round
rule-round-1 = Starting with the governor and going clockwise, everyone takes one of the remaining roles; taking a role is compulsory.
rule-round-2 = Everyone carries out the action, first the player who chose the role, then the others clockwise.
rule-round-3 = When everyone has chosen, the roles are returned and the player to the governor’s left becomes governor.
rule-round-4 = With two players, three roles are taken per round: by the governor, the opponent and the governor again.
rule-round-5 = At the start of every round after the first, players with more than seven cards discard down to seven, choosing which.
rule-round-6 = With a tower, the limit is twelve.
rule-round-7 = During a round there is no limit.
rule-round-8 = Before the hand limit is checked, the owner of a chapel may tuck one card from their hand under it, for one point at the end.
rule-round-9 = Each step at the start of a round is completed for all players, starting with the new governor and going clockwise, before the next step.
rule-round-10 = When a card is needed and the deck is empty, the discard pile is reshuffled, even in the middle of a draw.
rule-round-11 = If there are still too few cards, players draw what there is.
rule-round-12 = The library lets its owner use the privilege of the role they chose twice.
rule-round-13 = With two players, the library can be used for one role per round: the governor uses it for the first role or saves it for the second.
rule-round-14 = This is decided when the privilege would be used: for the trader, after the trading house card is turned over; for the councillor, after the customs offices are filled.

## builder

chapter-builder = Builder
rule-builder-1 = A player builds a building from their hand and pays for it by discarding other cards from their hand.
rule-builder-2 = The builder pays one card less, two with the library.
rule-builder-3 = A price never drops below zero, and nothing is paid back.
rule-builder-4 = Each beige building may be built only once in a city; production buildings may be built any number of times.
rule-builder-5 = A smithy makes production buildings one card cheaper, a quarry makes beige buildings one card cheaper.
rule-builder-6 = With a black market, up to two cards of the price may be paid with the player’s own goods.
rule-builder-7 = With a carpenter, a player draws a card after building and paying for a beige building; building the carpenter itself draws no card.
rule-builder-8 = With a poor house, a player who has built and has at most one card in hand, the carpenter’s card included, draws a card; no building, no card.
rule-builder-9 = A new building’s power can be used from the end of this builder phase, even later in the same round.
rule-builder-10 = A player may decline to build.

## crane

chapter-crane = Crane
rule-crane-1 = With a crane, a player may build over one of their own buildings; its cost is deducted from the price.
rule-crane-2 = Nothing is paid back if the covered building cost more.
rule-crane-3 = The covered building loses its power and its points and no longer counts; a good on it is discarded.
rule-crane-4 = Cards tucked under a covered chapel still score; the card on top is not a chapel point but has its own points.
rule-crane-5 = Players cover first and pay afterwards: a covered quarry, smithy, library or black market no longer helps.
rule-crane-6 = Neither the crane itself nor an identical building may be covered.
rule-crane-7 = A covered beige building may be built again.
rule-crane-8 = If a player has several production buildings of the kind to be covered, an empty one is covered if there is one.

## producer

chapter-producer = Producer
rule-producer-1 = Everyone may place one card, unseen, on an empty production building; the producer may place two, or three with the library.
rule-producer-2 = With an aqueduct, a player produces one more: two, three or four goods.
rule-producer-3 = A production building holds only one good.
rule-producer-4 = With a well, a player who produced at least two goods draws a card.
rule-producer-5 = A player may produce fewer goods, or none.

## trader

chapter-trader = Trader
rule-trader-1 = A trading house card is turned over; everyone may sell one good, the trader two, or three with the library.
rule-trader-2 = With a trading post, a player may sell one more: two, three or four goods.
rule-trader-3 = A player announces all the goods they sell and discards them unseen, then draws all the cards, each good at its own price.
rule-trader-4 = With a market stand, a player who sold at least two goods draws a card.
rule-trader-5 = With a market hall, a player who sold at least one good draws a card, once per phase.
rule-trader-6 = A player may sell fewer goods, or none.

## councillor

chapter-councillor = Councillor
rule-councillor-1 = Everyone draws two cards and keeps one; the councillor draws five, or eight with the library, and keeps one.
rule-councillor-2 = With a prefecture, a player keeps two of the two, five or eight cards.
rule-councillor-3 = With an archive, a player adds all the cards drawn to their hand, then discards one, four or seven cards from the whole hand; with a prefecture as well, none, three or six.
rule-councillor-4 = A player may decline to draw, and the councillor may decline the privilege and draw only two cards.

## prospector

chapter-prospector = Prospector
rule-prospector-1 = The prospector draws a card, or two with the library; the others get nothing.
rule-prospector-2 = Then the owner of a gold mine may reveal four cards: if all four costs differ, they keep the cheapest, otherwise none.
rule-prospector-3 = First all gold mines are used, then all goldsmiths, each in clockwise order starting with the player who chose the role.
rule-prospector-4 = If fewer than four cards are available, none is kept.

## end

chapter-end = End of the game and scoring
rule-end-1 = The game ends immediately after a builder phase, completed for everyone, in which someone has twelve buildings.
rule-end-2 = A score is made up of printed points, tucked cards and the points of buildings that count other things; the palace is counted last.
rule-end-3 = A palace gives one point for every four points the player has otherwise, rounded down.
rule-end-4 = A guild hall gives one point for each production building and one for each different kind of production building.
rule-end-5 = A city hall gives one point for each beige building, including itself.
rule-end-6 = A triumphal arch gives four, six or eight points for one, two or three monuments; they also count for the city hall.
rule-end-7 = A city may have a statue and a hero, but not two statues.
rule-end-8 = Ties are broken by the number of cards in hand plus goods on production buildings; a card on a customs office does not count. Players who are still tied share the victory.
rule-end-9 = Standstill: if nobody builds anything for 20 rounds in a row, the game ends as it stands. Building over another building counts as building.
rule-end-10 = Standstill: if deck and discard pile are both empty at the end of a round, and again at the end of each of the next three rounds, the game ends as it stands.
rule-end-11 = A standstill is announced three rounds in advance and shown to everyone until it happens or is averted. It happens at the end of a round, before the governor changes.

## expansion

chapter-expansion = Expansion “New Buildings”
rule-expansion-1 = The expansion adds 29 cards, all beige, and the cathedral, also beige, which lies next to the roles.
rule-expansion-2 = Office building: at the start of a round, before anything else, its owner may discard one or two cards and draw the same number.
rule-expansion-3 = Guard room: while there is an uncovered guard room on the table, players with neither a guard room nor a tower may keep only six cards; owners of a guard room keep seven, owners of a tower twelve.
rule-expansion-4 = Hut (cost 1, 1 point): its owner draws a card at the end of a trader phase in which nobody sold anything.
rule-expansion-5 = Tavern: from the builder phase after the one in which it was built, its owner draws a card at the end of each builder phase if no player has fewer buildings and at least one has more.
rule-expansion-6 = Park: when built over with the crane, it reduces the price by six instead of three.
rule-expansion-7 = Customs office: at the start of the councillor phase, an empty customs office gets the top card of the deck as a good. It always sells for two cards and counts for the market stand, the market hall, the black market and the harbour.
rule-expansion-8 = Bank: once per game and player, before the hand limit is checked, its owner may tuck any number of cards from their hand under it, for one point each.
rule-expansion-9 = Harbour: one good sold per trader phase may be tucked under it, unseen, instead of being discarded, for one point.
rule-expansion-10 = Goldsmith: after the prospector’s privilege, its owner may reveal the top card of the deck and keeps it if no player, themselves included, has that building.
rule-expansion-11 = Residence: four, three, two and one points for the first, second, third and fourth set of three different buildings with the same cost; each building counts in only one set.
rule-expansion-12 = Cathedral: any player may build it as their one building of a builder phase; at the end it gives four, three, two and one points for the first four cost-6 buildings of the opponents.
rule-expansion-13 = The cathedral is beige: a quarry reduces its cost.

## options

chapter-options = Options
rule-options-1 = Draft start: players get 5, 6, 7 or 8 cards according to their seat and keep four of them.
rule-options-2 = The customs office costs 3 or, as an option, 1, wherever its cost matters; only with the expansion.
rule-options-3 = First edition: the guild hall gives two points per production building; a gold mine keeps any one of the four cards if all four costs differ; there are eight tobacco and eight coffee cards.
rule-options-4 = With the option “together”, all players choose at the same time in the producer, trader and councillor phases: what they produce, what they sell, how many cards they draw and which they keep.
rule-options-5 = With that option, all players also choose at the same time what they tuck under chapel and bank and what they discard at the start of the game or of a round.
rule-options-6 = Cards that players draw for such choices come when everyone has chosen, clockwise from the player who chose the role.
rule-options-7 = With that option, players still choose in turn in a phase for which the deck may have too few cards for everything they could take.
rule-options-8 = In whatever order players choose at the same time, the result is the same.

## hidden

chapter-hidden = Hidden information
rule-hidden-1 = The number of cards in a hand is public; the cards are not.
rule-hidden-2 = Nobody knows the cards on buildings and under the harbour, not even their owner.
rule-hidden-3 = Cards under the chapel and the bank are known only to their owner.
rule-hidden-4 = A card that everyone saw enter a hand is known to be there until that hand next loses a card face down.
rule-hidden-5 = A player’s own discards, and cards they saw being discarded, stay known to them until the next reshuffle.

## program

chapter-program = How the program plays
rule-program-1 = If everyone can see that a decision has only one option, the program plays it; if that can only be known from hidden cards, it asks.
rule-program-2 = Reductions, cards drawn for buildings, the tower and filling a customs office are automatic.
rule-program-3 = Unseen cards are only determined when someone looks at them; before a reshuffle the goods still unseen are determined, by seat and building, then the cards under harbours.
