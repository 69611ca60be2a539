# Trying out: several steps are shown on the board before any of them is played.

trial-offer = Try out
trial-title = Trying out.
trial-begin = Only you see what you do now, until you keep it.
trial-steps =
    { $count ->
        [one] { $count } step, not played yet.
       *[other] { $count } steps, not played yet.
    }
trial-keep = Keep all
trial-back = Step back
trial-drop = Drop all
trial-stop = Stop trying
trial-overtaken = The game has moved on, so what you were trying out is gone.
