# Words on the table of Champions of Midgard.

## Around the board
champions-board-north = Mountains: enemies and hunting
champions-board-town-band = The town
champions-board-sea-band = Harbor and distant shores
champions-board-waits = Here now: { $goods }
champions-board-stands = Taken by: { $names }
champions-board-foe = { $foe }: attack { $attack }, defense { $defence }
champions-board-foe-figures = Attack { $attack }, defense { $defence }, reward: { $reward }{ $ban ->
    [none] .
   *[other] . Forbidden: { $ban }.
 }
champions-board-beaten = beaten
champions-board-empty-shore = Empty shore
champions-board-feeds = { $count ->
    [one] 1 food feeds 1 warrior
   *[other] 1 food feeds { $count } warriors
 }
champions-board-journey-known = Journey: { $journey }
champions-board-journey-hidden = Journey card face down
champions-board-bounty = { $count ->
    [one] On top of the reward: 1 coin
   *[other] On top of the reward: { $count } coins
 }
champions-board-moored = In the harbor: { $ship } ({ $name })
champions-board-step = Turn { $step } of { $steps }
champions-board-chapter-round = Round { $round }
champions-board-chapter-fights = Round { $round }: fights
champions-board-treasures = Treasures
champions-board-first = First player

## Things
champions-board-glory = Glory
champions-board-food = Food
champions-board-wood = Wood
champions-board-coin = Coins
champions-board-favor = Favor
champions-board-blame = Blame
champions-board-swordsman = Swords
champions-board-spearman = Spears
champions-board-axeman = Axes
champions-board-blame-cost = Glory for blame
champions-board-workers = Workers
champions-board-none = None
champions-board-runes-word = Runes
champions-board-destinies-word = Destinies
champions-board-red = Red enemies
champions-board-blue = Blue enemies
champions-board-yellow = Yellow enemies
champions-board-trolls = Trolls
champions-board-face-blank = blank
champions-board-face-hit = hit
champions-board-face-double = double hit
champions-board-face-shield = shield

## Your people
champions-board-people-of = { $name }’s people
champions-board-idle = Workers left: { $idle } of { $count }
champions-board-warriors = Warriors: { $count } of { $most }
champions-board-carries = carries { $count }
champions-board-blame-has = { $count ->
    [one] 1 blame token
   *[other] { $count } blame tokens
 }: { $cost } glory
champions-board-destinies-title = Your destinies
champions-board-destiny-glory = { $sole } glory for the most, { $tied } for a tie.
champions-board-destiny-own = You have { $own }
champions-board-destiny-stand = You have { $own }, best rival { $rival }
champions-board-destiny-opened = Revealed: scores now and at the end.
champions-board-destinies-hidden = { $count ->
         [one] { $count } face down
        *[other] { $count } face down
    }
champions-board-trophies = Trophies
champions-board-trophies-hidden = Trophies are face down.
champions-board-sets = Sets of three colors: { $count }
champions-board-runes-open = At the Runesmith
champions-board-decks = Decks and supply
champions-board-deck-trolls = Trolls
champions-board-deck-draugr = Draugr
champions-board-deck-monsters = Monsters
champions-board-deck-journeys = Journeys
champions-board-deck-runes = Runes
champions-board-deck-destinies = Destinies
champions-board-deck-merchants = Merchant ships
champions-board-supply = In the supply: { $warriors }
champions-board-journeys-used = Journeys revealed: { $journeys }
champions-board-ships = Longships to build
champions-board-ship-yours = Private longship
champions-board-your-runes = Your runes
champions-board-rune = Rune of { $rune }{ $state ->
    [used] , used
    [ready] , usable now
   *[waits] , not now
 }
champions-board-rune-used = Used. It still counts at the end.
champions-board-gifts = Goods from the rune: { $given } of { $whole }

## Choices as cards
champions-board-offers = What you can choose
champions-board-rune-deck = From the deck
champions-board-rune-blind = The top rune, unseen.
champions-board-buy-favor = { $count ->
         [one] { $count } favor
        *[other] { $count } favor
    }
champions-board-trade = { $give } → { $take }

## Sending warriors
champions-board-muster = Send out your warriors
champions-board-muster-secret = Everyone decides in secret, at the same time.
champions-board-muster-open = In turn order, visible to all.
champions-board-muster-done = Decided. Waiting for the others.
champions-board-at-home = At home:
champions-board-no-fights = You have reserved no fight.
champions-board-banned = forbidden here: { $weapon }
champions-board-destroyed = lost on arrival: { $weapon }
champions-board-nobody-sent = no one
champions-board-aboard = { $count } of { $room }
champions-board-food-short = { $food } of { $need } food
champions-board-send-so = { $count ->
    [0] Send no one
    [one] Send 1 warrior
   *[other] Send { $count } warriors
 }
champions-board-load-so = { $food ->
    [0] Load no food
   *[other] Load { $food } food
 }
champions-board-wins = Chance to win: { $chance }
champions-board-fewer = Fewer: { $what }
champions-board-more = More: { $what }
champions-board-decided = Has decided

## The stage
champions-board-stage = The fight
champions-board-stage-round = Round { $round } of the fight
champions-board-stage-hunt = The hunt
champions-board-stage-journey = At sea
champions-board-stage-feed = Feeding the crew
champions-board-stage-feed-how = Food aboard: { $food }, needed: { $need }
champions-board-stage-crew = { $count ->
         [one] { $count } warrior
        *[other] { $count } warriors
    }
champions-board-attack-word = attack
champions-board-defence-word = defense
champions-board-lost-word = to lose
champions-board-useless = Forbidden here: { $weapon }
champions-board-damage = Damage
champions-board-damage-of = Damage { $done }, after this roll { $then }; { $defence } needed
champions-board-of = of { $count }
champions-board-fallen = Fallen
champions-board-dice = The dice
champions-board-no-dice = No dice rolled yet.
champions-board-sum = Attack { $attack }, shields { $shields }: { $losses ->
    [0] no warriors lost
    [one] 1 warrior lost
   *[other] { $losses } warriors lost
 }
champions-board-hunt-food = food from the hunt
champions-board-give-up = { $count ->
    [one] Lose 1 warrior
   *[other] Lose { $count } warriors
 }
champions-board-keep-roll = Keep this roll
champions-board-keep-roll-then = Damage { $damage }, { $defence } needed; { $losses ->
    [0] no warriors lost
    [one] 1 warrior lost
   *[other] { $losses } warriors lost
 }
champions-board-best-reroll = { $count ->
         [one] Reroll { $count } die
        *[other] Reroll { $count } dice
    }
champions-board-best-reroll-why = The reroll most likely to win, for 1 favor
champions-board-odds = Odds
champions-board-tap-dice = Click dice to reroll them for 1 favor. You have { $favor }.
champions-board-no-favor = No favor left for a reroll.

## Preview
champions-board-then = What changes
champions-board-in-turn-then = Everyone sends warriors openly, one after another, starting with the first player.
champions-board-win-chance = Chance to win
champions-board-food-need = { $need } food needed, { $food } aboard

## Fights of the round
champions-board-fights = Fights this round
champions-board-won = won
champions-board-now = now
champions-board-unbeaten = unbeaten

## Drawn in the terminal
champions-board-heading-fights = Enemies
champions-board-heading-stage = On the stage
champions-board-heading-sea = Shores
champions-board-heading-people = Players
champions-board-heading-runes = Runes at the runesmith
champions-board-blame-short = blame
