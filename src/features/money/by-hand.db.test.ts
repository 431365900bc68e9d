import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { invoiceNow, performPending } from '../../../tests/support/billing.ts'
import { as } from '../../../tests/support/database.ts'
import { events, hear, onlyPayment } from '../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../tests/support/sandbox.ts'
import { VISITOR } from '../../kernel/actor.ts'
import { localDate } from '../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import { auditLog } from '../../platform/content/table.server.ts'
import type { Ctx } from '../../platform/context.ts'
import { mails } from '../../platform/email/table.server.ts'
import { payments } from '../billing/payments/table.server.ts'
import { registrations } from '../registrations/table.server.ts'
import { recordPayment } from './commands/record-payment.server.ts'
import { reversePayment } from './commands/reverse-payment.server.ts'
import { readStatement } from './queries/statement.server.ts'

/** Ana, with an invoice of £45.50 and a registration fee of £45. */
async function aDebtor() {
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
  const fee = await aRegistration(ctx, { name: 'Ana Owes', memberId: ana.id })
  const stripe = await sandbox.payments.client()
  return { ctx, sandbox, finance, ana, invoiceId: made.invoiceId, fee, stripe }
}

/** A payment of all that is open; `open` is more if it is a part of it. */
const payment = (
  source: 'invoices' | 'registrations',
  sourceId: string,
  amount = 4550,
  { key = newId(), open = amount } = {},
) => ({
  items: [{ source, sourceId, amount: pence(amount), open: pence(open) }],
  method: 'bank_transfer' as const,
  reference: 'CAMP ANA',
  paidOn: localDate('2026-06-18'),
  key,
})

const owed = async (ctx: Ctx, memberId: string) => (await readStatement(ctx, [memberId])).at(-1)?.balance
const isPaid = async ({ db }: Ctx, id: string) =>
  (await db.select().from(registrations).where(eq(registrations.id, id)))[0]?.registrationPaid

test('only finance staff record and reverse payments, and only of invoices and registrations that exist', async () => {
  const { ctx, finance, invoiceId } = await aDebtor()
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')]) {
    await expect(recordPayment(as(ctx, actor), payment('invoices', invoiceId))).rejects.toThrow(Forbidden)
    await expect(reversePayment(as(ctx, actor), newId())).rejects.toThrow(Forbidden)
  }
  await expect(recordPayment(finance, payment('invoices', 'in_none'))).rejects.toThrow(NotFound)
  await expect(recordPayment(finance, payment('registrations', newId()))).rejects.toThrow(NotFound)
  await expect(reversePayment(finance, newId())).rejects.toThrow(NotFound)
  expect(await ctx.db.select().from(payments)).toEqual([])
})

test('a payment of tomorrow is refused', async () => {
  const { ctx, finance, invoiceId } = await aDebtor()
  const today = { now: () => new Date('2026-06-17T22:00:00Z') } // 23:00 at the club
  const recorded = await recordPayment({ ...finance, clock: today }, payment('invoices', invoiceId))
  expect(recorded).toEqual({ ok: false, reason: 'FUTURE' })
  expect(await ctx.db.select().from(payments)).toEqual([])
})

test('a payment of more than two years ago is refused', async () => {
  const { ctx, finance, invoiceId } = await aDebtor()
  for (const year of ['0026', '1926', '2016']) {
    const given = { ...payment('invoices', invoiceId), paidOn: localDate(`${year}-06-18`) }
    expect(await recordPayment(finance, given)).toEqual({ ok: false, reason: 'TOO_OLD' })
  }
  expect(await ctx.db.select().from(payments)).toEqual([])
})

test('a payment of today is not recorded later than now', async () => {
  const { ctx, finance, invoiceId } = await aDebtor()
  const now = new Date('2026-06-18T07:00:00Z')
  await recordPayment({ ...finance, clock: { now: () => now } }, payment('invoices', invoiceId))
  expect((await onlyPayment(ctx)).paidAt).toEqual(now)
})

test('another amount than the open one is refused', async () => {
  const { ctx, finance, invoiceId, fee } = await aDebtor()
  const refusal = { ok: false, reason: 'CHANGED' }
  expect(await recordPayment(finance, payment('invoices', invoiceId, 4551))).toMatchObject({
    ...refusal,
    open: 4550,
  })
  expect(await recordPayment(finance, payment('registrations', fee.id, 9000))).toMatchObject({
    ...refusal,
    open: 4500,
  })
  expect(await ctx.db.select().from(payments)).toEqual([])
})

test('a form sent twice records an invoice’s payment once, and a second form is refused', async () => {
  const { ctx, finance, ana, invoiceId } = await aDebtor()
  const form = payment('invoices', invoiceId)
  const both = await Promise.all([recordPayment(finance, form), recordPayment(finance, form)])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  expect(await recordPayment(finance, payment('invoices', invoiceId))).toMatchObject({ reason: 'NOT_OPEN' })
  expect(await onlyPayment(ctx)).toMatchObject({
    method: 'bank_transfer',
    reference: 'CAMP ANA',
    amount: 4550,
    memberId: ana.id,
    status: 'paid',
  })
  // The registration fee is still open.
  expect(await owed(finance, ana.id)).toBe(4500)
  const noted = await ctx.db.select().from(auditLog).where(eq(auditLog.action, 'billing.record-payment'))
  expect(noted).toHaveLength(1)
  expect(
    (await ctx.db.select().from(mails)).filter(({ toEmail }) => toEmail === 'ana@example.org'),
  ).toHaveLength(1)
})

test('the provider learns that the invoice is paid, and its events enter nothing twice', async () => {
  const { ctx, sandbox, finance, invoiceId, stripe } = await aDebtor()
  await recordPayment(finance, payment('invoices', invoiceId))
  await performPending(ctx)
  expect((await stripe.invoices.retrieve(invoiceId)).status).toBe('paid')
  await hear(ctx, await events(sandbox))
  expect(await onlyPayment(ctx)).toMatchObject({ method: 'bank_transfer' })
})

test('an invoice that was paid by card in the meantime shows as paid too much', async () => {
  const { ctx, sandbox, finance, ana, invoiceId, stripe } = await aDebtor()
  await recordPayment(finance, payment('invoices', invoiceId))
  await stripe.invoices.pay(invoiceId, { payment_method: 'pm_card_visa' })
  await performPending(ctx)
  await hear(ctx, await events(sandbox))
  expect((await ctx.db.select().from(payments)).map(({ method }) => method).sort()).toEqual([
    'bank_transfer',
    'card',
  ])
  expect(await owed(finance, ana.id)).toBe(4500 - 4550)
})

test('a registration fee counts as paid at once, and is owed again after a reversal', async () => {
  const { ctx, finance, ana, fee } = await aDebtor()
  const recorded = await recordPayment(finance, payment('registrations', fee.id, 4500))
  if (!recorded.ok) throw new Error(recorded.reason)
  expect([await isPaid(ctx, fee.id), await owed(finance, ana.id)]).toEqual([true, 4550])
  expect(await recordPayment(finance, payment('registrations', fee.id, 4500))).toMatchObject({
    reason: 'NOT_OPEN',
  })
  expect(await reversePayment(finance, recorded.paymentId)).toMatchObject({ ok: true })
  expect([await isPaid(ctx, fee.id), await owed(finance, ana.id)]).toEqual([false, 9050])
  expect(await reversePayment(finance, recorded.paymentId)).toMatchObject({ reason: 'NOT_REVERSIBLE' })
})

test('a reversed payment of an invoice is owed again with a new invoice', async () => {
  const { ctx, sandbox, finance, ana, invoiceId } = await aDebtor()
  const recorded = await recordPayment(finance, payment('invoices', invoiceId))
  if (!recorded.ok) throw new Error(recorded.reason)
  expect(await reversePayment(finance, recorded.paymentId)).toMatchObject({ ok: true })
  await performPending(ctx)
  await hear(ctx, await events(sandbox))
  const lines = await readStatement(finance, [ana.id])
  expect(lines.at(-1)?.balance).toBe(4500 + 4550)
  expect(lines.filter(({ type }) => type === 'charge')).toHaveLength(2)
})
