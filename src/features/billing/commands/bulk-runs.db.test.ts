import { expect, test } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { workOff } from '../../../../tests/support/bulk.ts'
import { aDatabase, as } from '../../../../tests/support/database.ts'
import { beginSlowly } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type AskKind, anyKind } from '../../../platform/jobs/bulk/kind.ts'
import { bulkProgress } from '../../../platform/jobs/bulk/progress.ts'
import { PROVIDER_SILENT } from '../../../platform/payments/wording.ts'
import { startMemberRun } from '../../members/commands/start-member-run.server.ts'
import { memberSelection } from '../../members/schema.ts'
import { subscriptions } from '../subscriptions/table.server.ts'
import { INVOICES, SUBSCRIPTIONS } from './bulk-runs.server.ts'

const boss = anActor('administrator')
const workshop = { kinds: [anyKind(INVOICES), anyKind(SUBSCRIPTIONS)], actorOf: async () => boss }

async function aClub(given: Partial<Ctx> = {}) {
  const { ctx, sandbox } = await aBillingCtx(given)
  const people = [
    await aMember(ctx, { name: 'Ana Kovač', email: 'ana@example.org' }),
    await aMember(ctx, { name: 'Bo Lund', email: 'bo@example.org' }),
    await aMember(ctx, { name: 'No Address', email: '' }),
  ]
  const selection = memberSelection.parse({ ids: people.map(({ id }) => id) })
  return { ctx, sandbox, admin: as(ctx, boss), people, selection, stripe: await sandbox.payments.client() }
}

test('each member gets an invoice and a result in words, those without an address too [INV-008]', async () => {
  const { ctx, admin, selection, stripe } = await aClub()
  const input = { amount: 4500, description: 'Kit' }
  const run = await startMemberRun(admin, INVOICES, { selection, input, key: 'invoices' })
  if (!run.ok) throw new Error(run.reason)
  await workOff(ctx, workshop, run.runId)
  const { done, failed, results } = await bulkProgress(admin, run.runId)
  expect([done, failed]).toEqual([2, 1])
  expect(results.map(({ text }) => text)).toEqual([
    'Could not send an invoice to No Address: there is no e-mail address that the card provider takes. Add one in letters a–z.',
    'Invoice sent to Ana Kovač',
    'Invoice sent to Bo Lund',
  ])
  expect((await stripe.invoices.list({})).data.map(({ amount_due }) => amount_due)).toEqual([4500, 4500])
})

test('a process that dies between the provider and the database makes no second invoice [INV-008]', async () => {
  const { ctx, admin, people, stripe } = await aClub()
  const selection = memberSelection.parse({ ids: people[0]?.id })
  const input = { amount: 4500, description: 'Kit' }
  const run = await startMemberRun(admin, INVOICES, { selection, input, key: 'invoices' })
  if (!run.ok) throw new Error(run.reason)
  const dies: AskKind<{ amount: number; description: string }> = {
    ...INVOICES,
    async ask(...given) {
      await INVOICES.ask(...given)
      throw new Error('the process is gone')
    },
  }
  await workOff(ctx, { ...workshop, kinds: [anyKind(dies)] }, run.runId)
  expect((await stripe.invoices.list({})).data).toHaveLength(1)
  const later = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 20_000) } }
  expect(await workOff(later, workshop, run.runId)).toBe('finished')
  expect((await stripe.invoices.list({})).data).toHaveLength(1)
})

test('each assigned subscription and each failure names the plan and the member [INV-013, INV-017, INV-018]', async () => {
  const { ctx, admin, selection } = await aClub()
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  const input = { priceId, plan: 'League teams', volunteer: true }
  const run = await startMemberRun(admin, SUBSCRIPTIONS, { selection, input, key: 'plans' })
  if (!run.ok) throw new Error(run.reason)
  await workOff(ctx, workshop, run.runId)
  const { results } = await bulkProgress(admin, run.runId)
  expect(results.map(({ text }) => text)).toEqual([
    'Could not assign League teams to No Address: there is no e-mail address that the card provider takes. Add one in letters a–z.',
    'Assigned subscription League teams to Ana Kovač!',
    'Assigned subscription League teams to Bo Lund!',
  ])
  const kept = await ctx.db.select().from(subscriptions)
  expect(kept.map(({ discountBp }) => discountBp)).toEqual([2000, 2000])
})

test('while the provider is silent nobody is lost: they are tried again later [INV-018]', async () => {
  const { ctx, admin, people, sandbox } = await aClub()
  const selection = memberSelection.parse({ ids: people[0]?.id })
  const input = { amount: 4500, description: 'Kit' }
  const run = await startMemberRun(admin, INVOICES, { selection, input, key: 'invoices' })
  if (!run.ok) throw new Error(run.reason)
  await sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/customers' })
  expect(await workOff(ctx, workshop, run.runId)).toBe('waits')
  const { results } = await bulkProgress(admin, run.runId)
  expect(results[0]).toMatchObject({
    status: 'waiting',
    text: `Could not send an invoice to Ana Kovač: ${PROVIDER_SILENT}`,
  })
  const later = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 20_000) } }
  expect(await workOff(later, workshop, run.runId)).toBe('finished')
  expect((await bulkProgress(admin, run.runId)).done).toBe(1)
})

test('while the provider is slow no row holds a connection: one for the run, the rest for everybody else [INV-008]', async () => {
  const { ctx, sandbox, admin, people, selection } = await aClub({ db: await aDatabase(3) })
  const third = await aMember(ctx, { name: 'Cy Moss', email: 'cy@example.org' })
  const all = { ...selection, ids: [...people.slice(0, 2), third].map(({ id }) => id) }
  const input = { amount: 4500, description: 'Kit' }
  const run = await startMemberRun(admin, INVOICES, { selection: all, input, key: 'invoices' })
  if (!run.ok) throw new Error(run.reason)
  const { late } = await beginSlowly(sandbox, '/v1/invoices', () => workOff(ctx, workshop, run.runId), {
    times: 3,
  })
  const { totalCount, idleCount, waitingCount } = ctx.db.$client
  expect({ busy: totalCount - idleCount, waitingCount }).toEqual({ busy: 1, waitingCount: 0 })
  expect((await bulkProgress(admin, run.runId)).done).toBe(0)
  expect(await late()).toBe('finished')
  expect((await bulkProgress(admin, run.runId)).done).toBe(3)
})
