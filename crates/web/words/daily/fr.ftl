## La partie du jour
daily-title = Partie du jour
daily-intro = Une partie par jour, la même pour tout le monde : même place, même hasard, mêmes robots. Vous n’avez qu’un essai. Ensuite, comparez-vous à tous ceux qui l’ont jouée et à notre expert assis à votre place.
daily-offer = Aujourd’hui, tout le monde joue la même partie : même place, même hasard, mêmes robots. Un seul essai.
daily-all = Toutes les parties du jour
daily-play = Jouer
daily-continue = Continuer votre partie
daily-compare = Se comparer à tous les joueurs
daily-about = Vous occupez la place { $seat } contre trois robots de niveau { $bot }. Tout le monde a les mêmes tirages dans le même ordre. Pas d’entraîneur, pas de spectateurs, et un tirage ne s’annule pas.
daily-later = Le classement s’affiche ici dès que vous avez terminé votre partie, ou demain.
daily-standings = Classement
daily-better = { $others ->
    [one] { $how ->
        [none] L’autre joueur a fait au moins aussi bien.
       *[all] Vous avez fait mieux que l’autre joueur.
    }
   *[other] { $how ->
        [none] Tous les autres ont fait au moins aussi bien.
        [all] Pour l’instant, vous avez fait mieux que tous les autres.
       *[some] Vous avez fait mieux que { $better } des { $others } autres joueurs.
    }
}
daily-nobody = Personne n’a encore terminé cette partie.
daily-player = Joueur
daily-place = Rang dans la partie
daily-expert = Notre expert à votre place
daily-expert-later = Notre expert joue encore cette partie.
daily-rival = défi
daily-challenge = Défier un ami
daily-challenge-text = Toute personne qui ouvre ce lien peut jouer exactement cette partie : même place, même hasard, mêmes robots. Vos résultats seront ensuite comparés ici.
daily-challenged = { $name } vous défie sur cette même partie : même place, même hasard, mêmes robots.

## A finished game as a challenge
challenge-title = Défi
challenge-make = Défier un ami sur cette partie
challenge-make-hint = Même départ, même place, mêmes robots : vous la rejouez chacun une fois avec un nouveau hasard, et vos résultats sont comparés.
challenge-about = Tous ceux qui ont le lien jouent cette partie : même départ, même place, mêmes robots. Les tirages suivants sont nouveaux, et les mêmes pour tous. Un seul essai, pas d’entraîneur, pas de spectateurs, et un tirage ne s’annule pas. Le défi est ouvert pendant { $days } jours.
challenge-later = Les résultats s’affichent ici dès que vous avez terminé votre partie.
challenge-link = Toute personne qui ouvre ce lien peut jouer cette partie. Vos résultats seront ensuite comparés ici.
challenge-past = Ce défi est terminé.
challenge-not = Seule une personne qui a terminé cette partie seule contre des robots peut en faire un défi.
