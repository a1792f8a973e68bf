## The log
run-several = { $count } { $what }

## The end of a game
ending-analysis = Chancen und Wendepunkte
ending-scores = Punkteverlauf
ending-replay = Partie ansehen

## Ending it early, somebody who stays away
table-stop-alone = Partie abbrechen
table-stop-sure = Diese Partie jetzt abbrechen? Sie endet dann ohne Ergebnis.
table-silence = Ohne Antwort bis { $time } übernimmt der Bot.
table-come-back-of = { $name } ist wieder da

## A game looked at again
replay-moves = Züge
replay-play = Abspielen
replay-moment = Zug 0:

## Settings
settings-compact = Kompakte Tische
settings-compact-hint = Kleinere Teile und weniger Text am Tisch, für alle, die die Spiele auswendig kennen. Nur auf breiten Bildschirmen.
settings-reading = Lesbarkeit
settings-large = Große Schrift
settings-large-hint = Um ein Viertel größere Buchstaben auf allen Seiten. Ein Spielplan kann dann länger sein als das Fenster.
settings-keys = Tastenkürzel
settings-keys-hint = Mit Buchstaben-, Ziffern- und Zeichentasten spielen. Ausgeschaltet funktionieren weiterhin Pfeiltasten, Tabulator und Eingabetaste.

## For the ear and the keyboard
skip-to-choices = Zu den Aktionen springen
keys-board = Tab führt zu jedem Teil des Spielplans; mit den Pfeiltasten gehst du von Element zu Element und siehst, was es bewirkt
