import { expect, test } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { performPending } from '../../../../tests/support/billing.ts'
import { workOff } from '../../../../tests/support/bulk.ts'
import { as } from '../../../../tests/support/database.ts'
import { jobs } from '../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../tests/support/sandbox.ts'
import type { Ctx } from '../../../platform/context.ts'
import { anyKind } from '../../../platform/jobs/bulk/kind.ts'
import { bulkProgress } from '../../../platform/jobs/bulk/progress.ts'
import { startMemberRun } from '../../members/bulk/commands/start-member-run.server.ts'
import { memberSelection } from '../../members/schema.ts'
import { assignSubscription } from '../subscriptions/commands/assign-subscription.server.ts'
import { subscriptions } from '../subscriptions/table.server.ts'
import { INVOICES, SUBSCRIPTIONS } from './bulk-runs.server.ts'

const boss = anActor('administrator')
const registry = { kinds: [anyKind(INVOICES), anyKind(SUBSCRIPTIONS)], actorOf: async () => boss }

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
  expect(await workOff(ctx, registry, run.runId)).toBe('waits')
  await performPending(ctx)
  expect(await workOff(ctx, registry, run.runId)).toBe('finished')
  const { done, failed, results } = await bulkProgress(admin, run.runId)
  expect([done, failed]).toEqual([2, 1])
  expect(results.map(({ text }) => text)).toEqual([
    'Could not send an invoice to No Address: the member needs an e-mail address in plain letters (a–z).',
    'Invoice sent to Ana Kovač',
    'Invoice sent to Bo Lund',
  ])
  expect((await stripe.invoices.list({})).data.map(({ amount_due }) => amount_due)).toEqual([4500, 4500])
})

test('each assigned subscription and each failure names the plan and the member [INV-013, INV-017, INV-018]', async () => {
  const { ctx, admin, selection } = await aClub()
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  const input = { priceId, plan: 'League teams', volunteer: true }
  const run = await startMemberRun(admin, SUBSCRIPTIONS, { selection, input, key: 'plans' })
  if (!run.ok) throw new Error(run.reason)
  await workOff(ctx, registry, run.runId)
  await performPending(ctx)
  const { results } = await bulkProgress(admin, run.runId)
  expect(results.map(({ text }) => text)).toEqual([
    'Could not assign League teams to No Address: the member needs an e-mail address in plain letters (a–z).',
    'Assigned subscription League teams to Ana Kovač!',
    'Assigned subscription League teams to Bo Lund!',
  ])
  const kept = await ctx.db.select().from(subscriptions)
  expect(kept.map(({ discountBp }) => discountBp)).toEqual([2000, 2000])
})

test('a row whose invoice the provider leaves unanswered never fails, and its invoice is sent once [INV-008, INV-018]', async () => {
  const { ctx, admin, people, sandbox, stripe } = await aClub()
  const selection = memberSelection.parse({ ids: people[0]?.id })
  const input = { amount: 4500, description: 'Kit' }
  const run = await startMemberRun(admin, INVOICES, { selection, input, key: 'invoices' })
  if (!run.ok) throw new Error(run.reason)
  await workOff(ctx, registry, run.runId)
  await sandbox.trouble({ kind: 'cut', when: 'after', method: 'POST', times: 3, path: '/v1/invoices/' })
  await performPending(ctx)
  const nextDay = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 86_400_000) } }
  expect(await workOff(nextDay, registry, run.runId)).toBe('waits')
  const waiting = { status: 'requested', text: 'Ana Kovač: waiting for the card provider' }
  expect(await bulkProgress(admin, run.runId)).toMatchObject({ done: 0, failed: 0, results: [waiting] })
  await performPending(ctx)
  expect(await workOff(ctx, registry, run.runId)).toBe('finished')
  const sent = { status: 'done', text: 'Invoice sent to Ana Kovač' }
  expect(await bulkProgress(admin, run.runId)).toMatchObject({ done: 1, failed: 0, results: [sent] })
  expect((await stripe.invoices.list({})).data).toHaveLength(1)
})

test('a row whose operation the provider refuses says why, and its run ends [INV-018]', async () => {
  const { ctx, admin, people, sandbox } = await aClub()
  const selection = memberSelection.parse({ ids: people[0]?.id })
  const input = { amount: 4500, description: 'Kit' }
  const run = await startMemberRun(admin, INVOICES, { selection, input, key: 'invoices' })
  if (!run.ok) throw new Error(run.reason)
  await workOff(ctx, registry, run.runId)
  await sandbox.trouble({ kind: 'error', status: 400, method: 'POST', path: '/v1/invoices' })
  await performPending(ctx)
  expect(await jobs(ctx)).toContain('bulk:run')
  expect(await workOff(ctx, registry, run.runId)).toBe('finished')
  const failed = {
    status: 'failed',
    text: expect.stringMatching(/^Could not send an invoice to Ana Kovač: /),
  }
  expect(await bulkProgress(admin, run.runId)).toMatchObject({ done: 0, failed: 1, results: [failed] })
})

test('a row that finds the plan being assigned already gets the outcome of that operation [INV-017]', async () => {
  const { ctx, admin, people, stripe } = await aClub()
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  const memberId = people[0]?.id ?? ''
  await assignSubscription(admin, { memberId, priceId, volunteer: false, key: 'by-hand' })
  const selection = memberSelection.parse({ ids: memberId })
  const input = { priceId, plan: 'League teams', volunteer: false }
  const run = await startMemberRun(admin, SUBSCRIPTIONS, { selection, input, key: 'plans' })
  if (!run.ok) throw new Error(run.reason)
  await workOff(ctx, registry, run.runId)
  await performPending(ctx)
  expect(await workOff(ctx, registry, run.runId)).toBe('finished')
  const assigned = [{ text: 'Assigned subscription League teams to Ana Kovač!' }]
  expect((await bulkProgress(admin, run.runId)).results).toMatchObject(assigned)
  expect((await stripe.subscriptions.list({})).data).toHaveLength(1)
})
