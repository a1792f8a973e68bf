# The numbered statements of the rules. Each is proven by the tests named in src/rulebook.

## setup

chapter-setup = Components and set-up
rule-setup-1 = There are 120 resource cards: 16 each of cacao 1, corn 2 and tobacco 3 (common), 12 each of coffee 4, cotton 5 and sugar cane 6 (uncommon), 8 each of potato 7, indigo 8 and vanilla 9 (rare), and 12 Inca relics.
rule-setup-2 = There are 44 development cards; those marked with a number above the number of players are removed.
rule-setup-3 = The pictures of the cards are lost: their icons, their player numbers, how many there are of each kind, and four incomes are reconstructed to fit what is known (27, 32, 37, 41 and 44 cards with 2 to 6 players; each event four times). They are all in one table.
rule-setup-4 = The first five development cards form the line, three resource cards the market; everyone starts without doubloons.
rule-setup-5 = Seat 1 is the first Trade Master; seats are drawn at random when the table is set up.
rule-setup-6 = The market stays from round to round and changes only through swaps.

## events

chapter-events = Events
rule-events-1 = At the start of a round, the icon on the first card of the line is the event of the round; without an icon there is no event.
rule-events-2 = In the first round there is no event.
rule-events-3 = The event applies for the whole round, even if its card is taken.
rule-events-4 = King’s help: a player may play any number of sets of identical resources, one development each, even of the same resource; still only one set of different resources and one sale of relics.
rule-events-5 = Natives: a set of different resources pays 1 doubloon per card.
rule-events-6 = Under Natives, too, a set of different resources needs at least four cards.
rule-events-7 = Storm: sets of identical resources give only the first card of the line.
rule-events-8 = Fire: warehouses hold nothing at the end of this round.
rule-events-9 = During a Fire, warehouses still pay their income.
rule-events-10 = Pirates: after the Supply phase, everyone discards a card of their choice for each squadron of two or more caravels; single caravels are safe.
rule-events-11 = All players choose the cards for the pirates at the same time, and these cards are not seen.

## supply

chapter-supply = Supply
rule-supply-1 = Stored cards return to the hand.
rule-supply-2 = Everyone is dealt five cards face down.
rule-supply-3 = Then as many cards are turned over as there are caravels in play, and each squadron takes one card per caravel.
rule-supply-4 = The value of a squadron is the sum of its caravels; the lowest squadron picks first; if tied, the one with the lowest caravel.
rule-supply-5 = When the deck runs out, the discard pile is shuffled and dealing continues; it is never shuffled otherwise.
rule-supply-6 = Cards are dealt one at a time, clockwise from the Trade Master.

## trade

chapter-trade = Announcement and offers
rule-trade-1 = The Trade Master announces a number of cards: 2, 3 or 4.
rule-trade-2 = Everyone secretly offers that many cards, all at the same time; then all are revealed.
rule-trade-3 = The player with the highest total becomes Trade Master; a relic counts as 10.
rule-trade-4 = If there is a tie, the present Trade Master keeps the title if they are among the tied players; otherwise they choose one of them.

## chain

chapter-chain = The exchanges
rule-chain-1 = The new Trade Master takes first: a player whose turn it is must take one card offered by another player.
rule-chain-2 = They keep the card, or put it into the market and take one of the three cards that were there, even one of the same resource.
rule-chain-3 = The player whose card was taken goes next and may take from the player who took it.
rule-chain-4 = With three or more players, a player may not take from another if the last two cards taken were both between these two; with two players this does not apply.
rule-chain-5 = Nor does it apply when nobody but these two has a card on offer.
rule-chain-6 = The exchanges end as soon as nobody but the player whose turn it is has a card on offer, even before the first card is taken.
rule-chain-7 = That player then takes back any of their own cards still on offer.
rule-chain-8 = If that player is not the Trade Master, the Trade Master gives them exactly one card of the Trade Master’s choice from their hand, seen only by these two.
rule-chain-9 = In the end, everyone has received as many cards as they offered.

## progression

chapter-progression = Progression
rule-progression-1 = The Trade Master chooses who goes first; then play goes clockwise.
rule-progression-2 = Each set and each sale is optional and may come in any order.
rule-progression-3 = One set of identical resources, three to five cards, earns one development card.
rule-progression-4 = Relics are jokers in such a set.
rule-progression-5 = At least one card of the set must not be a relic.
rule-progression-6 = Three common cards take the first card of the line, four take one of the first three, five take any; three uncommon cards take one of the first three, four or five take any; rare cards always take any.
rule-progression-7 = The line closes up and its fifth place is refilled at once.
rule-progression-8 = One set of different resources, without relics, pays doubloons.
rule-progression-9 = Four different resources pay 5 doubloons, five 7, six 10, seven 15, eight 20, nine 25; fewer than four pay nothing.
rule-progression-10 = Relics sold alone pay 3, 7, 12, 18 or 25 doubloons for one to five relics.
rule-progression-11 = A player may sell relics once per round, at most five of them.
rule-progression-12 = A card can be used only once; unused cards keep their resource.
rule-progression-13 = Each merchant turns one card into a resource of its class, once per round.
rule-progression-14 = Merchants work only while a set is being played; several may be used for one set, whose class is that of the resulting resource.
rule-progression-15 = Merchants cannot turn relics into anything, nor anything into a relic.
rule-progression-16 = After the sets, a player receives the income of all their developments and shipyards; then unused cards are discarded unseen.
rule-progression-17 = When a place cannot be refilled, “first three” and “any” mean what is left; if there is nothing to take, no set of identical resources may be played.

## developments

chapter-developments = Developments
rule-developments-1 = A warehouse holds two cards, or it holds one card and pays 1 doubloon per round.
rule-developments-2 = Nobody has to fill the warehouses.
rule-developments-3 = At the end of a player’s progression, each of their shipyards pays 1 doubloon for each opponent with more caravels.
rule-developments-4 = A development works from the moment it is taken: merchants, warehouses and de la Cosa at once; a caravel counts for shipyards at once.
rule-developments-5 = Income is paid from the round in which the development is taken.

## characters

chapter-characters = Characters
rule-characters-1 = Each round Almagro pays 2 doubloons, de la Cosa, las Casas and Valdivia 1, and Cortés 3.
rule-characters-2 = Pizarro, Ponce de León, Orellana and Coronado pay nothing.
rule-characters-3 = Instead of the card they earned, Almagro’s owner may take the top card of the development deck, unseen, and must keep it; the line stays as it is.
rule-characters-4 = They may do so under Storm too, but not if the deck is empty; taking its last card does not end the game.
rule-characters-5 = Events, good or bad, do not affect the owner of de la Cosa.
rule-characters-6 = The owner of las Casas may offer any number of cards from 0 to the number announced, even as Trade Master.
rule-characters-7 = A player who offers nothing never gets a turn and receives nothing; as Trade Master, they take one card and give one at the end.
rule-characters-8 = The highest caravel of Pizarro’s owner, over both squadrons, counts as 0, in ties too; it still counts as a caravel.
rule-characters-9 = The owner of Ponce de León may split their caravels into two squadrons, for the picking order and for Pirates.
rule-characters-10 = This is decided at the start of each Supply phase, before any card is dealt.
rule-characters-11 = Valdivia adds 3 to the owner’s total when the Trade Master is decided.
rule-characters-12 = Orellana’s owner earns 2 doubloons at once whenever their swap leaves three identical or three consecutive resources in the market, even when swapping for the same resource.
rule-characters-13 = Relics count as identical, never as consecutive.
rule-characters-14 = When the first card of the line has no icon, Coronado’s owner may pay 2 doubloons before the Supply phase to choose the event, even if they also own de la Cosa.

## end

chapter-end = The end of the game
rule-end-1 = A player who shows the perfect combination, the nine resources and one relic, wins at the end of the round, however many doubloons the others have.
rule-end-2 = Merchants may be used to complete it.
rule-end-3 = Its cards and merchants are used up; it pays nothing and does not count as the set of different resources.
rule-end-4 = If several players show a perfect combination in the same round, the one among them with the most doubloons wins.
rule-end-5 = Otherwise, if someone has at least 75 doubloons at the end of a round, the player with the most doubloons wins.
rule-end-6 = Otherwise, if the line could not be refilled to five cards, the player with the most doubloons wins; an empty deck does not end the game as long as there are five cards in the line.
rule-end-7 = If players are tied, they share the victory.
rule-end-8 = Nothing forces the game forward if everyone declines everything.

## hidden

chapter-hidden = Hidden information
rule-hidden-1 = Hands, stored cards, unused cards that are discarded, cards given to pirates and the decks are hidden; the number of cards is public.
rule-hidden-2 = Before the reveal, nobody learns anything about a secret choice except who has finished: neither which cards nor how many, not even with las Casas.
rule-hidden-3 = The others see a set being put together, or cards being stored, only when it is finished.
rule-hidden-4 = A card that everyone saw enter a hand (face-up cards, cards taken, swapped or taken back) is known to be there until that hand next loses a card face down (pirates, the gift, cards discarded unused) and counts as unseen from then on; cards offered or played openly are no longer known to be in the hand.
rule-hidden-5 = After a gift, the giver knows that the receiver has that card, and the receiver still knows the other cards that everyone saw enter the giver’s hand; each knows this until the other’s progression this round is over.
rule-hidden-6 = A player’s own discards, and the sets played, are known until the next reshuffle.
rule-hidden-7 = Doubloons are public; the option hidden-money only decides whether the pages show them.

## program

chapter-program = How the program plays
rule-program-1 = The program plays a decision by itself if everyone can see that it has only one answer: whatever cards the player might hold as far as the others know, there must be nothing else to choose. Otherwise it asks.
rule-program-2 = A set is put together card by card; only cards that still allow the set to be completed are offered.
rule-program-3 = Bots consider each set only once, and a swap for the same resource only if it earns something.
rule-program-4 = Before a set is shown, its player is told exactly what it brings: which cards of the line it reaches, or how many doubloons it pays.
rule-program-5 = It makes no difference which of the two squadrons is called the second, so the lowest caravel always stays in the first.
