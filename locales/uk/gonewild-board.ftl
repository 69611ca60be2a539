# Слова на столі «Дикінгів».

## Ряди і стоси
gonewild-table-units = Бійці
gonewild-table-defences = Укріплення
gonewild-table-buildings = Будівлі
gonewild-table-path = Шлях Одіна
gonewild-table-path-deck =
    { $count ->
        [one] Колода Шляху Одіна: { $count } карта
        [few] Колода Шляху Одіна: { $count } карти
       *[many] Колода Шляху Одіна: { $count } карт
    }
gonewild-table-path-discard = скид { $count }
gonewild-table-empty = Порожнє місце
gonewild-table-dragon = Дракон
gonewild-table-dragon-gives = фішка
gonewild-table-dragon-done = здолано
gonewild-table-dragon-how = Сила { $count } долає Дракона: фішка на вибір, раз на раунд.
gonewild-table-undead = Нежить
gonewild-table-asgard = Асґард
gonewild-table-asgard-deck =
    { $count ->
        [one] Колода Асґарда: { $count } карта
        [few] Колода Асґарда: { $count } карти
       *[many] Колода Асґарда: { $count } карт
    }
gonewild-table-pages = Що показано на столі
gonewild-table-page-villages = Поселення
gonewild-table-page-market = Ринок
gonewild-table-page-path = Шлях Одіна

## Види карт
gonewild-table-class-resource = Ресурс
gonewild-table-class-fighter = Боєць
gonewild-table-class-hero = Герой
gonewild-table-class-action = Дія
gonewild-table-class-defence = Укріплення
gonewild-table-class-reaction = Реакція
gonewild-table-class-undead = Нежить
gonewild-table-class-building = Будівля

## Кількості
gonewild-table-amount = пива { $beer }, золота { $gold }
gonewild-table-costs =
    ціна: { $beer ->
        [0] { gonewild-amount-gold }
       *[other] { $gold ->
            [0] { gonewild-amount-beer }
           *[other] { gonewild-amount-both }
        }
    }
gonewild-table-left = лишилося { $count }
gonewild-table-vp = { $count } ПО
gonewild-table-points = Ваші очки
gonewild-table-progress = { $have } з { $need }
gonewild-table-needs = захист { $count }
gonewild-table-none = нічого

## Рахунок
gonewild-table-track = Очки, до { $end }
gonewild-table-mark = { $mark } ПО: карта Асґарда
gonewild-table-end = Із { $end } ПО раунд стає останнім
gonewild-table-last-round = останній раунд
gonewild-table-score = { $name }: { $count } ПО

## Поселення
gonewild-table-own = Ваше поселення
gonewild-table-village = Поселення: { $name }
gonewild-table-buildings-of =
    { $limit ->
        [0] будівель: { $count }
       *[other] будівель: { $count } з { $limit }
    }
gonewild-table-in-hand = на руці: { $count }
gonewild-table-place = { $name }: { $place }, захист { $defence }, пива { $beer }, золота { $gold }{ $state ->
        [damaged] , розорено цього раунду
        [building] , будується
       *[whole] {""}
    }
gonewild-table-building-now = будується
gonewild-table-defence = Захист { $count }.
gonewild-table-defence-parts = Захист { $count }: власний { $printed }, на будівлі: { $laid }, на все поселення +{ $area }.
gonewild-table-when-hit-vp = Якщо розорять: { $count } ПО нападникові.
gonewild-table-when-hit-loot = Якщо розорять: нападник забирає фішок: { $count }, якщо вони є.
gonewild-table-when-hit-asgard = Якщо розорять: нападник може взяти карту Асґарда.
gonewild-table-site-why = Будується: працює з наступного раунду, доти її не можна атакувати.
gonewild-table-damaged-why = Розорена цього раунду: знову атакувати можна лише в наступному.
gonewild-table-limit =
    { $count ->
        [one] Дозволяє { $count } будівлю.
        [few] Дозволяє { $count } будівлі.
       *[many] Дозволяє { $count } будівель.
    }
gonewild-table-limit-none = Кількість будівель не обмежена.
gonewild-table-upgrade-costs =
    Рівень { $level } коштує { $beer ->
        [0] { $gold } золота.
       *[other] { $beer } пива і { $gold } золота.
    }
gonewild-table-hall = Рівень ратуші

## Гравці
gonewild-table-facts = Фішки: пива { $beer }, золота { $gold }. Карт на руці: { $hand }. Показати всі карти
gonewild-table-first = Перший гравець
gonewild-table-attacks = атакує: { $name }
gonewild-table-defends = під атакою
gonewild-table-keeps = вирішує, що лишити
gonewild-table-plays = робить хід
gonewild-table-hits = вдалих атак: { $count }
gonewild-table-open = можна атакувати
gonewild-table-closed = атакувати не можна
gonewild-table-was-attacked = уже під атакою цього раунду
gonewild-table-your-turn = ваш хід
gonewild-table-turn-of = хід { $turn } з { $turns }
gonewild-table-watching = Ви спостерігаєте. Ходить { $name }.
gonewild-table-chapter-round = Раунд { $round }
gonewild-table-chapter-turn = Раунд { $round }, хід { $turn }

## Завдання і досягнення
gonewild-table-missions = Завдання
gonewild-table-your-missions = Ваші завдання
gonewild-table-achievements = Досягнення
gonewild-table-claim = Виконати
gonewild-table-swap = Змінити:
gonewild-table-no-mission = Нове завдання прийде в наступному раунді.
gonewild-table-one-claim = Одне завдання за раунд.
gonewild-table-claimed = Цього раунду завдання вже виконано.
gonewild-table-completed = Виконано завдань: { $count }.

## Ваше
gonewild-table-hand = Ваша рука
gonewild-table-hand-empty = На руці немає карт.
gonewild-table-piles = колода { $deck }, скид { $discard }, зіграно { $played }
gonewild-table-purse = Можна заплатити
gonewild-table-purse-why = Карти на руці, фішки поселення і здобуте за цей хід, усе разом
gonewild-table-wild = +{ $count } на вибір
gonewild-table-pool = з них лише на цей хід: пива { $beer }, золота { $gold }
gonewild-table-means-beer = Пива для оплати
gonewild-table-means-gold = Золота для оплати
gonewild-table-again = ще раз
gonewild-table-in-attack = атакує
gonewild-table-kept = лишається
gonewild-table-end-turn = Завершити хід
gonewild-table-exchange =
    { $to ->
        [gold] Обміняти { $rate } пива на 1 золото
       *[beer] Обміняти { $rate } золота на 1 пиво
    }
gonewild-table-hint-turn = Торкніться карти, покупки чи будівлі, і стане видно, що буде.
gonewild-table-hint-muster = Торкніться бійця чи героя, щоб відправити
gonewild-table-hint-react = Захистіться картою або пропустіть
gonewild-table-hint-pay = Торкніться карти чи фішки, щоб платити нею
gonewild-table-hint-keep = Виберіть, що лишить дракар

## Карти гравця
gonewild-table-cards-of = Карти: { $name }
gonewild-table-nothing = Нічого.
gonewild-table-played = Зіграно й куплено цього раунду ({ $count })
gonewild-table-discard = Скид, відкритий ({ $count })
gonewild-table-deck = Колода ({ $count })
gonewild-table-deck-why = Що ще може прийти, без порядку.
gonewild-table-unseen = Рука ({ $hand }) і колода ({ $deck })
gonewild-table-unseen-why = Ці карти на руці або в колоді; які з них на руці, невідомо.
gonewild-table-known = Напевно на руці:
gonewild-table-rest = Решта на руці й у колоді:
gonewild-table-owned = Усі карти ({ $count })

## Оплата і зберігання
gonewild-table-pays = Оплата
gonewild-table-pays-other = Торкніться іншої карти чи фішки, щоб платити інакше.
gonewild-table-store-auto = Покласти автоматично
gonewild-table-store-here = { $place } зберігає
gonewild-table-store-settled = Вирішено:

## Атаки
gonewild-table-attack = Атака
gonewild-table-gathers = збирає бійців
gonewild-table-striker = { $card }, сила { $count }
gonewild-table-sum = Сила { $strength } проти захисту { $defence }
gonewild-table-answers = { $name } може відповісти
gonewild-table-you-answer = Ви можете відповісти
gonewild-table-stakes = карт у захисника: { $cards }, +{ $repel } ПО за відбиття
gonewild-table-strength-defence = Сила і захист
gonewild-table-too-weak = Замало: атака не вдасться.
gonewild-table-if-holds = Якщо вдасться
gonewild-table-only-bluff = Відправте ще когось або атакуйте марно.
gonewild-table-at-once = Одразу: { $before } → { $after } ПО
gonewild-table-passes-mark = Позначка { $mark }: карта Асґарда
gonewild-table-attack-table = Наприкінці ходу за всі атаки: { $before } → { $after } ПО
gonewild-table-if-defends = Якщо { $name } відіб’ється
gonewild-table-holds-cards = { $name }: карт на руці { $count }. Додати силу потім не можна.
gonewild-table-reward = За розорення одразу { $count } ПО.
gonewild-table-reward-loot = За розорення фішок: { $count }.
gonewild-table-aim-next = Далі ви виберете, кого відправити. { $name }: карт на руці { $count }.
gonewild-table-repelled = Атаку відбито: вам +{ $count } ПО.
gonewild-table-will-be-hit = Будівлю буде розорено.
gonewild-table-not-yet = Поки замало; можна додати ще карту.

## Що зміниться
gonewild-table-works-next = Працює з наступного раунду.
gonewild-table-unforeseen = Відкриється нове
gonewild-table-unforeseen-why = Що буде далі, наперед не дізнатися і не скасувати.
gonewild-table-no-answer = { $name } не може відповісти
