// Where each card of the game on the table comes from: the rulebook, public material, or our reconstruction.
import { api } from '$net/api'
import type { ContentItem, Provenance } from '$net/protocol'

let items = $state.raw<readonly ContentItem[]>([])
let loaded: string | undefined

/** Fetches the list once a game; without it notes simply say less. */
export function wantContent(game: string): void {
  if (loaded === game) return
  loaded = game
  items = []
  void api.content(game).then(
    (answer) => {
      if (loaded === game) items = answer
    },
    () => {
      if (loaded === game) loaded = undefined
    },
  )
}

export function provenanceOf(what: Pick<ContentItem, 'kind' | 'id'>): Provenance | undefined {
  return items.find((item) => item.kind === what.kind && item.id === what.id)?.source
}
