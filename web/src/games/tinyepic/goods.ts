// What a clan has, counted for the summary of an era.
import { t } from '$i18n/i18n.svelte'
import type { Counted } from '../../table/plugin'
import { resourceName, resources, type View } from './names'

export function goods(view: View, seat: number): Counted[] {
  const clan = view.clans[seat]
  if (!clan) return []
  return [
    ...resources.map((resource, index) => ({
      icon: resource,
      name: resourceName(resource),
      count: clan.resources[index] ?? 0,
    })),
    { icon: 'hut', name: t('tinyepic-board-villages'), count: clan.villages },
    { icon: 'favor', name: t('tinyepic-board-favors'), count: clan.favors },
  ]
}
