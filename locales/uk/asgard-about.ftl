# Що є що в «Інтригах Асґарда»: нотатки поруч із речами та значки.

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
asgard-sign-double = Карта подвоєння
    .help = Стопка з нею рахується вдвічі до кінця раунду.

## Речі
asgard-about-card = Рахується верхній ас; нижня половина не рахується.
    .name = Карта двох асів
asgard-about-covered = Її нижню половину закривають карти зверху.
    .name = Прикрита карта
asgard-about-beneath = Її поклав Тор: вона рахується за ту стопку, під якою лежить.
    .name = Карта долілиць
asgard-about-stack = Тут ще немає карт цього аса.
    .name = Порожня стопка
asgard-about-dispute = У кількох уваги порівну. Вони порівнюють стопки наступних асів по черзі, доки хтось не опиниться попереду.
    .name = Суперечка
asgard-about-goals = Коли цей ас пробудиться в тому раунді, той, хто здобув прихильність, може перетворити стільки його карт на очки замість виконання волі.
    .name = Цілі раундів
asgard-about-doubling = Фрея кладе її до стопки, і та рахується вдвічі до кінця раунду.
    .name = Карта подвоєння
asgard-about-deck = З неї роздають карти; з неї бере Сіф.
    .name = Колода
asgard-about-passing = Після кожної карти рука переходить до наступного гравця в цьому напрямку.
    .name = Передача карт
asgard-about-hand = Зараз викладати нічого.
    .name = Ваші карти

## Види
asgard-about-card-up = Зверху { $god }: карта рахується за цього аса.
