## Accounts

people-sign-in = Anmelden
people-sign-up = Konto anlegen
people-sign-up-go = Konto anlegen
people-sign-up-text = Du kannst ohne Konto spielen. Mit einem Konto findest du deine Partien auf jedem Gerät wieder, deine Ergebnisse stehen beisammen, und du kannst gewertete Partien spielen. Ein Name und ein Passwort genügen.
people-keeps =
    { $count ->
        [one] Die Partie in diesem Browser bleibt deine.
       *[other] Die { $count } Partien in diesem Browser bleiben deine.
    }
people-bring =
    { $count ->
        [one] Die Partie aus diesem Browser mitnehmen
       *[other] Die { $count } Partien aus diesem Browser mitnehmen
    }
people-bring-hint = Nicht ankreuzen, wenn jemand anderes sie gespielt hat: Dann gehen sie in diesem Browser verloren.
people-name = Kontoname
people-name-hint = So sehen dich die anderen. Keine zwei Konten haben Namen, die sich zum Verwechseln ähnlich sehen.
people-password = Passwort
people-password-old = Bisheriges Passwort
people-password-new = Neues Passwort
people-password-hint = Mindestens { $least } Zeichen. Ein paar Wörter hintereinander merkt man sich leicht.
people-password-bad = Bitte wähle ein längeres Passwort, das nicht dein Name ist.
people-password-change = Passwort ändern
people-password-ends = Alle deine anderen Geräte werden abgemeldet.
people-password-wrong = Das ist nicht dein Passwort.
people-no-account = Noch kein Konto?
people-has-account = Schon ein Konto?
people-forgotten = Passwort vergessen? Wer diesen Server betreibt, kann dir einen Link geben, mit dem du ein neues wählst.
people-forgotten-title = Passwort vergessen?
people-forgotten-text = Gib den Namen deines Kontos ein. Wenn eine bestätigte E-Mail-Adresse dazu gehört, schicken wir dorthin einen Link, mit dem du ein neues Passwort wählst.
people-forgotten-go = Link schicken
people-forgotten-sent = Wenn es ein solches Konto mit bestätigter E-Mail-Adresse gibt, ist eine E-Mail unterwegs. Der Link darin gilt einmal und eine Stunde lang.
people-forgotten-host = Keine E-Mail-Adresse? Wer diesen Server betreibt, kann dir ebenfalls einen Link geben.
people-forgotten-mail = Jemand, wahrscheinlich du, möchte ein neues Passwort für das Konto { $name } wählen. Der Link gilt einmal und eine Stunde lang.
people-forgotten-mail-foot = Wenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.
people-forgotten-known = Wenn du dein Passwort vergisst, geht ein Link für ein neues an die E-Mail-Adresse, die du bestätigt hast.
people-forgotten-unknown = Wenn du eine E-Mail-Adresse bestätigst, kannst du ein vergessenes Passwort selbst durch ein neues ersetzen.
people-wrong = Name oder Passwort stimmt nicht.
people-banned = Dieses Konto wurde vom Betreiber des Servers gesperrt.
people-too-many-attempts =
    { $minutes ->
        [one] Zu viele Versuche. Bitte versuch es in einer Minute noch einmal.
       *[other] Zu viele Versuche. Bitte versuch es in { $minutes } Minuten noch einmal.
    }
people-name-taken = „{ $name }“ ist vergeben oder sieht einem vergebenen Namen zu ähnlich. Bitte wähle einen anderen.
people-name-of-account = „{ $name }“ ist der Name eines Kontos. Melde dich an, wenn es deines ist, oder wähle einen anderen Namen.
people-needs-account = Bitte melde dich zuerst an.
people-since = Mitglied seit dem { $day }
people-devices = Deine Geräte
people-devices-end = Überall sonst abmelden
people-device-end = Abmelden
people-device-here = dieses Gerät
people-device-unknown = Unbekanntes Gerät
people-device-seen = angemeldet am { $created }, zuletzt gesehen am { $seen }
people-data = Deine Daten
people-export-text = Alles, was über dich gespeichert ist, in einer Datei.
people-export = Meine Daten herunterladen
people-delete-text = Ein gelöschtes Konto lässt sich nicht wiederherstellen.
people-delete = Konto löschen
people-delete-ask = Das Konto { $name } endgültig löschen?
people-delete-games = Deine Geräte werden abgemeldet; dein Name, deine Nachrichten und deine Einstellungen werden entfernt. Die Partien bleiben den anderen erhalten, ohne deinen Namen; läuft eine noch, spielt ein Bot für dich weiter.
people-delete-go = Endgültig löschen
people-delete-not = Konto behalten
people-reset-title = Neues Passwort wählen
people-reset-text = Für das Konto { $name }. Alle Geräte werden abgemeldet.
people-reset-go = Speichern und anmelden
people-reset-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.
limit-accounts = Aus deinem Netz wurden heute schon { $most } Konten angelegt. Bitte versuch es morgen noch einmal.
limit-invitations = Es gibt schon { $most } offene Einladungen.
limit-marks = Du hast schon { $most } Personen blockiert oder stummgeschaltet.

## Own games, public pages, ratings

people-mine = Meine Partien
people-nobody-yet = Du hast hier noch nicht gespielt, oder nicht in diesem Browser.
people-guest = Gast
people-guest-text = Du spielst als Gast: Nur dieser Browser kennt dich.
people-public = Meine öffentliche Seite
people-account = Konto
people-no-games = Keine passenden Partien.
people-my-result = Dein Ergebnis: Rang { $place }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
people-more-games =
    { $count ->
        [one] Noch eine Partie; grenze die Suche ein, um sie zu sehen.
       *[other] Noch { $count } Partien; grenze die Suche ein, um sie zu sehen.
    }
people-filter-game = Spiel
people-filter-any = Alle Spiele
people-filter-state = Status
people-state-all = Alle
people-state-running = Laufend
people-state-finished = Beendet
people-filter-with = Gespielt mit
people-filter-go = Anzeigen
people-statistics = Statistik
people-stat-hint = „Vor anderen“ ist der Anteil der Mitspieler, vor denen du gelandet bist; Gleichstand zählt halb.
people-stat-line =
    { $games ->
        [one] 1 Partie, { $won } gewonnen, vor { $ahead } % der Gegner
       *[other] { $games } Partien, { $won } gewonnen, vor { $ahead } % der Gegner
    }
people-percent = { $share } %
people-stat-players = Spielerzahl
people-stat-seats = Platz am Tisch
people-stat-opponents = Gegner
people-stat-games = Partien
people-stat-won = Gewonnen
people-stat-ahead = Vor anderen
people-stat-points = Punkte im Schnitt
people-stat-from = Punkte aus
people-stat-usual = Im Schnitt
people-stat-when-won = In gewonnenen Partien
people-built = Gebaut
people-built-share = Siegquote
people-built-hint =
    { $count ->
        [one] Was am Ende deiner letzten Partie gebaut war
       *[other] Was am Ende deiner letzten { $count } Partien gebaut war; { $share } % davon hast du gewonnen
    }
people-acquaintances = Mit wem ich gespielt habe
people-acquaintances-hint = Wenn du einen Tisch eröffnest, kannst du sie mit einem Klick einladen.
people-games-together =
    { $count ->
        [one] eine gemeinsame Partie
       *[other] { $count } gemeinsame Partien
    }
people-results = Ergebnisse
people-no-results = Noch keine beendeten Partien.
people-ratings = Wertungszahlen
people-rating = Wertungszahl
people-curve =
    { $games ->
        [one] Wertungszahl { $rating } nach einer Partie
       *[other] Wertungszahl { $rating } nach { $games } Partien
    }
people-ladders = Ranglisten
people-ladder = Rangliste: { $game }
people-ladder-text = Gewertete Partien zählen für die Rangliste. Alle beginnen bei 1000; die Zahl nach ± ist die Unsicherheit, die mit jeder Partie kleiner wird. Gereiht wird nach Wertungszahl minus Unsicherheit.
people-ladder-nobody = Noch hat niemand eine gewertete Partie gespielt. Kreuze beim Eröffnen eines Tisches „Gewertete Partie“ an.
people-ladder-who = Spieler
people-ladder-bot = unser Bot
people-ladder-hint = Die Bots sind nach gemessener Spielstärke eingeordnet.
people-rated = Diese Partie ist gewertet: Das Ergebnis zählt für die Wertungszahlen.
people-rated-choice = Gewertete Partie
people-rated-hint = Zählt für die Wertungszahlen. Ohne Coach; nur für Leute mit Konto und unsere Bots.
people-rated-needs-account = Gewertete Partien gibt es nur mit Konto: Melde dich zuerst an.
people-rated-no-programs = Fremde Programme können an einer gewerteten Partie nicht teilnehmen.

## Invitations, blocking and muting

people-invite-title = Bekannte Mitspieler einladen
people-invite-to = Zu einer Partie { $game } einladen
people-invite-not = Zu diesem Tisch kannst du niemanden einladen.
people-invitations = Einladungen
people-invited-by = { $name } lädt dich ein
people-invitation-go = Tisch ansehen
people-invitation-no = Nein danke
people-blocked = Du kannst an diesem Tisch nicht mitspielen.
people-block = Blockieren
people-block-not = Nicht mehr blockieren
people-mute = Stummschalten
people-mute-not = Nicht mehr stummschalten
people-marks-hint = Wen du blockierst, der kann nicht an deinen Tischen Platz nehmen und dich nicht einladen. Was Stummgeschaltete schreiben, siehst du nicht. Sie erfahren nichts davon.
people-to-page = Seite dieser Person, in einem neuen Tab
people-marked = Blockiert und stumm
people-is-block = blockiert
people-is-mute = stumm

## What a form has done

done-saved = Gespeichert.
done-signed-out = Du bist abgemeldet.
done-device-ended = Das Gerät ist abgemeldet.
done-devices-ended = Alle anderen Geräte sind abgemeldet.
done-password-changed = Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
done-account-deleted = Dein Konto ist gelöscht.
done-muted = Stummgeschaltet: Was diese Person schreibt, siehst du nicht mehr.
done-muted-not = Was diese Person schreibt, siehst du wieder.
done-blocked = Blockiert: Diese Person kann nicht mehr an deinen Tischen Platz nehmen und dich nicht mehr einladen.
done-blocked-not = Nicht mehr blockiert.
done-invited = Einladung verschickt.
done-declined = Einladung abgelehnt.
done-channel-added = Hinzugefügt.
done-channel-removed = Entfernt. Dorthin wird nichts mehr geschickt.
done-token-revoked = Token widerrufen.
done-bot-removed = Bot entfernt.
done-renamed = Konto umbenannt.
done-banned = Konto gesperrt und überall abgemeldet.
done-banned-not = Konto entsperrt.
done-promoted = Dieses Konto hat jetzt Administratorrechte.
done-demoted = Dieses Konto hat keine Administratorrechte mehr.
done-removed = Konto gelöscht.
done-game-stopped = Partie abgebrochen.
done-table-cleared = Tisch geräumt.

admin-title = Betrieb

## The administrator’s page

admin-accounts = Konten
admin-more = Weitere
admin-account =
    { $tables ->
        [one] angelegt { $created }, ein Tisch
       *[other] angelegt { $created }, { $tables } Tische
    }
admin-seen = zuletzt gesehen { $day }
admin-is-admin = Betreiber
admin-is-banned = gesperrt
admin-actions = Aktionen
admin-do-reset = Link für ein neues Passwort
admin-do-rename = Umbenennen
admin-do-ban = Sperren
admin-do-unban = Entsperren
admin-do-promote = Zum Betreiber machen
admin-do-demote = Nicht mehr Betreiber
admin-new-name = Neuer Name
admin-not-yourself = Das geht nicht mit deinem eigenen Konto.
admin-reset-text = Schick diesen Link an { $name }. Er gilt einmal und läuft nach zwei Tagen ab. Er wird nur einmal angezeigt.
admin-back = Zurück
admin-tables = Tische
admin-no-tables = Keine solchen Tische.
admin-table-gathering = wartet auf Mitspieler
admin-table-playing = läuft
admin-table-last = zuletzt aktiv: { $when }
admin-stop = Partie abbrechen
admin-stop-ask = Diese Partie ({ $game }: { $names }) jetzt abbrechen? Sie lässt sich nicht fortsetzen. Ansehen kann man sie noch eine Weile.
admin-clear = Tisch räumen
admin-clear-ask = Alle von diesem Tisch ({ $game }: { $names }) entfernen? Ein leerer Tisch steht in keiner Liste und wird bald gelöscht.
admin-numbers = Zahlen und Grenzen
admin-limits = Grenzen
admin-limits-text = Wie viel es höchstens gleichzeitig geben darf; pro Adresse meist, wie viel an einem Tag neu dazukommen darf.
admin-per-person = Pro Person
admin-per-address = Pro Adresse
admin-altogether = Insgesamt
admin-links = Links zu anderen Geräten
admin-tokens = Token von Programmen
admin-bots = Registrierte Bots
admin-invitations = Offene Einladungen
admin-marks = Blockierte oder stummgeschaltete Personen
admin-channels = Kanäle für Benachrichtigungen
admin-confirmations = Bestätigungs- und Passwort-E-Mails pro Tag
admin-tournaments = Laufende Turniere
admin-outbox = Ausgehende Benachrichtigungen
admin-outbox-text = Nachrichten an Leute, deren Seite geschlossen ist. Fehlgeschlagene Nachrichten werden in wachsenden Abständen erneut versucht und schließlich verworfen.
admin-outbox-kind = Kanal
admin-outbox-channels = In Gebrauch
admin-outbox-waiting = Warten
admin-outbox-retried = Neuer Versuch
admin-outbox-failed = Verworfen
admin-outbox-fine = Zuletzt ist nichts fehlgeschlagen.
admin-outbox-again =
    { $tries ->
        [one] Bisher einmal versucht.
       *[other] Bisher { $tries }-mal versucht.
    }
admin-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
admin-what = Was
admin-now = Jetzt
admin-sessions = Angemeldete Browser
admin-gathering = Tische, die auf Mitspieler warten
admin-unfinished = Nicht beendete Partien
admin-finished = Beendete Partien
admin-in-memory = Tische im Speicher
admin-records = Hochgeladene Aufzeichnungen
admin-rewrites = Partien, die noch zu anonymisieren oder einem Konto zuzuordnen sind
admin-passwords = Seit dem Start geprüfte Passwörter
admin-fallbacks = Ersatzzüge, weil ein Bot versagte
admin-panics = Programmfehler
admin-retention = Aufbewahrung
admin-retention-text = Ab der letzten Aktivität. Beendete Partien und Konten bleiben erhalten.
admin-keep-sessions = Angemeldete Browser:
admin-keep-unused-sessions = Gäste, die nicht gespielt haben:
admin-keep-empty = Leere Tische:
admin-keep-gathering = Tische, die auf Mitspieler warten:
admin-keep-entering = Turniere, die auf Teilnehmer warten:
admin-keep-abandoned = Verlassene Partien:
admin-keep-stopped = Abgebrochene Partien:
admin-keep-records = Hochgeladene Aufzeichnungen:
admin-keep-tokens = Unbenutzte Token:
admin-keep-notices = Verschickte Benachrichtigungen:
admin-keep-channels = Unbenutzte Kanäle für Benachrichtigungen:
admin-keep-deals = Partien des Tages:
admin-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
admin-errors = Letzte Warnungen und Fehler
admin-no-errors = Seit dem Start keine.

## Wie jemand spielt

play-title = So spielst du
play-intro = Was deine Entscheidungen gegenüber der besten Wahl gekostet haben, und welche Bot-Stufe etwa so gut spielt. Nur du siehst diese Seite.
play-nothing = Du hast hier noch keine Partie beendet.
play-waiting = { $count ->
    [one] Eine Partie wird noch ausgewertet.
   *[other] { $count } Partien werden noch ausgewertet.
}
play-waiting-one = Deine Entscheidungen werden noch ausgewertet. Lade diese Seite gleich neu.
play-again = Neu laden
play-over = { $count ->
    [0] In dieser Partie hast du
    [one] In deiner letzten Partie hast du
   *[other] In deinen letzten { $count } Partien hast du
}
play-too-few = { $count ->
    [one] Eine Entscheidung ist zu wenig, um dich mit einer Stufe zu vergleichen.
   *[other] { $count } Entscheidungen sind zu wenig, um dich mit einer Stufe zu vergleichen.
}
play-too-few-one = Du hattest in dieser Partie { $count ->
    [0] keine echte Wahl
    [one] einmal eine echte Wahl
   *[other] { $count }-mal eine echte Wahl
}; für den Vergleich mit einer Stufe braucht es { $least }.
play-like-one = etwa auf Stufe „{ $level }“ gespielt.
play-like-some = etwa auf Stufe „{ $level }“ gespielt (möglich: „{ $least }“ bis „{ $most }“).
play-range = { $like } ({ $least } bis { $most })
play-strengths = Deine Stärken: { $kinds }.
play-weaknesses = Deine Schwächen: { $kinds }.
play-most-to-gain = Hier ist am meisten zu holen: { $kinds } ({ $cost } pro Partie).
play-kind = Entscheidung
play-decisions = Anzahl
play-cost = Kosten pro Entscheidung
play-like = Am ehesten wie
play-per-game = Kosten pro Partie
play-look-again = Einen zweiten Blick wert
play-cost-one = kostete { $cost }
play-puzzles = Mit einer Aufgabe üben
play-most-counted = Eine Entscheidung zählt hier höchstens { $most }.
play-how = Wie das gemessen wird
play-how-text = Jede Entscheidung wird mit den anderen verglichen, die du hättest treffen können: in gedachten Partien, in denen nur vorkommt, was du in dem Moment wissen konntest. Ihre Kosten sind, wie viel kleiner deine Chance, vor einem Gegner zu landen, im Mittel über deine Gegner ist als nach der besten Wahl; mehr als 3 % zählen als 3 %, denn wie oft du irrst, sagt mehr, als wie viel daran hing. Die Stufen wurden genauso gemessen, gegen mittlere Bots auf allen Plätzen. Die Spanne nennt die Stufen, auf die zusammen 90 % der Wahrscheinlichkeit entfallen. Bots, die für dich gespielt haben, zählen nicht, und Partien, die andere heute vielleicht noch spielen, werden später untersucht.
play-one-cost = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
}; jede kostete dich im Mittel { $cost } (± { $error }) der Chance, vor einem Gegner zu landen.
play-you = Du
play-hint = Die Tabelle zeigt, was eine Entscheidung dich und jede Stufe im Mittel kostet. Eine einzige Partie sagt wenig: Auch wie leicht die Entscheidungen waren, ist Glückssache.
play-all = So spielst du in allen deinen Partien
