## L’entraîneur : chances, raisons, suites

coach-hint = Les trois meilleurs choix, les chances de victoire de chacun et les raisons
coach-share = { $share } %
coach-numbers = Le pourcentage est la chance de victoire de chaque joueur ; le nombre à côté est le score final attendu. L’entraîneur ne voit que ce que vous voyez.
coach-only = Aucun autre choix ne mérite réflexion.
coach-times = { $count } × { $name }
coach-nth = choix { $place }
coach-why-not = Pourquoi pas ce choix ?
coach-why-not-ask = Comparer
coach-line = La suite possible de la partie
coach-line-now = La position actuelle.
coach-line-hint = Une suite possible parmi d’autres. Les pioches et les cartes cachées sont imaginées : l’entraîneur ne sait que ce que vous savez.

analysis-intro = La chance de victoire de chacun au fil de la partie, jusqu’au résultat réel.
analysis-turn = { $name } a choisi « { $played } » ; « { $better } » était meilleur (chance de victoire : { $share } % → { $better_share } %).
analysis-turn-ahead = { $name } a choisi « { $played } » ; « { $better } » était meilleur (chance de finir devant un adversaire : { $share } % → { $better_share } %).
analysis-retry = Réessayer à partir d’ici
analysis-retry-hint = Ouvre une nouvelle table à partir de cette position : vous contre les mêmes robots.
analysis-luck = La chance
analysis-luck-hint = Ce que le hasard a apporté à chacun, par rapport à ce qu’on pouvait en attendre en moyenne. Le reste s’est décidé à la table.
analysis-luck-points = { $sign ->
    [more] { $points } { $points ->
        [one] point
       *[other] points
    } de plus que prévu
    [less] { $points } { $points ->
        [one] point
       *[other] points
    } de moins que prévu
   *[even] comme prévu
}
