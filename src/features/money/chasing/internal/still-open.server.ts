import { and, eq, inArray, sql } from 'drizzle-orm'
import { rows, type Tx } from '../../../../platform/database/database.ts'
import { invoices } from '../../../billing/invoices/table.server.ts'
import type { ChargeSource } from '../../../billing/reminder-pauses/model.ts'
import { unpaidRests } from '../../../events/booking/queries/rests.server.ts'
import { FEES } from '../../internal/entries.server.ts'
import { type Family, familiesOf, type OpenCharge } from '../model/reminder.ts'

/** Returns the family with the charges that have not been paid in the meantime; undefined if all have been. */
export async function stillOpen(tx: Tx, { charges }: Family): Promise<Family | undefined> {
  const idsOf = (source: ChargeSource) =>
    charges.flatMap((charge) => (charge.source === source ? charge.sourceId : []))
  const open = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(inArray(invoices.id, idsOf('invoices')), eq(invoices.status, 'open')))
  const rests = await unpaidRests(tx, idsOf('bookings'))
  const ids = new Set([...open.map(({ id }) => id), ...rests])
  const fees = await openFees(tx, idsOf('registrations'))
  const left: OpenCharge[] = charges.filter(
    ({ sourceId, instalment }) => ids.has(sourceId) || fees.has(`${sourceId}/${instalment}`),
  )
  return familiesOf(left)[0]
}

/** The instalments of some registration fees that are not paid. */
async function openFees(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await rows<{ id: string; instalment: number }>(
    tx,
    sql`select id, instalment from (${FEES}) fee where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Set(found.map(({ id, instalment }) => `${id}/${instalment}`))
}
