// What a game brings to the table frame. The frame knows no game: it asks the plug-in of the registry for everything
// that differs, and every part but the board has a plain default.
import type { Component } from 'svelte'
import type { Dye, EmblemName, IconName, MarkName, PlayerShape } from '$design/pieces'
import type { ContentItem, Progress, Seat, SeenEvent } from '$net/protocol'
import type { AnyAction, ChoiceOf, Choosing } from './choosing.svelte'
import type { Flight } from './flights.svelte'
import type { Lesson } from './lesson/lesson'
import type { Moment } from './shots'
import type { Sound } from './sounds'

/** Phone and tablet share the frame with the drawer; a tablet only has more room. */
export type Layout = 'wide' | 'tablet' | 'phone'

/** A person or bot at the table, as panels and boards show them. */
export type SeatFace = {
  seat: Seat
  name: string
  shape: PlayerShape | undefined
  you: boolean
  /** The table waits for this seat. */
  pending: boolean
  /** Away people and bots say so beside the name. */
  note: string | undefined
  points: number
  /** Time left in milliseconds at the moment of the state, where there is a clock. */
  clockMs: number | undefined
  /** Since when the table waits for this seat. */
  waitingSinceMs: number
}

/** Everything a board is drawn from. A replay makes one as well, with nothing to choose. */
export type Scene<View = unknown, Action extends AnyAction = AnyAction, Event = unknown> = {
  game: string
  view: View
  /** The view as it would be after the chosen action, where that can be told. */
  preview: View | undefined
  seats: readonly SeatFace[]
  you: Seat | null
  choosing: Choosing<Action>
  /** Takes the last step back, where nobody has to be asked. */
  takeBack?: (() => void) | undefined
  /** What is being told just now; the board points at it. */
  moment: Moment<Event> | undefined
  /** Everything that happened so far, oldest first, without what was taken back. */
  events: readonly Event[]
  /** The same with the words of the log, for boards that retell a turn. */
  story: readonly (SeenEvent & { event: Event })[]
  progress: Progress | null
  layout: Layout
  /** A game that is looked at move by move: boards retell nothing by themselves. */
  replay?: boolean
}

/** One row of the preview box: what a choice would do, in numbers and words. */
export type PreviewRow<Action extends AnyAction = AnyAction> = {
  /** Choosing the row chooses this action; rows without one only tell. */
  action?: Action | undefined
  picture?: { dye: Dye; emblem?: EmblemName; icon?: IconName } | undefined
  title: string
  /** The number before and after, e.g. "2 → 3". */
  figure?: string | undefined
  lines: readonly { words: string; tone?: 'gain' | 'loss' | undefined }[]
}

/** A button beside undo and hint, with its key: turning a card, mirroring a tile. */
export type Tool = { key: string; label: string; mark: MarkName; enabled: boolean; use: () => void }

/** A labelled line of an explanation; the label is the message `table-fact-…`. */
export type Fact = { label: 'cost' | 'gain' | 'who' | 'now' | 'points'; words: string }

/** What a term or piece means, and where its words come from. */
export type Explanation = {
  title: string
  /** What sort of thing it is, below its name. */
  kind?: string | undefined
  picture?: PreviewRow['picture']
  lines: readonly string[]
  facts?: readonly Fact[] | undefined
  content?: Pick<ContentItem, 'kind' | 'id'> | undefined
  /** The card itself, which the note shows and a button enlarges. `width` is the side that `props` leave open. */
  card?: { of: Component<{ width: number }>; props: Record<string, unknown> } | undefined
}

/** So many of a thing, such as food or axes, with its drawing. */
export type Counted = { icon: IconName; name: string; count: number; /** Fewer are better. */ bad?: boolean }

export type Rival = { name: string; points: number }

export type GamePlugin = {
  /** The table itself. On wide screens it also draws the rail of players when `ownRail` is set. */
  Board: Component<{ scene: Scene }>
  /** What is yours: hand, stock, the pieces of the present decision. In the drawer on small screens. */
  Hand?: Component<{ scene: Scene }>
  /** Shared things beside the board, as a sheet on small screens: goals, tracks, lands. */
  Aside?: Component<{ scene: Scene }>
  /** Name of the sheet that shows `Aside`. */
  asideName?: () => string
  /** What a player has, below the name in the sheet of players of small screens. */
  Owned?: Component<{ scene: Scene; seat: Seat }>
  ownRail?: boolean
  /** Width of the rails in pixels at 1440 and more. */
  rails?: { left: number; right: number }
  /** Further files of words besides the game's own. */
  words?: readonly string[]
  /** The step inside the phase in words. */
  step?: (progress: Progress, view: unknown) => string | undefined
  /** The rows of the preview box for the choice that is made. */
  previews?: (scene: Scene) => readonly PreviewRow[]
  /** How to answer while nothing is chosen, where the question's detail does not say it; on small screens it stands
   *  where the preview will come. */
  hint?: (scene: Scene) => string | undefined
  /** What the chosen action would lose without need; it is asked once before it is done. */
  warns?: (scene: Scene, action: AnyAction) => string | undefined
  tools?: (scene: Scene) => readonly Tool[]
  /** Whether several steps of the reader follow each other now, so that trying them out before playing them helps. */
  tries?: (scene: Scene) => boolean
  /** How long an event is told, in milliseconds; 0 leaves it to the log. */
  tellingMs?: (event: unknown, you: Seat | null) => number
  /** Which pieces travel for an event. */
  motions?: (event: unknown, you: Seat | null) => readonly Flight[]
  /** What an event sounds like beyond wood on wood. */
  sound?: (event: unknown) => Sound | undefined
  /** A function that is fed every event in order and says when a new chapter of the log begins. */
  chapters?: () => (event: unknown) => string | undefined
  /** Whether something lies over the board until the reader puts it away; the guide waits for that. */
  covers?: (scene: Scene) => boolean
  /** Whether the board still tells something by itself, such as a battle card by card: the telling waits for it. */
  tells?: (scene: Scene) => boolean
  /** The reader skips to the present: what the board tells by itself ends. */
  skips?: (scene: Scene) => void
  /** Shows an event of the log once more on the board, where the game can. */
  again?: (event: unknown) => (() => void) | undefined
  explain?: (term: string) => Explanation | undefined
  /** The drawings of the game's legend, in its order: each has the words `<game>-sign-<name>`. */
  signs?: readonly (IconName | EmblemName)[]
  /** What a piece of the board is, by the kind and ids it is marked with (`explains` in `explain.ts`). A kind that
   *  this does not know has the words `<game>-about-<kind>`. */
  piece?: (scene: Scene, kind: string, ids: readonly string[]) => Explanation | undefined
  /** Simple answers that can be given before they are asked for; each is taken once, when it is legal. */
  ahead?: (view: unknown) => readonly { action: AnyAction; label: string }[]
  /** How an action is written for the server; the one place of a game where notation is made. */
  notation?: (action: never) => string
  /** Words for a choice the server has not listed, or for several steps at once. */
  spell?: (action: never, then: readonly never[]) => string | undefined
  /** How the list groups or leaves out choices that the board composes; all of them by default. */
  listed?: (choices: readonly ChoiceOf<AnyAction>[]) => readonly ChoiceOf<AnyAction>[]
  /** What a player owns, counted: the summary of a round shows what has changed. */
  goods?: (view: unknown, seat: Seat) => readonly Counted[]
  /** An opponent nobody plays, who is ranked beside the players when the game is over. */
  rival?: (view: unknown) => Rival | undefined
  lesson?: () => Promise<{ default: Lesson }>
  /** Opens what hides a place (`data-place`), such as a tab, when the lesson speaks of it. */
  bring?: (place: string) => void
}

/** Lets a game write its parts against its own view, actions and events: the one place where they get their types. */
export function plugin<View, Action extends AnyAction, Event>(
  parts: Omit<GamePlugin, keyof Own<View, Action, Event>> & Own<View, Action, Event>,
): GamePlugin {
  return parts as unknown as GamePlugin
}

type Own<View, Action extends AnyAction, Event> = {
  Board: Component<{ scene: Scene<View, Action, Event> }>
  Hand?: Component<{ scene: Scene<View, Action, Event> }>
  Aside?: Component<{ scene: Scene<View, Action, Event> }>
  Owned?: Component<{ scene: Scene<View, Action, Event>; seat: Seat }>
  previews?: (scene: Scene<View, Action, Event>) => readonly PreviewRow<Action>[]
  hint?: (scene: Scene<View, Action, Event>) => string | undefined
  warns?: (scene: Scene<View, Action, Event>, action: Action) => string | undefined
  covers?: (scene: Scene<View, Action, Event>) => boolean
  tells?: (scene: Scene<View, Action, Event>) => boolean
  skips?: (scene: Scene<View, Action, Event>) => void
  piece?: (scene: Scene<View, Action, Event>, kind: string, ids: readonly string[]) => Explanation | undefined
  tools?: (scene: Scene<View, Action, Event>) => readonly Tool[]
  tries?: (scene: Scene<View, Action, Event>) => boolean
  step?: (progress: Progress, view: View) => string | undefined
  rival?: (view: View) => Rival | undefined
  goods?: (view: View, seat: Seat) => readonly Counted[]
  ahead?: (view: View) => readonly { action: Action; label: string }[]
  notation: (action: Action) => string
  spell?: (action: Action, then: readonly Action[]) => string | undefined
  listed?: (choices: readonly ChoiceOf<Action>[]) => readonly ChoiceOf<Action>[]
  tellingMs?: (event: Event, you: Seat | null) => number
  motions?: (event: Event, you: Seat | null) => readonly Flight[]
  sound?: (event: Event) => Sound | undefined
  chapters?: () => (event: Event) => string | undefined
  again?: (event: Event) => (() => void) | undefined
}
