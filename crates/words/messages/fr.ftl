# Ce que dit toute la maison, quel que soit le jeu : mises en place refusées, actions refusées.

setup-players = On y joue de { $least } à { $most }, pas à { $players }.
setup-unknown-option = Il n’y a pas d’option « { $option } » (il y a : { $known }).
setup-rules = Ce programme connaît les versions 1 à { $newest } des règles de ce jeu, pas la version { $found }.
setup-unknown-value = L’option « { $option } » ne peut pas valoir « { $value } » (possible : { $known }).

illegal-over = La partie est terminée.
illegal-not-your-turn = Ce n’est pas votre tour.
