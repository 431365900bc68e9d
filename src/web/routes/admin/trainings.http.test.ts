import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aTraining } from '../../../../demo/builders/training.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aSite, type TestSite } from '../../../../tests/support/site.ts'
import { configurations } from '../../../features/content/table.server.ts'
import { trainings } from '../../../features/trainings/table.server.ts'
import { newId } from '../../../kernel/ids.ts'

async function aClub() {
  const site = await aSite()
  await site.ctx.db.insert(configurations).values({ trainingsOverride: true })
  const men = await aTraining(site.ctx, {
    team: await aTeam(site.ctx, { name: 'Men 1' }),
    value: '<p>Monday</p>',
  })
  return { site, men }
}

const stored = async (site: TestSite, id: string) =>
  (await site.ctx.db.select().from(trainings).where(eq(trainings.id, id)))[0]

test('a member, finance and the shop write no training times, on the page or by the call [TRN-012, API-060]', async () => {
  const { site, men } = await aClub()
  for (const role of ['member', 'finance', 'shop'] as const) {
    const headers = await site.signIn(role)
    const form = { id: men.id, value: '<p>forged</p>', version: '1' }
    expect((await site.post('/admin/trainings', form, headers)).status).toBe(403)
    const body = { TrainingsOverrideJson: { trainings: [{ id: men.id, value: '<p>forged</p>' }] } }
    expect((await site.sendJson('PUT', `/api/configurations/${newId()}`, body, headers)).status).toBe(403)
  }
  expect((await stored(site, men.id))?.value).toBe('<p>Monday</p>')
})

test('a coach neither sees nor writes training times of teams that they are not responsible for [TRN-011, TRN-012]', async () => {
  const { site, men } = await aClub()
  const women = await aTraining(site.ctx, {
    team: await aTeam(site.ctx, { name: 'Women 1' }),
    value: '<p>Friday</p>',
  })
  const { id } = await aUser(site.ctx, { role: 'coach', teams: [{ id: women.teamId ?? '' }] })
  const theirs = await site.signIn({ id: '', name: '', userId: id })
  const page = await site.page('/admin/trainings', theirs)
  expect(page).toContain('Friday')
  expect(page).not.toContain('Monday')
  const form = { id: men.id, value: '<p>forged</p>', version: '1' }
  expect((await site.post('/admin/trainings', form, theirs)).status).toBe(403)
  const [{ id: configuration } = { id: '' }] = await site.ctx.db.select().from(configurations)
  const call = (trainings: object[]) =>
    site.sendJson(
      'PUT',
      `/api/configurations/${configuration}`,
      { TrainingsOverrideJson: { trainings } },
      theirs,
    )
  const own = { id: women.id, value: '<p>Saturday</p>' }
  expect((await call([own, { id: men.id, value: '<p>forged</p>' }])).status).toBe(403)
  expect((await stored(site, women.id))?.value).toBe('<p>Friday</p>')
  expect((await call([own, { id: men.id, value: '<p>Monday</p>' }])).status).toBe(200)
  expect((await stored(site, women.id))?.value).toBe('<p>Saturday</p>')
  expect((await stored(site, men.id))?.value).toBe('<p>Monday</p>')
})

test('a coach saves the text of a team; visitors read it at once, without what acts in it [TRN-008, TRN-009, TRN-012, resolutions A15]', async () => {
  const { site, men } = await aClub()
  expect(await site.page('/about-us/trainings')).toContain('Monday')
  const headers = await site.signIn('coach')
  expect(await site.page('/admin/trainings', headers)).toContain('Men 1')
  const form = { id: men.id, value: '<p>Tuesday<script>alert(1)</script></p>', version: '1' }
  const saved = await site.post('/admin/trainings', form, headers)
  expect(saved.headers.get('location')).toBe('/admin/trainings')
  expect(decodeURIComponent(saved.headers.get('set-cookie') ?? '')).toContain('Training updated')
  expect(await stored(site, men.id)).toMatchObject({ value: '<p>Tuesday</p>', version: 2 })
  expect(await site.page('/about-us/trainings')).toContain('Tuesday')
  expect(await site.page('/admin/trainings', headers)).toContain('Robin coach')
})

test('of two coaches at once the second keeps the typed text and reads the other one [TRN-005, resolutions E22]', async () => {
  const { site, men } = await aClub()
  const first = await site.signIn('coach')
  const second = await site.signIn('administrator')
  await site.post('/admin/trainings', { id: men.id, value: '<p>Of the first</p>', version: '1' }, first)
  const late = await site.post(
    '/admin/trainings',
    { id: men.id, value: '<p>Of the second</p>', version: '1' },
    second,
  )
  expect(late.status).toBe(409)
  const page = await late.text()
  expect(page).toContain('Robin coach saved a change while you were editing')
  expect(page).toContain('<p>Of the first</p>')
  expect(page).toMatch(/<textarea[^>]*>Of the second<\/textarea>/)
  expect(page).toContain('name="version" value="2"')
})

test('a text that is too long is refused with its words, and nothing typed is lost [TRN-010]', async () => {
  const { site, men } = await aClub()
  const value = `<p>${'x'.repeat(20_000)}</p>`
  const refused = await site.post(
    '/admin/trainings',
    { id: men.id, value, version: '1' },
    await site.signIn('coach'),
  )
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('At most 20000 characters')
  expect(page).toContain('x'.repeat(19_000))
})

test('the call writes training times for a coach, and nothing else of the configuration [TRN-011, TRN-012]', async () => {
  const { site, men } = await aClub()
  const [{ id } = { id: '' }] = await site.ctx.db.select({ id: configurations.id }).from(configurations)
  const put = async (body: object, role: 'coach' | 'administrator') =>
    site.sendJson('PUT', `/api/configurations/${id}`, body, await site.signIn(role))
  const call = { TrainingsOverrideJson: { trainings: [{ id: men.id, value: '<p>By call</p>' }] } }
  expect((await put({ TrainingsOverride: false }, 'coach')).status).toBe(403)
  expect((await put({ ...call, TrainingsOverride: false }, 'coach')).status).toBe(403)
  expect(
    (await put({ TrainingsOverrideJson: { trainings: [{ id: newId(), value: '' }] } }, 'coach')).status,
  ).toBe(404)
  expect(await (await put(call, 'coach')).json()).toMatchObject({ msg: 'Training updated' })
  expect((await stored(site, men.id))?.value).toBe('<p>By call</p>')
  expect((await put({ TrainingsOverride: false }, 'administrator')).status).toBe(200)
})
