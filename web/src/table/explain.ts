// How a piece of a board is marked, so that it explains itself: `<span {...explains('good', 'food')}>`. The mark is a
// kind and ids; `ExplainLayer` listens for pointing, focus and long press on everything that bears one, and asks the
// game what it is. A number that opens into its parts (`WhyNote`) explains itself and needs no mark.
import { t, tIfAny } from '$i18n/i18n.svelte'
import type { Explanation, GamePlugin, Scene } from './plugin'

export type Marked = { 'data-explain': string }

/** The kind of a choice that is no piece: it says what it would do. */
export const wayKind = 'way'

export function explains(kind: string, ...ids: readonly (string | number)[]): Marked {
  return { 'data-explain': [kind, ...ids].join(' ') }
}

/** The nearest thing around an element that explains itself; undefined where a note of its own does it. */
export function explainedAt(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-explain], [data-why]') : null
  return element?.dataset['explain'] === undefined ? undefined : element
}

/** What a mark means in this game at this moment. */
export function meaningOf(scene: Scene, plugin: GamePlugin, mark: string, notation?: string): Explanation | undefined {
  const [kind = '', ...ids] = mark.split(' ')
  if (kind === wayKind) return meaningOfWay(scene, notation)
  if (kind === 'sign') return meaningOfSign(scene.game, ids[0] ?? '')
  return plugin.piece?.(scene, kind, ids) ?? wordsAbout(scene.game, kind) ?? meaningOfPlayer(scene, kind, ids)
}

/** What a term names: `champions-rune-gifts` is the rune `gifts`. Keys are `<game>-<kind>-<id>` in every game. */
export function thingOf(term: string): { kind: string; id: string } {
  const [, kind = '', ...id] = term.split('-')
  return { kind, id: id.join('-') }
}

/** The plain words of a game about a kind of piece. */
export function wordsAbout(game: string, kind: string): Explanation | undefined {
  const title = tIfAny(`${game}-about-${kind}.name`)
  return title === undefined ? undefined : { title, lines: [t(`${game}-about-${kind}`)] }
}

function meaningOfPlayer(scene: Scene, kind: string, [id]: readonly string[]): Explanation | undefined {
  const face = kind === 'player' ? scene.seats[Number(id)] : undefined
  return (
    face && {
      title: face.name,
      lines: [t(face.you ? 'table-about-you' : 'table-about-player')],
      facts: [{ label: 'points', words: String(face.points) }],
    }
  )
}

/** A choice that is no piece of the board: its words, and below them what it would do. */
function meaningOfWay({ choosing }: Scene, notation: string | undefined): Explanation | undefined {
  const action = notation === undefined ? undefined : choosing.read(notation)
  if (action === undefined) return undefined
  return { title: choosing.labelOf(action), lines: [t('table-about-way')] }
}

/** A thing that a drawing stands for: a good, a number. */
function meaningOfSign(game: string, name: string): Explanation | undefined {
  const title = tIfAny(`${game}-sign-${name}`)
  const help = tIfAny(`${game}-sign-${name}.help`)
  return title === undefined ? undefined : { title, lines: help === undefined ? [] : [help] }
}

/** A drawing in a note: its place in the sprite and its name. */
export type Sign = { folder: string; name: string; title: string }

/** Every drawing inside an element that has words in this game, once each. */
export function signsIn(element: Element, game: string): Sign[] {
  const drawings = [...element.querySelectorAll<SVGElement>('[data-drawing]')].map((each) => each.dataset['drawing'])
  return [...new Set(drawings)].flatMap((drawing) => signOf(drawing ?? '', game) ?? [])
}

function signOf(drawing: string, game: string): Sign | undefined {
  const [, folder = '', name = ''] = /^([a-z]+)-(.+)$/.exec(drawing) ?? []
  const title = tIfAny(`${game}-sign-${name}`)
  return title === undefined ? undefined : { folder, name, title }
}
