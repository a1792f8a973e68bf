## Clocks: the form, the table, the settings

clock-field = Thinking time
clock-field-hint = Time in days only runs during each player’s own playing hours, which they choose in their settings. Bots and programs have no clock.
clock-none = No clock
clock-live = Live: { $minutes } min + { $seconds } s per turn
clock-days =
    { $days ->
        [one] One day per turn
       *[other] { $days } days per turn
    }
clock-end = When time runs out
clock-end-bot = A bot takes over: { $level }
clock-end-decide = The opponents decide
clock-end-hint = You can take your seat back from a bot at any time.
clock-title = Clocks
clock-yours = You
clock-when = { $weekday } { $day }, { $time }
clock-by = by { $when } (your time)
clock-by-utc = by { $when } (UTC)
clock-weekday-1 = Monday
clock-weekday-2 = Tuesday
clock-weekday-3 = Wednesday
clock-weekday-4 = Thursday
clock-weekday-5 = Friday
clock-weekday-6 = Saturday
clock-weekday-7 = Sunday
clock-low = You are running out of time.
clock-fallen = out of time
clock-call = Let a bot play for { $name }
clock-decide = { $name } has run out of time. You can wait, call in a bot, or propose ending the game.
clock-pause = Propose a pause
clock-resume = Resume
clock-paused = The clocks are paused.
clock-hours-link = Playing hours and days off
clock-request-pause = pause the clocks

hours-title = Playing hours
hours-text = In games over several days, your clock only runs during these hours. Changes apply from your next turn.
hours-zone = Time zone
hours-from = From
hours-to = To
hours-to-hint = Enter the same time twice for the whole day.
hours-first = Days off, from
hours-last = Until (inclusive)
hours-holidays-hint = Your clock stops on days off. Enter them at least a day ahead; you have { $most } per year.
hours-remove = Remove
hours-add = Save playing hours
hours-span = { $first } to { $last }
hours-bad-time = Please enter times like 08:30.
hours-bad-date = Please enter dates like 2026-12-24, the last not before the first.

## Spectators

watch-field = Watching
watch-field-hint = Once the game is over, everyone who may watch sees everything.
watch-nobody = Nobody may watch
watch-live = Anyone may see what is public
watch-moves = All hands shown, { $count ->
    [one] { $count } move
   *[other] { $count } moves
} behind
watch-minutes = All hands shown, { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} behind
watch-delayed-moves = You are watching { $count ->
    [one] { $count } move
   *[other] { $count } moves
} behind, with all hands open.
watch-delayed-minutes = You are watching { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} behind, with all hands open.
watch-from = Watch from the seat of
watch-soon = The game has started. You can watch it with a delay: this page will show it as soon as the delay has passed.
watchers-now = Watching: { $names }
watchers-guests =
    { $count ->
        [one] one guest
       *[other] { $count } guests
    }
tv-title = Live games
tv-text = Games being played right now that anyone may watch.
tv-none = No games to watch at the moment.
tv-watching =
    { $count ->
        [one] one watching
       *[other] { $count } watching
    }
