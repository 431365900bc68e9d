import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anEvent } from '../../demo/builders/event.ts'
import { aFee } from '../../demo/builders/fee.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aPosition } from '../../demo/builders/position.ts'
import { aRegistration } from '../../demo/builders/registration.ts'
import { aTraining } from '../../demo/builders/training.ts'
import { aUser } from '../../demo/builders/user.ts'
import { FEES } from '../../demo/data/registration-settings.ts'
import { solve } from '../../tests/support/captcha.ts'
import { aCheckout, noticeOf } from '../../tests/support/checkout.ts'
import { deliveredMails } from '../../tests/support/delivered.ts'
import { ANSWERS, DETAILS, theClubAsks } from '../../tests/support/registering.ts'
import { aVisitor } from '../../tests/support/registrant.ts'
import { aSandbox } from '../../tests/support/sandbox.ts'
import { aSite, type TestSite } from '../../tests/support/site.ts'

const FAILED = 'Error sending the form. Something went wrong on our side.'

const aQuietSite = () => aSite({}, { LOG_LEVEL: 'silent' })

/** Makes the database refuse every write to a table, as if the disk were full. */
async function breakTable({ ctx: { db } }: Pick<TestSite, 'ctx'>, table: string) {
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'this write is refused'; end $$`)
  await db.execute(sql`create trigger refused before insert or update or delete on ${sql.identifier(table)}
    for each statement execute function refuse()`)
}

/** Expects the page after a bug to say so and to still contain the typed values. */
async function expectKept(answer: Response, typed: readonly string[], says = FAILED) {
  const page = (await answer.text()).replaceAll('&#x27;', "'")
  expect(answer.status).toBe(500)
  expect(page.replace(/<[^>]+>/g, '')).toContain(says)
  for (const text of typed) expect(page).toContain(text)
}

test('a failed login keeps the user name, and never the password [MEM-004, FRM-018]', async () => {
  const site = await aQuietSite()
  await breakTable(site, 'rate_limits')
  const answer = await site.post('/members/access/', {
    identifier: 'ana@example.org',
    password: 'Pass-word1',
  })
  const page = await answer.clone().text()
  await expectKept(answer, ['value="ana@example.org"'])
  expect(page).not.toContain('Pass-word1')
})

test('a failed request for a password link keeps the address [MEM-010, FRM-018]', async () => {
  const site = await aQuietSite()
  await breakTable(site, 'rate_limits')
  const answer = await site.post('/members/access/?mode=reset', { email: 'ana@example.org' })
  await expectKept(answer, ['value="ana@example.org"'])
})

test('a password that cannot be saved shows a message, and the link still works [FRM-018]', async () => {
  const site = await aQuietSite()
  await aUser(site.ctx, { email: 'ana@example.org' })
  await site.post('/members/access/?mode=reset', { email: 'ana@example.org' })
  const [mail] = await deliveredMails(site.ctx.db)
  const path = /\/members\/reset\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  await breakTable(site, 'users')
  await expectKept(await site.post(path, { password: 'Far-throw-from-nine' }), ['name="password"'])
})

test('a profile that cannot be saved keeps every field, including privacy choices [MEM-017, FRM-018]', async () => {
  const site = await aQuietSite()
  const member = await aMember(site.ctx, { name: 'Ana Typed', listed: false })
  const headers = await site.signIn(member)
  await breakTable(site, 'members')
  const details = {
    do: 'details',
    version: '1',
    phone: '020 7946 0099',
    postcode: 'SE1 1AA',
    address: '4 Quay',
  }
  const answer = await site.post('/members/dashboard/?tab=0', details, headers)
  await expectKept(answer, ['value="020 7946 0099"', 'value="SE1 1AA"', 'value="4 Quay"'])
  const privacy = await site.post('/members/dashboard/?tab=0', { do: 'privacy', listed: 'yes' }, headers)
  const page = await privacy.clone().text()
  await expectKept(privacy, [])
  expect(page.match(/<input[^>]*name="listed"[^>]*>/)?.[0]).toContain('checked=""')
})

test('an application that cannot be sent keeps what was typed [VOL-009, FRM-018]', async () => {
  const site = await aQuietSite()
  await aPosition(site.ctx, { name: 'President', generalClub: true })
  const page = await site.page('/about-us/who-is-who')
  const path = page.match(/\/about-us\/who-is-who\/apply[^"]*/)?.[0].replaceAll('&amp;', '&') ?? ''
  await breakTable(site, 'rate_limits')
  const form = {
    name: 'Zoe',
    email: 'zoe@example.org',
    message: 'I can chair.',
    altcha: await solve({ ...(await site.ctx.captcha.challenge('apply')) }),
  }
  await expectKept(await site.post(path, form), ['value="Zoe"', 'value="zoe@example.org"', 'I can chair.'])
})

test('a contribution that cannot be paid keeps amount and name [EVT-015, FRM-018]', async () => {
  const site = await aQuietSite()
  const event = await anEvent(site.ctx, { name: 'Ada turns 30', birthday: true })
  await breakTable(site, 'rate_limits')
  const form = { choice: 'other', amount: '12.34', name: 'Zoe Typed' }
  await expectKept(await site.post(`/events/${event.slug}`, form), ['value="12.34"', 'value="Zoe Typed"'])
})

test('training times that cannot be saved stay in the editor [TRN-008, FRM-018]', async () => {
  const site = await aQuietSite()
  const training = await aTraining(site.ctx)
  const headers = await site.signIn('administrator')
  await breakTable(site, 'trainings')
  const form = { id: training.id, value: '<p>Mondays at nine</p>', version: '1' }
  await expectKept(await site.post('/admin/trainings', form, headers), ['Mondays at nine'])
})

test('every tab of a registration that cannot be saved keeps what was typed [REG-016, FRM-018]', async () => {
  const visitor = await aVisitor(await aQuietSite())
  await visitor.send('questions', ANSWERS)
  await breakTable(visitor.site, 'registrations')
  const questions = await visitor.send('questions', { ...ANSWERS, other_club: 'yes' })
  await expectKept(questions, ['name="other_club"'])
  await expectKept(await visitor.send('details', DETAILS), [
    'value="Liv Berg"',
    'value="liv.berg@example.org"',
  ])
})

test('fees that cannot be paid show that page’s message and keep the chosen one [REG-032, FRM-018]', async () => {
  const sandbox = await aSandbox()
  const site = await aSite(
    { payments: sandbox.payments, clock: { now: () => new Date() } },
    { LOG_LEVEL: 'silent' },
  )
  await theClubAsks(site.ctx)
  const prices = await Promise.all(FEES.registration.map((fee) => aFee(site.ctx, fee)))
  const { id, accessToken } = await aRegistration(site.ctx, {})
  const headers = { cookie: `draft=${accessToken.id}.${accessToken.token}` }
  await breakTable(site, 'rate_limits')
  for (const priceId of prices) {
    const answer = await site.post(`/about-us/subscription?id=${id}`, { priceId }, headers)
    const page = await answer.clone().text()
    await expectKept(answer, [], 'Something went wrong on our side. Please send it again')
    expect(page.match(new RegExp(`<input[^>]*value="${priceId}"[^>]*>`))?.[0]).toContain('checked=""')
  }
})

test('a cart that cannot be changed keeps the choice, and an order keeps its special request [STO-014, STO-051, FRM-018]', async () => {
  const shop = await aCheckout()
  await shop.add()
  await breakTable(shop.site, 'store_orders')
  const order = await shop.act({ request: 'Long sleeves, please' })
  await expectKept(order, ['Long sleeves, please'])
  const answer = await shop.add({ quantity: '2' })
  expect(answer.headers.get('location')).toContain('size=M')
  expect(await noticeOf(shop, answer)).toContain(FAILED)
})
