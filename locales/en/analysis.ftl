# The analysis of a finished game, in the browser and in the terminal.

analysis-title = Analysis
analysis-tab-result = Result
analysis-tab-replay = Replay
analysis-tab-analysis = Analysis
analysis-tab-chances = Chances
analysis-tab-decisions = Decisions
analysis-chance = Chance of winning
analysis-standing = How well you stand
analysis-ask = Analyse this game
analysis-ask-about = Every decision is weighed on what its player knew at that moment. The first picture takes about { $first } seconds, the whole about { $full } seconds.
analysis-first = First look
analysis-deeper = Deeper look
analysis-progress = { $done } of { $total }
analysis-read-on = You can already read on.
analysis-waits = Waiting for a free place among the bots.
analysis-failed = The analysis did not finish.
analysis-again = Try again
analysis-accuracy = Accuracy of decisions
analysis-luck = Luck
analysis-luck-about = what dice, draws and cards turned up gave or took
analysis-decisions = Decisions
analysis-luck-gave = Luck, { $seat }: { $luck }
analysis-move = Move { $move } of { $moves }
analysis-all = All
analysis-mine = Mine
analysis-slips = Slips
analysis-mark-only = only choice
analysis-mark-best = best
analysis-mark-fine = fine
analysis-mark-slip = slip
analysis-mark-blunder = blunder
analysis-mark-unseen = not looked at yet
analysis-legend-slip = slip, from { $percent } %
analysis-legend-blunder = blunder, from { $percent } %
analysis-percent = { $percent } %
analysis-minus = −{ $percent } %
analysis-plus = +{ $percent } %
analysis-played = Played
analysis-better = Better
analysis-also = Also possible
analysis-why = Why
analysis-why-none = The numbers say so; no single thing explains it.
analysis-reason-gains = { $term }: { $better } instead of { $other } (in points)
analysis-reason-prevents = { $seat }, { $term }: { $better } instead of { $other } (in points)
analysis-line = What may follow
analysis-play-on = Play on from here
analysis-as-puzzle = Ask me this
analysis-learn = Learn from your slips
analysis-learn-about = { $count ->
    [one] { $count } decision of yours, worst first. Find the better choice.
   *[other] { $count } decisions of yours, worst first. Find the better choice.
 }
analysis-learn-question = You chose differently here. What is better?
analysis-learn-right = Right
analysis-learn-equal = As good as the best
analysis-learn-wrong = Not the best
analysis-learn-again = That is what was played. What is better?
analysis-learn-show = Show the answer
analysis-learn-next = Next
analysis-learn-done = That was the last one.
analysis-learn-score = { $right } of { $total } found
analysis-learn-leave = Back to the analysis
analysis-no-slips = No slips: every decision was as good as the best, or close to it.
analysis-slip-number = Slip { $number } of { $total }
analysis-previous = The decision before
analysis-next = The next decision
analysis-previous-slip = The slip before
analysis-next-slip = The next slip
analysis-before-decision = Before the decision
analysis-open-board = Open in the replay
analysis-chart-about = Chances over the game. Arrow keys move from decision to decision, Shift with an arrow from slip to slip.
analysis-reads = { $round ->
    [0] { $name }: { $before } to { $after } per cent
   *[other] Round { $round }, { $name }: { $before } to { $after } per cent
 }
analysis-dice-sum = Luck
analysis-decision-sum = Decisions
analysis-import = Analyse a saved game
analysis-import-about = A file that Longhall saved, of a game that is over.
analysis-import-choose = Choose a file
analysis-keys = ← → decision, Shift ← → slip, P play on

refused-save = This is not a saved game of Longhall, or it is damaged.
refused-save-rules = The game was saved under other rules than those of this server.
refused-save-corrected = A game with corrected cards can only be analysed in the terminal.
refused-analysis = This game cannot be analysed.

cli-analysis-seat = { $seat }: accuracy { $accuracy } %. Best { $best }, fine { $fine }, slips { $slips }, blunders { $blunders }.
cli-analysis-sums = Decisions { $cost }, luck { $luck }
cli-analysis-decision = { $move }. { $seat }: { $choice }
