import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { readSignedLink } from '../../../../platform/links/signed-link.ts'
import { hasEmail } from '../../../accounts/queries/has-email.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { guardianInvitations } from '../../family/table.server.ts'
import { members } from '../../table.server.ts'
import { INVITATION_LINK } from '../model.ts'

export type GuardianInvitation = {
  id: string
  memberId: string
  /** The first name of the child. */
  child: string
  email: string
  /** Whether the address has a login. */
  hasLogin: boolean
}

/** Finds the invitation of a link. Undefined if it has expired, was revoked or accepted, or never existed. */
export async function findGuardianInvitation(
  { secret, clock }: Pick<Ctx, 'secret' | 'clock'>,
  db: Db | Tx,
  token: string,
): Promise<GuardianInvitation | undefined> {
  const [id] = readSignedLink(secret, INVITATION_LINK, token, clock.now()) ?? []
  if (!id) return undefined
  const [found] = await db
    .select({
      id: guardianInvitations.id,
      memberId: guardianInvitations.memberId,
      child: members.firstName,
      email: guardianInvitations.email,
    })
    .from(guardianInvitations)
    .innerJoin(members, eq(members.id, guardianInvitations.memberId))
    .where(and(eq(guardianInvitations.id, id), gt(guardianInvitations.expiresAt, clock.now())))
  if (!found) return undefined
  const logins = await db.$count(users, and(hasEmail(found.email), eq(users.emailVerified, true)))
  return { ...found, hasLogin: logins > 0 }
}
