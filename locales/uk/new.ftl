# Новий стіл.

page-new = Новий стіл
new-title = Новий стіл
new-game = Гра
new-name = Назва столу
new-name-hint = Можна не заповнювати.
new-players = Гравці
new-seats = Місця
new-seat-you = Ви
new-seat-open = Вільно
new-seats-about = Новачок, воїн і ярл — боти, від слабкого до сильного.
new-seats-alone = Ви граєте наодинці.
new-options = Налаштування партії
new-cards = Карти
new-cards-look = Карти й числа: у вашій коробці інакше?
new-access = Хто може прийти
access-open = Усі
    .about = Стіл видно в залі, сісти може будь-хто.
    .full = Стіл видно в залі, спостерігати може будь-хто.
access-invitation = За запрошенням
    .about = Стіл знайдуть лише ті, хто має посилання.
new-clock = Контроль часу
clock-kind-none = Без обмеження
clock-kind-per_move = На хід
clock-kind-per_game = На партію
clock-about-none = Кожен думає стільки, скільки потрібно.
clock-about-per_move = Якщо час ходу мине, за гравця продовжить бот.
clock-about-per_game = Кожен має свій запас часу на всю партію. Коли він скінчиться, продовжить бот.
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
new-create = Створити стіл
new-create-start = Почати одразу
new-starts-at-once = Вільних місць немає, тож партія почнеться одразу.
new-waits =
    { $open ->
        [1] Партія почнеться, коли займуть вільне місце.
        [one] Партія почнеться, коли займуть { $open } вільне місце.
        [few] Партія почнеться, коли займуть { $open } вільні місця.
       *[many] Партія почнеться, коли займуть { $open } вільних місць.
    }
new-rest = Дні відпочинку
new-rest-none = Немає
new-rest-about = Хто поїхав, може зупинити свій годинник на стільки днів за всю гру.
