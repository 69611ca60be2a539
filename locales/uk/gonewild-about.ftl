# Що є що в «Дикінгах»: нотатки поруч із речами та значки.

## Значки
gonewild-sign-beer = Пиво
    .help = Ним платять за карти та будівлі.
gonewild-sign-gold = Золото
    .help = Ним платять за карти та будівлі.
gonewild-sign-sword = Сила
    .help = Скільки карта додає до атаки.
gonewild-sign-shield = Захист
    .help = Атака має бути не слабшою.
gonewild-sign-town_hall = Ратуша
    .help = Її рівень обмежує кількість будівель.
gonewild-sign-barrel = Броварня
    .help = Робить пиво.
gonewild-sign-furnace = Плавильня
    .help = Робить золото.
gonewild-sign-barrels = Сховище пива
    .help = Зберігає пиво до наступних раундів.
gonewild-sign-chest = Сховище золота
    .help = Зберігає золото до наступних раундів.
gonewild-sign-longship = Драккар
    .help = Зберігає карту з руки до наступного раунду.
gonewild-sign-tavern = Таверна
    .help = Щораунду ви берете на карту більше.
gonewild-sign-builders_hammer = Будується
    .help = Запрацює з наступного раунду.
gonewild-sign-skull = Нежить
    .help = Атакуйте її на Шляху Одіна заради нагороди.
gonewild-sign-dragon = Дракон
    .help = Кожен може атакувати його раз за раунд.

## Речі
gonewild-about-path = Карти, доступні всім. Наприкінці раунду остання зникає й відкривається нова.
    .name = Шлях Одіна
gonewild-about-asgard = Ці карти не купують: їх дають позначки на доріжці очок.
    .name = Асґард
gonewild-about-attack = Сила проти захисту. Оборонець може відповісти реакціями.
    .name = Атака
gonewild-about-village = Ратуша й будівлі; число біля щита — їхній захист.
    .name = Поселення
gonewild-about-facts = Фішки пива та золота, карти на руці. Натисніть, щоб побачити все відоме про карти.
    .name = Фішки й карти
gonewild-about-missions = Виконавши, оголосіть його у свій хід; одне за раунд.
    .name = Завдання
gonewild-about-achievements = У кінці дає очки тому, хто попереду.
    .name = Досягнення
gonewild-about-claim = Очки дістаються вам одразу.
    .name = Оголосити завдання
gonewild-about-swap = Заплатіть золото й візьміть інше завдання.
    .name = Замінити завдання
gonewild-about-track = Очки всіх гравців. Хто дійде до кінця, робить раунд останнім.
    .name = Очки
gonewild-about-storing = Сховища бережуть фішки; що не вмістилося, згорає.
    .name = Зберігання
gonewild-about-exchange = Кілька одиниць одного ресурсу за одну іншого.
    .name = Обмін
gonewild-about-end-turn = Невитрачене пиво й золото з карт згорає.
    .name = Завершити хід
gonewild-about-piles = Колода, скид і розігране. Натисніть, щоб побачити все.
    .name = Ваші карти

## Види
gonewild-about-mark = Хто її досягне, бере карту Асґарда.
