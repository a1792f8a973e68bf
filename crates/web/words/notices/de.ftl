# Notices for people whose page is closed: the page, and what the messages say.
notices-title = Benachrichtigungen
notices-text = Erfahre, wann du am Zug bist, auch wenn diese Seite geschlossen ist.
notices-to = Benachrichtigungen einstellen
notices-back = Zurück zu den Einstellungen
notices-app-description = Brettspiele mit Freunden und Bots, live oder über eine Woche.

# This browser.
notices-push-title = Dieses Gerät
notices-push-text = Dein Browser zeigt eine Benachrichtigung; ein Klick öffnet den Tisch.
notices-push-go = Auf diesem Gerät einschalten
notices-push-on = Benachrichtigungen sind auf diesem Gerät eingeschaltet.
notices-push-unable = Dieser Browser kann hier keine Benachrichtigungen zeigen. Nötig ist eine sichere Adresse (https); auf iPhone oder iPad füge die Seite zuerst zum Home-Bildschirm hinzu.
notices-push-noscript = Dafür ist JavaScript nötig; E-Mail, Webhooks und der Feed kommen ohne aus.
notices-push-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst das in seinen Einstellungen ändern.
notices-push-failed = Dein Browser konnte sich nicht anmelden. Bitte versuch es später noch einmal.

# Ways to be reached.
notices-channels = Wohin Benachrichtigungen gehen
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
notices-failed = Letzte Nachricht fehlgeschlagen ({ $when }):
notices-gap = Nachrichten
notices-gap-none = sobald es etwas Neues gibt
notices-gap-minute = höchstens eine pro Minute
notices-gap-ten-minutes = höchstens eine alle 10 Minuten
notices-gap-hour = höchstens eine pro Stunde
notices-gap-six-hours = höchstens eine alle 6 Stunden
notices-gap-day = höchstens eine pro Tag
notices-secret = Geheimnis für die Signatur
notices-secret-hint = Der Header x-antilles-signature ist sha256= und der HMAC-SHA256 des Inhalts mit diesem Geheimnis.
notices-test = Testnachricht senden
notices-remove = Entfernen
notices-more = Weitere Kanäle
notices-mail = E-Mail-Adresse
notices-mail-hint = Du bekommst eine E-Mail mit einem Link zur Bestätigung. Niemand sonst sieht die Adresse.
notices-mail-password = Das Passwort deines Kontos: Falls du es einmal vergisst, kann an diese Adresse ein Link zu einem neuen gehen.
notices-mail-go = Adresse hinzufügen
notices-mail-none = Dieser Server kann keine E-Mails verschicken.
notices-mail-sent-title = Sieh in dein Postfach
notices-mail-sent = Eine E-Mail mit einem Link ist unterwegs. Öffne den Link innerhalb eines Tages, um die Adresse zu bestätigen.
notices-hook = Adresse des Webhooks
notices-hook-hint = Discord: Kanaleinstellungen, Integrationen. Slack: eine App mit eingehenden Webhooks. JSON: Dein Server bekommt eine signierte Anfrage.
notices-hook-go = Webhook hinzufügen
notices-feed-text = Ein Feed für deinen Reader unter einer geheimen Adresse. Eine neue Adresse macht die alte ungültig.
notices-feed-go = Neue Feed-Adresse erzeugen
notices-feed-made = Das ist die Adresse deines Feeds. Sie wird nur einmal gezeigt; behalte sie für dich.

# What about, and when.
notices-wishes = Was und wann
notices-kinds = Benachrichtige mich, wenn
notices-kind-turn = ich am Zug bin
notices-kind-time = meine Bedenkzeit knapp wird
notices-kind-started = eine Partie beginnt
notices-kind-over = eine Partie zu Ende ist
notices-kind-consent = die anderen meine Zustimmung brauchen
notices-kind-invited = mich jemand einlädt
notices-kind-mention = mich jemand im Chat erwähnt (@ und mein Name)
notices-quiet = Ruhezeit
notices-quiet-from = Von
notices-quiet-until = Bis
notices-quiet-hint = In dieser Zeit wird nichts gesendet; danach kommt alles gesammelt. Ohne Ruhezeit lass beide Felder leer.
notices-quiet-wrong = Für die Ruhezeit sind zwei Uhrzeiten nötig, etwa 22:00 und 07:00.
notices-zone = Zeitzone
notices-zone-hint = Zum Beispiel Europe/Berlin oder Europe/Vienna.
notices-zone-wrong = Diese Zeitzone gibt es nicht. Schreib sie wie Europe/Berlin.
notices-language-hint = Nachrichten kommen in der Sprache, in der du diese Seite speicherst.

# What did not arrive.
notices-troubles = Fehlgeschlagene Zustellungen
notices-trouble-again = Nächster Versuch: { $when }.
notices-trouble-over = Nach { $tries ->
        [one] einem Versuch
       *[other] { $tries } Versuchen
    } aufgegeben.
notices-fault-timeout = Der Server hat nicht rechtzeitig geantwortet.
notices-fault-no-name = Der Name des Servers wurde nicht gefunden.
notices-fault-no-connection = Der Server ist nicht erreichbar.
notices-fault-no-tls = Es gibt keine sichere Verbindung zum Server.
notices-fault-status = Der Server hat die Nachricht abgelehnt (Code { $code }).
notices-fault-address = An diese Adresse kann nichts geschickt werden.
notices-fault-not-https = Die Adresse muss mit https beginnen.
notices-fault-own-network = Die Adresse liegt im eigenen Netz dieses Servers; das ist nicht erlaubt.
notices-fault-mail-refused = Der Mailserver hat die E-Mail abgelehnt (Code { $code }).
notices-fault-mail-later = Der Mailserver nimmt die E-Mail im Moment nicht an.
notices-fault-mail-address = Das ist keine E-Mail-Adresse.
notices-fault-no-mail = Dieser Server kann im Moment keine E-Mails verschicken.
notices-fault-other = Die Nachricht konnte nicht gesendet werden ({ $code }).

# What messages say.
notices-open = Tisch öffnen
notices-foot = Du hast Antilles gebeten, dich über deine Partien zu informieren.
notices-stop-link = Diese Benachrichtigungen abbestellen
notices-title-many = { $count } Benachrichtigungen von deinen Tischen
notices-title-turn = Du bist am Zug: { $game }
notices-title-started = Die Partie beginnt: { $game }
notices-title-over = Die Partie ist zu Ende: { $game }
notices-title-consent = Deine Zustimmung ist gefragt: { $game }
notices-title-invited = Einladung: { $game }
notices-title-time = Die Zeit wird knapp: { $game }
notices-title-mention = Du wurdest erwähnt: { $game }
notices-line-turn = { $game } ({ $names }): Du bist am Zug.
notices-line-started = { $game } ({ $names }): Die Partie hat begonnen.
notices-line-over = { $game } ({ $names }): Die Partie ist zu Ende.
notices-line-consent = { $game } ({ $names }): Die anderen brauchen deine Zustimmung.
notices-line-invited = { $game } ({ $names }): Du bist eingeladen.
notices-line-time = { $game } ({ $names }): Deine Bedenkzeit wird knapp.
notices-line-mention = { $game } ({ $names }): Jemand hat dich im Chat erwähnt.
notices-test-title = Testnachricht
notices-test-text = So benachrichtigt dich Antilles über deine Partien.
notices-test-sent = Die Testnachricht wurde angenommen und sollte gleich ankommen.

# Links in messages.
notices-confirm-title = Bestätige deine Adresse
notices-confirm-mail = Jemand, wahrscheinlich du, möchte an diese Adresse Benachrichtigungen über Partien bekommen. Bestätige, dass sie dir gehört; der Link gilt einmal und einen Tag lang.
notices-confirm-foot = Wenn du das nicht warst, ignoriere diese E-Mail: Es kommt nichts weiter.
notices-confirm-text = Benachrichtigungen an { $address } senden?
notices-confirm-go = Bestätigen
notices-confirmed = Die Adresse ist bestätigt. Benachrichtigungen werden ab jetzt dorthin gesendet.
notices-link-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere auf der Benachrichtigungsseite einen neuen an.
notices-stop-title = Benachrichtigungen abbestellen
notices-stop-text = Keine Benachrichtigungen mehr an { $address } senden? Deine Partien laufen weiter.
notices-stop-go = Abbestellen
notices-stopped = Dorthin werden keine Benachrichtigungen mehr gesendet.
notices-stop-gone = Diese Benachrichtigungen sind schon abbestellt, oder der Link ist unvollständig.

# Limits.
limit-channels = Du hast schon { $most } Kanäle; entferne zuerst einen.
limit-confirmations = Heute wurden zu viele Bestätigungsmails verschickt. Bitte versuch es morgen noch einmal.
