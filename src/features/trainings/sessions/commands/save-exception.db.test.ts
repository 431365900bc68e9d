import { expect, test } from 'vitest'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSeries } from '../../../../../demo/builders/training-series.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { trainingExceptions } from '../../series/table.server.ts'
import { trainingSessions } from '../table.server.ts'
import { removeSeries } from './remove-series.server.ts'
import { addException, removeException } from './save-exception.server.ts'

const july = { firstOn: localDate('2026-07-01'), lastOn: localDate('2026-07-31'), reason: 'Holidays' }

test('only administrators can pause all training, and coaches only that of their teams', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const { id: seriesId } = await aSeries(ctx, { teams: [women] })
  const coach = as(ctx, anActor('coach', { teams: [men] }))
  await expect(addException(coach, { ...july, seriesId: null })).rejects.toThrow(Forbidden)
  await expect(addException(coach, { ...july, seriesId })).rejects.toThrow(Forbidden)
  await expect(removeSeries(coach, seriesId)).rejects.toThrow(Forbidden)
  expect(await ctx.db.$count(trainingSessions)).toBe(8)
})

test('a period without training removes its sessions, and deleting it restores them', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  await aSeries(ctx, { teams: [team] })
  expect(await addException(ctx, { ...july, seriesId: null })).toEqual({ kept: 0 })
  expect(await ctx.db.$count(trainingSessions)).toBe(4)
  const [stored] = await ctx.db.select().from(trainingExceptions)
  await removeException(ctx, stored?.id ?? '')
  expect(await ctx.db.$count(trainingSessions)).toBe(8)
})

test('removing a series removes its future sessions', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const { id } = await aSeries(ctx, { teams: [team] })
  await removeSeries(as(ctx, anActor('coach', { teams: [team] })), id)
  expect(await ctx.db.$count(trainingSessions)).toBe(0)
})
