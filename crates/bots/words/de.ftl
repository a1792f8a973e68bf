## Was eine Entscheidung bringt: Satzteile, und die Sätze daraus

claim-ship = { $own ->
    [yes] du verschiffst
    [yes-again] verschiffst
    [no-again] verschifft
    [same] {""}
   *[no] { $who } verschifft
} { $count } { $n ->
    [one] Fass
   *[other] Fässer
} { $thing } für { $gain } { $m ->
    [one] Punkt
   *[other] Punkte
}
claim-sell = { $own ->
    [yes] du verkaufst ein Fass
    [yes-again] verkaufst ein Fass
    [no-again] verkauft ein Fass
    [same] ein Fass
   *[no] { $who } verkauft ein Fass
} { $thing } für { $gain } { $m ->
    [one] Dublone
   *[other] Dublonen
}
claim-build = { $own ->
    [yes] du baust
    [yes-again] baust
    [no-again] baut
    [same] {""}
   *[no] { $who } baut
} { $thing }
claim-erect = { $own ->
    [yes] du baust
    [yes-again] baust
    [no-again] baut
    [same] {""}
   *[no] { $who } baut
} { $thing }
claim-settle = { $own ->
    [yes] du nimmst
    [yes-again] nimmst
    [no-again] nimmt
    [same] {""}
   *[no] { $who } nimmt
} { $thing }
claim-produce = { $own ->
    [yes] du produzierst
    [yes-again] produzierst
    [no-again] produziert
    [same] {""}
   *[no] { $who } produziert
} { $count } { $n ->
    [one] Fass
   *[other] Fässer
} { $thing }
claim-lose = { $own ->
    [yes] du verlierst
    [yes-again] verlierst
    [no-again] verliert
    [same] {""}
   *[no] { $who } verliert
} { $count } { $n ->
    [one] Fass
   *[other] Fässer
} { $thing }
claim-make = { $own ->
    [yes] du produzierst
    [yes-again] produzierst
    [no-again] produziert
    [same] {""}
   *[no] { $who } produziert
} { $count } { $n ->
    [one] Ware
   *[other] Waren
}
claim-lost = { $own ->
    [yes] du verlierst
    [yes-again] verlierst
    [no-again] verliert
    [same] {""}
   *[no] { $who } verliert
} { $count } { $n ->
    [one] Ware
   *[other] Waren
}
claim-colonists = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} { $count } { $n ->
    [one] Kolonisten
   *[other] Kolonisten
}
claim-manned = { $own ->
    [yes] du besetzt
    [yes-again] besetzt
    [no-again] besetzt
    [same] {""}
   *[no] { $who } besetzt
} { $thing }
claim-quarries = { $own ->
    [yes] du hast
    [yes-again] hast
    [no-again] hat
    [same] {""}
   *[no] { $who } hat
} { $count } { $n ->
    [one] besetzten Steinbruch
   *[other] besetzte Steinbrüche
}
claim-ready = { $own ->
    [yes] du produzierst beim nächsten Mal
    [yes-again] produzierst beim nächsten Mal
    [no-again] produziert beim nächsten Mal
    [same] {""}
   *[no] { $who } produziert beim nächsten Mal
} { $count } { $n ->
    [one] Fass
   *[other] Fässer
} { $thing }
claim-doubloons = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} { $count } { $n ->
    [one] Dublone
   *[other] Dublonen
}
claim-spend = { $own ->
    [yes] du gibst
    [yes-again] gibst
    [no-again] gibt
    [same] {""}
   *[no] { $who } gibt
} { $count } { $n ->
    [one] Dublone
   *[other] Dublonen
} aus
claim-points = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} { $count } { $n ->
    [one] Punkt
   *[other] Punkte
}
claim-forfeit = { $own ->
    [yes] du verlierst
    [yes-again] verlierst
    [no-again] verliert
    [same] {""}
   *[no] { $who } verliert
} { $count } { $n ->
    [one] Punkt
   *[other] Punkte
}
claim-cards = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} { $count } { $n ->
    [one] Karte
   *[other] Karten
}
claim-discard = { $own ->
    [yes] du gibst
    [yes-again] gibst
    [no-again] gibt
    [same] {""}
   *[no] { $who } gibt
} { $count } { $n ->
    [one] Karte
   *[other] Karten
} ab
claim-keep = { $own ->
    [yes] du behältst
    [yes-again] behältst
    [no-again] behält
    [same] {""}
   *[no] { $who } behält
} { $thing }
claim-trade = { $own ->
    [yes] du verkaufst
    [yes-again] verkaufst
    [no-again] verkauft
    [same] {""}
   *[no] { $who } verkauft
} { $count } { $n ->
    [one] Ware
   *[other] Waren
} für { $gain } { $m ->
    [one] Karte
   *[other] Karten
}
claim-deliver = { $own ->
    [yes] du lieferst
    [yes-again] lieferst
    [no-again] liefert
    [same] {""}
   *[no] { $who } liefert
} { $count } { $thing } für { $gain } { $m ->
    [one] Punkt
   *[other] Punkte
}
claim-goods = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} { $count } { $thing }
claim-taken = { $own ->
    [yes] du gibst
    [yes-again] gibst
    [no-again] gibt
    [same] {""}
   *[no] { $who } gibt
} { $count } { $thing } her
claim-pesos = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} { $count } { $n ->
    [one] Peso
   *[other] Pesos
}
claim-fare = { $own ->
    [yes] du zahlst
    [yes-again] zahlst
    [no-again] zahlt
    [same] {""}
   *[no] { $who } zahlt
} { $count } { $n ->
    [one] Peso
   *[other] Pesos
}
claim-own = { $own ->
    [yes] du besitzt
    [yes-again] besitzt
    [no-again] besitzt
    [same] {""}
   *[no] { $who } besitzt
} { $thing }
claim-develop = { $own ->
    [yes] du nimmst
    [yes-again] nimmst
    [no-again] nimmt
    [same] {""}
   *[no] { $who } nimmt
} „{ $thing }“
claim-resource = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} { $count } { $n ->
    [one] { $thing }
   *[other] × { $thing }
}
claim-give = { $own ->
    [yes] du gibst
    [yes-again] gibst
    [no-again] gibt
    [same] {""}
   *[no] { $who } gibt
} { $count } { $n ->
    [one] { $thing }
   *[other] × { $thing }
} ab
claim-different = { $own ->
    [yes] du spielst
    [yes-again] spielst
    [no-again] spielt
    [same] {""}
   *[no] { $who } spielt
} ein Set aus { $count } verschiedenen Waren für { $gain } { $m ->
    [one] Dublone
   *[other] Dublonen
}
claim-relics = { $own ->
    [yes] du verkaufst
    [yes-again] verkaufst
    [no-again] verkauft
    [same] {""}
   *[no] { $who } verkauft
} { $count } { $n ->
    [one] Reliquie
   *[other] Reliquien
} für { $gain } { $m ->
    [one] Dublone
   *[other] Dublonen
}
claim-perfect = { $own ->
    [yes] du zeigst
    [yes-again] zeigst
    [no-again] zeigt
    [same] {""}
   *[no] { $who } zeigt
} die perfekte Kombination
claim-income = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} jede Runde { $count } { $n ->
    [one] Dublone
   *[other] Dublonen
} mehr
claim-caravel = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} bei jeder Versorgung { $count } { $n ->
    [one] Karte
   *[other] Karten
} mehr
claim-merchant = { $own ->
    [yes] du kannst
    [yes-again] kannst
    [no-again] kann
    [same] {""}
   *[no] { $who } kann
} jede Runde eine Karte in { $thing } verwandeln
claim-room = { $own ->
    [yes] du kannst
    [yes-again] kannst
    [no-again] kann
    [same] {""}
   *[no] { $who } kann
} { $count } { $n ->
    [one] Karte
   *[other] Karten
} mehr lagern
claim-shipyard = { $own ->
    [yes] du bekommst
    [yes-again] bekommst
    [no-again] bekommt
    [same] {""}
   *[no] { $who } bekommt
} jede Runde 1 Dublone mehr für jeden Gegner mit mehr Karavellen
claim-can-different = { $own ->
    [yes] du kannst
    [yes-again] kannst
    [no-again] kann
    [same] {""}
   *[no] { $who } kann
} ein Set aus { $count } verschiedenen Waren für { $gain } { $m ->
    [one] Dublone
   *[other] Dublonen
} spielen
claim-can-identical = { $own ->
    [yes] du kannst
    [yes-again] kannst
    [no-again] kann
    [same] {""}
   *[no] { $who } kann
} ein Set aus { $count } × { $thing } für { $m ->
    [one] die erste Entwicklung der Reihe
   *[other] eine der ersten { $gain } Entwicklungen der Reihe
} spielen
claim-can-relics = { $own ->
    [yes] du kannst
    [yes-again] kannst
    [no-again] kann
    [same] {""}
   *[no] { $who } kann
} { $count } { $n ->
    [one] Reliquie
   *[other] Reliquien
} für { $gain } { $m ->
    [one] Dublone
   *[other] Dublonen
} verkaufen
claim-plunder = { $own ->
    [yes] du verlierst
    [yes-again] verlierst
    [no-again] verliert
    [same] {""}
   *[no] { $who } verliert
} { $count } { $n ->
    [one] Karte
   *[other] Karten
} an die Piraten
claim-master = { $own ->
    [yes] du wirst
    [yes-again] wirst
    [no-again] wird
    [same] {""}
   *[no] { $who } wird
} Handelsherr
claim-unused = { $own ->
    [yes] du wirfst
    [yes-again] wirfst
    [no-again] wirft
    [same] {""}
   *[no] { $who } wirft
} { $count } { $n ->
    [one] ungenutzte Karte
   *[other] ungenutzte Karten
} ab
claim-stash = { $own ->
    [yes] du behältst
    [yes-again] behältst
    [no-again] behält
    [same] {""}
   *[no] { $who } behält
} { $count } { $n ->
    [one] Karte
   *[other] Karten
} für die nächste Runde
claim-about = etwa { $number }

lead-points = { $points ->
    [one] etwa einen Punkt
   *[other] etwa { $points } Punkte
}
lead-doubloons = { $points ->
    [one] etwa eine Dublone
   *[other] etwa { $points } Dublonen
}

why-and-others = { $own }, und { $others }
why-sure = { $sure }.
why-likely = { $likely }, wenn alles wie erwartet läuft.
why-both = { $sure }; { $likely }, wenn alles wie erwartet läuft.
why-instead = { $instead }, wenn du „{ $other }“ wählst{ $sure ->
    [yes] {""}
   *[no] {" "}und alles wie erwartet läuft
}.
why-instead-lead = { $instead }, wenn du „{ $other }“ wählst{ $sure ->
    [yes] {""}
   *[no] {" "}und alles wie erwartet läuft
}; am Ende bringt dir das { $lead } { $more ->
    [yes] weniger
   *[no] mehr
}.
why-lead = Am Ende kannst du { $lead } { $more ->
    [yes] mehr
   *[no] weniger
} erwarten als mit „{ $other }“.
why-chance = Deine Siegchance beträgt { $chance } %; mit „{ $other }“ sind es { $instead } %.
why-alike = Etwa so gut wie „{ $other }“.

## Arten von Entscheidungen

decision-puerto-rico-role = Rolle wählen
decision-puerto-rico-settle = Siedeln
decision-puerto-rico-colonists = Kolonisten verteilen
decision-puerto-rico-build = Bauen
decision-puerto-rico-produce = Produzieren
decision-puerto-rico-trade = Handeln
decision-puerto-rico-ship = Verschiffen
decision-puerto-rico-store = Waren lagern
decision-san-juan-role = Rolle wählen
decision-san-juan-build = Bauen
decision-san-juan-pay = Mit Karten bezahlen
decision-san-juan-produce = Produzieren
decision-san-juan-trade = Handeln
decision-san-juan-draw = Karten ziehen und behalten
decision-san-juan-prospect = Goldsuche
decision-san-juan-hand = Mit Handkarten haushalten
decision-santiago-drive = Auto fahren
decision-santiago-visit = Cubaner besuchen
decision-santiago-broker = Figur bewegen
decision-santiago-building = Gebäude nutzen
decision-santiago-deliver = Waren liefern
decision-santiago-ship = Schiff vorbereiten
decision-mundus-novus-supply = Versorgung
decision-mundus-novus-announce = Den Handel führen
decision-mundus-novus-offer = Karten anbieten
decision-mundus-novus-take = Karten nehmen
decision-mundus-novus-sets = Sets spielen
decision-mundus-novus-store = Karten lagern
