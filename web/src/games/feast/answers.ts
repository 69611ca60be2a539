// The answers to the present question that are not given on the action board, on a board of goods or in the stock:
// what each is about, so that it can be drawn as a picture.
import type { Choice, Question } from '$net/protocol'

/** Verbs that have their own place on the table. */
const elsewhere = new Set(['go', 'copy', 'lay', 'at', 'buy', 'arm', 'fill', 'pass', 'keep'])
/** Verbs that end something: they stand as plain buttons apart from the others. */
const closing = new Set(['done', 'skip', 'keep', 'pass'])

export function verbOf(action: string): string {
  return action.split(' ')[0] ?? ''
}

/** Whether the question has a stage of its own; placing Vikings, pauses and laying have not. */
export function hasStage(question: Question | null): boolean {
  const key = question?.prompt.key ?? ''
  return key !== '' && !/^feast-ask-(turn|lay|before-|final)/.test(key)
}

export function answersOf(question: Question | null, choices: readonly Choice[] | null): string[] {
  if (!hasStage(question)) return []
  const card = question?.prompt.key === 'feast-ask-card' || question?.prompt.key === 'feast-ask-feast'
  return (choices ?? [])
    .map(({ action }) => action)
    .filter((action) => {
      const verb = verbOf(action)
      return !elsewhere.has(verb) && !closing.has(verb) && (verb !== 'use' || card)
    })
}

/** What ends or leaves the question, for buttons that stand apart. */
export function closingOf(choices: readonly Choice[] | null): string[] {
  return (choices ?? []).map(({ action }) => action).filter((action) => closing.has(verbOf(action)))
}

/** The things an answer is about, in order: a good and what becomes of it, a tile, a ship, a weapon. */
export function thingsOf(action: string): string[] {
  const [verb = '', first = '', second = ''] = action.split(' ')
  switch (verb) {
    case 'up':
    case 'further':
    case 'trade':
    case 'take':
    case 'give':
    case 'discard':
    case 'with':
    case 'spend':
    case 'emigrate':
    case 'change':
      return [first]
    case 'serve':
      return [first]
    case 'sail':
      return ['whaling_boat']
    case 'fill':
      return [second, first]
    default:
      return []
  }
}
