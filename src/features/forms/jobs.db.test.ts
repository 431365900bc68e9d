import { expect, test } from 'vitest'
import { aForm } from '../../../demo/builders/form.ts'
import { aCtx, TEST_NOW } from '../../../tests/support/database.ts'
import { newId } from '../../kernel/ids.ts'
import type { Ctx } from '../../platform/context.ts'
import { files } from '../../platform/files/table.server.ts'
import { deleteOldResults, deleteOrphanedPapers } from './jobs.server.ts'
import { formPapers, formResults } from './table.server.ts'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)

type Closed = { status: 'closed'; closedAt: Date }

async function aResult(ctx: Ctx, formId: string, createdAt: Date, closed?: Closed): Promise<string> {
  const [paper] = await ctx.db
    .insert(files)
    .values({ name: 'cv.pdf', mediaType: 'application/pdf', sizeBytes: 1, createdAt })
    .returning()
  const id = newId()
  await ctx.db.insert(formResults).values({ id, formId, data: [], createdAt, ...closed })
  await ctx.db.insert(formPapers).values({ fileId: paper!.id, resultId: id })
  return id
}

const idsIn = async (ctx: Ctx) => (await ctx.db.select().from(formResults)).map((result) => result.id)

test('answers and their papers are deleted after twelve months; newer ones are kept [FRM-023]', async () => {
  const ctx = await aCtx()
  const form = await aForm(ctx)
  await aResult(ctx, form.id, ago(366))
  const young = await aResult(ctx, form.id, ago(364))
  expect(await deleteOldResults(ctx)).toBe(1)
  expect(await idsIn(ctx)).toEqual([young])
  expect(await deleteOrphanedPapers(ctx)).toBe(1)
  expect(await ctx.db.select().from(files)).toHaveLength(1)
})

test('answers are deleted the months of their form after they are closed; open ones and those of other forms stay', async () => {
  const ctx = await aCtx()
  const short = await aForm(ctx, { title: 'Short', keepMonths: 3 })
  const closed = (days: number) => ({ status: 'closed' as const, closedAt: ago(days) })
  await aResult(ctx, short.id, ago(200), closed(95))
  const kept = [
    await aResult(ctx, short.id, ago(200), closed(85)),
    await aResult(ctx, short.id, ago(200)),
    await aResult(ctx, (await aForm(ctx)).id, ago(200), closed(95)),
  ]
  expect(await deleteOldResults(ctx)).toBe(1)
  expect((await idsIn(ctx)).toSorted()).toEqual(kept.toSorted())
})

test('a paper without an answer is deleted after a day, not before [FRM-005]', async () => {
  const ctx = await aCtx()
  for (const createdAt of [ago(2), ago(0.5)]) {
    const [paper] = await ctx.db
      .insert(files)
      .values({ name: 'cv.pdf', mediaType: 'application/pdf', sizeBytes: 1, createdAt })
      .returning()
    await ctx.db.insert(formPapers).values({ fileId: paper!.id })
  }
  expect(await deleteOrphanedPapers(ctx)).toBe(1)
  expect(await ctx.db.select().from(formPapers)).toHaveLength(1)
})
