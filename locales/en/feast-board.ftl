# The table of A Feast for Odin: what the board says besides the sentences of the game.

feast-board-home-short = Home
feast-board-house = { $name } { $number }
feast-board-amount = { $amount ->
    [1] { $item }
   *[other] { $amount } × { $item }
 }
feast-board-summary = { $board }: income { $income }, uncovered −1s { $open }, tiles { $tiles }
feast-board-places = Where { $piece } can go
feast-board-place = Row { $row }, column { $column }
feast-board-bonus = Bonus: { $covered } of { $needed } spaces around it are covered

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
feast-board-price-now = Costs you { $price } now.
feast-board-held = Taken by { $name }.
feast-board-closed = Closed to you now
feast-board-word-draw = draw
feast-board-word-play = play
feast-board-word-buy = buy
feast-board-word-emigrate = emigrate
feast-board-word-then-emigrate = then emigrate
feast-board-word-copy = copy
feast-board-lands-count = { $count ->
    [0] none
    [one] 1 board
   *[other] { $count } boards
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
feast-board-how-none = Choose an action space to read what it does. In column 3 you also draw an occupation, in column 4 you may also play one.
feast-board-how-build = Pay and take the building: points right away, and spaces to cover so they don’t cost you any.
feast-board-how-ship = Pay and put the ship in a free spot of the harbor.
feast-board-how-take = Pay what is left of the arrow and take the rest.
feast-board-how-with = Gain one for each such animal you have, at most three.
feast-board-how-gain = Take what is shown; it costs only your Vikings.
feast-board-how-either-animal = Take a sheep for free, or pay 1 silver for cattle.
feast-board-how-with-both = Take spices and 1 silver; if you have cattle, also 2 milk; if you have sheep, also 1 wool.
feast-board-how-master = Take 4 silver. Then you may exchange wool for a robe and silverware for jewelry.
feast-board-how-plunder = You need two longships and keep them. Take the silver hoard.
feast-board-how-upgrade-weapons = Each arrow upgrades one good by one step: orange, red, green, blue. Then draw four weapons.
feast-board-how-mountain-upgrade-two = Take items from a mountain strip. Each double arrow upgrades one good by two steps.
feast-board-how-four-mountains = Take two items each from up to four mountain strips, or upgrade three goods by two steps each.
feast-board-how-draw = Draw an occupation and take 1 silver.
feast-board-how-play-some = Play occupations from your hand, up to the number shown.
feast-board-how-swap = You may exchange a whaling boat for a knarr. Then you may emigrate for as much silver as the number of the round.
feast-board-how-craft = Exchange what is left of the arrow for what is right of it.
feast-board-how-forge = Pay 1 ore and take one of the remaining tiles with the tongs.
feast-board-how-hunt = Roll the eight-sided die up to three times and pay the last roll in bows and wood. Even a failure gives 1 wood and a bow.
feast-board-how-snare = Roll the eight-sided die up to three times and pay the last roll in snares and wood. A failure gives 1 wood, a snare and a Viking back.
feast-board-how-whaling = Roll the twelve-sided die up to three times. Boats and ore lower the roll; pay the rest in spears and wood. A failure gives 1 wood, a spear and Vikings back.
feast-board-how-raid = Roll the eight-sided die up to three times; stones and long swords raise the result. Take one blue tile whose sword value is no higher than the result.
feast-board-how-pillage = Roll the twelve-sided die up to three times; the ore on one longship (the one with the most), stones and long swords raise the result. Take one blue tile whose sword value is no higher than the result.
feast-board-how-mountain = Take that many items from one mountain strip, in order from its start. Each further number is for a different strip.
feast-board-how-upgrade = Each arrow upgrades one good by one step: orange, red, green, blue. The shape stays the same.
feast-board-how-mountain-upgrade = Take items from a mountain strip, and upgrade one good by one step for each arrow.
feast-board-how-overseas = You need a knarr. Turn one green good of each type to its blue side.
feast-board-how-sale = You need a knarr. Buy up to two special tiles for the silver shown on them.
feast-board-how-explore = You keep your ship. Take one of these exploration boards: points, income and bonuses, and the silver on it.
feast-board-how-emigrate = Pay as much silver as the number of the round and turn a large ship over: many points, and two fewer spaces to fill at every feast.
feast-board-how-occupation = Play one occupation from your hand and take 1 silver.
feast-board-how-copy = Use an action space of these columns that another player has taken.

## Stock, ships, Vikings
feast-board-stock = Supply
feast-board-stock-of = { $name }’s supply
feast-board-stock-piece = { $name }: { $count }
feast-board-no-goods = Your supply is empty.
feast-board-harbour = Harbor
feast-board-ship = { $ship }, ore on it: { $ore }
feast-board-emigrated = Emigrated: { $ship }
feast-board-shed = Shed: { $wood } of { $wood_places } wood, { $stone } of { $stone_places } stone
feast-board-thing = Vikings on the Thing square: { $count }
feast-board-penalties = Thing penalties
feast-board-slots = Spaces to fill:
feast-board-feast = Feast
feast-board-cells-to-fill = { $count ->
    [one] 1 space to fill
   *[other] { $count } spaces to fill
 }

## The present decision
feast-board-now = Now
feast-board-answers = Choices
feast-board-die = The die shows { $roll } of { $sides }
feast-board-die-ready = A die with { $sides } sides, not rolled yet
feast-board-battle-value = battle result
feast-board-hunt-need = to pay in weapons and wood
feast-board-dice-parts = { $battle ->
    [yes] Roll { $roll }, ore +{ $ore }, spent +{ $spent }, cards +{ $cards }.
   *[no] Roll { $roll }, ore −{ $ore }, cards −{ $cards }.
 }
feast-board-rolls = Roll { $done } of { $most }
feast-board-two-silver = Two silver
feast-board-banquet = { $left ->
    [one] Banquet table: 1 space to fill
   *[other] Banquet table: { $left } spaces to fill
 }
feast-board-banquet-how = Put food on the next free spaces, or click another space of the table first. Colors alternate; one tile of each type can go lengthwise, silver fills one space.
feast-board-banquet-plan = { $count ->
    [one] Set the table for me (1 tile)
   *[other] Set the table for me ({ $count } tiles)
 }
feast-board-cells = { $count ->
    [one] 1 space
   *[other] { $count } spaces
 }
feast-board-empty-cell = leave empty, −3

## Boards of a player
feast-board-cards = Cards
feast-board-estate = { $name }’s boards
feast-board-look = View { $name }’s boards
feast-board-income = Income
feast-board-minus = Uncovered −1s
feast-board-income-of = Income { $income }
feast-board-passed = has passed
feast-board-hand = In hand: { $count }
feast-board-hidden-hand = Only their owner knows these cards.
feast-board-played = Played: { $count }

## Shared things
feast-board-aside = Shared
feast-board-mountains = Mountain strips
feast-board-lands = Exploration boards
feast-board-map = View the board
feast-board-rounds = Rounds and harvest
feast-board-harvest = Harvest
feast-board-score = Current score
feast-board-specials = Special tiles left: { $count }
feast-board-decks = Weapon cards left: { $weapons }. Occupations left: { $occupations }.

## Laying
feast-board-put-back = Put it back
feast-board-plan = { $count ->
    [one] Place 1 tile for me ({ $changes })
   *[other] Place { $count } tiles for me ({ $changes })
 }
feast-board-plan-income = income { $change }
feast-board-plan-points = points { $change }
feast-board-lay-several =
    { $count ->
        [one] Place { $count } here
       *[other] Place all { $count } here
    }
feast-board-lay-here = Place it here
feast-board-lay-all = Place all as shown
feast-board-serve-all = Set the table like this
feast-board-turn = Turn
feast-board-mirror = Mirror
feast-board-lay-well = Suggest placement
feast-board-set-table = Set the table

## What a choice would do
feast-board-stakes = At stake
feast-board-stakes-chance = Chance to succeed
feast-board-stakes-rolls = { $chance } in { $rolls ->
    [one] one roll
   *[other] up to { $rolls } rolls
 }
feast-board-stakes-success = Success: { $prize }.
feast-board-stakes-any = Success: a tile of your choice.
feast-board-stakes-tile = Success: a tile of your choice. With average luck: { $tile }.
feast-board-stakes-failure = Failure: { $prize }.
feast-board-stakes-back = { $vikings ->
    [one] { $vikings } Viking back
   *[other] { $vikings } Vikings back
 }
feast-board-stakes-nothing = nothing
feast-board-unforeseen = Luck decides
feast-board-unforeseen-why = You’ll see the result after you confirm.
feast-board-no-change = Nothing changes right away
feast-board-then = Then
feast-board-vikings-left = Vikings
feast-board-bonus-pays = you gain it every round from now on
feast-board-bonus-lost = covered on { $board }: you would not gain it any more

feast-board-chapter = Round { $round }
feast-board-goods-ladder = Orange becomes red, red becomes green, green becomes blue; the shape stays the same. Green and blue goods go on boards, orange and red ones on the banquet table and in houses.
