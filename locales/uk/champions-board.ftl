# Слова на столі «Чемпіонів Мідґарда».

## Навколо поля
champions-table-north = Гори: вороги та полювання
champions-table-town-band = Містечко
champions-table-sea-band = Гавань і далекі береги
champions-table-waits = Тут чекають: { $goods }
champions-table-stands = Зайнято: { $names }
champions-table-foe = { $foe }: атака { $attack }, захист { $defence }
champions-table-foe-figures = Атака { $attack }, захист { $defence }, нагорода: { $reward }{ $ban ->
    [none] .
   *[other] . Марно: { $ban }.
 }
champions-table-beaten = подолано
champions-table-empty-shore = Тихий берег
champions-table-feeds = { $count ->
         [one] 1 їжа годує { $count } воїна
         [few] 1 їжа годує { $count } воїнів
        *[other] 1 їжа годує { $count } воїнів
    }
champions-table-journey-known = Похід: { $journey }
champions-table-journey-hidden = Карта походу закрита
champions-table-bounty = { $count ->
         [one] Винагорода: { $count } монета
         [few] Винагорода: { $count } монети
        *[other] Винагорода: { $count } монет
    }
champions-table-moored = У гавані: { $ship } ({ $name })
champions-table-step = Хід { $step } з { $steps }
champions-table-chapter-round = Раунд { $round }
champions-table-chapter-fights = Раунд { $round }: бої
champions-table-treasures = Скарби
champions-table-first = Перший гравець

## Речі
champions-table-glory = Слава
champions-table-food = Їжа
champions-table-wood = Деревина
champions-table-coin = Монети
champions-table-favor = Милість
champions-table-blame = Ганьба
champions-table-swordsman = Мечі
champions-table-spearman = Списи
champions-table-axeman = Сокири
champions-table-blame-cost = Слава за ганьбу
champions-table-workers = Робітники
champions-table-none = Немає
champions-table-runes-word = Руни
champions-table-destinies-word = Долі
champions-table-red = Червоні вороги
champions-table-blue = Сині вороги
champions-table-yellow = Жовті вороги
champions-table-trolls = Тролі
champions-table-face-blank = порожньо
champions-table-face-hit = удар
champions-table-face-double = подвійний
champions-table-face-shield = щит

## Ваші люди
champions-table-people-of = Люди: { $name }
champions-table-idle = Вільних робітників: { $idle } з { $count }
champions-table-warriors = Воїни: { $count } з { $most }
champions-table-carries = вміщує { $count }
champions-table-blame-has = Ганьба: { $count }, слава { $cost }
champions-table-destinies-title = Ваші долі
champions-table-destiny-glory = Слава: { $sole } за першість, { $tied } за нічиєї.
champions-table-destiny-own = У вас { $own }
champions-table-destiny-stand = У вас { $own }, у суперника { $rival }
champions-table-destiny-opened = Відкрита: слава зараз і наприкінці.
champions-table-destinies-hidden = { $count ->
         [one] { $count } закрита
         [few] { $count } закриті
        *[other] { $count } закрито
    }
champions-table-trophies = Трофеї
champions-table-trophies-hidden = Трофеї лежать долілиць.
champions-table-sets = Набори трьох кольорів: { $count }
champions-table-runes-open = У тлумача рун
champions-table-decks = Колоди та запас
champions-table-deck-trolls = Тролі
champions-table-deck-draugr = Драугри
champions-table-deck-monsters = Чудовиська
champions-table-deck-journeys = Походи
champions-table-deck-runes = Руни
champions-table-deck-destinies = Долі
champions-table-deck-merchants = Торгові кораблі
champions-table-supply = У запасі: { $warriors }
champions-table-journeys-used = Відкриті походи: { $journeys }
champions-table-ships = Кораблі на верфі
champions-table-ship-yours = Власний бойовий корабель
champions-table-your-runes = Ваші руни
champions-table-rune = Руна «{ $rune }»{ $state ->
    [used] , використана
    [ready] , діє зараз
   *[waits] , не зараз
 }
champions-table-rune-used = Використана. Наприкінці все одно рахується.
champions-table-gifts = Товари від руни: { $given } з { $whole }

## Вибір картками
champions-table-offers = Що можна обрати
champions-table-rune-deck = З колоди
champions-table-rune-blind = Верхня руна, наосліп.
champions-table-buy-favor = { $count ->
         [one] { $count } милість
         [few] { $count } милості
        *[other] { $count } милостей
    }
champions-table-trade = { $give } → { $take }

## Відправлення воїнів
champions-table-muster = Відправте воїнів
champions-table-muster-secret = Усі вирішують таємно й водночас.
champions-table-muster-open = У порядку ходу, відкрито.
champions-table-muster-done = Вирішено. Чекаємо на інших.
champions-table-at-home = Удома:
champions-table-no-fights = У вас немає жодного бою.
champions-table-banned = не можна відправити: { $weapon }
champions-table-destroyed = гине після прибуття: { $weapon }
champions-table-nobody-sent = нікого
champions-table-aboard = { $count } з { $room }
champions-table-food-short = { $food }, потрібно { $need }
champions-table-send-so = { $count ->
         [0] Нікого не відправляти
         [one] Відправити { $count }
         [few] Відправити { $count }
        *[other] Відправити { $count }
    }
champions-table-load-so = { $food ->
        [0] Без їжі
       *[other] Завантажити { $food }
    }
champions-table-wins = Шанс на перемогу: { $chance }
champions-table-fewer = Менше: { $what }
champions-table-more = Більше: { $what }
champions-table-decided = Уже вирішено

## Сцена бою
champions-table-stage = Бій
champions-table-stage-round = Раунд бою: { $round }
champions-table-stage-hunt = Полювання
champions-table-stage-journey = У морі
champions-table-stage-feed = Годування команди
champions-table-stage-feed-how = Їжі на борту: { $food }, потрібно: { $need }
champions-table-stage-crew = { $count ->
         [one] { $count } воїн
         [few] { $count } воїни
        *[other] { $count } воїнів
    }
champions-table-attack-word = атака
champions-table-defence-word = захист
champions-table-lost-word = втрати
champions-table-useless = Тут марно: { $weapon }
champions-table-damage = Шкода
champions-table-damage-of = Шкода { $done }, з цим кидком { $then }, з { $defence }
champions-table-of = з { $count }
champions-table-fallen = Полеглі
champions-table-dice = Кубики
champions-table-no-dice = Кубики ще не кинуті.
champions-table-sum = Атака { $attack }, щити { $shields }: втрати { $losses }
champions-table-hunt-food = їжі з полювання
champions-table-give-up = { $count ->
         [one] Втратити { $count }
         [few] Втратити { $count }
        *[other] Втратити { $count }
    }
champions-table-keep-roll = Залишити кидок
champions-table-keep-roll-then = Шкода { $damage } з { $defence }, втрати: { $losses }
champions-table-best-reroll = { $count ->
         [one] Перекинути { $count } кубик
         [few] Перекинути { $count } кубики
        *[other] Перекинути { $count } кубиків
    }
champions-table-best-reroll-why = Перекидання з найкращим шансом, за 1 милість
champions-table-odds = Шанси
champions-table-tap-dice = Торкніться кубиків, щоб перекинути їх за 1 милість. Є: { $favor }.
champions-table-no-favor = На перекидання не лишилося милості.

## Що зміниться
champions-table-then = Що зміниться
champions-table-in-turn-then = Усі відправляють воїнів відкрито, по черзі, починаючи з першого гравця.
champions-table-win-chance = Шанс на перемогу
champions-table-food-need = Потрібно їжі { $need }, на борту { $food }

## Бої раунду
champions-table-fights = Бої цього раунду
champions-table-won = перемога
champions-table-now = зараз
champions-table-unbeaten = не подолано
