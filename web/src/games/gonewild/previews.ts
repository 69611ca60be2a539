// What a choice would change, in numbers before and after, read off the view and the view the server gives for it.
import { sentence, t } from '$i18n/i18n.svelte'
import type { PreviewRow, Scene } from '../../table/plugin'
import { facesOf } from './faces'
import {
  buildingIcon,
  buildingName,
  cardName,
  dyeOf,
  iconOf,
  type AttackView,
  type Building,
  type Card,
  type View,
} from './names'
import { placeName } from './place'

type Line = PreviewRow['lines'][number]

export function previews(scene: Scene<View>): PreviewRow[] {
  const action = scene.choosing.chosen
  if (action === undefined || scene.you === null) return []
  const [verb = '', what = ''] = action.split(' ')
  const { attack } = scene.view
  const ways = otherWays(scene, action)
  if (ways.length > 1) return ways
  switch (verb) {
    case 'buy':
    case 'choose':
    case 'play':
    case 'fetch':
      return [...cardRow(scene, what as Card), ...changes(scene)]
    case 'build':
      return [...buildingRow(scene, what as Building), ...changes(scene)]
    case 'attack':
      return aimRows(scene, action)
    case 'strike':
      return attack ? strikeRows(scene, attack) : []
    case 'defend':
    case 'pass':
      return attack ? reactRows(scene, attack, action) : []
    case 'pay':
      return action === 'pay auto' ? [autoRow(scene), ...changes(scene)] : changes(scene)
    default:
      return changes(scene)
  }
}

/** The same card for another resource or against another card: every way as a row of its own. */
function otherWays(scene: Scene<View>, action: string): PreviewRow[] {
  const { choosing } = scene
  const words = action.split(' ')
  if (words.length < 3 || !['play', 'pay', 'boost', 'counter', 'token', 'hold'].includes(words[0] ?? '')) return []
  return choosing
    .startingWith(`${words[0]} ${words[1]}`)
    .map((choice) => ({ action: choice.action, title: choosing.labelOf(choice.action), lines: [] }))
}

function cardRow(scene: Scene<View>, card: Card): PreviewRow[] {
  const face = facesOf(scene.view).get(card)
  if (!face) return []
  return [
    {
      picture: { dye: dyeOf(face), icon: iconOf(card) },
      title: cardName(card),
      lines: face.text.map((line) => ({ words: sentence(line) })),
    },
  ]
}

function buildingRow(scene: Scene<View>, building: Building): PreviewRow[] {
  const offer = scene.view.buildings.find((each) => each.building === building)
  if (!offer) return []
  return [
    {
      picture: { dye: 'walnut', icon: buildingIcon(building) },
      title: buildingName(building),
      lines: [{ words: sentence(offer.text) }, { words: t('gonewild-board-works-next') }],
    },
  ]
}

function aimRows(scene: Scene<View>, action: string): PreviewRow[] {
  const { view } = scene
  const [, first = '', second = ''] = action.split(' ')
  if (first === 'dragon')
    return [
      {
        picture: { dye: 'iron', icon: 'dragon' },
        title: t('gonewild-board-dragon'),
        figure: t('gonewild-board-needs', { count: view.dragon_defence }),
        lines: [{ words: t('gonewild-board-dragon-how', { count: view.dragon_defence }) }],
      },
    ]
  if (first.startsWith('undead')) {
    const face = view.path[Number(first.slice('undead'.length)) - 1]?.face
    return face ? cardRow(scene, face.card) : []
  }
  const victim = view.players[Number(first.slice(1)) - 1]
  const place = victim?.places.find((each) => each.place === second)
  if (!victim || !place) return []
  const loot = view.buildings.find(({ building }) => building === place.building)?.loot ?? 0
  return [
    {
      picture: { dye: 'walnut', icon: buildingIcon(place.building) },
      title: placeName(place, victim.hall_level),
      figure: t('gonewild-board-needs', { count: place.defence }),
      lines: [
        ...(place.reward_vp > 0
          ? [{ words: t('gonewild-board-reward', { count: place.reward_vp }), tone: 'gain' as const }]
          : []),
        ...(loot > 0 && place.beer + place.gold > 0
          ? [{ words: t('gonewild-board-reward-loot', { count: loot }), tone: 'gain' as const }]
          : []),
        {
          words: t('gonewild-board-aim-next', { name: scene.seats[victim.seat]?.name ?? '', count: victim.hand_count }),
        },
      ],
    },
  ]
}

/** Both ends of a declared attack, as in a wager. */
function strikeRows(scene: Scene<View>, attack: AttackView): PreviewRow[] {
  const holds = attack.strength >= attack.defence
  const sum: PreviewRow = {
    title: t('gonewild-board-strength-defence'),
    figure: `${attack.strength} ${holds ? '≥' : '<'} ${attack.defence}`,
    lines: holds ? [] : [{ words: t('gonewild-board-too-weak'), tone: 'loss' }],
  }
  const { target } = attack
  if (target === 'dragon' || 'undead' in target)
    return [
      sum,
      ...(attack.reward_vp > 0
        ? [{ title: t('gonewild-board-if-holds'), figure: `+${attack.reward_vp}`, lines: [] }]
        : []),
    ]
  const victim = target.building.seat
  // Where nobody could answer, the server shows the end of it.
  const certain = scene.preview !== undefined && scene.preview.attack === null
  const name = scene.seats[victim]?.name ?? ''
  const you = scene.view.players[attack.attacker]
  const score = (you?.score ?? 0) + attack.reward_vp
  const mark = you?.next_mark ?? null
  const lines: Line[] = [
    ...(attack.reward_vp > 0
      ? [{ words: t('gonewild-board-at-once', { before: you?.score ?? 0, after: score }), tone: 'gain' as const }]
      : []),
    ...(mark !== null && score >= mark && attack.reward_vp > 0
      ? [{ words: t('gonewild-board-passes-mark', { mark }), tone: 'gain' as const }]
      : []),
    { words: t('gonewild-board-attack-table', { before: attack.table_now, after: attack.table_then }) },
  ]
  return [
    sum,
    {
      title: t('gonewild-board-if-holds'),
      figure: attack.reward_vp > 0 ? `+${attack.reward_vp}` : undefined,
      lines: holds ? lines : [{ words: t('gonewild-board-only-bluff') }],
    },
    certain
      ? { title: t('gonewild-board-no-answer', { name }), lines: [] }
      : {
          title: t('gonewild-board-if-defends', { name }),
          figure: `+${attack.repel_vp}`,
          lines: [{ words: t('gonewild-board-holds-cards', { name, count: attack.defender_hand }), tone: 'loss' }],
        },
  ]
}

function reactRows(scene: Scene<View>, attack: AttackView, action: string): PreviewRow[] {
  const after = scene.preview?.attack ?? undefined
  const strength = after?.strength ?? attack.strength
  const defence = after?.defence ?? attack.defence
  const repels = defence > strength
  const row: PreviewRow = {
    title: t('gonewild-board-strength-defence'),
    figure:
      action === 'pass' || !after
        ? `${strength} : ${defence}`
        : `${attack.strength}:${attack.defence} → ${strength}:${defence}`,
    lines: [
      repels
        ? { words: t('gonewild-board-repelled', { count: attack.repel_vp }), tone: 'gain' }
        : { words: t(action === 'pass' ? 'gonewild-board-will-be-hit' : 'gonewild-board-not-yet'), tone: 'loss' },
    ],
  }
  const card = action.split(' ')[1] as Card | undefined
  return card ? [...cardRow(scene, card), row] : [row]
}

/** What the automatic payment takes, and that it can be changed. */
function autoRow(scene: Scene<View>): PreviewRow {
  const payment = scene.view.payment
  const cards = (payment?.auto_cards ?? []).map(cardName)
  const tokens = (payment?.auto_tokens ?? []).map(([, resource]) => t(`gonewild-token-${resource}`))
  return {
    title: t('gonewild-board-pays'),
    lines: [{ words: [...cards, ...tokens].join(', ') }, { words: t('gonewild-board-pays-other') }],
  }
}

/** Every figure that would differ: points, what can be paid, the hand. */
function changes(scene: Scene<View>): PreviewRow[] {
  const check = scene.choosing.chosenCheck
  if (!check || check.why_not) return []
  const after = check.preview as View | null
  if (!after) return [{ title: t('gonewild-board-unforeseen'), lines: [{ words: t('gonewild-board-unforeseen-why') }] }]
  const rows: PreviewRow[] = []
  for (const { seat, score } of scene.view.players) {
    const then = after.players[seat]?.score ?? score
    if (then === score) continue
    const name = scene.seats[seat]?.you ? t('gonewild-board-points') : (scene.seats[seat]?.name ?? '')
    rows.push({ title: name, figure: `${score} → ${then}`, lines: [] })
  }
  const own = scene.view.players[scene.you ?? -1]
  const later = after.players[scene.you ?? -1]
  if (!own || !later) return rows
  for (const kind of ['beer', 'gold'] as const) {
    if (own.means[kind] !== later.means[kind])
      rows.push({
        title: t(`gonewild-board-means-${kind}`),
        figure: `${own.means[kind]} → ${later.means[kind]}`,
        lines: [],
      })
  }
  if (own.building_count !== later.building_count)
    rows.push({
      title: t('gonewild-board-buildings'),
      figure: `${own.building_count} → ${later.building_count}`,
      lines: [],
    })
  if (own.hall_level !== later.hall_level)
    rows.push({ title: t('gonewild-board-hall'), figure: `${own.hall_level} → ${later.hall_level}`, lines: [] })
  return rows
}
