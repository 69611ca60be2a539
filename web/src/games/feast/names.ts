// The things of A Feast for Odin by name: how each is called, which drawing stands for it, to which family it belongs.
import type { IconName } from '$design/pieces'
import { t } from '$i18n/i18n.svelte'
import type { BoardView } from '../../generated/feast/BoardView'
import type { Event } from '../../generated/feast/Event'
import type { PlayerView } from '../../generated/feast/PlayerView'
import type { SpaceView } from '../../generated/feast/SpaceView'
import type { View } from '../../generated/feast/View'

export type { BoardView, Event, PlayerView, SpaceView, View }

/** The goods grid of the storage boxes: a row is a colour, a column an outline. */
export const goods = [
  ['peas', 'flax', 'beans', 'grain', 'cabbage', 'pregnant_sheep', 'fruits', 'pregnant_cattle'],
  ['mead', 'stockfish', 'milk', 'salt_meat', 'game_meat', 'sheep', 'whale_meat', 'cattle'],
  ['oil', 'hide', 'wool', 'linen', 'skin_and_bones', 'fur', 'robe', 'clothing'],
  ['rune_stone', 'silverware', 'chest', 'silk', 'spices', 'jewelry', 'treasure_chest', 'silver_hoard'],
] as const

export const specials = [
  'glass_beads',
  'helmet',
  'cloakpin',
  'belt',
  'crucifix',
  'drinking_horn',
  'amber_figure',
  'horseshoe',
  'gold_brooch',
  'forge_hammer',
  'fibula',
  'throwing_axe',
  'chalice',
  'round_shield',
  'english_crown',
] as const

export const resources = ['silver', 'wood', 'stone', 'ore'] as const
export const weapons = ['bow', 'snare', 'spear', 'long_sword'] as const
export const ships = ['whaling_boat', 'knarr', 'longship'] as const
export const buildings = ['shed', 'stone_house', 'long_house'] as const

export type Family = 'orange' | 'red' | 'green' | 'blue' | 'silver' | 'ore' | 'wood'

const families = ['orange', 'red', 'green', 'blue'] as const
const rowOfGood = new Map<string, number>(goods.flatMap((row, index) => row.map((good) => [good, index] as const)))

export function isGood(item: string): boolean {
  return rowOfGood.has(item)
}

const isOfSpecials = new Set<string>(specials)

export function isSpecial(item: string): boolean {
  return isOfSpecials.has(item)
}

export function isAnimal(item: string): boolean {
  return /^(pregnant_)?(sheep|cattle)$/.test(item)
}

export function familyOf(piece: string): Family {
  if (piece === 'silver' || piece === 'ore' || piece === 'wood') return piece
  // The pregnant side of an animal is red as well.
  if (isAnimal(piece)) return 'red'
  return families[rowOfGood.get(piece) ?? 3] ?? 'blue'
}

/** Order in the stock: by colour, then by column of the goods grid, special tiles last. */
export function stockOrder(piece: string): number {
  const row = rowOfGood.get(piece)
  if (row === undefined) return 1000 + specials.findIndex((special) => special === piece)
  return row * 10 + (goods[row]?.findIndex((good) => good === piece) ?? 0)
}

const otherIcons: Record<string, IconName> = {
  pregnant_sheep: 'sheep',
  pregnant_cattle: 'cattle',
  long_sword: 'sword',
  whaling_boat: 'whaler',
  stone_house: 'stonehouse',
  long_house: 'longhouse',
  weapon: 'weapons',
  occupation: 'card',
}

export function iconOf(item: string): IconName {
  return otherIcons[item] ?? (item as IconName)
}

/** The key of a thing's name: goods, tiles, resources, weapons, ships, buildings. */
export function keyOf(item: string): string {
  const dashed = item.replaceAll('_', '-')
  if (isGood(item)) return `feast-good-${dashed}`
  if (isSpecial(item)) return `feast-special-${dashed}`
  if ((resources as readonly string[]).includes(item)) return `feast-resource-${dashed}`
  if ((weapons as readonly string[]).includes(item)) return `feast-weapon-${dashed}`
  if ((ships as readonly string[]).includes(item)) return `feast-ship-${dashed}`
  if ((buildings as readonly string[]).includes(item)) return `feast-building-${dashed}`
  if (item === 'weapon') return 'feast-weapon-any'
  return `feast-board-item-${dashed}`
}

export function nameOf(item: string): string {
  return t(keyOf(item))
}

export function spaceName(space: string): string {
  return t(`feast-space-${space.replaceAll('_', '-')}`)
}

export function islandName(island: string): string {
  return t(`feast-island-${island.replaceAll('_', '-')}`)
}

export function cardName(card: string): string {
  return t(`feast-card-${card.replaceAll('_', '-')}`)
}

export function cardText(card: string): string {
  return t(`feast-card-${card.replaceAll('_', '-')}.text`)
}

/** A board as the notation writes it: `home`, `iceland`, `stone_house_2`. */
export function boardName(board: string): string {
  if (board === 'home') return t('feast-board-home-short')
  const house = /^(stone_house|long_house)_(\d)$/.exec(board)
  if (house) return t('feast-board-house', { name: nameOf(house[1] ?? ''), number: Number(house[2]) })
  return islandName(board)
}

/** "2 wood, 1 stone" as words. */
export function listOf(items: readonly (readonly [string, number])[]): string {
  return items.map(([item, amount]) => t('feast-board-amount', { amount, item: nameOf(item) })).join(', ')
}

export function amountOf(pairs: readonly (readonly [string, number])[] | undefined, item: string): number {
  return pairs?.find(([name]) => name === item)?.[1] ?? 0
}
