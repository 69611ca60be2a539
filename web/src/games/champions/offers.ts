// Decisions between a few things, laid out as cards: leaders, runes, ships, trades, destinies, and plain yes or no.
import type { Dye, IconName } from '$design/pieces'
import { t } from '$i18n/i18n.svelte'
import { explains, type Marked } from '../../table/explain'
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
  type Purse,
  type View,
} from './names'
import type { Action, Scene } from './types'

export type Offer = {
  action: Action
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
  /** What it is, where it is a thing. */
  explained?: Marked | undefined
}

const tradeGoods = ['food', 'wood', 'coin'] as const

/** What is offered now; things that cannot be afforded are shown too, and answer with the reason. */
export function offers(scene: Scene): Offer[] {
  const { view } = scene
  const what = asked(scene)
  if (what === 'build')
    return view.ships_for_sale.map(({ ship, wood, coin, capacity, glory }) => ({
      action: { verb: 'build', of: ship },
      title: t(`champions-ship-${ship}`),
      icon: 'longship',
      dye: 'sea',
      line: t('champions-board-carries', { count: capacity }),
      pay: { wood, coin },
      points: glory,
      explained: explains('ship', ship),
    }))
  if (what === 'market') {
    const trades = tradeGoods.flatMap((give) =>
      tradeGoods
        .filter((take) => take !== give)
        .map((take) => ({
          action: { verb: 'trade' as const, of: { give, take } },
          title: t('champions-board-trade', { give: t(`champions-board-${give}`), take: t(`champions-board-${take}`) }),
          icon: take,
          dye: 'walnut' as const,
          pay: { [give]: 1 },
          gain: { [take]: 1 },
          explained: explains('place', 'market'),
        })),
    )
    return [...trades, plain(scene, { verb: 'done' })]
  }
  return offeredChoices(scene).map((action) => offerOf(scene, action))
}

function plain(scene: Scene, action: Action): Offer {
  return { action, title: scene.choosing.labelOf(action), icon: 'arrow', dye: 'iron' }
}

function offerOf(scene: Scene, action: Action): Offer {
  const { view } = scene
  switch (action.verb) {
    case 'lead':
      return {
        action,
        title: nameOfLeader(action.of),
        icon: leaderIcons[action.of],
        dye: 'madder',
        line: helpOfLeader(action.of),
        explained: explains('leader', action.of),
      }
    case 'take_rune': {
      const rune = action.of
      if (rune === null)
        return {
          action,
          title: t('champions-board-rune-deck'),
          icon: 'rune_stone',
          dye: 'iron',
          line: t('champions-board-rune-blind'),
        }
      return {
        action,
        title: nameOfRune(rune),
        icon: runeIcons[rune],
        dye: 'moss',
        line: helpOfRune(rune),
        points: view.runes.find((each) => each.rune === rune)?.glory,
        explained: explains('rune', rune),
      }
    }
    case 'favor': {
      const label = scene.choosing.choices?.find(({ parts }) => parts.verb === 'favor' && parts.of === action.of)?.label
      return {
        action,
        title: t('champions-board-buy-favor', { count: action.of }),
        icon: 'favor',
        dye: 'walnut',
        pay: { coin: numberIn(label?.args, 'coins') ?? 0 },
        gain: { favor: action.of },
      }
    }
    case 'give':
      return { ...plain(scene, action), icon: 'favor', dye: 'walnut', pay: { food: 1 }, gain: { favor: 1 } }
    case 'recruit':
      return {
        ...plain(scene, action),
        title: nameOfWeapon(action.of),
        icon: weaponIcons[action.of],
        dye: 'woad',
      }
    case 'keep':
    case 'bury': {
      const card = view.drawn.find(({ destiny }) => destiny === action.of)
      return {
        action,
        title: nameOfDestiny(action.of),
        icon: destinyIcons[action.of],
        dye: 'lichen',
        line: card
          ? `${helpOfDestiny(action.of)} ${t('champions-board-destiny-glory', { sole: card.glory_sole, tied: card.glory_tied })}`
          : helpOfDestiny(action.of),
        explained: explains('destiny', action.of),
      }
    }
    case 'sail':
    case 'look': {
      const shore = view.shores.find((each) => each.shore === action.of)
      return {
        action,
        title: t(`champions-shore-${action.of}`),
        explained: explains('place', action.of),
        icon: action.verb === 'sail' ? 'longship' : 'sage',
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
      const seat = action.of
      return {
        action,
        title: scene.seats[seat]?.name ?? '',
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
