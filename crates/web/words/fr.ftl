## Partout
skip = Aller au contenu
nav = Menu principal
nav-tables = Tables
nav-rules = Règles et aide
nav-settings = Réglages
nav-about = À propos
foot = Fait avec soin, avec nos propres mots et dessins.
to-front = Vers l’accueil
copy = Copier
copied = Copié
yes = Oui
no = Non
here = présent
away = absent
bot = robot

## Les jeux
game-puerto-rico = Puerto Rico
game-puerto-rico-line = Planter, bâtir, expédier : on choisit un rôle, et chacun en profite.
game-san-juan = San Juan
game-san-juan-line = Puerto Rico, le jeu de cartes : les cartes sont bâtiments, marchandises et monnaie.
game-santiago = Santiago de Cuba
game-santiago-line = Une voiture pour tous : parcourir la ville, conclure des affaires et remplir le navire.
game-mundus-novus = Mundus Novus
game-mundus-novus-line = Proposer, prendre, échanger : le commerce du Nouveau Monde, ses caravelles et 75 doublons.
fact-players = { $least ->
    [one] { $least } joueur
   *[other] { $least } à { $most } joueurs
}
fact-minutes = { $least } à { $most } minutes
play-now = Jouer contre des robots
invite-friends = Inviter des amis

## Accueil et listes
front-title = Commerce et plantations autour de la table des Antilles
front-text = Jouez avec des amis dans la pièce, avec des amis au loin, ou contre des robots. Un nom suffit.
front-all-tables = Toutes les tables
front-upload = Voir un compte rendu
tables-mine = Vos tables
tables-open = Tables ouvertes
tables-running = Parties en cours
tables-over = Parties terminées
tables-none = Il n’y a pas encore de table. Ouvrez-en une : deux clics suffisent.
tables-new = Nouvelle table
tables-go = Continuer
tables-sit = Entrer
tables-watch = Regarder
tables-look = Voir
tables-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
tables-step = coup { $step }
tables-finished = terminée
tables-won = victoire : { $names }
tables-stopped = interrompue

## Nouvelle table
new-name = Votre nom
new-name-example = Anne
new-seats = Qui joue
new-you = Vous
new-open = Un ami, par un lien
new-bot = Robot : { $level }
new-bot-measured = Robot : { $level } · { $share }
new-measure = Le chiffre à côté d’un robot : dans tant de cas sur 100, il finit devant « { $greedy } ».
new-here = Quelqu’un devant cet écran
new-here-name = Son nom, si devant cet écran
new-nobody = Personne
new-start = Commencer la partie
new-invite = Ouvrir la table
new-more = Règles et autres options
new-rules = Règles de cette partie
new-table = La table
new-pace = Les robots jouent
new-public = Chacun peut s’asseoir
new-public-hint = La table est dans la liste, sans invitation.
new-spectators = On peut regarder
new-spectators-hint = Les spectateurs ne voient que ce que tout le monde voit.
new-draw = Tirer les places au sort
new-draw-hint = Sinon vous êtes premier joueur.
new-coach = Demander conseil à l’entraîneur
new-coach-bots = si tous les autres sont des robots
new-coach-yes = permis à tous
new-coach-no = permis à personne
new-coach-hint = Qui doit décider peut voir les trois meilleurs choix, avec les raisons.
new-needs-name = La place { $row } est pour quelqu’un devant cet écran : écrivez son nom.
pace-calm = calmement (deux secondes et demie par coup)
pace-human = comme des gens (environ une seconde par coup)
pace-brisk = vivement
pace-instant = aussitôt
bot-beginner = débutant
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-expert = expert
bot-random = joue au hasard
bot-greedy = regarde un coup plus loin
bot-corn-shipper = expéditeur de maïs
bot-master-builder = maître bâtisseur
bot-coffee-trader = négociant en café
bot-quarry-builder = carrier
bot-careful-planter = planteur prudent
bot-guild-trader = marchand de la guilde
bot-monument-builder = bâtisseur de monuments
bot-councillor = conseiller
bot-ship-chandler = fournisseur de navires
bot-landlord = propriétaire
bot-cafe-host = cafetier
bot-admiral = amiral
bot-warehouse-keeper = maître d’entrepôt
bot-courtier = courtisan

## La salle avant la partie
room-chairs = Qui est assis ici
room-free = libre
room-you = vous
room-add-bot = Mettre un robot
room-leave = Quitter
room-remove = Enlever
room-start = Commencer la partie
room-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
room-owner-starts = La partie commence quand la personne qui a ouvert la table le décide.
room-invite = Inviter des amis
room-invite-text = Envoyez ce lien, ou faites lire le code par un téléphone. Qui l’ouvre peut s’asseoir.
room-link = Lien
join-text = À cette table : { $names }.
join-sit = S’asseoir
join-look = Regarder seulement
seed-hash = Empreinte de la graine :

## Un autre appareil
device-title = Vos places sur un autre appareil
device-text = Un lien privé rend vôtre aussi un autre téléphone ou ordinateur. Il sert une fois, dans l’heure.
device-make = Créer le lien
device-link-text = Ouvrez ce lien sur l’autre appareil. Il sert une fois, dans l’heure. Qui le possède peut jouer à votre place : ne le montrez à personne.
device-ask = Prendre sur cet appareil les places de ce lien ?
device-go = Oui, jouer ici
device-replaces = Dans ce navigateur vous êtes { $name }, avec { $count ->
    [one] une partie
   *[other] { $count } parties
}. Avec ce lien, le navigateur devient la personne qui l’a créé et n’a plus vos places. Pour les garder, créez d’abord votre propre lien privé et ouvrez-le sur un autre appareil.
device-replace = Laisser mes places et utiliser le lien
device-keep = Créer d’abord un lien vers mes places
device-stay = Rester { $name }
device-nobody = Ce navigateur n’a encore aucune place.
device-gone = Ce lien a déjà servi, ou il est trop ancien. Créez-en un autre sur l’autre appareil.

## Réglages
settings-title = Réglages
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Lumière
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-play = À la table
settings-sound = Un son quand c’est à moi
settings-sound-hint = Deux notes douces.
settings-notify = Une notification quand c’est à moi
settings-notify-hint = Le navigateur demandera une fois la permission.
settings-motion = Mouvements visibles
settings-motion-hint = Supprimés aussi quand le système demande moins de mouvement.
settings-confirm = Demander avant chaque action
settings-confirm-hint = Une question avant tout envoi.
settings-name = Nom
settings-name-hint = Pour les nouvelles tables ; là où vous êtes assis, votre nom reste.
settings-save = Enregistrer

## Se déconnecter
sign-out = Se déconnecter
sign-out-text = Ce navigateur oubliera qu’il est { $name } : { $count ->
    [0] vous n’avez de place à aucune table.
    [one] vous avez une place à une table.
   *[other] vous avez une place à { $count } tables.
}
sign-out-warning = Il n’y a pas de mot de passe : sans un autre appareil qui soit aussi le vôtre, personne ne pourra revenir à ces places. Pour les garder, créez d’abord un lien privé et ouvrez-le sur l’autre appareil.
sign-out-go = Se déconnecter et oublier
sign-out-stay = Rester connecté

## À la table
table-main = La table
table-actions = Votre choix
table-story = Ce qui s’est passé
table-talk = Conversation
table-more = Table
table-watching = Vous regardez.
table-left = { $name } joue pour vous.
table-earlier = Plus tôt…
table-cover = Couvrir les cartes
table-waiting = On attend les autres
table-nothing = Rien à décider pour l’instant.
table-reload = Regarder de nouveau
table-confirm = Confirmer
table-back = Un de moins
table-undraft = Reprendre celui-ci
table-drop = Recommencer
table-draft = Placés jusqu’ici, pas encore envoyés : { $count }
table-draft-done = Tout est placé. Confirmez, ou reprenez quelque chose.
table-everybody-back = Remettre chacun à sa place
table-undo = Reprendre
table-restart = Recommencer mon tour
table-ask-undo = Demander à reprendre
table-ask-undo-hint = Tout le monde doit être d’accord, parce que quelque chose a été tiré ou montré, ou que quelqu’un a joué depuis.
table-withdraw = Changer mon choix
table-chosen = Vous avez choisi. Les autres ne l’ont pas encore vu.
table-say = Un message
table-send = Envoyer
table-nobody-said = Personne n’a encore rien dit.
table-seat-of = { $name } : place { $seat }
table-bot-level = robot, { $level }
table-players = Joueurs
table-to-act = doit jouer
table-stands-in = joue pour { $name }
table-resigned = a abandonné
table-let-bot = Laisser un robot jouer pour moi
table-come-back = Me revoilà
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ? Un robot joue à votre place, et vous ne pourrez pas revenir.
table-take-over = Demander un robot à la place de { $name }
table-stop = Demander d’interrompre la partie
table-orders = Ordres permanents
table-orders-hint = Joués pour vous dès qu’ils sont permis.
table-asked = { $name } demande :
table-request-undo = reprendre { $count ->
    [one] un coup
   *[other] { $count } coups
}
table-request-take-over = un robot à la place de { $name }
table-request-stop = interrompre la partie
table-agree = D’accord
table-refuse = Refuser
table-take-request-back = Retirer la demande
table-missing = Doivent encore répondre : { $names }
table-seed = Graine
table-seed-hash = Empreinte de la graine
table-seed-help = Ce que cela prouve
table-parent = Cette partie en continue une autre.
table-drifted = Les règles ont changé depuis cette partie : on peut la lire jusqu’au coup { $step }, mais pas la continuer.
table-over = La partie est terminée.
table-won = { $names } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $points } points.
table-broken-off = La partie a été interrompue d’un commun accord.
table-result = Points et courbe
table-replay = Revoir
table-record = Compte rendu
table-curtain = { $name }, c’est à vous.
table-curtain-hint = Que les autres regardent ailleurs, s’il vous plaît.
table-curtain-lift = Je suis { $name }
table-this-position = Montrer la position après ce coup
table-taken-back = repris
table-hand-over = Vers un autre appareil

## L’entraîneur
coach-ask = Demander conseil
coach-hint = Les trois meilleurs choix, ce que chacun peut en attendre, et pourquoi
coach-allowed = À cette table, chacun peut demander conseil à l’entraîneur.
coach-close = Fermer
coach-title = Ce que ferait l’entraîneur
coach-share = { $share } %
coach-points = { $points } { $points ->
    [one] point
   *[other] points
  }
coach-numbers = Le pourcentage dit combien des autres un joueur devancera, les points combien il en aura à la fin. L’entraîneur ne voit que ce que vous voyez.
coach-only = Rien d’autre ne mérite réflexion ici.
coach-for = Ce qui parle pour : { $reasons }.
coach-hardly-better = À peine mieux que le suivant.
coach-against = Le premier choix est meilleur pour : { $reasons }.
coach-as-good = Presque aussi bon que le premier.
reason-money = votre argent
reason-goods = vos marchandises
reason-production = ce que vous pouvez produire
reason-colonists = le travail de vos colons
reason-plantations = vos terres
reason-buildings = vos bâtiments
reason-points = les points déjà acquis
reason-roles = les rôles qui restent
reason-offer = ce qui reste sur la table
reason-trade = les prix et ce qui peut se vendre
reason-ships = la cargaison des navires
reason-ending = la fin plus ou moins proche de la partie
reason-others = ce que les autres y gagnent
reason-cards = vos cartes
reason-broker = la place des bâtiments pour votre courtier
reason-demand = ce que le navire demande
reason-car = la position de la voiture
reason-income = vos revenus
reason-caravels = vos caravelles
reason-developments = vos développements
reason-event = l’événement royal
reason-turn = la suite et qui doit jouer
reason-outlook = les points à attendre à la fin

## En direct
live-lost = La connexion est perdue. Nouvel essai…
live-back = De nouveau connecté.
live-turn = C’est à vous
live-failed = Cela n’est pas arrivé. Essayez encore.
live-sure = Vraiment ?

## Après la partie, revoir
result-title = Points
result-category = Catégorie
result-total = Total
result-place = Rang
result-tie = À égalité de points, les rangs sont départagés selon la règle.
result-tie-doubloons-barrels = Doublons et tonneaux
result-curve = Les points au fil de la partie
result-again = Rejouer avec les mêmes
result-seed = La graine de tout le hasard : { $seed }
analysis-title = Les tournants de la partie
analysis-intro = Ce que chacun pouvait attendre au fil de la partie : combien des autres il devancerait. À la fin, c’est le résultat.
analysis-curve = Résultat attendu au fil de la partie
analysis-table = La courbe en chiffres
analysis-step = Coup
analysis-turns = Tournants
analysis-at = Coup { $step } :
analysis-turn = { $name } a choisi « { $played } » ; « { $better } » était meilleur ({ $share } % → { $better_share } %).
analysis-turns-hint = Jugé d’après ce que le joueur pouvait savoir alors. Les cercles sur la courbe montrent où.
analysis-no-turns = Personne n’a fait de choix qui ait coûté cher.
replay-title = Revoir
replay-step = Coup { $step } sur { $last }
replay-first = Début
replay-back = Précédent
replay-next = Suivant
replay-last = Fin
replay-slider = Coup
replay-continue = Continuer à partir d’ici
replay-continue-hint = Une nouvelle table, avec une nouvelle graine, qui commence par cette position. Vous prenez la place qui doit jouer, des robots les autres.
replay-to-table = Retour à la table
replay-start = La mise en place
replay-upload = Voir un compte rendu
replay-upload-text = Choisissez le compte rendu d’une partie terminée, d’ici ou d’ailleurs. Il est vérifié du premier coup au dernier.
replay-upload-file = Compte rendu (JSON)
replay-upload-go = Vérifier et montrer
replay-bad = Ce compte rendu ne peut être montré : { $why }
replay-no-file = Il n’y avait pas de fichier dans le formulaire.
replay-gone = Ce compte rendu n’est plus gardé ici. Apportez-le de nouveau.
replay-good = Chaque coup de ce compte rendu est permis par les règles.
replay-good-seed = Chaque coup de ce compte rendu est permis par les règles, et chaque tirage vient de sa graine.

## Règles
rules-title = Règles et aide
rules-of = les règles
rules-read = Règles
rules-intro = Le programme est éprouvé contre ces phrases, une par une.
rules-chapters = Chapitres
rules-components = Matériel
rules-buildings = Bâtiments
rules-building = Bâtiment
rules-price = Prix
rules-points = Points
rules-circles = Cercles
rules-copies = Exemplaires
rules-goods = Marchandises
rules-good = Marchandise
rules-barrels = Barils
rules-plantations = Plantations
rules-by-players = Selon le nombre de joueurs
rules-players = Joueurs
rules-doubloons = Doublons
rules-chips = Points de victoire
rules-colonists = Colons
rules-ships = Navires
rules-roles = Rôles
rules-row = Plantations visibles
source-weak = de mémoire
source-ruling = notre décision
source-rebuilt = reconstitué

## Aide
help-title = Comment on joue ici
help-act = Jouer
help-act-text = La phrase du haut dit à qui c’est de jouer et ce qui est demandé. Tout ce qui est permis brille sur le plateau et figure dans la liste ; cliquez l’un ou l’autre. Cliquer sur ce qui ne brille pas dit pourquoi.
help-keys = Clavier
help-keys-text = Les chiffres de 1 à 9 et 0 choisissent dans la liste, Tab atteint tout, U reprend, C confirme, Échap abandonne ce qui n’est pas confirmé, les flèches tournent les pages d’une partie revue.
help-undo = Reprendre
help-undo-text = On reprend librement tant que rien n’a été tiré ni montré et que personne d’autre n’a décidé. Au-delà, tout le monde doit être d’accord.
help-draft = Placer plusieurs choses
help-draft-text = Colons et barils gardés se placent par des clics, jusqu’à la confirmation ; les autres ne le voient qu’alors.
help-orders = Ordres permanents
help-orders-text = Ce à quoi vous répondez toujours de la même façon peut être laissé à un ordre. Les ordres sont privés.
help-away = S’absenter
help-away-text = Laissez un robot jouer pour vous et revenez quand vous voulez. Si quelqu’un reste absent, les autres peuvent convenir d’un robot.
help-devices = Un autre appareil
help-devices-text = Vos places appartiennent à ce navigateur. Un lien privé, dans les réglages, les emporte aussi sur un autre appareil.
help-bots = Robots
help-bots-text = Un robot voit ce que voit sa place, et rien d’autre : il reçoit la même vue qu’une personne assise là.
help-seed = La graine
help-seed-text = Tout le hasard d’une partie vient d’une graine. Son empreinte est montrée au début, la graine à la fin. La page « À propos » dit ce que cela prouve.

## À propos
about-title = À propos de ce programme
about-games = Les jeux que l’on joue ici sont l’œuvre de leurs auteurs et de leurs éditeurs. S’ils vous plaisent, achetez-les : sur une vraie table, ils sont encore meilleurs.
about-not-connected = Ce programme n’a aucun lien avec eux, et personne de ceux qui ont fait ces jeux n’y a pris part.
about-own = Tous les mots et tous les dessins sont les nôtres. Le programme est libre, sous les licences MIT et Apache 2.0.
about-rebuilt = Ce qui ne vient pas du livret
about-rebuilt-text = Là où un livret ne dit rien, ou qu’une valeur est restée introuvable, nous avons décidé. Voici tous ces points :
about-nothing-rebuilt = Aucun.
about-seed = Ce que prouve l’empreinte de la graine
about-seed-text = Avant le premier tirage, le serveur prend 256 bits au hasard, la graine. Chaque tuile et chaque carte tirée en découle. Son empreinte est montrée au début ; la graine elle-même à la fin.
about-seed-proves = Cela prouve que le serveur n’a changé aucun tirage après le début : une autre graine aurait une autre empreinte. Chacun peut vérifier un compte rendu avec « antilles verify ».
about-seed-not = Cela ne prouve pas que la personne qui tient le serveur n’a pas regardé la graine, ni qu’elle ne l’a pas choisie parmi beaucoup. Pour cela, il faut lui faire confiance.
about-bots = Ce que voient les robots
about-bots-text = Un robot reçoit la vue de sa place, cela même dont est faite la page de cette place. Une position, avec tout ce qu’elle contient, ne peut l’atteindre : le programme ne compilerait pas. Des essais comparent les choix des robots dans des positions qui ne diffèrent que par ce que leur place ne peut savoir.
about-privacy = Ce qui est gardé
about-privacy-text = Un jeton au hasard, dans un témoin (cookie), reconnaît votre navigateur ; seule son empreinte est enregistrée. Votre nom, vos parties et ce que vous dites à une table sont dans la base de ce serveur. De votre adresse réseau, seule une empreinte est gardée, tant qu’elle compte pour une limite. Rien n’est chargé d’ailleurs, rien n’est envoyé ailleurs.

## Ennuis
problem-title = Cela n’a pas marché
problem-not-found = Il n’y a rien à cette adresse.
problem-no-table = Cette table n’existe pas.
problem-bad-form = Le formulaire n’est pas rempli comme prévu. Revenez en arrière et essayez encore.
problem-method = Cette adresse ne s’utilise pas ainsi.
problem-too-large = C’est trop grand.
problem-foreign-write = Cela venait d’un autre site et n’a pas été exécuté.
problem-too-many = Trop de demandes. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-no-host = Cette demande ne dit pas clairement à quel site elle s’adresse.
problem-slow-request = Votre demande a mis trop de temps à arriver et rien n’a été fait. Vérifiez votre connexion et envoyez-la de nouveau.
problem-cut-off = Votre demande n’est arrivée qu’en partie et rien n’a été fait. Vérifiez votre connexion et envoyez-la de nouveau.
problem-too-slow = La réponse a pris trop de temps. Rouvrez la page pour voir si c’est fait avant de recommencer.
problem-ours = Un problème est survenu de notre côté. Rouvrez la page pour voir où en sont les choses.
problem-report = Si cela se reproduit, prévenez la personne qui tient ce serveur ; ce numéro figure dans le journal du serveur : { $request }
problem-damaged = Ce qui est conservé de cette table est endommagé et ne peut pas être lu. La personne qui gère ce serveur a été prévenue.
problem-damaged-at = Le journal de cette table est endommagé à l’entrée { $entry } : la table ne peut pas être affichée. La personne qui gère ce serveur a été prévenue.
problem-disk-full = Le disque du serveur est plein. Rien n’a été changé ; la partie pourra continuer quand la personne qui gère le serveur aura fait de la place.
limit-gathering-person = Vous avez déjà { $most } tables qui attendent des joueurs. Commencez une partie, ou quittez une de ces tables, puis essayez encore.
limit-gathering-address = { $most } tables créées depuis votre réseau attendent déjà des joueurs. Commencez une partie, ou essayez plus tard.
limit-unfinished-person = Vous avez déjà { $most } parties inachevées. Terminez-en une d’abord, ou arrêtez-la.
limit-unfinished-address = { $most } parties créées depuis votre réseau sont inachevées. Terminez-en une d’abord, ou arrêtez-la.
limit-tables = Ce serveur ne peut pas accueillir davantage de tables. Essayez plus tard.
limit-records = Vous ou votre réseau avez déjà envoyé { $most } comptes rendus. Ils sont effacés au bout de 30 jours.
limit-record-bytes = Les comptes rendus envoyés par vous ou votre réseau dépasseraient { $most } Mo. Ils sont effacés au bout de 30 jours.
limit-records-all = Il n’y a plus de place ici pour d’autres comptes rendus. Essayez plus tard.
limit-devices = Vous utilisez déjà { $most } appareils. Déconnectez-en un d’abord.
limit-sessions = Beaucoup de gens sont arrivés de votre réseau aujourd’hui. Essayez demain.
limit-links = Il y a déjà { $most } liens privés que personne n’a utilisés. Ils expirent dans l’heure.
limit-people = Il n’y a plus de place ici pour d’autres personnes. Essayez plus tard.
problem-database-gone = Le serveur a perdu sa base de données. Rien n’a été changé, et rien ne pourra être gardé avant que la personne qui s’en occupe ne l’ait redémarré.
problem-no-seat = Vous n’avez pas de place à cette table.
problem-coach-off = À cette table, on ne peut pas demander conseil.
problem-coach-other-seat = L’entraîneur ne conseille que qui tient cette place.
problem-coach-not-asked = On peut demander conseil quand c’est son tour.
problem-coach-moved-on = La partie a continué depuis. Revenez à la table et demandez encore.
problem-not-watchable = Cette table n’est pas ouverte aux spectateurs.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-over = Cela se verra quand la partie sera terminée.

## Plateaux
board-opponents = Les autres
board-table = Le milieu de la table
board-roles = Rôles
board-harbour = Port
board-plantations = Plantations proposées
board-supply = Réserve
board-buildings = Bâtiments
board-island = Île
board-city = Cité
board-goods = Marchandises
board-governor = Gouverneur
board-bot = robot
board-colonists = colons
board-points = Points de victoire
board-occupied = occupé
board-unoccupied = inoccupé
board-trading-house = Comptoir
board-trading-house-rule = Quatre barils de sortes différentes y tiennent. On le vide quand il est plein après une phase du marchand.
board-quarries = Carrières
board-quarries-rule = Une carrière occupée rend un bâtiment moins cher d’un doublon, jusqu’au nombre de sa colonne.
board-stack = Plantations cachées
board-stack-rule = La rangée en est garnie après chaque phase du planteur.
board-cargo-ship-rule = Porte une seule marchandise. Plein, il part après la phase du capitaine.
board-colonist-ship = Navire des colons
board-colonist-ship-rule = L’intendant distribue ces colons.
board-aboard = { $n } à bord
board-barrels = { $n ->
    [one] { $n } baril
   *[other] { $n } barils
}
board-cargo-ship = Navire de { $n } barils
board-colonists-left = { $n } dans la réserve
board-doubloons = { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
board-in-san-juan = { $n } à San Juan
board-left = { $n } en réserve
board-price = Prix { $n }
board-price-now = { $n } pour vous maintenant
board-quarries-count = Au plus { $n ->
    [one] une carrière compte
   *[other] { $n } carrières comptent
}
board-victory-points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
board-worth = Vaut { $n ->
    [one] un point
   *[other] { $n } points
}
board-number = { $n }

## Puerto Rico : à quoi servent les choses
board-building-small-indigo-plant-rule = Nécessaire à l’indigo : un baril par colon ici, avec autant de plantations d’indigo occupées.
board-building-indigo-plant-rule = Jusqu’à trois barils d’indigo, un par colon ici, avec autant de plantations d’indigo occupées.
board-building-small-sugar-mill-rule = Nécessaire au sucre : un baril pour le colon ici, avec une plantation de sucre occupée.
board-building-sugar-mill-rule = Jusqu’à trois barils de sucre, un par colon ici, avec autant de plantations de sucre occupées.
board-building-tobacco-storage-rule = Jusqu’à trois barils de tabac, un par colon ici, avec autant de plantations de tabac occupées.
board-building-coffee-roaster-rule = Jusqu’à deux barils de café, un par colon ici, avec autant de plantations de café occupées.
board-building-small-market-rule = Une vente rapporte un doublon de plus.
board-building-hacienda-rule = À la phase du planteur, vous pouvez d’abord piocher une plantation cachée.
board-building-construction-hut-rule = À la phase du planteur, vous pouvez prendre une carrière au lieu d’une plantation.
board-building-small-warehouse-rule = Garde tous les barils d’une sorte après la phase du capitaine.
board-building-hospice-rule = La tuile prise à la phase du planteur peut venir avec un colon.
board-building-office-rule = Vous pouvez vendre une sorte que le comptoir possède déjà.
board-building-large-market-rule = Une vente rapporte deux doublons de plus.
board-building-large-warehouse-rule = Garde tous les barils de deux sortes après la phase du capitaine.
board-building-factory-rule = Produire plusieurs sortes rapporte : 1 doublon pour deux, 2 pour trois, 3 pour quatre, 5 pour cinq.
board-building-university-rule = Le bâtiment que vous construisez peut venir avec un colon.
board-building-harbor-rule = À chaque chargement, un point de victoire de plus.
board-building-wharf-rule = Une fois par phase du capitaine, vous pouvez expédier tous les barils d’une sorte sur votre propre navire.
board-building-guild-hall-rule = À la fin : un point par petit bâtiment de production, deux par grand.
board-building-residence-rule = À la fin : quatre points jusqu’à neuf tuiles d’île, cinq pour dix, six pour onze, sept pour douze.
board-building-fortress-rule = À la fin : un point pour trois de vos colons.
board-building-customs-house-rule = À la fin : un point pour quatre points en jetons.
board-building-city-hall-rule = À la fin : un point par bâtiment violet, celui-ci compris.
board-role-settler-rule = Chacun prend une plantation. Le planteur peut prendre une carrière à la place.
board-role-mayor-rule = Chacun reçoit des colons et les replace. L’intendant en reçoit un de plus.
board-role-builder-rule = Chacun peut construire un bâtiment. Le maçon paie un doublon de moins.
board-role-craftsman-rule = Chacun produit. L’artisan reçoit un baril de plus.
board-role-trader-rule = Chacun peut vendre un baril. Le marchand reçoit un doublon de plus.
board-role-captain-rule = Chacun doit charger et reçoit des points de victoire. Le capitaine en reçoit un de plus.
board-role-prospector-rule = Un doublon de la banque. Les autres ne font rien.

rules-cards = Les cartes
rules-card = Carte
rules-effect = Effet
rules-cubans = Les Cubains
rules-cuban = Cubain
rules-flower = Fleur
rules-rebuilt-flower = Cette couleur de fleur est reconstituée : personne n’a pu la lire sur les tuiles, elle a été choisie pour s’accorder avec le reste.
rules-pieces = Pièces
rules-die = Faces de son dé

## Les joueurs, sur la page des règles
players-title = Les joueurs
players-intro = Les robots contre qui jouer : cinq niveaux, des caractères qui ont chacun leur goût, et deux robots qui servent de mesure aux autres.
players-fair = Aucun robot ne peut tricher. Il reçoit ce que sa place peut voir et les coups permis, et rien d’autre n’existe pour lui ; ce qu’il ignore, il l’imagine chaque fois à neuf. Un test échange tout ce qui est caché et exige de chaque robot le même coup ; et le hasard d’une partie vient d’une graine dont l’empreinte est montrée avant le premier coup.
players-measured = Finit devant « { $greedy } » dans { $share } cas sur 100 (sûr à 95 % : { $low } à { $high } ; mesuré à { $players } joueurs sur { $games } parties).
strength-title = Leur force
strength-intro = Sur 100 adversaires, le premier des deux finit devant autant d’entre eux (une égalité compte pour moitié) ; au-dessous, les bornes sûres à 95 %. 50 : aucune différence. Les joueurs à recette sont tous les caractères et celui qui regarde un coup plus loin.
strength-pairing = Qui rencontre qui
strength-players = { $players } joueurs
strength-against = { $bot } contre { $others }
strength-pool = les joueurs à recette
strength-plain = une recherche simple de { $games } parties au hasard par coup
strength-again = Les commandes pour mesurer de nouveau :
bot-beginner-about = Pour une première partie, ou un jeune adversaire. Il sait ce qui est bon mais fait souvent autre chose, et perd contre presque tout le monde.
bot-easy-about = Joue raisonnablement et laisse encore passer bien des choses. Qui connaît bien les règles devrait gagner.
bot-medium-about = Juge d’après ce qu’un réseau a appris de milliers de parties contre lui-même, et regarde quelques positions avant de jouer.
bot-hard-about = Le même jugement, et une recherche parmi ce que chacun peut faire ensuite.
bot-expert-about = Le plus fort : c’est lui qui cherche le plus loin, jusqu’à une seconde par tour.
bot-random-about = Joue n’importe quel coup permis. De quoi découvrir une table ; le battre n’apprend pas grand-chose.
bot-greedy-about = La mesure des autres. Regarde un coup plus loin, devine ce que chacun en fera et prend ce qui semble le mieux. Il estime chaque chose pour ce qu’elle vaut.
bot-corn-shipper-about = Prend le maïs partout où il se trouve, y envoie aussitôt des colons et embarque tonneau sur tonneau pour des points. Le maïs ne demande aucun bâtiment : ses navires sont pleins avant que les autres n’aient leur premier bâtiment de production ; ce qu’il bâtit, il le paie plus tard. Ne lui laissez pas de navire vide quand ses réserves sont pleines.
bot-master-builder-about = Bâtit dès qu’un doublon peut devenir une maison, et économise pour les grands bâtiments. Il n’embarque que ce qu’il doit et compte sur sa ville, qu’il voudrait achever avant que les autres ne soient prêts. Prendre le maçon avant qu’il ne soit riche le ralentit.
bot-coffee-trader-about = Veut une brûlerie de café et une place libre à la maison de commerce, et surtout une manufacture, qui paie pour chaque sorte de marchandise produite. Il gagne tôt et achète cher plus tard. Une maison de commerce pleine de denrées bon marché, ou un rival qui a du café, gâte son humeur.
bot-quarry-builder-about = Prend d’abord des carrières et leur fait payer la ville : chaque colon y épargne un doublon, encore et encore. Il grandit lentement et bâtit à bon compte, de plus en plus et de plus en plus cher. Il lui faut des planteurs et des maçons : autant les lui refuser.
bot-careful-planter-about = Un peu de tout, et toujours un œil sur ce qu’un rôle donne aux autres : il envoie le capitaine quand leurs navires ne conviennent pas et produit quand ils ne le peuvent pas. Il renonce à un gain plutôt que d’en offrir un plus grand à celui qui mène, et n’a pas de faiblesse facile à trouver.
bot-guild-trader-about = Élève bâtiment de production sur bâtiment de production et vend ce qu’ils donnent ; à la fin, une guilde les compte tous. Il bâtit ce qu’il a plutôt que d’attendre une meilleure carte. Sa ville est simple et ses marchandises nombreuses : c’est une vente à mauvais prix qui lui fait le plus mal.
bot-monument-builder-about = Réunit statues, colonnes et bronzes pour leurs seuls points, puis l’arc de triomphe et le palais qui les comptent encore une fois. Sa ville rapporte peu en chemin et vit de ce que les autres rendent possible ; si l’arc vient à temps, il est difficile à rattraper.
bot-councillor-about = Remplit sa ville de bâtiments publics : villa, bibliothèque, cadastre et tout ce qui gagne une carte ici ou là, et un hôtel de ville qui les compte tous. Il voit beaucoup de cartes, garde les meilleures et produit moins que les autres.
bot-ship-chandler-about = Vit pour le navire au port : rassemble ce qu’il demande et livre dès que possible, sans presque rien garder pour le suivant. Il lui reste rarement des marchandises dont personne ne veut, mais un dé inattendu le trouve les mains vides.
bot-landlord-about = Ne passe jamais chez l’avocat sans acheter. Chacune de ses maisons paie un loyer quand le courtier d’un autre y entre, et plus elle est achetée tôt, plus elle paie longtemps. Éviter ses maisons est la meilleure réponse, quand on peut se le permettre.
bot-cafe-host-about = Compte chaque peso, ne roule pas plus loin qu’il ne faut, et se procure du rhum et des cigares qu’il sert au café dès que son courtier y passe. Ses points sont petits mais sûrs et ne dépendent d’aucun navire ; qui occupe le café avant lui le laisse avec des étagères pleines.
bot-admiral-about = Prend toutes les caravelles à sa portée : une carte de plus à chaque tour, jusqu’à la fin. Avec une flotte, ses mains sont grandes et ses combinaisons longues. Il fait peu pour l’argent du jour : une fin rapide le surprend en mer.
bot-warehouse-keeper-about = Construit des entrepôts et y garde ce qui ne fait pas de combinaison aujourd’hui ; des caravelles les remplissent. Avec une bonne réserve, la main suivante est à moitié faite avant d’être distribuée. Il compte peu sur les marchands, et un incendie qui vide ses entrepôts lui coûte plus qu’aux autres.
bot-courtier-about = Cherche la faveur des personnages : des pouvoirs que les autres n’ont pas, et qui durent jusqu’à la fin. Une caravelle ou deux apportent les cartes qu’il y faut ; les marchands sont pour les autres. Ce qui le fait gagner change d’une partie à l’autre, et l’on se prépare mal contre lui.

## Programmes : jetons, bots, l’API

api-title = Programmes
api-intro = Tout ce que l’on fait sur ces pages, un programme peut le faire : jouer, regarder, créer des tables, et être un bot que d’autres invitent.
api-make-token = Créer un jeton
api-document = La même chose sous forme de document OpenAPI
api-english = La description ci-dessous est en anglais.
api-no-token = Cette adresse demande un jeton : créez-en un sur la page des réglages et envoyez-le sous la forme « Authorization: Bearer … ».
api-scope = Ce jeton ne le permet pas ; il faudrait « { $scope } ».
api-not-acceptable = Les réponses sont ici en JSON, et le flux en text/event-stream.
api-media-type = Ce que l’on envoie ici doit être du JSON, avec l’en-tête « Content-Type: application/json ».
api-bad-request = La demande n’est pas ce que cette adresse accepte ; la page « Programmes » dit ce qu’elle accepte.
api-bad-key = L’en-tête Idempotency-Key peut figurer une fois, avec 1 à 100 caractères simples.
api-key-reused = Cette Idempotency-Key a déjà accompagné une autre demande.
api-no-bot = Ce bot n’existe pas pour ce jeu.
api-one-bot = Nommez un seul bot : l’un des nôtres, ou le programme de quelqu’un.
api-other-game = Ce programme ne joue pas à ce jeu.
api-not-connected = Ce programme n’est pas connecté en ce moment.
api-busy = Ce programme joue déjà autant de parties qu’il le peut.
api-bot-games = Choisissez au moins un jeu auquel joue votre bot.
api-not-for-bots = Un bot ne peut ni inscrire de bots ni voir les jetons ; son propriétaire le peut.
api-problem-invalid = La demande est illisible
api-problem-unauthorized = Jeton absent ou inconnu
api-problem-forbidden = Ce n’est pas permis
api-problem-not-found = Cela n’existe pas
api-problem-method = Pas avec cette méthode
api-problem-not-acceptable = Pas sous cette forme
api-problem-slow-request = La demande n’est pas arrivée à temps
api-problem-refused = La table ne le permet pas
api-problem-stale = La partie a avancé
api-problem-key-reused = La clé a servi à autre chose
api-problem-too-large = Trop grand
api-problem-media-type = Pas ce type de contenu
api-problem-unprocessable = Le contenu n’est pas celui attendu
api-problem-too-many = Trop
api-problem-ours = Quelque chose ne va pas de notre côté
api-problem-unavailable = Impossible pour le moment

program-tag = un programme de { $owner }
program-rule =
    { $seconds ->
        [one] Un programme qui ne répond pas dans la seconde est remplacé par l’un de nos bots, et peut revenir.
       *[other] Un programme qui ne répond pas en { $seconds } secondes est remplacé par l’un de nos bots, et peut revenir.
    }
new-program = { $name } (un programme de { $owner })
room-add-program = Inviter { $name }

tokens-title = Vos programmes
tokens-text = Un jeton permet à un programme d’agir pour vous. Il est montré une seule fois, à sa création ; quiconque le possède peut faire ce qu’il permet.
tokens-about = Comment les programmes jouent ici
tokens-none = Vous n’avez pas de jeton.
tokens-label = À quoi sert-il ?
tokens-label-example = mon script
tokens-scope-read = Regarder : les tables, vos vues, le flux des nouvelles
tokens-scope-play = Décider pour vos places
tokens-scope-tables = Créer des tables, s’asseoir, apporter des parties
tokens-scope-chat = Parler
tokens-scope-bots = Inscrire des bots et gérer les jetons
tokens-make = Créer un jeton
tokens-revoke = Révoquer
tokens-revoke-sure = Ce qui utilise ce jeton cessera de fonctionner. Le révoquer ?
tokens-never-used = jamais utilisé
tokens-used = utilisé pour la dernière fois le { $when }
tokens-new-title = Votre nouveau jeton
tokens-new-text = Copiez-le maintenant : il ne pourra plus être montré.
tokens-back = Retour aux réglages
tokens-scopes-missing = Choisissez au moins une chose que le jeton permet.
bots-title = Vos bots
bots-text = Un bot est un programme qui a sa propre place. Tant qu’il est connecté, il est proposé aux nouvelles tables, signalé comme étant le vôtre.
bots-name = Nom
bots-description = À son sujet
bots-games = Jeux auxquels il joue
bots-open = Le proposer à tout le monde
bots-open-hint = Sinon, vous seul pouvez l’inviter.
bots-make = Inscrire un bot
bots-new-token = Nouveau jeton
bots-remove = Supprimer
bots-remove-sure = Le bot et ses jetons seront supprimés. Vraiment ?
bots-connected = connecté
bots-not-connected = non connecté
bots-private = pour vous seul
limit-tokens = Il y a déjà { $most } jetons ; révoquez-en un pour faire de la place.
limit-bots = Il y a déjà { $most } bots ; supprimez-en un pour faire de la place.
