# Days of absence at a table.

rest-title = Days off
rest-left =
    Left: { $days ->
            [one] { $days } day
           *[other] { $days } days
        }, { $hours ->
            [one] { $hours } hour
           *[other] { $hours } hours
        }.
rest-go = I’m away: let my clock rest
rest-about = While you are away, time you are waited for is taken from your days off. Your next move ends it.
rest-absent = Your clock rests. Your next move ends it.
rest-back = I’m back
rest-is-absent = away
