## The end of a game
ending-curve = Scores et courbe
ending-replay = Revoir la partie

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
settings-keys-hint = Jouer avec les lettres, les chiffres et les signes. Sans eux, il reste les flèches, Tab et Entrée.

## For the ear and the keyboard
skip-to-choices = Aller à vos choix
keys-board = Tab mène à chaque partie du plateau ; de là, les flèches vont d’une chose à l’autre et montrent son effet
