import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { inviteByEmail } from '../../accounts/commands/register-user.server.ts'
import { mailResetLink } from '../../accounts/commands/request-reset.server.ts'
import { users } from '../../accounts/table.server.ts'
import { contactEmail } from '../../members/contact.server.ts'
import { members } from '../../members/table.server.ts'
import { demandManager } from '../queries/desk-facts.server.ts'
import type { Registration } from '../queries/registration.server.ts'
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
 * [ADM-035, ADM-036, SYS-066, decisions A09, A13, A20, F17]
 */
export async function inviteUser(ctx: Needs, id: string): Promise<InviteUser> {
  demandManager(ctx)
  return transact(ctx, async (tx) => {
    const registration = await holdHandedIn(tx, id)
    if (!registration.memberId) return refused('NO_MEMBER')
    const [member] = await tx
      .select({ id: members.id, name: members.name, email: contactEmail(ctx), userId: members.userId })
      .from(members)
      .where(eq(members.id, registration.memberId))
      .for('update')
    if (!member) return refused('NO_MEMBER')
    const invited = member.userId
      ? await again(ctx, tx, member.userId)
      : await anew(ctx, tx, {
          ...member,
          email: member.email || registration.email || registration.guardianEmail,
        })
    if (invited.ok) await note(ctx, tx, registration, invited.userId, invited.how)
    return invited
  })
}

type Invited = (Extract<InviteUser, { ok: true }> & { userId: string }) | Extract<InviteUser, { ok: false }>

/** The member has an account. */
async function again(ctx: Needs, tx: Tx, userId: string): Promise<Invited> {
  const [user] = await tx
    .select({ id: users.id, name: users.name, email: users.email, confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) return refused('NO_EMAIL')
  if (user.confirmed) await mailResetLink(ctx, tx, user)
  else await inviteByEmail(ctx, tx, { email: user.email, name: user.name })
  return done({ email: user.email, how: user.confirmed ? 'RESET' : 'INVITED', userId })
}

/** The member has none: a new one, or the one of the same e-mail that is nobody's yet. */
async function anew(
  ctx: Needs,
  tx: Tx,
  member: { id: string; name: string; email: string },
): Promise<Invited> {
  const email = member.email.trim().toLowerCase()
  if (!email) return refused('NO_EMAIL')
  const [other] = await tx
    .select({ id: members.id })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(eq(users.email, email))
  if (other) return refused('TAKEN', { email })
  const { id: userId, confirmed } = await inviteByEmail(ctx, tx, { email, name: member.name })
  await tx.update(members).set({ userId, updatedAt: ctx.clock.now() }).where(eq(members.id, member.id))
  await touchEntry(tx, 'members', member.id)
  return done({ email, how: confirmed ? 'JOINED' : 'INVITED', userId })
}

async function note(ctx: Needs, tx: Tx, registration: Registration, userId: string, how: string) {
  await writeHandedIn(tx, ctx, registration, { userId }, { action: 'invite', facts: { how } })
}
