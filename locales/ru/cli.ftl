# Командная строка.

cli-welcome = Введите номер варианта или его запись в скобках. ? показывает команды, ? 3 объясняет вариант 3.
cli-corrected = Эта партия идёт с поправками владельца.
cli-at-the-table = За столом
cli-you = Вы
cli-player = Игрок { $number }
cli-level-guest = Новичок
cli-level-karl = Дружинник
cli-level-jarl = Ярл
cli-points = Очки
cli-used = использована
cli-on-turn = ходит

## Команды
cli-word-help = помощь
cli-word-more = дальше
cli-word-board = поле
cli-word-hint = подсказка
cli-word-undo = назад
cli-word-save = сохранить
cli-word-quit = выход
cli-help-help = эта справка, также ?; с номером: что значит этот вариант
cli-help-more = следующие варианты длинного списка
cli-help-board = показать поле ещё раз
cli-help-hint = что сделал бы сильный бот
cli-help-undo = отменить свой последний ход
cli-help-save = сохранить партию; можно указать имя файла
cli-help-quit = встать из-за стола
cli-help-rules = Правила
cli-nothing-more = Это всё; остальное в правилах.
cli-more = { $count ->
    [one] Ещё { $count } вариант: введите «дальше» или его номер.
    [few] Ещё { $count } варианта: введите «дальше» или номер.
   *[many] Ещё { $count } вариантов: введите «дальше» или номер.
 }
cli-no-such-number = { $count ->
    [1] Вариант только один: введите 1.
   *[other] Номера вариантов: от 1 до { $count }.
 }
cli-not-understood = { $count ->
    [1] Непонятно. Введите 1 или запись в скобках; ? показывает команды.
   *[other] Непонятно. Введите число от 1 до { $count } или запись в скобках; ? показывает команды.
 }
cli-thinking = Сильный бот думает секунду. Оценка бота — ваш шанс на победу при каждом варианте:
cli-saved = Сохранено
cli-go-on = Чтобы продолжить потом
cli-not-saved = Не сохранено
cli-left = Вы встаёте из-за стола.
cli-left-unsaved = Партия не сохранена. В следующий раз сначала введите «сохранить», потом «выход».
cli-undone = Ход отменён.
cli-nothing-to-undo = Отменять нечего.

## Конец
cli-result = Партия окончена.
cli-total = Всего
cli-won = Вы победили!
cli-lost = Вы проиграли.
cli-winner = Победа
cli-winners = Общая победа

## Список игр
cli-games-players =
    { $least ->
        [1] { $most ->
            [1] игроков: 1
           *[other] игроков: 1–{ $most }
        }
       *[other] игроков: { $least }–{ $most }
    }
cli-games-corrected = — с поправками владельца

## Поля
cli-asgard-wills = Асы в порядке пробуждения и их воля:
cli-asgard-favoured = * сейчас ас благоволит этому игроку
cli-asgard-half-in-brackets = в скобках: другая половина верхней карты
cli-asgard-goals = Цели и сколько очков самое большее даёт каждая:
cli-asgard-closed = закрытая
cli-asgard-halves = Другая половина верхней карты
cli-asgard-beneath = Карты Тора под стопками, уже сосчитанные в них:
cli-champions-town = Город: в скобках — что там есть, после двоеточия — чьи рабочие
cli-champions-player = { $name }: слава { $glory }, вождь { $leader }
cli-champions-first = первый игрок
cli-champions-workers = свободных рабочих: { $idle } из { $count }
cli-champions-red = красный
cli-champions-blue = синий
cli-champions-yellow = жёлтый
cli-gonewild-points = ПО — победные очки.
cli-gonewild-strength = Сила
cli-gonewild-defence = Защита
cli-gonewild-cost = Цена
cli-gonewild-left = Осталось
cli-gonewild-achievements = Достижения и кто впереди
cli-gonewild-player = { $name }: { $points } ПО; на руке { $hand }, колода { $deck }, сброс { $discard }
cli-gonewild-mission = Задание «{ $mission }» за { $points } ПО: { $need } ({ $have } из { $of })
cli-tinyepic-god = Бог
cli-tinyepic-rune = Руна
cli-tinyepic-fury = Ярость
cli-tinyepic-pays = Очки за руну сейчас
cli-tinyepic-island = Остров
cli-tinyepic-holder = Чья руна
cli-tinyepic-influence = Влияние
cli-tinyepic-docks = Причалы каждого острова: куда они обращены
cli-tinyepic-open-sea = открытое море
cli-tinyepic-village = селение
cli-tinyepic-chieftain = вождь врага
cli-tinyepic-boat = { $count ->
    [0] ладья
   *[other] ладья { $count }
 }
cli-tinyepic-at-sea = Ладьи во фьордах
cli-tinyepic-favors = Карты благосклонности: руны (победителю; ценность сейчас)
cli-tinyepic-without-favors = без карт благосклонности
cli-tinyepic-pieces = поселенцев дома { $settlers }, селений { $villages }, карт благосклонности { $favors }
cli-tinyepic-enemy-pieces = дома: поселенцев { $settlers }, ладей { $boats }, храмов { $temples }; карт благосклонности { $favors }
cli-tinyepic-active = активные руны
cli-tinyepic-row = Разыграно
cli-tinyepic-strength = сила { $count }
cli-tinyepic-spaces = деления
cli-feast-taken = Занятые ячейки: сколько викингов они требуют
cli-feast-player = { $name }: очков { $points }; свободных викингов { $vikings }; доход { $income }; клеток пира { $cells }
cli-feast-played = Профессии
cli-feast-hand = На руке
cli-feast-table = Пиршественный стол по клеткам
cli-feast-grid = ■ закрыто, − открытая клетка отнимает очко, число даёт доход, * бонус, x не закрывают никогда
cli-feast-good-place = Хорошее место
cli-feast-other-places = Другие места
cli-feast-spaces = { $count ->
    [one] { $count } ячейка действий
    [few] { $count } ячейки действий
   *[many] { $count } ячеек действий
 }
cli-feast-spaces-how = Слева от стрелки — что нужно: плата, а также корабли и животные, которые должны у вас быть и остаются у вас. Справа — что вы получаете.
cli-feast-draws = вы также берёте карту профессии
cli-feast-plays = перед действием можно разыграть карту профессии
cli-feast-players = число игроков
cli-feast-round = номер раунда
cli-feast-face-mountain = ресурсы с жетона гор
cli-feast-face-up = улучшить товар на ступень
cli-feast-face-up2 = улучшить товар на две ступени
cli-feast-face-weapon = карта оружия
cli-feast-face-d8 = восьмигранный кубик
cli-feast-face-d12 = двенадцатигранный кубик
cli-feast-face-tongs = жетон с клещами
cli-feast-face-blue = синий жетон
cli-feast-face-green-blue = зелёные товары синей стороной, по одному каждого вида
cli-feast-face-occupation = карта профессии
