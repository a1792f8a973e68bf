# Puerto Rico, the card game: what the rules say in German.

option-expansion = Erweiterung „Neue Gebäude“
option-expansion-off = ohne
option-expansion-on = mit zehn Gebäuden und der Kathedrale
option-draft-start = Start
option-draft-start-off = vier Karten für alle
option-draft-start-on = vier von fünf bis acht Karten behalten
option-customs-office-cost = Kosten der Zollstelle
option-customs-office-cost-3 = 3 Karten
option-customs-office-cost-1 = 1 Karte
option-first-edition = Ausgabe
option-first-edition-off = zweite Auflage
option-first-edition-on = erste Auflage (einige Karten anders)
option-together = Entscheidungen
option-together-off = reihum
option-together-on = gleichzeitig, wo es möglich ist
contradiction-customs-office = Die Zollstelle gehört zur Erweiterung: Ihre Kosten lassen sich nur mit der Erweiterung wählen.

score-buildings = Gebäude
score-tucked = Untergelegte Karten
score-guild-hall = Zunfthalle
score-city-hall = Rathaus
score-triumphal-arch = Triumphbogen
score-residence = Residenz
score-cathedral = Kathedrale
score-palace = Palast
ending-twelve-buildings = Jemand hat zwölf Gebäude.
ending-standstill = Die Partie kam zum Stillstand: 20 Runden lang wurde nichts gebaut, oder es gab keine Karten mehr zu ziehen.

order-draw = Immer so viele Karten ziehen, wie eine Rolle erlaubt
order-produce = Produzieren, wenn es nur eine Möglichkeit gibt
order-use-gold-mine = Goldmine immer nutzen
order-use-goldsmith = Goldschmiede immer nutzen
order-use-harbor = Hafen immer nutzen
ahead-role = Meine nächste Rolle
ahead-build = Wird der Baumeister gespielt, baue ich
ahead-produce = Wird der Aufseher gespielt, produziere ich nacheinander
ahead-sell = Wird der Händler gespielt, verkaufe ich nacheinander

role-builder = Baumeister
    .privilege = zahlt eine Karte weniger
role-producer = Aufseher
    .privilege = darf eine Ware mehr produzieren
role-trader = Händler
    .privilege = darf eine Ware mehr verkaufen
role-councillor = Ratsherr
    .privilege = zieht fünf Karten statt zwei
role-prospector = Goldsucher
    .privilege = zieht eine Karte; die anderen bekommen nichts

good-indigo = Indigo
    .many = Indigo
good-sugar = Zucker
    .many = Zucker
good-tobacco = Tabak
    .many = Tabak
good-coffee = Kaffee
    .many = Kaffee
good-silver = Silber
    .many = Silber
good-import = Importware
    .many = Importwaren

when-production = Produktion
when-builder = Baumeisterphase
when-producer = Aufseherphase
when-trader = Händlerphase
when-councillor = Ratsherrenphase
when-prospector = Goldsucherphase
when-all-roles = Alle Rollen
when-round-start = Rundenbeginn
when-covered = Beim Überbauen
when-monument = Denkmal
when-end = Ende der Partie
mark-weak = An diesen Wert erinnert sich nur ein einziger Spieler.
mark-rebuilt = Dieser Wert ist so rekonstruiert, dass er zu allem Bekannten passt.

card-indigo-plant = Indigo­küperei
    .the = die Indigoküperei
    .effect = Nimmt 1 Indigo auf.
card-sugar-mill = Zucker­mühle
    .the = die Zuckermühle
    .effect = Nimmt 1 Zucker auf.
card-tobacco-storage = Tabak­speicher
    .the = den Tabakspeicher
    .effect = Nimmt 1 Tabak auf.
card-coffee-roaster = Kaffee­rösterei
    .the = die Kaffeerösterei
    .effect = Nimmt 1 Kaffee auf.
card-silver-smelter = Silber­schmelze
    .the = die Silberschmelze
    .effect = Nimmt 1 Silber auf.
card-smithy = Schmiede
    .the = die Schmiede
    .effect = Produktions­gebäude kosten dich eine Karte weniger.
card-gold-mine = Goldmine
    .the = die Goldmine
    .effect = Deck vier Karten auf: Sind alle vier Kosten verschieden, behalte die billigste.
card-archive = Archiv
    .the = das Archiv
    .effect = Nimm gezogene Karten erst auf die Hand, bevor du welche abwirfst.
card-poor-house = Armenhaus
    .the = das Armenhaus
    .effect = Zieh nach dem Bauen eine Karte, wenn du höchstens eine auf der Hand hast.
card-black-market = Schwarz­markt
    .the = den Schwarzmarkt
    .effect = Bezahle bis zu zwei Karten der Baukosten mit Waren.
card-trading-post = Handels­posten
    .the = den Handelsposten
    .effect = Verkaufe eine Ware mehr.
card-well = Brunnen
    .the = den Brunnen
    .effect = Zieh eine Karte, wenn du mindestens zwei Waren produziert hast.
card-market-stand = Marktstand
    .the = den Marktstand
    .effect = Zieh eine Karte, wenn du mindestens zwei Waren verkauft hast.
card-crane = Kran
    .the = den Kran
    .effect = Überbaue eines deiner Gebäude; seine Kosten werden angerechnet.
card-tower = Turm
    .the = den Turm
    .effect = Behalte bis zu zwölf Karten auf der Hand.
card-chapel = Kapelle
    .the = die Kapelle
    .effect = Leg jede Runde eine Handkarte unter: je ein Siegpunkt.
card-aqueduct = Aquädukt
    .the = das Aquädukt
    .effect = Produziere eine Ware mehr.
card-carpenter = Tischlerei
    .the = die Tischlerei
    .effect = Zieh nach dem Bau eines beigen Gebäudes eine Karte.
card-prefecture = Präfektur
    .the = die Präfektur
    .effect = Behalte zwei der gezogenen Karten statt einer.
card-market-hall = Markthalle
    .the = die Markthalle
    .effect = Zieh eine Karte mehr, wenn du mindestens eine Ware verkaufst.
card-quarry = Steinbruch
    .the = den Steinbruch
    .effect = Beige Gebäude kosten dich eine Karte weniger.
card-library = Biblio­thek
    .the = die Bibliothek
    .effect = Nutze das Privileg der Rolle, die du wählst, doppelt.
card-statue = Statue
    .the = die Statue
    .effect = Ein Denkmal.
card-victory-column = Sieges­säule
    .the = die Siegessäule
    .effect = Ein Denkmal.
card-hero = Helden­denkmal
    .the = das Heldendenkmal
    .effect = Ein Denkmal.
card-guild-hall = Zunfthalle
    .the = die Zunfthalle
    .effect = Ein Punkt für jedes Produktions­gebäude und einer für jede verschiedene Art davon.
card-city-hall = Rathaus
    .the = das Rathaus
    .effect = Ein Punkt für jedes beige Gebäude, auch für dieses.
card-triumphal-arch = Triumph­bogen
    .the = den Triumphbogen
    .effect = Vier, sechs oder acht Punkte für ein, zwei oder drei Denkmäler.
card-palace = Palast
    .the = den Palast
    .effect = Ein Punkt für je vier Punkte, die du sonst hast.
card-office-building = Kontor
    .the = das Kontor
    .effect = Wirf eine oder zwei Karten ab und zieh ebenso viele.
card-guard-room = Wachstube
    .the = die Wachstube
    .effect = Wer keine hat, darf nur sechs Karten auf der Hand behalten.
card-hut = Hütte
    .the = die Hütte
    .effect = Zieh eine Karte nach einer Händlerphase, in der niemand etwas verkauft hat.
card-tavern = Schänke
    .the = die Schänke
    .effect = Zieh nach einer Baumeisterphase eine Karte, wenn du die wenigsten Gebäude hast.
card-park = Park
    .the = den Park
    .effect = Senkt die Kosten um sechs, wenn er mit dem Kran überbaut wird.
card-customs-office = Zollstelle
    .the = die Zollstelle
    .effect = Bekommt in der Ratsherrenphase eine Ware, die immer zwei Karten einbringt.
card-bank = Bank
    .the = die Bank
    .effect = Leg einmal pro Partie beliebig viele Handkarten unter: je ein Siegpunkt.
card-harbor = Hafen
    .the = den Hafen
    .effect = Leg in jeder Händlerphase eine verkaufte Ware unter: je ein Siegpunkt.
card-goldsmith = Gold­schmiede
    .the = die Goldschmiede
    .effect = Deck eine Karte auf; behalte sie, wenn niemand dieses Gebäude hat.
card-residence = Residenz
    .the = die Residenz
    .effect = 4, 3, 2, 1 Punkte für Gruppen aus drei verschiedenen Gebäuden gleicher Kosten.
card-cathedral = Kathedrale
    .the = die Kathedrale
    .effect = 4, 3, 2, 1 Punkte für die Gebäude der Gegner mit Kosten 6.

ask-draft = Wähle deine Starthand: Wirf { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} ab.
ask-office = Kontor: Bis zu { $most ->
    [one] eine Karte
   *[other] { $most } Karten
} tauschen?
ask-chapel = Eine Karte unter deine Kapelle legen?
ask-bank = Karten unter deine Bank legen? Das geht nur einmal pro Partie.
ask-limit = Dein Handlimit ist { $limit }: Wirf { $left } ab.
ask-role = Wähle eine Rolle.
ask-library = Deine Bibliothek für diese Rolle nutzen oder für deine zweite aufheben?
ask-build = Ein Gebäude bauen?
ask-over = Was willst du über { $card } bauen?
ask-pay = Bezahle noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
}.
ask-produce = Produzieren: { $left ->
    [one] eine Ware
   *[other] bis zu { $left } Waren
}.
ask-sell = Verkaufen: { $left ->
    [one] eine Ware
   *[other] bis zu { $left } Waren
}.
ask-harbor = Eine der verkauften Waren unter deinen Hafen legen?
ask-draw = Karten ziehen?
ask-keep = Wähle { $left ->
    [one] die Karte
   *[other] die { $left } Karten
}, die du behältst.
ask-discard = Wirf { $left ->
    [one] eine Handkarte
   *[other] { $left } Handkarten
} ab.
ask-prospect = Deine Karte als Goldsucher ziehen?
ask-gold-mine = Deine Goldmine nutzen?
ask-gold-keep = Wähle eine der aufgedeckten Karten.
ask-goldsmith = Deine Goldschmiede nutzen?

waiting-draft = { $who } wählt eine Starthand.
waiting-draft-many = { $who } wählen ihre Starthand.
waiting-office = { $who } darf Karten tauschen.
waiting-chapel = { $who } darf eine Karte unterlegen.
waiting-bank = { $who } darf Karten unterlegen.
waiting-limit = { $who } wirft bis zum Handlimit ab.
waiting-limit-many = { $who } werfen bis zum Handlimit ab.
waiting-role = { $who } wählt eine Rolle.
waiting-library = { $who } entscheidet über die Bibliothek.
waiting-build = { $who } darf bauen.
waiting-pay = { $who } bezahlt.
waiting-produce = { $who } darf produzieren.
waiting-produce-many = { $who } dürfen produzieren.
waiting-sell = { $who } darf verkaufen.
waiting-sell-many = { $who } dürfen verkaufen.
waiting-harbor = { $who } entscheidet über den Hafen.
waiting-draw = { $who } darf ziehen.
waiting-draw-many = { $who } dürfen ziehen.
waiting-keep = { $who } wählt eine Karte.
waiting-keep-many = { $who } wählen je eine Karte.
waiting-discard = { $who } wirft Karten ab.
waiting-discard-many = { $who } werfen Karten ab.
waiting-gold-mine = { $who } entscheidet über die Goldmine.
waiting-goldsmith = { $who } entscheidet über die Goldschmiede.

action-take = { $role } nehmen
action-build = { $card } bauen ({ $price ->
    [0] gratis
    [one] eine Karte
   *[other] { $price } Karten
})
action-cover = Über { $card } bauen
action-draw = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} ziehen
action-use = Ja, { $card } nutzen
action-save-library = Bibliothek aufheben
action-produce = { $good } produzieren
action-pay = Bezahlen mit: { $card }
action-pay-good = Mit Ware bezahlen: { $good }
action-sell = { $good } verkaufen ({ $price ->
    [one] eine Karte
   *[other] { $price } Karten
})
action-keep = Behalten: { $card }
action-discard = Abwerfen: { $card }
action-tuck = Unterlegen: { $card }
action-done = Fertig
action-pass-build = Nichts bauen
action-pass-produce = Nichts produzieren
action-pass-sell = Nichts verkaufen
action-pass-draw = Nichts ziehen
action-pass-office = Nichts tauschen
action-pass-tuck = Nichts unterlegen
action-pass-power = Nicht nutzen

event-round = Eine neue Runde beginnt. Gouverneur: { $who }.
event-take = { $who } wird { $role }.
event-library-used = { $who } nutzt die Bibliothek für diese Rolle.
event-library-saved = { $who } hebt die Bibliothek auf.
event-no-build = { $who } baut nichts.
event-no-produce = { $who } produziert nichts.
event-no-sell = { $who } verkauft nichts.
event-no-draw = { $who } zieht nichts.
event-no-office = { $who } tauscht nichts.
event-no-tuck = { $who } legt nichts unter.
event-no-power = { $who } nutzt das Gebäude nicht.
event-build = { $who } baut { $card } { $price ->
    [0] gratis
    [one] für eine Karte
   *[other] für { $price } Karten
}.
event-build-over = { $who } baut { $price ->
    [0] gratis
    [one] für eine Karte
   *[other] für { $price } Karten
} { $card } über { $over }.
event-good-lost = { $who } verliert die Ware unter dem neuen Gebäude: { $good }.
event-pay-good = { $who } bezahlt mit einer Ware: { $good }.
event-produce = { $who } produziert { $good }.
event-prices = Preise: Indigo { $indigo }, Zucker { $sugar }, Tabak { $tobacco }, Kaffee { $coffee }, Silber { $silver }.
event-sell = { $who } verkauft { $good } für { $price }.
event-harbor = { $who } legt eine Ware unter den Hafen.
event-customs = Die Zollstelle von { $who } bekommt eine Karte.
event-pay = { $who } bezahlt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-pay-own = { $who } bezahlt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $cards }.
event-draw = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-draw-own = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $cards }.
event-keep = { $who } behält { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-keep-own = { $who } behält { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $cards }.
event-discard = { $who } wirft { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
event-discard-own = { $who } wirft { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab: { $cards }.
event-tuck = { $who } legt eine Karte unter { $under }.
event-tuck-own = { $who } legt eine Karte unter { $under }: { $cards }.
event-bonus = { $who } darf durch { $card } eine Karte ziehen.
event-mine = Die Goldmine von { $who } deckt auf: { $cards }.
event-smith = Die Goldschmiede von { $who } deckt auf: { $card }.
event-take-revealed = { $who } nimmt eine aufgedeckte Karte: { $card }.
event-reshuffle = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
event-over = Zwölf Gebäude: Die Partie ist zu Ende.
event-standstill-near-nothing-built = { $rounds ->
    [one] Seit Langem wurde nichts gebaut: Die Partie endet nach dieser Runde, wenn niemand baut.
   *[other] Seit Langem wurde nichts gebaut: Die Partie endet nach { $rounds } weiteren Runden, wenn niemand baut.
}
event-standstill-near-no-cards = { $rounds ->
    [one] Es gibt keine Karten mehr zu ziehen: Die Partie endet nach dieser Runde, wenn keine auf Nachzieh- oder Ablagestapel zurückkommen.
   *[other] Es gibt keine Karten mehr zu ziehen: Die Partie endet nach { $rounds } weiteren Runden, wenn keine auf Nachzieh- oder Ablagestapel zurückkommen.
}
event-standstill-nothing-built = 20 Runden lang wurde nichts gebaut: Die Partie ist zu Ende.
event-standstill-no-cards = Es gibt keine Karten mehr zu ziehen: Die Partie ist zu Ende.

why-not-now = Darum geht es gerade nicht.
why-role-taken = Diese Rolle ist in dieser Runde schon vergeben: { $role }.
why-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
why-already-built = Du hast { $card } schon.
why-too-expensive = Du kannst für { $card } nicht { $price } bezahlen.
why-no-cathedral = Die Kathedrale ist schon gebaut oder in dieser Partie nicht dabei.
why-identical = Ein gleiches Gebäude darf { $card } nicht überbauen.
why-no-crane = Du hast keinen Kran.
why-not-the-crane = Der Kran lässt sich nicht überbauen.
why-not-built = Du hast { $card } nicht gebaut.
why-nothing-over = Du hast nichts, was du über { $card } bauen könntest.
why-no-good = Diese Ware hast du nicht: { $good }.
why-no-room = Du hast dafür kein leeres Gebäude: { $good }.
why-no-black-market = Nur mit einem Schwarzmarkt darfst du mit Waren bezahlen, höchstens mit zwei.
why-not-so-many = Du darfst nicht { $count } Karten ziehen.
why-not-drawn = Diese Karte wurde nicht gezogen: { $card }.
why-no-power = Du hast { $card } nicht.
why-must-discard = Du musst abwerfen.
why-must-pay = Die Kosten müssen bezahlt werden.
why-must-take = Du musst eine Rolle nehmen.
