# Intrigues of Asgard.

asgard-name = Intrigues of Asgard
asgard-tagline = Draft two-faced cards and win the favor of seven gods.

## Gods
asgard-god-odin = Odin
    .icon = odin
asgard-god-thor = Thor
    .icon = thor
asgard-god-freya = Freya
    .icon = freya
asgard-god-loki = Loki
    .icon = loki
asgard-god-sif = Sif
    .icon = sif
asgard-god-bragi = Bragi
    .icon = bragi
asgard-god-heimdall = Heimdall
    .icon = heimdall

## Options
asgard-option-covered_halves_shown = Covered halves
    .help = Whether players can check the other god on a covered card. By the rules they can’t: you have to remember.
asgard-option-covered_halves_shown-off = hidden, as in the rules
asgard-option-covered_halves_shown-on = shown to all
asgard-option-goal_caps = Goal values
    .help = The rulebook’s diagram is ambiguous. Choose the maximum points for each goal, round by round.
asgard-option-goal_caps-top = 3 in round 1; 3, 2 in round 2; 3, 2, 1 in round 3
asgard-option-goal_caps-bottom = 1 in round 1; 2, 1 in round 2; 3, 2, 1 in round 3

## Phases
asgard-phase-deal = Deal
asgard-phase-contest = Contest
asgard-phase-awakening = Awakening
asgard-phase-last = Final scoring
asgard-over = The game is over

## Wills, in one line each
asgard-will-odin = flip the top card of one of your stacks
asgard-will-thor = move all your Thor cards beneath another of your stacks
asgard-will-freya = put the doubling card on one of your stacks
asgard-will-loki = flip any face-up card of an opponent
asgard-will-sif = draw a card and place it
asgard-will-bragi = exchange a card with an opponent
asgard-will-heimdall = score one Heimdall card

## Questions
asgard-ask-card = Choose a card and which god goes on top
asgard-ask-card-detail = All cards are revealed together. Until then you can change your mind.
asgard-ask-change = You have chosen
asgard-ask-change-detail = You can change your mind until everyone has chosen.
asgard-ask-goal-or-will = { $god } favors you: goal or will?
asgard-ask-goal-or-will-detail = { $cap ->
    [one] For the goal, score one { $god } card.
   *[other] For the goal, score up to { $cap } { $god } cards.
 } Or carry out { $god }’s will.
asgard-ask-score = { $left ->
    [one] Score one more { $god } card?
   *[other] Score { $god } cards: up to { $left } more
 }
asgard-ask-score-detail = You can stop at any time, even right away.
asgard-ask-place = You drew { $one } and { $other }. Which god goes on top?
asgard-ask-take = You give { $god }. Which card do you take?
asgard-ask-odin = Odin’s will: flip one of your top cards
asgard-ask-odin-detail = It moves to your stack of its other god. Covered cards can’t be flipped.
asgard-ask-thor = Thor’s will: beneath which stack?
asgard-ask-thor-detail = All your Thor cards go face down beneath one of your other stacks and count for its god.
asgard-ask-freya = Freya’s will: double one of your stacks
asgard-ask-freya-detail = It counts twice until the end of the round.
asgard-ask-loki = Loki’s will: flip an opponent’s card
asgard-ask-loki-detail = Any face-up card, even a covered one, but you can’t look beneath it first.
asgard-ask-sif = Sif’s will: place the card you drew
asgard-ask-sif-detail = Choose which of its gods goes on top.
asgard-ask-bragi = Bragi’s will: which card do you give?
asgard-ask-bragi-detail = Then choose which card you take from an opponent. They can’t refuse.
asgard-ask-heimdall = Heimdall’s will: score one card
asgard-ask-heimdall-detail = Any card of your Heimdall stack, even a Thor card beneath it.
asgard-ask-last = Final scoring: score one { $god } card?
asgard-ask-last-detail = You can also keep it: cards left in your stacks decide disputes and ties.

## Choices
asgard-do-lay = { $god } on top ({ $down } below)
asgard-do-goal = Score { $god }’s goal
asgard-do-will = Carry out { $god }’s will: { $will }
asgard-do-score = Score { $god }, { $which }
asgard-do-stop = Keep the rest in the stack
asgard-do-turn = Flip { $god } to { $to }
asgard-do-under = Beneath { $god }
asgard-do-double = Double { $god }: { $from } → { $to }
asgard-do-trick = Flip { $owner_gen } { $god }, { $which }
asgard-do-give = Give { $god }, { $which }
asgard-do-take = Take { $owner_gen } { $god }, { $which }
asgard-card-seen = card { $place } from the bottom, other half { $other }
asgard-card-covered = card { $place } from the bottom, covered
asgard-card-beneath = Thor card { $place } beneath the stack

## Log
asgard-log-dealt = { $cards ->
    [one] Round { $round }: everyone is dealt one card
   *[other] Round { $round }: everyone is dealt { $cards } cards
 }
asgard-log-goal-opened = New goal: { $god }, { $cap ->
    [one] one point
   *[other] up to { $cap } points
 }
asgard-log-opened = { $seat_you ->
    [yes] You play { $god }
   *[no] { $seat } plays { $god }
 }
asgard-log-passed-left = Hands pass to the left
asgard-log-passed-right = Hands pass to the right
asgard-log-favoured = { $god } favors { $seat_acc } (attention { $attention })
asgard-log-dispute = Dispute over { $god } between { $contenders_acc }: { $decided } decides it for { $seat_acc }
asgard-log-ignored = No one has a { $god } card
asgard-log-undecided = The dispute over { $god } is a tie: no one is favored
asgard-log-goal = { $seat_you ->
    [yes] You score { $god }’s goal
   *[no] { $seat } scores { $god }’s goal
 }
asgard-log-scored = { $seat_you ->
    [yes] You score one { $god } card
   *[no] { $seat } scores one { $god } card
 }
asgard-log-scored-beneath = { $seat_you ->
    [yes] You score a Thor card from beneath { $god }
   *[no] { $seat } scores a Thor card from beneath { $god }
 }
asgard-log-scored-nothing = { $seat_you ->
    [yes] You score no more { $god } cards
   *[no] { $seat } scores no more { $god } cards
 }
asgard-log-turned-own = { $seat_you ->
    [yes] You flip { $god } to { $to }
   *[no] { $seat } flips { $god } to { $to }
 }
asgard-log-turned = { $seat_you ->
    [yes] You flip { $owner_gen } { $god } card to { $to }
   *[no] { $seat } flips { $owner_gen } { $god } card to { $to }
 }
asgard-log-thor-moved = { $seat_you ->
    [yes] You move { $cards ->
        [one] a Thor card
       *[other] { $cards } Thor cards
     } beneath { $god }
   *[no] { $seat } moves { $cards ->
        [one] a Thor card
       *[other] { $cards } Thor cards
     } beneath { $god }
 }
asgard-log-thor-returned = { $cards ->
    [one] { $seat_you ->
        [yes] Your Thor card returns from beneath { $god }
       *[no] { $seat }’s Thor card returns from beneath { $god }
     }
   *[other] { $seat_you ->
        [yes] Your { $cards } Thor cards return from beneath { $god }
       *[no] { $seat }’s { $cards } Thor cards return from beneath { $god }
     }
 }
asgard-log-doubled = { $seat_you ->
    [yes] You double { $god }
   *[no] { $seat } doubles { $god }
 }
asgard-log-doubling-returned = The doubling card returns to the center
asgard-log-drew = { $seat_you ->
    [yes] You draw { $god } and { $other }
   *[no] { $seat } draws { $god } and { $other }
 }
asgard-log-placed = { $seat_you ->
    [yes] You place { $god }
   *[no] { $seat } places { $god }
 }
asgard-log-exchanged = { $seat_you ->
    [yes] You give { $other_dat } { $god } and take { $took }
   *[no] { $seat } gives { $other_dat } { $god } and takes { $took }
 }
asgard-log-no-effect = { $god }’s will has no effect
asgard-log-ended = The game is over

## Scores
asgard-score-goals = Goals
asgard-score-heimdall = Heimdall’s will
asgard-score-last = Final scoring
asgard-tie-break = the cards left, compared from Odin on

## Why not
asgard-illegal-not-in-hand = That card is not in your hand.
asgard-illegal-other-stack = Only cards of the god who is awake can be scored now.
asgard-illegal-no-such-card = There is no such card in that stack.
asgard-illegal-no-such-stack = You have no stack of that god.
asgard-illegal-thor-under-thor = Thor’s cards must go beneath a stack of another god.
asgard-illegal-thor-new-stack = Thor’s cards can’t start a new stack: you have no card of that god.
asgard-illegal-own-card = It must be an opponent’s card.
asgard-illegal-face-down = Face-down cards can’t be chosen, only face-up ones.
asgard-illegal-no-such-player = There is no such player at this table.
asgard-illegal-not-the-drawn-card = Place the card you drew.
