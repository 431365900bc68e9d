import { expect, test } from 'vitest'
import { type Noticed, subscriptionNotice } from './subscription-notice.tsx'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const league: Noticed = {
  kind: 'change-price',
  plan: 'League teams',
  price: '£42 every month',
  newPrice: '£48 every month',
  endsAt: at('2026-07-15'),
  nextPaymentAt: at('2026-07-15'),
  newPriceFrom: undefined,
}
const notice = (...subscriptions: Noticed[]) =>
  subscriptionNotice({ club: 'Riverside', name: 'Sam Reed', member: 'Mia Reed', subscriptions })

test('each of two new prices is named with its subscription, its old amount and its own day', () => {
  const beach: Noticed = {
    ...league,
    ...{ plan: 'Beach handball', price: '£30 every 3 months', newPrice: '£33 every 3 months' },
    ...{ nextPaymentAt: at('2026-07-03'), newPriceFrom: at('2026-07-04') },
  }
  const { title, facts } = notice(league, beach)
  expect(title).toBe('Subscriptions have new prices')
  expect(facts).toEqual([
    {
      label: 'League teams',
      value: '£42 every month now, £48 every month from your payment on 15th July 2026',
    },
    {
      label: 'Beach handball',
      value: '£30 every 3 months now, £33 every 3 months for payments from 4th July 2026',
    },
  ])
})

test('a paused subscription that ends is named with the end of its period, not with the end of the pause', () => {
  const { facts } = notice({ ...league, kind: 'end-subscription', nextPaymentAt: at('2026-09-15') })
  expect(facts).toEqual([{ label: 'League teams', value: '£42 every month, ends 15th July 2026' }])
})

test('a subscription that ends is named with its price and last day', () => {
  const { title, subject, facts } = notice({ ...league, kind: 'end-subscription' })
  expect([subject, title]).toEqual(['The subscription of Mia Reed at Riverside', 'A subscription ends'])
  expect(facts).toEqual([{ label: 'League teams', value: '£42 every month, ends 15th July 2026' }])
})
