import { isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { startCheckout } from '../../src/features/billing/checkout/commands/start-checkout.server.ts'
import type { PaymentPurpose } from '../../src/features/billing/payments/model.ts'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { handleEvent, recordEvent } from '../../src/features/billing/sync/commands/handle-event.server.ts'
import { reconcile } from '../../src/features/billing/sync/commands/reconcile.server.ts'
import { providerEvents } from '../../src/features/billing/sync/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { rows } from '../../src/platform/database/database.ts'
import type { Sandbox } from './sandbox.ts'

/** An open, unpaid checkout session for £45. */
export async function aCheckoutSession(
  ctx: Ctx,
  purpose: PaymentPurpose = 'registration',
  objectId = newId(),
) {
  const started = await startCheckout(ctx, {
    purpose,
    objectId,
    description: 'Registration',
    lines: [{ name: 'Registration', amount: pence(4500), quantity: 1 }],
    payer: { memberId: null, name: '', email: '' },
    returns: { success: '/done', cancel: '/not-done' },
  })
  if (!started.ok) throw new Error(started.reason)
  return { ...started, objectId, purpose }
}

/** Returns the only payment in the ledger. */
export async function onlyPayment({ db }: Ctx) {
  const [payment, ...more] = await db.select().from(payments)
  if (!payment || more.length > 0) throw new Error('there is not exactly one payment')
  return payment
}

/** Returns the names of the queued jobs. */
export const jobs = async ({ db }: Ctx) =>
  (
    await rows<{ name: string }>(
      db,
      sql`select task_identifier as name from graphile_worker.jobs order by id`,
    )
  ).map((job) => job.name)

/** Returns every event so far, oldest first. */
export async function events(sandbox: Sandbox) {
  const stripe = await sandbox.payments.client()
  return (await stripe.events.list({ limit: 100 })).data.reverse()
}

/** Records and handles events as the webhook and its job do. */
export async function hear(ctx: Ctx, sent: Awaited<ReturnType<typeof events>>) {
  for (const event of sent) {
    await recordEvent(ctx, event)
    await handleEvent(ctx, event.id)
  }
}

/** Reconciles, and handles the events found, as the jobs do. */
export async function reconcileNow(ctx: Ctx) {
  const reconciled = await reconcile(ctx)
  const waiting = await ctx.db.select().from(providerEvents).where(isNull(providerEvents.handledAt))
  for (const { id } of waiting.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await handleEvent(ctx, id)
  return reconciled
}

/**
 * Holds the responses of requests to a path: the sandbox has done the work, and the response is delayed until `late` is
 * called. `times` requests are held, after `skip` have been answered.
 */
export async function beginSlowly<T>(
  sandbox: Sandbox,
  path: string,
  asking: () => Promise<T>,
  { times = 1, skip = 0 } = {},
) {
  const before = (await sandbox.requests(path)).length
  await sandbox.trouble({ kind: 'hold', when: 'after', path, times, skip })
  const answer = asking()
  await expect.poll(async () => (await sandbox.requests(path)).length).toBe(before + skip + times)
  const late = async () => {
    await sandbox.steer('DELETE', '/faults')
    return answer
  }
  return { late }
}
