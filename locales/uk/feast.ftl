# Учта для Одіна.

feast-name = Учта для Одіна
feast-tagline = Набіги, торгівля, нові острови й учти: сага про товари та планшети.
feast-alone-measure = Сто очок наодинці — дуже добрий результат.

## Варіанти
feast-option-length = Тривалість
    .help = Коротка партія починається із зайвим вікінгом і добра для першого вечора; у довгій можна встигнути зібрати плоди.
feast-option-length-long = Довга: сім раундів
feast-option-length-short = Коротка: шість раундів
feast-option-decks = Колоди професій
    .help = Для перших партій добра колода А. У колодах Б і В карти складніші.
feast-option-decks-a = А
feast-option-decks-b = Б
feast-option-decks-c = В
feast-option-decks-ab = А, Б
feast-option-decks-ac = А, В
feast-option-decks-bc = Б, В
feast-option-decks-abc = А, Б, В
feast-option-starting_card = Початкова професія
    .help = Професія, що на руці до першого раунду.
feast-option-starting_card-drawn = Випадкова
feast-option-starting_card-chosen = На вибір

## Товари
feast-good-peas = горох
    .acc = горох
feast-good-flax = льон
    .acc = льон
feast-good-beans = боби
    .acc = боби
feast-good-grain = зерно
    .acc = зерно
feast-good-cabbage = капуста
    .acc = капусту
feast-good-fruits = фрукти
    .acc = фрукти
feast-good-pregnant-sheep = кітна вівця
    .acc = кітну вівцю
feast-good-pregnant-cattle = тільна корова
    .acc = тільну корову
feast-good-mead = мед
    .acc = мед
feast-good-stockfish = в’ялена риба
    .acc = в’ялену рибу
feast-good-milk = молоко
    .acc = молоко
feast-good-salt-meat = солонина
    .acc = солонину
feast-good-game-meat = дичина
    .acc = дичину
feast-good-sheep = вівця
    .acc = вівцю
feast-good-whale-meat = китове м’ясо
    .acc = китове м’ясо
feast-good-cattle = корова
    .acc = корову
feast-good-oil = олія
    .acc = олію
feast-good-hide = шкура
    .acc = шкуру
feast-good-wool = вовна
    .acc = вовну
feast-good-linen = лляна тканина
    .acc = лляну тканину
feast-good-skin-and-bones = шкіра й кістки
    .acc = шкіру й кістки
feast-good-fur = хутро
    .acc = хутро
feast-good-robe = накидка
    .acc = накидку
feast-good-clothing = одяг
    .acc = одяг
feast-good-rune-stone = рунічний камінь
    .acc = рунічний камінь
feast-good-silverware = срібний виріб
    .acc = срібний виріб
feast-good-chest = скриня
    .acc = скриню
feast-good-silk = шовк
    .acc = шовк
feast-good-spices = прянощі
    .acc = прянощі
feast-good-jewelry = коштовності
    .acc = коштовності
feast-good-treasure-chest = скриня зі скарбами
    .acc = скриню зі скарбами
feast-good-silver-hoard = срібне начиння
    .acc = срібне начиння

## Особливі жетони
feast-special-glass-beads = скляне намисто
    .acc = скляне намисто
feast-special-helmet = шолом
    .acc = шолом
feast-special-cloakpin = шпилька для плаща
    .acc = шпильку для плаща
feast-special-belt = пояс
    .acc = пояс
feast-special-crucifix = розп’яття
    .acc = розп’яття
feast-special-drinking-horn = ріг для пиття
    .acc = ріг для пиття
feast-special-amber-figure = бурштинова фігурка
    .acc = бурштинову фігурку
feast-special-horseshoe = підкова
    .acc = підкову
feast-special-gold-brooch = золота брошка
    .acc = золоту брошку
feast-special-forge-hammer = ковальський молот
    .acc = ковальський молот
feast-special-fibula = фібула
    .acc = фібулу
feast-special-throwing-axe = метальна сокира
    .acc = метальну сокиру
feast-special-chalice = чаша
    .acc = чашу
feast-special-round-shield = круглий щит
    .acc = круглий щит
feast-special-english-crown = англійська корона
    .acc = англійську корону

## Ресурси, зброя, кораблі, будівлі
feast-resource-wood = дерево
    .acc = дерево
feast-resource-stone = камінь
    .acc = камінь
feast-resource-ore = руда
    .acc = руду
feast-resource-silver = срібло
    .acc = срібло
feast-resource-ship-ore = руда з корабля
    .acc = руду з корабля
feast-weapon-bow = лук
    .acc = лук
feast-weapon-snare = пастка
    .acc = пастку
feast-weapon-spear = спис
    .acc = спис
feast-weapon-long-sword = довгий меч
    .acc = довгий меч
feast-weapon-any = будь-яка зброя
    .acc = будь-яку зброю
feast-ship-whaling-boat = вельбот
    .acc = вельбот
    .loc = вельботі
feast-ship-knarr = кнорр
    .acc = кнорр
    .loc = кноррі
feast-ship-longship = драккар
    .acc = драккар
    .loc = драккарі
feast-ship-armed-longship = драккар (3 руди)
    .acc = драккар (3 руди)
    .loc = драккарі (3 руди)
feast-building-shed = хижа
    .to = у хижу
    .acc = хижу
feast-building-stone-house = кам’яний будинок
    .to = у кам’яний будинок
    .acc = кам’яний будинок
feast-building-long-house = довгий будинок
    .to = у довгий будинок
    .acc = довгий будинок

## Планшети
feast-place-home = особистий планшет
    .to = на особистий планшет
    .acc = особистий планшет
feast-island-shetland = Шетландські острови
    .to = на Шетландські острови
    .acc = Шетландські острови
feast-island-faroe-islands = Фарерські острови
    .to = на Фарерські острови
    .acc = Фарерські острови
feast-island-iceland = Ісландія
    .to = на Ісландію
    .acc = Ісландію
feast-island-greenland = Гренландія
    .to = на Гренландію
    .acc = Гренландію
feast-island-bear-island = Ведмежий острів
    .to = на Ведмежий острів
    .acc = Ведмежий острів
feast-island-baffin-island = Баффінова Земля
    .to = на Баффінову Землю
    .acc = Баффінову Землю
feast-island-labrador = Лабрадор
    .to = на Лабрадор
    .acc = Лабрадор
feast-island-newfoundland = Ньюфаундленд
    .to = на Ньюфаундленд
    .acc = Ньюфаундленд

## Дії з кубиком
feast-dice-hunt = полювання на дичину
    .gen = полювання на дичину
    .acc = полювання на дичину
    .loc = полюванні на дичину
feast-dice-snare = встановлення пастки
    .gen = встановлення пастки
    .acc = встановлення пастки
    .loc = встановленні пастки
feast-dice-whaling = полювання на китів
    .gen = полювання на китів
    .acc = полювання на китів
    .loc = полюванні на китів
feast-dice-raid = набіг
    .gen = набігу
    .acc = набіг
    .loc = набігу
feast-dice-pillage = розбій
    .gen = розбою
    .acc = розбій
    .loc = розбої

## Комірки дій
feast-space-build-shed = Збудувати хижу
feast-space-build-stone-house = Збудувати кам’яний будинок
feast-space-build-long-house = Збудувати довгий будинок
feast-space-build-house-and-ship = Збудувати будинок і корабель
feast-space-build-whaling-boat = Збудувати вельбот
feast-space-build-knarr = Збудувати кнорр
feast-space-build-longship = Збудувати драккар
feast-space-hunt-game-1 = Полювання на дичину (1)
feast-space-take-stockfish = Узяти в’ялену рибу
feast-space-hunt-game-2 = Полювання на дичину (2)
feast-space-lay-snare = Встановлення пастки
feast-space-whaling-3 = Полювання на китів, до трьох вельботів
feast-space-whaling-4 = Полювання на китів, один вельбот
feast-space-buy-stockfish = Купити два жетони в’яленої риби
feast-space-buy-salt-meat = Купити два жетони солонини
feast-space-buy-sheep = Купити вівцю
feast-space-buy-cattle-milk = Купити корову й молоко
feast-space-sheep-or-cattle = Вівця або корова за срібло
feast-space-buy-cattle-sheep = Купити корову й вівцю
feast-space-weekly-1 = Ярмарок: боби
feast-space-weekly-2 = Ярмарок: льон і в’ялена риба
feast-space-weekly-3 = Ярмарок: фрукти, олія, солонина
feast-space-weekly-4 = Ярмарок: прянощі, молоко, вовна
feast-space-products-milk = Молоко від корів
feast-space-products-mead = Два жетони меду й два срібла
feast-space-products-wool = Вовна від овець
feast-space-craft-linen = Льон → лляна тканина
feast-space-craft-rune-stone = Камінь → рунічний камінь
feast-space-craft-clothing = Шкура й тканина → одяг
feast-space-craft-chest = Дерево або руда → скриня
feast-space-forge = Кузня
feast-space-craft-runes-chests = Рунічні камені та скрині
feast-space-craft-master = Срібло, накидка й коштовності
feast-space-mountain-2 = Два ресурси з жетона гір
feast-space-mountain-1-upgrade-1 = Один ресурс і ↑ 1 товар
feast-space-upgrade-2 = ↑ 2 товари
feast-space-wood-per-player-ore = Дерево за кількістю гравців і руда
feast-space-mountain-3-upgrade-1 = Три ресурси й ↑ 1 товар
feast-space-upgrade-3 = ↑ 3 товари
feast-space-mountain-3-2 = 3+2 ресурси з жетонів гір
feast-space-upgrade-3-weapons-4 = ↑ 3 товари й 4 карти зброї
feast-space-upgrade-4 = ↑ 4 товари
feast-space-mountain-4-upgrade2-2 = Чотири ресурси й ↑↑ 2 товари
feast-space-mountain-2222-or-upgrade2-3 = 2+2+2+2 ресурси або ↑↑ 3 товари
feast-space-overseas-1 = Морська торгівля (1)
feast-space-overseas-2 = Морська торгівля (2)
feast-space-special-sale = Особлива пропозиція
feast-space-raid = Набіг
feast-space-pillage-2 = Розбій (2)
feast-space-pillage-3 = Розбій (3)
feast-space-plunder = Збирання данини
feast-space-explore-1 = Дослідити Шетландські або Фарерські острови
feast-space-explore-2 = Дослідити Ісландію, Гренландію або Ведмежий острів
feast-space-explore-3 = Дослідити Баффінову Землю, Лабрадор або Ньюфаундленд
feast-space-draw-occupation = Узяти карту професії
feast-space-play-occupation-paid = Розіграти професію за камінь або руду
feast-space-emigrate-2 = Переселення (2)
feast-space-play-occupations-2 = Розіграти до двох професій
feast-space-emigrate-3 = Переселення (3)
feast-space-play-occupations-4 = Розіграти до чотирьох професій
feast-space-swap-and-emigrate-4 = Вельбот → кнорр і переселення
feast-space-copy-low = Копіювання: перший або другий стовпець
feast-space-copy-high = Копіювання: третій або четвертий стовпець

## Фази
feast-phase-harvest = Урожай
feast-phase-weapon = Зброя
feast-phase-actions = Дії
feast-phase-income = Дохід
feast-phase-breeding = Розведення тварин
feast-phase-feast = Учта
feast-phase-bonus = Бонуси

## Підрахунок очок
feast-score-ships = Кораблі
feast-score-emigrations = Переселення
feast-score-islands = Острови
feast-score-buildings = Хижі та будинки
feast-score-animals = Вівці й корови
feast-score-occupations = Професії
feast-score-silver = Срібло
feast-score-crown = Англійська корона
feast-score-home-open = Штрафні клітинки особистого планшета
feast-score-islands-open = Штрафні клітинки островів
feast-score-buildings-open = Штрафні клітинки будівель
feast-score-penalties = Штрафи тингу
feast-tie-shared = Спільна перемога.
feast-over = Партію завершено.
feast-amount = { $count ->
    [1] { $item }
   *[other] { $item } ×{ $count }
 }
    .acc = { $count ->
        [1] { $item_acc }
       *[other] { $item_acc } ×{ $count }
     }
feast-nothing = нічого
    .acc = нічого

## Питання
feast-ask-turn = { $vikings ->
    [1] Виставте останнього вікінга або спасуйте.
   *[other] Виставте вікінгів (залишилося: { $vikings }) або спасуйте.
 }
feast-ask-turn-detail = Будь-коли можна також розміщувати товари, купувати кораблі, класти на них руду й застосовувати сині карти.
feast-ask-before-harvest = Далі збір урожаю. Хочете спершу щось зробити?
feast-ask-before-income = Далі дохід. Саме час розмістити товари.
feast-ask-before-breeding = Далі розведення тварин. Хочете спершу щось зробити?
feast-ask-before-bonus = Далі бонуси. Саме час розмістити товари.
feast-ask-between = Одну фазу завершено, попереду наступна. Можна застосувати або розіграти карту.
feast-ask-final = Остання учта завершилася. Розмістіть те, що залишилося; ще можна купити кораблі й застосувати сині карти.
feast-ask-pause-detail = Розміщене не можна забрати назад.
feast-ask-lay = Куди покласти { $piece_acc }?
feast-ask-lay-detail = Зелене не торкається зеленого. Число можна закрити, лише якщо закрито все ліворуч і внизу.
feast-ask-card = Застосувати карту «{ $card }»?
feast-ask-choose = Оберіть одне з двох.
feast-ask-pay = Чим платити? ({ $space })
feast-ask-exchange = Обміняти { $pay_acc } на { $gain_acc }?
feast-ask-mountain = Візьміть { $most ->
        [1] один ресурс
       *[other] до { $most } ресурсів
    } з жетона гір{ $strips ->
        [1] .
       *[other] ; залишилося жетонів: { $strips }.
    }
feast-ask-mountain-detail = Ресурси беруть поспіль від початку жетона, щоразу з іншого жетона.
feast-ask-upgrade = { $steps ->
        [1] Підніміть товари на один колір, залишилося: { $left }.
       *[other] Підніміть товари на два кольори, залишилося: { $left }.
    }
feast-ask-upgrade-detail = Помаранчевий стає червоним, червоний — зеленим, зелений — синім; форма та сама.
feast-ask-overseas = Переверніть зелені товари на синій бік, по одному кожного виду.
feast-ask-sale = Купіть особливі жетони, залишилося: { $left }.
feast-ask-forge = Що викувати?
feast-ask-first-roll = Киньте кубик для { $dice_gen }.
feast-ask-battle = Результат бою { $result } ({ $dice }). { $left ->
    [0] Кидків не залишилося.
   *[other] Залишилося кидків: { $left }.
 }
feast-ask-hunt = Зброєю та деревом треба витратити { $result } ({ $dice }). { $left ->
    [0] Кидків не залишилося.
   *[other] Залишилося кидків: { $left }.
 }
feast-ask-back = Скільки вікінгів повернути на поле тингу?
feast-ask-explore = Який острів дослідити?
feast-ask-emigrate = Який корабель відправити на переселення? Ціна — { $silver ->
    [one] { $silver } срібло
   *[other] { $silver } срібла
 }.
feast-ask-swap = Обміняти вельбот на кнорр?
feast-ask-play = Яку професію розіграти? Залишилося: { $left }.
feast-ask-feast = { $left ->
    [one] Накрийте учтовий стіл: залишилася { $left } клітинка, № { $cell }.
    [few] Накрийте учтовий стіл: залишилося { $left } клітинки, зараз № { $cell }.
   *[other] Накрийте учтовий стіл: залишилося { $left } клітинок, зараз № { $cell }.
 }
feast-ask-feast-detail = Помаранчеве не кладуть поруч із помаранчевим, червоне — поруч із червоним; порожня клітинка забирає 3 очки.
feast-ask-discard = Яку зброю скинути? Залишилося: { $count }.
feast-ask-start-card = З якою професією почати?
feast-ask-ship-leaves = Який корабель залишає гавань?
feast-ask-ship-ore = З якого драккара зняти руду?
feast-ask-sails = Які кораблі вирушають у плавання?
feast-ask-boats = { $most ->
    [1] Який вельбот виходить у море?
   *[other] Які вельботи виходять у море? Не більше ніж { $most }.
 }
feast-ask-animal = Яку тварину віддати?

## Варіанти дій
feast-do-go = { $space }
feast-do-go-with = { $space } ({ $vikings ->
    [one] { $vikings } вікінг
    [few] { $vikings } вікінги
   *[other] { $vikings } вікінгів
 })
feast-do-copy = Скопіювати комірку «{ $space }»
feast-do-pass = Спасувати до кінця раунду
feast-do-done = Далі
feast-do-lay = Покласти { $piece_acc }
feast-do-at = { $board }{ $number ->
        [0] {""}
       *[other] {" "}№ { $number }
    }, ряд { $row }, стовпець { $column }{ $turn ->
        [0] {""}
       *[other] , поворот { $turn }
    }{ $mirrored ->
        [0] {""}
       *[other] , дзеркально
    }: дохід { $income }, штрафних клітинок { $open }
feast-do-keep = Повернути до запасу
feast-do-buy = Купити { $ship_acc } за { $silver ->
    [one] { $silver } срібло
   *[other] { $silver } срібла
 }
feast-do-arm = Покласти руду на { $ship_acc } (на борту: { $ore })
feast-do-fill = Покласти { $resource_acc } { $building_to }
feast-do-use = Застосувати «{ $card }»
feast-do-use-exchange = «{ $card }»: обміняти { $pay_acc } на { $gain_acc }
feast-do-use-gain = «{ $card }»: отримати { $gain_acc }
feast-do-use-mountain = «{ $card }»: узяти до { $most } ресурсів із жетона гір
feast-do-use-mountain-all = «{ $card }»: узяти { $most ->
    [one] { $most } ресурс
    [few] { $most } ресурси
   *[many] { $most } ресурсів
 } з одного жетона гір
feast-do-play = Розіграти «{ $card }» (очок: { $points })
feast-do-hold = Почати з карти «{ $card }»
feast-do-with = Заплатити: { $resource }
feast-do-mine = Жетон гір № { $strip }: узяти { $items_acc }
feast-do-up = { $good } → { $to }
feast-do-further = Ще на колір: { $good } → { $to }
feast-do-take = Узяти { $piece_acc }
feast-do-roll = Кинути кубик
feast-do-succeed = Успіх: витратити { $pay_acc }
feast-do-succeed-free = Успіх
feast-do-fail = Оголосити невдачу
feast-do-spend = Витратити { $item_acc }
feast-do-back = { $vikings ->
    [0] Нікого не повертати
    [one] Повернути { $vikings } вікінга
   *[other] Повернути { $vikings } вікінгів
 }
feast-do-explore = { $island }: очок { $points }, срібла { $silver }
feast-do-emigrate = Переселитися на { $ship_loc }
feast-do-serve-long = { $good } уздовж столу ({ $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[other] { $cells } клітинок
 })
feast-do-serve-short = { $good } поперек столу ({ $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[other] { $cells } клітинок
 })
feast-do-serve-silver = 1 срібло на одну клітинку
feast-do-skip = Залишити клітинку порожньою (штраф)
feast-do-cell = Перейти до клітинки № { $cell }
feast-do-ship = { $ship }, руди на борту: { $ore }
feast-do-sail = { $boats ->
    [one] { $boats } вельбот, руди на ньому: { $ore }
    [few] { $boats } вельботи, руди на них: { $ore }
   *[other] { $boats } вельботів, руди на них: { $ore }
 }
feast-do-discard = Скинути { $weapon_acc }
feast-do-give = Віддати { $good_acc }
feast-do-choose = { $space }
feast-do-change = { $good }{ $steps ->
        [0] {""}
        [1] {""}
       *[other] {" "}на два кольори
    }
feast-do-pick-build-house-and-ship-0 = Кам’яний будинок і драккар
feast-do-pick-build-house-and-ship-1 = Довгий будинок і кнорр
feast-do-pick-sheep-or-cattle-0 = Вівця
feast-do-pick-sheep-or-cattle-1 = Корова за срібло
feast-do-pick-mountain-2222-or-upgrade2-3-0 = Ресурси з чотирьох жетонів гір
feast-do-pick-mountain-2222-or-upgrade2-3-1 = ↑↑ 3 товари
feast-do-pick-knarr = Кнорр за 3 дерева
feast-do-pick-exchange = { $pay } → { $gain }
feast-do-pick-swap = Вельбот → кнорр
feast-do-pick-game-meat = Узяти дичину замість одного з двох
feast-do-pick-upgrade = Натомість ↑ 2 товари
feast-do-pick-fish = Перекласти в’ялену рибу в будинок
feast-do-pick-ore = Розмістити руду
feast-do-pick-unload = { $ore ->
        [0] Зняти руду з вельбота
       *[other] Зняти руду з драккара, де її { $ore }
    }
feast-do-pick-vikings = { $vikings ->
    [0] Нікого не повертати
    [one] Повернути { $vikings } вікінга
   *[other] Повернути { $vikings } вікінгів
 }
feast-do-pick-silverware = Узяти натомість срібний виріб
feast-do-pick-sails = { $knarr ->
        [1] Кнорри замість драккарів
       *[other] Драккари
    }
feast-do-pick-option = Варіант { $option }

## Журнал
feast-log-round = Починається раунд { $round }.
feast-log-placed = { $seat_you ->
    [yes] Ви виставляєте { $vikings ->
        [one] { $vikings } вікінга
       *[other] { $vikings } вікінгів
     } у комірку «{ $space }».
   *[no] { $seat } виставляє { $vikings ->
        [one] { $vikings } вікінга
       *[other] { $vikings } вікінгів
     } у комірку «{ $space }».
 }
feast-log-copied = { $seat_you ->
    [yes] Ви копіюєте комірку «{ $space }», виставивши { $vikings ->
        [one] { $vikings } вікінга
       *[other] { $vikings } вікінгів
     }.
   *[no] { $seat } копіює комірку «{ $space }», виставивши { $vikings ->
        [one] { $vikings } вікінга
       *[other] { $vikings } вікінгів
     }.
 }
feast-log-passed = { $seat_you ->
    [yes] Ви пасуєте.
   *[no] { $seat } пасує.
 }
feast-log-gained = { $seat_you ->
    [yes] Ви отримуєте { $items_acc }.
   *[no] { $seat } отримує { $items_acc }.
 }
feast-log-paid = { $seat_you ->
    [yes] Ви віддаєте { $items_acc }.
   *[no] { $seat } віддає { $items_acc }.
 }
feast-log-laid = { $seat_you ->
    [yes] Ви кладете { $piece_acc } { $board_to }.
   *[no] { $seat } кладе { $piece_acc } { $board_to }.
 }
feast-log-armed = { $seat_you ->
    [yes] Ви кладете руду на { $ship_acc }.
   *[no] { $seat } кладе руду на { $ship_acc }.
 }
feast-log-bought = { $seat_you ->
    [yes] Ви купуєте { $ship_acc } за { $silver ->
        [one] { $silver } срібло
       *[other] { $silver } срібла
     }.
   *[no] { $seat } купує { $ship_acc } за { $silver ->
        [one] { $silver } срібло
       *[other] { $silver } срібла
     }.
 }
feast-log-filled = { $seat_you ->
    [yes] Ви кладете { $resource_acc } { $building_to }.
   *[no] { $seat } кладе { $resource_acc } { $building_to }.
 }
feast-log-upgraded = { $seat_you ->
    [yes] Ви піднімаєте товар: { $from } → { $to }.
   *[no] { $seat } піднімає товар: { $from } → { $to }.
 }
feast-log-rolled = { $seat_you ->
    [yes] Ви кидаєте кубик для { $dice_gen }: випало { $roll }, результат { $result }.
   *[no] { $seat } кидає кубик для { $dice_gen }: випало { $roll }, результат { $result }.
 }
feast-log-succeeded = { $seat_you ->
    [yes] Ви успішно завершуєте { $dice_acc }.
   *[no] { $seat } успішно завершує { $dice_acc }.
 }
feast-log-failed = { $seat_you ->
    [yes] Ви зазнаєте невдачі в { $dice_loc }.
   *[no] { $seat } зазнає невдачі в { $dice_loc }.
 }
feast-log-mined = { $seat_you ->
    [yes] Ви берете { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурси
       *[many] { $count } ресурсів
     } з жетона гір № { $strip }.
   *[no] { $seat } бере { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурси
       *[many] { $count } ресурсів
     } з жетона гір № { $strip }.
 }
feast-log-back = { $seat_you ->
    [yes] Ви повертаєте { $vikings ->
        [one] { $vikings } вікінга
       *[other] { $vikings } вікінгів
     } з комірки «{ $space }».
   *[no] { $seat } повертає { $vikings ->
        [one] { $vikings } вікінга
       *[other] { $vikings } вікінгів
     } з комірки «{ $space }».
 }
feast-log-explored = { $seat_you ->
    [yes] Ви досліджуєте { $island_acc }.
   *[no] { $seat } досліджує { $island_acc }.
 }
feast-log-emigrated = { $seat_you ->
    [yes] Ви переселяєтеся на { $ship_loc }.
   *[no] { $seat } переселяється на { $ship_loc }.
 }
feast-log-drew = { $seat_you ->
    [yes] Ви берете карту «{ $card }».
   *[no] { $seat } бере карту «{ $card }».
 }
feast-log-drew-hidden = { $seat_you ->
    [yes] Ви берете карту професії.
   *[no] { $seat } бере карту професії.
 }
feast-log-weapon = { $seat_you ->
    [yes] Ви берете карту зброї: { $weapon }.
   *[no] { $seat } бере карту зброї: { $weapon }.
 }
feast-log-played = { $seat_you ->
    [yes] Ви розігруєте карту «{ $card }».
   *[no] { $seat } розігрує карту «{ $card }».
 }
feast-log-used = { $seat_you ->
    [yes] Ви застосовуєте карту «{ $card }».
   *[no] { $seat } застосовує карту «{ $card }».
 }
feast-log-turned = Планшет острова перевернуто: { $island }.
feast-log-start-player = { $seat_you ->
    [yes] У наступному раунді ви перший гравець.
   *[no] У наступному раунді перший гравець — { $seat }.
 }
feast-log-income = { $seat_you ->
    [yes] Ваш дохід — { $silver ->
        [one] { $silver } срібло
       *[other] { $silver } срібла
     }.
   *[no] Дохід гравця { $seat } — { $silver ->
        [one] { $silver } срібло
       *[other] { $silver } срібла
     }.
 }
feast-log-born = { $seat_you ->
    [yes] Ви отримуєте приплід: { $animal }{ $young ->
        [1] {""}
       *[other] {" "}×{ $young }
     }.
   *[no] { $seat } отримує приплід: { $animal }{ $young ->
        [1] {""}
       *[other] {" "}×{ $young }
     }.
 }
feast-log-expecting = { $seat_you ->
    [yes] Ваша { $animal } чекає приплоду.
   *[no] У гравця { $seat } { $animal } чекає приплоду.
 }
feast-log-served = { $seat_you ->
    [yes] Ви подаєте на стіл { $food_acc } ({ $cells ->
        [one] { $cells } клітинка
        [few] { $cells } клітинки
       *[other] { $cells } клітинок
     }).
   *[no] { $seat } подає на стіл { $food_acc } ({ $cells ->
        [one] { $cells } клітинка
        [few] { $cells } клітинки
       *[other] { $cells } клітинок
     }).
 }
feast-log-penalty = { $seat_you ->
    [yes] Ви отримуєте штраф тингу.
   *[no] { $seat } отримує штраф тингу.
 }
feast-log-strip = Відкрито жетон гір № { $strip }.
feast-log-over = Партію завершено.

## Чому не можна
feast-illegal-occupied = Комірку вже зайнято в цьому раунді.
feast-illegal-vikings = У цьому стовпці потрібна інша кількість вікінгів.
feast-illegal-few-vikings = На полі тингу замало вікінгів.
feast-illegal-needs-ship = Для цього немає потрібного корабля.
feast-illegal-needs-animal = У вас немає такої тварини.
feast-illegal-price = Вам нічим за це заплатити.
feast-illegal-no-effect = Це не дало б жодного ефекту.
feast-illegal-must-use = Треба застосувати хоча б один ефект комірки.
feast-illegal-copy = Копіювати можна лише комірку, яку зайняв інший гравець.
feast-illegal-no-copy-space = У цьому стовпці немає комірки копіювання.
feast-illegal-not-in-supply = Цього немає у вашому запасі.
feast-illegal-needs-house = Їжу й дерево розміщують лише в будинках.
feast-illegal-put-back = Ви щойно повернули це; спершу зробіть щось інше.
feast-illegal-not-your-board = Це не ваш планшет.
feast-illegal-turn = Так цей жетон повернути не можна.
feast-illegal-outside = Жетон виходить за край або потрапляє на заборонену клітинку.
feast-illegal-covered = Там уже щось лежить.
feast-illegal-touches = Жетони цього кольору не мають торкатися.
feast-illegal-income = Число можна закрити, лише якщо закрито все ліворуч і внизу.
feast-illegal-unwelcome = На цей планшет таке класти не можна.
feast-illegal-no-slot = Для цього немає вільного місця.
feast-illegal-no-berth = У гавані немає вільного місця.
feast-illegal-no-ore-place = На такому кораблі немає місця для руди.
feast-illegal-no-strip = Цей жетон гір порожній або закритий.
feast-illegal-strip-used = З цього жетона гір ви в цій дії вже брали.
feast-illegal-strip-count = Стільки ресурсів узяти не можна.
feast-illegal-strip-item = Можна брати лише певні ресурси.
feast-illegal-no-upgrades = Піднімати більше нічого.
feast-illegal-upgraded-twice = Один жетон не можна підняти двічі за дію.
feast-illegal-other-good = Цей товар не підходить.
feast-illegal-no-step-up = Цей товар не можна підняти настільки.
feast-illegal-not-green = Перевертають лише зелені товари.
feast-illegal-type-turned = Товар цього виду вже перевернуто.
feast-illegal-not-special = Тут продають лише особливі жетони.
feast-illegal-tile-gone = Цього жетона вже немає.
feast-illegal-not-for-sale = Цей жетон не можна купити.
feast-illegal-no-tongs = Кувати можна лише жетони з кліщами.
feast-illegal-roll-first = Спершу киньте кубик.
feast-illegal-must-succeed = Результат 0 — це успіх.
feast-illegal-looting = Ви вже берете здобич.
feast-illegal-boosted = Після витрат кидати кубик не можна.
feast-illegal-no-rolls = Кидків більше не залишилося.
feast-illegal-no-loot = Це не можна взяти у здобич.
feast-illegal-battle-lost = З результатом 5 або менше бій програно.
feast-illegal-too-strong = Вартість у мечах більша за ваш результат.
feast-illegal-cannot-pay-result = Бракує дерева та зброї.
feast-illegal-island = Цей острів зараз узяти не можна.
feast-illegal-no-panel = На учтовому столі немає місця.
feast-illegal-not-food = На стіл подають лише їжу та срібло.
feast-illegal-sober = «Тверезник»: на цій учті не можна подавати мед.
feast-illegal-square = Квадратний жетон кладуть лише так.
feast-illegal-cell = Ця клітинка столу не відкрита.
feast-illegal-no-such-ship = У вас немає такого корабля з такою кількістю руди.
feast-illegal-table-full = На столі бракує місця.
feast-illegal-same-colour = Їжа одного кольору не має лежати поруч.
feast-illegal-second-lengthwise = Уздовж столу кладуть лише один жетон кожного виду.
feast-illegal-not-in-hand = Цієї карти немає у вас на руці.
feast-illegal-card-not-played = Цю карту не розіграно або вже використано.
feast-illegal-card-now = Ця карта зараз не діє.
feast-illegal-card-option = Карта не має такого варіанта.
