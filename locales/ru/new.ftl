# Новый стол.

page-new = Новый стол
new-title = Новый стол
new-game = Игра
new-name = Название стола
new-name-hint = Можно не заполнять.
new-players = Игроки
new-seats = Места
new-seat-you = Вы
new-seat-open = Свободно
new-seats-about = Новичок, дружинник и ярл — боты, от слабого к сильному.
new-seats-alone = Вы играете в одиночку.
new-options = Настройки партии
new-cards = Карты
new-cards-look = Карты и числа: в вашей коробке иначе?
new-access = Кто может прийти
access-open = Все
    .about = Стол виден в зале, сесть может любой.
    .full = Стол виден в зале, наблюдать может любой.
access-invitation = По приглашению
    .about = Стол найдут только те, у кого есть ссылка.
new-clock = Контроль времени
clock-kind-none = Без ограничения
clock-kind-per_move = На ход
clock-kind-per_game = На партию
clock-about-none = Каждый думает столько, сколько нужно.
clock-about-per_move = Если время хода выйдет, за игрока продолжит бот.
clock-about-per_game = У каждого свой запас времени на всю партию. Когда он кончится, продолжит бот.
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
new-create = Создать стол
new-create-start = Начать сразу
new-starts-at-once = Свободных мест нет, поэтому партия начнётся сразу.
new-waits =
    { $open ->
        [1] Партия начнётся, когда займут свободное место.
        [one] Партия начнётся, когда займут { $open } свободное место.
        [few] Партия начнётся, когда займут { $open } свободных места.
       *[many] Партия начнётся, когда займут { $open } свободных мест.
    }
new-rest = Дни отдыха
new-rest-none = Нет
new-rest-about = Кто уехал, может остановить свои часы на столько дней за всю игру.
