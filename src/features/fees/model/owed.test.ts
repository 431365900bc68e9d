import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, localDate } from '../../../kernel/dates.ts'
import { pence } from '../../../kernel/money.ts'
import { type FeeTerms, owedOf, type Person, type Priced } from './owed.ts'
import { reasonOf } from './reason.ts'

const SEASON = { from: localDate('2026-08-01'), until: localDate('2027-07-31') }
const EARLY = { amount: pence(9000), until: localDate('2026-09-15') }

const on = (day: string, terms: FeeTerms, person: Person = {}) =>
  owedOf({ full: pence(12_000), terms, day: localDate(day) }, person).amount

test('an early price counts until its last day', () => {
  expect(on('2026-09-15', { early: EARLY })).toBe(9000)
  expect(on('2026-09-16', { early: EARLY })).toBe(12_000)
})

test('an early price above the fee is not charged', () => {
  expect(on('2026-09-15', { early: { ...EARLY, amount: pence(15_000) } })).toBe(12_000)
})

test('a person pays for the months that are left of the season, and the month of the registration counts', () => {
  expect(on('2026-08-31', { season: SEASON })).toBe(12_000)
  expect(on('2026-09-01', { season: SEASON })).toBe(11_000)
  expect(on('2027-02-28', { season: SEASON })).toBe(6000)
  expect(on('2027-07-31', { season: SEASON })).toBe(1000)
})

test('before and after its season, a fee is charged in full', () => {
  expect(on('2026-07-31', { season: SEASON })).toBe(12_000)
  expect(on('2027-08-01', { season: SEASON })).toBe(12_000)
})

test('the months count after the early price, and the sibling price after both', () => {
  const terms = { early: EARLY, season: SEASON, siblingPercent: 50 }
  expect(on('2026-09-10', terms)).toBe(8250)
  expect(on('2026-09-10', terms, { isSibling: true })).toBe(4125)
})

test('an agreed amount is the most that a person pays, and never raises the price', () => {
  const terms = { season: SEASON, siblingPercent: 50 }
  expect(on('2027-02-01', terms, { agreed: pence(2000) })).toBe(2000)
  expect(on('2027-02-01', terms, { agreed: pence(0) })).toBe(0)
  expect(on('2027-02-01', terms, { isSibling: true, agreed: pence(5000) })).toBe(3000)
})

test('a lower price says why, and a full one says nothing', () => {
  const fee = (day: string, terms: FeeTerms) => ({ full: pence(12_000), terms, day: localDate(day) })
  expect(reasonOf(fee('2027-02-01', { season: SEASON }))).toBe('£60 of £120 for the rest of the season')
  expect(reasonOf(fee('2026-08-02', { early: EARLY, season: SEASON }))).toBe(
    'Early price until 15th September 2026 instead of £120',
  )
  expect(reasonOf(fee('2026-08-02', { season: SEASON }))).toBe('')
})

test('a person pays no more than what is left of the family cap, and never less than nothing', () => {
  expect(on('2026-09-10', {}, { room: pence(4500) })).toBe(4500)
  expect(on('2026-09-10', {}, { room: pence(20_000) })).toBe(12_000)
  expect(on('2026-09-10', {}, { agreed: pence(3000), room: pence(4500) })).toBe(3000)
  expect(on('2026-09-10', {}, { room: pence(-100) })).toBe(0)
})

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(localDate('2025-01-01'), days))
const amount = fc.integer({ min: 0, max: 200_000 }).map(pence)
const season = fc
  .tuple(day, fc.nat({ max: 700 }))
  .map(([from, days]) => ({ from, until: addDays(from, days) }))
const terms = fc.record(
  {
    early: fc.record({ amount, until: day }),
    season,
    siblingPercent: fc.integer({ min: 1, max: 99 }),
  },
  { requiredKeys: [] },
)
const priced: fc.Arbitrary<Priced> = fc.record({ full: amount, terms, day })

const person = fc.record({ isSibling: fc.boolean(), agreed: amount, room: amount }, { requiredKeys: [] })

test('no rule makes a fee negative or raises it, whatever the plan and the day', () => {
  fc.assert(
    fc.property(priced, person, (fee, one) => {
      const { onDay, amount: owed } = owedOf(fee, one)
      expect(owed).toBeGreaterThanOrEqual(0)
      expect(owed).toBeLessThanOrEqual(onDay)
      expect(onDay).toBeLessThanOrEqual(fee.full)
      expect(Number.isInteger(owed)).toBe(true)
    }),
  )
})

test('a person who registers later in the season never pays more of the same price', () => {
  fc.assert(
    fc.property(amount, season, fc.nat({ max: 700 }), fc.nat({ max: 700 }), (full, span, first, more) => {
      const early = addDays(span.from, first)
      const later = addDays(early, more)
      fc.pre(later <= span.until)
      const at = (one: typeof early) => owedOf({ full, terms: { season: span }, day: one }).amount
      expect(at(later)).toBeLessThanOrEqual(at(early))
    }),
  )
})
