import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { as } from '../../../../tests/support/database.ts'
import { beginSlowly, reconcileNow } from '../../../../tests/support/payments.ts'
import { aBillingCtx, type Sandbox } from '../../../../tests/support/sandbox.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { startCheckout } from '../checkout/commands/start-checkout.server.ts'
import { openPortal } from '../customers/commands/open-portal.server.ts'
import { providerCustomers } from '../customers/table.server.ts'
import { ownBalance } from '../payments/queries/balance.server.ts'
import { ownPayments } from '../payments/queries/payments.server.ts'
import { payments } from '../payments/table.server.ts'
import { priceWords } from '../prices/model.ts'
import { listPrices } from '../prices/queries/prices.server.ts'
import { handleEvent, recordEvent } from '../sync/commands/handle-event.server.ts'
import { settlePayment } from '../sync/commands/settle-payment.server.ts'
import { syncSubscription } from '../sync/commands/sync-subscription.server.ts'
import {
  familySubscriptions,
  ownSubscriptions,
  subscriptionsOfRegistration,
} from './queries/subscriptions.server.ts'
import { subscriptions } from './table.server.ts'

const REGISTRATION = newId()
const LEAGUE = { id: 'league', label: 'League teams', price: 42, period: 'month' }

const subscribing = (priceId: string, objectId = newId()) => ({
  purpose: 'subscription' as const,
  objectId,
  description: 'League teams',
  priceId,
  payer: { memberId: null, name: 'Ana Payer', email: 'ana@example.org' },
  returns: { success: '/about-us/subscription?step=success', cancel: '/about-us/subscription?step=cancel' },
})

async function aSubscription(ctx: Ctx, sandbox: Sandbox, objectId = newId()) {
  const started = await startCheckout(ctx, subscribing(await aFee(ctx, LEAGUE), objectId))
  if (!started.ok) throw new Error(started.reason)
  await sandbox.pay(started.sessionId)
  await settlePayment(ctx, started.sessionId)
  const [subscription] = await subscriptionsOfRegistration(ctx.db, objectId)
  if (!subscription) throw new Error('there is no subscription')
  return { subscription, objectId, started }
}

async function hearAll(ctx: Ctx, sandbox: Sandbox, reversed = false) {
  const stripe = await sandbox.payments.client()
  const { data } = await stripe.events.list({ limit: 100 })
  for (const event of reversed ? data : data.reverse()) {
    await recordEvent(ctx, event)
    await handleEvent(ctx, event.id)
  }
}

test('no prices are listed and nothing can be paid without the provider [SYS-072]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/prices' })
  expect(await listPrices(ctx)).toBeUndefined()
})

test('concurrent callers share one request for prices, and a failed one is not repeated at once [SYS-072]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await sandbox.trouble({ kind: 'delay', ms: 30_000, path: '/v1/prices' })
  const before = Date.now()
  const answers = await Promise.all(Array.from({ length: 5 }, () => listPrices(ctx)))
  expect(answers).toEqual(Array(5).fill(undefined))
  expect(Date.now() - before).toBeLessThan(5000)
  expect(await listPrices(ctx)).toBeUndefined()
  expect(await sandbox.requests('/v1/prices')).toHaveLength(1)
})

test('the last known prices are used while the provider does not answer [SYS-072]', async () => {
  let ahead = 0
  const { ctx, sandbox } = await aBillingCtx({ clock: { now: () => new Date(Date.now() + ahead) } })
  await aFee(ctx, LEAGUE)
  const known = await listPrices(ctx)
  expect(known?.subscriptions).toHaveLength(1)
  await aFee(ctx, { ...LEAGUE, id: 'new' })
  ahead += 61_000
  await sandbox.trouble({ kind: 'cut', times: 2, path: '/v1/prices' })
  expect(await listPrices(ctx)).toEqual(known)
  ahead += 11_000
  expect((await listPrices(ctx))?.subscriptions).toHaveLength(2)
})

test('plans have the provider’s prices and the club’s ids [API-034, SYS-072, resolutions B10]', async () => {
  const { ctx } = await aBillingCtx()
  const registration = await aFee(ctx, {
    id: 'registration',
    label: 'Registration',
    price: 45,
    period: 'season',
  })
  const league = await aFee(ctx, LEAGUE)
  const stripe = await ctx.payments.client()
  const product = await stripe.products.create({ name: 'Not a fee' })
  await stripe.prices.create({ product: product.id, currency: 'gbp', unit_amount: 1 })
  expect(await listPrices(ctx)).toEqual({
    registration: [
      {
        id: registration,
        feeId: 'registration',
        label: 'Registration',
        amount: 4500,
        interval: null,
        intervalCount: 1,
      },
    ],
    subscriptions: [
      {
        id: league,
        feeId: 'league',
        label: 'League teams',
        amount: 4200,
        interval: 'month',
        intervalCount: 1,
      },
    ],
  })
})

test('a price that is not a fee of the club cannot be paid', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await aFee(ctx, LEAGUE)
  const stripe = await ctx.payments.client()
  const product = await stripe.products.create({ name: 'A penny' })
  const penny = await stripe.prices.create({ product: product.id, currency: 'gbp', unit_amount: 1 })
  expect(await startCheckout(ctx, subscribing(penny.id))).toEqual({ ok: false, reason: 'UNKNOWN_PRICE' })
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
})

test('a subscription is a copy of the provider’s, and its first payment is in the ledger [resolutions B09, B11]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const { subscription, objectId } = await aSubscription(ctx, sandbox)
  expect(subscription).toMatchObject({
    status: 'active',
    plan: 'League teams',
    amount: 4200,
    interval: 'month',
    registrationId: objectId,
    cancelAtPeriodEnd: false,
  })
  const [payment] = await ctx.db.select().from(payments)
  expect(payment).toMatchObject({ status: 'paid', amount: 4200, subscriptionId: subscription.id })
  expect(payment?.invoiceId).toMatch(/^in_/)
  expect(payment?.paymentIntentId).toMatch(/^pi_/)
  expect(payment?.chargeId).toBe('')
  expect(payment?.receiptUrl).toMatch(/^https?:/)
})

test('the events of a subscription make one payment in either order', async () => {
  for (const reversed of [false, true]) {
    const { ctx, sandbox } = await aBillingCtx()
    const started = await startCheckout(ctx, subscribing(await aFee(ctx, LEAGUE)))
    if (!started.ok) throw new Error(started.reason)
    await sandbox.pay(started.sessionId)
    await hearAll(ctx, sandbox, reversed)
    const paid = await ctx.db.select().from(payments)
    expect(paid.map((payment) => payment.status)).toEqual(['paid'])
    expect(await ctx.db.select().from(subscriptions)).toHaveLength(1)
  }
})

test('a refund and a dispute of a subscription are recorded even if their events arrive before the payment’s [resolutions B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const started = await startCheckout(ctx, subscribing(await aFee(ctx, LEAGUE)))
  if (!started.ok) throw new Error(started.reason)
  await sandbox.pay(started.sessionId)
  const stripe = await sandbox.payments.client()
  const { data } = await stripe.charges.list({ limit: 1 })
  await stripe.refunds.create({ charge: String(data[0]?.id), amount: 1200 })
  await sandbox.steer('POST', '/disputes', { charge: data[0]?.id })
  await hearAll(ctx, sandbox, true)
  expect(await ctx.db.select().from(payments)).toMatchObject([{ refunded: 1200, disputed: true }])
})

test('a plan of four months is labelled as such [INV-022]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const term = { id: 'junior', label: 'Juniors', price: 60, period: '4 months' }
  const started = await startCheckout(ctx, subscribing(await aFee(ctx, term), REGISTRATION))
  if (!started.ok) throw new Error(started.reason)
  await sandbox.pay(started.sessionId)
  await settlePayment(ctx, started.sessionId)
  const [subscription] = await subscriptionsOfRegistration(ctx.db, REGISTRATION)
  expect(subscription && priceWords(subscription)).toBe('£60.00 every 4 months')
})

test('each renewal is recorded once as a separate payment', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const { objectId } = await aSubscription(ctx, sandbox)
  await sandbox.steer('POST', '/clock', { days: 32 })
  await hearAll(ctx, sandbox)
  await hearAll(ctx, sandbox, true)
  const paid = await ctx.db.select().from(payments).where(eq(payments.objectId, objectId))
  expect(paid.map((payment) => [payment.status, payment.amount])).toEqual([
    ['paid', 4200],
    ['paid', 4200],
  ])
})

test('a running subscription cannot be started again, but an ended one can [resolutions B11, B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const { subscription, objectId } = await aSubscription(ctx, sandbox)
  const request = subscribing(subscription.priceId, objectId)
  expect(await startCheckout(ctx, request)).toEqual({ ok: false, reason: 'ALREADY_PAID' })
  const stripe = await ctx.payments.client()
  await stripe.subscriptions.cancel(subscription.id)
  await hearAll(ctx, sandbox)
  const [ended] = await subscriptionsOfRegistration(ctx.db, objectId)
  expect(ended?.status).toBe('canceled')
  expect((await startCheckout(ctx, request)).ok).toBe(true)
})

test('a late response does not restart an ended subscription [resolutions B11]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const { subscription, objectId } = await aSubscription(ctx, sandbox)
  const { late } = await beginSlowly(sandbox, '/v1/subscriptions', () =>
    syncSubscription(ctx, subscription.id),
  )
  const stripe = await ctx.payments.client()
  await stripe.subscriptions.cancel(subscription.id)
  expect((await syncSubscription(ctx, subscription.id)).ok).toBe(true)
  expect((await late()).ok).toBe(true)
  expect((await subscriptionsOfRegistration(ctx.db, objectId)).map(({ status }) => status)).toEqual([
    'canceled',
  ])
})

test('reconciliation finds a subscription whose event was lost, and its copy has a time [INV-022]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const { subscription } = await aSubscription(ctx, sandbox)
  const stripe = await ctx.payments.client()
  await stripe.subscriptions.cancel(subscription.id)
  const copy = async () => (await ctx.db.select().from(subscriptions))[0]
  expect((await copy())?.status).toBe('active')
  const tomorrow = new Date(Date.now() + 25 * 3_600_000)
  await reconcileNow({ ...ctx, clock: { now: () => tomorrow } })
  expect(await copy()).toMatchObject({ status: 'canceled', updatedAt: tomorrow })
})

test('payments of a member are visible only to that member [MEM-015]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const [ana, bo] = [await aMember(ctx, { name: 'Ana Own' }), await aMember(ctx, { name: 'Bo Other' })]
  const { subscription } = await aSubscription(ctx, sandbox)
  await ctx.db.update(providerCustomers).set({ memberId: ana.id, registrationId: null })
  const own = as(ctx, anActor('member', { member: ana }))
  expect((await ownPayments(own)).map((payment) => payment.amount)).toEqual([4200])
  expect((await ownSubscriptions(own)).map((one) => one.id)).toEqual([subscription.id])
  for (const actor of [anActor('member', { member: bo }), anActor('administrator'), VISITOR]) {
    expect(await ownPayments(as(ctx, actor))).toEqual([])
    expect(await ownSubscriptions(as(ctx, actor))).toEqual([])
  }
})

test('a guardian sees the subscription of a child, and what is collected for it', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const child = await aMember(ctx, { name: 'Lena Own', bornOn: '2015-03-01' })
  const { subscription } = await aSubscription(ctx, sandbox)
  await ctx.db.update(providerCustomers).set({ memberId: child.id, registrationId: null })
  const guardian = as(ctx, anActor('member', { children: [child] }))
  expect((await familySubscriptions(guardian)).map(({ id }) => id)).toEqual([subscription.id])
  expect((await ownBalance(guardian)).running).toMatchObject([{ id: subscription.id, child: 'Lena' }])
  expect(await openPortal(guardian, '/members/dashboard/', subscription.id)).toMatchObject({ ok: true })
  const other = as(ctx, anActor('member', { children: [await aMember(ctx, { bornOn: '2015-03-01' })] }))
  expect(await familySubscriptions(other)).toEqual([])
  expect(await openPortal(other, '/members/dashboard/', subscription.id)).toMatchObject({ ok: false })
})

test('the customer portal opens only for the caller’s own customer', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const [ana, bo] = [await aMember(ctx, { name: 'Ana Own' }), await aMember(ctx, { name: 'Bo Other' })]
  const { subscription } = await aSubscription(ctx, sandbox)
  await ctx.db.update(providerCustomers).set({ memberId: ana.id, registrationId: null })
  const opened = await openPortal(as(ctx, anActor('member', { member: ana })), '/members/dashboard?tab=2')
  expect(opened.ok && opened.url.startsWith(sandbox.url)).toBe(true)
  const [session] = await sandbox.requests('/v1/billing_portal/sessions')
  expect(session?.params).toMatchObject({
    customer: subscription.customerId,
    return_url: `${ctx.config.publicUrl.origin}/members/dashboard?tab=2`,
  })
  for (const actor of [anActor('member', { member: bo }), anActor('administrator'), VISITOR])
    expect(await openPortal(as(ctx, actor), '/')).toEqual({ ok: false, reason: 'NO_CUSTOMER' })
})
