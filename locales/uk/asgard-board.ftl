# Слова на полі «Інтриг Асґарда».

## Навколо поля

asgard-board-goals = Цілі
asgard-board-round = Раунд { $round }
asgard-board-goal =
    { $count ->
        [1] Ціль раунду: 1 очко
       *[other] Ціль раунду: до { $count } очок
    }
asgard-board-goal-of = Ціль { $god_gen }: { $count ->
    [1] 1 очко
   *[other] до { $count } очок
 }
asgard-board-goal-closed = Закрита ціль: { $count ->
    [1] 1 очко
   *[other] до { $count } очок
 }
asgard-board-deck = Колода
asgard-board-deck-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
asgard-board-doubling = Карта подвоєння
asgard-board-doubling-centre = у центрі, для Фреї
asgard-board-doubling-on = на стопці { $god_gen } ({ $name }): рахується за { $count }
asgard-board-passes-left = У цьому раунді карти передають ліворуч
asgard-board-passes-right = У цьому раунді карти передають праворуч
asgard-board-in-hand = на руці { $count }
asgard-board-you = ви
asgard-board-has-chosen = вибір зроблено
asgard-board-choosing = обирає
asgard-board-decides-now = вирішує
asgard-board-none-of = карт { $god_gen } немає
asgard-board-has-of = { $god }: { $count }
asgard-board-lost-dispute = { $god }: { $count }, вибуває із суперечки

## Аси та стопки

asgard-board-order = Пробуджується під номером { $number } із 7.
asgard-board-will = Воля: { $will }.
asgard-board-nobody = Карт тут ні в кого немає.
asgard-board-equal = Повна рівність: прихильності не здобуває ніхто.
asgard-board-leads =
    { $you ->
        [yes] Ви попереду, увага: { $count }.
       *[no] Попереду { $name }, увага: { $count }.
    }
asgard-board-leads-dispute =
    { $you ->
        [yes] Суперечка: ви виграєте за картами { $decided_gen }.
       *[no] Суперечка: { $name } виграє за картами { $decided_gen }.
    }
asgard-board-dispute = вирішує лише суперечка
asgard-board-awake = пробуджується
asgard-board-next = далі
asgard-board-deed-nobody = ніхто
asgard-board-deed-turned = обернуто
asgard-board-deed-moved = карт: { $count }
asgard-board-deed-doubled = подвоєння
asgard-board-deed-scored = очки: { $count }
asgard-board-deed-drew = добір
asgard-board-deed-exchanged = обмін
asgard-board-deed-nothing = нічого
asgard-board-stack = { $name }, { $god }: { $count }{ $leads ->
    [yes] , попереду
   *[no] {""}
 }{ $known ->
    [yes] . Друга половина верхньої карти: { $other }
   *[no] {""}
 }{ $beneath ->
    [0] {""}
   *[other] . Карт Тора знизу: { $beneath }
 }
asgard-board-why = Чому { $count }?
asgard-board-why-cards =
    { $count ->
        [one] { $count } карта { $god_gen }
        [few] { $count } карти { $god_gen }
       *[other] { $count } карт { $god_gen }
    }
asgard-board-why-thor =
    { $count ->
        [one] { $count } карта Тора знизу
        [few] { $count } карти Тора знизу
       *[other] { $count } карт Тора знизу
    }
asgard-board-why-doubled = подвоєно картою Фреї
asgard-board-was = було { $count }
asgard-board-covered = закрито

## Суперечки

asgard-board-dispute-over = Суперечка за { $god_acc }
asgard-board-decides =
    { $you ->
        [yes] { $god } вирішує на вашу користь
       *[no] { $god } вирішує на користь гравця { $name }
    }
asgard-board-disputed = предмет суперечки
asgard-board-not-needed = не потрібно

## Рука та рішення

asgard-board-hand = Карти на руці
asgard-board-this-card = Ця карта:
asgard-board-hand-how = Натисніть на половину, яка має бути зверху.
asgard-board-hand-wait = Карти для наступного вибору.
asgard-board-hand-empty = Карт на руці немає. Тепер аси пробуджуються один за одним.
asgard-board-watching = Глядачі не бачать карт на руках.
asgard-board-drawn = Узята карта
asgard-board-lay = { $up } зверху, { $down } знизу
asgard-board-turn = Обернути
asgard-board-up = { $god } зверху
asgard-board-would-lead = Ви вийдете вперед ({ $name }: { $count }).
asgard-board-would-lead-alone = Ви вийдете вперед: більше ні в кого карт немає.
asgard-board-stay-ahead = Ви залишаєтеся попереду.
asgard-board-would-win = Суперечка: ви виграєте завдяки картам { $god_gen }.
asgard-board-would-lose = Суперечка з гравцем { $name }: за картами { $god_gen } ви програєте.
asgard-board-other-leads = Попереду { $name }, увага: { $count }.
asgard-board-no-change = Увага не змінюється
asgard-board-unforeseen = Відкриється приховане
asgard-board-unforeseen-why = Що лежить під цією картою, буде видно після підтвердження.
asgard-board-favours =
    { $you ->
        [yes] Ви здобуваєте прихильність { $god_gen }
       *[no] { $name } здобуває прихильність { $god_gen }
    }
asgard-board-task-goal = Ціль { $god_gen }: карти стають очками.
asgard-board-task-last = Підсумковий підрахунок: одна карта { $god_gen } може стати очком.
asgard-board-pick-stack = Оберіть одну з позначених стопок на полі.
asgard-board-goal-take = Досягти цілі
asgard-board-goal-take-how =
    { $count ->
        [1] Перетворіть на очко одну карту { $god_gen } (у вас їх { $own }). Волю тоді не виконують.
       *[other] Перетворіть на очки до { $count } карт { $god_gen } (у вас їх { $own }). Волю тоді не виконують.
    }
asgard-board-goal-short = Ціль
asgard-board-goal-then = Далі ви оберете, які карти стануть очками.
asgard-board-up-to = до { $count }
asgard-board-will-do = Виконати волю
asgard-board-will-short = Воля
asgard-board-reveals = Відкриється карта: скасувати буде не можна
asgard-board-fan = Стопка { $god_gen } ({ $name })
asgard-board-fan-how = Знизу догори. Оберіть карту.
asgard-board-fan-several = Знизу догори. Оберіть карти, не більше ніж { $count }.
asgard-board-score-cards =
    { $count ->
        [one] Перетворити на очки { $count } карту { $god_gen }
        [few] Перетворити на очки { $count } карти { $god_gen }
       *[many] Перетворити на очки { $count } карт { $god_gen }
    }
asgard-board-fan-card = { $up }, друга половина { $down }
asgard-board-fan-covered = { $up }, друга половина закрита
asgard-board-fan-beneath = Карта Тора знизу, долілиць

## Кроки й розділи

asgard-board-step-card = карта { $step } з { $steps }
asgard-board-step-god = { $god }, { $step } з { $steps }
asgard-board-chapter-round = Починається раунд { $round }
asgard-board-chapter-card = Раунд { $round }, карта { $card }
asgard-board-chapter-god =
    { $last ->
        [yes] Підсумковий підрахунок, { $god }
       *[no] Раунд { $round }, { $god }
    }
asgard-board-ahead-will = Виконати волю аса
asgard-board-ahead-goal = Досягти цілі, а не виконувати волю
