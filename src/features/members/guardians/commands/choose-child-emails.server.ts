import { eq } from 'drizzle-orm'
import { caresFor } from '../../../../kernel/actor.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { type Limit, spend } from '../../../../platform/limits/limits.ts'
import { lockMember } from '../../queries/lock-member.server.ts'
import { findUnsharedEmails } from '../../queries/unshared-emails.server.ts'
import { members } from '../../table.server.ts'
import type { ChildEmailsInput } from '../schema.ts'

const CHOICES: Limit = { name: 'child-emails', points: 20, seconds: 3600 }

export type ChooseChildEmails = Outcome<
  object,
  /** SHARED: another person of the club uses this address. */
  { reason: 'NO_ADDRESS' | 'SHARED' } | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/**
 * Chooses whether a child gets the e-mails about them as well, and at which address. The address is for e-mails only:
 * a child with a login gets them at the address of the login. Throws NotFound unless the caller is a guardian.
 */
export async function chooseChildEmails(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  memberId: string,
  { emailsChild, copyTo }: ChildEmailsInput,
): Promise<ChooseChildEmails> {
  const { actor } = ctx
  if (actor.kind !== 'user' || !caresFor(actor, memberId)) throw new NotFound()
  // The answer SHARED says that an address is known, so it is limited.
  const spent = await spend(ctx.db, CHOICES, actor.userId)
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  return transact(ctx, async (tx) => {
    const child = await lockMember(tx, ctx, memberId)
    if (!child) throw new NotFound()
    const email = child.userId === null ? (copyTo ?? child.email) : child.email
    if (emailsChild && child.userId === null && email === '') return refused('NO_ADDRESS')
    const isNew = email !== '' && email !== child.email.toLowerCase()
    if (isNew && (await findUnsharedEmails(tx, memberId, [email])).length === 0) return refused('SHARED')
    await tx
      .update(members)
      .set({ emailsChild, email, updatedAt: ctx.clock.now(), version: child.version + 1 })
      .where(eq(members.id, memberId))
    const facts = { emailsChild, hasNewAddress: isNew }
    await audit(tx, ctx, { action: 'members.choose-child-emails', subject: `members/${memberId}`, facts })
    await touchEntry(tx, 'members', memberId)
    return done({})
  })
}
