## La partie du jour
daily-title = Partie du jour
daily-intro = Une partie par jour, la même pour tout le monde : même place, même hasard, mêmes robots. Vous n’avez qu’un essai. Ensuite, comparez-vous à tous ceux qui l’ont jouée et à notre expert assis à votre place.
daily-offer = Aujourd’hui, tout le monde joue la même partie : même place, même hasard, mêmes robots. Un seul essai.
daily-all = Toutes les parties du jour
daily-play = Jouer
daily-continue = Continuer votre partie
daily-compare = Se comparer à tous les joueurs
daily-about = Vous occupez la place { $seat } contre trois robots ({ $bot }). Tout le monde tire les mêmes cartes et les mêmes tuiles dans le même ordre. Ni entraîneur, ni spectateurs, et aucun tirage ne s’annule.
daily-later = Le classement s’affiche ici dès que vous avez terminé votre partie, ou demain.
daily-result = Votre résultat : { $place }{ $place ->
    [one] re
   *[other] e
} place, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
daily-standings = Classement
daily-better = Vous avez fait mieux que { $better } autres joueurs sur { $others }.
daily-nobody = Personne n’a encore terminé cette partie.
daily-player = Joueur
daily-place = Rang
daily-expert = Notre expert à votre place
daily-expert-later = Notre expert joue encore cette partie.
daily-rival = défi
daily-challenge = Défier un ami
daily-challenge-text = Qui ouvre ce lien peut jouer exactement cette partie : même place, même hasard, mêmes robots. Vous serez ensuite comparés ici.
daily-challenged = { $name } vous défie sur cette même partie : même place, même hasard, mêmes robots.
