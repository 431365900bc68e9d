import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '../../../../tests/support/site.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import { SECTIONS } from '../../admin/sections.ts'

const STAFF = ['coach', 'finance', 'shop', 'administrator'] as const

/** Repeated here, so that a mistake in the sections' table fails a test. [resolutions A01] */
const OPEN_TO: Record<(typeof STAFF)[number], readonly string[]> = {
  coach: [
    '/admin',
    '/admin/trainings',
    '/admin/games',
    '/admin/rotas',
    '/admin/attendance',
    '/admin/emergency',
  ],
  finance: [
    '/admin',
    '/admin/fees',
    '/admin/invoices',
    '/admin/money',
    '/admin/orders/sales',
    '/admin/payments',
    '/admin/subscriptions',
  ],
  shop: ['/admin', '/admin/orders', '/admin/orders/sales', '/admin/catalogue'],
  administrator: SECTIONS.map(({ path }) => path),
}

test('a visitor to any admin page is sent to the login page and back [SYS-063, SYS-064]', async ({
  site,
}) => {
  for (const { path } of SECTIONS) {
    const answer = await site.request(`${path}?q=a`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([
      302,
      `/members/access/?next=${encodeURIComponent(`${path}?q=a`)}`,
    ])
  }
})

test('a member gets a 403 on every admin page, and each attempt an audit entry [ADM-002, SYS-063]', async ({
  site,
}) => {
  const headers = await site.signIn('member')
  for (const { path } of SECTIONS) {
    expect((await site.request(path, { headers })).status, path).toBe(403)
    expect((await site.request(`${path}.data`, { headers })).status, `${path}.data`).toBe(403)
  }
  const lines = await site.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'admin.refused'))
  expect(lines.length).toBeGreaterThan(10)
  expect(lines[0]).toMatchObject({ subject: '/admin', facts: { method: 'GET', role: 'member' } })
})

for (const role of STAFF) {
  test(`the ${role} opens the sections of the role and gets a 403 for all others [ADM-002, SYS-058, SYS-059, SYS-060, SYS-061, SYS-062, BAT-016]`, async ({
    site,
  }) => {
    const headers = await site.signIn(role)
    for (const { path } of SECTIONS) {
      const { status } = await site.request(path, { headers })
      expect([status, path]).toEqual([OPEN_TO[role].includes(path) ? 200 : 403, path])
    }
    const home = await (await site.request('/admin', { headers })).text()
    for (const { path, within } of SECTIONS) {
      expect(home.includes(`href="${path}"`), `the sidebar of the ${role} has ${path}`).toBe(
        OPEN_TO[role].includes(path) && !within,
      )
    }
  })
}

test('staff refused from a section see links to their own sections only [SYS-009, SYS-062]', async ({
  site,
}) => {
  const headers = await site.signIn('coach')
  for (const path of ['/admin/members', '/admin/nothing', '/admin/orders/new']) {
    const titled = linksIn(await site.page(path, headers)).flatMap(({ title, href }) => (title ? [href] : []))
    expect(titled, path).toEqual(['/admin', '/admin/trainings', '/admin/games', '/admin/rotas'])
  }
  expect(linksIn(await site.page('/admin/members', await site.signIn('member')))).toEqual([])
})

test('no spelling of a path bypasses the access check', async ({ site }) => {
  const headers = await site.signIn('coach')
  for (const path of [
    '/Admin/Members',
    '/admin//members',
    '/admin/%6dembers',
    '/admin/members/',
    '/admin/nothing',
  ]) {
    expect([403, 404], path).toContain((await site.request(path, { headers })).status)
  }
})

test('the sidebar lists the sections in the order of the specification, and the dashboard links its six cards [SYS-009, ADM-001]', async ({
  site,
}) => {
  const home = await (await site.request('/admin', { headers: await site.signIn('administrator') })).text()
  const names = linksIn(home).flatMap(({ title, className }) => (title && !className ? [title] : []))
  expect(names.slice(0, 9)).toEqual([
    'Dashboard',
    'Members',
    'Registrations',
    'Orders',
    'Trainings',
    'Match day',
    'Rotas',
    'Forms',
    'Invoices (unpaid)',
  ])
  const cards = [
    ...home.matchAll(/href="([^"]+)"[^>]*class="admin-card"|class="admin-card"[^>]*href="([^"]+)"/g),
  ]
  expect(cards.map(([, one, other]) => one ?? other).sort()).toEqual(
    ['forms', 'games', 'members', 'orders', 'registrations', 'rotas', 'trainings'].map(
      (name) => `/admin/${name}`,
    ),
  )
})

test('all other staff find their sections on the dashboard [ADM-001, ADM-002]', async ({ site }) => {
  const cardsOf = async (role: (typeof STAFF)[number]) => {
    const home = await site.page('/admin', await site.signIn(role))
    const cards = [...home.matchAll(/<a\b[^>]*class="admin-card"[^>]*>/g)]
    return cards.map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1])
  }
  expect(await cardsOf('finance')).toEqual([
    '/admin/invoices',
    '/admin/money',
    '/admin/payments',
    '/admin/subscriptions',
  ])
  expect(await cardsOf('shop')).toEqual(['/admin/orders', '/admin/catalogue'])
  expect(await cardsOf('coach')).toEqual(['/admin/trainings', '/admin/games', '/admin/rotas'])
})

/** The links of a page that lead into the admin area. */
function linksIn(html: string) {
  const tags = html.match(/<a\b[^>]*href="\/admin[^>]*>/g) ?? []
  const part = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  return tags.map((tag) => ({
    href: part(tag, 'href'),
    title: part(tag, 'title'),
    className: part(tag, 'class'),
  }))
}

/** Titles that differ from the name of their section. */
const TITLES: Readonly<Record<string, string>> = {
  '/admin': 'Admin · London GD',
  '/admin/invoices': 'Invoices · Admin',
  '/admin/rotas': 'Season rotas · Admin',
}

test('every section of the admin area has its own title, including pages that do not exist', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const titleOf = async (path: string) =>
    /<title>(.*?)<\/title>/.exec(await (await site.request(path, { headers })).text())?.[1]
  for (const { path, name } of SECTIONS)
    expect(await titleOf(path), path).toBe(TITLES[path] ?? `${name} · Admin`)
  expect(await titleOf('/admin/nothing')).toBe('Admin')
})
