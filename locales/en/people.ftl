# Pages of players, following and blocking, reports, and one's own data.

player-missing = There is no such player
player-no-games = No game has been played yet.
player-facts =
    { $count ->
        [one] Here since { $since }, { $count } game.
       *[other] Here since { $since }, { $count } games.
    }
player-followers =
    { $count ->
        [one] { $count } follower.
       *[other] { $count } followers.
    }
player-edit = Edit
player-no-account = With an account, others can find this page too.
player-follow = Follow
player-following = Following
player-mute = Mute
player-unmute = Unmute
player-block = Block
player-unblock = Unblock
player-report = Report
player-block-about = You will not sit at one table any more, and nothing they do will reach you. They are not told.
player-block-yes = Block { $name }
player-block-no = Don’t block
player-follow-on = You follow { $name }.
player-follow-off = You no longer follow { $name }.
player-mute-on = You no longer see what { $name } writes.
player-mute-off = You see again what { $name } writes.
player-block-on = { $name } is blocked.
player-block-off = { $name } is no longer blocked.
player-played = played
player-finished = finished
player-left = left early
player-percent = { $percent } %
player-games = Games
player-company = With whom
player-company-all = All
player-company-people = With people
player-company-bots = Against bots
player-size = Number of players
player-size-all = Any number
player-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
player-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
player-place-count =
    { $count ->
        [one] place { $place }: { $count } game
       *[other] place { $place }: { $count } games
    }
player-no-places = none finished
player-nothing = Nothing here yet.
player-last = Latest games
player-left-it = left early
player-broken-off = broken off
player-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
player-replay = Replay
player-replay-of = Replay: { $table }
player-picture = Picture
player-picture-of = Picture to share: { $table }
player-points-title = Points over time
player-points-game = Game
player-points-words =
    { $count ->
        [one] { $count } game. Best: { $best }. Latest: { $latest }.
       *[other] { $count } games. Best: { $best }. Latest: { $latest }.
    }
player-points-legend = Ring: one game. Line: mean of five. Diamond: the best.

people-title = People
people-follow = You follow
people-follow-none = You follow nobody.
people-follow-end = Unfollow
people-follow-end-name = Unfollow { $name }
people-block = Blocked
people-block-none = You block nobody.
people-block-end = Unblock
people-block-end-name = Unblock { $name }
people-mute = Muted
people-mute-none = You mute nobody.
people-mute-end = Unmute
people-mute-end-name = Unmute { $name }
people-at-table = People at this table
people-nobody = Nobody else plays at this table.

report-title = Report { $name }
report-reason = What is wrong?
report-words = What happened?
reason-words = Chat
reason-name = Name
reason-leaving = Leaving
reason-cheating = Cheating
reason-other = Something else
report-about = Whoever runs this server reads it, with the last lines of the chat.
report-send = Send report
report-sent = Thank you. Whoever runs this server will read it.

data-title = Your data
data-about = Everything this hall knows about you is yours: take it with you, or have it deleted.
data-page = Your page
data-export = Download everything
data-rename = Rename account
data-delete = Delete everything
data-new-name = New account name
data-password = Password
data-rename-yes = Rename
data-delete-about = Your name, account, devices and messages go for good. Games you played stay readable for the others, without your name. Bots play on at running tables.
data-delete-yes = Delete, no undo
data-no = Cancel
data-renamed = The account is now called { $account }.
data-deleted = Everything is deleted. You are somebody new here.
