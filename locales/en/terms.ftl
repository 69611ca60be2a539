# What a position is worth to a player, part by part: hints and analysis say by these why a choice is better.

asgard-term-points = Points scored
asgard-term-favour = Goals and wills of this round
asgard-term-last = The last scoring
asgard-term-cards = Cards for later goals

champions-term-glory = Glory and sets
champions-term-destinies = Destinies
champions-term-goods = Goods in hand
champions-term-runes = Runes
champions-term-workers = Workers
champions-term-marker = Playing first
champions-term-ship = The longship
champions-term-fights = Warriors and fights
champions-term-troll = The threat of the troll
champions-term-turn = What this turn brings

gonewild-term-points = Points scored
gonewild-term-deck = Deck and buildings
gonewild-term-settlement = Stores and room
gonewild-term-achievements = Achievements
gonewild-term-missions = Missions
gonewild-term-turn = What this turn brings

tinyepic-term-islands = Islands held
tinyepic-term-footholds = Footholds on other islands
tinyepic-term-favors = Favor cards
tinyepic-term-resources = Resources
tinyepic-term-boats = Boats
tinyepic-term-temples = Temples
tinyepic-term-villages = Villages
tinyepic-term-deeds = Deeds to come

feast-term-points = Points so far
feast-term-covering = Goods to cover spaces
feast-term-income = Income
feast-term-silver = Silver
feast-term-wood = Wood
feast-term-stone = Stone
feast-term-ore = Ore
feast-term-weapons = Weapons
feast-term-ships = Ships
feast-term-animals = Animals
feast-term-occupations = Occupations
feast-term-bonus = Bonuses
feast-term-feast = Food for the feasts
feast-term-vikings = Vikings to place
feast-term-turn = What this turn brings
