import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { passwordResetEmail } from '../../../emails/emails/password-link.tsx'
import { createPasswordLink } from '../../internal/password-link.server.ts'
import type { PasswordLinkOwner } from '../queries/password-link-owner.server.ts'

/** Receives the password links of an account instead of its owner: the guardian of a minor. */
export type LinkRecipient = { name: string; email: string }
export type FindLinkRecipient = (tx: Tx, userId: string) => Promise<LinkRecipient | undefined>

/** E-mails a new link to set a password to the user, or to `recipient` if given. */
export async function emailResetLink(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club'>,
  tx: Tx,
  user: PasswordLinkOwner,
  recipient?: LinkRecipient,
): Promise<void> {
  const { url, expiresAt } = await createPasswordLink(ctx, tx, user.id)
  const email = passwordResetEmail({
    club: ctx.club.name,
    name: recipient?.name ?? user.name,
    child: recipient && user.name,
    url,
  })
  const to = recipient ?? user
  await sendEmail(ctx, tx, { to: mailAddress(to.email, to.name), linksUntil: expiresAt }, email)
}
