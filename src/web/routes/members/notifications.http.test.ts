import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPushDevice } from '../../../../demo/builders/push-device.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { test } from '../../../../tests/support/site.ts'
import { members } from '../../../features/members/table.server.ts'
import { unsubscribeToken } from '../../../features/notifications/model/unsubscribe-link.ts'
import { notificationPreferences, pushDevices } from '../../../features/notifications/table.server.ts'
import { recordComplaint } from '../../../platform/email/address-problems.ts'

const PAGE = '/members/notifications'

test('a visitor is sent to the login', async ({ site }) => {
  const answer = await site.get(PAGE)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/members/access/?next=%2Fmembers%2Fnotifications',
  ])
})

test('quiet hours without a time are refused, and the ticks are kept', async ({ site }) => {
  const headers = await site.signIn('member')
  const form = { do: 'preferences', quiet: 'yes', from: '', to: '25:00', 'duty-push': 'yes' }
  const answer = await site.post(PAGE, form, headers)
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain('Enter a time, such as 22:00')
  expect(page).toContain('Enter a time, such as 07:00')
  expect(page).toMatch(/name="duty-push"[^>]*checked/)
  expect(page).not.toMatch(/name="duty-email"[^>]*checked/)
})

test('preferences are saved and shown again', async ({ site }) => {
  const headers = await site.signIn('member')
  const form = { do: 'preferences', quiet: 'yes', from: '21:30', to: '06:30', 'game-email': 'yes' }
  expect((await site.post(PAGE, form, headers)).status).toBe(303)
  const page = await site.page(PAGE, headers)
  expect(page).toContain('value="21:30"')
  expect(page).toMatch(/name="game-email"[^>]*checked/)
  expect(page).not.toMatch(/name="game-push"[^>]*checked/)
})

test('a parent chooses for each person of the family, and a refused form keeps the ticks', async ({
  site,
}) => {
  const { ctx } = site
  const mother = await aMember(ctx, { name: 'Maja Kovač' })
  const headers = await site.signIn(mother)
  const [reader] = await ctx.db.select().from(members).where(eq(members.id, mother.id))
  const child = await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  await aGuardian(ctx, { id: reader?.userId ?? '' }, child)
  const ticks = {
    do: 'preferences',
    [`person-${mother.id}`]: 'yes',
    [`person-${child.id}`]: 'yes',
    [`game-email-${child.id}`]: 'yes',
  }
  const isAsChosen = (page: string) => {
    expect(page).toMatch(/aria-label="Games for Lena by e-mail"[^>]*checked/)
    expect(page).not.toMatch(/aria-label="Games for you by e-mail"[^>]*checked/)
  }
  const refused = await site.post(PAGE, { ...ticks, quiet: 'yes', from: '', to: '' }, headers)
  expect(refused.status).toBe(422)
  isAsChosen(await refused.text())
  expect(await site.page(PAGE, headers)).toMatch(/aria-label="Games for you by e-mail"[^>]*checked/)
  expect((await site.post(PAGE, ticks, headers)).status).toBe(303)
  isAsChosen(await site.page(PAGE, headers))
})

test('an invalid device is refused with a message', async ({ site }) => {
  const headers = await site.signIn('member')
  const device = { do: 'add-device', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  for (const endpoint of ['', 'https://169.254.169.254/latest']) {
    const answer = await site.post(PAGE, { ...device, endpoint }, headers)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('could not be turned on here')
  }
})

test('the page shows only the reader’s devices, and never their addresses', async ({ site }) => {
  const member = await aMember(site.ctx)
  const headers = await site.signIn(member)
  const [reader] = await site.ctx.db.select().from(members).where(eq(members.id, member.id))
  await aPushDevice(site.ctx, { id: reader?.userId ?? '' }, { name: 'Safari on iPhone' })
  const other = await aPushDevice(site.ctx, await aUser(site.ctx), { name: 'Opera on Windows' })
  const page = await site.page(PAGE, headers)
  expect(page).toContain('Safari on iPhone')
  expect(page).not.toMatch(/Opera on Windows|fcm\.googleapis/)
  const removal = await site.post(PAGE, { do: 'remove-device', device: other.id }, headers)
  expect(removal.status).toBe(404)
  expect(await site.ctx.db.$count(pushDevices)).toBeGreaterThan(1)
})

test('an e-mail program unsubscribes with one POST without a login, and opening the link only asks', async ({
  site,
}) => {
  const { ctx } = site
  const user = await aUser(ctx)
  const token = unsubscribeToken(ctx.secret, { kind: 'game', userId: user.id }, ctx.clock.now())
  const address = `/unsubscribe?token=${token}`
  const page = await site.get(address)
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(await page.text()).toContain('Stop e-mails about games?')
  const choices = () =>
    ctx.db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, user.id))
  expect(await choices()).toEqual([])
  const answer = await site.post(address, { 'List-Unsubscribe': 'One-Click' })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('E-mails stopped')])
  expect(await choices()).toMatchObject([{ kind: 'game', byEmail: false }])
  expect(await (await site.post(address, { do: 'again' })).text()).toContain('E-mails are on again')
})

test('a link opened after the e-mails were stopped says so and offers to send them again', async ({
  site,
}) => {
  const { ctx } = site
  const user = await aUser(ctx)
  for (const who of [{ userId: user.id }, { email: 'nana@example.org' }]) {
    const address = `/unsubscribe?token=${unsubscribeToken(ctx.secret, { kind: 'game', ...who }, ctx.clock.now())}`
    await site.post(address, { 'List-Unsubscribe': 'One-Click' })
    const page = await site.page(address)
    expect(page).toContain('E-mails stopped')
    expect(page).toContain('Send them again')
  }
})

test('a link offers no e-mails to a former guardian, nor after a complaint', async ({ site }) => {
  const { ctx } = site
  const [user, child] = [await aUser(ctx), await aMember(ctx, { bornOn: '2015-03-01' })]
  const addressOf = (who: { memberId?: string }) =>
    `/unsubscribe?token=${unsubscribeToken(ctx.secret, { kind: 'game', userId: user.id, ...who }, ctx.clock.now())}`
  const former = await site.page(addressOf({ memberId: child.id }))
  expect(former).toContain('You don’t get these e-mails')
  expect(former).not.toContain('name="do"')
  await recordComplaint(ctx.db, user.email, ctx.clock.now())
  await site.post(addressOf({}), { do: 'again' })
  const complained = await site.page(addressOf({}))
  expect(complained).toContain('marked as spam in your mailbox')
  expect(complained).not.toContain('name="do"')
})

test('a link about one child of several names the child', async ({ site }) => {
  const { ctx } = site
  const user = await aUser(ctx)
  const [lena, noa] = [
    await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01' }),
    await aMember(ctx, { bornOn: '2017-03-01' }),
  ]
  for (const child of [lena, noa]) await aGuardian(ctx, user, child)
  const who = { kind: 'game', userId: user.id, memberId: lena.id } as const
  const address = `/unsubscribe?token=${unsubscribeToken(ctx.secret, who, ctx.clock.now())}`
  expect(await site.page(address)).toContain('Stop e-mails about games for Lena?')
})

test('a changed link returns 410 and unsubscribes no one', async ({ site }) => {
  expect((await site.get('/unsubscribe?token=nonsense')).status).toBe(410)
  expect((await site.post('/unsubscribe?token=nonsense', {})).status).toBe(410)
  expect((await site.get('/unsubscribe')).status).toBe(410)
})
