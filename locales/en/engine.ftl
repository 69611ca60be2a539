# What the engine itself says, for every game.

illegal-not-asked = It is not your decision now.
illegal-not-now = That cannot be done now: something else is being decided.
illegal-over = The game is over.
refused-malformed = That is not the notation of an action.
setup-players = This game is for { $min } to { $max } players, not { $players }.
setup-unknown-option = The game has no such option.
setup-unknown-value = The option has no such value.
setup-content = The corrected content does not fit the rules.
