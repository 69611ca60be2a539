# Слова на столе «Дикингов».

## Ряды и стопки
gonewild-board-units = Бойцы
gonewild-board-defences = Укрепления
gonewild-board-buildings = Постройки
gonewild-board-path = Путь Одина
gonewild-board-path-deck =
    { $count ->
        [one] Колода Пути Одина: { $count } карта
        [few] Колода Пути Одина: { $count } карты
       *[many] Колода Пути Одина: { $count } карт
    }
gonewild-board-path-discard = сброс { $count }
gonewild-board-empty = Пустое место
gonewild-board-dragon = Дракон
gonewild-board-dragon-gives = 1 фишка
gonewild-board-dragon-done = побеждён
gonewild-board-dragon-how = Сила { $count } побеждает дракона: получите фишку на выбор, раз в раунд.
gonewild-board-undead = Нежить
gonewild-board-asgard = Асгард
gonewild-board-asgard-deck =
    { $count ->
        [one] Колода Асгарда: { $count } карта
        [few] Колода Асгарда: { $count } карты
       *[many] Колода Асгарда: { $count } карт
    }
gonewild-board-pages = Что показано на столе
gonewild-board-page-villages = Поселения
gonewild-board-page-market = Рынок
gonewild-board-page-path = Путь Одина

## Виды карт
gonewild-board-class-resource = Ресурс
gonewild-board-class-fighter = Боец
gonewild-board-class-hero = Герой
gonewild-board-class-action = Действие
gonewild-board-class-defence = Укрепление
gonewild-board-class-reaction = Реакция
gonewild-board-class-undead = Нежить
gonewild-board-class-building = Постройка

## Количества
gonewild-board-amount = пива { $beer }, золота { $gold }
gonewild-board-costs =
    цена: { $beer ->
        [0] { gonewild-amount-gold }
       *[other] { $gold ->
            [0] { gonewild-amount-beer }
           *[other] { gonewild-amount-both }
        }
    }
gonewild-board-left = осталось { $count }
gonewild-board-vp = { $count } ПО
gonewild-board-points = Ваши очки
gonewild-board-progress = { $have } из { $need }
gonewild-board-needs = защита { $count }
gonewild-board-none = ничего

## Счёт
gonewild-board-track = Очки, до { $end }
gonewild-board-mark = { $mark } ПО: карта Асгарда
gonewild-board-end = Раунд, в котором кто-то наберёт { $end } ПО, последний
gonewild-board-last-round = последний раунд
gonewild-board-score = { $name }: { $count } ПО

## Поселения
gonewild-board-own = Ваше поселение
gonewild-board-village = Поселение игрока { $name }
gonewild-board-buildings-of =
    { $limit ->
        [0] построек: { $count }
       *[other] построек: { $count } из { $limit }
    }
gonewild-board-in-hand = на руке: { $count }
gonewild-board-place = { $name }: { $place }, защита { $defence }, пива { $beer }, золота { $gold }{ $state ->
        [damaged] , ущерб в этом раунде
        [building] , строится
       *[whole] {""}
    }
gonewild-board-building-now = строится
gonewild-board-defence = Защита { $count }.
gonewild-board-defence-parts = Защита { $count }: своя { $printed }, от карт на постройке { $laid }, на всё поселение +{ $area }.
gonewild-board-when-hit-vp = При ущербе: { $count } ПО атакующему.
gonewild-board-when-hit-loot = { $count ->
    [1] При ущербе: атакующий забирает фишку, если она есть.
   *[other] При ущербе: атакующий забирает фишки ({ $count }), если они есть.
 }
gonewild-board-when-hit-asgard = При ущербе: атакующий может взять карту Асгарда.
gonewild-board-site-why = Строится: работает со следующего раунда, до тех пор атаковать нельзя.
gonewild-board-damaged-why = Ущерб в этом раунде: снова атаковать можно только в следующем.
gonewild-board-limit =
    { $count ->
        [one] Разрешает { $count } постройку.
        [few] Разрешает { $count } постройки.
       *[many] Разрешает { $count } построек.
    }
gonewild-board-limit-none = Число построек не ограничено.
gonewild-board-upgrade-costs =
    Уровень { $level } стоит { $beer ->
        [0] { gonewild-amount-gold }.
       *[other] { gonewild-amount-both }.
    }
gonewild-board-hall = Уровень ратуши

## Игроки
gonewild-board-facts = Фишки: пива { $beer }, золота { $gold }. Карт на руке: { $hand }. Показать все карты
gonewild-board-first = Первый игрок
gonewild-board-attacks = атакует: { $name }
gonewild-board-defends = под атакой
gonewild-board-keeps = решает, что оставить
gonewild-board-plays = делает ход
gonewild-board-hits = успешных атак: { $count }
gonewild-board-open = можно атаковать
gonewild-board-closed = атаковать нельзя
gonewild-board-was-attacked = уже атакован в этом раунде
gonewild-board-your-turn = ваш ход
gonewild-board-turn-of = ход { $turn } из { $turns }
gonewild-board-watching = Вы наблюдаете. Ходит { $name }.
gonewild-board-chapter-round = Раунд { $round }
gonewild-board-chapter-turn = Раунд { $round }, ход { $turn }

## Задания и достижения
gonewild-board-missions = Задания
gonewild-board-your-missions = Ваши задания
gonewild-board-achievements = Достижения
gonewild-board-claim = Выполнить
gonewild-board-swap = Сменить:
gonewild-board-no-mission = Новое задание придёт в следующем раунде.
gonewild-board-one-claim = Одно задание за раунд.
gonewild-board-claimed = В этом раунде задание уже выполнено.
gonewild-board-completed = Выполнено заданий: { $count }.

## Ваше
gonewild-board-hand = Карты на руке
gonewild-board-hand-empty = На руке нет карт.
gonewild-board-piles = колода { $deck }, сброс { $discard }, разыграно { $played }
gonewild-board-purse = Можно заплатить
gonewild-board-purse-why = Карты на руке, фишки поселения и полученное за этот ход, всё вместе
gonewild-board-wild = +{ $count } на выбор
gonewild-board-pool = из них только на этот ход: пива { $beer }, золота { $gold }
gonewild-board-means-beer = Пива для оплаты
gonewild-board-means-gold = Золота для оплаты
gonewild-board-again = ещё раз
gonewild-board-in-attack = атакует
gonewild-board-taken-up = цель?
gonewild-board-attack-with = В атаку: { $card }
gonewild-board-send-more = До удара можно отправить и других.
gonewild-board-kept = остаётся
gonewild-board-end-turn = Закончить ход
gonewild-board-end-lost = У вас осталось только на этот ход: пива { $beer }, золота { $gold }. В конце хода это сгорит. Чтобы всё же закончить ход, подтвердите ещё раз.
gonewild-board-exchange =
    { $to ->
        [gold] Обменять { $rate } пива на 1 золото
       *[beer] Обменять { $rate } золота на 1 пиво
    }
gonewild-board-hint-turn = Нажмите на карту, покупку или постройку, чтобы увидеть, что изменится.
gonewild-board-hint-muster = Нажмите на бойца или героя, чтобы отправить
gonewild-board-hint-react = Защититесь картой или не отвечайте
gonewild-board-hint-pay = Нажмите на карту или фишку, чтобы платить ею
gonewild-board-hint-keep = Выберите, что оставит драккар

## Карты игрока
gonewild-board-cards-of = Карты игрока { $name }
gonewild-board-nothing = Ничего.
gonewild-board-played = Разыграно и куплено в этом раунде ({ $count })
gonewild-board-discard = Сброс, открыт ({ $count })
gonewild-board-deck = Колода ({ $count })
gonewild-board-deck-why = Что ещё может прийти, в любом порядке.
gonewild-board-unseen = Рука ({ $hand }) и колода ({ $deck })
gonewild-board-unseen-why = Эти карты на руке или в колоде; какие из них на руке, неизвестно.
gonewild-board-known = Точно на руке:
gonewild-board-rest = Остальное на руке и в колоде:
gonewild-board-owned = Все карты ({ $count })

## Оплата и хранение
gonewild-board-pays = Оплата
gonewild-board-pays-other = Нажмите на другую карту или фишку, чтобы платить иначе.
gonewild-board-store-auto = Убрать автоматически
gonewild-board-store-here = { $place } хранит
gonewild-board-store-settled = Решено:

## Атаки
gonewild-board-attack = Атака
gonewild-board-gathers = собирает бойцов
gonewild-board-striker = { $card }, сила { $count }
gonewild-board-sum = Сила { $strength } против защиты { $defence }
gonewild-board-answers = { $name } может ответить
gonewild-board-you-answer = Вы можете ответить
gonewild-board-stakes = карт у защитника: { $cards }, +{ $repel } ПО за отражение
gonewild-board-strength-defence = Сила и защита
gonewild-board-too-weak = Мало: атака не удастся.
gonewild-board-if-holds = Если удастся
gonewild-board-only-bluff = Отправьте ещё кого-нибудь или атакуйте впустую.
gonewild-board-at-once = Сразу: { $before } → { $after } ПО
gonewild-board-passes-mark = Отметка { $mark }: карта Асгарда
gonewild-board-attack-table = В конце хода за все атаки: { $before } → { $after } ПО
gonewild-board-if-defends = Если { $name } отразит атаку
gonewild-board-holds-cards = { $name }: карт на руке { $count }. Добавить силу потом будет нельзя.
gonewild-board-reward = За ущерб вы сразу получите { $count } ПО.
gonewild-board-reward-loot = { $count ->
    [1] За ущерб вы заберёте фишку.
   *[other] За ущерб вы заберёте фишки: { $count }.
 }
gonewild-board-aim-next = Дальше вы выберете, кого отправить. { $name }: карт на руке { $count }.
gonewild-board-repelled = Атака отражена: вам +{ $count } ПО.
gonewild-board-will-be-hit = Постройке будет нанесён ущерб.
gonewild-board-not-yet = Пока мало; можно добавить ещё карту.

## Что изменится
gonewild-board-works-next = Работает со следующего раунда.
gonewild-board-unforeseen = Откроется скрытое
gonewild-board-unforeseen-why = Результат будет виден после подтверждения, и просто отменить его будет нельзя.
gonewild-board-no-answer = Игроку { $name } нечем ответить

## Drawn in the terminal
gonewild-board-building = строится
gonewild-board-damaged = ущерб
gonewild-board-level = уровень
