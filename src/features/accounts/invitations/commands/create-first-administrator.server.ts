import { and, eq, gt, not } from 'drizzle-orm'
import { SYSTEM } from '../../../../kernel/actor.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { createUser } from '../../commands/create-user.server.ts'
import { findWeakness, type WeakPassword } from '../../internal/weak-password.server.ts'
import { hasEmail } from '../../queries/has-email.server.ts'
import type { FirstAdministratorInput } from '../../schema.ts'
import { users, verifications } from '../../table.server.ts'
import { hashSetupToken } from '../internal/setup-token.server.ts'

export type CreateFirstAdministrator = Outcome<
  { id: string },
  { reason: 'LINK_INVALID' | 'EMAIL_TAKEN' } | WeakPassword
>

/**
 * Creates the first administrator and uses up the setup link. Of two concurrent requests only one succeeds. The
 * account needs no confirmation by e-mail, because a new club may have no mail server.
 */
export async function createFirstAdministrator(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'pages'>,
  token: string,
  person: FirstAdministratorInput,
): Promise<CreateFirstAdministrator> {
  const weakness = await findWeakness(ctx, person.password, person)
  if (weakness) return refused(weakness)
  return transact(ctx, async (tx) => {
    // Replaces an account that was invited but never confirmed.
    await tx.delete(users).where(and(hasEmail(person.email), not(users.emailVerified)))
    const [taken] = await tx.select({ id: users.id }).from(users).where(hasEmail(person.email))
    if (taken) return refused('EMAIL_TAKEN')
    const used = await tx
      .delete(verifications)
      .where(
        and(
          eq(verifications.identifier, hashSetupToken(token)),
          gt(verifications.expiresAt, ctx.clock.now()),
        ),
      )
      .returning({ id: verifications.id })
    if (used.length === 0) return refused('LINK_INVALID')
    const { id } = await createUser(ctx, tx, { ...person, roles: ['administrator'] })
    const subject = `users/${id}`
    await audit(tx, { ...ctx, actor: SYSTEM }, { action: 'club.first-administrator', subject })
    return done({ id })
  })
}
