# Слова клиента вне самих игр.

## Верхняя доска и залы

skip-to-content = К содержанию
rooms = Залы
room-games = Игры
room-tables = Столы
room-learn = Обучение
room-replays = Повторы
language = Язык
settings = Настройки
make-day = Светлая тема
make-night = Тёмная тема
close = Закрыть
try-again = Попробовать снова
back-to-hall = Вернуться в зал
copy = Скопировать
copied = Скопировано
save = Сохранить
go-on = Дальше
named = { $what }: { $name }
one-more = Ещё один
one-fewer = Одним меньше

## Игры

game-asgard = Интриги Асгарда
    .line = Выбирайте двуликие карты и добивайтесь расположения семи асов.
game-champions = Чемпионы Мидгарда
    .line = Посылайте рабочих, бросайте викингов в бой, побеждайте троллей и морских чудовищ.
game-gonewild = Дикинги
    .line = Собирайте колоду, стройте поселение, варите пиво и грабьте соседей.
game-tinyepic = Tiny Epic: Викинги
    .line = Плавайте, совершайте набеги и стройте храмы три эпохи подряд.
game-feast = Во славу Одина
    .line = Охотьтесь, мастерите, торгуйте и закрывайте планшеты добычей.
game-minutes = { $minutes } мин
game-minutes-label = Минут
game-players-label = Игроков
game-missing = На этом сервере такой игры нет.
weight-1 = очень лёгкая
weight-2 = лёгкая
weight-3 = средняя
weight-4 = довольно сложная
weight-5 = сложная

## Главная

page-home = Longhall: пять игр о викингах
home-title-1 = Пять игр о викингах.
home-title-2 = Один длинный стол.
home-subtitle = С друзьями, незнакомцами или ботами. Без регистрации.
play-now = Играть
learn-minutes = Урок, 5 мин
your-tables = Ваши столы
your-tables-none = У вас пока нет партий. Займите место за открытым столом или создайте свой.
your-tables-empty = У вас пока нет партий. Выберите игру выше и сразу сыграйте с ботами или займите место за открытым столом.
open-tables = Открытые столы
open-tables-empty = Открытых столов сейчас нет. Создайте свой: его увидят здесь, или отправьте друзьям ссылку.
all-your-tables = Все ваши столы ({ $count })
all-open-tables = Все открытые столы ({ $count })
new-table = Новый стол
table-code = Код стола
looking-around = Загружаем столы…
your-turn = Ваш ход
way-go = Играть
way-look = Открыть
way-join = Сесть
way-watch = Смотреть
way-replay = Повтор

## Стол одной строкой

table-of-lesson = { $game }: урок
table-unnamed = { $game }
table-seats =
    { $seats ->
        [one] занято { $taken } из { $seats } места
       *[other] занято { $taken } из { $seats } мест
    }
table-waiting = Ждём игроков, { $seats }. { $clock }
table-waiting-host = Хозяин: { $host }. { $clock }
table-waiting-yours = Ждём игроков, { $seats }
table-running = Идёт партия
table-round = Раунд { $round } из { $rounds }
table-round-open = Раунд { $round }
table-waits = { $round }. { $waits }
table-waits-long = { $round }. { $waits }, уже { $time }
table-waits-for-one = Ходит { $name }
table-waits-for-many =
    { $count ->
        [one] Выбирает { $count } игрок
        [few] Выбирают { $count } игрока
       *[many] Выбирают { $count } игроков
    }
table-finished = Партия окончена { $when }
table-points-to = { " : " }
table-alone = Очков: { $points } · { $when }
table-you-won = Вы победили, { $points } · { $when }
table-they-won =
    { $count ->
        [one] Победа: { $name }, { $points } · { $when }
       *[other] Общая победа, { $points } · { $when }
    }
table-nobody-won = Победителя нет, { $points } · { $when }
table-closed = Стол закрыт, партия не доиграна
table-with-corrections = с поправками
table-with-corrections-of = С поправками: { $items }
clock-none = Без ограничения времени
clock-a-move = { $time } на ход
clock-a-game = { $time } каждому на партию

## Люди и боты

seat-unknown = Место { $seat }
seat-open = Свободное место
holder-bot = { $name }, бот ({ $level })
holder-program = { $name } (бот)
bot-name-shield = Бьярни
bot-name-axe = Астрид
bot-name-ship = Сигрид
bot-name-raven = Храфн
bot-name-hammer = Торвальд
level-guest = Новичок
    .about = Только знакомится с игрой и берёт то, что на вид хорошо. Лучшая компания для первой партии.
level-karl = Дружинник
    .about = Играет разумно и пользуется каждой ошибкой.
level-jarl = Ярл
    .about = Думает наперёд и помнит, что может быть у вас на руке. Размышляет чуть дольше.

## Играть сразу

play-game = { $game }
opponents = Боты за столом
opponents-none = без ботов
strength = Уровень ботов
start-game = Начать партию
laying-out = Готовим партию…
play-first-time = Впервые?
more-choices = Все настройки
read-rules = Читать правила

## Кто вы

you-title = Как вас здесь зовут?
your-name = Ваше имя
your-name-hint = Его видят за столом. До 24 букв.
your-name-missing = Введите имя, подойдёт любое.
your-shape = Ваш герб
shape-shield = Щит
shape-axe = Топор
shape-ship = Корабль
shape-raven = Ворон
shape-hammer = Молот
account = Учётная запись
account-why = Для игры не нужна. С ней ваши столы найдутся на любом устройстве.
account-in = Вы вошли как { $account }.
account-name = Имя учётной записи
account-password = Пароль
account-password-hint = Не короче 8 знаков. Короткую фразу легко запомнить.
account-login = Войти
account-register = Создать учётную запись
account-logout = Выйти
account-left = Сеанс на этом устройстве завершён.

## Новый стол

new-seat = Место { $seat }

## Ожидание

trouble-closed = Этот стол закрыт
    .body = Хозяин закрыл его до начала партии.
table-arriving = Загружаем стол…

## Столы, обучение, записи

page-tables = Столы
tables-title = Столы
running-tables = Сейчас играют
running-tables-empty = Открытых партий сейчас нет.
page-learn = Обучение
learn-title = Научиться играть
learn-subtitle = Учитесь в игре: за пять минут наставник покажет самое главное. Потом играйте дальше или начните свою партию.
learn-start = Начать урок
learn-rules = Читать правила
learn-going = Готовим урок…
page-replays = Повторы
replays-title = Сыгранные партии
replays-subtitle = Пройдите партию ход за ходом, посмотрите, кто что знал, и доиграйте с любого хода.
replays-empty = Ещё ни одна партия не окончена. Ваши будут храниться здесь.

## Правила

rules-title = Правила игр
rules-subtitle = Полные правила с поиском. Выберите игру.
page-rules = Правила: { $game }
rules-of = { $game }: правила
rules-contents = Содержание
rules-cards = Карты и числа
rules-search = Искать в правилах
rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдено в { $count } месте
       *[other] Найдено в { $count } местах
    }
trouble-rules = Правила этой игры ещё не написаны
    .body = Они появятся здесь вместе с игрой.
rules-loading = Загружаем правила…

## Если что-то не так

trouble-page = Страница не загрузилась
    .body = Возможно, пропала связь. Ничего не потеряно, попробуйте ещё раз.
trouble-lost = Страница не найдена
    .body = По этому адресу ничего нет; проверьте ссылку.
trouble-table = Стол не найден
    .body = Возможно, в коде опечатка или стол уже удалён.
trouble-stopped = Этот стол остановлен
    .body = Играть дальше нельзя. Ничего не потеряно.
trouble-offline = Нет связи
    .body = Ваше устройство не подключено к сети. Ничего не потеряно: ваше место сохранено.
trouble-tries-itself = Страница откроется сама, как только сервер ответит.
trouble-server = Сервер не отвечает
    .body = Ваши партии целы, попробуйте через минуту.
connection-lost = Связь потеряна. Подключаемся снова… Все ваши ходы сохранены.
connection-offline = Нет сети. Ваше место сохранено.
connection-now = Попробовать сейчас
