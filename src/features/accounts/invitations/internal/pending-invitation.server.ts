import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { credentials, users } from '../../table.server.ts'

/** ACCEPTED: the user has already chosen a password. */
export type PendingInvitation = Outcome<{ email: string; name: string }, { reason: 'ACCEPTED' }>

/**
 * Locks a user's row, so that accepting and changing an invitation cannot overlap. Throws NotFound for an unknown
 * user.
 */
export async function lockPendingInvitation(tx: Tx, userId: string): Promise<PendingInvitation> {
  const [user] = await tx
    .select({ email: users.email, name: users.name, confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!user) throw new NotFound()
  const hasPassword = (await tx.$count(credentials, eq(credentials.userId, userId))) > 0
  if (user.confirmed || hasPassword) return refused('ACCEPTED')
  return done({ email: user.email, name: user.name })
}
