// What a choice would change, read off the view the server gives for it: influence, runes, fury, goods, strength.
import { percent } from '$i18n/figure'
import { t } from '$i18n/i18n.svelte'
import type { Action, PreviewRow, Scene } from './types'
import { cardOf, landings } from './choices'
import {
  cardName,
  clanName,
  clanOf,
  deedIcon,
  deedWords,
  endName,
  favorAt,
  favorWords,
  godDye,
  godEmblem,
  godForms,
  godName,
  islandName,
  needWords,
  placeName,
  resourceName,
  resources,
  runeDye,
  runeIcon,
  taskName,
  type CardView,
  type View,
} from './names'

const most = 5

export function previews(scene: Scene): PreviewRow[] {
  const action = scene.choosing.chosen
  const you = scene.you
  if (action === undefined || you === null) return []
  const card = handCard(scene, action)
  const check = scene.choosing.checked(action)
  const after = check?.preview as View | null | undefined
  const rows = card ? (action.verb === 'fight' ? fightRows(scene, card) : [cardRow(action, card)]) : []
  if (!check) return rows
  if (!after) {
    if (!card)
      rows.push({ title: t('tinyepic-board-unforeseen'), lines: [{ words: t('tinyepic-board-unforeseen-why') }] })
    return rows
  }
  if (action.verb === 'launch') rows.push(launchRow(scene.view, action.of))
  if (action.verb === 'favor') rows.push(...favorRow(scene.view, action.of))
  rows.push(...islandRows(scene, after), ...furyRows(scene, after), ...goodsRow(scene, after, you))
  const next = nextWords(scene, after)
  if (next) rows.push({ title: t('tinyepic-board-then'), lines: [{ words: next }] })
  if (rows.length === 0) rows.push({ title: t('tinyepic-board-no-change'), lines: [] })
  return rows.slice(0, most)
}

function handCard(scene: Scene, action: Action): CardView | undefined {
  const card = cardOf(action)
  return scene.view.clans[scene.you ?? -1]?.hand_cards?.find((each) => each.card === card)
}

function cardRow(action: Action, card: CardView): PreviewRow {
  const strength = t('tinyepic-board-card-strength', { count: card.strength_now })
  return {
    picture: { dye: runeDye(card.rune), icon: deedIcon(card.leader) },
    title: deedWords(card.leader),
    lines: [
      { words: t('tinyepic-board-card-rune', { runes: needWords(card.need), deed: deedWords(card.rune_action) }) },
      card.rune_ready
        ? { words: t('tinyepic-board-rune-ready'), tone: 'gain' }
        : { words: t('tinyepic-board-rune-not-ready') },
      ...(action.verb === 'play' ? [] : [{ words: strength }]),
    ],
  }
}

/** What is at stake: the chance and what a defeat costs first, which is all that a phone shows; then the battle. */
function fightRows(scene: Scene, card: CardView): PreviewRow[] {
  const { battle } = scene.view
  const begun = battle && t('tinyepic-board-fight-joins', { name: clanName(battle.starter, scene.view, scene.seats) })
  const prize = battle && t('tinyepic-board-fight-prize', { words: favorWords(battle.favor) })
  const { steel } = card.strength
  return [
    {
      picture: { dye: runeDye(card.rune), icon: 'sword' },
      title: cardName(card.card),
      figure: card.fight ? percent(card.fight.permille) : String(card.strength_now),
      lines: [
        ...chanceLine(scene, card),
        { words: t('tinyepic-board-fight-lost', godForms(godOf(scene.view, card.rune))) },
      ],
    },
    {
      title: t('tinyepic-board-battle'),
      lines: [
        { words: begun ?? t('tinyepic-board-fight-begins') },
        ...(prize ? [{ words: prize }] : []),
        ...(steel > 0 ? [{ words: t('tinyepic-board-fight-steel', { count: steel }) }] : []),
      ],
    },
  ]
}

/** The chance of a card against whom it would meet now, so far as the reader can know. */
function chanceLine(scene: Scene, { fight }: CardView): PreviewRow['lines'] {
  if (!fight) return []
  if (!fight.payable) return [{ words: t('tinyepic-board-fight-unpaid'), tone: 'loss' }]
  const names = fight.against.map((clan) => clanName(clan, scene.view, scene.seats)).join(', ')
  const key = names === '' ? 'tinyepic-board-fight-invaders' : 'tinyepic-board-fight-against'
  return [{ words: t(key, { names }) }]
}

/** A boat in a fjord has no influence yet: what counts is which islands it can reach. */
function launchRow(view: View, fjord: string): PreviewRow {
  const islands = new Set(view.docks.filter(({ fjords }) => fjords.includes(fjord)).map(({ island }) => island))
  const names = [...islands].map(islandName).join(', ')
  return {
    title: placeName(view, fjord),
    lines: [
      {
        words:
          islands.size > 0 ? t('tinyepic-board-launch-beside', { islands: names }) : t('tinyepic-board-launch-alone'),
      },
    ],
  }
}

/** A battle is only begun: what it is fought for. */
function favorRow(view: View, end: string): PreviewRow[] {
  const favor = favorAt(view, end)
  if (!favor) return []
  return [{ title: endName(end), lines: [{ words: t('tinyepic-board-fights-for', { words: favorWords(favor) }) }] }]
}

function godOf(view: View, rune: string): string {
  return view.gods.find((god) => god.rune === rune)?.god ?? ''
}

function islandRows(scene: Scene, after: View): PreviewRow[] {
  const you = clanOf(scene.you ?? 0)
  return scene.view.islands.flatMap((island) => {
    const then = after.islands.find((each) => each.island === island.island)
    if (!then) return []
    const [mine, next] = [island, then].map(({ influence }) => influence.find(({ clan }) => clan === you))
    const others = then.influence.filter(({ clan }) => clan !== you)
    const hurt = island.influence.filter(
      ({ clan, total }) => clan !== you && (then.influence.find((each) => each.clan === clan)?.total ?? 0) < total,
    )
    if ((mine?.total ?? 0) === (next?.total ?? 0) && hurt.length === 0 && island.holder === then.holder) return []
    const lines: PreviewRow['lines'][number][] = []
    if (next)
      lines.push({
        words: t('tinyepic-board-influence-parts', {
          settlers: next.settlers,
          temple: next.temple ? 'yes' : 'no',
          boats: next.boats,
        }),
      })
    for (const each of others.slice(0, 2))
      lines.push({ words: `${clanName(each.clan, scene.view, scene.seats)}: ${each.total}` })
    for (const each of hurt)
      lines.push({
        words: t('tinyepic-board-drives-off', { name: clanName(each.clan, scene.view, scene.seats) }),
        tone: 'gain',
      })
    if (island.holder !== then.holder) {
      if (then.holder === you) lines.push({ words: t('tinyepic-board-rune-becomes-yours'), tone: 'gain' })
      else if (island.holder === you) lines.push({ words: t('tinyepic-board-rune-lost'), tone: 'loss' })
    }
    return [
      {
        picture: { dye: runeDye(island.rune), icon: runeIcon(island.rune) },
        title: islandName(island.island),
        figure: `${mine?.total ?? 0} → ${next?.total ?? 0}`,
        lines,
      },
    ]
  })
}

function furyRows(scene: Scene, after: View): PreviewRow[] {
  return scene.view.gods.flatMap((god) => {
    const then = after.gods.find((each) => each.god === god.god)
    if (!then || (then.fury === god.fury && then.rank === god.rank)) return []
    return [
      {
        picture: { dye: godDye(god.god), emblem: godEmblem(god.god) },
        title: godName(god.god),
        figure: `${god.fury} → ${then.fury}`,
        lines: [
          {
            words: t('tinyepic-board-god-pays', { island: then.island_points, favor: then.favor_points }),
            tone: then.rank < god.rank ? ('gain' as const) : undefined,
          },
        ],
      },
    ]
  })
}

function goodsRow(scene: Scene, after: View, you: number): PreviewRow[] {
  const before = scene.view.clans[you]?.resources ?? []
  const then = after.clans[you]?.resources ?? []
  const lines = resources.flatMap((good, index) => {
    const [was, becomes] = [before[index] ?? 0, then[index] ?? 0]
    if (was === becomes) return []
    return [
      {
        words: `${resourceName(good)}: ${was} → ${becomes}`,
        tone: becomes > was ? ('gain' as const) : ('loss' as const),
      },
    ]
  })
  return lines.length > 0 ? [{ title: t('tinyepic-board-goods'), lines }] : []
}

/** What would be asked next, where the choice opens a further one. */
function nextWords(scene: Scene, after: View): string | undefined {
  const next = taskName(after.now)
  const action = scene.choosing.chosen
  if (!next || after.turn !== scene.view.turn) return undefined
  if (action?.verb === 'sail' && next === 'land') {
    const place = action.of.to
    const dock = after.docks.find(({ dock }) => dock === place)
    return t(dock?.village ? 'tinyepic-board-then-land-raid' : 'tinyepic-board-then-land', {
      place: placeName(after, place),
      again: landings(scene.choosing.actions) ? 'yes' : 'no',
    })
  }
  return undefined
}
