import { eq, sql } from 'drizzle-orm'
import type { BookingStatus } from '../../src/features/events/booking/model/booking.ts'
import { WITH_PLACES } from '../../src/features/events/booking/model/booking.ts'
import { depositNow, firstPart, restDueAt } from '../../src/features/events/booking/model/deposit.ts'
import { ticketPrice } from '../../src/features/events/booking/model/terms.ts'
import {
  bookings,
  type TicketType,
  tickets,
  ticketTypes,
} from '../../src/features/events/booking/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'
import { aPayment } from './payment.ts'

type Given = {
  type: TicketType
  payer: { name: string; email: string; memberId?: string }
  /** The people who come. Members come for the member price. */
  people: readonly { name: string; memberId?: string }[]
  status?: BookingStatus
  at?: Date
}

/** Adds a booking, booked and paid by default, or its deposit, as if it had been made at `at`. */
export async function aBookingOf(
  ctx: Ctx,
  { type, payer, people, status = 'booked', at = ctx.clock.now() }: Given,
) {
  const id = newId()
  const deposit = depositNow(type, at)
  const priced = people.map((person) => {
    const price = ticketPrice(type, person.memberId !== undefined)
    return { ...person, price, first: firstPart(price, deposit) }
  })
  const amount = pence(priced.reduce((sum, { price }) => sum + price, 0))
  const first = pence(priced.reduce((sum, person) => sum + person.first, 0))
  const later =
    deposit && first < amount
      ? { deposit: first, restId: newId(), restDueAt: restDueAt(deposit.restDueOn) }
      : {}
  const { name, email, memberId = null } = payer
  const payment =
    status === 'booked' && amount > 0
      ? await aPayment(ctx, {
          ...{
            purpose: 'booking',
            objectId: id,
            payerName: name,
            payerEmail: email,
            memberId,
            amount: first,
            paidAt: at,
          },
          description: 'Tickets',
        })
      : undefined
  await transact(ctx, async (tx) => {
    await tx.insert(bookings).values({
      ...{ id, eventId: type.eventId, formKey: id, name, email, memberId, status, amount, ...later },
      ...{
        paymentId: payment?.id ?? null,
        bookedAt: status === 'booked' ? at : null,
        createdAt: at,
        updatedAt: at,
      },
    })
    await tx.insert(tickets).values(
      priced.map((person, position) => ({
        ...{ id: newId(), bookingId: id, typeId: type.id, position, name: person.name, price: person.price },
        memberId: person.memberId ?? null,
        deposit: 'deposit' in later ? person.first : null,
      })),
    )
    if (WITH_PLACES.includes(status))
      await tx
        .update(ticketTypes)
        .set({ taken: sql`${ticketTypes.taken} + ${people.length}::int` })
        .where(eq(ticketTypes.id, type.id))
    await touchEntry(tx, 'events', type.eventId)
  })
  return id
}
