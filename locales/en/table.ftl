# Words of the table frame, the same for all games.

## The frame

table-side = Your decision
table-papers = Log, chat and rules
table-progress = Game progress
table-round-only = Round { $round }
table-drawer-open = Show what is yours
table-drawer-fold = Fold away what is yours
table-step = { $step } of { $steps }
table-log = Log
table-chat = Chat
table-corrected = custom cards
table-corrected-why = Whoever runs this server has changed some cards or numbers. Those changes apply at this table.
table-rules = Rules
table-log-and-chat = Log and chat
table-rules-page = Open the rules on their own page
table-tab-table = Table
table-tab-players = Players
table-points = points
table-plain = There is no board view for { $game } yet. Play from the list of choices.

## Whose turn, and what to do

table-your-choice = your choice
table-your-choice-tag = Your choice
table-you-may = You can still change your choice
table-you-wait = Waiting
table-over = The game is over
table-you-watch = You are watching
table-thinks = thinking
table-waits-for =
    { $count ->
        [0] One moment…
        [one] Waiting for { $name }
       *[other] { $count } players are choosing
    }
table-banner-waits-one = { $name } is still choosing, { $time }
table-banner-waits-many =
    { $count ->
        [one] { $count } player is still choosing, { $time }
       *[other] { $count } players are still choosing, { $time }
    }
table-last = Last move:
table-confirm = Confirm
table-choose-first = Choose first
table-compose = Choose on the board: there are too many options for a list.
table-choices = All choices
table-all-choices =
    { $count ->
        [one] The only choice, as a list
       *[other] All { $count } choices as a list
    }
table-not-allowed = That’s not allowed now.
table-no-undo = This reveals hidden information. Undoing it needs everyone’s consent.
table-no-undo-bots = This reveals hidden information.
table-ahead-single = Play forced moves for me
table-ahead-next = Choose in advance:

## Undo

table-undo = Undo
table-undo-ask = Ask to undo
table-undo-free = Undoes your last move
table-undo-consent = New information has been revealed, so the others must agree
table-undo-refused = Not everyone agreed. The move stands.
table-undo-question = { $name } would like to undo a move. Do you agree?
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-waits = You asked to undo a move. Waiting for the others.
table-undo-others = { $name } would like to undo a move; the others are being asked.
table-undo-turn = Undo the turn
table-redo = Redo
table-undo-lost = This undoes
table-undo-more =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
table-undo-bots-anew = The bots play their turns again from there and may choose differently.
table-undo-yes = Undo it
table-undo-keep = Leave it

## Hints

table-hint = Hint
table-hint-thinks = Thinking…
table-hint-title = The strongest bot suggests
table-hint-none = No hint for this decision.
table-hint-about = Percentage: how often this move wins in the bot’s simulations. It sees only what you can see.

## What happened

table-log-begin = The game starts
table-log-empty = Nothing has happened yet.
table-log-undo =
    { $you ->
        [yes] You undo a move
       *[no] { $name } undoes a move
    }
table-log-taken-over = A bot takes over for { $name }
table-is-absent = away, clock rests
table-log-absent = { $name } is away and uses days off
table-log-back = { $name } is back
table-log-automatic = taken automatically
table-log-again = Show again
table-away =
    { $count ->
        [one] 1 move was made while you were away
       *[other] { $count } moves were made while you were away
    }
table-away-show = Show me
table-skip = Skip

## The telling of others' turns

telling = Others’ turns
telling-slow = Slow
telling-normal = Normal
telling-fast = Fast
telling-off = Off
table-telling = What the others do
table-telling-yours = Your turn is next
table-telling-comes = One moment…
table-telling-step = Step { $step } of { $steps }
table-telling-back = One step back
table-telling-pause = Pause
table-telling-go-on = Go on
table-telling-next = Next step
table-telling-skip = Skip to now
table-telling-keys = Space pauses, ← → step, ↑ ↓ change the speed, N skips to now.

## Summaries

summaries = Summary after each round
summaries-on = Show
summaries-off = Only in the log
table-summary = Summary
table-summary-round = { $round } is over
table-summary-away = While you were away
table-summary-leads =
    { $you ->
        [yes] You take the lead.
       *[no] { $name } takes the lead.
    }
table-summary-place = now { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }, was { $before ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $before }th
    }
table-summary-place-same = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } as before
table-summary-other = Other points
table-summary-goods = Goods
table-summary-none = Nothing gained
table-summary-on = Go on

## Chat

table-chat-empty = No messages yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-watches = watching

## Settings and leaving

table-keys = Keys
table-keys-about = Arrow keys move around the board, Enter selects and confirms, 1–9 pick from the list, U undoes, H asks for a hint, Esc cancels.
table-stay = Stay

## Where a card comes from

table-source-rulebook = As printed in the rulebook.
table-source-public = Based on published descriptions of the card.
table-source-reconstructed = Approximate: the printed card may differ.

## What a piece is: the note beside it
table-fact-cost = Cost
table-fact-gain = Gain
table-fact-who = Who is here
table-fact-now = Now
table-fact-points = Points
table-fact-you = For you
table-about-you = This is you. What you have is shown beside your name.
table-about-player = Another player. What they have is shown beside their name.
table-about-way = Choosing it only shows what it would do. Nothing happens until you confirm.
table-choose-it = Choose it
table-enlarge = Enlarge the card
table-legend = Icons of the game
table-legend-how = Point at anything on the table, or press and hold it, to see what it is. On the keyboard: ?
table-source-sign-rulebook = Rulebook
table-source-sign-public = Public sources
table-source-sign-reconstructed = Reconstructed
table-source-sign-corrected = Corrected
table-source-corrected = Corrected by the host of this table from their own box.
table-different = This is different in my box
table-different-kept = Kept in this browser. Open a table with it from “Cards and numbers”.

## The guided game

table-lesson = Your guide
table-lesson-next = Next
table-lesson-do = Your turn
table-lesson-hide = Hide the guide
table-lesson-end = That is the heart of the game. Play on if you like: the guide stays and speaks up when something new comes. Or start a game of your own.
table-lesson-play-on = Play on
table-lesson-real = A real game

## The end

table-end-wins =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }
table-end-told = Final score
table-end-shared = Shared win
table-end-nobody = No winner
table-end-rival = { $name } wins
table-end-ahead =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, { $ahead ->
        [one] one more than { $second }.
       *[other] { $ahead } more than { $second }.
    }
table-end-alone =
    { $points ->
        [one] One point.
       *[other] { $points } points.
    }
table-end-equal =
    { $points ->
        [one] One point each
       *[other] { $points } points each
    }
table-end-tie = The tie is broken by: { $rule }.
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
table-again = Play again
table-rematch = Rematch
table-rematch-alone = Play without the guide
table-rematch-go = Go to the rematch
table-rematch-made = Rematch table is ready
table-analysis = Analysis
table-watch-replay = Watch replay
table-result = Back to results
table-look = View the board
table-save = Download the game
table-sheet = Score sheet
table-sheet-line = Scored for
table-sheet-total = Points
table-graph = Score history
table-graph-loading = Loading the score of every move…
table-graph-about = Points of { $name }: { $points }
table-graph-moves = Moves
table-turning-lead = { $name } takes the lead with { $points }.
table-turning-level = { $name } draws level with { $points }.
table-fair = Check the shuffles
table-fair-about = Before anyone added a part, the server published this fingerprint of its own. Then each player’s browser added a random part, and together they make the seed (the number all shuffles come from). Now everything is revealed: anyone can check that every shuffle and roll came from it.
table-fair-running = The server first published this fingerprint of its part of the seed; then each player’s browser added one. The server’s part and the seed are revealed when the game is over.
table-fair-commitment = Fingerprint of the server’s part, published first
table-fair-part-player = Part added by { $name }
table-fair-part-server = Part for { $name }, made by the server because none was sent
table-fair-server = The server’s part, revealed at the end
table-fair-seed = Seed, made from all parts
table-fair-true = Your browser has checked it: the fingerprint, the parts and the seed match.
table-fair-wrong-commitment = The fingerprint does not match the server’s part. Please report this table.
table-fair-wrong-seed = The seed does not follow from its parts. Please report this table.
table-fair-wrong-part = The part your browser sent is missing. Please report this table.
table-fair-unable = Your browser can’t check this on an insecure connection.
table-fair-how = To check every move as well, download the game and run:

## Replay

table-replay-title = Replay
table-replay-speed = Speed
table-replay-move = Move { $move } of { $moves }
table-replay-slider = Move
table-replay-first = Go to the start
table-replay-back = One move back
table-replay-forward = One move forward
table-replay-last = Go to the end
table-replay-play = Play
table-replay-pause = Pause
table-replay-seen-by = Seen by
table-replay-public = everyone
table-replay-start = Setup
table-replay-fork = Play from here
table-replay-fork-about = You take this seat at a new table, and bots take the others. The finished game stays as it is.
table-replay-keys = ← and → step through the moves, Home and End go to the start and the end, Space plays and pauses.
table-replay-list = Moves
table-replay-hands = All hands
