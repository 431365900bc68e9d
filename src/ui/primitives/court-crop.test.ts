import { expect, test } from 'vitest'
import { cropFor } from './court-crop.tsx'

test('what has no picture gets the same crop of the court each time, and its neighbours another', () => {
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
