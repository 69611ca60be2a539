# The guided first game of Champions of Midgard.

champions-lesson-welcome = Welcome to the coast. The jarl is dead, and whoever gathers the most glory in eight rounds takes his seat.
