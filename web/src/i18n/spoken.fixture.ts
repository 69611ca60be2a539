// What may stand in the sentences of each game: for every argument the things it can be, so that a test can say every
// sentence with every one of them. An argument that is missing here fails that test.
import type { Value } from './text'

/** The values an argument may have, given the number that is being tried. */
export type Things = (n: number, keys: readonly string[]) => Value[]

export const number: Things = (n) => [{ number: n }]

const terms =
  (...starts: string[]): Things =>
  (_, keys) =>
    keys.filter((key) => starts.some((start) => key.startsWith(start))).map((term) => ({ term }))

const text = (key: string, args: Record<string, Value> = {}): Value => ({ text: { key, args: Object.entries(args) } })
const texts =
  (make: (n: number) => Value[]): Things =>
  (n) =>
    make(n)
const one = (n: number): Value => ({ number: n })
const term = (key: string): Value => ({ term: key })

/** The first two members at once, and each alone. */
const listOf =
  (things: Things): Things =>
  (n, keys) => {
    const all = things(n, keys)
    return [{ list: all.slice(0, 3) }, { list: all.slice(0, 2) }, ...all.map((thing) => ({ list: [thing] }))]
  }

const championsAmounts = (...names: string[]) =>
  texts((n) => names.map((name) => text(`champions-amount-${name}`, { count: one(n) })))
const warriors = championsAmounts('swordsman', 'spearman', 'axeman')
const championsGoods = listOf(
  championsAmounts('food', 'wood', 'coin', 'favor', 'glory', 'swordsman', 'spearman', 'axeman'),
)
const beerAndGold = texts((n) => [
  text('gonewild-amount-beer', { beer: one(n), gold: one(0) }),
  text('gonewild-amount-gold', { beer: one(0), gold: one(n) }),
  text('gonewild-amount-both', { beer: one(n), gold: one(n) }),
])
const feastAmounts = listOf(
  texts((n) =>
    ['feast-good-cabbage', 'feast-resource-silver', 'feast-weapon-snare', 'feast-good-peas'].map((item) =>
      text('feast-amount', { count: one(n), item: term(item) }),
    ),
  ),
)
const tinyGoods = listOf(
  texts((n) => ['wood', 'food', 'steel'].map((name) => text(`tinyepic-amount-${name}`, { n: one(n) }))),
)
const tinyDeeds = texts((n) => [
  text('tinyepic-deed-sail', { n: one(n) }),
  text('tinyepic-deed-shift-fury', { n: one(n) }),
  text('tinyepic-deed-collect', { goods: tinyGoods(n, [])[0] ?? one(n) }),
])
const tinyPlaces: Things = (n, keys) => [
  ...terms('tinyepic-fjord-')(n, keys),
  text('tinyepic-dock', { island: term('tinyepic-island-nordholm'), to: term('tinyepic-island-hrafney') }),
  text('tinyepic-dock-off', { island: term('tinyepic-island-nordholm') }),
]
const favor = texts(() => [
  text('tinyepic-favor', { runes: { list: [term('tinyepic-rune-wealth'), term('tinyepic-rune-nature')] } }),
])
/** Two players; which of them reads is the test's affair. */
const seat: Things = () => [{ seat: 0 }]
const otherSeat: Things = () => [{ seat: 1 }]
const bothSeats: Things = () => [{ list: [{ seat: 0 }, { seat: 1 }] }]
const otherClan: Things = () => [{ seat: 1 }, term('tinyepic-neutral')]

const numbers = (...names: string[]): Record<string, Things> => Object.fromEntries(names.map((name) => [name, number]))

/** By game, then by argument; `key argument` where one sentence means something else by it. */
export const arguments_: Record<string, Record<string, Things>> = {
  asgard: {
    ...numbers('attention', 'cap', 'cards', 'from', 'left', 'place', 'round', 'asgard-do-double to'),
    god: terms('asgard-god-'),
    down: terms('asgard-god-'),
    decided: terms('asgard-god-'),
    one: terms('asgard-god-'),
    other: terms('asgard-god-'),
    to: terms('asgard-god-'),
    took: terms('asgard-god-'),
    'asgard-log-exchanged other': otherSeat,
    seat,
    owner: otherSeat,
    contenders: bothSeats,
    will: terms('asgard-will-'),
    which: texts((n) => [
      text('asgard-card-covered', { place: one(n) }),
      text('asgard-card-beneath', { place: one(n) }),
    ]),
  },
  champions: {
    ...numbers('capacity', 'chance', 'coins', 'count', 'damage', 'defence', 'favor', 'food', 'glory', 'hits', 'idle'),
    ...numbers('left', 'losses', 'need', 'needed', 'room', 'round', 'shields', 'wood'),
    ...numbers('champions-ask-load-detail crew', 'champions-log-fed warriors'),
    player: seat,
    by: otherSeat,
    crew: listOf(warriors),
    warriors: listOf(warriors),
    warrior: warriors,
    loss: listOf(warriors),
    goods: championsGoods,
    reward: championsGoods,
    dice: listOf(
      texts((n) =>
        ['blank', 'hit', 'double', 'shield'].map((face) =>
          text(`champions-die-${face}`, { count: one(n), weapon: term('champions-weapon-axeman') }),
        ),
      ),
    ),
    destiny: terms('champions-destiny-'),
    field: terms('champions-field-'),
    foe: terms('champions-foe-'),
    give: terms('champions-good-'),
    take: terms('champions-good-'),
    journey: terms('champions-journey-'),
    leader: terms('champions-leader-'),
    place: terms('champions-place-'),
    rune: terms('champions-rune-'),
    ship: terms('champions-ship-'),
    shore: terms('champions-shore-'),
    weapon: terms('champions-weapon-'),
  },
  gonewild: {
    ...numbers(
      'amount',
      'beer',
      'capacity',
      'count',
      'defence',
      'gold',
      'level',
      'mark',
      'points',
      'round',
      'strength',
    ),
    ...numbers('tokens', 'total'),
    player: seat,
    victim: otherSeat,
    attacker: otherSeat,
    players: bothSeats,
    achievement: (n, keys) =>
      terms('gonewild-achievement-')(n, keys).filter((value) => 'term' in value && !value.term.includes('-text-')),
    base: beerAndGold,
    each: beerAndGold,
    cost: beerAndGold,
    gain: beerAndGold,
    building: terms('gonewild-building-brewery', 'gonewild-building-tavern'),
    card: terms('gonewild-card-'),
    cards: listOf(terms('gonewild-card-')),
    taken: listOf(terms('gonewild-card-')),
    fighter: terms('gonewild-card-'),
    striker: terms('gonewild-card-'),
    mission: terms('gonewild-mission-'),
    new: terms('gonewild-mission-'),
    old: terms('gonewild-mission-'),
    place: (n, keys) =>
      terms('gonewild-building-')(n, keys).filter((value) => 'term' in value && !value.term.includes('-text-')),
    source: terms('gonewild-source-'),
    token: terms('gonewild-token-'),
    target: texts(() => [
      text('gonewild-target-building', { victim: { seat: 1 }, place: term('gonewild-building-brewery') }),
      text('gonewild-target-undead', { card: term('gonewild-card-undead_beer') }),
      text('gonewild-target-dragon'),
    ]),
    what: texts((n) => [
      text('gonewild-purchase-card', { card: term('gonewild-card-cannon') }),
      text('gonewild-purchase-upgrade'),
      text('gonewild-purchase-swap'),
      text('gonewild-purchase-exchange', { gain: beerAndGold(n, [])[0] ?? one(n) }),
    ]),
    'gonewild-do-build what': texts(() =>
      ['brewery', 'drakkar', 'beer_container'].map((name) =>
        text('gonewild-purchase-building', { place: term(`gonewild-building-${name}`) }),
      ),
    ),
    'gonewild-log-produced what': beerAndGold,
    'gonewild-log-tokens-lost what': beerAndGold,
  },
  feast: {
    ...numbers(
      'boats',
      'cell',
      'cells',
      'column',
      'count',
      'income',
      'knarr',
      'left',
      'mirrored',
      'most',
      'number',
      'open',
    ),
    ...numbers(
      'option',
      'ore',
      'points',
      'result',
      'roll',
      'round',
      'row',
      'silver',
      'steps',
      'strip',
      'strips',
      'turn',
    ),
    ...numbers('vikings', 'young'),
    seat,
    animal: terms('feast-good-sheep', 'feast-good-cattle'),
    board: terms('feast-place-', 'feast-island-', 'feast-building-stone', 'feast-building-long'),
    building: terms('feast-building-'),
    card: terms('feast-card-'),
    dice: terms('feast-dice-'),
    food: terms('feast-good-', 'feast-resource-silver'),
    from: terms('feast-good-'),
    to: terms('feast-good-'),
    good: terms('feast-good-'),
    gain: feastAmounts,
    pay: feastAmounts,
    items: feastAmounts,
    island: terms('feast-island-'),
    item: terms('feast-good-', 'feast-resource-', 'feast-weapon-', 'feast-ship-', 'feast-special-'),
    piece: terms('feast-good-', 'feast-special-', 'feast-resource-'),
    resource: terms('feast-resource-'),
    ship: terms('feast-ship-'),
    space: terms('feast-space-'),
    weapon: terms('feast-weapon-'),
  },
  tinyepic: {
    ...numbers('boats', 'bonus', 'cards', 'distance', 'each', 'era', 'food', 'free', 'left', 'moves', 'n', 'round'),
    ...numbers('rounds', 'settlers', 'space', 'steel', 'strength', 'temples', 'villages', 'wood'),
    ...numbers('tinyepic-log-fury from', 'tinyepic-log-fury to'),
    player: seat,
    victim: otherClan,
    clan: otherClan,
    'tinyepic-log-rune-stolen from': otherClan,
    card: terms('tinyepic-card-'),
    deed: tinyDeeds,
    end: terms('tinyepic-end-'),
    favor,
    from: terms('tinyepic-island-'),
    to: terms('tinyepic-island-'),
    'tinyepic-do-sail from': tinyPlaces,
    'tinyepic-log-retreated from': tinyPlaces,
    'tinyepic-log-retreated to': terms('tinyepic-fjord-'),
    'tinyepic-do-exchange from': tinyGoods,
    'tinyepic-do-exchange to': tinyGoods,
    'tinyepic-log-exchanged from': tinyGoods,
    'tinyepic-log-exchanged to': tinyGoods,
    god: terms('tinyepic-god-'),
    goods: tinyGoods,
    icon: texts((n) => [text('tinyepic-icon-fury'), text('tinyepic-icon-battle', { bonus: one(n) })]),
    island: terms('tinyepic-island-'),
    place: tinyPlaces,
    rune: terms('tinyepic-rune-'),
    runes: listOf(terms('tinyepic-rune-')),
    sides: texts((n) => [
      {
        list: [text('tinyepic-fighter', { player: { seat: 0 }, strength: one(n), card: term('tinyepic-card-asmund') })],
      },
    ]),
    track: terms('tinyepic-resource-'),
    why: terms('tinyepic-why-'),
  },
}
