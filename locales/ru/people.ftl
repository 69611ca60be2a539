# Страницы игроков, слежение и блокировка, жалобы и свои данные.

player-missing = Такого игрока нет
player-no-games = Пока не сыграно ни одной партии.
player-facts =
    { $count ->
        [one] Здесь с { $since }, { $count } партия.
        [few] Здесь с { $since }, { $count } партии.
       *[many] Здесь с { $since }, { $count } партий.
    }
player-followers =
    { $count ->
        [one] За страницей следит { $count } человек.
        [few] За страницей следят { $count } человека.
       *[many] За страницей следят { $count } человек.
    }
player-edit = Изменить
player-no-account = С учётной записью эту страницу смогут найти и другие.
player-follow = Следить
player-following = Слежу
player-mute = Не читать
player-unmute = Снова читать
player-block = Заблокировать
player-unblock = Разблокировать
player-report = Пожаловаться
player-block-about = Вы больше не окажетесь за одним столом, и ничто от этого игрока до вас не дойдёт. Ему об этом не скажут.
player-block-yes = Заблокировать: { $name }
player-block-no = Не блокировать
player-follow-on = Вы следите за игроком { $name }.
player-follow-off = Вы больше не следите за игроком { $name }.
player-mute-on = Сообщения игрока { $name } вам больше не видны.
player-mute-off = Сообщения игрока { $name } снова видны.
player-block-on = Игрок { $name } заблокирован.
player-block-off = Игрок { $name } больше не заблокирован.
player-played = сыграно
player-finished = доиграно
player-left = брошено
player-percent = { $percent } %
player-games = Игры
player-company = С кем
player-company-all = Все
player-company-people = С людьми
player-company-bots = Против ботов
player-size = Число игроков
player-size-all = Любое число
player-count =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
player-place = { $place }-е
player-place-count =
    { $count ->
        [one] { $place }-е место: { $count } партия
        [few] { $place }-е место: { $count } партии
       *[many] { $place }-е место: { $count } партий
    }
player-no-places = нет доигранных
player-nothing = Здесь пока пусто.
player-last = Последние партии
player-left-it = брошена
player-broken-off = прервана
player-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
player-replay = Запись
player-replay-of = Запись: { $table }
player-picture = Картинка
player-picture-of = Картинка с итогом: { $table }
player-points-title = Очки по времени
player-points-game = Игра
player-points-words =
    { $count ->
        [one] { $count } партия. Лучший итог: { $best }. Последний: { $latest }.
        [few] { $count } партии. Лучший итог: { $best }. Последний: { $latest }.
       *[many] { $count } партий. Лучший итог: { $best }. Последний: { $latest }.
    }
player-points-legend = Кольцо — одна партия, линия — среднее за пять, ромб — лучшая.

people-title = Люди
people-follow = Вы следите
people-follow-none = Вы ни за кем не следите.
people-follow-end = Не следить
people-follow-end-name = Не следить: { $name }
people-block = Заблокированы
people-block-none = Вы никого не блокируете.
people-block-end = Разблокировать
people-block-end-name = Разблокировать: { $name }
people-mute = Не читаете
people-mute-none = Вы читаете всех.
people-mute-end = Снова читать
people-mute-end-name = Снова читать: { $name }
people-at-table = Люди за этим столом
people-nobody = Больше за этим столом никто не играет.

report-title = Жалоба: { $name }
report-reason = Что не так?
report-words = Что случилось?
reason-words = Чат
reason-name = Имя
reason-leaving = Бросает игры
reason-cheating = Обман
reason-other = Другое
report-about = Это прочтёт владелец зала вместе с последними строками чата.
report-send = Отправить жалобу
report-sent = Спасибо. Владелец зала это прочтёт.

data-title = Ваши данные
data-about = Всё, что зал о вас знает, принадлежит вам: заберите это с собой или удалите.
data-page = Ваша страница
data-export = Скачать всё
data-rename = Переименовать учётную запись
data-delete = Удалить всё
data-new-name = Новое имя учётной записи
data-password = Пароль
data-rename-yes = Переименовать
data-delete-about = Имя, учётная запись, устройства и сообщения исчезнут навсегда. Сыгранные партии останутся у других, но без вашего имени. За идущими столами доиграют боты.
data-delete-yes = Удалить без возврата
data-no = Отмена
data-renamed = Теперь учётная запись называется { $account }.
data-deleted = Всё удалено. Здесь вы теперь новый человек.
