import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, pence } from '../../../../kernel/money.ts'
import type { CartLine } from '../../cart/model/cart.ts'
import { availabilityOf } from '../../catalog/model/item.ts'
import { personalisationWords } from '../../catalog/model/personalisation.ts'
import type { SellableItem } from '../../catalog/queries/items.server.ts'
import { type Problem, pricedLineKey, priceLines, problemWords, sizeKey, sumOf, type Terms } from './lines.ts'

const size = (
  name: string,
  stock: number | null,
  availability = availabilityOf({ stock, availability: null }),
) => ({
  size: name,
  stock,
  availability,
})

const shirt: SellableItem = {
  id: 'its id',
  itemId: '2003',
  title: 'Match shirt',
  image: null,
  prices: {
    price1: pence(2000),
    price2: pence(2600),
    onOffer: false,
    offer: null,
    personalisationPrices: [],
    personalisationPrice: pence(500),
  },
  gender: 'women',
  hasInitials: true,
  hasNumber: true,
  sizes: [size('M', 10), size('L', 3), size('S', 0), size('XL', null, 'green')],
  active: true,
}

const terms: Terms = {
  tier: 'member',
  vatRate: basisPoints(2000),
  reserved: new Map(),
  isTaken: () => false,
}

const line = (given: Partial<CartLine> = {}): CartLine => ({ id: '2003', size: 'M', quantity: 1, ...given })

/** The problem of each line. */
const problemsOf = (
  lines: readonly CartLine[],
  { item = {}, ...given }: Partial<Terms> & { item?: Partial<SellableItem> } = {},
) => priceLines(lines, [{ ...shirt, ...item }], { ...terms, ...given }).map(({ problem }) => problem)

test('unknown items and sizes and inactive items cannot be bought [STO-013]', () => {
  expect(problemsOf([line({ id: 'nothing' }), line({ size: 'XXS' })])).toEqual([
    { kind: 'GONE' },
    { kind: 'GONE' },
  ])
  expect(problemsOf([line()], { item: { active: false } })).toEqual([{ kind: 'GONE' }])
})

test('an item without a price for its buyer cannot be bought, and costs nothing [STO-013]', () => {
  const prices = { ...shirt.prices, price1: null }
  const [free] = priceLines([line()], [{ ...shirt, prices }], terms)
  expect(free).toMatchObject({ problem: { kind: 'NO_PRICE' }, total: { net: 0, vat: 0, gross: 0 } })
})

test('a red size is sold out, but the order’s own reservation counts as available [STO-025]', () => {
  const reserved = (pieces: number) => ({ reserved: new Map([[sizeKey('2003', 'S'), pieces]]) })
  expect(problemsOf([line({ size: 'S' })])).toEqual([{ kind: 'SOLD_OUT' }])
  expect(problemsOf([line()], { item: { sizes: [size('M', 10, 'red')] } })).toEqual([{ kind: 'SOLD_OUT' }])
  expect(problemsOf([line({ size: 'S', quantity: 2 })], reserved(2))).toEqual([undefined])
  expect(problemsOf([line({ size: 'S', quantity: 3 })], reserved(2))).toEqual([{ kind: 'TOO_FEW', left: 2 }])
})

test('lines of one size share its stock, and uncounted sizes have no limit [STO-025]', () => {
  const two = [line({ size: 'L', quantity: 2 }), line({ size: 'L', quantity: 2, initials: 'AB' })]
  const tooFew = { kind: 'TOO_FEW', left: 3 }
  expect(problemsOf(two)).toEqual([tooFew, tooFew])
  expect(problemsOf([line({ size: 'L', quantity: 2 }), line({ size: 'L', shirtNumber: 7 })])).toEqual([
    undefined,
    undefined,
  ])
  expect(problemsOf([line({ size: 'L', quantity: 3 }), line({ quantity: 3 })])).toEqual([
    undefined,
    undefined,
  ])
  expect(problemsOf([line({ size: 'XL', quantity: 50 })])).toEqual([undefined])
})

test('initials and numbers are refused for items that do not offer them [STO-011]', () => {
  const [initials, shirtNumber] = [line({ initials: 'AB' }), line({ shirtNumber: 0 })]
  const none = { kind: 'NOT_PERSONALISABLE' }
  expect(problemsOf([initials, shirtNumber], { item: { hasInitials: false } })).toEqual([none, undefined])
  expect(problemsOf([initials, shirtNumber], { item: { hasNumber: false } })).toEqual([undefined, none])
})

test('a number that another player has is taken, including 0 [STO-030]', () => {
  const isTaken: Terms['isTaken'] = (item, shirtNumber) => item.itemId === '2003' && shirtNumber === 0
  expect(problemsOf([line({ shirtNumber: 0 }), line({ shirtNumber: 7 }), line()], { isTaken })).toEqual([
    { kind: 'TAKEN' },
    undefined,
    undefined,
  ])
})

test('a line costs its pieces with personalisation and VAT from the buyer’s price list [STO-002, STO-040]', () => {
  const priced = (tier: Terms['tier']) =>
    priceLines([line({ quantity: 3, shirtNumber: 7 })], [shirt], { ...terms, tier })[0]
  expect(priced('member')).toMatchObject({
    piece: { net: 2000, vat: 400, gross: 2400 },
    personalisation: { net: 500, vat: 100, gross: 600 },
    total: { net: 7500, vat: 1500, gross: 9000 },
    problem: undefined,
  })
  expect(priced('other')).toMatchObject({ total: { net: 9300, vat: 1860, gross: 11160 } })
})

const anyLine = fc.record({
  id: fc.constantFrom('2003', '2004', 'nothing'),
  size: fc.constantFrom('M', 'L', 'S'),
  quantity: fc.integer({ min: 1, max: 50 }),
})
const anyLines = fc.array(anyLine, { maxLength: 12 })
const items = [shirt, { ...shirt, itemId: '2004' }]

test('the total is the sum of (price + personalisation) times quantity, and more pieces never cost less [STO-040]', () => {
  fc.assert(
    fc.property(anyLines, fc.nat({ max: 11 }), (lines, place) => {
      const priced = priceLines(lines, items, terms)
      const sum = sumOf(priced)
      const expected = priced.reduce(
        (all, { piece, personalisation, line: { quantity } }) =>
          all + (piece.gross + personalisation.gross) * quantity,
        0,
      )
      expect(sum.gross).toBe(expected)
      expect(sum.gross).toBe(sum.net + sum.vat)
      const more = lines.map((one, at) => (at === place ? { ...one, quantity: one.quantity + 1 } : one))
      expect(sumOf(priceLines(more, items, terms)).gross).toBeGreaterThanOrEqual(sum.gross)
    }),
  )
})

test('no combination of lines can exceed the stock [STO-025]', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const sold = priceLines(lines, items, terms).filter(({ problem }) => !problem)
      for (const { size: name, stock } of shirt.sizes) {
        for (const id of ['2003', '2004']) {
          const pieces = sold
            .filter((one) => one.line.id === id && one.line.size === name)
            .reduce((all, one) => all + one.line.quantity, 0)
          expect(pieces).toBeLessThanOrEqual(stock ?? Number.POSITIVE_INFINITY)
        }
      }
    }),
  )
})

test('each problem has its words [STO-013, STO-025, STO-030]', () => {
  const words = (problem: Problem) => problemWords(problem, { size: 'L', shirtNumber: 7 })
  expect(words({ kind: 'GONE' })).toBe('This is no longer in the store.')
  expect(words({ kind: 'NO_PRICE' })).toBe('Item not available')
  expect(words({ kind: 'SOLD_OUT' })).toBe('There is no stock available for the size L')
  expect(words({ kind: 'TOO_FEW', left: 1 })).toBe('Only 1 is left of size L')
  expect(words({ kind: 'TOO_FEW', left: 3 })).toBe('Only 3 are left of size L')
  expect(words({ kind: 'NOT_PERSONALISABLE' })).toBe(
    'This can no longer be personalised. Add it again without personalisation.',
  )
  expect(words({ kind: 'TAKEN' })).toBe('Number 7 is taken. Choose another one.')
})

test('personalisation reads as words, and every line has its own key', () => {
  expect(personalisationWords({ initials: 'AKV', shirtNumber: 7 })).toBe('AKV and 7')
  expect(personalisationWords({ initials: '', shirtNumber: 0 })).toBe('0')
  expect(personalisationWords({ initials: 'AKV', shirtNumber: null })).toBe('AKV')
  expect(personalisationWords({ initials: '', shirtNumber: null })).toBe('')
  const keys = priceLines([line(), line({ shirtNumber: 7 }), line({ initials: 'A' })], [shirt], terms).map(
    pricedLineKey,
  )
  expect(new Set(keys).size).toBe(3)
})
