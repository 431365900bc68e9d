import { eq, sql } from 'drizzle-orm'
import { done } from '../../../kernel/outcome.ts'
import { signDevice } from '../../../platform/auth/known-device.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { type ConfirmEmailChange, takeEmailLink } from '../../accounts/commands/email-link.server.ts'
import { dropLinks } from '../../accounts/commands/password-link.server.ts'
import { members } from '../table.server.ts'

/**
 * Confirms the new address of an account by the link that was sent there: the account and its member have it from now
 * on, and password links that went to the old address stop working. Answers the address, and what this browser is known
 * by from then on.
 */
export async function confirmEmail(ctx: Pick<Ctx, 'db' | 'clock' | 'secret' | 'pages'>, token: string) {
  const confirmed = await transact(ctx, async (tx): Promise<ConfirmEmailChange> => {
    const taken = await takeEmailLink(ctx, tx, token)
    if (!taken.ok) return taken
    const { userId, email } = taken
    await dropLinks(tx, userId)
    const [member] = await tx
      .update(members)
      .set({ email, version: sql`${members.version} + 1`, updatedAt: ctx.clock.now() })
      .where(eq(members.userId, userId))
      .returning({ id: members.id })
    if (member) await touchEntry(tx, 'members', member.id)
    return taken
  })
  if (!confirmed.ok) return confirmed
  return done({ email: confirmed.email, device: signDevice(confirmed.email, ctx.secret) })
}
