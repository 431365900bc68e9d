import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { contactsOf } from '../../../members/family/queries/contacts.server.ts'
import { memberOfCustomer } from '../../customers/queries/owner.server.ts'
import type { invoices } from '../table.server.ts'

/** Returns the readers of e-mails about an invoice: the guardians of a minor, or else the customer. */
export async function readersOf(ctx: Pick<Ctx, 'clock'>, tx: Tx, row: typeof invoices.$inferSelect) {
  const memberId = await memberOfCustomer({ db: tx }, row.customerId)
  const contacts = memberId ? await contactsOf(ctx, tx, [memberId]) : []
  const isMinor = contacts.some(({ people }) => people.some(({ isSelf }) => !isSelf))
  return isMinor ? contacts : [{ name: row.customerName, email: row.customerEmail }]
}
