import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { setAudience } from '../../../platform/files/audience.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { HIDE_SURNAMES_JOB } from '../model.ts'
import { teamImages, teams } from '../table.server.ts'

/**
 * Applies the privacy of a team after a write: the pictures of a youth team are visible to members only, and a job
 * removes the surnames of its players from their addresses.
 */
export async function protectYouthTeam(tx: Tx, teamId: string): Promise<void> {
  const [team] = await tx
    .select({ imageId: teams.mainImageId, youth: teams.youth })
    .from(teams)
    .where(eq(teams.id, teamId))
  const furtherImages = await tx
    .select({ fileId: teamImages.fileId })
    .from(teamImages)
    .where(eq(teamImages.teamId, teamId))
  const pictures = [...(team?.imageId ? [team.imageId] : []), ...furtherImages.map(({ fileId }) => fileId)]
  await setAudience(tx, pictures, team?.youth ? 'members' : 'public')
  await addJob(tx, HIDE_SURNAMES_JOB, {}, HIDE_SURNAMES_JOB)
}
