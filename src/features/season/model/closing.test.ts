import { expect, test } from 'vitest'
import { localDate } from '../../../kernel/dates.ts'
import { type ClosingMember, memberEffects, priceChangesAfter } from './closing.ts'

const NOW = new Date('2026-07-01T12:00:00Z')
const at = (day: string) => new Date(`${day}T12:00:00Z`)

const member = (facts: Partial<ClosingMember> = {}): ClosingMember => ({
  id: 'ana',
  name: 'Ana Kovač',
  answer: 'coming',
  reason: '',
  teamId: null,
  teamIds: [],
  newTeamId: null,
  number: null,
  releasesNumber: false,
  keepsSubscription: false,
  subscriptions: [
    {
      id: 'sub',
      plan: 'League teams',
      price: '£42 every month',
      words: 'League teams, £42 every month',
      isEnding: false,
      endsAt: at('2026-07-15'),
      nextPaymentAt: at('2026-07-15'),
      newFee: { planId: 'league_2', plan: 'League teams 2026/27', price: '£48 every month', from: null },
    },
  ],
  ...facts,
})

const kinds = (facts: Partial<ClosingMember>) =>
  memberEffects(member(facts), [], 'stay').map(({ kind }) => kind)

test('a subscription that is ending, or whose fee stays, keeps its price', () => {
  const [subscription] = member().subscriptions
  if (!subscription) throw new Error('the member has no subscription')
  expect(kinds({ subscriptions: [{ ...subscription, isEnding: true }] })).toEqual([])
  expect(kinds({ subscriptions: [{ ...subscription, newFee: undefined }] })).toEqual([])
})

test('the subscription of a member who stays gets the new price unless staff keep it, and that of one who leaves ends', () => {
  expect(kinds({})).toEqual(['change-price'])
  expect(kinds({ answer: null })).toEqual(['change-price'])
  expect(kinds({ keepsSubscription: true })).toEqual(['keep-price'])
  expect(kinds({ answer: 'not-coming' })).toEqual(['deactivate', 'end-subscription'])
})

test('a payment within seven days of the notice is still the old one', () => {
  const changesAfter = (nextPaymentAt: Date | null) =>
    priceChangesAfter({ nextPaymentAt, newFee: undefined }, NOW)
  expect(changesAfter(null)).toBeUndefined()
  expect(changesAfter(at('2026-07-08'))).toBeUndefined()
  expect(changesAfter(at('2026-07-07'))).toEqual(at('2026-07-08'))
})

test('a payment before the first day of the new fee is still the old one', () => {
  const newFee = { planId: 'l', plan: 'League', price: '£48 every month', from: localDate('2026-09-15') }
  const changesAfter = (nextPaymentAt: Date | null) => priceChangesAfter({ nextPaymentAt, newFee }, NOW)
  const firstDay = new Date('2026-09-14T23:00:00Z')
  expect(changesAfter(null)).toEqual(firstDay)
  expect(changesAfter(at('2026-07-03'))).toEqual(firstDay)
  expect(changesAfter(at('2026-08-15'))).toEqual(firstDay)
  expect(changesAfter(at('2026-09-15'))).toBeUndefined()
})
