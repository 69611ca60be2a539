# Что говорит сам движок, для любой игры.

illegal-not-asked = Сейчас решаете не вы.
illegal-not-now = Сейчас этого сделать нельзя: решается другое.
illegal-over = Игра окончена.
refused-malformed = Это не запись действия.
setup-players = Эта игра для { $min }–{ $max } игроков, а не для { $players }.
setup-unknown-option = В игре нет такой настройки.
setup-unknown-value = У настройки нет такого значения.
setup-content = Исправленные данные не подходят к правилам.
