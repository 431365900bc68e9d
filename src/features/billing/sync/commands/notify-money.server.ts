import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { isMailAddress, mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { type MoneyEvent, payerEmail, treasurerEmail } from '../../../emails/emails/money-notice.tsx'

/** The payer of a payment. `who` is the member if someone else pays. */
export type Payer = { name: string; email: string; who: string }

/**
 * E-mails the payer, if there is an address, and the treasurer about a change. Called in the transaction that records
 * the change, so that each e-mail is sent once. `path` is the admin page for the treasurer.
 */
export async function notifyMoney(
  ctx: Pick<Ctx, 'config' | 'club'>,
  tx: Tx,
  payer: Payer,
  event: MoneyEvent,
  path: string,
): Promise<void> {
  const { club } = ctx
  const finance = mailAddress(club.emails.finance, club.name)
  const who = payer.who || payer.name
  const isReached = isMailAddress(payer.email)
  if (isReached) {
    const email = payerEmail(event, { club: club.name, reader: payer.name, who })
    await sendEmail(ctx, tx, { to: mailAddress(payer.email, payer.name), from: finance }, email)
  }
  const emailedTo = isReached ? payer.email : ''
  const url = new URL(path, ctx.config.publicUrl).href
  await sendEmail(ctx, tx, { to: finance }, treasurerEmail(event, { who, emailedTo, url }))
}
