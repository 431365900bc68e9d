import { and, eq, ne } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { confirmEmailEmail, emailChangeNotice } from '../../../emails/emails/account.tsx'
import { createEmailLink, deleteEmailLinks } from '../../internal/email-link.server.ts'
import { removeLogin } from '../../internal/remove-login.server.ts'
import { inviteByEmail } from '../../invitations/commands/invite-by-email.server.ts'
import { hasEmail } from '../../queries/has-email.server.ts'
import { users } from '../../table.server.ts'

export type RequestEmailChange = Outcome<
  /**
   * ASKED: the address changes once it is confirmed. CHANGED: it changed at once, because the account was
   * unconfirmed.
   */
  { how: 'ASKED' | 'CHANGED' },
  /** Another account uses the address. */
  { reason: 'TAKEN' }
>

/**
 * Requests a new e-mail address for an account. The new address gets a confirmation link, valid once, for one day; the
 * old one gets a notice. Earlier links for the account stop working. An unconfirmed account changes at once and is
 * invited again at the new address. It may be a locked account, so its password, passkeys, authenticator app and
 * sessions are removed, and do not work after it has been unlocked. The caller must have checked the permission.
 */
export async function requestEmailChange(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>,
  tx: Tx,
  userId: string,
  newEmail: string,
): Promise<RequestEmailChange> {
  const email = newEmail.toLowerCase()
  const [user] = await tx
    .select({ name: users.name, email: users.email, confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!user || (await tx.$count(users, and(hasEmail(email), ne(users.id, userId)))) > 0)
    return refused('TAKEN')
  await deleteEmailLinks(tx, userId)
  if (!user.confirmed) {
    await removeLogin(tx, userId)
    await tx.update(users).set({ email, updatedAt: ctx.clock.now() }).where(eq(users.id, userId))
    await inviteByEmail(ctx, tx, { email, name: user.name })
    return done({ how: 'CHANGED' })
  }
  const { url, expiresAt } = await createEmailLink(ctx, tx, userId, email)
  const facts = { club: ctx.club.name, name: user.name, newEmail: email }
  const toNew = { to: mailAddress(email, user.name), linksUntil: expiresAt }
  await sendEmail(ctx, tx, toNew, confirmEmailEmail({ ...facts, url }))
  const info = ctx.club.emails.info
  await sendEmail(ctx, tx, { to: mailAddress(user.email, user.name) }, emailChangeNotice({ ...facts, info }))
  return done({ how: 'ASKED' })
}
