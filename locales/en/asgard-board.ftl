# Words on the board of Intrigues of Asgard.

## Around the board

asgard-board-goals = Goals
asgard-board-round = Round { $round }
asgard-board-goal =
    { $count ->
        [one] Goal this round: one point
       *[other] Goal this round: up to { $count } points
    }
asgard-board-goal-of = { $god }’s goal: { $count ->
    [one] one point
   *[other] up to { $count } points
 }
asgard-board-goal-closed = Face-down goal: { $count ->
    [one] one point
   *[other] up to { $count } points
 }
asgard-board-deck = Deck
asgard-board-deck-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
asgard-board-doubling = Doubling card
asgard-board-doubling-centre = in the center, for Freya
asgard-board-doubling-on = on { $god } ({ $name }): counts as { $count }
asgard-board-passes-left = This round, hands pass to the left
asgard-board-passes-right = This round, hands pass to the right
asgard-board-in-hand = { $count } in hand
asgard-board-you = you
asgard-board-has-chosen = has chosen
asgard-board-choosing = choosing
asgard-board-decides-now = deciding
asgard-board-none-of = no { $god }
asgard-board-has-of = { $count } { $god }
asgard-board-lost-dispute = { $count } { $god }, out of the dispute

## Gods and stacks

asgard-board-order = Awakens { $number } of 7.
asgard-board-will = Will: { $will }.
asgard-board-nobody = No one has a card here.
asgard-board-equal = A complete tie: no one is favored.
asgard-board-leads =
    { $you ->
        [yes] You lead with { $count }.
       *[no] { $name } leads with { $count }.
    }
asgard-board-leads-dispute =
    { $you ->
        [yes] A dispute: { $decided } decides it for you.
       *[no] A dispute: { $decided } decides it for { $name }.
    }
asgard-board-dispute = only a dispute decides
asgard-board-awake = awake now
asgard-board-next = next
asgard-board-deed-nobody = no one
asgard-board-deed-turned = flipped { $count }
asgard-board-deed-moved = moved { $count }
asgard-board-deed-doubled = doubled
asgard-board-deed-scored = scored { $count }
asgard-board-deed-drew = drew
asgard-board-deed-exchanged = exchanged
asgard-board-deed-nothing = nothing
asgard-board-stack = { $name }, { $god }: { $count }{ $leads ->
    [yes] , in the lead
   *[no] {""}
 }{ $known ->
    [yes] . Other half of the top card: { $other }
   *[no] {""}
 }{ $beneath ->
    [0] {""}
   *[other] . Thor cards beneath: { $beneath }
 }
asgard-board-why = Why { $count }?
asgard-board-why-cards =
    { $count ->
        [one] { $count } { $god } card
       *[other] { $count } { $god } cards
    }
asgard-board-why-thor =
    { $count ->
        [one] { $count } Thor card beneath
       *[other] { $count } Thor cards beneath
    }
asgard-board-why-doubled = doubled by Freya’s card
asgard-board-was = was { $count }
asgard-board-covered = covered

## Disputes

asgard-board-dispute-over = Dispute over { $god }
asgard-board-decides =
    { $you ->
        [yes] { $god } decides for you
       *[no] { $god } decides for { $name }
    }
asgard-board-disputed = disputed
asgard-board-not-needed = not needed

## Your hand and your decisions

asgard-board-hand = Your hand
asgard-board-this-card = This card:
asgard-board-hand-how = Click the half you want on top.
asgard-board-hand-wait = Your cards for the next choice.
asgard-board-hand-empty = Your hand is empty. Now the gods awaken, one after another.
asgard-board-watching = Hands are hidden from spectators.
asgard-board-drawn = The card you drew
asgard-board-lay = { $up } on top, { $down } below
asgard-board-turn = Flip
asgard-board-up = { $god } on top
asgard-board-would-lead = You would lead ({ $name } has { $count }).
asgard-board-would-lead-alone = You would lead: no one else has a card.
asgard-board-stay-ahead = You stay ahead.
asgard-board-would-win = A dispute: { $god } decides it for you.
asgard-board-would-lose = A dispute: { $god } decides it for { $name }.
asgard-board-other-leads = { $name } leads with { $count }.
asgard-board-no-change = No count changes
asgard-board-unforeseen = Reveals hidden information
asgard-board-unforeseen-why = You’ll see what lies under that card after you confirm.
asgard-board-favours =
    { $you ->
        [yes] { $god } favors you
       *[no] { $god } favors { $name }
    }
asgard-board-task-goal = { $god }’s goal: choose the cards to score.
asgard-board-task-last = Final scoring: you can score one { $god } card.
asgard-board-pick-stack = Choose one of the marked stacks on the board.
asgard-board-goal-take = Score the goal
asgard-board-goal-take-how =
    { $count ->
        [one] Score one { $god } card (you have { $own }). The will is not carried out.
       *[other] Score up to { $count } { $god } cards (you have { $own }). The will is not carried out.
    }
asgard-board-goal-short = Goal
asgard-board-goal-then = Next you choose which cards to score.
asgard-board-up-to = up to { $count }
asgard-board-will-do = Carry out the will
asgard-board-will-short = Will
asgard-board-reveals = Reveals a card: can’t be undone
asgard-board-fan = { $name }’s { $god } stack
asgard-board-fan-how = From bottom to top. Choose a card.
asgard-board-fan-several = From bottom to top. Choose the cards to score, { $count } at most.
asgard-board-score-cards =
    { $count ->
        [one] Score one { $god } card
       *[other] Score { $count } { $god } cards
    }
asgard-board-fan-card = { $up }, other half { $down }
asgard-board-fan-covered = { $up }, other half covered
asgard-board-fan-beneath = Thor card beneath, face down

## Steps and chapters

asgard-board-step-card = card { $step } of { $steps }
asgard-board-step-god = { $god }, { $step } of { $steps }
asgard-board-chapter-round = Round { $round } starts
asgard-board-chapter-card = Round { $round }, card { $card }
asgard-board-chapter-god =
    { $last ->
        [yes] Final scoring, { $god }
       *[no] Round { $round }, { $god }
    }
asgard-board-ahead-will = Carry out the god’s will
asgard-board-ahead-goal = Score the goal instead of the will
