import { type SQL, sql } from 'drizzle-orm'
import { payments } from '../../../billing/payments/table.server.ts'
import { bankTransactions } from '../table.server.ts'

/** Whether a payment on the bank statement is in the ledger. A reversed one is not. */
export const isRecorded: SQL = sql`exists (select 1 from ${payments}
  where ${payments.groupId} = ${bankTransactions.paymentId} and ${payments.status} = 'paid')`
export const isIgnored: SQL = sql`(${bankTransactions.ignoredAt} is not null and not ${isRecorded})`
export const isOpen: SQL = sql`(${bankTransactions.ignoredAt} is null and not ${isRecorded})`
