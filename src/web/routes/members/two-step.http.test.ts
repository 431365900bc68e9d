import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aUser } from '../../../../demo/builders/user.ts'
import { keyIn } from '../../../../tests/support/authenticator-key.ts'
import { TEST_NOW } from '../../../../tests/support/database.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'
import { giveTwoStep } from '../../../../tests/support/two-step.ts'
import { authenticators } from '../../../features/accounts/table.server.ts'
import { codeAt } from '../../../platform/auth/one-time-code.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import { mails } from '../../../platform/email/table.server.ts'

const PAGE = '/members/two-step'
const CODE_PAGE = '/members/access/code'
const PASSWORD = 'seven-metre-throw'

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''
const locationOf = (answer: Response) => answer.headers.get('location')
const enterPassword = (site: TestSite, identifier: string, query = '') =>
  site.post(`/members/access/${query}`, { identifier, password: PASSWORD })
const as = (site: TestSite, user: { id: string }) => site.signIn({ id: '', name: '', userId: user.id })

/** A site whose clock can be moved. */
async function aSiteInTime() {
  let now = TEST_NOW
  const site = await aSite({ clock: { now: () => now } })
  return {
    site,
    now: () => now,
    wait(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}

test('a visitor must log in before setting up two-step login, and the code page requires a password first', async ({
  site,
}) => {
  expect(locationOf(await site.get(PAGE))).toContain('/members/access/?next=%2Fmembers%2Ftwo-step')
  expect(locationOf(await site.get(CODE_PAGE))).toContain('/members/access/')
  expect(locationOf(await site.get(CODE_PAGE, { cookie: 'pending=forged' }))).toContain('/members/access/')
  const posted = await site.post(CODE_PAGE, { code: '123456' })
  expect(locationOf(posted)).toContain('/members/access/')
  expect(cookieOf(posted, 'jwt')).toBe('')
})

test('a wrong first code is refused and leaves the login unchanged', async ({ site }) => {
  const user = await aUser(site.ctx, { email: 'first@example.org', password: PASSWORD })
  const own = await as(site, user)
  expect((await site.post(PAGE, { do: 'confirm', code: '123456' }, own)).status).toBe(303)
  await site.post(PAGE, { do: 'start' }, own)
  for (const [code, words] of [
    ['', 'Enter the code'],
    ['12345', 'This code is wrong'],
  ] as const) {
    const refused = await site.post(PAGE, { do: 'confirm', code }, own)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(words)
  }
  expect((await site.post(PAGE, { do: 'nothing' }, own)).status).toBe(422)
  expect(cookieOf(await enterPassword(site, 'first@example.org'), 'jwt')).not.toBe('')
})

test('turning two-step login off requires the password', async ({ site }) => {
  const user = await aUser(site.ctx, { email: 'off@example.org', password: PASSWORD })
  await giveTwoStep(site.ctx, user)
  const own = await as(site, user)
  const refused = await site.post(PAGE, { do: 'turn-off', currentPassword: 'not-the-password' }, own)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('This is not your current password')
  expect(locationOf(await enterPassword(site, 'off@example.org'))).toContain(CODE_PAGE)
  await site.post(PAGE, { do: 'start' }, own)
  expect(await site.page(PAGE, own)).toContain('On since')
  expect((await site.post(PAGE, { do: 'turn-off', currentPassword: PASSWORD }, own)).status).toBe(303)
  expect(cookieOf(await enterPassword(site, 'off@example.org'), 'jwt')).not.toBe('')
})

test('a user sets up two-step login, logs in with a code and with a recovery code, and reaches the requested page', async () => {
  const { site, wait, now } = await aSiteInTime()
  const user = await aUser(site.ctx, { email: 'ana@example.org', password: PASSWORD })
  const own = await as(site, user)
  expect(await site.page('/members/dashboard/?tab=5', own)).toContain('href="/members/two-step"')
  expect((await site.post(PAGE, { do: 'start' }, own)).status).toBe(303)
  const page = await site.page(PAGE, own)
  const typed = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? ''
  expect(page).toContain('href="otpauth://totp/London%20GD:ana%40example.org?secret=')
  const turnedOn = await site.post(PAGE, { do: 'confirm', code: await codeAt(keyIn(typed), now()) }, own)
  const codes = [...(await turnedOn.text()).matchAll(/<code>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)]
  expect(codes).toHaveLength(10)
  expect(await site.page(PAGE, own)).not.toContain(codes[0]?.[1])
  expect(await site.page('/members/dashboard/?tab=5', own)).toContain('You have 10 recovery codes left')

  wait(60)
  const response = await enterPassword(site, 'ana@example.org', '?next=/store/checkout')
  expect([response.status, locationOf(response)]).toEqual([303, `${CODE_PAGE}?next=%2Fstore%2Fcheckout`])
  expect(cookieOf(response, 'jwt')).toBe('')
  const pending = { cookie: cookieOf(response, 'pending') }
  const form = await site.page(`${CODE_PAGE}?next=%2Fstore%2Fcheckout`, pending)
  expect(form).toContain('autoComplete="one-time-code"')
  expect(form).toContain('by=recovery-code')
  const wrong = await site.post(CODE_PAGE, { code: '000000' }, pending)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('This code is wrong')
  const code = await codeAt(keyIn(typed), now())
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  const opened = await site.post(`${CODE_PAGE}?next=%2Fstore%2Fcheckout`, { code: spaced }, pending)
  expect([opened.status, locationOf(opened)]).toEqual([303, '/store/checkout'])
  expect(await site.page('/members/access/', { cookie: cookieOf(opened, 'jwt') })).toContain(
    'You are logged in',
  )
  expect(opened.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^pending=; Path=\/members; Max-Age=0/),
  )

  const replayed = await site.post(CODE_PAGE, { code }, pending)
  expect(replayed.status).toBe(422)
  const recovered = await site.post(CODE_PAGE, { code: codes[0]?.[1]?.toUpperCase() ?? '' }, pending)
  expect([recovered.status, locationOf(recovered)]).toEqual([303, '/members/dashboard/'])
  expect((await site.post(CODE_PAGE, { code: codes[0]?.[1] ?? '' }, pending)).status).toBe(422)
  const mine = await site.ctx.db.select().from(mails).where(eq(mails.toEmail, 'ana@example.org'))
  expect(mine.map(({ subject }) => subject)).toContain('Two-step login is on for your account at London GD')

  wait(601)
  const late = await site.post(CODE_PAGE, { code: await codeAt(keyIn(typed), now()) }, pending)
  expect(locationOf(late)).toContain('/members/access/')
  expect(decodeURIComponent(cookieOf(late, 'notice'))).toContain('Your login took too long')
})

test('password and code are sent in one call by API [API-061]', async () => {
  const { site, wait, now } = await aSiteInTime()
  const user = await aUser(site.ctx, { email: 'api@example.org', password: PASSWORD })
  const app = await giveTwoStep(site.ctx, user)
  wait(60)
  const call = (body: object) =>
    site.sendJson('POST', '/api/auth/local', { identifier: 'api@example.org', password: PASSWORD, ...body })
  for (const [body, words] of [
    [{}, 'Also send the code of its authenticator app'],
    [{ code: '000000' }, 'This code is wrong'],
    [{ password: 'wrong', code: await app.codeAt(now()) }, 'E-mail or password is wrong'],
  ] as const) {
    const refused = await call(body)
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []])
    expect(await refused.json()).toMatchObject({ statusCode: 401, message: expect.stringContaining(words) })
  }
  const code = await app.codeAt(now())
  const opened = await call({ code })
  expect(opened.status).toBe(200)
  expect((await opened.json()).jwt).toEqual(expect.any(String))
  expect((await call({ code })).status).toBe(401)
})

test('staff whose club requires two-step login can use neither pages nor API before setting it up', async () => {
  const { site, wait, now } = await aSiteInTime()
  const boss = await aUser(site.ctx, { role: 'administrator', email: 'boss@example.org', password: PASSWORD })
  const own = await as(site, boss)
  const settings = '/admin/settings/privacy'
  expect(await site.page(settings, own)).not.toContain('checked=""')
  const saved = await site.post(settings, { version: '0', staffTwoStep: 'true', intent: 'save' }, own)
  expect(saved.status).toBe(303)

  for (const path of ['/admin', settings, '/admin/people', '/admin/people.data'])
    expect((await site.get(path, own)).status, path).not.toBe(200)
  expect(locationOf(await site.get('/admin/people', own))).toBe(`${PAGE}?next=%2Fadmin%2Fpeople`)
  const byScript = await (await site.get('/admin/people.data', own)).text()
  expect(byScript).toContain(`${PAGE}?next=%2Fadmin%2Fpeople"`)
  const off = await site.post(settings, { version: '1', intent: 'save' }, own)
  expect(locationOf(off)).toContain(PAGE)
  expect((await site.sendJson('POST', '/api/users', { email: 'x@example.org' }, own)).status).toBe(403)
  const login = await enterPassword(site, 'boss@example.org', '?next=/admin/people')
  expect(locationOf(login)).toBe(`${PAGE}?next=%2Fadmin%2Fpeople`)
  expect(await site.page(PAGE, own)).toContain('Your club requires this of staff')
  const member = await aUser(site.ctx, { email: 'member@example.org', password: PASSWORD })
  expect(locationOf(await enterPassword(site, member.email))).toBe('/members/dashboard/')

  const app = await giveTwoStep(site.ctx, boss)
  expect((await site.get('/admin/people', own)).status).toBe(200)
  expect(await site.page(settings, own)).toContain('checked=""')
  wait(60)
  const response = await enterPassword(site, 'boss@example.org', '?next=/admin/people')
  const pending = { cookie: cookieOf(response, 'pending') }
  const opened = await site.post(locationOf(response) ?? '', { code: await app.codeAt(now()) }, pending)
  expect(locationOf(opened)).toBe('/admin/people')
})

test('only an administrator can reset another person’s two-step login, with an e-mail and an audit entry', async ({
  site,
}) => {
  const kim = await aUser(site.ctx, { name: 'Kim Larsen', email: 'kim@example.org', password: PASSWORD })
  await giveTwoStep(site.ctx, kim)
  const boss = await aUser(site.ctx, { role: 'administrator' })
  await giveTwoStep(site.ctx, boss)
  const own = await as(site, boss)
  const reset = (id: string, headers: Record<string, string>) =>
    site.post(`/admin/people/${id}`, { do: 'reset-two-step' }, headers)
  for (const role of ['member', 'coach', 'finance', 'shop'] as const)
    expect((await reset(kim.id, await site.signIn(role))).status).toBe(403)
  expect((await reset(boss.id, own)).status).toBe(403)
  expect(await site.page(`/admin/people/${boss.id}`, own)).not.toContain('Reset two-step login')
  expect(await site.page('/admin/people?q=kim', own)).toContain('Two-step login')

  expect(await site.page(`/admin/people/${kim.id}`, own)).toContain('Reset two-step login')
  expect((await reset(kim.id, own)).status).toBe(303)
  expect(await site.ctx.db.$count(authenticators, eq(authenticators.userId, kim.id))).toBe(0)
  const again = await reset(kim.id, own)
  expect(decodeURIComponent(cookieOf(again, 'notice'))).toContain('was already off')
  expect(cookieOf(await enterPassword(site, kim.email), 'jwt')).not.toBe('')
  const log = await site.ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `users/${kim.id}`))
  expect(log).toMatchObject([{ actorId: boss.id, action: 'users.reset-two-step' }])
  expect(await site.page('/admin/audit', own)).toContain('Reset the two-step login of')
  const sent = await site.ctx.db.select().from(mails).where(eq(mails.toEmail, kim.email))
  expect(sent.map(({ subject }) => subject)).toContain(
    'Two-step login was reset for your account at London GD',
  )
})
