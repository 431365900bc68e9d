import { expect, test } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { as } from '../../../../tests/support/database.ts'
import { aBillingCtx, type Sandbox } from '../../../../tests/support/sandbox.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { performOperation } from '../jobs.server.ts'
import { operationState } from '../operations/queries/operation.server.ts'
import { assignSubscription } from './commands/assign-subscription.server.ts'
import { cancelSubscription } from './commands/cancel-subscription.server.ts'
import { requestPriceChange } from './commands/change-price.server.ts'
import { runningOfMember } from './queries/subscriptions.server.ts'

const LEAGUE = { id: 'league', label: 'League teams', price: 42, period: 'month' }

/** A member with a running subscription of £42 a month. */
async function aSubscriber() {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const { id: memberId } = await aMember(ctx, { name: 'Ana Kovač', email: 'ana@example.org' })
  const priceId = await aFee(ctx, LEAGUE)
  const assigned = await assignSubscription(finance, { memberId, priceId, volunteer: false, key: 'one' })
  if (!assigned.ok) throw new Error(assigned.reason)
  await performOperation(finance, assigned.operationId)
  const [subscription] = await runningOfMember(ctx.db, memberId)
  if (!subscription) throw new Error('the member has no subscription')
  return { ctx: finance, sandbox, memberId, subscriptionId: subscription.id }
}

async function changePrice(
  { ctx, memberId, subscriptionId }: { ctx: Ctx; memberId: string; subscriptionId: string },
  planId: string,
) {
  const change = { subscriptionId, memberId, planId, plan: planId, notBefore: undefined, key: 'season' }
  await ctx.db.transaction((tx) => requestPriceChange(ctx, tx, change))
  return performOperation(ctx, `price:${subscriptionId}:${planId}:season`)
}

const updates = async (sandbox: Sandbox, id: string) =>
  (await sandbox.requests(`/v1/subscriptions/${id}`)).filter(({ method }) => method === 'POST')

test('a coach cannot change a price', async () => {
  const subscriber = await aSubscriber()
  const coach = as(subscriber.ctx, anActor('coach'))
  await expect(changePrice({ ...subscriber, ctx: coach }, 'league')).rejects.toThrow(Forbidden)
})

test('a price of another period, or none at all, changes nothing and says so', async () => {
  const subscriber = await aSubscriber()
  await aFee(subscriber.ctx, { ...LEAGUE, id: 'yearly', period: 'year' })
  for (const planId of ['yearly', 'unknown'])
    expect(await changePrice(subscriber, planId)).toMatchObject({ ok: false, reason: 'PROVIDER_REFUSED' })
  expect(await updates(subscriber.sandbox, subscriber.subscriptionId)).toEqual([])
})

test('the next payments have the new price, and nothing is charged or credited for the running period', async () => {
  const subscriber = await aSubscriber()
  const { ctx, sandbox, memberId, subscriptionId } = subscriber
  await aFee(ctx, { ...LEAGUE, id: 'league_2', price: 48 })
  const stripe = await sandbox.payments.client()
  const before = await stripe.invoices.list({ limit: 100 })
  for (let times = 0; times < 2; times += 1)
    expect(await changePrice(subscriber, 'league_2')).toMatchObject({ ok: true })
  expect(await runningOfMember(ctx.db, memberId)).toMatchObject([{ amount: 4800 }])
  expect(await updates(sandbox, subscriptionId)).toMatchObject([{ params: { proration_behavior: 'none' } }])
  expect((await stripe.invoices.list({ limit: 100 })).data).toHaveLength(before.data.length)
})

const audited = async ({ db }: Ctx) =>
  (await db.select().from(auditLog).orderBy(auditLog.at)).map(({ action }) => action)

test('a subscription that has ended meanwhile keeps its price, and nothing says that it was changed', async () => {
  const subscriber = await aSubscriber()
  const { ctx, subscriptionId } = subscriber
  await aFee(ctx, { ...LEAGUE, id: 'league_2', price: 48 })
  const { operationId } = await cancelSubscription(ctx, subscriptionId, 'now')
  await performOperation(ctx, operationId)
  expect(await changePrice(subscriber, 'league_2')).toMatchObject({ ok: true })
  expect(await audited(ctx)).toContain('billing.keep-price')
  expect(await audited(ctx)).not.toContain('billing.change-price')
  expect(await operationState(ctx, `price:${subscriptionId}:league_2:season`)).toEqual({
    status: 'done',
    text: 'The price of the league_2 subscription of Ana Kovač stays. The subscription has ended.',
  })
})

test('a subscription that is ending keeps its price', async () => {
  const subscriber = await aSubscriber()
  const { ctx, sandbox, memberId, subscriptionId } = subscriber
  await aFee(ctx, { ...LEAGUE, id: 'league_2', price: 48 })
  const { operationId } = await cancelSubscription(ctx, subscriptionId)
  await performOperation(ctx, operationId)
  expect(await changePrice(subscriber, 'league_2')).toMatchObject({ ok: true })
  expect(await runningOfMember(ctx.db, memberId)).toMatchObject([{ amount: 4200 }])
  expect(await updates(sandbox, subscriptionId)).toHaveLength(1)
  expect(await audited(ctx)).toContain('billing.keep-price')
})
