import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { aPost } from '../../demo/builders/post.ts'
import { aLoggedInMember, cartOf, sharedPages } from '../../tests/support/shared-pages.ts'
import { type TestSite, test } from '../../tests/support/site.ts'
import { sessions } from '../features/accounts/table.server.ts'
import { posts } from '../features/content/table.server.ts'
import type { Db } from '../platform/database/database.ts'
import { serveShared } from './shared-pages.server.ts'

const ROUNDS = 5

test('readers who open a page that is not kept yet at the same moment get their own names and carts', async ({
  site,
}) => {
  const { page } = await sharedPages(site)
  const readers = [
    { cookie: (await aLoggedInMember(site, 'Wilhelmina Firstperson', 11)).cookie, mark: 'Wilhelmina' },
    { cookie: (await aLoggedInMember(site, 'Bartholomew Secondperson', 22)).cookie, mark: 'Bartholomew' },
    { cookie: cartOf(33), mark: '>33 ' },
  ]
  const marks = readers.map(({ mark }) => mark)
  for (let round = 0; round < ROUNDS; round += 1) {
    site.site.cache.clear()
    await Promise.all(
      readers.map(async ({ cookie, mark }) => {
        const html = await page('/', cookie)
        expect(marks.filter((one) => html.includes(one))).toEqual([mark])
      }),
    )
  }
})

test('a page that was not found is not kept, and names only its reader', async ({ site }) => {
  site.site.cache.clear()
  const { get } = await sharedPages(site)
  for (const name of ['Ida Missing', 'Bart Missing', 'Ida Missing']) {
    const { cookie } = await aLoggedInMember(site, name)
    const answer = await get('/gd/no-such-page', { cookie })
    expect(answer.status).toBe(404)
    expect((await answer.text()).match(/(?:Ida|Bart) Missing/g)?.every((one) => one === name)).toBe(true)
  }
  expect(site.site.cache.inParts.size).toBe(0)
})

test('staff get pages of their own, and nothing of theirs is kept for members', async ({ site }) => {
  site.site.cache.clear()
  const { page, keep } = await sharedPages(site)
  const staff = []
  for (const role of ['administrator', 'finance', 'shop', 'coach'] as const)
    staff.push((await site.signIn(role)).cookie)
  for (const cookie of staff) expect(await page('/events', cookie)).toContain('href="/admin"')
  expect(site.site.cache.inParts.size).toBe(0)
  const { cookie } = await aLoggedInMember(site, 'Ida Member')
  await keep('/events', cookie)
  for (const one of staff) expect(await page('/events', one)).toContain('href="/admin"')
  expect(await page('/events', cookie)).not.toContain('href="/admin"')
})

test('an expired session gets the page of a visitor', async ({ site }) => {
  const { page, keep } = await sharedPages(site)
  const { cookie, user } = await aLoggedInMember(site, 'Ida Expired', 3)
  await keep('/forms', cookie)
  const expiresAt = site.ctx.clock.now()
  await site.ctx.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, user.id))
  const html = await page('/forms', cookie)
  expect(html).toContain('Log in')
  expect(html).not.toContain('Ida Expired')
})

test('a host or an address that one reader made up is on no other reader’s page', async ({ site }) => {
  site.site.cache.clear()
  const { origin, page } = await sharedPages(site)
  const { cookie } = await aLoggedInMember(site, 'Ida Host')
  for (const path of ['/teams', '/teams#evil.example', '//teams', 'http://evil.example/teams'])
    await sent(origin, path, { cookie, host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  await expect.poll(() => site.site.cache.inParts.size).toBe(1)
  expect(await page('/teams', cookie)).not.toContain('evil.example')
})

test('a kept page has no nonce, which its next readers would share', async ({ site }) => {
  const { get, keep } = await sharedPages(site)
  const { cookie } = await aLoggedInMember(site, 'Ida Nonce')
  await keep('/', cookie)
  const answer = await get('/', { cookie })
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'/)
  expect(answer.headers.get('content-security-policy')).not.toMatch(/nonce-|unsafe-inline/)
  expect(await answer.text()).not.toContain('nonce=')
})

test('no kept page is sent while writes of other nodes cannot be received', async ({ site }) => {
  const { page, keep } = await sharedPages(site)
  const { cookie } = await aLoggedInMember(site, 'Ida Node')
  const post = await aPost(site.ctx, { title: 'Before the write' })
  await keep(`/gd/${post.slug}`, cookie)
  site.site.cache.suspend()
  onTestFinished(() => site.site.cache.resume())
  await site.ctx.db.update(posts).set({ title: 'After the write' }).where(eq(posts.id, post.id))
  expect(await page(`/gd/${post.slug}`, cookie)).toContain('After the write')
})

test('no kept page is sent if the session cannot be looked up', async ({ site }) => {
  const { keep } = await sharedPages(site)
  const { cookie } = await aLoggedInMember(site, 'Ida Database')
  await keep('/about-us/trainings', cookie)
  expect(await sentBy(site, site.ctx.db, cookie)).toContain('Ida Database')
  const broken = new Proxy(site.ctx.db, {
    get() {
      throw new Error('the database does not respond')
    },
  })
  expect(await sentBy(site, broken, cookie)).toBe('rendered alone')
})

/** Requests the training times from a server that sends shared pages with sessions of this database. */
async function sentBy({ site }: TestSite, db: Db, cookie: string): Promise<string> {
  const shared = serveShared({ ...site.ports, db }, site.cache)
  const server = createServer(async (req, res) => {
    if (!(await shared(req, res))) res.end('rendered alone')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sentText = await sent(origin, '/about-us/trainings', { cookie })
  server.close()
  return sentText
}

/** Sends a request as written; `fetch` would correct the address and the host. */
async function sent(origin: string, path: string, headers: Record<string, string>): Promise<string> {
  const asked = request(origin, { path, headers, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return text(answer)
}
