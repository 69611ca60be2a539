// How the people and bots at a table are named.
import type { SeatName } from '$i18n/text'
import { t } from '$i18n/i18n.svelte'
import type { Holder, TableCard } from '$net/protocol'

export function holderName(holder: Holder): string {
  if (holder.kind === 'person') return holder.program ? t('holder-program', { name: holder.name }) : holder.name
  if (holder.kind === 'bot') return holder.instead_of ?? t(`bot-name-${holder.shape}`)
  return t('seat-open')
}

/** What a list of badges says to a screen reader. */
export function holderLabel(holder: Holder): string {
  if (holder.kind === 'bot') return t('holder-bot', { name: holderName(holder), level: t(`level-${holder.level}`) })
  return holderName(holder)
}

/** The names of all seats, for the sentences of the engine. */
export function seatNames(table: TableCard): SeatName[] {
  return table.seats.map((holder, seat) => {
    // A sentence needs no mark: it says what was done, not who did it.
    const name = holder.kind === 'person' ? holder.name : holderName(holder)
    return { name, you: table.yours === seat }
  })
}

/** Whether the reader sits there, alone or with others at one device. */
export function sits({ yours, device }: TableCard): boolean {
  return yours !== null || device !== undefined
}
