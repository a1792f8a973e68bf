# The frame around the sentences of games and tables. Notation and the names of tools and arguments are the same in every language.
mcp-refused = Abgelehnt, und nichts hat sich geändert: { $why }
mcp-happened = Was geschehen ist:
mcp-table = Tisch { $table }: { $game }, Zug { $step }. Spieler: { $players }.
mcp-asked = Du hast Platz { $seat } und wirst gefragt: { $question }
mcp-asked-nothing = nichts
mcp-legal = Erlaubte Aktionen (Notation: Bedeutung):
mcp-more = und { $count } weitere: `legal` zeigt sie alle
mcp-over = Die Partie ist zu Ende: { $ending }
mcp-outcome = Platz { $seat }: Rang { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $parts })
mcp-finished = Du landest auf Rang { $place } von { $players }.
mcp-finished-resigned = Du hast aufgegeben; der Bot auf deinem Platz landet auf Rang { $place } von { $players }.
mcp-not-over = Die Partie ist noch nicht zu Ende.
mcp-seat = Platz { $seat } ({ $player })
mcp-you = du
mcp-hints = Was der Coach tun würde, das Beste zuerst:
mcp-hint = { $action } ({ $meaning }): Damit gewinnst du { $share } % solcher Partien, mit etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
mcp-hint-about = { $hint }. { $reasons }
mcp-chapter = { $chapter }: { $title } (Sätze: { $count })
mcp-nothing-to-undo = du kannst nichts zurücknehmen: Das geht nur mit deiner letzten Aktion und nur, solange niemand anderes gespielt hat und seither nichts gezogen oder aufgedeckt wurde
mcp-enough = in dieser Partie sind alle erlaubten Versuche, Ratschläge und Rücknahmen verbraucht: Gib auf oder beginne eine neue
mcp-nothing-to-decide = es gibt nichts zu entscheiden: Die Partie ist zu Ende
mcp-no-advice = der Coach hat hier keinen Rat
mcp-no-statement = kein Regelsatz enthält eines der Wörter „{ $words }“; lies stattdessen ein Kapitel: { $chapters }
mcp-game = { $game } ({ $title }): { $about } { $least } bis { $most } Spieler, { $secrets }.
mcp-secrets = mit verdeckten Karten oder Waren
mcp-no-secrets = nichts ist verdeckt
mcp-option = Option { $option }: { $values } (der erste Wert gilt, wenn keiner angegeben ist). { $about }
mcp-bots = Bots: { $bots }
mcp-chapters = Kapitel der Regeln: { $chapters }
mcp-levels = Stufen der Bots, die schwächste zuerst: beginner, easy, medium, hard, expert. Die anderen sind Charaktere mit eigenem Stil; greedy schaut einen Zug voraus, random spielt irgendetwas.
mcp-rules-of = Regeln von { $title }
mcp-rules-about = Die Regeln von { $title } in nummerierten Sätzen, Kapitel für Kapitel
mcp-prompt = Spiel mit den Werkzeugen dieses Servers eine ganze Partie { $title } und versuch zu gewinnen. { $wishes }
mcp-prompt-players = Zahl der Spieler: { $players }.
mcp-prompt-bots = Stufe der Bots: „{ $bots }“.
mcp-prompt-read = Lies von den Regeln, was du brauchst: `rules` mit dem Spiel „{ $game }“ zeigt die Kapitel.
mcp-prompt-start = Beginne das Spiel „{ $game }“ mit `start` und gib den Namen deines Modells als `player` an.
mcp-prompt-decide = Entscheide mit `play`, bis die Partie zu Ende ist; `view` zeigt dir den Spielplan, und im Zweifel hilft `rules`. Überlege, was jede erlaubte Aktion jetzt und am Ende der Partie wert ist und was sie deinen Gegnern bringt.
mcp-prompt-tell = Nenne am Ende das Ergebnis und sag, was die Partie entschieden hat.
mcp-about-puerto-rico = Pflanzen, bauen, verschiffen: Wer am Zug ist, wählt eine Rolle, und alle führen sie aus.
mcp-about-san-juan = Puerto Rico als Kartenspiel: Karten sind Gebäude, Waren und Geld zugleich.
mcp-about-santiago = Ein Auto für alle: Fahr durch die Stadt, mach Geschäfte und belade das Schiff.
mcp-about-mundus-novus = Tausche in der Neuen Welt Karten für Sets, Entwicklungen und Karavellen; mit 75 Dublonen endet die Partie.
# What the words of a view mean where they do not say it themselves.
mcp-legend-puerto-rico = city: Gebäude mit den Kolonisten darauf; island: Plättchen und wie viele davon besetzt sind; san juan: Kolonisten ohne Arbeit; chips: Siegpunkte in Chips; role coins: Dublonen auf Rollenkarten; ships: nur Schiffe mit Waren, die anderen sind leer; taken: in dieser Runde gewählte Rollen; buildings und supply: was noch zu haben ist
mcp-legend-san-juan = hand: deine Karten und von anderen Händen die Karten, die alle gesehen haben; unseen: alle Karten, die du nicht gesehen hast, im Nachziehstapel oder anderswo; tucked: Karten unter Kapelle oder Bank; price card: Preise von Indigo, Zucker, Tabak, Kaffee, Silber
mcp-legend-santiago = owns: Gebäude im Besitz eines Spielers; broker: wo die Figur des Spielers steht; demand: was das Schiff noch aufnimmt; value: Punkte für eine gelieferte Ware; car: wo das Auto steht; street: die Cubaner am Weg, in Fahrtrichtung
mcp-legend-mundus-novus = hand: deine Karten und von anderen Händen die Karten, die alle gesehen haben; unseen: alle Karten, die du nicht gesehen hast, im Nachziehstapel oder anderswo; line: ausliegende Entwicklungen, der Reihe nach; developments: was ein Spieler besitzt
