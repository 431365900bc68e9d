import { aMember } from '../../demo/builders/member.ts'
import { aUser } from '../../demo/builders/user.ts'
import { signToken } from '../../src/platform/auth/session-token.ts'
import { type Answer, type Attack, form, json, type Outcome, type Target, tally } from './target.ts'

const PASSWORD = 'a-throw-from-nine-metres'
const NEW_PASSWORD = 'A-throw-from-7-metres!'
const LOGIN = '/members/access/'

/** Forged, stolen, planted and expired cookies. */
export const sessionForgery: Attack = {
  name: 'sessions forged, fixed and kept',
  says: 'only a signed cookie of a live session logs in; a login creates a new session, and a logout or a new password ends the old ones',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  for (const cookie of forgeries(target)) {
    const { status } = await me(target, { cookie })
    found.expect(status === 401, `${cookie.slice(0, 80)} is answered ${status}`)
    const { text } = await target.ask('/members/access', { headers: { cookie } })
    found.expect(!text.includes('You are logged in'), `${cookie.slice(0, 80)} is logged in`)
    const page = await target.ask('/admin/members', { headers: { cookie } })
    found.expect(page.status === 302, `${cookie.slice(0, 80)} opens the admin area: ${page.status}`)
  }
  for (const bearer of ['null', 'undefined', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW5pc3RyYXRvciJ9.'])
    found.expect(
      (await me(target, { authorization: `Bearer ${bearer}` })).status === 401,
      `Bearer ${bearer} logs in`,
    )
  await lifeOf(target, found)
  return found.outcome
}

function forgeries({ headers, ctx }: Target): string[] {
  const token = tokenIn(headers.administrator)
  const [half = '', signature = ''] = token.split('.')
  // The last character is not changed, because only four of its bits count.
  const altered = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  const theirs = signToken(half, 'another secret, 32 characters or more')
  return [
    'usermember=administrator',
    'role=administrator; admin=true; userId=1',
    `jwt=${half}`,
    `jwt=${half}.`,
    `jwt=${half}.${'A'.repeat(44)}`,
    `jwt=${encodeURIComponent(theirs)}`,
    `jwt=${encodeURIComponent(`${half}.${altered}`)}`,
    `jwt=${encodeURIComponent(signToken('nobody', ctx.secret))}`,
    `jwt=${encodeURIComponent(signToken(`' or '1'='1`, ctx.secret))}`,
    'jwt=%00; jwt=%E0%A4%A',
    `jwt=${'x'.repeat(6000)}`,
    'jwt=eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJyb2xlIjoiYWRtaW5pc3RyYXRvciJ9.',
  ]
}

/** Follows a session from login to logout, with a cookie planted before and copies kept. */
async function lifeOf(target: Target, found: ReturnType<typeof tally>): Promise<void> {
  const member = await aMember(target.ctx, { name: 'Fixed Person', listed: false })
  const { email } = await aUser(target.ctx, { member, password: PASSWORD })
  const planted =
    target.headers.visitor.cookie ?? `jwt=${encodeURIComponent(signToken('planted', target.ctx.secret))}`
  const login = (password: string, cookie = planted) =>
    target.ask(LOGIN, form({ identifier: email, password }, { cookie }))
  const first = cookieIn(await login(PASSWORD))
  found.expect(first !== '' && first !== planted, 'a login keeps the cookie that was planted')
  found.expect((await me(target, { cookie: planted })).status === 401, 'the planted cookie is logged in')
  const second = cookieIn(await login(PASSWORD, first))
  found.expect(second !== first, 'a second login keeps the session of the first')
  found.expect(
    (await me(target, { cookie: first })).status === 401,
    'the session before a second login still lives',
  )
  await target.ask('/members/logout', form({}, { cookie: second }))
  found.expect((await me(target, { cookie: second })).status === 401, 'a session outlives its logout')
  const [stolen, own] = [cookieIn(await login(PASSWORD, '')), cookieIn(await login(PASSWORD, ''))]
  found.expect((await me(target, { cookie: stolen })).status === 200, 'a fresh session does not live')
  const change = { currentPassword: PASSWORD, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD }
  const changed = await target.ask('/api/members/resetPassword', json('POST', change, { cookie: own }))
  found.expect(
    changed.status === 200,
    `a new password is answered ${changed.status}: ${changed.text.slice(0, 200)}`,
  )
  found.expect(
    (await me(target, { cookie: stolen })).status === 401,
    'a stolen session outlives a new password',
  )
  found.expect((await login(PASSWORD, '')).status === 422, 'the old password still logs in')
}

const me = (target: Target, headers: Record<string, string>): Promise<Answer> =>
  target.ask('/api/gdutils/me', { headers })

const tokenIn = ({ cookie = '' }: Record<string, string>): string =>
  decodeURIComponent(cookie.slice('jwt='.length))

const cookieIn = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('jwt='))
    ?.split(';')[0] ?? ''
