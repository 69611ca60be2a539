// Brings the reader to what is asked: the stage for a question of its own, the board with the best place for a piece
// in hand, the action board to place Vikings.
import type { Scene } from '../../table/plugin'
import { hasStage } from './answers'
import { desk } from './desk.svelte'
import { readPlacement } from './laying'
import type { View } from './names'
import { planOf } from './plan'

/** Call once in the board; `beside` says whether the action board has its own room. */
export function followTheQuestion(scene: () => Scene<View>, beside: () => boolean): void {
  /** What has been followed already: the reader may turn away from it. */
  let seen: string | undefined

  $effect(() => {
    const { choosing, view, you } = scene()
    const key = choosing.question?.prompt.key
    const laying = view.laying?.seat === you ? view.laying : null
    const plan = planOf(scene()) !== undefined
    const told = `${key ?? ''} ${laying?.piece ?? ''} ${view.dice?.seat ?? ''} ${view.table?.seat ?? ''} ${plan}`
    // While an action is on its way nothing can be chosen; this runs again when it has arrived.
    if (told === seen || choosing.busy) return
    seen = told
    if (laying) {
      const best = readPlacement(laying.best ?? undefined)
      desk.turn = best?.turn ?? laying.turns[0]?.turn ?? 'r0'
      desk.open(best?.board ?? laying.spots[0]?.board ?? 'home')
      // The suggestion is chosen already; any tap elsewhere chooses otherwise.
      if (laying.best && !desk.drag) choosing.choose(laying.best, 'suggested')
    } else if (hasStage(choosing.question) || view.dice || view.table) desk.open('now')
    else if (key === 'feast-ask-turn') desk.open(beside() ? 'home' : 'actions')
    else if (desk.tab === 'now' || (key !== undefined && desk.tab === 'actions')) desk.open('home')
    // A pause in which nothing is worth laying: going on is one press.
    if (/^feast-ask-(before-|between|final)/.test(key ?? '') && choosing.isLegal('done') && !plan)
      choosing.choose('done')
  })
}
