// What the reader's own tables call them for, from one message to the next. Pure, so that it can be tested.
import type { TableCard, TableId } from '$net/protocol'

export type Call = { kind: 'begins' | 'turn' | 'nudged'; table: TableCard }

/** At the first message only what others have asked for meanwhile is a call: the rest the reader knew or will see. */
export function callsOf(known: ReadonlyMap<TableId, TableCard> | undefined, yours: readonly TableCard[]): Call[] {
  return yours.flatMap((table): Call[] => {
    const before = known?.get(table.id)
    if ((table.nudged_ms ?? 0) > (before?.nudged_ms ?? 0)) return [{ kind: 'nudged', table }]
    if (!known || table.status !== 'running') return []
    if (before?.status === 'waiting') return [{ kind: table.your_turn ? 'turn' : 'begins', table }]
    return table.your_turn && before?.your_turn === false ? [{ kind: 'turn', table }] : []
  })
}
