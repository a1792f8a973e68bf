# Tout ce que dit Mundus Novus, en français.

option-hidden-money = Doublons
option-hidden-money-off = visibles de tous
option-hidden-money-on = cachés pendant la partie

score-different = Combinaisons de ressources différentes
score-relics = Reliques
score-income = Revenus
score-shipyards = Chantiers navals
score-orellana = Orellana
score-coronado = Coronado
ending-perfect = Quelqu’un a exposé la combinaison parfaite.
ending-doubloons = Quelqu’un possède au moins 75 doublons.
ending-line = La file Développement n’a pas pu être complétée.

order-no-event = Ne jamais payer pour un événement
order-one-squadron = Ne jamais séparer mes caravelles
ahead-announce = Si je fixe le nombre de cartes à proposer
ahead-offer = Je propose ensuite, l’une après l’autre
ahead-develop = Le développement que je prends ensuite

nothing = rien
resource-cacao = cacao
resource-corn = maïs
resource-tobacco = tabac
resource-coffee = café
resource-cotton = coton
resource-sugar-cane = canne à sucre
resource-potato = pomme de terre
resource-indigo = indigo
resource-vanilla = vanille
resource-relic = relique inca

class-common = commune
    .one = une ressource commune
class-uncommon = peu commune
    .one = une ressource peu commune
class-rare = rare
    .one = une ressource rare

happening-kings-help = Aide du roi
    .effect = Autant de combinaisons de ressources identiques que l’on veut, un développement chacune.
happening-natives = Indigènes
    .effect = Les combinaisons de ressources différentes ne rapportent que 1 doublon par carte.
happening-storm = Tempête
    .effect = Les combinaisons de ressources identiques ne donnent que la première carte de la file.
happening-fire = Incendie
    .effect = Les entrepôts sont inutilisables à la fin de cette manche.
happening-pirates = Pirates
    .effect = Chacun défausse une carte par escadre de deux caravelles ou plus.
mark-rebuilt = Les valeurs imprimées sont perdues ; celles-ci sont reconstituées pour s’accorder avec tout ce que l’on sait.

development-diego-de-almagro = Diego de Almagro
    .effect = Rapporte 2 doublons par manche. Au lieu de la carte gagnée, vous pouvez prendre la première carte de la pioche, sans la voir.
development-juan-de-la-cosa = Juan de la Cosa
    .effect = Rapporte 1 doublon par manche. Les événements ne vous concernent pas.
development-bartolome-de-las-casas = Bartolomé de las Casas
    .effect = Rapporte 1 doublon par manche. Vous pouvez proposer moins de cartes qu’annoncé, même aucune.
development-gonzalo-pizarro = Gonzalo Pizarro
    .effect = Votre caravelle de plus forte valeur compte pour 0.
development-juan-ponce-de-leon = Juan Ponce de León
    .effect = Vous pouvez séparer vos caravelles en deux escadres.
development-pedro-de-valdivia = Pedro de Valdivia
    .effect = Rapporte 1 doublon par manche. Ajoute 3 à votre total pour le titre de Maître du commerce.
development-francisco-de-orellana = Francisco de Orellana
    .effect = 2 doublons pour un échange qui laisse au marché trois ressources identiques ou qui se suivent.
development-francisco-de-coronado = Francisco de Coronado
    .effect = Si la première carte de la file ne montre pas d’événement, vous pouvez payer 2 doublons pour en choisir un.
development-hernan-cortes = Hernán Cortés
    .effect = Rapporte 3 doublons par manche.
development-caravel-1 = caravelle 1
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-2 = caravelle 2
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-3 = caravelle 3
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-4 = caravelle 4
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-5 = caravelle 5
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-6 = caravelle 6
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-7 = caravelle 7
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-8 = caravelle 8
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-9 = caravelle 9
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-10 = caravelle 10
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-11 = caravelle 11
    .effect = Une ressource de plus à chaque approvisionnement.
development-caravel-12 = caravelle 12
    .effect = Une ressource de plus à chaque approvisionnement.
development-common-merchant-1 = marchand de ressources communes
    .which = marchand de ressources communes (1)
    .effect = Rapporte 2 doublons par manche. Une fois par manche, transforme une carte en ressource 1, 2 ou 3.
development-common-merchant-2 = marchand de ressources communes
    .which = marchand de ressources communes (2)
    .effect = Rapporte 2 doublons par manche. Une fois par manche, transforme une carte en ressource 1, 2 ou 3.
development-common-merchant-3 = marchand de ressources communes
    .which = marchand de ressources communes (3)
    .effect = Rapporte 2 doublons par manche. Une fois par manche, transforme une carte en ressource 1, 2 ou 3.
development-uncommon-merchant-1 = marchand de ressources peu communes
    .which = marchand de ressources peu communes (1)
    .effect = Rapporte 1 doublon par manche. Une fois par manche, transforme une carte en ressource 4, 5 ou 6.
development-uncommon-merchant-2 = marchand de ressources peu communes
    .which = marchand de ressources peu communes (2)
    .effect = Rapporte 1 doublon par manche. Une fois par manche, transforme une carte en ressource 4, 5 ou 6.
development-uncommon-merchant-3 = marchand de ressources peu communes
    .which = marchand de ressources peu communes (3)
    .effect = Rapporte 1 doublon par manche. Une fois par manche, transforme une carte en ressource 4, 5 ou 6.
development-rare-merchant-1 = marchand de ressources rares
    .which = marchand de ressources rares (1)
    .effect = Une fois par manche, transforme une carte en ressource 7, 8 ou 9.
development-rare-merchant-2 = marchand de ressources rares
    .which = marchand de ressources rares (2)
    .effect = Une fois par manche, transforme une carte en ressource 7, 8 ou 9.
development-rare-merchant-3 = marchand de ressources rares
    .which = marchand de ressources rares (3)
    .effect = Une fois par manche, transforme une carte en ressource 7, 8 ou 9.
development-large-warehouse-1 = grand entrepôt
    .which = grand entrepôt (1)
    .effect = Contient 2 cartes.
development-large-warehouse-2 = grand entrepôt
    .which = grand entrepôt (2)
    .effect = Contient 2 cartes.
development-large-warehouse-3 = grand entrepôt
    .which = grand entrepôt (3)
    .effect = Contient 2 cartes.
development-large-warehouse-4 = grand entrepôt
    .which = grand entrepôt (4)
    .effect = Contient 2 cartes.
development-small-warehouse-1 = petit entrepôt
    .which = petit entrepôt (1)
    .effect = Contient 1 carte et rapporte 1 doublon par manche.
development-small-warehouse-2 = petit entrepôt
    .which = petit entrepôt (2)
    .effect = Contient 1 carte et rapporte 1 doublon par manche.
development-small-warehouse-3 = petit entrepôt
    .which = petit entrepôt (3)
    .effect = Contient 1 carte et rapporte 1 doublon par manche.
development-small-warehouse-4 = petit entrepôt
    .which = petit entrepôt (4)
    .effect = Contient 1 carte et rapporte 1 doublon par manche.
development-shipyard-1 = chantier naval
    .which = chantier naval (1)
    .effect = 1 doublon par manche pour chaque adversaire possédant plus de caravelles.
development-shipyard-2 = chantier naval
    .which = chantier naval (2)
    .effect = 1 doublon par manche pour chaque adversaire possédant plus de caravelles.
development-shipyard-3 = chantier naval
    .which = chantier naval (3)
    .effect = 1 doublon par manche pour chaque adversaire possédant plus de caravelles.
development-shipyard-4 = chantier naval
    .which = chantier naval (4)
    .effect = 1 doublon par manche pour chaque adversaire possédant plus de caravelles.
development-shipyard-5 = chantier naval
    .which = chantier naval (5)
    .effect = 1 doublon par manche pour chaque adversaire possédant plus de caravelles.
development-shipyard-6 = chantier naval
    .which = chantier naval (6)
    .effect = 1 doublon par manche pour chaque adversaire possédant plus de caravelles.

step-call = choisir l’événement
step-split = séparer les caravelles
step-pick = prendre des cartes visibles
step-pirates = céder des cartes aux pirates
step-announce = annoncer le nombre de cartes
step-offer = proposer des cartes
step-appoint = nommer le Maître du commerce
step-take = prendre une carte
step-market = garder ou échanger la carte prise
step-gift = donner une carte
step-begin = choisir qui commence
step-progress = jouer des combinaisons
step-identical = composer une combinaison de ressources identiques
step-different = composer une combinaison de ressources différentes
step-perfect = composer la combinaison parfaite
step-convert = utiliser un marchand
step-develop = prendre un développement
step-store = remplir les entrepôts
step-end = rien

ask-call = Payer { $price } doublons pour choisir l’événement de cette manche ?
ask-split = Quelles caravelles forment une seconde escadre ?
ask-pick = Prenez { $left ->
    [one] une carte visible
   *[other] { $left } cartes visibles
}.
ask-pirates = Les pirates ! Cédez { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
ask-announce = Combien de cartes chacun doit-il proposer ?
ask-offer = Proposez{ $chosen ->
    [0] {""}
   *[other] {" "}encore
} { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
ask-offer-free = Proposez{ $chosen ->
    [0] {""}
   *[other] {" "}encore
} jusqu’à { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
ask-appoint = Qui devient Maître du commerce ?
ask-take = Prenez une carte chez un autre joueur.
ask-market = La garder ou l’échanger au marché : { $resource }.
ask-gift = Choisissez la carte que vous donnez à { $to }.
ask-begin = Qui commence ?
ask-progress = Jouez des combinaisons, ou terminez votre tour.
ask-identical = Une combinaison de ressources identiques : { $resource } ({ $size } jusqu’ici).
ask-different = { $given ->
    [0] Une combinaison de ressources différentes ({ $size } jusqu’ici).
   *[other] En quoi le marchand transforme-t-il cette carte : { $resource } ?
}
ask-perfect = { $given ->
    [0] La combinaison parfaite ({ $size } sur 10).
   *[other] En quoi le marchand transforme-t-il cette carte : { $resource } ?
}
ask-develop = Prenez { $reach ->
    [one] le premier développement de la file
   *[other] un des { $reach } premiers développements
}.
ask-store = Stockez jusqu’à { $left ->
    [one] une carte
   *[other] { $left } cartes
}.

waiting-call = { $who } peut choisir l’événement.
waiting-split = { $who } peut séparer ses caravelles.
waiting-pick = { $who } prend des cartes visibles.
waiting-pirates = { $who } choisit des cartes pour les pirates.
waiting-pirates-many = { $who } choisissent des cartes pour les pirates.
waiting-announce = { $who } annonce le nombre de cartes.
waiting-offer = { $who } choisit les cartes à proposer.
waiting-offer-many = { $who } choisissent les cartes à proposer.
waiting-appoint = { $who } nomme le Maître du commerce.
waiting-take = { $who } prend une carte.
waiting-market = { $who } peut échanger au marché.
waiting-gift = { $who } choisit une carte à donner.
waiting-begin = { $who } choisit qui commence.
waiting-progress = { $who } joue des combinaisons.
waiting-develop = { $who } prend un développement.
waiting-store = { $who } remplit ses entrepôts.

action-offer = Proposer : { $resource }
action-done-offering = Ne plus rien proposer
action-discard = Céder aux pirates : { $resource }
action-give = Donner : { $resource }
action-pick = Prendre : { $resource }
action-keep = La garder
action-swap = Échanger contre : { $resource }{ $doubloons ->
    [0] {""}
   *[other] {" "}(+{ $doubloons } doublons)
}
action-begin = { $who } commence
action-appoint = { $who } devient Maître du commerce
action-take = Prendre chez { $from } : { $resource }
action-call = { $happening } ({ $price } doublons)
action-call-nothing = Aucun événement
action-detach = Caravelle { $caravel } dans la seconde escadre
action-done-splitting = Garder ces escadres
action-announce = Annoncer { $count }
action-develop = Prendre : { $development }
action-develop-unseen = Prendre la première carte de la pioche, sans la voir
action-as = La transformer en : { $resource }
action-identical = Une combinaison de : { $resource }
action-different = Une combinaison de ressources différentes
action-perfect = La combinaison parfaite
action-sell = Vendre { $count ->
    [one] une relique
   *[other] { $count } reliques
} pour { $doubloons } doublons
action-end-turn = Terminer mon tour
action-add = Ajouter : { $resource }
action-convert = Donner à un marchand : { $resource }
action-declare-identical = Jouer cette combinaison ({ $reach ->
    [one] le premier développement
   *[other] un des { $reach } premiers
})
action-declare-different = Jouer cette combinaison pour { $doubloons } doublons
action-declare-perfect = Exposer la combinaison parfaite
action-store = Stocker : { $resource }
action-done-storing = Défausser le reste

event-market = Le marché : { $cards }.
event-line = Nouveau dans la file : { $development }.
event-round = Manche { $round } : aucun événement.
event-round-happening = Manche { $round } : { $happening }.
event-called = { $who } paie pour un événement : { $happening }.
event-called-nothing = { $who } ne choisit pas d’événement.
event-split = { $who } sépare ses caravelles ; seconde escadre : { $caravels }.
event-no-split = { $who } garde ses caravelles ensemble.
event-dealt = { $who } reçoit { $count } cartes.
event-dealt-own = { $who } reçoit : { $cards }.
event-displayed = Face visible pour les caravelles : { $cards }.
event-picked = { $who } prend { $resource }.
event-reshuffled = La défausse est mélangée et devient la pioche.
event-chose = { $who } a choisi.
event-plundered = Les pirates prennent { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $who }.
event-plundered-own = Les pirates prennent à { $who } : { $cards }.
event-announced = { $who } annonce { $count } cartes.
event-revealed = { $who } propose : { $cards } (total { $total }).
event-trade-master = { $who } est Maître du commerce.
event-took = { $who } prend { $resource } chez { $from }.
event-swapped = { $who } échange au marché { $put } contre { $got }.
event-swapped-paid = { $who } échange au marché { $put } contre { $got } et gagne { $doubloons } doublons.
event-took-back = { $who } reprend : { $cards }.
event-gave = { $who } donne une carte à { $to }.
event-gave-seen = { $who } donne une carte à { $to } : { $resource }.
event-begins = { $who } commence.
event-identical = { $who } joue une combinaison de { $resource } ({ $cards }) et peut prendre { $reach ->
    [one] le premier développement
   *[other] un des { $reach } premiers développements
}.
event-different = { $who } joue des ressources différentes ({ $cards }) pour { $doubloons } doublons.
event-relics = { $who } vend { $count ->
    [one] une relique
   *[other] { $count } reliques
} pour { $doubloons } doublons.
event-perfect = { $who } expose la combinaison parfaite : { $cards }.
event-developed = { $who } prend : { $development }.
event-developed-unseen = { $who } prend la première carte de la pioche : { $development }.
event-line-short = La file ne peut plus être complétée : c’est la dernière manche.
event-paid = { $who } gagne { $shipyards ->
    [0] { $income } par ses développements
   *[other] { $income ->
        [0] { $shipyards } par ses chantiers navals
       *[other] { $income } par ses développements et { $shipyards } par ses chantiers navals
    }
}.
event-cleared = { $who } { $stored ->
    [0] ne stocke rien
    [one] stocke { $stored } carte
   *[other] stocke { $stored } cartes
} et { $discarded ->
    [0] ne défausse rien
    [one] défausse { $discarded } carte
   *[other] défausse { $discarded } cartes
}.
event-cleared-own = { $who } { $stored ->
    [0] ne stocke rien
    [one] stocke { $stored } carte
   *[other] stocke { $stored } cartes
} et défausse : { $cards }.
event-over = La partie est terminée. { $why }

why-not-now = Pas maintenant. La décision en cours : { $step }.
why-not-in-hand = Vous n’avez pas cette carte en main : { $resource }.
why-no-casas = Vous devez proposer { $count } cartes.
why-not-face-up = Cette carte n’est pas face visible : { $resource }.
why-not-in-market = Cette carte n’est pas au marché : { $resource }.
why-not-at-table = Il n’y a personne à cette place.
why-not-highest = { $who } n’a pas le plus fort total.
why-own-card = Vous ne pouvez pas prendre votre propre carte.
why-not-laid-out = { $who } ne propose pas cette carte : { $resource }.
why-third-exchange = Après deux échanges de suite avec { $who }, vous devez prendre chez quelqu’un d’autre.
why-no-caravel = Vous n’avez pas la caravelle { $caravel }.
why-detached = La caravelle { $caravel } est déjà dans la seconde escadre.
why-lowest-stays = La caravelle { $caravel } est votre plus faible : elle reste dans la première escadre.
why-out-of-reach = Votre combinaison ne permet pas de prendre cette carte : { $development }.
why-not-in-line = Cette carte n’est pas dans la file : { $development }.
why-deck-empty = La pioche Développement est vide.
why-no-almagro = Seul le propriétaire de Diego de Almagro peut prendre dans la pioche.
why-line-empty = Il n’y a plus de développement à prendre.
why-one-identical = Vous avez déjà joué votre combinaison de ressources identiques.
why-no-such-set = Vous ne pouvez pas réunir au moins trois cartes : { $resource }.
why-one-different = Vous avez déjà joué votre combinaison de ressources différentes.
why-too-few-different = Une combinaison de ressources différentes demande au moins quatre cartes.
why-too-few-identical = Une combinaison de ressources identiques demande au moins trois cartes, dont une qui ne soit pas une relique.
why-perfect-shown = Vous avez déjà exposé la combinaison parfaite.
why-not-perfect = La combinaison parfaite demande les neuf ressources et une relique.
why-relics-sold = Vous avez déjà vendu des reliques pendant ce tour.
why-too-few-relics = Vous n’avez pas { $count } reliques.
why-set-full = Une combinaison de ressources identiques a au plus cinq cartes.
why-only-relics = Une carte au moins de la combinaison ne doit pas être une relique.
why-not-identical = C’est une autre ressource : { $resource }.
why-not-different = Cette ressource est déjà dans la combinaison : { $resource }.
why-no-relic-here = Cette combinaison ne peut pas recevoir d’autre relique.
why-convert-itself = Cette carte n’a pas besoin de marchand : { $resource }.
why-no-merchant = Aucun de vos marchands ne peut utiliser cette carte pour la combinaison : { $resource }.
why-no-merchant-for = Aucun de vos marchands ne peut en faire ceci pour la combinaison : { $resource }.
