import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { pence } from '../../../kernel/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { joining } from '../../../platform/database/transact.ts'
import type { BulkKind, BulkResult } from '../../../platform/jobs/bulk/kind.ts'
import { findMemberName } from '../../members/bulk/queries/members-by-name.server.ts'
import { type CreateInvoice, createInvoice } from '../invoices/commands/create-invoice.server.ts'
import { refusalWords } from '../model.ts'
import { outcomeText } from '../operations/model.ts'
import { providerOperations } from '../operations/table.server.ts'
import {
  type AssignSubscription,
  requestAssignment,
} from '../subscriptions/commands/assign-subscription.server.ts'

type InvoiceInput = { amount: number; description: string }
type SubscriptionInput = { priceId: string; plan: string; volunteer: boolean }

/** Requests one invoice for each of many members. [INV-008] */
export const INVOICES: BulkKind<InvoiceInput> = {
  name: 'billing.create-invoice',
  input: z.object({ amount: z.int().positive(), description: z.string() }),
  async work(ctx, tx, { amount, description }, { id: memberId, key }) {
    const invoice = { memberId, amount: pence(amount), description, key }
    const requested = await createInvoice(joining(ctx, tx), invoice)
    const name = await findMemberName(tx, memberId)
    return resultOf(tx, requested, name, `Could not send an invoice to ${name}`)
  },
}

/** Requests one subscription for each of many members. [INV-017, INV-018] */
export const SUBSCRIPTIONS: BulkKind<SubscriptionInput> = {
  name: 'billing.assign-subscription',
  input: z.object({ priceId: z.string(), plan: z.string(), volunteer: z.boolean() }),
  async work(ctx, tx, { priceId, plan, volunteer }, { id: memberId, key }) {
    const requested = await requestAssignment(ctx, tx, { memberId, priceId, plan, volunteer, key })
    const name = await findMemberName(tx, memberId)
    return resultOf(tx, requested, name, `Could not assign ${plan} to ${name}`)
  },
}

/**
 * Reports the state of an operation as the result of its row. The row lock keeps the operation from finishing before
 * the row is written; an operation that another form requested may have finished already.
 */
async function resultOf(
  tx: Tx,
  requested: CreateInvoice | AssignSubscription,
  name: string,
  what: string,
): Promise<BulkResult> {
  if (!requested.ok) return { ok: false, text: `${what}: ${refusalWords(requested)}` }
  const { operationId } = requested
  const isIt = eq(providerOperations.id, operationId)
  const [operation] = await tx.select().from(providerOperations).where(isIt).for('share')
  if (!operation) throw new Error(`there is no operation ${operationId}`)
  const { status } = operation
  if (status === 'pending') return { operationId, text: `${name}: waiting for the card provider` }
  return { ok: status === 'done', text: outcomeText({ ...operation, status }, name) }
}
