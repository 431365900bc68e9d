import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { deliveredMails } from '../../../../../tests/support/delivered.ts'
import { aSite, type TestSite, test } from '../../../../../tests/support/site.ts'

const PASSWORD = '/members/dashboard/?tab=5'
const CALL = '/api/members/resetPassword'
const OLD = 'seven-metre-throw'
const NEW = 'Blue kettle 27 sings'

async function signedUpUser(site: TestSite, email: string) {
  const user = await aUser(site.ctx, { email, name: 'Ana Kovač', password: OLD })
  const token = await logIn(site, email, OLD)
  return { user, email, headers: { authorization: `Bearer ${token}` } }
}
async function logIn(site: TestSite, identifier: string, password: string): Promise<string | undefined> {
  const answer = await site.sendJson('POST', '/api/auth/local', { identifier, password })
  return (await answer.json()).jwt
}
const change = (site: TestSite, headers: Record<string, string>, currentPassword: string, password = NEW) =>
  site.post(PASSWORD, { do: 'password', currentPassword, password }, headers)
const noticeOf = (answer: Response) =>
  decodeURIComponent(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('notice=')) ?? '')

test('the form asks for the current password, names both fields, and has the password meter [MEM-021, MEM-024]', async ({
  site,
}) => {
  const { headers } = await signedUpUser(site, 'form@example.org')
  const html = await site.page(PASSWORD, headers)
  expect(html).toMatch(/<form [^>]*data-password-meter="true"[^>]*>/)
  expect(html).toContain('autoComplete="current-password"')
  expect(html).toContain('minLength="10"')
})

test('a wrong current password shows an error notice and returns no password [MEM-025]', async ({ site }) => {
  const { headers, email } = await signedUpUser(site, 'wrong@example.org')
  const answer = await change(site, headers, 'not-the-password')
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toMatch(
    /class="note" data-tone="bad"[^>]* role="alert".*?We could not change your password\. Please contact us\./s,
  )
  expect(html).toContain('This is not your current password')
  expect(html).not.toContain('not-the-password')
  expect(html).not.toContain(NEW)
  expect(await logIn(site, email, OLD)).toBeDefined()
})

test('a failure shows the same text and keeps the form [MEM-025]', async () => {
  const site = await aSite({}, { LOG_LEVEL: 'silent' })
  const { headers } = await signedUpUser(site, 'broken@example.org')
  await site.ctx.db.execute(sql`alter table credentials rename column password to secret`)
  const answer = await change(site, headers, OLD)
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain('We could not change your password. Please contact us.')
  expect(html).toContain('name="currentPassword"')
})

test('too short, weak and common passwords are refused at the field [MEM-024]', async ({ site }) => {
  const { headers } = await signedUpUser(site, 'weak@example.org')
  for (const [password, words] of [
    ['aA1!', 'Use at least 10 characters'],
    ['alllowercase', 'Very Weak. It lacks a symbol, an upper-case letter and a digit.'],
    ['Password123', 'This password is easy to guess'],
  ] as const) {
    const answer = await change(site, headers, OLD, password)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toMatch(new RegExp(`id="f-password-error".*?${words}`, 's'))
  }
})

test('guessing the current password is refused with 429 and the time to retry [MEM-025]', async ({
  site,
}) => {
  const { headers } = await signedUpUser(site, 'guess@example.org')
  for (let n = 0; n < 6; n += 1) await change(site, headers, `guess ${n}`)
  const answer = await change(site, headers, OLD)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.text()).toContain('We could not change your password. Please contact us.')
})

test('changing the password shows a notice, sends an e-mail without the password, and ends other sessions [MEM-026]', async ({
  site,
}) => {
  const { headers, email } = await signedUpUser(site, 'changed@example.org')
  const elsewhere = { authorization: `Bearer ${await logIn(site, email, OLD)}` }
  const answer = await change(site, headers, OLD)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, PASSWORD])
  expect(noticeOf(answer)).toContain('Your password is changed. We have e-mailed you a confirmation.')
  const sent = (await deliveredMails(site.ctx.db)).filter((mail) => mail.toEmail === email)
  expect(sent).toHaveLength(1)
  expect(`${sent[0]?.html}${sent[0]?.text}`).not.toContain(NEW)
  expect((await site.get(PASSWORD, headers)).status).toBe(200)
  expect((await site.get(PASSWORD, elsewhere)).status).toBe(302)
  expect(await logIn(site, email, NEW)).toBeDefined()
})

test('sessions are listed with the current one marked, and can be ended one by one or all at once', async ({
  site,
}) => {
  const { headers, email } = await signedUpUser(site, 'devices@example.org')
  const second = { authorization: `Bearer ${await logIn(site, email, OLD)}` }
  const third = { authorization: `Bearer ${await logIn(site, email, OLD)}` }
  const html = await site.page(PASSWORD, headers)
  expect(html.match(/This device/g)).toHaveLength(1)
  const ids = [...html.matchAll(/name="session" value="([^"]+)"/g)].map(([, id = '']) => id)
  expect(ids).toHaveLength(2)
  await site.post(PASSWORD, { do: 'end-session', session: ids[0] ?? '' }, headers)
  const states = async () =>
    Promise.all([second, third].map(async (one) => (await site.get(PASSWORD, one)).status))
  expect((await states()).toSorted()).toEqual([200, 302])
  await site.post(PASSWORD, { do: 'end-others' }, headers)
  expect(await states()).toEqual([302, 302])
  expect((await site.get(PASSWORD, headers)).status).toBe(200)
})

test('a user cannot end another user’s session', async ({ site }) => {
  const ana = await signedUpUser(site, 'mine@example.org')
  const eve = await signedUpUser(site, 'eve@example.org')
  await logIn(site, ana.email, OLD)
  const [, id = ''] = /name="session" value="([^"]+)"/.exec(await site.page(PASSWORD, ana.headers)) ?? []
  expect((await site.post(PASSWORD, { do: 'end-session', session: id }, eve.headers)).status).toBe(404)
  expect(await site.page(PASSWORD, ana.headers)).toContain(id)
})

test('a member changes their own password by API: the response has a status and other sessions end [API-046]', async ({
  site,
}) => {
  const { headers, email, user } = await signedUpUser(site, 'call@example.org')
  const answer = await site.sendJson(
    'POST',
    CALL,
    { currentPassword: OLD, password: NEW, userid: user.id },
    headers,
  )
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: true, msg: 'Your password is changed. We have e-mailed you a confirmation.' },
  ])
  expect(await logIn(site, email, NEW)).toBeDefined()
})

test('the call needs a login and the current password, and another user’s userid is refused [API-046]', async ({
  site,
}) => {
  const victim = await aUser(site.ctx, { email: 'victim@example.org', password: OLD })
  const { headers } = await signedUpUser(site, 'attacker@example.org')
  const call = async (body: object, sent = headers) => (await site.sendJson('POST', CALL, body, sent)).status
  expect(await call({ currentPassword: OLD, password: NEW }, {} as typeof headers)).toBe(401)
  expect(await call({ currentPassword: OLD, password: NEW, userid: victim.id })).toBe(403)
  expect(await call({ password: NEW })).toBe(422)
  expect(await call({ currentPassword: 'wrong', password: NEW })).toBe(422)
  expect(await call({ currentPassword: OLD, password: 'Password123' })).toBe(422)
  for (const email of ['victim@example.org', 'attacker@example.org'])
    expect(await logIn(site, email, OLD)).toBeDefined()
})

test('an administrator sends a password link by membedId, and receives no password [API-047, MEM-027]', async ({
  site,
}) => {
  const member = await aMember(site.ctx, { name: 'Len Linked' })
  await aUser(site.ctx, { member, email: 'len@example.org', password: OLD })
  const path = '/api/gdutils/players/reset_password'
  const send = async (body: object, who: Parameters<TestSite['signIn']>[0]) =>
    site.sendJson('POST', path, body, await site.signIn(who))
  for (const who of ['member', 'coach', 'finance', 'shop'] as const) {
    expect((await send({ membedId: member.id }, who)).status, who).toBe(403)
  }
  const lonely = await aMember(site.ctx, { name: 'No Account' })
  expect((await send({ membedId: lonely.id }, 'administrator')).status).toBe(409)
  expect((await send({ membedId: 'x' }, 'administrator')).status).toBe(422)
  expect((await send({ membedId: member.id, password: 'abcdef' }, 'administrator')).status).toBe(422)
  const sent = await send({ membedId: member.id }, 'administrator')
  expect([sent.status, await sent.json()]).toEqual([200, { msg: 'Password reset link sent to the user' }])
  const emails = (await deliveredMails(site.ctx.db)).filter((mail) => mail.toEmail === 'len@example.org')
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toMatch(/\/members\/reset\?token=[\w-]{43}/)
})
