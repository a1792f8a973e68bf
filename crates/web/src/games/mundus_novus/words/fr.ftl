# Le plateau de Mundus Novus en français.

board-number = { $n }
board-mn-round = Manche { $n }
board-mn-phase-event = Événement
board-mn-phase-supply = Approvisionnement
board-mn-phase-trade = Échanges commerciaux
board-mn-phase-progression = Progression

board-mn-event = Événements
board-mn-no-event = Pas d’événement
board-mn-event-rule = À partir de la manche 2, le symbole de la première carte de la file est l’événement de toute la manche, même si cette carte est prise.
board-mn-event-now = l’événement de cette manche
board-mn-omen = événement si elle est en tête au début d’une manche

board-mn-line = La file Développement
board-mn-head = première de la file
board-mn-place = numéro { $n } de la file
board-mn-besides = votre main l’atteint et pourrait encore rapporter { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    }
board-mn-reach = { $n ->
        [1] la première
        [2] une des deux premières
        [3] une des trois premières
        [4] une des quatre premières
       *[5] une des cinq
    }
board-mn-development-deck = Pioche Développement
board-mn-development-deck-rule = Complète la file aussitôt. Quand une place ne peut être complétée, la partie se termine à la fin de la manche. Seul le propriétaire de Diego de Almagro peut y prendre une carte.
board-mn-rebuilt = reconstitué : les valeurs imprimées sont perdues
board-mn-detached = dans la seconde escadre
board-mn-last-round = Dernière manche

board-mn-ring = Les cartes proposées
board-mn-market = Marché
board-mn-market-rule = Un joueur qui prend une carte peut la placer ici et prendre à la place une de ces trois cartes.
board-mn-display = Face visible, pour les caravelles
board-mn-taken = vient d’être prise
board-mn-taken-rule = La garder, ou la placer au marché et y prendre une carte à la place.
board-mn-announce = Combien de cartes ?
board-mn-announce-rule = Chacun propose en secret ce nombre de cartes. Le plus fort total devient Maître du commerce et prend le premier.
board-mn-announced = { $n } cartes chacun
board-mn-total = total { $n }
board-mn-master = Maître du commerce
board-mn-master-rule = Annonce combien de cartes chacun propose, prend le premier, donne la dernière carte et choisit qui commence la progression.
board-mn-choosing = choisit…
board-mn-chosen = a choisi
board-mn-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-mn-exchanges = Échanges
board-mn-no-exchanges = Aucun pour l’instant.
board-mn-swapped = échangée avec le marché
board-mn-perfect = Combinaison parfaite

board-mn-squadrons = Ordre de choix
board-mn-squadrons-rule = L’escadre de plus faible valeur choisit d’abord, une carte visible par caravelle ; à égalité, celle qui a la plus petite caravelle.
board-mn-no-squadrons = Personne n’a de caravelle.
board-mn-deck = dans la pioche
board-mn-deck-rule = Quand la pioche est vide, on mélange la défausse.

board-mn-hand = Votre main
board-mn-jokers = jokers
board-mn-held = vous en avez { $n }
board-mn-known = { $n ->
        [one] tout le monde en connaît { $n }
       *[other] tout le monde en connaît { $n }
    }
board-mn-unseen = { $n } que vous n’avez pas vues
board-mn-common-rule = Commune : trois cartes donnent le premier développement, quatre l’un des trois premiers, cinq n’importe lequel. Ou une carte dans une combinaison de ressources différentes.
board-mn-uncommon-rule = Peu commune : trois cartes donnent l’un des trois premiers développements, quatre n’importe lequel. Ou une carte dans une combinaison de ressources différentes.
board-mn-rare-rule = Rare : trois cartes donnent n’importe quel développement. Ou une carte dans une combinaison de ressources différentes.
board-mn-relic-rule = Joker dans les combinaisons de ressources identiques ; ou vendue seule : 3, 7, 12, 18 ou 25 doublons pour une à cinq. Vaut 10 pour devenir Maître du commerce.
board-mn-merchants-common = Marchands de ressources communes
board-mn-merchants-uncommon = Marchands de ressources peu communes
board-mn-merchants-rare = Marchands de ressources rares
board-mn-merchants-rule = Chacun transforme une carte d’une combinaison en une ressource de cette classe, une fois par manche.
board-mn-merchants-left = { $n ->
        [0] plus aucun pour cette manche
        [one] { $n } peut encore servir
       *[other] { $n } peuvent encore servir
    }

board-mn-bench = Que puis-je en faire ?
board-mn-bench-rule = Quatre à neuf ressources différentes rapportent 5, 7, 10, 15, 20 ou 25 doublons. Trois à cinq ressources identiques donnent un développement.
board-mn-plans = Les meilleures combinaisons de votre main
board-mn-plan-identical = { $count } cartes, { $resource } : { $reach ->
        [1] le premier développement
        [5] n’importe quel développement
       *[other] un des { $reach } premiers développements
    }
board-mn-plan-different = { $count } ressources différentes pour { $doubloons } doublons
board-mn-tray-offer = Proposées, face cachée :
board-mn-tray-pirates = Pour les pirates :
board-mn-tray-gift = La carte que vous donnez
board-mn-tray-identical = Combinaison de ressources identiques :
board-mn-tray-different = Combinaison de ressources différentes :
board-mn-tray-convert = Pour le marchand ; la combinaison :
board-mn-tray-perfect = Combinaison parfaite :
board-mn-tray-store = Dans les entrepôts :
board-mn-offer-rule = Personne ne voit ces cartes avant que tous aient choisi. Vous recevrez autant de cartes dans les échanges.
board-mn-gift-rule = Seul le joueur qui la reçoit la voit.
board-mn-identical-rule = Trois à cinq cartes, reliques comprises ; les marchands peuvent transformer d’autres cartes en cette ressource.
board-mn-different-rule = Quatre ressources différentes ou plus, sans relique ; les marchands peuvent transformer des cartes en double en ressources manquantes.
board-mn-perfect-rule = Les neuf ressources et une relique : le joueur qui l’expose gagne, même s’il n’est pas le plus riche.
board-mn-store-rule = Elles reviennent dans votre main au prochain approvisionnement. Toutes les autres sont défaussées.

board-mn-developments = Développements
board-mn-no-developments = pas encore de développement
board-mn-income = { $n ->
        [one] { $n } doublon par manche
       *[other] { $n } doublons par manche
    }
board-mn-shipyards-pay = { $n } des chantiers navals maintenant
board-mn-goal = { $n } doublons terminent la partie
board-mn-goal-rule = On joue la manche jusqu’au bout ; puis le plus fortuné gagne, sauf si quelqu’un a exposé la combinaison parfaite.
board-mn-hidden-money = doublons cachés
board-mn-room = place pour { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-mn-known-rule = Tout le monde a vu prendre ces cartes.

rules-mn-developments = Les cartes Développement
rules-mn-rebuilt = Les images des cartes Développement du livret sont perdues. L’événement que porte chaque carte, le nombre de joueurs à partir duquel elle sert, le nombre de cartes de chaque sorte et quatre revenus ont été reconstitués pour s’accorder avec tout ce que l’on sait. Seul ce qui n’est pas marqué vient du livret.
rules-mn-from = Joueurs au minimum
rules-mn-event = Événement
rules-mn-income = Revenu
rules-mn-rebuilt-mark = reconstitué
rules-mn-resources = Ressources
rules-mn-resource = Ressource
rules-mn-number = Numéro
rules-mn-class = Classe

people-my-result-here = Votre résultat : { $place ->
    [1] 1re
   *[other] { $place }e
} place, { $points ->
    [one] { $points } doublon
   *[other] { $points } doublons
}
coach-points-here = { $points } { $points ->
    [one] doublon
   *[other] doublons
}
analysis-luck-points-here = { $sign ->
    [more] { $points } { $points ->
        [one] doublon
       *[other] doublons
    } de plus que prévu
    [less] { $points } { $points ->
        [one] doublon
       *[other] doublons
    } de moins que prévu
   *[even] comme prévu
}
result-curve-here = Les doublons au fil de la partie
daily-points-here = Doublons
table-won-here = { $names } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $points } doublons.

# Ce que fait la confirmation
board-confirm-offer =
    { $n ->
        [one] Proposer cette carte
       *[other] Proposer ces { $n } cartes
    }
board-confirm-discard =
    { $n ->
        [one] Donner cette carte
       *[other] Donner ces { $n } cartes
    }
board-confirm-store =
    { $n ->
        [one] Entreposer cette carte
       *[other] Entreposer ces { $n } cartes
    }
board-confirm-pick =
    { $n ->
        [one] Prendre cette carte
       *[other] Prendre ces { $n } cartes
    }
board-confirm-declare =
    { $n ->
        [one] Jouer cette combinaison
       *[other] Jouer ces { $n } combinaisons
    }
board-confirm-sell = Vendre des reliques
board-confirm-detach =
    { $n ->
        [one] Mettre cette caravelle dans la seconde escadre
       *[other] Mettre ces { $n } caravelles dans la seconde escadre
    }
