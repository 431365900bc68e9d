import { and, asc, desc, eq, exists, gt, inArray, not } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { type PaymentEntry, payments } from '../../../billing/payments/table.server.ts'
import { events } from '../../table.server.ts'
import { isTicketPathValid, ticketPath } from '../model/ticket-link.ts'
import { type Booking, bookings } from '../table.server.ts'
import { isOwnBooking } from './own-bookings.server.ts'

const isPaymentOfRest = and(eq(payments.purpose, 'booking'), eq(payments.status, 'paid'))

/** Returns the payment of the rest of a booking; undefined if it is not paid, or has been returned. */
export async function restPayment(
  db: Db | Tx,
  { restId }: Pick<Booking, 'restId'>,
): Promise<PaymentEntry | undefined> {
  if (!restId) return undefined
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(isPaymentOfRest, eq(payments.objectId, restId)))
    .orderBy(desc(payments.id))
    .limit(1)
  return payment
}

/** The condition that a rest is still to pay. */
const isUnpaid = (db: Db | Tx) =>
  and(
    eq(bookings.status, 'booked'),
    gt(bookings.amount, bookings.deposit),
    not(
      exists(
        db
          .select({ id: payments.id })
          .from(payments)
          .where(and(isPaymentOfRest, eq(payments.objectId, bookings.restId))),
      ),
    ),
  )

/** Returns those of some rests that are still to pay. */
export async function unpaidRests(db: Db | Tx, restIds: readonly string[]): Promise<string[]> {
  if (restIds.length === 0) return []
  const found = await db
    .select({ id: bookings.restId })
    .from(bookings)
    .where(and(inArray(bookings.restId, [...restIds]), isUnpaid(db)))
  return found.flatMap(({ id }) => id ?? [])
}

/** The rest of a booking that the reader has to pay. `path` is the page of the booking, while its link works. */
export type OwnRest = { id: string; event: string; rest: Pence; dueAt: Date | null; path: string | undefined }

/** Lists the rests of the reader's own bookings that are still to pay, the first due first. */
export async function ownRests({
  db,
  actor,
  secret,
  clock,
}: Pick<Ctx, 'db' | 'actor' | 'secret' | 'clock'>): Promise<OwnRest[]> {
  if (actor.kind !== 'user') return []
  const now = clock.now()
  const found = await db
    .select({ booking: bookings, event: events.name, startsAt: events.startsAt })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(isOwnBooking(actor), isUnpaid(db)))
    .orderBy(asc(bookings.restDueAt), asc(bookings.id))
  return found.map(({ booking: { id, amount, deposit, restDueAt: dueAt }, event, startsAt }) => ({
    ...{ id, event, dueAt },
    path: isTicketPathValid({ startsAt }, now) ? ticketPath(secret, id, { startsAt }) : undefined,
    rest: pence(amount - (deposit ?? amount)),
  }))
}
