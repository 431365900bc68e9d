import { eq, sql } from 'drizzle-orm'
import { done } from '../../../../kernel/outcome.ts'
import { signDevice } from '../../../../platform/auth/known-device.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import {
  type ConfirmEmailChange,
  confirmEmailChange,
} from '../../../accounts/email-change/commands/confirm-email-change.server.ts'
import { members } from '../../table.server.ts'

/**
 * Confirms the new e-mail address of an account with the link that was sent there, and copies it to the linked member.
 * Returns the address and the signed device cookie by which this browser is known at its next login.
 */
export async function confirmEmail(ctx: Pick<Ctx, 'db' | 'clock' | 'secret' | 'pages'>, token: string) {
  const confirmed = await transact(ctx, async (tx): Promise<ConfirmEmailChange> => {
    const change = await confirmEmailChange(ctx, tx, token)
    if (!change.ok) return change
    const { userId, email } = change
    const [member] = await tx
      .update(members)
      .set({ email, version: sql`${members.version} + 1`, updatedAt: ctx.clock.now() })
      .where(eq(members.userId, userId))
      .returning({ id: members.id })
    if (member) await touchEntry(tx, 'members', member.id)
    return change
  })
  if (!confirmed.ok) return confirmed
  return done({ email: confirmed.email, device: signDevice(confirmed.email, ctx.secret) })
}
