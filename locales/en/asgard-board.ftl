# Words on the board of Intrigues of Asgard.

## Around the board

asgard-board-goals = Goals
asgard-board-round = Round { $round }
asgard-board-goal =
    { $count ->
        [one] Goal this round: one point
       *[other] Goal this round: up to { $count } points
    }
asgard-board-goal-of = Goal { $god }: { $count ->
    [one] one point
   *[other] up to { $count } points
 }
asgard-board-goal-closed = Closed goal: { $count ->
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
asgard-board-doubling-centre = in the centre, for Freya
asgard-board-doubling-on = on { $god } ({ $name }): counts as { $count }
asgard-board-passes-left = This round hands pass left
asgard-board-passes-right = This round hands pass right
asgard-board-in-hand = { $count } in hand
asgard-board-you = you
asgard-board-has-chosen = has chosen
asgard-board-choosing = choosing
asgard-board-decides-now = decides
asgard-board-none-of = no { $god }
asgard-board-has-of = { $count } { $god }
asgard-board-lost-dispute = { $count } { $god }, out of the dispute

## Gods and stacks

asgard-board-order = Awakens as number { $number } of 7.
asgard-board-will = Will: { $will }.
asgard-board-nobody = Nobody has a card here.
asgard-board-equal = Equal throughout: nobody is favoured.
asgard-board-leads =
    { $you ->
        [yes] You lead with { $count }.
       *[no] { $name } leads with { $count }.
    }
asgard-board-leads-dispute =
    { $you ->
        [yes] A dispute: you win it at { $decided }.
       *[no] A dispute: { $name } wins it at { $decided }.
    }
asgard-board-dispute = only a dispute decides
asgard-board-awake = awake now
asgard-board-next = next
asgard-board-deed-nobody = nobody
asgard-board-deed-turned = turned { $count }
asgard-board-deed-moved = moved { $count }
asgard-board-deed-doubled = doubled
asgard-board-deed-scored = scored { $count }
asgard-board-deed-drew = drew
asgard-board-deed-exchanged = exchanged
asgard-board-deed-nothing = nothing
asgard-board-stack = { $name }, { $god }: { $count }{ $leads ->
    [yes] , leads
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
asgard-board-hand-how = Click the half that should be up.
asgard-board-hand-wait = Your cards for the next choice.
asgard-board-hand-empty = Your hand is empty. Now the gods awaken, one after the other.
asgard-board-watching = Hands are hidden from those who watch.
asgard-board-drawn = The card you drew
asgard-board-lay = { $up } up, { $down } down
asgard-board-turn = Turn
asgard-board-up = { $god } up
asgard-board-would-lead = You would lead ({ $name } has { $count }).
asgard-board-would-lead-alone = You would lead: nobody else has a card.
asgard-board-stay-ahead = You stay ahead.
asgard-board-would-win = A dispute, and you win it at { $god }.
asgard-board-would-lose = A dispute with { $name }, lost at { $god }.
asgard-board-other-leads = { $name } leads with { $count }.
asgard-board-no-change = No count changes
asgard-board-unforeseen = Something comes to light
asgard-board-unforeseen-why = What lies under that card is known only when it moves.
asgard-board-favours =
    { $you ->
        [yes] { $god } favours you
       *[no] { $god } favours { $name }
    }
asgard-board-task-goal = The goal of { $god }: cards become points.
asgard-board-task-last = Final scoring: one { $god } card may become a point.
asgard-board-pick-stack = Choose one of the marked stacks on the board.
asgard-board-goal-take = Take the goal
asgard-board-goal-take-how =
    { $count ->
        [one] Turn one of your { $own } { $god } cards into a point. The will is then not done.
       *[other] Turn up to { $count } of your { $own } { $god } cards into points. The will is then not done.
    }
asgard-board-goal-short = Goal
asgard-board-goal-then = Next you choose which cards become points.
asgard-board-up-to = up to { $count }
asgard-board-will-do = Do the will
asgard-board-will-short = Will
asgard-board-reveals = A card is revealed: no undo
asgard-board-fan = { $name }: the { $god } stack
asgard-board-fan-how = From the bottom to the top. Choose a card.
asgard-board-fan-card = { $up }, other half { $down }
asgard-board-fan-covered = { $up }, other half covered
asgard-board-fan-beneath = Thor card beneath, face down

## Steps and chapters

asgard-board-step-card = card { $step } of { $steps }
asgard-board-step-god = { $god }, { $step } of { $steps }
asgard-board-chapter-round = Round { $round } begins
asgard-board-chapter-card = Round { $round }, card { $card }
asgard-board-chapter-god =
    { $last ->
        [yes] Final scoring, { $god }
       *[no] Round { $round }, { $god }
    }
asgard-board-ahead-will = Do the will of the god
asgard-board-ahead-goal = Take the goal instead of the will
