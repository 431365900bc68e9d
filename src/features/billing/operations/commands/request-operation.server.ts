import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { modeOf } from '../../customers/model.ts'
import type { OperationKind } from '../model.ts'
import { type Operation, providerOperations } from '../table.server.ts'

type Request = { id: string; kind: OperationKind; memberId: string | null; request: object }
type Needs = Pick<Ctx, 'clock' | 'payments'> & Partial<Pick<Ctx, 'actor'>>

/**
 * Records a request to the provider, with its job, in the caller's transaction. Repeating an id changes nothing,
 * unless the operation has failed: then it is retried with the new request.
 */
export async function requestOperation(ctx: Needs, tx: Tx, input: Request): Promise<Operation> {
  const { id, request } = input
  const requestedBy = ctx.actor?.kind === 'user' ? ctx.actor.userId : null
  const again = { request, requestedBy, createdAt: ctx.clock.now() }
  const [added] = await tx
    .insert(providerOperations)
    .values({ ...input, ...again, mode: modeOf(ctx) })
    .onConflictDoUpdate({
      target: providerOperations.id,
      set: { ...again, status: 'pending', error: null, finishedAt: null },
      setWhere: eq(providerOperations.status, 'failed'),
    })
    .returning()
  if (added) await addOperationJob(tx, added)
  const known = added ?? (await operationOf(tx, id))
  if (!known) throw new Error(`the operation ${id} was not written`)
  return known
}

/**
 * Adds the job of an operation, or moves it to the day before which the request must not be carried out. Jobs of the
 * same queue run in the order of their requests.
 */
export const addOperationJob = (tx: Tx, operation: Operation) => {
  // The command that requested the operation wrote this type.
  const { notBefore } = operation.request as { notBefore?: string }
  const runAt = notBefore === undefined ? undefined : new Date(notBefore)
  const key = `operation:${operation.id}`
  return addJob(tx, 'billing:operation', { id: operation.id }, key, queueOf(operation), runAt)
}

/** Refunds have one queue for each payment, other operations one for each member, or else for each invoice. */
function queueOf({ id, kind, memberId, request }: Operation): string {
  // The command that requested the operation wrote this type.
  const { paymentId, invoiceId } = request as { paymentId?: string; invoiceId?: string }
  return kind === 'refund.create' ? `refunds:${paymentId}` : `billing:${memberId ?? invoiceId ?? id}`
}

/** Finds an operation by its id. */
export async function operationOf(db: Tx | Ctx['db'], id: string): Promise<Operation | undefined> {
  const [found] = await db.select().from(providerOperations).where(eq(providerOperations.id, id))
  return found
}

/** Returns the pending operations of a member, of one kind or of all. */
export const pendingOperations = (tx: Tx, memberId: string, kind?: OperationKind): Promise<Operation[]> => {
  const of = providerOperations
  const isKind = kind && eq(of.kind, kind)
  return tx
    .select()
    .from(of)
    .where(and(eq(of.memberId, memberId), eq(of.status, 'pending'), isKind))
}
