# Стіл Tiny Epic: Вікінги.

## Around the chart
tinyepic-board-aside = Клани
tinyepic-board-chart = Морська мапа
tinyepic-board-near = Збільшити мапу
tinyepic-board-far = Уся мапа
tinyepic-board-village = Селище
tinyepic-board-piece =
    { $clan }: { $piece ->
        [settler] поселенець
        [temple] храм
        [boat] човен
       *[chieftain] човен вождя
    }
tinyepic-board-nobody = нікого немає
tinyepic-board-influence-none = Тут ще ніхто не має впливу.
tinyepic-board-influence-parts =
    { $settlers ->
        [0] без поселенців
        [one] { $settlers } поселенець
        [few] { $settlers } поселенці
       *[other] { $settlers } поселенців
    }{ $temple ->
        [yes] , храм 4
       *[no] { "" }
    }{ $boats ->
        [0] { "" }
        [one] , { $boats } човен у доку: 2
        [few] , { $boats } човни в доках: по 2
       *[other] , { $boats } човнів у доках: по 2
    }
tinyepic-board-no-boots = на суходолі ні поселенця, ні храму
tinyepic-board-rune-held = Руна в руках клану: { $name }
tinyepic-board-rune-free = Руна ще вільна
tinyepic-board-take-boat = Обрати човен { $boat }
tinyepic-board-take-from = Рушити з острова { $island }

## Gods
tinyepic-board-god-rank = Місце за люттю: { $rank }
tinyepic-board-god-pays = Зараз дає: руна острова { $island }, руна прихильності { $favor }
tinyepic-board-god-boon = Дари Вальгалли тому, хто програв битву: { $deed }
tinyepic-board-god-villages = Присвячено селищ: { $count } із { $most }
tinyepic-board-pays = острів { $island }, карта { $favor }
tinyepic-board-pays-slim = острів { $island } · карта { $favor }

## Cards
tinyepic-board-hand = Карти на руці
tinyepic-board-hand-empty = До наступної епохи карт на руці немає.
tinyepic-board-watching = Глядачі не бачать карт на руках.
tinyepic-board-in-hand =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[other] { $count } карт на руці
    }
tinyepic-board-row = Ваш ряд
tinyepic-board-kept = Відібрані
tinyepic-board-kept-count = { $count } долілиць
tinyepic-board-active = Активні руни
tinyepic-board-face-down = Карта долілиць
tinyepic-board-known = Вона лежить долілиць, але її знають усі.
tinyepic-board-secret = Цю карту знає лише її власник.
tinyepic-board-secret-yours = Цю карту знаєте лише ви.
tinyepic-board-any-rune = будь-яка руна
tinyepic-board-any-runes =
    { $count ->
        [one] { $count } будь-яка руна
        [few] { $count } будь-які руни
       *[other] { $count } будь-яких рун
    }
tinyepic-board-card-strength = Сила в битві зараз: { $count }
tinyepic-board-card-leader = Лідерська дія: { $deed }
tinyepic-board-card-rune = Дія рун ({ $runes }): { $deed }
tinyepic-board-deed-sail = Плавання
tinyepic-board-deed-explore = Дослідження
tinyepic-board-deed-harvest = Врожай
tinyepic-board-deed-build = Будування
tinyepic-board-deed-smite = Вбивство поселенця
tinyepic-board-deed-explore-temple = Дослідження храмом
tinyepic-board-deed-draw-replace = Заміна карти
tinyepic-board-deed-enter-battle = Долучення
tinyepic-board-deed-collect = Збирання ресурсів
tinyepic-board-deed-exchange = Обмін
tinyepic-board-deed-shift-fury = Лють
tinyepic-board-deed-prophecy = Пророцтво
tinyepic-board-turn-down = Долілиць
tinyepic-board-turn-up = Горілиць

## Draft
tinyepic-board-draft = Карта { $step } з { $steps }
tinyepic-board-draft-solo = Одну залиште собі, дві інші дістануться ворогові.
tinyepic-board-passes-left = Решту карт передають ліворуч.
tinyepic-board-passes-right = Решту карт передають праворуч.
tinyepic-board-has-chosen = вибір зроблено

## Clan board
tinyepic-board-clan = Ваш клан
tinyepic-board-settlers = Поселенці
tinyepic-board-none-home = усі на островах
tinyepic-board-recall = Повернути
tinyepic-board-to-build = Можна збудувати
tinyepic-board-all-built = усе збудовано
tinyepic-board-slot =
    { $piece ->
        [boat] Човен
       *[temple] Храм
    } за { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
tinyepic-board-villages = Селища
tinyepic-board-boats = Човни
tinyepic-board-temples = Храми
tinyepic-board-favors = Прихильність
tinyepic-board-favors-hidden =
    { $count ->
        [one] { $count } долілиць
       *[other] { $count } долілиць
    }
tinyepic-board-slots-left = Ще не збудовано, ціна в дереві: човни { $boats }; храми { $temples }
tinyepic-board-harvest-adds = Врожай додає: їжа { $food }, на вибір { $free }
tinyepic-board-island-points = Острівні руни зараз: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
tinyepic-board-first = Маркер вождя: ходить першим
tinyepic-board-neutral = без ходів, спершу по 6 впливу
tinyepic-board-enemy-deck =
    { $count ->
        [one] залишилася { $count } карта
        [few] залишилося { $count } карти
       *[other] залишилося { $count } карт
    }

## What all share
tinyepic-board-era = Епоха { $era }
tinyepic-board-era-cards = Карт кожному клану
tinyepic-board-era-raid = Рейд коштує
tinyepic-board-decks = Колода · скид
tinyepic-board-invaders = Загарбники
tinyepic-board-dedications = Присвята селищ
tinyepic-board-favor = Карта прихильності
tinyepic-board-favor-rows = Карти прихильності
tinyepic-board-upper = Верхній ряд
tinyepic-board-lower = Нижній ряд
tinyepic-board-favor-words =
    { $runes }. Переможець отримує: { $bag }. Зараз варта { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }.
tinyepic-board-any =
    { $count ->
        [one] { $count } будь-який ресурс
        [few] { $count } будь-які ресурси
       *[other] { $count } будь-яких ресурсів
    }
tinyepic-board-any-short = { $count ->
    [one] { $count } будь-який
    [few] { $count } будь-які
   *[other] { $count } будь-яких
 }
tinyepic-board-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }

## Deciding
tinyepic-board-how-draft = Натисніть на карту, щоб дізнатися, що вона вміє; підтвердьте, щоб залишити.
tinyepic-board-how-play-card = Натисніть на карту, щоб розіграти її горілиць; червоне число посилає її в битву.
tinyepic-board-how-launch = Натисніть на фіорд на краю мапи.
tinyepic-board-how-sail = Натисніть на місце, куди пливе човен; шлях буде видно до підтвердження.
tinyepic-board-how-sail-first = Оберіть один зі своїх човнів, а тоді місце.
tinyepic-board-how-take = Натискайте на потрібні ресурси, а тоді підтвердьте.
tinyepic-board-how-exchange = Оберіть, що віддаєте й що отримуєте.
tinyepic-board-how-dedicate = Оберіть, що принесе селище, або залиште його. Числа показують, скільки місць зайнято.
tinyepic-board-how-shift-fury = Оберіть бога й те, зростає його лють чи спадає.
tinyepic-board-how-discard = Натисніть на карту, яку скидаєте.
tinyepic-board-how-retreat = Натисніть на один із двох фіордів біля доку.
tinyepic-board-how-explore = Натисніть на острів, куди йде поселенець.
tinyepic-board-how-explore-first = Натисніть на острів, звідки йде поселенець, а тоді на той, куди він іде.
tinyepic-board-how-carry-temple = Натисніть на острів, куди переносять храм.
tinyepic-board-how-carry-temple-first = Натисніть на острів, звідки беруть храм, а тоді на той, куди його переносять.
tinyepic-board-how-build = Човен ставлять в обведений фіорд, храм — на обведений острів. Іншу ціну оберіть на своєму планшеті.
tinyepic-board-how-build-first = Човен ставлять в обведений фіорд, храм — на обведений острів. Іншу ціну оберіть на своєму планшеті.
tinyepic-board-how-smite = Натисніть на острів із чужими поселенцями.
tinyepic-board-how-return = Яку карту ви повертаєте?
tinyepic-board-how-enemy-target = Натисніть на острів, до якого пливе ворог.
tinyepic-board-how-enemy-course = Натисніть на наступний док вождя.
tinyepic-board-how-enemy-gather = Натисніть на острів, який покидають його поселенці.
tinyepic-board-how-enemy-chase = Натисніть на док човна, за яким він женеться.
tinyepic-board-how-enemy-temple = Натисніть на острів для його храму.
tinyepic-board-other-piece = Інша фігура
tinyepic-board-which = Що саме?
tinyepic-board-land = Розмістити поселенців
tinyepic-board-land-food = коштує { $count ->
    [one] { $count } їжу
   *[other] { $count } їжі
 }
tinyepic-board-raid = Рейд на селище
tinyepic-board-raid-steel = коштує { $count ->
    [one] { $count } сталь
   *[other] { $count } сталі
 }
tinyepic-board-take-left =
    { $count ->
        [0] Усе обрано.
       *[other] Ще { $count } на вибір
    }
tinyepic-board-one-more = Ще один: { $good }
tinyepic-board-one-fewer = Одним менше: { $good }
tinyepic-board-give = Віддаєте
tinyepic-board-get = Отримуєте
tinyepic-board-how-many = Скільки

## What a choice would do
tinyepic-board-unforeseen = Відкриється приховане
tinyepic-board-unforeseen-why = Результат буде видно після підтвердження, і просто скасувати його не можна.
tinyepic-board-fights-for = За неї ви б’єтеся: { $words }
tinyepic-board-launch-beside = Поруч: { $islands }
tinyepic-board-launch-alone = Поруч немає островів
tinyepic-board-no-change = Нічого не зміниться
tinyepic-board-then = Далі
tinyepic-board-then-land =
    { $place }: можна розмістити поселенців{ $again ->
        [yes] { " " }або плисти далі
       *[no] , плисти далі чи залишитися
    }.
tinyepic-board-then-land-raid =
    { $place }: можна розмістити поселенців, здійснити рейд на селище{ $again ->
        [yes] { " " }або плисти далі
       *[no] , плисти далі чи залишитися
    }.
tinyepic-board-goods = Ваші ресурси
tinyepic-board-rune-ready = Потрібні руни є.
tinyepic-board-rune-not-ready = Зараз бракує рун.
tinyepic-board-rune-becomes-yours = Руна стає вашою
tinyepic-board-rune-lost = Ви втрачаєте руну
tinyepic-board-drives-off = Втрачає вплив: { $name }
tinyepic-board-fight-begins = Починає битву за карту прихильності; вона відбудеться перед вашою наступною картою.
tinyepic-board-fight-joins = Долучається до битви, яку почав гравець { $name }.
tinyepic-board-fight-steel = Треба заплатити { $count ->
    [one] { $count } сталь
   *[other] { $count } сталі
 }, інакше карта не б’ється.
tinyepic-board-fight-lost = У разі поразки: дари { $god_gen }, лють +1.
tinyepic-board-fight-against = Шанс на перемогу. Суперник: { $names }, карту приховано.
tinyepic-board-fight-invaders = Шанс на перемогу проти загарбників, якщо ніхто не долучиться.
tinyepic-board-fight-unpaid = Сталі бракує: карта не битиметься.
tinyepic-board-fight-prize = Нагорода: { $words }

## Battle
tinyepic-board-battle = Битва
tinyepic-board-battle-stake = На кону: { $favor }
tinyepic-board-battle-coming = Насувається битва
tinyepic-board-battle-when = Почнеться, коли знову ходитиме { $name }.
tinyepic-board-battle-base = на карті { $count }
tinyepic-board-battle-boost = посилення +{ $count }
tinyepic-board-battle-bonus = додаткова сила +{ $count }
tinyepic-board-battle-steel = сплачено сталі: { $count }
tinyepic-board-battle-barred = без сталі, не б’ється
tinyepic-board-battle-won = { $name } перемагає із силою { $count } і бере карту прихильності
tinyepic-board-battle-drawn = Нічия, сила { $count }: не перемагає ніхто
tinyepic-board-battle-invaders = Перемагають загарбники
tinyepic-board-battle-off = Заплатити не може ніхто: битви немає
tinyepic-board-battle-skip = Одразу до підсумку
tinyepic-board-valhalla = Вальгалла: { $name }, дари { $god_gen }: { $deed }
tinyepic-board-go-on = Далі

## The enemy’s turn
tinyepic-board-enemy = Ворог
tinyepic-board-enemy-turn = Хід ворога

## Bar and log
tinyepic-board-step = карта { $step } з { $steps }
tinyepic-board-chapter-turns = Починаються ходи
tinyepic-board-chapter-end = Кінець партії

## Explanations
tinyepic-board-explain-god = Що більша лють бога наприкінці, то більше дає його руна.
tinyepic-board-explain-rune = Активною її роблять карти горілиць і ваші острови. Скільки вона дає, вирішує лють її бога.
tinyepic-board-explain-card = Горілиць дає свої дії, долілиць б’ється.
tinyepic-board-boon-odin = Дари: змінити лють одного бога на 1 або 2.
tinyepic-board-boon-thor = Дари: вбивство поселенця ×2.
tinyepic-board-boon-frigg = Дари: відкрити верхню карту вікінга і скористатися її діями.
tinyepic-board-boon-freya = Дари: збирання врожаю ×3.
tinyepic-board-boon-njord = Дари: плавання ×3.
tinyepic-board-boon-loki = Дари: дослідження ×2.
