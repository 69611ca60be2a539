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
        [one] , { $boats } човен у доці: 2
        [few] , { $boats } човни в доках: по 2
       *[other] , { $boats } човнів у доках: по 2
    }
tinyepic-board-no-boots = на суходолі ні поселенця, ні храму
tinyepic-board-rune-held = Руна в руках клану: { $name }
tinyepic-board-rune-free = Руна ще вільна
tinyepic-board-take-boat = Узяти човен { $boat }
tinyepic-board-take-from = Рушити з острова { $island }

## Gods
tinyepic-board-god-rank = Місце за люттю: { $rank }
tinyepic-board-god-pays = Зараз дає: руна острова { $island }, руна прихильності { $favor }
tinyepic-board-god-boon = Дари Вальгалли для переможених: { $deed }
tinyepic-board-god-villages = Присвячено селищ: { $count } із { $most }
tinyepic-board-pays = острів { $island }, карта { $favor }
tinyepic-board-pays-slim = острів { $island } · карта { $favor }

## Cards
tinyepic-board-hand = Ваша рука
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
tinyepic-board-card-leader = Дія лідера: { $deed }
tinyepic-board-card-rune = Руни ({ $runes }) дають: { $deed }
tinyepic-board-deed-sail = Плавання
tinyepic-board-deed-explore = Дослідження
tinyepic-board-deed-harvest = Врожай
tinyepic-board-deed-build = Будування
tinyepic-board-deed-smite = Вбивство
tinyepic-board-deed-explore-temple = Рух храму
tinyepic-board-deed-draw-replace = Заміна карти
tinyepic-board-deed-enter-battle = До битви
tinyepic-board-deed-collect = Збирання
tinyepic-board-deed-exchange = Обмін
tinyepic-board-deed-shift-fury = Лють
tinyepic-board-deed-prophecy = Пророцтво
tinyepic-board-turn-down = Долілиць
tinyepic-board-turn-up = Горілиць

## Draft
tinyepic-board-draft = Карта { $step } з { $steps }
tinyepic-board-draft-solo = Одну лишіть собі, дві інші дістануться ворогові.
tinyepic-board-passes-left = Решта йде ліворуч.
tinyepic-board-passes-right = Решта йде праворуч.
tinyepic-board-has-chosen = вибір зроблено

## Clan board
tinyepic-board-clan = Ваш клан
tinyepic-board-settlers = Поселенці
tinyepic-board-none-home = усі на островах
tinyepic-board-recall = Повернути
tinyepic-board-to-build = Можна звести
tinyepic-board-all-built = усе зведено
tinyepic-board-slot =
    { $piece ->
        [boat] Човен
       *[temple] Храм
    } за { $count } дерева
tinyepic-board-villages = Селища
tinyepic-board-boats = Човни
tinyepic-board-temples = Храми
tinyepic-board-favors = Прихильність
tinyepic-board-favors-hidden =
    { $count ->
        [one] { $count } долілиць
       *[other] { $count } долілиць
    }
tinyepic-board-slots-left = Ще не зведено, ціна в дереві: човни { $boats }; храми { $temples }
tinyepic-board-harvest-adds = Врожай додає: їжа { $food }, на вибір { $free }
tinyepic-board-island-points = Острівні руни зараз: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
tinyepic-board-first = Жетон вождя: ходить першим
tinyepic-board-neutral = без ходів, спершу по 6 впливу
tinyepic-board-enemy-deck =
    { $count ->
        [one] { $count } карта попереду
        [few] { $count } карти попереду
       *[other] { $count } карт попереду
    }

## What all share
tinyepic-board-era = Епоха { $era }
tinyepic-board-era-cards = Карт кожному клану
tinyepic-board-era-raid = Набіг коштує
tinyepic-board-decks = Колода · скид
tinyepic-board-invaders = Загарбники
tinyepic-board-dedications = Посвята селищ
tinyepic-board-favor = Карта прихильності
tinyepic-board-favor-rows = Карти прихильності
tinyepic-board-upper = Верхній ряд
tinyepic-board-lower = Нижній ряд
tinyepic-board-favor-words =
    { $runes }. Переможець дістає: { $bag }. Зараз варта { $count ->
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
tinyepic-board-any-short = { $count } будь-яких
tinyepic-board-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }

## Deciding
tinyepic-board-how-draft = Торкніться карти, щоб дізнатися, що вона вміє; підтвердьте, щоб залишити.
tinyepic-board-how-play-card = Торкніться карти, щоб зіграти її горілиць; червоне число посилає її в битву.
tinyepic-board-how-launch = Укажіть фіорд на краю мапи.
tinyepic-board-how-sail = Укажіть, куди пливе човен; спершу з’явиться його шлях.
tinyepic-board-how-sail-first = Візьміть один зі своїх човнів, а тоді вкажіть місце.
tinyepic-board-how-take = Натискайте потрібні ресурси, а тоді підтвердьте.
tinyepic-board-how-exchange = Виберіть, що віддаєте й що отримуєте.
tinyepic-board-how-dedicate = Виберіть, що принесе селище, або залиште його. Поруч: зайнято місць з усіх.
tinyepic-board-how-shift-fury = Виберіть бога й те, зростає його лють чи спадає.
tinyepic-board-how-discard = Торкніться карти, яку скидаєте.
tinyepic-board-how-retreat = Укажіть один із двох фіордів біля дока.
tinyepic-board-how-explore = Укажіть острів, куди йде поселенець.
tinyepic-board-how-explore-first = Укажіть острів, звідки йде поселенець, а тоді куди.
tinyepic-board-how-carry-temple = Укажіть острів, куди переноситься храм.
tinyepic-board-how-carry-temple-first = Укажіть острів, звідки береться храм, а тоді куди.
tinyepic-board-how-build = Човен стає в обведений фіорд, храм — на обведений острів. Інша ціна — на вашому планшеті.
tinyepic-board-how-build-first = Човен стає в обведений фіорд, храм — на обведений острів. Інша ціна — на вашому планшеті.
tinyepic-board-how-smite = Укажіть острів із чужими поселенцями.
tinyepic-board-how-return = Яку карту ви повертаєте?
tinyepic-board-how-enemy-target = Укажіть острів, до якого пливе ворог.
tinyepic-board-how-enemy-course = Укажіть наступний док вождя.
tinyepic-board-how-enemy-gather = Укажіть острів, який покидають його поселенці.
tinyepic-board-how-enemy-chase = Укажіть док човна, за яким він женеться.
tinyepic-board-how-enemy-temple = Укажіть острів для його храму.
tinyepic-board-other-piece = Інша фігура
tinyepic-board-which = Що саме?
tinyepic-board-land = Поселенці на берег
tinyepic-board-land-food = коштує { $count } їжі
tinyepic-board-raid = Набіг на селище
tinyepic-board-raid-steel = коштує { $count } сталі
tinyepic-board-take-left =
    { $count ->
        [0] Усе вибрано.
        [one] Ще { $count } на вибір
       *[other] Ще { $count } на вибір
    }
tinyepic-board-one-more = На один більше: { $good }
tinyepic-board-one-fewer = На один менше: { $good }
tinyepic-board-give = Віддаєте
tinyepic-board-get = Дістаєте
tinyepic-board-how-many = Скільки

## What a choice would do
tinyepic-board-unforeseen = Наперед не знає ніхто
tinyepic-board-unforeseen-why = Відкриється щось приховане.
tinyepic-board-fights-for = За неї ви б’єтеся: { $words }
tinyepic-board-launch-beside = Поруч: { $islands }
tinyepic-board-launch-alone = Поруч немає островів
tinyepic-board-no-change = Нічого не зміниться
tinyepic-board-then = Далі
tinyepic-board-then-land =
    { $place }: можна висадити поселенців{ $again ->
        [yes] { " " }або плисти далі
       *[no] , плисти далі чи лишитися
    }.
tinyepic-board-then-land-raid =
    { $place }: можна висадити поселенців, пограбувати селище{ $again ->
        [yes] { " " }або плисти далі
       *[no] , плисти далі чи лишитися
    }.
tinyepic-board-goods = Ваші ресурси
tinyepic-board-rune-ready = Потрібні руни є.
tinyepic-board-rune-not-ready = Зараз бракує рун.
tinyepic-board-rune-becomes-yours = Руна стає вашою
tinyepic-board-rune-lost = Ви втрачаєте руну
tinyepic-board-drives-off = Втрачає вплив: { $name }
tinyepic-board-fight-begins = Починає битву за карту прихильності; її ведуть перед вашою наступною картою.
tinyepic-board-fight-joins = Долучається до битви, яку починає { $name }.
tinyepic-board-fight-steel = Треба заплатити { $count } сталі, інакше карта не б’ється.
tinyepic-board-fight-lost = У разі поразки: дари { $god_gen }, лють +1.

## Battle
tinyepic-board-battle = Битва
tinyepic-board-battle-stake = На кону: { $favor }
tinyepic-board-battle-coming = Насувається битва
tinyepic-board-battle-when = Почнеться, коли знову ходитиме { $name }.
tinyepic-board-battle-base = на карті { $count }
tinyepic-board-battle-boost = підсилення +{ $count }
tinyepic-board-battle-bonus = надбавка +{ $count }
tinyepic-board-battle-steel = сплачено сталі: { $count }
tinyepic-board-battle-barred = без сталі, не б’ється
tinyepic-board-battle-won = { $name } перемагає з силою { $count } і бере карту прихильності
tinyepic-board-battle-drawn = Нічия, сила { $count }: не перемагає ніхто
tinyepic-board-battle-invaders = Перемагають загарбники
tinyepic-board-battle-off = Заплатити не може ніхто: битви немає
tinyepic-board-battle-skip = До кінця
tinyepic-board-valhalla = Вальгалла: { $name }, дари { $god_gen }: { $deed }
tinyepic-board-go-on = Далі

## The enemy’s turn
tinyepic-board-enemy = Ворог
tinyepic-board-enemy-turn = Хід ворога
tinyepic-board-back = Назад
tinyepic-board-next = Наступний крок
tinyepic-board-run = Авто
tinyepic-board-pause = Пауза
tinyepic-board-your-turn = Ваш хід
tinyepic-board-close = Закрити

## Bar and log
tinyepic-board-step = карта { $step } з { $steps }
tinyepic-board-chapter-turns = Починаються ходи
tinyepic-board-chapter-end = Кінець гри

## Explanations
tinyepic-board-explain-god = Що більша лють бога наприкінці, то більше дає його руна.
tinyepic-board-explain-rune = Активною її роблять карти горілиць і ваші острови. Скільки вона дає, вирішує лють її бога.
tinyepic-board-explain-card = Горілиць дає свої дії, долілиць б’ється.
tinyepic-board-boon-odin = Дари: змінити лють одного бога на 1 або 2.
tinyepic-board-boon-thor = Дари: вбивство поселенця ×2.
tinyepic-board-boon-frigg = Дари: відкрити верхню карту вікінга і скористатися її діями.
tinyepic-board-boon-freya = Дари: врожай ×3.
tinyepic-board-boon-njord = Дари: плавання ×3.
tinyepic-board-boon-loki = Дари: дослідження ×2.
