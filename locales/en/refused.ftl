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
refused-banned = Whoever runs this server has barred you from playing. You can still look around.
refused-no-player = There is no such player.
refused-no-report = There is no such report.
refused-no-rest = This table has no days off.
refused-not-owner = That is not the token of this hall’s owner.
refused-people-full = Your list is full. Remove someone first.
refused-rest-used = You have used all your days off.
refused-yourself = That would be you.
table-trouble-closed = Whoever runs this server closed the table.
refused-which-seat = Say which of your seats this is for.
refused-name-here = Somebody at this table already has a name like that.
refused-tried-news = This reveals something new, so it can’t be tried out.
refused-tried-too-much = You are trying out too many steps at once.
refused-undo-absent = A player who would have to agree is away, and a bot can’t agree for them.
refused-undo-out-of-time = There is no time left for that decision.
refused-lesson-corrected = A lesson is played with the printed cards only.
refused-corrections-too-large = That is too many corrections for one table.
refused-news = No notification reaches this device.
refused-replace-clock = A time limit is set at this table: when the time runs out, a bot takes over by itself.
refused-replace-early =
    { $seconds ->
        [one] A bot can take over in { $seconds } second.
       *[other] A bot can take over in { $seconds } seconds.
    }
refused-nudge-early =
    { $seconds ->
        [one] You can nudge this player in { $seconds } second.
       *[other] You can nudge this player in { $seconds } seconds.
    }
refused-seed-fixed = The seed of this table is fixed; players don’t add to it.
refused-contributed = You have already added your part to the seed of this table.
refused-removed = The host removed you from this table. You can come back in a few minutes.
refused-old-password = That is not your current password.
refused-not-your-eyes = During the game you can only see it from your own seat.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-asked = There is no request to answer.
refused-not-awaited = The table is not waiting for that player.
refused-close-others = Others are still playing. You can leave; a bot will take your seat.
