# Front page, new table, lobby, rematch, and the frame around every page.

## Frame
nav-menu = Menu

## Front page
front-continue = Continue playing
front-continue-all = All { $count } games you can continue
front-picture = A table of { $game }, seen from above
front-now = Happening now
front-now-none = Nobody is waiting for players right now. Set up a table and send your friends the link.
fact-for = For
fact-time = Players and time
fact-difficulty = Difficulty
game-puerto-rico-for = people who like to plan: almost no luck, and every role you choose helps the others too
game-san-juan-for = two to four who like cards: quick turns and a new city every time
game-santiago-for = families and mixed groups: few rules, short turns and good deals
game-mundus-novus-for = people who like to trade and keep an eye on everyone’s cards
difficulty-2 = easy to learn
difficulty-3 = moderate
difficulty-4 = demanding

## New table
new-who = You and your table
new-players = Number of players
new-level = How well do the bots play?
new-level-measured = Their measured strength
new-seats = Seats
new-seat = Seat { $row }
new-bot = Bot
new-bots-levels = A bot of this level
new-bots-characters = A bot with a style of its own
new-bots-yardsticks = Reference bots
level-beginner = For your very first games
level-easy = Relaxed, once you know the rules
level-medium = A fair fight for a regular player
level-hard = A challenge for experienced players
level-expert = Our strongest bot

## Before the game
room-change = Change
room-level = Bot in seat { $chair }
room-talk-seated = Take a seat to join the chat.
room-sit-here = Sit here
room-up = Move { $name } up
room-down = Move { $name } down
room-drawn = Seats are drawn when the game starts.
room-arrange = Arrange the seats myself
room-draw = Draw the seats
room-seat = Seat
room-seat-number = Seat { $chair }

## Rematch
rematch-seats = Seats in the next game
rematch-rotated = everyone moves up one seat
rematch-drawn = seats drawn at random
rematch-same = same seats
new-by-clock = simultaneous if turns take days
