import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { assignNow, invoiceNow, performPending } from '../../../../tests/support/billing.ts'
import { as } from '../../../../tests/support/database.ts'
import { beginSlowly, events, hear } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { pence } from '../../../kernel/money.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import { members } from '../../members/table.server.ts'
import { memberOfCustomer } from '../customers/queries/owner.server.ts'
import { createInvoice } from '../invoices/commands/create-invoice.server.ts'
import { invoices } from '../invoices/table.server.ts'
import { payments } from '../payments/table.server.ts'
import { subscriptions } from '../subscriptions/table.server.ts'
import { providerOperations } from './table.server.ts'

async function anAdminList() {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  return { ctx, sandbox, finance, priceId, stripe: await sandbox.payments.client() }
}

/** An administrator and a completed invoice form for a member. */
async function aTypedInvoice(pounds: number) {
  const admin = await anAdminList()
  const { id: memberId } = await aMember(admin.ctx, { email: 'ana@example.org' })
  const typed = { memberId, amount: pence(pounds * 100), description: 'Trip', key: 'run:ana' }
  const made = async () =>
    (await admin.stripe.invoices.list({})).data.map(({ status, total }) => [status, total])
  return { ...admin, typed, made }
}

type Typed = Awaited<ReturnType<typeof aTypedInvoice>>

test('only finance staff can create invoices and assign subscriptions', async () => {
  const { ctx, priceId } = await anAdminList()
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')]) {
    const nobody = as(ctx, actor)
    const invoice = invoiceNow(nobody, { memberId, amount: pence(500), description: 'Kit', key: 'k' })
    await expect(invoice).rejects.toThrow(Forbidden)
    const given = assignNow(nobody, { memberId, priceId, volunteer: false, key: 'k' })
    await expect(given).rejects.toThrow(Forbidden)
  }
})

test('an invoice is sent in pence, once for its key, and is logged [INV-008, INV-009]', async () => {
  const { ctx, finance, stripe, sandbox } = await anAdminList()
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  const request = { memberId, amount: pence(4550), description: 'Tournament in Malmö', key: 'run:ana' }
  const first = await invoiceNow(finance, request)
  expect(await invoiceNow(finance, request)).toEqual(first)
  const { data } = await stripe.invoices.list({})
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    status: 'open',
    collection_method: 'send_invoice',
    amount_due: 4550,
    customer_email: 'ana@example.org',
    lines: { data: [{ description: 'Tournament in Malmö' }] },
  })
  const sent = (await sandbox.requests('/v1/invoices/')).filter(({ method }) => method === 'POST')
  expect(sent).toHaveLength(1)
  const [action] = await ctx.db.select().from(auditLog)
  expect(action).toMatchObject({ action: 'billing.create-invoice', subject: `members/${memberId}` })
})

test('two concurrent submissions of a form send one invoice and log it once [INV-008]', async () => {
  const { ctx, finance, sandbox, typed, made } = await aTypedInvoice(500)
  const corrected = { ...typed, amount: pence(5000) }
  const { late } = await beginSlowly(sandbox, '/v1/invoices', () => invoiceNow(finance, typed))
  expect(await createInvoice(finance, corrected)).toEqual({ ok: false, reason: 'KEY_USED' })
  expect(await createInvoice(finance, typed)).toMatchObject({ ok: true })
  expect(await late()).toMatchObject({ ok: true })
  expect(await invoiceNow(finance, typed)).toMatchObject({ ok: true })
  expect(await made()).toEqual([['open', 50_000]])
  expect(await ctx.db.$count(auditLog)).toBe(1)
})

test('a repeated form finds its invoice, even if the customer has credit at the provider [INV-008]', async () => {
  const { ctx, finance, stripe } = await anAdminList()
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  const request = { memberId, amount: pence(4550), description: 'Trip', key: 'run:ana' }
  const first = await invoiceNow(finance, request)
  await ctx.db.update(invoices).set({ amountDue: pence(550) })
  expect(await invoiceNow(finance, request)).toEqual(first)
  expect((await stripe.invoices.list({})).data).toHaveLength(1)
})

test('an invoice interrupted half way is completed, not created again [INV-008]', async () => {
  const { ctx, finance, stripe, sandbox } = await anAdminList()
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  const request = { memberId, amount: pence(1000), description: 'Kit', key: 'run:ana' }
  await sandbox.trouble({ kind: 'cut', when: 'after', times: 3, path: '/v1/invoiceitems' })
  expect(await invoiceNow(finance, request)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect((await invoiceNow(finance, request)).ok).toBe(true)
  const { data } = await stripe.invoices.list({})
  expect(data.map((invoice) => [invoice.status, invoice.amount_due])).toEqual([['open', 1000]])
})

const WAYS = {
  'its form sent again': ({ finance, typed }: Typed) => invoiceNow(finance, typed),
  'its job': ({ ctx }: Typed) => performPending(ctx),
  'its news': async ({ ctx, sandbox }: Typed) => {
    await hear(ctx, await events(sandbox))
    await performPending(ctx)
  },
}

test.for(Object.entries(WAYS))(
  'an invoice whose answer was lost and that was paid meanwhile is noted and enters the ledger by %s [INV-004, resolutions B21]',
  async ([, way]) => {
    const admin = await aTypedInvoice(50)
    const { ctx, finance, stripe, sandbox, typed } = admin
    await sandbox.trouble({ kind: 'cut', when: 'after', method: 'POST', times: 3, path: '/v1/invoices/' })
    expect(await invoiceNow(finance, typed)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
    const [sent] = (await stripe.invoices.list({})).data
    await stripe.invoices.pay(sent?.id ?? '', { payment_method: 'pm_card_visa' })
    await way(admin)
    expect(await ctx.db.select().from(payments)).toMatchObject([
      { purpose: 'invoice', memberId: typed.memberId, status: 'paid', amount: 5000 },
    ])
    expect(await ctx.db.select().from(providerOperations)).toContainEqual(
      expect.objectContaining({ kind: 'invoice.create', status: 'done', resultId: sent?.id }),
    )
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: 'billing.create-invoice' }])
  },
)

test.for([
  ['without an e-mail', ''],
  ['whose e-mail has other letters than a–z before the @', 'jörg@example.org'],
])(
  'a member %s gets no invoice, and the provider is not asked for a customer [INV-015]',
  async ([, email]) => {
    const { ctx, finance, sandbox } = await anAdminList()
    const { id: memberId } = await aMember(ctx, { email })
    const invoice = await invoiceNow(finance, {
      memberId,
      amount: pence(500),
      description: 'Kit',
      key: 'k',
    })
    expect(invoice).toEqual({ ok: false, reason: 'NO_EMAIL' })
    expect(await sandbox.requests('/v1/customers')).toEqual([])
  },
)

test('a customer is found by e-mail address, ignoring case, only if no one else has the address [INV-015, INV-021, resolutions B22]', async () => {
  const { ctx, finance, stripe, priceId } = await anAdminList()
  const alone = await stripe.customers.create({ email: 'alone@example.org' })
  const shared = await stripe.customers.create({ email: 'family@example.org' })
  const one = await aMember(ctx, { name: 'Ana Alone', email: 'Alone@Example.org' })
  const parent = await aMember(ctx, { name: 'Pia Parent', email: 'family@example.org' })
  await aMember(ctx, { name: 'Kim Kid', email: 'family@example.org' })
  for (const { id: memberId } of [one, parent]) {
    const given = await assignNow(finance, { memberId, priceId, volunteer: false, key: memberId })
    expect(given.ok).toBe(true)
  }
  const stored = async (id: string) =>
    (await ctx.db.select().from(members).where(eq(members.id, id)))[0]?.stripeIdTest
  expect(await stored(one.id)).toBe(alone.id)
  expect(await stored(parent.id)).toMatch(/^cus_/)
  expect(await stored(parent.id)).not.toBe(shared.id)
})

test('an error that the provider repeats for the coupon does not block the volunteer discount [INV-016]', async () => {
  const { ctx, finance, priceId, sandbox } = await anAdminList()
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  await sandbox.trouble({ kind: 'error', status: 500, path: '/v1/coupons' })
  const request = { memberId, priceId, volunteer: true, key: 'run:ana' }
  expect(await assignNow(finance, request)).toMatchObject({ ok: true })
})

test('a subscription without a card is paid by invoice, with 20% off for a volunteer, and appears at once [INV-013, INV-016, INV-022]', async () => {
  const { ctx, finance, priceId } = await anAdminList()
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  const request = { memberId, priceId, volunteer: true, key: 'run:ana' }
  const first = await assignNow(finance, request)
  expect(first).toMatchObject({ ok: true })
  expect(await assignNow(finance, request)).toEqual(first)
  const stored = await ctx.db.select().from(subscriptions)
  expect(await memberOfCustomer(ctx, stored[0]?.customerId ?? '')).toBe(memberId)
  expect(stored).toMatchObject([{ plan: 'League teams', status: 'active', discountBp: 2000 }])
})

test('a member’s card is charged, and a declined card leaves no subscription', async () => {
  const { ctx, finance, stripe, priceId } = await anAdminList()
  const customer = async (card: string) => {
    const { id } = await stripe.customers.create({ email: 'x@example.org' })
    await stripe.paymentMethods.attach(card, { customer: id })
    return id
  }
  const good = await aMember(ctx, { name: 'Gil Good', stripeIdTest: await customer('pm_card_visa') })
  const bad = await aMember(ctx, {
    name: 'Bo Bad',
    stripeIdTest: await customer('pm_card_chargeCustomerFail'),
  })
  const give = (memberId: string, volunteer = false) =>
    assignNow(finance, { memberId, priceId, volunteer, key: memberId })
  expect((await give(good.id)).ok).toBe(true)
  const declined = { ok: false, reason: 'PROVIDER_REFUSED', message: 'Your card was declined.' }
  expect(await give(bad.id)).toEqual(declined)
  // Sending the same form again with the discount is a different request to the provider.
  expect(await give(bad.id, true)).toEqual(declined)
  expect(await ctx.db.select().from(subscriptions)).toMatchObject([
    { customerId: good.stripeIdTest, status: 'active' },
  ])
})

test('a plan the member already has and an unknown plan are refused [INV-014, resolutions B11]', async () => {
  const { ctx, finance, priceId } = await anAdminList()
  const registration = await aFee(ctx)
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  const give = (price: string, key: string) =>
    assignNow(finance, { memberId, priceId: price, volunteer: false, key })
  for (const price of ['', 'price_of_nothing', registration])
    expect(await give(price, 'k')).toEqual({ ok: false, reason: 'NO_PLAN' })
  expect((await give(priceId, 'one')).ok).toBe(true)
  expect(await give(priceId, 'two')).toEqual({ ok: false, reason: 'RUNNING' })
})

test('three concurrent assignments of a plan create one subscription [resolutions B11]', async () => {
  const { ctx, finance, stripe, priceId } = await anAdminList()
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  const given = await Promise.all(
    ['one', 'two', 'three'].map((key) => assignNow(finance, { memberId, priceId, volunteer: false, key })),
  )
  // A concurrent request joins the pending operation; a later one is refused as running.
  expect(given.some(({ ok }) => ok)).toBe(true)
  for (const one of given) expect(one.ok || one.reason === 'RUNNING').toBe(true)
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1)
})

test('an error that the provider repeats for an idempotency key blocks neither invoices nor subscriptions for a day [INV-008, INV-013]', async () => {
  const { ctx, finance, stripe, sandbox, priceId } = await anAdminList()
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  const invoice = () =>
    invoiceNow(finance, { memberId, amount: pence(1000), description: 'Kit', key: 'run:ana' })
  const plan = () => assignNow(finance, { memberId, priceId, volunteer: false, key: 'run:ana' })
  for (const [path, ask] of [
    ['/v1/invoiceitems', invoice],
    ['/v1/subscriptions', plan],
  ] as const) {
    await sandbox.steer('POST', '/faults', { kind: 'error', method: 'POST', path })
    expect(await ask()).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
    expect((await ask()).ok).toBe(true)
  }
  const made = (await stripe.invoices.list({})).data.filter(({ parent }) => !parent)
  expect(made.map((one) => [one.status, one.amount_due])).toEqual([['open', 1000]])
  expect(await ctx.db.select().from(subscriptions)).toHaveLength(1)
})

test('nothing is assigned while the provider does not answer, and the request can be repeated', async () => {
  const { ctx, finance, sandbox, priceId } = await anAdminList()
  const { id: memberId } = await aMember(ctx, { email: 'ana@example.org' })
  const request = { memberId, priceId, volunteer: false, key: 'k' }
  await sandbox.trouble({ kind: 'cut', when: 'after', times: 3, path: '/v1/subscriptions' })
  expect(await assignNow(finance, request)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect((await assignNow(finance, request)).ok).toBe(true)
  expect(await ctx.db.select().from(subscriptions)).toHaveLength(1)
})
