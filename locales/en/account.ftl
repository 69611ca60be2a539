# An account from the inside: its password and the devices on which it is signed in.

password-change = Change the password
password-old = Present password
password-new = New password
password-others = All other devices are signed out then.
password-save = Change it
password-changed = The password is changed. Other devices are signed out.
devices = Devices
device-here = This device
device-named = { $browser } on { $system }
device-unnamed = Unknown device
device-seen = Last seen { $when }
device-since = signed in { $when }
device-logout = Sign out
device-logout-name = Sign out: { $device }
devices-logout = Sign out everywhere
devices-left = You are signed out on all devices.
