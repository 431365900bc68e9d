import {
  createInvoice,
  type InvoiceToCreate,
} from '../../src/features/billing/invoices/commands/create-invoice.server.ts'
import { performOperation } from '../../src/features/billing/jobs.server.ts'
import { providerOperations } from '../../src/features/billing/operations/table.server.ts'
import { refundByStaff } from '../../src/features/billing/refunds/commands/request-refund.server.ts'
import {
  assignSubscription,
  type SubscriptionToAssign,
} from '../../src/features/billing/subscriptions/commands/assign-subscription.server.ts'
import {
  cancelSubscription,
  type Ending,
} from '../../src/features/billing/subscriptions/commands/cancel-subscription.server.ts'
import type { Pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** Requests an operation as staff and performs it immediately, without its job. */

async function outcomeOf(ctx: Ctx, operationId: string) {
  const performed = await performOperation(ctx, operationId)
  if (performed.ok || performed.reason === 'PROVIDER_DOWN' || performed.message !== 'RUNNING')
    return performed
  return { ok: false as const, reason: 'RUNNING' as const }
}

export async function assignNow(ctx: Ctx, input: SubscriptionToAssign) {
  const requested = await assignSubscription(ctx, input)
  if (!requested.ok) return requested
  const outcome = await outcomeOf(ctx, requested.operationId)
  return outcome.ok ? { ok: true as const, subscriptionId: outcome.resultId } : outcome
}

export async function invoiceNow(ctx: Ctx, input: InvoiceToCreate) {
  const requested = await createInvoice(ctx, input)
  if (!requested.ok) return requested
  const outcome = await outcomeOf(ctx, requested.operationId)
  return outcome.ok ? { ok: true as const, invoiceId: outcome.resultId } : outcome
}

export async function cancelNow(ctx: Ctx, id: string, ending?: Ending) {
  const outcome = await outcomeOf(ctx, (await cancelSubscription(ctx, id, ending)).operationId)
  return outcome.ok ? { ok: true as const, subscriptionId: outcome.resultId } : outcome
}

export async function refundNow(
  ctx: Ctx,
  paymentId: string,
  input: { amount: Pence | undefined; key: string; objectId?: string },
) {
  const requested = await refundByStaff(ctx, paymentId, input)
  if (!requested.ok) return requested
  const outcome = await outcomeOf(ctx, requested.operationId)
  return outcome.ok ? { ok: true as const, amount: requested.amount } : outcome
}

/** Performs every pending operation whose day has come, as its job does. */
export async function performPending(ctx: Ctx): Promise<void> {
  for (const { id, status, request } of await ctx.db.select().from(providerOperations)) {
    const { notBefore } = request as { notBefore?: string }
    const isEarly = notBefore !== undefined && new Date(notBefore) > ctx.clock.now()
    if (status === 'pending' && !isEarly) await performOperation(ctx, id)
  }
}
