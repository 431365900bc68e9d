import { z } from 'zod'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type AskKind, type BulkResult, TryAgain } from '../../../platform/jobs/bulk/kind.ts'
import { PROVIDER_SILENT } from '../../../platform/payments/wording.ts'
import { findMemberName } from '../../members/queries/members-by-name.server.ts'
import { createInvoice } from '../invoices/commands/create-invoice.server.ts'
import { performAny } from '../jobs.server.ts'
import { refusalWords } from '../model.ts'
import { operationState } from '../operations/queries/operation.server.ts'
import { assignSubscription } from '../subscriptions/commands/assign-subscription.server.ts'

type InvoiceInput = { amount: number; description: string }
type SubscriptionInput = { priceId: string; plan: string; volunteer: boolean }

/** One invoice for each of many members. [INV-008] */
export const INVOICES: AskKind<InvoiceInput> = {
  name: 'billing.create-invoice',
  input: z.object({ amount: z.int().positive(), description: z.string() }),
  async ask(ctx, { amount, description }, { id: memberId, key }) {
    const asked = await createInvoice(ctx, { memberId, amount: pence(amount), description, key })
    return resultOf(ctx, asked, `Could not send an invoice to ${await findMemberName(ctx.db, memberId)}`)
  },
}

/** One subscription for each of many members. [INV-017, INV-018] */
export const SUBSCRIPTIONS: AskKind<SubscriptionInput> = {
  name: 'billing.assign-subscription',
  input: z.object({ priceId: z.string(), plan: z.string(), volunteer: z.boolean() }),
  async ask(ctx, { priceId, plan, volunteer }, { id: memberId, key }) {
    const asked = await assignSubscription(ctx, { memberId, priceId, volunteer, key })
    return resultOf(ctx, asked, `Could not assign ${plan} to ${await findMemberName(ctx.db, memberId)}`)
  },
}

type Asked = Awaited<ReturnType<typeof assignSubscription | typeof createInvoice>>

async function resultOf(ctx: Ctx, asked: Asked, what: string): Promise<BulkResult> {
  const performed = asked.ok ? await performAny(ctx, asked.operationId) : asked
  if (!performed.ok && performed.reason === 'PROVIDER_DOWN') throw new TryAgain(`${what}: ${PROVIDER_SILENT}`)
  if (!asked.ok) return { ok: false, text: `${what}: ${refusalWords(asked)}` }
  return { ok: performed.ok, text: (await operationState(ctx, asked.operationId)).text }
}
