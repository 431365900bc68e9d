import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { type AuditEntry, auditOf } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { endRows } from '../../../../platform/jobs/bulk/end-rows.ts'
import { callOnce } from '../../../../platform/payments/call-once.ts'
import { callAsStaff, type ProviderResult } from '../../../../platform/payments/payments.ts'
import { findMemberName } from '../../../members/bulk/queries/members-by-name.server.ts'
import { modeOf } from '../../customers/model.ts'
import { type BillingNeeds, failureText, type OperationKind, outcomeText, type Unchanged } from '../model.ts'
import { type Operation, providerOperations } from '../table.server.ts'
import { operationOf } from './request-operation.server.ts'

/**
 * Carries out one kind of operation. `perform` may run twice, so it must look for the result of an earlier run first.
 */
export type OperationHandler = {
  kind: OperationKind
  /** Returns the provider's id of the created object after copying the object into our tables. */
  perform(ctx: BillingNeeds, operation: Operation): Promise<Performed>
  /** Further writes in the transaction that records the outcome, whether done or failed. */
  ended?(ctx: BillingNeeds, tx: Tx, operation: Operation, isDone: boolean): Promise<void>
  /** The audit entry of a successful operation. `unchanged`: why the provider had nothing to change. */
  audit?(operation: Operation, resultId: string, unchanged?: Unchanged): AuditEntry | undefined
}

type Performed =
  | ProviderResult<string>
  | { ok: true; value: string; unchanged: Unchanged | undefined }
  | { ok: false; reason: string }

export type OperationResult = Outcome<
  { resultId: string },
  /** The job retries the operation until the provider answers. */
  { reason: 'PROVIDER_DOWN' } | { reason: 'PROVIDER_REFUSED'; message: string }
>

/**
 * The idempotency key of an operation. A retry after a refusal has a new key, because the provider repeats its
 * refusal for the old one.
 */
export const idempotencyKeyOf = ({ id, createdAt }: Operation): string => `${id}:${createdAt.getTime()}`

/**
 * Whether an object at the provider was created by an operation, according to its metadata. Objects from older
 * versions hold the key of a form instead of the operation's id.
 */
export const wasCreatedBy =
  ({ id }: Pick<Operation, 'id'>) =>
  ({ metadata }: { metadata?: Record<string, string> | null }): boolean =>
    metadata?.operation === id || (!!metadata?.request && id.endsWith(`:${metadata.request}`))

/**
 * Calls the provider for an operation with its idempotency key. `work` must first look for an object that passes
 * `isMade` (`wasCreatedBy` this operation), because the provider forgets idempotency keys after a day.
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
 * Performs a pending operation and records its outcome once. The operation stays pending if the provider does not
 * answer. Called by the job and by commands that wait for the outcome.
 */
export async function performWith(
  ctx: BillingNeeds,
  handler: OperationHandler,
  id: string,
): Promise<OperationResult> {
  const operation = await operationOf(ctx.db, id)
  if (!operation) throw new Error(`there is no operation ${id}`)
  if (operation.status !== 'pending' || operation.mode !== modeOf(ctx)) return outcomeOf(operation)
  const performed = await handler.perform(ctx, operation)
  if (!performed.ok && performed.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  await finish(ctx, handler, operation, performed)
  return outcomeOf((await operationOf(ctx.db, id)) ?? operation)
}

function outcomeOf({ status, resultId, error }: Operation): OperationResult {
  if (status === 'pending') return refused('PROVIDER_DOWN')
  if (status === 'done' && resultId !== null) return done({ resultId })
  return refused('PROVIDER_REFUSED', { message: failureText(error ?? '') })
}

async function finish(
  ctx: BillingNeeds,
  { audit, ended }: OperationHandler,
  operation: Operation,
  performed: Performed,
): Promise<void> {
  const { db, clock } = ctx
  const unchanged = performed.ok && 'unchanged' in performed ? performed.unchanged : undefined
  const outcome = performed.ok
    ? { status: 'done' as const, resultId: performed.value, error: unchanged ?? null }
    : { status: 'failed' as const, error: 'message' in performed ? performed.message : performed.reason }
  await db.transaction(async (tx) => {
    const [finished] = await tx
      .update(providerOperations)
      .set({ ...outcome, finishedAt: clock.now() })
      .where(and(eq(providerOperations.id, operation.id), eq(providerOperations.status, 'pending')))
      .returning()
    if (!finished) return
    const name = finished.memberId ? await findMemberName(tx, finished.memberId) : ''
    const text = outcomeText({ ...finished, status: outcome.status }, name)
    await endRows(tx, operation.id, { ok: performed.ok, text })
    await ended?.(ctx, tx, operation, performed.ok)
    const noted = performed.ok && audit?.(operation, performed.value, unchanged)
    if (noted) await auditOf(tx, clock, operation.requestedBy, noted)
  })
}
