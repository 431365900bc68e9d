import fc from 'fast-check'
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

test('a rule with three steps refunds in full, then in part, then nothing, as its words say', () => {
  const terms = { ...TERMS, lateRefundDays: 2 }
  const lateEnd = new Date('2026-12-03T18:00:00Z')
  const refunds = [at(28), at(29), lateEnd, new Date(lateEnd.getTime() + 1)]
  expect(refunds.map((now) => refundFor(PRICE, EVENT, terms, now))).toEqual([2000, 1000, 1000, 0])
  expect(refundWords(EVENT, terms, at(20))).toBe(
    'Cancel by 28th November 2026, 18:00, and we refund you in full. After that we refund 50% until 3rd December 2026, 18:00, then nothing.',
  )
  expect(refundWords(EVENT, terms, at(29))).toBe(
    'Cancel by 3rd December 2026, 18:00, and we refund 50%. After that there is no refund.',
  )
  expect(refundWords(EVENT, terms, new Date(lateEnd.getTime() + 1))).toContain('too late for a refund')
})

test('the words of a rule promise a refund exactly while the rule pays one', () => {
  const days = fc.integer({ min: 0, max: 30 })
  const rules = fc.record({
    fullRefundDays: days,
    lateRefundDays: days,
    lateRefundPercent: fc.integer({ min: 0, max: 100 }),
  })
  const hours = fc.integer({ min: -24, max: 24 * 31 })
  fc.assert(
    fc.property(rules, hours, (rule, hoursBefore) => {
      const terms = { ...DEFAULT_TERMS, ...rule }
      const now = new Date(EVENT.startsAt.getTime() - hoursBefore * 3_600_000)
      const refund = refundFor(PRICE, EVENT, terms, now)
      const words = refundWords(EVENT, terms, now)
      expect(words.startsWith('It is too late')).toBe(refund === 0)
      if (refund > 0 && refund < PRICE) expect(words).toContain(`we refund ${terms.lateRefundPercent}%`)
      if (refund === PRICE) expect(words).toMatch(/in full/)
    }),
  )
})

test('an event closes at its deadline, or when it begins', () => {
  expect(whyClosed(EVENT, { ...TERMS, closesAt: at(20) }, at(20))).toBe('CLOSED')
  expect(whyClosed(EVENT, TERMS, EVENT.startsAt)).toBe('PAST')
  expect(whyClosed(EVENT, TERMS, at(20))).toBeUndefined()
})
