import { expect } from 'vitest'
import { aFee } from '../../../demo/builders/fee.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPayment } from '../../../demo/builders/payment.ts'
import { aSandbox } from '../../../tests/support/sandbox.ts'
import { aSite, test } from '../../../tests/support/site.ts'
import { mails } from '../../platform/email/table.server.ts'

const NOBODY = '01900000-0000-7000-8000-000000000000'

async function aPaidSite() {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments })
  const priceId = await aFee(
    { payments: sandbox.payments },
    { id: 'league', label: 'League teams', price: 42, period: 'month' },
  )
  const stripe = await sandbox.payments.client()
  return { site, sandbox, stripe, priceId, finance: await site.signIn('finance') }
}

test('finance reads the plans, sends invoices in pounds and assigns subscriptions; unknown ids are refused [API-044, API-056, API-058, INV-010, INV-013]', async () => {
  const { site, finance, priceId, stripe } = await aPaidSite()
  expect(await (await site.get('/api/gdutils/strapi_plans', finance)).json()).toEqual({
    data: [
      {
        id: priceId,
        nickname: 'League teams',
        name: 'league',
        amount: 4200,
        currency: 'gbp',
        interval: 'month',
        interval_count: 1,
      },
    ],
  })
  const ana = await aMember(site.ctx, { name: 'Ana', email: 'ana@example.org' })
  const bo = await aMember(site.ctx, { name: 'Bo', email: '' })
  const invoice = {
    ids: [ana.id, NOBODY, bo.id],
    description: 'Kit',
    collection_method: 'send_invoice',
    amount: 45.5,
  }
  const sent = await site.sendJson('POST', '/api/stripe/add_invoice', invoice, {
    ...finance,
    'idempotency-key': 'one',
  })
  expect(await sent.json()).toEqual({
    results: [
      { id: ana.id, status: true, msg: 'Invoice sent' },
      { id: NOBODY, status: false, msg: 'There is no such member' },
      { id: bo.id, status: false, msg: 'This member has no e-mail address that the card provider takes' },
    ],
  })
  await site.sendJson('POST', '/api/stripe/add_invoice', invoice, { ...finance, 'idempotency-key': 'one' })
  expect((await stripe.invoices.list({})).data.map(({ amount_due }) => amount_due)).toEqual([4550])
  const other = { ...invoice, ids: [ana.id], amount: 99 }
  const reused = await site.sendJson('POST', '/api/stripe/add_invoice', other, {
    ...finance,
    'idempotency-key': 'one',
  })
  expect(await reused.json()).toEqual({
    results: [{ id: ana.id, status: false, msg: 'This Idempotency-Key has made another invoice' }],
  })
  for (const wrong of [
    { ...invoice, ids: ['x'] },
    { ...invoice, amount: 2001 },
    { ...invoice, collection_method: 'charge_automatically' },
  ])
    expect((await site.sendJson('POST', '/api/stripe/add_invoice', wrong, finance)).status).toBe(422)

  const give = { id: null, member: ana.id, subscription: priceId, volunteer: true }
  const given = await site.sendJson('POST', '/api/gdutils/payment/assign_subscription', give, finance)
  expect(await given.json()).toEqual({ id: expect.stringMatching(/^sub_/) })
  const twice = await site.sendJson('POST', '/api/gdutils/payment/assign_subscription', give, finance)
  expect(twice.status).toBe(409)
  for (const wrong of [
    { ...give, member: undefined },
    { ...give, subscription: '' },
    { ...give, subscription: 'price_x' },
  ])
    expect(
      (await site.sendJson('POST', '/api/gdutils/payment/assign_subscription', wrong, finance)).status,
    ).toBe(422)
  const nobody = await site.sendJson(
    'POST',
    '/api/gdutils/payment/assign_subscription',
    { ...give, id: 'cus_x' },
    finance,
  )
  expect(nobody.status).toBe(404)
})

test('an invoice and a subscription without a response from the provider are pending, with advice not to send them again [API-044, API-058]', async () => {
  const { site, finance, sandbox, priceId } = await aPaidSite()
  const ana = await aMember(site.ctx, { name: 'Ana', email: 'ana@example.org' })
  const post = async (path: string, body: object) => site.sendJson('POST', `/api${path}`, body, finance)
  const silence = { kind: 'cut', when: 'after', method: 'POST', times: 3 } as const
  await sandbox.trouble({ ...silence, path: '/v1/invoices/' })
  const invoice = { ids: [ana.id], description: 'Kit', collection_method: 'send_invoice', amount: 45 }
  const msg =
    'The card provider has not answered yet. The invoice will be sent as soon as it does. Do not send it again.'
  const sent = await post('/stripe/add_invoice', invoice)
  expect(await sent.json()).toEqual({ results: [{ id: ana.id, status: false, msg }] })
  await sandbox.trouble({ ...silence, path: '/v1/subscriptions' })
  const plan = { id: null, member: ana.id, subscription: priceId, volunteer: false }
  const assigned = await post('/gdutils/payment/assign_subscription', plan)
  expect(assigned.status).toBe(503)
  const message = `The card provider has not answered yet. The subscription will be assigned as soon as it does. Do not assign it again.`
  expect(await assigned.json()).toMatchObject({ message, reason: 'PROVIDER_DOWN' })
})

test('a customer is found by e-mail with cards and plans, unless several match [API-055, INV-015, INV-022]', async () => {
  const { site, finance, priceId, stripe } = await aPaidSite()
  const ask = async (email: string) =>
    (await site.sendJson('POST', '/api/gdutils/payment/stripe_customer_by_email', { email }, finance)).json()
  const { id: customer } = await stripe.customers.create({ email: 'ana@example.org' })
  await stripe.paymentMethods.attach('pm_card_visa', { customer })
  const ana = await aMember(site.ctx, { name: 'Ana', email: 'Ana@example.org', stripeIdTest: customer })
  await aPayment(site.ctx, { purpose: 'invoice', objectId: ana.id, member: ana, chargeId: 'ch_ana' })
  const give = { id: customer, subscription: priceId, volunteer: false }
  await site.sendJson('POST', '/api/gdutils/payment/assign_subscription', give, finance)
  expect(await ask('ANA@example.org')).toMatchObject({
    data: { id: customer, email: 'ana@example.org' },
    sources: { total_count: 1 },
    subscriptions: { data: [{ id: expect.stringMatching(/^sub_/), plan: { nickname: 'League teams' } }] },
    payments: [{ id: 'ch_ana', metadata: { gd_object: 'invoice', gd_object_id: ana.id } }],
    updated: expect.any(String),
  })
  await aMember(site.ctx, { name: 'Kim', email: 'ana@example.org' })
  expect(await ask('ana@example.org')).toMatchObject({ data: null })
  expect(ana.stripeIdTest).toBe(customer)
})

test('only an administrator can send e-mails from a club mailbox, one per recipient [API-040, API-041, resolutions A07, C10]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const { info } = site.ctx.club.emails
  const message = {
    from_email: info,
    subject: 'Hi\r\nBcc: evil@example.org',
    content: '<p>Hi<script>x</script></p>',
    synopsis: 'S',
    gif: '',
  }
  const send = (more: object) =>
    site.sendJson('POST', '/api/gdutils/send_email', { ...message, ...more }, boss)
  const many = await send({
    to_email: [
      { name: 'A', address: 'a@example.org' },
      { name: 'B', address: 'b@example.org' },
    ],
  })
  expect(await many.json()).toEqual({ status: true, msg: 'Email sent to 2 members' })
  expect(await (await send({ to_email: 'c@example.org' })).json()).toEqual({
    status: true,
    msg: 'Email sent to c@example.org!',
  })
  for (const wrong of [
    { to_email: 'a@example.org', from_email: 'evil@example.org' },
    { to_email: 'a@example.org, b@example.org' },
    { to_email: [] },
    { to_email: 'a@example.org', content: '' },
    { to_email: 'a@example.org', subject: ' ' },
  ])
    expect((await send(wrong)).status).toBe(422)
  const sent = await site.ctx.db.select().from(mails).orderBy(mails.toEmail)
  expect(sent.map(({ toEmail, subject }) => [toEmail, subject])).toEqual([
    ['a@example.org', 'Hi Bcc: evil@example.org'],
    ['b@example.org', 'Hi Bcc: evil@example.org'],
    ['c@example.org', 'Hi Bcc: evil@example.org'],
  ])
  for (const { html } of sent) expect(html).not.toContain('<script')

  const results = await site.get('/api/emailresults?emailTo_eq=a@example.org', boss)
  expect(await results.json()).toMatchObject([{ emailTo: 'a@example.org', status: 'queued' }])
})

test('e-mail results are listed newest first, four hundred at most, and cannot be written [ADM-038, API-060, SYS-070]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  await site.ctx.db.execute(`insert into mails (id, from_email, to_email, subject, html, text, created_at)
    select gen_random_uuid(), 'info@demo.club', 'many@example.org', 'Number ' || n, '', '', now() + n * interval '1 second'
    from generate_series(1, 500) n`)
  const found: { subject: string }[] = await (
    await site.get('/api/emailresults?emailTo=many@example.org&_limit=400', boss)
  ).json()
  expect([found.length, found[0]?.subject]).toEqual([400, 'Number 500'])
  expect((await site.sendJson('POST', '/api/emailresults', { emailTo: 'x@example.org' }, boss)).status).toBe(
    403,
  )
})
