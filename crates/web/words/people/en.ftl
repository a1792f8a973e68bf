## Accounts

people-sign-in = Sign in
people-sign-up = Create an account
people-sign-up-go = Create the account
people-sign-up-text = You can play without an account. With one, your games follow you to every device, your results are kept together, and you can play rated games. All it takes is a name and a password.
people-keeps =
    { $count ->
        [one] The game in this browser stays yours.
       *[other] The { $count } games in this browser stay yours.
    }
people-bring =
    { $count ->
        [one] Bring the game in this browser along
       *[other] Bring the { $count } games in this browser along
    }
people-bring-hint = Untick this if somebody else played them: they are then lost to this browser.
people-name = Account name
people-name-hint = This is how others see you. No two accounts have names that look alike.
people-password = Password
people-password-old = Current password
people-password-new = New password
people-password-hint = At least { $least } characters. A few words in a row are easy to remember.
people-password-bad = Please choose a longer password that is not your name.
people-password-change = Change the password
people-password-ends = All your other devices will be signed out.
people-password-wrong = That is not your password.
people-no-account = No account yet?
people-has-account = Already have an account?
people-forgotten = Forgotten your password? Whoever runs this server can give you a link to choose a new one.
people-forgotten-title = Forgotten your password?
people-forgotten-text = Enter the name of your account. If it has a confirmed e-mail address, we send a link there to choose a new password.
people-forgotten-go = Send the link
people-forgotten-sent = If there is such an account with a confirmed e-mail address, a message is on its way. The link in it works once, for one hour.
people-forgotten-host = No e-mail address? Whoever runs this server can give you a link as well.
people-forgotten-mail = Somebody, probably you, asked for a new password for the account of { $name }. The link works once, for one hour.
people-forgotten-mail-foot = If it was not you, ignore this message: your password stays as it is.
people-forgotten-known = If you forget your password, a link to choose a new one goes to the e-mail address you confirmed.
people-forgotten-unknown = If you confirm an e-mail address, you can choose a new password yourself should you forget it.
people-wrong = The name or the password is wrong.
people-banned = This account has been suspended by whoever runs this server.
people-too-many-attempts =
    { $minutes ->
        [one] Too many attempts. Please try again in a minute.
       *[other] Too many attempts. Please try again in { $minutes } minutes.
    }
people-name-taken = “{ $name }” is taken, or looks like a name that is. Please choose another.
people-name-of-account = “{ $name }” is the name of an account. Sign in if it is yours, or choose another name.
people-needs-account = Please sign in first.
people-since = Here since { $day }
people-devices = Your devices
people-devices-end = Sign out everywhere else
people-device-end = Sign out
people-device-here = this device
people-device-unknown = Unknown device
people-device-seen = signed in { $created }, last seen { $seen }
people-data = Your data
people-export-text = Everything kept about you, in one file.
people-export = Download my data
people-delete-text = Deleting your account cannot be undone.
people-delete = Delete the account
people-delete-ask = Delete the account of { $name } for good?
people-delete-games = Your devices are signed out, and your name, your messages and your settings are removed. The games stay for the others, without your name; where one is still running, a bot plays on for you.
people-delete-go = Delete for good
people-delete-not = Keep it
people-reset-title = Choose a new password
people-reset-text = For the account of { $name }. All devices will be signed out.
people-reset-go = Save and sign in
people-reset-gone = This link has been used or has expired. Ask for a new one.
limit-accounts = { $most } accounts have been created from your network today. Please try again tomorrow.
limit-invitations = There are already { $most } open invitations.
limit-marks = You have already blocked or muted { $most } people.

## Own games, public pages, ratings

people-mine = My games
people-nobody-yet = You have not played here yet, or not in this browser.
people-guest = Guest
people-guest-text = You are playing as a guest: only this browser knows you.
people-public = My public page
people-account = Account
people-no-games = No games match.
people-my-result = Your result: place { $place }, { $points } points
people-more-games =
    { $count ->
        [one] One more game; narrow the search to see it.
       *[other] { $count } more games; narrow the search to see them.
    }
people-filter-game = Game
people-filter-any = All games
people-filter-state = Status
people-state-all = All
people-state-running = Running
people-state-finished = Finished
people-filter-with = Played with
people-filter-go = Show
people-statistics = Statistics
people-stat-hint = “Ahead” is the share of opponents you finished ahead of; a tie counts half.
people-stat-line =
    { $games ->
        [one] 1 game, { $won } won, ahead of { $ahead }%
       *[other] { $games } games, { $won } won, ahead of { $ahead }%
    }
people-percent = { $share }%
people-stat-players = Number of players
people-stat-opponents = Opponent
people-stat-games = Games
people-stat-won = Won
people-stat-ahead = Ahead
people-stat-points = Points on average
people-stat-from = Points from
people-stat-usual = On average
people-stat-when-won = In games won
people-built = Built
people-built-share = Won with it
people-built-hint =
    { $count ->
        [one] What stood at the end of the last game
       *[other] What stood at the end of the last { $count } games; { $share }% of them were won
    }
people-acquaintances = People I have played with
people-acquaintances-hint = When you set up a table, you can invite them with one click.
people-games-together =
    { $count ->
        [one] one game together
       *[other] { $count } games together
    }
people-results = Results
people-no-results = No finished games yet.
people-ratings = Ratings
people-rating = Rating
people-curve =
    { $games ->
        [one] Rating { $rating } after one game
       *[other] Rating { $rating } after { $games } games
    }
people-ladders = Ladders
people-ladder = Ladder: { $game }
people-ladder-text = Rated games decide who stands where. Everybody starts at 1000; the number after ± says how far the rating may still be off, and shrinks with every game. The order goes by what is certain.
people-ladder-nobody = Nobody has played a rated game yet. Tick “rated” when you set up a table.
people-ladder-who = Player
people-ladder-bot = our bot
people-ladder-hint = The bots stand where measurements put them.
people-rated = This game is rated: the result counts for the players’ ratings.
people-rated-choice = Rated game
people-rated-hint = Counts for the players’ ratings. Without the coach, and only for people with an account and our bots.
people-rated-needs-account = Rated games are for people with an account: sign in first.
people-rated-no-programs = Other people’s programs cannot play in a rated game.

## Invitations, blocking and muting

people-invite-title = Invite people you have played with
people-invite-not = You cannot invite anybody to this table.
people-invitations = Invitations
people-invited-by = { $name } invites you
people-invitation-go = Have a look
people-invitation-no = No thanks
people-blocked = You cannot sit down at this table.
people-block = Block
people-block-not = Unblock
people-mute = Mute
people-mute-not = Unmute
people-marks-hint = Blocked people cannot sit at your tables or invite you. What muted people say is not shown to you. They are not told.
people-marked = Blocked and muted
people-is-block = blocked
people-is-mute = muted
admin-title = Host

## The page of the host

admin-accounts = Accounts
admin-more = More
admin-account =
    { $tables ->
        [one] created { $created }, one table
       *[other] created { $created }, { $tables } tables
    }
admin-seen = last seen { $day }
admin-is-admin = host
admin-is-banned = suspended
admin-actions = Actions
admin-do-reset = Link to a new password
admin-do-rename = Rename
admin-do-ban = Suspend
admin-do-unban = Lift the suspension
admin-do-promote = Make a host
admin-do-demote = No longer a host
admin-new-name = New name
admin-not-yourself = You cannot do this to your own account.
admin-reset-text = Send this link to { $name }. It works once and expires after two days. It is shown only now.
admin-back = Back
admin-numbers = Numbers and limits
admin-limits = Limits
admin-limits-text = How much there may be at once; from one address, of most things, the new ones of a day.
admin-per-person = Per person
admin-per-address = Per address
admin-altogether = Altogether
admin-links = Links to other devices
admin-tokens = Tokens of programs
admin-bots = Registered bots
admin-invitations = Open invitations
admin-marks = Blocked or muted people
admin-channels = Channels for notices
admin-confirmations = Confirmation and password mails in a day
admin-tournaments = Tournaments that are not over
admin-outbox = Notices on their way
admin-outbox-text = What is sent to people whose page is closed. A message that does not arrive is tried again with growing pauses, then given up.
admin-outbox-kind = By
admin-outbox-channels = In use
admin-outbox-waiting = Waiting
admin-outbox-retried = Being retried
admin-outbox-failed = Given up
admin-outbox-fine = Everything has arrived lately.
admin-outbox-again =
    { $tries ->
        [one] Tried once so far.
       *[other] Tried { $tries } times so far.
    }
admin-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
admin-what = What
admin-now = Now
admin-sessions = Signed-in browsers
admin-gathering = Tables waiting for players
admin-unfinished = Unfinished games
admin-finished = Finished games
admin-in-memory = Tables in memory
admin-records = Uploaded records
admin-rewrites = Games still to be anonymised or moved to an account
admin-passwords = Passwords checked since the start
admin-fallbacks = Moves played because a bot failed
admin-panics = Faults of the program
admin-retention = What is kept how long
admin-retention-text = Counted from the last activity. Finished games and accounts stay.
admin-keep-sessions = Signed-in browsers:
admin-keep-unused-sessions = Guests who have not played:
admin-keep-empty = Tables where nobody sits:
admin-keep-gathering = Tables waiting for players:
admin-keep-entering = Tournaments waiting for players:
admin-keep-abandoned = Abandoned games:
admin-keep-stopped = Games ended early:
admin-keep-records = Uploaded records:
admin-keep-tokens = Unused tokens:
admin-keep-notices = Notices sent:
admin-keep-channels = Channels for notices that are never used:
admin-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
admin-errors = Recent warnings and errors
admin-no-errors = None since the start.

## How somebody plays

play-title = How you play
play-intro = What your decisions cost you against the best choice, in your finished games, and which level of bot loses as much. Only you see this page.
play-nothing = You have not finished a game here yet.
play-waiting = { $count ->
    [one] One game is still being looked at.
   *[other] { $count } games are still being looked at.
}
play-waiting-one = Your decisions are still being looked at. Open this page again in a moment.
play-again = Look again
play-over = { $count ->
    [one] In your last game:
   *[other] In your last { $count } games:
}
play-too-few = { $count ->
    [one] One decision is too little to compare you with a level.
   *[other] { $count } decisions are too few to compare you with a level.
}
play-too-few-one = You had { $count ->
    [0] no real choice
    [one] one real choice
   *[other] { $count } real choices
} in this game; it takes { $least } to compare you with a level.
play-like-one = you play most like { $level }.
play-like-some = you play most like { $level }; { $least } to { $most } are possible.
play-range = { $like } ({ $least } to { $most })
play-strengths = Better than the rest of your play: { $kinds }.
play-weaknesses = Weaker than the rest of your play: { $kinds }.
play-most-to-gain = You have most to gain here: { $kinds } ({ $cost } a game).
play-kind = Decision
play-decisions = How many
play-cost = Cost of one
play-like = Most like
play-per-game = Cost per game
play-look-again = Worth another look
play-cost-one = cost { $cost }
play-puzzles = Practise with a puzzle
play-how = How this is measured
play-how-text = Every decision is compared with the others you could have made, in imagined games that hold only what you could know at that moment. Its cost is how much your chance of finishing ahead of an opponent fell, on average over your opponents, compared with the best choice; more than 3% counts as 3%, because how often you err says more than how much hung on it. The levels were measured in the same way, against medium bots in every seat. The range names the levels that are together 90% likely. Bots that played for you do not count, and games that others may still be playing today are looked at later.
play-one-cost = { $count ->
    [one] One decision
   *[other] { $count } decisions
}, each cost you { $cost } on average (± { $error }) of the chance of finishing ahead of an opponent.
play-you = You
play-hint = The table shows what a decision costs you and every level on average. One game says little: luck with easy decisions is part of it.
play-all = How you play over all your games
