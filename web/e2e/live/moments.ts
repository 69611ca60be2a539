// Which moments, windows and languages the laws of the boards look at: some of them with every test, all of them with
// `npm run laws` (LAWS=full), which takes long.
export const full = process.env['LAWS'] === 'full'

/** Everything in the long run, some of it in the short one. */
export function sampled<T>(all: readonly T[], some: readonly T[]): readonly T[] {
  return full ? all : some
}

/** Decisions of the reader after which a table is looked at. */
export const moments = sampled([0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 19, 22], [0, 2, 10])

export const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 800 },
] as const

export const languages = ['en', 'ru', 'uk'] as const
export type Language = (typeof languages)[number]
