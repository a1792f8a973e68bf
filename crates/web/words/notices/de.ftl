# Notices for people whose page is closed: the page, and what the messages say.
notices-title = Benachrichtigungen
notices-text = Erfahre, wann du am Zug bist, auch wenn diese Seite geschlossen ist.
notices-to = Zu den Benachrichtigungen
notices-back = Zurück zu den Einstellungen
notices-app-description = Brettspiele mit Freunden und Bots, live oder über eine Woche.

# This browser.
notices-push-title = Dieses Gerät
notices-push-text = Dein Browser zeigt eine Mitteilung; ein Klick öffnet den Tisch.
notices-push-go = Auf diesem Gerät einschalten
notices-push-on = Auf diesem Gerät sind sie eingeschaltet.
notices-push-unable = Dieser Browser kann hier keine Mitteilungen zeigen. Nötig ist eine sichere Adresse (https); auf iPhone oder iPad füge die Seite zuerst zum Home-Bildschirm hinzu.
notices-push-noscript = Dafür ist JavaScript nötig; E-Mail, Webhooks und der Feed kommen ohne aus.
notices-push-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. Du kannst das in seinen Einstellungen ändern.
notices-push-failed = Dein Browser konnte sich nicht anmelden. Bitte versuch es später noch einmal.

# Ways to be reached.
notices-channels = Wohin sie gehen
notices-channels-none = Bisher nirgendwohin.
notices-channel-push = Browser
notices-channel-mail = E-Mail
notices-channel-discord = Discord
notices-channel-slack = Slack
notices-channel-json = Webhook (JSON)
notices-channel-feed = Atom-Feed
notices-state-on = an
notices-state-off = aus
notices-state-unconfirmed = noch nicht bestätigt
notices-here = dieses Gerät
notices-failed = Letzte Nachricht aufgegeben ({ $when }):
notices-gap = Höchstens eine Nachricht
notices-gap-none = sobald es etwas gibt
notices-gap-minute = pro Minute
notices-gap-ten-minutes = alle 10 Minuten
notices-gap-hour = pro Stunde
notices-gap-six-hours = alle 6 Stunden
notices-gap-day = pro Tag
notices-secret = Geheimnis für die Signatur
notices-secret-hint = Der Header x-antilles-signature ist sha256= und der HMAC-SHA256 des Inhalts mit diesem Geheimnis.
notices-test = Test senden
notices-remove = Entfernen
notices-more = Weitere Wege
notices-mail = E-Mail-Adresse
notices-mail-hint = Du bekommst eine Mail mit einem Link zur Bestätigung. Niemand sonst sieht die Adresse.
notices-mail-go = Adresse hinzufügen
notices-mail-none = Dieser Server kann keine Mails verschicken.
notices-mail-sent-title = Sieh in deine Mails
notices-mail-sent = Eine Mail mit einem Link ist unterwegs. Öffne den Link innerhalb eines Tages, um die Adresse zu bestätigen.
notices-hook = Adresse des Webhooks
notices-hook-hint = Discord: Kanaleinstellungen, Integrationen. Slack: eine App mit eingehenden Webhooks. JSON: Dein Server bekommt eine signierte Anfrage.
notices-hook-go = Webhook hinzufügen
notices-feed-text = Ein Feed für deinen Reader unter einer geheimen Adresse. Eine neue Adresse macht die alte ungültig.
notices-feed-go = Neue Feed-Adresse erzeugen
notices-feed-made = Das ist die Adresse deines Feeds. Sie wird nur jetzt gezeigt; behalte sie für dich.

# What about, and when.
notices-wishes = Was und wann
notices-kinds = Sag mir Bescheid, wenn
notices-kind-turn = ich am Zug bin
notices-kind-time = meine Bedenkzeit knapp wird
notices-kind-started = ein Spiel beginnt
notices-kind-over = ein Spiel zu Ende ist
notices-kind-consent = die anderen meine Zustimmung brauchen
notices-kind-invited = mich jemand einlädt
notices-kind-mention = jemand im Chat @ und meinen Namen schreibt
notices-quiet = Ruhezeit
notices-quiet-from = Von
notices-quiet-until = Bis
notices-quiet-hint = Dazwischen wird nichts gesendet; es kommt danach gesammelt. Ohne Ruhezeit lass beides leer.
notices-quiet-wrong = Für die Ruhezeit sind zwei Uhrzeiten nötig, etwa 22:00 und 07:00.
notices-zone = Zeitzone
notices-zone-hint = Zum Beispiel Europe/Berlin oder Europe/Vienna.
notices-zone-wrong = Diese Zeitzone gibt es nicht. Schreib sie wie Europe/Berlin.
notices-language-hint = Nachrichten kommen in der Sprache, in der du dies speicherst.

# What did not arrive.
notices-troubles = Was nicht ankam
notices-trouble-again = Nächster Versuch: { $when }.
notices-trouble-over = Nach { $tries ->
        [one] einem Versuch
       *[other] { $tries } Versuchen
    } aufgegeben.
notices-fault-timeout = Es kam rechtzeitig keine Antwort.
notices-fault-no-name = Der Name des Servers ist nicht zu finden.
notices-fault-no-connection = Der Server ist nicht erreichbar.
notices-fault-no-tls = Es gibt keine sichere Verbindung zum Server.
notices-fault-status = Der Server hat die Nachricht abgelehnt (Code { $code }).
notices-fault-address = An diese Adresse kann nichts geschickt werden.
notices-fault-not-https = Die Adresse muss mit https beginnen.
notices-fault-own-network = Die Adresse liegt im eigenen Netz dieses Servers; das ist nicht erlaubt.
notices-fault-mail-refused = Der Mailserver hat die Mail abgelehnt (Code { $code }).
notices-fault-mail-later = Der Mailserver nimmt die Mail im Moment nicht an.
notices-fault-mail-address = Das ist keine E-Mail-Adresse.
notices-fault-no-mail = Dieser Server kann im Moment keine Mails verschicken.
notices-fault-other = Es konnte nicht gesendet werden ({ $code }).

# What messages say.
notices-open = Tisch öffnen
notices-foot = Du hast Antilles gebeten, dir von deinen Spielen zu berichten.
notices-stop-link = Nicht mehr benachrichtigen
notices-title-many = { $count } Neuigkeiten von deinen Tischen
notices-title-turn = Du bist am Zug: { $game }
notices-title-started = Das Spiel beginnt: { $game }
notices-title-over = Das Spiel ist aus: { $game }
notices-title-consent = Deine Zustimmung ist gefragt: { $game }
notices-title-invited = Eine Einladung: { $game }
notices-title-time = Die Zeit wird knapp: { $game }
notices-title-mention = Du wurdest erwähnt: { $game }
notices-line-turn = { $game } ({ $names }): Du bist am Zug.
notices-line-started = { $game } ({ $names }): Das Spiel hat begonnen.
notices-line-over = { $game } ({ $names }): Das Spiel ist zu Ende.
notices-line-consent = { $game } ({ $names }): Die anderen brauchen deine Zustimmung.
notices-line-invited = { $game } ({ $names }): Du bist eingeladen.
notices-line-time = { $game } ({ $names }): Deine Bedenkzeit wird knapp.
notices-line-mention = { $game } ({ $names }): Jemand hat dich im Chat erwähnt.
notices-test-title = Eine Testnachricht
notices-test-text = So berichtet dir Antilles von deinen Spielen.
notices-test-sent = Die Testnachricht wurde angenommen und sollte gleich ankommen.

# Links in messages.
notices-confirm-title = Bestätige deine Adresse
notices-confirm-mail = Jemand, wahrscheinlich du, möchte an diese Adresse Nachrichten über Spiele bekommen. Bestätige, dass sie dir gehört; der Link gilt einmal und einen Tag lang.
notices-confirm-foot = Wenn du das nicht warst, ignoriere diese Mail: Es kommt nichts weiter.
notices-confirm-text = Sollen Benachrichtigungen an { $address } gehen?
notices-confirm-go = Bestätigen
notices-confirmed = Die Adresse ist bestätigt. Ab jetzt gehen Benachrichtigungen dorthin.
notices-link-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere auf der Seite der Benachrichtigungen einen neuen an.
notices-stop-title = Benachrichtigungen beenden
notices-stop-text = Sollen keine Benachrichtigungen mehr an { $address } gehen? Deine Spiele laufen weiter.
notices-stop-go = Beenden
notices-stopped = Dorthin gehen keine Benachrichtigungen mehr.
notices-stop-gone = Diese Benachrichtigungen sind schon beendet, oder der Link ist unvollständig.

# Limits.
limit-channels = Es gibt schon { $most } Wege, dich zu erreichen; entferne einen, um Platz zu schaffen.
limit-confirmations = Heute wurden zu viele Bestätigungsmails verschickt. Bitte versuch es morgen noch einmal.
