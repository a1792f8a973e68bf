# Tout ce que dit Puerto Rico, en français.

## Le nom du jeu

game = Puerto Rico

## Marchandises, tuiles, bâtiments, rôles

good-corn = maïs
good-indigo = indigo
good-sugar = sucre
good-tobacco = tabac
good-coffee = café
tile-corn = plantation de maïs
    .the = la plantation de maïs
    .a = une plantation de maïs
tile-indigo = plantation d’indigo
    .the = la plantation d’indigo
    .a = une plantation d’indigo
tile-sugar = plantation de sucre
    .the = la plantation de sucre
    .a = une plantation de sucre
tile-tobacco = plantation de tabac
    .the = la plantation de tabac
    .a = une plantation de tabac
tile-coffee = plantation de café
    .the = la plantation de café
    .a = une plantation de café
tile-quarry = carrière
    .the = la carrière
    .a = une carrière
building-small-indigo-plant = petite teinturerie
    .the = la petite teinturerie
building-small-sugar-mill = petite raffinerie de sucre
    .the = la petite raffinerie de sucre
building-indigo-plant = teinturerie
    .the = la teinturerie
building-sugar-mill = raffinerie de sucre
    .the = la raffinerie de sucre
building-tobacco-storage = séchoir à tabac
    .the = le séchoir à tabac
building-coffee-roaster = brûlerie de café
    .the = la brûlerie de café
building-small-market = petit marché
    .the = le petit marché
building-hacienda = hacienda
    .the = l’hacienda
building-construction-hut = baraque de chantier
    .the = la baraque de chantier
building-small-warehouse = petit entrepôt
    .the = le petit entrepôt
building-hospice = hospice
    .the = l’hospice
building-office = comptoir
    .the = le comptoir
building-large-market = grand marché
    .the = le grand marché
building-large-warehouse = grand entrepôt
    .the = le grand entrepôt
building-factory = manufacture
    .the = la manufacture
building-university = université
    .the = l’université
building-harbor = port
    .the = le port
building-wharf = quai
    .the = le quai
building-guild-hall = guilde
    .the = la guilde
building-residence = résidence
    .the = la résidence
building-fortress = forteresse
    .the = la forteresse
building-customs-house = douane
    .the = la douane
building-city-hall = hôtel de ville
    .the = l’hôtel de ville
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

step-role = choisir un rôle
step-hacienda = décider de l’hacienda
step-settle = choisir une tuile
step-hospice = décider de l’hospice
step-privilege = décider du colon de l’intendant
step-place = placer les colons
step-build = choisir un bâtiment
step-university = décider de l’université
step-produce = décider de produire ou non
step-extra = choisir le tonneau supplémentaire de l’artisan
step-trade = vendre un tonneau
step-load = charger des tonneaux
step-store = remplir les entrepôts
step-keep = choisir le tonneau à garder
step-over = rien

## Options

option-factory-university = Manufacture et université
option-factory-university-standard = comme imprimé (manufacture 7, université 8)
option-factory-university-swapped = prix échangés (manufacture 8, université 7)
option-open-scores = Points de victoire
option-open-scores-on = visibles par tous
option-open-scores-off = cachés pendant la partie

## Points et fins de partie

score-chips = Jetons de points de victoire
score-buildings = Bâtiments
score-guild-hall = Guilde
score-residence = Résidence
score-fortress = Forteresse
score-customs-house = Douane
score-city-hall = Hôtel de ville
ending-colonists = le navire des colons n’a pas pu être rempli
ending-city-full = une cité est pleine
ending-chips = le dernier point de victoire a été pris

## Consignes

order-produce = Produire automatiquement
order-colonist = Toujours prendre le colon proposé
order-hacienda = Toujours piocher avec l’hacienda


## Demandé à un joueur

ask-role = Choisissez un rôle.
ask-hacienda = Votre hacienda : piocher d’abord une plantation face cachée ?
ask-settle = Planteur : choisissez une tuile pour votre île, ou aucune.
ask-hospice = Votre hospice : un colon pour { $place } ?
ask-privilege = Privilège de l’intendant : prendre un colon de plus dans la réserve ?
ask-place = Placez vos colons : encore { $left }.
ask-build = Maçon : choisissez un bâtiment, ou aucun. Vous avez { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}.
ask-university = Votre université : un colon pour { $place } ?
ask-produce = Artisan : produire vos marchandises ?
ask-extra = Privilège de l’artisan : choisissez un tonneau de plus, ou aucun.
ask-trade = Marchand : vendez un tonneau, ou aucun.
ask-load = Capitaine : vous devez charger. Choisissez quoi.
ask-wharf = Capitaine : aucun navire ne prend vos marchandises. Utilisez votre quai, ou passez.
ask-store = Vos entrepôts : choisissez une sorte à stocker, ou arrêtez ({ $left ->
    [one] place pour une sorte encore
   *[other] place pour { $left } sortes encore
}).
ask-keep = Gardez un tonneau ; les autres sont perdus. Lequel ?

## Dit à ceux qui attendent

waiting-role = { $who } choisit un rôle.
waiting-hacienda = { $who } peut piocher avec l’hacienda.
waiting-settle = { $who } choisit une tuile.
waiting-hospice = { $who } peut prendre un colon avec l’hospice.
waiting-privilege = { $who } peut prendre un colon de plus.
waiting-place = { $who } place ses colons.
waiting-build = { $who } peut construire.
waiting-university = { $who } peut prendre un colon avec l’université.
waiting-produce = { $who } peut produire.
waiting-extra = { $who } choisit un tonneau de plus.
waiting-trade = { $who } peut vendre un tonneau.
waiting-load = { $who } charge.
waiting-store = { $who } remplit ses entrepôts.
waiting-keep = { $who } choisit un tonneau à garder.
waiting-over = { $who } n’a plus rien à faire.

## Actions

action-take = Prendre le rôle : { $role }{ $coins ->
    [0] {""}
   *[other] {" (+"}{ $coins })
}
action-place = Colon sur : { $place }
action-build = Construire : { $building } ({ $price ->
    [one] { $price } doublon
   *[other] { $price } doublons
})
action-draw-plantation = Piocher une plantation
action-decline-plantation = Ne pas piocher
action-take-colonist = Prendre le colon
action-decline-colonist = Pas de colon
action-load = Charger : { $good } sur le navire { $ship } ({ $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
action-wharf = Expédier par votre quai : { $good } ({ $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
action-store = Stocker : { $good } ({ $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
})
action-keep = Garder un tonneau : { $good }
action-settle = Prendre : { $tile }
action-extra = Un tonneau de plus : { $good }
action-sell = Vendre : { $good } pour { $price ->
    [one] { $price } doublon
   *[other] { $price } doublons
}
action-produce = Produire { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
}{ $corn ->
    [0] {""}
   *[other] {" · "}{ $corn } maïs
}{ $indigo ->
    [0] {""}
   *[other] {" · "}{ $indigo } indigo
}{ $sugar ->
    [0] {""}
   *[other] {" · "}{ $sugar } sucre
}{ $tobacco ->
    [0] {""}
   *[other] {" · "}{ $tobacco } tabac
}{ $coffee ->
    [0] {""}
   *[other] {" · "}{ $coffee } café
}{ $factory ->
    [0] {""}
   *[other] {" · manufacture +"}{ $factory }
}
action-decline-production = Ne pas produire
action-pass-settle = Ne prendre aucune tuile
action-pass-build = Ne rien construire
action-pass-trade = Ne rien vendre
action-pass-load = Passer
action-done-storing = Ne rien stocker de plus
action-decline-extra = Pas de tonneau supplémentaire

## Ce qui s’est passé

event-row-laid = { $barrels ->
    [one] { $barrels } plantation est disposée
   *[other] { $barrels } plantations sont disposées
}{ $corn ->
    [0] {""}
   *[other] {" · "}{ $corn } maïs
}{ $indigo ->
    [0] {""}
   *[other] {" · "}{ $indigo } indigo
}{ $sugar ->
    [0] {""}
   *[other] {" · "}{ $sugar } sucre
}{ $tobacco ->
    [0] {""}
   *[other] {" · "}{ $tobacco } tabac
}{ $coffee ->
    [0] {""}
   *[other] {" · "}{ $coffee } café
}
event-reshuffled = Les plantations défaussées sont mélangées.
event-role-taken = { $who } prend le rôle : { $role }{ $coins ->
    [0] {""}
    [one] {" avec "}{ $coins } doublon
   *[other] {" avec "}{ $coins } doublons
}.
event-drawn = { $who } pioche avec l’hacienda : { $tile }.
event-settled = { $who } pose : { $tile }.
event-colonist-placed = { $who } reçoit un colon pour : { $place }.
event-extra-colonist = { $who } prend un colon de plus dans la réserve.
event-colonists-arrived = { $who } reçoit { $count ->
    [one] { $count } colon
   *[other] { $count } colons
}.
event-placed = { $who } place un colon : { $place }.
event-all-placed = { $who } remplit tous ses cercles{ $left ->
    [0] {""}
   *[other] {" ; restent à San Juan : "}{ $left }
}.
event-ship-refilled = Le navire des colons est rempli : { $count }.
event-built = { $who } construit : { $building }, pour { $price ->
    [one] { $price } doublon
   *[other] { $price } doublons
}.
event-produced = { $who } produit { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
}{ $corn ->
    [0] {""}
   *[other] {" · "}{ $corn } maïs
}{ $indigo ->
    [0] {""}
   *[other] {" · "}{ $indigo } indigo
}{ $sugar ->
    [0] {""}
   *[other] {" · "}{ $sugar } sucre
}{ $tobacco ->
    [0] {""}
   *[other] {" · "}{ $tobacco } tabac
}{ $coffee ->
    [0] {""}
   *[other] {" · "}{ $coffee } café
}{ $factory ->
    [0] {""}
   *[other] {" · manufacture +"}{ $factory }
}
event-extra-taken = { $who } prend un tonneau de plus : { $good }.
event-sold = { $who } vend : { $good }, pour { $price ->
    [one] { $price } doublon
   *[other] { $price } doublons
}.
event-house-emptied = La maison de commerce, pleine, est vidée.
event-loaded = { $who } charge { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} sur le navire { $ship } ({ $good }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-wharfed = { $who } expédie { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} par le quai ({ $good }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-stored = { $who } stocke : { $good } ({ $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
}).
event-kept = { $who } garde un tonneau : { $good }.
event-lost = { $who } perd { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
}{ $corn ->
    [0] {""}
   *[other] {" · "}{ $corn } maïs
}{ $indigo ->
    [0] {""}
   *[other] {" · "}{ $indigo } indigo
}{ $sugar ->
    [0] {""}
   *[other] {" · "}{ $sugar } sucre
}{ $tobacco ->
    [0] {""}
   *[other] {" · "}{ $tobacco } tabac
}{ $coffee ->
    [0] {""}
   *[other] {" · "}{ $coffee } café
}
event-sailed = Le navire { $ship } part avec sa cargaison : { $good }.
event-prospected = { $who } trouve { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}.
event-last-round = La partie se termine après ce tour : { $why }.
event-round-began = Un tour commence. { $who } est gouverneur.
event-game-over = La partie est terminée : { $why }.
event-declined-hacienda = { $who } ne pioche pas avec l’hacienda.
event-declined-settle = { $who } ne prend aucune tuile.
event-declined-hospice = { $who } refuse le colon de l’hospice.
event-declined-privilege = { $who } refuse le colon de l’intendant.
event-declined-build = { $who } ne construit rien.
event-declined-university = { $who } refuse le colon de l’université.
event-declined-produce = { $who } ne produit pas.
event-declined-extra = { $who } refuse le tonneau supplémentaire.
event-declined-trade = { $who } ne vend rien.
event-declined-load = { $who } ne charge pas.
event-declined-store = { $who } ne stocke rien de plus.

## Pourquoi pas

why-not-now = Pas maintenant. Demandé maintenant : { $step }.
why-role-taken = Ce rôle est déjà pris dans ce tour : { $role }.
why-role-not-in-play = Ce rôle n’est pas en jeu à ce nombre de joueurs : { $role }.
why-no-plantation = Aucune plantation de cette sorte n’est visible : { $good }.
why-no-quarry-left = Il ne reste aucune carrière.
why-no-quarry = Seul le planteur, ou une baraque de chantier occupée, permet de prendre une carrière.
why-no-such-place = Vous n’avez pas ceci : { $place }.
why-place-full = Tous les cercles sont occupés : { $place }.
why-building-owned = Vous l’avez déjà : { $building }.
why-building-sold-out = Il n’en reste plus : { $building }.
why-city-full = Pas assez de place : { $building } occupe { $needs } cases de cité, il vous en reste { $free }.
why-too-expensive = Trop cher : { $building } coûte { $price }, { $missing ->
    [one] il manque { $missing } doublon
   *[other] il manque { $missing } doublons
}.
why-supply-empty = La réserve n’a plus de tonneau : { $good }.
why-not-produced = Vous n’en avez pas produit à l’instant : { $good }.
why-no-barrel = Vous n’avez aucun tonneau de cette sorte : { $good }.
why-house-has-kind = La maison de commerce a déjà cette sorte, et vous n’avez pas de comptoir occupé : { $good }.
why-no-such-ship = Il n’y a pas de navire { $ship } à ce nombre de joueurs.
why-ship-full = Le navire { $ship } est plein.
why-ship-carries = Le navire { $ship } porte autre chose : { $carried }.
why-other-ship-carries = Le navire { $ship } porte déjà cette sorte : { $good }.
why-another-takes-more = Un autre navire vide prend plus de vos tonneaux que le navire { $ship } : { $good }.
why-no-wharf = Vous n’avez pas de quai occupé.
why-wharf-used = Vous avez déjà utilisé votre quai dans cette phase.
why-must-load = Vous pouvez charger, donc vous le devez.
why-already-stored = C’est déjà stocké : { $good }.
why-no-warehouse = Aucun entrepôt n’a de place pour une sorte de plus.
