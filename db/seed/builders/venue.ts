import { venues } from '../../../src/features/trainings/table.server.ts'
import type { Ctx } from '../../../src/platform/context.ts'
import { touchEntry, transact } from '../../../src/platform/database/transact.ts'

/** A hall: Brentford Hall with an address and a map link unless you say otherwise. */
export async function aVenue(ctx: Ctx, given: Partial<typeof venues.$inferInsert> = {}) {
  return transact(ctx, async (tx) => {
    const [venue] = await tx
      .insert(venues)
      .values({
        name: 'Brentford Hall',
        address: '14 Clayponds Road, London TW8 0QX',
        googleUrl: 'https://www.google.com/maps/search/?api=1&query=Brentford+Hall',
        ...given,
      })
      .returning()
    if (!venue) throw new Error('the venue was not added')
    await touchEntry(tx, 'venues', venue.id)
    return venue
  })
}
