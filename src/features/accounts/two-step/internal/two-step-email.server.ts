import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { type TwoStepChange, twoStepEmail } from '../../../emails/emails/account.tsx'

/** E-mails the owner of an account that two-step login was turned on, turned off or reset by an administrator. */
export async function emailTwoStepChange(
  ctx: Pick<Ctx, 'db' | 'config' | 'club' | 'pages'>,
  tx: Tx,
  owner: { name: string; email: string },
  change: TwoStepChange,
): Promise<void> {
  const url = new URL(`${paths.access}?mode=reset`, ctx.config.publicUrl).href
  const message = twoStepEmail({ club: ctx.club.name, name: owner.name, url, change })
  await sendEmail(ctx, tx, { to: mailAddress(owner.email, owner.name) }, message)
}
