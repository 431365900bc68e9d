import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { TEST_NOW } from '../../../tests/support/database.ts'
import { aSite, type TestSite, test } from '../../../tests/support/site.ts'
import { sessions } from '../../features/accounts/table.server.ts'

const DAY_MS = 86_400_000
const LOGGED_IN = 'You are logged in.'

const accessPage = (site: TestSite, headers: Record<string, string> = {}) =>
  site.page('/members/access/', headers)

test('a usermember cookie alone logs no one in [SYS-032, SYS-033]', async ({ site }) => {
  expect(await accessPage(site, { cookie: 'usermember=admin' })).not.toContain(LOGGED_IN)
})

test('a session cookie with a foreign signature logs no one in [SYS-031]', async ({ site }) => {
  const { cookie } = await site.signIn('administrator')
  const token = decodeURIComponent(cookie.slice('jwt='.length)).split('.')[0]
  for (const forged of [
    token,
    `${token}.`,
    `${token}.${'A'.repeat(43)}=`,
    `${token}.${'é'.repeat(44)}`,
    '%E0%A4%A',
  ]) {
    expect(await accessPage(site, { cookie: `jwt=${encodeURIComponent(forged!)}` })).not.toContain(LOGGED_IN)
  }
})

test('a malformed cookie is treated as a visitor', async ({ site }) => {
  expect((await site.get('/members/access/', { cookie: 'jwt=%E0%A4%A' })).status).toBe(200)
})

test('a session logs its user in by cookie and by bearer token [SYS-031, SYS-057]', async ({ site }) => {
  const { cookie } = await site.signIn('member')
  const token = decodeURIComponent(cookie.slice('jwt='.length))
  expect(await accessPage(site, { cookie })).toContain(LOGGED_IN)
  expect(await accessPage(site, { authorization: `Bearer ${token}` })).toContain(LOGGED_IN)
})

test('a session expires after 30 days without use, and using it extends it [SYS-031]', async () => {
  let now = TEST_NOW
  const site = await aSite({ clock: { now: () => now } })
  const { cookie } = await site.signIn('member')
  now = new Date(TEST_NOW.getTime() + 29 * DAY_MS)
  expect(await accessPage(site, { cookie })).toContain(LOGGED_IN)
  now = new Date(TEST_NOW.getTime() + 58 * DAY_MS)
  expect(await accessPage(site, { cookie })).toContain(LOGGED_IN)
  now = new Date(TEST_NOW.getTime() + 89 * DAY_MS)
  expect(await accessPage(site, { cookie })).not.toContain(LOGGED_IN)
})

test('a revoked session logs no one in [SYS-034]', async ({ site }) => {
  const { cookie } = await site.signIn('member')
  await site.ctx.db.delete(sessions).where(sql`true`)
  expect(await accessPage(site, { cookie })).not.toContain(LOGGED_IN)
})
