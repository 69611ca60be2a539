# Дикинги.

gonewild-name = Дикинги
gonewild-tagline = Стройте поселение, собирайте буйную колоду, грабьте соседей.

## Настройки
gonewild-option-length = Длина партии
    .help = Удлинённая партия на троих или четверых идёт до 40 очков вместо 30.
gonewild-option-length-standard = обычная
gonewild-option-length-long = удлинённая, до 40 очков
gonewild-option-achievements = Достижения
    .help = Для первой партии рекомендованы четыре определённых достижения.
gonewild-option-achievements-random = четыре случайных
gonewild-option-achievements-first_game = набор первой партии

## Фазы
gonewild-phase-production = Производство
gonewild-phase-draw = Добор
gonewild-phase-action = Действия
gonewild-phase-storage = Хранение
gonewild-phase-end = Конец раунда
gonewild-tie-break = достижения, не вошедшие в партию

## Карты
gonewild-card-beer = Пиво
gonewild-card-gold = Золото
gonewild-card-viking_warrior = Викинг-воин
gonewild-card-elf_archer = Эльф-лучник
gonewild-card-bone_crusher = Костолом
gonewild-card-pigator = Свинатор
gonewild-card-cannon = Башня
gonewild-card-chicken_tower = Курострел
gonewild-card-sheep_cannon = Овцемёт
gonewild-card-undead_gold = Нежить (золото)
gonewild-card-undead_beer = Нежить (пиво)
gonewild-card-shaman = Шаман
gonewild-card-bear_rider = Медвежий всадник
gonewild-card-assassin = Ассасин
gonewild-card-scroll = Свиток
gonewild-card-beer_mugs = Пивные кружки
gonewild-card-gold_bars = Золотые слитки
gonewild-card-gold_miner = Шахтёр
gonewild-card-beer_specialist = Пивной эксперт
gonewild-card-crystal = Кристалл
gonewild-card-money_theft = Чужое золото
gonewild-card-recipe_theft = Чужое пиво
gonewild-card-mystery_gift_resource = Таинственный дар (ресурсы)
gonewild-card-mystery_gift_unit = Таинственный дар (бойцы)
gonewild-card-sword = Меч
gonewild-card-odins_boost = Благословение Одина
gonewild-card-shockwave_tower = Ударная башня
gonewild-card-hero_trap = Ловушка для героев
gonewild-card-alviss = Альвис
gonewild-card-dvergar = Цверг
gonewild-card-grendel = Грендель
gonewild-card-thor = Тор
gonewild-card-valkyrie = Валькирия
gonewild-card-mjollnir = Мьёлнир
gonewild-card-lokis_lens = Линза Локи
gonewild-card-resurrection = Воскрешение
gonewild-card-time_manipulation = Власть над временем
gonewild-card-treasure_chest = Сундук с сокровищами
gonewild-card-beer_taxes = Пивной налог
gonewild-card-gold_taxes = Золотой налог
gonewild-undead = Нежить
gonewild-dragon = Дракон

## Постройки
gonewild-building-brewery = Пивоварня
    .acc = пивоварню
    .your = вашу пивоварню
    .to = в пивоварню
gonewild-building-gold_factory = Плавильня
    .acc = плавильню
    .your = вашу плавильню
    .to = в плавильню
gonewild-building-beer_container = Хранилище пива
    .acc = хранилище пива
    .your = ваше хранилище пива
    .to = в хранилище пива
gonewild-building-gold_container = Хранилище золота
    .acc = хранилище золота
    .your = ваше хранилище золота
    .to = в хранилище золота
gonewild-building-drakkar = Драккар
    .acc = драккар
    .your = ваш драккар
    .to = на драккар
gonewild-building-tavern = Таверна
    .acc = таверну
    .your = вашу таверну
    .to = в таверну
gonewild-building-hall = Ратуша
    .acc = ратушу
    .your = вашу ратушу
    .to = на ратушу
gonewild-token-beer = пивная бочка
    .acc = пивную бочку
    .ins = пивной бочкой
gonewild-token-gold = золотой слиток
    .acc = золотой слиток
    .ins = золотым слитком
gonewild-building-text-brewery = Каждый раунд производит 1 пивную бочку.
gonewild-building-text-gold_factory = Каждый раунд производит 1 золотой слиток.
gonewild-building-text-beer_container = Хранит до { $capacity } пивных бочек. Полное в фазе хранения: { $points } ПО.
gonewild-building-text-gold_container = Хранит до { $capacity } золотых слитков. Полное в фазе хранения: { $points } ПО.
gonewild-building-text-drakkar = В конце раунда можно оставить на руке 1 карту.
gonewild-building-text-tavern = В фазе добора вы берёте на 1 карту больше.

## Количества
gonewild-nothing = ничего
    .acc = ничего
gonewild-amount-beer = { $beer ->
    [one] { $beer } пиво
   *[many] { $beer } пива
 }
gonewild-amount-gold = { $gold ->
    [one] { $gold } золото
   *[many] { $gold } золота
 }
gonewild-amount-both = { gonewild-amount-beer } и { gonewild-amount-gold }
gonewild-purchase-card = карту «{ $card }»
    .nom = карта «{ $card }»
gonewild-purchase-building = { $place }
    .acc = { $place_acc }
gonewild-purchase-upgrade = улучшение ратуши
    .nom = улучшение ратуши
gonewild-purchase-exchange = { $gain }
    .nom = { $gain }
gonewild-purchase-swap = другое задание
    .nom = другое задание
gonewild-target-building = { $victim_you ->
    [yes] Ваша постройка: { $place }
   *[no] { $place } игрока { $victim }
 }
    .acc = { $victim_you ->
        [yes] { $place_your }
       *[no] { $place_acc } игрока { $victim }
     }
gonewild-target-undead = { $card }
    .acc = нежить
gonewild-target-dragon = Дракон
    .acc = дракона

## Что делают карты
gonewild-effect-fighter = Боец { $strength }
gonewild-effect-hero = Герой { $strength }
gonewild-effect-undead = Защита { $defence }. За победу получите её фишку и { $points } ПО
gonewild-effect-gain = Получите { $cost }
gonewild-effect-tokens = Получите фишками: { $cost }
gonewild-effect-gain-per-brewery = Получите { $base } и ещё { $each } за каждую свою пивоварню
gonewild-effect-gain-each-brewery = Получите { $each } за каждую свою пивоварню
gonewild-effect-self-per-brewery = +{ $amount } за каждую свою пивоварню
gonewild-effect-gain-per-gold_factory = Получите { $base } и ещё { $each } за каждую свою плавильню
gonewild-effect-gain-each-gold_factory = Получите { $each } за каждую свою плавильню
gonewild-effect-self-per-gold_factory = +{ $amount } за каждую свою плавильню
gonewild-effect-gain-per-opponent = Получите { $base } и ещё { $each } за каждого соперника
gonewild-effect-gain-each-opponent = Получите { $each } за каждого соперника
gonewild-effect-self-per-opponent = +{ $amount } за каждого соперника
gonewild-effect-gain-choice = Получите { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[many] { $amount } ресурсов
 } на выбор
gonewild-effect-draw = Возьмите { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
   *[many] { $amount } карт
 }
gonewild-effect-steal = Возьмите { $token_acc } с постройки другого игрока
gonewild-effect-reveal-any = Откройте { $amount ->
    [one] верхнюю карту
    [few] { $amount } верхние карты
   *[many] { $amount } верхних карт
 } своей колоды и возьмите на руку
gonewild-effect-reveal-resource = Откройте { $amount ->
    [one] верхнюю карту
    [few] { $amount } верхние карты
   *[many] { $amount } верхних карт
 } своей колоды: карты ресурсов возьмите на руку, остальные сбросьте
gonewild-effect-reveal-fighter = Откройте { $amount ->
    [one] верхнюю карту
    [few] { $amount } верхние карты
   *[many] { $amount } верхних карт
 } своей колоды: бойцов возьмите на руку, остальные карты сбросьте
gonewild-effect-reveal-fighter_or_hero = Откройте { $amount ->
    [one] верхнюю карту
    [few] { $amount } верхние карты
   *[many] { $amount } верхних карт
 } своей колоды: бойцов и героев возьмите на руку, остальные карты сбросьте
gonewild-effect-fetch-any = Возьмите из своего сброса { $amount ->
    [1] карту
   *[other] до { $amount } карт
 }
gonewild-effect-fetch-resource = Возьмите из своего сброса { $amount ->
    [1] карту ресурса
   *[other] до { $amount } карт ресурсов
 }
gonewild-effect-fetch-fighter = Возьмите из своего сброса { $amount ->
    [1] карту бойца
   *[other] до { $amount } карт бойцов
 }
gonewild-effect-fetch-fighter_or_hero = Возьмите из своего сброса { $amount ->
    [1] карту бойца или героя
   *[other] до { $amount } карт бойцов или героев
 }
gonewild-effect-peek = Посмотрите карты на руке соперника; можете сбросить одну из них
gonewild-effect-boost = Разыгрывается с атакой: один боец в ней получает +{ $amount }
gonewild-effect-boost-all = До конца хода все ваши бойцы получают +{ $amount }
gonewild-effect-defend = Реакция: +{ $amount } атакованной постройке до конца раунда
gonewild-effect-defend-all = Реакция: +{ $amount } всем вашим постройкам до конца раунда
gonewild-effect-nullify-fighter = Реакция: сила одного атакующего бойца равна 0
gonewild-effect-nullify-hero = Реакция: сила одного атакующего героя равна 0
gonewild-effect-self-hall = +{ $amount } против ратуши

## Задания
gonewild-mission-worship = Фанатик
gonewild-mission-worker = Работник
gonewild-mission-strategy = Стратег
gonewild-mission-shield = Щит
gonewild-mission-attacker = Агрессор
gonewild-mission-money_money = Деньги, деньги
gonewild-mission-thirsty = Жажда?
gonewild-mission-beer_mission = Пиво!
gonewild-mission-gold_mission = Золото!
gonewild-mission-captain = Капитан
gonewild-mission-warfare = Военное дело
gonewild-mission-architect = Архитектор
gonewild-mission-brewer = Пивовар
gonewild-mission-foundry = Литейщик
gonewild-mission-innkeeper = Трактирщик
gonewild-mission-town_fall = Падение города
gonewild-need-bought-odin = Купите карту Пути Одина
gonewild-need-bought-building = Купите постройку
gonewild-need-bought-unit = Купите карту бойца
gonewild-need-bought-defence = Купите карту укрепления
gonewild-need-hit-building = Успешно атакуйте чужую постройку
gonewild-need-hit-strong = Успешно атакуйте постройку картой, сила которой не меньше { $strength }
gonewild-need-hit-hall = Успешно атакуйте ратушу
gonewild-need-spent = Потратьте за один ход { $cost }
gonewild-need-owns = { $building }: постройте { $amount }
gonewild-need-hall = Улучшите ратушу до уровня { $level }

## Достижения
gonewild-achievement-defender = Защитник
gonewild-achievement-text-defender = Больше всего карт укреплений
gonewild-achievement-conqueror = Завоеватель
gonewild-achievement-text-conqueror = Больше всего карт бойцов
gonewild-achievement-builder = Строитель
gonewild-achievement-text-builder = Больше всего построек
gonewild-achievement-beer_tycoon = Пивной король
gonewild-achievement-text-beer_tycoon = Больше всего пива в хранилищах
gonewild-achievement-miner = Рудокоп
gonewild-achievement-text-miner = Больше всего золота в хранилищах
gonewild-achievement-follower = Последователь
gonewild-achievement-text-follower = Больше всего карт Пути Одина
gonewild-achievement-accomplisher = Мастер заданий
gonewild-achievement-text-accomplisher = Больше всего выполненных заданий
gonewild-achievement-king_pig = Король свинаторов
gonewild-achievement-text-king_pig = Больше всего свинаторов

## Откуда очки
gonewild-source-attacks = Успешные атаки
gonewild-source-damage_rewards = Награды за ущерб
gonewild-source-repelled = Отражённые атаки
gonewild-source-full_defence = Полная защита
gonewild-source-undead = Победы над нежитью
gonewild-source-missions = Задания
gonewild-source-town_hall = Ратуша
gonewild-source-containers = Полные хранилища
gonewild-source-achievements = Достижения

## Вопросы
gonewild-ask-turn = Ваш ход: покупайте, стройте, атакуйте в любом порядке
gonewild-ask-turn-pool = На этот ход у вас ещё: пива { $beer }, золота { $gold }.
gonewild-ask-pay = Оплата: { $what_nom }. Осталось заплатить { $cost }
gonewild-ask-muster = Атака на { $target_acc }: кого отправить?
gonewild-ask-muster-detail = Сила { $strength } против защиты { $defence }. Равенства достаточно.
gonewild-ask-react = { $attacker_you ->
    [yes] Вы атакуете { $place_acc }. Ответят ли вам?
   *[no] { $attacker } атакует { $place_your }. Ответите?
 }
gonewild-ask-react-detail = Сила { $strength } против защиты { $defence }. Защита должна превысить силу.
gonewild-ask-stow = Куда положить { $token_acc }?
gonewild-ask-dragon = Дракон побеждён: пиво или золото?
gonewild-ask-steal = С какой постройки взять { $token_acc }?
gonewild-ask-fetch = { $count ->
    [1] Возьмите карту из сброса: можно ещё одну
   *[other] Возьмите карту из сброса: можно ещё { $count }
 }
gonewild-ask-peek = Чьи карты посмотреть?
gonewild-ask-peek-discard = { $victim_you ->
    [yes] Какую карту вы сбрасываете?
   *[no] Какую карту сбрасывает { $victim }?
 }
gonewild-ask-asgard-offer = Вы успешно атаковали ратушу 3-го уровня: взять карту Асгарда?
gonewild-ask-asgard-pick = Выберите одну из трёх карт Асгарда
gonewild-ask-store = Уберите фишки в хранилища
gonewild-ask-store-detail = Сколько фишек положить { $place_to }?
gonewild-ask-keep = { $count ->
    [1] Драккар может сохранить карту
    [one] { $count } драккар может сохранить по карте
    [few] { $count } драккара могут сохранить по карте
   *[many] { $count } драккаров могут сохранить по карте
 }

## Варианты
gonewild-do-buy = Купить { $what } за { $cost }
gonewild-do-build = Построить { $what_acc } за { $cost }
gonewild-do-upgrade = Улучшить ратушу до уровня { $level } за { $cost }
gonewild-do-dismantle = Разобрать { $place_acc }
gonewild-do-play = Разыграть «{ $card }»
gonewild-do-play-for = Разыграть «{ $card }»: { $cost }
gonewild-do-exchange = Обменять { $cost } на { $gain }
gonewild-do-swap = Сменить задание «{ $mission }» за { $cost }
gonewild-do-claim = Выполнить задание «{ $mission }»: { $points } ПО
gonewild-do-attack = Атаковать { $target_acc } (защита { $defence })
gonewild-do-attack-in-vain = Атаковать { $target_acc } без надежды на успех (защита { $defence }, ваши карты дают { $strength })
gonewild-do-end = Закончить ход
gonewild-do-pay-auto = Заплатить автоматически
gonewild-do-pay-card = Заплатить картой «{ $card }»
gonewild-do-pay-card-for = Заплатить картой «{ $card }»: { $cost }
gonewild-do-pay-token = Заплатить { $token_ins } ({ $place })
gonewild-do-send = Отправить карту «{ $card }» (сила { $strength })
gonewild-do-boost = Карта «{ $card }»: +{ $amount } карте «{ $fighter }»
gonewild-do-strike = Объявить атаку силой { $strength }
gonewild-do-strike-in-vain = Объявить атаку, которая не удастся: сила { $strength } против защиты { $defence }
gonewild-do-defend = Защититься картой «{ $card }»: +{ $amount }
gonewild-do-defend-all = Защититься картой «{ $card }»: +{ $amount } всем постройкам
gonewild-do-counter = Разыграть «{ $card }» против «{ $striker }»
gonewild-do-pass = Не отвечать
gonewild-do-stow = Положить { $place_to }
gonewild-do-take = Взять { $token_acc }
gonewild-do-steal = Взять у { $victim_gen } ({ $place })
gonewild-do-fetch = Взять «{ $card }»
gonewild-do-look = { $victim_you ->
    [yes] Посмотреть свои карты
   *[no] Посмотреть карты { $victim_gen }
 }
gonewild-do-discard = Сбросить «{ $card }»
gonewild-do-enough = Больше ничего
gonewild-do-accept = Взять карту Асгарда
gonewild-do-decline = Не брать
gonewild-do-choose = Взять «{ $card }»
gonewild-do-store-auto = Убрать автоматически
gonewild-do-hold = { $tokens ->
    [one] { $place }: { $tokens } фишка
    [few] { $place }: { $tokens } фишки
   *[many] { $place }: { $tokens } фишек
 }
gonewild-do-keep = Оставить «{ $card }»
gonewild-do-keep-nothing = Ничего не оставлять

## Журнал
gonewild-log-round = { $player_you ->
    [yes] Раунд { $round }: первый игрок — вы
   *[no] Раунд { $round }: первый игрок — { $player }
 }
gonewild-log-produced = { $player_you ->
    [yes] Вы производите { $what }
   *[no] { $player } производит { $what }
 }
gonewild-log-drew = { $player_you ->
    [yes] Вы берёте карты: { $cards }
   *[no] { $player } берёт карты: { $cards }
 }
gonewild-log-drew-hidden = { $player_you ->
    [yes] { $count ->
        [one] Вы берёте { $count } карту
        [few] Вы берёте { $count } карты
       *[many] Вы берёте { $count } карт
     }
   *[no] { $count ->
        [one] { $player } берёт { $count } карту
        [few] { $player } берёт { $count } карты
       *[many] { $player } берёт { $count } карт
     }
 }
gonewild-log-reshuffled = { $player_you ->
    [yes] Вы замешиваете сброс в новую колоду
   *[no] { $player } замешивает сброс в новую колоду
 }
gonewild-log-mission = { $player_you ->
    [yes] Вы получаете задание «{ $mission }»
   *[no] { $player } получает задание «{ $mission }»
 }
gonewild-log-bought = { $player_you ->
    [yes] Вы покупаете { $what } за { $cost }
   *[no] { $player } покупает { $what } за { $cost }
 }
gonewild-log-exchanged = { $player_you ->
    [yes] Вы меняете { $cost } на { $what }
   *[no] { $player } меняет { $cost } на { $what }
 }
gonewild-log-built = { $player_you ->
    [yes] Вы строите { $place_acc }
   *[no] { $player } строит { $place_acc }
 }
gonewild-log-upgraded = { $player_you ->
    [yes] Вы улучшаете ратушу до уровня { $level }
   *[no] { $player } улучшает ратушу до уровня { $level }
 }
gonewild-log-dismantled = { $player_you ->
    [yes] Вы разбираете { $place_acc }
   *[no] { $player } разбирает { $place_acc }
 }
gonewild-log-path = На Пути Одина появляется карта «{ $card }»
gonewild-log-path-gone = Карта «{ $card }» уходит с Пути Одина
gonewild-log-path-reshuffled = Сброс Пути Одина замешан в новую колоду
gonewild-log-swapped = { $player_you ->
    [yes] Вы меняете задание «{ $old }» на «{ $new }»
   *[no] { $player } меняет задание «{ $old }» на «{ $new }»
 }
gonewild-log-claimed = { $player_you ->
    [yes] Вы выполняете задание «{ $mission }»
   *[no] { $player } выполняет задание «{ $mission }»
 }
gonewild-log-played = { $player_you ->
    [yes] Вы разыгрываете «{ $card }»
   *[no] { $player } разыгрывает «{ $card }»
 }
gonewild-log-fighters-boosted = { $player_you ->
    [yes] Ваши бойцы получают +{ $amount } до конца хода
   *[no] Бойцы игрока { $player } получают +{ $amount } до конца хода
 }
gonewild-log-stolen = { $player_you ->
    [yes] Вы забираете { $token_acc } у { $victim_gen }
   *[no] { $player } забирает { $token_acc } у { $victim_gen }
 }
gonewild-log-stowed = { $player_you ->
    [yes] Вы кладёте { $token_acc } { $place_to }
   *[no] { $player } кладёт { $token_acc } { $place_to }
 }
gonewild-log-opened = { $player_you ->
    [yes] Вы открываете карты и берёте: { $taken }
   *[no] { $player } открывает карты и берёт: { $taken }
 }
gonewild-log-opened-nothing = { $player_you ->
    [yes] Вы открываете карты и ничего не берёте
   *[no] { $player } открывает карты и ничего не берёт
 }
gonewild-log-fetched = { $player_you ->
    [yes] Вы берёте «{ $card }» из сброса
   *[no] { $player } берёт «{ $card }» из сброса
 }
gonewild-log-looked = { $player_you ->
    [yes] Вы смотрите карты { $victim_gen }
   *[no] { $victim_you ->
        [yes] { $player } смотрит ваши карты
       *[no] { $player } смотрит карты { $victim_gen }
     }
 }
gonewild-log-hand-seen = На руке у { $victim_gen }: { $cards }
gonewild-log-hand-empty = У { $victim_gen } нет карт на руке
gonewild-log-made-discard = { $victim_you ->
    [yes] Вы сбрасываете «{ $card }»
   *[no] { $victim } сбрасывает «{ $card }»
 }
gonewild-log-boosted = Карта «{ $card }» даёт +{ $amount } карте «{ $fighter }»
gonewild-log-declared = { $player_you ->
    [yes] Вы атакуете { $place_acc } игрока { $victim } ({ $strength } против { $defence }): { $cards }
   *[no] { $victim_you ->
        [yes] { $player } атакует { $place_your } ({ $strength } против { $defence }): { $cards }
       *[no] { $player } атакует { $place_acc } игрока { $victim } ({ $strength } против { $defence }): { $cards }
     }
 }
gonewild-log-defended = { $player_you ->
    [yes] Вы защищаетесь картой «{ $card }»: теперь защита { $defence }
   *[no] { $player } защищается картой «{ $card }»: теперь защита { $defence }
 }
gonewild-log-countered = { $player_you ->
    [yes] Вы разыгрываете «{ $card }» против «{ $striker }»: теперь сила { $strength }
   *[no] { $player } разыгрывает «{ $card }» против «{ $striker }»: теперь сила { $strength }
 }
gonewild-log-hit = { $player_you ->
    [yes] Вы успешно атакуете { $place_acc } игрока { $victim } ({ $strength } против { $defence })
   *[no] { $victim_you ->
        [yes] { $player } успешно атакует { $place_your } ({ $strength } против { $defence })
       *[no] { $player } успешно атакует { $place_acc } игрока { $victim } ({ $strength } против { $defence })
     }
 }
gonewild-log-repelled = { $player_you ->
    [yes] Вы отражаете атаку на { $place_your } ({ $defence } против { $strength })
   *[no] { $player } отражает атаку на { $place_acc } ({ $defence } против { $strength })
 }
gonewild-log-looted = { $player_you ->
    [yes] Вы забираете { $token_acc } у { $victim_gen } как добычу
   *[no] { $player } забирает { $token_acc } у { $victim_gen } как добычу
 }
gonewild-log-undead = { $player_you ->
    [yes] Вы побеждаете нежить («{ $card }»)
   *[no] { $player } побеждает нежить («{ $card }»)
 }
gonewild-log-dragon = { $player_you ->
    [yes] Вы побеждаете дракона
   *[no] { $player } побеждает дракона
 }
gonewild-log-scored = { $player_you ->
    [yes] Вы получаете { $points } ПО ({ $source }), всего { $total }
   *[no] { $player } получает { $points } ПО ({ $source }), всего { $total }
 }
gonewild-log-mark = { $player_you ->
    [yes] Вы достигаете { $mark } ПО и выбираете карту Асгарда
   *[no] { $player } достигает { $mark } ПО и выбирает карту Асгарда
 }
gonewild-log-asgard-flipped = Из колоды Асгарда открыта карта «{ $card }»
gonewild-log-asgard-taken = { $player_you ->
    [yes] Вы берёте «{ $card }»
   *[no] { $player } берёт «{ $card }»
 }
gonewild-log-asgard-declined = { $player_you ->
    [yes] Вы не берёте карту Асгарда
   *[no] { $player } не берёт карту Асгарда
 }
gonewild-log-asgard-empty = { $player_you ->
    [yes] Колода Асгарда пуста: вы не получаете карту
   *[no] Колода Асгарда пуста: { $player } не получает карту
 }
gonewild-log-tokens-lost = { $player_you ->
    [yes] У вас не поместилось и сгорает: { $what }
   *[no] У игрока { $player } не поместилось и сгорает: { $what }
 }
gonewild-log-kept = { $player_you ->
    [yes] { $count ->
        [0] Вы не оставляете ни одной карты
        [one] Вы оставляете { $count } карту
        [few] Вы оставляете { $count } карты
       *[many] Вы оставляете { $count } карт
     }
   *[no] { $count ->
        [0] { $player } не оставляет ни одной карты
        [one] { $player } оставляет { $count } карту
        [few] { $player } оставляет { $count } карты
       *[many] { $player } оставляет { $count } карт
     }
 }
gonewild-log-last-round = { $player_you ->
    [yes] У вас не меньше { $points } ПО: этот раунд последний
   *[no] У игрока { $player } не меньше { $points } ПО: этот раунд последний
 }
gonewild-log-achievement = Достижение «{ $achievement }» даёт { $points } ПО: { $players_nom }
gonewild-log-tie-break = Ничью решает «{ $achievement }»: { $players_nom }
gonewild-log-won = { $player_you ->
    [yes] Вы победили
   *[no] Победа: { $player }
 }
gonewild-log-over = Общая победа: { $players_nom }

## Почему нельзя
gonewild-illegal-cannot-afford = На это не хватает пива или золота.
gonewild-illegal-pile-empty = Стопка пуста.
gonewild-illegal-not-in-path = На этом месте Пути Одина такой карты нет.
gonewild-illegal-undead-not-for-sale = Нежить нельзя купить, только победить.
gonewild-illegal-no-such-pile = Стопки таких карт нет.
gonewild-illegal-settlement-full = Ратуша не позволяет строить больше: улучшите её или разберите постройку.
gonewild-illegal-three-alike = В поселении может быть не больше трёх одинаковых построек.
gonewild-illegal-hall-under-construction = Ратуша строится до следующего раунда.
gonewild-illegal-hall-at-top = Ратуша уже 3-го уровня.
gonewild-illegal-nothing-there = Такой постройки там нет.
gonewild-illegal-hall-stays = Ратушу разобрать нельзя.
gonewild-illegal-dismantled-already = В этом раунде вы уже разобрали постройку.
gonewild-illegal-not-in-hand = Этой карты у вас на руке нет.
gonewild-illegal-not-playable = Отдельно эту карту не разыгрывают: ею платят, атакуют или отвечают на атаку.
gonewild-illegal-choose-resources = Выберите, сколько из этого взять пивом.
gonewild-illegal-nothing-to-choose = На этой карте нечего выбирать.
gonewild-illegal-not-that-mission = Такого задания на этом месте нет.
gonewild-illegal-claimed-already = За раунд можно выполнить только одно задание.
gonewild-illegal-mission-not-met = Задание ещё не выполнено.
gonewild-illegal-swapped-already = Менять задание можно один раз за ход.
gonewild-illegal-mission-deck-empty = Колода заданий пуста.
gonewild-illegal-own-settlement = Себя атаковать нельзя.
gonewild-illegal-under-construction = Эта постройка строится до следующего раунда.
gonewild-illegal-damaged-already = Этой постройке в этом раунде уже нанесли ущерб.
gonewild-illegal-one-player-per-turn = За ход можно атаковать только одного игрока.
gonewild-illegal-attacked-already = Этого игрока в этом раунде уже атаковали.
gonewild-illegal-nobody-to-send = У вас нет ни бойца, ни героя для атаки.
gonewild-illegal-not-undead = Нежити там нет.
gonewild-illegal-dragon-already = В этом раунде вы уже победили дракона.
gonewild-illegal-too-weak = Не хватает силы.
gonewild-illegal-not-a-fighter = Атакуют только бойцы и герои.
gonewild-illegal-needs-fighter = Нужен боец, герой не подходит.
gonewild-illegal-no-such-striker = В атаке нет такой карты.
gonewild-illegal-striker-nullified = Сила этой карты уже равна 0.
gonewild-illegal-not-a-reaction = Этой картой нельзя ответить.
gonewild-illegal-wrong-kind-of-striker = Против неё эта карта не действует.
gonewild-illegal-not-money = Этой картой платить нельзя.
gonewild-illegal-not-owed = Платить надо не этим.
gonewild-illegal-would-not-cover = Тогда на остальное не хватит.
gonewild-illegal-no-token = Такой фишки там нет.
gonewild-illegal-not-a-container = Положить сюда эту фишку нельзя.
gonewild-illegal-container-full = Хранилище заполнено.
gonewild-illegal-not-opponent = Выберите другого игрока.
gonewild-illegal-not-in-discard = Этой карты нет в вашем сбросе.
gonewild-illegal-not-that-kind = Карты этого вида здесь не подходят.
gonewild-illegal-not-in-seen-hand = На той руке нет этой карты.
gonewild-illegal-not-offered = Этой карты Асгарда на выбор нет.
gonewild-illegal-wrong-amount = Такое количество не подходит.
gonewild-illegal-not-that-container = Сначала заполните другое хранилище.
