# Чемпіони Мідґарда.

champions-name = Чемпіони Мідґарда
champions-tagline = Розставляйте робітників, кидайте воїнів у бій і долайте тролів, драугрів та чудовиськ заради слави.

## Налаштування
champions-option-hall_of_glory = Зала слави
    .help = Чи бачать усі, яких ворогів хто здолав. За правилами трофеї закриті, відкриті — варіант.
champions-option-hall_of_glory-off = трофеї лежать долілиць
champions-option-hall_of_glory-on = трофеї відкриті
champions-option-distrust = Недовіра народу
    .help = Складніший варіант: кожен починає партію з жетоном ганьби.
champions-option-distrust-off = усі починають без ганьби
champions-option-distrust-on = кожен починає з жетоном ганьби

## Фази
champions-phase-leaders = Вожді
champions-phase-place = Робітники
champions-phase-assign = Відправлення воїнів
champions-phase-fight = Бій
champions-phase-cleanup = Прибирання
champions-phase-end = Підсумок
champions-over = Партію завершено
champions-nobody = нікого

## Вожді
champions-leader-asmundr = Асмунд Благочестивий
    .help = Милість, витрачена на перекидання, одразу дає 2 слави.
champions-leader-dagrun = Даґрун Обрана
    .help = У домі провидця бере на одну карту долі більше й залишає одну.
champions-leader-gylfir = Ґільві-мореплавець
    .help = Не платить на торговому кораблі.
champions-leader-svanhildr = Сванхільд-мечниця
    .help = Мечі: удар рахується за 2, подвійний за 3.
champions-leader-ullr = Уль-берсерк
    .help = Раунд бою з подвійним ударом дає 1 славу.

## Локації
champions-place-swordsmith = Зброярня
    .to = до зброярні
    .help = Заберіть усіх мечників, які тут є.
champions-place-hafter = Майстерня списів
    .to = до майстерні списів
    .help = Заберіть усіх списоносців, які тут є.
champions-place-blacksmith = Кузня
    .to = до кузні
    .help = Заберіть усіх сокирників, які тут є.
champions-place-smokehouse = Коптильня
    .to = до коптильні
    .help = Заберіть усю їжу, яка тут є.
champions-place-merchant-ship = Торговий корабель
    .to = на торговий корабель
    .help = Заплатіть 1 монету й візьміть усе, що показано на карті.
champions-place-runesmith = Тлумач рун
    .to = до тлумача рун
    .help = Заплатіть 1 дерево за відкриту руну або верхню руну колоди.
champions-place-jarls-longhouse = Довгий дім ярла
    .to = до довгого дому ярла
    .help = Отримайте мечника й жетон першого гравця. Якщо жетон уже у вас, віддайте його сусідові ліворуч.
champions-place-sages-house = Дім провидця
    .to = до дому провидця
    .help = Подивіться закриту карту походу, потім візьміть карту долі.
champions-place-shipwright = Корабельня
    .to = до корабельні
    .help = Збудуйте корабель вождя, один раз за партію.
champions-place-market = Ринок
    .to = на ринок
    .help = Міняйте їжу, дерево й монети один до одного скільки завгодно разів.
champions-place-stave-church = Дерев’яний храм
    .to = до дерев’яного храму
    .help = Купіть 1, 2, 3 або 4 милості за 1, 3, 6 або 10 монет.
champions-place-worker-huts = Хатина робітників
    .to = до хатини робітників
    .help = Найміть додаткового робітника; з кожним покупцем ціна падає.
champions-place-small-longship = Малий драккар
    .to = на малий драккар
    .help = Безкоштовно; вміщує 5 воїнів та їжі разом.
champions-place-large-longship = Великий драккар
    .to = на великий драккар
    .help = Коштує 1 монету; вміщує 10 воїнів та їжі разом.
champions-place-private-longship = Корабель вождя
    .to = на корабель вождя
    .help = Відправте свій корабель до вільної гавані.
champions-place-troll = Троль
    .to = до троля
    .help = Забронюйте бій із тролем.
champions-place-draugr-1 = Лівий драугр
    .to = до лівого драугра
    .help = Забронюйте бій із лівим драугром.
champions-place-draugr-2 = Правий драугр
    .to = до правого драугра
    .help = Забронюйте бій із правим драугром.
champions-place-hunting-grounds = Мисливські угіддя
    .to = до мисливських угідь
    .help = Воїни, що залишилися вдома, полюють: 1 їжа за кожен удар, щонайбільше 6.
champions-place-beg = Благання
    .to = на благання
    .help = Отримайте 1 їжу й 1 жетон ганьби.
champions-place-beggar = Жебрак
    .to = до жебрака
    .help = Віддайте 1 їжу й отримайте 1 милість, до трьох разів.
champions-place-skald = Скальд
    .to = до скальда
    .help = Отримайте 2 слави.
champions-place-generous-merchant = Щедрий купець
    .to = до щедрого купця
    .help = Отримайте 1 їжу й 1 дерево.
champions-place-benefactor = Благодійник
    .to = до благодійника
    .help = Отримайте 2 монети.
champions-place-militia = Ополченці
    .to = до ополченців
    .help = Віддайте 1 їжу й отримайте 2 мечників.
champions-place-raiders = Нападники
    .to = до нападників
    .help = Віддайте 1 дерево й отримайте 2 списоносців.
champions-place-jomsvikings = Йомсвікінги
    .to = до йомсвікінгів
    .help = Віддайте 2 монети й отримайте мечника та сокирника.
champions-place-varangians = Варяги
    .to = до варягів
    .help = Віддайте 1 монету й отримайте мечника та списоносця.

## Бої, береги, кораблі
champions-field-troll = троль
    .to = проти троля
champions-field-draugr-1 = лівий драугр
    .to = проти лівого драугра
champions-field-draugr-2 = правий драугр
    .to = проти правого драугра
champions-field-shore-1 = перший берег
    .to = до першого берега
champions-field-shore-2 = другий берег
    .to = до другого берега
champions-field-shore-3 = третій берег
    .to = до третього берега
champions-field-shore-4 = четвертий берег
    .to = до четвертого берега
champions-shore-shore-1 = перший берег (близький)
    .to = до першого берега
    .at = біля першого берега
champions-shore-shore-2 = другий берег (близький)
    .to = до другого берега
    .at = біля другого берега
champions-shore-shore-3 = третій берег (далекий)
    .to = до третього берега
    .at = біля третього берега
champions-shore-shore-4 = четвертий берег (далекий)
    .to = до четвертого берега
    .at = біля четвертого берега
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
champions-colour-red = червоний
champions-colour-blue = синій
champions-colour-yellow = жовтий
champions-good-food = їжа
    .acc = їжу
champions-good-wood = дерево
    .acc = дерево
champions-good-coin = монета
    .acc = монету
champions-amount-glory = { $count ->
    [one] { $count } слава
    [few] { $count } слави
   *[other] { $count } слави
 }
    .acc = { $count ->
        [one] { $count } славу
        [few] { $count } слави
       *[other] { $count } слави
     }
champions-amount-food = { $count ->
    [one] { $count } їжа
    [few] { $count } їжі
   *[other] { $count } їжі
 }
    .acc = { $count ->
        [one] { $count } їжу
        [few] { $count } їжі
       *[other] { $count } їжі
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
    [few] { $count } монети
   *[other] { $count } монет
 }
    .acc = { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[other] { $count } монет
     }
champions-amount-favor = { $count ->
    [one] { $count } милість
    [few] { $count } милості
   *[other] { $count } милостей
 }
    .acc = { $count ->
        [one] { $count } милість
        [few] { $count } милості
       *[other] { $count } милостей
     }
champions-amount-swordsman = { $count ->
    [one] { $count } мечник
    [few] { $count } мечники
   *[other] { $count } мечників
 }
    .acc = { $count ->
        [one] { $count } мечника
        [few] { $count } мечників
       *[other] { $count } мечників
     }
champions-amount-spearman = { $count ->
    [one] { $count } списоносець
    [few] { $count } списоносці
   *[other] { $count } списоносців
 }
    .acc = { $count ->
        [one] { $count } списоносця
        [few] { $count } списоносців
       *[other] { $count } списоносців
     }
champions-amount-axeman = { $count ->
    [one] { $count } сокирник
    [few] { $count } сокирники
   *[other] { $count } сокирників
 }
    .acc = { $count ->
        [one] { $count } сокирника
        [few] { $count } сокирників
       *[other] { $count } сокирників
     }
champions-nothing = нічого
    .acc = нічого
champions-die-blank = { $count ->
    [1] порожня грань ({ $weapon })
    [one] { $count } порожня грань ({ $weapon })
    [few] { $count } порожні грані ({ $weapon })
   *[other] { $count } порожніх граней ({ $weapon })
 }
champions-die-hit = { $count ->
    [1] удар ({ $weapon })
    [one] { $count } удар ({ $weapon })
    [few] { $count } удари ({ $weapon })
   *[other] { $count } ударів ({ $weapon })
 }
champions-die-double = { $count ->
    [1] подвійний удар ({ $weapon })
    [one] { $count } подвійний удар ({ $weapon })
    [few] { $count } подвійні удари ({ $weapon })
   *[other] { $count } подвійних ударів ({ $weapon })
 }
champions-die-shield = { $count ->
    [1] щит ({ $weapon })
    [one] { $count } щит ({ $weapon })
    [few] { $count } щити ({ $weapon })
   *[other] { $count } щитів ({ $weapon })
 }

## Руни
champions-rune-gifts = Дари
    .help = Будь-коли: отримайте 4 будь-які товари (їжа, дерево, монети).
champions-rune-glory = Слава
    .help = Після перемоги над ворогом: отримайте ще половину його слави, з округленням униз.
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
    .help = У домі провидця: візьміть на дві карти долі більше, залиште одну.
champions-rune-wealth = Багатство
    .help = Будь-коли: отримайте стільки монет, скільки маєте, але щонайбільше 5.

## Долі
champions-destiny-crusher-of-ice = Крушитель льоду
    .help = Здолайте найбільше синіх ворогів.
champions-destiny-earth-smasher = Розколювач землі
    .help = Здолайте найбільше жовтих ворогів.
champions-destiny-master-of-flames = Володар полум’я
    .help = Здолайте найбільше червоних ворогів.
champions-destiny-craftsman = Ремісник
    .help = Наприкінці у вас найбільше дерева.
champions-destiny-leader-of-armies = Ватажок війська
    .help = Наприкінці у вас найбільше воїнів.
champions-destiny-odins-favored = Улюбленець Одіна
    .help = Наприкінці у вас найбільше милостей.
champions-destiny-prepared = Запасливий
    .help = Наприкінці у вас найбільше їжі.
champions-destiny-prosperous = Багатій
    .help = Наприкінці у вас найбільше монет.
champions-destiny-runemaster = Майстер рун
    .help = Наприкінці у вас найбільше рун.
champions-destiny-monster-hunter = Мисливець на чудовиськ
    .help = Здолайте найбільше чудовиськ.
champions-destiny-slayer-of-the-undead = Гроза мерців
    .help = Здолайте найбільше драугрів.
champions-destiny-troll-slayer = Убивця тролів
    .help = Здолайте найбільше тролів.

## Походи
champions-journey-all-quiet = Затишшя
    .help = Нічого не стається.
champions-journey-kraken = Кракен
    .help = Бийтеся з кракеном до того, як команда поїсть; за нього дають 3 слави.
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
    .nom = болотяний троль
    .acc = болотяного троля
    .ins = болотяним тролем
champions-foe-bridge-troll = Троль з-під мосту
    .nom = троль з-під мосту
    .acc = троля з-під мосту
    .ins = тролем з-під мосту
champions-foe-forest-troll = Лісовий троль
    .nom = лісовий троль
    .acc = лісового троля
    .ins = лісовим тролем
champions-foe-river-troll = Річковий троль
    .nom = річковий троль
    .acc = річкового троля
    .ins = річковим тролем
champions-foe-cave-troll = Печерний троль
    .nom = печерний троль
    .acc = печерного троля
    .ins = печерним тролем
champions-foe-hill-troll = Пагорбовий троль
    .nom = пагорбовий троль
    .acc = пагорбового троля
    .ins = пагорбовим тролем
champions-foe-mountain-troll = Гірський троль
    .nom = гірський троль
    .acc = гірського троля
    .ins = гірським тролем
champions-foe-rime-troll = Крижаний троль
    .nom = крижаний троль
    .acc = крижаного троля
    .ins = крижаним тролем
champions-foe-barrow-thrall = Курганний раб
    .nom = курганний раб
    .acc = курганного раба
    .ins = курганним рабом
champions-foe-grave-walker = Могильний блукач
    .nom = могильний блукач
    .acc = могильного блукача
    .ins = могильним блукачем
champions-foe-mound-guard = Страж кургану
    .nom = страж кургану
    .acc = стража кургану
    .ins = стражем кургану
champions-foe-drowned-oarsman = Потонулий весляр
    .nom = потонулий весляр
    .acc = потонулого весляра
    .ins = потонулим веслярем
champions-foe-bone-reaver = Кістяний грабіжник
    .nom = кістяний грабіжник
    .acc = кістяного грабіжника
    .ins = кістяним грабіжником
champions-foe-hel-sworn = Присяглий Гель
    .nom = присяглий Гель
    .acc = присяглого Гель
    .ins = присяглим Гель
champions-foe-barrow-jarl = Курганний ярл
    .nom = курганний ярл
    .acc = курганного ярла
    .ins = курганним ярлом
champions-foe-fenris-cubs = Вовченята Фенріра
    .nom = вовченята Фенріра
    .acc = вовченят Фенріра
    .ins = вовченятами Фенріра
champions-foe-nokk = Ньокк
    .nom = ньокк
    .acc = ньокка
    .ins = ньокком
champions-foe-giant-boar = Велетенський вепр
    .nom = велетенський вепр
    .acc = велетенського вепра
    .ins = велетенським вепром
champions-foe-hel-hounds = Пси Гель
    .nom = пси Гель
    .acc = псів Гель
    .ins = псами Гель
champions-foe-sea-hag = Морська відьма
    .nom = морська відьма
    .acc = морську відьму
    .ins = морською відьмою
champions-foe-barrow-bear = Курганний ведмідь
    .nom = курганний ведмідь
    .acc = курганного ведмедя
    .ins = курганним ведмедем
champions-foe-storm-eagle = Грозовий орел
    .nom = грозовий орел
    .acc = грозового орла
    .ins = грозовим орлом
champions-foe-sea-serpent = Морський змій
    .nom = морський змій
    .acc = морського змія
    .ins = морським змієм
champions-foe-frost-giant = Крижаний велетень
    .nom = крижаний велетень
    .acc = крижаного велетня
    .ins = крижаним велетнем
champions-foe-lyndwurm = Ліндворм
    .nom = ліндворм
    .acc = ліндворма
    .ins = ліндвормом
champions-foe-fire-giant = Вогняний велетень
    .nom = вогняний велетень
    .acc = вогняного велетня
    .ins = вогняним велетнем
champions-foe-jormungandr-spawn = Поріддя Йормунґанда
    .nom = поріддя Йормунґанда
    .acc = поріддя Йормунґанда
    .ins = поріддям Йормунґанда
champions-foe-kraken = Кракен
    .nom = кракен
    .acc = кракена
    .ins = кракеном

## Запитання
champions-ask-interrupt = Скористайтеся руною або чекайте
champions-ask-leader = Оберіть вождя
champions-ask-leader-detail = Хто обирає останнім, ходить першим.
champions-ask-place = Поставте робітника (залишилося: { $idle })
champions-ask-harbour = До якого берега пливе { $ship }?
champions-ask-harbour-detail = Воїнів та їжі разом щонайбільше { $capacity }.
champions-ask-rune = Яку руну ви берете?
champions-ask-church = Скільки милості ви купуєте?
champions-ask-build = Який корабель ви будуєте?
champions-ask-build-detail = Один на гравця за партію; плисти можна вже цього раунду.
champions-ask-market = Що ви міняєте?
champions-ask-market-detail = Один до одного. Відданого за цей візит не повернути.
champions-ask-beggar = { $left ->
    [one] Віддати ще їжу за милість? Можна ще { $left } раз
    [few] Віддати ще їжу за милість? Можна ще { $left } рази
   *[other] Віддати ще їжу за милість? Можна ще { $left } разів
 }
champions-ask-recruit = { $room ->
    [one] Місць бракує. Оберіть { $room } воїна, який залишиться.
   *[other] Місць бракує. Оберіть { $room } воїнів, які залишаться.
 }
champions-ask-look = Яку карту походу ви подивитеся?
champions-ask-look-detail = Побачите її тільки ви. Потім ви візьмете карту долі.
champions-ask-draw = Узяти карту долі чи спершу скористатися руною «Проникливість»?
champions-ask-keep = Яку долю ви залишаєте?
champions-ask-keep-detail = Решта піде під низ колоди, її ніхто не побачить.
champions-ask-bury = Яка карта лягає під колоду першою?
champions-ask-send = Хто битиметься з { $foe_ins }?
champions-ask-send-ship = Корабель вміщує { $capacity } разом з їжею.
champions-ask-send-ban = Заборонена зброя: { $weapon }.
champions-ask-load = Скільки їжі взяти в плавання? Там { $foe_nom }
champions-ask-load-detail = { $crew ->
    [one] { $crew } воїнові на борту потрібно їжі: { $need }.
   *[other] { $crew } воїнам на борту потрібно їжі: { $need }.
 }
champions-ask-settle = Відправити воїнів так?
champions-ask-settle-detail = Інші побачать це, коли вирішать усі.
champions-ask-ready = Кинути кубики проти { $foe_acc }?
champions-ask-ready-hunt = Кинути кубики полювання?
champions-ask-ready-feed = Нагодувати команду?
champions-ask-roll-hunt = Полювання: поки що їжі { $hits }. Перекинути?
champions-ask-roll = { $foe }: { $hits ->
    [one] { $hits } удар
    [few] { $hits } удари
   *[other] { $hits } ударів
 }, потрібно { $needed }. Перекинути?
champions-ask-roll-detail = { $losses ->
    [0] Якщо залишити кидок, ви нікого не втратите.
    [one] Якщо залишити кидок, ви втратите { $losses } воїна.
   *[other] Якщо залишити кидок, ви втратите { $losses } воїнів.
 }
champions-ask-losses = { $count ->
    [one] Оберіть { $count } воїна, якого втратите в бою з { $foe_ins }
   *[other] Оберіть { $count } воїнів, яких втратите в бою з { $foe_ins }
 }
champions-ask-triumph = Скористатися руною Слави й отримати ще { $glory ->
    [one] { $glory } славу
   *[other] { $glory } слави
 }?
champions-ask-blame = Хто отримає жетон ганьби?
champions-ask-blame-detail = Троля здолано, і народ шукає, кому дорікнути.
champions-ask-journey = Відкрито карту походу «{ $journey }». Замінити її?
champions-ask-toll = Що ви втрачаєте? Усього: { $count }
champions-ask-starve = { $count ->
    [one] Їжі бракує. Оберіть { $count } воїна, якого втратите.
   *[other] Їжі бракує. Оберіть { $count } воїнів, яких втратите.
 }
champions-ask-last-runes = Скористатися рунами до підрахунку?

## Вибір
champions-do-lead = { $leader }
champions-do-work = { $place }
champions-do-sail = { $shore }: { $foe }
champions-do-take-rune = { $rune }
champions-do-take-deck = Верхня руна колоди, наосліп
champions-do-favor = { $favor ->
    [one] { $favor } милість
    [few] { $favor } милості
   *[other] { $favor } милостей
 } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[other] { $coins } монет
 }
champions-do-build = { $ship }: { $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
 }{ $coins ->
    [0] {""}
    [one] , { $coins } монета
    [few] , { $coins } монети
   *[other] , { $coins } монет
 }; вміщує { $capacity }, слави { $glory }
champions-do-trade = { $give } → { $take }
champions-do-give = Віддати ще 1 їжу за милість
champions-do-recruit = Залишити { $warrior_acc }
champions-do-look = { $shore }
champions-do-draw = Взяти карту без руни
champions-do-keep = Залишити «{ $destiny }»
champions-do-bury = Покласти під колоду «{ $destiny }»
champions-do-send-none = Нікого не відправляти
champions-do-send = { $crew } (шанс на перемогу { $chance ->
    [100] > 99
   *[other] { $chance }
 } %)
champions-do-load = { $food ->
    [0] Не брати їжі
    [one] Узяти { $food } їжу
   *[other] Узяти { $food } їжі
 }
champions-do-in-turn = Відправляти воїнів по черзі
    .help = Усі відправляють воїнів відкрито, по черзі, починаючи з першого гравця.
champions-do-feed = Нагодувати команду
champions-do-roll = Кинути кубики
champions-do-reroll = Перекинути за 1 милість: { $dice }
champions-do-stand = Залишити кидок
champions-do-lose = Втратити { $loss_acc }
champions-do-blame = Віддати жетон ганьби { $player_dat }
champions-do-accept-journey = Прийняти цей похід
champions-do-keep-rune = Зберегти руну
champions-do-finish = Перейти до підрахунку
champions-do-settle = Відправити
champions-do-done = Готово
champions-do-use-gifts = Руна Дарів: отримати { $goods_acc }
champions-do-use-potential = Руна Можливості: перекинути порожні грані ({ $warriors })
champions-do-use-success = Руна Успіху: відкрити долю «{ $destiny }»
champions-do-use = Скористатися руною «{ $rune }»

## Журнал
champions-log-leader = { $player_you ->
    [yes] Ви обираєте вождя: { $leader }
   *[no] { $player } обирає вождя: { $leader }
 }
champions-log-round = Раунд { $round }
champions-log-troll-came = На місто нападає { $foe_nom }
champions-log-draugr-came = З могили встає { $foe_nom }
champions-log-monster-came = Нове чудовисько { $shore_at }: { $foe_nom }
champions-log-rune-laid = У тлумача рун з’являється руна «{ $rune }»
champions-log-merchant-came = Торговий корабель привозить { $goods_acc }
champions-log-worked = { $player_you ->
    [yes] Ви ставите робітника { $place_to }
   *[no] { $player } ставить робітника { $place_to }
 }
champions-log-paid = { $player_you ->
    [yes] Ви сплачуєте { $goods_acc }
   *[no] { $player } сплачує { $goods_acc }
 }
champions-log-gained = { $player_you ->
    [yes] Ви отримуєте { $goods_acc }
   *[no] { $player } отримує { $goods_acc }
 }
champions-log-turned-away = { $player_you ->
    [yes] У вашому довгому домі немає місця. До запасу повертаються: { $warriors }
   *[no] У довгому домі гравця { $player } немає місця. До запасу повертаються: { $warriors }
 }
champions-log-marker = { $player_you ->
    [yes] Ви отримуєте жетон першого гравця
   *[no] { $player } отримує жетон першого гравця
 }
champions-log-hired = { $player_you ->
    [yes] Ви наймаєте робітника
   *[no] { $player } наймає робітника
 }
champions-log-begged = { $player_you ->
    [yes] Ви благаєте богів і отримуєте жетон ганьби
   *[no] { $player } благає богів і отримує жетон ганьби
 }
champions-log-berthed = { $player_you ->
    [yes] Ви відправляєте { $ship } { $shore_to }
   *[no] { $player } відправляє { $ship } { $shore_to }
 }
champions-log-rune-taken = { $player_you ->
    [yes] Ви берете руну «{ $rune }»
   *[no] { $player } бере руну «{ $rune }»
 }
champions-log-rune-drawn = { $player_you ->
    [yes] Ви берете з колоди руну «{ $rune }»
   *[no] { $player } бере з колоди руну «{ $rune }»
 }
champions-log-built = { $player_you ->
    [yes] Ви будуєте { $ship }
   *[no] { $player } будує { $ship }
 }
champions-log-traded = { $player_you ->
    [yes] Ви міняєте 1 { $give_acc } на 1 { $take_acc }
   *[no] { $player } міняє 1 { $give_acc } на 1 { $take_acc }
 }
champions-log-looked = { $player_you ->
    [yes] Ви дивитеся карту походу { $shore_at }
   *[no] { $player } дивиться карту походу { $shore_at }
 }
champions-log-saw = Ви бачите карту походу { $shore_at }: «{ $journey }»
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
    [yes] Ви відкриваєте долю «{ $destiny }» й отримуєте { $glory ->
        [one] { $glory } славу
       *[other] { $glory } слави
     }
   *[no] { $player } відкриває долю «{ $destiny }» й отримує { $glory ->
        [one] { $glory } славу
       *[other] { $glory } слави
     }
 }
champions-log-in-turn = { $player_you ->
    [yes] Ви просите відправляти воїнів по черзі
   *[no] { $player } просить відправляти воїнів по черзі
 }
champions-log-settled = { $player_you ->
    [yes] Ви відправили воїнів
   *[no] Воїнів відправлено: { $player }
 }
champions-log-sent = { $player_you ->
    [yes] Ви відправляєте { $field_to } { $crew_acc }
   *[no] { $player } відправляє { $field_to } { $crew_acc }
 }
champions-log-sent-nobody = { $player_you ->
    [yes] Ви нікого не відправляєте { $field_to }
   *[no] { $player } нікого не відправляє { $field_to }
 }
champions-log-sent-food = { $player_you ->
    [yes] Ви відправляєте { $field_to } { $crew_acc }, їжі з собою { $food }
   *[no] { $player } відправляє { $field_to } { $crew_acc }, їжі з собою { $food }
 }
champions-log-fight = { $player_you ->
    [yes] Ви стаєте до бою з { $foe_ins }
   *[no] { $player } стає до бою з { $foe_ins }
 }
champions-log-forbidden = { $player_you ->
    [yes] Ще до бою з { $foe_ins } ви втрачаєте { $warriors_acc }
   *[no] Ще до бою з { $foe_ins } { $player } втрачає { $warriors_acc }
 }
champions-log-rolled = { $player_you ->
    [yes] Ви кидаєте кубики: { $dice }
   *[no] { $player } кидає кубики: { $dice }
 }
champions-log-rerolled = { $player_you ->
    [yes] Ви перекидаєте кубики: { $dice }
   *[no] { $player } перекидає кубики: { $dice }
 }
champions-log-struck = { $hits ->
    [one] { $hits } удар
    [few] { $hits } удари
   *[other] { $hits } ударів
 }, { $shields ->
    [one] { $shields } щит
    [few] { $shields } щити
   *[other] { $shields } щитів
 }. Поранень { $damage }, потрібно { $defence }. { $losses ->
    [0] Втрат немає
    [one] Загинув { $losses } воїн
    [few] Загинули { $losses } воїни
   *[other] Загинули { $losses } воїнів
 }
champions-log-hunted = { $player_you ->
    [yes] Ви приносите з полювання { $food ->
        [one] { $food } їжу
       *[other] { $food } їжі
     }
   *[no] { $player } приносить з полювання { $food ->
        [one] { $food } їжу
       *[other] { $food } їжі
     }
 }
champions-log-fell = { $player_you ->
    [yes] Ви втрачаєте { $loss_acc }
   *[no] { $player } втрачає { $loss_acc }
 }
champions-log-beaten = { $player_you ->
    [yes] Ви долаєте { $foe_acc } й отримуєте { $reward_acc }
   *[no] { $player } долає { $foe_acc } й отримує { $reward_acc }
 }
champions-log-repelled = { $player_you ->
    [yes] Вам не вдається здолати { $foe_acc }
   *[no] Гравцеві { $player } не вдається здолати { $foe_acc }
 }
champions-log-blamed = { $by_you ->
    [yes] Ви віддаєте жетон ганьби { $player_dat }
   *[no] { $by } віддає жетон ганьби { $player_dat }
 }
champions-log-blame-shed = { $player_you ->
    [yes] Ви скидаєте жетон ганьби
   *[no] { $player } скидає жетон ганьби
 }
champions-log-journey = { $player_you ->
    [yes] Ви пливете { $shore_to }. Карта походу: «{ $journey }»
   *[no] { $player } пливе { $shore_to }. Карта походу: «{ $journey }»
 }
champions-log-washed = { $player_you ->
    [yes] Ви втрачаєте в морі { $loss_acc }
   *[no] { $player } втрачає в морі { $loss_acc }
 }
champions-log-fed = { $player_you ->
    [yes] Ви годуєте { $warriors ->
        [one] { $warriors } воїна
       *[other] { $warriors } воїнів
     }, витрачаючи { $food ->
        [one] { $food } їжу
       *[other] { $food } їжі
     }
   *[no] { $player } годує { $warriors ->
        [one] { $warriors } воїна
       *[other] { $warriors } воїнів
     }, витрачаючи { $food ->
        [one] { $food } їжу
       *[other] { $food } їжі
     }
 }
champions-log-starved = { $player_you ->
    [yes] Ви втрачаєте через голод { $warriors_acc }
   *[no] { $player } втрачає через голод { $warriors_acc }
 }
champions-log-leader-glory = { $player_you ->
    [yes] Ви отримуєте { $glory ->
        [one] { $glory } славу
       *[other] { $glory } слави
     } ({ $leader })
   *[no] { $player } отримує { $glory ->
        [one] { $glory } славу
       *[other] { $glory } слави
     } ({ $leader })
 }
champions-log-troll-unbeaten = Ніхто не здолав { $foe_acc }: кожен отримує жетон ганьби
champions-log-draugr-left = Ніхто не здолав { $foe_acc }: драугр іде геть
champions-log-bounty = { $coins ->
    [one] На чудовиську { $shore_at } лежить { $coins } монета
    [few] На чудовиську { $shore_at } лежать { $coins } монети
   *[other] На чудовиську { $shore_at } лежить { $coins } монет
 }
champions-log-ended = Партію завершено: підрахунок слави

## Чому не можна
champions-illegal-taken = Тут уже стоїть робітник.
champions-illegal-no-runes = Такої руни тут немає.
champions-illegal-one-ship = Ви вже маєте корабель вождя.
champions-illegal-cannot-pay = Вам нічим заплатити.
champions-illegal-one-worker = Додатковий робітник у вас уже є.
champions-illegal-no-ship = У вас немає корабля вождя.
champions-illegal-ship-away = Ваш корабель вождя вже в морі.
champions-illegal-ship-gone = Цей корабель збудувати не можна.
champions-illegal-not-in-play = У цій партії цього немає.
champions-illegal-no-harbour = Усі гавані зайняті.
champions-illegal-trade-back = Відданого за цей візит не повернути.
champions-illegal-not-so-many = Стільки у вас немає.
champions-illegal-forbidden-weapon = Проти цього ворога така зброя заборонена.
champions-illegal-ship-full = Корабель стільки не вміщує.
champions-illegal-no-rune = У вас немає цієї руни.
champions-illegal-rune-used = Цю руну вже використано.
champions-illegal-rune-not-now = Зараз ця руна не діє.
champions-illegal-gifts = Руна дає рівно 4 товари.
champions-illegal-no-destiny = У вас немає цієї карти долі.
champions-illegal-not-blank = Перекинути можна лише кубики з порожньою гранню.
champions-illegal-leader-taken = Цього вождя вже обрано.
champions-illegal-church = У храмі можна купити від 1 до 4 милостей.
champions-illegal-no-favor = У вас немає милостей.
champions-illegal-no-such-dice = Таких кубиків на столі немає.
champions-illegal-wrong-loss = Стільки втрачати не потрібно: перевірте число.
champions-illegal-blame = Жетон ганьби отримує інший гравець.

## Рахунок
champions-score-track = Слава
champions-score-destinies = Долі
champions-score-sets = Набори ворогів
champions-score-runes = Руни
champions-score-ship = Корабель вождя
champions-score-favor = Милість
champions-score-coins = Монети
champions-score-blame = Ганьба
champions-tie-break = більше здоланих ворогів
