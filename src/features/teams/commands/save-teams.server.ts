import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { setAudience } from '../../../platform/files/audience.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { GUARD_MINORS } from '../model.ts'
import { teamImages, teams } from '../table.server.ts'

/**
 * What follows from writing a team: the pictures of a team of children stay inside the club, and its players are
 * guarded as minors. [resolutions C02]
 */
export async function guardTeam(tx: Tx, teamId: string): Promise<void> {
  const [team] = await tx
    .select({ imageId: teams.mainImageId, youth: teams.youth })
    .from(teams)
    .where(eq(teams.id, teamId))
  const further = await tx
    .select({ fileId: teamImages.fileId })
    .from(teamImages)
    .where(eq(teamImages.teamId, teamId))
  const pictures = [...(team?.imageId ? [team.imageId] : []), ...further.map(({ fileId }) => fileId)]
  await setAudience(tx, pictures, team?.youth ? 'members' : 'public')
  await addJob(tx, GUARD_MINORS, {}, GUARD_MINORS)
}
