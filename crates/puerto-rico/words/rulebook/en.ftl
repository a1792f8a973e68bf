# The numbered statements of the rules. Each is proven by the tests named in src/rulebook.

## setup

chapter-setup = Components and set-up
rule-setup-1 = Puerto Rico is for three to five players; two can play with the official variant.
rule-setup-2 = Everyone starts with 2 doubloons with three players, 3 with four and 4 with five.
rule-setup-3 = There are 75 victory points in the supply for three players, 100 for four and 122 for five.
rule-setup-4 = There are 55, 75 or 95 colonists in the supply for three, four or five players.
rule-setup-5 = The colonist ship starts with as many colonists as there are players.
rule-setup-6 = There are three cargo ships: with 4, 5 and 6 spaces for three players, 5, 6 and 7 for four, 6, 7 and 8 for five.
rule-setup-7 = Settler, mayor, builder, craftsman, trader and captain are always in play; with four players there is also one prospector, with five there are two.
rule-setup-8 = One plantation more than there are players lies face up.
rule-setup-9 = From the governor clockwise, three players start with indigo, indigo, corn; four with indigo, indigo, corn, corn; five with indigo, indigo, indigo, corn, corn.
rule-setup-10 = Apart from their money and one plantation, nobody owns anything at the start: no colonists, barrels, buildings or points.
rule-setup-11 = There are 10 barrels of corn, 11 of indigo, 11 of sugar, 9 of tobacco and 9 of coffee, all in the supply at the start.
rule-setup-12 = There are 10 corn, 12 indigo, 11 sugar, 9 tobacco and 8 coffee plantations.
rule-setup-13 = There are 8 quarries; they form a separate face-up pile and are never among the tiles drawn.
rule-setup-14 = Every plantation and every quarry has one circle.
rule-setup-15 = The starting plantations are set aside before the others are shuffled: the face-up row and the stacks hold exactly the rest.
rule-setup-16 = An island has 12 spaces and a city has 12 spaces.
rule-setup-17 = There are 20 tiles of production buildings, two of each small violet building and one of each large one.
rule-setup-18 = The price, victory points, circles, number of copies and size of every building are those in the table of buildings.
rule-setup-19 = The bank never runs out of money.
rule-setup-20 = The first player, in seat 1, is the first governor; who sits there is drawn at random or chosen when the table is set up.
rule-setup-21 = The victory point supply is counted in points, whatever chips are used, and is visible to everyone.

## round

chapter-round = The round
rule-round-1 = The governor chooses a role first; then the others choose in turn, clockwise, one role each.
rule-round-2 = A role that has been taken cannot be taken again in the same round.
rule-round-3 = Taking a role is compulsory.
rule-round-4 = A player who takes a role takes the doubloons on it at once, before its action.
rule-round-5 = The player who chose the role carries out its action first, then everyone else clockwise, once each.
rule-round-6 = Only the player who chose the role has its privilege.
rule-round-7 = An action or a privilege may be declined, except for loading ships. The builder’s, trader’s and prospector’s privileges are used automatically, and so is the captain’s unless the bonus points would empty the supply.
rule-round-8 = A player who declines an action or cannot carry it out does not keep the others from doing so.
rule-round-9 = Taking colonists from the ship cannot be declined.
rule-round-10 = When everyone has chosen and all actions are done, one doubloon is placed on each role nobody took: on three roles with three to five players.
rule-round-11 = Doubloons on roles accumulate from round to round.
rule-round-12 = Then all roles return to the table and the player to the governor’s left becomes governor.
rule-round-13 = The two prospectors of a five-player game are two separate cards, each with its own doubloons.

## settler

chapter-settler = Settler
rule-settler-1 = From the settler clockwise, each player may take one face-up plantation.
rule-settler-2 = A tile taken goes onto the player’s island and is no longer available to the players who follow.
rule-settler-3 = The settler may take a quarry instead: this is the privilege.
rule-settler-4 = The other players may not take a quarry.
rule-settler-5 = The owner of an occupied construction hut may take a quarry instead of a plantation, even if they are not the settler.
rule-settler-6 = A settler with the construction hut may not take two quarries, nor a quarry and a plantation.
rule-settler-7 = When no quarries are left, the settler’s privilege and the construction hut have no effect.
rule-settler-8 = Island tiles are never removed.
rule-settler-9 = A player whose island is full takes nothing.
rule-settler-10 = A player may decline to take a plantation or a quarry.
rule-settler-11 = Before the normal pick, the owner of an occupied hacienda may draw one face-down plantation.
rule-settler-12 = The plantation drawn with the hacienda must be placed on the island; it cannot be discarded.
rule-settler-13 = The hacienda never gives a quarry, not even to the owner of a construction hut or to the settler.
rule-settler-14 = If the hacienda’s plantation fills the island, there is no normal pick.
rule-settler-15 = If the island is full, the hacienda draws nothing.
rule-settler-16 = The drawn plantation is seen before the normal pick, which the player may still make or decline.
rule-settler-17 = Using the hacienda is optional, and it draws at most once per settler phase.
rule-settler-18 = The owner of an occupied hospice may place one colonist on the plantation or quarry of the normal pick.
rule-settler-19 = The hospice never places a colonist on the plantation drawn with the hacienda.
rule-settler-20 = The hospice’s colonist comes from the supply or, if the supply is empty, from the colonist ship; if both are empty, there is none.
rule-settler-21 = The hospice’s colonist may be declined.
rule-settler-22 = After everyone has had a turn, the face-up plantations left are discarded, and new ones are laid out: one more than there are players.
rule-settler-23 = The discarded tiles are shuffled into new stacks only when a tile is needed and none is left; the remaining tiles are laid out first.
rule-settler-24 = The tiles that have just been discarded are shuffled in as well.
rule-settler-25 = If there are still too few plantations, a shorter row is laid out.
rule-settler-26 = The five face-down stacks count as one: every face-down tile is equally likely to come next.
rule-settler-27 = If the stacks are empty when the hacienda draws, the discarded tiles are shuffled in the same way.
rule-settler-28 = If there are neither stacks nor discarded tiles, the hacienda has no effect.

## mayor

chapter-mayor = Mayor
rule-mayor-1 = The mayor’s privilege is one colonist from the supply, not from the ship.
rule-mayor-2 = When the colonist supply is empty, the mayor loses the privilege.
rule-mayor-3 = The mayor’s privilege may be declined.
rule-mayor-4 = Starting with the mayor and going clockwise, players take one colonist at a time from the ship until it is empty.
rule-mayor-5 = Each player may then place all their colonists, new ones, old ones and those in San Juan, on any circles of their island and city.
rule-mayor-6 = The mayor places colonists first, then the others clockwise.
rule-mayor-7 = A circle holds one colonist.
rule-mayor-8 = As few colonists as possible stay in San Juan: only those for whom there is no free circle.
rule-mayor-9 = Colonists without a circle wait in San Juan for a later mayor phase.
rule-mayor-10 = Colonists are placed only in the mayor phase and through the hospice and the university.
rule-mayor-11 = Then the ship is refilled from the supply with as many colonists as there are empty circles on the buildings of all players.
rule-mayor-12 = Empty circles on plantations and quarries do not count for the refill.
rule-mayor-13 = At least as many colonists as there are players go onto the ship.
rule-mayor-14 = If the supply falls short of that number, what is left goes onto the ship and the game ends after this round.
rule-mayor-15 = If the supply is just enough, the game does not end.
rule-mayor-16 = The ship is always refilled: the rulebook’s remedy for a forgotten refill is not needed.

## builder

chapter-builder = Builder
rule-builder-1 = From the builder clockwise, each player may build one building, and one only.
rule-builder-2 = Nobody may build a building they already own.
rule-builder-3 = The small and the large building of the same kind are different buildings: a city may have both.
rule-builder-4 = Only buildings still in the supply can be built.
rule-builder-5 = A building needs free city spaces: one, or two for a large building.
rule-builder-6 = Buildings may be moved inside the city, so any two free spaces make room for a large building.
rule-builder-7 = Buildings are never removed from a city.
rule-builder-8 = Each occupied quarry makes a building 1 doubloon cheaper.
rule-builder-9 = The number of quarries that count is limited to the number of the building’s column, 1 to 4.
rule-builder-10 = The builder pays 1 doubloon less, on top of the reduction for quarries: this is the privilege.
rule-builder-11 = The price never drops below 0, and nothing is paid out.
rule-builder-12 = A builder who does not build gets no doubloon.
rule-builder-13 = The price is paid to the bank at once; a player who cannot pay cannot build.
rule-builder-14 = A new building is unoccupied until a colonist is placed on it.
rule-builder-15 = The owner of an occupied university may place one colonist on the new building.
rule-builder-16 = The university’s colonist comes from the supply or, if the supply is empty, from the colonist ship; if both are empty, there is none.
rule-builder-17 = The university’s colonist may be declined.
rule-builder-18 = The university gives only one colonist, even for a building with several circles.
rule-builder-19 = Building on the twelfth city space ends the game after this round.
rule-builder-20 = A player may decline to build.

## craftsman

chapter-craftsman = Craftsman
rule-craftsman-1 = Starting with the craftsman and going clockwise, everyone produces.
rule-craftsman-2 = For each kind, a player produces as many barrels as they have occupied plantations or occupied circles in its buildings, whichever is fewer.
rule-craftsman-3 = Corn needs no building: every occupied corn plantation produces one barrel.
rule-craftsman-4 = The occupied circles of the small and the large building of a kind are added together.
rule-craftsman-5 = Surplus colonists produce nothing, whether on a plantation without a matching occupied circle or on a circle without a matching occupied plantation.
rule-craftsman-6 = Nobody takes more barrels than the supply holds; if it runs short, players are served in turn order, in part if need be.
rule-craftsman-7 = Barrels missing from the supply are not replaced by other goods.
rule-craftsman-8 = An occupied factory pays 1, 2, 3 or 5 doubloons for 2, 3, 4 or 5 kinds produced, and nothing for one kind.
rule-craftsman-9 = The factory counts the kinds actually produced, not capacities or barrels.
rule-craftsman-10 = At the end of the phase the craftsman takes one extra barrel of a kind they have just produced, of their choice: this is the privilege.
rule-craftsman-11 = The extra barrel is taken after everyone has produced, and only if one of that kind is left in the supply.
rule-craftsman-12 = The extra barrel may be declined.
rule-craftsman-13 = A craftsman who could produce nothing gets no extra barrel.
rule-craftsman-14 = A player may decline to produce, but only altogether: they produce every kind they can, or nothing.
rule-craftsman-15 = A craftsman who declined to produce gets no extra barrel.

## trader

chapter-trader = Trader
rule-trader-1 = From the trader clockwise, each player may sell one barrel to the trading house, and one only.
rule-trader-2 = The trading house pays 0 for corn, 1 for indigo, 2 for sugar, 3 for tobacco and 4 for coffee.
rule-trader-3 = The trader gets 1 extra doubloon for their sale: this is the privilege.
rule-trader-4 = An occupied small market adds 1 doubloon to its owner’s sale.
rule-trader-5 = An occupied large market adds 2 doubloons to its owner’s sale.
rule-trader-6 = Both markets together add 3 doubloons.
rule-trader-7 = Without a sale, neither the trader’s privilege nor the markets pay anything.
rule-trader-8 = Corn may be sold, although the trading house pays nothing for it.
rule-trader-9 = The trading house has room for four barrels.
rule-trader-10 = The trading house refuses a kind it already has.
rule-trader-11 = The owner of an occupied office may sell a kind the trading house already has.
rule-trader-12 = A full trading house buys from nobody, not even from the owner of an office.
rule-trader-13 = At the end of the phase, a full trading house is emptied into the supply.
rule-trader-14 = A trading house that is not full keeps its barrels until the next trader phase.
rule-trader-15 = A player may decline to sell.

## captain

chapter-captain = Captain
rule-captain-1 = Starting with the captain and going clockwise, players take turns loading until nobody can or wants to load any more.
rule-captain-2 = A player who can load a ship must do so.
rule-captain-3 = On each turn a player loads only one kind of goods.
rule-captain-4 = A ship carries only one kind of goods.
rule-captain-5 = A kind that is already on a ship may only be loaded onto that ship.
rule-captain-6 = A full ship still counts as carrying its kind: that kind cannot be loaded onto another ship in this phase.
rule-captain-7 = A kind that is on no ship goes onto an empty ship: the one with room for the most of the player’s barrels.
rule-captain-8 = Among empty ships with room for equally many of them, the player chooses freely.
rule-captain-9 = The player must load as many barrels of that kind as fit.
rule-captain-10 = The player chooses the kind freely; it need not be the one of which the most can be loaded.
rule-captain-11 = Every barrel loaded earns 1 victory point, whatever its kind.
rule-captain-12 = The points are taken from the supply.
rule-captain-13 = The captain earns 1 extra point with their first load of the phase, only once: this is the privilege.
rule-captain-14 = A captain who loads nothing gets no bonus point.
rule-captain-15 = An occupied harbour earns its owner 1 extra point with every load.
rule-captain-16 = Instead of loading a ship, the owner of an occupied wharf may return all their barrels of one kind to the supply for 1 point each.
rule-captain-17 = The wharf may be used only once per captain phase.
rule-captain-18 = The wharf takes any kind: one that is on a ship, even a full one, or a kind for which there is no ship.
rule-captain-19 = The harbour’s point is also earned with the wharf.
rule-captain-20 = The captain’s point is also earned with the wharf, if that is the captain’s first load.
rule-captain-21 = A player whose only option is the wharf may pass: nobody is ever forced to use a building.
rule-captain-22 = A player who has passed may still use the wharf on a later turn of the phase.
rule-captain-23 = A wharf owner who can load a ship must load it or use the wharf.
rule-captain-24 = A turn without a load is a pass; the phase ends when all players have passed in a row.
rule-captain-25 = Any load, by ship or by wharf, resets the count of passes.
rule-captain-26 = After storage, full ships are unloaded into the supply.
rule-captain-27 = Ships that are not full keep their barrels.
rule-captain-28 = When the victory point chips run out, further points still count.
rule-captain-29 = The captain’s and the harbour’s bonus points may be declined: nobody is ever forced to use a privilege or a building. The points for the barrels may not be declined.
rule-captain-30 = The program asks only when the bonus points of a load, and not the barrels alone, would take the last points of the supply, even if the game ends after this round anyway; otherwise it takes them automatically.
rule-captain-31 = A player entitled to both bonus points takes both, one or none; which one makes no difference, since both belong to this load.
rule-captain-32 = A bonus point belongs to its load: if declined, the captain’s does not come back with a later load; the harbour’s comes again with the next one.

## storage

chapter-storage = Storage
rule-storage-1 = After loading, players store their barrels, starting with the captain and going clockwise.
rule-storage-2 = Without a warehouse, a player keeps only one barrel of their choice.
rule-storage-3 = An occupied small warehouse lets its owner also keep all barrels of one kind.
rule-storage-4 = An occupied large warehouse lets its owner also keep all barrels of two kinds.
rule-storage-5 = With both warehouses a player keeps three kinds, in addition to the one barrel.
rule-storage-6 = A warehouse may stay unused.
rule-storage-7 = A kind stored in a warehouse is stored completely: keeping fewer barrels gains nothing and is not offered.
rule-storage-8 = What is not kept returns to the supply.
rule-storage-9 = At all other times, players may keep any number of barrels.
rule-storage-10 = Owning a warehouse does not exempt a player from loading.

## prospector

chapter-prospector = Prospector
rule-prospector-1 = The prospector takes one doubloon from the bank.
rule-prospector-2 = There is no action: the other players get nothing.
rule-prospector-3 = The doubloons on the card come on top: if there are two, the prospector takes three in all.

## buildings

chapter-buildings = Using buildings
rule-buildings-1 = A building has an effect only while it is occupied; so does a plantation or a quarry.
rule-buildings-2 = One colonist occupies a building, however many circles it has.
rule-buildings-3 = Using a building is never compulsory. The markets and the factory pay out automatically, and so does the harbour unless its bonus points would empty the supply.
rule-buildings-4 = Indigo is made in the indigo plants, sugar in the sugar mills, tobacco in the tobacco storage, coffee in the coffee roaster.
rule-buildings-5 = All buildings that are not production buildings are violet.
rule-buildings-6 = “Large building” always means one of the five that take two city spaces; each still counts as one building.
rule-buildings-7 = The number of a building’s column is both its victory points and the maximum number of quarries that count for it.

## end

chapter-end = The end of the game
rule-end-1 = The game ends after the round in which the colonist ship cannot be refilled with the required number of colonists.
rule-end-2 = The game ends after the round in which someone builds on the twelfth space of their city.
rule-end-3 = The game ends after the round in which the last victory point of the supply is taken: at 0 it ends, at 1 it does not.
rule-end-4 = The round is still played to its end: everyone who has not yet chosen a role does so.
rule-end-5 = After the end, nobody acts any more.

## scoring

chapter-scoring = Scoring
rule-scoring-1 = A player’s score is the victory points taken during the game, the points printed on all their buildings and the bonus of their occupied large buildings.
rule-scoring-2 = Printed points count whether the building is occupied or not.
rule-scoring-3 = A large building earns its bonus only when occupied.
rule-scoring-4 = The guild hall earns 1 point for each small production building (small indigo plant, small sugar mill) and 2 points for each other production building, occupied or not.
rule-scoring-5 = The residence earns 4 points for up to 9 island tiles, 5 for 10, 6 for 11 and 7 for 12.
rule-scoring-6 = For the residence, quarries count just like plantations, occupied or not.
rule-scoring-7 = The fortress earns 1 point for every three of its owner’s colonists, including those in San Juan.
rule-scoring-8 = The customs house earns 1 point for every four victory points taken during the game.
rule-scoring-9 = For the customs house, points scored after the chips ran out count too; points from buildings do not.
rule-scoring-10 = The city hall earns 1 point for each of its owner’s violet buildings, occupied or not, including itself.
rule-scoring-11 = The highest score wins.
rule-scoring-12 = If players are tied, the one with the most doubloons and barrels together wins.
rule-scoring-13 = Players who are still tied share the victory.

## options

chapter-options = Two players and options
rule-options-1 = With two players, each starts with 3 doubloons, the governor with an indigo plantation and the other player with a corn plantation.
rule-options-2 = With two players there are 65 victory points, 40 colonists in the supply and 2 on the ship, and the cargo ships with 4 and 6 spaces.
rule-options-3 = With two players there are seven roles, including one prospector, and three plantations lie face up.
rule-options-4 = With two players, three plantations of each kind, three quarries and two barrels of each kind are removed.
rule-options-5 = With two players there are two of each production building and one of each violet building.
rule-options-6 = With two players, they take turns choosing roles, three each per round.
rule-options-7 = With two players, one doubloon goes onto the one role nobody took.
rule-options-8 = The balance option makes the factory cost 8 and the university 7; all other prices stay the same.
rule-options-9 = Without the option the printed prices apply: factory 7, university 8.
rule-options-10 = With the option “together”, all players place their colonists at the same time.
rule-options-11 = With that option, players still place in turn as long as the placing itself can decide whether the supply falls short for the ship and the game ends.
rule-options-12 = In whatever order players place at the same time, the result is the same.

## hidden

chapter-hidden = Hidden information
rule-hidden-1 = Money, barrels, islands, cities, ships and the trading house are visible to everyone.
rule-hidden-2 = Only the order of the face-down plantations is unknown.
rule-hidden-3 = Since every load is public and can be counted, every player can know everyone’s victory points.
rule-hidden-4 = The option open-scores, on by default, only decides whether the pages show the totals; the rules stay the same.

## program

chapter-program = How the program plays
rule-program-1 = When there is only one thing to do and everyone can see it, the program does it without asking.
rule-program-2 = The prospector’s doubloon and the doubloons on a role are paid automatically.
rule-program-3 = An action the rules do not allow is refused and changes nothing.
rule-program-4 = A standing order produces for the player in the craftsman phase unless they turn it off.
rule-program-5 = A position from outside is checked; if it is impossible, it is refused with all the reasons at once.
rule-program-6 = A game continues under the version of the rules it started with: under version 1, the program never asks about bonus points.
