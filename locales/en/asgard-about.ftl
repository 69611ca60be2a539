# What the pieces of Intrigues of Asgard are: the notes beside them, and the legend of signs.

## Signs
asgard-sign-odin = { asgard-god-odin }
    .help = { asgard-will-odin }
asgard-sign-thor = { asgard-god-thor }
    .help = { asgard-will-thor }
asgard-sign-freya = { asgard-god-freya }
    .help = { asgard-will-freya }
asgard-sign-loki = { asgard-god-loki }
    .help = { asgard-will-loki }
asgard-sign-sif = { asgard-god-sif }
    .help = { asgard-will-sif }
asgard-sign-bragi = { asgard-god-bragi }
    .help = { asgard-will-bragi }
asgard-sign-heimdall = { asgard-god-heimdall }
    .help = { asgard-will-heimdall }
asgard-sign-double = Doubling card
    .help = A stack with it counts twice until the end of the round.

## Pieces
asgard-about-card = The god on top counts; the lower half counts for nothing.
    .name = Two-god card
asgard-about-covered = Its lower half is hidden by the cards on top of it.
    .name = A covered card
asgard-about-beneath = Thor put it there: it counts for the stack it lies under.
    .name = A card face down
asgard-about-stack = No card for this god lies here yet.
    .name = An empty stack
asgard-about-dispute = Several share the most attention. They compare their stacks of the next gods, one after another, until one leads.
    .name = A dispute
asgard-about-goals = When this god awakens in that round, the favored player may score so many of its cards instead of doing its will.
    .name = Goals of the rounds
asgard-about-doubling = Freya puts it on a stack, which then counts twice until the end of the round.
    .name = Doubling card
asgard-about-deck = New hands are dealt from it; Sif draws from it.
    .name = The deck
asgard-about-passing = After every card the hands go on to the next player, in this direction.
    .name = Passing the hands
asgard-about-hand = There is nothing to lay just now.
    .name = Your hand

## Kinds
asgard-about-card-up = { $god } is on top: the card counts for this god.
