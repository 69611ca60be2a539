# The table of Tiny Epic Vikings.

## Around the chart
tinyepic-board-aside = Clans
tinyepic-board-chart = Map
tinyepic-board-near = Zoom in
tinyepic-board-far = Zoom out
tinyepic-board-village = Village
tinyepic-board-piece =
    { $clan }: { $piece ->
        [settler] settler
        [temple] temple
        [boat] boat
       *[chieftain] chieftain’s boat
    }
tinyepic-board-nobody = no one here
tinyepic-board-influence-none = No one has influence here yet.
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
tinyepic-board-rune-held = Its rune is held by { $name }
tinyepic-board-rune-free = Its rune is still free
tinyepic-board-take-boat = Select boat { $boat }
tinyepic-board-take-from = Move from { $island }

## Gods
tinyepic-board-god-rank = Place by fury: { $rank }
tinyepic-board-god-pays = Pays now: island rune { $island }, favor rune { $favor }
tinyepic-board-god-boon = Valhalla boon (if you lose a battle): { $deed }
tinyepic-board-god-villages = Villages dedicated: { $count } of { $most }
tinyepic-board-pays = island { $island }, card { $favor }
tinyepic-board-pays-slim = island { $island } · card { $favor }

## Cards
tinyepic-board-hand = Your hand
tinyepic-board-hand-empty = Your hand is empty until the next era.
tinyepic-board-watching = Hands are hidden from spectators.
tinyepic-board-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
tinyepic-board-row = Your row
tinyepic-board-kept = Kept
tinyepic-board-kept-count = { $count } face down
tinyepic-board-active = Active runes
tinyepic-board-face-down = Face-down card
tinyepic-board-known = It is face down, but everyone knows it.
tinyepic-board-secret = Only its owner knows this card.
tinyepic-board-secret-yours = Only you know this card.
tinyepic-board-any-rune = any rune
tinyepic-board-any-runes =
    { $count ->
        [one] { $count } rune of any kind
       *[other] { $count } runes of any kind
    }
tinyepic-board-card-strength = Strength in battle now: { $count }
tinyepic-board-card-leader = Leader action: { $deed }
tinyepic-board-card-rune = Rune action with { $runes }: { $deed }
tinyepic-board-deed-sail = Sail
tinyepic-board-deed-explore = Explore
tinyepic-board-deed-harvest = Harvest
tinyepic-board-deed-build = Build
tinyepic-board-deed-smite = Smite
tinyepic-board-deed-explore-temple = Move temple
tinyepic-board-deed-draw-replace = Draw + Replace
tinyepic-board-deed-enter-battle = Enter battle
tinyepic-board-deed-collect = Collect
tinyepic-board-deed-exchange = Exchange
tinyepic-board-deed-shift-fury = Fury
tinyepic-board-deed-prophecy = Prophecy
tinyepic-board-turn-down = Face down
tinyepic-board-turn-up = Face up

## Draft
tinyepic-board-draft = Card { $step } of { $steps }
tinyepic-board-draft-solo = Keep one; the other two go to the enemy.
tinyepic-board-passes-left = The rest go to the left.
tinyepic-board-passes-right = The rest go to the right.
tinyepic-board-has-chosen = has chosen

## Clan board
tinyepic-board-clan = Your clan
tinyepic-board-settlers = Settlers
tinyepic-board-none-home = all on islands
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
tinyepic-board-harvest-adds = A harvest adds { $food } food and { $free } of your choice
tinyepic-board-island-points = Island runes now: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tinyepic-board-first = Chieftain marker: goes first
tinyepic-board-neutral = no turns, starts with 6 influence
tinyepic-board-enemy-deck =
    { $count ->
        [one] { $count } card left to play
       *[other] { $count } cards left to play
    }

## What all share
tinyepic-board-era = Era { $era }
tinyepic-board-era-cards = Cards for each clan
tinyepic-board-era-raid = A raid costs
tinyepic-board-decks = Deck · discard pile
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
tinyepic-board-any-short = { $count } of any
tinyepic-board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Deciding
tinyepic-board-how-draft = Click a card to see what it does; confirm to keep it.
tinyepic-board-how-play-card = Click a card to play it face up; its red number sends it into battle.
tinyepic-board-how-launch = Click a fjord at the edge of the map.
tinyepic-board-how-sail = Click the place your boat sails to; you see the route before you confirm.
tinyepic-board-how-sail-first = Select one of your boats, then click the place.
tinyepic-board-how-take = Click the resources you want, then confirm.
tinyepic-board-how-exchange = Choose what you give and what you get for it.
tinyepic-board-how-dedicate = Choose what the village gives you, or keep it. The numbers show how many slots are taken.
tinyepic-board-how-shift-fury = Choose a god and whether their fury rises or falls.
tinyepic-board-how-discard = Click the card you discard.
tinyepic-board-how-retreat = Click one of the two fjords beside the dock.
tinyepic-board-how-explore = Click the island the settler goes to.
tinyepic-board-how-explore-first = Click the island the settler leaves, then the one it goes to.
tinyepic-board-how-carry-temple = Click the island the temple goes to.
tinyepic-board-how-carry-temple-first = Click the island the temple leaves, then the one it goes to.
tinyepic-board-how-build = Boats go in a ringed fjord, temples on a ringed island. Choose another slot on your clan board.
tinyepic-board-how-build-first = Boats go in a ringed fjord, temples on a ringed island. Choose another slot on your clan board.
tinyepic-board-how-smite = Click an island with opponents’ settlers.
tinyepic-board-how-return = Which card do you give back?
tinyepic-board-how-enemy-target = Click the island the enemy sails to.
tinyepic-board-how-enemy-course = Click the chieftain’s next dock.
tinyepic-board-how-enemy-gather = Click the island its settlers leave.
tinyepic-board-how-enemy-chase = Click the dock of the boat it chases.
tinyepic-board-how-enemy-temple = Click the island for its temple.
tinyepic-board-other-piece = Another piece
tinyepic-board-which = Which one?
tinyepic-board-land = Land settlers
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
tinyepic-board-unforeseen = Reveals hidden information
tinyepic-board-unforeseen-why = You’ll see the result after you confirm. This can’t be undone freely.
tinyepic-board-fights-for = You fight for { $words }
tinyepic-board-launch-beside = Next to it: { $islands }
tinyepic-board-launch-alone = No island is next to it
tinyepic-board-no-change = Nothing changes
tinyepic-board-then = Then
tinyepic-board-then-land =
    { $place }: land settlers, { $again ->
        [yes] or sail on
       *[no] sail on, or stay
    }.
tinyepic-board-then-land-raid =
    { $place }: land settlers, raid the village, { $again ->
        [yes] or sail on
       *[no] sail on, or stay
    }.
tinyepic-board-goods = Your resources
tinyepic-board-rune-ready = You have the runes for it.
tinyepic-board-rune-not-ready = You don’t have all the runes for it.
tinyepic-board-rune-becomes-yours = The rune becomes yours
tinyepic-board-rune-lost = You lose the rune
tinyepic-board-drives-off = { $name } loses influence
tinyepic-board-fight-begins = Starts a battle for a favor card; it is fought before your next card.
tinyepic-board-fight-joins = Joins the battle started by { $name }.
tinyepic-board-fight-steel = You must pay { $count } steel, or it stays out.
tinyepic-board-fight-lost = If it loses: { $god }’s boon, fury +1.
tinyepic-board-fight-against = Chance to win against { $names }, whose card is hidden.
tinyepic-board-fight-invaders = Chance to win against invaders, if no one joins.
tinyepic-board-fight-unpaid = You don’t have the steel: it would stay out of the battle.
tinyepic-board-fight-prize = The prize: { $words }

## Battle
tinyepic-board-battle = Battle
tinyepic-board-battle-stake = At stake: { $favor }
tinyepic-board-battle-coming = A battle is coming
tinyepic-board-battle-when = Fought when { $name } plays next.
tinyepic-board-battle-base = printed { $count }
tinyepic-board-battle-boost = boost +{ $count }
tinyepic-board-battle-bonus = bonus +{ $count }
tinyepic-board-battle-steel = { $count } steel paid
tinyepic-board-battle-barred = can’t pay and stays out
tinyepic-board-battle-won = { $name } wins with { $count } and takes the favor card
tinyepic-board-battle-drawn = A tie at { $count }: no one wins, everyone loses
tinyepic-board-battle-invaders = The invaders win
tinyepic-board-battle-off = No one can pay: no battle
tinyepic-board-battle-skip = Skip to the end
tinyepic-board-valhalla = Valhalla: { $name } may use { $god }’s boon: { $deed }
tinyepic-board-go-on = Continue

## The enemy’s turn
tinyepic-board-enemy = The enemy
tinyepic-board-enemy-turn = The enemy’s turn

## Bar and log
tinyepic-board-step = card { $step } of { $steps }
tinyepic-board-chapter-turns = The turns start
tinyepic-board-chapter-end = The end

## Explanations
tinyepic-board-explain-god = The higher a god’s fury at the end, the more its rune pays.
tinyepic-board-explain-rune = Face-up cards and islands you hold make it active. The fury of its god sets what it pays.
tinyepic-board-explain-card = Played face up, it gives its actions; face down, it fights.
tinyepic-board-boon-odin = Boon: change one god’s fury by up to 2.
tinyepic-board-boon-thor = Boon: Smite ×2.
tinyepic-board-boon-frigg = Boon: reveal the top Viking card and use its actions.
tinyepic-board-boon-freya = Boon: Harvest ×3.
tinyepic-board-boon-njord = Boon: Sail ×3.
tinyepic-board-boon-loki = Boon: Explore ×2.
