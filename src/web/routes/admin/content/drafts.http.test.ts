import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aConfiguration } from '../../../../../demo/builders/configuration.ts'
import { aPost } from '../../../../../demo/builders/post.ts'
import { filled, formIn } from '../../../../../tests/support/html-form.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'
import { post, savedAt, sendEntry } from '../../../../../tests/support/studio.ts'
import { registry } from '../../../../content-types.ts'
import { actorOfUser } from '../../../../features/members/queries/actor.server.ts'
import { publishDue } from '../../../../platform/content/publish-due.ts'
import { entryDrafts } from '../../../../platform/content/table.server.ts'

type Headers = Record<string, string>

const preview = (site: TestSite, path: string, headers: Headers) =>
  site.request(`${path}/preview`, { headers, redirect: 'manual' })

test('a draft is on no page and in no API, and its preview is the real page for staff only', async ({
  site,
}) => {
  const { id } = await aPost(site.ctx, {
    title: 'Join today',
    slug: 'join-today',
    content: '<p>Public words</p>',
  })
  const headers = await site.signIn('administrator')
  const path = `/admin/content/posts/${id}`
  await savedAt(site, path, { Title: 'Join now', Content: '<p>Waiting words</p>' }, headers, 'draft')

  expect(await site.page(path, headers)).toContain('Unpublished changes')
  expect(await site.page('/gd/join-today')).toContain('Public words')
  expect(await (await site.get('/api/posts?Slug=join-today')).text()).not.toContain('Waiting')
  const led = (await preview(site, path, headers)).headers.get('location') ?? ''
  expect(led).toBe(`/gd/join-today?preview=posts/${id}`)
  const shown = await site.page(led, headers)
  expect(shown).toContain('Waiting words')
  expect(shown).toContain('Only editors see this')
  for (const others of [{}, await site.signIn('member'), await site.signIn('coach')]) {
    const page = await site.page(led, others)
    expect(page).not.toContain('Waiting words')
    expect(page).toContain('Public words')
  }
  expect(await site.page('/gd/join-today')).toContain('Public words')
})

test('a draft of a new entry is previewed at its future address and then published', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const path = await savedAt(
    site,
    '/admin/content/events/new',
    { Name: 'Open day', Date: '2026-09-01T18:00', Description: '<p>Come all</p>' },
    headers,
    'draft',
  )
  expect((await site.get('/events/open-day')).status).toBe(404)
  expect(await site.page('/admin/content/events', headers)).toContain('Open day')
  const led = (await preview(site, path, headers)).headers.get('location') ?? ''
  expect(await site.page(led, headers)).toContain('Come all')
  expect((await site.get('/events/open-day')).status).toBe(404)
  await savedAt(site, path, {}, headers)
  expect(await site.page('/events/open-day')).toContain('Come all')
  expect(await site.ctx.db.select().from(entryDrafts).where(eq(entryDrafts.collection, 'events'))).toEqual([])
})

test('a preview of a menu does not change other pages', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const { id } = await aConfiguration(site.ctx)
  const path = `/admin/content/configurations/${id}`
  const menu = JSON.stringify([{ title: 'Secret line', link: '/teams', typeLink: 'page', showInMenu: true }])
  await savedAt(site, `${path}?part=Main menu`, { MainMenu: menu }, headers, 'draft')
  const led = (await preview(site, path, headers)).headers.get('location') ?? ''
  expect(await site.page(led, headers)).toContain('Secret line')
  expect(await site.page('/', headers)).not.toContain('Secret line')
  expect(await site.page('/')).not.toContain('Secret line')
})

test('the second of two users saving a draft sees a conflict, and discarding a draft keeps the published entry', async ({
  site,
}) => {
  const { id } = await aPost(site.ctx, { title: 'Drafted', content: '<p>As it is</p>' })
  const headers = await site.signIn('administrator')
  const path = `/admin/content/posts/${id}`
  const opened = formIn(await site.page(path, headers), 'entry')
  await savedAt(site, path, { Content: '<p>First</p>' }, headers, 'draft')
  const second = await post(
    site,
    path,
    filled(opened, { Content: '<p>Second</p>', intent: 'draft' }),
    headers,
  )
  expect(second.status).toBe(409)
  expect(await second.text()).toContain('Someone else has saved this since you opened it')
  expect((await post(site, `${path}/discard`, new URLSearchParams(), headers)).status).toBe(303)
  expect(new Map(formIn(await site.page(path, headers), 'entry')).get('Content')).toBe('<p>As it is</p>')
})

test('a time in the past is refused, and a future one is shown next to the entry and can be removed', async ({
  site,
}) => {
  const { id } = await aPost(site.ctx, { title: 'Later' })
  const headers = await site.signIn('administrator')
  const path = `/admin/content/posts/${id}`
  await sendEntry(site, path, { Content: '<p>Soon</p>' }, headers, 'draft')
  const schedule = (at: string) => post(site, `${path}/schedule`, new URLSearchParams({ at }), headers)
  const refused = await schedule('2020-01-01T10:00')
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('This time has passed'),
  ])
  expect((await schedule('tomorrow')).status).toBe(422)
  expect((await schedule('2026-12-24T09:00')).status).toBe(303)
  expect(await site.page(path, headers)).toContain('24th December 2026 09:00')
  expect((await schedule('')).status).toBe(303)
  expect(await site.page(path, headers)).not.toContain('24th December 2026')
})

test('a scheduled draft is published at its time, and the editor shows it as published [API-042, resolutions E11]', async ({
  site,
}) => {
  const { id } = await aPost(site.ctx, { title: 'Soon to change', content: '<p>Words of today</p>' })
  const headers = await site.signIn('administrator')
  const path = `/admin/content/posts/${id}`
  await savedAt(site, path, { Content: '<p>Words of tomorrow</p>' }, headers, 'draft')
  await post(site, `${path}/schedule`, new URLSearchParams({ at: '2026-06-20T14:00' }), headers)
  const publish = (now: string) =>
    publishDue({ ...site.ctx, clock: { now: () => new Date(now) } }, { registry, actorOf: actorOfUser })
  await publish('2026-06-20T12:59:00Z')
  expect(await site.page('/gd/soon-to-change')).toContain('Words of today')
  await publish('2026-06-20T13:00:00Z')
  await expect.poll(() => site.page('/gd/soon-to-change')).toContain('Words of tomorrow')
  const editor = await site.page(path, headers)
  expect(editor).not.toContain('Will be published on')
  expect(editor).not.toContain('Unpublished changes')
})
