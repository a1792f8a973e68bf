## Lessons: the list, the panel, the offers
lessons-title = Lektionen
lessons-intro = Eine erste Partie, Zug für Zug, an einem echten Tisch. Du machst jeden Zug selbst und erfährst jedes Mal, warum. Du kannst jederzeit gehen: Die Lektion wartet auf dich.
lessons-minutes = 10 bis 15 Minuten
lessons-begin = Lektion starten
lessons-resume = Lektion fortsetzen
lessons-on = Nach der Lektion weiterspielen
lessons-repeat = Lektion wiederholen
lessons-first = Zum ersten Mal hier?
lessons-first-text = Lerne beim Spielen: Eine kurze Lektion führt dich durch die ersten Runden.
lessons-offer = Lernst du lieber beim Spielen? Die Lektion dauert 10 bis 15 Minuten.
lesson-at = Lektion, Seite { $at } von { $of }
lesson-wait = Schau nun zu, was die anderen tun.
lesson-back = Noch einmal versuchen
lesson-skip = Mach es für mich
lesson-restart = Von vorn beginnen
lesson-on = Von hier weiterspielen
lesson-other = Das wäre erlaubt, aber die Lektion zeigt gerade etwas anderes. Nimm die hervorgehobene Möglichkeit.
lesson-over = Hier endet die Lektion. Mit „Von hier weiterspielen“ führst du genau diese Partie allein fort.
lesson-strayed = Dieser Tisch hat die Lektion verlassen. Beginne von vorn, um ihr wieder zu folgen.
lesson-nothing = Hier gibt es im Moment nichts zu tun.

## The rulebook to read
guide-entry = In den Regeln nachschlagen
keys-entry = Nachschlagen, worauf der Mauszeiger zeigt
guide-contents = Inhalt
guide-search = In den Regeln suchen
guide-find = Suchen
guide-found = { $count ->
    [0] Nichts gefunden für „{ $what }“.
    [one] Ein Treffer für „{ $what }“
   *[other] { $count } Treffer für „{ $what }“
}
guide-in-book = In der Anleitung
guide-in-entries = Spielteile und Karten
guide-in-law = In den vollständigen Regeln
guide-law = Die vollständigen Regeln, Satz für Satz
guide-law-text = Jede Einzelheit in nummerierten Sätzen, jeder durch Tests belegt. Im Zweifel gilt dieser Text.
guide-back = Zurück zur Anleitung
guide-good = Wann es sich lohnt:
guide-more = Mehr in den vollständigen Regeln
guide-price = Preis { $n }
guide-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
guide-copies = { $n } × vorhanden
guide-circles = { $n ->
    [one] { $n } Kreis
   *[other] { $n } Kreise
}
