import type Stripe from 'stripe'
import { expect } from 'vitest'
import { aPayer, oneFee } from './testing/orders.ts'
import { type Box, test } from './testing/sandbox.ts'

async function aDraft({ stripe }: Box, amount = 4500) {
  const customer = await stripe.customers.create({ name: 'Ada (Böhm)', email: 'ada@example.org' })
  const invoice = await stripe.invoices.create({
    customer: customer.id,
    collection_method: 'send_invoice',
    days_until_due: 14,
  })
  await stripe.invoiceItems.create({
    customer: customer.id,
    invoice: invoice.id ?? '',
    amount,
    currency: 'gbp',
    description: 'Kit deposit',
  })
  return stripe.invoices.retrieve(invoice.id ?? '')
}

async function anOpenInvoice(box: Box) {
  const { id = '' } = await aDraft(box)
  return box.stripe.invoices.sendInvoice(id)
}

test('an invoice is a draft with lines until it is sent, and then has a number, an address and a PDF', async ({
  box,
}) => {
  const { stripe, steer, app } = box
  const draft = await aDraft(box)
  expect(draft).toMatchObject({
    status: 'draft',
    amount_due: 4500,
    number: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { data: [{ description: 'Kit deposit', amount: 4500 }] },
  })
  const open = await stripe.invoices.sendInvoice(draft.id ?? '')
  expect(open).toMatchObject({ status: 'open', number: expect.stringMatching(/^[A-Z0-9]{8}-0001$/) })
  expect((open.due_date ?? 0) - open.created).toBe(14 * 24 * 60 * 60)

  const pdf = await fetch(open.invoice_pdf ?? '')
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1')
  expect(bytes.startsWith('%PDF-1.4')).toBe(true)
  expect(bytes).toContain('Ada \\(Böhm\\)')
  await steer('GET', '/drained')
  expect(app.types().slice(-2)).toEqual(['payment_intent.created', 'invoice.sent'])
})

test('an invoice page opens only with its secret', async ({ box }) => {
  const { hosted_invoice_url: url } = await anOpenInvoice(box)
  expect((await fetch(url ?? '')).status).toBe(200)
  expect((await fetch((url ?? '').replace(/\/[^/]+$/, '/guess'))).status).toBe(404)
})

test('a customer pays an invoice on its page, after a decline', async ({ box }) => {
  const { stripe } = box
  const invoice = await anOpenInvoice(box)
  const send = (card: string) =>
    fetch(invoice.hosted_invoice_url ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card, email: 'ada@example.org', expiry: '12/40', cvc: '123' }),
    })
  const declined = await send('4000000000000002')
  expect(await declined.text()).toContain('Your card was declined.')
  expect((await send('4242424242424242')).status).toBe(303)
  const paid = await stripe.invoices.retrieve(invoice.id ?? '', { expand: ['payments'] })
  expect(paid).toMatchObject({
    status: 'paid',
    amount_remaining: 0,
    payments: { data: [{ status: 'paid' }] },
  })
})

test('an invoice is paid by card, marked as paid in cash, or voided, once each', async ({ box }) => {
  const { stripe } = box
  const first = await anOpenInvoice(box)
  await stripe.invoices.pay(first.id ?? '', { paid_out_of_band: true })
  await expect(stripe.invoices.pay(first.id ?? '')).rejects.toThrow('already paid')
  expect((await stripe.charges.list()).data).toEqual([])

  const second = await anOpenInvoice(box)
  expect((await stripe.invoices.voidInvoice(second.id ?? '')).status).toBe('void')
  await expect(stripe.invoices.pay(second.id ?? '')).rejects.toThrow('void')
  await expect(stripe.invoices.voidInvoice(first.id ?? '')).rejects.toThrow('paid')
})

test('a declined card leaves the invoice open and records the failed attempt', async ({
  box: { stripe },
}) => {
  const customer = await aPayer(stripe, 'pm_card_chargeCustomerFail')
  await stripe.invoiceItems.create({ customer: customer.id, amount: 1000, currency: 'gbp' })
  const { id = '' } = await stripe.invoices.create({
    customer: customer.id,
    pending_invoice_items_behavior: 'include',
  })
  await expect(stripe.invoices.pay(id)).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
  })
  expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: 'open', attempt_count: 1 })
})

test('a finalized invoice cannot be changed or deleted, and a draft can', async ({ box }) => {
  const { stripe } = box
  const draft = await aDraft(box)
  expect((await stripe.invoices.update(draft.id ?? '', { description: 'May' })).description).toBe('May')
  await stripe.invoices.finalizeInvoice(draft.id ?? '')
  await expect(stripe.invoices.update(draft.id ?? '', { description: 'June' })).rejects.toMatchObject({
    code: 'invoice_not_editable',
  })
  await expect(stripe.invoices.del(draft.id ?? '')).rejects.toThrow('draft')
  const other = await aDraft(box)
  expect(await stripe.invoices.del(other.id ?? '')).toMatchObject({ deleted: true })
})

test('invoices are listed by status, and sending an invoice needs days until due', async ({ box }) => {
  const { stripe } = box
  const open = await anOpenInvoice(box)
  await aDraft(box)
  expect((await stripe.invoices.list({ status: 'open' })).data.map(({ id }) => id)).toEqual([open.id])
  await expect(
    stripe.invoices.create({ customer: String(open.customer), collection_method: 'send_invoice' }),
  ).rejects.toMatchObject({ param: 'days_until_due' })
})

async function aPayment({ stripe, steer }: Box, card?: string): Promise<Stripe.PaymentIntent> {
  const session = await stripe.checkout.sessions.create(oneFee())
  await steer('POST', `/checkout/${session.id}/pay`, card ? { card } : {})
  const { payment_intent: id } = await stripe.checkout.sessions.retrieve(session.id)
  return stripe.paymentIntents.retrieve(String(id))
}

test('a refund can be partial and never exceeds the payment', async ({ box }) => {
  const { stripe, steer, app } = box
  const payment = await aPayment(box)
  const part = await stripe.refunds.create({ payment_intent: payment.id, amount: 1000, reason: 'duplicate' })
  expect(part).toMatchObject({ status: 'succeeded', amount: 1000 })
  await expect(stripe.refunds.create({ payment_intent: payment.id, amount: 2501 })).rejects.toThrow(
    'Refund amount (£25.01) is greater than unrefunded amount on charge (£25.00)',
  )
  await stripe.refunds.create({ payment_intent: payment.id })
  await expect(stripe.refunds.create({ payment_intent: payment.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  const charge = await stripe.charges.retrieve(String(payment.latest_charge), { expand: ['refunds'] })
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 3500 })
  expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([2500, 1000])
  await steer('GET', '/drained')
  expect(app.types().filter((type) => type === 'charge.refunded')).toHaveLength(2)
})

test('a failed or disputed payment is not refunded', async ({ box }) => {
  const { stripe, steer } = box
  const refused = await aPayment(box, '4000000000000002')
  await expect(stripe.refunds.create({ payment_intent: refused.id })).rejects.toMatchObject({
    param: 'payment_intent',
  })
  const disputed = await aPayment(box)
  await steer('POST', '/disputes', { payment_intent: disputed.id })
  await expect(stripe.refunds.create({ payment_intent: disputed.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
})

test('a dispute withdraws the amount and a fee, and winning it returns the amount', async ({ box }) => {
  const { stripe, app, steer } = box
  await aPayment(box, '4000000000000259')
  const [dispute] = (await stripe.disputes.list()).data
  expect(dispute).toMatchObject({
    amount: 3500,
    status: 'needs_response',
    balance_transactions: [{ amount: -3500, fee: 2000, net: -5500 }],
  })
  const won = await stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  })
  expect(won).toMatchObject({ status: 'won', balance_transactions: [{ net: -5500 }, { net: 3500 }] })
  const { pending } = await stripe.balance.retrieve()
  expect(pending).toMatchObject([{ amount: 3427 - 5500 + 3500, currency: 'gbp' }])
  await steer('GET', '/drained')
  expect(app.types()).toEqual(
    expect.arrayContaining([
      'charge.dispute.created',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]),
  )
})
