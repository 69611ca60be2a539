// The pace of the telling: pause, steps in both directions, the skip, and the hurry of a running clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableState } from '$net/protocol'
import type { Shot } from './shots'
import { Telling, type TellingHost } from './telling.svelte'

const shot = (event: string, told = true): Shot => ({
  state: { view: event } as unknown as TableState,
  entries: 0,
  events: 0,
  moment: told ? { number: 1, seat: 1, kind: 'act', event, text: null, ms: 1000 } : undefined,
  news: { seq: event.charCodeAt(0), seat: 1, kind: 'act', events: [] },
})

describe('the telling', () => {
  let shown: unknown[]
  let ended: number
  let told: Telling
  let host: TellingHost

  beforeEach(() => {
    vi.useFakeTimers()
    shown = []
    ended = 0
    host = {
      show: ({ state }) => shown.push(state.view),
      showNow: () => shown.push('now'),
      ended: () => ended++,
      speed: () => 'normal',
      hurries: () => false,
      held: () => false,
    }
    told = new Telling(host)
  })
  afterEach(() => vi.useRealTimers())

  it('shows one thing after the other and then lets the reader decide', () => {
    told.add([shot('a'), shot('b', false), shot('c')])
    expect(shown).toEqual(['a'])
    expect(told.active).toBe(true)
    vi.advanceTimersByTime(1399)
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(ended).toBe(0)
    vi.advanceTimersByTime(1400)
    expect(told.active).toBe(false)
    expect(ended).toBe(1)
  })

  it('holds nobody up where there is nothing to tell', () => {
    told.add([shot('a', false)])
    expect(shown).toEqual(['a'])
    expect(told.active).toBe(false)
  })

  it('waits for positions that are on their way', () => {
    told.coming = 1
    told.add([shot('a')])
    vi.advanceTimersByTime(5000)
    expect(told.active).toBe(true)
    told.coming = 0
    told.add([shot('b')])
    expect(shown).toEqual(['a', 'b'])
  })

  it('goes back one step and stays there until it is told to go on', () => {
    told.add([shot('a'), shot('b'), shot('c')])
    vi.advanceTimersByTime(1400)
    expect(told.step).toBe(2)
    told.back()
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual(['a', 'b', 'a'])
    expect(told.canGoBack).toBe(false)
    told.next()
    expect(shown.at(-1)).toBe('b')
    told.resume()
    expect(shown.at(-1)).toBe('c')
  })

  it('takes up what comes while it is paused, but tells none of it', () => {
    told.add([shot('a')])
    told.pause()
    told.add([shot('b')])
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual(['a'])
    expect(told.steps).toHaveLength(2)
  })

  it('skips to the present', () => {
    told.add([shot('a'), shot('b')])
    told.skip()
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual(['a', 'now'])
    expect(told.active).toBe(false)
  })

  it('hurries while the reader’s own clock runs', () => {
    host.hurries = () => true
    told.add(Array.from({ length: 20 }, (_, index) => shot(String.fromCharCode(97 + index))))
    vi.advanceTimersByTime(4500)
    expect(told.active).toBe(false)
  })

  it('waits while the board tells something by itself', () => {
    let held = true
    host.held = () => held
    told.add([shot('a'), shot('b')])
    vi.advanceTimersByTime(30_000)
    expect(shown).toEqual(['a'])
    held = false
    vi.advanceTimersByTime(200)
    expect(shown).toEqual(['a', 'b'])
  })

  it('groups the steps by the act they belong to', () => {
    told.add([shot('a'), shot('a'), shot('b')])
    expect(told.acts.map(({ first, steps }) => [first, steps])).toEqual([
      [1, 2],
      [3, 1],
    ])
  })
})
