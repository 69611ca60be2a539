# The guided first game of Intrigues of Asgard.

asgard-lesson-welcome = Welcome to Asgard. Seven gods favour whoever shows them the most cards. Favour lets you do a god’s will or score points. After three rounds the most points win.
asgard-lesson-columns = Every god has a column, from Odin to Heimdall. In this order they awaken at the end of a round. Your stacks lie in the lowest row, the other player’s above.
asgard-lesson-hand = Each card shows two gods, but only the upper one counts. Click the half you want on top: the note at the side tells what it would change. Then confirm.
asgard-lesson-opened = Both cards were opened together. A gold, underlined number leads its column. Point at any number or tap it, and it tells you why.
asgard-lesson-passed = Now you hold the other hand: after every card the hands change places. So what you leave, your neighbour gets. Play one of these.
asgard-lesson-goal = These are the goals. When a god of this round’s goals favours you, you may take points instead of doing the will: cards of the stack turn into points, up to the number on the flag.
asgard-lesson-preview = Look at the flag on the board and try both halves of a card before you confirm. Nothing happens until you press the button.
asgard-lesson-dispute = Two stacks of equal height are a dispute: then Odin cards are compared, if they are equal Thor cards, and so on. That is why early gods are worth more than they look.
asgard-lesson-free = You know enough to play the rest of the round. Several cards of one god do more than one of each.
asgard-lesson-awakening = The gods awaken. One after the other, from Odin on, they favour whoever has the most of their cards. Watch the heads of the columns.
asgard-lesson-goal-or-will = This god is a goal of the round and favours you. Take points now, and lose the cards, or keep them and do the will. Points win games.
asgard-lesson-score = Choose a card of the stack: it turns over and becomes a point. You may stop whenever you like.
asgard-lesson-odin = Odin’s will: choose one of your stacks. Its top card turns around and goes to its other god.
asgard-lesson-thor = Thor’s will: all your Thor cards go face down under another stack of yours, and count for that god from now on.
asgard-lesson-freya = Freya’s will: one of your stacks counts twice until the end of the round. Think of a god who has not awakened yet.
asgard-lesson-loki = Loki’s will: turn a card of the other player. Choose a stack, then the card.
asgard-lesson-sif = Sif’s will: you drew a card. Choose which of its gods is up; it counts at once.
asgard-lesson-bragi = Bragi’s will: give a card and take one. Choose what you give first.
asgard-lesson-heimdall = Heimdall’s will: one of his cards becomes a point.
asgard-lesson-round-2 = The second round: fewer cards, a further goal, and the hands pass the other way. Your stacks stay.
asgard-lesson-round-3 = The last round, with three goals. Afterwards the gods awaken once more for final scoring: one point for each favour.
asgard-lesson-last = Final scoring: whoever is favoured may turn one more card into a point. Equal points are settled by the cards left, compared from Odin on.
