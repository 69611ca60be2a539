# Vikings Gone Wild.

gonewild-name = Vikings Gone Wild
gonewild-tagline = Build a village, gather a rowdy deck, raid your neighbors.

## Options
gonewild-option-length = Length
    .help = A longer game for three or four players ends at 40 points instead of 30.
gonewild-option-length-standard = standard
gonewild-option-length-long = long, to 40 points
gonewild-option-achievements = Achievements
    .help = The recommended first game uses four fixed achievements.
gonewild-option-achievements-random = four at random
gonewild-option-achievements-first_game = those of the first game

## Phases
gonewild-phase-production = Production
gonewild-phase-draw = Draw
gonewild-phase-action = Action
gonewild-phase-storage = Storage
gonewild-phase-end = End of round
gonewild-tie-break = achievements not used in this game

## Cards
gonewild-card-beer = Beer
gonewild-card-gold = Gold
gonewild-card-viking_warrior = Viking Warrior
gonewild-card-elf_archer = Elf Archer
gonewild-card-bone_crusher = Bone Crusher
gonewild-card-pigator = Pigator
gonewild-card-cannon = Cannon
gonewild-card-chicken_tower = Chicken Tower
gonewild-card-sheep_cannon = Sheep Cannon
gonewild-card-undead_gold = Undead (gold)
gonewild-card-undead_beer = Undead (beer)
gonewild-card-shaman = Shaman
gonewild-card-bear_rider = Bear Rider
gonewild-card-assassin = Assassin
gonewild-card-scroll = Scroll
gonewild-card-beer_mugs = Beer Mugs
gonewild-card-gold_bars = Gold Bars
gonewild-card-gold_miner = Gold Miner
gonewild-card-beer_specialist = Beer Specialist
gonewild-card-crystal = Crystal
gonewild-card-money_theft = Money Theft
gonewild-card-recipe_theft = Recipe Theft
gonewild-card-mystery_gift_resource = Mystery Gift (resource)
gonewild-card-mystery_gift_unit = Mystery Gift (unit)
gonewild-card-sword = Sword
gonewild-card-odins_boost = Odin’s Boost
gonewild-card-shockwave_tower = Shockwave Tower
gonewild-card-hero_trap = Hero Trap
gonewild-card-alviss = Alviss
gonewild-card-dvergar = Dvergar
gonewild-card-grendel = Grendel
gonewild-card-thor = Thor
gonewild-card-valkyrie = Valkyrie
gonewild-card-mjollnir = Mjöllnir
gonewild-card-lokis_lens = Loki’s Lens
gonewild-card-resurrection = Resurrection
gonewild-card-time_manipulation = Time Manipulation
gonewild-card-treasure_chest = Treasure Chest
gonewild-card-beer_taxes = Beer Taxes
gonewild-card-gold_taxes = Gold Taxes
gonewild-undead = Undead
gonewild-dragon = the Dragon

## Buildings
gonewild-building-brewery = Brewery
    .acc = the Brewery
    .your = your Brewery
    .to = in the Brewery
gonewild-building-gold_factory = Gold Factory
    .acc = the Gold Factory
    .your = your Gold Factory
    .to = in the Gold Factory
gonewild-building-beer_container = Beer Container
    .acc = the Beer Container
    .your = your Beer Container
    .to = in the Beer Container
gonewild-building-gold_container = Gold Container
    .acc = the Gold Container
    .your = your Gold Container
    .to = in the Gold Container
gonewild-building-drakkar = Drakkar
    .acc = the Drakkar
    .your = your Drakkar
    .to = on the Drakkar
gonewild-building-tavern = Tavern
    .acc = the Tavern
    .your = your Tavern
    .to = in the Tavern
gonewild-building-hall = Town Hall
    .acc = the Town Hall
    .your = your Town Hall
    .to = on the Town Hall
gonewild-token-beer = beer token
    .acc = a beer token
    .ins = a beer token
gonewild-token-gold = gold token
    .acc = a gold token
    .ins = a gold token
gonewild-building-text-brewery = Makes 1 beer token every round.
gonewild-building-text-gold_factory = Makes 1 gold token every round.
gonewild-building-text-beer_container = Stores up to { $capacity } beer tokens. Full in the storage phase: { $points } VP.
gonewild-building-text-gold_container = Stores up to { $capacity } gold tokens. Full in the storage phase: { $points } VP.
gonewild-building-text-drakkar = At the end of a round you can keep 1 card in hand.
gonewild-building-text-tavern = Draw 1 extra card in the draw phase.

## Amounts
gonewild-nothing = nothing
    .acc = nothing
gonewild-amount-beer = { $beer } beer
gonewild-amount-gold = { $gold } gold
gonewild-amount-both = { $beer } beer and { $gold } gold
gonewild-purchase-card = { $card }
gonewild-purchase-building = { $place }
    .acc = { $place_acc }
gonewild-purchase-upgrade = the Town Hall upgrade
gonewild-purchase-exchange = { $gain }
gonewild-purchase-swap = another mission
gonewild-target-building = { $victim_gen } { $place }
    .acc = { $victim_gen } { $place }
gonewild-target-undead = { $card }
    .acc = the { $card }
gonewild-target-dragon = the Dragon
    .acc = the Dragon

## What cards do
gonewild-effect-fighter = Fighter { $strength }
gonewild-effect-hero = Hero { $strength }
gonewild-effect-undead = Defense { $defence }. Beat it to gain its token and { $points } VP
gonewild-effect-gain = Gain { $cost }
gonewild-effect-tokens = Gain { $cost } as tokens
gonewild-effect-gain-per-brewery = Gain { $base } and { $each } for each of your Breweries
gonewild-effect-gain-each-brewery = Gain { $each } for each of your Breweries
gonewild-effect-self-per-brewery = +{ $amount } for each of your Breweries
gonewild-effect-gain-per-gold_factory = Gain { $base } and { $each } for each of your Gold Factories
gonewild-effect-gain-each-gold_factory = Gain { $each } for each of your Gold Factories
gonewild-effect-self-per-gold_factory = +{ $amount } for each of your Gold Factories
gonewild-effect-gain-per-opponent = Gain { $base } and { $each } for each opponent
gonewild-effect-gain-each-opponent = Gain { $each } for each opponent
gonewild-effect-self-per-opponent = +{ $amount } for each opponent
gonewild-effect-gain-choice = Gain { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
 } of your choice
gonewild-effect-draw = Draw { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
 }
gonewild-effect-steal = Take { $token_acc } from another player’s building
gonewild-effect-reveal-any = Reveal the top { $amount ->
    [one] card
   *[other] { $amount } cards
 } of your deck and take them
gonewild-effect-reveal-resource = Reveal the top { $amount ->
    [one] card
   *[other] { $amount } cards
 } of your deck; take the resource cards, discard the rest
gonewild-effect-reveal-fighter = Reveal the top { $amount ->
    [one] card
   *[other] { $amount } cards
 } of your deck; take the Fighters, discard the rest
gonewild-effect-reveal-fighter_or_hero = Reveal the top { $amount ->
    [one] card
   *[other] { $amount } cards
 } of your deck; take the Fighters and Heroes, discard the rest
gonewild-effect-fetch-any = Take { $amount ->
    [one] a card
   *[other] up to { $amount } cards
 } from your discard pile
gonewild-effect-fetch-resource = Take { $amount ->
    [one] a resource card
   *[other] up to { $amount } resource cards
 } from your discard pile
gonewild-effect-fetch-fighter = Take { $amount ->
    [one] a Fighter
   *[other] up to { $amount } Fighters
 } from your discard pile
gonewild-effect-fetch-fighter_or_hero = Take { $amount ->
    [one] a Fighter or Hero
   *[other] up to { $amount } Fighters or Heroes
 } from your discard pile
gonewild-effect-peek = Look at a player’s hand; you may make them discard 1 card
gonewild-effect-boost = Play with an attack: one attacking Fighter gets +{ $amount }
gonewild-effect-boost-all = All your Fighters get +{ $amount } this turn
gonewild-effect-defend = Reaction: +{ $amount } to the attacked building until the end of the round
gonewild-effect-defend-all = Reaction: +{ $amount } to all your buildings until the end of the round
gonewild-effect-nullify-fighter = Reaction: one attacking Fighter counts as 0
gonewild-effect-nullify-hero = Reaction: one attacking Hero counts as 0
gonewild-effect-self-hall = +{ $amount } against a Town Hall

## Missions
gonewild-mission-worship = Worship
gonewild-mission-worker = Worker
gonewild-mission-strategy = Strategy
gonewild-mission-shield = Shield
gonewild-mission-attacker = Attacker
gonewild-mission-money_money = Money, Money
gonewild-mission-thirsty = Thirsty?
gonewild-mission-beer_mission = Beer!
gonewild-mission-gold_mission = Gold!
gonewild-mission-captain = Captain
gonewild-mission-warfare = Warfare
gonewild-mission-architect = Architect
gonewild-mission-brewer = Brewer
gonewild-mission-foundry = Foundry
gonewild-mission-innkeeper = Innkeeper
gonewild-mission-town_fall = Town Fall
gonewild-need-bought-odin = Buy a card from Odin’s Path
gonewild-need-bought-building = Buy a building
gonewild-need-bought-unit = Buy a unit
gonewild-need-bought-defence = Buy a defense card
gonewild-need-hit-building = Hit another player’s building
gonewild-need-hit-strong = Hit a building with a card of strength { $strength } or more
gonewild-need-hit-hall = Hit a Town Hall
gonewild-need-spent = Spend { $cost } in one turn
gonewild-need-owns = { $amount ->
    [one] Own a { $building }
   *[other] Own { $amount } × { $building }
 }
gonewild-need-hall = Have a level { $level } Town Hall

## Achievements
gonewild-achievement-defender = Defender
gonewild-achievement-text-defender = Most defense cards
gonewild-achievement-conqueror = Conqueror
gonewild-achievement-text-conqueror = Most Fighter cards
gonewild-achievement-builder = Builder
gonewild-achievement-text-builder = Most buildings
gonewild-achievement-beer_tycoon = Beer Tycoon
gonewild-achievement-text-beer_tycoon = Most beer in containers
gonewild-achievement-miner = Miner
gonewild-achievement-text-miner = Most gold in containers
gonewild-achievement-follower = Follower
gonewild-achievement-text-follower = Most cards from Odin’s Path
gonewild-achievement-accomplisher = Accomplisher
gonewild-achievement-text-accomplisher = Most missions completed
gonewild-achievement-king_pig = King Pig
gonewild-achievement-text-king_pig = Most Pigators

## Where points come from
gonewild-source-attacks = Successful attacks
gonewild-source-damage_rewards = Damage rewards
gonewild-source-repelled = Attacks repelled
gonewild-source-full_defence = Full defense
gonewild-source-undead = Undead beaten
gonewild-source-missions = Missions
gonewild-source-town_hall = Town Hall
gonewild-source-containers = Full containers
gonewild-source-achievements = Achievements

## Questions
gonewild-ask-turn = Your turn: buy, build and attack in any order
gonewild-ask-turn-pool = For this turn only, you still have { $beer } beer and { $gold } gold.
gonewild-ask-pay = Pay for { $what }: { $cost } left to pay
gonewild-ask-muster = Attack { $target_acc }: who goes?
gonewild-ask-muster-detail = Strength { $strength } against defense { $defence }. A tie is enough.
gonewild-ask-react = { $attacker_you ->
    [yes] You attack { $place_acc }. Do they react?
   *[no] { $attacker } attacks { $place_your }. Do you react?
 }
gonewild-ask-react-detail = Strength { $strength } against defense { $defence }. Your defense must be higher.
gonewild-ask-stow = Where do you put { $token_acc }?
gonewild-ask-dragon = The Dragon is beaten: beer or gold?
gonewild-ask-steal = From which building do you take { $token_acc }?
gonewild-ask-fetch = { $count ->
    [one] Take a card from your discard pile: 1 more
   *[other] Take a card from your discard pile: up to { $count } more
 }
gonewild-ask-peek = Whose hand do you look at?
gonewild-ask-peek-discard = { $victim_you ->
    [yes] Which card do you discard?
   *[no] Which card does { $victim } discard?
 }
gonewild-ask-asgard-offer = You hit a level 3 Town Hall: take a Divine Favor card?
gonewild-ask-asgard-pick = Choose one of the three Divine Favor cards
gonewild-ask-store = Store your tokens
gonewild-ask-store-detail = How many tokens should { $place_acc } store?
gonewild-ask-keep = { $count ->
    [one] Your Drakkar can keep a card
   *[other] Your { $count } Drakkars can keep a card each
 }

## Choices
gonewild-do-buy = Buy { $what } for { $cost }
gonewild-do-build = Build a { $what } for { $cost }
gonewild-do-upgrade = Upgrade the Town Hall to level { $level } for { $cost }
gonewild-do-dismantle = Dismantle { $place_acc }
gonewild-do-play = Play { $card }
gonewild-do-play-for = Play { $card } for { $cost }
gonewild-do-exchange = Exchange { $cost } for { $gain }
gonewild-do-swap = Swap the mission { $mission } for { $cost }
gonewild-do-claim = Claim the mission { $mission }: { $points } VP
gonewild-do-attack = Attack { $target_acc } (defense { $defence })
gonewild-do-attack-in-vain = Attack { $target_acc } without a chance (defense { $defence }, your cards reach { $strength })
gonewild-do-end = End turn
gonewild-do-pay-auto = Pay automatically
gonewild-do-pay-card = Pay with { $card }
gonewild-do-pay-card-for = Pay with { $card } as { $cost }
gonewild-do-pay-token = Pay { $token_acc } ({ $place })
gonewild-do-send = Send { $card } (strength { $strength })
gonewild-do-boost = { $card }: +{ $amount } for { $fighter }
gonewild-do-strike = Declare the attack with strength { $strength }
gonewild-do-strike-in-vain = Declare the attack though it fails: strength { $strength } against defense { $defence }
gonewild-do-defend = Defend with { $card }: +{ $amount }
gonewild-do-defend-all = Defend with { $card }: +{ $amount } to all your buildings
gonewild-do-counter = Play { $card } against { $striker }
gonewild-do-pass = Don’t react
gonewild-do-stow = Put it { $place_to }
gonewild-do-take = Take { $token_acc }
gonewild-do-steal = Take it from { $victim_gen } { $place }
gonewild-do-fetch = Take { $card }
gonewild-do-look = Look at { $victim_gen } hand
gonewild-do-discard = Discard { $card }
gonewild-do-enough = Nothing more
gonewild-do-accept = Take a Divine Favor card
gonewild-do-decline = Take none
gonewild-do-choose = Take { $card }
gonewild-do-store-auto = Store automatically
gonewild-do-hold = { $tokens ->
    [one] { $place }: { $tokens } token
   *[other] { $place }: { $tokens } tokens
 }
gonewild-do-keep = Keep { $card }
gonewild-do-keep-nothing = Keep nothing

## Log
gonewild-log-round = { $player_you ->
    [yes] Round { $round }: you are the first player
   *[no] Round { $round }: { $player } is the first player
 }
gonewild-log-produced = { $player_you ->
    [yes] You produce { $what }
   *[no] { $player } produces { $what }
 }
gonewild-log-drew = { $player_you ->
    [yes] You draw: { $cards }
   *[no] { $player } draws: { $cards }
 }
gonewild-log-drew-hidden = { $player_you ->
    [yes] { $count ->
        [one] You draw 1 card
       *[other] You draw { $count } cards
     }
   *[no] { $count ->
        [one] { $player } draws 1 card
       *[other] { $player } draws { $count } cards
     }
 }
gonewild-log-reshuffled = { $player_you ->
    [yes] You shuffle your discard pile into a new deck
   *[no] { $player } shuffles the discard pile into a new deck
 }
gonewild-log-mission = { $player_you ->
    [yes] You draw the mission { $mission }
   *[no] { $player } draws the mission { $mission }
 }
gonewild-log-bought = { $player_you ->
    [yes] You buy { $what } for { $cost }
   *[no] { $player } buys { $what } for { $cost }
 }
gonewild-log-exchanged = { $player_you ->
    [yes] You exchange { $cost } for { $what }
   *[no] { $player } exchanges { $cost } for { $what }
 }
gonewild-log-built = { $player_you ->
    [yes] You build a { $place }
   *[no] { $player } builds a { $place }
 }
gonewild-log-upgraded = { $player_you ->
    [yes] You upgrade the Town Hall to level { $level }
   *[no] { $player } upgrades the Town Hall to level { $level }
 }
gonewild-log-dismantled = { $player_you ->
    [yes] You dismantle { $place_acc }
   *[no] { $player } dismantles { $place_acc }
 }
gonewild-log-path = { $card } appears on Odin’s Path
gonewild-log-path-gone = { $card } leaves Odin’s Path
gonewild-log-path-reshuffled = The discard pile of Odin’s Path is reshuffled
gonewild-log-swapped = { $player_you ->
    [yes] You swap the mission { $old } for { $new }
   *[no] { $player } swaps the mission { $old } for { $new }
 }
gonewild-log-claimed = { $player_you ->
    [yes] You complete the mission { $mission }
   *[no] { $player } completes the mission { $mission }
 }
gonewild-log-played = { $player_you ->
    [yes] You play { $card }
   *[no] { $player } plays { $card }
 }
gonewild-log-fighters-boosted = { $player_you ->
    [yes] Your Fighters get +{ $amount } this turn
   *[no] { $player }’s Fighters get +{ $amount } this turn
 }
gonewild-log-stolen = { $player_you ->
    [yes] You take { $token_acc } from { $victim_acc }
   *[no] { $player } takes { $token_acc } from { $victim_acc }
 }
gonewild-log-stowed = { $player_you ->
    [yes] You put { $token_acc } { $place_to }
   *[no] { $player } puts { $token_acc } { $place_to }
 }
gonewild-log-opened = { $player_you ->
    [yes] You reveal cards and take { $taken }
   *[no] { $player } reveals cards and takes { $taken }
 }
gonewild-log-opened-nothing = { $player_you ->
    [yes] You reveal cards and take none
   *[no] { $player } reveals cards and takes none
 }
gonewild-log-fetched = { $player_you ->
    [yes] You take { $card } from your discard pile
   *[no] { $player } takes { $card } from the discard pile
 }
gonewild-log-looked = { $player_you ->
    [yes] You look at { $victim_gen } hand
   *[no] { $player } looks at { $victim_gen } hand
 }
gonewild-log-hand-seen = { $victim_you ->
    [yes] Your hand: { $cards }
   *[no] { $victim }’s hand: { $cards }
 }
gonewild-log-hand-empty = { $victim_you ->
    [yes] Your hand is empty
   *[no] { $victim }’s hand is empty
 }
gonewild-log-made-discard = { $victim_you ->
    [yes] You have to discard { $card }
   *[no] { $victim } has to discard { $card }
 }
gonewild-log-boosted = { $card } gives { $fighter } +{ $amount }
gonewild-log-declared = { $player_you ->
    [yes] You attack { $victim_gen } { $place } with { $cards } ({ $strength } vs. { $defence })
   *[no] { $player } attacks { $victim_gen } { $place } with { $cards } ({ $strength } vs. { $defence })
 }
gonewild-log-defended = { $player_you ->
    [yes] You defend with { $card }: defense is now { $defence }
   *[no] { $player } defends with { $card }: defense is now { $defence }
 }
gonewild-log-countered = { $player_you ->
    [yes] You play { $card } against { $striker }: strength is now { $strength }
   *[no] { $player } plays { $card } against { $striker }: strength is now { $strength }
 }
gonewild-log-hit = { $player_you ->
    [yes] You hit { $victim_gen } { $place } ({ $strength } vs. { $defence })
   *[no] { $player } hits { $victim_gen } { $place } ({ $strength } vs. { $defence })
 }
gonewild-log-repelled = { $player_you ->
    [yes] You repel the attack on { $place_your } ({ $defence } vs. { $strength })
   *[no] { $player } repels the attack on { $place_acc } ({ $defence } vs. { $strength })
 }
gonewild-log-looted = { $player_you ->
    [yes] You loot { $token_acc } from { $victim_acc }
   *[no] { $player } loots { $token_acc } from { $victim_acc }
 }
gonewild-log-undead = { $player_you ->
    [yes] You beat the { $card }
   *[no] { $player } beats the { $card }
 }
gonewild-log-dragon = { $player_you ->
    [yes] You beat the Dragon
   *[no] { $player } beats the Dragon
 }
gonewild-log-scored = { $player_you ->
    [yes] You score { $points } VP ({ $source }), { $total } in all
   *[no] { $player } scores { $points } VP ({ $source }), { $total } in all
 }
gonewild-log-mark = { $player_you ->
    [yes] You reach { $mark } VP and choose a Divine Favor card
   *[no] { $player } reaches { $mark } VP and chooses a Divine Favor card
 }
gonewild-log-asgard-flipped = Divine Favor card revealed: { $card }
gonewild-log-asgard-taken = { $player_you ->
    [yes] You take { $card }
   *[no] { $player } takes { $card }
 }
gonewild-log-asgard-declined = { $player_you ->
    [yes] You take no Divine Favor card
   *[no] { $player } takes no Divine Favor card
 }
gonewild-log-asgard-empty = { $player_you ->
    [yes] The Divine Favor deck is empty: no card for you
   *[no] The Divine Favor deck is empty: no card for { $player }
 }
gonewild-log-tokens-lost = { $player_you ->
    [yes] You can’t store { $what }: lost
   *[no] { $player } can’t store { $what }: lost
 }
gonewild-log-kept = { $player_you ->
    [yes] { $count ->
        [0] You keep no card
        [one] You keep { $count } card
       *[other] You keep { $count } cards
     }
   *[no] { $count ->
        [0] { $player } keeps no card
        [one] { $player } keeps { $count } card
       *[other] { $player } keeps { $count } cards
     }
 }
gonewild-log-last-round = { $player_you ->
    [yes] You have { $points } VP or more: this is the last round
   *[no] { $player } has { $points } VP or more: this is the last round
 }
gonewild-log-achievement = { $achievement }: { $points } VP for { $players_acc }
gonewild-log-tie-break = Tie-break by { $achievement }: { $players_nom }
gonewild-log-won = { $player_you ->
    [yes] You win
   *[no] { $player } wins
 }
gonewild-log-over = Shared win: { $players_nom }

## Why not
gonewild-illegal-cannot-afford = You don’t have enough beer or gold for that.
gonewild-illegal-pile-empty = That pile is empty.
gonewild-illegal-not-in-path = That card is not there on Odin’s Path.
gonewild-illegal-undead-not-for-sale = Undead can’t be bought, only beaten.
gonewild-illegal-no-such-pile = There is no pile of these cards.
gonewild-illegal-settlement-full = Your Town Hall allows no more buildings. Upgrade it or dismantle a building.
gonewild-illegal-three-alike = A village can have at most three buildings of a kind.
gonewild-illegal-hall-under-construction = The Town Hall is under construction until the next round.
gonewild-illegal-hall-at-top = The Town Hall is already at level 3.
gonewild-illegal-nothing-there = There is no such building there.
gonewild-illegal-hall-stays = The Town Hall can’t be dismantled.
gonewild-illegal-dismantled-already = You have already dismantled a building this round.
gonewild-illegal-not-in-hand = That card is not in your hand.
gonewild-illegal-not-playable = That card can’t be played on its own: it pays, attacks or reacts.
gonewild-illegal-choose-resources = Choose how much of it to take as beer.
gonewild-illegal-nothing-to-choose = There is nothing to choose on that card.
gonewild-illegal-not-that-mission = That mission is not there.
gonewild-illegal-claimed-already = You can complete only one mission per round.
gonewild-illegal-mission-not-met = That mission is not completed yet.
gonewild-illegal-swapped-already = You can swap only one mission per turn.
gonewild-illegal-mission-deck-empty = The mission deck is empty.
gonewild-illegal-own-settlement = You can’t attack yourself.
gonewild-illegal-under-construction = That building is under construction until the next round.
gonewild-illegal-damaged-already = That building has already been hit this round.
gonewild-illegal-one-player-per-turn = You can attack only one player per turn.
gonewild-illegal-attacked-already = That player has already been attacked this round.
gonewild-illegal-nobody-to-send = You have no Fighter or Hero to send.
gonewild-illegal-not-undead = There are no Undead there.
gonewild-illegal-dragon-already = You have already beaten the Dragon this round.
gonewild-illegal-too-weak = Your attack is not strong enough.
gonewild-illegal-not-a-fighter = Only Fighters and Heroes can attack.
gonewild-illegal-needs-fighter = This needs a Fighter; Heroes don’t count.
gonewild-illegal-no-such-striker = That card is not in the attack.
gonewild-illegal-striker-nullified = That card already counts as 0.
gonewild-illegal-not-a-reaction = That card can’t be played as a reaction.
gonewild-illegal-wrong-kind-of-striker = That card doesn’t work against this attacker.
gonewild-illegal-not-money = You can’t pay with that card.
gonewild-illegal-not-owed = That resource is not what you have to pay.
gonewild-illegal-would-not-cover = Then you couldn’t pay the rest.
gonewild-illegal-no-token = There is no such token there.
gonewild-illegal-not-a-container = You can’t store that token there.
gonewild-illegal-container-full = That container is full.
gonewild-illegal-not-opponent = Choose another player.
gonewild-illegal-not-in-discard = That card is not in your discard pile.
gonewild-illegal-not-that-kind = That kind of card can’t be chosen here.
gonewild-illegal-not-in-seen-hand = That card is not in that hand.
gonewild-illegal-not-offered = That Divine Favor card is not on offer.
gonewild-illegal-wrong-amount = That amount can’t be stored there.
gonewild-illegal-not-that-container = Fill the other container first.
