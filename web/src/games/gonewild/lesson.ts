// The guided first game of Vikings Gone Wild: what is said, what it points at, and when. Words in gonewild-lesson.ftl.
// The first turn is fixed by the seed; later steps wait for the reader's turn, and tips for the moment they speak of.
import type { Asked } from '../../generated/gonewild/Asked'
import { lessonEnd, type Condition, type Lesson, type LessonStep } from '../../table/lesson/lesson'

const asked = (question: Asked): Condition => ({ path: 'question.kind', is: question })
const yourTurn: Condition[] = [{ path: 'active', is: 'you' }, asked('turn')]
const firstRound: Condition = { path: 'round', is: 1 }

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
      say: 'gonewild-lesson-build',
      point: ['pile-gold_factory', 'page-market'],
      when: yourTurn,
      until: 'act',
      expect: [{ verb: 'build', of: 'gold_factory' }],
      otherwise: 'gonewild-lesson-build-first',
    },
    {
      say: 'gonewild-lesson-claim',
      point: ['mission-0-1', 'sheet-aside'],
      when: [{ path: 'players.0.missions.1.met', is: true }],
      until: 'act',
      expect: [{ verb: 'claim' }],
      otherwise: 'gonewild-lesson-claim-first',
    },
    {
      say: 'gonewild-lesson-container',
      point: ['pile-gold_container', 'page-market'],
      when: yourTurn,
      until: 'act',
      expect: [{ verb: 'build', of: 'gold_container' }],
      otherwise: 'gonewild-lesson-container-first',
    },
    { say: 'gonewild-lesson-site', point: ['place-0-gold_factory1'], when: [...yourTurn, firstRound], until: 'read' },
    { say: 'gonewild-lesson-end', point: ['tool-E', 'end-turn'], when: [...yourTurn, firstRound], until: 'act' },
    { say: 'gonewild-lesson-production', point: ['village-0'], when: yourTurn, until: 'read' },
    { say: 'gonewild-lesson-attack', point: ['street-1', 'dragon', 'page-villages'], when: yourTurn, until: 'act' },
    { say: 'gonewild-lesson-path', point: ['path', 'page-path'], when: yourTurn, until: 'read' },
    lessonEnd(yourTurn),
    { say: 'gonewild-lesson-defence', point: ['pile-cannon', 'page-market'], when: yourTurn, until: 'act' },
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
