import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aUser } from '../../../../demo/builders/user.ts'
import { anAuthenticator, givePasskey } from '../../../../tests/support/passkey.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'
import { passkeys } from '../../../features/accounts/table.server.ts'
import { mails } from '../../../platform/email/table.server.ts'

const PAGE = '/members/passkeys'
const LOGIN = '/members/access/'
const PASSWORD = 'seven-metre-throw'

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''
const as = (site: TestSite, user: { id: string }) => site.signIn({ id: '', name: '', userId: user.id })

/** Fetches a login challenge, and the cookie of the browser that requested it. */
async function aChallenge(site: TestSite, cookie = '') {
  const answer = await site.get('/members/access/challenge', { cookie })
  const { challenge }: { challenge: string } = await answer.json()
  return { answer, challenge, cookie: cookieOf(answer, 'browser') }
}

test('the page requires a login, and invalid passkeys are refused with 422', async ({ site }) => {
  expect((await site.get(PAGE)).headers.get('location')).toContain('next=%2Fmembers%2Fpasskeys')
  const ana = await aUser(site.ctx, { email: 'ana@example.org', password: PASSWORD })
  const own = await as(site, ana)
  for (const [body, words] of [
    [{ do: 'start', name: '', currentPassword: PASSWORD }, 'Enter a name'],
    [{ do: 'start', name: 'x'.repeat(61), currentPassword: PASSWORD }, 'Use at most 60 characters'],
    [{ do: 'start', name: 'Phone', currentPassword: 'wrong' }, 'This is not your current password'],
    [{ do: 'add', name: 'Phone', passkey: '{' }, 'This passkey could not be added'],
    [{ do: 'add', name: 'Phone', passkey: '{"id":"x"}' }, 'This passkey could not be added'],
    [
      { do: 'add', name: 'Phone', passkey: JSON.stringify(anAuthenticator(site.ctx).create('AAAA')) },
      'That took too long. Please try again.',
    ],
    [{ do: 'remove', id: 'x', currentPassword: PASSWORD }, 'Passkeys'],
    [{ do: 'nothing' }, ''],
  ] as const) {
    const answer = await site.post(PAGE, body, own)
    expect(answer.status, JSON.stringify(body)).toBe(422)
    expect(await answer.text()).toContain(words)
  }
  for (let n = 0; n < 5; n += 1)
    await site.post(PAGE, { do: 'start', name: 'Phone', currentPassword: 'wrong' }, own)
  const slowed = await site.post(PAGE, { do: 'start', name: 'Phone', currentPassword: PASSWORD }, own)
  expect([slowed.status, Number(slowed.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('a login needs an unused challenge of the same browser, and many refused ones are rate limited', async ({
  site,
}) => {
  const bo = await aUser(site.ctx, { email: 'bo@example.org', password: PASSWORD })
  const phone = await givePasskey(site.ctx, bo)
  const mine = await aChallenge(site)
  expect(mine.answer.headers.get('cache-control')).toBe('private, no-store')
  expect(cookieOf((await aChallenge(site, mine.cookie)).answer, 'browser')).toBe(mine.cookie)
  const others = await aChallenge(site)
  expect(others.cookie).not.toBe(mine.cookie)
  const open = (passkey: string, cookie: string) => site.post(LOGIN, { passkey }, { cookie })
  const signed = JSON.stringify(phone.sign(mine.challenge))
  for (const [passkey, cookie, words] of [
    ['nonsense', mine.cookie, 'This passkey could not be checked'],
    [signed, '', 'That took too long. Please try again.'],
    [signed, others.cookie, 'That took too long. Please try again.'],
    [
      JSON.stringify(anAuthenticator(site.ctx).sign(mine.challenge)),
      mine.cookie,
      'We don’t recognise this passkey',
    ],
  ] as const) {
    const refused = await open(passkey, cookie)
    expect([refused.status, cookieOf(refused, 'jwt')]).toEqual([422, ''])
    expect(await refused.text()).toContain(words)
  }
  const opened = await site.post(
    `${LOGIN}?next=/store/checkout`,
    { passkey: signed },
    { cookie: mine.cookie },
  )
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/store/checkout'])
  expect(await site.page(LOGIN, { cookie: cookieOf(opened, 'jwt') })).toContain('You are logged in')
  expect((await open(signed, mine.cookie)).status).toBe(422)
  for (let n = 0; n < 5; n += 1) await open(signed, others.cookie)
  const slowed = await open(signed, mine.cookie)
  expect([slowed.status, Number(slowed.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('passkey forms are hidden without scripts and at another address', async ({ site }) => {
  const login = await site.page(LOGIN)
  expect(login).toMatch(/<form [^>]*data-passkey="log-in" data-origin="http:\/\/localhost:\d+" hidden=""/)
  const own = await site.signIn('member')
  expect(await site.page(PAGE, own)).toMatch(/<form [^>]*data-passkey="start"[^>]* hidden=""/)
})

test('a passkey counts as two-step login where the club requires it, and an administrator can reset it', async () => {
  const site = await aSite()
  const boss = await aUser(site.ctx, { role: 'administrator', password: PASSWORD })
  const kim = await aUser(site.ctx, { role: 'coach', email: 'kim@example.org', password: PASSWORD })
  const [own, kims] = [await as(site, boss), await as(site, kim)]
  await givePasskey(site.ctx, boss)
  const saved = await site.post(
    '/admin/settings/privacy',
    { version: '0', staffTwoStep: 'true', intent: 'save' },
    own,
  )
  expect(saved.status).toBe(303)
  expect((await site.get('/admin/people', own)).status).toBe(200)
  expect((await site.get('/admin', kims)).headers.get('location')).toBe('/members/two-step?next=%2Fadmin')
  expect(await site.page('/members/two-step?next=/admin', kims)).toContain(
    'href="/members/passkeys?next=%2Fadmin"',
  )
  const phone = await givePasskey(site.ctx, kim)
  expect((await site.get('/admin', kims)).status).toBe(200)
  expect(await site.page('/members/export', kims)).toContain('"name": "My phone"')

  const credentials = { identifier: kim.email, password: PASSWORD }
  const byPassword = await site.post(LOGIN, credentials)
  expect([byPassword.status, cookieOf(byPassword, 'jwt')]).toEqual([422, ''])
  expect(await byPassword.text()).toContain('Log in with your passkey')
  expect((await site.sendJson('POST', '/api/auth/local', credentials)).status).toBe(401)
  const { challenge, cookie } = await aChallenge(site)
  const passkey = JSON.stringify(phone.sign(challenge))
  const opened = await site.post(`${LOGIN}?next=/admin`, { passkey }, { cookie })
  expect(opened.headers.get('location')).toBe('/admin')

  const reset = await site.post(`/admin/people/${kim.id}`, { do: 'reset-two-step' }, own)
  expect(reset.status).toBe(303)
  expect(await site.ctx.db.$count(passkeys, eq(passkeys.userId, kim.id))).toBe(0)
  const [mail] = await site.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.subject, 'Two-step login was reset for your account at London GD'))
  expect(mail?.text).toContain('the passkeys of your account')
  expect((await site.get('/admin', { cookie: cookieOf(opened, 'jwt') })).headers.get('location')).toContain(
    '/members/two-step',
  )
  expect(await site.page('/admin/audit', own)).toContain('Added a passkey to the login of')
})
