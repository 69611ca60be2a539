// Which colour a clan has; a colour never stands without the clan's badge or silhouette.
import type { Scene } from './types'
import { seatOf } from './names'

export function clanColour(clan: string, scene: Pick<Scene, 'view' | 'seats'>): string {
  const shape = scene.seats[seatOf(clan) ?? -1]?.shape
  if (shape) return `var(--player-${shape})`
  return scene.view.mode === 'solo' ? 'var(--clan-enemy)' : 'var(--clan-neutral)'
}
