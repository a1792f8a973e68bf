# The numbered statements of the rules, in German.

## setup

chapter-setup = Material und Aufbau
rule-setup-1 = Puerto Rico ist für drei bis fünf Personen; zu zweit spielt man mit der offiziellen Variante.
rule-setup-2 = Alle beginnen mit 2 Dublonen bei drei Spielern, mit 3 bei vier und mit 4 bei fünf.
rule-setup-3 = Im Vorrat sind 75 Siegpunkte bei drei Spielern, 100 bei vier und 122 bei fünf.
rule-setup-4 = Im Vorrat sind 55, 75 oder 95 Kolonisten bei drei, vier oder fünf Spielern.
rule-setup-5 = Auf dem Kolonistenschiff stehen zu Beginn so viele Kolonisten, wie Spieler teilnehmen.
rule-setup-6 = Es gibt drei Frachtschiffe: mit 4, 5 und 6 Feldern bei drei Spielern, mit 5, 6 und 7 bei vier, mit 6, 7 und 8 bei fünf.
rule-setup-7 = Siedler, Bürgermeister, Baumeister, Aufseher, Händler und Kapitän sind immer im Spiel; bei vier Spielern kommt ein Goldsucher dazu, bei fünf kommen zwei dazu.
rule-setup-8 = Eine Plantage mehr, als Spieler teilnehmen, liegt offen aus.
rule-setup-9 = Vom Gouverneur aus im Uhrzeigersinn beginnen drei Spieler mit Indigo, Indigo, Mais; vier mit Indigo, Indigo, Mais, Mais; fünf mit Indigo, Indigo, Indigo, Mais, Mais.
rule-setup-10 = Außer dem Geld und einer Plantage besitzt zu Beginn niemand etwas: keine Kolonisten, Fässer, Gebäude oder Punkte.
rule-setup-11 = Es gibt 10 Fässer Mais, 11 Indigo, 11 Zucker, 9 Tabak und 9 Kaffee; zu Beginn sind alle im Vorrat.
rule-setup-12 = Es gibt 10 Mais-, 12 Indigo-, 11 Zucker-, 9 Tabak- und 8 Kaffeeplantagen.
rule-setup-13 = Es gibt 8 Steinbrüche; sie bilden einen eigenen offenen Stapel und sind nie unter den Plättchen, die gezogen werden.
rule-setup-14 = Jede Plantage und jeder Steinbruch hat einen Kreis.
rule-setup-15 = Die Startplantagen werden beiseitegelegt, bevor die übrigen gemischt werden: Die offene Auslage und die Stapel enthalten genau den Rest.
rule-setup-16 = Eine Insel hat 12 Felder, eine Stadt hat 12 Felder.
rule-setup-17 = Es gibt 20 Plättchen von Produktionsgebäuden, je zwei von jedem kleinen violetten Gebäude und je eines von jedem großen.
rule-setup-18 = Preis, Siegpunkte, Kreise, Anzahl und Größe jedes Gebäudes stehen in der Gebäudetabelle.
rule-setup-19 = Der Bank geht das Geld nie aus.
rule-setup-20 = Der erste Spieler, auf Platz 1, ist der erste Gouverneur; wer dort sitzt, wird beim Eröffnen des Tisches ausgelost oder bestimmt.
rule-setup-21 = Der Vorrat an Siegpunkten wird in Punkten gezählt, gleich mit welchen Chips, und ist für alle sichtbar.

## round

chapter-round = Die Runde
rule-round-1 = Der Gouverneur wählt zuerst eine Rolle; dann wählen die anderen reihum im Uhrzeigersinn, jeder eine.
rule-round-2 = Eine bereits genommene Rolle kann in derselben Runde nicht noch einmal genommen werden.
rule-round-3 = Eine Rolle zu nehmen ist Pflicht.
rule-round-4 = Wer eine Rolle nimmt, nimmt sofort die Dublonen, die darauf liegen, noch vor ihrer Aktion.
rule-round-5 = Wer die Rolle gewählt hat, führt ihre Aktion zuerst aus, dann alle anderen im Uhrzeigersinn, jeder einmal.
rule-round-6 = Nur wer die Rolle gewählt hat, hat ihr Privileg.
rule-round-7 = Auf eine Aktion oder ein Privileg darf man verzichten, nur nicht auf das Beladen der Schiffe. Die Privilegien von Baumeister, Händler und Goldsucher werden automatisch genutzt, ebenso das des Kapitäns, außer wenn die Bonuspunkte den Vorrat leeren würden.
rule-round-8 = Wer auf eine Aktion verzichtet oder sie nicht ausführen kann, hindert die anderen nicht daran.
rule-round-9 = Kolonisten vom Schiff darf man nicht ablehnen.
rule-round-10 = Haben alle gewählt und sind alle Aktionen ausgeführt, wird auf jede Rolle, die niemand genommen hat, eine Dublone gelegt: bei drei bis fünf Spielern auf drei Rollen.
rule-round-11 = Dublonen auf Rollen sammeln sich von Runde zu Runde an.
rule-round-12 = Dann kommen alle Rollen zurück in die Tischmitte, und wer links vom Gouverneur sitzt, wird Gouverneur.
rule-round-13 = Die beiden Goldsucher im Spiel zu fünft sind zwei getrennte Karten mit jeweils eigenen Dublonen.

## settler

chapter-settler = Siedler
rule-settler-1 = Vom Siedler aus im Uhrzeigersinn darf jeder eine offene Plantage nehmen.
rule-settler-2 = Ein genommenes Plättchen kommt auf die eigene Insel und steht den folgenden Spielern nicht mehr zur Verfügung.
rule-settler-3 = Der Siedler darf stattdessen einen Steinbruch nehmen: Das ist sein Privileg.
rule-settler-4 = Die anderen dürfen keinen Steinbruch nehmen.
rule-settler-5 = Wer eine besetzte Bauhütte hat, darf statt einer Plantage einen Steinbruch nehmen, auch ohne Siedler zu sein.
rule-settler-6 = Ein Siedler mit Bauhütte darf weder zwei Steinbrüche noch einen Steinbruch und eine Plantage nehmen.
rule-settler-7 = Sind keine Steinbrüche mehr da, haben das Privileg des Siedlers und die Bauhütte keine Wirkung.
rule-settler-8 = Inselplättchen werden nie entfernt.
rule-settler-9 = Wessen Insel voll ist, nimmt nichts.
rule-settler-10 = Man darf darauf verzichten, eine Plantage oder einen Steinbruch zu nehmen.
rule-settler-11 = Vor dem normalen Nehmen darf, wer eine besetzte Hazienda hat, eine verdeckte Plantage ziehen.
rule-settler-12 = Die mit der Hazienda gezogene Plantage muss auf die Insel gelegt werden; sie darf nicht abgelegt werden.
rule-settler-13 = Die Hazienda bringt nie einen Steinbruch, auch nicht mit einer Bauhütte oder für den Siedler.
rule-settler-14 = Ist die Insel mit der Plantage der Hazienda voll, entfällt das normale Nehmen.
rule-settler-15 = Ist die Insel voll, zieht die Hazienda nichts.
rule-settler-16 = Die gezogene Plantage sieht man vor dem normalen Nehmen; darauf darf man dann immer noch verzichten.
rule-settler-17 = Die Hazienda zu nutzen ist freiwillig; sie zieht höchstens einmal pro Siedlerphase.
rule-settler-18 = Wer ein besetztes Hospiz hat, darf auf die normal genommene Plantage oder in den normal genommenen Steinbruch einen Kolonisten setzen.
rule-settler-19 = Auf die mit der Hazienda gezogene Plantage setzt das Hospiz nie einen Kolonisten.
rule-settler-20 = Der Kolonist des Hospizes kommt aus dem Vorrat oder, wenn dieser leer ist, vom Kolonistenschiff; sind beide leer, gibt es keinen.
rule-settler-21 = Der Kolonist des Hospizes darf abgelehnt werden.
rule-settler-22 = Waren alle an der Reihe, werden die übrigen offenen Plantagen abgelegt und neue ausgelegt: eine mehr, als Spieler teilnehmen.
rule-settler-23 = Die abgelegten Plättchen werden erst dann zu neuen Stapeln gemischt, wenn ein Plättchen gebraucht wird und keines mehr da ist; zuerst werden die restlichen ausgelegt.
rule-settler-24 = Die gerade erst abgelegten Plättchen werden mit eingemischt.
rule-settler-25 = Reichen die Plantagen auch dann nicht, wird eine kürzere Auslage gelegt.
rule-settler-26 = Die fünf verdeckten Stapel zählen als einer: Jedes verdeckte Plättchen kommt mit gleicher Wahrscheinlichkeit als nächstes.
rule-settler-27 = Sind die Stapel leer, wenn die Hazienda zieht, werden die abgelegten Plättchen ebenso gemischt.
rule-settler-28 = Gibt es weder Stapel noch abgelegte Plättchen, hat die Hazienda keine Wirkung.

## mayor

chapter-mayor = Bürgermeister
rule-mayor-1 = Das Privileg des Bürgermeisters ist ein Kolonist aus dem Vorrat, nicht vom Schiff.
rule-mayor-2 = Ist der Vorrat an Kolonisten leer, entfällt das Privileg des Bürgermeisters.
rule-mayor-3 = Auf das Privileg des Bürgermeisters darf man verzichten.
rule-mayor-4 = Beginnend mit dem Bürgermeister nehmen die Spieler im Uhrzeigersinn je einen Kolonisten vom Schiff, bis es leer ist.
rule-mayor-5 = Dann darf jeder alle seine Kolonisten, neue, alte und die aus San Juan, auf beliebige Kreise seiner Insel und seiner Stadt setzen.
rule-mayor-6 = Der Bürgermeister setzt seine Kolonisten zuerst, dann die anderen im Uhrzeigersinn.
rule-mayor-7 = Ein Kreis fasst einen Kolonisten.
rule-mayor-8 = In San Juan bleiben so wenige Kolonisten wie möglich: nur die, für die kein Kreis frei ist.
rule-mayor-9 = Kolonisten ohne Kreis warten in San Juan auf eine spätere Bürgermeisterphase.
rule-mayor-10 = Kolonisten werden nur in der Bürgermeisterphase und durch Hospiz und Universität gesetzt.
rule-mayor-11 = Dann wird das Schiff aus dem Vorrat aufgefüllt, mit so vielen Kolonisten, wie auf den Gebäuden aller Spieler Kreise leer sind.
rule-mayor-12 = Leere Kreise auf Plantagen und Steinbrüchen zählen dabei nicht.
rule-mayor-13 = Auf das Schiff kommen mindestens so viele Kolonisten, wie Spieler teilnehmen.
rule-mayor-14 = Reicht der Vorrat dafür nicht, kommt der Rest auf das Schiff, und die Partie endet nach dieser Runde.
rule-mayor-15 = Reicht der Vorrat genau, endet die Partie nicht.
rule-mayor-16 = Das Schiff wird immer aufgefüllt: Die Abhilfe der Anleitung für vergessenes Auffüllen ist nicht nötig.

## builder

chapter-builder = Baumeister
rule-builder-1 = Vom Baumeister aus im Uhrzeigersinn darf jeder ein Gebäude bauen, nur eines.
rule-builder-2 = Niemand darf ein Gebäude bauen, das er schon besitzt.
rule-builder-3 = Das kleine und das große Gebäude derselben Art sind verschiedene Gebäude: Eine Stadt darf beide haben.
rule-builder-4 = Nur Gebäude, die noch im Vorrat sind, können gebaut werden.
rule-builder-5 = Ein Gebäude braucht freie Stadtfelder: eines, ein großes Gebäude zwei.
rule-builder-6 = Gebäude dürfen innerhalb der Stadt verschoben werden; deshalb reichen zwei beliebige freie Felder für ein großes Gebäude.
rule-builder-7 = Gebäude werden nie aus einer Stadt entfernt.
rule-builder-8 = Jeder besetzte Steinbruch macht ein Gebäude 1 Dublone billiger.
rule-builder-9 = Es zählen höchstens so viele Steinbrüche, wie die Nummer der Spalte des Gebäudes angibt, 1 bis 4.
rule-builder-10 = Der Baumeister zahlt 1 Dublone weniger, zusätzlich zur Ermäßigung durch Steinbrüche: Das ist sein Privileg.
rule-builder-11 = Der Preis sinkt nie unter 0, und nichts wird ausgezahlt.
rule-builder-12 = Ein Baumeister, der nicht baut, bekommt keine Dublone.
rule-builder-13 = Der Preis wird sofort an die Bank bezahlt; wer nicht bezahlen kann, kann nicht bauen.
rule-builder-14 = Ein neues Gebäude ist unbesetzt, bis ein Kolonist darauf gesetzt wird.
rule-builder-15 = Wer eine besetzte Universität hat, darf auf das neue Gebäude einen Kolonisten setzen.
rule-builder-16 = Der Kolonist der Universität kommt aus dem Vorrat oder, wenn dieser leer ist, vom Kolonistenschiff; sind beide leer, gibt es keinen.
rule-builder-17 = Der Kolonist der Universität darf abgelehnt werden.
rule-builder-18 = Die Universität bringt nur einen Kolonisten, auch für ein Gebäude mit mehreren Kreisen.
rule-builder-19 = Wer das zwölfte Stadtfeld bebaut, beendet die Partie nach dieser Runde.
rule-builder-20 = Man darf darauf verzichten zu bauen.

## craftsman

chapter-craftsman = Aufseher
rule-craftsman-1 = Beginnend mit dem Aufseher produzieren alle im Uhrzeigersinn.
rule-craftsman-2 = Von jeder Warensorte produziert man so viele Fässer, wie man besetzte Plantagen oder besetzte Kreise in ihren Gebäuden hat; die kleinere Zahl gilt.
rule-craftsman-3 = Mais braucht kein Gebäude: Jede besetzte Maisplantage produziert ein Fass.
rule-craftsman-4 = Die besetzten Kreise des kleinen und des großen Gebäudes einer Sorte werden zusammengezählt.
rule-craftsman-5 = Überzählige Kolonisten produzieren nichts, ob auf einer Plantage ohne passenden besetzten Kreis oder auf einem Kreis ohne passende besetzte Plantage.
rule-craftsman-6 = Niemand nimmt mehr Fässer, als der Vorrat hat; reicht er nicht, wird in Zugreihenfolge verteilt, notfalls nur zum Teil.
rule-craftsman-7 = Fehlende Fässer werden nicht durch andere Waren ersetzt.
rule-craftsman-8 = Eine besetzte Manufaktur bringt 1, 2, 3 oder 5 Dublonen für 2, 3, 4 oder 5 produzierte Warensorten, für eine nichts.
rule-craftsman-9 = Die Manufaktur zählt die tatsächlich produzierten Warensorten, weder Kapazitäten noch Fässer.
rule-craftsman-10 = Am Ende der Phase nimmt der Aufseher ein zusätzliches Fass einer gerade von ihm produzierten Warensorte seiner Wahl: Das ist sein Privileg.
rule-craftsman-11 = Das zusätzliche Fass wird genommen, nachdem alle produziert haben, und nur, wenn von dieser Sorte noch eines im Vorrat ist.
rule-craftsman-12 = Auf das zusätzliche Fass darf man verzichten.
rule-craftsman-13 = Ein Aufseher, der nichts produzieren konnte, bekommt kein zusätzliches Fass.
rule-craftsman-14 = Man darf darauf verzichten zu produzieren, aber nur ganz: Man produziert jede Sorte, die man kann, oder nichts.
rule-craftsman-15 = Ein Aufseher, der auf das Produzieren verzichtet hat, bekommt kein zusätzliches Fass.

## trader

chapter-trader = Händler
rule-trader-1 = Vom Händler aus im Uhrzeigersinn darf jeder ein Fass an das Handelshaus verkaufen, nur eines.
rule-trader-2 = Das Handelshaus zahlt 0 für Mais, 1 für Indigo, 2 für Zucker, 3 für Tabak und 4 für Kaffee.
rule-trader-3 = Der Händler bekommt für seinen Verkauf 1 Dublone mehr: Das ist sein Privileg.
rule-trader-4 = Eine besetzte Kleine Markthalle bringt beim eigenen Verkauf 1 Dublone mehr.
rule-trader-5 = Eine besetzte Große Markthalle bringt beim eigenen Verkauf 2 Dublonen mehr.
rule-trader-6 = Beide Markthallen zusammen bringen 3 Dublonen mehr.
rule-trader-7 = Ohne Verkauf bringen weder das Privileg des Händlers noch die Markthallen etwas.
rule-trader-8 = Mais darf verkauft werden, obwohl das Handelshaus nichts dafür zahlt.
rule-trader-9 = Das Handelshaus hat Platz für vier Fässer.
rule-trader-10 = Das Handelshaus nimmt keine Warensorte an, die es schon hat.
rule-trader-11 = Wer ein besetztes Kontor hat, darf eine Warensorte verkaufen, die das Handelshaus schon hat.
rule-trader-12 = Ein volles Handelshaus kauft von niemandem, auch nicht von jemandem mit Kontor.
rule-trader-13 = Am Ende der Phase wird ein volles Handelshaus in den Vorrat geleert.
rule-trader-14 = Ist das Handelshaus nicht voll, behält es seine Fässer bis zur nächsten Händlerphase.
rule-trader-15 = Man darf darauf verzichten zu verkaufen.

## captain

chapter-captain = Kapitän
rule-captain-1 = Beginnend mit dem Kapitän laden die Spieler reihum im Uhrzeigersinn, bis niemand mehr laden kann oder will.
rule-captain-2 = Wer ein Schiff beladen kann, muss es tun.
rule-captain-3 = Jedes Mal, wenn man an der Reihe ist, lädt man nur eine Warensorte.
rule-captain-4 = Ein Schiff trägt nur eine Warensorte.
rule-captain-5 = Eine Warensorte, die schon auf einem Schiff ist, darf nur auf dieses Schiff geladen werden.
rule-captain-6 = Auch ein volles Schiff trägt weiterhin seine Warensorte: Sie kann in dieser Phase auf kein anderes Schiff geladen werden.
rule-captain-7 = Eine Warensorte, die auf keinem Schiff ist, kommt auf ein leeres Schiff: auf das mit Platz für die meisten Fässer des Spielers.
rule-captain-8 = Unter leeren Schiffen mit Platz für gleich viele davon wählt der Spieler frei.
rule-captain-9 = Der Spieler muss so viele Fässer dieser Warensorte laden, wie darauf passen.
rule-captain-10 = Der Spieler wählt die Warensorte frei; es muss nicht die sein, von der sich am meisten laden lässt.
rule-captain-11 = Jedes geladene Fass bringt 1 Siegpunkt, gleich welcher Sorte.
rule-captain-12 = Die Punkte werden aus dem Vorrat genommen.
rule-captain-13 = Der Kapitän bekommt für seine erste Ladung der Phase 1 Punkt mehr, nur einmal: Das ist sein Privileg.
rule-captain-14 = Ein Kapitän, der nichts lädt, bekommt keinen Bonuspunkt.
rule-captain-15 = Ein besetzter Hafen bringt bei jeder eigenen Ladung 1 Punkt mehr.
rule-captain-16 = Statt ein Schiff zu beladen, darf, wer eine besetzte Werft hat, alle seine Fässer einer Warensorte für je 1 Punkt in den Vorrat zurücklegen.
rule-captain-17 = Die Werft darf nur einmal pro Kapitänsphase genutzt werden.
rule-captain-18 = Die Werft nimmt jede Warensorte: eine, die auf einem Schiff ist, selbst einem vollen, oder eine, für die es kein Schiff gibt.
rule-captain-19 = Den Punkt des Hafens gibt es auch für die Werft.
rule-captain-20 = Den Punkt des Kapitäns gibt es auch für die Werft, wenn das seine erste Ladung ist.
rule-captain-21 = Wer nur noch die Werft nutzen könnte, darf passen: Niemand wird je gezwungen, ein Gebäude zu nutzen.
rule-captain-22 = Wer gepasst hat, darf die Werft später in derselben Phase immer noch nutzen.
rule-captain-23 = Wer eine Werft hat und ein Schiff beladen kann, muss es beladen oder die Werft nutzen.
rule-captain-24 = Wer an der Reihe ist und nichts lädt, passt; die Phase endet, wenn alle nacheinander gepasst haben.
rule-captain-25 = Nach jeder Ladung, per Schiff oder per Werft, müssen wieder alle nacheinander passen, damit die Phase endet.
rule-captain-26 = Nach dem Lagern werden volle Schiffe in den Vorrat entladen.
rule-captain-27 = Schiffe, die nicht voll sind, behalten ihre Fässer.
rule-captain-28 = Gehen die Siegpunktchips aus, zählen weitere Punkte trotzdem.
rule-captain-29 = Auf die Bonuspunkte von Kapitän und Hafen darf man verzichten: Niemand wird je gezwungen, ein Privileg oder ein Gebäude zu nutzen. Auf die Punkte für die Fässer darf man nicht verzichten.
rule-captain-30 = Das Programm fragt nur, wenn erst die Bonuspunkte einer Ladung und nicht schon die Fässer allein die letzten Punkte des Vorrats nehmen würden, selbst wenn die Partie ohnehin nach dieser Runde endet; sonst nimmt es sie automatisch.
rule-captain-31 = Wem beide Bonuspunkte zustehen, der nimmt beide, einen oder keinen; welchen, ist gleichgültig, denn beide gehören zu dieser Ladung.
rule-captain-32 = Ein Bonuspunkt gehört zu seiner Ladung: Verzichtet man darauf, kommt der des Kapitäns mit einer späteren Ladung nicht wieder; der des Hafens kommt mit der nächsten neu.

## storage

chapter-storage = Lagern
rule-storage-1 = Nach dem Beladen lagern die Spieler ihre Fässer, beginnend mit dem Kapitän und dann im Uhrzeigersinn.
rule-storage-2 = Ohne Lagerhaus behält man nur ein Fass seiner Wahl.
rule-storage-3 = Mit einem besetzten Kleinen Lagerhaus darf man außerdem alle Fässer einer Warensorte behalten.
rule-storage-4 = Mit einem besetzten Großen Lagerhaus darf man außerdem alle Fässer von zwei Warensorten behalten.
rule-storage-5 = Mit beiden Lagerhäusern behält man drei Warensorten, zusätzlich zu dem einen Fass.
rule-storage-6 = Ein Lagerhaus darf ungenutzt bleiben.
rule-storage-7 = Eine Warensorte wird im Lagerhaus vollständig gelagert: Weniger Fässer zu behalten bringt nichts und wird nicht angeboten.
rule-storage-8 = Was nicht behalten wird, geht in den Vorrat zurück.
rule-storage-9 = Zu jeder anderen Zeit darf man beliebig viele Fässer behalten.
rule-storage-10 = Ein Lagerhaus befreit niemanden vom Beladen.

## prospector

chapter-prospector = Goldsucher
rule-prospector-1 = Der Goldsucher nimmt eine Dublone aus der Bank.
rule-prospector-2 = Es gibt keine Aktion: Die anderen bekommen nichts.
rule-prospector-3 = Die Dublonen auf der Karte kommen hinzu: Liegen dort zwei, nimmt der Goldsucher insgesamt drei.

## buildings

chapter-buildings = Gebäude nutzen
rule-buildings-1 = Ein Gebäude wirkt nur, solange es besetzt ist; ebenso eine Plantage oder ein Steinbruch.
rule-buildings-2 = Ein einziger Kolonist besetzt ein Gebäude, gleich wie viele Kreise es hat.
rule-buildings-3 = Ein Gebäude zu nutzen ist nie Pflicht. Die Markthallen und die Manufaktur zahlen automatisch aus, ebenso der Hafen, außer wenn seine Bonuspunkte den Vorrat leeren würden.
rule-buildings-4 = Indigo entsteht in den Indigoküpereien, Zucker in den Zuckermühlen, Tabak im Tabakspeicher, Kaffee in der Kaffeerösterei.
rule-buildings-5 = Alle Gebäude, die keine Produktionsgebäude sind, sind violett.
rule-buildings-6 = „Großes Gebäude“ meint immer eines der fünf, die zwei Stadtfelder belegen; auch ein solches zählt als ein Gebäude.
rule-buildings-7 = Die Nummer der Spalte eines Gebäudes gibt sowohl seine Siegpunkte an als auch, wie viele Steinbrüche höchstens dafür zählen.

## end

chapter-end = Das Spielende
rule-end-1 = Die Partie endet nach der Runde, in der das Kolonistenschiff nicht mit der nötigen Zahl von Kolonisten aufgefüllt werden kann.
rule-end-2 = Die Partie endet nach der Runde, in der jemand das zwölfte Feld seiner Stadt bebaut.
rule-end-3 = Die Partie endet nach der Runde, in der der letzte Siegpunkt des Vorrats genommen wird: bei 0 endet sie, bei 1 nicht.
rule-end-4 = Die Runde wird noch zu Ende gespielt: Wer noch keine Rolle gewählt hat, tut es noch.
rule-end-5 = Nach dem Ende handelt niemand mehr.

## scoring

chapter-scoring = Die Wertung
rule-scoring-1 = Das Ergebnis eines Spielers sind die während der Partie genommenen Siegpunkte, die aufgedruckten Punkte aller seiner Gebäude und der Bonus seiner besetzten großen Gebäude.
rule-scoring-2 = Aufgedruckte Punkte zählen, ob das Gebäude besetzt ist oder nicht.
rule-scoring-3 = Ein großes Gebäude bringt seinen Bonus nur, wenn es besetzt ist.
rule-scoring-4 = Die Zunfthalle bringt 1 Punkt für jedes kleine Produktionsgebäude (Kleine Indigoküperei, Kleine Zuckermühle) und 2 Punkte für jedes andere, ob besetzt oder nicht.
rule-scoring-5 = Die Residenz bringt 4 Punkte für bis zu 9 Inselplättchen, 5 für 10, 6 für 11 und 7 für 12.
rule-scoring-6 = Für die Residenz zählen Steinbrüche genau wie Plantagen, ob besetzt oder nicht.
rule-scoring-7 = Die Festung bringt 1 Punkt für je drei eigene Kolonisten, auch die in San Juan.
rule-scoring-8 = Das Zollhaus bringt 1 Punkt für je vier während der Partie genommene Siegpunkte.
rule-scoring-9 = Für das Zollhaus zählen auch Punkte, die erst nach dem Ausgehen der Chips erzielt wurden; Punkte aus Gebäuden zählen nicht.
rule-scoring-10 = Das Rathaus bringt 1 Punkt für jedes eigene violette Gebäude, ob besetzt oder nicht, sich selbst eingeschlossen.
rule-scoring-11 = Wer die meisten Punkte hat, gewinnt.
rule-scoring-12 = Bei Gleichstand gewinnt, wer zusammen die meisten Dublonen und Fässer hat.
rule-scoring-13 = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.

## options

chapter-options = Zwei Spieler und Optionen
rule-options-1 = Zu zweit beginnen beide mit 3 Dublonen, der Gouverneur mit einer Indigoplantage, der andere mit einer Maisplantage.
rule-options-2 = Zu zweit gibt es 65 Siegpunkte, 40 Kolonisten im Vorrat und 2 auf dem Schiff und die Frachtschiffe mit 4 und 6 Feldern.
rule-options-3 = Zu zweit gibt es sieben Rollen, darunter einen Goldsucher, und drei Plantagen liegen offen aus.
rule-options-4 = Zu zweit werden drei Plantagen jeder Art, drei Steinbrüche und zwei Fässer jeder Sorte entfernt.
rule-options-5 = Zu zweit gibt es jedes Produktionsgebäude zweimal und jedes violette Gebäude einmal.
rule-options-6 = Zu zweit wählen die Spieler abwechselnd Rollen, jeder drei pro Runde.
rule-options-7 = Zu zweit kommt eine Dublone auf die eine Rolle, die niemand genommen hat.
rule-options-8 = Mit der Ausgleichsoption kostet die Manufaktur 8 und die Universität 7; alle anderen Preise bleiben gleich.
rule-options-9 = Ohne die Option gelten die gedruckten Preise: Manufaktur 7, Universität 8.
rule-options-10 = Mit der Option „gemeinsam“ platzieren alle Spieler ihre Kolonisten gleichzeitig.
rule-options-11 = Mit dieser Option wird trotzdem reihum platziert, solange das Platzieren selbst darüber entscheiden kann, ob der Vorrat nicht mehr für das Schiff reicht und die Partie endet.
rule-options-12 = In welcher Reihenfolge die Spieler beim gleichzeitigen Platzieren auch fertig werden: Das Ergebnis ist dasselbe.

## hidden

chapter-hidden = Verdeckte Informationen
rule-hidden-1 = Geld, Fässer, Inseln, Städte, Schiffe und Handelshaus sind für alle sichtbar.
rule-hidden-2 = Unbekannt ist nur die Reihenfolge der verdeckten Plantagen.
rule-hidden-3 = Da jede Ladung öffentlich ist und mitgezählt werden kann, können alle die Siegpunkte aller wissen.
rule-hidden-4 = Die Option open-scores, normalerweise eingeschaltet, entscheidet nur, ob die Seiten die Summen zeigen; die Regeln bleiben gleich.

## program

chapter-program = Wie das Programm spielt
rule-program-1 = Gibt es nur eine Möglichkeit und können das alle sehen, führt das Programm sie aus, ohne zu fragen.
rule-program-2 = Die Dublone des Goldsuchers und die Dublonen auf einer Rolle werden automatisch ausgezahlt.
rule-program-3 = Eine Aktion, die die Regeln nicht erlauben, wird abgelehnt und ändert nichts.
rule-program-4 = Ein Dauerauftrag produziert in der Aufseherphase für den Spieler, sofern er ihn nicht ausschaltet.
rule-program-5 = Eine Stellung von außen wird geprüft; ist sie unmöglich, wird sie mit allen Gründen auf einmal abgelehnt.
rule-program-6 = Eine Partie läuft mit der Regelversion weiter, mit der sie begonnen hat: In Version 1 fragt das Programm nie nach Bonuspunkten.
