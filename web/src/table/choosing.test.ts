// What is confirmed is sent; what would lose something is asked about once.
import { expect, test, vi } from 'vitest'
import { Choosing, type AnyAction } from './choosing.svelte'

const end: AnyAction = { verb: 'end' }
const text = { key: '', args: [] }

function decision(act: (notation: string) => Promise<boolean>, legal: () => readonly AnyAction[] = () => [end]) {
  return new Choosing({
    question: () => ({ ask: 'choose', kind: 'turn', prompt: text }) as never,
    choices: () => legal().map((parts) => ({ action: parts.verb, parts, label: text })) as never,
    seq: () => 3,
    names: () => [],
    check: () => Promise.resolve({ why_not: null, preview: null }),
    act,
  })
}

test('what would lose something is said once, and then done', async () => {
  const act = vi.fn(() => Promise.resolve(true))
  const choosing = decision(act)
  choosing.warn = () => 'gold is lost'
  choosing.choose(end)
  await choosing.confirm()
  expect(act).not.toHaveBeenCalled()
  expect(choosing.objection).toBe('gold is lost')
  expect(choosing.isChosen(end)).toBe(true)
  await choosing.confirm()
  expect(act).toHaveBeenCalledWith('end')
})

test('news of the table keeps a choice that is still legal and drops one that is not', () => {
  let legal: AnyAction[] = [end]
  const choosing = decision(
    () => Promise.resolve(true),
    () => legal,
  )
  choosing.choose(end)
  choosing.keepOrDrop()
  expect(choosing.isChosen(end)).toBe(true)
  legal = [{ verb: 'pass' }]
  choosing.keepOrDrop()
  expect(choosing.chosen).toBeUndefined()
})
