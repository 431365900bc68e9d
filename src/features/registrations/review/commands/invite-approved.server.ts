import { and, eq } from 'drizzle-orm'
import { SYSTEM } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { joining } from '../../../../platform/database/transact.ts'
import { users } from '../../../accounts/table.server.ts'
import { guardianInvitations, guardians } from '../../../members/family/table.server.ts'
import { addGuardianByEmail } from '../../../members/guardians/commands/add-guardian-by-email.server.ts'
import { isMinor, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { inviteIn } from './invite-user.server.ts'

/**
 * What became of the login. INVITED: an invitation waits to be sent. GUARDIAN: the same for the guardian. JOINED: an
 * account with the address existed and is now the member's. HAS_LOGIN: nothing was needed. TAKEN: the address is the
 * login of another member. NO_EMAIL: there is no address.
 */
export type Invitation = 'INVITED' | 'GUARDIAN' | 'JOINED' | 'HAS_LOGIN' | 'TAKEN' | 'NO_EMAIL'

type Approved = { id: string; userId: string | null; guardianEmail: string }
type Invited = { invitation: Invitation; invitedUserId: string | null }

/** Invites the member of an approved registration, or the guardian of a minor, unless they have a login. */
export async function inviteApproved(
  ctx: Ctx,
  tx: Tx,
  registration: Registration,
  memberId: string,
): Promise<Invited> {
  const [member] = await tx
    .select({
      id: members.id,
      userId: members.userId,
      guardianEmail: members.guardianEmail,
      minor: isMinor(sightIn({ ...ctx, actor: SYSTEM })),
    })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member) throw new Error('the approved member is missing')
  return member.minor
    ? { invitation: await inviteParent(ctx, tx, registration, member), invitedUserId: null }
    : inviteAdult(ctx, tx, registration.id, member)
}

/**
 * Linking a child of a family form has added its guardian already. Because anyone can type a child's name, an existing
 * member gets a guardian only at the address in its record.
 */
async function inviteParent(
  ctx: Ctx,
  tx: Tx,
  { familyId, guardianEmail }: Registration,
  member: Approved,
): Promise<Invitation> {
  const address = guardianEmail || member.guardianEmail
  if (!address) return 'NO_EMAIL'
  const isKnown = member.guardianEmail.toLowerCase() === address.toLowerCase()
  if (!familyId && isKnown) await addGuardianByEmail(joining(ctx, tx), member.id, address)
  const { guardianIds, invitationIds } = await guardianLinks(tx, member.id)
  if (guardianIds.length + invitationIds.length === 0) return 'NO_EMAIL'
  return invitationIds.length > 0 ? 'GUARDIAN' : 'HAS_LOGIN'
}

async function inviteAdult(ctx: Ctx, tx: Tx, registrationId: string, { userId }: Approved): Promise<Invited> {
  if (userId && (await isConfirmed(tx, userId))) return { invitation: 'HAS_LOGIN', invitedUserId: null }
  const invited = await inviteIn(ctx, tx, registrationId)
  if (!invited.ok)
    return { invitation: invited.reason === 'TAKEN' ? 'TAKEN' : 'NO_EMAIL', invitedUserId: null }
  if (invited.how !== 'INVITED') return { invitation: 'JOINED', invitedUserId: null }
  return { invitation: 'INVITED', invitedUserId: userId ? null : invited.userId }
}

const isConfirmed = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.id, userId), eq(users.emailVerified, true)))) > 0

/** The guardians of a member, and the invitations of guardians. */
export async function guardianLinks(
  tx: Tx,
  memberId: string | undefined,
): Promise<{ guardianIds: string[]; invitationIds: string[] }> {
  if (!memberId) return { guardianIds: [], invitationIds: [] }
  const there = await tx
    .select({ id: guardians.userId })
    .from(guardians)
    .where(eq(guardians.memberId, memberId))
  const invited = await tx
    .select({ id: guardianInvitations.id })
    .from(guardianInvitations)
    .where(eq(guardianInvitations.memberId, memberId))
  return { guardianIds: there.map(({ id }) => id), invitationIds: invited.map(({ id }) => id) }
}
