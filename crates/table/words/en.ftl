## What the log of a table tells besides the game itself

story-sat = { $name } takes a seat.
story-sat-program = { $name }, { $owner }’s program, takes a seat.
story-left = { $name } leaves the table.
story-moved = { $name } moves to seat { $chair }.
story-swapped = { $name } and { $other } swap seats.
story-draw-on = Seats will be drawn when the game starts.
story-draw-off = Seats will stay as they are when the game starts.
story-players-set = The table is now for { $players } players.
story-bot-added = { $name } joins the table.
story-started = The game begins.
story-undone =
    { $count ->
        [one] { $who } undoes the last decision.
       *[other] { $who } undoes { $count } decisions.
    }
story-handed-over = { $bot } plays for { $name } for now.
story-taken-over = { $name } is away; { $bot } takes over.
story-returned = { $name } is back.
story-silent = { $name } did not answer in time; { $bot } takes over.
story-resigned = { $name } resigns; { $bot } takes over.
story-order-on = You turn on a standing order: { $order }.
story-order-off = You turn off a standing order: { $order }.
story-ahead = You choose something ahead.
story-ahead-withdrawn = You withdraw a choice made ahead.
story-asks-undo =
    { $count ->
        [one] { $name } asks to undo the last decision.
       *[other] { $name } asks to undo { $count } decisions.
    }
story-asks-take-over = { $name } proposes that { $bot } play for { $other }.
story-asks-stop = { $name } proposes ending the game early.
story-agrees = { $name } agrees.
story-refuses = { $name } does not agree.
story-takes-request-back = { $name } withdraws the proposal.
story-finished = The game is over.
story-stopped = The game was ended early.
story-shown = The round is over at all tables: everything may be seen now.

## Standing orders of every game

order-forced = Play my only option automatically

## Why something is refused

refusal-no-such-game = There is no game “{ $game }”.
refusal-opening = The start of this game cannot be replayed: { $why }
refusal-opening-too-long = A game cannot be continued from beyond step { $most }.
refusal-text-empty = Please write something.
refusal-text-too-long = This may be at most { $most } characters long.
refusal-text-characters = This contains characters that are not allowed here.
refusal-begun = The game has already started.
refusal-not-begun = The game has not started yet.
refusal-over = The game is over.
refusal-not-owner = Only the host of the table can do this.
refusal-wrong-code = This table is by invitation only, and the code is wrong.
refusal-no-such-chair = There is no seat { $chair } at this table.
refusal-chair-taken = Seat { $chair } is taken.
refusal-chair-open = Nobody is in seat { $chair }.
refusal-full = Every seat is taken.
refusal-already-seated = You are already at this table.
refusal-chairs-open =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
refusal-players-fixed = The number of players at this table is fixed.
refusal-too-many-seated = { $count } people are already at the table. Someone has to leave first.
refusal-not-seated = You have no seat at this table.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-turn = It is not your turn.
refusal-unreadable = “{ $action }” is not an action of this game.
refusal-no-actions = There is nothing to play in this list.
refusal-too-many-actions = At most { $most } actions can be played at once.
refusal-barrier-inside = Action { $at } draws or reveals something, so nothing can follow it in the same list.
refusal-stale = The game has moved on; look again before you decide.
refusal-chosen-already = You have already chosen; withdraw your choice to change it.
refusal-not-chosen = There is no choice to withdraw.
refusal-not-all-chosen = Not everyone has chosen yet.
refusal-barrier = This can only be undone if everyone agrees.
refusal-no-such-step = There is no step { $step } to go to.
refusal-request-open = Another proposal is still waiting for an answer.
refusal-no-request = There is no proposal to answer.
refusal-not-asked = Your answer is not needed.
refusal-bot-already = A bot is already playing for { $who }.
refusal-no-return = You cannot return to this seat.
refusal-not-a-bot = No bot is playing for { $who }.
refusal-no-such-order = There is no standing order “{ $order }”.
refusal-no-such-question = There is nothing called “{ $question }” to choose ahead.
refusal-no-answer = “{ $action }” does not answer this question.
refusal-ahead-enough = You have chosen ahead { $most } times in this game, which is the limit.
refusal-not-due = No standing order is due for { $who }.
refusal-damaged = The log of this table is damaged from entry { $entry } on. The table shows the last position that is certain and cannot continue until the administrator restores it from a backup; they have been notified.
refusal-other-rules =
    { $step ->
        [0] This game was set up under older rules and cannot continue. What was played can still be viewed and downloaded.
       *[other] This game was played under other rules, which differ from step { $step } on, so it cannot continue. What was played before can still be viewed and downloaded.
    }
refusal-log-full = This table has reached its limit and cannot store any more.
refusal-too-fast =
    { $seconds ->
        [one] Not so fast: wait a second before you write more.
       *[other] Not so fast: wait { $seconds } seconds before you write more.
    }
refusal-said-enough = You have posted { $most } messages at this table, which is the limit.
refusal-undone-enough = You have undone { $most } times in this game, which is the limit.
refusal-enough-orders = You have changed standing orders { $most } times in this game, which is the limit.
refusal-enough-requests = You have made { $most } proposals in this game, which is the limit.
refusal-enough-hand-overs = This seat has been handed to a bot { $most } times in this game, which is the limit.
refusal-enough-returns = You have returned to this seat { $most } times in this game, which is the limit.
refusal-enough-sits = You have taken a seat { $most } times at this table, which is the limit.
refusal-enough-chairs = The seats at this table have been changed { $most } times, which is the limit.
refusal-not-rateable = A rated game is played without the coach, with one player per screen, and from the start.
refusal-program-seated = This program is already seated at this table.
refusal-for-people = Programs agree to every proposal and cannot make any themselves.
refusal-silent-enough = This program has been replaced more than { $most } times in this game, so it cannot return.
refusal-not-yet = This can be seen once the game is over.

## Clocks

story-out-of-time = { $name } has run out of time; { $bot } takes over.
story-flag-fell = { $name } has run out of time. The others decide how to go on.
story-asks-pause = { $name } proposes pausing the clocks.
story-paused = The clocks are paused.
story-resumed = { $name } resumes the game; the clocks are running again.
refusal-no-clock = This table plays without clocks.
refusal-bad-clock = This clock is not possible. A live clock has between 5 seconds and 24 hours, with up to an hour added per turn; a game over days has 1 to 14 days per turn.
refusal-paused = The game is already paused.
refusal-not-paused = The game is not paused.
refusal-hours-zone = This time zone is not known.
refusal-hours-window = Your daily playing time must be at least { $hours } hours long.
refusal-hours-holidays = You can take at most { $most } days off per year.
refusal-hours-late = A day off must be announced at least one day ahead.
refusal-bad-delay = The delay for spectators must be 1 to 200 moves or 1 to 1440 minutes.
refusal-same-chance = Other tables share this luck, so draws cannot be undone.
