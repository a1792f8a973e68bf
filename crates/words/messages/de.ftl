# What every game shares: set-ups refused, actions refused.

setup-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
setup-unknown-option = Die Option „{ $option }“ gibt es nicht (vorhanden sind: { $known }).
setup-rules = Dieses Programm kennt die Regeln dieses Spiels in den Versionen 1 bis { $newest }, nicht in Version { $found }.
setup-unknown-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein (möglich sind: { $known }).

illegal-over = Die Partie ist zu Ende.
illegal-not-your-turn = Du bist nicht am Zug.

# What is wrong with a record.

record-not-json = Das ist keine Aufzeichnung dieses Programms, oder sie ist unvollständig.
record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
record-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht.
record-format = Diese Datei hat nicht das Format einer Aufzeichnung dieses Programms.
record-other-game = Das ist die Aufzeichnung eines anderen Spiels.
record-setup = Ihr Aufbau ist nicht spielbar. { $why }
record-holders = Ihre Spielerliste stimmt nicht.
record-seed = Ihr Startwert passt nicht zur angegebenen Prüfsumme.
record-start = Was beim Aufbau gezogen wurde, passt nicht dazu.
record-unreadable = Zug { $step }: „{ $action }“ ist keine Aktion dieses Spiels.
record-refused = Zug { $step }, { $who }: „{ $action }“ ist nicht erlaubt. { $why }
record-chance = Zug { $step }: So kann nicht gezogen worden sein.
record-not-from-seed = Zug { $step }: Mit diesem Startwert wird anderes gezogen.
record-continues = Sie will mehr Züge aus einer anderen Partie übernommen haben, als sie enthält.
record-result = Ihr Ergebnis ist nicht das, zu dem diese Züge führen.
record-steps = Sie hat zu viele Züge; hier gehen höchstens { $most }.
record-wrong = Ihr Inhalt widerspricht sich.

## Chosen ahead

ahead-answer = { $what }
ahead-nothing = nichts
