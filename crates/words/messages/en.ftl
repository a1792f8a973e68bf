# What the whole house says, whatever the game: set-ups refused, actions refused.

setup-players = This game is for { $least } to { $most } players, not { $players }.
setup-unknown-option = There is no option “{ $option }” (there are: { $known }).
setup-rules = This program knows the rules of this game in versions 1 to { $newest }, not { $found }.
setup-unknown-value = The option “{ $option }” cannot be “{ $value }” (possible: { $known }).

illegal-over = The game is over.
illegal-not-your-turn = It is not your turn.

# What is wrong with a record.

record-not-json = It is not a record of this program, or not a whole one.
record-too-large = It is too large for a record.
record-no-such-game = “{ $game }” is not played here.
record-format = It is not in the format of this program’s records.
record-other-game = It is a record of another game.
record-setup = Its set-up is not playable. { $why }
record-holders = Its list of players is wrong.
record-seed = Its seed is not the one whose hash it shows.
record-start = The outcomes of chance of its set-up do not fit.
record-unreadable = Step { $step }: “{ $action }” is no action of this game.
record-refused = Step { $step }, { $who }: “{ $action }” is not allowed. { $why }
record-chance = Step { $step }: these outcomes of chance are not possible.
record-not-from-seed = Step { $step }: its seed gives other outcomes of chance.
record-continues = It claims more steps from another game than it has.
record-result = Its result is not the one that these steps lead to.
record-wrong = What it says does not fit together.
