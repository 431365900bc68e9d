import { expect } from 'vitest'
import { aFee } from '../../../demo/builders/fee.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPayment } from '../../../demo/builders/payment.ts'
import { aSandbox } from '../../../tests/support/sandbox.ts'
import { aSite, test } from '../../../tests/support/site.ts'

async function aBilledSite() {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments })
  const finance = await site.signIn('finance')
  const ana = await aMember(site.ctx, { name: 'Ana', email: 'ana@example.org' })
  const call = (path: string, body: object) => site.sendJson('POST', `/api${path}`, body, finance)
  return { site, sandbox, finance, ana, call, stripe: await sandbox.payments.client() }
}

test('finance reads members’ open amounts with the provider’s field names, in pence, page by page [API-054, INV-003, SYS-052]', async () => {
  const { site, finance, ana, call } = await aBilledSite()
  for (const description of ['Kit', 'Travel'])
    await call('/stripe/add_invoice', { ids: [ana.id], description, amount: 45.5 })
  const answer = await site.get('/api/stripe/get_invoices', finance)
  const invoices = await answer.json()
  expect(answer.headers.get('x-total-count')).toBe('2')
  expect(invoices).toHaveLength(2)
  const [kit] = await (await site.get('/api/stripe/get_invoices?q=KIT&show=unpaid', finance)).json()
  expect(kit).toEqual({
    id: expect.stringMatching(/^in_/),
    number: expect.any(String),
    status: 'open',
    paid: false,
    created: expect.any(Number),
    due_date: expect.any(Number),
    customer_name: 'Ana',
    customer_email: 'ana@example.org',
    amount_due: 4550,
    desc: 'Kit',
    invoice_pdf: expect.stringMatching(/^http/),
    hosted_invoice_url: expect.stringMatching(/^http/),
  })
  expect(await (await site.get('/api/stripe/get_invoices?show=paid', finance)).json()).toEqual([])
  expect(await (await site.get('/api/stripe/get_invoices?start=2', finance)).json()).toEqual([])
})

test('the admin area’s lists are paged and restricted by role: members, countries, subscriptions and payments [API-062, resolutions F22]', async () => {
  const { site, finance, ana, call } = await aBilledSite()
  const priceId = await aFee(
    { payments: site.site.ports.payments },
    { id: 'league', label: 'League teams', price: 42, period: 'month' },
  )
  const listQuery = { id: null, member: ana.id, subscription: priceId, volunteer: false }
  const { id } = await (await call('/gdutils/payment/assign_subscription', listQuery)).json()
  await aPayment(site.ctx, { objectId: ana.id, amount: 1500, payerName: 'Ana' })
  for (let many = 0; many < 6; many += 1) await aMember(site.ctx)
  const boss = await site.signIn('administrator')
  expect(await (await site.get('/api/members?_limit=5', boss)).json()).toHaveLength(5)
  expect((await site.get('/api/countries', boss)).status).toBe(200)
  const subscriptions = await site.get('/api/subscriptions?q=ana', finance)
  expect(await subscriptions.json()).toMatchObject([
    { id, amount: 4200, customer_name: 'Ana', member: ana.id },
  ])
  const payments = await site.get('/api/payments?q=ana&show=paid', finance)
  expect(await payments.json()).toMatchObject([{ amount: 1500, amount_refunded: 0, status: 'paid' }])
  expect([payments.headers.get('x-total-count'), payments.headers.get('cache-control')]).toEqual([
    '1',
    'private, no-store',
  ])
  for (const role of ['coach', 'shop', 'member'] as const)
    for (const path of ['/api/payments', '/api/subscriptions'])
      expect((await site.get(path, await site.signIn(role))).status, `${role} ${path}`).toBe(403)
})

test('finance ends a subscription at its period end; an unknown one returns 404; a refusal has the provider’s message [API-057, resolutions B25]', async () => {
  const { site, sandbox, ana, call, stripe } = await aBilledSite()
  const priceId = await aFee(
    { payments: sandbox.payments },
    { id: 'league', label: 'League teams', price: 42, period: 'month' },
  )
  const listQuery = { id: null, member: ana.id, subscription: priceId, volunteer: false }
  const { id } = await (await call('/gdutils/payment/assign_subscription', listQuery)).json()
  expect((await call('/gdutils/payment/cancel_subscription', {})).status).toBe(422)
  expect((await call('/gdutils/payment/cancel_subscription', { subId: 'sub_none' })).status).toBe(404)
  for (const role of ['coach', 'shop', 'member'] as const) {
    const nobody = await site.signIn(role)
    const path = '/api/gdutils/payment/cancel_subscription'
    expect((await site.sendJson('POST', path, { subId: id }, nobody)).status).toBe(403)
  }
  await sandbox.trouble({ kind: 'error', status: 400, path: `/v1/subscriptions/${id}` })
  const refused = await call('/gdutils/payment/cancel_subscription', { subId: id })
  expect([refused.status, (await refused.json()).reason]).toEqual([422, 'PROVIDER_REFUSED'])
  expect(await (await call('/gdutils/payment/cancel_subscription', { subId: id })).json()).toEqual({ id })
  expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true)
})
