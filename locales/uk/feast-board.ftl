# Стіл «Учта для Одіна»: те, що каже саме поле, окрім речень гри.

feast-board-home-short = Дім
feast-board-house = { $name } { $number }
feast-board-amount = { $amount } × { $item }
feast-board-summary = { $board }: дохід { $income }, відкритих клітинок −1: { $open }, жетонів: { $tiles }
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
feast-board-word-draw = взяти
feast-board-word-play = зіграти
feast-board-word-buy = купити
feast-board-word-emigrate = відплисти
feast-board-word-then-emigrate = і відплисти
feast-board-word-copy = копія
feast-board-lands-count = { $count ->
    [0] немає
    [one] { $count } земля
    [few] { $count } землі
   *[many] { $count } земель
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
feast-board-how-none = Наведіть на комірку, щоб прочитати, що вона дає. Третій стовпець ще й дає карту професії, четвертий — дозволяє її зіграти.
feast-board-how-build = Заплатіть і візьміть будівлю: одразу очки й місця, які треба заповнити, щоб їх не втрачати.
feast-board-how-ship = Заплатіть і поставте корабель на вільне місце в гавані.
feast-board-how-take = Заплатіть те, що ліворуч від стрілки, і візьміть решту.
feast-board-how-with = По одному за кожну таку вашу тварину, але не більше трьох.
feast-board-how-gain = Візьміть усе, що намальовано: платити не треба.
feast-board-how-either-animal = Візьміть вівцю задарма або заплатіть і візьміть корову.
feast-board-how-with-both = Візьміть прянощі й срібло; якщо є корова — ще два молока, якщо є вівця — ще вовну.
feast-board-how-master = Візьміть чотири срібла. Потім можна обміняти вовну на накидку і срібний виріб на коштовності.
feast-board-how-plunder = Потрібні два драккари, вони лишаються у вас. Візьміть срібне начиння.
feast-board-how-upgrade-weapons = Кожна стрілка піднімає один товар на колір: помаранчевий, червоний, зелений, синій. Потім візьміть чотири карти зброї.
feast-board-how-mountain-upgrade-two = Візьміть ресурси з жетона гір. Кожна подвійна стрілка піднімає один товар на два кольори.
feast-board-how-four-mountains = Візьміть по два ресурси з чотирьох жетонів гір або підніміть три товари на два кольори кожен.
feast-board-how-draw = Візьміть карту професії та срібло.
feast-board-how-play-some = Зіграйте професії з руки — не більше, ніж указано.
feast-board-how-swap = Можна обміняти вельбот на кнорр, а потім переселитися за срібло за номером раунду.
feast-board-how-craft = Обміняйте те, що ліворуч від стрілки, на те, що праворуч.
feast-board-how-forge = Заплатіть руду й візьміть із тих, що лишилися, жетон зі щипцями.
feast-board-how-hunt = Восьмигранний кубик до трьох кидків; останній сплачують луками й деревом. Невдача теж дає дерево й лук.
feast-board-how-snare = Восьмигранний кубик до трьох кидків; останній сплачують пастками й деревом. Невдача дає дерево, пастку й повертає вікінга.
feast-board-how-whaling = Дванадцятигранний кубик до трьох кидків; вельботи й руда зменшують, решта — списи й дерево. Невдача дає дерево, спис і повертає вікінгів.
feast-board-how-raid = Восьмигранний кубик до трьох кидків; руда на драккарах, камені й мечі підвищують. Візьміть один синій жетон, не дорожчий за результат.
feast-board-how-pillage = Дванадцятигранний кубик до трьох кидків; руда на драккарах, камені й мечі підвищують. Візьміть один синій жетон, не дорожчий за результат.
feast-board-how-mountain = Візьміть стільки ресурсів з одного жетона гір, підряд від його початку. Кожне наступне число — з іншого жетона.
feast-board-how-upgrade = Кожна стрілка піднімає один товар на колір: помаранчевий, червоний, зелений, синій. Форма та сама.
feast-board-how-mountain-upgrade = Візьміть ресурси з жетона гір і підніміть товари на колір за кожну стрілку.
feast-board-how-overseas = Потрібен кнорр. Переверніть по одному зеленому товару кожного виду на синій бік.
feast-board-how-sale = Потрібен кнорр. Купіть до двох особливих жетонів за срібло, вказане на них.
feast-board-how-explore = Корабель лишається у вас. Візьміть одну з цих земель: новий планшет з очками, доходом і бонусами, а також срібло на ньому.
feast-board-how-emigrate = Заплатіть срібло за номером раунду й переверніть великий корабель: багато очок, і стіл на учтах назавжди коротший.
feast-board-how-occupation = Зіграйте одну професію з руки й візьміть срібло.
feast-board-how-copy = Використайте комірку цих стовпців, яку зайняв хтось інший.

## Запас, кораблі, вікінги
feast-board-stock = Запас
feast-board-stock-of = Запас: { $name }
feast-board-stock-piece = { $name }: { $count }
feast-board-no-goods = Товарів у запасі немає.
feast-board-harbour = Гавань
feast-board-ship = { $ship }, руди на борту: { $ore }
feast-board-emigrated = Переселення: { $ship }
feast-board-shed = Хижа: дерево { $wood } із { $wood_places }, камінь { $stone } із { $stone_places }
feast-board-thing = Вікінгів на полі тингу: { $count }
feast-board-penalties = Штрафи тингу
feast-board-slots = Місця для заповнення:
feast-board-feast = Учта
feast-board-cells-to-fill = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
 }

## Поточне рішення
feast-board-now = Зараз
feast-board-answers = Відповіді
feast-board-die = На кубику { $roll } із { $sides }
feast-board-die-ready = Кубик, граней: { $sides }, ще не кинутий
feast-board-battle-value = сила в бою
feast-board-hunt-need = заплатити зброєю та деревом
feast-board-dice-parts = { $battle ->
    [yes] Кидок { $roll }, руда { $ore }, витрачено { $spent }, карти { $cards }.
   *[no] Кидок { $roll }, мінус руда { $ore }, карти { $cards }.
 }
feast-board-rolls = Кидок { $done } із { $most }
feast-board-two-silver = Два срібла
feast-board-banquet = Учтовий стіл, лишилося клітинок: { $left }
feast-board-banquet-how = Кладіть їжу на наступні вільні клітинки або спершу вкажіть на столі іншу. Кольори чергуються; уздовж столу лягає один жетон кожного виду, срібло займає одну клітинку.
feast-board-banquet-plan = { $count ->
    [one] Накрити стіл за { $count } крок
    [few] Накрити стіл за { $count } кроки
   *[many] Накрити стіл за { $count } кроків
 }
feast-board-cells = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
 }
feast-board-empty-cell = порожня, −3

## Планшети гравця
feast-board-cards = Карти
feast-board-estate = Планшети: { $name }
feast-board-look = Подивитися планшети: { $name }
feast-board-back = Назад
feast-board-income = Дохід
feast-board-minus = Клітинок −1
feast-board-income-of = Дохід { $income }
feast-board-passed = пасує
feast-board-hand = У руці: { $count }
feast-board-hidden-hand = Ці карти бачить лише власник.
feast-board-played = Зіграно: { $count }

## Спільне
feast-board-aside = Спільне
feast-board-mountains = Гори
feast-board-lands = Землі для дослідження
feast-board-map = Показати планшет
feast-board-rounds = Раунди й урожай
feast-board-harvest = Урожай
feast-board-score = Рахунок на зараз
feast-board-specials = Лишилося особливих жетонів: { $count }
feast-board-decks = Карт зброї: { $weapons }. Карт професій: { $occupations }.

## Розміщення
feast-board-put-back = Повернути в запас
feast-board-plan = { $count ->
    [one] Розкласти { $count } жетон ({ $changes })
    [few] Розкласти { $count } жетони ({ $changes })
   *[many] Розкласти { $count } жетонів ({ $changes })
 }
feast-board-plan-income = дохід { $change }
feast-board-plan-points = очки { $change }
feast-board-lay-here = Покласти сюди
feast-board-lay-all = Розкласти як показано
feast-board-serve-all = Накрити так
feast-board-turn = Повернути
feast-board-mirror = Віддзеркалити
feast-board-lay-well = Розкласти
feast-board-set-table = Накрити стіл

## Що змінить вибір
feast-board-unforeseen = Вирішує удача
feast-board-unforeseen-why = Що випаде, наперед не дізнатися.
feast-board-no-change = Одразу нічого не змінюється
feast-board-then = Потім
feast-board-vikings-left = Вікінги
feast-board-bonus-pays = тепер приходить щораунду
feast-board-bonus-lost = закрито ({ $board }): більше не прийде

feast-board-chapter = Раунд { $round }
feast-board-goods-ladder = Помаранчевий стає червоним, червоний — зеленим, зелений — синім; форма та сама. Зелені й сині кладуть на планшети, помаранчеві й червоні — на учтовий стіл і в будинки.
