import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { coachTeams, teams } from '../table.server.ts'

/** Makes a coach responsible for exactly these teams. Unknown ids are ignored. The caller must check permissions. */
export async function setCoachedTeams(tx: Tx, userId: string, teamIds: readonly string[]): Promise<void> {
  const ids = [...teamIds]
  await tx.delete(coachTeams).where(and(eq(coachTeams.userId, userId), notInArray(coachTeams.teamId, ids)))
  const known = await tx.select({ teamId: teams.id }).from(teams).where(inArray(teams.id, ids))
  if (known.length === 0) return
  await tx
    .insert(coachTeams)
    .values(known.map(({ teamId }) => ({ userId, teamId })))
    .onConflictDoNothing()
}
