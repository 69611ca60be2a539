// What a choice would change, read off the view the server gives for it: counts before and after, who would lead.
import { t } from '$i18n/i18n.svelte'
import type { Action, PreviewRow, Scene } from './types'
import { attention, dyeOf, forms, gods, nameOf, willOf, type God, type View } from './names'

export function previews(scene: Scene): PreviewRow[] {
  const action = scene.choosing.chosen
  if (action === undefined || scene.you === null) return []
  if (action.verb === 'play' || action.verb === 'place') {
    const { up, down } = action.of
    const turned: Action = { verb: action.verb, of: { up: down, down: up } }
    return [layRow(scene, action, up), layRow(scene, turned, down)].filter((row) => row.action !== undefined)
  }
  if (action.verb === 'goal' || action.verb === 'will') return goalOrWill(scene)
  return changes(scene, action)
}

/** Laying a card with this god up. */
function layRow(scene: Scene, action: Action, god: God): PreviewRow {
  const legal = scene.choosing.isLegal(action)
  const after = scene.choosing.checked(action)?.preview as View | null | undefined
  const you = scene.you ?? 0
  const before = attention(scene.view, you, god)
  const goal = scene.view.gods[gods.indexOf(god)]?.goal_cap
  return {
    action: legal ? action : undefined,
    picture: { dye: dyeOf(god), emblem: god },
    title: t('asgard-board-up', { ...forms(god) }),
    figure: `${before} → ${after ? attention(after, you, god) : before + 1}`,
    lines: [
      ...(after ? [lead(scene, after, god)] : []),
      ...(goal ? [{ words: t('asgard-board-goal', { count: goal }) }] : []),
    ],
  }
}

/** Who would be favoured by the god, seen from your side. */
function lead(scene: Scene, after: View, god: God): { words: string; tone?: 'gain' | 'loss' | undefined } {
  const index = gods.indexOf(god)
  const standing = after.gods[index]
  const you = scene.you ?? 0
  const others = scene.seats.filter(({ seat }) => seat !== you)
  const rival = others.reduce(
    (best, face) => (attention(after, face.seat, god) > attention(after, best.seat, god) ? face : best),
    others[0] ?? { seat: 0, name: '' },
  )
  const rivalCount = attention(after, rival.seat, god)
  if (!standing || (standing.leader === null && standing.dispute.length < 2)) return { words: t('asgard-board-nobody') }
  if (standing.leader === null) return { words: t('asgard-board-equal') }
  const decided = standing.decided_by ? forms(standing.decided_by) : {}
  if (standing.leader === you) {
    if (standing.dispute.length > 1) return { words: t('asgard-board-would-win', decided), tone: 'gain' }
    const already = scene.view.gods[index]?.leader === you
    if (already) return { words: t('asgard-board-stay-ahead') }
    return {
      words:
        rivalCount > 0
          ? t('asgard-board-would-lead', { name: rival.name, count: rivalCount })
          : t('asgard-board-would-lead-alone'),
      tone: 'gain',
    }
  }
  const leader = scene.seats[standing.leader]?.name ?? ''
  if (standing.dispute.includes(you))
    return { words: t('asgard-board-would-lose', { name: leader, ...decided }), tone: 'loss' }
  return { words: t('asgard-board-other-leads', { name: leader, count: attention(after, standing.leader, god) }) }
}

function goalOrWill(scene: Scene): PreviewRow[] {
  const god = scene.view.awake?.god
  if (!god) return []
  const cap = scene.view.gods[gods.indexOf(god)]?.goal_cap ?? 0
  const reveals = scene.choosing.checked({ verb: 'will' })?.preview === null
  return [
    {
      action: { verb: 'goal' },
      picture: { dye: dyeOf(god), emblem: god },
      title: t('asgard-board-goal-short'),
      figure: t('asgard-board-up-to', { count: cap }),
      lines: [{ words: t('asgard-board-goal-then') }],
    },
    {
      action: { verb: 'will' },
      picture: { dye: dyeOf(god), emblem: god },
      title: t('asgard-board-will-short'),
      lines: [
        { words: willOf(god) },
        ...(reveals ? [{ words: t('asgard-board-reveals'), tone: 'loss' as const }] : []),
      ],
    },
  ]
}

/** Every count that would differ, yours first. */
function changes(scene: Scene, action: Action): PreviewRow[] {
  const check = scene.choosing.checked(action)
  if (!check) return []
  const after = check.preview as View | null
  if (!after) return [{ title: t('asgard-board-unforeseen'), lines: [{ words: t('asgard-board-unforeseen-why') }] }]
  const rows: PreviewRow[] = []
  const you = scene.you ?? 0
  const points = after.players[you]?.points ?? 0
  if (points !== scene.view.players[you]?.points)
    rows.push({ title: t('table-points'), figure: `${scene.view.players[you]?.points ?? 0} → ${points}`, lines: [] })
  const seats = [...scene.seats].sort((one, other) => Number(other.you) - Number(one.you))
  for (const { seat, name, you: own } of seats) {
    for (const god of gods) {
      const [before, then] = [attention(scene.view, seat, god), attention(after, seat, god)]
      if (before === then) continue
      rows.push({
        picture: { dye: dyeOf(god), emblem: god },
        title: own ? nameOf(god) : `${name}: ${nameOf(god)}`,
        figure: `${before} → ${then}`,
        lines: [lead(scene, after, god)],
      })
    }
  }
  if (rows.length === 0) rows.push({ title: t('asgard-board-no-change'), lines: [] })
  return rows.slice(0, 4)
}
