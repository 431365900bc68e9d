import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../demo/builders/album.ts'
import { aConfiguration } from '../../demo/builders/configuration.ts'
import { anEvent } from '../../demo/builders/event.ts'
import { aForm } from '../../demo/builders/form.ts'
import { aGame } from '../../demo/builders/game.ts'
import { aGuardian } from '../../demo/builders/guardian.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aPost } from '../../demo/builders/post.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { aLoggedInMember, cartOf, sharedPages } from '../../tests/support/shared-pages.ts'
import { aSite, type TestSite, test } from '../../tests/support/site.ts'
import { sessions, userRoles, users } from '../features/accounts/table.server.ts'
import { chooseConsents } from '../features/members/consent/commands/choose-consents.server.ts'
import { members } from '../features/members/table.server.ts'
import { withdrawMember } from '../features/photos/commands/withdraw-member.server.ts'
import { actorOf } from './session/actor.server.ts'

const REQUESTS = 300
const AT_ONCE = 20
/** Any value makes the page its reader’s own. */
const ALONE = 'draft=x'
/** A line of the menu for logged-in users. */
const PRIVATE_LINE = {
  title: 'Minutes',
  link: '/gd/minutes',
  typeLink: 'page' as const,
  showInMenu: true,
  private: true,
}

test('two members and two visitors with interleaved requests never see each other’s name or cart', async () => {
  const site = await aSite({ clock: { now: () => new Date() } })
  const { page, keep } = await sharedPages(site)
  const wilma = await aLoggedInMember(site, 'Wilhelmina Firstperson', 11)
  const bart = await aLoggedInMember(site, 'Bartholomew Secondperson', 22)
  const readers = [
    { cookie: wilma.cookie, own: ['Wilhelmina', 'Firstperson', '>11 '] },
    { cookie: bart.cookie, own: ['Bartholomew', 'Secondperson', '>22 '] },
    { cookie: cartOf(33), own: ['>33 '] },
    { cookie: '', own: ['Log in'] },
  ]
  const marks = [...new Set(readers.flatMap(({ own }) => own))]
  await keep('/', wilma.cookie)
  await keep('/', cartOf(33))
  let sent = 0
  const work = async () => {
    while (sent < REQUESTS) {
      sent += 1
      const reader = readers[sent % readers.length]!
      const text = await page('/', reader.cookie)
      const seen = marks.filter((mark) => text.includes(mark))
      const expected = reader.cookie.startsWith('cart') ? [...reader.own, 'Log in'] : reader.own
      expect(seen.toSorted()).toEqual(expected.toSorted())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(site.site.cache.inParts.size).toBe(2)
})

test('a member who has logged out sees no name and no cart at the next request', async ({ site }) => {
  const { page, keep } = await sharedPages(site)
  const { cookie, user } = await aLoggedInMember(site, 'Ida Outgoing', 7)
  await keep('/events', cookie)
  expect(await page('/events', cookie)).toContain('Ida Outgoing')
  await site.ctx.db.delete(sessions).where(eq(sessions.userId, user.id))
  const text = await page('/events', cookie)
  expect(text).toContain('Log in')
  expect(text).not.toMatch(/Ida|Outgoing|>7 /)
})

test('a forged session sees no shared page of members', async ({ site }) => {
  const { page, keep } = await sharedPages(site)
  const { cookie } = await aLoggedInMember(site, 'Ida Forged')
  await keep('/teams', cookie)
  const forged = await page('/teams', cookie.replace(/jwt=..../, 'jwt=aaaa'))
  expect(forged).toContain('Log in')
  expect(forged).not.toContain('Forged')
})

test('a member with a new role or without a membership gets their own page at the next request', async ({
  site,
}) => {
  const { page, keep } = await sharedPages(site)
  const { cookie, user, member } = await aLoggedInMember(site, 'Ida Promoted')
  await keep('/forms', cookie)
  const { db } = site.ctx
  await db.insert(userRoles).values({ userId: user.id, role: 'coach' })
  expect(await page('/forms', cookie)).toContain('href="/admin"')
  await db.delete(userRoles).where(eq(userRoles.userId, user.id))
  expect(await page('/forms', cookie)).not.toContain('href="/admin"')
  await db.update(members).set({ active: false }).where(eq(members.id, member.id))
  const alone = await page('/forms', cookie)
  expect(alone).toContain(' nonce="')
  expect(alone).toContain('Ida Promoted')
})

test('a photo is gone at the next request after the consent is withdrawn', async ({ site }) => {
  const { page, keep } = await sharedPages(site)
  const reader = await aLoggedInMember(site, 'Ida Reader')
  const shown = await aLoggedInMember(site, 'Ana Shown')
  await site.ctx.db.update(members).set({ showsPhotos: true }).where(eq(members.id, shown.member.id))
  const album = await anAlbum(site.ctx, { membersOnly: true })
  const { fileId } = await aPhoto(site.ctx, { album, tagged: [shown.member], cover: true })
  await keep('/media/photos', reader.cookie)
  expect(await page('/media/photos', reader.cookie)).toContain(fileId)
  const actor = await actorOf(site.ctx, new Headers({ cookie: shown.cookie }))
  const choices = { website_photos: false }
  const chosen = await chooseConsents({ ...site.ctx, actor }, shown.member.id, choices, withdrawMember)
  expect(chosen).toMatchObject({ ok: true, changed: 1 })
  expect(await page('/media/photos', reader.cookie)).not.toContain(fileId)
})

test('a text that looks like a personal part is a text', async ({ site }) => {
  const { page, keep } = await sharedPages(site)
  const forged = '&lt;part-000000000000000000000000-account&gt;&lt;/part-000000000000000000000000-account&gt;'
  const name = '<part-0-account></part-0-account> "&amp;$&\' Müller'
  const { cookie, user } = await aLoggedInMember(site, 'Ida Marks')
  await site.ctx.db.update(users).set({ name }).where(eq(users.id, user.id))
  const { slug } = await aPost(site.ctx, {
    title: 'About <part-0-account></part-0-account>',
    content: `<p>${forged}</p>`,
  })
  const first = await keep(`/gd/${slug}`, cookie)
  const second = await page(`/gd/${slug}`, cookie)
  expect(second).toBe(first)
  expect(second).toContain(forged)
  expect(second).not.toContain('<part-')
  const shown = '&lt;part-0-account&gt;&lt;/part-0-account&gt; &quot;&amp;amp;$&amp;&#x27; Müller'
  expect(second).toContain(`<span>${shown}</span>`)
  expect(second).toContain(`aria-label="${shown}"`)
})

test('every shared page is the page that its reader would get alone', async ({ site }) => {
  const { page, keep } = await sharedPages(site)
  const { slug } = await aForm(site.ctx, { title: 'Say hello' })
  const post = await aPost(site.ctx, { title: 'How to join', slug: 'how-to-join' })
  const team = await aTeam(site.ctx)
  await aMember(site.ctx, { name: 'Ana Listed', team, position: 'Pivot' })
  await anEvent(site.ctx, { membersOnly: true })
  await aGame(site.ctx, { teamId: team.id })
  const photo = { album: await anAlbum(site.ctx, { membersOnly: true }) }
  await aPhoto(site.ctx, photo)
  await aConfiguration(site.ctx, { mainMenu: [PRIVATE_LINE], menuBottom: [PRIVATE_LINE] })
  const readers = [...(await readersWithMoreOfTheirOwn(site, team)), cartOf(4)]
  const addresses = [
    '/',
    '/events',
    '/forms',
    '/teams',
    '/about-us/games',
    '/about-us/trainings',
    '/about-us/free-session',
    '/about-us/how-to-join',
    '/media/photos',
    `/gd/${post.slug}`,
    `/forms/${slug}`,
  ]
  for (const address of addresses) {
    for (const cookie of readers) {
      const alone = comparable(await page(address, `${cookie}; ${ALONE}`))
      site.site.cache.clear()
      expect(comparable(await keep(address, cookie)), address).toBe(alone)
      expect(comparable(await page(address, cookie)), address).toBe(alone)
    }
  }
})

test('a shared page asks about cookies only those who have not answered', async () => {
  const site = await aSite({}, { ASK_COOKIE_CONSENT: '1' })
  const { page, keep } = await sharedPages(site)
  const { cookie } = await aLoggedInMember(site, 'Ida Cookies')
  const answered = `${cookie}; consent=1`
  expect(await keep('/events', cookie)).toContain('action="/consent"')
  expect(await keep('/events', answered)).not.toContain('action="/consent"')
  expect(await page('/events', cookie)).toContain('action="/consent"')
  expect(await page('/events', answered)).not.toContain('action="/consent"')
})

test('an answer to HEAD, to a range and to an older ETag has the headers of a personal page', async ({
  site,
}) => {
  const { get, keep, origin } = await sharedPages(site)
  const { cookie } = await aLoggedInMember(site, 'Ida Headers')
  await keep('/about-us/games', cookie)
  const anonymous = await get('/about-us/games')
  const etag = anonymous.headers.get('etag') ?? '"x"'
  const whole = await get('/about-us/games', { cookie })
  const length = (await whole.clone().arrayBuffer()).byteLength
  const head = await fetch(`${origin}/about-us/games`, {
    method: 'HEAD',
    headers: { cookie, 'accept-encoding': 'identity' },
  })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(length)])
  expect(await head.text()).toBe('')
  for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': etag }, { 'if-none-match': '*' }]) {
    const answer = await get('/about-us/games', { cookie, ...headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('vary')).toBe('accept-encoding, cookie')
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toContain('Ida Headers')
  }
})

test('a page with a notice, a query, credentials or another personal cookie is not shared', async ({
  site,
}) => {
  const { get } = await sharedPages(site)
  const { cookie } = await aLoggedInMember(site, 'Ida Alone')
  const token = decodeURIComponent(/jwt=([^;]+)/.exec(cookie)?.[1] ?? '')
  for (const [path, headers] of [
    ['/teams', { cookie: `${cookie}; notice=%7B%22text%22%3A%22Hi%22%7D` }],
    ['/teams', { cookie: `${cookie}; paying=x` }],
    ['/teams', { authorization: `Bearer ${token}` }],
    ['/about-us/games?page=1', { cookie }],
    ['/about-us/members', { cookie }],
    ['/events?x=1', { cookie }],
  ] as const) {
    const answer = await get(path, headers)
    expect(answer.headers.get('content-security-policy'), path).toContain('nonce-')
  }
  const { slug } = await aPost(site.ctx, { title: 'Alone' })
  const data = await get(`/gd/${slug}.data`, { cookie })
  expect(await data.text(), 'the data that a script requests').toContain('Ida Alone')
})

/** A player with a cart, a minor, and the guardian of another: on most pages they see more. */
async function readersWithMoreOfTheirOwn(site: TestSite, team: { id: string }) {
  const { db } = site.ctx
  const player = await aLoggedInMember(site, 'Ida Adult', 5)
  await db
    .update(members)
    .set({ teamId: team.id, position: 'Goalkeeper' })
    .where(eq(members.id, player.member.id))
  const minor = await aLoggedInMember(site, 'Theo Winterbottom')
  const parent = await aLoggedInMember(site, 'Petra Guardian')
  const child = await aMember(site.ctx, { name: 'Tilda Guardian', team, position: 'Wing', listed: false })
  await aGuardian(site.ctx, parent.user, child)
  for (const { id } of [minor.member, child])
    await db.update(members).set({ bornOn: '2012-03-04' }).where(eq(members.id, id))
  return [player.cookie, minor.cookie, parent.cookie]
}

/** Without the nonce of its rendering, and with the stylesheet of the cart where a shared page has it. */
function comparable(html: string): string {
  const sheet = /<link rel="stylesheet" href="[^"]*cart-link[^"]*"[^>]*>/
  return html.replaceAll(/ nonce="[^"]*"/g, '').replace(sheet, '')
}
