# A Feast for Odin.

feast-name = A Feast for Odin
feast-tagline = Raid, trade, explore and feast: a saga of goods and boards.
feast-alone-measure = In a solo game, 100 points is a very good score.

## Options
feast-option-length = Length
    .help = In the short game you start with one more Viking: good for a first evening. The long one gives you time to reap.
feast-option-length-long = Long: seven rounds
feast-option-length-short = Short: six rounds
feast-option-decks = Occupation decks
    .help = Deck A suits first games. The cards of B and C are more intricate.
feast-option-decks-a = A
feast-option-decks-b = B
feast-option-decks-c = C
feast-option-decks-ab = A, B
feast-option-decks-ac = A, C
feast-option-decks-bc = B, C
feast-option-decks-abc = A, B, C
feast-option-starting_card = Starting occupation
    .help = The occupation you hold before the first round.
feast-option-starting_card-drawn = Drawn at random
feast-option-starting_card-chosen = Chosen by you

## Goods
feast-good-peas = Peas
    .acc = peas
feast-good-flax = Flax
    .acc = flax
feast-good-beans = Beans
    .acc = beans
feast-good-grain = Grain
    .acc = grain
feast-good-cabbage = Cabbage
    .acc = cabbage
feast-good-fruits = Fruits
    .acc = fruits
feast-good-pregnant-sheep = Pregnant sheep
    .acc = pregnant sheep
feast-good-pregnant-cattle = Pregnant cattle
    .acc = pregnant cattle
feast-good-mead = Mead
    .acc = mead
feast-good-stockfish = Stockfish
    .acc = stockfish
feast-good-milk = Milk
    .acc = milk
feast-good-salt-meat = Salt meat
    .acc = salt meat
feast-good-game-meat = Game meat
    .acc = game meat
feast-good-sheep = Sheep
    .acc = sheep
feast-good-whale-meat = Whale meat
    .acc = whale meat
feast-good-cattle = Cattle
    .acc = cattle
feast-good-oil = Oil
    .acc = oil
feast-good-hide = Hide
    .acc = hide
feast-good-wool = Wool
    .acc = wool
feast-good-linen = Linen
    .acc = linen
feast-good-skin-and-bones = Skin and bones
    .acc = skin and bones
feast-good-fur = Fur
    .acc = fur
feast-good-robe = Robe
    .acc = robe
feast-good-clothing = Clothing
    .acc = clothing
feast-good-rune-stone = Rune stone
    .acc = rune stone
feast-good-silverware = Silverware
    .acc = silverware
feast-good-chest = Chest
    .acc = chest
feast-good-silk = Silk
    .acc = silk
feast-good-spices = Spices
    .acc = spices
feast-good-jewelry = Jewelry
    .acc = jewelry
feast-good-treasure-chest = Treasure chest
    .acc = treasure chest
feast-good-silver-hoard = Silver hoard
    .acc = silver hoard

## Special tiles
feast-special-glass-beads = Glass Beads
    .acc = glass Beads
feast-special-helmet = Helmet
    .acc = helmet
feast-special-cloakpin = Cloakpin
    .acc = cloakpin
feast-special-belt = Belt
    .acc = belt
feast-special-crucifix = Crucifix
    .acc = crucifix
feast-special-drinking-horn = Drinking Horn
    .acc = drinking Horn
feast-special-amber-figure = Amber Figure
    .acc = amber Figure
feast-special-horseshoe = Horseshoe
    .acc = horseshoe
feast-special-gold-brooch = Gold Brooch
    .acc = gold Brooch
feast-special-forge-hammer = Forge Hammer
    .acc = forge Hammer
feast-special-fibula = Fibula
    .acc = fibula
feast-special-throwing-axe = Throwing Axe
    .acc = throwing Axe
feast-special-chalice = Chalice
    .acc = chalice
feast-special-round-shield = Round Shield
    .acc = round Shield
feast-special-english-crown = English Crown
    .acc = English Crown

## Resources, weapons, ships, buildings
feast-resource-wood = Wood
    .acc = wood
feast-resource-stone = Stone
    .acc = stone
feast-resource-ore = Ore
    .acc = ore
feast-resource-silver = Silver
    .acc = silver
feast-resource-ship-ore = Ore from the ship
    .acc = ore from the ship
feast-weapon-bow = Bow and arrow
    .acc = bow and arrow
feast-weapon-snare = Snare
    .acc = snare
feast-weapon-spear = Spear
    .acc = spear
feast-weapon-long-sword = Long sword
    .acc = long sword
feast-weapon-any = Weapon of any kind
    .acc = weapon of any kind
feast-ship-whaling-boat = Whaling boat
    .acc = whaling boat
    .loc = whaling boat
feast-ship-knarr = Knarr
    .acc = knarr
    .loc = knarr
feast-ship-longship = Longship
    .acc = longship
    .loc = longship
feast-ship-armed-longship = Longship with 3 ore
    .acc = longship with 3 ore
    .loc = longship with 3 ore
feast-building-shed = Shed
    .to = in the shed
    .acc = shed
feast-building-stone-house = Stone house
    .to = in the stone house
    .acc = stone house
feast-building-long-house = Long house
    .to = in the long house
    .acc = long house

## Boards
feast-place-home = Home board
    .to = on the home board
    .acc = the home board
feast-island-shetland = Shetland
    .to = on Shetland
    .acc = Shetland
feast-island-faroe-islands = Faroe Islands
    .to = on the Faroe Islands
    .acc = the Faroe Islands
feast-island-iceland = Iceland
    .to = on Iceland
    .acc = Iceland
feast-island-greenland = Greenland
    .to = on Greenland
    .acc = Greenland
feast-island-bear-island = Bear Island
    .to = on Bear Island
    .acc = Bear Island
feast-island-baffin-island = Baffin Island
    .to = on Baffin Island
    .acc = Baffin Island
feast-island-labrador = Labrador
    .to = on Labrador
    .acc = Labrador
feast-island-newfoundland = Newfoundland
    .to = on Newfoundland
    .acc = Newfoundland

## Dice actions
feast-dice-hunt = Hunting game
    .acc = hunting game
feast-dice-snare = Laying a snare
    .acc = laying a snare
feast-dice-whaling = Whaling
    .acc = whaling
feast-dice-raid = Raiding
    .acc = raiding
feast-dice-pillage = Pillaging
    .acc = pillaging

## Action spaces
feast-space-build-shed = Build a shed
feast-space-build-stone-house = Build a stone house
feast-space-build-long-house = Build a long house
feast-space-build-house-and-ship = Build a house and a ship
feast-space-build-whaling-boat = Build a whaling boat
feast-space-build-knarr = Build a knarr
feast-space-build-longship = Build a longship
feast-space-hunt-game-1 = Hunting game (1)
feast-space-take-stockfish = Take a stockfish
feast-space-hunt-game-2 = Hunting game (2)
feast-space-lay-snare = Laying a snare
feast-space-whaling-3 = Whaling with up to three boats
feast-space-whaling-4 = Whaling with one boat
feast-space-buy-stockfish = Buy two stockfish
feast-space-buy-salt-meat = Buy two salt meat
feast-space-buy-sheep = Buy a sheep
feast-space-buy-cattle-milk = Buy cattle and milk
feast-space-sheep-or-cattle = Sheep, or cattle for silver
feast-space-buy-cattle-sheep = Buy cattle and a sheep
feast-space-weekly-1 = Weekly market: beans
feast-space-weekly-2 = Weekly market: flax and stockfish
feast-space-weekly-3 = Weekly market: fruits, oil, salt meat
feast-space-weekly-4 = Weekly market: spices, milk, wool
feast-space-products-milk = Milk from your cattle
feast-space-products-mead = Two mead, two silver
feast-space-products-wool = Wool from your sheep
feast-space-craft-linen = Flax → linen
feast-space-craft-rune-stone = Stone → rune stone
feast-space-craft-clothing = Hide and linen → clothing
feast-space-craft-chest = Wood or ore → chest
feast-space-forge = Forge
feast-space-craft-runes-chests = Rune stones and chests
feast-space-craft-master = Silver, robe and jewelry
feast-space-mountain-2 = Two items from a mountain strip
feast-space-mountain-1-upgrade-1 = One item, one upgrade
feast-space-upgrade-2 = Two upgrades
feast-space-wood-per-player-ore = One wood per player, one ore
feast-space-mountain-3-upgrade-1 = Three items, one upgrade
feast-space-upgrade-3 = Three upgrades
feast-space-mountain-3-2 = Three and two items from mountain strips
feast-space-upgrade-3-weapons-4 = Three upgrades, four weapons
feast-space-upgrade-4 = Four upgrades
feast-space-mountain-4-upgrade2-2 = Four items, two double upgrades
feast-space-mountain-2222-or-upgrade2-3 = 2+2+2+2 items or three double upgrades
feast-space-overseas-1 = Overseas trading (1)
feast-space-overseas-2 = Overseas trading (2)
feast-space-special-sale = Special sale
feast-space-raid = Raiding
feast-space-pillage-2 = Pillaging (2)
feast-space-pillage-3 = Pillaging (3)
feast-space-plunder = Plundering
feast-space-explore-1 = Explore Shetland or the Faroe Islands
feast-space-explore-2 = Explore Iceland, Greenland or Bear Island
feast-space-explore-3 = Explore Baffin Island, Labrador or Newfoundland
feast-space-draw-occupation = Draw an occupation
feast-space-play-occupation-paid = Play an occupation for stone or ore
feast-space-emigrate-2 = Emigration (2)
feast-space-play-occupations-2 = Play up to two occupations
feast-space-emigrate-3 = Emigration (3)
feast-space-play-occupations-4 = Play up to four occupations
feast-space-swap-and-emigrate-4 = Whaling boat → knarr, then emigrate
feast-space-copy-low = Copy an action space of the first two columns
feast-space-copy-high = Copy an action space of the last two columns

## Phases
feast-phase-harvest = Harvest
feast-phase-weapon = Weapon
feast-phase-actions = Actions
feast-phase-income = Income
feast-phase-breeding = Breeding
feast-phase-feast = Feast
feast-phase-bonus = Bonus

## Score sheet
feast-score-ships = Ships
feast-score-emigrations = Emigrations
feast-score-islands = Exploration boards
feast-score-buildings = Sheds and houses
feast-score-animals = Sheep and cattle
feast-score-occupations = Occupations
feast-score-silver = Silver
feast-score-crown = English Crown
feast-score-home-open = Uncovered −1s, home board
feast-score-islands-open = Uncovered −1s, exploration boards
feast-score-buildings-open = Uncovered −1s, houses
feast-score-penalties = Thing penalties
feast-tie-shared = The victory is shared.
feast-over = The game is over.
feast-amount = { $count ->
    [1] { $item }
   *[other] { $count } × { $item }
 }
    .acc = { $count ->
        [1] { $item_acc }
       *[other] { $count } × { $item_acc }
     }
feast-nothing = nothing
    .acc = nothing

## Questions
feast-ask-turn = { $vikings ->
    [one] Place your last Viking, or pass.
   *[other] Place Vikings ({ $vikings } left), or pass.
 }
feast-ask-turn-detail = At any time you can also place goods, buy ships, put ore on them, and use your blue cards.
feast-ask-before-harvest = The harvest comes next. Anything you want to do first?
feast-ask-before-income = Income comes next. Place goods now if you like.
feast-ask-before-breeding = The animals breed next. Anything you want to do first?
feast-ask-before-bonus = Bonuses come next. Place goods now if you like.
feast-ask-between = One phase is over and the next one starts. Use or play a card now if you like.
feast-ask-final = The last feast is over. Place what is left; you can still buy ships and use blue cards.
feast-ask-pause-detail = Goods you place stay where they are.
feast-ask-lay = Where do you place the { $piece_acc }?
feast-ask-lay-detail = Green never touches green. An income number can be covered only when everything to its left and below it is covered.
feast-ask-card = Use the card “{ $card }”?
feast-ask-choose = Choose one of the two.
feast-ask-pay = What do you pay with? ({ $space })
feast-ask-exchange = Exchange { $pay_acc } for { $gain_acc }?
feast-ask-mountain = Take { $most ->
        [1] 1 item
       *[other] up to { $most } items
    } from a mountain strip{ $strips ->
        [1] .
       *[other] ; { $strips } strips left.
    }
feast-ask-mountain-detail = Take items in order from the start of a strip, each time from a different strip.
feast-ask-upgrade = { $steps ->
    [1] Upgrade goods by one step ({ $left } left).
   *[other] Upgrade goods by { $steps } steps ({ $left } left).
 }
feast-ask-upgrade-detail = Orange becomes red, red becomes green, green becomes blue; the shape stays the same.
feast-ask-overseas = Turn green goods to their blue side, one of each type.
feast-ask-sale = Buy special tiles ({ $left } left).
feast-ask-forge = Which special tile do you forge?
feast-ask-first-roll = { $dice }: roll the die.
feast-ask-battle = { $dice }: your result is { $result }. { $left ->
    [0] No rolls left.
    [one] 1 roll left.
   *[other] { $left } rolls left.
 }
feast-ask-hunt = { $dice }: spend { $result } in weapons and wood. { $left ->
    [0] No rolls left.
    [one] 1 roll left.
   *[other] { $left } rolls left.
 }
feast-ask-back = How many Vikings return to the Thing square?
feast-ask-explore = Which exploration board do you take?
feast-ask-emigrate = Which ship emigrates? It costs { $silver } silver.
feast-ask-swap = Exchange a whaling boat for a knarr?
feast-ask-play = Which occupation do you play? ({ $left } left)
feast-ask-feast = { $left ->
    [one] Fill the banquet table: 1 space left, space { $cell }.
   *[other] Fill the banquet table: { $left } spaces left, now space { $cell }.
 }
feast-ask-feast-detail = Never orange beside orange or red beside red; each empty space costs 3 points.
feast-ask-discard = Which weapon do you discard? ({ $count } left)
feast-ask-start-card = Which occupation do you start with?
feast-ask-ship-leaves = Which ship leaves the harbor?
feast-ask-ship-ore = Which longship gives up an ore?
feast-ask-sails = Which ships set sail?
feast-ask-boats = { $most ->
    [one] Which whaling boat sails?
   *[other] Which whaling boats sail? At most { $most }.
 }
feast-ask-animal = Which animal do you give?

## Choices
feast-do-go = { $space }
feast-do-go-with = { $space } with { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
 }
feast-do-copy = Copy “{ $space }”
feast-do-pass = Pass for this round
feast-do-done = Continue
feast-do-lay = Place the { $piece_acc }
feast-do-at = { $board }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }, row { $row }, column { $column }{ $turn ->
        [0] {""}
       *[other] , turned { $turn }
    }{ $mirrored ->
        [0] {""}
       *[other] , mirrored
    }: income { $income }, uncovered −1s { $open }
feast-do-keep = Put it back
feast-do-buy = Buy a { $ship_acc } for { $silver } silver
feast-do-arm = Put ore on a { $ship_acc } (it carries { $ore })
feast-do-fill = Put { $resource_acc } { $building_to }
feast-do-use = Use “{ $card }”
feast-do-use-exchange = “{ $card }”: exchange { $pay_acc } for { $gain_acc }
feast-do-use-gain = “{ $card }”: gain { $gain_acc }
feast-do-use-mountain = “{ $card }”: take { $most ->
    [1] 1 item
   *[other] up to { $most } items
 } from a mountain strip
feast-do-use-mountain-all = “{ $card }”: take { $most ->
    [1] 1 item
   *[other] { $most } items
 } from one mountain strip
feast-do-play = Play “{ $card }” ({ $points ->
    [one] 1 point
   *[other] { $points } points
 })
feast-do-hold = Start with “{ $card }”
feast-do-with = Pay with { $resource_acc }
feast-do-mine = Mountain strip { $strip }: take { $items_acc }
feast-do-up = { $good } → { $to }
feast-do-further = One step further: { $good } → { $to }
feast-do-take = Take the { $piece_acc }
feast-do-roll = Roll
feast-do-succeed = Succeed by spending { $pay_acc }
feast-do-succeed-free = Succeed
feast-do-fail = Declare a failure
feast-do-spend = Spend { $item_acc }
feast-do-back = { $vikings ->
    [0] Bring no Viking back
    [one] Bring 1 Viking back
   *[other] Bring { $vikings } Vikings back
 }
feast-do-explore = { $island }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $silver } silver on it
feast-do-emigrate = Emigrate with a { $ship_acc }
feast-do-serve-long = { $good } lengthwise ({ $cells ->
    [one] 1 space
   *[other] { $cells } spaces
 })
feast-do-serve-short = { $good } upright ({ $cells ->
    [one] 1 space
   *[other] { $cells } spaces
 })
feast-do-serve-silver = 1 silver for one space
feast-do-skip = Leave a space empty (penalty)
feast-do-cell = Continue with space { $cell }
feast-do-ship = { $ship } with { $ore } ore
feast-do-sail = { $boats ->
    [one] 1 whaling boat with { $ore } ore
   *[other] { $boats } whaling boats with { $ore } ore
 }
feast-do-discard = Discard a { $weapon_acc }
feast-do-give = Give { $good_acc }
feast-do-choose = { $space }
feast-do-change = { $good }{ $steps ->
        [0] {""}
        [1] {""}
       *[other] {" "}by two steps
    }
feast-do-pick-build-house-and-ship-0 = Stone house and longship
feast-do-pick-build-house-and-ship-1 = Long house and knarr
feast-do-pick-sheep-or-cattle-0 = A sheep
feast-do-pick-sheep-or-cattle-1 = Cattle for silver
feast-do-pick-mountain-2222-or-upgrade2-3-0 = Items from up to four mountain strips
feast-do-pick-mountain-2222-or-upgrade2-3-1 = Three double upgrades
feast-do-pick-knarr = A knarr for 3 wood
feast-do-pick-exchange = { $pay } → { $gain }
feast-do-pick-swap = Whaling boat → knarr
feast-do-pick-game-meat = Take game meat instead of one of the two
feast-do-pick-upgrade = Upgrade two goods instead
feast-do-pick-fish = Move a stockfish into a house
feast-do-pick-ore = Place an ore
feast-do-pick-unload = { $ore ->
        [0] Take the ore off a whaling boat
       *[other] Take 1 ore off the longship with { $ore } ore
    }
feast-do-pick-vikings = { $vikings ->
    [0] Bring no Viking home
    [one] Bring 1 Viking home
   *[other] Bring { $vikings } Vikings home
 }
feast-do-pick-silverware = Take silverware instead
feast-do-pick-sails = { $knarr ->
        [1] Knarrs instead of longships
       *[other] Longships
    }
feast-do-pick-option = Choice { $option }

## Log
feast-log-round = Round { $round } starts.
feast-log-placed = { $seat_you ->
    [yes] You place { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
     } on “{ $space }”.
   *[no] { $seat } places { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
     } on “{ $space }”.
 }
feast-log-copied = { $seat_you ->
    [yes] You copy “{ $space }” with { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
     }.
   *[no] { $seat } copies “{ $space }” with { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
     }.
 }
feast-log-passed = { $seat_you ->
    [yes] You pass.
   *[no] { $seat } passes.
 }
feast-log-gained = { $seat_you ->
    [yes] You gain { $items_acc }.
   *[no] { $seat } gains { $items_acc }.
 }
feast-log-paid = { $seat_you ->
    [yes] You pay { $items_acc }.
   *[no] { $seat } pays { $items_acc }.
 }
feast-log-laid = { $seat_you ->
    [yes] You place { $piece_acc } { $board_to }.
   *[no] { $seat } places { $piece_acc } { $board_to }.
 }
feast-log-armed = { $seat_you ->
    [yes] You put ore on a { $ship_acc }.
   *[no] { $seat } puts ore on a { $ship_acc }.
 }
feast-log-bought = { $seat_you ->
    [yes] You buy a { $ship_acc } for { $silver } silver.
   *[no] { $seat } buys a { $ship_acc } for { $silver } silver.
 }
feast-log-filled = { $seat_you ->
    [yes] You put { $resource_acc } { $building_to }.
   *[no] { $seat } puts { $resource_acc } { $building_to }.
 }
feast-log-upgraded = { $seat_you ->
    [yes] You upgrade { $from_acc } to { $to_acc }.
   *[no] { $seat } upgrades { $from_acc } to { $to_acc }.
 }
feast-log-rolled = { $seat_you ->
    [yes] You roll { $roll } for { $dice_acc }. Result: { $result }.
   *[no] { $seat } rolls { $roll } for { $dice_acc }. Result: { $result }.
 }
feast-log-succeeded = { $seat_you ->
    [yes] You succeed at { $dice_acc }.
   *[no] { $seat } succeeds at { $dice_acc }.
 }
feast-log-failed = { $seat_you ->
    [yes] You fail at { $dice_acc }.
   *[no] { $seat } fails at { $dice_acc }.
 }
feast-log-mined = { $seat_you ->
    [yes] You take { $count ->
        [one] 1 item
       *[other] { $count } items
     } from mountain strip { $strip }.
   *[no] { $seat } takes { $count ->
        [one] 1 item
       *[other] { $count } items
     } from mountain strip { $strip }.
 }
feast-log-back = { $seat_you ->
    [yes] You bring { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
     } home from “{ $space }”.
   *[no] { $seat } brings { $vikings ->
        [one] 1 Viking
       *[other] { $vikings } Vikings
     } home from “{ $space }”.
 }
feast-log-explored = { $seat_you ->
    [yes] You explore { $island_acc }.
   *[no] { $seat } explores { $island_acc }.
 }
feast-log-emigrated = { $seat_you ->
    [yes] You emigrate with a { $ship_acc }.
   *[no] { $seat } emigrates with a { $ship_acc }.
 }
feast-log-drew = { $seat_you ->
    [yes] You draw “{ $card }”.
   *[no] { $seat } draws “{ $card }”.
 }
feast-log-drew-hidden = { $seat_you ->
    [yes] You draw an occupation.
   *[no] { $seat } draws an occupation.
 }
feast-log-weapon = { $seat_you ->
    [yes] You draw a { $weapon_acc }.
   *[no] { $seat } draws a { $weapon_acc }.
 }
feast-log-played = { $seat_you ->
    [yes] You play “{ $card }”.
   *[no] { $seat } plays “{ $card }”.
 }
feast-log-used = { $seat_you ->
    [yes] You use “{ $card }”.
   *[no] { $seat } uses “{ $card }”.
 }
feast-log-turned = An exploration board is turned over: { $island }.
feast-log-start-player = { $seat_you ->
    [yes] You are the start player next round.
   *[no] { $seat } is the start player next round.
 }
feast-log-income = { $seat_you ->
    [yes] You gain { $silver } silver from income.
   *[no] { $seat } gains { $silver } silver from income.
 }
feast-log-born = { $seat_you ->
    [yes] You gain { $young } { $animal_acc } from breeding.
   *[no] { $seat } gains { $young } { $animal_acc } from breeding.
 }
feast-log-expecting = { $seat_you ->
    [yes] Your { $animal_acc } are now pregnant.
   *[no] { $seat }’s { $animal_acc } are now pregnant.
 }
feast-log-served = { $seat_you ->
    [yes] You serve { $food_acc } ({ $cells ->
        [one] 1 space
       *[other] { $cells } spaces
     }).
   *[no] { $seat } serves { $food_acc } ({ $cells ->
        [one] 1 space
       *[other] { $cells } spaces
     }).
 }
feast-log-penalty = { $seat_you ->
    [yes] You take a Thing penalty.
   *[no] { $seat } takes a Thing penalty.
 }
feast-log-strip = Mountain strip { $strip } is revealed.
feast-log-over = The game is over.

## Why not
feast-illegal-occupied = That action space is taken this round.
feast-illegal-vikings = That column needs a different number of Vikings.
feast-illegal-few-vikings = You don’t have enough Vikings on the Thing square.
feast-illegal-needs-ship = You don’t have the ship this needs.
feast-illegal-needs-animal = You don’t have that animal.
feast-illegal-price = You can’t pay for that.
feast-illegal-no-effect = That would have no effect.
feast-illegal-must-use = You must use at least one effect of the action space.
feast-illegal-copy = Only an action space taken by another player can be copied.
feast-illegal-no-copy-space = This column has no copy space.
feast-illegal-not-in-supply = You have none in your supply.
feast-illegal-needs-house = Food and wood can only be placed in houses.
feast-illegal-put-back = You have just put this back; do something else first.
feast-illegal-not-your-board = That board is not yours.
feast-illegal-turn = The tile can’t be turned that way.
feast-illegal-outside = The tile would go off the board or onto a blocked space.
feast-illegal-covered = Something already lies there.
feast-illegal-touches = Tiles of that color may not touch.
feast-illegal-income = An income number can be covered only when everything to its left and below it is covered.
feast-illegal-unwelcome = That piece can’t be placed on this board.
feast-illegal-no-slot = There is no free spot for that.
feast-illegal-no-berth = There is no free spot in the harbor.
feast-illegal-no-ore-place = No ship of that kind has room for ore.
feast-illegal-no-strip = That mountain strip is empty or face down.
feast-illegal-strip-used = You have already taken from this mountain strip in this action.
feast-illegal-strip-count = You can’t take that many.
feast-illegal-strip-item = Only certain items can be taken here.
feast-illegal-no-upgrades = You have no upgrades left.
feast-illegal-upgraded-twice = A tile can’t be upgraded twice in one action.
feast-illegal-other-good = That good can’t be used here.
feast-illegal-no-step-up = That good can’t be upgraded that far.
feast-illegal-not-green = Only green goods can be turned over.
feast-illegal-type-turned = You have already turned one of this type.
feast-illegal-not-special = Only special tiles are for sale here.
feast-illegal-tile-gone = That tile is no longer there.
feast-illegal-not-for-sale = That tile can’t be bought.
feast-illegal-no-tongs = Only tiles with the tongs can be forged.
feast-illegal-roll-first = Roll the die first.
feast-illegal-must-succeed = The result is 0: it is a success.
feast-illegal-looting = You are already taking loot.
feast-illegal-boosted = You can’t roll again after spending.
feast-illegal-no-rolls = You have no rolls left.
feast-illegal-no-loot = That can’t be taken as loot.
feast-illegal-battle-lost = With a result of 5 or less the battle is lost.
feast-illegal-too-strong = Its sword value is higher than your result.
feast-illegal-cannot-pay-result = You don’t have enough weapons and wood for the result.
feast-illegal-island = That exploration board can’t be taken now.
feast-illegal-no-panel = There is no room on the banquet table.
feast-illegal-not-food = Only food and silver go on the banquet table.
feast-illegal-sober = Sober Man: you can’t serve mead at this feast.
feast-illegal-square = A square tile can only be placed one way.
feast-illegal-cell = That space of the banquet table is not open.
feast-illegal-no-such-ship = You don’t have such a ship with that much ore.
feast-illegal-table-full = There is not enough room left on the banquet table.
feast-illegal-same-colour = Food of the same color may not be side by side.
feast-illegal-second-lengthwise = Only one tile of each type can be placed lengthwise.
feast-illegal-not-in-hand = That card is not in your hand.
feast-illegal-card-not-played = You have not played that card, or it is used up.
feast-illegal-card-now = That card can’t be used now.
feast-illegal-card-option = The card doesn’t offer that choice.
