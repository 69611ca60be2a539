// A game whose board is not drawn yet is still playable: every decision is in the list.
import PlainBoard from './PlainBoard.svelte'
import type { GamePlugin } from './plugin'

const plain: GamePlugin = { Board: PlainBoard }
export default plain
