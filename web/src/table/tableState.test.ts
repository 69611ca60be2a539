// State of a table ends with it.
import { expect, test } from 'vitest'
import { enterTable, tableState } from './tableState'

test('a new table begins with fresh state, and leaving drops it', () => {
  const desk = tableState(() => ({ tab: 'actions' }))
  const leave = enterTable()
  desk().tab = 'home'
  expect(desk().tab).toBe('home')
  leave()
  expect(desk().tab).toBe('actions')
})

test('a page that is left late takes nothing from the one that has begun', () => {
  const desk = tableState(() => ({ tab: 'actions' }))
  const leaveFirst = enterTable()
  enterTable()
  desk().tab = 'home'
  leaveFirst()
  expect(desk().tab).toBe('home')
})
