// What this browser remembers of its latest tables, one small thing a table: how far you have seen, how far the guide is.
// A browser without storage forgets; nothing depends on it.
const tablesRemembered = 50

export class TableMemory<Thing> {
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  of(table: string): Thing | undefined {
    return this.#all()[table]
  }

  keep(table: string, thing: Thing): void {
    // Put at the end: the tables longest untouched are forgotten first.
    const others = Object.entries(this.#all()).filter(([id]) => id !== table)
    const latest = [...others, [table, thing] as const].slice(-tablesRemembered)
    try {
      localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(latest)))
    } catch {
      // Nothing is kept then.
    }
  }

  #all(): Record<string, Thing> {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, Thing>
    } catch {
      return {}
    }
  }
}
