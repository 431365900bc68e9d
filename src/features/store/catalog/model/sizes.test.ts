import { expect, test } from 'vitest'
import { AVAILABILITIES, availabilityOf, canChoose } from './item.ts'
import { bySize } from './size-order.ts'
import { parseWireStock } from './wire-stock.ts'

test('a green or yellow size can be chosen [STO-022, STO-023]', () => {
  expect(AVAILABILITIES.filter(canChoose)).toEqual(['green', 'yellow'])
})

test('availability is the one set, else calculated from stock, and a stock of 0 is always red [STO-023, resolutions B17]', () => {
  expect([0, 1, 5, 6, null].map((stock) => availabilityOf({ stock, availability: null }))).toEqual([
    'red',
    'yellow',
    'yellow',
    'green',
    'red',
  ])
  expect(availabilityOf({ stock: 0, availability: 'green' })).toBe('red')
  expect(availabilityOf({ stock: 9, availability: 'red' })).toBe('red')
  expect(availabilityOf({ stock: null, availability: 'yellow' })).toBe('yellow')
})

test('stock is read from texts with three lists, and missing values are unknown [STO-059]', () => {
  const text = JSON.stringify({
    'stock-light': ['green', 'blue'],
    sizes: [' S ', 7, 'L', 'S', ''],
    stock: [null, '4', -1],
  })
  const sizes = [
    { size: 'S', stock: null, availability: 'green' },
    { size: '7', stock: 4, availability: null },
    { size: 'L', stock: null, availability: null },
  ]
  expect(parseWireStock(text)).toEqual(sizes)
  expect(parseWireStock([text, text])).toEqual(sizes)
  expect(parseWireStock('')).toEqual([])
})

test.each([['{"sizes": ['], ['[1]'], ['7'], ['"S"'], [{ sizes: 'S' }]])(
  'invalid stock is undefined: %j [STO-059]',
  (given) => {
    expect(parseWireStock(given)).toBeUndefined()
  },
)

test('sizes are sorted from small to large: numbers, letters, then all others', () => {
  const mixed = ['XXL', '164/S', 'M/L', 'One size', '3XL', '36,5', 'XS', '4XL', '36', '2-4', 'M', 'A4']
  expect(mixed.sort(bySize)).toEqual([
    '2-4',
    '36',
    '36,5',
    '164/S',
    'XS',
    'M',
    'M/L',
    'XXL',
    '3XL',
    '4XL',
    'A4',
    'One size',
  ])
})
