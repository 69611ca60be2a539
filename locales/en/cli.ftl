# The command line.

cli-welcome = A number or the notation in brackets makes a choice; ? lists the other commands.
cli-corrected = This game is played with an owner’s corrections.
cli-help = ?  this help
    undo  take your last step back
    hint  what the strong bot would do
    save FILE  write the game to a file
    board  show the position again
    quit  leave the table
cli-you = You
cli-level-guest = Guest
cli-level-karl = Karl
cli-level-jarl = Jarl
cli-thinking = Thinking for a second …
cli-saved = Saved
cli-nothing-to-undo = There is nothing to take back.
cli-result = The game is over.
cli-total = Total
cli-winner = Winner
cli-games-corrected = — with an owner’s corrections
cli-asgard-goals = Goals
cli-asgard-hand = Your hand
cli-feast-hand = In hand
cli-feast-vikings = Free Vikings
