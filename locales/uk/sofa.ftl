# Кілька людей за одним пристроєм: завіса між ними та телевізор.
sofa-pass = Передайте гравцю { $name }
sofa-hold = { $name }: утримуйте, щоб відкрити
sofa-again = Натисніть ще раз, щоб відкрити
sofa-since = Від вашого минулого ходу
sofa-lately = Нещодавно
sofa-everyone = це можна читати всім
sofa-order = Порядок
sofa-device = { $count ->
    [one] { $game }, один пристрій, { $count } місце
    [few] { $game }, один пристрій, { $count } місця
   *[many] { $game }, один пристрій, { $count } місць
  }
sofa-look = Подивитися на стіл
sofa-table = Те, що видно всім
sofa-people = За цим пристроєм
sofa-plays = Грає { $name }
sofa-hide = Сховати
sofa-title = Передайте гравцю { $name } · { $table }
sofa-leave = { $name } виходить із гри, без скасування
sofa-leave-about = Встає лише { $name }: на цьому місці продовжить бот, решта за цим пристроєм грають далі.

# За новим столом і в очікуванні.
sofa-here = За цим пристроєм
sofa-here-note = за цим пристроєм
sofa-about = Хто сидить за цим пристроєм, передає його далі: карти кожного ховає завіса.
sofa-guest = Гравець { $seat }
sofa-guest-name = Ім’я на місці { $seat }
sofa-add = Ще хтось за цим пристроєм
sofa-add-about = Ця людина займе вільне місце, а ви передаватимете пристрій.
sofa-add-do = Додати
invite-share = Поділитися
invite-share-words = Приєднуйтеся: { $table }
invite-scan = Відскануйте, щоб сісти за стіл
invite-qr = QR-код цього столу
invite-tv = Показати на телевізорі

# На телевізорі й на телефоні, що служить рукою.
tv-arriving = Накриваємо на стіл …
tv-hand = Ваш телефон — ваша рука
tv-scan = Відскануйте або відкрийте
tv-type = і введіть
tv-line = { $host }, код
tv-to-move = ходить
tv-scan-to-sit = відскануйте
tv-waits = { $count ->
    [one] Місце гравця { $name } ще чекає на свій телефон.
    [few] { $count } місця ще чекають на свої телефони.
   *[many] { $count } місць ще чекають на свої телефони.
  }
hand-board = Показати поле
hand-back = Назад до моєї руки
hand-look-up = Підніміть очі: поле на телевізорі.
