## Puerto Rico, le jeu de cartes : le plateau
board-sj-hand = Votre main
board-sj-no-cards = Aucune carte en main
board-sj-deck = Pioche
board-sj-deck-rule = Toutes les cartes se piochent ici, les marchandises aussi. Quand elle est vide, on mélange la défausse pour former une nouvelle pioche.
board-sj-discard = Défausse
board-sj-discard-rule = Les cartes y sont face cachée et personne ne les regarde.
board-sj-known = Connues de vous :
board-sj-drawn = Cartes piochées
board-sj-prices-rule = Cinq cartes Maison de commerce, dans un ordre qui se répète. La suivante est retournée quand quelqu’un prend le marchand ; elle indique combien de cartes rapporte chaque marchandise.
board-sj-prices-now = en cours
board-sj-prices-last = dernier
board-sj-prices-unseen = Pas encore vue
board-sj-prices-in = { $n ->
    [one] À la prochaine phase du marchand
   *[other] Dans { $n } phases du marchand
}
board-sj-standstill-nothing-built = { $n ->
    [one] Personne ne construit : la partie se termine à la fin de cette manche, sauf si quelqu’un construit.
   *[other] Personne ne construit : la partie se termine dans { $n } manches, sauf si quelqu’un construit.
}
board-sj-standstill-no-cards = { $n ->
    [one] Plus de carte à piocher : la partie se termine à la fin de cette manche, sauf si des cartes reviennent dans la pioche ou la défausse.
   *[other] Plus de carte à piocher : la partie se termine dans { $n } manches, sauf si des cartes reviennent dans la pioche ou la défausse.
}
board-sj-empty = aucune marchandise dessus
board-sj-over = Construit par-dessus :
board-sj-loses-good = la marchandise qui s’y trouve serait perdue
board-sj-tie = Égalité : cartes en main et marchandises
board-sj-tray-pay = Payé
board-sj-tray-discard = Défaussé
board-sj-tray-keep = Gardé
board-sj-tray-tuck = Glissé
board-sj-tray-produce = Produit
board-sj-tray-sell = Vendu
board-sj-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-sj-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
board-sj-limit = limite de { $n } cartes en début de manche
board-sj-buildings = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
} sur douze
board-sj-tucked = { $n ->
    [one] { $n } carte glissée
   *[other] { $n } cartes glissées
}
board-sj-unseen = { $n ->
    [one] encore { $n } non vue
   *[other] encore { $n } non vues
}
board-sj-gain = Rapporte { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-sj-sale = Se vend pour { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-sj-you-draw = vous : piochez { $n }
board-sj-you-produce = vous : { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
}
board-sj-you-sell = vous : { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
}
board-sj-role-builder-rule = Chacun peut construire un bâtiment et paie son coût avec des cartes de sa main. Le bâtisseur paie une carte de moins.
board-sj-role-producer-rule = Chacun peut produire une marchandise sur un bâtiment de production vide. Le producteur peut en produire une de plus.
board-sj-role-trader-rule = Une carte Maison de commerce est retournée, puis chacun peut vendre une marchandise. Le marchand peut en vendre une de plus.
board-sj-role-councillor-rule = Chacun pioche deux cartes et en garde une. Le maire en pioche cinq et en garde une.
board-sj-role-prospector-rule = Le chercheur d’or pioche une carte. Les autres ne reçoivent rien.

## À côté du plateau
run-produced = { $who } produit : { $what }.
run-sold = { $who } vend à { $price } en tout : { $what }.
run-paid = { $who } paie { $count } cartes.
run-paid-own = { $who } paie { $count } cartes : { $what }.

## La page des règles
rules-cards = Les cartes

# Ce que fait la confirmation
board-confirm-pay =
    { $n ->
        [one] Payer avec cette carte
       *[other] Payer avec ces { $n } cartes
    }
board-confirm-discard =
    { $n ->
        [one] Défausser cette carte
       *[other] Défausser ces { $n } cartes
    }
board-confirm-keep =
    { $n ->
        [one] Garder cette carte
       *[other] Garder ces { $n } cartes
    }
board-confirm-produce =
    { $n ->
        [one] Produire cette marchandise
       *[other] Produire ces { $n } marchandises
    }
board-confirm-sell =
    { $n ->
        [one] Vendre cette marchandise
       *[other] Vendre ces { $n } marchandises
    }
curve-rounds-here = Manche
