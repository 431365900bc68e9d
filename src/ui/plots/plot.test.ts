import { expect, test } from 'vitest'
import { formatterFor, highest, percent, ticksTo } from './plot.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [41, [0, 20, 40, 60]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])('an axis up to %i has few round steps and ends at or above it', (most, steps) => {
  expect(ticksTo(most)).toEqual(steps)
})

test('a stacked bar is as high as the sum of its values', () => {
  const bars = [
    { label: 'A', values: [2, 3] },
    { label: 'B', values: [4, 0] },
  ]
  expect([highest(bars, true), highest(bars, false), highest([], false)]).toEqual([5, 4, 0])
})

test('a share is written as a percentage with two decimals', () => {
  expect([percent(0.5), percent(1 / 3)]).toEqual(['50%', '33.33%'])
})

test('amounts that stand together have pence if one of them needs them', () => {
  const written = (values: number[]) => values.map(formatterFor(values, 'money'))
  expect(written([14_400, 0])).toEqual(['£144', '£0'])
  expect(written([14_400, 4550])).toEqual(['£144.00', '£45.50'])
})
