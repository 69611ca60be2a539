// What the things of the game are called and how they are pictured: runes, gods, resources, places, cards, clans.
import type { Dye, EmblemName, IconName } from '$design/pieces'
import { t, tIfAny } from '$i18n/i18n.svelte'
import { partable } from '$i18n/syllables'
import type { Bag } from '../../generated/tinyepic/Bag'
import type { CardView } from '../../generated/tinyepic/CardView'
import type { ClanView } from '../../generated/tinyepic/ClanView'
import type { Deed } from '../../generated/tinyepic/Deed'
import type { DockView } from '../../generated/tinyepic/DockView'
import type { EnemyView } from '../../generated/tinyepic/EnemyView'
import type { Event } from '../../generated/tinyepic/Event'
import type { FavorView } from '../../generated/tinyepic/FavorView'
import type { Fighter } from '../../generated/tinyepic/Fighter'
import type { FjordView } from '../../generated/tinyepic/FjordView'
import type { GodView } from '../../generated/tinyepic/GodView'
import type { InfluenceView } from '../../generated/tinyepic/InfluenceView'
import type { IslandView } from '../../generated/tinyepic/IslandView'
import type { Need } from '../../generated/tinyepic/Need'
import type { Task } from '../../generated/tinyepic/Task'
import type { View } from '../../generated/tinyepic/View'
import type { SeatFace } from '../../table/plugin'

export type {
  Bag,
  CardView,
  ClanView,
  Deed,
  DockView,
  EnemyView,
  Event,
  FavorView,
  Fighter,
  FjordView,
  GodView,
  InfluenceView,
  IslandView,
  Need,
  Task,
  View,
}

export const runes = ['wealth', 'mystery', 'nature'] as const
export type Rune = (typeof runes)[number]
export const resources = ['wood', 'food', 'steel'] as const
export type Resource = (typeof resources)[number]

const runeDyes: Record<string, Dye> = { wealth: 'weld', mystery: 'lichen', nature: 'sea' }
const runeIcons: Record<string, IconName> = { wealth: 'fehu', mystery: 'perthro', nature: 'hagalaz' }
const godDyes: Record<string, Dye> = {
  odin: 'woad',
  thor: 'madder',
  frigg: 'walnut',
  freya: 'lichen',
  njord: 'iron',
  loki: 'moss',
}

export const runeDye = (rune: string): Dye => runeDyes[rune] ?? 'iron'
export const runeIcon = (rune: string): IconName => runeIcons[rune] ?? 'rune_stone'
export const runeName = (rune: string): string => t(`tinyepic-rune-${rune}`)
export const godDye = (god: string): Dye => godDyes[god] ?? 'iron'
export const godEmblem = (god: string): EmblemName => god as EmblemName
export const godName = (god: string): string => t(`tinyepic-god-${god}`)
/** The name in its forms, as arguments of a message. */
export const godForms = (god: string): Record<string, string> => ({
  god: godName(god),
  god_gen: tIfAny(`tinyepic-god-${god}.gen`) ?? godName(god),
})
export const islandName = (island: string): string => t(`tinyepic-island-${island}`)
export const cardName = (card: string): string => t(`tinyepic-card-${card}`)
/** The name for narrow places: long words may be parted, but only between syllables. */
export const cardTitle = (card: string): string => partable(cardName(card))
export const resourceName = (resource: string): string => t(`tinyepic-resource-${resource}`)
export const endName = (end: string): string => t(`tinyepic-end-${end}`)

/** A dock is called by its island and where its route leads, a fjord by its name. */
export function placeName(view: View, place: string): string {
  const dock = view.docks.find((each) => each.dock === place)
  if (!dock) return t(`tinyepic-fjord-${place}`)
  const other = view.docks.find((each) => each.dock === dock.ferry)
  const island = islandName(dock.island)
  return other
    ? t(`tinyepic-${'dock'}`, { island, to: islandName(other.island) })
    : t(`tinyepic-${'dock'}-off`, { island })
}

const deedIcons: Record<Deed['deed'], IconName> = {
  sail: 'longship',
  explore: 'settler',
  harvest: 'grain',
  build: 'longhouse',
  explore_temple: 'temple',
  smite: 'axe',
  draw_replace: 'card',
  enter_battle: 'sword',
  collect: 'chest',
  exchange: 'swap',
  shift_fury: 'up2',
  prophecy: 'hint',
}

export const deedIcon = (deed: Deed): IconName => deedIcons[deed.deed]

/** How often or how much, where a deed has a number. */
export const deedNumber = (deed: Deed): number | undefined => ('n' in deed ? deed.n : undefined)

/** One or two words, for cards. */
export function deedShort(deed: Deed): string {
  const name = t(`tinyepic-board-deed-${deed.deed.replaceAll('_', '-')}`)
  const n = deedNumber(deed)
  return n === undefined ? name : `${name} ×${n}`
}

/** The deed in full, as the engine says it. */
export function deedWords(deed: Deed): string {
  const key = `tinyepic-deed-${deed.deed.replaceAll('_', '-')}`
  if (deed.deed !== 'collect') return t(key, { n: deedNumber(deed) ?? 0 })
  const goods = bagWords(deed.bag)
  return deed.per ? t(`${key}-per`, { goods, rune: runeName(deed.per) }) : t(key, { goods })
}

export function bagWords(bag: Bag): string {
  const parts = resources.filter((each) => bag[each] > 0).map((each) => t(`tinyepic-amount-${each}`, { n: bag[each] }))
  if (bag.any > 0) parts.push(t('tinyepic-board-any', { count: bag.any }))
  return parts.join(', ')
}

export function favorRunes(favor: FavorView): Rune[] {
  return runes.flatMap((rune, index) => Array.from({ length: favor.runes[index] ?? 0 }, () => rune))
}

/** The runes a rune action needs; `any` for those of the player's choice. */
export function neededRunes(need: Need): (Rune | 'any')[] {
  const typed = runes.flatMap((rune) => Array.from({ length: need[rune] }, () => rune))
  return [...typed, ...Array.from({ length: need.any }, () => 'any' as const)]
}

/** The same in words: `nature, nature, 2 of any kind`. */
export function needWords(need: Need): string {
  const typed = runes.flatMap((rune) => Array.from({ length: need[rune] }, () => runeName(rune)))
  const any = need.any === 0 ? [] : [t('tinyepic-board-any-runes', { count: need.any })]
  return [...typed, ...any].join(', ')
}

export function favorWords(favor: FavorView): string {
  return t('tinyepic-board-favor-words', {
    runes: favorRunes(favor).map(runeName).join(', '),
    bag: bagWords(favor.bag),
    count: favor.points_now,
  })
}

/** The favor card at an end of the two rows, e.g. `upper-left`. */
export function favorAt(view: View, end: string): FavorView | undefined {
  const row = view.rows[end.startsWith('upper') ? 0 : 1]
  return end.endsWith('left') ? row[0] : row.at(-1)
}

/** The seat that leads a clan; nobody leads the neutral clan and the enemy. */
export function seatOf(clan: string): number | undefined {
  return clan === 'enemy' ? undefined : Number(clan.slice(1)) - 1
}

export const clanOf = (seat: number): string => `p${seat + 1}`

export function clanName(clan: string, view: View, seats: readonly SeatFace[]): string {
  const seat = seatOf(clan)
  return seat === undefined ? t(`tinyepic-${view.mode === 'solo' ? 'enemy' : 'neutral'}`) : (seats[seat]?.name ?? '')
}

/** What is being decided, e.g. `launch`, `draft` or `sail`. */
export function decidedNow(view: View): string | undefined {
  return view.phase === 'launch' || view.phase === 'draft' ? view.phase : taskName(view.now)
}

/** The kind of the question on the table, e.g. `sail`. */
export function taskName(task: Task | null): string | undefined {
  if (task === null) return undefined
  return typeof task === 'string' ? task : Object.keys(task)[0]
}
