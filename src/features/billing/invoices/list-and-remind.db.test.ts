import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { invoiceNow } from '../../../../tests/support/billing.ts'
import { as } from '../../../../tests/support/database.ts'
import { events, hear, reconcileNow } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { pence } from '../../../kernel/money.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { members } from '../../members/table.server.ts'
import { payments } from '../payments/table.server.ts'
import { invoiceCall, invoiceSearch } from '../schema.ts'
import { invoiceRow } from './admin/invoice-row.ts'
import { remindInvoice } from './commands/remind-invoice.server.ts'
import { countInvoices, countUnpaidInvoices, findInvoice, listInvoices } from './queries/invoices.server.ts'
import { invoices } from './table.server.ts'

async function anAdminList() {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const ana = await aMember(ctx, { name: 'Ana Owes', email: 'ana@example.org' })
  const bill = async (description: string, amount = 4550) => {
    const made = await invoiceNow(finance, {
      memberId: ana.id,
      amount: pence(amount),
      description,
      key: `key-${description}`,
    })
    if (!made.ok) throw new Error(made.reason)
    return made.invoiceId
  }
  return { ctx, sandbox, finance, ana, bill, stripe: await sandbox.payments.client() }
}

const listed = async (ctx: Ctx, search: Record<string, string> = {}) =>
  (await listInvoices(ctx, invoiceSearch.parse(search))).rows

test('only finance staff can read invoices and send reminders', async () => {
  const { ctx, bill } = await anAdminList()
  const id = await bill('Kit')
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')]) {
    const nobody = as(ctx, actor)
    await expect(listed(nobody)).rejects.toThrow(Forbidden)
    await expect(countInvoices(nobody)).rejects.toThrow(Forbidden)
    await expect(remindInvoice(nobody, id)).rejects.toThrow(Forbidden)
  }
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a new invoice appears at once with all columns of the table [INV-001, INV-003, INV-004, resolutions F19]', async () => {
  const { ctx, ana, bill, finance } = await anAdminList()
  const id = await bill('Tournament in Malmö')
  const [invoice] = await listed(finance)
  expect(invoice).toMatchObject({
    id,
    memberId: ana.id,
    customerName: 'Ana Owes',
    customerEmail: 'ana@example.org',
    amountDue: 4550,
    status: 'open',
    description: 'Tournament in Malmö',
    paidAt: null,
  })
  expect(invoice?.hostedUrl).toMatch(/^http/)
  expect(invoice?.pdfUrl).toMatch(/pdf/)
  expect(invoice && invoiceRow(invoice, ctx.clock.now())).toMatchObject({
    isPaid: false,
    amount: '£45.50',
    state: { text: 'Open' },
    canRemind: true,
  })
})

test('the descriptions of all lines are joined with a comma [INV-003, resolutions F19]', async () => {
  const { ctx, stripe, finance, sandbox } = await anAdminList()
  const customer = await stripe.customers.create({ name: 'Bo Two', email: 'bo@example.org' })
  const draft = await stripe.invoices.create({
    customer: customer.id,
    collection_method: 'send_invoice',
    days_until_due: 7,
  })
  for (const description of ['Shirt', 'Shorts'])
    await stripe.invoiceItems.create({
      customer: customer.id,
      invoice: draft.id,
      amount: 500,
      currency: 'gbp',
      description,
    })
  await hear(ctx, await events(sandbox))
  expect(await listed(finance, { show: 'all' })).toEqual([])
  await stripe.invoices.finalizeInvoice(draft.id)
  await hear(ctx, await events(sandbox))
  expect((await listed(finance)).map((one) => one.description)).toEqual(['Shirt, Shorts'])
})

test('unpaid invoices are listed by default, and a payment removes one [INV-001, INV-004, resolutions D11]', async () => {
  const { ctx, bill, finance, stripe, sandbox } = await anAdminList()
  const paid = await bill('Paid soon')
  const open = await bill('Not paid')
  const gone = await bill('A mistake')
  expect(await countUnpaidInvoices(ctx)).toBe(3)
  await stripe.invoices.pay(paid, { payment_method: 'pm_card_visa' })
  await stripe.invoices.voidInvoice(gone)
  await hear(ctx, await events(sandbox))
  expect((await listed(finance)).map((one) => one.id)).toEqual([open])
  expect((await listed(finance, { show: 'paid' })).map((one) => one.id)).toEqual([paid])
  const all = await listed(finance, { show: 'all' })
  expect(Object.fromEntries(all.map((one) => [one.id, one.status]))).toEqual({
    [paid]: 'paid',
    [open]: 'open',
    [gone]: 'void',
  })
  expect((await listed(finance, { show: 'cancelled' })).map((one) => one.id)).toEqual([gone])
  const { rows: every } = await listInvoices(finance, invoiceCall.parse({}))
  expect(new Set(every.map((one) => one.id))).toEqual(new Set([paid, open, gone]))
  const { all: sum, ...each } = await countInvoices(finance)
  expect(each).toEqual({ unpaid: 1, paid: 1, cancelled: 1 })
  expect(Object.values(each).reduce((total, count) => total + count)).toBe(sum)
})

test('invoices are found by part of the description, customer or number, ignoring case and accents [INV-002]', async () => {
  const { bill, finance } = await anAdminList()
  const malmo = await bill('Tournament in Malmö')
  await bill('100% cotton')
  const found = async (q: string) => (await listed(finance, { q })).map((one) => one.id)
  for (const q of ['malmö', 'MALMO', 'ment in mal', 'Tournament in Malmö'])
    expect(await found(q), q).toEqual([malmo])
  expect(await found('ANA')).toHaveLength(2)
  const [{ number } = { number: '' }] = await listed(finance, { q: 'malmö' })
  expect(await found(number)).toEqual([malmo])
  expect(await found('Nobody')).toEqual([])
  expect(await found('%')).toHaveLength(1)
  expect(await found('_')).toEqual([])
})

test('an invoice whose customer has no name at the provider is listed under the member’s name [INV-001, INV-003]', async () => {
  const { ctx, ana, bill, finance } = await anAdminList()
  const id = await bill('Kit')
  await ctx.db.update(invoices).set({ customerName: '' }).where(eq(invoices.id, id))
  const [found] = await listed(finance, { q: ana.name.slice(0, 5) })
  expect(found && invoiceRow(found, ctx.clock.now())).toMatchObject({ id, customer: ana.name })
  expect(await findInvoice(finance, id)).toMatchObject({ customerName: ana.name })
})

test('a paid invoice from staff is in the ledger once, whatever the order of events', async () => {
  const { ctx, ana, bill, stripe, sandbox } = await anAdminList()
  const id = await bill('Kit')
  await stripe.invoices.pay(id, { payment_method: 'pm_card_visa' })
  const sent = await events(sandbox)
  await hear(ctx, sent.toReversed())
  await hear(ctx, sent)
  expect(await ctx.db.select().from(payments)).toMatchObject([
    {
      purpose: 'invoice',
      memberId: ana.id,
      objectId: ana.id,
      amount: 4550,
      status: 'paid',
      invoiceId: id,
    },
  ])
})

test('a dispute of an invoice is recorded even if its event arrives before the payment’s [resolutions B23]', async () => {
  const { ctx, bill, stripe, sandbox } = await anAdminList()
  await stripe.invoices.pay(await bill('Kit'), { payment_method: 'pm_card_visa' })
  const { data } = await stripe.charges.list({ limit: 1 })
  await sandbox.steer('POST', '/disputes', { charge: data[0]?.id })
  await hear(ctx, (await events(sandbox)).reverse())
  expect(await ctx.db.select().from(payments)).toMatchObject([{ amount: 4550, disputed: true }])
})

test('a late response does not reopen a paid invoice', async () => {
  const { ctx, bill, stripe, sandbox, finance } = await anAdminList()
  const id = await bill('Kit')
  await stripe.invoices.pay(id, { payment_method: 'pm_card_visa' })
  await hear(ctx, await events(sandbox))
  await bill('Kit') // the same key, so the provider returns the same invoice
  const [invoice] = await listed(finance, { show: 'all' })
  expect(invoice?.status).toBe('paid')
})

test('reconciliation finds open and paid invoices whose events were lost', async () => {
  const { ctx, bill, stripe, finance } = await anAdminList()
  const paid = await bill('Paid while we were away')
  const missed = await bill('Nobody heard of it')
  await ctx.db.delete(invoices).where(eq(invoices.id, missed))
  await stripe.invoices.pay(paid, { payment_method: 'pm_card_visa' })
  expect((await reconcileNow(ctx)).events).toBeGreaterThan(0)
  expect((await listed(finance)).map((one) => one.id)).toEqual([missed])
  expect((await reconcileNow(ctx)).events).toBe(0)
})

test('an invoice does not change while the provider does not answer', async () => {
  const { ctx, bill, sandbox, finance } = await anAdminList()
  const id = await bill('Kit')
  await sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/events' })
  expect((await reconcileNow(ctx)).events).toBe(0)
  expect((await listed(finance)).map((one) => one.id)).toEqual([id])
})

test('a reminder is sent at most once an hour and is logged [INV-005]', async () => {
  const { ctx, bill, finance } = await anAdminList()
  const id = await bill('Kit')
  expect(await remindInvoice(finance, id)).toEqual({ ok: true, email: 'ana@example.org' })
  expect(await remindInvoice(finance, id)).toMatchObject({ ok: false, reason: 'JUST_SENT' })
  const [mail, ...more] = await ctx.db.select().from(mails)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ toEmail: 'ana@example.org', subject: 'Reminder: £45.50 for Kit' })
  expect(mail?.text).toContain('Ana Owes')
  expect(mail?.text).toMatch(/https?:\/\//)
  const actions = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'billing.remind'))
  expect(actions).toMatchObject([{ subject: `invoices/${id}` }])
  const later = { ...finance, clock: { now: () => new Date(Date.now() + 61 * 60_000) } }
  expect((await remindInvoice(later, id)).ok).toBe(true)
})

test('a reminder about a child goes to the guardians [INV-005]', async () => {
  const { ctx, bill, finance, ana } = await anAdminList()
  const id = await bill('Kit')
  await ctx.db.update(members).set({ bornOn: '2012-03-01' }).where(eq(members.id, ana.id))
  for (const [at, email] of ['mother@example.org', 'father@example.org'].entries())
    await aGuardian(ctx, await aUser(ctx, { email }), ana, at === 0 ? 1 : 2)
  const reminded = await remindInvoice(finance, id)
  expect(reminded.ok && reminded.email.split(' and ').toSorted()).toEqual([
    'father@example.org',
    'mother@example.org',
  ])
})

test('no reminder is sent for a paid invoice or without an e-mail address [INV-005]', async () => {
  const { ctx, bill, finance, stripe, sandbox } = await anAdminList()
  const paid = await bill('Kit')
  const nameless = await bill('Shorts')
  await ctx.db.update(invoices).set({ customerEmail: '' }).where(eq(invoices.id, nameless))
  await stripe.invoices.pay(paid, { payment_method: 'pm_card_visa' })
  await hear(ctx, await events(sandbox))
  await ctx.db.update(invoices).set({ customerEmail: '' }).where(eq(invoices.id, nameless))
  expect(await remindInvoice(finance, paid)).toEqual({ ok: false, reason: 'NOT_OPEN' })
  expect(await remindInvoice(finance, nameless)).toEqual({ ok: false, reason: 'NO_EMAIL' })
  await expect(remindInvoice(finance, 'in_nothing')).rejects.toThrow(NotFound)
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('an open invoice is overdue from its due date, and a closed one explains its state [INV-004]', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const words = (status: 'open' | 'paid' | 'void' | 'uncollectible', due = '2026-06-01T00:00:00Z') =>
    invoiceRow(
      {
        id: 'in_1',
        number: '',
        customerId: 'cus_1',
        subscriptionId: null,
        credited: pence(0),
        memberId: null,
        customerName: '',
        member: '',
        customerEmail: 'a@example.org',
        amountDue: pence(1),
        amountPaid: pence(0),
        paidByHand: pence(0),
        total: pence(1),
        status,
        description: '',
        descriptionKey: '',
        hostedUrl: '',
        pdfUrl: '',
        createdAt: now,
        updatedAt: now,
        dueAt: new Date(due),
        paidAt: null,
        remindedAt: null,
      },
      now,
    ).state.text
  expect(words('open')).toBe('Open')
  expect(words('open', '2026-04-30T00:00:00Z')).toBe('Overdue')
  expect([words('paid'), words('void'), words('uncollectible')]).toEqual(['Paid', 'Void', 'Written off'])
})
