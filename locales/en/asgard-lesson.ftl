# The guided first game of Intrigues of Asgard.

asgard-lesson-welcome = Welcome to Asgard. Seven gods favor whoever shows them the most cards. If a god favors you, you carry out their will or score points. After three rounds, the most points win.
asgard-lesson-columns = Every god has a column, from Odin to Heimdall. They awaken in this order at the end of each round. Your stacks are in the bottom row, the other player’s above. Four cards each are down already.
asgard-lesson-hand = Each card shows two gods, but only the one on top counts. One of yours shows Heimdall: click his half and read at the side what it would change. Nothing happens until you confirm.
asgard-lesson-hand-first = Try Heimdall this time: click the half of a card that shows him.
asgard-lesson-opened = Both cards were revealed together. A gold, underlined number leads its column. Point at any number or tap it to see why.
asgard-lesson-passed = Now you hold the other hand: after every card you swap hands with your neighbor. So what you leave, your neighbor gets. Play one of these.
asgard-lesson-goal = These are the goals. Heimdall is the goal of this round: if he favors you when he awakens, cards of his stack become points, up to the number on the flag. You lead with two of his cards.
asgard-lesson-dispute = Two stacks of equal height are a dispute: Odin cards are compared first, then Thor cards, and so on. That is why early gods are worth more than they look.
asgard-lesson-free = The last card of the round. Several cards of one god do more than one of each. After it the gods awaken.
asgard-lesson-awakening = The gods awaken. One after another, starting with Odin, they favor whoever has the most of their cards. Watch the tops of the columns.
asgard-lesson-goal-or-will = This god is a goal of the round and favors you. Score points now and lose the cards, or keep them and carry out the will. Points win games.
asgard-lesson-score = Choose a card of the stack: it becomes a point. You can stop whenever you like.
asgard-lesson-odin = Odin’s will: choose one of your stacks. Its top card flips and goes to its other god.
asgard-lesson-thor = Thor’s will: all your Thor cards go face down beneath another of your stacks and count for that god from now on.
asgard-lesson-freya = Freya’s will: one of your stacks counts twice until the end of the round. Think of a god who has not awakened yet.
asgard-lesson-loki = Loki’s will: flip one of the other player’s cards. Choose a stack, then the card.
asgard-lesson-sif = Sif’s will: you drew a card. Choose which of its gods goes on top; it counts right away.
asgard-lesson-bragi = Bragi’s will: give a card and take one. Choose what you give first.
asgard-lesson-heimdall = Heimdall’s will: score one of his cards.
asgard-lesson-round-2 = The second round: fewer cards, one more goal, and hands pass the other way. Your stacks stay.
asgard-lesson-round-3 = The last round, with three goals. Afterwards the gods awaken once more for final scoring: one point for each favor.
asgard-lesson-last = Final scoring: whoever is favored can score one more card. Ties are settled by the cards left, compared from Odin on.
