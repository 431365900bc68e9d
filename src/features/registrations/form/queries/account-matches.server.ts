import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { ownMemberIds } from '../../../members/policy.ts'
import { type AccessToken, linkToken } from '../../queries/access-token.server.ts'
import { registrations } from '../../table.server.ts'

/**
 * The access tokens of the registrations linked to the caller's account, member or children, newest first. A matching
 * e-mail address is not enough, because anyone can type one. Empty for a visitor. [resolutions C06, E09]
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
        or(eq(registrations.userId, actor.userId), inArray(registrations.memberId, ownMemberIds(actor))),
        isNotNull(registrations.submittedAt),
        isNull(registrations.removedAt),
      ),
    )
    .orderBy(desc(registrations.submittedAt), desc(registrations.id))
  return found.map((registration) => ({ id: registration.id, token: linkToken(registration, secret) }))
}
