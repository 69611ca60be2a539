// A Feast for Odin at the table frame.
import { t } from '$i18n/i18n.svelte'
import { thingOf } from '../../table/explain'
import { plugin } from '../../table/plugin'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { desk } from './desk.svelte'
import Hand from './Hand.svelte'
import { goods } from './goods'
import { placementsOf, turned } from './laying'
import { motions, sound, tellingMs } from './motions'
import { cardName, cardText, keyOf, nameOf, spaceName, type Event, type View } from './names'
import { notation } from './notation'
import { piece } from './piece'
import { layPlan, planOf, setTable } from './plan'
import { previews } from './previews'
import { faceOf } from './spaces'
import type { Action } from './types'
import './tokens.css'

export default plugin<View, Action, Event>({
  Board,
  Hand,
  Aside,
  asideName: () => t('feast-board-aside'),
  ownRail: true,
  rails: { left: 220, right: 288 },
  words: ['feast-occupations', 'feast-board', 'feast-lesson', 'feast-about'],
  previews,
  notation,
  // The list leads with what answers the question; what may be done at any time comes after it.
  listed: (choices) => [
    ...choices.filter(({ parts }) => !anytime.has(parts.verb)),
    ...choices.filter(({ parts }) => anytime.has(parts.verb)),
  ],
  spell: (action, then) => {
    if (action.verb === 'at' && then.length > 0)
      return t('feast-board-lay-several', { count: placementsOf(action, then).length })
    if (action.verb === 'at') return t('feast-board-lay-here')
    if (then.length > 0) return t(action.verb === 'lay' ? 'feast-board-lay-all' : 'feast-board-serve-all')
    return undefined
  },
  tools: (scene) => {
    const laying = scene.view.laying
    if (laying && laying.seat === scene.you)
      return (['turn', 'mirror'] as const).map((how) => ({
        key: how === 'turn' ? 'R' : 'F',
        label: t(how === 'turn' ? 'feast-board-turn' : 'feast-board-mirror'),
        mark: how,
        enabled: turned(laying, desk().turn, how) !== desk().turn,
        use: () => desk().turnPiece(scene, how),
      }))
    // On a small screen the same stands on the board as a button with words.
    if (scene.layout !== 'wide') return []
    if (planOf(scene))
      return [{ key: 'L', label: t('feast-board-lay-well'), mark: 'check', enabled: true, use: () => layPlan(scene) }]
    if (scene.view.table?.plan.length)
      return [{ key: 'L', label: t('feast-board-set-table'), mark: 'check', enabled: true, use: () => setTable(scene) }]
    return []
  },
  tries: ({ view, you, choosing }) => view.laying?.seat === you || choosing.legal('lay').length > 0,
  motions,
  tellingMs,
  sound,
  chapters: () => (event) => (event.kind === 'round' ? t('feast-board-chapter', { round: event.round }) : undefined),
  explain: (term) => {
    const { kind, id } = thingOf(term)
    const name = id.replaceAll('-', '_')
    if (kind === 'card') return { title: cardName(id), lines: [cardText(id)], content: { kind, id: name } }
    const face = kind === 'space' ? faceOf(name) : undefined
    if (face)
      return {
        title: spaceName(face.space),
        lines: [t(`feast-board-how-${face.how}`)],
        content: { kind: 'space', id: face.space },
      }
    const isGood = kind === 'good' || kind === 'special'
    if (isGood && keyOf(name) === term) return { title: nameOf(name), lines: [t('feast-board-goods-ladder')] }
    return undefined
  },
  piece,
  signs: [
    'viking',
    'silver',
    'wood',
    'stone',
    'ore',
    'bow',
    'snare',
    'spear',
    'sword',
    'weapons',
    'whaler',
    'knarr',
    'longship',
    'shed',
    'stonehouse',
    'longhouse',
    'island',
    'mountain',
    'card',
    'tongs',
    'd8',
    'd12',
    'blame',
    'arrow',
    'up',
    'up2',
  ],
  goods,
  lesson: () => import('./lesson'),
  bring: (place) => {
    if (place === 'board-home') desk().open('home')
    else if (place === 'actions' || place.startsWith('space-')) desk().open('actions')
  },
})

const anytime: ReadonlySet<Action['verb']> = new Set(['lay', 'buy', 'arm', 'fill', 'use'])
