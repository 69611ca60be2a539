# Чемпионы Мидгарда.

champions-name = Чемпионы Мидгарда
champions-tagline = Расставляйте рабочих, бросайте воинов в бой и побеждайте троллей, драугров и чудовищ ради славы.

## Настройки
champions-option-hall_of_glory = Зал славы
    .help = Видят ли все, каких врагов кто победил. По правилам трофеи закрыты, открытые — вариант.
champions-option-hall_of_glory-off = трофеи лежат лицом вниз
champions-option-hall_of_glory-on = трофеи открыты
champions-option-distrust = Недоверие народа
    .help = Вариант посложнее: игра начинается уже с одним позором.
champions-option-distrust-off = все начинают без позора
champions-option-distrust-on = у каждого на старте один позор

## Фазы
champions-phase-leaders = Вожди
champions-phase-place = Рабочие
champions-phase-assign = Отправка
champions-phase-fight = Бой
champions-phase-cleanup = Очистка
champions-phase-end = Итог
champions-over = Игра окончена
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
    .help = Заберите всех мечников отсюда.
champions-place-hafter = Литейная
    .help = Заберите всех копейщиков отсюда.
champions-place-blacksmith = Кузница
    .help = Заберите всех топорщиков отсюда.
champions-place-smokehouse = Коптильня
    .help = Заберите всю еду отсюда.
champions-place-merchant-ship = Торговый корабль
    .help = Заплатите 1 монету и возьмите всё, что показано на карте.
champions-place-runesmith = Толкователь рун
    .help = Заплатите 1 дерево за открытую руну или верхнюю из колоды.
champions-place-jarls-longhouse = Длинный дом ярла
    .help = Получите мечника и жетон первого игрока; его владелец отдаёт жетон соседу слева.
champions-place-sages-house = Дом провидца
    .help = Посмотрите закрытую карту похода, затем возьмите карту судьбы.
champions-place-shipwright = Верфь
    .help = Постройте свой военный корабль, один раз за игру.
champions-place-market = Рынок
    .help = Меняйте еду, дерево и монеты один к одному сколько угодно раз.
champions-place-stave-church = Деревянный храм
    .help = Купите 1, 2, 3 или 4 милости за 1, 3, 6 или 10 монет.
champions-place-worker-huts = Хижина рабочих
    .help = Наймите дополнительного рабочего; с каждым покупателем цена падает.
champions-place-small-longship = Малый драккар
    .help = Бесплатно; вмещает 5 воинов и еды вместе.
champions-place-large-longship = Большой драккар
    .help = 1 монета; вмещает 10 воинов и еды вместе.
champions-place-private-longship = Корабль вождя
    .help = Отправьте свой корабль в свободную гавань.
champions-place-troll = Тролль
    .help = Займите бой с троллем.
champions-place-draugr-1 = Левый драугр
    .help = Займите бой с левым драугром.
champions-place-draugr-2 = Правый драугр
    .help = Займите бой с правым драугром.
champions-place-hunting-grounds = Охотничьи угодья
    .help = Воины, оставшиеся дома, охотятся: еда за каждый удар, не больше 6.
champions-place-beg = Мольба
    .help = Получите 1 еду и 1 позор.
champions-place-beggar = Нищий
    .help = 1 еда за 1 милость, до трёх раз.
champions-place-skald = Скальд
    .help = Получите 2 славы.
champions-place-generous-merchant = Щедрый купец
    .help = Получите 1 еду и 1 дерево.
champions-place-benefactor = Благодетель
    .help = Получите 2 монеты.
champions-place-militia = Ополченцы
    .help = 1 еда за 2 мечников.
champions-place-raiders = Налётчики
    .help = 1 дерево за 2 копейщиков.
champions-place-jomsvikings = Йомсвикинги
    .help = 2 монеты за мечника и топорщика.
champions-place-varangians = Варяги
    .help = 1 монета за мечника и копейщика.

## Бои, берега, корабли
champions-field-troll = тролль
champions-field-draugr-1 = левый драугр
champions-field-draugr-2 = правый драугр
champions-field-shore-1 = первый берег
champions-field-shore-2 = второй берег
champions-field-shore-3 = третий берег
champions-field-shore-4 = четвёртый берег
champions-shore-shore-1 = первый берег (близкий)
champions-shore-shore-2 = второй берег (близкий)
champions-shore-shore-3 = третий берег (дальний)
champions-shore-shore-4 = четвёртый берег (дальний)
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
champions-colour-red = пламя
champions-colour-blue = лёд
champions-colour-yellow = гора
champions-good-food = еда
champions-good-wood = дерево
champions-good-coin = монета
champions-amount-glory = { $count ->
         [one] { $count } слава
         [few] { $count } славы
        *[other] { $count } славы
    }
champions-amount-food = { $count ->
         [one] { $count } еда
         [few] { $count } еды
        *[other] { $count } еды
    }
champions-amount-wood = { $count ->
         [one] { $count } дерево
         [few] { $count } дерева
        *[other] { $count } дерева
    }
champions-amount-coin = { $count ->
         [one] { $count } монета
         [few] { $count } монеты
        *[other] { $count } монет
    }
champions-amount-favor = { $count ->
         [one] { $count } милость
         [few] { $count } милости
        *[other] { $count } милости
    }
champions-amount-swordsman = { $count ->
         [one] { $count } мечник
         [few] { $count } мечника
        *[other] { $count } мечников
    }
champions-amount-spearman = { $count ->
         [one] { $count } копейщик
         [few] { $count } копейщика
        *[other] { $count } копейщиков
    }
champions-amount-axeman = { $count ->
         [one] { $count } топорщик
         [few] { $count } топорщика
        *[other] { $count } топорщиков
    }
champions-nothing = ничего
champions-die-blank = { $count ->
        [1] { $weapon }: пусто
       *[other] { $count } × { $weapon }: пусто
    }
champions-die-hit = { $count ->
        [1] { $weapon }: удар
       *[other] { $count } × { $weapon }: удар
    }
champions-die-double = { $count ->
        [1] { $weapon }: двойной удар
       *[other] { $count } × { $weapon }: двойной удар
    }
champions-die-shield = { $count ->
        [1] { $weapon }: щит
       *[other] { $count } × { $weapon }: щит
    }

## Руны
champions-rune-gifts = Дары
    .help = В любой момент: 4 товара из еды, дерева и монет в любом сочетании.
champions-rune-glory = Слава
    .help = После победы над врагом: ещё половина его славы, с округлением вниз.
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
    .help = В любой момент: ещё столько же монет, сколько у вас есть, не больше 5.

## Судьбы
champions-destiny-crusher-of-ice = Сокрушитель льда
    .help = Больше всех: синие враги.
champions-destiny-earth-smasher = Раскалыватель земли
    .help = Больше всех: жёлтые враги.
champions-destiny-master-of-flames = Повелитель пламени
    .help = Больше всех: красные враги.
champions-destiny-craftsman = Ремесленник
    .help = Больше всех: дерево.
champions-destiny-leader-of-armies = Предводитель войск
    .help = Больше всех: воины.
champions-destiny-odins-favored = Любимец Одина
    .help = Больше всех: милость.
champions-destiny-prepared = Запасливый
    .help = Больше всех: еда.
champions-destiny-prosperous = Богач
    .help = Больше всех: монеты.
champions-destiny-runemaster = Мастер рун
    .help = Больше всех: руны.
champions-destiny-monster-hunter = Охотник на чудовищ
    .help = Больше всех: побеждённые чудовища.
champions-destiny-slayer-of-the-undead = Гроза мертвецов
    .help = Больше всех: побеждённые драугры.
champions-destiny-troll-slayer = Убийца троллей
    .help = Больше всех: побеждённые тролли.

## Походы
champions-journey-all-quiet = Затишье
    .help = Ничего не происходит.
champions-journey-kraken = Кракен
    .help = Сразитесь с кракеном до еды; за него дают 3 славы.
champions-journey-lost = Потерянные
    .help = Потеряйте две единицы на борту: еду или воинов.
champions-journey-no-wind = Штиль
    .help = Потеряйте 1 еду.
champions-journey-storm = Буря
    .help = Потеряйте 1 еду или 1 воина.
champions-journey-whirlpool = Водоворот
    .help = Потеряйте 1 воина.

## Враги
champions-foe-bog-troll = Болотный тролль
champions-foe-bridge-troll = Мостовой тролль
champions-foe-forest-troll = Лесной тролль
champions-foe-river-troll = Речной тролль
champions-foe-cave-troll = Пещерный тролль
champions-foe-hill-troll = Холмовой тролль
champions-foe-mountain-troll = Горный тролль
champions-foe-rime-troll = Инеистый тролль
champions-foe-barrow-thrall = Курганный раб
champions-foe-grave-walker = Могильный странник
champions-foe-mound-guard = Страж кургана
champions-foe-drowned-oarsman = Утонувший гребец
champions-foe-bone-reaver = Костяной грабитель
champions-foe-hel-sworn = Присягнувший Хель
champions-foe-barrow-jarl = Курганный ярл
champions-foe-fenris-cubs = Волчата Фенрира
champions-foe-nokk = Нёкк
champions-foe-giant-boar = Гигантский вепрь
champions-foe-hel-hounds = Псы Хель
champions-foe-sea-hag = Морская ведьма
champions-foe-barrow-bear = Курганный медведь
champions-foe-storm-eagle = Грозовой орёл
champions-foe-sea-serpent = Морской змей
champions-foe-frost-giant = Ледяной великан
champions-foe-lyndwurm = Линдворм
champions-foe-fire-giant = Огненный великан
champions-foe-jormungandr-spawn = Отродье Ёрмунганда
champions-foe-kraken = Кракен

## Вопросы
champions-ask-interrupt = Используйте руну или ждите
champions-ask-leader = Выберите вождя
champions-ask-leader-detail = Кто выбирает последним, ходит первым.
champions-ask-place = Поставьте рабочего (осталось: { $idle })
champions-ask-harbour = Куда идёт корабль: { $ship }?
champions-ask-harbour-detail = Воинов и еды вместе: не больше { $capacity }.
champions-ask-rune = Какую руну вы берёте?
champions-ask-church = Сколько милости вы покупаете?
champions-ask-build = Какой корабль вы строите?
champions-ask-build-detail = Один на игрока за игру; плыть можно уже в этом раунде.
champions-ask-market = Что вы меняете?
champions-ask-market-detail = Один к одному. Что отдано, в этот визит обратно не взять.
champions-ask-beggar = { $left ->
         [one] Ещё еду за милость? Можно ещё { $left } раз
         [few] Ещё еду за милость? Можно ещё { $left } раза
        *[other] Ещё еду за милость? Можно ещё { $left } раз
    }
champions-ask-recruit = Мест не хватает: кто остаётся? Свободно мест: { $room }
champions-ask-look = Какую карту похода вы смотрите?
champions-ask-look-detail = Увидите только вы. Затем карта судьбы.
champions-ask-draw = Взять карту судьбы или сначала Проницательность?
champions-ask-keep = Какую судьбу вы оставляете?
champions-ask-keep-detail = Остальные уходят под низ колоды, их никто не видит.
champions-ask-bury = Какая карта ложится под колоду первой?
champions-ask-send = Кого вы отправляете? Враг: { $foe }
champions-ask-send-ship = Корабль вмещает { $capacity } вместе с едой.
champions-ask-send-ban = Сюда не идут воины с этим оружием: { $weapon }.
champions-ask-load = Сколько еды вы грузите? Враг: { $foe }
champions-ask-load-detail = Нужно еды: { $need }, воинов на борту: { $crew }.
champions-ask-settle = Отправить воинов так?
champions-ask-settle-detail = Остальные увидят это, когда решат все.
champions-ask-ready = Бросаете кубики? Враг: { $foe }
champions-ask-ready-hunt = Бросаете кубики на охоте?
champions-ask-ready-feed = Кормите команду?
champions-ask-roll-hunt = Охота: пока { $hits } еды. Перебросить?
champions-ask-roll = { $foe }: ударов { $hits } из { $needed }. Перебросить?
champions-ask-roll-detail = Потери, если бросок остаётся: { $losses }.
champions-ask-losses = Кого вы теряете? Воинов: { $count }. Враг: { $foe }
champions-ask-triumph = Использовать руну Славы и получить ещё { $glory } славы?
champions-ask-blame = Кому достаётся позор?
champions-ask-blame-detail = Тролль повержен, и народ ищет, кого упрекнуть.
champions-ask-journey = Поход: { $journey }. Заменить?
champions-ask-toll = Что вы теряете? Всего: { $count }
champions-ask-starve = Еды не хватает: кого вы теряете? Воинов: { $count }
champions-ask-last-runes = Используете руны до подсчёта?

## Выбор
champions-do-lead = { $leader }
champions-do-work = { $place }
champions-do-sail = { $shore }: { $foe }
champions-do-take-rune = { $rune }
champions-do-take-deck = Верхняя руна колоды, вслепую
champions-do-favor = Милость: { $favor }, монет: { $coins }
champions-do-build = { $ship }: дерево { $wood }, монеты { $coins }; вмещает { $capacity }, слава { $glory }
champions-do-trade = { $give } → { $take }
champions-do-give = Отдать ещё еду за милость
champions-do-recruit = Оставить: { $weapon }
champions-do-look = { $shore }
champions-do-draw = Взять карту без руны
champions-do-keep = Оставить: { $destiny }
champions-do-bury = Под колоду: { $destiny }
champions-do-send-none = Никого
champions-do-send = { $crew } ({ $chance ->
    [100] > 99
   *[other] { $chance }
 } %)
champions-do-load = Еда: { $food }
champions-do-in-turn = Потребовать отправку по очереди
champions-do-feed = Накормить команду
champions-do-roll = Бросить кубики
champions-do-reroll = Перебросить за 1 милость: { $dice }
champions-do-stand = Оставить бросок
champions-do-lose = Потерять: { $loss }
champions-do-blame = Позор: { $player }
champions-do-accept-journey = Принять этот поход
champions-do-keep-rune = Сохранить руну
champions-do-finish = К подсчёту
champions-do-settle = Отправить
champions-do-done = Готово
champions-do-use-gifts = Руна Даров: { $goods }
champions-do-use-potential = Руна Возможности, перебросить пустые: { $warriors }
champions-do-use-success = Руна Успеха: открыть «{ $destiny }»
champions-do-use = Руна: { $rune }

## Журнал
champions-log-leader = { $player_you ->
    [yes] Вы выбираете вождя: { $leader }
   *[no] { $player } выбирает вождя: { $leader }
 }
champions-log-round = Раунд { $round }
champions-log-troll-came = На город нападает { $foe }
champions-log-draugr-came = Восстаёт драугр: { $foe }
champions-log-monster-came = Появляется чудовище «{ $foe }»: { $shore }
champions-log-rune-laid = У толкователя рун: { $rune }
champions-log-merchant-came = Торговый корабль привозит: { $goods }
champions-log-worked = { $player_you ->
    [yes] Вы ставите рабочего: { $place }
   *[no] { $player } ставит рабочего: { $place }
 }
champions-log-paid = { $player_you ->
    [yes] Вы платите: { $goods }
   *[no] { $player } платит: { $goods }
 }
champions-log-gained = { $player_you ->
    [yes] Вы получаете: { $goods }
   *[no] { $player } получает: { $goods }
 }
champions-log-turned-away = { $player_you ->
    [yes] В вашем длинном доме нет места: { $warriors }
   *[no] В длинном доме ({ $player }) нет места: { $warriors }
 }
champions-log-marker = { $player_you ->
    [yes] Жетон первого игрока у вас
   *[no] Жетон первого игрока: { $player }
 }
champions-log-hired = { $player_you ->
    [yes] Вы нанимаете рабочего
   *[no] { $player } нанимает рабочего
 }
champions-log-begged = { $player_you ->
    [yes] Вы молите богов и берёте позор
   *[no] { $player } молит богов и берёт позор
 }
champions-log-berthed = { $player_you ->
    [yes] Вы отправляете корабль ({ $ship }): { $shore }
   *[no] { $player } отправляет корабль ({ $ship }): { $shore }
 }
champions-log-rune-taken = { $player_you ->
    [yes] Вы берёте руну «{ $rune }»
   *[no] { $player } берёт руну «{ $rune }»
 }
champions-log-rune-drawn = { $player_you ->
    [yes] Вы берёте вслепую руну «{ $rune }»
   *[no] { $player } берёт вслепую руну «{ $rune }»
 }
champions-log-built = { $player_you ->
    [yes] Вы строите корабль: { $ship }
   *[no] { $player } строит корабль: { $ship }
 }
champions-log-traded = { $player_you ->
    [yes] Вы меняете: { $give } → { $take }
   *[no] { $player } меняет: { $give } → { $take }
 }
champions-log-looked = { $player_you ->
    [yes] Вы смотрите карту похода: { $shore }
   *[no] { $player } смотрит карту похода: { $shore }
 }
champions-log-saw = Вы видите карту похода: { $shore }, «{ $journey }»
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
    [yes] Вы открываете судьбу «{ $destiny }»: слава { $glory }
   *[no] { $player } открывает судьбу «{ $destiny }»: слава { $glory }
 }
champions-log-in-turn = { $player_you ->
    [yes] Вы требуете отправлять воинов по очереди
   *[no] { $player } требует отправлять воинов по очереди
 }
champions-log-settled = { $player_you ->
    [yes] Ваша отправка решена
   *[no] { $player }: отправка решена
 }
champions-log-sent = { $player_you ->
    [yes] Вы отправляете ({ $field }): { $crew }
   *[no] { $player } отправляет ({ $field }): { $crew }
 }
champions-log-sent-food = { $player_you ->
    [yes] Вы отправляете ({ $field }): { $crew }; еда: { $food }
   *[no] { $player } отправляет ({ $field }): { $crew }; еда: { $food }
 }
champions-log-fight = { $player_you ->
    [yes] Вы вступаете в бой: { $foe }
   *[no] { $player } вступает в бой: { $foe }
 }
champions-log-forbidden = Ещё до боя гибнут: { $warriors } ({ $foe })
champions-log-rolled = { $player_you ->
    [yes] Вы бросаете: { $dice }
   *[no] { $player } бросает: { $dice }
 }
champions-log-rerolled = { $player_you ->
    [yes] Вы перебрасываете: { $dice }
   *[no] { $player } перебрасывает: { $dice }
 }
champions-log-struck = Ударов { $hits }, щитов { $shields }: ранений { $damage } из { $defence }, потери { $losses }
champions-log-hunted = { $player_you ->
    [yes] Вы приносите с охоты еду: { $food }
   *[no] { $player } приносит с охоты еду: { $food }
 }
champions-log-fell = { $player_you ->
    [yes] Вы теряете: { $loss }
   *[no] { $player } теряет: { $loss }
 }
champions-log-beaten = { $player_you ->
    [yes] Вы побеждаете врага «{ $foe }»: { $reward }
   *[no] { $player } побеждает врага «{ $foe }»: { $reward }
 }
champions-log-repelled = { $player_you ->
    [yes] Вы терпите поражение: { $foe }
   *[no] { $player } терпит поражение: { $foe }
 }
champions-log-blamed = { $player_you ->
    [yes] Вы берёте позор; решает { $by }
   *[no] { $player } берёт позор; решает { $by }
 }
champions-log-blame-shed = { $player_you ->
    [yes] Вы сбрасываете позор
   *[no] { $player } сбрасывает позор
 }
champions-log-journey = { $player_you ->
    [yes] Вы плывёте: { $shore }, «{ $journey }»
   *[no] { $player } плывёт: { $shore }, «{ $journey }»
 }
champions-log-washed = { $player_you ->
    [yes] Море забирает у вас: { $loss }
   *[no] Море забирает ({ $player }): { $loss }
 }
champions-log-fed = { $player_you ->
    [yes] Вы кормите команду: воинов { $warriors }, ушло еды { $food }
   *[no] { $player } кормит команду: воинов { $warriors }, ушло еды { $food }
 }
champions-log-starved = { $player_you ->
    [yes] Ваши воины гибнут от голода: { $warriors }
   *[no] Гибнут от голода ({ $player }): { $warriors }
 }
champions-log-leader-glory = { $player_you ->
    [yes] { $leader } приносит вам славу: { $glory }
   *[no] { $leader } приносит славу ({ $player }): { $glory }
 }
champions-log-troll-unbeaten = Никто не побеждает врага «{ $foe }»: каждый берёт позор
champions-log-draugr-left = Драугр уходит: { $foe }
champions-log-bounty = Монет на чудовище ({ $shore }): { $coins }
champions-log-ended = Игра окончена: подсчёт славы

## Почему нельзя
champions-illegal-taken = Место уже занято.
champions-illegal-no-runes = Такой руны здесь нет.
champions-illegal-one-ship = У вас уже есть корабль.
champions-illegal-cannot-pay = Вам нечем заплатить.
champions-illegal-one-worker = Дополнительный рабочий у вас уже есть.
champions-illegal-no-ship = У вас нет корабля.
champions-illegal-ship-away = Ваш корабль уже в море.
champions-illegal-ship-gone = Этот корабль построить нельзя.
champions-illegal-not-in-play = Этого нет в этой партии.
champions-illegal-no-harbour = Все гавани заняты.
champions-illegal-trade-back = Отданное за это посещение не берут обратно.
champions-illegal-not-so-many = Столько нет.
champions-illegal-forbidden-weapon = С этим врагом таким оружием не сражаются.
champions-illegal-ship-full = Корабль столько не вмещает.
champions-illegal-no-rune = У вас нет этой руны.
champions-illegal-rune-used = Эта руна уже использована.
champions-illegal-rune-not-now = Сейчас эта руна не действует.
champions-illegal-gifts = Руна даёт ровно 4 товара.
champions-illegal-no-destiny = У вас нет этой карты судьбы.
champions-illegal-not-blank = Перебросить можно только пустые кубики.
champions-illegal-leader-taken = Этот вождь занят.
champions-illegal-church = Храм даёт от 1 до 4 милости.
champions-illegal-no-favor = У вас нет милости.
champions-illegal-no-such-dice = Таких кубиков на столе нет.
champions-illegal-wrong-loss = Число не совпадает с потерями.
champions-illegal-blame = Позор достаётся другому игроку.

## Счёт
champions-score-track = Слава
champions-score-destinies = Судьбы
champions-score-sets = Наборы цветов
champions-score-runes = Руны
champions-score-ship = Корабль вождя
champions-score-favor = Милость
champions-score-coins = Монеты
champions-score-blame = Позор
champions-tie-break = больше побеждённых врагов
