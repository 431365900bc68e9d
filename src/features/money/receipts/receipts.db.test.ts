import { expect, test } from 'vitest'
import { anInvoice } from '../../../../demo/builders/invoice.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import { paymentParts } from '../../billing/payments/table.server.ts'
import { invoiceSheet, receiptSheet } from './model/receipt-sheet.ts'
import { findInvoiceCopy, findReceipt } from './queries/receipts.server.ts'

/** A child with two guardians, a payment of £45 by the mother, and another family. */
async function aFamily() {
  const ctx = await aCtx()
  const child = await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  const mother = await aUser(ctx, { email: 'mum@example.org' })
  const father = await aUser(ctx, { email: 'dad@example.org' })
  const payment = await aPayment(ctx, {
    objectId: newId(),
    memberId: child.id,
    payerName: 'Ζωή Kovač',
    payerEmail: 'Mum@example.org',
    amount: 4500,
  })
  const guardian = (user: typeof mother) => as(ctx, anActor('member', { user, children: [child] }))
  const stranger = anActor('member', { children: [await aMember(ctx, { bornOn: '2015-03-01' })] })
  return { ctx, child, payment, asMother: guardian(mother), asFather: guardian(father), stranger }
}

test('the receipt of a child’s payment is for nobody but the guardian who paid and finance staff', async () => {
  const { ctx, payment, asMother, asFather, stranger } = await aFamily()
  const others = [VISITOR, stranger, anActor('coach'), anActor('shop'), anActor('member')]
  for (const other of [asFather, ...others.map((actor) => as(ctx, actor))])
    await expect(findReceipt(other, payment.id)).rejects.toThrow(NotFound)
  for (const reader of [asMother, as(ctx, anActor('finance'))])
    expect(await findReceipt(reader, payment.id)).toMatchObject({ payer: 'Ζωή Kovač', amount: 4500 })
})

test('a receipt for children of two families is for neither of them', async () => {
  const { ctx, child, asMother } = await aFamily()
  const cousin = await aMember(ctx, { name: 'Max Other', bornOn: '2015-03-01' })
  const fees = [
    await aRegistration(ctx, { name: 'Lena Kovač', memberId: child.id }),
    await aRegistration(ctx, { name: 'Max Other', memberId: cousin.id }),
  ]
  const payment = await aPayment(ctx, {
    objectId: fees[0]?.id ?? '',
    purpose: 'registration',
    payerEmail: 'mum@example.org',
    amount: 9000,
  })
  await ctx.db.insert(paymentParts).values(
    fees.map(({ id }) => ({
      paymentId: payment.id,
      objectId: id,
      description: 'Fee',
      amount: pence(4500),
    })),
  )
  await expect(findReceipt(asMother, payment.id)).rejects.toThrow(NotFound)
})

test('an unpaid payment has no receipt, and an unknown one is not found', async () => {
  const { ctx } = await aFamily()
  const finance = as(ctx, anActor('finance'))
  const open = await aPayment(ctx, { objectId: newId(), status: 'open' })
  for (const id of [open.id, newId(), 'nothing'])
    await expect(findReceipt(finance, id)).rejects.toThrow(NotFound)
  await expect(findInvoiceCopy(finance, 'in_none')).rejects.toThrow(NotFound)
})

test('an invoice is for those who read its statement', async () => {
  const { ctx, child, asMother, stranger } = await aFamily()
  const invoice = await anInvoice(ctx, { member: child, amount: 8500, description: 'Training camp' })
  for (const actor of [VISITOR, stranger, anActor('coach'), anActor('shop')])
    await expect(findInvoiceCopy(as(ctx, actor), invoice.id)).rejects.toThrow(NotFound)
  for (const reader of [asMother, as(ctx, anActor('finance'))])
    expect(await findInvoiceCopy(reader, invoice.id)).toMatchObject({ amountDue: 8500 })
})

test('the lines of a receipt add up to what was paid', async () => {
  const { ctx } = await aFamily()
  const finance = as(ctx, anActor('finance'))
  const payment = await aPayment(ctx, { objectId: newId(), amount: 7500, purpose: 'registration' })
  await ctx.db.insert(paymentParts).values(
    [4500, 3000].map((amount) => ({
      paymentId: payment.id,
      objectId: newId(),
      description: `Fee of ${amount}`,
      amount: pence(amount),
    })),
  )
  const { lines, amount } = await findReceipt(finance, payment.id)
  expect(lines.map((line) => line.amount).toSorted()).toEqual([3000, 4500])
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
})

const LOOK = {
  letterhead: { name: 'Club', address: '', lines: [], colour: '#000000', crestPng: Buffer.from('') },
  now: new Date('2026-06-20T10:00:00Z'),
}
const ORDER = {
  number: '1',
  paidAt: LOOK.now,
  payer: 'Ana',
  member: 'Ana',
  purpose: 'order',
  method: 'card',
  reference: '',
  lines: [{ words: '1 x Shirt', amount: pence(2400) }],
  vat: { amount: pence(400), basisPoints: 2000 },
  amount: pence(2400),
  refunded: pence(0),
  isReversed: false,
} as const

test('a receipt and an invoice that a guardian pays name the child', async () => {
  const { ctx, child, payment, asMother } = await aFamily()
  const given = { member: child, customerName: 'Ζωή Kovač', description: 'Training camp' }
  const invoice = await findInvoiceCopy(asMother, (await anInvoice(ctx, given)).id)
  const receipt = await findReceipt(asMother, payment.id)
  const named = { label: 'Member', value: 'Lena Kovač' }
  expect(invoiceSheet(invoice, { ...LOOK, isVatRegistered: false }).facts).toContainEqual(named)
  expect(receiptSheet(receipt, { ...LOOK, isVatRegistered: false }).facts).toContainEqual(named)
  const own = receiptSheet({ ...ORDER, lines: [...ORDER.lines] }, { ...LOOK, isVatRegistered: false })
  expect(own.facts.map(({ label }) => label)).not.toContain('Member')
})

test('a club that is not registered for VAT shows none, and a registered one shows what is in the total', () => {
  const totalsOf = (isVatRegistered: boolean) =>
    receiptSheet({ ...ORDER, lines: [...ORDER.lines] }, { ...LOOK, isVatRegistered }).tables[0]?.totals
  expect(totalsOf(false)).toEqual([['Total paid', '£24.00']])
  expect(totalsOf(true)).toEqual([
    ['Net', '£20.00'],
    ['VAT 20%', '£4.00'],
    ['Total paid', '£24.00'],
  ])
})
