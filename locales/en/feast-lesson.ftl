# The guided first game of A Feast for Odin.

feast-lesson-welcome = You lead a village of Vikings through six rounds. Whoever has the most points at the end wins. This table tells you everything you need, step by step.
feast-lesson-home = This is your home board. Every −1 left uncovered at the end costs you a point, so you cover them with green and blue goods: that is most of the game. Your income is the lowest uncovered number of the diagonal; a number can be covered once everything to its left and below it is covered.
feast-lesson-actions = On the action board you place Vikings: one, two, three or four, depending on the column. Each action space can be used by one player per round. Left of an arrow is the price, right of it what you gain. Point at a space or tap it to read what it does below.
feast-lesson-craft = Three Vikings are left. Send one to the crafting space in the first column: your flax becomes green linen, and green goods cover your home board. Choose it, read what would change, then confirm.
feast-lesson-craft-first = First make linen: the ringed crafting space in the first column.
feast-lesson-upgrade-why = An arrow up upgrades a good by one step: orange, red, green, blue. Orange and red are food for the feast, green and blue cover boards.
feast-lesson-upgrade-first = Place Vikings first: a space with an arrow up.
feast-lesson-anytime = Whenever it is your decision, you can also take a tile from your supply and place it on a board, buy a ship for silver, or put ore on a ship. Place the linen now: click the tile or drag it.
feast-lesson-anytime-first = First place the linen from your supply on your home board.
feast-lesson-go-on = One Viking is left, then the round ends with income and the feast. Wood, stone and ore come from mountain strips; a hunt brings meat. Place him where you like.
feast-lesson-round-2 = A new round. You have one more Viking, and the feast has one more space. Some rounds have a harvest: they are marked with an ear of grain.
feast-lesson-ships = Ships open the sea: a whaling boat hunts whales, a knarr trades overseas and explores, a longship raids. Ore on whaling boats and longships makes them stronger, except in a raid. Free spots for ships you can afford are marked with a plus.
feast-lesson-round-3 = Look at the exploration boards: each brings many points right away and new spaces that cost points. You gain its bonuses every round.
feast-lesson-emigration = Emigrating turns a ship over. It brings many points and two fewer spaces to fill at every feast. The price is the number of the round: the earlier, the cheaper.
feast-lesson-last-round = The last round. Spaces left uncovered cost their points now. After the feast you can place what is left.
feast-lesson-final = Place what you still have. “Suggest placement” shows a good way.

feast-lesson-mountain = Items are taken from a mountain strip in order, from the left. Click the last one you want to take.
feast-lesson-upgrade = Choose the good to upgrade. Its shape stays, only the color changes.
feast-lesson-lay = A good place is already shown. Click another light space or drag the tile if you know better; the buttons turn (R) and mirror (F) it. Green never touches green.
feast-lesson-roll = Roll the die. You can roll up to three times, but only the last roll counts.
feast-lesson-hunt = A low roll is good for a hunt: you pay the number in weapons and wood. If it is too high, roll again or declare a failure; even that gives you something.
feast-lesson-battle = A high roll is good for a battle. Stones and long swords raise it. Then take one blue tile whose sword value is no higher than the result.
feast-lesson-income = Income comes next. Tiles you place now still count: cover the next coin if you can.
feast-lesson-bonus = Bonuses come next. You gain a bonus when all spaces around it are covered and it is not.
feast-lesson-feast = The feast. Fill every space: food from your supply, alternating colors, silver for single spaces. An empty space costs 3 points. “Set the table” shows a good way.
feast-lesson-explore = Each exploration board shows its spaces. Look for spaces without −1 and for bonuses you can enclose.
feast-lesson-emigrate = Choose the ship that leaves for good.
feast-lesson-overseas = You can turn one green good of each type to blue. Blue goods may touch each other.
feast-lesson-forge = Take the tile whose shape fits the gaps on your boards.
feast-lesson-sale = Special tiles are a cheap way to cover spaces. The number is the price in silver.
feast-lesson-card = Occupations give points and effects. Read them before you choose.
