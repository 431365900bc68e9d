import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pence, poundsOf } from '../../kernel/money.ts'
import { badgesOf, canContribute, choicesOf, raisedBy, takesPayments } from './model.ts'

test('an event has a badge for members only or public, and a second one for a birthday [EVT-004]', () => {
  expect(badgesOf({ membersOnly: true, birthday: false })).toEqual(['Members only'])
  expect(badgesOf({ membersOnly: false, birthday: false })).toEqual(['Public event'])
  expect(badgesOf({ membersOnly: false, birthday: true })).toEqual(['Public event', 'Birthday'])
})

const amounts = fc.integer({ min: -100, max: 100_000 })

test('only whole pence from £1 to £800 can be paid [SYS-054, SYS-055]', () => {
  const birthday = { birthday: true, price: pence(0) }
  expect([99, 0, -700, 80_001, 350.5, Number.NaN].map((amount) => canContribute(birthday, amount))).toEqual(
    Array(6).fill(false),
  )
  expect([100, 80_000].map((amount) => canContribute(birthday, amount))).toEqual([true, true])
})

test('an event other than a birthday costs at least its price [EVT-015]', () => {
  const party = { birthday: false, price: pence(1800) }
  expect([1799, 1800, 5000].map((amount) => canContribute(party, amount))).toEqual([false, true, true])
})

test('a birthday offers seven amounts; any other event offers its price [EVT-015, EVT-016]', () => {
  expect(choicesOf({ birthday: true, price: pence(500) }).map(poundsOf)).toEqual([3, 5, 7, 10, 15, 20, 25])
  expect(choicesOf({ birthday: false, price: pence(1800) })).toEqual([1800])
})

test('birthdays and events with a price take payments [EVT-012]', () => {
  expect(takesPayments({ birthday: true, price: pence(0) })).toBe(true)
  expect(takesPayments({ birthday: false, price: pence(1) })).toBe(true)
  expect(takesPayments({ birthday: false, price: pence(0) })).toBe(false)
})

test('card fees of 2.3% and 30p and refunds are subtracted from each payment [EVT-017, EVT-018]', () => {
  const raised = (amount: number, refunded = 0) =>
    raisedBy({ amount: pence(amount), refunded: pence(refunded) })
  expect(raised(700)).toBe(654)
  expect(raised(2500)).toBe(2412)
  expect(raised(2500, 1000)).toBe(1412)
  expect(raised(2500, 2500)).toBe(0)
})

test('a larger payment never raises less, and never more than its amount [EVT-018]', () => {
  fc.assert(
    fc.property(amounts.map(Math.abs), amounts.map(Math.abs), (one, other) => {
      const raised = (amount: number) => raisedBy({ amount: pence(amount), refunded: pence(0) })
      return raised(one) <= one && (one > other || raised(one) <= raised(other))
    }),
  )
})
