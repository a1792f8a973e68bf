# The frame around the sentences of games and tables. Notation and the names of tools and arguments are the same in every language.
mcp-refused = Refused, and nothing has changed: { $why }
mcp-happened = What happened:
mcp-table = Table { $table }: { $game }, step { $step }. Players: { $players }.
mcp-asked = You are seat { $seat } and are asked: { $question }
mcp-asked-nothing = nothing
mcp-legal = Legal actions (notation: meaning):
mcp-more = and { $count } more: `legal` lists them all
mcp-over = The game is over: { $ending }
mcp-outcome = seat { $seat }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts })
mcp-finished = You finished in place { $place } of { $players }.
mcp-finished-resigned = You resigned; the bot in your seat finished in place { $place } of { $players }.
mcp-not-over = The game is not over.
mcp-seat = seat { $seat } ({ $player })
mcp-you = you
mcp-hints = The coach’s choices, best first:
mcp-hint = { $action } ({ $meaning }): you win { $share }% of games like this, with about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mcp-hint-about = { $hint }. { $reasons }
mcp-chapter = { $chapter }: { $title } ({ $count ->
    [one] { $count } statement
   *[other] { $count } statements
})
mcp-nothing-to-undo = there is nothing of yours to undo: only your last action can be undone, and only while nobody else has played and nothing has been drawn or revealed since
mcp-enough = this game has used up all its attempts, hints and undos: resign, or start another
mcp-nothing-to-decide = there is nothing to decide: the game is over
mcp-no-advice = the coach has no advice here
mcp-no-statement = no statement has any of the words “{ $words }”; read a chapter instead: { $chapters }
mcp-game = { $game } ({ $title }): { $about } { $least } to { $most } players, { $secrets }.
mcp-secrets = with hidden cards or goods
mcp-no-secrets = nothing hidden
mcp-option = option { $option }: { $values } (the first is the default). { $about }
mcp-bots = bots: { $bots }
mcp-chapters = chapters of the rules: { $chapters }
mcp-levels = Levels of bots, weakest first: beginner, easy, medium, hard, expert. The others are characters with a style of their own; greedy looks one move ahead, random plays anything.
mcp-rules-of = Rules of { $title }
mcp-rules-about = The rules of { $title } as numbered statements, chapter by chapter
mcp-prompt = Play a whole game of { $title } with the tools of this server, and try to win. { $wishes }
mcp-prompt-players = { $players } play.
mcp-prompt-bots = The bots are of the level “{ $bots }”.
mcp-prompt-read = Read what you need of the rules: `rules` with game “{ $game }” lists the chapters.
mcp-prompt-start = `start` the game “{ $game }”, with your model’s name as `player`.
mcp-prompt-decide = Decide with `play` until the status is over; use `view` to see the board and `rules` when unsure. Think about what each legal action is worth now and at the end of the game, and what it gives your opponents.
mcp-prompt-tell = At the end, report the result and what decided the game.
mcp-about-puerto-rico = Plant, build and ship: choose a role each turn, and everyone gets to act.
mcp-about-san-juan = Puerto Rico, the card game: every card can be a building, a good or money.
mcp-about-santiago = One car for everyone: drive through town, make deals and fill the ship.
mcp-about-mundus-novus = Trade cards in the New World for sets, developments and caravels; the game ends when someone has 75 doubloons.
# What the words of a view mean where they do not say it themselves.
mcp-legend-puerto-rico = city: buildings with the colonists on each; island: tiles and how many are occupied; san juan: colonists without a place; chips: victory points in chips; role coins: doubloons on role cards; ships: only those with goods, the others are empty; taken: roles taken this round; buildings and supply: what is left to take
mcp-legend-san-juan = hand: your cards, and of other hands the cards everyone saw; unseen: all cards you have not seen, in the deck or elsewhere; tucked: cards under chapel or bank; price card: prices of indigo, sugar, tobacco, coffee, silver
mcp-legend-santiago = owns: buildings a player owns; broker: where the player’s broker stands; demand: what the ship still takes; value: points for a delivered good; car: where the car stands; street: the people along it, in driving order
mcp-legend-mundus-novus = hand: your cards, and of other hands the cards everyone saw; unseen: all cards you have not seen, in the deck or elsewhere; line: developments on offer, in order; developments: what a player owns
