// The action board as it is printed: where each space stands in its four columns, and what stands on it as pictures.
// Prices as they are for the reader, and why a space is closed, come from the view.

export type Section =
  | 'build_houses'
  | 'build_ships'
  | 'hunting'
  | 'livestock_market'
  | 'weekly_market'
  | 'products'
  | 'crafting'
  | 'mountains_trade'
  | 'sailing'
  | 'emigration_occupation'

export type SpaceFace = {
  space: string
  /** Row among the rows of its section, from 0, and how many rows it is high. */
  row: number
  height: number
  /**
   * What is printed: a number, a thing, `>` for "becomes", `/` for "or", `|` for a new line, `w:key` for a word,
   * `@players` and `@round` for numbers of the game, `@lands` for the lands to explore there.
   */
  face: string
  /** Which explanation of the rules fits it. */
  how: string
}

export type SectionFace = { section: Section; rows: number; titleColumns: 3 | 4; spaces: readonly SpaceFace[] }

function at(space: string, row: number, face: string, how: string, height = 1): SpaceFace {
  return { space, row, height, face, how }
}

/** Rows are counted through a section; a tall space of the fourth column reaches into the next one's rows and title. */
export const sections: readonly SectionFace[] = [
  {
    section: 'build_houses',
    rows: 1,
    titleColumns: 4,
    spaces: [
      at('build_shed', 0, '2 wood > shed', 'build'),
      at('build_stone_house', 0, 'stone > stone_house', 'build'),
      at('build_long_house', 0, '2 stone > long_house', 'build'),
      at('build_house_and_ship', 0, '2 stone 2 wood > | stone_house longship | / long_house knarr', 'build', 3),
    ],
  },
  {
    section: 'build_ships',
    rows: 1,
    titleColumns: 3,
    spaces: [
      at('build_whaling_boat', 0, 'wood > whaling_boat', 'ship'),
      at('build_knarr', 0, '2 wood > knarr', 'ship'),
      at('build_longship', 0, '2 wood > longship', 'ship'),
    ],
  },
  {
    section: 'hunting',
    rows: 2,
    titleColumns: 4,
    spaces: [
      at('hunt_game_1', 0, 'bow d8 > hide game_meat', 'hunt'),
      at('take_stockfish', 1, 'stockfish', 'gain'),
      at('hunt_game_2', 0, 'bow d8 > hide game_meat', 'hunt'),
      at('lay_snare', 1, 'snare d8 > fur', 'snare'),
      at('whaling_3', 0, '1–3 whaling_boat d12 > | oil skin_and_bones whale_meat', 'whaling', 2),
      at('whaling_4', 0, '1 whaling_boat d12 > | oil skin_and_bones whale_meat', 'whaling', 2),
    ],
  },
  {
    section: 'livestock_market',
    rows: 2,
    titleColumns: 4,
    spaces: [
      at('buy_stockfish', 0, 'silver > 2 stockfish', 'take'),
      at('buy_salt_meat', 1, '2 silver > 2 salt_meat', 'take'),
      at('buy_sheep', 0, 'silver > sheep', 'take'),
      at('buy_cattle_milk', 1, '3 silver > cattle milk', 'take'),
      at('sheep_or_cattle', 0, 'sheep | / silver > cattle', 'either-animal', 2),
      at('buy_cattle_sheep', 0, '3 silver > | cattle sheep', 'take', 2),
    ],
  },
  {
    section: 'weekly_market',
    rows: 1,
    titleColumns: 4,
    spaces: [
      at('weekly_1', 0, 'beans silver', 'gain'),
      at('weekly_2', 0, 'flax stockfish silver', 'gain'),
      at('weekly_3', 0, 'fruits oil salt_meat silver', 'gain'),
      at('weekly_4', 0, 'spices silver | cattle > 2 milk | sheep > wool', 'with-both', 3),
    ],
  },
  {
    section: 'products',
    rows: 1,
    titleColumns: 3,
    spaces: [
      at('products_milk', 0, 'cattle > 1–3 milk', 'with'),
      at('products_mead', 0, '2 mead 2 silver', 'gain'),
      at('products_wool', 0, 'sheep > 1–3 wool', 'with'),
    ],
  },
  {
    section: 'crafting',
    rows: 2,
    titleColumns: 4,
    spaces: [
      at('craft_linen', 0, 'flax > linen', 'craft'),
      at('craft_rune_stone', 1, 'stone > rune_stone silver', 'craft'),
      at('craft_clothing', 0, 'hide linen > clothing 2 silver', 'craft'),
      at('craft_chest', 1, 'wood / ore > chest silver', 'craft'),
      at('forge', 0, 'ore > tongs', 'forge'),
      at('craft_runes_chests', 1, '2 stone 2 wood > | 2 rune_stone 2 chest', 'craft'),
      at('craft_master', 0, '4 silver | wool > robe | silverware > jewelry', 'master', 2),
    ],
  },
  {
    section: 'mountains_trade',
    rows: 3,
    titleColumns: 4,
    spaces: [
      at('mountain_2', 0, '2 mountain', 'mountain'),
      at('mountain_1_upgrade_1', 1, '1 mountain 1 up', 'mountain-upgrade'),
      at('upgrade_2', 2, '2 up', 'upgrade'),
      at('wood_per_player_ore', 0, '@players wood 1 ore', 'gain'),
      at('mountain_3_upgrade_1', 1, '3 mountain 1 up', 'mountain-upgrade'),
      at('upgrade_3', 2, '3 up', 'upgrade'),
      at('mountain_3_2', 0, '3 mountain 2 mountain', 'mountain'),
      at('upgrade_3_weapons_4', 1, '3 up 4 weapon', 'upgrade-weapons'),
      at('upgrade_4', 2, '4 up', 'upgrade'),
      at('mountain_4_upgrade2_2', 0, '4 mountain 2 up2', 'mountain-upgrade-two'),
      at('mountain_2222_or_upgrade2_3', 1, '2 2 2 2 mountain | / 3 up2', 'four-mountains', 2),
    ],
  },
  {
    section: 'sailing',
    rows: 3,
    titleColumns: 4,
    spaces: [
      at('overseas_1', 0, 'silver knarr > green blue', 'overseas'),
      at('raid', 1, 'longship d8 > blue', 'raid'),
      at('explore_1', 2, 'whaling_boat > @lands', 'explore'),
      at('overseas_2', 0, 'silver knarr > green blue', 'overseas'),
      at('pillage_2', 1, 'longship d12 > blue', 'pillage'),
      at('explore_2', 2, 'knarr > @lands', 'explore'),
      at('special_sale', 0, 'knarr > w:buy-two', 'sale'),
      at('pillage_3', 1, 'longship d12 > blue', 'pillage'),
      at('explore_3', 2, 'longship > @lands', 'explore'),
      at('plunder', 0, '2 longship > | silver_hoard', 'plunder', 3),
    ],
  },
  {
    section: 'emigration_occupation',
    rows: 2,
    titleColumns: 4,
    spaces: [
      at('draw_occupation', 0, 'w:draw occupation silver', 'draw'),
      at('play_occupation_paid', 1, 'stone / ore > occupation silver', 'occupation'),
      at('emigrate_2', 0, '@round silver > w:emigrate', 'emigrate'),
      at('play_occupations_2', 1, 'w:play 2 occupation', 'play-some'),
      at('emigrate_3', 0, '@round silver > w:emigrate', 'emigrate'),
      at('play_occupations_4', 1, 'w:play 4 occupation', 'play-some'),
      at('swap_and_emigrate_4', 0, 'whaling_boat > knarr | w:then-emigrate', 'swap', 2),
    ],
  },
]

/** Which lands a space explores, whichever side of their boards is up. */
export const landsOf: Record<string, readonly string[]> = {
  explore_1: ['shetland', 'faroe_islands'],
  explore_2: ['iceland', 'greenland', 'bear_island'],
  explore_3: ['baffin_island', 'labrador', 'newfoundland'],
}

export type Token =
  | { kind: 'number'; words: string }
  | { kind: 'item'; item: string }
  | { kind: 'becomes' }
  | { kind: 'or' }
  | { kind: 'word'; key: string }
  | { kind: 'lands' }

/** The lines of a face, each as its tokens. */
export function linesOf(face: string, numbers: { players: number; round: number }): Token[][] {
  return face.split(' | ').map((line) =>
    line.split(' ').map((word): Token => {
      if (word === '>') return { kind: 'becomes' }
      if (word === '/') return { kind: 'or' }
      if (word === '@players') return { kind: 'number', words: String(numbers.players) }
      if (word === '@round') return { kind: 'number', words: String(numbers.round) }
      if (word === '@lands') return { kind: 'lands' }
      if (word.startsWith('w:')) return { kind: 'word', key: word.slice(2) }
      return /^\d/.test(word) ? { kind: 'number', words: word } : { kind: 'item', item: word }
    }),
  )
}

export function faceOf(space: string): SpaceFace | undefined {
  for (const { spaces } of sections) {
    const found = spaces.find((each) => each.space === space)
    if (found) return found
  }
  return undefined
}
