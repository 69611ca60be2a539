// The calls about the content of games and its corrections. Apart from the others: the home page needs none of them.
import { enc, get, post } from './api'
import type { ContentItem, Correct, Corrections, ItemNumbers, TableContent, TableId } from './protocol'

export const contentApi = {
  content: (game: string) => get<ContentItem[]>(`/games/${enc(game)}/content`),
  numbers: (game: string) => get<ItemNumbers[]>(`/games/${enc(game)}/numbers`),
  correct: (game: string, correct: Correct) => post<Corrections>(`/games/${enc(game)}/corrections`, correct),
  tableContent: (id: TableId) => get<TableContent>(`/tables/${enc(id)}/content`),
}
