# The guided first game of Tiny Epic Vikings.

tinyepic-lesson-welcome = Welcome to the Rune Islands. In three eras you lead a clan over the sea. Whoever holds islands and favor cards of the angriest gods wins.
tinyepic-lesson-chart = Every island has a rune. Who has the most influence there, and somebody ashore, holds it. Dashed lines are ferries for settlers; boats sail through the fjords between them.
tinyepic-lesson-launch = Your first boat waits. Point at a ringed fjord at the edge, look where it lies, then confirm. Near an inner island with villages is a good start.
tinyepic-lesson-draft = Now leaders are drafted. The large name on a card is its deed; below stand the runes that add a second one; the red number is its strength in battle. Keep one: a sailor is never wrong.
tinyepic-lesson-draft-passed = The rest went on, and you hold another hand. The grey clan sits between you two and drops a card each time. Keep one more.
tinyepic-lesson-draft-rest = Cards with the same rune help each other: face up they make it active. Keep your third; the last comes by itself.
tinyepic-lesson-play = Your turn: one card. A click plays it face up for its deeds. The red button with the number would send it face down into battle. Play one face up now.
tinyepic-lesson-play-first = Battles come later. Play this card face up first.
tinyepic-lesson-influence = Each plate tells who has how much on an island: a settler counts 1, a boat in dock 2, a temple 4. The neutral clan has 6 on the outer islands. Point at a plate, or keep a finger on it, to see what it is made of.
tinyepic-lesson-fury = These are the three gods and their fury. Every rune that is taken angers its god by 1. At the end the angriest god’s islands pay 6 each, then 4, then 2. Equal gods all take the lower place.
tinyepic-lesson-free = You know enough to go on. Take your time: before you confirm you always see what your choice would change.
tinyepic-lesson-era-2 = The second era: five cards, hands pass to the right, a raid costs 2 steel. Your row was cleared, your islands stay.
tinyepic-lesson-era-3 = The last era: six cards. Think of the gods now: which of your runes would pay most if their fury stood as it does?
tinyepic-lesson-sail = Sail: point at a ringed place. Your boat shows its way, with the moves numbered. A boat of somebody else in the dock has to leave.
tinyepic-lesson-land = In a dock you may land settlers for 1 food each, and raid a village for steel. Villages can be dedicated later. More settlers than everybody else drives one of each of them off.
tinyepic-lesson-explore = Explore: settlers walk over ferries. Point at the island they leave and then at the one they go to.
tinyepic-lesson-harvest = Harvest: tap the goods you want. Built boats add food, built temples add goods of your choice.
tinyepic-lesson-build = Build: a boat into a ringed fjord or a temple on a ringed island, paid with wood. A temple is worth 4 influence.
tinyepic-lesson-smite = Smite: remove a settler of somebody else, anywhere. Where would that change who holds the rune?
tinyepic-lesson-shift = Odin’s boon: move the fury of one god up or down. Think of whose runes you hold.
tinyepic-lesson-favor = You begin a battle. Choose the favor card: its runes score at the end, its bag comes at once.
tinyepic-lesson-dedicate = You have a raided village. Dedicate it for one more deed, or to a god for 2 fury. You may also keep it.
tinyepic-lesson-prophecy = Frigg’s boon: the top viking is revealed, and you may use its deeds as if it were yours.
tinyepic-lesson-retreat = Somebody sails into your dock. Choose the fjord your boat moves to.
