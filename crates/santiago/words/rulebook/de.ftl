# The numbered statements of the rules, in German.

## components

chapter-components = Material
rule-components-1 = Die Straße ist ein Rundkurs mit zehn Stationen: neun Cubaner und der Hafen. Alle Spieler teilen sich ein Auto.
rule-components-2 = In der Stadt stehen zwölf Gebäude, je drei unter jeder Blumenfarbe: Gelb, Blau, Rot und Weiß.
rule-components-3 = Von jeder Ware gibt es insgesamt acht, die der Spieler und die im Vorrat zusammengezählt.
rule-components-4 = Pesos und Punkte sind unbegrenzt.
rule-components-5 = Zu jeder Ware außer Holz gehört ein Würfel mit den Seiten 0, 1, 1, 2, 2, 3; der Würfel der Zitrusfrüchte hat 0, 1, 2, 2, 3, 4.
rule-components-6 = Pedro und Alonso haben eine weiße Blume, Miguel eine blaue, El Zorro keine.
rule-components-7 = José hat eine gelbe Blume.
rule-components-8 = Martinez hat eine gelbe Blume, Conchita und Maria haben eine rote, Pablo eine blaue: Diese vier Farben sind rekonstruiert.

## setup

chapter-setup = Aufbau
rule-setup-1 = Cubaner und Gebäude werden zufällig ausgelegt.
rule-setup-2 = Alle beginnen mit 3 Pesos, 2 Punkten, 1 Zuckerrohr, 1 Tabak und 1 Zitrusfrucht; die Figuren stehen noch nicht auf dem Spielplan.
rule-setup-3 = Das Auto beginnt am Hafen, das erste Schiff liegt im Hafen, und jede Ware ist 2 Punkte wert.
rule-setup-4 = Wer in der Zugreihenfolge als Letzter kommt, würfelt für das erste Schiff mit den fünf Würfeln und legt vier davon unverändert auf das Schiff.
rule-setup-5 = Wer beginnt, wird beim Eröffnen des Tisches ausgelost: Platz 1 fängt an.
rule-setup-6 = Gespielt wird im Uhrzeigersinn.

## car

chapter-car = Das Auto
rule-car-1 = Das Auto muss im Uhrzeigersinn fahren, mindestens eine Station weit.
rule-car-2 = Die erste Station ist gratis, jede weitere kostet 1 Peso.
rule-car-3 = Ohne Pesos fährt das Auto genau eine Station weit.
rule-car-4 = Fährt das Auto am Hafen vorbei, ohne zu halten, rückt der Wertmarker eine Flagge nach rechts.
rule-car-5 = Zu Beginn eines Zuges vom Hafen loszufahren gilt nicht als Vorbeifahren.
rule-car-6 = Kommt der Wertmarker durch das Vorbeifahren auf die Zielflagge, läuft das Schiff sofort aus; das Auto fährt weiter.
rule-car-7 = Zuerst wird die ganze Fahrt bezahlt; dann fährt das Auto Station für Station, und ein zweites Vorbeifahren am Hafen bewegt den Marker des neuen Schiffs.
rule-car-8 = Bis zu 19 Stationen sind erlaubt, wenn sie bezahlt werden; 10 Stationen vom Hafen aus führen zu einem Halt am Hafen.
rule-car-9 = Ein Halt am Hafen löst eine Lieferrunde aus; die Figur bleibt stehen, und kein Gebäude wird genutzt.

## cubans

chapter-cubans = Die Cubaner
rule-cubans-1 = Pedro gibt 2 Tabak, José 2 Zuckerrohr, Conchita 2 Zitrusfrüchte, Miguel 2 Holz.
rule-cubans-2 = Nehmen kann man nur, was der Vorrat hat: 1 statt 2, wenn nur eines da ist, und nichts, wenn keines da ist.
rule-cubans-3 = Pablo gibt 1 Ware nach Wahl des Spielers, außer Holz.
rule-cubans-4 = Maria gibt 2 Punkte, Martinez 3 Pesos.
rule-cubans-5 = Auf jede Wirkung darf man verzichten.
rule-cubans-6 = Bei El Zorro gibt jeder Gegner 1 Peso, 1 Punkt oder 1 Ware außer Holz; was, bestimmt der Gegner.
rule-cubans-7 = Die Gegner wählen in Zugreihenfolge, und das Ergebnis ist öffentlich.
rule-cubans-8 = Ein Gegner, der nichts zu geben hat (Holz zählt nicht), gibt nichts.

## lawyer

chapter-lawyer = Der Anwalt
rule-lawyer-1 = Bei Alonso darf man ein Gebäude, das niemandem gehört, in Besitz nehmen.
rule-lawyer-2 = In Besitz nehmen darf man ein Gebäude, ob es besetzt ist oder nicht.
rule-lawyer-3 = Niemand besitzt mehr als drei Gebäude.
rule-lawyer-4 = Stattdessen darf man ein Gebäude nutzen, das man schon besitzt, gleich wessen Figur dort steht.
rule-lawyer-5 = Nach dem Anwalt zieht die Figur wie üblich auf ein weißes Gebäude.
rule-lawyer-6 = Das gerade durch Alonso genutzte Gebäude darf noch einmal genutzt werden, indem die Figur dorthin zieht.
rule-lawyer-7 = Wer keine Marker mehr und kein nutzbares eigenes Gebäude hat, tut bei Alonso nichts.
rule-lawyer-8 = Die Nutzung eines eigenen Gebäudes durch Alonso bringt niemandem einen Punkt.

## broker

chapter-broker = Die Figur
rule-broker-1 = Nach einem Cubaner, ob genutzt oder nicht, muss die Figur auf ein anderes Gebäude unter einer Blume in der Farbe des Cubaners ziehen.
rule-broker-2 = Sie darf weder auf ein Gebäude ziehen, auf dem eine Figur steht, noch auf ihrem eigenen Gebäude bleiben.
rule-broker-3 = Besitzmarker versperren niemandem den Weg.
rule-broker-4 = Dann darf der Spieler das Gebäude nutzen.
rule-broker-5 = Nach El Zorro bleibt die Figur stehen, und der Spieler darf ihr Gebäude noch einmal nutzen.
rule-broker-6 = Sind alle drei Gebäude dieser Farbe besetzt, bleibt die Figur stehen, und der Spieler darf das Gebäude nutzen, auf dem sie steht, gleich welcher Farbe.
rule-broker-7 = Eine Figur, die noch nicht auf dem Spielplan ist, bleibt in diesen Fällen draußen: kein Gebäude, keine Miete.
rule-broker-8 = Steht die Figur am Ende des Zuges auf dem Gebäude eines anderen Spielers, bekommt dieser 1 Punkt.
rule-broker-9 = Das gilt auch, wenn die Figur dort nur stehen geblieben ist; ist die Option „rent-on-stay“ ausgeschaltet, nur wenn sie in diesem Zug dorthin gezogen ist.

## buildings

chapter-buildings = Die Gebäude
rule-buildings-1 = Bank: 2 Pesos.
rule-buildings-2 = Kirche: 1 Punkt.
rule-buildings-3 = Schnapsbrennerei: beliebig viel Zuckerrohr gegen ebenso viel Rum tauschen.
rule-buildings-4 = Zigarrenfabrik: beliebig viel Tabak gegen ebenso viele Zigarren tauschen.
rule-buildings-5 = Ein Tausch kann nicht mehr bringen, als der Vorrat hat.
rule-buildings-6 = Schwarzmarkt: 1 Ware gegen 1 andere tauschen, in keiner Richtung Holz.
rule-buildings-7 = Sägewerk: 1 Holz gegen 1 Punkt und 1 Peso tauschen.
rule-buildings-8 = Café: 1 Zigarre, 1 Rum oder je eines von beiden abgeben, für je 2 Punkte.
rule-buildings-9 = Zollamt: einen Würfel auf dem Schiff auf 0 drehen.
rule-buildings-10 = Casino: 3 Pesos gegen 1 Punkt oder 1 Punkt gegen 3 Pesos tauschen, beliebig oft.
rule-buildings-11 = Bei einem Besuch im Casino wird nur in einer Richtung getauscht.
rule-buildings-12 = Hafenamt: den Wertmarker eine Flagge nach links oder rechts versetzen; bei 2 nur nach rechts.
rule-buildings-13 = Kommt der Wertmarker durch das Hafenamt auf die Zielflagge, läuft das Schiff aus.
rule-buildings-14 = Kontor: genau 1 gefragte Ware, kein Holz, für genau 2 Punkte liefern; der Würfel sinkt um 1.
rule-buildings-15 = Eine Nutzung, die nichts ändern würde, wird nicht angeboten.

## newspaper

chapter-newspaper = Die Zeitung
rule-newspaper-1 = Zeitungsverlag: 1 Peso nehmen, dann darf ein Cubaner verdeckt werden.
rule-newspaper-2 = Bei einem verdeckten Cubaner wird weder der Cubaner noch ein Gebäude genutzt, und die Figur bleibt stehen.
rule-newspaper-3 = Das Auto darf zum normalen Preis bei einem verdeckten Cubaner halten oder an ihm vorbeifahren.
rule-newspaper-4 = War das Auto dort und fährt es weiter, wird der Cubaner wieder aufgedeckt.
rule-newspaper-5 = Auch der Cubaner, bei dem das Auto steht, darf verdeckt werden: Dieser Zug geht unverändert weiter, und der Cubaner bleibt verdeckt, bis das Auto wiedergekommen ist.
rule-newspaper-6 = Mehrere Cubaner dürfen verdeckt sein; verdecken kann man nur einen offenen und nie den Hafen.

## delivery

chapter-delivery = Lieferungen
rule-delivery-1 = Beginnend mit dem aktiven Spieler und in Zugreihenfolge, so viele Male reihum wie nötig, darf jeder Waren einer Sorte liefern: mindestens 1 und höchstens so viele, wie ihr Würfel zeigt.
rule-delivery-2 = Jede gelieferte Ware bringt den aktuellen Wert, 2, 3 oder 4 Punkte; der Würfel sinkt um ebenso viel, und die Waren gehen in den Vorrat zurück.
rule-delivery-3 = Waren, die nicht oder nicht mehr gefragt sind, können nicht geliefert werden.
rule-delivery-4 = Wer nicht liefern kann oder will, passt und scheidet für diese Lieferrunde aus.
rule-delivery-5 = Haben alle gepasst, rückt der Wertmarker eine Flagge nach rechts.
rule-delivery-6 = Erreicht er dabei die Zielflagge, läuft das Schiff aus.
rule-delivery-7 = Zeigen alle Würfel 0, läuft das Schiff aus.
rule-delivery-8 = Holz darf, für sich allein, anstelle einer gefragten Sorte geliefert werden, für je 1 Punkt, gleich welcher Wert gilt.
rule-delivery-9 = Mit Holz darf ein Würfel auch nur zum Teil gesenkt werden.
rule-delivery-10 = Holz kann nicht geliefert werden, wenn keine Ware gefragt ist.

## ship

chapter-ship = Ein neues Schiff
rule-ship-1 = Läuft ein Schiff aus, legt das nächste an, und der Wert geht auf 2 zurück.
rule-ship-2 = Am Ende des Zuges würfelt der aktive Spieler und wählt die neue Nachfrage, auch wenn das Schiff durch die Lieferung eines Gegners auslief oder weil alle gepasst haben.
rule-ship-3 = Bis dahin hat das neue Schiff keine Würfel: Nichts ist gefragt, und Kontor und Zollamt werden nicht angeboten.
rule-ship-4 = Solange keine Würfel da sind, darf das Hafenamt den Wertmarker trotzdem versetzen; in einer Lieferrunde können alle nur passen, und auch das bewegt den Marker.
rule-ship-5 = In einem Zug können zwei Schiffe auslaufen; gewürfelt wird trotzdem nur einmal.
rule-ship-6 = Bei fünf Nullen wird noch einmal gewürfelt, auch beim Aufbau.
rule-ship-7 = Die vier gewählten Würfel dürfen nicht alle null zeigen.

## end

chapter-end = Spielende
rule-end-1 = Die Partie endet sofort, wenn das siebte Schiff ausläuft.
rule-end-2 = Was zum Auslaufen geführt hat, wird noch vergütet; der Rest des Zuges wird nicht gespielt, und es gibt keine Miete.
rule-end-3 = Je drei übrige Waren eines Spielers, gleich welcher Sorte und Holz eingeschlossen, sind 1 Punkt wert.
rule-end-4 = Pesos sind nichts wert. Wer die meisten Punkte hat, gewinnt.
rule-end-5 = Bei Gleichstand gewinnt, wer nach diesem Eintausch die meisten Waren übrig hat, dann, wer die meisten Pesos hat; sonst wird der Sieg geteilt.
rule-end-6 = Stillstand: Läuft 20 Runden in Folge kein Schiff aus, endet die Partie, wie sie steht. Eine Runde ist ein Zug jedes Spielers, gezählt ab dem Zug, nachdem ein Schiff ausgelaufen ist.
rule-end-7 = Ein Stillstand wird drei Runden vorher angekündigt und allen angezeigt, bis er eintritt oder ein Schiff ausläuft. Er tritt am Ende eines Zuges ein, nach der Miete.

## hidden

chapter-hidden = Verdeckte Informationen
rule-hidden-1 = Alle Einnahmen und Ausgaben sind öffentlich, sodass jeder mitzählen kann, was die anderen haben; die Option „open-stocks“ entscheidet nur, was die Seiten zeigen.
rule-hidden-2 = Gibt es nur eine Möglichkeit, spielt das Programm sie.
