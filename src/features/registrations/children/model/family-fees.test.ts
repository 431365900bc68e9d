import { expect, test } from 'vitest'
import { penceOf } from '../../../../kernel/money.ts'
import { owedOf } from '../../../fees/model/owed.ts'
import { familyLines, lineWords, namesOf, totalOf } from './family-fees.ts'

const fee = (pounds: number, siblingPercent?: number) => ({
  feeId: 'registration',
  priceId: 'price_1',
  label: 'Registration',
  description: '',
  amount: penceOf(pounds),
  full: penceOf(pounds),
  reason: '',
  period: 'season',
  rule: {},
  terms: { siblingPercent },
})
const child = (id: string, pounds: number, siblingPercent?: number) => ({
  id,
  firstName: id,
  fee: fee(pounds, siblingPercent),
  paid: false,
})
const amounts = (...children: ReturnType<typeof child>[]) => familyLines(children).map(({ amount }) => amount)

test('an only child pays in full, and so does everybody where the fee has no sibling rule', () => {
  expect(amounts(child('Mia', 45, 50))).toEqual([4500])
  expect(amounts(child('Mia', 45), child('Ole', 45))).toEqual([4500, 4500])
})

test('the second child and each further one pay less by the percentage of the fee', () => {
  const three = [child('Mia', 45, 50), child('Ole', 45, 50), child('Ida', 45, 50)]
  expect(amounts(...three)).toEqual([4500, 2250, 2250])
  expect(totalOf(familyLines(three))).toBe(9000)
})

test('the dearest fee is paid in full, in whichever order the children stand', () => {
  expect(amounts(child('Mia', 30, 50), child('Ole', 45, 50))).toEqual([1500, 4500])
})

test('a child with an agreed fee pays that, and the others pay as if there were none', () => {
  const [mia, ole] = [child('Mia', 45, 50), child('Ole', 45, 50)]
  const lines = familyLines([{ ...mia, agreed: penceOf(10) } as typeof mia, ole as typeof mia])
  expect(lines.map(({ amount }) => amount)).toEqual([1000, 2250])
  expect(lines.map(lineWords)).toEqual([
    'Registration, agreed price instead of £45.00',
    'Registration, sibling price instead of £45.00',
  ])
})

test('an agreed fee above the sibling price is not named as the reason of the price', () => {
  const lines = familyLines([child('Mia', 45, 50), { ...child('Ole', 45, 50), agreed: penceOf(30) }])
  expect(lines.map(lineWords)).toEqual(['Registration', 'Registration, sibling price instead of £45.00'])
})

test('a child whose agreed fee is nothing has nothing to pay', () => {
  const lines = familyLines([{ ...child('Mia', 45), agreed: penceOf(0) }])
  expect(lines).toMatchObject([{ amount: 0, paid: true }])
})

test('an agreement after a part payment leaves the rest of the agreed fee', () => {
  const partPaid = { paid: penceOf(5), whole: penceOf(45) }
  expect(familyLines([{ ...child('Mia', 45), agreed: penceOf(20), partPaid }])).toMatchObject([
    { amount: 1500, paidBefore: 500 },
  ])
})

test('a family pays no more than its cap, and the children after the first take the rest of it', () => {
  const capped = (id: string) => {
    const one = child(id, 45, 10)
    return { ...one, fee: { ...one.fee, terms: { ...one.fee.terms, familyCap: penceOf(60) } } }
  }
  const lines = familyLines([capped('Mia'), capped('Ole'), capped('Ida')])
  expect(lines.map(({ amount, paid }) => [amount, paid])).toEqual([
    [4500, false],
    [1500, false],
    [0, true],
  ])
  expect(lines.map(lineWords)[1]).toBe('Registration, at most £60.00 for your family')
  const elsewhere = { inFull: true, amounts: new Map([['registration', penceOf(45)]]) }
  expect(familyLines([capped('Mia'), capped('Ole')], elsewhere).map(({ amount }) => amount)).toEqual([
    1500, 0,
  ])
})

test('a price is rounded to whole pence', () => {
  expect(owedOf(fee(44.99, 33), { isSibling: true }).amount).toBe(3014)
  expect(owedOf(fee(0.01, 50), { isSibling: true }).amount).toBe(0)
})

test('names are listed as in a sentence', () => {
  expect(namesOf(['Mia'])).toBe('Mia')
  expect(namesOf(['Mia', 'Ole', 'Ida'])).toBe('Mia, Ole and Ida')
})
