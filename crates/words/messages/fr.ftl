# Commun à tous les jeux : mises en place refusées, actions refusées.

setup-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
setup-unknown-option = Il n’y a pas d’option « { $option } » (les options sont : { $known }).
setup-rules = Ce programme connaît les versions 1 à { $newest } des règles de ce jeu, pas la version { $found }.
setup-unknown-value = L’option « { $option } » ne peut pas valoir « { $value } » (valeurs possibles : { $known }).

illegal-over = La partie est terminée.
illegal-not-your-turn = Ce n’est pas votre tour.

# Ce qui ne va pas dans une partie enregistrée.

record-not-json = Ce n’est pas une partie enregistrée par ce programme, ou elle est incomplète.
record-too-large = Ce fichier est trop volumineux pour une partie enregistrée.
record-no-such-game = Il n’y a pas de jeu « { $game } » ici.
record-format = Ce fichier n’est pas au format des parties enregistrées par ce programme.
record-other-game = C’est une partie d’un autre jeu.
record-setup = Sa mise en place n’est pas jouable. { $why }
record-holders = Sa liste de joueurs est incorrecte.
record-seed = Sa graine ne correspond pas à l’empreinte indiquée.
record-start = Les tirages de sa mise en place ne correspondent pas.
record-unreadable = Coup { $step } : « { $action } » n’est pas une action de ce jeu.
record-refused = Coup { $step }, { $who } : « { $action } » n’est pas permis. { $why }
record-chance = Coup { $step } : ces tirages ne sont pas possibles.
record-not-from-seed = Coup { $step } : sa graine donne d’autres tirages.
record-continues = Elle annonce plus de coups repris d’une autre partie qu’elle n’en contient.
record-result = Son résultat n’est pas celui auquel mènent ces coups.
record-steps = Elle compte trop de coups : la limite est ici de { $most }.
record-wrong = Son contenu se contredit.

## Chosen ahead

ahead-answer = { $what }
ahead-nothing = rien
