// How cards, buildings, missions and achievements look and are called: dye, icon, name. Numbers come from the view.
import type { Dye, IconName } from '$design/pieces'
import { t } from '$i18n/i18n.svelte'
import type { Achievement } from '../../generated/gonewild/Achievement'
import type { Building } from '../../generated/gonewild/Building'
import type { Card } from '../../generated/gonewild/Card'
import type { Class } from '../../generated/gonewild/Class'
import type { Mission } from '../../generated/gonewild/Mission'
import type { Place } from '../../generated/gonewild/Place'

export type { Achievement } from '../../generated/gonewild/Achievement'
export type { AttackView } from '../../generated/gonewild/AttackView'
export type { Building } from '../../generated/gonewild/Building'
export type { BuildingOffer } from '../../generated/gonewild/BuildingOffer'
export type { Card } from '../../generated/gonewild/Card'
export type { Cost } from '../../generated/gonewild/Cost'
export type { Event } from '../../generated/gonewild/Event'
export type { Face } from '../../generated/gonewild/Face'
export type { Mission } from '../../generated/gonewild/Mission'
export type { MissionView } from '../../generated/gonewild/MissionView'
export type { Offer } from '../../generated/gonewild/Offer'
export type { Place } from '../../generated/gonewild/Place'
export type { PlaceView } from '../../generated/gonewild/PlaceView'
export type { PlayerView } from '../../generated/gonewild/PlayerView'
export type { Resource } from '../../generated/gonewild/Resource'
export type { StrikerView } from '../../generated/gonewild/StrikerView'
export type { Target } from '../../generated/gonewild/Target'
export type { View } from '../../generated/gonewild/View'

const cardIcons: Record<Card, IconName> = {
  beer: 'beer',
  gold: 'gold',
  viking_warrior: 'viking',
  elf_archer: 'bow',
  bone_crusher: 'club',
  pigator: 'pig',
  cannon: 'cannon',
  chicken_tower: 'chicken',
  sheep_cannon: 'sheep',
  undead_gold: 'skull',
  undead_beer: 'skull',
  shaman: 'antlers',
  bear_rider: 'bear',
  assassin: 'dagger',
  scroll: 'scroll',
  beer_mugs: 'mugs',
  gold_bars: 'ingots',
  gold_miner: 'pickaxe',
  beer_specialist: 'keg',
  crystal: 'crystal',
  money_theft: 'purse',
  recipe_theft: 'recipe',
  mystery_gift_resource: 'gift',
  mystery_gift_unit: 'gift_fighter',
  sword: 'sword',
  odins_boost: 'raised_spear',
  shockwave_tower: 'tower',
  hero_trap: 'snare',
  alviss: 'wizard',
  dvergar: 'dwarf',
  grendel: 'beast',
  thor: 'helmet',
  valkyrie: 'wing',
  mjollnir: 'war_hammer',
  lokis_lens: 'lens',
  resurrection: 'rising',
  time_manipulation: 'hourglass',
  treasure_chest: 'chest',
  beer_taxes: 'tribute_beer',
  gold_taxes: 'tribute_gold',
}

const asgard: readonly Card[] = [
  'alviss',
  'dvergar',
  'grendel',
  'thor',
  'valkyrie',
  'mjollnir',
  'lokis_lens',
  'resurrection',
  'time_manipulation',
  'treasure_chest',
  'beer_taxes',
  'gold_taxes',
]

const classDyes: Record<Class, Dye> = {
  resource: 'weld',
  fighter: 'moss',
  hero: 'sea',
  action: 'lichen',
  defence: 'woad',
  reaction: 'woad',
  undead: 'iron',
}

const buildingIcons: Record<Building | 'hall', IconName> = {
  brewery: 'barrel',
  gold_factory: 'furnace',
  beer_container: 'barrels',
  gold_container: 'chest',
  drakkar: 'longship',
  tavern: 'tavern',
  hall: 'town_hall',
}

const achievementIcons: Record<Achievement, IconName> = {
  defender: 'cannon',
  conqueror: 'sword',
  builder: 'hut',
  beer_tycoon: 'barrels',
  miner: 'chest',
  follower: 'card',
  accomplisher: 'glory',
  king_pig: 'pig',
}

export const iconOf = (card: Card): IconName => cardIcons[card]
export const buildingIcon = (building: Building | null): IconName => buildingIcons[building ?? 'hall']
export const achievementIcon = (achievement: Achievement): IconName => achievementIcons[achievement]

const startingCards: readonly Card[] = ['beer', 'gold', 'viking_warrior']
const unitCards: readonly Card[] = ['elf_archer', 'bone_crusher', 'pigator']
const defenceCards: readonly Card[] = ['cannon', 'chicken_tower', 'sheep_cannon']

/** Where a card stands in the content, which knows where its numbers come from. */
export function contentOf(card: Card): { kind: string; id: string } {
  const kind = startingCards.includes(card)
    ? 'starting'
    : unitCards.includes(card)
      ? 'unit'
      : defenceCards.includes(card)
        ? 'defence'
        : asgard.includes(card)
          ? 'asgard'
          : 'odin'
  return { kind, id: card }
}

/** Families: units moss, defence woad, actions lichen, resources weld, Asgard sea, Undead dark. */
export function dyeOf(face: { card: Card; class: Class; gives?: unknown }): Dye {
  if (asgard.includes(face.card)) return 'sea'
  if (face.class === 'action' && face.gives) return 'weld'
  return classDyes[face.class]
}

export const cardName = (card: Card): string => t(`gonewild-card-${card}`)
export const buildingName = (building: Building | null): string => t(`gonewild-building-${building ?? 'hall'}`)
export const missionName = (mission: Mission): string => t(`gonewild-mission-${mission}`)
export const achievementName = (achievement: Achievement): string => t(`gonewild-achievement-${achievement}`)

/** The building a place is of; nothing for the Town Hall. */
export function buildingAt(place: Place): Building | null {
  const name = place.replace(/\d+$/, '')
  return name === 'hall' ? null : (name as Building)
}

/** A seat as notation writes it. */
