## Ce que le journal d’une table raconte en dehors du jeu

story-sat = { $name } prend place.
story-sat-program = { $name }, un programme de { $owner }, s’assoit.
story-left = { $name } quitte la table.
story-bot-added = { $name } se joint à la table.
story-started = La partie commence.
story-undone =
    { $count ->
        [one] { $who } reprend sa dernière décision.
       *[other] { $who } reprend { $count } décisions.
    }
story-handed-over = { $bot } joue un moment à la place de { $name }.
story-taken-over = { $name } est absent ; { $bot } continue à sa place.
story-returned = { $name } est de retour.
story-silent = { $name } n’a pas répondu à temps ; { $bot } continue à sa place.
story-resigned = { $name } abandonne ; { $bot } continue à sa place.
story-order-on = Vous confiez une décision à une consigne : { $order }.
story-order-off = Vous décidez de nouveau vous-même : { $order }.
story-asks-undo =
    { $count ->
        [one] { $name } demande à reprendre la dernière décision.
       *[other] { $name } demande à reprendre { $count } décisions.
    }
story-asks-take-over = { $name } propose que { $bot } joue à la place de { $other }.
story-asks-stop = { $name } propose d’arrêter la partie.
story-agrees = { $name } est d’accord.
story-refuses = { $name } n’est pas d’accord.
story-takes-request-back = { $name } retire sa demande.
story-finished = La partie est terminée.
story-stopped = La partie a été arrêtée d’un commun accord.

## Consignes de tous les jeux

order-forced = Quand je n’ai qu’une possibilité, la jouer

## Pourquoi quelque chose est refusé

refusal-no-such-game = Il n’y a pas de jeu « { $game } ».
refusal-opening = Le début de cette partie ne peut pas être rejoué : { $why }
refusal-text-empty = Écrivez quelque chose.
refusal-text-too-long = { $most } caractères au plus.
refusal-text-characters = Ce texte contient des caractères qui ne sont pas admis ici.
refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-over = La partie est terminée.
refusal-not-owner = Seul celui qui a ouvert la table peut le faire.
refusal-wrong-code = On vient à cette table sur invitation, et le code n’est pas le bon.
refusal-no-such-chair = Il n’y a pas de chaise { $chair } à cette table.
refusal-chair-taken = La chaise { $chair } est prise.
refusal-chair-open = Personne n’est assis sur la chaise { $chair }.
refusal-full = Toutes les chaises sont prises.
refusal-already-seated = Vous êtes déjà à cette table.
refusal-chairs-open =
    { $count ->
        [one] Une chaise est encore libre.
       *[other] { $count } chaises sont encore libres.
    }
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-unreadable = « { $action } » n’est pas une action de ce jeu.
refusal-no-actions = Cette liste ne contient rien à jouer.
refusal-too-many-actions = On peut jouer { $most } actions à la fois, pas plus.
refusal-barrier-inside = L’action { $at } tire ou montre quelque chose : rien ne peut la suivre dans la même liste.
refusal-stale = La partie a avancé entre-temps ; regardez de nouveau avant de décider.
refusal-chosen-already = Vous avez choisi ; reprenez votre choix pour en changer.
refusal-not-chosen = Il n’y a pas de choix à reprendre.
refusal-not-all-chosen = Tous n’ont pas encore choisi.
refusal-barrier = On ne peut revenir là-dessus que si tous sont d’accord.
refusal-no-such-step = Il n’y a pas d’étape { $step }.
refusal-request-open = Une autre demande attend encore une réponse.
refusal-no-request = Il n’y a pas de demande à laquelle répondre.
refusal-not-asked = Votre réponse n’est pas nécessaire.
refusal-bot-already = Un robot joue déjà pour { $who }.
refusal-no-return = Cette place ne peut pas être reprise.
refusal-not-a-bot = Aucun robot ne joue pour { $who }.
refusal-no-such-order = Il n’y a pas de consigne « { $order } ».
refusal-not-due = Aucune consigne n’attend pour { $who }.
refusal-other-rules =
    { $step ->
        [0] Cette partie a été préparée avec d’autres règles que celles d’aujourd’hui et ne peut pas continuer. Ce qui a été joué peut encore être lu et téléchargé.
       *[other] Cette partie a été jouée avec d’autres règles : elles diffèrent à partir de l’étape { $step }, elle ne peut donc pas continuer. Ce qui précède peut encore être lu et téléchargé.
    }
refusal-log-full = Cette table a atteint tout ce qu’elle peut garder.
refusal-too-fast =
    { $seconds ->
        [one] Pas si vite : attendez une seconde avant de continuer.
       *[other] Pas si vite : attendez { $seconds } secondes avant de continuer.
    }
refusal-said-enough = Vous avez dit { $most } choses à cette table : elle n’en garde pas plus d’une même personne.
refusal-undone-enough = Vous êtes revenu { $most } fois en arrière dans cette partie : on ne peut pas davantage.
refusal-program-seated = Ce programme est déjà assis à cette table.
refusal-for-people = Les programmes sont d’accord avec tout et ne peuvent pas demander ce qui exige un accord.
refusal-silent-enough = Ce programme a été remplacé plus de { $most } fois dans cette partie ; il ne peut plus revenir.
refusal-not-yet = On pourra le voir quand la partie sera terminée.
