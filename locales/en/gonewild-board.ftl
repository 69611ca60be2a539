# Words on the table of Vikings Gone Wild.

## Rows and piles
gonewild-board-units = Units
gonewild-board-defences = Defense
gonewild-board-buildings = Buildings
gonewild-board-path = Odin’s Path
gonewild-board-path-deck =
    { $count ->
        [one] Deck of Odin’s Path: { $count } card
       *[other] Deck of Odin’s Path: { $count } cards
    }
gonewild-board-path-discard = discard pile { $count }
gonewild-board-empty = Empty place
gonewild-board-dragon = Dragon
gonewild-board-dragon-gives = 1 token
gonewild-board-dragon-done = beaten
gonewild-board-dragon-how = Strength { $count } beats the Dragon: gain a token of your choice, once per round.
gonewild-board-undead = Undead
gonewild-board-asgard = Divine Favor
gonewild-board-asgard-deck =
    { $count ->
        [one] Divine Favor deck: { $count } card
       *[other] Divine Favor deck: { $count } cards
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
gonewild-board-class-defence = Defense
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
gonewild-board-needs = defense { $count }
gonewild-board-none = none

## Score track
gonewild-board-track = Points, up to { $end }
gonewild-board-mark = { $mark } VP: a Divine Favor card
gonewild-board-end = The round in which someone reaches { $end } VP is the last
gonewild-board-last-round = last round
gonewild-board-score = { $name }: { $count } VP

## Villages
gonewild-board-own = Your village
gonewild-board-village = { $name }’s village
gonewild-board-buildings-of =
    { $limit ->
        [0] { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        }
       *[other] { $count } of { $limit } buildings
    }
gonewild-board-in-hand = { $count } in hand
gonewild-board-place = { $name }: { $place }, defense { $defence }, { $beer } beer, { $gold } gold{ $state ->
        [damaged] , hit this round
        [building] , under construction
       *[whole] {""}
    }
gonewild-board-building-now = being built
gonewild-board-defence = Defense { $count }.
gonewild-board-defence-parts = Defense { $count }: { $printed } of its own, { $laid } from cards on it, +{ $area } for the whole village.
gonewild-board-when-hit-vp = When hit: { $count } VP for the attacker.
gonewild-board-when-hit-loot = { $count ->
    [one] When hit: the attacker loots 1 token, if there is one.
   *[other] When hit: the attacker loots { $count } tokens, if there are any.
 }
gonewild-board-when-hit-asgard = When hit: the attacker may take a Divine Favor card.
gonewild-board-site-why = Under construction: it works from the next round on and can’t be attacked until then.
gonewild-board-damaged-why = Hit this round: it can’t be attacked again until the next round.
gonewild-board-limit = { $count ->
    [one] Allows 1 building.
   *[other] Allows { $count } buildings.
 }
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
gonewild-board-attacks = attacking { $name }
gonewild-board-defends = under attack
gonewild-board-keeps = choosing what to keep
gonewild-board-plays = taking their turn
gonewild-board-hits =
    { $count ->
        [one] { $count } hit so far
       *[other] { $count } hits so far
    }
gonewild-board-open = can be attacked
gonewild-board-closed = can’t be attacked
gonewild-board-was-attacked = attacked this round
gonewild-board-your-turn = your turn
gonewild-board-turn-of = turn { $turn } of { $turns }
gonewild-board-watching = You are watching. It’s { $name }’s turn.
gonewild-board-chapter-round = Round { $round }
gonewild-board-chapter-turn = Round { $round }, turn { $turn }

## Missions and achievements
gonewild-board-missions = Missions
gonewild-board-your-missions = Your missions
gonewild-board-achievements = Achievements
gonewild-board-claim = Claim
gonewild-board-swap = Swap:
gonewild-board-no-mission = You draw a new mission next round.
gonewild-board-one-claim = One mission per round.
gonewild-board-claimed = You have already completed a mission this round.
gonewild-board-completed =
    { $count ->
        [one] { $count } mission completed.
       *[other] { $count } missions completed.
    }

## Your things
gonewild-board-hand = Your hand
gonewild-board-hand-empty = No cards in hand.
gonewild-board-piles = deck { $deck }, discard pile { $discard }, played { $played }
gonewild-board-purse = You can pay
gonewild-board-purse-why = Cards in hand, tokens in your village and what you gained this turn, together
gonewild-board-wild = +{ $count } of either
gonewild-board-pool = including { $beer } beer and { $gold } gold for this turn only
gonewild-board-means-beer = Beer you can pay
gonewild-board-means-gold = Gold you can pay
gonewild-board-again = again
gonewild-board-in-attack = attacking
gonewild-board-taken-up = target?
gonewild-board-attack-with = Attack with { $card }
gonewild-board-send-more = More can be sent before you strike.
gonewild-board-kept = kept
gonewild-board-end-turn = End turn
gonewild-board-end-lost = You still have { $beer } beer and { $gold } gold for this turn only; they are lost when it ends. Confirm once more to end it.
gonewild-board-exchange =
    { $to ->
        [gold] Exchange { $rate } beer for 1 gold
       *[beer] Exchange { $rate } gold for 1 beer
    }
gonewild-board-hint-turn = Click a card, an offer or a building to see what it would do.
gonewild-board-hint-muster = Click a Fighter or Hero to send it
gonewild-board-hint-react = Defend with a card, or don’t react
gonewild-board-hint-pay = Click a card or token to pay with it
gonewild-board-hint-keep = Choose what your Drakkar keeps

## Cards of a player
gonewild-board-cards-of = { $name }’s cards
gonewild-board-nothing = Nothing.
gonewild-board-played = Played and bought this round ({ $count })
gonewild-board-discard = Discard pile, face up ({ $count })
gonewild-board-deck = Deck ({ $count })
gonewild-board-deck-why = What can still come, in no particular order.
gonewild-board-unseen = Hand ({ $hand }) and deck ({ $deck })
gonewild-board-unseen-why = These cards are in hand or in the deck; which of them are in hand is hidden.
gonewild-board-known = Known to be in hand:
gonewild-board-rest = The rest of hand and deck:
gonewild-board-owned = All cards ({ $count })

## Paying and storing
gonewild-board-pays = Pays with
gonewild-board-pays-other = Click another card or token to pay differently.
gonewild-board-store-auto = Store automatically
gonewild-board-store-here = { $place } stores
gonewild-board-store-settled = Settled:

## Attacks
gonewild-board-attack = Attack
gonewild-board-gathers = gathering Fighters
gonewild-board-striker = { $card }, strength { $count }
gonewild-board-sum = Strength { $strength } against defense { $defence }
gonewild-board-answers = { $name } may react
gonewild-board-you-answer = You may react
gonewild-board-stakes =
    { $cards ->
        [one] { $cards } card in the defender’s hand, +{ $repel } VP for repelling
       *[other] { $cards } cards in the defender’s hand, +{ $repel } VP for repelling
    }
gonewild-board-strength-defence = Strength and defense
gonewild-board-too-weak = Not enough: the attack would fail.
gonewild-board-if-holds = If the attack succeeds
gonewild-board-only-bluff = Send more, or the attack fails.
gonewild-board-at-once = Right away: { $before } → { $after } VP
gonewild-board-passes-mark = You pass { $mark }: a Divine Favor card
gonewild-board-attack-table = At the end of your turn, for all hits: { $before } → { $after } VP
gonewild-board-if-defends = If { $name } defends
gonewild-board-holds-cards =
    { $count ->
        [one] { $name } holds { $count } card. You can’t add more afterwards.
       *[other] { $name } holds { $count } cards. You can’t add more afterwards.
    }
gonewild-board-reward = A hit scores { $count } VP right away.
gonewild-board-reward-loot = { $count ->
    [one] A hit loots 1 token.
   *[other] A hit loots { $count } tokens.
 }
gonewild-board-aim-next =
    { $count ->
        [one] Next you choose who goes. { $name } holds { $count } card.
       *[other] Next you choose who goes. { $name } holds { $count } cards.
    }
gonewild-board-repelled = Repelled: +{ $count } VP for you.
gonewild-board-will-be-hit = The building is hit.
gonewild-board-not-yet = Not enough yet; you can add another card.

## Previews
gonewild-board-works-next = Works from the next round on.
gonewild-board-unforeseen = Reveals hidden information
gonewild-board-unforeseen-why = You’ll see the result after you confirm. This can’t be undone freely.
gonewild-board-no-answer = { $name } has nothing to react with

## Drawn in the terminal
gonewild-board-building = under construction
gonewild-board-damaged = hit
gonewild-board-level = level
