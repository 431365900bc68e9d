import { and, not } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { hashPassword } from '../../../../platform/auth/passwords.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { createUser } from '../../commands/create-user.server.ts'
import { storePassword } from '../../internal/store-password.server.ts'
import { findWeakness, type WeakPassword } from '../../internal/weak-password.server.ts'
import { hasEmail } from '../../queries/has-email.server.ts'
import type { InvitedAccountInput } from '../../schema.ts'
import { users } from '../../table.server.ts'

export type CreateInvitedAccount = Outcome<{ id: string }, { reason: 'HAS_LOGIN' } | WeakPassword>

/**
 * Creates a confirmed account for a link that was e-mailed to this address. If an unconfirmed account exists,
 * confirms it with this password instead. The caller has checked the link.
 */
export async function createInvitedAccount(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>,
  tx: Tx,
  { email, name, password }: InvitedAccountInput & { email: string },
): Promise<CreateInvitedAccount> {
  const weakness = await findWeakness(ctx, password, { name, email })
  if (weakness) return refused(weakness)
  const [waiting] = await tx
    .update(users)
    .set({ emailVerified: true, name, updatedAt: ctx.clock.now() })
    .where(and(hasEmail(email), not(users.emailVerified)))
    .returning({ id: users.id })
  if (waiting) {
    await storePassword(ctx, tx, waiting.id, await hashPassword(password))
    return done(waiting)
  }
  const [known] = await tx.select({ id: users.id }).from(users).where(hasEmail(email))
  if (known) return refused('HAS_LOGIN')
  return done(await createUser(ctx, tx, { email, name, password }))
}
