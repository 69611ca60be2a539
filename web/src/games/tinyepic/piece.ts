// What each piece of the table is, costs and gives, and who is there: the note beside whatever is pointed at.
import { t } from '$i18n/i18n.svelte'
import { wordsAbout } from '../../table/explain'
import type { Explanation, Fact } from '../../table/plugin'
import {
  bagWords,
  cardName,
  clanName,
  deedIcon,
  deedShort,
  deedWords,
  favorRunes,
  favorWords,
  godDye,
  godEmblem,
  godName,
  islandName,
  needWords,
  placeName,
  runeDye,
  runeName,
  type CardView,
  type FavorView,
  type View,
} from './names'
import type { Scene } from './types'
import VikingCard from './VikingCard.svelte'

export function piece(scene: Scene, kind: string, [id = '', more = '', at = '']: readonly string[]) {
  switch (kind) {
    case 'card':
    case 'strength':
      return cardOf(scene, id, kind === 'strength' ? 'strength' : more)
    case 'favor':
      return favorOf(scene, id)
    case 'island':
      return islandOf(scene, id)
    case 'place':
      return placeOf(scene, id)
    case 'boat':
      return boatOf(scene, id, more, at)
    case 'god':
      return godOf(scene, id)
    case 'slot':
      return slotOf(id, Number(more))
    case 'dedication':
      return dedicationOf(scene, id)
    case 'enemy-icon':
      return { ...about('enemy-tracks'), lines: [enemyIcon(scene, id, Number(more)), t('tinyepic-about-enemy-tracks')] }
    default:
      return undefined
  }
}

function about(kind: string): Explanation {
  return wordsAbout('tinyepic', kind) ?? { title: '', lines: [] }
}

/** Every card that lies open to the reader. */
function cardsIn(view: View): CardView[] {
  const clans = view.clans.flatMap(({ hand_cards, kept_cards, row }) => [
    ...(hand_cards ?? []),
    ...(kept_cards ?? []),
    ...row.flatMap(({ card }) => card ?? []),
  ])
  const enemy = view.enemy
  return [...clans, ...(enemy?.leader_row ?? []), ...(enemy?.battle_row ?? []).flatMap(({ card }) => card ?? [])]
}

function cardOf({ view }: Scene, id: string, face: string): Explanation {
  const card = cardsIn(view).find((each) => each.card === id)
  const content = { kind: 'viking', id }
  if (!card) return { title: cardName(id), lines: [t('tinyepic-board-explain-card')], content }
  const hidden = { down: 'tinyepic-board-secret-yours', known: 'tinyepic-board-known' }[face]
  return {
    title: cardName(id),
    kind: t('tinyepic-about-card.name'),
    picture: { dye: runeDye(card.rune), icon: deedIcon(card.leader) },
    lines: [
      ...(hidden ? [t(hidden)] : []),
      ...(face === 'strength' ? [t('tinyepic-about-strength')] : []),
      t('tinyepic-board-card-leader', { deed: deedWords(card.leader) }),
      t('tinyepic-board-card-rune', { runes: needWords(card.need), deed: deedWords(card.rune_action) }),
      t('tinyepic-board-card-strength', { count: card.strength_now }),
      t('tinyepic-about-card'),
    ],
    card: { of: VikingCard as never, props: { card, ground: 'panel' } },
    content,
  }
}

function favorOf({ view }: Scene, id: string): Explanation {
  const all: FavorView[] = [
    ...view.rows.flat(),
    ...view.clans.flatMap(({ favor_cards }) => favor_cards ?? []),
    ...(view.enemy?.favor_cards ?? []),
    ...(view.battle ? [view.battle.favor] : []),
  ]
  const favor = all.find((each) => each.favor === id)
  const facts: Fact[] = favor
    ? [
        { label: 'gain', words: bagWords(favor.bag) },
        { label: 'points', words: String(favor.points_now) },
      ]
    : []
  return {
    title: t('tinyepic-board-favor'),
    kind: favor ? favorRunes(favor).map(runeName).join(', ') : undefined,
    lines: [...(favor ? [favorWords(favor)] : []), t('tinyepic-about-favor')],
    facts: facts.filter(({ words }) => words !== ''),
    content: { kind: 'favor', id },
  }
}

function islandOf({ view, seats }: Scene, id: string): Explanation | undefined {
  const island = view.islands.find((each) => each.island === id)
  if (!island) return undefined
  const parts = island.influence.map((part) => {
    const words = t('tinyepic-board-influence-parts', {
      settlers: part.settlers,
      temple: part.temple ? 'yes' : 'no',
      boats: part.boats,
    })
    const boots = part.boots ? '' : ` · ${t('tinyepic-board-no-boots')}`
    return `${clanName(part.clan, view, seats)}: ${part.total} (${words})${boots}`
  })
  const held = island.holder
    ? t('tinyepic-board-rune-held', { name: clanName(island.holder, view, seats) })
    : t('tinyepic-board-rune-free')
  return {
    title: islandName(id),
    kind: `${t('tinyepic-about-island.name')}, ${runeName(island.rune)}`,
    lines: [held, t('tinyepic-about-island')],
    facts: [{ label: 'who', words: parts.join('; ') || t('tinyepic-board-influence-none') }],
  }
}

function placeOf({ view, seats }: Scene, id: string): Explanation {
  const dock = view.docks.find((each) => each.dock === id)
  const fjord = view.fjords.find((each) => each.fjord === id)
  const boats = dock ? [dock.boat ?? [], dock.chieftain ? { clan: 'enemy' } : []].flat() : (fjord?.boats ?? [])
  const who = boats.map(({ clan }) => clanName(clan, view, seats)).join(', ')
  return {
    title: placeName(view, id),
    kind: t(dock ? 'tinyepic-about-dock.name' : 'tinyepic-about-fjord.name'),
    lines: [
      t(dock ? 'tinyepic-about-dock' : 'tinyepic-about-fjord'),
      ...(dock?.village ? [t('tinyepic-about-village', { count: view.eras[view.era - 1]?.raid_steel ?? 0 })] : []),
    ],
    facts: [{ label: 'who', words: who || t('tinyepic-board-nobody') }],
  }
}

function boatOf({ view, seats }: Scene, clan: string, kind: string, place: string): Explanation {
  return {
    ...about(kind === 'chieftain' ? 'chieftain' : 'boat'),
    facts: [
      { label: 'who', words: clanName(clan, view, seats) },
      { label: 'now', words: placeName(view, place) },
    ],
  }
}

function godOf({ view }: Scene, id: string): Explanation | undefined {
  const god = view.gods.find((each) => each.god === id)
  if (!god) return undefined
  return {
    title: godName(id),
    kind: runeName(god.rune),
    picture: { dye: godDye(id), emblem: godEmblem(id) },
    lines: [
      t('tinyepic-board-god-rank', { rank: god.rank }),
      t('tinyepic-board-god-pays', { island: god.island_points, favor: god.favor_points }),
      t('tinyepic-board-god-boon', { deed: deedWords(god.boon) }),
      t('tinyepic-board-god-villages', { count: god.villages, most: god.villages_most }),
      t('tinyepic-board-explain-god'),
    ],
    facts: [{ label: 'now', words: String(god.fury) }],
    content: { kind: 'god', id },
  }
}

function slotOf(kind: string, wood: number): Explanation {
  return {
    ...about(kind === 'temple' ? 'temple' : 'boat'),
    facts: [{ label: 'cost', words: bagWords({ wood, food: 0, steel: 0, any: 0 }) }],
  }
}

function dedicationOf({ view }: Scene, id: string): Explanation {
  const stack = view.dedications.find(({ deed }) => deed.deed === id)
  const note = about('dedication')
  if (!stack) return note
  return {
    ...note,
    title: deedShort(stack.deed),
    kind: note.title,
    picture: { dye: 'walnut', icon: deedIcon(stack.deed) },
    facts: [
      { label: 'gain', words: deedWords(stack.deed) },
      { label: 'now', words: `${stack.villages} / ${stack.villages_most}` },
    ],
  }
}

function enemyIcon({ view }: Scene, track: string, space: number): string {
  const icon = view.enemy?.icons.find((each) => each.track === track && each.space === space)?.icon
  if (icon === undefined) return ''
  if (typeof icon === 'object') return t(`tinyepic-${'icon'}-battle`, { bonus: icon.battle.bonus })
  return t(`tinyepic-icon-${icon.replaceAll('_', '-')}`)
}
