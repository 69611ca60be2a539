# Командний рядок.

cli-welcome = Число або запис у дужках робить вибір; ? показує решту команд.
cli-corrected = Ця гра йде з виправленнями власника.
cli-help = ?  ця довідка
    undo  скасувати останній крок
    hint  що зробив би сильний бот
    save ФАЙЛ  записати гру у файл
    board  показати положення ще раз
    quit  встати з-за столу
cli-you = Ви
cli-level-guest = Гість
cli-level-karl = Карл
cli-level-jarl = Ярл
cli-thinking = Думаю секунду…
cli-saved = Збережено
cli-nothing-to-undo = Скасовувати нічого.
cli-result = Гру закінчено.
cli-total = Разом
cli-winner = Перемога
cli-games-corrected = — з виправленнями власника
cli-asgard-goals = Цілі
cli-asgard-hand = Ваша рука
cli-feast-hand = На руці
cli-feast-vikings = Вікінги
