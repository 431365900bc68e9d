import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, formatPence, pence, penceOf, poundsOf, shareOf } from './money.ts'

test('fractions of a penny are refused', () => {
  expect(() => pence(0.5)).toThrow(RangeError)
  expect(() => pence(Number.NaN)).toThrow(RangeError)
})

test('a negative rate is refused', () => {
  expect(() => basisPoints(-1)).toThrow(RangeError)
  expect(basisPoints(2000)).toBe(2000)
})

test('pounds become pence without binary rounding errors', () => {
  expect(penceOf(1.1)).toBe(110)
  expect(penceOf(8.29)).toBe(829)
  expect(penceOf(-0.3)).toBe(-30)
})

test('every amount converts to pounds and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => penceOf(poundsOf(pence(amount))) === amount),
  )
})

test('money is shown in pounds with two decimals', () => {
  expect(formatPence(pence(123_450))).toBe('£1,234.50')
  expect(formatPence(pence(-5))).toBe('-£0.05')
})

test('a share is rounded to whole pence, half away from zero', () => {
  expect(shareOf(pence(700), basisPoints(230))).toBe(16)
  expect(shareOf(pence(50), basisPoints(100))).toBe(1)
  expect(shareOf(pence(-50), basisPoints(100))).toBe(-1)
  expect(shareOf(pence(49), basisPoints(100))).toBe(0)
  expect(shareOf(pence(1234), basisPoints(0))).toBe(0)
  expect(shareOf(pence(1234), basisPoints(10_000))).toBe(1234)
})
