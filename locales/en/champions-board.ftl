# Words on the table of Champions of Midgard.

## Around the board
champions-table-north = Mountains: enemies and hunting
champions-table-town-band = The town
champions-table-sea-band = Harbour and distant shores
champions-table-waits = Waiting here: { $goods }
champions-table-stands = Taken by: { $names }
champions-table-foe = { $foe }: attack { $attack }, defence { $defence }
champions-table-foe-figures = Attack { $attack }, defence { $defence }, reward: { $reward }{ $ban ->
    [none] .
   *[other] . Useless: { $ban }.
 }
champions-table-beaten = beaten
champions-table-empty-shore = Quiet shore
champions-table-feeds = { $count ->
         [one] 1 food feeds { $count } warrior
        *[other] 1 food feeds { $count } warriors
    }
champions-table-journey-known = Journey: { $journey }
champions-table-journey-hidden = Journey face down
champions-table-bounty = { $count ->
         [one] Bounty: { $count } coin
        *[other] Bounty: { $count } coins
    }
champions-table-moored = In the harbour: { $ship } ({ $name })
champions-table-step = Turn { $step } of { $steps }
champions-table-chapter-round = Round { $round }
champions-table-chapter-fights = Round { $round }: fights
champions-table-treasures = Treasures
champions-table-first = First player

## Things
champions-table-glory = Glory
champions-table-food = Food
champions-table-wood = Wood
champions-table-coin = Coins
champions-table-favor = Favor
champions-table-blame = Blame
champions-table-swordsman = Swords
champions-table-spearman = Spears
champions-table-axeman = Axes
champions-table-blame-cost = Glory for blame
champions-table-workers = Workers
champions-table-none = None
champions-table-runes-word = Runes
champions-table-destinies-word = Destinies
champions-table-red = Red enemies
champions-table-blue = Blue enemies
champions-table-yellow = Yellow enemies
champions-table-trolls = Trolls
champions-table-face-blank = blank
champions-table-face-hit = hit
champions-table-face-double = double
champions-table-face-shield = shield

## Your people
champions-table-people-of = People of { $name }
champions-table-idle = Workers at hand: { $idle } of { $count }
champions-table-warriors = Warriors: { $count } of { $most }
champions-table-carries = carries { $count }
champions-table-blame-has = Blame: { $count }, glory { $cost }
champions-table-destinies-title = Your destinies
champions-table-destiny-glory = { $sole } glory for the most, { $tied } for a tie.
champions-table-destiny-own = You have { $own }
champions-table-destiny-stand = You have { $own }, best rival { $rival }
champions-table-destiny-opened = Opened: scores now and at the end.
champions-table-destinies-hidden = { $count ->
         [one] { $count } face down
        *[other] { $count } face down
    }
champions-table-trophies = Trophies
champions-table-trophies-hidden = Trophies lie face down.
champions-table-sets = Sets of three colours: { $count }
champions-table-runes-open = At the runesmith
champions-table-decks = Decks and supply
champions-table-deck-trolls = Trolls
champions-table-deck-draugr = Draugr
champions-table-deck-monsters = Monsters
champions-table-deck-journeys = Journeys
champions-table-deck-runes = Runes
champions-table-deck-destinies = Destinies
champions-table-deck-merchants = Merchant ships
champions-table-supply = In the supply: { $warriors }
champions-table-journeys-used = Journeys seen: { $journeys }
champions-table-ships = Longships to build
champions-table-ship-yours = A longship of your own
champions-table-your-runes = Your runes
champions-table-rune = Rune { $rune }{ $state ->
    [used] , used
    [ready] , works now
   *[waits] , not now
 }
champions-table-rune-used = Used. It still counts at the end.
champions-table-gifts = Goods from the rune: { $given } of { $whole }

## Choices as cards
champions-table-offers = What you can choose
champions-table-rune-deck = From the deck
champions-table-rune-blind = The top rune, unseen.
champions-table-buy-favor = { $count ->
         [one] { $count } favor
        *[other] { $count } favor
    }
champions-table-trade = { $give } → { $take }

## Sending warriors
champions-table-muster = Send out your warriors
champions-table-muster-secret = All decide in secret, at the same time.
champions-table-muster-open = In turn order, open to all.
champions-table-muster-done = Decided. Waiting for the others.
champions-table-at-home = At home:
champions-table-no-fights = You have reserved no fight.
champions-table-banned = cannot be sent: { $weapon }
champions-table-destroyed = lost on arrival: { $weapon }
champions-table-nobody-sent = nobody
champions-table-aboard = { $count } of { $room }
champions-table-food-short = { $food }, needed { $need }
champions-table-send-so = { $count ->
         [0] Send nobody
         [one] Send { $count }
        *[other] Send { $count }
    }
champions-table-load-so = { $food ->
        [0] Load no food
       *[other] Load { $food }
    }
champions-table-wins = Chance to win: { $chance }
champions-table-fewer = Fewer: { $what }
champions-table-more = More: { $what }
champions-table-decided = Has decided

## The stage
champions-table-stage = The fight
champions-table-stage-round = Round { $round } of the fight
champions-table-stage-hunt = The hunt
champions-table-stage-journey = At sea
champions-table-stage-feed = Feeding the crew
champions-table-stage-feed-how = Food aboard: { $food }, needed: { $need }
champions-table-stage-crew = { $count ->
         [one] { $count } warrior
        *[other] { $count } warriors
    }
champions-table-attack-word = attack
champions-table-defence-word = defence
champions-table-lost-word = to lose
champions-table-useless = Useless here: { $weapon }
champions-table-damage = Damage
champions-table-damage-of = Damage { $done }, with this roll { $then }, of { $defence }
champions-table-of = of { $count }
champions-table-fallen = Fallen
champions-table-dice = The dice
champions-table-no-dice = No dice rolled yet.
champions-table-sum = Attack { $attack }, shields { $shields }: warriors lost { $losses }
champions-table-hunt-food = food from the hunt
champions-table-give-up = { $count ->
         [one] Give up { $count }
        *[other] Give up { $count }
    }
champions-table-keep-roll = Keep this roll
champions-table-keep-roll-then = Damage { $damage } of { $defence }, warriors lost: { $losses }
champions-table-best-reroll = { $count ->
         [one] Reroll { $count } die
        *[other] Reroll { $count } dice
    }
champions-table-best-reroll-why = The reroll that wins most often, for 1 favor
champions-table-odds = Odds
champions-table-tap-dice = Tap dice to reroll them for 1 favor. You have { $favor }.
champions-table-no-favor = No favor left for a reroll.

## Preview
champions-table-then = What changes
champions-table-in-turn-then = Everyone sends warriors openly, one after the other, beginning with the first player.
champions-table-win-chance = Chance to win
champions-table-food-need = Food needed { $need }, aboard { $food }

## Fights of the round
champions-table-fights = Fights this round
champions-table-won = won
champions-table-now = now
champions-table-unbeaten = unbeaten
