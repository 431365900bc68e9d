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

test('the coaches’ text replaces the standard text [TRN-001]', async () => {
  const ctx = await aCtx()
  await aTraining(ctx, texts)
  expect(await shown(ctx)).toEqual(['<p>written</p>'])
})

test('a team with the standard text hides the coaches’ earlier text [TRN-006]', async () => {
  const ctx = await aCtx()
  await aTraining(ctx, { ...texts, showsStandard: true })
  expect(await shown(ctx)).toEqual(['<p>usual</p>'])
})

test('a team without a coaches’ text shows the standard text', async () => {
  const ctx = await aCtx()
  await aTraining(ctx, { ...texts, value: '' })
  expect(await shown(ctx)).toEqual(['<p>usual</p>'])
})

test('an inactive team has no training times', async () => {
  const ctx = await aCtx()
  await aTraining(ctx, { team: await aTeam(ctx, { name: 'Men 9', active: false }) })
  expect(await listTrainings(ctx)).toEqual([])
})

test('venues are listed in order with name, address, description and map [TRN-004]', async () => {
  const ctx = await aCtx()
  await aVenue(ctx, { name: 'Far Hall', position: 2 })
  await aVenue(ctx, { name: 'Near Hall', position: 1, description: '<p>Near.</p>' })
  expect(await listVenues(ctx)).toMatchObject([
    { name: 'Near Hall', description: '<p>Near.</p>' },
    { name: 'Far Hall', googleUrl: expect.stringContaining('https://') },
  ])
})

test('a venue shows only pictures that the reader may see [TRN-004]', async () => {
  const ctx = await aCtx()
  const open = await aPicture(ctx, { alt: 'The hall' })
  const closed = await aPicture(ctx, { audience: 'staff' })
  await aVenue(ctx, { imageIds: [closed, open] })
  const [venue] = await listVenues(as(ctx, VISITOR))
  expect(venue?.images).toMatchObject([{ id: open, alt: 'The hall' }])
})
