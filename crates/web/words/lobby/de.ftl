# Front page, new table, lobby, rematch, and the frame around every page.

## Frame
nav-menu = Menü

## Front page
front-continue = Weiterspielen
front-continue-all = Alle { $count } Partien, die du fortsetzen kannst
front-picture = Ein Tisch von { $game }, von oben gesehen
front-now = Was gerade läuft
front-now-none = Im Moment wartet niemand auf Mitspieler. Eröffne einen Tisch und schick deinen Freunden den Link.
fact-for = Für
fact-time = Spieler und Dauer
fact-difficulty = Anspruch
game-puerto-rico-for = alle, die gern planen: kaum Glück, und jede gewählte Rolle nützt auch den anderen
game-san-juan-for = zwei bis vier, die Karten mögen: schnelle Züge und jedes Mal eine andere Stadt
game-santiago-for = Familien und gemischte Runden: wenige Regeln, kurze Züge und gute Geschäfte
game-mundus-novus-for = alle, die gern handeln und die Karten der anderen im Blick behalten
difficulty-2 = leicht zu lernen
difficulty-3 = mittel
difficulty-4 = anspruchsvoll

## New table
new-who = Du und dein Tisch
new-players = Anzahl der Spieler
new-level = Wie gut spielen die Bots?
new-level-measured = Gemessene Spielstärke
new-seats = Plätze
new-seat = Platz { $row }
new-bot = Bot
new-bots-levels = Ein Bot dieser Stufe
new-bots-characters = Ein Bot mit eigenem Stil
new-bots-yardsticks = Vergleichsbots
level-beginner = Für deine allerersten Partien
level-easy = Entspannt, sobald du die Regeln kennst
level-medium = Ein fairer Kampf für alle, die öfter spielen
level-hard = Eine Herausforderung für Erfahrene
level-expert = Unser stärkster Bot

## Before the game
room-change = Ändern
room-level = Bot auf Platz { $chair }
room-talk-seated = Nimm Platz, um mitzureden.
room-sit-here = Hier sitzen
room-up = { $name } einen Platz nach oben
room-down = { $name } einen Platz nach unten
room-drawn = Die Plätze werden beim Start der Partie ausgelost.
room-arrange = Plätze selbst verteilen
room-draw = Plätze auslosen
room-seat = Platz
room-seat-number = Platz { $chair }

## Rematch
rematch-seats = Plätze in der nächsten Partie
rematch-rotated = alle rücken einen Platz auf
rematch-drawn = Plätze auslosen
rematch-same = gleiche Plätze
new-by-clock = gleichzeitig, wenn Züge Tage dauern
