// The games by name: in addresses, message keys, content folders and the server's answers.

export const gameIds = ['asgard', 'champions', 'gonewild', 'tinyepic', 'feast'] as const
export type GameId = (typeof gameIds)[number]
