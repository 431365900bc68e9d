import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, pence } from '../../../../kernel/money.ts'
import {
  parseInitials,
  parsePersonalisation,
  parseShirtNumber,
  personalisationCosts,
} from './personalisation.ts'

const VAT = basisPoints(2000)

test('initials are at most three letters of any alphabet, as capitals [STO-028]', () => {
  expect(['ab', 'abcd', ' a-b ', 'é ø', '7', '<b>', ''].map(parseInitials)).toEqual([
    'AB',
    'ABC',
    'AB',
    'ÉØ',
    '',
    'B',
    '',
  ])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect([...parseInitials(typed)].length).toBeLessThanOrEqual(3)
      expect(parseInitials(typed)).toMatch(/^\p{L}*$/u)
    }),
  )
})

test('a number is 0 to 99 without leading zeros, and anything else is none [STO-029]', () => {
  for (let number = 0; number <= 99; number += 1) expect(parseShirtNumber(` ${number} `)).toBe(number)
  for (const typed of ['', '100', '-1', '00', '07', '1.5', '1e1', 'x', '١'])
    expect(parseShirtNumber(typed), typed).toBeNull()
})

test('a form has initials, a number, both or neither [STO-028, STO-029]', () => {
  expect(parsePersonalisation('gd', '0')).toEqual({ initials: 'GD', shirtNumber: 0 })
  expect(parsePersonalisation('', '')).toEqual({ initials: '', shirtNumber: null })
})

test('the price of personalisation is described with VAT before anything is chosen [STO-019, STO-021]', () => {
  const prices = [
    { title: 'Initials', priceMinor: 400, isDigit: false },
    { title: 'Digit', priceMinor: 300, isDigit: true },
  ]
  const personalisation = { personalisationPrices: prices, personalisationPrice: pence(500) }
  const costs = (hasInitials: boolean, hasNumber: boolean) =>
    personalisationCosts({ hasInitials, hasNumber, personalisation }, VAT)
  expect(costs(true, true)).toBe('£4.80 for initials, £3.60 a digit')
  expect(costs(true, false)).toBe('£4.80 for initials')
  expect(costs(false, true)).toBe('£3.60 a digit')
  const one = { personalisationPrices: [], personalisationPrice: pence(500) }
  expect(personalisationCosts({ hasInitials: true, hasNumber: true, personalisation: one }, VAT)).toBe(
    '£6.00',
  )
})
