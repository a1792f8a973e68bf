# The numbered statements of the rules, in French.

## setup

chapter-setup = Matériel et mise en place
rule-setup-1 = Puerto Rico se joue de trois à cinq joueurs ; on peut jouer à deux avec la variante officielle.
rule-setup-2 = Chacun commence avec 2 doublons à trois joueurs, 3 à quatre joueurs, 4 à cinq joueurs.
rule-setup-3 = La réserve contient 75 points de victoire à trois joueurs, 100 à quatre et 122 à cinq.
rule-setup-4 = La réserve compte 55, 75 ou 95 colons à trois, quatre ou cinq joueurs.
rule-setup-5 = Le navire de colons transporte au départ autant de colons qu’il y a de joueurs.
rule-setup-6 = Trois navires marchands sont en jeu : 4, 5 et 6 cases à trois joueurs, 5, 6 et 7 à quatre, 6, 7 et 8 à cinq.
rule-setup-7 = Planteur, intendant, maçon, artisan, marchand et capitaine sont toujours en jeu ; on ajoute un chercheur d’or à quatre joueurs, deux à cinq.
rule-setup-8 = On retourne une plantation de plus qu’il n’y a de joueurs.
rule-setup-9 = À partir du gouverneur et en sens horaire, on commence à trois avec indigo, indigo, maïs ; à quatre avec indigo, indigo, maïs, maïs ; à cinq avec indigo, indigo, indigo, maïs, maïs.
rule-setup-10 = En dehors de son argent et de sa plantation, personne ne possède rien au départ : ni colon, ni tonneau, ni bâtiment, ni point.
rule-setup-11 = Il y a 10 tonneaux de maïs, 11 d’indigo, 11 de sucre, 9 de tabac et 9 de café, tous dans la réserve au départ.
rule-setup-12 = Il y a 10 plantations de maïs, 12 d’indigo, 11 de sucre, 9 de tabac et 8 de café.
rule-setup-13 = Il y a 8 carrières ; elles forment une pile à part, face visible, et ne sont jamais parmi les jetons piochés.
rule-setup-14 = Chaque plantation et chaque carrière a un seul cercle.
rule-setup-15 = Les plantations de départ sont mises de côté avant le mélange : la rangée visible et les piles contiennent exactement le reste.
rule-setup-16 = Une île a 12 cases et une cité a 12 cases.
rule-setup-17 = Il y a 20 jetons de bâtiments industriels, deux de chaque petit bâtiment mauve et un seul de chaque grand bâtiment.
rule-setup-18 = Le coût, les points de victoire, les cercles, le nombre d’exemplaires et la taille de chaque bâtiment sont ceux du tableau des bâtiments.
rule-setup-19 = L’argent de la banque est illimité.
rule-setup-20 = Le premier joueur, à la place 1, est le premier gouverneur ; il est tiré au sort ou choisi à la création de la table.
rule-setup-21 = La réserve de points de victoire se compte en points, quels que soient les jetons, et tout le monde la voit.

## round

chapter-round = La manche
rule-round-1 = Le gouverneur choisit un personnage le premier ; puis chacun à son tour, en sens horaire, en choisit un.
rule-round-2 = Un personnage déjà pris ne peut plus être choisi pendant la même manche.
rule-round-3 = On est obligé de prendre un personnage.
rule-round-4 = Le joueur qui prend un personnage prend aussitôt, avant l’action, les doublons qui s’y trouvent.
rule-round-5 = Le joueur qui a choisi le personnage effectue l’action en premier, puis tous les autres en sens horaire, une fois chacun.
rule-round-6 = Seul le joueur qui a choisi le personnage bénéficie de son privilège.
rule-round-7 = On peut renoncer à une action ou à un privilège, sauf au chargement des navires. Les privilèges du maçon, du marchand et du chercheur d’or s’appliquent automatiquement, celui du capitaine aussi, sauf si les points de bonus devaient épuiser la réserve.
rule-round-8 = Un joueur qui renonce à une action, ou ne peut pas l’effectuer, n’en prive pas les autres.
rule-round-9 = On ne peut pas refuser les colons du navire.
rule-round-10 = Quand chacun a choisi et que toutes les actions sont effectuées, on place un doublon sur chaque personnage que personne n’a pris : trois personnages, de trois à cinq joueurs.
rule-round-11 = Les doublons s’accumulent sur les personnages de manche en manche.
rule-round-12 = Ensuite tous les personnages reviennent sur la table et le voisin de gauche du gouverneur devient gouverneur.
rule-round-13 = Les deux chercheurs d’or de la partie à cinq sont deux cartes distinctes, chacune avec ses propres doublons.

## settler

chapter-settler = Le planteur
rule-settler-1 = À partir du planteur, en sens horaire, chacun peut prendre une plantation visible.
rule-settler-2 = Le jeton pris va sur l’île du joueur et n’est plus disponible pour les suivants.
rule-settler-3 = Le planteur peut prendre une carrière à la place : c’est son privilège.
rule-settler-4 = Les autres joueurs ne peuvent pas prendre de carrière.
rule-settler-5 = Le propriétaire d’une baraque de chantier occupée peut prendre une carrière au lieu d’une plantation, même s’il n’est pas le planteur.
rule-settler-6 = Le planteur qui possède la baraque de chantier ne peut prendre ni deux carrières, ni une carrière et une plantation.
rule-settler-7 = Quand il n’y a plus de carrières, le privilège du planteur et la baraque de chantier sont sans objet.
rule-settler-8 = Les jetons d’une île n’en sont jamais retirés.
rule-settler-9 = Un joueur dont l’île est pleine ne prend rien.
rule-settler-10 = On peut renoncer à prendre une plantation ou une carrière.
rule-settler-11 = Avant sa prise normale, le propriétaire d’une hacienda occupée peut piocher une plantation face cachée.
rule-settler-12 = La plantation piochée grâce à l’hacienda doit être placée sur l’île ; on ne peut pas la défausser.
rule-settler-13 = L’hacienda ne donne jamais de carrière, même au propriétaire de la baraque de chantier ou au planteur.
rule-settler-14 = Si la plantation de l’hacienda remplit l’île, il n’y a plus de prise normale.
rule-settler-15 = Si l’île est pleine, l’hacienda ne permet pas de piocher.
rule-settler-16 = La plantation piochée est vue avant la prise normale, que l’on peut encore faire ou refuser.
rule-settler-17 = L’utilisation de l’hacienda est facultative, et elle ne permet de piocher qu’une fois par phase du planteur.
rule-settler-18 = Le propriétaire d’un hospice occupé peut placer un colon sur la plantation ou la carrière de sa prise normale.
rule-settler-19 = L’hospice ne permet jamais de placer un colon sur la plantation piochée grâce à l’hacienda.
rule-settler-20 = Le colon de l’hospice vient de la réserve ou, si elle est vide, du navire de colons ; si les deux sont vides, l’hospice est sans effet.
rule-settler-21 = On peut renoncer au colon de l’hospice.
rule-settler-22 = À la fin de la phase, les plantations visibles restantes sont défaussées et l’on en retourne de nouvelles : une de plus qu’il n’y a de joueurs.
rule-settler-23 = Les jetons défaussés ne sont mélangés pour refaire les piles que lorsqu’il faut un jeton et qu’il n’en reste plus ; on dispose d’abord ceux qui restent.
rule-settler-24 = Les plantations qui viennent d’être défaussées sont mélangées avec les autres.
rule-settler-25 = S’il n’y a malgré tout pas assez de plantations, la rangée est plus courte.
rule-settler-26 = Les cinq piles n’en font qu’une : chaque jeton face cachée a la même chance de venir.
rule-settler-27 = Si les piles sont vides quand on pioche grâce à l’hacienda, les jetons défaussés sont mélangés de la même façon.
rule-settler-28 = S’il n’y a plus ni piles ni jetons défaussés, l’hacienda est sans effet.

## mayor

chapter-mayor = L’intendant
rule-mayor-1 = Le privilège de l’intendant est un colon pris dans la réserve, non sur le navire.
rule-mayor-2 = Quand la réserve de colons est épuisée, l’intendant perd son privilège.
rule-mayor-3 = L’intendant peut renoncer à son privilège.
rule-mayor-4 = À partir de l’intendant, en sens horaire, on prend un colon à la fois sur le navire jusqu’à ce qu’il soit vide.
rule-mayor-5 = Chacun peut alors placer tous ses colons, nouveaux, anciens et ceux de San Juan, sur n’importe quels cercles de son île et de sa cité.
rule-mayor-6 = L’intendant place ses colons le premier, puis les autres en sens horaire.
rule-mayor-7 = Un cercle ne reçoit qu’un colon.
rule-mayor-8 = Le moins de colons possible restent à San Juan : seulement ceux pour qui il n’y a pas de cercle libre.
rule-mayor-9 = Les colons sans cercle attendent à San Juan une autre phase de l’intendant.
rule-mayor-10 = Les colons ne se placent que pendant la phase de l’intendant, et grâce à l’hospice et à l’université.
rule-mayor-11 = Ensuite, on prend dans la réserve et on place sur le navire autant de colons qu’il y a de cercles vides sur les bâtiments de tous les joueurs.
rule-mayor-12 = Les cercles vides des plantations et des carrières ne comptent pas.
rule-mayor-13 = On met sur le navire au moins autant de colons qu’il y a de joueurs.
rule-mayor-14 = Si la réserve n’y suffit pas, ce qui reste va sur le navire et la partie se termine à la fin de la manche.
rule-mayor-15 = Si la réserve y suffit tout juste, la partie ne se termine pas.
rule-mayor-16 = Le navire est toujours rempli : la solution que le livret prévoit en cas d’oubli n’est pas nécessaire.

## builder

chapter-builder = Le maçon
rule-builder-1 = À partir du maçon, en sens horaire, chacun peut construire un bâtiment, et un seul.
rule-builder-2 = On ne construit jamais un bâtiment que l’on possède déjà.
rule-builder-3 = Le petit et le grand bâtiment d’une même marchandise sont différents : une cité peut contenir les deux.
rule-builder-4 = On ne construit que les bâtiments encore disponibles.
rule-builder-5 = Un bâtiment demande une case libre dans la cité, deux pour un grand bâtiment.
rule-builder-6 = On peut déplacer ses bâtiments à l’intérieur de sa cité : deux cases libres quelconques suffisent donc pour un grand bâtiment.
rule-builder-7 = On ne retire jamais un bâtiment de sa cité.
rule-builder-8 = Chaque carrière occupée réduit le prix d’un bâtiment de 1 doublon.
rule-builder-9 = Le nombre de carrières qui comptent est limité au numéro de la colonne du bâtiment, de 1 à 4.
rule-builder-10 = Le maçon paie 1 doublon de moins, en plus de la réduction des carrières : c’est son privilège.
rule-builder-11 = Le prix ne descend jamais au-dessous de 0, et rien n’est reversé.
rule-builder-12 = Un maçon qui ne construit pas ne reçoit pas de doublon.
rule-builder-13 = Le prix se paie aussitôt à la banque ; qui ne peut pas payer ne construit pas.
rule-builder-14 = Un nouveau bâtiment est inoccupé tant qu’aucun colon n’y est placé.
rule-builder-15 = Le propriétaire d’une université occupée peut placer un colon sur le nouveau bâtiment.
rule-builder-16 = Le colon de l’université vient de la réserve ou, si elle est vide, du navire de colons ; si les deux sont vides, l’université est sans effet.
rule-builder-17 = On peut renoncer au colon de l’université.
rule-builder-18 = L’université ne donne qu’un colon, même pour un bâtiment à plusieurs cercles.
rule-builder-19 = Construire sur la douzième case de sa cité termine la partie à la fin de la manche.
rule-builder-20 = On peut renoncer à construire.

## craftsman

chapter-craftsman = L’artisan
rule-craftsman-1 = À partir de l’artisan, en sens horaire, tous les joueurs produisent.
rule-craftsman-2 = Pour chaque marchandise, un joueur produit autant de tonneaux qu’il a de plantations occupées ou de cercles occupés dans les bâtiments correspondants, selon le plus petit de ces deux nombres.
rule-craftsman-3 = Le maïs ne demande pas de bâtiment : chaque plantation de maïs occupée produit un tonneau.
rule-craftsman-4 = Les cercles occupés du petit et du grand bâtiment d’une même marchandise s’additionnent.
rule-craftsman-5 = Les colons en surnombre ne produisent rien, qu’ils soient sur une plantation sans cercle occupé correspondant ou sur un cercle sans plantation occupée correspondante.
rule-craftsman-6 = Personne ne prend plus de tonneaux que la réserve n’en contient ; s’il en manque, les joueurs sont servis dans l’ordre, au besoin en partie.
rule-craftsman-7 = Les tonneaux qui manquent dans la réserve ne sont pas remplacés par d’autres marchandises.
rule-craftsman-8 = Une manufacture occupée rapporte 1, 2, 3 ou 5 doublons pour 2, 3, 4 ou 5 types de marchandises produits, et rien pour un seul.
rule-craftsman-9 = La manufacture compte les types de marchandises réellement produits, ni les capacités ni les tonneaux.
rule-craftsman-10 = À la fin de la phase, l’artisan prend un tonneau supplémentaire, au choix parmi les marchandises qu’il vient de produire : c’est son privilège.
rule-craftsman-11 = Le tonneau supplémentaire se prend après la production de tous, et seulement s’il en reste un de cette marchandise dans la réserve.
rule-craftsman-12 = On peut renoncer au tonneau supplémentaire.
rule-craftsman-13 = Un artisan qui n’a rien pu produire ne reçoit pas de tonneau supplémentaire.
rule-craftsman-14 = Un joueur peut renoncer à produire, mais seulement en bloc : il produit toutes les marchandises qu’il peut, ou rien.
rule-craftsman-15 = Un artisan qui a renoncé à produire ne reçoit pas de tonneau supplémentaire.

## trader

chapter-trader = Le marchand
rule-trader-1 = À partir du marchand, en sens horaire, chacun peut vendre un tonneau au magasin, et un seul.
rule-trader-2 = Le magasin paie 0 pour le maïs, 1 pour l’indigo, 2 pour le sucre, 3 pour le tabac et 4 pour le café.
rule-trader-3 = Le marchand reçoit 1 doublon de plus pour sa vente : c’est son privilège.
rule-trader-4 = Un petit marché occupé ajoute 1 doublon à la vente de son propriétaire.
rule-trader-5 = Un grand marché occupé ajoute 2 doublons à la vente de son propriétaire.
rule-trader-6 = Les deux marchés ensemble ajoutent 3 doublons.
rule-trader-7 = Sans vente, ni le privilège du marchand ni les marchés ne rapportent rien.
rule-trader-8 = On peut vendre du maïs, bien que le magasin ne paie rien pour lui.
rule-trader-9 = Le magasin a de la place pour quatre tonneaux.
rule-trader-10 = Le magasin refuse une marchandise qu’il a déjà.
rule-trader-11 = Le propriétaire d’un comptoir occupé peut vendre une marchandise que le magasin a déjà.
rule-trader-12 = Un magasin plein n’achète plus rien à personne, pas même au propriétaire d’un comptoir.
rule-trader-13 = À la fin de la phase, un magasin plein est vidé dans la réserve.
rule-trader-14 = Un magasin qui n’est pas plein garde ses tonneaux jusqu’à la prochaine phase du marchand.
rule-trader-15 = On peut renoncer à vendre.

## captain

chapter-captain = Le capitaine
rule-captain-1 = En commençant par le capitaine et en sens horaire, chacun charge à son tour, et l’on continue jusqu’à ce que plus personne ne puisse ou ne veuille charger.
rule-captain-2 = Un joueur qui peut charger un navire doit le faire.
rule-captain-3 = À chaque tour, un joueur ne charge qu’un seul type de marchandise.
rule-captain-4 = Un navire ne transporte qu’un seul type de marchandise.
rule-captain-5 = Une marchandise déjà présente sur un navire ne peut être chargée que sur ce navire.
rule-captain-6 = Un navire plein compte toujours comme transportant sa marchandise : elle ne peut pas être chargée sur un autre navire pendant cette phase.
rule-captain-7 = Une marchandise qui n’est sur aucun navire va sur un navire vide : celui qui peut recevoir le plus de tonneaux du joueur.
rule-captain-8 = Entre plusieurs navires vides qui peuvent en recevoir autant, le joueur choisit librement.
rule-captain-9 = Le joueur doit charger autant de tonneaux de cette marchandise que le navire peut en recevoir.
rule-captain-10 = Le joueur choisit librement la marchandise ; ce n’est pas forcément celle dont il peut charger le plus.
rule-captain-11 = Chaque tonneau chargé rapporte 1 point de victoire, quelle que soit la marchandise.
rule-captain-12 = Les points sont pris dans la réserve.
rule-captain-13 = Le capitaine marque 1 point de plus à son premier chargement de la phase, une seule fois : c’est son privilège.
rule-captain-14 = Un capitaine qui ne charge rien ne marque pas son point de bonus.
rule-captain-15 = Un port occupé rapporte à son propriétaire 1 point de plus à chaque chargement.
rule-captain-16 = Au lieu de charger un navire, le propriétaire d’un quai occupé peut remettre dans la réserve tous ses tonneaux d’une marchandise pour 1 point chacun.
rule-captain-17 = Le quai ne peut servir qu’une fois par phase du capitaine.
rule-captain-18 = Le quai accepte n’importe quelle marchandise : une marchandise déjà sur un navire, même plein, ou une marchandise qu’aucun navire ne peut prendre.
rule-captain-19 = Le point du port se marque aussi avec le quai.
rule-captain-20 = Le point du capitaine se marque aussi avec le quai, si c’est son premier chargement.
rule-captain-21 = Un joueur qui n’a d’autre possibilité que le quai peut passer : on n’est jamais obligé d’utiliser un bâtiment.
rule-captain-22 = Un joueur qui a passé peut encore utiliser son quai plus tard dans la phase.
rule-captain-23 = Le propriétaire d’un quai qui peut charger un navire doit le charger ou utiliser son quai.
rule-captain-24 = Un joueur qui ne charge rien à son tour passe ; la phase se termine quand tous les joueurs ont passé l’un après l’autre.
rule-captain-25 = Tout chargement, sur un navire ou par le quai, remet à zéro le nombre de passes consécutives.
rule-captain-26 = Après le stockage, les navires pleins sont déchargés dans la réserve.
rule-captain-27 = Les navires qui ne sont pas pleins gardent leurs tonneaux.
rule-captain-28 = Quand les jetons points de victoire sont épuisés, les points suivants comptent quand même.
rule-captain-29 = On peut renoncer aux points de bonus du capitaine et du port : on n’est jamais obligé d’utiliser un privilège ou un bâtiment. On ne peut pas renoncer aux points des tonneaux.
rule-captain-30 = Le programme ne pose la question que si les points de bonus d’un chargement, et non ses seuls tonneaux, prenaient les derniers points de la réserve, même si la partie se termine de toute façon après cette manche ; sinon, il les prend automatiquement.
rule-captain-31 = Un joueur qui a droit aux deux points de bonus en prend deux, un ou aucun ; peu importe lequel, puisque tous deux se rapportent à ce chargement.
rule-captain-32 = Un point de bonus se rapporte à son chargement : si l’on y renonce, celui du capitaine ne revient pas avec un chargement ultérieur ; celui du port revient au chargement suivant.

## storage

chapter-storage = Le stockage
rule-storage-1 = Après le chargement, les joueurs stockent leurs tonneaux, en commençant par le capitaine et en sens horaire.
rule-storage-2 = Sans entrepôt, un joueur ne conserve qu’un tonneau de son choix.
rule-storage-3 = Un petit entrepôt occupé permet de conserver en plus tous les tonneaux d’une marchandise.
rule-storage-4 = Un grand entrepôt occupé permet de conserver en plus tous les tonneaux de deux marchandises.
rule-storage-5 = Avec les deux entrepôts, on conserve trois marchandises, outre le tonneau de son choix.
rule-storage-6 = Un entrepôt peut rester inutilisé.
rule-storage-7 = Une marchandise stockée en entrepôt l’est tout entière : en garder moins ne sert à rien et n’est pas proposé.
rule-storage-8 = Ce qui n’est pas conservé retourne à la réserve.
rule-storage-9 = À tout autre moment, on conserve autant de tonneaux que l’on veut.
rule-storage-10 = Un entrepôt ne dispense pas de charger.

## prospector

chapter-prospector = Le chercheur d’or
rule-prospector-1 = Le chercheur d’or prend un doublon à la banque.
rule-prospector-2 = Il n’y a pas d’action : les autres joueurs ne reçoivent rien.
rule-prospector-3 = Les doublons de la carte s’y ajoutent : s’il y en a deux, on en prend trois en tout.

## buildings

chapter-buildings = L’utilisation des bâtiments
rule-buildings-1 = Un bâtiment n’a d’effet que s’il est occupé ; il en va de même d’une plantation ou d’une carrière.
rule-buildings-2 = Un seul colon suffit à occuper un bâtiment, quel que soit le nombre de ses cercles.
rule-buildings-3 = On n’est jamais obligé d’utiliser un bâtiment. Les marchés et la manufacture rapportent automatiquement, le port aussi, sauf si ses points de bonus devaient épuiser la réserve.
rule-buildings-4 = L’indigo se produit dans les teintureries, le sucre dans les raffineries, le tabac dans le séchoir, le café dans la brûlerie.
rule-buildings-5 = Tous les bâtiments qui ne sont pas industriels sont mauves.
rule-buildings-6 = « Grand bâtiment » désigne toujours l’un des cinq qui occupent deux cases de la cité ; chacun ne compte pourtant que pour un bâtiment.
rule-buildings-7 = Le numéro de la colonne d’un bâtiment indique à la fois ses points de victoire et le nombre maximal de carrières qui comptent.

## end

chapter-end = La fin de la partie
rule-end-1 = La partie se termine à la fin de la manche où le navire de colons n’a pas pu recevoir le nombre de colons requis.
rule-end-2 = La partie se termine à la fin de la manche où quelqu’un a bâti sur la douzième case de sa cité.
rule-end-3 = La partie se termine à la fin de la manche où le dernier point de victoire de la réserve a été pris : à 0 elle se termine, à 1 non.
rule-end-4 = La manche en cours est jouée jusqu’au bout : ceux qui n’ont pas encore choisi de personnage le font.
rule-end-5 = Après la fin de la partie, plus personne ne joue.

## scoring

chapter-scoring = Le décompte
rule-scoring-1 = Le score d’un joueur est la somme des points de victoire pris en cours de partie, des points imprimés sur tous ses bâtiments et du bonus de ses grands bâtiments occupés.
rule-scoring-2 = Les points imprimés comptent, que le bâtiment soit occupé ou non.
rule-scoring-3 = Un grand bâtiment ne donne son bonus que s’il est occupé.
rule-scoring-4 = La guilde rapporte 1 point par petit bâtiment industriel (petite teinturerie, petite raffinerie de sucre) et 2 points par autre bâtiment industriel, occupé ou non.
rule-scoring-5 = La résidence rapporte 4 points jusqu’à 9 jetons sur l’île, 5 pour 10, 6 pour 11 et 7 pour 12.
rule-scoring-6 = Pour la résidence, les carrières comptent comme les plantations, occupées ou non.
rule-scoring-7 = La forteresse rapporte 1 point par groupe de trois colons de son propriétaire, y compris ceux de San Juan.
rule-scoring-8 = La douane rapporte 1 point par groupe de quatre points de victoire pris en cours de partie.
rule-scoring-9 = Pour la douane, les points marqués après l’épuisement des jetons comptent aussi ; ceux des bâtiments ne comptent pas.
rule-scoring-10 = L’hôtel de ville rapporte 1 point par bâtiment mauve de son propriétaire, occupé ou non, l’hôtel de ville compris.
rule-scoring-11 = Le score le plus élevé l’emporte.
rule-scoring-12 = En cas d’égalité, le joueur qui a le plus de doublons et de tonneaux, au total, l’emporte.
rule-scoring-13 = Si l’égalité persiste, la victoire est partagée.

## options

chapter-options = Jeu à deux et options
rule-options-1 = À deux joueurs, chacun commence avec 3 doublons, le gouverneur avec une plantation d’indigo et l’autre avec une de maïs.
rule-options-2 = À deux joueurs, on joue avec 65 points de victoire, 40 colons dans la réserve et 2 sur le navire, et les navires marchands de 4 et 6 cases.
rule-options-3 = À deux joueurs, on joue avec sept personnages, dont un chercheur d’or, et trois plantations visibles.
rule-options-4 = À deux joueurs, on retire trois plantations de chaque marchandise, trois carrières et deux tonneaux de chaque marchandise.
rule-options-5 = À deux joueurs, il y a deux exemplaires de chaque bâtiment industriel et un de chaque bâtiment mauve.
rule-options-6 = À deux joueurs, on choisit les personnages en alternance, trois chacun par manche.
rule-options-7 = À deux joueurs, on pose un doublon sur le seul personnage que personne n’a pris.
rule-options-8 = L’option d’équilibrage fixe le prix de la manufacture à 8 et celui de l’université à 7 ; les autres prix ne changent pas.
rule-options-9 = Sans cette option, les prix imprimés s’appliquent : manufacture 7, université 8.
rule-options-10 = Avec l’option « ensemble », tous les joueurs placent leurs colons en même temps.
rule-options-11 = Avec cette option, les joueurs placent tout de même chacun leur tour tant que le placement peut décider si la réserve ne suffit plus pour le navire et si la partie s’arrête.
rule-options-12 = Quel que soit l’ordre dans lequel les joueurs placent en même temps, le résultat est le même.

## hidden

chapter-hidden = Informations cachées
rule-hidden-1 = L’argent, les tonneaux, les îles, les cités, les navires et le magasin sont visibles de tous.
rule-hidden-2 = Seul l’ordre des plantations face cachée est inconnu.
rule-hidden-3 = Comme chaque chargement est public et peut se compter, chacun peut connaître les points de victoire de tous.
rule-hidden-4 = L’option « open-scores », active par défaut, décide seulement si les pages affichent les totaux ; les règles restent les mêmes.

## program

chapter-program = Comment joue le programme
rule-program-1 = Quand il n’y a qu’une chose à faire et que tout le monde peut le voir, le programme la fait sans demander.
rule-program-2 = Le doublon du chercheur d’or et ceux qui se trouvent sur un personnage sont versés automatiquement.
rule-program-3 = Une action que les règles n’autorisent pas est refusée et ne change rien.
rule-program-4 = Une consigne produit pour le joueur pendant la phase de l’artisan, sauf s’il la désactive.
rule-program-5 = Une position venue de l’extérieur est vérifiée ; si elle est impossible, elle est refusée avec toutes les raisons à la fois.
rule-program-6 = Une partie se poursuit selon la version des règles avec laquelle elle a commencé : avec la version 1, le programme ne pose jamais de question sur les points de bonus.
