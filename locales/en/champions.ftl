# Champions of Midgard.

champions-name = Champions of Midgard
champions-tagline = Place workers, roll your warriors, and beat trolls, draugr and monsters for glory.

## Options
champions-option-hall_of_glory = Hall of Glory
    .help = Whether everyone sees which enemies a player has beaten. By the rules trophies are face down; face up is a variant.
champions-option-hall_of_glory-off = trophies are face down
champions-option-hall_of_glory-on = trophies are face up
champions-option-distrust = Distrust of the People
    .help = A harder variant: everyone starts with a blame token.
champions-option-distrust-off = everyone starts without blame
champions-option-distrust-on = everyone starts with one blame token

## Phases
champions-phase-leaders = Leaders
champions-phase-place = Workers
champions-phase-assign = Warriors
champions-phase-fight = Fights
champions-phase-cleanup = Cleanup
champions-phase-end = End
champions-over = The game is over
champions-nobody = no one

## Leaders
champions-leader-asmundr = Asmundr the Pious
    .help = Each favor spent on a reroll also gains 2 glory.
champions-leader-dagrun = Dagrun the Destined
    .help = At the Sage’s House, draw one extra destiny and keep one.
champions-leader-gylfir = Gylfir the Seaworthy
    .help = Pay nothing at the Merchant Ship.
champions-leader-svanhildr = Svanhildr the Swordmaiden
    .help = Swords: a hit counts as 2, a double hit as 3.
champions-leader-ullr = Ullr the Berserker
    .help = Gain 1 glory in each combat round with a double hit.

## Places
champions-place-swordsmith = Swordsmith
    .to = at the Swordsmith
    .help = Take all swordsmen here.
champions-place-hafter = Hafter
    .to = at the Hafter
    .help = Take all spearmen here.
champions-place-blacksmith = Blacksmith
    .to = at the Blacksmith
    .help = Take all axemen here.
champions-place-smokehouse = Smokehouse
    .to = at the Smokehouse
    .help = Take all food here.
champions-place-merchant-ship = Merchant Ship
    .to = at the Merchant Ship
    .help = Pay 1 coin and take everything shown on the card.
champions-place-runesmith = Runesmith
    .to = at the Runesmith
    .help = Pay 1 wood for a face-up rune or the top rune of the deck.
champions-place-jarls-longhouse = Jarl’s Longhouse
    .to = at the Jarl’s Longhouse
    .help = Gain a swordsman and the first-player marker. If you already hold the marker, hand it to the player on your left.
champions-place-sages-house = Sage’s House
    .to = at the Sage’s House
    .help = Look at a face-down journey card, then draw a destiny card.
champions-place-shipwright = Shipwright
    .to = at the Shipwright
    .help = Build a private longship, once per game.
champions-place-market = Market
    .to = at the Market
    .help = Exchange food, wood and coins one for one, as often as you like.
champions-place-stave-church = Stave Church
    .to = at the Stave Church
    .help = Buy 1, 2, 3 or 4 favor tokens for 1, 3, 6 or 10 coins.
champions-place-worker-huts = Worker Huts
    .to = at the Worker Huts
    .help = Hire your extra worker; the price falls with each buyer.
champions-place-small-longship = Small public longship
    .to = on the small public longship
    .help = Free; carries 5 warriors and food in all.
champions-place-large-longship = Large public longship
    .to = on the large public longship
    .help = Costs 1 coin; carries 10 warriors and food in all.
champions-place-private-longship = Private longship
    .to = on your private longship
    .help = Send your private longship to a free harbor.
champions-place-troll = Troll
    .to = by the troll
    .help = Reserve the fight against the troll.
champions-place-draugr-1 = Left draugr
    .to = by the left draugr
    .help = Reserve the fight against the left draugr.
champions-place-draugr-2 = Right draugr
    .to = by the right draugr
    .help = Reserve the fight against the right draugr.
champions-place-hunting-grounds = Hunting Grounds
    .to = at the Hunting Grounds
    .help = Warriors you don’t send out hunt: 1 food per hit, at most 6.
champions-place-beg = Beg the Gods
    .to = to beg the gods
    .help = Gain 1 food and 1 blame token.
champions-place-beggar = Beggar
    .to = at the Beggar
    .help = Give 1 food and gain 1 favor, up to three times.
champions-place-skald = Skald
    .to = at the Skald
    .help = Gain 2 glory.
champions-place-generous-merchant = Generous Merchant
    .to = at the Generous Merchant
    .help = Gain 1 food and 1 wood.
champions-place-benefactor = Benefactor
    .to = at the Benefactor
    .help = Gain 2 coins.
champions-place-militia = Militia
    .to = at the Militia
    .help = Pay 1 food and gain 2 swordsmen.
champions-place-raiders = Raiders
    .to = at the Raiders
    .help = Pay 1 wood and gain 2 spearmen.
champions-place-jomsvikings = Jomsvikings
    .to = at the Jomsvikings
    .help = Pay 2 coins and gain a swordsman and an axeman.
champions-place-varangians = Varangians
    .to = at the Varangians
    .help = Pay 1 coin and gain a swordsman and a spearman.

## Fights, shores, ships
champions-field-troll = the troll
    .to = against the troll
champions-field-draugr-1 = the left draugr
    .to = against the left draugr
champions-field-draugr-2 = the right draugr
    .to = against the right draugr
champions-field-shore-1 = the first distant shore
    .to = to the first distant shore
champions-field-shore-2 = the second distant shore
    .to = to the second distant shore
champions-field-shore-3 = the third distant shore
    .to = to the third distant shore
champions-field-shore-4 = the fourth distant shore
    .to = to the fourth distant shore
champions-shore-shore-1 = first shore (near)
    .to = to the first distant shore
    .at = at the first distant shore
champions-shore-shore-2 = second shore (near)
    .to = to the second distant shore
    .at = at the second distant shore
champions-shore-shore-3 = third shore (far)
    .to = to the third distant shore
    .at = at the third distant shore
champions-shore-shore-4 = fourth shore (far)
    .to = to the fourth distant shore
    .at = at the fourth distant shore
champions-ship-small = small public longship
champions-ship-large = large public longship
champions-ship-karve = karve
champions-ship-snekkja = snekkja
champions-ship-skeid = skeid
champions-ship-drakkar = drakkar

## Weapons, goods, amounts
champions-weapon-swordsman = sword
champions-weapon-spearman = spear
champions-weapon-axeman = axe
champions-colour-red = red
champions-colour-blue = blue
champions-colour-yellow = yellow
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
    .acc = nothing
champions-die-blank = { $count ->
    [1] blank ({ $weapon })
   *[other] { $count } blanks ({ $weapon })
 }
champions-die-hit = { $count ->
    [1] hit ({ $weapon })
   *[other] { $count } hits ({ $weapon })
 }
champions-die-double = { $count ->
    [1] double hit ({ $weapon })
   *[other] { $count } double hits ({ $weapon })
 }
champions-die-shield = { $count ->
    [1] shield ({ $weapon })
   *[other] { $count } shields ({ $weapon })
 }

## Runes
champions-rune-gifts = Gifts
    .help = Any time: gain any 4 goods (food, wood, coins).
champions-rune-glory = Glory
    .help = After you beat an enemy: score half its glory again, rounded down.
champions-rune-healing = Healing
    .help = Cancel your losses in one combat round.
champions-rune-journey = Journey
    .help = Replace the journey just revealed with the top card of the deck.
champions-rune-knowledge = Knowledge
    .help = Any time: look at all face-down journeys on the board.
champions-rune-potential = Potential
    .help = After a roll: reroll any of your blank dice.
champions-rune-reaction = Reaction
    .help = After a roll: shields also count as hits.
champions-rune-success = Success
    .help = Any time: reveal one of your destinies and score it now and again at the end.
champions-rune-true-vision = True Vision
    .help = At the Sage’s House: draw two extra destinies and keep one in all.
champions-rune-wealth = Wealth
    .help = Any time: double your coins, gaining at most 5.

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
champions-destiny-odins-favored = Odin’s Favored
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
    .help = Fight the Kraken before the crew eats; it is worth 3 glory.
champions-journey-lost = Lost
    .help = Lose any two things aboard: food or warriors.
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
champions-ask-leader-detail = The last player to choose goes first.
champions-ask-place = { $idle ->
    [one] Place a worker (1 left)
   *[other] Place a worker ({ $idle } left)
 }
champions-ask-harbour = Where does the { $ship } sail?
champions-ask-harbour-detail = It carries { $capacity } in all: warriors and food.
champions-ask-rune = Which rune do you take?
champions-ask-church = How much favor do you buy?
champions-ask-build = Which longship do you build?
champions-ask-build-detail = One per player and game; it can sail from this round on.
champions-ask-market = What do you exchange?
champions-ask-market-detail = One for one. You can’t take back what you gave in the same visit.
champions-ask-beggar = { $left ->
    [one] Give another food for a favor? Once more
   *[other] Give another food for a favor? Up to { $left } more times
 }
champions-ask-recruit = { $room ->
    [one] Not enough room. Choose one warrior to keep.
   *[other] Not enough room. Choose { $room } warriors to keep.
 }
champions-ask-look = Which journey card do you look at?
champions-ask-look-detail = Only you see it. Then you draw a destiny.
champions-ask-draw = Draw a destiny, or use True Vision first?
champions-ask-keep = Which destiny do you keep?
champions-ask-keep-detail = The others go to the bottom of the deck, unseen.
champions-ask-bury = Which card goes under the deck first?
champions-ask-send = Who fights the { $foe }?
champions-ask-send-ship = The ship carries { $capacity }, food included.
champions-ask-send-ban = Forbidden here: { $weapon }.
champions-ask-load = How much food do you load against the { $foe }?
champions-ask-load-detail = { $crew ->
    [one] 1 warrior aboard needs { $need } food.
   *[other] { $crew } warriors aboard need { $need } food.
 }
champions-ask-settle = Send them out?
champions-ask-settle-detail = The others see your crews when everyone has decided.
champions-ask-ready = Roll against the { $foe }?
champions-ask-ready-hunt = Roll for the hunt?
champions-ask-ready-feed = Feed the crew?
champions-ask-roll-hunt = Hunt: { $hits } food so far. Reroll?
champions-ask-roll = { $foe }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }, { $needed } needed. Reroll?
champions-ask-roll-detail = { $losses ->
    [0] If you keep this roll, you lose no one.
    [one] If you keep this roll, you lose 1 warrior.
   *[other] If you keep this roll, you lose { $losses } warriors.
 }
champions-ask-losses = { $count ->
    [one] Choose 1 warrior to lose to the { $foe }
   *[other] Choose { $count } warriors to lose to the { $foe }
 }
champions-ask-triumph = Use the rune of Glory to score { $glory } more glory?
champions-ask-blame = Who gets the blame token?
champions-ask-blame-detail = The troll is dead. The townsfolk want someone to blame.
champions-ask-journey = Journey revealed: { $journey }. Replace it?
champions-ask-toll = { $count ->
    [one] Choose 1 thing to lose
   *[other] Choose { $count } things to lose
 }
champions-ask-starve = { $count ->
    [one] Not enough food. Choose 1 warrior to lose.
   *[other] Not enough food. Choose { $count } warriors to lose.
 }
champions-ask-last-runes = Use any runes before the scoring?

## Choices
champions-do-lead = { $leader }
champions-do-work = { $place }
champions-do-sail = { $shore }: { $foe }
champions-do-take-rune = { $rune }
champions-do-take-deck = The top rune of the deck, unseen
champions-do-favor = { $favor } favor for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
champions-do-build = { $ship }: { $wood } wood and { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
 }; carries { $capacity }, { $glory } glory
champions-do-trade = { $give } → { $take }
champions-do-give = Give another food for a favor
champions-do-recruit = Keep { $warrior }
champions-do-look = { $shore }
champions-do-draw = Draw without the rune
champions-do-keep = Keep { $destiny }
champions-do-bury = Put { $destiny } under the deck
champions-do-send-none = Send no one
champions-do-send = { $crew } ({ $chance ->
    [100] > 99
   *[other] { $chance }
 }% to win)
champions-do-load = { $food ->
    [0] Load no food
   *[other] Load { $food } food
 }
champions-do-in-turn = Send in turn order instead
    .help = Everyone sends warriors openly, one after another, starting with the first player.
champions-do-feed = Feed the crew
champions-do-roll = Roll
champions-do-reroll = Reroll for 1 favor: { $dice }
champions-do-stand = Keep this roll
champions-do-lose = Lose { $loss }
champions-do-blame = Give { $player_dat } the blame token
champions-do-accept-journey = Accept this journey
champions-do-keep-rune = Keep the rune
champions-do-finish = Go to the scoring
champions-do-settle = Send them out
champions-do-done = Done
champions-do-use-gifts = Rune of Gifts: { $goods }
champions-do-use-potential = Rune of Potential: reroll the blanks of { $warriors }
champions-do-use-success = Rune of Success: reveal { $destiny }
champions-do-use = Use the rune of { $rune }

## Log
champions-log-leader = { $player_you ->
    [yes] You choose { $leader } as your leader
   *[no] { $player } chooses { $leader } as leader
 }
champions-log-round = Round { $round }
champions-log-troll-came = A troll attacks the town: { $foe }
champions-log-draugr-came = A draugr rises: { $foe }
champions-log-monster-came = A monster appears { $shore_at }: { $foe }
champions-log-rune-laid = The Runesmith offers the rune of { $rune }
champions-log-merchant-came = A merchant ship brings { $goods }
champions-log-worked = { $player_you ->
    [yes] You place a worker { $place_to }
   *[no] { $player } places a worker { $place_to }
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
    [yes] Your longhouse has no room for { $warriors }: returned to the supply
   *[no] { $player }’s longhouse has no room for { $warriors }: returned to the supply
 }
champions-log-marker = { $player_you ->
    [yes] You take the first-player marker
   *[no] { $player } takes the first-player marker
 }
champions-log-hired = { $player_you ->
    [yes] You hire a worker
   *[no] { $player } hires a worker
 }
champions-log-begged = { $player_you ->
    [yes] You beg the gods and take a blame token
   *[no] { $player } begs the gods and takes a blame token
 }
champions-log-berthed = { $player_you ->
    [yes] You sail the { $ship } { $shore_to }
   *[no] { $player } sails the { $ship } { $shore_to }
 }
champions-log-rune-taken = { $player_you ->
    [yes] You take the rune of { $rune }
   *[no] { $player } takes the rune of { $rune }
 }
champions-log-rune-drawn = { $player_you ->
    [yes] You draw the rune of { $rune } from the deck
   *[no] { $player } draws the rune of { $rune } from the deck
 }
champions-log-built = { $player_you ->
    [yes] You build a longship, the { $ship }
   *[no] { $player } builds a longship, the { $ship }
 }
champions-log-traded = { $player_you ->
    [yes] You exchange 1 { $give } for 1 { $take }
   *[no] { $player } exchanges 1 { $give } for 1 { $take }
 }
champions-log-looked = { $player_you ->
    [yes] You look at the journey card { $shore_at }
   *[no] { $player } looks at the journey card { $shore_at }
 }
champions-log-saw = You see the journey card { $shore_at }: { $journey }
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
            [one] You return 1 card to the bottom of the deck
           *[other] You return { $count } cards to the bottom of the deck
        }
   *[no]
        { $count ->
            [one] { $player } returns 1 card to the bottom of the deck
           *[other] { $player } returns { $count } cards to the bottom of the deck
        }
 }
champions-log-rune-used = { $player_you ->
    [yes] You use the rune of { $rune }
   *[no] { $player } uses the rune of { $rune }
 }
champions-log-opened = { $player_you ->
    [yes] You reveal the destiny { $destiny } and score { $glory } glory
   *[no] { $player } reveals the destiny { $destiny } and scores { $glory } glory
 }
champions-log-in-turn = { $player_you ->
    [yes] You ask for warriors to be sent in turn order
   *[no] { $player } asks for warriors to be sent in turn order
 }
champions-log-settled = { $player_you ->
    [yes] You have sent your warriors
   *[no] { $player } has sent warriors
 }
champions-log-sent = { $player_you ->
    [yes] You send { $crew } { $field_to }
   *[no] { $player } sends { $crew } { $field_to }
 }
champions-log-sent-nobody = { $player_you ->
    [yes] You send no one { $field_to }
   *[no] { $player } sends no one { $field_to }
 }
champions-log-sent-food = { $player_you ->
    [yes] You send { $crew } with { $food } food { $field_to }
   *[no] { $player } sends { $crew } with { $food } food { $field_to }
 }
champions-log-fight = { $player_you ->
    [yes] You fight the { $foe }
   *[no] { $player } fights the { $foe }
 }
champions-log-forbidden = { $player_you ->
    [yes] You lose { $warriors } to the { $foe } before the fight
   *[no] { $player } loses { $warriors } to the { $foe } before the fight
 }
champions-log-rolled = { $player_you ->
    [yes] You roll { $dice }
   *[no] { $player } rolls { $dice }
 }
champions-log-rerolled = { $player_you ->
    [yes] You reroll: { $dice }
   *[no] { $player } rerolls: { $dice }
 }
champions-log-struck = { $hits ->
    [0] No hits
    [one] 1 hit
   *[other] { $hits } hits
 }, { $shields ->
    [0] no shields
    [one] 1 shield
   *[other] { $shields } shields
 }. Damage: { $damage }, { $defence } needed. { $losses ->
    [0] No warriors lost
    [one] 1 warrior lost
   *[other] { $losses } warriors lost
 }
champions-log-hunted = { $player_you ->
    [yes] You bring { $food } food from the hunt
   *[no] { $player } brings { $food } food from the hunt
 }
champions-log-fell = { $player_you ->
    [yes] You lose { $loss }
   *[no] { $player } loses { $loss }
 }
champions-log-beaten = { $player_you ->
    [yes] You beat the { $foe } and gain { $reward }
   *[no] { $player } beats the { $foe } and gains { $reward }
 }
champions-log-repelled = { $player_you ->
    [yes] You fail to beat the { $foe }
   *[no] { $player } fails to beat the { $foe }
 }
champions-log-blamed = { $by_you ->
    [yes] You give { $player } a blame token
   *[no] { $by } gives { $player_dat } a blame token
 }
champions-log-blame-shed = { $player_you ->
    [yes] You discard a blame token
   *[no] { $player } discards a blame token
 }
champions-log-journey = { $player_you ->
    [yes] You sail { $shore_to } and reveal the journey: { $journey }
   *[no] { $player } sails { $shore_to } and reveals the journey: { $journey }
 }
champions-log-washed = { $player_you ->
    [yes] You lose { $loss } at sea
   *[no] { $player } loses { $loss } at sea
 }
champions-log-fed = { $player_you ->
    [yes] You feed { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
     } with { $food } food
   *[no] { $player } feeds { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
     } with { $food } food
 }
champions-log-starved = { $player_you ->
    [yes] You lose { $warriors } to hunger at sea
   *[no] { $player } loses { $warriors } to hunger at sea
 }
champions-log-leader-glory = { $player_you ->
    [yes] You gain { $glory } glory ({ $leader })
   *[no] { $player } gains { $glory } glory ({ $leader })
 }
champions-log-troll-unbeaten = No one beats the { $foe }: everyone takes a blame token
champions-log-draugr-left = No one beats the { $foe }
champions-log-bounty = { $coins ->
    [one] 1 coin lies on the monster { $shore_at }
   *[other] { $coins } coins lie on the monster { $shore_at }
 }
champions-log-ended = The game is over: glory is counted

## Why not
champions-illegal-taken = Someone is already there.
champions-illegal-no-runes = That rune is not on offer.
champions-illegal-one-ship = You already have a private longship.
champions-illegal-cannot-pay = You can’t pay for that.
champions-illegal-one-worker = You have already hired your extra worker.
champions-illegal-no-ship = You have no private longship.
champions-illegal-ship-away = Your private longship is already at sea.
champions-illegal-ship-gone = That longship is no longer available.
champions-illegal-not-in-play = That is not part of this game.
champions-illegal-no-harbour = Every harbor is taken.
champions-illegal-trade-back = You can’t take back what you gave in the same visit.
champions-illegal-not-so-many = You don’t have that many.
champions-illegal-forbidden-weapon = That weapon is forbidden against this enemy.
champions-illegal-ship-full = The ship can’t carry that much.
champions-illegal-no-rune = You don’t have that rune.
champions-illegal-rune-used = That rune has already been used.
champions-illegal-rune-not-now = That rune can’t be used right now.
champions-illegal-gifts = The rune gives exactly 4 goods.
champions-illegal-no-destiny = You don’t hold that destiny.
champions-illegal-not-blank = Only dice showing a blank can be rerolled.
champions-illegal-leader-taken = That leader is taken.
champions-illegal-church = The church sells 1 to 4 favor at a time.
champions-illegal-no-favor = You have no favor left.
champions-illegal-no-such-dice = Those dice are not on the table.
champions-illegal-wrong-loss = That is not the number to lose.
champions-illegal-blame = The blame token must go to another player.

## Scores
champions-score-track = Glory
champions-score-destinies = Destinies
champions-score-sets = Enemy sets
champions-score-runes = Runes
champions-score-ship = Private longship
champions-score-favor = Favor
champions-score-coins = Coins
champions-score-blame = Blame
champions-tie-break = more enemies beaten
