import { expect, test } from 'vitest'
import { cropFor } from './court-crop.tsx'

test('an item without a picture always gets the same crop of the court, and its neighbours get others', () => {
  const names = [
    'First aid for coaches',
    'Annual general meeting',
    'Autumn tournament',
    'Quiz night',
    'Open day',
  ]
  const crops = names.map((name) => cropFor(name).view)

  expect(names.map((name) => cropFor(name).view)).toEqual(crops)
  expect(new Set(crops).size).toBeGreaterThan(2)
})
