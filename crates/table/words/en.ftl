## What the log of a table tells besides the game

story-sat = { $name } sits down.
story-sat-program = { $name }, a program of { $owner }, sits down.
story-left = { $name } leaves the table.
story-bot-added = { $name } joins the table.
story-started = The game begins.
story-undone =
    { $count ->
        [one] { $who } takes back the last decision.
       *[other] { $who } takes back { $count } decisions.
    }
story-handed-over = { $bot } plays for { $name } for a while.
story-taken-over = { $name } is away; { $bot } plays on.
story-returned = { $name } is back.
story-silent = { $name } did not answer in time; { $bot } plays on.
story-resigned = { $name } gives up; { $bot } plays on.
story-order-on = You leave a decision to a standing order: { $order }.
story-order-off = You decide this yourself again: { $order }.
story-asks-undo =
    { $count ->
        [one] { $name } asks to take back the last decision.
       *[other] { $name } asks to take back { $count } decisions.
    }
story-asks-take-over = { $name } asks that { $bot } plays for { $other }.
story-asks-stop = { $name } asks to break off the game.
story-agrees = { $name } agrees.
story-refuses = { $name } does not agree.
story-takes-request-back = { $name } takes the request back.
story-finished = The game is over.
story-stopped = The game was broken off by agreement.

## Standing orders of every game

order-forced = When there is only one thing I can do, do it

## Why something is refused

refusal-no-such-game = There is no game “{ $game }”.
refusal-opening = The beginning of this game cannot be replayed: { $why }
refusal-text-empty = Please write something.
refusal-text-too-long = This may have { $most } characters at most.
refusal-text-characters = This holds characters that are not allowed here.
refusal-begun = The game has begun already.
refusal-not-begun = The game has not begun yet.
refusal-over = The game is over.
refusal-not-owner = Only the one who set up the table can do this.
refusal-wrong-code = This table is by invitation, and the code is not right.
refusal-no-such-chair = There is no chair { $chair } at this table.
refusal-chair-taken = Chair { $chair } is taken.
refusal-chair-open = Nobody sits in chair { $chair }.
refusal-full = Every chair is taken.
refusal-already-seated = You sit at this table already.
refusal-chairs-open =
    { $count ->
        [one] One chair is still open.
       *[other] { $count } chairs are still open.
    }
refusal-not-seated = You hold no seat at this table.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-turn = It is not your turn.
refusal-unreadable = “{ $action }” is no action of this game.
refusal-no-actions = There is nothing to play in this list.
refusal-too-many-actions = At most { $most } actions can be played at once.
refusal-barrier-inside = Action { $at } draws or shows something, so nothing can follow it in the same list.
refusal-stale = The game has moved on since; look again before you decide.
refusal-chosen-already = You have chosen; take your choice back to change it.
refusal-not-chosen = There is no choice to take back.
refusal-not-all-chosen = Not everybody has chosen yet.
refusal-barrier = This can only be taken back if everybody agrees.
refusal-no-such-step = There is no step { $step } to go to.
refusal-request-open = Another request still waits for an answer.
refusal-no-request = There is no request to answer.
refusal-not-asked = Your answer is not needed.
refusal-bot-already = A bot plays for { $who } already.
refusal-no-return = This seat cannot be taken back.
refusal-not-a-bot = No bot plays for { $who }.
refusal-no-such-order = There is no standing order “{ $order }”.
refusal-not-due = No standing order is due for { $who }.
refusal-other-rules =
    { $step ->
        [0] This game was set up under other rules than today’s and cannot go on. What was played can still be read and downloaded.
       *[other] This game was played under other rules: from step { $step } on they differ, so it cannot go on. What was played before can still be read and downloaded.
    }
refusal-log-full = This table has reached the most it can keep.
refusal-too-fast =
    { $seconds ->
        [one] Not so fast: say more in a second.
       *[other] Not so fast: say more in { $seconds } seconds.
    }
refusal-said-enough = You have said { $most } things at this table, which is all it keeps of one person.
refusal-undone-enough = You have taken back { $most } times in this game, which is the most there is.
refusal-program-seated = This program sits at this table already.
refusal-for-people = Programs agree to everything and cannot ask for what needs consent.
refusal-silent-enough = This program was replaced more than { $most } times in this game, so it cannot come back.
refusal-not-yet = This can be seen when the game is over.
