// The lesson of Vikings Gone Wild, the reader's second turn (content/gonewild/lesson.toml): what is said, what it points at,
// and when. Words in gonewild-lesson.ftl. Steps wait for the reader's turn, and tips for the moment they speak of.
import type { Asked } from '../../generated/gonewild/Asked'
import { lessonEnd, type Condition, type Lesson, type LessonStep } from '../../table/lesson/lesson'
import type { Action } from './types'

const asked = (question: Asked): Condition => ({ path: 'question.kind', is: question })
const yourTurn: Condition[] = [{ path: 'active', is: 'you' }, asked('turn')]
const secondRound: Condition = { path: 'round', is: 2 }
const afterwards: Condition = { path: 'round', atLeast: 3 }
/** The second warrior may strike whenever the reader likes. */
const fighting: Action[] = [{ verb: 'attack', of: 'dragon' }]

/** Said once, when the reader is asked this for the first time. */
const tipFor = (question: Asked): LessonStep => ({
  say: `gonewild-lesson-${question}`,
  when: [asked(question)],
  until: 'act',
})

const lesson: Lesson = {
  steps: [
    { say: 'gonewild-lesson-welcome', until: 'read' },
    { say: 'gonewild-lesson-track', point: ['track'], until: 'read' },
    { say: 'gonewild-lesson-cards', point: ['hand'], until: 'read' },
    {
      say: 'gonewild-lesson-attack',
      point: ['place-1-gold_factory1', 'page-villages'],
      when: yourTurn,
      until: 'act',
      expect: [{ verb: 'attack' }],
      otherwise: 'gonewild-lesson-attack-first',
    },
    { say: 'gonewild-lesson-hits', point: ['track'], when: yourTurn, until: 'read' },
    {
      say: 'gonewild-lesson-defence',
      point: ['pile-cannon', 'page-market'],
      when: yourTurn,
      until: 'act',
      expect: [{ verb: 'buy', of: 'cannon' }, ...fighting],
      otherwise: 'gonewild-lesson-defence-first',
    },
    {
      say: 'gonewild-lesson-claim',
      point: ['mission-0-0', 'sheet-aside'],
      when: [{ path: 'players.0.missions.0.met', is: true }],
      until: 'act',
      expect: [{ verb: 'claim' }],
      otherwise: 'gonewild-lesson-claim-first',
    },
    {
      say: 'gonewild-lesson-build',
      point: ['pile-beer_container', 'page-market'],
      when: [...yourTurn, secondRound],
      until: 'act',
      expect: [{ verb: 'build', of: 'beer_container' }, ...fighting],
      otherwise: 'gonewild-lesson-build-first',
    },
    {
      say: 'gonewild-lesson-site',
      point: ['place-0-beer_container1'],
      when: [...yourTurn, secondRound],
      until: 'read',
    },
    { say: 'gonewild-lesson-end', point: ['tool-E', 'end-turn'], when: [...yourTurn, secondRound], until: 'act' },
    { say: 'gonewild-lesson-production', point: ['village-0'], when: [...yourTurn, afterwards], until: 'read' },
    lessonEnd([...yourTurn, afterwards]),
    { say: 'gonewild-lesson-path', point: ['path', 'page-path'], when: yourTurn, until: 'read' },
    { say: 'gonewild-lesson-exchange', point: ['turn-bar'], when: yourTurn, until: 'act' },
    { say: 'gonewild-lesson-hall', point: ['place-0-hall', 'page-villages'], when: yourTurn, until: 'act' },
    { say: 'gonewild-lesson-achievements', point: ['achievements', 'sheet-aside'], when: yourTurn, until: 'read' },
    { say: 'gonewild-lesson-others', point: ['village-1', 'page-villages'], when: yourTurn, until: 'read' },
    { say: 'gonewild-lesson-free', when: yourTurn, until: 'read' },
  ],
  tips: [
    tipFor('muster'),
    tipFor('pay'),
    tipFor('react'),
    tipFor('dragon'),
    tipFor('stow'),
    tipFor('steal'),
    tipFor('fetch'),
    tipFor('peek'),
    tipFor('asgard-pick'),
    tipFor('store'),
    tipFor('keep'),
    { say: 'gonewild-lesson-last', when: [{ path: 'last_round', is: true }], until: 'read' },
  ],
}

export default lesson
