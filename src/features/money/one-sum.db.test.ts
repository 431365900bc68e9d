import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anInvoice } from '../../../demo/builders/invoice.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { halfForSiblings, sendChildren } from '../../../tests/support/children.ts'
import { as } from '../../../tests/support/database.ts'
import { aPayingClub, paid } from '../../../tests/support/paying.ts'
import { aBillingCtx } from '../../../tests/support/sandbox.ts'
import { clubDay } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { mails } from '../../platform/email/table.server.ts'
import { payments } from '../billing/payments/table.server.ts'
import { feePriceOf } from '../registrations/children/queries/fee-price.server.ts'
import { paidFees } from '../registrations/payment/queries/paid.server.ts'
import { recordPayment } from './commands/record-payment.server.ts'
import { reversePayment } from './commands/reverse-payment.server.ts'

/** Ana owes £45.50 and Ben £30. */
async function aClub() {
  const { ctx } = await aBillingCtx()
  const ana = await aMember(ctx, { name: 'Ana Owes', email: 'ana@example.org' })
  const ben = await aMember(ctx, { name: 'Ben Owes', email: 'ben@example.org' })
  const one = await anInvoice(ctx, { member: ana, amount: 4550, description: 'Training camp' })
  const other = await anInvoice(ctx, { member: ben, amount: 3000, description: 'Trip to Leeds' })
  return { ctx, finance: as(ctx, anActor('finance')), one: one.id, other: other.id }
}

type Item = [source: 'invoices' | 'registrations', id: string, amount: number, open: number]

const record = (ctx: Ctx, items: Item[], key = newId()) =>
  recordPayment(ctx, {
    items: items.map(([source, sourceId, amount, open]) => ({
      source,
      sourceId,
      amount: pence(amount),
      open: pence(open),
    })),
    method: 'cash',
    reference: '',
    paidOn: clubDay(ctx.clock.now()),
    key,
  })

test('an item that is listed twice is refused, and nothing is recorded', async () => {
  const { ctx, finance, one } = await aClub()
  const item: Item = ['invoices', one, 2000, 4550]
  await expect(record(finance, [item, item])).rejects.toThrow('listed twice')
  expect(await ctx.db.$count(payments)).toBe(0)
})

test('a form that is sent again with another amount is refused, and with the same one recorded once', async () => {
  const { ctx, finance, one } = await aClub()
  const key = newId()
  expect(await record(finance, [['invoices', one, 2000, 4550]], key)).toMatchObject({ ok: true })
  expect(await record(finance, [['invoices', one, 2000, 4550]], key)).toMatchObject({ ok: true })
  expect(await record(finance, [['invoices', one, 2500, 4550]], key)).toMatchObject({ reason: 'HANDLED' })
  expect(await ctx.db.$count(payments)).toBe(1)
})

test('each payer of one sum gets a receipt of their own payment and their own rest only', async () => {
  const { ctx, finance, one, other } = await aClub()
  await record(finance, [
    ['invoices', one, 4550, 4550],
    ['invoices', other, 1000, 3000],
  ])
  const sent = await ctx.db.select().from(mails).orderBy(mails.toEmail)
  expect(sent.map(({ toEmail }) => toEmail)).toEqual(['ana@example.org', 'ben@example.org'])
  const [ana = '', ben = ''] = sent.map(({ text }) => text)
  expect(ana).toContain('£45.50 for Training camp arrived')
  expect(ana).not.toContain('still to pay')
  expect(ben).toContain('£10.00 for Trip to Leeds arrived')
  expect(ben).toContain('£20.00 of it is still to pay.')
})

test('a part of a fee that is reversed after the family paid the rest by card is owed again', async () => {
  const club = await aPayingClub()
  const { ctx } = club
  await halfForSiblings(ctx)
  const sent = await sendChildren(ctx)
  const [mia, ole] = sent.ok ? sent.accessTokens : []
  if (!mia || !ole) throw new Error('the children were not registered')
  const finance = as(ctx, anActor('finance'))
  const part = await record(finance, [['registrations', ole.id, 1000, 2250]])
  if (!part.ok) throw new Error(part.reason)
  await paid(club, mia, '')
  expect((await paidFees(ctx.db, ole.id)).registration).toMatchObject({ amount: 2250 })
  expect(await reversePayment(finance, part.paymentId)).toMatchObject({ ok: true })
  expect(await paidFees(ctx.db, ole.id)).toMatchObject({
    registration: undefined,
    partPaid: { paid: 1250, whole: 2250 },
  })
  expect(await feePriceOf(ctx.db, ole.id)).toBe(1000)
  expect(await ctx.db.$count(payments, sql`part_of_minor is not null`)).toBe(1)
})
