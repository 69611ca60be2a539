// Vikings Gone Wild at the table frame.
import { t } from '$i18n/i18n.svelte'
import { plugin } from '../../table/plugin'
import AsideSheet from './AsideSheet.svelte'
import Board from './Board.svelte'
import { goods } from './goods'
import { explain } from './faces'
import Hand from './Hand.svelte'
import { hint } from './hint'
import { motions, sound, tellingMs } from './motions'
import { cardName, type Event, type View } from './names'
import { notation } from './notation'
import { piece } from './piece'
import { previews } from './previews'
import type { Action } from './types'
import './tokens.css'

export default plugin<View, Action, Event>({
  Board,
  Hand,
  Aside: AsideSheet,
  asideName: () => t('gonewild-board-missions'),
  ownRail: true,
  words: ['gonewild-board', 'gonewild-lesson', 'gonewild-about'],
  step: (progress, view) => {
    if (view.phase !== 'action' || progress.steps === 0) return undefined
    return t('gonewild-board-turn-of', { turn: progress.step, turns: progress.steps })
  },
  previews,
  notation,
  spell: ({ verb }, [next]) =>
    verb === 'attack' && next?.verb === 'send'
      ? t('gonewild-board-attack-with', { card: cardName(next.of) })
      : undefined,
  hint,
  // Small screens have it among the ways of a turn.
  tools: ({ choosing, layout }) =>
    layout === 'wide' && choosing.isLegal({ verb: 'end' })
      ? [
          {
            key: 'E',
            label: t('gonewild-board-end-turn'),
            mark: 'skip',
            enabled: true,
            use: () => {
              // Enter shall confirm this, not press the piece that was chosen before.
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
              choosing.choose({ verb: 'end' })
            },
          },
        ]
      : [],
  tries: ({ choosing }) => choosing.isLegal({ verb: 'end' }),
  motions,
  tellingMs,
  sound,
  chapters: () => {
    let round = 1
    // The game begins within the first turn, which no event announces.
    let turn = 1
    return (event) => {
      if (event.kind === 'round_began') {
        round = event.round
        turn = 0
        return t('gonewild-board-chapter-round', { round })
      }
      return event.kind === 'turn_began' ? t('gonewild-board-chapter-turn', { round, turn: ++turn }) : undefined
    }
  },
  explain,
  piece,
  signs: [
    'beer',
    'gold',
    'sword',
    'shield',
    'town_hall',
    'barrel',
    'furnace',
    'barrels',
    'chest',
    'longship',
    'tavern',
    'builders_hammer',
    'skull',
    'dragon',
  ],
  // Beer and gold of this turn that nobody has spent do not stay.
  warns: ({ view, preview, you }, { verb }) => {
    if (verb !== 'end' || you === null) return undefined
    const had = view.players[you]?.pool
    const has = preview?.players[you]?.pool
    const lost = had && has && had.beer + had.gold > has.beer + has.gold
    return lost ? t('gonewild-board-end-lost', { ...had }) : undefined
  },
  goods,
  lesson: () => import('./lesson'),
})
