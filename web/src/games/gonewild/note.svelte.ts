// The one note of the board: what a card or building is, shown beside it on hover, focus or long press.
import type { Attachment } from 'svelte/attachments'
import type { Dye, IconName } from '$design/pieces'
import { sentence, t } from '$i18n/i18n.svelte'
import type { ContentItem } from '$net/protocol'
import {
  buildingIcon,
  buildingName,
  cardName,
  contentOf,
  dyeOf,
  iconOf,
  type BuildingOffer,
  type Cost,
  type Face,
} from './names'

export type Note = {
  title: string
  kind?: string | undefined
  dye: Dye
  icon: IconName
  cost?: Cost | null | undefined
  lines: readonly string[]
  content?: Pick<ContentItem, 'kind' | 'id'> | undefined
}

const longPressMs = 400

let shown = $state.raw<{ note: Note; anchor: DOMRect } | undefined>()

/** The element that brought it up. */
let owner: HTMLElement | undefined

export const noteShown = () => shown

export function hideNote(): void {
  if (shown) shown = undefined
}

/** Lets an element bring up a note. */
export function noted(noteOf: () => Note | undefined): Attachment<HTMLElement> {
  return (node) => {
    let press: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const note = noteOf()
      if (!note) return
      owner = node
      shown = { note, anchor: node.getBoundingClientRect() }
    }
    const hide = () => {
      clearTimeout(press)
      if (owner === node) hideNote()
    }
    const on = (name: string, does: (event: Event) => void) => node.addEventListener(name, does)
    on('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && show())
    on('pointerleave', hide)
    on('pointerdown', (event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') press = setTimeout(show, longPressMs)
    })
    on('pointercancel', hide)
    on('focus', () => node.matches(':focus-visible') && show())
    // A piece that leaves the board loses the focus while the board is being drawn: nothing may change then.
    on('blur', () => queueMicrotask(hide))
    on('click', hide)
    return hide
  }
}

export function faceNote(face: Face): Note {
  return {
    title: cardName(face.card),
    kind: t(`gonewild-board-class-${face.class}`),
    dye: dyeOf(face),
    icon: iconOf(face.card),
    cost: face.cost,
    lines: face.text.map((line) => sentence(line)),
    content: contentOf(face.card),
  }
}

export function buildingNote(offer: BuildingOffer): Note {
  return {
    title: buildingName(offer.building),
    kind: t('gonewild-board-class-building'),
    dye: 'walnut',
    icon: buildingIcon(offer.building),
    cost: offer.cost,
    lines: [
      sentence(offer.text),
      t('gonewild-board-defence', { count: offer.defence }),
      ...(offer.reward_vp > 0 ? [t('gonewild-board-when-hit-vp', { count: offer.reward_vp })] : []),
      ...(offer.loot > 0 ? [t('gonewild-board-when-hit-loot', { count: offer.loot })] : []),
    ],
    content: { kind: 'building', id: offer.building },
  }
}
