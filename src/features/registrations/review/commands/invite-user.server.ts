import { and, eq } from 'drizzle-orm'
import { respelledEmail } from '../../../../kernel/email.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import {
  type InvitationRecipient,
  inviteByEmail,
} from '../../../accounts/invitations/commands/invite-by-email.server.ts'
import { emailResetLink } from '../../../accounts/passwords/commands/email-reset-link.server.ts'
import { hasEmail } from '../../../accounts/queries/has-email.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { guardians } from '../../../members/family/table.server.ts'
import { guardianOfLogin } from '../../../members/logins/queries/guardian-of-login.server.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { isGuardianRecordEmail, recordEmail } from '../../../members/queries/contact.server.ts'
import { isUnder16 } from '../../../members/queries/under-16.server.ts'
import { members } from '../../../members/table.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { requireManager } from '../queries/registration-facts.server.ts'
import { lockSubmitted, writeSubmitted } from './submitted.server.ts'

export type InviteUser = Outcome<
  {
    email: string
    /** An invitation was sent, an existing account was linked, or a link to set a new password was sent. */
    how: 'INVITED' | 'JOINED' | 'RESET'
  },
  | { reason: 'NO_MEMBER' }
  | { reason: 'NO_EMAIL' }
  /** The account of this e-mail belongs to another member. */
  | { reason: 'TAKEN'; email: string }
  /** Children under 16 have no login of their own: their guardians have one. */
  | { reason: 'UNDER_16' }
  /** The address logs in as a guardian of the member, who would get a login of that guardian. */
  | { reason: 'GUARDIAN'; email: string }
>

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'club' | 'secret' | 'heldMails'>

/**
 * Invites the member of a registration to an account by a link that works once, so that no password is ever sent. It
 * goes to the address of the member, because anyone could have typed the address in the registration. A pending
 * invitation is sent again; a working account gets a link to set a new password. Throws Forbidden unless the actor is
 * an administrator, NotFound for an unknown registration.
 */
export async function inviteUser(ctx: Needs, id: string): Promise<InviteUser> {
  requireManager(ctx)
  return transact(ctx, (tx) => inviteIn(ctx, tx, id))
}

/** Invites the member of a registration in the caller's transaction. */
export async function inviteIn(ctx: Needs, tx: Tx, id: string): Promise<Invited> {
  const registration = await lockSubmitted(tx, id)
  if (!registration.memberId) return refused('NO_MEMBER')
  const [member] = await tx
    .select({
      id: members.id,
      name: members.name,
      firstName: members.firstName,
      email: recordEmail(ctx),
      guardian: { reads: isGuardianRecordEmail(ctx), name: members.guardianName },
      userId: members.userId,
    })
    .from(members)
    .where(eq(members.id, registration.memberId))
    .for('update')
  if (!member) return refused('NO_MEMBER')
  const invited = member.userId
    ? await inviteExisting(ctx, tx, member, member.userId)
    : await inviteNew(ctx, tx, member.email ? member : withRegistrationEmail(registration, member))
  if (invited.ok) await recordInvitation(ctx, tx, registration, invited.userId, invited.how)
  return invited
}

type Invited = (Extract<InviteUser, { ok: true }> & { userId: string }) | Extract<InviteUser, { ok: false }>

type Invitee = {
  id: string
  name: string
  firstName: string
  email: string
  /** Whether the address is the guardian's, and the guardian's name; '' if it is unknown. */
  guardian: { reads: boolean; name: string }
}

/** The member with the address of the registration, for a member without one. */
const withRegistrationEmail = (registration: Registration, member: Invitee): Invitee => ({
  ...member,
  email: registration.email || registration.guardianEmail,
  guardian: { reads: !registration.email, name: registration.guardianName },
})

/** The reader of an address: the guardian if it is theirs, else the member. */
const readerAt = (address: string, { name, firstName, email, guardian }: Invitee): InvitationRecipient =>
  guardian.reads && address === email.trim().toLowerCase()
    ? { name: guardian.name, firstName: firstNameOf(guardian.name), child: firstName }
    : { name, firstName }

/** Sends an invitation or a password link to a member with an account. */
async function inviteExisting(ctx: Needs, tx: Tx, member: Invitee, userId: string): Promise<Invited> {
  const [user] = await tx
    .select({ id: users.id, name: users.name, email: users.email, confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) return refused('NO_EMAIL')
  if (!user.confirmed && (await isUnder16(tx, ctx, member.id))) return refused('UNDER_16')
  if (user.confirmed) await emailResetLink(ctx, tx, user, await guardianOfLogin(ctx)(tx, user.id))
  else await inviteByEmail(ctx, tx, { email: user.email }, readerAt(user.email, member))
  return done({ email: user.email, how: user.confirmed ? 'RESET' : 'INVITED', userId })
}

/** Creates an account for a member without one, or links the account of the same e-mail that has no member. */
async function inviteNew(ctx: Needs, tx: Tx, member: Invitee): Promise<Invited> {
  if (await isUnder16(tx, ctx, member.id)) return refused('UNDER_16')
  const email = respelledEmail(member.email.trim().toLowerCase())
  if (!email) return refused('NO_EMAIL')
  const [other] = await tx
    .select({ id: members.id })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(hasEmail(email))
  if (other) return refused('TAKEN', { email })
  const [guardian] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(guardians, eq(guardians.userId, users.id))
    .where(and(hasEmail(email), eq(guardians.memberId, member.id)))
  if (guardian) return refused('GUARDIAN', { email })
  const invitation = { email, name: member.name }
  const { id: userId, confirmed } = await inviteByEmail(ctx, tx, invitation, readerAt(email, member))
  await tx.update(members).set({ userId, updatedAt: ctx.clock.now() }).where(eq(members.id, member.id))
  await touchEntry(tx, 'members', member.id)
  return done({ email, how: confirmed ? 'JOINED' : 'INVITED', userId })
}

async function recordInvitation(ctx: Needs, tx: Tx, registration: Registration, userId: string, how: string) {
  await writeSubmitted(tx, ctx, registration, { userId }, { action: 'invite', facts: { how } })
}
