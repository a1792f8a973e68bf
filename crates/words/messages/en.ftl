# What the whole house says, whatever the game: set-ups refused, actions refused.

setup-players = This game is for { $least } to { $most } players, not { $players }.
setup-unknown-option = There is no option “{ $option }” (there are: { $known }).
setup-rules = This program knows the rules of this game in versions 1 to { $newest }, not { $found }.
setup-unknown-value = The option “{ $option }” cannot be “{ $value }” (possible: { $known }).

illegal-over = The game is over.
illegal-not-your-turn = It is not your turn.
