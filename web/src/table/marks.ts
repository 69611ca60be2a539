// Which places of the board an event speaks of. Boards mark a place with the name of a field and its value, so
// `{ place: 'market' }` means `place-market`; a place of one player has the seat in between. Pure.

/** Fields of an event that name no place. */
const notPlaces = new Set(['kind', 'why'])
/** Fields that say whose place it is, the most telling first. */
const owners = ['victim', 'owner', 'target', 'seat']
/** Boards call places of one player so. */
const kinds = ['place', 'stack']

/** Marks that a place of the event may carry, the most exact first. */
export function marksOf(event: unknown): string[] {
  if (typeof event !== 'object' || event === null) return []
  const fields = Object.entries(event)
  const seats = owners.flatMap((owner) => fields.flatMap(([field, value]) => (field === owner ? [value] : [])))
  const named = fields.flatMap(([field, value]) =>
    typeof value === 'string' && !notPlaces.has(field) ? [[field, value] as const] : [],
  )
  return named.flatMap(([field, value]) => [
    ...seats.flatMap((seat) => [field, ...kinds].map((kind) => `${kind}-${String(seat)}-${value}`)),
    `${field}-${value}`,
    `place-${value}`,
    value,
  ])
}
