// A place of a village in words: its name, and the note with its defence taken apart.
import { sentence, t } from '$i18n/i18n.svelte'
import type { Explanation } from '../../table/plugin'
import { buildingIcon, buildingName, cardName, type PlaceView, type PlayerView, type View } from './names'

/** How much of a place is shown: a card, a chip with a small picture, or one line. */
export type Form = 'card' | 'chip' | 'line'

export function placeName(place: PlaceView, hallLevel: number): string {
  const name = buildingName(place.building)
  return place.building === null ? `${name} ${hallLevel}` : name
}

/** Every number can be asked why: printed defence, cards laid on it, what covers the whole village. */
export function placeNote(view: View, player: PlayerView, place: PlaceView): Explanation {
  const offer = view.buildings.find(({ building }) => building === place.building)
  const bonus = place.defence - place.printed_defence
  const laid = place.laid.map(cardName).join(', ')
  return {
    title: placeName(place, player.hall_level),
    kind: t('gonewild-board-class-building'),
    picture: { dye: 'walnut', icon: buildingIcon(place.building) },
    lines: [
      ...(offer ? [sentence(offer.text)] : hallLines(player)),
      bonus > 0
        ? t('gonewild-board-defence-parts', {
            count: place.defence,
            printed: place.printed_defence,
            laid: laid || t('gonewild-board-none'),
            area: player.area_defence,
          })
        : t('gonewild-board-defence', { count: place.defence }),
      ...(place.reward_vp > 0 ? [t('gonewild-board-when-hit-vp', { count: place.reward_vp })] : []),
      ...(place.reward_asgard ? [t('gonewild-board-when-hit-asgard')] : []),
      ...(offer && offer.loot > 0 ? [t('gonewild-board-when-hit-loot', { count: offer.loot })] : []),
      ...(place.under_construction ? [t('gonewild-board-site-why')] : []),
      ...(place.damaged ? [t('gonewild-board-damaged-why')] : []),
    ],
    content: offer ? { kind: 'building', id: offer.building } : { kind: 'town_hall', id: `hall_${player.hall_level}` },
  }
}

function hallLines(player: PlayerView): string[] {
  const limit = player.building_limit
  return [
    limit === null ? t('gonewild-board-limit-none') : t('gonewild-board-limit', { count: limit }),
    ...(player.upgrade_cost
      ? [t('gonewild-board-upgrade-costs', { level: player.hall_level + 1, ...player.upgrade_cost })]
      : []),
  ]
}
