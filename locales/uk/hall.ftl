# Слова клієнта поза самими іграми.

## Верхня дошка й зали

skip-to-content = Одразу до сторінки
rooms = Зали
room-games = Ігри
room-tables = Столи
room-learn = Навчання
room-replays = Записи
language = Мова
settings = Налаштування
make-day = Увімкнути день
make-night = Увімкнути ніч
close = Закрити
try-again = Спробувати ще раз
back-to-hall = Повернутися до зали
copy = Скопіювати
copied = Скопійовано
save = Зберегти
go-on = Далі
named = { $what }: { $name }
one-more = На один більше
one-fewer = На один менше

## Ігри

game-asgard = Інтриги Асґарда
    .line = Обирайте дволикі карти й здобувайте прихильність семи асів.
game-champions = Чемпіони Мідґарда
    .line = Посилайте робітників, кидайте воїнів у бій, долайте тролів і морських чудовиськ.
game-gonewild = Дикінги
    .line = Складайте колоду й місто, варіть пиво, грабуйте сусідів.
game-tinyepic = Tiny Epic: Вікінги
    .line = Плавайте, здійснюйте набіги й зводьте храми три епохи поспіль.
game-feast = Учта для Одіна
    .line = Полюйте, майструйте, торгуйте й укривайте поля скарбами.
game-minutes = { $minutes } хв
game-minutes-label = Хвилин
game-players-label = Гравців
game-missing = У цій залі її немає.
weight-1 = дуже легка
weight-2 = легка
weight-3 = середня
weight-4 = доволі складна
weight-5 = складна

## Головна

page-home = Longhall: п’ять ігор про вікінгів
home-title-1 = П’ять ігор про вікінгів.
home-title-2 = Один довгий стіл.
home-subtitle = З друзями, незнайомцями чи ботами. Без реєстрації.
play-now = Грати
learn-minutes = Урок, 5 хв
your-tables = Ваші столи
your-tables-none = Ви поки ніде не сидите. Сядьте за відкритий стіл або накрийте власний.
your-tables-empty = Ви поки ніде не сидите. Оберіть коробку вище й одразу зіграйте з ботами або сядьте за відкритий стіл.
open-tables = Відкриті столи
open-tables-empty = Зараз ніхто не чекає на гравців. Накрийте власний стіл: його побачать тут, або надішліть друзям посилання.
all-your-tables =
    { $count ->
        [one] Показати ваш { $count } стіл
        [few] Показати всі ваші { $count } столи
       *[many] Показати всі ваші { $count } столів
    }
all-open-tables =
    { $count ->
        [one] Показати { $count } відкритий стіл
        [few] Показати всі { $count } відкриті столи
       *[many] Показати всі { $count } відкритих столів
    }
new-table = Новий стіл
table-code = Код столу
looking-around = Оглядаємо залу…
your-turn = Ваш хід
way-go = До столу
way-look = Глянути
way-join = Сісти
way-watch = Дивитися
way-replay = Запис

## Стіл одним рядком

table-of-lesson = { $game }: урок
table-unnamed = { $game }
table-seats =
    { $seats ->
        [one] зайнято { $taken } з { $seats } місця
       *[other] зайнято { $taken } з { $seats } місць
    }
table-waiting = Чекаємо на гравців, { $seats }. { $clock }
table-waiting-host = Господар: { $host }. { $clock }
table-waiting-yours = Чекаємо на гравців, { $seats }
table-running = Триває гра
table-round = Раунд { $round } з { $rounds }
table-round-open = Раунд { $round }
table-waits = { $round }. { $waits }
table-waits-long = { $round }. { $waits }, уже { $time }
table-waits-for-one = Ходить { $name }
table-waits-for-many =
    { $count ->
        [one] Обирає { $count } гравець
        [few] Обирають { $count } гравці
       *[many] Обирають { $count } гравців
    }
table-finished = Гру закінчено { $when }
table-alone = Гру закінчено { $when }. Очки: { $points }
table-you-won = Гру закінчено { $when }. Перемога ваша, { $points }
table-they-won =
    { $count ->
        [one] Гру закінчено { $when }. Переможець: { $name }, { $points }
       *[other] Гру закінчено { $when }. Перемогу ділять, { $points }
    }
table-nobody-won = Гру закінчено { $when }. Переможців немає, { $points }
table-closed = Стіл закрито до кінця гри
clock-none = Без годинника
clock-days-a-move =
    { $days ->
        [1] Один хід на день
        [one] { $days } день на хід
        [few] { $days } дні на хід
       *[many] { $days } днів на хід
    }
clock-minutes-a-move = { $minutes } хв на хід
clock-seconds-a-move = { $seconds } с на хід
clock-minutes-a-game = { $minutes } хв кожному на всю гру

## Люди й боти

seat-unknown = Місце { $seat }
seat-open = Вільне місце
holder-bot = { $name }, бот, { $level }
bot-name-shield = Б’ярні
bot-name-axe = Астрід
bot-name-ship = Сіґрід
bot-name-raven = Храфн
bot-name-hammer = Торвальд
level-guest = Гість
    .about = Лише знайомиться з грою й бере те, що на вигляд добре. Найкраще товариство для першої партії.
level-karl = Карл
    .about = Грає розважливо й користується кожною помилкою.
level-jarl = Ярл
    .about = Думає наперед і пам’ятає, що може бути у вас на руці. Міркує трохи довше.

## Грати одразу

play-game = { $game }
opponents = Боти за столом
opponents-none = без ботів
strength = Сила гри
start-game = Почати гру
laying-out = Розкладаємо гру…
more-choices = Більше налаштувань
read-rules = Читати правила

## Хто ви

you-title = Як вас тут звати?
your-name = Ваше ім’я
your-name-hint = Його бачать за столом. До 24 літер.
your-name-missing = Спершу назвіться, хоч якось.
your-shape = Ваш знак
shape-shield = Щит
shape-axe = Сокира
shape-ship = Корабель
shape-raven = Ворон
shape-hammer = Молот
account = Обліковий запис
account-why = Для гри не потрібен. Із ним ваші столи знайдуться на будь-якому пристрої.
account-in = Ви увійшли як { $account }.
account-name = Ім’я облікового запису
account-password = Пароль
account-password-hint = Щонайменше 8 знаків. Коротку фразу легко запам’ятати.
account-login = Увійти
account-register = Створити запис
account-logout = Вийти

## Новий стіл

page-new = Новий стіл
new-title = Накрити стіл
new-game = Гра
new-name = Назва столу
new-name-hint = Можна не заповнювати.
new-players = Гравці
new-seats = Місця
new-seat = Місце { $seat }
new-seat-you = Ви
new-seat-open = Вільно
new-seats-about = Гість, Карл і Ярл — боти, від слабкого до сильного.
new-seats-alone = Ви граєте наодинці.
new-options = Правила вечора
new-access = Хто може прийти
access-open = Усі
    .about = Стіл видно в залі, сісти може будь-хто.
    .full = Стіл видно в залі, спостерігати може будь-хто.
access-invitation = За запрошенням
    .about = Стіл знайдуть лише ті, хто має посилання.
new-clock = Годинник
clock-kind-none = Немає
clock-kind-per_move = На хід
clock-kind-per_game = На гру
clock-about-none = Кожен думає стільки, скільки потрібно.
clock-about-per_move = Коли час ходу мине, за гравця продовжить бот.
clock-about-per_game = Спільний запас часу на всю гру. Коли він скінчиться, продовжить бот.
clock-per-move = Час на хід
clock-per-game = Час кожному
clock-value-seconds = { $value } с
clock-value-minutes = { $value } хв
clock-value-hours = { $value } год
clock-value-days =
    { $value ->
        [one] { $value } день
        [few] { $value } дні
       *[many] { $value } днів
    }
new-create = Накрити стіл
new-create-start = Почати одразу
new-starts-at-once = Вільних місць немає, тож гра почнеться одразу.
new-waits =
    { $open ->
        [1] Гра почнеться, коли займуть вільне місце.
        [one] Гра почнеться, коли займуть { $open } вільне місце.
        [few] Гра почнеться, коли займуть { $open } вільні місця.
       *[many] Гра почнеться, коли займуть { $open } вільних місць.
    }

## Очікування

room-waiting-for =
    { $open ->
        [0] Усі зібралися
        [one] Ще вільне { $open } місце
        [few] Ще вільні { $open } місця
       *[many] Ще вільно { $open } місць
    }
room-invite = Запрошення
room-invite-about-open = Цей стіл видно в залі всім. Посилання веде просто сюди.
room-invite-about-invitation = Стіл знайдуть лише ті, хто має це посилання.
room-link = Посилання на цей стіл
room-seats = За столом
room-sit = Сісти сюди
room-join = Зайняти місце
room-leave = Встати з-за столу
room-start = Почати гру
room-start-bots = Почати, вільні місця займуть боти
room-start-waits = Гра почнеться сама, коли займуть усі місця.
room-close = Закрити стіл
room-host = господар
room-you = ви
room-away = не на зв’язку
trouble-closed = Цей стіл закрито
    .body = Господар прибрав гру на полицю до її початку.
room-rules = Правила вечора
room-meanwhile = Поки ви чекаєте
room-meanwhile-body = Прочитайте, як грають у гру «{ $game }», або пройдіть п’ятихвилинний урок. Ми покличемо вас, щойно почнеться партія.
table-arriving = Ідемо до столу…

## Столи, навчання, записи

page-tables = Столи
tables-title = Столи
running-tables = Зараз грають
running-tables-empty = Відкритих партій зараз немає.
page-learn = Навчання
learn-title = Навчитися гри
learn-subtitle = За п’ять хвилин стає зрозуміло, як грати: партія справжня, провідник каже, на що дивитися, а далі ви граєте самі.
learn-start = Почати урок
learn-rules = Читати правила
learn-going = Готуємо урок…
page-replays = Записи
replays-title = Зіграні партії
replays-subtitle = Пройдіть партію хід за ходом, подивіться, хто що знав, і дограйте з будь‑якого місця.
replays-empty = Ще жодної партії не закінчено. Ваші зберігатимуться тут.

## Правила

page-rules = Правила: { $game }
rules-of = { $game }: правила
rules-contents = Зміст
rules-search = Шукати в правилах
rules-found =
    { $count ->
        [0] Нічого не знайдено
        [one] Знайдено в { $count } місці
       *[other] Знайдено в { $count } місцях
    }
trouble-rules = Правила цієї гри ще не написано
    .body = Вони з’являться тут разом із грою.
rules-loading = Несемо правила…

## Налаштування

page-settings = Налаштування
settings-title = Налаштування
settings-about = Діють у цьому браузері.
theme = Світло
theme-system = Як на пристрої
theme-day = День
theme-night = Ніч
motion = Рух
motion-full = Фігури рухаються
motion-still = Без руху
motion-about = Якщо пристрій просить менше руху, фігури стоять на місці в будь-якому разі.
sound = Звук
sound-off = Вимкнено
sound-on = Увімкнено
sound-about = Дерево, монети, кості й ріг, коли настає ваш хід.
automatic = Очевидні кроки
automatic-on = Робити за мене
automatic-off = Завжди питати
automatic-about = Крок з єдиною можливістю не потребує натискання.

## Якщо щось не так

trouble-page = Сторінка не дійшла
    .body = Можливо, дорогою зник зв’язок. Нічого не втрачено, спробуйте ще раз.
trouble-lost = Тут ніхто не живе
    .body = Адреса нікуди не веде. Можливо, у посиланні бракує літери.
trouble-table = Такого столу немає
    .body = Можливо, у коді помилка або стіл давно прибрано.
trouble-stopped = Цей стіл зупинено
    .body = Грати далі не можна. Нічого не втрачено.
trouble-offline = Немає зв’язку
    .body = Ваш пристрій не під’єднано до мережі. Нічого не втрачено: стіл чекає на вас.
trouble-tries-itself = Сторінка відкриється сама, щойно він відповість.
trouble-server = Зала не відповідає
    .body = Сервер зараз недоступний. Ваші партії цілі, спробуйте за хвилину.
connection-lost = Зв’язок зник. Пробуємо знову самі; нічого зі зробленого не втрачено.
connection-offline = Немає мережі. Стіл чекає на вас.
connection-now = Спробувати зараз
