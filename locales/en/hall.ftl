# Words of the client outside the games.

## The bar and the rooms

skip-to-content = Skip to the page
rooms = Rooms of the hall
room-games = Games
room-tables = Tables
room-learn = Learn
room-replays = Replays
language = Language
settings = Settings
make-day = Make it day
make-night = Make it night
close = Close
try-again = Try again
back-to-hall = Back to the hall
copy = Copy
copied = Copied
save = Save
go-on = Continue
named = { $what }: { $name }
one-more = One more
one-fewer = One fewer

## Games

game-asgard = Intrigues of Asgard
    .line = Draft two-faced cards, win the favour of seven gods.
game-champions = Champions of Midgard
    .line = Send workers, roll warriors, beat trolls and sea beasts.
game-gonewild = Vikings Gone Wild
    .line = Build a deck and a town, brew beer, raid your neighbours.
game-tinyepic = Tiny Epic Vikings
    .line = Sail, raid and raise temples through three eras.
game-feast = A Feast for Odin
    .line = Hunt, craft, trade and cover your boards with treasure.
game-minutes = { $minutes } min
game-minutes-label = Minutes
game-players-label = Players
game-missing = This hall does not have it.
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = rather heavy
weight-5 = heavy

## Home

page-home = Longhall, five Viking games
home-title-1 = Five Viking games.
home-title-2 = One long table.
home-subtitle = With friends, strangers or bots. No account needed.
play-now = Play now
learn-minutes = Learn, 5 min
your-tables = Your tables
your-tables-none = You sit nowhere yet. Take a seat at an open table, or lay out your own.
your-tables-empty = You sit nowhere yet. Choose a box above and play against bots at once, or take a seat at an open table.
open-tables = Open tables
open-tables-empty = Nobody waits for players now. Lay out a table of your own: others see it here, or you send them the link.
all-your-tables = All { $count } of your tables
all-open-tables = All { $count } open tables
new-table = New table
table-code = Table code
looking-around = Looking around the hall…
your-turn = Your turn
way-go = Go
way-look = Look
way-join = Join
way-watch = Watch
way-replay = Replay

## A table in one line

table-of-lesson = { $game }: lesson
table-unnamed = { $game }
table-seats =
    { $seats ->
        [one] { $taken } of { $seats } seat taken
       *[other] { $taken } of { $seats } seats taken
    }
table-waiting = { $seats }. { $clock }
table-waiting-host = { $host } hosts. { $clock }
table-waiting-yours = Waiting for players, { $seats }
table-running = In play
table-round = Round { $round } of { $rounds }
table-round-open = Round { $round }
table-waits = { $round }. { $waits }
table-waits-long = { $round }. { $waits }, for { $time }
table-waits-for-one = { $name } is to move
table-waits-for-many = { $count } players are choosing
table-finished = Finished { $when }
table-alone = Finished { $when }. Points: { $points }
table-you-won = Finished { $when }. You won, { $points }
table-they-won =
    { $count ->
        [one] Finished { $when }. { $name } won, { $points }
       *[other] Finished { $when }. The win is shared, { $points }
    }
table-nobody-won = Finished { $when }. Nobody won, { $points }
table-closed = Closed before the end
clock-none = No clock
clock-days-a-move =
    { $days ->
        [one] One move a day
       *[other] { $days } days a move
    }
clock-minutes-a-move = { $minutes } min a move
clock-seconds-a-move = { $seconds } s a move
clock-minutes-a-game = { $minutes } min each for the whole game

## People and bots

seat-unknown = Seat { $seat }
seat-open = Free seat
holder-bot = { $name }, bot, { $level }
bot-name-shield = Bjarni
bot-name-axe = Astrid
bot-name-ship = Sigrid
bot-name-raven = Hrafn
bot-name-hammer = Torvald
level-guest = Guest
    .about = New to the game, takes what looks good. The right company for a first try.
level-karl = Karl
    .about = Plays a sound game and uses every slip.
level-jarl = Jarl
    .about = Thinks ahead and knows what you might hold. Takes a little longer.

## Play now

play-game = { $game }
opponents = Bots at the table
opponents-none = alone
strength = How strong
start-game = Start the game
laying-out = Laying out the game…
more-choices = More choices
read-rules = Read the rules

## Who you are

you-title = Who are you here?
your-name = Your name
your-name-hint = Others see it at the table. Up to 24 letters.
your-name-missing = Say a name first, any name.
your-shape = Your sign
shape-shield = Shield
shape-axe = Axe
shape-ship = Ship
shape-raven = Raven
shape-hammer = Hammer
account = Account
account-why = Not needed to play. An account lets you find your tables on every device.
account-in = You are signed in as { $account }.
account-name = Account name
account-password = Password
account-password-hint = At least 8 characters. A short sentence is easy to keep in mind.
account-login = Sign in
account-register = Make an account
account-logout = Sign out

## New table

page-new = New table
new-title = Lay out a table
new-game = Game
new-name = Name of the table
new-name-hint = May stay empty.
new-players = Players
new-seats = Seats
new-seat = Seat { $seat }
new-seat-you = You
new-seat-open = Free
new-seats-about = Guest, Karl and Jarl are bots, the weakest first.
new-seats-alone = You play alone.
new-options = Rules of the evening
new-access = Who may come
access-open = Everybody
    .about = The table is listed in the hall; whoever wants sits down.
    .full = The table is listed in the hall; whoever wants looks on.
access-invitation = By invitation
    .about = Only people with your link find the table.
new-clock = Clock
clock-kind-none = None
clock-kind-per_move = Per move
clock-kind-per_game = Per game
clock-about-none = Everybody takes the time they need.
clock-about-per_move = When the time for a move runs out, a bot plays on for that player.
clock-about-per_game = One store of time for the whole game. When it is used up, a bot plays on.
clock-per-move = Time for a move
clock-per-game = Time for each player
clock-value-seconds = { $value } s
clock-value-minutes = { $value } min
clock-value-hours = { $value } h
clock-value-days =
    { $value ->
        [one] { $value } day
       *[other] { $value } days
    }
new-create = Lay out the table
new-create-start = Start at once
new-starts-at-once = No seat is free, so the game starts at once.
new-waits =
    { $open ->
        [one] The game starts when somebody has taken the free seat.
       *[other] The game starts when the { $open } free seats are taken.
    }

## Waiting room

room-waiting-for =
    { $open ->
        [0] Everybody is here
        [one] One seat is still free
       *[other] { $open } seats are still free
    }
room-invite = Invite
room-invite-about-open = Everybody sees this table in the hall. The link brings people here directly.
room-invite-about-invitation = Only people with this link find the table.
room-link = Link to this table
room-seats = At the table
room-sit = Sit here
room-join = Take a seat
room-leave = Leave the table
room-start = Start the game
room-start-bots = Start now, bots take the free seats
room-start-waits = The game begins by itself once all seats are taken.
room-close = Close the table
room-host = host
room-you = you
room-away = away
trouble-closed = This table was closed
    .body = Its host put the game back on the shelf before it began.
room-rules = Rules of the evening
room-meanwhile = While you wait
room-meanwhile-body = Read how { $game } is played, or try the five-minute lesson. You are called as soon as the game begins.
table-arriving = Walking to the table…

## Tables, learning, replays

page-tables = Tables
tables-title = Tables
running-tables = In play now
running-tables-empty = No game is being played in the open.
page-learn = Learn
learn-title = Learn a game
learn-subtitle = In five minutes you know how it goes: you play a real game, a guide tells you what to look at, and then you play on.
learn-start = Begin the lesson
learn-rules = Rules to read
learn-going = Laying out the lesson…
page-replays = Replays
replays-title = Finished games
replays-subtitle = Step through every move, see what each side knew, play on from any point.
replays-empty = No game has ended yet. Yours will be kept here.

## Rules

page-rules = Rules: { $game }
rules-of = How { $game } is played
rules-contents = Contents
rules-search = Search in the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] Found in one place
       *[other] Found in { $count } places
    }
trouble-rules = The rules of this game are not written yet
    .body = They will stand here together with the game.
rules-loading = Fetching the rules…

## Settings

page-settings = Settings
settings-title = Settings
settings-about = They hold for this browser.
theme = Light
theme-system = As the device
theme-day = Day
theme-night = Night
motion = Motion
motion-full = Pieces travel
motion-still = Keep still
motion-about = If your device asks for less motion, pieces keep still in any case.
sound = Sound
sound-off = Off
sound-on = On
sound-about = Wood, coins, dice and a horn when it is your turn.
automatic = Automatic steps
automatic-on = Take them for me
automatic-off = Always ask
automatic-about = A step with only one possibility needs no click.

## When something is wrong

trouble-page = This page did not arrive
    .body = The connection may have dropped on the way. Nothing is lost; try once more.
trouble-lost = Nobody lives here
    .body = The address leads nowhere. Perhaps a letter is missing from the link.
trouble-table = There is no such table
    .body = The code may have a slip in it, or the table was cleared long ago.
trouble-stopped = This table has stopped
    .body = It cannot be played on. Nothing of it is lost.
trouble-offline = You are offline
    .body = Your device has no connection. Nothing is lost: the table waits for you.
trouble-tries-itself = This page opens by itself as soon as it answers.
trouble-server = The hall does not answer
    .body = The server cannot be reached just now. Your games are safe; try again in a moment.
connection-lost = Connection lost. Trying again by itself; nothing you did is lost.
connection-offline = You are offline. The table waits for you.
connection-now = Try now
