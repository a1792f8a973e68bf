# Ce que dit toute la maison, quel que soit le jeu : mises en place refusées, actions refusées.

setup-players = On y joue de { $least } à { $most }, pas à { $players }.
setup-unknown-option = Il n’y a pas d’option « { $option } » (il y a : { $known }).
setup-rules = Ce programme connaît les versions 1 à { $newest } des règles de ce jeu, pas la version { $found }.
setup-unknown-value = L’option « { $option } » ne peut pas valoir « { $value } » (possible : { $known }).

illegal-over = La partie est terminée.
illegal-not-your-turn = Ce n’est pas votre tour.

# Ce qui ne va pas dans un compte rendu.

record-not-json = Ce n’est pas un compte rendu de ce programme, ou il est incomplet.
record-too-large = Il est trop grand pour un compte rendu.
record-no-such-game = On ne joue pas à « { $game } » ici.
record-format = Il n’est pas au format des comptes rendus de ce programme.
record-other-game = C’est le compte rendu d’un autre jeu.
record-setup = Sa mise en place n’est pas jouable. { $why }
record-holders = Sa liste de joueurs n’est pas juste.
record-seed = Sa graine n’est pas celle dont il montre l’empreinte.
record-start = Les tirages de sa mise en place ne conviennent pas.
record-unreadable = Coup { $step } : « { $action } » n’est pas une action de ce jeu.
record-refused = Coup { $step }, { $who } : « { $action } » n’est pas permis. { $why }
record-chance = Coup { $step } : ces tirages ne sont pas possibles.
record-not-from-seed = Coup { $step } : sa graine donne d’autres tirages.
record-continues = Il annonce plus de coups venus d’une autre partie qu’il n’en contient.
record-result = Son résultat n’est pas celui auquel mènent ces coups.
record-wrong = Ce qu’il contient ne va pas ensemble.
