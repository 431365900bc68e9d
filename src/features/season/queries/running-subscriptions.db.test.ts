import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aSubscription } from '../../../../demo/builders/subscription.ts'
import { aCtx } from '../../../../tests/support/database.ts'
import { runningSubscriptions, subscriptionInWords } from './running-subscriptions.server.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)

/** The words for a subscription whose period ends on 15 July. */
async function words(facts: Omit<Parameters<typeof aSubscription>[1], 'memberId'>) {
  const ctx = await aCtx()
  const { id: memberId } = await aMember(ctx)
  await aSubscription(ctx, { memberId, currentPeriodEnd: at('2026-07-15'), ...facts })
  const found = await runningSubscriptions(ctx.db, [memberId])
  return (found.get(memberId) ?? []).map(subscriptionInWords)
}

test('a paused subscription is named with its first payment after the pause, if that is known', async () => {
  const paused = { isPaused: true, pausedUntil: at('2026-09-14') }
  expect(await words(paused)).toEqual([
    'League teams, £42 every month, paused, next payment 15th September 2026',
  ])
  expect(await words({ isPaused: true })).toEqual([
    'League teams, £42 every month, paused, next payment when it is resumed',
  ])
  expect(await words({ ...paused, cancelAtPeriodEnd: true })).toEqual([
    'League teams, £42 every month, ends 15th July 2026',
  ])
})
