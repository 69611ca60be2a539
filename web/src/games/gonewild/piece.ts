// What each piece of the table is, costs and gives: the note beside whatever is pointed at.
import { sentence, t } from '$i18n/i18n.svelte'
import Card from '$design/Card.svelte'
import type { Explanation, Fact } from '../../table/plugin'
import { explain, facesOf } from './faces'
import {
  achievementIcon,
  buildingIcon,
  buildingName,
  cardName,
  contentOf,
  dyeOf,
  iconOf,
  type Achievement,
  type BuildingOffer,
  type Card as CardName,
  type Cost,
  type Face,
} from './names'
import { placeNote } from './place'
import type { Scene } from './types'

export function piece(scene: Scene, kind: string, [id = '', more = '']: readonly string[]): Explanation | undefined {
  const { view } = scene
  switch (kind) {
    case 'card': {
      const face = facesOf(view).get(id as CardName)
      return face && faceNote(face)
    }
    case 'building': {
      const offer = view.buildings.find(({ building }) => building === id)
      return offer && buildingNote(offer)
    }
    case 'place': {
      const player = view.players[Number(id)]
      const place = player?.places.find((each) => each.place === more)
      return player && place && placeNote(view, player, place)
    }
    case 'mission':
      return missionNote(scene, id)
    case 'achievement':
      return achievementNote(scene, id as Achievement)
    case 'dragon':
      return {
        title: t('gonewild-board-dragon'),
        picture: { dye: 'iron', icon: 'dragon' },
        lines: [t('gonewild-board-dragon-how', { count: view.dragon_defence })],
        content: { kind: 'dragon', id: '' },
      }
    case 'mark':
      return { title: t('gonewild-board-mark', { mark: Number(id) }), lines: [t('gonewild-about-mark')] }
    case 'end':
      return { title: t('gonewild-board-end', { end: view.end_score }), lines: [t('gonewild-about-track')] }
    case 'purse':
      return { title: t('gonewild-board-purse'), lines: [t('gonewild-board-purse-why')] }
    default:
      return undefined
  }
}

function costs(cost: Cost | null): Fact[] {
  return cost && cost.beer + cost.gold > 0 ? [{ label: 'cost', words: t('gonewild-board-amount', { ...cost }) }] : []
}

function faceNote(face: Face): Explanation {
  const lines = face.text.map((line) => sentence(line))
  const dye = dyeOf(face)
  const cost = face.cost && (['beer', 'gold'] as const).find((each) => (face.cost?.[each] ?? 0) > 0)
  return {
    title: cardName(face.card),
    kind: t(`gonewild-board-class-${face.class}`),
    picture: { dye, icon: iconOf(face.card) },
    lines,
    facts: costs(face.cost),
    content: contentOf(face.card),
    card: {
      of: Card as never,
      props: {
        dye,
        icon: iconOf(face.card),
        name: cardName(face.card),
        kind: t(`gonewild-board-class-${face.class}`),
        ...(cost ? { cost: { icon: cost, amount: face.cost?.[cost] ?? 0 } } : {}),
        ground: 'panel',
      },
    },
  }
}

function buildingNote(offer: BuildingOffer): Explanation {
  return {
    title: buildingName(offer.building),
    kind: t('gonewild-board-class-building'),
    picture: { dye: 'walnut', icon: buildingIcon(offer.building) },
    lines: [
      sentence(offer.text),
      t('gonewild-board-defence', { count: offer.defence }),
      ...(offer.reward_vp > 0 ? [t('gonewild-board-when-hit-vp', { count: offer.reward_vp })] : []),
      ...(offer.loot > 0 ? [t('gonewild-board-when-hit-loot', { count: offer.loot })] : []),
    ],
    facts: costs(offer.cost),
    content: { kind: 'building', id: offer.building },
  }
}

function missionNote({ view }: Scene, id: string): Explanation | undefined {
  const mission = view.players.flatMap(({ missions }) => missions).find((each) => each?.mission === id)
  const note = explain(`gonewild-mission-${id}`)
  if (!mission || !note) return note
  return {
    ...note,
    kind: t('gonewild-about-missions.name'),
    lines: [...note.lines, t('gonewild-about-missions')],
    facts: [
      { label: 'points', words: t('gonewild-board-vp', { count: mission.vp }) },
      { label: 'now', words: t('gonewild-board-progress', { have: mission.have, need: mission.need }) },
    ],
  }
}

function achievementNote({ view, seats }: Scene, id: Achievement): Explanation | undefined {
  const note = explain(`gonewild-achievement-${id}`)
  const counts = view.achievements.find(({ achievement }) => achievement === id)?.counts ?? []
  const who = seats.map(({ name, seat }) => `${name} ${counts[seat] ?? 0}`).join(', ')
  return (
    note && {
      ...note,
      kind: t('gonewild-about-achievements.name'),
      picture: { dye: 'weld', icon: achievementIcon(id) },
      lines: [...note.lines, t('gonewild-about-achievements')],
      facts: [{ label: 'now', words: who }],
    }
  )
}
