# Командная строка.

cli-welcome = Число или запись в скобках делает выбор; ? показывает остальные команды.
cli-corrected = Эта игра идёт с поправками владельца.
cli-help = ?  эта справка
    undo  отменить последний шаг
    hint  что сделал бы сильный бот
    save ФАЙЛ  записать игру в файл
    board  показать положение ещё раз
    quit  встать из-за стола
cli-you = Вы
cli-level-guest = Гость
cli-level-karl = Карл
cli-level-jarl = Ярл
cli-thinking = Думаю секунду…
cli-saved = Сохранено
cli-nothing-to-undo = Отменять нечего.
cli-result = Игра окончена.
cli-total = Всего
cli-winner = Победа
cli-games-corrected = — с поправками владельца
cli-asgard-goals = Цели
cli-asgard-hand = Ваша рука
cli-feast-hand = На руке
cli-feast-vikings = Викинги
