// Whose cards are being looked at; the one sheet of the board shows them, whoever asked for it.
let seat = $state<number | null>(null)

export const lookedAt = () => seat

export function lookAt(player: number | null): void {
  seat = player
}
