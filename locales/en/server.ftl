# Why the server did not do what was asked, and what is wrong with a table.

refused-account-taken = An account of that name, or of one that looks like it, exists already.
refused-chat-length = A message has 1 to { $most } characters.
refused-clock = A clock runs from 5 seconds to 7 days.
refused-close-others = Others are still playing. You can leave; a bot takes your seat.
refused-foreign-host = This server does not answer under that address. Its owner can allow it.
refused-foreign-origin = This request comes from another site.
refused-has-account = You have an account already.
refused-hint-among-people = Hints are for games against bots.
refused-log-full = This game has become too long to go on.
refused-login = Name and password do not match.
refused-login-pause = There were too many wrong passwords. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
refused-name = A name has 1 to { $most } letters and no hidden characters.
refused-name-scripts = A name keeps to one alphabet.
refused-no-account = You have no account.
refused-no-device = That device is not signed in any more.
refused-no-game = There is no such game here.
refused-no-move = This game has no such move.
refused-no-own-seat = Keep a seat for yourself.
refused-no-seat = The table has no such seat.
refused-no-such-call = The server has nothing at this address.
refused-no-table = There is no such table.
refused-nobody = The server does not know you. Reload the page.
refused-not-asked = Nothing is asked of you now.
refused-not-host = Only the host may do this.
refused-not-over = This is possible once the game is over.
refused-not-started = The game has not started yet.
refused-not-your-eyes = While the game runs you see it from your own seat only.
refused-not-your-seat = You have no seat at this table.
refused-nothing-asked = Nobody asks you to agree to anything.
refused-nothing-to-undo = There is nothing to take back.
refused-old-password = That is not your present password.
refused-out-of-time = Your time for this game is up; the bot plays on.
refused-over = The game is over.
refused-password-length = A password has at least { $least } characters.
refused-seat-taken = Somebody sits there already.
refused-seats-differ = Name as many seats as there are players.
refused-stale = The game has moved on since. Look again before you decide.
refused-started = The game has started already.
refused-storage = The server cannot store anything at the moment. Nothing was changed; try again soon.
refused-table-full = All seats are taken.
refused-too-fast = That was too fast. Wait a moment.
refused-too-large = This is too much at once.
refused-too-many-sockets = Too many connections are open.
refused-too-many-tables = Too many tables are open. Finish or close one first.
refused-too-many-watched = One page follows at most { $most } tables.
refused-two-seats = You can take one seat only.

table-trouble-diverged = This table stands still: its moves no longer lead to the positions they led to. Nothing is lost; the owner of the server should look at it.
table-trouble-no-game = This table stands still: this server does not have its game.
table-trouble-other-rules = This table stands still: it was begun under another version of the rules. Nothing is lost; with that version it goes on.

hint-choice = This move
