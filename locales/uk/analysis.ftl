# Розбір закінченої партії, у браузері й у терміналі.

analysis-title = Розбір
analysis-tab-result = Підсумок
analysis-tab-replay = Повтор
analysis-tab-analysis = Розбір
analysis-tab-chances = Шанси
analysis-tab-decisions = Рішення
analysis-chance = Шанси на перемогу
analysis-standing = Наскільки добрі справи
analysis-ask = Розібрати партію
analysis-ask-about = Кожне рішення оцінюється за тим, що гравець знав тієї миті. Перша картина забере приблизно { $first } с, увесь розбір приблизно { $full } с.
analysis-first = Перший погляд
analysis-deeper = Докладний розбір
analysis-progress = { $done } з { $total }
analysis-read-on = Читати можна вже зараз.
analysis-waits = Чекаємо, доки боти звільняться.
analysis-failed = Розбір не завершено.
analysis-again = Спробувати ще раз
analysis-accuracy = Точність рішень
analysis-luck = Удача
analysis-luck-about = що дали й що відібрали кубики, взяті та відкриті карти
analysis-decisions = Рішення
analysis-luck-gave = Удача, { $seat }: { $luck }
analysis-move = Хід { $move } з { $moves }
analysis-all = Усі
analysis-mine = Мої
analysis-slips = Помилки
analysis-mark-only = вибору не було
analysis-mark-best = найкраще
analysis-mark-fine = непогано
analysis-mark-slip = неточність
analysis-mark-blunder = промах
analysis-mark-unseen = ще не розглянуто
analysis-legend-slip = неточність, від { $percent } %
analysis-legend-blunder = промах, від { $percent } %
analysis-percent = { $percent } %
analysis-minus = −{ $percent } %
analysis-plus = +{ $percent } %
analysis-played = Зіграно
analysis-better = Краще
analysis-also = Ще можна
analysis-why = Чому
analysis-why-none = Так кажуть числа; однієї причини немає.
analysis-reason-gains = { $term }: { $better } замість { $other } (в очках)
analysis-reason-prevents = { $seat }, { $term }: { $better } замість { $other } (в очках)
analysis-line = Що може бути далі
analysis-play-on = Грати звідси
analysis-as-puzzle = Запитати мене
analysis-learn = Учитися на своїх помилках
analysis-learn-about = { $count ->
    [one] { $count } ваше рішення. Знайдіть кращий вибір.
    [few] { $count } ваші рішення, починаючи з найгіршого. Знайдіть кращий вибір.
   *[many] { $count } ваших рішень, починаючи з найгіршого. Знайдіть кращий вибір.
 }
analysis-learn-question = Тут ви обрали інакше. Що краще?
analysis-learn-right = Правильно
analysis-learn-equal = Не гірше за найкраще
analysis-learn-wrong = Не найкраще
analysis-learn-again = Саме так і було зіграно. Що краще?
analysis-learn-show = Показати відповідь
analysis-learn-next = Далі
analysis-learn-done = Це було останнє.
analysis-learn-score = Знайдено { $right } з { $total }
analysis-learn-leave = Назад до розбору
analysis-no-slips = Помилок немає: кожне рішення найкраще або близьке до нього.
analysis-slip-number = Помилка { $number } з { $total }
analysis-previous = Попереднє рішення
analysis-next = Наступне рішення
analysis-previous-slip = Попередня помилка
analysis-next-slip = Наступна помилка
analysis-before-decision = Перед рішенням
analysis-open-board = Відкрити в повторі
analysis-chart-about = Шанси впродовж партії. Стрілки ведуть від рішення до рішення, із Shift від помилки до помилки.
analysis-reads = { $round ->
    [0] { $name }: з { $before } до { $after } відсотків
   *[other] Раунд { $round }, { $name }: з { $before } до { $after } відсотків
 }
analysis-dice-sum = Удача
analysis-decision-sum = Рішення
analysis-import = Розібрати збережену партію
analysis-import-about = Файл закінченої партії, який зберіг Longhall.
analysis-import-choose = Обрати файл
analysis-keys = ← → рішення, Shift ← → помилка, P грати звідси

refused-save = Це не збережена партія Longhall, або файл пошкоджено.
refused-save-rules = Партію збережено за іншими правилами, ніж на цьому сервері.
refused-save-corrected = Партію з виправленими картами можна розібрати лише в терміналі.
refused-analysis = Цю партію розібрати не можна.

cli-analysis-seat = { $seat }: точність { $accuracy } %. Найкращих: { $best }, непоганих: { $fine }, неточностей: { $slips }, промахів: { $blunders }.
cli-analysis-sums = Рішення { $cost }, удача { $luck }
cli-analysis-decision = { $move }. { $seat }: { $choice }
