# Santiago de Cuba in German.

option-rent-on-stay = Miete für eine Figur, die stehen bleibt
    .help = Am Ende eines Zuges bekommt der Besitzer des Gebäudes, auf dem die Figur steht, 1 Punkt. Auch wenn die Figur in diesem Zug nicht dorthin gezogen ist?
option-rent-on-stay-on = Ja
option-rent-on-stay-off = Nein, nur wenn sie dorthin gezogen ist
option-open-stocks = Offene Vorräte
    .help = Zeigt der Tisch die Waren, Pesos und Punkte der anderen? Wer aufpasst, kann sie ohnehin mitzählen.
option-open-stocks-off = Nein, hinter Sichtschirmen
option-open-stocks-on = Ja, für alle sichtbar

score-chips = Gesammelte Punkte
score-goods = Übrige Waren, 1 Punkt für je drei
ending-last-ship = Das siebte Schiff ist ausgelaufen.
ending-standstill = Die Partie kam zum Stillstand: 20 Runden lang lief kein Schiff aus.

good-sugar = Zuckerrohr
    .many = Zuckerrohr
    .die = Zuckerrohr
good-tobacco = Tabak
    .many = Tabak
    .die = Tabak
good-citrus = Zitrusfrucht
    .many = Zitrusfrüchte
    .die = Zitrusfrüchte
good-rum = Rum
    .many = Rum
    .die = Rum
good-cigars = Zigarre
    .many = Zigarren
    .die = Zigarren
good-wood = Holz
    .many = Holz

flower-yellow = Gelb
flower-blue = Blau
flower-red = Rot
flower-white = Weiß

harbour = der Hafen
    .to = zum Hafen

cuban-pedro = Pedro
    .to = zu Pedro
    .at = von Pedro
    .role = Tabakhändler
    .help = Nimm 2 Tabak.
cuban-jose = José
    .to = zu José
    .at = von José
    .role = Zuckerbauer
    .help = Nimm 2 Zuckerrohr.
cuban-conchita = Conchita
    .to = zu Conchita
    .at = von Conchita
    .role = Obsthändlerin
    .help = Nimm 2 Zitrusfrüchte.
cuban-miguel = Miguel
    .to = zu Miguel
    .at = von Miguel
    .role = Holzfäller
    .help = Nimm 2 Holz.
cuban-pablo = Pablo
    .to = zu Pablo
    .at = von Pablo
    .role = Hehler
    .help = Nimm 1 Ware deiner Wahl (kein Holz).
cuban-maria = Maria
    .to = zu Maria
    .at = von Maria
    .role = Tänzerin
    .help = Nimm 2 Punkte.
cuban-martinez = Martinez
    .to = zu Martinez
    .at = von Martinez
    .role = Musiker
    .help = Nimm 3 Pesos.
cuban-el-zorro = El Zorro
    .to = zu El Zorro
    .at = von El Zorro
    .role = Taschendieb
    .help = Alle Gegner geben dir nach ihrer Wahl 1 Peso, 1 Punkt oder 1 Ware (kein Holz). Deine Figur bleibt stehen und darf ihr Gebäude noch einmal nutzen.
cuban-alonso = Alonso
    .to = zu Alonso
    .at = von Alonso
    .role = Anwalt
    .help = Nimm ein Gebäude, das niemandem gehört, in Besitz, oder nutze eines, das dir gehört.

building-bank = Bank
    .the = die Bank
    .to = zur Bank
    .at = in der Bank
    .help = Nimm 2 Pesos.
building-church = Kirche
    .the = die Kirche
    .to = zur Kirche
    .at = in der Kirche
    .help = Nimm 1 Punkt.
building-distillery = Schnapsbrennerei
    .the = die Schnapsbrennerei
    .to = zur Schnapsbrennerei
    .at = in der Schnapsbrennerei
    .help = Tausche beliebig viel Zuckerrohr gegen ebenso viel Rum.
building-cigar-factory = Zigarrenfabrik
    .the = die Zigarrenfabrik
    .to = zur Zigarrenfabrik
    .at = in der Zigarrenfabrik
    .help = Tausche beliebig viel Tabak gegen ebenso viele Zigarren.
building-black-market = Schwarzmarkt
    .the = den Schwarzmarkt
    .to = zum Schwarzmarkt
    .at = auf dem Schwarzmarkt
    .help = Tausche 1 Ware gegen 1 andere (nie mit Holz).
building-sawmill = Sägewerk
    .the = das Sägewerk
    .to = zum Sägewerk
    .at = im Sägewerk
    .help = Gib 1 Holz für 1 Punkt und 1 Peso ab.
building-cafe = Café
    .the = das Café
    .to = zum Café
    .at = im Café
    .help = Gib 1 Zigarre, 1 Rum oder beides ab, für je 2 Punkte.
building-customs-office = Zollamt
    .the = das Zollamt
    .to = zum Zollamt
    .at = im Zollamt
    .help = Dreh einen Würfel des Schiffs auf 0.
building-casino = Casino
    .the = das Casino
    .to = zum Casino
    .at = im Casino
    .help = Tausche 3 Pesos gegen 1 Punkt oder 1 Punkt gegen 3 Pesos, so oft du willst, aber nur in einer Richtung.
building-harbour-master = Hafenamt
    .the = das Hafenamt
    .to = zum Hafenamt
    .at = im Hafenamt
    .help = Versetze den Wertmarker um eine Flagge nach links oder rechts. Erreicht er die Zielflagge, läuft das Schiff aus.
building-office = Kontor
    .the = das Kontor
    .to = zum Kontor
    .at = im Kontor
    .help = Liefere 1 Ware, die das Schiff braucht (kein Holz), für genau 2 Punkte.
building-newspaper = Zeitungsverlag
    .the = den Zeitungsverlag
    .to = zum Zeitungsverlag
    .at = im Zeitungsverlag
    .help = Nimm 1 Peso; danach darfst du einen Cubaner umdrehen. Wer als Nächstes dort hält, bekommt nichts.

order-use = Besuchten Cubaner oder besuchtes Gebäude nutzen, wenn es nichts zu wählen gibt
ahead-drive = Wenn ich das nächste Mal fahre: Anzahl der Stationen
ahead-go = Zieht meine Figur das nächste Mal, geht sie auf
ask-car = Fahr mit dem Auto: Die erste Station ist gratis, jede weitere kostet 1 Peso.
ask-cuban = Du besuchst { $cuban }. Was willst du tun?
ask-robbery = El Zorro bestiehlt dich für { $robber }: Gib 1 Peso, 1 Punkt oder 1 Ware.
ask-broker = Zieh deine Figur auf ein Gebäude mit der Blumenfarbe { $flower }.
ask-building = Willst du { $building } nutzen?
ask-casino = Im Casino noch einmal tauschen?
ask-delivery = Liefere Waren einer Sorte für je { $value } Punkte, oder passe.
ask-demand = Ein neues Schiff: Wähle den Würfel, der wegbleibt.
ask-over = Die Partie ist zu Ende.

waiting-car = { $who } fährt mit dem Auto.
waiting-cuban = { $who } besucht { $cuban }.
waiting-robbery = { $who } muss etwas an { $robber } abgeben.
waiting-broker = { $who } zieht mit der Figur auf ein Gebäude (Blume: { $flower }).
waiting-building = { $who } darf { $building } nutzen.
waiting-casino = { $who } ist im Casino.
waiting-delivery = { $who } darf liefern, für { $value } Punkte pro Ware.
waiting-demand = { $who } wählt die Nachfrage des neuen Schiffs.
waiting-over = Für { $who } ist die Partie zu Ende.

action-drive = { $stops ->
        [one] 1 Station
       *[other] { $stops } Stationen
    } { $to } fahren ({ $price ->
        [0] gratis
        [one] 1 Peso
       *[other] { $price } Pesos
    })
action-goods = { $count } { $good } nehmen
action-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } nehmen
action-pesos = { $pesos ->
        [one] 1 Peso
       *[other] { $pesos } Pesos
    } nehmen
action-rob = Alle Gegner bestehlen
action-skip = Auf { $place } verzichten
used-cuban = { $cuban }
action-pass = Passen
action-stop = Fertig
action-give-peso = 1 Peso an { $to } geben
action-give-point = 1 Punkt an { $to } geben
action-give-good = 1 { $good } an { $to } geben
action-claim = Marker auf { $building } legen
action-use-own = Über den Anwalt { $building } nutzen
action-go = Figur { $building }
action-go-rent = Figur { $building } (1 Punkt für { $owner })
action-exchange = { $count } { $give } gegen { $count } { $take } tauschen
one-good = 1 { $good }
action-serve = { $goods } abgeben ({ $points } Punkte)
action-clear = Würfel für { $good } von { $demand } auf 0 drehen
action-buy = { $pesos } Pesos gegen 1 Punkt tauschen
action-sell = 1 Punkt gegen { $pesos } Pesos tauschen
action-flag-left = Wert auf { $value } senken
action-flag-right = Wert auf { $value } erhöhen
action-flag-chequered = Auf die Zielflagge: Das Schiff läuft aus
action-saw = 1 Holz abgeben für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $pesos ->
        [one] 1 Peso
       *[other] { $pesos } Pesos
    }
action-newspaper = { $pesos ->
        [one] 1 Peso
       *[other] { $pesos } Pesos
    } nehmen und niemanden umdrehen
action-turn-down = { $pesos ->
        [one] 1 Peso
       *[other] { $pesos } Pesos
    } nehmen und { $cuban } umdrehen
action-deliver = { $count } { $good } liefern ({ $points } Punkte)
action-deliver-wood = { $count } Holz statt { $good } liefern ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
action-leave-out = { $good } weglassen (der Würfel zeigt { $face })

event-laid-out = Die Straße, vom Hafen aus: { $street }.
event-rolled = { $who } würfelt: Zuckerrohr { $sugar }, Tabak { $tobacco }, Zitrusfrüchte { $citrus }, Rum { $rum }, Zigarren { $cigars }.
event-rolled-zeros = { $who } würfelt fünf Nullen und würfelt noch einmal.
event-demanded = { $who } lässt { $good } weg: Davon braucht das Schiff nichts.
event-drove = { $who } fährt { $stops ->
        [one] 1 Station
       *[other] { $stops } Stationen
    } { $to }{ $price ->
        [0] {""}
        [one] {" "}für 1 Peso
       *[other] {" "}für { $price } Pesos
    }.
event-crossed-harbour = { $who } fährt am Hafen vorbei.
event-value = Jede Ware ist jetzt { $value } Punkte wert.
event-ship-full = Schiff { $ship } ist voll und läuft aus.
event-ship-flag = Der Wertmarker erreicht die Zielflagge: Schiff { $ship } läuft aus.
event-turned-up = { $cuban } liegt wieder offen.
event-inactive = { $cuban } ist verdeckt: { $who } bekommt nichts.
event-declined = { $who } verzichtet auf { $place }.
event-got-goods = { $who } bekommt { $count } { $good } { $at }.
event-got-pesos = { $who } bekommt { $pesos ->
        [one] 1 Peso
       *[other] { $pesos } Pesos
    } { $at }.
event-got-points = { $who } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } { $at }.
event-robs = El Zorro bestiehlt alle anderen für { $who }.
event-gave-peso = { $who } gibt { $to } 1 Peso.
event-gave-point = { $who } gibt { $to } 1 Punkt.
event-gave-good = { $who } gibt { $to } 1 { $good }.
event-claimed = { $who } nimmt { $building } in Besitz.
event-uses-own = { $who } nutzt über den Anwalt { $building }.
event-went = { $who } geht { $building }.
event-stays-crowded = Alle drei Gebäude sind besetzt: Die Figur von { $who } bleibt stehen.
event-exchanged = { $who } tauscht { $at } { $count } { $give } gegen { $count } { $take }.
event-sawed = { $who } zersägt 1 Holz: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $pesos ->
        [one] 1 Peso
       *[other] { $pesos } Pesos
    }.
event-served = { $who } gibt im Café ab: { $goods } ({ $points } Punkte).
event-cleared = { $who } dreht den Würfel für { $good } auf 0.
event-bought-point = { $who } tauscht { $pesos } Pesos gegen 1 Punkt.
event-sold-point = { $who } tauscht 1 Punkt gegen { $pesos } Pesos.
event-turned-down = { $who } dreht { $cuban } um.
event-delivery-round = { $who } löst eine Lieferrunde zu { $value } Punkten pro Ware aus.
event-delivered = { $who } liefert { $count } { $good } für { $points } Punkte.
event-delivered-wood = { $who } liefert { $count } Holz statt { $good } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-passed = { $who } passt.
event-rent = { $owner } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, weil { $who } { $at } steht.
event-ended = Das siebte Schiff ist ausgelaufen: Die Partie ist zu Ende.
event-standstill-near = { $rounds ->
    [one] Seit Langem ist kein Schiff ausgelaufen: Die Partie endet nach dieser Runde, wenn es dabei bleibt.
   *[other] Seit Langem ist kein Schiff ausgelaufen: Die Partie endet nach { $rounds } weiteren Runden, wenn es dabei bleibt.
}
event-standstill = 20 Runden lang ist kein Schiff ausgelaufen: Die Partie ist zu Ende.

why-step-car = Zuerst muss das Auto fahren.
why-step-effect = Gerade geht es um { $place }.
why-step-robbery = Zuerst muss El Zorro etwas bekommen.
why-step-broker = Zuerst muss deine Figur ziehen.
why-step-delivery = Jetzt wird geliefert.
why-step-demand = Zuerst braucht das neue Schiff seine Würfel.
why-too-far = Das kostet { $price } Pesos; du hast { $pesos }, das sind { $missing } zu wenig.
why-lacks-good = Davon hast du nichts: { $good }.
why-supply-lacks = Davon ist nichts mehr im Vorrat: { $good }.
why-nobody-to-rob = Niemand hat etwas zu geben.
why-owned = { $owner } besitzt { $building } schon.
why-no-marker = Du hast schon alle { $markers } Marker gelegt.
why-no-use = Es würde jetzt nichts ändern, { $building } zu nutzen.
why-not-own = Du besitzt { $building } nicht.
why-name-it = Wähle, was genau.
why-no-peso = Du hast keinen Peso.
why-no-point = Du hast keinen Punkt.
why-other-flower = Du brauchst die Blumenfarbe { $needed }, aber für { $building } gilt { $flower }.
why-occupied = { $who } hat { $building } schon besetzt.
why-own-broker = Deine Figur besetzt { $building } schon und muss auf ein anderes Gebäude.
why-lawyer-chosen = Du hast beim Anwalt { $building } gewählt: Nutze dieses Gebäude.
why-has-only = Du hast nur { $count } { $good }.
why-supply-only = Im Vorrat ist nur noch: { $count } { $good }.
why-casino-pesos = Ein Punkt kostet { $pesos } Pesos.
why-lowest-value = Der Wert kann nicht unter { $value } sinken.
why-office-one = Im Kontor lieferst du genau 1 Ware.
why-face-down = { $cuban } ist schon verdeckt.
why-one-direction = Das Casino tauscht nur in einer Richtung.
why-casino-begun = Du hast schon getauscht: Wähle „Fertig“.
why-not-wanted = Davon braucht das Schiff nichts: { $good }.
why-wants-only = Das Schiff braucht nur { $count } { $good }.
why-only-demand = Nur der Würfel für { $good } zeigt nicht 0: Er muss auf das Schiff.
why-not-now = Das erlauben die Regeln jetzt nicht.
