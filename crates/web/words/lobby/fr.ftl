# Front page, new table, lobby, rematch, and the frame around every page.

## Frame
nav-menu = Menu

## Front page
front-continue = Continuer à jouer
front-continue-all = Les { $count } parties à continuer
front-picture = Une table de { $game }, vue d’en haut
front-now = En ce moment
front-now-none = Personne n’attend de joueurs pour l’instant. Créez une table et envoyez le lien à vos amis.
fact-for = Pour
fact-time = Joueurs et durée
fact-difficulty = Difficulté
game-puerto-rico-for = ceux qui aiment prévoir : presque pas de hasard, et chaque personnage choisi sert aussi aux autres
game-san-juan-for = deux à quatre amateurs de cartes : des tours rapides et une ville toujours différente
game-santiago-for = les familles et les groupes variés : peu de règles, des tours courts et de bonnes affaires
game-mundus-novus-for = ceux qui aiment échanger et garder un œil sur les cartes de chacun
difficulty-2 = facile à apprendre
difficulty-3 = moyen
difficulty-4 = exigeant

## New table
new-who = Vous et votre table
new-players = Nombre de joueurs
new-level = Quel niveau pour les robots ?
new-level-measured = Leur force mesurée
new-seats = Places
new-seat = Place { $row }
new-bot = Robot
new-bots-levels = Un robot de ce niveau
new-bots-characters = Un robot qui a son style
new-bots-yardsticks = Robots de référence
level-beginner = Pour vos toutes premières parties
level-easy = Tranquille, une fois les règles connues
level-medium = Une partie équilibrée pour un joueur régulier
level-hard = Un défi pour les joueurs expérimentés
level-expert = Notre robot le plus fort

## Before the game
room-change = Changer
room-level = Robot de la place { $chair }
room-talk-seated = Prenez place pour participer à la discussion.
room-sit-here = S’asseoir ici
room-up = Faire monter { $name } d’une place
room-down = Faire descendre { $name } d’une place
room-drawn = Les places seront tirées au sort au début de la partie.
room-arrange = Choisir les places
room-draw = Tirer les places au sort
room-seat = Place
room-seat-number = Place { $chair }

## Rematch
rematch-seats = Places de la prochaine partie
rematch-rotated = chacun avance d’une place
rematch-drawn = places tirées au sort
rematch-same = mêmes places
new-by-clock = ensemble si un tour dure des jours
