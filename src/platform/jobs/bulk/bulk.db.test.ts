import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { anActor } from '../../../../tests/support/actors.ts'
import { workOff } from '../../../../tests/support/bulk.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { jobs } from '../../../../tests/support/payments.ts'
import { type Actor, VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, Invalid, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { audit } from '../../audit/audit.ts'
import { auditLog } from '../../content/table.server.ts'
import type { Ctx } from '../../context.ts'
import { openLog } from '../../log/log.ts'
import { resumeRuns } from './jobs.ts'
import { anyKind, type BulkItem, type BulkKind, type BulkResult } from './kind.ts'
import { bulkProgress, ownRuns } from './progress.ts'
import { startBulk } from './start.ts'
import { bulkItems } from './table.server.ts'
import { workOn } from './work.ts'

const DO: BulkResult = { ok: true, text: 'Done.' }
const boss = anActor('administrator')

/** Work that writes a line for each row and then returns the result of `then`. */
function aKind(then: (item: BulkItem) => BulkResult = () => DO): BulkKind<{ word: string }> {
  return {
    name: 'mark',
    input: z.object({ word: z.string() }),
    async work(ctx, tx, { word }, item) {
      await audit(tx, ctx, { action: word, subject: item.id })
      return then(item)
    },
  }
}

const shop = (kind: BulkKind<{ word: string }>, actor: Actor = boss) => ({
  kinds: [anyKind(kind)],
  actorOf: async () => actor,
})

const begin = (ctx: Ctx, ids: readonly string[], { key = newId(), kind = aKind(), actor = boss } = {}) =>
  ctx.db.transaction((tx) => startBulk(tx, as(ctx, actor), kind, { input: { word: 'marked' }, ids, key }))

const some = (many: number) => Array.from({ length: many }, newId)

const marked = async ({ db }: Ctx) => (await db.select().from(auditLog)).map(({ subject }) => subject)

test('only a user can start a bulk run', async () => {
  const ctx = await aCtx()
  await expect(begin(ctx, some(1), { actor: VISITOR as never })).rejects.toThrow(Forbidden)
})

test('a run processes each row once and reports its result', async () => {
  const ctx = await aCtx()
  const ids = some(40)
  const { runId } = await begin(ctx, [...ids, ...ids])
  expect(await jobs(ctx)).toEqual(['bulk:run'])
  expect(await workOff(ctx, shop(aKind()), runId)).toBe('finished')
  expect((await marked(ctx)).toSorted()).toEqual(ids.toSorted())
  const progress = await bulkProgress(as(ctx, boss), runId)
  expect(progress).toMatchObject({
    kind: 'mark',
    total: 40,
    done: 40,
    failed: 0,
    finishedAt: ctx.clock.now(),
  })
  expect(progress.results).toHaveLength(40)
})

test('a form sent twice starts one run, and another user’s form with the same key another [INV-008]', async () => {
  const ctx = await aCtx()
  const first = await begin(ctx, some(3), { key: 'form' })
  expect(await begin(ctx, some(3), { key: 'form' })).toEqual({ runId: first.runId, isNew: false })
  expect((await begin(ctx, some(3), { key: 'form', actor: anActor('administrator') })).isNew).toBe(true)
})

test('a form sent twice at the same time starts one run', async () => {
  const ctx = await aCtx()
  const both = await Promise.all([begin(ctx, some(3), { key: 'form' }), begin(ctx, some(3), { key: 'form' })])
  expect(both[0]?.runId).toBe(both[1]?.runId)
  expect(await ctx.db.$count(bulkItems)).toBe(3)
})

test('a refused row gets a message and is not retried; the other rows continue', async () => {
  const ctx = await aCtx()
  const ids = some(4)
  const refusals: Record<string, () => BulkResult> = {
    [ids[0]!]: () => ({ ok: false, text: 'Has no e-mail.' }),
    [ids[1]!]: () => {
      throw new NotFound()
    },
    [ids[2]!]: () => {
      throw new Invalid({ number: ['Number 7 is taken.'] })
    },
  }
  const kind = aKind(({ id }) => refusals[id]?.() ?? DO)
  const { runId } = await begin(ctx, ids)
  expect(await workOff(ctx, shop(kind), runId)).toBe('finished')
  const { done, failed, results } = await bulkProgress(as(ctx, boss), runId)
  expect([done, failed]).toEqual([1, 3])
  expect(results.map(({ text }) => text)).toEqual([
    'Has no e-mail.',
    'This entry is not there any more.',
    'Number 7 is taken.',
    'Done.',
  ])
})

test('a temporary failure is retried after a delay, four times at most, and failed attempts leave no changes', async () => {
  const log = openLog('silent')
  let now = new Date('2026-06-20T12:00:00Z')
  const ctx = await aCtx({ log, clock: { now: () => now } })
  const [id = ''] = some(1)
  let tries = 0
  const kind = aKind(() => {
    tries += 1
    throw new Error('the disk is full')
  })
  const { runId } = await begin(ctx, [id])
  for (const wait of [0, 10, 60]) {
    now = new Date(now.getTime() + wait * 1000)
    expect(await workOff(ctx, shop(kind), runId)).toBe('waits')
    expect(await workOff(ctx, shop(kind), runId)).toBe('waits')
  }
  now = new Date(now.getTime() + 300_000)
  expect(await workOff(ctx, shop(kind), runId)).toBe('finished')
  expect(tries).toBe(4)
  expect(await marked(ctx)).toEqual([])
  const { failed, results } = await bulkProgress(as(ctx, boss), runId)
  expect([failed, results[0]?.text]).toEqual([1, 'Something went wrong.'])
})

test('two workers at once process every row exactly once', async () => {
  const ctx = await aCtx()
  const ids = some(60)
  const { runId } = await begin(ctx, ids)
  const worked = await Promise.all([workOff(ctx, shop(aKind()), runId), workOff(ctx, shop(aKind()), runId)])
  expect(worked.toSorted()).toEqual(['busy', 'finished'])
  expect((await marked(ctx)).toSorted()).toEqual(ids.toSorted())
})

test('an interrupted run continues where it was and repeats no row', async () => {
  const ctx = await aCtx()
  const ids = some(20)
  const { runId } = await begin(ctx, ids)
  // Cuts the connection while it processes a row, as in a crash.
  const cut: BulkKind<{ word: string }> = {
    ...aKind(),
    async work(inner, tx, input, item) {
      const done = await aKind().work(inner, tx, input, item)
      if (item.id === ids[9]) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      return done
    },
  }
  await expect(workOff({ ...ctx, log: openLog('silent') }, shop(cut), runId)).rejects.toThrow()
  expect((await marked(ctx)).length).toBeLessThan(20)
  await resumeRuns(ctx)
  expect(await jobs(ctx)).toEqual(['bulk:run'])
  expect(await workOff(ctx, shop(aKind()), runId)).toBe('finished')
  expect((await marked(ctx)).toSorted()).toEqual(ids.toSorted())
})

test('a job stops after a time limit and the next one continues', async () => {
  const ctx = await aCtx()
  const { runId } = await begin(ctx, some(5))
  expect(await workOn(ctx, shop(aKind()), runId, 0)).toBe('more')
  expect(await workOff(ctx, shop(aKind()), runId)).toBe('finished')
})

test('a run uses the current role of its user, and only they and administrators see its progress', async () => {
  const ctx = await aCtx()
  const finance = anActor('finance')
  const kind: BulkKind<{ word: string }> = {
    ...aKind(),
    async work({ actor }) {
      if (actor.kind !== 'user' || !actor.roles.includes('finance')) throw new Forbidden()
      return DO
    },
  }
  const { runId } = await begin(ctx, some(1), { actor: finance })
  await workOff(ctx, shop(kind, anActor('member')), runId)
  const progress = await bulkProgress(as(ctx, finance), runId)
  expect(progress.results).toMatchObject([{ status: 'failed', text: 'You may not do this.' }])
  expect((await bulkProgress(as(ctx, boss), runId)).id).toBe(runId)
  expect(await ownRuns(as(ctx, finance))).toMatchObject([{ id: runId, isFinished: true }])
  expect(await ownRuns(as(ctx, boss))).toEqual([])
  for (const actor of [VISITOR, anActor('finance')])
    await expect(bulkProgress(as(ctx, actor), runId)).rejects.toThrow(Forbidden)
  await expect(bulkProgress(as(ctx, boss), newId())).rejects.toThrow(NotFound)
})

test('ten thousand rows can be requested at once [ADM-038]', async () => {
  const ctx = await aCtx()
  const { runId } = await begin(ctx, some(10_000))
  expect(await ctx.db.$count(bulkItems, eq(bulkItems.runId, runId))).toBe(10_000)
})
