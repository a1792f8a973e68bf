## Der Coach: Chancen, Gründe, Verlauf

coach-hint = Die drei besten Möglichkeiten, alle Siegchancen und die Gründe
coach-share = { $share } %
coach-numbers = Die Prozentzahl ist die Siegchance, die Zahl daneben der erwartete Endstand. Der Coach sieht nur, was du siehst.
coach-only = Etwas anderes kommt hier nicht in Betracht.
coach-times = { $count } × { $name }
coach-nth = Vorschlag { $place }
coach-why-not = Warum nicht das?
coach-why-not-ask = Vergleichen
coach-line = Wie es weitergehen könnte
coach-line-now = Die Stellung jetzt.
coach-line-hint = Ein möglicher Verlauf. Was gezogen wird und verdeckt liegt, ist nur angenommen: Der Coach weiß nicht mehr als du.

analysis-intro = Die Siegchancen aller im Lauf der Partie. Am Ende steht das tatsächliche Ergebnis.
analysis-turn = { $name } hat „{ $played }“ gewählt; „{ $better }“ wäre besser gewesen (Siegchance { $share } % → { $better_share } %).
analysis-turn-ahead = { $name } hat „{ $played }“ gewählt; „{ $better }“ wäre besser gewesen (Chance, vor einem Gegner zu landen: { $share } % → { $better_share } %).
analysis-retry = Von hier noch einmal versuchen
analysis-retry-hint = Öffnet einen neuen Tisch ab dieser Stellung: du gegen dieselben Bots.
analysis-luck = Glück
analysis-luck-hint = Was der Zufall allen gebracht hat, verglichen mit dem, was im Schnitt zu erwarten war. Alles andere wurde am Tisch entschieden.
analysis-luck-points = { $sign ->
    [more] { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } mehr als erwartet
    [less] { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } weniger als erwartet
   *[even] wie erwartet
}
