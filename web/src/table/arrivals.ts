// When an own act is through. The server answers it and sends its entry of the log, in either order. Whoever waited for
// the answer alone would be refused the next choice while the table has already gone on.
type Waiter = { reached: (seq: number, own: boolean) => boolean; go: () => void }

export class Arrivals {
  #seq = 0
  #waiting: Waiter[] = []

  /** The log has come so far; `own` when an act of the reader is among the news. */
  note(seq: number, own: boolean): void {
    this.#seq = seq
    const reached = this.#waiting.filter((each) => each.reached(seq, own))
    this.#waiting = this.#waiting.filter((each) => !reached.includes(each))
    for (const { go } of reached) go()
  }

  /** Whether the act went through, as soon as the table shows it. `answer` is the log after it; undefined: refused. */
  async ofOwnAct(answer: Promise<number | undefined>): Promise<boolean> {
    let entry: Waiter | undefined
    const told = new Promise<true>((go) => {
      entry = { reached: (_, own) => own, go: () => go(true) }
      this.#waiting.push(entry)
    })
    const through = await Promise.race([told, answer.then((seq) => (seq === undefined ? false : this.#comeTo(seq)))])
    this.#waiting = this.#waiting.filter((each) => each !== entry)
    return through
  }

  async #comeTo(seq: number): Promise<true> {
    if (this.#seq < seq) await new Promise<void>((go) => this.#waiting.push({ reached: (now) => now >= seq, go }))
    return true
  }
}
