## Ce qu’un choix apporte : des parties de phrases, et les phrases qu’elles forment

claim-ship = { $own ->
    [yes] vous expédiez
    [yes-again] expédiez
    [no-again] expédie
    [same] {""}
   *[no] { $who } expédie
} { $count } { $n ->
    [one] tonneau
   *[other] tonneaux
} { $thing } pour { $gain } { $m ->
    [one] point
   *[other] points
}
claim-sell = { $own ->
    [yes] vous vendez un tonneau
    [yes-again] vendez un tonneau
    [no-again] vend un tonneau
    [same] un tonneau
   *[no] { $who } vend un tonneau
} { $thing } pour { $gain } { $m ->
    [one] doublon
   *[other] doublons
}
claim-build = { $own ->
    [yes] vous construisez
    [yes-again] construisez
    [no-again] construit
    [same] {""}
   *[no] { $who } construit
} { $thing }
claim-erect = { $own ->
    [yes] vous construisez
    [yes-again] construisez
    [no-again] construit
    [same] {""}
   *[no] { $who } construit
} { $thing }
claim-settle = { $own ->
    [yes] vous prenez
    [yes-again] prenez
    [no-again] prend
    [same] {""}
   *[no] { $who } prend
} { $thing }
claim-produce = { $own ->
    [yes] vous produisez
    [yes-again] produisez
    [no-again] produit
    [same] {""}
   *[no] { $who } produit
} { $count } { $n ->
    [one] tonneau
   *[other] tonneaux
} { $thing }
claim-lose = { $own ->
    [yes] vous perdez
    [yes-again] perdez
    [no-again] perd
    [same] {""}
   *[no] { $who } perd
} { $count } { $n ->
    [one] tonneau
   *[other] tonneaux
} { $thing }
claim-make = { $own ->
    [yes] vous produisez
    [yes-again] produisez
    [no-again] produit
    [same] {""}
   *[no] { $who } produit
} { $count } { $n ->
    [one] marchandise
   *[other] marchandises
}
claim-lost = { $own ->
    [yes] vous perdez
    [yes-again] perdez
    [no-again] perd
    [same] {""}
   *[no] { $who } perd
} { $count } { $n ->
    [one] marchandise
   *[other] marchandises
}
claim-colonists = { $own ->
    [yes] vous recevez
    [yes-again] recevez
    [no-again] reçoit
    [same] {""}
   *[no] { $who } reçoit
} { $count } { $n ->
    [one] colon
   *[other] colons
}
claim-manned = { $own ->
    [yes] vous occupez
    [yes-again] occupez
    [no-again] occupe
    [same] {""}
   *[no] { $who } occupe
} { $thing }
claim-quarries = { $own ->
    [yes] vous avez
    [yes-again] avez
    [no-again] a
    [same] {""}
   *[no] { $who } a
} { $count } { $n ->
    [one] carrière occupée
   *[other] carrières occupées
}
claim-ready = { $own ->
    [yes] vous pourrez produire
    [yes-again] pourrez produire
    [no-again] pourra produire
    [same] {""}
   *[no] { $who } peut produire
} { $count } { $n ->
    [one] tonneau
   *[other] tonneaux
} { $thing }
claim-doubloons = { $own ->
    [yes] vous recevez
    [yes-again] recevez
    [no-again] reçoit
    [same] {""}
   *[no] { $who } reçoit
} { $count } { $n ->
    [one] doublon
   *[other] doublons
}
claim-spend = { $own ->
    [yes] vous dépensez
    [yes-again] dépensez
    [no-again] dépense
    [same] {""}
   *[no] { $who } dépense
} { $count } { $n ->
    [one] doublon
   *[other] doublons
}
claim-points = { $own ->
    [yes] vous marquez
    [yes-again] marquez
    [no-again] marque
    [same] {""}
   *[no] { $who } marque
} { $count } { $n ->
    [one] point
   *[other] points
}
claim-forfeit = { $own ->
    [yes] vous perdez
    [yes-again] perdez
    [no-again] perd
    [same] {""}
   *[no] { $who } perd
} { $count } { $n ->
    [one] point
   *[other] points
}
claim-cards = { $own ->
    [yes] vous gagnez
    [yes-again] gagnez
    [no-again] gagne
    [same] {""}
   *[no] { $who } gagne
} { $count } { $n ->
    [one] carte
   *[other] cartes
}
claim-discard = { $own ->
    [yes] vous dépensez
    [yes-again] dépensez
    [no-again] dépense
    [same] {""}
   *[no] { $who } dépense
} { $count } { $n ->
    [one] carte
   *[other] cartes
}
claim-keep = { $own ->
    [yes] vous gardez
    [yes-again] gardez
    [no-again] garde
    [same] {""}
   *[no] { $who } garde
} { $thing }
claim-trade = { $own ->
    [yes] vous vendez
    [yes-again] vendez
    [no-again] vend
    [same] {""}
   *[no] { $who } vend
} { $count } { $n ->
    [one] marchandise
   *[other] marchandises
} pour { $gain } { $m ->
    [one] carte
   *[other] cartes
}
claim-deliver = { $own ->
    [yes] vous livrez
    [yes-again] livrez
    [no-again] livre
    [same] {""}
   *[no] { $who } livre
} { $count } { $thing } pour { $gain } { $m ->
    [one] point
   *[other] points
}
claim-goods = { $own ->
    [yes] vous recevez
    [yes-again] recevez
    [no-again] reçoit
    [same] {""}
   *[no] { $who } reçoit
} { $count } { $thing }
claim-taken = { $own ->
    [yes] vous cédez
    [yes-again] cédez
    [no-again] cède
    [same] {""}
   *[no] { $who } cède
} { $count } { $thing }
claim-pesos = { $own ->
    [yes] vous recevez
    [yes-again] recevez
    [no-again] reçoit
    [same] {""}
   *[no] { $who } reçoit
} { $count } { $n ->
    [one] péso
   *[other] pésos
}
claim-fare = { $own ->
    [yes] vous payez
    [yes-again] payez
    [no-again] paie
    [same] {""}
   *[no] { $who } paie
} { $count } { $n ->
    [one] péso
   *[other] pésos
}
claim-own = { $own ->
    [yes] vous possédez
    [yes-again] possédez
    [no-again] possède
    [same] {""}
   *[no] { $who } possède
} { $thing }
claim-develop = { $own ->
    [yes] vous prenez
    [yes-again] prenez
    [no-again] prend
    [same] {""}
   *[no] { $who } prend
} « { $thing } »
claim-resource = { $own ->
    [yes] vous recevez
    [yes-again] recevez
    [no-again] reçoit
    [same] {""}
   *[no] { $who } reçoit
} { $count } { $n ->
    [one] { $thing }
   *[other] × { $thing }
}
claim-give = { $own ->
    [yes] vous cédez
    [yes-again] cédez
    [no-again] cède
    [same] {""}
   *[no] { $who } cède
} { $count } { $n ->
    [one] { $thing }
   *[other] × { $thing }
}
claim-different = { $own ->
    [yes] vous jouez
    [yes-again] jouez
    [no-again] joue
    [same] {""}
   *[no] { $who } joue
} une combinaison de { $count } ressources différentes pour { $gain } { $m ->
    [one] doublon
   *[other] doublons
}
claim-relics = { $own ->
    [yes] vous vendez
    [yes-again] vendez
    [no-again] vend
    [same] {""}
   *[no] { $who } vend
} { $count } { $n ->
    [one] relique
   *[other] reliques
} pour { $gain } { $m ->
    [one] doublon
   *[other] doublons
}
claim-perfect = { $own ->
    [yes] vous montrez
    [yes-again] montrez
    [no-again] montre
    [same] {""}
   *[no] { $who } montre
} la combinaison parfaite
claim-income = { $own ->
    [yes] vous gagnez
    [yes-again] gagnez
    [no-again] gagne
    [same] {""}
   *[no] { $who } gagne
} { $count } { $n ->
    [one] doublon
   *[other] doublons
} de plus par manche
claim-caravel = { $own ->
    [yes] vous recevez
    [yes-again] recevez
    [no-again] reçoit
    [same] {""}
   *[no] { $who } reçoit
} { $count } { $n ->
    [one] carte
   *[other] cartes
} de plus à chaque approvisionnement
claim-merchant = { $own ->
    [yes] vous pouvez transformer
    [yes-again] pouvez transformer
    [no-again] peut transformer
    [same] {""}
   *[no] { $who } peut transformer
} une carte par manche en { $thing }
claim-room = { $own ->
    [yes] vous pouvez stocker
    [yes-again] pouvez stocker
    [no-again] peut stocker
    [same] {""}
   *[no] { $who } peut stocker
} { $count } { $n ->
    [one] carte
   *[other] cartes
} de plus
claim-shipyard = { $own ->
    [yes] vous gagnez
    [yes-again] gagnez
    [no-again] gagne
    [same] {""}
   *[no] { $who } gagne
} 1 doublon de plus par manche pour chaque adversaire qui a plus de caravelles
claim-can-different = { $own ->
    [yes] vous pouvez jouer
    [yes-again] pouvez jouer
    [no-again] peut jouer
    [same] jouer
   *[no] { $who } peut jouer
} une combinaison de { $count } ressources différentes pour { $gain } { $m ->
    [one] doublon
   *[other] doublons
}
claim-can-identical = { $own ->
    [yes] vous pouvez jouer
    [yes-again] pouvez jouer
    [no-again] peut jouer
    [same] jouer
   *[no] { $who } peut jouer
} une combinaison de { $count } × { $thing } pour prendre { $m ->
    [one] le premier développement de la file
   *[other] l’un des { $gain } premiers développements de la file
}
claim-can-relics = { $own ->
    [yes] vous pouvez vendre
    [yes-again] pouvez vendre
    [no-again] peut vendre
    [same] vendre
   *[no] { $who } peut vendre
} { $count } { $n ->
    [one] relique
   *[other] reliques
} pour { $gain } { $m ->
    [one] doublon
   *[other] doublons
}
claim-plunder = { $own ->
    [yes] vous cédez
    [yes-again] cédez
    [no-again] cède
    [same] {""}
   *[no] { $who } cède
} { $count } { $n ->
    [one] carte
   *[other] cartes
} aux pirates
claim-master = { $own ->
    [yes] vous devenez
    [yes-again] devenez
    [no-again] devient
    [same] {""}
   *[no] { $who } devient
} Maître du commerce
claim-unused = { $own ->
    [yes] vous défaussez
    [yes-again] défaussez
    [no-again] défausse
    [same] {""}
   *[no] { $who } défausse
} { $count } { $n ->
    [one] carte inutilisée
   *[other] cartes inutilisées
}
claim-stash = { $own ->
    [yes] vous gardez
    [yes-again] gardez
    [no-again] garde
    [same] {""}
   *[no] { $who } garde
} { $count } { $n ->
    [one] carte
   *[other] cartes
} pour la manche suivante
claim-about = environ { $number }

lead-points = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}
lead-doubloons = { $points ->
    [one] environ { $points } doublon
   *[other] environ { $points } doublons
}

why-and-others = { $own }, et { $others }
why-sure = { $sure }.
why-likely = Si tout se passe comme prévu, { $likely }.
why-both = { $sure } ; si tout se passe comme prévu, { $likely }.
why-instead = Avec « { $other } »{ $sure ->
    [yes] {""}
   *[no] , si tout se passe comme prévu
}, { $instead }.
why-instead-lead = Avec « { $other } »{ $sure ->
    [yes] {""}
   *[no] , si tout se passe comme prévu
}, { $instead } ; à la fin, cela vous fait { $lead } de { $more ->
    [yes] moins
   *[no] plus
}.
why-lead = À la fin, vous auriez { $lead } de { $more ->
    [yes] plus
   *[no] moins
} qu’avec « { $other } ».
why-chance = Votre chance de victoire est de { $chance } % ; avec « { $other } », elle est de { $instead } %.
why-alike = À peu près aussi bon que « { $other } ».

## Sortes de décision

decision-puerto-rico-role = Choisir un personnage
decision-puerto-rico-settle = Plantations et carrières
decision-puerto-rico-colonists = Placer les colons
decision-puerto-rico-build = Construire
decision-puerto-rico-produce = Produire
decision-puerto-rico-trade = Vendre au magasin
decision-puerto-rico-ship = Charger les navires
decision-puerto-rico-store = Stocker
decision-san-juan-role = Choisir un personnage
decision-san-juan-build = Construire
decision-san-juan-pay = Payer avec des cartes
decision-san-juan-produce = Produire
decision-san-juan-trade = Vendre
decision-san-juan-draw = Piocher et garder
decision-san-juan-prospect = Prospecter
decision-san-juan-hand = Gérer sa main
decision-santiago-drive = Conduire la voiture
decision-santiago-visit = Visiter les Cubains
decision-santiago-broker = Déplacer le courtier
decision-santiago-building = Utiliser les bâtiments
decision-santiago-deliver = Livrer des marchandises
decision-santiago-ship = Préparer le navire
decision-mundus-novus-supply = Approvisionnement
decision-mundus-novus-announce = Mener les échanges
decision-mundus-novus-offer = Proposer des cartes
decision-mundus-novus-take = Prendre des cartes
decision-mundus-novus-sets = Jouer des combinaisons
decision-mundus-novus-store = Stocker des cartes
