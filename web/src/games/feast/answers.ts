// The answers to the present question that are not given on the action board, on a board of goods or in the stock:
// what each is about, so that it can be drawn as a picture.
import type { Question } from '$net/protocol'
import type { Asked } from '../../generated/feast/Asked'
import type { Action } from './types'

type Verb = Action['verb']

/** Verbs that have their own place on the table. */
const elsewhere: ReadonlySet<Verb> = new Set([
  'go',
  'go_with',
  'copy',
  'lay',
  'at',
  'buy',
  'arm',
  'fill',
  'pass',
  'keep',
])
/** Verbs that end something: they stand as plain buttons apart from the others. */
const closing: ReadonlySet<Verb> = new Set(['done', 'skip', 'keep', 'pass'])

/** What is asked; the server names one of the game's own kinds. */
export function kindOf(question: Question | null): Asked | undefined {
  return question?.kind as Asked | undefined
}

/** A pause between two parts of a round, in which one may lay and go on. */
export function isPause(question: Question | null): boolean {
  return question?.ask === 'proceed'
}

/** Whether the question has a stage of its own; placing Vikings, pauses and laying have not. */
export function hasStage(question: Question | null): boolean {
  const kind = kindOf(question)
  return kind !== undefined && !isPause(question) && kind !== 'turn' && kind !== 'lay'
}

export function answersOf(question: Question | null, actions: readonly Action[]): Action[] {
  if (!hasStage(question)) return []
  const kind = kindOf(question)
  const card = kind === 'card' || kind === 'feast'
  return actions.filter(({ verb }) => !elsewhere.has(verb) && !closing.has(verb) && (verb !== 'use' || card))
}

/** What ends or leaves the question, for buttons that stand apart. */
export function closingOf(actions: readonly Action[]): Action[] {
  return actions.filter(({ verb }) => closing.has(verb))
}

/** The things an answer is about, in order: a good and what becomes of it, a tile, a ship, a weapon. */
export function thingsOf(action: Action): string[] {
  switch (action.verb) {
    case 'up':
    case 'further':
    case 'trade':
    case 'take':
    case 'give':
    case 'discard':
    case 'with':
    case 'spend':
    case 'emigrate':
      return [action.of]
    case 'change':
    case 'serve':
      return [action.of[0]]
    case 'serve_silver':
      return ['silver']
    case 'sail':
      return ['whaling_boat']
    case 'fill':
      return [action.of[1], action.of[0]]
    default:
      return []
  }
}

/** The card an answer plays, holds or uses. */
export function cardOf(action: Action): string | undefined {
  if (action.verb === 'play' || action.verb === 'hold') return action.of
  return action.verb === 'use' ? action.of[0] : undefined
}
