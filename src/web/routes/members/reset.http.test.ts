import { expect } from 'vitest'
import { aUser } from '../../../../demo/builders/user.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'

const NEW = 'Blue kettle 27 sings'

/** The path of the link in the newest mail. */
async function linkIn({ ctx }: TestSite): Promise<string> {
  const [mail] = await deliveredMails(ctx.db)
  return /\/members\/reset\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

const deviceName = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('device='))
    ?.split(';')[0] ?? ''

test('an unknown link is shown as expired with a link to a new one', async ({ site }) => {
  for (const path of ['/members/reset', '/members/reset?token=', '/members/reset?token=made-up']) {
    const answer = await site.get(path)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('href="/members/access/?mode=reset"')
    expect((await site.post(path, { password: NEW })).status).toBe(410)
  }
})

test('a password that is too short or too weak is refused at its field and never returned [MEM-021, MEM-022]', async () => {
  const site = await aSite()
  await aUser(site.ctx, { email: 'ana@example.org' })
  await site.post('/members/access/?mode=reset', { email: 'ana@example.org' })
  const link = await linkIn(site)
  for (const [password, words] of [
    ['', 'Use at least 10 characters'],
    ['aA1!', 'Use at least 10 characters'],
    ['bluekettlesings', 'Very Weak. It lacks a symbol, an upper-case letter and a digit.'],
    ['Password123!', 'This password is easy to guess.'],
    [`aA1!${'x'.repeat(125)}`, 'Use at most 128 characters'],
  ] as const) {
    const answer = await site.post(link, { password })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain(words)
    expect(html).not.toContain(`value="${password || 'never'}"`)
  }
})

test('the e-mailed link sets a password once, and earlier sessions end [MEM-012]', async () => {
  const site = await aSite()
  const user = await aUser(site.ctx, { email: 'ana@example.org', name: 'Ana Kovač' })
  const before = await site.signIn({ id: '', name: user.name, userId: user.id })
  await site.post('/members/access/?mode=reset', { email: 'ana@example.org' })
  const link = await linkIn(site)
  expect((await site.get(link)).status).toBe(200)
  const set = await site.post(link, { password: NEW })
  expect(set.status).toBe(303)
  expect(set.headers.get('location')).toBe('/members/access/')
  expect((await site.post(link, { password: `${NEW}!` })).status).toBe(410)
  expect(await site.page('/members/access/', before)).not.toContain('Hello Ana')
  const device = { cookie: deviceName(set) }
  expect(device.cookie).toMatch(/^device=./)
  const credentials = { identifier: 'ana@example.org', password: NEW }
  const login = await site.post('/members/access/', credentials, device)
  expect(login.status).toBe(303)
  // A known device keeps its name, on both endpoints.
  expect(deviceName(login)).toBe(device.cookie)
  const byCall = await site.sendJson('POST', '/api/auth/local', credentials, device)
  expect(deviceName(byCall)).toBe(device.cookie)
})
