import { expect, test } from 'vitest'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aTraining } from '../../../../demo/builders/training.ts'
import { aVenue } from '../../../../demo/builders/venue.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { listTrainings, listVenues } from './trainings.server.ts'

const texts = { defaultValue: '<p>usual</p>', value: '<p>written</p>' }
const shown = async (ctx: Ctx) => (await listTrainings(ctx)).map((training) => training.html)

test('the text of the coaches replaces the standard text [TRN-001]', async () => {
  const ctx = await aCtx()
  await aTraining(ctx, texts)
  expect(await shown(ctx)).toEqual(['<p>written</p>'])
})

test('a team that shows the standard text hides what coaches wrote before [TRN-006]', async () => {
  const ctx = await aCtx()
  await aTraining(ctx, { ...texts, showsStandard: true })
  expect(await shown(ctx)).toEqual(['<p>usual</p>'])
})

test('a team for which nobody wrote anything shows the standard text', async () => {
  const ctx = await aCtx()
  await aTraining(ctx, { ...texts, value: '' })
  expect(await shown(ctx)).toEqual(['<p>usual</p>'])
})

test('a team that is not active does not train', async () => {
  const ctx = await aCtx()
  await aTraining(ctx, { team: await aTeam(ctx, { name: 'Men 9', active: false }) })
  expect(await listTrainings(ctx)).toEqual([])
})

test('venues come in their order with name, address, description and map [TRN-004]', async () => {
  const ctx = await aCtx()
  await aVenue(ctx, { name: 'Far Hall', position: 2 })
  await aVenue(ctx, { name: 'Near Hall', position: 1, description: '<p>Near.</p>' })
  expect(await listVenues(ctx)).toMatchObject([
    { name: 'Near Hall', description: '<p>Near.</p>' },
    { name: 'Far Hall', googleUrl: expect.stringContaining('https://') },
  ])
})

test('a venue shows the pictures that the reader may fetch [TRN-004]', async () => {
  const ctx = await aCtx()
  const open = await aPicture(ctx, { alt: 'The hall' })
  const closed = await aPicture(ctx, { audience: 'staff' })
  await aVenue(ctx, { imageIds: [closed, open] })
  const [venue] = await listVenues(as(ctx, VISITOR))
  expect(venue?.images).toMatchObject([{ id: open, alt: 'The hall' }])
})
