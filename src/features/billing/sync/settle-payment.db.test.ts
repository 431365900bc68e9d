import { expect, test } from 'vitest'
import { aCheckoutSession, jobs, onlyPayment } from '../../../../tests/support/payments.ts'
import { aBillingCtx, type Sandbox } from '../../../../tests/support/sandbox.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { openLog } from '../../../platform/log/log.ts'
import { payments } from '../payments/table.server.ts'
import { RETURN_LIMIT, settlePayment, settleReturn } from './commands/settle-payment.server.ts'

test('a return address without a payment settles nothing [REG-028, REG-029, resolutions B01]', async () => {
  const { ctx } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  expect(await settlePayment(ctx, page.sessionId)).toEqual({ ok: false, reason: 'NOT_PAID' })
  expect(await settlePayment(ctx, 'cs_test_of_nobody')).toEqual({ ok: false, reason: 'UNKNOWN' })
  expect((await onlyPayment(ctx)).status).toBe('open')
})

test('a made-up return address causes no call to the provider [resolutions B01]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  const before = (await sandbox.requests('/v1/checkout')).length
  for (const [session, of] of [
    ['pi_0123456789abcdef', page],
    [`cs_${'a'.repeat(201)}`, page],
    ['cs_test_/../../customers', page],
    ['cs_test_0123456789abcdef', page],
    [page.sessionId, { ...page, objectId: newId() }],
  ] as const)
    expect(await settleReturn(ctx, session, of)).toEqual({ ok: false, reason: 'UNKNOWN' })
  expect(await sandbox.requests('/v1/checkout')).toHaveLength(before)
})

test('return pages of one network have a rate limit, after which the provider is not called', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  const before = (await sandbox.requests('/v1/checkout')).length
  for (let times = 0; times < RETURN_LIMIT.points; times += 1)
    expect(await settleReturn(ctx, page.sessionId, page)).toEqual({ ok: false, reason: 'NOT_PAID' })
  await sandbox.pay(page.sessionId)
  expect(await settleReturn(ctx, page.sessionId, page)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await sandbox.requests('/v1/checkout')).toHaveLength(before + RETURN_LIMIT.points)
  const elsewhere = { ...ctx, client: '192.0.2.77' }
  expect((await settleReturn(elsewhere, page.sessionId, page)).ok).toBe(true)
})

test('a return page makes one attempt of a few seconds if the provider does not answer [SYS-072]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.trouble({ kind: 'delay', ms: 30_000, path: '/v1/checkout' })
  const before = Date.now()
  const attempts = (await sandbox.requests('/v1/checkout')).length
  expect(await settleReturn(ctx, page.sessionId, page)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(Date.now() - before).toBeLessThan(5000)
  expect(await sandbox.requests('/v1/checkout')).toHaveLength(attempts + 1)
})

test('a checkout session of another object settles nothing', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  const elsewhere = { purpose: page.purpose, objectId: newId() }
  expect(await settlePayment(ctx, page.sessionId, elsewhere)).toEqual({ ok: false, reason: 'UNKNOWN' })
  expect((await onlyPayment(ctx)).status).toBe('open')
  await settlePayment(ctx, page.sessionId)
  expect(await settlePayment(ctx, page.sessionId, elsewhere)).toEqual({ ok: false, reason: 'UNKNOWN' })
  const otherwise = { purpose: 'subscription' as const, objectId: page.objectId }
  expect(await settlePayment(ctx, page.sessionId, otherwise)).toEqual({ ok: false, reason: 'UNKNOWN' })
})

test('a settled payment is not fetched again', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(ctx, page.sessionId)
  const requests = await sandbox.requests('/v1/')
  for (const status of ['paid', 'refunded'] as const) {
    await ctx.db.update(payments).set({ status })
    expect(await settlePayment(ctx, page.sessionId)).toMatchObject({
      ok: true,
      payment: { status, amount: 4500 },
    })
  }
  expect(await sandbox.requests('/v1/')).toHaveLength(requests.length)
})

/** A checkout session for £45 that was not opened by this site. */
async function aForeignSession(
  { payments }: Sandbox,
  given: { client_reference_id?: string; metadata?: Record<string, string> },
): Promise<string> {
  const stripe = await payments.client()
  const fee = { currency: 'gbp', unit_amount: 4500, product_data: { name: 'x' } }
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://127.0.0.1/',
    line_items: [{ quantity: 1, price_data: fee }],
    ...given,
  })
  return id
}

test('a checkout session of another site settles nothing, whatever ids it claims', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const ours = await aCheckoutSession(ctx)
  const id = ours.paymentId
  for (const claim of [
    {},
    { client_reference_id: id },
    { metadata: { payment_id: id } },
    // The payment already has a different checkout session.
    { client_reference_id: id, metadata: { payment_id: id } },
  ]) {
    const session = await aForeignSession(sandbox, claim)
    await sandbox.pay(session)
    expect(await settlePayment(ctx, session)).toEqual({ ok: false, reason: 'UNKNOWN' })
  }
  expect((await onlyPayment(ctx)).status).toBe('open')
})

test('a checkout session with contradictory or unknown payment ids settles nothing', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const { paymentId } = await aCheckoutSession(ctx)
  await ctx.db.update(payments).set({ sessionId: null })
  const nobodys = newId()
  for (const [client_reference_id, payment_id] of [
    [newId(), paymentId],
    [paymentId, newId()],
    [paymentId, ''],
    [nobodys, nobodys],
  ] as const) {
    const session = await aForeignSession(sandbox, { client_reference_id, metadata: { payment_id } })
    await sandbox.pay(session)
    expect(await settlePayment(ctx, session)).toEqual({ ok: false, reason: 'UNKNOWN' })
  }
  expect((await onlyPayment(ctx)).status).toBe('open')
})

test('a checkout session whose answer was lost settles its payment by the id in its metadata', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await ctx.db.update(payments).set({ sessionId: null })
  await sandbox.pay(page.sessionId)
  expect(await settlePayment(ctx, page.sessionId, page)).toMatchObject({ ok: true })
  expect(await onlyPayment(ctx)).toMatchObject({ status: 'paid', sessionId: page.sessionId })
})

test('a payment of the wrong amount is not settled and is logged as an error', async () => {
  const lines: string[] = []
  const log = openLog('error', { write: (line) => void lines.push(line) })
  const { ctx, sandbox } = await aBillingCtx({ log })
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  await ctx.db.update(payments).set({ amount: pence(4600) })
  expect(await settlePayment(ctx, page.sessionId)).toEqual({ ok: false, reason: 'MISMATCH' })
  expect((await onlyPayment(ctx)).status).toBe('open')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { payment: page.paymentId, session: page.sessionId, amount: 4500, currency: 'gbp' },
  ])
  expect(lines[0]).toContain('not what was requested')
})

test('a declined card settles nothing, and the next card does', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId, { card: '4000000000000002' })
  expect((await settlePayment(ctx, page.sessionId)).ok).toBe(false)
  await sandbox.pay(page.sessionId)
  expect((await settlePayment(ctx, page.sessionId)).ok).toBe(true)
})

test('a paid session settles its payment with the provider’s data, notifies its feature and sends a receipt [SYS-052]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId, { email: 'ana@example.org', name: 'Ana Payer' })
  expect(await settlePayment(ctx, page.sessionId, page)).toMatchObject({
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

test('a buyer gets only the order’s e-mail, with VAT [SYS-052]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx, 'order')
  await sandbox.pay(page.sessionId)
  expect(await settlePayment(ctx, page.sessionId)).toMatchObject({ ok: true })
  expect(await jobs(ctx)).toEqual(['payment.settled:order'])
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a payment whose payer typed an invalid address counts but sends no e-mail [SYS-052]', async () => {
  for (const email of ['ana(at home)@example.org', 'ana@example.org, eve@example.org', '']) {
    const { ctx, sandbox } = await aBillingCtx()
    const page = await aCheckoutSession(ctx)
    await sandbox.pay(page.sessionId, { email })
    expect(await settlePayment(ctx, page.sessionId)).toMatchObject({ ok: true, payment: { status: 'paid' } })
    expect(await jobs(ctx)).toEqual(['payment.settled:registration'])
  }
})

test('a payment settled repeatedly and concurrently counts once', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId)
  const answers = await Promise.all(Array.from({ length: 10 }, () => settlePayment(ctx, page.sessionId)))
  expect(answers.map((answer) => answer.ok && answer.payment.status)).toEqual(Array(10).fill('paid'))
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
  expect((await jobs(ctx)).filter((name) => name.startsWith('payment.settled'))).toHaveLength(1)
})
