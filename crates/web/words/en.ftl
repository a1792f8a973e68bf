## Everywhere
skip = Skip to content
nav = Main menu
nav-tables = Tables
nav-rules = Rules and help
nav-settings = Settings
nav-about = About
foot = Made with care. All text and artwork are our own.
to-front = Go to the home page
copy = Copy
copied = Copied
yes = Yes
no = No
here = online
away = away
bot = bot
colon = :

## The games
game-puerto-rico = Puerto Rico
game-puerto-rico-line = Plant, build and ship: choose a role, and everyone gets to act.
game-san-juan = San Juan
game-san-juan-line = Puerto Rico, the card game: every card can be a building, a good or money.
game-santiago = Santiago de Cuba
game-santiago-line = One car for everyone: drive through town, make deals and fill the ship.
game-mundus-novus = Mundus Novus
game-mundus-novus-line = Offer, take and swap cards: trade in the New World for sets, caravels and 75 doubloons.
fact-players = { $least ->
    [one] { $least } player
   *[other] { $least } to { $most } players
}
fact-minutes = { $least } to { $most } minutes
play-now = Play now against bots
invite-friends = Invite friends

## Front page and lists
front-title = Trade and plantations in the Caribbean
front-text = Play with friends in the same room, with friends far away, or against bots. All you need is a name.
front-all-tables = All tables
front-upload = Open a game record
tables-mine = Your tables
tables-open = Open tables
tables-running = Games in progress
tables-over = Finished games
tables-none = No tables yet. Setting one up takes two clicks.
tables-new = New table
tables-go = Continue
tables-sit = Join
tables-watch = Spectate
tables-look = View
tables-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
tables-step = step { $step }
tables-finished = finished
tables-won = won by { $names }
tables-stopped = ended early

## New table
new-name = Your name
new-name-example = Anne
new-you = You
new-open = A friend (by link)
new-here = Someone at this screen
new-here-name = Name, if at this screen
new-start = Start the game
new-invite = Create the table
new-more = Rules and other options
new-rules = Rules of this game
new-table = The table
new-pace = Bots play
new-public = Anyone can join
new-public-hint = The table is listed and needs no invitation.
new-draw = Random seating
new-draw-hint = Otherwise you go first.
new-coach = Who may ask the coach
new-coach-bots = you, if everyone else is a bot
new-coach-yes = everyone
new-coach-no = no one
new-coach-hint = The player to move can see the three best choices, with reasons.
new-needs-name = Seat { $row } is for someone at this screen: enter their name.
pace-calm = slowly (2.5 seconds per move)
pace-human = at human speed (a second per move)
pace-brisk = quickly
pace-instant = instantly
bot-beginner = beginner
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-random = random
bot-greedy = greedy
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
bot-cafe-host = café owner
bot-admiral = admiral
bot-warehouse-keeper = warehouse keeper
bot-courtier = courtier

## The room before a game
room-chairs = Players
room-free = free
room-you = you
room-add-bot = Add a bot
room-leave = Leave
room-remove = Remove
room-start = Start the game
room-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
room-owner-starts = Waiting for the host to start the game.
room-invite = Invite friends
room-invite-text = Share this link, or scan the code with a phone. Anyone who opens it can join.
room-link = Link
join-text = At this table: { $names }.
join-sit = Take a seat
join-look = Just watch
seed-hash = Hash of the seed:

## Another device
device-title = Your seats on another device
device-text = A private link lets you play from another phone or computer as well. It works once and expires after an hour.
device-make = Create the link
device-link-text = Open this link on the other device. It works once and expires after an hour. Anyone who has it can play as you: keep it to yourself.
device-ask = Use the seats of this link on this device?
device-go = Yes, play here
device-replaces = In this browser you are { $name }, with { $count ->
    [one] one game
   *[other] { $count } games
}. If you use this link, this browser will belong to the person who created it and lose your seats. To keep them, create a private link of your own first and open it on another device.
device-replace = Give up my seats here and use the link
device-keep = Create a link to my seats first
device-stay = Stay { $name }
device-nobody = This browser has no seats yet.
device-gone = This link has been used or has expired. Create a new one on the other device.

## Settings
settings-title = Settings
settings-language = Language
settings-language-auto = Same as my browser
settings-theme = Theme
settings-theme-system = Same as my system
settings-theme-light = Light
settings-theme-dark = Dark
settings-play = At the table
settings-sound = Play sounds
settings-sound-hint = Soft notes when it is my turn, when pieces are placed, when coins change hands, and at the end.
settings-notify = Notify me when it is my turn
settings-notify-hint = Your browser will ask for permission once.
settings-motion = Animations
settings-motion-hint = Also off when your system asks for reduced motion.
settings-confirm = Confirm every action
settings-confirm-hint = Asks before anything is sent.
settings-name = Name
settings-name-hint = Used at new tables; where you already have a seat, your name stays the same.
settings-save = Save

## Signing out
sign-out = Sign out
sign-out-text = This browser will forget that you are { $name }: { $count ->
    [0] you have no seat at any table.
    [one] you have a seat at one table.
   *[other] you have seats at { $count } tables.
}
sign-out-warning = There is no password: unless another device is signed in as you, nobody can get back to these seats. To keep them, create a private link first and open it on another device.
sign-out-account = Your account stays: sign in again with your name and password at any time.
sign-out-go = Sign out and forget me
sign-out-stay = Stay signed in

## At the table
table-main = The table
table-actions = Your choice
table-story = Game log
table-talk = Chat
table-more = Table
table-watching = You are spectating.
table-left = { $name } is playing for you.
table-earlier = Earlier…
table-cover = Hide the cards
table-waiting = Waiting
table-nothing = Nothing to decide right now.
table-reload = Refresh
table-back = Undo last
table-undraft = Undo this one
table-drop = Start over
table-draft-done = Ready: confirm, or undo something.
table-confirm-count =
    { $count ->
        [one] Confirm
       *[other] Confirm these { $count } choices
    }
table-news = Since your last turn
table-by-order = done for you
table-skip = Skip to my turn
table-undo = Undo
table-restart = Restart my turn
table-ask-undo = Request undo
table-ask-undo-hint = Everyone has to agree, because something was drawn or revealed, or someone has played since.
table-withdraw = Change my choice
table-chosen = You have chosen. The others cannot see it yet.
table-say = Write a message
table-send = Send
table-nobody-said = No messages yet.
table-seat-of = { $name }: seat { $seat }
table-bot-level = bot, { $level }
table-players = Players
table-to-act = to play
table-stands-in = plays for { $name }
table-resigned = resigned
table-let-bot = Let a bot play for me
table-come-back = I am back
table-resign = Resign
table-resign-sure = Resign this game? A bot will take your place, you cannot come back, and you will be ranked last.
table-take-over = Propose a bot in place of { $name }
table-stop = Propose ending the game
table-orders = Standing orders
table-orders-hint = Played for you whenever they apply.
table-asked = { $name } proposes:
table-request-undo = undo { $count ->
    [one] one step
   *[other] { $count } steps
}
table-request-take-over = a bot in place of { $name }
table-request-stop = end the game early
table-agree = Agree
table-refuse = Decline
table-take-request-back = Withdraw the proposal
table-missing = Still to answer: { $names }
table-seed = Seed
table-seed-hash = Hash of the seed
table-seed-help = What this proves
table-parent = This game continues from another one.
table-drifted = The rules have changed since this game was played: it can be viewed up to step { $step }, but not continued.
table-over = The game is over.
table-won = { $names } { $count ->
    [one] wins
   *[other] share the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-broken-off = The game was ended early.
table-result = Scores and graph
table-replay = Replay
table-record = Download the game
table-curtain = { $name }, it is your turn.
table-curtain-hint = Everyone else, please look away.
table-curtain-lift = I am { $name }
table-this-position = Show the position after this move
table-taken-back = undone
table-hand-over = Continue on another device

## The coach
coach-ask = Ask the coach
coach-allowed = Everyone at this table may ask the coach for advice.
coach-close = Close
coach-title = What the coach would do
coach-points = { $points } { $points ->
    [one] point
   *[other] points
  }

## Live
live-lost = Connection lost. Reconnecting…
live-back = Reconnected.
live-turn = It is your turn
live-failed = That did not go through. Please try again.
live-unanswered = No answer came. Check whether it went through before you try again.

## After the game, replay
result-title = Scores
result-category = Category
result-total = Total
result-place = Place
result-tie = Tied on points: the tie-break decided the places.
result-curve = Points over time
curve-rounds = Round
result-again = Play again with the same players
result-seed = Seed of this game
analysis-title = Analysis of the game
analysis-curve = Expected result over the course of the game
analysis-table = The graph in numbers
analysis-step = Step
analysis-turns = Turning points
analysis-at = Step { $step }:
analysis-turns-own = Your decisions
analysis-turns-others = The others’ decisions
analysis-turns-hint = Judged by what the player could know at the time. The circles on the graph mark these moves.
analysis-no-turns = Nobody made a costly mistake.
replay-title = Replay
replay-step = Step { $step } of { $last }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-slider = Step
replay-continue = Continue from here
replay-continue-hint = Opens a new table that starts from this position, with a new seed. You take the seat that is to play; bots take the others.
replay-to-table = Back to the table
replay-start = Set-up
replay-upload = Open a game record
replay-upload-text = Choose a record downloaded from a finished game, here or elsewhere. It is checked from the first step to the last.
replay-upload-file = Game record (JSON)
replay-upload-go = Check and open
replay-bad = This record cannot be shown: { $why }
replay-no-file = No file was sent.
replay-gone = This record is no longer stored here. Please upload it again.
replay-good = Every step of this record is allowed by the rules.
replay-good-seed = Every step of this record is allowed by the rules, and every draw comes from its seed.

## Rules
rules-title = Rules and help
rules-of = { $game }: the rules
rules-of-law = { $game }: the full rules
rules-read = Rules
rules-intro = The program is tested against these statements, one by one.
rules-chapters = Chapters
rules-components-table = Table of components
rules-price = Price
rules-points = Points
rules-copies = Copies
rules-goods = Goods
rules-good = Good
source-weak = from memory
source-ruling = our ruling
source-rebuilt = reconstructed

## Help
help-title = How to play here
help-act = Making your move
help-act-text = The line at the top says whose turn it is and what to decide. Everything you can do is highlighted on the board and also listed; click either. Click something that is not highlighted to find out why.
help-keys = Keyboard
help-keys-text = Digits choose from the list, Tab reaches everything, and every button at the table has a key of its own. At the table the ? key shows them all:
help-keys-replay = While you watch a replay:
help-undo = Undo
help-undo-text = You can undo freely until something has been drawn or revealed, or someone else has decided. After that, everyone has to agree.
help-draft = Placing several things
help-draft-text = Place pieces or pick cards by clicking; the others see them only after you confirm.
help-orders = Standing orders
help-orders-text = If you always give the same answer, a standing order can give it for you. Standing orders are private.
help-away = Stepping away
help-away-text = Let a bot play for you and come back whenever you like. If someone stays away, the others can agree to replace them with a bot; anyone who doesn’t answer within two minutes counts as agreeing.
help-devices = Another device
help-devices-text = Your seats belong to this browser. A private link, found in the settings, opens them on another device as well.
help-bots = Bots
help-bots-text = A bot sees what its seat sees and nothing else: exactly the view a person in that seat has.
help-seed = The seed
help-seed-text = All the luck of a game comes from one seed. Its hash is shown at the start, the seed itself at the end. The About page explains what that proves.

## About
about-title = About this program
about-games = The games played here are the work of their designers and publishers. If you like them, buy them: they are even better on a real table.
about-not-connected = This program is not affiliated with them in any way, and nobody who made the games was involved in it.
about-own = All text and artwork here are our own. The program is free software under the MIT and Apache 2.0 licences.
about-font = The typeface is Asap, by the Asap Project Authors, under the
about-rebuilt = What does not come from the rulebooks
about-rebuilt-text = Where a rulebook is silent, or a value could not be found, we made a decision. These are all of them:
about-nothing-rebuilt = None.
about-seed = What the hash of the seed proves
about-seed-text = Before the first draw the server picks 256 random bits, the seed. Every tile and card drawn follows from it. Its hash, a fingerprint, is shown at the start; the seed itself at the end.
about-seed-proves = This proves that the server did not change any draw after the start: another seed would have another fingerprint. Anyone can check a downloaded record with “antilles verify”.
about-seed-not = It does not prove that the server’s administrator has not looked at the seed, or has not picked it from many. For that you have to trust them.
about-bots = What bots can see
about-bots-text = A bot is given the view of its seat, the same view that seat’s page is made from. It can never be given the full position: the program would not compile. Tests compare the bots’ choices in positions that differ only in what their seat cannot know.
about-privacy = What is stored
about-privacy-text = A random token in a cookie identifies your browser; only its hash is stored. Your name, your games and your messages are kept in this server’s database. Of your network address only a hash is kept, for as long as it counts towards a limit. Nothing is loaded from other sites, and nothing is sent to them.

## Problems
problem-title = That did not work
problem-title-missing = Page not found
problem-not-found = There is nothing at this address.
problem-no-table = There is no such table.
problem-bad-form = The form was not filled in as expected. Go back and try again.
problem-method = This address cannot be used like that.
problem-too-large = That is too large.
problem-foreign-write = This request came from another site and was not carried out.
problem-too-many = Too many requests. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-no-host = This request does not say clearly which site it is for.
problem-slow-request = Your request took too long to arrive, and nothing was changed. Check your connection and try again.
problem-cut-off = Only part of your request arrived, and nothing was changed. Check your connection and try again.
problem-too-slow = The answer took too long. Reload the page to see whether it went through before you try again.
problem-ours = Something went wrong on our side. Reload the page to see where things stand.
problem-report = If it happens again, tell the administrator of this server; this number is in the server’s log: { $request }
problem-damaged = The data of this table is damaged and cannot be read. The administrator has been notified.
problem-damaged-at = The log of this table is damaged at entry { $entry }, so the table cannot be shown. The administrator has been notified.
problem-disk-full = The server’s disk is full. Nothing was changed; the game can continue once the administrator has made room.
limit-gathering-person = You already have { $most } tables waiting for players. Start one of them, or leave it, and try again.
limit-gathering-address = { $most } tables set up from your network are already waiting for players. Start one of them, or try again later.
limit-unfinished-person = You already have { $most } unfinished games. Finish one of them first, or end it early.
limit-unfinished-address = { $most } games set up from your network are not finished yet. Finish one of them first, or end it early.
limit-over = { $most } games set up from your network have ended within a day. Set up the next one tomorrow.
limit-tables = There are as many tables here as this server can hold. Please try again later.
limit-records = There are already { $most } uploaded records from you or your network. They are removed after 30 days.
limit-record-bytes = The records uploaded by you or your network would take up more than { $most } MB. They are removed after 30 days.
limit-records-all = There is no room for more records here. Please try again later.
limit-devices = You already use { $most } devices. Sign out on one of them first.
limit-sessions = Many people have signed in from your network today. Please try again tomorrow.
limit-links = There are already { $most } private links that nobody has used. They expire within an hour.
limit-people = There is no room for more people here. Please try again later.
problem-database-gone = The server has lost its database. Nothing was changed, and nothing can be kept until the administrator has restarted it.
problem-no-seat = You have no seat at this table.
problem-coach-off = The coach is not available at this table.
problem-coach-other-seat = The coach advises only the player in this seat.
problem-coach-not-asked = The coach can be asked when it is your turn.
problem-coach-moved-on = The game has moved on. Go back to the table and ask again.
problem-not-watchable = This table does not allow spectators.
problem-not-begun = The game has not begun yet.
problem-not-over = This can be seen once the game is over.

## Boards
board-opponents = The other players
board-table = Centre of the table
board-roles = Roles
board-harbour = Ships
board-supply = Supply
board-city = City
board-goods = Goods
board-governor = Governor
board-bot = bot
board-points = Victory points
board-trading-house = Trading house
board-doubloons = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
}
board-left = { $n } left
board-price = Price { $n }
board-price-now = { $n } for you now
board-victory-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}

## Tables of components
rules-card = Card
rules-effect = Effect

## The players, on the page of the rules
players-title = The players
players-intro = The bots you can play against: five levels, characters with tastes of their own, and two that serve as yardsticks for the rest.
players-fair = No bot can cheat. It is given what its seat may see and the moves it may make, and nothing else; what it does not know, it has to imagine. A test swaps everything hidden and demands the same move from every bot, and the luck of a game comes from a seed whose hash is shown before the first move.
players-measured = Finishes ahead of “{ $greedy }” { $share }% of the time (95% confidence: { $low } to { $high }%; measured over { $games } games with { $players } players).
strength-title = How strong they are
strength-intro = The percentage of opponents that the first player finishes ahead of (a tie counts as half), with its 95% confidence interval below. 50 means no difference. The scripted players are all the characters and “greedy”.
strength-pairing = Match
strength-players = { $players } players
strength-against = { $bot } against { $others }
strength-pool = the scripted players
strength-plain = a plain search of { $games } random games per move
strength-again = Measure it again with:
bot-beginner-about = For a first game, or a young opponent. It knows what is good but often does something else, and loses to nearly everyone.
bot-easy-about = Plays sensibly but overlooks a lot. Anyone who knows the rules well should win.
bot-medium-about = Judges by what a neural network has learned from thousands of games against itself, and looks at a few positions before it moves.
bot-hard-about = The same judgement, plus a search through what everyone may do next.
bot-expert-about = The strongest: it searches the deepest, for up to a second per turn.
bot-random-about = Plays any legal move. Good for finding out how a table works; you will not learn much from beating it.
bot-greedy-about = The yardstick for the others. It looks one move ahead, guesses how everyone will use that move, and takes what looks best. It has no favourites.
bot-corn-shipper-about = Takes corn wherever it can, staffs it at once and ships barrel after barrel for points. Corn needs no building, so it is filling ships before the others have their first production building; its own buildings come late. Leave it no empty ship when it is full of corn.
bot-master-builder-about = Builds whenever it can afford to, and saves up for the large buildings. It ships only what it must and relies on its city, which it wants to fill before the others are ready. Taking the builder before it is rich slows it down.
bot-coffee-trader-about = Wants a coffee roaster, room in the trading house and, above all, a factory, which pays for every kind of goods it makes. It earns early and buys expensive buildings late. A trading house full of cheap goods, or a rival with coffee, spoils its plans.
bot-quarry-builder-about = Takes quarries first and lets them pay for its city: every colonist there saves a doubloon, again and again. It starts slowly and builds cheaply, moving up to bigger buildings as the game goes on. It depends on the settler and the builder, so try to take them first.
bot-careful-planter-about = Does a bit of everything, always with an eye on what a role gives the others: it calls the captain when the ships do not suit them and produces when they cannot. It would rather pass up a gain than hand the leader a bigger one, and it has no obvious weakness.
bot-guild-trader-about = Builds one production building after another and sells what they make; at the end a guild hall counts them all. It would rather build what it has than wait for a better card. Its city is simple and its goods are many, so a trader phase at low prices hurts it most.
bot-monument-builder-about = Collects statues, victory columns and heroes for their points, then the triumphal arch and the palace that count them again. Its city earns little along the way, so it lives on what the others make possible; if the arch comes in time, it is hard to catch.
bot-councillor-about = Fills its city with public buildings: prefecture, library, archive and anything else that brings in cards, then a city hall that counts them all. It sees a lot of cards, keeps the best and produces less than the others.
bot-ship-chandler-about = Lives for the ship in the harbour: it gathers what the ship wants and delivers as soon as it can, keeping almost nothing for the next one. It is rarely stuck with goods nobody wants, but an unexpected die finds it empty-handed.
bot-landlord-about = Never visits the lawyer without claiming a building. Each of its buildings pays rent when another player’s broker moves in, and the earlier it is claimed, the longer it pays. Stay out of its buildings whenever you can afford to.
bot-cafe-host-about = Counts every peso, drives no further than it has to, and gets hold of rum and cigars to serve at the café whenever its broker stops by. Its points are small but safe and depend on no ship; occupy the café first and it is left with full shelves.
bot-admiral-about = Takes every caravel within reach: an extra card every round for the rest of the game. With a fleet, its hands are big and its sets are long. It does little for quick money, so an early end catches it at sea.
bot-warehouse-keeper-about = Builds warehouses and keeps in them whatever does not make a set yet; caravels fill them. With a good store, the next hand is half made before it is dealt. It has little use for merchants, and a fire that empties its warehouses costs it more than the others.
bot-courtier-about = Courts the famous characters: powers that nobody else has and that last to the end. A caravel or two bring in the cards for them; it leaves the merchants to others. How it wins changes from game to game, which makes it hard to plan against.

## Programs: tokens, bots, the API

api-title = Programs
api-intro = Everything you can do on these pages, a program can do too: play, watch, set up tables, or be a bot that others can invite.
api-make-token = Create a token
api-document = The same as an OpenAPI document
api-english = The description below is written in English.
api-no-token = This address needs a token: create one on the settings page and send it as “Authorization: Bearer …”.
api-scope = This token does not allow that; it would need “{ $scope }”.
api-not-acceptable = Answers here are JSON, and the stream is text/event-stream.
api-media-type = The body must be JSON, with the header “Content-Type: application/json”.
api-bad-request = This address does not accept this request; see the page “Programs” for what it accepts.
api-bad-key = The Idempotency-Key header may appear only once, with 1 to 100 printable ASCII characters.
api-key-reused = This Idempotency-Key has already been used for a different request.
api-made-before = This request has already been carried out; its token was shown then and cannot be shown again. Create another one.
api-no-bot = There is no such bot for this game.
api-one-bot = Name exactly one bot: one of ours, or another user’s program.
api-other-game = This program does not play this game.
api-not-connected = This program is not connected at the moment.
api-busy = This program is already playing as many games as it can.
api-bot-games = Choose at least one game that your bot plays.
api-not-for-bots = A bot cannot register bots or look at tokens; its owner can.
api-problem-invalid = The request cannot be read
api-problem-unauthorized = No token, or an unknown one
api-problem-forbidden = Not allowed
api-problem-not-found = Not found
api-problem-method = Method not allowed
api-problem-not-acceptable = Not available in this format
api-problem-slow-request = The request did not arrive in time
api-problem-refused = The table does not allow it
api-problem-stale = The game has moved on
api-problem-key-reused = The key was used for something else
api-problem-too-large = Too large
api-problem-media-type = Unsupported content type
api-problem-unprocessable = The content is not what is expected
api-problem-too-many = Too many
api-problem-ours = Something is wrong on our side
api-problem-unavailable = Not possible at the moment

program-tag = { $owner }’s program
program-rule =
    { $seconds ->
        [one] A program that does not answer within a second is replaced by one of our bots, and may return.
       *[other] A program that does not answer within { $seconds } seconds is replaced by one of our bots, and may return.
    }
new-program = { $name } ({ $owner }’s program)
room-add-program = Invite { $name }

tokens-title = Your programs
tokens-text = A token lets a program act for you. It is shown once, when you create it; anyone who has it can do what it allows.
tokens-about = How programs play here
tokens-none = You have no tokens.
tokens-label = What is it for?
tokens-label-example = my script
tokens-scope-read = Read: tables, your views, the event stream
tokens-scope-play = Play your seats
tokens-scope-tables = Set up and join tables, upload records
tokens-scope-chat = Chat
tokens-scope-bots = Register bots and manage tokens
tokens-make = Create a token
tokens-revoke = Revoke
tokens-revoke-sure = Programs that use this token will stop working. Revoke it?
tokens-never-used = never used
tokens-used = last used { $when }
tokens-new-title = Your new token
tokens-new-text = Copy it now: it cannot be shown again.
tokens-back = Back to the settings
tokens-scopes-missing = Choose at least one permission for the token.
bots-title = Your bots
bots-text = A bot is a program with a seat of its own. While it is connected, it is offered at new tables, marked as yours.
bots-name = Name
bots-description = Description
bots-games = Games it plays
bots-open = Offer it to everyone
bots-open-hint = Otherwise only you can invite it.
bots-make = Register a bot
bots-new-token = New token
bots-remove = Remove
bots-remove-sure = This removes the bot and its tokens. Continue?
bots-connected = connected
bots-not-connected = not connected
bots-private = only for you
limit-tokens = There are already { $most } tokens; revoke one to make room.
limit-bots = There are already { $most } bots; remove one to make room.

## Keys
keys-title = Keys
keys-list = Choose from the list
keys-pass = Pass, or no more
keys-confirm = Confirm
keys-skip = Skip to my turn
keys-help = Show or hide these keys
keys-beyond = The eleventh and later choices
keys-walk = Go to the list; the arrows reach every choice, Enter makes it
keys-undo = Undo, or request it
keys-restart = Restart my turn
keys-drop = Start the selection over; close the coach
keys-withdraw = Change my choice
keys-ahead = Choose ahead
keys-coach = Ask the coach
keys-agree = Agree
keys-refuse = Decline, or withdraw my proposal
keys-return = I am back
keys-talk = Write a message (Esc leaves the field)
keys-table = Open the table menu
keys-previous = One step back
keys-next = One step forward
keys-first = To the beginning
keys-last = To the end
keys-play = Play, or pause
key-home = Home
key-end = End
key-space = Space

date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
