## Accounts

people-sign-in = Sign in
people-sign-up = Create an account
people-sign-up-go = Create account
people-sign-up-text = You can play without an account. With one, you find your games on every device, your results are kept together, and you can play rated games. All it takes is a name and a password.
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
people-bring-hint = Untick this if someone else played them: this browser will then lose them.
people-name = Account name
people-name-hint = This is how others see you. No two accounts may have names that look alike.
people-password = Password
people-password-old = Current password
people-password-new = New password
people-password-hint = At least { $least } characters. A few words in a row are easy to remember.
people-password-bad = Please choose a longer password that is not your name.
people-password-change = Change password
people-password-ends = You will be signed out on all your other devices.
people-password-wrong = That is not your password.
people-no-account = No account yet?
people-has-account = Already have an account?
people-forgotten = Forgot your password? The administrator of this server can give you a link to choose a new one.
people-forgotten-title = Forgot your password?
people-forgotten-text = Enter your account name. If the account has a confirmed email address, we will send it a link to choose a new password.
people-forgotten-go = Send link
people-forgotten-sent = If there is such an account with a confirmed email address, a message is on its way. The link in it works once, within an hour.
people-forgotten-host = No email address? The administrator of this server can give you a link as well.
people-forgotten-mail = Someone, probably you, asked for a new password for the account { $name }. The link works once, within an hour.
people-forgotten-mail-foot = If it wasn’t you, ignore this message: your password stays the same.
people-forgotten-known = If you forget your password, we can send a link to choose a new one to your confirmed email address.
people-forgotten-unknown = Confirm an email address, and you can choose a new password yourself if you forget yours.
people-wrong = Wrong name or password.
people-banned = This account has been suspended by the administrator of this server.
people-too-many-attempts =
    { $minutes ->
        [one] Too many attempts. Please try again in a minute.
       *[other] Too many attempts. Please try again in { $minutes } minutes.
    }
people-name-taken = “{ $name }” is taken, or looks like a name that is. Please choose another.
people-name-of-account = “{ $name }” is the name of an account. Sign in if it is yours, or choose another name.
people-needs-account = Please sign in first.
people-since = Member since { $day }
people-devices = Your devices
people-devices-end = Sign out everywhere else
people-device-end = Sign out
people-device-here = this device
people-device-unknown = Unknown device
people-device-seen = signed in on { $created }, last seen on { $seen }
people-data = Your data
people-export-text = Everything stored about you, in one file.
people-export = Download my data
people-delete-text = Deleting your account cannot be undone.
people-delete = Delete account
people-delete-ask = Permanently delete the account { $name }?
people-delete-games = You are signed out on all devices, and your name, messages and settings are removed. The other players keep the games, without your name; where a game is still running, a bot takes your seat.
people-delete-go = Delete permanently
people-delete-not = Keep account
people-reset-title = Choose a new password
people-reset-text = For the account { $name }. You will be signed out on all devices.
people-reset-go = Save and sign in
people-reset-gone = This link has already been used or has expired. Ask for a new one.
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
people-no-games = No matching games.
people-my-result = Your result: place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
people-more-games =
    { $count ->
        [one] One more game; narrow the search to see it.
       *[other] { $count } more games; narrow the search to see them.
    }
people-filter-game = Game
people-filter-any = All games
people-filter-state = Status
people-state-all = All
people-state-running = In progress
people-state-finished = Finished
people-filter-with = Played with
people-filter-go = Show
people-statistics = Statistics
people-stat-hint = “Ahead” is the share of opponents you finished ahead of; a tie counts half.
people-stat-line =
    { $games ->
        [one] 1 game, { $won } won, ahead of { $ahead }% of opponents
       *[other] { $games } games, { $won } won, ahead of { $ahead }% of opponents
    }
people-percent = { $share }%
people-stat-players = Number of players
people-stat-seats = Seat at the table
people-stat-opponents = Opponent
people-stat-games = Games
people-stat-won = Won
people-stat-ahead = Ahead
people-stat-points = Average points
people-stat-from = Points from
people-stat-usual = Average
people-stat-when-won = In games won
people-built = Built
people-built-share = Win rate
people-built-hint =
    { $count ->
        [one] Built by the end of your last game
       *[other] Built by the end of your last { $count } games; you won { $share }% of them
    }
people-acquaintances = People you have played with
people-acquaintances-hint = You can invite them with one click when you set up a table.
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
people-ladders = Rankings
people-ladder = Ranking: { $game }
people-ladder-text = Rated games count for the ranking. Everyone starts at 1000; the number after ± is the uncertainty, which shrinks with every game. Players are ranked by rating minus uncertainty.
people-ladder-nobody = Nobody has played a rated game yet. Tick “rated” when you set up a table.
people-ladder-who = Player
people-ladder-bot = our bot
people-ladder-hint = Bots are placed by measured strength.
people-rated = This game is rated: the result counts for the players’ ratings.
people-rated-choice = Rated game
people-rated-hint = Counts for the players’ ratings. No coach; only for people with an account and our bots.
people-rated-needs-account = You need an account for rated games: sign in first.
people-rated-no-programs = Other people’s programs cannot play in a rated game.

## Invitations, blocking and muting

people-invite-title = Invite people you have played with
people-invite-to = Invite to { $game }
people-invite-not = You cannot invite anyone to this table.
people-invitations = Invitations
people-invited-by = { $name } invites you
people-invitation-go = View table
people-invitation-no = No thanks
people-blocked = You cannot join this table.
people-block = Block
people-block-not = Unblock
people-mute = Mute
people-mute-not = Unmute
people-marks-hint = People you block cannot join your tables or invite you. You do not see what people you mute write. They are not told.
people-to-page = This player’s page, in a new tab
people-marked = Blocked and muted
people-is-block = blocked
people-is-mute = muted

## What a form has done

done-saved = Saved.
done-signed-out = You are signed out.
done-device-ended = That device is signed out.
done-devices-ended = All other devices are signed out.
done-password-changed = Your password has been changed. All other devices are signed out.
done-account-deleted = Your account has been deleted.
done-muted = Muted: you no longer see what this player writes.
done-muted-not = You see again what this player writes.
done-blocked = Blocked: this player can no longer join your tables or invite you.
done-blocked-not = No longer blocked.
done-invited = Invitation sent.
done-declined = Invitation declined.
done-channel-added = Added.
done-channel-removed = Removed. Nothing is sent there any more.
done-token-revoked = Token revoked.
done-bot-removed = Bot removed.
done-renamed = Account renamed.
done-banned = Account suspended and signed out everywhere.
done-banned-not = Suspension lifted.
done-promoted = This account is now an administrator.
done-demoted = This account is no longer an administrator.
done-removed = Account deleted.
done-game-stopped = Game ended.
done-table-cleared = Table cleared.

admin-title = Administration

## The administrator’s page

admin-accounts = Accounts
admin-more = More
admin-account =
    { $tables ->
        [one] created { $created }, one table
       *[other] created { $created }, { $tables } tables
    }
admin-seen = last seen { $day }
admin-is-admin = administrator
admin-is-banned = suspended
admin-actions = Actions
admin-do-reset = Password reset link
admin-do-rename = Rename
admin-do-ban = Suspend
admin-do-unban = Lift suspension
admin-do-promote = Make administrator
admin-do-demote = Remove as administrator
admin-new-name = New name
admin-not-yourself = You cannot do this to your own account.
admin-reset-text = Send this link to { $name }. It works once and expires after two days. It is shown only once.
admin-back = Back
admin-tables = Tables
admin-no-tables = No such tables.
admin-table-gathering = waiting for players
admin-table-playing = in progress
admin-table-last = last activity { $when }
admin-stop = End this game
admin-stop-ask = End this game of { $game } ({ $names }) now? It cannot be continued. Everyone can still look at it for a while.
admin-clear = Clear this table
admin-clear-ask = Remove everyone from this table of { $game } ({ $names })? An empty table is listed nowhere and is soon deleted.
admin-numbers = Numbers and limits
admin-limits = Limits
admin-limits-text = The most there may be at once; per address, usually the number created in a day.
admin-per-person = Per person
admin-per-address = Per address
admin-altogether = Total
admin-links = Links for other devices
admin-tokens = API tokens
admin-bots = Registered bots
admin-invitations = Open invitations
admin-marks = Blocked or muted people
admin-channels = Notification channels
admin-confirmations = Confirmation and password emails per day
admin-tournaments = Unfinished tournaments
admin-outbox = Outgoing notifications
admin-outbox-text = Messages to people whose page is closed. Failed messages are retried at increasing intervals, then dropped.
admin-outbox-kind = Channel
admin-outbox-channels = In use
admin-outbox-waiting = Waiting
admin-outbox-retried = Being retried
admin-outbox-failed = Dropped
admin-outbox-fine = No failed messages recently.
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
admin-passwords = Passwords checked since start
admin-fallbacks = Moves played because a bot failed
admin-panics = Program errors
admin-retention = Retention
admin-retention-text = Since the last activity. Finished games and accounts are kept.
admin-keep-sessions = Signed-in browsers:
admin-keep-unused-sessions = Guests who have not played:
admin-keep-empty = Empty tables:
admin-keep-gathering = Tables waiting for players:
admin-keep-entering = Tournaments waiting for players:
admin-keep-abandoned = Abandoned games:
admin-keep-stopped = Games ended early:
admin-keep-records = Uploaded records:
admin-keep-tokens = Unused tokens:
admin-keep-notices = Notifications sent:
admin-keep-channels = Unused notification channels:
admin-keep-deals = Games of the day:
admin-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
admin-errors = Recent warnings and errors
admin-no-errors = None since start.

## How somebody plays

play-title = How you play
play-intro = What your decisions cost compared with the best choice, and which bot level plays about as well. Only you can see this page.
play-nothing = You have not finished a game here yet.
play-waiting = { $count ->
    [one] One game is still being analysed.
   *[other] { $count } games are still being analysed.
}
play-waiting-one = Your decisions are still being analysed. Reload this page in a moment.
play-again = Reload
play-over = { $count ->
    [0] In this game
    [one] In your last game
   *[other] In your last { $count } games
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
play-like-one = you played at about { $level } level.
play-like-some = you played at about { $level } level (anything from { $least } to { $most } is possible).
play-range = { $like } ({ $least } to { $most })
play-strengths = Your strengths: { $kinds }.
play-weaknesses = Your weaknesses: { $kinds }.
play-most-to-gain = Most to gain: { $kinds } ({ $cost } per game).
play-kind = Decision
play-decisions = Number
play-cost = Cost per decision
play-like = Most like
play-per-game = Cost per game
play-look-again = Worth another look
play-cost-one = cost { $cost }
play-puzzles = Practise with a puzzle
play-most-counted = A single decision counts as at most { $most } here.
play-how = How this is measured
play-how-text = Every decision is compared with the others you could have made, in imagined games based only on what you could know at that moment. Its cost is how much lower your chance of finishing ahead of an opponent is than after the best choice, averaged over your opponents; more than 3% counts as 3%, because how often you err says more than how much was at stake. The levels were measured in the same way, against medium bots, in every seat. The range covers the levels that together have a probability of 90%. Moves that bots made for you do not count, and games that others may still be playing today are analysed later.
play-one-cost = { $count ->
    [one] One decision
   *[other] { $count } decisions
}; on average, each cost you { $cost } (± { $error }) of the chance of finishing ahead of an opponent.
play-you = You
play-hint = The table shows what a decision costs on average, for you and for every level. A single game says little: easy decisions are also a matter of luck.
play-all = How you play, all games
