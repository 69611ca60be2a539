# Командний рядок.

cli-welcome = Введіть номер варіанта або його запис у дужках. ? показує команди, ? 3 пояснює варіант 3.
cli-corrected = Ця партія йде з виправленнями власника.
cli-at-the-table = За столом
cli-you = Ви
cli-player = Гравець { $number }
cli-level-guest = Новачок
cli-level-karl = Воїн
cli-level-jarl = Ярл
cli-points = Очки
cli-used = використано
cli-on-turn = ходить

## Команди
cli-word-help = допомога
cli-word-more = далі
cli-word-board = поле
cli-word-hint = підказка
cli-word-undo = назад
cli-word-save = зберегти
cli-word-quit = вихід
cli-help-help = ця довідка, також ?; із номером: що означає цей варіант
cli-help-more = наступні варіанти довгого списку
cli-help-board = показати поле ще раз
cli-help-hint = що зробив би сильний бот
cli-help-undo = скасувати свій останній хід
cli-help-save = зберегти партію; можна вказати назву файлу
cli-help-quit = встати з-за столу
cli-help-rules = Правила
cli-nothing-more = Це все; решта в правилах.
cli-more = { $count ->
    [one] Ще { $count } варіант: введіть «далі» або його номер.
    [few] Ще { $count } варіанти: введіть «далі» або номер.
   *[many] Ще { $count } варіантів: введіть «далі» або номер.
 }
cli-no-such-number = { $count ->
    [1] Варіант лише один: введіть 1.
   *[other] Номери варіантів: від 1 до { $count }.
 }
cli-not-understood = { $count ->
    [1] Незрозуміло. Введіть 1 або запис у дужках; ? показує команди.
   *[other] Незрозуміло. Введіть число від 1 до { $count } або запис у дужках; ? показує команди.
 }
cli-thinking = Сильний бот думає секунду. Оцінка бота — ваш шанс на перемогу за кожного варіанта:
cli-saved = Збережено
cli-go-on = Щоб продовжити потім
cli-not-saved = Не збережено
cli-left = Ви встаєте з-за столу.
cli-left-unsaved = Партію не збережено. Наступного разу введіть «зберегти» перед «вихід».
cli-undone = Хід скасовано.
cli-nothing-to-undo = Скасовувати нічого.

## Кінець
cli-result = Партію завершено.
cli-total = Разом
cli-won = Ви перемогли!
cli-lost = Ви програли.
cli-winner = Перемога
cli-winners = Спільна перемога

## Список ігор
cli-games-players =
    { $least ->
        [1] { $most ->
            [1] гравців: 1
           *[other] гравців: 1–{ $most }
        }
       *[other] гравців: { $least }–{ $most }
    }
cli-games-corrected = — з виправленнями власника

## Поля
cli-asgard-wills = Аси в порядку пробудження та їхня воля:
cli-asgard-favoured = * зараз ас прихильний до цього гравця
cli-asgard-half-in-brackets = у дужках: друга половина верхньої карти
cli-asgard-goals = Цілі та скільки очок щонайбільше дає кожна:
cli-asgard-closed = закрита
cli-asgard-halves = Друга половина верхньої карти
cli-asgard-beneath = Карти Тора під стопками, вже полічені в них:
cli-champions-town = Місто: у дужках — що там є, після двокрапки — чиї робітники
cli-champions-player = { $name }: слава { $glory }, вождь { $leader }
cli-champions-first = перший гравець
cli-champions-workers = вільних робітників: { $idle } з { $count }
cli-champions-red = червоний
cli-champions-blue = синій
cli-champions-yellow = жовтий
cli-gonewild-points = ПО — переможні очки.
cli-gonewild-strength = Сила
cli-gonewild-defence = Захист
cli-gonewild-cost = Ціна
cli-gonewild-left = Залишилося
cli-gonewild-achievements = Досягнення і хто попереду
cli-gonewild-player = { $name }: { $points } ПО; на руці { $hand }, колода { $deck }, скид { $discard }
cli-gonewild-mission = Завдання «{ $mission }» за { $points } ПО: { $need } ({ $have } з { $of })
cli-tinyepic-god = Бог
cli-tinyepic-rune = Руна
cli-tinyepic-fury = Лють
cli-tinyepic-pays = Очки за руну зараз
cli-tinyepic-island = Острів
cli-tinyepic-holder = Чия руна
cli-tinyepic-influence = Вплив
cli-tinyepic-docks = Доки кожного острова: куди вони звернені
cli-tinyepic-open-sea = відкрите море
cli-tinyepic-village = селище
cli-tinyepic-chieftain = вождь ворога
cli-tinyepic-boat = { $count ->
    [0] човен
   *[other] човен { $count }
 }
cli-tinyepic-at-sea = Човни у фіордах
cli-tinyepic-favors = Карти прихильності: руни (переможцеві; вартість зараз)
cli-tinyepic-without-favors = без карт прихильності
cli-tinyepic-pieces = поселенців удома { $settlers }, селищ { $villages }, карт прихильності { $favors }
cli-tinyepic-enemy-pieces = удома: поселенців { $settlers }, човнів { $boats }, храмів { $temples }; карт прихильності { $favors }
cli-tinyepic-active = активні руни
cli-tinyepic-row = Розіграно
cli-tinyepic-strength = сила { $count }
cli-tinyepic-spaces = поділки
cli-feast-taken = Зайняті комірки: скільки вікінгів для кожної треба
cli-feast-player = { $name }: очок { $points }; вільних вікінгів { $vikings }; дохід { $income }; клітинок учти { $cells }
cli-feast-played = Професії
cli-feast-hand = На руці
cli-feast-table = Учтовий стіл за клітинками
cli-feast-grid = ■ закрито, − відкрита клітинка забирає очко, число дає дохід, * бонус, x не закривають ніколи
cli-feast-good-place = Добре місце
cli-feast-other-places = Інші місця
cli-feast-spaces = { $count ->
    [one] { $count } комірка дій
    [few] { $count } комірки дій
   *[many] { $count } комірок дій
 }
cli-feast-spaces-how = Ліворуч від стрілки — що потрібно: плата, а також кораблі й тварини, які ви повинні мати і які залишаються у вас. Праворуч — що ви отримуєте.
cli-feast-draws = ви також берете карту професії
cli-feast-plays = перед дією можна розіграти карту професії
cli-feast-players = кількість гравців
cli-feast-round = номер раунду
cli-feast-face-mountain = ресурси з жетона гір
cli-feast-face-up = підняти товар на колір
cli-feast-face-up2 = підняти товар на два кольори
cli-feast-face-weapon = карта зброї
cli-feast-face-d8 = восьмигранний кубик
cli-feast-face-d12 = дванадцятигранний кубик
cli-feast-face-tongs = жетон із кліщами
cli-feast-face-blue = синій жетон
cli-feast-face-green-blue = зелені товари синім боком, по одному кожного виду
cli-feast-face-occupation = карта професії
