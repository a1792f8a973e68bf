# Le cadre autour des phrases des jeux et des tables. La notation et les noms des outils et des arguments sont les mêmes dans toutes les langues.
mcp-refused = Refusé, et rien n’a changé : { $why }
mcp-happened = Ce qui s’est passé :
mcp-table = Table { $table } : { $game }, coup { $step }. Joueurs : { $players }.
mcp-asked = Vous avez la place { $seat }, et l’on vous demande : { $question }
mcp-asked-nothing = rien
mcp-legal = Actions permises (notation : sens) :
mcp-more = et { $count } autres : `legal` les donne toutes
mcp-over = La partie est finie : { $ending }
mcp-outcome = place { $seat } : rang { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts })
mcp-finished = Vous terminez au rang { $place } sur { $players }.
mcp-finished-resigned = Vous avez abandonné ; le robot à votre place termine au rang { $place } sur { $players }.
mcp-not-over = La partie n’est pas finie.
mcp-seat = place { $seat } ({ $player })
mcp-you = vous
mcp-hints = Les choix de l’entraîneur, le meilleur d’abord :
mcp-hint = { $action } ({ $meaning }) : vous gagnez { $share } % de ces parties, avec environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mcp-hint-about = { $hint }. { $reasons }
mcp-chapter = { $chapter } : { $title } ({ $count ->
    [one] { $count } énoncé
   *[other] { $count } énoncés
})
mcp-nothing-to-undo = vous n’avez rien à annuler : seule votre dernière action peut l’être, tant que personne d’autre n’a joué et que rien n’a été tiré ni révélé depuis
mcp-enough = cette partie a épuisé ses essais, conseils et annulations : abandonnez-la ou commencez-en une autre
mcp-nothing-to-decide = il n’y a rien à décider : la partie est finie
mcp-no-advice = l’entraîneur n’a pas de conseil ici
mcp-no-statement = aucun énoncé ne contient les mots « { $words } » ; lisez plutôt un chapitre : { $chapters }
mcp-game = { $game } ({ $title }) : { $about } De { $least } à { $most } joueurs, { $secrets }.
mcp-secrets = avec des cartes ou des marchandises cachées
mcp-no-secrets = sans rien de caché
mcp-option = option { $option } : { $values } (la première valeur est celle par défaut). { $about }
mcp-bots = robots : { $bots }
mcp-chapters = chapitres des règles : { $chapters }
mcp-levels = Niveaux des robots, du plus faible au plus fort : beginner, easy, medium, hard, expert. Les autres sont des personnages qui ont leur propre style ; greedy regarde un coup en avant, random joue n’importe quoi.
mcp-rules-of = Règles de { $title }
mcp-rules-about = Les règles de { $title } en énoncés numérotés, chapitre par chapitre
mcp-prompt = Jouez une partie entière de { $title } avec les outils de ce serveur, et essayez de gagner. { $wishes }
mcp-prompt-players = Nombre de joueurs : { $players }.
mcp-prompt-bots = Niveau des robots : « { $bots } ».
mcp-prompt-read = Lisez ce qu’il vous faut des règles : `rules` avec le jeu « { $game } » donne les chapitres.
mcp-prompt-start = Commencez le jeu « { $game } » avec `start`, en donnant le nom de votre modèle comme `player`.
mcp-prompt-decide = Décidez avec `play` jusqu’à ce que la partie soit finie ; `view` montre le plateau, et `rules` répond à vos doutes. Demandez-vous ce que vaut chaque action permise maintenant et à la fin de la partie, et ce qu’elle apporte à vos adversaires.
mcp-prompt-tell = À la fin, donnez le résultat et dites ce qui a décidé de la partie.
mcp-about-puerto-rico = Planter, bâtir, embarquer : à chaque manche on choisit un personnage, et tous agissent avec lui.
mcp-about-san-juan = Le jeu de cartes de Puerto Rico : les cartes sont à la fois bâtiments, marchandises et argent.
mcp-about-santiago = Une seule voiture pour tous : traversez la ville, faites des affaires et remplissez le navire.
mcp-about-mundus-novus = Échangez des cartes dans le Nouveau Monde contre des séries, des développements et des caravelles ; la partie s’arrête quand quelqu’un a 75 doublons.
# Le sens des mots d’une vue qui ne se comprennent pas d’eux-mêmes.
mcp-legend-puerto-rico = city : les bâtiments et les colons sur chacun ; island : les plantations et combien sont occupées ; san juan : les colons sans place ; chips : les points de victoire en jetons ; role coins : les doublons sur les cartes de personnage ; ships : les navires chargés, les autres sont vides ; taken : les personnages pris pendant cette manche ; buildings et supply : ce qui reste à prendre
mcp-legend-san-juan = hand : vos cartes, et des autres mains les cartes que tous ont vues ; unseen : toutes les cartes que vous n’avez pas vues, dans la pioche ou ailleurs ; tucked : les cartes sous la chapelle ou la banque ; price card : les prix de l’indigo, du sucre, du tabac, du café et de l’argent
mcp-legend-santiago = owns : les bâtiments d’un joueur ; broker : où se tient le courtier du joueur ; demand : ce que le navire prend encore ; value : les points d’une marchandise livrée ; car : où se trouve la voiture ; street : les personnages le long de la rue, dans l’ordre de la route
mcp-legend-mundus-novus = hand : vos cartes, et des autres mains les cartes que tous ont vues ; unseen : toutes les cartes que vous n’avez pas vues, dans la pioche ou ailleurs ; line : les développements proposés, dans l’ordre ; developments : ce que possède un joueur
