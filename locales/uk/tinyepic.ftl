# Tiny Epic: Вікінги.

tinyepic-name = Tiny Epic: Вікінги
tinyepic-tagline = Добирайте лідерів, правте островами, гнівайте потрібних богів.

## Options
tinyepic-option-enemy = Ворожий клан
    .help = Планшет клану, що грає проти вас у соло-грі.
tinyepic-option-enemy-wolf = Клан Вовка, войовники
tinyepic-option-enemy-whale = Клан Кита, морські нападники
tinyepic-option-enemy-bear = Клан Ведмедя, поселенці
tinyepic-option-enemy-oak = Клан Дуба, будівничі храмів
tinyepic-option-strength = Складність ворога
    .help = Суворі планшети — для тих, хто перемагає раз у раз: другий храм, сильніші битви, більші дії.
tinyepic-option-strength-plain = Звичайна
tinyepic-option-strength-stern = Сувора

## Phases
tinyepic-round = Епоха { $round } з { $rounds }
tinyepic-round-only = Епоха { $round }
tinyepic-phase-launch = Стартові човни
tinyepic-phase-draft = Відбір карт
tinyepic-phase-deeds = Ходи
tinyepic-over = Партію завершено
tinyepic-tie-break = острівні руни, карти прихильності, храми, човни, ресурси

## Clans nobody plays
tinyepic-enemy = Ворожий клан
    .nom = ворожий клан
    .gen = ворожого клану
    .dat = ворожому клану
    .acc = ворожий клан
tinyepic-neutral = Нейтральний клан
    .nom = нейтральний клан
    .gen = нейтрального клану
    .dat = нейтральному клану
    .acc = нейтральний клан

## Runes, resources, gods
tinyepic-rune-wealth = Багатство
    .icon = rune-wealth
tinyepic-rune-mystery = Таємниця
    .icon = rune-mystery
tinyepic-rune-nature = Лютість природи
    .icon = rune-nature
tinyepic-resource-wood = дерево
    .gen = дерева
    .acc = дерево
    .icon = wood
tinyepic-resource-food = їжа
    .gen = їжі
    .acc = їжу
    .icon = food
tinyepic-resource-steel = сталь
    .gen = сталі
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
    [one] { $n } їжа
   *[other] { $n } їжі
 }
    .acc = { $n ->
        [one] { $n } їжу
       *[other] { $n } їжі
     }
tinyepic-amount-steel = { $n ->
    [one] { $n } сталь
   *[other] { $n } сталі
 }
    .acc = { $n ->
        [one] { $n } сталь
       *[other] { $n } сталі
     }
tinyepic-nothing = нічого
    .acc = нічого
tinyepic-god-odin = Одін
    .gen = Одіна
    .dat = Одінові
    .icon = odin
tinyepic-god-thor = Тор
    .gen = Тора
    .dat = Торові
    .icon = thor
tinyepic-god-frigg = Фригга
    .icon = frigg
    .gen = Фригги
    .dat = Фриззі
tinyepic-god-freya = Фрея
    .gen = Фреї
    .dat = Фреї
    .icon = freya
tinyepic-god-njord = Ньйорд
    .gen = Ньйорда
    .dat = Ньйордові
    .icon = njord
tinyepic-god-loki = Локі
    .icon = loki
    .gen = Локі
    .dat = Локі

## Places
tinyepic-island-nordholm = Нордгольм
tinyepic-island-hrafney = Храфней
tinyepic-island-ulfey = Ульфей
tinyepic-island-hvaley = Хвалей
tinyepic-island-vestholm = Вестгольм
tinyepic-island-ostholm = Остгольм
tinyepic-island-bjarney = Б’ярней
tinyepic-island-isholm = Ісгольм
tinyepic-island-arnarey = Арнарей
tinyepic-island-selsey = Сельсей
tinyepic-island-midey = Мідей
tinyepic-island-svaney = Сваней
tinyepic-island-orkholm = Оркгольм
tinyepic-island-steinholm = Стейнгольм
tinyepic-island-eldey = Ельдей
tinyepic-dock = { $island }, док до острова { $to }
    .to = до доку острова { $island } (до острова { $to })
    .at = у доку острова { $island } (до острова { $to })
tinyepic-dock-off = { $island }, док до відкритого моря
    .to = до доку острова { $island } (до відкритого моря)
    .at = у доку острова { $island } (до відкритого моря)
tinyepic-ashore = планшет клану
    .to = на планшет клану
    .at = на планшеті клану
tinyepic-fjord-whale = Китовий фіорд
    .to = до Китового фіорду
    .at = у Китовому фіорді
tinyepic-fjord-north-sound = Північна протока
    .to = до Північної протоки
    .at = у Північній протоці
tinyepic-fjord-west-sound = Західна протока
    .to = до Західної протоки
    .at = у Західній протоці
tinyepic-fjord-east-sound = Східна протока
    .to = до Східної протоки
    .at = у Східній протоці
tinyepic-fjord-nordholm-cove = Нордгольмська затока
    .to = до Нордгольмської затоки
    .at = у Нордгольмській затоці
tinyepic-fjord-northeast = Північно-східний фіорд
    .to = до Північно-східного фіорду
    .at = у Північно-східному фіорді
tinyepic-fjord-east = Східний фіорд
    .to = до Східного фіорду
    .at = у Східному фіорді
tinyepic-fjord-ostholm-cove = Остгольмська затока
    .to = до Остгольмської затоки
    .at = в Остгольмській затоці
tinyepic-fjord-southeast = Південно-східний фіорд
    .to = до Південно-східного фіорду
    .at = у Південно-східному фіорді
tinyepic-fjord-southwest = Південно-західний фіорд
    .to = до Південно-західного фіорду
    .at = у Південно-західному фіорді
tinyepic-fjord-vestholm-cove = Вестгольмська затока
    .to = до Вестгольмської затоки
    .at = у Вестгольмській затоці
tinyepic-fjord-west = Західний фіорд
    .to = до Західного фіорду
    .at = у Західному фіорді
tinyepic-fjord-northwest = Північно-західний фіорд
    .to = до Північно-західного фіорду
    .at = у Північно-західному фіорді
tinyepic-fjord-bear-sound = Ведмежа протока
    .to = до Ведмежої протоки
    .at = у Ведмежій протоці
tinyepic-fjord-eagle-sound = Орлина протока
    .to = до Орлиної протоки
    .at = в Орлиній протоці
tinyepic-fjord-swan-sound = Лебедина протока
    .to = до Лебединої протоки
    .at = у Лебединій протоці
tinyepic-fjord-seal-sound = Тюленяча протока
    .to = до Тюленячої протоки
    .at = у Тюленячій протоці
tinyepic-fjord-north-fjord-west = Північний фіорд, захід
    .to = до Північного фіорду (захід)
    .at = у Північному фіорді (захід)
tinyepic-fjord-north-fjord-east = Північний фіорд, схід
    .to = до Північного фіорду (схід)
    .at = у Північному фіорді (схід)
tinyepic-fjord-east-fjord-north = Східний фіорд, північ
    .to = до Східного фіорду (північ)
    .at = у Східному фіорді (північ)
tinyepic-fjord-east-fjord-south = Східний фіорд, південь
    .to = до Східного фіорду (південь)
    .at = у Східному фіорді (південь)
tinyepic-fjord-south-fjord-east = Південний фіорд, схід
    .to = до Південного фіорду (схід)
    .at = у Південному фіорді (схід)
tinyepic-fjord-south-fjord-west = Південний фіорд, захід
    .to = до Південного фіорду (захід)
    .at = у Південному фіорді (захід)
tinyepic-fjord-west-fjord-south = Західний фіорд, південь
    .to = до Західного фіорду (південь)
    .at = у Західному фіорді (південь)
tinyepic-fjord-west-fjord-north = Західний фіорд, північ
    .to = до Західного фіорду (північ)
    .at = у Західному фіорді (північ)
tinyepic-end-upper-left = верхній ряд, лівий край
tinyepic-end-upper-right = верхній ряд, правий край
tinyepic-end-lower-left = нижній ряд, лівий край
tinyepic-end-lower-right = нижній ряд, правий край

## Vikings
tinyepic-card-aslaug = Аслауг Далекоплавка
tinyepic-card-gunnar = Ґуннар Золота Рука
tinyepic-card-halvard = Гальвард Корабел
tinyepic-card-sigrid = Сіґрід Кидай-Невід
tinyepic-card-torsten = Торстен Шукач Мілин
tinyepic-card-ragnhild = Раґнгільд Здобич
tinyepic-card-ingrid = Інґрід Мати Ячменю
tinyepic-card-hakon = Гокон Володар Лісу
tinyepic-card-frode = Фроде Звіролов
tinyepic-card-yrsa = Ірса Ліч-Монета
tinyepic-card-bard = Бард Тесляр
tinyepic-card-estrid = Естрід Хранителька Святині
tinyepic-card-orm = Орм Майстер-Будівничий
tinyepic-card-dagny = Даґні Знавчиня Стежок
tinyepic-card-ketil = Кетіль Широка Сокира
tinyepic-card-solveig = Сольвейг Мандрівниця
tinyepic-card-runa = Руна Зоряна Стерничка
tinyepic-card-einar = Ейнар Туманний Нападник
tinyepic-card-svala = Свала Співачка Кораблів
tinyepic-card-leif = Лейф Шепіт Берега
tinyepic-card-tove = Туве Лоцманка Імли
tinyepic-card-vigdis = Вігдіс Тіньовий Штевень
tinyepic-card-gerda = Ґерда Травниця
tinyepic-card-olaf = Олаф Хранитель Солі
tinyepic-card-nanna = Нанна Ловчиня Снів
tinyepic-card-groa = Гроа Віщунка
tinyepic-card-asmund = Асмунд Каменяр
tinyepic-card-thyra = Тюра Жриця Рун
tinyepic-card-ivar = Івар Зводь-Палати
tinyepic-card-kari = Карі Стежка Привидів
tinyepic-card-hild = Гільд Клинок Завіси
tinyepic-card-embla = Ембла Блукачка
tinyepic-card-bjorn = Б’єрн Штормове Вітрило
tinyepic-card-harald = Гаральд Хвилеріз
tinyepic-card-skadi = Скаді Дубовий Кіль
tinyepic-card-arne = Арне Кличе Китів
tinyepic-card-hedda = Гедда Вершниця Бурі
tinyepic-card-rolf = Рольф Громовий Ніс
tinyepic-card-freydis = Фрейдіс Вартова Ланів
tinyepic-card-grim = Грім Коваль
tinyepic-card-ulf = Ульф Ловець Вовків
tinyepic-card-alfhild = Альфгільд Голос Граду
tinyepic-card-stein = Стейн Лісовоз
tinyepic-card-ylva = Ільва Жриця Гаю
tinyepic-card-knut = Кнут Гірський Будівничий
tinyepic-card-randi = Ранді Бігунка Хребтів
tinyepic-card-eirik = Ейрік Берсерк
tinyepic-card-saga = Сага Снігова Хода
tinyepic-favor = карта прихильності ({ $runes })
    .acc = карту прихильності ({ $runes })

## Actions on cards and boards
tinyepic-deed-sail = Плавання ×{ $n }
tinyepic-deed-explore = Дослідження ×{ $n }
tinyepic-deed-harvest = Збирання врожаю ×{ $n }
tinyepic-deed-build = Будування ×{ $n }
tinyepic-deed-smite = Вбивство поселенця ×{ $n }
tinyepic-deed-shift-fury = Змінити лють одного бога не більш ніж на { $n }
tinyepic-deed-explore-temple = Дослідження за допомогою храму
tinyepic-deed-draw-replace = Добирання та заміна карти
tinyepic-deed-enter-battle = Долучення до битви
tinyepic-deed-collect = Збирання ресурсів: { $goods }
tinyepic-deed-collect-per = Збирання ресурсів: { $goods } за кожну руну «{ $rune }»
tinyepic-deed-exchange = Обмін ресурсами
tinyepic-deed-prophecy = Пророцтво
tinyepic-icon-fury = лють
tinyepic-icon-chase-boat = погоня за човном
tinyepic-icon-cross-ferry = переправа поромом
tinyepic-icon-add-settler = ще один поселенець
tinyepic-icon-add-boat = ще один човен
tinyepic-icon-add-temple = новий храм
tinyepic-icon-battle = битва, сила +{ $bonus }

## Questions
tinyepic-ask-launch = Поставте стартовий човен
tinyepic-ask-launch-detail = У будь-який порожній фіорд, що торкається краю поля.
tinyepic-ask-keep = Залиште собі одну карту вікінга
tinyepic-ask-keep-left-detail = Решта карт піде гравцеві ліворуч. Усі обирають одночасно.
tinyepic-ask-keep-right-detail = Решта карт піде гравцеві праворуч. Усі обирають одночасно.
tinyepic-ask-keep-solo-detail = Дві інші карти підуть у колоду ворога.
tinyepic-ask-play = Розіграйте карту вікінга
tinyepic-ask-play-detail = Горілиць — заради дій, долілиць — щоб почати битву за карту прихильності.
tinyepic-ask-play-battle-detail = Горілиць — заради дій, долілиць — щоб долучитися до битви.
tinyepic-ask-favor = За яку карту прихильності ви б’єтеся?
tinyepic-ask-favor-detail = Обирати можна лише карти з країв двох рядів.
tinyepic-ask-return = Поверніть одну з попередніх карт прихильності
tinyepic-ask-return-detail = Можна мати не більш ніж три. За повернену карту знову можна битися.
tinyepic-ask-take =
    Візьміть { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
    } на свій вибір
tinyepic-ask-sail = Плавання ×{ $n }: оберіть човен і місце
tinyepic-ask-sail-detail = У доку можна розмістити поселенців і здійснити рейд на селище.
tinyepic-ask-land = Док острова { $island }: скільки поселенців розмістити?
tinyepic-ask-land-detail =
    Кожен коштує 1 їжу. { $left ->
        [0] Переміщень не залишилося.
        [one] Або пливіть далі: залишилося { $left } переміщення.
        [few] Або пливіть далі: залишилося { $left } переміщення.
       *[many] Або пливіть далі: залишилося { $left } переміщень.
    }
tinyepic-ask-retreat = Ваш човен має покинути док: до якого фіорду?
tinyepic-ask-explore = Перемістіть поселенця поромом (залишилося кроків: { $n })
tinyepic-ask-harvest =
    Збирання врожаю: оберіть { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
    }
tinyepic-ask-harvest-detail = Човни додають їжі: { $food }; ресурсів на вибір від храмів: { $free }.
tinyepic-ask-build = Збудуйте човен або храм (залишилося: { $n })
tinyepic-ask-build-detail = Човен — у фіорд поруч із вами, храм — на острів із вашим поселенцем.
tinyepic-ask-carry = Перемістіть храм поромним маршрутом
tinyepic-ask-smite = Приберіть поселенця противника (залишилося: { $n })
tinyepic-ask-draw = Узяти карту вікінга?
tinyepic-ask-draw-detail = Потім ви скидаєте одну карту з руки горілиць.
tinyepic-ask-discard = Скиньте карту вікінга
tinyepic-ask-battle = Перевернути цю карту долілиць для битви?
tinyepic-ask-battle-join-detail = Вона долучається до поточної битви. Карту знають усі.
tinyepic-ask-battle-begin-detail = Вона починає битву за карту прихильності. Карту знають усі.
tinyepic-ask-collect = Зібрати { $goods_acc }?
tinyepic-ask-exchange = Обміняйте ресурси одного типу на інший
tinyepic-ask-dedicate = Присвятити селище?
tinyepic-ask-dedicate-detail = Дії на планшеті епох або богові, чия лють зросте на 2.
tinyepic-ask-shift = Змініть лють одного бога (не більш ніж на { $n })
tinyepic-ask-prophecy = Відкрити верхню карту вікінгів?
tinyepic-ask-prophecy-detail = Ви можете виконати її дії, ніби вона ваша.
tinyepic-ask-join-enemy = Ворог почав битву: долучитися?
tinyepic-ask-join-enemy-detail = Ваша карта цього ходу б’ється одразу. Інакше ворог сам зустріне загарбників.
tinyepic-ask-enemy-target = Для ворога два острови рівні: куди він пливе?
tinyepic-ask-enemy-course = Кілька шляхів до острова { $island } однаково короткі: який док наступний?
tinyepic-ask-enemy-gather = З якого острова ворог перемістить поселенців на { $island }?
tinyepic-ask-enemy-chase = За яким вашим човном женеться вождь?
tinyepic-ask-enemy-temple = Де ворог збудує храм?
tinyepic-ask-enemy-favor = Обидва краї однаково близько: яку карту прихильності бере ворог?

## Choices
tinyepic-do-launch = Спустити човен { $place_at }
tinyepic-do-keep = { $card } · { $deed }
tinyepic-do-play = Розіграти карту «{ $card }» · { $deed }
tinyepic-do-fight =
    { $steel ->
        [0] Відправити в битву карту «{ $card }»
        [one] Відправити в битву карту «{ $card }» за { $steel } сталь
       *[other] Відправити в битву карту «{ $card }» за { $steel } сталі
    }
tinyepic-do-decline = Не долучатися
tinyepic-do-recall = Повернути поселенця з острова { $island }
tinyepic-do-favor = { $favor }: { $end }
tinyepic-do-return = Повернути { $favor_acc }: { $end }
tinyepic-do-take = Узяти { $goods_acc }
tinyepic-do-sail =
    Човен { $from_at } пливе { $place_to }, { $moves ->
        [one] { $moves } переміщення
        [few] { $moves } переміщення
       *[many] { $moves } переміщень
    }
tinyepic-do-land =
    { $settlers ->
        [0] Залишитися, нікого не розміщувати
        [one] Розмістити { $settlers } поселенця
       *[other] Розмістити { $settlers } поселенців
    }
tinyepic-do-land-raid =
    { $settlers ->
        [0] Рейд на селище
        [one] Розмістити { $settlers } поселенця й здійснити рейд
       *[other] Розмістити { $settlers } поселенців і здійснити рейд
    } за { $steel ->
        [one] { $steel } сталь
       *[other] { $steel } сталі
    }
tinyepic-do-retreat = Відвести човен { $place_to }
tinyepic-do-explore = { $from } → { $to }
tinyepic-do-boat =
    Збудувати човен { $place_at } за { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
tinyepic-do-temple =
    Збудувати храм на острові { $island } за { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
tinyepic-do-carry = Перемістити храм: { $from } → { $to }
tinyepic-do-smite = Убити поселенця { $clan_gen } на острові { $island }
tinyepic-do-draw = Узяти карту
tinyepic-do-discard = Скинути карту «{ $card }» · { $deed }
tinyepic-do-battle = Долучитися до битви
tinyepic-do-collect = Зібрати
tinyepic-do-exchange = Обміняти { $from_acc } на { $to_acc }
tinyepic-do-dedicate = Присвятити селище: { $deed }
tinyepic-do-dedicate-god = { $god }: присвятити селище, лють +{ $n }
tinyepic-do-shift-up = { $god }: лють +{ $n }
tinyepic-do-shift-down = { $god }: лють −{ $n }
tinyepic-do-reveal = Відкрити
tinyepic-do-choose = { $island }
tinyepic-do-steer = { $place }
tinyepic-do-skip = Пропустити

## Log
tinyepic-log-launched = { $player_you ->
        [yes] Ви спускаєте
       *[no] { $player } спускає
    } човен { $place_at }
tinyepic-log-neutral-sits = Нейтральний клан сидить ліворуч від { $player_gen }
tinyepic-log-era-begins = Починається епоха { $era }; перший хід за { $player_ins }
tinyepic-log-shuffled = Скид стає новою колодою вікінгів
tinyepic-log-dealt =
    Кожному роздано { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
    } вікінгів
tinyepic-log-kept = { $player_you ->
        [yes] Ви залишаєте
       *[no] { $player } залишає
    } собі карту «{ $card }»
tinyepic-log-passed-left = Карти передано ліворуч
tinyepic-log-passed-right = Карти передано праворуч
tinyepic-log-draft-ends = Відбір карт завершено
tinyepic-log-recalled = { $player_you ->
        [yes] Ви повертаєте
       *[no] { $player } повертає
    } поселенця з острова { $island }
tinyepic-log-played = { $player_you ->
        [yes] Ви розігруєте
       *[no] { $player } розігрує
    } карту «{ $card }»
tinyepic-log-face-down = { $player_you ->
        [yes] Ви розігруєте
       *[no] { $player } розігрує
    } карту долілиць
tinyepic-log-face-down-known = { $player_you ->
        [yes] Ви починаєте
       *[no] { $player } починає
    } битву картою «{ $card }»
tinyepic-log-joins = { $player_you ->
        [yes] Ви долучаєтеся
       *[no] { $player } долучається
    } до битви картою долілиць
tinyepic-log-joins-known = { $player_you ->
        [yes] Ви долучаєтеся
       *[no] { $player } долучається
    } до битви картою «{ $card }»
tinyepic-log-battle-begins = { $player_you ->
        [yes] Ви починаєте
       *[no] { $player } починає
    } битву за { $favor_acc }: { $end }
tinyepic-log-sailed =
    { $player_you ->
        [yes] Ви пливете
       *[no] { $player } пливе
    } { $place_to }, { $moves ->
        [one] { $moves } переміщення
        [few] { $moves } переміщення
       *[many] { $moves } переміщень
    }
tinyepic-log-retreated = { $player_you ->
        [yes] Ви відводите
       *[no] { $player } відводить
    } човен { $to_to }
tinyepic-log-landed =
    { $player_you ->
        [yes] Ви розміщуєте
       *[no] { $player } розміщує
    } { $settlers ->
        [one] { $settlers } поселенця
       *[other] { $settlers } поселенців
    } на острові { $island } за { $food ->
        [one] { $food } їжу
       *[other] { $food } їжі
    }
tinyepic-log-raided =
    { $player_you ->
        [yes] Ви здійснюєте
       *[no] { $player } здійснює
    } рейд на селище { $place_at } за { $steel ->
        [one] { $steel } сталь
       *[other] { $steel } сталі
    }
tinyepic-log-explored = { $player_you ->
        [yes] Ви переміщуєте
       *[no] { $player } переміщує
    } поселенця з острова { $from } на острів { $to }
tinyepic-log-attacked = { $victim_you ->
    [yes] { $player } витісняє вашого поселенця з острова { $island }
   *[no] { $player_you ->
        [yes] Ви витісняєте
       *[no] { $player } витісняє
     } поселенця { $victim_gen } з острова { $island }
 }
tinyepic-log-rune-taken = { $player_you ->
        [yes] Ви забираєте
       *[no] { $player } забирає
    } руну «{ $rune }» з острова { $island }
tinyepic-log-rune-stolen = { $player_you ->
        [yes] Ви відбираєте
       *[no] { $player } відбирає
    } руну «{ $rune }» острова { $island } у { $from_gen }
tinyepic-log-rune-returned = { $player_you ->
        [yes] Ви втрачаєте
       *[no] { $player } втрачає
    } острів { $island }; руна «{ $rune }» повертається на нього
tinyepic-log-fury = { $god }: лють { $from } → { $to } ({ $why })
tinyepic-why-rune-taken = узято руну
tinyepic-why-battle-lost = програно битву
tinyepic-why-invaders-beaten = загарбники полягли
tinyepic-why-dedication = присвячено селище
tinyepic-why-boon = дари Вальгалли
tinyepic-why-enemy-icon = символ ворога
tinyepic-why-enemy-start = тут починає ворог
tinyepic-log-harvested = { $player_you ->
        [yes] Ви збираєте
       *[no] { $player } збирає
    } врожай: { $goods }
tinyepic-log-gained = { $player_you ->
        [yes] Ви отримуєте
       *[no] { $player } отримує
    } { $goods_acc }
tinyepic-log-boat-built =
    { $player_you ->
        [yes] Ви будуєте
       *[no] { $player } будує
    } човен { $place_at } за { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
tinyepic-log-temple-built =
    { $player_you ->
        [yes] Ви будуєте
       *[no] { $player } будує
    } храм на острові { $island } за { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
tinyepic-log-temple-carried = { $player_you ->
        [yes] Ви переміщуєте
       *[no] { $player } переміщує
    } храм з острова { $from } на острів { $to }
tinyepic-log-smitten = { $victim_you ->
    [yes] { $player } убиває вашого поселенця на острові { $island }
   *[no] { $player_you ->
        [yes] Ви вбиваєте
       *[no] { $player } убиває
     } поселенця { $victim_gen } на острові { $island }
 }
tinyepic-log-drew = { $player_you ->
        [yes] Ви берете
       *[no] { $player } бере
    } карту
tinyepic-log-drew-known = { $player_you ->
        [yes] Ви берете
       *[no] { $player } бере
    } карту «{ $card }»
tinyepic-log-discarded = { $player_you ->
        [yes] Ви скидаєте
       *[no] { $player } скидає
    } карту «{ $card }»
tinyepic-log-exchanged = { $player_you ->
        [yes] Ви обмінюєте
       *[no] { $player } обмінює
    } { $from_acc } на { $to_acc }
tinyepic-log-dedicated = { $player_you ->
        [yes] Ви присвячуєте
       *[no] { $player } присвячує
    } селище: { $deed }
tinyepic-log-dedicated-god = { $player_you ->
        [yes] Ви присвячуєте
       *[no] { $player } присвячує
    } селище богові: { $god }
tinyepic-log-battle-opens = Битва за { $favor_acc }: { $sides }
tinyepic-fighter = { $player_nom } із силою { $strength } ({ $card })
tinyepic-fighter-barred = { $player_you ->
        [yes] ви не можете
       *[no] { $player_nom } не може
    } сплатити
tinyepic-log-invaders-come = Приходять загарбники: { $card }, сила { $strength }
tinyepic-log-battle-won = { $player_you ->
        [yes] Ви перемагаєте із силою { $strength } й берете
       *[no] { $player } перемагає із силою { $strength } й бере
    } { $favor_acc }
tinyepic-log-battle-drawn = Нічия, сила { $strength }: ніхто не перемагає
tinyepic-log-invaders-win = { $player_you ->
        [yes] Ви програєте
       *[no] { $player } програє
    } загарбникам
tinyepic-log-battle-off = Ніхто не може сплатити сталь: битви немає
tinyepic-log-favor-back = Повертається { $favor }: { $end }
tinyepic-log-favor-returned = { $player_you ->
        [yes] Ви повертаєте
       *[no] { $player } повертає
    } { $favor_acc }: { $end }
tinyepic-log-boon = { $player_you ->
        [yes] Ви можете
       *[no] { $player } може
    } отримати дари Вальгалли від { $god_gen }: { $deed }
tinyepic-log-prophecy = { $player_you ->
        [yes] Ви бачите
       *[no] { $player } бачить
    } у пророцтві карту «{ $card }»
tinyepic-log-era-ends = Епоха { $era } закінчується
tinyepic-log-game-ends = Богів упорядковано за люттю, карти прихильності відкрито
tinyepic-log-battle-declined = { $player_you ->
        [yes] Ви не долучаєтеся
       *[no] { $player } не долучається
    } до битви

## Log of the enemy clan
tinyepic-log-enemy-plays = Ворог розігрує карту «{ $card }» ({ $rune })
tinyepic-log-enemy-does-leader = Лідерська дія ворога: { $deed }
tinyepic-log-enemy-does-rune = Ворог має потрібні руни, дія руни: { $deed }
tinyepic-log-enemy-does-board = Такої дії руни ворог не виконує; його планшет дає: { $deed }
tinyepic-log-enemy-does-dedication = Присвята дає ворогові: { $deed }
tinyepic-log-enemy-does-battle-lost = Ворог програє битву; його планшет дає: { $deed }
tinyepic-log-enemy-target-nearest =
    Ціль ворога — { $island }: найближчий острів руни «{ $rune }» ({ $distance ->
        [one] { $distance } док
        [few] { $distance } доки
       *[many] { $distance } доків
    })
tinyepic-log-enemy-target-other-island = Ціль ворога — { $island }: він уже біля іншого острова руни «{ $rune }»
tinyepic-log-enemy-target-less-influence = Ціль ворога — { $island }: так само близько, а впливу там менше
tinyepic-log-enemy-target-your-choice = Ціль ворога — { $island }: ваш вибір
tinyepic-log-enemy-moves-shore = Човен вождя йде вздовж берега { $place_to }
tinyepic-log-enemy-moves-ferry = Човен вождя поромним маршрутом переходить { $place_to }
tinyepic-log-enemy-moves-your-choice = Човен вождя йде обраним вами шляхом { $place_to }
tinyepic-log-enemy-moves-chase-icon = Вождь женеться за вашим найближчим човном { $place_to }
tinyepic-log-enemy-moves-ferry-icon = Символ порома переправляє вождя { $place_to }
tinyepic-log-enemy-stops-reached = Вождь зупиняється: острова { $island } досягнуто
tinyepic-log-enemy-stops-out-of-moves = Вождь зупиняється біля острова { $island }: переміщень більше немає
tinyepic-log-enemy-raids = Ворог здійснює рейд на селище { $place_at } без сплати сталі
tinyepic-log-enemy-settles-board =
    { $settlers ->
        [one] { $settlers } поселенець ворога приходить
        [few] { $settlers } поселенці ворога приходять
       *[many] { $settlers } поселенців ворога приходять
    } із планшета на острів { $island }
tinyepic-log-enemy-settles-most-settlers =
    { $settlers ->
        [one] { $settlers } поселенець ворога переходить
        [few] { $settlers } поселенці ворога переходять
       *[many] { $settlers } поселенців ворога переходять
    } з острова { $from } на острів { $island }: на планшеті їх немає, а там їх найбільше
tinyepic-log-enemy-settles-least-influence =
    { $settlers ->
        [one] { $settlers } поселенець ворога переходить
        [few] { $settlers } поселенці ворога переходять
       *[many] { $settlers } поселенців ворога переходять
    } з острова { $from } на острів { $island }: серед рівних островів там ваш вплив найменший
tinyepic-log-enemy-settles-your-choice =
    { $settlers ->
        [one] { $settlers } поселенець ворога переходить
        [few] { $settlers } поселенці ворога переходять
       *[many] { $settlers } поселенців ворога переходять
    } з острова { $from } на острів { $island }: ваш вибір
tinyepic-log-enemy-harvests = Ворог збирає врожай: { $goods } (порожніх комірок човнів: { $boats }, храмів: { $temples })
tinyepic-log-enemy-gains = Ворог отримує з мішка { $goods_acc }
tinyepic-log-enemy-builds-at-chieftain = Ворог будує човен поруч із вождем, { $place_at }
tinyepic-log-enemy-builds-next-free = Ворог будує човен у наступному вільному доку за годинниковою стрілкою, { $place_at }
tinyepic-log-enemy-builds-next-island = Усі доки острова зайняті; ворог будує човен поруч, { $place_at }
tinyepic-log-enemy-boat-home = Ворожий човен повертається на планшет: { $place }
tinyepic-log-enemy-dedicates = Ворог присвячує селище дії, де їх найменше: { $deed } (тепер { $villages })
tinyepic-log-enemy-icon = Трек «{ $track }», поділка { $space }: { $icon }
tinyepic-log-enemy-temple-most-settlers = Ворог будує храм на острові { $island }: там найбільше його поселенців. На планшет повернулося поселенців: { $settlers }
tinyepic-log-enemy-temple-your-choice = Ворог будує храм на острові { $island }: ваш вибір. На планшет повернулося поселенців: { $settlers }
tinyepic-log-enemy-marker-back = Маркер «{ $track }» дійшов до кінця й повертається на 0; ви втрачаєте 1 { $track_acc }
tinyepic-log-enemy-marker-back-nothing = Маркер «{ $track }» дійшов до кінця й повертається на 0; втрачати вам нічого
tinyepic-log-enemy-battle-card = Ворог долучається верхньою картою: { $card }
tinyepic-log-enemy-battle-card-hidden = Ворог кладе верхню карту долілиць і починає битву
tinyepic-log-enemy-favor-nearest = Він б’ється за найближчу до вождя { $favor_acc }: { $end }
tinyepic-log-enemy-favor-other-row = Ряд на його боці порожній; він б’ється за { $favor_acc }: { $end }
tinyepic-log-enemy-favor-your-choice = Він б’ється за обрану вами { $favor_acc }: { $end }
tinyepic-log-enemy-battle-grows = Битва ворога вже триває; додаткова сила тепер +{ $bonus }
tinyepic-log-enemy-idle-no-runes = Ворогові бракує рун для дії руни
tinyepic-log-enemy-idle-no-settlers = Ворогові більше нікого переміщувати
tinyepic-log-enemy-idle-no-boats = На планшеті ворога немає човнів
tinyepic-log-enemy-idle-no-dock = Для ворожого човна немає вільного доку
tinyepic-log-enemy-idle-no-ferry = Маршрут веде за межі поля: вождь залишається
tinyepic-log-enemy-idle-no-prey = У вас немає човнів у доках: гнатися ні за ким
tinyepic-log-enemy-idle-no-temple = Ворог не має храму або місця для нього
tinyepic-log-enemy-idle-no-island-runes = Ворог не має острівних рун: лють не зростає
tinyepic-log-enemy-idle-no-favor = Карт прихильності для битви немає
tinyepic-log-enemy-idle-stacks-full = Усі дії присвяти заповнено: селище нічого не дає
tinyepic-log-enemy-idle-era-over = Епоха закінчилася: нової битви немає

## Score sheet
tinyepic-score-islands = Острови з руною «{ $rune }» ({ $god }): по { $each }
tinyepic-score-favors = Руни «{ $rune }» на картах прихильності ({ $god }): по { $each }

## Why something is not allowed
tinyepic-illegal-not-your-turn = Повертати поселенців можна лише у свій хід.
tinyepic-illegal-not-edge = Стартовий човен ставлять у фіорд, що торкається краю поля.
tinyepic-illegal-fjord-taken = Стартовому човну потрібен порожній фіорд.
tinyepic-illegal-not-in-hand = Цієї карти у вас немає.
tinyepic-illegal-battle-begun-now = Цю битву ворог почав у цьому ж ході; долучитися можна в наступному.
tinyepic-illegal-no-favor = Карт прихильності, за які можна битися, більше немає.
tinyepic-illegal-no-favor-there = Обирати можна лише карти прихильності з країв рядів.
tinyepic-illegal-not-your-favor = Повернути можна лише одну з попередніх карт прихильності.
tinyepic-illegal-take = Візьміть рівно стільки ресурсів, скільки сказано в запитанні.
tinyepic-illegal-track-full = Трек ресурсу вміщує не більш ніж 7.
tinyepic-illegal-one-boat = Усі переміщення одного плавання робить один човен.
tinyepic-illegal-boat-not-built = Цей човен ще на планшеті клану.
tinyepic-illegal-other-side = Такого місця на цьому боці поля немає.
tinyepic-illegal-too-far = Човну бракує переміщень.
tinyepic-illegal-own-boat-there = У цьому доку вже стоїть ваш човен.
tinyepic-illegal-land-limit = Поселенців можна розмістити не більше за показник плавання.
tinyepic-illegal-no-settlers-home = Стільки поселенців на планшеті клану немає.
tinyepic-illegal-no-food = Кожен поселенець коштує 1 їжу.
tinyepic-illegal-no-village = У цьому доку немає селища.
tinyepic-illegal-no-steel = Для рейду бракує сталі.
tinyepic-illegal-not-adjacent = Фіорд має торкатися доку.
tinyepic-illegal-no-settler = Там немає вашого поселенця.
tinyepic-illegal-no-settler-there = Такого поселенця там немає.
tinyepic-illegal-own-settler = Прибирати можна лише чужих поселенців.
tinyepic-illegal-no-ferry = Ці острови не з’єднує поромний маршрут.
tinyepic-illegal-no-temple = Там немає вашого храму.
tinyepic-illegal-two-temples = Два ваші храми не можуть стояти на одному острові.
tinyepic-illegal-slot-empty = Цю комірку вже звільнено.
tinyepic-illegal-no-wood = Бракує дерева.
tinyepic-illegal-not-fjord = Човни будують у фіордах.
tinyepic-illegal-not-present = Поруч із цим фіордом вас немає.
tinyepic-illegal-exchange-nothing = Обміняйте хоча б один ресурс на інший тип.
tinyepic-illegal-not-enough = Стільки у вас немає.
tinyepic-illegal-god-not-here = Цього бога немає в грі.
tinyepic-illegal-stack-full = На цій дії вже лежить стільки селищ, скільки гравців.
tinyepic-illegal-fury-too-far = Дари не змінюють лють настільки.
tinyepic-illegal-fury-below-zero = Лють не опускається нижче 0.
tinyepic-illegal-enemy-not-tied = За ворога ви вирішуєте, лише коли його варіанти рівні.
tinyepic-illegal-must-act = Це не можна пропустити.
