import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { unsealCard } from '../internal/sealed-card.server.ts'
import { type EmergencyCard, READ_ACTION } from '../model.ts'
import { readableCards } from '../queries/readable-cards.server.ts'
import { emergencyCards } from '../table.server.ts'

export type ReadCard = { memberId: string; name: string; card: EmergencyCard }

/**
 * Reads the card of one member, or of all members in the current session or game. Each reading is recorded in the
 * audit log. Throws NotFound for everyone except the coach at that time.
 */
export async function readCards(ctx: Ctx, memberId: string | 'all'): Promise<ReadCard[]> {
  const readable = (await readableCards(ctx)).filter(
    (one) => one.hasCard && (memberId === 'all' || one.memberId === memberId),
  )
  if (readable.length === 0) throw new NotFound()
  return transact(ctx, async (tx) => {
    const read: ReadCard[] = []
    for (const { memberId: id, name } of readable) {
      const [found] = await tx.select().from(emergencyCards).where(eq(emergencyCards.memberId, id))
      const card = found && unsealCard(found.sealed, ctx.secret, found.keyId)
      if (!card) continue
      await audit(tx, ctx, { action: READ_ACTION, subject: `members/${id}` })
      read.push({ memberId: id, name, card })
    }
    return read
  })
}
