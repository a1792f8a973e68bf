## Puerto Rico, the card game: the board
board-sj-hand = Deine Hand
board-sj-no-cards = Keine Karten auf der Hand
board-sj-deck = Stapel
board-sj-deck-rule = Alle Karten werden von hier gezogen, auch die Waren. Ist er leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
board-sj-discard = Ablage
board-sj-discard-rule = Die Karten liegen hier verdeckt; niemand darf sie ansehen.
board-sj-known = Dir bekannt:
board-sj-drawn = Gezogene Karten
board-sj-prices-rule = Fünf Handelshauskarten in einer Reihenfolge, die sich wiederholt. Die nächste wird aufgedeckt, wenn jemand den Händler nimmt; sie sagt, wie viele Karten jede Ware einbringt.
board-sj-prices-now = jetzt
board-sj-prices-last = zuletzt
board-sj-prices-unseen = Noch nicht gesehen
board-sj-prices-in = { $n ->
    [one] In der nächsten Händlerphase
   *[other] In { $n } Händlerphasen
}
board-sj-standstill-nothing-built = { $n ->
    [one] Niemand baut: Die Partie endet nach dieser Runde, wenn es dabei bleibt.
   *[other] Niemand baut: Die Partie endet in { $n } Runden, wenn es dabei bleibt.
}
board-sj-standstill-no-cards = { $n ->
    [one] Keine Karten mehr zu ziehen: Die Partie endet nach dieser Runde, wenn keine auf Nachzieh- oder Ablagestapel zurückkommen.
   *[other] Keine Karten mehr zu ziehen: Die Partie endet in { $n } Runden, wenn keine auf Nachzieh- oder Ablagestapel zurückkommen.
}
board-sj-empty = keine Ware darauf
board-sj-over = Überbaut:
board-sj-loses-good = die Ware darauf ginge verloren
board-sj-tie = Gleichstand: Handkarten und Waren
board-sj-tray-pay = Bezahlt
board-sj-tray-discard = Abgeworfen
board-sj-tray-keep = Behalten
board-sj-tray-tuck = Untergelegt
board-sj-tray-produce = Produziert
board-sj-tray-sell = Verkauft
board-sj-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
board-sj-in-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
board-sj-limit = Handlimit { $n } zu Beginn der Runde
board-sj-buildings = { $n ->
    [one] { $n } Gebäude
   *[other] { $n } Gebäude
} von zwölf
board-sj-tucked = { $n ->
    [one] { $n } untergelegte Karte
   *[other] { $n } untergelegte Karten
}
board-sj-unseen = { $n ->
    [one] noch { $n } ungesehen
   *[other] noch { $n } ungesehen
}
board-sj-gain = Bringt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
board-sj-sale = Verkaufswert: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
board-sj-you-draw = du: { $n } ziehen
board-sj-you-produce = du: { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
board-sj-you-sell = du: { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
board-sj-role-builder-rule = Alle dürfen ein Gebäude bauen und bezahlen es mit Handkarten. Der Baumeister zahlt eine Karte weniger.
board-sj-role-producer-rule = Alle dürfen auf einem leeren Produktionsgebäude eine Ware produzieren. Der Aufseher darf eine mehr produzieren.
board-sj-role-trader-rule = Eine Handelshauskarte wird aufgedeckt, dann dürfen alle eine Ware verkaufen. Der Händler darf eine mehr verkaufen.
board-sj-role-councillor-rule = Alle ziehen zwei Karten und behalten eine. Der Ratsherr zieht fünf und behält eine.
board-sj-role-prospector-rule = Der Goldsucher zieht eine Karte. Die anderen bekommen nichts.

## Beside the board
run-produced = { $who } produziert { $what }.
run-sold = { $who } verkauft { $what } für insgesamt { $price }.
run-paid = { $who } bezahlt { $count } Karten.
run-paid-own = { $who } bezahlt { $count } Karten: { $what }.

## The page of the rules
rules-cards = Die Karten

# What Confirm does
board-confirm-pay =
    { $n ->
        [one] Mit dieser Karte zahlen
       *[other] Mit diesen { $n } Karten zahlen
    }
board-confirm-discard =
    { $n ->
        [one] Diese Karte abwerfen
       *[other] Diese { $n } Karten abwerfen
    }
board-confirm-keep =
    { $n ->
        [one] Diese Karte behalten
       *[other] Diese { $n } Karten behalten
    }
board-confirm-produce =
    { $n ->
        [one] Diese Ware produzieren
       *[other] Diese { $n } Waren produzieren
    }
board-confirm-sell =
    { $n ->
        [one] Diese Ware verkaufen
       *[other] Diese { $n } Waren verkaufen
    }
curve-rounds-here = Runde
