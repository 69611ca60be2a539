// Intrigues of Asgard at the table frame.
import { t, tIfAny } from '$i18n/i18n.svelte'
import { plugin } from '../../table/plugin'
import Board from './Board.svelte'
import Goals from './Goals.svelte'
import { forms, gods, nameOf, numberOf, type Event, type View } from './names'
import Hand from './Hand.svelte'
import { motions, sound, tellingMs } from './motions'
import { notation } from './notation'
import { piece } from './piece'
import { previews } from './previews'
import { scoredSpots } from './scoring'
import type { Action } from './types'

export default plugin<View, Action, Event>({
  Board,
  Hand,
  Aside: Goals,
  asideName: () => t('asgard-board-goals'),
  ownRail: true,
  words: ['asgard-board', 'asgard-lesson', 'asgard-about'],
  step: (progress, view) => {
    if (view.awake)
      return t('asgard-board-step-god', { ...forms(view.awake.god), step: progress.step, steps: progress.steps })
    return progress.steps > 0 ? t('asgard-board-step-card', { step: progress.step, steps: progress.steps }) : undefined
  },
  previews,
  notation,
  spell: (action, then) =>
    action.verb === 'score' && then.length > 0
      ? t('asgard-board-score-cards', {
          count: scoredSpots({ chosen: action, then }).length,
          ...forms(action.of.god),
        })
      : undefined,
  tools: (scene) => {
    const { choosing } = scene
    const laid = choosing.chosenOf('play', 'place')
    const lays = scene.view.phase === 'contest' || scene.view.awake?.task.kind === 'place'
    if (!lays || !choosing.question) return []
    return [
      {
        key: 'R',
        label: t('asgard-board-turn'),
        mark: 'turn',
        enabled: laid !== undefined,
        use: () =>
          laid && choosing.choose({ verb: laid.verb, of: { up: laid.of.down, down: laid.of.up } }, choosing.piece),
      },
    ]
  },
  motions,
  tellingMs,
  sound,
  chapters: () => {
    let round = 1
    let card = 0
    let opening = false
    return (event) => {
      const begins = event.kind === 'opened' && !opening
      opening = event.kind === 'opened'
      if (begins) return t('asgard-board-chapter-card', { round, card: ++card })
      if (event.kind === 'awoke')
        return t('asgard-board-chapter-god', {
          round,
          ...forms(event.god),
          step: numberOf(event.god),
          last: event.last_scoring ? 'yes' : 'no',
        })
      if (event.kind === 'dealt' || event.kind === 'goal_opened') {
        if (event.kind === 'dealt') round = event.round
        card = 0
        return event.kind === 'dealt'
          ? t('asgard-board-chapter-round', { round })
          : t('asgard-board-chapter-round', { round: round + 1 })
      }
      return undefined
    }
  },
  explain: (term) => {
    const god = gods.find((each) => term === `asgard-god-${each}`)
    if (!god) return undefined
    const lines = [
      t('asgard-board-order', { number: numberOf(god) }),
      t('asgard-board-will', { will: t(`asgard-will-${god}`) }),
      tIfAny(`asgard-ask-${god}-detail`) ?? '',
    ]
    return { title: nameOf(god), lines: lines.filter(Boolean) }
  },
  piece,
  signs: [...gods, 'double'],
  ahead: () =>
    (['will', 'goal'] as const).map((verb) => ({ action: { verb }, label: t(`asgard-board-ahead-${verb}`) })),
  lesson: () => import('./lesson'),
})
