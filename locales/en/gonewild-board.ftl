# Words on the table of Vikings Gone Wild.

## Rows and piles
gonewild-table-units = Units
gonewild-table-defences = Defence
gonewild-table-buildings = Buildings
gonewild-table-path = Odin’s Path
gonewild-table-path-deck =
    { $count ->
        [one] Deck of Odin’s Path: { $count } card
       *[other] Deck of Odin’s Path: { $count } cards
    }
gonewild-table-path-discard = discard { $count }
gonewild-table-empty = Empty place
gonewild-table-dragon = Dragon
gonewild-table-dragon-gives = a token
gonewild-table-dragon-done = beaten
gonewild-table-dragon-how = Strength { $count } beats the Dragon: a token of your choice, once a round.
gonewild-table-undead = Undead
gonewild-table-asgard = Asgard
gonewild-table-asgard-deck =
    { $count ->
        [one] Asgard deck: { $count } card
       *[other] Asgard deck: { $count } cards
    }
gonewild-table-pages = What the table shows
gonewild-table-page-villages = Villages
gonewild-table-page-market = Market
gonewild-table-page-path = Odin’s Path

## Kinds of cards
gonewild-table-class-resource = Resource
gonewild-table-class-fighter = Fighter
gonewild-table-class-hero = Hero
gonewild-table-class-action = Action
gonewild-table-class-defence = Defence
gonewild-table-class-reaction = Reaction
gonewild-table-class-undead = Undead
gonewild-table-class-building = Building

## Amounts
gonewild-table-amount = { $beer } beer, { $gold } gold
gonewild-table-costs =
    costs { $beer ->
        [0] { $gold } gold
       *[other] { $gold ->
            [0] { $beer } beer
           *[other] { $beer } beer and { $gold } gold
        }
    }
gonewild-table-left = { $count } left
gonewild-table-vp = { $count } VP
gonewild-table-points = Your points
gonewild-table-progress = { $have } of { $need }
gonewild-table-needs = defence { $count }
gonewild-table-none = none

## Score track
gonewild-table-track = Points, up to { $end }
gonewild-table-mark = { $mark } VP: an Asgard card
gonewild-table-end = { $end } VP make the round the last
gonewild-table-last-round = last round
gonewild-table-score = { $name }: { $count } VP

## Villages
gonewild-table-own = Your village
gonewild-table-village = Village of { $name }
gonewild-table-buildings-of =
    { $limit ->
        [0] { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        }
       *[other] { $count } of { $limit } buildings
    }
gonewild-table-in-hand = { $count } in hand
gonewild-table-place = { $name }: { $place }, defence { $defence }, { $beer } beer, { $gold } gold{ $state ->
        [damaged] , hit this round
        [building] , being built
       *[whole] {""}
    }
gonewild-table-building-now = building
gonewild-table-defence = Defence { $count }.
gonewild-table-defence-parts = Defence { $count }: { $printed } of its own, on it: { $laid }, over the whole village +{ $area }.
gonewild-table-when-hit-vp = When hit: { $count } VP for the attacker.
gonewild-table-when-hit-loot = When hit: the attacker loots { $count } token, if there is one.
gonewild-table-when-hit-asgard = When hit: the attacker may take an Asgard card.
gonewild-table-site-why = Under construction: works from the next round, cannot be attacked until then.
gonewild-table-damaged-why = Hit this round: cannot be attacked again before the next one.
gonewild-table-limit = Allows { $count } buildings.
gonewild-table-limit-none = Allows any number of buildings.
gonewild-table-upgrade-costs =
    Level { $level } costs { $beer ->
        [0] { $gold } gold.
       *[other] { $beer } beer and { $gold } gold.
    }
gonewild-table-hall = Town Hall level

## Players
gonewild-table-facts = Tokens: { $beer } beer, { $gold } gold. Cards in hand: { $hand }. Show all cards
gonewild-table-first = First player
gonewild-table-attacks = attacks { $name }
gonewild-table-defends = under attack
gonewild-table-keeps = chooses what to keep
gonewild-table-plays = plays the turn
gonewild-table-hits =
    { $count ->
        [one] { $count } hit so far
       *[other] { $count } hits so far
    }
gonewild-table-open = open to attack
gonewild-table-closed = closed to you
gonewild-table-was-attacked = attacked this round
gonewild-table-your-turn = your turn
gonewild-table-turn-of = turn { $turn } of { $turns }
gonewild-table-watching = You are watching. { $name } is on turn.
gonewild-table-chapter-round = Round { $round }
gonewild-table-chapter-turn = Round { $round }, turn { $turn }

## Missions and achievements
gonewild-table-missions = Missions
gonewild-table-your-missions = Your missions
gonewild-table-achievements = Achievements
gonewild-table-claim = Claim
gonewild-table-swap = Swap:
gonewild-table-no-mission = A new mission comes in the next round.
gonewild-table-one-claim = One claim a round.
gonewild-table-claimed = Claimed this round already.
gonewild-table-completed =
    { $count ->
        [one] { $count } mission completed.
       *[other] { $count } missions completed.
    }

## Your things
gonewild-table-hand = Your hand
gonewild-table-hand-empty = No cards in hand.
gonewild-table-piles = deck { $deck }, discard { $discard }, played { $played }
gonewild-table-purse = You can pay
gonewild-table-purse-why = Cards in hand, tokens in your village and what this turn has brought, together
gonewild-table-wild =
    { $count ->
        [one] +{ $count } of either
       *[other] +{ $count } of either
    }
gonewild-table-pool = of it { $beer } beer and { $gold } gold only this turn
gonewild-table-means-beer = Beer you can pay
gonewild-table-means-gold = Gold you can pay
gonewild-table-again = once more
gonewild-table-in-attack = attacks
gonewild-table-kept = kept
gonewild-table-end-turn = End turn
gonewild-table-exchange =
    { $to ->
        [gold] Exchange { $rate } beer for 1 gold
       *[beer] Exchange { $rate } gold for 1 beer
    }
gonewild-table-hint-turn = Tap a card, an offer or a building to see what it would do.
gonewild-table-hint-muster = Tap a Fighter or Hero to send it
gonewild-table-hint-react = Defend with a card, or let it happen
gonewild-table-hint-pay = Tap a card or token to pay with it
gonewild-table-hint-keep = Choose what your Drakkar keeps

## Cards of a player
gonewild-table-cards-of = Cards of { $name }
gonewild-table-nothing = Nothing.
gonewild-table-played = Played and bought this round ({ $count })
gonewild-table-discard = Discard, open ({ $count })
gonewild-table-deck = Deck ({ $count })
gonewild-table-deck-why = What can still come, in no order.
gonewild-table-unseen = Hand ({ $hand }) and deck ({ $deck })
gonewild-table-unseen-why = These cards are in the hand or the deck; which of them are in the hand is hidden.
gonewild-table-known = Seen to be in the hand:
gonewild-table-rest = The rest of hand and deck:
gonewild-table-owned = All cards ({ $count })

## Paying and storing
gonewild-table-pays = Pays with
gonewild-table-pays-other = Tap another card or token to pay differently.
gonewild-table-store-auto = Store automatically
gonewild-table-store-here = { $place } keeps
gonewild-table-store-settled = Settled:

## Attacks
gonewild-table-attack = Attack
gonewild-table-gathers = gathers fighters
gonewild-table-striker = { $card }, strength { $count }
gonewild-table-sum = Strength { $strength } against defence { $defence }
gonewild-table-answers = { $name } may answer
gonewild-table-you-answer = You may answer
gonewild-table-stakes =
    { $cards ->
        [one] { $cards } card in the defender’s hand, +{ $repel } VP for repelling
       *[other] { $cards } cards in the defender’s hand, +{ $repel } VP for repelling
    }
gonewild-table-strength-defence = Strength and defence
gonewild-table-too-weak = Not enough: the attack would fail.
gonewild-table-if-holds = If it holds
gonewild-table-only-bluff = Send more, or attack in vain.
gonewild-table-at-once = At once: { $before } → { $after } VP
gonewild-table-passes-mark = You pass { $mark }: an Asgard card
gonewild-table-attack-table = At the end of the turn for all hits: { $before } → { $after } VP
gonewild-table-if-defends = If { $name } defends
gonewild-table-holds-cards =
    { $count ->
        [one] { $name } holds { $count } card. You cannot add more afterwards.
       *[other] { $name } holds { $count } cards. You cannot add more afterwards.
    }
gonewild-table-reward = A hit brings { $count } VP at once.
gonewild-table-reward-loot = A hit loots { $count } token.
gonewild-table-aim-next =
    { $count ->
        [one] Next you choose whom to send. { $name } holds { $count } card.
       *[other] Next you choose whom to send. { $name } holds { $count } cards.
    }
gonewild-table-repelled = Repelled: +{ $count } VP for you.
gonewild-table-will-be-hit = The building is hit.
gonewild-table-not-yet = Not enough yet; you may add another card.

## Previews
gonewild-table-works-next = Works from the next round.
gonewild-table-unforeseen = Something new comes to light
gonewild-table-unforeseen-why = What follows cannot be told beforehand, nor undone.
gonewild-table-no-answer = { $name } has nothing to answer with
