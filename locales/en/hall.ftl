# Words of the client outside the games.

## The bar and the rooms

skip-to-content = Skip to content
rooms = Pages
room-games = Games
room-tables = Tables
room-learn = Learn
room-replays = Replays
language = Language
settings = Settings
make-day = Switch to light theme
make-night = Switch to dark theme
close = Close
try-again = Try again
back-to-hall = Back to home
copy = Copy
copied = Copied
save = Save
go-on = Continue
named = { $what }: { $name }
one-more = One more
one-fewer = One fewer

## Games

game-asgard = Intrigues of Asgard
    .line = Draft two-faced cards and win the favor of seven gods.
game-champions = Champions of Midgard
    .line = Send workers, roll warriors, beat trolls and sea monsters.
game-gonewild = Vikings Gone Wild
    .line = Build a deck and a village, brew beer, raid your neighbors.
game-tinyepic = Tiny Epic Vikings
    .line = Sail, raid and build temples through three eras.
game-feast = A Feast for Odin
    .line = Hunt, craft, trade and cover your boards with treasure.
game-minutes = { $minutes } min
game-minutes-label = Minutes
game-players-label = Players
game-missing = Not available on this server.
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
your-tables-none = You’re not at a table yet. Join an open one or start your own.
your-tables-empty = You’re not at a table yet. Pick a game above to play bots right away, or join an open table.
open-tables = Open tables
open-tables-empty = No open tables right now. Start one: it will be listed here, and you can share the link.
all-your-tables = All { $count } of your tables
all-open-tables = All { $count } open tables
new-table = New table
table-code = Table code
looking-around = Loading tables…
your-turn = Your turn
way-go = Play
way-look = Open
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
table-waiting-host = Hosted by { $host }. { $clock }
table-waiting-yours = Waiting for players, { $seats }
table-running = In progress
table-round = Round { $round } of { $rounds }
table-round-open = Round { $round }
table-waits = { $round }. { $waits }
table-waits-long = { $round }. { $waits }, for { $time }
table-waits-for-one = { $name } to move
table-waits-for-many =
    { $count ->
        [one] 1 player is choosing
       *[other] { $count } players are choosing
    }
table-finished = Finished { $when }
table-points-to = –
table-alone = Final score { $points } · { $when }
table-you-won = You won { $points } · { $when }
table-they-won =
    { $count ->
        [one] { $name } won { $points } · { $when }
       *[other] Shared win, { $points } · { $when }
    }
table-nobody-won = No winner, { $points } · { $when }
table-closed = Closed before the game ended
table-with-corrections = with corrections
table-with-corrections-of = With corrections: { $items }
clock-none = No time limit
clock-days-a-move =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
clock-minutes-a-move = { $minutes } min per move
clock-seconds-a-move = { $seconds } s per move
clock-minutes-a-game = { $minutes } min per player

## People and bots

seat-unknown = Seat { $seat }
seat-open = Free seat
holder-bot = { $name }, bot, { $level }
bot-name-shield = Bjarni
bot-name-axe = Astrid
bot-name-ship = Sigrid
bot-name-raven = Hrafn
bot-name-hammer = Torvald
level-guest = Easy
    .about = New to the game, takes what looks good. Good company for a first try.
level-karl = Medium
    .about = A solid player who punishes mistakes.
level-jarl = Hard
    .about = Thinks ahead and works out what you might be holding. Takes a little longer.

## Play now

play-game = { $game }
opponents = Bots at the table
opponents-none = alone
strength = Bot level
start-game = Start game
laying-out = Setting up the game…
play-first-time = First time?
more-choices = All options
read-rules = Read the rules

## Who you are

you-title = Who are you here?
your-name = Your name
your-name-hint = Others see it at the table. Up to 24 letters.
your-name-missing = Enter a name. Any name will do.
your-shape = Your emblem
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
account-password-hint = At least 8 characters. A short sentence is easy to remember.
account-login = Sign in
account-register = Create account
account-logout = Sign out
account-left = You were signed out on this device.

## New table

page-new = New table
new-title = New table
new-game = Game
new-name = Table name
new-name-hint = Optional
new-players = Players
new-seats = Seats
new-seat = Seat { $seat }
new-seat-you = You
new-seat-open = Free
new-seats-about = Easy, Medium and Hard are bots.
new-seats-alone = You play solo.
new-options = Game options
new-cards = Cards
new-cards-look = Cards and numbers: is your box different?
new-access = Who can join
access-open = Everyone
    .about = Listed publicly. Anyone can join.
    .full = Listed publicly. Anyone can watch.
access-invitation = By invitation
    .about = Only people with your link can find it.
new-clock = Time limit
clock-kind-none = None
clock-kind-per_move = Per move
clock-kind-per_game = Per game
clock-about-none = Everyone takes the time they need.
clock-about-per_move = If time for a move runs out, a bot takes over for that player.
clock-about-per_game = Each player has one time bank for the whole game. When it runs out, a bot takes over.
clock-per-move = Time per move
clock-per-game = Time per player
clock-value-seconds = { $value } s
clock-value-minutes = { $value } min
clock-value-hours = { $value } h
clock-value-days =
    { $value ->
        [one] { $value } day
       *[other] { $value } days
    }
new-create = Create table
new-create-start = Start right away
new-starts-at-once = No seat is free, so the game starts right away.
new-waits =
    { $open ->
        [one] The game starts when the free seat is taken.
       *[other] The game starts when the { $open } free seats are taken.
    }

## Waiting room

room-waiting-for =
    { $open ->
        [0] Everyone is here
        [one] 1 seat is still free
       *[other] { $open } seats are still free
    }
room-invite = Invite
room-invite-about-open = Everyone can see this table on the home page. The link brings people straight here.
room-invite-about-invitation = Only people with this link can find the table.
room-link = Link to this table
room-seats = At the table
room-sit = Sit here
room-join = Take a seat
room-leave = Leave the table
room-start = Start game
room-start-bots = Start now with bots in the free seats
room-start-waits = The game starts automatically once all seats are taken.
room-close = Close the table
room-remove = Remove
room-removed = The host removed you from the table.
room-expires = If no one else comes, the table closes at { $time }.
room-host = host
room-you = you
room-away = away
trouble-closed = This table was closed
    .body = The host closed it before the game started.
room-rules = Game options
room-meanwhile = While you wait
room-meanwhile-body = Read how { $game } is played, or try the five-minute lesson. We’ll let you know when the game starts.
table-arriving = Loading the table…

## Tables, learning, replays

page-tables = Tables
tables-title = Tables
running-tables = In play now
running-tables-empty = No public game is in progress.
page-learn = Learn
learn-title = Learn a game
learn-subtitle = Learn by playing: a guide walks you through the first rounds of a real game, and you finish it on your own. About five minutes.
learn-start = Start lesson
learn-rules = Read the rules
learn-going = Setting up the lesson…
page-replays = Replays
replays-title = Finished games
replays-subtitle = Step through every move, see what each player knew, and play on from any point.
replays-empty = No game has ended yet. Yours will be kept here.

## Rules

page-rules = Rules: { $game }
rules-of = How { $game } is played
rules-contents = Contents
rules-cards = Cards and numbers
rules-search = Search in the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] Found in one place
       *[other] Found in { $count } places
    }
trouble-rules = The rules of this game are not available yet
    .body = They will appear here.
rules-loading = Loading the rules…

## Settings

page-settings = Settings
settings-title = Settings
settings-about = Saved in this browser only.
theme = Theme
theme-system = Same as device
theme-day = Light
theme-night = Dark
motion = Animation
motion-full = Animate pieces
motion-still = No animation
motion-about = If your device asks for less motion, animations stay off.
sound = Sound
sound-off = Off
sound-on = On
sound-about = Wood, coins, dice and a horn when it is your turn.
automatic = Forced moves
automatic-on = Play them for me
automatic-off = Always ask
automatic-about = Skip the click when there is only one option.

## When something is wrong

trouble-page = This page did not load
    .body = The connection may have dropped. Nothing is lost; try again.
trouble-lost = Page not found
    .body = Nothing at this address; check the link.
trouble-table = Table not found
    .body = The code may be mistyped, or the table has been removed.
trouble-stopped = This table is paused
    .body = It can’t be continued right now. Nothing is lost.
trouble-offline = You are offline
    .body = Your device has no connection. Nothing is lost: your seat is kept.
trouble-tries-itself = This page will reload when the server is back.
trouble-server = Can’t reach the server
    .body = Your games are safe; try again in a moment.
connection-lost = Connection lost. Reconnecting… Your moves are safe.
connection-offline = You are offline. Your seat is kept.
connection-now = Try now
