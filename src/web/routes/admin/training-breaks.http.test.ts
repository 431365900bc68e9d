import { expect } from 'vitest'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { weekdayOf } from '../../../features/trainings/series/model.ts'
import { addDays, clubDay } from '../../../kernel/dates.ts'
import { adminPaths } from '../../admin-paths.ts'
import { paths } from '../../paths.ts'

const FIELDS = { seriesId: 'all', lastOn: '', reason: 'The boiler is broken' }

test('days without training are refused without a day or reason, and typed values are kept', async ({
  site,
}) => {
  const admin = await site.signIn('administrator')
  const answer = await site.post(adminPaths.trainingBreaks, { ...FIELDS, firstOn: '' }, admin)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Enter the first day without training')
  expect(page).toContain('value="The boiler is broken"')
})

test('a day without training cancels its sessions on public pages, and removing it restores them', async () => {
  const site = await aSite()
  const tomorrow = addDays(clubDay(site.ctx.clock.now()), 1)
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  await aSeries(site.ctx, { teams: [team], weekday: weekdayOf(tomorrow) })
  const admin = await site.signIn('administrator')
  expect(await site.page(paths.trainings)).toContain('20:00 to 21:30')
  await site.post(adminPaths.trainingBreaks, { ...FIELDS, firstOn: tomorrow }, admin)
  expect(await site.page(paths.trainings)).toMatch(/<s>.*20:00 to 21:30.*<\/s>.*The boiler is broken/)
  const list = await site.page(adminPaths.trainingBreaks, admin)
  // A browser ends a paragraph before a form, so the page would differ from the rendered one.
  expect(list).not.toMatch(/<p[ >](?:(?!<\/p>).)*<form/s)
  const [, id = ''] = /name="id" value="([^"]+)"/.exec(list) ?? []
  await site.post(adminPaths.trainingBreaks, { do: 'remove', id }, admin)
  expect(await site.page(paths.trainings)).not.toContain('The boiler is broken')
})
