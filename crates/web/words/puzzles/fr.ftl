## Problèmes
puzzles-title = Problèmes
puzzles-intro = Des positions tirées de parties entre robots de haut niveau, où un choix est nettement le meilleur. Deux recherches profondes s’accordent sur chaque solution. Seule votre première réponse compte.
puzzles-daily = Problème du jour
puzzles-daily-solved = Problème du jour : résolu
puzzles-daily-missed = Problème du jour : voir la solution
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-solve = Résoudre
puzzles-today = Problèmes du jour
puzzles-today-text = Une position, un meilleur choix. Chaque jour un nouveau problème par jeu, le même pour tout le monde.
puzzles-count = { $count } problèmes
puzzles-rating = Votre cote
puzzles-solved = Résolus
puzzles-solved-of = { $solved } sur { $answered }
puzzles-streak = Série
puzzles-streak-now = { $streak } (record : { $best })
puzzles-days = Série quotidienne
puzzles-days-now = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzle-title = Problème
puzzle-you = Vous
puzzle-question = Quel est votre meilleur choix ?
puzzle-hint = Choisissez dans la liste ou sur le plateau. Vous voyez ce que vous verriez à la table ; tous les autres joueurs sont des robots.
puzzle-rating = Cote du problème : { $rating }
puzzle-right = Résolu !
puzzle-wrong = Ce n’est pas le meilleur choix
puzzle-best = Le meilleur choix : { $action }
puzzle-why-share = Avec ce choix, la recherche vous voit devancer { $best } % de vos adversaires ; avec « { $other } », { $share } %.
puzzle-why-unsearched = La recherche n’a pas jugé utile de suivre « { $other } ».
puzzle-choice = Choix
puzzle-chosen = votre choix
puzzle-first = 1re recherche
puzzle-second = 2e recherche
puzzle-values-hint = Le pourcentage est la part des adversaires que vous pouvez espérer devancer, d’après deux recherches sur { $first } et { $second } positions. Un tiret signifie que la recherche n’a pas jugé utile de suivre ce choix.
puzzle-others = Qui trouve la solution
puzzle-levels = Nos robots l’ont trouvée : { $levels }.
puzzle-level = { $level } { $right } fois sur { $tries }
puzzle-people = { $answered ->
    [one] { $solved ->
        [0] Un joueur a essayé, sans trouver.
       *[other] Un joueur a essayé et a trouvé.
    }
   *[other] { $answered } joueurs ont essayé ; { $solved ->
        [0] aucun n’a trouvé.
        [one] un seul a trouvé.
       *[other] { $solved } ont trouvé.
    }
}
puzzle-you-so-far = Votre bilan
limit-puzzle-answers = Trop de réponses sont enregistrées pour le moment. Réessayez plus tard.
