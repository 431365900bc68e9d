import type Stripe from 'stripe'

export const addresses = {
  success_url: 'http://127.0.0.1:9/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:9/cancelled',
}

/** The parameters of a session for one fee. */
export const oneFee = (unitAmount = 3500): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'gbp', unit_amount: unitAmount, product_data: { name: 'Registration fee' } },
    },
  ],
  ...addresses,
})

/** A plan at £25 a month. */
export async function aPlan(stripe: Stripe, unitAmount = 2500): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: 'gbp',
    unit_amount: unitAmount,
    nickname: 'Player',
    recurring: { interval: 'month' },
    product_data: { name: 'Player subscription' },
  })
}

/** A customer with a working card for renewals. */
export async function aPayer(stripe: Stripe, token = 'pm_card_visa'): Promise<Stripe.Customer> {
  const customer = await stripe.customers.create({ name: 'Ada Payer', email: 'ada@example.org' })
  const method = await stripe.paymentMethods.attach(token, { customer: customer.id })
  return stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method.id },
  })
}
