// Where each card of the game on the table comes from: the rulebook, public material, our reconstruction, or somebody's
// corrections; and what the corrections of this table change.
import { contentApi } from '$net/contentApi'
import type { Change, ContentItem, Provenance, TableCard } from '$net/protocol'

let items = $state.raw<readonly ContentItem[]>([])
let changes = $state.raw<readonly Change[]>([])
let loaded: string | undefined

/** Fetches the list once a game, and once for each table with corrections of its own; without it notes simply say
 *  less. */
export function wantContent(table: Pick<TableCard, 'id' | 'game' | 'corrections'>): void {
  const wanted = table.corrections ? `${table.game} ${table.id}` : table.game
  if (loaded === wanted) return
  loaded = wanted
  items = []
  changes = []
  const asked = table.corrections
    ? contentApi
        .tableContent(table.id)
        .then((content) => ({ items: content.items, changes: content.corrections.changes }))
    : contentApi.content(table.game).then((answer) => ({ items: answer, changes: [] }))
  void asked.then(
    (answer) => {
      if (loaded === wanted) ({ items, changes } = answer)
    },
    () => {
      if (loaded === wanted) loaded = undefined
    },
  )
}

export function provenanceOf(what: Pick<ContentItem, 'kind' | 'id'>): Provenance | undefined {
  return items.find((item) => item.kind === what.kind && item.id === what.id)?.source
}

/** What the corrections of the table on show change. */
export function tableChanges(): readonly Change[] {
  return changes
}
