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
clock-a-move = { $time } per move
clock-a-game = { $time } per player

## People and bots

seat-unknown = Seat { $seat }
seat-open = Free seat
holder-bot = { $name }, bot, { $level }
holder-program = { $name } (bot)
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

new-seat = Seat { $seat }

## Waiting room

trouble-closed = This table was closed
    .body = The host closed it before the game started.
table-arriving = Loading the table…

## Tables, learning, replays

page-tables = Tables
tables-title = Tables
running-tables = In play now
running-tables-empty = No public game is in progress.
page-learn = Learn
learn-title = Learn a game
learn-subtitle = Learn by playing: a guide shows you the heart of the game in about five minutes. Then play on, or start a game of your own.
learn-start = Start lesson
learn-rules = Read the rules
learn-going = Setting up the lesson…
page-replays = Replays
replays-title = Finished games
replays-subtitle = Step through every move, see what each player knew, and play on from any point.
replays-empty = No game has ended yet. Yours will be kept here.

## Rules

rules-title = Rules of the games
rules-subtitle = Complete rules, with a search. Pick a game.
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
