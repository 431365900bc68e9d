import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aTraining } from '../../../../demo/builders/training.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aSite, type TestSite } from '../../../../tests/support/site.ts'
import { configurations } from '../../../features/content/table.server.ts'
import { trainings } from '../../../features/trainings/table.server.ts'
import { newId } from '../../../kernel/ids.ts'

async function aClub({ trainingsOverride = true } = {}) {
  const site = await aSite()
  await site.ctx.db.insert(configurations).values({ trainingsOverride })
  const men = await aTraining(site.ctx, {
    team: await aTeam(site.ctx, { name: 'Men 1' }),
    value: '<p>Monday</p>',
  })
  return { site, men }
}

const stored = async (site: TestSite, id: string) =>
  (await site.ctx.db.select().from(trainings).where(eq(trainings.id, id)))[0]

test('a member, finance staff and the shop manager cannot write training times, on the page or by API [TRN-012, API-060]', async () => {
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

test('a coach can neither see nor write other teams’ training times [TRN-011, TRN-012]', async () => {
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

test('a coach saves a team’s text, which visitors read immediately without active content [TRN-008, TRN-009, TRN-012, resolutions A15]', async () => {
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

test('the second of two coaches keeps the typed text and sees the other one [TRN-005, resolutions E22]', async () => {
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

test('a text that is too long is refused with a message and keeps the input [TRN-010]', async () => {
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

const team = (site: TestSite, name: string) => aTeam(site.ctx, { name })
const labels = async (site: TestSite) =>
  (await site.ctx.db.select().from(trainings).orderBy(trainings.position)).map(({ label }) => label)

test('a coach adds, moves and removes training times of their own teams only, and other staff of none [TRN-012]', async () => {
  const { site, men } = await aClub()
  const women = await team(site, 'Women 1')
  const { id } = await aUser(site.ctx, { role: 'coach', teams: [{ id: women.id }] })
  const theirs = await site.signIn({ id: '', name: '', userId: id })
  const finance = await site.signIn('finance')
  const juniors = await team(site, 'Juniors')
  const text = { label: 'Juniors', value: '<p>Forged</p>' }
  for (const headers of [theirs, finance])
    for (const form of [
      { do: 'add', team: juniors.id, ...text },
      { do: 'move', id: men.id, to: 'up' },
      { do: 'remove', id: men.id, version: '1' },
    ])
      expect((await site.post('/admin/trainings', form, headers)).status, form.do).toBe(403)
  expect(await labels(site)).toEqual(['Men 1'])
  expect(await site.page('/admin/trainings', theirs)).not.toContain('Juniors')
})

test('new training times without a name or text are refused with messages and keep the input [TRN-010]', async () => {
  const { site } = await aClub()
  const headers = await site.signIn('administrator')
  const { id } = await team(site, 'Women 1')
  const send = (form: Record<string, string>) =>
    site.post('/admin/trainings', { do: 'add', team: id, ...form }, headers)
  const nameless = await send({ label: ' ', value: '<p>Fridays at six</p>' })
  expect(nameless.status).toBe(422)
  const page = await nameless.text()
  expect(page).toContain('Enter a name')
  expect(page).toContain('Fridays at six')
  const empty = await send({ label: 'The women', value: '' })
  expect(empty.status).toBe(422)
  const again = await empty.text()
  expect(again).toContain('Enter the training times')
  expect(again).toContain('value="The women"')
  const unknown = await send({ team: newId(), label: 'Nobody', value: '<p>x</p>' })
  expect(unknown.status).toBe(404)
  expect(await labels(site)).toEqual(['Men 1'])
})

test('a team gets training times once, and the second of two concurrent attempts gets a message', async () => {
  const { site } = await aClub()
  const headers = await site.signIn('administrator')
  const { id } = await team(site, 'Women 1')
  expect(await site.page('/admin/trainings', headers)).toMatch(
    new RegExp(`href="/admin/trainings\\?add=${id}"[^>]*>.*?Add training times`),
  )
  expect(await site.page(`/admin/trainings?add=${id}`, headers)).toContain('value="Women 1"')
  const form = { do: 'add', team: id, label: 'Women 1', value: '<p>Friday 19:00</p>' }
  const answers = await Promise.all([
    site.post('/admin/trainings', form, headers),
    site.post('/admin/trainings', form, headers),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422])
  const late = await answers.find(({ status }) => status === 422)?.text()
  expect(late).toContain('This team already has training times')
  expect(await site.page('/about-us/trainings')).toMatch(/Women 1<.*<p>Friday 19:00<\/p>/)
  expect(await labels(site)).toEqual(['Men 1', 'Women 1'])
})

test('training times without a team are added with a name', async () => {
  const { site } = await aClub()
  const headers = await site.signIn('administrator')
  expect(await site.page('/admin/trainings?add=no-team', headers)).toContain('name="label"')
  await site.post('/admin/trainings', { do: 'add', label: 'Open session', value: '<p>Sunday</p>' }, headers)
  expect(await site.page('/about-us/trainings')).toMatch(/Open session<.*<p>Sunday<\/p>/)
})

test('training times are reordered, and visitors see the new order', async () => {
  const { site } = await aClub()
  const women = await aTraining(site.ctx, { team: await team(site, 'Women 1') })
  const mixed = await aTraining(site.ctx, { team: await team(site, 'Zebras') })
  const headers = await site.signIn('administrator')
  const move = (id: string, to: string) => site.post('/admin/trainings', { do: 'move', id, to }, headers)
  expect((await move(women.id, 'up')).status).toBe(303)
  expect(await labels(site)).toEqual(['Women 1', 'Men 1', 'Zebras'])
  await move(mixed.id, 'down')
  await move(mixed.id, 'up')
  expect(await labels(site)).toEqual(['Women 1', 'Zebras', 'Men 1'])
  expect(await site.page('/about-us/trainings')).toMatch(/Women 1<.*Zebras<.*Men 1</)
  expect((await move(women.id, 'sideways')).status).toBe(422)
  expect((await move(newId(), 'up')).status).toBe(404)
})

test('training times are removed after a confirmation, unless someone has changed them meanwhile [resolutions E22]', async () => {
  const { site, men } = await aClub()
  const headers = await site.signIn('administrator')
  expect(await site.page(`/admin/trainings?remove=${men.id}`, headers)).toContain(
    'Visitors will no longer read this text',
  )
  const remove = (version: string) =>
    site.post('/admin/trainings', { do: 'remove', id: men.id, version }, headers)
  expect((await remove('7')).status).toBe(409)
  expect(await stored(site, men.id)).toBeDefined()
  expect((await remove('1')).status).toBe(303)
  expect(await stored(site, men.id)).toBeUndefined()
  expect(await site.page('/about-us/trainings')).not.toContain('Men 1')
  expect(await site.page('/admin/audit', headers)).toContain('Deleted')
})

test('saving publishes regardless of TrainingsOverride, and keeps other teams’ texts hidden [TRN-006, TRN-008]', async () => {
  const { site, men } = await aClub({ trainingsOverride: false })
  const hidden = { defaultValue: '<p>Usual</p>', value: '<p>Never shown</p>', showsStandard: true }
  await aTraining(site.ctx, { team: await team(site, 'Women 1'), ...hidden })
  const headers = await site.signIn('coach')
  expect(await site.page('/about-us/trainings')).not.toContain('Never shown')
  await site.post('/admin/trainings', { id: men.id, value: '<p>Saturday</p>', version: '1' }, headers)
  const page = await site.page('/about-us/trainings')
  expect(page).toContain('Saturday')
  expect(page).toContain('Usual')
  expect(page).not.toContain('Never shown')
  const [configuration] = (await (await site.get('/api/configurations')).json()) as object[]
  expect(configuration).toMatchObject({ TrainingsOverride: true })
})

test('TrainingsOverride works for API clients: false shows the standard texts, true those of coaches [TRN-006, resolutions E14]', async () => {
  const { site, men } = await aClub()
  const headers = await site.signIn('administrator')
  const [{ id } = { id: '' }] = await site.ctx.db.select({ id: configurations.id }).from(configurations)
  const put = (TrainingsOverride: boolean) =>
    site.sendJson('PUT', `/api/configurations/${id}`, { TrainingsOverride }, headers)
  expect((await put(false)).status).toBe(200)
  expect(await site.page('/about-us/trainings')).toContain('Tuesday 20:00')
  const editor = await site.page(`/admin/trainings?edit=${men.id}`, headers)
  expect(editor).toContain('visitors have not seen it')
  expect(editor).toContain('<p>Monday</p>')
  const added = { trainings: [{ label: 'Open', value: '<p>Hidden yet</p>' }] }
  await site.sendJson('PUT', `/api/configurations/${id}`, { TrainingsOverrideJson: added }, headers)
  expect(await site.page('/about-us/trainings')).not.toContain('Hidden yet')
  expect((await put(true)).status).toBe(200)
  expect(await site.page('/about-us/trainings')).toMatch(/Monday.*Hidden yet/)
})

test('the standard text is edited separately and shown where there is no other text', async () => {
  const { site, men } = await aClub()
  const headers = await site.signIn('administrator')
  const save = (form: Record<string, string>) =>
    site.post('/admin/trainings', { id: men.id, ...form }, headers)
  expect(await site.page(`/admin/trainings?standard=${men.id}`, headers)).toContain('Tuesday 20:00')
  await save({ part: 'standard', value: '<p>Wednesday</p>', version: '1' })
  expect(await site.page('/about-us/trainings')).toContain('Monday')
  await save({ value: '', version: '2' })
  expect(await site.page('/about-us/trainings')).toContain('Wednesday')
  // Saving the default text does not turn it into the coach's own text.
  await save({ value: '<p>Wednesday</p>', version: '3' })
  await save({ part: 'standard', value: '<p>Thursday</p>', version: '4' })
  expect(await site.page('/about-us/trainings')).toContain('Thursday')
})
