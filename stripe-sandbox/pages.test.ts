import { expect } from 'vitest'
import { addresses, oneFee } from './testing/orders.ts'
import { test } from './testing/sandbox.ts'

const good = {
  email: 'ada@example.org',
  card: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'Ada',
}
const send = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

test('the payment page is marked as a test, shows the order, and runs no script', async ({
  box: { stripe },
}) => {
  const { url } = await stripe.checkout.sessions.create({ ...oneFee(), customer_email: 'ada@example.org' })
  const response = await fetch(url ?? '')
  const page = await response.text()
  expect(page).toContain('Test mode.')
  expect(page).toContain('Registration fee')
  expect(page).toContain('Pay £35.00')
  expect(page).toContain('value="ada@example.org"')
  expect(page).toContain(`href="${addresses.cancel_url}"`)
  expect(page).not.toContain('<script')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:9")
})

test('names from the app are escaped on the page', async ({ box: { stripe } }) => {
  const { url } = await stripe.checkout.sessions.create({
    ...oneFee(),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'gbp',
          unit_amount: 500,
          product_data: { name: '<img src=x onerror=alert(1)>' },
        },
      },
    ],
  })
  expect(await (await fetch(url ?? '')).text()).not.toContain('<img')
})

test('a valid card redirects to the success address with the session id', async ({ box: { stripe } }) => {
  const session = await stripe.checkout.sessions.create(oneFee())
  const response = await send(session.url ?? '', good)
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `http://127.0.0.1:9/done?session=${session.id}`,
  ])
  const paid = await stripe.checkout.sessions.retrieve(session.id)
  expect(paid).toMatchObject({
    payment_status: 'paid',
    customer_details: { email: 'ada@example.org', name: 'Ada' },
  })
})

test.for([
  [{ email: 'ada' }, 'Enter your e-mail address.'],
  [{ card: '4242' }, 'Your card number is incomplete.'],
  [{ expiry: '13 / 40' }, 'expiration date is incomplete'],
  [{ expiry: '01 / 20' }, 'expiration date is in the past'],
  [{ cvc: '1' }, 'security code is incomplete'],
  [{ try: '4000000000000069' }, 'Your card has expired.'],
] as const)(
  '%o is answered with "%s", what was typed is kept, and nothing is paid',
  async ([change, words], { box }) => {
    const session = await box.stripe.checkout.sessions.create(oneFee())
    const page = await (await send(session.url ?? '', { ...good, ...change })).text()
    // The page escapes apostrophes as entities.
    expect(page.replaceAll('&#39;', "'")).toContain(words)
    expect(page).toContain('value="Ada"')
    expect((await box.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid')
  },
)

test("a card with 3-D Secure leads to the bank's page and then to the club, or back to the payment page to try again", async ({
  box,
}) => {
  const { stripe } = box
  const session = await stripe.checkout.sessions.create(oneFee())
  const asking = { ...good, card: '4000002500003155' }
  const bank = new URL(
    (await send(session.url ?? '', asking)).headers.get('location') ?? '',
    session.url ?? '',
  ).href
  expect(await (await fetch(bank)).text()).toContain('Your bank asks you to confirm')
  const failed = await (await send(bank, { answer: 'fail' })).text()
  expect(failed).toContain('We are unable to authenticate')

  const action = /<form method="post" action="([^"]+)"/.exec(failed)?.[1] ?? ''
  const again = await send(new URL(action, bank).href, asking)
  expect(new URL(again.headers.get('location') ?? '', bank).href).toBe(bank)
  const back = await send(bank, { answer: 'complete' })
  expect(back.headers.get('location')).toBe(`http://127.0.0.1:9/done?session=${session.id}`)
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
})

test('a session is paid once, even if the button is pressed several times', async ({ box: { stripe } }) => {
  const session = await stripe.checkout.sessions.create(oneFee())
  await Promise.all(Array.from({ length: 5 }, () => send(session.url ?? '', good)))
  expect((await stripe.charges.list()).data).toHaveLength(1)
  expect(await (await fetch(session.url ?? '')).text()).toContain('Already paid')
})

test('an expired or unknown session shows a message', async ({ box: { sandbox, stripe } }) => {
  const { id, url } = await stripe.checkout.sessions.create(oneFee())
  await stripe.checkout.sessions.expire(id)
  expect((await send(url ?? '', good)).status).toBe(410)
  expect((await fetch(`${sandbox.url}/pay/cs_test_guess`)).status).toBe(404)
})

test('a receipt shows what was paid', async ({ box: { stripe } }) => {
  const { url } = await stripe.checkout.sessions.create(oneFee())
  await send(url ?? '', good)
  const [charge] = (await stripe.charges.list()).data
  const page = await (await fetch(charge?.receipt_url ?? '')).text()
  expect(page).toContain('£35.00')
  expect(page).toContain('Visa ending in 4242')
})

test('other sites cannot call the control API', async ({ box: { sandbox, stripe } }) => {
  await stripe.customers.create({ name: 'Ada' })
  const response = await fetch(`${sandbox.url}/_sandbox/reset`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(response.status).toBe(403)
  expect((await stripe.customers.list()).data).toHaveLength(1)
})
