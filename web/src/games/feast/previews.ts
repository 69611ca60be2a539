// What a choice would change, read off the view the server gives for it: points, income, stock, bonuses.
import { figure } from '$i18n/figure'
import { t } from '$i18n/i18n.svelte'
import type { Dye } from '$design/pieces'
import { thingsOf } from './answers'
import type { Action, PreviewRow, Scene } from './types'
import {
  amountOf,
  boardName,
  familyOf,
  iconOf,
  isGood,
  isSpecial,
  nameOf,
  resources,
  weapons,
  type PlayerView,
  type View,
} from './names'
import { planIsChosen } from './plan'
import { faceOf } from './spaces'
import { stakeRows } from './stakes'

const dyes: Record<string, Dye> = { orange: 'weld', red: 'madder', green: 'moss', blue: 'woad' }
const rowsMost = 7

export function previews(scene: Scene): PreviewRow[] {
  const { choosing, view } = scene
  if (choosing.chosen === undefined || scene.you === null) return []
  const before = view.players[scene.you]
  if (!before) return []
  if (planIsChosen(scene) && view.plan)
    return tidy(scene, [
      change(t('feast-board-income'), before.income, view.plan.income),
      change(t('table-points'), before.points, view.plan.points),
    ])
  if (planIsChosen(scene) && view.table)
    return tidy(scene, [
      { title: t('feast-board-set-table'), lines: [{ words: foodsOf([choosing.chosen, ...choosing.then]) }] },
    ])
  const check = choosing.chosenCheck
  if (!check) return []
  const after = (check.preview as View | null)?.players[scene.you]
  if (!after && choosing.chosenOf('roll') && view.dice) return tidy(scene, stakeRows(view.dice.stakes))
  if (!after) return [{ title: t('feast-board-unforeseen'), lines: [{ words: t('feast-board-unforeseen-why') }] }]
  const gone = choosing.chosenOf('go', 'go_with')
  const space = gone && faceOf(gone.verb === 'go' ? gone.of : gone.of[0])
  return tidy(scene, [
    ...stakeRows(space && view.spaces.find((each) => each.space === space.space)?.stakes),
    // Beyond the Vikings it takes: what the space is about, where nothing else can be shown yet.
    change(t('feast-board-vikings-left'), before.thing, after.thing),
    change(t('feast-board-income'), before.income, after.income),
    change(t('table-points'), before.points, after.points),
    change(t('feast-board-minus'), minus(before), minus(after), true),
    ...bonuses(before, after),
    ...stock(scene, before, after),
    space ? { title: t('feast-board-then'), lines: [{ words: t(`feast-board-how-${space.how}`) }] } : undefined,
  ])
}

/** What a suggested way to fill the banquet table would put on it, in words. */
function foodsOf(steps: readonly Action[]): string {
  const wordsOf = (step: Action) => (step.verb === 'skip' ? [t('feast-board-empty-cell')] : thingsOf(step).map(nameOf))
  return steps.flatMap(wordsOf).join(', ')
}

/** Rows that say something; on a small screen all in one, because there is one line for them. */
function tidy(scene: Scene, rows: readonly (PreviewRow | undefined)[]): PreviewRow[] {
  const known = rows.filter((row) => row !== undefined)
  if (known.length === 0) return [{ title: t('feast-board-no-change'), lines: [] }]
  if (scene.layout === 'wide') return known.slice(0, rowsMost)
  const figures = known.filter((row) => row.figure !== undefined).slice(0, 5)
  const words = figures.map((row) => `${row.title} ${row.figure ?? ''}`).join(' · ')
  const said = known.filter((row) => row.figure === undefined).flatMap((row) => row.lines.map((line) => line.words))
  const lines = [words, said[0] ?? ''].filter(Boolean).map((line) => ({ words: line }))
  return [{ title: words || (known[0]?.title ?? ''), lines }]
}

function change(title: string, before: number, after: number, lessIsGain = false): PreviewRow | undefined {
  if (before === after) return undefined
  const gain = lessIsGain ? after < before : after > before
  const difference = Math.abs(after - before)
  return {
    title,
    figure: `${figure(before)} → ${figure(after)}`,
    lines: [{ words: `${after > before ? '+' : '−'}${difference}`, tone: gain ? 'gain' : 'loss' }],
  }
}

function minus(player: PlayerView): number {
  return player.boards.reduce((sum, board) => sum + board.open_minus, 0)
}

/** Bonus cells that would begin to pay, or be lost. */
function bonuses(before: PlayerView, after: PlayerView): (PreviewRow | undefined)[] {
  return after.boards.flatMap((board) => {
    const old = before.boards.find((each) => each.board === board.board)
    return board.bonuses.map((bonus, index): PreviewRow | undefined => {
      const was = old?.bonuses[index]
      if (!was) return undefined
      const gives = bonus.gives
        .map(([item, amount]) => t('feast-board-amount', { amount, item: nameOf(item) }))
        .join(', ')
      const row = (words: string, tone: 'gain' | 'loss'): PreviewRow => ({
        title: gives,
        picture: pictureOf(bonus.gives[0]?.[0] ?? 'silver'),
        lines: [{ words, tone }],
      })
      if (bonus.lost && !was.lost) return row(t('feast-board-bonus-lost', { board: boardName(board.board) }), 'loss')
      if (bonus.covered >= bonus.needed && was.covered < was.needed && !bonus.lost)
        return row(t('feast-board-bonus-pays'), 'gain')
      return undefined
    })
  })
}

function stock(scene: Scene, before: PlayerView, after: PlayerView): (PreviewRow | undefined)[] {
  const goods = [...new Set([...before.goods, ...after.goods].map(([good]) => good as string))]
  const rows = [
    ...resources.map((item) => [item, amountOf(before.resources, item), amountOf(after.resources, item)] as const),
    ...goods.map((item) => [item, amountOf(before.goods, item), amountOf(after.goods, item)] as const),
    ...weapons.map((item) => [item, amountOf(before.weapons, item), amountOf(after.weapons, item)] as const),
    ['whaling_boat', before.boats.length, after.boats.length] as const,
    ['knarr', before.knarrs, after.knarrs] as const,
    ['longship', before.longships.length, after.longships.length] as const,
    ['shed', before.sheds.length, after.sheds.length] as const,
  ]
  const specials = scene.preview?.specials.flatMap(({ special, owner }): PreviewRow[] => {
    const was = scene.view.specials.find((each) => each.special === special)
    return owner === scene.you && was?.owner !== scene.you
      ? [{ title: nameOf(special), picture: pictureOf(special), figure: '+1', lines: [] }]
      : []
  })
  return [
    ...rows.map(([item, had, has]): PreviewRow | undefined =>
      had === has
        ? undefined
        : {
            title: nameOf(item),
            picture: pictureOf(item),
            figure: has > had ? `+${has - had}` : `−${had - has}`,
            lines: [],
          },
    ),
    ...(specials ?? []),
  ]
}

function pictureOf(item: string): PreviewRow['picture'] {
  const dye = isGood(item) || isSpecial(item) ? (dyes[familyOf(item)] ?? 'woad') : 'iron'
  return { dye, icon: iconOf(item) }
}
