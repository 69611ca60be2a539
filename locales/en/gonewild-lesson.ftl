# Lesson.
gonewild-lesson-welcome = Welcome.
