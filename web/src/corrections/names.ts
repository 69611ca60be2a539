// The words for what stands in the content of a game: its sections, its items and the numbers in them. The server
// tells the names of the files; the words are those that the game uses everywhere else.
import { t, tIfAny } from '$i18n/i18n.svelte'
import type { ItemName } from '$net/protocol'

/** Sets of words that name the things of a game. */
export function wordsOf(game: string): string[] {
  return game === 'feast' ? ['content', game, 'feast-occupations'] : ['content', game]
}

/** Where the names of the items of a section stand, when not under the name of the section. */
const namedAs: Record<string, Record<string, readonly string[]>> = {
  asgard: { goal: ['god'] },
  champions: {
    warrior: ['weapon'],
    longship: ['ship'],
    private_longship: ['ship'],
    tent: ['place'],
    troll: ['foe'],
    draugr: ['foe'],
    monster: ['foe'],
  },
  feast: { home: ['place'] },
  gonewild: {
    starting: ['card'],
    unit: ['card'],
    defence: ['card'],
    odin: ['card'],
    asgard: ['card'],
    town_hall: ['building'],
  },
  tinyepic: { viking: ['card'], dedication: ['deed'] },
}

/** What the numbers of an item may be counted in. */
const counted = ['good', 'resource', 'weapon', 'ship', 'special', 'building', 'rune']

export function sectionName(game: string, kind: string): string {
  return tIfAny(`content-kind-${game}-${dashed(kind)}`) ?? kind
}

export function itemName(game: string, { kind, id }: ItemName): string {
  if (id === '') return sectionName(game, kind)
  for (const section of [kind, ...(namedAs[game]?.[kind] ?? [])]) {
    const name = tIfAny(`${game}-${section}-${dashed(id)}`) ?? tIfAny(`${game}-${section}-${id}`)
    if (name) return name
  }
  return madeName(game, kind, id)
}

/** Names that are made of others: pairs of gods, colours of a foe, tables for so many players. */
function madeName(game: string, kind: string, id: string): string {
  const [first, second] = id.split('/')
  if (second !== undefined) return `${t(`${game}-god-${first}`)} / ${t(`${game}-god-${second}`)}`
  const colour = /^(.+)-(red|blue|yellow)$/.exec(id)
  const foe = colour && tIfAny(`${game}-foe-${colour[1]}`)
  if (colour && foe) return `${foe}, ${t(`${game}-colour-${colour[2]}`)}`
  const players = /^(?:players-)?(\d)$/.exec(id)
  if (players && (kind === 'deal' || kind === 'table' || kind === 'setup'))
    return t('players-number', { count: Number(players[1]) })
  const number = /(\d+)$/.exec(id)
  if (number) return `${sectionName(game, kind)}, ${t('place-number', { number: Number(number[1]) })}`
  return `${sectionName(game, kind)}: ${id.replaceAll(/[_~]/g, ' ')}`
}

/** A number inside an item, from the outside in: "part, no. 1, amount". A list of one has no number. */
export function fieldName(
  game: string,
  path: readonly string[],
  alone: (prefix: readonly string[]) => boolean,
): string {
  const words = path.flatMap((step, index) => {
    if (!/^\d+$/.test(step)) return [stepName(game, step)]
    return alone(path.slice(0, index)) ? [] : [t('place-number', { number: Number(step) + 1 })]
  })
  return words.join(', ')
}

function stepName(game: string, step: string): string {
  const [family, thing] = step.includes(':') ? step.split(':') : ['', step]
  const key = dashed(thing ?? step)
  for (const section of family ? [family, ...counted] : counted) {
    const name = tIfAny(`${game}-${section}-${key}`)
    if (name) return name
  }
  return tIfAny(`content-field-${dashed(step)}`) ?? step
}

function dashed(name: string): string {
  return name.replaceAll(/[_:]/g, '-')
}
