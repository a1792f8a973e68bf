# The numbered statements of the rules, in French.

## setup

chapter-setup = Matériel et mise en place
rule-setup-1 = Le jeu de base a 112 cartes : 44 bâtiments de production et 68 beiges.
rule-setup-2 = Les bâtiments de production et les bâtiments beiges de coût 1, 2, 3, 4, 5 valent 1, 1, 2, 2, 3 points ; les monuments de coût 3, 4, 5 valent 3, 4, 5 points ; les bâtiments de coût 6 n’ont pas de points imprimés.
rule-setup-3 = Chaque joueur commence avec une teinturerie d’indigo devant lui, retirée de la pioche avant le mélange, et quatre cartes en main.
rule-setup-4 = Les cinq cartes Maison de commerce sont 11122, 11222, 11223, 12223 et 12233, de l’indigo à l’argent.
rule-setup-5 = Les cartes Maison de commerce sont mélangées une seule fois ; une carte utilisée va sous la pile, l’ordre se répète donc.

## round

chapter-round = La manche
rule-round-1 = En commençant par le gouverneur et en sens horaire, chacun prend l’un des personnages restants ; il faut en prendre un.
rule-round-2 = Chacun exécute l’action, d’abord le joueur qui a choisi le personnage, puis les autres en sens horaire.
rule-round-3 = Quand tous ont choisi, les personnages sont remis au centre de la table et le voisin de gauche du gouverneur devient gouverneur.
rule-round-4 = À deux joueurs, trois personnages sont pris par manche : par le gouverneur, par l’adversaire, puis de nouveau par le gouverneur.
rule-round-5 = Au début de chaque manche, sauf la première, les joueurs qui ont plus de sept cartes défaussent les cartes en surplus, de leur choix.
rule-round-6 = Avec un phare, la limite est de douze cartes.
rule-round-7 = Pendant la manche, il n’y a pas de limite.
rule-round-8 = Avant la vérification de la limite de main, le propriétaire d’une chapelle peut glisser dessous une carte de sa main ; elle vaut un point à la fin.
rule-round-9 = Chaque étape du début de manche est achevée pour tous, en sens horaire à partir du nouveau gouverneur, avant la suivante.
rule-round-10 = Quand il faut une carte et que la pioche est vide, on mélange la défausse, même au milieu d’un tirage.
rule-round-11 = S’il manque encore des cartes, on pioche ce qu’il y a.
rule-round-12 = La bibliothèque fait bénéficier deux fois son propriétaire du privilège du personnage qu’il a choisi.
rule-round-13 = À deux joueurs, la bibliothèque ne sert qu’une fois par manche : le gouverneur l’utilise pour son premier personnage ou la garde pour le second.
rule-round-14 = Il en décide au moment d’utiliser le privilège : avec le marchand, une fois la carte Maison de commerce retournée ; avec le maire, une fois les douanes remplies.

## builder

chapter-builder = Le bâtisseur
rule-builder-1 = On construit un bâtiment de sa main et on le paie en défaussant d’autres cartes de sa main.
rule-builder-2 = Le bâtisseur paie une carte de moins, deux avec la bibliothèque.
rule-builder-3 = Un coût ne descend jamais au-dessous de zéro, et rien n’est rendu.
rule-builder-4 = Une cité ne peut contenir qu’un seul exemplaire de chaque bâtiment beige, mais autant de bâtiments de production identiques que l’on veut.
rule-builder-5 = Avec la forge, un bâtiment de production coûte une carte de moins ; avec la carrière, un bâtiment beige coûte une carte de moins.
rule-builder-6 = Avec un marché noir, on peut payer jusqu’à deux cartes du coût avec ses propres marchandises.
rule-builder-7 = Avec l’atelier, on pioche une carte après avoir construit et payé un bâtiment beige ; la construction de l’atelier lui-même n’en donne pas.
rule-builder-8 = Avec le refuge, un joueur qui a construit et n’a plus qu’une carte en main ou aucune, celle de l’atelier comprise, pioche une carte ; sans construction, pas de carte.
rule-builder-9 = Le pouvoir d’un nouveau bâtiment s’utilise dès la fin de cette phase du bâtisseur, donc déjà plus tard dans la même manche.
rule-builder-10 = On peut renoncer à construire.

## crane

chapter-crane = La grue
rule-crane-1 = Avec une grue, on peut construire par-dessus l’un de ses bâtiments, dont le coût est déduit.
rule-crane-2 = Rien n’est rendu si le bâtiment recouvert coûtait plus cher.
rule-crane-3 = Le bâtiment recouvert perd son pouvoir et ses points et ne compte plus ; la marchandise qui s’y trouve est défaussée.
rule-crane-4 = Les cartes glissées sous une chapelle recouverte comptent encore ; la carte qui la recouvre n’est pas un point de chapelle, mais elle a ses propres points.
rule-crane-5 = On recouvre d’abord, on paie ensuite : une carrière, une forge, une bibliothèque ou un marché noir recouverts n’aident plus.
rule-crane-6 = On ne peut recouvrir ni la grue elle-même ni un bâtiment identique.
rule-crane-7 = Un bâtiment beige recouvert peut être construit de nouveau.
rule-crane-8 = Si l’on possède plusieurs exemplaires du bâtiment de production à recouvrir, c’est un exemplaire vide qui est recouvert, s’il y en a un.

## producer

chapter-producer = Le producteur
rule-producer-1 = Chacun peut placer une carte, sans la regarder, sur un bâtiment de production vide ; le producteur peut en placer deux, ou trois avec la bibliothèque.
rule-producer-2 = Avec l’aqueduc, on produit une marchandise de plus : deux, trois ou quatre.
rule-producer-3 = Un bâtiment de production ne porte qu’une seule marchandise.
rule-producer-4 = Avec le puits, un joueur qui a produit au moins deux marchandises pioche une carte.
rule-producer-5 = On peut produire moins, ou rien.

## trader

chapter-trader = Le marchand
rule-trader-1 = Une carte Maison de commerce est retournée ; chacun peut vendre une marchandise, le marchand deux, ou trois avec la bibliothèque.
rule-trader-2 = Avec la boutique, on peut vendre une marchandise de plus : deux, trois ou quatre.
rule-trader-3 = On annonce toutes les marchandises que l’on vend et on les défausse sans les regarder, puis on pioche toutes les cartes, chaque marchandise étant payée à son prix.
rule-trader-4 = Avec le petit marché, un joueur qui a vendu au moins deux marchandises pioche une carte.
rule-trader-5 = Avec le grand marché, un joueur qui a vendu au moins une marchandise pioche une carte, une fois par phase.
rule-trader-6 = On peut vendre moins, ou rien.

## councillor

chapter-councillor = Le maire
rule-councillor-1 = Chacun pioche deux cartes et en garde une ; le maire en pioche cinq, ou huit avec la bibliothèque, et en garde une.
rule-councillor-2 = Avec la villa, on garde deux cartes sur les deux, cinq ou huit.
rule-councillor-3 = Avec le cadastre, on ajoute à sa main toutes les cartes piochées, puis on défausse une, quatre ou sept cartes, au choix, de toute sa main ; si l’on a aussi la villa, aucune, trois ou six.
rule-councillor-4 = On peut renoncer à piocher ; le maire peut aussi renoncer à son privilège et ne piocher que deux cartes.

## prospector

chapter-prospector = Le chercheur d’or
rule-prospector-1 = Le chercheur d’or pioche une carte, ou deux avec la bibliothèque ; les autres ne reçoivent rien.
rule-prospector-2 = Ensuite, le propriétaire d’une mine d’or peut dévoiler quatre cartes : si les quatre coûts diffèrent, il garde la moins chère, sinon aucune.
rule-prospector-3 = On utilise d’abord toutes les mines d’or, puis toutes les orfèvreries, chaque fois en sens horaire à partir du joueur qui a choisi le personnage.
rule-prospector-4 = S’il y a moins de quatre cartes disponibles, on n’en garde aucune.

## end

chapter-end = Fin de la partie et décompte
rule-end-1 = La partie se termine immédiatement après la phase du bâtisseur, achevée pour tous, où un joueur possède douze bâtiments.
rule-end-2 = Le score réunit les points imprimés, les cartes glissées et les points des bâtiments qui en comptent d’autres ; le palais se compte en dernier.
rule-end-3 = Le palais donne un point par tranche complète de quatre autres points.
rule-end-4 = La guilde donne un point par bâtiment de production et un par type de bâtiment de production.
rule-end-5 = L’hôtel de ville donne un point par bâtiment beige, lui-même compris.
rule-end-6 = L’arc de triomphe donne quatre, six ou huit points pour un, deux ou trois monuments ; ceux-ci comptent aussi pour l’hôtel de ville.
rule-end-7 = Une cité peut contenir une statue et un bronze, mais pas deux statues.
rule-end-8 = En cas d’égalité, le joueur qui a le plus de cartes en main et de marchandises sur ses bâtiments de production, au total, l’emporte ; la carte posée sur une douane ne compte pas. Si l’égalité persiste, la victoire est partagée.
rule-end-9 = Blocage : après 20 manches de suite sans aucune construction, la partie s’arrête en l’état. Un bâtiment construit par-dessus un autre compte comme construit.
rule-end-10 = Blocage : si la pioche et la défausse sont toutes deux vides à la fin d’une manche, puis à la fin de chacune des trois manches suivantes, la partie s’arrête en l’état.
rule-end-11 = Un blocage est annoncé trois manches à l’avance et reste affiché pour tous jusqu’à ce qu’il survienne ou soit écarté. Il survient à la fin d’une manche, avant que le gouverneur ne change.

## expansion

chapter-expansion = Extension « Nouveaux bâtiments »
rule-expansion-1 = L’extension ajoute 29 cartes, toutes beiges, et la cathédrale, beige elle aussi, placée à côté des personnages.
rule-expansion-2 = Fournisseur : au début d’une manche, avant toute autre chose, son propriétaire peut défausser une ou deux cartes et en piocher autant.
rule-expansion-3 = Caserne : tant qu’il y a sur la table une caserne non recouverte, les joueurs sans caserne ni phare ne gardent que six cartes ; les propriétaires d’une caserne en gardent sept, ceux d’un phare douze.
rule-expansion-4 = Hutte (coût 1, 1 point) : son propriétaire pioche une carte à la fin d’une phase du marchand sans aucune vente.
rule-expansion-5 = Pension : à partir de la phase du bâtisseur qui suit celle de sa construction, son propriétaire pioche une carte à la fin de chaque phase du bâtisseur si aucun joueur n’a moins de bâtiments que lui et qu’au moins un en a plus.
rule-expansion-6 = Parc : quand on construit par-dessus avec la grue, il réduit le coût de six au lieu de trois.
rule-expansion-7 = Douane : au début de la phase du maire, une douane vide reçoit comme marchandise la première carte de la pioche. Cette marchandise se vend toujours deux cartes ; elle compte pour le petit marché, le grand marché, le marché noir et le port.
rule-expansion-8 = Banque : une seule fois par partie et par joueur, avant la vérification de la limite de main, son propriétaire peut glisser dessous autant de cartes de sa main qu’il le souhaite ; chacune vaut un point.
rule-expansion-9 = Port : à chaque phase du marchand, une marchandise vendue peut être glissée dessous, sans être vue, au lieu d’être défaussée ; elle vaut un point.
rule-expansion-10 = Orfèvrerie : après le privilège du chercheur d’or, son propriétaire peut dévoiler la première carte de la pioche ; il la garde si aucun joueur, lui compris, ne possède ce bâtiment.
rule-expansion-11 = Résidence : quatre, trois, deux et un points pour le premier, le deuxième, le troisième et le quatrième lot de trois bâtiments différents de même coût ; chaque bâtiment ne compte que dans un lot.
rule-expansion-12 = Cathédrale : n’importe quel joueur peut la construire comme unique bâtiment d’une phase du bâtisseur ; à la fin, elle donne quatre, trois, deux et un points pour les quatre premiers bâtiments de coût 6 des adversaires.
rule-expansion-13 = La cathédrale est beige : la carrière réduit son coût.

## options

chapter-options = Options
rule-options-1 = Variante de départ : on reçoit 5, 6, 7 ou 8 cartes selon sa place et on en garde quatre.
rule-options-2 = La douane coûte 3 ou, en option, 1, partout où son coût intervient ; seulement avec l’extension.
rule-options-3 = Première édition : la guilde donne deux points par bâtiment de production ; la mine d’or permet de garder l’une des quatre cartes, au choix, si leurs quatre coûts diffèrent ; il y a huit séchoirs à tabac et huit brûleries de café.
rule-options-4 = Avec l’option « ensemble », tous les joueurs choisissent en même temps dans les phases du producteur, du marchand et du maire : ce qu’ils produisent, ce qu’ils vendent, combien de cartes ils piochent et lesquelles ils gardent.
rule-options-5 = Avec cette option, tous choisissent aussi en même temps les cartes à glisser sous la chapelle et la banque et celles à défausser au début de la partie ou d’une manche.
rule-options-6 = Les cartes piochées à la suite de ces choix arrivent quand tous ont choisi, dans le sens horaire à partir du joueur qui a choisi le personnage.
rule-options-7 = Avec cette option, les joueurs choisissent tout de même chacun leur tour dans une phase où la pioche pourrait ne pas suffire à tout ce qu’ils peuvent prendre.
rule-options-8 = Quel que soit l’ordre dans lequel les joueurs choisissent en même temps, le résultat est le même.

## hidden

chapter-hidden = Informations cachées
rule-hidden-1 = Le nombre de cartes en main est public ; les cartes ne le sont pas.
rule-hidden-2 = Personne ne connaît les cartes posées sur les bâtiments et sous le port, pas même leur propriétaire.
rule-hidden-3 = Les cartes sous la chapelle et la banque ne sont connues que de leur propriétaire.
rule-hidden-4 = Quand tous ont vu une carte entrer dans une main, on sait qu’elle s’y trouve jusqu’à ce que cette main perde une carte face cachée.
rule-hidden-5 = Un joueur connaît jusqu’au prochain mélange les cartes qu’il a défaussées et celles qu’il a vu défausser.

## program

chapter-program = Comment joue le programme
rule-program-1 = Si tout le monde peut voir qu’une décision n’offre qu’une possibilité, le programme la joue lui-même ; si seules des cartes cachées permettent de le savoir, il pose la question.
rule-program-2 = Les réductions, les cartes piochées grâce à un bâtiment, le phare et le remplissage d’une douane sont automatiques.
rule-program-3 = Les cartes non vues ne sont déterminées que lorsque quelqu’un les regarde ; avant un mélange, les marchandises encore inconnues sont déterminées, par place et par bâtiment, puis les cartes sous les ports.
