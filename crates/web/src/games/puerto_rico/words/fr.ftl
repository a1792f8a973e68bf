## Le plateau de Puerto Rico
board-confirm-place =
    { $n ->
        [one] Placer ce colon
       *[other] Placer ces { $n } colons
    }
board-confirm-store =
    { $n ->
        [one] Stocker cette marchandise
       *[other] Stocker ces { $n } marchandises
    }
board-confirm-wharf = Expédier depuis votre quai
board-confirm-load =
    { $n ->
        [one] Charger cette marchandise
       *[other] Charger ces { $n } marchandises
    }
board-plantations = Plantations proposées
board-buildings = Bâtiments
board-island = Île
board-colonists = colons
board-occupied = occupé
board-unoccupied = inoccupé
board-quarries = Carrières
board-stack = Plantations face cachée
board-colonist-ship = Navire de colons
board-aboard = { $n } à bord
board-barrels = { $n ->
    [one] { $n } tonneau
   *[other] { $n } tonneaux
}
board-cargo-ship = Navire de { $n } tonneaux
board-colonists-left = { $n } dans la réserve
board-in-san-juan = { $n } à San Juan
board-quarries-count = Au plus { $n ->
    [one] une carrière compte
   *[other] { $n } carrières comptent
}
board-worth = Vaut { $n ->
    [one] un point
   *[other] { $n } points
}

## À côté du plateau
table-draft-proposed = Vos colons sont à leur place, les nouveaux là où ils servent. Confirmez, ou déplacez-les.
result-tie-doubloons-barrels = Doublons et tonneaux
run-placed =
    { $listed ->
        [1] { $who } place { $count } colons : { $what }.
       *[other] { $who } place { $count } colons.
    }

## Ce que font les choses
board-trading-house-rule = Il a de la place pour quatre tonneaux, normalement de types différents. S’il est plein à la fin de la phase du marchand, on le vide.
board-quarries-rule = Chaque carrière occupée réduit de 1 doublon le prix d’un bâtiment, dans la limite du numéro de sa colonne.
board-stack-rule = La rangée visible est renouvelée à partir d’ici après chaque phase du planteur.
board-cargo-ship-rule = Ne transporte qu’un seul type de marchandise. S’il est plein, il part à la fin de la phase du capitaine.
board-colonist-ship-rule = Ces colons sont distribués pendant la phase de l’intendant.
board-building-small-indigo-plant-rule = Produit un tonneau d’indigo si elle est occupée et que vous avez une plantation d’indigo occupée.
board-building-indigo-plant-rule = Produit jusqu’à trois tonneaux d’indigo : un par colon présent, à condition d’avoir autant de plantations d’indigo occupées.
board-building-small-sugar-mill-rule = Produit un tonneau de sucre si elle est occupée et que vous avez une plantation de sucre occupée.
board-building-sugar-mill-rule = Produit jusqu’à trois tonneaux de sucre : un par colon présent, à condition d’avoir autant de plantations de sucre occupées.
board-building-tobacco-storage-rule = Produit jusqu’à trois tonneaux de tabac : un par colon présent, à condition d’avoir autant de plantations de tabac occupées.
board-building-coffee-roaster-rule = Produit jusqu’à deux tonneaux de café : un par colon présent, à condition d’avoir autant de plantations de café occupées.
board-building-small-market-rule = Vous recevez 1 doublon de plus quand vous vendez.
board-building-hacienda-rule = Pendant la phase du planteur, vous pouvez d’abord piocher une plantation face cachée.
board-building-construction-hut-rule = Pendant la phase du planteur, vous pouvez prendre une carrière au lieu d’une plantation.
board-building-small-warehouse-rule = Permet de garder tous ses tonneaux d’un type de marchandise à la fin de la phase du capitaine.
board-building-hospice-rule = Le jeton pris pendant la phase du planteur peut arriver avec un colon.
board-building-office-rule = Vous pouvez vendre un type de marchandise qui se trouve déjà dans le magasin.
board-building-large-market-rule = Vous recevez 2 doublons de plus quand vous vendez.
board-building-large-warehouse-rule = Permet de garder tous ses tonneaux de deux types de marchandises à la fin de la phase du capitaine.
board-building-factory-rule = Produire plusieurs types de marchandises rapporte : 1 doublon pour deux types, 2 pour trois, 3 pour quatre, 5 pour cinq.
board-building-university-rule = Le bâtiment que vous construisez peut arriver avec un colon.
board-building-harbor-rule = À chaque chargement, vous marquez 1 point de victoire de plus.
board-building-wharf-rule = Une fois par phase du capitaine, vous pouvez expédier tous vos tonneaux d’un type de marchandise sans passer par un navire.
board-building-guild-hall-rule = À la fin de la partie : 1 point par petit bâtiment industriel, 2 par grand.
board-building-residence-rule = À la fin de la partie : 4 points jusqu’à neuf jetons sur l’île, 5 pour dix, 6 pour onze, 7 pour douze.
board-building-fortress-rule = À la fin de la partie : 1 point par groupe de trois de vos colons.
board-building-customs-house-rule = À la fin de la partie : 1 point par groupe de quatre points en jetons.
board-building-city-hall-rule = À la fin de la partie : 1 point par bâtiment mauve, celui-ci compris.
board-role-settler-rule = Chacun peut prendre une plantation. Le planteur peut prendre une carrière à la place.
board-role-mayor-rule = Chacun reçoit des colons et peut replacer tous les siens. L’intendant en reçoit un de plus.
board-role-builder-rule = Chacun peut construire un bâtiment. Le maçon paie 1 doublon de moins.
board-role-craftsman-rule = Chacun produit des marchandises. L’artisan reçoit un tonneau de plus.
board-role-trader-rule = Chacun peut vendre un tonneau. Le marchand reçoit 1 doublon de plus.
board-role-captain-rule = Chacun doit charger des marchandises et marque des points de victoire. Le capitaine en marque 1 de plus.
board-role-prospector-rule = Prenez 1 doublon à la banque. Les autres ne font rien.

## La page des règles
rules-buildings = Bâtiments
rules-building = Bâtiment
rules-circles = Cercles
rules-barrels = Tonneaux
rules-plantations = Plantations
rules-by-players = Selon le nombre de joueurs
rules-players = Joueurs
rules-doubloons = Doublons
rules-chips = Points de victoire
rules-colonists = Colons
rules-ships = Navires
rules-roles = Personnages
rules-row = Plantations visibles
