import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { invoices } from '../../../billing/invoices/table.server.ts'
import { unpaidRests } from '../../../events/booking/queries/rests.server.ts'
import { registrations } from '../../../registrations/table.server.ts'
import type { ChargeSource } from '../../model.ts'
import { type Family, familiesOf, type OpenCharge } from '../model/reminder.ts'

/** Returns the family with the charges that have not been paid in the meantime; undefined if all have been. */
export async function stillOpen(tx: Tx, { charges }: Family): Promise<Family | undefined> {
  const idsOf = (source: ChargeSource) =>
    charges.flatMap((charge) => (charge.source === source ? charge.sourceId : []))
  const open = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(inArray(invoices.id, idsOf('invoices')), eq(invoices.status, 'open')))
  const unpaid = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        inArray(registrations.id, idsOf('registrations')),
        eq(registrations.registrationPaid, false),
        isNull(registrations.removedAt),
      ),
    )
  const rests = await unpaidRests(tx, idsOf('bookings'))
  const ids = new Set([...[...open, ...unpaid].map(({ id }) => id), ...rests])
  const left: OpenCharge[] = charges.filter(({ sourceId }) => ids.has(sourceId))
  return familiesOf(left)[0]
}
