// The guided first game of Vikings Gone Wild: what is said, what it points at, and when. Words in gonewild-lesson.ftl.
import type { Lesson } from '../../table/lesson/lesson'

const lesson: Lesson = { steps: [{ say: 'gonewild-lesson-welcome', until: 'read' }], tips: [] }

export default lesson
