// Brings the reader to what is asked: the stage for a question of its own, the board with the best place for a piece
// in hand, the action board to place Vikings.
import type { Scene } from './types'
import { hasStage, isPause, kindOf } from './answers'
import { desk } from './desk.svelte'
import { placementOf } from './laying'
import { planOf } from './plan'

/** Call once in the board; `beside` says whether the action board has its own room. */
export function followTheQuestion(scene: () => Scene, beside: () => boolean): void {
  /** What has been followed already: the reader may turn away from it. */
  let seen: string | undefined

  $effect(() => {
    const { choosing, view, you, layout } = scene()
    const kind = kindOf(choosing.question)
    const laying = view.laying?.seat === you ? view.laying : null
    const plan = planOf(scene()) !== undefined
    const told = `${kind ?? ''} ${laying?.piece ?? ''} ${view.dice?.seat ?? ''} ${view.table?.seat ?? ''} ${plan}`
    // While an action is on its way nothing can be chosen; this runs again when it has arrived.
    if (told === seen || choosing.busy) return
    seen = told
    // Whoever looks at another's boards goes on doing so where that takes no room from the question.
    if (layout !== 'wide' || kind === 'turn') desk().looksAt = undefined
    if (laying) {
      const best = placementOf(laying.best)
      desk().turn = best?.turn ?? laying.turns[0]?.turn ?? 'r0'
      desk().open(best?.board ?? laying.spots[0]?.board ?? 'home')
      // The suggestion is chosen already; any tap elsewhere chooses otherwise.
      if (laying.best && !desk().drag) choosing.choose(laying.best, 'suggested')
    } else if (hasStage(choosing.question) || view.dice || view.table) desk().open('now')
    else if (kind === 'turn') desk().open(beside() ? 'home' : 'actions')
    else if (desk().tab === 'now' || (kind !== undefined && desk().tab === 'actions')) desk().open('home')
    // A pause in which nothing is worth laying: going on is one press.
    if (isPause(choosing.question) && choosing.isLegal({ verb: 'done' }) && !plan) choosing.choose({ verb: 'done' })
  })
}
