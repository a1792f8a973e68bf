## Aufgaben
puzzles-title = Aufgaben
puzzles-intro = Stellungen aus Partien zwischen starken Bots, in denen eine Wahl eindeutig die beste ist. Zwei tiefe Suchen stimmen bei jeder Lösung überein. Nur deine erste Antwort zählt.
puzzles-daily = Aufgabe des Tages
puzzles-daily-solved = Aufgabe des Tages: gelöst
puzzles-daily-missed = Aufgabe des Tages: Lösung ansehen
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-solve = Lösen
puzzles-today = Aufgaben des Tages
puzzles-today-text = Eine Stellung, eine beste Wahl. Jeden Tag eine neue Aufgabe für jedes Spiel, für alle dieselbe.
puzzles-count = { $count } Aufgaben
puzzles-rating = Deine Wertungszahl
puzzles-solved = Gelöst
puzzles-solved-of = { $solved } von { $answered }
puzzles-streak = Serie
puzzles-streak-now = { $streak } (Rekord: { $best })
puzzles-days = Tagesserie
puzzles-days-now = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
puzzle-title = Aufgabe
puzzle-you = Du
puzzle-question = Was ist deine beste Wahl?
puzzle-hint = Wähle aus der Liste oder auf dem Spielplan. Du siehst, was du am Tisch sehen würdest; alle anderen sind Bots.
puzzle-rating = Wertungszahl der Aufgabe: { $rating }
puzzle-right = Gelöst!
puzzle-wrong = Nicht die beste Wahl
puzzle-best = Die beste Wahl: { $action }
puzzle-why-share = Damit landest du laut Suche vor { $best } % deiner Gegner, mit „{ $other }“ vor { $share } %.
puzzle-why-unsearched = Die Suche hielt „{ $other }“ nicht für lohnend.
puzzle-choice = Wahl
puzzle-chosen = deine Wahl
puzzle-first = 1. Suche
puzzle-second = 2. Suche
puzzle-values-hint = Die Prozentzahl ist der Anteil der Mitspieler, vor denen du voraussichtlich landest, nach zwei Suchen über { $first } und { $second } Stellungen. Ein Strich bedeutet, dass die Suche die Wahl nicht für lohnend hielt.
puzzle-others = Wer sie löst
puzzle-levels = Unsere Bots haben sie gelöst: { $levels }.
puzzle-level = { $level } { $right } von { $tries }
puzzle-people = { $answered ->
    [one] { $solved ->
        [0] Eine Person hat es versucht, ohne Erfolg.
       *[other] Eine Person hat es versucht und die Aufgabe gelöst.
    }
   *[other] { $answered } Personen haben es versucht; { $solved ->
        [0] niemand hat die Aufgabe gelöst.
        [one] eine hat die Aufgabe gelöst.
       *[other] { $solved } haben die Aufgabe gelöst.
    }
}
puzzle-you-so-far = Deine Bilanz
limit-puzzle-answers = Zurzeit sind zu viele Antworten gespeichert. Bitte versuch es später noch einmal.
