import { eq } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { trainings, venues } from '../../trainings/table.server.ts'
import { canEditAnnouncement } from '../policy.ts'

/** Throws Forbidden unless the actor may edit announcements about this training or hall, NotFound if it is unknown. */
export async function requireEditable(
  tx: Tx,
  actor: Actor,
  { trainingId, venueId }: { trainingId: string | null; venueId: string | null },
): Promise<void> {
  const training = trainingId ? await findTraining(tx, trainingId) : null
  if (!canEditAnnouncement(actor, training)) throw new Forbidden()
  if (venueId && (await tx.$count(venues, eq(venues.id, venueId))) === 0) throw new NotFound()
}

async function findTraining(tx: Tx, id: string): Promise<{ teamId: string | null }> {
  const [training] = await tx.select({ teamId: trainings.teamId }).from(trainings).where(eq(trainings.id, id))
  if (!training) throw new NotFound()
  return training
}
