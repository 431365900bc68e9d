import { venueImages, venues } from '../../src/features/trainings/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

type Facts = Partial<typeof venues.$inferInsert> & { imageIds?: readonly string[] }

/** Adds a venue: Brentford Hall with an address and a map link by default. */
export async function aVenue(ctx: Ctx, { imageIds = [], ...given }: Facts = {}) {
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
    const images = imageIds.map((fileId, position) => ({ venueId: venue.id, fileId, position }))
    if (images.length > 0) await tx.insert(venueImages).values(images)
    await touchEntry(tx, 'venues', venue.id)
    return venue
  })
}
