// The calls about people: pages of players, following and blocking, reports, one's own data, and the owner's page.
// They are apart from the others, so that only who needs them loads them.
import { enc, get, post, Refused, Unreachable } from './api'
import type {
  HostPage,
  Me,
  NewBan,
  NewReport,
  Person,
  PlayerPage,
  PointsOfGame,
  Refusal,
  Relate,
  Reported,
  SeatPerson,
  TableId,
} from './protocol'

/** Whose page it is: an account, or the reader's own. */
const at = (account: string | undefined) => (account === undefined ? '/me/player' : `/players/${enc(account)}`)

export const peopleApi = {
  page: (account?: string) => get<PlayerPage>(at(account)),
  points: (game: string, account?: string) => get<PointsOfGame[]>(`${at(account)}/points?game=${enc(game)}`),
  people: () => get<Person[]>('/people'),
  relate: (wish: Relate) => post<Person[]>('/people', wish),
  atTable: (table: TableId) => get<SeatPerson[]>(`/tables/${enc(table)}/people`),
  report: (report: NewReport) => post<Reported>('/reports', report),
  renameAccount: (account: string, password: string) => post<Me>('/account/name', { account, password }),
  delete: (password: string) => post<Me>('/account/delete', { password }),
}

/** The owner's page; every call carries the token. */
export function hostApi(token: string) {
  const call = async (path: string, body?: unknown): Promise<HostPage> => {
    const init: RequestInit = { headers: { 'x-longhall-host': token } }
    if (body !== undefined) {
      init.method = 'POST'
      init.headers = { 'x-longhall-host': token, 'content-type': 'application/json' }
      init.body = JSON.stringify(body)
    }
    const answer = await fetch(`/api/host${path}`, init).catch(() => {
      throw new Unreachable()
    })
    const read = (await answer.json().catch(() => undefined)) as HostPage | Refusal | undefined
    if (answer.ok && read) return read as HostPage
    if (read && 'reason' in read) throw new Refused(read.reason, answer.status)
    throw new Unreachable()
  }
  return {
    page: () => call(''),
    closeTable: (table: TableId) => call(`/tables/${enc(table)}/close`, null),
    ban: (ban: NewBan) => call('/bans', ban),
    lift: (player: string) => call(`/bans/${enc(player)}/lift`, null),
    settle: (report: string) => call(`/reports/${enc(report)}/settle`, null),
  }
}
