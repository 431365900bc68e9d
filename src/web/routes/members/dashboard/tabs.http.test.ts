import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../../demo/builders/album.ts'
import { aConfiguration } from '../../../../../demo/builders/configuration.ts'
import { aCustomer } from '../../../../../demo/builders/customer.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aPost } from '../../../../../demo/builders/post.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'
import { subscriptions } from '../../../../features/billing/subscriptions/table.server.ts'
import { members } from '../../../../features/members/table.server.ts'
import { newId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'

const tabAt = (tab: number) => `/members/dashboard/?tab=${tab}`
const DAY_MS = 86_400_000

async function signedIn(site: TestSite, name: string) {
  const member = await aMember(site.ctx, { name })
  return { member, headers: await site.signIn(member) }
}
const plain = (html: string) => html.replaceAll('<!-- -->', '')

test('the newest submitted registration is shown with answers, fees and payments, and none of others [MEM-015]', async ({
  site,
}) => {
  await aConfiguration(site.ctx)
  const { member, headers } = await signedIn(site, 'Reg Istered')
  expect(await site.page(tabAt(1), headers)).toContain('No registration on file')
  const at = (days: number) => new Date(site.ctx.clock.now().getTime() - days * DAY_MS)
  const own = { memberId: member.id }
  await aRegistration(site.ctx, { ...own, createdAt: at(400), details: { address: 'Older Lane' } })
  await aRegistration(site.ctx, {
    ...own,
    createdAt: at(20),
    details: { address: 'Newest Lane' },
    registrationPaid: true,
  })
  await aRegistration(site.ctx, { ...own, draft: true, createdAt: at(3), details: { address: 'Draft Lane' } })
  await aRegistration(site.ctx, {
    ...own,
    removedAt: at(1),
    createdAt: at(2),
    details: { address: 'Gone Lane' },
  })
  await aRegistration(site.ctx, { createdAt: at(1), details: { address: 'Stranger Lane' } })
  const html = plain(await site.page(tabAt(1), headers))
  for (const text of [
    'Newest Lane',
    '31st May 2026',
    'Registration fee paid',
    'Subscription not paid',
    'League teams',
  ])
    expect(html).toContain(text)
  for (const text of ['Older', 'Draft', 'Gone', 'Stranger']) expect(html).not.toContain(`${text} Lane`)
})

test('a registration with only the member’s e-mail address is not shown', async ({ site }) => {
  await aConfiguration(site.ctx)
  const member = await aMember(site.ctx, { name: 'Sam Esame', email: 'same@example.org' })
  await aRegistration(site.ctx, { email: 'same@example.org', details: { email: 'same@example.org' } })
  expect(await site.page(tabAt(1), await site.signIn(member))).toContain('No registration on file')
})

test('the federation registration text is the content of its post, shown as written [MEM-020]', async ({
  site,
}) => {
  const { headers } = await signedIn(site, 'Fed Eration')
  expect((await site.get(tabAt(1), headers)).status).toBe(200)
  await aPost(site.ctx, { slug: 'federation-registration', content: '<p>Bring your <b>passport</b>.</p>' })
  expect(await site.page(tabAt(1), headers)).toContain('<p>Bring your <b>passport</b>.</p>')
})

test('payments are listed with date, amount, status and receipt, newest first, and none of others [INV-012, MEM-015]', async ({
  site,
}) => {
  const { member, headers } = await signedIn(site, 'Pay Er')
  expect(await site.page(tabAt(2), headers)).toContain('No payments yet')
  const other = await aMember(site.ctx, { name: 'Oth Er' })
  const payment = { objectId: newId(), member }
  await aPayment(site.ctx, { ...payment, description: 'League teams', amount: 4200 })
  await aPayment(site.ctx, {
    ...payment,
    description: 'Beach weekend',
    amount: 6000,
    refunded: 6000,
    status: 'refunded',
  })
  await aPayment(site.ctx, { ...payment, description: 'Party', amount: 1800, refunded: 500 })
  await aPayment(site.ctx, { objectId: newId(), member: other, description: 'Another member' })
  const html = plain(await site.page(tabAt(2), headers))
  const lines = [...html.matchAll(/<li class="payment-state" data-tone="(\w+)">(.*?)<\/li>/gs)].map(
    ([, tone, line = '']) => [
      tone,
      line
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ],
  )
  expect(lines).toEqual([
    ['warn', 'Party 20th June 2026 , £5.00 refunded Partly refunded £18.00 Receipt for Party'],
    ['warn', 'Beach weekend 20th June 2026 , £60.00 refunded Refunded £60.00 Receipt for Beach weekend'],
    ['ok', 'League teams 20th June 2026 Paid £42.00 Receipt for League teams'],
  ])
  expect(html).not.toContain('Another member')
})

test('subscriptions show plan, price, status and next payment, and that overdue ones are still covered [MEM-015]', async ({
  site,
}) => {
  const { member, headers } = await signedIn(site, 'Sub Scriber')
  const now = site.ctx.clock.now()
  const base = {
    customerId: 'cus_1',
    priceId: 'price_1',
    amount: pence(4200),
    interval: 'month',
    currentPeriodEnd: new Date(now.getTime() + 10 * DAY_MS),
    createdAt: now,
    updatedAt: now,
  }
  await aCustomer(site.ctx, 'cus_1', { memberId: member.id })
  await site.ctx.db.insert(subscriptions).values([
    { ...base, id: 'sub_1', plan: 'League teams', status: 'active', discountBp: 2000 },
    { ...base, id: 'sub_2', plan: 'Second team', status: 'past_due' },
    { ...base, id: 'sub_3', plan: 'Leaving team', status: 'active', cancelAtPeriodEnd: true },
    { ...base, id: 'sub_4', plan: 'Not mine', status: 'active', customerId: 'cus_2' },
  ])
  const html = plain(await site.page(tabAt(2), headers))
  for (const text of [
    '£42.00',
    ' a month',
    'With 20% off',
    'Running',
    'Payment overdue',
    'you are still covered',
    'Ending',
    'Ends on <time dateTime="2026-06-30">30th June 2026</time>',
    'Manage my subscription',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('Not mine')
})

test('a member without card payments has nothing to manage [MEM-015]', async ({ site }) => {
  const { headers } = await signedIn(site, 'Por Tal')
  const none = await site.post(tabAt(2), { do: 'portal' }, headers)
  expect(none.status).toBe(422)
  expect(await none.text()).toContain('You have not paid by card yet')
})

test('the orders tab shows a message when there are no orders [MEM-015]', async ({ site }) => {
  const { headers } = await signedIn(site, 'Ord Er')
  const html = await site.page(tabAt(3), headers)
  expect(html).toContain('No orders yet')
  expect(html).toContain('href="/store"')
})

test('photos of the member link to their albums, and the member’s name can be removed from one [MEM-015, resolutions C04]', async ({
  site,
}) => {
  const { member, headers } = await signedIn(site, 'Pho To')
  expect(await site.page(tabAt(4), headers)).toContain('No photos yet')
  const album = await anAlbum(site.ctx, { title: 'Cup final', albumId: 'cup-final' })
  await site.ctx.db.update(members).set({ showsPhotos: true }).where(eq(members.id, member.id))
  const photo = await aPhoto(site.ctx, { album, tagged: [member] })
  const html = await site.page(tabAt(4), headers)
  expect(html).toContain(`href="/media/photos/cup-final?photo=${photo.id}"`)
  const stranger = await site.signIn('member')
  expect((await site.post(tabAt(4), { do: 'untag', photo: photo.id }, stranger)).status).toBe(404)
  expect((await site.post(tabAt(4), { do: 'untag', photo: photo.id }, headers)).status).toBe(303)
  expect(await site.page(tabAt(4), headers)).toContain('No photos yet')
})
