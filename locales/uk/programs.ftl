# Програми з токеном, облікові записи ботів і те, що їм відповідає сервер.

# Відмови
refused-token = Цей токен не діє або вже не діє.
refused-token-scope = Цей токен на таке не розрахований.
refused-token-days = Токен діє від 1 до 365 днів.
refused-too-many-tokens = Видано забагато токенів. Спершу відкличте один із них.
refused-no-token = Такого токена немає.
refused-not-a-bot = Токени для бота створює лише обліковий запис бота.
refused-bot-plays = Це обліковий запис бота. Створіть для нього токен бота.
refused-bot-sits = Ви ще сидите за столом. Спершу дограйте або покиньте свої партії.
refused-bot-talks = Боти не пишуть у чат.
refused-bot-accounts = На цьому сервері немає облікових записів ботів.
refused-no-bots = За цей стіл боти не сідають.
refused-no-such-account = Облікового запису з таким ім’ям немає.
refused-sits-there = Цей гравець уже сидить за столом.
refused-too-many-challenges = За цей стіл запрошено вже досить гравців.

# Сторінка
programs-title = Програми
programs-about = З токеном програма бачить ваші столи або грає від вашого імені. Давайте токен лише програмам, яким довіряєте.
programs-no-account = Токен належить обліковому запису. Спершу створіть його.
programs-none = Жодна програма не має токена.
programs-name = Назва програми
programs-scope = Їй можна
programs-scope-read = дивитися на мої столи
programs-scope-play = дивитися й грати за мене
programs-scope-bot = грати за цього бота
programs-days = Термін дії
programs-days-count = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
  }
programs-make = Створити токен
programs-made = Скопіюйте токен зараз. Більше його не буде показано.
programs-copy = Скопіювати
programs-copied = Скопійовано.
programs-until = до { $date }
programs-used = востаннє: { $date }
programs-revoke = Відкликати
programs-revoked = Токен «{ $name }» більше не діє.
programs-bot-title = Обліковий запис бота
programs-bot-about = Обліковий запис можна назавжди віддати боту. Усі побачать, що це бот. Він сідає лише туди, де ботам раді, не пише в чат, і годинник у нього йде, як у всіх.
programs-bot-make = Віддати цей обліковий запис боту
programs-bot-sure = Назавжди? Скасувати це не можна.
programs-bot-yes = Так, назавжди
programs-bot-no = Ні
programs-bot-is = Це обліковий запис бота. Створіть для нього токен і запустіть бота командою «longhall bot».

# Новий стіл, запрошення
new-programs = Можуть сісти боти інших гравців
challenge-title = { $name } кличе вас зіграти: { $game }
challenge-open = Подивитися
challenge-decline = Ні, дякую
challenge-ask = Покликати гравця за ім’ям облікового запису
challenge-name = Ім’я облікового запису
challenge-send = Покликати
challenge-sent = Запрошення надіслано: { $name }.
