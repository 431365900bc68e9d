import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { canEditSession } from '../../policy.ts'
import type { TrainingSession } from '../model/session.ts'
import { sessionIn } from '../queries/sessions.server.ts'
import { trainingSessions } from '../table.server.ts'

/**
 * Locks a session that the caller may change and returns it. Throws NotFound for an unknown one, Forbidden unless the
 * caller coaches one of its teams.
 */
export async function lockSession(
  tx: Tx,
  { actor }: Pick<Ctx, 'actor'>,
  id: string,
): Promise<TrainingSession> {
  await tx
    .select({ id: trainingSessions.id })
    .from(trainingSessions)
    .where(eq(trainingSessions.id, id))
    .for('update')
  const session = await sessionIn(tx, id)
  if (!session) throw new NotFound()
  if (
    !canEditSession(
      actor,
      session.teams.map((team) => team.id),
    )
  )
    throw new Forbidden()
  return session
}
