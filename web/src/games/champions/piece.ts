// What each piece of the table is, costs and gives, and who is there: the note beside whatever is pointed at.
import { t, tIfAny } from '$i18n/i18n.svelte'
import { wordsAbout } from '../../table/explain'
import type { Explanation, Fact } from '../../table/plugin'
import { explain } from './explain'
import {
  destinyIcons,
  dyeOfFoe,
  dyeOfTone,
  helpOfPlace,
  iconOfPlace,
  isEmpty,
  nameOfFoe,
  nameOfPlace,
  nameOfWeapon,
  purseWords,
  runeIcons,
  standing,
  type Destiny,
  type FoeView,
  type Place,
  type PlaceView,
  type Rune,
  type ShoreView,
  type Weapon,
} from './names'
import type { Scene } from './types'

export function piece(scene: Scene, kind: string, [id = '', more = '']: readonly string[]): Explanation | undefined {
  switch (kind) {
    case 'place':
      return placeOf(scene, id)
    case 'foe':
      return foeOnStage(scene)
    case 'die':
      return { ...about('die'), title: nameOfWeapon(id as Weapon), lines: dieLines(more) }
    case 'warriors':
      return { ...about('die'), title: nameOfWeapon(id as Weapon) }
    case 'rune':
      return runeOf(scene, id as Rune)
    case 'destiny':
      return destinyOf(scene, id as Destiny)
    case 'leader':
      return { ...(explain(`champions-leader-${id}`) ?? about('leader')), kind: t('champions-about-leader.name') }
    case 'ship':
      return shipOf(scene, id)
    case 'muster':
      return placeOf(scene, id) ?? about('muster')
    default:
      return undefined
  }
}

function about(kind: string): Explanation {
  return wordsAbout('champions', kind) ?? { title: '', lines: [] }
}

function dieLines(face: string): string[] {
  return [tIfAny(`champions-about-face-${face}`), t('champions-about-die')].filter((line) => line !== undefined)
}

function placeOf(scene: Scene, id: string): Explanation | undefined {
  const { view } = scene
  const shore = view.shores.find((each) => each.shore === id)
  if (shore) return shoreOf(scene, shore)
  const at = view.places.find((each) => each.place === id)
  if (!at) return undefined
  const foe = foeAt(scene, at.place)
  const facts = [...(foe ? foeFacts(foe) : placeFacts(at)), who(scene, at.workers)]
  return {
    title: foe ? nameOfFoe(foe) : nameOfPlace(at.place),
    kind: t(foe ? `champions-about-${foe.kind}` : `champions-about-tone-${at.tone}`),
    picture: foe ? { dye: dyeOfFoe(foe), icon: 'weapons' } : { dye: dyeOfTone(at.tone), icon: iconOfPlace(at.place) },
    lines: [helpOfPlace(at.place), ...(foe ? [figuresOf(foe)] : [])],
    facts: facts.filter((fact) => fact !== undefined),
    content: foe ? { kind: 'foe', id: foe.id } : { kind: 'place', id: at.place },
  }
}

function foeAt({ view }: Scene, place: Place): FoeView | null {
  if (place === 'troll') return view.troll
  if (place === 'draugr-1' || place === 'draugr-2') return view.draugr[place === 'draugr-1' ? 0 : 1] ?? null
  return null
}

function placeFacts(at: PlaceView): Fact[] {
  const gain = isEmpty(at.stack) ? at.gain : at.stack
  return [
    ...(isEmpty(at.pay) ? [] : [{ label: 'cost' as const, words: purseWords(at.pay) }]),
    ...(isEmpty(gain) ? [] : [{ label: 'gain' as const, words: purseWords(gain) }]),
  ]
}

function figuresOf(foe: FoeView): string {
  return t('champions-board-foe-figures', {
    attack: foe.attack,
    defence: foe.defence,
    reward: purseWords(foe.reward),
    ban: foe.forbids ? nameOfWeapon(foe.forbids) : 'none',
  })
}

function foeFacts(foe: FoeView): Fact[] {
  return [{ label: 'gain', words: purseWords(foe.reward) }]
}

function who(scene: Scene, seats: readonly number[]): Fact {
  const names = seats.map((seat) => scene.seats[seat]?.name ?? '').join(', ')
  return { label: 'who', words: names || t('champions-about-nobody') }
}

function foeOnStage({ view }: Scene): Explanation | undefined {
  const foe = view.stage?.foe
  return foe ? foeNote(foe, []) : undefined
}

function foeNote(foe: FoeView, lines: readonly string[]): Explanation {
  return {
    title: nameOfFoe(foe),
    kind: t(`champions-about-${foe.kind}`),
    picture: { dye: dyeOfFoe(foe), icon: 'weapons' },
    lines: [figuresOf(foe), ...lines],
    facts: foeFacts(foe),
    content: { kind: 'foe', id: foe.id },
  }
}

/** A distant shore: its monster, the way there, and the ship that goes. */
function shoreOf(scene: Scene, at: ShoreView): Explanation {
  const journey = at.journey
    ? `${t('champions-board-journey-known', { journey: t(`champions-journey-${at.journey.journey}`) })}. ${t(`champions-journey-${at.journey.journey}.help`)}`
    : `${t('champions-board-journey-hidden')}. ${t('champions-about-journey')}`
  const lines = [
    t('champions-board-feeds', { count: at.fed_by_one_food }),
    journey,
    ...(at.bounty > 0 ? [t('champions-board-bounty', { count: at.bounty })] : []),
  ]
  const berth: Fact = who(scene, at.berth ? [at.berth.seat] : [])
  if (!at.monster) return { title: t('champions-board-empty-shore'), lines, facts: [berth] }
  const note = foeNote(at.monster, lines)
  return {
    ...note,
    kind: `${note.kind ?? ''}, ${t(`champions-shore-${at.shore}`)}`,
    facts: [...(note.facts ?? []), { label: 'cost', words: t('champions-about-shore-cost') }, berth],
  }
}

function runeOf({ view }: Scene, id: Rune): Explanation {
  const known = [...view.runes, ...view.players.flatMap(({ runes }) => runes)].find(({ rune }) => rune === id)
  const note = explain(`champions-rune-${id}`) ?? about('rune')
  return {
    ...note,
    kind: t('champions-about-rune.name'),
    picture: { dye: 'moss', icon: runeIcons[id] },
    lines: [...note.lines, t(known?.used ? 'champions-board-rune-used' : 'champions-about-rune')],
    facts: known ? [{ label: 'points', words: String(known.glory) }] : [],
  }
}

function destinyOf({ view }: Scene, id: Destiny): Explanation {
  const card = [...view.drawn, ...view.players.flatMap(({ destinies }) => destinies)].find(
    ({ destiny }) => destiny === id,
  )
  const note = explain(`champions-destiny-${id}`) ?? about('destiny')
  const pays = card && t('champions-board-destiny-glory', { sole: card.glory_sole, tied: card.glory_tied })
  return {
    ...note,
    kind: t('champions-about-destiny.name'),
    picture: { dye: 'lichen', icon: destinyIcons[id] },
    lines: [...note.lines, ...(pays ? [pays] : []), ...(card?.opened ? [t('champions-board-destiny-opened')] : [])],
    facts: card && standing(card) ? [{ label: 'now', words: standing(card) }] : [],
  }
}

function shipOf({ view }: Scene, id: string): Explanation {
  const ship = [...view.ships_for_sale, ...view.players.flatMap((player) => player.ship ?? [])].find(
    (each) => each.ship === id,
  )
  const none = { food: 0, favor: 0, glory: 0, swordsman: 0, spearman: 0, axeman: 0 }
  return {
    title: t(`champions-ship-${id}`),
    kind: t('champions-about-ship.name'),
    picture: { dye: 'sea', icon: 'longship' },
    lines: [t('champions-about-ship')],
    facts: ship
      ? [
          { label: 'cost', words: purseWords({ ...none, wood: ship.wood, coin: ship.coin }) },
          { label: 'gain', words: t('champions-board-carries', { count: ship.capacity }) },
          { label: 'points', words: String(ship.glory) },
        ]
      : [],
    content: { kind: 'private_longship', id },
  }
}
