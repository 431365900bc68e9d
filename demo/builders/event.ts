import { events, eventTeams } from '../../src/features/events/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { slugOf } from '../../src/kernel/text.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

type Given = Partial<typeof events.$inferInsert> & { teamIds?: string[] }

/** Adds an event: public, free and in a week by default. */
export async function anEvent(ctx: Ctx, { teamIds = [], ...given }: Given = {}) {
  const id = given.id ?? newId()
  const name = given.name ?? 'Summer party'
  const event = {
    startsAt: new Date(ctx.clock.now().getTime() + 7 * 86_400_000),
    description: `<p>About ${name}.</p>`,
    ...given,
    id,
    name,
    slug: given.slug ?? slugOf(name, id),
  }
  await transact(ctx, async (tx) => {
    await tx.insert(events).values(event)
    if (teamIds.length > 0)
      await tx.insert(eventTeams).values(teamIds.map((teamId) => ({ eventId: id, teamId })))
    await touchEntry(tx, 'events', id)
  })
  return event
}
