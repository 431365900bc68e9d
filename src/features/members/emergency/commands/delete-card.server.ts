import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { lockMember } from '../../queries/lock-member.server.ts'
import { canEditCard } from '../policy.ts'
import { emergencyCards } from '../table.server.ts'

/** Deletes a member's card. Throws NotFound unless the caller may edit it. */
export async function deleteCard(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  memberId: string,
): Promise<void> {
  if (!isId(memberId)) throw new NotFound()
  await transact(ctx, async (tx) => {
    const member = await lockMember(tx, ctx, memberId)
    if (!member || !canEditCard(ctx.actor, member)) throw new NotFound()
    await eraseCard(tx, memberId)
    await audit(tx, ctx, { action: 'members.delete-emergency-card', subject: `members/${memberId}` })
  })
}

/** Deletes the card of a member who is being erased. */
export async function eraseCard(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(emergencyCards).where(eq(emergencyCards.memberId, memberId))
}
