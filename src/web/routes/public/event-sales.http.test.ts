import { expect, test } from 'vitest'
import { anEvent } from '../../../../demo/builders/event.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite } from '../../../../tests/support/site.ts'
import { payments } from '../../../features/billing/payments/table.server.ts'

async function aPayingSite() {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments, clock: { now: () => new Date() } })
  const ledger = () => site.ctx.db.select().from(payments)
  return { site, sandbox, ledger }
}

const YESTERDAY = () => new Date(Date.now() - 86_400_000)

test('a past event accepts no payments, on its page or by API [EVT-012, API-035]', async () => {
  const { site, sandbox, ledger } = await aPayingSite()
  const event = await anEvent(site.ctx, { name: 'Party', priceMinor: 1800, startsAt: YESTERDAY() })
  const page = await site.page('/events/party')
  expect(page).not.toContain('Pay by card')
  expect(page).toContain('This event has ended')
  const answer = await site.post('/events/party', { choice: '1800' })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Nothing was charged')
  const call = { gd_object: 'others', gd_object_id: event.id, amount: 1800 }
  const called = await site.sendJson('POST', '/api/gdutils/payment/create_payment_session', call)
  expect(called.status).toBe(409)
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
  expect(await ledger()).toEqual([])
})

test('a member who has paid sees this before paying again, and other members do not [EVT-012]', async () => {
  const { site } = await aPayingSite()
  const event = await anEvent(site.ctx, { name: 'Party', priceMinor: 1800 })
  const member = await aMember(site.ctx, { name: 'Grace Payer' })
  const paidAt = new Date('2026-11-03T12:00:00Z')
  await aPayment(site.ctx, { objectId: event.id, member, amount: 1850, paidAt })
  const known = wordsOf(await site.page('/events/party', await site.signIn(member)))
  expect(known).toContain('You paid £18.50 on 3rd November 2026 . Pay again only for someone else')
  for (const headers of [{}, await site.signIn('member')])
    expect(wordsOf(await site.page('/events/party', headers))).not.toContain('You paid')
})

test('an event with payments cannot be deleted, and hiding it removes it from the site [EVT-001]', async () => {
  const { site, ledger } = await aPayingSite()
  const event = await anEvent(site.ctx, { name: 'Party', priceMinor: 1800 })
  await aPayment(site.ctx, { objectId: event.id, payerName: 'Zoe Visitor', amount: 1800 })
  const admin = await site.signIn('administrator')
  const remove = `/admin/content/events/${event.id}/remove`
  const refused = await site.post(remove, {}, admin)
  expect(refused.status).toBe(422)
  const offered = wordsOf(await refused.text())
  expect(offered).toContain('People have paid for this event, so it cannot be deleted.')
  expect(offered).toContain('Hide it instead')
  expect(offered).not.toContain('It will disappear from every page at once')
  const called = await site.request(`/api/events/${event.id}`, { method: 'DELETE', headers: admin })
  expect(called.status).toBe(422)
  expect((await site.post(remove, { intent: 'hide' }, admin)).status).toBe(303)
  expect((await site.get('/events/party')).status).toBe(404)
  expect((await site.post('/events/party', { choice: '1800' })).status).toBe(404)
  expect(await site.page('/events')).not.toContain('Party')
  expect((await site.get(`/api/events/${event.id}`)).status).toBe(404)
  expect((await site.get(`/api/events/${event.id}`, admin)).status).toBe(200)
  expect(await ledger()).toHaveLength(1)
})

test('an event without payments can be deleted [EVT-001]', async () => {
  const { site } = await aPayingSite()
  const event = await anEvent(site.ctx, { name: 'Party', priceMinor: 1800 })
  await aPayment(site.ctx, { objectId: event.id, status: 'expired' })
  const admin = await site.signIn('administrator')
  expect((await site.post(`/admin/content/events/${event.id}/remove`, {}, admin)).status).toBe(303)
  expect((await site.get('/events/party')).status).toBe(404)
})
