# Чемпіони Мідґарда.

champions-name = Чемпіони Мідґарда
champions-tagline = Розставляйте робітників, кидайте воїнів у бій і перемагайте тролів, драугрів та чудовиськ заради слави.

## Налаштування
champions-option-hall_of_glory = Зала слави
    .help = Чи бачать усі, яких ворогів хто здолав. За правилами трофеї закриті, відкриті — варіант.
champions-option-hall_of_glory-off = трофеї лежать долілиць
champions-option-hall_of_glory-on = трофеї відкриті
champions-option-distrust = Недовіра народу
    .help = Складніший варіант: гра починається вже з однією ганьбою.
champions-option-distrust-off = усі починають без ганьби
champions-option-distrust-on = у кожного на старті одна ганьба

## Фази
champions-phase-leaders = Вожді
champions-phase-place = Робітники
champions-phase-assign = Відправлення
champions-phase-fight = Бій
champions-phase-cleanup = Прибирання
champions-phase-end = Підсумок
champions-over = Гру завершено
champions-nobody = нікого

## Вожді
champions-leader-asmundr = Асмунд Благочестивий
    .help = Милість, витрачена на перекидання, одразу дає 2 слави.
champions-leader-dagrun = Даґрун Обрана
    .help = У домі провидця бере на одну карту долі більше й лишає одну.
champions-leader-gylfir = Ґільві-мореплавець
    .help = Не платить на торговому кораблі.
champions-leader-svanhildr = Сванхільд-мечниця
    .help = Мечі: удар рахується за 2, подвійний за 3.
champions-leader-ullr = Уль-берсерк
    .help = Раунд бою з подвійним ударом дає 1 славу.

## Локації
champions-place-swordsmith = Зброярня
    .help = Заберіть усіх мечників звідси.
champions-place-hafter = Ливарня
    .help = Заберіть усіх списоносців звідси.
champions-place-blacksmith = Кузня
    .help = Заберіть усіх сокирників звідси.
champions-place-smokehouse = Коптильня
    .help = Заберіть усю їжу звідси.
champions-place-merchant-ship = Торговий корабель
    .help = Заплатіть 1 монету й візьміть усе, що показано на карті.
champions-place-runesmith = Тлумач рун
    .help = Заплатіть 1 деревину за відкриту руну або верхню з колоди.
champions-place-jarls-longhouse = Довгий дім ярла
    .help = Отримайте мечника і жетон першого гравця; його власник віддає жетон сусідові ліворуч.
champions-place-sages-house = Дім провидця
    .help = Подивіться закриту карту походу, потім візьміть карту долі.
champions-place-shipwright = Корабельня
    .help = Збудуйте власний військовий корабель, один раз за гру.
champions-place-market = Ринок
    .help = Міняйте їжу, деревину й монети один до одного скільки завгодно разів.
champions-place-stave-church = Дерев’яний храм
    .help = Купіть 1, 2, 3 або 4 милості за 1, 3, 6 або 10 монет.
champions-place-worker-huts = Хатина робітників
    .help = Найміть додаткового робітника; з кожним покупцем ціна падає.
champions-place-small-longship = Малий драккар
    .help = Безплатно; вміщує 5 воїнів та їжі разом.
champions-place-large-longship = Великий драккар
    .help = 1 монета; вміщує 10 воїнів та їжі разом.
champions-place-private-longship = Корабель вождя
    .help = Відправте свій корабель до вільної гавані.
champions-place-troll = Троль
    .help = Займіть бій із тролем.
champions-place-draugr-1 = Лівий драугр
    .help = Займіть бій із лівим драугром.
champions-place-draugr-2 = Правий драугр
    .help = Займіть бій із правим драугром.
champions-place-hunting-grounds = Мисливські угіддя
    .help = Воїни, що лишилися вдома, полюють: їжа за кожен удар, щонайбільше 6.
champions-place-beg = Благання
    .help = Отримайте 1 їжу і 1 ганьбу.
champions-place-beggar = Жебрак
    .help = 1 їжа за 1 милість, до трьох разів.
champions-place-skald = Скальд
    .help = Отримайте 2 слави.
champions-place-generous-merchant = Щедрий купець
    .help = Отримайте 1 їжу і 1 деревину.
champions-place-benefactor = Благодійник
    .help = Отримайте 2 монети.
champions-place-militia = Ополченці
    .help = 1 їжа за 2 мечників.
champions-place-raiders = Наїзники
    .help = 1 деревина за 2 списоносців.
champions-place-jomsvikings = Йомсвікінги
    .help = 2 монети за мечника й сокирника.
champions-place-varangians = Варяги
    .help = 1 монета за мечника й списоносця.

## Бої, береги, кораблі
champions-field-troll = троль
champions-field-draugr-1 = лівий драугр
champions-field-draugr-2 = правий драугр
champions-field-shore-1 = перший берег
champions-field-shore-2 = другий берег
champions-field-shore-3 = третій берег
champions-field-shore-4 = четвертий берег
champions-shore-shore-1 = перший берег (близький)
champions-shore-shore-2 = другий берег (близький)
champions-shore-shore-3 = третій берег (далекий)
champions-shore-shore-4 = четвертий берег (далекий)
champions-ship-small = малий драккар
champions-ship-large = великий драккар
champions-ship-karve = карві
champions-ship-snekkja = снекар
champions-ship-skeid = скейд
champions-ship-drakkar = дрекі

## Зброя, товари, кількості
champions-weapon-swordsman = меч
champions-weapon-spearman = спис
champions-weapon-axeman = сокира
champions-colour-red = полум’я
champions-colour-blue = лід
champions-colour-yellow = гора
champions-good-food = їжа
champions-good-wood = деревина
champions-good-coin = монета
champions-amount-glory = { $count ->
         [one] { $count } слава
         [few] { $count } слави
        *[other] { $count } слави
    }
champions-amount-food = { $count ->
         [one] { $count } їжа
         [few] { $count } їжі
        *[other] { $count } їжі
    }
champions-amount-wood = { $count ->
         [one] { $count } деревина
         [few] { $count } деревини
        *[other] { $count } деревини
    }
champions-amount-coin = { $count ->
         [one] { $count } монета
         [few] { $count } монети
        *[other] { $count } монет
    }
champions-amount-favor = { $count ->
         [one] { $count } милість
         [few] { $count } милості
        *[other] { $count } милості
    }
champions-amount-swordsman = { $count ->
         [one] { $count } мечник
         [few] { $count } мечники
        *[other] { $count } мечників
    }
champions-amount-spearman = { $count ->
         [one] { $count } списоносець
         [few] { $count } списоносці
        *[other] { $count } списоносців
    }
champions-amount-axeman = { $count ->
         [one] { $count } сокирник
         [few] { $count } сокирники
        *[other] { $count } сокирників
    }
champions-nothing = нічого
champions-die-blank = { $count ->
        [1] { $weapon }: порожньо
       *[other] { $count } × { $weapon }: порожньо
    }
champions-die-hit = { $count ->
        [1] { $weapon }: удар
       *[other] { $count } × { $weapon }: удар
    }
champions-die-double = { $count ->
        [1] { $weapon }: подвійний удар
       *[other] { $count } × { $weapon }: подвійний удар
    }
champions-die-shield = { $count ->
        [1] { $weapon }: щит
       *[other] { $count } × { $weapon }: щит
    }

## Руни
champions-rune-gifts = Дари
    .help = Будь-коли: 4 товари з їжі, деревини й монет у будь-якому поєднанні.
champions-rune-glory = Слава
    .help = Після перемоги над ворогом: ще половина його слави, з округленням униз.
champions-rune-healing = Зцілення
    .help = Скасовує втрати одного раунду бою.
champions-rune-journey = Похід
    .help = Замінює щойно відкриту карту походу верхньою з колоди.
champions-rune-knowledge = Знання
    .help = Будь-коли: подивіться всі закриті карти походів на полі.
champions-rune-potential = Можливість
    .help = Після кидка: перекиньте будь-які кубики з порожньою гранню.
champions-rune-reaction = Удар у відповідь
    .help = Після кидка: щити рахуються і як удари.
champions-rune-success = Успіх
    .help = Будь-коли: відкрийте свою карту долі й отримайте за неї славу зараз і ще раз наприкінці.
champions-rune-true-vision = Проникливість
    .help = У домі провидця: візьміть на дві карти долі більше, лишіть одну.
champions-rune-wealth = Багатство
    .help = Будь-коли: ще стільки монет, скільки маєте, щонайбільше 5.

## Долі
champions-destiny-crusher-of-ice = Крушитель льоду
    .help = Найбільше: сині вороги.
champions-destiny-earth-smasher = Розколювач землі
    .help = Найбільше: жовті вороги.
champions-destiny-master-of-flames = Володар полум’я
    .help = Найбільше: червоні вороги.
champions-destiny-craftsman = Ремісник
    .help = Найбільше: деревина.
champions-destiny-leader-of-armies = Ватажок війська
    .help = Найбільше: воїни.
champions-destiny-odins-favored = Улюбленець Одіна
    .help = Найбільше: милість.
champions-destiny-prepared = Запасливий
    .help = Найбільше: їжа.
champions-destiny-prosperous = Багатій
    .help = Найбільше: монети.
champions-destiny-runemaster = Майстер рун
    .help = Найбільше: руни.
champions-destiny-monster-hunter = Мисливець на чудовиськ
    .help = Найбільше: переможені чудовиська.
champions-destiny-slayer-of-the-undead = Гроза мерців
    .help = Найбільше: переможені драугри.
champions-destiny-troll-slayer = Убивця тролів
    .help = Найбільше: переможені тролі.

## Походи
champions-journey-all-quiet = Затишшя
    .help = Нічого не стається.
champions-journey-kraken = Кракен
    .help = Битва з кракеном перед їжею; за нього дають 3 слави.
champions-journey-lost = Загублені
    .help = Втратьте дві одиниці на борту: їжу чи воїнів.
champions-journey-no-wind = Штиль
    .help = Втратьте 1 їжу.
champions-journey-storm = Буря
    .help = Втратьте 1 їжу або 1 воїна.
champions-journey-whirlpool = Вир
    .help = Втратьте 1 воїна.

## Вороги
champions-foe-bog-troll = Болотяний троль
champions-foe-bridge-troll = Мостовий троль
champions-foe-forest-troll = Лісовий троль
champions-foe-river-troll = Річковий троль
champions-foe-cave-troll = Печерний троль
champions-foe-hill-troll = Пагорбовий троль
champions-foe-mountain-troll = Гірський троль
champions-foe-rime-troll = Інеїстий троль
champions-foe-barrow-thrall = Курганний раб
champions-foe-grave-walker = Могильний блукач
champions-foe-mound-guard = Страж кургану
champions-foe-drowned-oarsman = Потонулий гребець
champions-foe-bone-reaver = Кістяний грабіжник
champions-foe-hel-sworn = Присяглий Гель
champions-foe-barrow-jarl = Курганний ярл
champions-foe-fenris-cubs = Вовченята Фенріра
champions-foe-nokk = Ньокк
champions-foe-giant-boar = Велетенський вепр
champions-foe-hel-hounds = Пси Гель
champions-foe-sea-hag = Морська відьма
champions-foe-barrow-bear = Курганний ведмідь
champions-foe-storm-eagle = Грозовий орел
champions-foe-sea-serpent = Морський змій
champions-foe-frost-giant = Крижаний велетень
champions-foe-lyndwurm = Ліндворм
champions-foe-fire-giant = Вогняний велетень
champions-foe-jormungandr-spawn = Поріддя Йормунганда
champions-foe-kraken = Кракен

## Запитання
champions-ask-interrupt = Скористайтеся руною або чекайте
champions-ask-leader = Оберіть вождя
champions-ask-leader-detail = Хто обирає останнім, ходить першим.
champions-ask-place = Поставте робітника (лишилося: { $idle })
champions-ask-harbour = Куди йде корабель: { $ship }?
champions-ask-harbour-detail = Воїнів та їжі разом: щонайбільше { $capacity }.
champions-ask-rune = Яку руну ви берете?
champions-ask-church = Скільки милості ви купуєте?
champions-ask-build = Який корабель ви будуєте?
champions-ask-build-detail = Один на гравця за гру; плисти можна вже цього раунду.
champions-ask-market = Що ви міняєте?
champions-ask-market-detail = Один до одного. Що віддано, за цей візит назад не взяти.
champions-ask-beggar = { $left ->
         [one] Ще їжу за милість? Можна ще { $left } раз
         [few] Ще їжу за милість? Можна ще { $left } рази
        *[other] Ще їжу за милість? Можна ще { $left } разів
    }
champions-ask-recruit = Місць бракує: хто лишається? Вільно місць: { $room }
champions-ask-look = Яку карту походу ви дивитеся?
champions-ask-look-detail = Побачите тільки ви. Потім карта долі.
champions-ask-draw = Взяти карту долі чи спершу Проникливість?
champions-ask-keep = Яку долю ви лишаєте?
champions-ask-keep-detail = Решта йде під низ колоди, їх ніхто не бачить.
champions-ask-bury = Яка карта лягає під колоду першою?
champions-ask-send = Кого ви відправляєте? Ворог: { $foe }
champions-ask-send-ship = Корабель вміщує { $capacity } разом з їжею.
champions-ask-send-ban = Сюди не йдуть воїни з цією зброєю: { $weapon }.
champions-ask-load = Скільки їжі ви вантажите? Ворог: { $foe }
champions-ask-load-detail = Потрібно їжі: { $need }, воїнів на борту: { $crew }.
champions-ask-settle = Відправити воїнів так?
champions-ask-settle-detail = Інші побачать це, коли вирішать усі.
champions-ask-ready = Кидаєте кубики? Ворог: { $foe }
champions-ask-ready-hunt = Кидаєте кубики на полюванні?
champions-ask-ready-feed = Годуєте команду?
champions-ask-roll-hunt = Полювання: поки { $hits } їжі. Перекинути?
champions-ask-roll = { $foe }: ударів { $hits } з { $needed }. Перекинути?
champions-ask-roll-detail = Втрати, якщо кидок лишається: { $losses }.
champions-ask-losses = Кого ви втрачаєте? Воїнів: { $count }. Ворог: { $foe }
champions-ask-triumph = Скористатися руною Слави й отримати ще { $glory } слави?
champions-ask-blame = Кому дістається ганьба?
champions-ask-blame-detail = Троля здолано, і народ шукає, кому дорікнути.
champions-ask-journey = Похід: { $journey }. Замінити?
champions-ask-toll = Що ви втрачаєте? Усього: { $count }
champions-ask-starve = Їжі бракує: кого ви втрачаєте? Воїнів: { $count }
champions-ask-last-runes = Скористаєтеся рунами до підрахунку?

## Вибір
champions-do-lead = { $leader }
champions-do-work = { $place }
champions-do-sail = { $shore }: { $foe }
champions-do-take-rune = { $rune }
champions-do-take-deck = Верхня руна колоди, наосліп
champions-do-favor = Милість: { $favor }, монет: { $coins }
champions-do-build = { $ship }: деревина { $wood }, монети { $coins }; вміщує { $capacity }, слава { $glory }
champions-do-trade = { $give } → { $take }
champions-do-give = Віддати ще їжу за милість
champions-do-recruit = Лишити: { $weapon }
champions-do-look = { $shore }
champions-do-draw = Взяти карту без руни
champions-do-keep = Лишити: { $destiny }
champions-do-bury = Під колоду: { $destiny }
champions-do-send-none = Нікого
champions-do-send = { $crew } ({ $chance ->
    [100] > 99
   *[other] { $chance }
 } %)
champions-do-load = Їжа: { $food }
champions-do-in-turn = Вимагати відправлення по черзі
champions-do-feed = Нагодувати команду
champions-do-roll = Кинути кубики
champions-do-reroll = Перекинути за 1 милість: { $dice }
champions-do-stand = Лишити кидок
champions-do-lose = Втратити: { $loss }
champions-do-blame = Ганьба: { $player }
champions-do-accept-journey = Прийняти цей похід
champions-do-keep-rune = Зберегти руну
champions-do-finish = До підрахунку
champions-do-settle = Відправити
champions-do-done = Готово
champions-do-use-gifts = Руна Дарів: { $goods }
champions-do-use-potential = Руна Можливості, перекинути порожні: { $warriors }
champions-do-use-success = Руна Успіху: відкрити «{ $destiny }»
champions-do-use = Руна: { $rune }

## Журнал
champions-log-leader = { $player_you ->
    [yes] Ви обираєте вождя: { $leader }
   *[no] { $player } обирає вождя: { $leader }
 }
champions-log-round = Раунд { $round }
champions-log-troll-came = На місто нападає { $foe }
champions-log-draugr-came = Повстає драугр: { $foe }
champions-log-monster-came = З’являється чудовисько «{ $foe }»: { $shore }
champions-log-rune-laid = У тлумача рун: { $rune }
champions-log-merchant-came = Торговий корабель привозить: { $goods }
champions-log-worked = { $player_you ->
    [yes] Ви ставите робітника: { $place }
   *[no] { $player } ставить робітника: { $place }
 }
champions-log-paid = { $player_you ->
    [yes] Ви платите: { $goods }
   *[no] { $player } платить: { $goods }
 }
champions-log-gained = { $player_you ->
    [yes] Ви отримуєте: { $goods }
   *[no] { $player } отримує: { $goods }
 }
champions-log-turned-away = { $player_you ->
    [yes] У вашому довгому домі немає місця: { $warriors }
   *[no] У довгому домі ({ $player }) немає місця: { $warriors }
 }
champions-log-marker = { $player_you ->
    [yes] Жетон першого гравця у вас
   *[no] Жетон першого гравця: { $player }
 }
champions-log-hired = { $player_you ->
    [yes] Ви наймаєте робітника
   *[no] { $player } наймає робітника
 }
champions-log-begged = { $player_you ->
    [yes] Ви благаєте богів і берете ганьбу
   *[no] { $player } благає богів і бере ганьбу
 }
champions-log-berthed = { $player_you ->
    [yes] Ви відправляєте корабель ({ $ship }): { $shore }
   *[no] { $player } відправляє корабель ({ $ship }): { $shore }
 }
champions-log-rune-taken = { $player_you ->
    [yes] Ви берете руну «{ $rune }»
   *[no] { $player } бере руну «{ $rune }»
 }
champions-log-rune-drawn = { $player_you ->
    [yes] Ви берете наосліп руну «{ $rune }»
   *[no] { $player } бере наосліп руну «{ $rune }»
 }
champions-log-built = { $player_you ->
    [yes] Ви будуєте корабель: { $ship }
   *[no] { $player } будує корабель: { $ship }
 }
champions-log-traded = { $player_you ->
    [yes] Ви міняєте: { $give } → { $take }
   *[no] { $player } міняє: { $give } → { $take }
 }
champions-log-looked = { $player_you ->
    [yes] Ви дивитеся карту походу: { $shore }
   *[no] { $player } дивиться карту походу: { $shore }
 }
champions-log-saw = Ви бачите карту походу: { $shore }, «{ $journey }»
champions-log-drew = { $player_you ->
    [yes]
        { $count ->
            [one] Ви берете { $count } карту долі
            [few] Ви берете { $count } карти долі
           *[other] Ви берете { $count } карт долі
        }
   *[no]
        { $count ->
            [one] { $player } бере { $count } карту долі
            [few] { $player } бере { $count } карти долі
           *[other] { $player } бере { $count } карт долі
        }
 }
champions-log-kept = Ваша нова доля: { $destiny }
champions-log-buried = Ви кладете під колоду «{ $destiny }»
champions-log-put-back = { $player_you ->
    [yes]
        { $count ->
            [one] Ви повертаєте під колоду { $count } карту
            [few] Ви повертаєте під колоду { $count } карти
           *[other] Ви повертаєте під колоду { $count } карт
        }
   *[no]
        { $count ->
            [one] { $player } повертає під колоду { $count } карту
            [few] { $player } повертає під колоду { $count } карти
           *[other] { $player } повертає під колоду { $count } карт
        }
 }
champions-log-rune-used = { $player_you ->
    [yes] Ви використовуєте руну «{ $rune }»
   *[no] { $player } використовує руну «{ $rune }»
 }
champions-log-opened = { $player_you ->
    [yes] Ви відкриваєте долю «{ $destiny }»: слава { $glory }
   *[no] { $player } відкриває долю «{ $destiny }»: слава { $glory }
 }
champions-log-in-turn = { $player_you ->
    [yes] Ви вимагаєте відправляти воїнів по черзі
   *[no] { $player } вимагає відправляти воїнів по черзі
 }
champions-log-settled = { $player_you ->
    [yes] Ваше відправлення вирішено
   *[no] { $player }: відправлення вирішено
 }
champions-log-sent = { $player_you ->
    [yes] Ви відправляєте ({ $field }): { $crew }
   *[no] { $player } відправляє ({ $field }): { $crew }
 }
champions-log-sent-food = { $player_you ->
    [yes] Ви відправляєте ({ $field }): { $crew }; їжа: { $food }
   *[no] { $player } відправляє ({ $field }): { $crew }; їжа: { $food }
 }
champions-log-fight = { $player_you ->
    [yes] Ви стаєте до бою: { $foe }
   *[no] { $player } стає до бою: { $foe }
 }
champions-log-forbidden = Ще до бою гинуть: { $warriors } ({ $foe })
champions-log-rolled = { $player_you ->
    [yes] Ви кидаєте: { $dice }
   *[no] { $player } кидає: { $dice }
 }
champions-log-rerolled = { $player_you ->
    [yes] Ви перекидаєте: { $dice }
   *[no] { $player } перекидає: { $dice }
 }
champions-log-struck = Ударів { $hits }, щитів { $shields }: поранень { $damage } з { $defence }, втрати { $losses }
champions-log-hunted = { $player_you ->
    [yes] Ви приносите з полювання їжу: { $food }
   *[no] { $player } приносить з полювання їжу: { $food }
 }
champions-log-fell = { $player_you ->
    [yes] Ви втрачаєте: { $loss }
   *[no] { $player } втрачає: { $loss }
 }
champions-log-beaten = { $player_you ->
    [yes] Ви перемагаєте ворога «{ $foe }»: { $reward }
   *[no] { $player } перемагає ворога «{ $foe }»: { $reward }
 }
champions-log-repelled = { $player_you ->
    [yes] Ви зазнаєте поразки: { $foe }
   *[no] { $player } зазнає поразки: { $foe }
 }
champions-log-blamed = { $player_you ->
    [yes] Ви берете ганьбу; вирішує { $by }
   *[no] { $player } бере ганьбу; вирішує { $by }
 }
champions-log-blame-shed = { $player_you ->
    [yes] Ви скидаєте ганьбу
   *[no] { $player } скидає ганьбу
 }
champions-log-journey = { $player_you ->
    [yes] Ви пливете: { $shore }, «{ $journey }»
   *[no] { $player } пливе: { $shore }, «{ $journey }»
 }
champions-log-washed = { $player_you ->
    [yes] Море забирає у вас: { $loss }
   *[no] Море забирає ({ $player }): { $loss }
 }
champions-log-fed = { $player_you ->
    [yes] Ви годуєте команду: воїнів { $warriors }, пішло їжі { $food }
   *[no] { $player } годує команду: воїнів { $warriors }, пішло їжі { $food }
 }
champions-log-starved = { $player_you ->
    [yes] Ваші воїни гинуть від голоду: { $warriors }
   *[no] Гинуть від голоду ({ $player }): { $warriors }
 }
champions-log-leader-glory = { $player_you ->
    [yes] { $leader } дає вам славу: { $glory }
   *[no] { $leader } дає славу ({ $player }): { $glory }
 }
champions-log-troll-unbeaten = Ніхто не перемагає ворога «{ $foe }»: кожен бере ганьбу
champions-log-draugr-left = Драугр іде геть: { $foe }
champions-log-bounty = Монет на чудовиську ({ $shore }): { $coins }
champions-log-ended = Гру завершено: підрахунок слави

## Чому не можна
champions-illegal-taken = Місце вже зайняте.
champions-illegal-no-runes = Такої руни тут немає.
champions-illegal-one-ship = Ви вже маєте корабель.
champions-illegal-cannot-pay = Вам нічим заплатити.
champions-illegal-one-worker = Додатковий робітник у вас уже є.
champions-illegal-no-ship = У вас немає корабля.
champions-illegal-ship-away = Ваш корабель уже в морі.
champions-illegal-ship-gone = Цей корабель збудувати не можна.
champions-illegal-not-in-play = Цього немає в цій партії.
champions-illegal-no-harbour = Усі гавані зайняті.
champions-illegal-trade-back = Віддане за ці відвідини не беруть назад.
champions-illegal-not-so-many = Стільки немає.
champions-illegal-forbidden-weapon = З цим ворогом такою зброєю не б’ються.
champions-illegal-ship-full = Корабель стільки не вміщує.
champions-illegal-no-rune = У вас немає цієї руни.
champions-illegal-rune-used = Цю руну вже використано.
champions-illegal-rune-not-now = Зараз ця руна не діє.
champions-illegal-gifts = Руна дає рівно 4 товари.
champions-illegal-no-destiny = У вас немає цієї карти долі.
champions-illegal-not-blank = Перекинути можна лише порожні кубики.
champions-illegal-leader-taken = Цього вождя вже обрано.
champions-illegal-church = Храм дає від 1 до 4 милості.
champions-illegal-no-favor = У вас немає милості.
champions-illegal-no-such-dice = Таких кубиків на столі немає.
champions-illegal-wrong-loss = Число не збігається з втратами.
champions-illegal-blame = Ганьба дістається іншому гравцеві.

## Рахунок
champions-score-track = Слава
champions-score-destinies = Долі
champions-score-sets = Набори кольорів
champions-score-runes = Руни
champions-score-ship = Корабель вождя
champions-score-favor = Милість
champions-score-coins = Монети
champions-score-blame = Ганьба
champions-tie-break = більше переможених ворогів
