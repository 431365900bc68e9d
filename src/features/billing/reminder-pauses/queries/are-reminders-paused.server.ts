import { and, eq, or } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { reminderPauses } from '../table.server.ts'

/** Whether finance staff have paused the reminders of a member or of an invoice. The caller checks the permission. */
export async function areRemindersPaused(
  tx: Tx,
  { memberId, invoiceId }: { memberId: string | undefined; invoiceId: string | null },
): Promise<boolean> {
  const { source, sourceId } = reminderPauses
  const ofInvoice = invoiceId === null ? undefined : and(eq(source, 'invoices'), eq(sourceId, invoiceId))
  const ofMember = memberId === undefined ? undefined : eq(reminderPauses.memberId, memberId)
  if (!ofInvoice && !ofMember) return false
  return (await tx.$count(reminderPauses, or(ofMember, ofInvoice))) > 0
}
