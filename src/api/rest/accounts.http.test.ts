import { expect } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'
import { ROLES } from '../../kernel/actor.ts'

const PASSWORD = 'seven-metre-throw'
const LOCAL = '/api/auth/local'

const logIn = (site: TestSite, body: unknown) => site.sendJson('POST', LOCAL, body)

test('a failed login returns 401 with one message, a malformed one 422 [API-061]', async ({ site }) => {
  await aUser(site.ctx, { email: 'api@example.org', password: PASSWORD })
  const wrong = await logIn(site, { identifier: 'api@example.org', password: 'wrong' })
  expect(wrong.status).toBe(401)
  expect(wrong.headers.getSetCookie()).toEqual([])
  expect(await wrong.json()).toMatchObject({
    statusCode: 401,
    message: 'E-mail or password is wrong. Try again, or reset your password.',
  })
  for (const body of [
    {},
    { identifier: 'api@example.org' },
    { identifier: { $ne: '' }, password: [] },
    [],
    'x',
    null,
  ]) {
    expect((await logIn(site, body)).status).toBe(422)
  }
})

test('a login from a page of another site is refused', async ({ site }) => {
  const answer = await site.sendJson('POST', LOCAL, {}, { origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
})

test('a form of more than 200 fields is refused before it is parsed [API-061]', async ({ site }) => {
  const post = (body: string) =>
    site.request(LOCAL, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const names = Array.from({ length: 201 }, (_, n) => `n${n}`).join('&')
  for (const body of ['a&'.repeat(8000), 'a=1&'.repeat(4000), names]) {
    const answer = await post(body)
    expect(answer.status).toBe(413)
    expect((await answer.json()).message).toBe('A form has at most 200 fields')
  }
  await aUser(site.ctx, { email: 'form@example.org', password: PASSWORD })
  expect((await post(`identifier=form@example.org&password=${PASSWORD}`)).status).toBe(200)
})

test('a login sets the cookies and returns user and bearer token [API-061, MEM-007]', async ({ site }) => {
  const user = await aUser(site.ctx, {
    email: 'door@example.org',
    username: 'doorkeeper',
    password: PASSWORD,
  })
  const answer = await logIn(site, { email: 'DOOR@example.org', password: PASSWORD })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    'jwt',
    'usermember',
    'device',
  ])
  const body = await answer.json()
  expect(body.user).toMatchObject({
    _id: user.id,
    email: 'door@example.org',
    username: 'doorkeeper',
    confirmed: true,
  })
  expect(JSON.stringify(body)).not.toContain('argon2')
  const me = await site.get('/api/gdutils/me/', { authorization: `Bearer ${body.jwt}` })
  expect((await me.json()).user._id).toBe(user.id)
})

test('the login endpoint of better-auth is unreachable, because it has no attempt limit', async ({
  site,
}) => {
  for (const path of ['/api/auth/sign-in/email', '/api/auth/sign-up/email', '/api/auth/get-session']) {
    expect((await site.sendJson('POST', path, { email: 'x@example.org', password: PASSWORD })).status).toBe(
      404,
    )
  }
})

test('me returns nothing for a visitor [API-045]', async ({ site }) => {
  expect((await site.get('/api/gdutils/me/')).status).toBe(401)
})

test('me returns the user’s own member and account with the roles, and nothing else [API-045, SYS-062]', async ({
  site,
}) => {
  const member = await aMember(site.ctx, {
    name: 'Mette Holm',
    country: 'DK',
    stripeId: 'cus_1',
    phone: '020 7946 0250',
  })
  const answer = await site.get('/api/gdutils/me/', await site.signIn(member))
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toEqual({
    member: {
      _id: member.id,
      id: member.id,
      Name: 'Mette Holm',
      StripeId: 'cus_1',
      StripeIdTest: null,
      country: { _id: expect.any(String), short_name: 'Denmark', iso2: 'DK' },
      image: null,
    },
    user: {
      _id: expect.any(String),
      username: null,
      email: expect.stringContaining('@example.org'),
      confirmed: true,
      roles: ['member'],
      storeorders: [],
    },
  })
})

test('only the administrator can create users and find them by e-mail [API-049, API-050, SYS-066]', async ({
  site,
}) => {
  const input = { email: 'fresh@example.org', username: 'fresh', password: 'x' }
  for (const role of [undefined, ...ROLES.filter((one) => one !== 'administrator')]) {
    const headers = role ? await site.signIn(role) : {}
    const status = role ? 403 : 401
    expect((await site.sendJson('POST', `${LOCAL}/register/`, input, headers)).status).toBe(status)
    expect((await site.get('/api/users?email_eq=fresh@example.org', headers)).status).toBe(status)
  }
})

test('the administrator invites a person and finds the account with a few fields only [API-049, API-050]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const input = { email: 'Invited@example.org', username: 'invited', password: 'not used' }
  const first = await site.sendJson('POST', `${LOCAL}/register/`, input, headers)
  expect(first.status).toBe(200)
  expect(await first.json()).toEqual({ user: { email: 'invited@example.org' } })
  const again = await site.sendJson('POST', `${LOCAL}/register/`, input, headers)
  expect(await again.json()).toEqual({ user: { email: 'invited@example.org' } })
  const found = await site.get('/api/users?email_eq=INVITED@example.org', headers)
  expect(await found.json()).toMatchObject([
    {
      _id: expect.any(String),
      username: 'invited',
      email: 'invited@example.org',
      confirmed: false,
      role: { _id: 'member', name: 'Member', type: 'member' },
    },
  ])
  expect(await (await site.get('/api/users?email_eq=nobody@example.org', headers)).json()).toEqual([])
})

test('a new account with an unknown field is refused [API-049]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const input = { email: 'x@example.org', role: 'administrator' }
  expect((await site.sendJson('POST', `${LOCAL}/register/`, input, headers)).status).toBe(422)
})
