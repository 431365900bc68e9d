import { sql } from 'drizzle-orm'
import { rows, type Tx } from '../../../../platform/database/database.ts'

type Asked = { memberId: string | undefined; invoiceId: string | null }

/**
 * Whether finance staff have paused the reminders of a member or of an invoice. The table is that of money/chasing,
 * which is built on billing and cannot be imported here.
 */
export async function areRemindersPaused(tx: Tx, { memberId, invoiceId }: Asked): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select from reminder_pauses where member_id = ${memberId ?? null}::uuid
      or (source = 'invoices' and source_id = ${invoiceId}) limit 1`,
  )
  return found.length > 0
}
