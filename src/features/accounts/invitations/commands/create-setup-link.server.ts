import { and, eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { paths } from '../../../../web/paths.ts'
import { userRoles, users, verifications } from '../../table.server.ts'
import {
  hashSetupToken,
  newSetupToken,
  SETUP_LIFETIME_MS,
  SETUP_LINK,
} from '../internal/setup-token.server.ts'

/**
 * Creates the address where the first administrator sets up the club. It works once within 24 hours and replaces an
 * earlier one. Refuses if an administrator can already log in. Only for the terminal; no route calls it.
 */
export async function createSetupLink(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'pages'>,
): Promise<Outcome<{ url: string }, { reason: 'HAS_ADMINISTRATOR' }>> {
  const token = newSetupToken()
  const now = ctx.clock.now()
  return transact(ctx, async (tx) => {
    const [administrator] = await tx
      .select({ id: userRoles.userId })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(and(eq(userRoles.role, 'administrator'), users.emailVerified))
      .limit(1)
    if (administrator) return refused('HAS_ADMINISTRATOR')
    await tx.delete(verifications).where(eq(verifications.value, SETUP_LINK))
    await tx.insert(verifications).values({
      identifier: hashSetupToken(token),
      value: SETUP_LINK,
      expiresAt: new Date(now.getTime() + SETUP_LIFETIME_MS),
      createdAt: now,
      updatedAt: now,
    })
    return done({ url: new URL(paths.setup(token), ctx.config.publicUrl).href })
  })
}
