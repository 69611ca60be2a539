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
tinyepic-option-strength = Strength of the enemy
    .help = Stern boards are for those who keep winning: a second temple, stronger battles, larger actions.
tinyepic-option-strength-plain = Plain
tinyepic-option-strength-stern = Stern

## Phases
tinyepic-round = Era { $round } of { $rounds }
tinyepic-round-only = Era { $round }
tinyepic-phase-launch = Start boats
tinyepic-phase-draft = Draft
tinyepic-phase-deeds = Turns
tinyepic-over = The game is over
tinyepic-tie-break = island runes, favor cards, temples, boats, resources

## Clans nobody plays
tinyepic-enemy = Enemy clan
tinyepic-neutral = Neutral clan

## Runes, resources, gods
tinyepic-rune-wealth = Wealth
    .icon = rune-wealth
tinyepic-rune-mystery = Mystery
    .icon = rune-mystery
tinyepic-rune-nature = Nature's Fury
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
tinyepic-dock-off = the { $island } dock facing the open sea
tinyepic-fjord-whale = Whale Fjord
tinyepic-fjord-north-sound = North Sound
tinyepic-fjord-west-sound = West Sound
tinyepic-fjord-east-sound = East Sound
tinyepic-fjord-nordholm-cove = Nordholm Cove
tinyepic-fjord-northeast = Northeast Fjord
tinyepic-fjord-east = East Fjord
tinyepic-fjord-ostholm-cove = Ostholm Cove
tinyepic-fjord-southeast = Southeast Fjord
tinyepic-fjord-southwest = Southwest Fjord
tinyepic-fjord-vestholm-cove = Vestholm Cove
tinyepic-fjord-west = West Fjord
tinyepic-fjord-northwest = Northwest Fjord
tinyepic-fjord-bear-sound = Bear Sound
tinyepic-fjord-eagle-sound = Eagle Sound
tinyepic-fjord-swan-sound = Swan Sound
tinyepic-fjord-seal-sound = Seal Sound
tinyepic-fjord-north-fjord-west = North Fjord West
tinyepic-fjord-north-fjord-east = North Fjord East
tinyepic-fjord-east-fjord-north = East Fjord North
tinyepic-fjord-east-fjord-south = East Fjord South
tinyepic-fjord-south-fjord-east = South Fjord East
tinyepic-fjord-south-fjord-west = South Fjord West
tinyepic-fjord-west-fjord-south = West Fjord South
tinyepic-fjord-west-fjord-north = West Fjord North
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

## Actions on cards and boards
tinyepic-deed-sail = Sail ×{ $n }
tinyepic-deed-explore = Explore ×{ $n }
tinyepic-deed-harvest = Harvest ×{ $n }
tinyepic-deed-build = Build ×{ $n }
tinyepic-deed-smite = Smite ×{ $n }
tinyepic-deed-shift-fury = Move a god's fury by up to { $n }
tinyepic-deed-explore-temple = Explore with a temple
tinyepic-deed-draw-replace = Draw and replace
tinyepic-deed-enter-battle = Enter battle
tinyepic-deed-collect = Collect { $goods }
tinyepic-deed-collect-per = Collect { $goods } per { $rune } rune
tinyepic-deed-exchange = Exchange
tinyepic-deed-prophecy = Prophecy
tinyepic-icon-fury = fury
tinyepic-icon-chase-boat = chase a boat
tinyepic-icon-cross-ferry = cross the ferry
tinyepic-icon-add-settler = add a settler
tinyepic-icon-add-boat = add a boat
tinyepic-icon-add-temple = add a temple
tinyepic-icon-battle = battle with +{ $bonus }

## Questions
tinyepic-ask-launch = Place your start boat
tinyepic-ask-launch-detail = In any empty fjord that touches the edge of the board.
tinyepic-ask-keep = Keep a viking
tinyepic-ask-keep-left-detail = The rest of the hand goes to your left. All choose at the same time.
tinyepic-ask-keep-right-detail = The rest of the hand goes to your right. All choose at the same time.
tinyepic-ask-keep-solo-detail = The other two go into the enemy's deck.
tinyepic-ask-play = Play a viking
tinyepic-ask-play-detail = Face up for its actions, or face down to begin a battle for a favor card.
tinyepic-ask-play-battle-detail = Face up for its actions, or face down to join the battle.
tinyepic-ask-favor = Which favor card do you fight for?
tinyepic-ask-favor-detail = Only cards at the ends of the two rows can be chosen.
tinyepic-ask-return = Return one of your earlier favor cards
tinyepic-ask-return-detail = You keep three at most. The returned card can be fought for again.
tinyepic-ask-take =
    Take { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } of your choice
tinyepic-ask-sail = Sail ×{ $n }: choose a boat and where it goes
tinyepic-ask-sail-detail = In a dock you may land settlers and raid a village.
tinyepic-ask-land = In dock at { $island }: how many settlers land?
tinyepic-ask-land-detail =
    One food each. { $left ->
        [0] No moves are left.
        [one] Or sail on: { $left } move is left.
       *[other] Or sail on: { $left } moves are left.
    }
tinyepic-ask-retreat = Your boat must leave its dock: to which fjord?
tinyepic-ask-explore = Move a settler over a ferry (steps left: { $n })
tinyepic-ask-harvest =
    Harvest: choose { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
tinyepic-ask-harvest-detail = Your boats add { $food } food; { $free } of the free resources come from your temples.
tinyepic-ask-build = Build a boat or a temple (pieces left: { $n })
tinyepic-ask-build-detail = Boats go to fjords near you, temples to islands with your settler.
tinyepic-ask-carry = Move a temple over a ferry
tinyepic-ask-smite = Remove an opposing settler (left: { $n })
tinyepic-ask-draw = Draw a viking card?
tinyepic-ask-draw-detail = Then you discard one card from your hand, face up.
tinyepic-ask-discard = Discard a viking
tinyepic-ask-battle = Turn this viking face down into battle?
tinyepic-ask-battle-join-detail = It joins the pending battle. Everybody knows the card.
tinyepic-ask-battle-begin-detail = It begins a battle for a favor card. Everybody knows the card.
tinyepic-ask-collect = Collect { $goods }?
tinyepic-ask-exchange = Exchange resources of one type for another
tinyepic-ask-dedicate = Dedicate a village?
tinyepic-ask-dedicate-detail = On an action of the era board, or to a god whose fury rises by 2.
tinyepic-ask-shift = Move the fury of one god by up to { $n }
tinyepic-ask-prophecy = Reveal the top viking card?
tinyepic-ask-prophecy-detail = You may use its actions as if it were yours.
tinyepic-ask-join-enemy = The enemy has begun a battle: join it?
tinyepic-ask-join-enemy-detail = Your card of this turn fights at once. Otherwise the enemy meets the invaders alone.
tinyepic-ask-enemy-target = Two islands are equal for the enemy: where does it sail?
tinyepic-ask-enemy-course = Several ways to { $island } are equally short: which dock is next?
tinyepic-ask-enemy-gather = From which island does the enemy send settlers to { $island }?
tinyepic-ask-enemy-chase = Which of your boats does the chieftain chase?
tinyepic-ask-enemy-temple = Where does the enemy raise its temple?
tinyepic-ask-enemy-favor = Both ends are equally near: which favor card does the enemy choose?

## Choices
tinyepic-do-launch = Boat to { $place }
tinyepic-do-keep = { $card } · { $deed }
tinyepic-do-play = Play { $card } · { $deed }
tinyepic-do-fight =
    { $steel ->
        [0] Fight with { $card }
       *[other] Fight with { $card } ({ $steel } steel)
    }
tinyepic-do-decline = Do not join
tinyepic-do-recall = Take a settler back from { $island }
tinyepic-do-favor = { $favor }: { $end }
tinyepic-do-return = Return { $favor }: { $end }
tinyepic-do-take = { $goods }
tinyepic-do-sail =
    Boat { $boat } to { $place } ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    })
tinyepic-do-land =
    { $settlers ->
        [0] Stay, nobody lands
        [one] Land { $settlers } settler
       *[other] Land { $settlers } settlers
    }
tinyepic-do-land-raid =
    { $settlers ->
        [0] Raid the village ({ $steel } steel)
        [one] Land { $settlers } settler and raid ({ $steel } steel)
       *[other] Land { $settlers } settlers and raid ({ $steel } steel)
    }
tinyepic-do-retreat = To { $place }
tinyepic-do-explore = { $from } → { $to }
tinyepic-do-boat = Boat to { $place } ({ $wood } wood)
tinyepic-do-temple = Temple on { $island } ({ $wood } wood)
tinyepic-do-carry = Temple { $from } → { $to }
tinyepic-do-smite = { $clan }: settler on { $island }
tinyepic-do-draw = Draw a card
tinyepic-do-discard = Discard { $card } · { $deed }
tinyepic-do-battle = Into battle
tinyepic-do-collect = Collect
tinyepic-do-exchange = { $from } for { $to }
tinyepic-do-dedicate = Dedicate: { $deed }
tinyepic-do-dedicate-god = Dedicate to { $god }: fury +{ $n }
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
    } a boat: { $place }
tinyepic-log-neutral-sits = The neutral clan sits to the left of { $player_you ->
        [yes] you
       *[no] { $player }
    }
tinyepic-log-era-begins = Era { $era } begins; { $player_you ->
        [yes] you go
       *[no] { $player } goes
    } first
tinyepic-log-shuffled = The discards become the new viking deck
tinyepic-log-dealt =
    { $cards ->
        [one] { $cards } viking card is dealt to each
       *[other] { $cards } viking cards are dealt to each
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
        [yes] You send
       *[no] { $player } sends
    } { $card } to begin a battle
tinyepic-log-joins = { $player_you ->
        [yes] You join
       *[no] { $player } joins
    } the battle with a face-down card
tinyepic-log-joins-known = { $player_you ->
        [yes] You join
       *[no] { $player } joins
    } the battle with { $card }
tinyepic-log-battle-begins = { $player_you ->
        [yes] You begin
       *[no] { $player } begins
    } a battle: { $favor }, { $end }
tinyepic-log-sailed =
    { $player_you ->
        [yes] You sail
       *[no] { $player } sails
    } to { $place } ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    })
tinyepic-log-retreated = { $player_you ->
        [yes] You move
       *[no] { $player } moves
    } a boat out: { $from } → { $to }
tinyepic-log-landed =
    { $player_you ->
        [yes] You land
       *[no] { $player } lands
    } { $settlers ->
        [one] { $settlers } settler
       *[other] { $settlers } settlers
    } on { $island } for { $food } food
tinyepic-log-raided = { $player_you ->
        [yes] You raid
       *[no] { $player } raids
    } the village at { $place } for { $steel } steel
tinyepic-log-explored = { $player_you ->
        [yes] You move
       *[no] { $player } moves
    } a settler: { $from } → { $to }
tinyepic-log-attacked = { $player_you ->
        [yes] You drive
       *[no] { $player } drives
    } a settler off { $island }: { $victim }
tinyepic-log-rune-taken = { $player_you ->
        [yes] You take
       *[no] { $player } takes
    } the rune of { $island } ({ $rune })
tinyepic-log-rune-stolen = { $player_you ->
        [yes] You steal
       *[no] { $player } steals
    } the rune of { $island } ({ $rune }) from { $from }
tinyepic-log-rune-returned = { $player_you ->
        [yes] You lose
       *[no] { $player } loses
    } { $island }; the rune ({ $rune }) goes back to the island
tinyepic-log-fury = { $god }: fury { $from } → { $to } ({ $why })
tinyepic-why-rune-taken = a rune was taken
tinyepic-why-battle-lost = a battle was lost
tinyepic-why-invaders-beaten = the invaders fell
tinyepic-why-dedication = a village was dedicated
tinyepic-why-boon = a boon
tinyepic-why-enemy-icon = an icon of the enemy
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
    } a boat ({ $place }) for { $wood } wood
tinyepic-log-temple-built = { $player_you ->
        [yes] You build
       *[no] { $player } builds
    } a temple on { $island } for { $wood } wood
tinyepic-log-temple-carried = { $player_you ->
        [yes] You move
       *[no] { $player } moves
    } a temple: { $from } → { $to }
tinyepic-log-smitten = { $player_you ->
        [yes] You smite
       *[no] { $player } smites
    } a settler on { $island }: { $victim }
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
tinyepic-fighter = { $player } { $strength } ({ $card })
tinyepic-fighter-barred = { $player_you ->
        [yes] You cannot
       *[no] { $player } cannot
    } pay
tinyepic-log-invaders-come = Invaders come: { $card }, strength { $strength }
tinyepic-log-battle-won = { $player_you ->
        [yes] You win with { $strength } and take the { $favor }
       *[no] { $player } wins with { $strength } and takes the { $favor }
    }
tinyepic-log-battle-drawn = A tie at { $strength }: nobody wins
tinyepic-log-invaders-win = { $player_you ->
        [yes] You fall
       *[no] { $player } falls
    } to the invaders
tinyepic-log-battle-off = Nobody can pay the steel: no battle
tinyepic-log-favor-back = The { $favor } goes back: { $end }
tinyepic-log-favor-returned = { $player_you ->
        [yes] You return
       *[no] { $player } returns
    } a { $favor }: { $end }
tinyepic-log-boon = { $player_you ->
        [yes] You may
       *[no] { $player } may
    } use the boon of { $god }: { $deed }
tinyepic-log-prophecy = { $player_you ->
        [yes] You see
       *[no] { $player } sees
    } { $card } in the prophecy
tinyepic-log-era-ends = Era { $era } ends
tinyepic-log-game-ends = The gods are ranked, favor cards are opened
tinyepic-log-battle-declined = { $player_you ->
        [yes] You stay
       *[no] { $player } stays
    } out of the battle

## Log of the enemy clan
tinyepic-log-enemy-plays = The enemy plays { $card } ({ $rune })
tinyepic-log-enemy-does-leader = Leader action of the enemy: { $deed }
tinyepic-log-enemy-does-rune = The enemy has the runes for the rune action: { $deed }
tinyepic-log-enemy-does-board = The enemy cannot do this rune action; its board gives: { $deed }
tinyepic-log-enemy-does-dedication = The dedication gives the enemy: { $deed }
tinyepic-log-enemy-does-battle-lost = The enemy has lost a battle; its board gives: { $deed }
tinyepic-log-enemy-target-nearest =
    The enemy heads for { $island }: nearest island of { $rune } ({ $distance ->
        [one] { $distance } dock
       *[other] { $distance } docks
    })
tinyepic-log-enemy-target-other-island = The enemy heads for { $island }: it already lies at the other island of { $rune }
tinyepic-log-enemy-target-less-influence = The enemy heads for { $island }: equally near, less influence there
tinyepic-log-enemy-target-your-choice = The enemy heads for { $island }: your choice
tinyepic-log-enemy-moves-shore = The chieftain follows the shore: { $place }
tinyepic-log-enemy-moves-ferry = The chieftain crosses the ferry: { $place }
tinyepic-log-enemy-moves-your-choice = The chieftain takes the way you chose: { $place }
tinyepic-log-enemy-moves-chase-icon = The chieftain chases your nearest boat: { $place }
tinyepic-log-enemy-moves-ferry-icon = The ferry icon takes the chieftain across: { $place }
tinyepic-log-enemy-stops-reached = The chieftain stops: { $island } is reached
tinyepic-log-enemy-stops-out-of-moves = The chieftain stops at { $island }: no moves left
tinyepic-log-enemy-raids = The enemy raids the village at { $place }, free of steel
tinyepic-log-enemy-settles-board =
    { $settlers ->
        [one] { $settlers } enemy settler comes
       *[other] { $settlers } enemy settlers come
    } to { $island } from its board
tinyepic-log-enemy-settles-most-settlers =
    { $settlers ->
        [one] { $settlers } enemy settler moves
       *[other] { $settlers } enemy settlers move
    } from { $from } to { $island }: the board is empty, most settlers stand there
tinyepic-log-enemy-settles-least-influence =
    { $settlers ->
        [one] { $settlers } enemy settler moves
       *[other] { $settlers } enemy settlers move
    } from { $from } to { $island }: of equal islands your influence is least there
tinyepic-log-enemy-settles-your-choice =
    { $settlers ->
        [one] { $settlers } enemy settler moves
       *[other] { $settlers } enemy settlers move
    } from { $from } to { $island }: your choice
tinyepic-log-enemy-harvests = The enemy harvests { $goods } (empty boat slots: { $boats }, empty temple slots: { $temples })
tinyepic-log-enemy-gains = The enemy gains { $goods } from the bag
tinyepic-log-enemy-builds-at-chieftain = The enemy builds a boat beside its chieftain: { $place }
tinyepic-log-enemy-builds-next-free = The enemy builds a boat at the next free dock clockwise: { $place }
tinyepic-log-enemy-builds-next-island = All docks there are taken; the enemy builds a boat nearby: { $place }
tinyepic-log-enemy-boat-home = An enemy boat leaves { $place } and goes back to its board
tinyepic-log-enemy-dedicates = The enemy dedicates a village where the fewest lie: { $deed } (now { $villages })
tinyepic-log-enemy-icon = Icon on space { $space } of the { $track } track: { $icon }
tinyepic-log-enemy-temple-most-settlers =
    The enemy raises a temple on { $island }, where most of its settlers stand; { $settlers ->
        [one] { $settlers } goes
       *[other] { $settlers } go
    } home
tinyepic-log-enemy-temple-your-choice =
    The enemy raises a temple on { $island }, your choice; { $settlers ->
        [one] { $settlers } settler goes
       *[other] { $settlers } settlers go
    } home
tinyepic-log-enemy-marker-back = The { $track } marker is at its end: back to 0, and you lose 1 { $track }
tinyepic-log-enemy-marker-back-nothing = The { $track } marker is at its end: back to 0; you have no { $track } to lose
tinyepic-log-enemy-battle-card = The enemy joins with its top card: { $card }
tinyepic-log-enemy-battle-card-hidden = The enemy lays its top card face down and begins a battle
tinyepic-log-enemy-favor-nearest = It fights for the { $favor }, nearest to its chieftain: { $end }
tinyepic-log-enemy-favor-other-row = The row on its side is empty; it fights for the { $favor }: { $end }
tinyepic-log-enemy-favor-your-choice = It fights for the { $favor }: { $end }, your choice
tinyepic-log-enemy-battle-grows = A battle of the enemy is already pending; its bonus is now +{ $bonus }
tinyepic-log-enemy-idle-no-runes = The enemy lacks the runes for the rune action
tinyepic-log-enemy-idle-no-settlers = The enemy has no more settlers to move
tinyepic-log-enemy-idle-no-boats = The enemy has no boat left on its board
tinyepic-log-enemy-idle-no-dock = There is no free dock for an enemy boat
tinyepic-log-enemy-idle-no-ferry = The route leaves the board: the chieftain stays
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
tinyepic-illegal-not-your-turn = Settlers can be taken back only in your own turn.
tinyepic-illegal-not-edge = A start boat goes to a fjord that touches the edge of the board.
tinyepic-illegal-fjord-taken = A start boat needs an empty fjord.
tinyepic-illegal-not-in-hand = You do not hold this card.
tinyepic-illegal-battle-begun-now = The enemy began this battle in this very turn; it can be joined in your next one.
tinyepic-illegal-no-favor = There is no favor card left to fight for.
tinyepic-illegal-no-favor-there = Only favor cards at the ends of the rows can be chosen.
tinyepic-illegal-not-your-favor = Only one of your earlier favor cards can be returned.
tinyepic-illegal-take = Take exactly as many resources as the question says.
tinyepic-illegal-track-full = A resource track holds 7 at most.
tinyepic-illegal-one-boat = All moves of a sail belong to one boat.
tinyepic-illegal-boat-not-built = This boat is still on your clan board.
tinyepic-illegal-other-side = This place is not on the side of the board in use.
tinyepic-illegal-too-far = The boat does not have enough moves.
tinyepic-illegal-own-boat-there = Your own boat already lies in this dock.
tinyepic-illegal-land-limit = Only as many settlers land as the number of the sail.
tinyepic-illegal-no-settlers-home = You do not have so many settlers on your clan board.
tinyepic-illegal-no-food = Each settler costs one food.
tinyepic-illegal-no-village = There is no village in this dock.
tinyepic-illegal-no-steel = You do not have the steel for a raid.
tinyepic-illegal-not-adjacent = The fjord must touch the dock.
tinyepic-illegal-no-settler = You have no settler there.
tinyepic-illegal-no-settler-there = No such settler stands there.
tinyepic-illegal-own-settler = Only settlers of others can be removed.
tinyepic-illegal-no-ferry = No ferry connects these islands.
tinyepic-illegal-no-temple = You have no temple there.
tinyepic-illegal-two-temples = You cannot have two temples on one island.
tinyepic-illegal-slot-empty = The piece of this slot is already built.
tinyepic-illegal-no-wood = You do not have enough wood.
tinyepic-illegal-not-fjord = Boats are built in fjords.
tinyepic-illegal-not-present = You are not present near this fjord.
tinyepic-illegal-exchange-nothing = Exchange at least one resource for another type.
tinyepic-illegal-not-enough = You do not have so many.
tinyepic-illegal-god-not-here = This god is not in the game.
tinyepic-illegal-stack-full = This action has been dedicated as often as there are players.
tinyepic-illegal-fury-too-far = The boon does not move fury that far.
tinyepic-illegal-fury-below-zero = Fury never falls below 0.
tinyepic-illegal-enemy-not-tied = The rules leave you only the equal choices of the enemy.
tinyepic-illegal-must-act = This cannot be skipped.
