import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PIECES } from '../../catalog/model/personalisation.ts'
import { addLine, type CartLine, changeLines, decreaseLine, increaseLine } from './cart.ts'

const shirt: CartLine = { id: '2003', size: 'M', quantity: 2, initials: 'AKV', shirtNumber: 7 }
const { quantity: _, ...key } = shirt

test('a cart with 50 lines accepts no new line, but more pieces of existing ones [STO-034]', () => {
  const full = Array.from({ length: 50 }, (_, index) => ({ ...shirt, shirtNumber: index }))
  expect(addLine(full, { ...shirt, shirtNumber: 99 })).toBeUndefined()
  expect(addLine(full, shirt)).toHaveLength(50)
})

test('increasing stops at 50 pieces, and so does adding [STO-027, STO-034]', () => {
  expect(increaseLine([{ ...shirt, quantity: 50 }], key)[0]?.quantity).toBe(50)
  expect(addLine([{ ...shirt, quantity: 40 }], { ...shirt, quantity: 30 })?.[0]?.quantity).toBe(50)
})

test('lines merge only if id, size and personalisation are equal, and their quantities are added [STO-035]', () => {
  const others = [
    { ...shirt, id: '2004' },
    { ...shirt, size: 'L' },
    { ...shirt, initials: 'AK' },
    { ...shirt, shirtNumber: 8 },
    { id: '2003', size: 'M', quantity: 1 },
  ]
  for (const other of others) expect(addLine([shirt], other)).toEqual([shirt, other])
  expect(addLine([shirt], { ...shirt, quantity: 5 })).toEqual([{ ...shirt, quantity: 7 }])
})

test('decreasing removes one piece, and the last one removes the line [STO-036]', () => {
  expect(decreaseLine([shirt], key)).toEqual([{ ...shirt, quantity: 1 }])
  expect(decreaseLine([{ ...shirt, quantity: 1 }], key)).toEqual([])
  expect(decreaseLine([shirt], { ...key, size: 'L' })).toEqual([shirt])
})

test('each kind of change affects only its own line [STO-034]', () => {
  const other = { ...shirt, size: 'L' }
  const lines = [shirt, other]
  expect(changeLines(lines, { kind: 'add', line: { ...other, quantity: 3 } })).toEqual([
    shirt,
    { ...other, quantity: 5 },
  ])
  expect(changeLines(lines, { kind: 'increase', line: key })).toEqual([{ ...shirt, quantity: 3 }, other])
  expect(changeLines(lines, { kind: 'decrease', line: key })).toEqual([{ ...shirt, quantity: 1 }, other])
})

test('emptying removes all lines [STO-037]', () => {
  expect(changeLines([shirt, { ...shirt, size: 'L' }], { kind: 'empty' })).toEqual([])
})

test('after any changes every line is unique and has 1 to 50 pieces [STO-033, STO-034]', () => {
  const keys = fc.record({ id: fc.constantFrom('1', '2'), size: fc.constantFrom('M', 'L') })
  const change = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      line: fc.tuple(keys, fc.integer({ min: 1, max: 50 })).map(([k, quantity]) => ({ ...k, quantity })),
    }),
    fc.record({ kind: fc.constantFrom('increase' as const, 'decrease' as const), line: keys }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const lines = changes.reduce<CartLine[]>((cart, one) => changeLines(cart, one) ?? cart, [])
      const places = lines.map(({ id, size }) => `${id} ${size}`)
      expect(new Set(places).size).toBe(places.length)
      for (const { quantity } of lines) {
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(quantity).toBeLessThanOrEqual(MAX_PIECES)
      }
    }),
  )
})
