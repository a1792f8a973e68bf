## Ce que le journal d’une table raconte en dehors du jeu

story-sat = { $name } prend place.
story-sat-program = { $name }, le programme de { $owner }, prend place.
story-left = { $name } quitte la table.
story-moved = { $name } passe à la place { $chair }.
story-swapped = { $name } et { $other } échangent leurs places.
story-draw-on = Les places seront tirées au sort au début de la partie.
story-draw-off = Chacun gardera sa place au début de la partie.
story-players-set = La table est désormais prévue pour { $players } joueurs.
story-bot-added = { $name } rejoint la table.
story-started = La partie commence.
story-undone =
    { $count ->
        [one] { $who } annule la dernière décision.
       *[other] { $who } annule { $count } décisions.
    }
story-handed-over = { $bot } joue pour l’instant à la place de { $name }.
story-taken-over = { $name } s’est absenté ; { $bot } prend la relève.
story-returned = { $name } est de retour.
story-silent = { $name } n’a pas répondu à temps ; { $bot } prend la relève.
story-resigned = { $name } abandonne ; { $bot } prend la relève.
story-order-on = Vous activez une consigne : { $order }.
story-order-off = Vous désactivez une consigne : { $order }.
story-ahead = Vous choisissez quelque chose à l’avance.
story-ahead-withdrawn = Vous retirez un choix fait à l’avance.
story-asks-undo =
    { $count ->
        [one] { $name } demande à annuler la dernière décision.
       *[other] { $name } demande à annuler { $count } décisions.
    }
story-asks-take-over = { $name } propose que { $bot } joue à la place de { $other }.
story-asks-stop = { $name } propose d’arrêter la partie.
story-agrees = { $name } est d’accord.
story-refuses = { $name } n’est pas d’accord.
story-takes-request-back = { $name } retire sa proposition.
story-finished = La partie est terminée.
story-stopped = La partie a été interrompue.
story-shown = La manche est terminée à toutes les tables : tout est maintenant visible.

## Consignes de tous les jeux

order-forced = Jouer automatiquement quand je n’ai qu’une possibilité

## Pourquoi quelque chose est refusé

refusal-no-such-game = Il n’y a pas de jeu « { $game } ».
refusal-opening = Le début de cette partie ne peut pas être rejoué : { $why }
refusal-opening-too-long = On ne peut pas continuer une partie au-delà du coup { $most }.
refusal-text-empty = Écrivez quelque chose.
refusal-text-too-long = Ce texte ne peut pas dépasser { $most } caractères.
refusal-text-characters = Ce texte contient des caractères qui ne sont pas admis ici.
refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-over = La partie est terminée.
refusal-not-owner = Seule la personne qui a ouvert la table peut le faire.
refusal-wrong-code = Cette table est réservée aux invités, et le code n’est pas le bon.
refusal-no-such-chair = Il n’y a pas de place { $chair } à cette table.
refusal-chair-taken = La place { $chair } est prise.
refusal-chair-open = Il n’y a personne à la place { $chair }.
refusal-full = Toutes les places sont prises.
refusal-already-seated = Vous êtes déjà à cette table.
refusal-chairs-open =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
refusal-players-fixed = Le nombre de joueurs de cette table est fixé.
refusal-too-many-seated = { $count } personnes sont déjà à la table. Quelqu’un doit d’abord partir.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-unreadable = « { $action } » n’est pas une action de ce jeu.
refusal-no-actions = Cette liste ne contient rien à jouer.
refusal-too-many-actions = On peut jouer { $most } actions à la fois, pas plus.
refusal-barrier-inside = L’action { $at } tire ou révèle quelque chose : rien ne peut la suivre dans la même liste.
refusal-stale = La partie a avancé entre-temps ; regardez de nouveau avant de décider.
refusal-chosen-already = Vous avez déjà choisi ; retirez votre choix pour en changer.
refusal-not-chosen = Il n’y a pas de choix à retirer.
refusal-not-all-chosen = Tous les joueurs n’ont pas encore choisi.
refusal-barrier = On ne peut annuler ceci que si tout le monde est d’accord.
refusal-no-such-step = Il n’y a pas de coup { $step }.
refusal-request-open = Une autre proposition attend encore une réponse.
refusal-no-request = Il n’y a pas de proposition à laquelle répondre.
refusal-not-asked = Votre réponse n’est pas nécessaire.
refusal-bot-already = Un robot joue déjà pour { $who }.
refusal-no-return = On ne peut pas revenir à cette place.
refusal-not-a-bot = Aucun robot ne joue pour { $who }.
refusal-no-such-order = Il n’y a pas de consigne « { $order } ».
refusal-no-such-question = Rien ne s’appelle « { $question } » parmi ce que l’on peut choisir à l’avance.
refusal-no-answer = « { $action } » ne répond pas à cette question.
refusal-ahead-enough = Vous avez choisi à l’avance { $most } fois dans cette partie : c’est la limite.
refusal-not-due = Aucune consigne ne s’applique en ce moment pour { $who }.
refusal-damaged = Le journal de cette table est endommagé à partir de l’entrée { $entry }. La table montre la dernière position certaine et ne peut pas continuer tant que l’administrateur ne l’a pas restaurée depuis une sauvegarde ; il a été prévenu.
refusal-other-rules =
    { $step ->
        [0] Cette partie a été créée avec des règles plus anciennes et ne peut pas continuer. Ce qui a été joué peut encore être revu et téléchargé.
       *[other] Cette partie a été jouée avec d’autres règles, qui diffèrent à partir du coup { $step } : elle ne peut donc pas continuer. Ce qui précède peut encore être revu et téléchargé.
    }
refusal-log-full = Cette table a atteint sa limite et ne peut plus rien enregistrer.
refusal-too-fast =
    { $seconds ->
        [one] Pas si vite : attendez une seconde avant de continuer.
       *[other] Pas si vite : attendez { $seconds } secondes avant de continuer.
    }
refusal-said-enough = Vous avez écrit { $most } messages à cette table : c’est la limite.
refusal-undone-enough = Vous avez annulé { $most } fois dans cette partie : c’est la limite.
refusal-enough-orders = Vous avez changé vos consignes { $most } fois dans cette partie : c’est la limite.
refusal-enough-requests = Vous avez fait { $most } propositions dans cette partie : c’est la limite.
refusal-enough-hand-overs = Cette place a été confiée { $most } fois à un robot dans cette partie : c’est la limite.
refusal-enough-returns = Cette place a été reprise { $most } fois à un robot dans cette partie : c’est la limite.
refusal-enough-sits = Vous avez pris place { $most } fois à cette table : c’est la limite.
refusal-enough-chairs = Les places de cette table ont été changées { $most } fois : c’est la limite.
refusal-not-rateable = Une partie classée se joue sans entraîneur, un joueur par écran, et depuis le début.
refusal-program-seated = Ce programme a déjà une place à cette table.
refusal-for-people = Les programmes acceptent toutes les propositions et ne peuvent pas en faire.
refusal-silent-enough = Ce programme a été remplacé plus de { $most } fois dans cette partie ; il ne peut plus revenir.
refusal-not-yet = On pourra le voir quand la partie sera terminée.

## Pendules

story-out-of-time = Le temps de { $name } est écoulé ; { $bot } prend la relève.
story-flag-fell = Le temps de { $name } est écoulé. Aux autres de décider de la suite.
story-asks-pause = { $name } propose de mettre les pendules en pause.
story-paused = Les pendules sont en pause.
story-resumed = { $name } reprend la partie ; les pendules tournent de nouveau.
refusal-no-clock = On joue sans pendule à cette table.
refusal-bad-clock = Cette cadence n’est pas possible. En direct, il faut de 5 secondes à 24 heures, avec au plus une heure ajoutée par tour ; sur plusieurs jours, de 1 à 14 jours par tour.
refusal-paused = La partie est déjà en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-hours-zone = Ce fuseau horaire est inconnu.
refusal-hours-window = Votre plage de jeu quotidienne doit durer au moins { $hours } heures.
refusal-hours-holidays = Vous pouvez prendre au plus { $most } jours de congé par an.
refusal-hours-late = Un jour de congé s’annonce au moins la veille.
refusal-bad-delay = Le délai pour les spectateurs va de 1 à 200 coups ou de 1 à 1440 minutes.
refusal-same-chance = D’autres tables partagent ce hasard : un tirage ne s’annule donc pas.
