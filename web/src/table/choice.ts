// What makes a button of a board a choice, the same everywhere: its notation for tests and keys, whether it is chosen,
// what a click does, and why it may not be. Boards spread it: `<button {...choice(choosing, action)}>`, and keep their own
// looks. Enter on a chosen one confirms (`keys.ts`); arrows walk over everything that has a `data-choice`.
import type { AnyAction, Choosing } from './choosing.svelte'

export type ChoiceWays = {
  /** Which of several equal pieces this is, for `choosing.piece`. */
  piece?: unknown
  /** Further actions that the same confirmation takes. */
  then?: readonly AnyAction[]
  /** Two quick clicks choose and confirm. */
  double?: boolean
  /** Shown but not to be had now: a click asks the server why. It is no stop for the arrows then. */
  closed?: boolean
}

type ChoiceProps = {
  type: 'button'
  'data-choice': string | undefined
  'aria-pressed': boolean
  onclick: () => void
  ondblclick?: () => void
}

export function choice<Action extends AnyAction>(
  choosing: Choosing<Action>,
  action: Action,
  { piece, then, double = false, closed = false }: ChoiceWays = {},
): ChoiceProps {
  return {
    type: 'button',
    'data-choice': closed ? undefined : choosing.write(action),
    'aria-pressed': choosing.isChosen(action),
    onclick: () => choosing.choose(action, piece, then as readonly Action[] | undefined),
    ...(double && !closed ? { ondblclick: () => void choosing.confirm() } : {}),
  }
}
