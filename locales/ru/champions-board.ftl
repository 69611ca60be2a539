# Слова на столе «Чемпионов Мидгарда».

## Вокруг поля
champions-board-north = Горы: враги и охота
champions-board-town-band = Город
champions-board-sea-band = Гавань и дальние берега
champions-board-waits = Здесь ждут: { $goods }
champions-board-stands = Занято: { $names }
champions-board-foe = { $foe }: атака { $attack }, защита { $defence }
champions-board-foe-figures = Атака { $attack }, защита { $defence }, награда: { $reward }{ $ban ->
    [none] .
   *[other] . Бесполезно: { $ban }.
 }
champions-board-beaten = повержен
champions-board-empty-shore = Тихий берег
champions-board-feeds = { $count ->
         [one] 1 еда кормит { $count } воина
         [few] 1 еда кормит { $count } воинов
        *[other] 1 еда кормит { $count } воинов
    }
champions-board-journey-known = Поход: { $journey }
champions-board-journey-hidden = Карта похода закрыта
champions-board-bounty = { $count ->
         [one] Награда: { $count } монета
         [few] Награда: { $count } монеты
        *[other] Награда: { $count } монет
    }
champions-board-moored = В гавани: { $ship } ({ $name })
champions-board-step = Ход { $step } из { $steps }
champions-board-chapter-round = Раунд { $round }
champions-board-chapter-fights = Раунд { $round }: бои
champions-board-treasures = Добро
champions-board-first = Первый игрок

## Вещи
champions-board-glory = Слава
champions-board-food = Еда
champions-board-wood = Дерево
champions-board-coin = Монеты
champions-board-favor = Милость
champions-board-blame = Позор
champions-board-swordsman = Мечи
champions-board-spearman = Копья
champions-board-axeman = Топоры
champions-board-blame-cost = Слава за позор
champions-board-workers = Рабочие
champions-board-none = Нет
champions-board-runes-word = Руны
champions-board-destinies-word = Судьбы
champions-board-red = Красные враги
champions-board-blue = Синие враги
champions-board-yellow = Жёлтые враги
champions-board-trolls = Тролли
champions-board-face-blank = пусто
champions-board-face-hit = удар
champions-board-face-double = двойной
champions-board-face-shield = щит

## Ваши люди
champions-board-people-of = Люди: { $name }
champions-board-idle = Свободных рабочих: { $idle } из { $count }
champions-board-warriors = Воины: { $count } из { $most }
champions-board-carries = вмещает { $count }
champions-board-blame-has = Позор: { $count }, слава { $cost }
champions-board-destinies-title = Ваши судьбы
champions-board-destiny-glory = Слава: { $sole } за первенство, { $tied } при равенстве.
champions-board-destiny-own = У вас { $own }
champions-board-destiny-stand = У вас { $own }, у соперника { $rival }
champions-board-destiny-opened = Открыта: слава сейчас и в конце.
champions-board-destinies-hidden = { $count ->
         [one] { $count } закрыта
         [few] { $count } закрыты
        *[other] { $count } закрыто
    }
champions-board-trophies = Трофеи
champions-board-trophies-hidden = Трофеи лежат лицом вниз.
champions-board-sets = Наборы трёх цветов: { $count }
champions-board-runes-open = У толкователя рун
champions-board-decks = Колоды и запас
champions-board-deck-trolls = Тролли
champions-board-deck-draugr = Драугры
champions-board-deck-monsters = Чудовища
champions-board-deck-journeys = Походы
champions-board-deck-runes = Руны
champions-board-deck-destinies = Судьбы
champions-board-deck-merchants = Торговые корабли
champions-board-supply = В запасе: { $warriors }
champions-board-journeys-used = Открытые походы: { $journeys }
champions-board-ships = Корабли на верфи
champions-board-ship-yours = Свой военный корабль
champions-board-your-runes = Ваши руны
champions-board-rune = Руна «{ $rune }»{ $state ->
    [used] , использована
    [ready] , действует сейчас
   *[waits] , не сейчас
 }
champions-board-rune-used = Использована. В конце всё равно считается.
champions-board-gifts = Товары от руны: { $given } из { $whole }

## Выбор карточками
champions-board-offers = Что можно выбрать
champions-board-rune-deck = Из колоды
champions-board-rune-blind = Верхняя руна, вслепую.
champions-board-buy-favor = { $count ->
         [one] { $count } милость
         [few] { $count } милости
        *[other] { $count } милостей
    }
champions-board-trade = { $give } → { $take }

## Отправка воинов
champions-board-muster = Отправьте воинов
champions-board-muster-secret = Все решают тайно и одновременно.
champions-board-muster-open = По порядку хода, открыто.
champions-board-muster-done = Решено. Ждём остальных.
champions-board-at-home = Дома:
champions-board-no-fights = У вас нет ни одного боя.
champions-board-banned = нельзя отправить: { $weapon }
champions-board-destroyed = гибнет по прибытии: { $weapon }
champions-board-nobody-sent = никого
champions-board-aboard = { $count } из { $room }
champions-board-food-short = { $food }, нужно { $need }
champions-board-send-so = { $count ->
         [0] Никого не отправлять
         [one] Отправить { $count }
         [few] Отправить { $count }
        *[other] Отправить { $count }
    }
champions-board-load-so = { $food ->
        [0] Без еды
       *[other] Погрузить { $food }
    }
champions-board-wins = Шанс на победу: { $chance }
champions-board-fewer = Меньше: { $what }
champions-board-more = Больше: { $what }
champions-board-decided = Уже решено

## Сцена боя
champions-board-stage = Бой
champions-board-stage-round = Раунд боя: { $round }
champions-board-stage-hunt = Охота
champions-board-stage-journey = В море
champions-board-stage-feed = Кормёжка команды
champions-board-stage-feed-how = Еды на борту: { $food }, нужно: { $need }
champions-board-stage-crew = { $count ->
         [one] { $count } воин
         [few] { $count } воина
        *[other] { $count } воинов
    }
champions-board-attack-word = атака
champions-board-defence-word = защита
champions-board-lost-word = потери
champions-board-useless = Здесь бесполезно: { $weapon }
champions-board-damage = Урон
champions-board-damage-of = Урон { $done }, с этим броском { $then }, из { $defence }
champions-board-of = из { $count }
champions-board-fallen = Павшие
champions-board-dice = Кубики
champions-board-no-dice = Кубики ещё не брошены.
champions-board-sum = Атака { $attack }, щиты { $shields }: потери { $losses }
champions-board-hunt-food = еды с охоты
champions-board-give-up = { $count ->
         [one] Потерять { $count }
         [few] Потерять { $count }
        *[other] Потерять { $count }
    }
champions-board-keep-roll = Оставить бросок
champions-board-keep-roll-then = Урон { $damage } из { $defence }, потери: { $losses }
champions-board-best-reroll = { $count ->
         [one] Перебросить { $count } кубик
         [few] Перебросить { $count } кубика
        *[other] Перебросить { $count } кубиков
    }
champions-board-best-reroll-why = Переброс с лучшим шансом, за 1 милость
champions-board-odds = Шансы
champions-board-tap-dice = Нажмите на кубики, чтобы перебросить их за 1 милость. Есть: { $favor }.
champions-board-no-favor = На переброс не осталось милости.

## Что изменится
champions-board-then = Что изменится
champions-board-in-turn-then = Все отправляют воинов открыто, по очереди, начиная с первого игрока.
champions-board-win-chance = Шанс на победу
champions-board-food-need = Нужно еды { $need }, на борту { $food }

## Бои раунда
champions-board-fights = Бои этого раунда
champions-board-won = победа
champions-board-now = сейчас
champions-board-unbeaten = не побеждён

## Drawn in the terminal
champions-board-heading-fights = Враги
champions-board-heading-stage = Сейчас бой
champions-board-heading-sea = Берега
champions-board-heading-people = Игроки
champions-board-heading-runes = Руны у толкователя
champions-board-blame-short = позор
