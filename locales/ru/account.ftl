# Учётная запись: её пароль и устройства, на которых в неё вошли.

password-change = Сменить пароль
password-old = Текущий пароль
password-new = Новый пароль
password-others = На всех остальных устройствах придётся войти заново.
password-save = Сохранить пароль
password-changed = Пароль изменён. На остальных устройствах нужно войти заново.
devices = Устройства
device-here = Это устройство
device-named = { $browser }, { $system }
device-unnamed = Неизвестное устройство
device-seen = Последняя активность: { $when }
device-since = Вход: { $when }
device-logout = Выйти
device-logout-name = Выйти на устройстве: { $device }
devices-logout = Выйти на всех устройствах
devices-left = Вы вышли на всех устройствах.
account-made = Учётная запись создана. Вы вошли как { $account }.
