# Le plateau de Santiago de Cuba en français.

board-street = La rue
board-town = La ville
board-stop-harbour = Port
board-stop-harbour-rule = S’y arrêter déclenche une phase de livraisons ; le courtier reste en place. Le dépasser fait avancer la valeur d’un drapeau.
board-delivery = livraisons
board-car-here = La voiture est ici.
board-at-the-wheel = au volant
board-free = gratuit
board-stops-away = { $n ->
        [one] à { $n } arrêt
       *[other] à { $n } arrêts
    }
board-pesos = { $n ->
        [one] { $n } péso
       *[other] { $n } pésos
    }
board-crossing = dépasse le port : la valeur avance { $n ->
        [one] d’un drapeau
       *[other] de { $n } drapeaux
    }
board-standstill = { $n ->
        [one] Aucun navire ne part : la partie se termine à la fin de cette manche, sauf si un navire part.
       *[other] Aucun navire ne part : la partie se termine dans { $n } manches, sauf si un navire part.
    }
board-inactive = face cachée
board-inactive-rule = Face cachée : le joueur qui s’arrête ici n’utilise ni le Cubain ni un bâtiment. La tuile se retourne quand la voiture, passée par ici, repart.
board-up-again = de nouveau visible à l’arrivée de la voiture

board-district-yellow = Fleur jaune
board-district-blue = Fleur bleue
board-district-red = Fleur rouge
board-district-white = Fleur blanche
board-owned-by = appartient à { $name }
board-owned-by-nobody = sans propriétaire
board-broker-of = courtier : { $name }
board-no-use-now = inutile pour vous maintenant
board-uses-now = { $n ->
        [one] utile pour vous maintenant
       *[other] { $n } façons de l’utiliser maintenant
    }
board-broker = Courtier
board-broker-off = pas encore en ville
board-broker-rule = Après un Cubain, il va sur un autre bâtiment libre sous la même fleur et peut l’utiliser. Si le bâtiment appartient à un autre joueur, celui-ci reçoit 1 point.
board-markers-left = { $n ->
        [one] { $n } marqueur Propriété restant
       *[other] { $n } marqueurs Propriété restants
    }
board-markers-rule = Alonso permet de poser un marqueur sur un bâtiment sans propriétaire. Si le courtier d’un autre joueur s’y trouve à la fin de son tour, vous recevez 1 point.

board-ship-number = Navire { $n } sur 7
curve-rounds-here = Navire
board-ships-gone = Les { $n } navires sont partis
board-ship-track-rule = La partie s’arrête dès que le septième navire part.
board-ship-rule = Il part quand tous ses dés montrent 0 ou quand le pion Valeur atteint le drapeau à damier.
board-value = { $n } points par marchandise
board-value-rule = Ce que vaut chaque marchandise livrée. La valeur augmente quand la voiture dépasse le port et après une phase de livraisons où tous ont passé.
board-value-now = valeur actuelle
board-chequered = Drapeau à damier
board-chequered-rule = Quand le pion Valeur arrive ici, le navire part et un nouveau arrive, à 2 points par marchandise.
board-die-rule = Le navire en demande autant que le dé indique. On peut livrer du bois à la place, pour 1 point chacun.
board-die-shows = le dé montre { $n }
board-wanted = { $n ->
        [one] { $n } demandée
       *[other] { $n } demandées
    }
board-demand-met = plus rien à livrer
board-not-in-demand = non demandé
board-demand-waiting = pas encore de demande
board-demand-rolled = un dé n’est pas retenu
board-dice-wait = Les dés seront lancés à la fin du tour.
board-each = { $n } points chacune

board-round = Phase de livraisons
board-round-over = Dernière phase de livraisons
board-delivers-now = livre…
board-passed = a passé

board-supply-rule = Il y a huit marchandises de chaque type en tout. On ne prend que ce que la réserve contient.
board-screen = Derrière le paravent
board-screen-rule = Marchandises, pésos et points y sont cachés ; mais tous les gains et paiements sont publics : qui compte le sait.
board-screen-own = Derrière votre paravent
board-own-pesos = Vos pésos
board-own-pesos-rule = Le premier arrêt est gratuit, chaque arrêt suivant coûte 1 péso. À la fin, les pésos ne valent rien.
board-own-points = Vos points
board-own-points-rule = Le joueur qui en a le plus au départ du septième navire gagne.
board-own-good-rule = Se livre au port si le navire en demande. À la fin, trois marchandises font 1 point.
board-own-wood-rule = Se livre à la place d’une marchandise demandée, 1 point chacun. À la fin, trois marchandises font 1 point.
board-pieces = vous en avez { $n }

board-letter-sugar = S
board-letter-tobacco = T
board-letter-citrus = A
board-letter-rum = R
board-letter-cigars = C
board-letter-wood = B
board-letter-yellow = J
board-letter-blue = Bu
board-letter-red = R
board-letter-white = Bc

## À côté du plateau
run-bought-points = { $who } échange { $pesos } pésos contre { $count } points.
run-sold-points = { $who } échange { $count } points contre { $pesos } pésos.

## La page des règles
rules-cubans = Les Cubains
rules-cuban = Cubain
rules-flower = Fleur
rules-rebuilt-flower = La couleur de cette fleur est reconstituée : elle n’a pas pu être lue sur les tuiles et a été choisie pour s’accorder avec ce que l’on sait.
rules-pieces = Pièces
rules-die = Faces de son dé
board-sc-turn = { $first } – { $then }
board-sc-one-point = Échanger un point contre { $pesos } pésos, sans plus
board-sc-all-pesos = Échanger { $pesos } pésos contre { $points } { $points ->
    [one] point
   *[other] points
}

# What Confirm does
board-confirm-buy =
    { $n ->
        [one] Échanger des pésos contre 1 point
       *[other] Échanger des pésos contre { $n } points
    }
board-confirm-sell =
    { $n ->
        [one] Échanger 1 point contre des pésos
       *[other] Échanger { $n } points contre des pésos
    }
board-confirm-deliver =
    { $n ->
        [one] Faire cette livraison
       *[other] Faire ces { $n } livraisons
    }
board-confirm-clear =
    { $n ->
        [one] Tourner ce dé sur 0
       *[other] Tourner ces { $n } dés sur 0
    }
board-confirm-exchange = Échanger ces marchandises
