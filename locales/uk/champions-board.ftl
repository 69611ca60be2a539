# Слова на столі «Чемпіонів Мідґарда».

## Навколо поля
champions-board-north = Гори: вороги та полювання
champions-board-town-band = Містечко
champions-board-sea-band = Гавань і далекі береги
champions-board-waits = Тут чекають: { $goods }
champions-board-stands = Зайнято: { $names }
champions-board-foe = { $foe }: атака { $attack }, захист { $defence }
champions-board-foe-figures = Атака { $attack }, захист { $defence }, нагорода: { $reward }{ $ban ->
    [none] .
   *[other] . Марно: { $ban }.
 }
champions-board-beaten = подолано
champions-board-empty-shore = Тихий берег
champions-board-feeds = { $count ->
         [one] 1 їжа годує { $count } воїна
         [few] 1 їжа годує { $count } воїнів
        *[other] 1 їжа годує { $count } воїнів
    }
champions-board-journey-known = Похід: { $journey }
champions-board-journey-hidden = Карта походу закрита
champions-board-bounty = { $count ->
         [one] Винагорода: { $count } монета
         [few] Винагорода: { $count } монети
        *[other] Винагорода: { $count } монет
    }
champions-board-moored = У гавані: { $ship } ({ $name })
champions-board-step = Хід { $step } з { $steps }
champions-board-chapter-round = Раунд { $round }
champions-board-chapter-fights = Раунд { $round }: бої
champions-board-treasures = Скарби
champions-board-first = Перший гравець

## Речі
champions-board-glory = Слава
champions-board-food = Їжа
champions-board-wood = Деревина
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
champions-board-face-blank = порожньо
champions-board-face-hit = удар
champions-board-face-double = подвійний
champions-board-face-shield = щит

## Ваші люди
champions-board-people-of = Люди: { $name }
champions-board-idle = Вільних робітників: { $idle } з { $count }
champions-board-warriors = Воїни: { $count } з { $most }
champions-board-carries = вміщує { $count }
champions-board-blame-has = Ганьба: { $count }, слава { $cost }
champions-board-destinies-title = Ваші долі
champions-board-destiny-glory = Слава: { $sole } за першість, { $tied } за нічиєї.
champions-board-destiny-own = У вас { $own }
champions-board-destiny-stand = У вас { $own }, у суперника { $rival }
champions-board-destiny-opened = Відкрита: слава зараз і наприкінці.
champions-board-destinies-hidden = { $count ->
         [one] { $count } закрита
         [few] { $count } закриті
        *[other] { $count } закрито
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
champions-board-ships = Кораблі на верфі
champions-board-ship-yours = Власний бойовий корабель
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
champions-board-banned = не можна відправити: { $weapon }
champions-board-destroyed = гине після прибуття: { $weapon }
champions-board-nobody-sent = нікого
champions-board-aboard = { $count } з { $room }
champions-board-food-short = { $food }, потрібно { $need }
champions-board-send-so = { $count ->
         [0] Нікого не відправляти
         [one] Відправити { $count }
         [few] Відправити { $count }
        *[other] Відправити { $count }
    }
champions-board-load-so = { $food ->
        [0] Без їжі
       *[other] Завантажити { $food }
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
champions-board-stage-feed = Годування команди
champions-board-stage-feed-how = Їжі на борту: { $food }, потрібно: { $need }
champions-board-stage-crew = { $count ->
         [one] { $count } воїн
         [few] { $count } воїни
        *[other] { $count } воїнів
    }
champions-board-attack-word = атака
champions-board-defence-word = захист
champions-board-lost-word = втрати
champions-board-useless = Тут марно: { $weapon }
champions-board-damage = Шкода
champions-board-damage-of = Шкода { $done }, з цим кидком { $then }, з { $defence }
champions-board-of = з { $count }
champions-board-fallen = Полеглі
champions-board-dice = Кубики
champions-board-no-dice = Кубики ще не кинуті.
champions-board-sum = Атака { $attack }, щити { $shields }: втрати { $losses }
champions-board-hunt-food = їжі з полювання
champions-board-give-up = { $count ->
         [one] Втратити { $count }
         [few] Втратити { $count }
        *[other] Втратити { $count }
    }
champions-board-keep-roll = Залишити кидок
champions-board-keep-roll-then = Шкода { $damage } з { $defence }, втрати: { $losses }
champions-board-best-reroll = { $count ->
         [one] Перекинути { $count } кубик
         [few] Перекинути { $count } кубики
        *[other] Перекинути { $count } кубиків
    }
champions-board-best-reroll-why = Перекидання з найкращим шансом, за 1 милість
champions-board-odds = Шанси
champions-board-tap-dice = Торкніться кубиків, щоб перекинути їх за 1 милість. Є: { $favor }.
champions-board-no-favor = На перекидання не лишилося милості.

## Що зміниться
champions-board-then = Що зміниться
champions-board-in-turn-then = Усі відправляють воїнів відкрито, по черзі, починаючи з першого гравця.
champions-board-win-chance = Шанс на перемогу
champions-board-food-need = Потрібно їжі { $need }, на борту { $food }

## Бої раунду
champions-board-fights = Бої цього раунду
champions-board-won = перемога
champions-board-now = зараз
champions-board-unbeaten = не подолано

## Drawn in the terminal
champions-board-heading-fights = Вороги
champions-board-heading-stage = Зараз бій
champions-board-heading-sea = Береги
champions-board-heading-people = Гравці
champions-board-heading-runes = Руни в тлумача
champions-board-blame-short = ганьба
