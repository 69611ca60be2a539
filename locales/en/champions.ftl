# Champions of Midgard.

champions-name = Champions of Midgard
champions-tagline = Place workers, roll your warriors, beat trolls, draugr and monsters for glory.

## Options
champions-option-hall_of_glory = Hall of Glory
    .help = Whether all see which enemies a player has beaten. By the rules they are hidden; open is a variant.
champions-option-hall_of_glory-off = trophies lie face down
champions-option-hall_of_glory-on = trophies lie open
champions-option-distrust = Distrust of the People
    .help = A harder variant: the game begins with one blame each.
champions-option-distrust-off = everybody starts with a clean name
champions-option-distrust-on = everybody starts with one blame

## Phases
champions-phase-leaders = Leaders
champions-phase-place = Workers
champions-phase-assign = Warriors
champions-phase-fight = Fights
champions-phase-cleanup = Cleanup
champions-phase-end = End
champions-over = The game is over
champions-nobody = nobody

## Leaders
champions-leader-asmundr = Asmundr the Pious
    .help = A favor spent on a reroll gives 2 glory at once.
champions-leader-dagrun = Dagrun the Destined
    .help = At the sage draws one more destiny and keeps one of them.
champions-leader-gylfir = Gylfir the Seaworthy
    .help = Pays nothing at the merchant ship.
champions-leader-svanhildr = Svanhildr the Swordmaiden
    .help = Swords: a hit counts 2, a double counts 3.
champions-leader-ullr = Ullr the Berserker
    .help = A combat round with a double gives 1 glory.

## Places
champions-place-swordsmith = Swordsmith
    .help = Take all swordsmen waiting here.
champions-place-hafter = Hafter
    .help = Take all spearmen waiting here.
champions-place-blacksmith = Blacksmith
    .help = Take all axemen waiting here.
champions-place-smokehouse = Smokehouse
    .help = Take all food waiting here.
champions-place-merchant-ship = Merchant ship
    .help = Pay 1 coin and take all the card shows.
champions-place-runesmith = Runesmith
    .help = Pay 1 wood for an open rune or the top one of the deck.
champions-place-jarls-longhouse = Jarl's longhouse
    .help = Gain a swordsman and the first-player marker; its holder hands it to the left.
champions-place-sages-house = Sage's house
    .help = Look at a face-down journey, then draw a destiny.
champions-place-shipwright = Shipwright
    .help = Build one longship of your own, once in a game.
champions-place-market = Market
    .help = Exchange food, wood and coins one for one, as often as you like.
champions-place-stave-church = Stave church
    .help = Buy 1, 2, 3 or 4 favor for 1, 3, 6 or 10 coins.
champions-place-worker-huts = Worker huts
    .help = Buy your extra worker; the price falls with each buyer.
champions-place-small-longship = Small longship
    .help = Free; carries 5 warriors and food together.
champions-place-large-longship = Large longship
    .help = 1 coin; carries 10 warriors and food together.
champions-place-private-longship = Own longship
    .help = Send your own longship to a free harbour.
champions-place-troll = Troll
    .help = Reserve the fight with the troll.
champions-place-draugr-1 = Left draugr
    .help = Reserve the fight with the left draugr.
champions-place-draugr-2 = Right draugr
    .help = Reserve the fight with the right draugr.
champions-place-hunting-grounds = Hunting grounds
    .help = Warriors you do not send out hunt: a food for each hit, at most 6.
champions-place-beg = Beg the gods
    .help = Gain 1 food and 1 blame.
champions-place-beggar = Beggar
    .help = 1 food for 1 favor, up to three times.
champions-place-skald = Skald
    .help = Gain 2 glory.
champions-place-generous-merchant = Generous merchant
    .help = Gain 1 food and 1 wood.
champions-place-benefactor = Benefactor
    .help = Gain 2 coins.
champions-place-militia = Militia
    .help = 1 food for 2 swordsmen.
champions-place-raiders = Raiders
    .help = 1 wood for 2 spearmen.
champions-place-jomsvikings = Jomsvikings
    .help = 2 coins for a swordsman and an axeman.
champions-place-varangians = Varangians
    .help = 1 coin for a swordsman and a spearman.

## Fights, shores, ships
champions-field-troll = the troll
champions-field-draugr-1 = the left draugr
champions-field-draugr-2 = the right draugr
champions-field-shore-1 = the first shore
champions-field-shore-2 = the second shore
champions-field-shore-3 = the third shore
champions-field-shore-4 = the fourth shore
champions-shore-shore-1 = first shore (near)
champions-shore-shore-2 = second shore (near)
champions-shore-shore-3 = third shore (far)
champions-shore-shore-4 = fourth shore (far)
champions-ship-small = small longship
champions-ship-large = large longship
champions-ship-karve = karve
champions-ship-snekkja = snekkja
champions-ship-skeid = skeid
champions-ship-drakkar = drakkar

## Weapons, goods, amounts
champions-weapon-swordsman = sword
champions-weapon-spearman = spear
champions-weapon-axeman = axe
champions-colour-red = flame
champions-colour-blue = ice
champions-colour-yellow = mountain
champions-good-food = food
champions-good-wood = wood
champions-good-coin = coin
champions-amount-glory = { $count ->
         [one] { $count } glory
        *[other] { $count } glory
    }
champions-amount-food = { $count ->
         [one] { $count } food
        *[other] { $count } food
    }
champions-amount-wood = { $count ->
         [one] { $count } wood
        *[other] { $count } wood
    }
champions-amount-coin = { $count ->
         [one] { $count } coin
        *[other] { $count } coins
    }
champions-amount-favor = { $count ->
         [one] { $count } favor
        *[other] { $count } favor
    }
champions-amount-swordsman = { $count ->
         [one] { $count } swordsman
        *[other] { $count } swordsmen
    }
champions-amount-spearman = { $count ->
         [one] { $count } spearman
        *[other] { $count } spearmen
    }
champions-amount-axeman = { $count ->
         [one] { $count } axeman
        *[other] { $count } axemen
    }
champions-nothing = nothing
champions-die-blank = { $count ->
        [1] { $weapon }: blank
       *[other] { $count } × { $weapon }: blank
    }
champions-die-hit = { $count ->
        [1] { $weapon }: hit
       *[other] { $count } × { $weapon }: hit
    }
champions-die-double = { $count ->
        [1] { $weapon }: double hit
       *[other] { $count } × { $weapon }: double hit
    }
champions-die-shield = { $count ->
        [1] { $weapon }: shield
       *[other] { $count } × { $weapon }: shield
    }

## Runes
champions-rune-gifts = Gifts
    .help = Any time: 4 goods of food, wood and coins in any mix.
champions-rune-glory = Glory
    .help = After beating an enemy: half its glory once more, rounded down.
champions-rune-healing = Healing
    .help = Cancels the losses of one combat round.
champions-rune-journey = Journey
    .help = Replaces the journey just opened by the top one of the deck.
champions-rune-knowledge = Knowledge
    .help = Any time: look at all face-down journeys on the board.
champions-rune-potential = Potential
    .help = After a roll: roll any of your blank dice again.
champions-rune-reaction = Reaction
    .help = After a roll: shields also count as hits.
champions-rune-success = Success
    .help = Any time: open one of your destinies and score it now and again at the end.
champions-rune-true-vision = True Vision
    .help = At the sage: draw two more destinies, keep one in all.
champions-rune-wealth = Wealth
    .help = Any time: as many coins again as you hold, at most 5.

## Destinies
champions-destiny-crusher-of-ice = Crusher of Ice
    .help = Most blue enemies at the end.
champions-destiny-earth-smasher = Earth Smasher
    .help = Most yellow enemies at the end.
champions-destiny-master-of-flames = Master of Flames
    .help = Most red enemies at the end.
champions-destiny-craftsman = Craftsman
    .help = Most wood at the end.
champions-destiny-leader-of-armies = Leader of Armies
    .help = Most warriors at the end.
champions-destiny-odins-favored = Odin's Favored
    .help = Most favor at the end.
champions-destiny-prepared = Prepared
    .help = Most food at the end.
champions-destiny-prosperous = Prosperous
    .help = Most coins at the end.
champions-destiny-runemaster = Runemaster
    .help = Most runes at the end.
champions-destiny-monster-hunter = Monster Hunter
    .help = Most monsters beaten at the end.
champions-destiny-slayer-of-the-undead = Slayer of the Undead
    .help = Most draugr beaten at the end.
champions-destiny-troll-slayer = Troll Slayer
    .help = Most trolls beaten at the end.

## Journeys
champions-journey-all-quiet = All Quiet
    .help = Nothing happens.
champions-journey-kraken = Kraken
    .help = Fight the kraken before you eat; it is worth 3 glory.
champions-journey-lost = Lost
    .help = Lose two things aboard: food or warriors.
champions-journey-no-wind = No Wind
    .help = Lose 1 food.
champions-journey-storm = Storm
    .help = Lose 1 food or 1 warrior.
champions-journey-whirlpool = Whirlpool
    .help = Lose 1 warrior.

## Enemies
champions-foe-bog-troll = Bog Troll
champions-foe-bridge-troll = Bridge Troll
champions-foe-forest-troll = Forest Troll
champions-foe-river-troll = River Troll
champions-foe-cave-troll = Cave Troll
champions-foe-hill-troll = Hill Troll
champions-foe-mountain-troll = Mountain Troll
champions-foe-rime-troll = Rime Troll
champions-foe-barrow-thrall = Barrow Thrall
champions-foe-grave-walker = Grave Walker
champions-foe-mound-guard = Mound Guard
champions-foe-drowned-oarsman = Drowned Oarsman
champions-foe-bone-reaver = Bone Reaver
champions-foe-hel-sworn = Hel-Sworn
champions-foe-barrow-jarl = Barrow Jarl
champions-foe-fenris-cubs = Fenris Cubs
champions-foe-nokk = Nokk
champions-foe-giant-boar = Giant Boar
champions-foe-hel-hounds = Hel-Hounds
champions-foe-sea-hag = Sea Hag
champions-foe-barrow-bear = Barrow Bear
champions-foe-storm-eagle = Storm Eagle
champions-foe-sea-serpent = Sea Serpent
champions-foe-frost-giant = Frost Giant
champions-foe-lyndwurm = Lyndwurm
champions-foe-fire-giant = Fire Giant
champions-foe-jormungandr-spawn = Spawn of Jormungandr
champions-foe-kraken = Kraken

## Questions
champions-ask-interrupt = Use a rune, or wait
champions-ask-leader = Choose your leader
champions-ask-leader-detail = The last to choose plays first.
champions-ask-place = Place a worker ({ $idle } left)
champions-ask-harbour = Where does the ship sail: { $ship }?
champions-ask-harbour-detail = Warriors and food together: at most { $capacity }.
champions-ask-rune = Which rune do you take?
champions-ask-church = How much favor do you buy?
champions-ask-build = Which longship do you build?
champions-ask-build-detail = One for each player in a game; it sails from this round on.
champions-ask-market = What do you exchange?
champions-ask-market-detail = One for one. What you give cannot come back in the same visit.
champions-ask-beggar = { $left ->
         [one] Another food for a favor? Up to { $left } time more
        *[other] Another food for a favor? Up to { $left } times more
    }
champions-ask-recruit = Too little room: who stays? Places free: { $room }
champions-ask-look = Which journey do you look at?
champions-ask-look-detail = Only you see it. A destiny follows.
champions-ask-draw = Draw a destiny, or use True Vision first?
champions-ask-keep = Which destiny do you keep?
champions-ask-keep-detail = The others go under the deck, unseen.
champions-ask-bury = Which card goes under the deck first?
champions-ask-send = Whom do you send? Enemy: { $foe }
champions-ask-send-ship = The ship carries { $capacity }, food included.
champions-ask-send-ban = This weapon cannot be sent here: { $weapon }.
champions-ask-load = How much food do you load? Enemy: { $foe }
champions-ask-load-detail = Food needed: { $need }, warriors aboard: { $crew }.
champions-ask-settle = Send them out?
champions-ask-settle-detail = The others see it when all have decided.
champions-ask-ready = Roll the dice? Enemy: { $foe }
champions-ask-ready-hunt = Roll for the hunt?
champions-ask-ready-feed = Feed the crew?
champions-ask-roll-hunt = Hunt: { $hits } food so far. Reroll?
champions-ask-roll = { $foe }: { $hits } of { $needed } hits. Reroll?
champions-ask-roll-detail = Warriors lost if the roll stands: { $losses }.
champions-ask-losses = Whom do you lose? Warriors: { $count }. Enemy: { $foe }
champions-ask-triumph = Use the rune of Glory for { $glory } more glory?
champions-ask-blame = Who takes the blame?
champions-ask-blame-detail = The troll is dead, and the people look for somebody to scold.
champions-ask-journey = The journey: { $journey }. Replace it?
champions-ask-toll = What do you lose? In all: { $count }
champions-ask-starve = Too little food: whom do you lose? Warriors: { $count }
champions-ask-last-runes = Any runes before the scoring?

## Choices
champions-do-lead = { $leader }
champions-do-work = { $place }
champions-do-sail = { $shore }: { $foe }
champions-do-take-rune = { $rune }
champions-do-take-deck = The top rune of the deck, unseen
champions-do-favor = { $favor } favor for { $coins } coins
champions-do-build = { $ship }: { $wood } wood, { $coins } coins; carries { $capacity }, { $glory } glory
champions-do-trade = { $give } → { $take }
champions-do-give = Give another food for a favor
champions-do-recruit = Keep: { $weapon }
champions-do-look = { $shore }
champions-do-draw = Draw without the rune
champions-do-keep = Keep { $destiny }
champions-do-bury = Under the deck: { $destiny }
champions-do-send-none = Nobody
champions-do-send = { $crew } ({ $chance ->
    [100] > 99
   *[other] { $chance }
 } %)
champions-do-load = Food: { $food }
champions-do-in-turn = Demand turn order
champions-do-feed = Feed the crew
champions-do-roll = Roll
champions-do-reroll = Reroll for 1 favor: { $dice }
champions-do-stand = Let the roll stand
champions-do-lose = Give up: { $loss }
champions-do-blame = Blame { $player }
champions-do-accept-journey = Take the journey as it is
champions-do-keep-rune = Keep the rune
champions-do-finish = On to the scoring
champions-do-settle = Send them out
champions-do-done = Done
champions-do-use-gifts = Rune of Gifts: { $goods }
champions-do-use-potential = Rune of Potential, reroll blanks: { $warriors }
champions-do-use-success = Rune of Success: open { $destiny }
champions-do-use = Rune: { $rune }

## Log
champions-log-leader = { $player_you ->
    [yes] You lead as { $leader }
   *[no] { $player } leads as { $leader }
 }
champions-log-round = Round { $round }
champions-log-troll-came = A troll attacks the town: { $foe }
champions-log-draugr-came = A draugr rises: { $foe }
champions-log-monster-came = A monster comes to the { $shore }: { $foe }
champions-log-rune-laid = The runesmith offers { $rune }
champions-log-merchant-came = A merchant ship brings { $goods }
champions-log-worked = { $player_you ->
    [yes] You place a worker: { $place }
   *[no] { $player } places a worker: { $place }
 }
champions-log-paid = { $player_you ->
    [yes] You pay { $goods }
   *[no] { $player } pays { $goods }
 }
champions-log-gained = { $player_you ->
    [yes] You gain { $goods }
   *[no] { $player } gains { $goods }
 }
champions-log-turned-away = { $player_you ->
    [yes] No room in your longhouse: { $warriors }
   *[no] No room in the longhouse of { $player }: { $warriors }
 }
champions-log-marker = { $player_you ->
    [yes] You hold the first-player marker
   *[no] { $player } holds the first-player marker
 }
champions-log-hired = { $player_you ->
    [yes] You hire a worker
   *[no] { $player } hires a worker
 }
champions-log-begged = { $player_you ->
    [yes] You beg the gods and take a blame
   *[no] { $player } begs the gods and takes a blame
 }
champions-log-berthed = { $player_you ->
    [yes] You send a ship ({ $ship }) to the { $shore }
   *[no] { $player } sends a ship ({ $ship }) to the { $shore }
 }
champions-log-rune-taken = { $player_you ->
    [yes] You take the rune { $rune }
   *[no] { $player } takes the rune { $rune }
 }
champions-log-rune-drawn = { $player_you ->
    [yes] You draw the rune { $rune } unseen
   *[no] { $player } draws the rune { $rune } unseen
 }
champions-log-built = { $player_you ->
    [yes] You build a longship: { $ship }
   *[no] { $player } builds a longship: { $ship }
 }
champions-log-traded = { $player_you ->
    [yes] You exchange { $give } → { $take }
   *[no] { $player } exchanges { $give } → { $take }
 }
champions-log-looked = { $player_you ->
    [yes] You look at the journey of the { $shore }
   *[no] { $player } looks at the journey of the { $shore }
 }
champions-log-saw = You saw the journey of the { $shore }: { $journey }
champions-log-drew = { $player_you ->
    [yes]
        { $count ->
            [one] You draw { $count } destiny
           *[other] You draw { $count } destinies
        }
   *[no]
        { $count ->
            [one] { $player } draws { $count } destiny
           *[other] { $player } draws { $count } destinies
        }
 }
champions-log-kept = Your new destiny: { $destiny }
champions-log-buried = You put { $destiny } under the deck
champions-log-put-back = { $player_you ->
    [yes]
        { $count ->
            [one] You put back under the deck: { $count } card
           *[other] You put back under the deck: { $count } cards
        }
   *[no]
        { $count ->
            [one] { $player } puts back under the deck: { $count } card
           *[other] { $player } puts back under the deck: { $count } cards
        }
 }
champions-log-rune-used = { $player_you ->
    [yes] You use the rune { $rune }
   *[no] { $player } uses the rune { $rune }
 }
champions-log-opened = { $player_you ->
    [yes] You open the destiny { $destiny }: { $glory } glory
   *[no] { $player } opens the destiny { $destiny }: { $glory } glory
 }
champions-log-in-turn = { $player_you ->
    [yes] You demand that warriors are sent out in turn
   *[no] { $player } demands that warriors are sent out in turn
 }
champions-log-settled = { $player_you ->
    [yes] You have decided
   *[no] { $player } has decided
 }
champions-log-sent = { $player_you ->
    [yes] You send to { $field }: { $crew }
   *[no] { $player } sends to { $field }: { $crew }
 }
champions-log-sent-food = { $player_you ->
    [yes] You send to { $field }: { $crew }, with { $food } food
   *[no] { $player } sends to { $field }: { $crew }, with { $food } food
 }
champions-log-fight = { $player_you ->
    [yes] You fight: { $foe }
   *[no] { $player } fights: { $foe }
 }
champions-log-forbidden = Destroyed by { $foe } before the fight: { $warriors }
champions-log-rolled = { $player_you ->
    [yes] You roll { $dice }
   *[no] { $player } rolls { $dice }
 }
champions-log-rerolled = { $player_you ->
    [yes] You roll again: { $dice }
   *[no] { $player } rolls again: { $dice }
 }
champions-log-struck = Hits { $hits }, shields { $shields }: damage { $damage } of { $defence }, warriors lost { $losses }
champions-log-hunted = { $player_you ->
    [yes] You bring { $food } food from the hunt
   *[no] { $player } brings { $food } food from the hunt
 }
champions-log-fell = { $player_you ->
    [yes] You lose { $loss }
   *[no] { $player } loses { $loss }
 }
champions-log-beaten = { $player_you ->
    [yes] You beat { $foe }: { $reward }
   *[no] { $player } beats { $foe }: { $reward }
 }
champions-log-repelled = { $player_you ->
    [yes] You do not beat { $foe }
   *[no] { $player } does not beat { $foe }
 }
champions-log-blamed = { $player_you ->
    [yes] You take a blame from { $by }
   *[no] { $player } takes a blame from { $by }
 }
champions-log-blame-shed = { $player_you ->
    [yes] You shed a blame
   *[no] { $player } sheds a blame
 }
champions-log-journey = { $player_you ->
    [yes] You sail to the { $shore }: { $journey }
   *[no] { $player } sails to the { $shore }: { $journey }
 }
champions-log-washed = { $player_you ->
    [yes] The sea takes from you: { $loss }
   *[no] The sea takes from { $player }: { $loss }
 }
champions-log-fed = { $player_you ->
    [yes] You feed the crew: warriors { $warriors }, food used up { $food }
   *[no] { $player } feeds the crew: warriors { $warriors }, food used up { $food }
 }
champions-log-starved = { $player_you ->
    [yes] Your warriors starve at sea: { $warriors }
   *[no] Starved at sea ({ $player }): { $warriors }
 }
champions-log-leader-glory = { $player_you ->
    [yes] { $leader } brings you { $glory } glory
   *[no] { $leader } brings { $player } { $glory } glory
 }
champions-log-troll-unbeaten = Nobody beats { $foe }: everybody takes a blame
champions-log-draugr-left = Nobody beats { $foe }
champions-log-bounty = Coins on the monster at the { $shore }: { $coins }
champions-log-ended = The game is over: glory is counted

## Why not
champions-illegal-taken = Somebody is already there.
champions-illegal-no-runes = There is no such rune to take.
champions-illegal-one-ship = You already own a longship.
champions-illegal-cannot-pay = You cannot pay for that.
champions-illegal-one-worker = You have already hired your extra worker.
champions-illegal-no-ship = You own no longship.
champions-illegal-ship-away = Your longship is already at sea.
champions-illegal-ship-gone = This longship cannot be built.
champions-illegal-not-in-play = That is not in this game.
champions-illegal-no-harbour = Every harbour is taken.
champions-illegal-trade-back = What was given in this visit is not taken back.
champions-illegal-not-so-many = There are not so many.
champions-illegal-forbidden-weapon = This enemy cannot be fought with that weapon.
champions-illegal-ship-full = The ship does not carry so much.
champions-illegal-no-rune = You do not have this rune.
champions-illegal-rune-used = This rune was used already.
champions-illegal-rune-not-now = This rune does not work at this moment.
champions-illegal-gifts = The rune gives exactly 4 goods.
champions-illegal-no-destiny = You do not hold this destiny.
champions-illegal-not-blank = Only dice that show a blank can be rolled again.
champions-illegal-leader-taken = This leader is taken.
champions-illegal-church = The church sells 1 to 4 favor.
champions-illegal-no-favor = You have no favor.
champions-illegal-no-such-dice = No such dice lie on the table.
champions-illegal-wrong-loss = That is not the right number.
champions-illegal-blame = The blame goes to another player.

## Scores
champions-score-track = Glory
champions-score-destinies = Destinies
champions-score-sets = Sets of colours
champions-score-runes = Runes
champions-score-ship = Own longship
champions-score-favor = Favor
champions-score-coins = Coins
champions-score-blame = Blame
champions-tie-break = more enemies beaten
