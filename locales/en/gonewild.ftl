# Vikings Gone Wild.

gonewild-name = Vikings Gone Wild
gonewild-tagline = Build a village, gather a rowdy deck, raid your neighbours.

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
gonewild-tie-break = unused achievements

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
gonewild-card-odins_boost = Odin's Boost
gonewild-card-shockwave_tower = Shockwave Tower
gonewild-card-hero_trap = Hero Trap
gonewild-card-alviss = Alviss
gonewild-card-dvergar = Dvergar
gonewild-card-grendel = Grendel
gonewild-card-thor = Thor
gonewild-card-valkyrie = Valkyrie
gonewild-card-mjollnir = Mjöllnir
gonewild-card-lokis_lens = Loki's Lens
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
gonewild-building-gold_factory = Gold Factory
    .acc = the Gold Factory
gonewild-building-beer_container = Beer Container
    .acc = the Beer Container
gonewild-building-gold_container = Gold Container
    .acc = the Gold Container
gonewild-building-drakkar = Drakkar
    .acc = the Drakkar
gonewild-building-tavern = Tavern
    .acc = the Tavern
gonewild-building-hall = Town Hall
    .acc = the Town Hall
gonewild-token-beer = beer token
    .acc = a beer token
gonewild-token-gold = gold token
    .acc = a gold token
gonewild-building-text-brewery = Makes 1 beer token every round.
gonewild-building-text-gold_factory = Makes 1 gold token every round.
gonewild-building-text-beer_container = Keeps up to { $capacity } beer tokens. Full at the storage phase: { $points } VP.
gonewild-building-text-gold_container = Keeps up to { $capacity } gold tokens. Full at the storage phase: { $points } VP.
gonewild-building-text-drakkar = At the end of a round you may keep 1 card in hand.
gonewild-building-text-tavern = In the draw phase you draw 1 card more.

## Amounts
gonewild-nothing = nothing
gonewild-amount-beer = { $beer } beer
gonewild-amount-gold = { $gold } gold
gonewild-amount-both = { $beer } beer and { $gold } gold
gonewild-purchase-card = { $card }
gonewild-purchase-upgrade = the Town Hall upgrade
gonewild-purchase-exchange = { $gain }
gonewild-purchase-swap = another mission
gonewild-target-building = { $victim }: { $place }
gonewild-target-undead = { $card }
gonewild-target-dragon = the Dragon

## What cards do
gonewild-effect-fighter = Fighter { $strength }
gonewild-effect-hero = Hero { $strength }
gonewild-effect-undead = Beat it ({ $defence }): its token and { $points } VP
gonewild-effect-gain = Gain { $cost }
gonewild-effect-tokens = Gain as tokens: { $cost }
gonewild-effect-gain-per-brewery = Gain { $base } and { $each } for each of your Breweries
gonewild-effect-gain-each-brewery = Gain { $each } for each of your Breweries
gonewild-effect-self-per-brewery = +{ $amount } for each of your Breweries
gonewild-effect-gain-per-gold_factory = Gain { $base } and { $each } for each of your Gold Factories
gonewild-effect-gain-each-gold_factory = Gain { $each } for each of your Gold Factories
gonewild-effect-self-per-gold_factory = +{ $amount } for each of your Gold Factories
gonewild-effect-gain-per-opponent = Gain { $base } and { $each } for each opponent
gonewild-effect-gain-each-opponent = Gain { $each } for each opponent
gonewild-effect-self-per-opponent = +{ $amount } for each opponent
gonewild-effect-gain-choice = Gain { $amount } resources of your choice
gonewild-effect-draw = Draw { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
 }
gonewild-effect-steal = Take { $token_acc } from a building of another player
gonewild-effect-reveal-any = Open the top { $amount } cards of your deck, take all, discard the rest
gonewild-effect-reveal-resource = Open the top { $amount } cards of your deck, take resource cards, discard the rest
gonewild-effect-reveal-fighter = Open the top { $amount } cards of your deck, take Fighters, discard the rest
gonewild-effect-reveal-fighter_or_hero = Open the top { $amount } cards of your deck, take Fighters and Heroes, discard the rest
gonewild-effect-fetch-any = Take up to { $amount } cards from your discard
gonewild-effect-fetch-resource = Take up to { $amount } resource cards from your discard
gonewild-effect-fetch-fighter = Take up to { $amount } Fighters from your discard
gonewild-effect-fetch-fighter_or_hero = Take up to { $amount } Fighters or Heroes from your discard
gonewild-effect-peek = Look at a hand; you may make its owner discard 1 card
gonewild-effect-boost = Play with an attack: one Fighter in it gets +{ $amount }
gonewild-effect-boost-all = All your Fighters get +{ $amount } this turn
gonewild-effect-defend = Reaction: +{ $amount } to the attacked building until the end of the round
gonewild-effect-defend-all = Reaction: +{ $amount } to all your buildings until the end of the round
gonewild-effect-nullify-fighter = Reaction: one attacking Fighter counts 0
gonewild-effect-nullify-hero = Reaction: one attacking Hero counts 0
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
gonewild-need-bought-odin = Buy a card of Odin's Path
gonewild-need-bought-building = Buy a building
gonewild-need-bought-unit = Buy a unit
gonewild-need-bought-defence = Buy a defence card
gonewild-need-hit-building = Hit a building of another player
gonewild-need-hit-strong = Hit a building with a card of strength { $strength } or more
gonewild-need-hit-hall = Hit a Town Hall
gonewild-need-spent = Spend { $cost } in one turn
gonewild-need-owns = { $building }: have { $amount }
gonewild-need-hall = Have a Town Hall of level { $level }

## Achievements
gonewild-achievement-defender = Defender
gonewild-achievement-text-defender = Most defence cards
gonewild-achievement-conqueror = Conqueror
gonewild-achievement-text-conqueror = Most Fighter cards
gonewild-achievement-builder = Builder
gonewild-achievement-text-builder = Most buildings
gonewild-achievement-beer_tycoon = Beer Tycoon
gonewild-achievement-text-beer_tycoon = Most beer in containers
gonewild-achievement-miner = Miner
gonewild-achievement-text-miner = Most gold in containers
gonewild-achievement-follower = Follower
gonewild-achievement-text-follower = Most cards of Odin's Path
gonewild-achievement-accomplisher = Accomplisher
gonewild-achievement-text-accomplisher = Most missions done
gonewild-achievement-king_pig = King Pig
gonewild-achievement-text-king_pig = Most Pigators

## Where points come from
gonewild-source-attacks = Successful attacks
gonewild-source-damage_rewards = Damage rewards
gonewild-source-repelled = Attacks repelled
gonewild-source-full_defence = Full defence
gonewild-source-undead = Undead beaten
gonewild-source-missions = Missions
gonewild-source-town_hall = Town Hall
gonewild-source-containers = Full containers
gonewild-source-achievements = Achievements

## Questions
gonewild-ask-turn = Your turn: buy, build, attack, in any order
gonewild-ask-turn-pool = For this turn you still have { $beer } beer and { $gold } gold.
gonewild-ask-pay = Pay for { $what }: still { $cost }
gonewild-ask-muster = Attack: { $target }. Whom do you send?
gonewild-ask-muster-detail = Strength { $strength } against defence { $defence }. Equal is enough.
gonewild-ask-react = { $attacker } attacks { $place_acc }. Do you react?
gonewild-ask-react-detail = Strength { $strength } against defence { $defence }. You need more than the strength.
gonewild-ask-stow = Where do you put { $token_acc }?
gonewild-ask-dragon = The Dragon is beaten: beer or gold?
gonewild-ask-steal = From which building do you take { $token_acc }?
gonewild-ask-fetch = Take a card from your discard, at most { $count } more
gonewild-ask-peek = Whose hand do you look at?
gonewild-ask-peek-discard = Which card does { $victim } discard?
gonewild-ask-asgard-offer = You hit a Town Hall of level 3: take an Asgard card?
gonewild-ask-asgard-pick = Choose one of the three Asgard cards
gonewild-ask-store = Store your tokens
gonewild-ask-store-detail = { $place }: how many tokens shall it hold?
gonewild-ask-keep = { $count ->
    [one] Your Drakkar may keep a card
   *[other] { $count } Drakkars may keep a card each
 }

## Choices
gonewild-do-buy = Buy { $what } for { $cost }
gonewild-do-build = Build { $what } for { $cost }
gonewild-do-upgrade = Upgrade the Town Hall to level { $level } for { $cost }
gonewild-do-dismantle = Dismantle { $place_acc }
gonewild-do-play = Play { $card }
gonewild-do-play-for = Play { $card } for { $cost }
gonewild-do-exchange = Exchange { $cost } for { $gain }
gonewild-do-swap = Swap the mission { $mission } for { $cost }
gonewild-do-claim = Claim the mission { $mission }: { $points } VP
gonewild-do-attack = Attack { $target } (defence { $defence })
gonewild-do-end = End the turn
gonewild-do-pay-auto = Pay automatically
gonewild-do-pay-card = Pay with { $card }
gonewild-do-pay-card-for = Pay with { $card } as { $cost }
gonewild-do-pay-token = Pay { $token_acc }: { $place }
gonewild-do-send = Send { $card } (strength { $strength })
gonewild-do-boost = { $card }: +{ $amount } for { $fighter }
gonewild-do-strike = Declare the attack with strength { $strength }
gonewild-do-defend = Defend with { $card }: +{ $amount }
gonewild-do-defend-all = Defend with { $card }: +{ $amount } to all your buildings
gonewild-do-counter = { $card } against { $striker }
gonewild-do-pass = Do not react
gonewild-do-stow = Into { $place_acc }
gonewild-do-take = Take { $token_acc }
gonewild-do-steal = { $victim }: { $place }
gonewild-do-fetch = Take { $card }
gonewild-do-look = Look at the hand of { $victim }
gonewild-do-discard = Discard { $card }
gonewild-do-enough = Nothing more
gonewild-do-accept = Take an Asgard card
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
gonewild-log-drew-hidden = { $count ->
    [one] { $player } draws { $count } card
   *[other] { $player } draws { $count } cards
 }
gonewild-log-reshuffled = { $player_you ->
    [yes] You shuffle your discard into a new deck
   *[no] { $player } shuffles the discard into a new deck
 }
gonewild-log-mission = { $player_you ->
    [yes] You get the mission { $mission }
   *[no] { $player } gets the mission { $mission }
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
    [yes] You build { $place_acc }
   *[no] { $player } builds { $place_acc }
 }
gonewild-log-upgraded = { $player_you ->
    [yes] You upgrade the Town Hall to level { $level }
   *[no] { $player } upgrades the Town Hall to level { $level }
 }
gonewild-log-dismantled = { $player_you ->
    [yes] You dismantle { $place_acc }
   *[no] { $player } dismantles { $place_acc }
 }
gonewild-log-path = On Odin's Path: { $card }
gonewild-log-path-gone = { $card } leaves Odin's Path
gonewild-log-path-reshuffled = The discard of Odin's Path is shuffled
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
   *[no] The Fighters of { $player } get +{ $amount } this turn
 }
gonewild-log-stolen = { $player_you ->
    [yes] You take { $token_acc } from { $victim }
   *[no] { $player } takes { $token_acc } from { $victim }
 }
gonewild-log-stowed = { $player_you ->
    [yes] You put { $token_acc } into { $place_acc }
   *[no] { $player } puts { $token_acc } into { $place_acc }
 }
gonewild-log-opened = { $player_you ->
    [yes] You open cards and take: { $taken }
   *[no] { $player } opens cards and takes: { $taken }
 }
gonewild-log-opened-nothing = { $player_you ->
    [yes] You open cards and take nothing
   *[no] { $player } opens cards and takes nothing
 }
gonewild-log-fetched = { $player_you ->
    [yes] You take { $card } from your discard
   *[no] { $player } takes { $card } from the discard
 }
gonewild-log-looked = { $player_you ->
    [yes] You look at the hand of { $victim }
   *[no] { $player } looks at the hand of { $victim }
 }
gonewild-log-hand-seen = The hand of { $victim }: { $cards }
gonewild-log-hand-empty = The hand of { $victim } is empty
gonewild-log-made-discard = { $victim } has to discard { $card }
gonewild-log-boosted = { $card }: +{ $amount } for { $fighter }
gonewild-log-declared = { $player_you ->
    [yes] You attack { $place_acc } of { $victim }, { $strength } against { $defence }: { $cards }
   *[no] { $player } attacks { $place_acc } of { $victim }, { $strength } against { $defence }: { $cards }
 }
gonewild-log-defended = { $player_you ->
    [yes] You defend with { $card }: defence { $defence }
   *[no] { $player } defends with { $card }: defence { $defence }
 }
gonewild-log-countered = { $player_you ->
    [yes] You play { $card } against { $striker }: strength { $strength }
   *[no] { $player } plays { $card } against { $striker }: strength { $strength }
 }
gonewild-log-hit = { $player_you ->
    [yes] You hit { $place_acc } of { $victim }, { $strength } against { $defence }
   *[no] { $player } hits { $place_acc } of { $victim }, { $strength } against { $defence }
 }
gonewild-log-repelled = { $player_you ->
    [yes] You repel the attack on { $place_acc }, { $defence } against { $strength }
   *[no] { $player } repels the attack on { $place_acc }, { $defence } against { $strength }
 }
gonewild-log-looted = { $player_you ->
    [yes] You loot { $token_acc } from { $victim }
   *[no] { $player } loots { $token_acc } from { $victim }
 }
gonewild-log-undead = { $player_you ->
    [yes] You beat { $card }
   *[no] { $player } beats { $card }
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
    [yes] You reach { $mark } VP: an Asgard card
   *[no] { $player } reaches { $mark } VP: an Asgard card
 }
gonewild-log-asgard-flipped = From the Asgard deck: { $card }
gonewild-log-asgard-taken = { $player_you ->
    [yes] You take { $card }
   *[no] { $player } takes { $card }
 }
gonewild-log-asgard-declined = { $player_you ->
    [yes] You take no Asgard card
   *[no] { $player } takes no Asgard card
 }
gonewild-log-asgard-empty = { $player_you ->
    [yes] The Asgard deck is empty: no card for you
   *[no] The Asgard deck is empty: no card for { $player }
 }
gonewild-log-tokens-lost = { $player_you ->
    [yes] You could not store { $what }
   *[no] { $player } could not store { $what }
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
gonewild-log-achievement = { $achievement }: { $players }, { $points } VP
gonewild-log-tie-break = Tie-break, { $achievement }: { $players }
gonewild-log-over = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
 }

## Why not
gonewild-illegal-cannot-afford = You cannot pay for it.
gonewild-illegal-pile-empty = The pile is empty.
gonewild-illegal-not-in-path = This card does not lie there on Odin's Path.
gonewild-illegal-undead-not-for-sale = Undead cannot be bought, only beaten.
gonewild-illegal-no-such-pile = There is no pile of these cards.
gonewild-illegal-settlement-full = Your Town Hall allows no more buildings.
gonewild-illegal-three-alike = No more than three of a kind in a settlement.
gonewild-illegal-hall-under-construction = The Town Hall is under construction until the next round.
gonewild-illegal-hall-at-top = The Town Hall is already at level 3.
gonewild-illegal-nothing-there = There is no such building.
gonewild-illegal-hall-stays = The Town Hall cannot be dismantled.
gonewild-illegal-dismantled-already = You have dismantled a building in this round.
gonewild-illegal-not-in-hand = This card is not in your hand.
gonewild-illegal-not-playable = This card is not played like that.
gonewild-illegal-choose-resources = Say how much of it is beer.
gonewild-illegal-nothing-to-choose = This card gives nothing to choose.
gonewild-illegal-not-that-mission = This mission does not lie there.
gonewild-illegal-claimed-already = Only one mission a round.
gonewild-illegal-mission-not-met = The mission is not met yet.
gonewild-illegal-swapped-already = Only one mission swap a turn.
gonewild-illegal-mission-deck-empty = The mission deck is empty.
gonewild-illegal-own-settlement = You cannot attack yourself.
gonewild-illegal-under-construction = It is under construction until the next round.
gonewild-illegal-damaged-already = It has been hit in this round.
gonewild-illegal-one-player-per-turn = You may attack only one player a turn.
gonewild-illegal-attacked-already = This player has been attacked in this round.
gonewild-illegal-nobody-to-send = You have no Fighter or Hero to send.
gonewild-illegal-not-undead = There is no Undead there.
gonewild-illegal-dragon-already = You have beaten the Dragon in this round.
gonewild-illegal-too-weak = Not strong enough.
gonewild-illegal-not-a-fighter = Only Fighters and Heroes attack.
gonewild-illegal-needs-fighter = It needs a Fighter; a Hero does not do.
gonewild-illegal-no-such-striker = There is no such card in the attack.
gonewild-illegal-striker-nullified = This card already counts 0.
gonewild-illegal-not-a-reaction = This card is no reaction.
gonewild-illegal-wrong-kind-of-striker = This card does not work against it.
gonewild-illegal-not-money = You cannot pay with this card.
gonewild-illegal-not-owed = This is not what is owed.
gonewild-illegal-would-not-cover = The rest could not be paid then.
gonewild-illegal-no-token = There is no such token there.
gonewild-illegal-not-a-container = It is no container of yours for this token.
gonewild-illegal-container-full = The container is full.
gonewild-illegal-not-opponent = Choose another player.
gonewild-illegal-not-in-discard = This card is not in your discard.
gonewild-illegal-not-that-kind = Not this kind of card.
gonewild-illegal-not-in-seen-hand = This card is not in that hand.
gonewild-illegal-not-offered = This Asgard card is not offered.
gonewild-illegal-wrong-amount = This amount does not fit.
gonewild-illegal-not-that-container = Another container comes first.
