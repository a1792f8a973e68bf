# The numbered statements of the rules, in German.

## setup

chapter-setup = Material und Aufbau
rule-setup-1 = Das Grundspiel hat 112 Karten: 44 Produktionsgebäude und 68 beige Gebäude.
rule-setup-2 = Produktions- und beige Gebäude mit Kosten 1, 2, 3, 4, 5 sind 1, 1, 2, 2, 3 Punkte wert; Denkmäler mit Kosten 3, 4, 5 sind 3, 4, 5 Punkte wert; Gebäude mit Kosten 6 haben keine aufgedruckten Punkte.
rule-setup-3 = Jeder beginnt mit einer Indigoküperei auf dem Tisch, die vor dem Mischen beiseitegelegt wird, und vier Karten auf der Hand.
rule-setup-4 = Die fünf Handelshauskarten sind 11122, 11222, 11223, 12223 und 12233, von Indigo bis Silber.
rule-setup-5 = Die Handelshauskarten werden einmal gemischt; eine benutzte Karte kommt unter den Stapel, sodass sich die Reihenfolge wiederholt.

## round

chapter-round = Die Runde
rule-round-1 = Beginnend mit dem Gouverneur nimmt im Uhrzeigersinn jeder eine der übrigen Rollen; eine Rolle zu nehmen ist Pflicht.
rule-round-2 = Alle führen die Aktion aus, zuerst wer die Rolle gewählt hat, dann die anderen im Uhrzeigersinn.
rule-round-3 = Haben alle gewählt, werden die Rollen zurückgelegt, und wer links vom Gouverneur sitzt, wird Gouverneur.
rule-round-4 = Zu zweit werden pro Runde drei Rollen genommen: vom Gouverneur, vom Gegner und noch einmal vom Gouverneur.
rule-round-5 = Zu Beginn jeder Runde außer der ersten wirft, wer mehr als sieben Karten hat, nach eigener Wahl bis auf sieben ab.
rule-round-6 = Mit einem Turm liegt das Handlimit bei zwölf.
rule-round-7 = Während einer Runde gibt es kein Limit.
rule-round-8 = Bevor das Handlimit geprüft wird, darf, wer eine Kapelle hat, eine Handkarte unter sie legen; sie bringt am Ende einen Punkt.
rule-round-9 = Jeder Teil des Rundenbeginns wird für alle abgeschlossen, beginnend mit dem neuen Gouverneur und dann im Uhrzeigersinn, bevor der nächste folgt.
rule-round-10 = Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird der Ablagestapel neu gemischt, auch mitten im Ziehen.
rule-round-11 = Sind auch dann noch zu wenige Karten da, zieht man, was es gibt.
rule-round-12 = Mit der Bibliothek nutzt man das Privileg der selbst gewählten Rolle doppelt.
rule-round-13 = Zu zweit kann die Bibliothek für eine Rolle pro Runde genutzt werden: Der Gouverneur nutzt sie für die erste Rolle oder hebt sie für die zweite auf.
rule-round-14 = Das wird entschieden, sobald das Privileg genutzt würde: beim Händler nach dem Aufdecken der Handelshauskarte, beim Ratsherrn nach dem Füllen der Zollstellen.

## builder

chapter-builder = Baumeister
rule-builder-1 = Man baut ein Gebäude aus der Hand und bezahlt es, indem man andere Handkarten abwirft.
rule-builder-2 = Der Baumeister zahlt eine Karte weniger, mit der Bibliothek zwei.
rule-builder-3 = Ein Preis sinkt nie unter null, und nichts wird ausgezahlt.
rule-builder-4 = Jedes beige Gebäude darf in einer Stadt nur einmal gebaut werden, Produktionsgebäude beliebig oft.
rule-builder-5 = Eine Schmiede macht Produktionsgebäude eine Karte billiger, ein Steinbruch macht beige Gebäude eine Karte billiger.
rule-builder-6 = Mit einem Schwarzmarkt dürfen bis zu zwei Karten des Preises mit eigenen Waren bezahlt werden.
rule-builder-7 = Mit einer Tischlerei zieht man eine Karte, nachdem man ein beiges Gebäude gebaut und bezahlt hat; der Bau der Tischlerei selbst bringt keine Karte.
rule-builder-8 = Mit einem Armenhaus zieht eine Karte, wer gebaut hat und, die Karte der Tischlerei mitgezählt, höchstens eine auf der Hand hat; ohne Bau keine Karte.
rule-builder-9 = Die Fähigkeit eines neuen Gebäudes kann ab dem Ende dieser Baumeisterphase genutzt werden, auch noch in derselben Runde.
rule-builder-10 = Man darf darauf verzichten zu bauen.

## crane

chapter-crane = Kran
rule-crane-1 = Mit einem Kran darf man eines der eigenen Gebäude überbauen; dessen Kosten werden vom Preis abgezogen.
rule-crane-2 = Hat das überbaute Gebäude mehr gekostet, wird nichts ausgezahlt.
rule-crane-3 = Das überbaute Gebäude verliert seine Fähigkeit und seine Punkte und zählt nicht mehr; eine Ware darauf wird abgeworfen.
rule-crane-4 = Karten unter einer überbauten Kapelle zählen weiterhin; die Karte obenauf ist kein Punkt der Kapelle, sondern hat ihre eigenen Punkte.
rule-crane-5 = Zuerst wird überbaut, dann bezahlt: Steinbruch, Schmiede, Bibliothek oder Schwarzmarkt helfen nicht mehr, wenn sie überbaut werden.
rule-crane-6 = Weder der Kran selbst noch ein gleiches Gebäude darf überbaut werden.
rule-crane-7 = Ein überbautes beiges Gebäude darf noch einmal gebaut werden.
rule-crane-8 = Hat man mehrere Produktionsgebäude der Art, die überbaut werden soll, wird ein leeres überbaut, falls es eines gibt.

## producer

chapter-producer = Aufseher
rule-producer-1 = Alle dürfen eine ungesehene Karte auf ein leeres Produktionsgebäude legen; der Aufseher darf zwei legen, mit der Bibliothek drei.
rule-producer-2 = Mit einem Aquädukt produziert man eine mehr: zwei, drei oder vier Waren.
rule-producer-3 = Ein Produktionsgebäude trägt nur eine Ware.
rule-producer-4 = Mit einem Brunnen zieht eine Karte, wer mindestens zwei Waren produziert hat.
rule-producer-5 = Man darf weniger Waren produzieren oder keine.

## trader

chapter-trader = Händler
rule-trader-1 = Eine Handelshauskarte wird aufgedeckt; alle dürfen eine Ware verkaufen, der Händler zwei, mit der Bibliothek drei.
rule-trader-2 = Mit einem Handelsposten darf man eine mehr verkaufen: zwei, drei oder vier Waren.
rule-trader-3 = Man sagt alle Waren an, die man verkauft, und wirft sie ungesehen ab; dann zieht man alle Karten, jede Ware zu ihrem eigenen Preis.
rule-trader-4 = Mit einem Marktstand zieht eine Karte, wer mindestens zwei Waren verkauft hat.
rule-trader-5 = Mit einer Markthalle zieht eine Karte, wer mindestens eine Ware verkauft hat, einmal pro Phase.
rule-trader-6 = Man darf weniger Waren verkaufen oder keine.

## councillor

chapter-councillor = Ratsherr
rule-councillor-1 = Alle ziehen zwei Karten und behalten eine; der Ratsherr zieht fünf, mit der Bibliothek acht, und behält eine.
rule-councillor-2 = Mit einer Präfektur behält man zwei der zwei, fünf oder acht Karten.
rule-councillor-3 = Mit einem Archiv nimmt man alle gezogenen Karten auf die Hand und wirft dann eine, vier oder sieben Karten aus der ganzen Hand ab; mit einer Präfektur dazu keine, drei oder sechs.
rule-councillor-4 = Man darf auf das Ziehen verzichten, und der Ratsherr darf auf sein Privileg verzichten und nur zwei Karten ziehen.

## prospector

chapter-prospector = Goldsucher
rule-prospector-1 = Der Goldsucher zieht eine Karte, mit der Bibliothek zwei; die anderen bekommen nichts.
rule-prospector-2 = Danach darf, wer eine Goldmine hat, vier Karten aufdecken: Sind alle vier Kosten verschieden, behält er die billigste, sonst keine.
rule-prospector-3 = Zuerst werden alle Goldminen genutzt, dann alle Goldschmieden, jeweils im Uhrzeigersinn, beginnend mit dem, der die Rolle gewählt hat.
rule-prospector-4 = Sind weniger als vier Karten da, wird keine behalten.

## end

chapter-end = Spielende und Wertung
rule-end-1 = Die Partie endet sofort nach einer für alle abgeschlossenen Baumeisterphase, in der jemand zwölf Gebäude hat.
rule-end-2 = Ein Ergebnis besteht aus aufgedruckten Punkten, untergelegten Karten und den Punkten der Gebäude, die anderes zählen; der Palast wird zuletzt gewertet.
rule-end-3 = Ein Palast bringt einen Punkt für je vier Punkte, die man sonst hat, abgerundet.
rule-end-4 = Eine Zunfthalle bringt einen Punkt für jedes Produktionsgebäude und einen für jede verschiedene Art von Produktionsgebäude.
rule-end-5 = Ein Rathaus bringt einen Punkt für jedes beige Gebäude, sich selbst eingeschlossen.
rule-end-6 = Ein Triumphbogen bringt vier, sechs oder acht Punkte für ein, zwei oder drei Denkmäler; sie zählen auch für das Rathaus.
rule-end-7 = Eine Stadt darf eine Statue und ein Heldendenkmal haben, aber nicht zwei Statuen.
rule-end-8 = Bei Gleichstand entscheidet die Zahl der Handkarten und der Waren auf Produktionsgebäuden zusammen; eine Karte auf einer Zollstelle zählt nicht. Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
rule-end-9 = Stillstand: Baut 20 Runden in Folge niemand etwas, endet die Partie, wie sie steht. Überbauen zählt als Bauen.
rule-end-10 = Stillstand: Sind Nachziehstapel und Ablagestapel am Ende einer Runde beide leer und ebenso am Ende jeder der nächsten drei Runden, endet die Partie, wie sie steht.
rule-end-11 = Ein Stillstand wird drei Runden vorher angekündigt und allen angezeigt, bis er eintritt oder abgewendet ist. Er tritt am Ende einer Runde ein, bevor der Gouverneur wechselt.

## expansion

chapter-expansion = Erweiterung „Neue Gebäude“
rule-expansion-1 = Die Erweiterung bringt 29 Karten, alle beige, und die ebenfalls beige Kathedrale, die neben den Rollen liegt.
rule-expansion-2 = Kontor: Zu Beginn einer Runde, vor allem anderen, darf man eine oder zwei Karten abwerfen und ebenso viele ziehen.
rule-expansion-3 = Wachstube: Solange eine nicht überbaute Wachstube ausliegt, darf, wer weder Wachstube noch Turm hat, nur sechs Karten behalten; mit Wachstube behält man sieben, mit Turm zwölf.
rule-expansion-4 = Hütte (Kosten 1, 1 Punkt): Am Ende einer Händlerphase, in der niemand etwas verkauft hat, zieht man eine Karte.
rule-expansion-5 = Schänke: Ab der Baumeisterphase nach der, in der sie gebaut wurde, zieht man am Ende jeder Baumeisterphase eine Karte, wenn niemand weniger und mindestens einer mehr Gebäude hat.
rule-expansion-6 = Park: Wird er mit dem Kran überbaut, senkt er den Preis um sechs statt um drei.
rule-expansion-7 = Zollstelle: Zu Beginn der Ratsherrenphase bekommt eine leere Zollstelle die oberste Karte des Nachziehstapels als Ware. Sie bringt beim Verkauf immer zwei Karten und zählt für Marktstand, Markthalle, Schwarzmarkt und Hafen.
rule-expansion-8 = Bank: Einmal pro Partie und Spieler darf man, bevor das Handlimit geprüft wird, beliebig viele Handkarten unter sie legen; jede bringt einen Punkt.
rule-expansion-9 = Hafen: Eine verkaufte Ware pro Händlerphase darf man, statt sie abzuwerfen, ungesehen unter ihn legen; sie bringt einen Punkt.
rule-expansion-10 = Goldschmiede: Nach dem Privileg des Goldsuchers darf man die oberste Karte des Nachziehstapels aufdecken und behält sie, wenn niemand, man selbst eingeschlossen, dieses Gebäude hat.
rule-expansion-11 = Residenz: vier, drei, zwei und einen Punkt für die erste, zweite, dritte und vierte Gruppe aus drei verschiedenen Gebäuden gleicher Kosten; jedes Gebäude zählt nur in einer Gruppe.
rule-expansion-12 = Kathedrale: Jeder Spieler darf sie als sein eines Gebäude einer Baumeisterphase bauen; am Ende bringt sie vier, drei, zwei und einen Punkt für die ersten vier Gebäude der Gegner mit Kosten 6.
rule-expansion-13 = Die Kathedrale ist beige: Ein Steinbruch senkt ihre Kosten.

## options

chapter-options = Optionen
rule-options-1 = Start mit Auswahl: Man bekommt je nach Platz 5, 6, 7 oder 8 Karten und behält vier davon.
rule-options-2 = Die Zollstelle kostet 3 oder wahlweise 1, überall, wo ihre Kosten zählen; nur mit der Erweiterung.
rule-options-3 = Erste Auflage: Die Zunfthalle bringt zwei Punkte pro Produktionsgebäude; mit der Goldmine behält man eine beliebige der vier Karten, wenn alle vier Kosten verschieden sind; es gibt acht Tabak- und acht Kaffeekarten.
rule-options-4 = Mit der Option „gemeinsam“ entscheiden beim Aufseher, beim Händler und beim Ratsherrn alle gleichzeitig: was sie produzieren, was sie verkaufen, wie viele Karten sie ziehen und welche sie behalten.
rule-options-5 = Mit dieser Option entscheiden auch alle gleichzeitig, was sie unter Kapelle und Bank legen und was sie zu Beginn der Partie oder einer Runde abwerfen.
rule-options-6 = Karten, die man für solche Entscheidungen zieht, kommen, wenn alle entschieden haben, im Uhrzeigersinn ab dem Spieler, der die Rolle gewählt hat.
rule-options-7 = Mit dieser Option wird trotzdem reihum entschieden, wenn der Nachziehstapel in einer Phase für alles, was genommen werden könnte, zu klein sein kann.
rule-options-8 = In welcher Reihenfolge die Spieler bei gleichzeitigen Entscheidungen auch fertig werden: Das Ergebnis ist dasselbe.

## hidden

chapter-hidden = Verdeckte Informationen
rule-hidden-1 = Wie viele Karten jemand auf der Hand hat, ist öffentlich; welche, nicht.
rule-hidden-2 = Die Karten auf Gebäuden und unter dem Hafen kennt niemand, auch nicht ihr Besitzer.
rule-hidden-3 = Die Karten unter Kapelle und Bank kennt nur ihr Besitzer.
rule-hidden-4 = Eine Karte, die alle auf eine Hand kommen sahen, gilt dort als bekannt, bis diese Hand das nächste Mal eine Karte verdeckt verliert.
rule-hidden-5 = Selbst abgeworfene Karten und solche, deren Abwerfen man gesehen hat, bleiben einem bis zum nächsten Mischen bekannt.

## program

chapter-program = Wie das Programm spielt
rule-program-1 = Können alle sehen, dass eine Entscheidung nur eine Möglichkeit hat, spielt das Programm sie; lässt sich das nur aus verborgenen Karten erkennen, fragt es.
rule-program-2 = Ermäßigungen, durch Gebäude gezogene Karten, der Turm und das Füllen einer Zollstelle geschehen automatisch.
rule-program-3 = Ungesehene Karten werden erst bestimmt, wenn jemand sie ansieht; vor einem Mischen werden die noch ungesehenen Waren bestimmt, nach Platz und Gebäude, dann die Karten unter den Häfen.
