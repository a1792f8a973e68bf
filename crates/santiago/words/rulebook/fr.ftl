# The numbered statements of the rules, in French.

## components

chapter-components = Le matériel
rule-components-1 = La rue est une boucle de dix arrêts : neuf Cubains et le port. Tous les joueurs se partagent une voiture.
rule-components-2 = Il y a douze bâtiments en ville, trois sous chaque couleur de fleur : jaune, bleu, rouge et blanc.
rule-components-3 = Il y a en tout huit marchandises de chaque type, chez les joueurs et dans la réserve.
rule-components-4 = Les pésos et les points sont illimités.
rule-components-5 = Chaque marchandise, sauf le bois, a un dé aux faces 0, 1, 1, 2, 2, 3 ; le dé des agrumes a les faces 0, 1, 2, 2, 3, 4.
rule-components-6 = Pedro et Alonso ont une fleur blanche, Miguel une fleur bleue, El Zorro aucune.
rule-components-7 = José a une fleur jaune.
rule-components-8 = Martinez a une fleur jaune, Conchita et Maria une fleur rouge, Pablo une fleur bleue : ces quatre couleurs sont reconstituées.

## setup

chapter-setup = Mise en place
rule-setup-1 = Les Cubains et les bâtiments sont disposés au hasard.
rule-setup-2 = Chacun commence avec 3 pésos, 2 points, 1 canne à sucre, 1 tabac et 1 agrume ; les courtiers sont hors du plateau.
rule-setup-3 = La voiture part du port, le premier navire est au port et chaque marchandise vaut 2 points.
rule-setup-4 = Le dernier joueur dans l’ordre du tour lance les cinq dés pour le premier navire et y en place quatre, sans les modifier.
rule-setup-5 = Le premier joueur est tiré au sort à la création de la table : la place 1 commence.
rule-setup-6 = Les tours se jouent en sens horaire.

## car

chapter-car = La voiture
rule-car-1 = La voiture doit avancer en sens horaire, d’au moins un arrêt.
rule-car-2 = Le premier arrêt est gratuit, chaque arrêt suivant coûte 1 péso.
rule-car-3 = Sans péso, la voiture avance d’exactement un arrêt.
rule-car-4 = Dépasser le port sans s’arrêter déplace le pion Valeur d’un drapeau vers la droite.
rule-car-5 = Quitter le port au début du tour ne compte pas comme le dépasser.
rule-car-6 = Si le dépassement du port amène le pion Valeur sur le drapeau à damier, le navire part aussitôt ; la voiture continue.
rule-car-7 = Tout le trajet se paie d’abord ; puis la voiture avance arrêt par arrêt, et un second dépassement du port déplace le pion pour le nouveau navire.
rule-car-8 = Jusqu’à 19 arrêts sont permis s’ils sont payés ; avancer de 10 arrêts depuis le port, c’est s’arrêter au port.
rule-car-9 = S’arrêter au port déclenche une phase de livraisons ; le courtier reste en place et aucun bâtiment n’est utilisé.

## cubans

chapter-cubans = Les Cubains
rule-cubans-1 = Pedro donne 2 tabacs, José 2 cannes à sucre, Conchita 2 agrumes, Miguel 2 bois.
rule-cubans-2 = On ne prend que ce que la réserve contient : 1 au lieu de 2 s’il n’en reste qu’un, rien s’il n’en reste plus.
rule-cubans-3 = Pablo donne 1 marchandise au choix, sauf le bois.
rule-cubans-4 = Maria donne 2 points, Martinez 3 pésos.
rule-cubans-5 = On peut renoncer à tout effet.
rule-cubans-6 = Chez El Zorro, chaque adversaire donne à son choix 1 péso, 1 point ou 1 marchandise autre que du bois.
rule-cubans-7 = Les adversaires choisissent dans l’ordre du tour, et le résultat est public.
rule-cubans-8 = Un adversaire qui n’a rien à donner (le bois ne compte pas) ne donne rien.

## lawyer

chapter-lawyer = L’avocat
rule-lawyer-1 = Chez Alonso, on peut prendre possession d’un bâtiment sans propriétaire.
rule-lawyer-2 = On peut prendre possession d’un bâtiment, qu’il soit occupé ou non.
rule-lawyer-3 = Personne ne possède plus de trois bâtiments.
rule-lawyer-4 = À la place, on peut utiliser un bâtiment que l’on possède déjà, quel que soit le courtier qui s’y trouve.
rule-lawyer-5 = Après l’avocat, le courtier va comme d’habitude sur un bâtiment blanc.
rule-lawyer-6 = Le bâtiment que l’on vient d’utiliser grâce à Alonso peut l’être de nouveau si le courtier s’y rend.
rule-lawyer-7 = Un joueur qui n’a plus de marqueur et aucun bâtiment à lui qu’il puisse utiliser ne fait rien chez Alonso.
rule-lawyer-8 = Utiliser son propre bâtiment grâce à Alonso ne rapporte de point à personne.

## broker

chapter-broker = Le courtier
rule-broker-1 = Après un Cubain, utilisé ou non, le courtier doit aller sur un autre bâtiment, sous une fleur de la couleur de celle du Cubain.
rule-broker-2 = Il ne peut ni aller sur un bâtiment occupé par un courtier, ni rester sur le sien.
rule-broker-3 = Les marqueurs Propriété ne bloquent personne.
rule-broker-4 = Ensuite, le joueur peut utiliser le bâtiment.
rule-broker-5 = Après El Zorro, le courtier reste en place, et le joueur peut utiliser de nouveau son bâtiment.
rule-broker-6 = Si les trois bâtiments de cette couleur sont occupés, le courtier reste en place, et le joueur peut utiliser le bâtiment où il se trouve, quelle qu’en soit la couleur.
rule-broker-7 = Un courtier qui n’est pas encore sur le plateau n’y entre pas dans ces cas : ni bâtiment, ni loyer.
rule-broker-8 = Si, à la fin du tour, le courtier se trouve sur le bâtiment d’un autre joueur, ce joueur reçoit 1 point.
rule-broker-9 = C’est aussi le cas si le courtier est seulement resté sur place ; avec l’option « rent-on-stay » désactivée, seulement s’il y est venu pendant ce tour.

## buildings

chapter-buildings = Les bâtiments
rule-buildings-1 = Banque : 2 pésos.
rule-buildings-2 = Église : 1 point.
rule-buildings-3 = Distillerie : échanger autant de cannes à sucre que l’on veut contre le même nombre de rhums.
rule-buildings-4 = Fabrique de cigares : échanger autant de tabacs que l’on veut contre le même nombre de cigares.
rule-buildings-5 = Un échange ne peut pas donner plus que ce que contient la réserve.
rule-buildings-6 = Marché noir : échanger 1 marchandise contre 1 autre, jamais de bois.
rule-buildings-7 = Scierie : échanger 1 bois contre 1 point et 1 péso.
rule-buildings-8 = Café : remettre 1 cigare, 1 rhum ou un de chaque, pour 2 points chacun.
rule-buildings-9 = Bureau de douane : tourner un dé du navire sur 0.
rule-buildings-10 = Casino : échanger 3 pésos contre 1 point, ou 1 point contre 3 pésos, autant de fois que l’on veut.
rule-buildings-11 = Au casino, tous les échanges d’une même visite se font dans le même sens.
rule-buildings-12 = Capitainerie : déplacer le pion Valeur d’un drapeau vers la gauche ou vers la droite ; à 2, seulement vers la droite.
rule-buildings-13 = Si la capitainerie amène le pion Valeur sur le drapeau à damier, le navire part.
rule-buildings-14 = Bureau : livrer exactement 1 marchandise demandée, sauf le bois, pour exactement 2 points ; le dé diminue de 1.
rule-buildings-15 = Une utilisation qui ne changerait rien n’est pas proposée.

## newspaper

chapter-newspaper = Le journal
rule-newspaper-1 = Journal : prendre 1 péso, puis un Cubain peut être retourné face cachée.
rule-newspaper-2 = Chez un Cubain face cachée, on n’utilise ni le Cubain ni un bâtiment, et le courtier reste en place.
rule-newspaper-3 = La voiture peut s’arrêter chez un Cubain face cachée ou le dépasser au coût normal.
rule-newspaper-4 = Une fois que la voiture y est passée et repart, le Cubain est remis face visible.
rule-newspaper-5 = Même le Cubain chez qui se trouve la voiture peut être retourné : le tour en cours continue sans changement, et le Cubain reste face cachée jusqu’au retour de la voiture.
rule-newspaper-6 = Plusieurs Cubains peuvent être face cachée ; on ne peut retourner qu’un Cubain face visible, et jamais le port.

## delivery

chapter-delivery = Les livraisons
rule-delivery-1 = En commençant par le joueur actif, dans l’ordre du tour et autant de fois qu’il le faut, chaque joueur peut livrer des marchandises d’un seul type : au moins 1, et au plus le nombre indiqué par son dé.
rule-delivery-2 = Chaque marchandise livrée rapporte la valeur actuelle, 2, 3 ou 4 points ; le dé diminue d’autant et les marchandises retournent à la réserve.
rule-delivery-3 = Les marchandises qui ne sont pas, ou plus, demandées ne peuvent pas être livrées.
rule-delivery-4 = Un joueur qui ne peut ou ne veut pas livrer passe et ne participe plus à cette phase de livraisons.
rule-delivery-5 = Quand tous ont passé, le pion Valeur avance d’un drapeau vers la droite.
rule-delivery-6 = S’il atteint ainsi le drapeau à damier, le navire part.
rule-delivery-7 = Quand tous les dés montrent 0, le navire part.
rule-delivery-8 = Du bois peut être livré, seul, à la place d’un type demandé, pour 1 point chacun quelle que soit la valeur.
rule-delivery-9 = Le bois peut ne réduire un dé qu’en partie.
rule-delivery-10 = On ne peut pas livrer de bois quand aucune marchandise n’est demandée.

## ship

chapter-ship = Un nouveau navire
rule-ship-1 = Quand un navire part, le suivant arrive et la valeur revient à 2.
rule-ship-2 = À la fin du tour, le joueur actif lance les dés et choisit la nouvelle demande, même si le navire est parti à cause de la livraison d’un adversaire ou parce que tous ont passé.
rule-ship-3 = Jusque-là, le nouveau navire n’a pas de dés : rien n’est demandé, et ni le bureau ni le bureau de douane ne sont proposés.
rule-ship-4 = Tant qu’il n’y a pas de dés, la capitainerie peut quand même déplacer le pion Valeur ; dans une phase de livraisons, chacun ne peut que passer, ce qui fait aussi avancer le pion.
rule-ship-5 = Deux navires peuvent partir pendant le même tour ; les dés ne sont lancés qu’une fois.
rule-ship-6 = Si les cinq dés montrent zéro, on les relance, aussi à la mise en place.
rule-ship-7 = Les quatre dés choisis ne doivent pas tous montrer zéro.

## end

chapter-end = Fin de la partie
rule-end-1 = La partie se termine immédiatement quand le septième navire part.
rule-end-2 = Ce qui a provoqué son départ est encore payé ; le reste du tour n’est pas joué et aucun loyer n’est dû.
rule-end-3 = Chaque lot de trois marchandises restantes, de n’importe quels types et bois compris, vaut 1 point.
rule-end-4 = Les pésos ne valent rien. Le joueur qui a le plus de points gagne.
rule-end-5 = En cas d’égalité, on départage par le nombre de marchandises restantes après cet échange, puis par le nombre de pésos ; sinon, la victoire est partagée.
rule-end-6 = Blocage : si aucun navire ne part pendant 20 manches de suite, la partie s’arrête en l’état. Une manche est un tour de chaque joueur, compté à partir du tour qui suit un départ.
rule-end-7 = Un blocage est annoncé trois manches à l’avance et reste affiché pour tous jusqu’à ce qu’il survienne ou qu’un navire parte. Il survient à la fin d’un tour, après le loyer.

## hidden

chapter-hidden = Informations cachées
rule-hidden-1 = Tous les gains et tous les paiements sont publics : chacun peut donc compter ce que possèdent les autres. L’option « open-stocks » décide seulement de ce que les pages affichent.
rule-hidden-2 = Quand il n’y a qu’une possibilité, le programme la joue.
