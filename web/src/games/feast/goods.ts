// What a player has, counted for the summary of a round: resources, goods, weapons and ships.
import type { View } from '../../generated/feast/View'
import type { Counted } from '../../table/plugin'
import { iconOf, nameOf } from './names'

export function goods(view: View, seat: number): Counted[] {
  const player = view.players[seat]
  if (!player) return []
  const ships: [string, number][] = [
    ['whaling_boat', player.boats.length],
    ['knarr', player.knarrs],
    ['longship', player.longships.length],
  ]
  const all = [...player.resources, ...player.goods, ...player.weapons, ...ships]
  return all.map(([item, count]) => ({ icon: iconOf(item), name: nameOf(item), count }))
}
