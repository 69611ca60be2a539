# Слова рамки стола, общие для всех игр.

## Рамка

table-side = Ваше решение
table-papers = Журнал, чат и правила
table-progress = Как далеко зашла игра
table-round-only = Раунд { $round }
table-drawer-open = Показать своё
table-drawer-fold = Свернуть своё
table-step = { $step } из { $steps }
table-log = Журнал
table-chat = Чат
table-corrected = исправленное содержимое
table-corrected-why = Хозяин этого зала внёс поправки в карты и числа игры: за этим столом они в силе.
table-rules = Правила
table-log-and-chat = Журнал и чат
table-rules-page = Правила на отдельной странице
table-tab-table = Стол
table-tab-players = Игроки
table-points = очки
table-plain = Поле игры «{ $game }» ещё рисуется. Играть можно целиком по списку вариантов.

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
table-last = Последнее:
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
table-no-undo = Откроется новое: отмена — с согласия всех
table-ahead-single = Делать за меня шаги с единственным вариантом
table-ahead-next = Когда меня спросят:

## Отмена

table-undo = Отменить
table-undo-ask = Попросить отмену
table-undo-free = Отменяет ваш последний шаг
table-undo-consent = С тех пор открылось новое, поэтому спросим остальных
table-undo-refused = Согласны не все: шаг остаётся.
table-undo-question = { $name } просит отменить шаг. Вы согласны?
table-undo-agree = Согласиться
table-undo-refuse = Отказать
table-undo-waits = Вы просите отменить шаг. Ждём остальных.
table-undo-others = { $name } просит отменить шаг; спрашивают остальных.

## Подсказки

table-hint = Подсказка
table-hint-thinks = Думает…
table-hint-title = Ярл сыграл бы так
table-hint-none = Для этого решения подсказки нет.
table-hint-about = Проценты: как часто этот путь побеждает в пробах бота. Он знает не больше вашего.

## Что произошло

table-log-begin = Игра начинается
table-log-empty = Пока ничего не произошло.
table-log-undo =
    { $you ->
        [yes] Вы отменяете шаг
       *[no] { $name } отменяет шаг
    }
table-log-taken-over = { $name } уходит, дальше играет бот
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

## Чат

table-chat-empty = Пока все молчат.
table-chat-say = Скажите что-нибудь
table-chat-send = Отправить
table-chat-watches = наблюдает

## Настройки и уход

table-keys = Клавиши
table-keys-about = Стрелки ходят по полю, Enter выбирает и подтверждает, 1–9 выбирают из списка, U отменяет, H просит подсказку, Esc снимает выбор.
table-leave = Уйти из-за стола
table-leave-sure = Ваше место займёт бот и доиграет за вас. Вернуться на него нельзя.
table-leave-yes = Уйти без возврата
table-stay = Остаться

## Откуда карта

table-source-rulebook = Как напечатано в правилах.
table-source-public = Из открытых материалов об игре.
table-source-reconstructed = Восстановлено нами: в правилах этого нет.

## Обучающая партия

table-lesson = Проводник
table-lesson-next = Дальше
table-lesson-do = Ваш ход
table-lesson-hide = Убрать проводника

## Конец

table-end-wins =
    { $you ->
        [yes] Вы побеждаете
       *[no] { $name } побеждает
    }
table-end-told = Сага сложена
table-end-shared = Победа на всех
table-end-nobody = Никто не побеждает
table-end-rival = { $name } побеждает
table-end-ahead =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, отрыв { $ahead }: { $second } на втором месте.
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
table-place = { $place }-е место
table-again = Сыграть ещё раз
table-rematch = Реванш
table-rematch-alone = Сыграть без проводника
table-rematch-go = За новый стол
table-rematch-made = Новый стол накрыт
table-watch-replay = Смотреть повтор
table-result = К результату
table-look = Взглянуть на стол
table-save = Скачать партию
table-sheet = Подсчёт очков
table-sheet-line = Строка
table-sheet-total = Очки
table-graph = Как всё было
table-graph-loading = Считаем очки каждого хода…
table-graph-about = Очки, { $name }: { $points }
table-graph-moves = Ходы
table-turning-lead = { $name } выходит вперёд, очки: { $points }.
table-turning-level = { $name } догоняет, очки: { $points }.
table-fair = Проверить тасовку
table-fair-about = До первого хода стол опубликовал этот отпечаток своего тайного зерна. Теперь зерно открыто: каждый может проверить, что вся тасовка и все броски вышли из него и ничего не менялось по пути.
table-fair-running = Этот отпечаток тайного зерна опубликован до первого хода. Само зерно откроется, когда партия закончится.
table-fair-commitment = Отпечаток, опубликован заранее
table-fair-seed = Зерно, открыто в конце
table-fair-true = Этот браузер проверил: отпечаток принадлежит зерну.
table-fair-false = Отпечаток не принадлежит зерну. Пожалуйста, сообщите об этом столе.
table-fair-unable = По незащищённому соединению этот браузер проверить не может.
table-fair-how = Чтобы проверить и каждый ход, скачайте партию и запустите:

## Повтор

table-replay-title = Повтор
table-replay-move = Ход { $move } из { $moves }
table-replay-slider = Ход
table-replay-first = В начало
table-replay-back = На ход назад
table-replay-forward = На ход вперёд
table-replay-last = В конец
table-replay-play = Пуск
table-replay-pause = Пауза
table-replay-seen-by = Глазами
table-replay-public = всех
table-replay-start = Игра разложена.
table-replay-fork = Играть отсюда
table-replay-fork-about = Вы садитесь на это место за новым столом, на остальные садятся боты. Сыгранная партия останется как есть.
table-replay-keys = Стрелки шагают, Home и End прыгают, пробел запускает.
