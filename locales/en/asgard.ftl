# Intrigues of Asgard.

asgard-name = Intrigues of Asgard
asgard-tagline = Draft two-faced cards, win the favour of seven gods.

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
    .help = Whether the other god of a covered card can be looked at. By the rules it cannot: remember it.
asgard-option-covered_halves_shown-off = hidden, as in the rules
asgard-option-covered_halves_shown-on = shown to all
asgard-option-goal_caps = Goal rows
    .help = The picture of the goal layout can be read in two ways.
asgard-option-goal_caps-top = aligned at the top (3; 3, 2; 3, 2, 1)
asgard-option-goal_caps-bottom = aligned at the bottom (1; 2, 1; 3, 2, 1)

## Phases
asgard-phase-deal = Deal
asgard-phase-contest = Contest
asgard-phase-awakening = Awakening
asgard-phase-last = Final scoring
asgard-over = The game is over

## Wills, in one line each
asgard-will-odin = turn the top card of one of your stacks
asgard-will-thor = move all your Thor cards beneath another stack of yours
asgard-will-freya = put the doubling card on one of your stacks
asgard-will-loki = turn any open card of an opponent
asgard-will-sif = draw a card and lay it
asgard-will-bragi = exchange a card with an opponent
asgard-will-heimdall = turn a Heimdall card into a point

## Questions
asgard-ask-card = Choose a card and the god that is up
asgard-ask-card-detail = All cards open together. Until then you may change your mind.
asgard-ask-change = You have chosen
asgard-ask-change-detail = You may still change your mind until everybody has chosen.
asgard-ask-goal-or-will = { $god } favours you: goal or will?
asgard-ask-goal-or-will-detail = { $cap ->
    [one] The goal turns one { $god } card into a point.
   *[other] The goal turns up to { $cap } { $god } cards into points.
 } Or do the will.
asgard-ask-score = Turn { $god } cards into points: { $left } more at most
asgard-ask-score-detail = You may stop at any time, also at once.
asgard-ask-place = You drew { $one } and { $other }: which god is up?
asgard-ask-take = You give { $god }. Which card do you take?
asgard-ask-odin = Odin’s will: turn one of your top cards
asgard-ask-odin-detail = It moves to your stack of its other god. Covered cards cannot be turned.
asgard-ask-thor = Thor’s will: beneath which stack?
asgard-ask-thor-detail = All your Thor cards go face down beneath one other stack of yours and count for its god.
asgard-ask-freya = Freya’s will: double one of your stacks
asgard-ask-freya-detail = It counts twice until the end of the round.
asgard-ask-loki = Loki’s will: turn an opponent’s card
asgard-ask-loki-detail = Any open card, also a covered one, but you may not look beneath.
asgard-ask-sif = Sif’s will: lay the drawn card
asgard-ask-sif-detail = Choose which of its gods is up.
asgard-ask-bragi = Bragi’s will: which card do you give?
asgard-ask-bragi-detail = Then choose which card of an opponent you take. Nobody can refuse.
asgard-ask-heimdall = Heimdall’s will: turn a card into a point
asgard-ask-heimdall-detail = Any card of your Heimdall stack, also one of Thor’s beneath it.
asgard-ask-last = Final scoring: one { $god } card for a point?
asgard-ask-last-detail = You may keep it: what is left in your stacks decides disputes and ties.

## Choices
asgard-do-lay = { $god } up ({ $down } down)
asgard-do-goal = Take the goal of { $god }
asgard-do-will = Do the will: { $will }
asgard-do-score = Score { $god }, { $which }
asgard-do-stop = Keep the rest in the stack
asgard-do-turn = Turn { $god } to { $to }
asgard-do-under = Beneath { $god }
asgard-do-double = Double { $god }: { $from } → { $to }
asgard-do-trick = { $owner }: turn { $god }, { $which }
asgard-do-give = Give { $god }, { $which }
asgard-do-take = { $owner }: take { $god }, { $which }
asgard-card-seen = card { $place }, { $other } on its other half
asgard-card-covered = card { $place } from the bottom, covered
asgard-card-beneath = Thor card { $place } beneath

## Log
asgard-log-dealt = { $cards ->
    [one] Round { $round }: everybody gets one card
   *[other] Round { $round }: everybody gets { $cards } cards
 }
asgard-log-goal-opened = Goal opened: { $god }, { $cap ->
    [one] one point
   *[other] up to { $cap } points
 }
asgard-log-opened = { $seat_you ->
    [yes] You play { $god }
   *[no] { $seat } plays { $god }
 }
asgard-log-passed-left = Hands pass to the left
asgard-log-passed-right = Hands pass to the right
asgard-log-favoured = { $seat_you ->
    [yes] { $god } favours you, with { $attention }
   *[no] { $god } favours { $seat }, with { $attention }
 }
asgard-log-dispute = { $seat_you ->
    [yes] Dispute over { $god }: { $contenders }. You win it at { $decided }
   *[no] Dispute over { $god }: { $contenders }. { $seat } wins it at { $decided }
 }
asgard-log-ignored = Nobody has a card of { $god }
asgard-log-undecided = The dispute over { $god } stays equal: nobody is favoured
asgard-log-goal = { $seat_you ->
    [yes] You take the goal of { $god }
   *[no] { $seat } takes the goal of { $god }
 }
asgard-log-scored = { $seat_you ->
    [yes] You turn one { $god } card into a point
   *[no] { $seat } turns one { $god } card into a point
 }
asgard-log-scored-beneath = { $seat_you ->
    [yes] You turn a Thor card beneath { $god } into a point
   *[no] { $seat } turns a Thor card beneath { $god } into a point
 }
asgard-log-scored-nothing = { $seat_you ->
    [yes] You score no more for { $god }
   *[no] { $seat } scores no more for { $god }
 }
asgard-log-turned-own = { $seat_you ->
    [yes] You turn { $god } to { $to }
   *[no] { $seat } turns { $god } to { $to }
 }
asgard-log-turned = { $seat_you ->
    [yes] You turn one { $god } card of { $owner } to { $to }
   *[no] { $seat } turns one { $god } card of { $owner } to { $to }
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
    [one] A Thor card returns from { $god } ({ $seat })
   *[other] { $cards } Thor cards return from { $god } ({ $seat })
 }
asgard-log-doubled = { $seat_you ->
    [yes] You double { $god }
   *[no] { $seat } doubles { $god }
 }
asgard-log-doubling-returned = The doubling card returns to the centre
asgard-log-drew = { $seat_you ->
    [yes] You draw { $god } and { $other }
   *[no] { $seat } draws { $god } and { $other }
 }
asgard-log-placed = { $seat_you ->
    [yes] You lay { $god }
   *[no] { $seat } lays { $god }
 }
asgard-log-exchanged = { $seat_you ->
    [yes] You give { $god } to { $other } and take { $took }
   *[no] { $seat } gives { $god } to { $other } and takes { $took }
 }
asgard-log-no-effect = The will of { $god } finds nothing to act on
asgard-log-ended = The game is over

## Scores
asgard-score-goals = Goals
asgard-score-heimdall = Heimdall’s will
asgard-score-last = Final scoring
asgard-tie-break = equal points: decided by the cards left, compared from Odin on

## Why not
asgard-illegal-not-in-hand = That card is not in your hand.
asgard-illegal-other-stack = Only cards of the god who is awake can be scored now.
asgard-illegal-no-such-card = There is no such card in that stack.
asgard-illegal-no-such-stack = You have no stack of that god.
asgard-illegal-thor-under-thor = Thor’s cards must go beneath a stack of another god.
asgard-illegal-thor-new-stack = Thor’s cards cannot start a new stack: you have no card of that god.
asgard-illegal-own-card = It must be a card of an opponent.
asgard-illegal-face-down = Face-down cards cannot be chosen, only open ones.
asgard-illegal-no-such-player = There is no such player at this table.
asgard-illegal-not-the-drawn-card = Lay the card you have drawn.
