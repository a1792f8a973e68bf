# The board of Santiago de Cuba in German.

board-street = Die Straße
board-town = Die Stadt
board-stop-harbour = Hafen
board-stop-harbour-rule = Wer hier hält, löst eine Lieferrunde aus; die eigene Figur bleibt stehen. Wer vorbeifährt, erhöht den Wert um eine Flagge.
board-delivery = Lieferungen
board-car-here = Hier steht das Auto.
board-at-the-wheel = am Steuer
board-free = gratis
board-stops-away = { $n ->
        [one] { $n } Station entfernt
       *[other] { $n } Stationen entfernt
    }
board-pesos = { $n ->
        [one] { $n } Peso
       *[other] { $n } Pesos
    }
board-crossing = fährt am Hafen vorbei: Der Wert steigt um { $n ->
        [one] eine Flagge
       *[other] { $n } Flaggen
    }
board-standstill = { $n ->
        [one] Kein Schiff läuft aus: Die Partie endet nach dieser Runde, wenn es dabei bleibt.
       *[other] Kein Schiff läuft aus: Die Partie endet in { $n } Runden, wenn es dabei bleibt.
    }
board-inactive = verdeckt
board-inactive-rule = Verdeckt: Wer hier hält, nutzt weder den Cubaner noch ein Gebäude. Das Plättchen wird wieder aufgedeckt, wenn das Auto hier war und weiterfährt.
board-up-again = wieder offen, sobald das Auto kommt

board-district-yellow = Gelbe Blume
board-district-blue = Blaue Blume
board-district-red = Rote Blume
board-district-white = Weiße Blume
board-owned-by = gehört { $name }
board-owned-by-nobody = ohne Besitzer
board-broker-of = Figur: { $name }
board-no-use-now = bringt dir jetzt nichts
board-uses-now = { $n ->
        [one] nützt dir jetzt
       *[other] { $n } Möglichkeiten, es jetzt zu nutzen
    }
board-broker = Figur
board-broker-off = noch nicht in der Stadt
board-broker-rule = Nach einem Cubaner zieht sie auf ein anderes freies Gebäude unter derselben Blume und darf es nutzen. Gehört das Gebäude jemand anderem, bekommt diese Person 1 Punkt.
board-markers-left = { $n ->
        [one] noch { $n } Besitzmarker
       *[other] noch { $n } Besitzmarker
    }
board-markers-rule = Mit Alonso legst du einen Marker auf ein Gebäude, das niemandem gehört. Steht dort am Ende eines Zuges die Figur von jemand anderem, bekommst du 1 Punkt.

board-ship-number = Schiff { $n } von 7
curve-rounds-here = Schiff
board-ships-gone = Alle { $n } Schiffe sind ausgelaufen
board-ship-track-rule = Die Partie endet, sobald das siebte Schiff ausläuft.
board-ship-rule = Es läuft aus, wenn alle seine Würfel 0 zeigen oder der Wertmarker die Zielflagge erreicht.
board-value = { $n } Punkte pro Ware
board-value-rule = So viel ist jede gelieferte Ware wert. Der Wert steigt, wenn das Auto am Hafen vorbeifährt, und nach einer Lieferrunde, in der zum Schluss alle gepasst haben.
board-value-now = der aktuelle Wert
board-chequered = Zielflagge
board-chequered-rule = Kommt der Wertmarker hier an, läuft das Schiff aus, und ein neues legt mit 2 Punkten pro Ware an.
board-die-rule = Das Schiff braucht so viele, wie der Würfel zeigt. Stattdessen lässt sich Holz liefern, für je 1 Punkt.
board-die-shows = der Würfel zeigt { $n }
board-wanted = { $n } gefragt
board-demand-met = nichts mehr zu liefern
board-not-in-demand = nicht gefragt
board-demand-waiting = noch keine Nachfrage
board-demand-rolled = ein Würfel bleibt weg
board-dice-wait = Gewürfelt wird am Ende des Zuges.
board-each = je { $n } Punkte

board-round = Lieferrunde
board-round-over = Letzte Lieferrunde
board-delivers-now = liefert …
board-passed = hat gepasst

board-supply-rule = Von jeder Ware gibt es insgesamt acht. Nehmen kann man nur, was im Vorrat ist.
board-screen = Hinter dem Sichtschirm
board-screen-rule = Waren, Pesos und Punkte sind hier verborgen; aber alle Einnahmen und Ausgaben sind öffentlich: Wer mitzählt, weiß Bescheid.
board-screen-own = Hinter deinem Sichtschirm
board-own-pesos = Deine Pesos
board-own-pesos-rule = Die erste Station ist gratis, jede weitere kostet 1 Peso. Am Ende sind Pesos nichts wert.
board-own-points = Deine Punkte
board-own-points-rule = Wer die meisten hat, wenn das siebte Schiff ausläuft, gewinnt.
board-own-good-rule = Lässt sich im Hafen liefern, wenn das Schiff sie braucht. Am Ende sind je drei Waren 1 Punkt wert.
board-own-wood-rule = Wird anstelle einer gefragten Ware geliefert, für je 1 Punkt. Am Ende sind je drei Waren 1 Punkt wert.
board-pieces = du hast { $n }

board-letter-sugar = Zu
board-letter-tobacco = T
board-letter-citrus = Zt
board-letter-rum = R
board-letter-cigars = Zg
board-letter-wood = H
board-letter-yellow = G
board-letter-blue = B
board-letter-red = R
board-letter-white = W

## Beside the board
run-bought-points = { $who } tauscht { $pesos } Pesos gegen { $count } Punkte.
run-sold-points = { $who } tauscht { $count } Punkte gegen { $pesos } Pesos.

## The page of the rules
rules-cubans = Die Cubaner
rules-cuban = Cubaner
rules-flower = Blume
rules-rebuilt-flower = Die Farbe dieser Blume ist rekonstruiert: Sie war auf den Plättchen nicht zu erkennen und wurde so gewählt, dass sie zu allem Bekannten passt.
rules-pieces = Anzahl
rules-die = Seiten ihres Würfels
board-sc-turn = { $first } – { $then }
board-sc-one-point = Einen Punkt gegen { $pesos } Pesos tauschen, mehr nicht
board-sc-all-pesos = { $pesos } Pesos gegen { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} tauschen

# What Confirm does
board-confirm-buy =
    { $n ->
        [one] Pesos gegen 1 Punkt tauschen
       *[other] Pesos gegen { $n } Punkte tauschen
    }
board-confirm-sell =
    { $n ->
        [one] 1 Punkt gegen Pesos tauschen
       *[other] { $n } Punkte gegen Pesos tauschen
    }
board-confirm-deliver =
    { $n ->
        [one] Diese Lieferung ausführen
       *[other] Diese { $n } Lieferungen ausführen
    }
board-confirm-clear =
    { $n ->
        [one] Diesen Würfel auf 0 drehen
       *[other] Diese { $n } Würfel auf 0 drehen
    }
board-confirm-exchange = Diese Waren tauschen
