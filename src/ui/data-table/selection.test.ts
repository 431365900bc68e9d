import { expect, test } from 'vitest'
import { countOf, everything, extended, isSelected, NOTHING, toggled } from './selection.ts'

test('a click selects a row and the next one deselects it, and a range starts there [ADM-005]', () => {
  const one = toggled(NOTHING, 'a', 3)
  expect([isSelected(one, 'a'), isSelected(one, 'b'), one.anchor]).toEqual([true, false, 3])
  expect(countOf(toggled(one, 'a', 3), 10)).toBe(0)
})

test('a range adds to the selection and keeps its start [ADM-005]', () => {
  const range = extended(toggled(NOTHING, 'a', 0), ['b', 'c'])
  expect(countOf(range, 10)).toBe(3)
  expect(range.anchor).toBe(0)
})

test('all matching rows are selected except those deselected again [ADM-005]', () => {
  const most = toggled(toggled(everything, 'a', 0), 'b', 1)
  expect([countOf(most, 10_000), isSelected(most, 'a'), isSelected(most, 'z')]).toEqual([9998, false, true])
  expect(countOf(extended(most, ['a', 'c']), 10_000)).toBe(9999)
})
