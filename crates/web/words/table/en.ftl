## The end of a game
ending-curve = Scores and graph
ending-replay = Replay the game

## A game looked at again
replay-moves = Moves
replay-play = Play
replay-moment = Step 0:

## Settings
settings-compact = Compact tables
settings-compact-hint = Smaller pieces and less text at the table, for those who know the games by heart. Only on wide screens.
settings-reading = Reading
settings-large = Large text
settings-large-hint = Letters a quarter larger, on every page. Boards may then be longer than the window.
settings-keys = Keyboard shortcuts
settings-keys-hint = Play with letters, digits and signs. Without them, the arrows, Tab and Enter remain.

## For the ear and the keyboard
skip-to-choices = Skip to your choices
keys-board = Tab reaches every part of the board; from there the arrows go from thing to thing and show what each does
