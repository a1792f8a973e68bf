# The numbered statements of the rules, in French.

## setup

chapter-setup = Matériel et mise en place
rule-setup-1 = Il y a 120 cartes Ressources : 16 de chaque ressource commune, cacao (1), maïs (2) et tabac (3) ; 12 de chaque ressource peu commune, café (4), coton (5) et canne à sucre (6) ; 8 de chaque ressource rare, pomme de terre (7), indigo (8) et vanille (9) ; et 12 reliques incas.
rule-setup-2 = Il y a 44 cartes Développement ; on retire celles qui portent un numéro supérieur au nombre de joueurs.
rule-setup-3 = Les images des cartes sont perdues : leurs symboles, leurs numéros, le nombre de cartes de chaque sorte et quatre revenus sont reconstitués d’après ce que l’on sait (27, 32, 37, 41 et 44 cartes de 2 à 6 joueurs ; chaque événement quatre fois). Ils figurent dans un seul tableau.
rule-setup-4 = Les cinq premières cartes Développement forment la file, trois cartes Ressources le marché ; chacun commence sans doublon.
rule-setup-5 = La place 1 est le premier Maître du commerce ; les places sont tirées au sort à la création de la table.
rule-setup-6 = Le marché reste d’une manche à l’autre et ne change que par des échanges.

## events

chapter-events = Les événements
rule-events-1 = Au début de la manche, le symbole de la première carte de la file est l’événement de la manche ; sans symbole, il n’y a pas d’événement.
rule-events-2 = Il n’y a pas d’événement à la première manche.
rule-events-3 = L’événement s’applique pendant toute la manche, même si sa carte est prise.
rule-events-4 = Aide du roi : on peut jouer autant de combinaisons de ressources identiques que l’on veut, un développement chacune, même de la même ressource ; toujours une seule combinaison de ressources différentes et une seule vente de reliques.
rule-events-5 = Indigènes : une combinaison de ressources différentes rapporte 1 doublon par carte.
rule-events-6 = Même avec les Indigènes, une combinaison de ressources différentes compte au moins quatre cartes.
rule-events-7 = Tempête : les combinaisons de ressources identiques ne donnent que la première carte de la file.
rule-events-8 = Incendie : les entrepôts sont inutilisables à la fin de cette manche.
rule-events-9 = Pendant un Incendie, les entrepôts rapportent quand même leurs revenus.
rule-events-10 = Pirates : après l’approvisionnement, chacun défausse une carte de son choix par escadre de deux caravelles ou plus ; une caravelle seule est à l’abri.
rule-events-11 = Tous choisissent en même temps les cartes cédées aux pirates, et ces cartes ne sont pas vues.

## supply

chapter-supply = L’approvisionnement
rule-supply-1 = Les cartes stockées reviennent en main.
rule-supply-2 = Chacun reçoit cinq cartes face cachée.
rule-supply-3 = Puis on retourne autant de cartes qu’il y a de caravelles en jeu, et chaque escadre prend une carte par caravelle.
rule-supply-4 = La valeur d’une escadre est la somme de ses caravelles ; l’escadre de plus faible valeur se sert d’abord ; à égalité, celle qui a la plus petite caravelle.
rule-supply-5 = Quand la pioche est épuisée, on mélange la défausse et l’on continue à distribuer ; on ne la mélange jamais autrement.
rule-supply-6 = Les cartes sont distribuées une par une, dans le sens des aiguilles d’une montre à partir du Maître du commerce.

## trade

chapter-trade = L’annonce et les cartes proposées
rule-trade-1 = Le Maître du commerce annonce un nombre de cartes : 2, 3 ou 4.
rule-trade-2 = Chacun propose en secret ce nombre de cartes, tous en même temps ; puis on les révèle.
rule-trade-3 = Le joueur qui a le plus fort total devient Maître du commerce ; une relique compte pour 10.
rule-trade-4 = À égalité, le Maître du commerce garde le titre s’il fait partie des plus forts totaux ; sinon, il choisit l’un des joueurs à égalité.

## chain

chapter-chain = Les échanges
rule-chain-1 = Le nouveau Maître du commerce commence : le joueur dont c’est le tour doit prendre une carte proposée par un autre joueur.
rule-chain-2 = Il garde la carte, ou il la place au marché et prend l’une des trois cartes qui s’y trouvaient, même de la même ressource.
rule-chain-3 = Le joueur chez qui la carte a été prise joue ensuite et peut prendre chez celui qui l’a prise.
rule-chain-4 = À trois joueurs ou plus, on ne peut pas prendre chez un joueur si les deux dernières prises ont déjà eu lieu entre ces deux joueurs ; à deux joueurs, cette règle ne s’applique pas.
rule-chain-5 = Elle ne s’applique pas non plus quand ces deux joueurs sont les seuls à avoir encore des cartes proposées.
rule-chain-6 = Les échanges s’arrêtent dès que personne d’autre que le joueur dont c’est le tour n’a de carte proposée, même avant la première prise.
rule-chain-7 = Ce joueur reprend alors en main celles de ses cartes qui sont encore proposées.
rule-chain-8 = Si ce joueur n’est pas le Maître du commerce, celui-ci lui donne exactement une carte de sa main, de son choix, que seuls ces deux joueurs voient.
rule-chain-9 = À la fin, chacun a reçu autant de cartes qu’il en avait proposé.

## progression

chapter-progression = La progression
rule-progression-1 = Le Maître du commerce choisit le premier joueur ; les autres suivent dans le sens des aiguilles d’une montre.
rule-progression-2 = Chaque combinaison et chaque vente est facultative ; l’ordre est libre.
rule-progression-3 = Une combinaison de ressources identiques, de trois à cinq cartes, donne une carte Développement.
rule-progression-4 = Les reliques y servent de joker.
rule-progression-5 = Au moins une carte de la combinaison ne doit pas être une relique.
rule-progression-6 = Trois cartes communes donnent la première carte de la file, quatre l’une des trois premières, cinq n’importe laquelle ; trois cartes peu communes donnent l’une des trois premières, quatre ou cinq n’importe laquelle ; des cartes rares donnent toujours n’importe laquelle.
rule-progression-7 = La file avance et sa cinquième place est aussitôt complétée.
rule-progression-8 = Une combinaison de ressources différentes, sans relique, rapporte des doublons.
rule-progression-9 = Quatre ressources différentes rapportent 5 doublons, cinq 7, six 10, sept 15, huit 20, neuf 25 ; moins de quatre ne rapportent rien.
rule-progression-10 = Des reliques vendues seules rapportent 3, 7, 12, 18 ou 25 doublons pour une à cinq reliques.
rule-progression-11 = On ne peut vendre des reliques qu’une fois par manche, et cinq au plus.
rule-progression-12 = Une carte ne sert qu’une fois ; les cartes inutilisées gardent leur ressource.
rule-progression-13 = Chaque marchand transforme une carte en une ressource de sa classe, une fois par manche.
rule-progression-14 = Les marchands ne servent que pendant qu’une combinaison est jouée ; plusieurs peuvent servir à la même combinaison, dont la classe est celle de la ressource obtenue.
rule-progression-15 = Un marchand ne peut ni transformer une relique, ni en produire une.
rule-progression-16 = Après les combinaisons, le joueur touche les revenus de tous ses développements et de ses chantiers navals ; puis les cartes inutilisées sont défaussées sans être vues.
rule-progression-17 = Quand une place ne peut pas être complétée, « trois premières » et « n’importe laquelle » désignent ce qui reste ; s’il n’y a rien à prendre, on ne peut pas jouer de combinaison de ressources identiques.

## developments

chapter-developments = Les développements
rule-developments-1 = Un entrepôt contient deux cartes, ou bien une seule et rapporte alors 1 doublon par manche.
rule-developments-2 = Personne n’est obligé de remplir ses entrepôts.
rule-developments-3 = À la fin de la progression d’un joueur, chacun de ses chantiers navals lui rapporte 1 doublon par adversaire possédant plus de caravelles.
rule-developments-4 = Un développement agit dès qu’il est pris : les marchands, les entrepôts et de la Cosa aussitôt ; une caravelle compte aussitôt pour les chantiers navals.
rule-developments-5 = Les revenus sont versés dès la manche où le développement est pris.

## characters

chapter-characters = Les personnages
rule-characters-1 = À chaque manche, Almagro rapporte 2 doublons, de la Cosa, las Casas et Valdivia 1, et Cortés 3.
rule-characters-2 = Pizarro, Ponce de León, Orellana et Coronado ne rapportent rien.
rule-characters-3 = Au lieu de la carte gagnée, le propriétaire d’Almagro peut prendre la première carte de la pioche Développement, sans la voir, et doit la garder ; la file ne change pas.
rule-characters-4 = Il peut aussi le faire pendant une Tempête, mais pas si la pioche est vide ; prendre la dernière carte ne met pas fin à la partie.
rule-characters-5 = Les événements, bons ou mauvais, ne concernent pas le propriétaire de Juan de la Cosa.
rule-characters-6 = Le propriétaire de las Casas peut proposer entre 0 carte et le nombre annoncé, même s’il est Maître du commerce.
rule-characters-7 = Un joueur qui ne propose rien ne joue pas et ne reçoit rien ; s’il est Maître du commerce, il prend une carte et en donne une à la fin.
rule-characters-8 = La caravelle de plus forte valeur du propriétaire de Pizarro, sur l’ensemble de ses deux escadres, compte pour 0, aussi en cas d’égalité ; elle reste une caravelle.
rule-characters-9 = Le propriétaire de Ponce de León peut séparer ses caravelles en deux escadres, pour l’ordre de choix et pour les Pirates.
rule-characters-10 = Cela se décide au début de chaque approvisionnement, avant toute distribution de cartes.
rule-characters-11 = Valdivia ajoute 3 au total de son propriétaire quand on désigne le Maître du commerce.
rule-characters-12 = Le propriétaire d’Orellana gagne aussitôt 2 doublons chaque fois que son échange laisse au marché trois ressources identiques ou trois ressources qui se suivent, même s’il échange contre la même ressource.
rule-characters-13 = Les reliques comptent comme identiques, jamais comme des ressources qui se suivent.
rule-characters-14 = Si la première carte de la file n’a pas de symbole, le propriétaire de Coronado peut payer 2 doublons avant l’approvisionnement pour choisir l’événement, même s’il possède aussi de la Cosa.

## end

chapter-end = La fin de la partie
rule-end-1 = Le joueur qui expose la combinaison parfaite, les neuf ressources et une relique, gagne à la fin de la manche, même si d’autres ont plus de doublons.
rule-end-2 = On peut faire appel à des marchands pour la compléter.
rule-end-3 = Ses cartes et ses marchands sont utilisés ; elle ne rapporte rien et ne compte pas comme la combinaison de ressources différentes.
rule-end-4 = Si plusieurs joueurs exposent une combinaison parfaite pendant la même manche, le plus fortuné d’entre eux gagne.
rule-end-5 = Sinon, si un joueur possède au moins 75 doublons à la fin d’une manche, le joueur le plus fortuné gagne.
rule-end-6 = Sinon, si la file n’a pas pu être complétée à cinq cartes, le joueur le plus fortuné gagne ; tant que la file compte cinq cartes, une pioche vide ne met pas fin à la partie.
rule-end-7 = En cas d’égalité, la victoire est partagée.
rule-end-8 = Rien n’oblige la partie à avancer si tous les joueurs renoncent à tout.

## hidden

chapter-hidden = Informations cachées
rule-hidden-1 = Les mains, les cartes stockées, les cartes inutilisées que l’on défausse, celles que prennent les pirates et les pioches sont cachées ; le nombre de cartes est public.
rule-hidden-2 = Avant la révélation, on ne sait rien d’un choix secret, sauf qui a terminé : ni quelles cartes ni combien, même avec las Casas.
rule-hidden-3 = Les autres ne voient une combinaison en préparation, ou des cartes que l’on stocke, qu’une fois l’opération terminée.
rule-hidden-4 = Une carte que tous ont vue entrer dans une main (carte visible, prise, échangée ou reprise) y est connue jusqu’à ce que cette main perde une carte face cachée (pirates, don, défausse), puis compte comme non vue ; les cartes proposées ou jouées ouvertement ne sont plus connues comme étant en main.
rule-hidden-5 = Après un don, le donneur sait que l’autre a cette carte en main ; celui qui l’a reçue connaît encore les autres cartes que tous ont vues entrer dans la main du donneur. Chacun le sait jusqu’à la fin de la progression de l’autre pendant cette manche.
rule-hidden-6 = Un joueur connaît jusqu’au prochain mélange les cartes qu’il a défaussées et les combinaisons jouées.
rule-hidden-7 = Les doublons sont publics ; l’option « hidden-money » décide seulement si les pages les affichent.

## program

chapter-program = Comment joue le programme
rule-program-1 = Le programme joue une décision lui-même si tout le monde peut voir qu’elle n’a qu’une réponse : quelles que soient les cartes que le joueur peut avoir aux yeux des autres, il n’y a rien d’autre à choisir. Sinon, il pose la question.
rule-program-2 = Une combinaison se compose carte par carte ; seules sont proposées les cartes qui permettent encore de la terminer.
rule-program-3 = Les robots n’examinent chaque combinaison qu’une fois, et l’échange contre la même ressource seulement s’il rapporte.
rule-program-4 = Avant de montrer une combinaison, le joueur sait exactement ce qu’elle rapporte : les cartes de la file qu’elle permet de prendre, ou le nombre de doublons.
rule-program-5 = Peu importe laquelle des deux escadres est appelée la seconde ; la plus petite caravelle reste donc toujours dans la première.
