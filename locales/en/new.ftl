# The form for a new table.

page-new = New table
new-title = New table
new-game = Game
new-name = Table name
new-name-hint = Optional
new-players = Players
new-seats = Seats
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
new-rest = Days off
new-rest-none = None
new-rest-about = Whoever is away can let their clock rest for so many days in all.
