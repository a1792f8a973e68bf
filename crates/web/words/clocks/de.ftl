## Uhren: das Formular, der Tisch, die Einstellungen

clock-field = Bedenkzeit
clock-field-hint = Tage zählen nur während der Spielzeit, die alle für sich in den Einstellungen wählen. Bots und Programme haben keine Uhr.
clock-none = Ohne Uhr
clock-live = Live: { $minutes } Min. + { $seconds } Sek. pro Zug
clock-days =
    { $days ->
        [one] Ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
clock-end = Wenn die Zeit abläuft
clock-end-bot = Bot springt ein: { $level }
clock-end-decide = Die anderen entscheiden
clock-end-hint = Du kannst deinen Platz jederzeit vom Bot zurücknehmen.
clock-title = Uhren
clock-yours = Du
clock-when = { $weekday }, { $day }., { $time } Uhr
clock-by = bis { $when } (deine Ortszeit)
clock-by-utc = bis { $when } (UTC)
clock-weekday-1 = Montag
clock-weekday-2 = Dienstag
clock-weekday-3 = Mittwoch
clock-weekday-4 = Donnerstag
clock-weekday-5 = Freitag
clock-weekday-6 = Samstag
clock-weekday-7 = Sonntag
clock-low = Deine Zeit wird knapp.
clock-fallen = Zeit abgelaufen
clock-call = Einen Bot für { $name } spielen lassen
clock-decide = Die Zeit von { $name } ist abgelaufen. Du kannst warten, einen Bot rufen oder vorschlagen, die Partie abzubrechen.
clock-pause = Pause vorschlagen
clock-resume = Fortsetzen
clock-paused = Die Uhren sind angehalten.
clock-hours-link = Spielzeit und freie Tage
clock-request-pause = die Uhren anhalten

hours-title = Spielzeit
hours-text = In Partien über mehrere Tage läuft deine Uhr nur in diesen Stunden. Änderungen gelten ab deinem nächsten Zug.
hours-zone = Zeitzone
hours-from = Von
hours-to = Bis
hours-to-hint = Zweimal dieselbe Uhrzeit heißt: der ganze Tag.
hours-first = Freie Tage, vom
hours-last = Bis (einschließlich)
hours-holidays-hint = An freien Tagen steht deine Uhr. Kündige sie spätestens am Vortag an; du hast { $most } im Jahr.
hours-remove = Entfernen
hours-add = Spielzeit speichern
hours-span = { $first } bis { $last }
hours-bad-time = Bitte gib Uhrzeiten wie 08:30 an.
hours-bad-date = Bitte gib Daten wie 2026-12-24 an, das letzte nicht vor dem ersten.

## Zuschauen

watch-field = Zuschauen
watch-field-hint = Nach dem Ende sehen alle, die zuschauen dürfen, alles.
watch-nobody = Niemand darf zuschauen
watch-live = Alle dürfen sehen, was offen liegt
watch-moves = Alle Karten offen, { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
} verzögert
watch-minutes = Alle Karten offen, { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
} verzögert
watch-delayed-moves = Du siehst die Partie { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
} später, mit allen Karten offen.
watch-delayed-minutes = Du siehst die Partie { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
} später, mit allen Karten offen.
watch-from = Zusehen vom Platz von
watch-soon = Die Partie hat begonnen. Zuschauen geht mit Verzögerung: Diese Seite zeigt sie, sobald die Zeit vergangen ist.
watchers-now = Es schauen zu: { $names }
watchers-guests =
    { $count ->
        [one] ein Gast
       *[other] { $count } Gäste
    }
tv-title = Laufende Partien
tv-text = Partien, die gerade gespielt werden und denen alle zuschauen dürfen.
tv-none = Zurzeit gibt es nichts zum Zuschauen.
tv-watching =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }
