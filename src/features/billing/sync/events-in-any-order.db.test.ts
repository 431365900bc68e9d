import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  aCheckoutSession,
  beginSlowly,
  events,
  hear,
  jobs,
  onlyPayment,
  reconcileNow,
} from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { providerOperations } from '../operations/table.server.ts'
import { payments } from '../payments/table.server.ts'
import { refunds } from '../refunds/table.server.ts'
import { handleEvent, receiveEvent, recordEvent } from './commands/handle-event.server.ts'
import { reconcile } from './commands/reconcile.server.ts'
import { settlePayment } from './commands/settle-payment.server.ts'
import { syncRefundOrDispute, syncRefundsAndDisputes } from './commands/sync-refunds-and-disputes.server.ts'
import { providerEvents } from './table.server.ts'

test('a forged, expired or missing signature is refused, and nothing is recorded', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const stripe = await sandbox.payments.client()
  const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1' } } })
  const sign = (secret: string, timestamp: number) =>
    stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  const now = Math.floor(Date.now() / 1000)
  for (const signature of [
    undefined,
    'nonsense',
    sign('whsec_of_somebody_else', now),
    sign(sandbox.webhookSecret, now - 301),
  ]) {
    expect(await receiveEvent(ctx, body, signature)).toEqual({ ok: false, reason: 'NOT_SIGNED' })
  }
  const good = sign(sandbox.webhookSecret, now)
  expect((await receiveEvent(ctx, `${body} `, good)).ok).toBe(false)
  expect(await ctx.db.select().from(providerEvents)).toEqual([])
  expect((await receiveEvent(ctx, body, good)).ok).toBe(true)
  expect(await ctx.db.select().from(providerEvents)).toHaveLength(1)
})

test('an event delivered ten times is recorded once with one job', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  const completed = (await events(sandbox)).find((event) => event.type === 'checkout.session.completed')
  if (!completed) throw new Error('the sandbox sent no event')
  await Promise.all(Array.from({ length: 10 }, () => recordEvent(ctx, completed)))
  expect(await ctx.db.select().from(providerEvents)).toHaveLength(1)
  expect(await jobs(ctx)).toEqual(['billing:event'])
  await handleEvent(ctx, completed.id)
  await handleEvent(ctx, completed.id)
  expect((await onlyPayment(ctx)).status).toBe('paid')
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})

test('an event stays pending while the provider does not answer', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  const sent = await events(sandbox)
  const completed = sent.filter((event) => event.type === 'checkout.session.completed')
  await sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/checkout' })
  await expect(hear(ctx, completed)).rejects.toThrow('does not answer')
  expect((await onlyPayment(ctx)).status).toBe('open')
  await hear(ctx, completed)
  expect((await onlyPayment(ctx)).status).toBe('paid')
})

test('a partial refund keeps a payment paid, and a full refund makes it refunded [resolutions B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(ctx, page.sessionId)
  const stripe = await sandbox.payments.client()
  const charge = (await onlyPayment(ctx)).chargeId
  await stripe.refunds.create({ charge, amount: 1000 })
  await hear(ctx, await events(sandbox))
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'paid', refunded: 1000 })
  await stripe.refunds.create({ charge })
  await hear(ctx, await events(sandbox))
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'refunded', refunded: 4500 })
  expect(await ctx.db.select().from(refunds)).toHaveLength(2)
  expect(await jobs(ctx)).toContain('payment.returned:registration')
})

test('a refund that fails later no longer counts [resolutions B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId, { card: '4000000000005126' })
  await settlePayment(ctx, page.sessionId)
  const stripe = await sandbox.payments.client()
  await stripe.refunds.create({ charge: (await onlyPayment(ctx)).chargeId })
  await hear(ctx, await events(sandbox))
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'refunded', refunded: 4500 })
  await sandbox.steer('POST', '/clock', { days: 1 })
  await hear(ctx, await events(sandbox))
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'paid', refunded: 0 })
  expect((await ctx.db.select().from(refunds)).map(({ status }) => status)).toEqual(['failed'])
})

test.for(['charge.refund.updated', 'refund.updated', 'refund.failed'])(
  'a failed refund is recorded by %s alone [resolutions B23]',
  async (type) => {
    const { ctx, sandbox } = await aBillingCtx()
    const page = await aCheckoutSession(ctx)
    await sandbox.pay(page.sessionId, { card: '4000000000005126' })
    const stripe = await sandbox.payments.client()
    const { payment_intent } = await stripe.checkout.sessions.retrieve(page.sessionId)
    await stripe.refunds.create({ payment_intent: String(payment_intent) })
    await hear(ctx, await events(sandbox))
    await sandbox.steer('POST', '/clock', { days: 1 })
    await hear(
      ctx,
      (await events(sandbox)).filter((event) => event.type === type),
    )
    expect((await onlyPayment(ctx)).refunded).toBe(0)
  },
)

test('a late response does not undo later refunds [resolutions B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(ctx, page.sessionId)
  const stripe = await sandbox.payments.client()
  const intent = (await onlyPayment(ctx)).paymentIntentId ?? ''
  const { late } = await beginSlowly(sandbox, '/v1/refunds', () => syncRefundsAndDisputes(ctx, intent))
  await stripe.refunds.create({ payment_intent: intent, amount: 1000 })
  expect((await syncRefundsAndDisputes(ctx, intent)).ok).toBe(true)
  expect((await late()).ok).toBe(true)
  expect((await onlyPayment(ctx)).refunded).toBe(1000)
})

test('a late response does not reopen a dispute that was won [resolutions B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(ctx, page.sessionId)
  const charge = (await onlyPayment(ctx)).chargeId
  const { id } = await sandbox.steer<{ id: string }>('POST', '/disputes', { charge })
  await syncRefundOrDispute(ctx, id)
  const stripe = await sandbox.payments.client()
  // The slow response is the later one, so its data must be copied.
  const { late } = await beginSlowly(sandbox, '/v1/disputes', () => syncRefundOrDispute(ctx, id), { skip: 1 })
  await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' }, submit: true })
  expect((await syncRefundOrDispute(ctx, id)).ok).toBe(true)
  expect((await late()).ok).toBe(true)
  expect((await onlyPayment(ctx)).disputed).toBe(false)
})

test('a refund whose event arrives before the payment’s has the same result', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  const stripe = await sandbox.payments.client()
  const session = await stripe.checkout.sessions.retrieve(page.sessionId)
  await stripe.refunds.create({ payment_intent: String(session.payment_intent) })
  await hear(ctx, (await events(sandbox)).reverse())
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'refunded', refunded: 4500 })
  // The receipt, and the refund notices to the payer and the treasurer.
  expect(await ctx.db.select().from(mails)).toHaveLength(3)
})

test('a disputed payment is marked, and its feature is notified [resolutions B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(ctx, page.sessionId)
  await sandbox.steer('POST', '/disputes', { charge: (await onlyPayment(ctx)).chargeId })
  await hear(ctx, await events(sandbox))
  expect((await onlyPayment(ctx)).disputed).toBe(true)
  expect(await jobs(ctx)).toContain('payment.returned:registration')
})

test('a checkout session closed unpaid expires its payment', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  const stripe = await sandbox.payments.client()
  await stripe.checkout.sessions.expire(page.sessionId)
  await hear(ctx, await events(sandbox))
  expect((await onlyPayment(ctx)).status).toBe('expired')
})

test('a payment that arrives after its session was closed still counts', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  for (const status of ['expired', 'failed'] as const) {
    await ctx.db.update(payments).set({ status })
    expect((await settlePayment(ctx, page.sessionId)).ok).toBe(true)
    expect((await onlyPayment(ctx)).status).toBe('paid')
  }
})

test('reconciliation settles a payment whose event was lost, once', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await reconcileNow(ctx)
  expect((await onlyPayment(ctx)).status).toBe('paid')
  expect(await reconcileNow(ctx)).toEqual({ events: 0, jobs: 0, payments: 0 })
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})

test('an operation of the other mode waits for that mode’s keys and is not performed', async () => {
  const { ctx } = await aBillingCtx()
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  const pending = { kind: 'customer.create' as const, request: {}, createdAt: longAgo }
  await ctx.db.insert(providerOperations).values([
    { ...pending, id: 'of-this-mode', mode: 'test' },
    { ...pending, id: 'of-the-other', mode: 'live' },
  ])
  await reconcile(ctx)
  const { rows } = await ctx.db.execute(
    sql`select key from graphile_worker.jobs where key like 'operation:%'`,
  )
  expect(rows).toEqual([{ key: 'operation:of-this-mode' }])
})

test('events that the provider could not deliver are fetched', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await sandbox.sendWebhooksTo('http://127.0.0.1:9/nobody')
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await sandbox.steer('GET', '/drained')
  await reconcile(ctx)
  const recorded = await ctx.db.select().from(providerEvents)
  expect(recorded.map((event) => event.type)).toContain('checkout.session.completed')
})

test('an undelivered event is fetched even if newer ones have arrived since [INV-022]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await sandbox.sendWebhooksTo('http://127.0.0.1:9/nobody')
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await sandbox.steer('GET', '/drained')
  const receivedAt = new Date(Date.now() + 3 * 86_400_000)
  const newer = { id: 'evt_newer', type: 'invoice.paid', objectId: 'in_1', receivedAt, handledAt: receivedAt }
  await ctx.db.insert(providerEvents).values(newer)
  await reconcile(ctx)
  const recorded = await ctx.db.select().from(providerEvents)
  expect(recorded.map((event) => event.type)).toContain('checkout.session.completed')
})
