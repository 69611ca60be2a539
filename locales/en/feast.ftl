# A Feast for Odin.

feast-name = A Feast for Odin
feast-tagline = Raid, trade, settle and lay the table: a saga of goods and boards.
feast-alone-measure = A hundred points alone are a very good result.

## Options
feast-option-length = Length
    .help = The short game begins with one Viking more and suits a first evening; the long one gives time to reap.
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
feast-good-flax = Flax
feast-good-beans = Beans
feast-good-grain = Grain
feast-good-cabbage = Cabbage
feast-good-fruits = Fruits
feast-good-pregnant-sheep = Pregnant sheep
feast-good-pregnant-cattle = Pregnant cattle
feast-good-mead = Mead
feast-good-stockfish = Stockfish
feast-good-milk = Milk
feast-good-salt-meat = Salt meat
feast-good-game-meat = Game meat
feast-good-sheep = Sheep
feast-good-whale-meat = Whale meat
feast-good-cattle = Cattle
feast-good-oil = Oil
feast-good-hide = Hide
feast-good-wool = Wool
feast-good-linen = Linen
feast-good-skin-and-bones = Skin and bones
feast-good-fur = Fur
feast-good-robe = Robe
feast-good-clothing = Clothing
feast-good-rune-stone = Rune stone
feast-good-silverware = Silverware
feast-good-chest = Chest
feast-good-silk = Silk
feast-good-spices = Spices
feast-good-jewelry = Jewelry
feast-good-treasure-chest = Treasure chest
feast-good-silver-hoard = Silver hoard

## Special tiles
feast-special-glass-beads = Glass Beads
feast-special-helmet = Helmet
feast-special-cloakpin = Cloakpin
feast-special-belt = Belt
feast-special-crucifix = Crucifix
feast-special-drinking-horn = Drinking Horn
feast-special-amber-figure = Amber Figure
feast-special-horseshoe = Horseshoe
feast-special-gold-brooch = Gold Brooch
feast-special-forge-hammer = Forge Hammer
feast-special-fibula = Fibula
feast-special-throwing-axe = Throwing Axe
feast-special-chalice = Chalice
feast-special-round-shield = Round Shield
feast-special-english-crown = English Crown

## Resources, weapons, ships, buildings
feast-resource-wood = Wood
feast-resource-stone = Stone
feast-resource-ore = Ore
feast-resource-silver = Silver
feast-resource-ship-ore = Ore from the ship
feast-weapon-bow = Bow
feast-weapon-snare = Snare
feast-weapon-spear = Spear
feast-weapon-long-sword = Long sword
feast-weapon-any = Weapon of any kind
feast-ship-whaling-boat = Whaling boat
feast-ship-knarr = Knarr
feast-ship-longship = Longship
feast-ship-armed-longship = Longship with three ore
feast-building-shed = Shed
feast-building-stone-house = Stone house
feast-building-long-house = Long house

## Boards
feast-place-home = Home board
feast-island-shetland = Shetland
feast-island-faroe-islands = Faroe Islands
feast-island-iceland = Iceland
feast-island-greenland = Greenland
feast-island-bear-island = Bear Island
feast-island-baffin-island = Baffin Island
feast-island-labrador = Labrador
feast-island-newfoundland = Newfoundland

## Dice actions
feast-dice-hunt = Hunting game
feast-dice-snare = Laying a snare
feast-dice-whaling = Whaling
feast-dice-raid = Raiding
feast-dice-pillage = Pillaging

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
feast-space-products-mead = Two mead and two silver
feast-space-products-wool = Wool from your sheep
feast-space-craft-linen = Flax into linen
feast-space-craft-rune-stone = Stone into a rune stone
feast-space-craft-clothing = Hide and linen into clothing
feast-space-craft-chest = Wood or ore into a chest
feast-space-forge = Forge
feast-space-craft-runes-chests = Rune stones and chests
feast-space-craft-master = Silver, robe and jewelry
feast-space-mountain-2 = Two items from a mountain
feast-space-mountain-1-upgrade-1 = One item, one upgrade
feast-space-upgrade-2 = Two upgrades
feast-space-wood-per-player-ore = Wood for every player, and ore
feast-space-mountain-3-upgrade-1 = Three items, one upgrade
feast-space-upgrade-3 = Three upgrades
feast-space-mountain-3-2 = Three and two items from mountains
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
feast-space-swap-and-emigrate-4 = Whaling boat for a knarr, then emigrate
feast-space-copy-low = Copy a space of the first two columns
feast-space-copy-high = Copy a space of the last two columns

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
feast-score-home-open = Open cells of the home board
feast-score-islands-open = Open cells of islands
feast-score-buildings-open = Open cells of buildings
feast-score-penalties = Thing penalties
feast-tie-shared = The victory is shared.
feast-over = The game is over.
feast-amount = { $count } × { $item }
feast-nothing = nothing

## Questions
feast-ask-turn = { $vikings ->
        [one] Place your last Viking, or pass.
       *[other] Place Vikings ({ $vikings } are free), or pass.
    }
feast-ask-turn-detail = At any time you may also lay goods, buy and arm ships, and use your blue cards.
feast-ask-before-harvest = The harvest comes next. Is there something you want to do first?
feast-ask-before-income = Income comes next. Lay goods now if you like.
feast-ask-before-breeding = The animals breed next. Is there something you want to do first?
feast-ask-before-bonus = Bonus goods come next. Lay goods now if you like.
feast-ask-between = One phase is over and the next begins. Play a card now if you like.
feast-ask-final = The last feast is over. Lay what is left.
feast-ask-pause-detail = What you lay stays where it lies.
feast-ask-lay = Where do you lay it: { $piece }?
feast-ask-lay-detail = Green never touches green. A number may be covered only when everything left and below is.
feast-ask-card = Do you use the card “{ $card }”?
feast-ask-choose = Choose one of the two.
feast-ask-pay = What do you pay with? ({ $space })
feast-ask-exchange = Exchange { $pay } for { $gain }?
feast-ask-mountain = Take { $most ->
        [1] one item
       *[other] up to { $most } items
    } from a mountain strip{ $strips ->
        [1] .
       *[other] ; strips left: { $strips }.
    }
feast-ask-mountain-detail = Items are taken in order from the beginning of a strip; every time from another strip.
feast-ask-upgrade = { $steps ->
        [1] Upgrade goods by one step: { $left } left.
       *[other] Upgrade goods by { $steps } steps: { $left } left.
    }
feast-ask-upgrade-detail = Orange becomes red, red green, green blue; the outline stays.
feast-ask-overseas = Turn green goods to blue, one of each type.
feast-ask-sale = Buy special tiles: { $left } left.
feast-ask-forge = What do you forge?
feast-ask-first-roll = { $dice }: roll the die.
feast-ask-battle = { $dice }: the result is { $result }. Rolls left: { $left }.
feast-ask-hunt = { $dice }: you need { $result }. Rolls left: { $left }.
feast-ask-back = How many Vikings come back to the Thing square?
feast-ask-explore = Which land do you explore?
feast-ask-emigrate = Which ship emigrates? Price in silver: { $silver }.
feast-ask-swap = Exchange a whaling boat for a knarr?
feast-ask-play = Which occupation do you play? Left: { $left }.
feast-ask-feast = { $left ->
    [one] Lay the banquet table: one cell left, cell { $cell }.
   *[other] Lay the banquet table: { $left } cells left, now cell { $cell }.
 }
feast-ask-feast-detail = Orange never beside orange, red never beside red; an empty cell costs three points.
feast-ask-discard = Which weapon do you discard? Left: { $count }.
feast-ask-start-card = Which occupation do you begin with?
feast-ask-ship-leaves = Which ship leaves the harbour?
feast-ask-ship-ore = Which longship gives up an ore?
feast-ask-sails = Which ships set sail?
feast-ask-animal = Which animal do you give?

## Choices
feast-do-go = { $space }
feast-do-go-with = { $space } with { $vikings } Vikings
feast-do-copy = Copy: { $space }
feast-do-pass = Pass for this round
feast-do-done = Go on
feast-do-lay = Lay: { $piece }
feast-do-at = { $board }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }, row { $row }, column { $column }{ $turn ->
        [0] {""}
       *[other] , turned { $turn }
    }{ $mirrored ->
        [0] {""}
       *[other] , mirrored
    }: income { $income }, open cells { $open }
feast-do-keep = Put it back
feast-do-buy = Buy for { $silver } silver: { $ship }
feast-do-arm = Put ore on: { $ship } (carries { $ore })
feast-do-fill = Put { $resource } on: { $building }
feast-do-use = Use “{ $card }”
feast-do-use-exchange = “{ $card }”: { $pay } → { $gain }
feast-do-use-gain = “{ $card }”: take { $gain }
feast-do-use-mountain = “{ $card }”: take up to { $most } items from a mountain strip
feast-do-play = Play “{ $card }” (points: { $points })
feast-do-hold = Begin with “{ $card }”
feast-do-with = Pay with { $resource }
feast-do-mine = From strip { $strip }: { $items }
feast-do-up = { $good } → { $to }
feast-do-further = One step further: { $good } → { $to }
feast-do-take = Take: { $piece }
feast-do-roll = Roll
feast-do-succeed = Succeed, spending { $pay }
feast-do-succeed-free = Succeed
feast-do-fail = Declare a failure
feast-do-spend = Spend: { $item }
feast-do-back = Take back: { $vikings }
feast-do-explore = { $island }: { $points } points, { $silver } silver on it
feast-do-emigrate = Emigrate: { $ship }
feast-do-serve-long = { $good } lengthwise, cells: { $cells }
feast-do-serve-short = { $good } upright, cells: { $cells }
feast-do-serve-silver = A silver for one cell
feast-do-skip = Leave a cell empty (penalty)
feast-do-cell = Go on with cell { $cell }
feast-do-ship = { $ship } with ore: { $ore }
feast-do-discard = Discard: { $weapon }
feast-do-give = Give: { $good }
feast-do-choose = { $space }
feast-do-change = { $good }{ $steps ->
        [0] {""}
        [1] {""}
       *[other] , two steps
    }
feast-do-pick-build-house-and-ship-0 = Stone house and longship
feast-do-pick-build-house-and-ship-1 = Long house and knarr
feast-do-pick-sheep-or-cattle-0 = A sheep
feast-do-pick-sheep-or-cattle-1 = Cattle for silver
feast-do-pick-mountain-2222-or-upgrade2-3-0 = Items from up to four strips
feast-do-pick-mountain-2222-or-upgrade2-3-1 = Three double upgrades
feast-do-pick-knarr = A knarr for three wood
feast-do-pick-exchange = { $pay } → { $gain }
feast-do-pick-swap = Whaling boat for a knarr
feast-do-pick-game-meat = Take game meat for one of the two
feast-do-pick-upgrade = Upgrade two goods instead
feast-do-pick-fur = { $good } for fur instead
feast-do-pick-fish = Move a stockfish into a house
feast-do-pick-ore = Lay an ore
feast-do-pick-unload = { $ore ->
        [0] Take the ore off a whaling boat
       *[other] Take an ore off the longship with { $ore }
    }
feast-do-pick-vikings = Bring home: { $vikings }
feast-do-pick-silverware = Take silverware instead
feast-do-pick-sails = { $knarr ->
        [1] Knarrs instead of longships
       *[other] Longships
    }
feast-do-pick-option = Choice { $option }

## Log
feast-log-round = Round { $round } begins.
feast-log-placed = { $seat_you ->
    [yes] You send Vikings ({ $vikings }): { $space }.
   *[no] { $seat } sends Vikings ({ $vikings }): { $space }.
 }
feast-log-copied = { $seat_you ->
    [yes] You copy with Vikings ({ $vikings }): { $space }.
   *[no] { $seat } copies with Vikings ({ $vikings }): { $space }.
 }
feast-log-passed = { $seat_you ->
    [yes] You pass.
   *[no] { $seat } passes.
 }
feast-log-gained = { $seat_you ->
    [yes] You receive { $items }.
   *[no] { $seat } receives { $items }.
 }
feast-log-paid = { $seat_you ->
    [yes] You pay { $items }.
   *[no] { $seat } pays { $items }.
 }
feast-log-laid = { $seat_you ->
    [yes] You lay on { $board }: { $piece }.
   *[no] { $seat } lays on { $board }: { $piece }.
 }
feast-log-armed = { $seat_you ->
    [yes] You put ore on: { $ship }.
   *[no] { $seat } puts ore on: { $ship }.
 }
feast-log-bought = { $seat_you ->
    [yes] You buy for { $silver } silver: { $ship }.
   *[no] { $seat } buys for { $silver } silver: { $ship }.
 }
feast-log-filled = { $seat_you ->
    [yes] You put { $resource } on: { $building }.
   *[no] { $seat } puts { $resource } on: { $building }.
 }
feast-log-upgraded = { $seat_you ->
    [yes] You change { $from } into { $to }.
   *[no] { $seat } changes { $from } into { $to }.
 }
feast-log-rolled = { $seat_you ->
    [yes] You roll { $roll } ({ $dice }): result { $result }.
   *[no] { $seat } rolls { $roll } ({ $dice }): result { $result }.
 }
feast-log-succeeded = { $seat_you ->
    [yes] You succeed: { $dice }.
   *[no] { $seat } succeeds: { $dice }.
 }
feast-log-failed = { $seat_you ->
    [yes] You fail: { $dice }.
   *[no] { $seat } fails: { $dice }.
 }
feast-log-mined = { $seat_you ->
    [yes] You take items from strip { $strip }: { $count }.
   *[no] { $seat } takes items from strip { $strip }: { $count }.
 }
feast-log-back = { $seat_you ->
    [yes] You bring Vikings home ({ $vikings }) from: { $space }.
   *[no] { $seat } brings Vikings home ({ $vikings }) from: { $space }.
 }
feast-log-explored = { $seat_you ->
    [yes] You explore { $island }.
   *[no] { $seat } explores { $island }.
 }
feast-log-emigrated = { $seat_you ->
    [yes] You emigrate: { $ship }.
   *[no] { $seat } emigrates: { $ship }.
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
    [yes] You draw a weapon: { $weapon }.
   *[no] { $seat } draws a weapon: { $weapon }.
 }
feast-log-played = { $seat_you ->
    [yes] You play “{ $card }”.
   *[no] { $seat } plays “{ $card }”.
 }
feast-log-used = { $seat_you ->
    [yes] You use “{ $card }”.
   *[no] { $seat } uses “{ $card }”.
 }
feast-log-turned = A board is turned over: { $island }.
feast-log-start-player = { $seat_you ->
    [yes] You will begin the next round.
   *[no] { $seat } will begin the next round.
 }
feast-log-income = { $seat_you ->
    [yes] You have an income of { $silver } silver.
   *[no] { $seat } has an income of { $silver } silver.
 }
feast-log-born = { $seat }: young are born ({ $animal }): { $young }.
feast-log-expecting = { $seat }: young are expected ({ $animal }).
feast-log-served = { $seat_you ->
    [yes] You serve { $food }, cells: { $cells }.
   *[no] { $seat } serves { $food }, cells: { $cells }.
 }
feast-log-penalty = { $seat_you ->
    [yes] You take a Thing penalty.
   *[no] { $seat } takes a Thing penalty.
 }
feast-log-strip = Mountain strip { $strip } is revealed.
feast-log-over = The game ends.

## Why not
feast-illegal-occupied = Somebody already stands there this round.
feast-illegal-vikings = The column asks for another number of Vikings.
feast-illegal-few-vikings = You have too few Vikings on the Thing square.
feast-illegal-needs-ship = You lack the ship for that.
feast-illegal-needs-animal = You have no such animal.
feast-illegal-price = You cannot pay for that.
feast-illegal-no-effect = It would have no effect.
feast-illegal-must-use = You have to use at least one effect of the space.
feast-illegal-copy = Only a space held by another player can be copied.
feast-illegal-no-copy-space = This column has no copy space.
feast-illegal-not-in-supply = You have none in your supply.
feast-illegal-needs-house = Food and wood are laid only in houses.
feast-illegal-put-back = You have just put this back; do something else first.
feast-illegal-not-your-board = That board is not yours.
feast-illegal-turn = The tile does not lie that way.
feast-illegal-outside = The tile would lie outside or on a blocked cell.
feast-illegal-covered = Something already lies there.
feast-illegal-touches = Tiles of this colour may not touch.
feast-illegal-income = A number may be covered only when everything left and below is.
feast-illegal-unwelcome = This board does not take such a piece.
feast-illegal-no-slot = There is no free place for that.
feast-illegal-no-berth = There is no free berth in the harbour.
feast-illegal-no-ore-place = No such ship has room for ore.
feast-illegal-no-strip = That strip is empty or face down.
feast-illegal-strip-used = You already took from this strip in this action.
feast-illegal-strip-count = Not so many items.
feast-illegal-strip-item = Only certain items may be taken.
feast-illegal-no-upgrades = No upgrade is left.
feast-illegal-upgraded-twice = A tile is not upgraded twice in one action.
feast-illegal-other-good = This good is not meant.
feast-illegal-no-step-up = This good cannot go up so far.
feast-illegal-not-green = Only green goods are turned.
feast-illegal-type-turned = One of this type has been turned already.
feast-illegal-not-special = Only special tiles are for sale here.
feast-illegal-tile-gone = That tile is no longer there.
feast-illegal-not-for-sale = That tile cannot be bought.
feast-illegal-no-tongs = Only tiles with the tongs are forged.
feast-illegal-roll-first = Roll the die first.
feast-illegal-must-succeed = The result is 0: it is a success.
feast-illegal-looting = You are already taking loot.
feast-illegal-boosted = After spending you do not roll again.
feast-illegal-no-rolls = No roll is left.
feast-illegal-no-loot = That cannot be looted.
feast-illegal-battle-lost = With five or less the battle is lost.
feast-illegal-too-strong = Its sword value is above your result.
feast-illegal-cannot-pay-result = You lack wood and weapons for the result.
feast-illegal-island = That land cannot be taken now.
feast-illegal-no-panel = There is no room on the banquet table.
feast-illegal-not-food = Only food and silver come to the table.
feast-illegal-sober = You have forsworn mead for this feast.
feast-illegal-square = A square tile has only one way to lie.
feast-illegal-cell = That cell of the table is not open.
feast-illegal-no-such-ship = You have no such ship with that ore.
feast-illegal-table-full = There is not so much room left on the table.
feast-illegal-same-colour = Food of the same colour may not lie side by side.
feast-illegal-second-lengthwise = Only one tile of a type lies lengthwise.
feast-illegal-not-in-hand = That card is not in your hand.
feast-illegal-card-not-played = You have not played that card, or it is used up.
feast-illegal-card-now = That card does nothing now.
feast-illegal-card-option = The card has no such choice.
