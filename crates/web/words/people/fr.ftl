## Accounts

people-sign-in = Se connecter
people-sign-up = Créer un compte
people-sign-up-go = Créer le compte
people-sign-up-text = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos parties sur tous vos appareils, vos résultats sont réunis et vous pouvez jouer des parties classées. Il suffit d’un nom et d’un mot de passe.
people-keeps =
    { $count ->
        [one] La partie de ce navigateur reste la vôtre.
       *[other] Les { $count } parties de ce navigateur restent les vôtres.
    }
people-bring =
    { $count ->
        [one] Emporter la partie de ce navigateur
       *[other] Emporter les { $count } parties de ce navigateur
    }
people-bring-hint = Décochez si quelqu’un d’autre les a jouées : elles seront alors perdues pour ce navigateur.
people-name = Nom du compte
people-name-hint = C’est ainsi que les autres vous voient. Deux comptes n’ont jamais des noms qui se ressemblent.
people-password = Mot de passe
people-password-old = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-hint = Au moins { $least } caractères. Quelques mots à la suite se retiennent facilement.
people-password-bad = Choisissez un mot de passe plus long, différent de votre nom.
people-password-change = Changer le mot de passe
people-password-ends = Tous vos autres appareils seront déconnectés.
people-password-wrong = Ce n’est pas votre mot de passe.
people-no-account = Pas encore de compte ?
people-has-account = Vous avez déjà un compte ?
people-forgotten = Mot de passe oublié ? L’administrateur de ce serveur peut vous donner un lien pour en choisir un nouveau.
people-forgotten-title = Mot de passe oublié ?
people-forgotten-text = Indiquez le nom de votre compte. S’il a une adresse e-mail confirmée, nous y envoyons un lien pour choisir un nouveau mot de passe.
people-forgotten-go = Envoyer le lien
people-forgotten-sent = Si ce compte existe et possède une adresse e-mail confirmée, un message est en route. Son lien fonctionne une seule fois, pendant une heure.
people-forgotten-host = Pas d’adresse e-mail ? L’administrateur de ce serveur peut aussi vous donner un lien.
people-forgotten-mail = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte { $name }. Le lien fonctionne une seule fois, pendant une heure.
people-forgotten-mail-foot = Si ce n’est pas vous, ignorez ce message : votre mot de passe ne change pas.
people-forgotten-known = Si vous oubliez votre mot de passe, un lien pour en choisir un nouveau est envoyé à l’adresse e-mail que vous avez confirmée.
people-forgotten-unknown = En confirmant une adresse e-mail, vous pourrez choisir vous-même un nouveau mot de passe en cas d’oubli.
people-wrong = Le nom ou le mot de passe est incorrect.
people-banned = Ce compte a été suspendu par l’administrateur de ce serveur.
people-too-many-attempts =
    { $minutes ->
        [one] Trop de tentatives. Réessayez dans une minute.
       *[other] Trop de tentatives. Réessayez dans { $minutes } minutes.
    }
people-name-taken = « { $name } » est déjà pris, ou ressemble à un nom qui l’est. Choisissez-en un autre.
people-name-of-account = « { $name } » est le nom d’un compte. Connectez-vous si c’est le vôtre, ou choisissez un autre nom.
people-needs-account = Connectez-vous d’abord.
people-since = Membre depuis le { $day }
people-devices = Vos appareils
people-devices-end = Déconnecter tous les autres
people-device-end = Déconnecter
people-device-here = cet appareil
people-device-unknown = Appareil inconnu
people-device-seen = connecté le { $created }, vu la dernière fois le { $seen }
people-data = Vos données
people-export-text = Tout ce qui est conservé à votre sujet, en un seul fichier.
people-export = Télécharger mes données
people-delete-text = La suppression du compte est définitive.
people-delete = Supprimer le compte
people-delete-ask = Supprimer définitivement le compte { $name } ?
people-delete-games = Vos appareils sont déconnectés ; votre nom, vos messages et vos réglages sont effacés. Les parties restent pour les autres, sans votre nom ; là où une partie est en cours, un robot joue à votre place.
people-delete-go = Supprimer définitivement
people-delete-not = Garder le compte
people-reset-title = Choisir un nouveau mot de passe
people-reset-text = Pour le compte { $name }. Tous les appareils seront déconnectés.
people-reset-go = Enregistrer et se connecter
people-reset-gone = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.
limit-accounts = { $most } comptes ont été créés aujourd’hui depuis votre réseau. Réessayez demain.
limit-invitations = Il y a déjà { $most } invitations en attente.
limit-marks = Vous avez déjà bloqué ou masqué { $most } personnes.

## Own games, public pages, ratings

people-mine = Mes parties
people-nobody-yet = Vous n’avez pas encore joué ici, ou pas dans ce navigateur.
people-guest = Invité
people-guest-text = Vous jouez en invité : seul ce navigateur vous connaît.
people-public = Ma page publique
people-account = Compte
people-no-games = Aucune partie ne correspond.
people-my-result = Votre résultat : { $place ->
        [1] 1re
       *[other] { $place }e
    } place, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
people-more-games =
    { $count ->
        [one] Encore une partie ; précisez la recherche pour la voir.
       *[other] Encore { $count } parties ; précisez la recherche pour les voir.
    }
people-filter-game = Jeu
people-filter-any = Tous les jeux
people-filter-state = État
people-state-all = Toutes
people-state-running = En cours
people-state-finished = Terminées
people-filter-with = Joué avec
people-filter-go = Afficher
people-statistics = Statistiques
people-stat-hint = « Devancés » est la part des adversaires que vous avez devancés ; une égalité compte pour moitié.
people-stat-line =
    { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $ahead } % des adversaires devancés
people-percent = { $share } %
people-stat-players = Nombre de joueurs
people-stat-seats = Place à la table
people-stat-opponents = Adversaire
people-stat-games = Parties
people-stat-won = Gagnées
people-stat-ahead = Devancés
people-stat-points = Points en moyenne
people-stat-from = Points venant de
people-stat-usual = En moyenne
people-stat-when-won = Dans les parties gagnées
people-built = Construit
people-built-share = Taux de victoire
people-built-hint =
    { $count ->
        [one] Ce qui était construit à la fin de la dernière partie
       *[other] Ce qui était construit à la fin des { $count } dernières parties, dont { $share } % gagnées
    }
people-acquaintances = Mes partenaires de jeu
people-acquaintances-hint = Quand vous préparez une table, vous pouvez les inviter d’un clic.
people-games-together =
    { $count ->
        [one] une partie ensemble
       *[other] { $count } parties ensemble
    }
people-results = Résultats
people-no-results = Pas encore de partie terminée.
people-ratings = Cotes
people-rating = Cote
people-curve =
    { $games ->
        [one] Cote { $rating } après une partie
       *[other] Cote { $rating } après { $games } parties
    }
people-ladders = Classements
people-ladder = Classement : { $game }
people-ladder-text = Les parties classées comptent pour le classement. Chacun commence à 1000 ; le nombre après ± indique la marge d’erreur, qui diminue à chaque partie. Le classement tient compte de cette marge : il suit la cote moins la marge.
people-ladder-nobody = Personne n’a encore joué de partie classée. Cochez « partie classée » en préparant une table.
people-ladder-who = Joueur
people-ladder-bot = notre robot
people-ladder-hint = Les robots sont placés selon leur force mesurée.
people-rated = Cette partie est classée : le résultat compte pour la cote des joueurs.
people-rated-choice = Partie classée
people-rated-hint = Compte pour la cote des joueurs. Sans entraîneur ; réservé aux joueurs qui ont un compte et à nos robots.
people-rated-needs-account = Les parties classées demandent un compte : connectez-vous d’abord.
people-rated-no-programs = Les programmes d’autres personnes ne peuvent pas jouer une partie classée.

## Invitations, blocking and muting

people-invite-title = Inviter vos partenaires de jeu
people-invite-to = Inviter à une partie de { $game }
people-invite-not = Vous ne pouvez inviter personne à cette table.
people-invitations = Vos invitations
people-invited-by = { $name } vous invite
people-invitation-go = Voir la table
people-invitation-no = Non merci
people-blocked = Vous ne pouvez pas prendre place à cette table.
people-block = Bloquer
people-block-not = Débloquer
people-mute = Masquer
people-mute-not = Ne plus masquer
people-marks-hint = Une personne bloquée ne peut ni prendre place à vos tables ni vous inviter. Les messages d’une personne masquée ne s’affichent pas. Elle n’en est pas informée.
people-to-page = La page de ce joueur, dans un nouvel onglet
people-marked = Bloqués et masqués
people-is-block = bloqué
people-is-mute = masqué

## What a form has done

done-saved = Enregistré.
done-signed-out = Vous êtes déconnecté.
done-device-ended = Cet appareil est déconnecté.
done-devices-ended = Tous les autres appareils sont déconnectés.
done-password-changed = Votre mot de passe a été changé. Tous les autres appareils sont déconnectés.
done-account-deleted = Votre compte a été supprimé.
done-muted = Masqué : vous ne voyez plus les messages de ce joueur.
done-muted-not = Vous voyez de nouveau les messages de ce joueur.
done-blocked = Bloqué : ce joueur ne peut plus prendre place à vos tables ni vous inviter.
done-blocked-not = Ce joueur n’est plus bloqué.
done-invited = Invitation envoyée.
done-declined = Invitation refusée.
done-channel-added = Ajouté.
done-channel-removed = Supprimé. Plus rien n’y est envoyé.
done-token-revoked = Jeton révoqué.
done-bot-removed = Robot supprimé.
done-renamed = Compte renommé.
done-banned = Compte suspendu et déconnecté partout.
done-banned-not = Suspension levée.
done-promoted = Ce compte est désormais administrateur.
done-demoted = Ce compte n’est plus administrateur.
done-removed = Compte supprimé.
done-game-stopped = Partie arrêtée.
done-table-cleared = Table vidée.

admin-title = Administration du serveur

## The administrator’s page

admin-accounts = Comptes
admin-more = Suite
admin-account =
    { $tables ->
        [one] créé le { $created }, une table
       *[other] créé le { $created }, { $tables } tables
    }
admin-seen = vu le { $day }
admin-is-admin = administrateur
admin-is-banned = suspendu
admin-actions = Actions
admin-do-reset = Lien pour un nouveau mot de passe
admin-do-rename = Renommer
admin-do-ban = Suspendre
admin-do-unban = Lever la suspension
admin-do-promote = Nommer administrateur
admin-do-demote = Retirer les droits d’administrateur
admin-new-name = Nouveau nom
admin-not-yourself = Vous ne pouvez pas faire cela à votre propre compte.
admin-reset-text = Envoyez ce lien à { $name }. Il ne sert qu’une fois et expire au bout de deux jours. Il n’est affiché qu’une fois.
admin-back = Retour
admin-tables = Tables
admin-no-tables = Aucune table de ce genre.
admin-table-gathering = en attente de joueurs
admin-table-playing = en cours
admin-table-last = dernière activité : { $when }
admin-stop = Arrêter la partie
admin-stop-ask = Arrêter maintenant cette partie de { $game } ({ $names }) ? Elle ne pourra pas continuer. On pourra encore la consulter quelque temps.
admin-clear = Vider la table
admin-clear-ask = Retirer tout le monde de cette table de { $game } ({ $names }) ? Une table vide n’apparaît plus nulle part et est bientôt supprimée.
admin-numbers = Chiffres et limites
admin-limits = Limites
admin-limits-text = Le nombre maximal à la fois ; par adresse, le plus souvent, le nombre créé en une journée.
admin-per-person = Par personne
admin-per-address = Par adresse
admin-altogether = Au total
admin-links = Liens vers d’autres appareils
admin-tokens = Jetons de programmes
admin-bots = Robots inscrits
admin-invitations = Invitations en attente
admin-marks = Personnes bloquées ou masquées
admin-channels = Canaux de notification
admin-confirmations = E-mails de confirmation et de mot de passe par jour
admin-tournaments = Tournois non terminés
admin-outbox = Notifications en cours d’envoi
admin-outbox-text = Les messages aux personnes dont la page est fermée. Un message qui échoue est renvoyé à intervalles croissants, puis abandonné.
admin-outbox-kind = Canal
admin-outbox-channels = Actifs
admin-outbox-waiting = En attente
admin-outbox-retried = Retentés
admin-outbox-failed = Abandonnés
admin-outbox-fine = Aucun échec récemment.
admin-outbox-again =
    { $tries ->
        [one] Une tentative pour l’instant.
       *[other] { $tries } tentatives pour l’instant.
    }
admin-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
admin-what = Quoi
admin-now = Actuellement
admin-sessions = Navigateurs connectés
admin-gathering = Tables qui attendent des joueurs
admin-unfinished = Parties inachevées
admin-finished = Parties terminées
admin-in-memory = Tables en mémoire
admin-records = Enregistrements importés
admin-rewrites = Parties encore à anonymiser ou à rattacher à un compte
admin-passwords = Mots de passe vérifiés depuis le démarrage
admin-fallbacks = Coups joués à la place d’un robot défaillant
admin-panics = Erreurs du programme
admin-retention = Durées de conservation
admin-retention-text = À partir de la dernière activité. Les parties terminées et les comptes restent.
admin-keep-sessions = Navigateurs connectés :
admin-keep-unused-sessions = Invités qui n’ont pas joué :
admin-keep-empty = Tables vides :
admin-keep-gathering = Tables qui attendent des joueurs :
admin-keep-entering = Tournois en attente de joueurs :
admin-keep-abandoned = Parties abandonnées :
admin-keep-stopped = Parties interrompues :
admin-keep-records = Enregistrements importés :
admin-keep-tokens = Jetons inutilisés :
admin-keep-notices = Notifications envoyées :
admin-keep-channels = Canaux de notification jamais utilisés :
admin-keep-deals = Parties du jour :
admin-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
admin-errors = Avertissements et erreurs récents
admin-no-errors = Aucun depuis le démarrage.

## Comment quelqu’un joue

play-title = Votre façon de jouer
play-intro = Ce que vos décisions vous ont coûté par rapport au meilleur choix, et quel niveau de robot joue à peu près aussi bien. Vous seul voyez cette page.
play-nothing = Vous n’avez pas encore terminé de partie ici.
play-waiting = { $count ->
    [one] Une partie est en cours d’analyse.
   *[other] { $count } parties sont en cours d’analyse.
}
play-waiting-one = Vos décisions sont en cours d’analyse. Rechargez cette page dans un instant.
play-again = Recharger
play-over = { $count ->
    [0] Dans cette partie,
    [one] Dans votre dernière partie,
   *[other] Dans vos { $count } dernières parties,
}
play-too-few = { $count ->
    [one] Une seule décision ne suffit pas pour vous comparer à un niveau.
   *[other] { $count } décisions ne suffisent pas pour vous comparer à un niveau.
}
play-too-few-one = { $count ->
    [0] Vous n’avez eu aucun vrai choix
    [one] Vous n’avez eu qu’un seul vrai choix
   *[other] Vous avez eu { $count } vrais choix
} dans cette partie ; il en faut { $least } pour vous comparer à un niveau.
play-like-one = vous avez joué à peu près au niveau { $level }.
play-like-some = vous avez joué à peu près au niveau { $level } (entre { $least } et { $most }).
play-range = { $like } (de { $least } à { $most })
play-strengths = Vos points forts : { $kinds }.
play-weaknesses = Vos points faibles : { $kinds }.
play-most-to-gain = Là où vous avez le plus à gagner : { $kinds } ({ $cost } par partie).
play-kind = Décision
play-decisions = Nombre
play-cost = Coût par décision
play-like = Ressemble à
play-per-game = Coût par partie
play-look-again = À revoir
play-cost-one = coût : { $cost }
play-puzzles = S’exercer avec un problème
play-most-counted = Une décision compte ici pour { $most } au plus.
play-how = Comment c’est mesuré
play-how-text = Chaque décision est comparée aux autres choix possibles, dans des parties imaginées qui ne contiennent que ce que vous pouviez savoir à ce moment-là. Son coût est la baisse de votre chance de finir devant un adversaire, en moyenne sur vos adversaires, par rapport au meilleur choix ; au-delà de 3 %, on compte 3 %, car la fréquence des erreurs en dit plus que leur enjeu. Les niveaux ont été mesurés de la même façon, contre des robots de niveau moyen, à toutes les places. L’intervalle donne les niveaux qui réunissent 90 % de la probabilité. Les robots qui ont joué à votre place ne comptent pas, et les parties que d’autres peuvent encore jouer aujourd’hui sont étudiées plus tard.
play-one-cost = { $count ->
    [one] Une décision
   *[other] { $count } décisions
} ; chacune vous a coûté en moyenne { $cost } (± { $error }) de la chance de finir devant un adversaire.
play-you = Vous
play-hint = Le tableau montre ce qu’une décision coûte en moyenne, à vous et à chaque niveau. Une seule partie ne dit pas grand-chose : tomber sur des décisions faciles est aussi une question de chance.
play-all = Votre façon de jouer, toutes parties confondues
