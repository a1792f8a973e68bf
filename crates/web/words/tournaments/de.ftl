## Tournaments
tournaments-title = Turniere
tournaments-text = Mehrere Runden, ein Sieger: Menschen und Bots treffen sich an Tischen, die von selbst beginnen, und die Tabelle rechnet mit.
tournaments-new = Neues Turnier: { $game }
tournaments-mine = Deine Turniere
tournaments-open = Anmeldung offen
tournaments-running = Laufende Turniere
tournaments-over = Beendete Turniere
tournaments-go = Öffnen
tournament-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
tournament-round-of = Runde { $round } von { $count }
tournament-phase-entering = Anmeldung offen
tournament-phase-running = läuft
tournament-phase-finished = beendet
tournament-phase-cancelled = abgesagt

## A new tournament
tournament-name = Name des Turniers
tournament-name-example = Frühlingscup
tournament-size = Spieler pro Tisch
tournament-format = Modus
tournament-format-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
tournament-format-everybody = Jeder gegen jeden
tournament-format-hint = Bei fester Rundenzahl treffen sich Spieler mit ähnlichem Stand, und niemand trifft zweimal aufeinander, wenn es sich vermeiden lässt. „Jeder gegen jeden“ geht mit bis zu 16 Spielern.
tournament-admission = Wer sich anmelden kann
tournament-admission-code = Wer den Link hat
tournament-admission-open = Alle
tournament-admission-closed = Sonst niemand (nur Bots)
tournament-duplicate = Dasselbe Glück an allen Tischen
tournament-duplicate-hint = An allen Tischen einer Runde wird dasselbe in derselben Reihenfolge gezogen, und die Ergebnisse werden Platz für Platz verglichen. Niemand kann einem Tisch zusehen, bis alle Tische der Runde fertig sind.
tournament-by-hand = Ich starte jede Runde selbst
tournament-by-hand-hint = Sonst beginnt die nächste Runde, sobald alle Tische fertig sind.
tournament-play = Ich spiele selbst mit
tournament-create = Turnier anlegen

## Its page
tournament-seats = { $count } pro Tisch
tournament-duplicate-tag = überall dasselbe Glück
tournament-by = Veranstaltet von { $name }
tournament-to-table = Zu deinem Tisch
tournament-to = Zurück zum Turnier
tournament-you-in = Du bist dabei. Die erste Runde beginnt, wenn der Veranstalter sie startet.
tournament-you-bye = Du hast in dieser Runde spielfrei.
tournament-you-left = Du hast das Turnier verlassen; ein Bot spielt für dich.
tournament-return = Zur nächsten Runde zurückkehren
tournament-withdraw = Nicht mehr mitspielen
tournament-leave = Turnier verlassen
tournament-leave-sure = Turnier verlassen? Ein Bot spielt deine Partie zu Ende und die weiteren Runden für dich. Du kannst zu einer späteren Runde zurückkehren.
tournament-closed = Die Anmeldung ist geschlossen.
tournament-by-invitation = Dieses Turnier ist nur auf Einladung: Frag den Veranstalter nach dem Link.
tournament-enter-title = Am Turnier teilnehmen
tournament-enter = Teilnehmen
tournament-host = Turnierleitung
tournament-invite = Schick diesen Link an alle, die du einladen möchtest.
tournament-bots = Bots im Turnier
tournament-bots-count = Anzahl der Bots
tournament-bots-add = Hinzufügen
tournament-programs = Ein fremdes Programm
tournament-rated-tag = gewertet
tournament-missing = { $count ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $count } Spieler.
}
tournament-byes-hint = { $byes ->
    [one] In jeder Runde hätte ein Spieler spielfrei; mit { $count ->
        [one] einem
       *[other] { $count }
    } weiteren niemand.
   *[other] In jeder Runde hätten { $byes } Spieler spielfrei; mit { $count ->
        [one] einem
       *[other] { $count }
    } weiteren niemand.
}
tournament-cancel = Turnier absagen
tournament-cancel-sure = Turnier absagen? Laufende Partien können noch zu Ende gespielt werden, aber es gibt keine weiteren Runden.
tournament-start = Turnier starten
tournament-next = Nächste Runde starten
tournament-players = { $count ->
    [0] Teilnehmer
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
}
tournament-nobody = Noch niemand ist angemeldet.
tournament-left-tag = ausgestiegen, ein Bot spielt
tournament-standings = Tabelle
tournament-player = Spieler
tournament-points = Punkte
tournament-share = Punkteanteil
tournament-strength = Gegner
tournament-wins = Siege
tournament-games = Partien
tournament-remove = Ausschließen
tournament-remove-sure = Diesen Spieler ausschließen? Ein Bot spielt seine Partie zu Ende und die weiteren Runden für ihn. Er kann nicht zurückkehren.
tournament-percent = { $share } %
tournament-decimal = ,
tournament-round = Runde { $round }
tournament-table = Tisch { $table }
tournament-playing = läuft
tournament-duplicate-running = Alle Tische dieser Runde haben dasselbe Glück: Ergebnisse und Partien sind zu sehen, wenn alle fertig sind.
tournament-byes = Spielfrei: { $names }
tournament-record = Aufzeichnung des Turniers herunterladen
tournament-how = So wird gezählt
tournament-how-points = Punkte: einen für jeden Gegner am Tisch, der hinter dir landet, einen halben für jeden mit demselben Rang.
tournament-how-duplicate = Bei demselben Glück an allen Tischen: Dein Ergebnis wird mit denen der Spieler verglichen, die an den anderen Tischen auf deinem Platz saßen. Zuerst zählt, wie viele Gegner jeweils dahinter liegen, dann der Punkteanteil. Du bekommst einen Punkt für jeden dieser Spieler, der schlechter war, und einen halben für jeden, der gleich gut war, geteilt durch ihre Zahl.
tournament-how-share = Erste Wertung bei Gleichstand, der Punkteanteil: dein Anteil an allen Punkten deiner Tische, im Durchschnitt.
tournament-how-strength = Zweite Wertung, die Gegner: die Punkte derer, auf die du getroffen bist, im Durchschnitt.
tournament-how-wins = Dritte Wertung, die Siege. Wer dann noch gleich ist, teilt sich den Rang.
tournament-how-bye = Spielfrei zählt wie die Hälfte der Gegner eines Tisches. Niemand hat mehr als einmal öfter spielfrei als ein anderer.
tournament-how-left = Für jeden, der aussteigt, spielt ein Bot, in der laufenden Partie und in den weiteren Runden; die Ergebnisse bleiben unter seinem Namen.
tournament-how-broken = Eine einvernehmlich abgebrochene Partie zählt für alle am Tisch als Gleichstand.
tournament-how-seats = Die Plätze sind ausgeglichen: Niemand sitzt auf einem Platz mehr als einmal öfter als auf einem anderen.

## Refusals
tournament-refused-phase = Das geht in diesem Stadium des Turniers nicht.
tournament-refused-owner = Das darf nur der Veranstalter.
tournament-refused-admission = Dieses Turnier steht dir nicht offen: Frag den Veranstalter nach dem Link.
tournament-refused-full = Höchstens { $most } Spieler können teilnehmen.
tournament-refused-entered = Du nimmst schon teil.
tournament-refused-program = Dieses Programm nimmt schon teil.
tournament-refused-not-entered = Dieser Spieler nimmt nicht teil.
tournament-refused-few = Es sind mindestens { $least } Spieler nötig.
tournament-refused-rounds = Es kann 1 bis { $most } Runden geben.
tournament-refused-round = Die Runde ist noch nicht zu Ende.
tournament-refused-name = Dieser Name kann nicht verwendet werden.
limit-tournaments = { $most ->
    [one] Du kannst höchstens { $most } Turnier zugleich veranstalten.
   *[other] Du kannst höchstens { $most } Turniere zugleich veranstalten.
}
limit-tournaments-all = Auf diesem Server laufen zu viele Turniere. Bitte versuch es später noch einmal.
