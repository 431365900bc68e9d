import { expect, test } from 'vitest'
import { pence } from '../../../../kernel/money.ts'
import { matchAll, type Unmatched } from './match.ts'
import type { OpenItem } from './open-item.ts'

const charge = (sourceId: string, names: string[], given: Partial<OpenItem> = {}): OpenItem => ({
  source: 'invoices',
  sourceId,
  number: '',
  open: pence(4550),
  stages: [],
  person: names[0] ?? '',
  description: 'Training camp',
  at: new Date('2026-06-01T12:00:00Z'),
  names,
  families: [],
  ...given,
})
const payment = (payer: string, text = '', amount = 4550, id = 'one'): Unmatched => ({
  id,
  payer,
  text,
  amount: pence(amount),
})

const matched = (payments: Unmatched[], charges: OpenItem[]) =>
  [...matchAll(payments, charges).values()].map((match) => [
    match.charges.map(({ sourceId }) => sourceId).join(' and ') || undefined,
    match.confidence,
  ])

const ana = charge('ana', ['Ana Kovač'])
const ben = charge('ben', ['Ben Smith', 'Joanna O’Brien'])

test('a payment of another amount matches nothing without a number', () => {
  expect(matched([payment('ANA KOVAC', '', 4000)], [ana])).toEqual([[undefined, 'none']])
})

test('a number in the text of a larger payment is named, and a smaller one is likely a part', () => {
  const numbered = charge('in_1', ['Ana Kovač'], { number: 'A1B2-0001' })
  const match = (amount: number) =>
    matchAll([payment('ANA KOVAC', 'a1b2 0001', amount)], [numbered]).get('one')
  expect(match(4551)).toMatchObject({
    charges: [],
    reason: 'The text has the number A1B2-0001, but only £45.50 is open there.',
  })
  expect(match(4000)).toMatchObject({
    charges: [numbered],
    confidence: 'likely',
    reason: 'The number agrees. It is a part: £5.50 stays open.',
  })
})

test('the longest number in the text counts, not one that it begins with', () => {
  const short = charge('in_1', ['Ana Kovač'], { number: 'INV-100' })
  const long = charge('in_2', ['Ana Kovač'], { number: 'INV-1004' })
  expect(matched([payment('KOVAC', 'inv-1004', 4000)], [short, long])).toEqual([['in_2', 'likely']])
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

/** Two children of Joanna O’Brien, and their sister’s invoice of another amount. */
const family = (given: Partial<OpenItem> = {}) => ({ families: ['user:joanna'], ...given })
const mia = charge('mia', ['Mia O’Brien', 'Joanna O’Brien'], family())
const leo = charge('leo', ['Leo O’Brien', 'Joanna O’Brien'], family())
const zoe = charge('zoe', ['Zoe O’Brien', 'Joanna O’Brien'], family({ open: pence(1000) }))

test('items that add up by chance, without a name or of two families, are not proposed', () => {
  expect(matched([payment('GRANNY', '', 9100)], [mia, leo])).toEqual([[undefined, 'none']])
  const other = charge('ana', ['Ana Kovač'], { families: ['user:ana'] })
  expect(matched([payment('JOANNA OBRIEN', '', 9100)], [mia, other])).toEqual([[undefined, 'none']])
})

test('the open items of one family that add up are proposed together, with the confidence of the name', () => {
  expect(matched([payment('JOANNA OBRIEN', '', 9100)], [mia, leo])).toEqual([['mia and leo', 'certain']])
  expect(matched([payment('J OBRIEN', '', 9100)], [mia, leo])).toEqual([['mia and leo', 'likely']])
  expect(matched([payment('JOANNA OBRIEN', '', 9100)], [mia, leo, zoe])).toEqual([['mia and leo', 'certain']])
  expect(matched([payment('JOANNA OBRIEN', '', 10_100)], [mia, leo, zoe])).toEqual([
    ['mia and leo and zoe', 'certain'],
  ])
})

test('several sums of one family are not certain', () => {
  expect(matched([payment('JOANNA OBRIEN', '', 5550)], [mia, leo, zoe])).toEqual([['mia and zoe', 'likely']])
})

test('a family that shares two keys is one choice', () => {
  const both = { families: ['user:joanna', 'user:father', 'user:joanna'] }
  const two = [charge('mia', ['Mia O’Brien'], both), charge('leo', ['Leo O’Brien'], both)]
  expect(matched([payment('MIA OBRIEN', '', 9100)], two)).toEqual([['mia and leo', 'certain']])
})

test('one or more instalments of a fee are matched like its whole amount', () => {
  const fee = charge('fee', ['Nora Dahl'], { open: pence(12_000), stages: [pence(4000), pence(8000)] })
  const found = (amount: number) => matchAll([payment('NORA DAHL', '', amount)], [fee]).get('one')
  expect(found(4000)).toMatchObject({ charges: [fee], confidence: 'certain' })
  expect(found(4000)?.reason).toBe('The name and the next instalment agree.')
  expect(found(8000)?.reason).toBe('The name and the next 2 instalments agree.')
  expect(found(12_000)?.reason).toBe('The name and the amount agree.')
  expect(found(5000)).toMatchObject({ charges: [], confidence: 'none' })
})

test('the next instalments of two children of a family are proposed together', () => {
  const parts = { ...family(), open: pence(12_000), stages: [pence(4000), pence(8000)] }
  const [one, two] = [charge('mia', ['Mia O’Brien', 'Joanna O’Brien'], parts), { ...leo, ...parts }]
  const found = (amount: number) =>
    matchAll([payment('JOANNA OBRIEN', '', amount)], [one, two, zoe]).get('one')
  expect(found(16_000)).toMatchObject({ charges: [one, two], confidence: 'certain' })
  expect(found(16_000)?.reason).toBe('The name and the next instalments of 2 open items agree.')
  expect(found(8000)).toMatchObject({ charges: [one, two], confidence: 'likely' })
  expect(found(4000)?.charges).toEqual([one])
  expect(found(24_000)?.reason).toBe('The name and the sum of 2 open items agree.')
})
