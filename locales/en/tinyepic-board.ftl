# The table of Tiny Epic Vikings.

## Around the chart
tinyepic-board-aside = Clans
tinyepic-board-chart = Sea chart
tinyepic-board-near = Larger chart
tinyepic-board-far = Whole chart
tinyepic-board-village = Village
tinyepic-board-piece =
    { $clan }: { $piece ->
        [settler] settler
        [temple] temple
        [boat] boat
       *[chieftain] chieftain’s boat
    }
tinyepic-board-nobody = nobody here
tinyepic-board-influence-none = Nobody has influence here yet.
tinyepic-board-influence-parts =
    { $settlers ->
        [0] no settlers
        [one] { $settlers } settler
       *[other] { $settlers } settlers
    }{ $temple ->
        [yes] , temple 4
       *[no] { "" }
    }{ $boats ->
        [0] { "" }
        [one] , { $boats } boat in dock: 2
       *[other] , { $boats } boats in docks: 2 each
    }
tinyepic-board-no-boots = no settler or temple on land
tinyepic-board-rune-held = Its rune is held: { $name }
tinyepic-board-rune-free = Its rune is still free
tinyepic-board-take-boat = Take boat { $boat } in hand
tinyepic-board-take-from = Move from { $island }

## Gods
tinyepic-board-god-rank = Place by fury: { $rank }
tinyepic-board-god-pays = Pays now: island rune { $island }, favor rune { $favor }
tinyepic-board-god-boon = Boon of Valhalla for the beaten: { $deed }
tinyepic-board-god-villages = Villages dedicated: { $count } of { $most }
tinyepic-board-pays = island { $island }, card { $favor }
tinyepic-board-pays-slim = island { $island } · card { $favor }

## Cards
tinyepic-board-hand = Your hand
tinyepic-board-hand-empty = Your hand is empty until the next era.
tinyepic-board-watching = Hands are hidden from those who watch.
tinyepic-board-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
tinyepic-board-row = Your row
tinyepic-board-kept = Kept
tinyepic-board-kept-count = { $count } face down
tinyepic-board-active = Active runes
tinyepic-board-face-down = Card face down
tinyepic-board-known = It lies face down, but everybody knows it.
tinyepic-board-secret = Nobody but its owner knows this card.
tinyepic-board-secret-yours = Only you know this card.
tinyepic-board-any-rune = any rune
tinyepic-board-any-runes =
    { $count ->
        [one] { $count } rune of any kind
       *[other] { $count } runes of any kind
    }
tinyepic-board-card-strength = Strength in battle now: { $count }
tinyepic-board-card-leader = Leader: { $deed }
tinyepic-board-card-rune = With { $runes }: { $deed }
tinyepic-board-deed-sail = Sail
tinyepic-board-deed-explore = Explore
tinyepic-board-deed-harvest = Harvest
tinyepic-board-deed-build = Build
tinyepic-board-deed-smite = Smite
tinyepic-board-deed-explore-temple = Move temple
tinyepic-board-deed-draw-replace = Draw, replace
tinyepic-board-deed-enter-battle = To battle
tinyepic-board-deed-collect = Collect
tinyepic-board-deed-exchange = Exchange
tinyepic-board-deed-shift-fury = Fury
tinyepic-board-deed-prophecy = Prophecy
tinyepic-board-turn-down = Face down
tinyepic-board-turn-up = Face up

## Draft
tinyepic-board-draft = Card { $step } of { $steps }
tinyepic-board-draft-solo = Keep one; the other two go to the enemy.
tinyepic-board-passes-left = The rest goes to the left.
tinyepic-board-passes-right = The rest goes to the right.
tinyepic-board-has-chosen = has chosen

## Clan board
tinyepic-board-clan = Your clan
tinyepic-board-settlers = Settlers
tinyepic-board-none-home = all ashore
tinyepic-board-recall = Take back
tinyepic-board-to-build = To build
tinyepic-board-all-built = all built
tinyepic-board-slot =
    { $piece ->
        [boat] Boat
       *[temple] Temple
    } for { $count } wood
tinyepic-board-villages = Villages
tinyepic-board-boats = Boats
tinyepic-board-temples = Temples
tinyepic-board-favors = Favor cards
tinyepic-board-favors-hidden =
    { $count ->
        [one] { $count } face down
       *[other] { $count } face down
    }
tinyepic-board-slots-left = Still to build, in wood: boats { $boats }; temples { $temples }
tinyepic-board-harvest-adds = A harvest adds { $food } food and { $free } of choice
tinyepic-board-island-points = Island runes now: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tinyepic-board-first = Chieftain marker: goes first
tinyepic-board-neutral = no turns, 6 influence at first
tinyepic-board-enemy-deck =
    { $count ->
        [one] { $count } card to play
       *[other] { $count } cards to play
    }

## What all share
tinyepic-board-era = Era { $era }
tinyepic-board-era-cards = Cards for each clan
tinyepic-board-era-raid = A raid costs
tinyepic-board-decks = Deck · discards
tinyepic-board-invaders = Invaders
tinyepic-board-dedications = Dedicated villages
tinyepic-board-favor = Favor card
tinyepic-board-favor-rows = Favor cards
tinyepic-board-upper = Upper row
tinyepic-board-lower = Lower row
tinyepic-board-favor-words =
    { $runes }. The winner gets { $bag }. Worth { $count ->
        [one] { $count } point
       *[other] { $count } points
    } now.
tinyepic-board-any =
    { $count ->
        [one] { $count } of any kind
       *[other] { $count } of any kind
    }
tinyepic-board-any-short = { $count } any
tinyepic-board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Deciding
tinyepic-board-how-draft = Tap a card to see what it can do; confirm to keep it.
tinyepic-board-how-play-card = Tap a card to play it face up; its red number sends it into battle.
tinyepic-board-how-launch = Point at a fjord at the edge of the chart.
tinyepic-board-how-sail = Point at the place your boat sails to; the way is drawn first.
tinyepic-board-how-sail-first = Take one of your boats in hand, then point at the place.
tinyepic-board-how-take = Tap the resources you want, then confirm.
tinyepic-board-how-exchange = Choose what you give and what you get for it.
tinyepic-board-how-dedicate = Choose what the village brings you, or keep it. Beside each: places taken of all.
tinyepic-board-how-shift-fury = Choose a god and whether its fury rises or falls.
tinyepic-board-how-discard = Tap the card you put away.
tinyepic-board-how-retreat = Point at one of the two fjords beside the dock.
tinyepic-board-how-explore = Point at the island the settler goes to.
tinyepic-board-how-explore-first = Point at the island the settler leaves, then at the one it goes to.
tinyepic-board-how-carry-temple = Point at the island the temple goes to.
tinyepic-board-how-carry-temple-first = Point at the island the temple leaves, then at the one it goes to.
tinyepic-board-how-build = Boats go to a ringed fjord, temples to a ringed island. Other slots: on your clan board.
tinyepic-board-how-build-first = Boats go to a ringed fjord, temples to a ringed island. Other slots: on your clan board.
tinyepic-board-how-smite = Point at an island with settlers of others.
tinyepic-board-how-return = Which card do you give back?
tinyepic-board-how-enemy-target = Point at the island the enemy sails to.
tinyepic-board-how-enemy-course = Point at the next dock of the chieftain.
tinyepic-board-how-enemy-gather = Point at the island its settlers leave.
tinyepic-board-how-enemy-chase = Point at the dock of the boat it chases.
tinyepic-board-how-enemy-temple = Point at the island of its temple.
tinyepic-board-other-piece = Another piece
tinyepic-board-which = Which one?
tinyepic-board-land = Settlers ashore
tinyepic-board-land-food = costs { $count } food
tinyepic-board-raid = Raid the village
tinyepic-board-raid-steel = costs { $count } steel
tinyepic-board-take-left =
    { $count ->
        [0] All chosen.
        [one] { $count } more to choose
       *[other] { $count } more to choose
    }
tinyepic-board-one-more = One more: { $good }
tinyepic-board-one-fewer = One fewer: { $good }
tinyepic-board-give = You give
tinyepic-board-get = You get
tinyepic-board-how-many = How many

## What a choice would do
tinyepic-board-unforeseen = Nobody can know yet
tinyepic-board-unforeseen-why = This brings something hidden to light.
tinyepic-board-fights-for = You fight for it: { $words }
tinyepic-board-launch-beside = Beside it: { $islands }
tinyepic-board-launch-alone = No island is beside it
tinyepic-board-no-change = Nothing changes
tinyepic-board-then = Then
tinyepic-board-then-land =
    { $place }: land settlers, { $again ->
        [yes] or sail on
       *[no] sail on or stay
    }.
tinyepic-board-then-land-raid =
    { $place }: land settlers, raid the village, { $again ->
        [yes] or sail on
       *[no] sail on or stay
    }.
tinyepic-board-goods = Your goods
tinyepic-board-rune-ready = The runes are there.
tinyepic-board-rune-not-ready = The runes are not all there now.
tinyepic-board-rune-becomes-yours = The rune becomes yours
tinyepic-board-rune-lost = You lose the rune
tinyepic-board-drives-off = Loses influence: { $name }
tinyepic-board-fight-begins = Begins a battle for a favor card; it is fought before your next card.
tinyepic-board-fight-joins = Joins the battle begun by { $name }.
tinyepic-board-fight-steel = Must pay { $count } steel, or it stays out.
tinyepic-board-fight-lost = If it loses: boon of { $god }, fury +1.

## Battle
tinyepic-board-battle = Battle
tinyepic-board-battle-stake = At stake: { $favor }
tinyepic-board-battle-coming = A battle is coming
tinyepic-board-battle-when = Fought when { $name } is to play again.
tinyepic-board-battle-base = printed { $count }
tinyepic-board-battle-boost = boost +{ $count }
tinyepic-board-battle-bonus = bonus +{ $count }
tinyepic-board-battle-steel = { $count } steel paid
tinyepic-board-battle-barred = cannot pay and stays out
tinyepic-board-battle-won = { $name } wins with { $count } and takes the favor card
tinyepic-board-battle-drawn = A tie at { $count }: nobody wins, all lose
tinyepic-board-battle-invaders = The invaders win
tinyepic-board-battle-off = Nobody can pay: there is no battle
tinyepic-board-battle-skip = To the end
tinyepic-board-valhalla = Valhalla: { $name }, boon of { $god }: { $deed }
tinyepic-board-go-on = Go on

## The enemy’s turn
tinyepic-board-enemy = The enemy
tinyepic-board-enemy-turn = The enemy’s turn
tinyepic-board-back = Back
tinyepic-board-next = Next step
tinyepic-board-run = Auto
tinyepic-board-pause = Pause
tinyepic-board-your-turn = Your turn
tinyepic-board-close = Close

## Bar and log
tinyepic-board-step = card { $step } of { $steps }
tinyepic-board-chapter-turns = The turns begin
tinyepic-board-chapter-end = The end

## Explanations
tinyepic-board-explain-god = The higher a god’s fury at the end, the more its rune pays.
tinyepic-board-explain-rune = Face-up cards and islands you hold make it active. The fury of its god sets what it pays.
tinyepic-board-explain-card = Played face up it gives its deeds, face down it fights.
tinyepic-board-boon-odin = Boon: move one god’s fury by up to 2.
tinyepic-board-boon-thor = Boon: Smite ×2.
tinyepic-board-boon-frigg = Boon: reveal the top viking and use its deeds.
tinyepic-board-boon-freya = Boon: Harvest ×3.
tinyepic-board-boon-njord = Boon: Sail ×3.
tinyepic-board-boon-loki = Boon: Explore ×2.
