## The log
run-several = { $count } { $what }

## The end of a game
ending-analysis = Chances and turning points
ending-scores = Score graph
ending-replay = Replay the game

## Ending it early, somebody who stays away
table-stop-alone = End the game
table-stop-sure = End this game now? It will have no result.
table-silence = Without an answer by { $time }, the bot takes over.
table-come-back-of = { $name } is back

## A game looked at again
replay-moves = Moves
replay-play = Play
replay-moment = Step 0:

## Settings
settings-compact = Compact tables
settings-compact-hint = Smaller pieces and less text at the table, for those who know the games by heart. Only on wide screens.
settings-reading = Reading
settings-large = Large text
settings-large-hint = Text 25% larger, on every page. Boards may then be longer than the window.
settings-keys = Keyboard shortcuts
settings-keys-hint = Use letter, number and symbol keys while playing. When this is off, the arrow keys, Tab and Enter still work.

## For the ear and the keyboard
skip-to-choices = Skip to your choices
keys-board = Tab moves to each part of the board; the arrow keys move between its items and show what each one does
