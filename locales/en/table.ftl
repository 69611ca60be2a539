# Words of the table frame, the same for all games.

## The frame

table-side = Your decision
table-papers = Log, chat and rules
table-progress = How far the game is
table-round-only = Round { $round }
table-drawer-open = Show what is yours
table-drawer-fold = Fold away what is yours
table-step = { $step } of { $steps }
table-log = Log
table-chat = Chat
table-corrected = corrected content
table-corrected-why = The owner of this hall has laid corrections over the cards and numbers of the game: they are in force at this table.
table-rules = Rules
table-log-and-chat = Log and chat
table-rules-page = The rules on a page of their own
table-tab-table = Table
table-tab-players = Players
table-points = points
table-plain = The board of { $game } is still being drawn. Everything can be played from the list of choices.

## Whose turn, and what to do

table-your-choice = your choice
table-your-choice-tag = Your choice
table-you-may = You may still change it
table-you-wait = Waiting
table-over = The game is over
table-you-watch = You are watching
table-thinks = thinking
table-waits-for =
    { $count ->
        [0] One moment…
        [one] { $name } is to choose
       *[other] { $count } players are choosing
    }
table-banner-waits-one = { $name } is still choosing, { $time }
table-banner-waits-many =
    { $count ->
        [one] { $count } player is still choosing, { $time }
       *[other] { $count } players are still choosing, { $time }
    }
table-last = Last:
table-confirm = Confirm
table-choose-first = Choose first
table-compose = Choose on the board: there are too many possibilities for a list.
table-choices = All choices
table-all-choices =
    { $count ->
        [one] The one choice as a list
       *[other] All { $count } choices as a list
    }
table-not-allowed = That is not allowed now.
table-no-undo = Something comes to light: undo needs all to agree
table-ahead-single = Take steps with a single choice for me
table-ahead-next = When I am asked next:

## Undo

table-undo = Undo
table-undo-ask = Ask to undo
table-undo-free = Takes back your last step
table-undo-consent = Others have seen something new since then, so they are asked
table-undo-refused = Not everybody agreed: the step stays.
table-undo-question = { $name } would like to take back a step. Do you agree?
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-waits = You asked to take back a step. Waiting for the others.
table-undo-others = { $name } would like to take back a step; the others are asked.

## Hints

table-hint = Hint
table-hint-thinks = Thinking…
table-hint-title = The jarl would play
table-hint-none = No hint for this decision.
table-hint-about = Percent: how often this way wins in the bot’s own trials. It knows no more than you do.

## What happened

table-log-begin = The game begins
table-log-empty = Nothing has happened yet.
table-log-undo =
    { $you ->
        [yes] You take back a step
       *[no] { $name } takes back a step
    }
table-log-taken-over = A bot plays on for { $name }
table-log-automatic = taken automatically
table-log-again = Show again
table-away =
    { $count ->
        [one] One move happened while you were away
       *[other] { $count } moves happened while you were away
    }
table-away-show = Show me
table-skip = Skip

## Chat

table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-watches = watching

## Settings and leaving

table-keys = Keys
table-keys-about = Arrows move over the board, Enter chooses and confirms, 1–9 choose from the list, U takes back, H asks for a hint, Esc lets go.
table-leave = Leave the table
table-leave-sure = A bot will take your seat and play on. You cannot come back to it.
table-leave-yes = Leave, no undo
table-stay = Stay

## Where a card comes from

table-source-rulebook = As printed in the rulebook.
table-source-public = From public material about the game.
table-source-reconstructed = Reconstructed by us: the rulebook does not say.

## The guided game

table-lesson = Your guide
table-lesson-next = Next
table-lesson-do = Your turn
table-lesson-hide = Hide the guide

## The end

table-end-wins =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }
table-end-told = The saga is told
table-end-shared = The win is shared
table-end-nobody = Nobody wins
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
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
table-again = Play again
table-rematch = Rematch
table-rematch-alone = Play without the guide
table-rematch-go = To the new table
table-rematch-made = A new table is laid out
table-watch-replay = Watch replay
table-result = To the result
table-look = Look at the table
table-save = Download the game
table-sheet = Score sheet
table-sheet-line = Line
table-sheet-total = Points
table-graph = How it went
table-graph-loading = Counting the points of every move…
table-graph-about = Points of { $name }: { $points }
table-graph-moves = Moves
table-turning-lead = { $name } takes the lead with { $points }.
table-turning-level = { $name } draws level with { $points }.
table-fair = Check the shuffles
table-fair-about = Before the first move the table published this fingerprint of its secret seed. Now the seed is open: anybody can check that every shuffle and roll came from it and that nothing was changed on the way.
table-fair-running = This fingerprint of the secret seed was published before the first move. The seed itself is opened when the game is over.
table-fair-commitment = Fingerprint, published first
table-fair-seed = Seed, opened at the end
table-fair-true = This browser has checked it: the fingerprint belongs to the seed.
table-fair-false = The fingerprint does not belong to the seed. Please report this table.
table-fair-unable = This browser cannot check it on an unprotected connection.
table-fair-how = To check every move as well, download the game and run:

## Replay

table-replay-title = Replay
table-replay-move = Move { $move } of { $moves }
table-replay-slider = Move
table-replay-first = To the beginning
table-replay-back = One move back
table-replay-forward = One move on
table-replay-last = To the end
table-replay-play = Play
table-replay-pause = Pause
table-replay-seen-by = Seen by
table-replay-public = everybody
table-replay-start = The game is laid out.
table-replay-fork = Play on from here
table-replay-fork-about = You take this seat at a new table, bots take the others. The finished game stays as it is.
table-replay-keys = Arrows step, Home and End jump, Space plays.
