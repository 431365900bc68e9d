import { expect, test } from 'vitest'
import { halfForSiblings, sendChildren } from '../../../../../tests/support/children.ts'
import { aPayingClub, checkoutSessions, type PayingClub, paid } from '../../../../../tests/support/paying.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { subscriptions } from '../../../billing/subscriptions/table.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import { findOwn } from '../../queries/registration.server.ts'
import { plansToStart } from '../queries/plans-to-start.server.ts'
import { followPayments } from './follow-payments.server.ts'
import { startFamilyPlans } from './start-family-plans.server.ts'

/** Two children whose registration fees are paid. */
async function paidFamily() {
  const club = await aPayingClub()
  await halfForSiblings(club.ctx)
  const sent = await sendChildren(club.ctx)
  const [mia, ole] = sent.ok ? sent.accessTokens : []
  if (!mia || !ole) throw new Error('the children were not registered')
  await paid(club, mia, '')
  return { club, mia, ole, junior: club.prices.junior ?? '', league: club.prices.league ?? '' }
}

const start = ({ ctx }: PayingClub, token: AccessToken | undefined, chosen: Record<string, string>) =>
  startFamilyPlans(ctx, token, (id) => chosen[id] ?? '')

async function namesToStart({ ctx }: PayingClub, token: AccessToken) {
  const own = await findOwn(ctx, token)
  return own && (await plansToStart(ctx, own)).map(({ firstName }) => firstName)
}

test('a child without a plan is named, and nothing is started for the others', async () => {
  const { club, mia, ole, junior } = await paidFamily()
  const before = await checkoutSessions(club)
  expect(await start(club, mia, { [mia.id]: junior })).toEqual({
    ok: false,
    reason: 'INVALID',
    problems: { [ole.id]: 'Choose a subscription for Ole' },
  })
  expect(await checkoutSessions(club)).toHaveLength(before.length)
})

test('a plan for adults is refused for a child', async () => {
  const { club, mia, ole, junior, league } = await paidFamily()
  expect(await start(club, mia, { [mia.id]: junior, [ole.id]: league })).toMatchObject({
    reason: 'INVALID',
    problems: { [ole.id]: expect.any(String) },
  })
})

test('a token of nobody starts nothing', async () => {
  const { club, mia, ole, junior } = await paidFamily()
  const stranger = { id: mia.id, token: 'made-up' }
  expect(await start(club, stranger, { [mia.id]: junior, [ole.id]: junior })).toMatchObject({
    reason: 'NONE',
  })
})

test('the plans of all children are chosen at once and paid one after the other, each with its own customer', async () => {
  const { club, mia, ole, junior } = await paidFamily()
  expect(await namesToStart(club, ole)).toEqual(['Mia', 'Ole'])
  for (const rest of [['Ole'], []]) {
    const started = await start(club, ole, { [mia.id]: junior, [ole.id]: junior })
    if (!started.ok) throw new Error(started.reason)
    await club.sandbox.pay(started.sessionId)
    expect(await settlePayment(club.ctx, started.sessionId)).toMatchObject({ ok: true })
    await followPayments(club.ctx, mia.id)
    expect(await namesToStart(club, ole)).toEqual(rest)
  }
  const running = await club.ctx.db.select().from(subscriptions)
  expect(running.map(({ registrationId }) => registrationId).toSorted()).toEqual([mia.id, ole.id].toSorted())
  expect(new Set(running.map(({ customerId }) => customerId)).size).toBe(2)
})

test('an abandoned payment of one child leaves it and the others to start', async () => {
  const { club, mia, ole, junior } = await paidFamily()
  const both = { [mia.id]: junior, [ole.id]: junior }
  const [first, again] = [await start(club, mia, both), await start(club, mia, both)]
  expect(first.ok && again.ok && again.sessionId === first.sessionId).toBe(true)
  expect(await namesToStart(club, mia)).toEqual(['Mia', 'Ole'])
  const open = await club.ctx.db.select().from(payments)
  expect(open.filter(({ status }) => status === 'open')).toMatchObject([{ objectId: mia.id }])
})
