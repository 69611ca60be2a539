# Стол «Во славу Одина»: то, что говорит само поле, кроме фраз игры.

feast-board-home-short = Дом
feast-board-house = { $name } { $number }
feast-board-amount = { $amount ->
    [1] { $item }
   *[other] { $item } ×{ $amount }
 }
feast-board-summary = { $board }: доход { $income }, штрафных клеток открыто: { $open }, жетонов: { $tiles }
feast-board-places = Куда можно положить: { $piece }
feast-board-place = Ряд { $row }, столбец { $column }
feast-board-bonus = Бонус: закрыто клеток вокруг { $covered } из { $needed }

## Поле действий
feast-board-actions = Поле действий
feast-board-actions-short = Действия
feast-board-open = доступно
feast-board-shut = закрыто
feast-board-or = или
feast-board-vikings = { $count ->
    [one] { $count } викинг
    [few] { $count } викинга
   *[many] { $count } викингов
 }
feast-board-price = Цена: { $price }
feast-board-price-now = Цена для вас сейчас: { $price }.
feast-board-held = Здесь стоит { $name }.
feast-board-closed = Сейчас вам недоступно
feast-board-word-draw = взять
feast-board-word-play = разыграть
feast-board-word-buy = купить
feast-board-word-emigrate = переселиться
feast-board-word-then-emigrate = и переселиться
feast-board-word-copy = копия
feast-board-lands-count = { $count ->
    [0] нет
    [one] { $count } остров
    [few] { $count } острова
   *[many] { $count } островов
 }
feast-board-section-build-houses = Постройка домов
feast-board-section-build-ships = Постройка кораблей
feast-board-section-hunting = Охота
feast-board-section-livestock-market = Рынок скота
feast-board-section-weekly-market = Ярмарка
feast-board-section-products = Продукты
feast-board-section-crafting = Ремесло
feast-board-section-mountains-trade = Горы и торговля
feast-board-section-sailing = Мореплавание
feast-board-section-emigration-occupation = Переселение и профессии

## Что делает поле
feast-board-how-none = Выберите ячейку, чтобы прочитать, что она даёт. В третьем столбце вы ещё и берёте карту профессии, в четвёртом можете её разыграть.
feast-board-how-build = Заплатите и возьмите постройку: сразу очки и места, которые надо заполнить, чтобы их не терять.
feast-board-how-ship = Заплатите и поставьте корабль на свободное место в гавани.
feast-board-how-take = Заплатите то, что слева от стрелки, и возьмите остальное.
feast-board-how-with = По одному за каждое такое животное у вас, но не больше трёх.
feast-board-how-gain = Возьмите всё, что нарисовано: платить не нужно.
feast-board-how-either-animal = Возьмите овцу бесплатно или заплатите 1 серебро и возьмите корову.
feast-board-how-with-both = Возьмите специи и 1 серебро; если есть корова — ещё 2 жетона молока, если есть овца — ещё шерсть.
feast-board-how-master = Возьмите 4 серебра. Затем можно обменять шерсть на накидку и изделие из серебра на драгоценности.
feast-board-how-plunder = Нужны два драккара, они остаются у вас. Возьмите серебряную утварь.
feast-board-how-upgrade-weapons = Каждая стрелка улучшает один товар на ступень: оранжевый, красный, зелёный, синий. Затем возьмите четыре карты оружия.
feast-board-how-mountain-upgrade-two = Возьмите ресурсы с жетона гор. Каждая двойная стрелка улучшает один товар на две ступени.
feast-board-how-four-mountains = Возьмите по два ресурса с четырёх жетонов гор или улучшите три товара на две ступени каждый.
feast-board-how-draw = Возьмите карту профессии и 1 серебро.
feast-board-how-play-some = Разыграйте профессии с руки — не больше, чем указано.
feast-board-how-swap = Можно обменять вельбот на кнорр, а потом переселиться, заплатив столько серебра, каков номер раунда.
feast-board-how-craft = Обменяйте то, что слева от стрелки, на то, что справа.
feast-board-how-forge = Заплатите 1 руду и возьмите один из оставшихся жетонов с клещами.
feast-board-how-hunt = Бросьте восьмигранный кубик до трёх раз; последний бросок оплатите луками и деревом. Неудача тоже даёт дерево и лук.
feast-board-how-snare = Бросьте восьмигранный кубик до трёх раз; последний бросок оплатите ловушками и деревом. Неудача даёт дерево, ловушку и возвращает викинга.
feast-board-how-whaling = Бросьте двенадцатигранный кубик до трёх раз. Вельботы и руда уменьшают результат, остаток оплатите копьями и деревом. Неудача даёт дерево, копьё и возвращает викингов.
feast-board-how-raid = Бросьте восьмигранный кубик до трёх раз; камни и длинные мечи увеличивают результат. Возьмите один синий жетон со стоимостью в мечах не больше результата боя.
feast-board-how-pillage = Бросьте двенадцатигранный кубик до трёх раз; руда на одном драккаре (где её больше всего), камни и длинные мечи увеличивают результат. Возьмите один синий жетон со стоимостью в мечах не больше результата боя.
feast-board-how-mountain = Возьмите столько ресурсов с одного жетона гор, подряд с его начала. Каждое следующее число — для другого жетона.
feast-board-how-upgrade = Каждая стрелка улучшает один товар на ступень: оранжевый, красный, зелёный, синий. Форма не меняется.
feast-board-how-mountain-upgrade = Возьмите ресурсы с жетона гор и за каждую стрелку улучшите один товар на ступень.
feast-board-how-overseas = Нужен кнорр. Переверните по одному зелёному товару каждого вида на синюю сторону.
feast-board-how-sale = Нужен кнорр. Купите до двух особых жетонов за серебро, указанное на них.
feast-board-how-explore = Корабль остаётся у вас. Возьмите один из этих островов: новый планшет с очками, доходом и бонусами, а также серебро на нём.
feast-board-how-emigrate = Заплатите столько серебра, каков номер раунда, и переверните большой корабль: много очков, и на каждом пиру на две клетки меньше.
feast-board-how-occupation = Разыграйте одну профессию с руки и возьмите 1 серебро.
feast-board-how-copy = Используйте ячейку этих столбцов, занятую кем-то другим.

## Запас, корабли, викинги
feast-board-stock = Запас
feast-board-stock-of = Запас игрока { $name }
feast-board-stock-piece = { $name }: { $count }
feast-board-no-goods = Товаров в запасе нет.
feast-board-harbour = Гавань
feast-board-ship = { $ship }, руды на борту: { $ore }
feast-board-emigrated = Переселение: { $ship }
feast-board-shed = Хижина: дерева { $wood } из { $wood_places }, камня { $stone } из { $stone_places }
feast-board-thing = Викингов на поле тинга: { $count }
feast-board-penalties = Штрафы тинга
feast-board-slots = Места, которые нужно заполнить:
feast-board-feast = Пир
feast-board-cells-to-fill = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
 }

## Текущее решение
feast-board-now = Сейчас
feast-board-answers = Варианты
feast-board-die = На кубике { $roll } из { $sides }
feast-board-die-ready = Кубик с { $sides } гранями, ещё не брошен
feast-board-battle-value = результат боя
feast-board-hunt-need = заплатить оружием и деревом
feast-board-dice-parts = { $battle ->
    [yes] Бросок { $roll }, руда +{ $ore }, потрачено +{ $spent }, карты +{ $cards }.
   *[no] Бросок { $roll }, руда −{ $ore }, карты −{ $cards }.
 }
feast-board-rolls = Бросок { $done } из { $most }
feast-board-two-silver = Два серебра
feast-board-banquet = Пиршественный стол, осталось клеток: { $left }
feast-board-banquet-how = Кладите еду на следующие свободные клетки или сначала нажмите на другую клетку стола. Цвета чередуются; вдоль стола кладут один жетон каждого вида, серебро занимает одну клетку.
feast-board-banquet-plan = { $count ->
    [one] Накрыть стол за меня ({ $count } жетон)
    [few] Накрыть стол за меня ({ $count } жетона)
   *[many] Накрыть стол за меня ({ $count } жетонов)
 }
feast-board-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
 }
feast-board-empty-cell = пустая, −3

## Планшеты игрока
feast-board-cards = Карты
feast-board-estate = Планшеты игрока { $name }
feast-board-look = Посмотреть планшеты игрока { $name }
feast-board-income = Доход
feast-board-minus = Штрафные клетки
feast-board-income-of = Доход { $income }
feast-board-passed = пасует
feast-board-hand = На руке: { $count }
feast-board-hidden-hand = Эти карты видит только владелец.
feast-board-played = Разыграно: { $count }

## Общее
feast-board-aside = Общее
feast-board-mountains = Жетоны гор
feast-board-lands = Острова для исследования
feast-board-map = Показать планшет
feast-board-rounds = Раунды и урожай
feast-board-harvest = Урожай
feast-board-score = Текущий счёт
feast-board-specials = Осталось особых жетонов: { $count }
feast-board-decks = Осталось карт оружия: { $weapons }, карт профессий: { $occupations }.

## Размещение
feast-board-put-back = Вернуть в запас
feast-board-plan = { $count ->
    [one] Разложить { $count } жетон за меня ({ $changes })
    [few] Разложить { $count } жетона за меня ({ $changes })
   *[many] Разложить { $count } жетонов за меня ({ $changes })
 }
feast-board-plan-income = доход { $change }
feast-board-plan-points = очки { $change }
feast-board-lay-several =
    { $count ->
        [one] Положить сюда { $count }
       *[other] Положить сюда все { $count }
    }
feast-board-lay-here = Положить сюда
feast-board-lay-all = Разложить как показано
feast-board-serve-all = Накрыть стол так
feast-board-turn = Повернуть
feast-board-mirror = Отразить
feast-board-lay-well = Предложить раскладку
feast-board-set-table = Накрыть стол

## Что изменит выбор
feast-board-stakes = На кону
feast-board-stakes-chance = Шанс на успех
feast-board-stakes-rolls = { $rolls ->
    [one] { $chance } за { $rolls } бросок
    [few] { $chance } за { $rolls } броска
   *[many] { $chance } за { $rolls } бросков
 }
feast-board-stakes-success = Успех: { $prize }.
feast-board-stakes-any = Успех: жетон на ваш выбор.
feast-board-stakes-tile = Успех: жетон на ваш выбор. При средней удаче: { $tile }.
feast-board-stakes-failure = Неудача: { $prize }.
feast-board-stakes-back = { $vikings ->
    [one] вернётся { $vikings } викинг
    [few] вернутся { $vikings } викинга
   *[many] вернутся { $vikings } викингов
 }
feast-board-stakes-nothing = ничего
feast-board-unforeseen = Решает удача
feast-board-unforeseen-why = Что выпадет, станет видно после подтверждения.
feast-board-no-change = Сразу ничего не меняется
feast-board-then = Затем
feast-board-vikings-left = Викинги
feast-board-bonus-pays = теперь вы получаете это каждый раунд
feast-board-bonus-lost = будет закрыто ({ $board }): больше вы этого не получите

feast-board-chapter = Раунд { $round }
feast-board-goods-ladder = Оранжевый становится красным, красный — зелёным, зелёный — синим; форма та же. Зелёные и синие кладут на планшеты, оранжевые и красные — на пиршественный стол и в дома.
