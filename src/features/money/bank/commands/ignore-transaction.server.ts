import { and, eq, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { isRecorded } from '../queries/conditions.server.ts'
import { bankTransactions } from '../table.server.ts'

export type IgnoreTransaction = Outcome<
  object,
  /** It is recorded as a payment. */
  { reason: 'RECORDED' }
>

/**
 * Sets a payment on the bank statement aside, with a note. Throws Forbidden unless the caller is finance staff,
 * NotFound for an unknown one.
 */
export function ignoreTransaction(ctx: Ctx, id: string, note: string): Promise<IgnoreTransaction> {
  return change(ctx, id, 'billing.ignore-transaction', { ignoredAt: ctx.clock.now(), note })
}

/** Takes back that a payment was ignored. Throws as `ignoreTransaction` does. */
export function restoreTransaction(ctx: Ctx, id: string): Promise<IgnoreTransaction> {
  return change(ctx, id, 'billing.restore-transaction', { ignoredAt: null })
}

type Change = { ignoredAt: Date | null; note?: string }

async function change(ctx: Ctx, id: string, action: string, set: Change): Promise<IgnoreTransaction> {
  requireFinance(ctx)
  if (!isId(id)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const isThis = eq(bankTransactions.id, id)
    const changed = await tx
      .update(bankTransactions)
      .set(set)
      .where(and(isThis, sql`not ${isRecorded}`))
      .returning({ id: bankTransactions.id })
    if (changed.length > 0) {
      await auditStaff(tx, ctx, { action, subject: `bank_transactions/${id}` })
      return done()
    }
    if ((await tx.$count(bankTransactions, isThis)) === 0) throw new NotFound()
    return refused('RECORDED')
  })
}
