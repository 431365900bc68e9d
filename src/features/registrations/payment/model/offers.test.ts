import { expect, test } from 'vitest'
import { FEES } from '../../../../../demo/data/registration-settings.ts'
import { pence } from '../../../../kernel/money.ts'
import type { Price } from '../../../billing/prices/model.ts'
import { differingFees, membershipsOf, offersFrom, unchosenFees } from './offers.ts'

const price = (feeId: string, amount: number, given: Partial<Price> = {}): Price => ({
  id: `price_${feeId}`,
  feeId,
  label: `Provider's ${feeId}`,
  amount: pence(amount),
  interval: 'month',
  intervalCount: 1,
  ...given,
})

const PRICES = {
  registration: [price('registration', 5000, { interval: null })],
  subscriptions: [price('gone', 900), price('junior', 6000, { intervalCount: 4 }), price('league', 4300)],
}

test('amounts come from the provider, labels and order from the configuration [REG-023, resolutions B10]', () => {
  const { registration, subscription, confirmed } = offersFrom(FEES, PRICES)
  expect(confirmed).toBe(true)
  expect(registration).toMatchObject([{ label: 'Registration', amount: 5000, period: 'season' }])
  expect(subscription.map(({ label, amount, period }) => [label, amount, period])).toEqual([
    ['League teams', 4300, 'month'],
    ['Juniors', 6000, '4 months'],
    ["Provider's gone", 900, 'month'],
  ])
})

test('fees that differ between the two price lists are listed: another price, or missing in either [resolutions B10]', () => {
  expect(differingFees(FEES, PRICES).sort()).toEqual([
    'beginner',
    'gone',
    'league',
    'registration',
    'student',
  ])
  const { registration, ...rest } = FEES
  const same = [price('registration', 4500, { interval: null })]
  expect(
    differingFees({ ...rest, registration, training_fees: [] }, { registration: same, subscriptions: [] }),
  ).toEqual([])
})

test('configured fees are shown without the provider but cannot be paid [REG-023]', () => {
  const { registration, subscription, confirmed } = offersFrom(FEES, undefined)
  expect(confirmed).toBe(false)
  expect(registration).toMatchObject([{ feeId: 'registration', amount: 4500, priceId: null }])
  expect(subscription).toHaveLength(FEES.training_fees.length)
})

test('the subscription is always at index 1, with label, price and period [REG-022]', () => {
  const offers = offersFrom(FEES, PRICES)
  const subscription = {
    id: 'league',
    label: 'Subscription',
    value: { label: 'League teams', price: 43, period: 'month' },
  }
  const both = { registration: 'registration', subscription: 'league' }
  expect(membershipsOf(offers, both)).toMatchObject([{ id: 'registration' }, subscription])
  expect(membershipsOf(offers, { ...both, registration: '' })[1]).toEqual(subscription)
})

test('a fee that is not on offer does not count as chosen [REG-023, resolutions F10]', () => {
  const offers = offersFrom(FEES, PRICES)
  expect(unchosenFees(offers, { registration: '', subscription: 'student' })).toEqual([
    'registration',
    'subscription',
  ])
  expect(unchosenFees(offers, { registration: 'registration', subscription: 'league' })).toEqual([])
  const nothing = { registration: [], subscription: [], confirmed: true }
  expect(unchosenFees(nothing, { registration: '', subscription: '' })).toEqual([])
})
