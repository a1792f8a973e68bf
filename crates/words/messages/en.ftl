# What every game shares: set-ups refused, actions refused.

setup-players = This game is for { $least } to { $most } players, not { $players }.
setup-unknown-option = There is no option “{ $option }” (the options are: { $known }).
setup-rules = This program knows versions 1 to { $newest } of this game’s rules, not { $found }.
setup-unknown-value = The option “{ $option }” cannot be “{ $value }” (possible values: { $known }).

illegal-over = The game is over.
illegal-not-your-turn = It is not your turn.

# What is wrong with a record.

record-not-json = This is not a game record of this program, or it is incomplete.
record-too-large = This file is too large to be a game record.
record-no-such-game = There is no game “{ $game }” here.
record-format = This is not in the format of this program’s game records.
record-other-game = This is the record of another game.
record-setup = Its set-up cannot be played. { $why }
record-holders = Its list of players is wrong.
record-seed = Its seed does not match the hash it shows.
record-start = The draws of its set-up do not match.
record-unreadable = Step { $step }: “{ $action }” is not an action of this game.
record-refused = Step { $step }, { $who }: “{ $action }” is not allowed. { $why }
record-chance = Step { $step }: these draws are not possible.
record-not-from-seed = Step { $step }: the seed gives other draws.
record-continues = It claims to take over more steps from another game than it contains.
record-result = Its result is not the one these steps lead to.
record-steps = It has too many steps: the limit here is { $most }.
record-wrong = Its contents contradict each other.

## Chosen ahead

ahead-answer = { $what }
ahead-nothing = nothing
