import { ticketTypes } from '../../src/features/events/booking/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

type Given = Partial<typeof ticketTypes.$inferInsert>

/** Adds a ticket type to an event: free, with 20 places, at most 4 in a booking, by default. */
export async function aTicketType(ctx: Pick<Ctx, 'db' | 'pages'>, event: { id: string }, given: Given = {}) {
  return transact(ctx, async (tx) => {
    const [type] = await tx
      .insert(ticketTypes)
      .values({
        id: newId(),
        eventId: event.id,
        name: 'Adult',
        price: pence(0),
        places: 20,
        mostPerBooking: 4,
        ...given,
      })
      .returning()
    if (!type) throw new Error('the ticket type was not written')
    await touchEntry(tx, 'events', event.id)
    return type
  })
}
