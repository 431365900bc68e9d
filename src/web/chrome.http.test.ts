import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../demo/builders/album.ts'
import { aConfiguration } from '../../demo/builders/configuration.ts'
import { aSponsor } from '../../demo/builders/sponsor.ts'
import { listening } from '../../tests/support/listening.ts'
import { aSite, test } from '../../tests/support/site.ts'
import type { MenuItem } from '../features/content/model/content.ts'

const line = (title: string, link: string, more: Partial<MenuItem> = {}): MenuItem => ({
  title,
  link,
  typeLink: 'page',
  showInMenu: true,
  ...more,
})
const header = (page: string) => page.match(/<header.*?<\/header>/s)?.[0] ?? ''
const footer = (page: string) => page.match(/<footer.*?<\/footer>/s)?.[0] ?? ''

test('the header shows a visitor the club and Log in, without a name [SYS-001, SYS-012, SYS-056]', async ({
  site,
}) => {
  const top = header(await site.page('/'))
  expect(top).toContain('London GD')
  expect(top).toContain('href="/members/access/"')
  expect(top).not.toContain('Logout')
})

test('the header shows a logged-in user their name, the members area and Log out [CNT-006, CNT-007, CNT-009]', async ({
  site,
}) => {
  const top = header(await site.page('/', await site.signIn('member')))
  expect(top).toContain('<span>Robin member</span>')
  expect(top).toMatch(/<a href="\/members\/dashboard\/">Members area<\/a>/)
  expect(top).toMatch(/<form [^>]*action="\/members\/logout"[^>]*>.*<button type="submit">Logout/)
  expect(top).not.toContain('Log in')
})

test('every page shows the cart with its number of pieces to visitors with items, and to no others [STO-041]', async ({
  site,
}) => {
  const cart = async (cookie: string) =>
    /<a class="cart-link".*?<\/a>/s.exec(header(await site.page('/', { cookie })))?.[0]
  expect(await cart('consent=1')).toBeUndefined()
  expect(await cart('cart=nonsense')).toBeUndefined()
  const held = await cart('cart=!2003~M~2~~!2004~L~1~~')
  expect(held).toContain('href="/store/checkout"')
  expect(held?.replace(/<[^>]+>/g, '')).toBe('Cart, 3 items')
  const there = await site.page('/store/checkout', { cookie: 'cart=!2003~M~2~~' })
  expect(header(there), 'one is there already').not.toContain('to-cart')
  const member = await site.signIn('member')
  expect(await cart(`${member.cookie}; cart=!2003~M~2~~`), 'the account has none').toBeUndefined()
})

test('the header links to the admin area for staff only [CNT-008, resolutions A01]', async ({ site }) => {
  const link = '<a href="/admin">Admin area</a>'
  for (const role of ['administrator', 'coach', 'finance', 'shop'] as const)
    expect(header(await site.page('/', await site.signIn(role))), role).toContain(link)
  expect(header(await site.page('/', await site.signIn('member')))).not.toContain('/admin')
  expect(header(await site.page('/'))).not.toContain('/admin')
})

test('the menu leaves out hidden entries, and private ones for visitors [CNT-010, CNT-011]', async ({
  site,
}) => {
  await aConfiguration(site.ctx, {
    mainMenu: [
      line('Nowhere', '/nowhere', { showInMenu: false }),
      line('Papers', '/gd/papers', { private: true }),
      line('Teams', '/teams'),
    ],
  })
  const visitor = header(await site.page('/'))
  expect(visitor).toContain('>Teams</a>')
  expect(visitor).not.toMatch(/Nowhere|Papers/)
  const member = header(await site.page('/', await site.signIn('member')))
  expect(member).toContain('>Papers</a>')
  expect(member).not.toContain('Nowhere')
})

test('entries with sub-entries open, and the current page is marked [CNT-012]', async ({ site }) => {
  const subItems = [
    line('Members', '/about-us/members'),
    line('Facebook', 'https://example.org', { typeLink: 'external' }),
  ]
  await aConfiguration(site.ctx, { mainMenu: [line('Club', '', { subItems })] })
  const top = header(await site.page('/about-us/members'))
  expect(top).toMatch(
    /<button type="button" popoverTarget="(menu-\d)" data-here="true">Club.*<div id="\1" popover="auto"/,
  )
  expect(top).toContain('<a href="/about-us/members" aria-current="page">Members</a>')
  expect(top).toContain('<a href="https://example.org" rel="noopener external">Facebook</a>')
})

test('the photos entry lists the two latest albums and a link to all of them [PHO-003]', async ({ site }) => {
  await aConfiguration(site.ctx, { mainMenu: [line('Photos', '/media/photos/')] })
  for (const [index, day] of ['2026-01-01', '2026-02-01', '2026-03-01'].entries()) {
    const takenAt = new Date(`${day}T12:00:00Z`)
    await aPhoto(site.ctx, { album: await anAlbum(site.ctx, { title: `Album ${index + 1}`, takenAt }) })
  }
  const top = header(await site.page('/'))
  expect(top.match(/>Album \d</g)).toEqual(['>Album 3<', '>Album 2<'])
  expect(top).toContain('<a href="/media/photos">All albums</a>')
})

test('the footer has its own menu, the current year in the club’s time zone, and the club’s name [SYS-015]', async ({
  site,
}) => {
  await aConfiguration(site.ctx, {
    menuBottom: [line('Contact', '', { subItems: [line('Write to us', '/forms')] })],
  })
  const bottom = footer(await site.page('/'))
  expect(bottom).toContain('<a href="/forms">Write to us</a>')
  expect(bottom.replaceAll('<!-- -->', '')).toContain('© 2026 London GD')
})

test('sponsors are shown once on each page, twenty at most, in their order [SYS-014, SYS-068, SYS-073, CNT-025]', async () => {
  const site = await aSite()
  for (let n = 21; n >= 1; n--)
    await aSponsor(site.ctx, {
      name: `Firm ${String(n).padStart(2, '0')}.`,
      website: `https://firm-${n}.example`,
      position: n,
    })
  for (const path of ['/', '/teams']) {
    const page = await site.page(path)
    expect(page.match(/aria-label="Sponsors"/g)).toHaveLength(1)
    const named = page.match(/Firm \d\d\./g)
    expect(named).toHaveLength(20)
    expect(named?.[0]).toBe('Firm 01.')
  }
  expect(await site.page('/')).toContain('<a href="https://firm-3.example" rel="noopener external">')
})

test('an announcement is shown above the page [CNT-022]', async ({ site }) => {
  await aConfiguration(site.ctx, { importantAnnouncement: '<p><b>No training</b> on Thursday</p>' })
  expect(await site.page('/')).toMatch(
    /<aside class="announcement"[^>]*><div[^>]*><p><b>No training<\/b> on Thursday/,
  )
  await aConfiguration(site.ctx, { importantAnnouncement: '' })
  expect(await site.page('/')).not.toContain('class="announcement"')
})

test('a cached page is rendered again after the configuration is saved [SYS-035, SYS-071]', async () => {
  const site = await aSite({ clock: { now: () => new Date() } })
  const { get } = await listening(site)
  await aConfiguration(site.ctx, { importantAnnouncement: '<p>Before</p>' })
  await expect.poll(async () => (await get('/')).headers.has('etag')).toBe(true)
  expect(await (await get('/')).text()).toContain('Before')
  await aConfiguration(site.ctx, { importantAnnouncement: '<p>After</p>' })
  await expect.poll(async () => (await get('/')).text()).toContain('After')
})

test('cookies that need no consent are listed in the footer without a banner [SYS-011, resolutions C11]', async ({
  site,
}) => {
  const page = await site.page('/')
  expect(footer(page)).toMatch(/We use only cookies this site needs.*href="\/gd\/privacy-policy"/s)
  expect(page).not.toContain('class="cookie-banner"')
})

test('if the club asks for consent, a banner links to the privacy policy until it is answered [SYS-011, SYS-031]', async () => {
  const site = await aSite({}, { ASK_COOKIE_CONSENT: '1' })
  const page = await site.page('/')
  expect(page).toMatch(/<aside class="cookie-banner".*href="\/gd\/privacy-policy".*<\/aside>/s)
  expect(footer(page), 'the line would be untrue').not.toContain('only cookies this site needs')
  const answer = await site.post('/consent', {}, { referer: 'https://somewhere.example/teams?page=2' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/teams?page=2')
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^consent=1; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  expect(await site.page('/', { cookie: 'consent=1' })).not.toContain('class="cookie-banner"')
})

test('a visitor who only reads gets no cookie [SYS-031]', async ({ site }) => {
  for (const path of ['/', '/teams', '/gd/privacy-policy', '/members/access'])
    expect((await site.get(path)).headers.get('set-cookie')).toBeNull()
})

test('a dismissed note stays hidden until the browser is closed', async ({ site }) => {
  const answer = await site.post('/dismiss', {}, { referer: 'http://localhost//evil.example' })
  expect(answer.headers.get('location')).toBe('/')
  expect(answer.headers.get('set-cookie')).toBe('dismissed=1; Path=/; HttpOnly; SameSite=Lax')
})

test('a notice is shown once, in a live region [SYS-013]', async ({ site }) => {
  const notice = encodeURIComponent(JSON.stringify({ tone: 'ok', text: 'Form <sent>' }))
  const answer = await site.get('/', { cookie: `notice=${notice}` })
  expect(await answer.text()).toMatch(
    /<div class="toasts" role="status"><p class="toast" data-tone="ok".*Form &lt;sent&gt;/,
  )
  expect(answer.headers.get('set-cookie')).toContain('notice=; Path=/; Max-Age=0')
  expect(await site.page('/')).toContain('<div class="toasts" role="status"></div>')
})

test('no page loads the payment provider’s script [SYS-049]', async ({ site }) => {
  for (const path of ['/', '/events', '/about-us/subscription', '/members/access']) {
    const answer = await site.get(path)
    expect(await answer.text()).not.toContain('stripe.com')
    expect(answer.headers.get('content-security-policy')).not.toContain('stripe')
  }
})

test('no page has a style attribute, which the content security policy would block', async ({ site }) => {
  for (const path of ['/', '/gd/none', '/teams', '/members/access'])
    expect(await site.page(path)).not.toMatch(/ style="/)
})

test('a page takes its title and description from the footer menu, including sub-entries, unless the main menu has one [SYS-021]', async () => {
  const site = await aSite()
  const meta = (title: string) => ({ meta: { title, description: `${title} in words` } })
  await aConfiguration(site.ctx, {
    mainMenu: [line('Teams', '/teams', meta('All teams')), line('Games', '/about-us/games')],
    menuBottom: [
      line('More', '/more', { subItems: [line('Register', '/about-us/register', meta('Join us'))] }),
      line('Teams again', '/teams', meta('Not these')),
      line('Games', '/about-us/games', meta('All fixtures')),
      line('Pay', '/about-us/subscription', meta('Pay the club')),
    ],
  })
  for (const [path, title] of [
    ['/about-us/register', 'Join us'],
    ['/about-us/subscription', 'Pay the club'],
    ['/teams', 'All teams'],
    ['/about-us/games', 'All fixtures'],
  ] as const) {
    const page = await site.page(path)
    expect(page, path).toContain(`<title>${title} · London GD</title>`)
    expect(page, path).toContain(`<meta name="description" content="${title} in words"/>`)
  }
})
