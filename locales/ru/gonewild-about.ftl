# Что есть что в «Дикингах»: записки рядом с предметами и значки.

## Значки
gonewild-sign-beer = Пиво
    .help = Им платят за карты и постройки.
gonewild-sign-gold = Золото
    .help = Им платят за карты и постройки.
gonewild-sign-sword = Сила
    .help = Сколько карта добавляет к атаке.
gonewild-sign-shield = Защита
    .help = Атака должна быть не слабее.
gonewild-sign-town_hall = Ратуша
    .help = Её уровень ограничивает число построек.
gonewild-sign-barrel = Пивоварня
    .help = Делает пиво.
gonewild-sign-furnace = Плавильня
    .help = Делает золото.
gonewild-sign-barrels = Хранилище пива
    .help = Сохраняет пиво до следующих раундов.
gonewild-sign-chest = Хранилище золота
    .help = Сохраняет золото до следующих раундов.
gonewild-sign-longship = Драккар
    .help = Сохраняет карту с руки до следующего раунда.
gonewild-sign-tavern = Таверна
    .help = Каждый раунд вы берёте на карту больше.
gonewild-sign-builders_hammer = Строится
    .help = Заработает со следующего раунда.
gonewild-sign-skull = Нежить
    .help = Атакуйте её на Пути Одина ради награды.
gonewild-sign-dragon = Дракон
    .help = Каждый может атаковать его раз за раунд.

## Предметы
gonewild-about-path = Карты, доступные всем. В конце раунда последняя уходит и открывается новая.
    .name = Путь Одина
gonewild-about-asgard = Эти карты не покупают: их дают отметки на дорожке очков.
    .name = Асгард
gonewild-about-attack = Сила против защиты. Обороняющийся может ответить реакциями.
    .name = Атака
gonewild-about-village = Ратуша и постройки; число у щита — их защита.
    .name = Поселение
gonewild-about-facts = Фишки пива и золота, карты на руке. Нажмите, чтобы увидеть всё известное о картах.
    .name = Фишки и карты
gonewild-about-missions = Выполнив, объявите его в свой ход; одно за раунд.
    .name = Задание
gonewild-about-achievements = В конце приносит очки тому, кто впереди.
    .name = Достижение
gonewild-about-claim = Очки достаются вам сразу.
    .name = Объявить задание
gonewild-about-swap = Заплатите золото и возьмите другое задание.
    .name = Заменить задание
gonewild-about-track = Очки всех игроков. Кто дойдёт до конца, делает раунд последним.
    .name = Очки
gonewild-about-storing = Хранилища сберегают фишки; что не поместилось, сгорает.
    .name = Хранение
gonewild-about-exchange = Несколько единиц одного ресурса за одну другого.
    .name = Обмен
gonewild-about-end-turn = Непотраченное пиво и золото с карт сгорает.
    .name = Закончить ход
gonewild-about-piles = Колода, сброс и разыгранное. Нажмите, чтобы увидеть всё.
    .name = Ваши карты

## Виды
gonewild-about-mark = Кто её достигнет, берёт карту Асгарда.
