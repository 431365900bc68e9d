import { eq } from 'drizzle-orm'
import { respelledEmail } from '../../../kernel/email.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { type InvitationReader, inviteByEmail } from '../../accounts/commands/register-user.server.ts'
import { mailResetLink } from '../../accounts/commands/request-reset.server.ts'
import { hasEmail } from '../../accounts/queries/has-email.server.ts'
import { users } from '../../accounts/table.server.ts'
import { firstNameOf } from '../../members/model/member.ts'
import { contactEmail, guardianReads } from '../../members/queries/contact.server.ts'
import { guardianOfLogin } from '../../members/queries/guardian-of-login.server.ts'
import { members } from '../../members/table.server.ts'
import type { Registration } from '../queries/registration.server.ts'
import { demandManager } from '../queries/registration-facts.server.ts'
import { holdHandedIn, writeHandedIn } from './handed-in.server.ts'

export type InviteUser = Outcome<
  {
    email: string
    /** What happened: an invitation, a link to an account that had worked before, or a link to set a password anew. */
    how: 'INVITED' | 'JOINED' | 'RESET'
  },
  | { reason: 'NO_MEMBER' }
  | { reason: 'NO_EMAIL' }
  /** The account of this e-mail belongs to another member. */
  | { reason: 'TAKEN'; email: string }
>

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'secret'>

/**
 * Gives the member of a registration an account, by a link that works once: nobody sets or sends a password. The
 * address is the one that the club knows of the member, not what a registration says of somebody who was there before.
 * Somebody who was invited is invited anew; a working account gets a link to set a new password.
 * Throws Forbidden to everybody but administrators, NotFound for an unknown registration.
 * [ADM-035, ADM-036, SYS-066, resolutions A09, A13, A20, F17]
 */
export async function inviteUser(ctx: Needs, id: string): Promise<InviteUser> {
  demandManager(ctx)
  return transact(ctx, async (tx) => {
    const registration = await holdHandedIn(tx, id)
    if (!registration.memberId) return refused('NO_MEMBER')
    const [member] = await tx
      .select({
        id: members.id,
        name: members.name,
        firstName: members.firstName,
        email: contactEmail(ctx),
        guardian: { reads: guardianReads(ctx), name: members.guardianName },
        userId: members.userId,
      })
      .from(members)
      .where(eq(members.id, registration.memberId))
      .for('update')
    if (!member) return refused('NO_MEMBER')
    const invited = member.userId
      ? await again(ctx, tx, member, member.userId)
      : await anew(ctx, tx, member.email ? member : reachedBy(registration, member))
    if (invited.ok) await note(ctx, tx, registration, invited.userId, invited.how)
    return invited
  })
}

type Invited = (Extract<InviteUser, { ok: true }> & { userId: string }) | Extract<InviteUser, { ok: false }>

type Invitee = {
  id: string
  name: string
  firstName: string
  email: string
  /** Whether a guardian reads at that address, and their name; '' where it is not known. */
  guardian: { reads: boolean; name: string }
}

/** A member whose address stands in the registration alone. */
const reachedBy = (registration: Registration, member: Invitee): Invitee => ({
  ...member,
  email: registration.email || registration.guardianEmail,
  guardian: { reads: !registration.email, name: registration.guardianName },
})

/** Who reads what goes to an address: the guardian where it is theirs, else the member. */
const readerAt = (address: string, { name, firstName, email, guardian }: Invitee): InvitationReader =>
  guardian.reads && address === email.trim().toLowerCase()
    ? { name: guardian.name, firstName: firstNameOf(guardian.name), child: firstName }
    : { name, firstName }

/** The member has an account. */
async function again(ctx: Needs, tx: Tx, member: Invitee, userId: string): Promise<Invited> {
  const [user] = await tx
    .select({ id: users.id, name: users.name, email: users.email, confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) return refused('NO_EMAIL')
  if (user.confirmed) await mailResetLink(ctx, tx, user, await guardianOfLogin(ctx)(tx, user.id))
  else await inviteByEmail(ctx, tx, { email: user.email }, readerAt(user.email, member))
  return done({ email: user.email, how: user.confirmed ? 'RESET' : 'INVITED', userId })
}

/** The member has none: a new one, or the one of the same e-mail that is nobody's yet. */
async function anew(ctx: Needs, tx: Tx, member: Invitee): Promise<Invited> {
  const email = respelledEmail(member.email.trim().toLowerCase())
  if (!email) return refused('NO_EMAIL')
  const [other] = await tx
    .select({ id: members.id })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(hasEmail(email))
  if (other) return refused('TAKEN', { email })
  const invitation = { email, name: member.name }
  const { id: userId, confirmed } = await inviteByEmail(ctx, tx, invitation, readerAt(email, member))
  await tx.update(members).set({ userId, updatedAt: ctx.clock.now() }).where(eq(members.id, member.id))
  await touchEntry(tx, 'members', member.id)
  return done({ email, how: confirmed ? 'JOINED' : 'INVITED', userId })
}

async function note(ctx: Needs, tx: Tx, registration: Registration, userId: string, how: string) {
  await writeHandedIn(tx, ctx, registration, { userId }, { action: 'invite', facts: { how } })
}
