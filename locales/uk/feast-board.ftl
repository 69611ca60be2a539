# Стіл «Учта для Одіна»: те, що каже саме поле, окрім речень гри.

feast-board-home-short = Дім
feast-board-house = { $name } { $number }
feast-board-amount = { $amount ->
    [1] { $item }
   *[other] { $item } ×{ $amount }
 }
feast-board-summary = { $board }: дохід { $income }, штрафних клітинок відкрито: { $open }, жетонів: { $tiles }
feast-board-places = Куди можна покласти: { $piece }
feast-board-place = Ряд { $row }, стовпець { $column }
feast-board-bonus = Бонус: закрито клітинок довкола { $covered } із { $needed }

## Поле дій
feast-board-actions = Поле дій
feast-board-actions-short = Дії
feast-board-open = доступно
feast-board-shut = закрито
feast-board-or = або
feast-board-vikings = { $count ->
    [one] { $count } вікінг
    [few] { $count } вікінги
   *[many] { $count } вікінгів
 }
feast-board-price = Ціна: { $price }
feast-board-price-now = Ціна для вас зараз: { $price }.
feast-board-held = Тут стоїть { $name }.
feast-board-closed = Зараз вам недоступно
feast-board-word-draw = узяти
feast-board-word-play = розіграти
feast-board-word-buy = купити
feast-board-word-emigrate = переселитися
feast-board-word-then-emigrate = і переселитися
feast-board-word-copy = копія
feast-board-lands-count = { $count ->
    [0] немає
    [one] { $count } острів
    [few] { $count } острови
   *[many] { $count } островів
 }
feast-board-section-build-houses = Будівництво будинків
feast-board-section-build-ships = Будівництво кораблів
feast-board-section-hunting = Полювання
feast-board-section-livestock-market = Ринок худоби
feast-board-section-weekly-market = Ярмарок
feast-board-section-products = Продукти
feast-board-section-crafting = Ремесло
feast-board-section-mountains-trade = Гори й торгівля
feast-board-section-sailing = Мореплавство
feast-board-section-emigration-occupation = Переселення та професії

## Що робить поле
feast-board-how-none = Оберіть комірку, щоб прочитати, що вона дає. У третьому стовпці ви ще й берете карту професії, у четвертому можете її розіграти.
feast-board-how-build = Заплатіть і візьміть будівлю: одразу очки й місця, які треба заповнити, щоб їх не втрачати.
feast-board-how-ship = Заплатіть і поставте корабель на вільне місце в гавані.
feast-board-how-take = Заплатіть те, що ліворуч від стрілки, і візьміть решту.
feast-board-how-with = По одному за кожну таку вашу тварину, але не більше трьох.
feast-board-how-gain = Візьміть усе, що намальовано: платити не треба.
feast-board-how-either-animal = Візьміть вівцю безкоштовно або заплатіть 1 срібло й візьміть корову.
feast-board-how-with-both = Візьміть прянощі й 1 срібло; якщо є корова — ще 2 жетони молока, якщо є вівця — ще вовну.
feast-board-how-master = Візьміть 4 срібла. Потім можна обміняти вовну на накидку і срібний виріб на коштовності.
feast-board-how-plunder = Потрібні два драккари, вони залишаються у вас. Візьміть срібне начиння.
feast-board-how-upgrade-weapons = Кожна стрілка піднімає один товар на колір: помаранчевий, червоний, зелений, синій. Потім візьміть чотири карти зброї.
feast-board-how-mountain-upgrade-two = Візьміть ресурси з жетона гір. Кожна подвійна стрілка піднімає один товар на два кольори.
feast-board-how-four-mountains = Візьміть по два ресурси з чотирьох жетонів гір або підніміть три товари на два кольори кожен.
feast-board-how-draw = Візьміть карту професії та 1 срібло.
feast-board-how-play-some = Розіграйте професії з руки — не більше, ніж указано.
feast-board-how-swap = Можна обміняти вельбот на кнорр, а потім переселитися, заплативши стільки срібла, який номер раунду.
feast-board-how-craft = Обміняйте те, що ліворуч від стрілки, на те, що праворуч.
feast-board-how-forge = Заплатіть 1 руду й візьміть один із жетонів із кліщами, що залишилися.
feast-board-how-hunt = Киньте восьмигранний кубик до трьох разів; останній кидок сплатіть луками й деревом. Невдача теж дає дерево й лук.
feast-board-how-snare = Киньте восьмигранний кубик до трьох разів; останній кидок сплатіть пастками й деревом. Невдача дає дерево, пастку й повертає вікінга.
feast-board-how-whaling = Киньте дванадцятигранний кубик до трьох разів. Вельботи й руда зменшують результат, решту сплатіть списами й деревом. Невдача дає дерево, спис і повертає вікінгів.
feast-board-how-raid = Киньте восьмигранний кубик до трьох разів; камені й довгі мечі збільшують результат. Візьміть один синій жетон, вартість якого в мечах не більша за результат бою.
feast-board-how-pillage = Киньте дванадцятигранний кубик до трьох разів; руда на одному драккарі (де її найбільше), камені й довгі мечі збільшують результат. Візьміть один синій жетон, вартість якого в мечах не більша за результат бою.
feast-board-how-mountain = Візьміть стільки ресурсів з одного жетона гір, поспіль від його початку. Кожне наступне число — для іншого жетона.
feast-board-how-upgrade = Кожна стрілка піднімає один товар на колір: помаранчевий, червоний, зелений, синій. Форма та сама.
feast-board-how-mountain-upgrade = Візьміть ресурси з жетона гір і підніміть товари на колір за кожну стрілку.
feast-board-how-overseas = Потрібен кнорр. Переверніть по одному зеленому товару кожного виду на синій бік.
feast-board-how-sale = Потрібен кнорр. Купіть до двох особливих жетонів за срібло, вказане на них.
feast-board-how-explore = Корабель залишається у вас. Візьміть один із цих островів: новий планшет з очками, доходом і бонусами, а також срібло на ньому.
feast-board-how-emigrate = Заплатіть стільки срібла, який номер раунду, і переверніть великий корабель: багато очок, і на кожній учті на дві клітинки менше.
feast-board-how-occupation = Розіграйте одну професію з руки й візьміть 1 срібло.
feast-board-how-copy = Використайте комірку цих стовпців, яку зайняв хтось інший.

## Запас, кораблі, вікінги
feast-board-stock = Запас
feast-board-stock-of = Запас гравця { $name }
feast-board-stock-piece = { $name }: { $count }
feast-board-no-goods = Товарів у запасі немає.
feast-board-harbour = Гавань
feast-board-ship = { $ship }, руди на борту: { $ore }
feast-board-emigrated = Переселення: { $ship }
feast-board-shed = Хижа: дерева { $wood } із { $wood_places }, каменю { $stone } із { $stone_places }
feast-board-thing = Вікінгів на полі тингу: { $count }
feast-board-penalties = Штрафи тингу
feast-board-slots = Місця, які треба заповнити:
feast-board-feast = Учта
feast-board-cells-to-fill = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
 }

## Поточне рішення
feast-board-now = Зараз
feast-board-answers = Варіанти
feast-board-die = На кубику { $roll } із { $sides }
feast-board-die-ready = Кубик із { $sides } гранями, ще не кинутий
feast-board-battle-value = результат бою
feast-board-hunt-need = заплатити зброєю та деревом
feast-board-dice-parts = { $battle ->
    [yes] Кидок { $roll }, руда +{ $ore }, витрачено +{ $spent }, карти +{ $cards }.
   *[no] Кидок { $roll }, руда −{ $ore }, карти −{ $cards }.
 }
feast-board-rolls = Кидок { $done } із { $most }
feast-board-two-silver = Два срібла
feast-board-banquet = Учтовий стіл, залишилося клітинок: { $left }
feast-board-banquet-how = Кладіть їжу на наступні вільні клітинки або спершу натисніть на іншу клітинку столу. Кольори чергуються; уздовж столу кладуть один жетон кожного виду, срібло займає одну клітинку.
feast-board-banquet-plan = { $count ->
    [one] Накрити стіл за мене ({ $count } жетон)
    [few] Накрити стіл за мене ({ $count } жетони)
   *[many] Накрити стіл за мене ({ $count } жетонів)
 }
feast-board-cells = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
 }
feast-board-empty-cell = порожня, −3

## Планшети гравця
feast-board-cards = Карти
feast-board-estate = Планшети гравця { $name }
feast-board-look = Подивитися планшети гравця { $name }
feast-board-income = Дохід
feast-board-minus = Штрафні клітинки
feast-board-income-of = Дохід { $income }
feast-board-passed = пасує
feast-board-hand = На руці: { $count }
feast-board-hidden-hand = Ці карти бачить лише власник.
feast-board-played = Розіграно: { $count }

## Спільне
feast-board-aside = Спільне
feast-board-mountains = Жетони гір
feast-board-lands = Острови для дослідження
feast-board-map = Показати планшет
feast-board-rounds = Раунди й урожай
feast-board-harvest = Урожай
feast-board-score = Поточний рахунок
feast-board-specials = Залишилося особливих жетонів: { $count }
feast-board-decks = Залишилося карт зброї: { $weapons }, карт професій: { $occupations }.

## Розміщення
feast-board-put-back = Повернути в запас
feast-board-plan = { $count ->
    [one] Розкласти { $count } жетон за мене ({ $changes })
    [few] Розкласти { $count } жетони за мене ({ $changes })
   *[many] Розкласти { $count } жетонів за мене ({ $changes })
 }
feast-board-plan-income = дохід { $change }
feast-board-plan-points = очки { $change }
feast-board-lay-several =
    { $count ->
        [one] Покласти сюди { $count }
       *[other] Покласти сюди всі { $count }
    }
feast-board-lay-here = Покласти сюди
feast-board-lay-all = Розкласти як показано
feast-board-serve-all = Накрити стіл так
feast-board-turn = Повернути
feast-board-mirror = Віддзеркалити
feast-board-lay-well = Запропонувати розкладку
feast-board-set-table = Накрити стіл

## Що змінить вибір
feast-board-stakes = На кону
feast-board-stakes-chance = Шанс на успіх
feast-board-stakes-rolls = { $rolls ->
    [one] { $chance } за { $rolls } кидок
    [few] { $chance } за { $rolls } кидки
   *[many] { $chance } за { $rolls } кидків
 }
feast-board-stakes-success = Успіх: { $prize }.
feast-board-stakes-any = Успіх: жетон на ваш вибір.
feast-board-stakes-tile = Успіх: жетон на ваш вибір. За середньої удачі: { $tile }.
feast-board-stakes-failure = Невдача: { $prize }.
feast-board-stakes-back = { $vikings ->
    [one] повернеться { $vikings } вікінг
    [few] повернуться { $vikings } вікінги
   *[many] повернуться { $vikings } вікінгів
 }
feast-board-stakes-nothing = нічого
feast-board-unforeseen = Вирішує удача
feast-board-unforeseen-why = Що випаде, наперед невідомо: буде видно після підтвердження.
feast-board-no-change = Одразу нічого не змінюється
feast-board-then = Потім
feast-board-vikings-left = Вікінги
feast-board-bonus-pays = тепер ви отримуєте це щораунду
feast-board-bonus-lost = буде закрито ({ $board }): більше ви цього не отримаєте

feast-board-chapter = Раунд { $round }
feast-board-goods-ladder = Помаранчевий стає червоним, червоний — зеленим, зелений — синім; форма та сама. Зелені й сині кладуть на планшети, помаранчеві й червоні — на учтовий стіл і в будинки.
