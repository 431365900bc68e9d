import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { invoiceNow, performPending } from '../../../tests/support/billing.ts'
import { as } from '../../../tests/support/database.ts'
import { aPayingClub, paid } from '../../../tests/support/paying.ts'
import { events, hear } from '../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../tests/support/sandbox.ts'
import { clubDay } from '../../kernel/dates.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { mails } from '../../platform/email/table.server.ts'
import { invoices } from '../billing/invoices/table.server.ts'
import { ownBalance } from '../billing/payments/queries/balance.server.ts'
import { payments } from '../billing/payments/table.server.ts'
import { withdrawRenewal } from '../registrations/form/commands/renew-registration.server.ts'
import { ownDues } from '../registrations/payment/queries/own-dues.server.ts'
import { registrations } from '../registrations/table.server.ts'
import { openCharges } from './chasing/internal/open-charges.server.ts'
import { recordPayment } from './commands/record-payment.server.ts'
import { reversePayment } from './commands/reverse-payment.server.ts'
import { moneyFigures } from './queries/figures.server.ts'
import { paidTwice } from './queries/paid-twice.server.ts'
import { readStatement } from './queries/statement.server.ts'

/** Ana, with an invoice of £45.50 at the provider. */
async function anInvoiced() {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const ana = await aMember(ctx, { name: 'Ana Owes', email: 'ana@example.org' })
  const made = await invoiceNow(finance, {
    memberId: ana.id,
    amount: pence(4550),
    description: 'Training camp',
    key: 'form-1234',
  })
  if (!made.ok) throw new Error(made.reason)
  const stripe = await sandbox.payments.client()
  const provider = () => stripe.invoices.retrieve(made.invoiceId)
  return { ctx, sandbox, finance, ana, invoiceId: made.invoiceId, stripe, provider }
}

const cash = async (
  ctx: Ctx,
  source: 'invoices' | 'registrations',
  sourceId: string,
  amount: number,
  open: number,
) => {
  const recorded = await recordPayment(ctx, {
    items: [{ source, sourceId, amount: pence(amount), open: pence(open) }],
    method: 'cash',
    reference: '',
    paidOn: clubDay(ctx.clock.now()),
    key: newId(),
  })
  if (!recorded.ok) throw new Error(recorded.reason)
  return recorded.paymentId
}

/** Sorted by type and amount, because the provider's times are whole seconds. */
const statementOf = async (ctx: Ctx, memberId: string) =>
  (await readStatement(ctx, [memberId]))
    .toSorted((a, b) => a.type.localeCompare(b.type) || b.amount - a.amount)
    .map(({ type, amount, open }) => [type, amount, open])
const owed = async (ctx: Ctx, memberId: string) => (await readStatement(ctx, [memberId])).at(-1)?.balance

test('more than what is open is refused, and nothing is recorded', async () => {
  const { ctx, finance, invoiceId } = await anInvoiced()
  await expect(cash(finance, 'invoices', invoiceId, 4551, 4550)).rejects.toThrow('TOO_MUCH')
  await cash(finance, 'invoices', invoiceId, 2000, 4550)
  await expect(cash(finance, 'invoices', invoiceId, 2551, 2550)).rejects.toThrow('TOO_MUCH')
  await expect(cash(finance, 'invoices', invoiceId, 4550, 4550)).rejects.toThrow('CHANGED')
  expect(await ctx.db.$count(payments)).toBe(1)
})

test('the rest of an invoice stays owed in the statement, the figures, the reminders and the own dues', async () => {
  const { ctx, finance, ana, invoiceId, provider } = await anInvoiced()
  await cash(finance, 'invoices', invoiceId, 2000, 4550)
  const agrees = async (pay: object | undefined) => {
    expect(await statementOf(finance, ana.id)).toEqual([
      ['charge', 4550, 2550],
      ['payment', -2000, 0],
    ])
    expect((await moneyFigures(finance, 'all')).total).toMatchObject({ expected: 4550, received: 2000 })
    expect(await openCharges(finance, ctx.db, sql`true`)).toMatchObject([{ open: 2550, amount: 4550 }])
    const own = await ownBalance(as(ctx, anActor('member', { member: ana })))
    expect(own.dues).toMatchObject([
      { owed: 2550, pay, reason: expect.stringContaining('You have already paid £20.00 of it.') },
    ])
  }
  // The provider's page still asks for all of it.
  await agrees(undefined)
  await performPending(ctx)
  expect(await provider()).toMatchObject({ status: 'open', amount_due: 2550, amount_remaining: 2550 })
  await agrees(expect.objectContaining({ label: 'Pay £25.50' }))
})

test('the receipt of a part payment names the rest', async () => {
  const { ctx, finance, invoiceId } = await anInvoiced()
  await cash(finance, 'invoices', invoiceId, 2000, 4550)
  const [receipt] = await ctx.db.select().from(mails).where(eq(mails.toEmail, 'ana@example.org'))
  expect(receipt?.text).toContain('£20.00 for Training camp arrived')
  expect(receipt?.text).toContain('£25.50 of it is still to pay.')
})

test('a card pays only the rest, and ledger, provider and statement agree', async () => {
  const { ctx, sandbox, finance, ana, invoiceId, stripe } = await anInvoiced()
  await cash(finance, 'invoices', invoiceId, 2000, 4550)
  await performPending(ctx)
  expect(await stripe.invoices.pay(invoiceId, { payment_method: 'pm_card_visa' })).toMatchObject({
    amount_paid: 2550,
  })
  await hear(ctx, await events(sandbox))
  await hear(ctx, await events(sandbox))
  const ledger = await ctx.db.select().from(payments).orderBy(payments.amount)
  expect(ledger.map(({ method, amount }) => [method, amount])).toEqual([
    ['cash', 2000],
    ['card', 2550],
  ])
  expect(await statementOf(finance, ana.id)).toEqual([
    ['charge', 4550, 0],
    ['payment', -2000, 0],
    ['payment', -2550, 0],
  ])
})

test('several parts settle an invoice, and reversing the first of them makes it owed with a new invoice', async () => {
  const { ctx, sandbox, finance, ana, invoiceId, provider } = await anInvoiced()
  const first = await cash(finance, 'invoices', invoiceId, 1000, 4550)
  await cash(finance, 'invoices', invoiceId, 1000, 3550)
  await cash(finance, 'invoices', invoiceId, 2550, 2550)
  await performPending(ctx)
  await hear(ctx, await events(sandbox))
  expect(await provider()).toMatchObject({ status: 'paid', amount_paid: 2550 })
  expect([await owed(finance, ana.id), await ctx.db.$count(payments)]).toEqual([0, 3])
  expect(await reversePayment(finance, first)).toMatchObject({ ok: true })
  await performPending(ctx)
  await hear(ctx, await events(sandbox))
  expect(await owed(finance, ana.id)).toBe(1000)
  const open = await ctx.db.select().from(invoices).where(eq(invoices.status, 'open'))
  expect(open.map(({ amountDue }) => amountDue)).toEqual([1000])
})

test('a reversed part of an open invoice is asked for by the same invoice again', async () => {
  const { ctx, sandbox, finance, ana, invoiceId, provider } = await anInvoiced()
  const part = await cash(finance, 'invoices', invoiceId, 2000, 4550)
  await performPending(ctx)
  await reversePayment(finance, part)
  expect(await owed(finance, ana.id)).toBe(4550)
  await performPending(ctx)
  await hear(ctx, await events(sandbox))
  expect(await provider()).toMatchObject({ status: 'open', amount_due: 4550 })
  expect([await owed(finance, ana.id), await ctx.db.$count(invoices)]).toEqual([4550, 1])
})

test('a part that is reversed before the provider answers leaves no credit note', async () => {
  const { ctx, finance, invoiceId, stripe, provider } = await anInvoiced()
  await reversePayment(finance, await cash(finance, 'invoices', invoiceId, 2000, 4550))
  await performPending(ctx)
  expect((await stripe.creditNotes.list({ invoice: invoiceId })).data).toEqual([])
  expect((await provider()).amount_due).toBe(4550)
})

test('a part of an invoice that was paid whole by card in the meantime shows as paid too much', async () => {
  const { ctx, sandbox, finance, ana, invoiceId, stripe } = await anInvoiced()
  await cash(finance, 'invoices', invoiceId, 2000, 4550)
  await stripe.invoices.pay(invoiceId, { payment_method: 'pm_card_visa' })
  await performPending(ctx)
  await hear(ctx, await events(sandbox))
  expect(await owed(finance, ana.id)).toBe(-2000)
  const [credit, ...others] = await paidTwice(finance)
  expect([credit, others]).toMatchObject([{ amount: 2000, payerName: 'Ana Owes' }, []])
  await expect(paidTwice(as(ctx, anActor('coach')))).rejects.toThrow(Forbidden)
  expect(await ctx.db.select().from(invoices)).toMatchObject([{ amountPaid: 4550, paidByHand: 0 }])
  await reversePayment(finance, credit?.id ?? '')
  expect([await owed(finance, ana.id), await paidTwice(finance)]).toEqual([0, []])
  const sent = await ctx.db.select().from(mails).where(sql`subject like '%was paid twice'`)
  expect(sent.map(({ toEmail }) => toEmail)).toEqual(['ana@example.org'])
})

test('a part of an invoice that was cancelled afterwards is reversed without a new invoice', async () => {
  const { ctx, sandbox, finance, ana, invoiceId, stripe } = await anInvoiced()
  const part = await cash(finance, 'invoices', invoiceId, 2000, 4550)
  await performPending(ctx)
  await stripe.invoices.voidInvoice(invoiceId)
  await hear(ctx, await events(sandbox))
  await reversePayment(finance, part)
  await performPending(ctx)
  expect([await owed(finance, ana.id), await ctx.db.$count(invoices)]).toEqual([0, 1])
  const sent = await ctx.db.select().from(mails).where(sql`subject like '%was recorded by mistake'`)
  expect(sent.map(({ text }) => text.includes('owed again'))).toEqual([false])
})

test('a part that is reversed after the rest was paid by card is owed with a new invoice', async () => {
  const { ctx, sandbox, finance, ana, invoiceId, stripe } = await anInvoiced()
  const part = await cash(finance, 'invoices', invoiceId, 2000, 4550)
  await performPending(ctx)
  await stripe.invoices.pay(invoiceId, { payment_method: 'pm_card_visa' })
  // The event about the card payment has not arrived yet.
  await reversePayment(finance, part)
  await performPending(ctx)
  await performPending(ctx)
  await hear(ctx, await events(sandbox))
  expect(await owed(finance, ana.id)).toBe(2000)
  const open = await ctx.db.select().from(invoices).where(eq(invoices.status, 'open'))
  expect(open.map(({ amountDue }) => amountDue)).toEqual([2000])
})

/** A registration with a fee of £45, of which £20 were paid in cash. */
async function aPartPaidFee() {
  const club = await aPayingClub()
  const { ctx } = club
  const finance = as(ctx, anActor('finance'))
  const member = await aMember(ctx, { name: 'Mia Berg', email: 'mia@example.org' })
  const { accessToken: access } = await aRegistration(ctx, { name: 'Mia Berg', memberId: member.id })
  const part = await cash(finance, 'registrations', access.id, 2000, 4500)
  return { club, ctx, finance, access, member, part }
}

const isPaid = async ({ db }: Ctx, id: string) =>
  (await db.select().from(registrations).where(eq(registrations.id, id)))[0]?.registrationPaid

test('the rest of a fee stays owed everywhere, also when the fee changes', async () => {
  const { ctx, finance, access, member } = await aPartPaidFee()
  expect(await isPaid(ctx, access.id)).toBe(false)
  expect(await statementOf(finance, member.id)).toEqual([
    ['charge', 4500, 2500],
    ['payment', -2000, 0],
  ])
  expect(await openCharges(finance, ctx.db, sql`true`)).toMatchObject([{ open: 2500, amount: 4500 }])
  expect((await ownDues(as(ctx, anActor('member', { member }))))?.dues).toMatchObject([
    { owed: 2500, price: '£25.00', reason: 'You have already paid £20.00 of it.' },
  ])
})

test('a card pays only the rest of a fee, and the fee then counts as paid', async () => {
  const { club, ctx, finance, access, member } = await aPartPaidFee()
  await paid(club, access, '')
  expect(await isPaid(ctx, access.id)).toBe(true)
  expect(await statementOf(finance, member.id)).toEqual([
    ['charge', 4500, 0],
    ['payment', -2000, 0],
    ['payment', -2500, 0],
  ])
})

test('a reversed part is owed again after the rest was paid by card, and nothing more', async () => {
  const { club, ctx, finance, access, member, part } = await aPartPaidFee()
  await paid(club, access, '')
  await reversePayment(finance, part)
  expect([await isPaid(ctx, access.id), await owed(finance, member.id)]).toEqual([false, 2000])
  await paid(club, access, '')
  expect([await isPaid(ctx, access.id), await owed(finance, member.id)]).toEqual([true, 0])
})

test('a renewed registration whose fee is paid in part is not withdrawn', async () => {
  const { ctx, access } = await aPartPaidFee()
  expect(await ctx.db.transaction((tx) => withdrawRenewal(tx, ctx, access.id))).toBe(false)
})

test('the last part of a fee in cash settles it', async () => {
  const { ctx, finance, access, member } = await aPartPaidFee()
  await cash(finance, 'registrations', access.id, 2500, 2500)
  expect([await isPaid(ctx, access.id), await owed(finance, member.id)]).toEqual([true, 0])
})

test('a reversal is announced to the payer and the treasurer, and says whether a new invoice follows', async () => {
  const { ctx, finance, invoiceId } = await anInvoiced()
  await reversePayment(finance, await cash(finance, 'invoices', invoiceId, 2000, 4550))
  await reversePayment(finance, await cash(finance, 'invoices', invoiceId, 4550, 4550))
  const sent = (await ctx.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(({ subject }) =>
    subject.includes('was recorded by mistake'),
  )
  expect(sent.map(({ toEmail }) => toEmail)).toEqual(['ana@example.org', 'ana@example.org'])
  expect(sent.map(({ text }) => text.includes('new invoice'))).toEqual([false, true])
  expect(await ctx.db.$count(mails, sql`subject like 'A payment was reversed%'`)).toBe(2)
})
