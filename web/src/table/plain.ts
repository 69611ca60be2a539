// A game whose board is not drawn yet is still playable: every decision is in the list.
import PlainBoard from './PlainBoard.svelte'
import { plugin } from './plugin'

export default plugin<unknown>({ Board: PlainBoard })
