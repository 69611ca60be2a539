# Разбор законченной партии, в браузере и в терминале.

analysis-title = Разбор
analysis-tab-result = Итог
analysis-tab-replay = Повтор
analysis-tab-analysis = Разбор
analysis-tab-chances = Шансы
analysis-tab-decisions = Решения
analysis-chance = Шансы на победу
analysis-standing = Насколько хорошо дела
analysis-ask = Разобрать партию
analysis-ask-about = Каждое решение оценивается по тому, что игрок знал в тот момент. Первая картина займёт примерно { $first } с, весь разбор примерно { $full } с.
analysis-first = Первый взгляд
analysis-deeper = Подробный разбор
analysis-progress = { $done } из { $total }
analysis-read-on = Читать можно уже сейчас.
analysis-waits = Ждём, пока боты освободятся.
analysis-failed = Разбор не закончен.
analysis-again = Попробовать ещё раз
analysis-accuracy = Точность решений
analysis-luck = Удача
analysis-luck-about = что дали и что отняли кубики, взятые и открытые карты
analysis-decisions = Решения
analysis-luck-gave = Удача, { $seat }: { $luck }
analysis-move = Ход { $move } из { $moves }
analysis-all = Все
analysis-mine = Мои
analysis-slips = Ошибки
analysis-mark-only = выбора не было
analysis-mark-best = лучшее
analysis-mark-fine = неплохо
analysis-mark-slip = неточность
analysis-mark-blunder = промах
analysis-mark-unseen = ещё не рассмотрено
analysis-legend-slip = неточность, от { $percent } %
analysis-legend-blunder = промах, от { $percent } %
analysis-percent = { $percent } %
analysis-minus = −{ $percent } %
analysis-plus = +{ $percent } %
analysis-played = Сыграно
analysis-better = Лучше
analysis-also = Ещё можно
analysis-why = Почему
analysis-why-none = Так говорят числа; одной причины нет.
analysis-reason-gains = { $term }: { $better } вместо { $other } (в очках)
analysis-reason-prevents = { $seat }, { $term }: { $better } вместо { $other } (в очках)
analysis-line = Что может последовать
analysis-play-on = Играть отсюда
analysis-as-puzzle = Спросить меня
analysis-learn = Учиться на своих ошибках
analysis-learn-about = { $count ->
    [one] { $count } ваше решение. Найдите выбор получше.
    [few] { $count } ваших решения, начиная с худшего. Найдите выбор получше.
   *[many] { $count } ваших решений, начиная с худшего. Найдите выбор получше.
 }
analysis-learn-question = Здесь вы выбрали иначе. Что лучше?
analysis-learn-right = Верно
analysis-learn-equal = Не хуже лучшего
analysis-learn-wrong = Не лучшее
analysis-learn-again = Так и было сыграно. Что лучше?
analysis-learn-show = Показать ответ
analysis-learn-next = Дальше
analysis-learn-done = Это было последнее.
analysis-learn-score = Найдено { $right } из { $total }
analysis-learn-leave = Назад к разбору
analysis-no-slips = Ошибок нет: каждое решение лучшее или близко к нему.
analysis-slip-number = Ошибка { $number } из { $total }
analysis-previous = Предыдущее решение
analysis-next = Следующее решение
analysis-previous-slip = Предыдущая ошибка
analysis-next-slip = Следующая ошибка
analysis-before-decision = Перед решением
analysis-open-board = Открыть в повторе
analysis-chart-about = Шансы по ходу партии. Стрелки ведут от решения к решению, с Shift от ошибки к ошибке.
analysis-reads = { $round ->
    [0] { $name }: с { $before } до { $after } процентов
   *[other] Раунд { $round }, { $name }: с { $before } до { $after } процентов
 }
analysis-dice-sum = Удача
analysis-decision-sum = Решения
analysis-import = Разобрать сохранённую партию
analysis-import-about = Файл законченной партии, который сохранил Longhall.
analysis-import-choose = Выбрать файл
analysis-keys = ← → решение, Shift ← → ошибка, P играть отсюда

refused-save = Это не сохранённая партия Longhall, или файл повреждён.
refused-save-rules = Партия сохранена по другим правилам, чем у этого сервера.
refused-save-corrected = Партию с исправленными картами можно разобрать только в терминале.
refused-analysis = Эту партию разобрать нельзя.

cli-analysis-seat = { $seat }: точность { $accuracy } %. Лучших: { $best }, неплохих: { $fine }, неточностей: { $slips }, промахов: { $blunders }.
cli-analysis-sums = Решения { $cost }, удача { $luck }
cli-analysis-decision = { $move }. { $seat }: { $choice }
