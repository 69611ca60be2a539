// The guided first game of Champions of Midgard: what is said, what it points at, and when. Words in champions-lesson.ftl.
import type { Lesson } from '../../table/lesson/lesson'

const lesson: Lesson = {
  steps: [{ say: 'champions-lesson-welcome', until: 'read' }],
  tips: [],
}

export default lesson
