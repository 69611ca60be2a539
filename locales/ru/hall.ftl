# Слова клиента вне самих игр.

## Верхняя доска и залы

skip-to-content = Сразу к странице
rooms = Залы
room-games = Игры
room-tables = Столы
room-learn = Обучение
room-replays = Записи
language = Язык
settings = Настройки
make-day = Включить день
make-night = Включить ночь
close = Закрыть
try-again = Попробовать снова
back-to-hall = Вернуться в зал
copy = Скопировать
copied = Скопировано
save = Сохранить
go-on = Дальше
named = { $what }: { $name }
one-more = На один больше
one-fewer = На один меньше

## Игры

game-asgard = Интриги Асгарда
    .line = Выбирайте двуликие карты и добивайтесь расположения семи асов.
game-champions = Чемпионы Мидгарда
    .line = Посылайте рабочих, бросайте воинов в бой, бейте троллей и морских чудищ.
game-gonewild = Дикинги
    .line = Собирайте колоду и город, варите пиво, грабьте соседей.
game-tinyepic = Tiny Epic: Викинги
    .line = Плавайте, совершайте набеги и стройте храмы три эпохи подряд.
game-feast = Во славу Одина
    .line = Охотьтесь, мастерите, торгуйте и покрывайте поля сокровищами.
game-minutes = { $minutes } мин
game-minutes-label = Минут
game-players-label = Игроков
game-missing = В этом зале её нет.
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
your-tables-none = Вы пока нигде не сидите. Займите место за открытым столом или накройте свой.
your-tables-empty = Вы пока нигде не сидите. Выберите коробку выше и сразу сыграйте с ботами или займите место за открытым столом.
open-tables = Открытые столы
open-tables-empty = Сейчас никто не ждёт игроков. Накройте свой стол: его увидят здесь, или отправьте друзьям ссылку.
all-your-tables =
    { $count ->
        [one] Показать ваш { $count } стол
        [few] Показать все ваши { $count } стола
       *[many] Показать все ваши { $count } столов
    }
all-open-tables =
    { $count ->
        [one] Показать { $count } открытый стол
        [few] Показать все { $count } открытых стола
       *[many] Показать все { $count } открытых столов
    }
new-table = Новый стол
table-code = Код стола
looking-around = Осматриваем зал…
your-turn = Ваш ход
way-go = К столу
way-look = Взглянуть
way-join = Сесть
way-watch = Смотреть
way-replay = Запись

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
table-running = Идёт игра
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
table-finished = Игра окончена { $when }
table-alone = Игра окончена { $when }. Очки: { $points }
table-you-won = Игра окончена { $when }. Победа ваша, { $points }
table-they-won =
    { $count ->
        [one] Игра окончена { $when }. Победитель: { $name }, { $points }
       *[other] Игра окончена { $when }. Победу делят, { $points }
    }
table-nobody-won = Игра окончена { $when }. Победителей нет, { $points }
table-closed = Стол закрыт до конца игры
clock-none = Без часов
clock-days-a-move =
    { $days ->
        [1] Один ход в день
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
clock-minutes-a-move = { $minutes } мин на ход
clock-seconds-a-move = { $seconds } с на ход
clock-minutes-a-game = { $minutes } мин каждому на всю игру

## Люди и боты

seat-unknown = Место { $seat }
seat-open = Свободное место
holder-bot = { $name }, бот, { $level }
bot-name-shield = Бьярни
bot-name-axe = Астрид
bot-name-ship = Сигрид
bot-name-raven = Храфн
bot-name-hammer = Торвальд
level-guest = Гость
    .about = Только знакомится с игрой и берёт то, что на вид хорошо. Лучшая компания для первой партии.
level-karl = Карл
    .about = Играет разумно и пользуется каждой ошибкой.
level-jarl = Ярл
    .about = Думает наперёд и помнит, что может быть у вас на руке. Размышляет чуть дольше.

## Играть сразу

play-game = { $game }
opponents = Боты за столом
opponents-none = без ботов
strength = Сила игры
start-game = Начать игру
laying-out = Раскладываем игру…
more-choices = Больше настроек
read-rules = Читать правила

## Кто вы

you-title = Как вас здесь зовут?
your-name = Ваше имя
your-name-hint = Его видят за столом. До 24 букв.
your-name-missing = Сначала назовитесь, как угодно.
your-shape = Ваш знак
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
account-register = Завести запись
account-logout = Выйти

## Новый стол

page-new = Новый стол
new-title = Накрыть стол
new-game = Игра
new-name = Название стола
new-name-hint = Можно не заполнять.
new-players = Игроки
new-seats = Места
new-seat = Место { $seat }
new-seat-you = Вы
new-seat-open = Свободно
new-seats-about = Гость, Карл и Ярл — боты, от слабого к сильному.
new-seats-alone = Вы играете в одиночку.
new-options = Правила вечера
new-access = Кто может прийти
access-open = Все
    .about = Стол виден в зале, сесть может любой.
    .full = Стол виден в зале, наблюдать может любой.
access-invitation = По приглашению
    .about = Стол найдут только те, у кого есть ссылка.
new-clock = Часы
clock-kind-none = Нет
clock-kind-per_move = На ход
clock-kind-per_game = На игру
clock-about-none = Каждый думает столько, сколько нужно.
clock-about-per_move = Когда время хода выйдет, за игрока продолжит бот.
clock-about-per_game = Общий запас времени на всю игру. Когда он кончится, продолжит бот.
clock-per-move = Время на ход
clock-per-game = Время каждому
clock-value-seconds = { $value } с
clock-value-minutes = { $value } мин
clock-value-hours = { $value } ч
clock-value-days =
    { $value ->
        [one] { $value } день
        [few] { $value } дня
       *[many] { $value } дней
    }
new-create = Накрыть стол
new-create-start = Начать сразу
new-starts-at-once = Свободных мест нет, поэтому игра начнётся сразу.
new-waits =
    { $open ->
        [1] Игра начнётся, когда займут свободное место.
        [one] Игра начнётся, когда займут { $open } свободное место.
        [few] Игра начнётся, когда займут { $open } свободных места.
       *[many] Игра начнётся, когда займут { $open } свободных мест.
    }

## Ожидание

room-waiting-for =
    { $open ->
        [0] Все в сборе
        [one] Свободно { $open } место
        [few] Свободно { $open } места
       *[many] Свободно { $open } мест
    }
room-invite = Приглашение
room-invite-about-open = Этот стол виден в зале всем. Ссылка приводит прямо сюда.
room-invite-about-invitation = Стол найдут только те, у кого есть эта ссылка.
room-link = Ссылка на этот стол
room-seats = За столом
room-sit = Сесть сюда
room-join = Занять место
room-leave = Встать из-за стола
room-start = Начать игру
room-start-bots = Начать, свободные места займут боты
room-start-waits = Игра начнётся сама, когда займут все места.
room-close = Закрыть стол
room-host = хозяин
room-you = вы
room-away = не на связи
trouble-closed = Этот стол закрыт
    .body = Хозяин убрал игру на полку до её начала.
room-rules = Правила вечера
room-meanwhile = Пока вы ждёте
room-meanwhile-body = Прочтите, как играют в игру «{ $game }», или пройдите пятиминутный урок. Мы позовём вас, как только начнётся партия.
table-arriving = Идём к столу…

## Столы, обучение, записи

page-tables = Столы
tables-title = Столы
running-tables = Сейчас играют
running-tables-empty = Открытых партий сейчас нет.
page-learn = Обучение
learn-title = Научиться игре
learn-subtitle = За пять минут становится ясно, как играть: партия настоящая, проводник говорит, на что смотреть, а дальше вы играете сами.
learn-start = Начать урок
learn-rules = Читать правила
learn-going = Готовим урок…
page-replays = Записи
replays-title = Сыгранные партии
replays-subtitle = Пройдите партию ход за ходом, посмотрите, кто что знал, и доиграйте с любого места.
replays-empty = Ещё ни одна партия не окончена. Ваши будут храниться здесь.

## Правила

page-rules = Правила: { $game }
rules-of = { $game }: правила
rules-contents = Содержание
rules-search = Искать в правилах
rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдено в { $count } месте
       *[other] Найдено в { $count } местах
    }
trouble-rules = Правила этой игры ещё не написаны
    .body = Они появятся здесь вместе с игрой.
rules-loading = Несём правила…

## Настройки

page-settings = Настройки
settings-title = Настройки
settings-about = Действуют в этом браузере.
theme = Свет
theme-system = Как на устройстве
theme-day = День
theme-night = Ночь
motion = Движение
motion-full = Фигуры ходят
motion-still = Без движения
motion-about = Если устройство просит меньше движения, фигуры стоят на месте в любом случае.
sound = Звук
sound-off = Выключен
sound-on = Включён
sound-about = Дерево, монеты, кости и рог, когда наступает ваш ход.
automatic = Очевидные шаги
automatic-on = Делать за меня
automatic-off = Всегда спрашивать
automatic-about = Шаг с единственной возможностью не требует щелчка.

## Если что-то не так

trouble-page = Страница не дошла
    .body = Возможно, по дороге пропала связь. Ничего не потеряно, попробуйте ещё раз.
trouble-lost = Здесь никто не живёт
    .body = Адрес никуда не ведёт. Возможно, в ссылке не хватает буквы.
trouble-table = Такого стола нет
    .body = Возможно, в коде описка или стол давно убран.
trouble-stopped = Этот стол остановлен
    .body = Играть дальше нельзя. Ничего не потеряно.
trouble-offline = Нет связи
    .body = Ваше устройство не подключено к сети. Ничего не потеряно: стол ждёт вас.
trouble-tries-itself = Страница откроется сама, как только он ответит.
trouble-server = Зал не отвечает
    .body = Сервер сейчас недоступен. Ваши партии целы, попробуйте через минуту.
connection-lost = Связь пропала. Пробуем снова сами; ничего из сделанного не потеряно.
connection-offline = Нет сети. Стол ждёт вас.
connection-now = Попробовать сейчас
