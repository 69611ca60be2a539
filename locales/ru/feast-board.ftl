# Стол «Во славу Одина»: то, что говорит само поле, кроме фраз игры.

feast-board-home-short = Дом
feast-board-house = { $name } { $number }
feast-board-amount = { $amount } × { $item }
feast-board-summary = { $board }: доход { $income }, открытых клеток −1: { $open }, жетонов: { $tiles }
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
feast-board-word-play = сыграть
feast-board-word-buy = купить
feast-board-word-emigrate = уплыть
feast-board-word-then-emigrate = и уплыть
feast-board-word-copy = копия
feast-board-lands-count = { $count ->
    [0] нет
    [one] { $count } земля
    [few] { $count } земли
   *[many] { $count } земель
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
feast-board-how-none = Наведите на ячейку, чтобы прочитать, что она даёт. Третий столбец ещё и даёт карту профессии, четвёртый — позволяет её разыграть.
feast-board-how-build = Заплатите и возьмите постройку: сразу очки и места, которые надо заполнить, чтобы их не терять.
feast-board-how-ship = Заплатите и поставьте корабль на свободное место в гавани.
feast-board-how-take = Заплатите то, что слева от стрелки, и возьмите остальное.
feast-board-how-with = По одному за каждое такое животное у вас, но не больше трёх.
feast-board-how-gain = Возьмите всё, что нарисовано: платить не нужно.
feast-board-how-either-animal = Возьмите овцу даром или заплатите и возьмите корову.
feast-board-how-with-both = Возьмите специи и серебро; если есть корова — ещё два молока, если есть овца — ещё шерсть.
feast-board-how-master = Возьмите четыре серебра. Затем можно обменять шерсть на накидку и изделие из серебра на драгоценности.
feast-board-how-plunder = Нужны два драккара, они остаются у вас. Возьмите серебряную утварь.
feast-board-how-upgrade-weapons = Каждая стрелка поднимает один товар на цвет: оранжевый, красный, зелёный, синий. Затем возьмите четыре карты оружия.
feast-board-how-mountain-upgrade-two = Возьмите ресурсы с жетона гор. Каждая двойная стрелка поднимает один товар на два цвета.
feast-board-how-four-mountains = Возьмите по два ресурса с четырёх жетонов гор или поднимите три товара на два цвета каждый.
feast-board-how-draw = Возьмите карту профессии и серебро.
feast-board-how-play-some = Разыграйте профессии с руки — не больше, чем указано.
feast-board-how-swap = Можно обменять вельбот на кнорр, а потом переселиться за серебро по номеру раунда.
feast-board-how-craft = Обменяйте то, что слева от стрелки, на то, что справа.
feast-board-how-forge = Заплатите руду и возьмите из оставшихся жетон со щипцами.
feast-board-how-hunt = Восьмигранный кубик до трёх бросков; последний оплачивают луками и деревом. Неудача тоже даёт дерево и лук.
feast-board-how-snare = Восьмигранный кубик до трёх бросков; последний оплачивают ловушками и деревом. Неудача даёт дерево, ловушку и возвращает викинга.
feast-board-how-whaling = Двенадцатигранный кубик до трёх бросков; вельботы и руда уменьшают, остаток — копья и дерево. Неудача даёт дерево, копьё и возвращает викингов.
feast-board-how-raid = Восьмигранный кубик до трёх бросков; руда на драккарах, камни и мечи повышают. Возьмите один синий жетон не дороже результата.
feast-board-how-pillage = Двенадцатигранный кубик до трёх бросков; руда на драккарах, камни и мечи повышают. Возьмите один синий жетон не дороже результата.
feast-board-how-mountain = Возьмите столько ресурсов с одного жетона гор, подряд с его начала. Каждое следующее число — с другого жетона.
feast-board-how-upgrade = Каждая стрелка поднимает один товар на цвет: оранжевый, красный, зелёный, синий. Форма та же.
feast-board-how-mountain-upgrade = Возьмите ресурсы с жетона гор и поднимите товары на цвет за каждую стрелку.
feast-board-how-overseas = Нужен кнорр. Переверните по одному зелёному товару каждого вида на синюю сторону.
feast-board-how-sale = Нужен кнорр. Купите до двух особых жетонов за серебро, указанное на них.
feast-board-how-explore = Корабль остаётся у вас. Возьмите одну из этих земель: новый планшет с очками, доходом и бонусами, а также серебро на нём.
feast-board-how-emigrate = Заплатите серебро по номеру раунда и переверните большой корабль: много очков, и стол на пирах навсегда короче.
feast-board-how-occupation = Разыграйте одну профессию с руки и возьмите серебро.
feast-board-how-copy = Используйте ячейку этих столбцов, занятую кем-то другим.

## Запас, корабли, викинги
feast-board-stock = Запас
feast-board-stock-of = Запас: { $name }
feast-board-stock-piece = { $name }: { $count }
feast-board-no-goods = Товаров в запасе нет.
feast-board-harbour = Гавань
feast-board-ship = { $ship }, руды на борту: { $ore }
feast-board-emigrated = Переселение: { $ship }
feast-board-shed = Хижина: дерево { $wood } из { $wood_places }, камень { $stone } из { $stone_places }
feast-board-thing = Викингов на поле тинга: { $count }
feast-board-penalties = Штрафы тинга
feast-board-slots = Места для заполнения:
feast-board-feast = Пир
feast-board-cells-to-fill = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
 }

## Текущее решение
feast-board-now = Сейчас
feast-board-answers = Ответы
feast-board-die = На кубике { $roll } из { $sides }
feast-board-die-ready = Кубик, граней: { $sides }, ещё не брошен
feast-board-battle-value = сила в бою
feast-board-hunt-need = заплатить оружием и деревом
feast-board-dice-parts = { $battle ->
    [yes] Бросок { $roll }, руда { $ore }, потрачено { $spent }, карты { $cards }.
   *[no] Бросок { $roll }, минус руда { $ore }, карты { $cards }.
 }
feast-board-rolls = Бросок { $done } из { $most }
feast-board-two-silver = Два серебра
feast-board-banquet = Пиршественный стол, осталось клеток: { $left }
feast-board-banquet-how = Кладите еду на следующие свободные клетки или сначала укажите на столе другую. Цвета чередуются; вдоль стола ложится один жетон каждого вида, серебро занимает одну клетку.
feast-board-banquet-plan = { $count ->
    [one] Накрыть стол за { $count } шаг
    [few] Накрыть стол за { $count } шага
   *[many] Накрыть стол за { $count } шагов
 }
feast-board-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
 }
feast-board-empty-cell = пустая, −3

## Планшеты игрока
feast-board-cards = Карты
feast-board-estate = Планшеты: { $name }
feast-board-look = Посмотреть планшеты: { $name }
feast-board-back = Назад
feast-board-income = Доход
feast-board-minus = Клеток −1
feast-board-income-of = Доход { $income }
feast-board-passed = пасует
feast-board-hand = На руке: { $count }
feast-board-hidden-hand = Эти карты видит только владелец.
feast-board-played = Разыграно: { $count }

## Общее
feast-board-aside = Общее
feast-board-mountains = Горы
feast-board-lands = Земли для исследования
feast-board-map = Показать планшет
feast-board-rounds = Раунды и урожай
feast-board-harvest = Урожай
feast-board-score = Счёт на сейчас
feast-board-specials = Осталось особых жетонов: { $count }
feast-board-decks = Карт оружия: { $weapons }. Карт профессий: { $occupations }.

## Размещение
feast-board-put-back = Вернуть в запас
feast-board-plan = { $count ->
    [one] Разложить { $count } жетон ({ $changes })
    [few] Разложить { $count } жетона ({ $changes })
   *[many] Разложить { $count } жетонов ({ $changes })
 }
feast-board-plan-income = доход { $change }
feast-board-plan-points = очки { $change }
feast-board-lay-here = Положить сюда
feast-board-lay-all = Разложить как показано
feast-board-serve-all = Накрыть так
feast-board-turn = Повернуть
feast-board-mirror = Отразить
feast-board-lay-well = Разложить
feast-board-set-table = Накрыть стол

## Что изменит выбор
feast-board-unforeseen = Решает удача
feast-board-unforeseen-why = Что выпадет, заранее не узнать.
feast-board-no-change = Сразу ничего не меняется
feast-board-then = Затем
feast-board-vikings-left = Викинги
feast-board-bonus-pays = теперь приходит каждый раунд
feast-board-bonus-lost = закрыто ({ $board }): больше не придёт

feast-board-chapter = Раунд { $round }
feast-board-goods-ladder = Оранжевый становится красным, красный — зелёным, зелёный — синим; форма та же. Зелёные и синие кладут на планшеты, оранжевые и красные — на пиршественный стол и в дома.
