import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { guardianInvitations, guardians } from '../../family/table.server.ts'
import { lockMember } from '../../queries/lock-member.server.ts'
import { guardianAddedEmail, guardianWelcomeEmail } from '../emails/guardian.tsx'
import { MAX_GUARDIANS } from '../model.ts'
import { guardiansOf } from '../queries/guardians.server.ts'

type Needs = Pick<Ctx, 'clock' | 'config' | 'club' | 'actor' | 'heldMails'>
type Account = { id: string; name: string; email: string }

export type AddGuardian = Outcome<
  { firstName: string },
  /** ADULT: adults have no guardian. SELF: the login is the child's own. */
  { reason: 'FULL' | 'ADULT' | 'SELF' | 'UNKNOWN' }
>

/**
 * Makes an account a guardian of a child, in the first free place, and e-mails the new and the other guardian. Does
 * nothing if it is one already. The caller has checked the permission.
 */
export async function addGuardian(
  ctx: Needs,
  tx: Tx,
  { memberId, account }: { memberId: string; account: Account },
): Promise<AddGuardian> {
  const child = await lockMember(tx, ctx, memberId)
  if (!child) return refused('UNKNOWN')
  if (!child.minor) return refused('ADULT')
  if (child.userId === account.id) return refused('SELF')
  const others = await guardiansOf(tx, memberId)
  const { firstName } = child
  if (others.some(({ userId }) => userId === account.id)) return done({ firstName })
  if (others.length >= MAX_GUARDIANS) return refused('FULL')
  const place = others.some((other) => other.place === 1) ? 2 : 1
  await tx.insert(guardians).values({ memberId, userId: account.id, place, createdAt: ctx.clock.now() })
  // Both places are taken, so pending invitations are deleted.
  if (others.length + 1 === MAX_GUARDIANS)
    await tx.delete(guardianInvitations).where(eq(guardianInvitations.memberId, memberId))
  await audit(tx, ctx, { action: 'members.add-guardian', subject: `members/${memberId}` })
  const facts = { club: ctx.club.name, child: firstName, url: familyUrl(ctx) }
  const welcome = guardianWelcomeEmail({ ...facts, name: account.name })
  await sendEmail(ctx, tx, { to: mailAddress(account.email, account.name) }, welcome)
  for (const { name, email } of others) {
    const notice = guardianAddedEmail({ ...facts, name, other: account.name })
    await sendEmail(ctx, tx, { to: mailAddress(email, name) }, notice)
  }
  return done({ firstName })
}

const familyUrl = ({ config }: Pick<Ctx, 'config'>): string => new URL(paths.family, config.publicUrl).href
