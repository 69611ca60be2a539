# З чого складається становище гравця: підказки й розбір пояснюють цим, чому вибір кращий.

asgard-term-points = Набрані очки
asgard-term-favour = Цілі й воля богів у цьому раунді
asgard-term-last = Останній підрахунок
asgard-term-cards = Карти для майбутніх цілей

champions-term-glory = Слава й набори
champions-term-destinies = Долі
champions-term-goods = Запаси
champions-term-runes = Руни
champions-term-workers = Робітники
champions-term-marker = Право першого ходу
champions-term-ship = Корабель вождя
champions-term-fights = Воїни й бої
champions-term-troll = Загроза троля
champions-term-turn = Що принесе цей хід

gonewild-term-points = Набрані очки
gonewild-term-deck = Колода й будівлі
gonewild-term-settlement = Сховища й місце
gonewild-term-achievements = Досягнення
gonewild-term-missions = Завдання
gonewild-term-turn = Що принесе цей хід

tinyepic-term-islands = Острови під контролем
tinyepic-term-footholds = Присутність на інших островах
tinyepic-term-favors = Карти милості
tinyepic-term-resources = Ресурси
tinyepic-term-boats = Човни
tinyepic-term-temples = Храми
tinyepic-term-villages = Села
tinyepic-term-deeds = Ще не зроблені справи

feast-term-points = Очки на зараз
feast-term-covering = Товари, щоб закрити клітинки
feast-term-income = Дохід
feast-term-silver = Срібло
feast-term-wood = Дерево
feast-term-stone = Камінь
feast-term-ore = Руда
feast-term-weapons = Зброя
feast-term-ships = Кораблі
feast-term-animals = Тварини
feast-term-occupations = Заняття
feast-term-bonus = Бонуси
feast-term-feast = Їжа для бенкетів
feast-term-vikings = Вільні вікінги
feast-term-turn = Що принесе цей хід
