# Tiny Epic Vikings.

tinyepic-name = Tiny Epic Vikings
tinyepic-tagline = Draft leaders, rule islands, anger the right gods.

## Options
tinyepic-option-enemy = Enemy clan
    .help = The board of the clan that plays against you in the solo game.
tinyepic-option-enemy-wolf = Wolf Clan, warmongers
tinyepic-option-enemy-whale = Whale Clan, sea raiders
tinyepic-option-enemy-bear = Bear Clan, settlers
tinyepic-option-enemy-oak = Oak Clan, temple builders
tinyepic-option-strength = Enemy difficulty
    .help = Hard boards are for players who keep winning: a second temple, stronger battles, larger actions.
tinyepic-option-strength-plain = Standard
tinyepic-option-strength-stern = Hard

## Phases
tinyepic-round = Era { $round } of { $rounds }
tinyepic-round-only = Era { $round }
tinyepic-phase-launch = Starting boats
tinyepic-phase-draft = Draft
tinyepic-phase-deeds = Turns
tinyepic-over = The game is over
tinyepic-tie-break = island runes, favor cards, temples, boats, resources

## Clans no one plays
tinyepic-enemy = Enemy clan
    .nom = the enemy clan
    .gen = the enemy clan’s
    .dat = the enemy clan
    .acc = the enemy clan
tinyepic-neutral = Neutral clan
    .nom = the neutral clan
    .gen = the neutral clan’s
    .dat = the neutral clan
    .acc = the neutral clan

## Runes, resources, gods
tinyepic-rune-wealth = Wealth
    .icon = rune-wealth
tinyepic-rune-mystery = Mystery
    .icon = rune-mystery
tinyepic-rune-nature = Nature’s Fury
    .icon = rune-nature
tinyepic-resource-wood = wood
    .icon = wood
tinyepic-resource-food = food
    .icon = food
tinyepic-resource-steel = steel
    .icon = steel
tinyepic-amount-wood = { $n } wood
tinyepic-amount-food = { $n } food
tinyepic-amount-steel = { $n } steel
tinyepic-nothing = nothing
    .acc = nothing
tinyepic-god-odin = Odin
    .icon = odin
tinyepic-god-thor = Thor
    .icon = thor
tinyepic-god-frigg = Frigg
    .icon = frigg
tinyepic-god-freya = Freya
    .icon = freya
tinyepic-god-njord = Njord
    .icon = njord
tinyepic-god-loki = Loki
    .icon = loki

## Places
tinyepic-island-nordholm = Nordholm
tinyepic-island-hrafney = Hrafney
tinyepic-island-ulfey = Ulfey
tinyepic-island-hvaley = Hvaley
tinyepic-island-vestholm = Vestholm
tinyepic-island-ostholm = Ostholm
tinyepic-island-bjarney = Bjarney
tinyepic-island-isholm = Isholm
tinyepic-island-arnarey = Arnarey
tinyepic-island-selsey = Selsey
tinyepic-island-midey = Midey
tinyepic-island-svaney = Svaney
tinyepic-island-orkholm = Orkholm
tinyepic-island-steinholm = Steinholm
tinyepic-island-eldey = Eldey
tinyepic-dock = the { $island } dock facing { $to }
    .to = to the { $island } dock facing { $to }
    .at = at the { $island } dock facing { $to }
tinyepic-dock-off = the { $island } dock facing the open sea
    .to = to the { $island } dock facing the open sea
    .at = at the { $island } dock facing the open sea
tinyepic-ashore = your clan board
    .to = to your clan board
    .at = on your clan board
tinyepic-fjord-whale = Whale Fjord
    .to = to Whale Fjord
    .at = in Whale Fjord
tinyepic-fjord-north-sound = North Sound
    .to = to North Sound
    .at = in North Sound
tinyepic-fjord-west-sound = West Sound
    .to = to West Sound
    .at = in West Sound
tinyepic-fjord-east-sound = East Sound
    .to = to East Sound
    .at = in East Sound
tinyepic-fjord-nordholm-cove = Nordholm Cove
    .to = to Nordholm Cove
    .at = in Nordholm Cove
tinyepic-fjord-northeast = Northeast Fjord
    .to = to Northeast Fjord
    .at = in Northeast Fjord
tinyepic-fjord-east = East Fjord
    .to = to East Fjord
    .at = in East Fjord
tinyepic-fjord-ostholm-cove = Ostholm Cove
    .to = to Ostholm Cove
    .at = in Ostholm Cove
tinyepic-fjord-southeast = Southeast Fjord
    .to = to Southeast Fjord
    .at = in Southeast Fjord
tinyepic-fjord-southwest = Southwest Fjord
    .to = to Southwest Fjord
    .at = in Southwest Fjord
tinyepic-fjord-vestholm-cove = Vestholm Cove
    .to = to Vestholm Cove
    .at = in Vestholm Cove
tinyepic-fjord-west = West Fjord
    .to = to West Fjord
    .at = in West Fjord
tinyepic-fjord-northwest = Northwest Fjord
    .to = to Northwest Fjord
    .at = in Northwest Fjord
tinyepic-fjord-bear-sound = Bear Sound
    .to = to Bear Sound
    .at = in Bear Sound
tinyepic-fjord-eagle-sound = Eagle Sound
    .to = to Eagle Sound
    .at = in Eagle Sound
tinyepic-fjord-swan-sound = Swan Sound
    .to = to Swan Sound
    .at = in Swan Sound
tinyepic-fjord-seal-sound = Seal Sound
    .to = to Seal Sound
    .at = in Seal Sound
tinyepic-fjord-north-fjord-west = North Fjord West
    .to = to North Fjord West
    .at = in North Fjord West
tinyepic-fjord-north-fjord-east = North Fjord East
    .to = to North Fjord East
    .at = in North Fjord East
tinyepic-fjord-east-fjord-north = East Fjord North
    .to = to East Fjord North
    .at = in East Fjord North
tinyepic-fjord-east-fjord-south = East Fjord South
    .to = to East Fjord South
    .at = in East Fjord South
tinyepic-fjord-south-fjord-east = South Fjord East
    .to = to South Fjord East
    .at = in South Fjord East
tinyepic-fjord-south-fjord-west = South Fjord West
    .to = to South Fjord West
    .at = in South Fjord West
tinyepic-fjord-west-fjord-south = West Fjord South
    .to = to West Fjord South
    .at = in West Fjord South
tinyepic-fjord-west-fjord-north = West Fjord North
    .to = to West Fjord North
    .at = in West Fjord North
tinyepic-end-upper-left = upper row, left end
tinyepic-end-upper-right = upper row, right end
tinyepic-end-lower-left = lower row, left end
tinyepic-end-lower-right = lower row, right end

## Vikings
tinyepic-card-aslaug = Aslaug Far-Sailer
tinyepic-card-gunnar = Gunnar Gold-Hand
tinyepic-card-halvard = Halvard Keelwright
tinyepic-card-sigrid = Sigrid Net-Caster
tinyepic-card-torsten = Torsten Shoal-Finder
tinyepic-card-ragnhild = Ragnhild Hoard-Taker
tinyepic-card-ingrid = Ingrid Barley-Mother
tinyepic-card-hakon = Hakon Timber-Lord
tinyepic-card-frode = Frode the Trapper
tinyepic-card-yrsa = Yrsa Coin-Reader
tinyepic-card-bard = Bard Beam-Cutter
tinyepic-card-estrid = Estrid Shrine-Warden
tinyepic-card-orm = Orm the Master Builder
tinyepic-card-dagny = Dagny Trail-Wise
tinyepic-card-ketil = Ketil Broad-Axe
tinyepic-card-solveig = Solveig Road-Walker
tinyepic-card-runa = Runa Star-Steerer
tinyepic-card-einar = Einar Mist-Raider
tinyepic-card-svala = Svala Ship-Singer
tinyepic-card-leif = Leif Shore-Whisperer
tinyepic-card-tove = Tove Fog-Pilot
tinyepic-card-vigdis = Vigdis Shadow-Prow
tinyepic-card-gerda = Gerda Herb-Gatherer
tinyepic-card-olaf = Olaf Salt-Keeper
tinyepic-card-nanna = Nanna Dream-Hunter
tinyepic-card-groa = Groa the Seeress
tinyepic-card-asmund = Asmund Stone-Setter
tinyepic-card-thyra = Thyra Rune-Priestess
tinyepic-card-ivar = Ivar the Hall-Raiser
tinyepic-card-kari = Kari Ghost-Path
tinyepic-card-hild = Hild Veil-Blade
tinyepic-card-embla = Embla the Wanderer
tinyepic-card-bjorn = Bjorn Storm-Sail
tinyepic-card-harald = Harald Wave-Breaker
tinyepic-card-skadi = Skadi Oak-Keel
tinyepic-card-arne = Arne Whale-Caller
tinyepic-card-hedda = Hedda Gale-Rider
tinyepic-card-rolf = Rolf Thunder-Prow
tinyepic-card-freydis = Freydis Field-Warden
tinyepic-card-grim = Grim Iron-Smith
tinyepic-card-ulf = Ulf Wolf-Stalker
tinyepic-card-alfhild = Alfhild Hail-Speaker
tinyepic-card-stein = Stein Log-Hauler
tinyepic-card-ylva = Ylva Grove-Priestess
tinyepic-card-knut = Knut the Fell-Builder
tinyepic-card-randi = Randi Ridge-Runner
tinyepic-card-eirik = Eirik the Berserker
tinyepic-card-saga = Saga Snow-Strider
tinyepic-favor = favor card ({ $runes })
    .acc = favor card ({ $runes })

## Actions on cards and boards
tinyepic-deed-sail = Sail ×{ $n }
tinyepic-deed-explore = Explore ×{ $n }
tinyepic-deed-harvest = Harvest ×{ $n }
tinyepic-deed-build = Build ×{ $n }
tinyepic-deed-smite = Smite ×{ $n }
tinyepic-deed-shift-fury = Change one god’s fury by up to { $n }
tinyepic-deed-explore-temple = Explore with a temple
tinyepic-deed-draw-replace = Draw + Replace
tinyepic-deed-enter-battle = Enter a battle
tinyepic-deed-collect = Collect { $goods }
tinyepic-deed-collect-per = Collect { $goods } per { $rune } rune
tinyepic-deed-exchange = Exchange
tinyepic-deed-prophecy = Prophecy
tinyepic-icon-fury = fury
tinyepic-icon-chase-boat = chase a boat
tinyepic-icon-cross-ferry = cross the ferry route
tinyepic-icon-add-settler = add a settler
tinyepic-icon-add-boat = add a boat
tinyepic-icon-add-temple = add a temple
tinyepic-icon-battle = battle with +{ $bonus }

## Questions
tinyepic-ask-launch = Place your starting boat
tinyepic-ask-launch-detail = In any empty fjord at the edge of the map.
tinyepic-ask-keep = Keep a Viking card
tinyepic-ask-keep-left-detail = The rest of the hand goes to your left. Everyone chooses at the same time.
tinyepic-ask-keep-right-detail = The rest of the hand goes to your right. Everyone chooses at the same time.
tinyepic-ask-keep-solo-detail = The other two go into the enemy’s deck.
tinyepic-ask-play = Play a Viking card
tinyepic-ask-play-detail = Face up for its actions, or face down to start a battle for a favor card.
tinyepic-ask-play-battle-detail = Face up for its actions, or face down to join the battle.
tinyepic-ask-favor = Which favor card do you fight for?
tinyepic-ask-favor-detail = Only cards at the ends of the two rows can be chosen.
tinyepic-ask-return = Return one of your earlier favor cards
tinyepic-ask-return-detail = You can keep at most three. The returned card can be fought for again.
tinyepic-ask-take =
    Take { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } of your choice
tinyepic-ask-sail = Sail ×{ $n }: choose a boat and where it goes
tinyepic-ask-sail-detail = In a dock you can land settlers and raid a village.
tinyepic-ask-land = Docked at { $island }: how many settlers land?
tinyepic-ask-land-detail =
    Each costs 1 food. { $left ->
        [0] No moves are left.
        [one] Or sail on: 1 move is left.
       *[other] Or sail on: { $left } moves are left.
    }
tinyepic-ask-retreat = Your boat must leave its dock. To which fjord?
tinyepic-ask-explore = { $n ->
    [one] Move a settler along a ferry route (1 step left)
   *[other] Move a settler along a ferry route ({ $n } steps left)
 }
tinyepic-ask-harvest =
    Harvest: choose { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
tinyepic-ask-harvest-detail = Your boats add { $food } food; your temples add { $free ->
    [one] 1 resource of your choice
   *[other] { $free } resources of your choice
 }.
tinyepic-ask-build = { $n ->
    [one] Build a boat or a temple (1 left)
   *[other] Build a boat or a temple ({ $n } left)
 }
tinyepic-ask-build-detail = Boats go to fjords near your pieces, temples to islands with your settler.
tinyepic-ask-carry = Move a temple along a ferry route
tinyepic-ask-smite = Remove an opponent’s settler ({ $n } left)
tinyepic-ask-draw = Draw a Viking card?
tinyepic-ask-draw-detail = Then you discard one card from your hand, face up.
tinyepic-ask-discard = Discard a Viking card
tinyepic-ask-battle = Turn this Viking card face down for battle?
tinyepic-ask-battle-join-detail = It joins the pending battle. Everyone knows the card.
tinyepic-ask-battle-begin-detail = It starts a battle for a favor card. Everyone knows the card.
tinyepic-ask-collect = Collect { $goods }?
tinyepic-ask-exchange = Exchange resources of one type for another
tinyepic-ask-dedicate = Dedicate a village?
tinyepic-ask-dedicate-detail = To an action on the era board, or to a god, whose fury rises by 2.
tinyepic-ask-shift = Change one god’s fury by up to { $n }
tinyepic-ask-prophecy = Reveal the top Viking card?
tinyepic-ask-prophecy-detail = You can use its actions as if it were yours.
tinyepic-ask-join-enemy = The enemy has started a battle. Join it?
tinyepic-ask-join-enemy-detail = Your card of this turn fights right away. Otherwise the enemy faces the invaders alone.
tinyepic-ask-enemy-target = Two islands are tied for the enemy. Where does it sail?
tinyepic-ask-enemy-course = Several routes to { $island } are equally short. Which dock is next?
tinyepic-ask-enemy-gather = From which island does the enemy send settlers to { $island }?
tinyepic-ask-enemy-chase = Which of your boats does the chieftain chase?
tinyepic-ask-enemy-temple = Where does the enemy build its temple?
tinyepic-ask-enemy-favor = Both ends are equally near. Which favor card does the enemy choose?

## Choices
tinyepic-do-launch = Launch a boat { $place_at }
tinyepic-do-keep = { $card } · { $deed }
tinyepic-do-play = Play { $card } · { $deed }
tinyepic-do-fight =
    { $steel ->
        [0] Fight with { $card }
       *[other] Fight with { $card } ({ $steel } steel)
    }
tinyepic-do-decline = Don’t join
tinyepic-do-recall = Take a settler back from { $island }
tinyepic-do-favor = { $favor }: { $end }
tinyepic-do-return = Return the { $favor }: { $end }
tinyepic-do-take = { $goods }
tinyepic-do-sail =
    Sail the boat { $from_at } { $place_to } ({ $moves ->
        [one] 1 move
       *[other] { $moves } moves
    })
tinyepic-do-land =
    { $settlers ->
        [0] Stay and land no one
        [one] Land 1 settler
       *[other] Land { $settlers } settlers
    }
tinyepic-do-land-raid =
    { $settlers ->
        [0] Raid the village ({ $steel } steel)
        [one] Land 1 settler and raid ({ $steel } steel)
       *[other] Land { $settlers } settlers and raid ({ $steel } steel)
    }
tinyepic-do-retreat = Retreat { $place_to }
tinyepic-do-explore = { $from } → { $to }
tinyepic-do-boat = Build a boat { $place_at } ({ $wood } wood)
tinyepic-do-temple = Build a temple on { $island } ({ $wood } wood)
tinyepic-do-carry = Move the temple { $from } → { $to }
tinyepic-do-smite = Remove { $clan_gen } settler on { $island }
tinyepic-do-draw = Draw a card
tinyepic-do-discard = Discard { $card } · { $deed }
tinyepic-do-battle = Send it into battle
tinyepic-do-collect = Collect
tinyepic-do-exchange = Exchange { $from } for { $to }
tinyepic-do-dedicate = Dedicate a village: { $deed }
tinyepic-do-dedicate-god = Dedicate a village to { $god }: fury +{ $n }
tinyepic-do-shift-up = { $god }: fury +{ $n }
tinyepic-do-shift-down = { $god }: fury −{ $n }
tinyepic-do-reveal = Reveal
tinyepic-do-choose = { $island }
tinyepic-do-steer = { $place }
tinyepic-do-skip = Skip

## Log
tinyepic-log-launched = { $player_you ->
        [yes] You launch
       *[no] { $player } launches
    } a boat { $place_at }
tinyepic-log-neutral-sits = The neutral clan sits to the left of { $player_acc }
tinyepic-log-era-begins = Era { $era } starts; { $player_you ->
        [yes] you go
       *[no] { $player } goes
    } first
tinyepic-log-shuffled = The discard pile becomes the new Viking deck
tinyepic-log-dealt =
    { $cards ->
        [one] Each clan is dealt 1 Viking card
       *[other] Each clan is dealt { $cards } Viking cards
    }
tinyepic-log-kept = { $player_you ->
        [yes] You keep
       *[no] { $player } keeps
    } { $card }
tinyepic-log-passed-left = Hands are passed to the left
tinyepic-log-passed-right = Hands are passed to the right
tinyepic-log-draft-ends = The draft is over
tinyepic-log-recalled = { $player_you ->
        [yes] You take
       *[no] { $player } takes
    } a settler back from { $island }
tinyepic-log-played = { $player_you ->
        [yes] You play
       *[no] { $player } plays
    } { $card }
tinyepic-log-face-down = { $player_you ->
        [yes] You play
       *[no] { $player } plays
    } a card face down
tinyepic-log-face-down-known = { $player_you ->
        [yes] You start
       *[no] { $player } starts
    } a battle with { $card }
tinyepic-log-joins = { $player_you ->
        [yes] You join
       *[no] { $player } joins
    } the battle with a face-down card
tinyepic-log-joins-known = { $player_you ->
        [yes] You join
       *[no] { $player } joins
    } the battle with { $card }
tinyepic-log-battle-begins = { $player_you ->
        [yes] You start
       *[no] { $player } starts
    } a battle for the { $favor }, { $end }
tinyepic-log-sailed =
    { $player_you ->
        [yes] You sail
       *[no] { $player } sails
    } { $place_to } ({ $moves ->
        [one] 1 move
       *[other] { $moves } moves
    })
tinyepic-log-retreated = { $player_you ->
        [yes] You move
       *[no] { $player } moves
    } a boat out of its dock { $to_to }
tinyepic-log-landed =
    { $player_you ->
        [yes] You land
       *[no] { $player } lands
    } { $settlers ->
        [one] 1 settler
       *[other] { $settlers } settlers
    } on { $island } for { $food } food
tinyepic-log-raided = { $player_you ->
        [yes] You raid
       *[no] { $player } raids
    } the village { $place_at } for { $steel } steel
tinyepic-log-explored = { $player_you ->
        [yes] You move
       *[no] { $player } moves
    } a settler from { $from } to { $to }
tinyepic-log-attacked = { $player_you ->
        [yes] You remove
       *[no] { $player } removes
    } one of { $victim_gen } settlers from { $island }
tinyepic-log-rune-taken = { $player_you ->
        [yes] You take
       *[no] { $player } takes
    } the { $rune } rune of { $island }
tinyepic-log-rune-stolen = { $player_you ->
        [yes] You take
       *[no] { $player } takes
    } the { $rune } rune of { $island } from { $from_acc }
tinyepic-log-rune-returned = { $player_you ->
        [yes] You lose
       *[no] { $player } loses
    } { $island }; its { $rune } rune goes back to the island
tinyepic-log-fury = { $god }: fury { $from } → { $to } ({ $why })
tinyepic-why-rune-taken = a rune was taken
tinyepic-why-battle-lost = a battle was lost
tinyepic-why-invaders-beaten = the invaders fell
tinyepic-why-dedication = a village was dedicated
tinyepic-why-boon = a Valhalla boon
tinyepic-why-enemy-icon = an enemy icon
tinyepic-why-enemy-start = the enemy starts there
tinyepic-log-harvested = { $player_you ->
        [yes] You harvest
       *[no] { $player } harvests
    } { $goods }
tinyepic-log-gained = { $player_you ->
        [yes] You gain
       *[no] { $player } gains
    } { $goods }
tinyepic-log-boat-built = { $player_you ->
        [yes] You build
       *[no] { $player } builds
    } a boat { $place_at } for { $wood } wood
tinyepic-log-temple-built = { $player_you ->
        [yes] You build
       *[no] { $player } builds
    } a temple on { $island } for { $wood } wood
tinyepic-log-temple-carried = { $player_you ->
        [yes] You move
       *[no] { $player } moves
    } a temple from { $from } to { $to }
tinyepic-log-smitten = { $player_you ->
        [yes] You smite
       *[no] { $player } smites
    } one of { $victim_gen } settlers on { $island }
tinyepic-log-drew = { $player_you ->
        [yes] You draw
       *[no] { $player } draws
    } a card
tinyepic-log-drew-known = { $player_you ->
        [yes] You draw
       *[no] { $player } draws
    } { $card }
tinyepic-log-discarded = { $player_you ->
        [yes] You discard
       *[no] { $player } discards
    } { $card }
tinyepic-log-exchanged = { $player_you ->
        [yes] You exchange
       *[no] { $player } exchanges
    } { $from } for { $to }
tinyepic-log-dedicated = { $player_you ->
        [yes] You dedicate
       *[no] { $player } dedicates
    } a village: { $deed }
tinyepic-log-dedicated-god = { $player_you ->
        [yes] You dedicate
       *[no] { $player } dedicates
    } a village to { $god }
tinyepic-log-battle-opens = Battle for the { $favor }: { $sides }
tinyepic-fighter = { $player_nom } with { $strength } ({ $card })
tinyepic-fighter-barred = { $player_you ->
        [yes] you can’t
       *[no] { $player_nom } can’t
    } pay
tinyepic-log-invaders-come = Invaders come: { $card }, strength { $strength }
tinyepic-log-battle-won = { $player_you ->
        [yes] You win with { $strength } and take the { $favor }
       *[no] { $player } wins with { $strength } and takes the { $favor }
    }
tinyepic-log-battle-drawn = A tie at { $strength }: no one wins
tinyepic-log-invaders-win = { $player_you ->
        [yes] You lose
       *[no] { $player } loses
    } to the invaders
tinyepic-log-battle-off = No one can pay the steel: no battle
tinyepic-log-favor-back = The { $favor } goes back: { $end }
tinyepic-log-favor-returned = { $player_you ->
        [yes] You return
       *[no] { $player } returns
    } a { $favor }: { $end }
tinyepic-log-boon = { $player_you ->
        [yes] You may
       *[no] { $player } may
    } use { $god }’s Valhalla boon: { $deed }
tinyepic-log-prophecy = { $player_you ->
        [yes] You reveal
       *[no] { $player } reveals
    } { $card } in the prophecy
tinyepic-log-era-ends = Era { $era } ends
tinyepic-log-game-ends = The gods are ranked and the favor cards revealed
tinyepic-log-battle-declined = { $player_you ->
        [yes] You stay
       *[no] { $player } stays
    } out of the battle

## Log of the enemy clan
tinyepic-log-enemy-plays = The enemy plays { $card } ({ $rune })
tinyepic-log-enemy-does-leader = The enemy’s leader action: { $deed }
tinyepic-log-enemy-does-rune = The enemy has the runes for its rune action: { $deed }
tinyepic-log-enemy-does-board = The enemy can’t take this rune action; its board gives: { $deed }
tinyepic-log-enemy-does-dedication = The dedication gives the enemy: { $deed }
tinyepic-log-enemy-does-battle-lost = The enemy has lost a battle; its board gives: { $deed }
tinyepic-log-enemy-target-nearest =
    The enemy heads for { $island }, the nearest { $rune } island ({ $distance ->
        [one] 1 dock
       *[other] { $distance } docks
    })
tinyepic-log-enemy-target-other-island = The enemy heads for { $island }: it is already at the other { $rune } island
tinyepic-log-enemy-target-less-influence = The enemy heads for { $island }: equally near, with less influence there
tinyepic-log-enemy-target-your-choice = The enemy heads for { $island }, as you chose
tinyepic-log-enemy-moves-shore = The chieftain follows the shore { $place_to }
tinyepic-log-enemy-moves-ferry = The chieftain crosses the ferry route { $place_to }
tinyepic-log-enemy-moves-your-choice = The chieftain takes the route you chose { $place_to }
tinyepic-log-enemy-moves-chase-icon = The chieftain chases your nearest boat { $place_to }
tinyepic-log-enemy-moves-ferry-icon = The ferry icon takes the chieftain { $place_to }
tinyepic-log-enemy-stops-reached = The chieftain stops: it has reached { $island }
tinyepic-log-enemy-stops-out-of-moves = The chieftain stops at { $island }: no moves left
tinyepic-log-enemy-raids = The enemy raids the village { $place_at } without paying steel
tinyepic-log-enemy-settles-board =
    { $settlers ->
        [one] 1 enemy settler comes
       *[other] { $settlers } enemy settlers come
    } to { $island } from its board
tinyepic-log-enemy-settles-most-settlers =
    { $settlers ->
        [one] 1 enemy settler moves
       *[other] { $settlers } enemy settlers move
    } from { $from } to { $island }: its board is empty, and most of its settlers are there
tinyepic-log-enemy-settles-least-influence =
    { $settlers ->
        [one] 1 enemy settler moves
       *[other] { $settlers } enemy settlers move
    } from { $from } to { $island }: of the tied islands, your influence is lowest there
tinyepic-log-enemy-settles-your-choice =
    { $settlers ->
        [one] 1 enemy settler moves
       *[other] { $settlers } enemy settlers move
    } from { $from } to { $island }, as you chose
tinyepic-log-enemy-harvests = The enemy harvests { $goods } (empty boat slots: { $boats }, empty temple slots: { $temples })
tinyepic-log-enemy-gains = The enemy gains { $goods } from the bag
tinyepic-log-enemy-builds-at-chieftain = The enemy builds a boat beside its chieftain, { $place_at }
tinyepic-log-enemy-builds-next-free = The enemy builds a boat in the next free dock clockwise, { $place_at }
tinyepic-log-enemy-builds-next-island = All docks there are taken; the enemy builds a boat nearby, { $place_at }
tinyepic-log-enemy-boat-home = An enemy boat leaves { $place } and goes back to its board
tinyepic-log-enemy-dedicates = The enemy dedicates a village to the action with the fewest: { $deed } (now { $villages })
tinyepic-log-enemy-icon = Icon on space { $space } of the { $track } track: { $icon }
tinyepic-log-enemy-temple-most-settlers =
    The enemy builds a temple on { $island }, where most of its settlers are; { $settlers ->
        [one] 1 settler returns
       *[other] { $settlers } settlers return
    } to its board
tinyepic-log-enemy-temple-your-choice =
    The enemy builds a temple on { $island }, as you chose; { $settlers ->
        [one] 1 settler returns
       *[other] { $settlers } settlers return
    } to its board
tinyepic-log-enemy-marker-back = The { $track } marker reaches its end and goes back to 0; you lose 1 { $track }
tinyepic-log-enemy-marker-back-nothing = The { $track } marker reaches its end and goes back to 0; you have no { $track } to lose
tinyepic-log-enemy-battle-card = The enemy joins with its top card: { $card }
tinyepic-log-enemy-battle-card-hidden = The enemy plays its top card face down and starts a battle
tinyepic-log-enemy-favor-nearest = It fights for the { $favor }, nearest to its chieftain: { $end }
tinyepic-log-enemy-favor-other-row = The row on its side is empty; it fights for the { $favor }: { $end }
tinyepic-log-enemy-favor-your-choice = It fights for the { $favor }, as you chose: { $end }
tinyepic-log-enemy-battle-grows = A battle of the enemy is already pending; its bonus is now +{ $bonus }
tinyepic-log-enemy-idle-no-runes = The enemy lacks the runes for the rune action
tinyepic-log-enemy-idle-no-settlers = The enemy has no more settlers to move
tinyepic-log-enemy-idle-no-boats = The enemy has no boat left on its board
tinyepic-log-enemy-idle-no-dock = There is no free dock for an enemy boat
tinyepic-log-enemy-idle-no-ferry = The route leaves the map: the chieftain stays
tinyepic-log-enemy-idle-no-prey = You have no boat in a dock: nothing to chase
tinyepic-log-enemy-idle-no-temple = The enemy has no temple left or no island for one
tinyepic-log-enemy-idle-no-island-runes = The enemy holds no island rune: no fury
tinyepic-log-enemy-idle-no-favor = There is no favor card to fight for
tinyepic-log-enemy-idle-stacks-full = All actions of the era board are full: the village has no effect
tinyepic-log-enemy-idle-era-over = The era is over: no new battle

## Score sheet
tinyepic-score-islands = { $rune } islands ({ $god }): { $each } each
tinyepic-score-favors = { $rune } on favor cards ({ $god }): { $each } each

## Why something is not allowed
tinyepic-illegal-not-your-turn = You can take settlers back only on your own turn.
tinyepic-illegal-not-edge = A starting boat goes in a fjord at the edge of the map.
tinyepic-illegal-fjord-taken = A starting boat needs an empty fjord.
tinyepic-illegal-not-in-hand = You don’t have that card.
tinyepic-illegal-battle-begun-now = The enemy started this battle this very turn; you can join it on your next one.
tinyepic-illegal-no-favor = There is no favor card left to fight for.
tinyepic-illegal-no-favor-there = Only favor cards at the ends of the rows can be chosen.
tinyepic-illegal-not-your-favor = Only one of your earlier favor cards can be returned.
tinyepic-illegal-take = Take exactly as many resources as the question says.
tinyepic-illegal-track-full = A resource track holds at most 7.
tinyepic-illegal-one-boat = All moves of one Sail must be made with the same boat.
tinyepic-illegal-boat-not-built = That boat is still on your clan board.
tinyepic-illegal-other-side = That place is not on this side of the map.
tinyepic-illegal-too-far = The boat doesn’t have enough moves.
tinyepic-illegal-own-boat-there = Your own boat is already in that dock.
tinyepic-illegal-land-limit = You can land at most as many settlers as the number of the Sail action.
tinyepic-illegal-no-settlers-home = You don’t have that many settlers on your clan board.
tinyepic-illegal-no-food = You don’t have enough food: each settler costs 1.
tinyepic-illegal-no-village = There is no village in that dock.
tinyepic-illegal-no-steel = You don’t have enough steel for a raid.
tinyepic-illegal-not-adjacent = The fjord must touch the dock.
tinyepic-illegal-no-settler = You have no settler there.
tinyepic-illegal-no-settler-there = There is no such settler there.
tinyepic-illegal-own-settler = You can remove only opponents’ settlers.
tinyepic-illegal-no-ferry = No ferry route connects these islands.
tinyepic-illegal-no-temple = You have no temple there.
tinyepic-illegal-two-temples = You can’t have two temples on one island.
tinyepic-illegal-slot-empty = That piece is already built.
tinyepic-illegal-no-wood = You don’t have enough wood.
tinyepic-illegal-not-fjord = Boats are built in fjords.
tinyepic-illegal-not-present = You have no piece near that fjord.
tinyepic-illegal-exchange-nothing = Exchange at least one resource for another type.
tinyepic-illegal-not-enough = You don’t have that many.
tinyepic-illegal-god-not-here = That god is not in this game.
tinyepic-illegal-stack-full = This action already has as many villages as there are players.
tinyepic-illegal-fury-too-far = The boon can’t change fury that far.
tinyepic-illegal-fury-below-zero = Fury never falls below 0.
tinyepic-illegal-enemy-not-tied = You choose for the enemy only when its options are tied.
tinyepic-illegal-must-act = This can’t be skipped.
