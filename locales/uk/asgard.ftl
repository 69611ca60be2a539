# Інтриги Асґарда.

asgard-name = Інтриги Асґарда
asgard-tagline = Розігруйте дволикі карти й здобувайте прихильність сімох асів.

## Аси
asgard-god-odin = Одін
    .gen = Одіна
    .dat = Одінові
    .acc = Одіна
    .ins = Одіном
    .icon = odin
asgard-god-thor = Тор
    .gen = Тора
    .dat = Торові
    .acc = Тора
    .ins = Тором
    .icon = thor
asgard-god-freya = Фрея
    .gen = Фреї
    .dat = Фреї
    .acc = Фрею
    .ins = Фреєю
    .icon = freya
asgard-god-loki = Локі
    .gen = Локі
    .dat = Локі
    .acc = Локі
    .ins = Локі
    .icon = loki
asgard-god-sif = Сіф
    .gen = Сіф
    .dat = Сіф
    .acc = Сіф
    .ins = Сіф
    .icon = sif
asgard-god-bragi = Браґі
    .gen = Браґі
    .dat = Браґі
    .acc = Браґі
    .ins = Браґі
    .icon = bragi
asgard-god-heimdall = Геймдалль
    .gen = Геймдалля
    .dat = Геймдаллеві
    .acc = Геймдалля
    .ins = Геймдаллем
    .icon = heimdall

## Налаштування
asgard-option-covered_halves_shown = Накриті половини
    .help = Чи можна подивитися другого аса на накритій карті. За правилами не можна: запам’ятовуйте.
asgard-option-covered_halves_shown-off = приховані, як у правилах
asgard-option-covered_halves_shown-on = видимі всім
asgard-option-goal_caps = Вартість цілей
    .help = Малюнок у правилах можна зрозуміти двояко. Оберіть, скільки щонайбільше очок дає кожна ціль у кожному раунді.
asgard-option-goal_caps-top = раунд 1: 3; раунд 2: 3, 2; раунд 3: 3, 2, 1
asgard-option-goal_caps-bottom = раунд 1: 1; раунд 2: 2, 1; раунд 3: 3, 2, 1

## Фази
asgard-phase-deal = Роздача
asgard-phase-contest = Боротьба
asgard-phase-awakening = Пробудження
asgard-phase-last = Підсумковий підрахунок
asgard-over = Партію завершено

## Воля асів одним рядком
asgard-will-odin = обернути верхню карту однієї зі своїх стопок
asgard-will-thor = перекласти всі свої карти Тора під іншу свою стопку
asgard-will-freya = покласти карту подвоєння до однієї зі своїх стопок
asgard-will-loki = обернути будь-яку відкриту карту суперника
asgard-will-sif = узяти карту з колоди й розіграти її
asgard-will-bragi = обмінятися картою із суперником
asgard-will-heimdall = перетворити карту Геймдалля на очко

## Запитання
asgard-ask-card = Оберіть карту й аса, який буде зверху
asgard-ask-card-detail = Усі карти відкриються разом. До того можна передумати.
asgard-ask-change = Ви обрали карту
asgard-ask-change-detail = Поки обрали не всі, можна передумати.
asgard-ask-goal-or-will = Ви здобули прихильність { $god_gen }: ціль чи воля?
asgard-ask-goal-or-will-detail = { $cap ->
    [1] Ціль: перетворіть на очко одну карту { $god_gen }.
   *[other] Ціль: перетворіть на очки до { $cap } карт { $god_gen }.
 } Або виконайте волю.
asgard-ask-score = { $left ->
    [1] Перетворити на очко ще одну карту { $god_gen }?
   *[other] Перетворіть карти { $god_gen } на очки: ще не більше ніж { $left }
 }
asgard-ask-score-detail = Зупинитися можна будь-коли, навіть одразу.
asgard-ask-place = Ви взяли карту «{ $one } і { $other }»: хто буде зверху?
asgard-ask-take = Ви віддаєте карту { $god_gen }. Яку берете натомість?
asgard-ask-odin = Воля Одіна: оберніть одну з верхніх карт
asgard-ask-odin-detail = Вона перейде до стопки іншого свого аса. Накриті карти обертати не можна.
asgard-ask-thor = Воля Тора: під яку стопку?
asgard-ask-thor-detail = Усі ваші карти Тора ляжуть долілиць під одну іншу вашу стопку й рахуватимуться картами її аса.
asgard-ask-freya = Воля Фреї: подвойте одну зі своїх стопок
asgard-ask-freya-detail = До кінця раунду вона рахується вдвічі.
asgard-ask-loki = Воля Локі: оберніть карту суперника
asgard-ask-loki-detail = Будь-яку відкриту, навіть накриту іншими, але підглядати не можна.
asgard-ask-sif = Воля Сіф: розіграйте взяту карту
asgard-ask-sif-detail = Оберіть, який ас буде зверху.
asgard-ask-bragi = Воля Браґі: яку карту віддаєте?
asgard-ask-bragi-detail = Потім оберіть карту суперника. Відмовитися він не може.
asgard-ask-heimdall = Воля Геймдалля: перетворіть карту на очко
asgard-ask-heimdall-detail = Будь-яку карту зі стопки Геймдалля, зокрема й карту Тора під нею.
asgard-ask-last = Підсумковий підрахунок: перетворити карту { $god_gen } на очко?
asgard-ask-last-detail = Можна й залишити її: карти в стопках вирішують суперечки й нічиї.

## Варіанти
asgard-do-lay = Зверху { $god } (знизу { $down })
asgard-do-goal = Досягти цілі { $god_gen }
asgard-do-will = Виконати волю { $god_gen }: { $will }
asgard-do-score = Перетворити на очко карту { $god_gen } ({ $which })
asgard-do-stop = Залишити карти в стопці
asgard-do-turn = Обернути карту: { $god } → { $to }
asgard-do-under = Під стопку { $god_gen }
asgard-do-double = Подвоїти стопку { $god_gen }: { $from } → { $to }
asgard-do-trick = Обернути карту { $god_gen } у { $owner_gen } ({ $which })
asgard-do-give = Віддати карту { $god_gen } ({ $which })
asgard-do-take = Узяти карту { $god_gen } у { $owner_gen } ({ $which })
asgard-card-seen = № { $place } знизу, на іншій половині { $other }
asgard-card-covered = № { $place } знизу, накрита
asgard-card-beneath = карта Тора № { $place } під стопкою

## Журнал
asgard-log-dealt = { $cards ->
    [one] Раунд { $round }: кожен отримує { $cards } карту
    [few] Раунд { $round }: кожен отримує { $cards } карти
   *[many] Раунд { $round }: кожен отримує { $cards } карт
 }
asgard-log-goal-opened = Відкрито ціль { $god_gen }: { $cap ->
    [1] 1 очко
   *[other] до { $cap } очок
 }
asgard-log-opened = { $seat_you ->
    [yes] Ви розігруєте { $god_acc }
   *[no] { $seat } розігрує { $god_acc }
 }
asgard-log-passed-left = Карти передають сусідові ліворуч
asgard-log-passed-right = Карти передають сусідові праворуч
asgard-log-favoured = { $seat_you ->
    [yes] Ви здобуваєте прихильність { $god_gen } (увага: { $attention })
   *[no] { $seat } здобуває прихильність { $god_gen } (увага: { $attention })
 }
asgard-log-dispute = { $seat_you ->
    [yes] Суперечка за { $god_acc } між { $contenders_ins }: ви виграєте завдяки картам { $decided_gen }
   *[no] Суперечка за { $god_acc } між { $contenders_ins }: { $seat } виграє завдяки картам { $decided_gen }
 }
asgard-log-ignored = Ні в кого немає карт { $god_gen }
asgard-log-undecided = У суперечці за { $god_acc } цілковита рівність: прихильності не здобуває ніхто
asgard-log-goal = { $seat_you ->
    [yes] Ви досягаєте цілі { $god_gen }
   *[no] { $seat } досягає цілі { $god_gen }
 }
asgard-log-scored = { $seat_you ->
    [yes] Ви перетворюєте карту { $god_gen } на очко
   *[no] { $seat } перетворює карту { $god_gen } на очко
 }
asgard-log-scored-beneath = { $seat_you ->
    [yes] Ви перетворюєте на очко карту Тора з-під стопки { $god_gen }
   *[no] { $seat } перетворює на очко карту Тора з-під стопки { $god_gen }
 }
asgard-log-scored-nothing = { $seat_you ->
    [yes] Ви більше не перетворюєте карти { $god_gen } на очки
   *[no] { $seat } більше не перетворює карти { $god_gen } на очки
 }
asgard-log-turned-own = { $seat_you ->
    [yes] Ви обертаєте свою карту: { $god } → { $to }
   *[no] { $seat } обертає свою карту: { $god } → { $to }
 }
asgard-log-turned = { $seat_you ->
    [yes] Ви обертаєте карту { $owner_gen }: { $god } → { $to }
   *[no] { $owner_you ->
        [yes] { $seat } обертає вашу карту: { $god } → { $to }
       *[no] { $seat } обертає карту { $owner_gen }: { $god } → { $to }
     }
 }
asgard-log-thor-moved = { $seat_you ->
    [yes] Ви кладете { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
     } Тора під стопку { $god_gen }
   *[no] { $seat } кладе { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
     } Тора під стопку { $god_gen }
 }
asgard-log-thor-returned = { $cards ->
    [one] { $cards } карта Тора повертається до { $seat_gen } з-під стопки { $god_gen }
    [few] { $cards } карти Тора повертаються до { $seat_gen } з-під стопки { $god_gen }
   *[many] { $cards } карт Тора повертаються до { $seat_gen } з-під стопки { $god_gen }
 }
asgard-log-doubled = { $seat_you ->
    [yes] Ви подвоюєте стопку { $god_gen }
   *[no] { $seat } подвоює стопку { $god_gen }
 }
asgard-log-doubling-returned = Карта подвоєння повертається в центр столу
asgard-log-drew = { $seat_you ->
    [yes] Ви берете карту «{ $god } і { $other }»
   *[no] { $seat } бере карту «{ $god } і { $other }»
 }
asgard-log-placed = { $seat_you ->
    [yes] Ви кладете { $god_acc }
   *[no] { $seat } кладе { $god_acc }
 }
asgard-log-exchanged = { $seat_you ->
    [yes] Ви віддаєте { $other_dat } { $god_acc } й берете { $took_acc }
   *[no] { $seat } віддає { $other_dat } { $god_acc } й бере { $took_acc }
 }
asgard-log-no-effect = Воля { $god_gen } нічого не змінює
asgard-log-ended = Партію завершено

## Очки
asgard-score-goals = Цілі
asgard-score-heimdall = Воля Геймдалля
asgard-score-last = Підсумковий підрахунок
asgard-tie-break = карти, що залишилися, починаючи з Одіна

## Чому не можна
asgard-illegal-not-in-hand = Цієї карти немає у вас на руці.
asgard-illegal-other-stack = Зараз перетворювати на очки можна лише карти аса, що пробудився.
asgard-illegal-no-such-card = У цій стопці немає такої карти.
asgard-illegal-no-such-stack = У вас немає стопки цього аса.
asgard-illegal-thor-under-thor = Карти Тора кладуть під стопку іншого аса.
asgard-illegal-thor-new-stack = Карти Тора не можуть почати нову стопку: карт цього аса у вас немає.
asgard-illegal-own-card = Потрібна карта суперника.
asgard-illegal-face-down = Карти, що лежать долілиць, обирати не можна, лише відкриті.
asgard-illegal-no-such-player = За цим столом немає такого гравця.
asgard-illegal-not-the-drawn-card = Розіграйте взяту карту.
