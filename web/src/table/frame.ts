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
}
