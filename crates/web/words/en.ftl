## Everywhere
skip = Skip to the content
nav = Main menu
nav-tables = Tables
nav-rules = Rules and help
nav-settings = Settings
nav-about = About
foot = Made with care, in our own words and pictures.
to-front = To the front page
copy = Copy
copied = Copied
yes = Yes
no = No
here = here
away = away
bot = bot

## The games
game-puerto-rico = Puerto Rico
game-puerto-rico-line = Plant, build and ship: choose a role, and everybody acts on it.
game-san-juan = San Juan
game-san-juan-line = Puerto Rico, the card game: cards are buildings, goods and money at once.
game-santiago = Santiago de Cuba
game-santiago-line = One car for all: drive through the town, make deals and fill the ship.
game-mundus-novus = Mundus Novus
game-mundus-novus-line = Lay out cards, take, swap: trade in the New World for sets, caravels and 75 doubloons.
fact-players = { $least ->
    [one] { $least } player
   *[other] { $least } to { $most } players
}
fact-minutes = { $least } to { $most } minutes
play-now = Play now against bots
invite-friends = Invite friends

## Front page and lists
front-title = Trade and plantations around the Caribbean table
front-text = Play with friends in the room, with friends far away, or against bots. A name is enough.
front-all-tables = All tables
front-upload = Look at a record
tables-mine = Your tables
tables-open = Open tables
tables-running = Games in progress
tables-over = Finished games
tables-none = There is no table yet. Set one up: it takes two clicks.
tables-new = New table
tables-go = Go on
tables-sit = Look in
tables-watch = Watch
tables-look = Look
tables-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
tables-step = step { $step }
tables-finished = finished
tables-won = won by { $names }
tables-stopped = broken off

## New table
new-name = Your name
new-name-example = Anne
new-seats = Who plays
new-you = You
new-open = A friend, by link
new-bot = Bot: { $level }
new-bot-measured = Bot: { $level } · { $share }
new-measure = The figure beside a bot: in so many of 100 cases it finishes ahead of “{ $greedy }”.
new-here = Somebody at this screen
new-here-name = Name, if at this screen
new-nobody = Nobody
new-start = Start the game
new-invite = Set up the table
new-more = Rules and other options
new-rules = Rules of this game
new-table = The table
new-pace = Bots play
new-public = Anybody may sit down
new-public-hint = The table is listed and needs no invitation.
new-spectators = Others may watch
new-spectators-hint = Watchers see only what everybody sees.
new-draw = Draw who sits where
new-draw-hint = Otherwise you are the first player.
new-coach = Ask the coach what to do
new-coach-bots = if all others are bots
new-coach-yes = everybody may
new-coach-no = nobody may
new-coach-hint = Whoever is to decide can see the three best choices, with reasons.
new-needs-name = Seat { $row } is for somebody at this screen: write their name.
pace-calm = calmly (two and a half seconds a move)
pace-human = like people (about a second a move)
pace-brisk = briskly
pace-instant = at once
bot-beginner = beginner
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-random = plays at random
bot-greedy = looks one move ahead
bot-corn-shipper = corn shipper
bot-master-builder = master builder
bot-coffee-trader = coffee trader
bot-quarry-builder = quarry builder
bot-careful-planter = careful planter
bot-guild-trader = guild trader
bot-monument-builder = monument builder
bot-councillor = councillor
bot-ship-chandler = ship chandler
bot-landlord = landlord
bot-cafe-host = café host
bot-admiral = admiral
bot-warehouse-keeper = warehouse keeper
bot-courtier = courtier

## The room before a game
room-chairs = Who sits here
room-free = free
room-you = you
room-add-bot = Bot instead
room-leave = Leave
room-remove = Remove
room-start = Start the game
room-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
room-owner-starts = The game starts when the one who set up the table says so.
room-invite = Invite friends
room-invite-text = Send this link, or let a phone read the code. Whoever opens it can sit down.
room-link = Link
join-text = At this table: { $names }.
join-sit = Sit down
join-look = Just look
seed-hash = Hash of the seed:

## Another device
device-title = Your seats on another device
device-text = A private link makes another phone or computer yours as well. It works once, within an hour.
device-make = Make the link
device-link-text = Open this link on the other device. It works once, within an hour. Whoever has it can play for you: show it to nobody.
device-ask = Take the seats that belong to this link over to this device?
device-go = Yes, play on here
device-replaces = In this browser you are { $name }, with { $count ->
    [one] one game
   *[other] { $count } games
}. With this link the browser becomes the person who made it, and no longer holds your seats. To keep them, make a private link of your own first and open it on another device.
device-replace = Give up my seats here and use the link
device-keep = Make a link to my seats first
device-stay = Stay { $name }
device-nobody = This browser holds no seat yet.
device-gone = This link has been used, or is too old. Make a new one on the other device.

## Settings
settings-title = Settings
settings-language = Language
settings-language-auto = As my browser asks
settings-theme = Light
settings-theme-system = As my system
settings-theme-light = Light
settings-theme-dark = Dark
settings-play = At the table
settings-sound = A sound when it is my turn
settings-sound-hint = Two soft notes.
settings-notify = A notification when it is my turn
settings-notify-hint = Your browser will ask once whether it may.
settings-motion = Things move visibly
settings-motion-hint = Off also when your system asks for less motion.
settings-confirm = Ask before every action
settings-confirm-hint = A question before anything is sent.
settings-name = Name
settings-name-hint = At new tables; where you sit already your name stays.
settings-save = Save

## Signing out
sign-out = Sign out
sign-out-text = This browser forgets that it is { $name }: { $count ->
    [0] you hold no seat at any table.
    [one] you hold seats at one table.
   *[other] you hold seats at { $count } tables.
}
sign-out-warning = There is no password: without another device that is yours too, nobody can come back to these seats. To keep them, make a private link first and open it on the other device.
sign-out-go = Sign out and forget
sign-out-stay = Stay signed in

## At the table
table-main = The table
table-actions = Your choice
table-story = What happened
table-talk = Talk
table-more = Table
table-watching = You are watching.
table-left = { $name } plays for you.
table-earlier = Earlier…
table-cover = Cover the cards
table-waiting = Waiting for the others
table-nothing = Nothing to decide now.
table-reload = Look again
table-confirm = Confirm
table-back = One back
table-undraft = Take this one back
table-drop = Start again
table-draft = Placed so far, not sent yet: { $count }
table-draft-done = All placed. Confirm, or take something back.
table-everybody-back = Put everybody back where they were
table-undo = Take back
table-restart = Restart my turn
table-ask-undo = Ask to take back
table-ask-undo-hint = Everybody has to agree, because something was drawn or shown, or somebody has played since.
table-withdraw = Change my choice
table-chosen = You have chosen. The others have not seen it yet.
table-say = Say something
table-send = Send
table-nobody-said = Nobody has said anything yet.
table-seat-of = { $name }: seat { $seat }
table-bot-level = bot, { $level }
table-players = Players
table-to-act = to act
table-stands-in = plays for { $name }
table-resigned = gave up
table-let-bot = Let a bot play for me
table-come-back = I am back
table-resign = Give up
table-resign-sure = Give up this game? A bot plays on in your place, and you cannot come back.
table-take-over = Ask for a bot in place of { $name }
table-stop = Ask to break off the game
table-orders = Standing orders
table-orders-hint = Played for you as soon as they are allowed.
table-asked = { $name } asks:
table-request-undo = take back { $count ->
    [one] one step
   *[other] { $count } steps
}
table-request-take-over = a bot in place of { $name }
table-request-stop = break off the game
table-agree = Agree
table-refuse = Refuse
table-take-request-back = Take the request back
table-missing = Still to answer: { $names }
table-seed = Seed
table-seed-hash = Hash of the seed
table-seed-help = What this proves
table-parent = This game continues another one.
table-drifted = The rules have changed since this game was played: it can be read up to step { $step }, but not go on.
table-over = The game is over.
table-won = { $names } { $count ->
    [one] wins
   *[other] share the victory
} with { $points } points.
table-broken-off = The game was broken off by agreement.
table-result = Scores and curve
table-replay = Replay
table-record = Record
table-curtain = { $name }, it is your turn.
table-curtain-hint = The others look away, please.
table-curtain-lift = I am { $name }
table-this-position = Show the position after this
table-taken-back = taken back
table-hand-over = To another device

## The coach
coach-ask = Ask the coach
coach-hint = The three best choices, what everybody may expect of them, and why
coach-allowed = Everybody at this table may ask the coach what to do.
coach-close = Close
coach-title = What the coach would do
coach-share = { $share }%
coach-points = { $points } { $points ->
    [one] point
   *[other] points
  }
coach-numbers = The percentage says how many of the others a player will finish ahead of, the points how many there will be in the end. The coach sees only what you see.
coach-only = Nothing else is worth a thought here.
coach-for = Speaks for it: { $reasons }.
coach-hardly-better = Hardly better than the next one.
coach-against = What makes the first choice better: { $reasons }.
coach-as-good = Nearly as good as the first one.
reason-money = your money
reason-goods = your goods
reason-production = what you can produce
reason-colonists = the work of your colonists
reason-plantations = your land
reason-buildings = your buildings
reason-points = the points you have already
reason-roles = the roles that are left
reason-offer = what is left on the table
reason-trade = the prices and what can be sold
reason-ships = the cargo on the ships
reason-ending = how soon the game ends
reason-others = what the others get
reason-cards = your cards
reason-broker = where the buildings stand for your broker
reason-demand = what the ship asks for
reason-car = where the car stands
reason-income = your income
reason-caravels = your caravels
reason-developments = your developments
reason-event = the royal event
reason-turn = what comes next and whose turn it is
reason-outlook = the points you may expect in the end

## Live
live-lost = The connection is lost. Trying again…
live-back = Connected again.
live-turn = It is your turn
live-failed = That did not arrive. Please try again.
live-sure = Are you sure?

## After the game, replay
result-title = Scores
result-category = Category
result-total = Total
result-place = Place
result-tie = Equal points: the rules’ tie-break decided the places.
result-tie-doubloons-barrels = Doubloons and barrels
result-curve = Points over the game
result-again = Play again with the same people
result-seed = The seed of all chance: { $seed }
analysis-title = How the game turned
analysis-intro = What everybody could expect as the game went on: how many of the others they would finish ahead of. At the end it is the result.
analysis-curve = Expected result over the game
analysis-table = The curve in numbers
analysis-step = Step
analysis-turns = Turning points
analysis-at = Step { $step }:
analysis-turn = { $name } chose “{ $played }”; “{ $better }” was better ({ $share }% → { $better_share }%).
analysis-turns-hint = Judged by what the player could know then. The circles on the curve show where.
analysis-no-turns = Nobody made a choice that cost much.
replay-title = Replay
replay-step = Step { $step } of { $last }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-slider = Step
replay-continue = Continue from here
replay-continue-hint = A new table with a new seed that begins with this position. You take the seat that is to act, bots the others.
replay-to-table = Back to the table
replay-start = The set-up
replay-upload = Look at a record
replay-upload-text = Choose a record that was downloaded from a finished game, here or elsewhere. It is checked from the first step to the last.
replay-upload-file = Record (JSON)
replay-upload-go = Check and show
replay-bad = This record cannot be shown: { $why }
replay-no-file = There was no file in the form.
replay-gone = This record is no longer kept here. Please bring it again.
replay-good = Every step of this record is allowed by the rules.
replay-good-seed = Every step of this record is allowed by the rules, and every draw comes from its seed.

## Rules
rules-title = Rules and help
rules-of = the rules
rules-read = Rules
rules-intro = These sentences are what the program is tested against, one by one.
rules-chapters = Chapters
rules-components = Components
rules-buildings = Buildings
rules-building = Building
rules-price = Price
rules-points = Points
rules-circles = Circles
rules-copies = Copies
rules-goods = Goods
rules-good = Good
rules-barrels = Barrels
rules-plantations = Plantations
rules-by-players = By number of players
rules-players = Players
rules-doubloons = Doubloons
rules-chips = Victory points
rules-colonists = Colonists
rules-ships = Ships
rules-roles = Roles
rules-row = Face-up plantations
source-weak = from memory
source-ruling = our ruling
source-rebuilt = rebuilt

## Help
help-title = How to play here
help-act = Acting
help-act-text = The sentence at the top says whose turn it is and what is asked. Whatever you may do glows on the board and stands in the list; click either. Clicking something that does not glow tells you why not.
help-keys = Keyboard
help-keys-text = The digits 1 to 9 and 0 choose from the list, Tab reaches everything, U takes back, C confirms, Escape drops what is not confirmed, the arrow keys turn the pages of a replay.
help-undo = Taking back
help-undo-text = You may take back freely until something was drawn or shown, or somebody else has decided. Beyond that everybody has to agree.
help-draft = Placing several things
help-draft-text = Colonists and stored goods are placed by clicking until you confirm; only then the others see it.
help-orders = Standing orders
help-orders-text = What you always answer in the same way can be left to an order. Orders are private.
help-away = Going away
help-away-text = Let a bot play for you and come back when you like. If somebody stays away, the others can agree on a bot for them.
help-devices = Another device
help-devices-text = Your seats belong to this browser. A private link in the settings takes them to another device as well.
help-bots = Bots
help-bots-text = Bots see what their seat sees and nothing else: they are given the same view as a person in that seat.
help-seed = The seed
help-seed-text = All chance of a game comes from a seed. Its hash is shown at the start, the seed at the end. The page About says what that proves.

## About
about-title = About this program
about-games = The games played here are the work of their designers and publishers. If you like them, buy them: on a real table they are better still.
about-not-connected = This program is not connected with them in any way, and nobody who made the games has had a part in it.
about-own = All words and pictures here are our own. The program is free software under the MIT and Apache 2.0 licences.
about-rebuilt = What is not from the rulebook
about-rebuilt-text = Where a rulebook says nothing, or a value could not be found, we decided. These are all such points:
about-nothing-rebuilt = None.
about-seed = What the hash of the seed proves
about-seed-text = Before the first draw the server takes 256 random bits, the seed. Every tile and card drawn follows from it. Its hash, a fingerprint, is shown at the start; the seed itself at the end.
about-seed-proves = That proves that the server did not change any draw after the start: another seed would have another fingerprint. Anybody can check a downloaded record with “antilles verify”.
about-seed-not = It does not prove that whoever runs the server did not look at the seed, nor that they did not choose it from many. For that you have to trust them.
about-bots = What bots can see
about-bots-text = A bot is given the view of its seat, the very thing a page for that seat is made of. A position, with everything in it, cannot reach it: the program would not compile. Tests compare the bots’ choices in positions that differ only in what their seat cannot know.
about-privacy = What is kept
about-privacy-text = A random token in a cookie recognises your browser; only its fingerprint is stored. Your name, your games and what you say at a table are kept in the database of this server. Of the network address you come from only a fingerprint is kept, as long as it counts towards a limit. Nothing is loaded from elsewhere, and nothing is sent elsewhere.

## Problems
problem-title = That did not work
problem-not-found = There is nothing at this address.
problem-no-table = There is no such table.
problem-bad-form = The form was not filled in as expected. Go back and try again.
problem-method = This address cannot be used like that.
problem-too-large = That is too large.
problem-foreign-write = This came from another site and was not carried out.
problem-too-many = Too many requests. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-no-host = This request does not say clearly which site it is for.
problem-slow-request = Your request took too long to arrive, and nothing was done. Check your connection and send it again.
problem-cut-off = Your request arrived only in part, and nothing was done. Check your connection and send it again.
problem-too-slow = The answer took too long. Open the page again to see whether it was done before you repeat it.
problem-ours = Something went wrong on our side. Open the page again to see how things stand.
problem-report = If it happens again, tell whoever runs this server; this number is in the server’s log: { $request }
problem-damaged = What is kept of this table is damaged and cannot be read. Whoever runs this server has been told.
problem-damaged-at = The log of this table is damaged at entry { $entry }, so the table cannot be shown. Whoever runs this server has been told.
problem-disk-full = The server’s disk is full. Nothing was changed; the game can go on when whoever runs the server has made room.
limit-gathering-person = You already have { $most } tables waiting for players. Start one of them, or leave it, and try again.
limit-gathering-address = { $most } tables set up from your network are already waiting for players. Start one of them, or try again later.
limit-unfinished-person = You already have { $most } unfinished games. Finish one of them first, or break it off.
limit-unfinished-address = { $most } games set up from your network are not finished yet. Finish one of them first, or break it off.
limit-tables = There are as many tables here as this server can hold. Please try again later.
limit-records = There are already { $most } uploaded records from you or your network. They are removed after 30 days.
limit-record-bytes = The records uploaded by you or your network would take up more than { $most } MB. They are removed after 30 days.
limit-records-all = There is no room for more records here. Please try again later.
limit-devices = You already use { $most } devices. Sign out on one of them first.
limit-sessions = Many people have signed in from your network today. Please try again tomorrow.
limit-links = There are already { $most } private links that nobody has used. They expire within an hour.
limit-people = There is no room for more people here. Please try again later.
problem-database-gone = The server has lost its database. Nothing was changed, and nothing can be kept until whoever runs it has started it again.
problem-no-seat = You hold no seat at this table.
problem-coach-off = At this table the coach may not be asked.
problem-coach-other-seat = The coach advises only who holds this seat.
problem-coach-not-asked = The coach can be asked when it is your turn.
problem-coach-moved-on = The game has gone on since. Go back to the table and ask again.
problem-not-watchable = This table is not open to watchers.
problem-not-begun = The game has not begun yet.
problem-not-over = This can be seen when the game is over.

## Boards
board-opponents = The others
board-table = The middle of the table
board-roles = Roles
board-harbour = Harbour
board-plantations = Plantations on offer
board-supply = Supply
board-buildings = Buildings
board-island = Island
board-city = City
board-goods = Goods
board-governor = Governor
board-bot = bot
board-colonists = colonists
board-points = Victory points
board-occupied = occupied
board-unoccupied = not occupied
board-trading-house = Trading house
board-trading-house-rule = Four barrels of different kinds fit in. It is emptied when it is full after a trader phase.
board-quarries = Quarries
board-quarries-rule = An occupied quarry makes a building one doubloon cheaper, up to the number of its column.
board-stack = Face-down plantations
board-stack-rule = The row is laid out from here after every settler phase.
board-cargo-ship-rule = Carries one kind of good. A full ship sails after the captain phase.
board-colonist-ship = Colonist ship
board-colonist-ship-rule = The mayor shares out these colonists.
board-aboard = { $n } aboard
board-barrels = { $n ->
    [one] { $n } barrel
   *[other] { $n } barrels
}
board-cargo-ship = Ship for { $n } barrels
board-colonists-left = { $n } in the supply
board-doubloons = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
}
board-in-san-juan = { $n } in San Juan
board-left = { $n } left
board-price = Price { $n }
board-price-now = { $n } for you now
board-quarries-count = At most { $n ->
    [one] one quarry counts
   *[other] { $n } quarries count
}
board-victory-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
board-worth = Worth { $n ->
    [one] one point
   *[other] { $n } points
}
board-number = { $n }

## Puerto Rico: what things do
board-building-small-indigo-plant-rule = Needed to make indigo: one barrel for each colonist here, with as many occupied indigo plantations.
board-building-indigo-plant-rule = Makes up to three barrels of indigo, one for each colonist here, with as many occupied indigo plantations.
board-building-small-sugar-mill-rule = Needed to make sugar: one barrel for the colonist here, with an occupied sugar plantation.
board-building-sugar-mill-rule = Makes up to three barrels of sugar, one for each colonist here, with as many occupied sugar plantations.
board-building-tobacco-storage-rule = Makes up to three barrels of tobacco, one for each colonist here, with as many occupied tobacco plantations.
board-building-coffee-roaster-rule = Makes up to two barrels of coffee, one for each colonist here, with as many occupied coffee plantations.
board-building-small-market-rule = A sale brings one doubloon more.
board-building-hacienda-rule = In a settler phase you may first draw a face-down plantation.
board-building-construction-hut-rule = In a settler phase you may take a quarry instead of a plantation.
board-building-small-warehouse-rule = Keeps all barrels of one kind after the captain phase.
board-building-hospice-rule = A tile you take in a settler phase may come with a colonist on it.
board-building-office-rule = You may sell a kind that the trading house already has.
board-building-large-market-rule = A sale brings two doubloons more.
board-building-large-warehouse-rule = Keeps all barrels of two kinds after the captain phase.
board-building-factory-rule = Producing several kinds brings doubloons: 1 for two kinds, 2 for three, 3 for four, 5 for five.
board-building-university-rule = A building you build may come with a colonist in it.
board-building-harbor-rule = Every time you load, you get one victory point more.
board-building-wharf-rule = Once in a captain phase you may ship all barrels of one kind on a ship of your own.
board-building-guild-hall-rule = At the end: one point for each small production building, two for each large one.
board-building-residence-rule = At the end: four points for up to nine island tiles, five for ten, six for eleven, seven for twelve.
board-building-fortress-rule = At the end: one point for every three of your colonists.
board-building-customs-house-rule = At the end: one point for every four points in chips.
board-building-city-hall-rule = At the end: one point for each of your violet buildings, this one included.
board-role-settler-rule = Everybody takes a plantation. The settler may take a quarry instead.
board-role-mayor-rule = Everybody gets colonists and places them anew. The mayor gets one more.
board-role-builder-rule = Everybody may build one building. The builder pays one doubloon less.
board-role-craftsman-rule = Everybody produces goods. The craftsman gets one more barrel.
board-role-trader-rule = Everybody may sell one barrel. The trader gets one doubloon more.
board-role-captain-rule = Everybody must load goods and gets victory points. The captain gets one more.
board-role-prospector-rule = One doubloon from the bank. The others do nothing.

rules-cards = The cards
rules-card = Card
rules-effect = Effect
rules-cubans = The Cubans
rules-cuban = Cuban
rules-flower = Flower
rules-rebuilt-flower = This flower colour is rebuilt: nobody could read it off the tiles, and it was chosen to fit what is known.
rules-pieces = Pieces
rules-die = Faces of its die

## The players, on the page of the rules
players-title = The players
players-intro = Bots you can play against: five levels, characters with a taste of their own, and two that the others are measured by.
players-fair = No bot can cheat. It is handed what its seat may see and the moves it may make, and nothing else exists for it; what it does not know it imagines afresh each time. A test exchanges everything hidden and demands the same move from every bot, and the luck of a game comes from a seed whose hash is shown before the first move.
players-measured = Finishes ahead of “{ $greedy }” in { $share } of 100 cases (95 % sure: { $low } to { $high }; measured at { $players } players in { $games } games).
strength-title = How strong they are
strength-intro = Of 100 opponents the first of the two finishes ahead of so many (a tie counts as half), and below, between what and what that is 95 % sure. 50 would be no difference. The scripted players are all the characters and the one who looks one move ahead.
strength-pairing = Who meets whom
strength-players = { $players } players
strength-against = { $bot } against { $others }
strength-pool = the scripted players
strength-plain = a plain search of { $games } random games a move
strength-again = The commands that measure it again:
bot-beginner-about = For a first game, or a young opponent. It knows what is good but often does something else, and loses to nearly everybody.
bot-easy-about = Plays sensibly and still overlooks a good deal. Whoever knows the rules well should win.
bot-medium-about = Judges by what a network has learned from thousands of games against itself, and looks at a few positions before it moves.
bot-hard-about = The same judgement, and a search through what everybody may do next.
bot-expert-about = The strongest: it searches furthest, up to a second for a turn.
bot-random-about = Takes any move it may. Good for finding out how a table works; nobody learns much from beating it.
bot-greedy-about = The measure of the others. Looks one move ahead, guesses what everybody will do with it, and takes what looks best. It likes everything for what it is worth.
bot-corn-shipper-about = Takes corn wherever it lies, mans it at once and ships barrel after barrel for points. Corn needs no building, so its ships are full before the others have their first works, and what it builds is paid late. Leave it no empty ship when its stores are full.
bot-master-builder-about = Builds whenever a doubloon can be turned into a house, and saves for the large buildings. It ships what it must and counts on its city in the end, which it would like to fill before the others are ready. Whoever takes the builder before it is rich slows it down.
bot-coffee-trader-about = Wants a coffee roaster and a free place in the trading house, and above all a factory, which pays for every kind of good it makes. It earns early and buys dear things late. A trading house full of cheap goods, or a rival with coffee, spoils its mood.
bot-quarry-builder-about = Takes quarries first and lets them pay for the city: every colonist there is a doubloon saved, again and again. It grows slowly and builds cheaply, more and dearer as the game goes on. It needs settlers and builders; both are worth keeping from it.
bot-careful-planter-about = A bit of everything, and always an eye on what a role gives to the others: it sends the captain when their ships are the wrong ones and makes goods when they cannot. It rather passes up a gain than hand the leader a larger one, and has no weakness that is easily found.
bot-guild-trader-about = Puts up plants, plant beside plant, and sells what they make; a guild hall counts them all in the end. It would rather build what it has than wait for a better card. Its city is plain and its goods many, so a trader phase at bad prices hurts it most.
bot-monument-builder-about = Collects statues, columns and heroes for their plain points, and the triumphal arch and the palace that count them again. Its city earns little on the way, so it lives on what others make possible; if the arch comes in time, it is hard to catch.
bot-councillor-about = Fills its city with offices: prefecture, library, archive and whatever earns a card here and there, and a city hall that counts them all. It sees many cards, keeps the best and has fewer plants than the others.
bot-ship-chandler-about = Lives for the ship in the harbour: gathers what it wants and delivers as soon as it can, hardly anything kept for the ship after it. It is rarely left with goods that nobody asks for, but a die it did not expect finds it with empty hands.
bot-landlord-about = Never passes the lawyer without a purchase. Every house of its own pays rent when another's broker goes in, and the earlier it is bought the longer it pays. Staying out of its houses is the best answer, where that can be afforded.
bot-cafe-host-about = Counts every peso, drives no further than it must, and gets hold of rum and cigars to serve at the café whenever its broker comes by. Its points are small but sure and depend on no ship; those who stand in the café before it leave it with full shelves.
bot-admiral-about = Takes every caravel it can reach: a card more in every round, for the rest of the game. With a fleet its hands are large and its sets long. It does little for the money of today, so a quick end finds it at sea.
bot-warehouse-keeper-about = Builds warehouses and keeps in them what does not make a set today; caravels fill them. With a good store the next hand is half made before it is dealt. It thinks little of merchants, and a fire that empties its warehouses costs it more than others.
bot-courtier-about = Looks for the favour of persons: powers that others do not have, and that last to the end. A caravel or two bring the cards for them, merchants are for others. What it wins with differs from game to game, which makes it hard to plan against.

## Programs: tokens, bots, the API

api-title = Programs
api-intro = Everything that can be done on these pages can be done by a program: play, watch, set up tables, and be a bot that others can invite.
api-make-token = Make a token
api-document = The same as an OpenAPI document
api-english = The description below is written in English.
api-no-token = This address needs a token: make one on the settings page and send it as “Authorization: Bearer …”.
api-scope = This token does not allow that; it would need “{ $scope }”.
api-not-acceptable = Answers here are JSON, and the stream is text/event-stream.
api-media-type = What is sent here has to be JSON, with the header “Content-Type: application/json”.
api-bad-request = The request is not what this address takes; the page “Programs” says what it does take.
api-bad-key = The header Idempotency-Key may stand there once, with 1 to 100 plain characters.
api-key-reused = This Idempotency-Key came with another request before.
api-no-bot = There is no such bot for this game.
api-one-bot = Name one bot: ours, or somebody’s program.
api-other-game = This program does not play this game.
api-not-connected = This program is not connected at the moment.
api-busy = This program plays as many games as it can.
api-bot-games = Choose at least one game that your bot plays.
api-not-for-bots = A bot cannot register bots or look at tokens; its owner can.
api-problem-invalid = The request cannot be read
api-problem-unauthorized = No token, or an unknown one
api-problem-forbidden = Not allowed
api-problem-not-found = There is no such thing
api-problem-method = Not with this method
api-problem-not-acceptable = Not in this form
api-problem-slow-request = The request did not arrive in time
api-problem-refused = The table does not allow it
api-problem-stale = The game has moved on
api-problem-key-reused = The key was used for something else
api-problem-too-large = Too large
api-problem-media-type = Not this kind of content
api-problem-unprocessable = The content is not what is expected
api-problem-too-many = Too many
api-problem-ours = Something is wrong on our side
api-problem-unavailable = Not possible at the moment

program-tag = a program of { $owner }
program-rule =
    { $seconds ->
        [one] A program that does not answer within a second is replaced by one of our bots, and may come back.
       *[other] A program that does not answer within { $seconds } seconds is replaced by one of our bots, and may come back.
    }
new-program = { $name } (a program of { $owner })
room-add-program = Invite { $name }

tokens-title = Programs of yours
tokens-text = A token lets a program act for you. It is shown once, when you make it; whoever has it can do what it allows.
tokens-about = How programs play here
tokens-none = You have no tokens.
tokens-label = What is it for?
tokens-label-example = my script
tokens-scope-read = Look: tables, your views, the stream of news
tokens-scope-play = Decide for your seats
tokens-scope-tables = Set up tables, sit down, bring records
tokens-scope-chat = Talk
tokens-scope-bots = Register bots and manage tokens
tokens-make = Make a token
tokens-revoke = Revoke
tokens-revoke-sure = Whatever uses this token stops working. Revoke it?
tokens-never-used = never used
tokens-used = last used { $when }
tokens-new-title = Your new token
tokens-new-text = Copy it now: it cannot be shown again.
tokens-back = Back to the settings
tokens-scopes-missing = Choose at least one thing that the token allows.
bots-title = Bots of yours
bots-text = A bot is a program with a seat of its own. While it is connected, it is offered at new tables, marked as yours.
bots-name = Name
bots-description = About it
bots-games = Games it plays
bots-open = Offer it to everybody
bots-open-hint = Otherwise only you can invite it.
bots-make = Register a bot
bots-new-token = New token
bots-remove = Remove
bots-remove-sure = The bot and its tokens are removed. Really?
bots-connected = connected
bots-not-connected = not connected
bots-private = only for you
limit-tokens = There are already { $most } tokens; revoke one to make room.
limit-bots = There are already { $most } bots; remove one to make room.
