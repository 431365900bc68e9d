import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type AccessToken, linkToken } from '../internal/access-token.server.ts'
import { registrations } from '../table.server.ts'

/**
 * The registrations that the account of the caller opens without a link, the newest first: those that the club has
 * linked with the user or the member, never those of a typed e-mail address. None for a visitor. [resolutions C06, E09]
 */
export async function accountMatches({
  db,
  actor,
  secret,
}: Pick<Ctx, 'db' | 'actor' | 'secret'>): Promise<AccessToken[]> {
  if (actor.kind !== 'user') return []
  const found = await db
    .select({ id: registrations.id, tokenHash: registrations.tokenHash })
    .from(registrations)
    .where(
      and(
        or(
          eq(registrations.userId, actor.userId),
          actor.memberId ? eq(registrations.memberId, actor.memberId) : undefined,
        ),
        isNotNull(registrations.submittedAt),
        isNull(registrations.removedAt),
      ),
    )
    .orderBy(desc(registrations.submittedAt), desc(registrations.id))
  return found.map((registration) => ({ id: registration.id, token: linkToken(registration, secret) }))
}
