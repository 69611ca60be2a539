# Слова на поле «Интриг Асгарда».

## Вокруг поля

asgard-board-goals = Цели
asgard-board-round = Раунд { $round }
asgard-board-goal =
    { $count ->
        [1] Цель раунда: 1 очко
       *[other] Цель раунда: до { $count } очков
    }
asgard-board-goal-of = Цель { $god_gen }: { $count ->
    [1] 1 очко
   *[other] до { $count } очков
 }
asgard-board-goal-closed = Закрытая цель: { $count ->
    [1] 1 очко
   *[other] до { $count } очков
 }
asgard-board-deck = Колода
asgard-board-deck-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
asgard-board-doubling = Карта удвоения
asgard-board-doubling-centre = в центре, для Фреи
asgard-board-doubling-on = на стопке { $god_gen } ({ $name }): считается за { $count }
asgard-board-passes-left = В этом раунде карты передают налево
asgard-board-passes-right = В этом раунде карты передают направо
asgard-board-in-hand = на руке { $count }
asgard-board-you = вы
asgard-board-has-chosen = выбор сделан
asgard-board-choosing = выбирает
asgard-board-decides-now = решает
asgard-board-none-of = карт { $god_gen } нет
asgard-board-has-of = { $god }: { $count }
asgard-board-lost-dispute = { $god }: { $count }, выбывает из спора

## Асы и стопки

asgard-board-order = Пробуждается под номером { $number } из 7.
asgard-board-will = Воля: { $will }.
asgard-board-nobody = Здесь ни у кого нет карт.
asgard-board-equal = Полное равенство: расположения не добивается никто.
asgard-board-leads =
    { $you ->
        [yes] Вы впереди, внимание: { $count }.
       *[no] Впереди { $name }, внимание: { $count }.
    }
asgard-board-leads-dispute =
    { $you ->
        [yes] Спор: вы выигрываете по картам { $decided_gen }.
       *[no] Спор: { $name } выигрывает по картам { $decided_gen }.
    }
asgard-board-dispute = решает только спор
asgard-board-awake = пробуждается
asgard-board-next = далее
asgard-board-deed-nobody = никто
asgard-board-deed-turned = поворот
asgard-board-deed-moved = карт: { $count }
asgard-board-deed-doubled = удвоение
asgard-board-deed-scored = очки: { $count }
asgard-board-deed-drew = добор
asgard-board-deed-exchanged = обмен
asgard-board-deed-nothing = ничего
asgard-board-stack = { $name }, { $god }: { $count }{ $leads ->
    [yes] , впереди
   *[no] {""}
 }{ $known ->
    [yes] . Другая половина верхней карты: { $other }
   *[no] {""}
 }{ $beneath ->
    [0] {""}
   *[other] . Карт Тора снизу: { $beneath }
 }
asgard-board-why = Почему { $count }?
asgard-board-why-cards =
    { $count ->
        [one] { $count } карта { $god_gen }
        [few] { $count } карты { $god_gen }
       *[other] { $count } карт { $god_gen }
    }
asgard-board-why-thor =
    { $count ->
        [one] { $count } карта Тора снизу
        [few] { $count } карты Тора снизу
       *[other] { $count } карт Тора снизу
    }
asgard-board-why-doubled = удвоено картой Фреи
asgard-board-was = было { $count }
asgard-board-covered = закрыто

## Споры

asgard-board-dispute-over = Спор за { $god_acc }
asgard-board-decides =
    { $you ->
        [yes] { $god } решает в вашу пользу
       *[no] { $god } решает в пользу игрока { $name }
    }
asgard-board-disputed = предмет спора
asgard-board-not-needed = не нужно

## Рука и решения

asgard-board-hand = Карты на руке
asgard-board-this-card = Эта карта:
asgard-board-hand-how = Нажмите на половину, которая должна быть сверху.
asgard-board-hand-wait = Карты для следующего выбора.
asgard-board-hand-empty = На руке карт нет. Теперь асы пробуждаются один за другим.
asgard-board-watching = Наблюдатели не видят карт на руках.
asgard-board-drawn = Взятая карта
asgard-board-lay = { $up } сверху, { $down } снизу
asgard-board-turn = Повернуть
asgard-board-up = { $god } сверху
asgard-board-would-lead = Вы выйдете вперёд ({ $name }: { $count }).
asgard-board-would-lead-alone = Вы выйдете вперёд: больше ни у кого карт нет.
asgard-board-stay-ahead = Вы остаётесь впереди.
asgard-board-would-win = Спор: вы выигрываете благодаря картам { $god_gen }.
asgard-board-would-lose = Спор с игроком { $name }: вы проигрываете по картам { $god_gen }.
asgard-board-other-leads = Впереди { $name }, внимание: { $count }.
asgard-board-no-change = Внимание не меняется
asgard-board-unforeseen = Откроется скрытое
asgard-board-unforeseen-why = Что лежит под этой картой, станет видно после подтверждения.
asgard-board-favours =
    { $you ->
        [yes] Вы добиваетесь расположения { $god_gen }
       *[no] { $name } добивается расположения { $god_gen }
    }
asgard-board-task-goal = Цель { $god_gen }: карты становятся очками.
asgard-board-task-last = Заключительный подсчёт: одна карта { $god_gen } может стать очком.
asgard-board-pick-stack = Выберите одну из отмеченных стопок на поле.
asgard-board-goal-take = Достичь цели
asgard-board-goal-take-how =
    { $count ->
        [1] Превратите в очко одну карту { $god_gen } (у вас их { $own }). Волю тогда не исполняют.
       *[other] Превратите в очки до { $count } карт { $god_gen } (у вас их { $own }). Волю тогда не исполняют.
    }
asgard-board-goal-short = Цель
asgard-board-goal-then = Затем вы выберете, какие карты станут очками.
asgard-board-up-to = до { $count }
asgard-board-will-do = Исполнить волю
asgard-board-will-short = Воля
asgard-board-reveals = Откроется карта: отменить будет нельзя
asgard-board-fan = Стопка { $god_gen } ({ $name })
asgard-board-fan-how = Снизу вверх. Выберите карту.
asgard-board-fan-several = Снизу вверх. Выберите карты, не больше { $count }.
asgard-board-score-cards =
    { $count ->
        [one] Превратить в очки { $count } карту { $god_gen }
        [few] Превратить в очки { $count } карты { $god_gen }
       *[many] Превратить в очки { $count } карт { $god_gen }
    }
asgard-board-fan-card = { $up }, другая половина { $down }
asgard-board-fan-covered = { $up }, другая половина закрыта
asgard-board-fan-beneath = Карта Тора снизу, рубашкой вверх

## Шаги и главы

asgard-board-step-card = карта { $step } из { $steps }
asgard-board-step-god = { $god }, { $step } из { $steps }
asgard-board-chapter-round = Начинается раунд { $round }
asgard-board-chapter-card = Раунд { $round }, карта { $card }
asgard-board-chapter-god =
    { $last ->
        [yes] Заключительный подсчёт, { $god }
       *[no] Раунд { $round }, { $god }
    }
asgard-board-ahead-will = Исполнить волю аса
asgard-board-ahead-goal = Достичь цели, а не исполнять волю
