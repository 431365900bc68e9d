import { expect } from 'vitest'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aTraining } from '../../../../demo/builders/training.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { aVenue } from '../../../../demo/builders/venue.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { weekdayOf } from '../../../features/trainings/series/model.ts'
import { sessionsBetween } from '../../../features/trainings/sessions/queries/sessions.server.ts'
import { clubDay } from '../../../kernel/dates.ts'

test('the page shows the training times of each team and the venues [TRN-001, SYS-002]', async () => {
  const site = await aSite()
  await aTraining(site.ctx, { team: await aTeam(site.ctx, { name: 'Men 1' }) })
  await aVenue(site.ctx)
  const page = await site.page('/about-us/trainings')
  expect(page).toMatch(/Men 1<.*<p>Tuesday 20:00 to 21:30<\/p>.*Brentford Hall<.*14 Clayponds Road/)
})

test('training times are shown as written, without time zone changes [TRN-007]', async () => {
  for (const now of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']) {
    const site = await aSite({ clock: { now: () => new Date(now) } })
    await aTraining(site.ctx)
    expect(await site.page('/about-us/trainings')).toContain('20:00 to 21:30')
  }
})

test('a venue has name, address, description and a link to its map [TRN-002, TRN-004]', async ({ site }) => {
  await aVenue(site.ctx, { description: '<p>Behind the pool.</p>', googleUrl: 'https://maps.example.org/x' })
  const page = await site.page('/about-us/trainings')
  expect(page).toContain('<p>Behind the pool.</p>')
  expect(page).toMatch(/<a [^>]*href="https:\/\/maps\.example\.org\/x"[^>]*>.*?Get directions/)
})

test('a venue without a map has no directions link', async () => {
  const site = await aSite()
  await aVenue(site.ctx, { googleUrl: '' })
  expect(await site.page('/about-us/trainings')).not.toContain('Get directions')
})

test('the page links to the article about the venues [TRN-003]', async ({ site }) => {
  expect(await site.page('/about-us/trainings')).toContain('href="/gd/handball-venues/"')
})

test('a cancelled session is struck through with its reason on every cached page immediately', async () => {
  const site = await aSite()
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  await aSeries(site.ctx, {
    teams: [team],
    weekday: weekdayOf(clubDay(site.ctx.clock.now())),
    startTime: '23:00',
    endTime: '23:59',
  })
  const [session] = await sessionsBetween(site.ctx, {
    from: site.ctx.clock.now(),
    to: new Date('2100-01-01'),
  })
  const cached = ['/about-us/trainings', '/', '/teams/men-1']
  for (const path of cached) expect(await site.page(path)).toContain('23:00 to 23:59')
  const coach = await site.signIn('coach')
  const path = `/admin/trainings/sessions/${session?.id}`
  const refused = await site.post(path, { do: 'cancel', reason: '' }, coach)
  expect(refused.status).toBe(422)
  await site.post(path, { do: 'cancel', reason: 'The roof leaks' }, coach)
  for (const page of cached)
    expect(await site.page(page)).toMatch(/<s>.*23:00 to 23:59.*<\/s>.*The roof leaks/)
})
