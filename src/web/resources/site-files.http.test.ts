import { expect } from 'vitest'
import { anEvent } from '../../../demo/builders/event.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPost } from '../../../demo/builders/post.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { test } from '../../../tests/support/site.ts'

test('the sitemap lists public pages, but no people and no members-only pages [SYS-002]', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  await aTeam(site.ctx, { name: 'Old team', active: false })
  await aTeam(site.ctx, { name: 'Under sixteen', youth: true })
  const member = await aMember(site.ctx, { name: 'Listed Adult', listed: true, teamId: team.id })
  await aPost(site.ctx, { title: 'Join us' })
  await anEvent(site.ctx, { name: 'Open day' })
  await anEvent(site.ctx, { name: 'Annual meeting', membersOnly: true })
  const answer = await site.get('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await answer.text()
  for (const path of ['/', '/gd/join-us', '/events/open-day', '/teams/men-1', '/media/photos'])
    expect(xml).toContain(`<loc>http://127.0.0.1:3000${path}</loc>`)
  for (const part of [
    'annual-meeting',
    'old-team',
    'under-sixteen',
    '/about-us/register',
    '3000/members',
    '/admin',
    member.slug,
  ])
    expect(xml).not.toContain(part)
})

test('robots.txt excludes API calls, the members’ area and the admin area [SYS-022]', async ({ site }) => {
  const text = await site.page('/robots.txt')
  for (const path of ['/api', '/members/', '/admin']) expect(text).toContain(`Disallow: ${path}\n`)
  const allowed = /^Allow: (\/api.*)$/m.exec(text)?.[1] ?? ''
  expect((await site.get(allowed)).status).toBe(200)
  expect(text).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml')
})

test('every page includes the prefetch rules, which exclude addresses that write', async ({ site }) => {
  expect((await site.get('/')).headers.get('speculation-rules')).toBe('"/speculation.json"')
  const answer = await site.get('/speculation.json')
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json')
  const [rule] = (await answer.json()).prefetch
  expect(rule.where.and[1].not.href_matches).toEqual(
    expect.arrayContaining(['/api/*', '/files/*', '/members/logout*', '/consent', '/dismiss']),
  )
})

test('the site can be installed on a phone under the club’s name', async ({ site }) => {
  const answer = await site.get('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(await answer.json()).toMatchObject({ name: 'London GD', start_url: '/' })
})
