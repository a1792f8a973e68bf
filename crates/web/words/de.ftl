## Everywhere
skip = Zum Inhalt springen
nav = Hauptmenü
nav-tables = Tische
nav-rules = Regeln & Hilfe
nav-settings = Einstellungen
nav-about = Info
foot = Mit Sorgfalt gemacht. Alle Texte und Bilder sind unsere eigenen.
to-front = Zur Startseite
copy = Kopieren
copied = Kopiert
yes = Ja
no = Nein
here = online
away = abwesend
bot = Bot
colon = :

## The games
game-puerto-rico = Puerto Rico
game-puerto-rico-line = Pflanzen, bauen, verschiffen: Du wählst eine Rolle, und alle kommen zum Zug.
game-san-juan = San Juan
game-san-juan-line = Puerto Rico, das Kartenspiel: Jede Karte ist Gebäude, Ware oder Geld.
game-santiago = Santiago de Cuba
game-santiago-line = Ein Auto für alle: Fahr durch die Stadt, mach Geschäfte und belade das Schiff.
game-mundus-novus = Mundus Novus
game-mundus-novus-line = Anbieten, nehmen, tauschen: Handel in der Neuen Welt mit Sets, Karavellen und 75 Dublonen.
fact-players = { $least ->
    [one] { $least } Person
   *[other] { $least } bis { $most } Personen
}
fact-minutes = { $least } bis { $most } Minuten
play-now = Gegen Bots spielen
invite-friends = Freunde einladen

## Front page and lists
front-title = Handel und Plantagen in der Karibik
front-text = Spiel mit Freunden im selben Raum, mit Freunden in der Ferne oder gegen Bots. Du brauchst nur einen Namen.
front-all-tables = Alle Tische
front-upload = Aufzeichnung öffnen
tables-mine = Deine Tische
tables-open = Offene Tische
tables-running = Laufende Partien
tables-over = Beendete Partien
tables-none = Noch kein Tisch da. Mit zwei Klicks eröffnest du einen.
tables-new = Neuer Tisch
tables-go = Weiter
tables-sit = Mitspielen
tables-watch = Zuschauen
tables-look = Ansehen
tables-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
tables-step = Zug { $step }
tables-finished = beendet
tables-won = Sieg: { $names }
tables-stopped = abgebrochen

## New table
new-name = Dein Name
new-name-example = Anne
new-you = Du
new-open = Freund (per Link)
new-here = Jemand an diesem Bildschirm
new-here-name = Name, falls hier am Bildschirm
new-start = Partie starten
new-invite = Tisch eröffnen
new-more = Regeln und weitere Optionen
new-rules = Regeln dieser Partie
new-table = Der Tisch
new-pace = Bots spielen
new-public = Für alle offen
new-public-hint = Der Tisch steht in der Liste; eine Einladung ist nicht nötig.
new-draw = Plätze auslosen
new-draw-hint = Sonst fängst du an.
new-coach = Wer den Coach fragen darf
new-coach-bots = du, wenn sonst nur Bots mitspielen
new-coach-yes = alle
new-coach-no = niemand
new-coach-hint = Wer am Zug ist, kann die drei besten Möglichkeiten mit Begründung sehen.
new-needs-name = Platz { $row } ist für jemanden an diesem Bildschirm: Gib den Namen ein.
pace-calm = langsam (2,5 Sekunden pro Zug)
pace-human = in menschlichem Tempo (1 s pro Zug)
pace-brisk = schnell
pace-instant = sofort
bot-beginner = Anfänger
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = Experte
bot-random = Zufall
bot-greedy = gierig
bot-corn-shipper = Maisverschiffer
bot-master-builder = Stadtbaumeister
bot-coffee-trader = Kaffeehändler
bot-quarry-builder = Steinmetz
bot-careful-planter = umsichtiger Pflanzer
bot-guild-trader = Zunfthändler
bot-monument-builder = Denkmalbauer
bot-councillor = Ratsherr
bot-ship-chandler = Schiffsausrüster
bot-landlord = Vermieter
bot-cafe-host = Cafébesitzer
bot-admiral = Admiral
bot-warehouse-keeper = Lagerverwalter
bot-courtier = Höfling

## The room before a game
room-chairs = Spieler
room-free = frei
room-you = du
room-add-bot = Bot hinzufügen
room-leave = Verlassen
room-remove = Entfernen
room-start = Partie starten
room-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
room-owner-starts = Los geht es, sobald die Person, die den Tisch eröffnet hat, die Partie startet.
room-invite = Freunde einladen
room-invite-text = Teile diesen Link oder scanne den Code mit einem Handy. Wer ihn öffnet, kann mitspielen.
room-link = Link
join-text = An diesem Tisch: { $names }.
join-sit = Platz nehmen
join-look = Nur zuschauen
seed-hash = Prüfsumme des Startwerts:

## Another device
device-title = Deine Plätze auf einem anderen Gerät
device-text = Mit einem privaten Link kannst du auch auf einem anderen Handy oder Computer spielen. Er gilt einmal und läuft nach einer Stunde ab.
device-make = Link erstellen
device-link-text = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal und läuft nach einer Stunde ab. Wer ihn hat, kann an deiner Stelle spielen: Behalte ihn für dich.
device-ask = Die Plätze dieses Links auf diesem Gerät verwenden?
device-go = Ja, hier spielen
device-replaces = In diesem Browser bist du { $name } mit { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}. Wenn du diesen Link verwendest, gehört der Browser der Person, die ihn erstellt hat, und deine Plätze hier sind verloren. Um sie zu behalten, erstelle zuerst selbst einen privaten Link und öffne ihn auf einem anderen Gerät.
device-replace = Meine Plätze hier aufgeben und den Link verwenden
device-keep = Zuerst einen Link zu meinen Plätzen erstellen
device-stay = { $name } bleiben
device-nobody = Dieser Browser hat noch keine Plätze.
device-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.

## Settings
settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-theme = Design
settings-theme-system = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-play = Am Tisch
settings-sound = Töne abspielen
settings-sound-hint = Leise Töne, wenn ich am Zug bin, wenn Teile gelegt werden, wenn Geld den Besitzer wechselt und am Ende.
settings-notify = Mich benachrichtigen, wenn ich am Zug bin
settings-notify-hint = Dein Browser fragt einmal um Erlaubnis.
settings-motion = Animationen
settings-motion-hint = Auch aus, wenn dein System weniger Bewegung wünscht.
settings-confirm = Jede Aktion bestätigen
settings-confirm-hint = Fragt vor jedem Absenden.
settings-name = Name
settings-name-hint = Gilt für neue Tische; wo du schon einen Platz hast, bleibt dein Name gleich.
settings-save = Speichern

## Signing out
sign-out = Abmelden
sign-out-text = Dieser Browser vergisst, dass du { $name } bist: { $count ->
    [0] Du hast an keinem Tisch einen Platz.
    [one] Du hast an einem Tisch einen Platz.
   *[other] Du hast an { $count } Tischen einen Platz.
}
sign-out-warning = Es gibt kein Passwort: Wenn du auf keinem anderen Gerät angemeldet bist, kommt niemand mehr an diese Plätze. Um sie zu behalten, erstelle zuerst einen privaten Link und öffne ihn auf einem anderen Gerät.
sign-out-account = Dein Konto bleibt: Mit Name und Passwort kannst du dich jederzeit wieder anmelden.
sign-out-go = Abmelden und vergessen
sign-out-stay = Angemeldet bleiben

## At the table
table-main = Der Tisch
table-actions = Deine Wahl
table-story = Spielverlauf
table-talk = Chat
table-more = Tisch
table-watching = Du schaust zu.
table-left = { $name } spielt für dich.
table-earlier = Früher …
table-cover = Karten verdecken
table-waiting = Warten
table-nothing = Gerade gibt es nichts zu entscheiden.
table-reload = Neu laden
table-back = Letztes zurück
table-undraft = Dieses zurück
table-drop = Von vorn
table-draft-done = Fertig: Bestätige, oder nimm etwas zurück.
table-confirm-count =
    { $count ->
        [one] Bestätigen
       *[other] Auswahl bestätigen ({ $count })
    }
table-news = Seit deinem letzten Zug
table-by-order = für dich erledigt
table-skip = Weiter zu meinem Zug
table-undo = Zurücknehmen
table-restart = Zug neu beginnen
table-ask-undo = Um Rücknahme bitten
table-ask-undo-hint = Alle müssen einverstanden sein, denn seither wurde etwas gezogen oder aufgedeckt, oder jemand anderes hat gespielt.
table-withdraw = Wahl ändern
table-chosen = Du hast gewählt. Die anderen sehen es noch nicht.
table-say = Nachricht
table-send = Senden
table-nobody-said = Noch nichts.
table-seat-of = { $name }: Platz { $seat }
table-bot-level = Bot, { $level }
table-players = Spieler
table-to-act = am Zug
table-stands-in = spielt für { $name }
table-resigned = hat aufgegeben
table-let-bot = Einen Bot für mich spielen lassen
table-come-back = Ich bin wieder da
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben? Ein Bot nimmt deinen Platz ein, du kannst nicht zurückkehren und wirst als Letzter gewertet.
table-take-over = Bot für { $name } vorschlagen
table-stop = Abbruch vorschlagen
table-orders = Daueraufträge
table-orders-hint = Werden für dich ausgeführt, sobald sie passen.
table-asked = { $name } schlägt vor:
table-request-undo = { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurücknehmen
table-request-take-over = ein Bot spielt für { $name }
table-request-stop = die Partie abbrechen
table-agree = Zustimmen
table-refuse = Ablehnen
table-take-request-back = Vorschlag zurückziehen
table-missing = Antwort fehlt noch von: { $names }
table-seed = Startwert
table-seed-hash = Prüfsumme des Startwerts
table-seed-help = Was das beweist
table-parent = Diese Partie setzt eine andere fort.
table-drifted = Seit dieser Partie haben sich die Regeln geändert: Sie lässt sich bis Zug { $step } ansehen, aber nicht fortsetzen.
table-over = Die Partie ist zu Ende.
table-won = { $names } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
table-broken-off = Die Partie wurde abgebrochen.
table-result = Wertung und Verlauf
table-replay = Partie ansehen
table-record = Partie herunterladen
table-curtain = { $name }, du bist am Zug.
table-curtain-hint = Alle anderen schauen bitte weg.
table-curtain-lift = Ich bin { $name }
table-this-position = Stellung nach diesem Zug zeigen
table-taken-back = zurückgenommen
table-hand-over = Auf anderem Gerät weiterspielen

## The coach
coach-ask = Coach fragen
coach-allowed = An diesem Tisch dürfen alle den Coach um Rat fragen.
coach-close = Schließen
coach-title = Was der Coach tun würde
coach-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }

## Live
live-lost = Verbindung verloren. Neuer Versuch …
live-back = Wieder verbunden.
live-turn = Du bist am Zug
live-failed = Das hat nicht geklappt. Versuch es noch einmal.
live-unanswered = Es kam keine Antwort. Sieh nach, ob es geklappt hat, bevor du es noch einmal versuchst.

## After the game, replay
result-title = Endstand
result-category = Kategorie
result-total = Summe
result-place = Rang
result-tie = Bei Punktgleichstand hat die Gleichstandsregel über die Ränge entschieden.
result-curve = Punkte im Lauf der Partie
curve-rounds = Runde
result-again = Noch einmal mit denselben Spielern
result-seed = Startwert dieser Partie
analysis-title = Analyse der Partie
analysis-curve = Erwartetes Ergebnis im Lauf der Partie
analysis-table = Die Kurve in Zahlen
analysis-step = Zug
analysis-turns = Wendepunkte
analysis-at = Zug { $step }:
analysis-turns-own = Deine Entscheidungen
analysis-turns-others = Entscheidungen der anderen
analysis-turns-hint = Beurteilt nach dem, was zu diesem Zeitpunkt bekannt sein konnte. Die Kreise in der Kurve markieren diese Züge.
analysis-no-turns = Niemand hat einen teuren Fehler gemacht.
replay-title = Partie ansehen
replay-step = Zug { $step } von { $last }
replay-first = Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Ende
replay-slider = Zug
replay-continue = Von hier weiterspielen
replay-continue-hint = Eröffnet einen neuen Tisch mit dieser Stellung und einem neuen Startwert. Du übernimmst den Platz, der am Zug ist, Bots die anderen.
replay-to-table = Zurück zum Tisch
replay-start = Aufbau
replay-upload = Aufzeichnung öffnen
replay-upload-text = Wähle die Aufzeichnung einer beendeten Partie, von hier oder von anderswo. Sie wird vom ersten bis zum letzten Zug geprüft.
replay-upload-file = Aufzeichnung (JSON)
replay-upload-go = Prüfen und öffnen
replay-bad = Diese Aufzeichnung lässt sich nicht anzeigen: { $why }
replay-no-file = Es wurde keine Datei geschickt.
replay-gone = Diese Aufzeichnung ist hier nicht mehr gespeichert. Bitte lade sie noch einmal hoch.
replay-good = Jeder Zug dieser Aufzeichnung ist nach den Regeln erlaubt.
replay-good-seed = Jeder Zug dieser Aufzeichnung ist nach den Regeln erlaubt, und alles Gezogene folgt aus ihrem Startwert.

## Rules
rules-title = Regeln und Hilfe
rules-of = { $game }: die Regeln
rules-of-law = { $game }: die vollständigen Regeln
rules-read = Regeln
rules-intro = An jedem einzelnen dieser Sätze wird das Programm getestet.
rules-chapters = Kapitel
rules-components-table = Tabelle des Spielmaterials
rules-price = Preis
rules-points = Punkte
rules-copies = Anzahl
rules-goods = Waren
rules-good = Ware
source-weak = aus dem Gedächtnis
source-ruling = unsere Auslegung
source-rebuilt = rekonstruiert

## Help
help-title = So spielt man hier
help-act = Der eigene Zug
help-act-text = Die Zeile ganz oben sagt, wer am Zug ist und was zu entscheiden ist. Alles, was du tun kannst, ist auf dem Spielplan hervorgehoben und steht auch in der Liste; klick auf das eine oder das andere. Klick auf etwas nicht Hervorgehobenes, um zu erfahren, warum es nicht geht.
help-keys = Tastatur
help-keys-text = Ziffern wählen aus der Liste, Tab erreicht alles, und jeder Knopf am Tisch hat eine eigene Taste. Am Tisch zeigt die Taste ? sie alle:
help-keys-replay = Wenn du eine Partie ansiehst:
help-undo = Zurücknehmen
help-undo-text = Du kannst frei zurücknehmen, solange nichts gezogen oder aufgedeckt wurde und niemand anderes entschieden hat. Danach müssen alle einverstanden sein.
help-draft = Mehreres auf einmal setzen
help-draft-text = Teile setzt und Karten wählst du mit Klicks; die anderen sehen es erst, wenn du bestätigst.
help-orders = Daueraufträge
help-orders-text = Wenn du immer dieselbe Antwort gibst, kann ein Dauerauftrag sie für dich geben. Nur du siehst deine Daueraufträge.
help-away = Kurz weg
help-away-text = Lass einen Bot für dich spielen und komm zurück, wann du willst. Bleibt jemand weg, können die anderen beschließen, dass ein Bot übernimmt; wer zwei Minuten lang nicht antwortet, gilt als einverstanden.
help-devices = Ein anderes Gerät
help-devices-text = Deine Plätze gehören zu diesem Browser. Ein privater Link aus den Einstellungen öffnet sie auch auf einem anderen Gerät.
help-bots = Bots
help-bots-text = Ein Bot sieht genau das, was auch ein Mensch auf seinem Platz sieht, und sonst nichts.
help-seed = Der Startwert
help-seed-text = Der ganze Zufall einer Partie kommt aus einem Startwert. Seine Prüfsumme steht von Anfang an da, der Startwert selbst am Ende. Was das beweist, steht auf der Seite „Info“.

## About
about-title = Über dieses Programm
about-games = Die Spiele hier sind das Werk ihrer Autoren und Verlage. Wenn sie dir gefallen, kauf sie: Auf einem echten Tisch sind sie noch besser.
about-not-connected = Dieses Programm hat nichts mit ihnen zu tun, und niemand, der diese Spiele gemacht hat, war daran beteiligt.
about-own = Alle Texte und Bilder sind unsere eigenen. Das Programm ist freie Software unter den Lizenzen MIT und Apache 2.0.
about-font = Die Schrift ist Asap von den Asap Project Authors, unter der
about-rebuilt = Was nicht aus den Spielanleitungen stammt
about-rebuilt-text = Wo eine Anleitung schweigt oder ein Wert nicht zu finden war, haben wir entschieden. Hier sind alle Fälle:
about-nothing-rebuilt = Keine.
about-seed = Was die Prüfsumme des Startwerts beweist
about-seed-text = Vor dem ersten Ziehen wählt der Server 256 zufällige Bits, den Startwert. Jedes gezogene Plättchen und jede gezogene Karte folgt daraus. Seine Prüfsumme, eine Art Fingerabdruck, wird am Anfang gezeigt, der Startwert selbst am Ende.
about-seed-proves = Das beweist, dass der Server nach dem Start nichts mehr verändert hat: Ein anderer Startwert hätte einen anderen Fingerabdruck. Mit „antilles verify“ kann jeder eine heruntergeladene Aufzeichnung prüfen.
about-seed-not = Es beweist nicht, dass der Betreiber des Servers den Startwert nicht angesehen oder unter vielen ausgesucht hat. Da hilft nur Vertrauen.
about-bots = Was Bots sehen können
about-bots-text = Ein Bot bekommt die Sicht seines Platzes, dieselbe, aus der auch die Seite dieses Platzes entsteht. Die vollständige Stellung kann er nie bekommen: So ließe sich das Programm gar nicht kompilieren. Tests vergleichen die Entscheidungen der Bots in Stellungen, die sich nur in dem unterscheiden, was ihr Platz nicht wissen kann.
about-privacy = Was gespeichert wird
about-privacy-text = Eine zufällige Kennung in einem Cookie macht deinen Browser erkennbar; gespeichert wird nur ihre Prüfsumme. Dein Name, deine Partien und deine Nachrichten liegen in der Datenbank dieses Servers. Von deiner Netzwerkadresse bleibt nur eine Prüfsumme, solange sie für eine Obergrenze zählt. Nichts wird von anderen Websites geladen, nichts wird an sie geschickt.

## Problems
problem-title = Das hat nicht geklappt
problem-title-missing = Seite nicht gefunden
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-no-table = Diesen Tisch gibt es nicht.
problem-bad-form = Das Formular war nicht richtig ausgefüllt. Geh zurück und versuch es noch einmal.
problem-method = So lässt sich diese Adresse nicht verwenden.
problem-too-large = Das ist zu groß.
problem-foreign-write = Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.
problem-too-many = Zu viele Anfragen. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
problem-no-host = Diese Anfrage sagt nicht eindeutig, für welche Website sie gedacht ist.
problem-slow-request = Deine Anfrage war zu lange unterwegs; nichts wurde geändert. Prüfe deine Verbindung und versuch es noch einmal.
problem-cut-off = Deine Anfrage kam nur zum Teil an; nichts wurde geändert. Prüfe deine Verbindung und versuch es noch einmal.
problem-too-slow = Die Antwort hat zu lange gedauert. Lade die Seite neu und sieh nach, ob es geklappt hat, bevor du es noch einmal versuchst.
problem-ours = Bei uns ist etwas schiefgegangen. Lade die Seite neu, um den aktuellen Stand zu sehen.
problem-report = Wenn es wieder passiert, sag dem Betreiber dieses Servers Bescheid; diese Nummer steht im Serverprotokoll: { $request }
problem-damaged = Die Daten dieses Tisches sind beschädigt und nicht lesbar. Der Betreiber dieses Servers wurde benachrichtigt.
problem-damaged-at = Der Verlauf dieses Tisches ist bei Eintrag { $entry } beschädigt; der Tisch lässt sich nicht anzeigen. Der Betreiber dieses Servers wurde benachrichtigt.
problem-disk-full = Die Festplatte des Servers ist voll. Nichts wurde geändert; die Partie kann weitergehen, sobald der Betreiber des Servers Platz geschaffen hat.
limit-gathering-person = Du hast schon { $most } Tische, die auf Mitspieler warten. Starte dort eine Partie oder verlass einen Tisch, und versuch es dann noch einmal.
limit-gathering-address = Aus deinem Netzwerk warten schon { $most } Tische auf Mitspieler. Starte dort eine Partie, oder versuch es später noch einmal.
limit-unfinished-person = Du hast schon { $most } laufende Partien. Spiel zuerst eine zu Ende, oder brich sie ab.
limit-unfinished-address = Aus deinem Netzwerk laufen noch { $most } Partien. Spiel zuerst eine zu Ende, oder brich sie ab.
limit-over = Aus deinem Netzwerk sind innerhalb eines Tages { $most } Partien zu Ende gegangen. Eröffne die nächste morgen.
limit-tables = Mehr Tische kann dieser Server nicht aufnehmen. Bitte versuch es später noch einmal.
limit-records = Von dir oder aus deinem Netzwerk sind schon { $most } Aufzeichnungen hochgeladen. Sie werden nach 30 Tagen gelöscht.
limit-record-bytes = Die von dir oder aus deinem Netzwerk hochgeladenen Aufzeichnungen wären zusammen größer als { $most } MB. Sie werden nach 30 Tagen gelöscht.
limit-records-all = Hier ist kein Platz für weitere Aufzeichnungen. Bitte versuch es später noch einmal.
limit-devices = Du verwendest schon { $most } Geräte. Melde dich zuerst auf einem davon ab.
limit-sessions = Aus deinem Netzwerk haben sich heute schon viele Menschen angemeldet. Bitte versuch es morgen noch einmal.
limit-links = Es gibt schon { $most } unbenutzte private Links. Sie laufen innerhalb einer Stunde ab.
limit-people = Hier ist kein Platz für weitere Personen. Bitte versuch es später noch einmal.
problem-database-gone = Der Server hat seine Datenbank verloren. Nichts wurde geändert, und nichts kann gespeichert werden, bis der Betreiber ihn neu gestartet hat.
problem-no-seat = Du hast keinen Platz an diesem Tisch.
problem-coach-off = An diesem Tisch gibt es keinen Coach.
problem-coach-other-seat = Der Coach berät nur die Person auf diesem Platz.
problem-coach-not-asked = Den Coach kannst du fragen, wenn du am Zug bist.
problem-coach-moved-on = Die Partie ist inzwischen weitergegangen. Geh zurück zum Tisch und frag noch einmal.
problem-not-watchable = An diesem Tisch sind keine Zuschauer erlaubt.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-over = Das ist erst nach dem Ende der Partie zu sehen.

## Boards
board-opponents = Die anderen
board-table = Tischmitte
board-roles = Rollen
board-harbour = Schiffe
board-supply = Vorrat
board-city = Stadt
board-goods = Waren
board-governor = Gouverneur
board-bot = Bot
board-points = Siegpunkte
board-trading-house = Handelshaus
board-doubloons = { $n ->
    [one] { $n } Dublone
   *[other] { $n } Dublonen
}
board-left = noch { $n }
board-price = Preis { $n }
board-price-now = { $n } für dich jetzt
board-victory-points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}

## Tables of components
rules-card = Karte
rules-effect = Wirkung

## The players, on the page of the rules
players-title = Die Gegner
players-intro = Gegen diese Bots kannst du spielen: fünf Stufen, Charaktere mit eigenen Vorlieben und zwei, an denen die übrigen gemessen werden.
players-fair = Kein Bot kann schummeln. Er bekommt, was sein Platz sehen darf, und die Züge, die ihm erlaubt sind, sonst nichts; was er nicht weiß, muss er sich denken. Ein Test vertauscht alles Verborgene und verlangt von jedem Bot denselben Zug, und der Zufall einer Partie kommt aus einem Startwert, dessen Prüfsumme vor dem ersten Zug gezeigt wird.
players-measured = Landet in { $share } % der Fälle vor „{ $greedy }“ (Konfidenzintervall zu 95 %: { $low } bis { $high } %; gemessen in { $games } Partien zu { $players } Spielern).
strength-title = Wie stark sie sind
strength-intro = Der Prozentsatz der Gegner, vor denen der zuerst Genannte landet (ein Gleichstand zählt halb), darunter das Konfidenzintervall zu 95 %. 50 heißt: kein Unterschied. Die Bots mit festem Plan sind alle Charaktere und „gierig“.
strength-pairing = Begegnung
strength-players = { $players } Spieler
strength-against = { $bot } gegen { $others }
strength-pool = Bots mit festem Plan
strength-plain = einfache Suche mit { $games } zufälligen Partien pro Zug
strength-again = So lässt sich die Messung wiederholen:
bot-beginner-about = Für die erste Partie oder junge Gegner. Er weiß, was gut ist, tut aber oft etwas anderes und verliert gegen fast alle.
bot-easy-about = Spielt vernünftig, übersieht aber vieles. Wer die Regeln gut kennt, sollte gewinnen.
bot-medium-about = Urteilt nach dem, was ein neuronales Netz aus Tausenden Partien gegen sich selbst gelernt hat, und prüft ein paar Stellungen, bevor er zieht.
bot-hard-about = Dasselbe Urteil, dazu eine Suche durch das, was alle als Nächstes tun könnten.
bot-expert-about = Der stärkste: Er sucht am tiefsten, bis zu einer Sekunde pro Zug.
bot-random-about = Spielt irgendeinen erlaubten Zug. Gut, um einen Tisch kennenzulernen; ihn zu schlagen, lehrt nicht viel.
bot-greedy-about = Der Maßstab für die anderen. Er schaut einen Zug voraus, schätzt, was alle daraus machen, und nimmt, was am besten aussieht. Vorlieben hat er keine.
bot-corn-shipper-about = Nimmt Mais, wo er kann, besetzt ihn sofort und verschifft Fass um Fass für Punkte. Mais braucht kein Gebäude: Er belädt Schiffe, bevor die anderen ihr erstes Produktionsgebäude haben; seine eigenen Gebäude kommen spät. Lass ihm kein leeres Schiff, wenn er auf Mais sitzt.
bot-master-builder-about = Baut, wann immer er es sich leisten kann, und spart auf die großen Gebäude. Er verschifft nur, was er muss, und verlässt sich auf seine Stadt, die er füllen will, bevor die anderen so weit sind. Wer den Baumeister nimmt, bevor er reich ist, bremst ihn.
bot-coffee-trader-about = Will eine Kaffeerösterei, Platz im Handelshaus und vor allem eine Manufaktur, die für jede produzierte Warensorte zahlt. Er verdient früh und kauft spät teure Gebäude. Ein Handelshaus voll billiger Waren oder ein Rivale mit Kaffee durchkreuzt seine Pläne.
bot-quarry-builder-about = Nimmt zuerst Steinbrüche und lässt sie seine Stadt bezahlen: Jeder Kolonist dort spart eine Dublone, immer wieder. Er kommt langsam in Fahrt, baut billig und mit der Zeit immer größer. Er hängt am Siedler und am Baumeister: Nimm sie vor ihm.
bot-careful-planter-about = Macht von allem ein wenig und achtet immer darauf, was eine Rolle den anderen bringt: Er ruft den Kapitän, wenn ihnen die Schiffe nicht passen, und produziert, wenn sie es nicht können. Lieber lässt er einen Gewinn aus, als dem Führenden einen größeren zu schenken; eine klare Schwäche hat er nicht.
bot-guild-trader-about = Baut ein Produktionsgebäude nach dem anderen und verkauft, was sie hergeben; am Ende zählt eine Zunfthalle sie alle. Er baut lieber, was er hat, als auf eine bessere Karte zu warten. Seine Stadt ist schlicht, seine Waren sind zahlreich: Ein Händler bei niedrigen Preisen trifft ihn am härtesten.
bot-monument-builder-about = Sammelt Statuen, Siegessäulen und Heldendenkmäler wegen ihrer Punkte, dazu den Triumphbogen und den Palast, die sie noch einmal zählen. Seine Stadt bringt unterwegs wenig ein und lebt von dem, was die anderen möglich machen; kommt der Triumphbogen rechtzeitig, ist er schwer einzuholen.
bot-councillor-about = Füllt seine Stadt mit öffentlichen Gebäuden: Präfektur, Bibliothek, Archiv und allem, was Karten bringt, am Ende ein Rathaus, das sie alle zählt. Er sieht viele Karten, behält die besten und produziert weniger als die anderen.
bot-ship-chandler-about = Lebt für das Schiff im Hafen: Er sammelt, was es braucht, und liefert, sobald er kann, fast ohne etwas für das nächste aufzuheben. Selten bleibt er auf Waren sitzen, aber ein unerwarteter Würfel erwischt ihn mit leeren Händen.
bot-landlord-about = Geht nie zum Anwalt, ohne ein Gebäude in Besitz zu nehmen. Jedes bringt Miete, wenn eine fremde Figur einzieht, und je früher er es hat, desto länger. Meide seine Gebäude, solange du es dir leisten kannst.
bot-cafe-host-about = Dreht jeden Peso um, fährt nicht weiter als nötig und besorgt sich Rum und Zigarren, um sie im Café zu servieren, sobald seine Figur vorbeikommt. Seine Punkte sind klein, aber sicher und hängen an keinem Schiff; besetze das Café vor ihm, und er sitzt auf vollen Regalen.
bot-admiral-about = Nimmt jede Karavelle in Reichweite: eine Karte mehr in jeder Runde bis zum Schluss. Mit einer großen Flotte hat er volle Hände und lange Sets. Für schnelles Geld tut er wenig: Ein frühes Ende erwischt ihn auf hoher See.
bot-warehouse-keeper-about = Baut Lagerhäuser und hebt darin auf, was noch kein Set ergibt; Karavellen füllen sie. Mit einem guten Lager ist die nächste Hand halb fertig, bevor ausgeteilt wird. Mit Händlern kann er wenig anfangen, und ein Brand, der seine Lager leert, kostet ihn mehr als die anderen.
bot-courtier-about = Umwirbt die großen Persönlichkeiten: Fähigkeiten, die sonst niemand hat und die bis zum Ende halten. Ein, zwei Karavellen bringen die Karten dafür; die Händler überlässt er anderen. Wie er gewinnt, ist jedes Mal anders, und das macht ihn schwer berechenbar.

## Programs: tokens, bots, the API

api-title = Programme
api-intro = Alles, was du auf diesen Seiten tun kannst, kann auch ein Programm: spielen, zuschauen, Tische eröffnen oder als Bot mitspielen, den andere einladen.
api-make-token = Token erstellen
api-document = Dasselbe als OpenAPI-Dokument
api-english = Die folgende Beschreibung ist auf Englisch.
api-no-token = Diese Adresse braucht ein Token: Erstelle eines in den Einstellungen und sende es als „Authorization: Bearer …“.
api-scope = Das erlaubt dieses Token nicht; nötig wäre „{ $scope }“.
api-not-acceptable = Antworten kommen hier als JSON, der Ereignisstrom als text/event-stream.
api-media-type = Der Inhalt muss JSON sein, mit der Kopfzeile „Content-Type: application/json“.
api-bad-request = Diese Adresse nimmt diese Anfrage nicht an; was sie annimmt, steht auf der Seite „Programme“.
api-bad-key = Die Kopfzeile Idempotency-Key darf nur einmal vorkommen, mit 1 bis 100 druckbaren ASCII-Zeichen.
api-key-reused = Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.
api-made-before = Diese Anfrage wurde schon ausgeführt; ihr Token wurde dabei gezeigt und lässt sich kein zweites Mal anzeigen. Erstelle ein neues.
api-no-bot = Diesen Bot gibt es für dieses Spiel nicht.
api-one-bot = Nenne genau einen Bot: einen von unseren oder ein Programm von jemandem.
api-other-game = Dieses Programm spielt dieses Spiel nicht.
api-not-connected = Dieses Programm ist gerade nicht verbunden.
api-busy = Dieses Programm spielt schon so viele Partien, wie es kann.
api-bot-games = Wähle mindestens ein Spiel, das dein Bot spielt.
api-not-for-bots = Ein Bot kann weder Bots anmelden noch Token einsehen; das kann nur, wem er gehört.
api-problem-invalid = Die Anfrage ist nicht lesbar
api-problem-unauthorized = Kein oder ein unbekanntes Token
api-problem-forbidden = Nicht erlaubt
api-problem-not-found = Nicht gefunden
api-problem-method = Methode nicht erlaubt
api-problem-not-acceptable = Nicht in diesem Format
api-problem-slow-request = Die Anfrage kam nicht rechtzeitig an
api-problem-refused = Der Tisch erlaubt das nicht
api-problem-stale = Die Partie ist weitergegangen
api-problem-key-reused = Schlüssel schon anderweitig verwendet
api-problem-too-large = Zu groß
api-problem-media-type = Dieser Inhaltstyp geht nicht
api-problem-unprocessable = Der Inhalt ist nicht der erwartete
api-problem-too-many = Zu viele
api-problem-ours = Bei uns ist etwas schiefgegangen
api-problem-unavailable = Im Moment nicht möglich

program-tag = Programm von { $owner }
program-rule =
    { $seconds ->
        [one] Ein Programm, das nicht innerhalb einer Sekunde antwortet, wird durch einen unserer Bots ersetzt und darf zurückkehren.
       *[other] Ein Programm, das nicht innerhalb von { $seconds } Sekunden antwortet, wird durch einen unserer Bots ersetzt und darf zurückkehren.
    }
new-program = { $name } (Programm von { $owner })
room-add-program = { $name } einladen

tokens-title = Deine Programme
tokens-text = Mit einem Token kann ein Programm für dich handeln. Es wird nur einmal gezeigt, wenn du es erstellst; wer es hat, kann alles tun, was es erlaubt.
tokens-about = Wie Programme hier spielen
tokens-none = Du hast keine Token.
tokens-label = Wofür ist es?
tokens-label-example = mein Skript
tokens-scope-read = Lesen: Tische, deine Sicht, der Ereignisstrom
tokens-scope-play = Auf deinen Plätzen spielen
tokens-scope-tables = Tische eröffnen, Platz nehmen, Aufzeichnungen hochladen
tokens-scope-chat = Chatten
tokens-scope-bots = Bots anmelden und Token verwalten
tokens-make = Token erstellen
tokens-revoke = Widerrufen
tokens-revoke-sure = Programme mit diesem Token funktionieren dann nicht mehr. Widerrufen?
tokens-never-used = nie benutzt
tokens-used = zuletzt benutzt: { $when }
tokens-new-title = Dein neues Token
tokens-new-text = Kopiere es jetzt: Es lässt sich kein zweites Mal anzeigen.
tokens-back = Zurück zu den Einstellungen
tokens-scopes-missing = Wähle mindestens eine Berechtigung für das Token.
bots-title = Deine Bots
bots-text = Ein Bot ist ein Programm mit eigenem Platz. Solange er verbunden ist, wird er an neuen Tischen als dein Bot angeboten.
bots-name = Name
bots-description = Beschreibung
bots-games = Spiele, die er spielt
bots-open = Allen anbieten
bots-open-hint = Sonst kannst nur du ihn einladen.
bots-make = Bot anmelden
bots-new-token = Neues Token
bots-remove = Entfernen
bots-remove-sure = Der Bot und seine Token werden entfernt. Wirklich?
bots-connected = verbunden
bots-not-connected = nicht verbunden
bots-private = nur für dich
limit-tokens = Es gibt schon { $most } Token; widerrufe eines, um Platz zu schaffen.
limit-bots = Es gibt schon { $most } Bots; entferne einen, um Platz zu schaffen.

## Keys
keys-title = Tasten
keys-list = Aus der Liste wählen
keys-pass = Passen oder aufhören
keys-confirm = Bestätigen
keys-skip = Weiter zu meinem Zug
keys-help = Diese Tasten ein- oder ausblenden
keys-beyond = Die elfte Möglichkeit und alle weiteren
keys-walk = Zur Liste; die Pfeile erreichen jede Möglichkeit, Enter wählt sie
keys-undo = Zurücknehmen oder darum bitten
keys-restart = Zug neu beginnen
keys-drop = Auswahl von vorn beginnen; Coach schließen
keys-withdraw = Wahl ändern
keys-ahead = Im Voraus wählen
keys-coach = Coach fragen
keys-agree = Zustimmen
keys-refuse = Ablehnen oder den eigenen Vorschlag zurückziehen
keys-return = Ich bin wieder da
keys-talk = Nachricht schreiben (Esc verlässt das Feld)
keys-table = Menü des Tisches öffnen
keys-previous = Einen Zug zurück
keys-next = Einen Zug weiter
keys-first = Zum Anfang
keys-last = Zum Ende
keys-play = Abspielen oder anhalten
key-home = Pos1
key-end = Ende
key-space = Leertaste

date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
