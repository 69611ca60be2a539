// What a player owns, counted for the summary of a round: buildings and cards.
import type { Counted } from '../../table/plugin'
import { buildingIcon, buildingName, cardName, iconOf, type View } from './names'

export function goods(view: View, seat: number): Counted[] {
  const player = view.players[seat]
  if (!player) return []
  const buildings = player.places.flatMap(({ building }) => (building === null ? [] : [building]))
  const of = <Thing>(all: readonly Thing[], thing: Thing) => all.filter((each) => each === thing).length
  return [
    ...[...new Set(buildings)].map((building) => ({
      icon: buildingIcon(building),
      name: buildingName(building),
      count: of(buildings, building),
    })),
    ...[...new Set(player.owned)].map((card) => ({
      icon: iconOf(card),
      name: cardName(card),
      count: of(player.owned, card),
    })),
  ]
}
