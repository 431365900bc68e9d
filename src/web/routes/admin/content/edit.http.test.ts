import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aCompetition } from '../../../../../demo/builders/competition.ts'
import { aConfiguration } from '../../../../../demo/builders/configuration.ts'
import { anEvent } from '../../../../../demo/builders/event.ts'
import { aForm } from '../../../../../demo/builders/form.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPosition } from '../../../../../demo/builders/position.ts'
import { aPost } from '../../../../../demo/builders/post.ts'
import { aRotaSlot } from '../../../../../demo/builders/rota-slot.ts'
import { aRotaWeek } from '../../../../../demo/builders/rota-week.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aSubscription } from '../../../../../demo/builders/subscription.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aTraining } from '../../../../../demo/builders/training.ts'
import { filled, formIn } from '../../../../../tests/support/html-form.ts'
import { listening } from '../../../../../tests/support/listening.ts'
import { aSite, test } from '../../../../../tests/support/site.ts'
import { post, savedAt, sendEntry } from '../../../../../tests/support/studio.ts'
import { posts } from '../../../../features/content/table.server.ts'
import { formResults } from '../../../../features/forms/table.server.ts'
import { storeStock } from '../../../../features/store/catalog/table.server.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'

const ATTACK = '<p onclick="x()">Hi<script>alert(1)</script><img src="x" onerror="x()"></p>'

test('administrators can open the studio and shop managers the catalogue, each with its own types [ADM-002, STO-018, resolutions A05]', async ({
  site,
}) => {
  for (const who of ['member', 'coach', 'finance', 'shop'] as const)
    expect((await site.get('/admin/content/posts', await site.signIn(who))).status, who).toBe(403)
  const shop = await site.signIn('shop')
  const catalogue = await site.page('/admin/catalogue', shop)
  expect(catalogue).toContain('/admin/catalogue/storeitems')
  expect(catalogue).not.toContain('/admin/catalogue/posts')
  for (const path of ['posts', 'members', 'users', 'configurations'])
    expect((await site.get(`/admin/catalogue/${path}`, shop)).status, path).toBe(404)
  expect((await site.get('/admin/content/nothing', await site.signIn('administrator'))).status).toBe(404)
})

test('a forged form is refused: no id, a foreign id, or unreadable notes', async ({ site }) => {
  const headers = await site.signIn('administrator')
  for (const id of ['', 'nonsense', "' or 1=1"])
    expect((await post(site, '/admin/content/posts/new', new URLSearchParams({ id }), headers)).status).toBe(
      404,
    )
  const { id } = await anEvent(site.ctx)
  for (const was of ['garbage', '7', 'null']) {
    const body = new URLSearchParams({ was, version: '1', fields: 'Name', Name: '' })
    expect((await post(site, `/admin/content/events/${id}`, body, headers)).status, was).toBe(422)
  }
})

test('a forged studio action gets a 403 and an audit entry, and nothing is written [ADM-002, SYS-062, resolutions A01]', async ({
  site,
}) => {
  const { id } = await aPost(site.ctx, { title: 'Forged', content: '<p>As it was</p>' })
  const path = `/admin/content/posts/${id}`
  const body = new URLSearchParams({
    fields: 'Content',
    Content: '<p>Forged</p>',
    version: '1',
    id,
    intent: 'publish',
  })
  for (const who of ['member', 'coach', 'finance', 'shop'] as const) {
    const headers = await site.signIn(who)
    for (const action of ['', '/remove', '/discard', '/schedule', '/revisions/1', '.data'])
      expect((await post(site, `${path}${action}`, body, headers)).status, `${who} ${action}`).toBe(403)
  }
  expect(await site.page('/gd/forged')).toContain('As it was')
  const tries = await site.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'admin.refused'))
  for (const role of ['member', 'coach', 'finance', 'shop'])
    expect(tries.map(({ facts, subject }) => [facts, subject])).toContainEqual([
      { method: 'POST', role },
      path,
    ])
})

test('an error is shown next to its field, the input is kept, and nothing is written', async ({ site }) => {
  const { id } = await anEvent(site.ctx, { name: 'Camp' })
  const headers = await site.signIn('administrator')
  const answer = await sendEntry(
    site,
    `/admin/content/events/${id}`,
    { Name: '', Date: '2026-09-01T18:00', Price: '9999', Description: '<p>Typed with care</p>' },
    headers,
  )
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('id="f-Name-error"')
  expect(page).toContain('Price must be at most 800')
  const form = new Map(formIn(page, 'entry'))
  expect(form.get('Description')).toBe('<p>Typed with care</p>')
  expect(form.get('Price')).toBe('9999')
  expect(await site.page('/events/camp')).not.toContain('Typed with care')
})

test('the second of two editors sees a conflict with both versions line by line and can overwrite the first [API-043, resolutions E22]', async ({
  site,
}) => {
  const { id } = await aPost(site.ctx, { title: 'Two editors', content: '<p>One</p><p>Same</p>' })
  const path = `/admin/content/posts/${id}`
  const headers = await site.signIn('administrator')
  const opened = formIn(await site.page(path, headers), 'entry')
  await savedAt(site, path, { Content: '<p>Theirs</p><p>Same</p>' }, headers)

  const second = filled(opened, { Content: '<p>Mine</p><p>Same</p>', intent: 'publish' })
  const answer = await post(site, path, second, headers)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('Someone else has saved this since you opened it')
  expect(page).toMatch(/class="removed"><span class="visually-hidden">Removed: <\/span>Theirs/)
  expect(page).toMatch(/class="added"><span class="visually-hidden">Added: <\/span>Mine/)
  expect(page).toMatch(/class="unchanged">Same/)
  expect(new Map(formIn(page, 'entry')).get('Content')).toBe('<p>Mine</p><p>Same</p>')

  const again = filled(formIn(page, 'entry'), { intent: 'publish' })
  expect((await post(site, path, again, headers)).status).toBe(303)
  expect(await site.page('/gd/two-editors')).toContain('Mine')
})

test('a form sent twice creates one entry', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const path = '/admin/content/posts/new'
  const body = filled(formIn(await site.page(path, headers), 'entry'), { Title: 'Once', intent: 'publish' })
  expect((await post(site, path, body, headers)).status).toBe(303)
  await post(site, path, body, headers)
  const made = await site.ctx.db.select().from(posts).where(eq(posts.title, 'Once'))
  expect(made).toHaveLength(1)
})

test('scripts in an HTML field are removed, and the audit log contains field names, never values [ADM-018, resolutions A15]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  for (const [collection, name, field] of [
    ['posts', 'Title', 'Content'],
    ['teams', 'name', 'description'],
    ['teams', 'name', 'FixturesHtml'],
    ['venues', 'Name', 'Description'],
    ['forms', 'Title', 'ConfirmationMessageFull'],
    ['members', 'Name', 'History'],
  ] as const) {
    const values = {
      [name]: `Hostile ${field}`,
      [field]: ATTACK,
      ...(collection === 'teams' && { genre: 'men' }),
    }
    const path = await savedAt(site, `/admin/content/${collection}/new`, values, headers)
    expect(new Map(formIn(await site.page(path, headers), 'entry')).get(field), field).toBe('<p>Hi</p>')
  }
  const lines = await site.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'posts.create'))
  expect(lines.at(-1)?.facts).toMatchObject({ fields: ['Title', 'Content'] })
  expect(JSON.stringify(lines)).not.toContain('Hostile')
})

test('an unchanged field is not written, so stock sold meanwhile stays sold [STO-018]', async ({ site }) => {
  const item = await aStoreItem(site.ctx, { itemId: '88', sizes: { S: 5 } })
  const headers = await site.signIn('shop')
  const path = `/admin/catalogue/storeitems/${item.id}`
  const opened = formIn(await site.page(path, headers), 'entry')
  await site.ctx.db.update(storeStock).set({ stock: 4 }).where(eq(storeStock.itemId, item.id))
  const body = filled(opened, { customTitle: 'Renamed', price2: '31', intent: 'publish' })
  expect((await post(site, path, body, headers)).status).toBe(303)
  const [left] = await site.ctx.db.select().from(storeStock).where(eq(storeStock.itemId, item.id))
  expect(left?.stock).toBe(4)
  const [wire] = await (await site.get('/api/storeitems?itemId=88')).json()
  expect(wire).toMatchObject({ customTitle: 'Renamed', price2: 31 })
})

test('saving drops the cached pages of the entry, and no others [SYS-035]', async () => {
  const site = await aSite({ clock: { now: () => new Date() } })
  const { get } = await listening(site)
  const headers = await site.signIn('administrator')
  await aConfiguration(site.ctx)
  const { id } = await aPost(site.ctx, { title: 'Kept', content: '<p>Before</p>' })
  await anEvent(site.ctx, { name: 'Untouched' })
  const isKept = async (path: string) => (await get(path)).headers.has('etag')
  for (const path of ['/gd/kept', '/events/untouched']) await expect.poll(() => isKept(path)).toBe(true)
  await savedAt(site, `/admin/content/posts/${id}`, { Content: '<p>After</p>' }, headers)
  expect(await isKept('/events/untouched')).toBe(true)
  const saved = await get('/gd/kept')
  expect(await saved.text()).toContain('After')
  expect(saved.headers.has('etag')).toBe(false)
})

test('the notice after saving names the content type [SYS-046]', async ({ site }) => {
  const { id } = await aPost(site.ctx, { title: 'Named' })
  const path = `/admin/content/posts/${id}`
  const answer = await sendEntry(site, path, { Title: 'Named again' }, await site.signIn('administrator'))
  expect([answer.status, decodeURIComponent(answer.headers.get('set-cookie') ?? '')]).toEqual([
    303,
    expect.stringContaining('Post updated'),
  ])
})

test('an entry is deleted after a confirmation, with a notice that names it [SYS-045]', async ({ site }) => {
  const { id } = await aPost(site.ctx, { title: 'Goodbye' })
  const headers = await site.signIn('administrator')
  const path = `/admin/content/posts/${id}/remove`
  expect(await site.page(path, headers)).toContain('Delete Goodbye?')
  const gone = await post(site, path, new URLSearchParams(), headers)
  expect([gone.status, gone.headers.get('location')]).toEqual([303, '/admin/content/posts'])
  expect(decodeURIComponent(gone.headers.get('set-cookie') ?? '')).toContain('Goodbye removed')
  expect((await site.get('/gd/goodbye')).status).toBe(404)
})

test('an entry’s dependent data survives its deletion: players, tables, times, answers, slots, subscriptions [resolutions E11]', async ({
  site,
}) => {
  const { ctx } = site
  const headers = await site.signIn('administrator')
  const [squad, league, timed] = [await aTeam(ctx), await aTeam(ctx), await aTeam(ctx)]
  const player = await aMember(ctx, { teamId: squad.id })
  await aCompetition(ctx, { team: league })
  await aTraining(ctx, { team: timed })
  await aSubscription(ctx, { memberId: player.id })
  const form = await aForm(ctx)
  await ctx.db.insert(formResults).values({ formId: form.id, data: [] })
  const [position, week] = [await aPosition(ctx), await aRotaWeek(ctx, '2026-03-02')]
  await aRotaSlot(ctx, { positionId: position.id, weekId: week.id, memberId: player.id })
  for (const entry of [
    ...[squad, league, timed].map(({ id }) => `teams/${id}`),
    `members/${player.id}`,
    `forms/${form.id}`,
    `volunteers/${position.id}`,
    `rotas/${week.id}`,
  ]) {
    const path = `/admin/content/${entry}`
    const answer = await post(site, `${path}/remove`, new URLSearchParams(), headers)
    expect([entry, answer.status]).toEqual([entry, 422])
    expect(await answer.text()).toContain('Something still belongs to this')
    expect((await site.get(path, headers)).status, entry).toBe(200)
  }
})

test('the configuration is titled by its type, not by an address in it', async ({ site }) => {
  const { id } = await aConfiguration(site.ctx, { catalogueAddress: 'https://supplier.example/2026.pdf' })
  const page = await site.page(`/admin/content/configurations/${id}`, await site.signIn('administrator'))
  expect(page).toContain('<title>Configuration · Admin</title>')
})
