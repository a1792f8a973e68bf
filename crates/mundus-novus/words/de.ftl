# Everything Mundus Novus says, in German.

option-hidden-money = Dublonen
option-hidden-money-off = für alle sichtbar
option-hidden-money-on = während der Partie verborgen

score-different = Sets verschiedener Waren
score-relics = Reliquien
score-income = Einkommen
score-shipyards = Werften
score-orellana = Orellana
score-coronado = Coronado
ending-perfect = Jemand hat die perfekte Kombination gezeigt.
ending-doubloons = Jemand hat mindestens 75 Dublonen.
ending-line = Die Entwicklungsreihe ließ sich nicht mehr auffüllen.

order-no-event = Nie für ein Ereignis bezahlen
order-one-squadron = Meine Karavellen nie aufteilen
ahead-announce = Wenn ich bestimme, wie viele Karten angeboten werden
ahead-offer = Als Nächstes biete ich an, eine nach der anderen
ahead-develop = Als Nächstes nehme ich die Entwicklung

nothing = nichts
resource-cacao = Kakao
resource-corn = Mais
resource-tobacco = Tabak
resource-coffee = Kaffee
resource-cotton = Baumwolle
resource-sugar-cane = Zuckerrohr
resource-potato = Kartoffel
resource-indigo = Indigo
resource-vanilla = Vanille
resource-relic = Inka-Reliquie

class-common = gewöhnlich
    .one = eine gewöhnliche Ware
class-uncommon = ungewöhnlich
    .one = eine ungewöhnliche Ware
class-rare = selten
    .one = eine seltene Ware

happening-kings-help = Hilfe des Königs
    .effect = Spiel beliebig viele Sets gleicher Waren, für jedes eine Entwicklung.
happening-natives = Einheimische
    .effect = Sets verschiedener Waren bringen nur 1 Dublone pro Karte.
happening-storm = Sturm
    .effect = Sets gleicher Waren bringen nur die erste Karte der Reihe.
happening-fire = Feuer
    .effect = Am Ende dieser Runde fassen Lagerhäuser nichts.
happening-pirates = Piraten
    .effect = Alle werfen eine Karte für jede Flotte aus zwei oder mehr Karavellen ab.
mark-rebuilt = Die gedruckten Werte sind verloren; diese sind so rekonstruiert, dass sie zu allem Bekannten passen.

development-diego-de-almagro = Diego de Almagro
    .effect = Bringt 2 Dublonen pro Runde. Statt der verdienten Karte darfst du die oberste Karte des Stapels nehmen, ungesehen.
development-juan-de-la-cosa = Juan de la Cosa
    .effect = Bringt 1 Dublone pro Runde. Ereignisse betreffen dich nicht.
development-bartolome-de-las-casas = Bartolomé de las Casas
    .effect = Bringt 1 Dublone pro Runde. Du darfst weniger Karten anbieten als angesagt, sogar keine.
development-gonzalo-pizarro = Gonzalo Pizarro
    .effect = Deine höchste Karavelle zählt als 0.
development-juan-ponce-de-leon = Juan Ponce de León
    .effect = Du darfst deine Karavellen auf zwei Flotten aufteilen.
development-pedro-de-valdivia = Pedro de Valdivia
    .effect = Bringt 1 Dublone pro Runde. Erhöht deine Summe um 3, wenn es um den Handelsherrn geht.
development-francisco-de-orellana = Francisco de Orellana
    .effect = 2 Dublonen für einen Tausch, nach dem drei gleiche oder drei aufeinanderfolgende Waren auf dem Markt liegen.
development-francisco-de-coronado = Francisco de Coronado
    .effect = Zeigt die erste Karte der Reihe kein Ereignis, darfst du für 2 Dublonen eines wählen.
development-hernan-cortes = Hernán Cortés
    .effect = Bringt 3 Dublonen pro Runde.
development-caravel-1 = Karavelle 1
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-2 = Karavelle 2
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-3 = Karavelle 3
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-4 = Karavelle 4
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-5 = Karavelle 5
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-6 = Karavelle 6
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-7 = Karavelle 7
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-8 = Karavelle 8
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-9 = Karavelle 9
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-10 = Karavelle 10
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-11 = Karavelle 11
    .effect = Eine Ware mehr bei jeder Versorgung.
development-caravel-12 = Karavelle 12
    .effect = Eine Ware mehr bei jeder Versorgung.
development-common-merchant-1 = Händler für gewöhnliche Waren
    .which = Händler für gewöhnliche Waren (1)
    .effect = Bringt 2 Dublonen pro Runde. Verwandelt einmal pro Runde eine Karte in Ware 1, 2 oder 3.
development-common-merchant-2 = Händler für gewöhnliche Waren
    .which = Händler für gewöhnliche Waren (2)
    .effect = Bringt 2 Dublonen pro Runde. Verwandelt einmal pro Runde eine Karte in Ware 1, 2 oder 3.
development-common-merchant-3 = Händler für gewöhnliche Waren
    .which = Händler für gewöhnliche Waren (3)
    .effect = Bringt 2 Dublonen pro Runde. Verwandelt einmal pro Runde eine Karte in Ware 1, 2 oder 3.
development-uncommon-merchant-1 = Händler für ungewöhnliche Waren
    .which = Händler für ungewöhnliche Waren (1)
    .effect = Bringt 1 Dublone pro Runde. Verwandelt einmal pro Runde eine Karte in Ware 4, 5 oder 6.
development-uncommon-merchant-2 = Händler für ungewöhnliche Waren
    .which = Händler für ungewöhnliche Waren (2)
    .effect = Bringt 1 Dublone pro Runde. Verwandelt einmal pro Runde eine Karte in Ware 4, 5 oder 6.
development-uncommon-merchant-3 = Händler für ungewöhnliche Waren
    .which = Händler für ungewöhnliche Waren (3)
    .effect = Bringt 1 Dublone pro Runde. Verwandelt einmal pro Runde eine Karte in Ware 4, 5 oder 6.
development-rare-merchant-1 = Händler für seltene Waren
    .which = Händler für seltene Waren (1)
    .effect = Verwandelt einmal pro Runde eine Karte in Ware 7, 8 oder 9.
development-rare-merchant-2 = Händler für seltene Waren
    .which = Händler für seltene Waren (2)
    .effect = Verwandelt einmal pro Runde eine Karte in Ware 7, 8 oder 9.
development-rare-merchant-3 = Händler für seltene Waren
    .which = Händler für seltene Waren (3)
    .effect = Verwandelt einmal pro Runde eine Karte in Ware 7, 8 oder 9.
development-large-warehouse-1 = Großes Lagerhaus
    .which = Großes Lagerhaus (1)
    .effect = Fasst 2 Karten.
development-large-warehouse-2 = Großes Lagerhaus
    .which = Großes Lagerhaus (2)
    .effect = Fasst 2 Karten.
development-large-warehouse-3 = Großes Lagerhaus
    .which = Großes Lagerhaus (3)
    .effect = Fasst 2 Karten.
development-large-warehouse-4 = Großes Lagerhaus
    .which = Großes Lagerhaus (4)
    .effect = Fasst 2 Karten.
development-small-warehouse-1 = Kleines Lagerhaus
    .which = Kleines Lagerhaus (1)
    .effect = Fasst 1 Karte und bringt 1 Dublone pro Runde.
development-small-warehouse-2 = Kleines Lagerhaus
    .which = Kleines Lagerhaus (2)
    .effect = Fasst 1 Karte und bringt 1 Dublone pro Runde.
development-small-warehouse-3 = Kleines Lagerhaus
    .which = Kleines Lagerhaus (3)
    .effect = Fasst 1 Karte und bringt 1 Dublone pro Runde.
development-small-warehouse-4 = Kleines Lagerhaus
    .which = Kleines Lagerhaus (4)
    .effect = Fasst 1 Karte und bringt 1 Dublone pro Runde.
development-shipyard-1 = Werft
    .which = Werft (1)
    .effect = 1 Dublone pro Runde für jeden Gegner mit mehr Karavellen.
development-shipyard-2 = Werft
    .which = Werft (2)
    .effect = 1 Dublone pro Runde für jeden Gegner mit mehr Karavellen.
development-shipyard-3 = Werft
    .which = Werft (3)
    .effect = 1 Dublone pro Runde für jeden Gegner mit mehr Karavellen.
development-shipyard-4 = Werft
    .which = Werft (4)
    .effect = 1 Dublone pro Runde für jeden Gegner mit mehr Karavellen.
development-shipyard-5 = Werft
    .which = Werft (5)
    .effect = 1 Dublone pro Runde für jeden Gegner mit mehr Karavellen.
development-shipyard-6 = Werft
    .which = Werft (6)
    .effect = 1 Dublone pro Runde für jeden Gegner mit mehr Karavellen.

step-call = das Ereignis wählen
step-split = Karavellen aufteilen
step-pick = offene Karten nehmen
step-pirates = Karten an die Piraten abgeben
step-announce = die Kartenzahl ansagen
step-offer = Karten anbieten
step-appoint = den Handelsherrn bestimmen
step-take = eine Karte nehmen
step-market = die genommene Karte behalten oder tauschen
step-gift = eine Karte geben
step-begin = bestimmen, wer beginnt
step-progress = Sets spielen
step-identical = ein Set gleicher Waren bilden
step-different = ein Set verschiedener Waren bilden
step-perfect = die perfekte Kombination bilden
step-convert = einen Händler einsetzen
step-develop = eine Entwicklung nehmen
step-store = Lagerhäuser füllen
step-end = nichts

ask-call = Für { $price } Dublonen das Ereignis dieser Runde wählen?
ask-split = Welche Karavellen bilden eine zweite Flotte?
ask-pick = Nimm { $left ->
    [one] eine offene Karte
   *[other] { $left } offene Karten
}.
ask-pirates = Piraten! Gib ihnen { $left ->
    [one] eine Karte
   *[other] { $left } Karten
}.
ask-announce = Wie viele Karten müssen alle anbieten?
ask-offer = Biete{ $chosen ->
    [0] {""}
   *[other] {" "}noch
} { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} an.
ask-offer-free = Biete{ $chosen ->
    [0] {""}
   *[other] {" "}noch
} höchstens { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} an.
ask-appoint = Wer wird Handelsherr?
ask-take = Nimm dir eine Karte von jemand anderem.
ask-market = Behalten oder mit dem Markt tauschen: { $resource }.
ask-gift = Wähle die Karte, die du { $to } gibst.
ask-begin = Wer beginnt?
ask-progress = Spiel Sets, oder beende deinen Zug.
ask-identical = Ein Set gleicher Waren: { $resource } (bisher { $size }).
ask-different = { $given ->
    [0] Ein Set verschiedener Waren (bisher { $size }).
   *[other] In welche Ware soll der Händler diese Karte verwandeln: { $resource }?
}
ask-perfect = { $given ->
    [0] Die perfekte Kombination ({ $size } von 10).
   *[other] In welche Ware soll der Händler diese Karte verwandeln: { $resource }?
}
ask-develop = Nimm { $reach ->
    [one] die erste Entwicklung der Reihe
   *[other] eine der ersten { $reach } Entwicklungen
}.
ask-store = Lagere bis zu { $left ->
    [one] eine Karte
   *[other] { $left } Karten
}.

waiting-call = { $who } darf das Ereignis wählen.
waiting-split = { $who } darf die Karavellen aufteilen.
waiting-pick = { $who } nimmt offene Karten.
waiting-pirates = { $who } wählt Karten für die Piraten.
waiting-pirates-many = { $who } wählen Karten für die Piraten.
waiting-announce = { $who } sagt die Kartenzahl an.
waiting-offer = { $who } wählt Karten zum Anbieten.
waiting-offer-many = { $who } wählen Karten zum Anbieten.
waiting-appoint = { $who } bestimmt den Handelsherrn.
waiting-take = { $who } nimmt eine Karte.
waiting-market = { $who } darf mit dem Markt tauschen.
waiting-gift = { $who } wählt eine Karte zum Verschenken.
waiting-begin = { $who } bestimmt, wer beginnt.
waiting-progress = { $who } spielt Sets.
waiting-develop = { $who } nimmt eine Entwicklung.
waiting-store = { $who } füllt Lagerhäuser.

action-offer = Anbieten: { $resource }
action-done-offering = Nichts mehr anbieten
action-discard = Den Piraten geben: { $resource }
action-give = Geben: { $resource }
action-pick = Nehmen: { $resource }
action-keep = Behalten
action-swap = Tauschen gegen: { $resource }{ $doubloons ->
    [0] {""}
   *[other] {" "}(+{ $doubloons } Dublonen)
}
action-begin = { $who } beginnt
action-appoint = { $who } wird Handelsherr
action-take = Von { $from } nehmen: { $resource }
action-call = { $happening } ({ $price } Dublonen)
action-call-nothing = Kein Ereignis
action-detach = Karavelle { $caravel } in die zweite Flotte
action-done-splitting = Flotten so lassen
action-announce = { $count } ansagen
action-develop = Nehmen: { $development }
action-develop-unseen = Oberste Karte des Stapels nehmen, ungesehen
action-as = Verwandeln in: { $resource }
action-identical = Set: { $resource }
action-different = Set verschiedener Waren
action-perfect = Perfekte Kombination
action-sell = { $count ->
    [one] Eine Reliquie
   *[other] { $count } Reliquien
} für { $doubloons } Dublonen verkaufen
action-end-turn = Zug beenden
action-add = Hinzufügen: { $resource }
action-convert = Einem Händler geben: { $resource }
action-declare-identical = Dieses Set spielen ({ $reach ->
    [one] die erste Entwicklung
   *[other] eine der ersten { $reach }
})
action-declare-different = Dieses Set für { $doubloons } Dublonen spielen
action-declare-perfect = Perfekte Kombination zeigen
action-store = Lagern: { $resource }
action-done-storing = Den Rest abwerfen

event-market = Der Markt: { $cards }.
event-line = Neu in der Reihe: { $development }.
event-round = Runde { $round }: kein Ereignis.
event-round-happening = Runde { $round }: { $happening }.
event-called = { $who } bezahlt für ein Ereignis: { $happening }.
event-called-nothing = { $who } wählt kein Ereignis.
event-split = { $who } teilt die Karavellen auf; zweite Flotte: { $caravels }.
event-no-split = { $who } lässt die Karavellen zusammen.
event-dealt = { $who } bekommt { $count } Karten.
event-dealt-own = { $who } bekommt: { $cards }.
event-displayed = Offen für die Karavellen: { $cards }.
event-picked = { $who } nimmt { $resource }.
event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
event-chose = { $who } hat gewählt.
event-plundered = Die Piraten nehmen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} von { $who }.
event-plundered-own = Die Piraten nehmen von { $who }: { $cards }.
event-announced = { $who } sagt { $count } Karten an.
event-revealed = { $who } bietet an: { $cards } (Summe { $total }).
event-trade-master = { $who } ist Handelsherr.
event-took = { $who } nimmt { $resource } von { $from }.
event-swapped = { $who } tauscht am Markt { $put } gegen { $got }.
event-swapped-paid = { $who } tauscht am Markt { $put } gegen { $got } und verdient { $doubloons } Dublonen.
event-took-back = { $who } nimmt wieder auf die Hand: { $cards }.
event-gave = { $who } gibt { $to } eine Karte.
event-gave-seen = { $who } gibt { $to } eine Karte: { $resource }.
event-begins = { $who } beginnt.
event-identical = { $who } spielt ein Set { $resource } ({ $cards }) und darf { $reach ->
    [one] die erste Entwicklung
   *[other] eine der ersten { $reach } Entwicklungen
} nehmen.
event-different = { $who } spielt verschiedene Waren ({ $cards }) für { $doubloons } Dublonen.
event-relics = { $who } verkauft { $count ->
    [one] eine Reliquie
   *[other] { $count } Reliquien
} für { $doubloons } Dublonen.
event-perfect = { $who } zeigt die perfekte Kombination: { $cards }.
event-developed = { $who } nimmt: { $development }.
event-developed-unseen = { $who } nimmt die oberste Karte des Stapels: { $development }.
event-line-short = Die Reihe lässt sich nicht mehr auffüllen: Das ist die letzte Runde.
event-paid = { $who } verdient { $shipyards ->
    [0] { $income } durch Entwicklungen
   *[other] { $income ->
        [0] { $shipyards } durch Werften
       *[other] { $income } durch Entwicklungen und { $shipyards } durch Werften
    }
}.
event-cleared = { $who } lagert { $stored ->
    [0] nichts
    [one] eine Karte
   *[other] { $stored } Karten
} und wirft { $discarded ->
    [0] nichts
    [one] eine Karte
   *[other] { $discarded } Karten
} ab.
event-cleared-own = { $who } lagert { $stored ->
    [0] nichts
    [one] eine Karte
   *[other] { $stored } Karten
} und wirft ab: { $cards }.
event-over = Die Partie ist zu Ende. { $why }

why-not-now = Nicht jetzt. Gerade steht an: { $step }.
why-not-in-hand = Diese Karte hast du nicht auf der Hand: { $resource }.
why-no-casas = Du musst { $count } Karten anbieten.
why-not-face-up = Diese Karte liegt nicht offen aus: { $resource }.
why-not-in-market = Diese Karte liegt nicht auf dem Markt: { $resource }.
why-not-at-table = Auf diesem Platz sitzt niemand.
why-not-highest = { $who } hat nicht die höchste Summe.
why-own-card = Deine eigene Karte kannst du nicht nehmen.
why-not-laid-out = { $who } bietet diese Karte nicht an: { $resource }.
why-third-exchange = Nach zweimaligem Tausch in Folge mit { $who } musst du von jemand anderem nehmen.
why-no-caravel = Karavelle { $caravel } hast du nicht.
why-detached = Karavelle { $caravel } ist schon in der zweiten Flotte.
why-lowest-stays = Karavelle { $caravel } ist deine niedrigste: Sie bleibt in der ersten Flotte.
why-out-of-reach = Dein Set reicht nicht für diese Karte: { $development }.
why-not-in-line = Diese Karte liegt nicht in der Reihe: { $development }.
why-deck-empty = Der Entwicklungsstapel ist leer.
why-no-almagro = Vom Stapel darf nur nehmen, wer Diego de Almagro hat.
why-line-empty = Es gibt keine Entwicklung mehr zu nehmen.
why-one-identical = Du hast dein Set gleicher Waren schon gespielt.
why-no-such-set = Du bekommst kein Set aus mindestens drei Karten zusammen: { $resource }.
why-one-different = Du hast dein Set verschiedener Waren schon gespielt.
why-too-few-different = Ein Set verschiedener Waren braucht mindestens vier.
why-too-few-identical = Ein Set gleicher Waren braucht mindestens drei Karten, darunter eine, die keine Reliquie ist.
why-perfect-shown = Du hast die perfekte Kombination schon gezeigt.
why-not-perfect = Die perfekte Kombination braucht alle neun Waren und eine Reliquie.
why-relics-sold = Du hast in diesem Zug schon Reliquien verkauft.
why-too-few-relics = Du hast keine { $count } Reliquien.
why-set-full = Ein Set gleicher Waren hat höchstens fünf Karten.
why-only-relics = Mindestens eine Karte des Sets darf keine Reliquie sein.
why-not-identical = Das ist eine andere Ware: { $resource }.
why-not-different = Diese Ware ist schon im Set: { $resource }.
why-no-relic-here = In dieses Set passt keine weitere Reliquie.
why-convert-itself = Für diese Karte ist kein Händler nötig: { $resource }.
why-no-merchant = Keiner deiner Händler kann diese Karte für das Set verwenden: { $resource }.
why-no-merchant-for = Keiner deiner Händler kann diese Ware für das Set herstellen: { $resource }.
