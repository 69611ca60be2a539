# Слова на столі «Чемпіонів Мідґарда».

## Навколо поля
champions-board-north = Гори: вороги та полювання
champions-board-town-band = Місто
champions-board-sea-band = Гавань і далекі береги
champions-board-waits = Зараз тут: { $goods }
champions-board-stands = Зайнято: { $names }
champions-board-foe = { $foe }: атака { $attack }, захист { $defence }
champions-board-foe-figures = Атака { $attack }, захист { $defence }, нагорода: { $reward }{ $ban ->
    [none] .
   *[other] . Заборонена зброя: { $ban }.
 }
champions-board-beaten = здолано
champions-board-empty-shore = Тихий берег
champions-board-feeds = { $count ->
         [one] 1 їжа годує { $count } воїна
         [few] 1 їжа годує { $count } воїнів
        *[other] 1 їжа годує { $count } воїнів
    }
champions-board-journey-known = Похід: { $journey }
champions-board-journey-hidden = Карта походу закрита
champions-board-bounty = { $count ->
    [one] Понад нагороду: { $count } монета
    [few] Понад нагороду: { $count } монети
   *[other] Понад нагороду: { $count } монет
 }
champions-board-moored = У гавані: { $ship } ({ $name })
champions-board-step = Хід { $step } з { $steps }
champions-board-chapter-round = Раунд { $round }
champions-board-chapter-fights = Раунд { $round }: бої
champions-board-treasures = Запаси
champions-board-first = Перший гравець

## Речі
champions-board-glory = Слава
champions-board-food = Їжа
champions-board-wood = Дерево
champions-board-coin = Монети
champions-board-favor = Милість
champions-board-blame = Ганьба
champions-board-swordsman = Мечі
champions-board-spearman = Списи
champions-board-axeman = Сокири
champions-board-blame-cost = Слава за ганьбу
champions-board-workers = Робітники
champions-board-none = Немає
champions-board-runes-word = Руни
champions-board-destinies-word = Долі
champions-board-red = Червоні вороги
champions-board-blue = Сині вороги
champions-board-yellow = Жовті вороги
champions-board-trolls = Тролі
champions-board-face-blank = порожня грань
champions-board-face-hit = удар
champions-board-face-double = подвійний удар
champions-board-face-shield = щит

## Ваші люди
champions-board-people-of = Люди гравця { $name }
champions-board-idle = Вільних робітників: { $idle } з { $count }
champions-board-warriors = Воїни: { $count } з { $most }
champions-board-carries = вміщує { $count }
champions-board-blame-has = { $count ->
    [one] { $count } жетон ганьби
    [few] { $count } жетони ганьби
   *[other] { $count } жетонів ганьби
 }, слави { $cost }
champions-board-destinies-title = Ваші долі
champions-board-destiny-glory = Слави: { $sole } за першість, { $tied } за нічиєї.
champions-board-destiny-own = У вас { $own }
champions-board-destiny-stand = У вас { $own }, у суперника { $rival }
champions-board-destiny-opened = Відкрита: слава зараз і наприкінці.
champions-board-destinies-hidden = { $count ->
    [one] { $count } закрита
    [few] { $count } закриті
   *[other] { $count } закритих
 }
champions-board-trophies = Трофеї
champions-board-trophies-hidden = Трофеї лежать долілиць.
champions-board-sets = Набори трьох кольорів: { $count }
champions-board-runes-open = У тлумача рун
champions-board-decks = Колоди та запас
champions-board-deck-trolls = Тролі
champions-board-deck-draugr = Драугри
champions-board-deck-monsters = Чудовиська
champions-board-deck-journeys = Походи
champions-board-deck-runes = Руни
champions-board-deck-destinies = Долі
champions-board-deck-merchants = Торгові кораблі
champions-board-supply = У запасі: { $warriors }
champions-board-journeys-used = Відкриті походи: { $journeys }
champions-board-ships = Кораблі в корабельні
champions-board-ship-yours = Корабель вождя
champions-board-your-runes = Ваші руни
champions-board-rune = Руна «{ $rune }»{ $state ->
    [used] , використана
    [ready] , діє зараз
   *[waits] , не зараз
 }
champions-board-rune-used = Використана. Наприкінці все одно рахується.
champions-board-gifts = Товари від руни: { $given } з { $whole }

## Вибір картками
champions-board-offers = Що можна обрати
champions-board-rune-deck = З колоди
champions-board-rune-blind = Верхня руна, наосліп.
champions-board-buy-favor = { $count ->
         [one] { $count } милість
         [few] { $count } милості
        *[other] { $count } милостей
    }
champions-board-trade = { $give } → { $take }

## Відправлення воїнів
champions-board-muster = Відправте воїнів
champions-board-muster-secret = Усі вирішують таємно й водночас.
champions-board-muster-open = У порядку ходу, відкрито.
champions-board-muster-done = Вирішено. Чекаємо на інших.
champions-board-at-home = Удома:
champions-board-no-fights = У вас немає жодного бою.
champions-board-banned = заборонена зброя: { $weapon }
champions-board-destroyed = гине після прибуття: { $weapon }
champions-board-nobody-sent = нікого
champions-board-aboard = { $count } з { $room }
champions-board-food-short = { $food } з { $need } їжі
champions-board-send-so = { $count ->
    [0] Нікого не відправляти
    [one] Відправити { $count } воїна
   *[other] Відправити { $count } воїнів
 }
champions-board-load-so = { $food ->
    [0] Не брати їжі
    [one] Узяти { $food } їжу
   *[other] Узяти { $food } їжі
 }
champions-board-wins = Шанс на перемогу: { $chance }
champions-board-fewer = Менше: { $what }
champions-board-more = Більше: { $what }
champions-board-decided = Уже вирішено

## Сцена бою
champions-board-stage = Бій
champions-board-stage-round = Раунд бою: { $round }
champions-board-stage-hunt = Полювання
champions-board-stage-journey = У морі
champions-board-stage-feed = Команда їсть
champions-board-stage-feed-how = Їжі на борту: { $food }, потрібно: { $need }
champions-board-stage-crew = { $count ->
         [one] { $count } воїн
         [few] { $count } воїни
        *[other] { $count } воїнів
    }
champions-board-attack-word = атака
champions-board-defence-word = захист
champions-board-lost-word = втрати
champions-board-useless = Заборонена зброя: { $weapon }
champions-board-damage = Поранення
champions-board-damage-of = Поранень { $done }; після цього кидка буде { $then } із { $defence }
champions-board-of = з { $count }
champions-board-fallen = Полеглі
champions-board-dice = Кубики
champions-board-no-dice = Кубики ще не кинуті.
champions-board-sum = Атака { $attack }, щити { $shields }: втрати { $losses }
champions-board-hunt-food = їжі з полювання
champions-board-give-up = { $count ->
    [one] Втратити { $count } воїна
   *[other] Втратити { $count } воїнів
 }
champions-board-keep-roll = Залишити кидок
champions-board-keep-roll-then = Поранень { $damage }, потрібно { $defence }; втрати: { $losses }
champions-board-best-reroll = { $count ->
         [one] Перекинути { $count } кубик
         [few] Перекинути { $count } кубики
        *[other] Перекинути { $count } кубиків
    }
champions-board-best-reroll-why = Перекидання з найкращим шансом, за 1 милість
champions-board-odds = Шанси
champions-board-tap-dice = Натисніть на кубики, щоб перекинути їх за 1 милість. Милостей у вас: { $favor }.
champions-board-no-favor = На перекидання не залишилося милостей.

## Що зміниться
champions-board-then = Що зміниться
champions-board-in-turn-then = Усі відправляють воїнів відкрито, по черзі, починаючи з першого гравця.
champions-board-win-chance = Шанс на перемогу
champions-board-food-need = Їжі потрібно { $need }, на борту { $food }

## Бої раунду
champions-board-fights = Бої цього раунду
champions-board-won = перемога
champions-board-now = зараз
champions-board-unbeaten = не здолано

## Drawn in the terminal
champions-board-heading-fights = Вороги
champions-board-heading-stage = Зараз бій
champions-board-heading-sea = Береги
champions-board-heading-people = Гравці
champions-board-heading-runes = Руни в тлумача
champions-board-blame-short = ганьба
