// The calls about programs and challenges. They are apart from the others, so that only who needs them loads them.
import { enc, get, post } from './api'
import type { Acted, MadeToken, Me, NewToken, ProgramToken, TableId, TableState } from './protocol'

export const programsApi = {
  tokens: () => get<ProgramToken[]>('/account/tokens'),
  make: (wish: NewToken) => post<MadeToken>('/account/tokens', wish),
  revoke: (token: string) => post<ProgramToken[]>(`/account/tokens/${enc(token)}/revoke`),
  becomeBot: () => post<Me>('/account/bot'),
  challenge: (table: TableId, account: string) => post<TableState>(`/tables/${enc(table)}/challenge`, { account }),
  decline: (table: TableId) => post<Acted>(`/tables/${enc(table)}/decline`),
}
