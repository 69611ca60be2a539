# Что есть что в «Интригах Асгарда»: записки рядом с предметами и значки.

## Значки
asgard-sign-odin = { asgard-god-odin }
    .help = { asgard-will-odin }
asgard-sign-thor = { asgard-god-thor }
    .help = { asgard-will-thor }
asgard-sign-freya = { asgard-god-freya }
    .help = { asgard-will-freya }
asgard-sign-loki = { asgard-god-loki }
    .help = { asgard-will-loki }
asgard-sign-sif = { asgard-god-sif }
    .help = { asgard-will-sif }
asgard-sign-bragi = { asgard-god-bragi }
    .help = { asgard-will-bragi }
asgard-sign-heimdall = { asgard-god-heimdall }
    .help = { asgard-will-heimdall }
asgard-sign-double = Карта удвоения
    .help = Стопка с ней считается вдвое до конца раунда.

## Предметы
asgard-about-card = Считается верхний ас; нижняя половина не считается.
    .name = Карта двух асов
asgard-about-covered = Её нижнюю половину закрывают карты сверху.
    .name = Прикрытая карта
asgard-about-beneath = Её положил Тор: она считается за ту стопку, под которой лежит.
    .name = Карта лицом вниз
asgard-about-stack = Здесь ещё нет карт этого аса.
    .name = Пустая стопка
asgard-about-dispute = У нескольких внимания поровну. Они сравнивают стопки следующих асов по очереди, пока кто-то не окажется впереди.
    .name = Спор
asgard-about-goals = Когда этот ас пробудится в том раунде, добившийся расположения может превратить столько его карт в очки вместо исполнения воли.
    .name = Цели раундов
asgard-about-doubling = Фрея кладёт её к стопке, и та считается вдвое до конца раунда.
    .name = Карта удвоения
asgard-about-deck = Из неё раздают карты; из неё берёт Сиф.
    .name = Колода
asgard-about-passing = После каждой карты рука переходит к следующему игроку в этом направлении.
    .name = Передача карт
asgard-about-hand = Сейчас выкладывать нечего.
    .name = Ваши карты

## Виды
asgard-about-card-up = Сверху { $god }: карта считается за этого аса.
