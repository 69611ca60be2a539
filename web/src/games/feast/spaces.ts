// Where each space stands on the printed action board. What is printed on it, its price for the reader and why it is
// closed come from the view, so that a corrected box shows corrected spaces.

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
  /** Whether what it gives stands under what it asks. */
  broken: boolean
  /** Which explanation of the rules fits it. */
  how: string
}

export type SectionFace = { section: Section; rows: number; titleColumns: 3 | 4; spaces: readonly SpaceFace[] }

function at(space: string, row: number, how: string, height = 1, broken = false): SpaceFace {
  return { space, row, height, how, broken }
}

/** Rows are counted through a section; a tall space of the fourth column reaches into the next one's rows and title. */
export const sections: readonly SectionFace[] = [
  {
    section: 'build_houses',
    rows: 1,
    titleColumns: 4,
    spaces: [
      at('build_shed', 0, 'build'),
      at('build_stone_house', 0, 'build'),
      at('build_long_house', 0, 'build'),
      at('build_house_and_ship', 0, 'build', 3, true),
    ],
  },
  {
    section: 'build_ships',
    rows: 1,
    titleColumns: 3,
    spaces: [
      at('build_whaling_boat', 0, 'ship'),
      at('build_knarr', 0, 'ship'),
      at('build_longship', 0, 'ship'),
    ],
  },
  {
    section: 'hunting',
    rows: 2,
    titleColumns: 4,
    spaces: [
      at('hunt_game_1', 0, 'hunt'),
      at('take_stockfish', 1, 'gain'),
      at('hunt_game_2', 0, 'hunt'),
      at('lay_snare', 1, 'snare'),
      at('whaling_3', 0, 'whaling', 2, true),
      at('whaling_4', 0, 'whaling', 2, true),
    ],
  },
  {
    section: 'livestock_market',
    rows: 2,
    titleColumns: 4,
    spaces: [
      at('buy_stockfish', 0, 'take'),
      at('buy_salt_meat', 1, 'take'),
      at('buy_sheep', 0, 'take'),
      at('buy_cattle_milk', 1, 'take'),
      at('sheep_or_cattle', 0, 'either-animal', 2),
      at('buy_cattle_sheep', 0, 'take', 2, true),
    ],
  },
  {
    section: 'weekly_market',
    rows: 1,
    titleColumns: 4,
    spaces: [
      at('weekly_1', 0, 'gain'),
      at('weekly_2', 0, 'gain'),
      at('weekly_3', 0, 'gain'),
      at('weekly_4', 0, 'with-both', 3),
    ],
  },
  {
    section: 'products',
    rows: 1,
    titleColumns: 3,
    spaces: [
      at('products_milk', 0, 'with'),
      at('products_mead', 0, 'gain'),
      at('products_wool', 0, 'with'),
    ],
  },
  {
    section: 'crafting',
    rows: 2,
    titleColumns: 4,
    spaces: [
      at('craft_linen', 0, 'craft'),
      at('craft_rune_stone', 1, 'craft'),
      at('craft_clothing', 0, 'craft'),
      at('craft_chest', 1, 'craft'),
      at('forge', 0, 'forge'),
      at('craft_runes_chests', 1, 'craft', 1, true),
      at('craft_master', 0, 'master', 2),
    ],
  },
  {
    section: 'mountains_trade',
    rows: 3,
    titleColumns: 4,
    spaces: [
      at('mountain_2', 0, 'mountain'),
      at('mountain_1_upgrade_1', 1, 'mountain-upgrade'),
      at('upgrade_2', 2, 'upgrade'),
      at('wood_per_player_ore', 0, 'gain'),
      at('mountain_3_upgrade_1', 1, 'mountain-upgrade'),
      at('upgrade_3', 2, 'upgrade'),
      at('mountain_3_2', 0, 'mountain'),
      at('upgrade_3_weapons_4', 1, 'upgrade-weapons'),
      at('upgrade_4', 2, 'upgrade'),
      at('mountain_4_upgrade2_2', 0, 'mountain-upgrade-two'),
      at('mountain_2222_or_upgrade2_3', 1, 'four-mountains', 2),
    ],
  },
  {
    section: 'sailing',
    rows: 3,
    titleColumns: 4,
    spaces: [
      at('overseas_1', 0, 'overseas'),
      at('raid', 1, 'raid'),
      at('explore_1', 2, 'explore'),
      at('overseas_2', 0, 'overseas'),
      at('pillage_2', 1, 'pillage'),
      at('explore_2', 2, 'explore'),
      at('special_sale', 0, 'sale'),
      at('pillage_3', 1, 'pillage'),
      at('explore_3', 2, 'explore'),
      at('plunder', 0, 'plunder', 3, true),
    ],
  },
  {
    section: 'emigration_occupation',
    rows: 2,
    titleColumns: 4,
    spaces: [
      at('draw_occupation', 0, 'draw'),
      at('play_occupation_paid', 1, 'occupation'),
      at('emigrate_2', 0, 'emigrate'),
      at('play_occupations_2', 1, 'play-some'),
      at('emigrate_3', 0, 'emigrate'),
      at('play_occupations_4', 1, 'play-some'),
      at('swap_and_emigrate_4', 0, 'swap', 2),
    ],
  },
]

export type Token =
  | { kind: 'number'; words: string }
  | { kind: 'item'; item: string }
  | { kind: 'becomes' }
  | { kind: 'or' }
  | { kind: 'word'; key: string }
  | { kind: 'lands'; lands: readonly string[] }

/**
 * The lines of a face as the view writes it, each as its tokens: a number, a thing, `>` for "becomes", `/` for "or", `|`
 * for a new line, `w:key` for a word, `@players` and `@round` for numbers of the game, `@lands:` for lands to explore.
 */
export function linesOf(face: string, numbers: { players: number; round: number }, broken = false): Token[][] {
  const lines = broken && face.indexOf('>') < (face + ' | ').indexOf(' | ') ? face.replace(' > ', ' > | ') : face
  return lines.split(' | ').map((line) =>
    line.split(' ').map((word): Token => {
      if (word === '>') return { kind: 'becomes' }
      if (word === '/') return { kind: 'or' }
      if (word === '@players') return { kind: 'number', words: String(numbers.players) }
      if (word === '@round') return { kind: 'number', words: String(numbers.round) }
      if (word.startsWith('@lands:')) return { kind: 'lands', lands: word.slice('@lands:'.length).split(',') }
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
