# Стол Tiny Epic: Викинги.

## Around the chart
tinyepic-board-aside = Кланы
tinyepic-board-chart = Морская карта
tinyepic-board-near = Увеличить карту
tinyepic-board-far = Вся карта
tinyepic-board-village = Селение
tinyepic-board-piece =
    { $clan }: { $piece ->
        [settler] поселенец
        [temple] храм
        [boat] ладья
       *[chieftain] ладья вождя
    }
tinyepic-board-nobody = никого нет
tinyepic-board-influence-none = Здесь пока ни у кого нет влияния.
tinyepic-board-influence-parts =
    { $settlers ->
        [0] без поселенцев
        [one] { $settlers } поселенец
        [few] { $settlers } поселенца
       *[other] { $settlers } поселенцев
    }{ $temple ->
        [yes] , храм 4
       *[no] { "" }
    }{ $boats ->
        [0] { "" }
        [one] , { $boats } ладья у причала: 2
        [few] , { $boats } ладьи у причалов: по 2
       *[other] , { $boats } ладей у причалов: по 2
    }
tinyepic-board-no-boots = на суше ни поселенца, ни храма
tinyepic-board-rune-held = Руна в руках клана: { $name }
tinyepic-board-rune-free = Руна ещё свободна
tinyepic-board-take-boat = Выбрать ладью { $boat }
tinyepic-board-take-from = Выйти с острова { $island }

## Gods
tinyepic-board-god-rank = Место по ярости: { $rank }
tinyepic-board-god-pays = Сейчас даёт: руна острова { $island }, руна благосклонности { $favor }
tinyepic-board-god-boon = Дары Вальхаллы проигравшему битву: { $deed }
tinyepic-board-god-villages = Посвящено селений: { $count } из { $most }
tinyepic-board-pays = остров { $island }, карта { $favor }
tinyepic-board-pays-slim = остров { $island } · карта { $favor }

## Cards
tinyepic-board-hand = Карты на руке
tinyepic-board-hand-empty = До следующей эпохи карт на руке нет.
tinyepic-board-watching = Наблюдатели не видят карт на руках.
tinyepic-board-in-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[other] { $count } карт на руке
    }
tinyepic-board-row = Ваш ряд
tinyepic-board-kept = Отобраны
tinyepic-board-kept-count = { $count } лицом вниз
tinyepic-board-active = Активные руны
tinyepic-board-face-down = Карта лицом вниз
tinyepic-board-known = Она лежит лицом вниз, но её знают все.
tinyepic-board-secret = Эту карту знает только её владелец.
tinyepic-board-secret-yours = Эту карту знаете только вы.
tinyepic-board-any-rune = любая руна
tinyepic-board-any-runes =
    { $count ->
        [one] { $count } любая руна
        [few] { $count } любые руны
       *[other] { $count } любых рун
    }
tinyepic-board-card-strength = Сила в битве сейчас: { $count }
tinyepic-board-card-leader = Действие лидера: { $deed }
tinyepic-board-card-rune = Действие рун ({ $runes }): { $deed }
tinyepic-board-deed-sail = Плавание
tinyepic-board-deed-explore = Исследование
tinyepic-board-deed-harvest = Урожай
tinyepic-board-deed-build = Строительство
tinyepic-board-deed-smite = Убийство поселенца
tinyepic-board-deed-explore-temple = Исследование храмом
tinyepic-board-deed-draw-replace = Замена карты
tinyepic-board-deed-enter-battle = В битву
tinyepic-board-deed-collect = Сбор ресурсов
tinyepic-board-deed-exchange = Обмен
tinyepic-board-deed-shift-fury = Ярость
tinyepic-board-deed-prophecy = Пророчество
tinyepic-board-turn-down = Лицом вниз
tinyepic-board-turn-up = Лицом вверх

## Draft
tinyepic-board-draft = Карта { $step } из { $steps }
tinyepic-board-draft-solo = Одну оставьте себе, две другие достанутся врагу.
tinyepic-board-passes-left = Остальные карты передают налево.
tinyepic-board-passes-right = Остальные карты передают направо.
tinyepic-board-has-chosen = выбор сделан

## Clan board
tinyepic-board-clan = Ваш клан
tinyepic-board-settlers = Поселенцы
tinyepic-board-none-home = все на островах
tinyepic-board-recall = Вернуть
tinyepic-board-to-build = Можно построить
tinyepic-board-all-built = всё построено
tinyepic-board-slot =
    { $piece ->
        [boat] Ладья
       *[temple] Храм
    } за { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
tinyepic-board-villages = Селения
tinyepic-board-boats = Ладьи
tinyepic-board-temples = Храмы
tinyepic-board-favors = Благосклонность
tinyepic-board-favors-hidden =
    { $count ->
        [one] { $count } закрытая
        [few] { $count } закрытые
       *[other] { $count } закрытых
    }
tinyepic-board-slots-left = Ещё не построено, цена в дереве: ладьи { $boats }; храмы { $temples }
tinyepic-board-harvest-adds = Урожай добавляет: еда { $food }, на выбор { $free }
tinyepic-board-island-points = Островные руны сейчас: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
tinyepic-board-first = Маркер вождя: ходит первым
tinyepic-board-neutral = без ходов, сначала по 6 влияния
tinyepic-board-enemy-deck =
    { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[other] осталось { $count } карт
    }

## What all share
tinyepic-board-era = Эпоха { $era }
tinyepic-board-era-cards = Карт каждому клану
tinyepic-board-era-raid = Набег стоит
tinyepic-board-decks = Колода · сброс
tinyepic-board-invaders = Захватчики
tinyepic-board-dedications = Посвящение селений
tinyepic-board-favor = Карта благосклонности
tinyepic-board-favor-rows = Карты благосклонности
tinyepic-board-upper = Верхний ряд
tinyepic-board-lower = Нижний ряд
tinyepic-board-favor-words =
    { $runes }. Победитель получает: { $bag }. Сейчас стоит { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }.
tinyepic-board-any =
    { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
       *[other] { $count } любых ресурсов
    }
tinyepic-board-any-short = { $count ->
    [one] { $count } любой
   *[other] { $count } любых
 }
tinyepic-board-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }

## Deciding
tinyepic-board-how-draft = Нажмите на карту, чтобы узнать, что она умеет; подтвердите, чтобы оставить.
tinyepic-board-how-play-card = Нажмите на карту, чтобы разыграть её лицом вверх; красное число посылает её в битву.
tinyepic-board-how-launch = Нажмите на фьорд у края карты.
tinyepic-board-how-sail = Нажмите на место, куда плывёт ладья; путь будет виден до подтверждения.
tinyepic-board-how-sail-first = Выберите одну из своих ладей, затем место.
tinyepic-board-how-take = Нажимайте на нужные ресурсы, затем подтвердите.
tinyepic-board-how-exchange = Выберите, что отдаёте и что получаете.
tinyepic-board-how-dedicate = Выберите, что принесёт селение, или оставьте его. Числа показывают, сколько мест занято.
tinyepic-board-how-shift-fury = Выберите бога и то, растёт его ярость или падает.
tinyepic-board-how-discard = Нажмите на карту, которую сбрасываете.
tinyepic-board-how-retreat = Нажмите на один из двух фьордов у причала.
tinyepic-board-how-explore = Нажмите на остров, куда идёт поселенец.
tinyepic-board-how-explore-first = Нажмите на остров, откуда идёт поселенец, затем на тот, куда он идёт.
tinyepic-board-how-carry-temple = Нажмите на остров, куда переносят храм.
tinyepic-board-how-carry-temple-first = Нажмите на остров, откуда берут храм, затем на тот, куда его переносят.
tinyepic-board-how-build = Ладью ставят в обведённый фьорд, храм — на обведённый остров. Другую цену выберите на своём планшете.
tinyepic-board-how-build-first = Ладью ставят в обведённый фьорд, храм — на обведённый остров. Другую цену выберите на своём планшете.
tinyepic-board-how-smite = Нажмите на остров с чужими поселенцами.
tinyepic-board-how-return = Какую карту вы возвращаете?
tinyepic-board-how-enemy-target = Нажмите на остров, к которому плывёт враг.
tinyepic-board-how-enemy-course = Нажмите на следующий причал вождя.
tinyepic-board-how-enemy-gather = Нажмите на остров, который покидают его поселенцы.
tinyepic-board-how-enemy-chase = Нажмите на причал ладьи, за которой он гонится.
tinyepic-board-how-enemy-temple = Нажмите на остров для его храма.
tinyepic-board-other-piece = Другая фигура
tinyepic-board-which = Что именно?
tinyepic-board-land = Высадить поселенцев
tinyepic-board-land-food = стоит { $count ->
    [one] { $count } еду
   *[other] { $count } еды
 }
tinyepic-board-raid = Набег на селение
tinyepic-board-raid-steel = стоит { $count ->
    [one] { $count } сталь
   *[other] { $count } стали
 }
tinyepic-board-take-left =
    { $count ->
        [0] Всё выбрано.
        [one] Ещё { $count } на выбор
       *[other] Ещё { $count } на выбор
    }
tinyepic-board-one-more = Ещё один: { $good }
tinyepic-board-one-fewer = Одним меньше: { $good }
tinyepic-board-give = Отдаёте
tinyepic-board-get = Получаете
tinyepic-board-how-many = Сколько

## What a choice would do
tinyepic-board-unforeseen = Откроется скрытое
tinyepic-board-unforeseen-why = Результат будет виден после подтверждения, и просто отменить его будет нельзя.
tinyepic-board-fights-for = За неё вы бьётесь: { $words }
tinyepic-board-launch-beside = Рядом: { $islands }
tinyepic-board-launch-alone = Рядом нет островов
tinyepic-board-no-change = Ничего не изменится
tinyepic-board-then = Дальше
tinyepic-board-then-land =
    { $place }: можно высадить поселенцев{ $again ->
        [yes] { " " }или плыть дальше
       *[no] , плыть дальше или остаться
    }.
tinyepic-board-then-land-raid =
    { $place }: можно высадить поселенцев, совершить набег на селение{ $again ->
        [yes] { " " }или плыть дальше
       *[no] , плыть дальше или остаться
    }.
tinyepic-board-goods = Ваши ресурсы
tinyepic-board-rune-ready = Нужные руны есть.
tinyepic-board-rune-not-ready = Сейчас рун не хватает.
tinyepic-board-rune-becomes-yours = Руна становится вашей
tinyepic-board-rune-lost = Вы теряете руну
tinyepic-board-drives-off = Теряет влияние: { $name }
tinyepic-board-fight-begins = Начинает битву за карту благосклонности; она пройдёт перед вашей следующей картой.
tinyepic-board-fight-joins = Вступает в битву, которую начал игрок { $name }.
tinyepic-board-fight-steel = Нужно заплатить { $count ->
    [one] { $count } сталь
   *[other] { $count } стали
 }, иначе карта не сражается.
tinyepic-board-fight-lost = При поражении: дары { $god_gen }, ярость +1.
tinyepic-board-fight-against = Шанс на победу. Противник: { $names }, карта скрыта.
tinyepic-board-fight-invaders = Шанс на победу против захватчиков, если никто не вступит.
tinyepic-board-fight-unpaid = Стали не хватает: карта не будет сражаться.
tinyepic-board-fight-prize = Награда: { $words }

## Battle
tinyepic-board-battle = Битва
tinyepic-board-battle-stake = На кону: { $favor }
tinyepic-board-battle-coming = Близится битва
tinyepic-board-battle-when = Начнётся, когда снова будет ходить { $name }.
tinyepic-board-battle-base = на карте { $count }
tinyepic-board-battle-boost = усиление +{ $count }
tinyepic-board-battle-bonus = дополнительная сила +{ $count }
tinyepic-board-battle-steel = уплачено стали: { $count }
tinyepic-board-battle-barred = без стали, не сражается
tinyepic-board-battle-won = { $name } побеждает с силой { $count } и берёт карту благосклонности
tinyepic-board-battle-drawn = Ничья, сила { $count }: не побеждает никто
tinyepic-board-battle-invaders = Побеждают захватчики
tinyepic-board-battle-off = Заплатить не может никто: битвы нет
tinyepic-board-battle-skip = Сразу к итогу
tinyepic-board-valhalla = Вальхалла: { $name }, дары { $god_gen }: { $deed }
tinyepic-board-go-on = Дальше

## The enemy’s turn
tinyepic-board-enemy = Враг
tinyepic-board-enemy-turn = Ход врага

## Bar and log
tinyepic-board-step = карта { $step } из { $steps }
tinyepic-board-chapter-turns = Начинаются ходы
tinyepic-board-chapter-end = Конец партии

## Explanations
tinyepic-board-explain-god = Чем больше ярость бога в конце, тем больше даёт его руна.
tinyepic-board-explain-rune = Активной её делают карты лицом вверх и ваши острова. Сколько она даёт, решает ярость её бога.
tinyepic-board-explain-card = Лицом вверх даёт свои действия, лицом вниз сражается.
tinyepic-board-boon-odin = Дары: изменить ярость одного бога на 1 или 2.
tinyepic-board-boon-thor = Дары: убийство поселенца ×2.
tinyepic-board-boon-frigg = Дары: открыть верхнюю карту викинга и выполнить её действия.
tinyepic-board-boon-freya = Дары: урожай ×3.
tinyepic-board-boon-njord = Дары: плавание ×3.
tinyepic-board-boon-loki = Дары: исследование ×2.
