// What each piece of the table is, costs, gives and becomes: the note beside whatever is pointed at.
import { t, tIfAny } from '$i18n/i18n.svelte'
import { wordsAbout } from '../../table/explain'
import type { Explanation, Fact } from '../../table/plugin'
import {
  boardName,
  buildings,
  cardName,
  cardText,
  goods,
  iconOf,
  isAnimal,
  isGood,
  isSpecial,
  islandName,
  keyOf,
  listOf,
  nameOf,
  ships,
  spaceName,
  weapons,
} from './names'
import { boxOf, shapeOf } from './shapes'
import { faceOf, linesOf } from './spaces'
import { stakeWords } from './stakes'
import type { Scene } from './types'

export function piece(scene: Scene, kind: string, ids: readonly string[]): Explanation | undefined {
  const [id = '', more = ''] = ids
  switch (kind) {
    case 'space':
      return spaceOf(scene, id)
    case 'thing':
      return thingOf(scene, id, ids[1])
    case 'card':
      return {
        title: cardName(id),
        kind: t('feast-about-card.name'),
        lines: [cardText(id)],
        content: { kind: 'card', id: id.replaceAll('-', '_') },
      }
    case 'island':
      return islandOf(scene, id)
    case 'board':
      return boardOf(scene, id)
    case 'bonus':
      return bonusOf(scene, id, Number(more))
    case 'strips':
      return id ? { ...about('strips'), title: id === 'silver2' ? t('feast-board-two-silver') : nameOf(id) } : undefined
    case 'column':
      return { ...about('column'), title: t('feast-board-vikings', { count: Number(id) }) }
    case 'dice':
      return {
        ...about('dice'),
        title: t(`feast-dice-${id}`),
        lines: [t(`feast-board-how-${howOf[id] ?? 'hunt'}`)],
        content: { kind: 'dice', id },
      }
    default:
      return undefined
  }
}

const howOf: Record<string, string> = {
  hunt: 'hunt',
  snare: 'snare',
  whaling: 'whaling',
  raid: 'raid',
  pillage: 'pillage',
}

function about(kind: string): Explanation {
  return wordsAbout('feast', kind) ?? { title: '', lines: [] }
}

/** An action space: what it does, what it costs the reader now, and who stands there. */
function spaceOf(scene: Scene, id: string): Explanation | undefined {
  const space = scene.view.spaces.find((each) => each.space === id)
  if (!space) return undefined
  const how = faceOf(id)?.how ?? 'copy'
  const holder = space.by === null ? undefined : scene.seats[space.by]
  const facts: (Fact | undefined)[] = [
    {
      label: 'cost',
      words: [t('feast-board-vikings', { count: space.column }), listOf(space.price)].filter(Boolean).join(', '),
    },
    gainOf(scene, space.face),
    { label: 'who', words: holder?.name ?? t('feast-about-nobody') },
  ]
  return {
    title: spaceName(id),
    kind: t('feast-about-space.name'),
    lines: [
      t(`feast-board-how-${how}`),
      ...(space.stakes ? [stakeWords(space.stakes)] : []),
      ...(space.closed && scene.you !== null ? [t(space.closed)] : []),
    ],
    facts: facts.filter((fact) => fact !== undefined),
    content: { kind: 'space', id },
  }
}

/** The goods printed behind the arrow, or the whole face of a space that only gives. */
function gainOf({ view }: Scene, face: string): Fact | undefined {
  const tokens = linesOf(face, { players: view.players.length, round: view.round }).flat()
  const arrow = tokens.findIndex(({ kind }) => kind === 'becomes')
  const words = tokens
    .slice(arrow + 1)
    .flatMap((token) => {
      if (token.kind === 'item') return printedName(token.item) ?? []
      if (token.kind === 'number') return [token.words]
      return token.kind === 'or' ? [t('feast-board-or')] : []
    })
    .join(' ')
  return words && /\p{L}/u.test(words) ? { label: 'gain', words } : undefined
}

/** A good, an amount of mountains, an upgrade: whatever a space has printed on it, where it has a name. */
function printedName(item: string): string | undefined {
  return tIfAny(`feast-about-item-${item}`) ?? tIfAny(keyOf(item)) ?? tIfAny(`feast-sign-${iconOf(item)}`)
}

/** A good with its size and what it becomes; a resource, weapon, ship or house with what it is for. */
function thingOf({ view }: Scene, id: string, becomes: string | undefined): Explanation {
  const tile = isGood(id) || isSpecial(id)
  const words = tIfAny(`feast-about-${id}`)
  const special = view.specials.find((each) => each.special === id)
  const next = becomes ?? nextOf(id)
  return {
    title: nameOf(id),
    kind: tile ? t(isSpecial(id) ? 'feast-about-special' : `feast-about-family-${rowOf(id)}`) : undefined,
    picture: { dye: 'walnut', icon: iconOf(id) },
    lines: [
      ...(tile ? [sizeOf(id)] : []),
      ...(next ? [t('feast-about-becomes', { thing: nameOf(next) })] : []),
      ...(words ? [words] : []),
      ...(isGood(id) ? [t('feast-board-goods-ladder')] : []),
    ],
    facts: special ? specialFacts(special) : [],
    content: { kind: contentKind(id), id },
  }
}

function contentKind(id: string): string {
  if (isSpecial(id)) return 'special'
  const families = { ship: ships, weapon: weapons, building: buildings }
  const named = Object.entries(families).find(([, members]) => (members as readonly string[]).includes(id))
  return named?.[0] ?? 'good'
}

function specialFacts(special: Scene['view']['specials'][number]): Fact[] {
  return [
    ...(special.price === null ? [] : [{ label: 'cost' as const, words: listOf([['silver', special.price]]) }]),
    { label: 'now', words: t('feast-about-sword', { count: special.sword }) },
  ]
}

function rowOf(good: string): number {
  return goods.findIndex((row) => (row as readonly string[]).includes(good))
}

/** The same outline one colour further; animals and blue goods go no further. */
function nextOf(good: string): string | undefined {
  const row = rowOf(good)
  if (row < 0 || row > 2 || isAnimal(good)) return undefined
  return goods[row + 1]?.[(goods[row] as readonly string[]).indexOf(good)]
}

function sizeOf(thing: string): string {
  const cells = shapeOf(thing)
  const { rows, columns } = boxOf(cells)
  return t('feast-about-size', { rows, columns, cells: cells.length })
}

function islandOf({ view, seats }: Scene, id: string): Explanation | undefined {
  const island = view.islands.find((each) => each.island === id)
  if (!island) return undefined
  return {
    title: islandName(id),
    kind: t('feast-about-island.name'),
    lines: [t('feast-about-island')],
    facts: [
      { label: 'points', words: String(island.points) },
      ...(island.silver > 0 ? [{ label: 'gain' as const, words: listOf([['silver', island.silver]]) }] : []),
      { label: 'who', words: island.owner === null ? t('feast-about-nobody') : (seats[island.owner]?.name ?? '') },
    ],
    content: { kind: 'island', id },
  }
}

function boardOf({ view }: Scene, id: string): Explanation {
  const board = [
    ...view.players.flatMap(({ boards }) => boards),
    ...view.islands.flatMap((each) => each.board ?? []),
  ].find((each) => each.board === id)
  return {
    ...about('board'),
    title: boardName(id),
    facts: board
      ? [
          { label: 'gain', words: `${t('feast-board-income')} ${board.income}` },
          { label: 'now', words: `${t('feast-board-minus')} ${board.open_minus}` },
        ]
      : [],
  }
}

function bonusOf({ view }: Scene, id: string, index: number): Explanation {
  const boards = [...view.players.flatMap(({ boards }) => boards), ...view.islands.flatMap((each) => each.board ?? [])]
  const bonus = boards.find((each) => each.board === id)?.bonuses[index]
  const note = about('bonus')
  if (!bonus) return note
  return {
    ...note,
    facts: [
      { label: 'gain', words: listOf(bonus.gives.map(([item, amount]) => [item, amount] as const)) },
      { label: 'now', words: t('feast-board-bonus', { covered: bonus.covered, needed: bonus.needed }) },
    ],
  }
}
