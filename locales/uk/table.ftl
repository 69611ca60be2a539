# Слова рамки столу, спільні для всіх ігор.

## Рамка

table-side = Ваше рішення
table-papers = Журнал, чат і правила
table-progress = Як далеко зайшла гра
table-round-only = Раунд { $round }
table-drawer-open = Показати своє
table-drawer-fold = Згорнути своє
table-step = { $step } з { $steps }
table-log = Журнал
table-chat = Чат
table-corrected = виправлений вміст
table-corrected-why = Господар цієї зали вніс виправлення до карт і чисел гри: за цим столом вони діють.
table-rules = Правила
table-log-and-chat = Журнал і чат
table-rules-page = Правила на окремій сторінці
table-tab-table = Стіл
table-tab-players = Гравці
table-points = очки
table-plain = Поле гри «{ $game }» ще малюється. Грати можна повністю за списком варіантів.

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
table-last = Останнє:
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
table-no-undo = Відкриється нове: скасування — за згодою всіх
table-ahead-single = Робити за мене кроки з єдиним варіантом
table-ahead-next = Коли мене спитають:

## Скасування

table-undo = Скасувати
table-undo-ask = Попросити скасувати
table-undo-free = Скасовує ваш останній крок
table-undo-consent = Відтоді відкрилося нове, тож спитаємо решту
table-undo-refused = Згодні не всі: крок лишається.
table-undo-question = { $name } просить скасувати крок. Ви згодні?
table-undo-agree = Погодитися
table-undo-refuse = Відмовити
table-undo-waits = Ви просите скасувати крок. Чекаємо на решту.
table-undo-others = { $name } просить скасувати крок; питають решту.

## Підказки

table-hint = Підказка
table-hint-thinks = Думає…
table-hint-title = Ярл зіграв би так
table-hint-none = Для цього рішення підказки немає.
table-hint-about = Відсотки: як часто цей шлях перемагає у спробах бота. Він знає не більше за вас.

## Що сталося

table-log-begin = Гра починається
table-log-empty = Поки нічого не сталося.
table-log-undo =
    { $you ->
        [yes] Ви скасовуєте крок
       *[no] { $name } скасовує крок
    }
table-log-taken-over = { $name } йде, далі грає бот
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

## Чат

table-chat-empty = Поки всі мовчать.
table-chat-say = Скажіть щось
table-chat-send = Надіслати
table-chat-watches = спостерігає

## Налаштування й вихід

table-keys = Клавіші
table-keys-about = Стрілки ходять полем, Enter обирає й підтверджує, 1–9 обирають зі списку, U скасовує, H просить підказку, Esc знімає вибір.
table-leave = Піти з-за столу
table-leave-sure = Ваше місце займе бот і дограє за вас. Повернутися на нього не можна.
table-leave-yes = Піти без вороття
table-stay = Лишитися

## Звідки карта

table-source-rulebook = Як надруковано в правилах.
table-source-public = З відкритих матеріалів про гру.
table-source-reconstructed = Відновлено нами: у правилах цього немає.

## Навчальна партія

table-lesson = Провідник
table-lesson-next = Далі
table-lesson-do = Ваш хід
table-lesson-hide = Сховати провідника

## Кінець

table-end-wins =
    { $you ->
        [yes] Ви перемагаєте
       *[no] { $name } перемагає
    }
table-end-told = Сагу складено
table-end-shared = Перемога на всіх
table-end-nobody = Ніхто не перемагає
table-end-rival = { $name } перемагає
table-end-ahead =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, відрив { $ahead }: { $second } на другому місці.
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
table-rematch-alone = Зіграти без провідника
table-rematch-go = За новий стіл
table-rematch-made = Новий стіл накрито
table-watch-replay = Дивитися повтор
table-result = До результату
table-look = Глянути на стіл
table-save = Завантажити партію
table-sheet = Підрахунок очок
table-sheet-line = Рядок
table-sheet-total = Очки
table-graph = Як усе було
table-graph-loading = Рахуємо очки кожного ходу…
table-graph-about = Очки, { $name }: { $points }
table-graph-moves = Ходи
table-turning-lead = { $name } виходить уперед, очки: { $points }.
table-turning-level = { $name } наздоганяє, очки: { $points }.
table-fair = Перевірити тасування
table-fair-about = До першого ходу стіл оприлюднив цей відбиток своєї таємної зернини. Тепер зернину відкрито: кожен може перевірити, що все тасування й усі кидки вийшли з неї і ніщо не змінювалося дорогою.
table-fair-running = Цей відбиток таємної зернини оприлюднено до першого ходу. Саму зернину буде відкрито, коли партія скінчиться.
table-fair-commitment = Відбиток, оприлюднений заздалегідь
table-fair-seed = Зернина, відкрита наприкінці
table-fair-true = Цей браузер перевірив: відбиток належить зернині.
table-fair-false = Відбиток не належить зернині. Будь ласка, повідомте про цей стіл.
table-fair-unable = Незахищеним з’єднанням цей браузер перевірити не може.
table-fair-how = Щоб перевірити й кожен хід, завантажте партію та запустіть:

## Повтор

table-replay-title = Повтор
table-replay-move = Хід { $move } з { $moves }
table-replay-slider = Хід
table-replay-first = На початок
table-replay-back = На хід назад
table-replay-forward = На хід уперед
table-replay-last = У кінець
table-replay-play = Пуск
table-replay-pause = Пауза
table-replay-seen-by = Очима
table-replay-public = усіх
table-replay-start = Гру розкладено.
table-replay-fork = Грати звідси
table-replay-fork-about = Ви сідаєте на це місце за новим столом, на решту сідають боти. Зіграна партія лишиться як є.
table-replay-keys = Стрілки крокують, Home і End стрибають, пробіл запускає.
