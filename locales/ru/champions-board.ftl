# Слова на столе «Чемпионов Мидгарда».

## Вокруг поля
champions-board-north = Горы: враги и охота
champions-board-town-band = Город
champions-board-sea-band = Гавань и дальние берега
champions-board-waits = Сейчас здесь: { $goods }
champions-board-stands = Занято: { $names }
champions-board-foe = { $foe }: атака { $attack }, защита { $defence }
champions-board-foe-figures = Атака { $attack }, защита { $defence }, награда: { $reward }{ $ban ->
    [none] .
   *[other] . Запрещённое оружие: { $ban }.
 }
champions-board-beaten = повержен
champions-board-empty-shore = Тихий берег
champions-board-feeds = { $count ->
         [one] 1 еда кормит { $count } викинга
         [few] 1 еда кормит { $count } викингов
        *[other] 1 еда кормит { $count } викингов
    }
champions-board-journey-known = Поход: { $journey }
champions-board-journey-hidden = Карта похода закрыта
champions-board-bounty = { $count ->
    [one] Сверх награды: { $count } монета
    [few] Сверх награды: { $count } монеты
   *[other] Сверх награды: { $count } монет
 }
champions-board-moored = В гавани: { $ship } ({ $name })
champions-board-step = Ход { $step } из { $steps }
champions-board-chapter-round = Раунд { $round }
champions-board-chapter-fights = Раунд { $round }: бои
champions-board-treasures = Запасы
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
champions-board-face-blank = пустая грань
champions-board-face-hit = удар
champions-board-face-double = двойной удар
champions-board-face-shield = щит

## Ваши люди
champions-board-people-of = Люди игрока { $name }
champions-board-idle = Свободных рабочих: { $idle } из { $count }
champions-board-warriors = Викинги: { $count } из { $most }
champions-board-carries = вмещает { $count }
champions-board-blame-has = { $count ->
    [one] { $count } жетон позора
    [few] { $count } жетона позора
   *[other] { $count } жетонов позора
 }, славы { $cost }
champions-board-destinies-title = Ваши судьбы
champions-board-destiny-glory = Славы: { $sole } за первенство, { $tied } при равенстве.
champions-board-destiny-own = У вас { $own }
champions-board-destiny-stand = У вас { $own }, у соперника { $rival }
champions-board-destiny-opened = Открыта: слава сейчас и в конце.
champions-board-destinies-hidden = { $count ->
    [one] { $count } закрытая
    [few] { $count } закрытые
   *[other] { $count } закрытых
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
champions-board-ship-yours = Военный корабль вождя
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

## Отправка викингов
champions-board-muster = Отправьте викингов
champions-board-muster-secret = Все решают тайно и одновременно.
champions-board-muster-open = По порядку хода, открыто.
champions-board-muster-done = Решено. Ждём остальных.
champions-board-at-home = Дома:
champions-board-no-fights = У вас нет ни одного боя.
champions-board-banned = запрещённое оружие: { $weapon }
champions-board-destroyed = гибнет по прибытии: { $weapon }
champions-board-nobody-sent = никого
champions-board-aboard = { $count } из { $room }
champions-board-food-short = { $food } из { $need } еды
champions-board-send-so = { $count ->
    [0] Никого не отправлять
    [one] Отправить { $count } викинга
   *[other] Отправить { $count } викингов
 }
champions-board-load-so = { $food ->
    [0] Не брать еды
    [one] Взять { $food } еду
   *[other] Взять { $food } еды
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
champions-board-stage-feed = Команда ест
champions-board-stage-feed-how = Еды на борту: { $food }, нужно: { $need }
champions-board-stage-crew = { $count ->
         [one] { $count } викинг
         [few] { $count } викинга
        *[other] { $count } викингов
    }
champions-board-attack-word = атака
champions-board-defence-word = защита
champions-board-lost-word = потери
champions-board-useless = Запрещённое оружие: { $weapon }
champions-board-damage = Ранения
champions-board-damage-of = Ранений { $done }, после этого броска будет { $then }; нужно { $defence }
champions-board-of = из { $count }
champions-board-fallen = Павшие
champions-board-dice = Кубики
champions-board-no-dice = Кубики ещё не брошены.
champions-board-sum = Атака { $attack }, щиты { $shields }: потери { $losses }
champions-board-hunt-food = еды с охоты
champions-board-give-up = { $count ->
    [one] Потерять { $count } викинга
   *[other] Потерять { $count } викингов
 }
champions-board-keep-roll = Оставить бросок
champions-board-keep-roll-then = Ранений { $damage }, нужно { $defence }; потери: { $losses }
champions-board-best-reroll = { $count ->
         [one] Перебросить { $count } кубик
         [few] Перебросить { $count } кубика
        *[other] Перебросить { $count } кубиков
    }
champions-board-best-reroll-why = Переброс с лучшим шансом, за 1 милость
champions-board-odds = Шансы
champions-board-tap-dice = Нажмите на кубики, чтобы перебросить их за 1 милость. Милостей у вас: { $favor }.
champions-board-no-favor = На переброс не осталось милостей.

## Что изменится
champions-board-then = Что изменится
champions-board-in-turn-then = Все отправляют викингов открыто, по очереди, начиная с первого игрока.
champions-board-win-chance = Шанс на победу
champions-board-food-need = Еды нужно { $need }, на борту { $food }

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
