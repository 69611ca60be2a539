// Champions of Midgard at the table frame.
import { t } from '$i18n/i18n.svelte'
import { plugin } from '../../table/plugin'
import Board from './Board.svelte'
import { goods } from './goods'
import { explain } from './explain'
import Hand from './Hand.svelte'
import { motions, sound, tellingMs } from './motions'
import Owned from './Owned.svelte'
import type { Event, View } from './names'
import { notation } from './notation'
import { piece } from './piece'
import { previews } from './previews'
import Treasures from './Treasures.svelte'
import type { Action } from './types'
import './tokens.css'

export default plugin<View, Action, Event>({
  Board,
  Hand,
  Aside: Treasures,
  asideName: () => t('champions-board-treasures'),
  Owned,
  ownRail: true,
  words: ['champions-board', 'champions-lesson', 'champions-about'],
  step: (progress) =>
    progress.steps > 0 ? t('champions-board-step', { step: progress.step, steps: progress.steps }) : undefined,
  previews,
  notation,
  motions,
  tellingMs,
  sound,
  chapters: () => {
    let round = 0
    let fighting = false
    return (event) => {
      if (event.kind === 'round_began') {
        round = event.round
        fighting = false
        return t('champions-board-chapter-round', { round })
      }
      const fights = event.kind === 'sent' || event.kind === 'fight_began' || event.kind === 'journey_opened'
      if (fights && !fighting) {
        fighting = true
        return t('champions-board-chapter-fights', { round })
      }
      return undefined
    }
  },
  explain,
  piece,
  signs: [
    'glory',
    'food',
    'wood',
    'coin',
    'favor',
    'blame',
    'sword',
    'spear',
    'axe',
    'weapons',
    'shield',
    'rune_stone',
    'card',
    'helmet',
    'longship',
    'flame',
    'ice',
    'mountain',
    'cross',
    'skin_and_bones',
    'viking',
    'arrow',
  ],
  goods,
  lesson: () => import('./lesson'),
})
