# Учта для Одіна.

feast-name = Учта для Одіна
feast-tagline = Набіги, торгівля, нові землі й учти: сага про товари та планшети.
feast-alone-measure = Сто очок наодинці — дуже добрий результат.

## Варіанти
feast-option-length = Тривалість
    .help = Коротка гра починається із зайвим вікінгом і добра для першого вечора; у довгій встигаєш зібрати плоди.
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
feast-good-flax = льон
feast-good-beans = боби
feast-good-grain = зерно
feast-good-cabbage = капуста
feast-good-fruits = фрукти
feast-good-pregnant-sheep = вагітна вівця
feast-good-pregnant-cattle = вагітна корова
feast-good-mead = мед
feast-good-stockfish = в’ялена риба
feast-good-milk = молоко
feast-good-salt-meat = солонина
feast-good-game-meat = дичина
feast-good-sheep = вівця
feast-good-whale-meat = китове м’ясо
feast-good-cattle = корова
feast-good-oil = олія
feast-good-hide = шкура
feast-good-wool = вовна
feast-good-linen = лляна тканина
feast-good-skin-and-bones = шкіра й кістки
feast-good-fur = хутро
feast-good-robe = накидка
feast-good-clothing = одяг
feast-good-rune-stone = рунічний камінь
feast-good-silverware = срібний виріб
feast-good-chest = скриня
feast-good-silk = шовк
feast-good-spices = прянощі
feast-good-jewelry = коштовності
feast-good-treasure-chest = скриня зі скарбами
feast-good-silver-hoard = срібне начиння

## Особливі жетони
feast-special-glass-beads = скляне намисто
feast-special-helmet = шолом
feast-special-cloakpin = шпилька для плаща
feast-special-belt = пояс
feast-special-crucifix = розп’яття
feast-special-drinking-horn = ріг для пиття
feast-special-amber-figure = бурштинова фігурка
feast-special-horseshoe = підкова
feast-special-gold-brooch = золота брошка
feast-special-forge-hammer = ковальський молот
feast-special-fibula = фібула
feast-special-throwing-axe = метальна сокира
feast-special-chalice = чаша
feast-special-round-shield = круглий щит
feast-special-english-crown = англійська корона

## Ресурси, зброя, кораблі, будівлі
feast-resource-wood = дерево
feast-resource-stone = камінь
feast-resource-ore = руда
feast-resource-silver = срібло
feast-resource-ship-ore = руда з корабля
feast-weapon-bow = лук
feast-weapon-snare = пастка
feast-weapon-spear = спис
feast-weapon-long-sword = довгий меч
feast-weapon-any = будь-яка зброя
feast-ship-whaling-boat = вельбот
feast-ship-knarr = кнорр
feast-ship-longship = драккар
feast-ship-armed-longship = драккар із трьома рудами
feast-building-shed = хижа
feast-building-stone-house = кам’яний будинок
feast-building-long-house = довгий будинок

## Планшети
feast-place-home = особистий планшет
feast-island-shetland = Шетландські острови
feast-island-faroe-islands = Фарерські острови
feast-island-iceland = Ісландія
feast-island-greenland = Гренландія
feast-island-bear-island = Ведмежий острів
feast-island-baffin-island = Баффінова Земля
feast-island-labrador = Лабрадор
feast-island-newfoundland = Ньюфаундленд

## Дії з кубиком
feast-dice-hunt = полювання на дичину
feast-dice-snare = встановлення пастки
feast-dice-whaling = полювання на китів
feast-dice-raid = набіг
feast-dice-pillage = розбій

## Комірки дій
feast-space-build-shed = Збудувати хижу
feast-space-build-stone-house = Збудувати кам’яний будинок
feast-space-build-long-house = Збудувати довгий будинок
feast-space-build-house-and-ship = Збудувати будинок і корабель
feast-space-build-whaling-boat = Збудувати вельбот
feast-space-build-knarr = Збудувати кнорр
feast-space-build-longship = Збудувати драккар
feast-space-hunt-game-1 = Полювання на дичину (1)
feast-space-take-stockfish = Взяти в’ялену рибу
feast-space-hunt-game-2 = Полювання на дичину (2)
feast-space-lay-snare = Встановлення пастки
feast-space-whaling-3 = Полювання на китів, до трьох вельботів
feast-space-whaling-4 = Полювання на китів, один вельбот
feast-space-buy-stockfish = Купити дві в’ялені риби
feast-space-buy-salt-meat = Купити дві солонини
feast-space-buy-sheep = Купити вівцю
feast-space-buy-cattle-milk = Купити корову й молоко
feast-space-sheep-or-cattle = Вівця або корова за срібло
feast-space-buy-cattle-sheep = Купити корову й вівцю
feast-space-weekly-1 = Ярмарок: боби
feast-space-weekly-2 = Ярмарок: льон і в’ялена риба
feast-space-weekly-3 = Ярмарок: фрукти, олія, солонина
feast-space-weekly-4 = Ярмарок: прянощі, молоко, вовна
feast-space-products-milk = Молоко від корів
feast-space-products-mead = Два меди й два срібла
feast-space-products-wool = Вовна від овець
feast-space-craft-linen = Льон на лляну тканину
feast-space-craft-rune-stone = Камінь на рунічний камінь
feast-space-craft-clothing = Шкура й тканина на одяг
feast-space-craft-chest = Дерево або руда на скриню
feast-space-forge = Кузня
feast-space-craft-runes-chests = Рунічні камені та скрині
feast-space-craft-master = Срібло, накидка й коштовності
feast-space-mountain-2 = Два ресурси з гори
feast-space-mountain-1-upgrade-1 = Один ресурс і ↑ 1 товар
feast-space-upgrade-2 = ↑ 2 товари
feast-space-wood-per-player-ore = Дерево за кількістю гравців і руда
feast-space-mountain-3-upgrade-1 = Три ресурси й ↑ 1 товар
feast-space-upgrade-3 = ↑ 3 товари
feast-space-mountain-3-2 = 3+2 ресурси з гір
feast-space-upgrade-3-weapons-4 = ↑ 3 товари й 4 зброї
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
feast-space-draw-occupation = Взяти карту професії
feast-space-play-occupation-paid = Зіграти професію за камінь або руду
feast-space-emigrate-2 = Переселення (2)
feast-space-play-occupations-2 = Зіграти до двох професій
feast-space-emigrate-3 = Переселення (3)
feast-space-play-occupations-4 = Зіграти до чотирьох професій
feast-space-swap-and-emigrate-4 = Вельбот на кнорр і переселення
feast-space-copy-low = Копіювання: перший або другий стовпець
feast-space-copy-high = Копіювання: третій або четвертий стовпець

## Фази
feast-phase-harvest = Урожай
feast-phase-weapon = Зброя
feast-phase-actions = Дії
feast-phase-income = Дохід
feast-phase-breeding = Тварини
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
feast-score-home-open = Відкриті клітинки особистого планшета
feast-score-islands-open = Відкриті клітинки островів
feast-score-buildings-open = Відкриті клітинки будівель
feast-score-penalties = Штрафи тингу
feast-tie-shared = Перемога спільна.
feast-over = Партію завершено.
feast-amount = { $count } × { $item }
feast-nothing = нічого

## Питання
feast-ask-turn = Виставте вікінгів (вільно: { $vikings }) або спасуйте.
feast-ask-turn-detail = Будь-коли можна також розміщувати товари, купувати й озброювати кораблі та застосовувати сині карти.
feast-ask-before-harvest = Далі збір урожаю. Хочете спершу щось зробити?
feast-ask-before-income = Далі дохід. Саме час розмістити товари.
feast-ask-before-breeding = Далі розведення тварин. Хочете спершу щось зробити?
feast-ask-before-bonus = Далі бонуси. Саме час розмістити товари.
feast-ask-between = Одну фазу завершено, попереду наступна. Можна зіграти карту.
feast-ask-final = Остання учта завершилася. Розмістіть те, що залишилося.
feast-ask-pause-detail = Розміщене не можна забрати назад.
feast-ask-lay = Куди розмістити: { $piece }?
feast-ask-lay-detail = Зелене не торкається зеленого. Число можна закрити, лише якщо закрито все ліворуч і внизу.
feast-ask-card = Застосувати карту «{ $card }»?
feast-ask-choose = Виберіть одне з двох.
feast-ask-pay = Чим платити? ({ $space })
feast-ask-exchange = Обміняти: { $pay } → { $gain }?
feast-ask-mountain = Візьміть { $most ->
        [1] один ресурс
       *[other] до { $most } ресурсів
    } з жетона гір{ $strips ->
        [1] .
       *[other] ; залишилося жетонів: { $strips }.
    }
feast-ask-mountain-detail = Ресурси беруть підряд від початку жетона, щоразу з іншого.
feast-ask-upgrade = { $steps ->
        [1] Поліпшіть товари на один щабель, залишилося: { $left }.
       *[other] Поліпшіть товари на два щаблі, залишилося: { $left }.
    }
feast-ask-upgrade-detail = Помаранчевий стає червоним, червоний — зеленим, зелений — синім; форма та сама.
feast-ask-overseas = Переверніть зелені товари на синій бік, по одному кожного виду.
feast-ask-sale = Купіть особливі жетони, залишилося: { $left }.
feast-ask-forge = Що викувати?
feast-ask-first-roll = Киньте кубик: { $dice }.
feast-ask-battle = Сила в бою { $result }: { $dice }. Залишилося кидків: { $left }.
feast-ask-hunt = Треба витратити { $result }: { $dice }. Залишилося кидків: { $left }.
feast-ask-back = Скільки вікінгів повернути на поле тингу?
feast-ask-explore = Яку землю дослідити?
feast-ask-emigrate = Який корабель відправити на переселення? Ціна в сріблі: { $silver }.
feast-ask-swap = Обміняти вельбот на кнорр?
feast-ask-play = Яку професію зіграти? Залишилося: { $left }.
feast-ask-feast = { $left ->
    [one] Накрийте учтовий стіл: залишилася { $left } клітинка, зараз клітинка { $cell }.
    [few] Накрийте учтовий стіл: залишилося { $left } клітинки, зараз клітинка { $cell }.
   *[other] Накрийте учтовий стіл: залишилося { $left } клітинок, зараз клітинка { $cell }.
 }
feast-ask-feast-detail = Помаранчеве не поруч із помаранчевим, червоне не поруч із червоним; порожня клітинка коштує трьох очок.
feast-ask-discard = Яку зброю скинути? Залишилося: { $count }.
feast-ask-start-card = З якою професією почати?
feast-ask-ship-leaves = Який корабель залишає гавань?
feast-ask-ship-ore = З якого драккара зняти руду?
feast-ask-sails = Які кораблі вирушають у путь?
feast-ask-animal = Яку тварину віддати?

## Варіанти дій
feast-do-go = { $space }
feast-do-go-with = { $space }, вікінгів: { $vikings }
feast-do-copy = Скопіювати: { $space }
feast-do-pass = Спасувати до кінця раунду
feast-do-done = Далі
feast-do-lay = Розмістити: { $piece }
feast-do-at = { $board }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }, ряд { $row }, стовпець { $column }{ $turn ->
        [0] {""}
       *[other] , поворот { $turn }
    }{ $mirrored ->
        [0] {""}
       *[other] , дзеркально
    }: дохід { $income }, відкритих клітинок { $open }
feast-do-keep = Повернути до запасу
feast-do-buy = Купити за { $silver } срібла: { $ship }
feast-do-arm = Покласти руду: { $ship } (на борту { $ore })
feast-do-fill = Покласти { $resource }: { $building }
feast-do-use = Застосувати «{ $card }»
feast-do-use-exchange = «{ $card }»: { $pay } → { $gain }
feast-do-use-gain = «{ $card }»: взяти { $gain }
feast-do-use-mountain = «{ $card }»: взяти до { $most } ресурсів із жетона гір
feast-do-play = Зіграти «{ $card }» (очки: { $points })
feast-do-hold = Почати з «{ $card }»
feast-do-with = Заплатити: { $resource }
feast-do-mine = З гори { $strip }: { $items }
feast-do-up = { $good } → { $to }
feast-do-further = Ще на щабель: { $good } → { $to }
feast-do-take = Взяти: { $piece }
feast-do-roll = Кинути кубик
feast-do-succeed = Успіх, витратити: { $pay }
feast-do-succeed-free = Успіх
feast-do-fail = Оголосити невдачу
feast-do-spend = Витратити: { $item }
feast-do-back = Повернути вікінгів: { $vikings }
feast-do-explore = { $island }: очки { $points }, срібло { $silver }
feast-do-emigrate = Переселитися: { $ship }
feast-do-serve-long = { $good } уздовж столу, клітинок: { $cells }
feast-do-serve-short = { $good } поперек, клітинок: { $cells }
feast-do-serve-silver = Срібло на одну клітинку
feast-do-skip = Лишити клітинку порожньою (штраф)
feast-do-cell = Перейти до клітинки { $cell }
feast-do-ship = { $ship }, руди на борту: { $ore }
feast-do-discard = Скинути: { $weapon }
feast-do-give = Віддати: { $good }
feast-do-choose = { $space }
feast-do-change = { $good }{ $steps ->
        [0] {""}
        [1] {""}
       *[other] , два щаблі
    }
feast-do-pick-build-house-and-ship-0 = Кам’яний будинок і драккар
feast-do-pick-build-house-and-ship-1 = Довгий будинок і кнорр
feast-do-pick-sheep-or-cattle-0 = Вівця
feast-do-pick-sheep-or-cattle-1 = Корова за срібло
feast-do-pick-mountain-2222-or-upgrade2-3-0 = Ресурси з чотирьох гір
feast-do-pick-mountain-2222-or-upgrade2-3-1 = ↑↑ 3 товари
feast-do-pick-knarr = Кнорр за три дерева
feast-do-pick-exchange = { $pay } → { $gain }
feast-do-pick-swap = Вельбот на кнорр
feast-do-pick-game-meat = Взяти дичину замість одного з двох
feast-do-pick-upgrade = Натомість ↑ 2 товари
feast-do-pick-fur = Натомість { $good } на хутро
feast-do-pick-fish = Перекласти в’ялену рибу в будинок
feast-do-pick-ore = Розмістити руду
feast-do-pick-unload = { $ore ->
        [0] Зняти руду з вельбота
       *[other] Зняти руду з драккара, де її { $ore }
    }
feast-do-pick-vikings = Повернути вікінгів: { $vikings }
feast-do-pick-silverware = Узяти натомість срібний виріб
feast-do-pick-sails = { $knarr ->
        [1] Кнорри замість драккарів
       *[other] Драккари
    }
feast-do-pick-option = Варіант { $option }

## Журнал
feast-log-round = Починається раунд { $round }.
feast-log-placed = { $seat_you ->
    [yes] Ви виставляєте вікінгів ({ $vikings }): { $space }.
   *[no] { $seat } виставляє вікінгів ({ $vikings }): { $space }.
 }
feast-log-copied = { $seat_you ->
    [yes] Ви копіюєте, вікінгів { $vikings }: { $space }.
   *[no] { $seat } копіює, вікінгів { $vikings }: { $space }.
 }
feast-log-passed = { $seat_you ->
    [yes] Ви пасуєте.
   *[no] { $seat } пасує.
 }
feast-log-gained = { $seat_you ->
    [yes] Ви отримуєте: { $items }.
   *[no] { $seat } отримує: { $items }.
 }
feast-log-paid = { $seat_you ->
    [yes] Ви платите: { $items }.
   *[no] { $seat } платить: { $items }.
 }
feast-log-laid = { $seat_you ->
    [yes] Ви розміщуєте ({ $board }): { $piece }.
   *[no] { $seat } розміщує ({ $board }): { $piece }.
 }
feast-log-armed = { $seat_you ->
    [yes] Ви кладете руду: { $ship }.
   *[no] { $seat } кладе руду: { $ship }.
 }
feast-log-bought = { $seat_you ->
    [yes] Ви купуєте за { $silver } срібла: { $ship }.
   *[no] { $seat } купує за { $silver } срібла: { $ship }.
 }
feast-log-filled = { $seat_you ->
    [yes] Ви кладете { $resource }: { $building }.
   *[no] { $seat } кладе { $resource }: { $building }.
 }
feast-log-upgraded = { $seat_you ->
    [yes] Ви міняєте: { $from } → { $to }.
   *[no] { $seat } міняє: { $from } → { $to }.
 }
feast-log-rolled = { $seat_you ->
    [yes] Ви кидаєте кубик ({ $dice }): { $roll }, результат { $result }.
   *[no] { $seat } кидає кубик ({ $dice }): { $roll }, результат { $result }.
 }
feast-log-succeeded = { $seat_you ->
    [yes] Ви досягаєте успіху: { $dice }.
   *[no] { $seat } досягає успіху: { $dice }.
 }
feast-log-failed = { $seat_you ->
    [yes] Ви зазнаєте невдачі: { $dice }.
   *[no] { $seat } зазнає невдачі: { $dice }.
 }
feast-log-mined = { $seat_you ->
    [yes] Ви берете ресурси з гори { $strip }: { $count }.
   *[no] { $seat } бере ресурси з гори { $strip }: { $count }.
 }
feast-log-back = { $seat_you ->
    [yes] Ви повертаєте вікінгів ({ $vikings }): { $space }.
   *[no] { $seat } повертає вікінгів ({ $vikings }): { $space }.
 }
feast-log-explored = { $seat_you ->
    [yes] Ви досліджуєте: { $island }.
   *[no] { $seat } досліджує: { $island }.
 }
feast-log-emigrated = { $seat_you ->
    [yes] Ви відправляєте на переселення: { $ship }.
   *[no] { $seat } відправляє на переселення: { $ship }.
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
    [yes] Ви берете зброю: { $weapon }.
   *[no] { $seat } бере зброю: { $weapon }.
 }
feast-log-played = { $seat_you ->
    [yes] Ви граєте «{ $card }».
   *[no] { $seat } грає «{ $card }».
 }
feast-log-used = { $seat_you ->
    [yes] Ви застосовуєте «{ $card }».
   *[no] { $seat } застосовує «{ $card }».
 }
feast-log-turned = Планшет перевертається: { $island }.
feast-log-start-player = { $seat_you ->
    [yes] Ви почнете наступний раунд.
   *[no] { $seat } почне наступний раунд.
 }
feast-log-income = { $seat_you ->
    [yes] Ви отримуєте дохід: { $silver } срібла.
   *[no] { $seat } отримує дохід: { $silver } срібла.
 }
feast-log-born = { $seat }: приплід ({ $animal }): { $young }.
feast-log-expecting = { $seat }: очікується приплід ({ $animal }).
feast-log-served = { $seat_you ->
    [yes] Ви подаєте: { $food }, клітинок: { $cells }.
   *[no] { $seat } подає: { $food }, клітинок: { $cells }.
 }
feast-log-penalty = { $seat_you ->
    [yes] Ви отримуєте штраф тингу.
   *[no] { $seat } отримує штраф тингу.
 }
feast-log-strip = Відкривається гора { $strip }.
feast-log-over = Партія завершується.

## Чому не можна
feast-illegal-occupied = Комірку вже зайнято в цьому раунді.
feast-illegal-vikings = У цьому стовпці потрібна інша кількість вікінгів.
feast-illegal-few-vikings = На полі тингу замало вікінгів.
feast-illegal-needs-ship = Для цього немає потрібного корабля.
feast-illegal-needs-animal = У вас немає такої тварини.
feast-illegal-price = Бракує, щоб заплатити.
feast-illegal-no-effect = Це не дало б жодного ефекту.
feast-illegal-must-use = Треба застосувати хоча б один ефект комірки.
feast-illegal-copy = Копіювати можна лише комірку, яку зайняв інший гравець.
feast-illegal-no-copy-space = У цьому стовпці немає комірки копіювання.
feast-illegal-not-in-supply = Цього немає у вашому запасі.
feast-illegal-needs-house = Їжу й дерево розміщують лише в будинках.
feast-illegal-put-back = Ви щойно повернули це; спершу зробіть щось інше.
feast-illegal-not-your-board = Це не ваш планшет.
feast-illegal-turn = Так цей жетон не лежить.
feast-illegal-outside = Жетон виходить за край або потрапляє на заборонену клітинку.
feast-illegal-covered = Там уже щось лежить.
feast-illegal-touches = Жетони цього кольору не мають торкатися.
feast-illegal-income = Число можна закрити, лише якщо закрито все ліворуч і внизу.
feast-illegal-unwelcome = На цей планшет таке не кладуть.
feast-illegal-no-slot = Для цього немає вільного місця.
feast-illegal-no-berth = У гавані немає вільного місця.
feast-illegal-no-ore-place = На такому кораблі немає місця для руди.
feast-illegal-no-strip = Цей жетон гір порожній або закритий.
feast-illegal-strip-used = З цього жетона гір ви в цій дії вже брали.
feast-illegal-strip-count = Стільки ресурсів узяти не можна.
feast-illegal-strip-item = Можна брати лише певні ресурси.
feast-illegal-no-upgrades = Поліпшень більше не залишилося.
feast-illegal-upgraded-twice = Один жетон не можна поліпшити двічі за дію.
feast-illegal-other-good = Цей товар не підходить.
feast-illegal-no-step-up = Цей товар не можна поліпшити настільки.
feast-illegal-not-green = Перевертають лише зелені товари.
feast-illegal-type-turned = Товар цього виду вже перевернуто.
feast-illegal-not-special = Тут продають лише особливі жетони.
feast-illegal-tile-gone = Цього жетона вже немає.
feast-illegal-not-for-sale = Цей жетон не можна купити.
feast-illegal-no-tongs = Кувати можна лише жетони з кліщами.
feast-illegal-roll-first = Спершу киньте кубик.
feast-illegal-must-succeed = Результат 0 — це успіх.
feast-illegal-looting = Ви вже берете здобич.
feast-illegal-boosted = Після витрат кубик більше не кидають.
feast-illegal-no-rolls = Кидків більше не залишилося.
feast-illegal-no-loot = Це не можна взяти у здобич.
feast-illegal-battle-lost = З результатом 5 або менше бій програно.
feast-illegal-too-strong = Вартість у мечах більша за ваш результат.
feast-illegal-cannot-pay-result = Бракує дерева та зброї.
feast-illegal-island = Цю землю зараз зайняти не можна.
feast-illegal-no-panel = На учтовому столі немає місця.
feast-illegal-not-food = На стіл подають лише їжу та срібло.
feast-illegal-sober = На цій учті ви відмовилися від меду.
feast-illegal-square = Квадратний жетон лежить лише так.
feast-illegal-cell = Ця клітинка столу не відкрита.
feast-illegal-no-such-ship = У вас немає такого корабля з такою кількістю руди.
feast-illegal-table-full = На столі лишилося менше місця.
feast-illegal-same-colour = Їжа одного кольору не має лежати поруч.
feast-illegal-second-lengthwise = Уздовж столу лежить лише один жетон кожного виду.
feast-illegal-not-in-hand = Цієї карти немає у вас на руці.
feast-illegal-card-not-played = Цю карту не зіграно або вже використано.
feast-illegal-card-now = Ця карта зараз не діє.
feast-illegal-card-option = Карта не має такого варіанта.
