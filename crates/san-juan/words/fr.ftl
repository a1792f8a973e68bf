# Puerto Rico, le jeu de cartes : ce que disent les règles en français.

option-expansion = Extension « Nouveaux bâtiments »
option-expansion-off = sans
option-expansion-on = avec dix bâtiments et la cathédrale
option-draft-start = Départ
option-draft-start-off = quatre cartes pour chacun
option-draft-start-on = garder quatre cartes parmi cinq à huit
option-customs-office-cost = Coût de la douane
option-customs-office-cost-3 = 3 cartes
option-customs-office-cost-1 = 1 carte
option-first-edition = Édition
option-first-edition-off = seconde édition
option-first-edition-on = première édition (autres cartes)
option-together = Choix
option-together-off = chacun son tour
option-together-on = en même temps quand c’est possible
contradiction-customs-office = La douane est une carte de l’extension : son coût ne se choisit qu’avec l’extension.

score-buildings = Bâtiments
score-tucked = Cartes glissées
score-guild-hall = Guilde
score-city-hall = Hôtel de ville
score-triumphal-arch = Arc de triomphe
score-residence = Résidence
score-cathedral = Cathédrale
score-palace = Palais
ending-twelve-buildings = Un joueur a douze bâtiments.
ending-standstill = La partie n’avançait plus : rien n’a été construit en 20 manches, ou il n’y avait plus de carte à piocher.

order-draw = Toujours piocher autant de cartes que le personnage le permet
order-produce = Produire quand il n’y a qu’une façon de le faire
order-use-gold-mine = Toujours utiliser la mine d’or
order-use-goldsmith = Toujours utiliser l’orfèvrerie
order-use-harbor = Toujours utiliser le port
ahead-role = Mon prochain personnage
ahead-build = Si le bâtisseur est joué, je construis
ahead-produce = Si le producteur est joué, je produis, l’un après l’autre
ahead-sell = Si le marchand est joué, je vends, l’un après l’autre

role-builder = bâtisseur
    .privilege = paie une carte de moins
role-producer = producteur
    .privilege = peut produire une marchandise de plus
role-trader = marchand
    .privilege = peut vendre une marchandise de plus
role-councillor = maire
    .privilege = pioche cinq cartes au lieu de deux
role-prospector = chercheur d’or
    .privilege = pioche une carte ; les autres ne reçoivent rien

good-indigo = indigo
    .many = indigos
good-sugar = sucre
    .many = sucres
good-tobacco = tabac
    .many = tabacs
good-coffee = café
    .many = cafés
good-silver = argent
    .many = argents
good-import = importations
    .many = importations

when-production = Production
when-builder = Phase du bâtisseur
when-producer = Phase du producteur
when-trader = Phase du marchand
when-councillor = Phase du maire
when-prospector = Phase du chercheur d’or
when-all-roles = Toutes les phases
when-round-start = Début de manche
when-covered = Une fois recouvert
when-monument = Monument
when-end = Fin de la partie
mark-weak = Un seul joueur se souvient de cette valeur.
mark-rebuilt = Cette valeur est reconstituée pour s’accorder avec tout ce que l’on sait.

card-indigo-plant = teinturerie d’indigo
    .the = la teinturerie d’indigo
    .effect = Reçoit un indigo.
card-sugar-mill = moulin à sucre
    .the = le moulin à sucre
    .effect = Reçoit un sucre.
card-tobacco-storage = séchoir à tabac
    .the = le séchoir à tabac
    .effect = Reçoit un tabac.
card-coffee-roaster = brûlerie de café
    .the = la brûlerie de café
    .effect = Reçoit un café.
card-silver-smelter = fonderie d’argent
    .the = la fonderie d’argent
    .effect = Reçoit un argent.
card-smithy = forge
    .the = la forge
    .effect = Les bâtiments de production vous coûtent une carte de moins.
card-gold-mine = mine d’or
    .the = la mine d’or
    .effect = Dévoilez quatre cartes : si les quatre coûts diffèrent, gardez la moins chère.
card-archive = cadastre
    .the = le cadastre
    .effect = Ajoutez les cartes piochées à votre main avant de défausser.
card-poor-house = refuge
    .the = le refuge
    .effect = Après une construction, piochez une carte s’il vous en reste au plus une en main.
card-black-market = marché noir
    .the = le marché noir
    .effect = Payez jusqu’à deux cartes du coût d’un bâtiment avec des marchandises.
card-trading-post = boutique
    .the = la boutique
    .effect = Vendez une marchandise de plus.
card-well = puits
    .the = le puits
    .effect = Piochez une carte si vous produisez au moins deux marchandises.
card-market-stand = petit marché
    .the = le petit marché
    .effect = Piochez une carte si vous vendez au moins deux marchandises.
card-crane = grue
    .the = la grue
    .effect = Construisez par-dessus l’un de vos bâtiments ; son coût est déduit.
card-tower = phare
    .the = le phare
    .effect = Gardez jusqu’à douze cartes en main.
card-chapel = chapelle
    .the = la chapelle
    .effect = Glissez une carte de votre main par manche : un point de victoire chacune.
card-aqueduct = aqueduc
    .the = l’aqueduc
    .effect = Produisez une marchandise de plus.
card-carpenter = atelier
    .the = l’atelier
    .effect = Piochez une carte après avoir construit un bâtiment beige.
card-prefecture = villa
    .the = la villa
    .effect = Gardez deux des cartes piochées au lieu d’une.
card-market-hall = grand marché
    .the = le grand marché
    .effect = Piochez une carte de plus si vous vendez au moins une marchandise.
card-quarry = carrière
    .the = la carrière
    .effect = Les bâtiments beiges vous coûtent une carte de moins.
card-library = bibliothèque
    .the = la bibliothèque
    .effect = Bénéficiez deux fois du privilège du personnage que vous choisissez.
card-statue = statue
    .the = la statue
    .effect = Un monument.
card-victory-column = colonne
    .the = la colonne
    .effect = Un monument.
card-hero = bronze
    .the = le bronze
    .effect = Un monument.
card-guild-hall = guilde
    .the = la guilde
    .effect = Un point par bâtiment de production et un par type de bâtiment de production.
card-city-hall = hôtel de ville
    .the = l’hôtel de ville
    .effect = Un point par bâtiment beige, celui-ci compris.
card-triumphal-arch = arc de triomphe
    .the = l’arc de triomphe
    .effect = Quatre, six ou huit points pour un, deux ou trois monuments.
card-palace = palais
    .the = le palais
    .effect = Un point par tranche de quatre autres points.
card-office-building = fournisseur
    .the = le fournisseur
    .effect = Défaussez une ou deux cartes et piochez-en autant.
card-guard-room = caserne
    .the = la caserne
    .effect = Les joueurs sans caserne ne gardent que six cartes en main.
card-hut = hutte
    .the = la hutte
    .effect = Piochez une carte après une phase du marchand sans aucune vente.
card-tavern = pension
    .the = la pension
    .effect = Piochez une carte après une phase du bâtisseur si vous avez le moins de bâtiments.
card-park = parc
    .the = le parc
    .effect = Réduit le coût de six quand on construit par-dessus avec la grue.
card-customs-office = douane
    .the = la douane
    .effect = Reçoit à la phase du maire une marchandise qui se vend toujours deux cartes.
card-bank = banque
    .the = la banque
    .effect = Une fois par partie, glissez autant de cartes de votre main que vous voulez : un point de victoire chacune.
card-harbor = port
    .the = le port
    .effect = Glissez une marchandise vendue par phase du marchand : un point de victoire chacune.
card-goldsmith = orfèvrerie
    .the = l’orfèvrerie
    .effect = Dévoilez une carte ; gardez-la si personne n’a ce bâtiment.
card-residence = résidence
    .the = la résidence
    .effect = Quatre, trois, deux, un points pour chaque lot de trois bâtiments différents de même coût.
card-cathedral = cathédrale
    .the = la cathédrale
    .effect = Quatre, trois, deux, un points pour les bâtiments de coût six des adversaires.

ask-draft = Choisissez votre main de départ : défaussez { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
ask-office = Fournisseur : échanger jusqu’à { $most ->
    [one] une carte
   *[other] { $most } cartes
} ?
ask-chapel = Glisser une carte sous votre chapelle ?
ask-bank = Glisser des cartes sous votre banque ? On ne peut le faire qu’une fois par partie.
ask-limit = Votre limite est de { $limit } cartes : défaussez-en { $left }.
ask-role = Choisissez un personnage.
ask-library = Utiliser votre bibliothèque pour ce personnage, ou la garder pour le second ?
ask-build = Construire un bâtiment ?
ask-over = Que voulez-vous construire par-dessus { $card } ?
ask-pay = Payez encore { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
ask-produce = Produire : { $left ->
    [one] une marchandise
   *[other] jusqu’à { $left } marchandises
}.
ask-sell = Vendre : { $left ->
    [one] une marchandise
   *[other] jusqu’à { $left } marchandises
}.
ask-harbor = Glisser une des marchandises vendues sous votre port ?
ask-draw = Piocher des cartes ?
ask-keep = Choisissez { $left ->
    [one] la carte
   *[other] les { $left } cartes
} à garder.
ask-discard = Défaussez { $left ->
    [one] une carte
   *[other] { $left } cartes
} de votre main.
ask-prospect = Piocher votre carte de chercheur d’or ?
ask-gold-mine = Utiliser votre mine d’or ?
ask-gold-keep = Choisissez une des cartes dévoilées.
ask-goldsmith = Utiliser votre orfèvrerie ?

waiting-draft = { $who } choisit sa main de départ.
waiting-draft-many = { $who } choisissent leur main de départ.
waiting-office = { $who } peut échanger des cartes.
waiting-chapel = { $who } peut glisser une carte.
waiting-bank = { $who } peut glisser des cartes.
waiting-limit = { $who } se défausse jusqu’à la limite de main.
waiting-limit-many = { $who } se défaussent jusqu’à la limite de main.
waiting-role = { $who } choisit un personnage.
waiting-library = { $who } décide pour la bibliothèque.
waiting-build = { $who } peut construire.
waiting-pay = { $who } paie.
waiting-produce = { $who } peut produire.
waiting-produce-many = { $who } peuvent produire.
waiting-sell = { $who } peut vendre.
waiting-sell-many = { $who } peuvent vendre.
waiting-harbor = { $who } décide pour le port.
waiting-draw = { $who } peut piocher.
waiting-draw-many = { $who } peuvent piocher.
waiting-keep = { $who } choisit une carte.
waiting-keep-many = { $who } choisissent chacun une carte.
waiting-discard = { $who } se défausse.
waiting-discard-many = { $who } se défaussent.
waiting-gold-mine = { $who } décide pour la mine d’or.
waiting-goldsmith = { $who } décide pour l’orfèvrerie.

action-take = Prendre le { $role }
action-build = Construire : { $card } ({ $price ->
    [0] gratuit
    [one] une carte
   *[other] { $price } cartes
})
action-cover = Construire par-dessus : { $card }
action-draw = Piocher { $count ->
    [one] une carte
   *[other] { $count } cartes
}
action-use = Utiliser { $card }
action-save-library = Garder la bibliothèque
action-produce = Produire : { $good }
action-pay = Payer avec : { $card }
action-pay-good = Payer avec la marchandise : { $good }
action-sell = Vendre : { $good }, { $price ->
    [one] une carte
   *[other] { $price } cartes
}
action-keep = Garder : { $card }
action-discard = Défausser : { $card }
action-tuck = Glisser : { $card }
action-done = Terminé
action-pass-build = Ne rien construire
action-pass-produce = Ne rien produire
action-pass-sell = Ne rien vendre
action-pass-draw = Ne rien piocher
action-pass-office = Ne rien échanger
action-pass-tuck = Ne rien glisser
action-pass-power = Ne pas l’utiliser

event-round = Une nouvelle manche commence. { $who } est gouverneur.
event-take = { $who } prend le { $role }.
event-library-used = { $who } utilise la bibliothèque pour ce personnage.
event-library-saved = { $who } garde la bibliothèque pour plus tard.
event-no-build = { $who } ne construit rien.
event-no-produce = { $who } ne produit rien.
event-no-sell = { $who } ne vend rien.
event-no-draw = { $who } ne pioche rien.
event-no-office = { $who } n’échange rien.
event-no-tuck = { $who } ne glisse rien.
event-no-power = { $who } n’utilise pas le bâtiment.
event-build = { $who } construit { $card } pour { $price ->
    [0] rien
    [one] une carte
   *[other] { $price } cartes
}.
event-build-over = { $who } construit { $card } par-dessus { $over } pour { $price ->
    [0] rien
    [one] une carte
   *[other] { $price } cartes
}.
event-good-lost = { $who } perd une marchandise sous le nouveau bâtiment : { $good }.
event-pay-good = { $who } paie avec une marchandise : { $good }.
event-produce = { $who } produit : { $good }.
event-prices = Prix : indigo { $indigo }, sucre { $sugar }, tabac { $tobacco }, café { $coffee }, argent { $silver }.
event-sell = { $who } vend à { $price } : { $good }.
event-harbor = { $who } glisse une marchandise sous le port.
event-customs = La douane de { $who } reçoit une carte.
event-pay = { $who } paie { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-pay-own = { $who } paie { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-draw = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-draw-own = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-keep = { $who } garde { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-keep-own = { $who } garde { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-discard = { $who } défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-discard-own = { $who } défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-tuck = { $who } glisse une carte sous { $under }.
event-tuck-own = { $who } glisse une carte sous { $under } : { $cards }.
event-bonus = { $who } peut piocher grâce à ce bâtiment : { $card }.
event-mine = La mine d’or de { $who } dévoile : { $cards }.
event-smith = L’orfèvrerie de { $who } dévoile : { $card }.
event-take-revealed = { $who } prend en main une carte dévoilée : { $card }.
event-reshuffle = La défausse est mélangée et devient la pioche.
event-over = Douze bâtiments : la partie est terminée.
event-standstill-near-nothing-built = { $rounds ->
    [one] Rien n’a été construit depuis longtemps : la partie se termine à la fin de cette manche si personne ne construit.
   *[other] Rien n’a été construit depuis longtemps : la partie se termine dans { $rounds } manches si personne ne construit.
}
event-standstill-near-no-cards = { $rounds ->
    [one] Il n’y a plus de carte à piocher : la partie se termine à la fin de cette manche si aucune carte ne revient dans la pioche ou la défausse.
   *[other] Il n’y a plus de carte à piocher : la partie se termine dans { $rounds } manches si aucune carte ne revient dans la pioche ou la défausse.
}
event-standstill-nothing-built = Rien n’a été construit en 20 manches : la partie est terminée.
event-standstill-no-cards = Il n’y a plus de carte à piocher : la partie est terminée.

why-not-now = Ce n’est pas la décision en cours.
why-role-taken = Ce personnage a déjà été pris cette manche-ci : { $role }.
why-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
why-already-built = Vous avez déjà { $card }.
why-too-expensive = Vous ne pouvez pas payer { $price } pour { $card }.
why-no-cathedral = La cathédrale a déjà été construite, ou n’est pas dans cette partie.
why-identical = Un bâtiment identique ne peut pas recouvrir { $card }.
why-no-crane = Vous n’avez pas de grue.
why-not-the-crane = La grue ne peut pas être recouverte.
why-not-built = Vous n’avez pas { $card }.
why-nothing-over = Vous n’avez rien à construire par-dessus { $card }.
why-no-good = Vous n’avez pas cette marchandise : { $good }.
why-no-room = Vous n’avez pas de bâtiment vide pour cela : { $good }.
why-no-black-market = Seul un marché noir permet de payer avec des marchandises, deux au plus.
why-not-so-many = Vous ne pouvez pas piocher { $count } cartes.
why-not-drawn = Cette carte n’a pas été piochée : { $card }.
why-no-power = Vous n’avez pas { $card }.
why-must-discard = Vous devez vous défausser.
why-must-pay = Il faut payer le coût.
why-must-take = Vous devez prendre un personnage.
