// What the reader has in front of them: whose boards, which of them, how the piece in hand is turned, and whether it
// is being dragged. One desk a page; the game itself knows nothing of it.
import type { Scene } from '../../table/plugin'
import type { View } from './names'
import { middleOf, nearest, notation, readPlacement, turned } from './laying'

class Desk {
  /** `now` (the present decision), `actions`, or a board by its name. */
  tab = $state('actions')
  /** Whose boards and stock are looked at; undefined means one's own. */
  looksAt = $state<number>()
  turn = $state('r0')
  /** The tile under the finger, in pixels of the window. */
  drag = $state.raw<{ piece: string; x: number; y: number } | undefined>()
  /** The space whose explanation is open. */
  space = $state<string>()

  open(tab: string): void {
    this.tab = tab
    this.looksAt = undefined
  }

  /** Takes a piece up: laying begins, nothing is decided by it. */
  async takeUp(scene: Scene<View>, piece: string): Promise<void> {
    const { choosing } = scene
    if (!choosing.isLegal(`lay ${piece}`)) {
      void choosing.whyNot(`lay ${piece}`)
      return
    }
    choosing.choose(`lay ${piece}`)
    await choosing.confirm()
  }

  /** Turns or mirrors the piece in hand, and looks for the nearest place it then has. */
  turnPiece(scene: Scene<View>, how: 'turn' | 'mirror'): void {
    const laying = scene.view.laying
    if (!laying) return
    const chosen = readPlacement(scene.choosing.chosen)
    const next = turned(laying, this.turn, how)
    if (chosen) {
      const middle = middleOf(laying, chosen)
      const place = nearest(laying, chosen.board, next, middle, 30)
      if (place) scene.choosing.choose(notation(place), 'turned')
      else scene.choosing.clear()
    }
    this.turn = next
  }
}

export const desk = new Desk()
