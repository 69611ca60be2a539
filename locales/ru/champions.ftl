# Чемпионы Мидгарда.

champions-name = Чемпионы Мидгарда
champions-tagline = Расставляйте рабочих, бросайте викингов в бой и побеждайте троллей, драугров и чудовищ ради славы.

## Настройки
champions-option-hall_of_glory = Зал славы
    .help = Видят ли все, каких врагов кто победил. По правилам трофеи закрыты, открытые — вариант.
champions-option-hall_of_glory-off = трофеи лежат лицом вниз
champions-option-hall_of_glory-on = трофеи открыты
champions-option-distrust = Недоверие народа
    .help = Вариант посложнее: каждый начинает партию с жетоном позора.
champions-option-distrust-off = все начинают без позора
champions-option-distrust-on = каждый начинает с жетоном позора

## Фазы
champions-phase-leaders = Вожди
champions-phase-place = Рабочие
champions-phase-assign = Отправка викингов
champions-phase-fight = Бой
champions-phase-cleanup = Очистка
champions-phase-end = Итог
champions-over = Партия окончена
champions-nobody = никого

## Вожди
champions-leader-asmundr = Асмунд Благочестивый
    .help = Милость, потраченная на переброс, сразу приносит 2 славы.
champions-leader-dagrun = Дагрун Избранная
    .help = В доме провидца берёт на одну карту судьбы больше и оставляет одну.
champions-leader-gylfir = Гилви-мореход
    .help = Не платит на торговом корабле.
champions-leader-svanhildr = Сванхильд-мечница
    .help = Мечи: удар считается за 2, двойной за 3.
champions-leader-ullr = Уль-берсерк
    .help = Раунд боя с двойным ударом приносит 1 славу.

## Локации
champions-place-swordsmith = Оружейная
    .to = в оружейную
    .help = Заберите всех мечников, которые здесь есть.
champions-place-hafter = Мастерская копий
    .to = в мастерскую копий
    .help = Заберите всех копейщиков, которые здесь есть.
champions-place-blacksmith = Кузница
    .to = в кузницу
    .help = Заберите всех топорщиков, которые здесь есть.
champions-place-smokehouse = Коптильня
    .to = в коптильню
    .help = Заберите всю еду, которая здесь есть.
champions-place-merchant-ship = Торговый корабль
    .to = на торговый корабль
    .help = Заплатите 1 монету и возьмите всё, что показано на карте.
champions-place-runesmith = Толкователь рун
    .to = к толкователю рун
    .help = Заплатите 1 дерево за открытую руну или верхнюю руну колоды.
champions-place-jarls-longhouse = Длинный дом ярла
    .to = в длинный дом ярла
    .help = Получите мечника и жетон первого игрока. Если жетон уже у вас, отдайте его соседу слева.
champions-place-sages-house = Дом провидца
    .to = в дом провидца
    .help = Посмотрите закрытую карту похода, затем возьмите карту судьбы.
champions-place-shipwright = Верфь
    .to = на верфь
    .help = Постройте военный корабль вождя, один раз за партию.
champions-place-market = Рынок
    .to = на рынок
    .help = Меняйте еду, дерево и монеты один к одному сколько угодно раз.
champions-place-stave-church = Деревянный храм
    .to = в деревянный храм
    .help = Купите 1, 2, 3 или 4 милости за 1, 3, 6 или 10 монет.
champions-place-worker-huts = Хижина рабочих
    .to = в хижину рабочих
    .help = Наймите дополнительного рабочего; с каждым покупателем цена падает.
champions-place-small-longship = Малый драккар
    .to = на малый драккар
    .help = Бесплатно; вмещает 5 викингов и еды вместе.
champions-place-large-longship = Большой драккар
    .to = на большой драккар
    .help = Стоит 1 монету; вмещает 10 викингов и еды вместе.
champions-place-private-longship = Военный корабль вождя
    .to = на военный корабль вождя
    .help = Отправьте свой корабль в свободную гавань.
champions-place-troll = Тролль
    .to = к троллю
    .help = Закрепите за собой бой с троллем.
champions-place-draugr-1 = Левый драугр
    .to = к левому драугру
    .help = Закрепите за собой бой с левым драугром.
champions-place-draugr-2 = Правый драугр
    .to = к правому драугру
    .help = Закрепите за собой бой с правым драугром.
champions-place-hunting-grounds = Охотничьи угодья
    .to = в охотничьи угодья
    .help = Викинги, оставшиеся дома, охотятся: 1 еда за каждый удар, не больше 6.
champions-place-beg = Мольба
    .to = на мольбу
    .help = Получите 1 еду и 1 жетон позора.
champions-place-beggar = Нищий
    .to = к нищему
    .help = Отдайте 1 еду и получите 1 милость, до трёх раз.
champions-place-skald = Скальд
    .to = к скальду
    .help = Получите 2 славы.
champions-place-generous-merchant = Щедрый купец
    .to = к щедрому купцу
    .help = Получите 1 еду и 1 дерево.
champions-place-benefactor = Благодетель
    .to = к благодетелю
    .help = Получите 2 монеты.
champions-place-militia = Ополченцы
    .to = к ополченцам
    .help = Отдайте 1 еду и получите 2 мечников.
champions-place-raiders = Налётчики
    .to = к налётчикам
    .help = Отдайте 1 дерево и получите 2 копейщиков.
champions-place-jomsvikings = Йомсвикинги
    .to = к йомсвикингам
    .help = Отдайте 2 монеты и получите мечника и топорщика.
champions-place-varangians = Варяги
    .to = к варягам
    .help = Отдайте 1 монету и получите мечника и копейщика.

## Бои, берега, корабли
champions-field-troll = тролль
    .to = против тролля
champions-field-draugr-1 = левый драугр
    .to = против левого драугра
champions-field-draugr-2 = правый драугр
    .to = против правого драугра
champions-field-shore-1 = первый берег
    .to = к первому берегу
champions-field-shore-2 = второй берег
    .to = к второму берегу
champions-field-shore-3 = третий берег
    .to = к третьему берегу
champions-field-shore-4 = четвёртый берег
    .to = к четвёртому берегу
champions-shore-shore-1 = первый берег (близкий)
    .to = к первому берегу
    .at = у первого берега
champions-shore-shore-2 = второй берег (близкий)
    .to = к второму берегу
    .at = у второго берега
champions-shore-shore-3 = третий берег (дальний)
    .to = к третьему берегу
    .at = у третьего берега
champions-shore-shore-4 = четвёртый берег (дальний)
    .to = к четвёртому берегу
    .at = у четвёртого берега
champions-ship-small = малый драккар
champions-ship-large = большой драккар
champions-ship-karve = карви
champions-ship-snekkja = снеккар
champions-ship-skeid = скейд
champions-ship-drakkar = дреки

## Оружие, товары, количества
champions-weapon-swordsman = меч
champions-weapon-spearman = копьё
champions-weapon-axeman = топор
champions-colour-red = красный
champions-colour-blue = синий
champions-colour-yellow = жёлтый
champions-good-food = еда
    .acc = еду
champions-good-wood = дерево
    .acc = дерево
champions-good-coin = монета
    .acc = монету
champions-amount-glory = { $count ->
    [one] { $count } слава
    [few] { $count } славы
   *[other] { $count } славы
 }
    .acc = { $count ->
        [one] { $count } славу
        [few] { $count } славы
       *[other] { $count } славы
     }
champions-amount-food = { $count ->
    [one] { $count } еда
    [few] { $count } еды
   *[other] { $count } еды
 }
    .acc = { $count ->
        [one] { $count } еду
        [few] { $count } еды
       *[other] { $count } еды
     }
champions-amount-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
   *[other] { $count } дерева
 }
    .acc = { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[other] { $count } дерева
     }
champions-amount-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
 }
    .acc = { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[other] { $count } монет
     }
champions-amount-favor = { $count ->
    [one] { $count } милость
    [few] { $count } милости
   *[other] { $count } милостей
 }
    .acc = { $count ->
        [one] { $count } милость
        [few] { $count } милости
       *[other] { $count } милостей
     }
champions-amount-swordsman = { $count ->
    [one] { $count } мечник
    [few] { $count } мечника
   *[other] { $count } мечников
 }
    .acc = { $count ->
        [one] { $count } мечника
        [few] { $count } мечников
       *[other] { $count } мечников
     }
champions-amount-spearman = { $count ->
    [one] { $count } копейщик
    [few] { $count } копейщика
   *[other] { $count } копейщиков
 }
    .acc = { $count ->
        [one] { $count } копейщика
        [few] { $count } копейщиков
       *[other] { $count } копейщиков
     }
champions-amount-axeman = { $count ->
    [one] { $count } топорщик
    [few] { $count } топорщика
   *[other] { $count } топорщиков
 }
    .acc = { $count ->
        [one] { $count } топорщика
        [few] { $count } топорщиков
       *[other] { $count } топорщиков
     }
champions-nothing = ничего
    .acc = ничего
champions-die-blank = { $count ->
    [1] пустая грань ({ $weapon })
    [one] { $count } пустая грань ({ $weapon })
    [few] { $count } пустые грани ({ $weapon })
   *[other] { $count } пустых граней ({ $weapon })
 }
champions-die-hit = { $count ->
    [1] удар ({ $weapon })
    [one] { $count } удар ({ $weapon })
    [few] { $count } удара ({ $weapon })
   *[other] { $count } ударов ({ $weapon })
 }
champions-die-double = { $count ->
    [1] двойной удар ({ $weapon })
    [one] { $count } двойной удар ({ $weapon })
    [few] { $count } двойных удара ({ $weapon })
   *[other] { $count } двойных ударов ({ $weapon })
 }
champions-die-shield = { $count ->
    [1] щит ({ $weapon })
    [one] { $count } щит ({ $weapon })
    [few] { $count } щита ({ $weapon })
   *[other] { $count } щитов ({ $weapon })
 }

## Руны
champions-rune-gifts = Дары
    .help = В любой момент: получите 4 любых товара (еда, дерево, монеты).
champions-rune-glory = Слава
    .help = После победы над врагом: получите ещё половину его славы, с округлением вниз.
champions-rune-healing = Исцеление
    .help = Отменяет потери одного раунда боя.
champions-rune-journey = Поход
    .help = Заменяет только что открытую карту похода верхней из колоды.
champions-rune-knowledge = Знание
    .help = В любой момент: посмотрите все закрытые карты походов на поле.
champions-rune-potential = Возможность
    .help = После броска: перебросьте любые кубики с пустой гранью.
champions-rune-reaction = Ответный удар
    .help = После броска: щиты считаются и ударами.
champions-rune-success = Успех
    .help = В любой момент: откройте свою карту судьбы и получите за неё славу сейчас и ещё раз в конце.
champions-rune-true-vision = Проницательность
    .help = В доме провидца: возьмите на две карты судьбы больше, оставьте одну.
champions-rune-wealth = Богатство
    .help = В любой момент: получите столько же монет, сколько у вас есть, но не больше 5.

## Судьбы
champions-destiny-crusher-of-ice = Сокрушитель льда
    .help = Победите больше всех синих врагов.
champions-destiny-earth-smasher = Раскалыватель земли
    .help = Победите больше всех жёлтых врагов.
champions-destiny-master-of-flames = Повелитель пламени
    .help = Победите больше всех красных врагов.
champions-destiny-craftsman = Ремесленник
    .help = В конце у вас больше всех дерева.
champions-destiny-leader-of-armies = Предводитель войск
    .help = В конце у вас больше всех викингов.
champions-destiny-odins-favored = Любимец Одина
    .help = В конце у вас больше всех милостей.
champions-destiny-prepared = Запасливый
    .help = В конце у вас больше всех еды.
champions-destiny-prosperous = Богач
    .help = В конце у вас больше всех монет.
champions-destiny-runemaster = Мастер рун
    .help = В конце у вас больше всех рун.
champions-destiny-monster-hunter = Охотник на чудовищ
    .help = Победите больше всех чудовищ.
champions-destiny-slayer-of-the-undead = Гроза мертвецов
    .help = Победите больше всех драугров.
champions-destiny-troll-slayer = Убийца троллей
    .help = Победите больше всех троллей.

## Походы
champions-journey-all-quiet = Затишье
    .help = Ничего не происходит.
champions-journey-kraken = Кракен
    .help = Сразитесь с кракеном до того, как команда поест; за него дают 3 славы.
champions-journey-lost = Потерянные
    .help = Потеряйте две единицы на борту: еду или викингов.
champions-journey-no-wind = Штиль
    .help = Потеряйте 1 еду.
champions-journey-storm = Буря
    .help = Потеряйте 1 еду или 1 викинга.
champions-journey-whirlpool = Водоворот
    .help = Потеряйте 1 викинга.

## Враги
champions-foe-bog-troll = Болотный тролль
    .nom = болотный тролль
    .acc = болотного тролля
    .ins = болотным троллем
champions-foe-bridge-troll = Тролль из-под моста
    .nom = тролль из-под моста
    .acc = тролля из-под моста
    .ins = троллем из-под моста
champions-foe-forest-troll = Лесной тролль
    .nom = лесной тролль
    .acc = лесного тролля
    .ins = лесным троллем
champions-foe-river-troll = Речной тролль
    .nom = речной тролль
    .acc = речного тролля
    .ins = речным троллем
champions-foe-cave-troll = Пещерный тролль
    .nom = пещерный тролль
    .acc = пещерного тролля
    .ins = пещерным троллем
champions-foe-hill-troll = Холмовой тролль
    .nom = холмовой тролль
    .acc = холмового тролля
    .ins = холмовым троллем
champions-foe-mountain-troll = Горный тролль
    .nom = горный тролль
    .acc = горного тролля
    .ins = горным троллем
champions-foe-rime-troll = Инеистый тролль
    .nom = инеистый тролль
    .acc = инеистого тролля
    .ins = инеистым троллем
champions-foe-barrow-thrall = Курганный раб
    .nom = курганный раб
    .acc = курганного раба
    .ins = курганным рабом
champions-foe-grave-walker = Могильный странник
    .nom = могильный странник
    .acc = могильного странника
    .ins = могильным странником
champions-foe-mound-guard = Страж кургана
    .nom = страж кургана
    .acc = стража кургана
    .ins = стражем кургана
champions-foe-drowned-oarsman = Утонувший гребец
    .nom = утонувший гребец
    .acc = утонувшего гребца
    .ins = утонувшим гребцом
champions-foe-bone-reaver = Костяной грабитель
    .nom = костяной грабитель
    .acc = костяного грабителя
    .ins = костяным грабителем
champions-foe-hel-sworn = Присягнувший Хель
    .nom = присягнувший Хель
    .acc = присягнувшего Хель
    .ins = присягнувшим Хель
champions-foe-barrow-jarl = Курганный ярл
    .nom = курганный ярл
    .acc = курганного ярла
    .ins = курганным ярлом
champions-foe-fenris-cubs = Волчата Фенрира
    .nom = волчата Фенрира
    .acc = волчат Фенрира
    .ins = волчатами Фенрира
champions-foe-nokk = Нёкк
    .nom = нёкк
    .acc = нёкка
    .ins = нёкком
champions-foe-giant-boar = Гигантский вепрь
    .nom = гигантский вепрь
    .acc = гигантского вепря
    .ins = гигантским вепрем
champions-foe-hel-hounds = Псы Хель
    .nom = псы Хель
    .acc = псов Хель
    .ins = псами Хель
champions-foe-sea-hag = Морская ведьма
    .nom = морская ведьма
    .acc = морскую ведьму
    .ins = морской ведьмой
champions-foe-barrow-bear = Курганный медведь
    .nom = курганный медведь
    .acc = курганного медведя
    .ins = курганным медведем
champions-foe-storm-eagle = Грозовой орёл
    .nom = грозовой орёл
    .acc = грозового орла
    .ins = грозовым орлом
champions-foe-sea-serpent = Морской змей
    .nom = морской змей
    .acc = морского змея
    .ins = морским змеем
champions-foe-frost-giant = Ледяной великан
    .nom = ледяной великан
    .acc = ледяного великана
    .ins = ледяным великаном
champions-foe-lyndwurm = Линдворм
    .nom = линдворм
    .acc = линдворма
    .ins = линдвормом
champions-foe-fire-giant = Огненный великан
    .nom = огненный великан
    .acc = огненного великана
    .ins = огненным великаном
champions-foe-jormungandr-spawn = Отродье Ёрмунганда
    .nom = отродье Ёрмунганда
    .acc = отродье Ёрмунганда
    .ins = отродьем Ёрмунганда
champions-foe-kraken = Кракен
    .nom = кракен
    .acc = кракена
    .ins = кракеном

## Вопросы
champions-ask-interrupt = Используйте руну или ждите
champions-ask-leader = Выберите вождя
champions-ask-leader-detail = Кто выбирает последним, ходит первым.
champions-ask-place = Поставьте рабочего (осталось: { $idle })
champions-ask-harbour = К какому берегу идёт { $ship }?
champions-ask-harbour-detail = Викингов и еды вместе не больше { $capacity }.
champions-ask-rune = Какую руну вы берёте?
champions-ask-church = Сколько милости вы покупаете?
champions-ask-build = Какой корабль вы строите?
champions-ask-build-detail = Один на игрока за партию; плыть можно уже в этом раунде.
champions-ask-market = Что вы меняете?
champions-ask-market-detail = Один к одному. Отданное нельзя вернуть до следующего визита.
champions-ask-beggar = { $left ->
    [one] Отдать ещё еду за милость? Можно ещё { $left } раз
    [few] Отдать ещё еду за милость? Можно ещё { $left } раза
   *[other] Отдать ещё еду за милость? Можно ещё { $left } раз
 }
champions-ask-recruit = { $room ->
    [one] Мест не хватает. Выберите { $room } викинга, который останется.
   *[other] Мест не хватает. Выберите { $room } викингов, которые останутся.
 }
champions-ask-look = Какую карту похода вы смотрите?
champions-ask-look-detail = Увидите её только вы. Затем вы возьмёте карту судьбы.
champions-ask-draw = Взять карту судьбы или сначала использовать руну «Проницательность»?
champions-ask-keep = Какую судьбу вы оставляете?
champions-ask-keep-detail = Остальные уйдут под низ колоды, их никто не увидит.
champions-ask-bury = Какая карта ложится под колоду первой?
champions-ask-send = Кто сразится с { $foe_ins }?
champions-ask-send-ship = Корабль вмещает { $capacity } вместе с едой.
champions-ask-send-ban = Запрещённое оружие: { $weapon }.
champions-ask-load = Сколько еды взять в плавание? Там { $foe_nom }
champions-ask-load-detail = { $crew ->
    [one] { $crew } викингу на борту нужно еды: { $need }.
   *[other] { $crew } викингам на борту нужно еды: { $need }.
 }
champions-ask-settle = Отправить викингов так?
champions-ask-settle-detail = Остальные увидят это, когда все примут решение.
champions-ask-ready = Бросить кубики против { $foe_acc }?
champions-ask-ready-hunt = Бросить кубики охоты?
champions-ask-ready-feed = Накормить команду?
champions-ask-roll-hunt = Охота: пока еды { $hits }. Перебросить?
champions-ask-roll = { $foe }: { $hits ->
    [one] { $hits } удар
    [few] { $hits } удара
   *[other] { $hits } ударов
 }, нужно { $needed }. Перебросить?
champions-ask-roll-detail = { $losses ->
    [0] Если оставить бросок, вы никого не потеряете.
    [one] Если оставить бросок, вы потеряете { $losses } викинга.
   *[other] Если оставить бросок, вы потеряете { $losses } викингов.
 }
champions-ask-losses = { $count ->
    [one] Выберите { $count } викинга, которого потеряете в бою с { $foe_ins }
   *[other] Выберите { $count } викингов, которых потеряете в бою с { $foe_ins }
 }
champions-ask-triumph = Использовать руну Славы и получить ещё { $glory ->
    [one] { $glory } славу
   *[other] { $glory } славы
 }?
champions-ask-blame = Кто получит жетон позора?
champions-ask-blame-detail = Тролль повержен, и народ ищет, на кого свалить вину.
champions-ask-journey = Открыта карта похода «{ $journey }». Заменить её?
champions-ask-toll = Что вы теряете? Всего: { $count }
champions-ask-starve = { $count ->
    [one] Еды не хватает. Выберите { $count } викинга, которого потеряете.
   *[other] Еды не хватает. Выберите { $count } викингов, которых потеряете.
 }
champions-ask-last-runes = Использовать руны до подсчёта?

## Выбор
champions-do-lead = { $leader }
champions-do-work = { $place }
champions-do-sail = { $shore }: { $foe }
champions-do-take-rune = { $rune }
champions-do-take-deck = Верхняя руна колоды, вслепую
champions-do-favor = { $favor ->
    [one] { $favor } милость
    [few] { $favor } милости
   *[other] { $favor } милостей
 } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
 }
champions-do-build = { $ship }: { $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
 }{ $coins ->
    [0] {""}
    [one] , { $coins } монета
    [few] , { $coins } монеты
   *[other] , { $coins } монет
 }; вмещает { $capacity }, славы { $glory }
champions-do-trade = { $give } → { $take }
champions-do-give = Отдать ещё 1 еду за милость
champions-do-recruit = Оставить { $warrior_acc }
champions-do-look = { $shore }
champions-do-draw = Взять карту без руны
champions-do-keep = Оставить «{ $destiny }»
champions-do-bury = Положить под колоду «{ $destiny }»
champions-do-send-none = Никого не отправлять
champions-do-send = { $crew } (шанс победы { $chance ->
    [100] > 99
   *[other] { $chance }
 } %)
champions-do-load = { $food ->
    [0] Не брать еды
    [one] Взять { $food } еду
   *[other] Взять { $food } еды
 }
champions-do-in-turn = Отправлять викингов по очереди
    .help = Все отправляют викингов открыто, по очереди, начиная с первого игрока.
champions-do-feed = Накормить команду
champions-do-roll = Бросить кубики
champions-do-reroll = Перебросить за 1 милость: { $dice }
champions-do-stand = Оставить бросок
champions-do-lose = Потерять { $loss_acc }
champions-do-blame = Отдать жетон позора { $player_dat }
champions-do-accept-journey = Принять этот поход
champions-do-keep-rune = Сохранить руну
champions-do-finish = Перейти к подсчёту
champions-do-settle = Отправить
champions-do-done = Готово
champions-do-use-gifts = Руна Даров: получить { $goods_acc }
champions-do-use-potential = Руна Возможности: перебросить пустые грани ({ $warriors })
champions-do-use-success = Руна Успеха: открыть судьбу «{ $destiny }»
champions-do-use = Использовать руну «{ $rune }»

## Журнал
champions-log-leader = { $player_you ->
    [yes] Вы выбираете вождя: { $leader }
   *[no] { $player } выбирает вождя: { $leader }
 }
champions-log-round = Раунд { $round }
champions-log-troll-came = На город нападает { $foe_nom }
champions-log-draugr-came = Из могилы встаёт { $foe_nom }
champions-log-monster-came = Новое чудовище { $shore_at }: { $foe_nom }
champions-log-rune-laid = У толкователя рун появляется руна «{ $rune }»
champions-log-merchant-came = Торговый корабль привозит { $goods_acc }
champions-log-worked = { $player_you ->
    [yes] Вы ставите рабочего { $place_to }
   *[no] { $player } ставит рабочего { $place_to }
 }
champions-log-paid = { $player_you ->
    [yes] Вы платите { $goods_acc }
   *[no] { $player } платит { $goods_acc }
 }
champions-log-gained = { $player_you ->
    [yes] Вы получаете { $goods_acc }
   *[no] { $player } получает { $goods_acc }
 }
champions-log-turned-away = { $player_you ->
    [yes] В вашем длинном доме нет места. В запас возвращаются: { $warriors }
   *[no] В длинном доме игрока { $player } нет места. В запас возвращаются: { $warriors }
 }
champions-log-marker = { $player_you ->
    [yes] Вы получаете жетон первого игрока
   *[no] { $player } получает жетон первого игрока
 }
champions-log-hired = { $player_you ->
    [yes] Вы нанимаете рабочего
   *[no] { $player } нанимает рабочего
 }
champions-log-begged = { $player_you ->
    [yes] Вы молите богов и получаете жетон позора
   *[no] { $player } молит богов и получает жетон позора
 }
champions-log-berthed = { $player_you ->
    [yes] Вы отправляете { $ship } { $shore_to }
   *[no] { $player } отправляет { $ship } { $shore_to }
 }
champions-log-rune-taken = { $player_you ->
    [yes] Вы берёте руну «{ $rune }»
   *[no] { $player } берёт руну «{ $rune }»
 }
champions-log-rune-drawn = { $player_you ->
    [yes] Вы берёте из колоды руну «{ $rune }»
   *[no] { $player } берёт из колоды руну «{ $rune }»
 }
champions-log-built = { $player_you ->
    [yes] Вы строите { $ship }
   *[no] { $player } строит { $ship }
 }
champions-log-traded = { $player_you ->
    [yes] Вы меняете 1 { $give_acc } на 1 { $take_acc }
   *[no] { $player } меняет 1 { $give_acc } на 1 { $take_acc }
 }
champions-log-looked = { $player_you ->
    [yes] Вы смотрите карту похода { $shore_at }
   *[no] { $player } смотрит карту похода { $shore_at }
 }
champions-log-saw = Вы видите карту похода { $shore_at }: «{ $journey }»
champions-log-drew = { $player_you ->
    [yes]
        { $count ->
            [one] Вы берёте { $count } карту судьбы
            [few] Вы берёте { $count } карты судьбы
           *[other] Вы берёте { $count } карт судьбы
        }
   *[no]
        { $count ->
            [one] { $player } берёт { $count } карту судьбы
            [few] { $player } берёт { $count } карты судьбы
           *[other] { $player } берёт { $count } карт судьбы
        }
 }
champions-log-kept = Ваша новая судьба: { $destiny }
champions-log-buried = Вы кладёте под колоду «{ $destiny }»
champions-log-put-back = { $player_you ->
    [yes]
        { $count ->
            [one] Вы возвращаете под колоду { $count } карту
            [few] Вы возвращаете под колоду { $count } карты
           *[other] Вы возвращаете под колоду { $count } карт
        }
   *[no]
        { $count ->
            [one] { $player } возвращает под колоду { $count } карту
            [few] { $player } возвращает под колоду { $count } карты
           *[other] { $player } возвращает под колоду { $count } карт
        }
 }
champions-log-rune-used = { $player_you ->
    [yes] Вы используете руну «{ $rune }»
   *[no] { $player } использует руну «{ $rune }»
 }
champions-log-opened = { $player_you ->
    [yes] Вы открываете судьбу «{ $destiny }» и получаете { $glory ->
        [one] { $glory } славу
       *[other] { $glory } славы
     }
   *[no] { $player } открывает судьбу «{ $destiny }» и получает { $glory ->
        [one] { $glory } славу
       *[other] { $glory } славы
     }
 }
champions-log-in-turn = { $player_you ->
    [yes] Вы просите отправлять викингов по очереди
   *[no] { $player } просит отправлять викингов по очереди
 }
champions-log-settled = { $player_you ->
    [yes] Вы отправили викингов
   *[no] Викинги отправлены: { $player }
 }
champions-log-sent = { $player_you ->
    [yes] Вы отправляете { $field_to } { $crew_acc }
   *[no] { $player } отправляет { $field_to } { $crew_acc }
 }
champions-log-sent-nobody = { $player_you ->
    [yes] Вы никого не отправляете { $field_to }
   *[no] { $player } никого не отправляет { $field_to }
 }
champions-log-sent-food = { $player_you ->
    [yes] Вы отправляете { $field_to } { $crew_acc }, еды с собой { $food }
   *[no] { $player } отправляет { $field_to } { $crew_acc }, еды с собой { $food }
 }
champions-log-fight = { $player_you ->
    [yes] Вы вступаете в бой с { $foe_ins }
   *[no] { $player } вступает в бой с { $foe_ins }
 }
champions-log-forbidden = { $player_you ->
    [yes] Ещё до боя с { $foe_ins } вы теряете { $warriors_acc }
   *[no] Ещё до боя с { $foe_ins } { $player } теряет { $warriors_acc }
 }
champions-log-rolled = { $player_you ->
    [yes] Вы бросаете кубики: { $dice }
   *[no] { $player } бросает кубики: { $dice }
 }
champions-log-rerolled = { $player_you ->
    [yes] Вы перебрасываете кубики: { $dice }
   *[no] { $player } перебрасывает кубики: { $dice }
 }
champions-log-struck = { $hits ->
    [one] { $hits } удар
    [few] { $hits } удара
   *[other] { $hits } ударов
 }, { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
   *[other] { $shields } щитов
 }. Ранений { $damage }, нужно { $defence }. { $losses ->
    [0] Потерь нет
    [one] Погиб { $losses } викинг
    [few] Погибли { $losses } викинга
   *[other] Погибли { $losses } викингов
 }
champions-log-hunted = { $player_you ->
    [yes] Вы приносите с охоты { $food ->
        [one] { $food } еду
       *[other] { $food } еды
     }
   *[no] { $player } приносит с охоты { $food ->
        [one] { $food } еду
       *[other] { $food } еды
     }
 }
champions-log-fell = { $player_you ->
    [yes] Вы теряете { $loss_acc }
   *[no] { $player } теряет { $loss_acc }
 }
champions-log-beaten = { $player_you ->
    [yes] Вы побеждаете { $foe_acc } и получаете { $reward_acc }
   *[no] { $player } побеждает { $foe_acc } и получает { $reward_acc }
 }
champions-log-repelled = { $player_you ->
    [yes] Вам не удаётся победить { $foe_acc }
   *[no] Игроку { $player } не удаётся победить { $foe_acc }
 }
champions-log-blamed = { $by_you ->
    [yes] Вы отдаёте жетон позора { $player_dat }
   *[no] { $by } отдаёт жетон позора { $player_dat }
 }
champions-log-blame-shed = { $player_you ->
    [yes] Вы сбрасываете жетон позора
   *[no] { $player } сбрасывает жетон позора
 }
champions-log-journey = { $player_you ->
    [yes] Вы плывёте { $shore_to }. Карта похода: «{ $journey }»
   *[no] { $player } плывёт { $shore_to }. Карта похода: «{ $journey }»
 }
champions-log-washed = { $player_you ->
    [yes] Вы теряете в море { $loss_acc }
   *[no] { $player } теряет в море { $loss_acc }
 }
champions-log-fed = { $player_you ->
    [yes] Вы кормите { $warriors ->
        [one] { $warriors } викинга
       *[other] { $warriors } викингов
     }, тратя { $food ->
        [one] { $food } еду
       *[other] { $food } еды
     }
   *[no] { $player } кормит { $warriors ->
        [one] { $warriors } викинга
       *[other] { $warriors } викингов
     }, тратя { $food ->
        [one] { $food } еду
       *[other] { $food } еды
     }
 }
champions-log-starved = { $player_you ->
    [yes] Вы теряете от голода { $warriors_acc }
   *[no] { $player } теряет от голода { $warriors_acc }
 }
champions-log-leader-glory = { $player_you ->
    [yes] Вы получаете { $glory ->
        [one] { $glory } славу
       *[other] { $glory } славы
     } ({ $leader })
   *[no] { $player } получает { $glory ->
        [one] { $glory } славу
       *[other] { $glory } славы
     } ({ $leader })
 }
champions-log-troll-unbeaten = Никто не победил { $foe_acc }: каждый получает жетон позора
champions-log-draugr-left = Никто не победил { $foe_acc }: драугр уходит
champions-log-bounty = { $coins ->
    [one] На чудовище { $shore_at } лежит { $coins } монета
    [few] На чудовище { $shore_at } лежат { $coins } монеты
   *[other] На чудовище { $shore_at } лежит { $coins } монет
 }
champions-log-ended = Партия окончена: подсчёт славы

## Почему нельзя
champions-illegal-taken = Здесь уже стоит рабочий.
champions-illegal-no-runes = Такой руны здесь нет.
champions-illegal-one-ship = У вас уже есть военный корабль.
champions-illegal-cannot-pay = Вам нечем заплатить.
champions-illegal-one-worker = Дополнительный рабочий у вас уже есть.
champions-illegal-no-ship = У вас нет военного корабля.
champions-illegal-ship-away = Ваш военный корабль уже в море.
champions-illegal-ship-gone = Этот корабль построить нельзя.
champions-illegal-not-in-play = В этой партии этого нет.
champions-illegal-no-harbour = Все гавани заняты.
champions-illegal-trade-back = Отданное нельзя вернуть до следующего визита.
champions-illegal-not-so-many = У вас столько нет.
champions-illegal-forbidden-weapon = Против этого врага такое оружие запрещено.
champions-illegal-ship-full = Корабль столько не вмещает.
champions-illegal-no-rune = У вас нет этой руны.
champions-illegal-rune-used = Эта руна уже использована.
champions-illegal-rune-not-now = Сейчас эта руна не действует.
champions-illegal-gifts = Руна даёт ровно 4 товара.
champions-illegal-no-destiny = У вас нет этой карты судьбы.
champions-illegal-not-blank = Перебросить можно только кубики с пустой гранью.
champions-illegal-leader-taken = Этого вождя уже выбрали.
champions-illegal-church = В храме можно купить от 1 до 4 милостей.
champions-illegal-no-favor = У вас нет милостей.
champions-illegal-no-such-dice = Таких кубиков на столе нет.
champions-illegal-wrong-loss = Столько терять не нужно: проверьте число.
champions-illegal-blame = Жетон позора получает другой игрок.

## Счёт
champions-score-track = Слава
champions-score-destinies = Судьбы
champions-score-sets = Наборы врагов
champions-score-runes = Руны
champions-score-ship = Военный корабль вождя
champions-score-favor = Милость
champions-score-coins = Монеты
champions-score-blame = Позор
champions-tie-break = больше побеждённых врагов
