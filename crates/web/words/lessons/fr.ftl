## Lessons: the list, the panel, the offers
lessons-title = Leçons
lessons-intro = Une première partie, pas à pas, à une vraie table. Vous jouez chaque coup vous-même et vous apprenez à chaque fois pourquoi. Partez quand vous voulez : la leçon vous attend.
lessons-minutes = 10 à 15 minutes
lessons-begin = Commencer la leçon
lessons-resume = Continuer la leçon
lessons-on = Continuer après la leçon
lessons-repeat = Refaire la leçon
lessons-first = C’est votre première fois ?
lessons-first-text = Apprenez en jouant : une courte leçon vous guide pendant vos premiers tours.
lessons-offer = Vous préférez apprendre en jouant ? La leçon dure 10 à 15 minutes.
lesson-at = Leçon, page { $at } sur { $of }
lesson-wait = Regardez maintenant ce que font les autres.
lesson-back = Réessayer
lesson-skip = Jouer pour moi
lesson-restart = Tout recommencer
lesson-on = Continuer la partie
lesson-other = Ce serait permis, mais la leçon montre autre chose en ce moment. Prenez le choix mis en évidence.
lesson-over = La leçon s’arrête ici. Choisissez « Continuer la partie » pour poursuivre seul cette même partie.
lesson-strayed = Cette table a quitté le fil de la leçon. Recommencez pour la suivre à nouveau.
lesson-nothing = Il n’y a rien à faire ici pour l’instant.

## The rulebook to read
guide-entry = Voir dans les règles
keys-entry = Chercher dans les règles ce qui est sous le pointeur
guide-contents = Sommaire
guide-search = Rechercher dans les règles
guide-find = Rechercher
guide-found = { $count ->
    [0] Aucun résultat pour « { $what } ».
    [one] Un résultat pour « { $what } »
   *[other] { $count } résultats pour « { $what } »
}
guide-in-book = Dans le livret
guide-in-entries = Pièces et cartes
guide-in-law = Dans les règles complètes
guide-law = Les règles complètes, point par point
guide-law-text = Chaque détail en énoncés numérotés, tous prouvés par des tests. En cas de doute, c’est ce texte qui compte.
guide-back = Retour au livret
guide-good = Quand c’est utile :
guide-more = Plus dans les règles complètes
guide-price = prix { $n }
guide-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
guide-copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
guide-circles = { $n ->
    [one] { $n } cercle
   *[other] { $n } cercles
}
