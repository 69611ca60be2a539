// The things of Champions of Midgard as the table shows them: their icons, dyes and names.
import type { Dye, IconName } from '$design/pieces'
import { t, tIfAny } from '$i18n/i18n.svelte'
import type { Colour } from '../../generated/champions/Colour'
import type { Destiny } from '../../generated/champions/Destiny'
import type { DestinyView } from '../../generated/champions/DestinyView'
import type { Event } from '../../generated/champions/Event'
import type { Field } from '../../generated/champions/Field'
import type { FoeView } from '../../generated/champions/FoeView'
import type { Leader } from '../../generated/champions/Leader'
import type { Place } from '../../generated/champions/Place'
import type { PlaceView } from '../../generated/champions/PlaceView'
import type { PlayerView } from '../../generated/champions/PlayerView'
import type { Purse } from '../../generated/champions/Purse'
import type { Rune } from '../../generated/champions/Rune'
import type { ShoreView } from '../../generated/champions/ShoreView'
import type { StageView } from '../../generated/champions/StageView'
import type { Tone } from '../../generated/champions/Tone'
import type { View } from '../../generated/champions/View'
import type { Warriors } from '../../generated/champions/Warriors'
import type { Weapon } from '../../generated/champions/Weapon'

export type {
  Colour,
  Destiny,
  Event,
  Field,
  FoeView,
  Leader,
  Place,
  PlaceView,
  PlayerView,
  Purse,
  Rune,
  ShoreView,
  StageView,
  View,
  Warriors,
  Weapon,
}

export const weapons = ['swordsman', 'spearman', 'axeman'] as const satisfies readonly Weapon[]
export const goods = ['food', 'wood', 'coin', 'favor', 'glory'] as const
export type Good = (typeof goods)[number]

export const weaponIcons: Record<Weapon, IconName> = { swordsman: 'sword', spearman: 'spear', axeman: 'axe' }
export const weaponTones: Record<Weapon, 'white' | 'madder' | 'ink'> = {
  swordsman: 'white',
  spearman: 'madder',
  axeman: 'ink',
}

const toneDyes: Record<Tone, Dye> = { brown: 'walnut', blue: 'woad', red: 'madder', brown_red: 'sea' }

export function dyeOfTone(tone: Tone): Dye {
  return toneDyes[tone]
}

/** The colours of enemies never stand without their sign. */
const colourSigns: Record<Colour, { dye: Dye; icon: IconName }> = {
  red: { dye: 'madder', icon: 'flame' },
  blue: { dye: 'woad', icon: 'ice' },
  yellow: { dye: 'weld', icon: 'mountain' },
}

export function signOf(colour: Colour): IconName {
  return colourSigns[colour].icon
}

export function dyeOfFoe(foe: FoeView): Dye {
  return foe.colour ? colourSigns[foe.colour].dye : foe.kind === 'kraken' ? 'sea' : 'moss'
}

const placeIcons: Partial<Record<Place, IconName>> = {
  swordsmith: 'sword',
  hafter: 'spear',
  blacksmith: 'axe',
  smokehouse: 'food',
  'merchant-ship': 'knarr',
  runesmith: 'rune_stone',
  'jarls-longhouse': 'longhouse',
  'sages-house': 'sage',
  shipwright: 'whaler',
  market: 'swap',
  'stave-church': 'temple',
  'worker-huts': 'hut',
  'small-longship': 'longship',
  'large-longship': 'longship',
  'private-longship': 'longship',
  troll: 'weapons',
  'draugr-1': 'weapons',
  'draugr-2': 'weapons',
  'hunting-grounds': 'bow',
  beg: 'blame',
}

export function iconOfPlace(place: Place): IconName {
  return placeIcons[place] ?? 'tent'
}

/** What a place is about, where a purse does not say it. */
export const placeSigns: Partial<Record<Place, readonly IconName[]>> = {
  runesmith: ['rune_stone'],
  'sages-house': ['card'],
  market: ['food', 'wood', 'coin'],
  'stave-church': ['coin', 'arrow', 'favor'],
  'worker-huts': ['viking'],
  shipwright: ['wood', 'coin', 'arrow', 'longship'],
  'hunting-grounds': ['arrow', 'food'],
}

export const leaderIcons: Record<Leader, IconName> = {
  asmundr: 'favor',
  dagrun: 'card',
  gylfir: 'knarr',
  svanhildr: 'sword',
  ullr: 'axe',
}

export const runeIcons: Record<Rune, IconName> = {
  gifts: 'chest',
  glory: 'glory',
  healing: 'heart',
  journey: 'longship',
  knowledge: 'sage',
  potential: 'rotate',
  reaction: 'shield',
  success: 'card',
  'true-vision': 'hint',
  wealth: 'coin',
}

export const destinyIcons: Record<Destiny, IconName> = {
  'crusher-of-ice': 'ice',
  'earth-smasher': 'mountain',
  'master-of-flames': 'flame',
  craftsman: 'wood',
  'leader-of-armies': 'helmet',
  'odins-favored': 'favor',
  prepared: 'food',
  prosperous: 'coin',
  runemaster: 'rune_stone',
  'monster-hunter': 'weapons',
  'slayer-of-the-undead': 'skin_and_bones',
  'troll-slayer': 'cross',
}

export const nameOfPlace = (place: Place) => t(`champions-place-${place}`)
export const helpOfPlace = (place: Place) => tIfAny(`champions-place-${place}.help`) ?? ''
export const nameOfFoe = (foe: Pick<FoeView, 'family'>) => t(`champions-foe-${foe.family}`)
export const nameOfRune = (rune: Rune) => t(`champions-rune-${rune}`)
export const helpOfRune = (rune: Rune) => tIfAny(`champions-rune-${rune}.help`) ?? ''
/** How far you are with a destiny, beside the best of the others where that may be known. */
export const standing = ({ own, rival }: DestinyView) =>
  own === null ? '' : rival === null ? t('champions-board-destiny-own', { own }) : t('champions-board-destiny-stand', { own, rival })
export const nameOfDestiny = (destiny: Destiny) => t(`champions-destiny-${destiny}`)
export const helpOfDestiny = (destiny: Destiny) => tIfAny(`champions-destiny-${destiny}.help`) ?? ''
export const nameOfLeader = (leader: Leader) => t(`champions-leader-${leader}`)
export const helpOfLeader = (leader: Leader) => tIfAny(`champions-leader-${leader}.help`) ?? ''
export const nameOfWeapon = (weapon: Weapon) => t(`champions-weapon-${weapon}`)
export const amountOf = (thing: Good | Weapon, count: number) => t(`champions-amount-${thing}`, { count })

/** A purse in words, for names of buttons and pictures. */
export function purseWords(purse: Purse): string {
  return [...goods, ...weapons]
    .filter((thing) => purse[thing] > 0)
    .map((thing) => amountOf(thing, purse[thing]))
    .join(', ')
}

export function isEmpty(purse: Purse): boolean {
  return [...goods, ...weapons].every((thing) => purse[thing] === 0)
}
