import { expect } from 'vitest'
import { type Box, test } from './testing/sandbox.ts'

/** A sent invoice of £45. */
async function anOpenInvoice({ stripe }: Box): Promise<{ id: string; customer: string }> {
  const { id: customer } = await stripe.customers.create({ name: 'Ada', email: 'ada@example.org' })
  const { id = '' } = await stripe.invoices.create({
    customer,
    collection_method: 'send_invoice',
    days_until_due: 14,
  })
  await stripe.invoiceItems.create({ customer, invoice: id, amount: 4500, currency: 'gbp' })
  await stripe.invoices.sendInvoice(id)
  return { id, customer }
}

test('a credit note of a paid invoice, of all of it, or of nothing is refused', async ({ box }) => {
  const { stripe } = box
  const { id: invoice } = await anOpenInvoice(box)
  for (const amount of [0, 4500, 4501])
    await expect(stripe.creditNotes.create({ invoice, amount })).rejects.toMatchObject({ param: 'amount' })
  await stripe.invoices.pay(invoice, { paid_out_of_band: true })
  await expect(stripe.creditNotes.create({ invoice, amount: 100 })).rejects.toMatchObject({
    param: 'invoice',
  })
})

test('a credit note reduces what the invoice and its page charge, and a card pays only the rest', async ({
  box,
}) => {
  const { stripe, app, steer } = box
  const { id: invoice } = await anOpenInvoice(box)
  const note = await stripe.creditNotes.create({ invoice, amount: 2000, memo: 'Paid in cash' })
  expect(note).toMatchObject({ status: 'issued', pre_payment_amount: 2000, type: 'pre_payment' })
  const after = await stripe.invoices.retrieve(invoice)
  expect(after).toMatchObject({
    status: 'open',
    total: 4500,
    amount_due: 2500,
    amount_remaining: 2500,
    pre_payment_credit_notes_amount: 2000,
  })
  expect(await (await fetch(after.hosted_invoice_url ?? '')).text()).toContain('Pay £25.00')
  const paid = await stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' })
  expect(paid).toMatchObject({ status: 'paid', amount_paid: 2500 })
  const { pending } = await stripe.balance.retrieve()
  expect(pending).toMatchObject([{ amount: 2500 - 58 }])
  await steer('GET', '/drained')
  expect(app.types()).toEqual(expect.arrayContaining(['credit_note.created', 'invoice.updated']))
})

test('a voided credit note is due again, once, and not after the invoice is paid', async ({ box }) => {
  const { stripe } = box
  const { id: invoice } = await anOpenInvoice(box)
  const [first, second] = [
    await stripe.creditNotes.create({ invoice, amount: 2000 }),
    await stripe.creditNotes.create({ invoice, amount: 500 }),
  ]
  expect(await stripe.creditNotes.voidCreditNote(first.id)).toMatchObject({ status: 'void' })
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({ amount_due: 4000 })
  await expect(stripe.creditNotes.voidCreditNote(first.id)).rejects.toThrow('already been voided')
  await stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' })
  await expect(stripe.creditNotes.voidCreditNote(second.id)).rejects.toThrow('open invoices')
})
