// What the frames of a table and their parts are drawn from.
import type { Away } from './away.svelte'
import type { GamePlugin, Scene } from './plugin'
import type { TableLink } from './table.svelte'

export type FrameProps = {
  table: TableLink
  scene: Scene
  plugin: GamePlugin
  away: Away
  /** Ends what is being told. */
  skip: () => void
  /** The board is on a television: the question, the choices and the hand come first. */
  handFirst?: boolean
}

/** How far a frame is, for whoever looks at it from outside: tests wait on these. */
export function marksOf(table: TableLink) {
  return {
    'data-seq': table.state?.seq,
    'data-told': table.told,
    'data-telling': table.telling.active,
    'data-asked': table.asked,
    'data-busy': table.choosing.busy,
  }
}
