# Слова рамки стола, общие для всех игр.

## Рамка

table-side = Ваше решение
table-papers = Журнал, чат и правила
table-progress = Ход партии
table-round-only = Раунд { $round }
table-drawer-open = Показать своё
table-drawer-fold = Свернуть своё
table-step = { $step } из { $steps }
table-log = Журнал
table-chat = Чат
table-corrected = с поправками
table-corrected-why = Владелец этого сервера изменил некоторые карты или числа. За этим столом действуют его поправки.
table-rules = Правила
table-log-and-chat = Журнал и чат
table-rules-page = Правила на отдельной странице
table-tab-table = Стол
table-tab-players = Игроки
table-points = очки
table-plain = Поля для игры «{ $game }» пока нет. Выбирайте ходы из списка: он полный.

## Чей ход и что делать

table-your-choice = ваш выбор
table-your-choice-tag = Ваш выбор
table-you-may = Ещё можно передумать
table-you-wait = Ожидание
table-over = Партия окончена
table-you-watch = Вы наблюдаете
table-thinks = думает
table-waits-for =
    { $count ->
        [0] Минутку…
        [one] Выбирает { $name }
        [few] Выбирают { $count } игрока
       *[other] Выбирают { $count } игроков
    }
table-banner-waits-one = { $name } ещё выбирает, { $time }
table-banner-waits-many =
    { $count ->
        [one] Ещё выбирает { $count } игрок, { $time }
        [few] Ещё выбирают { $count } игрока, { $time }
       *[other] Ещё выбирают { $count } игроков, { $time }
    }
table-last = Последний ход:
table-confirm = Подтвердить
table-choose-first = Сначала выберите
table-compose = Выбирайте на поле: вариантов слишком много для списка.
table-choices = Все варианты
table-all-choices =
    { $count ->
        [one] Списком: { $count } вариант
        [few] Списком: { $count } варианта
       *[other] Списком: { $count } вариантов
    }
table-not-allowed = Сейчас так нельзя.
table-no-undo = Откроется скрытое: отменить можно будет только с согласия всех
table-no-undo-bots = Это откроет скрытое.
table-ahead-single = Делать за меня вынужденные ходы
table-ahead-next = Выбрать заранее:

## Отмена

table-undo = Отменить
table-undo-ask = Попросить отмену
table-undo-free = Отменяет ваш последний ход
table-undo-consent = С тех пор открылось скрытое, поэтому нужно согласие остальных
table-undo-refused = Согласны не все: ход остаётся.
table-undo-question = { $name } просит отменить ход. Вы согласны?
table-undo-agree = Согласиться
table-undo-refuse = Отказать
table-undo-waits = Вы просите отменить ход. Ждём остальных.
table-undo-others = { $name } просит отменить ход; спрашиваем остальных.
table-undo-turn = Отменить весь ход
table-redo = Вернуть
table-undo-lost = Будет отменено
table-undo-more =
    { $count ->
        [one] и ещё { $count } действие
        [few] и ещё { $count } действия
       *[many] и ещё { $count } действий
    }
table-undo-bots-anew = Боты заново сыграют свои ходы и могут выбрать иначе.
table-undo-yes = Отменить
table-undo-keep = Оставить как есть

## Подсказки

table-hint = Подсказка
table-hint-thinks = Думает…
table-hint-title = Самый сильный бот советует
table-hint-none = Для этого решения подсказки нет.
table-hint-about = Процент показывает, как часто этот ход приводит бота к победе в пробных партиях. Бот знает не больше вашего.

## Что произошло

table-log-begin = Партия начинается
table-log-empty = Пока ничего не произошло.
table-log-undo =
    { $you ->
        [yes] Вы отменяете ход
       *[no] { $name } отменяет ход
    }
table-log-taken-over = За игрока { $name } продолжает бот
table-is-absent = в отъезде, часы стоят
table-log-absent = { $name } в отъезде и берёт дни отдыха
table-log-back = { $name } снова здесь
table-log-automatic = сделано автоматически
table-log-again = Показать ещё раз
table-away =
    { $count ->
        [one] Пока вас не было: { $count } ход
        [few] Пока вас не было: { $count } хода
       *[other] Пока вас не было: { $count } ходов
    }
table-away-show = Показать
table-skip = Пропустить

## Рассказ о ходах других

telling = Ходы других
telling-slow = Медленно
telling-normal = Умеренно
telling-fast = Быстро
telling-off = Сразу
table-telling = Что делают другие
table-telling-yours = Дальше ваш ход
table-telling-comes = Секунду…
table-telling-step = Шаг { $step } из { $steps }
table-telling-back = На шаг назад
table-telling-pause = Пауза
table-telling-go-on = Дальше
table-telling-next = Следующий шаг
table-telling-skip = Пропустить
table-telling-keys = Пробел — пауза, ← → — шаги, ↑ ↓ — скорость, N — пропустить.

## Итоги

summaries = Итоги после раунда
summaries-on = Показывать
summaries-off = Только в журнале
table-summary = Итоги
table-summary-round = { $round }: итоги
table-summary-away = Пока вас не было
table-summary-leads =
    { $you ->
        [yes] Вы выходите вперёд.
       *[no] { $name } выходит вперёд.
    }
table-summary-place = теперь { $place }-е место, было { $before }-е
table-summary-place-same = { $place }-е место, как и раньше
table-summary-other = Прочие очки
table-summary-goods = Имущество
table-summary-none = Ничего не получено
table-summary-on = Дальше

## Чат

table-chat-empty = Пока все молчат.
table-chat-say = Скажите что-нибудь
table-chat-send = Отправить
table-chat-watches = наблюдает

## Настройки и уход

table-keys = Клавиши
table-keys-about = Стрелки — по полю, Enter — выбрать и подтвердить, 1–9 — вариант из списка, U — отменить, H — подсказка, Esc — снять выбор.
table-stay = Остаться

## Откуда карта

table-source-rulebook = Как напечатано в правилах.
table-source-public = По опубликованным описаниям карты.
table-source-reconstructed = Приблизительно: напечатанная карта может отличаться.

## Что это за предмет: записка рядом с ним
table-fact-cost = Цена
table-fact-gain = Даёт
table-fact-who = Кто здесь
table-fact-now = Сейчас
table-fact-points = Очки
table-fact-you = Для вас
table-about-you = Это вы. Рядом с вашим именем показано всё, что у вас есть.
table-about-player = Другой игрок. Рядом с именем показано всё, что у него есть.
table-about-way = Выбор лишь показывает, что получится. Пока вы не подтвердите, ничего не произойдёт.
table-choose-it = Выбрать
table-enlarge = Увеличить карту
table-legend = Значки игры
table-legend-how = Наведите указатель на любой предмет или нажмите и подержите палец — и увидите, что это. На клавиатуре: ?
table-source-sign-rulebook = Правила
table-source-sign-public = Открытые источники
table-source-sign-reconstructed = Восстановлено
table-source-sign-corrected = Исправлено
table-source-corrected = Исправлено хозяином стола по его коробке.
table-different = В моей коробке это иначе
table-different-kept = Поправка сохранена в этом браузере. Открыть с ней стол можно на странице «Карты и числа».

## Обучающая партия

table-lesson = Наставник
table-lesson-next = Дальше
table-lesson-do = Ваш ход
table-lesson-hide = Скрыть наставника
table-lesson-end = Это самое главное в игре. Если хотите, играйте дальше: наставник останется и подскажет, когда появится что-то новое. Или начните свою игру.
table-lesson-play-on = Играть дальше
table-lesson-real = Настоящая игра

## Конец

table-end-wins =
    { $you ->
        [yes] Вы победили!
       *[no] Победа: { $name }
    }
table-end-told = Итоговый счёт
table-end-shared = Общая победа
table-end-nobody = Победителя нет
table-end-rival = Победа: { $name }
table-end-ahead =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, отрыв { $ahead }: на втором месте { $second }.
table-end-alone =
    { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
table-end-equal =
    { $points ->
        [one] По { $points } очку
        [few] По { $points } очка
       *[other] По { $points } очков
    }
table-end-tie = При равенстве решает: { $rule }.
table-place = { $place }-е место
table-again = Сыграть ещё раз
table-rematch = Реванш
table-rematch-alone = Сыграть без наставника
table-rematch-go = Перейти к реваншу
table-rematch-made = Новый стол готов
table-analysis = Разбор партии
table-watch-replay = Смотреть повтор
table-result = Вернуться к итогам
table-look = Посмотреть на поле
table-save = Скачать партию
table-sheet = Подсчёт очков
table-sheet-line = За что
table-sheet-total = Очки
table-graph = Ход партии по очкам
table-graph-loading = Считаем очки каждого хода…
table-graph-about = Очки игрока { $name }: { $points }
table-graph-moves = Ходы
table-turning-lead = { $name } выходит вперёд: очков { $points }.
table-turning-level = { $name } сравнивается с лидером: очков { $points }.
table-fair = Проверить тасовку
table-fair-about = Прежде чем кто-либо добавил свою часть, сервер опубликовал отпечаток своей. Затем браузер каждого игрока добавил случайную часть, и вместе они составляют зерно (начальное число тасовки). Теперь всё открыто: каждый может проверить, что вся тасовка и все броски получены из него.
table-fair-running = Сначала сервер опубликовал этот отпечаток своей части зерна, затем браузер каждого игрока добавил свою. Часть сервера и само зерно откроются, когда партия закончится.
table-fair-commitment = Отпечаток части сервера, опубликован заранее
table-fair-part-player = Часть, которую внёс игрок { $name }
table-fair-part-server = Часть за игрока { $name }: он ничего не прислал, её создал сервер
table-fair-server = Часть сервера, открыта в конце
table-fair-seed = Зерно, составлено из всех частей
table-fair-true = Ваш браузер проверил: отпечаток, части и зерно сходятся.
table-fair-wrong-commitment = Отпечаток не соответствует части сервера. Пожалуйста, сообщите об этом столе.
table-fair-wrong-seed = Зерно не следует из своих частей. Пожалуйста, сообщите об этом столе.
table-fair-wrong-part = Среди частей нет той, что прислал ваш браузер. Пожалуйста, сообщите об этом столе.
table-fair-unable = По незащищённому соединению браузер проверить это не может.
table-fair-how = Чтобы проверить и каждый ход, скачайте партию и запустите:

## Повтор

table-replay-title = Повтор
table-replay-speed = Скорость
table-replay-move = Ход { $move } из { $moves }
table-replay-slider = Ход
table-replay-first = В начало
table-replay-back = На ход назад
table-replay-forward = На ход вперёд
table-replay-last = В конец
table-replay-play = Пуск
table-replay-pause = Пауза
table-replay-seen-by = Чьими глазами
table-replay-public = общий взгляд
table-replay-start = Начальная расстановка
table-replay-fork = Играть с этого места
table-replay-fork-about = Вы занимаете это место за новым столом, остальные занимают боты. Сыгранная партия останется как есть.
table-replay-keys = ← → — предыдущий и следующий ход, Home и End — начало и конец, пробел — пуск и пауза.
table-replay-list = Ходы
table-replay-hands = Руки всех игроков
