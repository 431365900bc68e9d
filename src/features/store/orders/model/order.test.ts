import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlaced, NEXT_STATES, ORDER_STATES, type OrderState } from './order.ts'

const anyState = fc.constantFrom(...ORDER_STATES)

test('state changes that the table does not list are refused [STO-048, STO-053]', () => {
  const steps = ORDER_STATES.map((from) => [from, ...NEXT_STATES[from]])
  expect(steps).toEqual([
    ['open', 'awaiting', 'club', 'paid', 'abandoned'],
    ['awaiting', 'paid', 'abandoned', 'open'],
    ['paid', 'refunded'],
    ['club', 'abandoned'],
    ['abandoned', 'open', 'paid'],
    ['refunded'],
  ])
})

test('only paid and club orders are placed [STO-055]', () => {
  expect(ORDER_STATES.filter(isPlaced)).toEqual(['paid', 'club'])
})

/** A random walk through the state table. */
const anyWalk = fc.tuple(anyState, fc.array(fc.nat(), { maxLength: 30 })).map(([start, choices]) => {
  const walk: OrderState[] = [start]
  for (const choice of choices) {
    const next = NEXT_STATES[walk.at(-1) ?? start]
    const to = next[choice % Math.max(next.length, 1)]
    if (to) walk.push(to)
  }
  return walk
})

test('no sequence of states pays twice, leaves a refund, or reopens a paid order [STO-051]', () => {
  fc.assert(
    fc.property(anyWalk, (walk) => {
      expect(walk.filter((state) => state === 'paid').length).toBeLessThanOrEqual(1)
      const paidAt = walk.indexOf('paid')
      if (paidAt >= 0) for (const state of walk.slice(paidAt + 1)) expect(state).toBe('refunded')
    }),
  )
})

test('a club order can only be placed from an open order [STO-053]', () => {
  expect(ORDER_STATES.filter((from) => NEXT_STATES[from].includes('club'))).toEqual(['open'])
})
