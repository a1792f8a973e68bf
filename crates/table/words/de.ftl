## What the log of a table tells besides the game itself

story-sat = { $name } nimmt Platz.
story-sat-program = { $name }, ein Programm von { $owner }, nimmt Platz.
story-left = { $name } verlässt den Tisch.
story-moved = { $name } wechselt auf Platz { $chair }.
story-swapped = { $name } und { $other } tauschen die Plätze.
story-draw-on = Die Plätze werden beim Start der Partie ausgelost.
story-draw-off = Beim Start der Partie bleiben alle auf ihren Plätzen.
story-players-set = Der Tisch ist jetzt für { $players } Spieler.
story-bot-added = { $name } kommt an den Tisch.
story-started = Die Partie beginnt.
story-undone =
    { $count ->
        [one] { $who } nimmt die letzte Entscheidung zurück.
       *[other] { $who } nimmt { $count } Entscheidungen zurück.
    }
story-handed-over = Vorerst spielt { $bot } für { $name }.
story-taken-over = { $name } ist nicht da; { $bot } übernimmt.
story-returned = { $name } ist wieder da.
story-silent = { $name } hat nicht rechtzeitig geantwortet; { $bot } übernimmt.
story-resigned = { $name } gibt auf; { $bot } übernimmt.
story-order-on = Du schaltest einen Dauerauftrag ein: { $order }.
story-order-off = Du schaltest einen Dauerauftrag aus: { $order }.
story-ahead = Du wählst etwas im Voraus.
story-ahead-withdrawn = Du nimmst eine im Voraus getroffene Wahl zurück.
story-asks-undo =
    { $count ->
        [one] { $name } möchte die letzte Entscheidung zurücknehmen.
       *[other] { $name } möchte { $count } Entscheidungen zurücknehmen.
    }
story-asks-take-over = { $name } schlägt vor, dass { $bot } für { $other } spielt.
story-asks-stop = { $name } schlägt vor, die Partie abzubrechen.
story-agrees = { $name } ist einverstanden.
story-refuses = { $name } ist nicht einverstanden.
story-takes-request-back = { $name } zieht den Vorschlag zurück.
story-finished = Die Partie ist zu Ende.
story-stopped = Die Partie wurde abgebrochen.
story-shown = Die Runde ist an allen Tischen zu Ende: Jetzt ist alles zu sehen.

## Standing orders of every game

order-forced = Automatisch spielen, wenn ich nur eine Möglichkeit habe

## Why something is refused

refusal-no-such-game = Ein Spiel „{ $game }“ gibt es nicht.
refusal-opening = Der Anfang dieser Partie lässt sich nicht nachspielen: { $why }
refusal-opening-too-long = Über Zug { $most } hinaus lässt sich eine Partie nicht fortsetzen.
refusal-text-empty = Bitte schreib etwas.
refusal-text-too-long = Hier sind höchstens { $most } Zeichen erlaubt.
refusal-text-characters = Der Text enthält Zeichen, die hier nicht erlaubt sind.
refusal-begun = Die Partie hat schon begonnen.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-over = Die Partie ist zu Ende.
refusal-not-owner = Das kann nur, wer den Tisch eröffnet hat.
refusal-wrong-code = An diesen Tisch kommt man nur mit Einladung, und der Code stimmt nicht.
refusal-no-such-chair = Platz { $chair } gibt es an diesem Tisch nicht.
refusal-chair-taken = Platz { $chair } ist vergeben.
refusal-chair-open = Auf Platz { $chair } sitzt niemand.
refusal-full = Alle Plätze sind vergeben.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-chairs-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
refusal-players-fixed = Die Anzahl der Spieler steht an diesem Tisch fest.
refusal-too-many-seated = { $count } Personen sitzen bereits am Tisch. Zuerst muss jemand gehen.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-unreadable = „{ $action }“ ist keine Aktion dieses Spiels.
refusal-no-actions = In dieser Liste steht nichts, was zu spielen wäre.
refusal-too-many-actions = Mehr als { $most } Aktionen auf einmal gehen nicht.
refusal-barrier-inside = Mit Aktion { $at } wird etwas gezogen oder aufgedeckt; danach kann in derselben Liste nichts mehr folgen.
refusal-stale = Die Partie ist inzwischen weitergegangen; schau noch einmal hin, bevor du entscheidest.
refusal-chosen-already = Du hast schon gewählt; zieh deine Wahl zurück, um sie zu ändern.
refusal-not-chosen = Du hast noch nichts gewählt.
refusal-not-all-chosen = Es haben noch nicht alle gewählt.
refusal-barrier = Das lässt sich nur zurücknehmen, wenn alle einverstanden sind.
refusal-no-such-step = Einen Zug { $step } gibt es nicht.
refusal-request-open = Ein anderer Vorschlag wartet noch auf Antwort.
refusal-no-request = Es liegt kein Vorschlag vor.
refusal-not-asked = Deine Antwort wird nicht gebraucht.
refusal-bot-already = Für { $who } spielt schon ein Bot.
refusal-no-return = Auf diesen Platz kannst du nicht zurückkehren.
refusal-not-a-bot = Für { $who } spielt kein Bot.
refusal-no-such-order = Einen Dauerauftrag „{ $order }“ gibt es nicht.
refusal-no-such-question = Unter dem Namen „{ $question }“ lässt sich nichts im Voraus wählen.
refusal-no-answer = „{ $action }“ beantwortet diese Frage nicht.
refusal-ahead-enough = Du hast in dieser Partie { $most }-mal etwas im Voraus gewählt; mehr geht nicht.
refusal-not-due = Für { $who } steht gerade kein Dauerauftrag an.
refusal-damaged = Der Verlauf dieses Tisches ist ab Eintrag { $entry } beschädigt. Der Tisch zeigt die letzte gesicherte Stellung und kann erst weitergehen, wenn der Betreiber dieses Servers ihn aus einer Sicherung wiederherstellt; er wurde benachrichtigt.
refusal-other-rules =
    { $step ->
        [0] Diese Partie wurde mit älteren Regeln aufgebaut und kann nicht weitergehen. Was gespielt wurde, lässt sich weiterhin ansehen und herunterladen.
       *[other] Diese Partie wurde mit anderen Regeln gespielt, die ab Zug { $step } abweichen; sie kann deshalb nicht weitergehen. Was davor gespielt wurde, lässt sich weiterhin ansehen und herunterladen.
    }
refusal-log-full = Dieser Tisch ist an seiner Grenze und kann nichts mehr speichern.
refusal-too-fast =
    { $seconds ->
        [one] Nicht so schnell: Warte eine Sekunde, bevor du weiterschreibst.
       *[other] Nicht so schnell: Warte { $seconds } Sekunden, bevor du weiterschreibst.
    }
refusal-said-enough = Du hast an diesem Tisch { $most } Nachrichten geschrieben; mehr geht nicht.
refusal-undone-enough = Du hast in dieser Partie { $most }-mal etwas zurückgenommen; mehr geht nicht.
refusal-enough-orders = Du hast in dieser Partie { $most }-mal Daueraufträge geändert; mehr geht nicht.
refusal-enough-requests = Du hast in dieser Partie { $most } Vorschläge gemacht; mehr geht nicht.
refusal-enough-hand-overs = Dieser Platz wurde in dieser Partie { $most }-mal einem Bot überlassen; mehr geht nicht.
refusal-enough-returns = Dieser Platz wurde in dieser Partie { $most }-mal von einem Bot zurückgenommen; mehr geht nicht.
refusal-enough-sits = Du hast an diesem Tisch { $most }-mal Platz genommen; mehr geht nicht.
refusal-enough-chairs = Die Plätze an diesem Tisch wurden { $most }-mal geändert; mehr geht nicht.
refusal-not-rateable = Eine gewertete Partie wird ohne Coach, mit einer Person pro Bildschirm und von Anfang an gespielt.
refusal-program-seated = Dieses Programm sitzt schon an diesem Tisch.
refusal-for-people = Programme stimmen jedem Vorschlag zu und können selbst keine machen.
refusal-silent-enough = Dieses Programm wurde in dieser Partie mehr als { $most }-mal ersetzt und kann nicht mehr zurückkehren.
refusal-not-yet = Das ist erst nach dem Ende der Partie zu sehen.

## Uhren

story-out-of-time = Die Zeit von { $name } ist abgelaufen; { $bot } übernimmt.
story-flag-fell = Die Zeit von { $name } ist abgelaufen. Die anderen entscheiden, wie es weitergeht.
story-asks-pause = { $name } schlägt vor, die Uhren anzuhalten.
story-paused = Die Uhren sind angehalten.
story-resumed = { $name } setzt die Partie fort; die Uhren laufen wieder.
refusal-no-clock = An diesem Tisch wird ohne Uhr gespielt.
refusal-bad-clock = Diese Bedenkzeit ist nicht möglich. Live sind 5 Sekunden bis 24 Stunden erlaubt, mit höchstens einer Stunde Aufschlag pro Zug; über mehrere Tage sind es 1 bis 14 Tage pro Zug.
refusal-paused = Die Partie ist bereits angehalten.
refusal-not-paused = Die Partie ist nicht angehalten.
refusal-hours-zone = Diese Zeitzone ist nicht bekannt.
refusal-hours-window = Deine tägliche Spielzeit muss mindestens { $hours } Stunden lang sein.
refusal-hours-holidays = Du kannst höchstens { $most } freie Tage im Jahr nehmen.
refusal-hours-late = Ein freier Tag muss spätestens am Vortag angekündigt werden.
refusal-bad-delay = Zuschauer können 1 bis 200 Züge oder 1 bis 1440 Minuten zurückliegen.
refusal-same-chance = Andere Tische haben dasselbe Glück, darum lässt sich Gezogenes nicht zurücknehmen.
