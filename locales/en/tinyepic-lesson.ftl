# The guided first game of Tiny Epic Vikings.

tinyepic-lesson-welcome = Welcome to the Runic Isles. In three eras you lead a clan across the sea. Whoever holds islands and favor cards of the angriest gods wins.
tinyepic-lesson-chart = Every island has a rune. Whoever has the most influence there, and a settler or temple ashore, holds it. Dashed lines are ferry routes for settlers; boats sail through the fjords between them.
tinyepic-lesson-play = Your turn: one card. Its large word is its action, below are the runes that add a second one. A click plays it face up for its actions. Leif sails three fjords: play him.
tinyepic-lesson-play-first = First play Leif face up: a click on the card.
tinyepic-lesson-influence = Each plate shows who has how much influence on an island: a settler counts 1, a boat in dock 2, a temple 4. The neutral clan has 6 on the outer islands. Point at a plate, or hold a finger on it, to see what it is made of.
tinyepic-lesson-fury = These are the three gods and their fury. Every rune that is taken angers its god by 1. At the end the angriest god’s islands pay 6 each, then 4, then 2. Tied gods all take the lower place.
tinyepic-lesson-battle = The red number is the strength of a card. Its button sends the card face down into battle for a favor card. Vigdis is strong, 6: send her.
tinyepic-lesson-battle-first = Send Vigdis into battle: press the red number on her card.
tinyepic-lesson-free = Your last card of this era. Play it for its actions or send it into the battle: before you confirm, you always see what your choice would change.
tinyepic-lesson-era-2 = The second era: five cards, hands pass to the right, a raid costs 2 steel. Your row was cleared, your islands stay.
tinyepic-lesson-era-3 = The last era: six cards. Think of the gods now: which of your runes would pay the most at their present fury?
tinyepic-lesson-sail = Sail: click a ringed place. Your boat shows its route, with the moves numbered. A dock of an island without an owner is best. Another player’s boat in the dock has to leave.
tinyepic-lesson-land = In a dock you can land settlers for 1 food each, and raid a village for steel. Villages can be dedicated later. If you have more settlers than everyone else, one of each of theirs is removed.
tinyepic-lesson-explore = Explore: settlers walk along ferry routes. Click the island they leave, then the one they go to.
tinyepic-lesson-harvest = Harvest: click the resources you want. Built boats add food, built temples add resources of your choice.
tinyepic-lesson-build = Build: a boat in a ringed fjord or a temple on a ringed island, paid for with wood. A temple is worth 4 influence.
tinyepic-lesson-smite = Smite: remove another player’s settler, anywhere. Where would that change who holds the rune?
tinyepic-lesson-shift = Odin’s boon: raise or lower one god’s fury. Think of whose runes you hold.
tinyepic-lesson-favor = You start a battle. Choose the favor card: its runes score at the end, you gain its resources right away.
tinyepic-lesson-dedicate = You have a raided village. Dedicate it for one more action, or to a god for 2 fury. You can also keep it.
tinyepic-lesson-prophecy = Frigg’s boon: the top Viking card is revealed, and you can use its actions as if it were yours.
tinyepic-lesson-retreat = Another player sails into your dock. Choose the fjord your boat moves to.
