# Во славу Одина.

feast-name = Во славу Одина
feast-tagline = Набеги, торговля, новые острова и пиры: сага о товарах и планшетах.
feast-alone-measure = Сто очков в одиночку — очень хороший результат.

## Варианты
feast-option-length = Длительность
    .help = Короткая партия начинается с лишним викингом и хороша для первого вечера; в длинной можно успеть собрать плоды.
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
    .acc = горох
feast-good-flax = лён
    .acc = лён
feast-good-beans = бобы
    .acc = бобы
feast-good-grain = зерно
    .acc = зерно
feast-good-cabbage = капуста
    .acc = капусту
feast-good-fruits = фрукты
    .acc = фрукты
feast-good-pregnant-sheep = беременная овца
    .acc = беременную овцу
feast-good-pregnant-cattle = беременная корова
    .acc = беременную корову
feast-good-mead = мёд
    .acc = мёд
feast-good-stockfish = вяленая рыба
    .acc = вяленую рыбу
feast-good-milk = молоко
    .acc = молоко
feast-good-salt-meat = солонина
    .acc = солонину
feast-good-game-meat = дичь
    .acc = дичь
feast-good-sheep = овца
    .acc = овцу
feast-good-whale-meat = китовое мясо
    .acc = китовое мясо
feast-good-cattle = корова
    .acc = корову
feast-good-oil = масло
    .acc = масло
feast-good-hide = шкура
    .acc = шкуру
feast-good-wool = шерсть
    .acc = шерсть
feast-good-linen = льняная ткань
    .acc = льняную ткань
feast-good-skin-and-bones = кожа и кости
    .acc = кожу и кости
feast-good-fur = мех
    .acc = мех
feast-good-robe = накидка
    .acc = накидку
feast-good-clothing = одежда
    .acc = одежду
feast-good-rune-stone = рунический камень
    .acc = рунический камень
feast-good-silverware = изделие из серебра
    .acc = изделие из серебра
feast-good-chest = сундук
    .acc = сундук
feast-good-silk = шёлк
    .acc = шёлк
feast-good-spices = специи
    .acc = специи
feast-good-jewelry = драгоценности
    .acc = драгоценности
feast-good-treasure-chest = сундук с сокровищами
    .acc = сундук с сокровищами
feast-good-silver-hoard = серебряная утварь
    .acc = серебряную утварь

## Особые жетоны
feast-special-glass-beads = стеклянные бусы
    .acc = стеклянные бусы
feast-special-helmet = шлем
    .acc = шлем
feast-special-cloakpin = булавка для плаща
    .acc = булавку для плаща
feast-special-belt = пояс
    .acc = пояс
feast-special-crucifix = распятие
    .acc = распятие
feast-special-drinking-horn = питьевой рог
    .acc = питьевой рог
feast-special-amber-figure = янтарная фигурка
    .acc = янтарную фигурку
feast-special-horseshoe = подкова
    .acc = подкову
feast-special-gold-brooch = золотая брошь
    .acc = золотую брошь
feast-special-forge-hammer = кузнечный молот
    .acc = кузнечный молот
feast-special-fibula = фибула
    .acc = фибулу
feast-special-throwing-axe = метательный топор
    .acc = метательный топор
feast-special-chalice = чаша
    .acc = чашу
feast-special-round-shield = круглый щит
    .acc = круглый щит
feast-special-english-crown = английская корона
    .acc = английскую корону

## Ресурсы, оружие, корабли, здания
feast-resource-wood = дерево
    .acc = дерево
feast-resource-stone = камень
    .acc = камень
feast-resource-ore = руда
    .acc = руду
feast-resource-silver = серебро
    .acc = серебро
feast-resource-ship-ore = руда с корабля
    .acc = руду с корабля
feast-weapon-bow = лук
    .acc = лук
feast-weapon-snare = ловушка
    .acc = ловушку
feast-weapon-spear = копьё
    .acc = копьё
feast-weapon-long-sword = длинный меч
    .acc = длинный меч
feast-weapon-any = любое оружие
    .acc = любое оружие
feast-ship-whaling-boat = вельбот
    .acc = вельбот
    .loc = вельботе
feast-ship-knarr = кнорр
    .acc = кнорр
    .loc = кнорре
feast-ship-longship = драккар
    .acc = драккар
    .loc = драккаре
feast-ship-armed-longship = драккар (3 руды)
    .acc = драккар (3 руды)
    .loc = драккаре (3 руды)
feast-building-shed = хижина
    .to = в хижину
    .acc = хижину
feast-building-stone-house = каменный дом
    .to = в каменный дом
    .acc = каменный дом
feast-building-long-house = длинный дом
    .to = в длинный дом
    .acc = длинный дом

## Планшеты
feast-place-home = личный планшет
    .to = на личный планшет
    .acc = личный планшет
feast-island-shetland = Шетландские острова
    .to = на Шетландские острова
    .acc = Шетландские острова
feast-island-faroe-islands = Фарерские острова
    .to = на Фарерские острова
    .acc = Фарерские острова
feast-island-iceland = Исландия
    .to = на Исландию
    .acc = Исландию
feast-island-greenland = Гренландия
    .to = на Гренландию
    .acc = Гренландию
feast-island-bear-island = остров Медвежий
    .to = на остров Медвежий
    .acc = остров Медвежий
feast-island-baffin-island = Баффинова Земля
    .to = на Баффинову Землю
    .acc = Баффинову Землю
feast-island-labrador = Лабрадор
    .to = на Лабрадор
    .acc = Лабрадор
feast-island-newfoundland = Ньюфаундленд
    .to = на Ньюфаундленд
    .acc = Ньюфаундленд

## Действия с кубиком
feast-dice-hunt = охота на дичь
    .gen = охоты на дичь
    .acc = охоту на дичь
    .loc = охоте на дичь
feast-dice-snare = установка ловушки
    .gen = установки ловушки
    .acc = установку ловушки
    .loc = установке ловушки
feast-dice-whaling = охота на китов
    .gen = охоты на китов
    .acc = охоту на китов
    .loc = охоте на китов
feast-dice-raid = набег
    .gen = набега
    .acc = набег
    .loc = набеге
feast-dice-pillage = разбой
    .gen = разбоя
    .acc = разбой
    .loc = разбое

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
feast-space-buy-stockfish = Купить два жетона вяленой рыбы
feast-space-buy-salt-meat = Купить два жетона солонины
feast-space-buy-sheep = Купить овцу
feast-space-buy-cattle-milk = Купить корову и молоко
feast-space-sheep-or-cattle = Овца или корова за серебро
feast-space-buy-cattle-sheep = Купить корову и овцу
feast-space-weekly-1 = Ярмарка: бобы
feast-space-weekly-2 = Ярмарка: лён и вяленая рыба
feast-space-weekly-3 = Ярмарка: фрукты, масло, солонина
feast-space-weekly-4 = Ярмарка: специи, молоко, шерсть
feast-space-products-milk = Молоко от коров
feast-space-products-mead = Два жетона мёда и два серебра
feast-space-products-wool = Шерсть от овец
feast-space-craft-linen = Лён → льняная ткань
feast-space-craft-rune-stone = Камень → рунический камень
feast-space-craft-clothing = Шкура и ткань → одежда
feast-space-craft-chest = Дерево или руда → сундук
feast-space-forge = Кузница
feast-space-craft-runes-chests = Рунические камни и сундуки
feast-space-craft-master = Серебро, накидка и драгоценности
feast-space-mountain-2 = Два ресурса с жетона гор
feast-space-mountain-1-upgrade-1 = Один ресурс и ↑ 1 товар
feast-space-upgrade-2 = ↑ 2 товара
feast-space-wood-per-player-ore = Дерево по числу игроков и руда
feast-space-mountain-3-upgrade-1 = Три ресурса и ↑ 1 товар
feast-space-upgrade-3 = ↑ 3 товара
feast-space-mountain-3-2 = 3+2 ресурса с жетонов гор
feast-space-upgrade-3-weapons-4 = ↑ 3 товара и 4 карты оружия
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
feast-space-swap-and-emigrate-4 = Вельбот → кнорр и переселение
feast-space-copy-low = Копирование: первый или второй столбец
feast-space-copy-high = Копирование: третий или четвёртый столбец

## Фазы
feast-phase-harvest = Урожай
feast-phase-weapon = Оружие
feast-phase-actions = Действия
feast-phase-income = Доход
feast-phase-breeding = Разведение животных
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
feast-score-home-open = Штрафные клетки личного планшета
feast-score-islands-open = Штрафные клетки островов
feast-score-buildings-open = Штрафные клетки зданий
feast-score-penalties = Штрафы тинга
feast-tie-shared = Общая победа.
feast-over = Партия окончена.
feast-amount = { $count ->
    [1] { $item }
   *[other] { $item } ×{ $count }
 }
    .acc = { $count ->
        [1] { $item_acc }
       *[other] { $item_acc } ×{ $count }
     }
feast-nothing = ничего
    .acc = ничего

## Вопросы
feast-ask-turn = { $vikings ->
    [1] Выставьте последнего викинга или спасуйте.
   *[other] Выставьте викингов (осталось: { $vikings }) или спасуйте.
 }
feast-ask-turn-detail = В любой момент можно также размещать товары, покупать корабли, класть на них руду и применять синие карты.
feast-ask-before-harvest = Дальше сбор урожая. Хотите сначала что-нибудь сделать?
feast-ask-before-income = Дальше доход. Самое время разместить товары.
feast-ask-before-breeding = Дальше разведение животных. Хотите сначала что-нибудь сделать?
feast-ask-before-bonus = Дальше бонусы. Самое время разместить товары.
feast-ask-between = Одна фаза окончена, впереди следующая. Можно применить или разыграть карту.
feast-ask-final = Последний пир окончен. Разместите то, что осталось; ещё можно купить корабли и применить синие карты.
feast-ask-pause-detail = Размещённое нельзя забрать обратно.
feast-ask-lay = Куда положить { $piece_acc }?
feast-ask-lay-detail = Зелёное не касается зелёного. Число можно закрыть, только если закрыто всё слева и снизу.
feast-ask-card = Применить карту «{ $card }»?
feast-ask-choose = Выберите одно из двух.
feast-ask-pay = Чем платить? ({ $space })
feast-ask-exchange = Обменять { $pay_acc } на { $gain_acc }?
feast-ask-mountain = Возьмите { $most ->
        [1] один ресурс
       *[other] до { $most } ресурсов
    } с жетона гор{ $strips ->
        [1] .
       *[other] ; осталось жетонов: { $strips }.
    }
feast-ask-mountain-detail = Ресурсы берут подряд с начала жетона, каждый раз с другого жетона.
feast-ask-upgrade = { $steps ->
        [1] Улучшите товары на одну ступень, осталось: { $left }.
       *[other] Улучшите товары на две ступени, осталось: { $left }.
    }
feast-ask-upgrade-detail = Оранжевый становится красным, красный — зелёным, зелёный — синим; форма та же.
feast-ask-overseas = Переверните зелёные товары на синюю сторону, по одному каждого вида.
feast-ask-sale = Купите особые жетоны, осталось: { $left }.
feast-ask-forge = Что выковать?
feast-ask-first-roll = Бросьте кубик для { $dice_gen }.
feast-ask-battle = Результат боя { $result } ({ $dice }). { $left ->
    [0] Бросков не осталось.
   *[other] Осталось бросков: { $left }.
 }
feast-ask-hunt = Оружием и деревом нужно потратить { $result } ({ $dice }). { $left ->
    [0] Бросков не осталось.
   *[other] Осталось бросков: { $left }.
 }
feast-ask-back = Сколько викингов вернуть на поле тинга?
feast-ask-explore = Какой остров исследовать?
feast-ask-emigrate = Какой корабль отправить на переселение? Цена — { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
 }.
feast-ask-swap = Обменять вельбот на кнорр?
feast-ask-play = Какую профессию разыграть? Осталось: { $left }.
feast-ask-feast = { $left ->
    [one] Накройте пиршественный стол: осталась { $left } клетка, № { $cell }.
    [few] Накройте пиршественный стол: осталось { $left } клетки, сейчас № { $cell }.
   *[other] Накройте пиршественный стол: осталось { $left } клеток, сейчас № { $cell }.
 }
feast-ask-feast-detail = Оранжевое не кладут рядом с оранжевым, красное — рядом с красным; пустая клетка отнимает 3 очка.
feast-ask-discard = Какое оружие сбросить? Осталось: { $count }.
feast-ask-start-card = С какой профессией начать?
feast-ask-ship-leaves = Какой корабль покидает гавань?
feast-ask-ship-ore = С какого драккара снять руду?
feast-ask-sails = Какие корабли отправляются в плавание?
feast-ask-boats = { $most ->
    [1] Какой вельбот выходит в море?
   *[other] Какие вельботы выходят в море? Не больше { $most }.
 }
feast-ask-animal = Какое животное отдать?

## Варианты действий
feast-do-go = { $space }
feast-do-go-with = { $space } ({ $vikings ->
    [one] { $vikings } викинг
    [few] { $vikings } викинга
   *[other] { $vikings } викингов
 })
feast-do-copy = Скопировать ячейку «{ $space }»
feast-do-pass = Спасовать до конца раунда
feast-do-done = Дальше
feast-do-lay = Положить { $piece_acc }
feast-do-at = { $board }{ $number ->
        [0] {""}
       *[other] {" "}№ { $number }
    }, ряд { $row }, столбец { $column }{ $turn ->
        [0] {""}
       *[other] , поворот { $turn }
    }{ $mirrored ->
        [0] {""}
       *[other] , зеркально
    }: доход { $income }, штрафных клеток { $open }
feast-do-keep = Вернуть в запас
feast-do-buy = Купить { $ship_acc } за { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
 }
feast-do-arm = Положить руду на { $ship_acc } (на борту: { $ore })
feast-do-fill = Положить { $resource_acc } { $building_to }
feast-do-use = Применить «{ $card }»
feast-do-use-exchange = «{ $card }»: обменять { $pay_acc } на { $gain_acc }
feast-do-use-gain = «{ $card }»: получить { $gain_acc }
feast-do-use-mountain = «{ $card }»: взять до { $most } ресурсов с жетона гор
feast-do-use-mountain-all = «{ $card }»: взять { $most ->
    [one] { $most } ресурс
    [few] { $most } ресурса
   *[many] { $most } ресурсов
 } с одного жетона гор
feast-do-play = Разыграть «{ $card }» (очков: { $points })
feast-do-hold = Начать с карты «{ $card }»
feast-do-with = Заплатить: { $resource }
feast-do-mine = Жетон гор № { $strip }: взять { $items_acc }
feast-do-up = { $good } → { $to }
feast-do-further = Ещё на ступень: { $good } → { $to }
feast-do-take = Взять { $piece_acc }
feast-do-roll = Бросить кубик
feast-do-succeed = Успех: потратить { $pay_acc }
feast-do-succeed-free = Успех
feast-do-fail = Объявить неудачу
feast-do-spend = Потратить { $item_acc }
feast-do-back = { $vikings ->
    [0] Никого не возвращать
    [one] Вернуть { $vikings } викинга
   *[other] Вернуть { $vikings } викингов
 }
feast-do-explore = { $island }: очков { $points }, серебра { $silver }
feast-do-emigrate = Переселиться на { $ship_loc }
feast-do-serve-long = { $good } вдоль стола ({ $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
 })
feast-do-serve-short = { $good } поперёк стола ({ $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
 })
feast-do-serve-silver = 1 серебро на одну клетку
feast-do-skip = Оставить клетку пустой (штраф)
feast-do-cell = Перейти к клетке № { $cell }
feast-do-ship = { $ship }, руды на борту: { $ore }
feast-do-sail = { $boats ->
    [one] { $boats } вельбот, руды на нём: { $ore }
    [few] { $boats } вельбота, руды на них: { $ore }
   *[other] { $boats } вельботов, руды на них: { $ore }
 }
feast-do-discard = Сбросить { $weapon_acc }
feast-do-give = Отдать { $good_acc }
feast-do-choose = { $space }
feast-do-change = { $good }{ $steps ->
        [0] {""}
        [1] {""}
       *[other] {" "}на две ступени
    }
feast-do-pick-build-house-and-ship-0 = Каменный дом и драккар
feast-do-pick-build-house-and-ship-1 = Длинный дом и кнорр
feast-do-pick-sheep-or-cattle-0 = Овца
feast-do-pick-sheep-or-cattle-1 = Корова за серебро
feast-do-pick-mountain-2222-or-upgrade2-3-0 = Ресурсы с четырёх жетонов гор
feast-do-pick-mountain-2222-or-upgrade2-3-1 = ↑↑ 3 товара
feast-do-pick-knarr = Кнорр за 3 дерева
feast-do-pick-exchange = { $pay } → { $gain }
feast-do-pick-swap = Вельбот → кнорр
feast-do-pick-game-meat = Взять дичь вместо одного из двух
feast-do-pick-upgrade = Вместо этого ↑ 2 товара
feast-do-pick-fish = Переложить вяленую рыбу в дом
feast-do-pick-ore = Разместить руду
feast-do-pick-unload = { $ore ->
        [0] Снять руду с вельбота
       *[other] Снять руду с драккара, где её { $ore }
    }
feast-do-pick-vikings = { $vikings ->
    [0] Никого не возвращать
    [one] Вернуть { $vikings } викинга
   *[other] Вернуть { $vikings } викингов
 }
feast-do-pick-silverware = Взять вместо этого изделие из серебра
feast-do-pick-sails = { $knarr ->
        [1] Кнорры вместо драккаров
       *[other] Драккары
    }
feast-do-pick-option = Вариант { $option }

## Журнал
feast-log-round = Начинается раунд { $round }.
feast-log-placed = { $seat_you ->
    [yes] Вы выставляете { $vikings ->
        [one] { $vikings } викинга
       *[other] { $vikings } викингов
     } в ячейку «{ $space }».
   *[no] { $seat } выставляет { $vikings ->
        [one] { $vikings } викинга
       *[other] { $vikings } викингов
     } в ячейку «{ $space }».
 }
feast-log-copied = { $seat_you ->
    [yes] Вы копируете ячейку «{ $space }», выставив { $vikings ->
        [one] { $vikings } викинга
       *[other] { $vikings } викингов
     }.
   *[no] { $seat } копирует ячейку «{ $space }», выставив { $vikings ->
        [one] { $vikings } викинга
       *[other] { $vikings } викингов
     }.
 }
feast-log-passed = { $seat_you ->
    [yes] Вы пасуете.
   *[no] { $seat } пасует.
 }
feast-log-gained = { $seat_you ->
    [yes] Вы получаете { $items_acc }.
   *[no] { $seat } получает { $items_acc }.
 }
feast-log-paid = { $seat_you ->
    [yes] Вы отдаёте { $items_acc }.
   *[no] { $seat } отдаёт { $items_acc }.
 }
feast-log-laid = { $seat_you ->
    [yes] Вы кладёте { $piece_acc } { $board_to }.
   *[no] { $seat } кладёт { $piece_acc } { $board_to }.
 }
feast-log-armed = { $seat_you ->
    [yes] Вы кладёте руду на { $ship_acc }.
   *[no] { $seat } кладёт руду на { $ship_acc }.
 }
feast-log-bought = { $seat_you ->
    [yes] Вы покупаете { $ship_acc } за { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
     }.
   *[no] { $seat } покупает { $ship_acc } за { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
     }.
 }
feast-log-filled = { $seat_you ->
    [yes] Вы кладёте { $resource_acc } { $building_to }.
   *[no] { $seat } кладёт { $resource_acc } { $building_to }.
 }
feast-log-upgraded = { $seat_you ->
    [yes] Вы улучшаете товар: { $from } → { $to }.
   *[no] { $seat } улучшает товар: { $from } → { $to }.
 }
feast-log-rolled = { $seat_you ->
    [yes] Вы бросаете кубик для { $dice_gen }: выпало { $roll }, результат { $result }.
   *[no] { $seat } бросает кубик для { $dice_gen }: выпало { $roll }, результат { $result }.
 }
feast-log-succeeded = { $seat_you ->
    [yes] Вы успешно завершаете { $dice_acc }.
   *[no] { $seat } успешно завершает { $dice_acc }.
 }
feast-log-failed = { $seat_you ->
    [yes] Вы терпите неудачу в { $dice_loc }.
   *[no] { $seat } терпит неудачу в { $dice_loc }.
 }
feast-log-mined = { $seat_you ->
    [yes] Вы берёте { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
     } с жетона гор № { $strip }.
   *[no] { $seat } берёт { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
     } с жетона гор № { $strip }.
 }
feast-log-back = { $seat_you ->
    [yes] Вы возвращаете { $vikings ->
        [one] { $vikings } викинга
       *[other] { $vikings } викингов
     } из ячейки «{ $space }».
   *[no] { $seat } возвращает { $vikings ->
        [one] { $vikings } викинга
       *[other] { $vikings } викингов
     } из ячейки «{ $space }».
 }
feast-log-explored = { $seat_you ->
    [yes] Вы исследуете { $island_acc }.
   *[no] { $seat } исследует { $island_acc }.
 }
feast-log-emigrated = { $seat_you ->
    [yes] Вы переселяетесь на { $ship_loc }.
   *[no] { $seat } переселяется на { $ship_loc }.
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
    [yes] Вы берёте карту оружия: { $weapon }.
   *[no] { $seat } берёт карту оружия: { $weapon }.
 }
feast-log-played = { $seat_you ->
    [yes] Вы разыгрываете карту «{ $card }».
   *[no] { $seat } разыгрывает карту «{ $card }».
 }
feast-log-used = { $seat_you ->
    [yes] Вы применяете карту «{ $card }».
   *[no] { $seat } применяет карту «{ $card }».
 }
feast-log-turned = Планшет острова перевёрнут: { $island }.
feast-log-start-player = { $seat_you ->
    [yes] В следующем раунде вы первый игрок.
   *[no] В следующем раунде первый игрок — { $seat }.
 }
feast-log-income = { $seat_you ->
    [yes] Ваш доход — { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
     }.
   *[no] Доход игрока { $seat } — { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
     }.
 }
feast-log-born = { $seat_you ->
    [yes] Вы получаете приплод: { $animal }{ $young ->
        [1] {""}
       *[other] {" "}×{ $young }
     }.
   *[no] { $seat } получает приплод: { $animal }{ $young ->
        [1] {""}
       *[other] {" "}×{ $young }
     }.
 }
feast-log-expecting = { $seat_you ->
    [yes] Ваша { $animal } ждёт приплода.
   *[no] У игрока { $seat } { $animal } ждёт приплода.
 }
feast-log-served = { $seat_you ->
    [yes] Вы подаёте на стол { $food_acc } ({ $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
       *[other] { $cells } клеток
     }).
   *[no] { $seat } подаёт на стол { $food_acc } ({ $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
       *[other] { $cells } клеток
     }).
 }
feast-log-penalty = { $seat_you ->
    [yes] Вы получаете штраф тинга.
   *[no] { $seat } получает штраф тинга.
 }
feast-log-strip = Открыт жетон гор № { $strip }.
feast-log-over = Партия окончена.

## Почему нельзя
feast-illegal-occupied = Ячейка уже занята в этом раунде.
feast-illegal-vikings = В этом столбце нужно другое число викингов.
feast-illegal-few-vikings = На поле тинга слишком мало викингов.
feast-illegal-needs-ship = Для этого нет нужного корабля.
feast-illegal-needs-animal = У вас нет такого животного.
feast-illegal-price = Вам нечем за это заплатить.
feast-illegal-no-effect = Это не дало бы никакого эффекта.
feast-illegal-must-use = Нужно применить хотя бы один эффект ячейки.
feast-illegal-copy = Копировать можно только ячейку, занятую другим игроком.
feast-illegal-no-copy-space = В этом столбце нет ячейки копирования.
feast-illegal-not-in-supply = Этого нет в вашем запасе.
feast-illegal-needs-house = Еду и дерево размещают только в домах.
feast-illegal-put-back = Вы только что вернули это; сначала сделайте что-нибудь другое.
feast-illegal-not-your-board = Это не ваш планшет.
feast-illegal-turn = Так этот жетон повернуть нельзя.
feast-illegal-outside = Жетон выходит за край или попадает на запретную клетку.
feast-illegal-covered = Там уже что-то лежит.
feast-illegal-touches = Жетоны этого цвета не должны соприкасаться.
feast-illegal-income = Число можно закрыть, только если закрыто всё слева и снизу.
feast-illegal-unwelcome = На этот планшет такое класть нельзя.
feast-illegal-no-slot = Для этого нет свободного места.
feast-illegal-no-berth = В гавани нет свободного причала.
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
feast-illegal-boosted = После трат бросать кубик нельзя.
feast-illegal-no-rolls = Бросков больше не осталось.
feast-illegal-no-loot = Это нельзя взять в добычу.
feast-illegal-battle-lost = С результатом 5 или меньше бой проигран.
feast-illegal-too-strong = Стоимость в мечах больше вашего результата.
feast-illegal-cannot-pay-result = Не хватает дерева и оружия.
feast-illegal-island = Этот остров сейчас взять нельзя.
feast-illegal-no-panel = На пиршественном столе нет места.
feast-illegal-not-food = На стол подают только еду и серебро.
feast-illegal-sober = «Трезвенник»: на этом пиру нельзя подавать мёд.
feast-illegal-square = Квадратный жетон кладут только так.
feast-illegal-cell = Эта клетка стола не открыта.
feast-illegal-no-such-ship = У вас нет такого корабля с таким количеством руды.
feast-illegal-table-full = На столе не хватает места.
feast-illegal-same-colour = Еда одного цвета не должна лежать рядом.
feast-illegal-second-lengthwise = Вдоль стола кладут только один жетон каждого вида.
feast-illegal-not-in-hand = Этой карты нет у вас на руке.
feast-illegal-card-not-played = Эта карта не разыграна или уже использована.
feast-illegal-card-now = Эта карта сейчас не действует.
feast-illegal-card-option = У карты нет такого варианта.
