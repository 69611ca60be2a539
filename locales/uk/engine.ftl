# Що каже сам рушій, для будь-якої гри.

illegal-not-asked = Зараз вирішуєте не ви.
illegal-not-now = Зараз цього зробити не можна: вирішується інше.
illegal-over = Гру завершено.
refused-malformed = Це не запис дії.
setup-players = Ця гра для { $min }–{ $max } гравців, а не для { $players }.
setup-unknown-option = У грі немає такого налаштування.
setup-unknown-value = Налаштування не має такого значення.
setup-content = Виправлені дані не пасують до правил.
