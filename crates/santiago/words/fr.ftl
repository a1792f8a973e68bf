# Santiago de Cuba en français.

option-rent-on-stay = Loyer pour un courtier resté sur place
    .help = À la fin d’un tour, le propriétaire du bâtiment où se trouve le courtier reçoit 1 point. Même si le courtier n’y est pas venu pendant ce tour ?
option-rent-on-stay-on = Oui
option-rent-on-stay-off = Non, seulement s’il vient d’y arriver
option-open-stocks = Réserves visibles
    .help = La table montre-t-elle les marchandises, les pésos et les points des autres joueurs ? Qui fait attention peut de toute façon les compter.
option-open-stocks-off = Non, derrière les paravents
option-open-stocks-on = Oui, visibles de tous

score-chips = Points amassés
score-goods = Marchandises restantes, 1 point par lot de trois
ending-last-ship = Le septième navire est parti.
ending-standstill = La partie n’avançait plus : aucun navire n’est parti en 20 manches.

good-sugar = canne à sucre
    .many = cannes à sucre
    .die = canne à sucre
good-tobacco = tabac
    .many = tabacs
    .die = tabac
good-citrus = agrume
    .many = agrumes
    .die = agrumes
good-rum = rhum
    .many = rhums
    .die = rhum
good-cigars = cigare
    .many = cigares
    .die = cigares
good-wood = bois
    .many = bois

flower-yellow = jaune
flower-blue = bleue
flower-red = rouge
flower-white = blanche

harbour = le port
    .to = au port

cuban-pedro = Pedro
    .to = chez Pedro
    .at = chez Pedro
    .role = marchand de tabac
    .help = Prenez 2 tabacs.
cuban-jose = José
    .to = chez José
    .at = chez José
    .role = cultivateur de canne à sucre
    .help = Prenez 2 cannes à sucre.
cuban-conchita = Conchita
    .to = chez Conchita
    .at = chez Conchita
    .role = vendeuse de fruits
    .help = Prenez 2 agrumes.
cuban-miguel = Miguel
    .to = chez Miguel
    .at = chez Miguel
    .role = bûcheron
    .help = Prenez 2 bois.
cuban-pablo = Pablo
    .to = chez Pablo
    .at = chez Pablo
    .role = receleur
    .help = Prenez 1 marchandise de votre choix, sauf le bois.
cuban-maria = Maria
    .to = chez Maria
    .at = chez Maria
    .role = danseuse
    .help = Prenez 2 points.
cuban-martinez = Martinez
    .to = chez Martinez
    .at = chez Martinez
    .role = musicien
    .help = Prenez 3 pésos.
cuban-el-zorro = El Zorro
    .to = chez El Zorro
    .at = chez El Zorro
    .role = pickpocket
    .help = Chaque adversaire vous donne, à son choix, 1 péso, 1 point ou 1 marchandise (sauf le bois). Votre courtier reste en place et peut utiliser de nouveau son bâtiment.
cuban-alonso = Alonso
    .to = chez Alonso
    .at = chez Alonso
    .role = avocat
    .help = Prenez possession d’un bâtiment sans propriétaire, ou utilisez l’un des vôtres.

building-bank = Banque
    .the = la banque
    .to = à la banque
    .at = à la banque
    .help = Prenez 2 pésos.
building-church = Église
    .the = l’église
    .to = à l’église
    .at = à l’église
    .help = Prenez 1 point.
building-distillery = Distillerie
    .the = la distillerie
    .to = à la distillerie
    .at = à la distillerie
    .help = Échangez autant de cannes à sucre que vous voulez contre autant de rhums.
building-cigar-factory = Fabrique de cigares
    .the = la fabrique de cigares
    .to = à la fabrique de cigares
    .at = à la fabrique de cigares
    .help = Échangez autant de tabacs que vous voulez contre autant de cigares.
building-black-market = Marché noir
    .the = le marché noir
    .to = au marché noir
    .at = au marché noir
    .help = Échangez 1 marchandise contre 1 autre (jamais de bois).
building-sawmill = Scierie
    .the = la scierie
    .to = à la scierie
    .at = à la scierie
    .help = Remettez 1 bois contre 1 point et 1 péso.
building-cafe = Café
    .the = le café
    .to = au café
    .at = au café
    .help = Remettez 1 cigare, 1 rhum ou un de chaque : 2 points pour chacun.
building-customs-office = Bureau de douane
    .the = le bureau de douane
    .to = au bureau de douane
    .at = au bureau de douane
    .help = Tournez un dé du navire sur 0.
building-casino = Casino
    .the = le casino
    .to = au casino
    .at = au casino
    .help = Échangez 3 pésos contre 1 point, ou 1 point contre 3 pésos, autant de fois que vous voulez mais dans un seul sens.
building-harbour-master = Capitainerie
    .the = la capitainerie
    .to = à la capitainerie
    .at = à la capitainerie
    .help = Déplacez le pion Valeur d’un drapeau vers la gauche ou la droite. S’il atteint le drapeau à damier, le navire part.
building-office = Bureau
    .the = le bureau
    .to = au bureau
    .at = au bureau
    .help = Livrez 1 marchandise demandée par le navire, sauf le bois, pour exactement 2 points.
building-newspaper = Journal
    .the = le journal
    .to = au journal
    .at = au journal
    .help = Prenez 1 péso ; vous pouvez ensuite retourner un Cubain face cachée. Le prochain à s’y arrêter n’obtient rien.

order-use = Utiliser le Cubain ou le bâtiment visité quand il n’y a rien à choisir
ahead-drive = Quand je conduirai : nombre d’arrêts
ahead-go = Au prochain déplacement, mon courtier va sur
ask-car = Déplacez la voiture : le premier arrêt est gratuit, chaque arrêt suivant coûte 1 péso.
ask-cuban = Vous êtes chez { $cuban }. Que faites-vous ?
ask-robbery = El Zorro vous fait les poches pour { $robber } : donnez 1 péso, 1 point ou 1 marchandise.
ask-broker = Déplacez votre courtier sur un bâtiment sous une fleur { $flower }.
ask-building = Utiliser { $building } ?
ask-casino = Échanger encore au casino ?
ask-delivery = Livrez des marchandises d’un seul type, { $value } points chacune, ou passez.
ask-demand = Un nouveau navire : choisissez le dé à écarter.
ask-over = La partie est terminée.

waiting-car = { $who } conduit la voiture.
waiting-cuban = { $who } est chez { $cuban }.
waiting-robbery = { $who } doit donner quelque chose à { $robber }.
waiting-broker = { $who } déplace son courtier sous une fleur { $flower }.
waiting-building = { $who } peut utiliser { $building }.
waiting-casino = { $who } est au casino.
waiting-delivery = { $who } peut livrer à { $value } points la marchandise.
waiting-demand = { $who } choisit la demande du nouveau navire.
waiting-over = La partie est terminée pour { $who }.

action-drive = Avancer de { $stops ->
        [one] { $stops } arrêt
       *[other] { $stops } arrêts
    } { $to } ({ $price ->
        [0] gratuit
        [one] { $price } péso
       *[other] { $price } pésos
    })
action-goods = Prendre { $count } { $good }
action-points = Prendre { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
action-pesos = Prendre { $pesos ->
        [one] { $pesos } péso
       *[other] { $pesos } pésos
    }
action-rob = Faire les poches de tous les adversaires
action-skip = Ne pas utiliser { $place }
used-cuban = { $cuban }
action-pass = Passer
action-stop = Terminé
action-give-peso = Donner 1 péso à { $to }
action-give-point = Donner 1 point à { $to }
action-give-good = Donner 1 { $good } à { $to }
action-claim = Prendre possession : { $building }
action-use-own = Utiliser { $building }, qui vous appartient
action-go = Aller { $building }
action-go-rent = Aller { $building } (1 point pour { $owner })
action-exchange = Échanger { $count } { $give } contre { $count } { $take }
one-good = 1 { $good }
action-serve = Remettre { $goods } pour { $points } points
action-clear = Tourner le dé { $good } de { $demand } à 0
action-buy = Échanger { $pesos } pésos contre 1 point
action-sell = Échanger 1 point contre { $pesos } pésos
action-flag-left = Baisser la valeur à { $value }
action-flag-right = Monter la valeur à { $value }
action-flag-chequered = Avancer au drapeau à damier : le navire part
action-saw = Remettre 1 bois pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $pesos ->
        [one] { $pesos } péso
       *[other] { $pesos } pésos
    }
action-newspaper = Prendre { $pesos ->
        [one] { $pesos } péso
       *[other] { $pesos } pésos
    } sans retourner personne
action-turn-down = Prendre { $pesos ->
        [one] { $pesos } péso
       *[other] { $pesos } pésos
    } et retourner { $cuban } face cachée
action-deliver = Livrer { $count } { $good } ({ $points } points)
action-deliver-wood = Livrer { $count } bois à la place de : { $good } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
action-leave-out = Écarter le dé { $good } (il montre { $face })

event-laid-out = La rue à partir du port : { $street }.
event-rolled = { $who } lance les dés : canne à sucre { $sugar }, tabac { $tobacco }, agrumes { $citrus }, rhum { $rum }, cigares { $cigars }.
event-rolled-zeros = { $who } obtient cinq zéros et relance les dés.
event-demanded = { $who } écarte le dé { $good } : le navire n’en veut pas.
event-drove = { $who } avance de { $stops ->
        [one] { $stops } arrêt
       *[other] { $stops } arrêts
    } { $to }{ $price ->
        [0] {""}
        [one] {" "}pour { $price } péso
       *[other] {" "}pour { $price } pésos
    }.
event-crossed-harbour = { $who } dépasse le port.
event-value = Une marchandise vaut maintenant { $value } points.
event-ship-full = Le navire { $ship } est rempli et part.
event-ship-flag = Le pion Valeur atteint le drapeau à damier : le navire { $ship } part.
event-turned-up = La tuile de { $cuban } est de nouveau face visible.
event-inactive = { $cuban } est face cachée : { $who } n’obtient rien.
event-declined = { $who } n’utilise pas { $place }.
event-got-goods = { $who } reçoit { $count } { $good } { $at }.
event-got-pesos = { $who } reçoit { $pesos ->
        [one] { $pesos } péso
       *[other] { $pesos } pésos
    } { $at }.
event-got-points = { $who } reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $at }.
event-robs = El Zorro fait les poches de tous les autres pour { $who }.
event-gave-peso = { $who } donne 1 péso à { $to }.
event-gave-point = { $who } donne 1 point à { $to }.
event-gave-good = { $who } donne 1 { $good } à { $to }.
event-claimed = { $who } prend possession d’un bâtiment : { $building }.
event-uses-own = { $who } utilise { $building } en propriétaire.
event-went = { $who } va { $building }.
event-stays-crowded = Les trois bâtiments sont occupés : le courtier de { $who } reste en place.
event-exchanged = { $who } échange { $count } { $give } contre { $count } { $take } { $at }.
event-sawed = { $who } scie 1 bois : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $pesos ->
        [one] { $pesos } péso
       *[other] { $pesos } pésos
    }.
event-served = { $who } remet { $goods } au café pour { $points } points.
event-cleared = { $who } tourne le dé { $good } sur 0.
event-bought-point = { $who } échange { $pesos } pésos contre 1 point.
event-sold-point = { $who } échange 1 point contre { $pesos } pésos.
event-turned-down = { $who } retourne { $cuban } face cachée.
event-delivery-round = { $who } déclenche une phase de livraisons à { $value } points la marchandise.
event-delivered = { $who } livre { $count } { $good } pour { $points } points.
event-delivered-wood = { $who } livre { $count } bois à la place de : { $good }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-passed = { $who } passe.
event-rent = { $owner } reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } car { $who } se trouve { $at }.
event-ended = Le septième navire est parti : la partie est terminée.
event-standstill-near = { $rounds ->
    [one] Aucun navire n’est parti depuis longtemps : la partie se termine à la fin de cette manche si aucun ne part.
   *[other] Aucun navire n’est parti depuis longtemps : la partie se termine dans { $rounds } manches si aucun ne part.
}
event-standstill = Aucun navire n’est parti en 20 manches : la partie est terminée.

why-step-car = Il faut d’abord déplacer la voiture.
why-step-effect = La décision en cours concerne { $place }.
why-step-robbery = Il faut d’abord donner quelque chose à El Zorro.
why-step-broker = Il faut d’abord déplacer votre courtier.
why-step-delivery = C’est le moment des livraisons.
why-step-demand = Il faut d’abord choisir les dés du nouveau navire.
why-too-far = Cela coûte { $price } pésos ; vous en avez { $pesos }, il en manque { $missing }.
why-lacks-good = Vous n’en avez pas : { $good }.
why-supply-lacks = La réserve n’en a plus : { $good }.
why-nobody-to-rob = Personne n’a rien à donner.
why-owned = { $owner } possède déjà { $building }.
why-no-marker = Vous avez déjà posé vos { $markers } marqueurs.
why-no-use = Utiliser { $building } ne changerait rien maintenant.
why-not-own = Vous ne possédez pas { $building }.
why-name-it = Précisez votre choix.
why-no-peso = Vous n’avez pas de péso.
why-no-point = Vous n’avez pas de point.
why-other-flower = Il faut une fleur { $needed }, mais { $building } se trouve sous une fleur { $flower }.
why-occupied = { $who } occupe déjà { $building }.
why-own-broker = Votre courtier occupe { $building } et doit aller ailleurs.
why-lawyer-chosen = Vous avez choisi { $building } chez l’avocat : utilisez ce bâtiment.
why-has-only = Vous n’avez que { $count } { $good }.
why-supply-only = La réserve n’a que { $count } { $good }.
why-casino-pesos = Un point coûte { $pesos } pésos.
why-lowest-value = La valeur ne peut pas descendre sous { $value }.
why-office-one = Au bureau, on livre exactement 1 marchandise.
why-face-down = { $cuban } est déjà face cachée.
why-one-direction = Le casino n’échange que dans un seul sens.
why-casino-begun = Vous avez déjà échangé : choisissez « Terminé ».
why-not-wanted = Le navire n’en demande pas : { $good }.
why-wants-only = Le navire ne demande que { $count } { $good }.
why-only-demand = C’est le seul dé qui ne montre pas 0 : il doit aller sur le navire ({ $good }).
why-not-now = Les règles ne le permettent pas maintenant.
