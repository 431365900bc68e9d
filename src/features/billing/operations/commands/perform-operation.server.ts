import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { type AuditEntry, auditOf } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { endRows } from '../../../../platform/jobs/bulk/end-rows.ts'
import { callOnce } from '../../../../platform/payments/call-once.ts'
import { callAsStaff, type ProviderResult } from '../../../../platform/payments/payments.ts'
import { members } from '../../../members/table.server.ts'
import { modeOf } from '../../customers/model.ts'
import { type BillingNeeds, failureText, type OperationKind, outcomeText } from '../model.ts'
import { type Operation, providerOperations } from '../table.server.ts'
import { operationOf } from './request-operation.server.ts'

/** How one kind of operation is done. It may be called twice: it looks for what it has made before it makes it. */
export type OperationHandler = {
  kind: OperationKind
  /** Answers the provider's id of what was made, once it is copied. */
  perform(
    ctx: BillingNeeds,
    operation: Operation,
  ): Promise<ProviderResult<string> | { ok: false; reason: string }>
  /** What else is written in the transaction that ends it, however it ends. */
  ended?(tx: Tx, operation: Operation): Promise<void>
  /** What is noted of it, once it is done. */
  audit?(operation: Operation, resultId: string): AuditEntry | undefined
}

export type OperationResult = Outcome<
  { resultId: string },
  /** It is done as soon as the provider answers. */
  { reason: 'PROVIDER_DOWN' } | { reason: 'PROVIDER_REFUSED'; message: string }
>

/** The idempotency key of what an operation makes: another one after a refusal, which the provider keeps. */
export const idempotencyKeyOf = ({ id, createdAt }: Operation): string => `${id}:${createdAt.getTime()}`

/** What was made for an operation, by its metadata. Before operations had ids their forms had keys. */
export const wasCreatedBy =
  ({ id }: Pick<Operation, 'id'>) =>
  ({ metadata }: { metadata?: Record<string, string> | null }): boolean =>
    metadata?.operation === id || (!!metadata?.request && id.endsWith(`:${metadata.request}`))

/**
 * Calls the provider for an operation, once. `work` looks for what the operation has made already, by `isMade`: the
 * provider forgets a key after a day, and never what was made with it.
 */
export const callForOperation = <T>(
  ctx: BillingNeeds,
  operation: Operation,
  work: (
    stripe: Stripe,
    once: { idempotencyKey: string },
    isMade: ReturnType<typeof wasCreatedBy>,
  ) => Promise<T>,
): Promise<ProviderResult<T>> =>
  callOnce(
    ctx,
    idempotencyKeyOf(operation),
    (stripe, once) => work(stripe, once, wasCreatedBy(operation)),
    callAsStaff,
  )

/**
 * Does a pending operation: asks the provider, and writes the outcome down once. One that the provider leaves
 * unanswered stays pending. Called by the job, and by callers who wait for the outcome.
 */
export async function performWith(
  ctx: BillingNeeds,
  performer: OperationHandler,
  id: string,
): Promise<OperationResult> {
  const operation = await operationOf(ctx.db, id)
  if (!operation) throw new Error(`there is no operation ${id}`)
  if (operation.status !== 'pending' || operation.mode !== modeOf(ctx)) return outcomeOf(operation)
  const performed = await performer.perform(ctx, operation)
  if (!performed.ok && performed.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  await finish(ctx, performer, operation, performed)
  return outcomeOf((await operationOf(ctx.db, id)) ?? operation)
}

function outcomeOf({ status, resultId, error }: Operation): OperationResult {
  if (status === 'pending') return refused('PROVIDER_DOWN')
  if (status === 'done' && resultId !== null) return done({ resultId })
  return refused('PROVIDER_REFUSED', { message: failureText(error ?? '') })
}

async function finish(
  { db, clock }: BillingNeeds,
  { audit, ended }: OperationHandler,
  operation: Operation,
  performed: Awaited<ReturnType<OperationHandler['perform']>>,
): Promise<void> {
  const outcome = performed.ok
    ? { status: 'done' as const, resultId: performed.value }
    : { status: 'failed' as const, error: 'message' in performed ? performed.message : performed.reason }
  await db.transaction(async (tx) => {
    const [finished] = await tx
      .update(providerOperations)
      .set({ ...outcome, finishedAt: clock.now() })
      .where(and(eq(providerOperations.id, operation.id), eq(providerOperations.status, 'pending')))
      .returning()
    if (!finished) return
    const name = await nameOf(tx, finished)
    const text = outcomeText({ ...finished, status: outcome.status }, name)
    await endRows(tx, operation.id, { ok: performed.ok, text })
    await ended?.(tx, operation)
    const noted = performed.ok && audit?.(operation, performed.value)
    if (noted) await auditOf(tx, clock, operation.requestedBy, noted)
  })
}

async function nameOf(tx: Tx, { memberId }: Operation): Promise<string> {
  if (!memberId) return ''
  const [member] = await tx.select({ name: members.name }).from(members).where(eq(members.id, memberId))
  return member?.name ?? ''
}
