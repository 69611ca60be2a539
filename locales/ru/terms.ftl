# Из чего складывается положение игрока: подсказки и разбор объясняют этим, почему выбор лучше.

asgard-term-points = Набранные очки
asgard-term-favour = Цели и воля богов в этом раунде
asgard-term-last = Последний подсчёт
asgard-term-cards = Карты для будущих целей

champions-term-glory = Слава и наборы
champions-term-destinies = Судьбы
champions-term-goods = Запасы
champions-term-runes = Руны
champions-term-workers = Рабочие
champions-term-marker = Право первого хода
champions-term-ship = Военный корабль вождя
champions-term-fights = Викинги и бои
champions-term-troll = Угроза тролля
champions-term-turn = Что принесёт этот ход

gonewild-term-points = Набранные очки
gonewild-term-deck = Колода и постройки
gonewild-term-settlement = Хранилища и место
gonewild-term-achievements = Достижения
gonewild-term-missions = Задания
gonewild-term-turn = Что принесёт этот ход

tinyepic-term-islands = Острова под контролем
tinyepic-term-footholds = Присутствие на других островах
tinyepic-term-favors = Карты благосклонности
tinyepic-term-resources = Ресурсы
tinyepic-term-boats = Ладьи
tinyepic-term-temples = Храмы
tinyepic-term-villages = Селения
tinyepic-term-deeds = Ещё не сделанные дела

feast-term-points = Очки на сейчас
feast-term-covering = Товары, чтобы закрыть клетки
feast-term-income = Доход
feast-term-silver = Серебро
feast-term-wood = Дерево
feast-term-stone = Камень
feast-term-ore = Руда
feast-term-weapons = Оружие
feast-term-ships = Корабли
feast-term-animals = Животные
feast-term-occupations = Занятия
feast-term-bonus = Бонусы
feast-term-feast = Еда для пиров
feast-term-vikings = Свободные викинги
feast-term-turn = Что принесёт этот ход
