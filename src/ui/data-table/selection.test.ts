import { expect, test } from 'vitest'
import { countOf, everything, extended, isSelected, NOTHING, toggled } from './selection.ts'

test('a row is selected by one click and let go by the next, and a range begins there [ADM-005]', () => {
  const one = toggled(NOTHING, 'a', 3)
  expect([isSelected(one, 'a'), isSelected(one, 'b'), one.anchor]).toEqual([true, false, 3])
  expect(countOf(toggled(one, 'a', 3), 10)).toBe(0)
})

test('a range adds to what was selected and keeps where it began [ADM-005]', () => {
  const range = extended(toggled(NOTHING, 'a', 0), ['b', 'c'])
  expect(countOf(range, 10)).toBe(3)
  expect(range.anchor).toBe(0)
})

test('all that match are selected, but those that were taken out again [ADM-005]', () => {
  const most = toggled(toggled(everything, 'a', 0), 'b', 1)
  expect([countOf(most, 10_000), isSelected(most, 'a'), isSelected(most, 'z')]).toEqual([9998, false, true])
  expect(countOf(extended(most, ['a', 'c']), 10_000)).toBe(9999)
})
