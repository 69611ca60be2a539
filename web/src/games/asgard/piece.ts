// What each piece of the table is and who leads where: the note beside whatever is pointed at.
import TwoGodCard from '$design/TwoGodCard.svelte'
import { t } from '$i18n/i18n.svelte'
import { wordsAbout } from '../../table/explain'
import type { Explanation, Fact } from '../../table/plugin'
import { attention, dyeOf, faceOf, forms, gods, nameOf, numberOf, willOf, type God } from './names'
import type { Scene } from './types'

export function piece(scene: Scene, kind: string, [id = '', more = '']: readonly string[]): Explanation | undefined {
  switch (kind) {
    case 'god':
      return godOf(scene, id as God)
    case 'card':
      return cardOf(id as God, more as God | 'covered')
    case 'stack':
      return stackOf(scene, Number(id), more as God)
    case 'goal':
      return goalOf(id as God | 'closed', Number(more))
    default:
      return undefined
  }
}

function about(kind: string): Explanation {
  return wordsAbout('asgard', kind) ?? { title: '', lines: [] }
}

/** Every player's attention for a god, most first. */
function standing({ view, seats }: Scene, god: God): Fact {
  const counts = seats.map(({ name, seat }) => ({ name, count: attention(view, seat, god) }))
  const words = counts
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ')
  return { label: 'who', words: words || t('asgard-board-nobody') }
}

function godOf(scene: Scene, god: God): Explanation | undefined {
  const now = scene.view.gods[gods.indexOf(god)]
  if (!now) return undefined
  const cap = now.goal_cap
  return {
    title: nameOf(god),
    kind: t('asgard-board-order', { number: numberOf(god) }),
    picture: { dye: dyeOf(god), emblem: god },
    lines: [
      willOf(god),
      ...(now.dispute.length > 1 ? [t('asgard-about-dispute')] : []),
      ...(cap === null ? [] : [t('asgard-board-goal', { count: cap })]),
    ],
    facts: [standing(scene, god)],
  }
}

function cardOf(up: God, other: God | 'covered'): Explanation {
  const lines = [t('asgard-about-card-up', { ...forms(up) }), willOf(up)]
  if (other === 'covered') return { ...about('covered'), lines: [...about('covered').lines, ...lines] }
  // The content names the earlier god first.
  const [first, second] = [up, other].sort((one, two) => numberOf(one) - numberOf(two))
  return {
    title: `${nameOf(up)} / ${nameOf(other)}`,
    kind: about('card').title,
    lines: [...lines, `${nameOf(other)}: ${willOf(other)}`],
    content: { kind: 'card', id: `${first}/${second}` },
    card: { of: TwoGodCard as never, props: { upper: faceOf(up), lower: faceOf(other), ground: 'panel' } },
  }
}

function stackOf(scene: Scene, seat: number, god: God): Explanation | undefined {
  const stack = scene.view.players[seat]?.stacks[gods.indexOf(god)]
  if (!stack) return undefined
  const parts = [
    ...(stack.cards.length > 0 ? [t('asgard-board-why-cards', { count: stack.cards.length, ...forms(god) })] : []),
    ...(stack.beneath.length > 0 ? [t('asgard-board-why-thor', { count: stack.beneath.length })] : []),
    ...(stack.doubled ? [t('asgard-board-why-doubled')] : []),
  ]
  return {
    title: `${nameOf(god)}, ${scene.seats[seat]?.name ?? ''}`,
    kind: t('asgard-board-why', { count: stack.attention }),
    picture: { dye: dyeOf(god), emblem: god },
    lines: parts.length > 0 ? parts : about('stack').lines,
    facts: [standing(scene, god)],
  }
}

function goalOf(god: God | 'closed', count: number): Explanation {
  const note = about('goals')
  if (god === 'closed') return { ...note, lines: [t('asgard-board-goal-closed', { count }), ...note.lines] }
  return {
    ...note,
    title: t('asgard-board-goal-of', { ...forms(god), count }),
    kind: note.title,
    picture: { dye: dyeOf(god), emblem: god },
  }
}
