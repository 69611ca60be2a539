# Слова клієнта поза самими іграми.

## Верхня дошка й зали

skip-to-content = Перейти до вмісту
rooms = Зали
room-games = Ігри
room-tables = Столи
room-learn = Навчання
room-replays = Повтори
language = Мова
settings = Налаштування
make-day = Світла тема
make-night = Темна тема
close = Закрити
try-again = Спробувати ще раз
back-to-hall = Повернутися до зали
copy = Скопіювати
copied = Скопійовано
save = Зберегти
go-on = Далі
named = { $what }: { $name }
one-more = Ще один
one-fewer = Одним менше

## Ігри

game-asgard = Інтриги Асґарда
    .line = Обирайте дволикі карти й здобувайте прихильність семи асів.
game-champions = Чемпіони Мідґарда
    .line = Посилайте робітників, кидайте воїнів у бій, долайте тролів і морських чудовиськ.
game-gonewild = Дикінги
    .line = Збирайте колоду, розбудовуйте поселення, варіть пиво й грабуйте сусідів.
game-tinyepic = Tiny Epic: Вікінги
    .line = Плавайте, здійснюйте рейди й будуйте храми три епохи поспіль.
game-feast = Учта для Одіна
    .line = Полюйте, майструйте, торгуйте й закривайте планшети скарбами.
game-minutes = { $minutes } хв
game-minutes-label = Хвилин
game-players-label = Гравців
game-missing = На цьому сервері такої гри немає.
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
your-tables-none = У вас поки немає партій. Сядьте за відкритий стіл або створіть власний.
your-tables-empty = У вас поки немає партій. Оберіть гру вище й одразу зіграйте з ботами або сядьте за відкритий стіл.
open-tables = Відкриті столи
open-tables-empty = Відкритих столів зараз немає. Створіть власний: його побачать тут, або надішліть друзям посилання.
all-your-tables = Усі ваші столи ({ $count })
all-open-tables = Усі відкриті столи ({ $count })
new-table = Новий стіл
table-code = Код столу
looking-around = Завантажуємо столи…
your-turn = Ваш хід
way-go = Грати
way-look = Відкрити
way-join = Сісти
way-watch = Дивитися
way-replay = Повтор

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
table-running = Триває партія
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
table-finished = Партію завершено { $when }
table-points-to = { " : " }
table-alone = Очок: { $points } · { $when }
table-you-won = Ви перемогли, { $points } · { $when }
table-they-won =
    { $count ->
        [one] Перемога: { $name }, { $points } · { $when }
       *[other] Спільна перемога, { $points } · { $when }
    }
table-nobody-won = Переможця немає, { $points } · { $when }
table-closed = Стіл закрито, партію не дограно
table-with-corrections = з виправленнями
table-with-corrections-of = З виправленнями: { $items }
clock-none = Без обмеження часу
clock-a-move = { $time } на хід
clock-a-game = { $time } кожному на партію

## Люди й боти

seat-unknown = Місце { $seat }
seat-open = Вільне місце
holder-bot = { $name }, бот ({ $level })
holder-program = { $name } (бот)
bot-name-shield = Б’ярні
bot-name-axe = Астрід
bot-name-ship = Сіґрід
bot-name-raven = Храфн
bot-name-hammer = Торвальд
level-guest = Новачок
    .about = Лише знайомиться з грою й бере те, що на вигляд добре. Найкраще товариство для першої партії.
level-karl = Воїн
    .about = Грає розважливо й користується кожною помилкою.
level-jarl = Ярл
    .about = Думає наперед і пам’ятає, що може бути у вас на руці. Міркує трохи довше.

## Грати одразу

play-game = { $game }
opponents = Боти за столом
opponents-none = без ботів
strength = Рівень ботів
start-game = Почати партію
laying-out = Готуємо партію…
play-first-time = Уперше?
more-choices = Усі налаштування
read-rules = Читати правила

## Хто ви

you-title = Як вас тут звати?
your-name = Ваше ім’я
your-name-hint = Його бачать за столом. До 24 літер.
your-name-missing = Введіть ім’я, підійде будь-яке.
your-shape = Ваш герб
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
account-register = Створити обліковий запис
account-logout = Вийти
account-left = Сеанс на цьому пристрої завершено.

## Новий стіл

new-seat = Місце { $seat }

## Очікування

trouble-closed = Цей стіл закрито
    .body = Господар закрив його до початку партії.
table-arriving = Завантажуємо стіл…

## Столи, навчання, записи

page-tables = Столи
tables-title = Столи
running-tables = Зараз грають
running-tables-empty = Відкритих партій зараз немає.
page-learn = Навчання
learn-title = Навчитися грати
learn-subtitle = Учіться граючи: за п’ять хвилин наставник покаже найголовніше. Потім грайте далі або почніть власну партію.
learn-start = Почати урок
learn-rules = Читати правила
learn-going = Готуємо урок…
page-replays = Повтори
replays-title = Зіграні партії
replays-subtitle = Пройдіть партію хід за ходом, подивіться, хто що знав, і дограйте з будь-якого ходу.
replays-empty = Ще жодної партії не завершено. Ваші зберігатимуться тут.

## Правила

rules-title = Правила ігор
rules-subtitle = Повні правила з пошуком. Оберіть гру.
page-rules = Правила: { $game }
rules-of = { $game }: правила
rules-contents = Зміст
rules-cards = Карти й числа
rules-search = Шукати в правилах
rules-found =
    { $count ->
        [0] Нічого не знайдено
        [one] Знайдено в { $count } місці
       *[other] Знайдено в { $count } місцях
    }
trouble-rules = Правила цієї гри ще не написано
    .body = Вони з’являться тут разом із грою.
rules-loading = Завантажуємо правила…

## Якщо щось не так

trouble-page = Сторінка не завантажилася
    .body = Можливо, зник зв’язок. Нічого не втрачено, спробуйте ще раз.
trouble-lost = Сторінку не знайдено
    .body = За цією адресою нічого немає; перевірте посилання.
trouble-table = Стіл не знайдено
    .body = Можливо, у коді помилка або стіл уже видалено.
trouble-stopped = Цей стіл зупинено
    .body = Грати далі не можна. Нічого не втрачено.
trouble-offline = Немає зв’язку
    .body = Ваш пристрій не під’єднано до мережі. Нічого не втрачено: ваше місце збережено.
trouble-tries-itself = Сторінка відкриється сама, щойно сервер відповість.
trouble-server = Сервер не відповідає
    .body = Ваші партії цілі, спробуйте за хвилину.
connection-lost = Зв’язок утрачено. З’єднуємося знову… Усі ваші ходи збережено.
connection-offline = Немає мережі. Ваше місце збережено.
connection-now = Спробувати зараз
