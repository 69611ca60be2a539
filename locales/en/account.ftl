# The inside of an account: its password and the devices on which it is signed in.

password-change = Change password
password-old = Current password
password-new = New password
password-others = You’ll be signed out on all other devices.
password-save = Save password
password-changed = Password changed. You are signed out on all other devices.
devices = Devices
device-here = This device
device-named = { $browser } on { $system }
device-unnamed = Unknown device
device-seen = Last seen { $when }
device-since = Signed in { $when }
device-logout = Sign out
device-logout-name = Sign out: { $device }
devices-logout = Sign out on all devices
devices-left = You are signed out on all devices.
account-made = Account created. You are signed in as { $account }.
