# Обліковий запис: його пароль і пристрої, на яких у нього увійшли.

password-change = Змінити пароль
password-old = Поточний пароль
password-new = Новий пароль
password-others = На всіх інших пристроях доведеться увійти знову.
password-save = Зберегти пароль
password-changed = Пароль змінено. На інших пристроях потрібно увійти знову.
devices = Пристрої
device-here = Цей пристрій
device-named = { $browser }, { $system }
device-unnamed = Невідомий пристрій
device-seen = Остання активність: { $when }
device-since = Вхід: { $when }
device-logout = Вийти
device-logout-name = Вийти на пристрої: { $device }
devices-logout = Вийти на всіх пристроях
devices-left = Ви вийшли на всіх пристроях.
account-made = Обліковий запис створено. Ви увійшли як { $account }.
