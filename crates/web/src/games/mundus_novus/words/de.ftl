# The board of Mundus Novus in German.

board-number = { $n }
board-mn-round = Runde { $n }
board-mn-phase-event = Ereignis
board-mn-phase-supply = Versorgung
board-mn-phase-trade = Handel
board-mn-phase-progression = Fortschritt

board-mn-event = Ereignisse
board-mn-no-event = Kein Ereignis
board-mn-event-rule = Ab Runde 2 gilt das Symbol der ersten Karte der Reihe als Ereignis für die ganze Runde, auch wenn die Karte genommen wird.
board-mn-event-now = das Ereignis dieser Runde
board-mn-omen = Ereignis, falls zu Rundenbeginn vorn in der Reihe

board-mn-line = Entwicklungsreihe
board-mn-head = vorn in der Reihe
board-mn-place = Nummer { $n } der Reihe
board-mn-besides = mit deiner Hand erreichbar, dazu wären noch drin: { $n ->
        [one] { $n } Dublone
       *[other] { $n } Dublonen
    }
board-mn-reach = { $n ->
        [1] die erste
        [2] eine der ersten zwei
        [3] eine der ersten drei
        [4] eine der ersten vier
       *[5] eine der fünf
    }
board-mn-development-deck = Entwicklungsstapel
board-mn-development-deck-rule = Füllt die Reihe sofort auf. Geht das nicht mehr, endet die Partie nach dieser Runde. Nur wer Diego de Almagro hat, darf von hier nehmen.
board-mn-rebuilt = rekonstruiert: die gedruckten Werte sind verloren
board-mn-detached = in der zweiten Flotte
board-mn-last-round = Letzte Runde

board-mn-ring = Angebotene Karten
board-mn-market = Markt
board-mn-market-rule = Wer eine Karte nimmt, darf sie hier ablegen und dafür eine dieser drei nehmen.
board-mn-display = Offen, für die Karavellen
board-mn-taken = eben genommen
board-mn-taken-rule = Behalte sie, oder leg sie auf den Markt und nimm dafür eine Karte von dort.
board-mn-announce = Wie viele Karten?
board-mn-announce-rule = Alle bieten verdeckt so viele Karten an. Wer die höchste Summe hat, wird Handelsherr und nimmt zuerst.
board-mn-announced = je { $n } Karten
board-mn-total = Summe { $n }
board-mn-master = Handelsherr
board-mn-master-rule = Sagt an, wie viele Karten alle anbieten, nimmt zuerst, gibt die letzte Karte und bestimmt, wer beim Fortschritt beginnt.
board-mn-choosing = wählt …
board-mn-chosen = hat gewählt
board-mn-cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-mn-exchanges = Tausch
board-mn-no-exchanges = In dieser Runde noch keiner.
board-mn-swapped = mit dem Markt getauscht
board-mn-perfect = Perfekte Kombination

board-mn-squadrons = Reihenfolge
board-mn-squadrons-rule = Die Flotte mit der niedrigsten Summe nimmt zuerst, eine offene Karte pro Karavelle; bei Gleichstand die mit der niedrigsten Karavelle.
board-mn-no-squadrons = Niemand hat eine Karavelle.
board-mn-deck = im Stapel
board-mn-deck-rule = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt.

board-mn-hand = Deine Hand
board-mn-jokers = Joker
board-mn-held = du hast { $n }
board-mn-known = { $n ->
        [one] alle wissen von { $n }
       *[other] alle wissen von { $n }
    }
board-mn-unseen = { $n } hast du nicht gesehen
board-mn-common-rule = Gewöhnlich: Drei bringen die erste Entwicklung, vier eine der ersten drei, fünf eine beliebige. Oder eine Karte in einem Set verschiedener Waren.
board-mn-uncommon-rule = Ungewöhnlich: Drei bringen eine der ersten drei Entwicklungen, vier eine beliebige. Oder eine Karte in einem Set verschiedener Waren.
board-mn-rare-rule = Selten: Drei bringen eine beliebige Entwicklung. Oder eine Karte in einem Set verschiedener Waren.
board-mn-relic-rule = Joker in Sets gleicher Waren; oder einzeln verkauft: 3, 7, 12, 18 oder 25 Dublonen für eine bis fünf. Zählt 10, wenn der Handelsherr ermittelt wird.
board-mn-merchants-common = Händler für gewöhnliche Waren
board-mn-merchants-uncommon = Händler für ungewöhnliche Waren
board-mn-merchants-rare = Händler für seltene Waren
board-mn-merchants-rule = Jeder verwandelt einmal pro Runde eine Karte eines Sets in eine Ware dieser Klasse.
board-mn-merchants-left = { $n ->
        [0] in dieser Runde keiner mehr
        [one] noch { $n } einsetzbar
       *[other] noch { $n } einsetzbar
    }

board-mn-bench = Was kann ich daraus machen?
board-mn-bench-rule = Vier bis neun verschiedene Waren bringen 5, 7, 10, 15, 20 oder 25 Dublonen. Drei bis fünf gleiche bringen eine Entwicklung.
board-mn-plans = Die besten Sets deiner Hand
board-mn-plan-identical = { $count } × { $resource }: { $reach ->
        [1] die erste Entwicklung
        [5] eine beliebige Entwicklung
       *[other] eine der ersten { $reach } Entwicklungen
    }
board-mn-plan-different = { $count } verschiedene Waren für { $doubloons } Dublonen
board-mn-tray-offer = Angeboten, verdeckt:
board-mn-tray-pirates = Für die Piraten:
board-mn-tray-gift = Die Karte, die du gibst
board-mn-tray-identical = Set gleicher Waren:
board-mn-tray-different = Set verschiedener Waren:
board-mn-tray-convert = Für den Händler; das Set:
board-mn-tray-perfect = Perfekte Kombination:
board-mn-tray-store = In die Lagerhäuser:
board-mn-offer-rule = Niemand sieht diese Karten, bis alle gewählt haben. Beim Tauschen bekommst du ebenso viele Karten zurück.
board-mn-gift-rule = Nur wer sie bekommt, sieht sie.
board-mn-identical-rule = Drei bis fünf Karten, Reliquien eingeschlossen; Händler können andere Karten in diese Ware verwandeln.
board-mn-different-rule = Vier oder mehr verschiedene Waren, keine Reliquien; Händler können doppelte in fehlende Waren verwandeln.
board-mn-perfect-rule = Alle neun Waren und eine Reliquie: Wer sie zeigt, gewinnt, egal wer am reichsten ist.
board-mn-store-rule = Sie kommen bei der nächsten Versorgung auf deine Hand zurück. Alle anderen Karten werden abgeworfen.

board-mn-developments = Entwicklungen
board-mn-no-developments = noch keine Entwicklungen
board-mn-income = { $n ->
        [one] { $n } Dublone pro Runde
       *[other] { $n } Dublonen pro Runde
    }
board-mn-shipyards-pay = zurzeit { $n } aus Werften
board-mn-goal = { $n } Dublonen beenden die Partie
board-mn-goal-rule = Die Runde wird zu Ende gespielt; dann gewinnt, wer am reichsten ist, es sei denn, jemand hat die perfekte Kombination gezeigt.
board-mn-hidden-money = Dublonen verborgen
board-mn-room = Platz für { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-mn-known-rule = Alle haben gesehen, wie diese Karten genommen wurden.

rules-mn-developments = Die Entwicklungskarten
rules-mn-rebuilt = Die Abbildungen der Entwicklungskarten aus der Anleitung sind verloren. Welche Karte welches Ereignis zeigt, ab wie vielen Personen sie mitspielt, wie viele es von jeder Art gibt und vier Einkommen wurden so rekonstruiert, dass sie zu allem Bekannten passen. Nur was nicht markiert ist, stammt aus der Anleitung.
rules-mn-from = Personen mindestens
rules-mn-event = Ereignis
rules-mn-income = Einkommen
rules-mn-rebuilt-mark = rekonstruiert
rules-mn-resources = Waren
rules-mn-resource = Ware
rules-mn-number = Nummer
rules-mn-class = Klasse

people-my-result-here = Dein Ergebnis: Rang { $place }, { $points ->
    [one] { $points } Dublone
   *[other] { $points } Dublonen
}
coach-points-here = { $points } { $points ->
    [one] Dublone
   *[other] Dublonen
}
analysis-luck-points-here = { $sign ->
    [more] { $points } { $points ->
        [one] Dublone
       *[other] Dublonen
    } mehr als erwartet
    [less] { $points } { $points ->
        [one] Dublone
       *[other] Dublonen
    } weniger als erwartet
   *[even] wie erwartet
}
result-curve-here = Dublonen im Lauf der Partie
daily-points-here = Dublonen
table-won-here = { $names } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points } Dublonen.

# What Confirm does
board-confirm-offer =
    { $n ->
        [one] Diese Karte anbieten
       *[other] Diese { $n } Karten anbieten
    }
board-confirm-discard =
    { $n ->
        [one] Diese Karte abgeben
       *[other] Diese { $n } Karten abgeben
    }
board-confirm-store =
    { $n ->
        [one] Diese Karte lagern
       *[other] Diese { $n } Karten lagern
    }
board-confirm-pick =
    { $n ->
        [one] Diese Karte nehmen
       *[other] Diese { $n } Karten nehmen
    }
board-confirm-declare =
    { $n ->
        [one] Dieses Set spielen
       *[other] Diese { $n } Sets spielen
    }
board-confirm-sell = Reliquien verkaufen
board-confirm-detach =
    { $n ->
        [one] Diese Karavelle in die zweite Flotte stellen
       *[other] Diese { $n } Karavellen in die zweite Flotte stellen
    }
