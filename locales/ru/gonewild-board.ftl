# Слова на столе «Дикингов».

## Ряды и стопки
gonewild-table-units = Бойцы
gonewild-table-defences = Укрепления
gonewild-table-buildings = Постройки
gonewild-table-path = Путь Одина
gonewild-table-path-deck =
    { $count ->
        [one] Колода Пути Одина: { $count } карта
        [few] Колода Пути Одина: { $count } карты
       *[many] Колода Пути Одина: { $count } карт
    }
gonewild-table-path-discard = сброс { $count }
gonewild-table-empty = Пустое место
gonewild-table-dragon = Дракон
gonewild-table-dragon-gives = фишка
gonewild-table-dragon-done = побеждён
gonewild-table-dragon-how = Сила { $count } побеждает Дракона: фишка на выбор, раз в раунд.
gonewild-table-undead = Нежить
gonewild-table-asgard = Асгард
gonewild-table-asgard-deck =
    { $count ->
        [one] Колода Асгарда: { $count } карта
        [few] Колода Асгарда: { $count } карты
       *[many] Колода Асгарда: { $count } карт
    }
gonewild-table-pages = Что показано на столе
gonewild-table-page-villages = Поселения
gonewild-table-page-market = Рынок
gonewild-table-page-path = Путь Одина

## Виды карт
gonewild-table-class-resource = Ресурс
gonewild-table-class-fighter = Боец
gonewild-table-class-hero = Герой
gonewild-table-class-action = Действие
gonewild-table-class-defence = Укрепление
gonewild-table-class-reaction = Реакция
gonewild-table-class-undead = Нежить
gonewild-table-class-building = Постройка

## Количества
gonewild-table-amount = пива { $beer }, золота { $gold }
gonewild-table-costs =
    цена: { $beer ->
        [0] { gonewild-amount-gold }
       *[other] { $gold ->
            [0] { gonewild-amount-beer }
           *[other] { gonewild-amount-both }
        }
    }
gonewild-table-left = осталось { $count }
gonewild-table-vp = { $count } ПО
gonewild-table-points = Ваши очки
gonewild-table-progress = { $have } из { $need }
gonewild-table-needs = защита { $count }
gonewild-table-none = ничего

## Счёт
gonewild-table-track = Очки, до { $end }
gonewild-table-mark = { $mark } ПО: карта Асгарда
gonewild-table-end = С { $end } ПО раунд становится последним
gonewild-table-last-round = последний раунд
gonewild-table-score = { $name }: { $count } ПО

## Поселения
gonewild-table-own = Ваше поселение
gonewild-table-village = Поселение: { $name }
gonewild-table-buildings-of =
    { $limit ->
        [0] построек: { $count }
       *[other] построек: { $count } из { $limit }
    }
gonewild-table-in-hand = на руке: { $count }
gonewild-table-place = { $name }: { $place }, защита { $defence }, пива { $beer }, золота { $gold }{ $state ->
        [damaged] , разорено в этом раунде
        [building] , строится
       *[whole] {""}
    }
gonewild-table-building-now = строится
gonewild-table-defence = Защита { $count }.
gonewild-table-defence-parts = Защита { $count }: своя { $printed }, на постройке: { $laid }, на всё поселение +{ $area }.
gonewild-table-when-hit-vp = При разорении: { $count } ПО атакующему.
gonewild-table-when-hit-loot = При разорении: атакующий забирает фишек: { $count }, если они есть.
gonewild-table-when-hit-asgard = При разорении: атакующий может взять карту Асгарда.
gonewild-table-site-why = Строится: работает со следующего раунда, до тех пор её нельзя атаковать.
gonewild-table-damaged-why = Разорена в этом раунде: снова атаковать можно только в следующем.
gonewild-table-limit =
    { $count ->
        [one] Разрешает { $count } постройку.
        [few] Разрешает { $count } постройки.
       *[many] Разрешает { $count } построек.
    }
gonewild-table-limit-none = Число построек не ограничено.
gonewild-table-upgrade-costs =
    Уровень { $level } стоит { $beer ->
        [0] { $gold } золота.
       *[other] { $beer } пива и { $gold } золота.
    }
gonewild-table-hall = Уровень ратуши

## Игроки
gonewild-table-facts = Фишки: пива { $beer }, золота { $gold }. Карт на руке: { $hand }. Показать все карты
gonewild-table-first = Первый игрок
gonewild-table-attacks = атакует: { $name }
gonewild-table-defends = под атакой
gonewild-table-keeps = решает, что оставить
gonewild-table-plays = делает ход
gonewild-table-hits = удачных атак: { $count }
gonewild-table-open = можно атаковать
gonewild-table-closed = атаковать нельзя
gonewild-table-was-attacked = уже под атакой в этом раунде
gonewild-table-your-turn = ваш ход
gonewild-table-turn-of = ход { $turn } из { $turns }
gonewild-table-watching = Вы наблюдаете. Ходит { $name }.
gonewild-table-chapter-round = Раунд { $round }
gonewild-table-chapter-turn = Раунд { $round }, ход { $turn }

## Задания и достижения
gonewild-table-missions = Задания
gonewild-table-your-missions = Ваши задания
gonewild-table-achievements = Достижения
gonewild-table-claim = Выполнить
gonewild-table-swap = Сменить:
gonewild-table-no-mission = Новое задание придёт в следующем раунде.
gonewild-table-one-claim = Одно задание за раунд.
gonewild-table-claimed = В этом раунде задание уже выполнено.
gonewild-table-completed = Выполнено заданий: { $count }.

## Ваше
gonewild-table-hand = Ваша рука
gonewild-table-hand-empty = На руке нет карт.
gonewild-table-piles = колода { $deck }, сброс { $discard }, сыграно { $played }
gonewild-table-purse = Можно заплатить
gonewild-table-purse-why = Карты на руке, фишки поселения и полученное за этот ход, всё вместе
gonewild-table-wild = +{ $count } на выбор
gonewild-table-pool = из них только на этот ход: пива { $beer }, золота { $gold }
gonewild-table-means-beer = Пива для оплаты
gonewild-table-means-gold = Золота для оплаты
gonewild-table-again = ещё раз
gonewild-table-in-attack = атакует
gonewild-table-kept = остаётся
gonewild-table-end-turn = Закончить ход
gonewild-table-exchange =
    { $to ->
        [gold] Обменять { $rate } пива на 1 золото
       *[beer] Обменять { $rate } золота на 1 пиво
    }
gonewild-table-hint-turn = Коснитесь карты, покупки или постройки, и станет видно, что будет.
gonewild-table-hint-muster = Нажмите на бойца или героя, чтобы отправить
gonewild-table-hint-react = Защититесь картой или пропустите
gonewild-table-hint-pay = Нажмите на карту или фишку, чтобы платить ею
gonewild-table-hint-keep = Выберите, что оставит драккар

## Карты игрока
gonewild-table-cards-of = Карты: { $name }
gonewild-table-nothing = Ничего.
gonewild-table-played = Сыграно и куплено в этом раунде ({ $count })
gonewild-table-discard = Сброс, открыт ({ $count })
gonewild-table-deck = Колода ({ $count })
gonewild-table-deck-why = Что ещё может прийти, без порядка.
gonewild-table-unseen = Рука ({ $hand }) и колода ({ $deck })
gonewild-table-unseen-why = Эти карты на руке или в колоде; какие из них на руке, неизвестно.
gonewild-table-known = Точно на руке:
gonewild-table-rest = Остальное на руке и в колоде:
gonewild-table-owned = Все карты ({ $count })

## Оплата и хранение
gonewild-table-pays = Оплата
gonewild-table-pays-other = Нажмите на другую карту или фишку, чтобы платить иначе.
gonewild-table-store-auto = Убрать автоматически
gonewild-table-store-here = { $place } хранит
gonewild-table-store-settled = Решено:

## Атаки
gonewild-table-attack = Атака
gonewild-table-gathers = собирает бойцов
gonewild-table-striker = { $card }, сила { $count }
gonewild-table-sum = Сила { $strength } против защиты { $defence }
gonewild-table-answers = { $name } может ответить
gonewild-table-you-answer = Вы можете ответить
gonewild-table-stakes = карт у защитника: { $cards }, +{ $repel } ПО за отражение
gonewild-table-strength-defence = Сила и защита
gonewild-table-too-weak = Мало: атака не удастся.
gonewild-table-if-holds = Если удастся
gonewild-table-only-bluff = Отправьте ещё кого-нибудь или атакуйте впустую.
gonewild-table-at-once = Сразу: { $before } → { $after } ПО
gonewild-table-passes-mark = Отметка { $mark }: карта Асгарда
gonewild-table-attack-table = В конце хода за все атаки: { $before } → { $after } ПО
gonewild-table-if-defends = Если { $name } отобьётся
gonewild-table-holds-cards = { $name }: карт на руке { $count }. Добавить силу потом нельзя.
gonewild-table-reward = За разорение сразу { $count } ПО.
gonewild-table-reward-loot = За разорение фишек: { $count }.
gonewild-table-aim-next = Дальше вы выберете, кого отправить. { $name }: карт на руке { $count }.
gonewild-table-repelled = Атака отражена: вам +{ $count } ПО.
gonewild-table-will-be-hit = Постройка будет разорена.
gonewild-table-not-yet = Пока мало; можно добавить ещё карту.

## Что изменится
gonewild-table-works-next = Работает со следующего раунда.
gonewild-table-unforeseen = Откроется новое
gonewild-table-unforeseen-why = Что будет дальше, заранее не узнать и не отменить.
gonewild-table-no-answer = { $name } не может ответить
