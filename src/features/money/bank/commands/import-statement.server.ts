import { createHash } from 'node:crypto'
import { clubDay } from '../../../../kernel/dates.ts'
import { done, type Outcome } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { type BankRefusal, readBankFile } from '../model/read-file.ts'
import type { BankFile } from '../model/statement.ts'
import { bankTransactions } from '../table.server.ts'

export type ImportStatement = Outcome<{ added: number; file: BankFile }, BankRefusal>

/** PostgreSQL takes 65,535 parameters in a statement. */
const AT_ONCE = 1000

/**
 * Keeps the payments in a bank file, each once, however often it is uploaded. Throws Forbidden unless the caller is
 * finance staff.
 */
export async function importStatement(ctx: Ctx, text: string): Promise<ImportStatement> {
  requireFinance(ctx)
  const now = ctx.clock.now()
  const read = readBankFile(text, clubDay(now))
  if (!read.ok) return read
  const values = read.file.payments.map(({ identity, ...payment }) => ({
    ...payment,
    key: createHash('sha256').update(identity).digest('hex'),
    createdAt: now,
  }))
  const added = await transact(ctx, async (tx) => {
    let added = 0
    for (let from = 0; from < values.length; from += AT_ONCE) {
      const some = values.slice(from, from + AT_ONCE)
      const inserted = await tx
        .insert(bankTransactions)
        .values(some)
        .onConflictDoNothing({ target: bankTransactions.key })
        .returning({ id: bankTransactions.id })
      added += inserted.length
    }
    if (added > 0)
      await auditStaff(tx, ctx, {
        action: 'billing.import-statement',
        subject: 'bank_transactions',
        facts: { added },
      })
    return added
  })
  return done({ added, file: read.file })
}
