# Программы с токеном, учётные записи ботов и то, что им отвечает сервер.

# Отказы
refused-token = Этот токен не действует или уже не действует.
refused-token-scope = Этот токен на такое не рассчитан.
refused-token-days = Токен действует от 1 до 365 дней.
refused-too-many-tokens = Выдано слишком много токенов. Сначала отзовите один из них.
refused-no-token = Такого токена нет.
refused-not-a-bot = Токены для бота создаёт только учётная запись бота.
refused-bot-plays = Это учётная запись бота. Создайте для неё токен бота.
refused-bot-sits = Вы ещё сидите за столом. Сначала доиграйте или покиньте свои партии.
refused-bot-talks = Боты не пишут в чат.
refused-bot-accounts = На этом сервере нет учётных записей ботов.
refused-no-bots = За этот стол боты не садятся.
refused-no-such-account = Учётной записи с таким именем нет.
refused-sits-there = Этот игрок уже сидит за столом.
refused-too-many-challenges = За этот стол позвано уже достаточно игроков.

# Страница
programs-title = Программы
programs-about = С токеном программа видит ваши столы или играет от вашего имени. Давайте токен только программам, которым доверяете.
programs-no-account = Токен принадлежит учётной записи. Сначала создайте её.
programs-none = Ни у одной программы нет токена.
programs-name = Название программы
programs-scope = Ей можно
programs-scope-read = смотреть на мои столы
programs-scope-play = смотреть и играть за меня
programs-scope-bot = играть за этого бота
programs-days = Срок действия
programs-days-count = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  }
programs-make = Создать токен
programs-made = Скопируйте токен сейчас. Больше он показан не будет.
programs-copy = Скопировать
programs-copied = Скопировано.
programs-until = до { $date }
programs-used = последний раз: { $date }
programs-revoke = Отозвать
programs-revoked = Токен «{ $name }» больше не действует.
programs-bot-title = Учётная запись бота
programs-bot-about = Учётную запись можно навсегда отдать боту. Все увидят, что это бот. Он садится только туда, где ботам рады, не пишет в чат, и часы у него идут, как у всех.
programs-bot-make = Отдать эту учётную запись боту
programs-bot-sure = Навсегда? Отменить это нельзя.
programs-bot-yes = Да, навсегда
programs-bot-no = Нет
programs-bot-is = Это учётная запись бота. Создайте для неё токен и запустите бота командой «longhall bot».

# Новый стол, приглашения
new-programs = Могут сесть боты других игроков
challenge-title = { $name } зовёт вас сыграть: { $game }
challenge-open = Посмотреть
challenge-decline = Нет, спасибо
challenge-ask = Позвать игрока по имени учётной записи
challenge-name = Имя учётной записи
challenge-send = Позвать
challenge-sent = Приглашение отправлено: { $name }.
