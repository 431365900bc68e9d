import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aConfiguration } from '../../../../../demo/builders/configuration.ts'
import { aCustomer } from '../../../../../demo/builders/customer.ts'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aPosition } from '../../../../../demo/builders/position.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aRotaSlot } from '../../../../../demo/builders/rota-slot.ts'
import { aRotaWeek } from '../../../../../demo/builders/rota-week.ts'
import { aSubscription } from '../../../../../demo/builders/subscription.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aTraining } from '../../../../../demo/builders/training.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aVenue } from '../../../../../demo/builders/venue.ts'
import { FEES } from '../../../../../demo/data/registration-settings.ts'
import { wordsOf } from '../../../../../tests/support/checkout.ts'
import { TEST_NOW } from '../../../../../tests/support/database.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'
import { invoices } from '../../../../features/billing/invoices/table.server.ts'
import { payments } from '../../../../features/billing/payments/table.server.ts'
import { addDays, clubDay } from '../../../../kernel/dates.ts'
import { newId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'
import { recordFailing } from '../../../../platform/email/address-problems.ts'

const LANDING = '/members/dashboard/'
const SUBSCRIPTION = '/about-us/subscription'
const TODAY = clubDay(TEST_NOW)
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)

const read = async (site: TestSite, headers: Record<string, string>, path = LANDING) =>
  wordsOf(await site.page(path, headers))

const anInvoice = async (site: TestSite, memberId: string, description: string) => {
  const customerId = `cus_${memberId}`
  await aCustomer(site.ctx, customerId, { memberId })
  await site.ctx.db.insert(invoices).values({
    id: `in_${newId()}`,
    customerId,
    customerName: 'Nobody else',
    total: pence(3850),
    amountDue: pence(3850),
    status: 'open',
    description,
    hostedUrl: 'https://pay.example/invoice',
    dueAt: inDays(14),
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  })
}

test('a login whose e-mails come back sees it on This week and in its profile, and nobody else does', async ({
  site,
}) => {
  const member = await aMember(site.ctx, { name: 'Ria Returned', email: 'ria@example.org' })
  const other = await aMember(site.ctx, { name: 'Orla Other', email: 'orla@example.org' })
  const user = await aUser(site.ctx, { member, email: 'ria@example.org' })
  const headers = await site.signIn({ ...member, userId: user.id })
  const others = await site.signIn(other)
  await recordFailing(site.ctx.db, 'ria@example.org', '550 5.1.1 unknown user', TEST_NOW)
  for (const path of [LANDING, `${LANDING}?tab=0`]) {
    const words = await read(site, headers, path)
    expect(words).toContain('Our e-mails to ria@example.org have been coming back')
    expect(words).not.toContain('550')
    expect(await read(site, others, path)).not.toContain('coming back')
  }
})

test('a guardian without a record whose e-mails come back sees it on This week and in place of a profile', async ({
  site,
}) => {
  const child = await aMember(site.ctx, { name: 'Leo Child', bornOn: '2016-05-06' })
  const mother = await aUser(site.ctx, { email: 'mia@example.org' })
  await aGuardian(site.ctx, mother, child)
  const headers = await site.signIn({ ...child, userId: mother.id })
  await recordFailing(site.ctx.db, 'mia@example.org', '550 5.1.1 unknown user', TEST_NOW)
  for (const path of [LANDING, `${LANDING}?tab=0`])
    expect(await read(site, headers, path)).toContain('Our e-mails to mia@example.org have been coming back')
})

test('a login shows the member’s next game, training and duty with directions, and the profile last [MEM-013, MEM-014]', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Women 7', slug: 'women-7' })
  const other = await aTeam(site.ctx, { name: 'Men 7', slug: 'men-7' })
  const member = await aMember(site.ctx, { name: 'Ana Next', team })
  const mate = await aMember(site.ctx, { name: 'Zofia Secret', team })
  const club = site.ctx.club.name
  const ours = { teamId: team.id, awayTeam: club, venue: 'Sports Hall North' }
  await aGame(site.ctx, { ...ours, homeTeam: 'Later Rivals', startsAt: inDays(9) })
  await aGame(site.ctx, { ...ours, homeTeam: 'Next Rivals', startsAt: inDays(1), venue: 'Camden Hall' })
  await aGame(site.ctx, { ...ours, homeTeam: 'Called Off', startsAt: inDays(0.5), status: 'cancelled' })
  await aGame(site.ctx, { ...ours, teamId: other.id, homeTeam: 'Not My Team', startsAt: inDays(0.7) })
  await aVenue(site.ctx, { name: 'Camden Hall', googleUrl: 'https://maps.example/camden' })
  await aTraining(site.ctx, { team, defaultValue: '<p>Tuesday 20:00 to 21:30<br>Camden Hall</p>' })
  await aTraining(site.ctx, { team: other, defaultValue: '<p>Monday 06:00, Elsewhere</p>' })
  const position = await aPosition(site.ctx, { name: 'Table duty', isFlexible: true })
  const now = await aRotaWeek(site.ctx, addDays(TODAY, -13))
  const over = await aRotaWeek(site.ctx, addDays(TODAY, -14))
  const slot = { positionId: position.id, weekId: now.id }
  await aRotaSlot(site.ctx, { ...slot, memberId: member.id, team: 'women2' })
  await aRotaSlot(site.ctx, { ...slot, weekId: over.id, memberId: member.id, team: 'men3' })
  await aRotaSlot(site.ctx, { ...slot, memberId: mate.id, team: 'men2' })
  const headers = await site.signIn(member)
  const html = await site.page(LANDING, headers)
  const words = wordsOf(html)
  expect(words).toMatch(
    /Next game Tomorrow Next Rivals away Sun 21st June 2026 .*Camden Hall, Women 7.*Get directions/,
  )
  expect(words).toMatch(/Next training Tue 23rd June 2026 20:00 to 21:30, Camden Hall Women 7/)
  expect(words).toMatch(/Next duty Now Table duty, Women 2 Sun 7th June 2026 to Sat 20th June 2026/)
  expect(words).toMatch(/Called Off – .* Cancelled /)
  expect(html.match(/https:\/\/maps\.example\/camden/g)).toHaveLength(2)
  for (const strange of ['Later Rivals', 'Not My Team', 'Elsewhere', 'Zofia', 'Men 3', 'Men 2'])
    expect(words).not.toContain(strange)
  expect(html.lastIndexOf('href="/members/dashboard/?tab=0"')).toBeGreaterThan(html.indexOf('All games'))
  expect(html).not.toContain('name="phone"')
})

test('the landing page without team, duty or balance shows a message and further links', async ({ site }) => {
  const member = await aMember(site.ctx, { name: 'Neu Comer' })
  const words = await read(site, await site.signIn(member))
  for (const said of [
    'You’re not in a team yet',
    'No duty coming up',
    'You owe us nothing. Thank you!',
    'Your details',
  ])
    expect(words).toContain(said)
  const team = await aTeam(site.ctx, { name: 'Men 8' })
  const player = await aMember(site.ctx, { name: 'Pla Yer', team })
  const other = await read(site, await site.signIn(player))
  for (const said of ['No game coming up', 'No training times yet']) expect(other).toContain(said)
})

test('the landing page and the dues page list what the member owes, each with a button, and nothing of others [INV-003, MEM-015]', async ({
  site,
}) => {
  await aConfiguration(site.ctx, { fees: FEES })
  const member = await aMember(site.ctx, { name: 'Deb Tor' })
  const creditor = await aMember(site.ctx, { name: 'Else Where' })
  await anInvoice(site, member.id, 'Lost kit')
  await anInvoice(site, creditor.id, 'Foreign debt')
  const child = await aRegistration(site.ctx, { memberId: member.id, details: { name: 'Kim Tor' } })
  const begun = { objectId: newId(), member, status: 'open' as const, amount: 3600 }
  const order = await aPayment(site.ctx, { ...begun, purpose: 'order', description: 'Order 1044' })
  const late = await aPayment(site.ctx, { ...begun, description: 'Expired party' })
  const page = (payment: { id: string }, expiresAt: Date) => ({
    sessionUrl: `https://pay.example/${payment.id}`,
    expiresAt,
  })
  await site.ctx.db
    .update(payments)
    .set(page(order, inDays(0.1)))
    .where(eq(payments.id, order.id))
  await site.ctx.db
    .update(payments)
    .set(page(late, inDays(-0.1)))
    .where(eq(payments.id, late.id))
  const headers = await site.signIn(member)
  const html = await site.page(LANDING, headers)
  const words = wordsOf(html)
  expect(words).toMatch(/You owe £83\.50 Registration fee for Kim £45\.00 Pay £45\.00/)
  expect(words).toMatch(/Lost kit £38\.50 ?, due 4th July 2026 Invoice \(PDF\) for Lost kit Pay £38\.50/)
  expect(words).toMatch(/Order 1044 £36\.00 \(started, not paid yet\) Pay £36\.00/)
  expect(html).toContain(`href="https://pay.example/${order.id}"`)
  expect(html).toContain(`href="${SUBSCRIPTION}?step=process&amp;id=${child.id}"`)
  for (const strange of ['Foreign debt', 'Expired party', 'You owe us nothing'])
    expect(words).not.toContain(strange)
  const footer = await read(site, headers, SUBSCRIPTION)
  expect(footer).toMatch(/Fees for Kim Tor.*You owe £38\.50 Lost kit/)
  expect(footer).not.toContain('You owe us nothing')
})

test('a member without open dues is shown that nothing is owed, and no second welcome', async ({ site }) => {
  const member = await aMember(site.ctx, { name: 'Pa Id' })
  const paid = { memberId: member.id, registrationPaid: true, subscriptionPaid: true }
  const { id } = await aRegistration(site.ctx, paid)
  await aPayment(site.ctx, { objectId: id, member, purpose: 'registration' })
  await aSubscription(site.ctx, { registrationId: id })
  const headers = await site.signIn(member)
  const words = await read(site, headers, SUBSCRIPTION)
  expect(words).toContain('You owe us nothing. Thank you!')
  expect(words).not.toContain('Welcome to the club')
  expect(await read(site, headers, `${SUBSCRIPTION}?step=process&id=${id}`)).toContain('Welcome to the club')
})

test('staff without a member record are shown links to their work, and staff who are members see their week', async ({
  site,
}) => {
  const user = await aUser(site.ctx, { name: 'Sta Ff', role: 'finance' })
  const headers = await site.signIn({ id: '', name: '', userId: user.id })
  expect(await read(site, headers)).toContain('Open the admin area')
  expect(await site.page(LANDING, await site.signIn('finance'))).toMatch(/aria-current="page">This week</)
})

test('a parent without a member record sees the fee of the child they registered', async ({ site }) => {
  const user = await aUser(site.ctx, { name: 'Pat Parent' })
  const headers = await site.signIn({ id: '', name: '', userId: user.id })
  expect(await read(site, headers)).not.toContain('You owe')
  await aRegistration(site.ctx, { userId: user.id, details: { name: 'Kim Parent' } })
  const words = await read(site, headers)
  expect(words).toContain('No member record yet')
  expect(words).toMatch(/Registration fee for Kim £45\.00 Pay £45\.00/)
})
