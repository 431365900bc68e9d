import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { setAudience } from '../../../platform/files/audience.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { HIDE_SURNAMES_JOB } from '../model.ts'
import { teamImages, teams } from '../table.server.ts'

/**
 * Applies a team's privacy after a write: pictures of a children's team are for members only, and a job removes its
 * players' surnames from their addresses.
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
