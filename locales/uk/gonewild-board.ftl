# Слова на столі «Дикінгів».

## Ряди і стоси
gonewild-board-units = Бійці
gonewild-board-defences = Укріплення
gonewild-board-buildings = Будівлі
gonewild-board-path = Шлях Одіна
gonewild-board-path-deck =
    { $count ->
        [one] Колода Шляху Одіна: { $count } карта
        [few] Колода Шляху Одіна: { $count } карти
       *[many] Колода Шляху Одіна: { $count } карт
    }
gonewild-board-path-discard = скид { $count }
gonewild-board-empty = Порожнє місце
gonewild-board-dragon = Дракон
gonewild-board-dragon-gives = 1 фішка
gonewild-board-dragon-done = здолано
gonewild-board-dragon-how = Сила { $count } долає Дракона: отримайте фішку на вибір, раз на раунд.
gonewild-board-undead = Нежить
gonewild-board-asgard = Асґард
gonewild-board-asgard-deck =
    { $count ->
        [one] Колода Асґарда: { $count } карта
        [few] Колода Асґарда: { $count } карти
       *[many] Колода Асґарда: { $count } карт
    }
gonewild-board-pages = Що показано на столі
gonewild-board-page-villages = Поселення
gonewild-board-page-market = Ринок
gonewild-board-page-path = Шлях Одіна

## Види карт
gonewild-board-class-resource = Ресурс
gonewild-board-class-fighter = Боєць
gonewild-board-class-hero = Герой
gonewild-board-class-action = Дія
gonewild-board-class-defence = Укріплення
gonewild-board-class-reaction = Реакція
gonewild-board-class-undead = Нежить
gonewild-board-class-building = Будівля

## Кількості
gonewild-board-amount = пива { $beer }, золота { $gold }
gonewild-board-costs =
    ціна: { $beer ->
        [0] { gonewild-amount-gold }
       *[other] { $gold ->
            [0] { gonewild-amount-beer }
           *[other] { gonewild-amount-both }
        }
    }
gonewild-board-left = залишилося { $count }
gonewild-board-vp = { $count } ПО
gonewild-board-points = Ваші очки
gonewild-board-progress = { $have } з { $need }
gonewild-board-needs = захист { $count }
gonewild-board-none = нічого

## Рахунок
gonewild-board-track = Очки, до { $end }
gonewild-board-mark = { $mark } ПО: карта Асґарда
gonewild-board-end = Раунд, у якому хтось набере { $end } ПО, останній
gonewild-board-last-round = останній раунд
gonewild-board-score = { $name }: { $count } ПО

## Поселення
gonewild-board-own = Ваше поселення
gonewild-board-village = Поселення гравця { $name }
gonewild-board-buildings-of =
    { $limit ->
        [0] будівель: { $count }
       *[other] будівель: { $count } з { $limit }
    }
gonewild-board-in-hand = на руці: { $count }
gonewild-board-place = { $name }: { $place }, захист { $defence }, пива { $beer }, золота { $gold }{ $state ->
        [damaged] , розорено цього раунду
        [building] , будується
       *[whole] {""}
    }
gonewild-board-building-now = будується
gonewild-board-defence = Захист { $count }.
gonewild-board-defence-parts = Захист { $count }: власний { $printed }, від карт на будівлі { $laid }, на все поселення +{ $area }.
gonewild-board-when-hit-vp = Якщо розорять: { $count } ПО нападникові.
gonewild-board-when-hit-loot = { $count ->
    [1] Якщо розорять: нападник забирає фішку, якщо вона є.
   *[other] Якщо розорять: нападник забирає фішки ({ $count }), якщо вони є.
 }
gonewild-board-when-hit-asgard = Якщо розорять: нападник може взяти карту Асґарда.
gonewild-board-site-why = Будується: працює з наступного раунду, доти її не можна атакувати.
gonewild-board-damaged-why = Розорено цього раунду: знову атакувати можна лише в наступному.
gonewild-board-limit =
    { $count ->
        [one] Дозволяє { $count } будівлю.
        [few] Дозволяє { $count } будівлі.
       *[many] Дозволяє { $count } будівель.
    }
gonewild-board-limit-none = Кількість будівель не обмежена.
gonewild-board-upgrade-costs =
    Рівень { $level } коштує { $beer ->
        [0] { gonewild-amount-gold }.
       *[other] { gonewild-amount-both }.
    }
gonewild-board-hall = Рівень ратуші

## Гравці
gonewild-board-facts = Фішки: пива { $beer }, золота { $gold }. Карт на руці: { $hand }. Показати всі карти
gonewild-board-first = Перший гравець
gonewild-board-attacks = атакує: { $name }
gonewild-board-defends = під атакою
gonewild-board-keeps = вирішує, що залишити
gonewild-board-plays = робить хід
gonewild-board-hits = успішних атак: { $count }
gonewild-board-open = можна атакувати
gonewild-board-closed = атакувати не можна
gonewild-board-was-attacked = уже атаковано цього раунду
gonewild-board-your-turn = ваш хід
gonewild-board-turn-of = хід { $turn } з { $turns }
gonewild-board-watching = Ви спостерігаєте. Ходить { $name }.
gonewild-board-chapter-round = Раунд { $round }
gonewild-board-chapter-turn = Раунд { $round }, хід { $turn }

## Завдання і досягнення
gonewild-board-missions = Завдання
gonewild-board-your-missions = Ваші завдання
gonewild-board-achievements = Досягнення
gonewild-board-claim = Виконати
gonewild-board-swap = Змінити:
gonewild-board-no-mission = Нове завдання прийде в наступному раунді.
gonewild-board-one-claim = Одне завдання за раунд.
gonewild-board-claimed = Цього раунду завдання вже виконано.
gonewild-board-completed = Виконано завдань: { $count }.

## Ваше
gonewild-board-hand = Карти на руці
gonewild-board-hand-empty = На руці немає карт.
gonewild-board-piles = колода { $deck }, скид { $discard }, розіграно { $played }
gonewild-board-purse = Можна заплатити
gonewild-board-purse-why = Карти на руці, фішки поселення і здобуте за цей хід, усе разом
gonewild-board-wild = +{ $count } на вибір
gonewild-board-pool = з них лише на цей хід: пива { $beer }, золота { $gold }
gonewild-board-means-beer = Пива для оплати
gonewild-board-means-gold = Золота для оплати
gonewild-board-again = ще раз
gonewild-board-in-attack = атакує
gonewild-board-taken-up = ціль?
gonewild-board-attack-with = В атаку: { $card }
gonewild-board-send-more = До удару можна відправити й інших.
gonewild-board-kept = залишається
gonewild-board-end-turn = Завершити хід
gonewild-board-end-lost = У вас лишилося тільки на цей хід: пива { $beer }, золота { $gold }. Наприкінці ходу це пропаде. Щоб усе-таки завершити хід, підтвердьте ще раз.
gonewild-board-exchange =
    { $to ->
        [gold] Обміняти { $rate } пива на 1 золото
       *[beer] Обміняти { $rate } золота на 1 пиво
    }
gonewild-board-hint-turn = Натисніть на карту, покупку чи будівлю, щоб побачити, що зміниться.
gonewild-board-hint-muster = Натисніть на бійця чи героя, щоб відправити
gonewild-board-hint-react = Захистіться картою або не відповідайте
gonewild-board-hint-pay = Натисніть на карту чи фішку, щоб платити нею
gonewild-board-hint-keep = Оберіть, що залишить драккар

## Карти гравця
gonewild-board-cards-of = Карти гравця { $name }
gonewild-board-nothing = Нічого.
gonewild-board-played = Розіграно й куплено цього раунду ({ $count })
gonewild-board-discard = Скид, відкритий ({ $count })
gonewild-board-deck = Колода ({ $count })
gonewild-board-deck-why = Що ще може прийти, у будь-якому порядку.
gonewild-board-unseen = Рука ({ $hand }) і колода ({ $deck })
gonewild-board-unseen-why = Ці карти на руці або в колоді; які з них на руці, невідомо.
gonewild-board-known = Напевно на руці:
gonewild-board-rest = Решта на руці й у колоді:
gonewild-board-owned = Усі карти ({ $count })

## Оплата і зберігання
gonewild-board-pays = Оплата
gonewild-board-pays-other = Натисніть на іншу карту чи фішку, щоб платити інакше.
gonewild-board-store-auto = Покласти автоматично
gonewild-board-store-here = { $place } зберігає
gonewild-board-store-settled = Вирішено:

## Атаки
gonewild-board-attack = Атака
gonewild-board-gathers = збирає бійців
gonewild-board-striker = { $card }, сила { $count }
gonewild-board-sum = Сила { $strength } проти захисту { $defence }
gonewild-board-answers = { $name } може відповісти
gonewild-board-you-answer = Ви можете відповісти
gonewild-board-stakes = карт у захисника: { $cards }, +{ $repel } ПО за відбиття
gonewild-board-strength-defence = Сила і захист
gonewild-board-too-weak = Замало: атака не вдасться.
gonewild-board-if-holds = Якщо вдасться
gonewild-board-only-bluff = Відправте ще когось або атакуйте марно.
gonewild-board-at-once = Одразу: { $before } → { $after } ПО
gonewild-board-passes-mark = Позначка { $mark }: карта Асґарда
gonewild-board-attack-table = Наприкінці ходу за всі атаки: { $before } → { $after } ПО
gonewild-board-if-defends = Якщо { $name } відіб’є атаку
gonewild-board-holds-cards = { $name }: карт на руці { $count }. Додати силу потім буде не можна.
gonewild-board-reward = За розорення ви одразу отримаєте { $count } ПО.
gonewild-board-reward-loot = { $count ->
    [1] За розорення ви заберете фішку.
   *[other] За розорення ви заберете фішки: { $count }.
 }
gonewild-board-aim-next = Далі ви оберете, кого відправити. { $name }: карт на руці { $count }.
gonewild-board-repelled = Атаку відбито: вам +{ $count } ПО.
gonewild-board-will-be-hit = Будівлю буде розорено.
gonewild-board-not-yet = Поки замало; можна додати ще карту.

## Що зміниться
gonewild-board-works-next = Працює з наступного раунду.
gonewild-board-unforeseen = Відкриється приховане
gonewild-board-unforeseen-why = Що буде далі, наперед невідомо, і просто скасувати це не можна.
gonewild-board-no-answer = Гравцеві { $name } нічим відповісти

## Drawn in the terminal
gonewild-board-building = будується
gonewild-board-damaged = розорено
gonewild-board-level = рівень
