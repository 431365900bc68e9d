import { expect, test } from 'vitest'
import { localDate } from '../../../../kernel/dates.ts'
import { penceOf } from '../../../../kernel/money.ts'
import { fittingOffers, whyNot } from './fee-rule.ts'

const TODAY = localDate('2026-06-20')
const answer = (id: string, value: string) => ({ id, label: id, value })
const studentBorn = (day: string) => ({
  questions: [answer('applies_to_you', 'league'), answer('current_situation', 'studying')],
  details: [answer('dob', day)],
  studentCardId: 'a file',
  studentCardVerifiedAt: null,
})

test.each([
  ['who is twelve', '2014-01-31', 'This fee is for students who are 16 or older'],
  ['the day before their 16th birthday', '2010-06-21', 'This fee is for students who are 16 or older'],
  ['on their 16th birthday', '2010-06-20', undefined],
])('the student fee, for a person %s with a student card [REG-017]', (_who, born, why) => {
  expect(whyNot({ students: true }, studentBorn(born), TODAY)).toBe(why)
})

test('a child is offered only children’s fees, and a student without a card also the student fees [REG-023]', () => {
  const offer = (feeId: string, rule: object) => ({
    feeId,
    priceId: feeId,
    label: feeId,
    description: '',
    amount: penceOf(1),
    full: penceOf(1),
    reason: '',
    terms: {},
    period: 'month',
    rule,
  })
  const offers = {
    registration: [offer('fee', {})],
    subscription: [
      offer('league', { minAge: 16 }),
      offer('students', { students: true }),
      offer('juniors', { maxAge: 17 }),
    ],
    confirmed: true,
  }
  const plans = (born: string, studentCardId: string | null = null) => {
    const payer = { ...studentBorn(born), studentCardId }
    return fittingOffers(offers, payer, TODAY).subscription.map(({ feeId }) => feeId)
  }
  expect(plans('2014-01-31')).toEqual(['juniors'])
  expect(plans('2000-01-31')).toEqual(['league', 'students'])
  expect(fittingOffers(offers, studentBorn('2014-01-31'), TODAY).registration).toHaveLength(1)
  const onlyLeague = { ...offers, subscription: offers.subscription.slice(0, 1) }
  expect(fittingOffers(onlyLeague, studentBorn('2014-01-31'), TODAY).subscription).toHaveLength(1)
})
