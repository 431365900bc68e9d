import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, type Pence, pence } from '../../../../kernel/money.ts'
import { NO_PERSONALISATION } from './item.ts'
import { lowestPrice } from './price-shown.ts'
import { type ItemPrices, personalisationPriceOf, priceOf, totalOf, withVat } from './pricing.ts'

const VAT = basisPoints(2000)
const NO_VAT = basisPoints(0)

const item = (given: Partial<ItemPrices> = {}): ItemPrices => ({
  price1: pence(2000),
  price2: pence(2600),
  onOffer: false,
  offer: null,
  personalisationPrices: [],
  personalisationPrice: pence(500),
  ...given,
})

const anyPence = fc.integer({ min: 0, max: 100_000 }).map(pence)
const anyRate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)

test('an item without a price for its buyer has none, even if the other price is set [STO-013]', () => {
  expect(priceOf(item({ price1: null }), 'member', VAT)).toBeUndefined()
  expect(priceOf(item({ price2: null }), 'other', VAT)).toBeUndefined()
  expect(priceOf(item({ price1: null, onOffer: true, offer: pence(1) }), 'member', VAT)).toBeUndefined()
})

test('members and others have different prices, both with VAT [STO-002, STO-020, resolutions B04, B05]', () => {
  expect(priceOf(item(), 'member', VAT)).toEqual({ net: 2000, vat: 400, gross: 2400 })
  expect(priceOf(item(), 'other', VAT)).toEqual({ net: 2600, vat: 520, gross: 3120 })
  expect(priceOf(item(), 'member', NO_VAT)).toEqual({ net: 2000, vat: 0, gross: 2000 })
})

test('an offer replaces the members’ price only while it is on and lower [STO-020, resolutions B05]', () => {
  const net = (given: Partial<ItemPrices>, tier: 'member' | 'other' = 'member') =>
    priceOf(item(given), tier, VAT)?.net
  expect(net({ onOffer: true, offer: pence(1500) })).toBe(1500)
  expect(net({ onOffer: false, offer: pence(1500) })).toBe(2000)
  expect(net({ onOffer: true, offer: pence(2000) })).toBe(2000)
  expect(net({ onOffer: true, offer: pence(2500) })).toBe(2000)
  expect(net({ onOffer: true, offer: null })).toBe(2000)
  expect(net({ onOffer: true, offer: pence(1500) }, 'other')).toBe(2600)
})

test('VAT is rounded once for each piece, half away from zero [resolutions B04]', () => {
  expect(withVat(pence(1), basisPoints(5000)).vat).toBe(1)
  expect(withVat(pence(2), VAT).vat).toBe(0)
  expect(withVat(pence(3), VAT).vat).toBe(1)
})

test('no personalisation costs nothing [STO-021]', () => {
  expect(personalisationPriceOf(item(), NO_PERSONALISATION, VAT).gross).toBe(0)
})

test('an item without its own personalisation prices has one price for any personalisation [STO-021, resolutions B16]', () => {
  expect(personalisationPriceOf(item(), { initials: 'AB', shirtNumber: 17 }, VAT).gross).toBe(600)
  expect(personalisationPriceOf(item(), { initials: '', shirtNumber: 0 }, VAT).gross).toBe(600)
})

test('personalisation prices count for each digit of the number, or once for initials [STO-019, STO-021, resolutions B16]', () => {
  const personalised = item({
    personalisationPrices: [
      { title: 'Digit', priceMinor: 300, isDigit: true },
      { title: 'Initials', priceMinor: 250, isDigit: false },
    ],
  })
  const net = (initials: string, shirtNumber: number | null) =>
    personalisationPriceOf(personalised, { initials, shirtNumber }, VAT).net
  expect(net('', 7)).toBe(300)
  expect(net('', 17)).toBe(600)
  expect(net('AB', null)).toBe(250)
  expect(net('AB', 17)).toBe(850)
})

test('a total is the sum of its parts and grows with each of them', () => {
  const part = fc.record({ net: anyPence, times: fc.integer({ min: 1, max: 50 }) })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), anyRate, (parts, rate) => {
      const lines = parts.map(({ net, times }) => ({ amount: withVat(net, rate), times }))
      const total = totalOf(lines)
      expect(total.gross).toBe(total.net + total.vat)
      expect(total.gross).toBe(lines.reduce((sum, { amount, times }) => sum + amount.gross * times, 0))
      const more = totalOf([...lines, { amount: withVat(pence(100), rate), times: 1 }])
      expect(more.gross).toBeGreaterThan(total.gross)
    }),
  )
})

test('a higher price before VAT is never lower with VAT', () => {
  fc.assert(
    fc.property(anyPence, anyPence, anyRate, (one: Pence, other: Pence, rate) => {
      const [low, high] = one <= other ? [one, other] : [other, one]
      expect(withVat(low, rate).gross).toBeLessThanOrEqual(withVat(high, rate).gross)
    }),
  )
})

test('a size can have its own prices, and an offer applies where it is lower [STO-002, STO-020, resolutions B05]', () => {
  const ofSizes = new Map([
    ['128', { price1: pence(1500), price2: pence(1800) }],
    ['M', { price1: null, price2: null }],
  ])
  const kit = item({ price1: pence(2000), price2: pence(2500), ofSizes })
  const net = (size: string, tier: 'member' | 'other', given: Partial<ItemPrices> = {}) =>
    priceOf({ ...kit, ...given }, tier, basisPoints(2000), size)?.net
  expect([net('128', 'member'), net('128', 'other')]).toEqual([1500, 1800])
  expect([net('M', 'member'), net('M', 'other'), net('constructor', 'other')]).toEqual([2000, 2500, 2500])
  const offer = { onOffer: true, offer: pence(1700) }
  expect([net('128', 'member', offer), net('M', 'member', offer)]).toEqual([1500, 1700])
  expect(net('128', 'other', { price2: null })).toBe(1800)
  expect(net('M', 'other', { price2: null })).toBeUndefined()
})

test('before a size is chosen the lowest price is shown, and visitors never see members’ prices [STO-002]', () => {
  const ofSizes = new Map([
    ['128', { price1: pence(1500), price2: null }],
    ['M', { price1: null, price2: null }],
  ])
  const kit = item({ price1: pence(2000), price2: pence(2500), ofSizes })
  const rate = basisPoints(2000)
  expect(lowestPrice(kit, 'member', rate)).toMatchObject({ gross: 1800, isFrom: true })
  expect(lowestPrice(kit, 'other', rate)).toEqual({
    tier: 'other',
    gross: 3000,
    was: undefined,
    others: undefined,
  })
  expect(lowestPrice(item({ price1: pence(2000) }), 'member', rate)).not.toHaveProperty('isFrom')
})
