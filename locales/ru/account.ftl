# Учётная запись изнутри: её пароль и устройства, на которых в неё вошли.

password-change = Сменить пароль
password-old = Нынешний пароль
password-new = Новый пароль
password-others = На всех остальных устройствах придётся войти снова.
password-save = Сменить
password-changed = Пароль изменён. На других устройствах нужно войти снова.
devices = Устройства
device-here = Это устройство
device-named = { $browser }, { $system }
device-unnamed = Неизвестное устройство
device-seen = Последний раз: { $when }
device-since = вход: { $when }
device-logout = Выйти
device-logout-name = Выйти на устройстве: { $device }
devices-logout = Выйти на всех устройствах
devices-left = Вы вышли на всех устройствах.
