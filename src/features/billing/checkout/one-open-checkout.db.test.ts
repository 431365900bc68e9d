import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCustomer } from '../../../../demo/builders/customer.ts'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aBillingCtx, type Sandbox } from '../../../../tests/support/sandbox.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { members } from '../../members/table.server.ts'
import { payments } from '../payments/table.server.ts'
import { closeCheckout, closeSession, openSession } from './commands/checkout-session.server.ts'
import { startCheckout } from './commands/start-checkout.server.ts'
import type { CheckoutOf } from './model.ts'

const aCheckout = (given: Partial<CheckoutOf> = {}): CheckoutOf =>
  ({
    purpose: 'event',
    objectId: newId(),
    description: 'Summer party',
    lines: [{ name: 'Summer party', amount: pence(1800), quantity: 1 }],
    payer: { memberId: null, name: '', email: 'ana@example.org' },
    returns: { success: '/events/summer-party?pay=success', cancel: '/events/summer-party?pay=cancel' },
    ...given,
  }) as CheckoutOf

const ledger = (ctx: Ctx) => ctx.db.select().from(payments)

async function started(ctx: Ctx, request: CheckoutOf) {
  const answer = await startCheckout(ctx, request)
  if (!answer.ok) throw new Error(`the checkout session was not opened: ${answer.reason}`)
  return answer
}

async function theSession(sandbox: Sandbox) {
  const [created] = (await sandbox.requests('/v1/checkout/sessions')).filter(
    (asked) => asked.method === 'POST',
  )
  if (!created) throw new Error('no checkout session was asked for')
  return created
}

test('a payment survives a provider that does not answer', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await sandbox.trouble({ kind: 'cut', times: 3 })
  const request = aCheckout({ purpose: 'registration' })
  expect(await startCheckout(ctx, request)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  const later = await started(ctx, request)
  const rows = await ledger(ctx)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ id: later.paymentId, status: 'open', sessionUrl: later.url })
})

test('a retry after a lost answer finds the same checkout session', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await sandbox.trouble({ kind: 'cut', when: 'after', times: 3, path: '/v1/checkout/sessions' })
  const request = aCheckout({ purpose: 'registration' })
  expect(await startCheckout(ctx, request)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  const later = await started(ctx, request)
  const stripe = await sandbox.payments.client()
  const { data } = await stripe.checkout.sessions.list()
  expect(data.map((session) => session.id)).toEqual([later.sessionId])
})

test('a request for something else does not get the checkout session whose answer was lost', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const [one, other] = [await aFee(ctx), await aFee(ctx, { id: 'student', label: 'Student', price: 30 })]
  const { lines: _, ...rest } = { lines: [], ...aCheckout({ purpose: 'registration' }) }
  await sandbox.trouble({ kind: 'cut', when: 'after', times: 3, path: '/v1/checkout/sessions' })
  expect((await startCheckout(ctx, { ...rest, priceId: one })).ok).toBe(false)
  const later = await started(ctx, { ...rest, priceId: other })
  const stripe = await sandbox.payments.client()
  const { data } = await stripe.checkout.sessions.list()
  expect(data.map(({ status, amount_total }) => [status, amount_total])).toEqual([
    ['open', 3000],
    ['expired', 4500],
  ])
  expect(data[0]?.id).toBe(later.sessionId)
  expect((await ledger(ctx)).map((row) => [row.status, row.amount])).toEqual([
    ['expired', 4500],
    ['open', 3000],
  ])
})

test('a checkout session that opens after its payment was closed is closed and not returned', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const request = aCheckout({ purpose: 'order' })
  await sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/checkout/sessions' })
  await startCheckout(ctx, request)
  const [row] = await ledger(ctx)
  if (!row) throw new Error('nothing stands in the ledger')
  await closeCheckout(ctx, request.objectId)
  expect(await openSession(ctx, row)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  const stripe = await sandbox.payments.client()
  expect((await stripe.checkout.sessions.list()).data.map(({ status }) => status)).toEqual(['expired'])
})

test('a checkout session that opens while its payment is being closed is also closed at the provider [resolutions B11]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/checkout/sessions' })
  await startCheckout(ctx, aCheckout({ purpose: 'order' }))
  const [read] = await ledger(ctx)
  if (!read) throw new Error('nothing stands in the ledger')
  expect(await openSession(ctx, read)).toMatchObject({ ok: true })
  expect(await closeSession(ctx, read)).toEqual({ ok: true })
  const stripe = await sandbox.payments.client()
  expect((await stripe.checkout.sessions.list()).data.map(({ status }) => status)).toEqual(['expired'])
  expect((await ledger(ctx)).map(({ status }) => status)).toEqual(['expired'])
})

test('an error that the provider repeats for an idempotency key does not block the payment for a day', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const member = await aMember(ctx)
  const payer = { memberId: member.id, name: member.name, email: 'ana@example.org' }
  const request = aCheckout({ purpose: 'registration', payer })
  for (const path of ['/v1/customers', '/v1/checkout/sessions']) {
    await sandbox.trouble({ kind: 'error', status: 500, path })
    expect(await startCheckout(ctx, request)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  }
  const { paymentId } = await started(ctx, request)
  const keys = (await sandbox.requests('/v1/checkout/sessions')).map((asked) => asked.idempotencyKey)
  expect(keys).toEqual([`payment:${paymentId}`, `payment:${paymentId}`, `payment:${paymentId}:2`])
})

test('a refusal of the provider leaves nothing open and reveals no internal details', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  await sandbox.trouble({ kind: 'error', status: 400, path: '/v1/checkout/sessions' })
  const refused = await startCheckout(ctx, aCheckout())
  expect(refused).toEqual({
    ok: false,
    reason: 'PROVIDER_REFUSED',
    message: 'the payment could not be started. Please contact the club.',
  })
  expect((await ledger(ctx)).map((row) => row.status)).toEqual(['failed'])
})

test('the provider receives the amount in pence, our return addresses and our ids [SYS-050, SYS-051]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const request = aCheckout({
    lines: [
      { name: 'Shirt', amount: pence(2450), quantity: 2 },
      { name: 'Print', amount: pence(500), quantity: 1 },
    ],
  })
  const { paymentId, url } = await started(ctx, request)
  expect(url.startsWith(sandbox.url)).toBe(true)
  const { params, idempotencyKey } = await theSession(sandbox)
  const origin = ctx.config.publicUrl.origin
  expect(idempotencyKey).toBe(`payment:${paymentId}`)
  expect(params).toMatchObject({
    mode: 'payment',
    client_reference_id: paymentId,
    customer_email: 'ana@example.org',
    success_url: `${origin}/events/summer-party?pay=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/events/summer-party?pay=cancel`,
    metadata: { payment_id: paymentId, gd_object: 'others', gd_object_id: request.objectId },
  })
  expect(JSON.stringify(params.line_items)).toContain('2450')
  expect(JSON.stringify(params.line_items)).toContain('gbp')
  const [row] = await ledger(ctx)
  expect(row?.amount).toBe(5400)
})

test('a member pays through their own customer, created once and never shared by e-mail address [resolutions B22]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const mother = await aMember(ctx, { name: 'Mo Family', email: 'family@example.org' })
  const child = await aMember(ctx, { name: 'Kim Family', email: 'family@example.org' })
  for (const member of [mother, child, mother]) {
    await started(
      ctx,
      aCheckout({ payer: { memberId: member.id, name: member.name, email: member.email ?? '' } }),
    )
  }
  const customers = (await ctx.db.select({ id: members.stripeIdTest }).from(members)).map((row) => row.id)
  expect(new Set(customers).size).toBe(2)
  expect((await sandbox.requests('/v1/customers')).filter((asked) => asked.method === 'POST')).toHaveLength(2)
})

test('live and test mode use different customers of a member [INV-021, resolutions B26]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const member = await aMember(ctx)
  const payer = { memberId: member.id, name: member.name, email: 'ana@example.org' }
  const stored = async () =>
    (await ctx.db.select({ live: members.stripeId, test: members.stripeIdTest }).from(members))[0]
  await started({ ...ctx, payments: { ...sandbox.payments, mode: 'live' } }, aCheckout({ payer }))
  expect(await stored()).toEqual({ live: expect.stringMatching(/^cus_/), test: null })
  const stripe = await sandbox.payments.client()
  const { id } = await stripe.customers.create({})
  await aCustomer(ctx, id, { memberId: member.id })
  await started(ctx, aCheckout({ payer }))
  const asked = (await sandbox.requests('/v1/checkout/sessions')).map(({ params }) => params.customer)
  expect(asked).toEqual([(await stored())?.live, id])
})

test('a second request for a one-off payment gets the open checkout session', async () => {
  const { ctx } = await aBillingCtx()
  const request = aCheckout({ purpose: 'order' })
  const first = await started(ctx, request)
  expect(await started(ctx, request)).toEqual(first)
  expect(await ledger(ctx)).toHaveLength(1)
})

test('two concurrent requests open one checkout session', async () => {
  const { ctx } = await aBillingCtx()
  const request = aCheckout({ purpose: 'order' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => startCheckout(ctx, request)))
  const sessions = new Set(answers.map((answer) => (answer.ok ? answer.sessionId : answer.reason)))
  expect(sessions.size).toBe(1)
  expect(await ledger(ctx)).toHaveLength(1)
})

test('a request for another amount closes the first checkout session', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const request = aCheckout({ purpose: 'order' })
  const first = await started(ctx, request)
  const second = await started(ctx, {
    ...request,
    lines: [{ name: 'Summer party', amount: pence(2000), quantity: 1 }],
  })
  const stripe = await sandbox.payments.client()
  expect((await stripe.checkout.sessions.retrieve(first.sessionId)).status).toBe('expired')
  expect((await stripe.checkout.sessions.retrieve(second.sessionId)).status).toBe('open')
  const [closed] = await ctx.db.select().from(payments).where(eq(payments.id, first.paymentId))
  expect(closed?.status).toBe('expired')
})

test('a paid checkout session cannot be paid again, even before its event arrives [resolutions B11]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const request = aCheckout({ purpose: 'registration' })
  const { sessionId } = await started(ctx, request)
  await sandbox.pay(sessionId)
  expect(await startCheckout(ctx, request)).toEqual({ ok: false, reason: 'ALREADY_PAID' })
  expect((await ledger(ctx)).map((row) => row.status)).toEqual(['paid'])
})

test('an event is paid by many people, each with their own checkout session [EVT-019]', async () => {
  const { ctx } = await aBillingCtx()
  const request = aCheckout()
  const [one, other] = [await started(ctx, request), await started(ctx, request)]
  expect(one.sessionId).not.toBe(other.sessionId)
})
