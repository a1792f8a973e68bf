## Partout
skip = Aller au contenu
nav = Menu principal
nav-tables = Tables
nav-rules = Règles et aide
nav-settings = Réglages
nav-about = À propos
foot = Fait avec soin. Textes et dessins sont les nôtres.
to-front = Retour à l’accueil
copy = Copier
copied = Copié
yes = Oui
no = Non
here = en ligne
away = absent
bot = robot
colon =  :

## Les jeux
game-puerto-rico = Puerto Rico
game-puerto-rico-line = Planter, bâtir, expédier : choisissez un personnage, et tout le monde agit.
game-san-juan = San Juan
game-san-juan-line = Puerto Rico, le jeu de cartes : chaque carte est un bâtiment, une marchandise ou de la monnaie.
game-santiago = Santiago de Cuba
game-santiago-line = Une seule voiture pour tous : parcourez la ville, concluez des affaires et remplissez le navire.
game-mundus-novus = Mundus Novus
game-mundus-novus-line = Proposer, prendre, échanger : le commerce du Nouveau Monde, ses caravelles et 75 doublons.
fact-players = { $least ->
    [one] { $least } joueur
   *[other] { $least } à { $most } joueurs
}
fact-minutes = { $least } à { $most } minutes
play-now = Jouer contre des robots
invite-friends = Inviter des amis

## Accueil et listes
front-title = Commerce et plantations aux Antilles
front-text = Jouez avec des amis dans la même pièce, avec des amis au loin, ou contre des robots. Il suffit d’un nom.
front-all-tables = Toutes les tables
front-upload = Ouvrir une partie enregistrée
tables-mine = Vos tables
tables-open = Tables ouvertes
tables-running = Parties en cours
tables-over = Parties terminées
tables-none = Il n’y a pas encore de table. Ouvrez-en une : deux clics suffisent.
tables-new = Nouvelle table
tables-go = Continuer
tables-sit = Rejoindre
tables-watch = Regarder
tables-look = Voir
tables-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
tables-step = coup { $step }
tables-finished = terminée
tables-won = victoire : { $names }
tables-stopped = arrêtée avant la fin

## Nouvelle table
new-name = Votre nom
new-name-example = Anne
new-you = Vous
new-open = Un ami (par lien)
new-here = Quelqu’un devant cet écran
new-here-name = Son nom, s’il joue sur cet écran
new-start = Commencer la partie
new-invite = Ouvrir la table
new-more = Règles et autres options
new-rules = Règles de cette partie
new-table = La table
new-pace = Les robots jouent
new-public = Ouverte à tous
new-public-hint = La table figure dans la liste, sans invitation.
new-draw = Tirer les places au sort
new-draw-hint = Sinon, vous êtes premier joueur.
new-coach = Qui peut demander conseil à l’entraîneur
new-coach-bots = vous, si tous les autres sont des robots
new-coach-yes = tout le monde
new-coach-no = personne
new-coach-hint = Le joueur dont c’est le tour peut voir les trois meilleurs choix, avec les raisons.
new-needs-name = La place { $row } est pour quelqu’un devant cet écran : indiquez son nom.
pace-calm = lentement (2,5 secondes par coup)
pace-human = à un rythme humain (1 s par coup)
pace-brisk = rapidement
pace-instant = instantanément
bot-beginner = débutant
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-expert = expert
bot-random = aléatoire
bot-greedy = glouton
bot-corn-shipper = expéditeur de maïs
bot-master-builder = maître bâtisseur
bot-coffee-trader = négociant en café
bot-quarry-builder = maître carrier
bot-careful-planter = planteur prudent
bot-guild-trader = marchand de la guilde
bot-monument-builder = bâtisseur de monuments
bot-councillor = maire
bot-ship-chandler = fournisseur de navires
bot-landlord = propriétaire
bot-cafe-host = cafetier
bot-admiral = amiral
bot-warehouse-keeper = maître d’entrepôt
bot-courtier = courtisan

## La salle avant la partie
room-chairs = Joueurs
room-free = libre
room-you = vous
room-add-bot = Ajouter un robot
room-leave = Quitter la table
room-remove = Retirer
room-start = Commencer la partie
room-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
room-owner-starts = La partie commence quand la personne qui a ouvert la table la lance.
room-invite = Inviter des amis
room-invite-text = Partagez ce lien, ou scannez le code avec un téléphone. Toute personne qui l’ouvre peut se joindre à la partie.
room-link = Lien
join-text = À cette table : { $names }.
join-sit = Prendre place
join-look = Regarder seulement
seed-hash = Empreinte de la graine :

## Un autre appareil
device-title = Vos places sur un autre appareil
device-text = Un lien privé vous permet de jouer aussi depuis un autre téléphone ou ordinateur. Il ne sert qu’une fois et expire au bout d’une heure.
device-make = Créer le lien
device-link-text = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois et expire au bout d’une heure. Toute personne qui le possède peut jouer à votre place : gardez-le pour vous.
device-ask = Utiliser sur cet appareil les places de ce lien ?
device-go = Oui, jouer ici
device-replaces = Dans ce navigateur vous êtes { $name }, avec { $count ->
    [one] une partie
   *[other] { $count } parties
}. Si vous utilisez ce lien, ce navigateur sera celui de la personne qui l’a créé et vous y perdrez vos places. Pour les garder, créez d’abord votre propre lien privé et ouvrez-le sur un autre appareil.
device-replace = Renoncer à mes places ici et utiliser le lien
device-keep = Créer d’abord un lien vers mes places
device-stay = Rester { $name }
device-nobody = Ce navigateur n’a encore aucune place.
device-gone = Ce lien a déjà servi, ou il a expiré. Créez-en un autre sur l’autre appareil.

## Réglages
settings-title = Réglages
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Thème
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-play = À la table
settings-sound = Émettre des sons
settings-sound-hint = Des notes douces quand c’est à moi de jouer, quand on pose une pièce, quand l’argent change de mains, et à la fin.
settings-notify = M’envoyer une notification quand c’est à moi de jouer
settings-notify-hint = Le navigateur demandera une fois l’autorisation.
settings-motion = Animations
settings-motion-hint = Désactivées aussi quand le système demande moins de mouvement.
settings-confirm = Confirmer chaque action
settings-confirm-hint = Demande avant tout envoi.
settings-name = Nom
settings-name-hint = Pour les nouvelles tables ; là où vous avez déjà une place, votre nom ne change pas.
settings-save = Enregistrer

## Se déconnecter
sign-out = Se déconnecter
sign-out-text = Ce navigateur oubliera que vous êtes { $name } : { $count ->
    [0] vous n’avez de place à aucune table.
    [one] vous avez une place à une table.
   *[other] vous avez une place à { $count } tables.
}
sign-out-warning = Il n’y a pas de mot de passe : si aucun autre appareil n’est connecté à votre nom, personne ne pourra retrouver ces places. Pour les garder, créez d’abord un lien privé et ouvrez-le sur un autre appareil.
sign-out-account = Votre compte reste : reconnectez-vous quand vous voulez avec votre nom et votre mot de passe.
sign-out-go = Se déconnecter et oublier
sign-out-stay = Rester connecté

## À la table
table-main = La table
table-actions = Votre choix
table-story = Journal de la partie
table-talk = Discussion
table-more = Table
table-watching = Vous êtes spectateur.
table-left = { $name } joue pour vous.
table-earlier = Plus tôt…
table-cover = Cacher les cartes
table-waiting = En attente
table-nothing = Rien à décider pour l’instant.
table-reload = Actualiser
table-back = Annuler le dernier
table-undraft = Annuler celui-ci
table-drop = Recommencer
table-draft-done = C’est prêt : confirmez, ou annulez quelque chose.
table-confirm-count =
    { $count ->
        [one] Confirmer
       *[other] Confirmer ces { $count } choix
    }
table-news = Depuis votre dernier tour
table-by-order = fait pour vous
table-skip = Passer à mon tour
table-undo = Annuler
table-restart = Recommencer mon tour
table-ask-undo = Demander l’annulation
table-ask-undo-hint = Tout le monde doit être d’accord, car quelque chose a été tiré ou révélé, ou quelqu’un a joué depuis.
table-withdraw = Changer mon choix
table-chosen = Vous avez choisi. Les autres ne le voient pas encore.
table-say = Un message
table-send = Envoyer
table-nobody-said = Aucun message.
table-seat-of = { $name } : place { $seat }
table-bot-level = robot, { $level }
table-players = Joueurs
table-to-act = doit jouer
table-stands-in = joue pour { $name }
table-resigned = a abandonné
table-let-bot = Laisser un robot jouer pour moi
table-come-back = Je suis de retour
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ? Un robot prendra votre place, vous ne pourrez pas revenir et vous serez classé dernier.
table-take-over = Proposer un robot à la place de { $name }
table-stop = Proposer d’arrêter la partie
table-orders = Consignes
table-orders-hint = Appliquées pour vous dès que c’est possible.
table-asked = { $name } propose :
table-request-undo = annuler { $count ->
    [one] un coup
   *[other] { $count } coups
}
table-request-take-over = un robot à la place de { $name }
table-request-stop = arrêter la partie
table-agree = D’accord
table-refuse = Refuser
table-take-request-back = Retirer la proposition
table-missing = Doivent encore répondre : { $names }
table-seed = Graine
table-seed-hash = Empreinte de la graine
table-seed-help = Ce que cela prouve
table-parent = Cette partie prend la suite d’une autre.
table-drifted = Les règles ont changé depuis cette partie : on peut la revoir jusqu’au coup { $step }, mais pas la continuer.
table-over = La partie est terminée.
table-won = { $names } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-broken-off = La partie a été interrompue.
table-result = Scores et courbe
table-replay = Revoir la partie
table-record = Télécharger la partie
table-curtain = { $name }, c’est à vous de jouer.
table-curtain-hint = Que les autres regardent ailleurs, s’il vous plaît.
table-curtain-lift = Je suis { $name }
table-this-position = Montrer la position après ce coup
table-taken-back = annulé
table-hand-over = Continuer sur un autre appareil

## L’entraîneur
coach-ask = Demander conseil
coach-allowed = À cette table, tout le monde peut demander conseil à l’entraîneur.
coach-close = Fermer
coach-title = Ce que ferait l’entraîneur
coach-points = { $points } { $points ->
    [one] point
   *[other] points
  }

## En direct
live-lost = Connexion perdue. Nouvelle tentative…
live-back = Connexion rétablie.
live-turn = C’est à vous de jouer
live-failed = L’envoi a échoué. Réessayez.
live-unanswered = Aucune réponse n’est arrivée. Vérifiez si l’envoi a abouti avant de réessayer.

## Après la partie, revoir
result-title = Score final
result-category = Catégorie
result-total = Total
result-place = Rang
result-tie = À égalité de points, la règle de départage a fixé les rangs.
result-curve = Les points au fil de la partie
curve-rounds = Manche
result-again = Rejouer avec les mêmes joueurs
result-seed = Graine de cette partie
analysis-title = Analyse de la partie
analysis-curve = Résultat attendu au fil de la partie
analysis-table = La courbe en chiffres
analysis-step = Coup
analysis-turns = Tournants de la partie
analysis-at = Coup { $step } :
analysis-turns-own = Vos décisions
analysis-turns-others = Les décisions des autres
analysis-turns-hint = Jugé d’après ce que le joueur pouvait savoir à ce moment. Les cercles sur la courbe marquent ces coups.
analysis-no-turns = Personne n’a fait d’erreur coûteuse.
replay-title = Revoir la partie
replay-step = Coup { $step } sur { $last }
replay-first = Début
replay-back = Précédent
replay-next = Suivant
replay-last = Fin
replay-slider = Coup
replay-continue = Continuer à partir d’ici
replay-continue-hint = Ouvre une nouvelle table qui part de cette position, avec une nouvelle graine. Vous prenez la place qui doit jouer, des robots prennent les autres.
replay-to-table = Retour à la table
replay-start = Mise en place
replay-upload = Ouvrir une partie enregistrée
replay-upload-text = Choisissez le fichier d’une partie terminée, téléchargé ici ou ailleurs. La partie est vérifiée du premier coup au dernier.
replay-upload-file = Partie enregistrée (JSON)
replay-upload-go = Vérifier et ouvrir
replay-bad = Cette partie enregistrée ne peut pas être affichée : { $why }
replay-no-file = Aucun fichier n’a été envoyé.
replay-gone = Cette partie enregistrée n’est plus conservée ici. Envoyez-la de nouveau.
replay-good = Tous les coups de cette partie enregistrée sont permis par les règles.
replay-good-seed = Tous les coups de cette partie enregistrée sont permis par les règles, et tous ses tirages viennent de sa graine.

## Règles
rules-title = Règles et aide
rules-of = { $game } : les règles
rules-of-law = { $game } : les règles complètes
rules-read = Règles
rules-intro = Le programme est testé sur chacune de ces phrases.
rules-chapters = Chapitres
rules-components-table = Tableau du matériel
rules-price = Prix
rules-points = Points
rules-copies = Exemplaires
rules-goods = Marchandises
rules-good = Marchandise
source-weak = de mémoire
source-ruling = notre interprétation
source-rebuilt = reconstitué

## Aide
help-title = Comment jouer ici
help-act = Jouer son tour
help-act-text = La ligne du haut dit à qui c’est de jouer et ce qu’il faut décider. Tout ce que vous pouvez faire est mis en évidence sur le plateau et figure dans la liste ; cliquez sur l’un ou l’autre. Cliquez sur autre chose pour savoir pourquoi ce n’est pas permis.
help-keys = Clavier
help-keys-text = Les chiffres choisissent dans la liste, Tab parcourt tout et chaque bouton de la table a sa propre touche. À la table, la touche ? les montre toutes :
help-keys-replay = Quand vous revoyez une partie :
help-undo = Annuler
help-undo-text = On annule librement tant que rien n’a été tiré ni révélé et que personne d’autre n’a décidé. Ensuite, tout le monde doit être d’accord.
help-draft = Placer plusieurs choses
help-draft-text = Les pièces se placent et les cartes se choisissent en cliquant ; les autres ne les voient qu’après votre confirmation.
help-orders = Consignes
help-orders-text = Si vous donnez toujours la même réponse, une consigne peut la donner pour vous. Les consignes sont privées.
help-away = S’absenter
help-away-text = Laissez un robot jouer pour vous et revenez quand vous voulez. Si quelqu’un reste absent, les autres peuvent convenir de le remplacer par un robot ; toute personne qui ne répond pas dans les deux minutes est considérée comme d’accord.
help-devices = Un autre appareil
help-devices-text = Vos places appartiennent à ce navigateur. Un lien privé, dans les réglages, les ouvre aussi sur un autre appareil.
help-bots = Robots
help-bots-text = Un robot voit ce que voit sa place, et rien d’autre : il reçoit la même vue qu’une personne assise là.
help-seed = La graine
help-seed-text = Tout le hasard d’une partie vient d’une graine. Son empreinte est affichée au début, la graine elle-même à la fin. La page « À propos » explique ce que cela prouve.

## À propos
about-title = À propos de ce programme
about-games = Les jeux proposés ici sont l’œuvre de leurs auteurs et de leurs éditeurs. S’ils vous plaisent, achetez-les : sur une vraie table, ils sont encore meilleurs.
about-not-connected = Ce programme n’a aucun lien avec eux, et aucune des personnes qui ont créé ces jeux n’y a participé.
about-own = Tous les textes et tous les dessins sont les nôtres. Le programme est un logiciel libre, sous les licences MIT et Apache 2.0.
about-font = La police de caractères est Asap, des Asap Project Authors, sous licence
about-rebuilt = Ce qui ne vient pas des livrets de règles
about-rebuilt-text = Là où un livret ne dit rien, ou quand une valeur est restée introuvable, nous avons tranché. Voici tous ces points :
about-nothing-rebuilt = Aucun.
about-seed = Ce que prouve l’empreinte de la graine
about-seed-text = Avant le premier tirage, le serveur choisit 256 bits au hasard, la graine. Tous les jetons, toutes les tuiles et toutes les cartes tirés en découlent. Son empreinte est affichée au début ; la graine elle-même à la fin.
about-seed-proves = Cela prouve que le serveur n’a changé aucun tirage après le début : une autre graine aurait une autre empreinte. Chacun peut vérifier une partie téléchargée avec « antilles verify ».
about-seed-not = Cela ne prouve pas que l’administrateur du serveur n’a pas regardé la graine, ni qu’il ne l’a pas choisie parmi plusieurs. Pour cela, il faut lui faire confiance.
about-bots = Ce que voient les robots
about-bots-text = Un robot reçoit la vue de sa place, celle-là même qui sert à composer la page de cette place. On ne peut pas lui confier la position complète : le programme ne compilerait pas. Des tests comparent les choix des robots dans des positions qui ne diffèrent que par ce que leur place ne peut pas savoir.
about-privacy = Ce qui est conservé
about-privacy-text = Un identifiant aléatoire, dans un cookie, permet de reconnaître votre navigateur ; seule son empreinte est enregistrée. Votre nom, vos parties et vos messages sont conservés dans la base de données de ce serveur. De votre adresse réseau, seule une empreinte est conservée, tant qu’elle compte pour une limite. Rien n’est chargé depuis d’autres sites, rien ne leur est envoyé.

## Ennuis
problem-title = Cela n’a pas fonctionné
problem-title-missing = Page introuvable
problem-not-found = Il n’y a rien à cette adresse.
problem-no-table = Cette table n’existe pas.
problem-bad-form = Le formulaire n’est pas rempli comme prévu. Revenez en arrière et réessayez.
problem-method = Cette adresse ne s’utilise pas ainsi.
problem-too-large = C’est trop volumineux.
problem-foreign-write = Cette requête venait d’un autre site et n’a pas été exécutée.
problem-too-many = Trop de requêtes. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-no-host = Cette requête ne dit pas clairement à quel site elle s’adresse.
problem-slow-request = Votre requête a mis trop de temps à arriver et rien n’a été changé. Vérifiez votre connexion et réessayez.
problem-cut-off = Votre requête n’est arrivée qu’en partie et rien n’a été changé. Vérifiez votre connexion et réessayez.
problem-too-slow = La réponse a pris trop de temps. Rechargez la page pour voir si c’est fait avant de recommencer.
problem-ours = Un problème est survenu de notre côté. Rechargez la page pour voir où en sont les choses.
problem-report = Si cela se reproduit, prévenez l’administrateur de ce serveur ; ce numéro figure dans le journal du serveur : { $request }
problem-damaged = Les données de cette table sont endommagées et ne peuvent pas être lues. L’administrateur a été prévenu.
problem-damaged-at = Le journal de cette table est endommagé à l’entrée { $entry } : la table ne peut pas être affichée. L’administrateur a été prévenu.
problem-disk-full = Le disque du serveur est plein. Rien n’a été changé ; la partie pourra continuer quand l’administrateur aura fait de la place.
limit-gathering-person = Vous avez déjà { $most } tables qui attendent des joueurs. Lancez une partie, ou quittez une de ces tables, puis réessayez.
limit-gathering-address = { $most } tables créées depuis votre réseau attendent déjà des joueurs. Lancez une partie, ou réessayez plus tard.
limit-unfinished-person = Vous avez déjà { $most } parties inachevées. Terminez-en une d’abord, ou arrêtez-la.
limit-unfinished-address = { $most } parties créées depuis votre réseau sont inachevées. Terminez-en une d’abord, ou arrêtez-la.
limit-over = { $most } parties créées depuis votre réseau se sont terminées en une journée. Créez la suivante demain.
limit-tables = Ce serveur ne peut pas accueillir davantage de tables. Réessayez plus tard.
limit-records = Vous ou votre réseau avez déjà envoyé { $most } parties enregistrées. Elles sont effacées au bout de 30 jours.
limit-record-bytes = Les parties enregistrées envoyées par vous ou votre réseau dépasseraient { $most } Mo. Elles sont effacées au bout de 30 jours.
limit-records-all = Il n’y a plus de place ici pour d’autres parties enregistrées. Réessayez plus tard.
limit-devices = Vous utilisez déjà { $most } appareils. Déconnectez-en un d’abord.
limit-sessions = Beaucoup de personnes se sont connectées depuis votre réseau aujourd’hui. Réessayez demain.
limit-links = Il y a déjà { $most } liens privés que personne n’a utilisés. Ils expirent dans l’heure.
limit-people = Il n’y a plus de place ici pour d’autres personnes. Réessayez plus tard.
problem-database-gone = Le serveur a perdu sa base de données. Rien n’a été changé, et rien ne pourra être enregistré avant que l’administrateur ne l’ait redémarré.
problem-no-seat = Vous n’avez pas de place à cette table.
problem-coach-off = L’entraîneur n’est pas disponible à cette table.
problem-coach-other-seat = L’entraîneur ne conseille que le joueur de cette place.
problem-coach-not-asked = On ne peut demander conseil qu’à son tour.
problem-coach-moved-on = La partie a continué entre-temps. Revenez à la table et redemandez.
problem-not-watchable = Cette table n’est pas ouverte aux spectateurs.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-over = On pourra le voir quand la partie sera terminée.

## Plateaux
board-opponents = Les autres joueurs
board-table = Le centre de la table
board-roles = Personnages
board-harbour = Navires
board-supply = Réserve
board-city = Cité
board-goods = Marchandises
board-governor = Gouverneur
board-bot = robot
board-points = Points de victoire
board-trading-house = Magasin
board-doubloons = { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
board-left = { $n } en réserve
board-price = Prix { $n }
board-price-now = { $n } pour vous maintenant
board-victory-points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}

## Tables de composants
rules-card = Carte
rules-effect = Effet

## Les joueurs, sur la page des règles
players-title = Les joueurs
players-intro = Les robots contre qui jouer : cinq niveaux, des personnalités qui ont chacune leurs préférences, et deux robots qui servent de référence aux autres.
players-fair = Aucun robot ne peut tricher. Il reçoit ce que sa place peut voir et les coups qu’il peut jouer, et rien d’autre ; ce qu’il ignore, il doit l’imaginer. Un test change tout ce qui est caché et exige de chaque robot le même coup ; et le hasard d’une partie vient d’une graine dont l’empreinte est affichée avant le premier coup.
players-measured = Finit devant « { $greedy } » dans { $share } % des cas (intervalle de confiance à 95 % : { $low } à { $high } % ; mesuré sur { $games } parties à { $players } joueurs).
strength-title = Leur force
strength-intro = Le pourcentage d’adversaires que le premier des deux devance (une égalité compte pour moitié), avec son intervalle de confiance à 95 % en dessous. 50 : aucune différence. Les joueurs scriptés sont toutes les personnalités et « glouton ».
strength-pairing = Rencontre
strength-players = { $players } joueurs
strength-against = { $bot } contre { $others }
strength-pool = les joueurs scriptés
strength-plain = une recherche simple de { $games } parties aléatoires par coup
strength-again = Pour refaire les mesures :
bot-beginner-about = Pour une première partie, ou un jeune adversaire. Il sait ce qui est bon mais fait souvent autre chose, et perd contre presque tout le monde.
bot-easy-about = Joue raisonnablement mais laisse passer bien des choses. Si vous connaissez bien les règles, vous devriez gagner.
bot-medium-about = Juge d’après ce qu’un réseau de neurones a appris de milliers de parties contre lui-même, et examine quelques positions avant de jouer.
bot-hard-about = Le même jugement, plus une recherche parmi ce que chacun peut faire ensuite.
bot-expert-about = Le plus fort : c’est lui qui cherche le plus loin, jusqu’à une seconde par tour.
bot-random-about = Joue n’importe quel coup permis. Utile pour découvrir une table ; le battre n’apprend pas grand-chose.
bot-greedy-about = La référence pour les autres. Il regarde un coup plus loin, devine ce que chacun en fera et prend ce qui paraît le mieux. Il n’a pas de préférence.
bot-corn-shipper-about = Prend du maïs partout où il peut, y met aussitôt des colons et expédie tonneau sur tonneau pour des points. Le maïs ne demande aucun bâtiment : il remplit des navires avant que les autres n’aient leur premier bâtiment industriel ; lui-même construit tard. Ne lui laissez pas de navire vide quand il regorge de maïs.
bot-master-builder-about = Construit dès qu’il en a les moyens, et économise pour les grands bâtiments. Il n’expédie que ce qu’il doit et compte sur sa cité, qu’il voudrait remplir avant que les autres ne soient prêts. Prendre le maçon avant qu’il ne soit riche le ralentit.
bot-coffee-trader-about = Veut une brûlerie de café, une place libre au magasin et surtout une manufacture, qui paie pour chaque type de marchandise produit. Il gagne tôt et achète cher plus tard. Un magasin plein de marchandises bon marché, ou un rival qui a du café, contrarie ses plans.
bot-quarry-builder-about = Prend d’abord des carrières et leur fait payer sa cité : chaque colon y économise un doublon, encore et encore. Il démarre lentement et construit à bon compte, de plus en plus grand au fil de la partie. Il dépend du planteur et du maçon : prenez-les avant lui.
bot-careful-planter-about = Un peu de tout, et toujours un œil sur ce qu’un personnage donne aux autres : il appelle le capitaine quand les navires ne leur conviennent pas et produit quand ils ne le peuvent pas. Il renonce à un gain plutôt que d’en offrir un plus grand au joueur de tête, et n’a pas de faiblesse évidente.
bot-guild-trader-about = Construit bâtiment de production sur bâtiment de production et vend ce qu’ils donnent ; à la fin, une guilde les compte tous. Il construit ce qu’il a plutôt que d’attendre une meilleure carte. Sa cité est simple et ses marchandises nombreuses : c’est une vente à bas prix qui lui fait le plus mal.
bot-monument-builder-about = Réunit statues, colonnes et bronzes pour leurs points, puis l’arc de triomphe et le palais qui les comptent encore une fois. Sa cité rapporte peu en chemin et vit de ce que les autres rendent possible ; si l’arc arrive à temps, il est difficile à rattraper.
bot-councillor-about = Remplit sa cité de bâtiments publics : villa, bibliothèque, cadastre et tout ce qui rapporte des cartes, puis un hôtel de ville qui les compte tous. Il voit beaucoup de cartes, garde les meilleures et produit moins que les autres.
bot-ship-chandler-about = Vit pour le navire au port : rassemble ce qu’il demande et livre dès que possible, sans presque rien garder pour le suivant. Il lui reste rarement des marchandises dont personne ne veut, mais un dé inattendu le trouve les mains vides.
bot-landlord-about = Ne passe jamais chez l’avocat sans prendre possession d’un bâtiment. Chacun d’eux rapporte un loyer quand le courtier d’un autre s’y rend, et plus il est pris tôt, plus il rapporte. Évitez ses bâtiments tant que vous pouvez vous le permettre.
bot-cafe-host-about = Compte chaque péso, ne roule pas plus loin qu’il ne faut, et se procure du rhum et des cigares qu’il sert au café dès que son courtier y passe. Ses points sont modestes mais sûrs et ne dépendent d’aucun navire ; occupez le café avant lui et il reste avec des étagères pleines.
bot-admiral-about = Prend toutes les caravelles à sa portée : une carte de plus à chaque manche, jusqu’à la fin. Avec une flotte, ses mains sont grandes et ses combinaisons longues. Il fait peu pour l’argent immédiat : une fin rapide le surprend en mer.
bot-warehouse-keeper-about = Construit des entrepôts et y garde ce qui ne fait pas encore de combinaison ; des caravelles les remplissent. Avec une bonne réserve, la main suivante est à moitié faite avant d’être distribuée. Il se sert peu des marchands, et un incendie qui vide ses entrepôts lui coûte plus qu’aux autres.
bot-courtier-about = Recherche les grands personnages : des pouvoirs que personne d’autre n’a, et qui durent jusqu’à la fin. Une caravelle ou deux apportent les cartes qu’il y faut ; il laisse les marchands aux autres. Sa façon de gagner change d’une partie à l’autre, et il est difficile de s’y préparer.

## Programmes : jetons, robots, l’API

api-title = Programmes
api-intro = Tout ce que l’on fait sur ces pages, un programme peut le faire : jouer, regarder, créer des tables, et être un robot que d’autres invitent.
api-make-token = Créer un jeton
api-document = La même chose sous forme de document OpenAPI
api-english = La description ci-dessous est en anglais.
api-no-token = Cette adresse demande un jeton : créez-en un sur la page des réglages et envoyez-le dans l’en-tête Authorization, sous la forme « Bearer … ».
api-scope = Ce jeton ne le permet pas ; il faudrait « { $scope } ».
api-not-acceptable = Les réponses sont ici en JSON, et le flux en text/event-stream.
api-media-type = Ce que l’on envoie ici doit être du JSON, avec l’en-tête Content-Type « application/json ».
api-bad-request = La demande n’est pas ce que cette adresse accepte ; la page « Programmes » dit ce qu’elle accepte.
api-bad-key = L’en-tête Idempotency-Key peut figurer une fois, avec 1 à 100 caractères simples.
api-key-reused = Cette Idempotency-Key a déjà accompagné une autre demande.
api-made-before = Cette demande a déjà été exécutée ; son jeton a été montré alors et ne peut plus l’être. Créez-en un autre.
api-no-bot = Ce robot n’existe pas pour ce jeu.
api-one-bot = Nommez un seul robot : l’un des nôtres, ou le programme de quelqu’un.
api-other-game = Ce programme ne joue pas à ce jeu.
api-not-connected = Ce programme n’est pas connecté en ce moment.
api-busy = Ce programme joue déjà autant de parties qu’il le peut.
api-bot-games = Choisissez au moins un jeu auquel joue votre robot.
api-not-for-bots = Un robot ne peut ni inscrire de robots ni voir les jetons ; son propriétaire le peut.
api-problem-invalid = La demande est illisible
api-problem-unauthorized = Jeton absent ou inconnu
api-problem-forbidden = Non autorisé
api-problem-not-found = Introuvable
api-problem-method = Méthode non autorisée
api-problem-not-acceptable = Format non disponible
api-problem-slow-request = La demande n’est pas arrivée à temps
api-problem-refused = La table ne le permet pas
api-problem-stale = La partie a avancé
api-problem-key-reused = La clé a servi à autre chose
api-problem-too-large = Trop grand
api-problem-media-type = Type de contenu non pris en charge
api-problem-unprocessable = Le contenu n’est pas celui attendu
api-problem-too-many = Limite dépassée
api-problem-ours = Quelque chose ne va pas de notre côté
api-problem-unavailable = Impossible pour le moment

program-tag = un programme de { $owner }
program-rule =
    { $seconds ->
        [one] Un programme qui ne répond pas dans la seconde est remplacé par l’un de nos robots, et peut revenir.
       *[other] Un programme qui ne répond pas en { $seconds } secondes est remplacé par l’un de nos robots, et peut revenir.
    }
new-program = { $name } (un programme de { $owner })
room-add-program = Inviter { $name }

tokens-title = Vos programmes
tokens-text = Un jeton permet à un programme d’agir pour vous. Il est montré une seule fois, à sa création ; toute personne qui le possède peut faire ce qu’il permet.
tokens-about = Comment les programmes jouent ici
tokens-none = Vous n’avez pas de jeton.
tokens-label = À quoi sert-il ?
tokens-label-example = mon script
tokens-scope-read = Regarder : les tables, vos vues, le flux des événements
tokens-scope-play = Décider pour vos places
tokens-scope-tables = Créer des tables, s’asseoir, importer des parties
tokens-scope-chat = Parler
tokens-scope-bots = Inscrire des robots et gérer les jetons
tokens-make = Créer un jeton
tokens-revoke = Révoquer
tokens-revoke-sure = Ce qui utilise ce jeton cessera de fonctionner. Le révoquer ?
tokens-never-used = jamais utilisé
tokens-used = utilisé pour la dernière fois le { $when }
tokens-new-title = Votre nouveau jeton
tokens-new-text = Copiez-le maintenant : il ne pourra plus être montré.
tokens-back = Retour aux réglages
tokens-scopes-missing = Choisissez au moins une chose que le jeton permet.
bots-title = Vos robots
bots-text = Un robot est un programme qui a sa propre place. Tant qu’il est connecté, il est proposé aux nouvelles tables, signalé comme étant le vôtre.
bots-name = Nom
bots-description = À son sujet
bots-games = Jeux auxquels il joue
bots-open = Le proposer à tout le monde
bots-open-hint = Sinon, vous seul pouvez l’inviter.
bots-make = Inscrire un robot
bots-new-token = Nouveau jeton
bots-remove = Supprimer
bots-remove-sure = Le robot et ses jetons seront supprimés. Vraiment ?
bots-connected = connecté
bots-not-connected = non connecté
bots-private = pour vous seul
limit-tokens = Il y a déjà { $most } jetons ; révoquez-en un pour faire de la place.
limit-bots = Il y a déjà { $most } robots ; supprimez-en un pour faire de la place.

## Touches
keys-title = Touches
keys-list = Choisir dans la liste
keys-pass = Passer, ou s’arrêter là
keys-confirm = Confirmer
keys-skip = Passer à mon tour
keys-help = Afficher ou masquer ces touches
keys-beyond = Le onzième choix et les suivants
keys-walk = Aller à la liste ; les flèches mènent à chaque choix, Entrée le valide
keys-undo = Annuler, ou demander l’annulation
keys-restart = Recommencer mon tour
keys-drop = Recommencer la sélection ; fermer le conseil
keys-withdraw = Changer mon choix
keys-ahead = Choisir à l’avance
keys-coach = Demander conseil
keys-agree = D’accord
keys-refuse = Refuser, ou retirer ma proposition
keys-return = Je suis de retour
keys-talk = Écrire un message (Échap quitte le champ)
keys-table = Ouvrir le menu de la table
keys-previous = Un coup en arrière
keys-next = Un coup en avant
keys-first = Au début
keys-last = À la fin
keys-play = Lecture ou pause
key-home = Début
key-end = Fin
key-space = Espace

date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
