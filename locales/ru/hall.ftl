# Words of the client outside the games.

seat-unknown = Seat { $seat }
skip-to-content = Skip to the page
rooms = Rooms of the hall
room-games = Games
room-tables = Tables
room-learn = Learn
room-replays = Replays
language = Language
settings = Settings
make-day = Make it day
make-night = Make it night
try-again = Try again
back-to-hall = Back to the hall
home-title = Five Viking games. One long table.

trouble-page = This page did not arrive
    .body = The connection may have dropped on the way. Nothing is lost; try once more.
trouble-lost = Nobody lives here
    .body = The address leads nowhere. Perhaps a letter is missing from the link.
