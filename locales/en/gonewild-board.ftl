# Words on the table of Vikings Gone Wild.

## Rows and piles
gonewild-board-units = Units
gonewild-board-defences = Defence
gonewild-board-buildings = Buildings
gonewild-board-path = Odin’s Path
gonewild-board-path-deck =
    { $count ->
        [one] Deck of Odin’s Path: { $count } card
       *[other] Deck of Odin’s Path: { $count } cards
    }
gonewild-board-path-discard = discard { $count }
gonewild-board-empty = Empty place
gonewild-board-dragon = Dragon
gonewild-board-dragon-gives = a token
gonewild-board-dragon-done = beaten
gonewild-board-dragon-how = Strength { $count } beats the Dragon: a token of your choice, once a round.
gonewild-board-undead = Undead
gonewild-board-asgard = Asgard
gonewild-board-asgard-deck =
    { $count ->
        [one] Asgard deck: { $count } card
       *[other] Asgard deck: { $count } cards
    }
gonewild-board-pages = What the table shows
gonewild-board-page-villages = Villages
gonewild-board-page-market = Market
gonewild-board-page-path = Odin’s Path

## Kinds of cards
gonewild-board-class-resource = Resource
gonewild-board-class-fighter = Fighter
gonewild-board-class-hero = Hero
gonewild-board-class-action = Action
gonewild-board-class-defence = Defence
gonewild-board-class-reaction = Reaction
gonewild-board-class-undead = Undead
gonewild-board-class-building = Building

## Amounts
gonewild-board-amount = { $beer } beer, { $gold } gold
gonewild-board-costs =
    costs { $beer ->
        [0] { $gold } gold
       *[other] { $gold ->
            [0] { $beer } beer
           *[other] { $beer } beer and { $gold } gold
        }
    }
gonewild-board-left = { $count } left
gonewild-board-vp = { $count } VP
gonewild-board-points = Your points
gonewild-board-progress = { $have } of { $need }
gonewild-board-needs = defence { $count }
gonewild-board-none = none

## Score track
gonewild-board-track = Points, up to { $end }
gonewild-board-mark = { $mark } VP: an Asgard card
gonewild-board-end = { $end } VP make the round the last
gonewild-board-last-round = last round
gonewild-board-score = { $name }: { $count } VP

## Villages
gonewild-board-own = Your village
gonewild-board-village = Village of { $name }
gonewild-board-buildings-of =
    { $limit ->
        [0] { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        }
       *[other] { $count } of { $limit } buildings
    }
gonewild-board-in-hand = { $count } in hand
gonewild-board-place = { $name }: { $place }, defence { $defence }, { $beer } beer, { $gold } gold{ $state ->
        [damaged] , hit this round
        [building] , being built
       *[whole] {""}
    }
gonewild-board-building-now = building
gonewild-board-defence = Defence { $count }.
gonewild-board-defence-parts = Defence { $count }: { $printed } of its own, on it: { $laid }, over the whole village +{ $area }.
gonewild-board-when-hit-vp = When hit: { $count } VP for the attacker.
gonewild-board-when-hit-loot = When hit: the attacker loots { $count } token, if there is one.
gonewild-board-when-hit-asgard = When hit: the attacker may take an Asgard card.
gonewild-board-site-why = Under construction: works from the next round, cannot be attacked until then.
gonewild-board-damaged-why = Hit this round: cannot be attacked again before the next one.
gonewild-board-limit = Allows { $count } buildings.
gonewild-board-limit-none = Allows any number of buildings.
gonewild-board-upgrade-costs =
    Level { $level } costs { $beer ->
        [0] { $gold } gold.
       *[other] { $beer } beer and { $gold } gold.
    }
gonewild-board-hall = Town Hall level

## Players
gonewild-board-facts = Tokens: { $beer } beer, { $gold } gold. Cards in hand: { $hand }. Show all cards
gonewild-board-first = First player
gonewild-board-attacks = attacks { $name }
gonewild-board-defends = under attack
gonewild-board-keeps = chooses what to keep
gonewild-board-plays = plays the turn
gonewild-board-hits =
    { $count ->
        [one] { $count } hit so far
       *[other] { $count } hits so far
    }
gonewild-board-open = open to attack
gonewild-board-closed = closed to you
gonewild-board-was-attacked = attacked this round
gonewild-board-your-turn = your turn
gonewild-board-turn-of = turn { $turn } of { $turns }
gonewild-board-watching = You are watching. { $name } is on turn.
gonewild-board-chapter-round = Round { $round }
gonewild-board-chapter-turn = Round { $round }, turn { $turn }

## Missions and achievements
gonewild-board-missions = Missions
gonewild-board-your-missions = Your missions
gonewild-board-achievements = Achievements
gonewild-board-claim = Claim
gonewild-board-swap = Swap:
gonewild-board-no-mission = A new mission comes in the next round.
gonewild-board-one-claim = One claim a round.
gonewild-board-claimed = Claimed this round already.
gonewild-board-completed =
    { $count ->
        [one] { $count } mission completed.
       *[other] { $count } missions completed.
    }

## Your things
gonewild-board-hand = Your hand
gonewild-board-hand-empty = No cards in hand.
gonewild-board-piles = deck { $deck }, discard { $discard }, played { $played }
gonewild-board-purse = You can pay
gonewild-board-purse-why = Cards in hand, tokens in your village and what this turn has brought, together
gonewild-board-wild =
    { $count ->
        [one] +{ $count } of either
       *[other] +{ $count } of either
    }
gonewild-board-pool = of it { $beer } beer and { $gold } gold only this turn
gonewild-board-means-beer = Beer you can pay
gonewild-board-means-gold = Gold you can pay
gonewild-board-again = once more
gonewild-board-in-attack = attacks
gonewild-board-kept = kept
gonewild-board-end-turn = End turn
gonewild-board-exchange =
    { $to ->
        [gold] Exchange { $rate } beer for 1 gold
       *[beer] Exchange { $rate } gold for 1 beer
    }
gonewild-board-hint-turn = Tap a card, an offer or a building to see what it would do.
gonewild-board-hint-muster = Tap a Fighter or Hero to send it
gonewild-board-hint-react = Defend with a card, or let it happen
gonewild-board-hint-pay = Tap a card or token to pay with it
gonewild-board-hint-keep = Choose what your Drakkar keeps

## Cards of a player
gonewild-board-cards-of = Cards of { $name }
gonewild-board-nothing = Nothing.
gonewild-board-played = Played and bought this round ({ $count })
gonewild-board-discard = Discard, open ({ $count })
gonewild-board-deck = Deck ({ $count })
gonewild-board-deck-why = What can still come, in no order.
gonewild-board-unseen = Hand ({ $hand }) and deck ({ $deck })
gonewild-board-unseen-why = These cards are in the hand or the deck; which of them are in the hand is hidden.
gonewild-board-known = Seen to be in the hand:
gonewild-board-rest = The rest of hand and deck:
gonewild-board-owned = All cards ({ $count })

## Paying and storing
gonewild-board-pays = Pays with
gonewild-board-pays-other = Tap another card or token to pay differently.
gonewild-board-store-auto = Store automatically
gonewild-board-store-here = { $place } keeps
gonewild-board-store-settled = Settled:

## Attacks
gonewild-board-attack = Attack
gonewild-board-gathers = gathers fighters
gonewild-board-striker = { $card }, strength { $count }
gonewild-board-sum = Strength { $strength } against defence { $defence }
gonewild-board-answers = { $name } may answer
gonewild-board-you-answer = You may answer
gonewild-board-stakes =
    { $cards ->
        [one] { $cards } card in the defender’s hand, +{ $repel } VP for repelling
       *[other] { $cards } cards in the defender’s hand, +{ $repel } VP for repelling
    }
gonewild-board-strength-defence = Strength and defence
gonewild-board-too-weak = Not enough: the attack would fail.
gonewild-board-if-holds = If it holds
gonewild-board-only-bluff = Send more, or attack in vain.
gonewild-board-at-once = At once: { $before } → { $after } VP
gonewild-board-passes-mark = You pass { $mark }: an Asgard card
gonewild-board-attack-table = At the end of the turn for all hits: { $before } → { $after } VP
gonewild-board-if-defends = If { $name } defends
gonewild-board-holds-cards =
    { $count ->
        [one] { $name } holds { $count } card. You cannot add more afterwards.
       *[other] { $name } holds { $count } cards. You cannot add more afterwards.
    }
gonewild-board-reward = A hit brings { $count } VP at once.
gonewild-board-reward-loot = A hit loots { $count } token.
gonewild-board-aim-next =
    { $count ->
        [one] Next you choose whom to send. { $name } holds { $count } card.
       *[other] Next you choose whom to send. { $name } holds { $count } cards.
    }
gonewild-board-repelled = Repelled: +{ $count } VP for you.
gonewild-board-will-be-hit = The building is hit.
gonewild-board-not-yet = Not enough yet; you may add another card.

## Previews
gonewild-board-works-next = Works from the next round.
gonewild-board-unforeseen = Something new comes to light
gonewild-board-unforeseen-why = What follows cannot be told beforehand, nor undone.
gonewild-board-no-answer = { $name } has nothing to answer with

## Drawn in the terminal
gonewild-board-building = being built
gonewild-board-damaged = hit
gonewild-board-level = level
