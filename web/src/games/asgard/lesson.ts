// The lesson of Intrigues of Asgard, from round 1 with three cards left (content/asgard/lesson.toml) to its end: what is
// said, what it points at, and when. Words in asgard-lesson.ftl.
import { lessonEnd, type Condition, type Lesson } from '../../table/lesson/lesson'
import type { God } from './names'

const contest: Condition = { path: 'phase', is: 'contest' }
const laid = (cards: number): Condition[] => [contest, { path: 'round', is: 1 }, { path: 'laid', is: cards }]
const yourWill = (god: God): Condition[] => [
  { path: 'awake.god', is: god },
  { path: 'awake.favoured', is: 'you' },
  { path: 'awake.task.kind', is: 'will' },
]

const lesson: Lesson = {
  steps: [
    { say: 'asgard-lesson-welcome', until: 'read' },
    { say: 'asgard-lesson-columns', point: ['god-odin', 'god-heimdall'], when: laid(4), until: 'read' },
    { say: 'asgard-lesson-goal', point: ['goals', 'god-heimdall', 'sheet-aside'], when: laid(4), until: 'read' },
    {
      say: 'asgard-lesson-hand',
      point: ['hand-2'],
      when: laid(4),
      until: 'act',
      expect: [{ verb: 'play', of: { up: 'heimdall' } }],
      otherwise: 'asgard-lesson-hand-first',
    },
    { say: 'asgard-lesson-opened', when: laid(5), until: 'read' },
    { say: 'asgard-lesson-passed', point: ['hand-0', 'hand-1'], when: laid(5), until: 'act' },
    { say: 'asgard-lesson-dispute', when: laid(6), until: 'read' },
    { say: 'asgard-lesson-free', when: laid(6), until: 'act' },
    lessonEnd([contest, { path: 'round', atLeast: 2 }]),
    { say: 'asgard-lesson-round-2', when: [contest, { path: 'round', is: 2 }], until: 'read' },
    { say: 'asgard-lesson-round-3', when: [contest, { path: 'round', is: 3 }], until: 'read' },
    { say: 'asgard-lesson-last', when: [{ path: 'phase', is: 'last_scoring' }], until: 'read' },
  ],
  tips: [
    { say: 'asgard-lesson-awakening', when: [{ path: 'phase', is: 'awakening' }], until: 'read' },
    {
      say: 'asgard-lesson-goal-or-will',
      when: [
        { path: 'awake.favoured', is: 'you' },
        { path: 'awake.task.kind', is: 'goal_or_will' },
      ],
      until: 'act',
    },
    {
      say: 'asgard-lesson-score',
      when: [
        { path: 'awake.favoured', is: 'you' },
        { path: 'awake.task.kind', is: 'goal' },
      ],
      until: 'act',
    },
    { say: 'asgard-lesson-odin', when: yourWill('odin'), until: 'act' },
    { say: 'asgard-lesson-thor', when: yourWill('thor'), until: 'act' },
    { say: 'asgard-lesson-freya', when: yourWill('freya'), until: 'act' },
    { say: 'asgard-lesson-loki', when: yourWill('loki'), until: 'act' },
    { say: 'asgard-lesson-bragi', when: yourWill('bragi'), until: 'act' },
    { say: 'asgard-lesson-heimdall', when: yourWill('heimdall'), until: 'act' },
    {
      say: 'asgard-lesson-sif',
      when: [
        { path: 'awake.favoured', is: 'you' },
        { path: 'awake.task.kind', is: 'place' },
      ],
      until: 'act',
    },
  ],
}

export default lesson
