# The command line.

cli-welcome = Type the number of a choice, or its notation in brackets. ? lists the commands, ? 3 explains choice 3.
cli-corrected = This game is played with an owner’s corrections.
cli-at-the-table = At the table
cli-you = You
cli-player = Player { $number }
cli-level-guest = Guest
cli-level-karl = Karl
cli-level-jarl = Jarl
cli-points = Points
cli-used = used
cli-on-turn = on turn

## Commands
cli-word-help = help
cli-word-more = more
cli-word-board = board
cli-word-hint = hint
cli-word-undo = undo
cli-word-save = save
cli-word-quit = quit
cli-help-help = this help, also ?; with a number: what that choice means
cli-help-more = the next choices of a long list
cli-help-board = show the board again
cli-help-hint = what the strong bot would choose
cli-help-undo = take your last step back
cli-help-save = save the game; a file name may follow
cli-help-quit = leave the table
cli-help-rules = The rules
cli-nothing-more = There is no more to say about it here; the rules tell the rest.
cli-more = { $count ->
    [one] { $count } more choice: type “more” or its number.
   *[other] { $count } more choices: type “more” or the number of one.
 }
cli-no-such-number = { $count ->
    [one] There is one choice only: type 1.
   *[other] The choices are numbered from 1 to { $count }.
 }
cli-not-understood = { $count ->
    [one] This is not understood. Type 1 or a notation in brackets; ? lists the commands.
   *[other] This is not understood. Type a number from 1 to { $count } or a notation in brackets; ? lists the commands.
 }
cli-thinking = The strong bot thinks for a second. Your chance to win after each choice, as it sees it:
cli-saved = Saved
cli-go-on = To go on later
cli-not-saved = Not saved
cli-left = You leave the table.
cli-left-unsaved = The game is not saved. Next time, “save” before “quit” keeps it.
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back.

## The end
cli-result = The game is over.
cli-total = Total
cli-won = You win!
cli-lost = You lose.
cli-winner = Winner
cli-winners = The victory is shared

## The list of games
cli-games-players =
    { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
cli-games-corrected = — with an owner’s corrections

## Boards
cli-asgard-wills = The gods in the order of awakening, and their will:
cli-asgard-favoured = * the god favours this player now
cli-asgard-half-in-brackets = in brackets: the other half of the top card
cli-asgard-goals = Goals, and the points each gives at most:
cli-asgard-closed = closed
cli-asgard-halves = The other half of the top card
cli-asgard-beneath = Thor cards beneath stacks, counted in them already:
cli-champions-town = The town: what waits there in brackets, whose workers after the colon
cli-champions-player = { $name }: glory { $glory }, leader { $leader }
cli-champions-first = first player
cli-champions-workers = workers at hand: { $idle } of { $count }
cli-champions-red = red
cli-champions-blue = blue
cli-champions-yellow = yellow
cli-gonewild-points = VP are victory points.
cli-gonewild-strength = Strength
cli-gonewild-defence = Defence
cli-gonewild-cost = Costs
cli-gonewild-left = Left
cli-gonewild-achievements = Achievements and who leads
cli-gonewild-player = { $name }: { $points } VP; in hand { $hand }, deck { $deck }, discard { $discard }
cli-gonewild-mission = Mission “{ $mission }” for { $points } VP: { $need } ({ $have } of { $of })
cli-tinyepic-god = God
cli-tinyepic-rune = Rune
cli-tinyepic-fury = Fury
cli-tinyepic-pays = Points for a rune now
cli-tinyepic-island = Island
cli-tinyepic-holder = Held by
cli-tinyepic-influence = Influence
cli-tinyepic-docks = Docks of each island, by what they face
cli-tinyepic-open-sea = open sea
cli-tinyepic-village = village
cli-tinyepic-chieftain = the enemy chieftain
cli-tinyepic-boat = { $count ->
    [0] boat
   *[other] boat { $count }
 }
cli-tinyepic-at-sea = Boats in fjords
cli-tinyepic-favors = Favor cards: runes (for the winner; worth now)
cli-tinyepic-without-favors = without favor cards
cli-tinyepic-pieces = settlers at home { $settlers }, villages { $villages }, favor cards { $favors }
cli-tinyepic-enemy-pieces = at home: settlers { $settlers }, boats { $boats }, temples { $temples }; favor cards { $favors }
cli-tinyepic-active = active runes
cli-tinyepic-row = Played
cli-tinyepic-strength = strength { $count }
cli-tinyepic-spaces = spaces
cli-feast-taken = Taken spaces, by the Vikings they ask for
cli-feast-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }; free Vikings { $vikings }; income { $income }; banquet cells { $cells }
cli-feast-played = Occupations
cli-feast-hand = In hand
cli-feast-table = Banquet table, cell by cell
cli-feast-grid = ■ covered, − costs a point while open, a number is the income, * a bonus, x is never covered
cli-feast-good-place = A good place
cli-feast-other-places = Other places
