# Що каже сам рушій, для будь-якої гри.

illegal-not-asked = Зараз вирішуєте не ви.
illegal-not-now = Зараз цього зробити не можна: вирішується інше питання.
illegal-over = Партію завершено.
refused-malformed = Такої дії немає.
setup-players = Ця гра для { $min }–{ $max } гравців, а не для { $players }.
setup-unknown-option = У грі немає такого налаштування.
setup-unknown-value = Налаштування не має такого значення.
setup-content = З таким значенням за правилами грати не можна.
setup-content-syntax = Цей рядок записано не за правилами TOML.
setup-content-no-section = Такого розділу в грі немає.
setup-content-no-item = Такої карти чи клітинки в грі немає.
setup-content-no-field = Такого значення тут немає.
setup-content-wrong-type = Тут має стояти значення іншого виду.

# Гравець у реченні: ім’я або займенник, якщо читає сам гравець.
seat-name = { $name }
    .nom = { $name }
    .gen = гравця { $name }
    .dat = гравцеві { $name }
    .acc = гравця { $name }
    .ins = гравцем { $name }
seat-you = ви
    .nom = ви
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами

# Кілька речей в одному реченні.
list-two = { $head } і { $last }
list-more = { $head } і { $last }
