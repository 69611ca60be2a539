# Calls to a table, waiting for others, and ending a game.

call-begins = The game has started: { $table }
call-turn = Your turn: { $table }
call-nudged = The others are waiting for you: { $table }
call-go = Go to the table

room-code = Table code
room-code-about = Five letters to read out: type them into “Table code” on the home page.
room-chat = Chat

nudge = Nudge
nudge-who = Nudge { $name }
nudged = { $name } has been nudged.
nudge-from = You can nudge { $name } in { $time }.
replace = Let a bot play
replace-who = Let a bot play for { $name }
replace-from = If { $name } stays away, a bot can take over in { $time }.
replace-idle = { $name } is at the table but hasn’t moved. If all of you agree, a bot takes over.
replace-voted =
    { $count ->
        [one] { $count } player wants a bot to take over.
       *[other] { $count } players want a bot to take over.
    }
seat-back = Take your seat back
seat-back-about = A bot is playing for you.

leave = Leave
leave-about = A bot will play for you. You can come back to your seat while the game is running.
leave-alone = Your table waits for you: come back to it at any time.
leave-yes = Leave the table
leave-watching = You are only watching this table.
end-game = End the game
end-about = The game ends for everyone once the others agree. Nobody wins it.
end-about-alone = The game ends at once: no one else is playing.
end-ask = Ask to end the game
end-question = { $name } wants to end this game. Do you agree?
end-agree = End it
end-refuse = Play on
end-waits = The others are asked whether the game may end.
end-withdraw = Play on after all
end-refused = The game goes on.

room-waiting-for =
    { $open ->
        [0] Everyone is here
        [one] 1 seat is still free
       *[other] { $open } seats are still free
    }
room-invite = Invite
room-invite-about-open = Everyone can see this table on the home page. The link brings people straight here.
room-invite-about-invitation = Only people with this link or code can find the table.
room-link = Link to this table
room-seats = At the table
room-sit = Sit here
room-join = Take a seat
room-leave = Leave the table
room-start = Start game
room-start-bots = Start now with bots in the free seats
room-start-waits = The game starts automatically once all seats are taken.
room-close = Close the table
room-remove = Remove
room-removed = The host removed you from the table.
room-expires = If no one else comes, the table closes at { $time }.
room-host = host
room-you = you
room-away = away
room-rules = Game options
room-meanwhile = While you wait
room-meanwhile-body = Read how { $game } is played, or try the five-minute lesson. We’ll let you know when the game starts.

strip = Tables that wait for you
strip-count =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
strip-left = { $left } left
strip-next = Next table
