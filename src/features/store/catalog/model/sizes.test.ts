import { expect, test } from 'vitest'
import { canChoose, LIGHTS, lightOf } from './item.ts'
import { bySize } from './size-order.ts'
import { stockIn } from './wire-stock.ts'

test('a size stays chosen while its light is green or yellow [STO-022, STO-023]', () => {
  expect(LIGHTS.filter(canChoose)).toEqual(['green', 'yellow'])
})

test('the light is the supplier’s, else by the pieces that are left; what is sold out is red whatever he says [STO-023, resolutions B17]', () => {
  expect([0, 1, 5, 6, null].map((stock) => lightOf({ stock, light: null }))).toEqual([
    'red',
    'yellow',
    'yellow',
    'green',
    'red',
  ])
  expect(lightOf({ stock: 0, light: 'green' })).toBe('red')
  expect(lightOf({ stock: 9, light: 'red' })).toBe('red')
  expect(lightOf({ stock: null, light: 'yellow' })).toBe('yellow')
})

test('stock is read from texts with three lists, place by place, and what is missing is not known [STO-059]', () => {
  const text = JSON.stringify({
    'stock-light': ['green', 'blue'],
    sizes: [' S ', 7, 'L', 'S', ''],
    stock: [null, '4', -1],
  })
  const sizes = [
    { size: 'S', stock: null, light: 'green' },
    { size: '7', stock: 4, light: null },
    { size: 'L', stock: null, light: null },
  ]
  expect(stockIn(text)).toEqual(sizes)
  expect(stockIn([text, text])).toEqual(sizes)
  expect(stockIn('')).toEqual([])
})

test.each([['{"sizes": ['], ['[1]'], ['7'], ['"S"'], [{ sizes: 'S' }]])(
  'stock that cannot be read is none: %j [STO-059]',
  (given) => {
    expect(stockIn(given)).toBeUndefined()
  },
)

test('sizes stand from small to large: numbers, letters, then the rest', () => {
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
