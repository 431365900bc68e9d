import { lt } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ports } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { oldestPaymentDay } from '../../model.ts'
import { bankTransactions } from '../table.server.ts'

/**
 * Deletes payments on the bank statement that are older than two years. What was recorded stays in the ledger. Returns
 * their number.
 */
export const deleteOldTransactions = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> =>
  transact({ db, pages: NO_PAGES }, async (tx) => {
    const deleted = await tx
      .delete(bankTransactions)
      .where(lt(bankTransactions.paidOn, oldestPaymentDay(clubDay(clock.now()))))
      .returning({ id: bankTransactions.id })
    return deleted.length
  })
