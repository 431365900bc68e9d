import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { members } from '../../../members/table.server.ts'
import { requireFinance } from '../../policy.ts'
import { outcomeText, pendingText } from '../model.ts'
import { type Operation, providerOperations } from '../table.server.ts'

/** Most operations finish within this time. */
const SOON_MS = 10_000

/** The state of an operation, worded for the member of staff who requested it. */
export type OperationState = { status: Operation['status']; text: string }
export type ShownOperation = OperationState & { id: string }

/**
 * Returns the state of an operation. Throws Forbidden unless the caller is finance staff or requested it, NotFound if
 * it does not exist.
 */
export async function operationState(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  id: string,
): Promise<OperationState> {
  const [found] = await db
    .select({ operation: providerOperations, name: members.name })
    .from(providerOperations)
    .leftJoin(members, eq(members.id, providerOperations.memberId))
    .where(eq(providerOperations.id, id))
  if (!found) throw new NotFound()
  const { operation, name } = found
  const isOwn = actor.kind === 'user' && actor.userId === operation.requestedBy
  if (!isOwn) requireFinance({ actor })
  const { kind, status, createdAt } = operation
  if (status !== 'pending') return { status, text: outcomeText({ ...operation, status }, name ?? '') }
  const isSlow = clock.now().getTime() - createdAt.getTime() > SOON_MS
  return { status, text: isSlow ? pendingText(kind) : 'Waiting for the card provider' }
}
