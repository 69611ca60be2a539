// Draws a board nearer to the place that is told of, and back a while after. For who asked for stillness nothing moves.
import type { Attachment } from 'svelte/attachments'
import { still } from '../../shell/settings.svelte'
import { marksOf } from '../../table/marks'
import type { Moment } from '../../table/shots'

const scale = 1.3
const backAfterMs = 3_000

export function nearer(moment: () => Moment | undefined): Attachment<HTMLElement> {
  return (board) => {
    let back: ReturnType<typeof setTimeout> | undefined
    $effect(() => {
      const told = moment()
      const near = board.firstElementChild
      if (!told || !(near instanceof HTMLElement) || still()) return
      const marks = marksOf(told.event)
      const place = marks.map((mark) => board.querySelector(`[data-place="${CSS.escape(mark)}"]`)).find(Boolean)
      if (!place || near.style.transform !== '') return
      const [whole, part] = [near.getBoundingClientRect(), place.getBoundingClientRect()]
      if (part.width === 0 || whole.width === 0) return
      const share = (middle: number, from: number, length: number) => `${((middle - from) / length) * 100}%`
      near.style.transformOrigin = `${share(part.left + part.width / 2, whole.left, whole.width)} ${share(part.top + part.height / 2, whole.top, whole.height)}`
      near.style.transform = `scale(${scale})`
      clearTimeout(back)
      back = setTimeout(() => (near.style.transform = ''), backAfterMs)
    })
    return () => clearTimeout(back)
  }
}
