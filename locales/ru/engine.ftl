# Что говорит сам движок, для любой игры.

illegal-not-asked = Сейчас решаете не вы.
illegal-not-now = Сейчас этого сделать нельзя: решается другой вопрос.
illegal-over = Партия окончена.
refused-malformed = Такого действия нет.
setup-players = Эта игра для { $min }–{ $max } игроков, а не для { $players }.
setup-unknown-option = В игре нет такой настройки.
setup-unknown-value = У настройки нет такого значения.
setup-content = С таким значением по правилам играть нельзя.
setup-content-syntax = Эта строка записана не по правилам TOML.
setup-content-no-section = Такого раздела в игре нет.
setup-content-no-item = Такой карты или клетки в игре нет.
setup-content-no-field = Такого значения здесь нет.
setup-content-wrong-type = Здесь должно стоять значение другого вида.

# Игрок во фразе: имя или местоимение, если читает сам игрок.
seat-name = { $name }
    .nom = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
seat-you = вы
    .nom = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами

# Несколько вещей в одной фразе.
list-two = { $head } и { $last }
list-more = { $head } и { $last }
