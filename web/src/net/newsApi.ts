// The calls about news. They are apart from the others, so that only who needs them loads them.
import { enc, get, post } from './api'
import type {
  ChannelWish,
  MailAnswered,
  NewChannel,
  NewsSettings,
  PushSubscription,
  QuietHours,
  TableId,
  TableRule,
} from './protocol'

export const newsApi = {
  settings: () => get<NewsSettings>('/news'),
  push: (subscription: PushSubscription) => post<NewsSettings>('/news/push', subscription),
  wants: (channel: string, wish: ChannelWish) => post<NewsSettings>(`/news/channels/${enc(channel)}`, wish),
  add: (channel: NewChannel) => post<NewsSettings>('/news/channels', channel),
  answerMail: (token: string, answer: string) => post<MailAnswered>(`/news/mail/${enc(token)}/${enc(answer)}`),
  remove: (channel: string) => post<NewsSettings>(`/news/channels/${enc(channel)}/remove`),
  attempt: (channel: string) => post<NewsSettings>(`/news/channels/${enc(channel)}/try`),
  quiet: (hours: QuietHours | null) => post<NewsSettings>('/news/quiet', { hours }),
  rule: (table: TableId, rule: TableRule | null) => post<NewsSettings>(`/news/tables/${enc(table)}`, { rule }),
}
