import { expect, test } from 'vitest'
import { aNewClub, trainingForm, versionOn } from '../../../../tests/support/new-club.ts'
import { teams } from '../../../features/teams/table.server.ts'
import { trainingSeries } from '../../../features/trainings/series/table.server.ts'

const TEAMS = {
  ...{ 'teams.0.name': 'Women 1', 'teams.0.kind': 'women', 'teams.0.order': '2' },
  ...{ 'teams.1.name': 'Under 14', 'teams.1.kind': 'youth', 'teams.1.order': '1' },
}

test('a preview shows teams and training times as typed, to administrators only', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  const refused = await site.post(
    '/admin/setup/teams',
    { ...TEAMS, intent: 'preview', 'teams.0.kind': '' },
    boss,
  )
  expect(refused.status).toBe(422)
  const typed = await site.post('/admin/setup/teams', { ...TEAMS, intent: 'preview' }, boss)
  expect([typed.status, await typed.text()]).toEqual([200, expect.stringContaining('/teams?preview=setup')])
  const previewed = await site.get('/teams?preview=setup', boss)
  expect(previewed.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(await previewed.text()).toContain('Under 14')
  expect((await site.get('/teams?preview=setup')).status).toBe(503)
  expect(await site.page('/teams?preview=setup', await site.signIn('coach'))).not.toContain('Under 14')
  expect(await site.ctx.db.$count(teams)).toBe(0)

  await site.post('/admin/setup/teams', TEAMS, boss)
  await site.post('/admin/setup/training', { ...(await trainingForm(club)), intent: 'preview' }, boss)
  const trainings = await site.page('/about-us/trainings?preview=setup', boss)
  expect(trainings).toContain('Next seven days')
  expect(trainings).toContain('Harbour Hall')
  expect(await site.ctx.db.$count(trainingSeries)).toBe(0)
  expect(await site.page('/about-us/trainings', boss)).not.toContain('Harbour Hall')
})

test('a preview shows fees and pages as chosen, and sends no price to the payment provider', async () => {
  const club = await aNewClub()
  const { site, boss, sandbox } = club
  const fee = { 'fees.0.label': 'Season ticket', 'fees.0.price': '40', 'fees.0.period': 'season' }
  const fees = { ...fee, version: await versionOn(club, 'fees'), kind_junior: 'true', kind_other: 'true' }
  expect((await site.post('/admin/setup/fees', { ...fees, intent: 'preview' }, boss)).status).toBe(200)
  const registration = await site.page('/about-us/register?preview=setup', boss)
  expect(registration).toContain('I’m registering my child')
  expect(registration).not.toContain('I want to train but not play')
  const stripe = await sandbox.payments.client()
  expect((await stripe.prices.list()).data).toEqual([])

  const chosen = new FormData()
  for (const id of ['main-menu', 'join-us']) chosen.append('items', id)
  chosen.set('intent', 'preview')
  const page = await (await site.post('/admin/setup/pages', chosen, boss)).text()
  expect(page).toMatch(/value="join-us"[^>]*checked|checked[^>]*value="join-us"/)
  expect(page).not.toMatch(/value="juniors"[^>]*checked|checked[^>]*value="juniors"/)
  expect(await site.page('/gd/join-us?preview=setup', boss)).toContain('expects')
  expect(await site.page('/?preview=setup', boss)).toContain('aria-label="Main"')
  expect((await site.get('/gd/join-us', boss)).status).toBe(404)
})
