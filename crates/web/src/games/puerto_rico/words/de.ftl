## The board of Puerto Rico
board-confirm-place =
    { $n ->
        [one] Diesen Kolonisten setzen
       *[other] Diese { $n } Kolonisten setzen
    }
board-confirm-store =
    { $n ->
        [one] Diese Sorte lagern
       *[other] Diese { $n } Sorten lagern
    }
board-confirm-wharf = Über die Werft verschiffen
board-confirm-load =
    { $n ->
        [one] Diese Sorte verladen
       *[other] Diese { $n } Sorten verladen
    }
board-plantations = Ausliegende Plantagen
board-buildings = Gebäude
board-island = Insel
board-colonists = Kolonisten
board-occupied = besetzt
board-unoccupied = unbesetzt
board-quarries = Steinbrüche
board-stack = Verdeckte Plantagen
board-colonist-ship = Kolonistenschiff
board-aboard = { $n } an Bord
board-barrels = { $n ->
    [one] { $n } Fass
   *[other] { $n } Fässer
}
board-cargo-ship = Schiff für { $n } Fässer
board-colonists-left = { $n } im Vorrat
board-in-san-juan = { $n } in San Juan
board-quarries-count = Höchstens { $n ->
    [one] ein Steinbruch zählt
   *[other] { $n } Steinbrüche zählen
}
board-worth = Wert: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}

## Beside the board
table-draft-proposed = Deine Kolonisten stehen, wo sie waren, neue dort, wo sie nützen. Bestätige, oder versetze sie.
result-tie-doubloons-barrels = Dublonen und Fässer
run-placed =
    { $listed ->
        [1] { $who } setzt { $count } Kolonisten: { $what }.
       *[other] { $who } setzt { $count } Kolonisten.
    }

## What things do
board-trading-house-rule = Hat Platz für vier Fässer, normalerweise verschiedener Sorten. Ist es am Ende der Händlerphase voll, wird es geleert.
board-quarries-rule = Jeder besetzte Steinbruch macht ein Gebäude 1 Dublone billiger, höchstens so oft, wie die Nummer seiner Spalte angibt.
board-stack-rule = Von hier wird die offene Auslage nach jeder Siedlerphase erneuert.
board-cargo-ship-rule = Lädt nur eine Warensorte. Ein volles Schiff läuft am Ende der Kapitänsphase aus.
board-colonist-ship-rule = Diese Kolonisten werden in der Bürgermeisterphase verteilt.
board-building-small-indigo-plant-rule = Produziert ein Fass Indigo, wenn sie besetzt ist und du eine besetzte Indigoplantage hast.
board-building-indigo-plant-rule = Produziert bis zu drei Fässer Indigo: eines pro Kolonist hier, sofern du ebenso viele besetzte Indigoplantagen hast.
board-building-small-sugar-mill-rule = Produziert ein Fass Zucker, wenn sie besetzt ist und du eine besetzte Zuckerplantage hast.
board-building-sugar-mill-rule = Produziert bis zu drei Fässer Zucker: eines pro Kolonist hier, sofern du ebenso viele besetzte Zuckerplantagen hast.
board-building-tobacco-storage-rule = Produziert bis zu drei Fässer Tabak: eines pro Kolonist hier, sofern du ebenso viele besetzte Tabakplantagen hast.
board-building-coffee-roaster-rule = Produziert bis zu zwei Fässer Kaffee: eines pro Kolonist hier, sofern du ebenso viele besetzte Kaffeeplantagen hast.
board-building-small-market-rule = Beim Verkauf bekommst du 1 Dublone mehr.
board-building-hacienda-rule = In der Siedlerphase darfst du zuerst eine verdeckte Plantage ziehen.
board-building-construction-hut-rule = In der Siedlerphase darfst du statt einer Plantage einen Steinbruch nehmen.
board-building-small-warehouse-rule = Am Ende der Kapitänsphase darfst du alle Fässer einer Warensorte behalten.
board-building-hospice-rule = Das Plättchen, das du in der Siedlerphase nimmst, darf mit einem Kolonisten kommen.
board-building-office-rule = Du darfst eine Warensorte verkaufen, die schon im Handelshaus liegt.
board-building-large-market-rule = Beim Verkauf bekommst du 2 Dublonen mehr.
board-building-large-warehouse-rule = Am Ende der Kapitänsphase darfst du alle Fässer von zwei Warensorten behalten.
board-building-factory-rule = Wenn du mehrere Warensorten produzierst, bekommst du Dublonen: 1 für zwei Sorten, 2 für drei, 3 für vier, 5 für fünf.
board-building-university-rule = Ein Gebäude, das du baust, darf mit einem Kolonisten kommen.
board-building-harbor-rule = Für jedes Beladen bekommst du 1 Siegpunkt mehr.
board-building-wharf-rule = Einmal pro Kapitänsphase darfst du alle Fässer einer Warensorte ohne Frachtschiff verschiffen.
board-building-guild-hall-rule = Am Ende der Partie: 1 Punkt für jedes kleine Produktionsgebäude, 2 für jedes große.
board-building-residence-rule = Am Ende der Partie: 4 Punkte für bis zu neun Inselplättchen, 5 für zehn, 6 für elf, 7 für zwölf.
board-building-fortress-rule = Am Ende der Partie: 1 Punkt für je drei deiner Kolonisten.
board-building-customs-house-rule = Am Ende der Partie: 1 Punkt für je vier Punkte in Siegpunktchips.
board-building-city-hall-rule = Am Ende der Partie: 1 Punkt für jedes deiner violetten Gebäude, auch für dieses.
board-role-settler-rule = Alle dürfen eine Plantage nehmen. Der Siedler darf stattdessen einen Steinbruch nehmen.
board-role-mayor-rule = Alle bekommen Kolonisten und dürfen ihre Kolonisten neu verteilen. Der Bürgermeister bekommt einen mehr.
board-role-builder-rule = Alle dürfen ein Gebäude bauen. Der Baumeister zahlt 1 Dublone weniger.
board-role-craftsman-rule = Alle produzieren Waren. Der Aufseher bekommt ein Fass mehr.
board-role-trader-rule = Alle dürfen ein Fass verkaufen. Der Händler bekommt 1 Dublone mehr.
board-role-captain-rule = Alle müssen Waren verladen und bekommen dafür Siegpunkte. Der Kapitän bekommt 1 mehr.
board-role-prospector-rule = Nimm 1 Dublone aus der Bank. Die anderen tun nichts.

## The page of the rules
rules-buildings = Gebäude
rules-building = Gebäude
rules-circles = Kreise
rules-barrels = Fässer
rules-plantations = Plantagen
rules-by-players = Nach Spielerzahl
rules-players = Spieler
rules-doubloons = Dublonen
rules-chips = Siegpunkte
rules-colonists = Kolonisten
rules-ships = Schiffe
rules-roles = Rollen
rules-row = Offene Plantagen
