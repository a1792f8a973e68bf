## The log
run-several = { $count } { $what }

## The end of a game
ending-analysis = Chances et tournants
ending-scores = Courbe des scores
ending-replay = Revoir la partie

## Ending it early, somebody who stays away
table-stop-alone = Arrêter la partie
table-stop-sure = Arrêter cette partie maintenant ? Elle n’aura pas de résultat.
table-silence = Sans réponse avant { $time }, le robot prend le relais.
table-come-back-of = { $name } est de retour

## A game looked at again
replay-moves = Coups joués
replay-play = Lecture
replay-moment = Coup 0 :

## Settings
settings-compact = Tables compactes
settings-compact-hint = À la table, des pièces plus petites et moins de mots, pour qui connaît les jeux par cœur. Sur les écrans larges seulement.
settings-reading = Lecture
settings-large = Grands caractères
settings-large-hint = Des lettres plus grandes d’un quart, sur toutes les pages. Un plateau peut alors dépasser la fenêtre.
settings-keys = Raccourcis clavier
settings-keys-hint = Jouer avec les touches de lettres, de chiffres et de symboles. Sans cette option, les flèches, Tab et Entrée restent utilisables.

## For the ear and the keyboard
skip-to-choices = Aller à vos choix
keys-board = Tab mène à chaque partie du plateau ; les flèches passent d’un élément à l’autre et en montrent l’effet
