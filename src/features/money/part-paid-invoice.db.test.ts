import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { invoiceNow, performPending } from '../../../tests/support/billing.ts'
import { as } from '../../../tests/support/database.ts'
import { aBillingCtx } from '../../../tests/support/sandbox.ts'
import { clubDay } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { mails } from '../../platform/email/table.server.ts'
import { remindInvoice } from '../billing/invoices/commands/remind-invoice.server.ts'
import { ownBalance } from '../billing/payments/queries/balance.server.ts'
import { openCharges } from './chasing/internal/open-charges.server.ts'
import { recordPayment } from './commands/record-payment.server.ts'
import { reversePayment } from './commands/reverse-payment.server.ts'
import { findInvoiceCopy } from './receipts/queries/receipts.server.ts'

/** Ana, with an invoice of £45.50 at the provider. */
async function anInvoiced() {
  const { ctx } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const ana = await aMember(ctx, { name: 'Ana Owes', email: 'ana@example.org' })
  const asked = { memberId: ana.id, amount: pence(4550), description: 'Training camp', key: 'form-1234' }
  const made = await invoiceNow(finance, asked)
  if (!made.ok) throw new Error(made.reason)
  return { ctx, finance, ana, invoiceId: made.invoiceId }
}

/** Records £20 of it in cash. */
async function partOf(ctx: Ctx, sourceId: string): Promise<string> {
  const recorded = await recordPayment(ctx, {
    items: [{ source: 'invoices', sourceId, amount: pence(2000), open: pence(4550) }],
    ...{ method: 'cash', reference: '', paidOn: clubDay(ctx.clock.now()), key: newId() },
  })
  if (!recorded.ok) throw new Error(recorded.reason)
  return recorded.paymentId
}

test('nothing leads to the page of an invoice while it asks for more or less than is open', async () => {
  const { ctx, finance, ana, invoiceId } = await anInvoiced()
  const asAna = as(ctx, anActor('member', { member: ana }))
  const links = async () => [
    (await openCharges(finance, ctx.db, sql`true`))[0]?.payUrl,
    (await findInvoiceCopy(finance, invoiceId)).payUrl,
    (await ownBalance(asAna)).dues[0]?.pay?.href ?? '',
  ]
  const [url] = await links()
  expect(url).toMatch(/^https?:/)
  const part = await partOf(finance, invoiceId)
  expect(await links()).toEqual(['', '', ''])
  await performPending(ctx)
  expect(await links()).toEqual([url, url, url])
  await reversePayment(finance, part)
  expect(await links()).toEqual(['', '', ''])
  await performPending(ctx)
  expect(await links()).toEqual([url, url, url])
})

test('the reminder of an invoice has no link while its page asks for another amount', async () => {
  const { ctx, finance, invoiceId } = await anInvoiced()
  await partOf(finance, invoiceId)
  expect(await remindInvoice(finance, invoiceId)).toMatchObject({ ok: true })
  const [reminder] = await ctx.db.select().from(mails).where(sql`subject like 'Reminder: %'`)
  expect(reminder?.text).toContain('£25.50')
  expect(reminder?.text).not.toContain('Pay the invoice')
})
