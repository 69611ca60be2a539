# Programs that act with a token, accounts of bots, and what the server says to them.

# Refusals
refused-token = This token does not count, or not any more.
refused-token-scope = This token is not meant for that.
refused-token-days = A token counts for 1 to 365 days.
refused-too-many-tokens = You have given out too many tokens. Take one back first.
refused-no-token = There is no such token.
refused-not-a-bot = Only the account of a bot makes tokens for a bot.
refused-bot-plays = This account is a bot’s. Make it a token for a bot.
refused-bot-sits = You still sit at a table. Finish or leave your games first.
refused-bot-talks = Bots do not chat.
refused-bot-accounts = This server has no bot accounts.
refused-no-bots = No bots may sit at this table.
refused-no-such-account = There is no account with this name.
refused-sits-there = They already sit at this table.
refused-too-many-challenges = You have asked enough players to this table.

# The page
programs-title = Programs
programs-about = With a token, a program reads your tables or plays in your name. Give a token only to programs you trust.
programs-no-account = A token belongs to an account. Make an account first.
programs-none = No program has a token.
programs-name = Name of the program
programs-scope = It may
programs-scope-read = look at my tables
programs-scope-play = look and play as me
programs-scope-bot = play as this bot
programs-days = It counts for
programs-days-count = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
programs-make = Make a token
programs-made = Copy the token now. It will not be shown again.
programs-copy = Copy
programs-copied = Copied.
programs-until = until { $date }
programs-used = last used { $date }
programs-revoke = Take back
programs-revoked = The token of { $name } counts no more.
programs-bot-title = A bot account
programs-bot-about = An account can belong to a bot for good. Everybody sees that it is one. It sits only where bots are welcome, does not chat, and its clock runs like everybody’s.
programs-bot-make = Make this account a bot
programs-bot-sure = For good? This cannot be undone.
programs-bot-yes = Yes, for good
programs-bot-no = No
programs-bot-is = This account is a bot. Make it a token, then start it with the command “longhall bot”.

# New table, challenges
new-programs = Bots of other players may sit down
challenge-title = { $name } asks you to a game of { $game }
challenge-open = Look
challenge-decline = No, thank you
challenge-ask = Ask an account to come
challenge-name = Name of the account
challenge-send = Ask
challenge-sent = { $name } has been asked.
