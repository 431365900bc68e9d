import { expect, test } from 'vitest'
import { aPicture } from '../../../demo/builders/picture.ts'
import { aCtx } from '../../../tests/support/database.ts'
import { newId } from '../../kernel/ids.ts'
import type { Ctx } from '../context.ts'
import { transact } from '../database/transact.ts'
import { deleteFile } from './audience.ts'
import { fileTasks } from './jobs.ts'
import { removeOrphans } from './orphans.ts'

const DAY_MS = 86_400_000
const BYTES = Buffer.from('bytes')

/** Ids contain the system time, so these tests calculate from it. */
const after = (ctx: Ctx, days: number): Ctx => {
  const then = new Date(Date.now() + days * DAY_MS)
  return { ...ctx, clock: { now: () => then } }
}

async function jobsOf(ctx: Ctx) {
  const { rows } = await ctx.db.$client.query(`select t.identifier as task, j.payload
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`)
  return rows
}

test('bytes without a row are removed after a day', async () => {
  const ctx = await aCtx()
  const orphan = newId()
  await ctx.files.put(`${orphan}/drawing.svg`, BYTES)
  const known = await aPicture(ctx)

  const removed = await removeOrphans(after(ctx, 2))

  expect(removed).toBe(1)
  expect(await ctx.files.get(`${orphan}/drawing.svg`)).toBeUndefined()
  expect(await ctx.files.get(`${known}/drawing.svg`)).toBeDefined()
})

test('bytes younger than a day are kept, because their row may not be written yet', async () => {
  const ctx = await aCtx()
  const fresh = newId()
  await ctx.files.put(`${fresh}/drawing.svg`, BYTES)

  expect(await removeOrphans(after(ctx, 0.9))).toBe(0)
  expect(await ctx.files.get(`${fresh}/drawing.svg`)).toBeDefined()
})

test('a file from another program is kept', async () => {
  const ctx = await aCtx()
  await ctx.files.put('lost+found/something', BYTES)

  expect(await removeOrphans(after(ctx, 9))).toBe(0)
  expect(await ctx.files.get('lost+found/something')).toBeDefined()
})

test('a deleted file loses its row with the command and its bytes soon after', async () => {
  const ctx = await aCtx()
  const id = await aPicture(ctx)

  await transact(ctx, (tx) => deleteFile(tx, id))

  expect(await jobsOf(ctx)).toEqual([{ task: 'files:erase', payload: { id } }])
  await fileTasks(ctx)['files:erase']?.({ id }, {} as never)
  expect(await ctx.files.get(`${id}/drawing.svg`)).toBeUndefined()
})

test('a command that fails deletes nothing', async () => {
  const ctx = await aCtx()
  const id = await aPicture(ctx)

  const failing = transact(ctx, async (tx) => {
    await deleteFile(tx, id)
    throw new Error('something else went wrong')
  })

  await expect(failing).rejects.toThrow('something else')
  expect(await jobsOf(ctx)).toEqual([])
  expect(await ctx.files.get(`${id}/drawing.svg`)).toBeDefined()
})
