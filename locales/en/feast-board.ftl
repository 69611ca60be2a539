# The table of A Feast for Odin: what the board says besides the sentences of the game.

feast-board-home-short = Home
feast-board-house = { $name } { $number }
feast-board-amount = { $amount } × { $item }
feast-board-summary = { $board }: income { $income }, open −1 cells { $open }, tiles { $tiles }
feast-board-places = Where it can lie: { $piece }
feast-board-place = Row { $row }, column { $column }
feast-board-bonus = Bonus: { $covered } of { $needed } cells around it are covered

## Action board
feast-board-actions = Action board
feast-board-actions-short = Actions
feast-board-open = open to you
feast-board-shut = closed
feast-board-or = or
feast-board-vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
 }
feast-board-price = Costs { $price }
feast-board-price-now = Costs you now: { $price }.
feast-board-held = { $name } stands here.
feast-board-closed = Closed to you now
feast-board-word-draw = draw
feast-board-word-play = play
feast-board-word-buy = buy
feast-board-word-emigrate = settle
feast-board-word-then-emigrate = then settle
feast-board-word-copy = copy
feast-board-lands-count = { $count ->
    [0] none
    [one] { $count } land
   *[other] { $count } lands
 }
feast-board-section-build-houses = Build houses
feast-board-section-build-ships = Build ships
feast-board-section-hunting = Hunting
feast-board-section-livestock-market = Livestock market
feast-board-section-weekly-market = Weekly market
feast-board-section-products = Products
feast-board-section-crafting = Crafting
feast-board-section-mountains-trade = Mountains and trade
feast-board-section-sailing = Sailing
feast-board-section-emigration-occupation = Emigration and occupation

## What a kind of space does
feast-board-how-none = Point at a space to read what it does. Column 3 also draws an occupation, column 4 also plays one.
feast-board-how-build = Pay and take the building: points at once, and places to fill so that it costs none.
feast-board-how-ship = Pay and put the ship into a free berth.
feast-board-how-take = Pay what stands left of the arrow and take the rest.
feast-board-how-with = You receive one for each such animal of yours, three at most.
feast-board-how-gain = Take what is pictured; it costs only your Vikings.
feast-board-how-either-animal = Take a sheep for nothing, or pay and take a cow.
feast-board-how-with-both = Take spices and a silver; with a cow also two milk, with a sheep also a wool.
feast-board-how-master = Take four silver. Then you may turn a wool into a robe and a silverware into jewelry.
feast-board-how-plunder = You need two longships and keep them. Take the silver hoard.
feast-board-how-upgrade-weapons = Each arrow lifts one good by a colour: orange, red, green, blue. Then draw four weapons.
feast-board-how-mountain-upgrade-two = Take items from a mountain strip. Each double arrow lifts one good by two colours.
feast-board-how-four-mountains = Take two items each from four mountain strips, or lift three goods by two colours each.
feast-board-how-draw = Draw an occupation and take a silver.
feast-board-how-play-some = Play occupations from your hand, as many as stand here at most.
feast-board-how-swap = You may swap a whaling boat for a knarr. Then you may emigrate for silver equal to the round.
feast-board-how-craft = Exchange what stands left of the arrow for what stands right of it.
feast-board-how-forge = Pay an ore and take a tile with the tongs from those that are left.
feast-board-how-hunt = Roll the eight-sided die up to three times; the last roll is paid in bows and wood. A failure still gives a wood and a bow.
feast-board-how-snare = Roll the eight-sided die up to three times; the last roll is paid in snares and wood. A failure gives a wood, a snare and a Viking back.
feast-board-how-whaling = Roll the twelve-sided die up to three times; boats and ore lower it, spears and wood pay the rest. A failure gives a wood, a spear and Vikings back.
feast-board-how-raid = Roll the eight-sided die up to three times; ore on longships, stones and swords raise it. Take one blue tile worth no more.
feast-board-how-pillage = Roll the twelve-sided die up to three times; ore on longships, stones and swords raise it. Take one blue tile worth no more.
feast-board-how-mountain = Take so many items from one mountain strip, in order from its beginning. Each further number from another strip.
feast-board-how-upgrade = Each arrow lifts one good by a colour: orange, red, green, blue. The outline stays.
feast-board-how-mountain-upgrade = Take items from a mountain strip, and lift goods by a colour for each arrow.
feast-board-how-overseas = You need a knarr. Turn one green good of each kind to its blue side.
feast-board-how-sale = You need a knarr. Buy up to two special tiles for the silver that stands on them.
feast-board-how-explore = Your ship stays yours. Take one of these lands: a new board with points, income and bonuses, and the silver on it.
feast-board-how-emigrate = Pay silver equal to the round and turn a large ship over: many points, and a shorter banquet table for ever.
feast-board-how-occupation = Play one occupation from your hand and take a silver.
feast-board-how-copy = Use a space of these columns that somebody else holds.

## Stock, ships, Vikings
feast-board-stock = Stock
feast-board-stock-of = Stock: { $name }
feast-board-stock-piece = { $name }: { $count }
feast-board-no-goods = No goods in stock.
feast-board-harbour = Harbour
feast-board-ship = { $ship }, ore on it: { $ore }
feast-board-emigrated = Emigrated: { $ship }
feast-board-shed = Shed: wood { $wood } of { $wood_places }, stone { $stone } of { $stone_places }
feast-board-thing = Vikings on the Thing square: { $count }
feast-board-penalties = Thing penalties
feast-board-slots = Places to fill:
feast-board-feast = Feast
feast-board-cells-to-fill = { $count ->
    [one] { $count } cell to fill
   *[other] { $count } cells to fill
 }

## The present decision
feast-board-now = Now
feast-board-answers = Answers
feast-board-die = The die shows { $roll } of { $sides }
feast-board-die-ready = A die with { $sides } sides, not rolled yet
feast-board-battle-value = strength of the battle
feast-board-hunt-need = to pay in weapons and wood
feast-board-dice-parts = { $battle ->
    [yes] Roll { $roll }, ore { $ore }, spent { $spent }, cards { $cards }.
   *[no] Roll { $roll }, less ore { $ore }, cards { $cards }.
 }
feast-board-rolls = Roll { $done } of { $most }
feast-board-two-silver = Two silver
feast-board-banquet = Banquet table, cells to fill: { $left }
feast-board-banquet-how = Put food on the next free cells, or point at another cell of the table first. Colours take turns; one of each kind may lie lengthwise, silver fills one cell.
feast-board-banquet-plan = { $count ->
    [one] Set the table in { $count } step
   *[other] Set the table in { $count } steps
 }
feast-board-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
 }
feast-board-empty-cell = leave empty, −3

## Boards of a player
feast-board-cards = Cards
feast-board-estate = Boards of { $name }
feast-board-look = Look at the boards of { $name }
feast-board-back = Back
feast-board-income = Income
feast-board-minus = Open −1 cells
feast-board-income-of = Income { $income }
feast-board-passed = has passed
feast-board-hand = In hand: { $count }
feast-board-hidden-hand = These cards are known to their owner only.
feast-board-played = Played: { $count }

## Shared things
feast-board-aside = Shared
feast-board-mountains = Mountains
feast-board-lands = Lands to explore
feast-board-map = See the board
feast-board-rounds = Rounds and harvest
feast-board-harvest = Harvest
feast-board-score = Score as it stands
feast-board-specials = Special tiles left: { $count }
feast-board-decks = Weapon cards left: { $weapons }. Occupations left: { $occupations }.

## Laying
feast-board-put-back = Put it back
feast-board-plan = { $count ->
    [one] Lay { $count } tile well ({ $changes })
   *[other] Lay { $count } tiles well ({ $changes })
 }
feast-board-plan-income = income { $change }
feast-board-plan-points = points { $change }
feast-board-lay-here = Lay it here
feast-board-lay-all = Lay all as shown
feast-board-serve-all = Set the table so
feast-board-turn = Turn
feast-board-mirror = Mirror
feast-board-lay-well = Lay well
feast-board-set-table = Set the table

## What a choice would do
feast-board-unforeseen = Luck decides
feast-board-unforeseen-why = What comes cannot be told beforehand.
feast-board-no-change = Nothing changes at once
feast-board-then = Then
feast-board-vikings-left = Vikings
feast-board-bonus-pays = comes every round from now on
feast-board-bonus-lost = covered on { $board }: it would not come any more

feast-board-chapter = Round { $round }
feast-board-goods-ladder = Orange becomes red, red becomes green, green becomes blue; the outline stays. Green and blue go on boards, orange and red on the banquet table and into houses.
