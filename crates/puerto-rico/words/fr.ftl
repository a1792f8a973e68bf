# Tout ce que dit Puerto Rico, en français.

## Marchandises, jetons, bâtiments, personnages

good-corn = maïs
    .of = de maïs
good-indigo = indigo
    .of = d’indigo
good-sugar = sucre
    .of = de sucre
good-tobacco = tabac
    .of = de tabac
good-coffee = café
    .of = de café
tile-corn = plantation de maïs
    .the = la plantation de maïs
    .a = une plantation de maïs
    .button = une plantation de maïs
    .on = sur une plantation de maïs
tile-indigo = plantation d’indigo
    .the = la plantation d’indigo
    .a = une plantation d’indigo
    .button = une plantation d’indigo
    .on = sur une plantation d’indigo
tile-sugar = plantation de sucre
    .the = la plantation de sucre
    .a = une plantation de sucre
    .button = une plantation de sucre
    .on = sur une plantation de sucre
tile-tobacco = plantation de tabac
    .the = la plantation de tabac
    .a = une plantation de tabac
    .button = une plantation de tabac
    .on = sur une plantation de tabac
tile-coffee = plantation de café
    .the = la plantation de café
    .a = une plantation de café
    .button = une plantation de café
    .on = sur une plantation de café
tile-quarry = carrière
    .the = la carrière
    .a = une carrière
    .button = une carrière
    .on = sur une carrière
building-small-indigo-plant = petite teinturerie
    .the = la petite teinturerie
    .button = la petite teinturerie
    .on = dans la petite teinturerie
building-small-sugar-mill = petite raffinerie de sucre
    .the = la petite raffinerie de sucre
    .button = la petite raffinerie de sucre
    .on = dans la petite raffinerie de sucre
building-indigo-plant = teinturerie
    .the = la teinturerie
    .button = la teinturerie
    .on = dans la teinturerie
building-sugar-mill = raffinerie de sucre
    .the = la raffinerie de sucre
    .button = la raffinerie de sucre
    .on = dans la raffinerie de sucre
building-tobacco-storage = séchoir à tabac
    .the = le séchoir à tabac
    .button = le séchoir à tabac
    .on = dans le séchoir à tabac
building-coffee-roaster = brûlerie de café
    .the = la brûlerie de café
    .button = la brûlerie de café
    .on = dans la brûlerie de café
building-small-market = petit marché
    .the = le petit marché
    .button = le petit marché
    .on = dans le petit marché
building-hacienda = hacienda
    .the = l’hacienda
    .button = l’hacienda
    .on = dans l’hacienda
building-construction-hut = baraque de chantier
    .the = la baraque de chantier
    .button = la baraque de chantier
    .on = dans la baraque de chantier
building-small-warehouse = petit entrepôt
    .the = le petit entrepôt
    .button = le petit entrepôt
    .on = dans le petit entrepôt
building-hospice = hospice
    .the = l’hospice
    .button = l’hospice
    .on = dans l’hospice
building-office = comptoir
    .the = le comptoir
    .button = le comptoir
    .on = dans le comptoir
building-large-market = grand marché
    .the = le grand marché
    .button = le grand marché
    .on = dans le grand marché
building-large-warehouse = grand entrepôt
    .the = le grand entrepôt
    .button = le grand entrepôt
    .on = dans le grand entrepôt
building-factory = manufacture
    .the = la manufacture
    .button = la manufacture
    .on = dans la manufacture
building-university = université
    .the = l’université
    .button = l’université
    .on = dans l’université
building-harbor = port
    .the = le port
    .button = le port
    .on = dans le port
building-wharf = quai
    .the = le quai
    .button = le quai
    .on = sur le quai
building-guild-hall = guilde
    .the = la guilde
    .button = la guilde
    .on = dans la guilde
building-residence = résidence
    .the = la résidence
    .button = la résidence
    .on = dans la résidence
building-fortress = forteresse
    .the = la forteresse
    .button = la forteresse
    .on = dans la forteresse
building-customs-house = douane
    .the = la douane
    .button = la douane
    .on = dans la douane
building-city-hall = hôtel de ville
    .the = l’hôtel de ville
    .button = l’hôtel de ville
    .on = dans l’hôtel de ville
role-settler = planteur
    .the = le planteur
role-mayor = intendant
    .the = l’intendant
role-builder = maçon
    .the = le maçon
role-craftsman = artisan
    .the = l’artisan
role-trader = marchand
    .the = le marchand
role-captain = capitaine
    .the = le capitaine
role-prospector = chercheur d’or
    .the = le chercheur d’or
role-prospector-2 = second chercheur d’or
    .the = le second chercheur d’or

## Ce qui est demandé, en un mot

step-role = choisir un personnage
step-hacienda = décider de l’hacienda
step-settle = choisir un jeton
step-hospice = décider de l’hospice
step-privilege = décider du colon de l’intendant
step-place = placer les colons
step-build = choisir un bâtiment
step-university = décider de l’université
step-produce = décider de produire ou non
step-extra = choisir le tonneau supplémentaire de l’artisan
step-trade = vendre un tonneau
step-load = charger des tonneaux
step-bonus = décider des points de bonus
step-store = remplir les entrepôts
step-keep = choisir le tonneau à garder
step-over = rien

## Options

option-factory-university = Manufacture et université
option-factory-university-standard = prix imprimés (7 et 8)
option-factory-university-swapped = prix échangés (8 et 7)
option-open-scores = Points de victoire
option-open-scores-on = visibles de tous
option-open-scores-off = cachés pendant la partie
option-together = Placement des colons
option-together-off = chacun son tour
option-together-on = en même temps quand c’est possible

## Points et fins de partie

score-chips = Jetons points de victoire
score-buildings = Bâtiments
score-guild-hall = Guilde
score-residence = Résidence
score-fortress = Forteresse
score-customs-house = Douane
score-city-hall = Hôtel de ville
ending-colonists = le navire de colons n’a pas pu être rempli
ending-city-full = une cité est pleine
ending-chips = le dernier jeton point de victoire a été pris

## Consignes

order-produce = Produire automatiquement
order-extra = Prendre le tonneau supplémentaire de l’artisan quand il n’y a qu’une sorte
order-bonus = Toujours prendre les points bonus du capitaine et du port
order-colonist = Toujours prendre le colon proposé
order-hacienda = Toujours piocher avec l’hacienda
ahead-role = Mon prochain personnage
ahead-settle = Si le planteur est joué, je prends
ahead-place = Si l’intendant est joué, mes colons vont ici, l’un après l’autre
ahead-build = Si le maçon est joué, je construis
ahead-trade = Si le marchand est joué, je vends

## Demandé à un joueur

ask-role = Choisissez un personnage.
ask-hacienda = Votre hacienda : piocher d’abord une plantation face cachée ?
ask-settle = Planteur : choisissez un jeton pour votre île, ou aucun.
ask-hospice = Votre hospice : un colon pour { $place } ?
ask-privilege = Privilège de l’intendant : prendre un colon de plus dans la réserve ?
ask-place = Placez vos colons : encore { $left } à placer.
ask-build = Maçon : choisissez un bâtiment, ou aucun. Vous avez { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}.
ask-university = Votre université : un colon pour { $place } ?
ask-produce = Artisan : produire vos marchandises ?
ask-extra = Privilège de l’artisan : choisissez un tonneau de plus, ou aucun.
ask-trade = Marchand : vendez un tonneau, ou rien.
ask-load = Capitaine : vous devez charger. Choisissez la marchandise.
ask-wharf = Capitaine : aucun navire ne prend vos marchandises. Utilisez votre quai, ou passez.
ask-bonus = Capitaine : il reste { $left ->
    [one] { $left } point
   *[other] { $left } points
} de victoire dans la réserve, et le dernier met fin à la partie après cette manche. { $bonus ->
    [one] Prendre votre point de bonus ?
   *[other] Combien de vos { $bonus } points de bonus prenez-vous ?
}
ask-store = Vos entrepôts : choisissez une marchandise à stocker, ou arrêtez ({ $left ->
    [one] place pour une marchandise encore
   *[other] place pour { $left } marchandises encore
}).
ask-keep = Gardez un tonneau ; les autres sont perdus. Lequel ?

## Dit à ceux qui attendent

waiting-role = { $who } choisit un personnage.
waiting-hacienda = { $who } peut piocher avec l’hacienda.
waiting-settle = { $who } choisit un jeton.
waiting-hospice = { $who } peut prendre un colon avec l’hospice.
waiting-privilege = { $who } peut prendre un colon de plus.
waiting-place = { $who } place ses colons.
waiting-place-many = { $who } placent leurs colons.
waiting-build = { $who } peut construire.
waiting-university = { $who } peut prendre un colon avec l’université.
waiting-produce = { $who } peut produire.
waiting-extra = { $who } peut prendre un tonneau de plus.
waiting-trade = { $who } peut vendre un tonneau.
waiting-load = { $who } charge.
waiting-bonus = { $who } peut prendre des points de bonus ou y renoncer.
waiting-store = { $who } remplit ses entrepôts.
waiting-keep = { $who } choisit un tonneau à garder.
waiting-over = { $who } n’a plus rien à faire.

## Actions

# Une quantité de marchandise, dans une liste : 3 maïs et 1 sucre.
amount = { $count } { $good }
action-take = Prendre { $role }{ $coins ->
    [0] {""}
    [one] {" et "}{ $coins } doublon
   *[other] {" et "}{ $coins } doublons
}
action-place = Colon { $place }
action-build = Construire { $building } ({ $price ->
    [0] gratuit
    [one] { $price } doublon
   *[other] { $price } doublons
})
action-draw-plantation = Piocher une plantation
action-decline-plantation = Ne pas piocher
action-take-colonist = Prendre le colon
action-decline-colonist = Pas de colon
action-load = Charger { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} { $good } sur le navire { $ship } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
    [one] {", plus "}{ $bonus } point de bonus si vous le voulez
   *[other] {", plus jusqu’à "}{ $bonus } points de bonus si vous le voulez
})
action-wharf = Expédier { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} { $good } depuis votre quai ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
    [one] {", plus "}{ $bonus } point de bonus si vous le voulez
   *[other] {", plus jusqu’à "}{ $bonus } points de bonus si vous le voulez
})
action-store = Stocker { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} { $good }
action-keep = Garder un tonneau { $good }
action-settle = Prendre { $tile }
action-extra = Un tonneau { $good } de plus
action-sell = Vendre un tonneau { $good } pour { $price ->
    [0] rien
    [one] { $price } doublon
   *[other] { $price } doublons
}
action-produce = Produire { $goods }{ $factory ->
    [0] {""}
    [one] {" (manufacture : "}{ $factory } doublon)
   *[other] {" (manufacture : "}{ $factory } doublons)
}
action-decline-production = Ne pas produire
action-pass-settle = Ne prendre aucun jeton
action-pass-build = Ne rien construire
action-pass-trade = Ne rien vendre
action-pass-load = Passer
action-done-storing = Ne rien stocker de plus
action-decline-extra = Pas de tonneau supplémentaire
action-bonus = { $points ->
    [0] Ne prendre aucun point de bonus
    [one] Prendre { $points } point de bonus
   *[other] Prendre { $points } points de bonus
} ({ $left ->
    [0] vide la réserve : la partie se termine après cette manche
    [one] il reste { $left } point dans la réserve
   *[other] il reste { $left } points dans la réserve
})

## Ce qui s’est passé

event-row-laid = { $count ->
    [0] Il ne reste aucune plantation à disposer.
   *[other] Plantations visibles : { $goods }.
}
event-reshuffled = Les plantations défaussées sont mélangées de nouveau.
event-role-taken = { $who } prend { $role }{ $coins ->
    [0] {""}
    [one] {" et le doublon posé sur la carte"}
   *[other] {" et les "}{ $coins } doublons posés sur la carte
}.
event-drawn = { $who } pioche { $tile } avec l’hacienda.
event-settled = { $who } pose { $tile }.
event-colonist-placed = { $who } reçoit un colon { $place }.
event-extra-colonist = { $who } prend un colon de plus dans la réserve.
event-colonists-arrived = { $who } reçoit { $count ->
    [one] { $count } colon
   *[other] { $count } colons
} du navire.
event-placed = { $who } place un colon { $place }.
event-all-placed = { $who } remplit tous ses cercles{ $left ->
    [0] {""}
    [one] {" ; "}{ $left } colon reste à San Juan
   *[other] {" ; "}{ $left } colons restent à San Juan
}.
event-ship-refilled = { $count ->
    [0] Aucun colon ne monte sur le navire de colons.
    [one] { $count } colon monte sur le navire de colons.
   *[other] { $count } colons montent sur le navire de colons.
}
event-built = { $who } construit { $building } { $price ->
    [0] gratuitement
    [one] pour { $price } doublon
   *[other] pour { $price } doublons
}.
event-produced = { $who } produit { $goods }{ $factory ->
    [0] {""}
    [one] {" ; la manufacture rapporte "}{ $factory } doublon
   *[other] {" ; la manufacture rapporte "}{ $factory } doublons
}.
event-extra-taken = { $who } prend un tonneau { $good } de plus.
event-sold = { $who } vend un tonneau { $good } pour { $price ->
    [0] rien
    [one] { $price } doublon
   *[other] { $price } doublons
}.
event-house-emptied = Le magasin, plein, est vidé.
event-loaded = { $who } charge { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} { $good } sur le navire { $ship } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-wharfed = { $who } expédie { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} { $good } depuis son quai et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-bonus-taken = { $who } prend { $offered ->
    [one] le point de bonus
   *[other] { $points } des { $offered } points de bonus
}.
event-stored = { $who } stocke { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} { $good }.
event-kept = { $who } garde un tonneau { $good }.
event-lost = { $who } perd { $goods }.
event-sailed = Le navire { $ship } part avec sa cargaison { $good }.
event-prospected = { $who } reçoit { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}.
event-last-round = La partie se termine après cette manche : { $why }.
event-round-began = Une nouvelle manche commence. { $who } est gouverneur.
event-game-over = La partie est terminée : { $why }.
event-declined-hacienda = { $who } ne pioche pas avec l’hacienda.
event-declined-settle = { $who } ne prend aucun jeton.
event-declined-hospice = { $who } refuse le colon de l’hospice.
event-declined-privilege = { $who } refuse le colon de l’intendant.
event-declined-build = { $who } ne construit rien.
event-declined-university = { $who } refuse le colon de l’université.
event-declined-produce = { $who } ne produit pas.
event-declined-extra = { $who } refuse le tonneau supplémentaire.
event-declined-trade = { $who } ne vend rien.
event-declined-load = { $who } ne charge pas.
event-declined-bonus = { $who } ne prend aucun point de bonus.
event-declined-store = { $who } ne stocke rien de plus.

## Pourquoi pas

why-not-now = Pas maintenant. La décision en cours : { $step }.
why-role-taken = Quelqu’un a déjà pris { $role } pendant cette manche.
why-role-not-in-play = À ce nombre de joueurs, { $role } n’est pas en jeu.
why-no-plantation = Il n’y a pas de plantation { $good } visible.
why-no-quarry-left = Il ne reste aucune carrière.
why-no-quarry = Seul le planteur, ou le propriétaire d’une baraque de chantier occupée, peut prendre une carrière.
why-no-such-place = Vous n’avez pas ceci : { $place }.
why-place-full = Tous les cercles sont occupés : { $place }.
why-building-owned = Vous avez déjà { $building }.
why-building-sold-out = Il n’en reste plus : { $building }.
why-city-full = Pas assez de place dans votre cité pour { $building } : il faut { $needs ->
    [one] une case
   *[other] { $needs } cases
}, il en reste { $free ->
    [0] zéro
    [one] une seule
   *[other] { $free }
}.
why-too-expensive = Trop cher : { $building } coûte { $price ->
    [one] { $price } doublon
   *[other] { $price } doublons
}, il vous en manque { $missing }.
why-supply-empty = La réserve n’a plus de tonneau { $good }.
why-not-produced = Vous n’avez produit aucun tonneau { $good } à l’instant.
why-no-barrel = Vous n’avez aucun tonneau { $good }.
why-house-has-kind = Le magasin a déjà un tonneau { $good }, et vous n’avez pas de comptoir occupé.
why-no-such-ship = Il n’y a pas de navire { $ship } à ce nombre de joueurs.
why-ship-full = Le navire { $ship } est plein.
why-ship-carries = Le navire { $ship } transporte autre chose : { $carried }.
why-other-ship-carries = Le navire { $ship } transporte déjà des tonneaux { $good }.
why-another-takes-more = Un autre navire vide a de la place pour plus de tonneaux { $good } que le navire { $ship }.
why-no-wharf = Vous n’avez pas de quai occupé.
why-wharf-used = Vous avez déjà utilisé votre quai dans cette phase.
why-must-load = Vous pouvez charger, vous devez donc le faire.
why-one-bonus = Ce chargement ne vous donne qu’un point de bonus.
why-already-stored = Vos tonneaux { $good } sont déjà stockés.
why-no-warehouse = Vos entrepôts n’ont plus de place pour une autre marchandise.
