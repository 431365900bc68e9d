import { expect, test } from 'vitest'
import { pence } from '../../../../kernel/money.ts'
import { DEFAULT_TERMS, refundFor, refundWords, whyClosed } from './terms.ts'

const EVENT = { startsAt: new Date('2026-12-05T18:00:00Z') }
const PRICE = pence(2000)
const TERMS = { ...DEFAULT_TERMS, lateRefundPercent: 50 }
const at = (day: number) => new Date(`2026-11-${day}T18:00:00Z`)

test('a booking is refunded in full until a week before the event, then by half, and not once it has begun', () => {
  const refunds = [at(27), at(28), new Date('2026-11-28T18:00:01Z'), new Date('2026-12-05T18:00:00Z')]
  expect(refunds.map((now) => refundFor(PRICE, EVENT, TERMS, now))).toEqual([2000, 2000, 1000, 0])
})

test('the refund rule names the day while it is ahead, and what is left after that', () => {
  expect(refundWords(EVENT, TERMS, at(20))).toBe(
    'Cancel by 28th November 2026, 18:00, and we refund you in full. After that we refund 50%.',
  )
  expect(refundWords(EVENT, TERMS, at(29))).toBe('Cancel before the event begins and we refund 50%.')
  expect(refundWords(EVENT, DEFAULT_TERMS, at(29))).toBe('It is too late for a refund if you cancel.')
  const free = { ...TERMS, fullRefundDays: 0 }
  expect(refundWords(EVENT, free, at(20))).toContain('before the event begins and we refund you in full')
})

test('an event closes at its deadline, or when it begins', () => {
  expect(whyClosed(EVENT, { ...TERMS, closesAt: at(20) }, at(20))).toBe('CLOSED')
  expect(whyClosed(EVENT, TERMS, EVENT.startsAt)).toBe('PAST')
  expect(whyClosed(EVENT, TERMS, at(20))).toBeUndefined()
})
