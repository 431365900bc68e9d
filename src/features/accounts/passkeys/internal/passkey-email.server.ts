import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { passkeyEmail } from '../../../emails/emails/account.tsx'

/** E-mails the owner of an account that a passkey was added or removed. */
export async function emailPasskeyChange(
  ctx: Pick<Ctx, 'db' | 'config' | 'club' | 'pages'>,
  tx: Tx,
  owner: { name: string; email: string },
  passkey: { name: string; change: 'added' | 'removed' },
): Promise<void> {
  const url = new URL(paths.passkeys, ctx.config.publicUrl).href
  const message = passkeyEmail({ club: ctx.club.name, name: owner.name, url, passkey })
  await sendEmail(ctx, tx, { to: mailAddress(owner.email, owner.name) }, message)
}
