// Whose cards are being looked at; the one sheet of the board shows them, whoever asked for it.
import { tableState } from '../../table/tableState'

class Looking {
  seat = $state<number | null>(null)
}

const looking = tableState(() => new Looking())

export const lookedAt = () => looking().seat

export function lookAt(player: number | null): void {
  looking().seat = player
}
