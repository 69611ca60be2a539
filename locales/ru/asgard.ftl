# Интриги Асгарда.

asgard-name = Интриги Асгарда
asgard-tagline = Разыгрывайте двуликие карты и добивайтесь расположения семи асов.

## Асы
asgard-god-odin = Один
    .gen = Одина
    .dat = Одину
    .acc = Одина
    .ins = Одином
    .icon = odin
asgard-god-thor = Тор
    .gen = Тора
    .dat = Тору
    .acc = Тора
    .ins = Тором
    .icon = thor
asgard-god-freya = Фрея
    .gen = Фреи
    .dat = Фрее
    .acc = Фрею
    .ins = Фреей
    .icon = freya
asgard-god-loki = Локи
    .gen = Локи
    .dat = Локи
    .acc = Локи
    .ins = Локи
    .icon = loki
asgard-god-sif = Сиф
    .gen = Сиф
    .dat = Сиф
    .acc = Сиф
    .ins = Сиф
    .icon = sif
asgard-god-bragi = Браги
    .gen = Браги
    .dat = Браги
    .acc = Браги
    .ins = Браги
    .icon = bragi
asgard-god-heimdall = Хеймдалль
    .gen = Хеймдалля
    .dat = Хеймдаллю
    .acc = Хеймдалля
    .ins = Хеймдаллем
    .icon = heimdall

## Настройки
asgard-option-covered_halves_shown = Накрытые половины
    .help = Можно ли посмотреть второго аса на накрытой карте. По правилам нельзя: запоминайте.
asgard-option-covered_halves_shown-off = скрыты, как в правилах
asgard-option-covered_halves_shown-on = видны всем
asgard-option-goal_caps = Стоимость целей
    .help = Рисунок в правилах можно понять двояко. Выберите, сколько очков самое большее даёт каждая цель по раундам.
asgard-option-goal_caps-top = раунд 1: 3; раунд 2: 3, 2; раунд 3: 3, 2, 1
asgard-option-goal_caps-bottom = раунд 1: 1; раунд 2: 2, 1; раунд 3: 3, 2, 1

## Фазы
asgard-phase-deal = Раздача
asgard-phase-contest = Борьба
asgard-phase-awakening = Пробуждение
asgard-phase-last = Заключительный подсчёт
asgard-over = Партия окончена

## Воля асов одной строкой
asgard-will-odin = повернуть верхнюю карту одной из своих стопок
asgard-will-thor = переложить все свои карты Тора под другую свою стопку
asgard-will-freya = положить карту удвоения к одной из своих стопок
asgard-will-loki = повернуть любую открытую карту соперника
asgard-will-sif = взять карту из колоды и разыграть её
asgard-will-bragi = обменяться картой с соперником
asgard-will-heimdall = превратить карту Хеймдалля в очко

## Вопросы
asgard-ask-card = Выберите карту и аса, который будет сверху
asgard-ask-card-detail = Все карты откроются вместе. До этого можно передумать.
asgard-ask-change = Вы выбрали карту
asgard-ask-change-detail = Пока выбрали не все, можно передумать.
asgard-ask-goal-or-will = Вы добились расположения { $god_gen }: цель или воля?
asgard-ask-goal-or-will-detail = { $cap ->
    [1] Цель: превратите в очко одну карту { $god_gen }.
   *[other] Цель: превратите в очки до { $cap } карт { $god_gen }.
 } Или исполните волю.
asgard-ask-score = { $left ->
    [1] Превратить в очко ещё одну карту { $god_gen }?
   *[other] Превратите карты { $god_gen } в очки: ещё не больше { $left }
 }
asgard-ask-score-detail = Остановиться можно в любой момент, даже сразу.
asgard-ask-place = Вы взяли карту «{ $one } и { $other }»: кто будет сверху?
asgard-ask-take = Вы отдаёте карту { $god_gen }. Какую берёте взамен?
asgard-ask-odin = Воля Одина: поверните одну из верхних карт
asgard-ask-odin-detail = Она перейдёт в стопку другого своего аса. Накрытые карты повернуть нельзя.
asgard-ask-thor = Воля Тора: под какую стопку?
asgard-ask-thor-detail = Все ваши карты Тора лягут рубашкой вверх под одну другую вашу стопку и будут считаться картами её аса.
asgard-ask-freya = Воля Фреи: удвойте одну из своих стопок
asgard-ask-freya-detail = До конца раунда она считается вдвое.
asgard-ask-loki = Воля Локи: поверните карту соперника
asgard-ask-loki-detail = Любую открытую, даже накрытую другими, но подсматривать нельзя.
asgard-ask-sif = Воля Сиф: разыграйте взятую карту
asgard-ask-sif-detail = Выберите, какой ас будет сверху.
asgard-ask-bragi = Воля Браги: какую карту отдаёте?
asgard-ask-bragi-detail = Потом выберите карту соперника. Отказаться он не может.
asgard-ask-heimdall = Воля Хеймдалля: превратите карту в очко
asgard-ask-heimdall-detail = Любую карту из стопки Хеймдалля, в том числе карту Тора под ней.
asgard-ask-last = Заключительный подсчёт: превратить карту { $god_gen } в очко?
asgard-ask-last-detail = Можно и оставить её: карты в стопках решают споры и ничьи.

## Варианты
asgard-do-lay = Сверху { $god } (снизу { $down })
asgard-do-goal = Достичь цели { $god_gen }
asgard-do-will = Исполнить волю { $god_gen }: { $will }
asgard-do-score = Превратить в очко карту { $god_gen } ({ $which })
asgard-do-stop = Оставить карты в стопке
asgard-do-turn = Повернуть карту: { $god } → { $to }
asgard-do-under = Под стопку { $god_gen }
asgard-do-double = Удвоить стопку { $god_gen }: { $from } → { $to }
asgard-do-trick = Повернуть карту { $god_gen } у { $owner_gen } ({ $which })
asgard-do-give = Отдать карту { $god_gen } ({ $which })
asgard-do-take = Взять карту { $god_gen } у { $owner_gen } ({ $which })
asgard-card-seen = { $place }-я снизу, на другой половине { $other }
asgard-card-covered = { $place }-я снизу, накрыта
asgard-card-beneath = { $place }-я карта Тора под стопкой

## Журнал
asgard-log-dealt = { $cards ->
    [one] Раунд { $round }: каждый получает { $cards } карту
    [few] Раунд { $round }: каждый получает { $cards } карты
   *[many] Раунд { $round }: каждый получает { $cards } карт
 }
asgard-log-goal-opened = Открыта цель { $god_gen }: { $cap ->
    [1] 1 очко
   *[other] до { $cap } очков
 }
asgard-log-opened = { $seat_you ->
    [yes] Вы разыгрываете { $god_acc }
   *[no] { $seat } разыгрывает { $god_acc }
 }
asgard-log-passed-left = Карты передают соседу слева
asgard-log-passed-right = Карты передают соседу справа
asgard-log-favoured = { $seat_you ->
    [yes] Вы добиваетесь расположения { $god_gen } (внимание: { $attention })
   *[no] { $seat } добивается расположения { $god_gen } (внимание: { $attention })
 }
asgard-log-dispute = { $seat_you ->
    [yes] Спор за { $god_acc } между { $contenders_ins }: вы выигрываете благодаря картам { $decided_gen }
   *[no] Спор за { $god_acc } между { $contenders_ins }: { $seat } выигрывает благодаря картам { $decided_gen }
 }
asgard-log-ignored = Ни у кого нет карт { $god_gen }
asgard-log-undecided = В споре за { $god_acc } полное равенство: расположения не добивается никто
asgard-log-goal = { $seat_you ->
    [yes] Вы достигаете цели { $god_gen }
   *[no] { $seat } достигает цели { $god_gen }
 }
asgard-log-scored = { $seat_you ->
    [yes] Вы превращаете карту { $god_gen } в очко
   *[no] { $seat } превращает карту { $god_gen } в очко
 }
asgard-log-scored-beneath = { $seat_you ->
    [yes] Вы превращаете в очко карту Тора из-под стопки { $god_gen }
   *[no] { $seat } превращает в очко карту Тора из-под стопки { $god_gen }
 }
asgard-log-scored-nothing = { $seat_you ->
    [yes] Вы больше не превращаете карты { $god_gen } в очки
   *[no] { $seat } больше не превращает карты { $god_gen } в очки
 }
asgard-log-turned-own = { $seat_you ->
    [yes] Вы поворачиваете свою карту: { $god } → { $to }
   *[no] { $seat } поворачивает свою карту: { $god } → { $to }
 }
asgard-log-turned = { $seat_you ->
    [yes] Вы поворачиваете карту { $owner_gen }: { $god } → { $to }
   *[no] { $owner_you ->
        [yes] { $seat } поворачивает вашу карту: { $god } → { $to }
       *[no] { $seat } поворачивает карту { $owner_gen }: { $god } → { $to }
     }
 }
asgard-log-thor-moved = { $seat_you ->
    [yes] Вы кладёте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
     } Тора под стопку { $god_gen }
   *[no] { $seat } кладёт { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
     } Тора под стопку { $god_gen }
 }
asgard-log-thor-returned = { $cards ->
    [one] { $cards } карта Тора возвращается к { $seat_dat } из-под стопки { $god_gen }
    [few] { $cards } карты Тора возвращаются к { $seat_dat } из-под стопки { $god_gen }
   *[many] { $cards } карт Тора возвращаются к { $seat_dat } из-под стопки { $god_gen }
 }
asgard-log-doubled = { $seat_you ->
    [yes] Вы удваиваете стопку { $god_gen }
   *[no] { $seat } удваивает стопку { $god_gen }
 }
asgard-log-doubling-returned = Карта удвоения возвращается в центр стола
asgard-log-drew = { $seat_you ->
    [yes] Вы берёте карту «{ $god } и { $other }»
   *[no] { $seat } берёт карту «{ $god } и { $other }»
 }
asgard-log-placed = { $seat_you ->
    [yes] Вы кладёте { $god_acc }
   *[no] { $seat } кладёт { $god_acc }
 }
asgard-log-exchanged = { $seat_you ->
    [yes] Вы отдаёте { $other_dat } { $god_acc } и берёте { $took_acc }
   *[no] { $seat } отдаёт { $other_dat } { $god_acc } и берёт { $took_acc }
 }
asgard-log-no-effect = Воля { $god_gen } ничего не меняет
asgard-log-ended = Партия окончена

## Очки
asgard-score-goals = Цели
asgard-score-heimdall = Воля Хеймдалля
asgard-score-last = Заключительный подсчёт
asgard-tie-break = оставшиеся карты, начиная с Одина

## Почему нельзя
asgard-illegal-not-in-hand = Этой карты нет у вас на руке.
asgard-illegal-other-stack = Сейчас превращать в очки можно только карты пробудившегося аса.
asgard-illegal-no-such-card = В этой стопке нет такой карты.
asgard-illegal-no-such-stack = У вас нет стопки этого аса.
asgard-illegal-thor-under-thor = Карты Тора кладут под стопку другого аса.
asgard-illegal-thor-new-stack = Карты Тора не могут начать новую стопку: карт этого аса у вас нет.
asgard-illegal-own-card = Нужна карта соперника.
asgard-illegal-face-down = Карты рубашкой вверх выбирать нельзя, только открытые.
asgard-illegal-no-such-player = За этим столом нет такого игрока.
asgard-illegal-not-the-drawn-card = Разыграйте взятую карту.
