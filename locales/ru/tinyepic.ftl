# Tiny Epic: Викинги.

tinyepic-name = Tiny Epic: Викинги
tinyepic-tagline = Набирайте лидеров, правьте островами, гневите нужных богов.

## Options
tinyepic-option-enemy = Вражеский клан
    .help = Планшет клана, который играет против вас в одиночной игре.
tinyepic-option-enemy-wolf = Клан Волка, воители
tinyepic-option-enemy-whale = Клан Кита, морские налётчики
tinyepic-option-enemy-bear = Клан Медведя, поселенцы
tinyepic-option-enemy-oak = Клан Дуба, строители храмов
tinyepic-option-strength = Сложность врага
    .help = Суровые планшеты — для тех, кто побеждает раз за разом: второй храм, более сильные битвы, более крупные действия.
tinyepic-option-strength-plain = Обычная
tinyepic-option-strength-stern = Суровая

## Phases
tinyepic-round = Эпоха { $round } из { $rounds }
tinyepic-round-only = Эпоха { $round }
tinyepic-phase-launch = Стартовые ладьи
tinyepic-phase-draft = Отбор карт
tinyepic-phase-deeds = Ходы
tinyepic-over = Партия окончена
tinyepic-tie-break = островные руны, карты благосклонности, храмы, ладьи, ресурсы

## Clans nobody plays
tinyepic-enemy = Вражеский клан
    .nom = вражеский клан
    .gen = вражеского клана
    .dat = вражескому клану
    .acc = вражеский клан
tinyepic-neutral = Нейтральный клан
    .nom = нейтральный клан
    .gen = нейтрального клана
    .dat = нейтральному клану
    .acc = нейтральный клан

## Runes, resources, gods
tinyepic-rune-wealth = Богатство
    .icon = rune-wealth
tinyepic-rune-mystery = Тайна
    .icon = rune-mystery
tinyepic-rune-nature = Ярость природы
    .icon = rune-nature
tinyepic-resource-wood = дерево
    .gen = дерева
    .acc = дерево
    .icon = wood
tinyepic-resource-food = еда
    .gen = еды
    .acc = еду
    .icon = food
tinyepic-resource-steel = сталь
    .gen = стали
    .acc = сталь
    .icon = steel
tinyepic-amount-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
 }
    .acc = { $n ->
        [one] { $n } дерево
       *[other] { $n } дерева
     }
tinyepic-amount-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
 }
    .acc = { $n ->
        [one] { $n } еду
       *[other] { $n } еды
     }
tinyepic-amount-steel = { $n ->
    [one] { $n } сталь
   *[other] { $n } стали
 }
    .acc = { $n ->
        [one] { $n } сталь
       *[other] { $n } стали
     }
tinyepic-nothing = ничего
    .acc = ничего
tinyepic-god-odin = Один
    .icon = odin
    .gen = Одина
    .dat = Одину
tinyepic-god-thor = Тор
    .icon = thor
    .gen = Тора
    .dat = Тору
tinyepic-god-frigg = Фригг
    .icon = frigg
    .gen = Фригг
    .dat = Фригг
tinyepic-god-freya = Фрея
    .gen = Фреи
    .dat = Фрее
    .icon = freya
tinyepic-god-njord = Ньёрд
    .icon = njord
    .gen = Ньёрда
    .dat = Ньёрду
tinyepic-god-loki = Локи
    .icon = loki
    .gen = Локи
    .dat = Локи

## Places
tinyepic-island-nordholm = Нордхольм
tinyepic-island-hrafney = Храфней
tinyepic-island-ulfey = Ульфей
tinyepic-island-hvaley = Хвалей
tinyepic-island-vestholm = Вестхольм
tinyepic-island-ostholm = Остхольм
tinyepic-island-bjarney = Бьярней
tinyepic-island-isholm = Исхольм
tinyepic-island-arnarey = Арнарей
tinyepic-island-selsey = Сельсей
tinyepic-island-midey = Мидей
tinyepic-island-svaney = Сваней
tinyepic-island-orkholm = Оркхольм
tinyepic-island-steinholm = Стейнхольм
tinyepic-island-eldey = Эльдей
tinyepic-dock = { $island }, причал к острову { $to }
    .to = к причалу острова { $island } (к острову { $to })
    .at = у причала острова { $island } (к острову { $to })
tinyepic-dock-off = { $island }, причал к открытому морю
    .to = к причалу острова { $island } (к открытому морю)
    .at = у причала острова { $island } (к открытому морю)
tinyepic-ashore = планшет клана
    .to = на планшет клана
    .at = на планшете клана
tinyepic-fjord-whale = Китовый фьорд
    .to = в Китовый фьорд
    .at = в Китовом фьорде
tinyepic-fjord-north-sound = Северный пролив
    .to = в Северный пролив
    .at = в Северном проливе
tinyepic-fjord-west-sound = Западный пролив
    .to = в Западный пролив
    .at = в Западном проливе
tinyepic-fjord-east-sound = Восточный пролив
    .to = в Восточный пролив
    .at = в Восточном проливе
tinyepic-fjord-nordholm-cove = Нордхольмская бухта
    .to = в Нордхольмскую бухту
    .at = в Нордхольмской бухте
tinyepic-fjord-northeast = Северо-восточный фьорд
    .to = в Северо-восточный фьорд
    .at = в Северо-восточном фьорде
tinyepic-fjord-east = Восточный фьорд
    .to = в Восточный фьорд
    .at = в Восточном фьорде
tinyepic-fjord-ostholm-cove = Остхольмская бухта
    .to = в Остхольмскую бухту
    .at = в Остхольмской бухте
tinyepic-fjord-southeast = Юго-восточный фьорд
    .to = в Юго-восточный фьорд
    .at = в Юго-восточном фьорде
tinyepic-fjord-southwest = Юго-западный фьорд
    .to = в Юго-западный фьорд
    .at = в Юго-западном фьорде
tinyepic-fjord-vestholm-cove = Вестхольмская бухта
    .to = в Вестхольмскую бухту
    .at = в Вестхольмской бухте
tinyepic-fjord-west = Западный фьорд
    .to = в Западный фьорд
    .at = в Западном фьорде
tinyepic-fjord-northwest = Северо-западный фьорд
    .to = в Северо-западный фьорд
    .at = в Северо-западном фьорде
tinyepic-fjord-bear-sound = Медвежий пролив
    .to = в Медвежий пролив
    .at = в Медвежьем проливе
tinyepic-fjord-eagle-sound = Орлиный пролив
    .to = в Орлиный пролив
    .at = в Орлином проливе
tinyepic-fjord-swan-sound = Лебединый пролив
    .to = в Лебединый пролив
    .at = в Лебедином проливе
tinyepic-fjord-seal-sound = Тюлений пролив
    .to = в Тюлений пролив
    .at = в Тюленьем проливе
tinyepic-fjord-north-fjord-west = Северный фьорд, запад
    .to = в Северный фьорд (запад)
    .at = в Северном фьорде (запад)
tinyepic-fjord-north-fjord-east = Северный фьорд, восток
    .to = в Северный фьорд (восток)
    .at = в Северном фьорде (восток)
tinyepic-fjord-east-fjord-north = Восточный фьорд, север
    .to = в Восточный фьорд (север)
    .at = в Восточном фьорде (север)
tinyepic-fjord-east-fjord-south = Восточный фьорд, юг
    .to = в Восточный фьорд (юг)
    .at = в Восточном фьорде (юг)
tinyepic-fjord-south-fjord-east = Южный фьорд, восток
    .to = в Южный фьорд (восток)
    .at = в Южном фьорде (восток)
tinyepic-fjord-south-fjord-west = Южный фьорд, запад
    .to = в Южный фьорд (запад)
    .at = в Южном фьорде (запад)
tinyepic-fjord-west-fjord-south = Западный фьорд, юг
    .to = в Западный фьорд (юг)
    .at = в Западном фьорде (юг)
tinyepic-fjord-west-fjord-north = Западный фьорд, север
    .to = в Западный фьорд (север)
    .at = в Западном фьорде (север)
tinyepic-end-upper-left = верхний ряд, левый край
tinyepic-end-upper-right = верхний ряд, правый край
tinyepic-end-lower-left = нижний ряд, левый край
tinyepic-end-lower-right = нижний ряд, правый край

## Vikings
tinyepic-card-aslaug = Аслауг Дальнее Плавание
tinyepic-card-gunnar = Гуннар Золотая Рука
tinyepic-card-halvard = Хальвард Корабел
tinyepic-card-sigrid = Сигрид Закинь-Невод
tinyepic-card-torsten = Торстен Искатель Мелей
tinyepic-card-ragnhild = Рагнхильд Добытчица
tinyepic-card-ingrid = Ингрид Мать Ячменя
tinyepic-card-hakon = Хакон Владыка Леса
tinyepic-card-frode = Фроде Зверолов
tinyepic-card-yrsa = Ирса Счёт Монет
tinyepic-card-bard = Бард Плотник
tinyepic-card-estrid = Эстрид Хранительница Святыни
tinyepic-card-orm = Орм Мастер-Строитель
tinyepic-card-dagny = Дагни Знаток Троп
tinyepic-card-ketil = Кетиль Широкий Топор
tinyepic-card-solveig = Сольвейг Путница
tinyepic-card-runa = Руна Звёздный Кормчий
tinyepic-card-einar = Эйнар Туманный Налётчик
tinyepic-card-svala = Свала Певица Кораблей
tinyepic-card-leif = Лейф Шёпот Берега
tinyepic-card-tove = Туве Лоцман Мглы
tinyepic-card-vigdis = Вигдис Теневой Штевень
tinyepic-card-gerda = Герда Травница
tinyepic-card-olaf = Олаф Хранитель Соли
tinyepic-card-nanna = Нанна Ловец Снов
tinyepic-card-groa = Гроа Вещунья
tinyepic-card-asmund = Асмунд Каменщик
tinyepic-card-thyra = Тюра Жрица Рун
tinyepic-card-ivar = Ивар Строитель Палат
tinyepic-card-kari = Кари Призрачная Тропа
tinyepic-card-hild = Хильд Клинок Завесы
tinyepic-card-embla = Эмбла Скиталица
tinyepic-card-bjorn = Бьёрн Штормовой Парус
tinyepic-card-harald = Харальд Волнорез
tinyepic-card-skadi = Скади Дубовый Киль
tinyepic-card-arne = Арне Зов Китов
tinyepic-card-hedda = Хедда Наездница Бури
tinyepic-card-rolf = Рольф Громовой Нос
tinyepic-card-freydis = Фрейдис Страж Полей
tinyepic-card-grim = Грим Кузнец
tinyepic-card-ulf = Ульф Ловец Волков
tinyepic-card-alfhild = Альфхильд Голос Града
tinyepic-card-stein = Стейн Лесовоз
tinyepic-card-ylva = Ильва Жрица Рощи
tinyepic-card-knut = Кнут Горный Строитель
tinyepic-card-randi = Ранди Бегунья Хребтов
tinyepic-card-eirik = Эйрик Берсерк
tinyepic-card-saga = Сага Снежная Поступь
tinyepic-favor = карта благосклонности ({ $runes })
    .acc = карту благосклонности ({ $runes })

## Actions on cards and boards
tinyepic-deed-sail = Плавание ×{ $n }
tinyepic-deed-explore = Исследование ×{ $n }
tinyepic-deed-harvest = Урожай ×{ $n }
tinyepic-deed-build = Строительство ×{ $n }
tinyepic-deed-smite = Убийство поселенца ×{ $n }
tinyepic-deed-shift-fury = Изменить ярость одного бога не больше чем на { $n }
tinyepic-deed-explore-temple = Исследование с храмом
tinyepic-deed-draw-replace = Добор и замена карты
tinyepic-deed-enter-battle = Вступление в битву
tinyepic-deed-collect = Сбор ресурсов: { $goods }
tinyepic-deed-collect-per = Сбор ресурсов: { $goods } за каждую руну «{ $rune }»
tinyepic-deed-exchange = Обмен ресурсов
tinyepic-deed-prophecy = Пророчество
tinyepic-icon-fury = ярость
tinyepic-icon-chase-boat = погоня за ладьёй
tinyepic-icon-cross-ferry = переправа паромом
tinyepic-icon-add-settler = ещё один поселенец
tinyepic-icon-add-boat = ещё одна ладья
tinyepic-icon-add-temple = новый храм
tinyepic-icon-battle = битва, сила +{ $bonus }

## Questions
tinyepic-ask-launch = Поставьте стартовую ладью
tinyepic-ask-launch-detail = В любой пустой фьорд, который касается края поля.
tinyepic-ask-keep = Оставьте себе одну карту викинга
tinyepic-ask-keep-left-detail = Остальные карты уйдут игроку слева. Все выбирают одновременно.
tinyepic-ask-keep-right-detail = Остальные карты уйдут игроку справа. Все выбирают одновременно.
tinyepic-ask-keep-solo-detail = Две другие карты уйдут в колоду врага.
tinyepic-ask-play = Разыграйте карту викинга
tinyepic-ask-play-detail = Лицом вверх — ради действий, лицом вниз — чтобы начать битву за карту благосклонности.
tinyepic-ask-play-battle-detail = Лицом вверх — ради действий, лицом вниз — чтобы присоединиться к битве.
tinyepic-ask-favor = За какую карту благосклонности вы сражаетесь?
tinyepic-ask-favor-detail = Выбирать можно только карты с краёв двух рядов.
tinyepic-ask-return = Верните одну из прежних карт благосклонности
tinyepic-ask-return-detail = Можно иметь не больше трёх. За возвращённую карту снова можно сражаться.
tinyepic-ask-take =
    Возьмите { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    } на свой выбор
tinyepic-ask-sail = Плавание ×{ $n }: выберите ладью и место
tinyepic-ask-sail-detail = У причала можно высадить поселенцев и совершить набег на селение.
tinyepic-ask-land = Причал острова { $island }: сколько поселенцев высадить?
tinyepic-ask-land-detail =
    Каждый стоит 1 еду. { $left ->
        [0] Перемещений не осталось.
        [one] Или плывите дальше: осталось { $left } перемещение.
        [few] Или плывите дальше: осталось { $left } перемещения.
       *[many] Или плывите дальше: осталось { $left } перемещений.
    }
tinyepic-ask-retreat = Ваша ладья должна покинуть причал: в какой фьорд?
tinyepic-ask-explore = Переместите поселенца паромом (осталось шагов: { $n })
tinyepic-ask-harvest =
    Урожай: выберите { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }
tinyepic-ask-harvest-detail = Ладьи добавляют еды: { $food }; ресурсов на выбор от храмов: { $free }.
tinyepic-ask-build = Постройте ладью или храм (осталось: { $n })
tinyepic-ask-build-detail = Ладью — во фьорд рядом с вами, храм — на остров с вашим поселенцем.
tinyepic-ask-carry = Переместите храм по паромному маршруту
tinyepic-ask-smite = Уберите поселенца противника (осталось: { $n })
tinyepic-ask-draw = Взять карту викинга?
tinyepic-ask-draw-detail = Затем вы сбрасываете одну карту с руки лицом вверх.
tinyepic-ask-discard = Сбросьте карту викинга
tinyepic-ask-battle = Перевернуть эту карту лицом вниз для битвы?
tinyepic-ask-battle-join-detail = Она вступает в текущую битву. Карту знают все.
tinyepic-ask-battle-begin-detail = Она начинает битву за карту благосклонности. Карту знают все.
tinyepic-ask-collect = Собрать { $goods_acc }?
tinyepic-ask-exchange = Обменяйте ресурсы одного типа на другой
tinyepic-ask-dedicate = Посвятить селение?
tinyepic-ask-dedicate-detail = Действию на планшете эпох или богу, чья ярость вырастет на 2.
tinyepic-ask-shift = Измените ярость одного бога (не больше чем на { $n })
tinyepic-ask-prophecy = Открыть верхнюю карту викингов?
tinyepic-ask-prophecy-detail = Вы можете выполнить её действия, как если бы она была вашей.
tinyepic-ask-join-enemy = Враг начал битву: присоединиться?
tinyepic-ask-join-enemy-detail = Ваша карта этого хода сражается сразу. Иначе враг встретит захватчиков один.
tinyepic-ask-enemy-target = Для врага два острова равны: куда он плывёт?
tinyepic-ask-enemy-course = Несколько путей к острову { $island } одинаково коротки: какой причал следующий?
tinyepic-ask-enemy-gather = С какого острова враг переместит поселенцев на { $island }?
tinyepic-ask-enemy-chase = За какой из ваших ладей гонится вождь?
tinyepic-ask-enemy-temple = Где враг построит храм?
tinyepic-ask-enemy-favor = Оба края одинаково близко: какую карту благосклонности берёт враг?

## Choices
tinyepic-do-launch = Спустить ладью { $place_at }
tinyepic-do-keep = { $card } · { $deed }
tinyepic-do-play = Разыграть карту «{ $card }» · { $deed }
tinyepic-do-fight =
    { $steel ->
        [0] Отправить в битву карту «{ $card }»
        [one] Отправить в битву карту «{ $card }» за { $steel } сталь
       *[other] Отправить в битву карту «{ $card }» за { $steel } стали
    }
tinyepic-do-decline = Не присоединяться
tinyepic-do-recall = Вернуть поселенца с острова { $island }
tinyepic-do-favor = { $favor }: { $end }
tinyepic-do-return = Вернуть { $favor_acc }: { $end }
tinyepic-do-take = Взять { $goods_acc }
tinyepic-do-sail =
    Ладья { $from_at } плывёт { $place_to }, { $moves ->
        [one] { $moves } перемещение
        [few] { $moves } перемещения
       *[many] { $moves } перемещений
    }
tinyepic-do-land =
    { $settlers ->
        [0] Остаться без высадки
        [one] Высадить { $settlers } поселенца
        [few] Высадить { $settlers } поселенцев
       *[many] Высадить { $settlers } поселенцев
    }
tinyepic-do-land-raid =
    { $settlers ->
        [0] Набег на селение
        [one] Высадить { $settlers } поселенца и совершить набег
       *[other] Высадить { $settlers } поселенцев и совершить набег
    } за { $steel ->
        [one] { $steel } сталь
       *[other] { $steel } стали
    }
tinyepic-do-retreat = Отвести ладью { $place_to }
tinyepic-do-explore = { $from } → { $to }
tinyepic-do-boat =
    Построить ладью { $place_at } за { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
tinyepic-do-temple =
    Построить храм на острове { $island } за { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
tinyepic-do-carry = Переместить храм: { $from } → { $to }
tinyepic-do-smite = Убить поселенца { $clan_gen } на острове { $island }
tinyepic-do-draw = Взять карту
tinyepic-do-discard = Сбросить карту «{ $card }» · { $deed }
tinyepic-do-battle = Отправить в битву
tinyepic-do-collect = Собрать
tinyepic-do-exchange = Обменять { $from_acc } на { $to_acc }
tinyepic-do-dedicate = Посвятить селение: { $deed }
tinyepic-do-dedicate-god = Посвятить селение { $god_dat }: ярость +{ $n }
tinyepic-do-shift-up = { $god }: ярость +{ $n }
tinyepic-do-shift-down = { $god }: ярость −{ $n }
tinyepic-do-reveal = Открыть
tinyepic-do-choose = { $island }
tinyepic-do-steer = { $place }
tinyepic-do-skip = Пропустить

## Log
tinyepic-log-launched = { $player_you ->
        [yes] Вы спускаете
       *[no] { $player } спускает
    } ладью { $place_at }
tinyepic-log-neutral-sits = Нейтральный клан сидит слева от { $player_gen }
tinyepic-log-era-begins = Начинается эпоха { $era }; первый ход за { $player_ins }
tinyepic-log-shuffled = Сброс становится новой колодой викингов
tinyepic-log-dealt =
    Каждому роздано { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } викингов
tinyepic-log-kept = { $player_you ->
        [yes] Вы оставляете
       *[no] { $player } оставляет
    } себе карту «{ $card }»
tinyepic-log-passed-left = Карты переданы налево
tinyepic-log-passed-right = Карты переданы направо
tinyepic-log-draft-ends = Отбор карт завершён
tinyepic-log-recalled = { $player_you ->
        [yes] Вы возвращаете
       *[no] { $player } возвращает
    } поселенца с острова { $island }
tinyepic-log-played = { $player_you ->
        [yes] Вы разыгрываете
       *[no] { $player } разыгрывает
    } карту «{ $card }»
tinyepic-log-face-down = { $player_you ->
        [yes] Вы разыгрываете
       *[no] { $player } разыгрывает
    } карту лицом вниз
tinyepic-log-face-down-known = { $player_you ->
        [yes] Вы начинаете
       *[no] { $player } начинает
    } битву картой «{ $card }»
tinyepic-log-joins = { $player_you ->
        [yes] Вы присоединяетесь
       *[no] { $player } присоединяется
    } к битве картой лицом вниз
tinyepic-log-joins-known = { $player_you ->
        [yes] Вы присоединяетесь
       *[no] { $player } присоединяется
    } к битве картой «{ $card }»
tinyepic-log-battle-begins = { $player_you ->
        [yes] Вы начинаете
       *[no] { $player } начинает
    } битву за { $favor_acc }: { $end }
tinyepic-log-sailed =
    { $player_you ->
        [yes] Вы плывёте
       *[no] { $player } плывёт
    } { $place_to }, { $moves ->
        [one] { $moves } перемещение
        [few] { $moves } перемещения
       *[many] { $moves } перемещений
    }
tinyepic-log-retreated = { $player_you ->
        [yes] Вы отводите
       *[no] { $player } отводит
    } ладью { $to_to }
tinyepic-log-landed =
    { $player_you ->
        [yes] Вы высаживаете
       *[no] { $player } высаживает
    } { $settlers ->
        [one] { $settlers } поселенца
       *[other] { $settlers } поселенцев
    } на остров { $island } за { $food ->
        [one] { $food } еду
       *[other] { $food } еды
    }
tinyepic-log-raided =
    { $player_you ->
        [yes] Вы совершаете
       *[no] { $player } совершает
    } набег на селение { $place_at } за { $steel ->
        [one] { $steel } сталь
       *[other] { $steel } стали
    }
tinyepic-log-explored = { $player_you ->
        [yes] Вы перемещаете
       *[no] { $player } перемещает
    } поселенца с острова { $from } на остров { $to }
tinyepic-log-attacked = { $victim_you ->
    [yes] { $player } вытесняет вашего поселенца с острова { $island }
   *[no] { $player_you ->
        [yes] Вы вытесняете
       *[no] { $player } вытесняет
     } поселенца { $victim_gen } с острова { $island }
 }
tinyepic-log-rune-taken = { $player_you ->
        [yes] Вы забираете
       *[no] { $player } забирает
    } руну «{ $rune }» с острова { $island }
tinyepic-log-rune-stolen = { $player_you ->
        [yes] Вы отбираете
       *[no] { $player } отбирает
    } руну «{ $rune }» острова { $island } у { $from_gen }
tinyepic-log-rune-returned = { $player_you ->
        [yes] Вы теряете
       *[no] { $player } теряет
    } остров { $island }; руна «{ $rune }» возвращается на него
tinyepic-log-fury = { $god }: ярость { $from } → { $to } ({ $why })
tinyepic-why-rune-taken = взята руна
tinyepic-why-battle-lost = проиграна битва
tinyepic-why-invaders-beaten = захватчики пали
tinyepic-why-dedication = посвящено селение
tinyepic-why-boon = дары Вальхаллы
tinyepic-why-enemy-icon = символ врага
tinyepic-why-enemy-start = здесь начинает враг
tinyepic-log-harvested = { $player_you ->
        [yes] Вы собираете
       *[no] { $player } собирает
    } урожай: { $goods }
tinyepic-log-gained = { $player_you ->
        [yes] Вы получаете
       *[no] { $player } получает
    } { $goods_acc }
tinyepic-log-boat-built =
    { $player_you ->
        [yes] Вы строите
       *[no] { $player } строит
    } ладью { $place_at } за { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
tinyepic-log-temple-built =
    { $player_you ->
        [yes] Вы строите
       *[no] { $player } строит
    } храм на острове { $island } за { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
tinyepic-log-temple-carried = { $player_you ->
        [yes] Вы перемещаете
       *[no] { $player } перемещает
    } храм с острова { $from } на остров { $to }
tinyepic-log-smitten = { $victim_you ->
    [yes] { $player } убивает вашего поселенца на острове { $island }
   *[no] { $player_you ->
        [yes] Вы убиваете
       *[no] { $player } убивает
     } поселенца { $victim_gen } на острове { $island }
 }
tinyepic-log-drew = { $player_you ->
        [yes] Вы берёте
       *[no] { $player } берёт
    } карту
tinyepic-log-drew-known = { $player_you ->
        [yes] Вы берёте
       *[no] { $player } берёт
    } карту «{ $card }»
tinyepic-log-discarded = { $player_you ->
        [yes] Вы сбрасываете
       *[no] { $player } сбрасывает
    } карту «{ $card }»
tinyepic-log-exchanged = { $player_you ->
        [yes] Вы обмениваете
       *[no] { $player } обменивает
    } { $from_acc } на { $to_acc }
tinyepic-log-dedicated = { $player_you ->
        [yes] Вы посвящаете
       *[no] { $player } посвящает
    } селение: { $deed }
tinyepic-log-dedicated-god = { $player_you ->
        [yes] Вы посвящаете
       *[no] { $player } посвящает
    } селение { $god_dat }
tinyepic-log-battle-opens = Битва за { $favor_acc }: { $sides }
tinyepic-fighter = { $player_nom } с силой { $strength } ({ $card })
tinyepic-fighter-barred = { $player_you ->
        [yes] вы не можете
       *[no] { $player_nom } не может
    } заплатить
tinyepic-log-invaders-come = Приходят захватчики: { $card }, сила { $strength }
tinyepic-log-battle-won = { $player_you ->
        [yes] Вы побеждаете с силой { $strength } и берёте
       *[no] { $player } побеждает с силой { $strength } и берёт
    } { $favor_acc }
tinyepic-log-battle-drawn = Ничья, сила { $strength }: никто не побеждает
tinyepic-log-invaders-win = { $player_you ->
        [yes] Вы проигрываете
       *[no] { $player } проигрывает
    } захватчикам
tinyepic-log-battle-off = Никто не может заплатить сталь: битвы нет
tinyepic-log-favor-back = Возвращается { $favor }: { $end }
tinyepic-log-favor-returned = { $player_you ->
        [yes] Вы возвращаете
       *[no] { $player } возвращает
    } { $favor_acc }: { $end }
tinyepic-log-boon = { $player_you ->
        [yes] Вы можете
       *[no] { $player } может
    } получить дары Вальхаллы от { $god_gen }: { $deed }
tinyepic-log-prophecy = { $player_you ->
        [yes] Вы видите
       *[no] { $player } видит
    } в пророчестве карту «{ $card }»
tinyepic-log-era-ends = Эпоха { $era } заканчивается
tinyepic-log-game-ends = Боги расставлены по ярости, карты благосклонности открыты
tinyepic-log-battle-declined = { $player_you ->
        [yes] Вы не присоединяетесь
       *[no] { $player } не присоединяется
    } к битве

## Log of the enemy clan
tinyepic-log-enemy-plays = Враг разыгрывает карту «{ $card }» ({ $rune })
tinyepic-log-enemy-does-leader = Действие лидера врага: { $deed }
tinyepic-log-enemy-does-rune = У врага есть нужные руны, действие руны: { $deed }
tinyepic-log-enemy-does-board = Такого действия руны враг не выполняет; его планшет даёт: { $deed }
tinyepic-log-enemy-does-dedication = Посвящение даёт врагу: { $deed }
tinyepic-log-enemy-does-battle-lost = Враг проигрывает битву; его планшет даёт: { $deed }
tinyepic-log-enemy-target-nearest =
    Цель врага — { $island }: ближайший остров руны «{ $rune }» ({ $distance ->
        [one] { $distance } причал
        [few] { $distance } причала
       *[many] { $distance } причалов
    })
tinyepic-log-enemy-target-other-island = Цель врага — { $island }: он уже у другого острова руны «{ $rune }»
tinyepic-log-enemy-target-less-influence = Цель врага — { $island }: так же близко, а влияния там меньше
tinyepic-log-enemy-target-your-choice = Цель врага — { $island }: ваш выбор
tinyepic-log-enemy-moves-shore = Ладья вождя идёт вдоль берега { $place_to }
tinyepic-log-enemy-moves-ferry = Ладья вождя по паромному маршруту переходит { $place_to }
tinyepic-log-enemy-moves-your-choice = Ладья вождя идёт выбранным вами путём { $place_to }
tinyepic-log-enemy-moves-chase-icon = Вождь гонится за вашей ближайшей ладьёй { $place_to }
tinyepic-log-enemy-moves-ferry-icon = Символ парома переправляет вождя { $place_to }
tinyepic-log-enemy-stops-reached = Вождь останавливается: остров { $island } достигнут
tinyepic-log-enemy-stops-out-of-moves = Вождь останавливается у острова { $island }: перемещений больше нет
tinyepic-log-enemy-raids = Враг совершает набег на селение { $place_at }, не платя стали
tinyepic-log-enemy-settles-board =
    { $settlers ->
        [one] { $settlers } поселенец врага приходит
        [few] { $settlers } поселенца врага приходят
       *[many] { $settlers } поселенцев врага приходят
    } с планшета на остров { $island }
tinyepic-log-enemy-settles-most-settlers =
    { $settlers ->
        [one] { $settlers } поселенец врага переходит
        [few] { $settlers } поселенца врага переходят
       *[many] { $settlers } поселенцев врага переходят
    } с острова { $from } на остров { $island }: на планшете их нет, а там их больше всего
tinyepic-log-enemy-settles-least-influence =
    { $settlers ->
        [one] { $settlers } поселенец врага переходит
        [few] { $settlers } поселенца врага переходят
       *[many] { $settlers } поселенцев врага переходят
    } с острова { $from } на остров { $island }: из равных островов там ваше влияние наименьшее
tinyepic-log-enemy-settles-your-choice =
    { $settlers ->
        [one] { $settlers } поселенец врага переходит
        [few] { $settlers } поселенца врага переходят
       *[many] { $settlers } поселенцев врага переходят
    } с острова { $from } на остров { $island }: ваш выбор
tinyepic-log-enemy-harvests = Враг собирает урожай: { $goods } (пустых ячеек ладей: { $boats }, храмов: { $temples })
tinyepic-log-enemy-gains = Враг получает из мешка { $goods_acc }
tinyepic-log-enemy-builds-at-chieftain = Враг строит ладью рядом с вождём, { $place_at }
tinyepic-log-enemy-builds-next-free = Враг строит ладью у следующего свободного причала по часовой стрелке, { $place_at }
tinyepic-log-enemy-builds-next-island = Все причалы острова заняты; враг строит ладью рядом, { $place_at }
tinyepic-log-enemy-boat-home = Вражеская ладья возвращается на планшет: { $place }
tinyepic-log-enemy-dedicates = Враг посвящает селение действию, где их меньше всего: { $deed } (теперь { $villages })
tinyepic-log-enemy-icon = Шкала «{ $track }», деление { $space }: { $icon }
tinyepic-log-enemy-temple-most-settlers = Враг строит храм на острове { $island }: там больше всего его поселенцев. На планшет вернулось поселенцев: { $settlers }
tinyepic-log-enemy-temple-your-choice = Враг строит храм на острове { $island }: ваш выбор. На планшет вернулось поселенцев: { $settlers }
tinyepic-log-enemy-marker-back = Маркер «{ $track }» дошёл до конца и возвращается на 0; вы теряете 1 { $track_acc }
tinyepic-log-enemy-marker-back-nothing = Маркер «{ $track }» дошёл до конца и возвращается на 0; терять вам нечего
tinyepic-log-enemy-battle-card = Враг присоединяется верхней картой: { $card }
tinyepic-log-enemy-battle-card-hidden = Враг кладёт верхнюю карту лицом вниз и начинает битву
tinyepic-log-enemy-favor-nearest = Он сражается за ближайшую к вождю { $favor_acc }: { $end }
tinyepic-log-enemy-favor-other-row = Ряд на его стороне пуст; он сражается за { $favor_acc }: { $end }
tinyepic-log-enemy-favor-your-choice = Он сражается за выбранную вами { $favor_acc }: { $end }
tinyepic-log-enemy-battle-grows = Битва врага уже идёт; дополнительная сила теперь +{ $bonus }
tinyepic-log-enemy-idle-no-runes = Врагу не хватает рун для действия руны
tinyepic-log-enemy-idle-no-settlers = Врагу больше некого перемещать
tinyepic-log-enemy-idle-no-boats = На планшете врага нет ладей
tinyepic-log-enemy-idle-no-dock = Для вражеской ладьи нет свободного причала
tinyepic-log-enemy-idle-no-ferry = Маршрут ведёт за край поля: вождь остаётся
tinyepic-log-enemy-idle-no-prey = У вас нет ладей у причалов: гнаться не за кем
tinyepic-log-enemy-idle-no-temple = У врага нет храма или места для него
tinyepic-log-enemy-idle-no-island-runes = У врага нет островных рун: ярость не растёт
tinyepic-log-enemy-idle-no-favor = Карт благосклонности для битвы нет
tinyepic-log-enemy-idle-stacks-full = Все действия посвящения заполнены: селение ничего не даёт
tinyepic-log-enemy-idle-era-over = Эпоха закончилась: новой битвы нет

## Score sheet
tinyepic-score-islands = Острова с руной «{ $rune }» ({ $god }): по { $each }
tinyepic-score-favors = Руны «{ $rune }» на картах благосклонности ({ $god }): по { $each }

## Why something is not allowed
tinyepic-illegal-not-your-turn = Возвращать поселенцев можно только в свой ход.
tinyepic-illegal-not-edge = Стартовую ладью ставят во фьорд, который касается края поля.
tinyepic-illegal-fjord-taken = Стартовой ладье нужен пустой фьорд.
tinyepic-illegal-not-in-hand = Этой карты у вас нет.
tinyepic-illegal-battle-begun-now = Эту битву враг начал в этом же ходу; присоединиться можно в следующем.
tinyepic-illegal-no-favor = Карт благосклонности, за которые можно сражаться, больше нет.
tinyepic-illegal-no-favor-there = Выбирать можно только карты благосклонности с краёв рядов.
tinyepic-illegal-not-your-favor = Вернуть можно только одну из прежних карт благосклонности.
tinyepic-illegal-take = Возьмите ровно столько ресурсов, сколько сказано в вопросе.
tinyepic-illegal-track-full = Шкала ресурса вмещает не больше 7.
tinyepic-illegal-one-boat = Все перемещения одного плавания делает одна ладья.
tinyepic-illegal-boat-not-built = Эта ладья ещё на планшете клана.
tinyepic-illegal-other-side = Такого места на этой стороне поля нет.
tinyepic-illegal-too-far = Ладье не хватает перемещений.
tinyepic-illegal-own-boat-there = У этого причала уже стоит ваша ладья.
tinyepic-illegal-land-limit = Поселенцев можно высадить не больше, чем число плавания.
tinyepic-illegal-no-settlers-home = На планшете клана столько поселенцев нет.
tinyepic-illegal-no-food = Каждый поселенец стоит 1 еду.
tinyepic-illegal-no-village = У этого причала нет селения.
tinyepic-illegal-no-steel = Для набега не хватает стали.
tinyepic-illegal-not-adjacent = Фьорд должен касаться причала.
tinyepic-illegal-no-settler = Там нет вашего поселенца.
tinyepic-illegal-no-settler-there = Такого поселенца там нет.
tinyepic-illegal-own-settler = Убирать можно только чужих поселенцев.
tinyepic-illegal-no-ferry = Эти острова не соединяет паромный маршрут.
tinyepic-illegal-no-temple = Там нет вашего храма.
tinyepic-illegal-two-temples = Два ваших храма не могут стоять на одном острове.
tinyepic-illegal-slot-empty = Эта ячейка уже освобождена.
tinyepic-illegal-no-wood = Не хватает дерева.
tinyepic-illegal-not-fjord = Ладьи строят во фьордах.
tinyepic-illegal-not-present = Рядом с этим фьордом вас нет.
tinyepic-illegal-exchange-nothing = Обменяйте хотя бы один ресурс на другой тип.
tinyepic-illegal-not-enough = У вас столько нет.
tinyepic-illegal-god-not-here = Этого бога нет в игре.
tinyepic-illegal-stack-full = На этом действии уже столько селений, сколько игроков.
tinyepic-illegal-fury-too-far = Дары не меняют ярость настолько.
tinyepic-illegal-fury-below-zero = Ярость не опускается ниже 0.
tinyepic-illegal-enemy-not-tied = За врага вы решаете, только когда его варианты равны.
tinyepic-illegal-must-act = Это нельзя пропустить.
