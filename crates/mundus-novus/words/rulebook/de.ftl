# The numbered statements of the rules, in German.

## setup

chapter-setup = Material und Aufbau
rule-setup-1 = Es gibt 120 Warenkarten: je 16 Kakao 1, Mais 2 und Tabak 3 (gewöhnlich), je 12 Kaffee 4, Baumwolle 5 und Zuckerrohr 6 (ungewöhnlich), je 8 Kartoffel 7, Indigo 8 und Vanille 9 (selten) und 12 Inka-Reliquien.
rule-setup-2 = Es gibt 44 Entwicklungskarten; die mit einer höheren Zahl als der Spielerzahl werden aussortiert.
rule-setup-3 = Die Abbildungen der Karten sind verloren: ihre Symbole, ihre Spielerzahlen, wie viele es von jeder Art gibt und vier Einkommen sind so rekonstruiert, dass sie zum Bekannten passen (27, 32, 37, 41 und 44 Karten bei 2 bis 6 Spielern; jedes Ereignis viermal). Sie stehen alle in einer Tabelle.
rule-setup-4 = Die ersten fünf Entwicklungskarten bilden die Reihe, drei Warenkarten den Markt; alle beginnen ohne Dublonen.
rule-setup-5 = Platz 1 ist der erste Handelsherr; die Plätze werden beim Eröffnen des Tisches ausgelost.
rule-setup-6 = Der Markt bleibt von Runde zu Runde liegen und ändert sich nur durch Tauschen.

## events

chapter-events = Ereignisse
rule-events-1 = Zu Beginn einer Runde ist das Symbol auf der ersten Karte der Reihe das Ereignis der Runde; ohne Symbol gibt es kein Ereignis.
rule-events-2 = In der ersten Runde gibt es kein Ereignis.
rule-events-3 = Das Ereignis gilt für die ganze Runde, auch wenn seine Karte genommen wird.
rule-events-4 = Hilfe des Königs: Man darf beliebig viele Sets gleicher Waren spielen, für jedes eine Entwicklung, auch mehrere derselben Ware; aber weiterhin nur ein Set verschiedener Waren und einen Verkauf von Reliquien.
rule-events-5 = Einheimische: Ein Set verschiedener Waren bringt 1 Dublone pro Karte.
rule-events-6 = Auch bei den Einheimischen braucht ein Set verschiedener Waren mindestens vier Karten.
rule-events-7 = Sturm: Sets gleicher Waren bringen nur die erste Karte der Reihe.
rule-events-8 = Feuer: Am Ende dieser Runde fassen Lagerhäuser nichts.
rule-events-9 = Auch beim Feuer bringen Lagerhäuser ihr Einkommen.
rule-events-10 = Piraten: Nach der Versorgung werfen alle für jede Flotte aus zwei oder mehr Karavellen eine Karte ihrer Wahl ab; einzelne Karavellen sind sicher.
rule-events-11 = Alle wählen die Karten für die Piraten gleichzeitig, und diese Karten werden nicht gezeigt.

## supply

chapter-supply = Versorgung
rule-supply-1 = Gelagerte Karten kommen auf die Hand zurück.
rule-supply-2 = Alle bekommen verdeckt fünf Karten.
rule-supply-3 = Dann werden so viele Karten aufgedeckt, wie Karavellen im Spiel sind, und jede Flotte nimmt eine Karte pro Karavelle.
rule-supply-4 = Der Wert einer Flotte ist die Summe ihrer Karavellen; die niedrigste Flotte nimmt zuerst; bei Gleichstand die mit der niedrigsten Karavelle.
rule-supply-5 = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und weiter ausgeteilt; sonst wird er nie gemischt.
rule-supply-6 = Die Karten werden einzeln ausgeteilt, vom Handelsherrn aus im Uhrzeigersinn.

## trade

chapter-trade = Ansage und Angebote
rule-trade-1 = Der Handelsherr sagt eine Kartenzahl an: 2, 3 oder 4.
rule-trade-2 = Alle wählen geheim und gleichzeitig so viele Karten, die sie anbieten; dann werden alle aufgedeckt.
rule-trade-3 = Wer die höchste Summe hat, wird Handelsherr; eine Reliquie zählt 10.
rule-trade-4 = Bei Gleichstand behält der bisherige Handelsherr den Titel, wenn er unter den Führenden ist; sonst bestimmt er einen von ihnen.

## chain

chapter-chain = Das Tauschen
rule-chain-1 = Der neue Handelsherr nimmt zuerst: Wer an der Reihe ist, muss eine Karte nehmen, die ein anderer anbietet.
rule-chain-2 = Er behält sie, oder er legt sie auf den Markt und nimmt eine der drei Karten, die dort lagen, auch eine derselben Ware.
rule-chain-3 = Wessen Karte genommen wurde, ist als Nächster an der Reihe und darf auch von dem nehmen, der sie genommen hat.
rule-chain-4 = Ab drei Spielern darf man nicht von einem anderen nehmen, wenn die letzten beiden Karten beide zwischen diesen zweien genommen wurden; zu zweit gilt das nicht.
rule-chain-5 = Es gilt auch nicht, wenn außer diesen zweien niemand mehr eine Karte anbietet.
rule-chain-6 = Das Tauschen endet, sobald außer dem, der an der Reihe ist, niemand mehr eine Karte anbietet, selbst vor der ersten genommenen Karte.
rule-chain-7 = Dieser Spieler nimmt dann seine noch angebotenen eigenen Karten wieder auf die Hand.
rule-chain-8 = Ist dieser Spieler nicht der Handelsherr, gibt der Handelsherr ihm genau eine Karte eigener Wahl aus der Hand, die nur diese zwei sehen.
rule-chain-9 = Am Ende haben alle so viele Karten bekommen, wie sie angeboten haben.

## progression

chapter-progression = Fortschritt
rule-progression-1 = Der Handelsherr bestimmt, wer beginnt; dann geht es im Uhrzeigersinn weiter.
rule-progression-2 = Jedes Set und jeder Verkauf ist freiwillig, die Reihenfolge beliebig.
rule-progression-3 = Ein Set gleicher Waren, drei bis fünf Karten, bringt eine Entwicklungskarte.
rule-progression-4 = In einem solchen Set sind Reliquien Joker.
rule-progression-5 = Mindestens eine Karte des Sets darf keine Reliquie sein.
rule-progression-6 = Drei gewöhnliche Karten bringen die erste Karte der Reihe, vier eine der ersten drei, fünf eine beliebige; drei ungewöhnliche bringen eine der ersten drei, vier oder fünf eine beliebige; seltene bringen immer eine beliebige.
rule-progression-7 = Die Reihe rückt auf, und ihr fünfter Platz wird sofort aufgefüllt.
rule-progression-8 = Ein Set verschiedener Waren, ohne Reliquien, bringt Dublonen.
rule-progression-9 = Vier verschiedene Waren bringen 5 Dublonen, fünf 7, sechs 10, sieben 15, acht 20, neun 25; weniger als vier bringen nichts.
rule-progression-10 = Einzeln verkaufte Reliquien bringen 3, 7, 12, 18 oder 25 Dublonen für eine bis fünf.
rule-progression-11 = Man darf einmal pro Runde Reliquien verkaufen, höchstens fünf.
rule-progression-12 = Eine Karte kann nur einmal verwendet werden; nicht verwendete Karten behalten ihre Ware.
rule-progression-13 = Jeder Händler verwandelt einmal pro Runde eine Karte in eine Ware seiner Klasse.
rule-progression-14 = Händler wirken nur, während ein Set gespielt wird; für ein Set dürfen mehrere eingesetzt werden, und seine Klasse ist die der entstandenen Ware.
rule-progression-15 = Händler können weder Reliquien in etwas verwandeln noch etwas in eine Reliquie.
rule-progression-16 = Nach den Sets bekommt man das Einkommen aller eigenen Entwicklungen und Werften; dann werden nicht verwendete Karten ungesehen abgeworfen.
rule-progression-17 = Lässt sich ein Platz nicht auffüllen, meinen „die ersten drei“ und „eine beliebige“ das, was noch da ist; gibt es nichts zu nehmen, darf kein Set gleicher Waren gespielt werden.

## developments

chapter-developments = Entwicklungen
rule-developments-1 = Ein Lagerhaus fasst zwei Karten, oder es fasst eine Karte und bringt 1 Dublone pro Runde.
rule-developments-2 = Niemand muss die Lagerhäuser füllen.
rule-developments-3 = Am Ende des eigenen Fortschritts bringt jede Werft 1 Dublone für jeden Gegner mit mehr Karavellen.
rule-developments-4 = Eine Entwicklung wirkt, sobald sie genommen ist: Händler, Lagerhäuser und de la Cosa sofort; eine Karavelle zählt sofort für Werften.
rule-developments-5 = Einkommen gibt es ab der Runde, in der die Entwicklung genommen wird.

## characters

chapter-characters = Persönlichkeiten
rule-characters-1 = Pro Runde bringen Almagro 2 Dublonen, de la Cosa, las Casas und Valdivia 1 und Cortés 3.
rule-characters-2 = Pizarro, Ponce de León, Orellana und Coronado bringen nichts.
rule-characters-3 = Wer Almagro hat, darf statt der verdienten Karte die oberste Karte des Entwicklungsstapels nehmen, ungesehen, und muss sie behalten; die Reihe bleibt, wie sie ist.
rule-characters-4 = Das geht auch bei Sturm, aber nicht, wenn der Stapel leer ist; seine letzte Karte zu nehmen beendet die Partie nicht.
rule-characters-5 = Ereignisse, gute wie schlechte, gelten nicht für den Besitzer von Juan de la Cosa.
rule-characters-6 = Wer las Casas hat, darf von 0 bis zur angesagten Zahl beliebig viele Karten anbieten, auch als Handelsherr.
rule-characters-7 = Wer nichts anbietet, kommt nie an die Reihe und bekommt nichts; als Handelsherr nimmt er eine Karte und gibt am Ende eine.
rule-characters-8 = Für den Besitzer von Pizarro zählt die höchste eigene Karavelle, über beide Flotten gesehen, als 0, auch bei Gleichstand; als Karavelle zählt sie weiterhin.
rule-characters-9 = Wer Ponce de León hat, darf seine Karavellen auf zwei Flotten aufteilen, für die Reihenfolge beim Nehmen und für die Piraten.
rule-characters-10 = Das wird zu Beginn jeder Versorgung entschieden, bevor eine Karte ausgeteilt wird.
rule-characters-11 = Valdivia erhöht die eigene Summe um 3, wenn der Handelsherr ermittelt wird.
rule-characters-12 = Wer Orellana hat, bekommt sofort 2 Dublonen, wann immer nach seinem Tausch drei gleiche oder drei aufeinanderfolgende Waren auf dem Markt liegen, auch beim Tausch gegen dieselbe Ware.
rule-characters-13 = Reliquien zählen als gleich, nie als aufeinanderfolgend.
rule-characters-14 = Hat die erste Karte der Reihe kein Symbol, darf, wer Coronado hat, vor der Versorgung 2 Dublonen zahlen, um das Ereignis zu wählen, auch wenn er außerdem de la Cosa hat.

## end

chapter-end = Das Spielende
rule-end-1 = Wer die perfekte Kombination zeigt, die neun Waren und eine Reliquie, gewinnt am Ende der Runde, gleich wie viele Dublonen die anderen haben.
rule-end-2 = Händler dürfen helfen, sie zu vervollständigen.
rule-end-3 = Ihre Karten und Händler sind verbraucht; sie bringt nichts ein und zählt nicht als das Set verschiedener Waren.
rule-end-4 = Zeigen mehrere in derselben Runde eine perfekte Kombination, gewinnt von ihnen, wer die meisten Dublonen hat.
rule-end-5 = Sonst gewinnt, wenn am Ende einer Runde jemand mindestens 75 Dublonen hat, wer die meisten Dublonen hat.
rule-end-6 = Sonst gewinnt, wenn die Reihe nicht auf fünf Karten aufgefüllt werden konnte, wer die meisten Dublonen hat; ein leerer Stapel beendet die Partie nicht, solange fünf Karten in der Reihe liegen.
rule-end-7 = Bei Gleichstand wird der Sieg geteilt.
rule-end-8 = Nichts treibt die Partie voran, wenn alle auf alles verzichten.

## hidden

chapter-hidden = Verdeckte Informationen
rule-hidden-1 = Handkarten, gelagerte Karten, nicht verwendete abgeworfene Karten, Karten für die Piraten und die Stapel sind verborgen; die Zahl der Karten ist öffentlich.
rule-hidden-2 = Vor dem Aufdecken erfährt niemand etwas über eine geheime Wahl, außer wer fertig ist: weder welche noch wie viele Karten, auch nicht mit las Casas.
rule-hidden-3 = Wie ein Set gebildet oder Karten gelagert werden, sehen die anderen erst, wenn es fertig ist.
rule-hidden-4 = Eine Karte, die alle auf eine Hand kommen sahen (offene, genommene, getauschte oder wieder aufgenommene Karten), gilt dort als bekannt, bis diese Hand das nächste Mal eine Karte verdeckt verliert (Piraten, die geschenkte Karte, ungenutzt abgeworfene Karten), und gilt von da an als ungesehen; offen angebotene oder gespielte Karten gelten nicht mehr als auf der Hand bekannt.
rule-hidden-5 = Nach dem Schenken weiß der Gebende, dass der Empfänger diese Karte hat, und der Empfänger kennt weiterhin die anderen Karten, die alle auf die Hand des Gebenden kommen sahen; beide wissen das, bis der Fortschritt des jeweils anderen in dieser Runde vorbei ist.
rule-hidden-6 = Selbst abgeworfene Karten und die gespielten Sets sind bis zum nächsten Mischen bekannt.
rule-hidden-7 = Dublonen sind öffentlich; die Option hidden-money entscheidet nur, ob die Seiten sie zeigen.

## program

chapter-program = Wie das Programm spielt
rule-program-1 = Das Programm trifft eine Entscheidung selbst, wenn alle sehen können, dass es nur eine Antwort gibt: Welche Karten der Spieler nach dem Wissen der anderen auch haben könnte, es darf nichts anderes zu wählen geben. Sonst fragt es.
rule-program-2 = Ein Set wird Karte für Karte gebildet; angeboten werden nur Karten, mit denen sich das Set noch vervollständigen lässt.
rule-program-3 = Bots ziehen jedes Set nur einmal in Betracht und einen Tausch gegen dieselbe Ware nur, wenn er etwas bringt.
rule-program-4 = Bevor ein Set gezeigt wird, steht genau fest, was es bringt: welche Karten der Reihe zur Wahl stehen oder wie viele Dublonen es gibt.
rule-program-5 = Es ist gleichgültig, welche der beiden Flotten die zweite heißt; deshalb bleibt die niedrigste Karavelle immer in der ersten.
