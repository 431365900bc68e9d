import { expect, test } from 'vitest'
import {
  aNewClub,
  createPages,
  type NewClub,
  trainingForm,
  versionOn,
} from '../../../../tests/support/new-club.ts'
import { readConfiguration } from '../../../features/setup/queries/club-content.server.ts'
import { teams } from '../../../features/teams/table.server.ts'
import { trainingSeries } from '../../../features/trainings/series/table.server.ts'
import { trainingSessions } from '../../../features/trainings/sessions/table.server.ts'
import { venues } from '../../../features/trainings/table.server.ts'

const STEPS = ['club', 'look', 'teams', 'training', 'fees', 'email', 'payments', 'pages', 'publish']
const TEAMS = {
  'teams.0.name': 'Women 1',
  'teams.0.kind': 'women',
  'teams.0.order': '2',
  'teams.1.name': 'Under 14',
  'teams.1.kind': 'youth',
  'teams.1.order': '1',
}

const name = async ({ site, boss, ...club }: NewClub, values: Record<string, string>) =>
  site.post(
    '/admin/setup/club',
    { version: await versionOn({ site, boss, ...club }, 'club'), intent: 'save', ...values },
    boss,
  )

test('only administrators can open the steps, and an unknown step is a 404', async () => {
  const { site, boss } = await aNewClub()
  const coach = await site.signIn('coach')
  for (const step of STEPS) {
    expect((await site.get(`/admin/setup/${step}`)).status).toBe(302)
    expect((await site.get(`/admin/setup/${step}`, coach)).status).toBe(403)
    const page = await site.get(`/admin/setup/${step}`, boss)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`Step ${STEPS.indexOf(step) + 1} of 9`)
  }
  expect((await site.get('/admin/setup/nothing', boss)).status).toBe(404)
})

test('each step refuses invalid values at their fields and keeps the input', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  const refused = async (step: string, values: Record<string, string>, ...words: string[]) => {
    const answer = await site.post(`/admin/setup/${step}`, values, boss)
    expect([step, answer.status]).toEqual([step, 422])
    const page = await answer.text()
    for (const word of words) expect(page).toContain(word)
  }
  await refused('club', { name: 'x'.repeat(61), town: 'Bath' }, '60 characters at most', 'value="Bath"')
  await refused('look', { primaryColour: 'blue', secondaryColour: '#222222' }, 'The first colour must look')
  await refused(
    'teams',
    { ...TEAMS, 'teams.1.kind': 'chess' },
    'Choose what kind of team it is',
    'value="Women 1"',
    'value="Under 14"',
  )
  await refused('teams', { ...TEAMS, 'teams.1.name': 'women 1' }, 'There is a team “Women 1” already')
  await refused(
    'training',
    {
      'halls.0.address': 'Quay Street',
      'slots.0.day': 'Monday',
      'slots.0.from': '20:00',
      'slots.0.to': '19:00',
    },
    'Enter the name of the hall',
    'value="Quay Street"',
    'Enter an end after the start',
  )
  await refused(
    'fees',
    { version: '1', 'fees.0.label': 'Subs', 'fees.0.price': 'free', 'fees.0.period': 'month' },
    'Enter a price like 42',
    'value="Subs"',
    'Tick at least one kind of member',
  )
  await refused('email', { info: 'nobody', media: 'a@b.example', finance: 'a@b.example' }, 'value="nobody"')
  await refused(
    'pages',
    { items: 'welfare', welfare: '' },
    'Enter the e-mail address of your welfare officer',
  )
})

test('adding rows saves nothing, keeps the input, and works without scripts', async () => {
  const { site, boss } = await aNewClub()
  const answer = await site.post('/admin/setup/teams', { ...TEAMS, adds: 'teams' }, boss)
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('value="Under 14"')
  expect(page).toContain('name="teams.4.name"')
  expect(page).not.toContain('name="teams.5.name"')
  expect(await site.ctx.db.$count(teams)).toBe(0)
})

test('several teams are saved at once in their order, changed, and removed only when ticked', async () => {
  const { site, boss } = await aNewClub()
  expect((await site.post('/admin/setup/teams', TEAMS, boss)).headers.get('location')).toBe(
    '/admin/setup/training',
  )
  const [first, second] = await site.ctx.db.select().from(teams).orderBy(teams.position)
  expect(first).toMatchObject({ name: 'Under 14', youth: true, genre: 'mixed', slug: 'under-14' })
  expect(second).toMatchObject({ name: 'Women 1', youth: false, genre: 'women' })
  await site.post(
    '/admin/setup/teams',
    {
      'teams.0.id': String(first?.id),
      'teams.0.name': 'Under 14',
      'teams.0.kind': 'youth',
      'teams.0.remove': 'true',
      'teams.1.id': String(second?.id),
      'teams.1.name': 'First women',
      'teams.1.kind': 'women',
    },
    boss,
  )
  expect(await site.ctx.db.select({ name: teams.name }).from(teams)).toEqual([{ name: 'First women' }])
})

test('two teams cannot swap names in one step, and the input stays', async () => {
  const { site, boss } = await aNewClub()
  await site.post('/admin/setup/teams', TEAMS, boss)
  const [first, second] = await site.ctx.db.select().from(teams).orderBy(teams.position)
  const swapped = {
    ...{ 'teams.0.id': String(first?.id), 'teams.0.name': 'Women 1', 'teams.0.kind': 'women' },
    ...{ 'teams.1.id': String(second?.id), 'teams.1.name': 'Under 14', 'teams.1.kind': 'youth' },
  }
  const answer = await site.post('/admin/setup/teams', swapped, boss)
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining('Another team still has this name'),
  ])
  expect(await site.ctx.db.select({ name: teams.name }).from(teams).orderBy(teams.position)).toEqual([
    { name: 'Under 14' },
    { name: 'Women 1' },
  ])
})

test('venues and training times become weekly trainings whose sessions visitors see', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  await site.post('/admin/setup/teams', TEAMS, boss)
  expect((await site.post('/admin/setup/training', await trainingForm(club), boss)).status).toBe(303)
  const [series] = await site.ctx.db.select().from(trainingSeries)
  const [hall] = await site.ctx.db.select().from(venues)
  expect(series).toMatchObject({ weekday: 1, startTime: '19:30', endTime: '21:00', venueId: hall?.id })
  expect(await site.ctx.db.$count(trainingSessions)).toBe(8)
  const shown = await site.page('/about-us/trainings', boss)
  expect(shown).toContain('Next seven days')
  expect(shown).toContain('<strong>Monday</strong> 19:30 to 21:00')
  expect(shown).toContain('1 Harbour Road')
  expect(await site.page('/teams/under-14', boss)).toContain('Next training')
  expect(await site.page('/admin/trainings', boss)).toContain('Under 14, Monday 19:30 to 21:00')
  expect(await site.page('/admin', boss)).toContain('2 of 9 steps done')
})

test('a training form sent twice creates each training once', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  await site.post('/admin/setup/teams', TEAMS, boss)
  const form = await trainingForm(club)
  await site.post('/admin/setup/training', form, boss)
  const again = await site.post('/admin/setup/training', form, boss)
  expect(again.status).toBe(422)
  expect(await site.ctx.db.$count(trainingSeries)).toBe(1)
})

test('fees get one price each at the payment provider, and a removed one is no longer offered', async () => {
  const club = await aNewClub()
  const { site, boss, sandbox } = club
  const kinds = { kind_league: 'true', kind_other: 'true' }
  const subs = { 'fees.1.label': 'League subs', 'fees.1.price': '32.50', 'fees.1.period': 'month' }
  const once = { 'fees.0.label': 'Registration', 'fees.0.price': '£40', 'fees.0.period': 'season' }
  const save = async (values: Record<string, string>) =>
    site.post('/admin/setup/fees', { version: await versionOn(club, 'fees'), ...kinds, ...values }, boss)
  expect((await save({ ...once, ...subs })).headers.get('location')).toBe('/admin/setup/email')
  const ids = { 'fees.0.id': 'registration', 'fees.1.id': 'league_subs' }
  await save({ ...once, ...subs, ...ids })
  const stripe = await sandbox.payments.client()
  const priced = async () =>
    (await stripe.prices.list({ active: true })).data.map(({ lookup_key, unit_amount }) => [
      lookup_key,
      unit_amount,
    ])
  expect((await priced()).toSorted()).toEqual([
    ['league_subs', 3250],
    ['registration', 4000],
  ])
  await save({ ...once, ...subs, ...ids, 'fees.1.remove': 'true' })
  expect(await priced()).toEqual([['registration', 4000]])
  const late = await site.post('/admin/setup/fees', { version: '1', ...kinds, ...once }, boss)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('value="£40"')
})

test('the percentage off for siblings is set, kept, removed, and refused for a monthly fee', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  const fee = { 'fees.0.label': 'Registration', 'fees.0.price': '40', 'fees.0.period': 'season' }
  const save = async (values: Record<string, string>) =>
    site.post(
      '/admin/setup/fees',
      { version: await versionOn(club, 'fees'), kind_junior: 'true', ...fee, ...values },
      boss,
    )
  const stored = async () => (await readConfiguration(site.ctx)).fees.registration[0]?.siblingPercent
  const monthly = await save({ 'fees.0.period': 'month', 'fees.0.siblings': '50' })
  expect(monthly.status).toBe(422)
  expect(await monthly.text()).toContain('Only for a fee that is paid once a season')
  expect((await save({ 'fees.0.siblings': '50%' })).status).toBe(303)
  expect(await stored()).toBe(50)
  await save({ 'fees.0.id': 'registration' })
  expect(await stored()).toBe(50)
  await save({ 'fees.0.id': 'registration', 'fees.0.siblings': '' })
  expect(await stored()).toBeUndefined()
})

test('the payments step shows the kinds of payments, and sends missing fees to the provider', async () => {
  const club = await aNewClub()
  const { site, boss, sandbox } = club
  const stripe = await sandbox.payments.client()
  await site.post(
    '/admin/setup/fees',
    {
      version: await versionOn(club, 'fees'),
      kind_league: 'true',
      'fees.0.label': 'Subs',
      'fees.0.price': '9',
      'fees.0.period': 'month',
    },
    boss,
  )
  const [price] = (await stripe.prices.list({ active: true })).data
  await stripe.prices.update(String(price?.id), { active: false })
  await site.post('/admin/setup/payments', {}, boss)
  const page = await site.page('/admin/setup/payments', boss)
  expect(page).toContain('Practice payments')
  expect(page).not.toContain('Send the fees to Stripe')
  expect((await stripe.prices.list({ active: true })).data).toHaveLength(1)
})

test('the dashboard’s checklist follows the data, continues where it was left, and can be hidden', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  expect(await site.page('/admin', boss)).toContain('0 of 9 steps done')
  expect(await site.page('/admin/setup', boss)).toMatch(/href="\/admin\/setup\/club"[^>]*>Continue/)
  expect((await name(club, { name: 'Bristol HC', town: 'Bristol' })).headers.get('location')).toBe(
    '/admin/setup/look',
  )
  expect(await site.page('/admin', boss)).toContain('1 of 9 steps done')
  expect(await site.page('/admin', boss)).toMatch(/href="\/admin\/setup\/look"[^>]*>Continue/)
  await createPages(club)
  await site.post('/admin/setup/publish', {}, boss)
  expect(await site.page('/admin', boss)).toContain('3 of 9 steps done')
  const hidden = await site.post('/admin/setup/publish', { intent: 'hide' }, boss)
  expect(hidden.headers.get('location')).toBe('/admin')
  expect(await site.page('/admin', boss)).not.toContain('steps done')
})

test('the ticked starter pages are created once, with the club’s name', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  await name(club, { name: 'Bristol HC', town: 'Bristol' })
  await site.post('/admin/setup/pages', { items: 'join-us' }, boss)
  const joinUs = await site.page('/gd/join-us', boss)
  expect(joinUs).toContain('at Bristol HC expects')
  // No link to a form that was not created.
  expect(joinUs).not.toContain('/forms/trial-session/')
  await createPages(club)
  const count = async () => [
    await site.page('/api/posts', boss),
    await site.page('/api/forms', boss),
    await site.page('/api/volunteers', boss),
  ]
  const once = await count()
  expect(JSON.parse(once[0] ?? '')).toHaveLength(10)
  await createPages(club)
  expect(await count()).toEqual(once)
})
