import { expect, test } from 'vitest'
import { anEvent } from '../../../../demo/builders/event.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite } from '../../../../tests/support/site.ts'
import { payments } from '../../../features/billing/payments/table.server.ts'

/** A site with its own card provider. Checkout sessions expire by the system clock. */
async function aPayingSite() {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments, clock: { now: () => new Date() } })
  const ledger = () => site.ctx.db.select().from(payments)
  return { site, sandbox, ledger }
}

type Paying = Awaited<ReturnType<typeof aPayingSite>>

/** Submits the form of an event page and returns the checkout session that it leads to. */
async function contribute({ site, sandbox }: Paying, slug: string, form: Record<string, string>) {
  const answer = await site.post(`/events/${slug}`, form)
  const location = answer.headers.get('location') ?? ''
  expect(answer.status).toBe(303)
  expect(location.startsWith(`${sandbox.url}/`)).toBe(true)
  return location.split('/').at(-1) ?? ''
}

test('an invalid payment is refused at its field and keeps the input [EVT-015, SYS-054, SYS-055]', async () => {
  const paying = await aPayingSite()
  const birthday = await anEvent(paying.site.ctx, { name: 'Ada turns 30', birthday: true })
  const party = await anEvent(paying.site.ctx, { name: 'Party', priceMinor: 1800 })
  for (const [event, amount] of [
    [birthday, '0'],
    [birthday, '800.01'],
    [birthday, '-5'],
    [birthday, 'ten'],
    [party, '17.99'],
  ] as const) {
    const form = { choice: 'other', amount, name: 'Zoe Typed' }
    const answer = await paying.site.post(`/events/${event.slug}`, form)
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('Enter a valid amount')
    expect(page).toContain(`value="${amount}"`)
    expect(page).toContain('value="Zoe Typed"')
  }
  expect(await paying.sandbox.requests('/v1/checkout')).toEqual([])
  expect(await paying.ledger()).toEqual([])
})

test('a birthday offers £3 to £25 with its own price first, and any other event its price [EVT-012, EVT-015, EVT-016]', async () => {
  const { site } = await aPayingSite()
  await anEvent(site.ctx, { name: 'Ada turns 30', birthday: true, priceMinor: 1000 })
  await anEvent(site.ctx, { name: 'Party', priceMinor: 1800 })
  await anEvent(site.ctx, { name: 'Talk' })
  const birthday = await site.page('/events/ada-turns-30')
  for (const pounds of [3, 5, 7, 10, 15, 20, 25]) expect(birthday).toContain(`£${pounds}<small>`)
  expect(birthday).toMatch(/value="1000"[^>]*checked|checked[^>]*value="1000"/)
  const party = await site.page('/events/party')
  expect(party).toMatch(/value="1800"[^>]*checked|checked[^>]*value="1800"/)
  expect(party).not.toContain('£25')
  expect(await site.page('/events/talk')).not.toContain('Pay by card')
})

test('a success address without a payment shows nothing and changes nothing [EVT-021, resolutions B27]', async () => {
  const paying = await aPayingSite()
  await anEvent(paying.site.ctx, { name: 'Party', priceMinor: 1800 })
  const session = await contribute(paying, 'party', { choice: '1800' })
  expect(await paying.site.page('/events/party?pay=success')).not.toContain('Thank you')
  expect(await paying.site.page(`/events/party?pay=success&session_id=${session}`)).toContain(
    'We have not received a payment yet',
  )
  expect((await paying.ledger()).map((payment) => payment.status)).toEqual(['open'])
})

test('a payment for one event is not confirmed on another [EVT-021]', async () => {
  const paying = await aPayingSite()
  await anEvent(paying.site.ctx, { name: 'Party', priceMinor: 1800 })
  await anEvent(paying.site.ctx, { name: 'Tournament', priceMinor: 1200 })
  const session = await contribute(paying, 'party', { choice: '1800' })
  await paying.sandbox.pay(session)
  expect(await paying.site.page(`/events/tournament?pay=success&session_id=${session}`)).not.toContain(
    'Thank you',
  )
  expect(await paying.site.page(`/events/party?pay=success&session_id=${session}`)).toContain(
    'Thank you. We have received your £18.00 for Party.',
  )
})

test('a cancelled payment shows a message, and the visitor can pay again [EVT-021]', async () => {
  const { site } = await aPayingSite()
  await anEvent(site.ctx, { name: 'Party', priceMinor: 1800 })
  const page = await site.page('/events/party?pay=cancel')
  expect(page).toContain('Payment has been cancelled')
  expect(page).toContain('Pay by card')
})

test('a provider failure keeps the input and shows that nothing was charged [EVT-022]', async () => {
  const { site, sandbox } = await aPayingSite()
  await anEvent(site.ctx, { name: 'Party', priceMinor: 1800 })
  await sandbox.trouble({ kind: 'cut', times: 3 })
  const answer = await site.post('/events/party', { choice: 'other', amount: '25', name: 'Zoe Typed' })
  expect(answer.status).toBe(503)
  const page = await answer.text()
  expect(page).toContain('Nothing was charged')
  expect(page).toContain('value="Zoe Typed"')
})

test('the total raised is shown after card fees for birthdays, and visitors see no names [EVT-006, EVT-017, EVT-018]', async () => {
  const { site } = await aPayingSite()
  const birthday = await anEvent(site.ctx, { name: 'Ada turns 30', birthday: true, showWhoPaid: true })
  const member = await aMember(site.ctx, { name: 'Grace Payer' })
  await aPayment(site.ctx, { objectId: birthday.id, member, amount: 700 })
  await aPayment(site.ctx, {
    objectId: birthday.id,
    payerName: 'Zoe Visitor',
    amount: 2500,
    refunded: 1000,
  })
  await aPayment(site.ctx, { objectId: birthday.id, payerName: 'Una Unpaid', status: 'open' })
  const seen = await site.page('/events/ada-turns-30')
  expect(seen).toContain('£20.66')
  expect(seen).toContain('raised so far by 2 people')
  for (const name of ['Grace', 'Zoe', 'Una']) expect(seen).not.toContain(name)
  const known = await site.page('/events/ada-turns-30', await site.signIn('member'))
  for (const name of ['Grace', 'Zoe']) expect(known).toContain(`<li>${name}</li>`)
  for (const hidden of ['Payer', 'Visitor', 'Una', '£7.00']) expect(known).not.toContain(`<li>${hidden}`)
})

test('only the treasurer sees who has paid if the event does not show it [EVT-006, resolutions C05]', async () => {
  const { site } = await aPayingSite()
  const event = await anEvent(site.ctx, { name: 'Ada turns 30', birthday: true })
  await aPayment(site.ctx, { objectId: event.id, payerName: 'Zoe Visitor' })
  expect(await site.page('/events/ada-turns-30', await site.signIn('member'))).not.toContain('Zoe')
})

test('a members-only event takes no payment from a visitor and shows them no payers [EVT-019, EVT-020, resolutions E13]', async () => {
  const { site, sandbox } = await aPayingSite()
  const event = await anEvent(site.ctx, {
    name: 'Camp',
    membersOnly: true,
    priceMinor: 34_000,
    showWhoPaid: true,
  })
  expect((await site.post('/events/camp', { choice: '34000' })).status).toBe(403)
  const call = { gd_object: 'others', gd_object_id: event.id, amount: 34_000 }
  const path = '/api/gdutils/payment/create_payment_session'
  expect((await site.sendJson('POST', path, call)).status).toBe(401)
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
  const asMember = await site.signIn('member')
  const opened = await site.sendJson('POST', path, call, asMember)
  expect(opened.status).toBe(200)
})

test('a member pays under their own customer, whatever customer the call names [API-035, resolutions B03]', async () => {
  const { site, sandbox, ledger } = await aPayingSite()
  const event = await anEvent(site.ctx, { name: 'Party', priceMinor: 1800 })
  const member = await aMember(site.ctx, { name: 'Grace Payer', email: 'grace@example.org' })
  const answer = await site.sendJson(
    'POST',
    '/api/gdutils/payment/create_payment_session',
    {
      gd_object: 'others',
      gd_object_id: event.id,
      line_items: [
        { name: 'Mine', description: 'x', images: [], amount: 1800, currency: 'gbp', quantity: 1 },
      ],
      customer: 'cus_of_somebody',
      payment_success_url: 'https://evil.example/',
      payment_cancel_url: 'https://evil.example/',
      payment_intent_data: { description: 'evil', statement_descriptor: 'EVIL' },
    },
    await site.signIn(member),
  )
  const body = (await answer.json()) as { id: string; url: string }
  expect(body).toEqual({ id: expect.stringMatching(/^cs_/), url: expect.stringContaining(sandbox.url) })
  const [asked] = (await sandbox.requests('/v1/checkout/sessions')).filter(({ method }) => method === 'POST')
  expect(JSON.stringify(asked?.params)).not.toMatch(/evil|cus_of_somebody/i)
  expect((await ledger())[0]).toMatchObject({ memberId: member.id, amount: 1800, objectId: event.id })
})

test('an amount that the event does not allow is refused by the API too [API-035, API-036]', async () => {
  const { site, sandbox } = await aPayingSite()
  const event = await anEvent(site.ctx, { name: 'Party', priceMinor: 1800 })
  for (const amount of [1, -1800, 1799, 80_001, 18.5]) {
    const call = { gd_object: 'others', gd_object_id: event.id, amount }
    const answer = await site.sendJson('POST', '/api/gdutils/payment/create_payment_session', call)
    expect(answer.status).toBe(422)
  }
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
})

test('a call with a currency other than pounds is refused, for an event and for an order [API-035]', async () => {
  const { site, sandbox } = await aPayingSite()
  const event = await anEvent(site.ctx, { name: 'Party', priceMinor: 1800 })
  const path = '/api/gdutils/payment/create_payment_session'
  const member = await site.signIn('member')
  for (const wrong of [
    { amount: 1800, currency: 'eur' },
    { line_items: [{ amount: 1800, currency: 'EUR' }] },
    { line_items: [{ amount: 1800, price_data: { currency: 'usd' } }] },
  ]) {
    for (const gd_object of ['others', 'order']) {
      const answer = await site.sendJson(
        'POST',
        path,
        { gd_object, gd_object_id: event.id, ...wrong },
        member,
      )
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('We take one currency')
    }
  }
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
})

test('the prices in the API have the provider’s names, and 503 means that it does not respond [API-034, SYS-072]', async () => {
  const silent = await aPayingSite()
  await silent.sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/prices' })
  expect((await silent.site.get('/api/gdutils/payment/prices')).status).toBe(503)
  const { site } = await aPayingSite()
  const answer = await site.get('/api/gdutils/payment/prices')
  expect(await answer.json()).toEqual({ subscriptions: { data: [] }, registration_fees: { data: [] } })
})

test('an unsigned event is refused with 400, and a signed one is accepted [API-063, resolutions B01]', async () => {
  const { site, sandbox } = await aPayingSite()
  const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1' } } })
  const stripe = await sandbox.payments.client()
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: sandbox.webhookSecret })
  const send = (headers: Record<string, string>) =>
    site.request('/api/stripe/webhook', { method: 'POST', body, headers })
  expect((await send({})).status).toBe(400)
  expect((await send({ 'stripe-signature': signature.replace('v1=', 'v1=0') })).status).toBe(400)
  expect((await send({ 'stripe-signature': signature })).status).toBe(200)
})

test('members see the payers’ first names through the content API, and no one sees an amount [EVT-005, EVT-006]', async () => {
  const { site } = await aPayingSite()
  const event = await anEvent(site.ctx, { name: 'Ada turns 30', birthday: true, showWhoPaid: true })
  await aPayment(site.ctx, { objectId: event.id, payerName: 'Zoe Visitor', amount: 4321 })
  const seen = await (await site.get(`/api/events/${event.id}`)).text()
  expect(seen).not.toMatch(/Zoe|payments|4321|43\.21/)
  const known = await (await site.get(`/api/events/${event.id}`, await site.signIn('member'))).text()
  expect(JSON.parse(known).payments).toEqual([{ billing_name: 'Zoe' }])
  expect(known).not.toMatch(/Visitor|4321|43\.21/)
})
