import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { TABS } from './dashboard/tabs.ts'

const DASHBOARD = '/members/dashboard/'
const tabAt = (tab: number | string) => `${DASHBOARD}?tab=${tab}`
const current = (html: string) => /<a [^>]*aria-current="page"[^>]*>([^<]+)<\/a>/g.exec(vtabs(html))?.[1]
const vtabs = (html: string) =>
  html.slice(
    html.indexOf('class="vertical-tabs"'),
    html.indexOf('</nav>', html.indexOf('class="vertical-tabs"')),
  )

test('a visitor is sent to the login page and back [MEM-013, SYS-064]', async ({ site }) => {
  const answer = await site.get('/members/dashboard/?tab=2')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/members/access/?next=%2Fmembers%2Fdashboard%2F%3Ftab%3D2')
  const data = await site.get('/members/dashboard.data')
  expect(await data.text()).not.toContain('phone')
  for (const action of ['details', 'privacy', 'picture', 'untag', 'password', 'end-others', 'portal']) {
    expect((await site.post(DASHBOARD, { do: action })).headers.get('location')).toMatch(
      /^\/members\/access\//,
    )
  }
})

test('the tab parameter selects one of six tabs by index from 0, and this week if it is missing or invalid [MEM-014]', async ({
  site,
}) => {
  const member = await site.signIn('member')
  expect(TABS.map(({ name }) => name)).toEqual([
    'Details',
    'Registration',
    'Subscriptions and payments',
    'Orders',
    'Photos',
    'Password',
  ])
  for (const [index, { name }] of TABS.entries()) {
    expect(current(await site.page(tabAt(index), member))).toBe(name)
  }
  for (const wrong of ['', '6', '-1', '1.5', 'x', '__proto__']) {
    expect(current(await site.page(tabAt(wrong), member)), wrong).toBe('This week')
  }
  expect(current(await site.page(DASHBOARD, member))).toBe('This week')
})

test('a member sees their own details, the date of birth included [MEM-013, MEM-015, SYS-057]', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Women 9' })
  const member = await aMember(site.ctx, {
    name: 'Mette Holm',
    bornOn: '1999-05-05',
    phone: '020 7946 0250',
    postcode: 'ZZ6 5XX',
    team,
  })
  const html = await site.page(tabAt(0), await site.signIn(member))
  for (const text of [
    'Members area',
    'Welcome back, Mette',
    '5th May 1999',
    '020 7946 0250',
    'ZZ6 5XX',
    'Women 9',
  ]) {
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
  }
})

test('a member does not see the details of another', async ({ site }) => {
  await aMember(site.ctx, { name: 'Zofia Lis', phone: '020 7946 0999', email: 'zofia@example.org' })
  const html = await site.page(tabAt(0), await site.signIn('member'))
  expect(html).not.toContain('020 7946 0999')
  expect(html).not.toContain('zofia@example.org')
})

test('every tab that needs a member record shows a message to a user without one [SYS-056]', async ({
  site,
}) => {
  const user = await aUser(site.ctx, { name: 'Jo Throw' })
  const headers = await site.signIn({ id: '', name: '', userId: user.id })
  expect(await site.page(DASHBOARD, headers)).toContain('No member record yet')
  for (const tab of [1, 2, 3, 4, 5]) expect((await site.get(tabAt(tab), headers)).status).toBe(200)
  expect((await site.post(DASHBOARD, { do: 'privacy' }, headers)).status).toBe(403)
})

test('a tab that cannot be loaded offers to try again, and the other tabs work [MEM-016]', async () => {
  const site = await aSite({}, { LOG_LEVEL: 'silent' })
  const headers = await site.signIn('member')
  await site.ctx.db.execute(sql`alter table members rename column phone to telephone`)
  const answer = await site.get(tabAt(0), headers)
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain('We could not load this page.')
  expect(html).toMatch(/href="\/members\/dashboard\/\?tab=0"[^>]*>Try again</)
  expect(html).not.toContain('telephone')
  expect((await site.get(tabAt(5), headers)).status).toBe(200)
})

test('the members’ area is neither cached nor indexed [MEM-013]', async ({ site }) => {
  const answer = await site.get(DASHBOARD, await site.signIn('member'))
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
})

test('each tab is a separate page without scripts, apart from the password meter, the form saver and the service worker’s [MEM-014, MEM-024]', async ({
  site,
}) => {
  const headers = await site.signIn('member')
  const scripts = async (tab: number | string) =>
    (await site.page(tabAt(tab), headers)).match(/<script\b[^>]*>/g) ?? []
  const keepsForms = expect.stringContaining('src="/send-form.js"')
  expect(await scripts(0)).toEqual([keepsForms])
  for (const tab of [1, 2, 3, 4]) expect(await scripts(tab)).toEqual([])
  expect(await scripts('')).toEqual([expect.stringContaining('src="/members-area.js"')])
  expect(await scripts(5)).toEqual([keepsForms, expect.stringContaining('src="/password-meter.js"')])
})

test('an unknown form action is refused [MEM-014]', async ({ site }) => {
  const headers = await site.signIn('member')
  for (const body of [{}, { do: 'make-me-administrator' }, { do: '__proto__' }]) {
    expect((await site.post(DASHBOARD, body as Record<string, string>, headers)).status).toBe(400)
  }
})
