# Дикінги.

gonewild-name = Дикінги
gonewild-tagline = Будуйте поселення, збирайте шалену колоду, грабуйте сусідів.

## Налаштування
gonewild-option-length = Тривалість партії
    .help = Довша партія для трьох або чотирьох гравців триває до 40 очок замість 30.
gonewild-option-length-standard = звичайна
gonewild-option-length-long = довга, до 40 очок
gonewild-option-achievements = Досягнення
    .help = Для першої партії рекомендовано чотири певні досягнення.
gonewild-option-achievements-random = чотири випадкові
gonewild-option-achievements-first_game = набір першої партії

## Фази
gonewild-phase-production = Виробництво
gonewild-phase-draw = Добір
gonewild-phase-action = Дії
gonewild-phase-storage = Зберігання
gonewild-phase-end = Кінець раунду
gonewild-tie-break = досягнення, що не ввійшли до партії

## Карти
gonewild-card-beer = Пиво
gonewild-card-gold = Золото
gonewild-card-viking_warrior = Вікінг-воїн
gonewild-card-elf_archer = Ельф-лучник
gonewild-card-bone_crusher = Кістколом
gonewild-card-pigator = Свинатор
gonewild-card-cannon = Башта
gonewild-card-chicken_tower = Куростріл
gonewild-card-sheep_cannon = Вівцемет
gonewild-card-undead_gold = Нежить (золото)
gonewild-card-undead_beer = Нежить (пиво)
gonewild-card-shaman = Шаман
gonewild-card-bear_rider = Ведмежий вершник
gonewild-card-assassin = Асасин
gonewild-card-scroll = Сувій
gonewild-card-beer_mugs = Пивні кухлі
gonewild-card-gold_bars = Золоті злитки
gonewild-card-gold_miner = Шахтар
gonewild-card-beer_specialist = Пивний експерт
gonewild-card-crystal = Кристал
gonewild-card-money_theft = Чуже золото
gonewild-card-recipe_theft = Чуже пиво
gonewild-card-mystery_gift_resource = Таємничий дар (ресурси)
gonewild-card-mystery_gift_unit = Таємничий дар (бійці)
gonewild-card-sword = Меч
gonewild-card-odins_boost = Благословення Одіна
gonewild-card-shockwave_tower = Ударна башта
gonewild-card-hero_trap = Пастка для героїв
gonewild-card-alviss = Альвіс
gonewild-card-dvergar = Цверг
gonewild-card-grendel = Ґрендель
gonewild-card-thor = Тор
gonewild-card-valkyrie = Валькірія
gonewild-card-mjollnir = Мйольнір
gonewild-card-lokis_lens = Лінза Локі
gonewild-card-resurrection = Воскресіння
gonewild-card-time_manipulation = Влада над часом
gonewild-card-treasure_chest = Скриня зі скарбами
gonewild-card-beer_taxes = Пивний податок
gonewild-card-gold_taxes = Золотий податок
gonewild-undead = Нежить
gonewild-dragon = Дракон

## Будівлі
gonewild-building-brewery = Броварня
    .acc = броварню
    .your = вашу броварню
    .to = до броварні
gonewild-building-gold_factory = Плавильня
    .acc = плавильню
    .your = вашу плавильню
    .to = до плавильні
gonewild-building-beer_container = Сховище пива
    .acc = сховище пива
    .your = ваше сховище пива
    .to = до сховища пива
gonewild-building-gold_container = Сховище золота
    .acc = сховище золота
    .your = ваше сховище золота
    .to = до сховища золота
gonewild-building-drakkar = Драккар
    .acc = драккар
    .your = ваш драккар
    .to = на драккар
gonewild-building-tavern = Таверна
    .acc = таверну
    .your = вашу таверну
    .to = до таверни
gonewild-building-hall = Ратуша
    .acc = ратушу
    .your = вашу ратушу
    .to = на ратушу
gonewild-token-beer = пивна бочка
    .acc = пивну бочку
    .ins = пивною бочкою
gonewild-token-gold = золотий злиток
    .acc = золотий злиток
    .ins = золотим злитком
gonewild-building-text-brewery = Щораунду виробляє 1 пивну бочку.
gonewild-building-text-gold_factory = Щораунду виробляє 1 золотий злиток.
gonewild-building-text-beer_container = Зберігає до { $capacity } пивних бочок. Повне у фазі зберігання: { $points } ПО.
gonewild-building-text-gold_container = Зберігає до { $capacity } золотих злитків. Повне у фазі зберігання: { $points } ПО.
gonewild-building-text-drakkar = Наприкінці раунду можна залишити на руці 1 карту.
gonewild-building-text-tavern = У фазі добору ви берете на 1 карту більше.

## Кількості
gonewild-nothing = нічого
    .acc = нічого
gonewild-amount-beer = { $beer ->
    [one] { $beer } пиво
   *[many] { $beer } пива
 }
gonewild-amount-gold = { $gold ->
    [one] { $gold } золото
   *[many] { $gold } золота
 }
gonewild-amount-both = { gonewild-amount-beer } і { gonewild-amount-gold }
gonewild-purchase-card = карту «{ $card }»
    .nom = карта «{ $card }»
gonewild-purchase-building = { $place }
    .acc = { $place_acc }
gonewild-purchase-upgrade = покращення ратуші
    .nom = покращення ратуші
gonewild-purchase-exchange = { $gain }
    .nom = { $gain }
gonewild-purchase-swap = інше завдання
    .nom = інше завдання
gonewild-target-building = { $victim_you ->
    [yes] Ваша будівля: { $place }
   *[no] { $place } гравця { $victim }
 }
    .acc = { $victim_you ->
        [yes] { $place_your }
       *[no] { $place_acc } гравця { $victim }
     }
gonewild-target-undead = { $card }
    .acc = нежить
gonewild-target-dragon = Дракон
    .acc = Дракона

## Що роблять карти
gonewild-effect-fighter = Боєць { $strength }
gonewild-effect-hero = Герой { $strength }
gonewild-effect-undead = Захист { $defence }. За перемогу отримайте її фішку й { $points } ПО
gonewild-effect-gain = Отримайте { $cost }
gonewild-effect-tokens = Отримайте фішками: { $cost }
gonewild-effect-gain-per-brewery = Отримайте { $base } і ще { $each } за кожну свою броварню
gonewild-effect-gain-each-brewery = Отримайте { $each } за кожну свою броварню
gonewild-effect-self-per-brewery = +{ $amount } за кожну свою броварню
gonewild-effect-gain-per-gold_factory = Отримайте { $base } і ще { $each } за кожну свою плавильню
gonewild-effect-gain-each-gold_factory = Отримайте { $each } за кожну свою плавильню
gonewild-effect-self-per-gold_factory = +{ $amount } за кожну свою плавильню
gonewild-effect-gain-per-opponent = Отримайте { $base } і ще { $each } за кожного суперника
gonewild-effect-gain-each-opponent = Отримайте { $each } за кожного суперника
gonewild-effect-self-per-opponent = +{ $amount } за кожного суперника
gonewild-effect-gain-choice = Отримайте { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурси
   *[many] { $amount } ресурсів
 } на вибір
gonewild-effect-draw = Візьміть { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
   *[many] { $amount } карт
 }
gonewild-effect-steal = Візьміть { $token_acc } з будівлі іншого гравця
gonewild-effect-reveal-any = Відкрийте { $amount ->
    [one] верхню карту
    [few] { $amount } верхні карти
   *[many] { $amount } верхніх карт
 } своєї колоди й візьміть на руку
gonewild-effect-reveal-resource = Відкрийте { $amount ->
    [one] верхню карту
    [few] { $amount } верхні карти
   *[many] { $amount } верхніх карт
 } своєї колоди: карти ресурсів візьміть на руку, решту скиньте
gonewild-effect-reveal-fighter = Відкрийте { $amount ->
    [one] верхню карту
    [few] { $amount } верхні карти
   *[many] { $amount } верхніх карт
 } своєї колоди: бійців візьміть на руку, решту скиньте
gonewild-effect-reveal-fighter_or_hero = Відкрийте { $amount ->
    [one] верхню карту
    [few] { $amount } верхні карти
   *[many] { $amount } верхніх карт
 } своєї колоди: бійців і героїв візьміть на руку, решту скиньте
gonewild-effect-fetch-any = Візьміть зі свого скиду { $amount ->
    [1] карту
   *[other] до { $amount } карт
 }
gonewild-effect-fetch-resource = Візьміть зі свого скиду { $amount ->
    [1] карту ресурсу
   *[other] до { $amount } карт ресурсів
 }
gonewild-effect-fetch-fighter = Візьміть зі свого скиду { $amount ->
    [1] карту бійця
   *[other] до { $amount } карт бійців
 }
gonewild-effect-fetch-fighter_or_hero = Візьміть зі свого скиду { $amount ->
    [1] карту бійця або героя
   *[other] до { $amount } карт бійців або героїв
 }
gonewild-effect-peek = Подивіться карти на руці суперника; можете скинути одну з них
gonewild-effect-boost = Розігрується з атакою: один боєць у ній отримує +{ $amount }
gonewild-effect-boost-all = До кінця ходу всі ваші бійці отримують +{ $amount }
gonewild-effect-defend = Реакція: +{ $amount } атакованій будівлі до кінця раунду
gonewild-effect-defend-all = Реакція: +{ $amount } усім вашим будівлям до кінця раунду
gonewild-effect-nullify-fighter = Реакція: сила одного бійця, що атакує, дорівнює 0
gonewild-effect-nullify-hero = Реакція: сила одного героя, що атакує, дорівнює 0
gonewild-effect-self-hall = +{ $amount } проти ратуші

## Завдання
gonewild-mission-worship = Фанатик
gonewild-mission-worker = Робітник
gonewild-mission-strategy = Стратег
gonewild-mission-shield = Щит
gonewild-mission-attacker = Агресор
gonewild-mission-money_money = Гроші, гроші
gonewild-mission-thirsty = Спрага?
gonewild-mission-beer_mission = Пиво!
gonewild-mission-gold_mission = Золото!
gonewild-mission-captain = Капітан
gonewild-mission-warfare = Військова справа
gonewild-mission-architect = Архітектор
gonewild-mission-brewer = Броварник
gonewild-mission-foundry = Ливарник
gonewild-mission-innkeeper = Шинкар
gonewild-mission-town_fall = Падіння міста
gonewild-need-bought-odin = Купіть карту Шляху Одіна
gonewild-need-bought-building = Купіть будівлю
gonewild-need-bought-unit = Купіть карту бійця
gonewild-need-bought-defence = Купіть карту укріплення
gonewild-need-hit-building = Успішно атакуйте чужу будівлю
gonewild-need-hit-strong = Успішно атакуйте будівлю картою, сила якої щонайменше { $strength }
gonewild-need-hit-hall = Успішно атакуйте ратушу
gonewild-need-spent = Витратьте за один хід { $cost }
gonewild-need-owns = { $building }: збудуйте { $amount }
gonewild-need-hall = Покращіть ратушу до рівня { $level }

## Досягнення
gonewild-achievement-defender = Захисник
gonewild-achievement-text-defender = Найбільше карт укріплень
gonewild-achievement-conqueror = Завойовник
gonewild-achievement-text-conqueror = Найбільше карт бійців
gonewild-achievement-builder = Будівничий
gonewild-achievement-text-builder = Найбільше будівель
gonewild-achievement-beer_tycoon = Пивний король
gonewild-achievement-text-beer_tycoon = Найбільше пива у сховищах
gonewild-achievement-miner = Рудокоп
gonewild-achievement-text-miner = Найбільше золота у сховищах
gonewild-achievement-follower = Послідовник
gonewild-achievement-text-follower = Найбільше карт Шляху Одіна
gonewild-achievement-accomplisher = Майстер завдань
gonewild-achievement-text-accomplisher = Найбільше виконаних завдань
gonewild-achievement-king_pig = Король свинаторів
gonewild-achievement-text-king_pig = Найбільше свинаторів

## Звідки очки
gonewild-source-attacks = Успішні атаки
gonewild-source-damage_rewards = Нагороди за розорення
gonewild-source-repelled = Відбиті атаки
gonewild-source-full_defence = Повний захист
gonewild-source-undead = Перемоги над нежиттю
gonewild-source-missions = Завдання
gonewild-source-town_hall = Ратуша
gonewild-source-containers = Повні сховища
gonewild-source-achievements = Досягнення

## Питання
gonewild-ask-turn = Ваш хід: купуйте, будуйте, атакуйте в будь-якому порядку
gonewild-ask-turn-pool = На цей хід у вас ще: пива { $beer }, золота { $gold }.
gonewild-ask-pay = Оплата: { $what_nom }. Залишилося заплатити { $cost }
gonewild-ask-muster = Атака на { $target_acc }: кого відправити?
gonewild-ask-muster-detail = Сила { $strength } проти захисту { $defence }. Рівності досить.
gonewild-ask-react = { $attacker_you ->
    [yes] Ви атакуєте { $place_acc }. Чи вам відповідять?
   *[no] { $attacker } атакує { $place_your }. Відповісте?
 }
gonewild-ask-react-detail = Сила { $strength } проти захисту { $defence }. Захист має перевищити силу.
gonewild-ask-stow = Куди покласти { $token_acc }?
gonewild-ask-dragon = Дракона здолано: пиво чи золото?
gonewild-ask-steal = З якої будівлі взяти { $token_acc }?
gonewild-ask-fetch = { $count ->
    [1] Візьміть карту зі скиду: можна ще одну
   *[other] Візьміть карту зі скиду: можна ще { $count }
 }
gonewild-ask-peek = Чиї карти подивитися?
gonewild-ask-peek-discard = { $victim_you ->
    [yes] Яку карту ви скидаєте?
   *[no] Яку карту скидає { $victim }?
 }
gonewild-ask-asgard-offer = Ви розорили ратушу 3-го рівня: узяти карту Асґарда?
gonewild-ask-asgard-pick = Оберіть одну з трьох карт Асґарда
gonewild-ask-store = Покладіть фішки у сховища
gonewild-ask-store-detail = Скільки фішок покласти { $place_to }?
gonewild-ask-keep = { $count ->
    [1] Драккар може зберегти карту
    [one] { $count } драккар може зберегти по карті
    [few] { $count } драккари можуть зберегти по карті
   *[many] { $count } драккарів можуть зберегти по карті
 }

## Варіанти
gonewild-do-buy = Купити { $what } за { $cost }
gonewild-do-build = Збудувати { $what_acc } за { $cost }
gonewild-do-upgrade = Покращити ратушу до рівня { $level } за { $cost }
gonewild-do-dismantle = Розібрати { $place_acc }
gonewild-do-play = Розіграти «{ $card }»
gonewild-do-play-for = Розіграти «{ $card }»: { $cost }
gonewild-do-exchange = Обміняти { $cost } на { $gain }
gonewild-do-swap = Змінити завдання «{ $mission }» за { $cost }
gonewild-do-claim = Виконати завдання «{ $mission }»: { $points } ПО
gonewild-do-attack = Атакувати { $target_acc } (захист { $defence })
gonewild-do-attack-in-vain = Атакувати { $target_acc } без надії на успіх (захист { $defence }, ваші карти дають { $strength })
gonewild-do-end = Завершити хід
gonewild-do-pay-auto = Заплатити автоматично
gonewild-do-pay-card = Заплатити картою «{ $card }»
gonewild-do-pay-card-for = Заплатити картою «{ $card }»: { $cost }
gonewild-do-pay-token = Заплатити { $token_ins } ({ $place })
gonewild-do-send = Відправити карту «{ $card }» (сила { $strength })
gonewild-do-boost = Карта «{ $card }»: +{ $amount } карті «{ $fighter }»
gonewild-do-strike = Оголосити атаку силою { $strength }
gonewild-do-strike-in-vain = Оголосити атаку, яка не вдасться: сила { $strength } проти захисту { $defence }
gonewild-do-defend = Захиститися картою «{ $card }»: +{ $amount }
gonewild-do-defend-all = Захиститися картою «{ $card }»: +{ $amount } усім будівлям
gonewild-do-counter = Розіграти «{ $card }» проти «{ $striker }»
gonewild-do-pass = Не відповідати
gonewild-do-stow = Покласти { $place_to }
gonewild-do-take = Узяти { $token_acc }
gonewild-do-steal = Узяти у { $victim_gen } ({ $place })
gonewild-do-fetch = Узяти «{ $card }»
gonewild-do-look = { $victim_you ->
    [yes] Подивитися свої карти
   *[no] Подивитися карти { $victim_gen }
 }
gonewild-do-discard = Скинути «{ $card }»
gonewild-do-enough = Більше нічого
gonewild-do-accept = Узяти карту Асґарда
gonewild-do-decline = Не брати
gonewild-do-choose = Узяти «{ $card }»
gonewild-do-store-auto = Покласти автоматично
gonewild-do-hold = { $tokens ->
    [one] { $place }: { $tokens } фішка
    [few] { $place }: { $tokens } фішки
   *[many] { $place }: { $tokens } фішок
 }
gonewild-do-keep = Залишити «{ $card }»
gonewild-do-keep-nothing = Нічого не залишати

## Журнал
gonewild-log-round = { $player_you ->
    [yes] Раунд { $round }: перший гравець — ви
   *[no] Раунд { $round }: перший гравець — { $player }
 }
gonewild-log-produced = { $player_you ->
    [yes] Ви виробляєте { $what }
   *[no] { $player } виробляє { $what }
 }
gonewild-log-drew = { $player_you ->
    [yes] Ви берете карти: { $cards }
   *[no] { $player } бере карти: { $cards }
 }
gonewild-log-drew-hidden = { $player_you ->
    [yes] { $count ->
        [one] Ви берете { $count } карту
        [few] Ви берете { $count } карти
       *[many] Ви берете { $count } карт
     }
   *[no] { $count ->
        [one] { $player } бере { $count } карту
        [few] { $player } бере { $count } карти
       *[many] { $player } бере { $count } карт
     }
 }
gonewild-log-reshuffled = { $player_you ->
    [yes] Ви замішуєте скид у нову колоду
   *[no] { $player } замішує скид у нову колоду
 }
gonewild-log-mission = { $player_you ->
    [yes] Ви отримуєте завдання «{ $mission }»
   *[no] { $player } отримує завдання «{ $mission }»
 }
gonewild-log-bought = { $player_you ->
    [yes] Ви купуєте { $what } за { $cost }
   *[no] { $player } купує { $what } за { $cost }
 }
gonewild-log-exchanged = { $player_you ->
    [yes] Ви міняєте { $cost } на { $what }
   *[no] { $player } міняє { $cost } на { $what }
 }
gonewild-log-built = { $player_you ->
    [yes] Ви будуєте { $place_acc }
   *[no] { $player } будує { $place_acc }
 }
gonewild-log-upgraded = { $player_you ->
    [yes] Ви покращуєте ратушу до рівня { $level }
   *[no] { $player } покращує ратушу до рівня { $level }
 }
gonewild-log-dismantled = { $player_you ->
    [yes] Ви розбираєте { $place_acc }
   *[no] { $player } розбирає { $place_acc }
 }
gonewild-log-path = На Шляху Одіна з’являється карта «{ $card }»
gonewild-log-path-gone = Карта «{ $card }» іде зі Шляху Одіна
gonewild-log-path-reshuffled = Скид Шляху Одіна замішано в нову колоду
gonewild-log-swapped = { $player_you ->
    [yes] Ви міняєте завдання «{ $old }» на «{ $new }»
   *[no] { $player } міняє завдання «{ $old }» на «{ $new }»
 }
gonewild-log-claimed = { $player_you ->
    [yes] Ви виконуєте завдання «{ $mission }»
   *[no] { $player } виконує завдання «{ $mission }»
 }
gonewild-log-played = { $player_you ->
    [yes] Ви розігруєте «{ $card }»
   *[no] { $player } розігрує «{ $card }»
 }
gonewild-log-fighters-boosted = { $player_you ->
    [yes] Ваші бійці отримують +{ $amount } до кінця ходу
   *[no] Бійці гравця { $player } отримують +{ $amount } до кінця ходу
 }
gonewild-log-stolen = { $player_you ->
    [yes] Ви забираєте { $token_acc } у { $victim_gen }
   *[no] { $player } забирає { $token_acc } у { $victim_gen }
 }
gonewild-log-stowed = { $player_you ->
    [yes] Ви кладете { $token_acc } { $place_to }
   *[no] { $player } кладе { $token_acc } { $place_to }
 }
gonewild-log-opened = { $player_you ->
    [yes] Ви відкриваєте карти й берете: { $taken }
   *[no] { $player } відкриває карти й бере: { $taken }
 }
gonewild-log-opened-nothing = { $player_you ->
    [yes] Ви відкриваєте карти й нічого не берете
   *[no] { $player } відкриває карти й нічого не бере
 }
gonewild-log-fetched = { $player_you ->
    [yes] Ви берете «{ $card }» зі скиду
   *[no] { $player } бере «{ $card }» зі скиду
 }
gonewild-log-looked = { $player_you ->
    [yes] Ви дивитеся карти { $victim_gen }
   *[no] { $victim_you ->
        [yes] { $player } дивиться ваші карти
       *[no] { $player } дивиться карти { $victim_gen }
     }
 }
gonewild-log-hand-seen = На руці у { $victim_gen }: { $cards }
gonewild-log-hand-empty = У { $victim_gen } немає карт на руці
gonewild-log-made-discard = { $victim_you ->
    [yes] Ви скидаєте «{ $card }»
   *[no] { $victim } скидає «{ $card }»
 }
gonewild-log-boosted = Карта «{ $card }» дає +{ $amount } карті «{ $fighter }»
gonewild-log-declared = { $player_you ->
    [yes] Ви атакуєте { $place_acc } гравця { $victim } ({ $strength } проти { $defence }): { $cards }
   *[no] { $victim_you ->
        [yes] { $player } атакує { $place_your } ({ $strength } проти { $defence }): { $cards }
       *[no] { $player } атакує { $place_acc } гравця { $victim } ({ $strength } проти { $defence }): { $cards }
     }
 }
gonewild-log-defended = { $player_you ->
    [yes] Ви захищаєтеся картою «{ $card }»: тепер захист { $defence }
   *[no] { $player } захищається картою «{ $card }»: тепер захист { $defence }
 }
gonewild-log-countered = { $player_you ->
    [yes] Ви розігруєте «{ $card }» проти «{ $striker }»: тепер сила { $strength }
   *[no] { $player } розігрує «{ $card }» проти «{ $striker }»: тепер сила { $strength }
 }
gonewild-log-hit = { $player_you ->
    [yes] Ви розоряєте { $place_acc } гравця { $victim } ({ $strength } проти { $defence })
   *[no] { $victim_you ->
        [yes] { $player } розоряє { $place_your } ({ $strength } проти { $defence })
       *[no] { $player } розоряє { $place_acc } гравця { $victim } ({ $strength } проти { $defence })
     }
 }
gonewild-log-repelled = { $player_you ->
    [yes] Ви відбиваєте атаку на { $place_your } ({ $defence } проти { $strength })
   *[no] { $player } відбиває атаку на { $place_acc } ({ $defence } проти { $strength })
 }
gonewild-log-looted = { $player_you ->
    [yes] Ви забираєте { $token_acc } у { $victim_gen } як здобич
   *[no] { $player } забирає { $token_acc } у { $victim_gen } як здобич
 }
gonewild-log-undead = { $player_you ->
    [yes] Ви долаєте нежить («{ $card }»)
   *[no] { $player } долає нежить («{ $card }»)
 }
gonewild-log-dragon = { $player_you ->
    [yes] Ви долаєте Дракона
   *[no] { $player } долає Дракона
 }
gonewild-log-scored = { $player_you ->
    [yes] Ви отримуєте { $points } ПО ({ $source }), усього { $total }
   *[no] { $player } отримує { $points } ПО ({ $source }), усього { $total }
 }
gonewild-log-mark = { $player_you ->
    [yes] Ви досягаєте { $mark } ПО й обираєте карту Асґарда
   *[no] { $player } досягає { $mark } ПО й обирає карту Асґарда
 }
gonewild-log-asgard-flipped = З колоди Асґарда відкрито карту «{ $card }»
gonewild-log-asgard-taken = { $player_you ->
    [yes] Ви берете «{ $card }»
   *[no] { $player } бере «{ $card }»
 }
gonewild-log-asgard-declined = { $player_you ->
    [yes] Ви не берете карту Асґарда
   *[no] { $player } не бере карту Асґарда
 }
gonewild-log-asgard-empty = { $player_you ->
    [yes] Колода Асґарда порожня: ви не отримуєте карту
   *[no] Колода Асґарда порожня: { $player } не отримує карту
 }
gonewild-log-tokens-lost = { $player_you ->
    [yes] У вас не вмістилося й пропадає: { $what }
   *[no] У гравця { $player } не вмістилося й пропадає: { $what }
 }
gonewild-log-kept = { $player_you ->
    [yes] { $count ->
        [0] Ви не залишаєте жодної карти
        [one] Ви залишаєте { $count } карту
        [few] Ви залишаєте { $count } карти
       *[many] Ви залишаєте { $count } карт
     }
   *[no] { $count ->
        [0] { $player } не залишає жодної карти
        [one] { $player } залишає { $count } карту
        [few] { $player } залишає { $count } карти
       *[many] { $player } залишає { $count } карт
     }
 }
gonewild-log-last-round = { $player_you ->
    [yes] У вас щонайменше { $points } ПО: цей раунд останній
   *[no] У гравця { $player } щонайменше { $points } ПО: цей раунд останній
 }
gonewild-log-achievement = Досягнення «{ $achievement }» дає { $points } ПО: { $players_nom }
gonewild-log-tie-break = Нічию вирішує «{ $achievement }»: { $players_nom }
gonewild-log-won = { $player_you ->
    [yes] Ви перемогли
   *[no] Перемога: { $player }
 }
gonewild-log-over = Спільна перемога: { $players_nom }

## Чому не можна
gonewild-illegal-cannot-afford = На це бракує пива або золота.
gonewild-illegal-pile-empty = Стопка порожня.
gonewild-illegal-not-in-path = На цьому місці Шляху Одіна такої карти немає.
gonewild-illegal-undead-not-for-sale = Нежить не можна купити, лише здолати.
gonewild-illegal-no-such-pile = Стопки таких карт немає.
gonewild-illegal-settlement-full = Ратуша не дозволяє будувати більше: покращіть її або розберіть будівлю.
gonewild-illegal-three-alike = У поселенні може бути не більше трьох однакових будівель.
gonewild-illegal-hall-under-construction = Ратуша будується до наступного раунду.
gonewild-illegal-hall-at-top = Ратуша вже 3-го рівня.
gonewild-illegal-nothing-there = Такої будівлі там немає.
gonewild-illegal-hall-stays = Ратушу розібрати не можна.
gonewild-illegal-dismantled-already = У цьому раунді ви вже розібрали будівлю.
gonewild-illegal-not-in-hand = Цієї карти у вас на руці немає.
gonewild-illegal-not-playable = Окремо цю карту не розігрують: нею платять, атакують або відповідають на атаку.
gonewild-illegal-choose-resources = Оберіть, скільки з цього взяти пивом.
gonewild-illegal-nothing-to-choose = На цій карті нічого обирати.
gonewild-illegal-not-that-mission = Такого завдання на цьому місці немає.
gonewild-illegal-claimed-already = За раунд можна виконати лише одне завдання.
gonewild-illegal-mission-not-met = Завдання ще не виконано.
gonewild-illegal-swapped-already = Змінювати завдання можна один раз за хід.
gonewild-illegal-mission-deck-empty = Колода завдань порожня.
gonewild-illegal-own-settlement = Себе атакувати не можна.
gonewild-illegal-under-construction = Ця будівля будується до наступного раунду.
gonewild-illegal-damaged-already = У цьому раунді цю будівлю вже розорили.
gonewild-illegal-one-player-per-turn = За хід можна атакувати лише одного гравця.
gonewild-illegal-attacked-already = Цього гравця в цьому раунді вже атакували.
gonewild-illegal-nobody-to-send = У вас немає ні бійця, ні героя для атаки.
gonewild-illegal-not-undead = Нежиті там немає.
gonewild-illegal-dragon-already = У цьому раунді ви вже здолали Дракона.
gonewild-illegal-too-weak = Бракує сили.
gonewild-illegal-not-a-fighter = Атакують лише бійці та герої.
gonewild-illegal-needs-fighter = Потрібен боєць, герой не підходить.
gonewild-illegal-no-such-striker = В атаці немає такої карти.
gonewild-illegal-striker-nullified = Сила цієї карти вже дорівнює 0.
gonewild-illegal-not-a-reaction = Цією картою не можна відповісти.
gonewild-illegal-wrong-kind-of-striker = Проти неї ця карта не діє.
gonewild-illegal-not-money = Цією картою платити не можна.
gonewild-illegal-not-owed = Платити треба не цим.
gonewild-illegal-would-not-cover = Тоді на решту не вистачить.
gonewild-illegal-no-token = Такої фішки там немає.
gonewild-illegal-not-a-container = Покласти сюди цю фішку не можна.
gonewild-illegal-container-full = Сховище заповнене.
gonewild-illegal-not-opponent = Оберіть іншого гравця.
gonewild-illegal-not-in-discard = Цієї карти немає у вашому скиді.
gonewild-illegal-not-that-kind = Карти цього виду тут не підходять.
gonewild-illegal-not-in-seen-hand = На тій руці немає цієї карти.
gonewild-illegal-not-offered = Цієї карти Асґарда на вибір немає.
gonewild-illegal-wrong-amount = Така кількість не підходить.
gonewild-illegal-not-that-container = Спершу заповніть інше сховище.
