# What the pieces of Vikings Gone Wild are: the notes beside them, and the legend of signs.

## Signs
gonewild-sign-beer = Beer
    .help = Pays for cards and buildings.
gonewild-sign-gold = Gold
    .help = Pays for cards and buildings.
gonewild-sign-sword = Strength
    .help = What a card adds to an attack.
gonewild-sign-shield = Defense
    .help = An attack must be at least as strong.
gonewild-sign-town_hall = Town Hall
    .help = Its level limits how many buildings you may have.
gonewild-sign-barrel = Brewery
    .help = Makes beer.
gonewild-sign-furnace = Gold Factory
    .help = Makes gold.
gonewild-sign-barrels = Beer Container
    .help = Keeps beer for later rounds.
gonewild-sign-chest = Gold Container
    .help = Keeps gold for later rounds.
gonewild-sign-longship = Drakkar
    .help = Keeps a card of your hand for the next round.
gonewild-sign-tavern = Tavern
    .help = You draw one card more each round.
gonewild-sign-builders_hammer = Under construction
    .help = Works from the next round on.
gonewild-sign-skull = Undead
    .help = Attack them on Odin’s Path for what they give.
gonewild-sign-dragon = Dragon
    .help = Can be attacked once per round by each player.

## Pieces
gonewild-about-path = Cards on sale for everyone. At the end of each round the last one leaves and a new one is revealed.
    .name = Odin’s Path
gonewild-about-asgard = Cards that are not bought: the marks on the score track give them.
    .name = Asgard
gonewild-about-attack = Strength against defense. The defender may answer with reactions before it counts.
    .name = The attack
gonewild-about-village = Town Hall and buildings; the number beside the shield is their defense.
    .name = A village
gonewild-about-facts = Beer and gold tokens, cards in hand. A click shows everything that is known of the cards.
    .name = Tokens and cards
gonewild-about-missions = Claim it on your turn when it is met: one per round.
    .name = Mission
gonewild-about-achievements = Scored at the end by whoever leads it.
    .name = Achievement
gonewild-about-claim = Its points are yours at once.
    .name = Claim the mission
gonewild-about-swap = Pay gold and draw another mission instead.
    .name = Swap the mission
gonewild-about-track = The points of everyone. Reaching the end makes this the last round.
    .name = Score
gonewild-about-storing = Containers keep tokens; what does not fit is lost.
    .name = Storage
gonewild-about-exchange = Several of one resource for one of the other.
    .name = Exchange
gonewild-about-end-turn = Whatever beer and gold you have not spent from cards is lost.
    .name = End the turn
gonewild-about-piles = Deck, discard and what you played. A click shows them all.
    .name = Your cards

## Kinds
gonewild-about-mark = Whoever reaches it takes a card from Asgard.
