import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSeasonToAnswer, askAll, closeAll } from '../../../../tests/support/season.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { currentSeason } from '../queries/season.server.ts'
import { seasonFamilies, seasonMembers } from '../table.server.ts'
import { deleteOldSeasonAnswers, deleteOldUndoData } from './delete-answers.server.ts'
import { setAnswer } from './set-answer.server.ts'

const DAY_MS = 86_400_000
const daysLater = (ctx: Ctx, days: number) => ({
  ...ctx,
  clock: { now: () => new Date(ctx.clock.now().getTime() + days * DAY_MS) },
})

test('addresses are deleted 12 months after they were asked, also those that were listed and never asked', async () => {
  const { ctx } = await aSeasonToAnswer()
  await askAll(ctx)
  const { id: seasonId } = await currentSeason(ctx)
  await ctx.db
    .insert(seasonFamilies)
    .values({ id: newId(), seasonId, email: 'never@example.org', name: 'Never Asked', memberIds: [] })
  expect(await deleteOldSeasonAnswers(daysLater(ctx, 360))).toBe(0)
  expect(await deleteOldSeasonAnswers(daysLater(ctx, 370))).toBe(3)
  expect(await ctx.db.$count(seasonFamilies)).toBe(0)
})

test('answers stay while a season is open, and are deleted 12 months after it was closed', async () => {
  const { ctx, ana } = await aSeasonToAnswer()
  await setAnswer(ctx, { person: ana.id, answer: 'not-coming', reason: 'Injured' })
  expect(await deleteOldSeasonAnswers(daysLater(ctx, 370))).toBe(0)
  await closeAll(ctx)
  const stored = await ctx.db.$count(seasonMembers)
  expect(stored).toBeGreaterThan(0)
  expect(await deleteOldSeasonAnswers(daysLater(ctx, 360))).toBe(0)
  expect(await deleteOldSeasonAnswers(daysLater(ctx, 370))).toBe(stored)
})

test('the earlier values of members are kept for the day in which closing can be undone', async () => {
  const { ctx, ana } = await aSeasonToAnswer()
  await setAnswer(ctx, { person: ana.id, answer: 'not-coming', reason: '' })
  await closeAll(ctx)
  expect(await deleteOldUndoData(daysLater(ctx, 0.9))).toBe(0)
  expect(await deleteOldUndoData(daysLater(ctx, 1.1))).toBeGreaterThan(0)
  expect(await ctx.db.$count(seasonMembers, isNotNull(seasonMembers.before))).toBe(0)
})
