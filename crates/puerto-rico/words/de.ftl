# Everything Puerto Rico says, in German.

## Goods, tiles, buildings, roles

good-corn = Mais
    .of = Mais
good-indigo = Indigo
    .of = Indigo
good-sugar = Zucker
    .of = Zucker
good-tobacco = Tabak
    .of = Tabak
good-coffee = Kaffee
    .of = Kaffee
tile-corn = Maisplantage
    .the = die Maisplantage
    .a = eine Maisplantage
    .button = Maisplantage
    .on = auf eine Maisplantage
tile-indigo = Indigoplantage
    .the = die Indigoplantage
    .a = eine Indigoplantage
    .button = Indigoplantage
    .on = auf eine Indigoplantage
tile-sugar = Zuckerplantage
    .the = die Zuckerplantage
    .a = eine Zuckerplantage
    .button = Zuckerplantage
    .on = auf eine Zuckerplantage
tile-tobacco = Tabakplantage
    .the = die Tabakplantage
    .a = eine Tabakplantage
    .button = Tabakplantage
    .on = auf eine Tabakplantage
tile-coffee = Kaffeeplantage
    .the = die Kaffeeplantage
    .a = eine Kaffeeplantage
    .button = Kaffeeplantage
    .on = auf eine Kaffeeplantage
tile-quarry = Steinbruch
    .the = den Steinbruch
    .a = einen Steinbruch
    .button = Steinbruch
    .on = in einen Steinbruch
building-small-indigo-plant = Kleine Indigoküperei
    .the = die Kleine Indigoküperei
    .button = Kleine Indigoküperei
    .on = in die Kleine Indigoküperei
building-small-sugar-mill = Kleine Zuckermühle
    .the = die Kleine Zuckermühle
    .button = Kleine Zuckermühle
    .on = in die Kleine Zuckermühle
building-indigo-plant = Indigoküperei
    .the = die Indigoküperei
    .button = Indigoküperei
    .on = in die Indigoküperei
building-sugar-mill = Zuckermühle
    .the = die Zuckermühle
    .button = Zuckermühle
    .on = in die Zuckermühle
building-tobacco-storage = Tabakspeicher
    .the = den Tabakspeicher
    .button = Tabakspeicher
    .on = in den Tabakspeicher
building-coffee-roaster = Kaffeerösterei
    .the = die Kaffeerösterei
    .button = Kaffeerösterei
    .on = in die Kaffeerösterei
building-small-market = Kleine Markthalle
    .the = die Kleine Markthalle
    .button = Kleine Markthalle
    .on = in die Kleine Markthalle
building-hacienda = Hazienda
    .the = die Hazienda
    .button = Hazienda
    .on = in die Hazienda
building-construction-hut = Bauhütte
    .the = die Bauhütte
    .button = Bauhütte
    .on = in die Bauhütte
building-small-warehouse = Kleines Lagerhaus
    .the = das Kleine Lagerhaus
    .button = Kleines Lagerhaus
    .on = in das Kleine Lagerhaus
building-hospice = Hospiz
    .the = das Hospiz
    .button = Hospiz
    .on = in das Hospiz
building-office = Kontor
    .the = das Kontor
    .button = Kontor
    .on = in das Kontor
building-large-market = Große Markthalle
    .the = die Große Markthalle
    .button = Große Markthalle
    .on = in die Große Markthalle
building-large-warehouse = Großes Lagerhaus
    .the = das Große Lagerhaus
    .button = Großes Lagerhaus
    .on = in das Große Lagerhaus
building-factory = Manufaktur
    .the = die Manufaktur
    .button = Manufaktur
    .on = in die Manufaktur
building-university = Universität
    .the = die Universität
    .button = Universität
    .on = in die Universität
building-harbor = Hafen
    .the = den Hafen
    .button = Hafen
    .on = in den Hafen
building-wharf = Werft
    .the = die Werft
    .button = Werft
    .on = in die Werft
building-guild-hall = Zunfthalle
    .the = die Zunfthalle
    .button = Zunfthalle
    .on = in die Zunfthalle
building-residence = Residenz
    .the = die Residenz
    .button = Residenz
    .on = in die Residenz
building-fortress = Festung
    .the = die Festung
    .button = Festung
    .on = in die Festung
building-customs-house = Zollhaus
    .the = das Zollhaus
    .button = Zollhaus
    .on = in das Zollhaus
building-city-hall = Rathaus
    .the = das Rathaus
    .button = Rathaus
    .on = in das Rathaus
role-settler = Siedler
    .the = Siedler
role-mayor = Bürgermeister
    .the = Bürgermeister
role-builder = Baumeister
    .the = Baumeister
role-craftsman = Aufseher
    .the = Aufseher
role-trader = Händler
    .the = Händler
role-captain = Kapitän
    .the = Kapitän
role-prospector = Goldsucher
    .the = Goldsucher
role-prospector-2 = 2. Goldsucher
    .the = 2. Goldsucher

## What is being asked, in a word

step-role = eine Rolle wählen
step-hacienda = Hazienda nutzen oder nicht
step-settle = ein Plättchen wählen
step-hospice = Kolonist durch das Hospiz
step-privilege = Kolonist des Bürgermeisters
step-place = Kolonisten verteilen
step-build = ein Gebäude wählen
step-university = Kolonist durch die Universität
step-produce = produzieren oder nicht
step-extra = zusätzliches Fass des Aufsehers
step-trade = ein Fass verkaufen
step-load = Fässer verladen
step-bonus = Bonuspunkte nehmen oder nicht
step-store = Lagerhäuser füllen
step-keep = das Fass wählen, das bleibt
step-over = nichts

## Options

option-factory-university = Manufaktur und Universität
option-factory-university-standard = wie gedruckt (7 und 8)
option-factory-university-swapped = getauscht (8 und 7)
option-open-scores = Siegpunkte
option-open-scores-on = für alle sichtbar
option-open-scores-off = während der Partie verborgen
option-together = Kolonisten platzieren
option-together-off = reihum
option-together-on = gleichzeitig, wo es möglich ist

## Points and endings

score-chips = Siegpunktchips
score-buildings = Gebäude
score-guild-hall = Zunfthalle
score-residence = Residenz
score-fortress = Festung
score-customs-house = Zollhaus
score-city-hall = Rathaus
ending-colonists = das Kolonistenschiff ließ sich nicht mehr auffüllen
ending-city-full = eine Stadt ist voll
ending-chips = der letzte Siegpunktchip wurde genommen

## Standing orders

order-produce = Automatisch produzieren
order-extra = Das zusätzliche Fass des Aufsehers nehmen, wenn es nur eine Sorte gibt
order-bonus = Bonuspunkte von Kapitän und Hafen immer nehmen
order-colonist = Angebotenen Kolonisten immer nehmen
order-hacienda = Mit der Hazienda immer ziehen
ahead-role = Meine nächste Rolle
ahead-settle = Wird der Siedler gespielt, nehme ich
ahead-place = Wird der Bürgermeister gespielt, kommen meine Kolonisten hierhin, einer nach dem anderen
ahead-build = Wird der Baumeister gespielt, baue ich
ahead-trade = Wird der Händler gespielt, verkaufe ich

## Asked of a player

ask-role = Wähle eine Rolle.
ask-hacienda = Deine Hazienda: Zuerst eine verdeckte Plantage ziehen?
ask-settle = Siedler: Wähle ein Plättchen für deine Insel oder keines.
ask-hospice = Dein Hospiz: ein Kolonist für { $place }?
ask-privilege = Privileg des Bürgermeisters: Einen weiteren Kolonisten aus dem Vorrat nehmen?
ask-place = Verteile deine Kolonisten: noch { $left } zu setzen.
ask-build = Baumeister: Wähle ein Gebäude oder keines. Du hast { $doubloons ->
    [one] eine Dublone
   *[other] { $doubloons } Dublonen
}.
ask-university = Deine Universität: ein Kolonist für { $place }?
ask-produce = Aufseher: Deine Waren produzieren?
ask-extra = Privileg des Aufsehers: Wähle ein zusätzliches Fass oder keines.
ask-trade = Händler: Verkaufe ein Fass oder nichts.
ask-load = Kapitän: Du musst verladen. Wähle die Ware.
ask-wharf = Kapitän: Kein Schiff nimmt deine Waren. Nutze deine Werft, oder passe.
ask-bonus = Kapitän: Im Vorrat { $left ->
    [one] ist noch ein Siegpunkt
   *[other] sind noch { $left } Siegpunkte
}, und der letzte beendet die Partie nach dieser Runde. { $bonus ->
    [one] Nimmst du deinen Bonuspunkt?
   *[other] Wie viele deiner { $bonus } Bonuspunkte nimmst du?
}
ask-store = Deine Lagerhäuser: Wähle eine Warensorte zum Lagern, oder hör auf ({ $left ->
    [one] Platz für eine weitere Sorte
   *[other] Platz für { $left } weitere Sorten
}).
ask-keep = Behalte ein Fass; die übrigen sind verloren. Welches?

## Said to those who wait

waiting-role = { $who } wählt eine Rolle.
waiting-hacienda = { $who } darf mit der Hazienda ziehen.
waiting-settle = { $who } wählt ein Plättchen.
waiting-hospice = { $who } darf durch das Hospiz einen Kolonisten nehmen.
waiting-privilege = { $who } darf einen weiteren Kolonisten nehmen.
waiting-place = { $who } verteilt Kolonisten.
waiting-place-many = { $who } verteilen Kolonisten.
waiting-build = { $who } darf bauen.
waiting-university = { $who } darf durch die Universität einen Kolonisten nehmen.
waiting-produce = { $who } darf produzieren.
waiting-extra = { $who } darf ein zusätzliches Fass nehmen.
waiting-trade = { $who } darf ein Fass verkaufen.
waiting-load = { $who } verlädt Waren.
waiting-bonus = { $who } darf Bonuspunkte nehmen oder ablehnen.
waiting-store = { $who } füllt die Lagerhäuser.
waiting-keep = { $who } wählt ein Fass, das bleibt.
waiting-over = { $who } hat nichts mehr zu tun.

## Actions

# An amount of one kind, in lists: 3 corn and 1 sugar.
amount = { $count } { $good }
action-take = { $role }{ $coins ->
    [0] {""}
    [one] {" und eine Dublone"}
   *[other] {" und "}{ $coins } Dublonen
} nehmen
action-place = Kolonist { $place }
action-build = { $building } bauen ({ $price ->
    [0] gratis
    [one] eine Dublone
   *[other] { $price } Dublonen
})
action-draw-plantation = Plantage ziehen
action-decline-plantation = Nicht ziehen
action-take-colonist = Kolonisten nehmen
action-decline-colonist = Kein Kolonist
action-load = { $barrels ->
    [one] Ein Fass
   *[other] { $barrels } Fässer
} { $good } auf Schiff { $ship } laden ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [0] {""}
    [one] {", dazu auf Wunsch ein Bonuspunkt"}
   *[other] {", dazu auf Wunsch bis zu "}{ $bonus } Bonuspunkte
})
action-wharf = { $barrels ->
    [one] Ein Fass
   *[other] { $barrels } Fässer
} { $good } über die Werft verschiffen ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [0] {""}
    [one] {", dazu auf Wunsch ein Bonuspunkt"}
   *[other] {", dazu auf Wunsch bis zu "}{ $bonus } Bonuspunkte
})
action-store = { $barrels ->
    [one] Ein Fass
   *[other] { $barrels } Fässer
} { $good } lagern
action-keep = Ein Fass { $good } behalten
action-settle = { $tile } nehmen
action-extra = Noch ein Fass { $good }
action-sell = Ein Fass { $good } verkaufen ({ $price ->
    [0] keine Dublonen
    [one] eine Dublone
   *[other] { $price } Dublonen
})
action-produce = { $goods } produzieren{ $factory ->
    [0] {""}
    [one] {" (Manufaktur: eine Dublone)"}
   *[other] {" (Manufaktur: "}{ $factory } Dublonen)
}
action-decline-production = Nicht produzieren
action-pass-settle = Kein Plättchen nehmen
action-pass-build = Nichts bauen
action-pass-trade = Nichts verkaufen
action-pass-load = Passen
action-done-storing = Nichts mehr lagern
action-decline-extra = Kein zusätzliches Fass
action-bonus = { $points ->
    [0] Keinen Bonuspunkt nehmen
    [one] Einen Bonuspunkt nehmen
   *[other] { $points } Bonuspunkte nehmen
} ({ $left ->
    [0] leert den Vorrat: die Partie endet nach dieser Runde
    [one] ein Punkt bleibt im Vorrat
   *[other] { $left } Punkte bleiben im Vorrat
})

## What happened

event-row-laid = { $count ->
    [0] Es gibt keine Plantagen mehr zum Auslegen.
   *[other] Offene Plantagen: { $goods }.
}
event-reshuffled = Die abgelegten Plantagen werden neu gemischt.
event-role-taken = { $who } wird { $role }{ $coins ->
    [0] {""}
    [one] {" und bekommt die Dublone von der Karte"}
   *[other] {" und bekommt "}{ $coins } Dublonen von der Karte
}.
event-drawn = { $who } zieht mit der Hazienda { $tile }.
event-settled = { $who } nimmt { $tile }.
event-colonist-placed = { $who } setzt einen neuen Kolonisten { $place }.
event-extra-colonist = { $who } nimmt einen weiteren Kolonisten aus dem Vorrat.
event-colonists-arrived = { $who } bekommt { $count ->
    [one] einen Kolonisten
   *[other] { $count } Kolonisten
} vom Schiff.
event-placed = { $who } setzt einen Kolonisten { $place }.
event-all-placed = { $who } besetzt alle Kreise{ $left ->
    [0] {""}
    [one] {"; ein Kolonist bleibt in San Juan"}
   *[other] {"; "}{ $left } Kolonisten bleiben in San Juan
}.
event-ship-refilled = { $count ->
    [0] Kein Kolonist kommt auf das Kolonistenschiff.
    [one] Ein Kolonist kommt auf das Kolonistenschiff.
   *[other] { $count } Kolonisten kommen auf das Kolonistenschiff.
}
event-built = { $who } baut { $building } { $price ->
    [0] gratis
    [one] für eine Dublone
   *[other] für { $price } Dublonen
}.
event-produced = { $who } produziert { $goods }{ $factory ->
    [0] {""}
    [one] {"; die Manufaktur bringt eine Dublone"}
   *[other] {"; die Manufaktur bringt "}{ $factory } Dublonen
}.
event-extra-taken = { $who } nimmt noch ein Fass { $good }.
event-sold = { $who } verkauft ein Fass { $good } für { $price ->
    [0] nichts
    [one] eine Dublone
   *[other] { $price } Dublonen
}.
event-house-emptied = Das volle Handelshaus wird geleert.
event-loaded = { $who } lädt { $barrels ->
    [one] ein Fass
   *[other] { $barrels } Fässer
} { $good } auf Schiff { $ship } und bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-wharfed = { $who } verschifft { $barrels ->
    [one] ein Fass
   *[other] { $barrels } Fässer
} { $good } über die Werft und bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-bonus-taken = { $who } nimmt { $offered ->
    [one] den Bonuspunkt
   *[other] { $points } von { $offered } Bonuspunkten
}.
event-stored = { $who } lagert { $barrels ->
    [one] ein Fass
   *[other] { $barrels } Fässer
} { $good }.
event-kept = { $who } behält ein Fass { $good }.
event-lost = { $who } verliert { $goods }.
event-sailed = Schiff { $ship } läuft mit seiner Ladung { $good } aus.
event-prospected = { $who } bekommt { $doubloons ->
    [one] eine Dublone
   *[other] { $doubloons } Dublonen
}.
event-last-round = Die Partie endet nach dieser Runde: { $why }.
event-round-began = Eine neue Runde beginnt. Gouverneur: { $who }.
event-game-over = Die Partie ist zu Ende: { $why }.
event-declined-hacienda = { $who } zieht nicht mit der Hazienda.
event-declined-settle = { $who } nimmt kein Plättchen.
event-declined-hospice = { $who } verzichtet auf den Kolonisten des Hospizes.
event-declined-privilege = { $who } verzichtet auf den Kolonisten des Bürgermeisters.
event-declined-build = { $who } baut nichts.
event-declined-university = { $who } verzichtet auf den Kolonisten der Universität.
event-declined-produce = { $who } produziert nicht.
event-declined-extra = { $who } verzichtet auf das zusätzliche Fass.
event-declined-trade = { $who } verkauft nichts.
event-declined-load = { $who } verlädt nichts.
event-declined-bonus = { $who } nimmt keinen Bonuspunkt.
event-declined-store = { $who } lagert nichts mehr.

## Why not

why-not-now = Nicht jetzt. Gerade steht an: { $step }.
why-role-taken = Diese Rolle ist in dieser Runde schon vergeben: { $role }.
why-role-not-in-play = Bei dieser Spielerzahl nicht im Spiel: { $role }.
why-no-plantation = Es liegt keine offene Plantage für { $good } aus.
why-no-quarry-left = Es gibt keine Steinbrüche mehr.
why-no-quarry = Einen Steinbruch darf nur nehmen, wer Siedler ist oder eine besetzte Bauhütte hat.
why-no-such-place = Das hast du nicht: { $place }.
why-place-full = Alle Kreise sind besetzt: { $place }.
why-building-owned = Du hast { $building } schon.
why-building-sold-out = Davon ist keines mehr da: { $building }.
why-city-full = Zu wenig Platz in deiner Stadt: Für { $building } brauchst du { $needs ->
    [one] ein Feld
   *[other] { $needs } Felder
}, frei { $free ->
    [one] ist
   *[other] sind
} { $free }.
why-too-expensive = Zu teuer: Für { $building } zahlst du { $price ->
    [one] eine Dublone
   *[other] { $price } Dublonen
}, { $missing } mehr, als du hast.
why-supply-empty = Im Vorrat ist kein Fass { $good } mehr.
why-not-produced = Du hast gerade kein Fass { $good } produziert.
why-no-barrel = Du hast kein Fass { $good }.
why-house-has-kind = Im Handelshaus liegt schon ein Fass { $good }, und du hast kein besetztes Kontor.
why-no-such-ship = Bei dieser Spielerzahl gibt es kein Schiff { $ship }.
why-ship-full = Schiff { $ship } ist voll.
why-ship-carries = Schiff { $ship } hat etwas anderes geladen: { $carried }.
why-other-ship-carries = Fässer mit { $good } lädt schon Schiff { $ship }.
why-another-takes-more = Ein anderes leeres Schiff hat Platz für mehr Fässer { $good } als Schiff { $ship }.
why-no-wharf = Du hast keine besetzte Werft.
why-wharf-used = Du hast deine Werft in dieser Phase schon genutzt.
why-must-load = Du kannst verladen, also musst du es auch.
why-one-bonus = Diese Ladung bringt dir nur einen Bonuspunkt.
why-already-stored = Deine Fässer { $good } sind schon gelagert.
why-no-warehouse = Deine Lagerhäuser haben keinen Platz für eine weitere Sorte.
