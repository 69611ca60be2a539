# Why the server did not do what was asked, and what is wrong with a table.

refused-account-taken = An account with that name, or one that looks like it, already exists.
refused-chat-length = A message can have 1 to { $most } characters.
refused-clock = The time limit must be between 5 seconds and 14 days.
refused-code-pause =
    { $seconds ->
        [one] Too many wrong codes. Try again in { $seconds } second.
       *[other] Too many wrong codes. Try again in { $seconds } seconds.
    }
refused-foreign-host = This server doesn’t answer at that address. Its owner can allow it.
refused-foreign-origin = This request comes from another site.
refused-hall-full = There is no room for another table of this kind right now. Try again later.
refused-has-account = You already have an account.
refused-hint-among-people = Hints are only available in games against bots.
refused-lesson-open = A lesson is only for you and bots.
refused-login = Wrong name or password.
refused-login-pause =
    { $seconds ->
        [one] Too many wrong passwords. Try again in { $seconds } second.
       *[other] Too many wrong passwords. Try again in { $seconds } seconds.
    }
refused-name = A name can have 1 to { $most } letters and no hidden characters.
refused-name-scripts = Use letters of one alphabet only.
refused-no-account = You don’t have an account.
refused-no-code = No table has this code. Codes have five letters and end with the game.
refused-no-device = That device is no longer signed in.
refused-no-game = This server doesn’t have that game.
refused-no-move = This game has no such move.
refused-no-own-seat = Leave one seat for yourself.
refused-no-seat = The table has no such seat.
refused-no-such-call = There is nothing at this address.
refused-no-table = There is no such table.
refused-nobody = Your session has expired. Reload the page.
refused-nobody-there = There is no one in that seat to remove.
refused-not-asked = It’s not your turn to decide.
refused-not-host = Only the host can do this.
refused-not-over = This is possible once the game is over.
refused-not-started = The game has not started yet.
refused-not-your-seat = You have no seat at this table.
refused-out-of-time = Your time is up; a bot plays for you.
refused-over = The game is over.
refused-password-length = A password needs at least { $least } characters.
refused-seat-taken = That seat is taken.
refused-seats-differ = The number of seats must match the number of players.
refused-stale = The game has moved on. Look again before you decide.
refused-started = The game has already started.
refused-storage = The server can’t save anything right now. Nothing was changed; try again soon.
refused-table-full = All seats are taken.
refused-too-fast = That was too fast. Wait a moment.
refused-too-large = That is too large to send.
refused-too-many-sockets = Too many connections are open.
refused-too-many-tables = Too many tables are open. Finish or close one first.
refused-too-many-watched = One page can follow at most { $most } tables.
refused-two-seats = You can take only one seat.

table-trouble-diverged = This table is paused: its saved moves no longer replay correctly. Nothing is lost; please tell whoever runs this server.
table-trouble-ended = The host ended this game, and the other players agreed.
table-trouble-expired = This table waited too long for players and was closed.
table-trouble-log-full = This game became too long to continue and was ended.
table-trouble-no-game = This table is paused: this server doesn’t have its game.
table-trouble-other-rules = This table is paused: it was started under a different version of the rules. Nothing is lost; it can continue with that version.

hint-choice = This move
