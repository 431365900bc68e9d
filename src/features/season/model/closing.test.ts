import { expect, test } from 'vitest'
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
      nextPaymentAt: at('2026-07-15'),
      newFee: { planId: 'league_2', plan: 'League teams 2026/27', price: '£48 every month' },
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
  expect(priceChangesAfter(null, NOW)).toBeUndefined()
  expect(priceChangesAfter(at('2026-07-08'), NOW)).toBeUndefined()
  expect(priceChangesAfter(at('2026-07-07'), NOW)).toEqual(at('2026-07-08'))
})
