import { expect } from 'vitest'
import { anAlbum } from '../../demo/builders/album.ts'
import { anEvent } from '../../demo/builders/event.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aPost } from '../../demo/builders/post.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { listening } from '../../tests/support/listening.ts'
import { cartOf } from '../../tests/support/shared-pages.ts'
import { aSite, test } from '../../tests/support/site.ts'
import { paths } from './paths.ts'

/**
 * A browser restores a page at once when its reader goes back, unless it was sent with `no-store`. Only what belongs to
 * one person is sent so.
 */
async function aSiteWithPages() {
  const site = await aSite()
  const { get } = await listening(site)
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  const member = await aMember(site.ctx, { name: 'Ana Kovač', team })
  const event = await anEvent(site.ctx, { name: 'Quiz' })
  const album = await anAlbum(site.ctx)
  await aPost(site.ctx, { title: 'Rules', slug: 'rules' })
  const pages = [
    ...['/', '/gd/rules', '/events', `/events/${event.slug}`, '/forms', '/teams', `/teams/${team.slug}`],
    ...[`/teams/player/${member.slug}`, '/about-us/games', '/about-us/members', '/about-us/free-session'],
    ...['/about-us/trainings', '/about-us/who-is-who', '/store', '/media/photos'],
    `/media/photos/${album.albumId}`,
  ]
  const storing = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, headers)
    return [path, answer.status, answer.headers.get('cache-control')]
  }
  return { site, pages, storing }
}

test('a visitor’s pages may be restored, from the first answer and from the cache', async () => {
  const { pages, storing } = await aSiteWithPages()
  for (const path of [...pages, ...pages])
    expect(await storing(path)).toEqual([path, 200, 'private, no-cache'])
})

test('a page with a name, a cart or a draft of its reader is not stored', async () => {
  const { site, pages, storing } = await aSiteWithPages()
  for (const headers of [await site.signIn('member'), { cookie: cartOf(1) }, { cookie: 'draft=none' }])
    for (const path of pages) expect(await storing(path, headers)).toEqual([path, 200, 'private, no-store'])
})

test('the members’ area and the admin area are not stored', async () => {
  const { site, storing } = await aSiteWithPages()
  const headers = await site.signIn('administrator')
  for (const path of [
    paths.dashboard,
    '/members/notifications',
    '/admin',
    '/admin/members',
    '/admin/settings',
  ])
    expect(await storing(path, headers)).toEqual([path, 200, 'private, no-store'])
  expect(await storing(paths.access)).toEqual([paths.access, 200, 'private, no-store'])
})
