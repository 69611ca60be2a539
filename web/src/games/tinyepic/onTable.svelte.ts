// The scene the board shows now, for pieces that fly above it and are told nothing but their event.
import type { Scene } from './types'

class OnTable {
  scene = $state.raw<Scene>()
}

export const onTable = new OnTable()
