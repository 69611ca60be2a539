# Why the server did not do what was asked, where the first page of the hall cannot meet it. Fetched after that page.

refused-channel-off = This hall doesn’t send news that way.
refused-channels-full = You can’t be reached in more ways. Remove one first.
refused-mail-address = That is not an e-mail address.
refused-mail-asked = This address can’t be asked right now. Try again in an hour.
refused-mail-failed = The confirmation couldn’t be sent. Try again later.
refused-mail-unconfirmed = Confirm the address first: the link is in the mail we sent there.
refused-webhook = That address can’t be used. It must be a public https address, with everything the service needs.
refused-apart = You can’t take a seat at this table.
refused-apart-rematch = A rematch with everyone isn’t possible here. Open a new table and invite whom you like.
refused-apart-start = This table can’t start with these players. One of them has to leave first.
refused-banned = The owner of this hall has barred you from playing. You can still look around.
refused-no-player = There is no such player.
refused-no-report = There is no such report.
refused-no-rest = This table has no days off.
refused-not-owner = That is not the token of this hall’s owner.
refused-people-full = Your list is full. Remove someone first.
refused-rest-used = You have used all your days off.
refused-yourself = That would be you.
table-trouble-closed = The owner of this hall closed the table.
