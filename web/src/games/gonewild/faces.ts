// Every card whose print the view tells, by name; and what terms of the log mean, remembered from the last view.
import { sentence, t, tIfAny } from '$i18n/i18n.svelte'
import { thingOf } from '../../table/explain'
import type { Explanation } from '../../table/plugin'
import { tableState } from '../../table/tableState'
import { cardName, contentOf, dyeOf, type Card, type Face, type View } from './names'

/** What is printed on every card that is to be seen or owned. */
export function facesOf(view: View): Map<Card, Face> {
  const open = [...view.units, ...view.defences, ...view.path].flatMap((offer) => (offer ? [offer.face] : []))
  const asgard = [...view.asgard_open, ...(view.asgard_flipped ? [view.asgard_flipped] : [])]
  const hands = view.players.flatMap(({ hand }) => hand ?? [])
  return new Map([...open, ...asgard, ...view.faces, ...hands].map((face) => [face.card, face]))
}

/** Copies of the same card together, as lists of a deck are read. */
export function counted(cards: readonly Card[]): { card: Card; count: number }[] {
  const counts = new Map<Card, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

const remembered = tableState((): { view?: View } => ({}))

export function remember(view: View): void {
  remembered().view = view
}

/** The dye of a card as it was last seen. */
export function faceDye(card: Card): string {
  const { view } = remembered()
  const face = view && facesOf(view).get(card)
  if (!face) return 'iron'
  return face.class === 'undead' ? 'undead' : dyeOf(face)
}

export function explain(term: string): Explanation | undefined {
  const { kind, id } = thingOf(term)
  const { view } = remembered()
  if (!view) return undefined
  if (kind === 'card') {
    const face = facesOf(view).get(id as Card)
    return (
      face && {
        title: cardName(face.card),
        lines: face.text.map((line) => sentence(line)),
        content: contentOf(face.card),
      }
    )
  }
  if (kind === 'building') {
    const offer = view.buildings.find(({ building }) => building === id)
    return offer && { title: t(term), lines: [sentence(offer.text)], content: { kind, id } }
  }
  if (kind === 'achievement') {
    const text = tIfAny(`gonewild-achievement-text-${id}`)
    return text === undefined ? undefined : { title: t(term), lines: [text], content: { kind, id } }
  }
  if (kind !== 'mission') return undefined
  const mission = view.players.flatMap(({ missions }) => missions).find((each) => each?.mission === id)
  return mission ? { title: t(term), lines: [sentence(mission.text)], content: { kind, id } } : undefined
}
