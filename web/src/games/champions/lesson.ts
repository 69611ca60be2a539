// The lesson of Champions of Midgard, from round 2 with two workers left (content/champions/lesson.toml) through its
// fights: what is said, what it points at, and when. Words in champions-lesson.ftl.
import type { Asked } from '../../generated/champions/Asked'
import { lessonEnd, type Condition, type Lesson, type LessonStep } from '../../table/lesson/lesson'
import type { Place } from './names'
import type { Action } from './types'

const asked = (question: Asked): Condition => ({ path: 'question.kind', is: question })
const round = (number: number): Condition[] => [asked('place'), { path: 'round', is: number }]

/** Comes once, when the question is asked for the first time. */
const tip = (question: Asked, point: readonly string[] = []): LessonStep => ({
  say: `champions-lesson-${question}`,
  point,
  when: [asked(question)],
  until: 'act',
})

const workAt = (...places: readonly Place[]): Action[] => places.map((of) => ({ verb: 'work', of }))

const lesson: Lesson = {
  steps: [
    { say: 'champions-lesson-welcome', until: 'read' },
    {
      say: 'champions-lesson-coast',
      point: ['place-troll', 'place-swordsmith', 'place-shore-1'],
      when: round(2),
      until: 'read',
    },
    { say: 'champions-lesson-people', point: ['idle-0', 'warriors-0'], when: round(2), until: 'read' },
    {
      say: 'champions-lesson-reserve',
      point: ['place-draugr-2'],
      when: round(2),
      until: 'act',
      expect: workAt('troll', 'draugr-1', 'draugr-2'),
      otherwise: 'champions-lesson-reserve-first',
    },
    {
      say: 'champions-lesson-goods',
      point: ['place-smokehouse', 'place-market', 'place-stave-church'],
      when: round(2),
      until: 'act',
    },
    { say: 'champions-lesson-muster', when: [asked('send')], until: 'act' },
    lessonEnd([asked('place'), { path: 'round', atLeast: 3 }]),
    { say: 'champions-lesson-new-round', when: round(3), until: 'read' },
    { say: 'champions-lesson-ships', point: ['place-small-longship', 'place-shore-1'], when: round(3), until: 'read' },
    { say: 'champions-lesson-colors', when: round(4), until: 'read' },
    { say: 'champions-lesson-round-5', when: round(5), until: 'read' },
    { say: 'champions-lesson-round-8', when: round(8), until: 'read' },
  ],
  tips: [
    tip('settle'),
    tip('ready', ['dice-mat']),
    tip('roll', ['dice-mat']),
    tip('losses', ['losses']),
    tip('blame'),
    tip('roll-hunt', ['dice-mat']),
    tip('harbour', ['place-shore-1', 'place-shore-2', 'place-shore-3']),
    tip('load'),
    tip('ready-feed'),
    tip('toll', ['losses']),
    tip('starve', ['losses']),
    tip('journey'),
    tip('rune'),
    tip('church'),
    tip('build'),
    tip('market'),
    tip('look', ['place-shore-1', 'place-shore-2', 'place-shore-3']),
    tip('keep'),
    tip('recruit'),
    tip('triumph'),
    tip('last-runes'),
    {
      say: 'champions-lesson-blamed',
      point: ['blame-0'],
      when: [{ path: 'players.0.blame', is: 1 }, ...round(3)],
      until: 'read',
    },
    {
      say: 'champions-lesson-trophy',
      when: [{ path: 'players.0.trophies.trolls.length', is: 1 }, asked('place')],
      until: 'read',
    },
  ],
}

export default lesson
