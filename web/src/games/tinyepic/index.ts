// Tiny Epic Vikings at the table frame.
import { t } from '$i18n/i18n.svelte'
import { plugin } from '../../table/plugin'
import Board from './Board.svelte'
import './chart.css'
import Hand from './Hand.svelte'
import { goods } from './goods'
import { explain } from './explain'
import { hint } from './hint'
import { motions, sound, tellingMs } from './motions'
import { cardName, type Event, type View } from './names'
import { notation } from './notation'
import { piece } from './piece'
import { previews } from './previews'
import PlayersRail from './PlayersRail.svelte'
import { battleAgain, closeBattle, closeBattles, isTurningUp, stageOf } from './stage.svelte'
import type { Action } from './types'
import './tokens.css'

export default plugin<View, Action, Event>({
  Board,
  Hand,
  Aside: PlayersRail,
  asideName: () => t('tinyepic-board-aside'),
  ownRail: true,
  words: ['tinyepic-board', 'tinyepic-lesson', 'tinyepic-about'],
  step: (progress, view) => {
    if (view.phase === 'launch' || progress.steps === 0) return undefined
    return t('tinyepic-board-step', { step: progress.step, steps: progress.steps })
  },
  previews,
  notation,
  hint,
  tools: (scene) => {
    const stage = stageOf(scene)
    if (stage)
      return [
        {
          key: 'N',
          label: t('tinyepic-board-go-on'),
          mark: 'skip',
          enabled: true,
          use: () => closeBattle(stage.mark),
        },
      ]
    const { choosing } = scene
    const chosen = choosing.chosenOf('play', 'fight')
    if (!chosen) return []
    const turned = { verb: chosen.verb === 'play' ? 'fight' : 'play', of: chosen.of } as const
    if (!choosing.isLegal(chosen) || !choosing.isLegal(turned)) return []
    return [
      {
        key: 'F',
        label: t(chosen.verb === 'play' ? 'tinyepic-board-turn-down' : 'tinyepic-board-turn-up'),
        mark: 'turn',
        enabled: true,
        use: () => choosing.choose(turned),
      },
    ]
  },
  motions,
  tellingMs,
  sound,
  chapters: () => (event) => {
    if (event.kind === 'era_begins') return t('tinyepic-board-era', { era: event.era })
    if (event.kind === 'draft_ends') return t('tinyepic-board-chapter-turns')
    if (event.kind === 'played') return cardName(event.card)
    if (event.kind === 'battle_opens') return t('tinyepic-board-battle')
    if (event.kind === 'enemy_plays') return t('tinyepic-board-enemy-turn')
    if (event.kind === 'game_ends') return t('tinyepic-board-chapter-end')
    return undefined
  },
  covers: (scene) => stageOf(scene) !== undefined,
  tells: isTurningUp,
  skips: closeBattles,
  again: battleAgain,
  rival: ({ enemy }) => {
    return enemy
      ? { name: t('tinyepic-board-enemy'), points: enemy.island_points + (enemy.favor_points ?? 0) }
      : undefined
  },
  explain,
  piece,
  signs: [
    'fehu',
    'perthro',
    'hagalaz',
    'wood',
    'food',
    'steel',
    'settler',
    'longship',
    'temple',
    'hut',
    'favor',
    'grain',
    'longhouse',
    'axe',
    'sword',
    'card',
    'chest',
    'swap',
    'up2',
    'hint',
    'helmet',
  ],
  goods,
  lesson: () => import('./lesson'),
})
