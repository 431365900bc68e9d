import { expect, test } from 'vitest'
import { pence } from '../../../../kernel/money.ts'
import { remainingOf, returnedWords } from './refunded.ts'

const line = (quantity: number, returned: number, gross: number) => ({
  quantity,
  returned,
  gross: pence(gross),
})

test('a refunded line costs nothing, and a partly refunded one names what is left [BAT-008, resolutions B23]', () => {
  const [whole, part, kept] = [line(1, 1, 3900), line(3, 2, 7200), line(2, 0, 4800)]
  const order = { state: 'paid' as const, refunded: pence(8700), lines: [whole, part, kept] }
  expect(remainingOf(order, whole)).toEqual({
    pieces: 0,
    gross: 0,
    refundedWords: 'Refunded 1 of 1: £39.00',
  })
  expect(remainingOf(order, part)).toEqual({
    pieces: 1,
    gross: 2400,
    refundedWords: 'Refunded 2 of 3: £48.00',
  })
  expect(remainingOf(order, kept)).toEqual({ pieces: 2, gross: 4800, refundedWords: undefined })
})

test('an amount is only named when it was really refunded', () => {
  const returned = line(1, 1, 2400)
  const order = { state: 'paid' as const, refunded: pence(1200), lines: [returned] }
  expect(remainingOf(order, returned).refundedWords).toBe('Refunded 1 of 1')
})

test('no pieces remain of a fully refunded order', () => {
  const untouched = line(2, 0, 4800)
  const order = { state: 'refunded' as const, refunded: pence(4800), lines: [untouched] }
  expect(remainingOf(order, untouched)).toEqual({
    pieces: 0,
    gross: 0,
    refundedWords: 'Refunded 2 of 2: £48.00',
  })
})

test('pieces of a club order were returned and not refunded, also once all of them are back', () => {
  const back = line(2, 2, 4800)
  for (const state of ['club', 'abandoned'] as const)
    expect(returnedWords({ state }, back)).toBe('Returned 2 of 2')
  expect(returnedWords({ state: 'paid' }, back)).toBe('Refunded 2 of 2')
})
