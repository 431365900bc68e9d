import { expect, test } from 'vitest'
import { pence } from '../../../../kernel/money.ts'
import { matchAll, type Unmatched } from './match.ts'
import type { OpenItem } from './open-item.ts'

const charge = (sourceId: string, names: string[], given: Partial<OpenItem> = {}): OpenItem => ({
  source: 'invoices',
  sourceId,
  number: '',
  open: pence(4550),
  person: names[0] ?? '',
  description: 'Training camp',
  at: new Date('2026-06-01T12:00:00Z'),
  names,
  ...given,
})
const payment = (payer: string, text = '', amount = 4550, id = 'one'): Unmatched => ({
  id,
  payer,
  text,
  amount: pence(amount),
})

const matched = (payments: Unmatched[], charges: OpenItem[]) =>
  [...matchAll(payments, charges).values()].map(({ charge, confidence }) => [charge?.sourceId, confidence])

const ana = charge('ana', ['Ana Kovač'])
const ben = charge('ben', ['Ben Smith', 'Joanna O’Brien'])

test('a payment of another amount matches nothing, but a number in its text is named', () => {
  const numbered = charge('in_1', ['Ana Kovač'], { number: 'A1B2-0001' })
  expect(matched([payment('ANA KOVAC', '', 4000)], [ana])).toEqual([[undefined, 'none']])
  const match = matchAll([payment('ANA KOVAC', 'a1b2 0001', 4000)], [numbered]).get('one')
  expect(match?.reason).toBe('The text has the number A1B2-0001, but another amount is open there.')
})

test('the number of an invoice is certain, whatever the name', () => {
  const one = charge('in_1', ['Ana Kovač'], { number: 'A1B2-0001' })
  const two = charge('in_2', ['Ana Kovač'], { number: 'A1B2-0002' })
  expect(matched([payment('GRANNY', 'INV a1b2-0002')], [one, two])).toEqual([['in_2', 'certain']])
})

test('a full name in any order, also of a guardian, is certain if nothing else fits as well', () => {
  expect(matched([payment('KOVAC ANA')], [ana, ben])).toEqual([['ana', 'certain']])
  expect(matched([payment('', 'MRS JOANNA OBRIEN BEN FEE')], [ana, ben])).toEqual([['ben', 'certain']])
  const second = charge('ana-2', ['Ana Kovač'])
  expect(matched([payment('KOVAC ANA')], [ana, second])).toEqual([['ana', 'likely']])
})

test('a surname alone is likely, the amount alone only possible', () => {
  expect(matched([payment('MISS A KOVAC')], [ana, ben])).toEqual([['ana', 'likely']])
  expect(matched([payment('J OBRIAN')], [ana, ben])).toEqual([['ben', 'likely']])
  expect(matched([payment('GRANNY')], [ana])).toEqual([['ana', 'possible']])
  expect(matched([payment('GRANNY')], [ana, ben])).toEqual([[undefined, 'none']])
})

test('two payments that fit the same item are not certain', () => {
  const both = [payment('KOVAC ANA', '', 4550, 'one'), payment('KOVAC ANA', '', 4550, 'two')]
  expect(matched(both, [ana])).toEqual([
    ['ana', 'likely'],
    ['ana', 'likely'],
  ])
})
