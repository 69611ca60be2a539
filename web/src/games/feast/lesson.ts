// The guided first game of A Feast for Odin, in the short version: what is said, what it points at, and when.
// Words in feast-lesson.ftl.
import type { Condition, Lesson } from '../../table/lesson/lesson'

const asked = (key: string): Condition => ({ path: 'question.prompt.key', is: `feast-ask-${key}` })
const firstRound: Condition = { path: 'round', is: 1 }

const lesson: Lesson = {
  steps: [
    { say: 'feast-lesson-welcome', until: 'read' },
    { say: 'feast-lesson-home', point: ['board-home'], when: [asked('turn')], until: 'read' },
    { say: 'feast-lesson-actions', point: ['actions'], when: [asked('turn')], until: 'read' },
    {
      say: 'feast-lesson-place',
      point: ['space-weekly_2', 'space-products_mead'],
      when: [asked('turn')],
      until: 'act',
      expect: ['go'],
      otherwise: 'feast-lesson-place-first',
    },
    {
      say: 'feast-lesson-second',
      point: ['space-craft_linen', 'space-mountain_2'],
      when: [asked('turn')],
      until: 'act',
    },
    { say: 'feast-lesson-upgrade-why', point: ['space-upgrade_2'], when: [asked('turn')], until: 'act' },
    { say: 'feast-lesson-anytime', point: ['stock-0'], when: [asked('turn')], until: 'read' },
    { say: 'feast-lesson-go-on', when: [asked('turn'), firstRound], until: 'act' },
    { say: 'feast-lesson-round-2', when: [{ path: 'round', is: 2 }], until: 'read' },
    { say: 'feast-lesson-ships', point: ['harbour-0'], when: [asked('turn'), { path: 'round', is: 2 }], until: 'read' },
    { say: 'feast-lesson-round-3', when: [{ path: 'round', is: 3 }], until: 'read' },
    { say: 'feast-lesson-emigration', point: ['space-emigrate_2'], when: [{ path: 'round', is: 4 }], until: 'read' },
    { say: 'feast-lesson-last-round', when: [{ path: 'round', is: 6 }], until: 'read' },
    { say: 'feast-lesson-final', when: [asked('final')], until: 'read' },
  ],
  tips: [
    { say: 'feast-lesson-mountain', point: ['mountains'], when: [asked('mountain')], until: 'act' },
    { say: 'feast-lesson-upgrade', when: [asked('upgrade')], until: 'act' },
    { say: 'feast-lesson-lay', when: [asked('lay')], until: 'act' },
    { say: 'feast-lesson-roll', when: [asked('first-roll')], until: 'act' },
    { say: 'feast-lesson-hunt', when: [asked('hunt')], until: 'act' },
    { say: 'feast-lesson-battle', when: [asked('battle')], until: 'act' },
    { say: 'feast-lesson-income', point: ['board-home'], when: [asked('before-income')], until: 'act' },
    { say: 'feast-lesson-bonus', when: [asked('before-bonus')], until: 'act' },
    { say: 'feast-lesson-feast', when: [asked('feast')], until: 'act' },
    { say: 'feast-lesson-explore', when: [asked('explore')], until: 'act' },
    { say: 'feast-lesson-emigrate', when: [asked('emigrate')], until: 'act' },
    { say: 'feast-lesson-overseas', when: [asked('overseas')], until: 'act' },
    { say: 'feast-lesson-forge', when: [asked('forge')], until: 'act' },
    { say: 'feast-lesson-sale', when: [asked('sale')], until: 'act' },
    { say: 'feast-lesson-card', when: [asked('play')], until: 'act' },
  ],
}

export default lesson
