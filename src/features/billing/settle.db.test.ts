import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aBillingCtx, type Sandbox } from '../../../tests/support/sandbox.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { rows } from '../../platform/database/database.ts'
import { mails } from '../../platform/mail/table.server.ts'
import { handleEvent } from './commands/handle-event.server.ts'
import { receiveEvent, recordEvent } from './commands/receive-event.server.ts'
import { reconcile } from './commands/reconcile.server.ts'
import { settleSession } from './commands/settle-session.server.ts'
import { startCheckout } from './commands/start-checkout.server.ts'
import type { PaymentPurpose } from './model.ts'
import { disputes, payments, providerEvents, refunds } from './table.server.ts'

async function aCardPage(ctx: Ctx, purpose: PaymentPurpose = 'registration', objectId = newId()) {
  const started = await startCheckout(ctx, {
    purpose,
    objectId,
    description: 'Registration',
    lines: [{ name: 'Registration', amount: pence(4500), quantity: 1 }],
    payer: { memberId: null, name: '', email: '' },
    returns: { success: '/done', cancel: '/not-done' },
  })
  if (!started.ok) throw new Error(started.reason)
  return { ...started, objectId, purpose }
}

async function onlyPayment({ db }: Ctx) {
  const [payment, ...more] = await db.select().from(payments)
  if (!payment || more.length > 0) throw new Error('there is not exactly one payment')
  return payment
}

/** The names of the jobs that wait. */
const jobs = async ({ db }: Ctx) =>
  (
    await rows<{ name: string }>(
      db,
      sql`select task_identifier as name from graphile_worker.jobs order by id`,
    )
  ).map((job) => job.name)

/** Every event the provider has told so far, the oldest first. */
async function events(sandbox: Sandbox) {
  const stripe = await sandbox.payments.client()
  return (await stripe.events.list({ limit: 100 })).data.reverse()
}

/** Records and handles events as the webhook and its job do. */
async function hear(ctx: Ctx, told: Awaited<ReturnType<typeof events>>) {
  for (const event of told) {
    await recordEvent(ctx, event)
    await handleEvent(ctx, event.id)
  }
}

test('an address alone pays nothing: an unpaid card page settles nothing [REG-028, REG-029, decisions B01]', async () => {
  const { ctx } = await aBillingCtx()
  const page = await aCardPage(ctx)
  expect(await settleSession(ctx, page.sessionId)).toEqual({ ok: false, reason: 'NOT_PAID' })
  expect(await settleSession(ctx, 'cs_test_of_nobody')).toEqual({ ok: false, reason: 'UNKNOWN' })
  expect((await onlyPayment(ctx)).status).toBe('open')
})

test("a card page paid for somebody else's object settles nothing there [holes 2]", async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  const elsewhere = { purpose: page.purpose, objectId: newId() }
  expect(await settleSession(ctx, page.sessionId, elsewhere)).toEqual({ ok: false, reason: 'UNKNOWN' })
  expect((await onlyPayment(ctx)).status).toBe('open')
  await settleSession(ctx, page.sessionId)
  expect(await settleSession(ctx, page.sessionId, elsewhere)).toEqual({ ok: false, reason: 'UNKNOWN' })
  const otherwise = { purpose: 'subscription' as const, objectId: page.objectId }
  expect(await settleSession(ctx, page.sessionId, otherwise)).toEqual({ ok: false, reason: 'UNKNOWN' })
})

test('what is settled is not asked of the provider again', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  await settleSession(ctx, page.sessionId)
  const asked = await sandbox.asked('/v1/')
  expect((await settleSession(ctx, page.sessionId)).ok).toBe(true)
  expect(await sandbox.asked('/v1/')).toHaveLength(asked.length)
})

test('a card page that we did not ask for settles nothing, whatever ids it claims [holes 2]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const ours = await aCardPage(ctx)
  const stripe = await sandbox.payments.client()
  const strange = (given: { client_reference_id?: string; metadata?: Record<string, string> }) =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://127.0.0.1/',
      line_items: [
        { quantity: 1, price_data: { currency: 'gbp', unit_amount: 4500, product_data: { name: 'x' } } },
      ],
      ...given,
    })
  const id = ours.paymentId
  for (const claim of [
    {},
    { client_reference_id: id },
    { metadata: { payment_id: id } },
    // Ours has a card page already, and this is not it.
    { client_reference_id: id, metadata: { payment_id: id } },
  ]) {
    const { id: session } = await strange(claim)
    await sandbox.pay(session)
    expect(await settleSession(ctx, session)).toEqual({ ok: false, reason: 'UNKNOWN' })
  }
  expect((await onlyPayment(ctx)).status).toBe('open')
})

test('a card page whose opening answer was lost settles its payment by the id that the provider kept [holes 20]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await ctx.db.update(payments).set({ sessionId: null })
  await sandbox.pay(page.sessionId)
  expect(await settleSession(ctx, page.sessionId, page)).toMatchObject({ ok: true })
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'paid', sessionId: page.sessionId })
})

test('a payment of another amount than was asked is not settled [holes 2]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  await ctx.db.update(payments).set({ amountMinor: 4600 })
  expect(await settleSession(ctx, page.sessionId)).toEqual({ ok: false, reason: 'MISMATCH' })
  expect((await onlyPayment(ctx)).status).toBe('open')
})

test('a declined card settles nothing, and the next one does', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId, { card: '4000000000000002' })
  expect((await settleSession(ctx, page.sessionId)).ok).toBe(false)
  await sandbox.pay(page.sessionId)
  expect((await settleSession(ctx, page.sessionId)).ok).toBe(true)
})

test('a paid card page is settled with what the provider says, its feature is told and its payer thanked [SYS-052]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId, { email: 'ana@example.org', name: 'Ana Payer' })
  expect(await settleSession(ctx, page.sessionId, page)).toMatchObject({
    ok: true,
    payment: { amount: 4500, status: 'paid', objectId: page.objectId },
  })
  const payment = await onlyPayment(ctx)
  expect(payment).toMatchObject({ payerName: 'Ana Payer', payerEmail: 'ana@example.org' })
  expect(payment.chargeId).toMatch(/^ch_/)
  expect(payment.paymentIntentId).toMatch(/^pi_/)
  expect(payment.customerId).toMatch(/^cus_/)
  expect(payment.receiptUrl).toMatch(/^https?:/)
  expect(await jobs(ctx)).toEqual(['payment.settled:registration', 'mail'])
  const [mail] = await ctx.db.select().from(mails)
  expect(mail).toMatchObject({ toEmail: 'ana@example.org' })
  expect(mail?.text).toContain('£45.00 for Registration')
})

test('whoever settles a payment, however often and at once, it counts once [holes 2]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  const answers = await Promise.all(Array.from({ length: 10 }, () => settleSession(ctx, page.sessionId)))
  expect(answers.every((answer) => answer.ok)).toBe(true)
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
  expect((await jobs(ctx)).filter((name) => name.startsWith('payment.settled'))).toHaveLength(1)
})

test('a forged, a late and a missing signature are refused, and nothing is written down [holes 2]', async () => {
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

test('an event that arrives ten times is one event with one job', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  const completed = (await events(sandbox)).find((event) => event.type === 'checkout.session.completed')
  if (!completed) throw new Error('the sandbox told nothing')
  await Promise.all(Array.from({ length: 10 }, () => recordEvent(ctx, completed)))
  expect(await ctx.db.select().from(providerEvents)).toHaveLength(1)
  expect(await jobs(ctx)).toEqual(['billing:event'])
  await handleEvent(ctx, completed.id)
  await handleEvent(ctx, completed.id)
  expect((await onlyPayment(ctx)).status).toBe('paid')
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})

test('a provider that is down while an event is handled keeps the event waiting', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  const told = await events(sandbox)
  const completed = told.filter((event) => event.type === 'checkout.session.completed')
  await sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/checkout' })
  await expect(hear(ctx, completed)).rejects.toThrow('does not answer')
  expect((await onlyPayment(ctx)).status).toBe('open')
  await hear(ctx, completed)
  expect((await onlyPayment(ctx)).status).toBe('paid')
})

test('money that went back in part leaves the payment paid, all of it makes it refunded [decisions B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  await settleSession(ctx, page.sessionId)
  const stripe = await sandbox.payments.client()
  const charge = (await onlyPayment(ctx)).chargeId
  await stripe.refunds.create({ charge, amount: 1000 })
  await hear(ctx, await events(sandbox))
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'paid', refundedMinor: 1000 })
  await stripe.refunds.create({ charge })
  await hear(ctx, await events(sandbox))
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'refunded', refundedMinor: 4500 })
  expect(await ctx.db.select().from(refunds)).toHaveLength(2)
  expect(await jobs(ctx)).toContain('payment.returned:registration')
})

test('events in any order come to the same: a refund that is told before its payment [holes 2]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  const stripe = await sandbox.payments.client()
  const session = await stripe.checkout.sessions.retrieve(page.sessionId)
  await stripe.refunds.create({ payment_intent: String(session.payment_intent) })
  await hear(ctx, (await events(sandbox)).reverse())
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'refunded', refundedMinor: 4500 })
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})

test('a contested payment is marked, and its feature told [decisions B23]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  await settleSession(ctx, page.sessionId)
  await sandbox.steer('POST', '/disputes', { charge: (await onlyPayment(ctx)).chargeId })
  await hear(ctx, await events(sandbox))
  expect((await onlyPayment(ctx)).disputed).toBe(true)
  expect(await ctx.db.select().from(disputes)).toHaveLength(1)
  expect(await jobs(ctx)).toContain('payment.returned:registration')
})

test('a card page that has closed unpaid is over', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  const stripe = await sandbox.payments.client()
  await stripe.checkout.sessions.expire(page.sessionId)
  await hear(ctx, await events(sandbox))
  expect((await onlyPayment(ctx)).status).toBe('expired')
})

test('money that arrives for what was given up counts all the same', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  for (const status of ['expired', 'failed'] as const) {
    await ctx.db.update(payments).set({ status })
    expect((await settleSession(ctx, page.sessionId)).ok).toBe(true)
    expect((await onlyPayment(ctx)).status).toBe('paid')
  }
})

test('what was paid while nobody heard of it is found and settled once [holes 20]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  expect(await reconcile(ctx)).toMatchObject({ settled: 0 })
  const later = { ...ctx, clock: { now: () => new Date(Date.now() + 10 * 60_000) } }
  expect(await reconcile(later)).toMatchObject({ settled: 1 })
  expect((await onlyPayment(ctx)).status).toBe('paid')
  expect(await reconcile(later)).toMatchObject({ settled: 0 })
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})

test('events that the provider could not deliver are fetched and handled [holes 20]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await sandbox.sendWebhooksTo('http://127.0.0.1:9/nobody')
  const page = await aCardPage(ctx)
  await sandbox.pay(page.sessionId)
  await sandbox.steer('GET', '/drained')
  await reconcile(ctx)
  const recorded = await ctx.db.select().from(providerEvents)
  expect(recorded.map((event) => event.type)).toContain('checkout.session.completed')
})
