// Decisions between a few things, laid out as cards: leaders, runes, ships, trades, destinies, and plain yes or no.
import type { Dye, IconName } from '$design/pieces'
import { t } from '$i18n/i18n.svelte'
import type { Scene } from '../../table/plugin'
import { asked, numberIn, offeredChoices } from './asked'
import {
  destinyIcons,
  helpOfDestiny,
  helpOfLeader,
  helpOfRune,
  leaderIcons,
  nameOfDestiny,
  nameOfFoe,
  nameOfLeader,
  nameOfRune,
  nameOfWeapon,
  runeIcons,
  weaponIcons,
  type Destiny,
  type Leader,
  type Purse,
  type Rune,
  type View,
  type Weapon,
} from './names'

export type Offer = {
  action: string
  title: string
  icon: IconName
  dye: Dye
  line?: string | undefined
  pay?: Partial<Purse> | undefined
  gain?: Partial<Purse> | undefined
  /** Glory at the end. */
  points?: number | undefined
  /** A seat that it is about. */
  seat?: number | undefined
}

const tradeGoods = ['food', 'wood', 'coin'] as const

/** What is offered now; things that cannot be afforded are shown too, and answer with the reason. */
export function offers(scene: Scene<View>): Offer[] {
  const { view } = scene
  const what = asked(scene)
  if (what === 'build')
    return view.ships_for_sale.map(({ ship, wood, coin, capacity, glory }) => ({
      action: `build ${ship}`,
      title: t(`champions-ship-${ship}`),
      icon: 'longship',
      dye: 'sea',
      line: t('champions-board-carries', { count: capacity }),
      pay: { wood, coin },
      points: glory,
    }))
  if (what === 'market') {
    const trades = tradeGoods.flatMap((give) =>
      tradeGoods
        .filter((take) => take !== give)
        .map((take) => ({
          action: `trade ${give} ${take}`,
          title: t('champions-board-trade', { give: t(`champions-board-${give}`), take: t(`champions-board-${take}`) }),
          icon: take,
          dye: 'walnut' as const,
          pay: { [give]: 1 },
          gain: { [take]: 1 },
        })),
    )
    return [...trades, plain(scene, 'done')]
  }
  return offeredChoices(scene).map(({ action }) => offerOf(scene, action))
}

function plain(scene: Scene<View>, action: string): Offer {
  return { action, title: scene.choosing.labelOf(action), icon: 'arrow', dye: 'iron' }
}

function offerOf(scene: Scene<View>, action: string): Offer {
  const { view } = scene
  const [verb = '', id = ''] = action.split(' ')
  switch (verb) {
    case 'lead':
      return {
        action,
        title: nameOfLeader(id as Leader),
        icon: leaderIcons[id as Leader],
        dye: 'madder',
        line: helpOfLeader(id as Leader),
      }
    case 'take': {
      if (id === 'deck')
        return {
          action,
          title: t('champions-board-rune-deck'),
          icon: 'rune_stone',
          dye: 'iron',
          line: t('champions-board-rune-blind'),
        }
      return {
        action,
        title: nameOfRune(id as Rune),
        icon: runeIcons[id as Rune],
        dye: 'moss',
        line: helpOfRune(id as Rune),
        points: view.runes.find(({ rune }) => rune === id)?.glory,
      }
    }
    case 'favor': {
      const label = scene.choosing.choices?.find((choice) => choice.action === action)?.label
      return {
        action,
        title: t('champions-board-buy-favor', { count: Number(id) }),
        icon: 'favor',
        dye: 'walnut',
        pay: { coin: numberIn(label?.args, 'coins') ?? 0 },
        gain: { favor: Number(id) },
      }
    }
    case 'give':
      return { ...plain(scene, action), icon: 'favor', dye: 'walnut', pay: { food: 1 }, gain: { favor: 1 } }
    case 'recruit':
      return {
        ...plain(scene, action),
        title: nameOfWeapon(id as Weapon),
        icon: weaponIcons[id as Weapon],
        dye: 'woad',
      }
    case 'keep':
    case 'bury': {
      const card = view.drawn.find(({ destiny }) => destiny === id)
      return {
        action,
        title: nameOfDestiny(id as Destiny),
        icon: destinyIcons[id as Destiny],
        dye: 'lichen',
        line: card
          ? `${helpOfDestiny(id as Destiny)} ${t('champions-board-destiny-glory', { sole: card.glory_sole, tied: card.glory_tied })}`
          : helpOfDestiny(id as Destiny),
      }
    }
    case 'sail':
    case 'look': {
      const shore = view.shores.find((each) => each.shore === id)
      return {
        action,
        title: t(`champions-shore-${id}`),
        icon: verb === 'sail' ? 'longship' : 'sage',
        dye: 'sea',
        line: shore?.monster
          ? t('champions-board-foe', {
              foe: nameOfFoe(shore.monster),
              attack: shore.monster.attack,
              defence: shore.monster.defence,
            })
          : undefined,
      }
    }
    case 'blame': {
      const seat = Number(id.slice(1)) - 1
      return {
        action,
        title: scene.seats[seat]?.name ?? id,
        icon: 'blame',
        dye: 'madder',
        seat,
        line: blameLine(view, seat),
      }
    }
    case 'go':
      return { ...plain(scene, action), icon: asked(scene) === 'ready-feed' ? 'food' : 'rotate', dye: 'sea' }
    case 'draw':
      return { ...plain(scene, action), icon: 'card', dye: 'lichen' }
    default:
      return plain(scene, action)
  }
}

function blameLine(view: View, seat: number): string {
  const player = view.players[seat]
  return t('champions-board-blame-has', { count: player?.blame ?? 0, cost: player?.blame_glory ?? 0 })
}
