# Сторінки гравців, стеження й блокування, скарги та власні дані.

player-missing = Такого гравця немає
player-no-games = Ще не зіграно жодної партії.
player-facts =
    { $count ->
        [one] Тут із { $since }, { $count } партія.
        [few] Тут із { $since }, { $count } партії.
       *[many] Тут із { $since }, { $count } партій.
    }
player-followers =
    { $count ->
        [one] За сторінкою стежить { $count } людина.
        [few] За сторінкою стежать { $count } людини.
       *[many] За сторінкою стежать { $count } людей.
    }
player-edit = Змінити
player-no-account = З обліковим записом цю сторінку зможуть знайти й інші.
player-follow = Стежити
player-following = Стежу
player-mute = Не читати
player-unmute = Знову читати
player-block = Заблокувати
player-unblock = Розблокувати
player-report = Поскаржитися
player-block-about = Ви більше не опинитеся за одним столом, і ніщо від цього гравця до вас не дійде. Йому про це не скажуть.
player-block-yes = Заблокувати: { $name }
player-block-no = Не блокувати
player-follow-on = Ви стежите за гравцем { $name }.
player-follow-off = Ви більше не стежите за гравцем { $name }.
player-mute-on = Повідомлення гравця { $name } вам більше не видно.
player-mute-off = Повідомлення гравця { $name } знову видно.
player-block-on = Гравця { $name } заблоковано.
player-block-off = Гравця { $name } розблоковано.
player-played = зіграно
player-finished = дограно
player-left = покинуто
player-percent = { $percent } %
player-games = Ігри
player-company = З ким
player-company-all = Усі
player-company-people = З людьми
player-company-bots = Проти ботів
player-size = Кількість гравців
player-size-all = Будь-яка кількість
player-count =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
player-place =
    { $place ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $place }-те
    }
player-place-count =
    { $count ->
        [one] місце { $place }: { $count } партія
        [few] місце { $place }: { $count } партії
       *[many] місце { $place }: { $count } партій
    }
player-no-places = немає дограних
player-nothing = Тут поки порожньо.
player-last = Останні партії
player-left-it = покинута
player-broken-off = перервана
player-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
player-replay = Запис
player-replay-of = Запис: { $table }
player-picture = Картинка
player-picture-of = Картинка з підсумком: { $table }
player-points-title = Очки за часом
player-points-game = Гра
player-points-words =
    { $count ->
        [one] { $count } партія. Найкращий підсумок: { $best }. Останній: { $latest }.
        [few] { $count } партії. Найкращий підсумок: { $best }. Останній: { $latest }.
       *[many] { $count } партій. Найкращий підсумок: { $best }. Останній: { $latest }.
    }
player-points-legend = Кільце — одна партія, лінія — середнє за п’ять, ромб — найкраща.

people-title = Люди
people-follow = Ви стежите
people-follow-none = Ви ні за ким не стежите.
people-follow-end = Не стежити
people-follow-end-name = Не стежити: { $name }
people-block = Заблоковані
people-block-none = Ви нікого не блокуєте.
people-block-end = Розблокувати
people-block-end-name = Розблокувати: { $name }
people-mute = Не читаєте
people-mute-none = Ви читаєте всіх.
people-mute-end = Знову читати
people-mute-end-name = Знову читати: { $name }
people-at-table = Люди за цим столом
people-nobody = Більше за цим столом ніхто не грає.

report-title = Скарга: { $name }
report-reason = Що не так?
report-words = Що сталося?
reason-words = Чат
reason-name = Ім’я
reason-leaving = Кидає ігри
reason-cheating = Шахрайство
reason-other = Інше
report-about = Це прочитає власник зали разом з останніми рядками чату.
report-send = Надіслати скаргу
report-sent = Дякуємо. Власник зали це прочитає.

data-title = Ваші дані
data-about = Усе, що зала про вас знає, належить вам: заберіть це із собою або видаліть.
data-page = Ваша сторінка
data-export = Завантажити все
data-rename = Перейменувати обліковий запис
data-delete = Видалити все
data-new-name = Нова назва облікового запису
data-password = Пароль
data-rename-yes = Перейменувати
data-delete-about = Ім’я, обліковий запис, пристрої й повідомлення зникнуть назавжди. Зіграні партії залишаться в інших, але без вашого імені. За столами, що тривають, дограють боти.
data-delete-yes = Видалити без вороття
data-no = Скасувати
data-renamed = Тепер обліковий запис називається { $account }.
data-deleted = Усе видалено. Тут ви тепер нова людина.
