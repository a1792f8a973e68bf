# Puerto Rico, le jeu de cartes : ce que disent les règles en français.

game-name = San Juan
game-tagline = Puerto Rico, le jeu de cartes : chaque carte est un bâtiment, de l’argent et une marchandise.

option-expansion = Extension « Nouveaux bâtiments »
option-expansion-off = sans
option-expansion-on = avec les dix nouveaux bâtiments et la cathédrale
option-draft-start = Départ
option-draft-start-off = quatre cartes pour chacun
option-draft-start-on = choisir quatre cartes parmi cinq à huit
option-customs-office-cost = Coût de la douane
option-customs-office-cost-3 = 3 cartes
option-customs-office-cost-1 = 1 carte
option-first-edition = Édition
option-first-edition-off = seconde édition
option-first-edition-on = guilde, mine d’or et cartes de la première édition
contradiction-customs-office = La douane est une carte de l’extension : son coût ne se choisit qu’avec l’extension.

score-buildings = Bâtiments
score-tucked = Cartes glissées
score-guild-hall = Guilde
score-city-hall = Hôtel de ville
score-triumphal-arch = Arc de triomphe
score-residence = Résidence
score-cathedral = Cathédrale
score-palace = Palais
ending-twelve-buildings = Un joueur a douze bâtiments.
ending-standstill = La partie n’avançait plus : rien n’a été construit en 20 manches, ou il n’y avait plus de carte à piocher.

order-draw = Toujours piocher toutes les cartes d’un personnage
order-use-gold-mine = Toujours utiliser la mine d’or
order-use-goldsmith = Toujours utiliser l’orfèvrerie
order-use-harbor = Toujours utiliser le port

chapter-setup = Matériel et mise en place
chapter-round = La manche
chapter-builder = Le bâtisseur
chapter-crane = La grue
chapter-producer = Le producteur
chapter-trader = Le marchand
chapter-councillor = Le maire
chapter-prospector = Le chercheur d’or
chapter-end = Fin et décompte
chapter-expansion = Nouveaux bâtiments
chapter-options = Options
chapter-hidden = Informations cachées
chapter-program = Comment joue le programme

role-builder = bâtisseur
    .privilege = paie une carte de moins
role-producer = producteur
    .privilege = peut produire une marchandise de plus
role-trader = marchand
    .privilege = peut vendre une marchandise de plus
role-councillor = maire
    .privilege = pioche cinq cartes au lieu de deux
role-prospector = chercheur d’or
    .privilege = pioche une carte ; les autres n’ont rien

good-indigo = indigo
good-sugar = sucre
good-tobacco = tabac
good-coffee = café
good-silver = argent
good-import = importations

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
mark-rebuilt = Personne ne se souvient de cette valeur ; elle s’accorde avec tout ce que l’on sait.

card-indigo-plant = teinturerie d’indigo
    .the = la teinturerie d’indigo
    .effect = Porte un indigo.
card-sugar-mill = moulin à sucre
    .the = le moulin à sucre
    .effect = Porte un sucre.
card-tobacco-storage = séchoir à tabac
    .the = le séchoir à tabac
    .effect = Porte un tabac.
card-coffee-roaster = brûlerie de café
    .the = la brûlerie de café
    .effect = Porte un café.
card-silver-smelter = fonderie d’argent
    .the = la fonderie d’argent
    .effect = Porte un argent.
card-smithy = forge
    .the = la forge
    .effect = Les bâtiments de production coûtent une carte de moins à son propriétaire.
card-gold-mine = mine d’or
    .the = la mine d’or
    .effect = Dévoile quatre cartes : si tous les coûts diffèrent, garde la moins chère.
card-archive = cadastre
    .the = le cadastre
    .effect = Les cartes piochées rejoignent la main avant la défausse.
card-poor-house = refuge
    .the = le refuge
    .effect = Après avoir construit, avec zéro ou une carte en main, pioche une carte.
card-black-market = marché noir
    .the = le marché noir
    .effect = Paie jusqu’à deux cartes d’un coût avec des marchandises.
card-trading-post = boutique
    .the = la boutique
    .effect = Vend une marchandise de plus.
card-well = puits
    .the = le puits
    .effect = Pioche une carte après avoir produit au moins deux marchandises.
card-market-stand = petit marché
    .the = le petit marché
    .effect = Pioche une carte après avoir vendu au moins deux marchandises.
card-crane = grue
    .the = la grue
    .effect = Construit par-dessus un bâtiment à soi et en déduit le coût.
card-tower = phare
    .the = le phare
    .effect = Garde jusqu’à douze cartes en main.
card-chapel = chapelle
    .the = la chapelle
    .effect = Glisse une carte de la main par manche : un point de victoire chacune.
card-aqueduct = aqueduc
    .the = l’aqueduc
    .effect = Produit une marchandise de plus.
card-carpenter = atelier
    .the = l’atelier
    .effect = Pioche une carte après avoir construit un bâtiment beige.
card-prefecture = villa
    .the = la villa
    .effect = Garde deux des cartes piochées au lieu d’une.
card-market-hall = grand marché
    .the = le grand marché
    .effect = Pioche une carte de plus en vendant au moins une marchandise.
card-quarry = carrière
    .the = la carrière
    .effect = Les bâtiments beiges coûtent une carte de moins à son propriétaire.
card-library = bibliothèque
    .the = la bibliothèque
    .effect = Son propriétaire a deux fois le privilège du personnage choisi.
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
    .effect = Un point par bâtiment de production et un par type de production.
card-city-hall = hôtel de ville
    .the = l’hôtel de ville
    .effect = Un point par bâtiment beige, lui compris.
card-triumphal-arch = arc de triomphe
    .the = l’arc de triomphe
    .effect = Quatre, six ou huit points pour un, deux ou trois monuments.
card-palace = palais
    .the = le palais
    .effect = Un point pour quatre autres points.
card-office-building = fournisseur
    .the = le fournisseur
    .effect = Défausse une ou deux cartes et en pioche autant.
card-guard-room = caserne
    .the = la caserne
    .effect = Les joueurs sans caserne ne gardent que six cartes en main.
card-hut = hutte
    .the = la hutte
    .effect = Pioche une carte après une phase du marchand sans aucune vente.
card-tavern = pension
    .the = la pension
    .effect = Pioche une carte après une phase du bâtisseur si l’on a le moins de bâtiments.
card-park = parc
    .the = le parc
    .effect = Réduit le coût de six quand la grue le recouvre.
card-customs-office = douane
    .the = la douane
    .effect = Reçoit à la phase du maire une marchandise toujours vendue deux cartes.
card-bank = banque
    .the = la banque
    .effect = Une fois par partie, glisse des cartes de la main : un point de victoire chacune.
card-harbor = port
    .the = le port
    .effect = Glisse une marchandise vendue par phase du marchand : un point de victoire chacune.
card-goldsmith = orfèvrerie
    .the = l’orfèvrerie
    .effect = Dévoile une carte et la garde si personne n’a ce bâtiment.
card-residence = résidence
    .the = la résidence
    .effect = Quatre, trois, deux, un points par lot de trois bâtiments différents de même coût.
card-cathedral = cathédrale
    .the = la cathédrale
    .effect = Quatre, trois, deux, un points pour les bâtiments de coût six des adversaires.

ask-draft = Choisissez votre première main : défaussez { $left ->
    [one] une carte
   *[other] { $left } cartes
}.
ask-office = Fournisseur : échanger jusqu’à { $most ->
    [one] une carte
   *[other] { $most } cartes
} ?
ask-chapel = Glisser une carte sous votre chapelle ?
ask-bank = Glisser des cartes sous votre banque ? Une seule fois par partie.
ask-limit = Vous pouvez garder { $limit } cartes : défaussez-en { $left }.
ask-role = Choisissez un personnage
ask-library = Utiliser votre bibliothèque pour ce personnage, ou la garder pour le second ?
ask-build = Construire un bâtiment ?
ask-over = Que construisez-vous sur ce bâtiment : { $card } ?
ask-pay = Payez encore { $left ->
    [one] une carte
   *[other] { $left } cartes
}
ask-produce = Produire : { $left ->
    [one] une marchandise
   *[other] jusqu’à { $left } marchandises
}
ask-sell = Vendre : { $left ->
    [one] une marchandise
   *[other] jusqu’à { $left } marchandises
}
ask-harbor = Glisser une des marchandises vendues sous votre port ?
ask-draw = Piocher des cartes ?
ask-keep = Choisissez { $left ->
    [one] la carte
   *[other] les { $left } cartes
} que vous gardez
ask-discard = Défaussez { $left ->
    [one] une carte
   *[other] { $left } cartes
} de votre main
ask-prospect = Piocher comme chercheur d’or ?
ask-gold-mine = Utiliser votre mine d’or ?
ask-gold-keep = Choisissez une des cartes dévoilées
ask-goldsmith = Utiliser votre orfèvrerie ?

waiting-draft = { $who } choisit sa première main
waiting-office = { $who } peut échanger des cartes
waiting-chapel = { $who } peut glisser une carte
waiting-bank = { $who } peut glisser des cartes
waiting-limit = { $who } se défausse jusqu’à la limite
waiting-role = { $who } choisit un personnage
waiting-library = { $who } décide pour la bibliothèque
waiting-build = { $who } peut construire
waiting-pay = { $who } paie
waiting-produce = { $who } peut produire
waiting-sell = { $who } peut vendre
waiting-harbor = { $who } décide pour le port
waiting-draw = { $who } peut piocher
waiting-keep = { $who } choisit une carte
waiting-discard = { $who } se défausse
waiting-gold-mine = { $who } décide pour la mine d’or
waiting-goldsmith = { $who } décide pour l’orfèvrerie

action-take = Être le { $role }
action-build = Construire : { $card } ({ $price ->
    [0] gratuit
    [one] une carte
   *[other] { $price } cartes
})
action-cover = Construire par-dessus : { $card }
action-draw = Piocher { $count ->
    [one] une carte
   *[other] { $count } cartes
}
action-use = Utiliser { $card }
action-save-library = Garder la bibliothèque
action-produce = Produire : { $good }
action-pay = Payer avec : { $card }
action-pay-good = Payer avec la marchandise : { $good }
action-sell = Vendre : { $good }, { $price ->
    [one] une carte
   *[other] { $price } cartes
}
action-keep = Garder : { $card }
action-discard = Défausser : { $card }
action-tuck = Glisser : { $card }
action-done = C’est tout
action-pass-build = Ne rien construire
action-pass-produce = Ne rien produire
action-pass-sell = Ne rien vendre
action-pass-draw = Ne rien piocher
action-pass-office = Ne rien échanger
action-pass-tuck = Ne rien glisser
action-pass-power = Ne pas l’utiliser

event-round = Une manche commence. { $who } est gouverneur.
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
event-good-lost = { $who } perd une marchandise sous le nouveau bâtiment : { $good }.
event-pay-good = { $who } paie avec une marchandise : { $good }.
event-produce = { $who } produit : { $good }.
event-prices = Prix : indigo { $indigo }, sucre { $sugar }, tabac { $tobacco }, café { $coffee }, argent { $silver }.
event-sell = { $who } vend à { $price } : { $good }.
event-harbor = { $who } glisse une marchandise sous le port.
event-customs = Une carte va sur la douane de { $who }.
event-pay = { $who } paie { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-pay-own = { $who } paie { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-draw = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-draw-own = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-keep = { $who } garde { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-keep-own = { $who } garde { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-discard = { $who } défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-discard-own = { $who } défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
event-tuck = { $who } glisse une carte sous { $under }.
event-tuck-own = { $who } glisse une carte sous { $under } : { $cards }.
event-bonus = { $who } peut piocher grâce à ce bâtiment : { $card }.
event-mine = La mine d’or de { $who } dévoile : { $cards }.
event-smith = L’orfèvrerie de { $who } dévoile : { $card }.
event-take-revealed = { $who } la prend en main : { $card }.
event-reshuffle = La défausse devient la pioche.
event-over = Douze bâtiments : la partie est finie.
event-standstill-near-nothing-built = { $rounds ->
    [one] Rien n’a été construit depuis longtemps : la partie finit avec cette manche si personne ne construit.
   *[other] Rien n’a été construit depuis longtemps : la partie finit dans { $rounds } manches si personne ne construit.
}
event-standstill-near-no-cards = { $rounds ->
    [one] Il n’y a plus de carte à piocher : la partie finit avec cette manche si aucune carte ne revient dans la pioche ou la défausse.
   *[other] Il n’y a plus de carte à piocher : la partie finit dans { $rounds } manches si aucune carte ne revient dans la pioche ou la défausse.
}
event-standstill-nothing-built = Rien n’a été construit en 20 manches : la partie est finie.
event-standstill-no-cards = Il n’y a plus de carte à piocher : la partie est finie.

why-not-now = Cela n’est pas demandé maintenant.
why-role-taken = Ce personnage est déjà pris dans cette manche : { $role }.
why-not-in-hand = Vous n’avez pas cette carte : { $card }.
why-already-built = Vous avez déjà { $card }.
why-too-dear = Vous ne pouvez pas payer { $price } pour { $card }.
why-no-cathedral = La cathédrale ne peut plus être construite, ou n’est pas dans cette partie.
why-identical = Un bâtiment ne peut pas recouvrir le même bâtiment : { $card }.
why-no-crane = Vous n’avez pas de grue.
why-not-the-crane = La grue ne peut pas être recouverte.
why-not-built = Vous n’avez pas { $card }.
why-nothing-over = Vous n’avez rien à construire par-dessus { $card }.
why-no-good = Vous n’avez pas cette marchandise : { $good }.
why-no-room = Vous n’avez pas de bâtiment vide pour cela : { $good }.
why-no-black-market = Seul un marché noir permet de payer avec des marchandises, deux au plus.
why-not-so-many = Vous ne pouvez pas piocher { $count } cartes.
why-not-drawn = Cette carte n’a pas été piochée : { $card }.
why-no-power = Vous n’avez pas { $card }.
why-must-discard = Vous devez vous défausser.
why-must-pay = Il faut payer le coût.
why-must-take = Vous devez prendre un personnage.
