// What makes a button of a board a choice, the same everywhere: its notation for tests and keys, whether it is chosen,
// what a click does, and why it may not be. Boards spread it: `<button {...choice(choosing, action)}>`, and keep their
// own looks. Enter on a chosen one confirms (`keys.ts`); arrows walk over everything that has a `data-choice`.
// What is marked with `explains` says what it is when it is pointed at; without a mark of its own it says what it does.
import type { AnyAction, Choosing } from './choosing.svelte'
import { wayKind, type Marked } from './explain'

export type ChoiceWays = {
  /** Which of several equal pieces this is, for `choosing.piece`. */
  piece?: unknown
  /** Further actions that the same confirmation takes. */
  then?: readonly AnyAction[]
  /** Two quick clicks choose and confirm. */
  double?: boolean
  /** Shown but not to be had now: a click asks the server why. It is no stop for the arrows then. */
  closed?: boolean
  /** Whether it looks chosen, where the action alone does not say it. */
  pressed?: boolean
  /** What a click does instead of choosing: going on to the next way, taking a piece up. */
  use?: (event: MouseEvent) => void
  /** What the piece is: `explains('place', id)`. */
  explained?: Marked | undefined
}

type ChoiceProps = {
  type: 'button'
  'data-choice': string | undefined
  'data-explain': string
  'aria-pressed': boolean
  onclick: (event: MouseEvent) => void
  ondblclick?: () => void
}

export function choice<Action extends AnyAction>(
  choosing: Choosing<Action>,
  action: Action | undefined,
  { piece, then, double = false, closed = false, pressed, use, explained }: ChoiceWays = {},
): ChoiceProps {
  return {
    type: 'button',
    'data-choice': closed || !action ? undefined : choosing.write(action),
    'data-explain': explained?.['data-explain'] ?? wayKind,
    'aria-pressed': pressed ?? choosing.isChosen(action),
    onclick: use ?? (() => action && choosing.choose(action, piece, then as readonly Action[] | undefined)),
    ...(double && !closed ? { ondblclick: () => void choosing.confirm() } : {}),
  }
}

/** A part of an answer that is put together from several: a die, a good, a boat to take in hand. `mark` names it. */
export function part(
  mark: string | undefined,
  pressed: boolean,
  use: (event: MouseEvent) => void,
  explained: Marked,
): ChoiceProps {
  return { type: 'button', 'data-choice': mark, 'aria-pressed': pressed, onclick: use, ...explained }
}
