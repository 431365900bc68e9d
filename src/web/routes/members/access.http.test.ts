import { expect } from 'vitest'
import { aUser } from '../../../../db/seed/builders/user.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'

const ACCESS = '/members/access/'
const PASSWORD = 'seven-metre-throw'
const FAILED =
  'An error occurred, please check your user/password or reset it If you don´t remember. Hint: your user is your email.'

const logIn = (site: TestSite, identifier: string, password: string, query = '') =>
  site.post(`${ACCESS}${query}`, { identifier, password })

const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))

test('a wrong password, an unknown user and an unconfirmed account get the one failure text [MEM-006]', async ({
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

test('empty fields say what is missing and keep what was typed [MEM-004]', async ({ site }) => {
  const answer = await logIn(site, 'ana@example.org', '')
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain('Please enter your password')
  expect(html).toContain('value="ana@example.org"')
})

test('e-mail or username in any case opens a session [MEM-004, MEM-007, SYS-031, SYS-032]', async ({
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
