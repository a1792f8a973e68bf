# Front page, new table, lobby, rematch, and the frame around every page.

## Frame
nav-menu = Menú

## Front page
front-continue = Seguir jugando
front-continue-all = Las { $count } partidas que puedes continuar
front-picture = Una mesa de { $game }, vista desde arriba
front-now = En este momento
front-now-none = Ahora mismo nadie espera jugadores. Crea una mesa y envía el enlace a tus amigos.
fact-for = Para
fact-time = Jugadores y duración
fact-difficulty = Dificultad
game-puerto-rico-for = quienes disfrutan planeando: casi sin azar, y cada personaje que eliges también sirve a los demás
game-san-juan-for = de dos a cuatro amantes de las cartas: turnos rápidos y una ciudad siempre distinta
game-santiago-for = familias y grupos variados: pocas reglas, turnos cortos y buenos negocios
game-mundus-novus-for = quienes disfrutan comerciando sin perder de vista las cartas de los demás
difficulty-2 = fácil de aprender
difficulty-3 = media
difficulty-4 = exigente

## New table
new-who = Tú y tu mesa
new-players = Número de jugadores
new-level = ¿Qué nivel tienen los bots?
new-level-measured = Su fuerza medida
new-seats = Plazas
new-seat = Plaza { $row }
new-bot = Bot
new-bots-levels = Un bot de este nivel
new-bots-characters = Un bot con estilo propio
new-bots-yardsticks = Bots de referencia
level-beginner = Para tus primerísimas partidas
level-easy = Relajado, si ya conoces las reglas
level-medium = Una partida equilibrada para quien juega a menudo
level-hard = Un reto para jugadores con experiencia
level-expert = Nuestro bot más fuerte

## Before the game
room-change = Cambiar
room-level = Bot de la plaza { $chair }
room-talk-seated = Ocupa una plaza para participar en el chat.
room-sit-here = Sentarme aquí
room-up = Subir a { $name } una plaza
room-down = Bajar a { $name } una plaza
room-drawn = Las plazas se sortearán al empezar la partida.
room-arrange = Repartir las plazas a mano
room-draw = Sortear las plazas
room-seat = Plaza
room-seat-number = Plaza { $chair }

## Rematch
rematch-seats = Plazas de la próxima partida
rematch-rotated = cada uno avanza una plaza
rematch-drawn = plazas por sorteo
rematch-same = las mismas plazas
new-by-clock = a la vez si los turnos duran días
