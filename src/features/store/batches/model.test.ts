import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BATCH_STATUSES,
  isInvoiceOf,
  isPersonalised,
  mergeLines,
  NEXT_STATUSES,
  piecesOf,
  type SheetLine,
  toneOf,
} from './model.ts'

const shirt: SheetLine = {
  itemId: '2003',
  title: 'Match shirt',
  size: 'M',
  initials: '',
  shirtNumber: null,
  quantity: 1,
}

test('statuses follow in order, a delivered batch cannot be ordered again, and closing can be undone [BAT-002, BAT-003]', () => {
  expect(BATCH_STATUSES.map((from) => [from, ...NEXT_STATUSES[from]])).toEqual([
    ['Open', 'Ordered', 'Closed'],
    ['Ordered', 'Open', 'Delivered'],
    ['Delivered', 'Closed'],
    ['Closed', 'Delivered', 'Open'],
  ])
})

test('only the status Open is highlighted [BAT-004]', () => {
  expect(BATCH_STATUSES.map(toneOf)).toEqual(['ok', 'quiet', 'quiet', 'quiet'])
})

test('pieces with the same item, size and personalisation are one row [BAT-006]', () => {
  const rows = mergeLines([
    shirt,
    { ...shirt, quantity: 4 },
    { ...shirt, shirtNumber: 0 },
    { ...shirt, initials: 'AB' },
    { ...shirt, size: 'L' },
    { ...shirt, itemId: '2004' },
  ])
  expect(rows.map(({ quantity }) => quantity).sort()).toEqual([1, 1, 1, 1, 5])
})

test('rows are sorted by title, code, size, initials and number [BAT-006]', () => {
  const rows = [
    { ...shirt, itemId: '2005', title: 'Socks' },
    { ...shirt, itemId: '2004' },
    { ...shirt, size: '140' },
    { ...shirt, size: '36' },
    { ...shirt, initials: 'ZZ' },
    { ...shirt, initials: 'AB' },
    { ...shirt, shirtNumber: 7 },
    { ...shirt, shirtNumber: 0 },
    shirt,
  ]
  expect(mergeLines(rows)).toEqual([
    { ...shirt, size: '36' },
    { ...shirt, size: '140' },
    shirt,
    { ...shirt, shirtNumber: 0 },
    { ...shirt, shirtNumber: 7 },
    { ...shirt, initials: 'AB' },
    { ...shirt, initials: 'ZZ' },
    { ...shirt, itemId: '2004' },
    { ...shirt, itemId: '2005', title: 'Socks' },
  ])
})

test('merging lines never changes the number of pieces [BAT-006]', () => {
  const anyLine = fc.record({
    itemId: fc.constantFrom('1', '2'),
    title: fc.constantFrom('Shirt', 'Sock'),
    size: fc.constantFrom('M', '36'),
    initials: fc.constantFrom('', 'AB'),
    shirtNumber: fc.constantFrom(null, 0, 7),
    quantity: fc.integer({ min: 1, max: 50 }),
  })
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
      const rows = mergeLines(lines)
      expect(piecesOf(rows)).toBe(piecesOf(lines))
      expect(piecesOf(rows.filter(isPersonalised))).toBe(piecesOf(lines.filter(isPersonalised)))
    }),
  )
})

test('number 0 is a personalisation, and no number is none [BAT-010]', () => {
  expect([shirt, { ...shirt, shirtNumber: 0 }, { ...shirt, initials: 'A' }].map(isPersonalised)).toEqual([
    false,
    true,
    true,
  ])
})

test('a batch has two kinds of invoices and no others [BAT-015]', () => {
  expect(['supplier', 'printing', 'toString', '', 'constructor'].map(isInvoiceOf)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
