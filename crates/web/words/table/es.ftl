## The end of a game
ending-curve = Puntuación y gráfica
ending-replay = Repetición de la partida

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
settings-keys-hint = Jugar con letras, cifras y signos. Sin ellos quedan las flechas, el tabulador e Intro.

## For the ear and the keyboard
skip-to-choices = Ir a tus opciones
keys-board = Tab lleva a cada parte del tablero; desde allí las flechas van de una cosa a otra y muestran su efecto
