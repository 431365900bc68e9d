import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aConfiguration } from '../../../../demo/builders/configuration.ts'
import { aGame } from '../../../../demo/builders/game.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aPost } from '../../../../demo/builders/post.ts'
import { aSponsor } from '../../../../demo/builders/sponsor.ts'
import { aSite, test } from '../../../../tests/support/site.ts'

const main = (page: string) => page.match(/<main.*<\/main>/s)?.[0] ?? ''
const hero = (page: string) => page.match(/<section class="hero.*?<\/section>/s)?.[0] ?? ''

test('a visitor is welcomed and invited to join and to write [CNT-013, CNT-015, CNT-016]', async ({
  site,
}) => {
  const head = hero(await site.page('/'))
  expect(head).toContain('London plays handball here')
  expect(head).toMatch(/<a class="button highlight" href="\/gd\/join-us\/">Join us<\/a>/)
  expect(head).toMatch(/<a class="button secondary" href="\/forms\/contact-us\/">Contact us<\/a>/)
  expect(head).not.toContain('/members/dashboard/')
})

test('a member is greeted by name and led to the members’ area [CNT-013, CNT-014, CNT-015, CNT-016]', async ({
  site,
}) => {
  const head = hero(await site.page('/', await site.signIn('member'))).replaceAll('<!-- -->', '')
  expect(head).toContain('Good to see you, Robin')
  expect(head).toContain('href="/members/dashboard/"')
  expect(head).toContain('href="/gd/join-us/"')
  expect(head).toContain('href="/forms/contact-us/"')
})

test('a member’s page is never served to another visitor', async ({ site }) => {
  await site.page('/', await site.signIn('member'))
  expect(await site.page('/')).not.toContain('Robin')
})

test('a card that links to a page the club does not have is left out', async ({ site }) => {
  const page = main(await site.page('/'))
  expect(page).toContain('<a class="picture-card" href="/about-us/register/"')
  expect(page).not.toContain('href="/gd/qa-professionals/"')
})

test('three pictures link to registration, the professionals and the juniors [CNT-017]', async ({ site }) => {
  for (const slug of ['qa-professionals', 'london-gd-juniors']) await aPost(site.ctx, { slug })
  const page = main(await site.page('/'))
  for (const href of ['/about-us/register/', '/gd/qa-professionals/', '/gd/london-gd-juniors/'])
    expect(page).toMatch(new RegExp(`<a class="picture-card" href="${href}"><div class="picture[^>]*><svg`))
})

test('the header shows a move on the court when no picture is configured [CNT-024]', async ({ site }) => {
  await aConfiguration(site.ctx, { homeImageIds: [] })
  const head = hero(await site.page('/'))
  expect(head).toContain('<use href="#court"')
  expect(head).not.toContain('<img')
})

test('the header shows a random configured picture that is public [CNT-023]', async ({ site }) => {
  const shown = [
    await aPicture(site.ctx, { kind: 'home', seed: 1 }),
    await aPicture(site.ctx, { kind: 'home', seed: 2 }),
  ]
  const hidden = await aPicture(site.ctx, { kind: 'home', seed: 3, audience: 'members' })
  await aConfiguration(site.ctx, { homeImageIds: [...shown, hidden] })
  const seen = new Set<string>()
  for (let visit = 0; visit < 40; visit++) {
    const images = [...hero(await site.page('/')).matchAll(/src="\/files\/([0-9a-f-]+)\//g)]
    expect(images).toHaveLength(1)
    seen.add(images[0]?.[1] ?? '')
  }
  expect(seen).toEqual(new Set(shown))
})

test('the seven latest albums are shown with a link and a date, and a link to all of them [CNT-018, CNT-019, CNT-021, SYS-003]', async () => {
  const site = await aSite()
  for (let n = 1; n <= 8; n++) {
    const takenAt = new Date(Date.UTC(2026, 0, n, 12))
    await aPhoto(site.ctx, {
      album: await anAlbum(site.ctx, { title: `Album ${n}`, takenAt, albumId: `album-${n}` }),
    })
  }
  const page = main(await site.page('/'))
  const titles = [
    ...page.matchAll(
      /<a href="\/media\/photos\/(album-\d)">Album \d<\/a><\/h3><p[^>]*><time[^>]*>(.*?)<\/time>/g,
    ),
  ]
  expect(titles.map(([, album]) => album)).toEqual([8, 7, 6, 5, 4, 3, 2].map((n) => `album-${n}`))
  expect(titles[0]?.[2]).toBe('8th January 2026')
  expect(page).toMatch(/<a class="more-link" href="\/media\/photos">View all albums<\/a>/)
  expect(page).toMatch(/<input type="checkbox" id="stop-albums"\/>Stop the pictures/)
})

test('the next game comes first and five more follow, with a link to all [TEA-013]', async () => {
  const site = await aSite()
  for (let n = 1; n <= 8; n++)
    await aGame(site.ctx, { startsAt: new Date(Date.UTC(2026, 5, 20 + n, 15)), awayTeam: `Guests ${n}` })
  const page = main(await site.page('/'))
  expect(page.match(/<section class="next-game page".*?<\/section>/s)?.[0]).toContain('Guests 1')
  expect(page.match(/<li class="game">/g)).toHaveLength(5)
  expect(page).toContain('Guests 6')
  expect(page).not.toContain('Guests 7')
  expect(page).toContain('<a class="more-link" href="/about-us/games">All games</a>')
})

test('sponsors and the announcement are shown once on the home page too [CNT-022, CNT-025]', async ({
  site,
}) => {
  await aSponsor(site.ctx, { name: 'Thames Physio' })
  await aConfiguration(site.ctx, { importantAnnouncement: '<p>Hall closed</p>' })
  const page = await site.page('/')
  expect(page.match(/Thames Physio/g)).toHaveLength(1)
  expect(page.match(/Hall closed/g)).toHaveLength(1)
})

test('a page opened before the first whistle waits for the live score of the day’s game only', async () => {
  const site = await aSite()
  const script = /data-live="\/games\/[^"]+\/live"/
  await aGame(site.ctx, { startsAt: new Date(site.ctx.clock.now().getTime() + 2 * 86_400_000) })
  expect(await site.page('/')).not.toMatch(script)
  const { id } = await aGame(site.ctx, { startsAt: site.ctx.clock.now() })
  const page = await site.page('/')
  expect(page).toContain(`data-live="/games/${id}/live"`)
  expect(page).toMatch(/<script type="module" src="[^"]*live-score/)
})
