// The scene the board shows now, for pieces that fly above it and are told nothing but their event.
import type { Scene } from '../../table/plugin'
import type { View } from './names'

class OnTable {
  scene = $state.raw<Scene<View>>()
}

export const onTable = new OnTable()
