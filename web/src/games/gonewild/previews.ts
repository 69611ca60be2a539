// What a choice would change, in numbers before and after, read off the view and the view the server gives for it.
import { sentence, t } from '$i18n/i18n.svelte'
import type { Action, PreviewRow, Scene } from './types'
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
  type Target,
  type View,
} from './names'
import { placeName } from './place'

type Line = PreviewRow['lines'][number]

export function previews(scene: Scene): PreviewRow[] {
  const action = scene.choosing.chosen
  if (action === undefined || scene.you === null) return []
  const { attack } = scene.view
  const ways = otherWays(scene, action)
  if (ways.length > 1) return ways
  switch (action.verb) {
    case 'buy':
    case 'choose':
    case 'play':
    case 'fetch':
      return [...cardRow(scene, action.of), ...changes(scene)]
    case 'buy_path':
    case 'play_for':
      return [...cardRow(scene, action.of.card), ...changes(scene)]
    case 'build':
      return [...buildingRow(scene, action.of), ...changes(scene)]
    case 'attack':
      return [...aimRows(scene, action.of), ...strikerRow(scene, action.of)]
    case 'strike':
      return attack ? strikeRows(scene, attack) : []
    case 'defend':
      return attack ? [...cardRow(scene, action.of), reactRow(scene, attack, false)] : []
    case 'pass':
      return attack ? [reactRow(scene, attack, true)] : []
    case 'pay_auto':
      return [autoRow(scene), ...changes(scene)]
    default:
      return changes(scene)
  }
}

/** The same card for another resource or against another card: every way as a row of its own. */
function otherWays(scene: Scene, action: Action): PreviewRow[] {
  const { choosing } = scene
  const subject = subjectOf(action)
  if (subject === undefined) return []
  return choosing
    .legal(action.verb)
    .filter((each) => subjectOf(each) === subject)
    .map((each) => ({ action: each, title: choosing.labelOf(each), lines: [] }))
}

/** The card or building of an action that can be meant in several ways. */
function subjectOf(action: Action): string | undefined {
  switch (action.verb) {
    case 'play_for':
    case 'pay_card_for':
    case 'boost':
    case 'counter':
      return action.of.card
    case 'pay_token':
    case 'hold':
      return action.of.place
    default:
      return undefined
  }
}

function cardRow(scene: Scene, card: Card): PreviewRow[] {
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

function buildingRow(scene: Scene, building: Building): PreviewRow[] {
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

function aimRows(scene: Scene, target: Target): PreviewRow[] {
  const { view } = scene
  if (target === 'dragon')
    return [
      {
        picture: { dye: 'iron', icon: 'dragon' },
        title: t('gonewild-board-dragon'),
        figure: t('gonewild-board-needs', { count: view.dragon_defence }),
        lines: [{ words: t('gonewild-board-dragon-how', { count: view.dragon_defence }) }],
      },
    ]
  if ('undead' in target) {
    const face = view.path[target.undead.slot]?.face
    return face ? cardRow(scene, face.card) : []
  }
  const victim = view.players[target.building.seat]
  const place = victim?.places.find((each) => each.place === target.building.place)
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

/** The fighter that was taken up first, against what it has to beat. */
function strikerRow(scene: Scene, target: Target): PreviewRow[] {
  const [next] = scene.choosing.then
  const face = next?.verb === 'send' ? facesOf(scene.view).get(next.of) : undefined
  if (!face) return []
  const needed = defenceOf(scene.view, target)
  const enough = face.attack >= needed
  return [
    {
      picture: { dye: dyeOf(face), icon: iconOf(face.card) },
      title: cardName(face.card),
      figure: `${face.attack} ${enough ? '≥' : '<'} ${needed}`,
      lines: enough ? [] : [{ words: t('gonewild-board-send-more') }],
    },
  ]
}

function defenceOf(view: View, target: Target): number {
  if (target === 'dragon') return view.dragon_defence
  if ('undead' in target) return view.path[target.undead.slot]?.face.defence ?? 0
  const { seat, place } = target.building
  return view.players[seat]?.places.find((each) => each.place === place)?.defence ?? 0
}

/** Both ends of a declared attack, as in a wager. */
function strikeRows(scene: Scene, attack: AttackView): PreviewRow[] {
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

function reactRow(scene: Scene, attack: AttackView, passes: boolean): PreviewRow {
  const after = scene.preview?.attack ?? undefined
  const strength = after?.strength ?? attack.strength
  const defence = after?.defence ?? attack.defence
  const repels = defence > strength
  return {
    title: t('gonewild-board-strength-defence'),
    figure:
      passes || !after ? `${strength} : ${defence}` : `${attack.strength}:${attack.defence} → ${strength}:${defence}`,
    lines: [
      repels
        ? { words: t('gonewild-board-repelled', { count: attack.repel_vp }), tone: 'gain' }
        : { words: t(passes ? 'gonewild-board-will-be-hit' : 'gonewild-board-not-yet'), tone: 'loss' },
    ],
  }
}

/** What the automatic payment takes, and that it can be changed. */
function autoRow(scene: Scene): PreviewRow {
  const payment = scene.view.payment
  const cards = (payment?.auto_cards ?? []).map(cardName)
  const tokens = (payment?.auto_tokens ?? []).map(([, resource]) => t(`gonewild-token-${resource}`))
  return {
    title: t('gonewild-board-pays'),
    lines: [{ words: [...cards, ...tokens].join(', ') }, { words: t('gonewild-board-pays-other') }],
  }
}

/** Every figure that would differ: points, what can be paid, the hand. */
function changes(scene: Scene): PreviewRow[] {
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
