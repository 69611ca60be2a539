# Слова рамки столу, спільні для всіх ігор.

## Рамка

table-side = Ваше рішення
table-papers = Журнал, чат і правила
table-progress = Перебіг партії
table-round-only = Раунд { $round }
table-drawer-open = Показати своє
table-drawer-fold = Згорнути своє
table-step = { $step } з { $steps }
table-log = Журнал
table-chat = Чат
table-corrected = з виправленнями
table-corrected-why = Власник цього сервера змінив деякі карти або числа. За цим столом діють його виправлення.
table-rules = Правила
table-log-and-chat = Журнал і чат
table-rules-page = Правила на окремій сторінці
table-tab-table = Стіл
table-tab-players = Гравці
table-points = очки
table-plain = Поле гри «{ $game }» ще не готове. Поки що обирайте ходи зі списку: він повний.

## Чий хід і що робити

table-your-choice = ваш вибір
table-your-choice-tag = Ваш вибір
table-you-may = Ще можна передумати
table-you-wait = Очікування
table-over = Партію завершено
table-you-watch = Ви спостерігаєте
table-thinks = думає
table-waits-for =
    { $count ->
        [0] Хвилинку…
        [one] Обирає { $name }
        [few] Обирають { $count } гравці
       *[other] Обирають { $count } гравців
    }
table-banner-waits-one = { $name } ще обирає, { $time }
table-banner-waits-many =
    { $count ->
        [one] Ще обирає { $count } гравець, { $time }
        [few] Ще обирають { $count } гравці, { $time }
       *[other] Ще обирають { $count } гравців, { $time }
    }
table-last = Останній хід:
table-confirm = Підтвердити
table-choose-first = Спершу оберіть
table-compose = Обирайте на полі: варіантів забагато для списку.
table-choices = Усі варіанти
table-all-choices =
    { $count ->
        [one] Списком: { $count } варіант
        [few] Списком: { $count } варіанти
       *[other] Списком: { $count } варіантів
    }
table-not-allowed = Зараз так не можна.
table-no-undo = Відкриється приховане: скасувати можна буде лише за згодою всіх
table-no-undo-bots = Це відкриє приховане.
table-ahead-single = Робити за мене вимушені ходи
table-ahead-next = Обрати заздалегідь:

## Скасування

table-undo = Скасувати
table-undo-ask = Попросити скасувати
table-undo-free = Скасовує ваш останній хід
table-undo-consent = Відтоді відкрилося приховане, тож потрібна згода решти
table-undo-refused = Згодні не всі: хід залишається.
table-undo-question = { $name } просить скасувати хід. Ви згодні?
table-undo-agree = Погодитися
table-undo-refuse = Відмовити
table-undo-waits = Ви просите скасувати хід. Чекаємо на решту.
table-undo-others = { $name } просить скасувати хід; питаємо решту.
table-undo-turn = Скасувати весь хід
table-redo = Повернути
table-undo-lost = Буде скасовано
table-undo-more =
    { $count ->
        [one] і ще { $count } дію
        [few] і ще { $count } дії
       *[many] і ще { $count } дій
    }
table-undo-bots-anew = Боти заново зіграють свої ходи й можуть обрати інакше.
table-undo-yes = Скасувати
table-undo-keep = Залишити як є

## Підказки

table-hint = Підказка
table-hint-thinks = Думає…
table-hint-title = Найсильніший бот радить
table-hint-none = Для цього рішення підказки немає.
table-hint-about = Відсоток показує, як часто цей вибір приводить бота до перемоги в пробних партіях. Бот знає не більше за вас.

## Що сталося

table-log-begin = Партія починається
table-log-empty = Поки нічого не сталося.
table-log-undo =
    { $you ->
        [yes] Ви скасовуєте хід
       *[no] { $name } скасовує хід
    }
table-log-taken-over = За гравця { $name } продовжує бот
table-is-absent = у від’їзді, годинник стоїть
table-log-absent = { $name } у від’їзді й бере дні відпочинку
table-log-back = { $name } знову тут
table-log-automatic = зроблено автоматично
table-log-again = Показати ще раз
table-away =
    { $count ->
        [one] Поки вас не було: { $count } хід
        [few] Поки вас не було: { $count } ходи
       *[other] Поки вас не було: { $count } ходів
    }
table-away-show = Показати
table-skip = Пропустити

## Розповідь про ходи інших

telling = Ходи інших
telling-slow = Повільно
telling-normal = Помірно
telling-fast = Швидко
telling-off = Одразу
table-telling = Що роблять інші
table-telling-yours = Далі ваш хід
table-telling-comes = Хвилинку…
table-telling-step = Крок { $step } з { $steps }
table-telling-back = На крок назад
table-telling-pause = Пауза
table-telling-go-on = Далі
table-telling-next = Наступний крок
table-telling-skip = Пропустити
table-telling-keys = Пробіл — пауза, ← → — кроки, ↑ ↓ — швидкість, N — пропустити.

## Підсумки

summaries = Підсумки після раунду
summaries-on = Показувати
summaries-off = Лише в журналі
table-summary = Підсумки
table-summary-round = { $round }: підсумки
table-summary-away = Поки вас не було
table-summary-leads =
    { $you ->
        [yes] Ви виходите вперед.
       *[no] { $name } виходить уперед.
    }
table-summary-place = тепер { $place ->
        [2] 2-ге
        [3] 3-тє
        [4] 4-те
        [5] 5-те
       *[other] { $place }-ше
    } місце, було { $before ->
        [2] 2-ге
        [3] 3-тє
        [4] 4-те
        [5] 5-те
       *[other] { $before }-ше
    }
table-summary-place-same = { $place ->
        [2] 2-ге
        [3] 3-тє
        [4] 4-те
        [5] 5-те
       *[other] { $place }-ше
    } місце, як і раніше
table-summary-other = Інші очки
table-summary-goods = Майно
table-summary-none = Нічого не здобуто
table-summary-on = Далі

## Чат

table-chat-empty = Поки всі мовчать.
table-chat-say = Скажіть щось
table-chat-send = Надіслати
table-chat-watches = спостерігає

## Налаштування й вихід

table-keys = Клавіші
table-keys-about = Стрілки — по полю, Enter — обрати й підтвердити, 1–9 — варіант зі списку, U — скасувати, H — підказка, Esc — зняти вибір.
table-stay = Залишитися

## Звідки карта

table-source-rulebook = Як надруковано в правилах.
table-source-public = За опублікованими описами карти.
table-source-reconstructed = Приблизно: надрукована карта може відрізнятися.

## Що це за річ: нотатка поруч із нею
table-fact-cost = Ціна
table-fact-gain = Дає
table-fact-who = Хто тут
table-fact-now = Зараз
table-fact-points = Очки
table-fact-you = Для вас
table-about-you = Це ви. Поруч із вашим іменем показано все, що у вас є.
table-about-player = Інший гравець. Поруч з іменем показано все, що в нього є.
table-about-way = Вибір лише показує, що вийде. Доки ви не підтвердите, нічого не станеться.
table-choose-it = Обрати
table-enlarge = Збільшити карту
table-legend = Значки гри
table-legend-how = Наведіть вказівник на будь-яку річ або натисніть і потримайте — і побачите, що це. На клавіатурі: ?
table-source-sign-rulebook = Правила
table-source-sign-public = Відкриті джерела
table-source-sign-reconstructed = Відтворено
table-source-sign-corrected = Виправлено
table-source-corrected = Виправлено господарем столу за його коробкою.
table-different = У моїй коробці це інакше
table-different-kept = Виправлення збережено в цьому браузері. Відкрити з ним стіл можна на сторінці «Карти й числа».

## Навчальна партія

table-lesson = Наставник
table-lesson-next = Далі
table-lesson-do = Ваш хід
table-lesson-hide = Сховати наставника
table-lesson-end = Це найголовніше в грі. Якщо хочете, грайте далі: наставник залишиться й підкаже, коли з’явиться щось нове. Або почніть власну гру.
table-lesson-play-on = Грати далі
table-lesson-real = Справжня гра

## Кінець

table-end-wins =
    { $you ->
        [yes] Ви перемогли!
       *[no] Перемога: { $name }
    }
table-end-told = Підсумковий рахунок
table-end-shared = Спільна перемога
table-end-nobody = Переможця немає
table-end-rival = Перемога: { $name }
table-end-ahead =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, відрив { $ahead }: на другому місці { $second }.
table-end-alone =
    { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[other] { $points } очок.
    }
table-end-equal =
    { $points ->
        [one] По { $points } очку
        [few] По { $points } очки
       *[other] По { $points } очок
    }
table-end-tie = За рівності вирішує: { $rule }.
table-place =
    { $place ->
        [2] 2-ге місце
        [3] 3-тє місце
        [4] 4-те місце
        [5] 5-те місце
       *[other] { $place }-ше місце
    }
table-again = Зіграти ще раз
table-rematch = Реванш
table-rematch-alone = Зіграти без наставника
table-rematch-go = Перейти до реваншу
table-rematch-made = Новий стіл створено
table-analysis = Розбір партії
table-watch-replay = Дивитися повтор
table-result = Повернутися до підсумків
table-look = Подивитися на поле
table-save = Завантажити партію
table-sheet = Підрахунок очок
table-sheet-line = За що
table-sheet-total = Очки
table-graph = Перебіг партії за очками
table-graph-loading = Рахуємо очки кожного ходу…
table-graph-about = Очки гравця { $name }: { $points }
table-graph-moves = Ходи
table-turning-lead = { $name } виходить уперед: очок { $points }.
table-turning-level = { $name } зрівнюється з лідером: очок { $points }.
table-fair = Перевірити тасування
table-fair-about = Перш ніж хтось додав свою частину, сервер оприлюднив відбиток своєї. Потім браузер кожного гравця додав випадкову частину, і разом вони складають зернину (початкове число тасування). Тепер усе відкрито: кожен може перевірити, що все тасування й усі кидки отримано з неї.
table-fair-running = Спершу сервер оприлюднив цей відбиток своєї частини зернини, потім браузер кожного гравця додав свою. Частину сервера й саму зернину буде відкрито, коли партія скінчиться.
table-fair-commitment = Відбиток частини сервера, оприлюднений заздалегідь
table-fair-part-player = Частина, яку вніс гравець { $name }
table-fair-part-server = Частина за гравця { $name }: він нічого не надіслав, її створив сервер
table-fair-server = Частина сервера, відкрита наприкінці
table-fair-seed = Зернина, складена з усіх частин
table-fair-true = Ваш браузер перевірив: відбиток, частини й зернина збігаються.
table-fair-wrong-commitment = Відбиток не відповідає частині сервера. Будь ласка, повідомте про цей стіл.
table-fair-wrong-seed = Зернина не випливає зі своїх частин. Будь ласка, повідомте про цей стіл.
table-fair-wrong-part = Серед частин немає тієї, яку надіслав ваш браузер. Будь ласка, повідомте про цей стіл.
table-fair-unable = Через незахищене з’єднання браузер перевірити це не може.
table-fair-how = Щоб перевірити й кожен хід, завантажте партію та запустіть:

## Повтор

table-replay-title = Повтор
table-replay-speed = Швидкість
table-replay-move = Хід { $move } з { $moves }
table-replay-slider = Хід
table-replay-first = На початок
table-replay-back = На хід назад
table-replay-forward = На хід уперед
table-replay-last = У кінець
table-replay-play = Пуск
table-replay-pause = Пауза
table-replay-seen-by = Чиїми очима
table-replay-public = спільний погляд
table-replay-start = Початкове розташування
table-replay-fork = Грати із цього місця
table-replay-fork-about = Ви займаєте це місце за новим столом, решту займають боти. Зіграна партія залишиться як є.
table-replay-keys = ← → — попередній і наступний хід, Home і End — початок і кінець, пробіл — пуск і пауза.
table-replay-list = Ходи
table-replay-hands = Руки всіх гравців
