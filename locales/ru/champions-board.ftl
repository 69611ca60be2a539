# Слова на столе «Чемпионов Мидгарда».

## Вокруг поля
champions-table-north = Горы: враги и охота
champions-table-town-band = Город
champions-table-sea-band = Гавань и дальние берега
champions-table-waits = Здесь ждут: { $goods }
champions-table-stands = Занято: { $names }
champions-table-foe = { $foe }: атака { $attack }, защита { $defence }
champions-table-foe-figures = Атака { $attack }, защита { $defence }, награда: { $reward }{ $ban ->
    [none] .
   *[other] . Бесполезно: { $ban }.
 }
champions-table-beaten = повержен
champions-table-empty-shore = Тихий берег
champions-table-feeds = { $count ->
         [one] 1 еда кормит { $count } воина
         [few] 1 еда кормит { $count } воинов
        *[other] 1 еда кормит { $count } воинов
    }
champions-table-journey-known = Поход: { $journey }
champions-table-journey-hidden = Карта похода закрыта
champions-table-bounty = { $count ->
         [one] Награда: { $count } монета
         [few] Награда: { $count } монеты
        *[other] Награда: { $count } монет
    }
champions-table-moored = В гавани: { $ship } ({ $name })
champions-table-step = Ход { $step } из { $steps }
champions-table-chapter-round = Раунд { $round }
champions-table-chapter-fights = Раунд { $round }: бои
champions-table-treasures = Добро
champions-table-first = Первый игрок

## Вещи
champions-table-glory = Слава
champions-table-food = Еда
champions-table-wood = Дерево
champions-table-coin = Монеты
champions-table-favor = Милость
champions-table-blame = Позор
champions-table-swordsman = Мечи
champions-table-spearman = Копья
champions-table-axeman = Топоры
champions-table-blame-cost = Слава за позор
champions-table-workers = Рабочие
champions-table-none = Нет
champions-table-runes-word = Руны
champions-table-destinies-word = Судьбы
champions-table-red = Красные враги
champions-table-blue = Синие враги
champions-table-yellow = Жёлтые враги
champions-table-trolls = Тролли
champions-table-face-blank = пусто
champions-table-face-hit = удар
champions-table-face-double = двойной
champions-table-face-shield = щит

## Ваши люди
champions-table-people-of = Люди: { $name }
champions-table-idle = Свободных рабочих: { $idle } из { $count }
champions-table-warriors = Воины: { $count } из { $most }
champions-table-carries = вмещает { $count }
champions-table-blame-has = Позор: { $count }, слава { $cost }
champions-table-destinies-title = Ваши судьбы
champions-table-destiny-glory = Слава: { $sole } за первенство, { $tied } при равенстве.
champions-table-destiny-own = У вас { $own }
champions-table-destiny-stand = У вас { $own }, у соперника { $rival }
champions-table-destiny-opened = Открыта: слава сейчас и в конце.
champions-table-destinies-hidden = { $count ->
         [one] { $count } закрыта
         [few] { $count } закрыты
        *[other] { $count } закрыто
    }
champions-table-trophies = Трофеи
champions-table-trophies-hidden = Трофеи лежат лицом вниз.
champions-table-sets = Наборы трёх цветов: { $count }
champions-table-runes-open = У толкователя рун
champions-table-decks = Колоды и запас
champions-table-deck-trolls = Тролли
champions-table-deck-draugr = Драугры
champions-table-deck-monsters = Чудовища
champions-table-deck-journeys = Походы
champions-table-deck-runes = Руны
champions-table-deck-destinies = Судьбы
champions-table-deck-merchants = Торговые корабли
champions-table-supply = В запасе: { $warriors }
champions-table-journeys-used = Открытые походы: { $journeys }
champions-table-ships = Корабли на верфи
champions-table-ship-yours = Свой военный корабль
champions-table-your-runes = Ваши руны
champions-table-rune = Руна «{ $rune }»{ $state ->
    [used] , использована
    [ready] , действует сейчас
   *[waits] , не сейчас
 }
champions-table-rune-used = Использована. В конце всё равно считается.
champions-table-gifts = Товары от руны: { $given } из { $whole }

## Выбор карточками
champions-table-offers = Что можно выбрать
champions-table-rune-deck = Из колоды
champions-table-rune-blind = Верхняя руна, вслепую.
champions-table-buy-favor = { $count ->
         [one] { $count } милость
         [few] { $count } милости
        *[other] { $count } милостей
    }
champions-table-trade = { $give } → { $take }

## Отправка воинов
champions-table-muster = Отправьте воинов
champions-table-muster-secret = Все решают тайно и одновременно.
champions-table-muster-open = По порядку хода, открыто.
champions-table-muster-done = Решено. Ждём остальных.
champions-table-at-home = Дома:
champions-table-no-fights = У вас нет ни одного боя.
champions-table-banned = нельзя отправить: { $weapon }
champions-table-destroyed = гибнет по прибытии: { $weapon }
champions-table-nobody-sent = никого
champions-table-aboard = { $count } из { $room }
champions-table-food-short = { $food }, нужно { $need }
champions-table-send-so = { $count ->
         [0] Никого не отправлять
         [one] Отправить { $count }
         [few] Отправить { $count }
        *[other] Отправить { $count }
    }
champions-table-load-so = { $food ->
        [0] Без еды
       *[other] Погрузить { $food }
    }
champions-table-wins = Шанс на победу: { $chance }
champions-table-fewer = Меньше: { $what }
champions-table-more = Больше: { $what }
champions-table-decided = Уже решено

## Сцена боя
champions-table-stage = Бой
champions-table-stage-round = Раунд боя: { $round }
champions-table-stage-hunt = Охота
champions-table-stage-journey = В море
champions-table-stage-feed = Кормёжка команды
champions-table-stage-feed-how = Еды на борту: { $food }, нужно: { $need }
champions-table-stage-crew = { $count ->
         [one] { $count } воин
         [few] { $count } воина
        *[other] { $count } воинов
    }
champions-table-attack-word = атака
champions-table-defence-word = защита
champions-table-lost-word = потери
champions-table-useless = Здесь бесполезно: { $weapon }
champions-table-damage = Урон
champions-table-damage-of = Урон { $done }, с этим броском { $then }, из { $defence }
champions-table-of = из { $count }
champions-table-fallen = Павшие
champions-table-dice = Кубики
champions-table-no-dice = Кубики ещё не брошены.
champions-table-sum = Атака { $attack }, щиты { $shields }: потери { $losses }
champions-table-hunt-food = еды с охоты
champions-table-give-up = { $count ->
         [one] Потерять { $count }
         [few] Потерять { $count }
        *[other] Потерять { $count }
    }
champions-table-keep-roll = Оставить бросок
champions-table-keep-roll-then = Урон { $damage } из { $defence }, потери: { $losses }
champions-table-best-reroll = { $count ->
         [one] Перебросить { $count } кубик
         [few] Перебросить { $count } кубика
        *[other] Перебросить { $count } кубиков
    }
champions-table-best-reroll-why = Переброс с лучшим шансом, за 1 милость
champions-table-odds = Шансы
champions-table-tap-dice = Нажмите на кубики, чтобы перебросить их за 1 милость. Есть: { $favor }.
champions-table-no-favor = На переброс не осталось милости.

## Что изменится
champions-table-then = Что изменится
champions-table-in-turn-then = Все отправляют воинов открыто, по очереди, начиная с первого игрока.
champions-table-win-chance = Шанс на победу
champions-table-food-need = Нужно еды { $need }, на борту { $food }

## Бои раунда
champions-table-fights = Бои этого раунда
champions-table-won = победа
champions-table-now = сейчас
champions-table-unbeaten = не побеждён
