## Tournaments
tournaments-title = Tournaments
tournaments-text = Several rounds, one winner: people and bots meet at tables that start by themselves, and the standings update as results come in.
tournaments-new = New tournament: { $game }
tournaments-mine = Your tournaments
tournaments-open = Open for entries
tournaments-running = In progress
tournaments-over = Finished
tournaments-go = Open
tournament-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-round-of = round { $round } of { $count }
tournament-phase-entering = open for entries
tournament-phase-running = in progress
tournament-phase-finished = finished
tournament-phase-cancelled = cancelled

## A new tournament
tournament-name = Tournament name
tournament-name-example = Spring cup
tournament-size = Players at each table
tournament-format = Format
tournament-format-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-format-everybody = Everyone meets everyone
tournament-format-hint = With a number of rounds, players of similar standing meet and nobody meets twice if it can be avoided. “Everyone meets everyone” is for up to 16 players.
tournament-admission = Who can enter
tournament-admission-code = Those with the link
tournament-admission-open = Anyone
tournament-admission-closed = No one else (bots only)
tournament-duplicate = The same luck at every table
tournament-duplicate-hint = Every table of a round gets the same draws in the same order, and results are compared seat by seat. Nobody can watch a table until all tables of the round are over.
tournament-by-hand = I start each round myself
tournament-by-hand-hint = Otherwise the next round starts as soon as all tables are over.
tournament-play = I am playing too
tournament-create = Create tournament

## Its page
tournament-seats = { $count } per table
tournament-duplicate-tag = same luck everywhere
tournament-by = Organized by { $name }
tournament-to-table = Go to your table
tournament-to = Back to the tournament
tournament-you-in = You are in. The organizer starts the first round.
tournament-you-bye = You have a bye this round.
tournament-you-left = You left the tournament; a bot is playing in your place.
tournament-return = Return in the next round
tournament-withdraw = Withdraw
tournament-leave = Leave the tournament
tournament-leave-sure = Leave the tournament? A bot will finish your game and play the later rounds in your place. You can return for a later round.
tournament-closed = Entries are closed.
tournament-by-invitation = This tournament is by invitation: ask the organizer for the link.
tournament-enter-title = Enter the tournament
tournament-enter = Enter
tournament-host = Organizer
tournament-invite = Send this link to everyone you want to invite.
tournament-bots = Bots
tournament-bots-count = Number of bots
tournament-bots-add = Add
tournament-programs = Programs
tournament-rated-tag = rated
tournament-missing = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
tournament-byes-hint = { $byes ->
    [one] One player would sit out each round; with { $count } more, nobody would.
   *[other] { $byes } players would sit out each round; with { $count } more, nobody would.
}
tournament-cancel = Cancel the tournament
tournament-cancel-sure = Cancel the tournament? Games in progress can still be finished, but there will be no further rounds.
tournament-start = Start the tournament
tournament-next = Start the next round
tournament-players = { $count ->
    [0] Players
    [one] { $count } player
   *[other] { $count } players
}
tournament-nobody = Nobody has entered yet.
tournament-left-tag = left, a bot is playing
tournament-standings = Standings
tournament-player = Player
tournament-points = Points
tournament-share = Score share
tournament-strength = Opponents
tournament-wins = Wins
tournament-games = Games
tournament-remove = Remove
tournament-remove-sure = Remove this player? A bot will finish their game and play the later rounds in their place. They cannot return.
tournament-percent = { $share }%
tournament-decimal = .
tournament-round = Round { $round }
tournament-table = Table { $table }
tournament-playing = in progress
tournament-duplicate-running = Every table of this round has the same luck: results and games can be seen when all tables are over.
tournament-byes = Bye: { $names }
tournament-record = Download the tournament record
tournament-how = How results are counted
tournament-how-points = Points: one for every opponent at your table who finishes behind you, half a point for everyone who shares your place.
tournament-how-duplicate = With the same luck at every table: your result is compared with those of the players in your seat at the other tables. What counts is first the number of opponents finishing behind, then the score share. You get one point for each of these players who did worse and half a point for each who did equally well, divided by their number.
tournament-how-share = First tie-break, score share: your average share of all points scored at your tables.
tournament-how-strength = Second tie-break, opponents: the average points of the players you met.
tournament-how-wins = Third tie-break: wins. Players who are still tied share the place.
tournament-how-bye = A bye counts as half of a table’s opponents. The numbers of byes of any two players differ by at most one.
tournament-how-left = A player who leaves is replaced by a bot, in the current game and in later rounds; the results stay under their name.
tournament-how-broken = A game ended early by agreement counts as a tie for everyone at the table.
tournament-how-seats = Seats are balanced: for each player, the number of games in any two seats differs by at most one.

## Refusals
tournament-refused-phase = That is not possible at this stage of the tournament.
tournament-refused-owner = Only the organizer can do that.
tournament-refused-admission = This tournament is not open to you: ask the organizer for the link.
tournament-refused-full = At most { $most } players can take part.
tournament-refused-entered = You are already taking part.
tournament-refused-program = This program is already taking part.
tournament-refused-not-entered = This player is not taking part.
tournament-refused-few = At least { $least } players are needed.
tournament-refused-rounds = There can be 1 to { $most } rounds.
tournament-refused-round = The round is not over yet.
tournament-refused-name = This name cannot be used.
limit-tournaments = { $most ->
    [one] You can organize { $most } unfinished tournament at a time.
   *[other] You can organize { $most } unfinished tournaments at a time.
}
limit-tournaments-all = There are too many unfinished tournaments on this server. Please try again later.
