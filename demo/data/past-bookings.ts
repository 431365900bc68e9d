import { eq } from 'drizzle-orm'
import { tickets } from '../../src/features/events/booking/table.server.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aBookingOf } from '../builders/booking.ts'
import { aTicketType } from '../builders/ticket-type.ts'
import { adultMembers, eventNamed } from './bookings.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** The guests of each booking, besides the member who booked. */
const GUESTS = [
  ['Agnes Barlow'],
  [],
  ['Rui Tavares', 'Inês Tavares'],
  [],
  ['Wojtek Nowak'],
  [],
  ['Hedda Lund', 'Nils Lund'],
  [],
  ['Sofie Brandt'],
  [],
  [],
  ['Marta Conti'],
] as const

/** A barbecue of this season that has taken place: names, payments, and who was checked in when. */
export async function seedPastBookings(ctx: Ctx): Promise<void> {
  const barbecue = await eventNamed(ctx, 'Season opening barbecue')
  const adults = await adultMembers(ctx)
  const type = await aTicketType(ctx, barbecue, {
    name: 'Barbecue and one drink',
    price: pence(1200),
    memberPrice: pence(800),
    places: 60,
  })
  for (const [index, guests] of GUESTS.entries()) {
    const payer = adults[index * 2]
    if (!payer) continue
    const id = await aBookingOf(ctx, {
      ...{ type, payer, people: [payer, ...guests.map((name) => ({ name }))] },
      at: new Date(barbecue.startsAt.getTime() - (20 - index) * DAY_MS),
    })
    // Two bookings did not come.
    if (index % 6 === 5) continue
    const checkedInAt = new Date(barbecue.startsAt.getTime() + index * 4 * MINUTE_MS)
    await ctx.db.update(tickets).set({ checkedInAt, markedAt: checkedInAt }).where(eq(tickets.bookingId, id))
  }
}
