// What the reader has in front of them: whose boards, which of them, how the piece in hand is turned, and whether it
// is being dragged. One desk a table; the game itself knows nothing of it.
import { tableState } from '../../table/tableState'
import type { Scene } from './types'
import { layingAt, middleOf, nearest, placementOf, turned } from './laying'

class Desk {
  /** `now` (the present decision), `actions`, or a board by its name. */
  tab = $state('actions')
  /** Whose boards are looked at: on a desk beside one's own, on a small screen instead of them. */
  looksAt = $state<number>()
  turn = $state('r0')
  /** The tile under the finger, in pixels of the window. */
  drag = $state.raw<{ piece: string; x: number; y: number } | undefined>()
  /** The space whose explanation is open. */
  space = $state<string>()

  open(tab: string): void {
    this.tab = tab
  }

  /** Takes a piece up: laying begins, nothing is decided by it. */
  async takeUp(scene: Scene, piece: string): Promise<void> {
    const { choosing } = scene
    const lay = { verb: 'lay', of: piece } as const
    if (!choosing.isLegal(lay)) {
      void choosing.whyNot(lay)
      return
    }
    choosing.choose(lay)
    await choosing.confirm()
  }

  /** Turns or mirrors the piece in hand, and looks for the nearest place it then has. */
  turnPiece(scene: Scene, how: 'turn' | 'mirror'): void {
    const laying = scene.view.laying
    if (!laying) return
    const chosen = placementOf(scene.choosing.chosen)
    const next = turned(laying, this.turn, how)
    if (chosen) {
      const middle = middleOf(laying, chosen)
      const place = nearest(laying, chosen.board, next, middle, 30)
      if (place) scene.choosing.choose(layingAt(place), 'turned')
      else scene.choosing.clear()
    }
    this.turn = next
  }
}

export const desk = tableState(() => new Desk())
