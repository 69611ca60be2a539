// Where each place stands on the drawn coast: enemies in the mountains, the town below them, the harbour at the sea.
import type { Place, PlaceView } from './names'

export type Band = 'north' | 'town' | 'harbour'

const north: readonly Place[] = ['troll', 'draugr-1', 'draugr-2', 'hunting-grounds', 'beg']
const harbour: readonly Place[] = [
  'merchant-ship',
  'shipwright',
  'small-longship',
  'large-longship',
  'private-longship',
]
const town: readonly Place[] = [
  'swordsmith',
  'hafter',
  'blacksmith',
  'smokehouse',
  'runesmith',
  'sages-house',
  'jarls-longhouse',
  'market',
  'stave-church',
  'worker-huts',
]

export function bandOf(place: Place): Band {
  if (north.includes(place)) return 'north'
  return harbour.includes(place) ? 'harbour' : 'town'
}

/** The places of a band from left to right; the tents close the town. */
export function placesOf(band: Band, places: readonly PlaceView[]): PlaceView[] {
  const order = { north, town, harbour }[band]
  const rank = (place: Place) => (order.includes(place) ? order.indexOf(place) : order.length)
  return places.filter(({ place }) => bandOf(place) === band).sort((one, other) => rank(one.place) - rank(other.place))
}

/** The town stands in two streets. */
export function streetWidth(places: number): number {
  return Math.ceil(places / 2)
}
