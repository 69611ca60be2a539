# What mails and webhooks say besides the news itself. The program reads this, not the client.

letter-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
letter-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
letter-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
mail-foot = You asked Longhall to write to this address. One click ends it: { $link }
mail-confirm = Longhall may write to you?
    .body =
        { $name } at { $hall } wants news about their games to be sent to this address.

        Is that you? Then confirm it here:
        { $link }

        If not, you need not do anything: nothing more will come. On the same page you can forbid further requests.
