import { eq } from 'drizzle-orm'
import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { setAudience } from '../../../platform/files/audience.ts'
import { sightIn } from '../queries/visibility.server.ts'
import { members, memberTeams } from '../table.server.ts'
import { updateSlugsForAge } from './member-slugs.server.ts'
import { recordChoices } from './record-choices.server.ts'

/**
 * Updates everything that depends on a member after a write: the main team becomes one of their teams, the picture's
 * audience and the page address are derived again, and changed privacy choices are added to the consent register.
 */
export async function finishMemberWrite(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  memberId: string,
): Promise<void> {
  const isMember = eq(members.id, memberId)
  const [member] = await tx
    .select({ teamId: members.teamId, imageId: members.imageId })
    .from(members)
    .where(isMember)
  if (!member) return
  const { teamId, imageId } = member
  if (teamId) await tx.insert(memberTeams).values({ memberId, teamId }).onConflictDoNothing()
  if (imageId) await setAudience(tx, imageId, 'derived')
  await recordChoices(tx, ctx, memberId)
  await updateSlugsForAge(tx, sightIn({ ...ctx, actor: SYSTEM }), isMember)
}
