# What the engine itself says, for every game.

illegal-not-asked = It’s not your turn to decide.
illegal-not-now = That can’t be done now: something else is being decided.
illegal-over = The game is over.
refused-malformed = That is not a valid action.
setup-players = This game is for { $min } to { $max } players, not { $players }.
setup-unknown-option = The game has no such option.
setup-unknown-value = The option has no such value.
setup-content = The rules can’t be played with this value.
setup-content-syntax = This line isn’t valid TOML.
setup-content-no-section = The game has no such section.
setup-content-no-item = The game has no such card or space.
setup-content-no-field = It has no such value.
setup-content-wrong-type = A value of another kind belongs here.

# A player in a sentence: the name, or the pronoun where the player is the reader.
seat-name = { $name }
    .nom = { $name }
    .gen = { $name }’s
    .dat = { $name }
    .acc = { $name }
    .ins = { $name }
seat-you = you
    .nom = you
    .gen = your
    .dat = you
    .acc = you
    .ins = you

# Several things in one phrase.
list-two = { $head } and { $last }
list-more = { $head }, and { $last }
