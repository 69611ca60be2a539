// What a choice would change, read off the view the server gives for it: goods before and after, chances, glory.
import { figure, percent } from '$i18n/figure'
import { t } from '$i18n/i18n.svelte'
import type { PreviewRow, Scene } from './types'
import { asked } from './asked'
import { diceShown, percentAhead, rerolling } from './crews'
import { helpOfPlace, iconOfPlace, nameOfPlace, weapons, type View } from './names'

type Line = PreviewRow['lines'][number]

export function previews(scene: Scene): PreviewRow[] {
  const action = scene.choosing.chosen
  if (action === undefined) return []
  const rows: PreviewRow[] = []
  if (action.verb === 'work') {
    const place = action.of
    rows.push({
      picture: { dye: 'walnut', icon: iconOfPlace(place) },
      title: nameOfPlace(place),
      lines: [{ words: helpOfPlace(place) }],
    })
  }
  if (action.verb === 'in_turn')
    rows.push({ title: scene.choosing.labelOf(action), lines: [{ words: t('champions-board-in-turn-then') }] })
  if (asked(scene) === 'roll') rows.push(...rollRows(scene))
  const after = scene.preview
  if (!after) return rows
  rows.push(...sentRows(scene, after))
  const lines = changes(scene, after)
  if (lines.length > 0) rows.push({ title: t('champions-board-then'), lines })
  return rows
}

/** Keeping the roll beside the best reroll, with their chances. */
function rollRows(scene: Scene): PreviewRow[] {
  const { stage } = scene.view
  if (!stage?.odds || !stage.dice) return []
  const { stand, reroll, best } = stage.odds
  const rows: PreviewRow[] = [
    {
      action: { verb: 'stand' },
      title: t('champions-board-keep-roll'),
      figure: percent(stand),
      lines: [
        {
          words: t('champions-board-keep-roll-then', {
            damage: stage.damage_then,
            defence: stage.foe?.defence ?? 0,
            losses: stage.losses,
          }),
        },
      ],
    },
  ]
  if (reroll !== null && best) {
    const shown = diceShown(best)
    rows.push({
      action: rerolling(
        shown,
        shown.map((_, index) => index),
      ),
      title: t('champions-board-best-reroll', { count: shown.length }),
      figure: percent(reroll),
      lines: [{ words: t('champions-board-best-reroll-why') }],
    })
  }
  return rows
}

/** Whom you send, with the chance that they win and the food they need. */
function sentRows(scene: Scene, after: View): PreviewRow[] {
  const { chosen } = scene.choosing
  const sent = chosen?.verb === 'send' ? chosen.of.field : chosen?.verb === 'load' ? chosen.of.shore : undefined
  const fight = after.assignment?.fights.find(({ field }) => field === sent)
  if (!fight) return []
  const lines: Line[] = []
  if (fight.capacity !== null) {
    const hungry = fight.food < fight.food_needed
    const loading = scene.view.assignment?.loading ?? false
    lines.push({
      words: t('champions-board-food-need', { need: fight.food_needed, food: fight.food }),
      tone: loading && hungry ? 'loss' : undefined,
    })
  }
  return [{ title: t('champions-board-win-chance'), figure: percentAhead(fight.odds), lines }]
}

/** Everything of yours that would differ, one line each. */
function changes(scene: Scene, after: View): Line[] {
  const you = scene.you ?? 0
  const now = scene.view.players[you]
  const then = after.players[you]
  if (!now || !then) return []
  const lines: Line[] = []
  const tell = (name: string, from: number, to: number, good = true) => {
    if (from === to) return
    lines.push({ words: `${name}: ${figure(from)} → ${figure(to)}`, tone: to > from === good ? 'gain' : 'loss' })
  }
  for (const thing of ['glory', 'food', 'wood', 'coin', 'favor'] as const)
    tell(t(`champions-board-${thing}`), now[thing], then[thing])
  for (const weapon of weapons) tell(t(`champions-board-${weapon}`), now.warriors[weapon], then.warriors[weapon])
  tell(t('champions-board-blame'), now.blame, then.blame, false)
  tell(t('champions-board-blame-cost'), now.blame_glory, then.blame_glory)
  tell(t('champions-board-workers'), now.workers, then.workers)
  if (!now.ship && then.ship) lines.push({ words: t('champions-board-ship-yours'), tone: 'gain' })
  return lines
}
