## Tournaments
tournaments-title = Tournois
tournaments-text = Plusieurs manches, un seul vainqueur : joueurs et robots se retrouvent à des tables qui démarrent toutes seules, et le classement suit.
tournaments-new = Nouveau tournoi : { $game }
tournaments-mine = Vos tournois
tournaments-open = Inscriptions ouvertes
tournaments-running = En cours
tournaments-over = Terminés
tournaments-go = Ouvrir
tournament-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-round-of = manche { $round } sur { $count }
tournament-phase-entering = inscriptions ouvertes
tournament-phase-running = en cours
tournament-phase-finished = terminé
tournament-phase-cancelled = annulé

## A new tournament
tournament-name = Nom du tournoi
tournament-name-example = Coupe de printemps
tournament-size = Joueurs par table
tournament-format = Formule
tournament-format-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
tournament-format-everybody = Tous contre tous
tournament-format-hint = Avec un nombre de manches fixé, les joueurs de niveau proche se rencontrent, et personne ne se retrouve deux fois si c’est évitable. « Tous contre tous » convient jusqu’à 16 joueurs.
tournament-admission = Qui peut s’inscrire
tournament-admission-code = Toute personne qui a le lien
tournament-admission-open = Tout le monde
tournament-admission-closed = Personne d’autre (robots seulement)
tournament-duplicate = Le même hasard à toutes les tables
tournament-duplicate-hint = Toutes les tables d’une manche ont les mêmes tirages dans le même ordre, et les résultats sont comparés place par place. Personne ne peut regarder une table avant la fin de toutes les tables de la manche.
tournament-by-hand = Je lance chaque manche moi-même
tournament-by-hand-hint = Sinon, la manche suivante commence dès que toutes les tables ont terminé.
tournament-play = Je joue aussi
tournament-create = Créer le tournoi

## Its page
tournament-seats = { $count } par table
tournament-duplicate-tag = même hasard partout
tournament-by = Organisé par { $name }
tournament-to-table = Rejoindre votre table
tournament-to = Retour au tournoi
tournament-you-in = Vous êtes inscrit. La première manche commencera quand l’organisateur la lancera.
tournament-you-bye = Vous êtes exempt pour cette manche.
tournament-you-left = Vous avez quitté le tournoi ; un robot joue à votre place.
tournament-return = Revenir à la prochaine manche
tournament-withdraw = Se désinscrire
tournament-leave = Quitter le tournoi
tournament-leave-sure = Quitter le tournoi ? Un robot terminera votre partie et jouera les manches suivantes à votre place. Vous pourrez revenir pour une manche ultérieure.
tournament-closed = Les inscriptions sont closes.
tournament-by-invitation = Ce tournoi est sur invitation : demandez le lien à l’organisateur.
tournament-enter-title = S’inscrire au tournoi
tournament-enter = S’inscrire
tournament-host = Organisateur
tournament-invite = Envoyez ce lien à tous ceux que vous voulez inviter.
tournament-bots = Robots
tournament-bots-count = Nombre de robots
tournament-bots-add = Ajouter
tournament-programs = Programmes
tournament-rated-tag = classé
tournament-missing = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
tournament-byes-hint = { $byes ->
    [one] Un joueur serait exempt à chaque manche ; avec { $count } de plus, personne ne le serait.
   *[other] { $byes } joueurs seraient exempts à chaque manche ; avec { $count } de plus, personne ne le serait.
}
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Annuler le tournoi ? Les parties en cours pourront être terminées, mais il n’y aura plus d’autre manche.
tournament-start = Lancer le tournoi
tournament-next = Lancer la manche suivante
tournament-players = { $count ->
    [0] Joueurs
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-nobody = Personne ne s’est encore inscrit.
tournament-left-tag = parti, un robot joue
tournament-standings = Classement
tournament-player = Joueur
tournament-points = Points gagnés
tournament-share = Part du score
tournament-strength = Adversaires
tournament-wins = Victoires
tournament-games = Parties
tournament-remove = Exclure
tournament-remove-sure = Exclure ce joueur ? Un robot terminera sa partie et jouera les manches suivantes à sa place. Il ne pourra pas revenir.
tournament-percent = { $share } %
tournament-decimal = ,
tournament-round = Manche { $round }
tournament-table = Table n° { $table }
tournament-playing = en cours
tournament-duplicate-running = Toutes les tables de cette manche ont le même hasard : résultats et parties seront visibles quand toutes auront terminé.
tournament-byes = Exempt : { $names }
tournament-record = Télécharger l’enregistrement du tournoi
tournament-how = Comment les résultats sont comptés
tournament-how-points = Points : un pour chaque adversaire de votre table classé derrière vous, un demi-point pour chacun à égalité avec vous.
tournament-how-duplicate = Avec le même hasard à toutes les tables : votre résultat est comparé à ceux des joueurs assis à votre place aux autres tables. On regarde d’abord le nombre d’adversaires devancés, puis la part du score. Vous recevez un point pour chacun de ces joueurs qui a fait moins bien et un demi-point pour chacun qui a fait aussi bien, le tout divisé par leur nombre.
tournament-how-share = Premier départage, la part du score : votre part de tous les points marqués à vos tables, en moyenne.
tournament-how-strength = Deuxième départage, les adversaires : les points de ceux que vous avez rencontrés, en moyenne.
tournament-how-wins = Troisième départage, les victoires. Les joueurs encore à égalité partagent le rang.
tournament-how-bye = Une exemption compte comme la moitié des adversaires d’une table. Entre deux joueurs, l’écart ne dépasse jamais une exemption.
tournament-how-left = Un joueur qui part est remplacé par un robot, dans la partie en cours et dans les manches suivantes ; les résultats restent à son nom.
tournament-how-broken = Une partie arrêtée d’un commun accord compte comme une égalité pour toute la table.
tournament-how-seats = Les places sont équilibrées : pour chaque joueur, l’écart entre deux places ne dépasse jamais une partie.

## Refusals
tournament-refused-phase = Ce n’est pas possible à ce stade du tournoi.
tournament-refused-owner = Seul l’organisateur peut faire cela.
tournament-refused-admission = Ce tournoi ne vous est pas ouvert : demandez le lien à l’organisateur.
tournament-refused-full = { $most } joueurs au plus peuvent participer.
tournament-refused-entered = Vous participez déjà.
tournament-refused-program = Ce programme participe déjà.
tournament-refused-not-entered = Ce joueur ne participe pas.
tournament-refused-few = Il faut au moins { $least } joueurs.
tournament-refused-rounds = Il peut y avoir de 1 à { $most } manches.
tournament-refused-round = La manche n’est pas encore terminée.
tournament-refused-name = Ce nom ne peut pas être utilisé.
limit-tournaments = { $most ->
    [one] Vous pouvez organiser { $most } tournoi inachevé à la fois.
   *[other] Vous pouvez organiser { $most } tournois inachevés à la fois.
}
limit-tournaments-all = Il y a trop de tournois inachevés sur ce serveur. Réessayez plus tard.
