# The guided first game of A Feast for Odin.

feast-lesson-welcome = You lead a village of Vikings through six rounds. Whoever has the most points at the end wins. This table tells you everything you need, step by step.
feast-lesson-home = This is your home board. Every −1 that is still open at the end costs you a point, so you cover them with green and blue goods: that is most of the game. Your income is the lowest open number of the diagonal; a number can be covered once everything left of it and below it is.
feast-lesson-actions = On the action board you place Vikings: one, two, three or four, as the column says. Each space can be used by one player a round. Left of an arrow is the price, right of it what you get. Point at a space or touch it, and its words stand below.
feast-lesson-place = Begin with something that gives goods: the weekly market with flax and stockfish, or two mead and two silver. Choose a space, look at the preview, then confirm.
feast-lesson-place-first = Send Vikings to a space of the action board first; everything else can wait.
feast-lesson-second = Flax becomes green linen on the crafting space in the first column: green goods go on your home board. Wood, stone and ore come from the mountains.
feast-lesson-upgrade-why = An arrow up lifts a good by one colour: orange, red, green, blue. Orange and red are food for the feast, green and blue cover boards.
feast-lesson-anytime = Whenever you are asked, you may also take a tile from your stock and lay it on a board, buy a ship for silver, or put ore on a ship. Tap a tile or drag it.
feast-lesson-go-on = Go on until your Vikings are all placed, or pass. Then comes income, and after it the feast.
feast-lesson-round-2 = A new round. You have one Viking more, and the feast has grown by a cell. Some rounds bring a harvest: an ear of grain marks them.
feast-lesson-ships = Ships open the sea: a whaling boat hunts whales, a knarr trades overseas and explores, a longship raids. Ore on a ship makes it stronger. Empty berths you can afford are marked with a plus.
feast-lesson-round-3 = Look at the lands to explore: each is a new board with many points at once and new cells that cost points. The bonus goods on it come every round.
feast-lesson-emigration = Emigrating turns a ship over. It brings many points and two cells fewer to fill at every feast. The price is the number of the round, so early is cheap.
feast-lesson-last-round = The last round. Cells that stay open cost their points now. After the feast you may lay what is left.
feast-lesson-final = Lay what you still have. The button “Lay well” offers a good way.

feast-lesson-mountain = Items come off a mountain strip in order, from the left. Press the last one you want to take.
feast-lesson-upgrade = Choose the good that rises. Its outline stays, only the colour changes.
feast-lesson-lay = A good place is shown already. Tap another light cell or drag the tile if you know better; the buttons turn (R) and mirror (F) it. Green never touches green.
feast-lesson-roll = Roll the die. You may roll again, up to three times, but only the last roll counts.
feast-lesson-hunt = For a hunt a low roll is good: you pay the number in weapons and wood. If it is too high, roll again or declare a failure; even that brings something.
feast-lesson-battle = For a battle a high roll is good. Stones and long swords raise it. Then take one blue tile that is worth no more than the result.
feast-lesson-income = Income comes next. Tiles you lay now still count: cover the next coin if you can.
feast-lesson-bonus = Bonus goods come next. A bonus pays when all cells around it are covered and it itself is not.
feast-lesson-feast = The feast. Fill every cell: food from your stock, colours in turn, silver for single cells. An empty cell costs three points. “Set the table” lays a good default.
feast-lesson-explore = Each land shows its cells. Look for open cells without −1 and for bonuses you can enclose.
feast-lesson-emigrate = Choose the ship that leaves for ever.
feast-lesson-overseas = Every kind of green good may be turned to blue once. Blue goods may touch each other.
feast-lesson-forge = Take the tile whose outline fits the gaps of your boards.
feast-lesson-sale = Special tiles are cheap cover. The number is the price in silver.
feast-lesson-card = Occupations bring points and effects. Read them before you choose.
