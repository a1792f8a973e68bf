# What every game shares: set-ups refused, actions refused.

setup-players = Este juego es para { $least } a { $most } jugadores, no para { $players }.
setup-unknown-option = No existe la opción «{ $option }» (las opciones son: { $known }).
setup-rules = Este programa conoce las versiones 1 a { $newest } de las reglas de este juego, no la { $found }.
setup-unknown-value = La opción «{ $option }» no puede valer «{ $value }» (valores posibles: { $known }).

illegal-over = La partida ha terminado.
illegal-not-your-turn = No es tu turno.

# What is wrong with a record.

record-not-json = Esto no es una partida guardada por este programa, o está incompleta.
record-too-large = Este archivo es demasiado grande para ser una partida guardada.
record-no-such-game = Aquí no hay ningún juego «{ $game }».
record-format = Esto no tiene el formato de las partidas guardadas por este programa.
record-other-game = Es una partida de otro juego.
record-setup = Su preparación no se puede jugar. { $why }
record-holders = Su lista de jugadores es incorrecta.
record-seed = Su semilla no corresponde a la huella que indica.
record-start = Lo que se sorteó en su preparación no coincide.
record-unreadable = Jugada { $step }: «{ $action }» no es una acción de este juego.
record-refused = Jugada { $step }, { $who }: «{ $action }» no está permitido. { $why }
record-chance = Jugada { $step }: este resultado del azar no es posible.
record-not-from-seed = Jugada { $step }: la semilla da otro resultado.
record-continues = Dice tomar de otra partida más jugadas de las que contiene.
record-result = Su resultado no es el que se obtiene con estas jugadas.
record-steps = Tiene demasiadas jugadas: el límite aquí es { $most }.
record-wrong = Su contenido se contradice.

## Chosen ahead

ahead-answer = { $what }
ahead-nothing = nada
