import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { setAudience } from '../../platform/files/audience.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { GUARD_MINORS } from './model.ts'
import { teams } from './table.server.ts'

/**
 * What follows from writing a team: the picture of a team of children stays inside the club, and its players are
 * guarded as minors. [decisions C02]
 */
export async function guardTeam(tx: Tx, teamId: string): Promise<void> {
  const [team] = await tx
    .select({ imageId: teams.mainImageId, youth: teams.youth })
    .from(teams)
    .where(eq(teams.id, teamId))
  if (team?.imageId) await setAudience(tx, team.imageId, team.youth ? 'members' : 'public')
  await addJob(tx, GUARD_MINORS, {}, GUARD_MINORS)
}
