# Во славу Одина.

feast-name = Во славу Одина
feast-tagline = Набеги, торговля, новые земли и пиры: сага о товарах и планшетах.
feast-alone-measure = Сто очков в одиночку — очень хороший результат.

## Варианты
feast-option-length = Длительность
    .help = Короткая игра начинается с лишним викингом и хороша для первого вечера; в длинной успеваешь собрать плоды.
feast-option-length-long = Длинная: семь раундов
feast-option-length-short = Короткая: шесть раундов
feast-option-decks = Колоды профессий
    .help = Для первых партий хороша колода А. В колодах Б и В карты сложнее.
feast-option-decks-a = А
feast-option-decks-b = Б
feast-option-decks-c = В
feast-option-decks-ab = А, Б
feast-option-decks-ac = А, В
feast-option-decks-bc = Б, В
feast-option-decks-abc = А, Б, В
feast-option-starting_card = Начальная профессия
    .help = Профессия, которая на руке до первого раунда.
feast-option-starting_card-drawn = Случайная
feast-option-starting_card-chosen = На выбор

## Товары
feast-good-peas = горох
feast-good-flax = лён
feast-good-beans = бобы
feast-good-grain = зерно
feast-good-cabbage = капуста
feast-good-fruits = фрукты
feast-good-pregnant-sheep = беременная овца
feast-good-pregnant-cattle = беременная корова
feast-good-mead = мёд
feast-good-stockfish = вяленая рыба
feast-good-milk = молоко
feast-good-salt-meat = солонина
feast-good-game-meat = дичь
feast-good-sheep = овца
feast-good-whale-meat = китовое мясо
feast-good-cattle = корова
feast-good-oil = масло
feast-good-hide = шкура
feast-good-wool = шерсть
feast-good-linen = льняная ткань
feast-good-skin-and-bones = кожа и кости
feast-good-fur = мех
feast-good-robe = накидка
feast-good-clothing = одежда
feast-good-rune-stone = рунический камень
feast-good-silverware = изделие из серебра
feast-good-chest = сундук
feast-good-silk = шёлк
feast-good-spices = специи
feast-good-jewelry = драгоценности
feast-good-treasure-chest = сундук с сокровищами
feast-good-silver-hoard = серебряная утварь

## Особые жетоны
feast-special-glass-beads = стеклянные бусы
feast-special-helmet = шлем
feast-special-cloakpin = булавка для плаща
feast-special-belt = пояс
feast-special-crucifix = распятие
feast-special-drinking-horn = питьевой рог
feast-special-amber-figure = янтарная фигурка
feast-special-horseshoe = подкова
feast-special-gold-brooch = золотая брошь
feast-special-forge-hammer = кузнечный молот
feast-special-fibula = фибула
feast-special-throwing-axe = метательный топор
feast-special-chalice = чаша
feast-special-round-shield = круглый щит
feast-special-english-crown = английская корона

## Ресурсы, оружие, корабли, здания
feast-resource-wood = дерево
feast-resource-stone = камень
feast-resource-ore = руда
feast-resource-silver = серебро
feast-resource-ship-ore = руда с корабля
feast-weapon-bow = лук
feast-weapon-snare = ловушка
feast-weapon-spear = копьё
feast-weapon-long-sword = длинный меч
feast-weapon-any = любое оружие
feast-ship-whaling-boat = вельбот
feast-ship-knarr = кнорр
feast-ship-longship = драккар
feast-ship-armed-longship = драккар с тремя рудами
feast-building-shed = хижина
feast-building-stone-house = каменный дом
feast-building-long-house = длинный дом

## Планшеты
feast-place-home = личный планшет
feast-island-shetland = Шетландские острова
feast-island-faroe-islands = Фарерские острова
feast-island-iceland = Исландия
feast-island-greenland = Гренландия
feast-island-bear-island = остров Медвежий
feast-island-baffin-island = Баффинова Земля
feast-island-labrador = Лабрадор
feast-island-newfoundland = Ньюфаундленд

## Действия с кубиком
feast-dice-hunt = охота на дичь
feast-dice-snare = установка ловушки
feast-dice-whaling = охота на китов
feast-dice-raid = набег
feast-dice-pillage = разбой

## Ячейки действий
feast-space-build-shed = Построить хижину
feast-space-build-stone-house = Построить каменный дом
feast-space-build-long-house = Построить длинный дом
feast-space-build-house-and-ship = Построить дом и корабль
feast-space-build-whaling-boat = Построить вельбот
feast-space-build-knarr = Построить кнорр
feast-space-build-longship = Построить драккар
feast-space-hunt-game-1 = Охота на дичь (1)
feast-space-take-stockfish = Взять вяленую рыбу
feast-space-hunt-game-2 = Охота на дичь (2)
feast-space-lay-snare = Установка ловушки
feast-space-whaling-3 = Охота на китов, до трёх вельботов
feast-space-whaling-4 = Охота на китов, один вельбот
feast-space-buy-stockfish = Купить две вяленые рыбы
feast-space-buy-salt-meat = Купить две солонины
feast-space-buy-sheep = Купить овцу
feast-space-buy-cattle-milk = Купить корову и молоко
feast-space-sheep-or-cattle = Овца или корова за серебро
feast-space-buy-cattle-sheep = Купить корову и овцу
feast-space-weekly-1 = Ярмарка: бобы
feast-space-weekly-2 = Ярмарка: лён и вяленая рыба
feast-space-weekly-3 = Ярмарка: фрукты, масло, солонина
feast-space-weekly-4 = Ярмарка: специи, молоко, шерсть
feast-space-products-milk = Молоко от коров
feast-space-products-mead = Два мёда и два серебра
feast-space-products-wool = Шерсть от овец
feast-space-craft-linen = Лён на льняную ткань
feast-space-craft-rune-stone = Камень на рунический камень
feast-space-craft-clothing = Шкура и ткань на одежду
feast-space-craft-chest = Дерево или руда на сундук
feast-space-forge = Кузница
feast-space-craft-runes-chests = Рунические камни и сундуки
feast-space-craft-master = Серебро, накидка и драгоценности
feast-space-mountain-2 = Два ресурса с горы
feast-space-mountain-1-upgrade-1 = Один ресурс и ↑ 1 товар
feast-space-upgrade-2 = ↑ 2 товара
feast-space-wood-per-player-ore = Дерево по числу игроков и руда
feast-space-mountain-3-upgrade-1 = Три ресурса и ↑ 1 товар
feast-space-upgrade-3 = ↑ 3 товара
feast-space-mountain-3-2 = 3+2 ресурса с гор
feast-space-upgrade-3-weapons-4 = ↑ 3 товара и 4 оружия
feast-space-upgrade-4 = ↑ 4 товара
feast-space-mountain-4-upgrade2-2 = Четыре ресурса и ↑↑ 2 товара
feast-space-mountain-2222-or-upgrade2-3 = 2+2+2+2 ресурса или ↑↑ 3 товара
feast-space-overseas-1 = Морская торговля (1)
feast-space-overseas-2 = Морская торговля (2)
feast-space-special-sale = Особое предложение
feast-space-raid = Набег
feast-space-pillage-2 = Разбой (2)
feast-space-pillage-3 = Разбой (3)
feast-space-plunder = Получение дани
feast-space-explore-1 = Исследовать Шетландские или Фарерские острова
feast-space-explore-2 = Исследовать Исландию, Гренландию или остров Медвежий
feast-space-explore-3 = Исследовать Баффинову Землю, Лабрадор или Ньюфаундленд
feast-space-draw-occupation = Взять карту профессии
feast-space-play-occupation-paid = Разыграть профессию за камень или руду
feast-space-emigrate-2 = Переселение (2)
feast-space-play-occupations-2 = Разыграть до двух профессий
feast-space-emigrate-3 = Переселение (3)
feast-space-play-occupations-4 = Разыграть до четырёх профессий
feast-space-swap-and-emigrate-4 = Вельбот на кнорр и переселение
feast-space-copy-low = Копирование: первый или второй столбец
feast-space-copy-high = Копирование: третий или четвёртый столбец

## Фазы
feast-phase-harvest = Урожай
feast-phase-weapon = Оружие
feast-phase-actions = Действия
feast-phase-income = Доход
feast-phase-breeding = Животные
feast-phase-feast = Пир
feast-phase-bonus = Бонусы

## Подсчёт очков
feast-score-ships = Корабли
feast-score-emigrations = Переселения
feast-score-islands = Острова
feast-score-buildings = Хижины и дома
feast-score-animals = Овцы и коровы
feast-score-occupations = Профессии
feast-score-silver = Серебро
feast-score-crown = Английская корона
feast-score-home-open = Открытые клетки личного планшета
feast-score-islands-open = Открытые клетки островов
feast-score-buildings-open = Открытые клетки зданий
feast-score-penalties = Штрафы тинга
feast-tie-shared = Победа общая.
feast-over = Партия окончена.
feast-amount = { $count } × { $item }
feast-nothing = ничего

## Вопросы
feast-ask-turn = Выставьте викингов (свободно: { $vikings }) или спасуйте.
feast-ask-turn-detail = В любой момент можно также размещать товары, покупать и вооружать корабли и применять синие карты.
feast-ask-before-harvest = Дальше сбор урожая. Хотите сначала что-нибудь сделать?
feast-ask-before-income = Дальше доход. Самое время разместить товары.
feast-ask-before-breeding = Дальше разведение животных. Хотите сначала что-нибудь сделать?
feast-ask-before-bonus = Дальше бонусы. Самое время разместить товары.
feast-ask-between = Одна фаза окончена, впереди следующая. Можно разыграть карту.
feast-ask-final = Последний пир окончен. Разместите то, что осталось.
feast-ask-pause-detail = Размещённое нельзя забрать обратно.
feast-ask-lay = Куда разместить: { $piece }?
feast-ask-lay-detail = Зелёное не касается зелёного. Число можно закрыть, только если закрыто всё слева и снизу.
feast-ask-card = Применить карту «{ $card }»?
feast-ask-choose = Выберите одно из двух.
feast-ask-pay = Чем платить? ({ $space })
feast-ask-exchange = Обменять: { $pay } → { $gain }?
feast-ask-mountain = Возьмите { $most ->
        [1] один ресурс
       *[other] до { $most } ресурсов
    } с жетона гор{ $strips ->
        [1] .
       *[other] ; осталось жетонов: { $strips }.
    }
feast-ask-mountain-detail = Ресурсы берутся подряд с начала жетона, каждый раз с другого.
feast-ask-upgrade = { $steps ->
        [1] Улучшите товары на одну ступень, осталось: { $left }.
       *[other] Улучшите товары на две ступени, осталось: { $left }.
    }
feast-ask-upgrade-detail = Оранжевый становится красным, красный — зелёным, зелёный — синим; форма та же.
feast-ask-overseas = Переверните зелёные товары на синюю сторону, по одному каждого вида.
feast-ask-sale = Купите особые жетоны, осталось: { $left }.
feast-ask-forge = Что выковать?
feast-ask-first-roll = Бросьте кубик: { $dice }.
feast-ask-battle = Сила в бою { $result }: { $dice }. Осталось бросков: { $left }.
feast-ask-hunt = Нужно потратить { $result }: { $dice }. Осталось бросков: { $left }.
feast-ask-back = Сколько викингов вернуть на поле тинга?
feast-ask-explore = Какую землю исследовать?
feast-ask-emigrate = Какой корабль отправить на переселение? Цена в серебре: { $silver }.
feast-ask-swap = Обменять вельбот на кнорр?
feast-ask-play = Какую профессию разыграть? Осталось: { $left }.
feast-ask-feast = { $left ->
    [one] Накройте пиршественный стол: осталась { $left } клетка, сейчас клетка { $cell }.
    [few] Накройте пиршественный стол: осталось { $left } клетки, сейчас клетка { $cell }.
   *[other] Накройте пиршественный стол: осталось { $left } клеток, сейчас клетка { $cell }.
 }
feast-ask-feast-detail = Оранжевое не рядом с оранжевым, красное не рядом с красным; пустая клетка стоит трёх очков.
feast-ask-discard = Какое оружие сбросить? Осталось: { $count }.
feast-ask-start-card = С какой профессией начать?
feast-ask-ship-leaves = Какой корабль покидает гавань?
feast-ask-ship-ore = С какого драккара снять руду?
feast-ask-sails = Какие корабли отправляются в путь?
feast-ask-animal = Какое животное отдать?

## Варианты действий
feast-do-go = { $space }
feast-do-go-with = { $space }, викингов: { $vikings }
feast-do-copy = Скопировать: { $space }
feast-do-pass = Спасовать до конца раунда
feast-do-done = Дальше
feast-do-lay = Разместить: { $piece }
feast-do-at = { $board }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }, ряд { $row }, столбец { $column }{ $turn ->
        [0] {""}
       *[other] , поворот { $turn }
    }{ $mirrored ->
        [0] {""}
       *[other] , зеркально
    }: доход { $income }, открытых клеток { $open }
feast-do-keep = Вернуть в запас
feast-do-buy = Купить за { $silver } серебра: { $ship }
feast-do-arm = Положить руду: { $ship } (на борту { $ore })
feast-do-fill = Положить { $resource }: { $building }
feast-do-use = Применить «{ $card }»
feast-do-use-exchange = «{ $card }»: { $pay } → { $gain }
feast-do-use-gain = «{ $card }»: взять { $gain }
feast-do-use-mountain = «{ $card }»: взять до { $most } ресурсов с жетона гор
feast-do-play = Разыграть «{ $card }» (очки: { $points })
feast-do-hold = Начать с «{ $card }»
feast-do-with = Заплатить: { $resource }
feast-do-mine = С горы { $strip }: { $items }
feast-do-up = { $good } → { $to }
feast-do-further = Ещё на ступень: { $good } → { $to }
feast-do-take = Взять: { $piece }
feast-do-roll = Бросить кубик
feast-do-succeed = Успех, потратить: { $pay }
feast-do-succeed-free = Успех
feast-do-fail = Объявить неудачу
feast-do-spend = Потратить: { $item }
feast-do-back = Вернуть викингов: { $vikings }
feast-do-explore = { $island }: очки { $points }, серебро { $silver }
feast-do-emigrate = Переселиться: { $ship }
feast-do-serve-long = { $good } вдоль стола, клеток: { $cells }
feast-do-serve-short = { $good } поперёк, клеток: { $cells }
feast-do-serve-silver = Серебро на одну клетку
feast-do-skip = Оставить клетку пустой (штраф)
feast-do-cell = Перейти к клетке { $cell }
feast-do-ship = { $ship }, руды на борту: { $ore }
feast-do-discard = Сбросить: { $weapon }
feast-do-give = Отдать: { $good }
feast-do-choose = { $space }
feast-do-change = { $good }{ $steps ->
        [0] {""}
        [1] {""}
       *[other] , две ступени
    }
feast-do-pick-build-house-and-ship-0 = Каменный дом и драккар
feast-do-pick-build-house-and-ship-1 = Длинный дом и кнорр
feast-do-pick-sheep-or-cattle-0 = Овца
feast-do-pick-sheep-or-cattle-1 = Корова за серебро
feast-do-pick-mountain-2222-or-upgrade2-3-0 = Ресурсы с четырёх гор
feast-do-pick-mountain-2222-or-upgrade2-3-1 = ↑↑ 3 товара
feast-do-pick-knarr = Кнорр за три дерева
feast-do-pick-exchange = { $pay } → { $gain }
feast-do-pick-swap = Вельбот на кнорр
feast-do-pick-game-meat = Взять дичь вместо одного из двух
feast-do-pick-upgrade = Вместо этого ↑ 2 товара
feast-do-pick-fur = Вместо этого { $good } на мех
feast-do-pick-fish = Переложить вяленую рыбу в дом
feast-do-pick-ore = Разместить руду
feast-do-pick-unload = { $ore ->
        [0] Снять руду с вельбота
       *[other] Снять руду с драккара, где её { $ore }
    }
feast-do-pick-vikings = Вернуть викингов: { $vikings }
feast-do-pick-silverware = Взять вместо этого изделие из серебра
feast-do-pick-sails = { $knarr ->
        [1] Кнорры вместо драккаров
       *[other] Драккары
    }
feast-do-pick-option = Вариант { $option }

## Журнал
feast-log-round = Начинается раунд { $round }.
feast-log-placed = { $seat_you ->
    [yes] Вы выставляете викингов ({ $vikings }): { $space }.
   *[no] { $seat } выставляет викингов ({ $vikings }): { $space }.
 }
feast-log-copied = { $seat_you ->
    [yes] Вы копируете, викингов { $vikings }: { $space }.
   *[no] { $seat } копирует, викингов { $vikings }: { $space }.
 }
feast-log-passed = { $seat_you ->
    [yes] Вы пасуете.
   *[no] { $seat } пасует.
 }
feast-log-gained = { $seat_you ->
    [yes] Вы получаете: { $items }.
   *[no] { $seat } получает: { $items }.
 }
feast-log-paid = { $seat_you ->
    [yes] Вы платите: { $items }.
   *[no] { $seat } платит: { $items }.
 }
feast-log-laid = { $seat_you ->
    [yes] Вы размещаете ({ $board }): { $piece }.
   *[no] { $seat } размещает ({ $board }): { $piece }.
 }
feast-log-armed = { $seat_you ->
    [yes] Вы кладёте руду: { $ship }.
   *[no] { $seat } кладёт руду: { $ship }.
 }
feast-log-bought = { $seat_you ->
    [yes] Вы покупаете за { $silver } серебра: { $ship }.
   *[no] { $seat } покупает за { $silver } серебра: { $ship }.
 }
feast-log-filled = { $seat_you ->
    [yes] Вы кладёте { $resource }: { $building }.
   *[no] { $seat } кладёт { $resource }: { $building }.
 }
feast-log-upgraded = { $seat_you ->
    [yes] Вы меняете: { $from } → { $to }.
   *[no] { $seat } меняет: { $from } → { $to }.
 }
feast-log-rolled = { $seat_you ->
    [yes] Вы бросаете кубик ({ $dice }): { $roll }, результат { $result }.
   *[no] { $seat } бросает кубик ({ $dice }): { $roll }, результат { $result }.
 }
feast-log-succeeded = { $seat_you ->
    [yes] Вы добиваетесь успеха: { $dice }.
   *[no] { $seat } добивается успеха: { $dice }.
 }
feast-log-failed = { $seat_you ->
    [yes] Вы терпите неудачу: { $dice }.
   *[no] { $seat } терпит неудачу: { $dice }.
 }
feast-log-mined = { $seat_you ->
    [yes] Вы берёте ресурсы с горы { $strip }: { $count }.
   *[no] { $seat } берёт ресурсы с горы { $strip }: { $count }.
 }
feast-log-back = { $seat_you ->
    [yes] Вы возвращаете викингов ({ $vikings }): { $space }.
   *[no] { $seat } возвращает викингов ({ $vikings }): { $space }.
 }
feast-log-explored = { $seat_you ->
    [yes] Вы исследуете: { $island }.
   *[no] { $seat } исследует: { $island }.
 }
feast-log-emigrated = { $seat_you ->
    [yes] Вы отправляете на переселение: { $ship }.
   *[no] { $seat } отправляет на переселение: { $ship }.
 }
feast-log-drew = { $seat_you ->
    [yes] Вы берёте карту «{ $card }».
   *[no] { $seat } берёт карту «{ $card }».
 }
feast-log-drew-hidden = { $seat_you ->
    [yes] Вы берёте карту профессии.
   *[no] { $seat } берёт карту профессии.
 }
feast-log-weapon = { $seat_you ->
    [yes] Вы берёте оружие: { $weapon }.
   *[no] { $seat } берёт оружие: { $weapon }.
 }
feast-log-played = { $seat_you ->
    [yes] Вы разыгрываете «{ $card }».
   *[no] { $seat } разыгрывает «{ $card }».
 }
feast-log-used = { $seat_you ->
    [yes] Вы применяете «{ $card }».
   *[no] { $seat } применяет «{ $card }».
 }
feast-log-turned = Планшет переворачивается: { $island }.
feast-log-start-player = { $seat_you ->
    [yes] Вы начнёте следующий раунд.
   *[no] { $seat } начнёт следующий раунд.
 }
feast-log-income = { $seat_you ->
    [yes] Вы получаете доход: { $silver } серебра.
   *[no] { $seat } получает доход: { $silver } серебра.
 }
feast-log-born = { $seat }: приплод ({ $animal }): { $young }.
feast-log-expecting = { $seat }: ожидается приплод ({ $animal }).
feast-log-served = { $seat_you ->
    [yes] Вы подаёте: { $food }, клеток: { $cells }.
   *[no] { $seat } подаёт: { $food }, клеток: { $cells }.
 }
feast-log-penalty = { $seat_you ->
    [yes] Вы получаете штраф тинга.
   *[no] { $seat } получает штраф тинга.
 }
feast-log-strip = Открывается гора { $strip }.
feast-log-over = Партия завершается.

## Почему нельзя
feast-illegal-occupied = Ячейка уже занята в этом раунде.
feast-illegal-vikings = В этом столбце нужно другое число викингов.
feast-illegal-few-vikings = На поле тинга слишком мало викингов.
feast-illegal-needs-ship = Для этого нет нужного корабля.
feast-illegal-needs-animal = У вас нет такого животного.
feast-illegal-price = Не хватает, чтобы заплатить.
feast-illegal-no-effect = Это не дало бы никакого эффекта.
feast-illegal-must-use = Нужно применить хотя бы один эффект ячейки.
feast-illegal-copy = Копировать можно только ячейку, занятую другим игроком.
feast-illegal-no-copy-space = В этом столбце нет ячейки копирования.
feast-illegal-not-in-supply = Этого нет в вашем запасе.
feast-illegal-needs-house = Еду и дерево размещают только в домах.
feast-illegal-put-back = Вы только что вернули это; сначала сделайте что-нибудь другое.
feast-illegal-not-your-board = Это не ваш планшет.
feast-illegal-turn = Так этот жетон не лежит.
feast-illegal-outside = Жетон выходит за край или попадает на запретную клетку.
feast-illegal-covered = Там уже что-то лежит.
feast-illegal-touches = Жетоны этого цвета не должны соприкасаться.
feast-illegal-income = Число можно закрыть, только если закрыто всё слева и снизу.
feast-illegal-unwelcome = На этот планшет такое не кладут.
feast-illegal-no-slot = Для этого нет свободного места.
feast-illegal-no-berth = В гавани нет свободного места.
feast-illegal-no-ore-place = На таком корабле нет места для руды.
feast-illegal-no-strip = Этот жетон гор пуст или закрыт.
feast-illegal-strip-used = С этого жетона гор вы в этом действии уже брали.
feast-illegal-strip-count = Столько ресурсов взять нельзя.
feast-illegal-strip-item = Можно брать только определённые ресурсы.
feast-illegal-no-upgrades = Улучшений больше не осталось.
feast-illegal-upgraded-twice = Один жетон нельзя улучшить дважды за действие.
feast-illegal-other-good = Этот товар не подходит.
feast-illegal-no-step-up = Этот товар нельзя улучшить настолько.
feast-illegal-not-green = Переворачивают только зелёные товары.
feast-illegal-type-turned = Товар этого вида уже перевёрнут.
feast-illegal-not-special = Здесь продаются только особые жетоны.
feast-illegal-tile-gone = Этого жетона уже нет.
feast-illegal-not-for-sale = Этот жетон нельзя купить.
feast-illegal-no-tongs = Ковать можно только жетоны с клещами.
feast-illegal-roll-first = Сначала бросьте кубик.
feast-illegal-must-succeed = Результат 0 — это успех.
feast-illegal-looting = Вы уже берёте добычу.
feast-illegal-boosted = После трат кубик больше не бросают.
feast-illegal-no-rolls = Бросков больше не осталось.
feast-illegal-no-loot = Это нельзя взять в добычу.
feast-illegal-battle-lost = С результатом 5 или меньше бой проигран.
feast-illegal-too-strong = Стоимость в мечах больше вашего результата.
feast-illegal-cannot-pay-result = Не хватает дерева и оружия.
feast-illegal-island = Эту землю сейчас занять нельзя.
feast-illegal-no-panel = На пиршественном столе нет места.
feast-illegal-not-food = На стол подают только еду и серебро.
feast-illegal-sober = На этом пиру вы отказались от мёда.
feast-illegal-square = Квадратный жетон лежит только так.
feast-illegal-cell = Эта клетка стола не открыта.
feast-illegal-no-such-ship = У вас нет такого корабля с таким количеством руды.
feast-illegal-table-full = На столе осталось меньше места.
feast-illegal-same-colour = Еда одного цвета не должна лежать рядом.
feast-illegal-second-lengthwise = Вдоль стола лежит только один жетон каждого вида.
feast-illegal-not-in-hand = Этой карты нет у вас на руке.
feast-illegal-card-not-played = Эта карта не разыграна или уже использована.
feast-illegal-card-now = Эта карта сейчас не действует.
feast-illegal-card-option = У карты нет такого варианта.
