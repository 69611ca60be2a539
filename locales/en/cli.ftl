# The command line.

cli-welcome = Type the number of a choice, or its notation in brackets. ? lists the commands, ? 3 explains choice 3.
cli-corrected = This game is played with custom cards.
cli-at-the-table = At the table
cli-you = You
cli-player = Player { $number }
cli-level-guest = Easy
cli-level-karl = Medium
cli-level-jarl = Hard
cli-points = Points
cli-used = used
cli-on-turn = to move

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
cli-help-undo = undo your last move
cli-help-save = save the game; a file name may follow
cli-help-quit = leave the table
cli-help-rules = The rules
cli-nothing-more = That’s all there is here; see the rules.
cli-more = { $count ->
    [one] { $count } more choice: type “more” or its number.
   *[other] { $count } more choices: type “more” or the number of one.
 }
cli-no-such-number = { $count ->
    [one] There is only one choice: type 1.
   *[other] The choices are numbered from 1 to { $count }.
 }
cli-not-understood = { $count ->
    [one] I didn’t understand that. Type 1 or a notation in brackets; ? lists the commands.
   *[other] I didn’t understand that. Type a number from 1 to { $count } or a notation in brackets; ? lists the commands.
 }
cli-thinking = The strongest bot thinks for a second. Your chance to win with each choice, as it sees it:
cli-saved = Saved
cli-go-on = To continue later
cli-not-saved = Not saved
cli-left = You leave the table.
cli-left-unsaved = The game was not saved. Type “save” before “quit” to keep it.
cli-undone = Undone.
cli-nothing-to-undo = There is nothing to undo.

## The end
cli-result = The game is over.
cli-total = Total
cli-won = You win!
cli-lost = You lose.
cli-winner = Winner
cli-winners = Shared win

## The list of games
cli-games-players =
    { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
cli-games-corrected = — with custom cards

## Boards
cli-asgard-wills = The gods in the order of awakening, and their will:
cli-asgard-favoured = * the god favors this player now
cli-asgard-half-in-brackets = in brackets: the other half of the top card
cli-asgard-goals = Goals, and the most points each gives:
cli-asgard-closed = face down
cli-asgard-halves = The other half of the top card
cli-asgard-beneath = Thor cards beneath stacks, already counted in them:
cli-champions-town = The town: in brackets what is there, after the colon whose workers
cli-champions-player = { $name }: glory { $glory }, leader { $leader }
cli-champions-first = first player
cli-champions-workers = workers left: { $idle } of { $count }
cli-champions-red = red
cli-champions-blue = blue
cli-champions-yellow = yellow
cli-gonewild-points = VP are victory points.
cli-gonewild-strength = Strength
cli-gonewild-defence = Defense
cli-gonewild-cost = Costs
cli-gonewild-left = Left
cli-gonewild-achievements = Achievements and who leads
cli-gonewild-player = { $name }: { $points } VP; in hand { $hand }, deck { $deck }, discard pile { $discard }
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
cli-tinyepic-pieces = settlers on board { $settlers }, villages { $villages }, favor cards { $favors }
cli-tinyepic-enemy-pieces = on its board: settlers { $settlers }, boats { $boats }, temples { $temples }; favor cards { $favors }
cli-tinyepic-active = active runes
cli-tinyepic-row = Played
cli-tinyepic-strength = strength { $count }
cli-tinyepic-spaces = spaces
cli-feast-taken = Taken action spaces, by the Vikings they need
cli-feast-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }; Vikings left { $vikings }; income { $income }; banquet spaces { $cells }
cli-feast-played = Occupations
cli-feast-hand = In hand
cli-feast-table = Banquet table, space by space
cli-feast-grid = ■ covered, − costs a point while uncovered, a number is the income, * a bonus, x is never covered
cli-feast-good-place = A good place
cli-feast-other-places = Other places
cli-feast-spaces = { $count ->
    [one] The { $count } action space
   *[other] The { $count } action spaces
 }
cli-feast-spaces-how = Left of the arrow stands what a space asks: what you pay, and ships or animals that you need and keep. Right of it stands what you gain.
cli-feast-draws = you also draw an occupation
cli-feast-plays = before it you may also play an occupation
cli-feast-players = the number of players
cli-feast-round = the number of the round
cli-feast-face-mountain = items from one mountain strip
cli-feast-face-up = upgrade a good one step
cli-feast-face-up2 = upgrade a good two steps
cli-feast-face-weapon = weapon card
cli-feast-face-d8 = eight-sided die
cli-feast-face-d12 = twelve-sided die
cli-feast-face-tongs = a tile with tongs
cli-feast-face-blue = a blue tile
cli-feast-face-green-blue = green goods turned to their blue side, one of each type
cli-feast-face-occupation = occupation
