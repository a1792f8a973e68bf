## The log
run-several = { $count } { $what }

## The end of a game
ending-analysis = Probabilidades y momentos decisivos
ending-scores = Gráfica de puntos
ending-replay = Repetición de la partida

## Ending it early, somebody who stays away
table-stop-alone = Terminar la partida
table-stop-sure = ¿Terminar esta partida ahora? No tendrá resultado.
table-silence = Si no hay respuesta antes de las { $time }, el bot toma el relevo.
table-come-back-of = { $name } ha vuelto

## A game looked at again
replay-moves = Jugadas
replay-play = Reproducir
replay-moment = Jugada 0:

## Settings
settings-compact = Mesas compactas
settings-compact-hint = Piezas más pequeñas y menos texto en la mesa, para quien se sabe los juegos de memoria. Solo en pantallas anchas.
settings-reading = Lectura
settings-large = Letra grande
settings-large-hint = Letras una cuarta parte más grandes en todas las páginas. Un tablero puede ser entonces más largo que la ventana.
settings-keys = Atajos de teclado
settings-keys-hint = Jugar con las teclas de letras, números y símbolos. Si lo desactivas, siguen funcionando las flechas, el tabulador e Intro.

## For the ear and the keyboard
skip-to-choices = Ir a tus opciones
keys-board = Tab lleva a cada parte del tablero; con las flechas pasas de un elemento a otro y ves su efecto
