// The lesson of A Feast for Odin: the last three Vikings of the first round of the short game (content/feast/lesson.toml),
// income and feast: what is said, what it points at, and when. Words in feast-lesson.ftl.
import type { Asked } from '../../generated/feast/Asked'
import { lessonEnd, type Condition, type Lesson } from '../../table/lesson/lesson'

const asked = (kind: Asked): Condition => ({ path: 'question.kind', is: kind })
const fromRound = (round: number): Condition => ({ path: 'round', atLeast: round })

const lesson: Lesson = {
  steps: [
    { say: 'feast-lesson-welcome', until: 'read' },
    { say: 'feast-lesson-home', point: ['board-home'], when: [asked('turn')], until: 'read' },
    { say: 'feast-lesson-actions', point: ['actions'], when: [asked('turn')], until: 'read' },
    {
      say: 'feast-lesson-craft',
      point: ['space-craft_linen'],
      when: [asked('turn')],
      until: 'act',
      expect: [{ verb: 'go', of: 'craft_linen' }],
      otherwise: 'feast-lesson-craft-first',
    },
    {
      say: 'feast-lesson-anytime',
      point: ['stock-linen', 'stock-0'],
      when: [asked('turn')],
      until: 'act',
      done: [{ path: 'players.0.boards.0.tiles.length', atLeast: 1 }],
      expect: [{ verb: 'lay' }],
      otherwise: 'feast-lesson-anytime-first',
    },
    {
      say: 'feast-lesson-upgrade-why',
      point: ['space-upgrade_2', 'space-mountain_1_upgrade_1'],
      when: [asked('turn')],
      until: 'act',
      done: [{ path: 'players.0.thing', atMost: 1 }],
      expect: [{ verb: 'go' }, { verb: 'go_with' }, { verb: 'lay' }],
      otherwise: 'feast-lesson-upgrade-first',
    },
    { say: 'feast-lesson-go-on', when: [asked('turn')], until: 'act', done: [fromRound(2)] },
    lessonEnd([asked('turn'), fromRound(2)]),
    {
      say: 'feast-lesson-round-2',
      point: ['rounds', 'sheet-aside'],
      when: [asked('turn'), fromRound(2)],
      until: 'read',
    },
    { say: 'feast-lesson-ships', point: ['harbour-0'], when: [asked('turn'), fromRound(2)], until: 'read' },
    {
      say: 'feast-lesson-round-3',
      point: ['lands', 'sheet-aside'],
      when: [asked('turn'), fromRound(3)],
      until: 'read',
    },
    { say: 'feast-lesson-emigration', point: ['space-emigrate_2'], when: [asked('turn'), fromRound(4)], until: 'read' },
    { say: 'feast-lesson-last-round', when: [asked('turn'), fromRound(6)], until: 'read' },
    { say: 'feast-lesson-final', when: [asked('final')], until: 'read' },
  ],
  tips: [
    { say: 'feast-lesson-mountain', point: ['mountains'], when: [asked('mountain')], until: 'act' },
    { say: 'feast-lesson-upgrade', point: ['stage'], when: [asked('upgrade')], until: 'act' },
    { say: 'feast-lesson-lay', when: [asked('lay')], until: 'act' },
    { say: 'feast-lesson-roll', point: ['stage'], when: [asked('first-roll')], until: 'act' },
    { say: 'feast-lesson-hunt', point: ['stage'], when: [asked('hunt')], until: 'act' },
    { say: 'feast-lesson-battle', point: ['stage'], when: [asked('battle')], until: 'act' },
    { say: 'feast-lesson-income', point: ['board-home'], when: [asked('before-income')], until: 'act' },
    { say: 'feast-lesson-bonus', point: ['board-home'], when: [asked('before-bonus')], until: 'act' },
    { say: 'feast-lesson-feast', point: ['stage'], when: [asked('feast')], until: 'act' },
    { say: 'feast-lesson-explore', point: ['stage'], when: [asked('explore')], until: 'act' },
    { say: 'feast-lesson-emigrate', point: ['stage'], when: [asked('emigrate')], until: 'act' },
    { say: 'feast-lesson-overseas', point: ['stage'], when: [asked('overseas')], until: 'act' },
    { say: 'feast-lesson-forge', point: ['stage'], when: [asked('forge')], until: 'act' },
    { say: 'feast-lesson-sale', point: ['stage'], when: [asked('sale')], until: 'act' },
    { say: 'feast-lesson-card', point: ['stage'], when: [asked('play')], until: 'act' },
  ],
}

export default lesson
