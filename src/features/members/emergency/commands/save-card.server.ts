import { NotFound } from '../../../../kernel/errors.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { lockMember } from '../../queries/lock-member.server.ts'
import { sealCard } from '../internal/sealed-card.server.ts'
import { canEditCard } from '../policy.ts'
import type { CardInput } from '../schema.ts'
import { emergencyCards } from '../table.server.ts'

/** Saves a member's card, encrypted. Throws NotFound unless the caller may edit it. */
export async function saveCard(ctx: Ctx, memberId: string, { agreed: _, ...card }: CardInput): Promise<void> {
  if (!isId(memberId)) throw new NotFound()
  await transact(ctx, async (tx) => {
    const member = await lockMember(tx, ctx, memberId)
    if (!member || !canEditCard(ctx.actor, member)) throw new NotFound()
    const keyId = newId()
    const stored = { keyId, sealed: sealCard(card, ctx.secret, keyId), agreedAt: ctx.clock.now() }
    await tx
      .insert(emergencyCards)
      .values({ memberId, ...stored })
      .onConflictDoUpdate({ target: emergencyCards.memberId, set: stored })
    await audit(tx, ctx, { action: 'members.save-emergency-card', subject: `members/${memberId}` })
  })
}
