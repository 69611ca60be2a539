// An own act is through with its answer or with its entry of the log, whichever shows it first.
import { expect, test } from 'vitest'
import { Arrivals } from './arrivals'

const never = new Promise<number>(() => {})
const soon = <T>(promise: Promise<T>) => Promise.race([promise, settled().then(() => 'waits' as const)])
/** Lets promises that are already settled take effect. */
const settled = () => new Promise<void>((go) => setTimeout(go))

test('the entry of the log is enough: the answer may come late', async () => {
  const arrivals = new Arrivals()
  const through = arrivals.ofOwnAct(never)
  arrivals.note(5, true)
  expect(await soon(through)).toBe(true)
})

test('an entry of somebody else is not', async () => {
  const arrivals = new Arrivals()
  const through = arrivals.ofOwnAct(never)
  arrivals.note(5, false)
  expect(await soon(through)).toBe('waits')
})

test('an answer waits for the table to have come so far', async () => {
  const arrivals = new Arrivals()
  arrivals.note(4, false)
  const through = arrivals.ofOwnAct(Promise.resolve(6))
  arrivals.note(5, false)
  expect(await soon(through)).toBe('waits')
  arrivals.note(6, false)
  expect(await soon(through)).toBe(true)
})

test('a refused act is not through, and the next one is not taken for it', async () => {
  const arrivals = new Arrivals()
  expect(await soon(arrivals.ofOwnAct(Promise.resolve(undefined)))).toBe(false)
  const next = arrivals.ofOwnAct(never)
  expect(await soon(next)).toBe('waits')
  arrivals.note(7, true)
  expect(await soon(next)).toBe(true)
})
