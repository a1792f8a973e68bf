## The end of a game
ending-curve = Wertung und Verlauf
ending-replay = Partie ansehen

## A game looked at again
replay-moves = Züge
replay-play = Abspielen
replay-moment = Zug 0:

## Settings
settings-compact = Kompakte Tische
settings-compact-hint = Kleinere Teile und weniger Text am Tisch, für alle, die die Spiele auswendig kennen. Nur auf breiten Bildschirmen.
settings-reading = Lesen
settings-large = Große Schrift
settings-large-hint = Um ein Viertel größere Buchstaben auf allen Seiten. Ein Spielplan kann dann länger sein als das Fenster.
settings-keys = Tastenkürzel
settings-keys-hint = Mit Buchstaben, Ziffern und Zeichen spielen. Ohne sie bleiben Pfeile, Tabulator und Eingabetaste.

## For the ear and the keyboard
skip-to-choices = Zu den Aktionen springen
keys-board = Tab führt zu jedem Teil des Spielplans; von dort führen die Pfeile zu allem, was darauf liegt, und zeigen, was es bewirkt
