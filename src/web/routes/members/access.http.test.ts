import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { solve } from '../../../../tests/support/captcha.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'

const ACCESS = '/members/access/'
const PASSWORD = 'seven-metre-throw'
const FAILED = 'E-mail or password is wrong. Try again, or reset your password.'

const logIn = (site: TestSite, identifier: string, password: string, query = '') =>
  site.post(`${ACCESS}${query}`, { identifier, password })

const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))

test('a wrong password, an unknown user and an unconfirmed account get the same message [MEM-006]', async ({
  site,
}) => {
  await aUser(site.ctx, { email: 'known@example.org', password: PASSWORD })
  await aUser(site.ctx, { email: 'waiting@example.org', password: PASSWORD, confirmed: false })
  for (const [who, password] of [
    ['known@example.org', 'not-the-password'],
    ['stranger@example.org', PASSWORD],
    ['stranger', PASSWORD],
    ['waiting@example.org', PASSWORD],
  ] as const) {
    const answer = await logIn(site, who, password)
    expect(answer.status).toBe(422)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toContain(FAILED)
  }
})

test('empty fields show what is missing and keep the input [MEM-004]', async ({ site }) => {
  const answer = await logIn(site, 'ana@example.org', '')
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain('Please enter your password')
  expect(html).toContain('value="ana@example.org"')
})

test('a form sent by the script is answered with the page or the redirect address, and the cookies [FRM-018]', async ({
  site,
}) => {
  await aUser(site.ctx, { email: 'script@example.org', password: PASSWORD })
  const byScript = (password: string) =>
    site.post(ACCESS, { identifier: 'script@example.org', password }, { 'sent-by-script': '1' })
  const refused = await byScript('')
  expect([refused.status, refused.headers.get('sent-by-script')]).toEqual([422, 'page'])
  expect(await refused.text()).toContain('Please enter your password')
  const done = await byScript(PASSWORD)
  expect([done.status, done.headers.get('location')]).toEqual([204, null])
  expect(done.headers.get('sent-by-script')).toBe('/members/dashboard/')
  expect(cookieOf(done, 'jwt')).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(done.headers.getSetCookie()).toHaveLength(new Set(done.headers.getSetCookie()).size)
})

test('an e-mail address or username in any case opens a session [MEM-004, MEM-007, SYS-031, SYS-032]', async ({
  site,
}) => {
  await aUser(site.ctx, {
    email: 'case@example.org',
    username: 'casey',
    name: 'Casey Post',
    password: PASSWORD,
  })
  for (const who of ['Case@Example.org', 'CASEY']) {
    const answer = await logIn(site, who, PASSWORD)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/members/dashboard/')
    expect(cookieOf(answer, 'jwt')).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(cookieOf(answer, 'usermember')).toContain('Casey%20Post')
  }
})

test('too many failures return 429 with a message and the time to retry [MEM-006]', async ({ site }) => {
  await aUser(site.ctx, { email: 'busy@example.org', password: PASSWORD })
  for (let n = 0; n < 6; n += 1) await logIn(site, 'busy@example.org', 'not-the-password')
  const answer = await logIn(site, 'busy@example.org', PASSWORD)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await answer.text()
  expect(html).not.toContain(FAILED)
  expect(html).toMatch(/Too many wrong passwords\. Please try again in \d+ seconds, or reset your password\./)
})

test('a login redirects to next if it is a path on this site [MEM-003]', async ({ site }) => {
  await aUser(site.ctx, { email: 'next@example.org', password: PASSWORD })
  const to = async (next: string) =>
    (await logIn(site, 'next@example.org', PASSWORD, `?next=${encodeURIComponent(next)}`)).headers.get(
      'location',
    )
  expect(await to('/store/checkout')).toBe('/store/checkout')
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ]) {
    expect(await to(next)).toBe('/members/dashboard/')
  }
})

test('the reset form opens with a link on the login page and keeps next [MEM-003, MEM-008]', async ({
  site,
}) => {
  const login = await site.page(`${ACCESS}?next=/events/summer`)
  expect(login).toContain('href="/members/access/?mode=reset&amp;next=%2Fevents%2Fsummer"')
  const reset = await site.page(`${ACCESS}?mode=reset&next=/events/summer`)
  expect(reset).toContain('Reset password</h1>')
  expect(reset).toContain('href="/members/access/?next=%2Fevents%2Fsummer"')
  expect(reset).not.toContain('name="password"')
})

test('the e-mail address of a reset is checked by the browser and by the server [MEM-009, MEM-010]', async ({
  site,
}) => {
  const page = await site.page(`${ACCESS}?mode=reset`)
  expect(page).toMatch(/<input[^>]*required=""[^>]*inputMode="email"/)
  // Without scripts nothing could enable it again.
  expect(page).not.toMatch(/<button[^>]*disabled/)
  for (const email of [
    '',
    'ana',
    'ana@club',
    'ana@example.org,ben@example.org',
    'ana@example.org\nBcc: x@y.z',
  ]) {
    const answer = await site.post(`${ACCESS}?mode=reset`, { email })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Please enter an e-mail address like name@example.org')
  }
})

test('a reset for an unknown e-mail address is reported and keeps the input [MEM-011]', async () => {
  const site = await aSite()
  const answer = await site.post(`${ACCESS}?mode=reset`, { email: 'nobody@example.org' })
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain('There is no account with this e-mail address. Try another one.')
  expect(html).toContain('value="nobody@example.org"')
})

test('a reset for a known e-mail address sends the e-mail and confirms it [MEM-012]', async () => {
  const site = await aSite()
  await aUser(site.ctx, { email: 'ana@example.org' })
  const answer = await site.post(`${ACCESS}?mode=reset`, { email: ' Ana@Example.org ' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Email sent to ana@example.org. Check your inbox.')
})

test('the third reset within an hour requires the captcha, and its solution is accepted [MEM-011]', async () => {
  const site = await aSite()
  await aUser(site.ctx, { email: 'ana@example.org' })
  const ask = (altcha = '') => site.post(`${ACCESS}?mode=reset`, { email: 'ana@example.org', altcha })
  await ask()
  expect(await site.page(`${ACCESS}?mode=reset`)).not.toContain('altcha-widget')
  await ask()
  expect(await site.page(`${ACCESS}?mode=reset`)).toContain('challenge="/api/captcha/reset"')
  const refused = await ask()
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Please tick the box below, then send again.')
  const challenge = await (await site.get('/api/captcha/reset')).json()
  expect((await ask(await solve(challenge))).status).toBe(200)
})

test('the reset page runs only its captcha and its own two scripts', async () => {
  const site = await aSite()
  for (let n = 0; n < 2; n += 1) await site.post(`${ACCESS}?mode=reset`, { email: 'x@example.org' })
  const answer = await site.get(`${ACCESS}?mode=reset`)
  const html = await answer.text()
  expect(html.match(/<script[^>]*>/g)).toEqual([
    expect.stringContaining('src="/send-form.js"'),
    expect.stringContaining('src="/captcha.js"'),
    expect.stringContaining('src="/reset.js"'),
  ])
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline')
})

test('the login page greets a logged-in user and offers to log out [MEM-005]', async ({ site }) => {
  const member = await aMember(site.ctx, { name: 'Mette Holm' })
  const html = await site.page(ACCESS, await site.signIn(member))
  expect(html).toContain('Hello Mette Holm')
  expect(html).toMatch(/<form[^>]*action="\/members\/logout"/)
  expect(html).toContain('Log out</button>')
  expect(html).not.toContain('name="password"')
})

test('all account pages work with scripts off', async ({ site }) => {
  await aUser(site.ctx, { email: 'plain@example.org', password: PASSWORD })
  const page = await site.page(ACCESS)
  expect(page).toMatch(
    /<form[^>]*method="post"[^>]*>.*?name="identifier".*?name="password".*?<button[^>]*type="submit"/s,
  )
  const session = cookieOf(await logIn(site, 'plain@example.org', PASSWORD), 'jwt')?.split(';')[0] ?? ''
  const own = await site.page('/members/dashboard/', { cookie: session })
  expect(own).toMatch(/<form[^>]*action="\/members\/logout"[^>]*>.*?Log out<\/button>/s)
  const left = await site.post('/members/logout', {}, { cookie: session })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/'])
})

test('login pages are neither indexed nor cached [SYS-022]', async ({ site }) => {
  const answer = await site.get(ACCESS)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
})
