// What each player is about, in a few words, read off the view: attacks, defends, may be attacked or not.
import { t } from '$i18n/i18n.svelte'
import type { Scene } from './types'
import { buildingAt, type Target, type View } from './names'

/** The player whose building is attacked now. */
export function defenderOf(view: View): number | undefined {
  const target = view.attack?.target
  return typeof target === 'object' && 'building' in target ? target.building.seat : undefined
}

export function standingWords(scene: Scene, seat: number): string | undefined {
  const { view } = scene
  const player = view.players[seat]
  if (!player) return undefined
  const nameOf = (other: number) => scene.seats[other]?.name ?? ''
  const defender = defenderOf(view)
  if (view.attack?.attacker === seat && defender !== undefined)
    return t('gonewild-board-attacks', { name: nameOf(defender) })
  if (defender === seat) return t('gonewild-board-defends')
  if (view.phase === 'keeping') return player.choosing ? t('gonewild-board-keeps') : undefined
  if (view.phase !== 'action') return undefined
  if (view.active === seat)
    return player.hits > 0
      ? t('gonewild-board-hits', { count: player.hits })
      : t(scene.you === seat ? 'gonewild-board-your-turn' : 'gonewild-board-plays')
  // Whoever is asked out of turn chooses; whether they may be attacked is another matter.
  if (scene.seats[seat]?.pending) return undefined
  if (scene.you === view.active) return t(player.attackable ? 'gonewild-board-open' : 'gonewild-board-closed')
  return player.closed ? t('gonewild-board-was-attacked') : undefined
}

/** A target in words: whose building it is, or what lies on the path. */
export function targetWords(scene: Scene, target: Target): { building: string; owner: string } {
  if (target === 'dragon') return { building: t('gonewild-board-dragon'), owner: '' }
  if ('undead' in target) return { building: t('gonewild-board-undead'), owner: '' }
  const { seat, place } = target.building
  return { building: t(`gonewild-building-${buildingAt(place) ?? 'hall'}`), owner: scene.seats[seat]?.name ?? '' }
}
