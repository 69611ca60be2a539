# What the hall says to players who are away: the service worker and the program itself read this.

news-turn = Your turn: { $table }
    .body = The game is waiting for you.
news-clock = Your time is running out: { $table }
    .body = { $left } left. After that, a bot plays for you.
news-nudge = They are waiting for you: { $table }
    .body = Someone at the table has nudged you.
news-over = The game is over: { $table }
    .body = See the result and the replay.
news-chat = { $name } wrote at { $table }
    .body = Open the table to read it.
news-rematch = Rematch: { $table }
    .body = A seat is kept for you at the next table.
news-replaced = A bot is playing for you: { $table }
    .body = Your time ran out. You can take your seat back at any moment.
news-digest =
    { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
    .body = Open your tables and start with the most urgent one.
news-try = The hall can call you here
    .body = That’s what a notification looks like.

offline-title = No connection
offline-body = The hall can’t be reached right now. Your tables are safe: the game goes on once you are back online.
offline-again = Try again
