// What a player owns, counted for the summary of a round.
import { t } from '$i18n/i18n.svelte'
import type { View } from '../../generated/champions/View'
import type { Counted } from '../../table/plugin'
import { nameOfWeapon, weaponIcons, weapons } from './names'

const things = ['food', 'wood', 'coin', 'favor', 'blame'] as const

export function goods(view: View, seat: number): Counted[] {
  const player = view.players[seat]
  if (!player) return []
  return [
    ...things.map((thing) => ({
      icon: thing,
      name: t(`champions-board-${thing}`),
      count: player[thing],
      bad: thing === 'blame',
    })),
    ...weapons.map((weapon) => ({
      icon: weaponIcons[weapon],
      name: nameOfWeapon(weapon),
      count: player.warriors[weapon],
    })),
    { icon: 'rune_stone', name: t('champions-board-runes-word'), count: player.runes.length },
    { icon: 'card', name: t('champions-board-destinies-word'), count: player.destiny_count },
  ]
}
